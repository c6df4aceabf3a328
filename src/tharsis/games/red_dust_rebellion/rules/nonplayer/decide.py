"""8.5: how non-player Factions answer the questions that people would be asked."""

from typing import Final

from tharsis.games.red_dust_rebellion.actions import (
    AMBUSH,
    CAMPAIGN_CARD,
    CHOOSE,
    COUNT,
    DONE,
    HOUSE,
    LOG_NP_CARD,
    MOVE,
    NAME,
    OP,
    OPT_ADD,
    OPT_ASSAULT,
    OPT_ATTACK,
    OPT_EG_MINUS,
    OPT_EG_PLUS,
    OPT_EG_TROOPS,
    OPT_EMPTY_TRANSIT,
    OPT_MG_RESOURCES,
    OPT_MG_TROOPS,
    OPT_PROFITS,
    OPT_RECLAIMERS,
    OPT_RED_DUST,
    OPT_REMOVE,
    OPT_REPLACE,
    OPT_SUPPLY,
    OPT_TAKE_RESOURCES,
    PICK,
    PICK_LINE,
    REPAIR,
    SET_DICE,
    is_space,
)
from tharsis.games.red_dust_rebellion.board import (
    EARTH,
    EG_VALUE,
    LINE_MASK,
    MARS,
    MARS_LABYRINTHS,
    MARS_MASK,
    SPACES,
)
from tharsis.games.red_dust_rebellion.cards.assets import Muster
from tharsis.games.red_dust_rebellion.cards.granted import ChooseOperation
from tharsis.games.red_dust_rebellion.cards.journeys import Journey
from tharsis.games.red_dust_rebellion.cards.lines import ChooseLine
from tharsis.games.red_dust_rebellion.cards.printed import (
    GENERAL_STRIKE,
    LEGAL_INJUNCTIONS,
    TRANSPORT_WORKERS,
)
from tharsis.games.red_dust_rebellion.cards.sentences_25_48 import Confiscate, CutLine, DropCampaign
from tharsis.games.red_dust_rebellion.cards.wishes import UNWANTED
from tharsis.games.red_dust_rebellion.codes import COIN
from tharsis.games.red_dust_rebellion.curiosity import FRONTS
from tharsis.games.red_dust_rebellion.orders import ASSAULT, ATTACK, CAMPAIGN, NO_OP
from tharsis.games.red_dust_rebellion.pieces import (
    ACTIVE,
    ACTIVE_SPECOPS,
    CORP,
    CR,
    EG,
    EG_TROOP,
    HIDDEN,
    IS_BASE,
    MG,
    OWNER,
    RD,
    SATELLITE,
    SECURITY,
)
from tharsis.games.red_dust_rebellion.rules.ask import (
    AMBUSH_IN,
    DECIDERS,
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
    Choice,
    Decider,
    HowMany,
    PieceQuestion,
    Question,
    SpaceQuestion,
)
from tharsis.games.red_dust_rebellion.rules.assault import Flee, RaiseSpecOps, Regrow, Reply
from tharsis.games.red_dust_rebellion.rules.attack import SetDice, hits
from tharsis.games.red_dust_rebellion.rules.earthgov import Ship, ShipPeople
from tharsis.games.red_dust_rebellion.rules.effects import (
    PARTS,
    PartCount,
    PartFaction,
    PartPieces,
    PartSpaces,
)
from tharsis.games.red_dust_rebellion.rules.flashpoint import Perish
from tharsis.games.red_dust_rebellion.rules.forces import Removal
from tharsis.games.red_dust_rebellion.rules.gather import Gather, Settle, arrived
from tharsis.games.red_dust_rebellion.rules.march_travel import Depart
from tharsis.games.red_dust_rebellion.rules.nonplayer import blocks
from tharsis.games.red_dust_rebellion.rules.nonplayer.choose import (
    best_target,
    hostile,
    own_last,
    played,
    rank,
    select,
    tie,
)
from tharsis.games.red_dust_rebellion.rules.nonplayer.conditions import assault_kills
from tharsis.games.red_dust_rebellion.rules.nonplayer.moves import gather, may_leave, movable_from, next_for
from tharsis.games.red_dust_rebellion.rules.nonplayer.rounds import spare
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
from tharsis.games.red_dust_rebellion.rules.nonplayer.turn import ALONE, Card, next_card
from tharsis.games.red_dust_rebellion.rules.operations import MUST_AMBUSH, Operation
from tharsis.games.red_dust_rebellion.rules.people import HouseOrRepair, Reputation, house_why
from tharsis.games.red_dust_rebellion.rules.rally import RallyHere
from tharsis.games.red_dust_rebellion.rules.special_corporations import GoodDeeds
from tharsis.games.red_dust_rebellion.rules.special_rebels import Hack
from tharsis.games.red_dust_rebellion.state import RDState
from tharsis.kernel import LEGAL

#: The column of a Faction's table for what a question is about (8.5.5); -1: none fits.
COLUMNS: Final = (
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


class Curious(Decider):
    """8.5: literal and to the full extent."""

    def decide(self, s: RDState, question: Question) -> int:
        if isinstance(question, PieceQuestion):
            return decide_piece(s, question)
        if isinstance(question, SpaceQuestion):
            return decide_space(s, question)
        if isinstance(question, Choice):
            return decide_choice(s, question)
        if isinstance(question, HowMany):
            return COUNT + decide_number(s, question)
        return decide_other(s, question)


def decide_space(s: RDState, q: SpaceQuestion) -> int:
    by = q.by
    if isinstance(q, Depart):
        # 8.5.7: a non-player moves everything out of an origin in one go.
        blocks.travel_from(s, q.origin)
        return DONE
    spaces = [space for space in range(SPACES) if q.space_why(s, space) == LEGAL]
    if isinstance(q, Flee):
        # 8.6: all of them flee to one Desert.
        taken = [p for p in spaces if arrived(s, p, HIDDEN[by]) + arrived(s, p, ACTIVE[by])]
        return PICK + select(s, by, COL_PLACE_REBELS, taken or spaces)
    if isinstance(q, Regrow):
        return PICK + q.first(s)
    if isinstance(q, PartSpaces):
        spaces = wished(s, q, spaces)
        if not spaces:
            return DONE
        if isinstance(PARTS[q.part], Journey) and q.spot < 0:
            return PICK + tie(s, spaces)
    aim = q.purpose(s)
    wanted = [space for space in spaces if sensible(s, by, aim, space)]
    if not wanted and q.done_why(s) == LEGAL:
        return DONE
    column = COLUMNS[by].get(aim, -1)
    if column < 0:
        if q.done_why(s) == LEGAL:
            return DONE
        return PICK + tie(s, wanted or spaces)
    mars = [space for space in wanted or spaces if space < MARS]
    return PICK + (select(s, by, column, mars) if mars else tie(s, wanted or spaces))


def wished(s: RDState, q: PartSpaces, spaces: list[int]) -> list[int]:
    """8.5.5: the spaces that the Event's own instruction puts first; none, if it wants none of them."""
    values = [PARTS[q.part].wish(s, q.by, space, q.spot) for space in spaces]
    best = max(values, default=UNWANTED)
    if best < 0:
        return []
    return [space for i, space in enumerate(spaces) if values[i] == best]


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


def decide_piece(s: RDState, q: PieceQuestion) -> int:
    by = q.by
    pieces = q.pieces(s)
    may_stop = q.done_why(s) == LEGAL
    if not pieces:
        return DONE
    if isinstance(q, Ship):
        if q.paid:
            return DONE
        return q.verb() + min([(rank(s, by, p // SPACES, EARTH), p) for p in pieces])[1]
    if isinstance(q, Perish):
        return q.verb() + own_last(s, by, [p // SPACES for p in pieces]) * SPACES + q.space
    if isinstance(q, PartPieces) and q.verb() == MOVE:
        return decide_move(s, q, pieces, may_stop)
    aim = q.purpose(s)
    if aim in (PLACE_UNITS, PLACE_BASES):
        return decide_placing(s, q, pieces, may_stop)
    enemies = [p for p in pieces if hostile(by, OWNER[p // SPACES])]
    if not enemies:
        return DONE if may_stop else q.verb() + least_piece(s, by, pieces)
    if isinstance(q, Removal):
        return q.verb() + struck_piece(s, q, enemies)
    return q.verb() + best_piece(s, by, enemies)


def struck_piece(s: RDState, q: Removal, pieces: list[int]) -> int:
    """8.5.8: by Piece Priorities; Asset 26: a Satellite elsewhere, if it comes before all that is here."""
    here = [p // SPACES for p in pieces if p % SPACES == q.space]
    orbiting = [p % SPACES for p in pieces if p // SPACES == SATELLITE]
    if not here or (orbiting and best_target(s, q.by, [*here, SATELLITE], q.space) == SATELLITE):
        return SATELLITE * SPACES + select(s, q.by, COL_REMOVE_OR_REPLACE, orbiting)
    return best_target(s, q.by, here, q.space) * SPACES + q.space


def least_piece(s: RDState, by: int, pieces: list[int]) -> int:
    """8.2: of its own pieces a Faction gives up those last in Piece Priorities."""
    space = pieces[0] % SPACES
    own = [p // SPACES for p in pieces if OWNER[p // SPACES] == by and p % SPACES == space]
    return own_last(s, by, own) * SPACES + space if own else tie(s, pieces)


def best_piece(s: RDState, by: int, pieces: list[int]) -> int:
    """8.5.6, 8.5.8: the space by Remove or Replace, the piece by Piece Priorities."""
    spaces = sorted({p % SPACES for p in pieces})
    space = spaces[0] if len(spaces) == 1 else select(s, by, COL_REMOVE_OR_REPLACE, spaces)
    kinds = [p // SPACES for p in pieces if p % SPACES == space]
    return best_target(s, by, kinds, space) * SPACES + space


def decide_placing(s: RDState, q: PieceQuestion, pieces: list[int], may_stop: bool) -> int:
    """8.5.5: own pieces are placed, one at a time, each where the table says."""
    by = q.by
    own = [p for p in pieces if OWNER[p // SPACES] == by or (by <= CORP and OWNER[p // SPACES] == EG)]
    if not own:
        return DONE if may_stop else q.verb() + tie(s, pieces)
    spaces = sorted({p % SPACES for p in own})
    mars = [space for space in spaces if space < MARS]
    column = COLUMNS[by].get(q.purpose(s), COL_PLACE_CUBES)
    space = select(s, by, column, mars) if mars else spaces[0]
    kinds = [p // SPACES for p in own if p % SPACES == space]
    best = min([(rank(s, by, kind, space), kind) for kind in kinds])[1]
    return q.verb() + best * SPACES + space


def decide_move(s: RDState, q: PartPieces, pieces: list[int], may_stop: bool) -> int:
    """8.5.7: own units come by Move Priorities, from where most of them can leave; nobody else's do."""
    by = q.by
    goal = PARTS[q.part].goal(q.spot)
    if isinstance(PARTS[q.part], Muster):
        return mustered(s, q, pieces)
    if goal < 0 or not may_stop:
        own = [p for p in pieces if not hostile(by, OWNER[p // SPACES]) and not IS_BASE[p // SPACES]]
        return DONE if may_stop else q.verb() + tie(s, own or pieces)
    if by == MG and all(p // SPACES == SECURITY for p in pieces):
        return guards_for(s, q, pieces, goal)
    left = sorted({p % SPACES for p in pieces})
    while left:
        values = [movable_from(s, by, space) for space in left]
        origin = blocks.most(s, values, left)
        kind = next_for(s, by, origin, goal)
        if kind >= 0 and kind * SPACES + origin in pieces:
            return q.verb() + kind * SPACES + origin
        left.remove(origin)
    return DONE


def mustered(s: RDState, q: PartPieces, pieces: list[int]) -> int:
    """Asset 13: as in Redeploy, one by one from where most are and can be spared."""
    spaces = [space for space in sorted({p % SPACES for p in pieces}) if spare(s, q.by, space)]
    if not spaces:
        return DONE
    origin = blocks.most(s, [s.rebels(space, q.by) for space in spaces], spaces)
    return q.verb() + max([p for p in pieces if p % SPACES == origin])


def guards_for(s: RDState, q: PartPieces, pieces: list[int], goal: int) -> int:
    """Event 13: MarsGov moves Security as if they were its Troops."""
    held = s.control(goal) == COIN and s.cubes(goal) >= max(s.hidden_rebels(goal), s.population(goal))
    free = [p for p in pieces if may_leave(s, MG, SECURITY, p % SPACES)]
    if held or not free:
        return DONE
    return q.verb() + blocks.most(s, [s.at(p % SPACES, SECURITY) for p in free], free)


def decide_choice(s: RDState, q: Choice) -> int:
    by = q.by
    options = q.options(s)
    if isinstance(q, Reputation):
        return CHOOSE + (OPT_EG_PLUS if EG_VALUE[s.eg_box] < 4 else OPT_EG_MINUS)
    if isinstance(q, ShipPeople):
        return DONE
    if isinstance(q, Reply):
        return CHOOSE + OPT_ATTACK if replies(s, q) else DONE
    if isinstance(q, Hack):
        return CHOOSE + (OPT_PROFITS if s.is_np(MG) else OPT_MG_RESOURCES)
    if isinstance(q, RallyHere):
        return CHOOSE + blocks.rally_choice(s, by, q.space, options)
    if not options:
        return DONE
    if OPT_REMOVE in options and OPT_REPLACE in options:
        return CHOOSE + OPT_REMOVE
    return CHOOSE + preferred(s, by, options)


def preferred(s: RDState, by: int, options: list[int]) -> int:
    """8.5.5: what a Faction takes among the outcomes of a card."""
    if OPT_TAKE_RESOURCES in options:
        return OPT_EMPTY_TRANSIT if s.is_np(MG) else OPT_TAKE_RESOURCES
    if OPT_RED_DUST in options and OPT_RECLAIMERS in options:
        if len(options) > 2:
            return OPT_RED_DUST if by == RD else OPT_RECLAIMERS
        return OPT_RED_DUST if not s.is_np(RD) and s.is_np(CR) else OPT_RECLAIMERS
    if OPT_PROFITS in options and OPT_SUPPLY in options:
        return OPT_PROFITS if by == CORP else OPT_SUPPLY
    if OPT_MG_TROOPS in options:
        return OPT_MG_TROOPS if by == MG else OPT_EG_TROOPS
    if OPT_SUPPLY in options:
        return OPT_SUPPLY if by == MG else OPT_EG_TROOPS
    if OPT_ADD in options:
        return OPT_ADD if by == MG else OPT_REMOVE
    if OPT_ASSAULT in options:
        return OPT_ASSAULT
    return options[0]


def replies(s: RDState, q: Reply) -> bool:
    """8.6: not at the price of the last Hidden Rebel at an own Base; Red Dust only without Opposition."""
    if q.by == RD and s.level[q.space] < 0:
        return False
    return not (s.hidden(q.space, q.by) and s.bases(q.space, q.by))


def decide_number(s: RDState, q: HowMany) -> int:
    if isinstance(q, RaiseSpecOps):
        need = assault_kills(s, CORP, q.space) - s.cubes(q.space) - s.active(q.space, CORP)
        return max(0, min(q.high(s), need))
    if isinstance(q, PartCount) and q.by == RD and q.purpose(s) == 0 and q.most == s.displaced:
        return 0
    return q.high(s)


def decide_other(s: RDState, q: Question) -> int:
    if isinstance(q, SetDice):
        return SET_DICE + dice(s, q.by, q.space)
    if isinstance(q, (HouseOrRepair, GoodDeeds)):
        return decide_people(s, q)
    if isinstance(q, Operation):
        return decide_operation(s, q)
    if isinstance(q, PartFaction):
        return decide_faction(s, q)
    if isinstance(q, ChooseOperation):
        return decide_free_operation(s, q)
    if isinstance(q, ChooseLine):
        return decide_line(s, q)
    if isinstance(q, Gather):
        Settle(q.by, q.to, gather(s, q.by, q.op, q.to, 0)).run(s)
        return DONE
    legal = q.legal(s, -1)
    if isinstance(q, DropCampaign):
        hurting = [CAMPAIGN_CARD + c for c in (TRANSPORT_WORKERS, LEGAL_INJUNCTIONS, GENERAL_STRIKE)]
        found = [action for action in legal if action in hurting]
        return tie(s, found or legal)
    return DONE if DONE in legal else tie(s, legal)


def dice(s: RDState, by: int, space: int) -> int:
    """8.7: Reclaimers set 1 and 1; Red Dust weighs Bases, then Damage, then pieces."""
    if by == CR:
        return 0
    forces = s.coin_forces(space) + s.rebel_forces(space) + s.at(space, SATELLITE)
    best = 0
    best_score = (-1, -1, -1)
    for low in range(6):
        for high in range(low, 6):
            n = 2 * hits(s, by, space, low + 1, high + 1)
            harmed = low + high + 2 <= forces and s.population(space) > 0
            pleasing = 1 if harmed == (s.level[space] > 0) else 0
            score = (bases_fall(s, by, space, n), pleasing, n)
            if score > best_score:
                best_score = score
                best = low * 6 + high
    return best


def bases_fall(s: RDState, by: int, space: int, n: int) -> int:
    """How many enemy Bases n removals could reach."""
    guards = s.cubes(space) + s.at(space, EG_TROOP) + s.at(space, ACTIVE_SPECOPS)
    coin = max(0, min(s.coin_bases(space), n - guards)) if s.coin_bases(space) else 0
    other = CR if by == RD else RD
    rebel = max(0, min(s.bases(space, other), n - s.rebels(space, other))) if s.bases(space, other) else 0
    return max(coin, rebel)


def decide_people(s: RDState, q: Question) -> int:
    """8.6: Repair before House for the Corporations' good deeds, House first otherwise."""
    legal = q.legal(s, -1)
    if isinstance(q, GoodDeeds):
        if REPAIR + q.space in legal:
            return REPAIR + q.space
        home = HOUSE + q.space in legal and s.bases(q.space, CORP) and house_why(s, q.space) == LEGAL
        return HOUSE + q.space if home else DONE
    for verb in (HOUSE, REPAIR):
        spaces = [action - verb for action in legal if is_space(action, verb)]
        if q.by == RD:
            spaces = [space for space in spaces if s.level[space] <= 0]
        elif q.by == MG:
            spaces = [space for space in spaces if s.level[space] >= 0]
        else:
            spaces = [space for space in spaces if s.bases(space, CORP)]
        if spaces:
            return verb + select(s, q.by, COL_PLACE_POPULATION, spaces)
    return DONE


def decide_operation(s: RDState, q: Operation) -> int:
    """8.5.5: a free Operation follows its block, without Activation rolls."""
    if q.flags & MUST_AMBUSH:
        spaces = [space for space in range(MARS) if q.ambush_why(s, space) == LEGAL]
        if not spaces:
            return DONE
        return AMBUSH + select(s, q.by, COL_AMBUSH if q.by == RD else COL_ATTACK, spaces)
    for stage in range(blocks.STAGES[q.op]):
        if q.op == ASSAULT and stage == 1:
            continue
        fits = blocks.candidates(s, q.by, q.op, stage, q.chosen)
        spaces = [space for space in fits if q.space_why(s, space) == LEGAL]
        if q.op == ATTACK and not spaces:
            spaces = [space for space in range(MARS) if q.space_why(s, space) == LEGAL]
        if spaces:
            return PICK + blocks.choose_space(s, q.by, q.op, stage, spaces, 0)
    return DONE


def decide_faction(s: RDState, q: PartFaction) -> int:
    """8.5.5: oneself if possible; the enemy when somebody is to be hit, a player first."""
    named = [action - NAME for action in q.legal(s, -1)]
    if q.by in named and not isinstance(PARTS[q.part], Confiscate):
        return NAME + q.by
    for faction in named:
        if hostile(q.by, faction) and played(s, faction):
            return NAME + faction
    return NAME + tie(s, named)


def decide_free_operation(s: RDState, q: ChooseOperation) -> int:
    """Event 34: the Operation its instruction names; a Capability: one from a Curiosity card."""
    legal = [action - OP for action in q.legal(s, -1) if action != DONE]
    fit = [op for op in legal if blocks.possible(s, q.by, op)]
    if q.spot < 0:
        return operation_drawn(s, q.by, fit) if fit else DONE
    wanted = {MG: ASSAULT, CORP: ASSAULT, RD: CAMPAIGN, CR: ATTACK}[q.by]
    if wanted in fit:
        return OP + wanted
    return OP + fit[0] if fit else DONE


def operation_drawn(s: RDState, by: int, fit: list[int]) -> int:
    """8.5.5: the first Operation, front before back, of the Faction's next card that has one that fits."""
    for _ in range(FRONTS):
        card = next_card(s, by)
        for side in (2 * card, 2 * card + 1):
            op = Card(by, ALONE, 0, side, -1, NO_OP).coming(s)
            if op in fit:
                s.log(LOG_NP_CARD, by, side)
                return OP + op
    return DONE


def decide_line(s: RDState, q: ChooseLine) -> int:
    """Events 13, 38: spaces by the table, one after the other, until one line is left that touches them."""
    lines = [action - PICK_LINE for action in q.legal(s, -1)]
    cut = isinstance(PARTS[q.part], CutLine)
    column = COLUMNS[q.by].get(PLACE_DAMAGE if cut else SHIFT_DOWN, COL_REMOVE_OR_REPLACE)
    seen = 0
    while len(lines) > 1:
        touched = 0
        for line in lines:
            touched |= LINE_MASK[line] & (MARS_LABYRINTHS if cut else MARS_MASK)
        spaces = [p for p in range(MARS) if (touched & ~seen) >> p & 1]
        if not spaces:
            break
        space = select(s, q.by, column, spaces)
        seen |= 1 << space
        lines = [line for line in lines if LINE_MASK[line] >> space & 1]
    return PICK_LINE + tie(s, lines)


DECIDERS[0] = Curious()
