"""The Dust Storm Round (4.3) phase by phase: all that each changes."""

import pytest

from rules.red_dust_rebellion.ledger import changed, line, rounds
from rules.red_dust_rebellion.story import at, count, fallen, legal, level, play, table, who, why
from tharsis.games.red_dust_rebellion.actions import DRAW_EVENT
from tharsis.games.red_dust_rebellion.board import SPACE_IDS
from tharsis.games.red_dust_rebellion.codes import CASUALTIES, DISCARD
from tharsis.games.red_dust_rebellion.deck import EVENT_IDS, FLASHPOINT
from tharsis.games.red_dust_rebellion.pieces import CR, KINDS, MG, RD
from tharsis.games.red_dust_rebellion.rules.dust_storm import (
    DisplacedPenalty,
    DustStormRound,
    EarthGovCasualties,
    NewCards,
    RedeployPhase,
    ResetPhase,
    ResourcesPhase,
)
from tharsis.games.red_dust_rebellion.rules.redeploy import goals
from tharsis.games.red_dust_rebellion.rules.support_phase import Lobby, SupportPhase

# -- 4.3: Victory and Resources -------------------------------------------------------------------


@pytest.mark.rule("RD 4.3")
@pytest.mark.parametrize(
    ("lost", "fall"),
    [({"eg_troop": 1}, 0), ({"eg_troop": 2}, 1), ({"eg_troop": 5}, 2), ({}, 0)],
)
def test_confidence_falls_for_every_two_troops_lost(lost, fall):
    scene = fallen(table().confidence(5), **lost)
    expected = {f"{kind} available": n for kind, n in lost.items()}
    expected |= {f"{kind} casualties": -n for kind, n in lost.items()}
    if fall:
        expected["box"] = -fall
    assert rounds(scene, EarthGovCasualties()) == expected


@pytest.mark.rule("RD 4.3")
def test_confidence_falls_for_every_satellite_lost_and_it_returns_to_earth():
    scene = table().confidence(5)
    scene.s.add(at("earth"), 9, -2)
    scene.s.pieces[CASUALTIES * KINDS + 9] = 2
    assert rounds(scene, EarthGovCasualties()) == {
        "box": -2,
        "satellite casualties": -2,
        "satellite earth": 2,
    }


@pytest.mark.rule("RD 4.3")
@pytest.mark.parametrize(("displaced", "pairs"), [(0, 0), (1, 0), (2, 1), (3, 1), (6, 3)])
def test_every_two_displaced_cost_three_resources_and_a_profit(displaced, pairs):
    scene = table().means(displaced=displaced)
    expected = {"resources mg": -3 * pairs, "profits": -pairs} if pairs else {}
    assert rounds(scene, DisplacedPenalty()) == expected


@pytest.mark.rule("RD 4.3")
def test_earnings_of_all_four():
    """MarsGov: people under COIN Control without Opposition; Profits: Bases in Labyrinths; Red Dust: people
    at Active Opposition and Bases on Mars; Reclaimers: cards by Bases."""
    scene = table().put("europa", mg_troop=1).put("tenzing", security=1, corp_base=2).level(tenzing=2)
    scene.put("shepard", mg_troop=1).level(shepard=-1).put("gandhi", rd_base=1, mg_troop=1)
    scene.put("marth", corp_base=1).put("sharma", rd_rebel=1).level(sharma=-2)
    scene.put("tereshkova", mg_troop=1).level(tereshkova=-2).put("radau", dug_in=1).hand()
    found = rounds(scene, ResourcesPhase())
    assert found == {
        "resources mg": 2 + 3 + 1,  # Europa, Tenzing, Marth
        "profits": 4,
        "resources rd": 4 + 2,
        "assets hand": 1,
        "assets deck": -1,
    }


@pytest.mark.rule("RD 4.3", "RD 1.5")
@pytest.mark.parametrize(
    ("bases", "cards"),
    [(0, 1), (1, 2), (2, 2), (3, 3), (5, 3), (6, 4), (9, 4), (10, 5), (14, 5), (15, 6)],
)
def test_cards_by_reclaimer_bases(bases, cards):
    scene = table().hand().means(mg=0, rd=0, profits=0)
    for space in ("wilderness", "radau", "marth", "trouvelot", "rutherford", "gandhi", "sharma"):
        n = min(bases, 6 if space == "wilderness" else 2)
        scene.put(space, cr_base=n)
        bases -= n
    assert rounds(scene, ResourcesPhase()) == {"assets hand": cards, "assets deck": -cards}


# -- 4.3: the Support Phase -----------------------------------------------------------------------


@pytest.mark.rule("RD 4.3")
def test_marsgov_pacifies_twice_in_every_space_it_controls_storm_or_not():
    scene = table().put("europa", mg_troop=1).put("marth", security=1).storm(marth=2)
    s = scene.put("gandhi", rd_rebel=1, mg_troop=1).means(displaced=1).ask(SupportPhase())
    assert s.actor() == who("mg")
    assert set(legal(s)) == {"house europa", "house marth", "shift europa", "shift marth", "done"}
    assert why(s, "shift gandhi") == ("no-control", "4.3")
    assert changed(s, "shift europa") == {"level europa": 1, "resources mg": -3}
    play(s, "house europa")
    assert why(s, "shift europa") == ("other-space", "4.3")
    play(s, "shift marth", "shift marth")
    assert level(s, "marth") == 2
    assert legal(s) == ["lobby", "done"]


@pytest.mark.rule("RD 4.3")
@pytest.mark.parametrize(("mg", "box", "refusal"), [(5, 7, ""), (4, 7, "too-poor"), (5, 8, "top-box")])
def test_what_lobbying_needs(mg, box, refusal):
    s = table().means(mg=mg).confidence(box).ask(Lobby(MG))
    if refusal:
        assert s.asking is None
    else:
        assert changed(s, "lobby") == {"resources mg": -5, "box": 1}
        assert s.asking is None


@pytest.mark.rule("RD 4.3", "RD 1.7")
def test_red_dust_agitates_where_it_controls():
    scene = table().means(mg=0, rd=4, displaced=3).put("gandhi", rd_rebel=1).put("sharma", rd_rebel=1)
    s = scene.damage(sharma=1).put("europa", cr_rebel=1).confidence(3, plus=True).ask(SupportPhase())
    assert s.actor() == who("rd")
    assert set(legal(s)) == {"house gandhi", "shift gandhi", "repair sharma", "shift sharma", "done"}
    assert why(s, "shift europa") == ("no-control", "4.3")
    assert changed(s, "shift gandhi") == {"level gandhi": -1, "resources rd": -1}
    assert changed(s, "repair sharma") == {
        "damage sharma": -1,
        "displaced": -1,
        "resources rd": -2,
        "plus": -1,
    }
    assert changed(s, "house sharma") == {"population sharma": 1, "displaced": -1}
    assert why(s, "shift sharma") == ("other-space", "4.3")
    assert changed(s, "shift gandhi") == {"level gandhi": -1, "resources rd": -1}
    assert s.asking is None


@pytest.mark.rule("RD 4.3")
@pytest.mark.parametrize(("mg", "rd", "offered"), [(2, 0, []), (3, 0, ["mg"]), (2, 1, ["rd"])])
def test_a_shift_costs_marsgov_three_and_red_dust_one(mg, rd, offered):
    scene = table().means(mg=mg, rd=rd).put("europa", mg_troop=1).put("gandhi", rd_rebel=1)
    s = scene.ask(SupportPhase())
    assert (s.asking is not None) == bool(offered)
    if offered:
        assert s.actor() == who(offered[0])


# -- 4.3: the Redeploy Phase ----------------------------------------------------------------------


def names(mask):
    return [SPACE_IDS[space] for space in range(28) if mask >> space & 1]


@pytest.mark.rule("RD 4.3")
def test_where_each_may_redeploy_to():
    scene = table().put("marth", mg_base=1).put("europa", mg_troop=1).put("gandhi", rd_base=1, rd_rebel=1)
    scene.put("radau", dug_in=1, cr_base=1).put("wilderness", conversion=1).put("rutherford", mg_troop=1)
    s = scene.s
    s.frozen = s.control_masks()
    assert names(goals(s, 4)) == ["marth", "phobos"]
    assert names(goals(s, MG)) == ["europa", "marth", "phobos"]
    assert names(goals(s, RD)) == ["radau", "gandhi"]
    assert names(goals(s, CR)) == ["radau", "wilderness"]
    assert names(goals(s, 5)) == ["wilderness"]
    scene.put("wilderness", cr_base=5)
    assert names(goals(s, 5)) == []


@pytest.mark.rule("RD 4.3")
@pytest.mark.parametrize(
    ("space", "pieces", "must"),
    [
        ("radau", {"eg_troop": 1}, True),
        ("radau", {"eg_troop": 1, "corp_base": 1}, True),
        ("radau", {"eg_troop": 1, "mg_base": 1}, False),
        ("tenzing", {"eg_troop": 1}, True),
        ("phobos", {"eg_troop": 1}, None),
    ],
)
def test_earthgov_troops_leave_mars_unless_at_a_marsgov_base(space, pieces, must):
    scene = table().confidence(3).put("gandhi", mg_base=1).put(space, **pieces)
    s = scene.ask(RedeployPhase())
    if must is None:
        assert s.asking is None or s.actor() != who("corp")
        return
    assert s.actor() == who("corp")
    assert ("done" not in legal(s)) == must
    play(s, f"move eg_troop {space}")
    assert set(legal(s)) == {"pick gandhi", "pick phobos"}
    assert why(s, "pick europa") == ("no-goal", "4.3")
    assert why(s, "done") == ("must-move", "4.3")
    assert changed(s, "pick phobos") == {f"eg_troop {space}": -1, "eg_troop phobos": 1}


@pytest.mark.rule("RD 4.3")
@pytest.mark.parametrize(
    ("space", "pieces", "must"),
    [
        ("radau", {"mg_troop": 1}, True),
        ("radau", {"fortified": 1}, True),
        ("radau", {"mg_troop": 1, "corp_base": 1}, False),
        ("radau", {"mg_troop": 1, "mg_base": 1}, False),
        ("radau", {"mg_troop": 1, "rd_base": 1}, True),
        ("tenzing", {"mg_troop": 1, "rd_rebel": 3}, False),
        ("phobos", {"mg_troop": 1}, False),
    ],
)
def test_troops_leave_deserts_without_a_coin_base(space, pieces, must):
    scene = table().confidence(0).put("europa", mg_troop=1).put(space, **pieces)
    s = scene.ask(RedeployPhase())
    assert s.actor() == who("mg")
    assert ("done" not in legal(s)) == must
    if must:
        assert why(s, "done") == ("must-leave", "4.3")


@pytest.mark.rule("RD 4.3")
@pytest.mark.parametrize(
    ("space", "pieces", "level_", "must"),
    [
        ("radau", {"rd_rebel": 1}, 0, True),
        ("radau", {"active_rd": 1}, 1, True),
        ("radau", {"rd_rebel": 1}, -1, False),
        ("radau", {"rd_rebel": 1, "dug_in": 1}, 0, False),
        ("radau", {"rd_rebel": 1, "cr_base": 1}, 0, True),
        ("tenzing", {"rd_rebel": 1}, 0, False),
        ("wilderness", {"rd_rebel": 1}, 0, True),
    ],
)
def test_red_dust_leaves_deserts_without_opposition_and_base(space, pieces, level_, must):
    scene = table().confidence(0).put("gandhi", rd_base=1).put("sharma", rd_base=1)
    s = scene.put(space, **pieces).level(**{space: level_}).ask(RedeployPhase())
    assert s.actor() == who("rd")
    assert ("done" not in legal(s)) == must
    kind = "active_rd" if "active_rd" in pieces else "rd_rebel"
    found = changed(s, f"move {kind} {space}", "pick sharma")
    assert found == {f"{kind} {space}": -1, f"{kind} sharma": 1}  # Hidden or Active as they are


@pytest.mark.rule("RD 4.3")
def test_without_a_base_only_those_who_must_leave_are_recalled():
    scene = (
        table().confidence(0).put("radau", rd_rebel=1, active_rd=2).put("marth", rd_rebel=1).level(marth=-1)
    )
    found = rounds(scene.put("gandhi", rd_rebel=1), RedeployPhase())
    assert found == {"rd_rebel radau": -1, "active_rd radau": -2, "rd_rebel available": 3}


@pytest.mark.rule("RD 4.3")
def test_reclaimers_move_bases_to_the_wilderness_then_rebels_to_bases():
    scene = table().confidence(0).put("radau", cr_base=1, conversion=1, active_cr=1).put("marth", cr_rebel=2)
    s = scene.ask(RedeployPhase())
    assert legal(s) == ["move cr_base radau", "move conversion radau", "done"]
    assert why(s, "move active_cr radau") == ("not-yours", "4.3")
    assert changed(s, "move conversion radau") == {"conversion radau": -1, "cr_base wilderness": 1}
    play(s, "done")
    assert legal(s) == ["move active_cr radau", "move cr_rebel marth", "done"]
    found = changed(s, "move cr_rebel marth", "pick radau", "count 2")
    assert found == {"cr_rebel marth": -2, "cr_rebel radau": 2}
    assert why(s, "move cr_rebel radau")[0] == "no-such-piece"  # each moves once
    found = changed(s, "move active_cr radau")
    assert found == {"active_cr radau": -1, "active_cr wilderness": 1}


@pytest.mark.rule("RD 4.3", "RD 1.9")
def test_control_of_the_beginning_says_where_troops_may_redeploy():
    scene = (
        table().confidence(0).put("europa", mg_troop=1).put("tenzing", mg_troop=1).put("radau", mg_troop=1)
    )
    s = scene.ask(RedeployPhase())
    play(s, "move mg_troop europa", "pick tenzing")
    assert s.control(at("europa")) == -1
    play(s, "move mg_troop radau")
    assert legal(s) == ["pick europa", "pick tenzing", "pick phobos"]


# -- 4.3: the Reset Phase -------------------------------------------------------------------------


@pytest.mark.rule("RD 4.3")
def test_a_reset():
    scene = (
        table()
        .confidence(6)
        .put("earth", population=1, active_specops=1)
        .put("radau", active_rd=2, active_cr=1)
    )
    scene.put("marth", active_specops=1, fortified=1).campaign("comms_cutoff", "general_strike").put(
        "radau", satellite=1
    )
    scene.put("phobos", active_specops=1).put("transit", active_specops=1).hand("tipoff")
    s = scene.s
    s.assets.move(3, DISCARD, 15)
    s.eligible, s.sits_out, s.stays, s.flashpoint, s.storm_rounds = 0, 5, 2, 4, 1
    scene.script_chance(DRAW_EVENT, s.events[0], s.events[1])
    drawn = s.events[:2]
    before = rounds(scene, ResetPhase())
    found = {name: n for name, n in before.items() if not name.startswith("storm ")}
    assert found == {
        "population earth": 5,
        "active_rd radau": -2,
        "rd_rebel radau": 2,
        "active_cr radau": -1,
        "cr_rebel radau": 1,
        "active_specops marth": -1,
        "specops marth": 1,
        "active_specops phobos": -1,
        "specops phobos": 1,
        "active_specops transit": -1,
        "specops transit": 1,
        "active_specops earth": -1,
        "specops earth": 1,
        "campaigns in play": -2,
        "campaigns out": 2,
        "assets discard": -1,
        "assets deck": 1,
        "flashpoint": -4,
    }
    assert (s.eligible, s.sits_out, s.stays) == (15, 0, 0)
    assert [s.current, s.upcoming] == drawn


@pytest.mark.rule("RD 4.3")
@pytest.mark.parametrize(("box", "before", "after"), [(3, 0, 1), (3, 4, 1), (8, 2, 10), (0, 2, 0)])
def test_people_on_earth_are_set_to_the_value_of_the_box(box, before, after):
    scene = table().confidence(box).put("earth", population=before)
    s = scene.ask(ResetPhase())
    assert count(s, "population", "earth") == after


@pytest.mark.rule("RD 4.3", "RD 2.0")
@pytest.mark.parametrize(("rounds_", "over"), [(1, False), (2, False), (3, True)])
def test_the_game_ends_in_the_third_reset(rounds_, over):
    scene = table()
    scene.s.storm_rounds = rounds_
    assert scene.ask(ResetPhase()).over == over


@pytest.mark.rule("RD 4.3")
def test_the_phases_of_a_dust_storm_round_in_order():
    scene = table().confidence(5).means(displaced=2, profits=5, mg=30).put("europa", corp_base=1, security=1)
    fallen(scene.put("gandhi", rd_rebel=1), security=2, eg_troop=2)
    s = scene.s
    lines = told_by(scene, DustStormRound())
    assert lines[:5] == ["dust-storm 1", "casualties 1", "confidence 4", "displaced 1", "earnings 2 2 0"]
    assert s.storm_rounds == 1
    assert s.actor() == who("mg")


def told_by(scene, step):
    before = len(scene.s.entries())
    scene.ask(step)
    return [line(scene.s, entry) for entry in scene.s.entries()[before:]]


@pytest.mark.rule("RD 4.3")
@pytest.mark.parametrize(
    "cards", [("the_rodgers_line", "tenzing"), ("tenzing", "the_rodgers_line"), ("shenzhou", "tenzing")]
)
def test_new_cards_bring_storms_by_the_sum_of_their_values(cards):
    scene = table()
    scene.s.flashpoint = 3
    scene.script_chance(DRAW_EVENT, *[EVENT_IDS.index(card) for card in cards])
    scene.storms_at(*[(3, black) for black in range(1, 7)])
    found = rounds(scene, NewCards())
    storms = sum(FLASHPOINT[EVENT_IDS.index(card)] for card in cards)
    places = ["ascraeus_mons", "tharsis_tholus", "noctis_labyrinthus", "sinai_planum", "daedalia_planum"]
    assert found == {"flashpoint": -3} | {f"storm {place}": 1 for place in places[:storms]}


@pytest.mark.rule("RD 4.3")
def test_nobody_redeploys_who_stands_at_the_only_goal():
    scene = table().confidence(0).put("gandhi", rd_base=1, rd_rebel=2).put("marth", cr_base=1, cr_rebel=1)
    s = scene.put("wilderness", cr_base=5).put("phobos", mg_troop=2).ask(RedeployPhase())
    assert s.actor() == who("cr")
    assert legal(s) == ["move cr_base marth", "done"]
    scene = table().confidence(0).put("gandhi", rd_base=1, rd_rebel=2).put("phobos", mg_troop=2)
    assert scene.ask(RedeployPhase()).asking is None


@pytest.mark.rule("RD 4.3")
def test_earthgov_troops_in_transit_and_on_earth_do_not_redeploy():
    scene = table().confidence(3).put("transit", eg_troop=2).put("earth", eg_troop=1).put("marth", eg_troop=1)
    s = scene.ask(RedeployPhase())
    assert legal(s) == ["move eg_troop marth"]
    assert why(s, "move eg_troop transit")[0] == "other-space"
    assert why(s, "move eg_troop phobos")[0] == "no-such-piece"


@pytest.mark.rule("RD 8.2", "RD 4.3")
@pytest.mark.parametrize(
    ("total", "displaced", "lost"), [(3, 5, 2), (2, 4, 2), (1, 4, 1), (0, 2, 0), (3, 1, 0)]
)
def test_displaced_people_cost_a_nonplayer_a_supply_for_every_two(total, displaced, lost):
    scene = table(seats=1, factions="corp_rd_cr_mg").means(displaced=displaced, mg=0).totals(mg=total)
    pairs = displaced // 2
    expected = ({"profits": -pairs} if pairs else {}) | ({"total mg": -lost} if lost else {})
    assert rounds(scene, DisplacedPenalty()) == expected
