"""A match and its record: undo, retract, replay, forged files."""

import json

import pytest

from tharsis.kernel import BadReplay, IllegalMove, Match, Rng, TapeSource, game
from tharsis.kernel.chance import outcomes
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


def test_a_match_forgets_all_but_what_a_free_undo_reaches():
    match = played(moves=2)
    winner = match.state.actor()
    before = match.state.digest()
    match.play(winner, f"raid {1 - winner}")
    assert match.depth == 3
    match.forget(2)
    assert match.depth == 2
    match.forget(0)
    assert match.depth == 1
    match.undo(winner)
    assert match.state.digest() == before
    with pytest.raises(IllegalMove, match="cannot be taken back"):
        match.undo(winner, by_consent=True)


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


def test_the_moves_that_stood():
    match = played(moves=2)
    winner = match.state.actor()
    match.play(winner, f"raid {1 - winner}")
    match.undo(winner)
    match.play(winner, "roll")
    found, last = record(match).decisions()
    assert [(one.number, one.seat) for one in found] == [(1, 0), (2, 1), (5, winner)]
    assert [GAME.actions.notation(one.action) for one in found][-1] == "roll"
    assert [one.chance for one in found] == [False, False, True]
    assert last.digest() == match.state.digest()


def test_all_answers_to_an_open_question_are_retracted_together():
    rules = game("terraforming-mars")
    match = Match(rules.new(seed=3))

    def answer(seat):
        match.play(seat, rules.actions.notation(match.state.legal(seat)[0]))

    answer(0)
    answer(1)
    answer(0)
    match.retract(0)
    answer(0)
    found, _ = record(match).decisions()
    assert [(one.number, one.seat) for one in found] == [(2, 1), (5, 0)]


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
        (lambda d: d["dealt"].__setitem__(0, "deal c99"), "outcome 1 of dealt"),
        (lambda d: d["dealt"].__setitem__(0, "weather 1"), "outcome 1 of dealt"),
        (lambda d: d["dealt"].pop(), "set-up does not follow the recorded tape"),
        (lambda d: d["moves"].__setitem__(0, d["moves"][0] + ": die 9x"), "outcome 1 of move 1 "),
        (lambda d: d["moves"].__setitem__(0, d["moves"][0] + ": die 3"), "after move 1 .*left over"),
        (lambda d: d["digests"].update({"10": "00"}), "move 10 .*moves 1 to 10"),
        (lambda d: d["result"].update(scores=[99, 0]), "the record says"),
        (lambda d: d.update(tharsis_replay=7), "format 1 or 2"),
    ],
)
def test_a_forged_replay_names_what_is_wrong(change, says):
    with pytest.raises(BadReplay, match=says):
        read(forged(change), GAMES).verify()


def test_a_truncated_replay_is_refused():
    with pytest.raises(BadReplay, match="not a readable replay"):
        read(record(played()).text()[:-30], GAMES)


def one_tape(match):
    """A replay as it was written before each move carried its outcomes."""
    data = json.loads(record(match).text())
    tape = data.pop("dealt")
    for number, line in enumerate(data["moves"]):
        data["moves"][number], _, answered = line.partition(": ")
        tape += answered.split(", ") if answered else []
    return json.dumps({**data, "tharsis_replay": 1, "tape": tape})


def test_a_move_carries_its_outcomes():
    match = played(moves=2)
    winner = match.state.actor()
    match.play(winner, "roll")
    rolled, *dealt = match.moves[-1].outcomes
    assert GAME.chances.terms[rolled[0]].name == "die"
    assert {GAME.chances.terms[kind].name for kind, _ in dealt} == {"deal"}
    assert match.dealt + [cell for move in match.moves for cell in move.outcomes] == outcomes(
        match.state.tape
    )
    assert f": die {rolled[1]}, deal " in record(match).text()


def test_a_batch_carries_the_outcomes_of_each_move():
    match = played(moves=2)
    winner = match.state.actor()
    fork = match.fork()
    fork.play(winner, "omen", "done")
    assert [bool(move.outcomes) for move in fork.moves[-2:]] == [True, True]
    again = match.fork()
    for move in fork.moves[-2:]:
        again.repeat(move)
    assert again.state.digest() == fork.state.digest()
    assert again.state.source is match.state.source


def test_a_move_repeats_with_its_own_outcomes_and_chance_goes_on_as_before():
    match = played()
    again = Match(GAME.new(source=TapeSource(match.dealt)))
    again.state.source = None
    for move in match.moves:
        again.repeat(move)
    assert again.state.digest() == match.state.digest()
    assert again.state.source is None
    assert [(m.text, m.outcomes) for m in again.moves] == [(m.text, m.outcomes) for m in match.moves]


def test_replays_of_the_older_format_still_open():
    match = played()
    old = read(one_tape(match), GAMES)
    assert old.verify().digest() == match.state.digest()
    assert record(old.played()).text() == record(match).text(), "it can be written anew"
    data = json.loads(one_tape(match))
    with pytest.raises(BadReplay, match="left over"):
        read(json.dumps({**data, "tape": [*data["tape"], "die 3"]}), GAMES).verify()
    with pytest.raises(BadReplay, match="recorded tape"):
        read(json.dumps({**data, "tape": data["tape"][:-1]}), GAMES).verify()


def test_a_replay_of_other_rules_is_played_without_its_digests():
    data = json.loads(record(played()).text())
    data |= {"rules": 0, "digests": {"10": "00"}}
    replay = read(json.dumps(data), GAMES)
    assert replay.outdated
    assert replay.verify().over
