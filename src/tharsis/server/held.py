"""Sockets that are open, by whoever holds them: a person, an address."""

import asyncio
from collections import Counter
from collections.abc import Collection
from typing import Any, Final

from redis.commands.core import AsyncScript

from tharsis.server.between import Tally

ROLL: Final = "tharsis:sockets"
#: A worker says so often that its sockets are still open, and they count no more after so many seconds of
#: silence: it was killed.
RENEW: Final = 2.0
LAPSE = 6.0

#: What both scripts begin with: whose sockets, and under which key.
_OWN = """
local worker, lapse = ARGV[1], ARGV[2]
local own = KEYS[1] .. ':' .. worker
local function stay()
    if redis.call('PEXPIRE', own, lapse) == 1 then
        redis.call('SADD', KEYS[1], worker)
    end
end
"""
#: One more for each holder, if nobody has too many over all workers that are there; else who has.
OPEN = f"""{_OWN}
local others = {{}}
for _, other in ipairs(redis.call('SMEMBERS', KEYS[1])) do
    if redis.call('EXISTS', KEYS[1] .. ':' .. other) == 0 then
        redis.call('SREM', KEYS[1], other)
    elseif other ~= worker then
        table.insert(others, KEYS[1] .. ':' .. other)
    end
end
for at = 3, #ARGV, 3 do
    local holder, most, sum = ARGV[at], tonumber(ARGV[at + 1]), tonumber(ARGV[at + 2])
    for _, other in ipairs(others) do
        sum = sum + (redis.call('HGET', other, holder) or 0)
    end
    if sum > most then
        return holder
    end
end
for at = 3, #ARGV, 3 do
    redis.call('HSET', own, ARGV[at], ARGV[at + 2])
end
stay()
return ''
"""
#: How many some holders have now, and how many holders there are in all. Whether that is what Redis knows: if
#: not, it was away, and knows nothing from then on.
TELL = f"""{_OWN}
for at = 4, #ARGV, 2 do
    if ARGV[at + 1] == '0' then
        redis.call('HDEL', own, ARGV[at])
    else
        redis.call('HSET', own, ARGV[at], ARGV[at + 1])
    end
end
if redis.call('HLEN', own) ~= tonumber(ARGV[3]) then
    redis.call('DEL', own)
    return 0
end
stay()
return 1
"""


class Held:
    """The sockets of one worker alone."""

    def __init__(self) -> None:
        self._count: Counter[str] = Counter()

    async def open(self, mosts: dict[str, int]) -> str | None:
        """One more for each of these holders, unless one of them has as many as they may: then who."""
        full = self._full(mosts)
        if full is None:
            self._count.update(mosts.keys())
        return full

    async def close(self, holders: Collection[str]) -> None:
        """One less for each of them."""
        for holder in holders:
            self._count[holder] -= 1
            if not self._count[holder]:
                del self._count[holder]

    async def renew(self) -> None:
        """They are still open."""

    def _full(self, mosts: dict[str, int]) -> str | None:
        return next((holder for holder, most in mosts.items() if self._count[holder] >= most), None)


class SharedHeld(Held):
    """The sockets of all workers. Each keeps in Redis how many it has open, and knows better: what Redis was
    not told, or has forgotten, it is told later."""

    def __init__(self, tally: Tally) -> None:
        super().__init__()
        self._tally = tally
        self._opening, self._telling = tally.script(OPEN), tally.script(TELL)
        self._untold: set[str] = set()  # holders of whom Redis may not know how many they have
        self._turn = asyncio.Lock()  # what is told arrives in its order

    async def open(self, mosts: dict[str, int]) -> str | None:
        async with self._turn:
            return self._full(mosts) or await self._open_in_common(mosts)

    async def _open_in_common(self, mosts: dict[str, int]) -> str | None:
        knows = not self._untold or await self._tell()
        now = {holder: self._count[holder] for holder in mosts}
        more = {holder: count + 1 for holder, count in now.items()}
        words = [word for holder in mosts for word in (holder, mosts[holder], more[holder])]
        self._untold.update(mosts)
        full: str | None = await self._ask(self._opening, *words) if knows and mosts else None
        if full:
            self._told(now)
            return full
        self._count.update(mosts.keys())
        if full is not None:
            self._told(more)
        return None

    async def close(self, holders: Collection[str]) -> None:
        await super().close(holders)
        self._untold.update(holders)
        async with self._turn:
            if self._untold:
                await self._tell()

    async def renew(self) -> None:
        async with self._turn:
            await self._tell()

    async def _tell(self) -> bool:
        """Tell Redis what it does not know, or everything if it has forgotten; whether it knows all then."""
        while not self._tally.resting:
            told = {holder: self._count[holder] for holder in self._untold}
            words = [word for holder, count in told.items() for word in (holder, count)]
            agrees = await self._ask(self._telling, len(self._count), *words)
            if agrees:
                self._told(told)
                return True
            if agrees is not None:
                self._untold.update(self._count)
        return False

    async def _ask(self, script: AsyncScript, *words: str | int) -> Any:
        return await self._tally.ask(script, ROLL, self._tally.worker, int(LAPSE * 1000), *words)

    def _told(self, counts: dict[str, int]) -> None:
        """Redis knows these; those that have changed meanwhile it has yet to be told."""
        self._untold -= {holder for holder, count in counts.items() if self._count[holder] == count}
