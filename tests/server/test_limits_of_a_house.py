"""Two server processes on one Redis: what one may do and have holds over both."""

import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack
from functools import partial
from pathlib import Path

import pytest

from server.harness import SECRET, Launcher, Server, postgres, redis
from tharsis.client import Client, Refused, SeatedClient

Pair = tuple[Server, Server]


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with postgres(tmp_path_factory.mktemp("shared") / "postgres.log") as made:
        yield made


@pytest.fixture
def pair(launcher: Launcher, tmp_path: Path, database: str) -> Iterator[Callable[..., Pair]]:
    """Starts two workers with limits of their own."""
    made: list[Server] = []
    with redis(tmp_path / "redis") as news:
        shared = {"database": database, "redis": news, "secret": SECRET}

        def start(**limits: int) -> Pair:
            for name in ("one", "two"):
                made.append(Server(launcher, tmp_path / name, **shared, **limits).start())
            return made[0], made[1]

        yield start
        for server in made:
            if server.alive():
                server.stop()
            assert server.complaints() == []


def refusal(act: Callable[[], object]) -> Refused:
    with pytest.raises(Refused) as refused:
        act()
    return refused.value


def test_guests_of_an_address_are_counted_over_both(pair: Callable[..., Pair]) -> None:
    both = pair(address_guests=5)
    for server in (*both, *both, both[0]):
        Client(server.url, name="Ana").close()
    for server in both:
        error = refusal(partial(Client, server.url, name="Ana")).error
        assert (error["code"], error["quota"]) == ("too-many", "guests")


def outcomes(acts: Iterable[Callable[[], object]]) -> list[str]:
    """How each of some acts went: done, or with which code it was refused."""
    codes = []
    for act in acts:
        try:
            act()
            codes.append("done")
        except Refused as refused:
            codes.append(refused.code)
    return codes


def test_guesses_of_passwords_are_counted_over_both(pair: Callable[..., Pair]) -> None:
    both = [Client(server.url, token="none") for server in pair(login_limit=6)]
    guess = {"name": "nobody here", "password": "a guess of mine"}
    begun = time.monotonic()
    codes = outcomes(partial(client.request, "POST", "/login", guess) for client in both * 10)
    filled = (time.monotonic() - begun) * 6 / 60
    assert set(codes) == {"wrong-password", "too-many"}
    assert 3 <= codes.count("wrong-password") <= 3 + filled
    for client in both:
        client.close()


def test_messages_are_counted_over_both(pair: Callable[..., Pair]) -> None:
    both = pair(rate_limit=120)
    with ExitStack() as stack:
        one = stack.enter_context(Client(both[0].url, name="Ana"))
        two = stack.enter_context(Client(both[1].url, token=one.token))
        table = one.create("toy", seats=["me", "open"])["id"]
        seats = [stack.enter_context(client.sit_down(table)) for client in (one, two)]
        begun = time.monotonic()
        codes = outcomes(partial(seat.ask, {"type": "look", "seat": -1}) for seat in seats * 75)
        filled = (time.monotonic() - begun) * 120 / 60
    assert set(codes) == {"done", "too-many"}
    assert 60 - 1 <= codes.count("done") <= 60 + filled, "the other worker may hold one more"


def sit_down_as_soon_as_one_may(client: Client, table: str) -> SeatedClient:
    while True:
        try:
            return client.sit_down(table)
        except Refused:
            time.sleep(0.05)


def test_sockets_are_counted_over_both_and_free_when_one_is_killed(pair: Callable[..., Pair]) -> None:
    both = pair(person_sockets=3, address_sockets=5)
    with ExitStack() as stack:
        ana = stack.enter_context(Client(both[0].url, name="Ana"))
        ana_too = stack.enter_context(Client(both[1].url, token=ana.token))
        ben = stack.enter_context(Client(both[1].url, name="Ben"))
        table = ana.create("toy", seats=["me", "open"])["id"]
        first = ana.sit_down(table)
        for client in (ana_too, ana_too):
            stack.callback(client.sit_down(table).close)
        for client in (ana, ana_too):
            assert refusal(partial(client.sit_down, table)).error["quota"] == "sockets"
        first.close()
        stack.enter_context(sit_down_as_soon_as_one_may(ana, table))
        for _ in range(2):
            stack.callback(ben.sit_down(table).close)
        stranger = stack.enter_context(Client(both[0].url, name="Cleo"))
        assert refusal(partial(stranger.sit_down, table)).error["most"] == 5
        both[1].kill()
        for _ in range(2):
            stack.enter_context(sit_down_as_soon_as_one_may(ana, table))
        assert refusal(partial(ana.sit_down, table)).error["most"] == 3
