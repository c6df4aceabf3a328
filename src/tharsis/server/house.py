"""Everything a request may need, built once for each worker."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any

from redis.asyncio import Redis

from tharsis.server import between, garbage, held
from tharsis.server.auth import Keys
from tharsis.server.bots import BotPool
from tharsis.server.bus import Bus, RedisBus
from tharsis.server.cleaner import Cleaner
from tharsis.server.database import Database, out_of_reach
from tharsis.server.door import Door
from tharsis.server.homes import Homes, SharedHomes
from tharsis.server.hub import Hub
from tharsis.server.jobs import Jobs
from tharsis.server.keeper import Keeper
from tharsis.server.kinds import Farewell
from tharsis.server.limits import Limiter
from tharsis.server.lines import Kind, Line
from tharsis.server.logs import log
from tharsis.server.pasts import Pasts
from tharsis.server.post import Post
from tharsis.server.pulse import BEAT, Heart
from tharsis.server.quotas import Quotas
from tharsis.server.reminders import Reminders
from tharsis.server.sessions import Sessions
from tharsis.server.settings import Settings
from tharsis.server.wire import Answer


@dataclass
class House:
    """One worker's parts, and the chores it does by itself."""

    settings: Settings
    db: Database
    redis: Redis | None
    bus: Bus
    homes: Homes
    keys: Keys
    sessions: Sessions
    post: Post
    jobs: Jobs | None
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
        redis = between.connect(settings.redis) if settings.redis else None
        bus = RedisBus(redis) if redis else Bus()
        tally = between.Tally(redis, bus.worker) if redis else None
        jobs = Jobs(redis) if redis else None
        quick, slow, imports, looks = [Line.of(kind, settings, jobs) for kind in Kind]
        pool = BotPool(settings.bot_seconds, quick, slow)
        hub = Hub(db, bus, settings.away_grace)
        door = Door(hub, pool)
        keys = Keys(settings.signing_key())
        post = Post(settings)
        return cls(
            settings=settings,
            db=db,
            redis=redis,
            bus=bus,
            homes=_homes(settings, redis, bus.worker),
            keys=keys,
            sessions=Sessions(db, keys, settings.session_days),
            post=post,
            jobs=jobs,
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
            limit=Limiter("requests", settings.rate_limit, tally, portion=settings.rate_limit // 60),
            login_limit=Limiter("logins", settings.login_limit, tally),
            quotas=Quotas(settings, tally),
        )

    async def start(self, answer: Answer) -> None:
        """Open the house; other workers may lead people to it, who are answered so."""
        await self.heart.beat()  # before any clock is looked at
        await self.bus.start(self.hub)
        await self.homes.start(answer)
        if self.jobs:
            await self.jobs.start()
        garbage.settle()
        for seconds, chore in (
            (BEAT, self.heart.beat),
            (between.BEAT, self.homes.beat),
            (3.0, self.keep_homes),
            (3.0, self.hub.look_again),
            (1.0, self.keeper.run_out_clocks),
            (3.0, self.keeper.take_over_bots),
            (10.0, self.pool.prove),
            (60.0, self.keeper.try_broken),
            (600.0, self.cleaner.fold),
            (600.0, self.cleaner.throw_away),
            (5.0, self.reminders.send_due),
            (20.0, self.hub.renew_presence),
            (held.RENEW, self.quotas.renew_sockets),
            (30.0, self._sleep),
            (2.0, self.close_ended),
            (3600.0, self.sessions.tidy),
            (garbage.SELDOM, garbage.look_through),
        ):
            self.chores.append(asyncio.create_task(_every(seconds, chore)))

    def background(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something beside the present request."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close_ended(self) -> None:
        """Close the sockets of sessions that have ended: here, through another worker, or by the operator."""
        signed_in = [connection for connection in self.hub.connections() if connection.session]
        if not signed_in:
            return
        alive = await self.sessions.alive({connection.session or "" for connection in signed_in})
        for connection in signed_in:
            if connection.session not in alive:
                connection.dismiss(Farewell.SIGNED_OUT)

    async def keep_homes(self) -> None:
        """Tables live where people are. Where two workers have people at one table, because both were first
        or Redis was away, those of one come again, and are led to the other."""
        for table in await self.homes.claim(self.hub.visited()):
            self.hub.move_out(table)

    async def _sleep(self) -> None:
        self.hub.let_sleep()

    async def parts(self) -> dict[str, bool]:
        """Which of our parts work."""
        database, news = await asyncio.gather(self.heart.healthy(), self.bus.healthy())
        return {"database": database, "news": news, "bots": self.pool.healthy()}

    async def stop(self) -> None:
        await self.homes.leave()
        await between.ended(*self.chores, *self._tasks)
        await self.reminders.stop()
        await self.hub.stop()
        await self.homes.stop()
        await self.bus.stop()
        if self.jobs:
            await self.jobs.stop()
        if self.redis:
            await self.redis.aclose()
        self.post.stop()
        for processes in (self.pool, self.imports, self.looks):
            await asyncio.to_thread(processes.stop)
        await self.db.close()


def _homes(settings: Settings, redis: Redis | None, worker: str) -> Homes:
    if redis is None:
        return Homes()
    return SharedHomes(redis, worker, settings.signing_key(), settings.link_host, settings.link_port)


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
