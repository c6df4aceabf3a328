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
    admitted: asyncio.Future[None]


class FairQueue:
    """So many places for those who work; what they do there it does not know. Who is next is decided only
    when a place is free: somebody may have come to the table meanwhile."""

    def __init__(self, places: int) -> None:
        self.places = places
        self.working = 0
        #: Those who wait by whom they wait for, in the order of their turns.
        self._waiting: dict[str, deque[_Waiting]] = {}

    @asynccontextmanager
    async def place(self, asker: Asker) -> AsyncIterator[None]:
        """Wait for a place and keep it."""
        await self._enter(asker)
        try:
            yield
        finally:
            self._leave()

    def crowd(self, asker: Asker) -> int:
        """How many work, or wait for work that is at least as urgent."""
        rank = asker.rank()
        waiting = sum(one.asker.rank() <= rank for line in self._waiting.values() for one in line)
        return self.working + waiting

    async def _enter(self, asker: Asker) -> None:
        one = _Waiting(asker, asyncio.get_running_loop().create_future())
        self._waiting.setdefault(asker.key, deque()).append(one)
        self._admit()
        try:
            await one.admitted
        except asyncio.CancelledError:
            if one.admitted.cancelled():
                self._forget(one)
            else:
                self._leave()
            raise

    def _leave(self) -> None:
        self.working -= 1
        self._admit()

    def _admit(self) -> None:
        while self._waiting and self.working < self.places:
            one = self._next()
            if not one.admitted.cancelled():  # has given up, and is about to be told so
                self.working += 1
                one.admitted.set_result(None)

    def _next(self) -> _Waiting:
        key = min(self._waiting, key=lambda key: self._waiting[key][0].asker.rank())
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
