"""The printed cards and the board as plain tables, for pages and tools."""

from typing import Final

from tharsis.games.twilight_struggle.board import (
    BATTLEGROUND,
    BESIDE,
    CHINESE_CIVIL_WAR,
    COUNTRY_IDS,
    DISCARDS_HELD_CARD,
    EAST,
    EIGHT_ROUNDS,
    ENOUGH_VP,
    LAST_BOX,
    LATE_WAR_TURN,
    MARKS,
    MID_WAR_TURN,
    NEIGHBOURS,
    REGION,
    REGION_IDS,
    REGION_VP,
    SECOND_ATTEMPT,
    SEES_HEADLINE,
    SOUTHEAST,
    SPACE_FIRST,
    SPACE_OPS,
    SPACE_ROLL,
    SPACE_SECOND,
    STABILITY,
    TURNS,
    WEST,
)
from tharsis.games.twilight_struggle.codes import US, USSR
from tharsis.games.twilight_struggle.deck import (
    CARD_IDS,
    ERA,
    ERA_IDS,
    OPS,
    OPTIONAL,
    OWNER_IDS,
    SCORING,
    SIDE,
    STARRED,
    UNDERLINED,
    WAR,
    number,
)
from tharsis.games.twilight_struggle.shown import Charts


def card_table() -> list[dict[str, object]]:
    """The 110 printed cards."""
    return [
        {
            "id": name,
            "number": number(card),
            "side": OWNER_IDS[SIDE[card]],
            "ops": OPS[card],
            "era": ERA_IDS[ERA[card]],
            "scoring": SCORING[card],
            "starred": STARRED[card],
            "underlined": UNDERLINED[card],
            "war": WAR[card],
            "optional": OPTIONAL[card],
        }
        for card, name in enumerate(CARD_IDS)
    ]


def board_table() -> list[dict[str, object]]:
    """The countries of the map, and the space of the Chinese Civil War variant."""
    return [
        {
            "id": name,
            "region": REGION_IDS[REGION[country]],
            "subregions": _subregions(country),
            "stability": STABILITY[country],
            "battleground": BATTLEGROUND[country],
            "adjacent": [COUNTRY_IDS[other] for other in NEIGHBOURS[country]] + _superpowers(country),
            "variant": country == CHINESE_CIVIL_WAR,
        }
        for country, name in enumerate(COUNTRY_IDS)
    ]


def _subregions(country: int) -> list[str]:
    named = ((WEST, "western_europe"), (EAST, "eastern_europe"), (SOUTHEAST, "southeast_asia"))
    return [name for mark, name in named if MARKS[country] & mark]


def _superpowers(country: int) -> list[str]:
    return [name for side, name in ((US, "usa"), (USSR, "ussr")) if BESIDE[side][country]]


ABILITIES: Final = (SECOND_ATTEMPT, SEES_HEADLINE, DISCARDS_HELD_CARD, EIGHT_ROUNDS)


def charts() -> Charts:
    """What is printed besides the cards and the map: the values of the regions, the Space Race, the turns of
    the three wars and the end of the VP track."""
    return {
        "regions": {name: list(REGION_VP[region]) for region, name in enumerate(REGION_IDS)},
        "space": [
            {
                "box": box,
                "roll": SPACE_ROLL[box],
                "ops": SPACE_OPS[box],
                "first": SPACE_FIRST[box],
                "second": SPACE_SECOND[box],
                "ability": box in ABILITIES,
            }
            for box in range(1, LAST_BOX + 1)
        ],
        "wars": [
            {"era": "early", "first": 1, "last": MID_WAR_TURN - 1},
            {"era": "mid", "first": MID_WAR_TURN, "last": LATE_WAR_TURN - 1},
            {"era": "late", "first": LATE_WAR_TURN, "last": TURNS},
        ],
        "vp_end": ENOUGH_VP,
    }
