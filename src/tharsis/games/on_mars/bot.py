"""How to play On Mars well enough to be fun: one action looked ahead.

In its turn a company tries every action it could take, plays the rest of the turn by answering each
question with what looks best, and takes the one that ends best.
"""

from typing import Final

from tharsis.games.on_mars.actions import DONE, END_TURN, REFILL, USE
from tharsis.games.on_mars.board import HEXES
from tharsis.games.on_mars.codes import COMPANIES
from tharsis.games.on_mars.deck import CONTRACTS
from tharsis.games.on_mars.judgement.papers import lead_in_contract
from tharsis.games.on_mars.judgement.reach import Aims
from tharsis.games.on_mars.judgement.worth import is_last, judge
from tharsis.games.on_mars.rules.construction import Construct
from tharsis.games.on_mars.rules.goals import Prize
from tharsis.games.on_mars.rules.hiring import Refill
from tharsis.games.on_mars.rules.movement import Move
from tharsis.games.on_mars.rules.rounds import StartTurn
from tharsis.games.on_mars.rules.scoring import lead
from tharsis.games.on_mars.rules.shuttle import Travel
from tharsis.games.on_mars.rules.turn import Turn
from tharsis.games.on_mars.rules.upgrading import Upgrade
from tharsis.games.on_mars.state import OMState
from tharsis.kernel import NEVER, Advisor, AnyStep, State

DEPTH: Final = 24  # answers looked ahead within one action
WIDTH: Final = 12  # answers tried at each question on the way
STOPPING: Final = 0.05  # who may go on rather does
A_FAVOUR: Final = 0.6  # what the use of a Tech tile is worth to another company
# 9.1: nothing forces the end, and whoever always judges alike may go round in circles for ever. From this
# round on whims count: one of so many, each worth so much, times the rounds since.
LONG: Final = 32
WHIMS: Final = 10
A_WHIM: Final = 0.08
WORST: Final = -1e9
EVEN: Final = 12.0  # OP ahead that make half of the way from an even game to a won one

#: Questions with which a new action begins: nothing is looked ahead beyond them.
ACTION_ENDS: Final[frozenset[type[AnyStep]]] = frozenset((Turn, Travel))
#: Questions whose answer only shows after the next ones.
SHOWS_LATER: Final[frozenset[type[AnyStep]]] = frozenset((Construct, Upgrade, Prize))
#: Questions answered by what looks best at once, with every answer tried.
STEP_BY_STEP: Final[frozenset[type[AnyStep]]] = frozenset((Move,))


class OMAdvisor(Advisor):
    """Advice for any company."""

    def choose(self, s: State, seat: int, legal: list[int]) -> int:
        assert isinstance(s, OMState)
        if len(legal) == 1:
            return legal[0]
        if type(s.asking) in STEP_BY_STEP:
            return best_answer(s, seat, HEXES, Aims(s, seat))
        if type(s.asking) is Refill:
            return best_refill(s, seat, legal)
        best = legal[0]
        top = WORST
        aims = Aims(s, seat)
        stop = ending(s, seat)
        travelling = type(s.asking) is Travel
        weary = s.round > LONG and type(s.asking) in ACTION_ENDS and not is_last(s)
        for action in legal:
            worth = next_turn(s, seat, action, aims) if travelling else outcome(s, seat, action, aims)
            if weary:
                worth += A_WHIM * (s.round - LONG) * s.rng.below(WHIMS)
            if worth > top or (worth == top and action == stop):
                best, top = action, worth
        return best

    def value(self, s: State, seat: int) -> float:
        """The own position against the best of the others, squeezed between 0 and 1."""
        assert isinstance(s, OMState)
        if s.over:
            ranks = s.result().ranks
            return 1.0 if ranks[seat] == 1 and (s.lacerda < 0 or lead(s) > 0) else 0.0
        others = max([judge(s, c, Aims(s, c)) for c in range(s.companies) if c != seat])
        ahead = judge(s, seat, Aims(s, seat)) - others
        return 0.5 + 0.5 * ahead / (EVEN + abs(ahead))


def outcome(s: OMState, seat: int, action: int, aims: Aims) -> float:
    """The judgement after an action and the rest of what it starts, answered by what looks best."""
    return judge(after(s, seat, action, aims), seat, aims) - favour(seat, action)


def favour(seat: int, action: int) -> float:
    """4.5: what an action does for another company whose Tech tile it uses."""
    return A_FAVOUR if USE <= action < USE + COMPANIES and action != USE + seat else 0.0


def after(s: OMState, seat: int, action: int, aims: Aims) -> OMState:
    """The position after an action and the rest of what it starts."""
    t = s.clone()
    t.recording = False
    t.apply(seat, action)
    for _ in range(DEPTH):
        if t.over or t.actor() != seat or type(t.asking) in ACTION_ENDS or action == END_TURN:
            break
        t.apply(seat, best_answer(t, seat, WIDTH, aims))
    return t


def next_turn(s: OMState, seat: int, action: int, aims: Aims) -> float:
    """The judgement after a journey, or none, and the best turn that could follow at once."""
    t = after(s, seat, action, aims)
    start_turn(t, seat)
    if type(t.asking) is not Turn:
        return judge(t, seat, aims)
    aims = Aims(t, seat)
    return max([outcome(t, seat, begun, aims) for begun in t.legal(seat)])


def start_turn(s: OMState, seat: int) -> None:
    """As if it were the seat's turn now."""
    s.agenda.clear()
    s.asking = None
    s.do(StartTurn(seat))
    s.advance()


def best_refill(s: OMState, seat: int, legal: list[int]) -> int:
    """5.13: the contract in which the company is furthest ahead of the others."""
    best = legal[0]
    top = WORST
    for action in legal:
        if REFILL <= action < REFILL + CONTRACTS:
            worth = lead_in_contract(s, seat, action - REFILL)
            if worth > top:
                best, top = action, worth
    return best


def ending(s: OMState, seat: int) -> int:
    """The answer that ends the open question, if there is one."""
    question = s.asking
    return NEVER if question is None else question.shape(s, seat).stop


def best_answer(s: OMState, seat: int, width: int, aims: Aims) -> int:
    """The answer after which the position looks best at once. Of many not all are tried, but always the
    one that ends the question."""
    legal = s.legal(seat)
    tried = legal[:: -(-len(legal) // width)]
    if DONE in legal and DONE not in tried:
        tried.append(DONE)
    best = legal[0]
    top = WORST
    for action in tried:
        if action == DONE or type(s.asking) in SHOWS_LATER:
            worth = outcome(s, seat, action, aims)
        else:
            t = s.clone()
            t.apply(seat, action)
            worth = judge(t, seat, aims) - favour(seat, action)
        if action == DONE:
            worth -= STOPPING
        if worth > top:
            best, top = action, worth
    return best
