"""8.5.6: how non-player Factions choose spaces."""

from typing import Final

from tharsis.games.red_dust_rebellion.actions import AMBUSH, DONE, HOUSE, PICK, PICK_LINE, REPAIR
from tharsis.games.red_dust_rebellion.board import LINE_MASK, MARS, MARS_LABYRINTHS, MARS_MASK
from tharsis.games.red_dust_rebellion.orders import ASSAULT, ATTACK
from tharsis.games.red_dust_rebellion.pieces import ACTIVE, CORP, HIDDEN, MG, RD
from tharsis.games.red_dust_rebellion.rules.ask import (
    AMBUSH_IN,
    EXPLOIT_IN,
    MOVE_TO,
    PLACE_BASES,
    PLACE_DAMAGE,
    PLACE_PEOPLE,
    PLACE_UNITS,
    RUIN,
    SHIFT_DOWN,
    SHIFT_UP,
    TAKE_OUT,
    TO_NEUTRAL,
    PickSpace,
)
from tharsis.games.red_dust_rebellion.rules.assault import Flee, Regrow
from tharsis.games.red_dust_rebellion.rules.effects import TEXTS, SentenceSpaces
from tharsis.games.red_dust_rebellion.rules.gather import Gather, Settle, arrived
from tharsis.games.red_dust_rebellion.rules.march_travel import Depart
from tharsis.games.red_dust_rebellion.rules.nonplayer.blocks import (
    SUPPRESSING,
    candidates,
    choose_space,
    stages,
    travel_from,
)
from tharsis.games.red_dust_rebellion.rules.nonplayer.choose import select, tie
from tharsis.games.red_dust_rebellion.rules.nonplayer.moves import gather
from tharsis.games.red_dust_rebellion.rules.nonplayer.tables import (
    COL_AMBUSH,
    COL_ASTEROID,
    COL_ATTACK,
    COL_EXPLOIT,
    COL_MARCH_DESTINATION,
    COL_PLACE_BASES,
    COL_PLACE_CUBES,
    COL_PLACE_DAMAGE,
    COL_PLACE_OR_DIG_IN_BASES,
    COL_PLACE_OR_UPGRADE_BASES,
    COL_PLACE_POPULATION,
    COL_PLACE_REBELS,
    COL_RECON_DESTINATION,
    COL_REMOVE_OR_REPLACE,
    COL_SHIFT_ACTIVE_OPPOSITION,
    COL_SHIFT_ACTIVE_SUPPORT,
    COL_SHIFT_TOWARDS_NEUTRAL,
    COL_TRAVEL_DESTINATION,
)
from tharsis.games.red_dust_rebellion.rules.operations import MUST_AMBUSH, Operation
from tharsis.games.red_dust_rebellion.rules.people import HouseOrRepair
from tharsis.games.red_dust_rebellion.rules.special_corporations import GoodDeeds
from tharsis.games.red_dust_rebellion.state import RDState
from tharsis.games.red_dust_rebellion.vocabulary.lines import ChooseLine
from tharsis.games.red_dust_rebellion.vocabulary.wishes import UNWANTED
from tharsis.kernel import LEGAL

NO_COLUMN: Final = -1

#: The column of a Faction's table for what a question is about (8.5.5).
COLUMNS: Final[tuple[dict[int, int], ...]] = (
    {
        SHIFT_UP: COL_SHIFT_ACTIVE_SUPPORT,
        TO_NEUTRAL: COL_SHIFT_ACTIVE_SUPPORT,
        EXPLOIT_IN: COL_SHIFT_ACTIVE_SUPPORT,
        PLACE_UNITS: COL_PLACE_CUBES,
        PLACE_BASES: COL_PLACE_BASES,
        PLACE_PEOPLE: COL_PLACE_POPULATION,
        TAKE_OUT: COL_REMOVE_OR_REPLACE,
        PLACE_DAMAGE: COL_REMOVE_OR_REPLACE,
        MOVE_TO: COL_RECON_DESTINATION,
    },
    {
        SHIFT_UP: COL_EXPLOIT,
        SHIFT_DOWN: COL_EXPLOIT,
        TO_NEUTRAL: COL_EXPLOIT,
        EXPLOIT_IN: COL_EXPLOIT,
        PLACE_UNITS: COL_PLACE_CUBES,
        PLACE_BASES: COL_PLACE_OR_UPGRADE_BASES,
        PLACE_PEOPLE: COL_PLACE_POPULATION,
        TAKE_OUT: COL_REMOVE_OR_REPLACE,
        PLACE_DAMAGE: COL_REMOVE_OR_REPLACE,
        MOVE_TO: COL_RECON_DESTINATION,
    },
    {
        SHIFT_DOWN: COL_SHIFT_ACTIVE_OPPOSITION,
        TO_NEUTRAL: COL_SHIFT_ACTIVE_OPPOSITION,
        PLACE_UNITS: COL_PLACE_REBELS,
        PLACE_BASES: COL_PLACE_OR_DIG_IN_BASES,
        PLACE_PEOPLE: COL_PLACE_POPULATION,
        TAKE_OUT: COL_REMOVE_OR_REPLACE,
        PLACE_DAMAGE: COL_PLACE_DAMAGE,
        MOVE_TO: COL_MARCH_DESTINATION,
        AMBUSH_IN: COL_AMBUSH,
    },
    {
        SHIFT_UP: COL_SHIFT_TOWARDS_NEUTRAL,
        SHIFT_DOWN: COL_SHIFT_TOWARDS_NEUTRAL,
        TO_NEUTRAL: COL_SHIFT_TOWARDS_NEUTRAL,
        PLACE_UNITS: COL_PLACE_REBELS,
        PLACE_BASES: COL_PLACE_OR_UPGRADE_BASES,
        PLACE_PEOPLE: COL_PLACE_DAMAGE,
        TAKE_OUT: COL_REMOVE_OR_REPLACE,
        PLACE_DAMAGE: COL_PLACE_DAMAGE,
        MOVE_TO: COL_TRAVEL_DESTINATION,
        AMBUSH_IN: COL_ATTACK,
        RUIN: COL_ASTEROID,
    },
)


def pick_space(s: RDState, q: PickSpace) -> int:
    return by_purpose(s, q, q.picks(s, q.by))


def by_purpose(s: RDState, q: PickSpace, spaces: list[int]) -> int:
    """8.5.5, 8.5.6: by the column for the question's purpose; done, if nothing sensible is left."""
    by = q.by
    aim = q.purpose(s)
    wanted = [space for space in spaces if sensible(s, by, aim, space)]
    column = COLUMNS[by].get(aim, NO_COLUMN)
    if (not wanted or column == NO_COLUMN) and q.stop_why(s, by) == LEGAL:
        return DONE
    mars = [space for space in wanted or spaces if space < MARS]
    if column == NO_COLUMN or not mars:
        return PICK + tie(s, wanted or spaces)
    return PICK + select(s, by, column, mars)


def sensible(s: RDState, by: int, aim: int, space: int) -> bool:
    """8.5.5: only effective choices: Reclaimers shift towards Neutral alone, and so do Corporations but
    for the Events (1, 20, 24) that send them by their Exploit column."""
    if aim == SHIFT_DOWN:
        return by == RD or s.level[space] > 0
    if aim == SHIFT_UP:
        return by <= CORP or s.level[space] < 0
    if aim == TAKE_OUT and space < MARS:
        return s.enemy_forces(space, by) > 0
    return True


def pick_space_for_sentence(s: RDState, q: SentenceSpaces) -> int:
    """8.5.5: first the spaces that the Event's own instruction names."""
    spaces = wished(s, q, q.picks(s, q.by))
    if not spaces:
        return DONE
    if TEXTS.at(q.sentence).starts_anywhere(q.spot):
        return PICK + tie(s, spaces)
    return by_purpose(s, q, spaces)


def wished(s: RDState, q: SentenceSpaces, spaces: list[int]) -> list[int]:
    """8.5.5: the spaces that the Event's own instruction puts first; none, if it wants none of them."""
    values = [TEXTS.at(q.sentence).wish(s, q.by, space, q.spot) for space in spaces]
    best = max(values, default=UNWANTED)
    if best < 0:
        return []
    return [space for i, space in enumerate(spaces) if values[i] == best]


def depart(s: RDState, q: Depart) -> int:
    """8.5.7: a non-player moves everything out of an origin in one go."""
    travel_from(s, q.origin)
    return DONE


def flee(s: RDState, q: Flee) -> int:
    """8.6: all of them flee to one Desert."""
    by = q.by
    spaces = q.picks(s, by)
    taken = [p for p in spaces if arrived(s, p, HIDDEN[by]) + arrived(s, p, ACTIVE[by])]
    return PICK + select(s, by, COL_PLACE_REBELS, taken or spaces)


def regrow(s: RDState, q: Regrow) -> int:
    return PICK + q.first(s)


def gather_units(s: RDState, q: Gather) -> int:
    """8.5.7: a non-player brings all that come to a destination at once."""
    Settle(q.by, q.to, gather(s, q.by, q.op, q.to, 0)).run(s)
    return DONE


def house_or_repair(s: RDState, q: HouseOrRepair) -> int:
    """8.6: one space is chosen for either, and there House comes before Repair; Corporations only House."""
    homes = friendly_picks(s, q, HOUSE)
    ruins = friendly_picks(s, q, REPAIR) if q.repair and q.by != CORP else []
    spaces = sorted({*homes, *ruins})
    if not spaces:
        return DONE
    space = select(s, q.by, COL_PLACE_POPULATION, spaces)
    return (HOUSE if space in homes else REPAIR) + space


def friendly_picks(s: RDState, q: HouseOrRepair, verb: int) -> list[int]:
    fit = [space for space in range(MARS) if q.pick_why(s, q.by, verb, space) == LEGAL]
    return [space for space in fit if friendly(s, q.by, space)]


def friendly(s: RDState, by: int, space: int) -> bool:
    """8.6: where a Faction houses and repairs; Corporations do so at their Bases."""
    if by == RD:
        return s.level[space] <= 0
    return s.level[space] >= 0 if by == MG else s.bases(space, CORP) > 0


def good_deeds(s: RDState, q: GoodDeeds) -> int:
    """8.7: Corporations Repair as often as possible; their House comes after all Repairs."""
    return REPAIR + q.space if q.pick_why(s, q.by, REPAIR, q.space) == LEGAL else DONE


def operate(s: RDState, q: Operation) -> int:
    """8.5.5: a free Operation follows its block, without Activation rolls."""
    if q.flags & MUST_AMBUSH:
        spaces = [space for space in range(MARS) if q.ambush_why(s, space) == LEGAL]
        if not spaces:
            return DONE
        return AMBUSH + select(s, q.by, COL_AMBUSH if q.by == RD else COL_ATTACK, spaces)
    for stage in range(stages(q.op)):
        if q.op == ASSAULT and stage == SUPPRESSING:
            continue
        fits = candidates(s, q.by, q.op, stage, q.chosen)
        spaces = [space for space in fits if q.space_why(s, space) == LEGAL]
        if q.op == ATTACK and not spaces:
            spaces = [space for space in range(MARS) if q.space_why(s, space) == LEGAL]
        if spaces:
            return PICK + choose_space(s, q.by, q.op, stage, spaces, 0)
    return DONE


def pick_line(s: RDState, q: ChooseLine) -> int:
    """Events 13, 38: spaces by the table, one after the other, until one line is left that touches them:
    no two lines touch the same."""
    lines = q.picks(s, q.by)
    cut = TEXTS.at(q.sentence).ruins()
    column = COLUMNS[q.by].get(PLACE_DAMAGE if cut else SHIFT_DOWN, COL_REMOVE_OR_REPLACE)
    seen = 0
    while len(lines) > 1:
        touched = 0
        for line in lines:
            touched |= LINE_MASK[line] & (MARS_LABYRINTHS if cut else MARS_MASK)
        space = select(s, q.by, column, [p for p in range(MARS) if (touched & ~seen) >> p & 1])
        seen |= 1 << space
        lines = [line for line in lines if LINE_MASK[line] >> space & 1]
    return PICK_LINE + lines[0]
