"""What people can read and hit: sizes as they are on the screen, whatever a board is scaled by."""

from typing import NamedTuple

from playwright.sync_api import Page

#: Every piece of text that can be seen, with the size of its letters in pixels of the screen.
TEXTS = """() => {
    const within = ({ left, top, right, bottom }) =>
        right - left >= 1 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
    const scaleOf = (element) => {
        if (element instanceof SVGElement) {
            const { a, b, c, d } = element.getScreenCTM();
            return Math.sqrt(Math.abs(a * d - b * c));
        }
        let box = element;  // an inline one has no width of its own
        while (!box.offsetWidth && box.parentElement instanceof HTMLElement) box = box.parentElement;
        return box.offsetWidth ? box.getBoundingClientRect().width / box.offsetWidth : 1;
    };
    const shown = (element) => !element.closest('.hidden-visually, .skip:not(:focus), script, style, title')
        && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const seen = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        const words = texts.currentNode.textContent.trim();
        const element = texts.currentNode.parentElement;
        if (!words || !shown(element)) continue;
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        if (!within(range.getBoundingClientRect())) continue;
        const px = parseFloat(getComputedStyle(element).fontSize) * scaleOf(element);
        const where = element.closest('[class]')?.getAttribute('class') ?? '';
        seen.push([Math.round(px * 100) / 100, words.slice(0, 60), where]);
    }
    return seen.sort((one, other) => one[0] - other[0]);
}"""

#: Everything within the screen that can be touched now, with its width and height.
TOUCHED = """() => {
    const kinds = 'button, a[href], input, select, textarea, [role=radio], [role=checkbox], [data-legal]';
    const free = (each) => each.checkVisibility({ visibilityProperty: true })
        && each.getAttribute('aria-disabled') !== 'true' && !each.disabled;
    const nameOf = (each) =>
        each.dataset.target ?? each.getAttribute('aria-label') ?? each.textContent.trim();
    return [...document.querySelectorAll(kinds)].filter(free)
        .map((each) => ({ name: nameOf(each), box: each.getBoundingClientRect() }))
        .filter(({ box: { left, top, right, bottom, width } }) =>
            width > 1 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight)
        .map(({ name, box }) => [Math.round(box.width), Math.round(box.height), name.slice(0, 60)]);
}"""


class Text(NamedTuple):
    """A piece of text on the screen: how large its letters are, what it says, and the class it stands in."""

    px: float
    words: str
    where: str


class Touch(NamedTuple):
    """Something that can be touched."""

    width: float
    height: float
    name: str


def texts(page: Page) -> list[Text]:
    """All text that is seen, the smallest first."""
    return [Text(*found) for found in page.evaluate(TEXTS)]


def touched(page: Page) -> list[Touch]:
    """All that can be touched."""
    return [Touch(*found) for found in page.evaluate(TOUCHED)]
