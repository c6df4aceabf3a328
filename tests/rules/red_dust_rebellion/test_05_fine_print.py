"""Chapter 5, the fine print: when Control is adjusted, what a destination costs, where a path may lead."""

import pytest

from rules.red_dust_rebellion.story import at, count, legal, operation, play, table, why
from tharsis.games.red_dust_rebellion.codes import COIN
from tharsis.games.red_dust_rebellion.pieces import CORP, MG, RD


@pytest.mark.rule("RD 1.9")
@pytest.mark.card("RD torture_video_leaks")
def test_units_that_do_not_count_for_control_change_nothing_by_leaving():
    scene = (
        table().campaign("torture_video_leaks").put("europa", mg_troop=2, security=2, specops=1, rd_rebel=1)
    )
    s = scene.s
    assert s.control(at("europa")) == COIN
    assert s.control_without(at("europa"), CORP) == COIN
    assert s.control_without(at("europa"), MG) != COIN
    scene.put("marth", security=2, rd_rebel=1)
    assert s.control_without(at("marth"), CORP) != COIN


@pytest.mark.rule("RD 5.7", "RD 6.7")
def test_no_redistribution_in_a_space_taken_by_the_march_that_still_runs():
    scene = table().means(rd=1).put("noctis_labyrinthus", rd_rebel=3).put("tereshkova", mg_troop=1)
    s = operation(scene, "rd", "march")
    play(s, "pick tereshkova", "move rd_rebel noctis_labyrinthus", "count 2", "done")
    assert s.control(at("tereshkova")) == RD
    assert why(s, "pick syria_planum")[0] == "too-poor"
    assert why(play(s.clone(), "special redistribute"), "pick tereshkova")[0] == "no-control"
    play(s, "done", "special redistribute", "pick tereshkova")
    assert s.resources[RD] == s.population(at("tereshkova"))


@pytest.mark.rule("RD 5.7", "RD 6.7")
def test_a_space_that_marchers_left_is_theirs_until_the_march_is_complete():
    scene = table().means(rd=1).put("gandhi", rd_rebel=4, mg_troop=2)
    s = operation(scene, "rd", "march")
    play(s, "pick coronae_montes", "move rd_rebel gandhi", "count 3", "done")
    assert s.control(at("gandhi")) == COIN
    play(s, "special redistribute", "pick gandhi")
    assert s.resources[RD] == 1 + s.population(at("gandhi"))
    play(s, "done")
    assert s.resources[RD] == s.population(at("gandhi"))


@pytest.mark.rule("RD 5.3", "RD 6.1")
def test_no_entrenching_in_a_space_taken_by_the_secure_that_still_runs():
    scene = table().put("europa", mg_troop=5).put("tenzing", rd_rebel=2).put("shepard", rd_rebel=1)
    s = operation(scene, "mg", "secure")
    play(s, "pick tenzing", "move mg_troop europa", "count 4", "done", "special entrench")
    assert why(s, "pick tenzing")[0] == "no-control"
    play(s, "pick europa", "choose base")
    assert count(s, "mg_base", "europa") == 1
    s = operation(table().put("europa", mg_troop=3).put("tenzing", rd_rebel=2), "mg", "secure")
    play(s, "pick tenzing", "move mg_troop europa", "count 3", "done", "choose base")
    play(s, "special entrench", "pick tenzing")
    assert "choose base" in legal(s)


@pytest.mark.rule("RD 5.3", "RD 6.4", "RD 1.7")
def test_public_relations_wait_for_control_too_while_house_or_repair_follow_the_secure():
    scene = table().put("europa", security=5).put("tenzing", rd_rebel=2).damage(tenzing=1).means(displaced=1)
    s = operation(scene, "corp", "secure")
    play(s, "pick tenzing", "move security europa", "count 4", "done")
    assert why(play(s.clone(), "special public_relations"), "pick tenzing")[0] == "no-control"
    play(s, "done", "done")
    assert "repair tenzing" in legal(s)
    play(s, "done", "special public_relations", "pick tenzing", "repair tenzing")
    assert s.damage[at("tenzing")] == 0


@pytest.mark.rule("RD 5.3", "RD 6.0")
def test_a_special_activity_before_the_first_destination_comes_before_the_control_of_the_start():
    scene = table().put("phobos", mg_troop=3).put("sharma", mg_troop=1, rd_rebel=2).put("europa", mg_troop=1)
    s = operation(scene, "mg", "secure")
    assert "move mg_troop sharma" not in legal(play(s, "pick europa"))
    scene = table().put("phobos", mg_troop=3).put("sharma", mg_troop=1, rd_rebel=2).put("europa", mg_troop=1)
    s = operation(scene, "mg", "secure")
    play(s, "special transport", "move mg_troop phobos", "pick sharma", "count 3", "done")
    assert "move mg_troop sharma" in legal(play(s, "pick europa"))


@pytest.mark.rule("RD 5.3", "RD 1.9")
def test_the_table_shows_the_control_in_force():
    scene = table().put("europa", mg_troop=5).put("tenzing", rd_rebel=2)
    s = operation(scene, "mg", "secure")
    play(s, "pick tenzing", "move mg_troop europa", "count 4", "done")
    assert shown_control(s, "tenzing") == "rd"
    play(s, "done")
    assert shown_control(s, "tenzing") == "coin"


def shown_control(s, space):
    return s.look(s.actor())["spaces"][space]["control"]
