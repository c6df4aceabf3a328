"""Chapters 1 and 2: who is ahead when one person runs two Factions."""

import pytest

from rules.red_dust_rebellion.story import at
from tharsis.games.red_dust_rebellion import GAME
from tharsis.games.red_dust_rebellion.pieces import CORP, CR, CR_BASE, MG, RD
from tharsis.games.red_dust_rebellion.rules.victory import VictoryCheck, leader
from tharsis.games.red_dust_rebellion.state import RDState

REBELS, MARSGOV, CORPORATIONS = 0, 1, 2  # seats


def rebels_together(eg_box: int = 3, profits: int = 0, **levels: int) -> RDState:
    """The printed setup for three, both Rebel Factions with one person."""
    s = GAME.new(seed=1, seats=3, options={"alliance": "rebels"})
    s.eg_box = eg_box
    s.profits = profits
    for space, level in levels.items():
        s.level[at(space)] = level
    return s


def in_front(s: RDState) -> int:
    """The seat that the standings put first."""
    ranks = s.standings()
    return ranks.index(max(ranks))


@pytest.mark.rule("RD 1.1", "RD 2.0")
def test_a_tie_is_broken_by_the_faction_whose_lower_margin_counts():
    s = rebels_together(europa=2, tereshkova=1)
    assert [s.margin(faction) for faction in (MG, RD, CR)] == [-18, -18, -3]
    assert leader(s) == MG  # Red Dust is compared, not the Reclaimers, who would win a tie
    assert in_front(s) == MARSGOV


@pytest.mark.rule("RD 1.1", "RD 2.0")
def test_of_two_equal_margins_the_better_placed_faction_counts():
    s = rebels_together(
        eg_box=8, europa=2, tereshkova=2, pavonis_mons=2, arsia_mons=2, sinai_planum=1,
        shepard=-2, gandhi=-2, alpheus_colles=-2, shenzhou=-2, new_cordoba=-2,
    )  # fmt: skip
    assert [s.margin(faction) for faction in (MG, RD, CR)] == [-3, -3, -3]
    assert leader(s) == CR
    assert in_front(s) == REBELS


@pytest.mark.rule("RD 2.0")
def test_ties_go_to_reclaimers_marsgov_red_dust_and_leader_and_standings_agree():
    s = rebels_together(profits=18)
    assert (s.margin(CORP), s.margin(RD)) == (-18, -18)
    assert (leader(s), in_front(s)) == (RD, REBELS)
    s.profits = 19
    assert (leader(s), in_front(s)) == (CORP, CORPORATIONS)


@pytest.mark.rule("RD 1.1")
def test_one_faction_alone_past_its_condition_neither_ends_the_game_nor_wins():
    s = rebels_together(profits=37)
    for space in range(4):  # far beyond what the Reclaimers need
        s.add(space, CR_BASE, 2)
    assert s.margin(CR) > 0 > s.margin(RD)
    s.agenda.clear()
    s.asking = None
    s.do(VictoryCheck())
    s.advance()
    assert s.over
    assert s.result().reason == "check-corp"
    assert s.result().ranks[CORPORATIONS] == 1
