"""Everybody can use the page: axe finds nothing serious, and targets have names."""

from pathlib import Path
from typing import Any

import pytest

from web.conftest import NewPlayer
from web.player import Player

KINDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
#: The numbers drawn on a plate are its state, not its label; its name begins with the name that is seen.
RULES = {"label-content-name-mismatch": {"enabled": False}}
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def serious(player: Player) -> list[Any]:
    if not player.page.evaluate("'axe' in window"):
        player.page.evaluate(AXE.read_text())
    found = player.page.evaluate(
        "([kinds, rules]) => axe.run(document, { runOnly: kinds, rules })", [KINDS, RULES]
    )
    return [
        (violation["id"], [node["html"][:120] for node in violation["nodes"][:3]])
        for violation in found["violations"]
        if violation["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious(new_player: NewPlayer, theme: str) -> None:
    player = new_player(theme=theme)
    player.page.goto("/")
    player.page.get_by_role("button", name="Play now").first.wait_for()
    assert serious(player) == []
    player.page.goto("/profile")
    player.page.get_by_role("button", name="Save").wait_for()
    assert serious(player) == []
    player.play_at_once()
    assert serious(player) == []
    player.thing("space/egypt").click(force=True)
    player.page.get_by_role("alert").wait_for()
    assert serious(player) == []


def test_axe_finds_nothing_serious_on_a_phone(new_player: NewPlayer) -> None:
    player = new_player(size=(390, 844))
    player.play_at_once()
    assert serious(player) == []


def test_every_target_has_a_name(player: Player) -> None:
    player.play_at_once()
    names = player.page.locator("[data-target]").evaluate_all(
        "all => all.map(each => each.ariaLabel || each.textContent.trim())"
    )
    assert len(names) > 84
    assert all(names)
