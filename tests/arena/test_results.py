"""A folder of results goes on where it stopped, belongs to one job, and never counts what is half written."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tharsis.arena import Folder, Job, run
from tharsis.arena.parts import Damaged
from tharsis.kernel import BadOption, game
from toy import GAME

ROOT = Path(__file__).parents[2]


def told(played):
    return [one.as_json() | {"seconds": None} for one in played]


@pytest.fixture
def job():
    return Job(GAME, ["random"], seats=3, seed=4)


@pytest.fixture
def path(tmp_path):
    return tmp_path / "results"


def test_a_second_run_goes_on(job, path):
    first = Folder(path, job)
    run(job, 6, results=first)
    second = Folder(path, job)
    assert told(second.in_order()) == told(first.in_order())
    assert told(run(job, 10, results=second)) == told(run(job, 10))
    assert sorted(Folder(path, job).games.read()["number"]) == list(range(10))


def test_a_row_tells_everything(job, path):
    folder = Folder(path, job)
    run(job, 2, results=folder)
    (row, _) = folder.games.read().rows(named=True)
    assert row["game"] == "toy"
    assert row["rules"] == GAME.rules_version
    assert row["seats"] == 3
    assert json.loads(row["options"]) == job.options
    assert row["bots"] == ["random"] * 3
    assert len(row["scores"]) == len(row["ranks"]) == len(row["returns"]) == len(row["seconds"]) == 3
    assert row["ending"] in [term.name for term in GAME.ends.terms]


def test_decisions_are_rows_too(job, path):
    folder = Folder(path, job, decisions=True)
    played = run(job, 3, results=folder)
    rows = folder.decisions.read()
    assert len(rows) == sum(one.decisions for one in played)
    first = rows.row(0, named=True)
    assert first["asked"] == "bid"
    assert first["action"].startswith("bid ")
    assert first["options"] >= 1


@pytest.mark.parametrize(
    ("other", "told"),
    [
        (Job(GAME, ["random"], seats=2, seed=4), "seats is 3 there, not 2"),
        (Job(GAME, ["random"], seats=3, seed=5), "seed is 4 there, not 5"),
        (Job(GAME, ["search"], seats=3, seed=4), "bots is"),
        (Job(game("terraforming-mars"), ["random"], seats=3, seed=4), 'game is "toy" there'),
    ],
)
def test_another_job_is_refused_and_nothing_changes(job, path, other, told):
    run(job, 2, results=Folder(path, job))
    before = sorted((file, file.read_bytes()) for file in path.rglob("*") if file.is_file())
    with pytest.raises(BadOption, match=told):
        Folder(path, other)
    assert sorted((file, file.read_bytes()) for file in path.rglob("*") if file.is_file()) == before


def test_other_rules_are_another_job(job, path):
    Folder(path, job)
    file = path / "job.json"
    file.write_text(file.read_text().replace('"rules": 2', '"rules": 1'))
    with pytest.raises(BadOption, match="rules is 1 there, not 2"):
        Folder(path, job)


def test_a_folder_of_something_else_is_refused(job, path):
    path.mkdir()
    (path / "letters.txt").write_text("dear")
    with pytest.raises(BadOption, match="no folder of an arena"):
        Folder(path, job)
    with pytest.raises(BadOption, match="no folder of an arena"):
        Folder(path / "letters.txt", job)


def test_a_damaged_part_is_named(job, path):
    run(job, 2, results=Folder(path, job))
    (part,) = (path / "games").glob("*.parquet")
    part.write_bytes(part.read_bytes()[:-40])
    with pytest.raises(Damaged, match=r"part-000001\.parquet is damaged; remove it and run again"):
        Folder(path, job)
    part.unlink()
    assert told(run(job, 2, results=Folder(path, job))) == told(run(job, 2))


def test_a_part_with_other_columns_is_named(job, path):
    import polars as pl

    run(job, 2, results=Folder(path, job))
    (part,) = (path / "games").glob("*.parquet")
    pl.DataFrame({"number": [1]}).write_parquet(part)
    with pytest.raises(Damaged, match="other columns"):
        Folder(path, job)


@pytest.mark.parametrize("text", ["{", "[]"])
def test_a_damaged_manifest_is_named(job, path, text):
    Folder(path, job)
    (path / "job.json").write_text(text)
    with pytest.raises(Damaged, match="is damaged; take another folder"):
        Folder(path, job)


def test_two_runs_cannot_write_into_one_folder(job, path):
    first, second = Folder(path, job), Folder(path, job)
    with first.held(), pytest.raises(BadOption, match="another run writes"):
        run(job, 2, results=second)
    run(job, 2, results=first)
    assert [one.number for one in run(job, 3, results=second)] == [0, 1, 2]
    assert sorted(second.games.read()["number"]) == [0, 1, 2]


KILLED = """
import os, signal, sys
from pathlib import Path
from tharsis.arena import Folder, Job, run, tournament
from tharsis.kernel import games
from toy import GAME

games()[GAME.id] = GAME
tournament.PATIENCE = 0.0
replace = Path.replace

def die_in_mid_write(half, path):
    if path.parent.name == "games" and path.name == sys.argv[2]:
        half.write_bytes(half.read_bytes()[:100])
        os.kill(os.getpid(), signal.SIGKILL)
    return replace(half, path)

Path.replace = die_in_mid_write
job = Job(GAME, ["random"], seats=3, seed=4)
folder = Folder(Path(sys.argv[1]), job, decisions=True)
run(job, 12, results=folder)
"""


def test_a_run_that_is_killed_in_mid_write_leaves_nothing_half_counted(job, path):
    """The third part of the games: its decisions are on the disk, the games themselves are not."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT / "tests")])}
    ended = subprocess.run(
        [sys.executable, "-c", KILLED, str(path), "part-000003.parquet"], env=environment, check=False
    )
    assert ended.returncode == -signal.SIGKILL
    assert len(list((path / "games").glob("*.half"))) == 1
    assert len(list((path / "decisions").glob("*.parquet"))) == 3
    folder = Folder(path, job, decisions=True)
    assert [one.number for one in folder.in_order()] == [0, 1]
    played = run(job, 12, results=folder)
    assert told(played) == told(run(job, 12))
    assert sorted(folder.games.read()["number"]) == list(range(12))
    assert len(folder.decisions.read()) == sum(one.decisions for one in played)
    assert not list(path.rglob("*.half"))
