"""One learner against bots: the interface of Gymnasium for a single agent."""

from typing import Any, Literal, SupportsInt

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from tharsis.envs.opponents import Opponents, Wanted
from tharsis.envs.table import RENDER_MODES, Mask, Table, check_render_mode, shown, told
from tharsis.envs.vector import Closed
from tharsis.kernel import BadOption, Game, IllegalMove

Bytes = NDArray[np.uint8]


class AgainstBots(gymnasium.Env[Bytes, SupportsInt]):
    """One seat of a game; bots answer for the others, and see no more than their seats may. Further keywords
    are options of the game.

    ``opponents`` names a bot for all the other seats, or one for each in their order; a `Bot` will do too.
    ``seat`` is the learner's, None any of them in every game. An observation is bytes, laid out as
    `Game.observation` says; ``info["action_mask"]`` and ``action_masks()`` say what is legal. The reward
    comes at the end, as `State.returns` has it, and a game that is given up as too long is truncated.

    An illegal action is an error and changes nothing; with ``illegal="lose"`` it loses the game instead.
    Decisions with one answer are taken by themselves unless ``skip_forced`` is off.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}

    def __init__(
        self,
        game: Game | str,
        opponents: Wanted = "random",
        seat: int | None = 0,
        *,
        seats: int = 0,
        illegal: Literal["refuse", "lose"] = "refuse",
        skip_forced: bool = True,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        self.table = Table(game, seats, options, skip_forced)
        self.opponents = Opponents(self.table.game, self.table.seats, opponents, seat)
        if illegal not in ("refuse", "lose"):
            raise BadOption(f"illegal actions can be refused or lose the game, not {illegal!r}")
        self.illegal = illegal
        self.render_mode = check_render_mode(render_mode)
        self.observation_space = spaces.Box(0, 255, (self.table.width,), np.uint8)
        self.action_space = spaces.Discrete(self.table.actions)
        self.seat = 0
        self._running = False
        self._closed = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Bytes, dict[str, Any]]:
        self._check_open()
        super().reset(seed=seed)
        self._begin()
        while self.table.ended:  # over before the learner was asked anything
            self._begin()
        self._running = True
        return self.table.observe(self.seat), self._info()

    def _begin(self) -> None:
        """Deal a game, and play to the learner's first decision."""
        number, word = (int(self.np_random.integers(1 << 32)) for _ in range(2))
        self.seat = self.opponents.learner(number)
        self.table.begin(word, self.opponents.seated(self.seat, word))

    def step(self, action: SupportsInt) -> tuple[Bytes, float, bool, bool, dict[str, Any]]:
        self._check_open()
        if not self._running:
            raise BadOption("no game is running: call reset() first")
        try:
            number = self.table.check(action)
        except IllegalMove as refused:
            if self.illegal == "refuse":
                raise
            return self._lost(str(refused))
        self.table.take(number)
        self._running = not self.table.ended
        reward = self.table.returns()[self.seat]
        seen = self.table.observe(self.seat)
        return seen, reward, self.table.state.over, self.table.broken_off, self._info()

    def _lost(self, why: str) -> tuple[Bytes, float, bool, bool, dict[str, Any]]:
        self._running = False
        return self.table.observe(self.seat), -1.0, True, False, {**self._info(), "illegal": why}

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "seat": self.seat}

    def action_masks(self) -> Mask:
        """1 for each legal action, as sb3-contrib asks for them."""
        return self.table.mask(self.seat)

    def render(self) -> str | None:
        """The table in words, as the learner may see it."""
        self._check_open()
        return shown(told(self.table.state, self.seat), self.render_mode)

    def close(self) -> None:
        self._closed = True

    def _check_open(self) -> None:
        if self._closed:
            raise Closed("this environment is closed; make a new one")


#: The name to make one by.
gym = AgainstBots
