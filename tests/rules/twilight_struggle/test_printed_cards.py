"""Rules 2.2: the printed cards: side, value, era and marks."""

import pytest

from tharsis.games.twilight_struggle import GAME, codes, deck

#: By era, by side: the cards of each value.
CARDS = {
    ("early", "us"): {
        1: "truman_doctrine cia_created",
        2: "independent_reds formosan_resolution defectors special_relationship",
        3: "duck_and_cover five_year_plan containment east_european_unrest norad",
        4: "nato marshall_plan us_japan_mutual_defense_pact",
    },
    ("early", "ussr"): {
        1: "blockade romanian_abdication nasser",
        2: "fidel vietnam_revolts korean_war arab_israeli_war decolonization the_cambridge_five",
        3: "socialist_governments comecon warsaw_pact_formed de_gaulle_leads_france suez_crisis"
        " de_stalinization",
    },
    ("early", "neutral"): {
        0: "asia_scoring europe_scoring middle_east_scoring",
        1: "captured_nazi_scientist un_intervention",
        2: "olympic_games indo_pakistani_war",
        4: "the_china_card red_scare_purge nuclear_test_ban",
    },
    ("mid", "us"): {
        1: "kitchen_debates panama_canal_returned oas_founded sadat_expels_soviets",
        2: "nuclear_subs colonial_rear_guards camp_david_accords puppet_governments grain_sales_to_soviets"
        " john_paul_ii_elected_pope nixon_plays_the_china_card the_voice_of_america our_man_in_tehran",
        3: "bear_trap shuttle_diplomacy ussuri_river_skirmish ask_not_what_your_country"
        " alliance_for_progress",
    },
    ("mid", "ussr"): {
        1: "allende lone_gunman",
        2: "portuguese_empire_crumbles south_african_unrest willy_brandt liberation_theology",
        3: "quagmire brezhnev_doctrine cultural_revolution u2_incident opec che",
        4: "we_will_bury_you muslim_revolution flower_power",
    },
    ("mid", "neutral"): {
        0: "central_america_scoring southeast_asia_scoring africa_scoring south_america_scoring",
        1: "summit",
        2: "how_i_learned_to_stop_worrying junta missile_envy latin_american_death_squads one_small_step",
        3: "brush_war arms_race cuban_missile_crisis salt_negotiations",
        4: "abm_treaty",
    },
    ("late", "us"): {
        2: "reagan_bombs_libya star_wars solidarity",
        3: "the_iron_lady north_sea_oil chernobyl tear_down_this_wall an_evil_empire awacs_sale_to_saudis",
        4: "soviets_shoot_down_kal_007",
    },
    ("late", "ussr"): {
        2: "marine_barracks_bombing ortega_elected_in_nicaragua iran_contra_scandal"
        " latin_american_debt_crisis yuri_and_samantha",
        3: "iranian_hostage_crisis the_reformer aldrich_ames_remix pershing_ii_deployed",
        4: "glasnost",
    },
    ("late", "neutral"): {2: "terrorism iran_iraq_war", 4: "wargames"},
}
# By printed number.
STARRED = {
    8, 9, 10, 11, 12, 14, 15, 16, 17, 18, 19, 21, 22, 23, 25, 26, 27, 28, 33, 35, 38, 40, 41, 42, 43, 44, 46,
    48, 50, 51, 52, 54, 55, 58, 59, 60, 62, 64, 65, 66, 68, 70, 71, 72, 76, 77, 78, 82, 83, 84, 85, 86, 87,
    88, 89, 90, 91, 93, 94, 96, 97, 98, 99, 100, 101, 102, 106, 108, 109, 110,
}  # fmt: skip
UNDERLINED = {16, 17, 21, 23, 27, 35, 42, 44, 55, 59, 65, 68, 73, 82, 83, 86, 87, 96, 97, 106, 110}
WARS = {11, 13, 24, 36, 102}
SCORING = {1, 2, 3, 37, 38, 79, 81}
OPTIONAL = {104, 105, 106, 107, 108, 109, 110}


@pytest.mark.rule("TS 2.2.2", "TS 2.2.3")
def test_the_era_the_side_and_the_value_of_every_card():
    printed = {
        card: (era, side, ops)
        for (era, side), rows in CARDS.items()
        for ops, row in rows.items()
        for card in row.split()
    }
    found = {
        name: (deck.ERA_IDS[deck.ERA[c]], deck.OWNER_IDS[deck.SIDE[c]], deck.OPS[c])
        for c, name in enumerate(deck.CARD_IDS)
    }
    assert found == printed


@pytest.mark.rule("TS 2.2.1", "TS 2.2.4", "TS 2.2.5", "TS 7.6")
@pytest.mark.parametrize(
    ("marks", "numbers"),
    [
        (deck.STARRED, STARRED),
        (deck.UNDERLINED, UNDERLINED),
        (deck.WAR, WARS),
        (deck.SCORING, SCORING),
        (deck.OPTIONAL, OPTIONAL),
    ],
    ids=["starred", "underlined", "war", "scoring", "optional"],
)
def test_the_marks_of_every_card(marks, numbers):
    assert {deck.number(card) for card in range(len(deck.CARD_IDS)) if marks[card]} == numbers


@pytest.mark.rule("TS 2.2.2")
@pytest.mark.parametrize(
    ("number", "name"),
    [
        (1, "asia_scoring"), (6, "the_china_card"), (17, "de_gaulle_leads_france"),
        (35, "formosan_resolution"), (36, "brush_war"), (59, "flower_power"), (81, "south_america_scoring"),
        (82, "iranian_hostage_crisis"), (103, "defectors"), (104, "the_cambridge_five"),
        (110, "awacs_sale_to_saudis"),
    ],
)  # fmt: skip
def test_printed_numbers(number, name):
    assert deck.number(deck.CARD_BY_ID[name]) == number


@pytest.mark.rule("TS 3.1", "TS 4.4")
@pytest.mark.parametrize(("optional", "early"), [(True, 38), (False, 35)])
def test_the_cards_that_are_shuffled_at_the_start(optional, early):
    s = GAME.new(seed=1, options={"optional_cards": optional})
    piles = s.cards.piles
    assert len(piles[codes.DECK]) + len(piles[codes.HAND]) + len(piles[codes.HAND + 1]) == early
    assert s.cards.place[deck.THE_CHINA_CARD] == codes.RESERVE
