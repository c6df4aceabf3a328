"""The pictures of README and tour can be taken at any time; `make pictures` takes them anew."""

import os
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from PIL import Image
from playwright.sync_api import expect

from tharsis.games.twilight_struggle.codes import US, USSR
from tharsis.games.twilight_struggle.scenario import TSScenario
from tharsis.kernel import State
from web.conftest import NewPlayer, Server
from web.player import Player
from web.positions import advised, lay_out

IMAGES = Path(__file__).parents[2] / "docs" / "images"
DESK, PHONE = (1440, 900), (390, 844)
#: A page that is empty, or still loading, makes a far smaller file.
PAINTED = 12_000
#: For each game: a seed, seats, and after how many moves there is much to see.
AMID = {
    "on-mars": (5, 3, 260),
    "red-dust-rebellion": (6, 4, 120),
    "terraforming-mars": (5, 3, 300),
    "twilight-struggle": (7, 2, 265),
}
#: The ground of these boards is painted beside the page, and comes a little later.
PAINTED_GROUND = ("on-mars", "red-dust-rebellion")
TABLES = [
    (game, language, size)
    for game in AMID
    for language, size in (("en", DESK), ("en", PHONE), ("ko", DESK), ("ko", PHONE))
]


LANGUAGES = pytest.mark.parametrize("language", ["en", "ko"])
GUIDED = {"en": ("Terraforming Mars", "Guided first game"), "ko": ("테라포밍 마스", "따라 하는 첫 게임")}


def named(picture: str, language: str, size: tuple[int, int] = DESK) -> str:
    return picture + ("-phone" if size == PHONE else "") + ("-ko" if language == "ko" else "")


@cache
def amid(game: str) -> State:
    return advised(game, *AMID[game])


@pytest.fixture
def keep(tmp_path: Path) -> Callable[[Player, str], None]:
    """Takes a picture; those that are kept are only replaced when that is asked for."""
    folder = IMAGES if os.environ.get("THARSIS_PICTURES") == "update" else tmp_path

    def take(player: Player, name: str) -> None:
        taken, kept = tmp_path / f"{name}.png", folder / f"{name}.webp"
        player.page.screenshot(path=taken)
        with Image.open(taken) as image:
            image.save(kept, quality=86, method=6)
        check(kept, (player.page.viewport_size or {"width": 0})["width"])
        player.expect_no_faults()

    return take


def check(picture: Path, width: int) -> None:
    with Image.open(picture) as image:
        assert image.width == width
    assert picture.stat().st_size > PAINTED


@pytest.mark.parametrize(("game", "language", "size"), TABLES, ids=lambda value: str(value))
def test_a_table(game: str, language: str, size, new_player: NewPlayer, server: Server, keep) -> None:
    player = new_player(language=language, size=size)
    player.sit_down(lay_out(server.folder, amid(game), 0, "regular"))
    if game in PAINTED_GROUND:
        expect(player.page.locator('image[href^="data:image/jpeg"]')).to_have_count(1)
    player.rest()
    keep(player, named(game, language, size))


@LANGUAGES
def test_the_lobby(language: str, new_player: NewPlayer, keep) -> None:
    player = new_player(language=language, size=DESK)
    player.page.goto("/")
    expect(player.page.locator("article")).to_have_count(len(AMID))
    player.rest()
    keep(player, named("lobby", language))


def coup(defcon: int) -> State:
    """The Soviet Union looks for a country to stage a coup in."""
    table = TSScenario().at(4).defcon(defcon)
    table.us(canada=4, united_kingdom=5, italy=3, west_germany=4, panama=2, israel=1, japan=4)
    table.us(nigeria=1, sudan=1)
    table.ussr(poland=4, east_germany=4, iraq=1, cuba=3, angola=2, syria=1, north_korea=3, vietnam=2)
    s = table.hold(USSR, "decolonization", "nasser", "fidel").hold(US, "nato", "duck_and_cover").round(USSR)
    for move in ("play decolonization", "ops", "coup-attempt"):
        s = s.play(USSR, s.game.actions.parse(move))
    return s


@LANGUAGES
def test_a_move_that_is_not_allowed_tells_why(
    language: str, new_player: NewPlayer, server: Server, keep
) -> None:
    player = new_player(language=language, size=DESK)
    player.sit_down(lay_out(server.folder, coup(defcon=4), USSR, "regular"))
    player.thing("space/italy").click(force=True)
    expect(player.page.get_by_role("alert")).to_contain_text("§8.1.5")
    keep(player, named("refused", language))


@LANGUAGES
def test_what_would_lose_the_game_is_said_before_it_is_done(
    language: str, new_player: NewPlayer, server: Server, keep
) -> None:
    player = new_player(language=language, size=DESK)
    player.sit_down(lay_out(server.folder, coup(defcon=2), USSR, "regular"))
    player.thing("space/nigeria").click()
    expect(player.page.locator("[data-warning=grave]").first).to_be_visible()
    keep(player, named("warned", language))


@LANGUAGES
def test_a_guided_first_game(language: str, new_player: NewPlayer, keep) -> None:
    player = new_player(language=language, size=DESK)
    player.page.goto("/")
    name, guided = GUIDED[language]
    game = player.page.locator("article", has_text=name)
    game.get_by_role("button", name=guided).click()
    player.wait("asked")
    player.rest()
    keep(player, named("guided", language))


@LANGUAGES
def test_cards_to_look_through(language: str, new_player: NewPlayer, keep) -> None:
    player = new_player(language=language, size=DESK)
    player.page.goto("/cards/terraforming-mars")
    expect(player.page.locator("li a").first).to_be_visible()
    player.rest()
    keep(player, named("cards", language))


@LANGUAGES
def test_rules_to_read(language: str, new_player: NewPlayer, keep) -> None:
    player = new_player(language=language, size=DESK)
    player.page.goto("/rules/twilight-struggle?rule=6.3.4")
    expect(player.page.locator("section.here")).to_be_in_viewport()
    player.rest()
    keep(player, named("rules", language))


@LANGUAGES
def test_a_game_that_was_played(language: str, new_player: NewPlayer, keep) -> None:
    player = new_player(size=DESK)
    player.play_at_once()
    player.play_until("Choose a headline")
    player.decide()
    player.wait("asked", "over")
    player.resign()
    player.page.get_by_role("link", name="Replay").click()
    player.page.get_by_label("Move", exact=True).wait_for()
    player.speak(language, "dark")
    player.page.reload()
    player.page.get_by_role("slider").wait_for()
    player.rest()
    keep(player, named("replay", language))


@LANGUAGES
def test_a_table_in_words(language: str, new_player: NewPlayer, server: Server, keep) -> None:
    player = new_player(language=language, size=DESK)
    player.sit_down(lay_out(server.folder, amid("twilight-struggle"), 0, "regular"))
    player.page.keyboard.press("w")
    expect(player.page.get_by_role("dialog").get_by_role("heading", level=3).first).to_be_visible()
    keep(player, named("words", language))


def test_readers_find_every_picture() -> None:
    """What a page shows is kept, and what is kept is shown."""
    pages = [*IMAGES.parent.parent.glob("README*.md"), *IMAGES.parent.glob("*.md")]
    named = [name for page in pages for name in re.findall(r"images/([\w-]+\.webp)", page.read_text())]
    assert set(named) == {picture.name for picture in IMAGES.glob("*.webp")}
    for picture in IMAGES.glob("*.webp"):
        check(picture, (PHONE if "-phone" in picture.name else DESK)[0])
