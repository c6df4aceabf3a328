"""The printed cards (7.0, 1.5): numbers, names, Flashpoint values, orders, symbols, values. Data only."""

from typing import Final

from tharsis.games.red_dust_rebellion.orders import ATTACK, NO_OP, PREACH, RALLY, TRAVEL
from tharsis.games.red_dust_rebellion.pieces import FACTION_IDS

NONE: Final = 9  # the card has no shaded text

# 8.5.5: what a non-player makes of an Event; a dot stands for any that is performed.
CRITICAL: Final = "*"
NOT_PERFORMED: Final = "-"

# fmt: off
# Number, id, Flashpoint, Faction order, non-player symbols of mg corp rd cr
# (* Critical, . Performed, - Not Performed), EG marker of the unshaded and the shaded text (1: EG+, -1: EG-).
EVENT_ROWS: Final[tuple[tuple[int, str, int, str, str, int, int], ...]] = (
    ( 1, "green_new_deal",                  0, "mg corp rd cr", "*.**",  0,    0),
    ( 2, "earthgov_declares_emergency",     1, "mg corp rd cr", ".-**",  1,   -1),
    ( 3, "terran_loyalties_tested",         1, "mg corp rd cr", "..--",  1,   -1),
    ( 4, "usss_challenger",                 2, "mg corp rd cr", ".---",  1,   -1),
    ( 5, "satellite_network_updated",       2, "mg rd corp cr", "*-..",  0,    0),
    ( 6, "the_aldrin_cycler",               2, "mg rd corp cr", ".-.-",  1,   -1),
    ( 7, "letters_from_home",               2, "mg rd corp cr", ".-..",  1,   -1),
    ( 8, "tenzing",                         2, "mg rd corp cr", "*-..",  0,    0),
    ( 9, "targeting_cyclists",              3, "mg corp rd cr", ".-..",  1,   -1),
    (10, "bicentennial_day",                3, "mg corp rd cr", "*-*-",  1,    0),
    (11, "the_security_of_mars_act",        3, "mg corp rd cr", "----",  0,    0),
    (12, "red_wednesday_riots",             4, "corp rd mg cr", "...-",  0,    0),
    (13, "the_bombing_of_maglev_77",        0, "corp rd mg cr", "..*-",  0,    0),
    (14, "the_rodgers_line",                1, "corp rd mg cr", "-**-",  0,    0),
    (15, "the_automation_rebellion",        1, "rd corp mg cr", "*-**",  0,    0),
    (16, "shenzhou",                        2, "corp rd mg cr", "-...",  0,    0),
    (17, "the_water_crisis",                2, "corp mg rd cr", "...-",  1,    0),
    (18, "corporate_militarization",        2, "corp mg rd cr", "*.**",  0,    0),
    (19, "corporations_quell_dissent",      2, "corp mg rd cr", "....",  1,    0),
    (20, "the_spin_zone",                   2, "corp mg rd cr", "..*-",  1,    0),
    (21, "future_of_law_enforcement",       3, "corp mg rd cr", "-.**",  0,    0),
    (22, "the_one_card",                    3, "corp mg rd cr", "..*-",  0,    0),
    (23, "the_slush_fund_scandal",          3, "corp mg rd cr", "....",  1,    0),
    (24, "the_24_66_hour_news_cycle",       4, "corp mg rd cr", "*..-",  0,    0),
    (25, "nano_surveillance_drones",        0, "corp rd mg cr", "-.--",  0,    0),
    (26, "emissions_law_reform_passed",     1, "corp rd mg cr", "-*.*",  0,    0),
    (27, "green_mars_campaign",             1, "corp rd mg cr", "-..-",  0,    0),
    (28, "refugee_crisis",                  2, "rd mg corp cr", ".-.-",  1,   -1),
    (29, "printing_weapons",                2, "rd mg corp cr", "....",  0,    0),
    (30, "homesteaders_revolt",             2, "mg rd corp cr", "..**",  1,    0),
    (31, "martian_nationalism",             2, "rd corp mg cr", ".-..",  1,   -1),
    (32, "shepard_tereshkova",              2, "mg rd corp cr", "----",  0, NONE),
    (33, "the_red_dahlia",                  3, "rd mg corp cr", "..--",  0,    0),
    (34, "long_range_patrols",              3, "mg rd corp cr", "....",  0, NONE),
    (35, "the_tombs_of_mars",               3, "rd mg corp cr", ".-.-",  0,    0),
    (36, "outpost_discovery",               4, "mg corp rd cr", "..--",  0,    0),
    (37, "bipartisan_resolution",           0, "rd mg corp cr", "..--",  0,    0),
    (38, "the_arteries_of_mars",            1, "rd corp mg cr", "-...",  0,    0),
    (39, "hammer_the_machines",             1, "rd corp mg cr", "-...",  0,    0),
    (40, "spaceport_strikes",               2, "rd corp mg cr", "....",  1,   -1),
    (41, "gandhi_sharma",                   2, "rd corp mg cr", "*-.-",  0,    0),
    (42, "the_martians",                    2, "rd corp mg cr", "*-.-",  1,   -1),
    (43, "the_tubes",                       2, "rd corp mg cr", "----",  0,    0),
    (44, "new_cordoba",                     2, "rd mg corp cr", "..*-",  0,    0),
    (45, "the_red_desert",                  3, "rd mg corp cr", "...*",  0,    0),
    (46, "the_mystery_of_outpost_27",       3, "rd mg corp cr", "....",  0,    0),
    (47, "sudden_storm",                    3, "corp rd mg cr", "----",  0, NONE),
    (48, "europa",                          4, "mg rd corp cr", "*-*-",  1,   -1),
)
# fmt: on

DUST_STORM_IDS: Final[tuple[str, ...]] = ("dust_storm_1", "dust_storm_2", "dust_storm_3")
EVENTS: Final = 48
# 3.3: the draw deck: three piles of twelve Events and a Dust Storm each.
PILES: Final = 3
PILE_CARDS: Final = 13
EVENT_IDS: Final = tuple([row[1] for row in EVENT_ROWS]) + DUST_STORM_IDS
FIRST_STORM: Final = 48  # cards are numbered from 0; those from here on are Dust Storms
FLASHPOINT: Final = [row[2] for row in EVENT_ROWS] + [0, 0, 0]
ORDER: Final = [[FACTION_IDS.index(name) for name in row[3].split()] for row in EVENT_ROWS]
NP_SYMBOL: Final = [row[4] for row in EVENT_ROWS]
UNSHADED: Final = 0
SHADED: Final = 1
EG_MARK: Final = [(row[5], row[6]) for row in EVENT_ROWS]

# Events named by the instructions for non-players, numbered from 0.
TERRAN_LOYALTIES_TESTED: Final = 2
SATELLITE_NETWORK_UPDATED: Final = 4
THE_AUTOMATION_REBELLION: Final = 14
CORPORATE_MILITARIZATION: Final = 17
EMISSIONS_LAW_REFORM_PASSED: Final = 25
REFUGEE_CRISIS: Final = 27
THE_MYSTERY_OF_OUTPOST_27: Final = 45

CAPABILITY: Final = 0
EVENT: Final = 1
RESOURCE: Final = 2

# fmt: off
# Number, id, kind, value in Resources, Operation for which it is worth one more, non-player star.
ASSET_ROWS: Final[tuple[tuple[int, str, int, int, int, bool], ...]] = (
    ( 1, "subdermal_weaponry",       CAPABILITY, 2, NO_OP,  False),
    ( 2, "dust_adaptation",          CAPABILITY, 2, NO_OP,  False),
    ( 3, "enhanced_metabolism",      CAPABILITY, 2, NO_OP,  False),
    ( 4, "the_mind_twister",         CAPABILITY, 2, NO_OP,  False),
    ( 5, "neural_conditioning",      CAPABILITY, 2, NO_OP,  False),
    ( 6, "deep_tunneling",           CAPABILITY, 2, NO_OP,  False),
    ( 7, "children_of_the_desert",   EVENT,      3, NO_OP,  True),
    ( 8, "weaponized_asteroid",      EVENT,      3, NO_OP,  True),
    ( 9, "the_reclaimer_faith",      EVENT,      3, NO_OP,  True),
    (10, "converts",                 EVENT,      3, NO_OP,  False),
    (11, "church_assets",            EVENT,      3, NO_OP,  True),
    (12, "the_lost_patrol",          EVENT,      3, NO_OP,  False),
    (13, "the_maadim",               EVENT,      3, NO_OP,  False),
    (14, "the_trackless_wastes",     RESOURCE,   4, TRAVEL, False),
    (15, "water_reserves",           RESOURCE,   4, RALLY,  False),
    (16, "hidden_forces",            RESOURCE,   4, RALLY,  False),
    (17, "storm_riders",             RESOURCE,   4, TRAVEL, False),
    (18, "tipoff",                   RESOURCE,   4, ATTACK, False),
    (19, "re_engineering",           RESOURCE,   4, NO_OP,  False),
    (20, "ideologues",               RESOURCE,   4, PREACH, False),
    (21, "sympathizers",             RESOURCE,   4, PREACH, False),
    (22, "secret_donors",            RESOURCE,   4, NO_OP,  False),
    (23, "mps_uplink_hacked",        CAPABILITY, 2, NO_OP,  False),
    (24, "ai_unleashed",             CAPABILITY, 2, NO_OP,  False),
    (25, "genetic_masking",          CAPABILITY, 2, NO_OP,  False),
    (26, "ares_rockets",             CAPABILITY, 2, NO_OP,  False),
    (27, "loyalty",                  EVENT,      3, NO_OP,  False),
    (28, "remote_base",              EVENT,      3, NO_OP,  False),
    (29, "pilgrimage",               EVENT,      3, NO_OP,  False),
    (30, "weapons_cache",            RESOURCE,   4, ATTACK, False),
)
# fmt: on

ASSETS: Final = 30
ASSET_IDS: Final = tuple([row[1] for row in ASSET_ROWS])
ASSET_KIND: Final = [row[2] for row in ASSET_ROWS]
ASSET_VALUE: Final = [row[3] for row in ASSET_ROWS]
ASSET_OPERATION: Final = [row[4] for row in ASSET_ROWS]
ASSET_STAR: Final = [row[5] for row in ASSET_ROWS]

# Assets named by rules, numbered from 0.
SUBDERMAL_WEAPONRY: Final = 0
DUST_ADAPTATION: Final = 1
ENHANCED_METABOLISM: Final = 2
THE_MIND_TWISTER: Final = 3
NEURAL_CONDITIONING: Final = 4
DEEP_TUNNELING: Final = 5
CHILDREN_OF_THE_DESERT: Final = 6
CHURCH_ASSETS: Final = 10
RE_ENGINEERING: Final = 18
SECRET_DONORS: Final = 21
MPS_UPLINK_HACKED: Final = 22
AI_UNLEASHED: Final = 23
GENETIC_MASKING: Final = 24
ARES_ROCKETS: Final = 25

CAMPAIGN_IDS: Final[tuple[str, ...]] = (
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
)
CAMPAIGNS: Final = 12
CONSTRUCTION_WORKERS_GUILD: Final = 0
PRISON_LABOR_REVOLT: Final = 1
DOCK_WORKERS_LOCKOUT: Final = 2
TRANSPORT_WORKERS: Final = 3
WATER_RECLAMATION_WORKERS: Final = 4
MOTHERS_OF_MARS: Final = 5
TORTURE_VIDEO_LEAKS: Final = 6
EARTH_BASED_ENDORSEMENTS: Final = 7
LEGAL_INJUNCTIONS: Final = 8
GENERAL_STRIKE: Final = 9
COMMS_CUTOFF: Final = 10
RED_WAVE_ELECTIONS: Final = 11
