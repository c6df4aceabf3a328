"""Event Rounds (4.0, 4.1) by tables: who acts, as what, for how much."""

import pytest

from rules.red_dust_rebellion.ledger import changed, line, rounds, told
from rules.red_dust_rebellion.story import legal, play, table, who, why
from tharsis.games.red_dust_rebellion.actions import DRAW_EVENT
from tharsis.games.red_dust_rebellion.codes import (
    EVENT_PLAYED,
    NOTHING_YET,
    OP_AND_SPECIAL,
    OP_ONLY,
)
from tharsis.games.red_dust_rebellion.deck import EVENT_IDS, FIRST_STORM, FLASHPOINT
from tharsis.games.red_dust_rebellion.pieces import CORP, CR, MG, RD
from tharsis.games.red_dust_rebellion.rules.sequence import EndRound, EventRound, NextActor, NextCard
from tharsis.games.red_dust_rebellion.rules.turn import EndTurn, PassTurn, Turn, advance_reclaimers, place_of

#: The order of Tenzing: MarsGov, Red Dust, Corporations, Reclaimers.
ORDER = [MG, RD, CORP, CR]


def opened(scene, eligible=15):
    """The first question of an Event Round."""
    scene.s.eligible = eligible
    return scene.card("tenzing", "shenzhou").ask(EventRound())


# -- 4.0 ------------------------------------------------------------------------------------------


@pytest.mark.rule("RD 4.0", "RD 4.1")
def test_a_round_begins_afresh():
    scene = table().hand()
    s = scene.s
    s.asked, s.acted, s.slot, s.first_did, s.special_used, s.owed = 15, 3, 2, 3, True, 7
    s.arrived = [1, 2]
    opened(scene)
    assert (s.order, s.asked, s.acted, s.slot, s.first_did) == (ORDER, 1 << MG, 0, 0, NOTHING_YET)
    assert (s.acting, s.special_used, s.arrived, s.owed) == (MG, False, [], 0)
    assert s.frozen == s.control_masks()


@pytest.mark.rule("RD 4.0")
@pytest.mark.parametrize(
    ("cards", "order"),
    [
        (0, [MG, RD, CORP, CR]),
        (1, [MG, RD, CR, CORP]),
        (2, [MG, CR, RD, CORP]),
        (3, [CR, MG, RD, CORP]),
    ],
)
def test_each_discard_is_a_place_and_three_are_the_most(cards, order):
    s = opened(table().hand("tipoff", "loyalty", "converts", "pilgrimage"))
    assert s.actor() == who("cr")
    for name in ("tipoff", "loyalty", "converts")[:cards]:
        lines = told(s.clone(), f"discard {name}")
        assert lines[:2] == [f"discard {name}", "move-up 1"]
        play(s, f"discard {name}")
    if cards < 3:
        play(s, "done")
    assert (s.order, len(s.hand())) == (order, 4 - cards)
    assert s.actor() == who("cr" if order[0] == CR else "mg")


@pytest.mark.rule("RD 4.0")
def test_who_holds_no_card_or_is_not_eligible_is_not_asked():
    assert opened(table().hand()).actor() == who("mg")
    assert opened(table().hand("tipoff"), eligible=0b0111).actor() == who("mg")
    s = opened(table().hand("tipoff"))
    play(s, "discard tipoff")
    assert (s.actor(), s.order) == (who("mg"), [MG, RD, CR, CORP])


@pytest.mark.rule("RD 4.0")
@pytest.mark.card("RD re_engineering", "RD secret_donors")
@pytest.mark.parametrize(
    ("eligible", "cards", "back"),
    [
        (0b1111, ("re_engineering", "tipoff", "loyalty"), 1),
        (0b1111, ("re_engineering", "secret_donors", "loyalty"), 2),
        (0b1111, ("tipoff", "converts", "loyalty"), 0),
        (0b1111, ("re_engineering", "tipoff"), 0),
        (0b1011, ("secret_donors", "tipoff"), 0),
        (0b1001, ("secret_donors", "tipoff", "loyalty"), 1),
        (0b1000, ("secret_donors",), 0),
    ],
)
def test_two_cards_pay_back_if_they_bring_the_reclaimers_to_the_front(eligible, cards, back):
    s = opened(table().hand(*cards, "pilgrimage"), eligible)
    play(s, *[f"discard {card}" for card in cards])
    if len(cards) < 3:
        play(s, "done")
    assert len(s.hand()) == 1 + back


@pytest.mark.rule("RD 4.1")
@pytest.mark.parametrize(
    ("eligible", "places"), [(0b1111, [0, 2, 1, 3]), (0b1110, [0, 1, 0, 2]), (0b0001, [0, 1, 1, 1])]
)
def test_a_place_counts_eligible_factions_before_it(eligible, places):
    s = table().s
    s.order, s.eligible = ORDER[:], eligible
    assert [place_of(s, faction) for faction in range(4)] == places


@pytest.mark.rule("RD 4.0")
def test_nobody_moves_up_beyond_the_front():
    s = table().s
    s.order = [MG, CR, RD, CORP]
    advance_reclaimers(s, 1)
    assert s.order == [CR, MG, RD, CORP]
    advance_reclaimers(s, 1)
    assert s.order == [CR, MG, RD, CORP]
    assert line(s, s.entries()[-1]) == "move-up 1"


@pytest.mark.rule("RD 4.0")
@pytest.mark.parametrize(
    ("marker", "card", "flash"), [(0, "the_rodgers_line", False), (4, "the_rodgers_line", True)]
)
def test_the_next_event_moves_the_flashpoint_marker(marker, card, flash):
    value = FLASHPOINT[EVENT_IDS.index(card)]
    scene = table().card("tenzing", "shenzhou").hand().means(profits=0).confidence(0)
    scene.s.flashpoint = marker
    scene.script_chance(DRAW_EVENT, EVENT_IDS.index(card))
    scene.storms_at((3, 1), (3, 2), (3, 3))
    before = len(scene.s.entries())
    s = scene.ask(NextCard())
    lines = [line(s, entry) for entry in s.entries()[before:]]
    assert lines[0] == f"next-card shenzhou {card}"
    assert ("flashpoint" in lines) == flash
    assert s.flashpoint == (0 if flash else marker + value)
    assert (s.current, s.upcoming) == (EVENT_IDS.index("shenzhou"), EVENT_IDS.index(card))


@pytest.mark.rule("RD 4.0", "RD 4.2")
@pytest.mark.parametrize(("before", "flash"), [(5, True), (4, False)])
def test_the_bolt_is_five_steps_away(before, flash):
    one = next(name for name, value in zip(EVENT_IDS, FLASHPOINT, strict=True) if value == 1)
    scene = table().card("tenzing", "shenzhou").hand().means(profits=0).confidence(0)
    scene.s.flashpoint = before - 1
    if EVENT_IDS.index(one) not in scene.s.events:
        scene.s.events.append(EVENT_IDS.index(one))
        scene.s.events.sort()
    scene.script_chance(DRAW_EVENT, EVENT_IDS.index(one))
    s = scene.storms_at((3, 1)).ask(NextCard())
    assert s.flashpoint == (0 if flash else before)


@pytest.mark.rule("RD 4.0", "RD 4.3")
def test_a_dust_storm_interrupts_at_once_and_nothing_is_revealed_before():
    scene = table().card("tenzing", "dust_storm_1").hand().means(mg=0, rd=0, profits=0)
    before = len(scene.s.entries())
    s = scene.confidence(0).ask(NextCard())
    lines = [line(s, entry).split()[0] for entry in s.entries()[before:]]
    assert lines[0] == "dust-storm"
    assert s.storm_rounds == 1
    assert s.current < FIRST_STORM  # two new cards are open
    assert s.asking is not None


# -- 4.1 ------------------------------------------------------------------------------------------


@pytest.mark.rule("RD 4.1")
@pytest.mark.parametrize(
    ("slot", "did", "event", "special", "spaces"),
    [
        (0, NOTHING_YET, True, True, 99),
        (1, OP_ONLY, False, False, 1),
        (1, OP_AND_SPECIAL, True, False, 1),
        (1, EVENT_PLAYED, False, True, 99),
    ],
)
def test_what_a_faction_may_do_by_its_place(slot, did, event, special, spaces):
    scene = table().card("tenzing", "shenzhou").put("gandhi", rd_rebel=3).put("sharma", rd_rebel=3)
    scene.s.slot, scene.s.first_did = slot, did
    s = scene.ask(Turn(RD))
    assert ("event unshaded" in legal(s), "event shaded" in legal(s)) == (event, event)
    if not event:
        assert why(s, "event shaded") == ("no-event-now", "4.1")
    play(s, "op rally")
    assert ("special redistribute" in legal(s)) == special
    play(s, "pick gandhi", "choose rebel")
    assert ("pick sharma" in (legal(s) if s.asking else [])) == (spaces > 1)


@pytest.mark.rule("RD 4.1", "RD 7.7")
@pytest.mark.parametrize(
    ("slot", "did", "open_"), [(0, 0, True), (1, OP_ONLY, False), (1, OP_AND_SPECIAL, True)]
)
def test_reclaimers_play_an_asset_where_they_might_play_the_event(slot, did, open_):
    scene = table().card("tenzing", "shenzhou").put("gandhi", cr_rebel=3).hand("loyalty", "water_reserves")
    scene.s.slot, scene.s.first_did = slot, did
    s = scene.ask(Turn(CR))
    assert ("asset loyalty" in legal(s)) == open_
    assert why(s, "asset water_reserves")[0] == "no-asset-event"
    assert why(s, "asset tipoff")[0] == "not-held"
    if not open_:
        assert why(s, "asset loyalty") == ("no-event-now", "4.1")
    s = table().card("tenzing", "shenzhou").hand("loyalty").put("gandhi", rd_rebel=3).ask(Turn(RD))
    assert why(s, "asset loyalty")[0] == "other-faction"


@pytest.mark.rule("RD 4.1")
@pytest.mark.parametrize(
    ("faction", "operations"),
    [
        (MG, "train secure recon assault"),
        (CORP, "logistics secure recon assault"),
        (RD, "rally march attack campaign"),
        (CR, "rally travel attack preach"),
    ],
)
def test_each_faction_has_four_operations(faction, operations):
    scene = (
        table().card("tenzing", "shenzhou").hand("tipoff").put("europa", mg_troop=3, security=3, active_rd=1)
    )
    scene.put("gandhi", rd_rebel=2, cr_rebel=2)
    s = scene.ask(Turn(faction))
    assert [move for move in legal(s) if move.startswith("op")] == [
        f"op {name}" for name in operations.split()
    ]
    for name in ("train", "logistics", "march", "travel"):
        if name not in operations.split():
            assert why(s, f"op {name}")[0] == "other-faction"


@pytest.mark.rule("RD 4.1")
@pytest.mark.parametrize(
    ("faction", "found", "asked"),
    [(MG, {"resources mg": 3}, None), (RD, {"resources rd": 1}, None), (CR, {}, "cr"), (CORP, {}, "corp")],
)
def test_what_passing_brings(faction, found, asked):
    scene = table().put("earth", population=1).hand()
    assert rounds(scene, PassTurn(faction)) == found
    s = scene.s
    assert s.acting == -1
    assert (s.actor() if s.asking else None) == (who(asked) if asked else None)
    if faction == CR:
        assert legal(s) == ["choose draw", "done"]
        assert changed(s, "choose draw") == {"assets deck": -1, "assets hand": 1}
    if faction == CORP:
        assert legal(s) == ["choose population", "done"]


@pytest.mark.rule("RD 4.1", "RD 5.2")
@pytest.mark.card("RD comms_cutoff")
def test_without_comms_the_corporations_pass_for_nothing():
    scene = table().campaign("comms_cutoff").put("earth", population=1).put("transit", supply=2)
    assert rounds(scene, PassTurn(CORP)) == {}
    assert scene.s.asking is None


@pytest.mark.rule("RD 4.1")
@pytest.mark.parametrize(
    ("slot", "did", "special", "first", "after"),
    [
        (0, OP_ONLY, False, OP_ONLY, 1),
        (0, OP_ONLY, True, OP_AND_SPECIAL, 1),
        (0, EVENT_PLAYED, True, EVENT_PLAYED, 1),
        (1, OP_ONLY, True, EVENT_PLAYED, 2),
    ],
)
def test_the_box_that_a_faction_takes(slot, did, special, first, after):
    s = table().s
    s.slot, s.first_did, s.special_used, s.acting = slot, EVENT_PLAYED, special, RD
    EndTurn(RD, did).run(s)
    assert (s.first_did, s.slot, s.acted, s.acting) == (first, after, 1 << RD, -1)


@pytest.mark.rule("RD 4.1")
@pytest.mark.parametrize(
    ("faction", "slot", "did", "first", "draws"),
    [
        (CR, 1, OP_ONLY, OP_ONLY, True),
        (CR, 1, OP_ONLY, OP_AND_SPECIAL, True),
        (CR, 1, OP_ONLY, EVENT_PLAYED, False),
        (CR, 1, EVENT_PLAYED, OP_AND_SPECIAL, False),
        (CR, 0, OP_ONLY, OP_ONLY, False),
        (RD, 1, OP_ONLY, OP_ONLY, False),
    ],
)
def test_desert_efficiency_ends_with_a_card(faction, slot, did, first, draws):
    scene = table().hand()
    scene.s.slot, scene.s.first_did = slot, first
    s = scene.ask(EndTurn(faction, did))
    assert (s.asking is not None) == draws
    if draws:
        assert (s.actor(), legal(s)) == (who("cr"), ["choose draw", "done"])


@pytest.mark.rule("RD 4.1")
@pytest.mark.parametrize(
    ("acted", "stays", "out", "eligible"),
    [
        (0b0011, 0, 0, 0b1100),
        (0b0011, 0b0001, 0, 0b1101),
        (0b0011, 0, 0b0100, 0b1000),
        (0b0011, 0b0010, 0b0010, 0b1100),
        (0, 0, 0, 0b1111),
    ],
)
def test_who_is_eligible_next(acted, stays, out, eligible):
    scene = table().card("tenzing", "shenzhou").hand()
    s = scene.s
    s.acted, s.stays, s.sits_out, s.eligible = acted, stays, out, 0
    scene.ask(EndRound())
    assert (s.eligible, s.stays, s.sits_out) == (eligible, 0, 0)


@pytest.mark.rule("RD 4.1")
@pytest.mark.parametrize(
    ("slot", "asked", "eligible", "actor"),
    [
        (0, 0, 15, MG),
        (0, 1 << MG, 15, RD),
        (1, 1 << MG | 1 << RD, 15, CORP),
        (0, 0, 1 << CORP | 1 << CR, CORP),
    ],
)
def test_the_leftmost_eligible_faction_that_was_not_asked_acts(slot, asked, eligible, actor):
    scene = table().card("tenzing", "shenzhou").hand()
    s = scene.s
    s.order, s.slot, s.asked, s.eligible = ORDER[:], slot, asked, eligible
    scene.ask(NextActor())
    assert (s.acting, s.asked) == (actor, asked | 1 << actor)


@pytest.mark.rule("RD 4.1")
@pytest.mark.parametrize(("slot", "asked"), [(2, 1 << MG | 1 << RD), (0, 15)])
def test_after_two_have_acted_or_all_have_passed_the_next_card_comes(slot, asked):
    scene = table().card("tenzing", "shenzhou").hand()
    s = scene.s
    s.order, s.slot, s.asked, s.eligible = ORDER[:], slot, asked, 15
    scene.ask(NextActor())
    assert s.current == EVENT_IDS.index("shenzhou")
