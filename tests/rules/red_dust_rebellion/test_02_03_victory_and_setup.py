"""Chapters 2 and 3: victory and setup."""

from collections import Counter

import pytest

from rules.red_dust_rebellion.story import available, play, table
from tharsis.games.red_dust_rebellion import GAME
from tharsis.games.red_dust_rebellion.actions import SPACE
from tharsis.games.red_dust_rebellion.board import SPACES
from tharsis.games.red_dust_rebellion.codes import HAND, IN_PLAY
from tharsis.games.red_dust_rebellion.deck import FIRST_STORM
from tharsis.games.red_dust_rebellion.pieces import CORP, CR, MG, RD, SECURITY
from tharsis.games.red_dust_rebellion.rules.draw_deck import reveal
from tharsis.games.red_dust_rebellion.rules.storms import SetupStorms
from tharsis.games.red_dust_rebellion.rules.victory import FinalCheck, VictoryCheck, leader


@pytest.mark.rule("RD 3.1")
def test_starting_totals():
    s = GAME.new(seed=3, seats=4)
    assert (s.enemy_bases(), s.profits, s.score(CR), s.score(MG), s.score(RD)) == (10, 0, 7, 12, 14)
    assert (s.resources[RD], s.resources[MG], s.displaced) == (14, 18, 4)
    assert (s.eg_box, s.eg_plus, s.flashpoint) == (3, False, 0)
    wanted = {
        "mg_base": 1, "mg_troop": 12, "corp_base": 6, "specops": 6, "security": 4, "eg_troop": 8,
        "rd_base": 4, "rd_rebel": 14, "cr_base": 11, "cr_rebel": 9,
    }  # fmt: skip
    assert {kind: available(s, kind) for kind in wanted} == wanted


@pytest.mark.rule("RD 3.2")
def test_the_same_space_twice_rages_and_reclaimers_may_strike_a_unit():
    scene = table().put("europa", security=1, corp_base=1).storms_at((4, 1), (4, 1))
    s = scene.ask(SetupStorms())
    assert s.storm[6] == 2
    assert [GAME.actions.notation(a) for a in s.legal(s.actor())] == ["remove security europa", "done"]
    play(s, "remove security europa")
    assert s.at(6, SECURITY) == 0


@pytest.mark.rule("RD 3.3")
def test_opening_cards():
    s = GAME.new(seed=5, seats=4)
    assert len(s.campaigns.piles[IN_PLAY]) == 1
    assert len(s.assets.piles[HAND]) == 3
    assert len(s.events) == 46


@pytest.mark.rule("RD 3.3")
def test_a_storm_lies_seventh_to_thirteenth_in_every_pile():
    found = Counter()
    for seed in range(300):
        s = GAME.new(seed=seed, seats=4)
        s.pile_drawn, s.pile_stormed = 0, False
        for place in range(1, 14):
            if reveal(s) >= FIRST_STORM:
                found[place] += 1
                break
            s.events.append(0)
            s.events.sort()
    assert set(found) == set(range(7, 14))
    assert sum(found.values()) == 300
    assert min(found.values()) > 20


@pytest.mark.rule("RD 2.0")
@pytest.mark.parametrize(("profits", "over"), [(36, False), (37, True)])
def test_a_condition_must_be_exceeded(profits, over):
    s = table().means(profits=profits).put("marth", corp_base=1).s
    s.do(VictoryCheck())
    s.advance()
    assert s.over == over
    if over:
        assert s.result().reason == "check-corp"


@pytest.mark.rule("RD 2.0")
def test_ties_go_to_the_reclaimers_then_marsgov():
    scene = table().means(profits=36)
    s = scene.s
    assert (s.margin(CORP), s.margin(CR)) == (0, 0)
    assert leader(s) == CR


@pytest.mark.rule("RD 2.0")
def test_after_the_third_storm_the_best_margin_wins():
    s = table().means(profits=30).put("marth", corp_base=1).level(sharma=-2).put("gandhi", rd_base=2).s
    s.do(FinalCheck())
    s.advance()
    assert s.result().reason == "final-cr"
    assert s.result().ranks[3] == 1


@pytest.mark.rule("RD 1.1", "RD 2.0")
def test_who_runs_two_factions_counts_the_lower_margin():
    s = GAME.new(seed=1, seats=2, options={"alliance": "coin"})
    s.profits = 40
    assert s.standings()[0][0] == s.margin(MG)
    s.agenda.clear()
    s.asking = None
    s.do(VictoryCheck())
    s.advance()
    assert not s.over


@pytest.mark.rule("RD 8.3")
def test_alone_one_wins_only_in_the_third_storm():
    s = GAME.new(seed=1, seats=1, options={"factions": "corp_rd_cr_mg"})
    s.agenda.clear()
    s.asking = None
    s.profits = 40
    s.storm_rounds = 1
    s.do(VictoryCheck())
    s.advance()
    assert not s.over
    s.storm_rounds = 3
    s.do(VictoryCheck())
    s.advance()
    assert s.result().reason == "check-corp"


@pytest.mark.rule("RD 8.4")
def test_non_players_bring_six_cards_each():
    s = GAME.new(seed=1, seats=1)
    cards = sorted(s.curiosity + s.known_tail)
    assert cards == list(range(6, 24))
    assert 0 <= s.totals[CR] <= 6
    assert 1 <= s.totals[RD] <= 3
    assert SPACE.size == SPACES
