"""What loses the game, or throws points away, before it is done.

A choice is made on a copy, and the card that is being played is followed to its end: one's own answers are
the best ones, the other side's the worst, and dice fall either way. So nuclear war comes out of the rules,
through whatever event it comes. Cards that nobody can know are tried one after the other.
"""

from typing import Final

from tharsis.games.twilight_struggle.actions import (
    ACTIONS,
    COUP,
    COUP_ATTEMPT,
    DISCARD,
    END_CRISIS,
    END_FINAL,
    END_HELD,
    END_NUCLEAR,
    EVENT,
    FROM_HAND,
    GIVE,
    HEADLINE,
    INFLUENCE,
    PLACE,
    PLAY,
    REALIGN,
    REALIGNMENT,
    REMOVE,
    TARGET,
    WARN_CRISIS,
    WARN_ENEMY_EVENT,
    WARN_HELD,
    WARN_LOSES,
    WARN_MAY_HELD,
    WARN_MAY_LOSE,
    WARN_MAY_NUCLEAR,
    WARN_MILITARY,
    WARN_NUCLEAR,
)
from tharsis.games.twilight_struggle.board import BATTLEGROUND, BRINK
from tharsis.games.twilight_struggle.codes import DECK, FACES, HAND, HEADLINED, TABLE, US, USSR
from tharsis.games.twilight_struggle.deck import FIVE_YEAR_PLAN, MISSILE_ENVY, NEUTRAL, SIDE
from tharsis.games.twilight_struggle.rules.events import EventOf
from tharsis.games.twilight_struggle.rules.headline import ChooseHeadline
from tharsis.games.twilight_struggle.rules.operations import ChooseOperation
from tharsis.games.twilight_struggle.rules.play import Mode, enemy_card
from tharsis.games.twilight_struggle.rules.rounds import ChooseCard, TrappedRound
from tharsis.games.twilight_struggle.rules.turn import HeldCard
from tharsis.games.twilight_struggle.state import TSState
from tharsis.kernel import GRAVE, LEGAL, NOTE, WASTE, AnyStep, Caution, Source, State

# How a game may go from a position on, for the seat that is warned.
SAFE: Final = 0
MAY: Final = 1
LOST: Final = 2

#: Positions looked at for one warning. Where they do not suffice nothing is said.
ENOUGH: Final = 400
#: Questions at which the card under way is over.
REST: Final = (ChooseCard, TrappedRound, ChooseHeadline, HeldCard)
#: Answers that differ in no danger: one of them stands for all.
ALIKE: Final = (PLACE, REALIGN, REMOVE, TARGET, GIVE, DISCARD)
#: Attempts after whose roll no card goes on otherwise than before.
ONE_ROLL: Final = (COUP, REALIGN)
#: Dice, in the order in which they are rolled: each course is tried.
LOW: Final = 0
HIGH: Final = FACES - 1
COURSES: Final[tuple[tuple[int, ...], ...]] = ((LOW,), (HIGH,), (LOW, HIGH), (HIGH, LOW))


class Course(Source):
    """One course of chance: dice in turn, and a card of a hand."""

    def __init__(self, dice: tuple[int, ...], card: int = -1) -> None:
        self.dice: Final = dice
        self.chosen: Final = card
        self.rolled = 0
        self.bag: list[int] = []  # of the hand from which a card was taken

    def number(self, s: State, kind: int, n: int) -> int:
        face = self.dice[self.rolled % len(self.dice)]
        self.rolled += 1
        return min(face, n - 1)

    def card(self, s: State, kind: int, bag: list[int]) -> int:
        if kind in FROM_HAND:
            self.bag = bag[:]
        return self.chosen if self.chosen in bag else bag[0]


class Outlook:
    """How a card goes on for a seat, whose cards alone are known."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat
        self.left = ENOUGH
        self.ending = END_NUCLEAR  # how the game was lost

    # -- one answer -------------------------------------------------------------------------------

    def after(self, s: TSState, seat: int, action: int) -> int:
        """From an answer on, over all courses of chance."""
        step = s.asking
        if isinstance(step, ChooseHeadline) and not s.cards.piles[HEADLINED + 1 - self.seat]:
            return self.headline(s, action - HEADLINE)
        if isinstance(step, Mode) and action == EVENT and self.blind(step.card):
            return self.unknown_events(s)
        found: list[int] = []
        first = self.course(s, seat, action, Course(COURSES[0]), found)
        if first.rolled and ACTIONS.base(action) not in ONE_ROLL:
            for dice in COURSES[1:]:
                self.course(s, seat, action, Course(dice), found)
        if first.bag and all(s.cards.place[card] == HAND + self.seat for card in first.bag):
            for card in first.bag[1:]:
                self.course(s, seat, action, Course(COURSES[0], card), found)
        return either(found)

    def course(self, s: TSState, seat: int, action: int, course: Course, found: list[int]) -> Course:
        t = s.clone()
        t.source = course
        t.apply(seat, action)
        found.append(self.value(t))
        return course

    def value(self, s: TSState) -> int:
        """From a position on, until the card under way is over."""
        if s.over:
            return self.ended(s)
        self.left -= 1
        step = s.asking
        if step is None or isinstance(step, REST) or self.left <= 0:
            return SAFE
        actor = s.actor()
        answers = distinct(step.legal(s, actor))
        return self.best(s, answers) if actor == self.seat else self.worst(s, actor, answers)

    def ended(self, s: TSState) -> int:
        """What the points decide after turn 10 is no slip."""
        if s.winner != 1 - self.seat or s.ending == END_FINAL:
            return SAFE
        self.ending = s.ending
        return LOST

    def best(self, s: TSState, answers: list[int]) -> int:
        best = LOST
        for action in answers:
            best = min(best, self.after(s, self.seat, action))
            if best == SAFE:
                break
        return best

    def worst(self, s: TSState, seat: int, answers: list[int]) -> int:
        return either([self.after(s, seat, action) for action in answers])

    # -- what nobody knows ------------------------------------------------------------------------

    def blind(self, card: int) -> bool:
        """An event that brings a card of the other side's hand into play."""
        return card == MISSILE_ENVY or (card == FIVE_YEAR_PLAN and self.seat == US)

    def unknown_events(self, s: TSState) -> int:
        """49, 5: the events of all cards that the other side may hold."""
        other = HAND + 1 - self.seat
        found = [SAFE]
        for card, place in enumerate(s.cards.place):
            hidden = place in (DECK, other) and not s.cards.knows(self.seat, card)
            if (hidden or place == other) and SIDE[card] in (self.seat, NEUTRAL):
                found.append(self.event(s, card, s.defcon))
        return either(found)

    def headline(self, s: TSState, card: int) -> int:
        """4.5.C: by itself, and after a headline of the other side that lowers DEFCON."""
        if self.blind(card):
            return self.unknown_events(s)
        found = [self.event(s, card, s.defcon)]
        if s.defcon == BRINK + 1:
            found.append(self.event(s, card, BRINK))
        return either(found)

    def event(self, s: TSState, card: int, defcon: int) -> int:
        """The event of a card that the seat plays, and nothing else."""
        t = s.clone()
        t.source = Course(COURSES[1])
        t.asking = None
        t.owing = 0
        t.parallel = False
        t.answers = []
        t.agenda.clear()
        t.phasing = self.seat
        t.defcon = defcon
        t.put(card, TABLE)
        t.do(EventOf(card, self.seat))
        t.advance()
        return self.value(t)


def distinct(legal: list[int]) -> list[int]:
    """Of answers that are alike one alone: a marker goes where it invites no coup."""
    met: set[int] = set()
    found: list[int] = []
    for action in sorted(legal, key=invites_a_coup):
        verb = ACTIONS.base(action)
        if verb not in ALIKE or verb not in met:
            found.append(action)
        met.add(verb)
    return found


def invites_a_coup(action: int) -> bool:
    """6.3.4: markers in battlegrounds come last."""
    return ACTIONS.base(action) == PLACE and BATTLEGROUND[action - PLACE]


def either(found: list[int]) -> int:
    """What others, or the dice, decide: certain only where all of it is."""
    if min(found) == LOST:
        return LOST
    return MAY if max(found) > SAFE else SAFE


def warn(s: TSState, seat: int, action: int) -> list[Caution]:
    """What to tell a side before it answers."""
    step = s.asking
    if step is None or action >= s.aside_base:
        return []
    found = loss(s, seat, action, step)
    if not found:
        found = short_of_operations(s, step, action)
    if isinstance(step, ChooseCard) and action >= PLAY and found == []:
        found = enemy_event(s, seat, action)
    return found


def loss(s: TSState, seat: int, action: int, step: AnyStep) -> list[Caution]:
    """10.3.1, 8.1.3: the game is lost, or may be. Within a card only where another answer is better: whoever
    has chosen it has been told."""
    outlook = Outlook(seat)
    value = outlook.after(s, seat, action)
    if value == SAFE:
        return []
    if not isinstance(step, ChooseCard | Mode | ChooseHeadline):
        others = Outlook(seat)
        if others.best(s, distinct([a for a in s.legal(seat) if a < s.aside_base])) >= value:
            return []
    codes = {
        END_NUCLEAR: (WARN_MAY_NUCLEAR, WARN_NUCLEAR),
        END_CRISIS: (WARN_CRISIS, WARN_CRISIS),
        END_HELD: (WARN_MAY_HELD, WARN_HELD),
    }.get(outlook.ending, (WARN_MAY_LOSE, WARN_LOSES))
    return [Caution(GRAVE, codes[value == LOST])]


def short_of_operations(s: TSState, step: AnyStep, action: int) -> list[Caution]:
    """8.2.1: in the last round of a turn, points that go elsewhere than into a coup."""
    if not isinstance(step, ChooseOperation) or action not in (INFLUENCE, REALIGNMENT):
        return []
    by = step.by
    short = s.defcon - s.military_ops[by]
    if s.phasing != by or s.rounds_left(by) > 0 or short <= 0 or step.coup_why(s) != LEGAL:
        return []
    if Outlook(by).after(s, by, COUP_ATTEMPT) != SAFE:
        return []
    return [Caution(WASTE, WARN_MILITARY, (short, 1 - by))]


def enemy_event(s: TSState, seat: int, action: int) -> list[Caution]:
    """5.2: the other side's event comes with the points of its card."""
    if ACTIONS.base(action) != PLAY or not enemy_card(seat, action - PLAY):
        return []
    return [Caution(NOTE, WARN_ENEMY_EVENT, (USSR if seat == US else US,))]
