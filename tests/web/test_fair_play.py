"""What people see of links, of players who are away, of seats that bots play, and of playing again."""

import re
import sqlite3

from playwright.sync_api import expect

from web.conftest import NewPlayer, Server
from web.player import Player
from web.test_together import open_table, sit_down


def resign(player: Player) -> None:
    player.page.once("dialog", lambda dialog: dialog.accept())
    player.page.get_by_role("button", name="Settings").click()
    player.page.get_by_role("button", name="Resign").click()


def table_of(player: Player) -> str:
    return player.page.url.rsplit("/", 1)[1]


def test_a_link_is_made_withdrawn_and_works_once(new_player: NewPlayer) -> None:
    host, friend, stranger = new_player(), new_player(), new_player()
    withdrawn = open_table(host)
    host.page.get_by_role("button", name="Withdraw the link").click()
    expect(host.page.get_by_role("textbox", name="Invite by link")).to_have_count(0)
    friend.page.goto(withdrawn)
    expect(friend.page.get_by_role("alert")).to_contain_text("withdrawn or replaced")
    host.page.get_by_role("button", name="Invite by link").click()
    field = host.page.get_by_role("textbox", name="Invite by link")
    expect(field).to_have_value(re.compile("/seat/."))
    link = field.input_value()
    friend.page.goto(link)
    friend.wait("asked")
    stranger.page.goto(link)
    expect(stranger.page.get_by_role("alert")).to_contain_text("already")
    friend.page.goto(link)
    friend.wait("asked")


def test_an_absent_players_seat_is_kept_and_then_played_until_they_are_back(
    new_player: NewPlayer, server: Server
) -> None:
    us, ussr, *_ = sit_down(new_player)
    address = ussr.page.url
    ussr.page.goto("/")
    notice = us.page.locator(".notice", has_text="is away since")
    expect(notice).to_contain_text("The seat is kept until")
    expect(notice.get_by_role("button")).to_have_count(0)
    with sqlite3.connect(server.folder / "tharsis.db", timeout=60) as database:
        database.execute(
            "UPDATE seats SET away = datetime(away, '-1 hour') WHERE table_id = ?", (table_of(us),)
        )
    us.page.reload()
    us.page.locator(".notice").get_by_role("button", name="Let a bot play").click()
    expect(us.page.get_by_role("region", name=re.compile("^USSR")).locator(".who")).to_contain_text("for ")
    ussr.page.goto(address)
    ussr.page.get_by_role("button", name="Take my seat back").click()
    expect(ussr.page.get_by_role("region", name=re.compile("^USSR")).locator(".who")).to_contain_text("you")
    us.page.get_by_role("tab", name="Chat").click()
    expect(us.page.get_by_role("list", name="Chat")).to_contain_text("is back and takes the seat")


def test_the_host_gives_a_new_link_for_a_seat_that_was_left(new_player: NewPlayer) -> None:
    us, ussr, *_ = sit_down(new_player)
    left = ussr.page.evaluate(
        "table => fetch(`/api/tables/${table}/leave`, {method: 'POST', body: '{\"seat\": 1}',"
        " headers: {'content-type': 'application/json'}}).then(answer => answer.status)",
        table_of(us),
    )
    assert left == 200
    us.page.get_by_role("button", name="Settings").click()
    us.page.get_by_role("button", name="Link to the seat of").click()
    field = us.page.get_by_role("textbox", name="Link to the seat of")
    expect(field).to_have_value(re.compile("/seat/."))
    other = new_player()
    other.page.goto(field.input_value())
    other.page.wait_for_selector('[data-phase="asked"], [data-phase="waiting"]')
    expect(ussr.page.get_by_text("Somebody else has your seat now.")).to_be_visible()
    us.page.keyboard.press("Escape")
    us.page.get_by_role("tab", name="Chat").click()
    expect(us.page.get_by_role("list", name="Chat")).to_contain_text("sits down with a link")


def test_playing_again_is_offered_and_answered(new_player: NewPlayer) -> None:
    us, ussr, *_ = sit_down(new_player)
    resign(us)
    us.page.get_by_role("button", name="Play again").click()
    expect(us.page.get_by_text("You want to play again.")).to_be_visible()
    expect(ussr.page.get_by_text("wants to play again")).to_be_visible()
    ussr.page.get_by_role("button", name="No, thanks").click()
    expect(us.page.get_by_role("button", name="Play again")).to_be_visible()
    us.page.get_by_role("button", name="Play again").click()
    before = us.page.url
    expect(ussr.page.get_by_text("wants to play again")).to_be_visible()
    ussr.page.goto("/")
    ussr.page.get_by_role("link", name=re.compile("wants to play again")).click()
    ussr.page.get_by_role("button", name="Play again").click()
    us.wait("asked")
    ussr.wait("waiting")
    assert us.page.url == ussr.page.url != before


def test_against_a_bot_nobody_is_asked_to_undo(player: Player) -> None:
    player.play_at_once()
    for _ in range(7):
        player.decide()
    player.wait("asked")
    expect(player.page.get_by_role("button", name="Ask to undo")).to_have_count(0)


def test_several_seats_for_one_are_private(player: Player) -> None:
    player.page.goto("/")
    player.page.locator("article", has_text="Twilight").get_by_role("button", name="Set up").click()
    form = player.page.get_by_role("dialog")
    expect(form.get_by_label("Show in the lobby")).to_be_checked()
    form.locator("label", has_text="Soviet Union").first.locator("select").select_option("me")
    expect(form.get_by_label("Show in the lobby")).to_be_disabled()
    expect(form).to_contain_text("Several seats for one person are for private tables.")
    form.get_by_role("button", name="Open the table").click()
    player.page.wait_for_selector("[data-phase]")
