"""What is printed, for pages and terminals."""

from tharsis.games.terraforming_mars.board import (
    AREA,
    AREA_IDS,
    CUBE_IDS,
    DEGREES_PER_STEP,
    HEAT_STEPS,
    HEX_IDS,
    HEX_NAMES,
    HEXES,
    NEIGHBOURS,
    OCEAN_STEP,
    OCEANS_GOAL,
    OXYGEN_GOAL,
    RESOURCE_IDS,
    TAG_IDS,
    TEMPERATURE_GOAL,
    WARM_STEP,
    degrees,
)
from tharsis.games.terraforming_mars.deck import (
    CARDS,
    NEED_IDS,
    NEED_PRODUCTION,
    NEED_TAG,
    NEED_TEMPERATURE,
    PROJECTS,
    Card,
    Need,
)
from tharsis.games.terraforming_mars.pictures import GOALS, all_rows
from tharsis.games.terraforming_mars.pictures import PROJECTS as PROJECT_SIGNS
from tharsis.games.terraforming_mars.shown import Bonus, Charts


def _need(need: Need) -> dict[str, object]:
    bound = degrees(need.bound) if need.kind == NEED_TEMPERATURE else need.bound
    of = ""
    if need.kind == NEED_TAG:
        of = TAG_IDS[need.what]
    elif need.kind == NEED_PRODUCTION:
        of = RESOURCE_IDS[need.what]
    return {"what": NEED_IDS[need.kind], "of": of, "at_most" if need.most else "at_least": bound}


def _printed(card: Card) -> dict[str, object]:
    tags = [TAG_IDS[tag] for tag in card.tags]
    return {
        "id": card.id,
        "number": card.index + 1 if card.index < PROJECTS else None,
        "cost": card.cost,
        "tags": [*tags, "event"] if card.event else tags,
        "color": card.color,
        "era": card.era,
        "needs": [_need(need) for need in card.needs],
        "points": None if card.points.counted else card.points.plain,
        "resource": CUBE_IDS[card.holds] if card.holds >= 0 else None,
        "action": bool(card.action),
    }


def card_table() -> list[dict[str, object]]:
    """All cards as printed, for pages and coverage; a corporation's cost is its money."""
    return [_printed(card) for card in CARDS]


def board_table() -> list[dict[str, object]]:
    """The map as printed."""
    return [
        {
            "id": HEX_IDS[hex_],
            "type": AREA_IDS[AREA[hex_]],
            "name": HEX_NAMES[hex_] or None,
            "neighbours": [HEX_IDS[other] for other in NEIGHBOURS[hex_]],
        }
        for hex_ in range(HEXES)
    ]


def charts() -> Charts:
    """What is printed besides the cards and the map: the three parameters of the planet, and pictures."""
    heat: list[Bonus] = [{"at": degrees(step), "gives": "heat"} for step in HEAT_STEPS]
    ocean: Bonus = {"at": degrees(OCEAN_STEP), "gives": "ocean"}
    return {
        "temperature": {
            "steps": [degrees(step) for step in range(TEMPERATURE_GOAL + 1)],
            "bonuses": [*heat, ocean],
        },
        "oxygen": {
            "steps": list(range(OXYGEN_GOAL + 1)),
            "bonuses": [{"at": WARM_STEP, "gives": "temperature"}],
        },
        "degrees": DEGREES_PER_STEP,
        "oceans": OCEANS_GOAL,
        "cards": all_rows(),
        "goals": GOALS,
        "projects": PROJECT_SIGNS,
    }
