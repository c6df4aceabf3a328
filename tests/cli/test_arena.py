"""The commands of the arena: tournaments, balance, datasets, and what they say when something is wrong."""

import json

import pytest

from tharsis.arena.dataset import read
from tharsis.kernel import Match, game
from tharsis.kernel.replay import record
from toy import GAME

TM = game("terraforming-mars")


def test_a_tournament(tharsis):
    words = ("arena", "toy", "-n", "6", "--seats", "2", "--seed", "7", "--workers", "1")
    assert "6 games of Lanterns" in tharsis(*words).output
    found = json.loads(tharsis(*words, "--json").output)
    assert found["games"] == 6
    assert len(found["played"]) == 6
    assert sum(seat["wins"] for seat in found["by_seat"]) == pytest.approx(1)


def test_a_tournament_in_korean(tharsis):
    words = ("arena", "toy", "-n", "4", "--workers", "1")
    assert "등불 4판" in tharsis(*words, language="ko").output


def test_two_levels_that_met_stand_in_the_record(tharsis, tmp_path):
    file = tmp_path / "ladder.json"
    words = ("arena", "terraforming-mars", "--bots", "regular,novice", "-n", "4", "--workers", "1")
    assert tharsis(*words, "--ladder", str(file)).exit_code == 0
    (rung,) = json.loads(file.read_text())
    assert (rung["level"], rung["below"], rung["games"]) == ("regular", "novice", 4)


def test_what_is_no_record_is_refused_before_anything_is_played(tharsis, tmp_path):
    file = tmp_path / "notes.json"
    file.write_text("{}x")
    words = ("arena", "terraforming-mars", "--bots", "regular,novice", "-n", "100000", "--workers", "1")
    told = tharsis(*words, "--ladder", str(file))
    assert "This is no record of the ladder." in told.output
    assert file.read_text() == "{}x"


def test_two_bots_until_it_is_certain(tharsis, tmp_path, monkeypatch):
    monkeypatch.setattr("tharsis.arena.tournament.FIRST_LOOK", 10)
    monkeypatch.setattr("tharsis.arena.report.draw_all", lambda sheets, folder: {})  # tested on its own
    folder = tmp_path / "results"
    words = ("arena", "terraforming-mars", "--bots", "random,heuristic", "-n", "60", "--workers", "1")
    told = tharsis(*words, "--out", str(folder)).stdout
    assert "Heuristic is stronger" in told
    assert "20 of 60 games of Terraforming Mars; the others were no longer needed." in told
    assert "<h1>Terraforming Mars: games of bots</h1>" in (folder / "report.html").read_text()
    parts = sorted((folder / "games").iterdir())
    assert "20 of 60 games" in tharsis(*words, "--out", str(folder)).stdout
    assert sorted((folder / "games").iterdir()) == parts


def test_balance(tharsis, tmp_path):
    words = ("balance", "toy", "--bots", "random", "-n", "20", "--workers", "1")
    told = tharsis(*words, "--markdown", str(tmp_path / "balance.md")).stdout
    assert "Cards bid" in told
    assert "| Seat | Games |" in (tmp_path / "balance.md").read_text()
    found = json.loads(tharsis(*words, "--json").output)
    assert found["clock"] == {"8": 20}
    assert found["deeds"]["bid"]
    assert "낸 카드" in tharsis(*words, language="ko").stdout


def test_a_dataset_of_bots_and_replays(tharsis, tmp_path):
    match = Match(TM.new(seed=3))
    while match.state.moves < 12:
        seat = match.state.actor()
        match.play(seat, TM.actions.notation(match.state.legal(seat)[0]))
    (tmp_path / "one.json").write_text(record(match).text())
    (tmp_path / "two.txt").write_text("no game at all")
    (tmp_path / "other.json").write_text(record(Match(GAME.new(seed=1))).text())
    folder = tmp_path / "set"
    words = ["dataset", "terraforming-mars", str(folder), "-n", "2", "--bots", "random", "--workers", "1"]
    files = [str(tmp_path / name) for name in ("one.json", "two.txt", "other.json")]
    result = tharsis(*words, *files)
    assert result.exit_code == 1
    assert "two.txt: not imported" in result.output
    assert "This file is a game of toy." in result.output
    assert "of 3 games are in" in result.output
    frame = read(folder, TM).frame
    assert set(frame["source"]) == {"", files[0]}
    assert frame["worth"].null_count() == len(frame.filter(frame["source"] != ""))
    assert "is there already" in tharsis(*words).output


def test_a_dataset_of_the_finished_tables_of_a_server(tharsis, tmp_path, monkeypatch):
    match = Match(TM.new(seed=3))
    match.play(0, TM.actions.notation(match.state.legal(0)[0]))
    asked = []

    def finished(id, database):
        asked.append((id, database))
        return {"table-1": record(match).text()}

    monkeypatch.setattr("tharsis.server.commands.finished_games", finished)
    folder = tmp_path / "set"
    found = tharsis("dataset", "terraforming-mars", str(folder), "--database", "sqlite:///x", "--json")
    assert json.loads(found.output) == {"positions": 1, "games": 1, "path": str(folder), "failed": {}}
    assert asked == [("terraforming-mars", "sqlite:///x")]


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("arena", "toy", "--bots", "oracle"), "no bot oracle"),
        (("arena", "toy", "--bots", "random,search,random"), "Name each bot once"),
        (
            ("arena", "toy", "--bots", "random,search,random", "--pairing", "seated"),
            "3 bots are named for 2 seats",
        ),
        (("arena", "toy", "--pairing", "knockout"), "no pairing knockout"),
        (("arena", "toy", "--engine", "steam"), "no engine steam"),
        (("arena", "toy", "--decisions"), "Name a folder for the decisions with --out."),
        (("arena", "toy", "--bots", "random,search", "--ladder", "l.json"), "toy has no levels"),
        (("arena", "on-mars", "--bots", "random,regular", "--ladder", "l.json"), "two neighbouring levels"),
        (("arena", "toy", "-n", "0"), "--games is a number: 1 or more."),
        (("arena", "toy", "-o", "speed"), "NAME=VALUE"),
        (("arena", "toy", "-o", "speed=3"), "toy has no options"),
        (("balance", "toy"), "no bot heuristic"),
        (("dataset", "terraforming-mars", "somewhere"), "Say what to read"),
        (("dataset", "toy", "somewhere", "-n", "1", "--bots", "random"), "no observation"),
        (("dataset", "terraforming-mars", "somewhere", "missing.json"), "There is no file missing.json."),
    ],
)
def test_errors_are_sentences(tharsis, words, told, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    result = tharsis(*words)
    assert result.exit_code in (1, 2)
    assert told in result.output
    assert "Traceback" not in result.output
    assert not list(tmp_path.iterdir())


def test_a_folder_of_another_job_is_refused(tharsis, tmp_path):
    words = ("arena", "toy", "-n", "2", "--workers", "1", "--out", str(tmp_path / "results"))
    assert tharsis(*words).exit_code == 0
    result = tharsis(*words, "--seed", "9")
    assert result.exit_code == 1
    assert "holds another job: seed is 0 there, not 9" in result.output
