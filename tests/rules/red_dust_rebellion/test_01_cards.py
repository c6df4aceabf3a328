"""Asset and Campaign cards (1.5) and the draw deck (3.3): what is drawn, held, paid and played."""

import pytest

from rules.red_dust_rebellion.ledger import changed, line, rounds, told
from rules.red_dust_rebellion.story import legal, play, table, who
from tharsis.games.red_dust_rebellion.actions import DRAW_ASSET, DRAW_CAMPAIGN
from tharsis.games.red_dust_rebellion.codes import (
    EVENT_PLAYED,
    OP_ONLY,
)
from tharsis.games.red_dust_rebellion.deck import ASSET_IDS, FIRST_STORM
from tharsis.games.red_dust_rebellion.orders import ATTACK, RALLY, TRAVEL
from tharsis.games.red_dust_rebellion.pieces import CORP, CR, MG, RD
from tharsis.games.red_dust_rebellion.rules.assets import (
    DrawAssets,
    DrawCampaigns,
    HandLimit,
    LoseAssets,
    Pay,
    best_card,
    hand_value,
)
from tharsis.games.red_dust_rebellion.rules.draw_deck import reveal

# -- 1.5 Asset cards ------------------------------------------------------------------------------


@pytest.mark.rule("RD 1.5")
def test_what_a_hand_is_worth():
    s = table().hand("tipoff", "converts", "water_reserves").s
    assert (hand_value(s, TRAVEL), best_card(s, TRAVEL)) == (4 + 3 + 4, 4)
    assert (hand_value(s, ATTACK), best_card(s, ATTACK)) == (5 + 3 + 4, 5)  # Tipoff names it
    assert (hand_value(s, RALLY), best_card(s, RALLY)) == (4 + 3 + 5, 5)  # Water Reserves do
    assert (hand_value(table().hand().s, RALLY), best_card(table().hand().s, RALLY)) == (0, 0)


@pytest.mark.rule("RD 1.5")
@pytest.mark.parametrize(
    ("held", "drawn", "asked"), [(5, 1, False), (6, 1, True), (4, 3, True), (0, 6, False)]
)
def test_the_hand_limit_is_six(held, drawn, asked):
    scene = table().hand(*ASSET_IDS[:held])
    s = scene.ask(DrawAssets(drawn))
    assert len(s.hand()) == held + drawn
    assert (s.asking is not None) == asked
    while s.asking is not None:
        assert s.actor() == who("cr")
        assert all(move.startswith("discard") for move in legal(s))
        play(s, legal(s)[0])
    assert len(s.hand()) == min(6, held + drawn)


@pytest.mark.rule("RD 1.5")
def test_an_empty_deck_gives_no_cards():
    scene = table().hand(*ASSET_IDS[:3])
    s = scene.s
    for card in list(s.assets.piles[0][1:]):
        s.assets.move(card, 4, 15)
    scene.ask(DrawAssets(3))
    assert len(s.hand()) == 4


@pytest.mark.rule("RD 1.5")
def test_only_the_reclaimers_read_what_they_draw():
    scene = table().hand()
    scene.script_chance(DRAW_ASSET, 4)
    s = scene.ask(DrawAssets(1))
    entry = s.entries()[-1]
    assert (entry.secret, entry.visible(s.seat_by[CR]), entry.visible(0)) == ((4,), True, False)
    assert s.assets.piles[1] == [4]


@pytest.mark.rule("RD 8.2", "RD 1.5")
@pytest.mark.parametrize(("total", "n", "after"), [(0, 2, 2), (4, 3, 6), (6, 1, 6)])
def test_nonplayer_reclaimers_count_cards(total, n, after):
    scene = table(seats=1).totals(cr=total)
    before = len(scene.s.entries())
    assert rounds(scene, DrawAssets(n)) == ({"total cr": after - total} if after != total else {})
    assert [line(scene.s, entry) for entry in scene.s.entries()[before:]] == [f"asset-total {after}"]


@pytest.mark.rule("RD 8.2", "RD 6.4")
@pytest.mark.parametrize(("total", "n", "after"), [(3, 1, 2), (1, 2, 0)])
def test_nonplayer_reclaimers_lose_cards(total, n, after):
    scene = table(seats=1).totals(cr=total)
    assert rounds(scene, LoseAssets(CR, n)) == {"total cr": after - total}


@pytest.mark.rule("RD 6.4")
def test_reclaimers_discard_as_many_as_they_must_and_have():
    s = table().hand("tipoff", "loyalty", "converts").ask(LoseAssets(CR, 2))
    play(s, "discard loyalty", "discard tipoff")
    assert (s.asking, len(s.hand())) == (None, 1)
    assert table().hand().ask(LoseAssets(CR, 2)).asking is None
    assert table().hand("tipoff").ask(LoseAssets(CR, 0)).asking is None


@pytest.mark.rule("RD 5.0", "RD 1.5")
def test_reclaimers_pay_with_cards_until_it_is_enough():
    scene = table().hand("converts", "tipoff", "loyalty")
    scene.s.owed = 9
    s = scene.ask(Pay(CR, 4, TRAVEL, single=False))
    assert changed(s, "pay converts") == {"assets hand": -1, "assets discard": 1}
    assert s.owed == 1
    assert changed(s, "pay tipoff") == {"assets hand": -1, "assets discard": 1}
    assert (s.asking, s.owed, len(s.hand())) == (None, 0, 1)


@pytest.mark.rule("RD 5.0")
@pytest.mark.parametrize(
    ("faction", "found"), [(MG, {"resources mg": -6}), (RD, {"resources rd": -6}), (CORP, {})]
)
def test_the_others_pay_resources(faction, found):
    scene = table()
    scene.s.owed = 6
    due = 0 if faction == CORP else 6
    before = len(scene.s.entries())
    assert rounds(scene, Pay(faction, due, RALLY, single=False)) == found
    assert scene.s.owed == 0
    lines = [line(scene.s, entry) for entry in scene.s.entries()[before:]]
    assert lines == ([f"pay {('mg', 'corp', 'rd')[faction]} 6"] if due else [])


@pytest.mark.rule("RD 5.0")
def test_what_costs_nothing_is_not_paid_with_cards():
    scene = table().hand("tipoff")
    scene.s.owed = 3
    s = scene.ask(Pay(CR, 0, TRAVEL, single=False))
    assert (s.asking, s.owed, len(s.hand())) == (None, 0, 1)


@pytest.mark.rule("RD 4.1", "RD 1.5")
@pytest.mark.parametrize(("single", "refused"), [(True, True), (False, False)])
def test_desert_efficiency_asks_for_one_card_that_is_enough(single, refused):
    s = table().hand("converts", "water_reserves").ask(Pay(CR, 4, TRAVEL, single=single))
    assert ("pay converts" not in legal(s)) == refused
    s = table().hand("converts", "water_reserves").ask(Pay(CR, 3, TRAVEL, single=single))
    assert "pay converts" in legal(s)
    s = table().hand("converts", "loyalty").ask(Pay(CR, 4, TRAVEL, single=single))
    assert "pay converts" in legal(s)  # where no card is enough any will do


@pytest.mark.rule("RD 1.5", "RD 5.0", "RD 4.1")
@pytest.mark.parametrize(
    ("slot", "did", "single"), [(1, OP_ONLY, True), (1, EVENT_PLAYED, False), (0, OP_ONLY, False)]
)
def test_which_card_the_hand_limit_may_not_take(slot, did, single):
    """Water Reserves alone would pay; together the others would, too."""
    names = (
        "water_reserves",
        "loyalty",
        "converts",
        "pilgrimage",
        "the_maadim",
        "the_lost_patrol",
        "remote_base",
    )
    scene = table().hand(*names)
    s = scene.s
    s.acting, s.slot, s.first_did, s.owed, s.owed_op = CR, slot, did, best_card(s, TRAVEL), TRAVEL
    scene.ask(HandLimit(CR))
    assert ("discard water_reserves" not in legal(s)) == single


@pytest.mark.rule("RD 5.10")
@pytest.mark.parametrize(("n", "asked", "played"), [(0, False, 0), (1, False, 1), (2, True, 1)])
def test_one_of_the_drawn_campaigns_comes_into_play(n, asked, played):
    scene = table().campaign()
    s = scene.ask(DrawCampaigns(n))
    assert (s.asking is not None) == asked
    if asked:
        play(s, legal(s)[0])
    assert (len(s.campaigns.piles[3]), len(s.campaigns.piles[1]), len(s.campaigns.piles[0])) == (
        played,
        0,
        12 - played,
    )


@pytest.mark.rule("RD 5.10")
def test_drawn_campaigns_are_seen_by_red_dust_alone_until_one_is_played():
    scene = table().campaign()
    scene.script_chance(DRAW_CAMPAIGN, 3, 8)
    s = scene.ask(DrawCampaigns(2))
    assert s.look(s.seat_by[RD]) != s.look(s.seat_by[MG])
    assert set(s.campaigns.piles[1]) == {3, 8}
    lines = told(s, legal(s)[0])
    assert lines[0].startswith("campaign ")


# -- 3.3 the draw deck ----------------------------------------------------------------------------


@pytest.mark.rule("RD 3.3")
def test_each_pile_has_thirteen_cards_and_its_own_storm():
    s = table().s
    s.pile, s.pile_drawn, s.pile_stormed, s.events = 0, 0, False, list(range(48))
    seen = [reveal(s) for _ in range(39)]
    for pile in range(3):
        storms = [card for card in seen[13 * pile : 13 * pile + 13] if card >= FIRST_STORM]
        assert storms == [FIRST_STORM + pile]
        assert seen.index(storms[0]) >= 13 * pile + 6
    assert len(set(seen)) == 39
    assert len(s.events) == 12
