"""Several workers behind one port, on PostgreSQL and Redis."""

import random
from pathlib import Path

import pytest

from server.harness import Launcher, Server, postgres, redis
from tharsis.client import Client
from tharsis.kernel import TharsisError
from tharsis.server.settings import Settings


def test_two_workers_serve_one_table(launcher: Launcher, tmp_path: Path) -> None:
    """Whichever worker a socket lands on: everybody sees the same game, chat and company."""
    with postgres(tmp_path / "postgres.log") as database, redis(tmp_path / "redis") as news:
        server = Server(launcher, tmp_path / "server", database=database, redis=news, workers=2).start()
        with Client(server.url, name="Ana") as ana, Client(server.url, name="Ben") as ben:
            table = ana.create("toy", seats=["me", "open", "bot:random"])["id"]
            ben.sit(table)
            sockets = [ana.sit_down(table), ben.sit_down(table)]
            crowd = [ana.sit_down(table, seat=-1) for _ in range(6)]
            chooser = random.Random(4)
            while not sockets[0].over:
                for seat in sockets:
                    seat.ask({"type": "ping"})
                    if seat.legal and not seat.over:
                        seat.move(chooser.choice(seat.legal))
            sockets[0].chat("good game")
            for watcher in crowd:
                while not watcher.over:
                    watcher.receive()
                message = watcher.receive()
                while message["type"] != "chat":
                    message = watcher.receive()
                assert message["text"] == "good game"
                assert watcher.view["result"] == sockets[0].view["result"]
                assert watcher.summary["seats"][1]["connected"] is True
                watcher.close()
            for seat in sockets:
                seat.close()
            assert "tharsis_moves_total" in ana._http.get("/metrics").text
        server.stop()


def test_what_cannot_work_is_refused_with_advice() -> None:
    with pytest.raises(TharsisError, match="PostgreSQL"):
        Settings(workers=2).check()
    with pytest.raises(TharsisError, match="--redis"):
        Settings(workers=2, database="postgresql://localhost/tharsis").check()
    with pytest.raises(TharsisError, match="no database I know"):
        Settings(database="mysql://localhost/tharsis").check()
