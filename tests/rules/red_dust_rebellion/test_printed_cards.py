"""7.0, 1.5: the printed cards, number by number."""

import pytest

from tharsis.games.red_dust_rebellion import deck
from tharsis.games.red_dust_rebellion.orders import OPERATION_IDS
from tharsis.games.red_dust_rebellion.rules.effects import TEXTS, event_text
from tharsis.games.red_dust_rebellion.tables import card_table

# fmt: off
#: Number, card, Flashpoint, order of the Factions, what a non-player mg corp rd cr makes of it
#: (* Critical, . Performed, - Not Performed), the marker of the unshaded and of the shaded text.
EVENTS = [
    (1, "green_new_deal", 0, "mg corp rd cr", "*.**", "", ""),
    (2, "earthgov_declares_emergency", 1, "mg corp rd cr", ".-**", "EG+", "EG-"),
    (3, "terran_loyalties_tested", 1, "mg corp rd cr", "..--", "EG+", "EG-"),
    (4, "usss_challenger", 2, "mg corp rd cr", ".---", "EG+", "EG-"),
    (5, "satellite_network_updated", 2, "mg rd corp cr", "*-..", "", ""),
    (6, "the_aldrin_cycler", 2, "mg rd corp cr", ".-.-", "EG+", "EG-"),
    (7, "letters_from_home", 2, "mg rd corp cr", ".-..", "EG+", "EG-"),
    (8, "tenzing", 2, "mg rd corp cr", "*-..", "", ""),
    (9, "targeting_cyclists", 3, "mg corp rd cr", ".-..", "EG+", "EG-"),
    (10, "bicentennial_day", 3, "mg corp rd cr", "*-*-", "EG+", ""),
    (11, "the_security_of_mars_act", 3, "mg corp rd cr", "----", "", ""),
    (12, "red_wednesday_riots", 4, "corp rd mg cr", "...-", "", ""),
    (13, "the_bombing_of_maglev_77", 0, "corp rd mg cr", "..*-", "", ""),
    (14, "the_rodgers_line", 1, "corp rd mg cr", "-**-", "", ""),
    (15, "the_automation_rebellion", 1, "rd corp mg cr", "*-**", "", ""),
    (16, "shenzhou", 2, "corp rd mg cr", "-...", "", ""),
    (17, "the_water_crisis", 2, "corp mg rd cr", "...-", "EG+", ""),
    (18, "corporate_militarization", 2, "corp mg rd cr", "*.**", "", ""),
    (19, "corporations_quell_dissent", 2, "corp mg rd cr", "....", "EG+", ""),
    (20, "the_spin_zone", 2, "corp mg rd cr", "..*-", "EG+", ""),
    (21, "future_of_law_enforcement", 3, "corp mg rd cr", "-.**", "", ""),
    (22, "the_one_card", 3, "corp mg rd cr", "..*-", "", ""),
    (23, "the_slush_fund_scandal", 3, "corp mg rd cr", "....", "EG+", ""),
    (24, "the_24_66_hour_news_cycle", 4, "corp mg rd cr", "*..-", "", ""),
    (25, "nano_surveillance_drones", 0, "corp rd mg cr", "-.--", "", ""),
    (26, "emissions_law_reform_passed", 1, "corp rd mg cr", "-*.*", "", ""),
    (27, "green_mars_campaign", 1, "corp rd mg cr", "-..-", "", ""),
    (28, "refugee_crisis", 2, "rd mg corp cr", ".-.-", "EG+", "EG-"),
    (29, "printing_weapons", 2, "rd mg corp cr", "....", "", ""),
    (30, "homesteaders_revolt", 2, "mg rd corp cr", "..**", "EG+", ""),
    (31, "martian_nationalism", 2, "rd corp mg cr", ".-..", "EG+", "EG-"),
    (32, "shepard_tereshkova", 2, "mg rd corp cr", "----", "", "none"),
    (33, "the_red_dahlia", 3, "rd mg corp cr", "..--", "", ""),
    (34, "long_range_patrols", 3, "mg rd corp cr", "....", "", "none"),
    (35, "the_tombs_of_mars", 3, "rd mg corp cr", ".-.-", "", ""),
    (36, "outpost_discovery", 4, "mg corp rd cr", "..--", "", ""),
    (37, "bipartisan_resolution", 0, "rd mg corp cr", "..--", "", ""),
    (38, "the_arteries_of_mars", 1, "rd corp mg cr", "-...", "", ""),
    (39, "hammer_the_machines", 1, "rd corp mg cr", "-...", "", ""),
    (40, "spaceport_strikes", 2, "rd corp mg cr", "....", "EG+", "EG-"),
    (41, "gandhi_sharma", 2, "rd corp mg cr", "*-.-", "", ""),
    (42, "the_martians", 2, "rd corp mg cr", "*-.-", "EG+", "EG-"),
    (43, "the_tubes", 2, "rd corp mg cr", "----", "", ""),
    (44, "new_cordoba", 2, "rd mg corp cr", "..*-", "", ""),
    (45, "the_red_desert", 3, "rd mg corp cr", "...*", "", ""),
    (46, "the_mystery_of_outpost_27", 3, "rd mg corp cr", "....", "", ""),
    (47, "sudden_storm", 3, "corp rd mg cr", "----", "", "none"),
    (48, "europa", 4, "mg rd corp cr", "*-*-", "EG+", "EG-"),
]
#: Number, card, kind, value, the Operation for which it is worth one more, non-player star.
ASSETS = [
    (1, "subdermal_weaponry", "capability", 2, "", False),
    (2, "dust_adaptation", "capability", 2, "", False),
    (3, "enhanced_metabolism", "capability", 2, "", False),
    (4, "the_mind_twister", "capability", 2, "", False),
    (5, "neural_conditioning", "capability", 2, "", False),
    (6, "deep_tunneling", "capability", 2, "", False),
    (7, "children_of_the_desert", "event", 3, "", True),
    (8, "weaponized_asteroid", "event", 3, "", True),
    (9, "the_reclaimer_faith", "event", 3, "", True),
    (10, "converts", "event", 3, "", False),
    (11, "church_assets", "event", 3, "", True),
    (12, "the_lost_patrol", "event", 3, "", False),
    (13, "the_maadim", "event", 3, "", False),
    (14, "the_trackless_wastes", "resource", 4, "travel", False),
    (15, "water_reserves", "resource", 4, "rally", False),
    (16, "hidden_forces", "resource", 4, "rally", False),
    (17, "storm_riders", "resource", 4, "travel", False),
    (18, "tipoff", "resource", 4, "attack", False),
    (19, "re_engineering", "resource", 4, "", False),
    (20, "ideologues", "resource", 4, "preach", False),
    (21, "sympathizers", "resource", 4, "preach", False),
    (22, "secret_donors", "resource", 4, "", False),
    (23, "mps_uplink_hacked", "capability", 2, "", False),
    (24, "ai_unleashed", "capability", 2, "", False),
    (25, "genetic_masking", "capability", 2, "", False),
    (26, "ares_rockets", "capability", 2, "", False),
    (27, "loyalty", "event", 3, "", False),
    (28, "remote_base", "event", 3, "", False),
    (29, "pilgrimage", "event", 3, "", False),
    (30, "weapons_cache", "resource", 4, "attack", False),
]
CAMPAIGNS = [
    "construction_workers_guild",
    "prison_labor_revolt",
    "dock_workers_lockout",
    "transport_workers",
    "water_reclamation_workers",
    "mothers_of_mars",
    "torture_video_leaks",
    "earth_based_endorsements",
    "legal_injunctions",
    "general_strike",
    "comms_cutoff",
    "red_wave_elections",
]
# fmt: on
FACTIONS = ["mg", "corp", "rd", "cr"]


def named(cards: list[str]) -> dict[str, int]:
    """The constants of the module that bear a card's name."""
    return {name.lower(): value for name, value in vars(deck).items() if name.lower() in cards}


@pytest.mark.rule("RD 7.1")
def test_every_event_card():
    names = [row[1] for row in EVENTS]
    marks = {"EG+": 1, "EG-": -1, "": 0, "none": deck.NONE}
    assert [row[0] for row in deck.EVENT_ROWS] == list(range(1, 49))
    assert list(deck.EVENT_IDS) == [*names, "dust_storm_1", "dust_storm_2", "dust_storm_3"]
    assert (deck.EVENTS, deck.FIRST_STORM) == (48, 48)
    assert [*deck.FLASHPOINT] == [*(row[2] for row in EVENTS), 0, 0, 0]
    assert [[FACTIONS.index(name) for name in row[3].split()] for row in EVENTS] == deck.ORDER
    assert [row[4] for row in EVENTS] == deck.NP_SYMBOL
    assert [(marks[row[5]], marks[row[6]]) for row in EVENTS] == deck.EG_MARK
    assert deck.NONE not in (1, 0, -1)
    assert [deck.FLASHPOINT[:48].count(value) for value in range(5)] == [4, 8, 20, 12, 4]


@pytest.mark.rule("RD 7.1")
def test_the_two_texts_of_an_event_stand_where_they_are_looked_for():
    assert (deck.UNSHADED, deck.SHADED) == (0, 1)
    for number, row in enumerate(EVENTS):
        assert TEXTS.texts[event_text(number, deck.UNSHADED)]
        assert bool(TEXTS.texts[event_text(number, deck.SHADED)]) == (row[6] != "none")


@pytest.mark.rule("RD 3.3")
def test_the_piles_of_the_draw_deck():
    assert (deck.PILES, deck.PILE_CARDS) == (3, 13)
    assert len(deck.DUST_STORM_IDS) == deck.PILES


@pytest.mark.rule("RD 1.5")
def test_every_asset_card():
    kinds = {"capability": deck.CAPABILITY, "event": deck.EVENT, "resource": deck.RESOURCE}
    assert sorted(kinds.values()) == [0, 1, 2]
    assert [row[0] for row in deck.ASSET_ROWS] == list(range(1, 31))
    assert list(deck.ASSET_IDS) == [row[1] for row in ASSETS]
    assert deck.ASSETS == 30
    assert [kinds[row[2]] for row in ASSETS] == deck.ASSET_KIND
    assert [row[3] for row in ASSETS] == deck.ASSET_VALUE
    assert [OPERATION_IDS.index(row[4]) if row[4] else -1 for row in ASSETS] == deck.ASSET_OPERATION
    assert [row[5] for row in ASSETS] == deck.ASSET_STAR


@pytest.mark.rule("RD 1.5")
def test_every_campaign_card():
    assert list(deck.CAMPAIGN_IDS) == CAMPAIGNS
    assert deck.CAMPAIGNS == 12


@pytest.mark.parametrize(
    ("cards", "how_many"),
    [([row[1] for row in EVENTS], 7), ([row[1] for row in ASSETS], 14), (CAMPAIGNS, 12)],
)
def test_a_card_that_rules_name_is_that_card(cards, how_many):
    found = named(cards)
    assert len(found) == how_many
    assert found == {name: cards.index(name) for name in found}


def test_the_kinds_of_assets_are_told_by_their_names():
    told = {row["id"]: row["kind"] for row in card_table() if row["deck"] == "asset"}
    assert told == {row[1]: row[2] for row in ASSETS}
