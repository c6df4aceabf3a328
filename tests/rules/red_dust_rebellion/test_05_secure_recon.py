"""Secure (5.3) and Recon (5.4) to the last piece: who comes from where, and what is found."""

import pytest

from rules.red_dust_rebellion.ledger import changed
from rules.red_dust_rebellion.story import (
    count,
    legal,
    operation,
    play,
    refused,
    table,
    wanted,
    why,
)

# -- 5.3 Secure -----------------------------------------------------------------------------------


def found_by(s):
    """Where a destination's units may come from, kind by kind."""
    return [move for move in legal(s) if move.startswith("move")]


THARSIS_DESERTS = {"ascraeus_mons", "noctis_labyrinthus", "pavonis_mons", "arsia_mons", "syria_planum"}


@pytest.mark.rule("RD 5.3")
@pytest.mark.parametrize(
    ("goal", "origins"),
    [
        ("europa", {*THARSIS_DESERTS, "tenzing", "gandhi", "coronae_montes"}),
        ("tenzing", {*THARSIS_DESERTS, "europa", "gandhi", "coronae_montes"}),
        ("gandhi", {*THARSIS_DESERTS, "europa", "tenzing", "coronae_montes"}),
        ("phobos", {*THARSIS_DESERTS, "europa", "tenzing", "gandhi", "coronae_montes"}),
        ("sharma", {"coronae_montes", "hellas_chaos", "gandhi", "europa", "tenzing"}),
        ("shenzhou", set()),
    ],
)
def test_units_come_by_one_border_by_maglev_and_by_spaceport(goal, origins):
    """Europa and Gandhi have usable Spaceports, as Phobos always has; a Maglev leads from Tenzing, which is
    Damaged, to Europa. Who goes on to Sharma crosses a border, and so has crossed none before."""
    scene = table().put("europa", mg_troop=2).put("gandhi", mg_troop=2).put("tenzing", mg_troop=1)
    scene.damage(tenzing=1)
    for space in (*THARSIS_DESERTS, "coronae_montes", "hellas_chaos", "sinai_planum", "alpheus_colles"):
        scene.put(space, mg_troop=1)
    s = play(operation(scene, "mg", "secure", special=False), f"pick {goal}")
    assert {move.split()[2] for move in (found_by(s) if s.asking else [])} == origins


@pytest.mark.rule("RD 5.3", "RD 1.7")
def test_a_spaceport_needs_control_no_damage_and_no_raging_storm_at_both_ends():
    def reaches(**spoil):
        scene = table().put("europa", mg_troop=2).put("gandhi", mg_troop=2)
        for what, how in spoil.items():
            if what == "put":
                scene.put(how, rd_rebel=2)
            elif what == "damage":
                scene.damage(**{how: 1})
            else:
                scene.storm(**{how: 2})
        s = play(operation(scene, "mg", "secure", special=False), "pick gandhi")
        return "move mg_troop europa" in legal(s) if s.asking else False

    assert reaches()
    for space in ("europa", "gandhi"):
        assert not reaches(put=space)
        assert not reaches(damage=space)
        assert not reaches(storm=space)


@pytest.mark.rule("RD 5.3")
@pytest.mark.parametrize(("rebels", "through"), [(0, True), (1, True), (2, False)])
def test_who_comes_through_an_enemy_labyrinth_stops_there(rebels, through):
    """From Europa by Maglev through Tenzing to Shepard; Tenzing is the enemy's with two Rebels to a Troop."""

    def to(goal):
        scene = table().put("europa", mg_troop=2).damage(europa=1)
        scene.put("tenzing", mg_troop=1, rd_rebel=rebels).put("arsia_mons", mg_troop=1)
        return play(operation(scene, "mg", "secure", special=False), f"pick {goal}")

    s = to("shepard")
    assert ("move mg_troop europa" in legal(s), "move mg_troop arsia_mons" in legal(s)) == (through, through)
    s = to("tenzing")
    assert {"move mg_troop europa", "move mg_troop arsia_mons"} <= set(legal(s))  # it may always end there


@pytest.mark.rule("RD 5.3", "RD 1.2")
def test_the_rodgers_line_leads_from_europa_to_tereshkova_once_it_is_built():
    for built in (False, True):
        for origin, goal in (("europa", "tereshkova"), ("tereshkova", "europa")):
            scene = table().put(origin, mg_troop=1).damage(**{origin: 1}).storm(tenzing=2)
            scene.s.rodgers = built
            s = play(operation(scene, "mg", "secure", special=False), f"pick {goal}")
            assert (found_by(s) == [f"move mg_troop {origin}"]) == built


@pytest.mark.rule("RD 5.3", "RD 1.2")
@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("europa", "tenzing"),
        ("tenzing", "shepard"),
        ("shepard", "tereshkova"),
        ("new_cordoba", "shenzhou"),
        ("europa", "tereshkova"),
    ],
)
def test_every_maglev_runs_both_ways(one, other):
    for origin, goal in ((one, other), (other, one)):
        scene = table().put(origin, mg_troop=1).damage(**{origin: 1})
        scene.s.rodgers = True
        s = play(operation(scene, "mg", "secure", special=False), f"pick {goal}")
        assert found_by(s) == [f"move mg_troop {origin}"]


@pytest.mark.rule("RD 5.3")
def test_the_last_border_may_lead_to_a_labyrinth_from_which_a_maglev_goes_on():
    """Ascraeus Mons borders Europa, Radau no Labyrinth; one in a storm lets nobody through."""

    def reach(**storms):
        scene = table().put("ascraeus_mons", mg_troop=1).put("radau", mg_troop=1).storm(**storms)
        return found_by(play(operation(scene, "mg", "secure", special=False), "pick tenzing"))

    assert reach() == ["move mg_troop ascraeus_mons"]
    assert reach(europa=2) == []
    assert reach(europa=1) == ["move mg_troop ascraeus_mons"]
    assert reach(ascraeus_mons=2) == []
    assert reach(pavonis_mons=2) == ["move mg_troop ascraeus_mons"]


@pytest.mark.rule("RD 5.3", "RD 1.2")
@pytest.mark.parametrize(("box", "pieces"), [(5, ["mg_troop"]), (6, ["mg_troop", "eg_troop"])])
def test_marsgov_moves_its_troops_and_as_controller_those_of_earthgov(box, pieces):
    scene = table().confidence(box).put("tenzing", mg_troop=1, security=1, specops=1, eg_troop=1)
    s = play(operation(scene, "mg", "secure", special=False), "pick europa")
    assert found_by(s) == [f"move {piece} tenzing" for piece in pieces]


@pytest.mark.rule("RD 5.3", "RD 1.2")
@pytest.mark.parametrize(("box", "more"), [(0, []), (1, ["eg_troop"]), (5, ["eg_troop"]), (6, [])])
def test_the_corporations_move_security_and_specops_and_as_controller_earthgov_troops(box, more):
    scene = table().confidence(box)
    scene.put("tenzing", mg_troop=1, security=1, specops=1, active_specops=1, eg_troop=1)
    s = play(operation(scene, "corp", "secure", special=False), "pick europa")
    pieces = ["security", "specops", "active_specops", *more]
    assert found_by(s) == [f"move {piece} tenzing" for piece in pieces]


@pytest.mark.rule("RD 5.3", "RD 6.1")
def test_a_fortified_troop_that_moves_is_fortified_no_more():
    s = play(operation(table().put("tenzing", fortified=2), "mg", "secure", special=False), "pick europa")
    assert changed(s, "move fortified tenzing", "count 1") == {"fortified tenzing": -1, "mg_troop europa": 1}


@pytest.mark.rule("RD 5.3", "RD 5.0")
def test_a_unit_moves_once():
    scene = table().put("europa", mg_troop=2).put("tenzing", mg_troop=1)
    s = play(
        operation(scene, "mg", "secure", special=False), "pick tenzing", "move mg_troop europa", "count 2"
    )
    play(s, "pick shepard")
    assert found_by(s) == ["move mg_troop tenzing"]
    assert changed(s, "move mg_troop tenzing") == {"mg_troop tenzing": -1, "mg_troop shepard": 1}


@pytest.mark.rule("RD 5.3")
@pytest.mark.parametrize(
    ("units", "hidden", "active"),
    [
        ({"mg_troop": 2, "security": 3}, 5, 2),
        ({"mg_troop": 1, "fortified": 1}, 5, 2),
        ({"mg_troop": 4}, 3, 3),
        ({"mg_troop": 1, "mg_base": 1}, 2, 1),
    ],
)
def test_a_rebel_is_found_for_each_own_unit(units, hidden, active):
    s = operation(table().put("europa", rd_rebel=hidden, **units), "mg", "secure", special=False)
    found = changed(s, "pick europa", "done", "done")
    assert found == {"rd_rebel europa": -active, "active_rd europa": active}
    assert s.activated == active


@pytest.mark.rule("RD 5.3", "RD 1.2")
@pytest.mark.parametrize(("box", "active"), [(6, 3), (5, 1)])
def test_earthgov_troops_search_for_their_controller(box, active):
    scene = table().confidence(box).put("europa", mg_troop=1, eg_troop=2, rd_rebel=5)
    s = play(operation(scene, "mg", "secure", special=False), "pick europa", "done", "done")
    assert count(s, "active_rd", "europa") == active


@pytest.mark.rule("RD 5.3")
def test_the_searcher_says_whose_rebels_are_found():
    scene = table().put("europa", mg_troop=2, rd_rebel=2, cr_rebel=2, active_rd=1)
    s = play(operation(scene, "mg", "secure", special=False), "pick europa", "done")
    assert legal(s) == ["remove rd_rebel europa", "remove cr_rebel europa"]
    assert why(s, "remove active_rd europa") == ("not-enemy", "5.3")
    assert why(s, "done") == ("must-activate", "5.3")
    assert changed(s, "remove cr_rebel europa") == {"cr_rebel europa": -1, "active_cr europa": 1}
    assert changed(s, "remove rd_rebel europa") == {"rd_rebel europa": -1, "active_rd europa": 1}
    assert s.activated == 2


@pytest.mark.rule("RD 5.3")
@pytest.mark.parametrize(
    ("faction", "unit", "base"), [("mg", "mg_troop", "mg_base"), ("corp", "security", "corp_base")]
)
def test_one_unit_makes_room_for_a_base_once_in_each_destination(faction, unit, base):
    scene = table().put("europa", **{unit: 2}).put("tenzing", **{unit: 1})
    s = play(operation(scene, faction, "secure", special=False), "pick europa", "done", "pick tenzing")
    play(s, "done")
    if "choose base" not in legal(s):
        play(s, "done")
    built = {f"{unit} europa": -1, f"{unit} available": 1, f"{base} europa": 1, f"{base} available": -1}
    assert changed(s, "choose base") == built
    assert legal(s) == ["choose base", "done"]
    play(s, "done")
    assert (count(s, base, "europa"), count(s, base, "tenzing")) == (1, 0)


@pytest.mark.rule("RD 5.3", "RD 1.3")
def test_no_base_without_room_or_a_unit_to_give_up():
    s = operation(table().put("europa", mg_troop=1, rd_base=2), "mg", "secure", special=False)
    assert play(s, "pick europa", "done").asking is None
    s = operation(table().put("europa", specops=2).put("radau", security=1), "corp", "secure", special=False)
    assert play(s, "pick europa", "done").asking is None
    s = operation(table().confidence(6).put("europa", eg_troop=2), "mg", "secure", special=False)
    assert play(s, "pick europa", "done").asking is None


@pytest.mark.rule("RD 5.3", "RD 1.7")
def test_then_house_or_repair_once_in_a_destination_with_coin_control():
    scene = table().means(displaced=3).put("europa", security=3).put("tenzing", security=2)
    scene.put("gandhi", security=2, rd_rebel=4).put("sharma", security=2).damage(tenzing=1)
    s = operation(scene, "corp", "secure", special=False)
    play(s, "pick europa", "done", "pick tenzing", "done", "pick gandhi", "done", "done", *["done"] * 3)
    assert legal(s) == ["house europa", "repair tenzing", "done"]
    assert why(s, "house gandhi")[0] == "other-space"
    assert why(s, "house sharma")[0] == "other-space"
    play(s, "repair tenzing")
    assert legal(s) == ["choose eg_plus", "choose eg_minus"]
    play(s, "choose eg_plus")
    assert (s.eg_plus, s.asking) == (True, None)


@pytest.mark.rule("RD 5.3", "RD 1.10")
def test_drop_pods_carry_earthgov_troops_despite_storm_and_damage():
    scene = table().confidence(6).put("phobos", eg_troop=3, mg_troop=2).put("orbit", satellite=2)
    scene.damage(tenzing=1).storm(tenzing=2)
    s = play(operation(scene, "mg", "secure", special=False), "pick tenzing")
    assert found_by(s) == []
    assert changed(s, "choose drop_pods") == {"satellite orbit": -1, "satellite tenzing": 1}
    assert found_by(s) == ["move eg_troop phobos"]
    assert "choose drop_pods" not in legal(s)
    assert changed(s, "move eg_troop phobos", "count 3") == {"eg_troop phobos": -3, "eg_troop tenzing": 3}


@pytest.mark.rule("RD 5.3")
@pytest.mark.parametrize(
    ("box", "orbit", "phobos", "goal", "refusal"),
    [
        (6, 1, 1, "tenzing", ""),
        (5, 1, 1, "tenzing", "not-controller"),
        (6, 0, 1, "tenzing", "no-satellite"),
        (6, 1, 0, "tenzing", "no-such-piece"),
        (6, 1, 1, "phobos", "not-now"),
    ],
)
def test_what_drop_pods_need(box, orbit, phobos, goal, refusal):
    scene = table().confidence(box).put("phobos", eg_troop=phobos, mg_troop=1).put("orbit", satellite=orbit)
    s = operation(scene.put("europa", mg_troop=1), "mg", "secure", special=False)
    play(s, f"pick {goal}")
    assert refused(s, "choose drop_pods") == refusal


# -- 5.4 Recon ------------------------------------------------------------------------------------


@pytest.mark.rule("RD 5.4")
def test_recon_takes_units_from_neighbours_and_from_any_spaceport():
    scene = table().put("europa", security=2).put("marth", security=1).put("trouvelot", security=1)
    scene.put("shenzhou", security=2).damage(shenzhou=1).put("phobos", security=1).put(
        "wilderness", security=1
    )
    s = play(operation(scene, "corp", "recon", special=False), "pick radau")
    reach = [move.split()[2] for move in found_by(s)]
    assert reach == ["europa", "marth", "wilderness", "phobos"]
    assert why(s, "move security shenzhou") == ("out-of-reach", "5.4")
    assert why(s, "move security radau") == ("out-of-reach", "5.4")
    assert why(s, "move security earth") == ("out-of-reach", "5.4")


@pytest.mark.rule("RD 5.4", "RD 1.10")
def test_nobody_leaves_a_stormy_desert_for_a_recon():
    scene = table().put("marth", security=1).put("rutherford", security=1).storm(marth=2, rutherford=1)
    s = play(operation(scene, "corp", "recon", special=False), "pick radau")
    assert found_by(s) == ["move security rutherford"]


@pytest.mark.rule("RD 5.4")
def test_marsgov_pays_three_for_every_desert_it_searches():
    scene = table().means(mg=8).put("radau", mg_troop=1, rd_rebel=2).put("marth", mg_troop=1, rd_rebel=2)
    s = operation(scene, "mg", "recon", special=False)
    assert wanted(s) == (0, 1, 2)
    found = changed(s, "pick radau", "done", "pick marth", "done", "done", "done", "done")
    assert found == {
        "rd_rebel radau": -1,
        "active_rd radau": 1,
        "rd_rebel marth": -1,
        "active_rd marth": 1,
        "resources mg": -6,
    }


@pytest.mark.rule("RD 5.4", "RD 1.10")
@pytest.mark.parametrize(("box", "orbit", "open_"), [(3, 1, True), (3, 0, False), (6, 1, False)])
def test_a_beacon_opens_a_stormy_desert_to_the_controller(box, orbit, open_):
    scene = table().confidence(box).put("radau", security=1, rd_rebel=4).storm(radau=2)
    s = operation(
        scene.put("orbit", satellite=orbit).put("marth", security=1), "corp", "recon", special=False
    )
    if not open_:
        assert why(s, "pick radau") == ("storm", "1.10")
        return
    assert changed(s, "pick radau") == {"satellite orbit": -1, "satellite radau": 1}
    assert found_by(s) == ["move security marth"]
    play(s, "done", "done")
    assert count(s, "active_rd", "radau") == 1


@pytest.mark.rule("RD 5.4")
@pytest.mark.parametrize(
    ("box", "orbit", "storm", "hidden", "offered"),
    [
        (6, 1, 0, 4, True),
        (6, 1, 1, 4, True),
        (6, 0, 0, 4, False),
        (5, 1, 0, 4, False),
        (6, 1, 0, 1, False),
        (6, 2, 2, 4, False),
    ],
)
def test_a_beacon_finds_two_more_where_no_storm_rages(box, orbit, storm, hidden, offered):
    scene = table().confidence(box).put("radau", mg_troop=1, rd_rebel=hidden).storm(radau=storm)
    s = operation(scene.put("orbit", satellite=orbit), "mg", "recon", special=False)
    play(s, "pick radau")
    while s.asking is not None and legal(s)[0] not in ("choose beacon", "choose base"):
        play(s, "done")
    assert ("choose beacon" in legal(s)) == offered
    if offered:
        assert changed(s, "choose beacon") == {
            "satellite orbit": -1,
            "satellite radau": 1,
            "rd_rebel radau": -2,
            "active_rd radau": 2,
        }


@pytest.mark.rule("RD 5.4")
@pytest.mark.card("RD genetic_masking")
@pytest.mark.parametrize(
    ("space", "units", "base", "active"),
    [
        ("radau", 4, 1, 2),
        ("radau", 4, 0, 4),
        ("radau", 3, 1, 1),
        ("radau", 2, 1, 0),
        ("radau", 1, 1, 0),
        ("wilderness", 5, 0, 2),
        ("wilderness", 6, 1, 2),
        ("wilderness", 3, 1, 0),
    ],
)
def test_masks_hide_two_from_the_search_at_a_reclaimer_base(space, units, base, active):
    scene = table().capability("genetic_masking").put(space, mg_troop=units, cr_base=base, cr_rebel=6)
    s = operation(scene, "mg", "recon", special=False)
    play(s, f"pick {space}", "done", "done")
    assert (count(s, "active_cr", space), s.activated) == (active, active)


@pytest.mark.rule("RD 5.3")
@pytest.mark.card("RD legal_injunctions")
@pytest.mark.parametrize(
    ("faction", "level_", "campaign", "owed"),
    [
        ("mg", -1, True, 6),
        ("mg", -2, True, 6),
        ("mg", 0, True, 0),
        ("mg", 1, True, 0),
        ("mg", -1, False, 0),
        ("corp", -1, True, 0),
    ],
)
def test_injunctions_charge_marsgov_six_where_people_oppose_it(faction, level_, campaign, owed):
    scene = table().campaign(*(["legal_injunctions"] if campaign else [])).level(europa=level_)
    scene.put("europa", mg_troop=1, security=1).put("tenzing", mg_troop=1, security=1)
    s = play(operation(scene, faction, "secure", special=False), "pick europa")
    assert s.owed == owed


@pytest.mark.rule("RD 5.3", "RD 5.4")
@pytest.mark.parametrize(
    ("op", "space", "rule"),
    [("secure", "tenzing", "5.3"), ("recon", "syria_planum", "5.4"), ("recon", "ascraeus_mons", "5.4")],
)
def test_a_search_is_refused_by_its_own_rule(op, space, rule):
    scene = table().put(space, mg_troop=2, rd_rebel=2, cr_rebel=2)
    s = play(operation(scene, "mg", op, special=False), f"pick {space}", "done")
    if "remove rd_rebel" not in legal(s)[0]:
        play(s, "done")
    assert why(s, "done") == ("must-activate", rule)
    play(s, f"remove rd_rebel {space}", f"remove cr_rebel {space}")
    assert why(s, "choose beacon") == ("not-now", rule)
