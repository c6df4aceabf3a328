"""A refusal cites the rule of whatever refuses: the Operation, the Special Activity, the Event, the phase."""

import pytest

from rules.red_dust_rebellion.story import activity, at, event, legal, operation, play, table, who, why
from tharsis.games.red_dust_rebellion.board import MARS_MASK
from tharsis.games.red_dust_rebellion.orders import RALLY
from tharsis.games.red_dust_rebellion.pieces import CR, MG, RD
from tharsis.games.red_dust_rebellion.rules.assets import LoseAssets, Pay
from tharsis.games.red_dust_rebellion.rules.forces import (
    BY_ASSAULT,
    BY_ATTACK,
    BY_RAID,
    BY_SETUP_STORM,
    BY_STORM,
    Removal,
)
from tharsis.games.red_dust_rebellion.rules.operations import (
    ANYWHERE,
    FREE,
    LIMITED,
    SPECIAL,
    Operation,
)
from tharsis.games.red_dust_rebellion.rules.redeploy import Relocate
from tharsis.games.red_dust_rebellion.rules.sequence import MoveUp
from tharsis.games.red_dust_rebellion.rules.support import EVERY_SPACE, Pacify
from tharsis.games.red_dust_rebellion.rules.turn import Turn


def prompted(s):
    """The rule that the question itself names."""
    return s.view(s.actor()).prompt["rule"]


@pytest.mark.rule("RD 5.0")
@pytest.mark.parametrize(
    ("faction", "op", "space", "expected"),
    [
        ("mg", "train", "marth", ("train-space", "5.1")),
        ("corp", "logistics", "radau", ("no-basic-base", "5.2")),
        ("mg", "secure", "marth", ("labyrinths-only", "5.3")),
        ("mg", "recon", "europa", ("deserts-only", "5.4")),
        ("mg", "assault", "radau", ("no-own-forces", "5.5")),
        ("rd", "rally", "europa", ("at-support", "5.6")),
        ("cr", "rally", "europa", ("not-neutral", "5.6")),
        ("rd", "march", "phobos", ("mars-only", "5.7")),
        ("rd", "march", "new_cordoba", ("out-of-reach", "5.7")),
        ("cr", "travel", "radau", ("no-own-forces", "5.8")),
        ("rd", "attack", "radau", ("no-own-rebel", "5.9")),
        ("rd", "campaign", "tenzing", ("no-own-rebel", "5.10")),
        ("cr", "preach", "tenzing", ("no-own-rebel", "5.11")),
    ],
)
def test_a_space_is_refused_by_the_rule_of_its_operation(faction, op, space, expected):
    scene = table().put("europa", mg_troop=1).put("marth", corp_base=1, security=1, cr_rebel=1)
    scene.put("gandhi", rd_rebel=2, active_rd=1, cr_rebel=2, mg_troop=1).level(europa=1).hand("sympathizers")
    s = operation(scene, faction, op)
    assert (why(s, f"pick {space}"), prompted(s)) == (expected, expected[1])


@pytest.mark.rule("RD 5.3", "RD 5.4", "RD 5.7")
@pytest.mark.parametrize(
    ("faction", "op", "goal", "rule"),
    [("mg", "secure", "sharma", "5.3"), ("mg", "recon", "marth", "5.4"), ("rd", "march", "sharma", "5.7")],
)
def test_movement_is_refused_by_the_rule_of_its_operation(faction, op, goal, rule):
    unit = "mg_troop" if faction == "mg" else "rd_rebel"
    scene = table().put("gandhi", **{unit: 2}).put("shepard", **{unit: 3}).put("daedalia_planum", **{unit: 1})
    s = play(operation(scene, faction, op), f"pick {goal}")
    assert why(s, "move satellite gandhi") == ("not-yours", rule)
    assert why(s, f"move {unit} new_cordoba") == ("out-of-reach", rule)
    assert prompted(s) == rule
    play(s, next(move for move in legal(s) if move.startswith("move")))
    assert (why(s, "count 9"), prompted(s)) == (("number", rule), rule)


@pytest.mark.rule("RD 5.8")
def test_travel_answers_for_its_own_steps():
    s = operation(table().put("gandhi", cr_rebel=2).hand("sympathizers"), "cr", "travel")
    play(s, "pick gandhi")
    assert why(s, "pick europa") == ("not-adjacent", "5.8")
    assert why(play(s, "pick sharma"), "done") == ("must-move", "5.8")
    assert why(play(s, "move cr_rebel gandhi"), "count 9") == ("number", "5.8")


@pytest.mark.rule("RD 4.1", "RD 5.0", "RD 7.6")
def test_how_many_spaces_and_which_is_said_by_the_limited_operation_or_by_the_event():
    def rallying(**how):
        return table().put("gandhi", rd_rebel=1).put("sharma", rd_rebel=1).ask(Operation(RD, RALLY, **how))

    chosen = 1 << at("gandhi")
    s = rallying(limit=1, spaces=ANYWHERE, flags=LIMITED | SPECIAL, chosen=chosen)
    assert why(s, "pick sharma") == ("limited", "4.1")
    assert why(s, "pick gandhi") == ("chosen-already", "5.0")
    s = rallying(limit=1, spaces=ANYWHERE, flags=FREE | SPECIAL, chosen=chosen)
    assert why(s, "pick sharma") == ("limited", "7.6")
    s = rallying(limit=9, spaces=chosen, flags=FREE)
    assert why(s, "pick sharma") == ("other-space", "7.6")
    assert why(s, "done") == ("no-space-yet", "5.6")


@pytest.mark.rule("RD 6.0")
@pytest.mark.parametrize(
    ("faction", "special", "expected"),
    [
        ("mg", "entrench", ("no-control", "6.1")),
        ("corp", "public_relations", ("no-security", "6.4")),
        ("corp", "exploit", ("damaged", "6.5")),
        ("rd", "redistribute", ("no-hidden", "6.7")),
        ("rd", "coordinate", ("no-hidden", "6.8")),
        ("cr", "purify", ("no-hidden", "6.10")),
        ("cr", "ransack", ("no-hidden", "6.11")),
    ],
)
def test_a_space_is_refused_by_the_rule_of_its_special_activity(faction, special, expected):
    scene = table().put("tenzing", corp_base=1).damage(tenzing=1).means(displaced=2)
    scene.put("shenzhou", rd_rebel=2, mg_troop=1).put("gandhi", cr_rebel=2, security=1).damage(gandhi=1)
    scene.put("europa", mg_troop=3, security=1, corp_base=1, specops=1).damage(europa=1)
    scene.put("new_cordoba", corp_base=2)
    s = activity(scene, faction, special)
    space = "shenzhou" if special == "entrench" else "tenzing"
    assert (why(s, f"pick {space}"), prompted(s)) == (expected, expected[1])
    assert why(s, "pick phobos") == ("other-space", expected[1])
    assert why(s, "done") == ("no-space-yet", expected[1])


@pytest.mark.rule("RD 6.0", "RD 6.2", "RD 6.9", "RD 6.12")
def test_a_special_activity_that_cannot_be_added_answers_by_its_own_rule():
    s = operation(table().put("gandhi", rd_rebel=1, mg_troop=1).put("sharma", active_rd=1), "rd", "attack")
    assert why(s, "special ambush_rd") == ("ambush-a-space", "6.9")
    assert why(s, "special purify") == ("other-faction", "6.10")
    assert why(s, "ambush sharma") == ("no-hidden", "6.9")
    play(s, "ambush gandhi")
    assert (why(s, "dice 6 1"), prompted(s)) == (("low-die-first", "6.9"), "6.9")
    s = operation(table().put("gandhi", cr_rebel=1, mg_troop=1).hand("sympathizers"), "cr", "attack")
    assert why(s, "special ambush_cr") == ("ambush-a-space", "6.12")
    assert why(play(s, "ambush gandhi"), "dice 6 1") == ("low-die-first", "6.12")
    s = operation(table().put("europa", mg_troop=1), "mg", "secure")
    assert why(s, "special petition") == ("petition-after", "6.2")


@pytest.mark.rule("RD 3.2", "RD 4.2", "RD 5.5", "RD 5.9", "RD 6.6")
@pytest.mark.parametrize(
    ("faction", "manner", "rule"),
    [
        ("mg", BY_ASSAULT, "5.5"),
        ("rd", BY_ATTACK, "5.9"),
        ("corp", BY_RAID, "6.6"),
        ("cr", BY_STORM, "4.2"),
        ("cr", BY_SETUP_STORM, "3.2"),
    ],
)
def test_a_piece_is_spared_by_the_rule_that_removes(faction, manner, rule):
    scene = table().put("gandhi", active_rd=2, cr_rebel=1, active_cr=1, mg_troop=2, mg_base=1, rd_base=1)
    s = scene.ask(Removal(who(faction), manner, at("gandhi"), 1))
    assert prompted(s) == rule
    assert why(s, "remove security europa") == ("other-space", rule)
    assert why(s, "remove supply gandhi") == ("no-such-piece", rule)
    base = "rd_base" if faction == "mg" else "mg_base"
    spared = "units-only" if manner == BY_SETUP_STORM else "base-guarded"
    assert why(s, f"remove {base} gandhi") == (spared, rule)


@pytest.mark.rule("RD 1.7", "RD 4.3", "RD 5.1")
def test_pacify_in_train_and_in_the_support_phase_answers_by_its_own_rule():
    scene = table().put("europa", mg_troop=1).put("tenzing", rd_rebel=1).means(displaced=1)
    train = play(operation(scene, "mg", "train"), "done")
    scene = table().put("europa", mg_troop=1).put("tenzing", rd_rebel=1).means(displaced=1)
    phase = scene.ask(Pacify(MG, MARS_MASK, EVERY_SPACE))
    assert (prompted(train), prompted(phase)) == ("5.1", "4.3")
    assert why(train, "shift tenzing") == ("other-space", "5.1")
    assert why(phase, "shift tenzing") == ("no-control", "4.3")
    assert why(train, "repair europa") == why(phase, "repair europa") == ("not-damaged", "1.7")
    scene = table().put("europa", mg_troop=1).damage(europa=1).put("tenzing", mg_troop=1)
    s = scene.means(mg=2, displaced=1).ask(Pacify(MG, MARS_MASK, EVERY_SPACE))
    assert why(s, "repair europa") == ("too-poor", "1.7")
    assert why(s, "shift europa") == ("too-poor", "4.3")


@pytest.mark.rule("RD 5.3", "RD 5.4", "RD 6.8")
def test_house_or_repair_names_the_rule_that_allows_it():
    s = operation(table().put("europa", mg_troop=1).means(displaced=1), "mg", "secure")
    play(s, "pick europa", "done", "done")
    assert (why(s, "house tenzing"), prompted(s)) == (("other-space", "5.3"), "5.3")
    assert why(s, "repair europa") == ("not-damaged", "1.7")
    s = operation(table().put("marth", mg_troop=1).means(displaced=1), "mg", "recon")
    play(s, "pick marth", "done", "done")
    assert (why(s, "house europa"), prompted(s)) == (("other-space", "5.4"), "5.4")
    s = activity(table().put("gandhi", rd_rebel=1).means(displaced=1), "rd", "coordinate")
    play(s, "pick gandhi")
    assert (why(s, "house europa"), prompted(s)) == (("other-space", "6.8"), "6.8")


@pytest.mark.rule("RD 1.6", "RD 4.0", "RD 5.0", "RD 6.4", "RD 7.7")
def test_a_card_that_is_not_held_is_refused_by_what_asks_for_it():
    def asked(step):
        return table().hand("sympathizers").ask(step)

    assert why(asked(MoveUp(CR, 0, 0, 1)), "discard re_engineering") == ("not-held", "4.0")
    assert why(asked(Pay(CR, 1, RALLY, False)), "pay re_engineering") == ("not-held", "5.0")
    assert why(asked(LoseAssets(CR, 1)), "discard re_engineering") == ("not-held", "6.4")
    turn = asked(Turn(CR))
    assert why(turn, "asset re_engineering") == ("not-held", "7.7")
    assert why(turn, "op train") == ("other-faction", "5.1")
    assert why(turn, "op preach") == ("no-space", "5.11")


@pytest.mark.rule("RD 4.3", "RD 6.3")
def test_redeploying_and_transport_ask_alike_and_answer_each_by_its_own_rule():
    scene = table().put("marth", mg_troop=2).put("europa", mg_base=1).put("radau", mg_base=1)
    s = scene.ask(Relocate(MG, MG))
    play(s, "move mg_troop marth")
    assert (why(s, "pick tenzing"), prompted(s)) == (("no-goal", "4.3"), "4.3")
    assert why(play(s, "pick europa"), "count 9") == ("number", "4.3")
    scene = table().put("marth", mg_troop=2).put("europa", mg_base=1).put("radau", mg_base=1)
    s = play(activity(scene, "mg", "transport"), "move mg_troop marth")
    assert (why(s, "done"), prompted(s)) == (("must-move", "6.3"), "6.3")
    assert why(play(s, "pick europa"), "count 9") == ("number", "6.3")


@pytest.mark.rule("RD 1.6")
def test_a_transfer_beyond_ones_means_is_refused_by_the_rule_of_trading():
    s = operation(table(transfers=True).means(rd=0).put("europa", mg_troop=1), "mg", "train")
    s.acting = MG
    play(s, "deal")
    assert why(s, "request rd") == ("too-poor", "1.6")


@pytest.mark.rule("RD 7.2", "RD 7.4")
def test_an_event_answers_by_the_rules_of_events():
    s = event(table().put("marth", corp_base=1), "mg", "the_automation_rebellion")
    assert why(s, "pick earth") == ("mars-only", "7.4")
    assert why(s, "pick europa") == ("deserts-only", "7.4")
    s = event(table(), "mg", "usss_challenger")
    assert why(s, "place mg_troop europa") == ("other-piece", "7.2")
    assert why(s, "place eg_troop marth") == ("labyrinths-only", "7.2")
