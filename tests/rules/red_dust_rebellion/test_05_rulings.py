"""Chapters 5 and 6: readings that the text leaves open."""

import pytest

from rules.red_dust_rebellion.story import (
    activity,
    at,
    count,
    event,
    legal,
    level,
    operation,
    play,
    table,
    who,
    why,
)
from tharsis.games.red_dust_rebellion.orders import ASSAULT, SECURE
from tharsis.games.red_dust_rebellion.pieces import MG
from tharsis.games.red_dust_rebellion.rules.operations import (
    ANYWHERE,
    LIMITED,
    BeginOperation,
)


@pytest.mark.rule("RD 5.1")
def test_train_costs_only_where_troops_were_placed():
    s = operation(table().put("europa", mg_base=1).put("tenzing", mg_troop=1), "mg", "train", special=False)
    play(s, "pick europa", "count 0", "pick tenzing", "count 2", "done")
    assert (s.resources[MG], count(s, "mg_troop", "europa")) == (27, 0)


@pytest.mark.rule("RD 5.1", "RD 1.3")
@pytest.mark.parametrize(("lifted", "left"), [(0, 3), (1, 0)])
def test_troops_that_are_not_lifted_after_all_cost_nothing(lifted, left):
    scene = table().put("europa", mg_base=1).put("marth", mg_troop=30).means(mg=3)
    s = operation(scene, "mg", "train", special=False)
    play(s, "pick europa", "count 2", *["move mg_troop marth"] * lifted, "done", "done")
    assert (count(s, "mg_troop", "europa"), s.resources[MG]) == (lifted, left)


@pytest.mark.rule("RD 5.1", "RD 5.0")
def test_what_a_space_did_not_cost_pays_for_another():
    scene = table().put("europa", mg_base=1).put("gandhi", mg_base=1).means(mg=3)
    s = operation(scene, "mg", "train", special=False)
    play(s, "pick europa")
    play(s, "count 0", "pick gandhi", "count 1")
    assert count(s, "mg_troop", "gandhi") == 1
    assert s.owed == 3


@pytest.mark.rule("RD 5.5")
@pytest.mark.card("RD tenzing")
def test_suppress_may_follow_a_free_assault_in_another_space():
    scene = table().confidence(6).put("tenzing", mg_troop=1, rd_rebel=1).level(gandhi=-2)
    scene.put("gandhi", eg_troop=1, rd_rebel=1)
    s = event(scene, "mg", "tenzing")
    play(s, "pick tenzing")
    assert why(s, "suppress tenzing")[0] == "chosen-already"
    play(s, "suppress gandhi", "remove rd_rebel gandhi", "pick coronae_montes")
    assert (count(s, "rd_rebel", "coronae_montes"), level(s, "gandhi")) == (1, -1)


@pytest.mark.rule("RD 5.5", "RD 4.1")
def test_suppress_may_accompany_a_limited_assault():
    scene = (
        table().confidence(6).put("tenzing", mg_troop=1, active_rd=1).put("gandhi", eg_troop=1, rd_rebel=1)
    )
    s = scene.ask(BeginOperation(MG, ASSAULT, 1, ANYWHERE, LIMITED))
    play(s, "pick tenzing")
    assert "suppress gandhi" in legal(s)


@pytest.mark.rule("RD 5.5")
def test_the_corporations_may_activate_specops_in_an_assault_of_marsgov():
    def assault():
        scene = table().put("europa", mg_troop=1, specops=2, active_rd=4)
        return play(operation(scene, "mg", "assault", special=False), "pick europa")

    s = assault()
    assert s.actor() == who("corp")
    play(s, "count 2")
    assert (count(s, "active_rd", "europa"), s.profits) == (1, 11)  # three fell, Mercenaries take a Profit
    s = play(assault(), "count 0")
    assert (count(s, "active_rd", "europa"), count(s, "specops", "europa")) == (3, 2)


@pytest.mark.rule("RD 8.6")
def test_nonplayer_corporations_activate_specops_in_their_own_assaults_only():
    scene = table(seats=1).put("europa", mg_troop=1, specops=2, active_rd=4)
    s = play(operation(scene, "mg", "assault", special=False), "pick europa")
    assert (count(s, "specops", "europa"), s.any_rebels(at("europa"))) == (2, 3)


@pytest.mark.rule("RD 6.2")
@pytest.mark.parametrize(("second", "content"), [("mg_troop", False), ("cr_rebel", True)])
def test_petition_weighs_everything_removed_in_the_operation_replies_included(second, content):
    scene = table().confidence(3).put("europa", mg_troop=2, active_rd=3, cr_rebel=1).dice(1, 6)
    s = play(operation(scene, "mg", "assault"), "pick europa")
    play(s, "choose attack", "remove mg_troop europa", f"remove {second} europa")
    play(s, "done", "special petition")
    assert (s.eg_plus, s.profits) == (content, 7 if content else 9)


@pytest.mark.rule("RD 6.2", "RD 6.1")
def test_a_fortified_troop_lost_to_damage_is_a_coin_force_removed():
    scene = table().confidence(6).put("orbit", satellite=1).put("europa", fortified=1, active_rd=2)
    s = operation(scene, "mg", "assault")
    play(s, "pick europa", "choose bombard")
    assert (s.rebels_lost, s.coin_lost) == (2, 1)


@pytest.mark.rule("RD 6.6")
def test_all_raiders_move_before_the_first_of_them_strikes():
    scene = table().put("marth", specops=2).put("radau", rd_rebel=3).put("trouvelot", cr_rebel=3)
    s = activity(scene, "corp", "raid")
    play(s, "pick radau", "move specops marth", "done", "pick trouvelot", "move specops marth")
    assert (s.any_rebels(at("radau")), s.any_rebels(at("trouvelot"))) == (3, 3)
    assert legal(s) == ["pick radau", "pick trouvelot", "done"]
    play(s, "pick trouvelot", "pick radau")
    assert (s.any_rebels(at("radau")), s.any_rebels(at("trouvelot"))) == (1, 1)
    assert count(s, "active_specops", "radau") == 1


@pytest.mark.rule("RD 6.3", "RD 6.0")
def test_a_transport_that_moves_nobody_is_no_special_activity():
    s = operation(table().put("europa", mg_base=1), "mg", "train")
    assert why(s, "special transport")[0] == "no-space"
    s = operation(table().put("europa", mg_base=1, mg_troop=1), "mg", "train")
    play(s, "special transport")
    assert why(s, "done")[0] == "must-move"
    play(s, "move mg_troop europa", "pick phobos")
    assert (count(s, "mg_troop", "phobos"), s.special_used) == (1, True)
    assert "done" in legal(s)


@pytest.mark.rule("RD 1.3")
def test_plain_troops_are_given_up_before_fortified_ones():
    scene = table().put("europa", mg_troop=1, fortified=1)
    s = activity(scene, "mg", "entrench")
    play(s, "pick europa", "choose base")
    assert (count(s, "mg_troop", "europa"), count(s, "fortified", "europa")) == (0, 1)
    scene = table().put("europa", mg_troop=1, fortified=1)
    s = scene.ask(BeginOperation(MG, SECURE, 1, 1 << at("europa"), LIMITED))
    while legal(s) != ["choose base", "done"]:
        play(s, "pick europa" if "pick europa" in legal(s) else "done")
    play(s, "choose base")
    assert (count(s, "mg_troop", "europa"), count(s, "fortified", "europa")) == (0, 1)


@pytest.mark.rule("RD 1.3", "RD 5.9")
def test_the_attacker_chooses_between_plain_and_fortified_troops():
    scene = table().put("europa", mg_troop=2, fortified=1, rd_rebel=1).dice(1, 6)
    s = play(operation(scene, "rd", "attack", special=False), "pick europa")
    assert {"remove mg_troop europa", "remove fortified europa"} <= set(legal(s))
