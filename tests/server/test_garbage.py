"""What a worker does about garbage."""

import gc
from collections.abc import Iterator

import pytest

from tharsis.server import garbage


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    thresholds = gc.get_threshold()
    yield
    gc.unfreeze()
    gc.set_threshold(*thresholds)


def searches() -> list[int]:
    """How often the young, their survivors and everything have been looked through."""
    return [generation["collections"] for generation in gc.get_stats()]


async def test_a_worker_does_not_look_through_all_its_tables_while_people_wait() -> None:
    garbage.settle()
    before = searches()
    kept = [[number] for number in range(2_000_000)]
    young, survivors, everything = (now - then for now, then in zip(searches(), before, strict=True))
    assert young > survivors > 0
    assert everything == 0
    await garbage.look_through()
    assert searches()[2] == before[2] + 1
    assert len(kept) == 2_000_000
