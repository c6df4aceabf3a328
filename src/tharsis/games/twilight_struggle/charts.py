"""What is printed besides the cards and the map: the values of the regions and the Space Race."""

from typing import Final

from tharsis.games.twilight_struggle.board import (
    DISCARDS_HELD_CARD,
    EIGHT_ROUNDS,
    LAST_BOX,
    REGION_VP,
    REGION_IDS,
    SECOND_ATTEMPT,
    SEES_HEADLINE,
    SPACE_FIRST,
    SPACE_OPS,
    SPACE_ROLL,
    SPACE_SECOND,
)
from tharsis.games.twilight_struggle.shown import Charts

ABILITIES: Final = (SECOND_ATTEMPT, SEES_HEADLINE, DISCARDS_HELD_CARD, EIGHT_ROUNDS)


def charts() -> Charts:
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
    }
