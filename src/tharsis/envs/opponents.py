"""Bots at the table of a learner: they answer for all seats but one, and see redeals only."""

from collections.abc import Sequence
from typing import Final

from tharsis.bots import Bot, make
from tharsis.kernel import BadOption, Game, Rng, State

#: What others are asked for: a bot for all of the other seats, or one for each.
Wanted = str | Bot | Sequence[str | Bot]
NOTHING: Final[list[int]] = []


class Seated:
    """The bots of one game by seat; None where whoever steps the game decides."""

    def __init__(self, bots: list[Bot | None], seed: int) -> None:
        self.bots: Final = bots
        self.redeals: Final = Rng()
        self.redeals.seed(seed)

    def answers(self, seat: int) -> bool:
        return self.bots[seat] is not None

    def choose(self, s: State, seat: int, legal: list[int]) -> int:
        bot = self.bots[seat]
        assert bot is not None
        return bot.choose(s.redeal(seat, self.redeals.word()), seat, legal)


class Opponents:
    """Which bots play, and where the learner sits: at one seat, or at another one in every game."""

    def __init__(self, game: Game, seats: int, wanted: Wanted, seat: int | None) -> None:
        bots: list[str | Bot] = [wanted] * (seats - 1) if isinstance(wanted, str | Bot) else list(wanted)
        if len(bots) != seats - 1:
            raise BadOption(f"{len(bots)} opponents for {seats - 1} other seats: name one for each, or one")
        if seat is not None and not 0 <= seat < seats:
            raise BadOption(f"there is no seat {seat}: choose 0 to {seats - 1}, or None for all in turn")
        self.game: Final = game
        self.seats: Final = seats
        self.bots: Final = bots
        self.seat: Final = seat
        self.seated(0, 0)  # refuses bots that the game does not have

    def learner(self, number: int) -> int:
        """Where the learner sits in a game."""
        return number % self.seats if self.seat is None else self.seat

    def seated(self, learner: int, seed: int) -> Seated:
        """The bots of one game."""
        bots: list[Bot | None] = []
        for bot in self.bots:
            bots.append(make(bot, self.game, seed * 64 + len(bots)) if isinstance(bot, str) else bot)
        bots.insert(learner, None)
        return Seated(bots, seed)


def run_on(s: State, seated: Seated | None, skip_forced: bool) -> list[int]:
    """To the next decision that whoever steps the game must take: what is legal there. Nothing is where the
    game ends or is given up."""
    while not s.over and s.moves < s.game.longest:
        seat = s.actor()
        legal = s.legal(seat)
        if seated is not None and seated.answers(seat):
            s.apply(seat, seated.choose(s, seat, legal))
        elif skip_forced and len(legal) == 1:
            s.apply(seat, legal[0])
        else:
            return legal
    return NOTHING
