"""One's own page, the links of letters, and the manners of the chat, in a real browser."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from server.postbox import Postbox, postbox
from tharsis.client import Client
from web.conftest import Server


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Postbox]]:
    """A server that sends letters, with links to itself."""
    with postbox() as (box, mail):
        server = Server(tmp_path_factory.mktemp("account"))
        server.environment = {"THARSIS_SMTP_URL": mail, "THARSIS_PUBLIC_URL": server.url}
        server.start()
        yield server, box
        server.kill()


@pytest.fixture
def browsing(house: tuple[Server, Postbox], browser: Browser) -> Iterator[Page]:
    with browser.new_context(base_url=house[0].url, locale="en") as context:
        yield context.new_page()


def letter_link(box: Postbox, number: int) -> str:
    found = re.search(r"http\S+", box.letter(number).get_content())
    assert found is not None
    return found[0]


def arrive(page: Page) -> None:
    """Somebody new opens their own page."""
    page.goto("/profile")
    expect(page.get_by_label("Name")).to_have_value(re.compile("Guest"))


def test_an_account_from_its_first_letter_to_its_last_day(
    house: tuple[Server, Postbox], browsing: Page, browser: Browser
) -> None:
    _, box = house
    page = browsing
    arrive(page)
    page.get_by_label("Name").fill("Ana")
    page.get_by_label("Password", exact=True).fill("correct horse")
    page.get_by_role("button", name="Keep my name").click()
    expect(page.get_by_text("Welcome.")).to_be_visible()
    page.get_by_label("E-mail").fill("ana@example.org")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("Not verified yet")).to_be_visible()
    page.goto(letter_link(box, 0))
    expect(page.get_by_text("Your address is verified.")).to_be_visible()
    page.goto("/profile")
    expect(page.get_by_text("This address is verified.")).to_be_visible()

    page.get_by_label("Present password").fill("correct horse")
    page.get_by_label("New password").fill("battery staple")
    page.get_by_role("button", name="Change password").click()
    expect(page.get_by_text("You are signed out everywhere else.")).to_be_visible()

    with browser.new_context(base_url=house[0].url, locale="en") as elsewhere:
        other = elsewhere.new_page()
        other.goto("/profile")
        other.get_by_role("link", name="Forgot your password?").click()
        other.get_by_label("Name or e-mail").fill("ana")
        other.get_by_role("button", name="Send the letter").click()
        expect(other.get_by_text("a letter is on its way")).to_be_visible()
        other.goto(letter_link(box, 1))
        other.get_by_label("New password").fill("third password")
        other.get_by_role("button", name="Save").click()
        expect(other.get_by_text("This address is verified.")).to_be_visible()
        with other.expect_download() as saved:
            other.get_by_role("link", name="Download my data").click()
        assert json.loads(Path(saved.value.path()).read_text())["person"]["email"] == "ana@example.org"

        arrive(page)  # signed out by the reset: a new guest sits here
        page.get_by_label("Name").fill("Ana")
        page.get_by_label("Password", exact=True).fill("third password")
        page.get_by_role("button", name="Log in").click()
        expect(page.get_by_text("Welcome.")).to_be_visible()
        sessions = other.get_by_role("button", name="Sign out", exact=True)
        other.reload()
        sessions.click()
        expect(sessions).to_have_count(0)
        other.get_by_role("button", name="Delete me").click()
        other.get_by_label("Password", exact=True).last.fill("third password")
        other.get_by_role("button", name="Delete me for good").click()
        other.wait_for_url("**/")
    arrive(page)


def test_a_line_is_reported_and_whoever_said_it_becomes_somebody(
    house: tuple[Server, Postbox], browsing: Page
) -> None:
    server, _ = house
    page = browsing
    arrive(page)
    token = next(cookie["value"] for cookie in page.context.cookies() if cookie["name"] == "tharsis")
    with Client(server.url, name="Ben") as ben, Client(server.url, token=token) as mine:
        table = ben.create("twilight-struggle", seats=["me", "open"])["id"]
        mine.sit(table)
        with ben.sit_down(table) as seat:
            seat.chat("something rude")
        page.goto(f"/table/{table}")
        page.get_by_role("tab", name="Chat").click()
        page.get_by_role("button", name="Report this line").click()
        page.get_by_label("What is wrong").fill("rude")
        page.get_by_role("button", name="Report", exact=True).click()
        expect(page.get_by_text("Whoever runs this server will look at it.")).to_be_visible()
        ben.request("DELETE", "/me", {})
        page.reload()
        page.get_by_role("tab", name="Chat").click()
        line = page.get_by_role("listitem").filter(has_text="something rude")
        expect(line).to_contain_text("somebody")
