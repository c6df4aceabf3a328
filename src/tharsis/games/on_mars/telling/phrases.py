"""Phrases that several parts of the table share."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Final

from tharsis.games.on_mars.board import HEX_IDS
from tharsis.games.on_mars.codes import ITEM_IDS
from tharsis.games.on_mars.designed import OWN_VALUES
from tharsis.games.on_mars.shown import Look
from tharsis.games.on_mars.tables import charts
from tharsis.kernel import Speaker

CHARTS: Final = charts()


def counted(goods: Mapping[str, int], speaker: Speaker) -> str:
    """Goods with their numbers, those of which there are any."""
    told = [speaker.say("told", "unit", item, n=n) for item, n in goods.items() if n]
    return speaker.both(told) or speaker.say("told", "none")


def units(cost: Iterable[str], speaker: Speaker) -> str:
    """A cost given unit by unit."""
    return counted(Counter(cost), speaker)


def cost(units_due: Iterable[str], speaker: Speaker) -> str:
    """A printed cost, which may be none."""
    due = list(units_due)
    return units(due, speaker) if due else speaker.say("board", "free")


def gains(ids: Iterable[str], speaker: Speaker) -> str:
    """Items and benefits in words."""
    told = [
        speaker.say("told", "unit", id, n=n) if id in ITEM_IDS else speaker.say("board", "benefit", id)
        for id, n in Counter(ids).items()
    ]
    return speaker.both(told)


def benefit(id: str, speaker: Speaker) -> str:
    """What a space gives; nothing where it gives nothing."""
    return "" if id == "nothing" else gains([id], speaker)


def own_value(space: str, speaker: Speaker) -> str:
    """What is said of a space whose printed value is not known; nothing of the others."""
    own = OWN_VALUES.get(space)
    return speaker.say("told", "own", own) if own else ""


def firm_name(look: Look, company: str, speaker: Speaker) -> str:
    """A company, Lacerda's with his name."""
    firm = next(firm for firm in look["companies"] if firm["company"] == company)
    told = speaker.name("company", company)
    return speaker.say("told", "lacerda_firm", company=told) if firm["lacerda"] else told


def in_order(hexes: Iterable[str]) -> list[str]:
    """Hexes from west to east, each column from the north."""
    return sorted(hexes, key=HEX_IDS.index)


def hexes_told(hexes: Iterable[str], speaker: Speaker) -> str:
    return speaker.both([speaker.name("hex", hex_) for hex_ in in_order(hexes)])


def stock(look: Look, building: str, speaker: Speaker) -> str:
    """What a building costs, and how many tiles are left; Shelters lie with the companies."""
    due = cost([CHARTS["building_cost"][building]], speaker)
    if building not in look["stacks"]:
        return speaker.say("told", "price", cost=due)
    return speaker.say("board", "stack", n=look["stacks"][building], cost=due)
