"""What a choice would lose, before it is made.

What there are too few pieces for is found by making the choice twice, once with plenty of them Available.
"""

from typing import Final

from tharsis.games.red_dust_rebellion.actions import (
    ASK_PLACE_COUNT,
    DONE,
    PASS,
    WARN_BASE_LOST,
    WARN_CHECK,
    WARN_EXPOSED,
    WARN_EXPOSED_LAST,
    WARN_FEWER,
    WARN_LIFT,
    WARN_MORE_SPACES,
    WARN_NO_SPECIAL,
    WARN_TRACK_FULL,
    WARN_UNGUARDED,
)
from tharsis.games.red_dust_rebellion.board import MARS, SPACES, TRACK_END
from tharsis.games.red_dust_rebellion.codes import AVAILABLE
from tharsis.games.red_dust_rebellion.pieces import (
    BASE,
    CORP,
    CR,
    EG,
    FORCE_KINDS,
    KINDS,
    MG,
    OWNER,
    PLAIN,
    RD,
    SECURITY,
    SPECOPS,
)
from tharsis.games.red_dust_rebellion.rules.ask import PickCount
from tharsis.games.red_dust_rebellion.rules.dust_storm import DisplacedPenalty, EarthGovCasualties
from tharsis.games.red_dust_rebellion.rules.flashpoint import CorporateCasualties
from tharsis.games.red_dust_rebellion.rules.forces import BY_ASSAULT, PlaceUnits, guarded
from tharsis.games.red_dust_rebellion.rules.logistics import Recruit
from tharsis.games.red_dust_rebellion.rules.march_travel import Hop
from tharsis.games.red_dust_rebellion.rules.operations import SPECIAL, Operation, haboob
from tharsis.games.red_dust_rebellion.rules.turn import Turn
from tharsis.games.red_dust_rebellion.rules.victory import VictoryCheck, winner
from tharsis.games.red_dust_rebellion.state import RDState
from tharsis.kernel import GRAVE, NOTE, WASTE, Caution, NeedOutcome, Script

#: 4.3: what a Dust Storm Round begins with.
UP_TO_THE_CHECK: Final = (CorporateCasualties(), EarthGovCasualties(), DisplacedPenalty(), VictoryCheck())
#: More of each kind than anything places.
PLENTY: Final = 20


def warn(s: RDState, seat: int, action: int) -> list[Caution]:
    """What to tell a player before the choice."""
    step = s.asking
    if isinstance(step, Turn) and action == PASS:
        return storm(s, seat) + wasted(s, step.by)
    found = unfinished(s, step) if isinstance(step, Operation) and action == DONE else []
    after = followed(s, seat, action, 0)
    if after is None:
        return found
    for by in (MG, CORP, RD, CR):
        if s.seat_by[by] == seat:
            found += too_few(s, seat, action, by, after) + bases_at_risk(s, by, after)
    return found


def storm(s: RDState, seat: int) -> list[Caution]:
    """2.0: who passes before a Dust Storm leaves the check as it stands."""
    if not haboob(s):
        return []
    t = s.clone()
    t.asking = None
    t.owing = 0
    t.agenda.clear()
    t.storm_rounds += 1
    t.do(*UP_TO_THE_CHECK)
    t.advance()
    if not t.over or s.seat_by[winner(t)] == seat:
        return []
    return [Caution(GRAVE, WARN_CHECK, (winner(t),))]


def wasted(s: RDState, by: int) -> list[Caution]:
    """4.1, 1.4: a Pass pays Resources, but the track ends."""
    pays = {MG: 3, RD: 1}.get(by, 0)
    lost = s.resources[by] + pays - TRACK_END if pays else 0
    return [Caution(WASTE, WARN_TRACK_FULL, (lost,))] if lost > 0 else []


def unfinished(s: RDState, step: Operation) -> list[Caution]:
    """5.0, 6.0: an Operation that could do more."""
    found: list[Caution] = []
    more = step.most(s, step.by) - step.picked(s, step.by)
    if more > 0:
        found.append(Caution(NOTE, WARN_MORE_SPACES, (more,)))
    if step.flags & SPECIAL and step.specials(s):
        found.append(Caution(NOTE, WARN_NO_SPECIAL))
    return found


def followed(s: RDState, seat: int, action: int, more: int) -> RDState | None:
    """The position after a choice and all that comes of it at once, with more pieces Available than there
    are; nothing where chance has a say."""
    t = s.clone()
    t.source = Script({}, strict=True)
    t.agenda.clear()
    for kind in range(KINDS):
        t.pieces[AVAILABLE * KINDS + kind] += more
    try:
        t.apply(seat, action)
    except NeedOutcome:
        return None
    return t


# -- pieces that are not there (1.3) ---------------------------------------------------------------


def too_few(s: RDState, seat: int, action: int, by: int, after: RDState) -> list[Caution]:
    """1.3: a piece comes from Available, or not at all; own units may be lifted from elsewhere."""
    plenty = followed(s, seat, action, PLENTY)
    if plenty is None:
        return []
    lifts = isinstance(after.asking, PlaceUnits)
    grade, code = (NOTE, WARN_LIFT) if lifts else (WASTE, WARN_FEWER)
    found: list[Caution] = []
    for kind in range(FORCE_KINDS):
        missing = placed(plenty, kind) - placed(after, kind) if PLAIN[kind] == kind else 0
        if missing > 0 and serves(kind, by):
            found.append(Caution(grade, code, (kind, missing)))
    return found + too_few_offered(s, after, plenty)


def serves(kind: int, by: int) -> bool:
    """One's own; EarthGov's for those who may command it."""
    return OWNER[kind] == by or (OWNER[kind] == EG and by in (MG, CORP))


def placed(s: RDState, plain: int) -> int:
    """How many of a kind lie anywhere on the table, whatever side is up."""
    return sum(s.at(space, kind) for kind in range(KINDS) if PLAIN[kind] == plain for space in range(SPACES))


def too_few_offered(s: RDState, after: RDState, plenty: RDState) -> list[Caution]:
    """5.1, 5.2, 5.6: the next question offers fewer pieces than the rule would."""
    asked, would = after.asking, plenty.asking
    if isinstance(asked, PickCount) and isinstance(would, PickCount):
        prompt = asked.prompt(after, s.actor())
        missing = would.high(plenty, would.by) - asked.high(after, asked.by)
        if prompt.key == ASK_PLACE_COUNT and missing > 0:
            return [Caution(WASTE, WARN_FEWER, (prompt.args[1], missing))]
    if isinstance(asked, Recruit) and isinstance(s.asking, Operation):
        missing = asked.free - s.available(SECURITY) - min(1, s.available(SPECOPS))
        if missing > 0:
            return [Caution(WASTE, WARN_FEWER, (SECURITY, missing))]
    return []


# -- Bases that nobody guards (1.1) ----------------------------------------------------------------


def bases_at_risk(s: RDState, by: int, after: RDState) -> list[Caution]:
    """1.1: what guards a Base leaves it, or the Base itself is given up."""
    lost = s.bases_on_mars(by) - after.bases_on_mars(by)
    held = any(defended(after, by, space) for space in range(MARS))
    if lost > 0:
        return [Caution(WASTE if held else GRAVE, WARN_BASE_LOST, (lost,))]
    for space in range(MARS):
        if newly_open(s, by, space, after):
            return [exposure(after, by, space, held)]
    return []


def defended(s: RDState, by: int, space: int) -> bool:
    return s.bases(space, by) > 0 and guarded(s, BASE[by], space, BY_ASSAULT)


def newly_open(s: RDState, by: int, space: int, after: RDState) -> bool:
    """A Base that was guarded, or has just come, stands alone."""
    new = after.bases(space, by) > s.bases(space, by)
    return after.bases(space, by) > 0 and not defended(after, by, space) and (new or defended(s, by, space))


def exposure(after: RDState, by: int, space: int, held: bool) -> Caution:
    """How grave that is: whether enemies stand there, and whether another Base is guarded. Who travels may
    yet bring guards along (5.8)."""
    if by in (RD, CR):
        enemies = after.cubes(space) + after.specops(space)
    else:
        enemies = after.rebels(space, RD) + after.rebels(space, CR)
    if not enemies or isinstance(after.asking, Hop):
        return Caution(NOTE, WARN_UNGUARDED, (space,))
    return Caution(WASTE, WARN_EXPOSED, (space,)) if held else Caution(GRAVE, WARN_EXPOSED_LAST, (space,))
