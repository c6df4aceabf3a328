"""Going through a game that was played."""

import re

import pytest
from playwright.sync_api import FilePayload, expect

from importer.records import GAME
from web.player import Player


@pytest.fixture
def played(player: Player) -> Player:
    """Somebody who has played a little and given up."""
    player.play_at_once()
    player.play_until("Choose a headline")
    player.decide()
    player.wait("asked")
    player.resign()
    player.page.get_by_role("link", name="Replay").click()
    player.page.get_by_label("Move", exact=True).wait_for()
    return player


def at(player: Player) -> int:
    return int(player.page.locator("output").inner_text().split("/")[0])


def test_a_game_is_walked_through_by_move_and_turn(played: Player) -> None:
    page = played.page
    last = at(played)
    assert last > 14
    page.get_by_role("button", name="One move back").click()
    expect(page.locator("output")).to_have_text(f"{last - 1} / {last}")
    page.get_by_role("button", name="To the beginning").click()
    expect(page.locator("output")).to_have_text(f"0 / {last}")
    expect(page.locator('[data-target="space/poland"]')).to_have_accessible_name(re.compile("USSR 0"))
    page.get_by_role("button", name="One turn on").click()
    assert 0 < at(played) <= last
    page.get_by_label("Move", exact=True).fill(str(last))
    expect(page.locator("output")).to_have_text(f"{last} / {last}")


def test_a_replay_opens_at_a_move_with_any_eyes(played: Player) -> None:
    page = played.page
    page.get_by_label("Eyes").select_option(label="Spectator")
    expect(page.locator(".hand .card")).to_have_count(0)
    page.get_by_label("Move", exact=True).fill("3")
    page.wait_for_url(re.compile(r"at=3&seat=-1"))
    page.get_by_label("Eyes").select_option("1")
    expect(page.locator(".hand .card")).to_have_count(9)
    link = page.url
    assert link.endswith("at=3&seat=1")
    page.goto("/")
    page.goto(link)
    expect(page.locator("output")).to_have_text(re.compile(r"^3 /"))
    expect(page.locator(".hand .card")).to_have_count(9)


def test_an_entry_of_the_log_leads_to_its_move(played: Player) -> None:
    page = played.page
    last = at(played)
    page.locator(".log .words").nth(8).click()
    page.wait_for_function(
        "last => document.querySelector('output').textContent !== `${last} / ${last}`", arg=last
    )
    assert 0 < at(played) < last


def import_file(player: Player, name: str, text: str) -> None:
    player.page.goto("/")
    player.page.get_by_role("button", name="Import").click()
    file = FilePayload(name=name, mimeType="text/plain", buffer=text.encode())
    player.page.get_by_role("dialog").get_by_label("File").set_input_files(file)


def test_a_saved_replay_is_read_in_again(played: Player) -> None:
    page = played.page
    last = at(played)
    table = page.url.split("/replay/")[1].split("?")[0]
    text = page.evaluate("table => fetch(`/api/tables/${table}/record`).then(answer => answer.text())", table)
    import_file(played, "game.json", text)
    page.wait_for_url(re.compile(f"/replay/(?!{table})"))
    expect(page.locator("output")).to_have_text(f"{last} / {last}")


def test_a_record_that_cannot_be_read_says_where(player: Player) -> None:
    import_file(player, "game.txt", "Turn 1, Headline Phase: nonsense\nUS Headlines nothing\n")
    dialog = player.page.get_by_role("dialog")
    expect(dialog.get_by_role("alert")).to_be_visible()
    expect(dialog.get_by_text("line 2")).to_be_visible()


def test_lines_that_cannot_be_read_are_told_before_the_game_is_opened(player: Player) -> None:
    lines = GAME.splitlines()
    import_file(player, "game.txt", "\n".join([*lines, "Sputnik sings.", ""]))
    told = player.page.get_by_role("dialog").get_by_role("status")
    expect(told).to_contain_text(f"line {len(lines) + 1}: Sputnik sings.")
    told.get_by_role("link", name="Open the game").click()
    expect(player.page.get_by_role("region", name="Replay")).to_be_visible()
