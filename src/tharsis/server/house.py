"""Everything a request may need, built once for each worker."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any

from tharsis.server.auth import Keys
from tharsis.server.bots import BotPool
from tharsis.server.bus import Bus, RedisBus
from tharsis.server.cleaner import Cleaner
from tharsis.server.database import Database, out_of_reach
from tharsis.server.door import Door
from tharsis.server.hub import Hub
from tharsis.server.keeper import Keeper
from tharsis.server.kinds import Farewell
from tharsis.server.limits import Limiter
from tharsis.server.lines import Line
from tharsis.server.logs import log
from tharsis.server.pasts import Pasts
from tharsis.server.post import Post
from tharsis.server.pulse import BEAT, Heart
from tharsis.server.quotas import Quotas
from tharsis.server.reminders import Reminders
from tharsis.server.sessions import Sessions
from tharsis.server.settings import Settings


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
    imports: Line
    looks: Line
    pasts: Pasts
    hub: Hub
    heart: Heart
    door: Door
    keeper: Keeper
    cleaner: Cleaner
    reminders: Reminders
    limit: Limiter
    login_limit: Limiter
    quotas: Quotas
    chores: list[asyncio.Task[None]] = field(default_factory=list)
    _tasks: set[asyncio.Task[None]] = field(default_factory=set)

    @classmethod
    def build(cls, settings: Settings) -> "House":
        db = Database(settings)
        bus = RedisBus(settings.redis) if settings.redis else Bus()
        memory = settings.process_memory
        pool = BotPool(settings.bot_workers, settings.bot_seconds, settings.bot_grace, memory)
        imports = Line(settings.import_workers, settings.import_seconds, memory)
        looks = Line(settings.import_workers, settings.import_seconds, memory)
        hub = Hub(db, bus, settings.away_grace)
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
            imports=imports,
            looks=looks,
            pasts=Pasts(db, looks, settings.replay_positions),
            hub=hub,
            heart=Heart(db, hub.missed_news),
            door=door,
            keeper=Keeper(door),
            cleaner=Cleaner(settings, door),
            reminders=Reminders(settings, db, hub, post),
            limit=Limiter(settings.rate_limit),
            login_limit=Limiter(settings.login_limit),
            quotas=Quotas(settings),
        )

    async def start(self) -> None:
        await self.heart.beat()  # before any clock is looked at
        await self.bus.start(self.hub)
        for seconds, chore in (
            (BEAT, self.heart.beat),
            (1.0, self.bus.publish_late),
            (3.0, self.hub.look_again),
            (1.0, self.keeper.run_out_clocks),
            (3.0, self.keeper.take_over_bots),
            (10.0, self.pool.prove),
            (60.0, self.keeper.try_broken),
            (600.0, self.cleaner.fold),
            (600.0, self.cleaner.throw_away),
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
                connection.dismiss(Farewell.SIGNED_OUT)

    async def _sleep(self) -> None:
        self.hub.let_sleep()

    async def parts(self) -> dict[str, bool]:
        """Which of our parts work."""
        database, news = await asyncio.gather(self.heart.healthy(), self.bus.healthy())
        return {"database": database, "news": news, "bots": self.pool.healthy()}

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
        for processes in (self.pool, self.imports, self.looks):
            await asyncio.to_thread(processes.stop)
        await self.db.close()


async def _every(seconds: float, chore: Callable[[], Awaitable[None]]) -> None:
    """Do a chore again and again; a failure is logged and the next round tries again."""
    while True:
        try:
            await chore()
        except Exception as error:
            if out_of_reach(error):
                log.warning("a chore has to wait", chore=chore.__name__, error=repr(error))
            else:
                log.exception("a chore failed", chore=chore.__name__)
        await asyncio.sleep(seconds)
