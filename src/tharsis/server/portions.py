"""Buckets that all workers share: they stand in Redis, and a worker takes a portion at a time out of them.

In sum nobody gets more than one bucket allows, however many workers they ask. While a worker may hold the
rest of a portion, the bucket is not filled to the brim: what is in it and what may be held of it never exceed
what it holds when full.
"""

import asyncio
import time
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import NamedTuple

from tharsis.server.between import Tally

#: Seconds for which a worker keeps the rest of a portion.
HOLD = 60.0

#: The bucket keeps its tokens, since when, and until when workers may hold the rest of a portion. It is gone
#: by itself when it is full again. Below half a portion is one token, so that none lie about at other workers
#: when they are needed. The time is that of Redis, the same for all.
TAKE = """
local rate, full = tonumber(ARGV[2]), tonumber(ARGV[3])
local portion, hold = tonumber(ARGV[4]), tonumber(ARGV[5])
local mine = 'held by ' .. ARGV[1]
local time = redis.call('TIME')
local moment = time[1] + time[2] / 1000000
local tokens, since, holders, others = full, moment, 0, 0
local kept = redis.call('HGETALL', KEYS[1])
for at = 1, #kept, 2 do
    local name, value = kept[at], tonumber(kept[at + 1])
    if name == 'tokens' then
        tokens = value
    elseif name == 'since' then
        since = value
    else
        holders = holders + 1
        if name == mine or value <= moment then
            redis.call('HDEL', KEYS[1], name)
        else
            others = others + 1
        end
    end
end
local brim = full - holders * (portion - 1)
tokens = math.min(brim, tokens + math.max(0, moment - since) * rate)
local taken = 0
if tokens >= portion + full / 2 then
    taken = portion
elseif tokens >= 1 then
    taken = 1
end
tokens = tokens - taken
local lapse = (full - tokens) / rate
if taken > 1 then
    redis.call('HSET', KEYS[1], mine, moment + hold)
end
if taken > 1 or others > 0 then
    lapse = lapse + hold
end
redis.call('HSET', KEYS[1], 'tokens', tokens, 'since', moment)
redis.call('PEXPIRE', KEYS[1], math.ceil(lapse * 1000) + 1)
if taken > 0 then
    return {taken, 0}
end
return {0, math.ceil((1 - tokens) / rate * 1000)}
"""


class Terms(NamedTuple):
    """Of a bucket: how fast it fills, how much it holds, how many tokens a worker takes at a time."""

    per_second: float
    burst: float
    portion: int


@dataclass(slots=True)
class Portion:
    """What a worker holds of somebody's bucket, and until when. One question at a time is asked for more."""

    tokens: int = 0
    until: float = 0.0
    asking: asyncio.Lock = field(default_factory=asyncio.Lock)

    def spend(self) -> bool:
        if not self.tokens or time.monotonic() >= self.until:
            return False
        self.tokens -= 1
        return True


class Portions:
    """What one worker holds of the buckets of a limit, for so many callers at most."""

    def __init__(self, tally: Tally, name: str, terms: Terms, keys: int) -> None:
        self._tally, self._name, self._terms, self._keys = tally, name, terms, keys
        self._take = tally.script(TAKE)
        self._portions: OrderedDict[str, Portion] = OrderedDict()

    async def take(self, key: str) -> float:
        """Take a token: 0, or how many seconds to wait until there is one; 0 also while Redis is away."""
        portion = self._portion(key)
        if portion.spend():
            return 0.0
        async with portion.asking:
            if portion.spend():  # whoever asked before us got enough for us as well
                return 0.0
            until = time.monotonic() + HOLD
            words = (self._tally.worker, *self._terms, HOLD)
            answer = await self._tally.ask(self._take, f"tharsis:limit:{self._name}:{key}", *words)
            if answer is None:
                return 0.0
            taken, milliseconds = answer
            portion.tokens, portion.until = max(0, taken - 1), until  # one of them is ours
            return float(milliseconds) / 1000

    def _portion(self, key: str) -> Portion:
        portion = self._portions.get(key)
        if portion is None:
            self._make_room()
            portion = self._portions[key] = Portion()
        self._portions.move_to_end(key)
        return portion

    def _make_room(self) -> None:
        """What is forgotten is never spent: so not while somebody asks for more and waits to spend it."""
        while len(self._portions) >= self._keys:
            idle = (key for key, portion in self._portions.items() if not portion.asking.locked())
            oldest = next(idle, None)
            if oldest is None:
                return
            del self._portions[oldest]
