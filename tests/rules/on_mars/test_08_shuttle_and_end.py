import pytest

from rules.on_mars.story import at, goods, options, play, reason
from tharsis.games.on_mars import GAME
from tharsis.games.on_mars.actions import BLUEPRINT
from tharsis.games.on_mars.rules.rounds import PhaseEnd, Round
from tharsis.games.on_mars.rules.scoring import (
    FinalScoring,
    blueprint_points,
    contract_points,
    quarters_points,
    scientist_points,
    standings,
    tech_points,
)
from tharsis.games.on_mars.rules.shuttle import Travel, travel
from tharsis.games.on_mars.scenario import OMScenario
from tharsis.games.on_mars.state import LAST_ROUND


@pytest.mark.rule("OM 8.1")
def test_the_example_of_a_flight() -> None:
    """At level 2 the Shuttle flies from the red Orbit space to space 2 of the Colony."""
    s = OMScenario().level(2).shuttle(0, 1).phase_end()
    assert (s.shuttle_side, s.shuttle_at) == (1, 2)
    s = OMScenario().level(2).shuttle(1, 2).phase_end()
    assert (s.shuttle_side, s.shuttle_at) == (1, 1)
    assert OMScenario().level(5).shuttle(0, 1).phase_end().shuttle_at == 3


@pytest.mark.rule("OM 8.2")
def test_free_with_the_shuttle_else_for_a_ship() -> None:
    s = OMScenario().shuttle(1, 1).phase_end()
    assert options(s, 0) == ["travel", "stay"]
    s = play(s, 0, "travel")
    assert s.hangar[0] == 0
    t = OMScenario().level(2).shuttle(0, 2).hangar(0, 1)
    s = play(t.phase_end(), 0, "travel")
    assert s.hangar[0] == 0
    stay = OMScenario().shuttle(0, 2).phase_end()
    assert stay.round == 2  # nobody has a Ship: nobody is asked


@pytest.mark.rule("OM 8.3")
def test_the_example_of_a_discovery_tile() -> None:
    t = OMScenario().at(0, 1).rover(0, "g2").slot(0, "construct_building").colonists(0, 1, working=1)
    s = play(t.ask(Travel(0, 0), Travel(1, 0)), 0, "travel", "explore left")
    assert reason(s, 0, "at g5") == "not-empty"
    assert reason(s, 0, "at g4") == "not-three-away"
    spot = options(s, 0)[0]
    s = play(s, 0, spot)
    assert s.tile[at(spot.split()[1])] == 0
    assert s.exploration[0] > 1
    assert (s.quarters[0], s.working[0]) == (3, 0)
    assert options(s, 0) == ["space 5", "space 7", "space 8"]


@pytest.mark.rule("OM 8.3")
def test_without_a_tile_to_refill_it_an_exploration_space_stays_empty() -> None:
    t = OMScenario().at(0, 1).at(1, 2)
    t.s.discovery_bag.clear()
    s = play(t.ask(Travel(0, 0), Travel(1, 0)), 0, "travel", "explore left")
    s = play(s, 0, options(s, 0)[0], "space 5")
    assert s.exploration == [-1, 1]
    s = play(s, 1, "travel")
    assert options(s, 1) == ["explore right"]
    s = play(s, 1, "explore right", options(play(s, 1, "explore right"), 1)[0])
    assert s.exploration == [-1, -1]
    t = OMScenario().at(0, 1)
    t.s.discovery_bag.clear()
    t.s.exploration = [-1, -1]
    s = play(t.ask(Travel(0, 0)), 0, "travel")
    assert "space 5" in options(s, 0)


@pytest.mark.rule("OM 8.4")
def test_the_example_of_production() -> None:
    """A miner and a Generator give yellow a mineral and a battery; who finds no room leaves."""
    t = (
        OMScenario(4)
        .building("mine", "g2")
        .miner(3, "g2")
        .built(3, "wind_turbines", "g3")
        .goods(3, mineral=0, battery=0)
    )
    t.slot(3, "research").colonists(3, 4, working=1)
    travel(t.s, 3, 0)
    s = t.ask()
    assert (goods(s, 3)["mineral"], goods(s, 3)["battery"]) == (1, 1)
    assert (s.quarters[3], s.working[3], s.slots[7]) == (4, 0, 0)
    assert options(s, 3) == ["space 1", "space 2", "space 3", "space 4"]


@pytest.mark.rule("OM 9.1")
def test_the_end_is_triggered_then_one_more_round_follows() -> None:
    t = OMScenario().shuttle(0, 3)
    t.s.remaining = 0
    s = t.phase_end()
    assert s.ending_round == LAST_ROUND
    assert s.round == 2
    assert not s.over
    s.agenda.clear()
    s.asking = None
    s.do(PhaseEnd())
    s.advance()
    assert s.over


@pytest.mark.rule("OM 13")
def test_space_oddity_ends_with_the_phase() -> None:
    t = OMScenario(short_ending=True)
    t.s.remaining = 0
    assert t.phase_end().over


@pytest.mark.rule("OM 9.2")
@pytest.mark.card("OM d3")
def test_the_example_of_scoring() -> None:
    """10 for Colonists, 1+4+4+9 for Tech, 3+3-3+5 for plans, 6 for the Hydrologist, -4 for the delivery."""
    t = OMScenario(4).level(3).shelter(1, "a1", "a2").colonists(1, 7)
    assert quarters_points(t.s, 1) == 10
    t.tech(1, "shelter", "1a").tech(1, "mine", "4a").tech(1, "ship", "4b").tech(1, "rover", "6a")
    assert tech_points(t.s, 1) == 18
    t.building("greenhouse", "g8", "h7").built(1, "biomarket", "g7").built(1, "hydroponic_farm", "g8")
    t.building("oxygen_condenser", "e6", "d6").blueprint(1, "concentrator").built(1, "aerial_elevator", "e5")
    assert blueprint_points(t.s, 1) == 8
    t.scientist(1, "hydrologist")
    assert scientist_points(t.s, 1) == 6
    t.contract(1, "d3")
    t.s.delivered[2] = 2
    t.s.delivered_minerals[2] = 2
    assert contract_points(t.s, 1) == -4
    t.hangar(1, 1).cubes(1, "mine", "generator")
    t.goods(1, water=0)
    before = t.s.op[1]
    s = t.ask(FinalScoring())
    assert s.op[1] - before == 10 + 18 + 8 + 6 - 4 + 3 + 2


@pytest.mark.rule("OM 9.2")
def test_colonists_come_home_and_items_go_onto_contracts() -> None:
    t = (
        OMScenario()
        .shelter(0, "a1", "a2")
        .slot(0, "construct_building")
        .slot(0, "research")
        .colonists(0, 5, working=1)
    )
    t.contract(0, "d6").goods(0, mineral=2).crystals(0, 1, waiting=3)
    s = t.ask(FinalScoring())
    assert s.quarters[0] == 7
    assert s.contract_done[11]
    assert s.result().reason == "scored"


CONTRACT_POINTS = [
    pytest.param("u1", 12, -6, marks=pytest.mark.card("OM u1")),
    pytest.param("u2", 12, -6, marks=pytest.mark.card("OM u2")),
    pytest.param("u3", 12, -6, marks=pytest.mark.card("OM u3")),
    pytest.param("u4", 12, -6, marks=pytest.mark.card("OM u4")),
    pytest.param("u5", 12, -6, marks=pytest.mark.card("OM u5")),
    pytest.param("u6", 12, -6, marks=pytest.mark.card("OM u6")),
    pytest.param("d1", 9, -4, marks=pytest.mark.card("OM d1")),
    pytest.param("d2", 9, -4, marks=pytest.mark.card("OM d2")),
    pytest.param("d4", 9, -4, marks=pytest.mark.card("OM d4")),
    pytest.param("d5", 9, -4, marks=pytest.mark.card("OM d5")),
    pytest.param("d6", 9, -4, marks=pytest.mark.card("OM d6")),
]


@pytest.mark.rule("OM 5.14")
@pytest.mark.parametrize(("contract", "plus", "minus"), CONTRACT_POINTS)
def test_each_contract(contract: str, plus: int, minus: int) -> None:
    t = OMScenario().contract(0, contract).level(3)
    assert contract_points(t.s, 0) == minus
    if contract[0] == "u":
        groups = {
            "u1": ("generator", ("g2", "g1", "h2"), "wind_turbines", "g3"),
            "u2": ("water_extractor", ("i4", "j4", "i3"), "private_ship", "i5"),
            "u3": ("greenhouse", ("g8", "g9", "h7"), "biomarket", "g7"),
            "u4": ("oxygen_condenser", ("e6", "e7", "d6"), "concentrator", "e5"),
            "u6": ("mine", ("g4", "g6", "f5"), "metal_deposit", "g5"),
        }
        if contract == "u5":
            t.shelter(0, "e2", "d2", "d3").built(0, "casino", "e2")
        else:
            building, hexes, card, home = groups[contract]
            t.building(building, *hexes).built(0, card, home)
    else:
        t.shelter(0, "a1", "a2", "a3").goods(0, mineral=4, battery=4, water=4, oxygen=4, plant=4).crystals(
            0, 3
        )
        s = t.turn(0)
        while [o for o in options(s, 0) if o.startswith("deliver")]:
            s = play(s, 0, next(o for o in options(s, 0) if o.startswith("deliver")))
        t.s.contract_done = s.contract_done
    assert contract_points(t.s, 0) == plus


@pytest.mark.rule("OM 9.3")
def test_ties_go_to_crystals_then_buildings_then_cubes() -> None:
    t = (
        OMScenario(3)
        .crystals(0, 2)
        .crystals(1, 2)
        .crystals(2, 1)
        .cubes(0, "mine")
        .built(1, "metal_deposit", "g5")
    )
    t.s.op = [20, 20, 20]
    ranks = standings(t.s)
    assert ranks[1] > ranks[0] > ranks[2]
    assert BLUEPRINT.index("metal_deposit") == 1


#: The count of rounds, and the cards, which are compared by the knowledge of them.
CHANGING = ("round", "goals", "settlers", "tasks")


@pytest.mark.rule("OM 9.1")
def test_nothing_forces_the_end() -> None:
    """Two companies that only idle come back to the same position, the count of rounds apart."""
    s = OMScenario().shuttle(1, 1).ask(Round())
    seen: list[object] = []
    for _ in range(2 * 2):  # the Shuttle is back every other round
        for c in range(2):
            s = play(s, c, "act control_center", "done")
            s = play(s, c, "end-turn") if "end-turn" in options(s, c) else s
        while isinstance(s.asking, Travel):
            s = play(s, s.actor(), "stay")
        seen.append([getattr(s, name) for name in s.FIELDS if name not in CHANGING])
    assert seen[1] == seen[3]
    assert not s.over
    assert "endless" in GAME.capabilities
