"""``tharsis worker`` as it is started: it plays bots and reads games for servers of which it knows only the
Redis, and whatever dies meanwhile, games go on."""

import asyncio
import contextlib
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from server.harness import Launcher, RedisServer, Server, Worker, against, play_out, wait_until
from server.test_fairness import failures
from server.test_sizes import long_record
from tharsis.client import Client, SeatedClient
from tharsis.kernel import TharsisError
from tharsis.server import worker as worker_module
from tharsis.server.lines import BOTS
from tharsis.server.settings import Settings
from tharsis.server.worker import kinds_of


@pytest.fixture
def server(launcher: Launcher, cache: RedisServer, tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """A server on the Redis of the workers; without processes of its own unless it is told otherwise."""
    made: list[Server] = []

    def make(**settings: object) -> Server:
        none = {"bot_workers": 0, "import_workers": 0, **settings}
        made.append(Server(launcher, tmp_path / f"server {len(made)}", redis=cache.url, **none))
        made[-1].launch()
        return made[-1]

    yield make
    for one in made:
        one.stop()
        assert one.complaints() == []


def settled(server: Server) -> Client:
    """Ana, at a server where all is well."""
    wait_until(server.healthy)
    return Client(server.url, name="Ana")


def test_a_worker_that_knows_only_redis_plays_the_bots_of_a_table(
    workers: Callable[..., Worker], server: Callable[..., Server]
) -> None:
    worker = workers().start()
    assert set(worker.environment) == {"THARSIS_REDIS", "THARSIS_LOG_JSON", "THARSIS_WORKER_PROCESSES"}
    with settled(server(bot_workers=1, bot_seconds=0.05)) as ana:
        for bot in ("random", "search"):
            with against(ana, bot) as seat:
                play_out(seat)
                assert seat.view["result"]["how"] == "rules"
        assert failures(ana) == 0


def test_a_server_with_workers_has_no_processes_of_its_own_until_they_are_gone(
    workers: Callable[..., Worker], server: Callable[..., Server]
) -> None:
    worker = workers(worker_kinds="bots").start()
    house = server(bot_workers=1, import_workers=1)
    with settled(house) as ana:
        with against(ana) as seat:
            seat.move(seat.legal[0])
            assert seat.wait()
            assert processes_of(house) == []
            worker.kill()
            play_out(seat)
        wait_until(lambda: processes_of(house) != [])
        worker.start()
        wait_until(lambda: processes_of(house) == [])


def processes_of(server: Server) -> list[int]:
    """Those for work, without the one that looks after them."""
    found: list[int] = []
    for pid in server.children():
        with contextlib.suppress(OSError):
            if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes():
                found.append(pid)
    return found


def test_without_workers_and_processes_health_says_so(
    workers: Callable[..., Worker], server: Callable[..., Server]
) -> None:
    house = server()
    wait_until(lambda: _answers(house))
    wait_until(lambda: house.parts() == {"database": True, "news": True, "bots": False})
    worker = workers(worker_kinds="analysis").start()
    with Client(house.url, name="Ana") as ana:
        with against(ana) as seat:
            seat.move(seat.legal[0])
            seat.ask({"type": "ping"})
            assert not house.parts()["bots"], "that worker plays no bots"
            bots = workers(worker_kinds="bots").start()
            play_out(seat)
        assert house.parts()["bots"]
        bots.stop()
        wait_until(lambda: not house.parts()["bots"])
        assert failures(ana) == 0
    worker.stop()


def _answers(server: Server) -> bool:
    with contextlib.suppress(OSError):
        return bool(server.parts())
    return False


def test_a_worker_killed_in_mid_thought_is_replaced_by_another(
    workers: Callable[..., Worker], server: Callable[..., Server], tmp_path: Path
) -> None:
    with in_mid_thought(workers, server, tmp_path) as (worker, ana, seat):
        worker.kill()
        assert seat.wait()
        assert failures(ana) == 1, "it was noticed, and the bot was asked once more"


@contextlib.contextmanager
def in_mid_thought(
    workers: Callable[..., Worker], server: Callable[..., Server], folder: Path
) -> Iterator[tuple[Worker, Client, SeatedClient]]:
    """A worker that thinks for a bot and comes to no end, somebody who waits for it, and another worker."""
    thinking = folder / "thinking"
    drowsy = workers().knowing(DROWSY=thinking).start()
    with settled(server()) as ana, against(ana, "heuristic", "toy-drowsy") as seat:
        seat.move(seat.legal[0])
        wait_until(thinking.exists)
        workers().start()
        yield drowsy, ana, seat


def test_a_worker_that_is_asked_to_end_gives_back_what_takes_long(
    workers: Callable[..., Worker], server: Callable[..., Server], tmp_path: Path
) -> None:
    with in_mid_thought(workers, server, tmp_path) as (worker, ana, seat):
        worker.stop()
        assert seat.wait()
        assert failures(ana) == 0


def test_redis_may_go_and_come_back(
    workers: Callable[..., Worker], server: Callable[..., Server], cache: RedisServer
) -> None:
    workers().start()
    house = server()
    with settled(house) as ana:
        with against(ana) as seat:
            for _ in range(3):
                assert seat.wait()
                cache.kill()
                seat.move(seat.legal[0])
                wait_until(lambda: not house.parts()["bots"])
                cache.start()
            play_out(seat)
            assert seat.view["result"]["how"] == "rules"
        assert failures(ana) == 0


def test_imports_and_looking_back_are_done_by_workers(
    workers: Callable[..., Worker], server: Callable[..., Server]
) -> None:
    workers().start()
    with settled(server()) as ana:
        number = ana.request("POST", "/imports", {"game": "toy", "text": long_record(600)})["id"]
        wait_until(lambda: ana.request("GET", f"/imports/{number}")["state"] != "working")
        done = ana.request("GET", f"/imports/{number}")
        assert (done["state"], done["of"]) == ("done", 600)
        marks = ana.request("GET", f"/tables/{done['table']}/replay")
        assert (marks["last"], marks["left_out"], len(marks["marks"])) == (600, 0, 601)
        view = ana.request("GET", f"/tables/{done['table']}/replay/333?seat=0")
        assert (view["type"], view["actors"]) == ("view", [1])
        record = ana.request("GET", f"/tables/{done['table']}/record")
        assert len(record["moves"]) == 600
        bad = ana.request("POST", "/imports", {"game": "toy", "text": "{}"})["id"]
        wait_until(lambda: ana.request("GET", f"/imports/{bad}")["state"] == "failed")


def test_processes_of_a_worker_know_no_settings(workers: Callable[..., Worker]) -> None:
    """Not even if whoever started it gave it more than it needs."""
    worker = workers(secret="hush hush hush hush hush hush hush hush", database="sqlite:///hidden.db").start()
    wait_until(lambda: bool(worker.children()))
    for pid in worker.children():
        known = Path(f"/proc/{pid}/environ").read_bytes()
        assert b"PATH=" in known
        assert b"hush" not in known
        assert b"hidden.db" not in known
        assert b"redis://" not in known


def test_what_cannot_work_is_refused_with_advice() -> None:
    for none in ({"bot_workers": 0}, {"import_workers": 0}):
        with pytest.raises(TharsisError, match="--redis"):
            Settings(**none).check()
        Settings(**none, redis="redis://localhost").check()
    assert kinds_of(" bots,bots") == list(BOTS)
    for odd in ("", "chess", "bots;analysis"):
        with pytest.raises(TharsisError, match="--kinds"):
            kinds_of(odd)
    for url, advice in (
        ("", "THARSIS_REDIS"),
        ("http://localhost", "no address"),
        ("redis://localhost:1", "reached"),
    ):
        with pytest.raises(TharsisError, match=advice):
            asyncio.run(worker_module.run(Settings(redis=url)))
