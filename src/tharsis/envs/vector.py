"""Vector play: many games in one call, seen by numpy without a copy."""

import multiprocessing
import os
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnContext
from multiprocessing.shared_memory import SharedMemory
from multiprocessing.synchronize import Semaphore
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from tharsis.envs.batch import Batch
from tharsis.envs.opponents import Opponents
from tharsis.kernel import BadOption, Game, IllegalMove, TharsisError, Variant
from tharsis.kernel import game as find

#: Seconds after which one looks whether the other side is still there.
PATIENCE = 2.0
#: How often one looks whether it is one's turn before falling asleep: to be woken takes longer than a step.
LOOKS = 3000

Bytes = NDArray[np.uint8]
Numbers = NDArray[np.int64]
Floats = NDArray[np.float64]


class Closed(TharsisError):
    """Something was asked of an environment that is closed."""


class Broken(TharsisError):
    """A worker process of an environment is gone."""


class Plan:
    """What is played, and the arrays that tell of it: name, numbers a lane, and their type."""

    def __init__(
        self, variant: Variant, lanes: int, seed: int, skip_forced: bool, opponents: Opponents | None = None
    ) -> None:
        observation = variant.game.observation
        if observation is None:
            raise BadOption(f"{variant.game.id} has no observation for learning")
        self.variant = variant
        self.lanes = lanes
        self.seed = seed
        self.skip_forced = skip_forced
        self.opponents = opponents
        self.arrays: list[tuple[str, tuple[int, ...], type[Any]]] = [
            ("returns", (variant.seats,), np.float64),
            ("rewards", (variant.seats,), np.float64),
            ("deciders", (), np.int64),
            ("numbers", (), np.int64),
            ("observations", (int(observation.size),), np.uint8),
            ("masks", (variant.game.actions.size,), np.uint8),
            ("ends", (), np.uint8),
        ]

    def __reduce__(self) -> tuple[Any, ...]:
        """A worker finds the game by its name: rules do not travel."""
        v = self.variant
        others = self.opponents
        bots = None if others is None else (others.bots, others.seat)
        return planned, (v.game.id, v.seats, v.options, self.lanes, self.seed, self.skip_forced, bots)

    def batch(self, first: int, last: int) -> Batch:
        """The lanes from the first up to, not with, the last."""
        v = self.variant
        assert v.game.observation is not None
        return Batch(
            v.game,
            v.game.observation,
            lanes=self.lanes,
            mine=(first, last),
            seats=v.seats,
            options=v.options,
            seed=self.seed,
            skip_forced=self.skip_forced,
            opponents=self.opponents,
        )

    def seen(self, batch: Batch) -> dict[str, NDArray[Any]]:
        """The arrays of a batch, without a copy."""
        return {
            name: np.frombuffer(getattr(batch, name), kind).reshape(-1, *shape)
            for name, shape, kind in self.arrays
        }

    def size(self) -> int:
        """Bytes that the arrays of all lanes take, the actions among them."""
        return self.lanes * sum(
            [np.dtype(kind).itemsize * int(np.prod(shape)) for _, shape, kind in [*self.arrays, ACTIONS]]
        )

    def laid_out(self, memory: SharedMemory) -> dict[str, NDArray[Any]]:
        """The arrays of all lanes, one after the other in shared memory: the wide numbers first."""
        assert memory.buf is not None
        found: dict[str, NDArray[Any]] = {}
        at = 0
        for name, shape, kind in [ACTIONS, *self.arrays]:
            count = self.lanes * int(np.prod(shape))
            # Unlike an array made any other way, this one keeps the memory from being unmapped.
            found[name] = np.frombuffer(memory.buf, kind, count, at).reshape(-1, *shape)
            at += found[name].nbytes
        return found


def planned(
    game: str,
    seats: int,
    options: dict[str, object],
    lanes: int,
    seed: int,
    skip_forced: bool,
    bots: tuple[list[str], int | None] | None,
) -> Plan:
    variant = Variant(find(game), seats, options)
    opponents = None if bots is None else Opponents(variant.game, seats, *bots)
    return Plan(variant, lanes, seed, skip_forced, opponents)


ACTIONS: tuple[str, tuple[int, ...], type[Any]] = ("actions", (), np.int64)


class Vector:
    """``games`` games side by side. Its arrays, a row for each game, are filled anew by every step:

    ``observations`` (bytes, laid out as `Game.observation` says) and ``masks`` of the seat that decides,
    ``deciders``, ``rewards`` by seat, ``ends`` (1: the game is over, 2: it was broken off as too long; the
    other arrays show the next one already), ``returns`` by seat of the game before, ``numbers`` of the games.

    A decision with one answer is taken by itself unless ``skip_forced`` is off. The games depend on the seed
    alone. With ``workers`` they are played in as many processes, else in this one. With ``opponents``, a
    bot's name or one for each of the other seats, only the decisions at ``seat`` are asked for (None: at
    another seat in every game).
    """

    observations: Bytes
    masks: Bytes
    deciders: Numbers
    rewards: Floats
    returns: Floats
    ends: Bytes
    numbers: Numbers

    def __init__(
        self,
        game: Game | str,
        games: int,
        seats: int = 0,
        options: Mapping[str, object] | None = None,
        seed: int = 0,
        skip_forced: bool = True,
        workers: int = 0,
        opponents: str | Sequence[str] | None = None,
        seat: int | None = 0,
    ) -> None:
        if games < 1 or workers < 0 or workers > games:
            raise BadOption(f"{games} games on {workers} workers: take one game or more, and no more workers")
        variant = Variant(find(game) if isinstance(game, str) else game, seats, options)
        variant.new(0)  # refuses seats and options that the game does not have
        self.game = variant.game
        self.games = games
        self.seats = variant.seats
        others = None if opponents is None else Opponents(variant.game, variant.seats, opponents, seat)
        plan = Plan(variant, games, seed, skip_forced, others)
        self._open: Lanes | None = Crew(plan, workers) if workers else Alone(plan)
        self._waiting = False
        for name, array in self._lanes.arrays().items():
            array.flags.writeable = False
            setattr(self, name, array)

    def step(self, actions: ArrayLike) -> None:
        """Take an action in every game. Where one is not legal, none is taken."""
        self.send(actions)
        self.receive()

    def send(self, actions: ArrayLike) -> None:
        """The first half of a step: workers begin, and the caller may do something else meanwhile."""
        lanes = self._lanes
        if self._waiting:
            raise BadOption("the last actions were not received yet: call receive() first")
        lanes.send(self._checked(actions))
        self._waiting = True

    def receive(self) -> None:
        """The second half of a step: the arrays tell how it went."""
        lanes = self._lanes
        if not self._waiting:
            raise BadOption("there is nothing to receive: call send() first")
        self._waiting = False
        lanes.receive()

    def reset(self, seed: int) -> None:
        """Give all games up, and begin those of a seed, as a new vector would."""
        lanes = self._lanes
        if self._waiting:
            raise BadOption("the last actions were not received yet: call receive() first")
        lanes.reset(seed)

    def _checked(self, actions: ArrayLike) -> Numbers:
        chosen = np.asarray(actions)
        if chosen.shape != (self.games,) or not np.issubdtype(chosen.dtype, np.integer):
            raise BadOption(f"a step takes {self.games} whole numbers, not {chosen.dtype} {chosen.shape}")
        chosen = chosen.astype(np.int64)
        inside = (chosen >= 0) & (chosen < self.masks.shape[1])
        legal = inside & (self.masks[np.arange(self.games), np.where(inside, chosen, 0)] == 1)
        if not legal.all():
            lane = int(np.flatnonzero(~legal)[0])
            raise IllegalMove(f"game in row {lane}: {self._lanes.refusal(lane, int(chosen[lane]))}")
        return chosen

    def close(self) -> None:
        """End the workers. The arrays are gone with them, and every further step is refused."""
        if self._open is None:
            return
        for name in self._open.arrays():
            delattr(self, name)
        self._open.close()
        self._open = None

    @property
    def _lanes(self) -> "Lanes":
        if self._open is None:
            raise Closed("this vector is closed; make a new one")
        return self._open

    def __enter__(self) -> "Vector":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class Lanes(ABC):
    """Where the games are played."""

    @abstractmethod
    def arrays(self) -> dict[str, NDArray[Any]]:
        """What a vector shows, by name."""

    @abstractmethod
    def send(self, actions: Numbers) -> None:
        """The first half of a step: legal actions, one for each lane."""

    @abstractmethod
    def receive(self) -> None:
        """The second half: the arrays are filled."""

    @abstractmethod
    def reset(self, seed: int) -> None:
        """Begin other games; the arrays are filled."""

    @abstractmethod
    def refusal(self, lane: int, action: int) -> str:
        """Why an action is not legal in a lane."""

    @abstractmethod
    def close(self) -> None:
        """Give back what the lanes hold."""


class Alone(Lanes):
    """In this process."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.batch = plan.batch(0, plan.lanes)
        self.actions: list[int] = []

    def arrays(self) -> dict[str, NDArray[Any]]:
        return self.plan.seen(self.batch)

    def send(self, actions: Numbers) -> None:
        self.actions = actions.tolist()

    def receive(self) -> None:
        self.batch.step(self.actions)

    def reset(self, seed: int) -> None:
        self.batch.reset(seed)

    def refusal(self, lane: int, action: int) -> str:
        return self.batch.refusal(lane, action)

    def close(self) -> None:
        """Nothing is held but memory of this process."""


class Crew(Lanes):
    """In worker processes, each with a part of the lanes, over shared memory. A semaphore for each worker
    says that there is something to do, another that it is done: a pipe would cost more than the games."""

    def __init__(self, plan: Plan, workers: int) -> None:
        context = multiprocessing.get_context("spawn")
        self.memory = SharedMemory(create=True, size=plan.size())
        self.shared = plan.laid_out(self.memory)
        self.ends = [plan.lanes * (i + 1) // workers for i in range(workers)]
        self.workers: list[Worker] = []
        for first, last in zip([0, *self.ends], self.ends, strict=False):
            self.workers.append(Worker(context, plan, self.memory.name, (first, last)))
        self.receive()

    def arrays(self) -> dict[str, NDArray[Any]]:
        return {name: array.view() for name, array in self.shared.items() if name != "actions"}

    def send(self, actions: Numbers) -> None:
        self.shared["actions"][:] = actions
        for worker in self.workers:
            worker.go.release()

    def receive(self) -> None:
        for worker in self.workers:
            worker.wait()

    def reset(self, seed: int) -> None:
        for worker in self.workers:
            worker.ask(("reset", seed))
        self.receive()

    def refusal(self, lane: int, action: int) -> str:
        worker = self.workers[next(i for i, end in enumerate(self.ends) if lane < end)]
        worker.ask(("refusal", lane, action))
        return str(worker.pipe.recv())

    def close(self) -> None:
        for worker in self.workers:
            worker.end()
        self.shared.clear()
        self.memory.unlink()
        with suppress(BufferError):  # whoever kept an array keeps the memory with it
            self.memory.close()


class Worker:
    """A process with some lanes, as the one that gives it work sees it."""

    def __init__(self, context: SpawnContext, plan: Plan, memory: str, lanes: tuple[int, int]) -> None:
        self.go = context.Semaphore(0)
        self.done = context.Semaphore(0)
        self.pipe, there = context.Pipe()
        self.process = context.Process(
            target=work, args=(plan, memory, lanes, self.go, self.done, there), daemon=True
        )
        self.process.start()
        there.close()

    def wait(self) -> None:
        while not granted(self.done):
            if not self.process.is_alive():
                raise Broken("a worker process has ended; make a new vector")

    def ask(self, question: tuple[object, ...]) -> None:
        self.pipe.send(question)
        self.go.release()

    def end(self) -> None:
        self.pipe.close()
        self.go.release()
        self.process.join()


def work(
    plan: Plan,
    memory_name: str,
    lanes: tuple[int, int],
    go: Semaphore,
    done: Semaphore,
    pipe: Connection,
) -> None:
    """A worker process: serves until nobody needs it, and leaves the memory behind in order."""
    memory = SharedMemory(memory_name)
    try:
        serve(plan, memory, lanes, go, done, pipe)
    except (EOFError, BrokenPipeError):
        pass  # the other end of the pipe was closed: that is how it ends
    finally:
        memory.close()


def serve(
    plan: Plan,
    memory: SharedMemory,
    lanes: tuple[int, int],
    go: Semaphore,
    done: Semaphore,
    pipe: Connection,
) -> None:
    """A step for each call, or what the pipe asks for: why an action is refused, or other games."""
    first, last = lanes
    shared = {name: array[first:last] for name, array in plan.laid_out(memory).items()}
    batch = plan.batch(first, last)
    told = [(shared[name], array) for name, array in plan.seen(batch).items()]
    while True:
        for ours, theirs in told:
            ours[:] = theirs
        done.release()
        attend(batch, first, shared["actions"], go, pipe)


def attend(batch: Batch, first: int, actions: Numbers, go: Semaphore, pipe: Connection) -> None:
    """Answer questions until the games move."""
    while True:
        called(go, pipe)
        if not pipe.poll():
            batch.step(actions.tolist())
            return
        wish, *what = pipe.recv()
        if wish == "reset":
            batch.reset(*what)
            return
        lane, action = what
        pipe.send(batch.refusal(lane - first, action))


def called(go: Semaphore, pipe: Connection) -> None:
    """Wait for a call; a parent that died without a word closed the pipe."""
    while not granted(go):
        if pipe.poll():
            return


def granted(turn: Semaphore) -> bool:
    """Whether one's turn came in time: wide awake at first, then asleep."""
    for _ in range(LOOKS):
        if turn.acquire(block=False):
            return True
        let_others_run()
    return turn.acquire(timeout=PATIENCE)


def _sleep_not_at_all() -> None:
    time.sleep(0)


let_others_run: Callable[[], None] = getattr(os, "sched_yield", _sleep_not_at_all)
