"""Two languages, switched at the table; no key or operand shows through."""

import re

import pytest
from playwright.sync_api import Browser, expect

from web.conftest import NewPlayer, Server
from web.player import Player

BARE_KEY = re.compile(r"\b(web|ts|tm|om|rd|error|bot)-[a-z]+|\{ ?\$")


def expect_words(player: Player) -> None:
    text = player.page.locator("body").inner_text()
    labels = player.page.locator("[aria-label]").evaluate_all("all => all.map(each => each.ariaLabel)")
    assert not BARE_KEY.findall("\n".join([text, *labels]))


#: Every language that the page has been in, from its first byte on.
TONGUES = """() => {
    window.tongues = [];
    new MutationObserver(() => window.tongues.push(document.documentElement.lang))
        .observe(document, { subtree: true, childList: true, attributeFilter: ['lang'] });
}"""


@pytest.mark.parametrize(("locale", "language"), [("ko-KR", "ko"), ("en-GB", "en"), ("de-DE", "en")])
def test_the_first_visit_is_in_the_browsers_language_and_a_choice_is_kept(
    browser: Browser, server: Server, locale: str, language: str
) -> None:
    titles = {"ko": re.compile("전략 보드게임"), "en": re.compile("strategy board games")}
    other = "en" if language == "ko" else "ko"
    with browser.new_context(base_url=server.url, locale=locale) as context:
        context.add_init_script(f"({TONGUES})()")
        page = context.new_page()
        for wanted in (language, other):
            answer = page.goto("/")
            assert answer is not None
            assert f'<html lang="{wanted}">' in answer.text()
            expect(page).to_have_title(titles[wanted])
            expect(page.locator("article")).to_have_count(4)
            assert set(page.evaluate("window.tongues")) == {wanted}
            page.get_by_role("button", name=re.compile("한국어로 보기|View in English")).click()
            expect(page.locator("html")).to_have_attribute("lang", other if wanted == language else language)


def test_a_person_reads_the_language_of_their_account_in_another_browser(
    browser: Browser, server: Server
) -> None:
    with browser.new_context(base_url=server.url, locale="ko") as context:
        page = context.new_page()
        page.goto("/profile")
        expect(page.locator("input").first).to_have_value(re.compile(r"\d{4}"))
        account = {"name": "Haneul", "password": "correct horse"}
        assert page.request.post("/api/register", data=account).ok
    with browser.new_context(base_url=server.url, locale="en") as context:
        page = context.new_page()
        page.goto("/profile")
        expect(page.get_by_label("Name")).to_have_value(re.compile("Guest"))
        page.get_by_label("Name").fill("Haneul")
        page.get_by_label("Password").fill("correct horse")
        page.get_by_role("button", name="Log in").click()
        expect(page.locator("html")).to_have_attribute("lang", "ko")


def test_the_language_is_switched_at_the_table(player: Player) -> None:
    player.play_at_once()
    player.page.get_by_role("button", name="한국어로 보기").click()
    expect(player.page.get_by_label("결정할 것")).to_contain_text("미국")
    expect(player.thing("space/poland")).to_have_accessible_name(re.compile("폴란드"))
    assert player.page.evaluate("document.documentElement.lang") == "ko"
    expect_words(player)
    player.page.get_by_role("button", name="View in English").click()
    expect(player.page.get_by_label("The decision")).to_contain_text("Setup")


def test_a_turn_in_korean_has_no_untranslated_word(new_player: NewPlayer) -> None:
    player = new_player(language="ko")
    player.page.goto("/")
    expect_words(player)
    player.page.locator("article", has_text="황혼의 투쟁").get_by_role("button", name="바로 시작").click()
    for _ in range(14):
        if player.wait("asked", "over") == "over":
            break
        player.decide()
        expect_words(player)
    player.expect_no_faults()


def test_the_theme_is_kept(player: Player) -> None:
    player.play_at_once()
    player.page.get_by_role("button", name="Light or dark").click()
    assert player.page.evaluate("document.documentElement.dataset.theme") == "light"
    player.page.reload()
    player.wait("asked")
    assert player.page.evaluate("document.documentElement.dataset.theme") == "light"


def test_rulings_stand_apart_in_the_rules(new_player: NewPlayer) -> None:
    for language, label, words in (
        ("en", "Ruling", "the excess is lost"),
        ("ko", "판정", "넘친 만큼은 사라집니다"),
    ):
        player = new_player(language=language)
        player.page.goto("/rules/terraforming-mars")
        player.page.get_by_role("searchbox").fill("8.1.2")
        note = player.page.locator(".note", has_text=words)
        expect(note.locator(".label")).to_have_text(label)
        expect(note).not_to_contain_text(f"{label}:")
        player.expect_no_faults()
