"""A game for several learners, turn by turn: the AEC interface of PettingZoo."""

from secrets import randbits
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from tharsis.envs.batch import game_seed
from tharsis.envs.table import RENDER_MODES, Table, check_render_mode, shown, told
from tharsis.envs.vector import Closed
from tharsis.kernel import BadOption, Game

Seen = dict[str, NDArray[Any]]


class TurnByTurn(AECEnv[str, Seen, int | None]):
    """One game; its agents are the seats, ``player_0`` and so on. Further keywords are options of the game.

    An observation is a dictionary: ``observation``, bytes laid out as `Game.observation` says, and
    ``action_mask``, all 0 for whoever is not asked. Where the rules ask several seats at once, they answer
    one after the other, and no answer is seen before all are in. Rewards come at the end, as `State.returns`
    has them; a game that is given up as too long is truncated. An illegal action is an error and changes
    nothing; PettingZoo's ``TerminateIllegalWrapper`` makes it the end of the game instead. Decisions with one
    answer are taken by themselves unless ``skip_forced`` is off.
    """

    def __init__(
        self,
        game: Game | str,
        seats: int = 0,
        *,
        seed: int | None = None,
        skip_forced: bool = True,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        super().__init__()
        self.table = Table(game, seats, options, skip_forced)
        name = self.table.game.id.replace("-", "_")
        self.metadata = {
            "name": f"tharsis_{name}_v{self.table.game.rules_version}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
        }
        self.render_mode = check_render_mode(render_mode)
        self.possible_agents = [f"player_{seat}" for seat in range(self.table.seats)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: self._seen() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.table.actions) for agent in self.possible_agents}
        self._seed = seed
        self._number = 0
        self._closed = False

    def _seen(self) -> spaces.Dict:
        return spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (self.table.width,), np.uint8),
                "action_mask": spaces.Box(0, 1, (self.table.actions,), np.int8),
            }
        )

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> "spaces.Discrete[Any]":
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """The first game of a seed, or without one the next."""
        self._check_open()
        if seed is not None or self._seed is None:
            self._seed = randbits(32) if seed is None else seed
            self._number = 0
        self.table.begin(game_seed(self._seed, self._number))
        self._number += 1
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.agents[self.table.state.actor()]

    def step(self, action: int | None) -> None:
        """Take an action of ``agent_selection``; None for one whose game is over."""
        self._check_open()
        if not self.agents:
            raise BadOption("no game is running: call reset() first")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.table.take(self.table.check(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.table.ended:
            self._end()
        else:
            self.agent_selection = self.possible_agents[self.table.state.actor()]

    def _end(self) -> None:
        over = self.table.state.over
        self.rewards = dict(zip(self.agents, self.table.returns(), strict=True))
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(self.agents, not over)
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Seen:
        seat = self.possible_agents.index(agent)
        return {"observation": self.table.observe(seat), "action_mask": self.table.mask(seat)}

    def render(self) -> str | None:
        """The table in words, as whoever decides may see it."""
        self._check_open()
        seat = self.possible_agents.index(self.agent_selection)
        return shown(told(self.table.state, seat), self.render_mode)

    def close(self) -> None:
        self._closed = True

    def _check_open(self) -> None:
        if self._closed:
            raise Closed("this environment is closed; make a new one")


#: The name to make one by.
aec = TurnByTurn
