"""Tournaments repeat, do not depend on who plays them where, stop when they may, and keep what crashes."""

import json
import os
import random

import pytest

from tharsis.arena import Crash, Job, Results, engine, play, run
from tharsis.arena.engines import Alone, LostWorker
from tharsis.arena.tournament import FIRST_LOOK, duels, rounds
from tharsis.bots import Bot, RandomBot
from tharsis.kernel import BadOption, game
from tharsis.kernel.replay import read
from toy import GAME
from toy.rules import RollPrize


def told(played):
    """Games without the time they took."""
    return [one.as_json() | {"seconds": None} for one in played]


class Shuffled(Alone):
    """Plays batches in any order."""

    workers = 3

    def results(self, task, batches):
        random.Random(5).shuffle(batches)
        yield from super().results(task, batches)


def test_workers_engines_and_order_change_nothing():
    job = Job(GAME, ["random"], seats=3, seed=7)
    alone = told(run(job, 12))
    assert alone == told(run(job, 12, engine=engine(workers=2)))
    assert alone == told(run(job, 12, engine=Shuffled()))
    assert alone == told(run(job, 12, results=Results(decisions=True)))


def test_mirrored_games_share_the_deal_and_the_seats_change():
    job = Job(game("terraforming-mars"), ["random", "heuristic"], seed=3)
    first, second = run(job, 2)
    assert first.seed == second.seed
    assert first.bots == second.bots[::-1]


def test_more_games_go_on_with_the_same_ones():
    job = Job(GAME, ["random"], seed=2)
    results = Results()
    few = told(run(job, 5, results=results))
    heard = []
    many = told(run(job, 9, results=results, progress=heard.append))
    assert many[:5] == few
    assert many == told(run(job, 9))
    assert sum(heard) == 9


class Firm(Bot):
    """Takes what stands first, which is another strength than chance has."""

    def choose(self, s, seat, legal):
        return legal[0]


@pytest.fixture
def three_bots(monkeypatch):
    """Two bots of the same strength, and a firm one of another."""

    def make(name, game, seed, seconds=None):
        return Firm() if name == "firm" else RandomBot(seed)

    monkeypatch.setattr("tharsis.arena.job.make", make)


def test_bots_whose_difference_is_certain_meet_no_more(three_bots):
    job = Job(GAME, ["even", "firm", "even-too"], seed=1)
    played = run(job, 600, error=0.05)
    assert told(played) == told(run(job, 600, error=0.05, engine=Shuffled()))
    games = {}
    for one in played:
        pair = frozenset(one.bots)
        games[pair] = games.get(pair, 0) + 1
    assert games[frozenset(("even", "even-too"))] == 200
    assert games[frozenset(("even", "firm"))] < 200
    verdicts = {duel.pair: duel.evidence.certain(0.05 / 3) for duel in duels(job, played)}
    assert verdicts == {("even", "firm"): True, ("even", "even-too"): False, ("firm", "even-too"): True}


def test_a_tournament_ends_when_all_is_certain(three_bots):
    job = Job(GAME, ["even", "firm"], seed=1)
    assert len(run(job, 4000, error=0.05)) < 4000
    assert len(run(job, 60, error=0.0)) == 60


def test_seated_bots_are_never_compared(three_bots):
    job = Job(GAME, ["even", "firm"], pairing="seated")
    assert len(run(job, 3 * FIRST_LOOK, error=0.05)) == 3 * FIRST_LOOK


def test_looks_are_fixed_beforehand():
    deals = list(rounds(500, looks=True))
    assert [deal for part in deals for deal in part] == list(range(500))
    assert len(deals[0]) == FIRST_LOOK
    assert list(rounds(500, looks=False)) == [range(500)]


def test_games_that_do_not_end_count_apart():
    played = run(Job(GAME, ["random"], limit=5), 3)
    assert [one.ending for one in played] == ["unfinished"] * 3
    assert not any(one.share(0) for one in played)
    assert played[0].returns == [0.0, 0.0]


def test_what_a_seat_did_is_counted():
    one = play(Job(GAME, ["random"], seed=1), 0)
    bids = [deed for deed in one.deeds if deed.name == "bid" and deed.seat == 0]
    assert sum(deed.times for deed in bids) == one.clock == 8
    assert all(deed.thing.startswith("card/") for deed in bids)


@pytest.mark.parametrize("id", ["on-mars", "red-dust-rebellion", "terraforming-mars", "twilight-struggle"])
def test_every_game_counts_what_its_tally_names(id):
    found = game(id)
    one = play(Job(found, ["random"], seats=found.seats[1], seed=6), 0)
    assert {deed.name for deed in one.deeds} <= set(found.tally.names)
    assert len({deed.seat for deed in one.deeds}) == found.seats[1]
    assert one.clock > 0
    assert all(one.sides) == (found.sides is not None)


def test_an_error_that_makes_no_sense_is_refused():
    with pytest.raises(BadOption, match="below 1"):
        run(Job(GAME, ["random"]), 1, error=1.5)


def dies(numbers):
    os._exit(1)


def test_a_process_that_dies_is_told():
    with pytest.raises(LostWorker, match="run the same again to go on"):
        list(engine(workers=2).results(dies, [[1], [2]]))


def test_an_unknown_engine_is_refused():
    with pytest.raises(BadOption, match="choose local, ray"):
        engine("steam")


def test_a_crash_is_kept_as_a_replay(monkeypatch, tmp_path):
    def broken(self, s):
        raise ZeroDivisionError("the die fell off the table")

    monkeypatch.setenv("THARSIS_CRASHES", str(tmp_path))
    monkeypatch.setattr(RollPrize, "run", broken)
    with pytest.raises(Crash, match="the die fell off the table"):
        run(Job(GAME, ["random"], seed=1), 20)
    (kept,) = tmp_path.iterdir()
    replay = read(kept.read_text(), {"toy": GAME})
    replay.verify()
    assert json.loads(kept.read_text())["crash"]["move"].endswith("roll")
