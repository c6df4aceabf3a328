"""On a Ray cluster: a worker is killed in mid-run, nothing is lost, nothing counts twice."""

import os
import signal
from pathlib import Path

import pytest
import ray

from tharsis.arena import Folder, Job, run
from tharsis.arena.cluster import Cluster
from tharsis.kernel import BadOption, game

GAME = "terraforming-mars"


def lineage(pid):
    """A process and those it comes from."""
    while pid > 1:
        yield pid
        try:
            pid = int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1])
        except OSError:
            return


def workers_at_work():
    """The processes of our own cluster that play right now."""
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                title = (folder / "cmdline").read_bytes()
            except OSError:
                continue
            if title.startswith(b"ray::call") and os.getpid() in lineage(int(folder.name)):
                yield int(folder.name)


@pytest.fixture
def cluster(monkeypatch):
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    monkeypatch.setenv("RAY_AUTH_MODE", "disabled")  # a token would be written into the home folder
    yield Cluster(workers=2)
    ray.shutdown()


def broken(numbers):
    raise BadOption("nothing works here")


def test_a_worker_is_killed_in_mid_run(cluster, tmp_path):
    job = Job(game(GAME), ["random"], seed=5)
    killed = []

    def kill_one(done):
        if not killed and done:
            for pid in workers_at_work():
                os.kill(pid, signal.SIGKILL)
                killed.append(pid)
                break

    folder = Folder(tmp_path / "games", job)
    played = run(job, 24, results=folder, engine=cluster, progress=kill_one)
    assert killed
    assert [one.number for one in played] == list(range(24))
    frame = folder.games.read()
    assert sorted(frame["number"]) == list(range(24))
    alone = run(job, 24)
    assert [told(one) for one in played] == [told(one) for one in alone]
    with pytest.raises(BadOption, match="nothing works here"):
        list(cluster.results(broken, [[1]]))


def told(one):
    return one.as_json() | {"seconds": None}
