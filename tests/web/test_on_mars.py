"""On Mars at the table in the browser."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tharsis.games.on_mars import actions, board, codes, deck
from tharsis.games.on_mars.lessons import FIRST
from web.conftest import NewPlayer
from web.player import Player
from web.test_access import serious

GAME = "On Mars"
#: Decisions made by clicking anything; after them, what brings the game to its end is clicked first.
LIVELY = 40
CLOSING = {"button/end-turn", "button/done", "button/stay", "button/decline"}


def test_a_complete_solo_game_by_clicking_what_glows(player: Player) -> None:
    player.set_up(GAME, 1, "Space Oddity")
    decisions = 0
    while player.wait("asked", "over") != "over":
        closing = sorted(CLOSING & set(player.legal())) if decisions > LIVELY else []
        player.decide(closing[0] if closing else None)
        decisions += 1
    expect(player.page.get_by_label("The result")).to_be_visible()
    player.expect_no_faults()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious_at_the_table(new_player: NewPlayer, theme: str) -> None:
    player = new_player(theme=theme)
    player.set_up(GAME, 1)
    assert serious(player) == []
    for _ in range(6):
        player.decide()
        player.wait("asked")
    player.page.get_by_role("button", name=re.compile("^Cards")).click()
    assert serious(player) == []
    player.page.get_by_role("button", name="Lacerda", exact=True).click()
    assert serious(player) == []


def test_axe_finds_nothing_serious_on_a_phone(new_player: NewPlayer) -> None:
    player = new_player(size=(390, 844))
    player.set_up(GAME, 2)
    player.decide()
    player.wait("asked")
    player.expect_no_overflow()
    assert serious(player) == []


def test_the_guided_first_game_shows_every_step(player: Player) -> None:
    player.page.goto("/")
    player.page.locator("article", has_text=GAME).get_by_role("button", name="Guided first game").click()
    done: list[str] = []
    while player.wait("asked") and len(done) < len(FIRST.hints):
        hinted = player.page.locator("[data-guide][data-legal]")
        expect(hinted).to_have_count(1)
        done.append(hinted.get_attribute("data-target") or "")
        player.decide(done[-1])
    assert done[:3] == ["action/construct_building", "building/generator", "hex/f2"]
    player.expect_no_faults()


def test_a_place_that_is_no_choice_says_why(player: Player) -> None:
    player.page.goto("/")
    player.page.locator("article", has_text=GAME).get_by_role("button", name="Guided first game").click()
    player.wait("asked")
    player.thing("action/resupply").click(force=True, position={"x": 60, "y": 10})
    why = player.page.get_by_role("alert")
    expect(why).to_contain_text("Resupply")
    expect(why).to_contain_text("Orbit")
    expect(why.get_by_role("button", name="Open rule 3.1")).to_be_visible()


# -- what is drawn is what the rules print --------------------------------------------------------

DRAWN = Path(__file__).parents[2] / "web" / "src" / "games" / "on-mars"
PRINTED = json.loads((DRAWN / "printed.json").read_text())
COSTS = {**dict(enumerate(codes.ITEM_IDS[:5])), codes.ANY: "any", codes.COIN: "crystal"}
COSTS |= {codes.WORKER: "colonist", codes.MINER: "colonist"}


def named(cost: tuple[int, ...]) -> list[str]:
    return [COSTS[unit] for unit in cost]


def test_buildings_are_drawn_with_their_cost_and_product() -> None:
    for i, building in enumerate(codes.BUILDING_IDS):
        assert PRINTED["building_cost"][building] == COSTS[board.BUILDING_COST[i]]
        assert PRINTED["product"][building] == codes.ITEM_IDS[board.PRODUCT[i]]


def test_the_tech_grid_and_the_laboratory_are_drawn_with_their_costs_and_benefits() -> None:
    for row, cost in PRINTED["grid_cost"].items():
        spaces = [i for i, id in enumerate(board.GRID_IDS) if id.startswith(row)]
        assert all(named(board.GRID_COST[i]) == cost for i in spaces)
    assert PRINTED["column_cost"] == [named(cost) for cost in board.COLUMN_COST[1:]]
    assert PRINTED["column_op"] == board.COLUMN_OP[1:]
    benefits = [codes.EFFECT_IDS[effect] for effect in board.LAB_BENEFIT]
    assert PRINTED["lab_benefit"] == dict(zip(board.LAB_IDS, benefits, strict=True))


def test_spaces_and_executive_actions_are_drawn_as_printed() -> None:
    assert PRINTED["space_benefit"] == [codes.EFFECT_IDS[effect] for effect in board.SPACE_BENEFIT[1:]]
    costs = zip(board.EXECUTIVE_IDS, board.EXECUTIVE_COST, strict=True)
    assert list(PRINTED["executive_cost"].items()) == list(costs)
    assert PRINTED["ship_cost"] == named(board.SHIP_COST)
    assert PRINTED["quarters_op"] == board.QUARTERS_OP


def test_scientists_and_contracts_are_drawn_as_printed() -> None:
    for i, scientist in enumerate(deck.SCIENTIST_IDS):
        assert [PRINTED["scientist_cost"][scientist]] * 2 == named(deck.SCIENTIST_COST[i])
    upgrades = [codes.BUILDING_IDS[type] for type in deck.CONTRACT_TYPE]
    deliveries = [codes.ITEM_IDS[item] for item in deck.DELIVERY_ITEM]
    assert PRINTED["contract"] == dict(zip(deck.CONTRACT_IDS, upgrades + deliveries, strict=True))


#: What has no place of its own on the table: whose Tech, what a Ship brings, which reward. A step of a
#: piece is drawn on the hex it leads to.
BUTTONS = {"company", "crew", "prize"}


def test_every_kind_of_target_has_a_place_on_the_table() -> None:
    kinds = {verb.kinds[verb.labels.index(verb.target)] for verb in actions.ACTIONS.verbs if verb.target}
    wanted = {kind.target for kind in kinds if not kind.is_number} - BUTTONS - {"unit"}
    text = "\n".join(path.read_text() for path in DRAWN.glob("*.svelte"))
    drawn = set(re.findall(r"target(?:=[\"{]?| = \$derived\()(?:target\()?['`\"]?([a-z]+)(?:/|', )", text))
    assert wanted <= drawn
    assert "hex/${beside(" in (DRAWN / "index.ts").read_text()
