"""Special Activities (6.1 to 6.11) to the last piece: where each may take place, and all that it changes."""

import pytest

from rules.red_dust_rebellion.ledger import changed, told
from rules.red_dust_rebellion.story import (
    activity,
    at,
    count,
    legal,
    operation,
    play,
    refused,
    table,
    wanted,
    who,
    why,
)
from tharsis.games.red_dust_rebellion.orders import OPERATION_IDS
from tharsis.games.red_dust_rebellion.pieces import RD
from tharsis.games.red_dust_rebellion.rules.special_activities import AfterOperation

# -- 6.0 in general -------------------------------------------------------------------------------


def everywhere():
    """A table on which every Special Activity finds two spaces and more."""
    scene = table().means(displaced=6).hand("water_reserves", "tipoff")
    for space in ("europa", "tenzing", "tereshkova"):
        scene.put(space, mg_troop=3, security=2)
    for space in ("shenzhou", "new_cordoba", "marth"):
        scene.put(space, corp_base=1, security=1, specops=1, mg_troop=1 if space == "marth" else 0)
    for space in ("gandhi", "sharma", "hellas_chaos", "alpheus_colles", "coronae_montes"):
        scene.put(space, rd_rebel=3)
    for space in ("radau", "rutherford", "trouvelot"):
        scene.put(space, cr_rebel=4, eg_troop=1).damage(**{space: 1})
    return scene


MOST = {
    "entrench": 2, "public_relations": 2, "exploit": 2, "raid": 2, "redistribute": 4, "coordinate": 2,
    "purify": 2, "ransack": 2,
}  # fmt: skip
OWNER = {
    "entrench": "mg", "public_relations": "corp", "exploit": "corp", "raid": "corp", "redistribute": "rd",
    "coordinate": "rd", "purify": "cr", "ransack": "cr",
}  # fmt: skip


@pytest.mark.rule("RD 6.0")
@pytest.mark.parametrize("special", list(MOST))
def test_how_many_spaces_each_takes_at_least_one_and_each_once(special):
    s = activity(everywhere(), OWNER[special], special)
    first = legal(s)[0]
    assert wanted(s) == (0, 1, MOST[special])
    assert why(s, "done")[0] == "no-space-yet"
    assert why(s, "pick phobos")[0] == "other-space"
    asking = type(s.asking)
    play(s, first)
    while not isinstance(s.asking, asking):
        play(s, legal(s)[-1])
    assert wanted(s) == (1, 1, MOST[special])
    assert why(s, first)[0] == "chosen-already"
    for more in range(1, MOST[special]):
        assert wanted(s)[0] == more
        assert "done" in legal(s)
        play(s, legal(s)[0])
        while s.asking is not None and not isinstance(s.asking, asking):
            play(s, legal(s)[-1])
    assert s.asking is None


PAIRINGS = {
    ("mg", "train"): "entrench transport",
    ("mg", "secure"): "entrench petition transport",
    ("mg", "recon"): "entrench petition transport",
    ("mg", "assault"): "petition transport",
    ("corp", "logistics"): "public_relations exploit",
    ("corp", "secure"): "public_relations raid",
    ("corp", "recon"): "public_relations raid",
    ("corp", "assault"): "exploit raid",
    ("rd", "rally"): "redistribute coordinate",
    ("rd", "march"): "redistribute coordinate",
    ("rd", "attack"): "redistribute",
    ("rd", "campaign"): "redistribute coordinate",
    ("cr", "rally"): "purify ransack",
    ("cr", "travel"): "purify ransack",
    ("cr", "attack"): "purify ransack",
    ("cr", "preach"): "purify ransack",
}
"""Ambush aside, which is part of Attack."""


@pytest.mark.rule("RD 6.0")
@pytest.mark.parametrize(("faction", "op"), list(PAIRINGS))
def test_what_may_follow_an_operation(faction, op):
    s = everywhere().ask(AfterOperation(who(faction), OPERATION_IDS.index(op)))
    assert legal(s) == [*[f"special {name}" for name in PAIRINGS[faction, op].split()], "done"]


@pytest.mark.rule("RD 6.0")
def test_a_special_activity_belongs_to_its_faction_and_to_one_turn():
    s = operation(everywhere(), "rd", "rally")
    assert why(s, "special entrench") == ("other-faction", "6.1")
    assert why(s, "special purify") == ("other-faction", "6.10")
    lines = told(s, "special redistribute", "pick gandhi", "done")
    assert lines[:3] == [
        "special rd redistribute",
        "special-space rd redistribute gandhi",
        "activate rd_rebel gandhi 1",
    ]
    assert s.special_used
    assert why(s, "special coordinate") == ("special-used", "6.0")


@pytest.mark.rule("RD 6.0", "RD 1.10")
def test_no_special_activity_in_a_desert_with_a_raging_storm():
    s = activity(everywhere().storm(hellas_chaos=2, gandhi=2, sharma=1), "rd", "redistribute")
    assert why(s, "pick hellas_chaos") == ("storm", "1.10")
    assert {"pick gandhi", "pick sharma"} <= set(legal(s))
    s = operation(
        table().put("radau", rd_rebel=2).put("gandhi", rd_rebel=1, mg_troop=1).storm(radau=2), "rd", "attack"
    )
    assert why(s, "special redistribute")[0] == "no-space"


@pytest.mark.rule("RD 6.0")
def test_after_the_operation_the_activity_may_be_left_out():
    s = operation(table().put("sharma", rd_rebel=2), "rd", "campaign")
    play(s, "pick sharma", "done")
    assert legal(s) == ["special redistribute", "special coordinate", "done"]
    assert s.resources[RD] == 29
    play(s, "done")
    assert (s.asking, s.special_used) == (None, False)


# -- 6.1 Entrench ---------------------------------------------------------------------------------


@pytest.mark.rule("RD 6.1")
@pytest.mark.parametrize(
    ("pieces", "refusal"),
    [
        ({"mg_troop": 1}, ""),
        ({"mg_base": 1}, ""),
        ({"fortified": 1, "security": 1, "rd_rebel": 1}, ""),
        ({"security": 2}, "no-own-forces"),
        ({"eg_troop": 2}, "no-own-forces"),
        ({"mg_troop": 1, "rd_rebel": 1}, "no-control"),
    ],
)
def test_where_marsgov_entrenches(pieces, refusal):
    s = activity(table().confidence(6).put("gandhi", mg_troop=1).put("europa", **pieces), "mg", "entrench")
    assert refused(s, "pick europa") == refusal


@pytest.mark.rule("RD 6.1")
def test_a_base_for_a_troop_and_as_many_fortified_as_people():
    s = play(activity(table().put("europa", mg_troop=4), "mg", "entrench"), "pick europa")
    assert legal(s) == ["choose base", "done"]
    found = changed(s, "choose base")
    assert found == {
        "mg_troop europa": -1,
        "mg_troop available": 1,
        "mg_base europa": 1,
        "mg_base available": -1,
    }
    assert legal(s) == ["count 0", "count 1", "count 2"]
    assert told(s.clone(), "count 2") == ["fortify europa 2"]
    assert told(s.clone(), "count 0") == []
    assert changed(s, "count 2") == {"mg_troop europa": -2, "fortified europa": 2}


@pytest.mark.rule("RD 6.1")
@pytest.mark.parametrize(
    ("pieces", "most"),
    [
        ({"mg_troop": 1}, 1),
        ({"mg_troop": 3, "fortified": 1}, 1),
        ({"mg_troop": 3, "fortified": 2}, 0),
        ({"mg_troop": 4, "population": 1}, 3),
    ],
)
def test_no_more_fortified_troops_than_population(pieces, most):
    s = play(activity(table().put("europa", **pieces), "mg", "entrench"), "pick europa", "done")
    if most:
        assert legal(s) == [f"count {n}" for n in range(most + 1)]
    else:
        assert s.asking is None


@pytest.mark.rule("RD 6.1", "RD 1.3")
def test_the_third_base_is_the_last():
    scene = table().put("gandhi", mg_base=2).put("tenzing", mg_base=1).put("europa", mg_troop=2)
    s = play(activity(scene, "mg", "entrench"), "pick europa")
    assert legal(s)[0] == "count 0"
    s = play(activity(table().put("europa", mg_base=1, eg_troop=1), "mg", "entrench"), "pick europa")
    assert s.asking is None  # no Troop to give up, none to Fortify


# -- 6.2 Petition ---------------------------------------------------------------------------------


@pytest.mark.rule("RD 6.2")
@pytest.mark.parametrize(("found", "supply"), [(0, 1), (2, 1), (3, 2), (5, 2), (6, 3)])
def test_a_supply_and_one_for_three_rebels_found(found, supply):
    s = operation(table().put("radau", mg_troop=6, rd_rebel=found), "mg", "recon")
    play(s, "pick radau", "done", "done")
    while "special petition" not in legal(s):
        play(s, "done")
    expected = {"supply earth": supply, "profits": -supply}
    assert changed(s, "special petition") == expected


@pytest.mark.rule("RD 6.2", "RD 1.4")
def test_no_supply_beyond_twelve_and_none_of_it_paid_for():
    s = operation(table().put("radau", mg_troop=6, rd_rebel=6).put("transit", supply=11), "mg", "recon")
    play(s, "pick radau", "done", "done")
    while "special petition" not in legal(s):
        play(s, "done")
    assert changed(s, "special petition") == {"supply earth": 1, "profits": -1}
    s = operation(table().put("radau", mg_troop=6, rd_rebel=6).put("transit", supply=12), "mg", "recon")
    play(s, "pick radau", "done", "done")
    while "special petition" not in legal(s):
        play(s, "done")
    assert changed(s, "special petition") == {}


@pytest.mark.rule("RD 6.2")
@pytest.mark.parametrize(
    ("rebels", "troops", "content"), [(2, 0, True), (2, 1, True), (2, 2, False), (1, 2, False)]
)
def test_an_assault_pleases_earth_if_rebels_lost_more(rebels, troops, content):
    scene = table().confidence(3).put("marth", mg_troop=rebels, active_rd=9)
    s = operation(scene.put("gandhi", mg_base=1), "mg", "assault")
    play(s, "pick marth")
    s.coin_lost += troops
    play(s, "done")
    expected = {"supply earth": 1, "profits": -3 if content else -1}
    if content:
        expected["plus"] = 1
    assert changed(s, "special petition") == expected


# -- 6.3 Transport --------------------------------------------------------------------------------


@pytest.mark.rule("RD 6.3")
def test_troops_go_among_phobos_marsgov_bases_and_one_more_space():
    scene = table().confidence(5).put("phobos", mg_troop=2, eg_troop=1).put("marth", mg_base=1, mg_troop=2)
    scene.put("europa", mg_troop=2, fortified=1, security=1).put("radau", mg_troop=1).put("gandhi", mg_base=1)
    s = activity(scene, "mg", "transport")
    assert why(s, "move security europa") == ("not-yours", "6.3")
    assert why(s, "move eg_troop phobos") == ("not-yours", "6.3")
    assert why(s, "move mg_troop tenzing") == ("no-such-piece", "6.3")
    play(s, "move mg_troop europa")  # the one more space
    assert legal(s) == ["pick marth", "pick gandhi", "pick phobos"]
    assert why(s, "pick radau") == ("transport-spaces", "6.3")
    assert why(s, "pick europa") == ("other-space", "6.3")
    assert why(s, "pick transit") == ("other-space", "6.3")
    assert why(s, "done") == ("must-move", "6.3")
    assert changed(s, "pick gandhi", "count 1") == {"mg_troop europa": -1, "mg_troop gandhi": 1}
    assert why(s, "move mg_troop radau") == ("transport-spaces", "6.3")
    assert why(s, "move mg_troop gandhi") == ("no-such-piece", "6.3")  # it has moved
    found = changed(s, "move fortified europa", "pick phobos")
    assert found == {"fortified europa": -1, "mg_troop phobos": 1}
    found = changed(s, "move mg_troop marth", "pick europa", "count 2")
    assert found == {"mg_troop marth": -2, "mg_troop europa": 2}


@pytest.mark.rule("RD 6.3", "RD 1.2")
def test_the_controller_calls_at_two_more_spaces_and_takes_earthgov_troops():
    scene = table().confidence(6).put("phobos", mg_troop=4, eg_troop=2).put("transit", eg_troop=1)
    s = activity(scene.put("earth", eg_troop=1), "mg", "transport")
    assert legal(s) == ["move mg_troop phobos", "move eg_troop phobos"]
    assert why(s, "move eg_troop transit")[0] == "other-space"
    play(s, "move eg_troop phobos", "pick europa", "count 1", "move mg_troop phobos", "pick radau", "count 1")
    play(s, "move mg_troop phobos")
    assert legal(s) == ["pick europa", "pick radau"]


@pytest.mark.rule("RD 6.3", "RD 1.10")
def test_a_raging_storm_shuts_a_space_to_transport():
    scene = table().put("phobos", mg_troop=4).put("europa", mg_troop=1).put("marth", mg_base=1, mg_troop=1)
    s = activity(scene.storm(europa=2, marth=2), "mg", "transport")
    assert why(s, "move mg_troop europa") == ("storm", "1.10")
    assert why(s, "move mg_troop marth") == ("storm", "1.10")
    play(s, "move mg_troop phobos")
    assert why(s, "pick europa") == ("storm", "1.10")
    s = operation(table().put("europa", mg_troop=1).storm(europa=2), "mg", "train")
    assert why(s, "special transport")[0] == "no-space"


@pytest.mark.rule("RD 6.3", "RD 1.2")
@pytest.mark.parametrize(("box", "refusal"), [(5, "no-space"), (6, "")])
def test_earthgov_troops_alone_are_a_transport_for_their_controller(box, refusal):
    s = operation(table().confidence(box).put("phobos", eg_troop=1).put("europa", mg_base=1), "mg", "train")
    assert ("special transport" in legal(s)) == (not refusal)


# -- 6.4 Public Relations -------------------------------------------------------------------------


@pytest.mark.rule("RD 6.4")
@pytest.mark.parametrize(
    ("pieces", "displaced", "hurt", "refusal"),
    [
        ({"security": 1}, 1, 0, ""),
        ({"security": 1}, 1, 1, ""),
        ({"security": 1}, 0, 1, "nothing-to-do"),
        ({"security": 1, "population": 2}, 1, 0, "nothing-to-do"),
        ({"mg_troop": 1}, 1, 0, "no-security"),
        ({"security": 1, "rd_rebel": 1}, 1, 0, "no-control"),
    ],
)
def test_where_the_corporations_do_good(pieces, displaced, hurt, refusal):
    scene = table().put("europa", **pieces).means(displaced=displaced).put("radau", security=1)
    if hurt:
        scene.damage(europa=hurt)
    s = operation(scene.put("marth", corp_base=1), "corp", "logistics")
    if "special public_relations" not in legal(s):
        assert refusal
        return
    play(s, "special public_relations")
    assert refused(s, "pick europa") == refusal


@pytest.mark.rule("RD 6.4", "RD 1.7")
def test_two_profits_for_every_repair_and_the_rebels_present_are_embarrassed():
    scene = table().put("europa", security=5, rd_rebel=1, cr_base=1).damage(europa=2).means(displaced=4)
    s = play(activity(scene.hand("tipoff", "converts"), "corp", "public_relations"), "pick europa")
    assert legal(s) == ["repair europa", "done"]
    assert why(s, "house europa") == ("damaged", "1.7")
    assert why(s, "repair tenzing")[0] == "not-now"
    one = {"damage europa": -1, "displaced": -1, "security europa": -1, "security available": 1, "profits": 2}
    assert changed(s, "repair europa", "choose eg_minus") == one
    assert changed(s, "repair europa", "choose eg_plus") == one | {"plus": 1}
    assert legal(s) == ["house europa", "done"]
    assert changed(s, "done") == {"resources rd": -3}
    assert s.actor() == who("cr")
    assert changed(s, "discard tipoff") == {"assets hand": -1, "assets discard": 1}
    assert s.asking is None


@pytest.mark.rule("RD 6.4")
@pytest.mark.parametrize("rebels", [{}, {"rd_rebel": 1}, {"cr_rebel": 1}])
def test_who_is_not_there_or_sees_no_good_deed_is_not_embarrassed(rebels):
    scene = table().put("europa", security=3, **rebels).means(displaced=1).hand("tipoff")
    s = play(activity(scene, "corp", "public_relations"), "pick europa")
    assert changed(s.clone(), "done") == {}
    found = changed(s, "house europa", "choose eg_plus")
    expected = {"population europa": 1, "displaced": -1, "plus": 1}
    if "rd_rebel" in rebels:
        expected["resources rd"] = -3
    assert found == expected
    assert (s.asking is not None) == ("cr_rebel" in rebels)


@pytest.mark.rule("RD 6.4")
def test_one_house_in_all():
    scene = table().put("europa", security=3).put("tenzing", security=3).means(displaced=4).damage(tenzing=1)
    s = play(activity(scene, "corp", "public_relations"), "pick europa", "house europa", "choose eg_plus")
    play(s, "pick tenzing", "repair tenzing", "choose eg_plus")
    assert (s.asking, s.population(at("tenzing"))) == (None, 3)
    scene = table().put("europa", security=3).put("tenzing", security=3).means(displaced=4)
    s = play(activity(scene, "corp", "public_relations"), "pick europa", "done", "pick tenzing")
    assert "house tenzing" in legal(s)  # nobody was Housed in the first


@pytest.mark.rule("RD 6.1", "RD 5.3")
def test_troops_that_moved_and_dug_in_amid_a_secure_do_not_move_again():
    scene = table().put("europa", mg_troop=3).put("tenzing", mg_troop=1)
    s = operation(scene, "mg", "secure")
    play(s, "pick tenzing", "move mg_troop europa", "count 3", "special entrench", "pick tenzing", "done")
    play(s, "count 2", "pick shepard")
    assert (count(s, "mg_troop", "tenzing"), count(s, "fortified", "tenzing")) == (2, 2)
    assert why(s, "move mg_troop tenzing")[0] == "no-such-piece"


@pytest.mark.rule("RD 6.4")
def test_each_public_relations_may_house_anew():
    scene = table().put("europa", security=3).means(displaced=4)
    scene.s.pr_housed = True  # by one before
    s = play(activity(scene, "corp", "public_relations"), "pick europa")
    assert legal(s) == ["house europa", "done"]
    scene = table().put("europa", security=3).means(displaced=4).put("marth", corp_base=1)
    scene.s.pr_housed = True
    assert "special public_relations" in legal(operation(scene, "corp", "logistics"))
