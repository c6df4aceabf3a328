"""Writing together: SQLite syncs the disk once for each transaction, so what waits shares the next one."""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, TypeVar, cast

from sqlalchemy import Connection, Engine

T = TypeVar("T")
Work = Callable[[Connection], Any]


@dataclass(eq=False)
class Waiting:
    """Work that is not written yet, and who waits for it."""

    work: Work
    done: asyncio.Future[Any]


class Together:
    """One thread with one connection. Each work is written whole or not at all, whatever becomes of the
    others; all of them are durable when anybody hears of it. A work may be done twice, so it does nothing but
    write."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="sqlite")
        self._waiting: list[Waiting] = []

    async def write(self, work: Callable[[Connection], T], turn: asyncio.Lock) -> T:
        """Done with everything that waits when it is our turn to write: perhaps by somebody before us."""
        mine = Waiting(work, asyncio.get_running_loop().create_future())
        self._waiting.append(mine)
        try:
            async with turn:
                if not mine.done.done():
                    batch, self._waiting = self._waiting, []
                    # Who is cancelled does not take the others along.
                    await asyncio.shield(asyncio.create_task(self._write_all(batch)))
        finally:
            if mine in self._waiting:  # cancelled before its turn: it has not happened
                self._waiting.remove(mine)
        return cast(T, mine.done.result())

    async def _write_all(self, batch: list[Waiting]) -> None:
        works = [waiting.work for waiting in batch]
        loop = asyncio.get_running_loop()
        outcomes = await loop.run_in_executor(self._thread, self._transact, works)
        for waiting, outcome in zip(batch, outcomes, strict=True):
            if waiting.done.cancelled():
                continue
            if isinstance(outcome, Exception):
                waiting.done.set_exception(outcome)
                waiting.done.exception()  # whoever asked may be gone by now: that is no fault
            else:
                waiting.done.set_result(outcome)

    def _transact(self, works: Sequence[Work]) -> list[Any]:
        """What each work gave, or why it failed. Most often none does; if one did, nothing of them is written
        yet, and all are done again, with care."""
        try:
            with self._engine.begin() as connection:
                return [work(connection) for work in works]
        except Exception as error:
            return [error] if len(works) == 1 else self._transact_with_care(works)

    def _transact_with_care(self, works: Sequence[Work]) -> list[Any]:
        try:
            with self._engine.begin() as connection:
                return [_attempted(connection, work) for work in works]
        except Exception as error:
            return [error] * len(works)

    def close(self) -> None:
        self._thread.shutdown()
        self._engine.dispose()


def _attempted(connection: Connection, work: Work) -> Any:
    """What a work gave; where it failed, nothing of it stays."""
    try:
        with connection.begin_nested():
            return work(connection)
    except Exception as error:
        return error
