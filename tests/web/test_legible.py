"""At every table, in every size and both languages: words can be read, fingers hit, and the board keeps still."""

from typing import NamedTuple

import pytest

from tharsis.kernel import game
from web.conftest import NewPlayer, Server
from web.measuring import raw, stills, texts, touched, watch_board
from web.player import Player
from web.positions import lay_out, played
from web.test_access import serious

Size = tuple[int, int]

LANGUAGES = ("en", "ko")
#: The smallest letters, in pixels, on each kind of screen.
LEAST_TEXT: dict[Size, float] = {(1440, 900): 10, (1280, 800): 10, (1024, 768): 9, (768, 1024): 9, (390, 844): 9}
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
    return [f"{text.px} px: {text.words!r} in .{text.where}" for text in texts(player.page) if text.px < least]


def untouchable(player: Player) -> list[str]:
    small = [each for each in touched(player.page) if min(each.width, each.height) < FINGER]
    return [f"{each.width}×{each.height}: {each.name!r}" for each in small]


@at_every_table
def test_everything_is_legible_on_a_desktop(new_player: NewPlayer, server: Server, table: Table) -> None:
    player = new_player(size=DESKTOPS[0])
    table.begin(player, server)
    verbs = {verb.name for verb in game(table.game).actions.verbs}
    faults: list[str] = []
    for language in LANGUAGES:
        for size in DESKTOPS:
            here = turn_to(player, language, size)
            faults += [f"{here}: {each}" for each in unreadable(player, LEAST_TEXT[size])]
        faults += [f"{language}: raw {each!r}" for each in raw(player.page, verbs)]
        faults += [f"{language}: {each}" for each in serious(player)]
    assert not faults, "\n".join(faults)
    player.expect_no_faults()


@at_every_table
def test_everything_is_legible_and_hit_on_a_touch_screen(
    new_player: NewPlayer, server: Server, table: Table
) -> None:
    player = new_player(size=TOUCH_SCREENS[0], touch=True)
    table.begin(player, server)
    faults: list[str] = []
    for language in LANGUAGES:
        for size in TOUCH_SCREENS:
            here = turn_to(player, language, size)
            found = unreadable(player, LEAST_TEXT[size]) + untouchable(player)
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
    verbs = {verb.name for verb in game(table.game).actions.verbs}
    settle_view(player)
    watch_board(player.page)
    for _ in range(DECISIONS):
        player.decide()
        assert raw(player.page, verbs) == []
        if player.wait("asked", "over") == "over":
            break
    places = stills(player.page)
    # A phone looks where something can be chosen; its board stays where it is all the same.
    assert len({still.rsplit(",", 4)[0] for still in places} if size[0] < 700 else set(places)) == 1, places
    player.expect_no_faults()


def settle_view(player: Player) -> None:
    """Until the board has found its place."""
    player.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


@at_every_table
def test_the_board_is_most_of_the_screen(new_player: NewPlayer, server: Server, table: Table) -> None:
    player = new_player(size=(1280, 800))
    table.begin(player, server)
    player.page.get_by_role("button", name="Show or hide the players").click()
    player.page.get_by_role("button", name="Show or hide log, chat and rules").click()
    box = player.page.locator(".board").bounding_box()
    assert box is not None
    assert box["width"] * box["height"] >= BOARD_SHARE * 1280 * 800
