"""Win rates, intervals, ratings, and what goes with winning."""

import pytest

from tharsis.arena import Job, Played, run, statistics
from tharsis.arena.play import Deed
from tharsis.arena.statistics import Rate
from tharsis.kernel import MissingExtra
from tharsis.kernel.extras import need
from toy import GAME


def one(number, bots, ranks, deeds=(), ending="rounds", meeting=0):
    """A made-up game, worth 1 to the first and -1 to the last."""
    returns = [1.0 if rank == 1 else -1.0 for rank in ranks]
    if ranks.count(1) > 1:
        returns = [0.0] * len(ranks)
    return Played(
        number, number // 2, meeting, 1, list(bots), [""] * len(bots), ending, [9 - rank for rank in ranks],
        ranks, returns, 8, 30, [0.5] * len(bots), list(deeds),
    )  # fmt: skip


@pytest.fixture
def job():
    return Job(GAME, ["random", "search"])


def test_wilsons_interval():
    low, high = Rate(100, 30).interval
    assert (low, high) == (pytest.approx(0.2189, abs=1e-4), pytest.approx(0.3958, abs=1e-4))
    assert Rate(10, 0).interval == (0.0, pytest.approx(0.2775, abs=1e-4))
    assert Rate(10, 10).interval[1] == 1.0
    assert Rate().interval == (0.0, 1.0)


def test_rates_by_bot_and_seat(job):
    played = [
        one(0, ("random", "search"), [2, 1]),
        one(1, ("search", "random"), [1, 2]),
        one(2, ("random", "search"), [1, 1]),
        one(3, ("search", "random"), [1, 2], ending="unfinished"),
    ]
    found = statistics.by_bot(job, played)
    assert found["search"].rate == Rate(3, 2.5)
    assert found["random"].rate == Rate(3, 0.5)
    assert found["search"].score == 8
    assert statistics.by_seat(played)[0, "search"].rate == Rate(1, 1.0)
    assert [row.rate.value for row in statistics.by_side(played).values()] == [0.5, 0.5]
    assert statistics.endings(played) == {"rounds": 3, "unfinished": 1}


def test_bots_are_compared_deal_by_deal(job):
    played = [one(number, ("random", "search")[:: 1 - 2 * (number % 2)], [2, 1]) for number in range(40)]
    (even,) = statistics.comparisons(job, played, error=0.05)
    assert even.deals == 20
    assert even.share == 0.5
    assert not even.certain
    lost = [[2, 1], [1, 2]]
    better = [one(n, ("random", "search")[:: 1 - 2 * (n % 2)], lost[n % 2]) for n in range(41)]
    (clear,) = statistics.comparisons(job, better, error=0.05)
    assert clear.deals == 20  # the last one is not whole
    assert clear.share == 0.0
    assert clear.high < 0.25
    assert clear.certain
    assert statistics.comparisons(job, better, error=0.0)[0].certain
    assert not statistics.comparisons(job, better, error=1e-9)[0].certain


def test_seated_bots_are_not_compared():
    job = Job(GAME, ["random", "search"], pairing="seated")
    assert statistics.comparisons(job, [one(0, ("random", "search"), [1, 2])], 0.05) == []


def test_few_deals_that_agree_leave_room_for_doubt():
    mean, low, high = statistics.mean_interval([1.0, 1.0])
    assert mean == high == 1.0
    assert low < 0.5
    assert statistics.mean_interval([])[0] == 0.5


def test_ratings_put_the_stronger_first_and_grow_surer(job):
    def rated(games):
        lost = [[2, 1], [1, 2]]
        made = [one(n, ("random", "search")[:: 1 - 2 * (n % 2)], lost[n % 2]) for n in range(games)]
        return statistics.ratings(job, made)

    assert list(rated(10)) == ["search", "random"]
    assert rated(40)["search"].doubt < rated(4)["search"].doubt
    low, high = rated(10)["random"].interval
    assert low < rated(10)["random"].strength < high


def test_a_bot_alone_has_no_rating():
    assert statistics.ratings(Job(GAME, ["random"]), []) == {}


def test_a_bot_on_several_seats_counts_by_its_mean():
    job = Job(GAME, ["random", "search"], seats=4)
    made = [one(n, ("random", "search") * 2, [4, 1, 3, 2]) for n in range(5)]
    assert next(iter(statistics.ratings(job, made))) == "search"


def test_deeds_are_judged_beyond_their_seat():
    kept = Deed(0, "bid", "card/c1", 3)
    played = [
        one(0, ("random", "random"), [1, 2], [kept]),
        one(1, ("random", "random"), [1, 2], [kept]),
        one(2, ("random", "random"), [2, 1], [Deed(0, "bid", "card/c2", 1)]),
        one(3, ("random", "random"), [2, 1], [Deed(1, "bid", "card/c1", 1)]),
    ]
    found = statistics.by_deed(played)["bid"]
    assert list(found) == ["card/c1", "card/c2"]
    assert found["card/c1"].games == 3
    assert found["card/c1"].value == 1.0
    assert found["card/c1"].beyond == pytest.approx(0.5)
    assert found["card/c2"].beyond == pytest.approx(-0.5)


def test_a_summary_adds_up(job):
    played = run(Job(GAME, ["random"], seed=3), 6)
    found = statistics.summary(Job(GAME, ["random"], seed=3), played)
    assert found["games"] == 6
    assert sum(seat["wins"] for seat in found["by_seat"]) == pytest.approx(1)
    assert sum(found["endings"].values()) == 6
    assert sum(found["clock"].values()) == 6


def test_a_missing_library_is_named():
    with pytest.raises(MissingExtra, match=r"needs no_such_library: pip install 'tharsis\[arena\]'"):
        need("no_such_library.inside", "arena")
