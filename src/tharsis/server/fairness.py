"""Who is next when many wait: the most urgent first, and among equals one after the other."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from enum import IntEnum


class Rank(IntEnum):
    """How urgent work is, the most urgent first."""

    AWAITED = 0  # somebody is there and waits for it
    PEOPLE = 1  # it is for people who are away
    BOTS = 2  # bots among themselves


def awaited() -> Rank:
    return Rank.AWAITED


@dataclass(frozen=True)
class Asker:
    """For whom work is done: a table or a person, who take turns; and how urgent it is just now."""

    key: str
    rank: Callable[[], Rank] = awaited


@dataclass(eq=False)
class _Waiting:
    asker: Asker
    admitted: asyncio.Future[Rank]


class FairQueue:
    """So many places for those who work; what they do there it does not know. Who is next is decided only
    when a place is free: somebody may have come to the table meanwhile.

    Where the places are shared with others, those who have one may have to wait behind it for somebody more
    urgent. There each rank has places of its own, which nobody less urgent can keep it from."""

    def __init__(self, places: int) -> None:
        self.places = places
        self.shared = False
        self._working: list[Rank] = []
        #: Those who wait by whom they wait for, in the order of their turns.
        self._waiting: dict[str, deque[_Waiting]] = {}

    @asynccontextmanager
    async def place(self, asker: Asker) -> AsyncIterator[None]:
        """Wait for a place and keep it."""
        rank = await self._enter(asker)
        try:
            yield
        finally:
            self._leave(rank)

    def resize(self, places: int, *, shared: bool) -> None:
        """From now on there are so many places."""
        self.places, self.shared = places, shared
        self._admit()

    @property
    def working(self) -> int:
        return len(self._working)

    def crowd(self, asker: Asker) -> int:
        """How many work, or wait for work that is at least as urgent."""
        rank = asker.rank()
        ahead = self._ahead(rank)
        others = min(self.working - ahead, self.places)  # at shared places the rest of them waits
        waiting = sum(one.asker.rank() <= rank for line in self._waiting.values() for one in line)
        return ahead + others + waiting

    async def _enter(self, asker: Asker) -> Rank:
        one = _Waiting(asker, asyncio.get_running_loop().create_future())
        self._waiting.setdefault(asker.key, deque()).append(one)
        self._admit()
        try:
            return await one.admitted
        except asyncio.CancelledError:
            if one.admitted.cancelled():
                self._forget(one)
            else:
                self._leave(one.admitted.result())
            raise

    def _leave(self, rank: Rank) -> None:
        self._working.remove(rank)
        self._admit()

    def _admit(self) -> None:
        while self._waiting and not self._full(Rank.AWAITED):
            key = min(self._waiting, key=lambda key: self._waiting[key][0].asker.rank())
            rank = self._waiting[key][0].asker.rank()
            if self._full(rank):
                return
            one = self._next(key)
            if not one.admitted.cancelled():  # has given up, and is about to be told so
                self._working.append(rank)
                one.admitted.set_result(rank)

    def _full(self, rank: Rank) -> bool:
        return (self._ahead(rank) if self.shared else self.working) >= self.places

    def _ahead(self, rank: Rank) -> int:
        """How many of those who work are at least as urgent."""
        return sum(working <= rank for working in self._working)

    def _next(self, key: str) -> _Waiting:
        line = self._waiting.pop(key)
        chosen = line.popleft()
        if line:
            self._waiting[key] = line  # at the end: its next turn comes after everybody else's
        return chosen

    def _forget(self, one: _Waiting) -> None:
        line = self._waiting.get(one.asker.key, deque())
        if one in line:
            line.remove(one)
            if not line:
                del self._waiting[one.asker.key]
