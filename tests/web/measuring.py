"""What people can read and hit: sizes as they are on the screen, whatever a board is scaled by."""

import re
from contextlib import suppress
from typing import NamedTuple

from playwright.sync_api import Locator, Page

from tharsis.kernel import Game, IllegalMove

#: Every piece of text and every field that can be seen, with the size of its letters in pixels of the screen.
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
        const { width } = box.getBoundingClientRect();
        // A box tells its own width in whole pixels: less than one more or less is no scale.
        return Math.abs(width - box.offsetWidth) < 1 ? 1 : width / box.offsetWidth;
    };
    const shown = (element) => !element.closest('.hidden-visually, .skip:not(:focus), script, style, title')
        && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const seen = [];
    const note = (element, words) => {
        const px = parseFloat(getComputedStyle(element).fontSize) * scaleOf(element);
        const where = element.closest('[class]')?.getAttribute('class') ?? '';
        seen.push([Math.round(px * 100) / 100, words.slice(0, 60), where]);
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        const words = texts.currentNode.textContent.trim();
        const element = texts.currentNode.parentElement;
        if (!words || !shown(element)) continue;
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        if (!within(range.getBoundingClientRect())) continue;
        note(element, words);
    }
    const fields = 'input:not([type=checkbox], [type=radio]), select, textarea';
    for (const field of document.querySelectorAll(fields)) {
        if (!shown(field) || !within(field.getBoundingClientRect())) continue;
        note(field, field.value || field.placeholder || field.type);
    }
    return seen.sort((one, other) => one[0] - other[0]);
}"""

#: Everything within the screen that a finger can touch now, with its width and height. What is drawn on a
#: board is left out: there the board itself finds what a finger means, and comes closer.
TOUCHED = """() => {
    const kinds = 'button, a[href], input, select, textarea, [role=radio], [role=checkbox], [data-legal]';
    const drawn = 'svg[role=group] *';
    const free = (each) => each.checkVisibility({ opacityProperty: true, visibilityProperty: true })
        && each.getAttribute('aria-disabled') !== 'true' && !each.disabled
        && getComputedStyle(each).pointerEvents !== 'none' && !each.closest('.hidden-visually');
    const nameOf = (each) =>
        each.dataset.target ?? each.getAttribute('aria-label') ?? each.textContent.trim();
    const top = (each) => {
        const { left, top, width, height } = each.getBoundingClientRect();
        const found = document.elementFromPoint(left + width / 2, top + height / 2);
        return found !== null && (each.contains(found) || found.contains(each));
    };
    return [...document.querySelectorAll(kinds)]
        .filter((each) => !each.matches(drawn) && free(each) && top(each))
        .map((each) => [each, each.getBoundingClientRect()])
        .filter(([, { width }]) => width > 1)
        .map(([each, { width, height }]) =>
            [Math.round(width), Math.round(height), nameOf(each).slice(0, 60), each.matches('[data-legal]')]);
}"""

#: What is there to be used and cannot be reached: something lies over it, or it is cut off and nothing rolls.
UNREACHED = """() => {
    const kinds = 'button, a[href], input, select, textarea';
    const usable = (each) => each.checkVisibility({ opacityProperty: true, visibilityProperty: true })
        && !each.disabled && !each.closest('svg[role=group], .hidden-visually, .skip:not(:focus)');
    const beyond = ({ left, top, right, bottom }, [x, y]) =>
        x < left || x > right ? 'overflowX' : y < top || y > bottom ? 'overflowY' : null;
    const folded = (each) =>
        each.closest('[data-phase]')?.querySelector('[aria-expanded=false]')?.checkVisibility() ?? false;
    const hides = (each, at) => {
        for (let around = each.parentElement; around; around = around.parentElement) {
            const style = getComputedStyle(around);
            const axis = style.overflow !== 'visible' && beyond(around.getBoundingClientRect(), at);
            if (axis) return /auto|scroll/.test(style[axis]) || folded(each) ? null : 'cut off';
        }
        const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
        if (beyond(screen, at)) return beyond(screen, at) === 'overflowY' ? null : 'off the screen';
        const found = document.elementFromPoint(...at);
        return each.contains(found) || found.contains(each) ? null : `under ${found.outerHTML.slice(0, 60)}`;
    };
    return [...document.querySelectorAll(kinds)].filter(usable).flatMap((each) => {
        const { left, top, width, height } = each.getBoundingClientRect();
        const fault = width > 1 && hides(each, [left + width / 2, top + height / 2]);
        return fault ? [`${each.ariaLabel ?? each.textContent.trim()}: ${fault}`] : [];
    });
}"""

#: All words of the page, also those for screen readers alone and those that are rolled out of sight.
WORDS = """() => {
    const read = new Set();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        const { parentElement, textContent } = texts.currentNode;
        if (!parentElement.closest('script, style')) read.add(textContent.trim());
    }
    const names = ['aria-label', 'title', 'placeholder', 'alt'];
    for (const each of document.querySelectorAll(names.map((name) => `[${name}]`).join())) {
        for (const name of names) read.add(each.getAttribute(name) ?? '');
    }
    return [...read].filter((words) => words !== '');
}"""

#: The words in some elements that go over more than one line.
BROKEN = """elements => elements.flatMap((element) => {
    const found = [];
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        for (const { 0: word, index } of texts.currentNode.textContent.matchAll(/\\S+/g)) {
            const range = document.createRange();
            range.setStart(texts.currentNode, index);
            range.setEnd(texts.currentNode, index + word.length);
            const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
            if (lines.size > 1) found.push(word);
        }
    }
    return found;
})"""

#: Where the board is and which part of it is seen, noted whenever that changes.
STILLS = """() => {
    window.stills = [];
    const box = (of) => {
        const { left, top, width, height } = of.getBoundingClientRect();
        return [left, top, width, height].map(Math.round).join(' ');
    };
    const note = () => {
        const board = document.querySelector('.board');
        const map = board?.querySelector('svg[role=group]');
        if (map) {
            const still = [`${box(board)}, ${box(map)}`, map.getAttribute('viewBox')];
            if (`${window.stills.at(-1)}` !== `${still}`) window.stills.push(still);
        }
        requestAnimationFrame(note);
    };
    note();
}"""

#: What nobody should ever read: a key of a message, an operand that was not given, the id of a thing, also as
#: the wire has it (`card/fidel`).
RAW = re.compile(
    r"\b(?:web|ts|tm|om|rd|bot|error|told|why)-[a-z]+(?:-[a-z0-9]+)*\b"
    r"|\{ ?\$"
    r"|\b[a-z]+(?:_[a-z0-9]+)+\b"
    r"|(?<![\w/.])(?:[a-z]+/)+[a-z][a-z0-9_-]*\b"
)


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
    legal: bool


class Still(NamedTuple):
    """Where the board is, and which part of it is seen."""

    place: str
    view: str


def texts(page: Page) -> list[Text]:
    """All text that is seen, the smallest first."""
    return [Text(*found) for found in page.evaluate(TEXTS)]


def touched(page: Page) -> list[Touch]:
    """All that can be touched."""
    return [Touch(*found) for found in page.evaluate(TOUCHED)]


def unreached(page: Page) -> list[str]:
    """All that is there to be used and cannot be reached."""
    found: list[str] = page.evaluate(UNREACHED)
    return found


def raw(page: Page, game: Game) -> list[str]:
    """What is read on the page that is no word of a language: keys, ids, notation."""
    words: list[str] = page.evaluate(WORDS)
    english = page.evaluate("document.documentElement.lang") == "en"
    return [each for each in words if RAW.search(each) or is_notation(game, each, english)]


def is_notation(game: Game, words: str, english: bool) -> bool:
    """Whether words are a move as the wire writes it; the name of a verb alone may be an English word."""
    verbs = {verb.name for verb in game.actions.verbs}
    with suppress(IllegalMove):
        game.actions.parse(words)
        return not (english and words in verbs)
    return words in verbs and not english


def broken(things: Locator) -> list[str]:
    """The words of some things that are broken over lines."""
    found: list[str] = things.evaluate_all(BROKEN)
    return found


def watch_board(page: Page) -> None:
    """From now on, note where the board is."""
    page.evaluate(STILLS)


def stills(page: Page) -> list[Still]:
    """All places that the board has had."""
    return [Still(*found) for found in page.evaluate("window.stills")]
