"""Every screen in Korean: no English word, no id and no notation is read there, aloud or with the eyes, but
the few that Korean readers write in Latin letters themselves."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tharsis.kernel import Game, State
from tharsis.kernel import game as find_game
from web.conftest import NewPlayer, Server
from web.measuring import RAW, is_notation
from web.player import Player
from web.positions import lay_out, played
from web.test_legible import TABLES, Table

DESK, PHONE = (1280, 800), (390, 844)
GAMES = ("on-mars", "red-dust-rebellion", "terraforming-mars", "twilight-struggle")
AMID = {table.game.replace("_", "-"): table for table in TABLES}

#: What Koreans write in Latin letters too.
SAME_IN_KOREAN = {
    # names
    "Tharsis": "what this is",
    "Lacerda": "whom one plays against alone at On Mars",
    "GitHub": "where the source is",
    "Chrome": "a browser that is signed in",
    "Chromium": "another one",
    "Linux": "where it runs",
    # signs that the Korean rulebooks print
    "M€": "the megacredit",
    "TR": "the terraform rating of Terraforming Mars",
    "OP": "opportunity points of On Mars",
    "LSS": "the life support systems of On Mars",
    "COIN": "the factions of the government of Red Dust Rebellion",
    "EG": "the two sides of EarthGov's marker, EG+ and EG−",
    # names of cards, in which an abbreviation is a name
    "ABM": "a treaty",
    "AWACS": "an aeroplane",
    "KAL": "an airline",
    "MPS": "a network",
    "NORAD": "a command",
    "UNMI": "a corporation",
    "USSS": "a ship",
    "II": "a number",
    "III": "a number",
    # what is the same on every keyboard and in every network
    "AI": "what plays as a machine",
    "Alt": "a key",
    "URL": "where a webhook goes",
}
#: A word of at least two Latin letters; single ones name keys, rows and columns.
LATIN = re.compile(r"[A-Za-zÀ-ÖØ-öø-ÿ](?:['’.&-]?[A-Za-zÀ-ÖØ-öø-ÿ])+")
#: Everything that is read on the page or told to who cannot see it. What is in another language says so, and
#: what is printed on a key is printed there.
READ = """() => {
    const names = ['alt', 'aria-description', 'aria-label', 'aria-roledescription', 'aria-valuetext',
        'data-explained', 'label', 'placeholder', 'title'];
    const korean = (each) => each && !each.closest('script, style, kbd, [lang]:not([lang=ko])');
    const read = new Set([document.title, document.querySelector('meta[name=description]')?.content ?? '']);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        const { parentElement, textContent } = texts.currentNode;
        if (korean(parentElement)) read.add(textContent.trim());
    }
    for (const each of document.querySelectorAll(names.map((name) => `[${name}]`).join())) {
        if (korean(each)) for (const name of names) read.add(each.getAttribute(name) ?? '');
    }
    return [...read].filter((words) => words !== '');
}"""


class Reader:
    """Reads screen after screen, and remembers what is not Korean."""

    def __init__(self, page: Page, game: str | None = None) -> None:
        self.page = page
        self.game: Game | None = find_game(game) if game else None
        self._seen: set[str] = set()
        self._faults: dict[str, str] = {}

    def read(self, screen: str) -> None:
        assert self.page.evaluate("document.documentElement.lang") == "ko"
        words: list[str] = self.page.evaluate(READ)
        assert any(re.search("[가-힣]", each) for each in words), f"nothing is there: {screen}"
        for each in words:
            if each not in self._seen and self._is_fault(each):
                self._faults[each] = screen
            self._seen.add(each)

    def _is_fault(self, words: str) -> bool:
        notation = self.game is not None and is_notation(self.game, words, english=False)
        return bool(foreign(words) or RAW.search(words) or notation)

    def expect_korean(self) -> None:
        told = [f"{screen}: {foreign(words)} in {words[:300]!r}" for words, screen in self._faults.items()]
        assert not told, "\n".join(told)


def foreign(words: str) -> list[str]:
    """The Latin words that nobody reads who reads Korean."""
    for name in sorted(SAME_IN_KOREAN, key=len, reverse=True):
        words = re.sub(rf"(?<![A-Za-z]){re.escape(name)}(?![A-Za-z])", "", words)
    return LATIN.findall(words)


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("3 M€을 내고 COIN 진영이 OP 2점을 얻습니다.", []),
        ("열 A, 5번: Tharsis", []),
        ("이란에 coup 시도", ["coup"]),
        ("Lacerda’s 왕복선, COINS", ["COINS"]),
        ("naïve한 봇", ["naïve"]),
        ("손님 1234 · Chrome", []),
    ],
)
def test_a_foreign_word_is_noticed(words: str, found: list[str]) -> None:
    assert foreign(words) == found


def test_all_that_is_told_is_read(new_player: NewPlayer) -> None:
    page = new_player("ko").page
    page.set_content(
        """<html lang="ko"><title>one</title><body><p title="two">가나다</p><img alt="three">
        <button aria-label="four" lang="en">five</button><kbd>Esc</kbd><svg><title>six</title></svg>
        <b data-explained="seven"></b>
        <select><optgroup label="eight"><option>nine</option></optgroup></select>"""
    )
    reader = Reader(page)
    reader.read("a page")
    with pytest.raises(AssertionError) as caught:
        reader.expect_korean()
    told = set(re.findall(r"\['(\w+)'\]", str(caught.value)))
    assert told == {"one", "two", "three", "six", "seven", "eight", "nine"}


def opening(game: str) -> State:
    return find_game(game).new(seed=7, seats=AMID[game].seats)


def amid(game: str) -> State:
    table: Table = AMID[game]
    return played(table.game, table.seed, table.seats, table.moves)


def read_around(reader: Reader, player: Player) -> None:
    """All that is opened at a table: the chat, the menu, the keys, the table in words."""
    page = player.page
    reader.read("the table")
    page.locator("#tab-chat").click()
    reader.read("the chat")
    page.locator("#tab-log").click()
    page.locator(".menu > button").click()
    expect(page.locator(".menu > .panel")).to_be_visible()
    reader.read("the menu of the table")
    page.locator(".menu > button").click()
    page.locator("body").press("?")
    expect(page.locator("dialog kbd").first).to_be_visible()
    reader.read("the keys")
    page.keyboard.press("Escape")
    page.locator("body").press("w")
    expect(page.locator("dialog h3").nth(2)).to_be_visible()
    reader.read("the table in words")
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("position", [opening, amid], ids=["opening", "amid"])
def test_a_table(position: Any, game: str, new_player: NewPlayer, server: Server) -> None:
    player = new_player("ko", size=DESK)
    s = position(game)
    player.sit_down(lay_out(server.folder, s, s.actor()))
    reader = Reader(player.page, game)
    read_around(reader, player)
    for _ in range(2):
        player.decide()
        if player.wait("asked", "over") == "over":
            break
        reader.read("a decision")
    player.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    expect(player.page.locator(".frame.phone")).to_be_visible()
    reader.read("the table on a phone")
    reader.expect_korean()
    player.expect_no_faults()


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson(game: str, new_player: NewPlayer) -> None:
    player = new_player("ko", size=DESK)
    page = player.page
    page.request.post("/api/guest", data={"name": "바다"})
    (guide, *_) = page.request.get(f"/api/games/{game}").json()["guides"]
    few = find_game(game).seats[0]
    seats = [{"kind": "me"}] + [{"kind": "bot"}] * max(1, few - 1)
    wish = {"game": game, "public": False, "seats": seats, "guide": guide}
    answer = page.request.post("/api/tables", data=wish)
    assert answer.ok, answer.text()
    page.goto(f"/table/{answer.json()['id']}")
    player.wait("asked")
    reader = Reader(page, game)
    reader.read("a lesson")
    for _ in range(2):
        hinted = page.locator("[data-guide][data-legal][data-target]")
        target = hinted.first.get_attribute("data-target") if hinted.count() > 0 else None
        player.decide(target)
        player.wait("asked")
        reader.read("a lesson")
    reader.expect_korean()
    player.expect_no_faults()


def test_the_lobby_and_a_new_table(new_player: NewPlayer) -> None:
    player = new_player("ko", size=DESK)
    page = player.page
    reader = Reader(page)
    page.goto("/")
    expect(page.locator("article")).to_have_count(len(GAMES))
    reader.read("the lobby")
    for i in range(len(GAMES)):
        page.locator("article").nth(i).locator(".buttons button:not(.primary)").click()
        expect(page.locator("dialog form")).to_be_visible()
        people = page.locator("dialog select").first.locator("option")
        for count in people.all_inner_texts():  # some options belong to some numbers of players
            if count.isdigit():
                page.locator("dialog select").first.select_option(count)
                reader.read("a new table")
        reader.read("a new table")
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)
    page.locator("footer button").click()
    expect(page.locator("dialog h2")).to_be_visible()
    reader.read("bringing in a game")
    page.locator("dialog input[type=file]").set_input_files(
        {"name": "a.txt", "mimeType": "text/plain", "buffer": b"no record of any game"}
    )
    expect(page.locator("dialog [role=alert]")).to_be_visible()
    reader.read("bringing in what is no game")
    reader.expect_korean()


def test_a_waiting_room_and_a_game_that_is_over(new_player: NewPlayer) -> None:
    player = new_player("ko", size=DESK)
    page = player.page
    page.request.post("/api/guest", data={"name": "바다"})
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = page.request.post("/api/tables", data={"game": "terraforming-mars", "seats": seats}).json()
    reader = Reader(page, "terraforming-mars")
    page.goto(f"/table/{table['id']}")
    expect(page.locator("main .primary").first).to_be_visible()
    reader.read("the waiting room")
    page.goto("/")
    expect(page.locator("article")).to_have_count(len(GAMES))
    expect(page.locator(f"a[href='/table/{table['id']}']").first).to_be_visible()
    reader.read("the lobby with a table")
    page.goto(f"/table/{table['id']}")
    page.request.post(f"/api/tables/{table['id']}/bot", data={"seat": 1, "bot": "random"})
    player.wait("asked")
    player.decide()
    player.wait("asked")
    player.resign()
    reader.read("a game that is over")
    page.goto(f"/replay/{table['id']}")
    expect(page.locator("output")).to_have_text(re.compile(r"/"))
    reader.read("a replay")
    reader.expect_korean()


def test_ones_own_page_and_the_links_of_letters(new_player: NewPlayer) -> None:
    player = new_player("ko", size=DESK)
    page = player.page
    reader = Reader(page)
    page.goto("/profile")
    expect(page.locator("input").first).to_have_value(re.compile(r"\d{4}"))
    expect(page.locator("main li").first).to_be_visible()
    reader.read("a guest's own page")
    account = {"name": "하늘", "password": "correct horse"}
    assert page.request.post("/api/register", data=account).ok
    page.reload()
    expect(page.locator("input").first).to_have_value("하늘")
    expect(page.locator("main li").first).to_be_visible()
    reader.read("one's own page")
    for way in (
        "/reset",
        "/reset#no-such-secret",
        "/verify#no-such-secret",
        "/seat/no-such-secret",
        "/nowhere",
    ):
        page.goto("about:blank")
        page.goto(way)
        expect(page.locator("main, [role=alert]").first).to_be_visible()
        page.wait_for_load_state("networkidle")
        reader.read(way)
    refused = {"code": "banned", "detail": "until then", "until": "2030-01-02T03:04:05Z"}
    page.route("**/api/me", lambda route: route.fulfill(status=403, json={"error": refused}))
    page.goto("/profile")
    expect(page.get_by_text("2030")).to_be_visible()
    reader.read("a page for who is kept out")
    reader.expect_korean()


@pytest.mark.parametrize("game", GAMES)
def test_cards_and_rules(game: str, new_player: NewPlayer) -> None:
    player = new_player("ko", size=DESK)
    page = player.page
    reader = Reader(page, game)
    page.goto(f"/cards/{game}")
    cards = page.locator("li a")
    expect(cards.first).to_be_visible()
    reader.read("the cards")
    for i in (0, cards.count() // 2, cards.count() - 1):
        cards.nth(i).click()
        expect(page.locator("dialog")).to_be_visible()
        reader.read("a card")
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)
    page.goto(f"/rules/{game}")
    expect(page.locator("section .title").first).to_be_visible()
    reader.read("the rules")
    reader.expect_korean()
    player.expect_no_faults()
