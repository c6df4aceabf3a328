"""The picture of the table in the README can be taken at any time; `make picture` takes it anew."""

import os
import struct
from pathlib import Path

import pytest
from playwright.sync_api import expect

from web.conftest import NewPlayer

PICTURE = Path(__file__).parents[2] / "docs" / "images" / "table.png"
SIZE = (1440, 900)
#: A page that is empty, or still loading, makes a far smaller file.
PAINTED = 50_000
SETUP = {"west_germany": 4, "italy": 3}


@pytest.fixture
def picture(tmp_path: Path) -> Path:
    """Where the picture goes: the one that is kept is only replaced when that is asked for."""
    return PICTURE if os.environ.get("THARSIS_PICTURE") == "update" else tmp_path / PICTURE.name


def size(path: Path) -> tuple[int, int]:
    """Width and height, as the head of a PNG file tells them."""
    width, height = struct.unpack(">II", path.read_bytes()[16:24])
    return width, height


def test_a_picture_of_the_table(new_player: NewPlayer, picture: Path) -> None:
    player = new_player(size=SIZE)
    player.play_at_once()
    for country, markers in SETUP.items():
        for _ in range(markers):
            player.decide(f"space/{country}")
    for _ in range(12):
        player.decide()
        player.wait("asked")
    player.page.mouse.move(0, 0)
    expect(player.page.locator(".peek")).to_have_count(0)
    player.page.screenshot(path=picture)
    assert size(picture) == SIZE
    assert picture.stat().st_size > PAINTED
    player.expect_no_faults()


def test_the_picture_that_is_kept_is_such_a_picture() -> None:
    assert size(PICTURE) == SIZE
    assert PICTURE.stat().st_size > PAINTED
