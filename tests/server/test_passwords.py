"""Passwords: changed, reset by a letter, and checked for unknown names, too."""

import asyncio
import threading
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path

import httpx
import pytest
from argon2 import PasswordHasher, extract_parameters
from sqlalchemy import update
from starlette.testclient import TestClient

from server.harness import Launcher, Server
from server.postbox import server_with_post
from tharsis.client import Client, Refused
from tharsis.server import app
from tharsis.server.auth import AT_ONCE, Keys
from tharsis.server.database import Database
from tharsis.server.kinds import LetterKind
from tharsis.server.models import MailedLink, Person, now
from tharsis.server.post import Post, opened
from tharsis.server.problems import Problem
from tharsis.server.settings import Settings

Guest = Callable[[str], Client]
SECRET = "a secret of the house, long enough"


def login(server: Server, name: str, password: str) -> httpx.Response:
    return httpx.post(server.url + "/api/login", json={"name": name, "password": password})


def test_a_new_password_needs_the_old_one_and_ends_all_other_sessions(guest: Guest, server: Server) -> None:
    ana = guest("Ana")
    ana.request("POST", "/register", {"name": "Changes", "password": "correct horse"})
    elsewhere = Client(server.url, token=login(server, "Changes", "correct horse").json()["token"])
    with pytest.raises(Refused, match="wrong-password"):
        ana.request("POST", "/me/password", {"old": "wrong horse", "new": "battery staple"})
    assert elsewhere.request("GET", "/me")["person"] is not None
    ana.request("POST", "/me/password", {"old": "correct horse", "new": "battery staple"})
    assert elsewhere.request("GET", "/me") == {"person": None}
    assert ana.request("GET", "/me")["person"]["name"] == "Changes"
    assert login(server, "Changes", "correct horse").status_code == 403
    assert login(server, "Changes", "battery staple").status_code == 200
    elsewhere.close()


def test_a_guest_has_no_password_to_change(guest: Guest) -> None:
    with pytest.raises(Refused, match="bad-message"):
        guest("Ana").request("POST", "/me/password", {"old": "whatever it is", "new": "battery staple"})


def test_without_a_mail_server_there_are_no_letters_and_it_is_said(guest: Guest) -> None:
    ana = guest("Ana")
    assert ana.request("GET", "/letters") == {"letters": False}
    with pytest.raises(Refused, match="no-letters"):
        ana.request("POST", "/reset", {"name": "Ana"})
    ana.request("PATCH", "/me", {"email": "ana@example.org"})
    with pytest.raises(Refused, match="no-letters"):
        ana.request("POST", "/me/verify")


def test_a_forgotten_password_is_reset_by_a_link_that_works_once(launcher: Launcher, tmp_path: Path) -> None:
    with server_with_post(launcher, tmp_path) as (server, box), Client(server.url, name="Ana") as ana:
        assert ana.request("GET", "/letters") == {"letters": True}
        ana.request("POST", "/register", {"name": "Forgets", "password": "correct horse"})
        ana.request("PATCH", "/me", {"email": "Ana@example.org", "language": "ko"})
        answers = [
            httpx.post(server.url + "/api/reset", json={"name": name})
            for name in ("Nobody at all", "nobody@example.org", "Forgets")  # her address is not verified yet
        ]
        ana.request("POST", "/verify", {"token": box.link(0)[1]})
        answers.append(httpx.post(server.url + "/api/reset", json={"name": "ana@EXAMPLE.org"}))
        kind, token = box.link(1)
        assert kind == "reset"
        assert {(answer.status_code, answer.text) for answer in answers} == {(200, '{"sent":true}')}
        assert box.letters[1]["to"] == "Ana@example.org"
        assert "비밀번호" in box.letters[1]["subject"]
        body = {"token": token, "password": "battery staple"}
        fresh = httpx.post(server.url + "/api/reset/confirm", json=body).json()
        assert fresh["person"]["name"] == "Forgets"
        assert ana.request("GET", "/me") == {"person": None}  # all sessions ended
        again = httpx.post(server.url + "/api/reset/confirm", json=body | {"password": "third password"})
        assert again.status_code == 404
        assert login(server, "Forgets", "battery staple").status_code == 200
        assert len(box.letters) == 2


async def test_a_link_works_for_an_hour_for_its_own_purpose_and_the_last_one_alone(
    db: Database, tmp_path: Path
) -> None:
    post = Post(Settings(data=tmp_path, smtp_url="smtp://127.0.0.1:1", public_url="https://play.example.org"))
    person = Person(id="ana", name="Ana", email="ana@example.org")
    async with db.write() as session:
        session.add(person)
        await session.flush()
        first = (await post.with_link(session, person, LetterKind.RESET)).text.split("#")[1].split()[0]
        with pytest.raises(Problem, match="wait a little"):
            await post.with_link(session, person, LetterKind.RESET)
        await session.execute(update(MailedLink).values(created=now() - timedelta(minutes=2)))
        second = (await post.with_link(session, person, LetterKind.RESET)).text.split("#")[1].split()[0]
    for kind, token in [(LetterKind.RESET, first), (LetterKind.VERIFY, second)]:
        async with db.read() as session:
            with pytest.raises(Problem, match="used or is too old"):
                await opened(session, kind, token)
    async with db.read() as session:  # not kept: the link is good still
        link = await opened(session, LetterKind.RESET, second)
        assert timedelta(minutes=59) < link.expires - now() <= timedelta(hours=1)
    async with db.write() as session:
        await session.execute(update(MailedLink).values(expires=now()))
        with pytest.raises(Problem, match="used or is too old"):
            await opened(session, LetterKind.RESET, second)
    post.stop()


def test_a_login_checks_a_password_whether_or_not_the_name_is_known(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise the clock would tell which names there are."""
    checked: list[str] = []
    real = PasswordHasher.verify

    def verify(self: PasswordHasher, hashed: str, password: str) -> bool:
        checked.append(hashed)
        return real(self, hashed, password)

    monkeypatch.setattr(PasswordHasher, "verify", verify)
    settings = Settings(data=tmp_path, login_limit=0)
    asyncio.run(_upgraded(settings))
    with TestClient(app.create(settings)) as browser:
        browser.post("/api/register", json={"name": "Known", "password": "correct horse"})
        browser.post("/api/logout")
        for name in ("Known", "Unknown"):
            answer = browser.post("/api/login", json={"name": name, "password": "wrong horse"})
            assert answer.json()["error"]["code"] == "wrong-password"
        assert browser.post("/api/login", json={"name": "Known", "password": "correct horse"}).is_success
    known, unknown, _ = checked
    assert known != unknown
    assert extract_parameters(known) == extract_parameters(unknown)


async def _upgraded(settings: Settings) -> None:
    db = Database(settings)
    await db.upgrade()
    await db.close()


async def test_few_passwords_are_checked_at_the_same_time(monkeypatch: pytest.MonkeyPatch) -> None:
    keys = Keys(SECRET)
    counting, inside, most = threading.Lock(), 0, 0
    full = threading.Barrier(AT_ONCE)

    def verify(self: PasswordHasher, hashed: str, password: str) -> bool:
        nonlocal inside, most
        with counting:
            inside += 1
            most = max(most, inside)
        full.wait()  # as many as may come in do come in
        with counting:
            inside -= 1
        return True

    monkeypatch.setattr(PasswordHasher, "verify", verify)
    found = await asyncio.gather(*(keys.verify("hash", "password") for _ in range(4 * AT_ONCE)))
    assert most == AT_ONCE
    assert all(found)
    assert (await asyncio.gather(*(keys.verify(None, "password") for _ in range(AT_ONCE)))) == [
        False
    ] * AT_ONCE
