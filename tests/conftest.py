"""One real server for all tests that only talk to it; others start their own from the same launcher."""

from collections.abc import Iterator

import pytest

from server.harness import Launcher, Server


@pytest.fixture(scope="session")
def launcher(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Launcher]:
    made = Launcher(tmp_path_factory.mktemp("launcher"))
    yield made
    made.close()


@pytest.fixture(scope="session")
def server(launcher: Launcher, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    made = Server(launcher, tmp_path_factory.mktemp("server"), bot_seconds=0.05, remind_after=3600).start()
    yield made
    made.stop()
    assert made.complaints() == []
