"""Several people, tabs and connections at one table."""

import json
import re
from typing import Any

from playwright.sync_api import WebSocket, expect

from web.conftest import NewPlayer, Server
from web.player import GAME, Player


class Wire:
    """Everything that reached one browser."""

    def __init__(self, player: Player) -> None:
        self.texts: list[str] = []
        player.page.on("websocket", self._open)

    def _open(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.texts.append(str(frame)))

    @property
    def looks(self) -> list[dict[str, Any]]:
        messages = [json.loads(text) for text in self.texts]
        return [message["table"] for message in messages if message["type"] == "view"]

    def names(self, card: str) -> bool:
        return any(f'"{card}"' in text or f"card/{card}" in text for text in self.texts)


def open_table(host: Player) -> str:
    """A table with an open seat, and the link to that seat."""
    host.page.goto("/")
    host.page.locator("article", has_text=GAME).get_by_role("button", name="Set up").click()
    seat = host.page.get_by_role("dialog").locator("label", has_text="Soviet Union").first
    seat.locator("select").select_option("open")
    host.page.get_by_role("button", name="Open the table").click()
    host.page.get_by_role("button", name="Invite by link").click()
    link = host.page.get_by_role("textbox", name="Invite by link")
    expect(link).to_have_value(re.compile("/seat/."))
    return link.input_value()


def sit_down(new_player: NewPlayer) -> tuple[Player, Player, Wire, Wire]:
    us, ussr = new_player(), new_player()
    wires = Wire(us), Wire(ussr)
    link = open_table(us)
    ussr.page.goto(link)
    ussr.wait("asked")
    us.wait("waiting")
    return us, ussr, *wires


def place_setup(us: Player, ussr: Player) -> None:
    for _ in range(6):
        ussr.decide("space/poland")
    for _ in range(7):
        us.decide("space/west_germany")


def hand(wire: Wire, side: str) -> set[str]:
    return set(wire.looks[-1]["hands"][side]["cards"])


def test_two_people_never_get_each_others_cards_on_the_wire(new_player: NewPlayer) -> None:
    us, ussr, us_wire, ussr_wire = sit_down(new_player)
    place_setup(us, ussr)
    us.wait("asked")
    ussr.wait("asked")
    us_hand, ussr_hand = hand(us_wire, "us"), hand(ussr_wire, "ussr")
    assert len(us_hand) == len(ussr_hand) == 8
    us.decide(headline(us, us_hand))
    us.wait("waiting")
    assert not [card for card in us_hand if ussr_wire.names(card)]
    ussr.decide(headline(ussr, ussr_hand))
    for _ in range(6):
        mover = us if us.phase == "asked" else ussr
        if mover.wait("asked", "over", "waiting") == "asked":
            mover.decide()
    shown = {card for look in us_wire.looks + ussr_wire.looks for card in public_cards(look)}
    assert not [card for card in hand(us_wire, "us") - shown if ussr_wire.names(card)]
    if "cia_created" not in shown:  # its event shows the Soviet hand to the US
        assert not [card for card in hand(ussr_wire, "ussr") - shown if us_wire.names(card)]


def headline(player: Player, cards: set[str]) -> str:
    """A card to headline, but none whose event shows a hand."""
    legal = player.legal()
    return sorted(f"card/{card}" for card in cards - {"cia_created"} if f"card/{card}" in legal)[0]


def public_cards(look: dict[str, Any]) -> list[str]:
    headlines = [each["card"] for each in look["headlines"].values() if each["card"]]
    return [*look["discard"], *look["removed"], *look["table"], *headlines, "the_china_card"]


def test_a_spectator_sees_no_hand(new_player: NewPlayer) -> None:
    us, _ussr, us_wire, ussr_wire = sit_down(new_player)
    watcher = new_player()
    wire = Wire(watcher)
    watcher.page.goto(us.page.url)
    watcher.wait("waiting")
    assert not [card for card in hand(us_wire, "us") | hand(ussr_wire, "ussr") if wire.names(card)]
    expect(watcher.page.locator(".hand .card")).to_have_count(0)


def test_simultaneous_decisions_show_who_still_thinks(new_player: NewPlayer) -> None:
    us, ussr, *_ = sit_down(new_player)
    place_setup(us, ussr)
    us.wait("asked")
    us.decide(next(target for target in us.legal() if target.startswith("card/")))
    us.wait("waiting")
    expect(us.page.get_by_label("The decision")).to_contain_text("Waiting for USSR")
    us.page.get_by_role("button", name="Undo").click()
    us.wait("asked")


def test_a_choice_stands_while_another_decides_at_the_same_time(new_player: NewPlayer) -> None:
    us, ussr, *_ = sit_down(new_player)
    place_setup(us, ussr)
    us.wait("asked")
    card = next(target for target in us.legal() if target.startswith("card/"))
    us.thing(card).click()
    us.wait("chosen")
    expect(us.page.get_by_label("The decision")).to_contain_text("then USSR")
    ussr.wait("asked")
    ussr.decide(next(target for target in ussr.legal() if target.startswith("card/")))
    expect(us.page.get_by_role("region", name=re.compile("^USSR")).locator(".think")).to_have_count(0)
    assert us.phase == "chosen"
    us.confirm()
    us.page.wait_for_selector('.log:has-text("US headline")')


def test_two_tabs_show_the_same_and_never_play_twice(player: Player) -> None:
    player.play_at_once()
    other = Player(player.page.context.new_page())
    other.page.goto(player.page.url)
    other.wait("asked")
    player.decide("space/france")
    other.page.wait_for_selector(f'[data-position="{player.position}"]')
    other.decide("space/italy")
    player.page.wait_for_selector(f'[data-position="{other.position}"]')
    expect(player.page.get_by_label("The decision")).to_contain_text("place 5 more")
    player.expect_no_faults()


def test_a_lost_connection_comes_back_and_no_click_is_lost(player: Player, server: Server) -> None:
    player.play_at_once()
    player.decide("space/france")
    server.kill()
    expect(player.page.get_by_text("The connection is lost")).to_be_visible()
    player.thing("space/italy").click()
    server.start()
    player.page.wait_for_selector('.question:has-text("place 5 more"), [data-phase="chosen"]')
    if player.phase == "chosen":
        player.confirm()
    expect(player.page.get_by_label("The decision")).to_contain_text("place 5 more")
    expect(player.page.get_by_text("The connection is lost")).to_be_hidden()


def test_people_talk(new_player: NewPlayer) -> None:
    us, ussr, *_ = sit_down(new_player)
    us.page.get_by_role("tab", name="Chat").click()
    us.page.get_by_label("Say something").fill("good luck")
    us.page.get_by_label("Say something").press("Enter")
    ussr.page.get_by_role("tab", name="Chat").click()
    expect(ussr.page.get_by_role("list", name="Chat")).to_contain_text("good luck")
