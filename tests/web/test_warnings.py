"""What loses the game or wastes something is said in red and needs a second click; the rest does not."""

import pytest
from playwright.sync_api import expect

from tharsis.games.on_mars.scenario import OMScenario
from tharsis.games.red_dust_rebellion.deck import DUST_STORM_IDS
from tharsis.games.red_dust_rebellion.rules.sequence import EventRound
from tharsis.games.red_dust_rebellion.scenario import RDScenario
from tharsis.games.terraforming_mars.scenario import TMScenario
from tharsis.games.twilight_struggle.codes import US, USSR
from tharsis.games.twilight_struggle.scenario import TSScenario
from tharsis.kernel import State
from web.conftest import Server
from web.player import Player
from web.positions import lay_out


def moved(s: State, seat: int, *moves: str) -> State:
    for move in moves:
        s = s.play(seat, s.game.actions.parse(move))
    return s


def coup() -> State:
    table = TSScenario().at(4).defcon(2).us(canada=4, nigeria=1, sudan=1).ussr(poland=4)
    s = table.hold(USSR, "decolonization", "nasser").hold(US, "fidel").round(USSR)
    return moved(s, USSR, "play decolonization", "ops", "coup-attempt")


def milestone() -> State:
    table = TMScenario(2).stock(0, money=30).stock(1, money=30)
    return table.rating(0, 35).hand(0, "mine").turn(0)


def goal_card() -> State:
    s = OMScenario(2).crystals(0, 2).goal(0, "three_shelters").goal(1, "two_research").turn(0)
    return moved(s, 0, "executive warehouse")


def storm() -> State:
    table = RDScenario().means(mg=30, rd=30, profits=0).card("green_new_deal", DUST_STORM_IDS[0])
    table.level(tenzing=-2, europa=-2, shepard=-2, tereshkova=-2, shenzhou=-2)
    for space in ("gandhi", "sharma", "marth", "radau"):
        table.put(space, rd_base=2)
    return table.put("trouvelot", rd_base=1).put("gandhi", mg_troop=1).ask(EventRound())


@pytest.mark.parametrize(
    ("position", "seat", "target", "grade", "words", "harmless"),
    [
        (coup, USSR, "space/nigeria", "grave", "nuclear war", "space/sudan"),
        (milestone, 0, "button/pass", "waste", "Terraformer", "card/mine"),
        (goal_card, 0, "goal/three_shelters", "waste", "gone for good", "item/crystal"),
        (storm, 0, "button/pass", "grave", "Red Dust wins", "button/train"),
    ],
    ids=["twilight-struggle", "terraforming-mars", "on-mars", "red-dust-rebellion"],
)
def test_a_slip_needs_a_second_click(
    server: Server, player: Player, position, seat: int, target: str, grade: str, words: str, harmless: str
) -> None:
    s = position()
    player.page.add_init_script("localStorage.setItem('confirm', 'never')")
    player.sit_down(lay_out(server.folder, s, seat))
    player.wait("asked")
    before = player.position
    player.thing(target).first.click()
    assert player.wait("chosen") == "chosen"
    warning = player.page.locator(f"[data-warning={grade}]")
    expect(warning.first).to_contain_text(words)
    assert player.position == before
    player.page.keyboard.press("Escape")
    player.wait("asked")
    player.decide(harmless)
    assert player.position > before
    player.expect_no_faults()
