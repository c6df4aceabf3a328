"""Playing in the terminal, line by line."""

import json
import os
import pty
import re
import subprocess
import sys

import pytest
from rich.cells import cell_len
from rich.console import Console

from tharsis.cli.keyboard import matching
from tharsis.cli.menu import Menu
from tharsis.cli.news import Deeds, Digest, Stretch, show_news
from tharsis.cli.rendering import paged
from tharsis.games.twilight_struggle.codes import US
from tharsis.games.twilight_struggle.scenario import TSScenario
from tharsis.kernel import games
from tharsis.kernel.replay import read
from tharsis.kernel.telling import tell_nothing
from tharsis.locale import Telling, Words
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
    assert "No such file or directory" in nowhere


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
    assert "toy is for 2 to 4 seats, not 7" in tharsis("play", "toy", "--seats", "7").output


def test_resuming_another_file_is_refused(tharsis, tmp_path):
    file = tmp_path / "x.json"
    file.write_text(json.dumps({"hello": 1}))
    assert "this is not a replay" in tharsis("play", "toy", "--resume", str(file)).output
    assert "No such file" in tharsis("play", "toy", "--resume", str(tmp_path / "none")).output


# -- long lists -------------------------------------------------------------------------------------


@pytest.fixture
def world():
    """A position of Twilight Struggle in which influence can go to most of the world, and its menu."""
    game = games()["twilight-struggle"]
    bases = dict.fromkeys(("france", "iran", "thailand", "nigeria", "panama", "venezuela", "egypt"), 1)
    s = TSScenario().us(**bases).operations(US, 4)
    s = s.play(US, game.actions.parse("influence"))
    telling = Telling.of(Words("en"), s, 0)
    places = {row[0]: part.title for part in game.tell_board(telling.speaker) for row in part.rows}
    return Menu(telling, places)


def test_many_options_are_shown_by_the_parts_of_the_board(world):
    parts = world.parts(world.everything)
    assert [part.title for part in parts][:3] == ["Europe", "Middle East", "Asia"]
    assert sorted(number for part in parts for number in part.numbers) == list(world.everything.numbers)
    assert not world.parts(parts[0])


def test_options_of_several_kinds_are_shown_by_what_they_do(world):
    actions = world.telling.view["legal"]
    for number in range(20):
        actions.append({"do": f"play {number}", "verb": "play", "args": {"card": "card/fidel"}})
    titles = [part.title for part in world.parts(world.everything)]
    assert titles == ["Place influence in …", "Play …"]
    (places, _) = world.parts(world.everything)
    assert world.parts(places)[0].title == "Europe"


def test_options_with_nothing_in_common_are_shown_by_runs(world):
    world = Menu(world.telling, {})
    parts = world.parts(world.everything)
    assert len(parts[0].numbers) == 20
    assert parts[0].title == "Place influence in Canada … Place influence in Saharan States"


def test_a_letter_opens_a_part_and_numbers_stay_the_same(tharsis, monkeypatch):
    monkeypatch.setattr("tharsis.cli.menu.MANY", 2)
    monkeypatch.setattr("tharsis.cli.menu.RUN", 2)
    first, second, third = hand_of(0)
    shown = tharsis("play", "toy", "--seed", "5", typed="a\noptions\n2\nquit\n").output.split("> ")
    asked, opened, again, answered, _ = shown
    assert f"   a  Bid {first} … Bid {second}  2 options\n   3  Bid {third}" in asked
    assert opened.startswith(f"   1  Bid {first}")
    assert f"Bid {third}" not in opened
    assert again.strip() == asked.partition("\n")[2].strip()
    assert f"Seat 1 bid {second}." in answered


# -- what others did --------------------------------------------------------------------------------


def entry(key, **args):
    return {"key": key, "args": args}


def test_the_news_are_grouped_by_who_brought_them_and_alike_lines_are_told_once():
    deeds = Deeds([(-1, 1)])
    deeds.add(1, 4)
    deeds.add(0, 5)
    entries = [
        entry("start"),
        entry("gain", side="side/us", change=1, now=1),
        entry("gain", side="side/us", change=1, now=2),
        entry("lose", side="side/us"),
        entry("gain", side="side/nobody", change=1, now=3),
    ]
    lines = ["Start", "gains 1, now 1", "gains 1, now 2", "loses", "gains 1, now 3"]
    news = Digest(deeds, ["Ann", "Bo"], {"side/nobody": "Nobody"}).of(entries, lines, 0)
    assert [(stretch.by, stretch.lines) for stretch in news] == [
        ("", [("Start", 1)]),
        ("Bo", [("gains 1, now 2", 2), ("loses", 1)]),
        ("Nobody", [("gains 1, now 3", 1)]),
    ]
    deeds.back_to(4)
    assert deeds.mover(4) == -1


def test_what_bots_did_stands_under_their_names(tharsis):
    shown = tharsis("play", "twilight-struggle", "--seed", "5", typed="quit\n").output
    assert "  The US draws 8 cards\nUSSR\n  The USSR gains 1 influence in " in shown
    assert "(×" in shown


def test_long_news_are_cut_and_say_so(capsys):
    show_news([Stretch("Bo", [(f"line {n}", 1) for n in range(30)])], ["Ann", "Bo"], "Ann")
    told = capsys.readouterr().out.splitlines()
    assert told[:3] == ["6 lines before these are in the log.", "Bo", "  line 6"]
    assert told[-1] == "  line 29"


# -- in a terminal ----------------------------------------------------------------------------------


def test_tab_completes_commands_answers_and_names(tharsis, monkeypatch):
    told = []

    def listening(complete):
        lines = ["look h", "card x", "why b", "un", "bid", "rules 2"]
        told.append(complete)
        return lambda mark: [told.append(complete(line)) for line in lines] and "quit"

    monkeypatch.setattr("tharsis.cli.session.keyboard", listening)
    tharsis("play", "toy", "--seed", "5")
    _, look, card, why, undo, bid, rules = told
    assert look == ["look Your hand"]
    assert card == []
    assert [f"why Bid {name}" for name in hand_of(0)] == why[:3]
    assert len(why) == 20
    assert undo == ["undo"]
    assert bid == [f"Bid {name}" for name in hand_of(0)]
    assert rules[0] == "rules 2.1"


def test_what_matches_begins_so_or_has_a_word_that_does():
    assert matching("ra", ["Iran", "Rack", "The rail", "Rack"]) == ["Rack", "The rail"]


def test_in_a_terminal_tab_completes_and_the_game_goes_on():
    master, slave = pty.openpty()
    env = {**os.environ, "THARSIS_LANG": "en", "TERM": "xterm", "PROMPT_TOOLKIT_NO_CPR": "1"}
    command = [sys.executable, "-c", "from tharsis.cli import main; main()"]
    words = ["play", "twilight-struggle", "--seed", "5", "--bots", "human,random"]
    with subprocess.Popen([*command, *words], stdin=slave, stdout=slave, stderr=slave, env=env) as run:
        os.close(slave)
        heard = wait_for(master, "Austria")
        os.write(master, b"place influence in cana\t\r")
        heard += wait_for(master, "place 6 more")
        os.write(master, b"quit\r")
        heard += wait_for(master, "Goodbye.")
    os.close(master)
    assert run.returncode == 0
    assert "gains 1 influence in Canada, now 3" in heard


def wait_for(master, words):
    """What a terminal shows, until these words."""
    heard = ""
    while words not in heard:
        heard += os.read(master, 4096).decode(errors="replace")
    return heard


def test_what_is_longer_than_the_screen_goes_through_the_pager(monkeypatch, capsys):
    pages = []
    screen = Console(force_terminal=True, width=80, height=10, highlight=False)
    monkeypatch.setattr("tharsis.cli.rendering.console", screen)
    monkeypatch.setattr("sys.stdin.isatty", lambda: True)
    monkeypatch.setattr("tharsis.cli.rendering.SystemPager.show", lambda self, text: pages.append(text))
    for rows in (3, 30):
        with paged():
            screen.print("\n".join(f"row {n}" for n in range(rows)))
    assert len(pages) == 1
    assert "row 29" in pages[0]
    assert "row 2" in capsys.readouterr().out


@pytest.mark.parametrize("width", [60, 160])
@pytest.mark.parametrize("language", ["en", "ko"])
@pytest.mark.parametrize("id", list(games()))
def test_ten_decisions_of_each_game_fit_the_screen_whole(tharsis, id, language, width):
    """No line is too long or cut, whatever the language, and no notation is shown."""
    typed = "help\n" + "2\n" * 10 + "look\nodds\nlog\nquit\n"
    words = ("play", id, "--seed", "3", "--seats", "2", "--bots", "human,random")
    result = tharsis(*words, typed=typed, language=language, width=width)
    assert result.exit_code == 0
    lines = result.output.splitlines()
    assert max(cell_len(line.rstrip().removeprefix("> ")) for line in lines) <= width
    cut = [line for line in lines if line.rstrip().endswith("…") and "…:" not in line]
    assert not cut
    assert not re.search(r"\w_\w", result.output)
