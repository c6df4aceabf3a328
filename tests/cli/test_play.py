"""Playing in the terminal, line by line."""

import json
import re

import pytest

from tharsis.cli.session import Session
from tharsis.games.twilight_struggle.codes import US, USSR
from tharsis.games.twilight_struggle.scenario import TSScenario
from tharsis.kernel import IllegalMove, Match
from tharsis.kernel.replay import read
from tharsis.kernel.telling import tell_nothing
from tharsis.locale import Words
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
        f"why bid c{strange}", f"bid c{strange}", f"why bid c{held}", "why", "raid", "fly", "99", "", "undo",
        f"bid c{held}", "quit",
    ]  # fmt: skip
    output = tharsis("play", "toy", "--seed", "5", typed="\n".join(lines) + "\n").output
    assert output.count("You do not hold") == 2
    assert "· rule 2.1" in output
    assert "This is allowed." in output
    assert "Say which action: why ACTION" in output
    assert "“raid” is no action. Answer with the number of an option" in output
    assert "“fly” is no action" in output
    assert "Choose a number from 1 to 3." in output
    assert "why ACTION        why an action is not allowed" in output
    assert "Nothing can be taken back" in output
    assert "Traceback" not in output


def test_the_table_short_long_and_by_part(tharsis):
    lines = "look\nlook all\nlook HA\nlook seat 2\nlook sea\nlook moon\nquit\n"
    shown = tharsis("play", "toy", "--seed", "5", typed=lines).output.split("> ")[1:]
    short, long, hand, row, rows, nowhere, _ = shown
    assert f"Round 1 of 8\nCards in the deck: 14\n\nYour hand\n{hand_of(0)[0]}\n" in short
    assert "Player  coins  lanterns  cards" in short
    assert "Seat 2  2      1         3" in short
    assert "Discarded" in long
    assert "Discarded" not in short
    assert f"Your hand\n{hand_of(0)[0]}" in hand
    assert "Players" not in hand
    assert "Seat 2  2" in row
    assert "Seat 1" not in row
    assert "Seat 1  2" in rows
    assert "Nothing on the table is called “moon”. There are: Round 1 of 8, Your hand" in nowhere
    korean = tharsis("play", "toy", "--seed", "5", typed="look 손\nquit\n", language="ko").output
    assert f"손에 든 카드\n{hand_of(0, 'ko')[0]}" in korean


def hand_of(seat, language="en"):
    """The names of a seat's first cards in the game of seed 5."""
    words = Words(language, [GAME])
    return [words.of(GAME, "card", f"c{card}") for card in GAME.new(seed=5).hand(seat)]


def test_a_game_that_tells_nothing_says_so(tharsis, monkeypatch):
    monkeypatch.setattr(GAME, "tell", tell_nothing)
    assert "no words for its table" in tharsis("play", "toy", typed="look\nquit\n").output


def test_an_answer_in_words_or_their_beginning(tharsis):
    first, second, _ = hand_of(0)
    shown = tharsis("play", "toy", "--seed", "5", typed=f"BID {first}\nquit\n").output
    assert f"Seat 1 bid {first}." in shown
    shown = tharsis("play", "toy", "--seed", "5", typed=f"bid {second[:-3]}\nquit\n").output
    assert f"Seat 1 bid {second}." in shown
    shown = tharsis("play", "toy", "--seed", "5", typed="bi\nquit\n").output
    assert "“bi” can mean several of your options. Choose by number: 1, 2, 3." in shown
    assert "Seat 1 bid" not in shown


def test_many_options_stand_in_columns_and_odds_lists_them(tharsis):
    typed = "odds\nquit\n"
    shown = tharsis("play", "twilight-struggle", "--seed", "5", typed=typed).output.split("> ")
    (line,) = [line for line in shown[0].splitlines() if line.startswith(" 1  ")]
    assert line.startswith(" 1  Place influence in Canada ")
    assert line.count("Place influence in") > 1
    assert "place canada" not in shown[0]
    assert "   1  Place influence in Canada  " in shown[1]
    assert "place canada" not in shown[1]
    assert shown[1].count("\n") == 14


def test_notation_stands_beside_the_options_for_who_wants_it(tharsis):
    shown = tharsis(
        "play", "twilight-struggle", "--seed", "5", "--notation", typed="place canada\nquit\n"
    ).output
    assert "   1  Place influence in Canada          place canada" in shown
    assert "The US gains 1 influence in Canada" in shown


def test_odds_stand_beside_the_options(tharsis, monkeypatch):
    monkeypatch.setattr(GAME, "foretell", lambda action, speaker: "surely" if action["verb"] == "bid" else "")
    shown = tharsis("play", "toy", "--seed", "5", typed="quit\n").output
    assert f"1  Bid {hand_of(0)[0]} (surely)  " in shown


def test_cards_by_name(tharsis):
    lines = "card duck and cover\ncard FIDEL\ncard kal\ncard co\ncard zorro\ncard\nquit\n"
    shown = tharsis("play", "twilight-struggle", typed=lines).output.split("> ")[1:]
    duck, fidel, begun, several, nobody, which, _ = shown
    assert "Duck and Cover\nUS event · 3 operations · Early War\n" in duck
    assert "Leaves the game after its event" in fidel
    assert "Soviets Shoot Down KAL-007\nUS event · 4 operations" in begun
    assert several.startswith("\n6 cards are called “co…”:\nAsk Not What Your Country Can Do For You...\n")
    assert "No card is called “zorro”" in nobody
    assert "Say which card: card NAME" in which
    korean = tharsis("play", "twilight-struggle", typed="card 덕 앤\nquit\n", language="ko").output
    assert "미국 사건 · 작전 점수 3 · 초기 냉전" in korean
    assert "toy has no cards" in tharsis("play", "toy", typed="card x\nquit\n").output


def test_the_log_and_the_rules(tharsis):
    lines = "1\nlog\nlog all\nrules 2.2\nrules 77\nquit\n"
    shown = tharsis("play", "toy", "--seed", "5", typed=lines).output.split("> ")[2:]
    latest, everything, rule, none, _ = shown
    assert latest.startswith("   1  Seat 1 bid ")
    assert "· rule 2.2" in latest
    assert latest == everything
    assert "2.2 Reveal" in rule
    assert "has no rule 77" in none


def numbers_in(log):
    """Those of the lines; a long one goes on below, under its words."""
    return [int(number) for number in re.findall(r"^ *(\d+)  \S", log, re.MULTILINE)]


def test_the_log_is_cut_to_its_end_unless_all_is_wanted(tharsis):
    lines = "1\n" * 12 + "log\nlog all\nquit\n"
    shown = tharsis("play", "twilight-struggle", "--seed", "5", typed=lines).output
    *_, latest, everything, _ = shown.split("> ")
    numbers = numbers_in(latest)
    assert len(numbers) == 30
    assert numbers_in(everything) == list(range(1, numbers[-1] + 1))


def test_each_person_reads_what_happened_since_their_own_last_move(tharsis):
    lines = "\n1\n\n1\n" + "\n1\n" * 3 + "quit\n"
    shown = tharsis("play", "toy", "--seed", "5", "--bots", "human,human", typed=lines).output
    assert shown.count(f"  Seat 1 bid {hand_of(0)[0]}.") == 2


def test_an_undo_takes_the_news_back_with_it(tharsis):
    lines = "1\n2\nundo\n3\nquit\n"
    shown = tharsis("play", "twilight-struggle", "--seed", "5", typed=lines).output.split("> ")
    _, canada, kingdom, undone, norway, _ = shown
    assert canada.startswith("  The US gains 1 influence in Canada, now 3\n\nUS: Setup: place 6 more")
    assert kingdom.startswith(
        "  The US gains 1 influence in United Kingdom, now 6\n\nUS: Setup: place 5 more"
    )
    assert undone.startswith("\nUS: Setup: place 6 more")
    assert norway.startswith("  The US gains 1 influence in Norway, now 1\n\nUS: Setup: place 5 more")


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
    assert "There is no file /no/such/folder/game.json." in nowhere.replace("\n", "")


def test_two_people_hand_the_keyboard_over(tharsis):
    output = tharsis("play", "toy", "--bots", "human,human", typed="\n1\n\n1\nquit\n").output
    assert "Seat 1 decides now. Press Enter" in output
    assert "Seat 2 decides now. Press Enter" in output


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
    assert "toy is for 2 to 4, not for 7" in tharsis("play", "toy", "--seats", "7").output


def test_resuming_another_file_is_refused(tharsis, tmp_path):
    file = tmp_path / "x.json"
    file.write_text(json.dumps({"hello": 1}))
    assert "This is no replay file that can be read." in tharsis("play", "toy", "--resume", str(file)).output
    assert "There is no file" in tharsis("play", "toy", "--resume", str(tmp_path / "none")).output


def test_what_loses_the_game_is_done_only_when_it_is_said_twice(capsys):
    """At DEFCON 2 a coup in a battleground ends it; one elsewhere is done at once."""
    table = TSScenario().at(4).defcon(2).us(canada=4, nigeria=1, sudan=1).ussr(poland=4)
    s = table.hold(USSR, "decolonization", "nasser").hold(US, "fidel").round(USSR)
    for move in ("play decolonization", "ops", "coup-attempt"):
        s = s.play(USSR, s.game.actions.parse(move))
    session = Session(Match(s), [None, None])
    session.seat = USSR
    with pytest.raises(IllegalMove, match="enter it again"):
        session.answer("coup nigeria")
    assert "nuclear war" in capsys.readouterr().out
    assert not session.s.over
    session.answer("coup nigeria")
    assert session.s.over
    other = Session(Match(s), [None, None])
    other.seat = USSR
    other.answer("coup sudan")
    assert not other.s.over
