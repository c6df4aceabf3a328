"""2.1: the printed board: countries, links, regions and tracks. Data only.

A country is its index in ``COUNTRY_IDS``, a region its index in ``REGION_IDS``.
"""

from typing import Final

EUROPE: Final = 0
ASIA: Final = 1
MIDDLE_EAST: Final = 2
AFRICA: Final = 3
CENTRAL_AMERICA: Final = 4
SOUTH_AMERICA: Final = 5
REGION_IDS: Final[tuple[str, ...]] = (
    "europe",
    "asia",
    "middle_east",
    "africa",
    "central_america",
    "south_america",
)

# 2.1.1: sub-regions are marks on a country; Austria and Finland carry both halves of Europe.
WEST: Final = 1
EAST: Final = 2
SOUTHEAST: Final = 4

# id, region, sub-regions, stability (! marks a battleground), adjacent to; the last row is the space of the
# Chinese Civil War variant (12.1). A text, because that compiles to one constant.
_PRINTED: Final = """
canada              europe           west       4   usa united_kingdom
united_kingdom      europe           west       5   canada norway benelux france
norway              europe           west       4   united_kingdom sweden
sweden              europe           west       4   norway finland denmark
finland             europe           west/east  4   sweden ussr
denmark             europe           west       3   sweden west_germany
benelux             europe           west       3   united_kingdom west_germany
france              europe           west       3!  united_kingdom west_germany italy spain_portugal algeria
spain_portugal      europe           west       2   france italy morocco
italy               europe           west       2!  france spain_portugal austria yugoslavia greece
greece              europe           west       2   italy yugoslavia bulgaria turkey
turkey              europe           west       2   greece bulgaria romania syria
west_germany        europe           west       4!  denmark benelux france austria east_germany
austria             europe           west/east  4   west_germany east_germany italy hungary
east_germany        europe           east       3!  west_germany austria czechoslovakia poland
poland              europe           east       3!  east_germany czechoslovakia ussr
czechoslovakia      europe           east       3   east_germany poland hungary
hungary             europe           east       3   austria czechoslovakia romania yugoslavia
romania             europe           east       3   ussr hungary yugoslavia turkey
yugoslavia          europe           east       3   italy hungary romania greece
bulgaria            europe           east       3   greece turkey
lebanon             middle_east      -          1   syria israel jordan
syria               middle_east      -          2   lebanon israel turkey
israel              middle_east      -          4!  lebanon syria jordan egypt
jordan              middle_east      -          2   lebanon israel iraq saudi_arabia
iraq                middle_east      -          3!  jordan saudi_arabia gulf_states iran
iran                middle_east      -          2!  iraq afghanistan pakistan
gulf_states         middle_east      -          3   iraq saudi_arabia
saudi_arabia        middle_east      -          3!  jordan iraq gulf_states
egypt               middle_east      -          2!  israel libya sudan
libya               middle_east      -          2!  egypt tunisia
afghanistan         asia             -          2   ussr iran pakistan
pakistan            asia             -          2!  iran afghanistan india
india               asia             -          3!  pakistan burma
burma               asia             southeast  2   india laos_cambodia
laos_cambodia       asia             southeast  1   burma thailand vietnam
thailand            asia             southeast  2!  laos_cambodia vietnam malaysia
vietnam             asia             southeast  1   laos_cambodia thailand
malaysia            asia             southeast  2   thailand indonesia australia
indonesia           asia             southeast  1   malaysia philippines
philippines         asia             southeast  2   indonesia japan
australia           asia             -          4   malaysia
japan               asia             -          4!  usa south_korea taiwan philippines
taiwan              asia             -          3   japan south_korea
south_korea         asia             -          3!  north_korea japan taiwan
north_korea         asia             -          3!  ussr south_korea
morocco             africa           -          3   spain_portugal algeria west_african_states
algeria             africa           -          2!  france morocco tunisia saharan_states
tunisia             africa           -          2   algeria libya
west_african_states africa           -          2   morocco ivory_coast
saharan_states      africa           -          1   algeria nigeria
ivory_coast         africa           -          2   west_african_states nigeria
nigeria             africa           -          1!  ivory_coast saharan_states cameroon
cameroon            africa           -          1   nigeria zaire
zaire               africa           -          1!  cameroon angola zimbabwe
angola              africa           -          1!  zaire botswana south_africa
south_africa        africa           -          3!  angola botswana
botswana            africa           -          2   angola south_africa zimbabwe
zimbabwe            africa           -          1   zaire botswana se_african_states
se_african_states   africa           -          1   zimbabwe kenya
kenya               africa           -          2   se_african_states somalia
somalia             africa           -          2   kenya ethiopia
ethiopia            africa           -          1   somalia sudan
sudan               africa           -          1   egypt ethiopia
mexico              central_america  -          2!  usa guatemala
guatemala           central_america  -          1   mexico el_salvador honduras
el_salvador         central_america  -          1   guatemala honduras
honduras            central_america  -          2   guatemala el_salvador nicaragua costa_rica
nicaragua           central_america  -          1   honduras costa_rica cuba
costa_rica          central_america  -          3   honduras nicaragua panama
panama              central_america  -          2!  costa_rica colombia
cuba                central_america  -          3!  usa nicaragua haiti
haiti               central_america  -          1   cuba dominican_republic
dominican_republic  central_america  -          1   haiti
venezuela           south_america    -          2!  colombia brazil
colombia            south_america    -          1   panama venezuela ecuador
ecuador             south_america    -          2   colombia peru
peru                south_america    -          2   ecuador bolivia chile
bolivia             south_america    -          2   peru paraguay
chile               south_america    -          3!  peru argentina
argentina           south_america    -          2!  chile paraguay uruguay
paraguay            south_america    -          2   bolivia argentina uruguay
uruguay             south_america    -          2   paraguay argentina brazil
brazil              south_america    -          2!  venezuela uruguay
chinese_civil_war   asia             -          3   ussr
"""

_ROWS: Final = [line.split() for line in _PRINTED.strip().splitlines()]
_MARKS: Final = {"-": 0, "west": WEST, "east": EAST, "west/east": WEST | EAST, "southeast": SOUTHEAST}

COUNTRY_IDS: Final = tuple([row[0] for row in _ROWS])
COUNTRY_BY_ID: Final = {name: index for index, name in enumerate(COUNTRY_IDS)}
REGION: Final[list[int]] = [REGION_IDS.index(row[1]) for row in _ROWS]
MARKS: Final[list[int]] = [_MARKS[row[2]] for row in _ROWS]
STABILITY: Final[list[int]] = [int(row[3].rstrip("!")) for row in _ROWS]
BATTLEGROUND: Final[list[bool]] = [row[3].endswith("!") for row in _ROWS]

NEIGHBOURS: Final[list[list[int]]] = [
    [COUNTRY_BY_ID[name] for name in row[4:] if name in COUNTRY_BY_ID] for row in _ROWS
]
# 2.1.5: who lies beside which superpower.
BESIDE: Final[list[list[bool]]] = [
    ["usa" in row[4:] for row in _ROWS],
    ["ussr" in row[4:] for row in _ROWS],
]

CHINESE_CIVIL_WAR: Final = 84
ON_MAP: Final = 84  # the countries of the map proper come first, the space of the variant last

BESIDE_SUPERPOWER: Final[list[list[int]]] = [[c for c in range(ON_MAP) if row[c]] for row in BESIDE]
MEMBERS: Final[list[list[int]]] = [
    [c for c in range(ON_MAP) if REGION[c] == region] for region in range(len(REGION_IDS))
]
WESTERN_EUROPE: Final[list[int]] = [c for c in range(ON_MAP) if MARKS[c] & WEST]
EASTERN_EUROPE: Final[list[int]] = [c for c in range(ON_MAP) if MARKS[c] & EAST]
SOUTHEAST_ASIA: Final[list[int]] = [c for c in range(ON_MAP) if MARKS[c] & SOUTHEAST]
BATTLEGROUNDS: Final[list[int]] = [c for c in range(ON_MAP) if BATTLEGROUND[c]]
#: By region, how many of its countries are.
REGION_BATTLEGROUNDS: Final[list[int]] = [sum([BATTLEGROUND[c] for c in members]) for members in MEMBERS]

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
    return sorted([COUNTRY_BY_ID[name] for name in names.split()])


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

# 8.1: the DEFCON track. From 4 downwards each level closes one more region, in the order of their numbers.
PEACE: Final = 5
ASIA_CLOSED: Final = 3
BRINK: Final = 2
NUCLEAR_WAR: Final = 1
# 8.1.5: the countries open to coups and realignments, by DEFCON level.
OPEN_AT: Final[list[list[int]]] = [
    [c for c in range(ON_MAP) if REGION[c] >= PEACE - level] for level in range(PEACE + 1)
]
# 8.2.3, 10.2: where the tracks of military operations and victory points end.
MOST_OPS: Final = 5
ENOUGH_VP: Final = 20
NOWHERE: Final[list[int]] = []
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
START_ROWS: Final[list[list[int]]] = [[row.get(name, 0) for name in COUNTRY_IDS] for row in START]
FREE_POINTS: Final[tuple[int, ...]] = (7, 6)
FREE_COUNTRIES: Final[tuple[list[int], ...]] = (WESTERN_EUROPE, EASTERN_EUROPE)

# 10.1.1: presence, domination, control; control of Europe wins the game.
EUROPE_CONTROL: Final = 0
REGION_VP: Final[tuple[tuple[int, ...], ...]] = (
    (3, 7, EUROPE_CONTROL),
    (3, 7, 9),
    (3, 5, 7),
    (1, 4, 6),
    (1, 3, 5),
    (2, 5, 6),
)
SOUTHEAST_ASIA_VP: Final[list[int]] = [2 if COUNTRY_IDS[c] == "thailand" else 1 for c in SOUTHEAST_ASIA]

# 6.4: the Space Race, box by box (box 0 is the start).
# Start, Earth Satellite, Animal in Space, Man in Space, Man in Earth Orbit, Lunar Orbit, Eagle/Bear Has
# Landed, Space Shuttle, Space Station: Ops needed, highest roll, VP of the first and the second there.
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
MOST_ROUNDS: Final = 8
MID_WAR_TURN: Final = 4
LATE_WAR_TURN: Final = 8


# Countries that rules and cards call by name.
CANADA: Final = 0
UNITED_KINGDOM: Final = 1
FRANCE: Final = 7
ITALY: Final = 9
TURKEY: Final = 11
WEST_GERMANY: Final = 12
AUSTRIA: Final = 13
EAST_GERMANY: Final = 14
POLAND: Final = 15
ROMANIA: Final = 18
LEBANON: Final = 21
ISRAEL: Final = 23
JORDAN: Final = 24
IRAQ: Final = 25
IRAN: Final = 26
GULF_STATES: Final = 27
SAUDI_ARABIA: Final = 28
EGYPT: Final = 29
LIBYA: Final = 30
JAPAN: Final = 42
TAIWAN: Final = 43
SOUTH_KOREA: Final = 44
VIETNAM: Final = 37
ANGOLA: Final = 55
SOUTH_AFRICA: Final = 56
SE_AFRICAN_STATES: Final = 59
CUBA: Final = 71
NICARAGUA: Final = 68
COSTA_RICA: Final = 69
PANAMA: Final = 70
VENEZUELA: Final = 74
CHILE: Final = 79
ARGENTINA: Final = 80
