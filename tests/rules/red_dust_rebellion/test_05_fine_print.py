"""Chapter 5, the fine print: when Control is adjusted, what a destination costs, where a path may lead."""

import pytest

from rules.red_dust_rebellion.story import at, count, legal, operation, play, table, wanted, why
from tharsis.games.red_dust_rebellion.actions import NO_MEANS
from tharsis.games.red_dust_rebellion.codes import COIN
from tharsis.games.red_dust_rebellion.orders import SECURE
from tharsis.games.red_dust_rebellion.pieces import MG, MG_TROOP, RD
from tharsis.games.red_dust_rebellion.rules.gather import Gather
from tharsis.games.red_dust_rebellion.rules.operations import ANY_NUMBER, ANYWHERE, FREE, BeginOperation
from tharsis.games.red_dust_rebellion.rules.turn import Turn


@pytest.mark.rule("RD 5.7", "RD 6.7")
def test_no_redistribution_in_a_space_taken_by_the_march_that_still_runs():
    scene = table().means(rd=1).put("noctis_labyrinthus", rd_rebel=3).put("tereshkova", mg_troop=1)
    s = operation(scene, "rd", "march")
    play(s, "pick tereshkova", "move rd_rebel noctis_labyrinthus", "count 2", "done")
    assert s.control(at("tereshkova")) == RD
    assert why(s, "pick syria_planum")[0] == "too-poor"
    assert why(play(s.clone(), "special redistribute"), "pick tereshkova")[0] == "control-later"
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
    assert why(s, "pick tenzing")[0] == "control-later"
    play(s, "pick europa", "choose base")
    assert count(s, "mg_base", "europa") == 1
    s = operation(table().put("europa", mg_troop=3).put("tenzing", rd_rebel=2), "mg", "secure")
    play(s, "pick tenzing", "move mg_troop europa", "count 3", "done", "choose base")
    play(s, "special entrench", "pick tenzing")
    assert "choose base" in legal(s)


@pytest.mark.rule("RD 5.3", "RD 6.1")
@pytest.mark.parametrize(("stood_there", "may_go"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_troops_that_moved_and_were_fortified_amid_the_secure_do_not_move_again(stood_there, may_go):
    scene = table().put("europa", mg_troop=2).put("gandhi", mg_base=1, mg_troop=stood_there)
    s = operation(scene, "mg", "secure")
    play(
        s,
        "pick gandhi",
        "move mg_troop europa",
        "count 2",
        "special entrench",
        "pick gandhi",
        "done",
        "count 2",
    )
    play(s, "pick sharma")
    if may_go:
        play(s, "move fortified gandhi")
    if may_go > 1:  # a single one goes without a question
        play(s, f"count {may_go}")
    assert "move fortified gandhi" not in legal(s)
    assert count(s, "fortified", "gandhi") == 2 - may_go


@pytest.mark.rule("RD 5.3", "RD 6.4", "RD 1.7")
def test_public_relations_wait_for_control_too_while_house_or_repair_follow_the_secure():
    scene = table().put("europa", security=5).put("tenzing", rd_rebel=2).damage(tenzing=1).means(displaced=1)
    s = operation(scene, "corp", "secure")
    play(s, "pick tenzing", "move security europa", "count 4", "done")
    assert why(play(s.clone(), "special public_relations"), "pick tenzing")[0] == "control-later"
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


@pytest.mark.rule("RD 5.3")
def test_a_secure_destination_costs_marsgov_only_if_moving_units_stop_there():
    scene = (
        table()
        .means(mg=5)
        .put("europa", mg_troop=3, rd_rebel=2)
        .put("tenzing", rd_rebel=1)
        .put("shenzhou", mg_troop=1)
    )
    s = operation(scene, "mg", "secure", special=False)
    play(s, "pick europa", "done")
    assert s.owed == 0
    play(s, "pick tenzing", "move mg_troop europa", "count 1")
    assert s.owed == 3
    play(s, "done", "pick shenzhou")
    assert wanted(s)[0] == 3
    second = Gather(MG, SECURE, at("shenzhou"), pods=False, groups=(), fare=3)
    assert second.piece_why(s, MG, MG_TROOP, at("europa")) == NO_MEANS
    play(s, "done", "done", "done")
    assert (count(s, "active_rd", "europa"), count(s, "active_rd", "tenzing")) == (2, 1)
    assert s.resources[MG] == 2


@pytest.mark.rule("RD 5.3")
def test_a_destination_is_paid_once_however_many_groups_move_in():
    scene = table().put("europa", mg_troop=2).put("shepard", mg_troop=2).put("tenzing", mg_troop=1)
    s = operation(scene, "mg", "secure", special=False)
    play(s, "pick tenzing", "move mg_troop europa", "count 1", "move mg_troop shepard", "count 2", "done")
    assert s.owed == 3


@pytest.mark.rule("RD 5.3")
def test_a_secure_without_movement_needs_no_resources():
    s = table().means(mg=0).put("europa", mg_troop=2, rd_rebel=3).ask(Turn(MG))
    play(s, "op secure", "pick europa", "done")
    assert count(s, "active_rd", "europa") == 2
    assert s.resources[MG] == 0


@pytest.mark.rule("RD 5.3")
def test_drop_pods_are_paid_like_other_movement():
    scene = table().means(mg=2).confidence(6).put("phobos", eg_troop=2).put("orbit", satellite=1)
    s = operation(scene.put("europa", mg_troop=1), "mg", "secure", special=False)
    play(s, "pick tenzing")
    assert Gather(MG, SECURE, at("tenzing"), pods=False, groups=(), fare=3).pods_why(s) == NO_MEANS
    assert wanted(s)[0] == 1
    scene = table().means(mg=3).confidence(6).put("phobos", eg_troop=2).put("orbit", satellite=1)
    s = operation(scene.put("europa", mg_troop=1), "mg", "secure", special=False)
    play(s, "pick tenzing", "choose drop_pods", "move eg_troop phobos", "count 2")
    assert s.owed == 3


@pytest.mark.rule("RD 5.3")
@pytest.mark.card("RD legal_injunctions", "RD general_strike")
def test_injunctions_charge_chosen_spaces_and_the_strike_those_that_cost_anything():
    def scene(*cards):
        found = table().campaign(*cards).put("europa", mg_troop=3).put("tenzing", mg_troop=1)
        return found.level(tenzing=-1)

    s = operation(scene("legal_injunctions"), "mg", "secure", special=False)
    play(s, "pick tenzing")
    assert s.owed == 6
    play(s, "move mg_troop europa", "count 1", "done")
    assert s.owed == 6
    s = operation(scene("general_strike"), "mg", "secure", special=False)
    play(s, "pick tenzing")
    assert s.owed == 0
    play(s, "move mg_troop europa", "count 1", "done")
    assert s.owed == 4
    s = operation(scene("legal_injunctions", "general_strike"), "mg", "secure", special=False)
    play(s, "pick tenzing")
    assert s.owed == 7


@pytest.mark.rule("RD 5.3", "RD 7.6")
def test_the_corporations_and_free_operations_pay_for_no_destination():
    s = operation(
        table().put("europa", security=3).put("tenzing", rd_rebel=1), "corp", "secure", special=False
    )
    play(s, "pick tenzing", "move security europa", "count 1")
    assert s.owed == 0
    scene = table().means(mg=0).put("europa", mg_troop=3)
    s = scene.ask(BeginOperation(MG, SECURE, ANY_NUMBER, ANYWHERE, FREE))
    play(s, "pick tenzing", "move mg_troop europa", "count 1")
    assert s.owed == 0


@pytest.mark.rule("RD 5.8")
def test_travellers_may_pass_a_space_again_through_reclaimer_bases():
    scene = (
        table().put("rutherford", cr_rebel=1).put("radau", cr_base=1).put("marth", cr_base=1).hand("tipoff")
    )
    s = operation(scene, "cr", "travel", special=False)
    play(s, "pick rutherford", "pick radau", "move cr_rebel rutherford")
    assert "pick rutherford" in legal(s)
    play(s, "pick marth", "pick radau", "pick marth", "pick shenzhou", "done", "pay tipoff")
    assert count(s, "cr_rebel", "shenzhou") == 1


@pytest.mark.rule("RD 5.8")
def test_a_base_that_finds_no_room_anywhere_is_no_traveller():
    scene = (
        table().put("shenzhou", cr_base=1).put("marth", mg_base=2).put("trouvelot", rd_base=2).hand("tipoff")
    )
    s = operation(scene.put("radau", cr_rebel=1), "cr", "travel", special=False)
    assert why(s, "pick shenzhou")[0] == "out-of-reach"


@pytest.mark.rule("RD 5.4", "RD 1.9")
def test_the_spaceports_of_a_recon_follow_control_from_one_destination_to_the_next():
    scene = table().put("europa", security=3, specops=1, rd_rebel=2).put("shenzhou", security=1)
    s = operation(scene, "corp", "recon", special=False)
    play(s, "pick radau", "move security europa", "count 2")
    assert "move specops europa" in legal(s)  # who goes to one destination leaves together
    play(s, "done", "pick marth")
    assert why(s, "move security europa") == ("out-of-reach", "5.4")  # COIN no longer controls Europa


@pytest.mark.rule("RD 5.4", "RD 6.3")
def test_a_transport_amid_a_recon_opens_a_spaceport():
    scene = table().put("phobos", mg_troop=4).put("europa", mg_troop=1, rd_rebel=2)
    s = operation(scene, "mg", "recon")
    play(s, "pick radau")
    assert why(s, "move mg_troop europa")[0] == "out-of-reach"
    play(s, "done", "special transport", "move mg_troop phobos", "pick europa", "count 3", "done")
    play(s, "pick marth", "move mg_troop europa")
