"""Rule 7.4: spaces where more of the text does something come first."""

import pytest

from rules.red_dust_rebellion.story import at, count, event, legal, play, table, why
from tharsis.games.red_dust_rebellion.board import LINE_IDS, LINE_MASK, MARS
from tharsis.games.red_dust_rebellion.deck import ASSET_IDS
from tharsis.games.red_dust_rebellion.rules.effects import PlayAsset


def asset(scene, card):
    return scene.ask(PlayAsset(ASSET_IDS.index(card)))


@pytest.mark.rule("RD 7.4")
@pytest.mark.card("RD red_wednesday_riots")
def test_specops_are_sent_where_they_and_rebels_can_be_activated():
    scene = table().put("europa", specops=1).put("gandhi", active_specops=1, rd_rebel=2)
    s = event(scene, "rd", "red_wednesday_riots")
    assert legal(s) == ["pick gandhi"]
    scene = table().put("europa", specops=1).put("gandhi", active_specops=1, rd_rebel=2)
    s = event(scene.put("sharma", specops=1, cr_rebel=1).put("tenzing", specops=2, rd_rebel=1), "rd",
              "red_wednesday_riots")  # fmt: skip
    assert legal(s) == ["pick tenzing", "pick sharma"]
    assert why(s, "pick gandhi") == ("more-elsewhere", "7.4")
    s = event(table().put("europa", specops=1).put("gandhi", active_specops=1, rd_base=1), "rd",
              "red_wednesday_riots")  # fmt: skip
    assert legal(s) == ["pick europa", "pick gandhi"]  # one part each


@pytest.mark.rule("RD 7.4")
@pytest.mark.card("RD the_bombing_of_maglev_77")
def test_security_gathers_where_rebels_can_be_shown_and_attacked():
    scene = table().put("phobos", security=2).put("europa", rd_rebel=1).put("gandhi", rd_rebel=4)
    s = event(scene.put("tenzing", active_rd=1), "mg", "the_bombing_of_maglev_77")
    assert legal(s) == ["pick europa"]  # Gandhi is on no line
    scene = table().put("phobos", security=2).put("europa", rd_rebel=1).put("tenzing", active_rd=1)
    s = event(scene.storm(europa=2), "mg", "the_bombing_of_maglev_77")
    assert legal(s) == ["pick tenzing"]  # nobody could come to Europa, nor Assault there


@pytest.mark.rule("RD 7.4")
@pytest.mark.card("RD corporate_militarization")
def test_a_desert_with_room_and_hidden_rebels_comes_first():
    scene = table().put("radau", rd_rebel=1).put("marth", active_rd=1)
    s = event(scene, "corp", "corporate_militarization")
    assert legal(s) == ["pick radau"]
    scene = table().put("radau", rd_rebel=1, rd_base=2).put("marth", active_rd=1)
    s = event(scene, "corp", "corporate_militarization")
    assert {"pick radau", "pick marth"} < set(legal(s))  # Rebels to show, or room for the Base
    scene = table().put("radau", rd_base=2).put("wilderness", corp_base=6).put("marth", corp_base=2)
    s = event(scene.put("trouvelot", corp_base=1), "corp", "corporate_militarization")
    assert "pick radau" in legal(s)  # no Base is left that could need room


@pytest.mark.rule("RD 7.4")
@pytest.mark.card("RD the_slush_fund_scandal")
def test_the_scandal_breaks_where_units_can_go_and_the_mood_can_fall():
    scene = (
        table().put("europa", corp_base=1, security=2).put("gandhi", corp_base=1).put("tenzing", corp_base=1)
    )
    s = event(scene.level(gandhi=-2, tenzing=1), "corp", "the_slush_fund_scandal", "shaded")
    assert legal(s) == ["pick europa"]
    scene = (
        table().put("europa", corp_base=1, security=2).put("gandhi", corp_base=1).put("tenzing", corp_base=1)
    )
    s = event(scene.level(europa=-2, gandhi=-2), "corp", "the_slush_fund_scandal", "shaded")
    assert legal(s) == ["pick europa", "pick tenzing"]


@pytest.mark.rule("RD 7.4")
@pytest.mark.card("RD emissions_law_reform_passed")
def test_with_nobody_to_move_a_terraforming_base_among_rebels_comes_first():
    scene = table().card("green_new_deal", "dust_storm_1").put("radau", terraforming=1)
    scene.put("marth", terraforming=1, active_rd=1).put("trouvelot", terraforming=1, rd_rebel=1)
    s = event(scene, "rd", "emissions_law_reform_passed", "shaded")
    assert legal(s) == ["pick trouvelot"]
    play(s, "pick trouvelot")
    assert (count(s, "active_rd", "trouvelot"), count(s, "terraforming", "trouvelot")) == (1, 0)


@pytest.mark.rule("RD 7.4")
@pytest.mark.card("RD the_arteries_of_mars")
def test_the_line_is_cut_where_both_labyrinths_can_be_damaged():
    scene = table().damage(tenzing=3, new_cordoba=2)
    s = event(scene, "rd", "the_arteries_of_mars", "shaded")
    assert legal(s) == ["line shepard_tereshkova"]
    assert why(s, "line europa_tenzing") == ("more-elsewhere", "7.4")


@pytest.mark.rule("RD 7.4")
@pytest.mark.card("RD the_mystery_of_outpost_27")
def test_the_lost_outpost_is_one_with_units_if_there_is_any():
    scene = table().put("wilderness", corp_base=1, rd_rebel=1).put("daedalia_planum", corp_base=1)
    s = event(scene.damage(daedalia_planum=1), "corp", "the_mystery_of_outpost_27")
    assert legal(s) == ["pick wilderness"]


@pytest.mark.rule("RD 7.4")
@pytest.mark.card("RD weaponized_asteroid")
def test_the_asteroid_falls_on_a_labyrinth_with_houses_and_units():
    scene = (
        table()
        .damage(tenzing=3)
        .put("tenzing", mg_troop=1)
        .put("europa", mg_troop=2)
        .put("gandhi", rd_base=1)
    )
    s = asset(scene, "weaponized_asteroid")
    assert legal(s) == ["pick europa"]
    play(s, "pick europa")
    assert (s.damage[at("europa")], count(s, "mg_troop", "europa")) == (2, 1)


@pytest.mark.rule("RD 7.4")
@pytest.mark.card("RD pilgrimage")
def test_pilgrims_choose_a_labyrinth_that_they_can_reach_and_that_can_be_damaged():
    scene = table().damage(shenzhou=3).put("marth", cr_rebel=2)
    s = asset(scene, "pilgrimage")
    assert legal(s) == ["pick new_cordoba"]


@pytest.mark.rule("RD 7.4")
@pytest.mark.card("RD the_bombing_of_maglev_77")
def test_a_line_along_which_nothing_can_fall_comes_last():
    scene = table()
    for space in range(MARS):
        if scene.s.population(space) and not LINE_MASK[LINE_IDS.index("new_cordoba_shenzhou")] >> space & 1:
            scene.s.level[space] = -2
    scene.level(new_cordoba=-2, trouvelot=-2, rutherford=-2, marth=-2)
    s = event(scene, "rd", "the_bombing_of_maglev_77", "shaded")
    assert legal(s) == ["line new_cordoba_shenzhou"]
    scene.level(shenzhou=-2)
    assert len(legal(event(scene, "rd", "the_bombing_of_maglev_77", "shaded"))) == 4


@pytest.mark.rule("RD 7.4")
@pytest.mark.card("RD the_tombs_of_mars")
def test_room_does_not_matter_for_a_base_that_is_not_available():
    scene = table().means(displaced=1).put("wilderness", rd_base=6).put("radau", rd_base=2)
    assert why(event(scene, "rd", "the_tombs_of_mars", "shaded"), "pick radau") == ("more-elsewhere", "7.4")
    scene.put("marth", rd_base=1)
    assert "pick radau" in legal(event(scene, "rd", "the_tombs_of_mars", "shaded"))
