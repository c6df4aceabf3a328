"""A real server, a real Chromium: the page is tested as people use it, in games whose chance is foretold."""

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

import tharsis
from web.player import PATIENCE, Player

TESTS = Path(__file__).parents[1]
STATIC = Path(tharsis.__file__).parent / "server" / "static"
FLAGS = ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--no-first-run"]

NewPlayer = Callable[..., Player]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.browser)


class Server:
    """A server that can be killed and started again on the same data and port."""

    def __init__(self, folder: Path, **environment: str) -> None:
        self.environment = environment
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self.url = f"http://127.0.0.1:{self.port}"
        self.folder = folder
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        limited = ("RATE_LIMIT", "LOGIN_LIMIT", "ADDRESS_TABLES", "ADDRESS_BOT_TABLES", "ADDRESS_GUESTS")
        limits = {f"THARSIS_{name}": "0" for name in limited}
        environment = os.environ | limits | self.environment
        path = filter(None, (str(TESTS), environment.get("PYTHONPATH")))
        environment["PYTHONPATH"] = os.pathsep.join(path)
        command = [sys.executable, "-c", "from web.foretold import main; main()"]
        arguments = ["serve", "--port", str(self.port), "--data", str(self.folder)]
        log = (self.folder / "server.log").open("ab")
        self._process = subprocess.Popen(
            command + arguments, env=environment, stdout=log, stderr=log, start_new_session=True
        )
        while not self._answers():
            assert self._process.poll() is None, (self.folder / "server.log").read_text()
            time.sleep(0.1)

    def kill(self) -> None:
        """As if the power failed."""
        assert self._process is not None
        os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()

    def _answers(self) -> bool:
        try:
            urllib.request.urlopen(f"{self.url}/api/games").close()
        except (urllib.error.URLError, ConnectionError):
            return False
        return True


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    assert (STATIC / "index.html").is_file(), "the page is not built: run `make web` first"
    found = Server(tmp_path_factory.mktemp("table"))
    found.start()
    yield found
    found.kill()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    chromium = shutil.which("chromium")
    assert chromium, "these tests drive Debian's Chromium: install the package `chromium`"
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def new_player(server: Server, browser: Browser) -> Iterator[NewPlayer]:
    """People who come to the page, each with a browser of their own."""
    opened: list[BrowserContext] = []

    def come(
        language: str = "en",
        theme: str = "dark",
        size: tuple[int, int] = (1440, 900),
        pace: str = "instant",
        motion: Literal["reduce", "no-preference"] = "reduce",
        touch: bool | None = None,
    ) -> Player:
        context = browser.new_context(
            base_url=server.url,
            viewport={"width": size[0], "height": size[1]},
            has_touch=size[0] < 700 if touch is None else touch,
            locale=language,
            reduced_motion=motion,
        )
        context.set_default_timeout(PATIENCE)
        opened.append(context)
        wishes = {"language": language, "theme": theme, "pace": pace}
        for name, value in wishes.items():
            context.add_init_script(
                f"localStorage.getItem('{name}') ?? localStorage.setItem('{name}', '{value}')"
            )
        return Player(context.new_page())

    yield come
    for context in opened:
        context.close()


@pytest.fixture
def player(new_player: NewPlayer) -> Player:
    return new_player()


@pytest.fixture
def page(player: Player) -> Page:
    return player.page
