"""Rules 2.1, 3.0, 4.1, 6.4, 8.0 and 10.1: the printed board, number by number."""

import pytest

from tharsis.games.twilight_struggle import GAME, board, codes

#: By region, by stability.
STABILITY = {
    "europe": {
        2: "spain_portugal italy greece turkey",
        3: "denmark benelux france east_germany poland czechoslovakia hungary romania yugoslavia bulgaria",
        4: "canada norway sweden finland west_germany austria",
        5: "united_kingdom",
    },
    "asia": {
        1: "laos_cambodia vietnam indonesia",
        2: "afghanistan pakistan burma thailand malaysia philippines",
        3: "india taiwan south_korea north_korea chinese_civil_war",
        4: "australia japan",
    },
    "middle_east": {
        1: "lebanon",
        2: "syria jordan iran egypt libya",
        3: "iraq gulf_states saudi_arabia",
        4: "israel",
    },
    "africa": {
        1: "saharan_states nigeria cameroon zaire angola zimbabwe se_african_states ethiopia sudan",
        2: "algeria tunisia west_african_states ivory_coast botswana kenya somalia",
        3: "morocco south_africa",
    },
    "central_america": {
        1: "guatemala el_salvador nicaragua haiti dominican_republic",
        2: "mexico honduras panama",
        3: "costa_rica cuba",
    },
    "south_america": {
        1: "colombia",
        2: "venezuela ecuador peru bolivia argentina paraguay uruguay brazil",
        3: "chile",
    },
}
BATTLEGROUNDS = {
    "europe": "france italy west_germany east_germany poland",
    "asia": "pakistan india thailand japan south_korea north_korea",
    "middle_east": "israel iraq iran saudi_arabia egypt libya",
    "africa": "algeria nigeria zaire angola south_africa",
    "central_america": "mexico panama cuba",
    "south_america": "venezuela chile argentina brazil",
}
WESTERN_EUROPE = (
    "austria benelux canada denmark finland france greece italy norway spain_portugal sweden turkey "
    "united_kingdom west_germany"
)
EASTERN_EUROPE = "austria bulgaria czechoslovakia east_germany finland hungary poland romania yugoslavia"
SOUTHEAST_ASIA = "burma indonesia laos_cambodia malaysia philippines thailand vietnam"
#: Every link once, from the country that comes first in the alphabet.
LINKS = """
afghanistan: iran pakistan ussr
algeria: france morocco saharan_states tunisia
angola: botswana south_africa zaire
argentina: chile paraguay uruguay
australia: malaysia
austria: east_germany hungary italy west_germany
benelux: united_kingdom west_germany
bolivia: paraguay peru
botswana: south_africa zimbabwe
brazil: uruguay venezuela
bulgaria: greece turkey
burma: india laos_cambodia
cameroon: nigeria zaire
canada: united_kingdom usa
chile: peru
chinese_civil_war: ussr
colombia: ecuador panama venezuela
costa_rica: honduras nicaragua panama
cuba: haiti nicaragua usa
czechoslovakia: east_germany hungary poland
denmark: sweden west_germany
dominican_republic: haiti
east_germany: poland west_germany
ecuador: peru
egypt: israel libya sudan
el_salvador: guatemala honduras
ethiopia: somalia sudan
finland: sweden ussr
france: italy spain_portugal united_kingdom west_germany
greece: italy turkey yugoslavia
guatemala: honduras mexico
gulf_states: iraq saudi_arabia
honduras: nicaragua
hungary: romania yugoslavia
india: pakistan
indonesia: malaysia philippines
iran: iraq pakistan
iraq: jordan saudi_arabia
israel: jordan lebanon syria
italy: spain_portugal yugoslavia
ivory_coast: nigeria west_african_states
japan: philippines south_korea taiwan usa
jordan: lebanon saudi_arabia
kenya: se_african_states somalia
laos_cambodia: thailand vietnam
lebanon: syria
libya: tunisia
malaysia: thailand
mexico: usa
morocco: spain_portugal west_african_states
nigeria: saharan_states
north_korea: south_korea ussr
norway: sweden united_kingdom
paraguay: uruguay
poland: ussr
romania: turkey ussr yugoslavia
se_african_states: zimbabwe
south_korea: taiwan
syria: turkey
thailand: vietnam
zaire: zimbabwe
"""


def names(countries):
    return {board.COUNTRY_IDS[country] for country in countries}


@pytest.mark.rule("TS 2.1.1", "TS 2.1.3")
def test_the_region_and_the_stability_of_every_country():
    printed = {
        country: (region, stability)
        for region, rows in STABILITY.items()
        for stability, row in rows.items()
        for country in row.split()
    }
    found = {
        name: (board.REGION_IDS[board.REGION[c]], board.STABILITY[c])
        for c, name in enumerate(board.COUNTRY_IDS)
    }
    assert found == printed


@pytest.mark.rule("TS 2.1.1")
def test_the_countries_of_regions_and_sub_regions():
    for number, region in enumerate(board.REGION_IDS):
        on_the_map = {name for row in STABILITY[region].values() for name in row.split()}
        assert names(board.MEMBERS[number]) == on_the_map - {"chinese_civil_war"}
    assert names(board.WESTERN_EUROPE) == set(WESTERN_EUROPE.split())
    assert names(board.EASTERN_EUROPE) == set(EASTERN_EUROPE.split())
    assert names(board.SOUTHEAST_ASIA) == set(SOUTHEAST_ASIA.split())


@pytest.mark.rule("TS 2.1.4")
def test_the_battlegrounds():
    printed = {name for row in BATTLEGROUNDS.values() for name in row.split()}
    assert {name for c, name in enumerate(board.COUNTRY_IDS) if board.BATTLEGROUND[c]} == printed
    assert names(board.BATTLEGROUNDS) == printed


@pytest.mark.rule("TS 2.1.5", "TS 2.1.6")
def test_every_link():
    links = set()
    for line in LINKS.strip().splitlines():
        country, _, others = line.partition(":")
        links |= {frozenset((country, other)) for other in others.split()}
    found = {
        frozenset((name, board.COUNTRY_IDS[other]))
        for c, name in enumerate(board.COUNTRY_IDS)
        for other in board.NEIGHBOURS[c]
    }
    beside_usa = {frozenset((name, "usa")) for c, name in enumerate(board.COUNTRY_IDS) if board.BESIDE[0][c]}
    beside_ussr = {
        frozenset((name, "ussr")) for c, name in enumerate(board.COUNTRY_IDS) if board.BESIDE[1][c]
    }
    assert found | beside_usa | beside_ussr == links
    assert names(board.BESIDE_SUPERPOWER[codes.US]) == {"canada", "mexico", "cuba", "japan"}
    on_the_map = {"finland", "poland", "romania", "afghanistan", "north_korea"}
    assert names(board.BESIDE_SUPERPOWER[codes.USSR]) == on_the_map


AFRICA = {name for row in STABILITY["africa"].values() for name in row.split()}
CENTRAL_AMERICA = {name for row in STABILITY["central_america"].values() for name in row.split()}
SOUTH_AMERICA = {name for row in STABILITY["south_america"].values() for name in row.split()}


@pytest.mark.rule("TS 7.1")
@pytest.mark.parametrize(
    ("area", "countries"),
    [
        (board.AFRICA_OR_SOUTHEAST_ASIA, AFRICA | set(SOUTHEAST_ASIA.split())),
        (board.LATIN_AMERICA, CENTRAL_AMERICA | SOUTH_AMERICA),
        (board.SUEZ_POWERS, {"united_kingdom", "israel", "france"}),
        (board.RED_NEIGHBOURS, {"yugoslavia", "romania", "bulgaria", "hungary", "czechoslovakia"}),
        (
            board.MUSLIM_STATES,
            {"sudan", "iran", "iraq", "egypt", "libya", "saudi_arabia", "syria", "jordan"},
        ),
        (board.BESIDE_UNITED_KINGDOM, {"canada", "norway", "benelux", "france"}),
        (board.BESIDE_NICARAGUA, {"cuba", "honduras", "costa_rica"}),
        (board.BESIDE_SOUTH_AFRICA, {"angola", "botswana"}),
        (board.INDIA_OR_PAKISTAN, {"india", "pakistan"}),
        (board.IRAN_OR_IRAQ, {"iran", "iraq"}),
        (
            board.CHE_COUNTRIES,
            (AFRICA | CENTRAL_AMERICA | SOUTH_AMERICA)
            - {name for region in BATTLEGROUNDS for name in BATTLEGROUNDS[region].split()},
        ),
        (
            board.WEAK_COUNTRIES,
            {name for rows in STABILITY.values() for n in (1, 2) for name in rows.get(n, "").split()},
        ),
        (
            board.OUTSIDE_EUROPE,
            {name for region, rows in STABILITY.items() for row in rows.values() for name in row.split()}
            - {name for row in STABILITY["europe"].values() for name in row.split()}
            - {"chinese_civil_war"},
        ),
    ],
)
def test_the_areas_that_events_name(area, countries):
    assert names(board.AREAS[area]) == countries
    assert names(c for c in range(len(board.COUNTRY_IDS)) if board.WITHIN[area][c]) == countries


@pytest.mark.rule("TS 3.2", "TS 3.3")
def test_the_influence_printed_on_the_map():
    us = {
        "canada": 2, "iran": 1, "israel": 1, "japan": 1, "australia": 4, "philippines": 1, "south_korea": 1,
        "panama": 1, "south_africa": 1, "united_kingdom": 5,
    }  # fmt: skip
    ussr = {"syria": 1, "iraq": 1, "north_korea": 3, "east_germany": 3, "finland": 1}
    influence = GAME.new(seed=1).influence
    for side, printed in ((codes.US, us), (codes.USSR, ussr)):
        found = {name: influence[side][c] for c, name in enumerate(board.COUNTRY_IDS) if influence[side][c]}
        assert found == printed


@pytest.mark.rule("TS 4.1", "TS 4.5.B", "TS 4.5.D")
def test_hands_and_rounds_of_the_ten_turns():
    assert board.TURNS == 10
    assert board.HAND_SIZE[1:] == [8] * 3 + [9] * 7
    assert board.ACTION_ROUNDS[1:] == [6] * 3 + [7] * 7
    assert (board.MID_WAR_TURN, board.LATE_WAR_TURN, board.MOST_ROUNDS) == (4, 8, 8)


@pytest.mark.rule("TS 6.4.1", "TS 6.4.3", "TS 6.4.4")
def test_the_boxes_of_the_space_race():
    boxes = list(
        zip(board.SPACE_OPS, board.SPACE_ROLL, board.SPACE_FIRST, board.SPACE_SECOND, strict=True),
    )
    assert boxes[1:] == [
        (2, 3, 2, 1),
        (2, 4, 0, 0),
        (2, 3, 2, 0),
        (2, 4, 0, 0),
        (3, 3, 3, 1),
        (3, 4, 0, 0),
        (3, 3, 4, 2),
        (4, 2, 2, 0),
    ]
    assert (board.SECOND_ATTEMPT, board.SEES_HEADLINE, board.DISCARDS_HELD_CARD) == (2, 4, 6)
    assert (board.EIGHT_ROUNDS, board.LAST_BOX) == (8, 8)


@pytest.mark.rule("TS 8.1.1", "TS 8.1.5", "TS 8.2.3", "TS 10.2.1")
def test_the_other_tracks():
    assert (board.PEACE, board.BRINK, board.NUCLEAR_WAR) == (5, 2, 1)
    assert (board.MOST_OPS, board.ENOUGH_VP) == (5, 20)
    closed = {5: set(), 4: {"europe"}, 3: {"europe", "asia"}, 2: {"europe", "asia", "middle_east"}}
    for level, regions in closed.items():
        open_regions = {board.REGION_IDS[board.REGION[c]] for c in board.OPEN_AT[level]}
        assert open_regions == set(board.REGION_IDS) - regions
        assert len(board.OPEN_AT[level]) == sum(
            len(board.MEMBERS[board.REGION_IDS.index(region)]) for region in open_regions
        )


@pytest.mark.rule("TS 10.1.1")
def test_the_values_of_the_regions():
    printed = dict(zip(board.REGION_IDS, board.REGION_VP, strict=True))
    assert {region: row[:2] for region, row in printed.items()} == {
        "europe": (3, 7),
        "asia": (3, 7),
        "middle_east": (3, 5),
        "africa": (1, 4),
        "central_america": (1, 3),
        "south_america": (2, 5),
    }
    control = {region: row[2] for region, row in printed.items() if region != "europe"}
    assert control == {
        "asia": 9,
        "middle_east": 7,
        "africa": 6,
        "central_america": 5,
        "south_america": 6,
    }


@pytest.mark.rule("TS 7.2")
def test_the_values_of_southeast_asia():
    values = dict(zip(board.SOUTHEAST_ASIA, board.SOUTHEAST_ASIA_VP, strict=True))
    assert {board.COUNTRY_IDS[c]: vp for c, vp in values.items()} == {
        "burma": 1,
        "laos_cambodia": 1,
        "thailand": 2,
        "vietnam": 1,
        "malaysia": 1,
        "indonesia": 1,
        "philippines": 1,
    }
