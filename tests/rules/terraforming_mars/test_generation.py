"""Chapter 7: a generation."""

import random

import pytest

from rules.terraforming_mars.story import refusal
from tharsis.games.terraforming_mars import GAME
from tharsis.games.terraforming_mars.actions import LOG_INCOME
from tharsis.games.terraforming_mars.deck import ASSET_IDS, PROJECTS, number_of
from tharsis.games.terraforming_mars.rules.generation import DealResearch
from tharsis.games.terraforming_mars.scenario import TMScenario, act
from tharsis.games.terraforming_mars.state import DECK, DISCARDS, EVENTS, HAND, TMState


def keep(s: TMState, seat: int, place: int = 0) -> str:
    return f"keep {ASSET_IDS[s.packet(seat)[place]]}"


@pytest.mark.rule("TM 7.1")
def test_the_start_marker_moves_on() -> None:
    s = act(TMScenario(3).turn(), "pass", "pass", "pass")
    assert (s.generation, s.first) == (2, 1)
    s = act(s, "done", "done", "done")
    assert (s.active, s.actors()) == (1, [1])


@pytest.mark.rule("TM 7.2")
def test_four_cards_to_buy_at_three() -> None:
    """The example of the book: three of four cards for 9 M€; the fourth goes face down."""
    s = act(TMScenario(2).turn(), "pass", "pass")
    assert [len(s.packet(seat)) for seat in (0, 1)] == [4, 4]
    left = s.packet(0)[3]
    s = act(s, keep(s, 0), keep(s, 0, 1), keep(s, 0, 2), "done", "done")
    assert (len(s.hand(0)), s.stock[0]) == (3, 20 - 9)
    assert s.cards.place[left] == DISCARDS
    assert s.cards.seen[left] == 1


@pytest.mark.rule("TM 7.2")
def test_research_is_secret_and_can_be_taken_back() -> None:
    s = act(TMScenario(2).turn(), "pass", "pass")
    s = act(s, keep(s, 0), "done")
    assert s.look(1)["choosing"]["kept"] == []  # type: ignore[index]
    back = s.retract(0)
    assert isinstance(back, TMState)
    assert (len(back.kept(0)), len(back.packet(0))) == (0, 4)


@pytest.mark.rule("TM 7.2")
def test_cards_that_cannot_be_paid_cannot_be_kept() -> None:
    s = act(TMScenario(2).rating(0, 5).turn(), "pass", "pass")
    s = act(s, keep(s, 0))
    assert refusal(s, keep(s, 0)) == "keep-short"


@pytest.mark.rule("TM 7.2")
def test_an_empty_deck_takes_in_the_discards() -> None:
    """TM-10: seven cards left, three seats: the discards come in while dealing, one card at a time."""
    mars = TMScenario(3)
    for card in mars.s.cards.piles[DECK][7:]:
        mars.s.cards.move(card, DISCARDS, 0)
    s = mars.ask(DealResearch())
    assert [len(s.packet(seat)) for seat in range(3)] == [4, 4, 4]
    assert not s.cards.piles[DISCARDS]
    assert not s.invariants()


@pytest.mark.rule("TM 7.2")
def test_too_few_cards_are_shared_evenly() -> None:
    mars = TMScenario(3)
    for card in mars.s.cards.piles[DECK][7:]:
        mars.s.cards.move(card, EVENTS, 7)
    s = mars.ask(DealResearch())
    assert [len(s.packet(seat)) for seat in range(3)] == [2, 2, 2]
    assert len(s.cards.piles[DECK]) == 1


@pytest.mark.rule("TM 7.2")
def test_there_is_no_hand_limit() -> None:
    mars = TMScenario(2).stock(0, money=30)
    for card in range(40):
        mars.s.cards.move(card, HAND, 1)
    s = act(mars.turn(), "pass", "pass")
    s = act(s, keep(s, 0), "done", "done")
    assert len(s.hand(0)) == 41


@pytest.mark.rule("TM 7.3")
def test_one_or_two_actions_or_passing() -> None:
    s = TMScenario(2).stock(0, money=99).stock(1, money=99).turn()
    assert refusal(s, "end-turn") == "act-or-pass"
    s = act(s, "build power_plant")
    assert refusal(s, "pass") == "already-acted"
    s = act(s, "build power_plant")
    assert s.active == 1
    s = act(s, "build power_plant", "end-turn")
    assert s.active == 0
    s = act(s, "pass", "build power_plant", "build power_plant")
    assert (s.active, s.passed) == (1, 1)
    s = act(s, "pass")
    assert s.generation == 2


@pytest.mark.rule("TM 7.4")
def test_production() -> None:
    mars = TMScenario(2).production(0, money=2, steel=1, titanium=3, plants=1, energy=1, heat=1)
    s = act(mars.stock(0, energy=2).turn(), "pass", "pass")
    assert s.stock[:6] == [22, 1, 3, 1, 1, 3]
    told = [entry.args for entry in s.entries() if entry.key == LOG_INCOME]
    assert told == [(0, 22, 1, 3, 1, 1, 3), (1, 20, 0, 0, 0, 0, 0)]


@pytest.mark.rule("TM 10.3")
@pytest.mark.parametrize(("generation", "gets"), [(2, 1), (3, 2)])
def test_packets_go_left_in_even_generations_and_right_in_odd_ones(generation: int, gets: int) -> None:
    """TM-7: where the packet of seat 0 goes at a table of three."""
    s = act(TMScenario(3, draft=True).generation(generation - 1).turn(), "pass", "pass", "pass")
    packet = s.packet(0)[:]
    for seat in range(3):
        s = act(s, keep(s, seat))
    assert s.generation == generation
    assert s.packet(gets) == packet[1:]


@pytest.mark.rule("TM 10.3")
def test_a_draft_ends_with_four_cards_to_buy_from() -> None:
    s = act(TMScenario(2, draft=True).turn(), "pass", "pass")
    dealt = sorted(s.packet(0) + s.packet(1))
    for _ in range(4):
        s = act(s, keep(s, 0), keep(s, 1))
    assert s.look(0)["phase"] == "research"
    assert [len(s.packet(seat)) for seat in (0, 1)] == [4, 4]
    assert sorted(s.packet(0) + s.packet(1)) == dealt
    s = act(s, keep(s, 0), "done", "done")
    assert len(s.hand(0)) == 1


@pytest.mark.rule("TM 10.3")
def test_draft_picks_can_be_taken_back_and_come_in_any_order() -> None:
    s = act(TMScenario(3, draft=True).turn(), "pass", "pass", "pass")
    packets = [s.packet(seat)[:] for seat in range(3)]
    digests = set()
    for order in ((0, 1, 2), (2, 0, 1), (1, 2, 0)):
        t = s.clone()
        for seat in order:
            t.apply(seat, GAME.actions.parse("keep " + ASSET_IDS[packets[seat][0]]))
        digests.add(t.digest())
    assert len(digests) == 1
    t = act(s, keep(s, 0))
    assert t.retract(0).digest() == s.digest()


@pytest.mark.rule("TM 10.3")
def test_packets_are_in_no_wrong_view() -> None:
    rng = random.Random(5)
    s = act(TMScenario(3, draft=True).turn(), "pass", "pass", "pass")
    for _ in range(9):
        seat = rng.choice(s.actors())
        s = act_as(s, seat, rng.choice(s.legal(seat)))
        for viewer in range(3):
            shown = str(s.look(viewer))
            for other in range(3):
                if other != viewer:
                    hidden = set(s.packet(other)) - set(s.packet(viewer)) - set(s.kept(viewer))
                    assert not [ASSET_IDS[c] for c in hidden if f"'{ASSET_IDS[c]}'" in shown]


def act_as(s: TMState, seat: int, action: int) -> TMState:
    after = s.play(seat, action)
    assert isinstance(after, TMState)
    return after


@pytest.mark.rule("TM 7.2")
def test_sold_and_bought_cards_are_known_to_their_owner_only() -> None:
    """TM-9: discards are face down."""
    s = act(
        TMScenario(2).hand(0, "mine", "comet").turn(), "sell-patents", "discard comet", "discard mine", "done"
    )
    assert s.cards.seen[number_of("comet")] == 1


@pytest.mark.rule("TM 10.3")
def test_who_passes_a_packet_knows_it_until_a_card_is_taken() -> None:
    """TM-7: the first level of knowledge: what I hold and what I passed in this round."""
    s = act(TMScenario(3, draft=True).turn(), "pass", "pass", "pass")
    for seat in range(3):
        s = act(s, keep(s, seat))
    passed = s.packet(1)[:]
    for seed in range(20):
        dealt = s.redeal(0, seed)
        assert isinstance(dealt, TMState)
        assert dealt.packet(1) == passed
        assert dealt.packet(0) == s.packet(0)
    s = act_as(s, 1, GAME.actions.parse("keep " + ASSET_IDS[passed[0]]))
    found = set()
    for seed in range(20):
        dealt = s.redeal(0, seed)
        assert isinstance(dealt, TMState)
        assert len(dealt.packet(1)) == len(passed) - 1
        found.add(tuple(dealt.packet(1)))
    assert len(found) > 1


@pytest.mark.rule("TM 6.7")
def test_a_redeal_renews_secret_choices_that_could_be_paid() -> None:
    """A seat that kept nine cards cannot have chosen PhoboLog."""
    for seed in range(40):
        s = GAME.new(seed=seed, seats=2)
        assert isinstance(s, TMState)
        if number_of("phobolog") - PROJECTS in s.charters.piles[2]:
            continue
        s.apply(1, s.legal(1)[0])
        for _ in range(9):
            s.apply(1, s.legal(1)[0])
        for again in range(10):
            dealt = s.redeal(0, again)
            assert isinstance(dealt, TMState)
            chosen = dealt.charters.piles[7][0]
            assert chosen != number_of("phobolog") - PROJECTS
            assert not dealt.invariants()
