"""Kill the server at any moment: every accepted move is there afterwards, and no half move is."""

from pathlib import Path

from server.crash import Party
from server.harness import Launcher, Server, postgres, redis

KILLS = 100


def test_nothing_accepted_is_ever_lost(launcher: Launcher, tmp_path: Path) -> None:
    server = Server(launcher, tmp_path).start()
    party = Party(2026, [server])
    party.survive(KILLS)
    server.stop()
    print(f"{KILLS} kills, {party.moves} moves, {party.games} games")
    assert party.moves > 2 * KILLS
    assert party.games > 0
    assert server.complaints() == []


def test_two_workers_on_postgresql_and_redis(launcher: Launcher, tmp_path: Path) -> None:
    """Ana plays through one worker and Ben through the other; either may die at any moment."""
    with postgres(tmp_path / "postgres.log") as database, redis(tmp_path / "redis") as news:
        shared = {"database": database, "redis": news, "secret": "the same for both, and long enough"}
        servers = [Server(launcher, tmp_path / name, **shared).start() for name in ("one", "two")]
        party = Party(1989, servers)
        party.survive(KILLS)
        for server in servers:
            server.stop()
        print(f"{KILLS} kills, {party.moves} moves, {party.games} games")
        assert party.moves > 2 * KILLS
        assert party.games > 0
        for server in servers:
            assert server.complaints() == []
