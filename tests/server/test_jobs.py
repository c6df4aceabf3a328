"""Work given to other machines: the most urgent first, equals in turn, and whatever gets lost is noticed."""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest

from server.harness import RedisServer, Worker
from tharsis.kernel import game
from tharsis.server import jobs as jobs_module
from tharsis.server import worker as worker_module
from tharsis.server.between import Roll, connect, ended
from tharsis.server.fairness import Asker, Rank
from tharsis.server.jobs import (
    WORKERS,
    Interrupted,
    JobFailed,
    Jobs,
    Untaken,
    WorkerGone,
    answers_of,
    job_key,
    list_of,
    pack,
    unpack,
)
from tharsis.server.lines import Kind, Limits, Line
from tharsis.server.problems import Problem
from tharsis.server.replays import replay_text
from tharsis.server.settings import Settings
from tharsis.server.thinking import think
from tharsis.server.worker import Bench

TM = game("terraforming-mars")


# -- what goes through Redis ----------------------------------------------------------------------


def test_jobs_are_plain_data() -> None:
    plain = {"args": ["think", None, 0.5, b"\x00\xff", [[1, b""]]], "한": {"base64": 3, "more": []}}
    assert unpack(pack(plain)) == plain
    with pytest.raises(TypeError, match="Asker is no plain data"):
        pack([Asker("table")])


# -- order ----------------------------------------------------------------------------------------


def label(name: str) -> str:
    """Work of which only its name matters."""
    return name


class Slow(worker_module.Worker):
    """A worker that does one thing after the other, each when it is let."""

    def __init__(self, url: str) -> None:
        super().__init__(connect(url), Settings(worker_processes=1), [Kind.SLOW])
        self.order: list[str] = []
        self.leave = asyncio.Queue[None]()
        self.end = asyncio.Event()

    async def _done(self, bench: Bench, id: str, text: str) -> str:
        name = unpack(text)["args"][0]
        self.order.append(name)
        await self.leave.get()
        return pack({"job": id, "result": name})


class House:
    """As much of a server as asks workers for something."""

    def __init__(self, url: str, workers: int = 0) -> None:
        self.redis = connect(url)
        self.jobs = Jobs(self.redis)
        self.line = Line(Kind.SLOW, Limits(600), workers, self.jobs)
        self.asked: list[asyncio.Task[Any]] = []
        self.idle: set[str] = set()  # who says that it has a process, and does nothing
        self._chore: asyncio.Task[None] | None = None

    async def open(self) -> "House":
        await self.jobs.start()
        self._chore = asyncio.create_task(self._look_round())
        return self

    async def _look_round(self) -> None:
        while True:
            for worker in self.idle:
                await Roll(self.redis, WORKERS).beat(worker, {"slow": 1})
            await self.jobs.look_round()
            await asyncio.sleep(0.1)

    def ask(self, name: str, rank: Rank = Rank.AWAITED) -> "asyncio.Task[Any]":
        """A table asks for work by its own name."""
        self.asked.append(asyncio.create_task(self._ask(Asker(name, lambda: rank))))
        return self.asked[-1]

    async def _ask(self, asker: Asker) -> Any:
        async with self.line.queue.place(asker):
            return await self.line.do(asker, label, asker.key)

    async def waiting(self) -> int:
        """How many ids wait in the lists, those of all servers."""
        return sum([await self.redis.llen(list_of(Kind.SLOW, rank)) for rank in Rank])

    async def close(self) -> None:
        await ended(*self.asked, *([self._chore] if self._chore else []))
        await self.jobs.stop()
        await self.redis.aclose()
        await asyncio.to_thread(self.line.stop)


@pytest.fixture
async def houses(cache: RedisServer) -> AsyncIterator[Callable[..., Any]]:
    made: list[House] = []

    async def make(workers: int = 0) -> House:
        made.append(House(cache.url, workers))
        return await made[-1].open()

    yield make
    for house in made:
        await house.close()


@contextlib.asynccontextmanager
async def at_work(worker: Slow) -> AsyncIterator[Slow]:
    working = asyncio.create_task(worker.work(worker.end))
    yield worker
    for _ in range(100):
        worker.leave.put_nowait(None)
    worker.end.set()
    await working
    await worker._redis.aclose()


async def until(so: Callable[[], Any]) -> None:
    """There is no limit but the patience of whoever runs the tests."""
    while True:
        found = so()
        if await found if asyncio.iscoroutine(found) else found:
            return
        await asyncio.sleep(0.01)


async def test_the_most_urgent_of_all_servers_comes_first_and_equals_take_turns(
    cache: RedisServer, houses: Callable[..., Any]
) -> None:
    """One process for two servers. While it works for a table of bots of the first one, tables of bots ask
    at both; whoever comes later and waits is served before them, whatever server it is."""
    one, two = await houses(), await houses()
    async with at_work(Slow(cache.url)) as worker:
        await until(lambda: one.line.queue.places == two.line.queue.places == 1)

        async def asks(house: House, name: str, rank: Rank, waiting: int) -> None:
            house.ask(name, rank)
            await until(lambda: _is(house.waiting(), waiting))

        one.ask("bots 1", Rank.BOTS)
        await until(lambda: worker.order == ["bots 1"])
        await asks(one, "bots 2", Rank.BOTS, waiting=0)  # the place of its rank is taken at this server
        await asks(two, "bots 3", Rank.BOTS, waiting=1)
        await asks(two, "bots 4", Rank.BOTS, waiting=1)
        await asks(two, "away", Rank.PEOPLE, waiting=2)
        await asks(one, "here", Rank.AWAITED, waiting=3)
        for done in range(1, 7):
            worker.leave.put_nowait(None)
            await until(lambda done=done: sum(task.done() for task in one.asked + two.asked) == done)  # type: ignore[misc]
            await until(lambda done=done: len(worker.order) == min(done + 1, 6))  # type: ignore[misc]
        assert worker.order == ["bots 1", "here", "away", "bots 3", "bots 2", "bots 4"]


async def _is(found: Any, wanted: int) -> bool:
    return bool(await found == wanted)


async def test_without_workers_everybody_waits_in_the_queue(
    cache: RedisServer, houses: Callable[..., Any]
) -> None:
    house = await houses()
    asked = [house.ask("bots", Rank.BOTS), house.ask("here")]
    await asyncio.sleep(0)
    assert house.line.queue.places == 0
    assert not house.line.healthy()
    assert await house.waiting() == 0
    with pytest.raises(Problem, match="try again later"):  # but for who has a page that waits
        await house.line.run(Asker("here"), label, "here")
    async with at_work(Slow(cache.url)) as worker:
        worker.leave.put_nowait(None)
        worker.leave.put_nowait(None)
        await asyncio.gather(*asked)
        assert house.line.healthy()


# -- what is not done -----------------------------------------------------------------------------


async def idle(house: House, worker: str) -> None:
    """Somebody says that it has a process, and does nothing."""
    house.idle.add(worker)
    await until(lambda: house.line.elsewhere)


async def test_what_its_asker_gave_up_is_not_done(
    cache: RedisServer, houses: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor what was asked by a server that has died: nobody looks after it any more."""
    house = await houses()
    await idle(house, "idle")
    monkeypatch.setattr(jobs_module, "LIFE", 300)
    given_up = house.ask("given up")
    await until(house.waiting)
    key = job_key(next(iter(house.jobs._owed)))
    given_up.cancel()
    await until(lambda: _is(house.redis.exists(key), 0))
    house.idle.clear()
    monkeypatch.undo()
    async with at_work(Slow(cache.url)) as worker:
        worker.leave.put_nowait(None)
        assert await house.ask("wanted") == "wanted"
        assert worker.order == ["wanted"]


async def test_a_job_that_nobody_takes_fails_when_its_time_is_over(houses: Callable[..., Any]) -> None:
    house = await houses()
    await idle(house, "idle")
    with pytest.raises(Untaken):
        await house.jobs.do("slow", Asker("table"), 0.2, label, ["a"])


async def test_a_job_that_nobody_takes_is_done_by_processes_of_our_own(houses: Callable[..., Any]) -> None:
    house = await houses(workers=1)
    await idle(house, "idle")
    house.line._limits = Limits(0.2)
    asked = await house.line.run(Asker("table"), think, TM.id, "random", 1, None, TM.new(seed=1).save(), 0)
    assert TM.actions.parse(asked) in TM.new(seed=1).legal(0)


async def test_the_job_of_a_worker_that_falls_silent_fails(houses: Callable[..., Any]) -> None:
    house = await houses()
    await idle(house, "mortal")
    asked = asyncio.create_task(house.jobs.do("slow", Asker("table"), 600, label, ["a"]))
    await until(house.waiting)
    id = await house.redis.lpop(list_of(Kind.SLOW, Rank.AWAITED))
    await house.redis.delete(job_key(id))
    await house.redis.rpush(answers_of(id), pack({"job": id, "taken": "mortal"}))
    house.idle.clear()
    with pytest.raises(WorkerGone, match="mortal"):
        await asked


async def test_an_id_that_got_lost_on_its_way_is_put_again(houses: Callable[..., Any]) -> None:
    """Whoever fetched it died before it could take the job."""
    house = await houses()
    await idle(house, "mortal")
    house.ask("a")
    await until(house.waiting)
    id = await house.redis.lpop(list_of(Kind.SLOW, Rank.AWAITED))
    await until(house.waiting)
    assert await house.redis.lpop(list_of(Kind.SLOW, Rank.AWAITED)) == id


async def test_a_job_that_redis_forgot_is_asked_again(houses: Callable[..., Any]) -> None:
    house = await houses()
    await idle(house, "idle")
    asked = asyncio.create_task(house.jobs.do("slow", Asker("table"), 600, label, ["a"]))
    await until(house.waiting)
    await house.redis.flushall()
    with pytest.raises(Interrupted):
        await asked


# -- a worker as it is started --------------------------------------------------------------------


async def test_garbage_in_the_lists_disturbs_nobody(
    workers: Callable[..., Worker], houses: Callable[..., Any]
) -> None:
    house = await houses()
    waiting = list_of(Kind.SLOW, Rank.AWAITED)
    await house.redis.rpush(waiting, b"\xff\xfe", "no id", ":", "x" * 10_000)
    for number, body in enumerate(
        ["no JSON {", "[]", '{"work": "system", "args": ["true"]}', '{"work": []}']
    ):
        await house.redis.set(job_key(f"stranger:{number}"), body)
        await house.redis.rpush(waiting, f"stranger:{number}")
    await house.redis.rpush(
        answers_of(house.jobs.id), b"\xff", "no JSON {", "[]", '{"job": []}', '{"job": "x"}'
    )
    await asyncio.to_thread(workers().start)
    await until(lambda: house.line.healthy())
    work = (think, TM.id, "random", 1, None, TM.new(seed=1).save(), 0)
    asked = asyncio.create_task(house.line.run(Asker("table"), *work))
    await until(lambda: house.jobs._owed)
    id = next(iter(house.jobs._owed))
    for odd in ({"problem": 3}, {"problem": {"code": "none", "detail": ""}}, {}):
        await house.redis.rpush(answers_of(id), json.dumps({"job": id, **odd}))
    assert TM.actions.parse(await asked) in TM.new(seed=1).legal(0)
    answers = [json.loads(text) for text in await house.redis.lrange(answers_of("stranger:0"), 0, -1)]
    failed = [answer["failed"] for answer in answers if "failed" in answer]
    assert len(failed) == 4, "whoever asked for something odd is told"
    assert "no work by the name 'system'" in failed[2]


async def test_problems_come_back_as_they_are_and_other_failures_are_told(
    workers: Callable[..., Worker], houses: Callable[..., Any]
) -> None:
    await asyncio.to_thread(workers().start)
    house = await houses()
    plain = {"game": "go", "rules_version": 1, "options": {}, "guide": None, "state": "finished"}
    with pytest.raises(Problem) as problem:
        await house.line.run(Asker("ana"), replay_text, plain, 2, [], [])
    assert problem.value.error == {"code": "unknown", "detail": "there is no game 'go'"}
    assert problem.value.status == 404
    with pytest.raises(JobFailed, match="IndexError"):
        await house.line.run(Asker("ana"), replay_text, {**plain, "game": "toy"}, 2, [], [])
