"""On Mars at the table in the browser."""

import random
import re
from itertools import groupby

import pytest
from playwright.sync_api import expect

from tharsis.games.on_mars import GAME
from tharsis.games.on_mars.actions import ACTIONS, HEX, UNIT
from tharsis.games.on_mars.codes import UNITS
from tharsis.games.on_mars.lessons import FIRST
from tharsis.games.on_mars.scenario import OMScenario
from tharsis.games.on_mars.state import OMState
from web.conftest import NewPlayer, Server
from web.measuring import broken
from web.player import Player
from web.positions import lay_out
from web.test_access import serious

NAME = "On Mars"
#: Decisions made by clicking anything; after them, what brings the game to its end is clicked first.
LIVELY = 40
CLOSING = {"button/end-turn", "button/done", "button/stay", "button/decline"}


def test_a_complete_solo_game_by_clicking_what_glows(player: Player) -> None:
    player.set_up(NAME, 1, "Space Oddity")
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
    player.set_up(NAME, 1)
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
    player.set_up(NAME, 2)
    player.decide()
    player.wait("asked")
    player.expect_no_overflow()
    assert serious(player) == []


def test_the_guided_first_game_shows_every_step(player: Player) -> None:
    player.page.goto("/")
    player.page.locator("article", has_text=NAME).get_by_role("button", name="Guided first game").click()
    done: list[str] = []
    touches = [
        notation for notation, _ in groupby(hint.notation for hint in FIRST.hints)
    ]  # 2 crystals at once
    while player.wait("asked") and len(done) < len(touches):
        hinted = player.page.locator("[data-guide][data-legal]")
        expect(hinted).to_have_count(1)
        done.append(hinted.get_attribute("data-target") or "")
        player.decide(done[-1])
    assert done[:3] == ["action/construct_building", "building/generator", "hex/f2"]
    player.expect_no_faults()


def test_a_place_that_is_no_choice_says_why(player: Player) -> None:
    player.page.goto("/")
    player.page.locator("article", has_text=NAME).get_by_role("button", name="Guided first game").click()
    player.wait("asked")
    player.thing("action/resupply").click(force=True, position={"x": 60, "y": 10})
    why = player.page.get_by_role("alert")
    expect(why).to_contain_text("Resupply")
    expect(why).to_contain_text("Orbit")
    expect(why.get_by_role("button", name="Open rule 3.1")).to_be_visible()


def test_no_word_is_broken_on_a_card(player: Player, server: Server) -> None:
    s = question_about("contract")
    player.page.set_viewport_size({"width": 1280, "height": 800})
    player.sit_down(lay_out(server.folder, s, s.actor()))
    expect(player.page.locator(".face.small")).not_to_have_count(0)
    assert broken(player.page.locator(".face .kind, .face strong")) == []


def test_large_living_quarters_keep_to_one_line(player: Player, server: Server) -> None:
    s = OMScenario(2).shelter(0, "c3", "c4", "c5", "c6").turn(0)
    player.page.set_viewport_size({"width": 1280, "height": 800})
    player.sit_down(lay_out(server.folder, s, 0))
    figures = player.page.locator("aside.seats .goods span")
    expect(figures.filter(has_text=f"/{s.capacity(0)}")).to_be_visible()
    assert s.capacity(0) > 9
    assert broken(figures) == []


def test_the_size_of_a_complex_lies_over_bridges_and_neighbours(player: Player, server: Server) -> None:
    s = OMScenario(2).building("mine", "c4", "c5").turn(0)
    player.sit_down(lay_out(server.folder, s, 0))
    over = player.page.locator(".board svg[role=group]").evaluate(
        """board => {
            const found = [...board.querySelectorAll('.bridge, .body, .size')];
            const drawn = found.map((each) => each.classList[0]);
            return drawn.slice(drawn.indexOf('size'));
        }"""
    )
    assert set(over) == {"size"}


# -- what can be done has its place ----------------------------------------------------------------

#: What has no place of its own on the table: whose Tech, what a Ship brings, which reward.
BUTTONS = {"company", "crew", "prize"}
#: Some kinds are rare; none needs more games than this to be asked about.
GAMES = 20


def target_kinds() -> list[str]:
    """The kinds of things that are touched for a choice and have a place on the table."""
    kinds = {verb.kinds[verb.labels.index(verb.target)] for verb in ACTIONS.verbs if verb.target}
    return sorted({kind.target for kind in kinds if not kind.is_number} - BUTTONS)


def choices(s: OMState, kind: str) -> list[int]:
    """The choices of the open question for which a thing of a kind is touched."""
    return [action for action in s.legal(s.actor()) if ACTIONS.target(action).startswith(f"{kind}/")]


def question_about(kind: str) -> OMState:
    """The first question in games of chance that has such choices."""
    for seed in range(GAMES):
        s = GAME.new(seed=seed, seats=3, options={"first_settlers": kind == "task"})
        chance = random.Random(seed)
        assert isinstance(s, OMState)
        while not s.over:
            if choices(s, kind):
                return s
            s.apply(s.actor(), chance.choice(s.legal(s.actor())))
    raise AssertionError(f"no game asks about a {kind}")


def place(s: OMState, action: int) -> str:
    """Where a choice is drawn: at its target, a step of a piece on the hex it leads to."""
    kind, _, unit = ACTIONS.target(action).partition("/")
    if kind != "unit":
        return ACTIONS.target(action)
    after = s.play(s.actor(), action)
    assert isinstance(after, OMState)
    return f"hex/{HEX.ids[after.unit[UNITS * s.actor() + UNIT.index(unit)]]}"


@pytest.mark.parametrize("kind", target_kinds())
def test_every_kind_of_target_has_a_place_on_the_table(player: Player, server: Server, kind: str) -> None:
    s = question_about(kind)
    player.sit_down(lay_out(server.folder, s, s.actor()))
    for target in {place(s, action) for action in choices(s, kind)}:
        drawn = player.page.locator(f'[data-target="{target}"][data-legal]:not([data-phase] *)')
        expect(drawn.first).to_be_attached()
