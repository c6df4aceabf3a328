"""A match: one game being played, with the record that a replay or a server keeps."""

from typing import TYPE_CHECKING, Final

from tharsis.kernel.chance import outcomes
from tharsis.kernel.errors import IllegalMove
from tharsis.kernel.state import State

if TYPE_CHECKING:
    from tharsis.kernel.game import Game

UNDO: Final = "undo"
RETRACT: Final = "retract"
MEMORY: Final = 200  # positions kept for an undo


class Move:
    """One recorded move: a notation, or ``undo`` or ``retract``."""

    def __init__(self, seat: int, text: str) -> None:
        self.seat: Final = seat
        self.text: Final = text

    def __repr__(self) -> str:
        return f"{self.seat} {self.text}"


class Match:
    """Plays moves in notation, atomically, and remembers them. An undo is a move too (K13)."""

    def __init__(self, state: State, seed: int | None = None) -> None:
        self.state = state
        self.seed: Final = seed
        self.moves: list[Move] = []
        self.tape = outcomes(state.tape)
        self._past: list[State] = []  # the positions before each move that still counts

    def fork(self) -> "Match":
        """A match that goes on from here by itself: try on it, adopt it when all is well."""
        other = Match(self.state, self.seed)
        other.moves = self.moves[:]
        other.tape = self.tape[:]
        other._past = self._past[:]
        return other

    @property
    def game(self) -> "Game":
        return self.state.game

    def play(self, seat: int, *notations: str) -> None:
        """Play one move, or a batch: all of it or nothing."""
        before = self.state
        past = self._past[:]
        after = before
        for text in notations:
            past.append(after)
            after = after.play(seat, self.game.actions.parse(text))
        self._commit(after, past, [Move(seat, text) for text in notations])

    def retract(self, seat: int) -> None:
        """Take a seat's answer to an open question for several back."""
        after = self.state.retract(seat)
        self._commit(after, [*self._past, self.state], [Move(seat, RETRACT)])

    def undo(self, seat: int, by_consent: bool = False) -> None:
        """Take the seat's last move back: freely up to its fence, further only by consent."""
        s = self.state
        free = s.can_undo(seat)
        if not self._past or not (free or by_consent):
            raise IllegalMove("this cannot be taken back: something was shown, rolled or decided since")
        steps = 1 if free else self._moves_since(seat)
        before = self._past[-steps].clone()
        before.source = s.source
        if before.tape is not s.tape:
            # Chance after the undo is fresh, else everybody would know the next die.
            before.rng.seed(s.rng.word() | s.rng.word() << 32 | s.rng.word() << 64)
        undoable = before.moves - before.fence
        before.moves = s.moves + 1
        before.fence = before.moves - undoable
        self.state = before
        del self._past[-steps:]
        self.moves.append(Move(seat, UNDO))

    def _moves_since(self, seat: int) -> int:
        """How many moves back the seat's last one lies."""
        for steps in range(1, len(self._past) + 1):
            if self._past[-steps].owing >> seat & 1 and self._mover(steps) == seat:
                return steps
        raise IllegalMove("there is no move of yours to take back")

    def _mover(self, steps: int) -> int:
        after = self.state if steps == 1 else self._past[1 - steps]
        return after.mover

    def _commit(self, after: State, past: list[State], moves: list[Move]) -> None:
        self.tape.extend(outcomes(after.tape, self.state.tape))
        self.state = after
        self._past = past[-MEMORY:]
        self.moves.extend(moves)
