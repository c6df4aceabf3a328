"""Playing in a terminal: long lists by parts, what others did, Tab, the pager, narrow and wide screens."""

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
from tharsis.locale import Telling, Words
from toy import GAME


def bids():
    """What the first seat can bid in the game of seed 5."""
    words = Words("en", [GAME])
    return [words.of(GAME, "card", f"c{card}") for card in GAME.new(seed=5).hand(0)]


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
    first, second, third = bids()
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
    assert [f"why Bid {name}" for name in bids()] == why[:3]
    assert len(why) == 20
    assert undo == ["undo"]
    assert bid == [f"Bid {name}" for name in bids()]
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
