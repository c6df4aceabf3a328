"""Everybody can use the page: axe finds nothing that hinders anybody, and targets have names."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from web.conftest import NewPlayer
from web.player import Player

KINDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
#: Off by default in axe.
RULES = {"label-content-name-mismatch": {"enabled": True}, "target-size": {"enabled": True}}
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def serious(player: Player, within: str = "html") -> list[Any]:
    """What axe finds to be more than a blemish."""
    if not player.page.evaluate("'axe' in window"):
        player.page.evaluate(AXE.read_text())
    # A colour that is still fading in is not the colour people read.
    player.page.wait_for_function(
        "() => document.getAnimations().every(({ playState }) => playState !== 'running')"
    )
    # Of what is in order there are thousands of nodes, which take longer to tell than to find.
    violations = player.page.evaluate(
        """async ([within, kinds, rules]) => {
            const options = { runOnly: kinds, rules, resultTypes: ['violations'] };
            return (await axe.run(within, options)).violations;
        }""",
        [within, KINDS, RULES],
    )
    return [
        (violation["id"], [node["html"][:120] for node in violation["nodes"][:3]])
        for violation in violations
        if violation["impact"] != "minor"
    ]


def expect_accessible(player: Player, address: str, landmark: str) -> None:
    player.page.goto(address)
    player.page.locator(landmark).first.wait_for()
    assert serious(player) == [], address


#: Names depend on the language, contrasts on the theme: two runs see all four.
@pytest.mark.parametrize(("language", "theme"), [("en", "light"), ("ko", "dark")])
def test_axe_finds_nothing_serious(new_player: NewPlayer, language: str, theme: str) -> None:
    player = new_player()
    table = player.play_at_once()
    player.speak(language, theme)
    expect_accessible(player, "/", "article .button")
    expect_accessible(player, "/profile", "form .button")
    expect_accessible(player, "/rules/twilight-struggle", ".rules h3")
    player.page.goto(table)
    player.wait("asked")
    player.thing("space/egypt").click(force=True)
    player.page.get_by_role("alert").wait_for()
    assert serious(player) == []
    player.resign()
    assert serious(player) == []
    expect_accessible(player, table.replace("/table/", "/replay/"), "output")
    player.expect_no_faults()


def test_axe_finds_nothing_serious_on_a_phone(new_player: NewPlayer) -> None:
    player = new_player(size=(390, 844))
    player.play_at_once()
    assert serious(player) == []


def test_axe_finds_nothing_serious_in_dialogs(player: Player) -> None:
    player.page.goto("/")
    player.page.get_by_role("button", name="Set up").first.click()
    player.page.get_by_role("dialog").wait_for()
    assert serious(player) == []
    player.page.keyboard.press("Escape")
    player.page.get_by_role("button", name="Import").click()
    player.page.get_by_role("dialog").wait_for()
    assert serious(player) == []


def test_every_target_has_a_name(player: Player) -> None:
    player.play_at_once()
    targets = player.page.locator("[data-target]").all()
    assert len(targets) > 84
    for target in targets:
        expect(target).to_have_accessible_name(re.compile(r"\S"))
