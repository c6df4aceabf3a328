"""Heavy work in its turn: processes, and the queue in front of them."""

from collections.abc import Callable
from typing import Any

from tharsis.server.fairness import Asker, FairQueue
from tharsis.server.processes import Processes

#: Thinking, reading and looking back give way to all that answers at once, and to the server itself.
NICE = 5


class Line:
    """As many are handed to the processes as there are; the others wait in the queue, where order is decided
    late."""

    def __init__(self, workers: int, seconds: float, megabytes: int, nice: int = NICE) -> None:
        self.queue = FairQueue(workers)
        self._processes = Processes(workers, seconds, megabytes, nice)

    async def run(self, asker: Asker, work: Callable[..., Any], *args: Any) -> Any:
        """Wait for a turn and do it."""
        async with self.queue.place(asker):
            return await self.do(work, *args)

    async def do(self, work: Callable[..., Any], *args: Any) -> Any:
        """The work of somebody whose turn it is."""
        return await self._processes.run(work, *args)

    async def prove(self) -> None:
        """See to it that there are processes that answer."""
        await self._processes.prove()

    def healthy(self) -> bool:
        return self._processes.healthy()

    def stop(self) -> None:
        self._processes.stop()
