"""Rate limits: a bucket of tokens for each caller, refilled evenly.

Every worker has buckets of its own. Where there is a Redis, a caller has one more in it for all workers: it
decides, and a worker's own is what is left while Redis is away.
"""

import time
from collections import OrderedDict

from tharsis.server.between import Tally
from tharsis.server.portions import Portions, Terms
from tharsis.server.problems import Problem

#: Callers whose buckets a worker keeps.
KEYS = 20_000


class Buckets:
    """The buckets of one worker."""

    def __init__(self, per_second: float, burst: float) -> None:
        self._per_second, self._burst = per_second, burst
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str) -> float:
        """Take a token: 0, or how many seconds to wait until there is one."""
        moment = time.monotonic()
        tokens, then = self._buckets.pop(key, (self._burst, moment))
        tokens = min(self._burst, tokens + (moment - then) * self._per_second)
        allowed = tokens >= 1
        self._buckets[key] = (tokens - 1 if allowed else tokens, moment)
        if len(self._buckets) > KEYS:
            self._buckets.popitem(last=False)
        return 0.0 if allowed else (1 - tokens) / self._per_second

    def give_back(self, key: str) -> None:
        """The token that was just taken is not needed."""
        if key in self._buckets:
            tokens, then = self._buckets[key]
            self._buckets[key] = (tokens + 1, then)


class Limiter:
    """So many requests a minute for each key; half of a minute's worth at once, unless told otherwise. Where
    requests are frequent, a worker takes a portion at a time of what is shared."""

    def __init__(
        self,
        name: str,
        per_minute: float,
        tally: Tally | None = None,
        *,
        burst: float | None = None,
        portion: int = 1,
    ) -> None:
        self._per_second = per_minute / 60
        burst = max(1.0, per_minute / 2) if burst is None else burst
        self._own = Buckets(self._per_second, burst)
        terms = Terms(self._per_second, burst, max(1, portion))
        self._shared = Portions(tally, name, terms, KEYS) if tally else None

    async def wait(self, key: str) -> float:
        """Take a token: 0, or how many seconds to wait until there is one."""
        if not self._per_second:
            return 0.0
        after = self._own.take(key)  # who has none here has none anywhere: Redis need not be asked
        if after or self._shared is None:
            return after
        after = await self._shared.take(key)
        if after:
            self._own.give_back(key)
        return after

    async def check(self, key: str) -> None:
        after = await self.wait(key)
        if after:
            raise Problem("too-many", "slow down a little", after=round(after, 1))
