"""Simulations repeat, do not depend on the number of cores, and keep what crashes."""

import json

import pytest

from tharsis.arena import Crash, Job, simulate, summary
from tharsis.kernel import BadOption
from tharsis.kernel.replay import read
from toy import GAME
from toy.rules import RollPrize


def outcome(played):
    return [one.as_json() for one in played]


def test_the_number_of_workers_changes_nothing():
    job = Job(GAME, ["random"], seats=3, seed=7)
    assert outcome(simulate(job, 12, workers=1)) == outcome(simulate(job, 12, workers=2))


def test_another_seed_gives_other_games():
    first, second = (simulate(Job(GAME, ["random"], seed=seed), 4, workers=1) for seed in (1, 2))
    assert {one.seed for one in first}.isdisjoint({one.seed for one in second})


def test_progress_counts_all_games():
    told = []
    simulate(Job(GAME, ["random"]), 9, workers=1, progress=told.append)
    assert sum(told) == 9


def test_a_summary_adds_up():
    job = Job(GAME, ["random", "search"], seed=3)
    found = summary(job, simulate(job, 2, workers=1))
    assert found["games"] == 2
    assert sum(seat["wins"] for seat in found["seats"]) == pytest.approx(1)
    assert sum(found["endings"].values()) == 2
    assert [seat["bot"] for seat in found["seats"]] == ["random", "search"]


def test_games_that_do_not_end_are_counted_apart():
    job = Job(GAME, ["random"], limit=5)
    assert summary(job, simulate(job, 3, workers=1))["endings"] == {"unfinished": 3}


def test_bad_jobs_are_refused():
    with pytest.raises(BadOption, match="3 bots for 2 seats"):
        Job(GAME, ["random"] * 3, seats=2)
    with pytest.raises(BadOption, match="2 to 4 seats"):
        Job(GAME, ["random"], seats=9)
    with pytest.raises(BadOption, match="no bot 'oracle'"):
        Job(GAME, ["oracle"])
    with pytest.raises(BadOption, match="at least one game"):
        simulate(Job(GAME, ["random"]), 0)


def test_a_crash_is_kept_as_a_replay(monkeypatch, tmp_path):
    def broken(self, s):
        raise ZeroDivisionError("the die fell off the table")

    monkeypatch.setenv("THARSIS_CRASHES", str(tmp_path))
    monkeypatch.setattr(RollPrize, "run", broken)
    with pytest.raises(Crash, match="the die fell off the table"):
        simulate(Job(GAME, ["random"], seed=1), 20, workers=1)
    (kept,) = tmp_path.iterdir()
    replay = read(kept.read_text(), {"toy": GAME})
    replay.verify()
    assert json.loads(kept.read_text())["crash"]["move"].endswith("roll")
