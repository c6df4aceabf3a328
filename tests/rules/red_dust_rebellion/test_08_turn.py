"""8.5.2: the turn of a non-player: moving up, the eligibility table line by line, Assets, Pass."""

import pytest

from rules.red_dust_rebellion.nonplayers import act, mars, run, unused
from rules.red_dust_rebellion.story import who
from tharsis.games.red_dust_rebellion.actions import (
    LOG_ASSET_TOTAL,
    LOG_DISCARD,
    LOG_NP_ACTION,
    LOG_PASS,
    NP_DIE,
    NP_REVEAL,
    NP_TIE,
)
from tharsis.games.red_dust_rebellion.codes import (
    DECK,
    DISCARD,
    EVENT_PLAYED,
    IN_PLAY,
    OP_AND_SPECIAL,
    OP_ONLY,
)
from tharsis.games.red_dust_rebellion.curiosity import LINE_IDS, SIDE_IDS
from tharsis.games.red_dust_rebellion.deck import ASSET_IDS, EVENT_IDS, FIRST_STORM, ORDER
from tharsis.games.red_dust_rebellion.pieces import CORP, CR, FACTION_IDS, MG, RD
from tharsis.games.red_dust_rebellion.rules.nonplayer.turn import (
    NonPlayerTurn,
    discards_for,
    move_up,
    starred,
)

pytestmark = pytest.mark.rule("RD 8.5.2")

#: The printed order, who is not Eligible, the Asset Total, the dice: the order then, the Total, dice unused.
MOVES_UP = (
    ("mg corp rd cr", "", 3, (2, 2, 3), "cr mg corp rd", 0, 0),
    ("mg corp rd cr", "", 3, (3, 3, 4), "mg cr corp rd", 1, 0),
    ("mg corp rd cr", "", 3, (3, 4, 4), "mg corp rd cr", 3, 0),
    ("mg corp rd cr", "", 6, (6, 6, 6), "cr mg corp rd", 3, 0),
    ("mg corp rd cr", "", 2, (1, 1, 1), "mg cr corp rd", 0, 0),
    ("mg corp rd cr", "", 2, (2, 3, 3), "mg corp rd cr", 2, 0),
    ("mg corp rd cr", "", 1, (1, 1, 1), "mg corp rd cr", 1, 3),
    ("mg corp rd cr", "mg", 2, (1, 2, 3), "mg cr corp rd", 0, 0),
    ("mg corp rd cr", "mg", 2, (1, 3, 3), "mg corp cr rd", 1, 0),
    ("mg corp rd cr", "mg", 1, (1, 1, 1), "mg corp cr rd", 0, 0),
    ("mg corp rd cr", "rd", 3, (1, 1, 1), "cr mg corp rd", 0, 0),
    ("mg corp rd cr", "rd", 2, (1, 1, 1), "mg cr corp rd", 0, 0),
    ("mg corp rd cr", "mg corp", 1, (1, 2, 2), "mg corp cr rd", 0, 0),
    ("mg corp rd cr", "mg corp", 1, (2, 2, 2), "mg corp rd cr", 1, 0),
    ("mg corp rd cr", "mg corp", 0, (1, 1, 1), "mg corp rd cr", 0, 3),
    ("mg corp rd cr", "mg corp rd", 3, (1, 1, 1), "mg corp rd cr", 3, 3),
    ("mg corp rd cr", "cr", 3, (1, 1, 1), "mg corp rd cr", 3, 3),
    ("mg cr corp rd", "", 1, (1, 6, 6), "cr mg corp rd", 0, 0),
    ("mg cr corp rd", "", 4, (5, 6, 6), "mg cr corp rd", 4, 0),
    ("cr mg corp rd", "", 6, (1, 1, 1), "cr mg corp rd", 6, 3),
)


@pytest.mark.parametrize(("order", "out", "total", "dice", "then", "left", "idle"), MOVES_UP)
def test_reclaimers_move_up_as_far_as_their_dice_allow(order, out, total, dice, then, left, idle):
    scene = mars(f"asset_total {total}").np_dice(*dice)
    s = scene.s
    s.order = [who(name) for name in order.split()]
    s.eligible = 15 - sum(1 << who(name) for name in out.split())
    move_up(s)
    assert ([FACTION_IDS[faction] for faction in s.order], s.totals[CR]) == (then.split(), left)
    assert unused(scene, NP_DIE) == idle
    told = [entry.args for entry in s.entries() if entry.key == LOG_ASSET_TOTAL]
    assert told == ([(left,)] if then != order else [])


@pytest.mark.parametrize(
    ("order", "out", "first", "second"),
    [
        ("mg corp rd cr", "", 3, 2), ("mg corp rd cr", "mg", 2, 1), ("mg corp rd cr", "rd", 3, 2),
        ("mg corp rd cr", "corp", 3, 1), ("mg corp rd cr", "mg corp", 1, 0), ("cr mg corp rd", "", 0, 0),
        ("mg cr corp rd", "", 1, 0), ("mg corp rd cr", "mg corp rd", 0, 0),
    ],
)  # fmt: skip
def test_how_many_cards_a_place_costs(order, out, first, second):
    s = mars().s
    s.order = [who(name) for name in order.split()]
    s.eligible = 15 - sum(1 << who(name) for name in out.split())
    assert (discards_for(s, 0), discards_for(s, 1)) == (first, second)


# -- the eligibility table ---------------------------------------------------------------------------------

#: In this position everybody can operate, and no Event of these tests is effective by accident.
BUSY = (
    "europa mg_troop*6 security*6 specops, gandhi rd_rebel*6, marth cr_rebel*6, phobos mg_troop*3 security*3"
)


def lines(scene, faction, first=True, did=OP_ONLY, acted="", asked="", order="mg corp rd cr", out=""):
    """The lines that say what a Faction does in its turn."""
    s = scene.s
    s.order = [who(name) for name in order.split()]
    s.eligible = 15 - sum(1 << who(name) for name in out.split())
    s.slot, s.first_did = (0, 0) if first else (1, did)
    s.acted = sum(1 << who(name) for name in acted.split())
    s.asked = sum(1 << who(name) for name in asked.split()) | 1 << who(faction)
    before = len(s.entries())
    run(scene, NonPlayerTurn(who(faction)))
    found = [entry for entry in s.entries()[before:] if entry.key == LOG_NP_ACTION]
    assert all(entry.args[0] == who(faction) for entry in found)
    return " ".join(LINE_IDS[entry.args[1]] for entry in found)


def cards(current, following, text=BUSY, players=""):
    scene = mars(text, players).np_dice(*[6] * 12)
    return scene.card(current, following)


def test_first_line_1_a_critical_and_effective_event_is_played():
    """Tenzing is Critical for MarsGov alone, and effective for it while somebody there could be won."""
    scene = cards("tenzing", "shenzhou", f"{BUSY}, tenzing +1 mg_troop")
    assert lines(scene, "mg") == "event"
    assert (scene.s.acted, scene.s.first_did, scene.s.slot) == (1 << MG, EVENT_PLAYED, 1)
    assert lines(cards("tenzing", "shenzhou", f"{BUSY}, tenzing +2 mg_troop"), "mg") == "op_and_special"
    assert (
        lines(cards("tenzing", "shenzhou", f"{BUSY}, tenzing +1 mg_troop"), "rd", asked="mg")
        == "op_and_special"
    )


def test_first_line_3_an_operation_alone_before_one_for_whom_the_event_is_critical():
    """Homesteaders' Revolt: a star for Red Dust and Reclaimers."""
    assert lines(cards("homesteaders_revolt", "shenzhou"), "corp", order="corp rd mg cr") == "op_only"
    assert lines(cards("homesteaders_revolt", "shenzhou"), "corp", order="corp mg rd cr") == "op_and_special"
    assert (
        lines(cards("homesteaders_revolt", "shenzhou"), "corp", order="corp mg rd cr", out="mg") == "op_only"
    )
    assert (
        lines(cards("homesteaders_revolt", "shenzhou"), "corp", order="corp mg rd cr", asked="mg")
        == "op_only"
    )
    scene = cards("homesteaders_revolt", "shenzhou", players="rd")
    assert lines(scene, "corp", order="corp rd mg cr") == "op_only"
    assert (
        lines(cards("homesteaders_revolt", "shenzhou"), "corp", order="corp", asked="mg rd cr")
        == "op_and_special"
    )


def test_first_line_4_to_wait_for_a_critical_next_event():
    """On Tenzing MarsGov has a star and is first; on Corporate Militarization it has one but is 2nd."""
    scene = cards("the_tubes", "tenzing")
    assert lines(scene, "mg") == "pass"
    assert (scene.s.acted, [e.args for e in scene.s.entries() if e.key == LOG_PASS]) == (0, [(MG,)])
    assert lines(cards("the_tubes", "corporate_militarization"), "mg") == "op_and_special"
    assert lines(cards("the_tubes", "corporate_militarization"), "mg", acted="corp") == "pass"
    assert lines(cards("the_tubes", "shenzhou"), "corp") == "op_and_special"


def test_first_line_4_not_before_a_dust_storm():
    scene = cards("the_tubes", "tenzing")
    scene.s.upcoming = FIRST_STORM
    assert lines(scene, "mg") == "op_and_special"


#: Faction, what the 1st Eligible did, who has acted, Current and Next Event, the position: the line.
SECONDS = (
    # 1: wait for the Next Event, unless the Current one is Critical and effective.
    ("mg", OP_ONLY, "corp", "the_tubes", "tenzing", "", "pass"),
    ("mg", EVENT_PLAYED, "corp", "the_tubes", "tenzing", "", "pass"),
    ("mg", OP_AND_SPECIAL, "corp", "europa", "tenzing", "", "event"),
    ("mg", OP_AND_SPECIAL, "corp", "the_red_dahlia", "tenzing", "", "pass"),
    ("mg", EVENT_PLAYED, "corp", "tenzing", "tenzing", "tenzing +2 mg_troop", "pass"),
    # 2: an Operation with a Special Activity after an Event.
    ("mg", EVENT_PLAYED, "corp", "the_tubes", "shenzhou", "", "op_and_special"),
    ("cr", EVENT_PLAYED, "corp", "the_tubes", "shenzhou", "", "op_and_special"),
    # 3: the Event after an Operation with a Special Activity, Critical or Performed, if effective.
    ("mg", OP_AND_SPECIAL, "corp", "tenzing", "shenzhou", "tenzing +1 mg_troop", "event"),
    ("mg", OP_AND_SPECIAL, "corp", "the_slush_fund_scandal", "shenzhou", "", "event"),
    ("mg", OP_ONLY, "corp", "tenzing", "shenzhou", "tenzing +1 mg_troop", "limited_op"),
    ("mg", OP_AND_SPECIAL, "corp", "tenzing", "shenzhou", "tenzing +2 mg_troop", "limited_op"),
    ("mg", OP_AND_SPECIAL, "corp", "the_tubes", "shenzhou", "", "limited_op"),
    # 5: to be first on the Next Event.
    ("mg", OP_ONLY, "rd", "the_tubes", "the_red_desert", "", "pass"),
    ("mg", OP_ONLY, "corp", "the_tubes", "the_red_desert", "", "limited_op"),
    ("corp", OP_ONLY, "mg", "the_tubes", "shenzhou", "", "pass"),
    ("rd", OP_ONLY, "mg", "the_tubes", "shenzhou", "", "limited_op"),
    # 6: rich Reclaimers wait, but not for a Dust Storm.
    ("cr", OP_ONLY, "mg", "the_tubes", "shenzhou", "asset_total 5", "pass"),
    ("cr", OP_ONLY, "mg", "the_tubes", "shenzhou", "asset_total 4", "limited_op"),
    ("cr", OP_ONLY, "mg", "the_tubes", "", "asset_total 6", "limited_op"),
    ("rd", OP_ONLY, "mg", "the_tubes", "shenzhou", "asset_total 6", "limited_op"),
    # 7: a Limited Operation.
    ("mg", OP_ONLY, "corp", "the_tubes", "", "", "limited_op"),
)  # fmt: skip


@pytest.mark.parametrize(("faction", "did", "acted", "current", "following", "text", "line"), SECONDS)
def test_the_table_of_the_second_eligible(faction, did, acted, current, following, text, line):
    scene = cards(current, following, f"{BUSY}, {text}")
    if not following:
        scene.s.upcoming = FIRST_STORM + 1
    assert lines(scene, faction, first=False, did=did, acted=acted) == line


def test_who_has_acted_is_not_asked_again():
    scene = cards("the_tubes", "shenzhou")
    assert lines(scene, "mg", acted="mg") == ""


def test_who_cannot_act_passes():
    assert lines(cards("the_tubes", "shenzhou", ""), "mg") == "op_and_special pass"
    assert lines(cards("the_tubes", "shenzhou", ""), "mg", first=False, did=EVENT_PLAYED) == (
        "op_and_special limited_op pass"
    )


def test_counters_of_an_earlier_operation_are_forgotten():
    scene = cards("the_tubes", "shenzhou")
    scene.s.activated = scene.s.rebels_lost = scene.s.coin_lost = 3
    NonPlayerTurn(MG).operate(scene.s, 0, 5)
    assert (scene.s.activated, scene.s.rebels_lost, scene.s.coin_lost) == (0, 0, 0)


#: Who has acted, who sits out, who stays, the Next Event: whether MarsGov is certain to be first on it.
CERTAIN = (
    ("", "", "", "tenzing", True),
    ("", "", "", "shenzhou", False),
    ("corp", "", "", "shenzhou", False),
    ("corp rd", "", "", "shenzhou", True),
    ("corp", "rd", "", "shenzhou", True),
    ("corp rd", "", "rd", "shenzhou", False),
    ("corp rd", "rd", "rd", "shenzhou", True),
    ("", "corp rd", "", "shenzhou", True),
)


@pytest.mark.parametrize(("acted", "sits", "stays", "card", "truth"), CERTAIN)
def test_who_is_certain_to_be_first(acted, sits, stays, card, truth):
    s = cards("the_tubes", card).s
    for name, names in (("acted", acted), ("sits_out", sits), ("stays", stays)):
        setattr(s, name, sum(1 << who(each) for each in names.split()))
    assert NonPlayerTurn(MG).will_be_first(s) == truth
    assert [FACTION_IDS[f] for f in ORDER[EVENT_IDS.index("shenzhou")]] == ["corp", "rd", "mg", "cr"]
    s.upcoming = FIRST_STORM
    assert not NonPlayerTurn(MG).will_be_first(s)


# -- Pass --------------------------------------------------------------------------------------------------


@pytest.mark.rule("RD 4.1")
def test_what_a_pass_brings():
    for by, changed in ((MG, {}), (RD, {}), (CR, {"total cr": 1})):
        scene = cards("the_tubes", "shenzhou", "asset_total 0")
        before = scene.s.known_tail[:]
        assert act(scene, NonPlayerTurn(by).stand_by, scene.s) == changed
        assert scene.s.known_tail == before
    scene = cards("the_tubes", "shenzhou", "earth security*2")
    found = act(scene, NonPlayerTurn(CORP).stand_by, scene.s)
    assert found == {
        "earth satellite": -4,
        "transit satellite": 4,
        "earth security": -1,
        "transit security": 1,
    }


@pytest.mark.card("RD comms_cutoff")
def test_without_communication_the_corporations_draw_no_card_and_ship_nothing():
    scene = cards("the_tubes", "shenzhou", "earth security*2").campaign("comms_cutoff")
    scene.s.curiosity, scene.s.known_tail = [], [SIDE_IDS.index(side) // 2 for side in ("K", "G")]
    assert act(scene, NonPlayerTurn(CORP).stand_by, scene.s) == {}
    assert scene.s.known_tail[0] == SIDE_IDS.index("K") // 2


# -- Assets ------------------------------------------------------------------------------------------------


def asset(total, *names, star_only=False, tie=0, text="tenzing mg_troop*4"):
    """An Asset check: whether a card was played, which lie discarded and in play, the Total."""
    scene = cards("the_tubes", "shenzhou", f"{text}, asset_total {total}")
    scene.script_chance(NP_REVEAL, *[ASSET_IDS.index(name) for name in names])
    scene.script_chance(NP_TIE, tie)
    s = scene.s
    s.curiosity = []
    s.act(CR)
    played = NonPlayerTurn(CR).asset(s, star_only)
    shown = [ASSET_IDS[entry.args[0]] for entry in s.entries() if entry.key == LOG_DISCARD]
    assert unused(scene, NP_REVEAL) == 0
    s.advance()
    assert not s.invariants()
    assert s.acted == (1 << CR if played else 0)
    lie = sorted(ASSET_IDS[card] for card in s.assets.piles[DISCARD])
    here = [ASSET_IDS[card] for card in s.assets.piles[IN_PLAY]]
    return played, shown[: len(names)], lie, here, s.totals[CR]


def test_as_many_assets_are_revealed_as_the_total_and_a_critical_one_is_played():
    names = ["tipoff", "weaponized_asteroid", "the_mind_twister"]
    assert asset(3, *names, star_only=True) == (True, names, sorted(names), [], 2)
    assert asset(3, *names) == (True, names, sorted(names), [], 2)


def test_without_a_critical_one_the_first_eligible_plays_none_and_the_second_any():
    names = ["tipoff", "the_mind_twister", "water_reserves"]
    assert asset(3, *names, star_only=True) == (False, names, sorted(names), [], 3)
    played, shown, lie, here, total = asset(3, *names)
    assert (played, shown, here, total) == (True, names, ["the_mind_twister"], 3)  # it brings a card
    assert lie == ["tipoff", "water_reserves"]


def test_resources_and_events_without_effect_are_not_played():
    assert asset(2, "tipoff", "water_reserves") == (
        False,
        ["tipoff", "water_reserves"],
        ["tipoff", "water_reserves"],
        [],
        2,
    )
    names = ["children_of_the_desert"]
    assert asset(1, *names, star_only=True) == (False, names, names, [], 1)
    assert asset(0) == (False, [], [], [], 0)


def test_one_of_several_is_drawn():
    names = ["weaponized_asteroid", "the_mind_twister", "genetic_masking", "deep_tunneling"]
    for n, name in enumerate(names[1:]):
        assert asset(3, *names[1:], tie=n)[3] == [name]
    assert asset(4, *names, tie=0)[3] == []


def test_a_deck_with_fewer_cards_is_revealed_whole():
    scene = cards("the_tubes", "shenzhou", "asset_total 6")
    s = scene.s
    for card in s.assets.piles[DECK][2:]:
        s.assets.move(card, DISCARD, s.everyone())
    left = s.assets.piles[DECK][:]
    s.act(CR)
    NonPlayerTurn(CR).asset(s, star_only=True)
    assert s.assets.piles[DECK] == []
    shown = {entry.args[0] for entry in s.entries() if entry.key == LOG_DISCARD}
    assert shown == set(left)


def test_the_reclaimers_check_their_assets_as_first_and_after_an_operation_with_a_special_activity():
    for first, did, line in (
        (True, 0, "asset_event"),
        (False, OP_AND_SPECIAL, "asset_event"),
        (False, OP_ONLY, "limited_op"),
        (False, EVENT_PLAYED, "op_and_special"),
    ):
        scene = cards("the_tubes", "shenzhou", f"{BUSY}, asset_total 1")
        scene.script_chance(NP_REVEAL, ASSET_IDS.index("weaponized_asteroid"))
        assert lines(scene, "cr", first=first, did=did, acted="" if first else "mg") == line
    scene = cards("the_tubes", "shenzhou", f"{BUSY}, asset_total 1")
    scene.script_chance(NP_REVEAL, ASSET_IDS.index("the_mind_twister"))
    assert lines(scene, "cr") == "op_and_special"
    assert scene.s.totals[CR] <= 1
    scene = cards("the_tubes", "shenzhou", f"{BUSY}, asset_total 1")
    scene.script_chance(NP_REVEAL, ASSET_IDS.index("the_mind_twister"))
    assert lines(scene, "cr", first=False, did=OP_AND_SPECIAL, acted="mg") == "asset_event"
    for faction in ("mg", "corp", "rd"):
        scene = cards("the_tubes", "shenzhou", f"{BUSY}, asset_total 1")
        scene.script_chance(NP_REVEAL, ASSET_IDS.index("weaponized_asteroid"))
        assert lines(scene, faction) == "op_and_special"
        assert unused(scene, NP_REVEAL) == 1


#: The card, the position, whether it is Critical.
STARS = (
    ("weaponized_asteroid", "", True),
    ("the_reclaimer_faith", "", True),
    ("converts", "", False),
    ("tipoff", "", False),
    ("children_of_the_desert", "radau cr_rebel*14 active_cr, marth corp_base", True),
    ("children_of_the_desert", "radau cr_rebel*15, marth rd_base", True),
    ("children_of_the_desert", "radau cr_rebel*15, marth cr_base", False),
    ("children_of_the_desert", "radau cr_rebel*15, europa corp_base", False),
    ("children_of_the_desert", "radau cr_rebel*14, marth corp_base", False),
    ("church_assets", "europa cr_rebel, gandhi cr_base, sharma active_cr", True),
    ("church_assets", "europa cr_rebel, gandhi cr_base, marth active_cr", False),
    ("church_assets", "europa cr_rebel*2, gandhi rd_rebel, sharma active_cr", False),
)


@pytest.mark.parametrize(("card", "text", "truth"), STARS)
def test_which_assets_are_critical(card, text, truth):
    assert starred(mars(text).s, ASSET_IDS.index(card)) == truth
