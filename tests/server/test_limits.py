"""Limits that all workers share: in sum nobody gets more than one bucket allows, nor holds more sockets."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest
from redis.asyncio import Redis

from server.harness import RedisServer, mortal_redis
from tharsis.server import between, held, limits, portions
from tharsis.server.between import Tally, connect
from tharsis.server.held import Held, SharedHeld
from tharsis.server.limits import Limiter

Worker = Callable[[str], Tally]
#: A minute's worth so small that nothing is filled up while a test runs.
HARDLY = 1e-6


@pytest.fixture
async def cache(tmp_path: Path) -> AsyncIterator[RedisServer]:
    with mortal_redis(tmp_path / "redis") as made:
        yield made


@pytest.fixture
async def worker(cache: RedisServer, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Worker]:
    """Workers by name, who are in no hurry."""
    monkeypatch.setattr(between, "HURRY", 600.0)
    made: list[Redis] = []

    def start(name: str) -> Tally:
        made.append(connect(cache.url))
        return Tally(made[-1], name)

    yield start
    for redis in made:
        await redis.aclose()


@pytest.fixture
async def asked(cache: RedisServer) -> AsyncIterator[Redis]:
    """To look into Redis."""
    async with Redis.from_url(cache.url, decode_responses=True) as made:
        yield made


async def allowed(limiter: Limiter, key: str, times: int) -> int:
    """How many of so many requests at once are let through."""
    return [await wait for wait in [limiter.wait(key) for _ in range(times)]].count(0.0)


async def questions(asked: Redis) -> int:
    """How many scripts Redis was asked to run."""
    stats = await asked.info("commandstats")
    return int(stats.get("cmdstat_evalsha", {"calls": 0})["calls"])


# -- buckets --------------------------------------------------------------------------------------


async def test_alone_a_worker_counts_for_itself() -> None:
    limiter = Limiter("requests", 60)
    assert [await limiter.wait("ana") for _ in range(30)] == [0.0] * 30
    after = await limiter.wait("ana")
    assert 0 < after <= 1
    assert await limiter.wait("ben") == 0
    assert await Limiter("requests", 0).wait("ana") == 0, "nought is no limit"


async def test_two_workers_share_a_bucket(worker: Worker) -> None:
    one, two = (Limiter("logins", HARDLY, worker(name), burst=5) for name in ("one", "two"))
    waits = [await limiter.wait("ana") for limiter in (one, two) * 4]
    assert [wait == 0 for wait in waits] == [True] * 5 + [False] * 3
    assert waits[-1] == pytest.approx(60 / HARDLY, rel=0.01)
    assert await two.wait("ben") == 0, "keys are apart"
    other = Limiter("guests", HARDLY, worker("two"), burst=5)
    assert await other.wait("ana") == 0, "limits are apart"


@pytest.mark.parametrize("portion", [1, 10])
async def test_a_crowd_at_several_workers_gets_what_one_bucket_holds(worker: Worker, portion: int) -> None:
    limiters = [Limiter("requests", HARDLY, worker(str(n)), burst=300, portion=portion) for n in range(3)]
    waits = await asyncio.gather(*[limiter.wait("ana") for _ in range(350) for limiter in limiters])
    assert waits.count(0.0) == 300


async def test_portions_save_questions(worker: Worker, asked: Redis) -> None:
    limiter = Limiter("requests", HARDLY, worker("one"), burst=300, portion=10)
    assert await allowed(limiter, "ana", 100) == 100
    assert await questions(asked) <= 1 + 100 / 10, "the first finds that the script is unknown"


async def test_what_is_scarce_lies_about_nowhere(worker: Worker) -> None:
    """Below half there are no portions: whoever asks finds what others have left."""
    limiters = [Limiter("requests", HARDLY, worker(str(n)), burst=60, portion=2) for n in range(8)]
    assert await allowed(limiters[0], "ana", 40) == 40
    assert [await limiter.wait("ana") for limiter in limiters[1:]] == [0.0] * 7
    assert await allowed(limiters[0], "ana", 40) == 60 - 40 - 7


async def test_the_rest_of_a_portion_is_kept_for_a_while(
    worker: Worker, asked: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    limiter = Limiter("requests", 6_000, worker("one"), burst=300, portion=10)
    assert await allowed(limiter, "ana", 2) == 2
    assert await asked.pttl("tharsis:limit:requests:ana") > 1_000, "the bucket knows of it for as long"
    before = await questions(asked)
    monkeypatch.setattr(portions, "HOLD", 0.05)
    assert await allowed(limiter, "ana", 8 + 1) == 9
    await asyncio.sleep(0.06)
    assert await limiter.wait("ana") == 0
    assert await questions(asked) == before + 2, "the last portion had lapsed"


async def test_who_was_refused_elsewhere_has_spent_nothing(worker: Worker, asked: Redis) -> None:
    one, two = (Limiter("logins", HARDLY, worker(name), burst=5) for name in ("one", "two"))
    assert await allowed(two, "ana", 5) == 5
    assert await allowed(one, "ana", 10) == 0
    await asked.delete("tharsis:limit:logins:ana")  # as when time has passed
    assert await allowed(one, "ana", 10) == 5


async def test_over_time_no_worker_adds_to_what_a_bucket_allows(
    worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They keep something of a full bucket and spend it when it has been filled again: in no span of time is
    there more than the bucket holds and what is filled up meanwhile."""
    monkeypatch.setattr(portions, "HOLD", 0.3)
    per_second, burst = 200.0, 60
    many = [Limiter("requests", per_second * 60, worker(str(n)), burst=burst, portion=10) for n in range(3)]
    spent: list[tuple[float, float]] = []

    async def spend(limiter: Limiter, times: int) -> None:
        for _ in range(times):
            before = time.monotonic()
            if await limiter.wait("ana") == 0:
                spent.append((before, time.monotonic()))

    for pause in (0.1, 0.28, 0.31, 0.45) * 2:
        await asyncio.sleep(burst / per_second)
        for limiter in many:
            await spend(limiter, 1)
        await asyncio.sleep(pause)
        await asyncio.gather(*[spend(limiter, 40) for limiter in many])
    for start in {before for before, _ in spent}:
        ends = sorted(after for before, after in spent if before >= start)
        for number, end in enumerate(ends, 1):
            assert number <= burst + per_second * (end - start)
    assert len(spent) > 8 * burst / 2


async def test_full_buckets_are_forgotten(
    worker: Worker, asked: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(portions, "HOLD", 0.05)
    for portion in (1, 10):
        limiter = Limiter("requests", 60_000, worker("one"), burst=300, portion=portion)
        assert await limiter.wait("ana") == 0
        assert await asked.pttl("tharsis:limit:requests:ana") <= 100
        while await asked.exists("tharsis:limit:requests:ana"):
            await asyncio.sleep(0.01)


async def test_a_worker_remembers_so_many_callers(worker: Worker, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "KEYS", 10)
    limiter = Limiter("requests", HARDLY, worker("one"), burst=300, portion=10)
    await asyncio.gather(*[limiter.wait(str(n)) for n in range(50)])
    await limiter.wait("one more")  # while all of them ask, none can be forgotten
    assert limiter._shared is not None
    assert len(limiter._shared._portions) == len(limiter._own._buckets) == 10


# -- Redis goes and comes back --------------------------------------------------------------------


async def shared(one: Limiter, two: Limiter, key: str) -> bool:
    """Whether two limiters that let one through share it."""
    return [await one.wait(key), await two.wait(key)].count(0.0) == 1


async def test_while_redis_is_away_each_worker_counts_for_itself(
    cache: RedisServer, worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(between, "REST", 0.1)
    one, two = (Limiter("logins", HARDLY, worker(name), burst=1) for name in ("one", "two"))
    cache.kill()
    assert not await shared(one, two, "away")
    assert await one.wait("away") > 0, "one's own bucket holds no more than the shared one"
    cache.start()
    number = 0
    while not await shared(one, two, f"back {number}"):
        number += 1
        await asyncio.sleep(0.02)
    assert await shared(one, two, "from then on")


async def test_what_was_spent_before_redis_went_is_not_given_twice(
    cache: RedisServer, worker: Worker
) -> None:
    limiter = Limiter("logins", HARDLY, worker("one"), burst=5)
    assert await allowed(limiter, "ana", 3) == 3
    cache.kill()
    assert await allowed(limiter, "ana", 5) == 2


async def test_a_redis_that_does_not_answer_is_asked_once(
    cache: RedisServer, worker: Worker, asked: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    tally = worker("one")
    limiter, sockets = Limiter("requests", HARDLY, tally, burst=1), SharedHeld(tally)
    assert await limiter.wait("before") == 0
    assert await sockets.open({"ana": 5}) is None
    await asked.config_resetstat()
    monkeypatch.setattr(between, "HURRY", 0.1)
    monkeypatch.setattr(between, "REST", 600.0)
    cache.pause()
    for number in range(100):
        assert await limiter.wait(str(number)) == 0
        assert await sockets.open({"ana": 500}) is None
    cache.resume()
    await asked.ping()
    assert (await asked.info("stats"))["total_connections_received"] == 0, "nobody tried another connection"


# -- sockets --------------------------------------------------------------------------------------


async def test_sockets_are_counted_over_all_workers(worker: Worker) -> None:
    one, two = SharedHeld(worker("one")), SharedHeld(worker("two"))
    mosts = {"address 1.2.3.4": 4, "person ana": 3}
    for sockets in (one, two, one):
        assert await sockets.open(mosts) is None
    assert await two.open(mosts) == await one.open(mosts) == "person ana"
    assert await two.open({"address 1.2.3.4": 4}) is None, "what was refused counts nowhere"
    assert await one.open({"address 1.2.3.4": 4, "person ben": 3}) == "address 1.2.3.4"
    await one.close(mosts)
    assert await two.open({"address 1.2.3.4": 4, "person ben": 3}) is None
    assert await two.open({"person ana": 3}) is None
    assert await two.open({"person ana": 3}) == "person ana"


async def test_alone_a_worker_counts_its_own_sockets() -> None:
    sockets = Held()
    assert [await sockets.open({"ana": 2}) for _ in range(3)] == [None, None, "ana"]
    await sockets.close({"ana": 2})
    assert await sockets.open({"ana": 2}) is None


async def test_of_many_at_the_same_moment_none_slips_through(worker: Worker) -> None:
    workers = [SharedHeld(worker(str(n))) for n in range(4)]
    answers = await asyncio.gather(*[sockets.open({"ana": 7}) for _ in range(10) for sockets in workers])
    assert answers.count(None) == 7


async def test_the_sockets_of_a_worker_that_died_are_free(
    worker: Worker, asked: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(held, "LAPSE", 600.0)
    alive, dies = SharedHeld(worker("alive")), SharedHeld(worker("dies"))
    assert await alive.open({"ana": 2}) is None
    monkeypatch.setattr(held, "LAPSE", 0.1)
    assert await dies.open({"ana": 2}) is None
    monkeypatch.setattr(held, "LAPSE", 600.0)
    while await alive.open({"ana": 2}):
        await asyncio.sleep(0.02)
    assert await alive.open({"ana": 2}) == "ana", "those of the living count"
    assert await asked.smembers(held.ROLL) == {"alive"}


async def test_a_worker_that_was_taken_for_dead_counts_again(worker: Worker, asked: Redis) -> None:
    stalled, other = SharedHeld(worker("stalled")), SharedHeld(worker("other"))
    assert await stalled.open({"ana": 2, "ben": 2}) is None
    await asked.delete(f"{held.ROLL}:stalled")
    assert await stalled.open({"ben": 2}) is None
    assert await other.open({"ben": 2}) == "ben"
    await stalled.renew()
    assert await asked.hgetall(f"{held.ROLL}:stalled") == {"ana": "1", "ben": "2"}
    assert await other.open({"ana": 1}) == "ana"


async def test_sockets_that_open_and_close_while_redis_is_away_are_told_later(
    cache: RedisServer, worker: Worker, asked: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(between, "REST", 0.1)
    one, two = SharedHeld(worker("one")), SharedHeld(worker("two"))
    for holder in ("stays", "goes"):
        assert await one.open({holder: 1}) is None
    cache.kill()
    await one.close({"goes": 1})
    assert [await one.open({"comes": 2}) for _ in range(3)] == [None, None, "comes"]
    cache.start()
    while await asked.hgetall(f"{held.ROLL}:one") != {"stays": "1", "comes": "2"}:
        await one.renew()
        await asyncio.sleep(0.02)
    while not await asked.hexists(f"{held.ROLL}:two", "goes"):
        assert await two.open({"goes": 100}) is None
        await asyncio.sleep(0.02)
    assert await two.open({"stays": 1}) == "stays"
    assert await two.open({"comes": 2}) == "comes"


async def test_sockets_that_open_while_redis_does_not_answer_are_told_later(
    cache: RedisServer, worker: Worker, asked: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(between, "REST", 0.1)
    one = SharedHeld(worker("one"))
    assert await one.open({"ana": 5}) is None
    monkeypatch.setattr(between, "HURRY", 0.1)
    cache.pause()
    assert [await one.open({"ana": 5}) for _ in range(5)] == [None] * 4 + ["ana"]
    cache.resume()
    while await asked.hget(f"{held.ROLL}:one", "ana") != "5":
        await one.renew()
        await asyncio.sleep(0.02)


async def test_what_redis_should_not_know_is_put_right(worker: Worker, asked: Redis) -> None:
    one = SharedHeld(worker("one"))
    assert await one.open({"ana": 5}) is None
    await asked.hset(f"{held.ROLL}:one", "nobody", "3")
    await one.renew()
    assert await asked.hgetall(f"{held.ROLL}:one") == {"ana": "1"}


async def test_nothing_is_left_in_redis_of_sockets_that_are_closed(worker: Worker, asked: Redis) -> None:
    one, two = SharedHeld(worker("one")), SharedHeld(worker("two"))
    workers = (one, two) * 10
    assert (
        await asyncio.gather(*[sockets.open({"ana": 50, "here": 50}) for sockets in workers]) == [None] * 20
    )
    await asyncio.gather(*[sockets.close({"ana": 50, "here": 50}) for sockets in workers])
    await two.renew()
    assert await asked.keys(f"{held.ROLL}:*") == []
