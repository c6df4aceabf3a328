"""Everything a request may need, built once for each worker."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any

from tharsis.server.auth import Keys
from tharsis.server.bots import BotPool
from tharsis.server.bus import Bus, RedisBus
from tharsis.server.database import Database
from tharsis.server.door import Door
from tharsis.server.hub import Hub
from tharsis.server.keeper import Keeper
from tharsis.server.limits import Limiter
from tharsis.server.logs import log
from tharsis.server.post import Post
from tharsis.server.reminders import Reminders
from tharsis.server.replays import Pasts
from tharsis.server.sessions import Sessions
from tharsis.server.settings import Settings

#: A socket is closed with this when its session has ended.
SIGNED_OUT = 4401


@dataclass
class House:
    """One worker's parts, and the chores it does by itself."""

    settings: Settings
    db: Database
    bus: Bus
    keys: Keys
    sessions: Sessions
    post: Post
    pool: BotPool
    hub: Hub
    door: Door
    keeper: Keeper
    reminders: Reminders
    limit: Limiter
    login_limit: Limiter
    pasts: Pasts = field(default_factory=Pasts)
    chores: list[asyncio.Task[None]] = field(default_factory=list)
    _tasks: set[asyncio.Task[None]] = field(default_factory=set)

    @classmethod
    def build(cls, settings: Settings) -> "House":
        db = Database(settings)
        bus = RedisBus(settings.redis) if settings.redis else Bus()
        pool = BotPool(settings.bot_workers, settings.bot_seconds, settings.bot_grace)
        hub = Hub(db, bus)
        door = Door(hub, pool)
        keys = Keys(settings.signing_key())
        post = Post(settings)
        return cls(
            settings=settings,
            db=db,
            bus=bus,
            keys=keys,
            sessions=Sessions(db, keys, settings.session_days),
            post=post,
            pool=pool,
            hub=hub,
            door=door,
            keeper=Keeper(door),
            reminders=Reminders(settings, db, hub, post),
            limit=Limiter(settings.rate_limit),
            login_limit=Limiter(settings.login_limit),
        )

    async def start(self) -> None:
        await self.bus.start(self.hub.hear)
        for seconds, chore in (
            (1.0, self.keeper.run_out_clocks),
            (3.0, self.keeper.take_over_bots),
            (5.0, self.reminders.send_due),
            (20.0, self.hub.renew_presence),
            (30.0, self._sleep),
            (2.0, self.close_ended),
            (3600.0, self.sessions.tidy),
        ):
            self.chores.append(asyncio.create_task(_every(seconds, chore)))

    def background(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something beside the present request."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close_ended(self) -> None:
        """Close the sockets of sessions that have ended: here, through another worker, or by the operator."""
        held = [connection for connection in self.hub.connections() if connection.session]
        alive = (
            await self.sessions.alive({connection.session or "" for connection in held}) if held else set()
        )
        for connection in held:
            if connection.session not in alive:
                connection.dismiss(SIGNED_OUT)

    async def _sleep(self) -> None:
        self.hub.let_sleep()

    async def stop(self) -> None:
        work = [*self.chores, *self._tasks]
        for chore in work:
            chore.cancel()
        for chore in work:
            with contextlib.suppress(asyncio.CancelledError):
                await chore
        await self.reminders.stop()
        await self.hub.stop()
        await self.bus.stop()
        self.post.stop()
        await asyncio.to_thread(self.pool.stop)
        await self.db.close()


async def _every(seconds: float, chore: Callable[[], Awaitable[None]]) -> None:
    """Do a chore again and again; a failure is logged and the next round tries again."""
    while True:
        try:
            await chore()
        except Exception:
            log.exception("a chore failed", chore=chore.__name__)
        await asyncio.sleep(seconds)
