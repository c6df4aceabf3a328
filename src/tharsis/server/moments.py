"""The server's time: the wall's when the process began, and from then on only forward at an even pace.

A system clock that is set while the server runs costs nobody thinking time; what lies between two runs is the
matter of `pulse`.
"""

import time
from datetime import UTC, datetime
from typing import Final


class Time:
    """Moments by the monotonic clock."""

    def __init__(self) -> None:
        self._ahead = time.time() - time.monotonic()

    def now(self) -> datetime:
        return datetime.fromtimestamp(time.monotonic() + self._ahead, UTC)

    def not_before(self, moment: datetime) -> None:
        """Workers whose clocks differ agree on the latest, so that nothing lies in anybody's future."""
        self._ahead = max(self._ahead, moment.timestamp() - time.monotonic())


TIME: Final = Time()
