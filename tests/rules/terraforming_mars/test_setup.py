"""Chapter 6: setting up."""

import random

import pytest

from rules.terraforming_mars.story import refusal
from tharsis.games.terraforming_mars import GAME
from tharsis.games.terraforming_mars.deck import ASSET_IDS, CARDS, PROJECTS, number_of
from tharsis.games.terraforming_mars.rules.setup import found_corporation
from tharsis.games.terraforming_mars.scenario import TMScenario, act
from tharsis.games.terraforming_mars.state import BOX, CHOSEN, DEALT, DECK, NOT_IN_GAME, TMState


def new(seats: int = 2, seed: int = 1, **options: bool) -> TMState:
    s = GAME.new(seed=seed, seats=seats, options=options)
    assert isinstance(s, TMState)
    return s


def first_corporation(s: TMState, seat: int) -> str:
    return ASSET_IDS[PROJECTS + s.charters.piles[DEALT + seat][0]]


@pytest.mark.rule("TM 6.1")
def test_the_planet_at_the_start() -> None:
    s = new()
    assert (s.temperature, s.oxygen, s.oceans, s.generation) == (0, 0, 0, 1)


@pytest.mark.rule("TM 6.2", "TM 10.1")
def test_the_standard_game_leaves_the_corporate_era_out() -> None:
    s = new(corporate_era=False)
    assert len(s.cards.piles[BOX]) == 71
    assert len(s.charters.piles[NOT_IN_GAME]) == 2
    assert not any(CARDS[card].era for card in s.cards.piles[DECK])
    assert not new().cards.piles[BOX]


@pytest.mark.rule("TM 6.3", "TM 10.1")
def test_start_production() -> None:
    assert new(corporate_era=False).production == [1] * 12
    assert new().production == [0] * 12


@pytest.mark.rule("TM 6.4", "TM 6.6")
def test_two_corporations_and_ten_cards_each() -> None:
    s = new(seats=5)
    for seat in range(5):
        assert len(s.charters.piles[DEALT + seat]) == 2
        assert len(s.packet(seat)) == 10
    assert len(s.cards.piles[DECK]) == PROJECTS - 50


@pytest.mark.rule("TM 6.5")
def test_a_beginner_sits_at_an_ordinary_table() -> None:
    s = new(beginner_2=True)
    assert s.actors() == [0]
    s = act(s, f"take-corporation {first_corporation(s, 0)}", "done")
    assert ASSET_IDS[s.corporation[1]] == "beginner_corporation"
    assert (s.stock[6], len(s.hand(1))) == (42, 10)


@pytest.mark.rule("TM 6.7")
def test_the_corporation_is_chosen_before_the_cards() -> None:
    s = new()
    card = ASSET_IDS[s.packet(0)[0]]
    assert refusal(s, f"keep {card}") == "corporation-first"
    assert refusal(s, "done") == "corporation-first"
    dealt = s.charters.piles[DEALT]
    other = next(ASSET_IDS[PROJECTS + charter] for charter in range(12) if charter not in dealt)
    assert refusal(s, f"take-corporation {other}") == "not-dealt"
    s = act(s, f"take-corporation {first_corporation(s, 0)}")
    assert refusal(s, f"keep {card}") == ""
    assert refusal(s, f"take-corporation {other}") == "corporation-taken"
    s = act(s, f"keep {ASSET_IDS[s.packet(0)[3]]}")
    assert refusal(s, f"keep {card}") == "not-in-order"


@pytest.mark.rule("TM 6.7")
def test_cards_are_paid_from_the_start_money() -> None:
    """TM-8: PhoboLog's 23 M€ buy seven cards at most."""
    for seed in range(200):
        s = new(seed=seed)
        if number_of("phobolog") - PROJECTS in s.charters.piles[DEALT]:
            break
    s = act(s, "take-corporation phobolog")
    for _ in range(7):
        s = act(s, f"keep {ASSET_IDS[s.legal(0)[0] - GAME.actions.parse('keep ' + ASSET_IDS[0])]}")
    assert [GAME.actions.notation(a) for a in s.legal(0)] == ["done"]


@pytest.mark.rule("TM 6.7")
def test_nothing_is_paid_until_all_are_in_and_answers_can_be_taken_back() -> None:
    s = new()
    mine = first_corporation(s, 0)
    s = act(s, f"take-corporation {mine}", f"keep {ASSET_IDS[s.packet(0)[0]]}", "done")
    assert s.actors() == [1]
    assert s.stock == [0] * 12
    assert s.corporation == [-1, -1]
    back = s.retract(0)
    assert isinstance(back, TMState)
    assert back.actors() == [0, 1]
    assert (len(back.packet(0)), len(back.kept(0)), back.charters.piles[CHOSEN]) == (10, 0, [])
    s = act(s, f"take-corporation {first_corporation(s, 1)}", "done")
    assert s.corporation[0] == number_of(mine)
    assert s.stock[0] == CARDS[s.corporation[0]].cost - 3
    assert len(s.hand(0)) == 1


@pytest.mark.rule("TM 6.7")
def test_any_order_of_arrival_gives_the_same_table() -> None:
    """TM-8: a thousand random interleavings, one digest."""
    answers = {
        seat: [f"take-corporation {first_corporation(new(seats=4), seat)}"]
        + [f"keep {ASSET_IDS[card]}" for card in new(seats=4).packet(seat)[seat : seat + 3]]
        + ["done"]
        for seat in range(4)
    }
    rng = random.Random(1)
    digests = set()
    for _ in range(1000):
        s = new(seats=4)
        order = [seat for seat in range(4) for _ in answers[seat]]
        rng.shuffle(order)
        left = {seat: list(given) for seat, given in answers.items()}
        for seat in order:
            s.apply(seat, GAME.actions.parse(left[seat].pop(0)))
        digests.add(s.digest())
    assert len(digests) == 1


@pytest.mark.rule("TM 6.7")
def test_a_corporation_sets_its_own_effect_off_when_it_is_revealed() -> None:
    """Saturn Systems counts its own Jovian tag; no other corporation of the box has one."""
    s = TMScenario(2).s
    found_corporation(s, 0, number_of("saturn_systems"))
    assert s.production[0] == 1


@pytest.mark.rule("TM 6.8")
def test_the_first_generation_starts_with_actions() -> None:
    s = new(beginner_1=True, beginner_2=True)
    assert s.look(0)["phase"] == "action"
    assert s.generation == 1
