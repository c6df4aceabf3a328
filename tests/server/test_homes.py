"""A table lives at one worker, wherever people come in; when that worker dies, it lives at another."""

import contextlib
import random
import re
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from server.harness import (
    SECRET,
    Launcher,
    RedisServer,
    Server,
    mortal_redis,
    postgres,
    wait_until,
)
from tharsis.client import Client, Refused, SeatedClient
from tharsis.server import homes
from tharsis.server.between import connect
from tharsis.server.homes import SharedHomes

Pair = list[Server]
#: How a socket is closed whose client is to come again.
COME_AGAIN = 1012


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, RedisServer]]:
    folder = tmp_path_factory.mktemp("homes")
    with postgres(folder / "postgres.log") as database, mortal_redis(folder / "redis") as news:
        yield database, news


@pytest.fixture
def start(
    launcher: Launcher, tmp_path: Path, shared: tuple[str, RedisServer]
) -> Iterator[Callable[..., Server]]:
    """Starts workers of one house, each with an address of its own."""
    started: list[Server] = []
    database, news = shared

    def one(**settings: object) -> Server:
        folder = tmp_path / f"worker-{len(started)}"
        common = {"database": database, "redis": news.url, "secret": SECRET}
        started.append(Server(launcher, folder, **{**common, **settings}).start())
        return started[-1]

    yield one
    for server in started:
        if server.alive():
            server.stop()
        assert server.complaints() == []


@pytest.fixture
def pair(start: Callable[..., Server]) -> Pair:
    servers = [start(), start()]
    wait_until_acquainted(servers)
    return servers


def wait_until_acquainted(servers: Pair) -> None:
    """Each knows that the other is there."""
    with Client(servers[0].url, "Host") as host:
        for way in (servers, servers[::-1]):
            table = host.create("toy", seats=["me", "open"])["id"]
            with sit(way[0], host, table):
                wait_until(lambda table=table, way=way: led(way[1], host, table, way[0]))  # type: ignore[misc]
            host.request("DELETE", f"/tables/{table}")


def led(come_to: Server, who: Client, table: str, home: Server) -> bool:
    with sit(come_to, who, table):
        return figure(home, "tharsis_sockets") == 2


def figure(server: Server, name: str) -> int:
    found = re.search(rf"^{name} ([\d.]+)$", httpx.get(f"{server.url}/api/metrics").text, re.MULTILINE)
    assert found is not None
    return int(float(found[1]))


def sit(server: Server, who: Client, table: str) -> SeatedClient:
    """The same person, through any worker."""
    return Client(server.url, token=who.token).sit_down(table)


def a_table(first: Server) -> tuple[Client, Client, str]:
    ana, ben = Client(first.url, "Ana"), Client(first.url, "Ben")
    table = ana.create("toy", seats=["me", "open"])["id"]
    ben.sit(table)
    return ana, ben, table


def farewell(seat: SeatedClient, patience: float | None = None) -> int | None:
    """Listen until the socket is closed, and why; nothing if it was not, for so many seconds."""
    try:
        while True:
            seat.receive(patience)
    except TimeoutError:
        return None
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


def play(seats: list[SeatedClient], chooser: random.Random, moves: int) -> None:
    while moves and not seats[0].over:
        for seat in seats:
            seat.ask({"type": "ping"})
            if seat.legal and not seat.over and moves:
                seat.move(chooser.choice(seat.legal))
                moves -= 1


def test_whoever_comes_is_led_to_where_the_table_lives(pair: Pair) -> None:
    one, two = pair
    ana, ben, table = a_table(one)
    awake = figure(two, "tharsis_tables_awake")
    with sit(one, ana, table) as first, sit(two, ben, table) as second, sit(two, ana, table) as again:
        assert figure(one, "tharsis_sockets") == 3
        assert figure(two, "tharsis_sockets") == 0
        second.chat("안녕")
        assert first.ask({"type": "ping"})
        play([first, second], random.Random(3), 1000)
        assert first.over
        assert second.view["result"] == first.view["result"]
        while not again.over:
            again.receive()
        seen = ben.request("GET", f"/tables/{table}")
        assert [seat["connected"] for seat in seen["seats"]] == [True, True]
    assert figure(two, "tharsis_tables_awake") <= awake, "nobody needed the table there"


def test_requests_are_led_too_with_their_refusals(pair: Pair) -> None:
    one, two = pair
    ana, ben, table = a_table(one)
    with sit(one, ana, table):
        through = Client(two.url, token=ben.token)
        assert through.table(table)["state"] == "running"
        assert through.leave(table, 1)["seats"][1]["kind"] == "bot"
        assert through.come_back(table, 1)["seats"][1]["kind"] == "person"
        with pytest.raises(Refused) as refused:
            through.come_back(table, 0)
        assert refused.value.code == "not-yours"
        large = httpx.post(
            f"{two.url}/api/tables/{table}/leave",
            content=b"x" * 5_000_000,
            headers={"authorization": f"Bearer {ben.token}"},
        )
        assert large.status_code == 413
        assert large.json()["error"]["code"] == "too-large"
        assert large.headers["x-content-type-options"] == "nosniff"
        assert httpx.get(f"{two.url}/api/tables/{table}/nope").status_code == 404


def test_nobody_is_led_to_see_what_is_not_theirs(pair: Pair) -> None:
    one, two = pair
    ana, ben, table = a_table(one)
    with sit(one, ana, table):
        with pytest.raises(Refused) as refused:
            Client(two.url, token=ben.token).sit_down(table, seat=0)
        assert refused.value.code == "not-yours"
        with Client(two.url, "Stranger").sit_down(table) as stranger:
            assert stranger.view["seat"] == -1
            assert not stranger.view["legal"]


@pytest.mark.parametrize("gently", [False, True])
def test_when_a_worker_dies_its_tables_live_elsewhere(pair: Pair, gently: bool) -> None:
    one, two = pair
    ana, ben, table = a_table(one)
    first, second = sit(one, ana, table), sit(two, ben, table)
    play([first, second], random.Random(5), 3)
    log = list(first.log)
    if gently:
        one.stop()
    else:
        one.kill()
    assert farewell(second) == COME_AGAIN
    with sit(two, ana, table) as first, sit(two, ben, table) as second:
        assert first.log[: len(log)] == log
        play([first, second], random.Random(6), 1000)
        assert first.over
    wait_until(lambda: figure(two, "tharsis_sockets") == 0)


def test_who_has_come_to_the_wrong_worker_is_asked_to_come_again(
    pair: Pair, shared: tuple[str, RedisServer]
) -> None:
    """Without Redis both workers have people at the table, and all can play; with it one of them is its
    home."""
    one, two = pair
    news = shared[1]
    ana, ben, table = a_table(one)
    news.kill()
    wait_until(lambda: not one.parts()["news"] and not two.parts()["news"])
    with sit(one, ana, table) as first, sit(two, ben, table) as second:
        for seat in (first, second):
            with contextlib.suppress(Refused):  # stale: nobody told us that the game went on
                if seat.legal:
                    seat.move(seat.legal[0])
        news.start()
        ends: list[int | None] = []
        while not any(ends):
            ends = [farewell(seat, patience=0.1) for seat in (first, second)]
        assert set(ends) == {None, COME_AGAIN}, "those of one worker"
        with sit(one, ana, table) as first, sit(two, ben, table) as second:
            play([first, second], random.Random(8), 1000)
            assert first.over


@contextlib.asynccontextmanager
async def workers(url: str, secrets: dict[str, str]) -> AsyncIterator[list[SharedHomes]]:
    """Some that know of each other."""
    redis = connect(url)
    made = [SharedHomes(redis, name, secret, "127.0.0.1", 0) for name, secret in secrets.items()]
    for one in made:
        await one.start(lambda scope, talk: None)
    for one in (*made, *made):
        await one.beat()
    yield made
    for one in made:
        await one.leave()
        await one.stop()
    await redis.aclose()


async def test_a_table_has_one_home_as_long_as_that_is_there(
    shared: tuple[str, RedisServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    async with workers(shared[1].url, {"a": SECRET, "b": SECRET}) as (one, two):
        assert await two.elsewhere("t") is None, "it lives nowhere yet"
        assert await one.claim(["t", "u"]) == []
        assert await two.claim(["u", "v"]) == ["u"]
        assert await one.elsewhere("t") is None
        wire = await two.elsewhere("t")
        assert wire is not None
        assert await two.elsewhere("u") is wire, "one wire for all"
        await one.leave()
        await two.beat()
        assert wire.open, "it may come back in a moment"
        monkeypatch.setattr(homes, "SILENCE", 0)
        await two.beat()
        assert not wire.open
        assert await two.claim(["t"]) == []
        await one.beat()
        await one.beat()
        assert await one.elsewhere("t") is not None


async def test_who_cannot_be_reached_leaves_tables_to_others(shared: tuple[str, RedisServer]) -> None:
    """Here because it does not know the secret: nobody is sent to and fro."""
    async with workers(shared[1].url, {"a": SECRET, "b": "another"}) as (one, two):
        assert await one.claim(["w"]) == []
        assert await two.elsewhere("w") is None
        assert await two.claim(["w"]) == []
