"""Chapter 7: Events 1 to 24, both texts of each."""

import pytest

from rules.red_dust_rebellion.story import (
    at,
    available,
    casualties,
    count,
    event,
    legal,
    level,
    play,
    table,
    who,
    why,
)
from tharsis.games.red_dust_rebellion.codes import GONE
from tharsis.games.red_dust_rebellion.deck import EG_MARK, EVENT_IDS, SHADED, UNSHADED
from tharsis.games.red_dust_rebellion.pieces import KINDS, MG, RD
from tharsis.games.red_dust_rebellion.rules.effects import TEXTS, event_text


def finish(s):
    """Decline everything that is still offered."""
    while s.asking is not None:
        play(s, "done") if "done" in legal(s) else play(s, legal(s)[0])
    return s


@pytest.mark.rule("RD 7.1")
def test_three_cards_have_one_text_and_all_others_two():
    single = [number + 1 for number in range(48) if not TEXTS.texts[event_text(number, SHADED)]]
    assert single == [32, 34, 47]
    assert all(TEXTS.texts[event_text(number, UNSHADED)] for number in range(48))


@pytest.mark.rule("RD 7.5")
def test_symbols_turn_the_marker():
    for number, marks in enumerate(EG_MARK):
        for side, mark in enumerate(marks):
            if mark in (1, -1):
                scene = table(bare=False).confidence(3, plus=mark < 0)
                s = event(scene, "mg", EVENT_IDS[number], "shaded" if side else "unshaded")
                assert s.eg_plus == (mark > 0), EVENT_IDS[number]


@pytest.mark.rule("RD 7.2")
@pytest.mark.card("RD green_new_deal")
def test_green_new_deal():
    scene = table().damage(marth=1, tenzing=2, radau=1).put("marth", security=1).put("tenzing", mg_troop=1)
    s = event(scene, "mg", "green_new_deal")
    assert (s.profits, s.damage[at("tenzing")], s.damage[at("radau")]) == (13, 0, 1)
    assert why(s, "pick radau")[0] == "not-damaged"
    play(s, "pick marth", "pick tenzing")
    assert (level(s, "marth"), level(s, "tenzing")) == (1, 1)
    s = event(table(), "rd", "green_new_deal", "shaded")
    assert (s.profits, s.resources[MG]) == (5, 21)


@pytest.mark.card("RD earthgov_declares_emergency")
def test_earthgov_declares_emergency():
    s = event(table(), "mg", "earthgov_declares_emergency")
    play(s, "choose supply", *["move supply earth"] * 4)
    finish(s)
    assert count(s, "supply", "transit") == 4
    s = event(table(), "mg", "earthgov_declares_emergency")
    play(s, "choose eg_troops", *["move eg_troop earth"] * 4)
    finish(s)
    assert count(s, "eg_troop", "transit") == 4
    assert event(table(), "rd", "earthgov_declares_emergency", "shaded").profits == 5


@pytest.mark.rule("RD 7.4")
@pytest.mark.card("RD terran_loyalties_tested")
def test_terran_loyalties_tested():
    scene = table().put("europa", eg_troop=1, rd_base=1, cr_base=1, rd_rebel=2).put("gandhi", eg_troop=1)
    scene.put("sharma", eg_troop=1, conversion=1)
    s = event(scene, "mg", "terran_loyalties_tested")
    assert why(s, "pick gandhi") == ("more-elsewhere", "7.4")
    play(s, "pick europa", "pick sharma")
    assert (s.rebel_bases(at("europa")), s.rebel_bases(at("sharma"))) == (0, 0)
    scene = table().put("tenzing", corp_base=1, mg_troop=5).level(tenzing=2)
    s = event(scene, "corp", "terran_loyalties_tested", "shaded")
    play(s, "pick tenzing")
    assert (s.profits, level(s, "tenzing")) == (13, 1)


@pytest.mark.card("RD usss_challenger")
def test_usss_challenger():
    s = event(table().put("europa", rd_rebel=1), "mg", "usss_challenger")
    assert why(s, "place eg_troop europa")[0] == "not-there"
    play(s, *["place eg_troop gandhi"] * 5, "place eg_troop phobos", "done")
    assert (count(s, "eg_troop", "gandhi"), count(s, "eg_troop", "phobos")) == (5, 1)
    s = event(table().put("phobos", eg_troop=3).put("gandhi", eg_troop=2), "rd", "usss_challenger", "shaded")
    play(s, "pick gandhi")
    assert available(s, "eg_troop") == 16


@pytest.mark.card("RD satellite_network_updated")
def test_satellite_network_updated():
    s = event(
        table().confidence(3).put("orbit", satellite=2).put("europa", satellite=1),
        "mg",
        "satellite_network_updated",
    )
    assert (s.eg_box, count(s, "satellite", "orbit")) == (5, 4)
    scene = table().put("europa", satellite=1, rd_rebel=2).put("gandhi", rd_rebel=1, mg_troop=1).dice(1, 6)
    s = event(scene, "rd", "satellite_network_updated", "shaded")
    play(s, "name rd")
    assert legal(s) == ["pick europa", "done"]
    play(s, "pick europa")
    assert casualties(s, "satellite") == 1


@pytest.mark.card("RD the_aldrin_cycler")
def test_the_aldrin_cycler():
    s = event(table().put("transit", supply=2), "mg", "the_aldrin_cycler")
    finish(play(s, *["move supply earth"] * 3))
    assert (s.resources[MG], count(s, "supply", "transit")) == (36, 3)
    s = event(table(), "rd", "the_aldrin_cycler", "shaded")
    play(s, "choose take_resources", "count 6")
    assert (s.resources[MG], s.resources[RD]) == (24, 36)
    s = event(table().put("transit", supply=2), "rd", "the_aldrin_cycler", "shaded")
    play(s, "choose empty_transit")
    assert count(s, "supply", "transit") == 0


@pytest.mark.card("RD letters_from_home")
def test_letters_from_home():
    s = event(table().level(europa=1).means(displaced=1), "mg", "letters_from_home")
    play(s, "house europa")
    assert (s.population(at("europa")), count(s, "population", "earth")) == (3, 2)
    scene = table().put("gandhi", mg_troop=3).put("tenzing", mg_troop=3).level(tenzing=1)
    s = event(scene, "rd", "letters_from_home", "shaded")
    assert "remove mg_troop tenzing" not in legal(s)
    play(s, *["remove mg_troop gandhi"] * 3)
    assert available(s, "mg_troop") == 27


@pytest.mark.rule("RD 7.6")
@pytest.mark.card("RD tenzing")
def test_tenzing():
    scene = table().put("tenzing", mg_troop=2, rd_rebel=2)
    s = event(scene, "corp", "tenzing")
    assert (level(s, "tenzing"), s.actor()) == (2, who("mg"))
    play(s, "pick tenzing")
    assert (s.rebel_forces(at("tenzing")), s.resources[MG]) == (0, 30)
    s = event(table().level(tenzing=2).hand(), "rd", "tenzing", "shaded")
    assert (level(s, "tenzing"), s.resources[RD], len(s.hand())) == (0, 33, 1)


@pytest.mark.card("RD targeting_cyclists")
def test_targeting_cyclists():
    s = event(table().put("europa", rd_rebel=1).put("gandhi", cr_base=1), "mg", "targeting_cyclists")
    assert count(s, "supply", "earth") == 7
    scene = table().put("europa", rd_rebel=1).put("earth", supply=3)
    assert count(event(scene, "rd", "targeting_cyclists", "shaded"), "supply", "earth") == 2


@pytest.mark.card("RD bicentennial_day")
def test_bicentennial_day():
    s = play(event(table(), "mg", "bicentennial_day"), "pick europa", "pick tenzing")
    assert (level(s, "europa"), level(s, "tenzing")) == (1, 1)
    s = play(event(table(), "rd", "bicentennial_day", "shaded"), "pick europa")
    play(s, "place rd_rebel europa", "place cr_rebel europa", "pick tenzing", *["place rd_rebel tenzing"] * 2)
    assert (level(s, "europa"), count(s, "cr_rebel", "europa"), count(s, "rd_rebel", "tenzing")) == (-1, 1, 2)


@pytest.mark.rule("RD 4.1")
@pytest.mark.card("RD the_security_of_mars_act")
def test_the_security_of_mars_act():
    s = event(table().put("europa", rd_rebel=3, cr_rebel=1), "mg", "the_security_of_mars_act")
    play(s, "pick europa")
    assert (count(s, "active_rd", "europa"), s.eligible >> RD & 1, s.sits_out) == (3, 0, 1 << RD)
    scene = table().put("europa", mg_troop=3, security=3).put("marth", corp_base=1)
    s = event(scene, "rd", "the_security_of_mars_act", "shaded")
    play(
        s,
        "pick europa",
        *["move mg_troop europa", "pick marth"] * 2,
        *["move security europa", "pick marth"] * 2,
        "done",
    )
    assert (count(s, "mg_troop", "marth"), count(s, "security", "marth")) == (2, 2)


@pytest.mark.card("RD red_wednesday_riots")
def test_red_wednesday_riots():
    scene = table().put("radau", specops=2, rd_rebel=2)
    s = event(scene, "mg", "red_wednesday_riots")
    play(s, "pick radau")
    assert s.actor() == who("corp")
    play(s, "pick radau")
    assert count(s, "active_rd", "radau") == 0
    s = event(table().put("europa", mg_troop=4), "rd", "red_wednesday_riots", "shaded")
    play(s, "pick europa", "count 2", "ambush europa", "dice 1 1")
    assert (
        count(s, "mg_troop", "europa"),
        count(s, "rd_rebel", "europa"),
        count(s, "active_rd", "europa"),
    ) == (0, 2, 0)


@pytest.mark.card("RD the_bombing_of_maglev_77")
def test_the_bombing_of_maglev_77():
    scene = table().put("phobos", security=2).put("marth", security=2).put("arsia_mons", rd_rebel=2)
    s = event(scene, "corp", "the_bombing_of_maglev_77")
    assert why(s, "pick radau")[0] == "no-line"
    play(s, "pick arsia_mons", "move security phobos", "move security marth", "done", "pick arsia_mons")
    assert count(s, "active_rd", "arsia_mons") == 0
    s = event(table(), "rd", "the_bombing_of_maglev_77", "shaded")
    assert why(s, "line rodgers_line")[0] == "no-line"
    play(s, "line shepard_tereshkova")
    assert [level(s, x) for x in ("shepard", "tereshkova", "syria_planum", "noctis_labyrinthus")] == [-1] * 4


@pytest.mark.card("RD the_rodgers_line")
def test_the_rodgers_line():
    s = event(table().means(displaced=2), "corp", "the_rodgers_line")
    play(s, "name mg", "house europa", "house tereshkova")
    assert (s.rodgers, s.profits, level(s, "europa"), s.population(at("tereshkova"))) == (True, 16, 1, 3)
    s = event(table(), "rd", "the_rodgers_line", "shaded")
    assert (s.profits, s.resources[MG], level(s, "europa")) == (7, 24, -1)


@pytest.mark.card("RD the_automation_rebellion")
def test_the_automation_rebellion():
    s = event(table().put("marth", corp_base=2).put("europa", corp_base=1), "rd", "the_automation_rebellion")
    play(s, "pick marth", "pick radau")
    assert (level(s, "marth"), s.profits) == (-2, 12)
    s = event(table().put("marth", corp_base=1, security=3), "rd", "the_automation_rebellion", "shaded")
    play(s, "remove corp_base marth")
    assert (s.profits, casualties(s, "corp_base")) == (4, 1)


@pytest.mark.card("RD shenzhou")
def test_shenzhou():
    scene = table().put("shenzhou", rd_rebel=2, rd_base=1).level(shenzhou=-2).put("marth", cr_rebel=1)
    s = event(scene, "corp", "shenzhou")
    play(s, "choose profits")
    assert (count(s, "rd_rebel", "shenzhou"), count(s, "rd_base", "shenzhou"), level(s, "shenzhou")) == (
        0,
        1,
        0,
    )
    assert (count(s, "active_cr", "marth"), s.profits) == (1, 13)
    s = event(table().means(displaced=4), "cr", "shenzhou", "shaded")
    play(s, "count 5")
    assert (s.damage[at("shenzhou")], s.displaced) == (1, 0)


@pytest.mark.card("RD the_water_crisis")
def test_the_water_crisis():
    s = event(table().level(marth=-2, radau=1), "corp", "the_water_crisis")
    play(s, "pick marth", "pick radau", "choose supply")
    assert (level(s, "marth"), level(s, "radau"), count(s, "supply", "earth")) == (-1, 0, 3)
    s = event(table(), "rd", "the_water_crisis", "shaded")
    play(s, "pick marth", "pick radau", "choose draw")
    assert (level(s, "marth"), len(s.campaigns.piles[3])) == (-1, 1)


@pytest.mark.card("RD corporate_militarization")
def test_corporate_militarization_prefers_room_for_the_base():
    s = event(table().put("radau", rd_base=2, active_rd=1), "corp", "corporate_militarization")
    assert why(s, "pick radau") == ("more-elsewhere", "7.4")
    play(s, "pick marth")
    assert (count(s, "specops", "marth"), count(s, "security", "marth"), count(s, "corp_base", "marth")) == (
        2,
        2,
        1,
    )
    s = event(table(), "rd", "corporate_militarization", "shaded")
    play(s, "count 4")
    assert (s.pieces[GONE * KINDS + 4], s.profits, available(s, "specops")) == (4, 6, 4)


@pytest.mark.card("RD corporations_quell_dissent")
def test_corporations_quell_dissent():
    scene = table().damage(europa=1).put("europa", security=1).put("tenzing", security=1)
    s = event(scene, "corp", "corporations_quell_dissent")
    assert (level(s, "europa"), level(s, "tenzing"), s.profits) == (1, 0, 13)
    scene = table().put("europa", security=1).put("phobos", security=1).put("marth", security=1)
    assert event(scene, "rd", "corporations_quell_dissent", "shaded").resources[MG] == 24


@pytest.mark.card("RD the_spin_zone")
def test_the_spin_zone():
    s = play(event(table(), "corp", "the_spin_zone"), "pick europa", "pick gandhi")
    assert (level(s, "europa"), s.profits) == (1, 13)
    s = event(table().put("europa", security=1).put("marth", corp_base=1), "rd", "the_spin_zone", "shaded")
    assert why(s, "pick gandhi")[0] == "not-there"
    play(s, "pick europa", "pick marth")
    assert (level(s, "europa"), level(s, "marth")) == (-1, -1)


@pytest.mark.card("RD future_of_law_enforcement")
def test_future_of_law_enforcement():
    s = play(event(table(), "corp", "future_of_law_enforcement"), "pick europa", "choose mg_troops")
    assert (count(s, "mg_troop", "europa"), s.profits) == (6, 13)
    s = event(table().put("europa", mg_troop=1, security=1), "rd", "future_of_law_enforcement", "shaded")
    play(s, "remove mg_troop europa", "name rd", "remove security europa", "name cr")
    assert (count(s, "rd_rebel", "europa"), count(s, "cr_rebel", "europa"), casualties(s, "security")) == (
        1,
        1,
        1,
    )


@pytest.mark.rule("RD 7.2")
@pytest.mark.card("RD the_one_card")
def test_the_one_card_asks_the_named_faction():
    scene = table().put("europa", security=3, rd_rebel=2).put("gandhi", rd_rebel=3)
    s = event(scene, "rd", "the_one_card")
    assert (count(s, "active_rd", "europa"), count(s, "active_rd", "gandhi")) == (2, 0)
    play(s, "name corp")
    assert s.actor() == who("corp")
    play(s, "pick europa")
    assert count(s, "active_rd", "europa") == 0
    s = event(table(), "rd", "the_one_card", "shaded")
    play(s, "pick europa", "place rd_rebel pavonis_mons", "place rd_rebel europa", "pick gandhi")
    play(s, *["place cr_rebel sharma"] * 2)
    assert (level(s, "europa"), count(s, "rd_rebel", "pavonis_mons"), count(s, "cr_rebel", "sharma")) == (
        -1,
        1,
        2,
    )


@pytest.mark.card("RD the_slush_fund_scandal")
def test_the_slush_fund_scandal():
    s = event(table().put("europa", rd_rebel=1, active_cr=1), "mg", "the_slush_fund_scandal")
    play(s, "remove rd_rebel europa", "name mg", "remove active_cr europa", "name corp")
    assert (count(s, "mg_troop", "europa"), count(s, "security", "europa")) == (1, 1)
    s = event(
        table().put("marth", corp_base=1, security=2, specops=1), "rd", "the_slush_fund_scandal", "shaded"
    )
    play(s, "pick marth", "remove security marth", "remove specops marth", "done")
    assert (s.force(at("marth"), 1), level(s, "marth"), s.profits) == (1, -1, 8)


@pytest.mark.card("RD the_24_66_hour_news_cycle")
def test_the_24_66_hour_news_cycle():
    s = event(table().level(tenzing=2, europa=1), "corp", "the_24_66_hour_news_cycle")
    play(s, "pick europa", "done")
    assert (level(s, "europa"), s.profits) == (2, 12)
    s = event(table().put("europa", mg_troop=1, eg_troop=1), "rd", "the_24_66_hour_news_cycle", "shaded")
    play(s, "pick europa")
    assert why(s, "remove eg_troop europa")[0] == "eg-last"
    play(s, "remove mg_troop europa", "remove eg_troop europa")
    assert level(s, "europa") == -1
