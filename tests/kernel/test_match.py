"""A match and its record: undo, retract, replay, forged files."""

import json

import pytest

from tharsis.kernel import BadReplay, IllegalMove, Match, Rng
from tharsis.kernel.replay import read, record
from toy import GAME

GAMES = {"toy": GAME}


def played(seed=5, seats=2, moves=1000):
    match = Match(GAME.new(seed=seed, seats=seats), seed)
    rng = Rng()
    rng.seed(seed)
    while not match.state.over and len(match.moves) < moves:
        seat = match.state.actor()
        legal = match.state.legal(seat)
        match.play(seat, GAME.actions.notation(legal[rng.below(len(legal))]))
    return match


def test_a_record_replays_to_the_same_end():
    match = played()
    replay = read(record(match, ["Ann", "Bo"]).text(), GAMES)
    assert replay.verify().digest() == match.state.digest()
    assert replay.names == ["Ann", "Bo"]
    assert len(list(replay.states())) == len(match.moves) + 1


def test_a_batch_is_played_whole_or_not_at_all():
    match = Match(GAME.new(seed=1))
    bids = [GAME.actions.notation(match.state.legal(seat)[0]) for seat in (0, 1)]
    with pytest.raises(IllegalMove):
        match.play(0, bids[0], bids[0])
    assert match.moves == []
    assert match.state.actors() == [0, 1]


def test_undo_is_a_move_and_stops_at_the_fence():
    match = played(moves=2)
    winner = match.state.actor()
    with pytest.raises(IllegalMove, match="cannot be taken back"):
        match.undo(winner)
    before = match.state.digest()
    match.play(winner, f"raid {1 - winner}")
    match.undo(winner)
    assert match.state.digest() == before
    assert [move.text for move in match.moves[-2:]] == [f"raid {1 - winner}", "undo"]
    assert match.state.moves == 4
    assert read(record(match).text(), GAMES).verify().digest() == before


def test_undo_by_consent_rolls_afresh():
    pips = set()
    for seed in range(40):
        match = played(seed=seed, moves=2)
        winner = match.state.actor()
        coins = match.state.coins[winner]
        match.play(winner, "roll")
        first = match.state.coins[winner] - coins
        match.undo(winner, by_consent=True)
        assert match.state.coins[winner] == coins
        match.play(winner, "roll")
        pips.add(match.state.coins[winner] - coins == first)
        read(record(match).text(), GAMES).verify()
    assert pips == {True, False}


def test_a_retraction_is_recorded():
    match = Match(GAME.new(seed=1))
    match.play(0, GAME.actions.notation(match.state.legal(0)[0]))
    match.retract(0)
    assert [move.text for move in match.moves][-1] == "retract"
    read(record(match).text(), GAMES).verify()


def test_a_fork_leaves_the_match_alone():
    match = played(moves=2)
    fork = match.fork()
    fork.play(fork.state.actor(), "roll")
    assert len(match.moves) == 2
    assert len(fork.moves) == 3


def forged(change):
    data = json.loads(record(played()).text())
    change(data)
    return json.dumps(data)


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda d: d.update(game="chess"), "not installed"),
        (lambda d: d.update(seats=7), "cannot be set up"),
        (lambda d: d.update(options={"x": 1}), "cannot be set up"),
        (lambda d: d["moves"].__setitem__(0, "0 fly"), "move 1 "),
        (lambda d: d["moves"].__setitem__(0, "ann bid c1"), "move 1 "),
        (lambda d: d["moves"].__setitem__(2, "9 roll"), "move 3 "),
        (lambda d: d["moves"].pop(), "left over|goes on|differs"),
        (lambda d: d["tape"].__setitem__(0, "deal c99"), "outcome 1 "),
        (lambda d: d["tape"].__setitem__(0, "weather 1"), "outcome 1 "),
        (lambda d: d["tape"].pop(), "tape"),
        (lambda d: d["digests"].update({"10": "00"}), "move 10 .*moves 1 to 10"),
        (lambda d: d["result"].update(scores=[99, 0]), "the record says"),
        (lambda d: d.update(tharsis_replay=7), "format 1"),
    ],
)
def test_a_forged_replay_names_what_is_wrong(change, says):
    with pytest.raises(BadReplay, match=says):
        read(forged(change), GAMES).verify()


def test_a_truncated_replay_is_refused():
    with pytest.raises(BadReplay, match="not a readable replay"):
        read(record(played()).text()[:-30], GAMES)
