"""Who is next: a person who waits comes first, tables take turns, and imports are in nobody's way."""

import asyncio
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from server.harness import Launcher, Server, against, wait_until
from server.test_sizes import long_record
from server.toys import environment, take_memory
from tharsis.client import Client
from tharsis.server.fairness import Asker, FairQueue, Rank
from tharsis.server.processes import Processes
from tharsis.server.settings import taken_from_environment

# -- order ----------------------------------------------------------------------------------------


class Queue:
    """A queue with one place, and who was admitted to it."""

    def __init__(self) -> None:
        self.fair = FairQueue(1)
        self.gate = asyncio.Event()
        self.order: list[str] = []
        self.ranks: dict[str, Rank] = {}
        self.work: list[asyncio.Task[None]] = []

    async def ask(self, *tables: str, rank: Rank = Rank.AWAITED) -> None:
        for table in tables:
            self.ranks.setdefault(table, rank)
            self.work.append(asyncio.create_task(self._stay(table)))
        await asyncio.sleep(0)

    async def _stay(self, table: str) -> None:
        async with self.fair.place(Asker(table, lambda: self.ranks[table])):
            self.order.append(table)
            await self.gate.wait()

    async def done(self) -> str:
        self.gate.set()
        await asyncio.gather(*self.work, return_exceptions=True)
        assert self.fair.working == 0
        return " ".join(self.order)


async def test_a_person_who_waits_comes_first_then_tables_with_people_then_bots() -> None:
    queue = Queue()
    await queue.ask("b1", "b2", rank=Rank.BOTS)
    await queue.ask("away", rank=Rank.PEOPLE)
    await queue.ask("here")
    assert await queue.done() == "b1 here away b2"


async def test_tables_take_turns_however_much_one_of_them_asks() -> None:
    queue = Queue()
    await queue.ask("a", "a", "a", "b", "c", "b")
    assert await queue.done() == "a a b c a b"


async def test_order_is_decided_late() -> None:
    """Whoever comes to a table while its bot waits is served as somebody who waits."""
    queue = Queue()
    await queue.ask("first", "a", "b", "c", rank=Rank.BOTS)
    queue.ranks["c"] = Rank.AWAITED
    assert await queue.done() == "first c a b"


async def test_who_gives_up_waiting_leaves_no_gap() -> None:
    queue = Queue()
    await queue.ask("first", "a", "b")
    queue.work[1].cancel()
    assert await queue.done() == "first b"


async def test_who_is_called_and_gives_up_at_that_moment_passes_the_place_on() -> None:
    queue = Queue()
    await queue.ask("first", "a", "b")
    queue.gate.set()
    while "a" in queue.fair._waiting:
        await asyncio.sleep(0)
    queue.work[1].cancel()
    assert await queue.done() == "first b"


async def test_no_more_work_at_once_than_there_are_places() -> None:
    queue = FairQueue(2)
    most = 0

    async def stay(number: int) -> None:
        nonlocal most
        async with queue.place(Asker(str(number))):
            most = max(most, queue.working)
            await asyncio.sleep(0)

    await asyncio.gather(*[stay(number) for number in range(9)])
    assert most == 2


async def test_at_shared_places_nobody_is_kept_waiting_by_somebody_less_urgent() -> None:
    """Who has a place there may still have to wait: bots among themselves take none from a person."""
    queue = Queue()
    queue.fair.resize(1, shared=True)
    await queue.ask("b1", "b2", "b3", rank=Rank.BOTS)
    await queue.ask("away", rank=Rank.PEOPLE)
    await queue.ask("here", "here too")
    assert queue.order == ["b1", "away", "here"]
    assert queue.fair.crowd(Asker("here")) == 3, "here, here too, and one of the others"
    assert await queue.done() == "b1 away here here too b2 b3"


async def test_who_waits_is_let_in_when_there_are_more_places() -> None:
    queue = Queue()
    queue.fair.resize(0, shared=False)
    await queue.ask("a", "b", "c")
    assert queue.order == []
    queue.fair.resize(2, shared=False)
    await asyncio.sleep(0)
    assert queue.order == ["a", "b"]
    assert await queue.done() == "a b c"


def failures(client: Client) -> float:
    found = re.search(r"^tharsis_bot_crashes_total (\S+)", client._http.get("/metrics").text, re.M)
    return float(found[1]) if found else 0.0


def test_a_persons_bot_answers_before_forty_tables_of_bots_and_eight_imports(
    launcher: Launcher, tmp_path: Path
) -> None:
    """Each bot of the forty tables hangs until it is replaced: were they served first, Ana's bot would come
    after dozens of them."""
    settings = {"bot_seconds": 0.05, "bot_grace": 0.5, "person_bot_tables": 0, "person_imports": 0}
    server = Server(launcher, tmp_path, **settings).start()
    with Client(server.url, name="Greedy") as greedy, Client(server.url, name="Ana") as ana:
        for _ in range(40):
            greedy.create("toy-sleep", seats=["bot:heuristic", "bot:heuristic"])
        text = long_record(600)
        for _ in range(8):
            greedy.request("POST", "/imports", {"game": "toy", "text": text})
        before = failures(ana)
        with against(ana) as seat:
            seat.move(seat.legal[0])
            while not seat.log:  # both bids are in
                seat.receive()
            assert failures(ana) - before < 10
    server.kill()


# -- processes ------------------------------------------------------------------------------------


@pytest.fixture
def processes() -> Iterator[Callable[[int], Processes]]:
    made: list[Processes] = []

    def make(megabytes: int) -> Processes:
        made.append(Processes(1, 600, megabytes))
        return made[-1]

    yield make
    for each in made:
        each.stop()


async def test_a_process_gets_so_much_memory_and_no_more(processes: Callable[[int], Processes]) -> None:
    free, confined = processes(0), processes(1024)
    assert await free.run(take_memory, 3 << 30) == 3 << 30
    with pytest.raises((MemoryError, OSError)):
        await confined.run(take_memory, 3 << 30)
    assert await confined.run(take_memory, 1 << 20) == 1 << 20, "it works on"


async def test_bots_know_neither_secret_nor_database(
    processes: Callable[[int], Processes], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("THARSIS_SECRET", "hush hush hush hush")
    monkeypatch.setenv("tharsis_database", f"sqlite:///{tmp_path}/hidden.db")
    monkeypatch.setenv("THARSIS_REDIS", "redis://:hush@localhost/0")
    monkeypatch.setenv("THARSIS_SMTP_URL", "smtp://me:hush@localhost")
    settings = taken_from_environment()
    assert settings.secret == "hush hush hush hush"
    assert settings.database.endswith("hidden.db")
    known = await processes(0).run(environment)
    assert "PATH" in known
    told = " ".join(f"{name}={value}" for name, value in known.items() if name.upper().startswith("THARSIS_"))
    assert "hush" not in told
    assert "hidden.db" not in told


def test_a_bot_that_hangs_does_not_outlive_its_server(launcher: Launcher, tmp_path: Path) -> None:
    """Not even where the server is killed without a warning."""
    server = Server(launcher, tmp_path).start()
    with Client(server.url, name="Ana") as ana:
        ana.create("toy-sleep", seats=["bot:regular", "me"])
        wait_until(lambda: bool(server.children()))
        processes = server.children()
    server.kill()
    wait_until(lambda: not any(Path(f"/proc/{pid}").exists() for pid in processes))
