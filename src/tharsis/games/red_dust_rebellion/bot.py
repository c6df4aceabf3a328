"""What the game knows about playing it well: answers are played on to the end of the turn, then weighed."""

from typing import Final

from tharsis.games.red_dust_rebellion.actions import (
    ACCEPT,
    AMBUSH,
    DONE,
    MOVE,
    PASS,
    PICK,
    REFUSE,
    REMOVE,
    SET_DICE,
    SUPPRESS,
)
from tharsis.games.red_dust_rebellion.deck import FIRST_STORM
from tharsis.games.red_dust_rebellion.judgement import outlook, worth
from tharsis.games.red_dust_rebellion.pieces import CR
from tharsis.games.red_dust_rebellion.rules.agreements import Pact
from tharsis.games.red_dust_rebellion.rules.ask import PickCount
from tharsis.games.red_dust_rebellion.rules.attack import SetDice
from tharsis.games.red_dust_rebellion.rules.gather import MoveCount
from tharsis.games.red_dust_rebellion.rules.march_travel import GoOn
from tharsis.games.red_dust_rebellion.rules.operations import Operation
from tharsis.games.red_dust_rebellion.rules.sequence import MoveUp, NextActor
from tharsis.games.red_dust_rebellion.rules.special_activities import AfterOperation, SpecialSpaces
from tharsis.games.red_dust_rebellion.rules.transfers import Agree, GiveCards
from tharsis.games.red_dust_rebellion.rules.turn import Turn, place_of
from tharsis.games.red_dust_rebellion.state import RDState
from tharsis.kernel import NEVER, Advisor, AnyStep, Question, Rng, State

WIDE: Final = 24  # answers weighed to a question
NARROW: Final = 4  # answers weighed to the questions that follow
LAST: Final = 12  # the same when a check is at hand
FEW: Final = 4  # so few answers are followed more than once, and on the way none is left to chance
AGAIN: Final = 2
DEPTH: Final = 30  # how far a line is followed within one's own turn
#: What staying Eligible is worth, and being 1st or 2nd Eligible.
PATIENCE: Final = 1.0
PLACES: Final[tuple[float, ...]] = (1.5, 1.0, 0.0, 0.0)
LAST_PLACES: Final[tuple[float, ...]] = (5.0, 4.5, 2.5, 0.0)  # before a storm, after which all are Eligible
#: An answer that only goes on, or a further space, must bring as much as this.
GAIN: Final = 0.02


class RDAdvisor(Advisor):
    """Plays each answer on to the end of its own turn, and weighs the margins then."""

    def choose(self, s: State, seat: int, legal: list[int]) -> int:
        assert isinstance(s, RDState)
        if len(legal) == 1:
            return legal[0]
        dealt = answer_to_deal(s)
        if dealt != NEVER:
            return dealt
        options = self.sensible(s, seat, legal)
        if len(options) == 1:
            return options[0]
        if isinstance(s.asking, GoOn) and DONE not in options:
            return options[s.rng.below(len(options))]  # on the way to where they may end
        mine = asked_faction(s, seat)
        return Plan(seat, mine, s.rng).decide(own_turn(s, mine), options, WIDE)

    def sensible(self, s: State, seat: int, legal: list[int]) -> list[int]:
        """1.6: no bot proposes deals."""
        return [action for action in legal if action < s.aside_base]

    def value(self, s: State, seat: int) -> float:
        assert isinstance(s, RDState)
        return outlook(s, seat)


def answer_to_deal(s: RDState) -> int:
    """1.6: gifts are welcome and never returned; who looks one turn ahead can promise nothing."""
    step = s.asking
    if isinstance(step, Agree):
        return ACCEPT if step.by == step.taker else REFUSE
    if isinstance(step, Pact):
        return REFUSE
    return DONE if isinstance(step, GiveCards) else NEVER


def asked_faction(s: RDState, seat: int) -> int:
    """The Faction that the open question is for."""
    step = s.asking
    if isinstance(step, Question) and s.seat_by[step.by] == seat:
        return step.by
    return s.factions_of(seat)[0]


def own_turn(s: RDState, faction: int) -> RDState:
    """The position with nothing to come after the Faction's own turn, or after its answer outside of it."""
    t = s.clone()
    kept = len(t.agenda)
    if t.acting == faction:
        for i in range(len(t.agenda) - 1, -1, -1):
            if isinstance(t.agenda[i], NextActor):
                kept = i + 1
                break
    t.agenda = t.agenda[kept:]
    return t


def answers(s: RDState) -> list[int]:
    """What may be answered to the open question, deals apart (1.6)."""
    return [action for action in s.legal(s.actor()) if action < s.aside_base]


def stormy(s: RDState) -> bool:
    """Whether a Dust Storm comes next, and with it a victory check."""
    return s.upcoming >= FIRST_STORM


def space_by_space(step: AnyStep | None) -> bool:
    """Whether a question is a decision of its own within a turn."""
    return isinstance(step, (Operation, SpecialSpaces, AfterOperation))


def spaces_of(options: list[int]) -> list[int]:
    """The spaces an Operation may take; where it may Ambush it does (6.9, 6.12)."""
    return [
        action
        for action in options
        if AMBUSH <= action < SUPPRESS or (PICK <= action < AMBUSH and action - PICK + AMBUSH not in options)
    ]


class Plan:
    """A seat's turn, thought out for one of its Factions."""

    def __init__(self, seat: int, faction: int, rng: Rng) -> None:
        self.seat: Final = seat
        self.faction: Final = faction
        self.rng: Final = rng

    def decide(self, s: RDState, options: list[int], width: int) -> int:
        """The best answer; an Operation takes spaces as long as they help, and only then anything else."""
        if isinstance(s.asking, Operation):
            spaces = spaces_of(options)
            if spaces and DONE in options:
                rest = [action for action in options if not PICK <= action < SUPPRESS]
                floor = worth(s, self.faction) + GAIN
                return self.best_of(s, spaces, width, rest, floor)
            if spaces:
                options = spaces
        return self.best_of(s, options, width, options, -1e6)

    def best_of(self, s: RDState, options: list[int], width: int, others: list[int], floor: float) -> int:
        """The best of some options, or of others if none is worth more than the floor."""
        best = NEVER
        for action in self.some_of(options, width):
            value = self.weigh(s, action, AGAIN if len(options) <= FEW else 1) + self.rng.below(100) / 10000
            if value > floor:
                floor = value
                best = action
        if best != NEVER:
            return best
        return others[0] if len(others) == 1 else self.best_of(s, others, width, others, -1e6)

    def some_of(self, options: list[int], width: int) -> list[int]:
        """As many as can be weighed, and stopping among them if one may stop."""
        if len(options) <= width:
            return options
        pool = options[:]
        for i in range(width):
            j = i + self.rng.below(len(pool) - i)
            other = pool[j]
            pool[j] = pool[i]
            pool[i] = other
        found = pool[:width]
        if DONE in options and DONE not in found:
            found.append(DONE)
        return found

    def weigh(self, s: RDState, action: int, times: int) -> float:
        """The best of several ways to go on; what is decided space by space has been thought through."""
        found = self.follow(s, action)
        if not (space_by_space(s.asking) or isinstance(s.asking, Turn)):
            for _ in range(times - 1):
                found = max(found, self.follow(s, action))
        return found

    def follow(self, s: RDState, action: int) -> float:
        """What the position is worth when the turn is played on after an answer; a question that is asked
        again is another decision. Going on is weighed where it leads, so that each step must bring something
        and there is an end to it (5.8)."""
        t = s.clone()
        t.rng.seed(self.rng.word())
        waiting = len(s.agenda)
        going_on = isinstance(s.asking, GoOn)
        t.apply(self.seat, action)
        for _ in range(DEPTH):
            step = t.asking
            if step is None or type(step) is type(s.asking):
                break
            if going_on and not isinstance(step, PickCount):
                break
            if t.actor() != self.seat or not space_by_space(step):
                t.apply(t.actor(), self.at_a_glance(t))
            elif len(t.agenda) < waiting:
                break
            else:
                t.apply(self.seat, self.next_answer(t))
        return worth(t, self.faction) + self.besides(s, t, action)

    def besides(self, s: RDState, t: RDState, action: int) -> float:
        """What no position shows: being Eligible, earlier in the order, or at the end of one's way."""
        if action == PASS:
            return 0.0 if stormy(s) else PATIENCE
        if action == DONE and isinstance(s.asking, GoOn):
            return GAIN
        if not isinstance(s.asking, MoveUp):
            return 0.0
        return LAST_PLACES[place_of(t, CR)] if stormy(s) else PLACES[place_of(t, CR)]

    def next_answer(self, t: RDState) -> int:
        options = answers(t)
        if len(options) == 1:
            return options[0]
        return self.decide(t, options, LAST if stormy(t) else NARROW)

    def at_a_glance(self, t: RDState) -> int:
        """A sensible answer to a question on the way: one does what one set out to do."""
        legal = answers(t)
        options = [action for action in legal if action not in (DONE, PASS)]
        step = t.asking
        if not options or (isinstance(step, GoOn) and DONE in legal):
            return DONE if DONE in legal else legal[0]
        if len(options) == 1:
            return options[0]
        if isinstance(step, SetDice):
            face = min(6, t.rebels(step.space, step.by)) - 1
            return self.best_now(t, [SET_DICE, SET_DICE + face * 6 + face])
        if isinstance(step, MoveCount):
            return self.best_now(t, [options[-1], options[len(options) // 2], options[0]])
        if MOVE <= options[0] < REMOVE and DONE in legal and t.rng.below(3) == 0:
            return DONE
        if len(options) <= FEW and not isinstance(step, PickCount):
            return self.best_now(t, options)
        return self.at_random(t, options)

    def at_random(self, t: RDState, options: list[int]) -> int:
        """Any answer; of numbers the highest."""
        return options[-1] if isinstance(t.asking, PickCount) else options[t.rng.below(len(options))]

    def best_now(self, t: RDState, options: list[int]) -> int:
        """The answer after which the position is best, when what it asks at once is answered anyhow."""
        best = options[0]
        best_value = -1e6
        for action in options:
            after = t.clone()
            after.apply(t.actor(), action)
            if isinstance(after.asking, PickCount):
                after.apply(after.actor(), self.at_random(after, answers(after)))
            value = worth(after, self.faction)
            if value > best_value:
                best_value = value
                best = action
        return best
