"""What happened is seen: cards shown large, names that show themselves, marks on what changed, summaries."""

import random

import pytest
from playwright.sync_api import Locator, expect

from tharsis.games.terraforming_mars.scenario import TMScenario
from tharsis.games.twilight_struggle import GAME
from tharsis.games.twilight_struggle.codes import US
from tharsis.games.twilight_struggle.scenario import TSScenario
from tharsis.games.twilight_struggle.state import TSState
from web.conftest import NewPlayer, Server
from web.player import Player
from web.positions import lay_out


def asks(s: TSState, question: str) -> bool:
    prompt = s.view(US).prompt
    return US in s.actors() and prompt is not None and prompt["key"] == question


def played_until(question: str) -> TSState:
    """A game by chance until the US is asked something in the second turn."""
    choose, s = random.Random(7), GAME.new(7)
    assert isinstance(s, TSState)
    while s.turn < 2 or not asks(s, question):
        seat = s.actors()[0]
        s = s.play(seat, choose.choice(s.legal(seat)))
    return s


@pytest.fixture(scope="module")
def headlines() -> TSState:
    return played_until("headline")


def mention(player: Player, ref: str) -> Locator:
    return player.page.locator(f'.log [data-mention="{ref}"]').last


def test_a_card_is_shown_large_and_can_be_looked_at_again(
    new_player: NewPlayer, server: Server, headlines: TSState
) -> None:
    player = new_player(pace="calm", motion="no-preference")
    player.sit_down(lay_out(server.folder, headlines, US))
    player.decide()
    shown = player.page.locator(".showcase")
    expect(shown).to_contain_text("headline: ")
    name = shown.inner_text().partition("headline: ")[2].strip()
    shown.click()
    last = player.page.get_by_role("group", name="Last played")
    last.get_by_role("button", name=name).first.click()
    expect(player.page.get_by_role("dialog", name=name)).to_be_visible()
    player.page.keyboard.press("Escape")
    player.page.keyboard.press("Escape")
    expect(shown).to_have_count(0)
    player.expect_no_faults()


def test_no_card_is_shown_large_at_an_instant_pace(
    new_player: NewPlayer, server: Server, headlines: TSState
) -> None:
    player = new_player()
    player.sit_down(lay_out(server.folder, headlines, US))
    player.decide()
    expect(player.page.locator(".log .head", has_text="headline: ").last).to_be_visible()
    assert player.page.locator(".showcase").count() == 0


def test_a_card_shown_large_does_not_lie_over_what_is_paid_for_it(
    new_player: NewPlayer, server: Server
) -> None:
    s = TMScenario(2).hand(0, "mine").stock(0, money=30, steel=4).turn()
    player = new_player(size=(390, 844), pace="calm", motion="no-preference")
    player.sit_down(lay_out(server.folder, s, 0))
    player.decide("card/mine")
    form = player.page.get_by_role("form", name="Pay")
    expect(form).to_be_visible()
    assert player.page.locator(".showcase").count() == 0
    form.get_by_role("button", name="Pay", exact=True).click()
    expect(form).to_have_count(0)
    player.expect_no_faults()


def test_names_in_the_log_show_themselves(new_player: NewPlayer, server: Server, headlines: TSState) -> None:
    player = new_player()
    player.sit_down(lay_out(server.folder, headlines, US))
    country = player.page.locator('.log [data-mention^="country/"]').last
    target = (country.get_attribute("data-mention") or "").replace("country/", "space/")
    country.hover()
    expect(player.thing(target)).to_have_attribute("data-lit", "")
    card = player.page.locator('.log [data-mention^="card/"]').last
    name = card.inner_text()
    card.click()
    expect(player.page.get_by_role("dialog", name=name)).to_be_visible()
    player.expect_no_faults()


def test_a_turn_of_the_log_opens_its_summary(
    new_player: NewPlayer, server: Server, headlines: TSState
) -> None:
    player = new_player()
    player.sit_down(lay_out(server.folder, headlines, US))
    player.page.get_by_role("button", name="Summary").first.click()
    summary = player.page.get_by_role("region", name="Turn 1")
    expect(summary).to_contain_text("Cards played")
    question = player.page.locator("[data-phase]").bounding_box()
    box = summary.bounding_box()
    assert question
    assert box
    assert box["y"] + box["height"] <= question["y"]
    player.dismiss()
    expect(summary).to_have_count(0)


def test_what_changed_since_ones_last_move_wears_a_mark(new_player: NewPlayer, server: Server) -> None:
    player = new_player()
    player.sit_down(lay_out(server.folder, played_until("card"), US))
    marks = player.page.locator(".since-mark")
    while player.phase != "over" and marks.count() == 0:
        player.decide()
        player.wait("asked", "over")
    player.page.keyboard.press("c")
    expect(marks).to_have_count(0)
    player.page.keyboard.press("c")
    expect(marks.first).to_be_attached()


#: Notes points that fly, and every tone and rustle that is played.
OBSERVER = """
  window.points = []; window.tones = 0; window.heard = 0;
  new MutationObserver(records => records.flatMap(record => [...record.addedNodes]).forEach(node => {
    if (node.className === 'points-flight') window.points.push(node.textContent);
  })).observe(document, { childList: true, subtree: true });
  window.AudioContext = class extends AudioContext {
    constructor() { super(); window.heard += 1; }
    createOscillator() { window.tones += 1; return super.createOscillator(); }
  };
"""


def scoring() -> TSState:
    """The US has two cards and leads in Europe."""
    led = TSScenario().at(2).us(west_germany=5, france=3, italy=3).ussr(poland=3)
    return led.hold(US, "europe_scoring", "fidel").round(US)


def test_points_fly_to_whoever_scores_and_are_heard(new_player: NewPlayer, server: Server) -> None:
    player = new_player(pace="quick", motion="no-preference")
    player.page.add_init_script(OBSERVER)
    player.sit_down(lay_out(server.folder, scoring(), US))
    assert player.page.evaluate("[window.heard, window.tones]") == [0, 0]
    player.decide("card/europe_scoring")
    player.decide()
    player.page.wait_for_function("() => window.points.length > 0 && window.tones > 0")
    assert player.page.evaluate("window.points[0]").startswith("+")
    player.page.wait_for_selector(".points-flight", state="detached")
    player.expect_no_faults()


def test_points_do_not_fly_with_reduced_motion_and_sounds_can_be_switched_off(
    new_player: NewPlayer, server: Server
) -> None:
    player = new_player(pace="quick")
    player.page.add_init_script(f"localStorage.setItem('sound', 'off'); {OBSERVER}")
    player.sit_down(lay_out(server.folder, scoring(), US))
    player.decide("card/europe_scoring")
    player.decide()
    expect(player.page.locator(".log")).to_contain_text("Europe is scored")
    assert player.page.evaluate("[window.points.length, window.tones]") == [0, 0]


def test_the_chat_knows_things_and_says_what_the_server_means(
    new_player: NewPlayer, server: Server, headlines: TSState
) -> None:
    player = new_player()
    player.sit_down(lay_out(server.folder, headlines, US))
    player.page.get_by_role("tab", name="Chat").click()
    player.page.get_by_label("Say something").fill("Why iran, and not 이란 or Fidel?")
    player.page.keyboard.press("Enter")
    chat = player.page.get_by_role("list", name="Chat")
    found = chat.locator("[data-mention]")
    expect(found).to_have_text(["iran", "이란", "Fidel"])
    found.first.hover()
    expect(player.thing("space/iran")).to_have_attribute("data-lit", "")
    player.resign()
    expect(chat).to_contain_text("A player resigned.")
