"""Little words for tests: play notations, read options and refusals."""

from rules.kept import kept
from tharsis.games.on_mars import GAME
from tharsis.games.on_mars.actions import BLUEPRINT, BUILDING, HEX, ITEM, TECH
from tharsis.games.on_mars.state import OMState

HEXES = HEX.ids


def play(s: OMState, seat: int, *notations: str) -> OMState:
    """The position after some actions of one seat, each checked; the invariants hold after each."""
    for notation in notations:
        after = s.play(seat, GAME.actions.parse(notation))
        assert isinstance(after, OMState)
        assert after.invariants() == ""
        s = kept(after)
    return s


def options(s: OMState, seat: int) -> list[str]:
    return [GAME.actions.notation(action) for action in s.legal(seat)]


def reason(s: OMState, seat: int, notation: str) -> str:
    """The name of the refusal, or nothing when the action is legal."""
    refusal = s.why_not(seat, GAME.actions.parse(notation))
    return "" if refusal is None else refusal.name


def rule(s: OMState, seat: int, notation: str) -> str:
    refusal = s.why_not(seat, GAME.actions.parse(notation))
    assert refusal is not None
    return refusal.rule


def shortage(s: OMState, seat: int, notation: str) -> tuple[str, object]:
    """The name of the refusal and how much is missing."""
    refusal = s.why_not(seat, GAME.actions.parse(notation))
    assert refusal is not None
    return refusal.name, refusal.figures["short"]


def goods(s: OMState, c: int) -> dict[str, int]:
    return {ITEM.ids[item]: s.goods[5 * c + item] for item in range(5)}


def at(id: str) -> int:
    return HEX.index(id)


def tech_level(s: OMState, c: int, tech: str) -> int:
    return s.tech_level(c, TECH.index(tech))


def stands(s: OMState, id: str) -> str:
    """The building on a hex, or nothing."""
    kind = s.building[at(id)]
    return BUILDING.ids[min(kind, 5)] if kind >= 0 else ""


def built(s: OMState, card: str) -> str:
    hex_ = s.blueprint_hex[BLUEPRINT.index(card)]
    return HEXES[hex_] if hex_ >= 0 else ""


def told(s: OMState) -> list[str]:
    """The keys of the log."""
    return [GAME.logs.terms[entry.key].name for entry in s.entries()]
