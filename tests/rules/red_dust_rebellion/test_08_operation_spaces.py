"""8.6: where non-players carry out their Operations: the spaces of each step, its column, their order."""

import pytest

from rules.red_dust_rebellion.nonplayers import leave, mars, mask, spaces_of
from rules.red_dust_rebellion.story import at
from tharsis.games.red_dust_rebellion.actions import NP_TIE
from tharsis.games.red_dust_rebellion.deck import FIRST_STORM
from tharsis.games.red_dust_rebellion.orders import (
    ASSAULT,
    ATTACK,
    CAMPAIGN,
    LOGISTICS,
    MARCH,
    PREACH,
    RALLY,
    RECON,
    SECURE,
    TRAIN,
    TRAVEL,
)
from tharsis.games.red_dust_rebellion.pieces import CORP, CR, MG, RD
from tharsis.games.red_dust_rebellion.rules.nonplayer import tables
from tharsis.games.red_dust_rebellion.rules.nonplayer.blocks import (
    activation_number,
    candidates,
    choose_space,
    column,
    possible,
    rolls,
    stages,
)

pytestmark = pytest.mark.rule("RD 8.6")

#: Whose, the Operation, the printed step (from 0), the position, its spaces.
SPACES = (
    (MG, TRAIN, 0, "europa mg_troop", "europa"),
    (MG, TRAIN, 0, "europa mg_troop rd_rebel, marth mg_base rd_rebel*3, radau mg_troop", "marth"),
    (MG, TRAIN, 0, "marth mg_base storm, europa storm mg_troop", "europa"),
    (MG, ASSAULT, 0, "europa mg_troop rd_base, gandhi mg_troop active_rd", "europa"),
    (MG, ASSAULT, 0, "europa security rd_base, marth mg_troop storm rd_base", ""),
    (MG, ASSAULT, 0, "europa mg_troop rd_rebel rd_base", ""),
    (MG, ASSAULT, 1, "europa eg_troop rd_rebel, confidence 6", "europa"),
    (MG, ASSAULT, 1, "europa eg_troop rd_rebel, confidence 5", ""),
    (MG, ASSAULT, 1, "europa eg_troop active_rd, gandhi mg_troop rd_rebel, confidence 6", ""),
    (MG, ASSAULT, 1, "marth storm eg_troop rd_rebel, confidence 6", ""),
    (CORP, ASSAULT, 1, "europa eg_troop cr_rebel, confidence 5", "europa"),
    (MG, ASSAULT, 2, "europa mg_troop rd_base, gandhi mg_troop active_rd", "europa gandhi"),
    (MG, ASSAULT, 2, "europa mg_troop rd_rebel, gandhi security active_rd, sharma active_rd", ""),
    (CORP, ASSAULT, 2, "europa specops active_rd, gandhi mg_troop active_rd", "europa"),
    # Rally of Red Dust: people and no Support.
    (RD, RALLY, 0, "marth rd_rebel*3, radau rd_rebel*2, wilderness rd_rebel*3", "marth"),
    (RD, RALLY, 0, "marth active_rd*3", ""),
    (RD, RALLY, 0, "marth active_rd*2 rd_rebel", "marth"),
    (RD, RALLY, 0, "marth +1 rd_rebel*3", ""),
    (RD, RALLY, 0, "marth -2 rd_rebel*3", "marth"),
    (RD, RALLY, 0, "marth damage rd_rebel*3", ""),
    (RD, RALLY, 0, "marth rd_rebel*3 rd_base*2", ""),
    (RD, RALLY, 0, "marth rd_rebel*3 rd_base", "marth"),
    (RD, RALLY, 0, "marth storm rd_rebel*3", ""),
    (RD, RALLY, 1, "marth rd_base rd_rebel*3", ""),
    (RD, RALLY, 3, "marth rd_base active_rd, radau rd_base active_rd rd_rebel, gandhi active_rd", "marth"),
    (RD, RALLY, 3, "marth rd_base, radau +1 rd_base active_rd", ""),
    # Rally of the Reclaimers: Neutral spaces.
    (CR, RALLY, 0, "marth cr_rebel*3, radau cr_rebel*2, wilderness cr_rebel*3", "marth wilderness"),
    (CR, RALLY, 0, "marth +1 cr_rebel*3, radau -1 cr_rebel*3", ""),
    (CR, RALLY, 0, "marth active_cr*3", ""),
    (CR, RALLY, 3, "marth cr_base active_cr, radau cr_base active_cr cr_rebel, gandhi active_cr", "marth"),
    (CR, RALLY, 3, "marth -1 cr_base active_cr", ""),
    # Attack.
    (RD, ATTACK, 0, "europa +1 rd_rebel mg_troop, gandhi rd_rebel mg_troop", "europa"),
    (RD, ATTACK, 0, "europa -1 rd_rebel mg_troop, gandhi +1 rd_rebel, sharma +1 mg_troop", ""),
    (RD, ATTACK, 0, "marth +1 storm rd_rebel mg_troop", ""),
    (RD, ATTACK, 1, "europa rd_rebel*2 active_rd mg_troop, gandhi rd_rebel*2 mg_troop", "europa"),
    (RD, ATTACK, 1, "europa -1 rd_rebel*3 mg_troop, gandhi +1 rd_rebel*3 mg_troop", "gandhi"),
    (RD, ATTACK, 1, "europa rd_rebel*3 rd_base", ""),
    (RD, ATTACK, 2, "europa -2 active_rd mg_troop, gandhi active_rd rd_rebel cr_rebel", "europa"),
    (RD, ATTACK, 2, "europa active_rd rd_base", ""),
    (CR, ATTACK, 0, "europa +1 cr_rebel mg_troop, gandhi -1 cr_rebel mg_troop, sharma cr_rebel mg_troop",
     "europa gandhi"),
    (CR, ATTACK, 1, "europa -1 cr_rebel*3 mg_troop, gandhi cr_rebel*2 mg_troop", "europa"),
    (CR, ATTACK, 2, "europa active_cr rd_rebel, gandhi cr_rebel mg_troop", "europa"),
    # Campaign and Preach: at a Base only if a Hidden Rebel stays Hidden.
    (RD, CAMPAIGN, 0, "europa rd_rebel, wilderness rd_rebel, gandhi cr_rebel", "europa"),
    (RD, CAMPAIGN, 0, "europa -2 rd_rebel, gandhi +2 active_rd", "europa gandhi"),
    (RD, CAMPAIGN, 0, "europa rd_base rd_rebel, gandhi rd_base rd_rebel*2, sharma rd_base rd_rebel active_rd",
     "gandhi sharma"),
    (RD, CAMPAIGN, 0, "europa rd_base active_rd, marth storm rd_rebel", "europa"),
    (CR, PREACH, 0, "europa cr_rebel, wilderness cr_rebel, gandhi rd_rebel, sharma -2 active_cr",
     "europa sharma"),
    (CR, PREACH, 0, "europa cr_base cr_rebel, gandhi conversion cr_rebel*2, tenzing cr_base active_cr",
     "gandhi tenzing"),
    # Travel: who may leave and has somewhere to go, storm or not.
    (CR, TRAVEL, 0, "radau cr_rebel*2, marth cr_rebel", "radau"),
    (CR, TRAVEL, 0, "radau storm cr_rebel*2, wilderness cr_rebel*2, europa rd_rebel*5", "radau wilderness"),
)  # fmt: skip


@pytest.mark.parametrize(("by", "op", "step", "text", "found"), SPACES)
def test_the_spaces_of_a_step(by, op, step, text, found):
    s = mars(text).s
    assert spaces_of(candidates(s, by, op, step, 0)) == found
    for space in found.split():
        rest = " ".join(other for other in found.split() if other != space)
        assert spaces_of(candidates(s, by, op, step, mask(space))) == rest


def test_reclaimers_upgrade_in_a_step_of_its_own_only_against_a_player():
    text = "marth cr_base, gandhi cr_base, radau conversion, trouvelot -1 cr_base, rutherford storm cr_base"
    assert spaces_of(candidates(mars(text, "corp").s, CR, RALLY, 1, 0)) == "marth"
    assert spaces_of(candidates(mars(text, "mg rd").s, CR, RALLY, 1, 0)) == ""


@pytest.mark.parametrize(("by", "kind"), [(RD, "rd_rebel"), (CR, "cr_rebel")])
def test_rebels_are_placed_while_they_are_available(by, kind):
    text = "europa -1, gandhi +1, tenzing damage*3, marth storm"
    found = candidates(mars(text).s, by, RALLY, 2, 0)
    barred = {at("gandhi"), at("marth")} | ({at("tenzing"), at("wilderness")} if by == RD else {at("europa")})
    assert set(found) == set(range(24)) - barred
    scene = leave(mars(f"{text}, radau cr_base, rutherford conversion"), **{kind: 0})
    assert spaces_of(candidates(scene.s, by, RALLY, 2, 0)) == ("" if by == RD else "radau")


def test_without_troops_there_is_no_train_and_without_a_base_no_base():
    assert candidates(leave(mars("europa mg_troop"), mg_troop=0).s, MG, TRAIN, 0, 0) == []
    assert candidates(leave(mars("marth rd_rebel*3"), rd_base=0).s, RD, RALLY, 0, 0) == []


def test_a_travel_needs_a_goal():
    s = mars("radau cr_rebel*2").s
    s.travel_goals = mask("gandhi")
    assert candidates(s, CR, TRAVEL, 0, 0) == []


#: The column of each step, as the blocks name it.
BLOCK_COLUMNS = (
    (MG, TRAIN, 0, "place_cubes"),
    (MG, ASSAULT, 0, "remove_or_replace"),
    (MG, ASSAULT, 1, "remove_or_replace"),
    (CORP, ASSAULT, 2, "remove_or_replace"),
    (MG, SECURE, 0, "secure_destination"),
    (CORP, RECON, 0, "recon_destination"),
    (RD, MARCH, 0, "march_destination"),
    (RD, ATTACK, 2, "attack"),
    (RD, CAMPAIGN, 0, "shift_active_opposition"),
    (CR, PREACH, 0, "place_damage"),
    (RD, RALLY, 0, "place_or_dig_in_bases"),
    (RD, RALLY, 2, "place_rebels"),
    (CR, RALLY, 0, "place_or_upgrade_bases"),
    (CR, RALLY, 1, "place_or_upgrade_bases"),
)


@pytest.mark.parametrize(("by", "op", "step", "name"), BLOCK_COLUMNS)
def test_the_column_of_a_step(by, op, step, name):
    assert column(by, op, step) == getattr(tables, f"COL_{name.upper()}")


def test_travel_starts_where_most_can_leave_and_hiding_where_most_are_active():
    s = mars("radau cr_rebel*5, marth cr_rebel*7, gandhi active_cr*4").s
    spaces = [at(p) for p in ("radau", "marth", "gandhi")]
    assert choose_space(s, CR, TRAVEL, 0, spaces, 0) == at("marth")
    assert choose_space(s, CR, RALLY, 3, spaces, 0) == at("gandhi")
    s = mars("radau active_rd*2, marth active_rd, gandhi rd_rebel*4").s
    assert choose_space(s, RD, RALLY, 3, spaces, 0) == at("radau")
    scene = mars()
    scene.script_chance(NP_TIE, 2)
    assert choose_space(scene.s, CR, RALLY, 3, spaces, 0) == at("gandhi")


#: How many spaces the step has taken, Rebels Available, the position, where the Reclaimers go next.
ALTERNATIONS = (
    (0, 5, "gandhi cr_base cr_rebel, europa cr_base, marth conversion", "europa"),
    (1, 5, "gandhi cr_base cr_rebel, europa cr_base, marth conversion", "gandhi"),
    (2, 5, "gandhi cr_base cr_rebel, europa cr_base, marth conversion", "europa"),
    (3, 5, "gandhi cr_base cr_rebel, europa cr_base, marth conversion", "gandhi"),
    (1, 5, "gandhi conversion cr_rebel, europa conversion, marth conversion cr_rebel", "europa"),
    (0, 0, "gandhi cr_base cr_rebel, europa cr_base, marth conversion", "gandhi"),
    (1, 0, "gandhi cr_base cr_rebel, europa cr_base, marth conversion", "gandhi"),
)


@pytest.mark.parametrize(("count", "left", "text", "taken"), ALTERNATIONS)
def test_reclaimers_alternate_between_rebels_and_upgrades(count, left, text, taken):
    s = leave(mars(text), cr_rebel=left).s
    spaces = [at(p) for p in ("gandhi", "europa", "marth")]
    assert spaces_of([choose_space(s, CR, RALLY, 2, spaces, count)]) == taken


#: Whose, the Operation, the step, the space, how many spaces came before: whether a roll follows.
ROLLS = (
    (MG, TRAIN, 0, "europa", 0, True),
    (MG, ASSAULT, 1, "europa", 1, True),
    (CORP, SECURE, 0, "europa", 0, False),
    (CORP, ASSAULT, 2, "europa", 3, False),
    (RD, MARCH, 0, "europa", 0, True),
    (RD, RALLY, 0, "europa", 1, False),
    (RD, RALLY, 2, "europa", 0, True),
    (RD, RALLY, 3, "europa", 1, True),
    (RD, ATTACK, 0, "europa", 0, True),
    (CR, RALLY, 0, "europa", 1, False),
    (CR, RALLY, 1, "europa", 1, False),
    (CR, RALLY, 2, "europa", 0, False),
    (CR, RALLY, 2, "europa", 1, True),
    (CR, RALLY, 3, "europa", 2, True),
    (CR, TRAVEL, 0, "marth", 0, False),
    (CR, TRAVEL, 0, "marth", 1, True),
    (CR, TRAVEL, 0, "wilderness", 1, False),
    (CR, PREACH, 0, "marth", 1, True),
    (CR, ATTACK, 0, "wilderness", 1, True),
)


@pytest.mark.rule("RD 8.5.4")
@pytest.mark.parametrize(("by", "op", "step", "space", "count", "truth"), ROLLS)
def test_after_which_spaces_a_roll_follows(by, op, step, space, count, truth):
    assert rolls(by, op, step, at(space), count) == truth


#: Whose, the Operation, the level of the space, Campaign cards: how much the Activation Number rises.
RAISED = (
    (MG, SECURE, -1, ("legal_injunctions",), 2),
    (MG, SECURE, 0, ("legal_injunctions",), 0),
    (MG, RECON, -1, ("legal_injunctions",), 0),
    (MG, SECURE, -1, ("general_strike",), 1),
    (MG, TRAIN, 0, ("general_strike",), 1),
    (MG, TRAIN, 1, ("general_strike",), 0),
    (MG, SECURE, -2, ("general_strike", "legal_injunctions"), 3),
    (MG, SECURE, -2, (), 0),
    (RD, MARCH, -2, ("general_strike", "legal_injunctions"), 0),
)


@pytest.mark.rule("RD 8.5.4")
@pytest.mark.parametrize(("by", "op", "opinion", "cards", "more"), RAISED)
def test_two_campaign_cards_raise_marsgovs_activation_number(by, op, opinion, cards, more):
    s = mars(f"europa {opinion:+d}").campaign(*cards).s
    assert activation_number(s, by, op, 3, at("europa")) == 3 + more


@pytest.mark.rule("RD 8.5.3")
def test_an_operation_is_possible_with_a_space_in_any_step():
    for by, op, text in (
        (MG, RECON, "marth mg_troop*2"),
        (RD, MARCH, "marth -2 rd_rebel*2"),
        (MG, ASSAULT, "europa mg_troop active_rd"),
        (RD, ATTACK, "europa -1 active_rd mg_troop"),
        (CR, ATTACK, "europa cr_rebel*3 mg_troop"),
        (CR, PREACH, "europa cr_rebel"),
    ):
        assert possible(mars(text).s, by, op)
        assert not possible(mars().s, by, op)
    assert possible(mars().s, CORP, LOGISTICS)
    assert not possible(mars("europa eg_troop rd_rebel, confidence 5").s, CORP, ASSAULT)
    assert not possible(mars("europa cr_rebel mg_troop").s, CR, ATTACK)


@pytest.mark.rule("RD 4.0", "RD 8.5.3")
def test_nobody_recons_or_marches_before_a_dust_storm():
    for by, op, text, truth in (
        (MG, RECON, "marth mg_troop*2", False),
        (RD, MARCH, "marth -2 rd_rebel*2", False),
        (MG, SECURE, "marth mg_troop*2", True),
        (CR, TRAVEL, "marth cr_rebel*2", True),
    ):
        s = mars(text).s
        s.upcoming = FIRST_STORM
        assert possible(s, by, op) == truth
        s.upcoming = FIRST_STORM - 1
        assert possible(s, by, op)


def test_how_many_steps_an_operation_has():
    assert [stages(op) for op in (TRAIN, ASSAULT, RALLY, ATTACK, TRAVEL)] == [1, 3, 4, 3, 1]
