"""What is printed besides the cards and the spaces: the thresholds of victory and EarthGov Confidence."""

from tharsis.games.red_dust_rebellion.board import EG_CONTROLLER, EG_VALUE
from tharsis.games.red_dust_rebellion.codes import THRESHOLD
from tharsis.games.red_dust_rebellion.shown import Charts, ConfidenceBox, Faction

FACTIONS: tuple[Faction, ...] = ("mg", "corp", "rd", "cr")


def charts() -> Charts:
    return {
        "thresholds": {faction: THRESHOLD[i] for i, faction in enumerate(FACTIONS) if THRESHOLD[i]},
        "confidence": [_confidence(box) for box in range(len(EG_VALUE))],
    }


def _confidence(box: int) -> ConfidenceBox:
    controller = EG_CONTROLLER[box]
    return {"value": EG_VALUE[box], "controller": FACTIONS[controller] if controller >= 0 else ""}
