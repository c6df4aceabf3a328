"""Train (5.1) and Logistics (5.2) to the last piece: what each changes, and where its conditions end."""

import pytest

from rules.red_dust_rebellion.ledger import changed
from rules.red_dust_rebellion.story import (
    at,
    count,
    legal,
    operation,
    play,
    table,
    wanted,
    who,
    why,
)
from tharsis.games.red_dust_rebellion.orders import TRAIN
from tharsis.games.red_dust_rebellion.pieces import MG
from tharsis.games.red_dust_rebellion.rules.operations import (
    ANYWHERE,
    FREE,
    LIMITED,
    BeginOperation,
)

# -- 5.1 Train ------------------------------------------------------------------------------------


@pytest.mark.rule("RD 5.1")
@pytest.mark.parametrize(
    ("space", "forces", "refusal"),
    [
        ("marth", {"mg_base": 1}, ""),
        ("marth", {"mg_base": 1, "rd_rebel": 4}, ""),
        ("marth", {"mg_troop": 4}, "train-space"),
        ("europa", {"mg_troop": 1}, ""),
        ("europa", {"security": 2, "cr_rebel": 1}, ""),
        ("europa", {"mg_troop": 1, "rd_rebel": 1}, "train-space"),
        ("europa", {"rd_rebel": 1}, "train-space"),
        ("phobos", {}, ""),
        ("transit", {"security": 1}, "other-space"),
        ("earth", {"security": 1}, "other-space"),
    ],
)
def test_where_marsgov_trains(space, forces, refusal):
    s = operation(table().put(space, **forces).put("tenzing", mg_base=1), "mg", "train")
    assert (f"pick {space}" in legal(s)) == (not refusal)
    if refusal:
        assert why(s, f"pick {space}")[0] == refusal


@pytest.mark.rule("RD 5.1", "RD 1.10")
def test_no_training_in_a_stormy_desert_but_in_a_stormy_labyrinth():
    scene = table().put("marth", mg_base=1).put("europa", mg_troop=1).storm(marth=2, europa=2)
    s = operation(scene, "mg", "train")
    assert why(s, "pick marth") == ("storm", "1.10")
    assert "pick europa" in legal(s)
    assert "pick marth" in legal(operation(table().put("marth", mg_base=1).storm(marth=1), "mg", "train"))


@pytest.mark.rule("RD 5.1")
def test_up_to_four_troops_for_three_resources():
    s = play(operation(table().put("europa", mg_troop=1), "mg", "train", special=False), "pick europa")
    assert legal(s) == [f"count {n}" for n in range(5)]
    before = {"mg_troop europa": 4, "mg_troop available": -4, "resources mg": -3}
    assert changed(s, "count 4", "done", "done") == before


@pytest.mark.rule("RD 5.1", "RD 1.3")
def test_troops_that_are_left_are_placed_before_any_is_lifted():
    scene = table().put("europa", mg_base=1).put("marth", mg_troop=26, fortified=1)
    s = play(operation(scene, "mg", "train", special=False), "pick europa")
    assert changed(s, "count 4") == {"mg_troop europa": 3, "mg_troop available": -3}
    assert legal(s) == ["move mg_troop marth", "move fortified marth", "done"]
    assert why(s, "move mg_base europa")[0] == "other-piece"
    assert changed(s, "move fortified marth") == {"fortified marth": -1, "mg_troop europa": 1}
    assert "pick europa" not in legal(s)


@pytest.mark.rule("RD 5.1", "RD 1.3")
def test_nobody_trains_where_no_troop_can_come_from():
    scene = table().put("europa", mg_base=1, mg_troop=30).put("gandhi", mg_base=1)
    s = operation(scene, "mg", "train", special=False)
    assert why(s, "pick europa")[0] == "none-available"
    play(s, "pick gandhi", "count 1", "move mg_troop europa")
    assert count(s, "mg_troop", "gandhi") == 1


@pytest.mark.rule("RD 5.1")
def test_pacify_two_works_in_one_space_with_coin_control():
    scene = table().put("europa", mg_troop=1).put("tenzing", mg_troop=1).put("marth", mg_base=1, rd_rebel=1)
    s = play(operation(scene.means(displaced=2), "mg", "train", special=False), "done")
    assert set(legal(s)) == {"house europa", "house tenzing", "shift europa", "shift tenzing", "done"}
    assert why(s, "shift marth") == ("no-control", "5.1")
    assert why(s, "shift gandhi") == ("other-space", "5.1")
    assert why(s, "house marth") == ("no-control", "5.1")
    assert why(s, "repair europa") == ("not-damaged", "1.7")
    assert changed(s, "shift europa") == {"level europa": 1, "resources mg": -3}
    assert why(s, "shift tenzing") == ("other-space", "5.1")
    assert changed(s, "house europa") == {"population europa": 1, "displaced": -1, "plus": 1}
    assert s.asking is None


@pytest.mark.rule("RD 5.1", "RD 1.7")
def test_pacify_repairs_for_three_resources():
    scene = table().put("europa", mg_troop=1).damage(europa=2).means(displaced=2, mg=6)
    s = play(operation(scene, "mg", "train", special=False), "done")
    assert changed(s, "repair europa") == {
        "damage europa": -1,
        "displaced": -1,
        "resources mg": -3,
        "plus": 1,
    }
    assert changed(s, "repair europa") == {"damage europa": -1, "displaced": -1, "resources mg": -3}
    assert s.asking is None


@pytest.mark.rule("RD 5.1", "RD 5.0")
@pytest.mark.parametrize(("means", "shift"), [(5, False), (6, True)])
def test_pacify_is_paid_from_what_the_training_leaves(means, shift):
    s = operation(table().put("europa", mg_troop=1).means(mg=means), "mg", "train", special=False)
    play(s, "pick europa", "count 1")
    if "done" in legal(s):
        play(s, "done")
    assert ("shift europa" in (legal(s) if s.asking else [])) == shift


@pytest.mark.rule("RD 5.1", "RD 4.1")
def test_a_limited_train_pacifies_where_it_trained_and_any_other_anywhere():
    def scene():
        return table().put("europa", mg_troop=1).put("tenzing", mg_troop=1).put("gandhi", mg_troop=1)

    s = scene().ask(BeginOperation(MG, TRAIN, 1, ANYWHERE, LIMITED))
    play(s, "pick europa", "count 1")
    assert legal(s) == ["shift europa", "done"]
    s = scene().ask(BeginOperation(MG, TRAIN, 1, ANYWHERE, LIMITED))
    play(s, "done")
    assert legal(s) == ["shift europa", "shift tenzing", "shift gandhi", "done"]
    s = scene().ask(BeginOperation(MG, TRAIN, 1, ANYWHERE, FREE))
    play(s, "pick europa", "count 1")
    assert legal(s) == ["shift europa", "shift tenzing", "shift gandhi", "done"]
    only = 1 << at("europa") | 1 << at("tenzing")
    s = scene().ask(BeginOperation(MG, TRAIN, 1, only, FREE))
    assert why(s, "pick gandhi") == ("other-space", "7.6")
    play(s, "pick europa", "count 1")
    assert legal(s) == ["shift europa", "shift tenzing", "done"]


@pytest.mark.rule("RD 5.1")
def test_without_anything_to_pacify_a_first_space_is_needed():
    scene = table().put("europa", mg_troop=1).level(europa=2)
    s = operation(scene, "mg", "train", special=False)
    assert wanted(s) == (0, 1, 2)  # Europa and Phobos
    assert why(s, "done") == ("no-space-yet", "5.1")
    s = operation(table().put("europa", mg_troop=1), "mg", "train", special=False)
    assert wanted(s) == (0, 0, 2)


# -- 5.2 Logistics --------------------------------------------------------------------------------


@pytest.mark.rule("RD 5.2")
def test_where_logistics_take_place():
    scene = table().put("marth", corp_base=1).put("radau", terraforming=1).put("europa", corp_base=1)
    s = operation(scene.put("trouvelot", corp_base=1).storm(trouvelot=2), "corp", "logistics", special=False)
    assert legal(s) == ["pick marth", "pick transit", "pick earth"]
    assert why(s, "pick radau") == ("no-basic-base", "5.2")
    assert why(s, "pick europa") == ("logistics-space", "5.2")
    assert why(s, "pick phobos") == ("logistics-space", "5.2")
    assert why(s, "pick trouvelot") == ("storm", "1.10")
    s = operation(table().put("marth", security=16, specops=8, corp_base=1), "corp", "logistics")
    assert why(s, "pick earth")[0] == "none-available"
    s = operation(table().put("marth", security=16, specops=7, corp_base=1), "corp", "logistics")
    assert "pick earth" in legal(s)


@pytest.mark.rule("RD 5.2")
def test_four_units_for_nothing_of_which_one_specops_and_more_for_a_profit_each():
    s = play(operation(table().means(profits=2), "corp", "logistics"), "pick earth")
    assert why(s, "place mg_troop earth")[0] == "other-piece"
    assert why(s, "place security phobos")[0] == "other-space"
    assert changed(s, "place specops earth") == {"specops earth": 1, "specops available": -1}
    assert changed(s, "place specops earth") == {"specops earth": 1, "specops available": -1, "profits": -1}
    free = {"security earth": 3, "security available": -3}
    assert changed(s, *["place security earth"] * 3) == free
    assert changed(s, "place security earth") == {
        "security earth": 1,
        "security available": -1,
        "profits": -1,
    }
    assert "place security earth" not in legal(s)


@pytest.mark.rule("RD 5.2")
def test_four_security_alone_are_free_and_the_first_specops_after_them_is_not():
    s = play(operation(table().means(profits=1), "corp", "logistics"), "pick earth")
    play(s, *["place security earth"] * 4)
    assert s.profits == 1
    assert changed(s, "place specops earth")["profits"] == -1


@pytest.mark.rule("RD 5.2")
@pytest.mark.parametrize(("profits", "refusal"), [(2, "too-poor"), (3, "")])
def test_the_first_desert_is_terraformed_free_and_every_further_one_for_three_profits(profits, refusal):
    scene = table().means(profits=profits).put("marth", corp_base=2).put("radau", corp_base=1)
    s = operation(scene, "corp", "logistics", special=False)
    assert changed(s, "pick marth") == {"corp_base marth": -1, "terraforming marth": 1}
    if refusal:
        assert why(s, "pick radau")[0] == refusal
    else:
        assert changed(s, "pick radau") == {
            "corp_base radau": -1,
            "terraforming radau": 1,
            "profits": -3,
        }


@pytest.mark.rule("RD 5.2")
def test_earth_and_transit_are_no_first_desert():
    scene = table().means(profits=0).put("marth", corp_base=1)
    s = operation(scene, "corp", "logistics", special=False)
    play(s, "pick earth", "place security earth", "done", "pick transit")
    while "pick marth" not in legal(s):
        play(s, legal(s)[0])
    assert changed(s, "pick marth") == {"corp_base marth": -1, "terraforming marth": 1}


@pytest.mark.rule("RD 5.2")
def test_local_recruits_one_for_each_base_on_mars_for_a_profit_each():
    scene = table().means(profits=9).put("marth", corp_base=1, terraforming=1).put("europa", corp_base=1)
    scene.put("radau", corp_base=1).storm(radau=2)
    s = play(operation(scene, "corp", "logistics", special=False), "pick earth", "done", "done")
    assert legal(s) == ["place security europa", "place security marth", "done"]
    assert why(s, "place security radau") == ("storm", "1.10")
    assert why(s, "place specops marth")[0] == "other-piece"
    assert why(s, "place security tenzing")[0] == "other-space"
    one = {"security marth": 1, "security available": -1, "profits": -1}
    assert changed(s, "place security marth") == one
    assert changed(s, "place security marth") == one
    assert why(s, "place security marth") == ("chosen-already", "5.2")
    play(s, "place security europa")
    assert s.asking is None


@pytest.mark.rule("RD 5.2")
@pytest.mark.parametrize(("profits", "security"), [(0, 0), (1, 1)])
def test_local_recruits_end_with_the_profits_and_with_the_pieces(profits, security):
    scene = table().means(profits=profits).put("europa", corp_base=2)
    s = play(operation(scene, "corp", "logistics", special=False), "pick earth", "done", "done")
    if profits:
        play(s, "place security europa")
    assert (s.asking, count(s, "security", "europa")) == (None, security)
    scene = table().put("europa", corp_base=2, security=16)
    s = play(operation(scene, "corp", "logistics", special=False), "pick earth", "done", "done")
    assert s.asking is None


@pytest.mark.rule("RD 5.2", "RD 4.2")
def test_the_corporations_run_the_cycler_without_any_controller_and_people_are_a_choice():
    scene = table().confidence(0).put("earth", population=2, security=1, supply=1).means(profits=0)
    s = play(operation(scene, "corp", "logistics", special=False), "pick transit")
    assert legal(s) == ["choose population", "done"]
    assert s.actor() == who("corp")
    assert changed(s.clone(), "choose population") == {"population earth": -1, "population transit": 1}
    play(s, "done")
    assert (count(s, "population", "transit"), count(s, "population", "earth")) == (0, 2)
    assert legal(s) == ["move security earth", "move satellite earth", "move supply earth"]
