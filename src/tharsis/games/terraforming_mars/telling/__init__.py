"""The table in words, part by part, and what a space gives before it is built on."""

from collections.abc import Mapping
from typing import Any, cast

from tharsis.games.terraforming_mars.board import HEX_IDS
from tharsis.games.terraforming_mars.shown import Look
from tharsis.games.terraforming_mars.telling.boards import board_of, players
from tharsis.games.terraforming_mars.telling.cards import corporations, hand, offer, payment
from tharsis.games.terraforming_mars.telling.goals import awards, goals, milestones
from tharsis.games.terraforming_mars.telling.mars import mars
from tharsis.games.terraforming_mars.telling.printed import bonus_of, tell_board
from tharsis.games.terraforming_mars.telling.standing import deck, planet, points, projects, stands
from tharsis.games.terraforming_mars.telling.tongue import Tongue
from tharsis.kernel import Section, Speaker

__all__ = ["foretell", "tell", "tell_board"]


def tell(table: Mapping[str, Any], seat: int, speaker: Speaker, *, long: bool) -> list[Section]:
    """Where the game stands, what is to be decided, one's own things, the others', the planet."""
    look, tongue = cast(Look, table), Tongue(speaker, seat)
    if long:
        parts = _all_of(look, tongue)
    elif look["phase"] == "over":
        parts = _at_the_end(look, tongue)
    else:
        parts = _needed_now(look, tongue)
    return [part for part in parts if part.lines or part.rows]


def _at_the_end(look: Look, tongue: Tongue) -> list[Section]:
    return [
        stands(look, tongue, long=False),
        points(look, tongue),
        planet(look, tongue, long=False),
        mars(look, tongue, long=False),
    ]


def _needed_now(look: Look, tongue: Tongue) -> list[Section]:
    founded = tongue.seat >= 0 and look["players"][tongue.seat]["corporation"]
    return [
        stands(look, tongue, long=False),
        planet(look, tongue, long=False),
        payment(look, tongue, long=False),
        corporations(look, tongue),
        offer(look, tongue),
        hand(look, tongue),
        *([board_of(look, tongue, tongue.seat, long=False)] if founded else []),
        players(look, tongue),
        goals(look, tongue),
        projects(look, tongue, long=False),
        mars(look, tongue, long=False),
    ]


def _all_of(look: Look, tongue: Tongue) -> list[Section]:
    boards = [board_of(look, tongue, seat, long=True) for seat in range(len(look["players"]))]
    own = [boards.pop(tongue.seat)] if tongue.seat >= 0 else []
    return [
        stands(look, tongue, long=True),
        points(look, tongue),
        planet(look, tongue, long=True),
        payment(look, tongue, long=True),
        corporations(look, tongue),
        offer(look, tongue),
        hand(look, tongue),
        *own,
        players(look, tongue),
        *boards,
        milestones(look, tongue),
        awards(look, tongue),
        projects(look, tongue, long=True),
        mars(look, tongue, long=True),
        deck(look, tongue),
    ]


def foretell(action: Mapping[str, Any], speaker: Speaker) -> str:
    """What a space gives whoever builds on it; nothing else is known from the action alone."""
    if action["verb"] != "place":
        return ""
    space = HEX_IDS.index(str(action["args"]["hex"]).partition("/")[2])
    return bonus_of(space, Tongue(speaker, -1))
