"""9.2, 10.2: the neutral opponent of the solo game, and the last greeneries."""

import pytest

from rules.terraforming_mars.story import changes, refusal, table
from tharsis.games.terraforming_mars import GAME
from tharsis.games.terraforming_mars.actions import DRAW_CARD
from tharsis.games.terraforming_mars.board import HEX_IDS, TILE_IDS
from tharsis.games.terraforming_mars.codes import FINAL, NEUTRAL
from tharsis.games.terraforming_mars.deck import number_of
from tharsis.games.terraforming_mars.rules import scoring
from tharsis.games.terraforming_mars.rules.generation import FinalGreenery, Production
from tharsis.games.terraforming_mars.rules.rewards import award_standing
from tharsis.games.terraforming_mars.rules.setup import found_corporation
from tharsis.games.terraforming_mars.rules.solo import NeutralTiles
from tharsis.games.terraforming_mars.scenario import TMScenario, act
from tharsis.games.terraforming_mars.state import DISCARDS, TMState
from tharsis.kernel import Script


def options(s: TMState) -> list[str]:
    return [GAME.actions.notation(action) for action in s.legal(s.actor())]


# -- neutral tiles --------------------------------------------------------------------------------

#: One card of each of these costs.
OF_COST = {
    0: "indentured_workers", 1: "virus", 2: "dust_seals", 3: "space_mirrors", 4: "mine", 5: "mineral_deposit",
    6: "sponsors", 7: "peroxide_power", 8: "rover_construction", 9: "fish", 14: "asteroid", 20: "mohole_area",
    23: "earth_catapult", 24: "domed_crater", 25: "phobos_space_haven", 41: "io_mining_industries",
}  # fmt: skip


def counted_out(costs: list[int]) -> tuple[dict[str, str], TMState]:
    """The neutral tiles that four cards of these costs bring."""
    ids = []
    for cost in costs:
        same = [id_ for id_ in (OF_COST[cost], *SECOND.get(cost, ())) if id_ not in ids]
        ids.append(same[0])
    s = TMScenario(1).s
    s.source = Script({DRAW_CARD: [number_of(id_) for id_ in ids]})
    s.do(NeutralTiles())
    s.advance()
    assert s.cards.piles[DISCARDS] == sorted(number_of(id_) for id_ in ids)
    assert {s.cards.seen[number_of(id_)] for id_ in ids} == {1}
    return {HEX_IDS[i]: TILE_IDS[tile] for i, tile in enumerate(s.tile) if tile}, s


SECOND = {
    2: ("invention_contest",),
    1: ("sabotage", "land_claim", "hired_raiders"),
    5: ("decomposers",),
    6: ("lagrange_observatory",),
}


@pytest.mark.rule("TM 10.2.1")
@pytest.mark.parametrize(
    ("costs", "cities", "greeneries"),
    [
        # The examples of the sheet, and the first hex of either way.
        ([8, 5, 6, 1], ["r3c1", "r8c6"], ["r3c2", "r7c6"]),
        ([1, 1, 1, 1], ["r1c1", "r9c4"], ["r2c2", "r8c4"]),
        # Oceans are not counted, neither for cities nor for greeneries.
        ([2, 4, 1, 2], ["r1c3", "r9c1"], ["r2c4", "r8c2"]),
        # Nor is Noctis City: 24 from the front is r5c7.
        ([24, 2, 4, 3], ["r5c7", "r9c3"], ["r4c6", "r9c4"]),
        # The second city keeps away from the first (r8c3): r9c2, r9c3 and the row above it do not count.
        ([41, 2, 1, 1], ["r8c3", "r9c1"], ["r7c3", "r8c1"]),
        ([41, 5, 7, 8], ["r8c3", "r8c1"], ["r7c3", "r9c1"]),
        # A cost of nothing counts as one, for cities and for greeneries.
        ([0, 1, 4, 5], ["r1c1", "r9c4"], ["r2c1", "r8c5"]),
        ([1, 4, 0, 5], ["r1c1", "r9c1"], ["r2c2", "r8c2"]),
        ([1, 4, 5, 0], ["r1c1", "r9c1"], ["r2c2", "r8c1"]),
        # The first greenery takes the only place beside r5c9: the second has none.
        ([24, 23, 3, 9], ["r5c7", "r5c9"], ["r5c8"]),
    ],
)
def test_costs_count_out_the_neutral_tiles(
    costs: list[int], cities: list[str], greeneries: list[str]
) -> None:
    tiles, s = counted_out(costs)
    assert tiles == dict.fromkeys(cities, "city") | dict.fromkeys(greeneries, "greenery")
    assert {s.owner[i] for i in range(61) if s.tile[i]} == {NEUTRAL}
    assert s.owner.count(-1) == 61 - len(tiles)
    assert (s.oxygen, s.oceans, s.rating, s.stock, s.production) == (0, 0, [14], [0] * 6, [0] * 6)


@pytest.mark.rule("TM 10.2.1")
@pytest.mark.card("TM tharsis_republic")
@pytest.mark.parametrize(
    ("seats", "id_", "money"), [(1, "tharsis_republic", 2), (1, "credicor", 0), (2, "tharsis_republic", 0)]
)
def test_only_the_republic_counts_neutral_cities_and_only_alone(seats: int, id_: str, money: int) -> None:
    s = TMScenario(seats).tile("city", "r3c3").tile("city", "r7c3").s
    found_corporation(s, 0, number_of(id_))
    assert s.production[0] == money


@pytest.mark.rule("TM 10.2.1", "TM 9.3")
def test_neutral_tiles_are_nobodys_but_count_as_neighbours() -> None:
    mars = TMScenario(1).tile("city", "r3c3").tile("greenery", "r3c4").tile("city", "r3c5", 0)
    assert (scoring.cities(mars.s, 0), scoring.greeneries(mars.s, 0)) == (1, 0)
    assert (mars.s.own_cities(0), award_standing(mars.s, 0, 0)) == (1, 1)
    s = act(TMScenario(1).stock(0, money=99).tile("city", "r3c3").turn(), "build greenery")
    assert refusal(s, "place r9c3") == ""
    s = act(TMScenario(1).stock(0, money=99).tile("city", "r3c3").turn(), "build city")
    assert refusal(s, "place r3c4") == "hex-beside-city"


# -- the neutral opponent -------------------------------------------------------------------------


def alone(card: str, **stock: int) -> TMScenario:
    return TMScenario(1).stock(0, money=40, **stock).temperature(2).oxygen(13).oceans(3).hand(0, card)


@pytest.mark.rule("TM 10.2.4")
@pytest.mark.parametrize(("way", "most"), [("steel", 2), ("megacredits", 3)])
def test_a_thief_takes_what_it_likes_from_the_neutral_opponent(way: str, most: int) -> None:
    s = act(alone("hired_raiders").turn(), "play hired_raiders", f"choose {way}")
    assert "target-neutral" in options(s)
    s = act(s, "target-neutral")
    assert options(s) == [f"amount {n}" for n in range(1, most + 1)]
    before = s.stock[:]
    after = act(s, f"amount {most}").stock
    assert sum(after) - sum(before) == most


@pytest.mark.rule("TM 10.2.4")
def test_removing_alone_is_asked_only_where_something_is_there() -> None:
    before = alone("asteroid").turn()
    after = act(before, "play asteroid")
    assert "end-turn" in options(after), "no plants: nothing to ask"
    s = act(alone("asteroid", plants=2).turn(), "play asteroid")
    assert options(s) == ["target 0", "target-neutral", "target-nobody"]
    spared = act(s, "target-neutral", "amount 3")
    assert spared.stock[3] == 2
    assert act(s, "target 0", "amount 2").stock[3] == 0


@pytest.mark.rule("TM 8.1.4")
@pytest.mark.parametrize("card", ["hired_raiders", "sabotage"])
def test_among_others_nothing_is_asked_where_nobody_has_any(card: str) -> None:
    mars = table().stock(0, steel=0).stock(1, steel=0).hand(0, card)
    s = act(mars.turn(), f"play {card}", "choose steel")
    assert "end-turn" in options(s)
    one = table().stock(0, steel=0).stock(1, steel=1).hand(0, card)
    s = act(one.turn(), f"play {card}", "choose steel")
    assert options(s) == ["target 1", "target-nobody"]
    after = act(s, "target 1")
    assert (after.stock[1], after.stock[7]) == (int(card == "hired_raiders"), 0)


@pytest.mark.rule("TM 10.2.4")
def test_alone_a_production_is_lowered_for_the_neutral_opponent_or_oneself() -> None:
    before = alone("birds").turn()
    after = act(before, "play birds")
    assert (after.production, after.stock[0]) == ([0] * 6, 30)
    s = act(alone("birds").production(0, plants=2).turn(), "play birds")
    assert options(s) == ["target 0", "target-neutral"]
    assert act(s, "target-neutral").production[3] == 2
    assert act(s, "target 0").production[3] == 0


@pytest.mark.rule("TM 10.2.4")
@pytest.mark.card("TM predators")
def test_alone_predators_choose_between_own_animals_and_neutral_ones() -> None:
    mars = TMScenario(1).in_play(0, "predators", "fish").cubes("fish", 1)
    s = act(mars.turn(), "use predators")
    assert options(s) == ["on fish", "target-neutral"]
    eaten = act(s, "on fish")
    assert (eaten.on_card(number_of("fish")), eaten.on_card(number_of("predators"))) == (0, 1)
    spared = act(s, "target-neutral")
    assert (spared.on_card(number_of("fish")), spared.on_card(number_of("predators"))) == (1, 1)


@pytest.mark.rule("TM 8.5")
@pytest.mark.card("TM predators")
def test_among_others_there_is_no_neutral_prey() -> None:
    mars = table().in_play(0, "predators", "fish").in_play(1, "birds").cubes("fish", 1).cubes("birds", 1)
    s = act(mars.turn(), "use predators")
    assert options(s) == ["on fish", "on birds"]
    assert refusal(s, "target-neutral") == "no-neutral"
    assert refusal(s, "target-nobody") == "target-required"
    assert refusal(s, "pass") == "not-now"


@pytest.mark.rule("TM 8.1.4", "TM 10.2.4")
def test_among_others_there_is_no_neutral_victim() -> None:
    s = act(table().temperature(2).hand(0, "fish").turn(), "play fish")
    assert refusal(s, "target-neutral") == "no-neutral"
    assert refusal(s, "pass") == "not-now"


@pytest.mark.rule("TM 10.2.3")
def test_alone_nothing_is_claimed_or_funded() -> None:
    s = TMScenario(1).stock(0, money=99).rating(0, 40).turn()
    assert not [action for action in options(s) if action.startswith(("claim", "fund"))]


@pytest.mark.rule("TM 10.2.5")
@pytest.mark.parametrize(("generation", "over"), [(13, False), (14, True)])
def test_alone_the_game_ends_after_the_fourteenth_generation(generation: int, over: bool) -> None:
    s = act(TMScenario(1).generation(generation).turn(), "pass")
    assert s.over is over
    if over:
        assert s.result().reason == "solo-lost"


@pytest.mark.rule("TM 10.2.5")
def test_alone_all_three_goals_must_be_reached() -> None:
    for temperature, oxygen, oceans, won in (
        (8, 14, 9, True),
        (6, 14, 9, False),
        (8, 13, 9, False),
        (8, 14, 8, False),
    ):
        mars = TMScenario(1).temperature(temperature).oxygen(oxygen).oceans(oceans).generation(14)
        assert act(mars.turn(), "pass").result().reason == ("solo-won" if won else "solo-lost")


# -- the end --------------------------------------------------------------------------------------


@pytest.mark.rule("TM 9.1")
@pytest.mark.parametrize(
    ("temperature", "oxygen", "oceans", "over"),
    [(8, 14, 9, True), (6, 14, 9, False), (8, 13, 9, False), (8, 14, 8, False)],
)
def test_the_game_ends_when_all_three_goals_are_reached(
    temperature: int, oxygen: int, oceans: int, over: bool
) -> None:
    mars = TMScenario(2).temperature(temperature).oxygen(oxygen).oceans(oceans)
    assert act(mars.turn(), "pass", "pass").over is over


@pytest.mark.rule("TM 9.2")
@pytest.mark.parametrize(("first", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_last_greeneries_go_round_from_the_start_player(first: int, order: list[int]) -> None:
    mars = TMScenario(3).temperature(8).oxygen(14).oceans(9)
    for seat in range(3):
        mars.stock(seat, plants=8)
    mars.s.first = first
    s = mars.ask(Production())
    assert s.phase == FINAL
    asked = []
    while not s.over:
        asked.append(s.actor())
        assert s.active == s.actor()
        assert s.asking is not None
        assert s.asking.prompt(s, s.actor()).args == (8,)
        assert options(s) == ["convert-plants", "done"]
        s = act(s, "done")
    assert asked == order


@pytest.mark.rule("TM 9.2")
def test_a_last_greenery_gives_its_bonus_but_no_oxygen() -> None:
    mars = TMScenario(2).temperature(8).oxygen(14).oceans(9).stock(0, plants=8)
    mars.s.oxygen, mars.s.phase = 13, FINAL
    s = mars.ask(FinalGreenery(0))
    after = act(s, "convert-plants", "place r1c1")
    assert (after.oxygen, after.rating, after.stock[1], after.over) == (13, [20, 20], 2, True)
    assert after.stock[0] == 2, "one ocean lies beside r1c1"
    assert changes(s, after) == "greenery +1, money +2, plants -8, steel +2"


@pytest.mark.rule("TM 9.2", "TM 8.6")
def test_without_a_hex_there_is_no_last_greenery() -> None:
    mars = TMScenario(2).temperature(8).oxygen(14).oceans(9).stock(0, plants=8)
    mars.tile("greenery", "r3c3", 1)
    for hex_ in range(61):
        if mars.s.tile[hex_] == 0:
            mars.s.tile[hex_], mars.s.owner[hex_] = 9, 1
    assert mars.ask(Production()).over


# -- points ---------------------------------------------------------------------------------------


@pytest.mark.rule("TM 9.3", "TM 8.3", "TM 8.4")
def test_points_of_milestones_and_awards() -> None:
    """Five for each milestone; five and two for the first two of each award that was funded."""
    mars = TMScenario(3)
    mars.s.milestones = [0, -1, 2, -1, 0]
    mars.s.awards = [-1, 1, -1, 0, 2]
    mars.production(0, money=3).production(1, money=1).production(2, money=-1)  # banker: 5, 2, 0
    mars.stock(0, heat=1).stock(1, heat=1).stock(2, heat=0)  # thermalist: 5, 5, 0
    mars.stock(0, steel=1).stock(1, titanium=2).stock(2, steel=1, titanium=2)  # miner: 0, 2, 5
    for seat, (won, claimed) in enumerate(((10, 10), (9, 0), (5, 5))):
        assert (scoring.awards(mars.s, seat), scoring.milestones(mars.s, seat)) == (won, claimed)
        assert scoring.totals(mars.s)[seat] == 20 + won + claimed


@pytest.mark.rule("TM 9.3", "TM 9.4")
def test_the_standing_is_points_then_money() -> None:
    mars = TMScenario(2).rating(0, 25).stock(0, money=7, heat=9).stock(1, money=3)
    mars.tile("greenery", "r3c3", 1).tile("city", "r3c4", 1).in_play(
        1, "trees", "flooding", "bribed_committee"
    )
    assert mars.s.standings() == [(25, 7), (20 + 1 + 1 + 1 - 1 - 2, 3)]
