"""Positions with known answers: one form for all games.

A position is a lesson about one decision of one seat, or about the few that follow from it within the same
turn. Either the answers to the first decision are known, as notations or beginnings of them (``good``, else
``bad``), or what must not have come of it when the seat has done (``spoilt``).
"""

from collections.abc import Callable
from dataclasses import dataclass

from tharsis.bots import Bot
from tharsis.kernel import State

#: Decisions after which a seat that goes on and on is taken to have answered.
PATIENCE = 60


@dataclass(frozen=True)
class Position:
    """What to find out about a bot. ``loses``: a wrong answer loses the game, at once or surely."""

    lesson: str
    state: Callable[[], State]
    good: tuple[str, ...] = ()
    bad: tuple[str, ...] = ()
    spoilt: Callable[[State], bool] | None = None
    loses: bool = False

    def __str__(self) -> str:
        return self.lesson


@dataclass(frozen=True)
class Answer:
    """What a bot played, in notation, and whether it was right."""

    moves: tuple[str, ...]
    right: bool


def ask(position: Position, bot: Bot, seed: int = 1) -> Answer:
    """Let a bot answer. It is handed redeals only, as at a table."""
    s = position.state()
    seat = s.actor()
    moves = [_decide(s, seat, bot, seed)]
    if position.spoilt is None:
        return Answer(tuple(moves), _known_good(position, moves[0]))
    while not s.over and s.actor() == seat and len(moves) < PATIENCE:
        moves.append(_decide(s, seat, bot, seed + len(moves)))
    return Answer(tuple(moves), not position.spoilt(s))


def _decide(s: State, seat: int, bot: Bot, seed: int) -> str:
    action = bot.choose(s.redeal(seat, seed), seat, s.legal(seat))
    s.apply(seat, action)
    return s.game.actions.notation(action)


def _known_good(position: Position, move: str) -> bool:
    if position.good:
        return move.startswith(position.good)
    return not move.startswith(position.bad)


def fault(position: Position) -> str | None:
    """What is wrong with a position itself: a suite that cannot fail, or names what cannot be played."""
    s = position.state()
    legal = [s.game.actions.notation(action) for action in s.legal(s.actor())]
    if sum([bool(position.good), bool(position.bad), position.spoilt is not None]) != 1:
        return "a position knows good answers, or bad ones, or what spoils it"
    for named in (*position.good, *position.bad):
        if not any(move.startswith(named) for move in legal):
            return f"{named} cannot be played; there are {', '.join(legal)}"
    if position.spoilt is None and all(_known_good(position, move) for move in legal):
        return "every answer is right"
    if len(legal) < 2:
        return "there is no choice"
    return None
