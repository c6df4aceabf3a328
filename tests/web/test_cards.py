"""The card browser: whatever a card says, in all games and both languages, stands on it and can be read."""

import pytest

from web.conftest import NewPlayer

GAMES = ("on-mars", "red-dust-rebellion", "terraforming-mars", "twilight-struggle")
LANGUAGES = ("en", "ko")

#: Which cards have words that stick out of them, that lie over other words, or of which some are hidden.
CROWDED = """() => {
    const SLACK = 1;
    const boxOf = (text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        return range.getBoundingClientRect();
    };
    const textsIn = (card) => {
        const found = [];
        const walker = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
            const { textContent, parentElement: element } = walker.currentNode;
            const [words, box] = [textContent.trim(), boxOf(walker.currentNode)];
            if (words && !element.closest('title, .hidden-visually')) found.push({ words, element, box });
        }
        return found;
    };
    const outside = (card, { box }) => box.left < card.left - SLACK || box.right > card.right + SLACK
        || box.top < card.top - SLACK || box.bottom > card.bottom + SLACK;
    const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > SLACK
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > SLACK;
    const tooSmall = ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
        scrollHeight > clientHeight + SLACK || scrollWidth > clientWidth + SLACK;
    const hidden = ({ element }) => element instanceof HTMLElement
        && getComputedStyle(element).overflow !== 'visible' && tooSmall(element);
    const faults = [];
    for (const card of document.querySelectorAll('main li > a')) {
        const [frame, texts] = [card.getBoundingClientRect(), textsIn(card)];
        texts.forEach((text, i) => {
            const name = `${card.getAttribute('aria-label')}: ${text.words.slice(0, 40)}`;
            const others = texts.slice(i + 1).filter(({ element }) => element !== text.element);
            const covered = others.filter(({ box }) => over(text.box, box));
            if (outside(frame, text)) faults.push(`${name} sticks out`);
            if (hidden(text)) faults.push(`${name} is cut`);
            faults.push(...covered.map(({ words }) => `${name} lies over ${words.slice(0, 40)}`));
        });
    }
    return faults;
}"""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_card_can_be_read(new_player: NewPlayer, game: str, language: str) -> None:
    page = new_player(language=language, size=(1280, 800)).page
    page.goto(f"/cards/{game}")
    page.wait_for_selector("main li > a")
    page.add_style_tag(content="main li { content-visibility: visible !important }")
    page.evaluate("document.fonts.ready.then(() => null)")
    assert page.evaluate(CROWDED) == []
