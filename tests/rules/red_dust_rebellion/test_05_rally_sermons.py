"""Rally (5.6), Campaign (5.10) and Preach (5.11) to the last piece."""

import pytest

from rules.red_dust_rebellion.ledger import changed
from rules.red_dust_rebellion.story import (
    at,
    count,
    legal,
    level,
    operation,
    play,
    refused,
    table,
    wanted,
    who,
    why,
)
from tharsis.games.red_dust_rebellion.actions import DRAW_CAMPAIGN
from tharsis.games.red_dust_rebellion.pieces import RD


def rebels(scene, faction, op):
    """The first question of a Rebel Operation without Special Activities; a card pays for the Reclaimers."""
    if faction == "cr":
        scene.hand("water_reserves")
    return operation(scene, faction, op, special=False)


# -- 5.6 Rally ------------------------------------------------------------------------------------


@pytest.mark.rule("RD 5.6")
@pytest.mark.parametrize(
    ("faction", "space", "level_", "refusal"),
    [
        ("rd", "radau", 0, ""),
        ("rd", "radau", -1, ""),
        ("rd", "radau", -2, ""),
        ("rd", "radau", 1, "at-support"),
        ("rd", "wilderness", 0, "unpopulated"),
        ("rd", "marth", 0, "unpopulated"),
        ("rd", "phobos", 0, "mars-only"),
        ("cr", "radau", 0, ""),
        ("cr", "radau", 1, "not-neutral"),
        ("cr", "radau", -1, "not-neutral"),
        ("cr", "wilderness", 0, ""),
        ("cr", "marth", 0, ""),
        ("cr", "phobos", 0, "mars-only"),
        ("cr", "trouvelot", 0, "storm"),
        ("rd", "trouvelot", 0, "storm"),
    ],
)
def test_where_rebels_rally(faction, space, level_, refusal):
    scene = table().damage(marth=1).storm(trouvelot=2).put("gandhi", rd_rebel=1, cr_rebel=1)
    s = rebels(scene.level(**{space: level_}), faction, "rally")
    assert refused(s, f"pick {space}") == refusal


@pytest.mark.rule("RD 5.6")
@pytest.mark.parametrize(
    ("faction", "pieces", "options"),
    [
        ("rd", {}, ["rebel"]),
        ("rd", {"rd_rebel": 1}, ["rebel"]),
        ("rd", {"rd_rebel": 1, "active_rd": 1}, ["rebel", "base"]),
        ("rd", {"active_rd": 1}, ["rebel"]),
        ("rd", {"rd_base": 1}, ["rebels"]),
        ("rd", {"dug_in": 1, "active_rd": 1}, ["rebels", "hide"]),
        ("rd", {"rd_base": 1, "rd_rebel": 2}, ["rebels", "base"]),
        ("rd", {"rd_base": 2, "rd_rebel": 2}, ["rebels"]),
        ("rd", {"cr_base": 1, "rd_rebel": 2}, ["rebel", "base"]),
        ("cr", {"cr_rebel": 2}, ["rebel", "base"]),
        ("cr", {"cr_base": 1}, ["rebels", "upgrade"]),
        ("cr", {"conversion": 1}, ["rebels"]),
        ("cr", {"conversion": 1, "active_cr": 2}, ["rebels", "base", "hide"]),
        ("cr", {"conversion": 1, "cr_base": 1, "active_cr": 1}, ["rebels", "hide", "upgrade"]),
    ],
)
def test_what_a_rally_may_do(faction, pieces, options):
    s = rebels(table().put("europa", **pieces), faction, "rally")
    before = count(s, f"{faction}_rebel", "europa")
    play(s, "pick europa")
    if options == ["rebel"]:
        assert count(s, f"{faction}_rebel", "europa") == before + 1  # taken unasked
    elif options == ["rebels"]:
        assert legal(s)[0] == "count 1"
    else:
        assert legal(s) == [f"choose {option}" for option in options]


@pytest.mark.rule("RD 5.6")
@pytest.mark.parametrize(
    ("pieces", "most"),
    [
        ({"rd_base": 1}, 3),
        ({"rd_base": 2}, 4),
        ({"rd_base": 1, "population": 1}, 4),
        ({"cr_base": 1, "rd_base": 1}, 3),
    ],
)
def test_at_a_base_as_many_rebels_as_people_and_own_bases(pieces, most):
    s = play(rebels(table().put("europa", **pieces), "rd", "rally"), "pick europa")
    assert legal(s) == [f"count {n}" for n in range(1, most + 1)]
    found = changed(s, f"count {most}")
    assert found == {"rd_rebel europa": most, "rd_rebel available": -most}


@pytest.mark.rule("RD 5.6", "RD 1.3")
def test_fewer_rebels_where_fewer_are_to_be_had():
    scene = table().put("europa", rd_base=1, rd_rebel=28).put("radau", rd_rebel=1)
    s = play(rebels(scene, "rd", "rally"), "pick europa", "choose rebels")
    assert legal(s) == ["count 1", "count 2"]  # one is Available, one may be lifted


@pytest.mark.rule("RD 5.6")
@pytest.mark.parametrize(("faction", "base"), [("rd", "rd_base"), ("cr", "cr_base")])
def test_a_base_replaces_two_rebels(faction, base):
    scene = table().put("europa", **{f"{faction}_rebel": 1, f"active_{faction}": 1})
    s = play(rebels(scene, faction, "rally"), "pick europa")
    found = changed(s, "choose base", f"remove active_{faction} europa")
    assert found == {
        f"{faction}_rebel europa": -1,
        f"active_{faction} europa": -1,
        f"{faction}_rebel available": 2,
        f"{base} europa": 1,
        f"{base} available": -1,
    }


@pytest.mark.rule("RD 5.6", "RD 5.0")
def test_two_rebels_are_given_up_no_more_no_fewer_and_only_own_ones():
    scene = table().put("europa", rd_rebel=3, active_rd=1, cr_rebel=1)
    s = play(rebels(scene, "rd", "rally"), "pick europa", "choose base")
    assert legal(s) == ["remove rd_rebel europa", "remove active_rd europa"]
    assert why(s, "remove cr_rebel europa") == ("not-yours", "5.6")
    assert why(s, "done") == ("must-remove", "5.6")
    play(s, "remove rd_rebel europa", "remove rd_rebel europa")
    assert (count(s, "rd_rebel", "europa"), count(s, "active_rd", "europa")) == (1, 1)


@pytest.mark.rule("RD 5.6")
@pytest.mark.parametrize("faction", ["rd", "cr"])
def test_all_rebels_at_a_base_hide(faction):
    scene = table().put("europa", **{f"{faction}_base": 1, f"active_{faction}": 3, "active_specops": 1})
    s = play(rebels(scene, faction, "rally"), "pick europa")
    assert changed(s, "choose hide") == {f"active_{faction} europa": -3, f"{faction}_rebel europa": 3}


@pytest.mark.rule("RD 5.6")
def test_a_base_becomes_a_conversion_center_and_brings_a_card():
    s = play(rebels(table().put("europa", cr_base=2), "cr", "rally"), "pick europa")
    found = changed(s, "choose upgrade")
    assert found == {"cr_base europa": -1, "conversion europa": 1, "assets deck": -1, "assets hand": 1}


@pytest.mark.rule("RD 5.6")
@pytest.mark.card("RD neural_conditioning")
@pytest.mark.parametrize(
    ("space", "pieces", "options"),
    [
        ("europa", {}, ["rebel", "rebels"]),
        ("europa", {"active_cr": 1}, ["rebel", "rebels", "hide"]),
        ("radau", {"active_cr": 1}, ["rebel", "hide"]),
        ("radau", {"population": 1, "cr_rebel": 1}, ["rebel", "rebels"]),
        ("europa", {"cr_base": 1, "active_cr": 1}, ["rebels", "hide", "upgrade"]),
    ],
)
def test_conditioned_reclaimers_rally_and_hide_as_at_a_base(space, pieces, options):
    scene = table().capability("neural_conditioning").put(space, **pieces)
    s = play(rebels(scene, "cr", "rally"), f"pick {space}")
    assert legal(s) == [f"choose {option}" for option in options]
    scene = table().capability("neural_conditioning").put(space, active_rd=1)
    s = rebels(scene, "rd", "rally")
    play(s, f"pick {space}")
    assert "choose hide" not in legal(s)  # a card of the Reclaimers


@pytest.mark.rule("RD 5.6")
@pytest.mark.card("RD mps_uplink_hacked")
@pytest.mark.parametrize(
    ("pieces", "card", "most"),
    [
        ({"satellite": 1, "cr_base": 1}, True, 4),
        ({"satellite": 1, "cr_base": 1}, False, 3),
        ({"satellite": 2, "cr_base": 1}, True, 4),
        ({"cr_base": 1}, True, 3),
    ],
)
def test_a_hacked_satellite_counts_as_one_base_more(pieces, card, most):
    scene = table().put("europa", **pieces)
    if card:
        scene.capability("mps_uplink_hacked")
    s = play(rebels(scene, "cr", "rally"), "pick europa", "choose rebels")
    assert legal(s)[-1] == f"count {most}"
    scene = table().capability("mps_uplink_hacked").put("gandhi", satellite=1)
    play(rebels(scene, "rd", "rally"), "pick gandhi")
    assert scene.s.rebels(at("gandhi"), RD) == 1  # for Red Dust it is none


@pytest.mark.rule("RD 5.6", "RD 1.10")
def test_red_dust_may_dig_in_at_any_desert_without_a_raging_storm():
    scene = table().put("radau", rd_base=2).put("wilderness", rd_base=1).put("gandhi", rd_base=1)
    scene.put("marth", dug_in=1).put("trouvelot", rd_base=1).storm(trouvelot=2)
    s = play(rebels(scene, "rd", "rally"), "pick gandhi", "count 1", "done")
    assert legal(s) == ["pick radau", "pick wilderness", "done"]
    assert why(s, "pick gandhi") == ("deserts-only", "5.6")
    assert why(s, "pick phobos") == ("deserts-only", "5.6")
    assert why(s, "pick marth") == ("no-basic-base", "5.6")
    assert why(s, "pick trouvelot") == ("storm", "1.10")
    assert changed(s, "pick radau") == {"rd_base radau": -1, "dug_in radau": 1}
    assert s.asking is None
    s = play(rebels(table().put("radau", cr_base=1, rd_base=1), "cr", "rally"), "pick europa", "done")
    assert legal(s) == ["pay water_reserves"]  # the Reclaimers do not


@pytest.mark.rule("RD 5.6", "RD 5.0")
def test_rebels_pay_one_for_each_space():
    s = rebels(table().means(rd=3).put("europa", rd_rebel=1), "rd", "rally")
    assert wanted(s) == (0, 1, 3)
    play(s, "pick europa", "pick gandhi", "pick radau", "done")
    assert s.resources[RD] == 0
    s = operation(table().hand("tipoff", "converts").put("europa", cr_rebel=1), "cr", "rally", special=False)
    value = wanted(s)[2]
    play(s, "pick europa", "pick gandhi", "done")
    assert value >= 3
    assert s.owed == 2


# -- 5.10 Campaign --------------------------------------------------------------------------------


@pytest.mark.rule("RD 5.10", "RD 5.11")
@pytest.mark.parametrize(("faction", "op"), [("rd", "campaign"), ("cr", "preach")])
@pytest.mark.parametrize(
    ("space", "piece", "refusal"),
    [
        ("radau", "rebel", ""),
        ("radau", "active", ""),
        ("radau", "base", "no-own-rebel"),
        ("marth", "rebel", "unpopulated"),
        ("wilderness", "rebel", "unpopulated"),
        ("trouvelot", "rebel", "storm"),
        ("phobos", "", "mars-only"),
    ],
)
def test_where_rebels_speak(faction, op, space, piece, refusal):
    scene = table().damage(marth=1).storm(trouvelot=2).put("gandhi", rd_rebel=1, cr_rebel=1)
    if piece:
        scene.put(space, **{f"active_{faction}" if piece == "active" else f"{faction}_{piece}": 1})
    s = rebels(scene, faction, op)
    assert refused(s, f"pick {space}") == refusal


@pytest.mark.rule("RD 5.10")
@pytest.mark.parametrize(
    ("before", "after", "riot", "card"),
    [
        (2, 1, True, False),
        (1, 0, False, False),
        (0, -1, False, False),
        (-1, -2, False, True),
        (-2, -2, False, True),
    ],
)
def test_a_campaign_shifts_one_level_and_where_it_leads(before, after, riot, card):
    scene = table().campaign().put("europa", rd_rebel=2).level(europa=before).confidence(3, plus=True)
    s = rebels(scene, "rd", "campaign")
    expected = {"rd_rebel europa": -1, "active_rd europa": 1}
    if after != before:
        expected["level europa"] = after - before
    if riot:
        expected |= {"damage europa": 1, "displaced": 1, "plus": -1}
    if card:
        expected |= {"campaigns deck": -1, "campaigns hand": 1}
    assert changed(s, "pick europa") == expected
    rest = {"resources rd": -1}
    if card:
        rest |= {"campaigns hand": -1, "campaigns in play": 1}
    assert changed(s, "done") == rest


@pytest.mark.rule("RD 5.10")
@pytest.mark.parametrize(
    ("pieces", "lost", "shown"),
    [
        ({"corp_base": 1}, 2, 1),
        ({"terraforming": 1}, 2, 1),
        ({"security": 3}, 0, 1),
        ({"active_rd": 1}, 0, 0),
    ],
)
def test_a_riot_costs_the_corporations_two_profits_at_their_base(pieces, lost, shown):
    scene = table().campaign().put("radau", rd_rebel=2, population=1, **pieces).level(radau=2)
    s = play(rebels(scene, "rd", "campaign"), "pick radau")
    assert (10 - s.profits, 2 - count(s, "rd_rebel", "radau")) == (lost, shown)
    scene = table().campaign().put("radau", rd_rebel=2, corp_base=1).level(radau=1)
    assert play(rebels(scene, "rd", "campaign"), "pick radau").profits == 10


@pytest.mark.rule("RD 5.10")
def test_the_drawn_card_that_is_not_chosen_goes_back_into_the_deck():
    scene = table().campaign().put("sharma", rd_rebel=1).put("gandhi", rd_rebel=1).level(sharma=-2, gandhi=-2)
    scene.script_chance(DRAW_CAMPAIGN, 2, 7)
    s = play(rebels(scene, "rd", "campaign"), "pick sharma", "pick gandhi", "done")
    assert s.actor() == who("rd")
    assert len(legal(s)) == 2
    assert all(move.startswith("campaign") for move in legal(s))
    assert why(s, "campaign mothers_of_mars")[0] == "not-drawn"
    found = changed(s, legal(s)[0])
    assert found == {"campaigns hand": -2, "campaigns in play": 1, "campaigns deck": 1}


# -- 5.11 Preach ----------------------------------------------------------------------------------


@pytest.mark.rule("RD 5.11")
@pytest.mark.parametrize(("before", "after"), [(2, 1), (1, 0), (-1, 0), (-2, -1)])
def test_preaching_leads_towards_neutral(before, after):
    scene = table().put("europa", cr_rebel=2, population=1).level(europa=before)
    s = rebels(scene, "cr", "preach")
    assert changed(s, "pick europa") == {
        "level europa": after - before,
        "cr_rebel europa": -1,
        "active_cr europa": 1,
    }


@pytest.mark.rule("RD 5.11")
@pytest.mark.parametrize(("people", "converts"), [(0, 2), (1, 3), (2, 4)])
def test_neutral_people_convert_and_leave(people, converts):
    scene = table().put("europa", cr_rebel=1, active_cr=1, population=people).confidence(3, plus=True)
    s = rebels(scene, "cr", "preach")
    expected = {"cr_rebel europa": converts, "cr_rebel available": -converts}
    if people:
        expected["population europa"] = -1
    else:
        expected |= {"damage europa": 1, "displaced": 1, "plus": -1}
    assert changed(s, "pick europa") == expected


@pytest.mark.rule("RD 5.11", "RD 6.1")
def test_when_the_last_settler_leaves_the_troops_on_that_box_step_down():
    scene = table().put("europa", cr_rebel=1, population=1, fortified=3)
    s = rebels(scene, "cr", "preach")
    found = changed(s, "pick europa")
    assert (found["fortified europa"], found["mg_troop europa"]) == (-1, 1)


@pytest.mark.rule("RD 1.8")
@pytest.mark.card("RD red_wave_elections")
def test_red_wave_elections_leave_no_neutral_step_on_the_way_down():
    scene = table().campaign("red_wave_elections").put("europa", rd_rebel=1).level(europa=1)
    s = play(rebels(scene, "rd", "campaign"), "pick europa")
    assert level(s, "europa") == -1
    scene = table().campaign("red_wave_elections").put("europa", cr_rebel=1).level(europa=-1)
    s = play(rebels(scene, "cr", "preach"), "pick europa")
    assert level(s, "europa") == 0
