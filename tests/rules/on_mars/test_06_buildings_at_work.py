"""6.1, 6.2: executive actions, and each Advanced Building by name."""

import pytest

from rules.on_mars.story import at, built, goods, options, play, reason, stands, tech_level
from tharsis.games.on_mars.actions import BLUEPRINT, BUILDING, SCIENTIST
from tharsis.games.on_mars.deck import BLUEPRINT_TYPE
from tharsis.games.on_mars.scenario import OMScenario
from tharsis.games.on_mars.state import OMState


def site(card: str) -> OMScenario:
    """Blue owns an Advanced Building with crystals to use it; its Bot stands beside the Mine."""
    t = OMScenario().level(5).building("mine", "g4", "f4").building("generator", "g2", "h2")
    t.building("water_extractor", "i4", "j4").building("greenhouse", "g8", "h7").building(
        "oxygen_condenser", "e6", "d6"
    )
    t.shelter(0, "e2", "d2").hangar(0, 5).crystals(0, 4).goods(0, mineral=2)
    home = {"mine": "g5", "generator": "g3", "water_extractor": "i5", "greenhouse": "g7"}
    home |= {"oxygen_condenser": "e5", "shelter": "e2"}
    building = BUILDING.ids[BLUEPRINT_TYPE[BLUEPRINT.index(card)]]
    return t.bot(0, 1, "f5").built(0, card, home[building])


def use(card: str) -> OMState:
    return play(site(card).turn(0), 0, f"operate {card}")


@pytest.mark.rule("OM 6.1")
def test_the_example_of_four_open_actions() -> None:
    """Three actions are open at the start; a welcomed Ship opens a fourth."""
    t = OMScenario().crystals(0, 3).building("mine", "g4")
    s = t.turn(0)
    assert [reason(s, 0, f"executive {id}") for id in ("mineral", "bots", "warehouse")] == [
        "ship-covers",
        "",
        "",
    ]
    t = OMScenario().level(1).crystals(0, 3)
    t.s.ships[0] = 0b01111
    t.s.hangar[0] = 1
    assert reason(t.turn(0), 0, "executive mineral") == ""


@pytest.mark.rule("OM 6.1")
@pytest.mark.parametrize(
    ("action", "cost"),
    [
        pytest.param("develop", 4, marks=pytest.mark.card("OM executive_develop")),
        pytest.param("rover", 4, marks=pytest.mark.card("OM executive_rover")),
        pytest.param("blueprint", 3, marks=pytest.mark.card("OM executive_blueprint")),
        pytest.param("upgrade", 3, marks=pytest.mark.card("OM executive_upgrade")),
        pytest.param("mineral", 3, marks=pytest.mark.card("OM executive_mineral")),
        pytest.param("bots", 2, marks=pytest.mark.card("OM executive_bots")),
        pytest.param("warehouse", 2, marks=pytest.mark.card("OM executive_warehouse")),
    ],
)
def test_each_executive_action_costs_its_crystals(action: str, cost: int) -> None:
    t = OMScenario().level(5).hangar(0, 5).blueprint(0, "metal_deposit").bot(0, 1, "g4").goods(0, mineral=1)
    assert reason(t.crystals(0, cost - 1).turn(0), 0, f"executive {action}") == "crystals"
    s = play(t.crystals(0, cost).turn(0), 0, f"executive {action}")
    assert s.crystals[0] == 0
    expected = {
        "develop": "develop shelter 3a", "rover": "move rover n", "blueprint": "take-blueprint casino",
        "upgrade": "upgrade metal_deposit", "bots": "move bot1 n", "warehouse": "take water",
    }  # fmt: skip
    if action == "mineral":
        assert goods(s, 0)["mineral"] == 2
    elif action == "blueprint":
        assert "take-blueprint wind_turbines" in options(s, 0)
    else:
        assert expected[action] in options(s, 0)
    if action == "warehouse":
        assert reason(s, 0, "take crystal") == "resource-only"


@pytest.mark.rule("OM 6.2")
@pytest.mark.card("OM construction_yard", "OM executive_building")
def test_construction_yard_upgrades_and_is_boosted() -> None:
    t = site("construction_yard").blueprint(0, "metal_deposit")
    s = play(t.turn(0), 0, "operate construction_yard", "upgrade metal_deposit")
    assert built(s, "metal_deposit") == "f4"
    assert s.crystals[0] == 2


@pytest.mark.rule("OM 6.2")
@pytest.mark.parametrize(
    ("card", "building", "hex_", "need"),
    [
        pytest.param("metal_deposit", "mine", "f6", 3, marks=pytest.mark.card("OM metal_deposit")),
        pytest.param("wind_turbines", "generator", "g1", 3, marks=pytest.mark.card("OM wind_turbines")),
        pytest.param(
            "moisture_vaporator", "water_extractor", "k3", 3, marks=pytest.mark.card("OM moisture_vaporator")
        ),
        pytest.param("hydroponic_farm", "greenhouse", "g9", 3, marks=pytest.mark.card("OM hydroponic_farm")),
        pytest.param("concentrator", "oxygen_condenser", "e7", 3, marks=pytest.mark.card("OM concentrator")),
        pytest.param("gym", "shelter", "c2", 3, marks=pytest.mark.card("OM gym")),
    ],
)
def test_construction_by_buildings_is_boosted_by_colonists(
    card: str, building: str, hex_: str, need: int
) -> None:
    t = site(card).bot(0, 1, hex_).colonists(0, 5).goods(0, mineral=2, battery=2, water=2, plant=2, oxygen=2)
    s = play(t.turn(0), 0, f"operate {card}")
    low = reason(s, 0, f"at {hex_}") == "tech-too-low"
    steps = 0
    while reason(s, 0, f"at {hex_}") == "tech-too-low":
        s = play(s, 0, "boost")
        steps += 1
    assert low == (steps > 0)
    assert reason(s, 0, f"at {hex_}") in ("", "wrong-distance")
    spot = hex_ if reason(s, 0, f"at {hex_}") == "" else options(s, 0)[0].split()[1]
    s = play(s, 0, f"at {spot}")
    while stands(s, spot) == "":
        s = play(s, 0, options(s, 0)[-1])
    assert stands(s, spot) == building


@pytest.mark.rule("OM 6.2")
@pytest.mark.card("OM automated_production")
def test_automated_production() -> None:
    t = site("automated_production").miner(0, "g4").goods(0, battery=0, mineral=0)
    s = play(t.turn(0), 0, "operate automated_production")
    assert (goods(s, 0)["battery"], goods(s, 0)["mineral"]) == (1, 1)
    s = play(s, 0, "gain mineral", "done")
    assert (goods(s, 0)["mineral"], s.working[0]) == (2, 1)


@pytest.mark.rule("OM 6.2")
@pytest.mark.card("OM private_ship")
def test_private_ship() -> None:
    t = site("private_ship").hangar(0, 2).goods(0, plant=1, water=1, mineral=0)
    t.s.crystals[0] = 2
    t.s.ships[0] = 0b11100
    s = play(t.turn(0), 0, "operate private_ship", "ship 3", "crew colonists")
    assert s.quarters[0] == 6
    assert s.hangar[0] == 3


@pytest.mark.rule("OM 6.2")
@pytest.mark.card("OM biomarket")
def test_biomarket() -> None:
    s = play(use("biomarket"), 0, "take water", "boost", "take water")
    assert goods(s, 0)["water"] == 3


@pytest.mark.rule("OM 6.2")
@pytest.mark.card("OM oxygen_tank")
def test_oxygen_tank() -> None:
    s = play(use("oxygen_tank"), 0, "take-tech bottom1", "place-tech 1b", "boost", "take-tech bottom2")
    assert (tech_level(s, 0, "ship"), tech_level(s, 0, "upgrade")) == (1, 1)


@pytest.mark.rule("OM 6.2")
@pytest.mark.card("OM casino")
def test_casino() -> None:
    s = play(use("casino"), 0, "boost", "done")
    assert s.waiting[0] == 3


@pytest.mark.rule("OM 6.2")
@pytest.mark.card("OM mineral_mine")
def test_mineral_mine() -> None:
    assert use("mineral_mine").op[0] == 2


@pytest.mark.rule("OM 6.2")
@pytest.mark.card("OM biolab")
def test_biolab() -> None:
    assert reason(site("biolab").turn(0), 0, "operate biolab") == "no-effect"
    s = play(site("biolab").on_display(0, "d1").turn(0), 0, "operate biolab")
    assert reason(s, 0, "hire post2") == "wrong-card"
    s = play(s, 0, "hire post1")
    assert s.contract_owner[6] == 0
    assert s.crystals[0] == 1


@pytest.mark.rule("OM 6.2")
@pytest.mark.card("OM radar")
def test_radar() -> None:
    t = site("radar")
    t.s.exploration = [12, 1]
    t.s.discovery_bag = [k for k in range(19) if k not in (12, 1)]
    s = play(t.turn(0), 0, "operate radar", "explore left")
    assert (s.waiting[0], s.radar_tile, s.discoveries[0]) == (3, 12, 0)
    assert s.exploration[0] not in (12, -1)


@pytest.mark.rule("OM 6.2")
@pytest.mark.card("OM builder_drone")
def test_builder_drone() -> None:
    t = site("builder_drone").blueprint(0, "biomarket")
    s = play(t.turn(0), 0, "operate builder_drone", "upgrade biomarket", "at g8")
    assert built(s, "biomarket") == "g8"


@pytest.mark.rule("OM 6.2", "OM 4.5")
def test_builder_drone_may_use_upgrade_tech() -> None:
    t = site("builder_drone").blueprint(0, "biomarket", "metal_deposit").tech(1, "upgrade", "1a")
    s = play(t.goods(0, mineral=2).turn(0), 0, "operate builder_drone", "use green")
    assert s.uses == [9 + 8]
    assert s.asking.left == 2


@pytest.mark.rule("OM 6.2")
@pytest.mark.card("OM research_lab")
def test_research_lab() -> None:
    t = site("research_lab").goods(0, oxygen=2, mineral=0)
    s = play(t.turn(0), 0, "operate research_lab", "develop shelter 3a", "develop shelter 4a", "pay oxygen")
    assert tech_level(s, 0, "shelter") == 4
    assert goods(s, 0)["oxygen"] == 0


@pytest.mark.rule("OM 6.2")
@pytest.mark.card("OM aqueduct")
def test_aqueduct() -> None:
    t = site("aqueduct").colonists(0, 1, working=3)
    s = play(t.turn(0), 0, "operate aqueduct")
    assert (s.quarters[0], s.working[0]) == (3, 1)


@pytest.mark.rule("OM 6.2")
@pytest.mark.card("OM eco_resort")
def test_eco_resort() -> None:
    t = site("eco_resort").slot(0, "research").slot(0, "obtain_blueprint").slot(0, "construct_building")
    s = play(t.turn(0), 0, "operate eco_resort", "retrieve research")
    assert reason(s, 0, "retrieve construct_building") == "nobody-there"
    s = play(s, 0, "retrieve obtain_blueprint")
    assert sum(s.slots[0::4]) == 1


@pytest.mark.rule("OM 6.2")
@pytest.mark.card("OM trade_market")
def test_trade_market() -> None:
    t = site("trade_market").goods(0, mineral=1, battery=0, water=0, plant=0, oxygen=0)
    s = play(t.turn(0), 0, "operate trade_market", "gain water", "gain oxygen", "boost", "gain plant")
    assert goods(s, 0) == {"mineral": 0, "battery": 0, "water": 1, "plant": 1, "oxygen": 1}


@pytest.mark.rule("OM 6.2")
@pytest.mark.card("OM recycling_bots")
def test_recycling_bots() -> None:
    t = site("recycling_bots").crystal("f6").tile("crystals", "f7")
    s = play(t.turn(0), 0, "operate recycling_bots", "move bot1 s", "move bot1 s")
    assert (s.waiting[0], s.discoveries[0]) == (4, 1)


@pytest.mark.rule("OM 6.2")
@pytest.mark.card("OM aerial_elevator")
def test_aerial_elevator() -> None:
    s = play(site("aerial_elevator").turn(0), 0, "operate aerial_elevator", "space 1")
    assert s.goods[4] >= 1
    assert reason(s, 0, "act resupply") == ""
    assert reason(s, 0, "act control_center") == "other-side"


@pytest.mark.rule("OM 6.2")
@pytest.mark.card("OM library")
def test_library() -> None:
    s = play(use("library"), 0, "take-blueprint metal_deposit", "boost", "take-blueprint wind_turbines")
    assert s.blueprint_owner[:4].count(0) == 2


@pytest.mark.rule("OM 6.2")
@pytest.mark.card("OM command_center")
def test_command_center() -> None:
    t = site("command_center").tech(1, "rover", "3a")
    s = play(t.turn(0), 0, "operate command_center", "boost-rover", "move rover s")
    assert s.crystals[0] == 1
    s = play(s, 0, "move rover s", "move rover s", "move rover s")
    assert s.unit[4] == at("g9")
    assert s.uses == []


@pytest.mark.rule("OM 6.2")
@pytest.mark.card("OM hydrologist", "OM private_ship")
def test_the_example_of_a_scientist_at_work() -> None:
    """Blue's Hydrologist works in green's Private Ship at no cost; green uses it at no cost as well."""
    t = (
        OMScenario(4)
        .level(2)
        .built(1, "private_ship", "i5")
        .scientist(0, "hydrologist")
        .crystals(0, 0)
        .crystals(1, 0)
    )
    s = t.turn(0)
    assert reason(s, 0, "operate private_ship") == "not-your-building"
    s = play(s, 0, "work private_ship", "ship 1", "pay plant", "pay water", "crew colonists")
    assert s.hangar[0] == 1
    assert s.scientist_at[2] == 4
    t = OMScenario(4).level(2).built(1, "private_ship", "i5").crystals(1, 0)
    s = t.scientist(0, "hydrologist", at="private_ship").turn(1)
    assert reason(s, 1, "operate private_ship") == ""


@pytest.mark.rule("OM 6.2")
@pytest.mark.parametrize(
    ("scientist", "card", "home"),
    [
        pytest.param("geologist", "mineral_mine", "g5", marks=pytest.mark.card("OM geologist")),
        pytest.param("rd_engineer", "automated_production", "g3", marks=pytest.mark.card("OM rd_engineer")),
        pytest.param("biochemist", "biomarket", "g7", marks=pytest.mark.card("OM biochemist")),
        pytest.param("geochemist", "oxygen_tank", "e5", marks=pytest.mark.card("OM geochemist")),
        pytest.param("systems_engineer", "casino", "i7", marks=pytest.mark.card("OM systems_engineer")),
    ],
)
def test_each_scientist_works_in_its_type(scientist: str, card: str, home: str) -> None:
    """In another company's building, at no cost."""

    def table() -> OMScenario:
        t = (
            OMScenario()
            .level(3)
            .bot(1, 1, "j7")
            .building("mine", "g2", "g4", "g6")
            .miner(0, "g2")
            .crystals(0, 0)
        )
        return t.built(1, card, home)

    assert reason(table().turn(0), 0, f"work {card}") == "no-scientist"
    s = play(table().scientist(0, scientist).turn(0), 0, f"work {card}")
    assert s.scientist_at[SCIENTIST.index(scientist)] == BLUEPRINT.index(card)
    assert (s.crystals[0], s.executive_done) == (0, True)


@pytest.mark.rule("OM 5.7", "OM 6.2")
def test_colonists_alone_join_buildings_where_nobody_has_the_tech() -> None:
    """Each adds a level, from 0 on; the plain action cannot join without a Tech tile."""
    t = OMScenario().built(0, "wind_turbines", "g3").bot(0, 1, "g4").crystals(0, 2).colonists(0, 4)
    s = play(t.goods(0, mineral=2).turn(0), 0, "operate wind_turbines")
    assert reason(s, 0, "at f3") == "tech-too-low"
    s = play(s, 0, "boost", "at f3")
    assert s.size[at("f3")] == 2
    assert s.working[0] == 1
    s = play(t.goods(0, mineral=2).turn(0), 0, "act construct_building", "build generator")
    assert reason(s, 0, "at f3") == "tech-too-low"
    assert reason(s, 0, "boost") == "no-boost"
