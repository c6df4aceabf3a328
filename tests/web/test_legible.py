"""At every table, in all sizes and both languages: all can be read and hit, and the board keeps still."""

from typing import NamedTuple

import pytest

from tharsis.kernel import game
from web.conftest import NewPlayer, Server
from web.measuring import raw, stills, texts, touched, unreached, watch_board
from web.player import Player
from web.positions import lay_out, played
from web.test_access import serious

Size = tuple[int, int]

LANGUAGES = ("en", "ko")
#: The smallest letters, in pixels, on each kind of screen.
LEAST_TEXT: dict[Size, float] = {
    (1440, 900): 10,
    (1280, 800): 10,
    (1024, 768): 9,
    (768, 1024): 9,
    (390, 844): 9,
}
#: What a finger hits without aiming, in pixels.
FINGER = 40
TOUCH_SCREENS: tuple[Size, ...] = ((768, 1024), (390, 844))
DESKTOPS: tuple[Size, ...] = ((1440, 900), (1280, 800), (1024, 768))
#: The board's share of a desktop screen whose rails are folded away.
BOARD_SHARE = 0.6
DECISIONS = 15


class Table(NamedTuple):
    """A game in its midst: after so many moves by chance there is much on the table."""

    game: str
    seats: int
    moves: int
    seed: int

    def begin(self, player: Player, server: Server) -> None:
        player.sit_down(lay_out(server.folder, played(self.game, self.seed, self.seats, self.moves), 0))


TABLES = (
    Table("twilight_struggle", seats=2, moves=300, seed=18),
    Table("terraforming_mars", seats=3, moves=250, seed=6),
    Table("on_mars", seats=3, moves=120, seed=6),
    Table("red_dust_rebellion", seats=4, moves=150, seed=5),
)
at_every_table = pytest.mark.parametrize("table", TABLES, ids=[table.game for table in TABLES])


def turn_to(player: Player, language: str, size: Size) -> str:
    """Look at the table in a size and a language; answers what to call that."""
    player.page.set_viewport_size({"width": size[0], "height": size[1]})
    player.speak(language, "dark")
    player.page.reload()
    player.wait("asked")
    player.expect_no_overflow()
    return f"{language} {size[0]}×{size[1]}"


def unreadable(player: Player, least: float) -> list[str]:
    return [
        f"{text.px} px: {text.words!r} in .{text.where}" for text in texts(player.page) if text.px < least
    ]


def unworded(player: Player, table: Table) -> list[str]:
    return [f"raw {words!r}" for words in raw(player.page, game(table.game))]


def untouchable(player: Player) -> list[str]:
    found = touched(player.page)
    assert any(each.legal for each in found) or player.page.locator("svg [data-legal]").count() > 0
    small = [each for each in found if min(each.width, each.height) < FINGER]
    return [f"{each.width}×{each.height}: {each.name!r}" for each in small]


@at_every_table
@pytest.mark.parametrize("sizes", [DESKTOPS, TOUCH_SCREENS], ids=["desktop", "touch"])
def test_everything_is_read_and_reached(
    new_player: NewPlayer, server: Server, table: Table, sizes: tuple[Size, ...]
) -> None:
    touch = sizes is TOUCH_SCREENS
    player = new_player(size=sizes[0], touch=touch)
    table.begin(player, server)
    faults: list[str] = []
    for language in LANGUAGES:
        for size in sizes:
            here = turn_to(player, language, size)
            found = unreadable(player, LEAST_TEXT[size]) + unreached(player.page) + unworded(player, table)
            found += untouchable(player) if touch else []
            faults += [f"{here}: {each}" for each in found]
        faults += [f"{language}: {each}" for each in serious(player)]
    assert not faults, "\n".join(faults)
    player.expect_no_faults()


@at_every_table
@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=["desktop", "phone"])
def test_the_board_keeps_still(new_player: NewPlayer, server: Server, table: Table, size: Size) -> None:
    """Whatever is pointed at, chosen, waited for and watched; and nothing raw is read meanwhile."""
    player = new_player(language="ko", size=size)
    table.begin(player, server)
    settle_view(player)
    watch_board(player.page)
    for _ in range(DECISIONS):
        player.decide()
        assert unworded(player, table) == []
        if player.wait("asked", "over") == "over":
            break
    seen = stills(player.page)
    assert len({still.place for still in seen}) == 1, seen
    if (
        size in DESKTOPS
    ):  # where the whole board is in sight; smaller screens look where something can be chosen
        assert len({still.view for still in seen}) == 1, seen
    player.expect_no_faults()


def settle_view(player: Player) -> None:
    """Until the board has found its place."""
    player.page.evaluate(
        "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
    )


@at_every_table
def test_the_board_is_most_of_the_screen(new_player: NewPlayer, server: Server, table: Table) -> None:
    player = new_player(size=(1280, 800))
    table.begin(player, server)
    player.page.get_by_role("button", name="Show or hide the players").click()
    player.page.get_by_role("button", name="Show or hide log, chat and rules").click()
    box = player.page.locator(".board").bounding_box()
    assert box is not None
    assert box["width"] * box["height"] >= BOARD_SHARE * 1280 * 800
