"""Who meets whom, and that seats and luck cancel out."""

import pickle
from collections import Counter

import pytest

from tharsis.arena import Job
from tharsis.arena.job import FAIR, PAIRINGS
from tharsis.kernel import BadOption, games
from toy import GAME

BOTS = ["a", "b", "c", "d"]


@pytest.fixture(autouse=True)
def any_bot(monkeypatch):
    """Schedules need no real bots."""
    monkeypatch.setattr("tharsis.arena.job.make", lambda *_: None)


@pytest.mark.parametrize("pairing", FAIR)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("bots", [2, 3, 4])
def test_every_bot_takes_every_seat_equally_often_on_every_deal(pairing, seats, bots):
    job = Job(GAME, BOTS[:bots], pairing=pairing, seats=seats)
    for meeting in job.meetings:
        for bot in meeting.bots:
            places = Counter(
                seat for seating in meeting.seatings for seat in range(seats) if seating[seat] == bot
            )
            assert len(set(places.values())) == 1
            assert len(places) == seats


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_two_bots_meet_in_round_robin(seats):
    job = Job(GAME, BOTS, seats=seats)
    assert len(job.meetings) == 6
    assert {frozenset(meeting.bots) for meeting in job.meetings} == {
        frozenset((a, b)) for a in BOTS for b in BOTS if a < b
    }


def test_a_deal_has_one_seed_and_one_game_for_each_seating():
    job = Job(GAME, BOTS[:2], seed=4)
    first, second, third = (job.fixture(number) for number in range(3))
    assert (first.deal, second.deal, third.deal) == (0, 0, 1)
    assert first.seed == second.seed != third.seed
    assert first.bots == ("a", "b")
    assert second.bots == ("b", "a")


def test_each_bot_alone_meets_a_field_of_the_last_one():
    job = Job(GAME, BOTS[:3], pairing="field", seats=3)
    assert [meeting.seatings for meeting in job.meetings] == [
        [("a", "c", "c"), ("c", "c", "a"), ("c", "a", "c")],
        [("b", "c", "c"), ("c", "c", "b"), ("c", "b", "c")],
    ]
    assert not job.fair, "one of three does not win half of the games"


def test_seated_bots_sit_as_named_and_one_sits_everywhere():
    assert Job(GAME, ["b", "a", "b"], pairing="seated", seats=3).fixture(7).bots == ("b", "a", "b")
    assert Job(GAME, ["a"], seats=3).fixture(7).bots == ("a", "a", "a")


def test_games_come_in_whole_deals():
    job = Job(GAME, BOTS[:3])
    assert job.games_per_deal == 6
    assert job.deals(7) == 2
    assert job.numbers(range(1, 2), {0, 2}) == [6, 7, 10, 11]


def test_another_seed_gives_other_deals():
    first, second = (Job(GAME, ["a"], seed=seed) for seed in (1, 2))
    assert {first.fixture(n).seed for n in range(9)}.isdisjoint({second.fixture(n).seed for n in range(9)})


def test_a_job_travels_to_processes_that_know_the_same_rules():
    job = Job(GAME, BOTS[:2], pairing="rotations", seats=3, seed=9, seconds=0.5)
    sent = pickle.dumps(job)
    assert pickle.loads(sent).as_json() == job.as_json()
    with pytest.raises(BadOption, match="has rules 2 here, not 1"):
        pickle.loads(sent.replace(b'"rules": 2', b'"rules": 1'))


def test_only_options_that_differ_make_another_job():
    tm = games()["terraforming-mars"]
    assert Job(tm, ["a"], options={"draft": False}).as_json() == Job(tm, ["a"]).as_json()
    assert Job(tm, ["a"], options={"draft": True}).as_json()["options"] == {"draft": True}


@pytest.mark.parametrize(
    ("bots", "given", "told"),
    [
        ([], {}, "at least one bot"),
        (["a", "b"], {"pairing": "knockout"}, f"choose {', '.join(PAIRINGS)}"),
        (["a", "b", "c"], {"pairing": "seated"}, "3 bots for 2 seats"),
        (["a", "a"], {}, "name each bot once"),
        (["a"], {"seats": 9}, "2 to 4 seats"),
        (["a"], {"options": {"speed": 3}}, "no option 'speed'"),
    ],
)
def test_bad_jobs_are_refused(bots, given, told):
    with pytest.raises(BadOption, match=told):
        Job(GAME, bots, **given)


def test_an_unknown_bot_is_refused(monkeypatch):
    monkeypatch.undo()
    with pytest.raises(BadOption, match="no bot 'oracle'"):
        Job(GAME, ["random", "oracle"])


def test_no_games_are_refused():
    with pytest.raises(BadOption, match="at least one game"):
        Job(GAME, ["a"]).deals(0)
