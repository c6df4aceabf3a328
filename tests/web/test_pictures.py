"""The picture of the table in the README."""

from pathlib import Path

from playwright.sync_api import expect

from web.conftest import NewPlayer

PICTURE = Path(__file__).parents[2] / "docs" / "images" / "table.png"


def test_a_picture_of_the_table(new_player: NewPlayer) -> None:
    player = new_player()
    player.play_at_once()
    for country in (
        "west_germany",
        "west_germany",
        "west_germany",
        "west_germany",
        "italy",
        "italy",
        "italy",
    ):
        player.decide(f"space/{country}")
    for _ in range(12):
        player.decide()
        player.wait("asked")
    player.page.mouse.move(0, 0)
    expect(player.page.locator(".peek")).to_have_count(0)
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    player.page.screenshot(path=PICTURE)
    assert PICTURE.stat().st_size > 50_000
