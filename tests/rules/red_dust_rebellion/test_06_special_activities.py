"""Chapter 6: Special Activities, with the printed examples."""

import pytest

from rules.red_dust_rebellion.story import (
    activity,
    at,
    available,
    casualties,
    count,
    legal,
    level,
    operation,
    play,
    table,
    wanted,
    who,
    why,
)
from tharsis.games.red_dust_rebellion.pieces import MG, RD
from tharsis.games.red_dust_rebellion.rules.people import damage


@pytest.mark.rule("RD 6.0")
def test_before_between_or_after_but_only_one():
    scene = table().put("sharma", rd_rebel=3).put("gandhi", rd_rebel=1)
    s = operation(scene, "rd", "rally")
    play(s, "pick gandhi", "special redistribute")
    assert wanted(s) == (0, 1, 2)
    play(s, "pick sharma", "pick gandhi")
    assert why(s, "special coordinate") == ("special-used", "6.0")
    s = operation(table().put("sharma", rd_rebel=3), "rd", "rally")
    play(s, "pick sharma", "choose rebel", "done")
    assert "special redistribute" in legal(s)


@pytest.mark.rule("RD 6.0")
def test_each_goes_with_certain_operations_and_none_with_a_limited_one():
    s = operation(table().put("europa", mg_troop=1), "mg", "train")
    assert why(s, "special petition")[0] == "not-together"
    s = operation(table().put("sharma", rd_rebel=3), "rd", "rally", special=False, most=1)
    assert why(s, "special redistribute") == ("no-special-now", "6.0")


@pytest.mark.rule("RD 6.1")
def test_printed_example_of_entrench():
    scene = table().put("europa", mg_troop=4, population=1)
    s = activity(scene, "mg", "entrench")
    play(s, "pick europa", "done", "count 3")
    assert count(s, "fortified", "europa") == 3
    damage(s, at("europa"))
    assert (s.damage[at("europa")], count(s, "fortified", "europa"), available(s, "mg_troop")) == (0, 2, 27)


@pytest.mark.rule("RD 6.1")
def test_a_troop_becomes_a_base_and_surplus_fortified_troops_step_down():
    scene = table().put("europa", mg_troop=3, fortified=2)
    s = activity(scene, "mg", "entrench")
    play(s, "pick europa", "choose base")
    assert count(s, "mg_base", "europa") == 1
    s.damage[at("europa")] = 2
    from tharsis.games.red_dust_rebellion.rules.people import people_changed

    people_changed(s, at("europa"))
    assert count(s, "fortified", "europa") == 0


@pytest.mark.rule("RD 6.2")
def test_printed_example_of_petition():
    scene = table().put("radau", mg_troop=10, rd_rebel=10)
    s = operation(scene, "mg", "recon")
    play(s, "pick radau")
    assert why(s, "special petition") == ("petition-after", "6.2")
    play(s, "done", "done")
    while "special petition" not in legal(s):
        play(s, "done")
    play(s, "special petition")
    assert (count(s, "supply", "earth"), s.profits) == (4, 6)
    scene = table().put("radau", mg_troop=10, active_rd=10)
    s = operation(scene, "mg", "assault")
    play(s, "pick radau", "done", "special petition")
    assert (count(s, "supply", "earth"), s.profits, s.eg_plus) == (1, 7, True)


@pytest.mark.rule("RD 6.3")
def test_printed_example_of_transport():
    scene = table().confidence(6).put("phobos", eg_troop=2).put("tharsis_tholus", mg_base=1, mg_troop=3)
    s = activity(scene, "mg", "transport")
    play(s, "move eg_troop phobos", "pick ascraeus_mons", "count 2")
    play(s, "move mg_troop tharsis_tholus", "pick europa", "count 3")
    assert (count(s, "eg_troop", "ascraeus_mons"), count(s, "mg_troop", "europa")) == (2, 3)


@pytest.mark.rule("RD 6.3")
def test_without_the_controller_only_one_more_space_and_no_earthgov_troops():
    scene = table().put("phobos", eg_troop=2, mg_troop=3)
    s = activity(scene, "mg", "transport")
    assert why(s, "move eg_troop phobos")[0] == "not-yours"
    play(s, "move mg_troop phobos", "pick europa", "count 1", "move mg_troop phobos")
    assert why(s, "pick gandhi") == ("transport-spaces", "6.3")


@pytest.mark.rule("RD 6.4")
def test_printed_example_of_public_relations():
    scene = table().put("hellas_chaos", security=4, cr_rebel=1, rd_rebel=1).damage(hellas_chaos=1)
    scene.means(displaced=2, profits=0).hand("tipoff", "loyalty")
    s = activity(scene, "corp", "public_relations")
    play(
        s,
        "pick hellas_chaos",
        "repair hellas_chaos",
        "choose eg_plus",
        "house hellas_chaos",
        "choose eg_minus",
    )
    assert (s.profits, s.population(at("hellas_chaos")), s.resources[RD]) == (2, 2, 27)
    assert s.actor() == who("cr")
    play(s, "discard loyalty")
    assert len(s.hand()) == 1


@pytest.mark.rule("RD 6.4")
def test_house_in_one_of_the_two_spaces_only():
    scene = table().put("europa", security=2).put("tenzing", security=2).means(displaced=4)
    scene.put("marth", security=2).damage(marth=1)
    s = activity(scene, "corp", "public_relations")
    play(s, "pick europa", "house europa", "choose eg_plus")
    assert why(s, "pick tenzing") == ("housed-already", "6.4")
    assert "pick marth" in legal(s)


@pytest.mark.rule("RD 6.5")
def test_printed_example_of_exploit():
    scene = table().put("shenzhou", corp_base=1, security=2, mg_troop=1).level(shenzhou=1)
    s = activity(scene, "corp", "exploit")
    play(s, "pick shenzhou")
    assert (s.profits, level(s, "shenzhou")) == (13, 0)


@pytest.mark.rule("RD 6.5")
def test_exploit_needs_more_forces_and_rebels_in_control_share():
    scene = table().put("shenzhou", corp_base=1, rd_rebel=3).put("europa", corp_base=1, mg_troop=1)
    scene.put("gandhi", corp_base=1, cr_rebel=3).hand()
    s = activity(scene, "corp", "exploit")
    assert why(s, "pick europa") == ("outnumbered", "6.5")
    play(s, "pick shenzhou", "pick gandhi")
    assert s.resources[RD] == 33
    assert len(s.hand()) == 1


@pytest.mark.rule("RD 6.6")
def test_printed_example_of_raid():
    scene = table().put("shenzhou", specops=1).put("trouvelot", cr_rebel=1, cr_base=1)
    s = activity(scene, "corp", "raid")
    play(s, "pick trouvelot", "move specops shenzhou", "pick trouvelot")
    assert (count(s, "cr_rebel", "trouvelot"), count(s, "cr_base", "trouvelot")) == (0, 0)
    assert count(s, "active_specops", "trouvelot") == 1


@pytest.mark.rule("RD 6.6")
def test_a_raid_must_hit_rebels_but_never_friends():
    scene = table().put("radau", specops=1, rd_rebel=1, mg_troop=1, security=1).confidence(3, plus=True)
    s = activity(scene, "corp", "raid")
    play(s, "pick radau", "done", "pick radau")
    assert why(s, "done") == ("must-remove", "6.6")
    play(s, "remove rd_rebel radau", "done")
    assert (count(s, "mg_troop", "radau"), count(s, "security", "radau"), s.eg_plus) == (1, 1, True)


@pytest.mark.rule("RD 6.6")
def test_raiding_earthgov_sets_eg_minus_and_two_specops_move_in_all():
    scene = table().put("marth", specops=3).put("radau", eg_troop=1).put("rutherford", mg_troop=1)
    scene.confidence(3, plus=True)
    s = activity(scene, "corp", "raid")
    play(s, "pick radau", "move specops marth", "move specops marth", "pick marth")
    assert legal(s) == ["pick radau", "done"]  # nobody moves any more
    play(s, "pick radau", "remove eg_troop radau")
    assert not s.eg_plus


@pytest.mark.rule("RD 6.7")
def test_printed_example_of_redistribute():
    scene = table().put("alpheus_colles", rd_rebel=2, population=1).means(rd=0)
    s = activity(scene, "rd", "redistribute")
    play(s, "pick alpheus_colles")
    assert (s.resources[RD], count(s, "active_rd", "alpheus_colles")) == (2, 1)


@pytest.mark.rule("RD 6.7")
def test_redistribute_needs_control_and_counts_corporate_bases():
    scene = table().put("gandhi", rd_rebel=3, corp_base=1).put("sharma", rd_rebel=1, mg_troop=2).means(rd=0)
    s = activity(scene, "rd", "redistribute")
    assert why(s, "pick sharma") == ("no-control", "6.7")
    play(s, "pick gandhi")
    assert s.resources[RD] == 3


@pytest.mark.rule("RD 6.8")
def test_printed_example_of_coordinate():
    scene = table().put("alpheus_colles", rd_rebel=1).level(alpheus_colles=-1).means(displaced=1)
    s = activity(scene, "rd", "coordinate")
    play(s, "pick alpheus_colles", "house alpheus_colles")
    assert (level(s, "alpheus_colles"), s.population(at("alpheus_colles")), s.eg_plus) == (-2, 2, False)


@pytest.mark.rule("RD 6.8")
def test_at_active_opposition_guards_desert_or_defect():
    for choice, troops, rebels in (("remove", 0, 0), ("replace", 1, 1)):
        scene = table().put("sharma", rd_rebel=1, mg_troop=1, security=1, eg_troop=1).level(sharma=-2)
        s = activity(scene, "rd", "coordinate")
        play(s, "pick sharma", f"choose {choice}", "remove security sharma")
        assert count(s, "mg_troop", "sharma") == troops
        assert count(s, "rd_rebel", "sharma") == rebels
        assert available(s, "security") == 16
        assert count(s, "eg_troop", "sharma") == 1


@pytest.mark.rule("RD 6.9")
def test_printed_example_of_red_dust_ambush():
    scene = table().put("tenzing", rd_rebel=3, mg_troop=3)
    s = operation(scene, "rd", "attack")
    play(s, "ambush tenzing")
    assert why(s, "dice 6 1") == ("low-die-first", "6.9")
    play(s, "dice 1 6")
    assert (count(s, "mg_troop", "tenzing"), s.damage[at("tenzing")], count(s, "active_rd", "tenzing")) == (
        1,
        0,
        1,
    )
    assert s.special_used


@pytest.mark.rule("RD 6.9")
def test_a_second_ambush_but_no_third():
    scene = table()
    for space in ("tenzing", "europa", "gandhi"):
        scene.put(space, rd_rebel=2, mg_troop=1)
    s = operation(scene, "rd", "attack")
    play(s, "ambush tenzing", "dice 1 1", "ambush europa", "dice 1 1")
    assert why(s, "ambush gandhi")[0] == "special-used"
    assert "pick gandhi" in legal(s)


@pytest.mark.rule("RD 6.10")
def test_printed_example_of_purify():
    scene = table().put("ascraeus_mons", cr_rebel=4, conversion=1, eg_troop=2)
    s = activity(scene, "cr", "purify")
    play(s, "pick ascraeus_mons", "remove eg_troop ascraeus_mons", "remove eg_troop ascraeus_mons")
    assert count(s, "cr_rebel", "ascraeus_mons") == 5
    assert available(s, "eg_troop") == 16


@pytest.mark.rule("RD 6.10")
@pytest.mark.card("RD the_mind_twister")
def test_an_unguarded_base_becomes_a_conversion_center():
    scene = table().put("marth", cr_rebel=3, corp_base=1).hand()
    s = activity(scene, "cr", "purify")
    play(s, "pick marth", "remove corp_base marth")
    assert (count(s, "conversion", "marth"), available(s, "corp_base"), len(s.hand())) == (1, 9, 1)
    scene = table().put("marth", cr_rebel=5, security=2).capability("the_mind_twister")
    s = activity(scene, "cr", "purify")
    play(s, "pick marth", "remove security marth", "remove security marth")
    assert count(s, "security", "marth") == 0


@pytest.mark.rule("RD 6.11")
@pytest.mark.card("RD ai_unleashed")
def test_printed_example_of_ransack():
    scene = table().put("ascraeus_mons", cr_rebel=1).damage(ascraeus_mons=1).hand()
    s = activity(scene, "cr", "ransack")
    play(s, "pick ascraeus_mons")
    assert (len(s.hand()), count(s, "active_cr", "ascraeus_mons")) == (1, 1)
    scene = table().put("europa", cr_rebel=1).damage(europa=2).hand().capability("ai_unleashed")
    s = activity(scene, "cr", "ransack")
    play(s, "pick europa", "choose mg_resources")
    assert (len(s.hand()), s.resources[MG]) == (2, 27)


@pytest.mark.rule("RD 6.12")
def test_printed_example_of_reclaimer_ambush():
    scene = table().put("tenzing", cr_rebel=4, mg_troop=3, security=1).hand("tipoff")
    s = operation(scene, "cr", "attack")
    play(s, "ambush tenzing", "dice 1 1", *["remove mg_troop tenzing"] * 3)
    assert (s.damage[at("tenzing")], count(s, "security", "tenzing"), count(s, "active_cr", "tenzing")) == (
        1,
        0,
        1,
    )


@pytest.mark.rule("RD 6.10", "RD 1.3")
def test_what_purify_cannot_replace_is_a_casualty():
    scene = table().put("radau", cr_rebel=20, security=1)
    s = play(activity(scene, "cr", "purify"), "pick radau", "remove security radau")
    assert (casualties(s, "security"), count(s, "security", "radau")) == (1, 0)
    scene = table().put("wilderness", cr_base=6).put("marth", cr_base=2).put("trouvelot", cr_base=2)
    scene.put("rutherford", cr_base=2).put("sinai_planum", cr_base=2).put("europa", cr_base=1)
    s = play(activity(scene.put("radau", cr_rebel=3, corp_base=1), "cr", "purify"), "pick radau")
    play(s, "remove corp_base radau")
    assert (casualties(s, "corp_base"), count(s, "corp_base", "radau")) == (1, 0)
    s = play(activity(table().put("radau", cr_rebel=2, security=1), "cr", "purify"), "pick radau")
    play(s, "remove security radau")
    assert (casualties(s, "security"), count(s, "cr_rebel", "radau")) == (0, 2)
