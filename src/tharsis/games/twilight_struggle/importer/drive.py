"""Plays a record by our rules and compares every figure it prints.

At each question the answers that fit the next lines are tried on clones, the likeliest first; where the
record is silent (dice of the Olympic Games), the outcomes are tried too. What our rules log must fit.
"""

from typing import Final, cast

from tharsis.games.twilight_struggle.codes import SIDE_IDS
from tharsis.games.twilight_struggle.importer.chance import Recorded
from tharsis.games.twilight_struggle.importer.choice import announce, answers, no_answer, runs_out
from tharsis.games.twilight_struggle.importer.cursor import Cursor, parts_of
from tharsis.games.twilight_struggle.importer.hands import Hands, deal
from tharsis.games.twilight_struggle.importer.movements import OutOfPlace
from tharsis.games.twilight_struggle.importer.parse import Section, read
from tharsis.games.twilight_struggle.importer.parted import Parted
from tharsis.games.twilight_struggle.state import TSState
from tharsis.kernel import BadReplay, Contradiction, Game, Imported, Match, NeedOutcome, TapeSource
from tharsis.kernel.chance import outcomes

_GUESSES: Final = 2  # dice in a row that a record leaves out
_PATIENCE: Final = 5_000  # positions tried before a record is given up


class _Branch:
    """A position, how it came about, and the answers still to be tried there."""

    def __init__(self, s: TSState, move: tuple[int, int]) -> None:
        self.s: Final = s
        self.move: Final = move
        self.ended = s.over or self.cursor.ended()
        self.tries: list[tuple[int, list[int]]] = []

    @property
    def cursor(self) -> Cursor:
        return cast(Recorded, self.s.source).cursor


def import_record(game: Game, text: str) -> Imported:
    """Read a record, play it as far as it goes, and report."""
    sections = read(text)
    fault: OutOfPlace | None = None
    while True:
        try:
            hands = deal(sections)
            break
        except OutOfPlace as found:  # play up to the section where the card is out of place
            fault = found
            sections = [section for section in sections if section.number <= found.line][:-1]
            if len(sections) < 2:
                raise BadReplay(f"{found}; nothing before it can be played") from found
    imported = _Drive(game, sections, hands).run()
    if fault is None or imported.contradictions:
        return imported
    words = text.splitlines()[fault.line - 1].strip()
    contradiction = Contradiction(fault.line, words, "4.3", fault.card, "in use", fault.ours)
    return Imported(imported.match, imported.checked, [contradiction], complete=False, notes=[])


class _Drive:
    """One walk through a record, depth first."""

    def __init__(self, game: Game, sections: list[Section], hands: Hands) -> None:
        self.game: Final = game
        self.hands: Final = hands
        self.parts: Final = parts_of(sections)
        self.options: Final = _options(sections[0])
        self.path: list[_Branch] = []
        self.furthest: list[_Branch] = []
        self.worst: Contradiction | None = None

    def run(self) -> Imported:
        """Follow the record; where every way parts from it, report the one that went furthest."""
        source = Recorded(Cursor(self.parts), self.hands)
        self._arrive(cast(TSState, self.game.new(options=self.options, source=source)), (-1, -1))
        for _ in range(_PATIENCE):
            here = self.path[-1]
            if here.ended:
                return self._report(self.path, [])
            if here.tries:
                action, guesses = here.tries.pop(0)
                self._try(here, action, guesses)
            elif len(self.path) > 1:
                self.path.pop()
            else:
                break
        return self._report(self.furthest, [self.worst] if self.worst is not None else [])

    def _arrive(self, s: TSState, move: tuple[int, int]) -> None:
        branch = _Branch(s, move)
        self.path.append(branch)
        if len(self.path) >= len(self.furthest):
            self.furthest = self.path[:]
        if branch.ended:
            return
        branch.tries = [(action, []) for action in answers(s, s.actor(), branch.cursor)]
        if not branch.tries:
            branch.ended = runs_out(s, s.actor(), branch.cursor)
            self._note(no_answer(s, s.actor(), branch.cursor))

    def _try(self, here: _Branch, action: int, guesses: list[int]) -> None:
        """Take an answer on a clone, and go on from there unless it parts from the record."""
        seat = here.s.actor()
        after = here.s.clone()
        source = cast(Recorded, after.source)
        source.guesses = guesses[:]
        announce(source.cursor, action)
        try:
            after.apply(seat, action)
            source.follow(after)
            source.cursor.conclude(after)
        except NeedOutcome as need:
            if len(guesses) < _GUESSES and not need.cards:
                here.tries[:0] = [(action, [*guesses, outcome]) for outcome in range(need.n)]
        except Parted as parted:
            self._note(parted.contradiction)
        else:
            self._arrive(after, (seat, action))

    def _note(self, contradiction: Contradiction) -> None:
        """Keep the contradiction that lies furthest down the record."""
        if self.worst is None or contradiction.line > self.worst.line:
            self.worst = contradiction

    def _report(self, path: list[_Branch], contradictions: list[Contradiction]) -> Imported:
        """Play the moves found once more, from their tape alone, into a match."""
        last = path[-1]
        tape = TapeSource(outcomes(last.s.tape))
        match = Match(self.game.new(options=self.options, source=tape))
        for branch in path[1:]:
            seat, action = branch.move
            match.play(seat, self.game.actions.notation(action))
        complete = last.s.over and not contradictions
        notes = (
            []
            if complete or contradictions
            else [f"the record ends in turn {last.s.turn}, before the game does"]
        )
        return Imported(match, last.cursor.checked, contradictions, complete, notes)


def _options(setup: Section) -> dict[str, object]:
    """The options of the table as the record's preamble tells them."""
    options: dict[str, object] = {"optional_cards": False, "handicap": 0}
    for line in setup.lines:
        if line.form == "optional":
            options["optional_cards"] = True
        elif line.form == "handicap":
            options["handicap_side"] = SIDE_IDS[line.of["side"]]
            options["handicap"] = line.of["points"]
    return options
