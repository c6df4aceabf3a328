"""8.5.5: what each Event changes in the hands of each non-player, in two positions."""

import pytest

from rules.red_dust_rebellion.nonplayers import mars, run
from rules.red_dust_rebellion.story import who
from tharsis.games.red_dust_rebellion.actions import DRAW_CAMPAIGN, NP_TIE
from tharsis.games.red_dust_rebellion.deck import CAMPAIGN_IDS, EVENT_IDS, NOT_PERFORMED, NP_SYMBOL
from tharsis.games.red_dust_rebellion.rules.effects import PlayEvent
from tharsis.games.red_dust_rebellion.rules.nonplayer.events import option_of

pytestmark = pytest.mark.rule("RD 8.5.5")

BUSY = (
    "europa +1 mg_troop*3 security*2 rd_rebel, tenzing mg_troop*2 rd_rebel*2, gandhi -1 rd_rebel*3 mg_troop, "
    "sharma -2 rd_base rd_rebel*2, marth corp_base security*2, radau cr_base cr_rebel*3, "
    "trouvelot rd_rebel*2, shenzhou corp_base cr_rebel, profits 9, displaced 2, asset_total 3"
)
WAR = (
    "europa +2 mg_troop eg_troop*2 rd_base active_rd, tenzing damage security*2 specops cr_rebel rd_rebel, "
    "gandhi +1 eg_troop rd_rebel*3, marth damage terraforming corp_base rd_rebel*2, "
    "radau -1 cr_rebel*5 corp_base, trouvelot +1 mg_base mg_troop*2, hellas_chaos -2 rd_rebel*4, "
    "phobos eg_troop*2 mg_troop*2 security*2, orbit satellite*2, transit supply*2, earth supply*2, "
    "profits 20, displaced 5, agitate_total 2, asset_total 2, confidence 5"
)

# Events that a Faction performs and that are not named change nothing there. Ties take the first space of the
# map, the dice of Attacks are 1 and 4, the first Campaign card is the general strike.
BUSY_TABLE = {
    "mg": """
                earthgov_declares_emergency: earth satellite -4, earth supply +3, plus +1, transit satellite
            +4, transit supply +1
                terran_loyalties_tested: plus +1
                usss_challenger: new_cordoba eg_troop +1, plus +1, shepard eg_troop +1, tereshkova eg_troop
            +6
                satellite_network_updated: earth satellite -4, orbit satellite +4
                the_aldrin_cycler: earth satellite -4, earth supply +2, plus +1, transit satellite +4,
            transit supply +1
                letters_from_home: displaced -1, earth population +2, europa population +1, plus +1
                tenzing: tenzing level +2, tenzing rd_rebel -2
                targeting_cyclists: earth supply +4, plus +1
                bicentennial_day: plus +1, shenzhou level +1, tenzing level +1
                the_bombing_of_maglev_77: europa rd_rebel -1
                the_automation_rebellion: profits -6
                the_water_crisis: earth supply +3, plus +1
                corporate_militarization: profits -4
                corporations_quell_dissent: plus +1, profits +3
                the_spin_zone: plus +1, profits +3, shenzhou level +1, tenzing level +1
                the_one_card: europa rd_rebel -1
                the_slush_fund_scandal: europa mg_troop +1, europa rd_rebel -1, plus +1, sharma mg_troop +1,
            sharma rd_rebel -1, shenzhou cr_rebel -1, shenzhou mg_troop +1, tenzing mg_troop +1, tenzing
            rd_rebel -1
                the_24_66_hour_news_cycle: sharma level +1, shenzhou level +1, tenzing level +1
                refugee_crisis: displaced +2, europa population +1, plus +1
                printing_weapons: total cr -2
                homesteaders_revolt: plus +1, radau cr_rebel -2, trouvelot rd_rebel -2
                martian_nationalism: phobos eg_troop +4, plus +1
                the_red_dahlia: europa active_rd +1, europa rd_rebel -1, gandhi active_rd +3, gandhi
            rd_rebel -3, sharma active_rd +2, sharma rd_rebel -2, tenzing active_rd +2, tenzing rd_rebel -2,
            trouvelot active_rd +2, trouvelot rd_rebel -2
                the_tombs_of_mars: displaced -1, europa population +1, plus +1
                outpost_discovery: europa mg_troop -3, gandhi mg_troop -1, radau cr_rebel -3, radau mg_base
            +1, radau mg_troop +3
                bipartisan_resolution: europa rd_rebel -1, radau cr_rebel -2, sharma rd_rebel -1, shenzhou
            cr_rebel -1, tenzing rd_rebel -1
                spaceport_strikes: earth satellite -4, earth supply +3, plus +1, profits +2, transit
            satellite +4, transit supply +1
                gandhi_sharma: gandhi level +1, sharma level +1
                the_martians: plus +1
                the_mystery_of_outpost_27: profits -1
                europa: earth supply +3, europa level +1, plus +1
    """,
    "corp": """
                the_bombing_of_maglev_77: europa security -2, marth security -2, shenzhou cr_rebel -1,
            shenzhou security +4
                the_rodgers_line: europa level +1, profits +6, tereshkova level +1
                shenzhou: profits +3, shenzhou cr_rebel -1, trouvelot active_rd +2, trouvelot rd_rebel -2
                the_water_crisis: plus +1, profits +3
                corporate_militarization: trouvelot active_rd +2, trouvelot corp_base +1, trouvelot rd_rebel
            -2, trouvelot security +2, trouvelot specops +2
                corporations_quell_dissent: plus +1, profits +3
                the_spin_zone: plus +1, profits +3, shenzhou level +1, tenzing level +1
                future_of_law_enforcement: profits +3, shenzhou eg_troop +4
                the_one_card: europa rd_rebel -1
                the_slush_fund_scandal: plus +1, sharma rd_rebel -1, sharma security +1, shenzhou cr_rebel
            -1, shenzhou security +1, tenzing rd_rebel -2, tenzing security +2
                the_24_66_hour_news_cycle: europa level +1, profits +1, shenzhou level +1, tenzing level +1
                nano_surveillance_drones: shenzhou active_cr +1, shenzhou cr_rebel -1
                emissions_law_reform_passed: marth corp_base -1, marth terraforming +1, profits +1
                printing_weapons: total cr -2
                homesteaders_revolt: plus +1, radau cr_rebel -2, trouvelot rd_rebel -2
                the_red_dahlia: europa active_rd +1, europa rd_rebel -1, gandhi active_rd +3, gandhi
            rd_rebel -3, sharma active_rd +2, sharma rd_rebel -2, tenzing active_rd +2, tenzing rd_rebel -2,
            trouvelot active_rd +2, trouvelot rd_rebel -2
                outpost_discovery: europa security -2, marth security -2, profits +1, radau corp_base +1,
            radau cr_rebel -3, radau security +3
                bipartisan_resolution: radau cr_rebel -2, sharma rd_rebel -1, shenzhou cr_rebel -1, tenzing
            rd_rebel -2
                the_arteries_of_mars: marth security +2, profits +3, shenzhou security +2, tenzing security
            +2
                hammer_the_machines: europa rd_rebel -1
                spaceport_strikes: earth satellite -4, earth supply +3, plus +1, profits +2, transit
            satellite +4, transit supply +1
                the_red_desert: marth security -2, profits +1, radau active_cr +1, radau cr_rebel -3, radau
            security +2
                the_mystery_of_outpost_27: profits +6
    """,
    "rd": """
                green_new_deal: profits -5
                earthgov_declares_emergency: profits -5
                letters_from_home: gandhi mg_troop -1, tenzing mg_troop -2
                tenzing: total cr +1
                bicentennial_day: shenzhou level -1, shenzhou rd_rebel +2, tenzing level -1, tenzing
            rd_rebel +2
                red_wednesday_riots: fallen corp_base +1, shenzhou corp_base -1, shenzhou cr_rebel -1,
            shenzhou rd_rebel +2
                the_bombing_of_maglev_77: arsia_mons level -1, daedalia_planum level -1, shepard level -1,
            syria_planum level -1, tenzing level -1
                the_rodgers_line: europa level -1, profits -3, tereshkova level -1
                the_automation_rebellion: ascraeus_mons level -2, profits +1, tharsis_tholus level -2
                shenzhou: displaced +1, shenzhou damage +1
                the_water_crisis: ascraeus_mons level -1, campaign general_strike +1, tharsis_tholus level
            -1
                corporate_militarization: profits -4
                the_spin_zone: europa level -1, marth level -1, shenzhou level -1
                future_of_law_enforcement: europa mg_troop -1, europa rd_rebel +3, europa security -2,
            fallen security +2, gandhi mg_troop -1, gandhi rd_rebel +1, tenzing mg_troop -2, tenzing
            rd_rebel +2
                the_one_card: shenzhou level -1, shenzhou rd_rebel +2, tenzing level -1, tenzing rd_rebel +2
                the_slush_fund_scandal: fallen corp_base +1, fallen security +2, marth corp_base -1, marth
            level -1, marth security -2, profits -2
                the_24_66_hour_news_cycle: tenzing level -1, tenzing mg_troop -2
                green_mars_campaign: campaign general_strike +1
                refugee_crisis: displaced -2, sharma population +1
                printing_weapons: trouvelot dug_in +1, trouvelot rd_rebel +4
                homesteaders_revolt: ascraeus_mons level -1, ascraeus_mons rd_base +1, ascraeus_mons
            rd_rebel +1, noctis_labyrinthus level -1, noctis_labyrinthus rd_base +1, noctis_labyrinthus
            rd_rebel +1, tharsis_tholus level -1, tharsis_tholus rd_base +1, tharsis_tholus rd_rebel +1
                martian_nationalism: shenzhou rd_rebel +3
                long_range_patrols: marth active_rd +1, marth level -1, trouvelot rd_rebel -1
                the_tombs_of_mars: displaced -1, trouvelot population +1, trouvelot rd_base +1
                the_arteries_of_mars: displaced +2, shepard damage +1, shepard rd_rebel +1, tenzing damage
            +1, tenzing rd_rebel +1
                hammer_the_machines: displaced +3, profits -3, shenzhou damage +1, shenzhou level -1,
            tenzing damage +1, tenzing level -1, tereshkova damage +1, tereshkova level -1
                spaceport_strikes: profits -3
                gandhi_sharma: gandhi level -1
                new_cordoba: new_cordoba level -1, new_cordoba rd_rebel +2, rutherford rd_rebel +2,
            trouvelot rd_rebel +2
                the_red_desert: displaced +1, fallen corp_base +1, fallen security +2, marth active_rd +1,
            marth corp_base -1, marth damage +1, marth security -2, trouvelot rd_rebel -1
                the_mystery_of_outpost_27: profits -1
                europa: campaign general_strike +1, europa level -2
    """,
    "cr": """
                green_new_deal: profits -5
                earthgov_declares_emergency: profits -5
                letters_from_home: gandhi mg_troop -1, tenzing mg_troop -2
                tenzing: total cr +1
                the_automation_rebellion: fallen corp_base +1, marth corp_base -1, profits -6
                shenzhou: displaced -2, shenzhou damage +1
                corporate_militarization: profits -4
                future_of_law_enforcement: europa cr_rebel +1, europa security -1, fallen security +3,
            gandhi cr_rebel +1, gandhi mg_troop -1, marth cr_rebel +2, marth security -2, tenzing cr_rebel
            +2, tenzing mg_troop -2
                the_slush_fund_scandal: fallen corp_base +1, fallen security +2, marth corp_base -1, marth
            level -1, marth security -2, profits -2
                printing_weapons: radau conversion +1, radau cr_rebel +4
                homesteaders_revolt: ascraeus_mons cr_base +1, ascraeus_mons cr_rebel +1, ascraeus_mons
            level -1, radau cr_base +1, radau cr_rebel +1, radau level -1, tharsis_tholus cr_base +1,
            tharsis_tholus cr_rebel +1, tharsis_tholus level -1
                martian_nationalism: sharma cr_rebel +2, shenzhou cr_rebel +1
                the_arteries_of_mars: displaced +2, shepard cr_rebel +1, shepard damage +1, tereshkova
            cr_rebel +1, tereshkova damage +1
                hammer_the_machines: displaced +3, europa damage +1, europa level -1, profits -3, shepard
            damage +1, shepard level -1, tereshkova damage +1, tereshkova level -1
                spaceport_strikes: profits -3
                the_mystery_of_outpost_27: profits -1
    """,
}
WAR_TABLE = {
    "mg": """
                green_new_deal: profits +1, tenzing damage -1, tenzing level +1
                earthgov_declares_emergency: earth satellite -2, earth supply +1, plus +1, total mg +2,
            transit satellite +2, transit supply +1
                terran_loyalties_tested: europa rd_base -1, plus +1
                usss_challenger: new_cordoba eg_troop +1, plus +1, sharma eg_troop +1, shenzhou eg_troop +4,
            shepard eg_troop +1, tereshkova eg_troop +1
                satellite_network_updated: confidence +2, earth satellite -2, orbit satellite +2
                the_aldrin_cycler: earth satellite -2, plus +1, total mg +2, transit satellite +2, transit
            supply +1
                letters_from_home: displaced -1, earth population +2, europa population +1, plus +1
                tenzing: tenzing active_cr +1, tenzing active_rd +1, tenzing cr_rebel -1, tenzing level +2,
            tenzing rd_rebel -1
                targeting_cyclists: earth supply +6, plus +1
                bicentennial_day: plus +1, shenzhou level +1, tereshkova level +1
                red_wednesday_riots: profits +1, tenzing active_specops +1, tenzing cr_rebel -1, tenzing
            rd_rebel -1, tenzing specops -1
                the_bombing_of_maglev_77: marth rd_rebel -2, marth security +2, phobos security -2, profits
            +1
                the_automation_rebellion: profits -6
                the_water_crisis: earth supply +3, hellas_chaos level +1, plus +1, radau level +1
                corporate_militarization: profits -4
                corporations_quell_dissent: plus +1, profits +3, tenzing level +1
                the_spin_zone: plus +1, profits +3, shenzhou level +1, tereshkova level +1
                the_one_card: europa active_rd -1, europa rd_base -1, tenzing active_cr +1, tenzing
            active_rd +1, tenzing cr_rebel -1, tenzing rd_rebel -1
                the_slush_fund_scandal: europa active_rd -1, europa mg_troop +1, gandhi mg_troop +3, gandhi
            rd_rebel -3, plus +1
                the_24_66_hour_news_cycle: profits +1, shenzhou level +1, shepard level +1, tereshkova level
            +1
                refugee_crisis: displaced +2, europa population +1, plus +1
                printing_weapons: total cr -2
                homesteaders_revolt: hellas_chaos level +2, hellas_chaos rd_rebel -2, plus +1, radau
            cr_rebel -2, radau level +1
                martian_nationalism: phobos eg_troop +4, plus +1
                the_red_dahlia: gandhi active_rd +3, gandhi rd_rebel -3, hellas_chaos active_rd +4,
            hellas_chaos rd_rebel -4, marth active_rd +2, marth rd_rebel -2, tenzing active_rd +1, tenzing
            rd_rebel -1
                the_tombs_of_mars: displaced -1, europa population +1, plus +1
                bipartisan_resolution: europa active_rd -1, gandhi rd_rebel -2, radau cr_rebel -3
                spaceport_strikes: earth satellite -2, earth supply +1, plus +1, profits +2, total mg +2,
            transit satellite +2, transit supply +1
                gandhi_sharma: gandhi level +1, sharma level +1
                the_martians: gandhi level +1, plus +1
                the_red_desert: marth active_rd +1, marth mg_troop +1, marth rd_rebel -2, trouvelot mg_troop
            -1
                the_mystery_of_outpost_27: profits -3
                europa: earth supply +3, plus +1
    """,
    "corp": """
                green_new_deal: profits +1, tenzing damage -1, tenzing level +1
                red_wednesday_riots: profits +1, tenzing active_specops +1, tenzing cr_rebel -1, tenzing
            rd_rebel -1, tenzing specops -1
                the_bombing_of_maglev_77: marth rd_rebel -2, marth security +2, phobos security -2, profits
            +1
                the_rodgers_line: profits +6, tereshkova level +1
                shenzhou: marth active_rd +2, marth rd_rebel -2, profits +3
                the_water_crisis: hellas_chaos level +1, plus +1, profits +3, trouvelot level -1
                corporate_militarization: radau active_cr +5, radau corp_base +1, radau cr_rebel -5, radau
            security +2, radau specops +2
                corporations_quell_dissent: plus +1, profits +3, tenzing level +1
                the_spin_zone: gandhi level +1, plus +1, profits +3, shenzhou level +1
                future_of_law_enforcement: profits +3, shenzhou eg_troop +4
                the_one_card: europa active_rd -1, europa rd_base -1, tenzing active_cr +1, tenzing
            active_rd +1, tenzing cr_rebel -1, tenzing rd_rebel -1
                the_slush_fund_scandal: marth rd_rebel -1, marth security +1, plus +1, radau cr_rebel -3,
            radau security +3
                the_24_66_hour_news_cycle: gandhi level +1, profits +2, shenzhou level +1, tereshkova level
            +1
                nano_surveillance_drones: marth active_rd +2, marth rd_rebel -2, orbit satellite -1, radau
            active_cr +3, radau cr_rebel -5, radau satellite +1
                emissions_law_reform_passed: marth corp_base -1, marth terraforming +1, profits +3, radau
            corp_base -1, radau terraforming +1
                green_mars_campaign: marth corp_base -1, marth terraforming +1
                printing_weapons: total cr -2
                homesteaders_revolt: hellas_chaos level +2, hellas_chaos rd_rebel -2, plus +1, radau
            cr_rebel -2, radau level +1
                the_red_dahlia: gandhi active_rd +3, gandhi rd_rebel -3, hellas_chaos active_rd +4,
            hellas_chaos rd_rebel -4, marth active_rd +2, marth rd_rebel -2, tenzing active_rd +1, tenzing
            rd_rebel -1
                bipartisan_resolution: europa active_rd -1, marth rd_rebel -2, radau cr_rebel -3
                the_arteries_of_mars: europa security +2, marth security +2, profits +3, shenzhou security
            +2
                hammer_the_machines: profits +1, tenzing cr_rebel -1, tenzing rd_rebel -1
                spaceport_strikes: earth satellite -2, earth supply +1, plus +1, profits +2, total mg +2,
            transit satellite +2, transit supply +1
                the_mystery_of_outpost_27: fallen corp_base +1, marth corp_base -1, marth rd_rebel -2,
            profits +6
    """,
    "rd": """
                green_new_deal: profits -5
                earthgov_declares_emergency: profits -5
                the_aldrin_cycler: transit supply -2
                tenzing: total cr +1
                targeting_cyclists: earth supply -2
                bicentennial_day: shenzhou level -1, shenzhou rd_rebel +2, tereshkova level -1, tereshkova
            rd_rebel +2
                red_wednesday_riots: displaced +1, europa active_rd -1, europa damage +1, europa eg_troop
            -2, europa rd_rebel +3, fallen eg_troop +2
                the_bombing_of_maglev_77: new_cordoba level -1, rutherford level -1, shenzhou level -1,
            trouvelot level -1
                the_rodgers_line: europa level -1, profits -3, tereshkova level -1
                the_automation_rebellion: ascraeus_mons level -2, profits +3, tharsis_tholus level -2
                shenzhou: displaced +1, shenzhou damage +1
                the_water_crisis: ascraeus_mons level -1, campaign general_strike +1, tharsis_tholus level
            -1
                corporate_militarization: profits -4
                the_spin_zone: radau level -1, tenzing level -1
                future_of_law_enforcement: europa mg_troop -1, europa rd_rebel +1, fallen security +2,
            tenzing rd_rebel +2, tenzing security -2, trouvelot mg_troop -2, trouvelot rd_rebel +2
                the_one_card: shenzhou level -1, shenzhou rd_rebel +2, tereshkova level -1, tereshkova
            rd_rebel +2
                the_slush_fund_scandal: fallen corp_base +1, profits -2, radau corp_base -1, radau level -1
                the_24_66_hour_news_cycle: europa eg_troop -2, europa level -1, europa mg_troop -1, fallen
            eg_troop +2
                emissions_law_reform_passed: fallen corp_base +2, marth active_rd +2, marth corp_base -1,
            marth rd_rebel -2, marth terraforming -1
                green_mars_campaign: campaign general_strike +1, earth supply -2
                refugee_crisis: displaced -5, hellas_chaos population +1, shenzhou level -1
                printing_weapons: hellas_chaos dug_in +1, hellas_chaos rd_rebel +4
                homesteaders_revolt: ascraeus_mons level -1, ascraeus_mons rd_base +1, ascraeus_mons
            rd_rebel +1, noctis_labyrinthus level -1, noctis_labyrinthus rd_base +1, noctis_labyrinthus
            rd_rebel +1, tharsis_tholus level -1, tharsis_tholus rd_base +1, tharsis_tholus rd_rebel +1
                martian_nationalism: europa rd_rebel +1, shenzhou rd_rebel +2
                long_range_patrols: hellas_chaos rd_rebel -1, trouvelot active_rd +1, trouvelot level -1
                the_tombs_of_mars: displaced -1, hellas_chaos population +1, hellas_chaos rd_base +1
                the_arteries_of_mars: displaced +2, new_cordoba damage +1, new_cordoba rd_rebel +1, shenzhou
            damage +1, shenzhou rd_rebel +1
                hammer_the_machines: displaced +3, profits -3, shenzhou damage +1, shenzhou level -1,
            shepard damage +1, shepard level -1, tereshkova damage +1, tereshkova level -1
                spaceport_strikes: profits -3
                gandhi_sharma: gandhi level -1, sharma level -1
                the_martians: europa level -1, gandhi level -1
                new_cordoba: new_cordoba level -1, new_cordoba rd_rebel +2, rutherford rd_rebel +2,
            trouvelot rd_rebel +2
                the_mystery_of_outpost_27: profits -3
                europa: campaign general_strike +1, europa level -2
    """,
    "cr": """
                green_new_deal: profits -5
                earthgov_declares_emergency: profits -5
                tenzing: total cr +1
                targeting_cyclists: earth supply -2
                the_automation_rebellion: fallen corp_base +2, marth corp_base -1, marth terraforming -1,
            profits -6
                shenzhou: displaced -5, shenzhou damage +1
                corporate_militarization: profits -4
                future_of_law_enforcement: europa cr_rebel +1, europa mg_troop -1, fallen security +2,
            tenzing cr_rebel +2, tenzing security -2, trouvelot cr_rebel +2, trouvelot mg_troop -2
                the_slush_fund_scandal: fallen corp_base +1, profits -2, radau corp_base -1, radau level -1
                emissions_law_reform_passed: fallen corp_base +2, marth active_cr +2, marth active_rd +2,
            marth corp_base -1, marth rd_rebel -2, marth terraforming -1, radau cr_rebel -2
                printing_weapons: ascraeus_mons conversion +1, ascraeus_mons cr_rebel +4
                homesteaders_revolt: ascraeus_mons cr_base +1, ascraeus_mons cr_rebel +1, ascraeus_mons
            level -1, tharsis_tholus cr_base +1, tharsis_tholus cr_rebel +1, tharsis_tholus level -1,
            trouvelot cr_base +1, trouvelot cr_rebel +1, trouvelot level -1
                martian_nationalism: trouvelot cr_rebel +3
                long_range_patrols: fallen corp_base +2, marth active_cr +2, marth corp_base -1, marth
            cr_base +1, marth terraforming -1, radau cr_rebel -2
                the_arteries_of_mars: displaced +2, new_cordoba cr_rebel +1, new_cordoba damage +1, shenzhou
            cr_rebel +1, shenzhou damage +1
                hammer_the_machines: displaced +3, europa damage +1, europa level -1, gandhi damage +1,
            gandhi level -1, profits -3, tenzing damage +1, tenzing level -1
                spaceport_strikes: profits -3
                the_red_desert: fallen corp_base +2, marth active_cr +1, marth corp_base -1, marth cr_base +1,
            marth cr_rebel +1, marth rd_rebel -2, marth terraforming -1, radau cr_rebel -2
                the_mystery_of_outpost_27: profits -3
    """,
}


def outcomes(text):
    """Event by event what changes; a line without a colon goes on."""
    found: dict[str, str] = {}
    for line in text.strip().splitlines():
        name, colon, rest = line.strip().partition(": ")
        if colon:
            found[name] = rest
        else:
            found[list(found)[-1]] += " " + line.strip()
    return found


CASES = [
    pytest.param(position, faction, EVENT_IDS.index(name), changed, id=f"{word}-{faction}-{name}")
    for word, position, tables in (("busy", BUSY, BUSY_TABLE), ("war", WAR, WAR_TABLE))
    for faction, text in tables.items()
    for name, changed in outcomes(text).items()
]


def played(position, faction, card):
    scene = mars(position).dice(1, 4)
    scene.script_chance(NP_TIE, *[0] * 40)
    scene.script_chance(DRAW_CAMPAIGN, CAMPAIGN_IDS.index("general_strike"))
    scene.s.act(who(faction))
    found = run(scene, PlayEvent(who(faction), card, option_of(who(faction), card)))
    return ", ".join(f"{name} {n:+d}" for name, n in found.items())


@pytest.mark.parametrize(("position", "faction", "card", "changed"), CASES)
def test_what_an_event_changes(position, faction, card, changed):
    assert played(position, faction, card) == changed


@pytest.mark.parametrize("faction", ["mg", "corp", "rd", "cr"])
def test_all_other_events_change_nothing_in_these_positions(faction):
    for position, table in ((BUSY, BUSY_TABLE), (WAR, WAR_TABLE)):
        named = outcomes(table[faction])
        for card, symbols in enumerate(NP_SYMBOL):
            if symbols[who(faction)] != NOT_PERFORMED and EVENT_IDS[card] not in named:
                assert played(position, faction, card) == "", EVENT_IDS[card]
