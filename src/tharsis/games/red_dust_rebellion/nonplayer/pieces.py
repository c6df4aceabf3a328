"""8.5.8: how non-player Factions choose pieces."""

from tharsis.games.red_dust_rebellion.actions import DONE, MOVE
from tharsis.games.red_dust_rebellion.board import MARS, SPACES, mask_of
from tharsis.games.red_dust_rebellion.codes import COIN
from tharsis.games.red_dust_rebellion.nonplayer.spaces import COLUMNS
from tharsis.games.red_dust_rebellion.pieces import (
    CORP,
    EG,
    FORCE_KINDS,
    MG,
    OWNER,
    SATELLITE,
    SECURITY,
)
from tharsis.games.red_dust_rebellion.rules.ask import PLACE_BASES, PLACE_UNITS, PickPiece
from tharsis.games.red_dust_rebellion.rules.earthgov import Ship
from tharsis.games.red_dust_rebellion.rules.effects import TEXTS, SentencePieces
from tharsis.games.red_dust_rebellion.rules.flashpoint import Perish
from tharsis.games.red_dust_rebellion.rules.forces import Removal
from tharsis.games.red_dust_rebellion.rules.nonplayer.blocks import most
from tharsis.games.red_dust_rebellion.rules.nonplayer.choose import (
    best_target,
    hostile,
    own_last,
    rank,
    select,
    tie,
)
from tharsis.games.red_dust_rebellion.rules.nonplayer.keep import Spare, kinds_in_order, may_leave
from tharsis.games.red_dust_rebellion.rules.nonplayer.moves import best_origin, next_for
from tharsis.games.red_dust_rebellion.rules.nonplayer.redeployment import spare
from tharsis.games.red_dust_rebellion.rules.nonplayer.tables import COL_PLACE_CUBES, COL_REMOVE_OR_REPLACE
from tharsis.games.red_dust_rebellion.state import RDState
from tharsis.kernel import LEGAL

# Pieces come as kind and space in one number: kind * SPACES + space.


def may_stop(s: RDState, q: PickPiece) -> bool:
    return q.stop_why(s, q.by) == LEGAL


def pick_piece(s: RDState, q: PickPiece) -> int:
    """8.5.5: own pieces are placed, enemies hit by Piece Priorities, own ones given up last."""
    pieces = q.pairs(s, q.by)
    if q.purpose(s) in (PLACE_UNITS, PLACE_BASES):
        return place_own(s, q, pieces)
    enemies = prey(q, pieces)
    return q.verb() + best_piece(s, q.by, enemies) if enemies else give_up(s, q, pieces)


def prey(q: PickPiece, pieces: list[int]) -> list[int]:
    return [p for p in pieces if hostile(q.by, OWNER[p // SPACES])]


def give_up(s: RDState, q: PickPiece, pieces: list[int]) -> int:
    """8.2: with no enemy to hit a non-player is done, or hits what it can spare."""
    return DONE if may_stop(s, q) else q.verb() + least_piece(s, q.by, pieces)


def least_piece(s: RDState, by: int, pieces: list[int]) -> int:
    """8.2: a Faction gives up its own where it has most, those last in Piece Priorities."""
    own = [p for p in pieces if OWNER[p // SPACES] == by]
    if not own:
        return tie(s, pieces)
    spaces = sorted({p % SPACES for p in own})
    space = most(s, [number_of(s, by, space) for space in spaces], spaces)
    return own_last(s, by, [p // SPACES for p in own if p % SPACES == space]) * SPACES + space


def number_of(s: RDState, by: int, space: int) -> int:
    return sum([s.at(space, kind) for kind in range(FORCE_KINDS) if OWNER[kind] == by])


def best_piece(s: RDState, by: int, pieces: list[int]) -> int:
    """8.5.6, 8.5.8: the space by Remove or Replace, the piece by Piece Priorities."""
    spaces = sorted({p % SPACES for p in pieces})
    space = select(s, by, COL_REMOVE_OR_REPLACE, spaces)
    kinds = [p // SPACES for p in pieces if p % SPACES == space]
    return best_target(s, by, kinds, space) * SPACES + space


def place_own(s: RDState, q: PickPiece, pieces: list[int]) -> int:
    """8.5.5: own pieces are placed, one at a time, each where the table says."""
    by = q.by
    own = [p for p in pieces if OWNER[p // SPACES] == by or (by <= CORP and OWNER[p // SPACES] == EG)]
    if not own:
        return DONE if may_stop(s, q) else q.verb() + tie(s, pieces)
    spaces = sorted({p % SPACES for p in own})
    mars = [space for space in spaces if space < MARS]
    column = COLUMNS[by].get(q.purpose(s), COL_PLACE_CUBES)
    space = select(s, by, column, mars or spaces)
    kinds = [p // SPACES for p in own if p % SPACES == space]
    best = min([(rank(by, kind), kind) for kind in kinds])[1]
    return q.verb() + best * SPACES + space


def ship(s: RDState, q: Ship) -> int:
    """8.5.8: by Piece Priorities; nobody pays for more."""
    if q.paid:
        return DONE
    return q.verb() + min([(rank(q.by, p // SPACES), p) for p in q.pairs(s, q.by)])[1]


def perish(s: RDState, q: Perish) -> int:
    kinds = [p // SPACES for p in q.pairs(s, q.by)]
    return q.verb() + own_last(s, q.by, kinds) * SPACES + q.space


def strike(s: RDState, q: Removal) -> int:
    """8.5.8: by Piece Priorities; Asset 26: a Satellite elsewhere, if it comes before all that is here."""
    pieces = q.pairs(s, q.by)
    enemies = prey(q, pieces)
    if not enemies:
        return give_up(s, q, pieces)
    here = [p // SPACES for p in enemies if p % SPACES == q.space]
    orbiting = [p % SPACES for p in enemies if p // SPACES == SATELLITE]
    if not here or (orbiting and best_target(s, q.by, [*here, SATELLITE], q.space) == SATELLITE):
        return q.verb() + SATELLITE * SPACES + select(s, q.by, COL_REMOVE_OR_REPLACE, orbiting)
    return q.verb() + best_target(s, q.by, here, q.space) * SPACES + q.space


def pick_piece_for_sentence(s: RDState, q: SentencePieces) -> int:
    return move_for_sentence(s, q, q.pairs(s, q.by)) if q.verb() == MOVE else pick_piece(s, q)


def move_for_sentence(s: RDState, q: SentencePieces, pieces: list[int]) -> int:
    """8.5.7: own units come by Move Priorities; nobody else's do."""
    by = q.by
    sentence = TEXTS.at(q.sentence)
    goal = sentence.goal(q.spot)
    if sentence.spares_guards():
        return muster(s, q, pieces)
    if goal < 0:
        return DONE
    if by == MG and all(p // SPACES == SECURITY for p in pieces):
        return send_guards(s, q, pieces, goal)
    reach = mask_of([p % SPACES for p in pieces])
    while True:
        origin = best_origin(s, by, goal, reach, dropping=False)
        if origin < 0:
            return DONE
        kinds = [kind for kind in kinds_in_order(s, by) if kind * SPACES + origin in pieces]
        kind = next_for(s, Spare(s, by, origin), goal, kinds)
        if kind >= 0:
            return q.verb() + kind * SPACES + origin
        reach &= ~(1 << origin)


def muster(s: RDState, q: SentencePieces, pieces: list[int]) -> int:
    """Asset 13: as in Redeploy, one by one from where most can be spared."""
    spaces = [space for space in sorted({p % SPACES for p in pieces}) if spare(s, q.by, space)]
    if not spaces:
        return DONE
    origin = most(s, [spare(s, q.by, space) for space in spaces], spaces)
    return q.verb() + max([p for p in pieces if p % SPACES == origin])


def send_guards(s: RDState, q: SentencePieces, pieces: list[int], goal: int) -> int:
    """Event 13: MarsGov moves Security as if they were its Troops."""
    held = s.control(goal) == COIN and s.cubes(goal) >= max(s.hidden_rebels(goal), s.population(goal))
    free = [p for p in pieces if may_leave(s, MG, SECURITY, p % SPACES)]
    if held or not free:
        return DONE
    return q.verb() + most(s, [s.at(p % SPACES, SECURITY) for p in free], free)
