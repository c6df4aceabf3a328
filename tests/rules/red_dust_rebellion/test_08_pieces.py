"""8.5.8: Piece Priorities: who is hit first, what is placed first, what is given up last."""

import pytest

from rules.red_dust_rebellion.nonplayers import mars
from rules.red_dust_rebellion.story import at
from tharsis.games.red_dust_rebellion.pieces import CORP, CR, EG, KIND_IDS, MG, RD
from tharsis.games.red_dust_rebellion.rules.forces import BY_ATTACK, BY_RAID
from tharsis.games.red_dust_rebellion.rules.nonplayer.choose import (
    best_target,
    guards_vulnerable,
    hostile,
    own_last,
    played,
    prey,
    rank,
    target_rank,
)

pytestmark = pytest.mark.rule("RD 8.5.8")

BASES = "terraforming corp_base conversion cr_base dug_in rd_base mg_base"
REBELS = "cr_rebel rd_rebel active_cr active_rd"
OTHERS = f"{BASES} satellite eg_troop security mg_troop {REBELS} specops active_specops population supply"
OF_MARSGOV = f"{BASES} satellite supply eg_troop mg_troop security {REBELS} specops active_specops population"


def kind(name):
    return KIND_IDS.index(name)


@pytest.mark.parametrize(("by", "printed"), [(MG, OF_MARSGOV), (CORP, OTHERS), (RD, OTHERS), (CR, OTHERS)])
def test_pieces_come_in_the_printed_order(by, printed):
    ranks = [rank(by, kind(name)) for name in printed.split()]
    assert ranks == sorted(set(ranks))
    assert rank(by, kind("fortified")) == rank(by, kind("mg_troop"))


def test_units_that_guard_a_vulnerable_base_come_right_after_the_bases():
    s = mars("marth corp_base mg_troop*3, radau corp_base mg_troop*4", players="mg corp rd cr").s
    ranks = [target_rank(s, RD, kind(name), at("marth")) for name in ("mg_base", "mg_troop", "satellite")]
    assert ranks == sorted(set(ranks))
    ranks = [target_rank(s, RD, kind(name), at("radau")) for name in ("eg_troop", "security", "mg_troop")]
    assert ranks == sorted(set(ranks))


#: A position in Marth, the kind, whether it guards a Vulnerable Base of its side.
GUARDS = (
    ("corp_base security", "security", True),
    ("mg_base security", "specops", True),
    ("corp_base mg_troop*2 eg_troop", "eg_troop", True),
    ("corp_base mg_troop*2 eg_troop specops", "eg_troop", False),
    ("corp_base mg_troop*4", "fortified", False),
    ("mg_troop", "mg_troop", False),
    ("corp_base", "satellite", False),
    ("corp_base", "corp_base", False),
    ("corp_base", "rd_rebel", False),
    ("rd_base rd_rebel*3", "active_rd", True),
    ("rd_base rd_rebel*3 active_rd", "active_rd", False),
    ("rd_base", "cr_rebel", False),
    ("conversion cr_rebel*3", "cr_rebel", True),
    ("conversion cr_rebel*4", "active_cr", False),
    ("rd_base", "security", False),
)


@pytest.mark.parametrize(("text", "name", "truth"), GUARDS)
def test_who_guards_a_vulnerable_base(text, name, truth):
    assert guards_vulnerable(mars(f"marth {text}").s, kind(name), at("marth")) == truth


def test_pieces_of_players_come_first_even_after_bases_of_non_players():
    s = mars("marth mg_troop terraforming security*9", players="mg").s
    kinds = [kind(name) for name in ("terraforming", "security", "mg_troop")]
    assert best_target(s, RD, kinds, at("marth")) == kind("mg_troop")
    assert best_target(s, RD, kinds[:2], at("marth")) == kind("terraforming")
    s = mars("marth mg_troop terraforming security*9", players="corp").s
    assert best_target(s, RD, kinds[::-1], at("marth")) == kind("terraforming")


#: Players, the Confidence box, whether EarthGov's pieces are a player's.
@pytest.mark.parametrize(
    ("players", "box", "truth"),
    [("mg", 6, True), ("mg", 5, False), ("corp", 5, True), ("corp", 6, False), ("cr rd", 0, False)],
)
def test_pieces_of_earthgov_are_those_of_their_controller(players, box, truth):
    s = mars(f"confidence {box}", players).s
    assert played(s, EG) == truth
    assert [played(s, side) for side in (MG, CORP, RD, CR)] == [
        name in players.split() for name in ("mg", "corp", "rd", "cr")
    ]


def test_who_is_whose_enemy():
    found = {
        (by, owner) for by in (MG, CORP, RD, CR) for owner in (MG, CORP, RD, CR, EG) if hostile(by, owner)
    }
    coin = {(by, owner) for by in (MG, CORP) for owner in (RD, CR)}
    assert found == coin | {(RD, o) for o in (MG, CORP, CR, EG)} | {(CR, o) for o in (MG, CORP, RD, EG)}


def test_loose_troops_go_before_fortified_ones():
    s = mars("europa mg_troop fortified").s
    kinds = [kind("mg_troop"), kind("fortified")]
    assert best_target(s, RD, kinds, at("europa")) == kind("mg_troop")
    assert own_last(s, MG, kinds) == kind("mg_troop")


@pytest.mark.rule("RD 8.2")
def test_own_pieces_are_given_up_from_the_end_of_the_order():
    s = mars().s
    names = ("security", "active_specops", "specops", "corp_base")
    for n in range(4):
        order = [kind(name) for name in names[n:] + names[:n]]
        assert own_last(s, CORP, order) == kind("active_specops")
    assert own_last(s, CORP, [kind("corp_base"), kind("security")]) == kind("security")


#: Whose, how, what stands in Marth, whether there is an enemy piece that can be removed (6.6, 6.9, 6.12).
PREY = (
    (RD, BY_ATTACK, "mg_troop", True),
    (RD, BY_ATTACK, "rd_rebel*3", False),
    (RD, BY_ATTACK, "cr_rebel", True),
    (RD, BY_ATTACK, "specops", False),
    (CR, BY_ATTACK, "cr_base rd_base", True),
    (CR, BY_ATTACK, "conversion", False),
    (CORP, BY_RAID, "rd_rebel", True),
    (CORP, BY_RAID, "mg_troop eg_troop", False),
    (CORP, BY_RAID, "rd_base rd_rebel*2", True),
)


@pytest.mark.rule("RD 8.7")
@pytest.mark.parametrize(("by", "rule", "text", "truth"), PREY)
def test_whether_there_is_something_to_remove(by, rule, text, truth):
    assert prey(mars(f"marth {text}").s, by, rule, at("marth")) == truth
