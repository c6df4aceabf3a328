"""Twilight Struggle at the table in the browser: the map and the cards can be read."""

import pytest
from playwright.sync_api import expect

from tharsis.games.twilight_struggle import GAME
from tharsis.games.twilight_struggle.codes import US, USSR
from tharsis.games.twilight_struggle.deck import CARD_IDS
from tharsis.games.twilight_struggle.scenario import TSScenario
from tharsis.locale import LANGUAGES, Words
from web.conftest import NewPlayer, Server
from web.player import Player
from web.positions import lay_out

#: Which cards have more to say than their face in hand has room for; in a full hand 108 pixels are seen.
CROWDED = """cards => {
    const face = document.querySelector('.tray .face').cloneNode(true);
    const scope = [...face.querySelector('strong').classList].find(name => name.startsWith('svelte'));
    const room = document.createElement('div');
    room.style.cssText = `position: fixed; left: 0; top: 0; width: 128px; height: 150px`;
    const empty = Object.assign(document.createElement('p'), { className: scope });
    if (!face.querySelector('p')) face.append(empty);
    face.classList.remove('small');
    face.classList.add('hand');
    room.append(face);
    document.body.append(room);
    const [name, words] = [face.querySelector('strong'), face.querySelector('p')];
    const crowded = cards.filter(([, title, text]) => {
        [name.textContent, words.textContent] = [title, text];
        return words.scrollHeight > words.clientHeight || words.getBoundingClientRect().right > 108
            || name.scrollHeight > name.clientHeight;
    });
    room.remove();
    return crowded.map(([id]) => id);
}"""


def in_hand(language: str) -> list[tuple[str, str, str]]:
    """The cards with their titles and what they say in hand."""
    words = Words(language, [GAME])

    def said(key: str) -> str:
        return words.say(f"{key}-short") if words.has(f"{key}-short") else words.say(f"{key}-text")

    keys = {card: f"ts-card-{card.replace('_', '-')}" for card in CARD_IDS}
    return [(card, words.say(key), said(key)) for card, key in keys.items()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_card_says_can_be_read_in_hand(new_player: NewPlayer, server: Server, language: str) -> None:
    player = new_player(language=language, size=(1280, 800))
    player.sit_down(lay_out(server.folder, GAME.new(seed=1), US))
    assert player.page.evaluate(CROWDED, in_hand(language)) == []


def test_every_adjacency_is_drawn(player: Player) -> None:
    assert GAME.board is not None
    player.play_at_once()
    drawn = player.page.locator("[data-link]").evaluate_all("all => all.map(one => one.dataset.link)")
    printed = [(row["id"], row["adjacent"]) for row in GAME.board() if not row["variant"]]
    pairs = {frozenset((id, other)) for id, others in printed for other in others}
    assert {frozenset(link.split("-")) for link in drawn} == pairs


def test_a_country_is_looked_at_closely(player: Player) -> None:
    player.play_at_once()
    player.thing("space/czechoslovakia").hover(force=True)
    closely = player.page.locator(".board .panel")
    expect(closely).to_contain_text("Czechoslovakia")
    for words in ("Europe", "stability 3", "East Germany", "Poland", "Hungary"):
        expect(closely).to_contain_text(words)
    player.page.mouse.move(2, 2)
    expect(closely).to_have_count(0)


NINE = (
    "asia_scoring",
    "duck_and_cover",
    "fidel",
    "nasser",
    "blockade",
    "comecon",
    "nato",
    "containment",
    "norad",
)


def full_hand(player: Player, server: Server) -> None:
    """As many cards as a hand can have, in the first round of a turn."""
    s = TSScenario().at(4).hold(US, *NINE).hold(USSR, "romanian_abdication").round(US)
    player.sit_down(lay_out(server.folder, s, US))


def test_a_hand_says_that_more_cards_follow_and_rolls_by_the_wheel(
    new_player: NewPlayer, server: Server
) -> None:
    player = new_player(size=(1280, 800))
    full_hand(player, server)
    hand = player.page.get_by_role("group", name="Hand", exact=True)
    expect(hand).to_have_attribute("data-more", "")
    hand.hover()
    player.page.mouse.wheel(0, 2000)
    expect(hand).not_to_have_attribute("data-more", "")
    expect(hand.locator(".slot").last).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=["desktop", "phone"])
def test_the_card_that_is_played_lies_whole_beside_a_full_hand(
    new_player: NewPlayer, server: Server, size: tuple[int, int]
) -> None:
    player = new_player(size=size)
    full_hand(player, server)
    player.decide("card/duck_and_cover")
    stage = player.page.get_by_role("group", name="On the table")
    assert stage.evaluate("stage => stage.scrollWidth <= stage.clientWidth")
    # What arranges the hand stays while the cards roll by, and none is seen beyond it.
    hand = player.page.get_by_role("group", name="Hand", exact=True)
    hand.evaluate("hand => hand.scrollTo({ left: 60, behavior: 'instant' })")
    tools = hand.locator(".tools").bounding_box()
    edge = hand.bounding_box()
    assert tools is not None
    assert edge is not None
    assert tools["x"] <= edge["x"]
    player.expect_no_faults()


def test_the_only_answer_there_is_needs_one_click(player: Player, server: Server) -> None:
    full_hand(player, server)
    player.decide("card/asia_scoring")
    player.wait("asked")
    before = player.position
    player.page.locator(".buttons [data-legal]").click()
    player.page.wait_for_function(
        "before => Number(document.querySelector('[data-phase]').dataset.position) !== before", arg=before
    )
    player.expect_no_faults()


def test_what_a_question_counts_is_not_counted_twice(player: Player) -> None:
    player.play_at_once()
    decision = player.page.get_by_label("The decision")
    expect(decision).to_contain_text("place 7 more influence")
    expect(decision.locator(".count")).to_have_count(0)
