"""Rate limits: a bucket of tokens for each caller, refilled evenly."""

import time
from collections import OrderedDict

from tharsis.server.problems import Problem


class Limiter:
    """So many requests a minute for each key; half of a minute's worth at once, unless told otherwise."""

    def __init__(self, per_minute: float, keys: int = 20_000, burst: float | None = None) -> None:
        self.per_second = per_minute / 60
        self.burst = max(1.0, per_minute / 2) if burst is None else burst
        self._keys = keys
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def wait(self, key: str) -> float:
        """Take a token: 0, or how many seconds to wait until there is one."""
        if not self.per_second:
            return 0.0
        moment = time.monotonic()
        tokens, then = self._buckets.pop(key, (self.burst, moment))
        tokens = min(self.burst, tokens + (moment - then) * self.per_second)
        allowed = tokens >= 1
        self._buckets[key] = (tokens - 1 if allowed else tokens, moment)
        if len(self._buckets) > self._keys:
            self._buckets.popitem(last=False)
        return 0.0 if allowed else (1 - tokens) / self.per_second

    def check(self, key: str) -> None:
        after = self.wait(key)
        if after:
            raise Problem("too-many", "slow down a little", after=round(after, 1))
