"""Plays a record by our rules and compares every figure it prints.

At each question the answers that fit the next lines are tried on clones, the likeliest first; where the
record is silent (dice of the Olympic Games), the outcomes are tried too. What our rules log must fit. A
position that led nowhere is not tried again, in whatever order its markers were placed.
"""

from typing import Final, cast

from tharsis.games.twilight_struggle.actions import END_CRISIS, END_NUCLEAR
from tharsis.games.twilight_struggle.board import PEACE
from tharsis.games.twilight_struggle.codes import NOBODY, SIDE_IDS
from tharsis.games.twilight_struggle.importer.chance import Recorded
from tharsis.games.twilight_struggle.importer.choice import Answer, announce, answers, no_answer, runs_out
from tharsis.games.twilight_struggle.importer.cursor import Cursor, parts_of
from tharsis.games.twilight_struggle.importer.hands import Hands, deal
from tharsis.games.twilight_struggle.importer.movements import OutOfPlace
from tharsis.games.twilight_struggle.importer.parse import (
    UNKNOWN,
    Section,
    read,
    unread,
    with_optional_cards,
)
from tharsis.games.twilight_struggle.importer.parted import Parted, Unprinted
from tharsis.games.twilight_struggle.importer.tell import conclude
from tharsis.games.twilight_struggle.state import TSState
from tharsis.kernel import BadReplay, Contradiction, Game, Imported, Match, NeedOutcome, TapeSource, Unread
from tharsis.kernel.chance import outcomes

_GUESSES: Final = 2  # dice in a row that a record leaves out
_PATIENCE: Final = 6_000  # positions tried before a record is given up


def import_record(game: Game, text: str) -> Imported:
    """Read a record, play it as far as it goes, and report."""
    sections = read(text)
    lost = unread(sections)
    told, notes = _up_to_an_unknown_card(sections)
    unspoken: frozenset[int] = frozenset()
    while True:
        hands, known, fault = _deal(told, unspoken)
        drive = _Drive(game, known, hands, lost)
        drive.run()
        learned = unspoken | drive.unspoken
        if (drive.followed and fault is None) or learned == unspoken:
            break
        unspoken = learned  # cards that stay in play where the first pass took them out
    if fault is not None and drive.followed:
        words = text.splitlines()[fault.line - 1].strip()
        drive.blame(
            Contradiction(fault.line, words, "4.3", fault.card, "in use", fault.ours), unseen=fault.unseen
        )
    return drive.report(notes)


def _up_to_an_unknown_card(sections: list[Section]) -> tuple[list[Section], list[str]]:
    """A round of which nobody knows the card ends what can be played."""
    for i, section in enumerate(sections):
        if section.card == UNKNOWN:
            if i < 2:
                raise BadReplay(
                    f"line {section.number}: the card cannot be read; nothing can be played",
                    "record-card",
                    {"line": section.number},
                )
            return sections[:i], [f"line {section.number}: the card cannot be read: imported up to there"]
    return sections, []


def _deal(
    sections: list[Section], unspoken: frozenset[int]
) -> tuple[Hands, list[Section], OutOfPlace | None]:
    """The hands; where there are none, those up to the section in which a card is out of place."""
    fault: OutOfPlace | None = None
    while True:
        try:
            return deal(sections, unspoken), sections, fault
        except OutOfPlace as found:
            fault = found
            sections = [section for section in sections if section.number <= found.line][:-1]
            if len(sections) < 2:
                raise BadReplay(
                    f"{found}; nothing before it can be played", "record-parted", {"found": str(found)}
                ) from found


class _Branch:
    """A position, how it came about, and the answers still to be tried there."""

    def __init__(self, s: TSState, move: tuple[int, int]) -> None:
        self.s: Final = s
        self.move: Final = move
        self.ended = s.over or self.cursor.ended()
        self.seat = -1  # who is to answer
        self.tries: list[Answer] = []

    @property
    def cursor(self) -> Cursor:
        return cast(Recorded, self.s.source).cursor

    def key(self) -> tuple[object, ...]:
        return self.s.digest(), *self.cursor.key()


class _Drive:
    """One walk through a record, depth first."""

    def __init__(self, game: Game, sections: list[Section], hands: Hands, lost: list[Unread]) -> None:
        self.game: Final = game
        self.lost: Final = lost
        self.hands: Final = hands
        self.parts: Final = parts_of(sections)
        self.options: Final = _options(sections)
        self.path: list[_Branch] = []
        self.furthest: list[_Branch] = []
        self.dead: set[tuple[object, ...]] = set()
        self.worst: Contradiction | None = None
        self.excused = False  # lines that could not be read may explain it
        self.followed = False
        self.given_up = False

    def run(self) -> None:
        """Follow the record; where every way parts from it, keep the one that went furthest."""
        source = Recorded(Cursor(self.parts), self.hands)
        self._arrive(cast(TSState, self.game.new(options=self.options, source=source)), (-1, -1))
        for _ in range(_PATIENCE):
            here = self.path[-1]
            if here.ended:
                self.followed = True
                self.furthest = self.path
                return
            if here.tries:
                self._try(here, here.tries.pop(0))
            elif len(self.path) > 1:
                self.dead.add(self.path.pop().key())
            else:
                return
        self.given_up = True

    @property
    def unspoken(self) -> frozenset[int]:
        """Events that are printed on the way and did not happen."""
        return frozenset(self.furthest[-1].cursor.unspoken)

    def blame(self, contradiction: Contradiction, *, unseen: bool) -> None:
        """What was followed is followed by something that cannot be; a card that is never seen may have
        been on any line that is lost."""
        self.followed = False
        self.worst = contradiction
        self.excused = bool(self.lost) if unseen else self._lost_before(contradiction.line)

    def _arrive(self, s: TSState, move: tuple[int, int]) -> None:
        branch = _Branch(s, move)
        if self.dead and branch.key() in self.dead:
            return
        self.path.append(branch)
        if len(self.path) >= len(self.furthest):
            self.furthest = self.path[:]
        if branch.ended:
            return
        for seat in reversed(s.actors()):  # of both headlines the record may tell one
            branch.seat = seat
            branch.tries = answers(s, seat, branch.cursor)
            if branch.tries:
                return
        branch.ended = runs_out(s, branch.seat, branch.cursor)
        self._note(no_answer(s, branch.seat, branch.cursor), branch.cursor)

    def _try(self, here: _Branch, answer: Answer) -> None:
        """Take an answer on a clone, and go on from there unless it parts from the record."""
        seat = here.seat
        after = here.s.clone()
        source = cast(Recorded, after.source)
        source.guesses = list(answer.dice)
        source.cursor.assumed |= answer.assumed
        announce(source.cursor, answer.action)
        try:
            after.apply(seat, answer.action)
            source.follow(after)
            if after.over and after.ending in (END_NUCLEAR, END_CRISIS) and not source.cursor.ended():
                self._as_if_in_peace(here, answer, source)
            conclude(source.cursor, after)
        except NeedOutcome as need:
            if len(answer.dice) < _GUESSES and not need.cards:
                tries = [(*answer.dice, outcome) for outcome in range(need.n)]
                here.tries[:0] = [Answer(answer.action, answer.assumed, dice) for dice in tries]
            else:
                self._note(no_answer(here.s, seat, here.cursor), source.cursor)
        except Parted as parted:
            self._note(parted.contradiction, source.cursor)
        else:
            self._arrive(after, (seat, answer.action))

    def _as_if_in_peace(self, here: _Branch, answer: Answer, source: Recorded) -> None:
        """8.1.3: the game ends before the result of a coup that starts the war, or under the Cuban Missile
        Crisis, but records tell it: they are held against what it would have done at a safer time."""
        peace = here.s.clone()
        peace.defcon = PEACE
        peace.crisis = NOBODY
        followed = cast(Recorded, peace.source)
        followed.cursor = source.cursor
        followed.peaceful = True
        followed.guesses = list(answer.dice)
        try:
            peace.apply(here.seat, answer.action)
            followed.follow(peace)
        except (Unprinted, NeedOutcome):
            return  # the rest is not told

    def _note(self, contradiction: Contradiction, cursor: Cursor) -> None:
        """Keep the contradiction that lies furthest down the record."""
        if self.worst is None or contradiction.line > self.worst.line:
            self.worst = contradiction
            self.excused = cursor.assumed or cursor.torn > 0 or self._of_cards(contradiction)

    def _of_cards(self, contradiction: Contradiction) -> bool:
        """A card that is not where it should be, which a line lost before may have moved."""
        return contradiction.figure == "decision" and self._lost_before(contradiction.line)

    def _lost_before(self, number: int) -> bool:
        return any(line.line <= number for line in self.lost)

    def report(self, notes: list[str]) -> Imported:
        """Play the moves found once more, from their tape alone, into a match."""
        last = self.furthest[-1]
        tape = TapeSource(outcomes(last.s.tape))
        match = Match(self.game.new(options=self.options, source=tape))
        for branch in self.furthest[1:]:
            seat, action = branch.move
            match.play(seat, self.game.actions.notation(action))
        wrong = [] if self.followed or self.worst is None else [self.worst]
        if wrong and self.excused:
            notes = [*notes, f"lines that cannot be read leave this open: {wrong[0]}: imported up to there"]
            wrong = []
        if self.given_up:
            notes = [*notes, f"given up after {_PATIENCE} positions; other ways to read it were left"]
        complete = last.s.over and self.followed
        if self.followed and not complete and not notes:
            notes = [f"the record ends in turn {last.s.turn}, before the game does"]
        return Imported(match, last.cursor.checked, wrong, complete, notes, self.lost)


def _options(sections: list[Section]) -> dict[str, object]:
    """The options of the table as the record's preamble tells them."""
    options: dict[str, object] = {"optional_cards": with_optional_cards(sections), "handicap": 0}
    for line in sections[0].lines:
        if line.form == "handicap":
            options["handicap_side"] = SIDE_IDS[line.of["side"]]
            options["handicap"] = line.of["points"]
    return options
