"""What is printed besides the cards and the map: the values of the regions and the Space Race."""

from typing import TypedDict

from tharsis.games.twilight_struggle.board import (
    DISCARDS_HELD_CARD,
    EIGHT_ROUNDS,
    LAST_BOX,
    REGION_VP,
    REGIONS,
    SECOND_ATTEMPT,
    SEES_HEADLINE,
    SPACE_FIRST,
    SPACE_OPS,
    SPACE_ROLL,
    SPACE_SECOND,
)

ABILITIES = (SECOND_ATTEMPT, SEES_HEADLINE, DISCARDS_HELD_CARD, EIGHT_ROUNDS)


class SpaceBox(TypedDict):
    """The highest roll that succeeds, the least Ops, VP of the first and the second, an ability."""

    box: int
    roll: int
    ops: int
    first: int
    second: int
    ability: bool


class Charts(TypedDict):
    """By region the VP of presence, domination and control (0 for Europe's: it wins the game)."""

    regions: dict[str, list[int]]
    space: list[SpaceBox]


def charts() -> Charts:
    return {
        "regions": {name: list(REGION_VP[region]) for region, name in enumerate(REGIONS)},
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
    }
