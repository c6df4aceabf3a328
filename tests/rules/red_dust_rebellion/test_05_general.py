"""Operations in general (5.0): how many spaces, what is owed, when one may stop; and that what a question
offers is exactly what it does not refuse."""

import pytest

from rules.red_dust_rebellion.ledger import changed, told
from rules.red_dust_rebellion.story import (
    activity,
    at,
    event,
    legal,
    operation,
    play,
    table,
    wanted,
    why,
)
from tharsis.games.red_dust_rebellion.orders import ATTACK, CAMPAIGN, MARCH, RALLY, RECON, SECURE, TRAVEL
from tharsis.games.red_dust_rebellion.pieces import CR, MG, RD
from tharsis.games.red_dust_rebellion.rules.dust_storm import RedeployPhase
from tharsis.games.red_dust_rebellion.rules.operations import (
    ALL_SPACES,
    AMBUSH_ANYWAY,
    ANY_NUMBER,
    ANYWHERE,
    FREE,
    MUST_AMBUSH,
    OFFER,
    SPECIAL,
    BeginOperation,
    Moved,
    means,
)
from tharsis.games.red_dust_rebellion.rules.support_phase import SupportPhase
from tharsis.games.red_dust_rebellion.rules.turn import Turn


def rally(scene, limit=ANY_NUMBER, spaces=ANYWHERE, flags=0):
    return scene.ask(BeginOperation(RD, RALLY, limit, spaces, flags))


def three(**means_):
    """Rebels in three Labyrinths and nobody else."""
    scene = table().means(**means_)
    for space in ("gandhi", "sharma", "europa"):
        scene.put(space, rd_rebel=1)
    return scene


THREE = 1 << at("gandhi") | 1 << at("sharma") | 1 << at("europa")


@pytest.mark.rule("RD 5.0")
@pytest.mark.parametrize(
    ("rd", "limit", "flags", "expected"),
    [
        (30, ANY_NUMBER, 0, (0, 1, 3)),
        (2, ANY_NUMBER, 0, (0, 1, 2)),
        (1, ANY_NUMBER, 0, (0, 1, 1)),
        (30, 2, 0, (0, 1, 2)),
        (30, 1, 0, (0, 1, 1)),
        (0, ANY_NUMBER, FREE, (0, 1, 3)),
        (0, 2, FREE | OFFER, (0, 0, 2)),
        (0, ANY_NUMBER, FREE | ALL_SPACES, (0, 3, 3)),
    ],
)
def test_how_many_spaces_an_operation_takes(rd, limit, flags, expected):
    s = rally(three(rd=rd), limit, THREE, flags)
    assert wanted(s) == expected
    assert ("done" in legal(s)) == (expected[1] == 0)
    if expected[1]:
        assert why(s, "done")[0] == ("more-spaces" if flags & ALL_SPACES else "no-space-yet")


@pytest.mark.rule("RD 5.0")
def test_nothing_begins_that_cannot_be_paid_or_finds_no_space():
    assert rally(three(rd=0)).asking is None
    assert rally(three(rd=0), flags=FREE).asking is not None
    assert rally(three(rd=9), spaces=1 << at("wilderness")).asking is None


@pytest.mark.rule("RD 5.0")
def test_every_space_that_can_be_chosen_must_be_where_a_card_says_so():
    s = rally(three(), ANY_NUMBER, THREE, FREE | ALL_SPACES)
    play(s, "pick gandhi")
    assert why(s, "done")[0] == "more-spaces"
    assert "done" not in legal(s)
    play(s, "pick sharma", "pick europa")
    assert s.asking is None or "pick" not in legal(s)[0]


@pytest.mark.rule("RD 5.0")
def test_a_free_operation_ends_by_itself_when_no_space_is_left():
    s = rally(three(rd=0), ANY_NUMBER, THREE, FREE)
    play(s, "pick gandhi", "pick sharma", "pick europa")
    assert (s.asking, s.resources[RD], s.owed) == (None, 0, 0)


@pytest.mark.rule("RD 5.0", "RD 6.0")
def test_a_last_space_does_not_end_an_operation_that_a_special_activity_may_follow():
    s = rally(three(), 1, THREE, SPECIAL)
    play(s, "pick gandhi")
    assert "special redistribute" in legal(s)
    assert why(s, "pick sharma")[0] == "limited"
    assert legal(s) == ["special redistribute", "special coordinate", "done"]
    s = rally(three(), 1, THREE, 0)
    assert play(s, "pick gandhi").asking is None


@pytest.mark.rule("RD 5.0")
def test_an_offer_that_is_declined_has_no_other_effect():
    scene = three(rd=5).put("radau", rd_base=1)
    s = rally(scene, 2, THREE, FREE | OFFER)
    assert changed(s, "done") == {}
    assert s.asking is None  # nobody digs in after no Rally


@pytest.mark.rule("RD 5.0")
def test_an_operation_is_told_space_by_space_and_paid_at_the_end():
    s = rally(three(rd=5))
    lines = told(s, "pick gandhi", "pick sharma")
    assert [x for x in lines if x.startswith("operation")] == [
        "operation rd rally gandhi",
        "operation rd rally sharma",
    ]
    assert (s.resources[RD], s.owed, s.owed_op) == (5, 2, RALLY)
    assert told(s, "done") == ["pay rd 2"]
    assert (s.resources[RD], s.owed) == (3, 0)


@pytest.mark.rule("RD 5.0")
@pytest.mark.parametrize("op", [SECURE, RECON, MARCH, ATTACK, TRAVEL])
def test_what_an_operation_counts_begins_at_nothing(op):
    by = MG if op in (SECURE, RECON) else CR if op == TRAVEL else RD
    scene = (
        table()
        .hand("tipoff", "loyalty", "converts")
        .put("europa", mg_troop=2, rd_rebel=1, cr_rebel=1)
        .put("marth", rd_rebel=1)
    )
    s = scene.s
    s.activated = s.rebels_lost = s.coin_lost = s.bereaved = s.ambushed = s.bases_felled = s.owed = 7
    s.arrived, s.frozen = [1, 2], [0, 0, 0, 0]
    scene.ask(BeginOperation(by, op, ANY_NUMBER, ANYWHERE, 0))
    counters = (s.activated, s.rebels_lost, s.coin_lost, s.bereaved, s.ambushed, s.bases_felled, s.owed)
    assert counters == (0,) * 7
    assert (s.arrived, s.owed_op, s.frozen) == ([], op, s.control_masks())
    assert s.control_waits == (op in (SECURE, MARCH))


@pytest.mark.rule("RD 5.3", "RD 5.7")
def test_control_no_longer_waits_when_the_operation_is_complete():
    s = operation(table().put("europa", mg_troop=2).put("tenzing", rd_rebel=1), "mg", "secure", special=False)
    play(s, "pick tenzing", "move mg_troop europa", "count 2")
    assert s.control_waits
    play(s, "done")
    assert not s.control_waits


@pytest.mark.rule("RD 1.9")
def test_other_operations_count_control_from_space_to_space():
    s = operation(
        table().put("europa", mg_troop=1, active_rd=1).put("gandhi", mg_troop=1, active_rd=1), "mg", "assault"
    )
    play(s, "pick europa")
    before = s.frozen[0]
    play(s, "pick gandhi")
    assert s.frozen[0] != before
    assert s.frozen[0] >> at("europa") & 1


@pytest.mark.rule("RD 5.0", "RD 1.5")
@pytest.mark.parametrize(
    ("faction", "flags", "found"),
    [(MG, 0, 30), (RD, 0, 30), (CR, 0, 7), (CR, 4, 4), (1, 0, 1000), (MG, FREE, 1000), (CR, FREE, 1000)],
)
def test_what_a_faction_can_pay_with(faction, flags, found):
    assert means(table().hand("tipoff", "converts").s, faction, CAMPAIGN, flags) == found


@pytest.mark.rule("RD 5.0", "RD 7.6")
@pytest.mark.card("RD general_strike")
@pytest.mark.parametrize(
    ("level_", "campaign", "owed"), [(1, True, 3), (0, True, 4), (-1, True, 4), (0, False, 3)]
)
def test_the_general_strike_costs_marsgov_one_more_without_support(level_, campaign, owed):
    scene = table().campaign(*(["general_strike"] if campaign else [])).put("europa", mg_troop=1, active_rd=1)
    s = play(operation(scene.level(europa=level_), "mg", "assault", special=False), "pick europa")
    assert s.owed == owed
    scene = table().campaign("general_strike").put("europa", rd_rebel=1, mg_troop=1)
    s = play(operation(scene, "rd", "campaign", special=False), "pick europa")
    assert s.owed == 1


@pytest.mark.rule("RD 7.6", "RD 6.9")
def test_an_event_that_grants_ambushes_allows_no_other_attack():
    scene = table().put("gandhi", rd_rebel=1, mg_troop=1).put("sharma", active_rd=1, mg_troop=1)
    s = scene.ask(BeginOperation(RD, ATTACK, 2, ANYWHERE, FREE | MUST_AMBUSH))
    assert legal(s) == ["ambush gandhi"]
    assert why(s, "pick gandhi") == ("must-ambush", "7.6")
    assert why(s, "ambush sharma")[0] == "no-hidden"
    scene = table().put("gandhi", rd_rebel=1, mg_troop=1).put("sharma", active_rd=1, mg_troop=1)
    s = scene.ask(BeginOperation(RD, ATTACK, 2, ANYWHERE, FREE | MUST_AMBUSH | AMBUSH_ANYWAY))
    assert legal(s) == ["ambush gandhi", "ambush sharma"]
    play(s, "ambush sharma")
    assert legal(s)[0] == "dice 1 1"


@pytest.mark.rule("RD 7.6", "RD 6.9")
def test_where_no_ambush_is_possible_one_may_only_stop():
    scene = table().put("sharma", active_rd=1, mg_troop=1)
    s = scene.ask(BeginOperation(RD, ATTACK, 2, ANYWHERE, FREE | MUST_AMBUSH))
    assert legal(s) == ["done"]
    assert play(s, "done").asking is None


@pytest.mark.rule("RD 5.5", "RD 6.9", "RD 6.12")
@pytest.mark.parametrize(
    ("faction", "op", "rule"),
    [("mg", "assault", "5.5"), ("rd", "attack", "6.9"), ("cr", "attack", "6.12"), ("rd", "rally", "6.9")],
)
def test_who_refuses_an_ambush(faction, op, rule):
    scene = table().put("sharma", active_rd=1, active_cr=1, mg_troop=1).hand("tipoff")
    s = operation(scene, faction, op)
    assert why(s, "ambush sharma") == ("no-hidden" if op == "attack" else "not-now", rule)


@pytest.mark.rule("RD 6.9")
def test_a_first_ambush_is_the_special_activity_and_a_second_may_follow_later():
    scene = table()
    for space in ("gandhi", "sharma", "europa"):
        scene.put(space, rd_rebel=2, mg_troop=9)
    s = operation(scene.dice(6, 6), "rd", "attack")
    play(s, "ambush gandhi", "dice 5 6")
    assert s.special_used
    assert why(s, "special redistribute")[0] == "special-used"
    play(s, "pick sharma")
    assert "ambush europa" in legal(s)
    play(s, "ambush europa", "dice 5 6", "done")
    assert (s.asking, s.resources[RD]) == (None, 27)


@pytest.mark.rule("RD 4.0", "RD 5.4", "RD 5.7")
@pytest.mark.parametrize(
    ("op", "faction", "barred"),
    [("recon", MG, True), ("march", RD, True), ("secure", MG, False), ("rally", RD, False)],
)
def test_what_the_haboob_bars(op, faction, barred):
    scene = (
        table()
        .put("europa", mg_troop=2, rd_rebel=2)
        .put("gandhi", rd_rebel=1)
        .card("tenzing", "dust_storm_2")
    )
    s = scene.ask(Turn(faction))
    assert (f"op {op}" not in legal(s)) == barred
    if barred:
        assert why(s, f"op {op}") == ("haboob", "4.0")


@pytest.mark.rule("RD 6.0")
def test_movers_before_a_special_activity_are_movers_after_it():
    s = table().ask(Moved((3, 1)))
    assert s.arrived == [3, 1]


# -- what is offered is what is not refused -------------------------------------------------------


def crowd():
    scene = table().confidence(6).means(displaced=5).hand("tipoff", "loyalty", "water_reserves")
    for space in ("europa", "tenzing", "marth", "hellas_chaos"):
        scene.put(space, mg_troop=2, security=2, specops=1, eg_troop=1)
    for space in ("gandhi", "sharma", "radau", "alpheus_colles", "shepard"):
        scene.put(space, rd_rebel=2, active_rd=1)
    for space in ("trouvelot", "new_cordoba", "wilderness", "rutherford"):
        scene.put(space, cr_rebel=2, active_cr=1)
    scene.put("marth", corp_base=1).put("gandhi", rd_base=1, mg_troop=1).put("wilderness", cr_base=2)
    scene.put("trouvelot", conversion=1, security=1).put("europa", mg_base=1).put(
        "phobos", eg_troop=2, mg_troop=1
    )
    scene.put("transit", eg_troop=1, security=1, specops=1).put("earth", eg_troop=1, security=1, supply=2)
    scene.put("orbit", satellite=2).put("tenzing", rd_rebel=1, cr_rebel=1).level(
        europa=1, gandhi=-2, tenzing=2
    )
    return scene.damage(rutherford=1, sharma=1).storm(radau=2, shepard=2, marth=1).card("tenzing", "shenzhou")


POSITIONS = {
    **{
        f"{faction} {op}": (lambda faction=faction, op=op: operation(crowd(), faction, op))
        for faction, ops in (
            ("mg", "train secure recon assault"),
            ("corp", "logistics secure recon assault"),
            ("rd", "rally march attack campaign"),
            ("cr", "rally travel attack preach"),
        )
        for op in ops.split()
    },
    **{
        f"{faction} {name}": (lambda faction=faction, name=name: activity(crowd(), faction, name))
        for faction, names in (
            ("mg", "entrench transport"),
            ("corp", "public_relations exploit raid"),
            ("rd", "redistribute coordinate"),
            ("cr", "purify ransack"),
        )
        for name in names.split()
    },
    "turn": lambda: crowd().ask(Turn(CR)),
    "support": lambda: crowd().ask(SupportPhase()),
    "redeploy": lambda: crowd().ask(RedeployPhase()),
    "event": lambda: event(crowd(), "mg", "tenzing"),
}


@pytest.mark.rule("RD 5.0")
@pytest.mark.parametrize("name", list(POSITIONS))
def test_what_is_offered_is_what_is_not_refused(name):
    s = POSITIONS[name]()
    for _ in range(3):
        if s.asking is None:
            return
        seat = s.actor()
        free = {action for action in range(s.aside_base) if s.why_not(seat, action) is None}
        offered = s.legal(seat)
        assert set(offered) == free
        assert len(offered) == len(free)
        s.apply(seat, offered[0])
