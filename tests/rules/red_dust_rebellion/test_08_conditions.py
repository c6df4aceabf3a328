"""8.5.3: every condition of the Curiosity cards, each clause alone, just enough and one short."""

import pytest

from rules.red_dust_rebellion.nonplayers import everywhere, leave, mars, unused
from rules.red_dust_rebellion.story import at
from tharsis.games.red_dust_rebellion.actions import NP_DIE
from tharsis.games.red_dust_rebellion.orders import ASSAULT, NO_OP, RECON, SECURE
from tharsis.games.red_dust_rebellion.pieces import CORP, CR, MG, RD
from tharsis.games.red_dust_rebellion.rules.nonplayer.conditions import (
    CONDITION_CODE,
    assault_kills,
    condition_holds,
    strength,
)

pytestmark = pytest.mark.rule("RD 8.5.3")


def holds(scene, by, name, special=True, op=NO_OP):
    return condition_holds(scene.s, by, CONDITION_CODE[name], special, op)


#: Whose card asks, the condition, positions in which it is so, and in which it is not.
POSITIONS = (
    (MG, "displaced_any", ["displaced 1", "displaced 4"], ["displaced 0"]),
    (
        MG,
        "labyrinth_support_with_rebel",
        ["europa +1 rd_rebel", "europa +2 active_cr", "europa storm +1 active_rd"],
        ["europa rd_rebel", "europa -1 rd_rebel", "marth +1 rd_rebel", "europa +1 rd_base", "europa +1"],
    ),
    (
        MG,
        "desert_support_with_rebel",
        ["marth +1 rd_rebel", "marth +2 active_cr"],
        [
            "marth storm +1 rd_rebel",
            "europa +1 rd_rebel",
            "marth rd_rebel",
            "marth -1 cr_rebel",
            "marth +1 cr_base",
            "wilderness cr_rebel",
        ],
    ),
    (
        MG,
        "labyrinth_support_with_hidden_rebels",
        ["europa +1 rd_rebel", "europa +2 cr_rebel active_rd"],
        ["europa +1 active_rd active_cr", "marth +1 rd_rebel", "europa rd_rebel", "europa -2 cr_rebel"],
    ),
    (
        MG,
        "space_without_coin_control",
        ["", everywhere("mg_troop", "marth"), everywhere("mg_troop") + ", marth rd_rebel"],
        [everywhere("mg_troop"), everywhere("mg_troop", "marth") + ", marth storm"],
    ),
    (
        MG,
        "coin_control_not_active_support",
        ["europa +1 mg_troop", "marth -2 security"],
        ["europa +2 mg_troop", "europa rd_rebel", "europa mg_troop rd_rebel", "marth storm mg_troop", ""],
    ),
    (MG, "eg_minus", ["confidence 3"], ["confidence 3 plus"]),
    (
        CORP,
        "basic_corp_base_in_desert",
        ["marth corp_base", "wilderness corp_base"],
        ["marth terraforming", "europa corp_base", "marth storm corp_base"],
    ),
    (
        CORP,
        "two_exploit_spaces",
        [
            "marth corp_base, radau corp_base",
            "europa corp_base security mg_troop, marth terraforming",
            "europa storm corp_base, gandhi corp_base",
        ],
        [
            "marth corp_base",
            "marth corp_base, radau corp_base damage",
            "marth corp_base, radau corp_base mg_troop",
            "marth corp_base, radau security",
            "marth corp_base, wilderness corp_base",
            "marth corp_base, radau storm corp_base",
        ],
    ),
    (
        CORP,
        "coin_control_security_damage_and_sa",
        ["marth damage security", "europa damage security*2 rd_rebel"],
        [
            "marth security",
            "marth damage mg_troop",
            "marth damage security rd_rebel",
            "marth damage storm security",
        ],
    ),
    (CORP, "eg_confidence_above_4", ["confidence 6", "confidence 8"], ["confidence 5", "confidence 0"]),
    (RD, "rd_15_rebels_on_map", ["marth storm rd_rebel*14 active_rd"], ["marth rd_rebel*14, radau rd_base"]),
    (
        RD,
        "rd_3_rebels_at_enemy_base",
        [
            "marth rd_rebel*2 active_rd corp_base",
            "marth rd_rebel*3 mg_base",
            "marth active_rd*3 cr_base",
            "marth rd_rebel*3 terraforming",
        ],
        [
            "marth rd_rebel*2 corp_base",
            "marth rd_rebel*3 rd_base",
            "marth rd_rebel*3 mg_troop",
            "marth rd_rebel*3, radau corp_base",
            "marth storm rd_rebel*3 corp_base",
        ],
    ),
    (
        RD,
        "rd_3_rebels_in_a_space",
        ["marth rd_rebel*3", "wilderness active_rd*2 rd_rebel"],
        ["marth rd_rebel*2, radau rd_rebel*2", "marth cr_rebel*3", "marth storm rd_rebel*3"],
    ),
    (
        RD,
        "rd_3_rebels_base_possible",
        ["marth rd_rebel*3", "marth -2 rd_rebel*3 corp_base", "europa rd_rebel*2 active_rd"],
        [
            "marth rd_rebel*2",
            "wilderness rd_rebel*3",
            "marth +1 rd_rebel*3",
            "marth rd_rebel*3 rd_base*2",
            "marth storm rd_rebel*3",
        ],
    ),
    (
        RD,
        "rd_rebels_in_2_populated_not_active_opposition",
        ["marth rd_rebel, radau active_rd", "marth +1 rd_rebel, radau -1 rd_rebel"],
        [
            "marth rd_rebel*2",
            "marth rd_rebel, wilderness rd_rebel",
            "marth rd_rebel, radau -2 rd_rebel",
            "marth rd_rebel, radau rd_base",
            "marth rd_rebel, radau storm rd_rebel",
        ],
    ),
    (
        RD,
        "rd_hidden_at_vulnerable_base_and_sa",
        ["marth rd_rebel corp_base mg_troop*3", "marth rd_rebel cr_base cr_rebel*3"],
        [
            "marth active_rd corp_base",
            "marth rd_rebel corp_base mg_troop*3 specops",
            "marth rd_rebel cr_base cr_rebel*4",
            "marth rd_rebel rd_base",
            "marth storm rd_rebel corp_base",
        ],
    ),
    (
        RD,
        "rd_rebel_in_2pop_not_active_opposition",
        ["europa rd_rebel", "europa +2 active_rd", "marth -1 people rd_rebel"],
        ["marth rd_rebel", "europa -2 rd_rebel", "europa rd_base", "marth people storm rd_rebel"],
    ),
    (
        RD,
        "rd_3_rebels_with_enemy_forces",
        ["marth rd_rebel*3 mg_troop", "marth active_rd*3 cr_base", "marth rd_rebel*3 satellite"],
        ["marth rd_rebel*2 mg_troop", "marth rd_rebel*3 rd_base", "marth storm rd_rebel*3 mg_troop"],
    ),
    (
        CR,
        "cr_base_without_hidden_rebel",
        ["marth cr_base", "marth conversion active_cr rd_rebel"],
        ["marth cr_base cr_rebel", "marth rd_base", "marth storm cr_base"],
    ),
    (
        CR,
        "cr_rebel_not_neutral",
        ["marth +1 cr_rebel", "marth -1 active_cr"],
        ["marth cr_rebel", "marth +1 cr_base", "marth -2 rd_rebel", "marth storm +1 cr_rebel"],
    ),
    (
        CR,
        "cr_hidden_at_vulnerable_or_uncontrolled_and_sa",
        ["marth cr_rebel rd_rebel", "marth cr_rebel*9 corp_base", "marth cr_rebel*9 rd_base active_rd*3"],
        [
            "marth cr_rebel",
            "marth active_cr rd_rebel",
            "marth active_cr*9 corp_base",
            "marth cr_rebel*9 corp_base mg_troop*4",
            "marth cr_rebel*9 rd_base active_rd*4",
            "marth storm cr_rebel rd_rebel",
        ],
    ),
    (CR, "cr_10_rebels_on_map", ["marth storm cr_rebel*9 active_cr"], ["marth cr_rebel*9, radau cr_base"]),
    (
        CR,
        "cr_3_rebels_in_a_space",
        ["marth cr_rebel*2 active_cr"],
        ["marth cr_rebel*2, radau cr_rebel*2", "marth rd_rebel*3", "marth storm cr_rebel*3"],
    ),
    (
        CR,
        "cr_3_rebels_at_enemy_base_or_uncontrolled",
        [
            "marth cr_rebel*3 mg_troop*3",
            "marth cr_rebel*3 corp_base",
            "marth active_cr*3 rd_base",
            "marth cr_rebel*2 active_cr terraforming",
        ],
        [
            "marth cr_rebel*3",
            "marth cr_rebel*2 mg_troop*2",
            "marth cr_rebel*2 corp_base",
            "marth cr_rebel*3 mg_troop*2 cr_base",
            "marth storm cr_rebel*3 corp_base",
        ],
    ),
    (
        CR,
        "cr_rebel_at_support_opposition_or_population",
        ["marth cr_rebel", "marth active_cr +1"],
        ["wilderness cr_rebel", "marth damage cr_rebel", "marth cr_base", "marth storm cr_rebel"],
    ),
    (
        MG,
        "labyrinth_no_coin_control_reachable_mg",
        [
            "rutherford mg_troop*2",
            "rutherford mg_troop*2, new_cordoba mg_troop",
            "orbit satellite, phobos eg_troop, confidence 6",
        ],
        [
            "rutherford mg_troop",
            "radau mg_troop*9",
            "rutherford security*9",
            "rutherford mg_troop*2, new_cordoba mg_troop, shenzhou mg_troop",
            "rutherford storm mg_troop*2",
            "orbit satellite, phobos eg_troop, confidence 5",
            "phobos eg_troop, confidence 6",
            "orbit satellite, confidence 6",
            everywhere("mg_troop") + ", orbit satellite, phobos eg_troop, confidence 6",
        ],
    ),
    (
        CORP,
        "labyrinth_no_coin_control_reachable_corp",
        ["rutherford security*2", "orbit satellite, phobos eg_troop, confidence 5"],
        [
            "rutherford mg_troop*9",
            "rutherford security",
            "radau security*9",
            "rutherford security*2, new_cordoba mg_troop, shenzhou mg_troop",
            "orbit satellite, phobos eg_troop, confidence 6",
        ],
    ),
    (
        CORP,
        "desert_no_corp_base_reachable_corp",
        ["radau security*2", "radau security*2 corp_base, marth corp_base, rutherford corp_base"],
        [
            "radau security",
            "radau mg_troop*9",
            "radau security*2, marth corp_base, rutherford corp_base, wilderness corp_base",
            "radau security*2, marth corp_base, rutherford terraforming, wilderness storm",
            "marth security*2, radau corp_base, rutherford corp_base, trouvelot corp_base, "
            "wilderness corp_base",
        ],
    ),
)
CASES = [
    pytest.param(by, name, text, truth, id=f"{name}-{'yes' if truth else 'no'}-{n}")
    for by, name, yes, no in POSITIONS
    for truth, texts in ((True, yes), (False, no))
    for n, text in enumerate(texts)
]


@pytest.mark.parametrize(("by", "name", "text", "truth"), CASES)
def test_a_condition_holds_where_all_its_clauses_do(by, name, text, truth):
    scene = mars(text)
    assert holds(scene, by, name) == truth
    if name.endswith("_and_sa"):
        assert not holds(scene, by, name, special=False)


#: An Assault: whose, the position, how many it removes, which of the four conditions hold: a Base; a Base or
#: two; a Base or three or at Support; a Base or at Support.
ASSAULTS = (
    (CORP, "europa security active_rd", 1, "...."),
    (CORP, "europa security*2 active_rd*2", 2, ".2.."),
    (CORP, "europa security active_rd*2", 1, "...."),
    (CORP, "europa security*2 active_rd rd_rebel", 1, "...."),
    (CORP, "europa security mg_troop active_rd active_cr", 2, ".2.."),
    (MG, "europa mg_troop*3 active_rd*2 active_cr", 3, ".23."),
    (MG, "europa mg_troop*3 active_rd*2", 2, ".2.."),
    (MG, "europa +1 mg_troop active_rd", 1, "..3s"),
    (MG, "europa +1 mg_troop rd_rebel", 0, "...."),
    (MG, "europa -1 mg_troop active_rd", 1, "...."),
    (MG, "europa +1 security active_rd", 1, "...."),
    (MG, "europa mg_troop rd_base", 1, "b23s"),
    (MG, "europa mg_troop active_rd rd_base", 1, "...."),
    (MG, "europa mg_troop*2 active_rd rd_base", 2, "b23s"),
    (MG, "europa mg_troop*2 rd_rebel rd_base", 0, "...."),
    (MG, "europa mg_troop*2 rd_rebel cr_base", 1, "b23s"),
    (MG, "europa mg_troop*2 cr_rebel conversion", 0, "...."),
    (MG, "europa mg_base security dug_in", 1, "b23s"),
    (MG, "europa mg_base dug_in", 0, "...."),
    (MG, "marth storm mg_troop rd_base", 1, "...."),
    (MG, "europa storm mg_troop rd_base", 1, "b23s"),
    # SpecOps: the Corporations raise their own, MarsGov counts on those that are Active.
    (CORP, "europa specops active_rd rd_base security", 2, "b23s"),
    (MG, "europa specops active_rd rd_base mg_troop", 1, "...."),
    (MG, "europa active_specops active_rd rd_base mg_troop", 2, "b23s"),
    # Bombard: two more for the Controller with a Satellite in Orbit.
    (CORP, "europa security active_rd*2, orbit satellite", 2, ".2.."),
    (CORP, "europa security active_rd*2 rd_base, orbit satellite, confidence 5", 3, "b23s"),
    (CORP, "europa security active_rd*2 rd_base, orbit satellite, confidence 6", 1, "...."),
    (MG, "europa mg_troop active_rd*2 rd_base, orbit satellite, confidence 6", 3, "b23s"),
    (MG, "europa mg_troop active_rd*2 rd_base, confidence 6", 1, "...."),
    (MG, "europa mg_troop active_rd*3 rd_base, orbit satellite, confidence 6", 3, ".23."),
)


@pytest.mark.rule("RD 5.5")
@pytest.mark.parametrize(("by", "text", "kills", "found"), ASSAULTS)
def test_what_an_assault_could_remove(by, text, kills, found):
    scene = mars(text)
    space = at("marth") if "marth" in text else at("europa")
    assert assault_kills(scene.s, by, space) == kills
    for letter, mark, name in (
        (found[0], "b", "assault_base"),
        (found[1], "2", "assault_base_or_2"),
        (found[2], "3", "assault_base_or_3_or_at_support"),
        (found[3], "s", "assault_base_or_at_support"),
    ):
        assert holds(scene, by, name) == (letter == mark), name


@pytest.mark.card("RD deep_tunneling")
def test_a_bombard_does_not_reach_reclaimer_bases_in_deep_tunnels():
    text = "europa mg_troop active_cr cr_base, orbit satellite, confidence 6"
    assert holds(mars(text), MG, "assault_base")
    assert not holds(mars(text).capability("deep_tunneling"), MG, "assault_base")
    scene = mars(text.replace("cr", "rd")).capability("deep_tunneling")
    assert holds(scene, MG, "assault_base")
    assert strength(scene.s, MG, at("europa")) == 3


#: The dice, what is Available, the highest sum that is not too high.
DICE = (
    (MG, "2d6_le_available_mg_troops", 2, {"mg_troop": 5}, 5),
    (MG, "1d6_le_available_mg_troops", 1, {"mg_troop": 3}, 3),
    (CORP, "2d6_le_available_security", 2, {"security": 7}, 7),
    (RD, "2d6_le_available_rd_forces", 2, {"rd_rebel": 4, "rd_base": 3}, 7),
    (RD, "1d6_le_available_rd_bases", 1, {"rd_base": 4}, 4),
    (CR, "2d6_le_available_cr_forces", 2, {"cr_rebel": 6, "cr_base": 2}, 8),
    (CR, "1d6_le_available_cr_rebels", 1, {"cr_rebel": 2}, 2),
)


@pytest.mark.parametrize(("by", "name", "dice", "pieces", "most"), DICE)
def test_dice_may_not_exceed_what_is_available(by, name, dice, pieces, most):
    for total in (most, most + 1):
        rolled = (total,) if dice == 1 else (total // 2, total - total // 2)
        scene = leave(mars(), **pieces).np_dice(*rolled, 1)
        assert holds(scene, by, name) == (total == most)
        assert unused(scene, NP_DIE) == 1


@pytest.mark.parametrize(
    ("by", "name", "kind"), [(CORP, "available_corp_base", "corp_base"), (CR, "available_cr_base", "cr_base")]
)
def test_one_base_that_is_available_is_enough(by, name, kind):
    assert holds(leave(mars(), **{kind: 1}), by, name)
    assert not holds(leave(mars(), **{kind: 0}), by, name)


def test_red_dust_needs_a_base_for_its_base():
    scene = mars("marth rd_rebel*3")
    assert not holds(leave(scene, rd_base=0), RD, "rd_3_rebels_base_possible")
    assert holds(leave(mars("marth rd_rebel*3"), rd_base=1), RD, "rd_3_rebels_base_possible")


@pytest.mark.parametrize(
    ("op", "secure", "recon"), [(SECURE, True, False), (RECON, False, True), (ASSAULT, False, False)]
)
def test_which_operation_was_performed(op, secure, recon):
    assert holds(mars(), MG, "secure_was_performed", op=op) == secure
    assert holds(mars(), MG, "recon_was_performed", op=op) == recon


@pytest.mark.card("RD dust_adaptation")
def test_a_raging_storm_hides_no_desert_from_adapted_reclaimers():
    for name in ("cr_3_rebels_in_a_space", "cr_rebel_at_support_opposition_or_population"):
        assert holds(mars("marth storm cr_rebel*3").capability("dust_adaptation"), CR, name)
