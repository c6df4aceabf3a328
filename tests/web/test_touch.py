"""A finger on a phone: it pinches, drags and taps twice, hits what it means, and is told of the chat."""

import pytest
from playwright.sync_api import expect

from web.conftest import NewPlayer, Server
from web.player import Player
from web.test_legible import FINGER, Table, settle_view
from web.test_together import open_table

PHONE = (390, 844)
Point = tuple[float, float]

#: What can be chosen on the board and lies in sight, the smallest first.
IN_SIGHT = """() => {
    const map = document.querySelector('svg[role=group]');
    const { left, top, right, bottom } = map.getBoundingClientRect();
    const least = ({ box: { width, height } }) => Math.min(width, height);
    return [...map.querySelectorAll('[data-legal]')]
        .map((each) => ({ target: each.dataset.target, box: each.getBoundingClientRect() }))
        .filter(({ box }) => box.left > left && box.right < right && box.top > top && box.bottom < bottom)
        .sort((one, other) => least(one) - least(other)).map(({ target }) => target);
}"""
#: A place of the board where nothing can be chosen, with room for a finger.
GROUND = """room => {
    const map = document.querySelector('svg[role=group]');
    const { left, top, width, height } = map.getBoundingClientRect();
    const far = (x, y) => [...map.querySelectorAll('[data-target]')].every((each) => {
        const box = each.getBoundingClientRect();
        return x < box.left - room || x > box.right + room || y < box.top - room || y > box.bottom + room;
    });
    for (let y = top + 60; y < top + height - 20; y += 7)
        for (let x = left + 60; x < left + width - 60; x += 7)
            if (far(x, y) && map.contains(document.elementFromPoint(x, y))) return [x, y];
}"""


@pytest.fixture
def player(new_player: NewPlayer) -> Player:
    """Somebody with a phone at a table of Twilight Struggle."""
    player = new_player(size=PHONE)
    player.play_at_once()
    settle_view(player)
    return player


def view(player: Player) -> list[float]:
    """Which part of the board is seen: left, top, width, height."""
    box = player.page.locator(".board svg[role=group]").get_attribute("viewBox") or ""
    return [float(number) for number in box.split()]


def ground(player: Player) -> Point:
    x, y = player.page.evaluate(GROUND, FINGER / 2)
    return x, y


def tap(player: Player, *points: Point) -> None:
    for point in points:
        player.page.touchscreen.tap(*point)
    settle_view(player)


def drag(player: Player, *fingers: tuple[Point, Point]) -> None:
    """Move fingers over the screen, each from one point to another."""
    session = player.page.context.new_cdp_session(player.page)
    for kind, share in (("touchStart", 0.0), ("touchMove", 0.5), ("touchMove", 1.0)):
        points = [
            {"x": x + (to_x - x) * share, "y": y + (to_y - y) * share, "id": i}
            for i, ((x, y), (to_x, to_y)) in enumerate(fingers)
        ]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    settle_view(player)


def test_two_fingers_pinch_and_one_drags(player: Player) -> None:
    before, position = view(player), player.position
    drag(player, ((150, 300), (100, 300)), ((240, 300), (290, 300)))
    closer = view(player)
    assert closer[2] < before[2] * 0.7
    drag(player, ((200, 300), (150, 260)))
    assert view(player)[0] > closer[0]
    assert view(player)[1] > closer[1]
    assert view(player)[2] == closer[2]
    assert player.position == position


def test_two_taps_look_closer_and_two_more_fit(player: Player) -> None:
    before, place = view(player), ground(player)
    tap(player, place, place)
    assert view(player)[2] == pytest.approx(before[2] / 2)
    place = ground(player)
    tap(player, place, place)
    assert view(player)[2] >= before[2]


#: Games in their midst, where something on the board is asked for.
ON_THE_BOARD = (
    Table("twilight_struggle", seats=2, moves=301, seed=18),
    Table("terraforming_mars", seats=3, moves=284, seed=6),
    Table("on_mars", seats=3, moves=144, seed=6),
    Table("red_dust_rebellion", seats=4, moves=165, seed=5),
)


def near(player: Player, target: str) -> Point:
    """Where a finger lands that means a thing: on a large one, somewhat below a small one."""
    box = player.thing(target).bounding_box()
    assert box is not None
    small = min(box["width"], box["height"]) < FINGER
    return box["x"] + box["width"] / 2, box["y"] + (box["height"] + 8 if small else box["height"] / 2)


@pytest.mark.parametrize("table", ON_THE_BOARD, ids=[table.game for table in ON_THE_BOARD])
def test_a_finger_near_a_thing_means_it(new_player: NewPlayer, server: Server, table: Table) -> None:
    """Where it could mean several the board comes closer, until it means one."""
    player = new_player(size=PHONE)
    table.begin(player, server)
    settle_view(player)
    target, position = player.page.evaluate(IN_SIGHT)[0], player.position

    def meant() -> bool:
        decided = player.phase != "asked" or player.position != position
        return decided or player.page.get_by_role("menu").count() == 1

    while not meant():
        before = view(player)
        tap(player, near(player, target))
        assert meant() or view(player)[2] < before[2], f"nothing came of a tap near {target}"


@pytest.mark.parametrize("game", ["Twilight Struggle", "On Mars"])
def test_what_a_hint_means_comes_into_sight(new_player: NewPlayer, game: str) -> None:
    player = new_player(size=PHONE)
    player.page.goto("/")
    player.page.locator("article", has_text=game).get_by_role("button", name="Guided first game").click()
    for _ in range(3):
        player.wait("asked")
        hinted = player.page.locator("[data-guide][data-legal]").first
        expect(hinted).to_be_in_viewport(ratio=0.5)
        player.decide(hinted.get_attribute("data-target"))
    player.expect_no_faults()


def test_the_chat_says_how_much_is_unread(new_player: NewPlayer) -> None:
    phone, host = new_player(size=PHONE), new_player()
    phone.page.goto(open_table(host))
    phone.wait("asked")
    chat = phone.page.get_by_role("navigation").get_by_role("button", name="Chat")
    expect(chat).to_have_accessible_name("Chat")
    host.page.get_by_role("tab", name="Chat").click()
    say = host.page.get_by_role("textbox", name="Say something")
    for n, words in enumerate(("Hello", "Your move"), 1):
        say.fill(words)
        say.press("Enter")
        expect(chat).to_have_accessible_name(f"Chat {n}")
    chat.tap()
    expect(phone.page.get_by_role("list", name="Chat")).to_contain_text("Your move")
    expect(chat).to_have_accessible_name("Chat")
