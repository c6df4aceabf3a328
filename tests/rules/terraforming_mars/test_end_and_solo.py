"""Chapters 9 and 10: the end, points, ties, and the solo game."""

import pytest

from rules.terraforming_mars.story import refusal
from tharsis.games.terraforming_mars import GAME, board
from tharsis.games.terraforming_mars.actions import DRAW_CARD
from tharsis.games.terraforming_mars.codes import FINAL, NEUTRAL
from tharsis.games.terraforming_mars.deck import PROJECTS, number_of
from tharsis.games.terraforming_mars.rules import scoring
from tharsis.games.terraforming_mars.rules.generation import FinalGreenery
from tharsis.games.terraforming_mars.rules.setup import found_corporation
from tharsis.games.terraforming_mars.rules.solo import NeutralTiles
from tharsis.games.terraforming_mars.scenario import TMScenario, act
from tharsis.games.terraforming_mars.state import TMState
from tharsis.kernel import Script


def finished(seats: int = 2) -> TMScenario:
    return TMScenario(seats).temperature(8).oxygen(14).oceans(9)


@pytest.mark.rule("TM 9.1")
def test_the_last_generation_is_played_to_its_end() -> None:
    s = TMScenario(2).temperature(8).oxygen(13).oceans(9).stock(0, plants=8).production(0, money=3).turn()
    s = act(s, "convert-plants", "place r3c3")
    assert not s.over
    s = act(s, "end-turn", "pass", "pass")
    assert s.over
    assert s.stock[0] == 21 + 3
    assert s.result().reason == "scored"


@pytest.mark.rule("TM 9.2")
def test_last_greeneries_in_turn_order() -> None:
    """TM-11: each until done; the hex bonus may pay for the next; Herbivores grow; Ecoline needs seven."""
    mars = (
        finished(3).stock(1, plants=14).stock(2, plants=7).corporation(2, "ecoline").in_play(1, "herbivores")
    )
    mars.s.first = 1
    mars.s.passed = 0b111
    mars.s.phase = FINAL
    s = mars.ask(FinalGreenery(1))
    assert s.actors() == [1]
    s = act(s, "convert-plants", "place r5c7")
    assert s.stock[6 + 3] == 8
    s = act(s, "convert-plants", "place r5c8")
    assert s.on_card(number_of("herbivores")) == 2
    assert s.actors() == [2]
    assert refusal(s, "convert-heat", 2) == "not-now"
    s = act(s, "convert-plants", "place r3c3")
    assert s.over
    assert s.oxygen == 14


@pytest.mark.rule("TM 9.2")
def test_a_last_greenery_is_a_choice() -> None:
    mars = finished().stock(0, plants=9)
    mars.s.phase = FINAL
    s = act(mars.ask(FinalGreenery(0)), "done")
    assert s.over
    assert scoring.greeneries(s, 0) == 0


@pytest.mark.rule("TM 9.3")
def test_the_final_count_of_the_book() -> None:
    """Rating 38, an award, a milestone, three greeneries round one city that touches five: 56; then
    three animals, six points on green and blue cards, one lost on an event: 64."""
    mars = finished(3).rating(1, 38).tile("city", "r3c3", 1)
    for hex_ in ("r2c2", "r2c3", "r3c4"):
        mars.tile("greenery", hex_, 1)
    for hex_ in ("r4c4", "r4c3"):
        mars.tile("greenery", hex_, 2)
    mars.s.milestones[4] = 1
    mars.s.awards[3] = 1
    mars.stock(1, heat=12).stock(0, heat=11).stock(2, heat=5)
    assert scoring.totals(mars.s)[1] == 56
    mars.in_play(1, "livestock").cubes("livestock", 3)
    mars.in_play(1, "methane_from_titan", "callisto_penal_mines", "asteroid_mining", "indentured_workers")
    assert scoring.totals(mars.s)[1] == 64


@pytest.mark.rule("TM 9.3")
def test_the_score_stands_at_any_time() -> None:
    mars = TMScenario(2).rating(0, 23).tile("greenery", "r3c3", 0).in_play(0, "trees")
    score = mars.turn().look(1)["players"][0]["score"]  # type: ignore[index]
    assert score == {
        "rating": 23, "awards": 0, "milestones": 0, "greeneries": 1, "cities": 0, "cards": 1, "total": 25,
    }  # fmt: skip


@pytest.mark.rule("TM 9.4")
def test_money_breaks_ties_and_a_full_tie_is_shared() -> None:
    s = act(finished().production(1, money=1).turn(), "pass", "pass")
    assert s.result().ranks == [2, 1]
    s = act(finished().turn(), "pass", "pass")
    assert s.result().winners == [0, 1]


@pytest.mark.rule("TM 10.1")
def test_all_cards_and_corporations_play_in_the_corporate_era() -> None:
    s = GAME.new(seats=2)
    assert isinstance(s, TMState)
    assert sum(len(pile) for pile in s.cards.piles) == PROJECTS
    assert not s.invariants()


def neutral(*cards: str) -> TMState:
    """A solo game whose neutral tiles are counted out by these cards."""
    s = TMScenario(1).s
    s.source = Script({DRAW_CARD: [number_of(card) for card in cards]})
    s.do(NeutralTiles())
    s.advance()
    return s


@pytest.mark.rule("TM 10.2.1")
def test_neutral_tiles_by_the_costs_of_four_cards() -> None:
    """Costs 8, 5, 6 and 1: r3c1 from the front, r8c6 from the back, then a greenery beside each."""
    s = neutral("colonizer_training_camp", "dust_seals", "sponsors", "mineral_deposit")
    cities = [board.HEX_IDS[i] for i in range(61) if s.tile[i] == board.CITY]
    assert cities[0] == "r3c1"
    s = neutral("colonizer_training_camp", "mineral_deposit", "sponsors", "sabotage")
    tiles = {board.HEX_IDS[i]: board.TILE_IDS[s.tile[i]] for i in range(61) if s.tile[i]}
    assert tiles == {"r3c1": "city", "r8c6": "city", "r3c2": "greenery", "r7c6": "greenery"}
    assert set(s.owner) == {-1, NEUTRAL}
    assert (s.oxygen, s.rating) == (0, [14])


@pytest.mark.rule("TM 10.2.1")
def test_a_cost_of_nothing_counts_as_one() -> None:
    s = neutral("indentured_workers", "sabotage", "virus", "land_claim")
    assert s.tile[0] == board.CITY


@pytest.mark.rule("TM 10.2.1")
@pytest.mark.card("TM tharsis_republic")
def test_the_republic_counts_the_neutral_cities() -> None:
    s = neutral("colonizer_training_camp", "mineral_deposit", "sponsors", "sabotage")
    found_corporation(s, 0, number_of("tharsis_republic"))
    assert (s.production[0], s.stock[0]) == (2, 40)


@pytest.mark.rule("TM 10.2.2")
def test_alone_one_starts_lower() -> None:
    s = GAME.new(seats=1, options={"corporate_era": False})
    assert isinstance(s, TMState)
    assert (s.rating, s.production) == ([14], [0] * 6)
    assert s.look(0)["corporate_era"] is True
    assert s.tile.count(board.CITY) == 2


@pytest.mark.rule("TM 10.2.3")
def test_alone_there_are_no_milestones_and_awards() -> None:
    s = TMScenario(1).stock(0, money=99).rating(0, 40).turn()
    assert refusal(s, "claim terraformer") == "not-in-solo"
    assert refusal(s, "fund banker") == "not-in-solo"
    assert s.look(0)["milestones"] == []


@pytest.mark.rule("TM 10.2.4")
def test_the_neutral_opponent_has_plenty() -> None:
    s = act(
        TMScenario(1).stock(0, money=9).hand(0, "hired_raiders").turn(),
        "play hired_raiders",
        "choose steel",
        "target-neutral",
        "amount 2",
    )
    assert s.stock[1] == 2
    s = act(TMScenario(1).stock(0, money=9).temperature(2).hand(0, "fish").turn(), "play fish")
    assert s.on_card(number_of("fish")) == 0
    s = act(TMScenario(1).oxygen(11).in_play(0, "predators").turn(), "use predators", "target-neutral")
    assert s.on_card(number_of("predators")) == 1
    s = act(
        TMScenario(1).stock(0, money=12).in_play(0, "tardigrades").hand(0, "toll_station").turn(),
        "play toll_station",
    )
    assert s.production[0] == 0


@pytest.mark.rule("TM 10.2.5")
@pytest.mark.parametrize(("oxygen", "reason"), [(14, "solo-won"), (13, "solo-lost")])
def test_fourteen_generations(oxygen: int, reason: str) -> None:
    mars = TMScenario(1).temperature(8).oxygen(oxygen).oceans(9).stock(0, plants=8)
    s = act(mars.generation(14).turn(), "pass", "convert-plants", "place r3c3")
    assert s.over
    assert s.oxygen == oxygen
    assert s.result().reason == reason


@pytest.mark.rule("TM 10.2.5")
def test_alone_the_game_goes_on_when_the_planet_is_done() -> None:
    s = act(TMScenario(1).temperature(8).oxygen(14).oceans(9).generation(9).turn(), "pass")
    assert (s.over, s.generation) == (False, 10)
    s = act(
        TMScenario(1).stock(0, money=99).turn(), "build power_plant", "build power_plant", "build power_plant"
    )
    assert s.actors() == [0]
