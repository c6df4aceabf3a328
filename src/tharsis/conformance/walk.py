"""Random games, decision by decision, with the crash kept when one happens."""

from collections.abc import Iterator

from tharsis.kernel import Rng, State, Variant
from tharsis.kernel.variant import keep_crash


class Broken(AssertionError):
    """A law of the kit that a game breaks."""


class Decision:
    """A position in which a seat decides, and the action that random play takes there."""

    def __init__(self, s: State, number: int, seat: int, action: int) -> None:
        self.s = s
        self.number = number
        self.seat = seat
        self.action = action


def walk(variant: Variant, seed: int) -> Iterator[Decision]:
    """A random game. The state is the running one: clone it before changing anything.

    A crash is kept as a replay file.
    """
    s = variant.new(seed)
    rng = Rng()
    rng.seed(seed + 1)
    taken: list[tuple[int, str]] = []
    try:
        while not s.over and len(taken) < variant.limit:
            actors = s.actors()
            if not actors:
                raise Broken(f"{variant}: nobody is asked, and the game is not over")
            seat = actors[rng.below(len(actors))]
            legal = s.legal(seat)
            if not legal:
                raise Broken(f"{variant}: seat {seat} is asked {type(s.asking).__name__} and has no answer")
            action = legal[rng.below(len(legal))]
            yield Decision(s, len(taken), seat, action)
            taken.append((seat, s.game.actions.notation(action)))
            s.apply(seat, action)
    except GeneratorExit:
        raise
    except Exception as error:
        path = keep_crash(variant, seed, taken, error)
        raise Broken(f"{variant} seed {seed} after {len(taken)} moves: {error!r}; kept as {path}") from error
