"""Sessions: they are listed, end, expire and are renewed; tokens of the time before them are taken once."""

import sqlite3
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path

import httpx
import pytest
from itsdangerous import URLSafeSerializer
from sqlalchemy import func, select, update
from starlette.requests import HTTPConnection
from websockets.exceptions import ConnectionClosed

from server.harness import Launcher, Server, postgres, redis
from tharsis.client import Client, Refused, SeatedClient
from tharsis.server.auth import COOKIE, Keys
from tharsis.server.database import Database
from tharsis.server.models import Person, SignIn, now
from tharsis.server.sessions import MOST, Sessions, browser_of, coarse

Guest = Callable[[str], Client]
SECRET = "a secret of the house, long enough"


def closed_with(seat: SeatedClient) -> int:
    with pytest.raises(ConnectionClosed) as closed:
        receive_all(seat)
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


def receive_all(seat: SeatedClient) -> None:
    while True:
        seat.receive()


def signed_in_twice(guest: Guest, name: str) -> tuple[Client, Client]:
    """One account at two places."""
    account = {"name": name, "password": "correct horse"}
    here = guest(name)
    here.request("POST", "/register", account)
    token = httpx.post(here.url + "/api/login", json=account).json()["token"]
    return here, Client(here.url, token=token)


def test_logout_ends_the_token_and_closes_its_sockets_alone(guest: Guest) -> None:
    here, there = signed_in_twice(guest, "Two places")
    table = here.create("toy", seats=["me", "open"])["id"]
    with here.sit_down(table) as mine, there.sit_down(table) as other:
        here.request("POST", "/logout")
        assert closed_with(mine) == 4401
        other.ask({"type": "ping"})
    assert here.request("GET", "/me") == {"person": None}  # with the same token
    with pytest.raises(Refused, match="no-person"):
        here.create("toy")
    assert there.request("GET", "/me")["person"]["name"] == "Two places"
    there.close()


def test_sessions_are_listed_with_a_word_about_each(guest: Guest, server: Server) -> None:
    account = {"name": "Lists", "password": "correct horse"}
    here = guest("Lists")
    here.request("POST", "/register", account)
    firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
    httpx.post(server.url + "/api/login", json=account, headers={"user-agent": firefox})
    found = here.request("GET", "/me/sessions")["sessions"]
    assert sorted((one["current"], one["browser"]) for one in found) == [
        (False, "Firefox, Linux"),
        (True, "python-httpx"),
    ]
    assert {one["address"] for one in found} == {"127.0.0.0/24"}
    assert all(one["created"] <= one["used"] < one["expires"] for one in found)


def test_one_session_is_ended_from_another(guest: Guest) -> None:
    here, there = signed_in_twice(guest, "Ends one")
    table = here.create("toy", seats=["me", "open"])["id"]
    with there.sit_down(table) as lost:
        found = here.request("GET", "/me/sessions")["sessions"]
        other = next(one["id"] for one in found if not one["current"])
        assert here.request("DELETE", f"/me/sessions/{other}") == {"ended": True}
        assert closed_with(lost) == 4401
    assert there.request("GET", "/me") == {"person": None}
    with pytest.raises(Refused, match="unknown"):
        here.request("DELETE", f"/me/sessions/{other}")
    there.close()


def test_nobody_ends_the_session_of_another_person(guest: Guest) -> None:
    ana, ben = guest("Ana"), guest("Ben")
    (session,) = ana.request("GET", "/me/sessions")["sessions"]
    with pytest.raises(Refused, match="unknown"):
        ben.request("DELETE", f"/me/sessions/{session['id']}")
    assert ana.request("GET", "/me")["person"] is not None


def test_all_others_end_at_once(guest: Guest) -> None:
    here, there = signed_in_twice(guest, "Ends others")
    assert here.request("DELETE", "/me/sessions") == {"ended": True}
    assert [one["current"] for one in here.request("GET", "/me/sessions")["sessions"]] == [True]
    assert there.request("GET", "/me") == {"person": None}
    there.close()


def test_login_ends_the_session_of_the_guest_who_logs_in(guest: Guest) -> None:
    account = {"name": "Comes back", "password": "correct horse"}
    guest("Comes back").request("POST", "/register", account)
    visitor = guest("Visitor")
    visitor.request("POST", "/login", account)
    assert visitor.request("GET", "/me") == {"person": None}


def test_tokens_are_not_kept(guest: Guest, server: Server) -> None:
    token = guest("Ana").token.encode()
    files = [server.folder / "tharsis.db", server.folder / "tharsis.db-wal"]
    assert all(token not in file.read_bytes() for file in files if file.exists())


def test_another_worker_closes_the_sockets_too(launcher: Launcher, tmp_path: Path) -> None:
    with postgres(tmp_path / "postgres.log") as database, redis(tmp_path / "redis") as news:
        shared = {"database": database, "redis": news, "secret": SECRET}
        one, two = (Server(launcher, tmp_path / name, **shared).start() for name in ("one", "two"))
        with Client(one.url, name="Ana") as ana, Client(two.url, token=ana.token) as same:
            table = ana.create("toy", seats=["me", "open"])["id"]
            with same.sit_down(table) as seat:
                ana.request("POST", "/logout")
                assert closed_with(seat) == 4401
            assert same.request("GET", "/me") == {"person": None}
        one.stop()
        two.stop()


def test_a_cookie_of_the_time_before_sessions_becomes_one(launcher: Launcher, tmp_path: Path) -> None:
    """An upgrade logs nobody out: neither browsers nor scripts nor sockets."""
    server = Server(launcher, tmp_path, secret=SECRET).start()
    with Client(server.url, name="Ana") as ana:
        table = ana.create("toy", seats=["me", "open"])["id"]
        person = ana.request("GET", "/me")["person"]["id"]
        ana.request("DELETE", "/me/sessions")
    server.stop()
    with sqlite3.connect(tmp_path / "tharsis.db") as file:  # as the migration leaves her
        file.execute("DELETE FROM sessions")
        file.execute("UPDATE people SET former = '2999-01-01 00:00:00'")
    file.close()
    server.start()
    token = URLSafeSerializer(SECRET, salt="tharsis-person").dumps(person)
    assert httpx.get(server.url + "/api/me", cookies={COOKIE: token}).json()["person"]["id"] == person
    with Client(server.url, token=token) as same:
        with same.sit_down(table) as seat:
            assert seat.summary["mine"] == [0]
        assert len(same.request("GET", "/me/sessions")["sessions"]) == 1
        same.request("POST", "/logout")
        assert same.request("GET", "/me") == {"person": None}  # once, and never again
    server.stop()


# -- without a server -----------------------------------------------------------------------------


def calling(token: str) -> HTTPConnection:
    headers = [(b"authorization", f"Bearer {token}".encode())]
    return HTTPConnection({"type": "http", "headers": headers, "client": ("203.0.113.77", 1)})


@pytest.fixture
async def sessions(db: Database) -> Sessions:
    async with db.write() as session:
        session.add(Person(id="ana", name="Ana"))
    return Sessions(db, Keys(SECRET), days=30)


async def opened(sessions: Sessions) -> str:
    async with sessions.db.write() as session:
        return await sessions.open(session, "ana", calling(""))


async def change(sessions: Sessions, **values: object) -> None:
    async with sessions.db.write() as session:
        await session.execute(update(SignIn).values(**values))


async def the_session(sessions: Sessions) -> SignIn:
    async with sessions.db.read() as session:
        found = await session.scalar(select(SignIn))
    assert found is not None
    return found


async def test_a_session_that_nobody_uses_expires(sessions: Sessions) -> None:
    token = await opened(sessions)
    assert await sessions.caller(calling(token)) is not None
    await change(sessions, expires=now() - timedelta(seconds=1))
    assert await sessions.caller(calling(token)) is None
    assert await sessions.alive([(await the_session(sessions)).id]) == set()
    await sessions.tidy()
    async with sessions.db.read() as session:
        assert await session.scalar(select(func.count()).select_from(SignIn)) == 0


async def test_use_renews_a_session_and_is_written_once_an_hour(sessions: Sessions) -> None:
    token = await opened(sessions)
    await sessions.caller(calling(token))
    first = await the_session(sessions)
    assert first.used == first.created or first.used - first.created < timedelta(minutes=1)
    await change(sessions, used=now() - timedelta(minutes=59), expires=now() + timedelta(days=1))
    before = await the_session(sessions)
    await sessions.caller(calling(token))
    assert (await the_session(sessions)).used == before.used
    await change(sessions, used=now() - timedelta(minutes=61))
    await sessions.caller(calling(token))
    after = await the_session(sessions)
    assert after.used > before.used
    assert after.expires > now() + timedelta(days=29)


async def test_a_person_has_so_many_sessions_and_the_least_used_end(sessions: Sessions) -> None:
    first = await opened(sessions)
    await change(sessions, used=now() - timedelta(days=1))
    last = [await opened(sessions) for _ in range(MOST)][-1]
    assert await sessions.caller(calling(first)) is None
    assert await sessions.caller(calling(last)) is not None


async def test_a_former_token_is_taken_in_its_time_and_once(sessions: Sessions) -> None:
    token = URLSafeSerializer(SECRET, salt="tharsis-person").dumps("ana")
    assert await sessions.caller(calling(token)) is None  # whoever came later never had one
    await grant(sessions, now() - timedelta(seconds=1))
    assert await sessions.caller(calling(token)) is None
    await grant(sessions, now() + timedelta(days=1))
    found = await sessions.caller(calling(token))
    again = await sessions.caller(calling(token))
    assert found is not None
    assert again is not None
    assert found.session == again.session
    await change(sessions, expires=now() - timedelta(seconds=1))
    assert await sessions.caller(calling(token)) is None


async def grant(sessions: Sessions, until: object) -> None:
    async with sessions.db.write() as session:
        await session.execute(update(Person).values(former=until))


async def test_a_token_signed_by_another_house_is_nobodys(sessions: Sessions) -> None:
    await opened(sessions)
    await grant(sessions, now() + timedelta(days=1))
    other = Keys("another secret, which is long enough")
    forged = URLSafeSerializer("another secret, which is long enough", salt="tharsis-person").dumps("ana")
    for token in (other.new_token(), sessions.keys.new_token(), forged, "", "x.y"):
        assert await sessions.caller(calling(token)) is None


@pytest.mark.parametrize(
    ("agent", "words"),
    [
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1",
            "Safari, iPhone",
        ),
        ("Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0", "Edge, Windows"),
        ("Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36", "Chrome, Android"),
        ("python-httpx/0.28.1", "python-httpx"),
        ("<script>alert(1)</script>", ""),
        ("x" * 500, "x" * 60),
        ("", ""),
    ],
)
def test_a_browser_in_two_words(agent: str, words: str) -> None:
    assert browser_of(agent) == words


def test_an_address_is_kept_in_its_coarse_form() -> None:
    assert coarse("203.0.113.77") == "203.0.113.0/24"
    assert coarse("2001:db8:1:2:3::4") == "2001:db8:1::/48"
    assert coarse("fe80::1%eth0") == "fe80::/48"
    assert coarse("") == coarse("a socket") == ""
