"""The table in words, part by part, and what prices say."""

from collections.abc import Mapping
from typing import Any, cast

from tharsis.games.on_mars.shown import Look, Price
from tharsis.games.on_mars.telling.companies import (
    brief_companies,
    companies,
    company,
    executives,
    laboratory,
)
from tharsis.games.on_mars.telling.holdings import cards
from tharsis.games.on_mars.telling.mars import brief_map, map_by_hexes, pieces
from tharsis.games.on_mars.telling.offers import brief_offers, decks, offers
from tharsis.games.on_mars.telling.phrases import gains, units
from tharsis.games.on_mars.telling.printed import tell_board
from tharsis.games.on_mars.telling.rival import rival
from tharsis.games.on_mars.telling.standing import (
    brief_standing,
    life_support,
    missions,
    slots,
    standing,
    turn_order,
)
from tharsis.kernel import Section, Speaker

__all__ = ["foretell", "tell", "tell_board"]


def tell(table: Mapping[str, Any], seat: int, speaker: Speaker, *, long: bool) -> list[Section]:
    look = cast(Look, table)
    told = whole(look, seat, speaker) if long else brief(look, seat, speaker)
    return [section for section in told if section.lines or section.rows]


def brief(look: Look, seat: int, speaker: Speaker) -> list[Section]:
    """What one needs for the next decision: the map by what stands on it, and what is on offer by name."""
    own = look["companies"][seat : seat + 1] if seat >= 0 else []
    return [
        brief_standing(look, seat, speaker),
        *rival(look, speaker, long=False),
        *[company(look, firm, seat, speaker) for firm in own],
        *[pieces(look, firm, speaker) for firm in own],
        *[cards(look, firm, speaker, long=False) for firm in own],
        brief_companies(look, seat, speaker),
        brief_offers(look, speaker),
        brief_map(look, speaker),
    ]


def whole(look: Look, seat: int, speaker: Speaker) -> list[Section]:
    """All that the seat can see, every hex by itself."""
    own = look["companies"][seat : seat + 1] if seat >= 0 else []
    return [
        standing(look, seat, speaker),
        *rival(look, speaker, long=True),
        missions(look, speaker),
        life_support(look, speaker),
        *companies(look, seat, speaker),
        *[pieces(look, firm, speaker) for firm in own],
        *[executives(firm["ships"], speaker) for firm in own],
        laboratory(speaker),
        slots(look, seat, speaker),
        turn_order(look, speaker),
        *offers(look, speaker),
        *decks(look, speaker),
        map_by_hexes(look, speaker),
    ]


def foretell(action: Mapping[str, Any], speaker: Speaker) -> str:
    """What an action costs and brings, and the Tech level it takes."""
    price = cast("Price | None", action.get("price"))
    if price is None:
        return ""
    told = []
    if price["pays"]:
        told.append(speaker.say("told", "costs", units=units(price["pays"], speaker)))
    if price["gets"]:
        told.append(speaker.say("told", "gives", gains=gains(price["gets"], speaker)))
    if price["tech"]:
        told.append(speaker.say("board", "needs_tech", level=price["tech"]))
    return "; ".join(told)
