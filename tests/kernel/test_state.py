"""The loop, several seats at once, asides, fences and atomic play."""

import pytest

from tharsis.kernel import (
    EVERYONE,
    GAME_OVER,
    NOT_NOW,
    NOT_YOUR_DECISION,
    UNKNOWN_ACTION,
    IllegalMove,
    Rng,
    Scenario,
    playout,
)
from toy import GAME
from toy.actions import BID, DIE, FORETOLD, OMEN, PEEK, RAID, ROLL
from toy.rules import Prize, Raid


def bid_all(s, pick=0):
    """Every seat bids its pick-th card."""
    while s.parallel:
        seat = s.actor()
        s.apply(seat, s.legal(seat)[pick])


def prize(seed=1, seats=2):
    s = GAME.new(seed=seed, seats=seats)
    bid_all(s)
    return s


def test_all_seats_bid_at_once():
    s = GAME.new(seats=3)
    assert s.actors() == [0, 1, 2]
    s.apply(1, s.legal(1)[0])
    assert s.actors() == [0, 2]
    assert s.legal(1) == []
    assert s.why(1, 0) == NOT_YOUR_DECISION


def test_any_order_of_arrival_gives_one_digest():
    digests = set()
    for order in ([0, 1, 2], [2, 0, 1], [1, 2, 0]):
        s = GAME.new(seed=4, seats=3)
        for seat in order:
            s.apply(seat, s.legal(seat)[-1])
        digests.add(s.digest())
    assert len(digests) == 1


def test_positions_do_not_tell_how_far_others_are():
    s = GAME.new(seats=3)
    s.apply(1, s.legal(1)[0])
    assert [s.position(seat) for seat in range(3)] == [0, 1, 0]
    assert s.position(-1) == 0
    bid_all(s)
    assert [s.position(seat) for seat in range(3)] == [3, 3, 3]


def test_an_answer_can_be_taken_back_until_all_are_in():
    s = GAME.new()
    before = s.digest()
    answered = s.play(0, s.legal(0)[0])
    again = answered.retract(0)
    assert again.digest() == before
    assert again.actors() == [0, 1]
    with pytest.raises(IllegalMove):
        s.retract(0)
    bid_all(answered)
    with pytest.raises(IllegalMove):
        answered.retract(0)


def test_an_aside_puts_the_question_back_and_runs_above_it():
    s = prize()
    winner = s.actor()
    assert PEEK + 1 - winner in s.legal(winner)
    question = s.asking
    s.apply(winner, PEEK + 1 - winner)
    assert s.asking is question
    assert s.lanterns[winner] == 0
    assert PEEK + 1 - winner not in s.legal(winner)
    known = [card for card in s.hand(1 - winner) if s.cards.knows(winner, card)]
    assert len(known) == 1


def test_a_seat_that_is_not_asked_has_its_asides_too():
    s = prize()
    other = 1 - s.actor()
    assert s.legal(other) == []
    assert s.open_asides(other) == [PEEK + s.actor()]
    s = s.play(other, PEEK + s.actor())
    assert s.lanterns[other] == 0


class FirmRaid(Raid):
    def firm(self):
        return True


def test_nobody_does_anything_aside_while_a_question_is_firm():
    s = prize()
    victim = 1 - s.actor()
    s.asking, s.owing = None, 0
    s.do(FirmRaid(victim, s.mover))
    s.advance()
    assert s.actor() == victim
    assert all(action < PEEK for action in s.legal(victim))
    assert s.open_asides(1 - victim) == []
    assert s.why(victim, PEEK + 1 - victim) == NOT_NOW
    assert s.why(1 - victim, PEEK + victim) == NOT_NOW


def test_a_raid_interrupts_another_seat():
    s = prize()
    winner = s.actor()
    s.apply(winner, RAID + 1 - winner)
    assert s.actors() == [1 - winner]
    assert isinstance(s.asking, Raid)


def test_every_refusal_names_its_rule():
    s = prize()
    winner = s.actor()
    refusal = s.why_not(winner, RAID + winner)
    assert (refusal.name, refusal.rule) == ("self-raid", "3.2")
    refusal = s.why_not(winner, BID)
    assert (refusal.name, refusal.rule) == ("not-now", "3.1"), "the rule of what is asked instead"
    s = GAME.new(seed=1)
    absent = next(card for card in range(20) if card not in s.hand(0))
    assert s.why_not(0, absent).figures == {"card": f"card/c{absent}"}
    assert s.why(0, 10_000) == UNKNOWN_ACTION
    assert s.why(7, 0) == NOT_YOUR_DECISION
    with pytest.raises(IllegalMove, match=r"not-held.*rule 2\.1") as refused:
        s.play(0, absent)
    assert refused.value.refusal.name == "not-held", "who catches it need not ask again"


def test_play_leaves_the_position_alone():
    s = prize()
    before, save = s.digest(), s.save()
    after = s.play(s.actor(), ROLL)
    assert after.digest() != before
    assert s.digest() == before
    assert s.save() == save


def test_an_exception_in_a_step_leaves_play_atomic(monkeypatch):
    s = prize()
    before = s.digest()

    def broken(self, state, seat, action):
        state.coins[0] += 5
        raise ZeroDivisionError

    monkeypatch.setattr(Prize, "choose", broken)
    with pytest.raises(ZeroDivisionError):
        s.play(s.actor(), ROLL)
    assert s.digest() == before
    assert s.legal(s.actor())


def test_the_undo_fence_is_moved_by_chance_and_by_others():
    s = prize()
    winner = s.actor()
    assert not s.can_undo(winner)  # the reveal showed hidden cards
    raided = s.play(winner, RAID + 1 - winner)
    assert raided.can_undo(winner)
    assert not raided.can_undo(1 - winner)
    assert not s.play(winner, ROLL).can_undo(winner)
    assert not s.play(winner, OMEN).can_undo(winner)


def test_the_log_hides_secret_operands():
    from tharsis.kernel.view import log_json

    s = prize()
    winner = s.actor()
    s.apply(winner, OMEN)
    mine = log_json(s, winner)[-1]
    theirs = log_json(s, 1 - winner)[-1]
    assert mine["key"] == "omen"
    assert set(mine["args"]) == {"seat", "card", "other"}
    assert theirs["key"] == "omen-hidden"
    assert set(theirs["args"]) == {"seat"}


def test_a_game_ends_with_scores_ranks_and_a_reason():
    rng = Rng()
    rng.seed(8)
    s = GAME.new(seed=8, seats=4)
    playout(s, rng)
    result = s.result()
    assert result.reason in ("rounds", "rich")
    best = max(result.standings)
    assert [rank == 1 for rank in result.ranks] == [standing == best for standing in result.standings]
    assert s.why(0, 0) == GAME_OVER
    assert s.actors() == []


def test_a_scenario_scripts_chance_and_refuses_the_impossible():
    from tharsis.kernel import ImpossiblePosition

    scenario = Scenario(GAME.new(seed=2))
    scenario.s.winner = 0
    scenario.script_chance(DIE, 4)
    s = scenario.ask(Prize(EVERYONE))
    s.apply(0, ROLL)
    assert s.coins[0] == 2 + 5
    scenario = Scenario(GAME.new())
    scenario.s.coins[0] = -1
    with pytest.raises(ImpossiblePosition, match="toy: somebody owes"):
        scenario.ask(Prize(EVERYONE))
    with pytest.raises(ImpossiblePosition, match="no chance kind"):
        Scenario(GAME.new()).script_chance(99, 1)


def test_a_redeal_of_the_one_who_read_omens_keeps_them_in_the_deck():
    """K8: what I put back into the deck cannot be in a hand that was filled before."""
    from tharsis.kernel import Script

    s = prize(seed=1)
    winner = s.actor()
    s.source = Script({FORETOLD: sorted(s.cards.piles[0])[:2]})
    foretold = sorted(s.cards.piles[0])[:2]
    s.apply(winner, OMEN)
    s.apply(winner, GAME.actions.parse("done"))
    # The next round has dealt one card to each since; only those places are open to the two cards.
    for seed in range(60):
        t = s.redeal(winner, seed)
        hidden = [card for card in t.hand(1 - winner) if card in foretold]
        assert len(hidden) <= 1
