"""One game at a time, for the interfaces that step a single one."""

from collections.abc import Mapping
from functools import cache
from operator import index

import numpy as np
from numpy.typing import NDArray

from tharsis.envs.opponents import Seated, run_on
from tharsis.envs.scale import observation_of
from tharsis.kernel import BadOption, Game, IllegalMove, State, Variant
from tharsis.kernel import game as find
from tharsis.locale.telling import Telling
from tharsis.locale.words import Words

Mask = NDArray[np.int8]
#: The table in words, given back or printed.
RENDER_MODES = ("ansi", "human")


@cache
def english() -> Words:
    return Words("en")


def told(s: State, seat: int) -> str:
    """A table in words, as a seat may see it."""
    return Telling(english(), s.game, s.view(seat).as_json()).text()


class Table:
    """A game with its seats and options, stopped at each decision of whoever steps it."""

    def __init__(
        self, game: Game | str, seats: int, options: Mapping[str, object], skip_forced: bool
    ) -> None:
        self.variant = Variant(find(game) if isinstance(game, str) else game, seats, options)
        self.game = self.variant.game
        self.seats = self.variant.seats
        self.skip_forced = skip_forced
        self.seated: Seated | None = None
        self.width = int(observation_of(self.game).size)
        self.actions = self.game.actions.size
        # Refuses seats and options that the game does not have; until the first game it is only looked at.
        self.state: State = self.variant.new(0)

    def begin(self, seed: int, seated: Seated | None = None) -> None:
        """A new game, at its first decision."""
        self.seated = seated
        self.state = self.variant.new(seed)
        self.state.recording = False
        run_on(self.state, seated, self.skip_forced)

    def check(self, action: object) -> int:
        """A legal action as a number; else an error that says why not."""
        number = whole(action)
        refusal = self.state.why_not(self.state.actor(), number)
        if refusal is not None:
            raise IllegalMove(self.game.refuse(refusal, number), refusal)
        return number

    def take(self, action: int) -> None:
        """Take a legal action, and run on to the next decision."""
        self.state.apply(self.state.actor(), action)
        run_on(self.state, self.seated, self.skip_forced)

    @property
    def broken_off(self) -> bool:
        """Given up after as many decisions as no game takes that comes to its end."""
        return not self.state.over and self.state.moves >= self.game.longest

    @property
    def ended(self) -> bool:
        return self.state.over or self.broken_off

    def returns(self) -> list[float]:
        """By seat, what the game was worth: nothing as long as it is not over."""
        return self.state.returns() if self.state.over else [0.0] * self.seats

    def observe(self, seat: int) -> NDArray[np.uint8]:
        return np.frombuffer(self.state.observe(seat), np.uint8).copy()

    def mask(self, seat: int) -> Mask:
        """1 for each action that is legal for a seat now."""
        mask = np.zeros(self.actions, np.int8)
        if not self.broken_off:
            mask[self.state.legal(seat)] = 1
        return mask


def whole(action: object) -> int:
    """An action as a plain number, whichever kind of whole number it is."""
    try:
        return index(action)  # type: ignore[arg-type]
    except TypeError:
        raise BadOption(f"an action is a whole number, not {action!r}") from None


def check_render_mode(mode: str | None) -> str | None:
    if mode not in (None, *RENDER_MODES):
        raise BadOption(f"there is no render mode {mode!r}; choose {' or '.join(RENDER_MODES)}")
    return mode


def shown(text: str, mode: str | None) -> str | None:
    """A picture in words as the mode wants it."""
    if mode == "human":
        print(text)
        return None
    return text
