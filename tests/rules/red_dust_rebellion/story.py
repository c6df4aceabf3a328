"""Helpers of the rule tests: arrange a table, play moves by their notation, read what came of it."""

from rules.kept import kept
from tharsis.games.red_dust_rebellion import GAME
from tharsis.games.red_dust_rebellion.board import SPACE_IDS
from tharsis.games.red_dust_rebellion.codes import AVAILABLE, CASUALTIES, PLAYED
from tharsis.games.red_dust_rebellion.curiosity import FRONTS
from tharsis.games.red_dust_rebellion.deck import EVENT_IDS
from tharsis.games.red_dust_rebellion.orders import OPERATION_IDS, SPECIAL_IDS
from tharsis.games.red_dust_rebellion.pieces import FACTION_IDS, KIND_IDS, KINDS
from tharsis.games.red_dust_rebellion.rules.effects import PlayEvent
from tharsis.games.red_dust_rebellion.rules.operations import (
    ANY_NUMBER,
    ANYWHERE,
    SPECIAL,
    BeginOperation,
)
from tharsis.games.red_dust_rebellion.rules.special_activities import StartSpecial
from tharsis.games.red_dust_rebellion.scenario import RDScenario
from tharsis.games.red_dust_rebellion.state import RDState


def table(**options) -> RDScenario:
    """An empty Mars with four players and means for all."""
    return RDScenario(**options).means(mg=30, rd=30, profits=10)


def alone(scene: RDScenario) -> RDScenario:
    """Nobody plays: four non-players and all their Curiosity cards."""
    scene.s.seat_by = [-1, -1, -1, -1]
    scene.s.curiosity = list(range(PLAYED * FRONTS))
    scene.s.known_tail = []
    return scene


def at(space: str) -> int:
    return SPACE_IDS.index(space)


def who(name: str) -> int:
    return FACTION_IDS.index(name)


def count(s: RDState, kind: str, space: str) -> int:
    return s.at(at(space), KIND_IDS.index(kind))


def available(s: RDState, kind: str) -> int:
    return s.pieces[AVAILABLE * KINDS + KIND_IDS.index(kind)]


def fallen(scene: RDScenario, **pieces: int) -> RDScenario:
    """Pieces from Available lie in Casualties."""
    for name, n in pieces.items():
        scene.put("earth", **{name: n})
        kind = KIND_IDS.index(name)
        scene.s.add(at("earth"), kind, -n)
        scene.s.pieces[CASUALTIES * KINDS + kind] += n
    return scene


def casualties(s: RDState, kind: str) -> int:
    return s.pieces[CASUALTIES * KINDS + KIND_IDS.index(kind)]


def level(s: RDState, space: str) -> int:
    return s.level[at(space)]


def play(s: RDState, *moves: str) -> RDState:
    """Play moves in order, each by the seat that is asked; all must be legal."""
    for move in moves:
        seat = s.actor()
        action = GAME.actions.parse(move)
        refusal = s.why_not(seat, action)
        assert refusal is None, f"{move}: {refusal} of {legal(s)}"
        s.apply(seat, action)
        assert not kept(s).invariants()
    return s


def legal(s: RDState) -> list[str]:
    return [GAME.actions.notation(action) for action in s.legal(s.actor())]


def why(s: RDState, move: str) -> tuple[str, str]:
    """Name and rule of the refusal of a move."""
    refusal = s.why_not(s.actor(), GAME.actions.parse(move))
    assert refusal is not None, f"{move} is legal"
    return refusal.name, refusal.rule


def refused(s: RDState, move: str) -> str:
    """Why a move is refused; nothing for one that is legal."""
    return "" if move in legal(s) else why(s, move)[0]


def wanted(s: RDState) -> tuple[int, int, int]:
    """How many choices of the question are made, how many must be, how many may be."""
    shape = s.asking.shape(s, s.actor())
    return shape.picked, shape.least, shape.most


def operation(
    scene: RDScenario, faction: str, op: str, special: bool = True, most: int = ANY_NUMBER
) -> RDState:
    """The position at the first question of an Operation."""
    flags = SPECIAL if special else 0
    return scene.ask(BeginOperation(who(faction), OPERATION_IDS.index(op), most, ANYWHERE, flags))


def activity(scene: RDScenario, faction: str, special: str) -> RDState:
    return scene.ask(StartSpecial(who(faction), SPECIAL_IDS.index(special)))


def event(scene: RDScenario, faction: str, card: str, side: str = "unshaded") -> RDState:
    return scene.ask(PlayEvent(who(faction), EVENT_IDS.index(card), 0 if side == "unshaded" else 1))
