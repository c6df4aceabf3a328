"""8.5.3, 8.5.4: the 48 sides of the Curiosity cards as printed, drawn and read; Activation rolls."""

import pytest

from rules.red_dust_rebellion.nonplayers import leave, mars, mask, run, unused
from rules.red_dust_rebellion.story import at, who
from tharsis.games.red_dust_rebellion.actions import (
    ATTACK_DIE,
    LOG_NP_CARD,
    LOG_NP_CHECK,
    LOG_NP_RESCUE,
    LOG_NP_ROLL,
    LOG_OPERATION,
    LOG_SPECIAL,
    NP_CARD_DRAW,
    NP_DIE,
)
from tharsis.games.red_dust_rebellion.codes import OP_AND_SPECIAL, OP_ONLY
from tharsis.games.red_dust_rebellion.curiosity import (
    ACTIVITY_IDS,
    BLOCK_IDS,
    CONDITION_IDS,
    SIDE_IDS,
)
from tharsis.games.red_dust_rebellion.orders import (
    ASSAULT,
    ATTACK,
    LOGISTICS,
    NO_OP,
    OPERATION_IDS,
    SPECIAL_IDS,
    TRAIN,
)
from tharsis.games.red_dust_rebellion.pieces import CORP, CR, MG, RD
from tharsis.games.red_dust_rebellion.rules.nonplayer import cards
from tharsis.games.red_dust_rebellion.rules.nonplayer.blocks import OPERATION_OF
from tharsis.games.red_dust_rebellion.rules.nonplayer.cards import (
    ACTIVATION,
    BOXES,
    Block,
    Card,
    Curiosity,
    cards_of,
    next_card,
    operation_drawn,
    seek,
)
from tharsis.games.red_dust_rebellion.rules.operations import begin_counters

pytestmark = pytest.mark.rule("RD 8.5.3")

#: Side, Activation Number, boxes: a question with what follows a no, a choice of two Operations, an
#: Operation, Special Activities in their order, some of them with a condition; "or" only if none was done.
PRINTED = """
A 3: displaced_any? draw; 2d6_le_available_mg_troops? flip; mg_train; +mg_entrench +mg_transport
AA 4: labyrinth_support_with_hidden_rebels ? mg_secure : mg_recon; +mg_petition_supply +mg_entrench +mg_transport
B 3: labyrinth_support_with_rebel? draw; 2d6_le_available_mg_troops? flip; mg_train; +mg_entrench +mg_transport
BB 4: assault_base_or_at_support ? mg_assault : mg_secure; +mg_petition_eg/eg_minus +mg_petition_supply +mg_entrench/secure_was_performed +mg_transport
C 3: desert_support_with_rebel? draw; 2d6_le_available_mg_troops? flip; mg_train; +mg_entrench +mg_transport
CC 4: assault_base_or_at_support ? mg_assault : mg_recon; +mg_petition_eg/eg_minus +mg_petition_supply +mg_entrench/recon_was_performed +mg_transport
D 3: space_without_coin_control? draw; assault_base_or_3_or_at_support? flip; mg_assault; +mg_petition_eg/eg_minus +mg_transport
DD 4: labyrinth_no_coin_control_reachable_mg ? mg_secure : mg_recon; +mg_petition_supply +mg_entrench +mg_transport
E 3: coin_control_not_active_support? draw; 1d6_le_available_mg_troops? flip; mg_train; +mg_entrench +mg_transport
EE 4: labyrinth_support_with_hidden_rebels ? mg_secure : mg_recon; +mg_petition_supply +mg_entrench +mg_transport
F 3: eg_minus? draw; assault_base_or_3_or_at_support? flip; mg_assault; +mg_petition_eg +mg_transport
FF 4: labyrinth_no_coin_control_reachable_mg ? mg_secure : mg_recon; +mg_petition_supply +mg_entrench +mg_transport
G 0: basic_corp_base_in_desert? draw; assault_base? flip; corp_assault; +corp_exploit +corp_raid
GG 0: +corp_public_relations +corp_exploit; corp_logistics
H 0: two_exploit_spaces? draw; assault_base_or_2? flip; corp_assault; +corp_exploit +corp_raid
HH 0: +corp_exploit +corp_public_relations; corp_logistics
J 0: displaced_any? draw; coin_control_security_damage_and_sa? flip; +corp_public_relations; corp_logistics
JJ 0: labyrinth_no_coin_control_reachable_corp ? corp_secure : corp_recon; +corp_public_relations +corp_raid
K 0: available_corp_base? draw; assault_base_or_2? flip; corp_assault; +corp_exploit +corp_raid
KK 0: desert_no_corp_base_reachable_corp ? corp_recon : corp_secure; +corp_public_relations +corp_raid
L 0: 2d6_le_available_security? draw; assault_base_or_2? flip; corp_assault; +corp_exploit +corp_raid
LL 0: +corp_exploit +corp_public_relations; corp_logistics
M 0: eg_confidence_above_4? draw; basic_corp_base_in_desert? flip; +corp_public_relations +corp_exploit; corp_logistics
MM 0: desert_no_corp_base_reachable_corp ? corp_recon : corp_secure; +corp_public_relations +corp_raid
N 2: displaced_any? draw; 2d6_le_available_rd_forces? flip; rd_rally; +rd_coordinate +rd_redistribute
NN 3: rd_march; +rd_coordinate +rd_redistribute
P 2: 1d6_le_available_rd_bases? draw; 2d6_le_available_rd_forces? flip; rd_rally; +rd_coordinate +rd_redistribute
PP 3: rd_march; +rd_coordinate +rd_redistribute
Q 3: rd_15_rebels_on_map? draw; rd_3_rebels_at_enemy_base? flip; +rd_ambush; rd_attack; or +rd_redistribute
QQ 3: rd_rebels_in_2_populated_not_active_opposition ? rd_campaign : rd_march; +rd_coordinate +rd_redistribute
R 2: rd_3_rebels_in_a_space? draw; rd_3_rebels_base_possible? flip; rd_rally; +rd_coordinate +rd_redistribute
RR 3: rd_3_rebels_with_enemy_forces ? rd_attack : rd_march; +rd_coordinate +rd_redistribute
S 3: rd_rebels_in_2_populated_not_active_opposition? draw; rd_hidden_at_vulnerable_base_and_sa? flip; +rd_ambush; rd_attack
SS 3: rd_campaign; +rd_coordinate +rd_redistribute
T 2: 2d6_le_available_rd_forces? draw; rd_rebel_in_2pop_not_active_opposition? flip; rd_campaign; +rd_coordinate +rd_redistribute
TT 2: rd_rally; +rd_coordinate +rd_redistribute
U 3: available_cr_base? draw; 2d6_le_available_cr_forces? flip; cr_rally; +cr_purify +cr_ransack
UU 3: +cr_ransack/asset_total_below_3; cr_rebel_at_support_opposition_or_population ? cr_preach : cr_travel; or +cr_purify +cr_ransack
V 3: 2d6_le_available_cr_forces? draw; cr_hidden_at_vulnerable_or_uncontrolled_and_sa? flip; +cr_ambush; cr_attack
VV 3: cr_rally; +cr_purify +cr_ransack
W 3: cr_base_without_hidden_rebel? draw; 1d6_le_available_cr_rebels? flip; cr_rally; +cr_purify +cr_ransack
WW 3: cr_3_rebels_at_enemy_base_or_uncontrolled ? cr_ambush_then_attack : cr_travel; or +cr_purify +cr_ransack
X 3: cr_rebel_not_neutral? draw; cr_hidden_at_vulnerable_or_uncontrolled_and_sa? flip; +cr_ambush; cr_attack
XX 3: cr_preach; +cr_purify +cr_ransack
Y 3: cr_10_rebels_on_map? draw; cr_hidden_at_vulnerable_or_uncontrolled_and_sa? flip; +cr_ambush; cr_attack
YY 3: cr_rebel_at_support_opposition_or_population ? cr_preach : cr_travel; +cr_purify +cr_ransack
Z 3: cr_3_rebels_in_a_space? draw; cr_3_rebels_at_enemy_base_or_uncontrolled? flip; +cr_purify +cr_ambush +cr_ransack; cr_attack
ZZ 3: 2d6_le_available_cr_forces ? cr_rally : cr_travel; +cr_purify +cr_ransack
"""  # noqa: E501


def read(box):
    """A box as the rules have it, in the words of this table."""
    kind = box[0]
    if kind == cards.CHECK:
        return f"{CONDITION_IDS[box[1]]}? {'flip' if box[2] == cards.FLIP else 'draw'}"
    if kind == cards.BRANCH:
        return f"{CONDITION_IDS[box[1]]} ? {BLOCK_IDS[box[2]]} : {BLOCK_IDS[box[3]]}"
    if kind == cards.DO:
        return BLOCK_IDS[box[1]]
    words = [
        f"+{ACTIVITY_IDS[code]}" + (f"/{CONDITION_IDS[condition]}" if condition >= 0 else "")
        for code, condition in zip(box[1::2], box[2::2], strict=True)
    ]
    return ("or " if kind == cards.ELSE else "") + " ".join(words)


def test_the_cards_are_read_as_they_are_printed():
    found = [
        f"{side} {ACTIVATION[n]}: " + "; ".join(read(box) for box in BOXES[n])
        for n, side in enumerate(SIDE_IDS)
    ]
    assert found == PRINTED.strip().splitlines()
    assert len({cards.CHECK, cards.BRANCH, cards.DO, cards.ADD, cards.ELSE}) == 5
    operations = [OPERATION_IDS[op] for op in OPERATION_OF]
    assert operations == [name.split("_")[-1] for name in BLOCK_IDS]


# -- the deck ----------------------------------------------------------------------------------------------


def deck(scene, sides, unknown=""):
    """Cards in the order in which they lie, and some of unknown order above them."""
    scene.s.known_tail = [SIDE_IDS.index(side) // 2 for side in sides.split()]
    scene.s.curiosity = [SIDE_IDS.index(side) // 2 for side in unknown.split()]
    return scene


def lying(s):
    return " ".join(SIDE_IDS[2 * card] for card in s.known_tail)


def test_cards_go_under_the_deck_until_one_of_the_faction_lies_on_top():
    s = deck(mars(), "A G N U B").s
    assert SIDE_IDS[2 * next_card(s, CR)] == "U"
    assert lying(s) == "B A G N U"
    assert SIDE_IDS[2 * next_card(s, MG)] == "B"
    assert SIDE_IDS[2 * next_card(s, MG)] == "A"
    assert lying(s) == "G N U B A"
    assert [cards_of(s, by) for by in (MG, CORP, RD, CR)] == [2, 1, 1, 1]
    assert cards_of(deck(mars(), "A B", "C G").s, MG) == 3


def test_cards_of_unknown_order_come_first_and_the_top_one_goes_under_unread():
    scene = deck(mars(), "", "A B G")
    scene.script_chance(NP_CARD_DRAW, 1, 0, 6)
    assert SIDE_IDS[2 * next_card(scene.s, MG)] == "A"
    assert (lying(scene.s), scene.s.curiosity) == ("B A", [6])
    assert SIDE_IDS[2 * next_card(scene.s, CORP)] == "G"
    assert (lying(scene.s), scene.s.curiosity) == ("B A G", [])


def told(s):
    """Cards and checks in order: a side, or a condition with its answer."""
    found = []
    for entry in s.entries():
        if entry.key == LOG_NP_CARD:
            found.append(SIDE_IDS[entry.args[1]])
        elif entry.key == LOG_NP_CHECK:
            found.append(f"{CONDITION_IDS[entry.args[0]]}={entry.args[1]}")
        elif entry.key == LOG_OPERATION:
            found.append(f"{OPERATION_IDS[entry.args[1]]}")
        elif entry.key == LOG_SPECIAL:
            found.append(f"+{SPECIAL_IDS[entry.args[1]]}")
    return found


@pytest.mark.rule("RD 8.5.5")
def test_a_card_is_sought_that_has_the_operation_on_either_side():
    for sides, by, op, ambush, last in (
        ("A D B", MG, ASSAULT, False, "D"),
        ("A B D", MG, ASSAULT, False, "B"),
        ("D B A", MG, TRAIN, False, "B"),
        ("K G", CORP, LOGISTICS, False, "G"),
        ("N T S", RD, ATTACK, True, "S"),
        ("N R S", RD, ATTACK, False, "R"),
        ("U W V", CR, ATTACK, True, "W"),
        ("U Z", CR, ATTACK, True, "Z"),
        ("U X", CR, ATTACK, True, "X"),
        ("U A Y", CR, TRAIN, False, "Y"),
    ):
        s = deck(mars(), sides).s
        seek(s, by, op, ambush)
        assert lying(s).split()[-1] == last
        assert told(s)[-1] == last


# -- reading a card ----------------------------------------------------------------------------------------

WITH_SPECIAL, ALONE, LIMITED = 0, 1, 2


def turn(scene, sides, mode=WITH_SPECIAL, others=""):
    """What is told of a turn that begins with drawing the first of these cards."""
    by = SIDE_IDS.index(sides.split()[0]) // 12
    s = deck(scene, sides).s
    begin_counters(s, NO_OP)
    s.special_used = False
    s.act(by)
    run(scene, Curiosity(by, mode))
    return told(s)


def test_a_no_draws_the_next_card_or_turns_this_one():
    assert turn(mars("europa mg_troop*3").np_dice(1), "A B C E", ALONE) == [
        "A", "displaced_any=0",
        "B", "labyrinth_support_with_rebel=0",
        "C", "desert_support_with_rebel=0",
        "E", "coin_control_not_active_support=1", "1d6_le_available_mg_troops=1", "train",
    ]  # fmt: skip
    scene = mars("marth mg_troop*9 rd_rebel, supply_total 0").np_dice(1)
    assert turn(scene, "D", ALONE) == [
        "D", "space_without_coin_control=1", "assault_base_or_3_or_at_support=0",
        "DD", "labyrinth_no_coin_control_reachable_mg=1", "secure",
    ]  # fmt: skip


def test_the_search_ends_when_every_card_was_looked_at_once():
    scene = mars("europa mg_troop*3")
    assert turn(scene, "A B A") == [
        "A",
        "displaced_any=0",
        "B",
        "labyrinth_support_with_rebel=0",
        "A",
        "displaced_any=0",
    ]
    assert scene.s.acted == 0
    assert turn(mars(), "AA G")[:1] == ["A"]


def test_an_operation_that_is_impossible_draws_the_next_card():
    """Card NN Marches; with nobody to move, Red Dust draws card T."""
    scene = leave(mars("europa -2 rd_rebel, displaced 1").np_dice(6, 6, 1, 1), rd_rebel=0, rd_base=1)
    found = turn(scene, "N T")
    assert found[:6] == [
        "N",
        "displaced_any=1",
        "2d6_le_available_rd_forces=0",
        "NN",
        "T",
        "2d6_le_available_rd_forces=0",
    ]


@pytest.mark.rule("RD 8.5.2")
@pytest.mark.parametrize(
    ("mode", "special", "did"),
    [(WITH_SPECIAL, True, OP_AND_SPECIAL), (ALONE, False, OP_ONLY), (LIMITED, False, OP_ONLY)],
)
def test_a_special_activity_only_with_the_operation_that_allows_it(mode, special, did):
    scene = mars("europa +1 mg_troop*3, displaced 1").np_dice(1, 1, 1)
    found = turn(scene, "A", mode)
    assert (
        found == ["A", "displaced_any=1", "2d6_le_available_mg_troops=1", "train"] + ["+entrench"] * special
    )
    assert (scene.s.first_did, scene.s.acted) == (did, 1 << MG)


def test_of_the_special_activities_the_first_that_has_an_effect_is_performed():
    scene = mars("europa -2 mg_troop*9, phobos mg_troop*3, displaced 1, supply_total 0").np_dice(1, 1, 1)
    assert turn(scene, "A")[-2:] == ["train", "+transport"]
    scene = mars("europa -2 mg_troop*9, displaced 1, supply_total 0").np_dice(1, 1, 1)
    assert turn(scene, "A")[-1] == "train"
    assert scene.s.first_did == OP_ONLY


#: The backs of B and C: the position, the Confidence marker, and what is told after the branch.
CONDITIONAL = (
    ("B", "europa +1 mg_troop*4 active_rd", "", "assault eg_minus=1 +petition"),
    ("B", "europa +1 mg_troop*4 active_rd", "plus", "assault eg_minus=0 secure_was_performed=0"),
    ("B", "europa +1 mg_troop*4 rd_rebel", "plus", "secure eg_minus=0 secure_was_performed=1 +entrench"),
    ("C", "marth +1 mg_troop*4 rd_rebel", "plus", "recon eg_minus=0 recon_was_performed=1 +entrench"),
    ("C", "marth +1 mg_troop*4 active_rd", "plus", "assault eg_minus=0 recon_was_performed=0"),
)


@pytest.mark.parametrize(("card", "text", "plus", "end"), CONDITIONAL)
def test_a_condition_of_a_special_activity(card, text, plus, end):
    scene = leave(mars(f"{text}, confidence 3 {plus}, supply_total 0").np_dice(6, 6, 1, 1), mg_troop=11)
    assert turn(scene, card)[-len(end.split()) :] == end.split()


@pytest.mark.rule("RD 8.7")
def test_a_special_activity_above_the_operation_comes_first():
    scene = mars("marth damage security*2, europa corp_base, displaced 1")
    assert turn(scene, "J")[-1] == "+public_relations"
    assert (scene.s.profits, scene.s.first_did) == (11, OP_AND_SPECIAL)
    assert unused(scene, NP_DIE) == 0


@pytest.mark.rule("RD 6.9")
def test_a_special_activity_above_an_impossible_operation_is_not_performed():
    """Card UU would Ransack before it Travels; but nobody may leave, so the next card is drawn."""
    scene = mars("wilderness cr_rebel, asset_total 0").damage(marth=1)
    scene.put("marth", cr_rebel=1)
    for by in (CR,):
        assert run(scene, Card(by, WITH_SPECIAL, 6, SIDE_IDS.index("UU"), 0, NO_OP)) == {}
    assert not scene.s.special_used


def test_only_if_none_was_performed_another_special_activity_follows():
    """Card UU: Ransack with fewer than three cards, then Preach; otherwise Purify or Ransack afterwards."""
    text = "marth damage cr_rebel, europa +1 cr_rebel*3"
    for total, order in ((2, ["+ransack", "preach"]), (3, ["preach", "+ransack"])):
        scene = mars(f"{text}, asset_total {total}").np_dice(1)
        s = deck(scene, "U").s
        begin_counters(s, NO_OP)
        run(scene, Card(CR, WITH_SPECIAL, 1, SIDE_IDS.index("UU"), 0, NO_OP))
        assert [word for word in told(s) if "=" not in word] == order
    scene = mars(f"{text}, asset_total 0")
    run(scene, Card(CR, ALONE, 1, SIDE_IDS.index("UU"), 0, NO_OP))
    assert [word for word in told(scene.s) if "=" not in word] == ["preach"]


@pytest.mark.rule("RD 6.12")
def test_card_ww_ambushes_and_then_attacks_elsewhere():
    text = "gandhi cr_rebel*3 rd_base mg_troop*2, europa +1 cr_rebel mg_troop, asset_total 0"
    for mode, found in ((WITH_SPECIAL, ["+ambush_cr"]), (ALONE, ["attack", "attack"])):
        scene = mars(text).np_dice(1, 1).dice(6, 6, 6, 6)
        begin_counters(scene.s, NO_OP)
        run(scene, Card(CR, mode, 6, SIDE_IDS.index("WW"), 0, NO_OP))
        assert [word for word in told(scene.s) if "=" not in word] == found
        assert scene.s.first_did == (OP_AND_SPECIAL if mode == WITH_SPECIAL else OP_ONLY)
    scene = mars("gandhi active_cr*3 mg_troop*3, asset_total 0").np_dice(1, 1).dice(6, 6, 6, 6)
    begin_counters(scene.s, NO_OP)
    run(scene, Card(CR, WITH_SPECIAL, 6, SIDE_IDS.index("WW"), 0, NO_OP))
    assert [word for word in told(scene.s) if "=" not in word] == ["attack"]
    assert unused(scene, ATTACK_DIE) == 2


@pytest.mark.rule("RD 6.9")
def test_an_ambush_that_leaves_no_attack_is_a_whole_turn():
    scene = mars("gandhi rd_rebel corp_base, sharma rd_rebel")
    assert turn(scene, "S")[-1] == "+ambush_rd"
    assert (scene.s.acted, scene.s.first_did) == (1 << RD, OP_AND_SPECIAL)


def test_card_q_redistributes_unless_it_has_ambushed():
    text = "gandhi rd_rebel*9 rd_base, sharma active_rd*6 corp_base*2"
    for more, found in (("", ["attack", "+redistribute"]), (" , europa rd_rebel mg_troop", ["+ambush_rd"])):
        scene = mars(text + more).dice(6, 6, 6, 6, 6, 6).np_dice(1, 1, 1)
        begin_counters(scene.s, NO_OP)
        run(scene, Card(RD, WITH_SPECIAL, 6, SIDE_IDS.index("Q"), 2, NO_OP))
        done = [word for word in told(scene.s) if "=" not in word]
        assert done[: len(found)] == found
        assert sum(word.startswith("+") for word in done) == 1


@pytest.mark.rule("RD 8.5.5")
def test_the_operation_to_which_the_checks_of_a_card_lead():
    for sides, text, fit, op in (
        ("U", "", "rally", "rally"),
        ("U", "", "travel", ""),
        ("W U", "", "rally travel", "rally"),
        ("Z", "marth cr_rebel*3 corp_base", "attack", "attack"),
        ("Z", "marth cr_rebel*3", "attack rally travel", "rally"),
        ("Y", "marth cr_rebel*9, europa active_cr", "attack preach", "preach"),
        ("Y", "marth cr_rebel*9, europa cr_rebel mg_troop", "attack preach", "preach"),
        ("W", "marth cr_base", "rally", "rally"),
    ):
        scene = deck(mars(text).np_dice(1, 1, 1, 1), sides)
        found = operation_drawn(scene.s, CR, [OPERATION_IDS.index(name) for name in fit.split()])
        assert (OPERATION_IDS[found] if found != NO_OP else "") == op
        assert told(scene.s)[0] == sides.split()[0]


# -- Activation rolls --------------------------------------------------------------------------------------


@pytest.mark.rule("RD 8.5.4")
def test_rolls_and_rescues_are_told():
    scene = mars("europa +2 mg_troop, gandhi +2 mg_troop, sharma +2 mg_troop, supply_total 3").np_dice(4, 3)
    begin = Block(MG, TRAIN, limited=False, an=3, stage=0, chosen=0, count=0, rolled=-1, began=0)
    run(scene, begin)
    entries = [
        (entry.key, entry.args) for entry in scene.s.entries() if entry.key in (LOG_NP_ROLL, LOG_NP_RESCUE)
    ]
    assert entries == [(LOG_NP_ROLL, (4, 3)), (LOG_NP_ROLL, (3, 3)), (LOG_NP_RESCUE, (MG, 2))]
    assert all(scene.s.troops(at(name)) == 5 for name in ("europa", "gandhi", "sharma"))


@pytest.mark.rule("RD 8.5.4")
@pytest.mark.card("RD general_strike")
def test_the_roll_is_that_after_the_space_just_taken():
    """Under a general strike a 4 is too low after a space without Support, and enough after one with it."""
    for opinion, spaces in ((2, 2), (1, 2), (0, 1)):
        scene = mars(f"europa {opinion:+d} people mg_troop*3, gandhi +2 mg_troop, supply_total 0")
        scene.campaign("general_strike").np_dice(4)
        found = run(scene, Block(MG, TRAIN, False, 3, stage=0, chosen=0, count=0, rolled=-1, began=0))
        assert len([name for name in found if name.endswith("mg_troop")]) == spaces


@pytest.mark.rule("RD 8.5.4", "RD 6.9")
def test_ambush_spaces_are_no_attack_spaces_again():
    scene = mars("gandhi cr_rebel*3 mg_troop, europa cr_rebel*3 mg_troop").dice(6, 6).np_dice(1)
    scene.s.ambushed = mask("gandhi")
    scene.s.act(CR)
    run(scene, *Card(CR, WITH_SPECIAL, 6, SIDE_IDS.index("V"), 3, NO_OP).block(scene.s, ATTACK))
    assert (scene.s.at(at("gandhi"), 14), scene.s.at(at("europa"), 15)) == (3, 3)
    assert who("cr") == CR
