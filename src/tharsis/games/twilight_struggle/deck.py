"""2.2: the 110 printed cards: data only. A card is its index in ``CARD_IDS``: printed number less one."""

from typing import Final

from tharsis.games.twilight_struggle.codes import SIDE_IDS

NEUTRAL: Final = 2  # the star of both colours (2.2.2)
OWNER_IDS: Final[tuple[str, ...]] = (*SIDE_IDS, "neutral")

EARLY: Final = 0
MID: Final = 1
LATE: Final = 2
ERA_IDS: Final[tuple[str, ...]] = ("early", "mid", "late")

# id, side, Ops, era; then: scoring (2.2.1), * (starred, 2.2.4), _ (underlined, 2.2.5), war (7.6), optional.
# A text, because that compiles to one constant.
_PRINTED: Final = """
asia_scoring                      neutral  0  early  scoring
europe_scoring                    neutral  0  early  scoring
middle_east_scoring               neutral  0  early  scoring
duck_and_cover                    us       3  early
five_year_plan                    us       3  early
the_china_card                    neutral  4  early
socialist_governments             ussr     3  early
fidel                             ussr     2  early  *
vietnam_revolts                   ussr     2  early  *
blockade                          ussr     1  early  *
korean_war                        ussr     2  early  * war
romanian_abdication               ussr     1  early  *
arab_israeli_war                  ussr     2  early  war
comecon                           ussr     3  early  *
nasser                            ussr     1  early  *
warsaw_pact_formed                ussr     3  early  * _
de_gaulle_leads_france            ussr     3  early  * _
captured_nazi_scientist           neutral  1  early  *
truman_doctrine                   us       1  early  *
olympic_games                     neutral  2  early
nato                              us       4  early  * _
independent_reds                  us       2  early  *
marshall_plan                     us       4  early  * _
indo_pakistani_war                neutral  2  early  war
containment                       us       3  early  *
cia_created                       us       1  early  *
us_japan_mutual_defense_pact      us       4  early  * _
suez_crisis                       ussr     3  early  *
east_european_unrest              us       3  early
decolonization                    ussr     2  early
red_scare_purge                   neutral  4  early
un_intervention                   neutral  1  early
de_stalinization                  ussr     3  early  *
nuclear_test_ban                  neutral  4  early
formosan_resolution               us       2  early  * _
brush_war                         neutral  3  mid    war
central_america_scoring           neutral  0  mid    scoring
southeast_asia_scoring            neutral  0  mid    scoring *
arms_race                         neutral  3  mid
cuban_missile_crisis              neutral  3  mid    *
nuclear_subs                      us       2  mid    *
quagmire                          ussr     3  mid    * _
salt_negotiations                 neutral  3  mid    *
bear_trap                         us       3  mid    * _
summit                            neutral  1  mid
how_i_learned_to_stop_worrying    neutral  2  mid    *
junta                             neutral  2  mid
kitchen_debates                   us       1  mid    *
missile_envy                      neutral  2  mid
we_will_bury_you                  ussr     4  mid    *
brezhnev_doctrine                 ussr     3  mid    *
portuguese_empire_crumbles        ussr     2  mid    *
south_african_unrest              ussr     2  mid
allende                           ussr     1  mid    *
willy_brandt                      ussr     2  mid    * _
muslim_revolution                 ussr     4  mid
abm_treaty                        neutral  4  mid
cultural_revolution               ussr     3  mid    *
flower_power                      ussr     4  mid    * _
u2_incident                       ussr     3  mid    *
opec                              ussr     3  mid
lone_gunman                       ussr     1  mid    *
colonial_rear_guards              us       2  mid
panama_canal_returned             us       1  mid    *
camp_david_accords                us       2  mid    * _
puppet_governments                us       2  mid    *
grain_sales_to_soviets            us       2  mid
john_paul_ii_elected_pope         us       2  mid    * _
latin_american_death_squads       neutral  2  mid
oas_founded                       us       1  mid    *
nixon_plays_the_china_card        us       2  mid    *
sadat_expels_soviets              us       1  mid    *
shuttle_diplomacy                 us       3  mid    _
the_voice_of_america              us       2  mid
liberation_theology               ussr     2  mid
ussuri_river_skirmish             us       3  mid    *
ask_not_what_your_country         us       3  mid    *
alliance_for_progress             us       3  mid    *
africa_scoring                    neutral  0  mid    scoring
one_small_step                    neutral  2  mid
south_america_scoring             neutral  0  mid    scoring
iranian_hostage_crisis            ussr     3  late   * _
the_iron_lady                     us       3  late   * _
reagan_bombs_libya                us       2  late   *
star_wars                         us       2  late   *
north_sea_oil                     us       3  late   * _
the_reformer                      ussr     3  late   * _
marine_barracks_bombing           ussr     2  late   *
soviets_shoot_down_kal_007        us       4  late   *
glasnost                          ussr     4  late   *
ortega_elected_in_nicaragua       ussr     2  late   *
terrorism                         neutral  2  late
iran_contra_scandal               ussr     2  late   *
chernobyl                         us       3  late   *
latin_american_debt_crisis        ussr     2  late
tear_down_this_wall               us       3  late   * _
an_evil_empire                    us       3  late   * _
aldrich_ames_remix                ussr     3  late   *
pershing_ii_deployed              ussr     3  late   *
wargames                          neutral  4  late   *
solidarity                        us       2  late   *
iran_iraq_war                     neutral  2  late   * war
defectors                         us       2  early
the_cambridge_five                ussr     2  early  optional
special_relationship              us       2  early  optional
norad                             us       3  early  * _ optional
che                               ussr     3  mid    optional
our_man_in_tehran                 us       2  mid    * optional
yuri_and_samantha                 ussr     2  late   * optional
awacs_sale_to_saudis              us       3  late   * _ optional
"""

_ROWS: Final = [line.split() for line in _PRINTED.strip().splitlines()]

CARD_IDS: Final = tuple([row[0] for row in _ROWS])
CARD_BY_ID: Final = {name: index for index, name in enumerate(CARD_IDS)}
SIDE: Final[list[int]] = [OWNER_IDS.index(row[1]) for row in _ROWS]
OPS: Final[list[int]] = [int(row[2]) for row in _ROWS]
ERA: Final[list[int]] = [ERA_IDS.index(row[3]) for row in _ROWS]
SCORING: Final[list[bool]] = ["scoring" in row[4:] for row in _ROWS]
STARRED: Final[list[bool]] = ["*" in row[4:] for row in _ROWS]
UNDERLINED: Final[list[bool]] = ["_" in row[4:] for row in _ROWS]
WAR: Final[list[bool]] = ["war" in row[4:] for row in _ROWS]
OPTIONAL: Final[list[bool]] = ["optional" in row[4:] for row in _ROWS]


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
