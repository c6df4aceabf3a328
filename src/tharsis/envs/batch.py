"""Many games side by side, stepped in one call: the compiled core of vector play.

Lane ``i`` of ``lanes`` plays the games ``i``, ``i + lanes``, ``i + 2 * lanes`` …, each from a seed of its
own: a batch may hold any part of the lanes, and the games are the same in whatever process they are played.
Where a game is over the next one begins, and what was won is told once.
"""

from ctypes import memset
from typing import Final

import numpy as np
from mypy_extensions import i64, u8

from tharsis.envs.opponents import Opponents, Seated, run_on
from tharsis.kernel import Game, Rng, State
from tharsis.kernel.buffers import bytes_for, floats_for, numbers_for
from tharsis.kernel.observation import Observation

GOES_ON: Final = 0
IS_OVER: Final = 1
#: Given up after as many decisions as no game takes that comes to its end.
BROKEN_OFF: Final = 2


def game_seed(seed: int, number: int) -> int:
    """The seed of one game: runs with neighbouring seeds share no game."""
    rng = Rng()
    rng.seed(seed << 32 | number)
    return rng.word()


class Batch:
    """Some of the lanes, with what is seen of each: rows of ``observations`` and ``masks``, who decides, and
    how the last step ended."""

    def __init__(
        self,
        game: Game,
        observation: Observation,
        lanes: int,
        mine: tuple[int, int],
        seats: int,
        options: dict[str, object],
        seed: int,
        skip_forced: bool,
        opponents: Opponents | None = None,
    ) -> None:
        self.game: Final = game
        self.observation: Final = observation
        self.lanes: Final = lanes
        self.first: Final = mine[0]
        self.count: Final = mine[1] - mine[0]
        self.seats: Final = seats
        self.options: Final = options
        self.seed = seed
        self.skip_forced: Final = skip_forced
        self.opponents: Final = opponents
        self.seated: Final[list[Seated | None]] = [None] * self.count
        self.width: Final[i64] = observation.size
        self.actions: Final[i64] = game.actions.size
        # Lane after lane: the row of whoever decides, and what may be done in it.
        self.observations: Final = bytes_for(self.count * observation.size)
        # Where they lie: a row is wiped in one piece, which byte by byte would take as long as writing it.
        self.memory: Final[int] = np.frombuffer(memoryview(self.observations), np.uint8).ctypes.data
        self.masks: Final = bytes_for(self.count * game.actions.size)
        self.deciders: Final = numbers_for(self.count)
        self.numbers: Final = numbers_for(self.count)
        # How the last step ended; by seat what it brought, and what the game before this one was worth.
        self.ends: Final = bytes_for(self.count)
        self.rewards: Final = floats_for(self.count * seats)
        self.returns: Final = floats_for(self.count * seats)
        self.nothing: Final[list[float]] = [0.0] * seats
        self.states: list[State] = []
        self.legal: Final[list[list[int]]] = [[] for _ in range(self.count)]
        self.offered: list[int] = []  # what is legal where the last game that moved has come to
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Give all games up, and begin those of a seed."""
        self.seed = seed
        self.states = []
        for lane in range(self.count):
            self.numbers[lane] = self.first + lane
            self.ends[lane] = GOES_ON
            self.pay(lane, self.nothing)
            self.states.append(self.begin(lane))
            self.tell(lane)

    def begin(self, lane: int) -> State:
        """The next game of a lane, at its first decision; one that ends before there was any is passed by."""
        s = self.deal(lane)
        while s.over:
            self.numbers[lane] += self.lanes
            s = self.deal(lane)
        return s

    def deal(self, lane: int) -> State:
        number = self.numbers[lane]
        seed = game_seed(self.seed, number)
        s = self.game.new(seed, self.seats, self.options)
        s.recording = False
        if self.opponents is not None:
            self.seated[lane] = self.opponents.seated(self.opponents.learner(number), seed)
        self.offered = run_on(s, self.seated[lane], self.skip_forced)
        return s

    def step(self, actions: list[int]) -> None:
        """Take a legal action in every lane."""
        for lane in range(self.count):
            s = self.states[lane]
            s.apply(self.deciders[lane], actions[lane])
            self.offered = run_on(s, self.seated[lane], self.skip_forced)
            if self.ends[lane]:
                self.pay(lane, self.nothing)
            self.ends[lane] = GOES_ON
            if s.over:
                self.next_game(lane, IS_OVER, s.returns())
            elif s.moves >= self.game.longest:
                self.next_game(lane, BROKEN_OFF, self.nothing)
            self.tell(lane)

    def next_game(self, lane: int, end: int, returns: list[float]) -> None:
        self.ends[lane] = u8(end)
        self.pay(lane, returns)
        for seat in range(self.seats):
            self.returns[lane * self.seats + seat] = returns[seat]
        self.numbers[lane] += self.lanes
        self.states[lane] = self.begin(lane)

    def pay(self, lane: int, rewards: list[float]) -> None:
        for seat in range(self.seats):
            self.rewards[lane * self.seats + seat] = rewards[seat]

    def refusal(self, lane: int, action: int) -> str:
        """Why an action is not legal in a lane, or nothing."""
        refusal = self.states[lane].why_not(self.deciders[lane], action)
        return "" if refusal is None else self.game.refuse(refusal, action)

    def tell(self, lane: int) -> None:
        """Fill in what is seen of the lane that moved last."""
        s = self.states[lane]
        seat = s.actor()
        self.deciders[lane] = seat
        row = self.observations
        at = lane * self.width
        memset(self.memory + at, 0, self.width)
        self.observation.write(s, seat, row, at)
        mask = self.masks
        start = lane * self.actions
        for action in self.legal[lane]:
            mask[start + action] = 0
        for action in self.offered:
            mask[start + action] = 1
        self.legal[lane] = self.offered
