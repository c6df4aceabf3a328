"""Playing in the terminal, line by line."""

import json

from tharsis.kernel.replay import read
from toy import GAME


def test_a_whole_game_by_numbers(tharsis):
    result = tharsis("play", "toy", "--seed", "5", typed="1\n" * 200)
    assert result.exit_code == 0
    assert "Round 1: bid a card  · rule 2.1" in result.output
    assert "Seat 1: " in result.output
    assert "All rounds are played." in result.output or "thirty coins" in result.output
    assert "1. Seat" in result.output


def test_a_game_in_korean(tharsis):
    result = tharsis("play", "toy", "--seed", "5", typed="1\n1\nquit\n", language="ko")
    assert "1라운드: 카드를 내세요  · 규칙 2.1" in result.output
    assert "안녕히 가세요." in result.output


def test_notation_why_and_errors(tharsis):
    s = GAME.new(seed=5)
    held, strange = s.hand(0)[0], next(card for card in range(20) if card not in s.hand(0))
    lines = [
        f"why bid c{strange}", f"bid c{strange}", f"why bid c{held}", "why", "bid", "fly", "99", "", "undo",
        f"bid c{held}", "quit",
    ]  # fmt: skip
    output = tharsis("play", "toy", "--seed", "5", typed="\n".join(lines) + "\n").output
    assert output.count("You do not hold") == 2
    assert "· rule 2.1" in output
    assert "This is allowed." in output
    assert "Say which action: why NOTATION" in output
    assert "write 'bid <card>'" in output
    assert "no verb 'fly'" in output
    assert "Choose a number from 1 to 3." in output
    assert "why NOTATION         why an action is not allowed" in output
    assert "this cannot be taken back" in output
    assert "Traceback" not in output


def test_look_log_and_rules(tharsis):
    output = tharsis(
        "play", "toy", "--seed", "5", typed="look\nlook all\n1\nlog\nrules 2.2\nrules 77\nquit\n"
    ).output
    assert output.count("coins: [2, 2]") == 2
    assert "hands: [[c" in output
    assert "Seat 1 bid" in output
    assert "2.2 Reveal" in output
    assert "has no rule 77" in output


def test_save_and_resume(tharsis, tmp_path):
    file = tmp_path / "game.json"
    output = tharsis("play", "toy", "--seed", "5", typed=f"1\nsave {file}\nquit\n").output
    assert f"Saved as {file}." in output.replace("\n", "")
    saved = read(file.read_text(), {"toy": GAME})
    assert saved.moves
    saved.verify()
    again = tharsis("play", "toy", "--resume", str(file), typed="log\nquit\n")
    assert again.exit_code == 0
    assert "Seat 1 bid" in again.output
    nowhere = tharsis("play", "toy", typed="save /no/such/folder/game.json\nquit\n").output
    assert "No such file or directory" in nowhere


def test_two_people_hand_the_keyboard_over(tharsis):
    output = tharsis("play", "toy", "--bots", "human,human", typed="\n1\n\n1\nquit\n").output
    assert "Seat 1 decides now. Press Enter" in output
    assert "Seat 2 decides now. Press Enter" in output


def test_a_simultaneous_answer_can_be_taken_back(tharsis):
    output = tharsis(
        "play", "toy", "--bots", "human,human,human", "--seats", "3", typed="\n1\n\nretract\nquit\n"
    ).output
    assert "there is no answer of yours to take back" in output


def test_bots_play_alone(tharsis):
    result = tharsis("play", "toy", "--bots", "random,random", "--seed", "1")
    assert result.exit_code == 0
    assert "1. Seat" in result.output


def test_wrong_players_are_refused(tharsis):
    assert (
        "There is no player oracle; choose human, random, search."
        in tharsis("play", "toy", "--bots", "oracle,x").output
    )
    assert "3 players are named for 2 seats" in tharsis("play", "toy", "--bots", "human,random,random").output
    assert "toy is for 2 to 4 seats, not 7" in tharsis("play", "toy", "--seats", "7").output


def test_resuming_another_file_is_refused(tharsis, tmp_path):
    file = tmp_path / "x.json"
    file.write_text(json.dumps({"hello": 1}))
    assert "this is not a replay" in tharsis("play", "toy", "--resume", str(file)).output
    assert "No such file" in tharsis("play", "toy", "--resume", str(tmp_path / "none")).output
