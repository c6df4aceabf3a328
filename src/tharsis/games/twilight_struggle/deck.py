"""2.2: the 110 printed cards: data only. A card is its index in ``CARDS``: printed number less one."""

from typing import Final

from .board import US, USSR

NEUTRAL: Final = 2  # the star of both colours (2.2.2)

EARLY: Final = 0
MID: Final = 1
LATE: Final = 2

# Words of the last column: scoring (2.2.1), * (starred, 2.2.4), _ (underlined, 2.2.5), war (7.6), optional.
# fmt: off
_PRINTED: Final = (
    # id, side, Ops, era, marks
    ("asia_scoring",                   NEUTRAL, 0, EARLY, "scoring"),
    ("europe_scoring",                 NEUTRAL, 0, EARLY, "scoring"),
    ("middle_east_scoring",            NEUTRAL, 0, EARLY, "scoring"),
    ("duck_and_cover",                 US,      3, EARLY, ""),
    ("five_year_plan",                 US,      3, EARLY, ""),
    ("the_china_card",                 NEUTRAL, 4, EARLY, ""),
    ("socialist_governments",          USSR,    3, EARLY, ""),
    ("fidel",                          USSR,    2, EARLY, "*"),
    ("vietnam_revolts",                USSR,    2, EARLY, "*"),
    ("blockade",                       USSR,    1, EARLY, "*"),  # 10
    ("korean_war",                     USSR,    2, EARLY, "* war"),
    ("romanian_abdication",            USSR,    1, EARLY, "*"),
    ("arab_israeli_war",               USSR,    2, EARLY, "war"),
    ("comecon",                        USSR,    3, EARLY, "*"),
    ("nasser",                         USSR,    1, EARLY, "*"),
    ("warsaw_pact_formed",             USSR,    3, EARLY, "* _"),
    ("de_gaulle_leads_france",         USSR,    3, EARLY, "* _"),
    ("captured_nazi_scientist",        NEUTRAL, 1, EARLY, "*"),
    ("truman_doctrine",                US,      1, EARLY, "*"),
    ("olympic_games",                  NEUTRAL, 2, EARLY, ""),  # 20
    ("nato",                           US,      4, EARLY, "* _"),
    ("independent_reds",               US,      2, EARLY, "*"),
    ("marshall_plan",                  US,      4, EARLY, "* _"),
    ("indo_pakistani_war",             NEUTRAL, 2, EARLY, "war"),
    ("containment",                    US,      3, EARLY, "*"),
    ("cia_created",                    US,      1, EARLY, "*"),
    ("us_japan_mutual_defense_pact",   US,      4, EARLY, "* _"),
    ("suez_crisis",                    USSR,    3, EARLY, "*"),
    ("east_european_unrest",           US,      3, EARLY, ""),
    ("decolonization",                 USSR,    2, EARLY, ""),  # 30
    ("red_scare_purge",                NEUTRAL, 4, EARLY, ""),
    ("un_intervention",                NEUTRAL, 1, EARLY, ""),
    ("de_stalinization",               USSR,    3, EARLY, "*"),
    ("nuclear_test_ban",               NEUTRAL, 4, EARLY, ""),
    ("formosan_resolution",            US,      2, EARLY, "* _"),
    ("brush_war",                      NEUTRAL, 3, MID,   "war"),
    ("central_america_scoring",        NEUTRAL, 0, MID,   "scoring"),
    ("southeast_asia_scoring",         NEUTRAL, 0, MID,   "scoring *"),
    ("arms_race",                      NEUTRAL, 3, MID,   ""),
    ("cuban_missile_crisis",           NEUTRAL, 3, MID,   "*"),  # 40
    ("nuclear_subs",                   US,      2, MID,   "*"),
    ("quagmire",                       USSR,    3, MID,   "* _"),
    ("salt_negotiations",              NEUTRAL, 3, MID,   "*"),
    ("bear_trap",                      US,      3, MID,   "* _"),
    ("summit",                         NEUTRAL, 1, MID,   ""),
    ("how_i_learned_to_stop_worrying", NEUTRAL, 2, MID,   "*"),
    ("junta",                          NEUTRAL, 2, MID,   ""),
    ("kitchen_debates",                US,      1, MID,   "*"),
    ("missile_envy",                   NEUTRAL, 2, MID,   ""),
    ("we_will_bury_you",               USSR,    4, MID,   "*"),  # 50
    ("brezhnev_doctrine",              USSR,    3, MID,   "*"),
    ("portuguese_empire_crumbles",     USSR,    2, MID,   "*"),
    ("south_african_unrest",           USSR,    2, MID,   ""),
    ("allende",                        USSR,    1, MID,   "*"),
    ("willy_brandt",                   USSR,    2, MID,   "* _"),
    ("muslim_revolution",              USSR,    4, MID,   ""),
    ("abm_treaty",                     NEUTRAL, 4, MID,   ""),
    ("cultural_revolution",            USSR,    3, MID,   "*"),
    ("flower_power",                   USSR,    4, MID,   "* _"),
    ("u2_incident",                    USSR,    3, MID,   "*"),  # 60
    ("opec",                           USSR,    3, MID,   ""),
    ("lone_gunman",                    USSR,    1, MID,   "*"),
    ("colonial_rear_guards",           US,      2, MID,   ""),
    ("panama_canal_returned",          US,      1, MID,   "*"),
    ("camp_david_accords",             US,      2, MID,   "* _"),
    ("puppet_governments",             US,      2, MID,   "*"),
    ("grain_sales_to_soviets",         US,      2, MID,   ""),
    ("john_paul_ii_elected_pope",      US,      2, MID,   "* _"),
    ("latin_american_death_squads",    NEUTRAL, 2, MID,   ""),
    ("oas_founded",                    US,      1, MID,   "*"),  # 70
    ("nixon_plays_the_china_card",     US,      2, MID,   "*"),
    ("sadat_expels_soviets",           US,      1, MID,   "*"),
    ("shuttle_diplomacy",              US,      3, MID,   "_"),
    ("the_voice_of_america",           US,      2, MID,   ""),
    ("liberation_theology",            USSR,    2, MID,   ""),
    ("ussuri_river_skirmish",          US,      3, MID,   "*"),
    ("ask_not_what_your_country",      US,      3, MID,   "*"),
    ("alliance_for_progress",          US,      3, MID,   "*"),
    ("africa_scoring",                 NEUTRAL, 0, MID,   "scoring"),
    ("one_small_step",                 NEUTRAL, 2, MID,   ""),  # 80
    ("south_america_scoring",          NEUTRAL, 0, MID,   "scoring"),
    ("iranian_hostage_crisis",         USSR,    3, LATE,  "* _"),
    ("the_iron_lady",                  US,      3, LATE,  "* _"),
    ("reagan_bombs_libya",             US,      2, LATE,  "*"),
    ("star_wars",                      US,      2, LATE,  "*"),
    ("north_sea_oil",                  US,      3, LATE,  "* _"),
    ("the_reformer",                   USSR,    3, LATE,  "* _"),
    ("marine_barracks_bombing",        USSR,    2, LATE,  "*"),
    ("soviets_shoot_down_kal_007",     US,      4, LATE,  "*"),
    ("glasnost",                       USSR,    4, LATE,  "*"),  # 90
    ("ortega_elected_in_nicaragua",    USSR,    2, LATE,  "*"),
    ("terrorism",                      NEUTRAL, 2, LATE,  ""),
    ("iran_contra_scandal",            USSR,    2, LATE,  "*"),
    ("chernobyl",                      US,      3, LATE,  "*"),
    ("latin_american_debt_crisis",     USSR,    2, LATE,  ""),
    ("tear_down_this_wall",            US,      3, LATE,  "* _"),
    ("an_evil_empire",                 US,      3, LATE,  "* _"),
    ("aldrich_ames_remix",             USSR,    3, LATE,  "*"),
    ("pershing_ii_deployed",           USSR,    3, LATE,  "*"),
    ("wargames",                       NEUTRAL, 4, LATE,  "*"),  # 100
    ("solidarity",                     US,      2, LATE,  "*"),
    ("iran_iraq_war",                  NEUTRAL, 2, LATE,  "* war"),
    ("defectors",                      US,      2, EARLY, ""),
    ("the_cambridge_five",             USSR,    2, EARLY, "optional"),
    ("special_relationship",           US,      2, EARLY, "optional"),
    ("norad",                          US,      3, EARLY, "* _ optional"),
    ("che",                            USSR,    3, MID,   "optional"),
    ("our_man_in_tehran",              US,      2, MID,   "* optional"),
    ("yuri_and_samantha",              USSR,    2, LATE,  "* optional"),
    ("awacs_sale_to_saudis",           US,      3, LATE,  "* _ optional"),  # 110
)
# fmt: on

CARDS: Final = tuple(row[0] for row in _PRINTED)
CARD: Final = {name: index for index, name in enumerate(CARDS)}
SIDE: Final[list[int]] = [row[1] for row in _PRINTED]
OPS: Final[list[int]] = [row[2] for row in _PRINTED]
ERA: Final[list[int]] = [row[3] for row in _PRINTED]
SCORING: Final[list[bool]] = ["scoring" in row[4].split() for row in _PRINTED]
STARRED: Final[list[bool]] = ["*" in row[4].split() for row in _PRINTED]
UNDERLINED: Final[list[bool]] = ["_" in row[4].split() for row in _PRINTED]
WAR: Final[list[bool]] = ["war" in row[4].split() for row in _PRINTED]
OPTIONAL: Final[list[bool]] = ["optional" in row[4].split() for row in _PRINTED]
NO_CARD: Final = -1


def number(card: int) -> int:
    """The number printed on a card."""
    return card + 1


ASIA_SCORING: Final = 0
EUROPE_SCORING: Final = 1
MIDDLE_EAST_SCORING: Final = 2
DUCK_AND_COVER: Final = 3
FIVE_YEAR_PLAN: Final = 4
THE_CHINA_CARD: Final = 5
SOCIALIST_GOVERNMENTS: Final = 6
FIDEL: Final = 7
VIETNAM_REVOLTS: Final = 8
BLOCKADE: Final = 9
KOREAN_WAR: Final = 10
ROMANIAN_ABDICATION: Final = 11
ARAB_ISRAELI_WAR: Final = 12
COMECON: Final = 13
NASSER: Final = 14
WARSAW_PACT_FORMED: Final = 15
DE_GAULLE_LEADS_FRANCE: Final = 16
CAPTURED_NAZI_SCIENTIST: Final = 17
TRUMAN_DOCTRINE: Final = 18
OLYMPIC_GAMES: Final = 19
NATO: Final = 20
INDEPENDENT_REDS: Final = 21
MARSHALL_PLAN: Final = 22
INDO_PAKISTANI_WAR: Final = 23
CONTAINMENT: Final = 24
CIA_CREATED: Final = 25
US_JAPAN_MUTUAL_DEFENSE_PACT: Final = 26
SUEZ_CRISIS: Final = 27
EAST_EUROPEAN_UNREST: Final = 28
DECOLONIZATION: Final = 29
RED_SCARE_PURGE: Final = 30
UN_INTERVENTION: Final = 31
DE_STALINIZATION: Final = 32
NUCLEAR_TEST_BAN: Final = 33
FORMOSAN_RESOLUTION: Final = 34
BRUSH_WAR: Final = 35
CENTRAL_AMERICA_SCORING: Final = 36
SOUTHEAST_ASIA_SCORING: Final = 37
ARMS_RACE: Final = 38
CUBAN_MISSILE_CRISIS: Final = 39
NUCLEAR_SUBS: Final = 40
QUAGMIRE: Final = 41
SALT_NEGOTIATIONS: Final = 42
BEAR_TRAP: Final = 43
SUMMIT: Final = 44
HOW_I_LEARNED_TO_STOP_WORRYING: Final = 45
JUNTA: Final = 46
KITCHEN_DEBATES: Final = 47
MISSILE_ENVY: Final = 48
WE_WILL_BURY_YOU: Final = 49
BREZHNEV_DOCTRINE: Final = 50
PORTUGUESE_EMPIRE_CRUMBLES: Final = 51
SOUTH_AFRICAN_UNREST: Final = 52
ALLENDE: Final = 53
WILLY_BRANDT: Final = 54
MUSLIM_REVOLUTION: Final = 55
ABM_TREATY: Final = 56
CULTURAL_REVOLUTION: Final = 57
FLOWER_POWER: Final = 58
U2_INCIDENT: Final = 59
OPEC: Final = 60
LONE_GUNMAN: Final = 61
COLONIAL_REAR_GUARDS: Final = 62
PANAMA_CANAL_RETURNED: Final = 63
CAMP_DAVID_ACCORDS: Final = 64
PUPPET_GOVERNMENTS: Final = 65
GRAIN_SALES_TO_SOVIETS: Final = 66
JOHN_PAUL_II_ELECTED_POPE: Final = 67
LATIN_AMERICAN_DEATH_SQUADS: Final = 68
OAS_FOUNDED: Final = 69
NIXON_PLAYS_THE_CHINA_CARD: Final = 70
SADAT_EXPELS_SOVIETS: Final = 71
SHUTTLE_DIPLOMACY: Final = 72
THE_VOICE_OF_AMERICA: Final = 73
LIBERATION_THEOLOGY: Final = 74
USSURI_RIVER_SKIRMISH: Final = 75
ASK_NOT_WHAT_YOUR_COUNTRY: Final = 76
ALLIANCE_FOR_PROGRESS: Final = 77
AFRICA_SCORING: Final = 78
ONE_SMALL_STEP: Final = 79
SOUTH_AMERICA_SCORING: Final = 80
IRANIAN_HOSTAGE_CRISIS: Final = 81
THE_IRON_LADY: Final = 82
REAGAN_BOMBS_LIBYA: Final = 83
STAR_WARS: Final = 84
NORTH_SEA_OIL: Final = 85
THE_REFORMER: Final = 86
MARINE_BARRACKS_BOMBING: Final = 87
SOVIETS_SHOOT_DOWN_KAL_007: Final = 88
GLASNOST: Final = 89
ORTEGA_ELECTED_IN_NICARAGUA: Final = 90
TERRORISM: Final = 91
IRAN_CONTRA_SCANDAL: Final = 92
CHERNOBYL: Final = 93
LATIN_AMERICAN_DEBT_CRISIS: Final = 94
TEAR_DOWN_THIS_WALL: Final = 95
AN_EVIL_EMPIRE: Final = 96
ALDRICH_AMES_REMIX: Final = 97
PERSHING_II_DEPLOYED: Final = 98
WARGAMES: Final = 99
SOLIDARITY: Final = 100
IRAN_IRAQ_WAR: Final = 101
DEFECTORS: Final = 102
THE_CAMBRIDGE_FIVE: Final = 103
SPECIAL_RELATIONSHIP: Final = 104
NORAD: Final = 105
CHE: Final = 106
OUR_MAN_IN_TEHRAN: Final = 107
YURI_AND_SAMANTHA: Final = 108
AWACS_SALE_TO_SAUDIS: Final = 109
