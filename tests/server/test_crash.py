"""Kill anything at any moment: every accepted move is there afterwards, and no half move is."""

import os
from pathlib import Path

from server.crash import Bots, Party
from server.harness import SECRET, Launcher, Server, Worker, mortal_postgres, mortal_redis

#: On each database; `make soak` has more patience.
KILLS = int(os.environ.get("THARSIS_KILLS", "100"))


def survived(party: Party) -> None:
    print(f"{KILLS} kills, {party.moves} moves, {party.games} games")
    assert party.moves > 2 * KILLS
    assert party.games > 0
    for server in party.servers:
        server.stop()
        assert server.complaints() == []


def test_nothing_accepted_is_ever_lost(launcher: Launcher, tmp_path: Path) -> None:
    """The server dies, or its bots do."""
    server = Server(launcher, tmp_path).start()
    party = Party(2026, [server])
    party.survive(KILLS, [server, server, server, Bots(server)])
    survived(party)


def test_two_workers_on_postgresql_and_redis(launcher: Launcher, tmp_path: Path) -> None:
    """Ana plays through one worker and Ben through the other; either may die at any moment, and so may the
    worker elsewhere that plays their bots, their own bots, the database and Redis."""
    with mortal_postgres(tmp_path / "postgres.log") as database, mortal_redis(tmp_path / "redis") as news:
        shared = {"database": database.url, "redis": news.url, "secret": SECRET}
        servers = [Server(launcher, tmp_path / name, **shared).start() for name in ("one", "two")]
        elsewhere = Worker(launcher, tmp_path / "elsewhere", news.url, worker_kinds="bots").start()
        party = Party(1989, servers)
        bots = [Bots(parent) for parent in (*servers, elsewhere)]
        party.survive(KILLS, [*servers, *servers, *bots, elsewhere, database, news])
        survived(party)
        elsewhere.stop()
        assert elsewhere.complaints() == []
