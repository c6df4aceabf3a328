"""``bench/people.py``: what many games say of bots beside people."""

import importlib.util
import sys
from pathlib import Path

import pytest

from importer.records import GAME as RECORD
from tharsis.bots.analysis import Agreement, Foresight
from tharsis.kernel import Match, Rng, game
from tharsis.kernel.replay import record

SCRIPT = Path(__file__).parents[2] / "bench" / "people.py"


@pytest.fixture
def people(monkeypatch):
    spec = importlib.util.spec_from_file_location("people", SCRIPT)
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "people", module)
    spec.loader.exec_module(module)
    return module


def finished():
    """A whole game of chance."""
    rules = game("twilight-struggle")
    match = Match(rules.new(seed=3), 3)
    rng = Rng()
    rng.seed(3)
    while not match.state.over:
        seat = match.state.actor()
        legal = match.state.legal(seat)
        match.play(seat, rules.actions.notation(legal[rng.below(len(legal))]))
    return record(match).text()


def test_it_prints_both_tables(people, tmp_path, monkeypatch, capsys):
    (tmp_path / "a.txt").write_text(RECORD)
    (tmp_path / "b.json").write_text(finished())
    files = [str(tmp_path / name) for name in ("a.txt", "b.json")]
    monkeypatch.setattr(people, "DRAWS", 80)
    monkeypatch.setattr(sys, "argv", ["people.py", *files, "--bots", "random"])
    people.main()
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "2 games"
    assert lines[2].startswith("| bot | decisions | first choice | at random | with an order |")
    assert lines[4].startswith("| random | ")
    assert lines[6] == "| turn | games with a result | random | the score alone |"
    assert lines[-2].startswith("| all | 1 | 0.")


def test_a_figure_has_an_interval_around_it(people):
    games = [people.Seen(Agreement(decisions=10, first=n), []) for n in (2, 4, 6)]
    assert people.figure(games, people.first, ".1%") == "40.0% (20.0% – 60.0%)"
    assert people.figure([], people.first, ".1%") == ""


def test_turns_are_counted_game_by_game(people):
    games = [
        people.Seen(Agreement(), [Foresight(1, 10, 0.1, None), Foresight(None, 10, 0.1, None)]),
        people.Seen(Agreement(), [Foresight(1, 90, 0.3, 0.2), Foresight(None, 90, 0.3, 0.2)]),
    ]
    assert people.odds(1, games) == pytest.approx(0.2)
    assert people.plain(None, games) == pytest.approx(0.2)
