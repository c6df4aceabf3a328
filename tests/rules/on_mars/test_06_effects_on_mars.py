"""Each effect that moves, builds, upgrades, hires or travels, played: what it gives, and its limits."""

import pytest

from rules.on_mars.story import NOTHING, at, changed, goods, is_over, options, play, prompt, reason, resolved
from tharsis.games.on_mars.actions import GOAL
from tharsis.games.on_mars.codes import effect
from tharsis.games.on_mars.rules.effects import possible
from tharsis.games.on_mars.rules.goals import Prize
from tharsis.games.on_mars.rules.shuttle import Arrive
from tharsis.games.on_mars.scenario import OMScenario


def table(seats: int = 2) -> OMScenario:
    """Blue has four Shelters: room for five of each resource and ten Colonists."""
    return OMScenario(seats).shelter(0, "a1", "a2", "a3").colonists(0, 4)


# -- movement -------------------------------------------------------------------------------------

MOVEMENTS = [
    ("move_bots", 2, 0, True, False, False),
    ("move_rover", 0, 2, False, True, True),
    ("move_rover_5", 0, 5, False, True, True),
    ("recycling_bots", 2, 0, True, False, False),
    ("move_rover_by_tech", 0, 3, False, True, False),
]


@pytest.mark.rule("OM 5.1", "OM 6.2")
@pytest.mark.parametrize(("name", "bots", "rover", "boost_bots", "boost_rover", "tech"), MOVEMENTS)
def test_movement_points_and_what_adds_to_them(
    name: str, bots: int, rover: int, boost_bots: bool, boost_rover: bool, tech: bool
) -> None:
    s = resolved(table().tech(1, "rover", "3a").crystals(0, 2), name)
    assert prompt(s) == ("move", bots, rover)
    assert ("move bot1 n" in options(s, 0), "move rover n" in options(s, 0)) == (bots > 0, rover > 0)
    assert reason(s, 0, "boost-bots") == ("" if boost_bots else "no-boost")
    assert reason(s, 0, "boost-rover") == ("" if boost_rover else "no-boost")
    assert reason(s, 0, "use green") == ("" if tech else "tech-used")
    boosted = play(s, 0, "boost-bots" if boost_bots else "boost-rover")
    assert prompt(boosted) == ("move", bots + boost_bots, rover + boost_rover)
    assert boosted.crystals[0] == 1
    if tech:
        assert prompt(play(s, 0, "use green")) == ("move", bots, rover + 3)


@pytest.mark.rule("OM 6.2")
def test_the_command_center_needs_rover_tech_in_play_or_a_crystal() -> None:
    code = effect("move_rover_by_tech")
    assert not possible(table().crystals(0, 0).s, 0, code)
    assert possible(table().crystals(0, 1).s, 0, code)
    assert possible(table().crystals(0, 0).tech(1, "rover", "1a").s, 0, code)


@pytest.mark.rule("OM 5.2", "OM 6.2")
@pytest.mark.parametrize(("name", "collects"), [("move_bots", False), ("recycling_bots", True)])
def test_only_recycling_bots_collect(name: str, collects: bool) -> None:
    """The others destroy the tile on which they stop, and the crystal there."""
    t = table().bot(0, 1, "h3").crystal("h4").tile("crystals", "h5")
    s = play(resolved(t, name), 0, "move bot1 s", "move bot1 s")
    assert s.tile[at("h5")] == -1
    assert (s.discoveries[0], s.waiting[0]) == ((1, 4) if collects else (0, 0))
    assert s.crystal[at("h4")] == (0 if collects else 1)
    t = table().bot(0, 1, "h3").crystal("h5")
    s = play(resolved(t, name), 0, "move bot1 s", "move bot1 s")
    assert (s.crystal[at("h5")], s.waiting[0]) == (0, 1 if collects else 0)


# -- construction and upgrades --------------------------------------------------------------------

SITES = {
    "mine": "f5", "generator": "g2", "water_extractor": "i4", "greenhouse": "g8", "oxygen_condenser": "e6",
    "shelter": "d3",
}  # fmt: skip


@pytest.mark.rule("OM 5.4", "OM 6.2")
@pytest.mark.parametrize("boosted", [False, True])
@pytest.mark.parametrize("building", SITES)
def test_construction_of_a_type(building: str, boosted: bool) -> None:
    """Beside one of its type; nobody has the Tech, which some buildings let Colonists make up for."""
    name = f"construct_{building}" + "_boosted" * boosted
    t = OMScenario().bot(0, 1, SITES[building])
    t.s.lab = [-1] * 18
    t.s.tech_bag.extend([5, 5])
    assert possible(t.s, 0, effect(name))
    s = resolved(t, name)
    assert reason(s, 0, f"at {SITES[building]}") == "tech-too-low"
    assert reason(s, 0, "boost") == ("" if boosted else "no-boost")
    assert "done" not in options(s, 0)
    if boosted:
        s = play(s, 0, "boost")
        assert reason(s, 0, f"at {SITES[building]}") == ""
        assert s.working[0] == 1


@pytest.mark.rule("OM 5.4", "OM 6.2")
@pytest.mark.parametrize(("building", "spare"), [("mine", 2), ("generator", 1)])
def test_a_site_that_only_colonists_open_counts_where_they_can(building: str, spare: int) -> None:
    """Ringed in by its own type there is no site but beside it; a Mine takes a Colonist itself."""
    bot = {"mine": "g5", "generator": "g3"}[building]
    for colonists, opens in ((spare, True), (spare - 1, False)):
        t = OMScenario().bot(0, 1, bot).colonists(0, colonists).goods(0, mineral=1)
        assert not possible(t.s, 0, effect(f"construct_{building}"))
        assert possible(t.s, 0, effect(f"construct_{building}_boosted")) is opens


@pytest.mark.rule("OM 5.3", "OM 5.4")
def test_construction_of_any_type() -> None:
    t = OMScenario().bot(0, 1, "e3").goods(0, **NOTHING).goods(0, plant=1, mineral=1).colonists(0, 1)
    s = resolved(t, "construct_any")
    assert prompt(s) == ("build",)
    assert options(s, 0) == ["build mine", "build generator", "build oxygen_condenser", "build shelter"]
    t = OMScenario().bot(0, 1, "e3").goods(0, **NOTHING).colonists(0, 0)
    assert not possible(t.s, 0, effect("construct_any"))
    assert possible(t.colonists(0, 1).s, 0, effect("construct_any"))
    assert possible(t.colonists(0, 0).goods(0, plant=1).s, 0, effect("construct_any"))


UPGRADES = [
    ("upgrade", 1, True, False, False, False),
    ("upgrade_boosted", 1, True, True, False, False),
    ("two_upgrades", 2, True, False, False, False),
    ("two_upgrades_free", 2, False, False, True, False),
    ("upgrade_anywhere", 1, True, False, False, True),
]


@pytest.mark.rule("OM 5.11", "OM 6.2", "OM 7.2")
@pytest.mark.parametrize(("name", "count", "tech", "boosted", "free", "anywhere"), UPGRADES)
def test_upgrades(name: str, count: int, tech: bool, boosted: bool, free: bool, anywhere: bool) -> None:
    def builder(bot: str, mineral: int) -> OMScenario:
        t = table().bot(0, 1, bot).goods(0, mineral=mineral).tech(1, "upgrade", "2a")
        return t.building("mine", "g9", "i9").blueprint(0, "metal_deposit", "construction_yard", "biomarket")

    assert possible(builder("g4", 0).s, 0, effect(name)) is free
    assert possible(builder("k3", 1).s, 0, effect(name)) is anywhere
    s = resolved(builder("g8", 3), name)
    assert prompt(s) == ("upgrade-free" if free else "upgrade", count)
    assert options(s, 0)[-1] == "done"
    assert reason(s, 0, "use green") == ("" if tech else "tech-used")
    if tech:
        assert prompt(play(s, 0, "use green")) == ("upgrade", count + 2)
    for card in ("biomarket", "metal_deposit")[:count]:
        s = play(s, 0, f"upgrade {card}")
        if prompt(s)[0] == "upgrade-site":
            s = play(s, 0, "at g7" if card == "biomarket" else "at g9")
    assert goods(s, 0)["mineral"] == (3 if free else 3 - count)
    assert is_over(s) is not (count == 1)  # for a single one more is left to upgrade, with Tech
    if not is_over(s):
        assert reason(s, 0, "boost") == ("" if boosted else "no-boost")


@pytest.mark.rule("OM 4.5", "OM 5.11")
def test_without_upgrade_tech_in_play_nothing_more_is_asked() -> None:
    t = table().building("mine", "g9").bot(0, 1, "g8").goods(0, mineral=3)
    s = resolved(t.blueprint(0, "metal_deposit", "biomarket"), "upgrade")
    assert is_over(play(s, 0, "upgrade metal_deposit"))


@pytest.mark.rule("OM 5.4", "OM 5.14")
def test_what_can_no_longer_be_paid_is_not_built() -> None:
    """The last mineral goes onto a contract while the site is asked for."""
    t = table().contract(0, "d1").bot(0, 1, "e2").goods(0, **NOTHING).goods(0, mineral=1)
    s = resolved(t, "construct_generator")
    assert "at e2" in options(s, 0)
    assert is_over(play(s, 0, "deliver mineral d1"))


# -- ships, cards, travel -------------------------------------------------------------------------


@pytest.mark.rule("OM 5.12", "OM 6.2", "OM 7.2")
@pytest.mark.parametrize(
    ("name", "free", "colonists", "boosted"),
    [("ship_free", True, 2, False), ("private_ship", False, 3, True)],
)
def test_a_ship_outside_the_printed_action(name: str, free: bool, colonists: int, boosted: bool) -> None:
    t = table().level(3).goods(0, **NOTHING).tech(1, "ship", "1a")
    assert possible(t.s, 0, effect(name)) is free
    s = resolved(t.goods(0, plant=2, water=2), name)
    assert (prompt(s), options(s, 0)[-1]) == (("ship-free" if free else "ship", 1), "done")
    s = play(s, 0, "ship 2", "crew colonists")
    assert (s.ships[0], s.hangar[0], s.quarters[0]) == (0b11101, 1, 4 + colonists)
    assert (goods(s, 0)["plant"], goods(s, 0)["water"]) == ((2, 2) if free else (1, 1))
    assert "use green" in options(s, 0)
    assert ("boost" in options(s, 0)) is boosted
    other = resolved(table().level(3).goods(0, plant=2, water=2, mineral=0), name)
    other = play(other, 0, "ship 1", "crew bot", "at a1")
    assert (other.quarters[0], other.unit[1]) == (4 + colonists - 1, at("a1"))


@pytest.mark.rule("OM 5.13", "OM 6.2", "OM 7.2")
@pytest.mark.parametrize(
    ("name", "scientists", "contracts", "free"),
    [
        ("hire", True, True, False),
        ("contract", False, True, False),
        ("contract_free", False, True, True),
        ("scientist_free", True, False, True),
    ],
)
def test_cards_of_the_display(name: str, scientists: bool, contracts: bool, free: bool) -> None:
    t = table().on_display(5, "d1").goods(0, **NOTHING).goods(0, mineral=2).crystals(0, 1)
    s = resolved(t, name)
    assert (prompt(s), options(s, 0)[-1]) == (("hire-free" if free else "hire",), "done")
    assert reason(s, 0, "hire post2") == ("" if scientists else "wrong-card")
    assert reason(s, 0, "hire post6") == ("" if contracts else "wrong-card")
    before = s
    if scientists:
        expected = {"post.1": -1, "scientist_owner.1": 0} | ({} if free else {"goods.0": 0})
        assert changed(before, play(s, 0, "hire post2")) == expected
    if contracts:
        expected = {"post.5": -1, "contract_owner.6": 0} | ({} if free else {"crystals.0": 0})
        assert changed(before, play(s, 0, "hire post6")) == expected
    poor = table().on_display(5, "d1").goods(0, **NOTHING).crystals(0, 0).colonists(0, 1)
    assert possible(poor.s, 0, effect(name)) is free


@pytest.mark.rule("OM 6.2")
def test_the_radar_keeps_the_first_of_all_tiles_too() -> None:
    """Two developments is the tile with the number 0."""
    t = table().built(0, "wind_turbines", "g3").goods(0, **NOTHING).goods(0, oxygen=2)
    t.s.exploration = [0, 13]
    t.s.discovery_bag = [k for k in range(19) if k not in (0, 13)]
    s = play(resolved(t, "radar"), 0, "explore left")
    assert s.radar_tile == 0
    assert (s.exploration[0] in (-1, 0, 13), prompt(s)) == (False, ("develop", 2))
    t = table().goods(0, **NOTHING).goods(0, oxygen=1)
    t.s.discovery_bag.append(t.s.exploration[0])
    t.s.exploration = [-1, -1]
    t.s.discovery_bag.remove(0)
    t.s.radar_tile = 0
    assert prompt(resolved(t, "radar")) == ("develop", 2)


@pytest.mark.rule("OM 6.2")
def test_the_radar_is_of_use_while_one_of_the_tiles_is() -> None:
    """Without oxygen nothing is developed; the other tile gives minerals."""
    for tiles, opens in (
        ([0, 13], True),
        ([13, 0], True),
        ([0, -1], False),
        ([-1, 13], True),
        ([-1, -1], False),
    ):
        t = table().goods(0, **NOTHING)
        t.s.exploration = tiles
        assert possible(t.s, 0, effect("radar")) is opens
        t.s.radar_tile = 0
        assert not possible(t.s, 0, effect("radar"))
        t.s.radar_tile = 13
        assert possible(t.s, 0, effect("radar"))


@pytest.mark.rule("OM 6.2", "OM 7.2")
@pytest.mark.parametrize(
    ("name", "space", "side"), [("to_orbit", 5, 0), ("to_other_side", 5, 0), ("to_other_side", 1, 1)]
)
def test_travel_outside_the_shuttle_phase(name: str, space: int, side: int) -> None:
    s = resolved(table().at(0, space).at(1, 8), name)
    if side == 1:
        s = play(s, 0, "explore left")
        s = play(s, 0, options(s, 0)[0])
    places = [f"space {n}" for n in (range(5, 8) if side == 1 else range(1, 5))]
    assert options(s, 0) == places


@pytest.mark.rule("OM 6.2")
def test_the_elevator_leaves_only_the_colony() -> None:
    assert not possible(table().at(0, 4).s, 0, effect("to_orbit"))
    assert possible(table().at(0, 5).s, 0, effect("to_orbit"))
    assert possible(table().at(0, 4).s, 0, effect("to_other_side"))


@pytest.mark.rule("OM 5.3")
def test_what_a_tile_gives_is_used_in_part_at_least() -> None:
    """After the first part one may stop."""
    s = resolved(table(), "two_from_warehouse", must=True)
    assert reason(s, 0, "done") == "must-first"
    s = play(s, 0, "take water")
    assert reason(s, 0, "done") == ""
    for name in ("two_blueprints", "technology", "two_developments", "hire"):
        assert "done" not in options(resolved(table(), name, must=True), 0)


@pytest.mark.rule("OM 7.2")
def test_the_first_reward_of_a_goal_is_two_free_developments() -> None:
    t = table().goods(0, **NOTHING)
    s = play(t.ask(Prize(0, GOAL.index("three_ships")), Arrive(1, 0)), 0, "prize develop")
    assert prompt(s) == ("develop-free", 2)
