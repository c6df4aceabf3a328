"""A match: one game being played, with the record that a replay or a server keeps."""

from typing import TYPE_CHECKING, Final

from tharsis.kernel.chance import TapeSource, outcomes
from tharsis.kernel.errors import IllegalMove
from tharsis.kernel.state import State

if TYPE_CHECKING:
    from tharsis.kernel.game import Game

UNDO: Final = "undo"
RETRACT: Final = "retract"
MEMORY: Final = 200  # positions kept for an undo


class Move:
    """One recorded move: a notation, or ``undo`` or ``retract``, and what chance answered to it."""

    def __init__(self, seat: int, text: str, outcomes: list[tuple[int, int]]) -> None:
        self.seat: Final = seat
        self.text: Final = text
        self.outcomes: Final = outcomes

    def __repr__(self) -> str:
        return f"{self.seat} {self.text}"


class Match:
    """Plays moves in notation, atomically, and remembers them. An undo is a move too (K13)."""

    def __init__(self, state: State, seed: int | None = None) -> None:
        self.state = state
        self.seed: Final = seed
        self.moves: list[Move] = []
        self.ahead: list[tuple[int, int]] = []  # outcomes that a record gave before a move needed them
        self._start = state.tape
        self._past: list[State] = []  # the positions before each move that still counts

    def fork(self) -> "Match":
        """A match that goes on from here by itself: try on it, adopt it when all is well."""
        other = Match(self.state, self.seed)
        other.moves = self.moves[:]
        other.ahead = self.ahead
        other._start = self._start
        other._past = self._past[:]
        return other

    @property
    def game(self) -> "Game":
        return self.state.game

    @property
    def dealt(self) -> list[tuple[int, int]]:
        """What chance answered before the first move."""
        return outcomes(self._start)

    @property
    def depth(self) -> int:
        """How many positions before the present one are remembered: an undo leads back to one of them."""
        return len(self._past)

    def forget(self, keep: int) -> None:
        """Remember only the last so many positions, and all those that an undo reaches freely."""
        reach = max(keep, self.state.moves - self.state.fence)
        del self._past[: max(0, len(self._past) - reach)]

    def play(self, seat: int, *notations: str) -> None:
        """Play one move, or a batch: all of it or nothing."""
        past = self._past[:]
        moves: list[Move] = []
        after = self.state
        for text in notations:
            before = after
            past.append(before)
            after = before.play(seat, self.game.actions.parse(text))
            moves.append(Move(seat, text, outcomes(after.tape, before.tape)))
        self._commit(after, past, moves)

    def repeat(self, move: Move) -> None:
        """Play a recorded move again with its own outcomes: the one way to do so.

        Chance is afterwards what it was. An older record gives the outcomes of several moves with the first
        of them, or all before the game: they wait in ``ahead``.
        """
        ahead = self.ahead + move.outcomes
        if move.text == UNDO:
            self.undo(move.seat, by_consent=True)
        elif move.text == RETRACT:
            self.retract(move.seat)
        else:
            before = self.state
            tape = TapeSource(ahead)
            after = before.play(move.seat, self.game.actions.parse(move.text), tape)
            after.source = before.source
            ahead = tape.rest()
            needed = outcomes(after.tape, before.tape)
            self._commit(after, [*self._past, before], [Move(move.seat, move.text, needed)])
        self.ahead = ahead

    def retract(self, seat: int) -> None:
        """Take a seat's answer to an open question for several back."""
        after = self.state.retract(seat)
        self._commit(after, [*self._past, self.state], [Move(seat, RETRACT, [])])

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
        self.moves.append(Move(seat, UNDO, []))

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
        self.state = after
        self._past = past[-MEMORY:]
        self.moves.extend(moves)
