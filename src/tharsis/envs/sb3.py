"""Vector play for Stable-Baselines3, with masks as sb3-contrib's ``MaskablePPO`` asks for them."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from stable_baselines3.common.vec_env import VecEnv

from tharsis.envs.many import ManyGames
from tharsis.envs.scale import Scale
from tharsis.kernel import Game

Floats = NDArray[np.float32]


class StableVector(VecEnv):
    """`ManyGames` as Stable-Baselines3 wants it. Observations are scaled: the library takes bytes for
    pictures."""

    def __init__(
        self,
        game: Game | str,
        games: int,
        opponents: str | Sequence[str] | None = "random",
        seat: int | None = 0,
        **play: Any,
    ) -> None:
        self.games = ManyGames(game, games, opponents, seat, **play)
        self.scale = Scale(self.games.game)
        space = spaces.Box(-np.inf, np.inf, (self.scale.size,), np.float32)
        self.actions = np.zeros(games, np.int64)
        super().__init__(games, space, self.games.single_action_space)

    def reset(self) -> Floats:
        observations, _ = self.games.reset(seed=self._seeds[0])
        self.reset_infos = [{} for _ in range(self.num_envs)]
        self._reset_seeds()
        self._reset_options()
        return self.scale(observations)

    def step_async(self, actions: NDArray[Any]) -> None:
        self.actions = actions

    def step_wait(self) -> Any:
        observations, rewards, over, broken_off, info = self.games.step(self.actions)
        done = over | broken_off
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for lane in np.flatnonzero(done):
            infos[lane] = {
                "returns": info["final_info"]["returns"][lane],
                "TimeLimit.truncated": bool(broken_off[lane]),
            }
        return self.scale(observations), rewards.astype(np.float32), done, infos

    def close(self) -> None:
        self.games.close()

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any) -> list[Any]:
        """What is called of each game: only ``action_masks``."""
        if method_name != "action_masks":
            raise AttributeError(f"games have no method {method_name!r}")
        return list(self.games.action_masks()[self._lanes(indices)])

    def has_attr(self, attr_name: str) -> bool:
        return attr_name == "action_masks"

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        value = None if attr_name == "render_mode" else getattr(self.games, attr_name)
        return [value for _ in self._lanes(indices)]

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        raise AttributeError(f"games have nothing to set, also not {attr_name!r}")

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        return [False for _ in self._lanes(indices)]

    def _lanes(self, indices: Any) -> list[int]:
        return list(self._get_indices(indices))


#: The name to make one by.
stable_baselines = StableVector
