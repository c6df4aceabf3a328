"""Somebody at the page: decides by clicking what glows."""

import random
import re
from collections.abc import Callable
from contextlib import suppress

from playwright.sync_api import Locator, Page, Position, TimeoutError, expect

#: Longer than anything takes; a test that fails says so in the end.
PATIENCE = 60_000
#: After this a thing is looked for anew.
GLANCE = 5_000
GAME = "Twilight Struggle"

#: A point of a thing that nothing lies over, away from edges where it can be; a thing may be a ring or have
#: holes.
HIT = """each => {
    const { left, top, width, height } = each.getBoundingClientRect();
    const shares = [0.5, ...Array.from({ length: 9 }, (_, i) => (i + 0.5) / 9)];
    const seen = (x, y) => x > 0 && y > 0 && x < innerWidth && y < innerHeight
        && each.contains(document.elementFromPoint(x, y));
    for (const room of [3, 0]) for (const down of shares) for (const across of shares) {
        const [x, y] = [left + width * across, top + height * down];
        const around = [[0, 0], [room, 0], [-room, 0], [0, room], [0, -room]];
        if (around.every(([right, low]) => seen(x + right, y + low))) return { x, y };
    }
    return null;
}"""

#: A click or a key has done something: it waits for confirmation, or the game has moved on.
MOVED = """before => {
    const bar = document.querySelector('[data-phase]');
    const moved = Number(bar.dataset.position) !== before && bar.dataset.phase !== 'sending';
    return moved || ['chosen', 'picking', 'over'].includes(bar.dataset.phase);
}"""

Pick = Callable[[Locator], Locator]


class Player:
    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.faults: list[str] = []
        self._random = random.Random(seed)
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", lambda message: self._note(message.type, message.text))

    def _note(self, kind: str, text: str) -> None:
        if kind == "error" and "ERR_CONNECTION" not in text and "WebSocket" not in text:
            self.faults.append(text)

    # -- coming and going -------------------------------------------------------------------------

    def play_at_once(self, game: str = GAME) -> str:
        """Two clicks at most: from the lobby to a game against a bot. Answers the table's address."""
        self.page.goto("/")
        self.page.locator("article", has_text=game).get_by_role("button", name="Play now").click()
        self.wait("asked")
        return self.page.url

    def set_up(self, game: str, players: int, *switches: str, **choices: str) -> str:
        """From the lobby to a table with oneself first, bots elsewhere, and some options chosen."""
        self.page.goto("/")
        self.page.locator("article", has_text=game).get_by_role("button", name="Set up").click()
        form = self.page.get_by_role("dialog")
        form.get_by_label("Players").first.select_option(str(players))
        for switch in switches:
            form.get_by_label(switch).check()
        for label, value in choices.items():
            form.get_by_label(label).first.select_option(value)
        form.get_by_role("button", name="Open the table").click()
        self.wait("asked")
        return self.page.url

    def sit_down(self, way: str) -> None:
        """Take the seat whose link this is, and be asked there."""
        self.page.goto(way)
        self.wait("asked")

    def speak(self, language: str, theme: str) -> None:
        """Have the next page in a language and a theme."""
        self.page.evaluate(
            "wishes => Object.assign(localStorage, wishes)", {"language": language, "theme": theme}
        )

    # -- the state of the table -------------------------------------------------------------------

    @property
    def bar(self) -> Locator:
        return self.page.locator("[data-phase]")

    @property
    def phase(self) -> str:
        return self.bar.get_attribute("data-phase") or ""

    @property
    def position(self) -> int:
        return int(self.bar.get_attribute("data-position") or "0")

    @property
    def question(self) -> str:
        return self.page.locator(".question").inner_text()

    def wait(self, *phases: str) -> str:
        """Until the table is in one of some phases."""
        wanted = ", ".join(f'[data-phase="{phase}"]' for phase in phases)
        self.page.wait_for_selector(wanted)
        return self.phase

    def legal(self) -> list[str]:
        """The targets that glow within sight."""
        found = self.page.locator("[data-legal][data-target]")
        targets = found.evaluate_all(
            f"found => found.filter(each => ({HIT})(each)).map(each => each.dataset.target)"
        )
        return sorted(set(targets))

    def thing(self, target: str) -> Locator:
        return self.page.locator(f'[data-target="{target}"]').first

    # -- deciding ---------------------------------------------------------------------------------

    def decide(self, target: str | None = None) -> None:
        """Make the decision that is asked: click a glowing thing, pick from its menu, confirm."""
        self.wait("asked")
        self.dismiss()
        self._fill_in()
        before = self.position
        chosen = self.thing(target or self._random.choice(self.legal()))
        self._touch(chosen)
        self._pick_from_menu()
        self.settle(before)
        while self.phase == "picking":
            self._pick_another(before)
        if self.phase == "chosen":
            self.confirm()
            self.settle(before)

    def decide_by_keyboard(self) -> None:
        """The same without a mouse: walk to something that glows, take it, pick from its menu, confirm."""
        self.wait("asked")
        press, before = self.page.keyboard.press, self.position
        if self.page.locator("[data-dismiss]:focus").count() > 0:
            press("Enter")
        if self.page.locator("form [data-target]:focus").count() == 0:
            press(self._random.choice(["ArrowDown", "ArrowRight"]))
            self.page.wait_for_selector("[data-legal]:focus")
        if self.page.locator("[data-option]:focus").count() > 0:
            press("Space")
            while self.page.locator("form [data-target]:enabled:focus").count() == 0:
                press("Tab")
        press("Enter")
        self.page.wait_for_function(
            f"before => document.querySelector('[role=menu]') || ({MOVED})(before)", arg=before
        )
        if self.page.locator('[role="menu"]').count() > 0:
            press("ArrowDown")
            press("Enter")
            self.settle(before)
        if self.phase == "chosen":
            press("Enter")
            self.settle(before)

    def dismiss(self) -> None:
        """Close what a board shows between two decisions: a summary, a turn of fate."""
        for shown in self.page.locator("[data-dismiss]").all():
            shown.click()

    def _fill_in(self) -> None:
        """Tick a box of a form, and then what it insists on."""
        boxes = self.page.locator('[data-option]:not([aria-checked="true"])')
        if boxes.count() > 0:
            self._random.choice(boxes.all()).click()
        while self.page.locator("form [data-target]:disabled").count() > 0 and boxes.count() > 0:
            self._random.choice(boxes.all()).click()

    def _touch(self, thing: Locator) -> None:
        """Click where a thing can be seen; the table may still be finding its place."""
        for _ in range(PATIENCE // GLANCE):
            with suppress(TimeoutError):
                thing.click(position=self._spot(thing), timeout=GLANCE)
                return
        thing.click()

    def _spot(self, thing: Locator) -> Position | None:
        """Where to click a thing, from the corner of its box, to which the line around a drawing belongs."""
        point, box = thing.evaluate(HIT), thing.bounding_box()
        return {"x": point["x"] - box["x"], "y": point["y"] - box["y"]} if point and box else None

    def _pick_another(self, before: int) -> None:
        """One more of a subset, or the second of a pair."""
        chosen = self.page.locator("[data-legal][data-target]:not([data-chosen])")
        count = self.page.locator("[data-chosen]").count()
        self._touch(self._random.choice(chosen.all()))
        self.page.wait_for_function(
            f"([before, count]) => ({MOVED})(before) && (document.querySelector('[data-phase]').dataset.phase"
            " !== 'picking' || document.querySelectorAll('[data-chosen]').length !== count)",
            arg=[before, count],
        )

    def _pick_from_menu(self) -> None:
        items = self.page.locator('[role="menu"] [data-legal]')
        if items.count() > 0:
            self._random.choice(items.all()).click()

    def settle(self, before: int) -> None:
        """Until the click has done something: it waits for confirmation, or the game has moved on."""
        self.page.wait_for_function(MOVED, arg=before)

    def confirm(self) -> None:
        self.page.locator(".buttons .primary").click()

    def play_until(self, words: str) -> None:
        """Decide anything until a question begins with some words."""
        while not self.question.startswith(words):
            self.decide()
            self.wait("asked", "over")

    def resign(self) -> None:
        self.page.once("dialog", lambda dialog: dialog.accept())
        self.page.get_by_role("button", name=re.compile("Settings|설정")).click()
        self.page.get_by_role("button", name=re.compile("Resign|기권")).click()
        self.wait("over")

    def rest(self) -> None:
        """Take the hand off the mouse and let all letters be there: a picture shows nothing half done."""
        self.page.mouse.move(0, 0)
        self.page.evaluate("() => document.fonts.ready.then(() => true)")
        expect(self.page.locator(".peek")).to_have_count(0)

    def expect_no_faults(self) -> None:
        assert self.faults == []

    def expect_no_overflow(self) -> None:
        """Nothing sticks out of the screen."""
        width = self.page.evaluate(
            "document.documentElement.scrollWidth - document.documentElement.clientWidth"
        )
        assert width == 0

    def expect_legal(self) -> None:
        expect(self.page.locator("[data-legal]").first).to_be_visible()
