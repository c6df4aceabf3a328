"""2.1: the printed board: countries, links, regions and tracks. Data only.

A country is its index in ``COUNTRIES``, a side is ``US`` or ``USSR``, a region is its index in ``REGIONS``.
"""

from typing import Final

US: Final = 0
USSR: Final = 1
NOBODY: Final = 2
SIDES: Final = ("us", "ussr")

EUROPE: Final = 0
ASIA: Final = 1
MIDDLE_EAST: Final = 2
AFRICA: Final = 3
CENTRAL_AMERICA: Final = 4
SOUTH_AMERICA: Final = 5
REGIONS: Final = ("europe", "asia", "middle_east", "africa", "central_america", "south_america")

# 2.1.1: sub-regions are marks on a country; Austria and Finland carry both halves of Europe.
WEST: Final = 1
EAST: Final = 2
SOUTHEAST: Final = 4

# fmt: off
# id, sub-regions, stability, battleground, adjacent to
_EUROPE = (
    ("canada",             WEST,        4, False, "usa united_kingdom"),
    ("united_kingdom",     WEST,        5, False, "canada norway benelux france"),
    ("norway",             WEST,        4, False, "united_kingdom sweden"),
    ("sweden",             WEST,        4, False, "norway finland denmark"),
    ("finland",            WEST | EAST, 4, False, "sweden ussr"),
    ("denmark",            WEST,        3, False, "sweden west_germany"),
    ("benelux",            WEST,        3, False, "united_kingdom west_germany"),
    ("france",             WEST,        3, True,  "united_kingdom west_germany italy spain_portugal algeria"),
    ("spain_portugal",     WEST,        2, False, "france italy morocco"),
    ("italy",              WEST,        2, True,  "france spain_portugal austria yugoslavia greece"),
    ("greece",             WEST,        2, False, "italy yugoslavia bulgaria turkey"),
    ("turkey",             WEST,        2, False, "greece bulgaria romania syria"),
    ("west_germany",       WEST,        4, True,  "denmark benelux france austria east_germany"),
    ("austria",            WEST | EAST, 4, False, "west_germany east_germany italy hungary"),
    ("east_germany",       EAST,        3, True,  "west_germany austria czechoslovakia poland"),
    ("poland",             EAST,        3, True,  "east_germany czechoslovakia ussr"),
    ("czechoslovakia",     EAST,        3, False, "east_germany poland hungary"),
    ("hungary",            EAST,        3, False, "austria czechoslovakia romania yugoslavia"),
    ("romania",            EAST,        3, False, "ussr hungary yugoslavia turkey"),
    ("yugoslavia",         EAST,        3, False, "italy hungary romania greece"),
    ("bulgaria",           EAST,        3, False, "greece turkey"),
)

_MIDDLE_EAST = (
    ("lebanon",            0,           1, False, "syria israel jordan"),
    ("syria",              0,           2, False, "lebanon israel turkey"),
    ("israel",             0,           4, True,  "lebanon syria jordan egypt"),
    ("jordan",             0,           2, False, "lebanon israel iraq saudi_arabia"),
    ("iraq",               0,           3, True,  "jordan saudi_arabia gulf_states iran"),
    ("iran",               0,           2, True,  "iraq afghanistan pakistan"),
    ("gulf_states",        0,           3, False, "iraq saudi_arabia"),
    ("saudi_arabia",       0,           3, True,  "jordan iraq gulf_states"),
    ("egypt",              0,           2, True,  "israel libya sudan"),
    ("libya",              0,           2, True,  "egypt tunisia"),
)

_ASIA = (
    ("afghanistan",        0,           2, False, "ussr iran pakistan"),
    ("pakistan",           0,           2, True,  "iran afghanistan india"),
    ("india",              0,           3, True,  "pakistan burma"),
    ("burma",              SOUTHEAST,   2, False, "india laos_cambodia"),
    ("laos_cambodia",      SOUTHEAST,   1, False, "burma thailand vietnam"),
    ("thailand",           SOUTHEAST,   2, True,  "laos_cambodia vietnam malaysia"),
    ("vietnam",            SOUTHEAST,   1, False, "laos_cambodia thailand"),
    ("malaysia",           SOUTHEAST,   2, False, "thailand indonesia australia"),
    ("indonesia",          SOUTHEAST,   1, False, "malaysia philippines"),
    ("philippines",        SOUTHEAST,   2, False, "indonesia japan"),
    ("australia",          0,           4, False, "malaysia"),
    ("japan",              0,           4, True,  "usa south_korea taiwan philippines"),
    ("taiwan",             0,           3, False, "japan south_korea"),
    ("south_korea",        0,           3, True,  "north_korea japan taiwan"),
    ("north_korea",        0,           3, True,  "ussr south_korea"),
)

_AFRICA = (
    ("morocco",            0,           3, False, "spain_portugal algeria west_african_states"),
    ("algeria",            0,           2, True,  "france morocco tunisia saharan_states"),
    ("tunisia",            0,           2, False, "algeria libya"),
    ("west_african_states",0,           2, False, "morocco ivory_coast"),
    ("saharan_states",     0,           1, False, "algeria nigeria"),
    ("ivory_coast",        0,           2, False, "west_african_states nigeria"),
    ("nigeria",            0,           1, True,  "ivory_coast saharan_states cameroon"),
    ("cameroon",           0,           1, False, "nigeria zaire"),
    ("zaire",              0,           1, True,  "cameroon angola zimbabwe"),
    ("angola",             0,           1, True,  "zaire botswana south_africa"),
    ("south_africa",       0,           3, True,  "angola botswana"),
    ("botswana",           0,           2, False, "angola south_africa zimbabwe"),
    ("zimbabwe",           0,           1, False, "zaire botswana se_african_states"),
    ("se_african_states",  0,           1, False, "zimbabwe kenya"),
    ("kenya",              0,           2, False, "se_african_states somalia"),
    ("somalia",            0,           2, False, "kenya ethiopia"),
    ("ethiopia",           0,           1, False, "somalia sudan"),
    ("sudan",              0,           1, False, "egypt ethiopia"),
)

_CENTRAL_AMERICA = (
    ("mexico",             0,           2, True,  "usa guatemala"),
    ("guatemala",          0,           1, False, "mexico el_salvador honduras"),
    ("el_salvador",        0,           1, False, "guatemala honduras"),
    ("honduras",           0,           2, False, "guatemala el_salvador nicaragua costa_rica"),
    ("nicaragua",          0,           1, False, "honduras costa_rica cuba"),
    ("costa_rica",         0,           3, False, "honduras nicaragua panama"),
    ("panama",             0,           2, True,  "costa_rica colombia"),
    ("cuba",               0,           3, True,  "usa nicaragua haiti"),
    ("haiti",              0,           1, False, "cuba dominican_republic"),
    ("dominican_republic", 0,           1, False, "haiti"),
)

_SOUTH_AMERICA = (
    ("venezuela",          0,           2, True,  "colombia brazil"),
    ("colombia",           0,           1, False, "panama venezuela ecuador"),
    ("ecuador",            0,           2, False, "colombia peru"),
    ("peru",               0,           2, False, "ecuador bolivia chile"),
    ("bolivia",            0,           2, False, "peru paraguay"),
    ("chile",              0,           3, True,  "peru argentina"),
    ("argentina",          0,           2, True,  "chile paraguay uruguay"),
    ("paraguay",           0,           2, False, "bolivia argentina uruguay"),
    ("uruguay",            0,           2, False, "paraguay argentina brazil"),
    ("brazil",             0,           2, True,  "venezuela uruguay"),
)

_VARIANT = (  # 12.1: in play only with the Chinese Civil War variant, adjacent to the USSR only
    ("chinese_civil_war",  0,           3, False, "ussr"),
)

# fmt: on
_Row = tuple[str, int, int, bool, str]
_PRINTED: Final[tuple[tuple[int, tuple[_Row, ...]], ...]] = (
    (EUROPE, _EUROPE),
    (MIDDLE_EAST, _MIDDLE_EAST),
    (ASIA, _ASIA),
    (AFRICA, _AFRICA),
    (CENTRAL_AMERICA, _CENTRAL_AMERICA),
    (SOUTH_AMERICA, _SOUTH_AMERICA),
    (ASIA, _VARIANT),
)
_ROWS: Final = [(region, row) for region, rows in _PRINTED for row in rows]

COUNTRIES: Final = tuple(row[0] for _, row in _ROWS)
COUNTRY: Final = {name: index for index, name in enumerate(COUNTRIES)}
REGION: Final[list[int]] = [region for region, _ in _ROWS]
MARKS: Final[list[int]] = [row[1] for _, row in _ROWS]
STABILITY: Final[list[int]] = [row[2] for _, row in _ROWS]
BATTLEGROUND: Final[list[bool]] = [row[3] for _, row in _ROWS]

NEIGHBOURS: Final[list[list[int]]] = [
    [COUNTRY[name] for name in row[4].split() if name in COUNTRY] for _, row in _ROWS
]
# 2.1.5: who lies beside which superpower.
BESIDE: Final[list[list[bool]]] = [
    ["usa" in row[4].split() for _, row in _ROWS],
    ["ussr" in row[4].split() for _, row in _ROWS],
]

CHINESE_CIVIL_WAR: Final = 84
ON_MAP: Final = 84  # the countries of the map proper come first, the space of the variant last

MEMBERS: Final[list[list[int]]] = [
    [c for c in range(ON_MAP) if REGION[c] == region] for region in range(len(REGIONS))
]
WESTERN_EUROPE: Final[list[int]] = [c for c in range(ON_MAP) if MARKS[c] & WEST]
EASTERN_EUROPE: Final[list[int]] = [c for c in range(ON_MAP) if MARKS[c] & EAST]
SOUTHEAST_ASIA: Final[list[int]] = [c for c in range(ON_MAP) if MARKS[c] & SOUTHEAST]
BATTLEGROUNDS: Final[list[int]] = [c for c in range(ON_MAP) if BATTLEGROUND[c]]

# Areas that events name, by number: the six regions first, then these.
IN_WESTERN_EUROPE: Final = 6
IN_EASTERN_EUROPE: Final = 7
IN_SOUTHEAST_ASIA: Final = 8
ANYWHERE: Final = 9
OUTSIDE_EUROPE: Final = 10
AFRICA_OR_SOUTHEAST_ASIA: Final = 11
LATIN_AMERICA: Final = 12
SUEZ_POWERS: Final = 13
RED_NEIGHBOURS: Final = 14
MUSLIM_STATES: Final = 15
BESIDE_UNITED_KINGDOM: Final = 16
BESIDE_NICARAGUA: Final = 17
BESIDE_SOUTH_AFRICA: Final = 18
CHE_COUNTRIES: Final = 19
INDIA_OR_PAKISTAN: Final = 20
IRAN_OR_IRAQ: Final = 21
WEAK_COUNTRIES: Final = 22


def _named(names: str) -> list[int]:
    return sorted([COUNTRY[name] for name in names.split()])


AREAS: Final[list[list[int]]] = [
    *MEMBERS,
    WESTERN_EUROPE,
    EASTERN_EUROPE,
    SOUTHEAST_ASIA,
    list(range(ON_MAP)),
    [c for c in range(ON_MAP) if REGION[c] != EUROPE],
    [c for c in range(ON_MAP) if REGION[c] == AFRICA or MARKS[c] & SOUTHEAST],
    [c for c in range(ON_MAP) if REGION[c] in (CENTRAL_AMERICA, SOUTH_AMERICA)],
    _named("united_kingdom israel france"),
    _named("yugoslavia romania bulgaria hungary czechoslovakia"),
    _named("sudan iran iraq egypt libya saudi_arabia syria jordan"),
    _named("canada norway benelux france"),
    _named("cuba honduras costa_rica"),
    _named("angola botswana"),
    [
        c
        for c in range(ON_MAP)
        if REGION[c] in (AFRICA, CENTRAL_AMERICA, SOUTH_AMERICA) and not BATTLEGROUND[c]
    ],
    _named("india pakistan"),
    _named("iran iraq"),
    [c for c in range(ON_MAP) if STABILITY[c] <= 2],
]
# 8.1.5: the countries open to coups and realignments, by DEFCON level.
OPEN_AT: Final[list[list[int]]] = [[c for c in range(ON_MAP) if REGION[c] >= 5 - level] for level in range(6)]
WITHIN: Final[list[list[bool]]] = [[c in area for c in range(ON_MAP + 1)] for area in AREAS]

# 3.2, 3.3: the fixed part of the setup.
START: Final = (
    {
        "canada": 2,
        "iran": 1,
        "israel": 1,
        "japan": 1,
        "australia": 4,
        "philippines": 1,
        "south_korea": 1,
        "panama": 1,
        "south_africa": 1,
        "united_kingdom": 5,
    },
    {"syria": 1, "iraq": 1, "north_korea": 3, "east_germany": 3, "finland": 1},
)
FREE_POINTS: Final = (7, 6)
FREE_COUNTRIES: Final = (WESTERN_EUROPE, EASTERN_EUROPE)

# 10.1.1: presence, domination, control; control of Europe wins the game.
EUROPE_CONTROL: Final = 0
REGION_VP: Final = (
    (3, 7, EUROPE_CONTROL),
    (3, 7, 9),
    (3, 5, 7),
    (1, 4, 6),
    (1, 3, 5),
    (2, 5, 6),
)
SOUTHEAST_ASIA_VP: Final[list[int]] = [2 if COUNTRIES[c] == "thailand" else 1 for c in SOUTHEAST_ASIA]

# 6.4: the Space Race, box by box (box 0 is the start).
SPACE_BOXES: Final = (
    "start",
    "earth_satellite",
    "animal_in_space",
    "man_in_space",
    "man_in_earth_orbit",
    "lunar_orbit",
    "eagle_bear_has_landed",
    "space_shuttle",
    "space_station",
)
SPACE_OPS: Final[list[int]] = [0, 2, 2, 2, 2, 3, 3, 3, 4]
SPACE_ROLL: Final[list[int]] = [0, 3, 4, 3, 4, 3, 4, 3, 2]
SPACE_FIRST: Final[list[int]] = [0, 2, 0, 2, 0, 3, 0, 4, 2]
SPACE_SECOND: Final[list[int]] = [0, 1, 0, 0, 0, 1, 0, 2, 0]
SECOND_ATTEMPT: Final = 2
SEES_HEADLINE: Final = 4
DISCARDS_HELD_CARD: Final = 6
EIGHT_ROUNDS: Final = 8
LAST_BOX: Final = 8

# 4.1, 4.5: hand size and action rounds by turn (index 0 unused).
TURNS: Final = 10
HAND_SIZE: Final[list[int]] = [0, 8, 8, 8, 9, 9, 9, 9, 9, 9, 9]
ACTION_ROUNDS: Final[list[int]] = [0, 6, 6, 6, 7, 7, 7, 7, 7, 7, 7]
MID_WAR_TURN: Final = 4
LATE_WAR_TURN: Final = 8


# Countries that rules and cards call by name.
CANADA: Final = COUNTRY["canada"]
UNITED_KINGDOM: Final = COUNTRY["united_kingdom"]
FRANCE: Final = COUNTRY["france"]
TURKEY: Final = COUNTRY["turkey"]
WEST_GERMANY: Final = COUNTRY["west_germany"]
EAST_GERMANY: Final = COUNTRY["east_germany"]
POLAND: Final = COUNTRY["poland"]
CZECHOSLOVAKIA: Final = COUNTRY["czechoslovakia"]
HUNGARY: Final = COUNTRY["hungary"]
ROMANIA: Final = COUNTRY["romania"]
YUGOSLAVIA: Final = COUNTRY["yugoslavia"]
BULGARIA: Final = COUNTRY["bulgaria"]
LEBANON: Final = COUNTRY["lebanon"]
SYRIA: Final = COUNTRY["syria"]
ISRAEL: Final = COUNTRY["israel"]
JORDAN: Final = COUNTRY["jordan"]
IRAQ: Final = COUNTRY["iraq"]
IRAN: Final = COUNTRY["iran"]
GULF_STATES: Final = COUNTRY["gulf_states"]
SAUDI_ARABIA: Final = COUNTRY["saudi_arabia"]
EGYPT: Final = COUNTRY["egypt"]
LIBYA: Final = COUNTRY["libya"]
SUDAN: Final = COUNTRY["sudan"]
INDIA: Final = COUNTRY["india"]
PAKISTAN: Final = COUNTRY["pakistan"]
JAPAN: Final = COUNTRY["japan"]
TAIWAN: Final = COUNTRY["taiwan"]
SOUTH_KOREA: Final = COUNTRY["south_korea"]
THAILAND: Final = COUNTRY["thailand"]
VIETNAM: Final = COUNTRY["vietnam"]
ANGOLA: Final = COUNTRY["angola"]
BOTSWANA: Final = COUNTRY["botswana"]
SOUTH_AFRICA: Final = COUNTRY["south_africa"]
SE_AFRICAN_STATES: Final = COUNTRY["se_african_states"]
CUBA: Final = COUNTRY["cuba"]
NICARAGUA: Final = COUNTRY["nicaragua"]
COSTA_RICA: Final = COUNTRY["costa_rica"]
PANAMA: Final = COUNTRY["panama"]
VENEZUELA: Final = COUNTRY["venezuela"]
CHILE: Final = COUNTRY["chile"]
ARGENTINA: Final = COUNTRY["argentina"]
