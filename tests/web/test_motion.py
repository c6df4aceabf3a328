"""Pieces travel, so that one sees what the opponents did; who does not want it is not bothered."""

from typing import Literal

from web.conftest import NewPlayer
from web.player import Player

#: Notes every piece that takes off: what it carries, and how far it flies.
OBSERVER = """
  window.flights = [];
  new MutationObserver(records => records.flatMap(record => [...record.addedNodes]).forEach(node => {
    if (node.className !== 'flight') return;
    const [first, , last] = node.getAnimations()[0].effect.getKeyframes();
    window.flights.push({ text: node.textContent.trim(), far: first.transform !== last.transform });
  })).observe(document, { childList: true, subtree: true });
"""


def watcher(
    new_player: NewPlayer, pace: str = "quick", motion: Literal["reduce", "no-preference"] = "no-preference"
) -> Player:
    player = new_player(pace=pace, motion=motion)
    player.page.add_init_script(OBSERVER)
    return player


def flights(player: Player) -> list[dict[str, object]]:
    found: list[dict[str, object]] = player.page.evaluate("window.flights")
    return found


def skipped(player: Player) -> bool:
    """Press Skip if the page is showing what happened: at once, for it may be over in a moment."""
    if player.wait("watching", "asked") == "asked":
        return False
    return bool(
        player.page.evaluate(
            """() => {
                const skip = [...document.querySelectorAll('button')].find(each => each.innerText === 'Skip');
                skip?.click();
                return skip !== undefined;
            }"""
        )
    )


def test_influence_flies_from_its_power_to_the_country(new_player: NewPlayer) -> None:
    player = watcher(new_player)
    player.play_at_once()
    before = len(flights(player))
    player.decide("space/west_germany")
    assert flights(player)[before:] == [{"text": "1", "far": True}]
    player.page.wait_for_selector(".flight", state="detached")


def test_a_skip_shows_the_rest_without_flights(new_player: NewPlayer) -> None:
    player = watcher(new_player, pace="calm")
    player.play_at_once()
    while not skipped(player):
        player.decide()
    taken_off = len(flights(player))
    player.wait("asked", "waiting", "over")
    assert len(flights(player)) == taken_off


def test_nothing_flies_with_reduced_motion_or_at_an_instant_pace(new_player: NewPlayer) -> None:
    for player in (watcher(new_player, motion="reduce"), watcher(new_player, pace="instant")):
        player.play_at_once()
        player.decide("space/west_germany")
        assert flights(player) == []
