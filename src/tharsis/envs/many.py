"""Many games side by side for one learner: the vector interface of Gymnasium over vector play."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import ArrayLike, NDArray

from tharsis.envs.batch import BROKEN_OFF, GOES_ON, IS_OVER
from tharsis.envs.opponents import Opponents
from tharsis.envs.table import Table
from tharsis.envs.vector import Bytes, Closed, Vector
from tharsis.kernel import BadOption, Game

Step = tuple[Bytes, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]


class ManyGames(VectorEnv[Bytes, ArrayLike, NDArray[Any]]):
    """``games`` games in one step. Further keywords are options of the game.

    With ``opponents``, a bot's name or one for each of the other seats, the learner plays ``seat`` (None:
    another one in every game), and a reward is its own. With None it plays all seats, and a reward is that of
    the seat whose action it was: what an end brings to the others is told in ``info["rewards"]``, by seat.

    A game that is over gives way to the next in the same step (`AutoresetMode.SAME_STEP`): the observation is
    the next game's, and ``info["final_info"]["returns"]`` tells by seat what the last one was worth. What is
    legal is in ``info["action_mask"]``, and who decides in ``info["seat"]``.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self,
        game: Game | str,
        games: int,
        opponents: str | Sequence[str] | None = "random",
        seat: int | None = 0,
        *,
        seats: int = 0,
        skip_forced: bool = True,
        workers: int = 0,
        **options: object,
    ) -> None:
        table = Table(game, seats, options, skip_forced)
        if games < 1:
            raise BadOption(f"{games} games: take one or more")
        if opponents is not None:
            Opponents(table.game, table.seats, opponents, seat)
        self.game = table.game
        self.num_envs = games
        self.single_observation_space = spaces.Box(0, 255, (table.width,), np.uint8)
        self.single_action_space = spaces.Discrete(table.actions)
        self.observation_space = batch_space(self.single_observation_space, games)
        self.action_space = batch_space(self.single_action_space, games)
        self._play = {
            "seats": table.seats,
            "options": options,
            "skip_forced": skip_forced,
            "workers": workers,
            "opponents": opponents,
            "seat": seat,
        }
        self._vector: Vector | None = None

    @property
    def vector(self) -> Vector:
        """The games themselves."""
        if self.closed:
            raise Closed("this environment is closed; make a new one")
        if self._vector is None:
            raise BadOption("no games are running: call reset() first")
        return self._vector

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Bytes, dict[str, Any]]:
        """Begin all games anew. One by one they need not be: the next follows by itself."""
        if self.closed:
            raise Closed("this environment is closed; make a new one")
        if options and "reset_mask" in options:
            raise BadOption("games follow each other by themselves; reset() begins all anew, without a mask")
        super().reset(seed=seed)
        if self._vector is not None:
            self._vector.close()
        deals = int(self.np_random.integers(1 << 32))
        self._vector = Vector(self.game, self.num_envs, seed=deals, **self._play)  # type: ignore[arg-type]
        return self._vector.observations.copy(), self._info()

    def step(self, actions: ArrayLike) -> Step:
        v = self.vector
        moved = v.deciders.copy()
        v.step(actions)
        rewards = v.rewards[np.arange(self.num_envs), moved]
        return v.observations.copy(), rewards, v.ends == IS_OVER, v.ends == BROKEN_OFF, self._info()

    def _info(self) -> dict[str, Any]:
        v = self.vector
        everywhere = np.ones(self.num_envs, np.bool_)
        info = {"action_mask": self.action_masks(), "seat": v.deciders.copy(), "rewards": v.rewards.copy()}
        told: dict[str, Any] = {**info, **{f"_{name}": everywhere.copy() for name in info}}
        ended = v.ends != GOES_ON
        if ended.any():
            told["final_info"] = {"returns": v.returns.copy(), "_returns": ended}
            told["_final_info"] = ended.copy()
        return told

    def action_masks(self) -> NDArray[np.int8]:
        """A row for each game: 1 for each legal action."""
        return self.vector.masks.astype(np.int8)

    def close_extras(self, **_: Any) -> None:
        if self._vector is not None:
            self._vector.close()


#: The name to make one by.
gym_vector = ManyGames
