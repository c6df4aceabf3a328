"""The Flashpoint Round (4.2) phase by phase: all that each changes."""

import pytest

from rules.red_dust_rebellion.ledger import changed, difference, ledger, rounds, told
from rules.red_dust_rebellion.story import at, casualties, count, fallen, legal, play, table, who, why
from tharsis.games.red_dust_rebellion.deck import EVENT_IDS, FLASHPOINT
from tharsis.games.red_dust_rebellion.pieces import CORP, MG, RD
from tharsis.games.red_dust_rebellion.rules.earthgov import Cycler, add_supply, move_confidence
from tharsis.games.red_dust_rebellion.rules.flashpoint import (
    AttritionPhase,
    ConfidencePhase,
    CorporateCasualties,
    FlashpointRound,
    Perish,
    StormPhase,
    TerraformingPhase,
)
from tharsis.games.red_dust_rebellion.rules.storms import SetupStorms, StormRolls

# -- 4.2: the Aldrin Cycler -----------------------------------------------------------------------


@pytest.mark.rule("RD 4.2", "RD 1.4")
def test_everything_in_transit_arrives():
    scene = table().means(mg=10, profits=0, displaced=2).put("phobos", security=1).put("orbit", satellite=2)
    scene.put("transit", eg_troop=1, security=2, specops=1, satellite=2, supply=2, population=1)
    found = rounds(scene.confidence(3), Cycler(CORP, people=True))
    assert found == {
        "eg_troop transit": -1,
        "eg_troop phobos": 1,
        "security transit": -2,
        "security phobos": 2,
        "specops transit": -1,
        "specops phobos": 1,
        "satellite transit": -2,
        "satellite orbit": 2,
        "supply transit": -2,
        "population transit": -1,
        "displaced": 1,
        "resources mg": 6,
    }


@pytest.mark.rule("RD 4.2")
@pytest.mark.card("RD dock_workers_lockout", "RD earth_based_endorsements")
@pytest.mark.parametrize(
    ("campaigns", "supply", "mg", "rd"),
    [
        ((), 1, 3, 0),
        (("dock_workers_lockout",), 1, 0, 0),
        (("dock_workers_lockout",), 2, 3, 0),
        (("dock_workers_lockout",), 3, 3, 0),
        (("dock_workers_lockout",), 5, 6, 0),
        (("earth_based_endorsements",), 3, 6, 3),
        (("dock_workers_lockout", "earth_based_endorsements"), 4, 4, 2),
    ],
)
def test_what_supply_is_worth_on_phobos(campaigns, supply, mg, rd):
    scene = table().means(mg=0, rd=0, profits=0).campaign(*campaigns).put("transit", supply=supply)
    s = scene.ask(Cycler(CORP, people=True))
    assert (s.resources[MG], s.resources[RD], count(s, "supply", "transit")) == (mg, rd, 0)


@pytest.mark.rule("RD 4.2")
@pytest.mark.parametrize(
    ("earth", "transit", "must", "moved"),
    [(1, 0, True, 1), (3, 0, True, 1), (0, 0, True, 0), (2, 0, False, 0)],
)
def test_one_population_marker_goes_at_a_time(earth, transit, must, moved):
    scene = table().confidence(0).means(profits=0).put("earth", population=earth)
    s = scene.ask(Cycler(-1 if must else CORP, people=must))
    assert count(s, "population", "transit") == moved
    if not must:
        assert legal(s) == ["choose population", "done"]


@pytest.mark.rule("RD 4.2")
@pytest.mark.parametrize(("there", "shipped"), [(4, 4), (5, 5), (6, 5)])
def test_the_controller_ships_five_or_all_there_are(there, shipped):
    scene = table().means(profits=0).put("orbit", satellite=4)
    s = scene.put("earth", supply=there).ask(Cycler(MG, people=True))
    while s.asking is not None:
        play(s, legal(s)[0])
    assert count(s, "supply", "transit") == shipped


@pytest.mark.rule("RD 4.2")
@pytest.mark.parametrize(
    ("controller", "profits", "most"), [(MG, 2, 7), (-1, 2, 2), (-1, 0, 0), (CORP, 1, 6)]
)
def test_the_corporations_buy_further_room_at_a_profit_each(controller, profits, most):
    scene = table().means(profits=profits).put("earth", security=9)
    s = scene.ask(Cycler(controller, people=True))
    shipped = 0
    while s.asking is not None:
        assert s.actor() == (who("corp") if s.asking.paid else controller)
        assert ("done" in legal(s)) == s.asking.paid
        assert s.asking.left == (0 if s.asking.paid else 5 - shipped)
        lines = told(s, "move security earth")
        assert lines == ["ship security"]
        shipped += 1
    assert (shipped, s.profits) == (most, 0)
    assert count(s, "security", "transit") == most


@pytest.mark.rule("RD 4.2")
def test_who_ships_with_no_controller_at_all():
    scene = table().confidence(0).means(profits=0).put("earth", supply=3, population=1)
    found = rounds(scene, Cycler(-1, people=True))
    assert found == {"population earth": -1, "population transit": 1}


# -- 4.2: Casualties, Confidence, Terraforming ----------------------------------------------------


@pytest.mark.rule("RD 4.2")
@pytest.mark.parametrize(
    ("lost", "profits"),
    [
        ({"corp_base": 1}, 1),
        ({"security": 1}, 0),
        ({"security": 2}, 1),
        ({"security": 3, "corp_base": 2}, 3),
        ({"specops": 2}, 0),
    ],
)
def test_what_corporate_casualties_cost(lost, profits):
    scene = fallen(table(), **lost)
    expected = {f"{kind} available": n for kind, n in lost.items()}
    expected |= {f"{kind} casualties": -n for kind, n in lost.items()}
    if profits:
        expected["profits"] = -profits
    before = len(scene.s.entries())
    assert rounds(scene, CorporateCasualties()) == expected
    assert len(scene.s.entries()) - before == (1 if profits else 0)


@pytest.mark.rule("RD 4.2", "RD 1.2")
@pytest.mark.parametrize(
    ("box", "plus", "after", "troops", "supply", "people"),
    [
        (0, True, 1, 6, 1, 0),
        (1, True, 2, 6, 1, 0),
        (2, True, 3, 4, 1, 1),
        (3, True, 4, 4, 2, 1),
        (4, True, 5, 3, 2, 1),
        (5, True, 6, 2, 2, 2),
        (6, True, 7, 1, 3, 2),
        (7, True, 8, 0, 3, 3),
        (8, True, 8, 0, 3, 3),
        (8, False, 7, 1, 3, 2),
        (2, False, 1, 6, 1, 0),
    ],
)
def test_earth_sends_what_the_next_box_shows(box, plus, after, troops, supply, people):
    scene = table().confidence(box, plus).put("marth", satellite=1)
    expected = {"satellite marth": -1, "satellite orbit" if box else "satellite earth": 1}
    if after != box:
        expected["box"] = after - box
    if troops:
        expected |= {"eg_troop earth": troops, "eg_troop available": -troops}
    expected["supply earth"] = supply
    if people:
        expected["population earth"] = people
    assert rounds(scene, ConfidencePhase()) == expected


@pytest.mark.rule("RD 4.2", "RD 1.2")
def test_falling_into_the_bottom_box_calls_everybody_home():
    scene = (
        table().confidence(1).put("marth", eg_troop=1).put("phobos", eg_troop=2).put("transit", eg_troop=3)
    )
    scene.put("earth", eg_troop=4).put("orbit", satellite=2).put("radau", satellite=1)
    found = rounds(fallen(scene, eg_troop=1), ConfidencePhase())
    assert found == {
        "box": -1,
        "eg_troop marth": -1,
        "eg_troop phobos": -2,
        "eg_troop transit": -3,
        "eg_troop earth": -4,
        "eg_troop available": 10,
        "satellite orbit": -2,
        "satellite radau": -1,
        "satellite earth": 3,
    }
    assert casualties(scene.s, "eg_troop") == 1


@pytest.mark.rule("RD 1.2")
@pytest.mark.parametrize(("box", "by", "after"), [(8, 1, 8), (7, 2, 8), (1, -3, 0), (0, -1, 0), (5, 1, 6)])
def test_confidence_stays_on_its_track(box, by, after):
    s = table().confidence(box).s
    move_confidence(s, by)
    assert s.eg_box == after


@pytest.mark.rule("RD 1.4")
@pytest.mark.parametrize(("there", "asked", "placed"), [(0, 3, 3), (10, 3, 2), (12, 1, 0), (9, 3, 3)])
def test_twelve_supply_are_in_play_at_most(there, asked, placed):
    scene = table().put("transit", supply=there)
    before = ledger(scene.s)
    assert add_supply(scene.s, asked) == placed
    assert difference(before, scene.s) == ({"supply earth": placed} if placed else {})


@pytest.mark.rule("RD 4.2")
@pytest.mark.parametrize(
    ("pieces", "profits"),
    [
        ({"marth": {"terraforming": 1}}, 2),
        ({"marth": {"terraforming": 2}}, 3),
        ({"marth": {"terraforming": 1}, "radau": {"terraforming": 1}}, 4),
        ({"marth": {"conversion": 2}}, -2),
        ({"wilderness": {"conversion": 1}}, -1),
        ({"europa": {"conversion": 1}}, 0),
        ({"marth": {"corp_base": 2}}, 0),
    ],
)
def test_terraforming_pays_and_conversion_centers_cost(pieces, profits):
    scene = table()
    for space, forces in pieces.items():
        scene.put(space, **forces)
    assert rounds(scene, TerraformingPhase()) == ({"profits": profits} if profits else {})


# -- 4.2: storms ----------------------------------------------------------------------------------


@pytest.mark.rule("RD 4.2", "RD 1.10")
def test_storms_pass_and_new_ones_come_by_the_value_of_the_next_event():
    scene = table().storm(marth=1, radau=2, europa=2).card("tenzing", "the_rodgers_line")
    n = FLASHPOINT[EVENT_IDS.index("the_rodgers_line")]
    rolls = [(3, 1), (5, 1), (4, 6)][:n]
    scene.storms_at(*rolls)
    names = ["ascraeus_mons", "alpheus_colles", "shepard"][:n]
    expected = {"storm marth": 1, "storm radau": -2, "storm europa": -2} | {
        f"storm {name}": 1 for name in names
    }
    assert rounds(scene, StormPhase()) == expected


@pytest.mark.rule("RD 4.2", "RD 1.10")
def test_storm_rolls_end_with_the_sixth_marker():
    scene = table().storm(marth=1, radau=2, europa=1, tenzing=1).storms_at((3, 1), (5, 1), (4, 6))
    found = rounds(scene, StormRolls(3))
    assert found == {"storm ascraeus_mons": 1, "storm alpheus_colles": 1}
    assert rounds(table().storms_at((3, 1), (3, 2)), StormRolls(2)) == {
        "storm ascraeus_mons": 1,
        "storm tharsis_tholus": 1,
    }


@pytest.mark.rule("RD 4.2", "RD 1.10")
@pytest.mark.parametrize(
    ("pieces", "removable"),
    [
        ({"mg_troop": 1, "mg_base": 1}, ["mg_troop"]),
        ({"specops": 1, "corp_base": 1}, ["specops"]),
        ({"active_specops": 1, "corp_base": 1}, ["active_specops"]),
        ({"corp_base": 1, "mg_base": 1}, ["mg_base", "corp_base"]),
        ({"rd_base": 1, "rd_rebel": 1}, ["rd_rebel"]),
        ({"rd_base": 1, "mg_troop": 1}, ["mg_troop", "rd_base"]),
        ({"satellite": 1, "eg_troop": 1}, ["eg_troop", "satellite"]),
        ({"cr_base": 1, "cr_rebel": 1}, []),
    ],
)
def test_what_reclaimers_may_take_from_a_storm_that_suddenly_rages(pieces, removable):
    scene = table().storm(marth=1).put("marth", **pieces).storms_at((1, 5))
    s = scene.ask(StormRolls(1))
    assert s.storm[at("marth")] == 2
    if removable:
        assert (s.actor(), legal(s)) == (who("cr"), [*[f"remove {kind} marth" for kind in removable], "done"])
        play(s, f"remove {removable[0]} marth")
    assert s.asking is None


@pytest.mark.rule("RD 3.2")
def test_two_storms_come_at_the_start():
    found = rounds(table().storms_at((3, 1), (6, 3)), SetupStorms())
    assert found == {"storm ascraeus_mons": 1, "storm hellas_chaos": 1}


@pytest.mark.rule("RD 3.2")
@pytest.mark.parametrize(
    ("pieces", "removable"),
    [
        ({"security": 1, "corp_base": 1, "satellite": 1}, ["security"]),
        ({"mg_base": 2}, []),
        ({"rd_base": 1, "active_rd": 1}, ["active_rd"]),
    ],
)
def test_at_the_start_only_units_can_be_taken(pieces, removable):
    scene = table().put("marth", **pieces).storms_at((2, 5), (1, 5))
    s = scene.ask(SetupStorms())
    assert s.storm[at("marth")] == 2
    assert (legal(s) if s.asking else []) == [*[f"remove {kind} marth" for kind in removable], "done"] * bool(
        removable
    )


# -- 4.2: Attrition and Conversion ----------------------------------------------------------------


@pytest.mark.rule("RD 4.2")
@pytest.mark.parametrize(
    ("space", "hurt", "storm", "pieces", "lost"),
    [
        ("radau", 1, 0, {"mg_troop": 2, "security": 2}, {"mg_troop": 1, "security": 1}),
        ("radau", 0, 2, {"mg_troop": 2, "security": 2}, {"mg_troop": 1, "security": 1}),
        ("radau", 0, 1, {"mg_troop": 2, "security": 2, "rd_rebel": 1}, {}),
        ("radau", 0, 0, {"mg_troop": 2, "security": 2, "rd_rebel": 1}, {}),
        ("wilderness", 0, 0, {"mg_troop": 1, "rd_rebel": 1}, {"mg_troop": 1, "rd_rebel": 1}),
        ("europa", 2, 2, {"mg_troop": 2, "security": 2, "rd_rebel": 1}, {}),
        ("radau", 1, 0, {"mg_troop": 1, "fortified": 0, "mg_base": 1, "security": 1}, {}),
        ("radau", 1, 0, {"mg_troop": 1, "corp_base": 1}, {}),
        ("radau", 1, 0, {"security": 1, "terraforming": 1}, {}),
        ("radau", 1, 0, {"security": 1, "rd_base": 1, "rd_rebel": 2}, {"security": 1}),
        ("radau", 1, 0, {"mg_base": 1, "rd_rebel": 2}, {"rd_rebel": 1}),
        ("radau", 1, 0, {"dug_in": 1, "rd_rebel": 2}, {}),
        ("radau", 1, 0, {"eg_troop": 2, "specops": 2, "cr_rebel": 2}, {}),
        ("radau", 1, 0, {"active_rd": 2, "cr_base": 1}, {"active_rd": 1}),
    ],
)
def test_who_is_worn_down_in_a_harsh_desert(space, hurt, storm, pieces, lost):
    scene = table()
    if hurt:
        scene.damage(**{space: hurt})
    scene.put(space, **pieces).storm(**{space: storm})
    plain = {"active_rd": "rd_rebel"}
    expected = {f"{kind} {space}": -n for kind, n in lost.items()}
    for kind, n in lost.items():
        expected[f"{plain.get(kind, kind)} {'casualties' if kind == 'security' else 'available'}"] = n
    assert rounds(scene, AttritionPhase()) == expected


@pytest.mark.rule("RD 4.2", "RD 6.1")
def test_a_fortified_troop_goes_when_there_is_no_other():
    scene = table().put("radau", fortified=1).storm(radau=2)
    assert rounds(scene, AttritionPhase()) == {"fortified radau": -1, "mg_troop available": 1}
    scene = table().put("radau", fortified=1, mg_troop=1).storm(radau=2)
    assert rounds(scene, AttritionPhase()) == {"mg_troop radau": -1, "mg_troop available": 1}


@pytest.mark.rule("RD 4.2", "RD 1.3")
def test_red_dust_says_whether_a_hidden_or_an_active_rebel_perishes():
    s = table().put("wilderness", rd_rebel=1, active_rd=1, cr_rebel=1).ask(Perish(RD, at("wilderness")))
    assert legal(s) == ["remove rd_rebel wilderness", "remove active_rd wilderness"]
    assert why(s, "done") == ("must-remove", "4.2")
    assert why(s, "remove cr_rebel wilderness") == ("other-piece", "4.2")
    assert changed(s, "remove rd_rebel wilderness") == {"rd_rebel wilderness": -1, "rd_rebel available": 1}


@pytest.mark.rule("RD 4.2")
def test_a_convert_joins_where_people_live_beside_a_conversion_center():
    scene = table().put("europa", conversion=2).put("radau", conversion=1).damage(radau=1)
    scene.put("wilderness", conversion=1).put("gandhi", cr_base=1).put("marth", conversion=1)
    found = rounds(scene, AttritionPhase())
    assert found == {"cr_rebel europa": 1, "cr_rebel marth": 1, "cr_rebel available": -2}


@pytest.mark.rule("RD 4.2", "RD 1.3")
@pytest.mark.parametrize(("left", "asked"), [(0, False), (1, True), (2, False), (3, False)])
def test_reclaimers_choose_only_where_converts_are_too_few(left, asked):
    scene = table().put("europa", conversion=1).put("marth", conversion=1).put("gandhi", cr_rebel=20 - left)
    s = scene.ask(AttritionPhase())
    assert (s.asking is not None) == asked
    if asked:
        assert legal(s) == ["pick europa", "pick marth"]
        assert why(s, "done")[0] == "more-spaces"
        play(s, "pick marth")
    assert s.asking is None
    assert count(s, "cr_rebel", "marth") == min(1, left)


@pytest.mark.rule("RD 4.2")
def test_each_conversion_center_is_joined_once():
    scene = table().put("europa", conversion=1).put("tenzing", conversion=1).put("marth", conversion=1)
    s = scene.put("gandhi", cr_rebel=18).ask(AttritionPhase())
    play(s, "pick tenzing")
    assert legal(s) == ["pick europa", "pick marth"]
    assert why(s, "pick tenzing")[0] == "chosen-already"
    play(s, "pick marth")
    assert (s.asking, count(s, "cr_rebel", "tenzing"), count(s, "cr_rebel", "marth")) == (None, 1, 1)


@pytest.mark.rule("RD 4.2")
def test_the_marker_returns_after_a_flashpoint_round():
    scene = table().card("tenzing", "the_rodgers_line").means(profits=0)
    scene.s.flashpoint = 5
    s = scene.confidence(0).storms_at((3, 1), (3, 2), (3, 3)).ask(FlashpointRound())
    assert (s.flashpoint, s.asking) == (0, None)


@pytest.mark.rule("RD 8.2", "RD 4.2")
@pytest.mark.card("RD earth_based_endorsements")
@pytest.mark.parametrize(("campaigns", "rd"), [((), 0), (("earth_based_endorsements",), 2)])
def test_supply_that_reaches_phobos_is_counted_by_nonplayers(campaigns, rd):
    scene = table(seats=1, factions="corp_rd_cr_mg").means(mg=0, rd=0, profits=0).campaign(*campaigns)
    scene.s.totals = [1, 0, 1, 0]
    s = scene.put("transit", supply=2).put("orbit", satellite=4).ask(Cycler(CORP, people=True))
    assert (s.totals[MG], s.totals[RD], s.resources[MG], s.resources[RD]) == (3, 1 + rd, 0, 0)
