"""Chapters 2 and 3 by tables: who wins when, and how a game is laid out for any number of players."""

import pytest

from rules.red_dust_rebellion.ledger import line, rounds
from rules.red_dust_rebellion.story import alone, table
from tharsis.games.red_dust_rebellion import GAME
from tharsis.games.red_dust_rebellion.actions import DRAW_CAMPAIGN, NP_DIE
from tharsis.games.red_dust_rebellion.board import MARS
from tharsis.games.red_dust_rebellion.codes import DECK, HAND, IN_PLAY
from tharsis.games.red_dust_rebellion.pieces import CORP, CR, CR_REBEL, MG, MG_BASE, RD
from tharsis.games.red_dust_rebellion.rules.dust_storm import ResetNonPlayers
from tharsis.games.red_dust_rebellion.rules.setup import OpeningCards, arrange, seating
from tharsis.games.red_dust_rebellion.rules.victory import (
    FinalCheck,
    VictoryCheck,
    counted,
    leader,
    sides,
    standings,
)
from tharsis.games.red_dust_rebellion.scenario import RDScenario


def weigh(s, margins):
    """Bring the four margins about: Support and Opposition, Profits, Reclaimer spaces or others' Bases."""
    scene = RDScenario.__new__(RDScenario)
    scene.s = s
    scene.clear()
    s.eg_box, s.profits = 8, 36 + margins[CORP]
    support, opposition = 34 - 10 + margins[MG], 32 + margins[RD]
    for space in sorted(range(MARS), key=s.population, reverse=True):
        people = s.population(space)
        for wanted, sign in ((support, 1), (opposition, -1)):
            level = min(2, wanted // people) if people else 0
            if level and not s.level[space]:
                s.level[space] = sign * level
                if sign > 0:
                    support -= level * people
                else:
                    opposition -= level * people
    for space in range(abs(margins[CR])):
        s.add(space, CR_REBEL if margins[CR] > 0 else MG_BASE, 1)
    assert tuple(s.margin(faction) for faction in range(4)) == tuple(margins)


@pytest.mark.rule("RD 2.0")
@pytest.mark.parametrize(
    ("level", "box", "over"), [(2, 6, False), (1, 7, False), (2, 7, True), (0, 8, False)]
)
def test_marsgov_needs_more_than_thirty_four(level, box, over):
    """Twelve people at Active Support, two of New Cordoba, and the value of the box."""
    scene = table().confidence(box).means(profits=0).put("marth", mg_base=1)
    scene.level(tenzing=2, europa=2, shepard=2, tereshkova=2, shenzhou=2, new_cordoba=level)
    s = scene.s
    assert s.score(MG) == 24 + 2 * level + {6: 6, 7: 8, 8: 10}[box]
    s.do(VictoryCheck())
    s.advance()
    assert s.over == over
    if over:
        assert s.result().reason == "check-mg"


@pytest.mark.rule("RD 2.0")
@pytest.mark.parametrize(("bases", "over"), [(8, False), (9, True)])
def test_red_dust_needs_more_than_thirty_two(bases, over):
    scene = table().means(profits=0).level(tenzing=-2, europa=-2, shepard=-2, tereshkova=-2, shenzhou=-2)
    for space in ("gandhi", "sharma", "marth", "radau", "trouvelot"):
        scene.put(space, rd_base=min(2, bases))
        bases -= min(2, bases)
    s = scene.put("gandhi", mg_troop=1).s
    s.do(VictoryCheck())
    s.advance()
    assert (s.score(RD), s.over) == (33 if over else 32, over)


@pytest.mark.rule("RD 2.0")
@pytest.mark.parametrize(("others", "over"), [(2, True), (3, False), (4, False)])
def test_reclaimers_need_more_spaces_and_bases_than_the_others_have_bases(others, over):
    scene = table().means(profits=0).put("wilderness", cr_base=2)
    for faction, space in (("mg", "europa"), ("corp", "tenzing"), ("rd", "gandhi"), ("mg", "sharma"))[
        :others
    ]:
        scene.put(space, **{f"{faction}_base": 1})
    s = scene.s
    s.do(VictoryCheck())
    s.advance()
    assert (s.score(CR), s.over) == (3, over)


@pytest.mark.rule("RD 2.0")
@pytest.mark.parametrize(
    ("margins", "first"),
    [
        ((0, 0, 0, 0), CR),
        ((1, 1, 1, 0), MG),
        ((0, 1, 1, 0), RD),
        ((0, 1, 0, 0), CORP),
        ((2, 3, 1, 0), CORP),
        ((-1, -1, -1, -1), CR),
    ],
)
def test_ties_go_to_reclaimers_marsgov_red_dust_corporations(margins, first):
    s = table().s
    weigh(s, margins)
    assert leader(s) == first
    order = sorted(range(4), key=lambda seat: standings(s)[seat], reverse=True)
    assert order[0] == s.seat_by[first]


@pytest.mark.rule("RD 1.1", "RD 2.0")
@pytest.mark.parametrize(
    ("alliance", "seats", "together", "margins", "measured"),
    [
        ("coin", 3, [[MG, CORP], [RD], [CR]], (3, 1, 0, 0), CORP),
        ("coin", 3, [[MG, CORP], [RD], [CR]], (1, 3, 0, 0), MG),
        ("coin", 3, [[MG, CORP], [RD], [CR]], (2, 2, 0, 0), MG),
        ("rebels", 3, [[MG], [CORP], [RD, CR]], (0, 0, 2, 2), None),
        ("coin", 2, [[MG, CORP], [RD, CR]], (4, 2, 3, 3), CORP),
    ],
)
def test_two_factions_of_one_player_are_measured_by_the_lower(alliance, seats, together, margins, measured):
    s = GAME.new(seed=1, seats=seats, options={"alliance": alliance})
    weigh(s, margins)
    assert sides(s) == together
    if measured is not None:
        assert counted(s, [MG, CORP]) == measured
    assert counted(s, [RD, CR]) == CR  # of two equal ones the better placed


@pytest.mark.rule("RD 8.3")
@pytest.mark.parametrize(
    ("storms", "own", "other", "ends"),
    [(2, 9, 0, ""), (3, 9, 0, "check-corp"), (2, 9, 1, "check-mg"), (2, 0, 1, "check-mg")],
)
def test_one_person_alone_wins_only_in_the_third_storm(storms, own, other, ends):
    s = table(seats=1, factions="corp_rd_cr_mg").s
    margins = (other, own, 0, 0)
    weigh(s, margins)
    s.storm_rounds = storms
    s.do(VictoryCheck())
    s.advance()
    assert (s.result().reason if s.over else "") == ends


@pytest.mark.rule("RD 2.0")
@pytest.mark.parametrize(("margins", "reason"), [((0, 0, 0, 0), "final-cr"), ((-1, -3, -2, -9), "final-mg")])
def test_the_highest_margin_wins_in_the_end(margins, reason):
    s = table().s
    weigh(s, margins)
    s.storm_rounds = 3
    s.do(FinalCheck())
    s.advance()
    assert s.result().reason == reason


# -- 3.0 ------------------------------------------------------------------------------------------


@pytest.mark.rule("RD 1.1")
@pytest.mark.parametrize(
    ("seats", "order", "alliance", "expected"),
    [
        (4, "cr_corp_mg_rd", "none", [0, 1, 2, 3]),
        (4, "cr_corp_mg_rd", "rebels", [0, 1, 2, 3]),
        (3, "mg_corp_cr_rd", "none", [0, 1, -1, 2]),
        (3, "mg_corp_cr_rd", "coin", [0, 0, 1, 2]),
        (3, "mg_corp_cr_rd", "rebels", [1, 2, 0, 0]),
        (2, "cr_corp_mg_rd", "none", [-1, 1, -1, 0]),
        (2, "cr_corp_mg_rd", "coin", [0, 0, 1, 1]),
        (2, "cr_corp_mg_rd", "rebels", [1, 1, 0, 0]),
        (1, "rd_cr_mg_corp", "none", [-1, -1, 0, -1]),
        (1, "rd_cr_mg_corp", "coin", [-1, -1, 0, -1]),
    ],
)
def test_who_takes_which_factions(seats, order, alliance, expected):
    assert seating(seats, order, alliance) == expected


@pytest.mark.rule("RD 3.1", "RD 8.4")
@pytest.mark.parametrize(
    ("factions", "mg", "rd"), [("mg_rd_corp_cr", 18, 0), ("rd_cr_mg_corp", 0, 14), ("corp_rd_cr_mg", 0, 0)]
)
def test_nonplayers_begin_without_resources(factions, mg, rd):
    s = table(seats=1, factions=factions, bare=False).s
    arrange(s)
    assert s.resources == [mg, 0, rd, 0]


@pytest.mark.rule("RD 3.3")
def test_opening_cards_of_four_players():
    scene = table(bare=False).hand().campaign()
    s = scene.s
    s.pile_drawn = 0
    scene.script_chance(DRAW_CAMPAIGN, 7)
    before = len(s.entries())
    scene.ask(OpeningCards())
    assert (s.campaigns.piles[IN_PLAY], s.campaigns.piles[HAND], len(s.campaigns.piles[DECK])) == (
        [7],
        [],
        11,
    )
    assert (len(s.assets.piles[HAND]), len(s.assets.piles[DECK]), s.pile_drawn) == (3, 27, 2)
    lines = [line(s, entry) for entry in s.entries()[before:]]
    assert lines[0] == "campaign earth_based_endorsements"
    assert lines[1].startswith("next-card ")
    assert [word.split()[0] for word in lines[2:]] == ["draw"] * 3
    assert (s.totals, s.curiosity) == ([0, 0, 0, 0], [])
    assert s.current >= 0
    assert s.upcoming >= 0
    assert s.current != s.upcoming


@pytest.mark.rule("RD 8.4")
@pytest.mark.parametrize(("pips", "total"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_what_nonplayers_begin_with(pips, total):
    scene = table(seats=1, bare=False)
    s = scene.s
    s.curiosity, s.pile_drawn = [], 0
    s.totals = [0, 0, 0, 0]
    scene.script_chance(NP_DIE, pips - 1)
    scene.campaign().ask(OpeningCards())
    assert s.totals == [0, 0, total, 3]
    assert s.curiosity == list(range(6, 24))


@pytest.mark.rule("RD 8.5.9")
@pytest.mark.parametrize(("total", "after"), [(0, 2), (1, 1)])
def test_nonplayers_shuffle_and_an_empty_agitate_total_is_rolled_anew(total, after):
    scene = alone(table(seats=1)).np_dice(4)
    s = scene.s
    s.curiosity, s.known_tail = [3, 1], [2, 0]
    s.totals[RD] = total
    found = rounds(scene, ResetNonPlayers())
    assert found == ({"total rd": 2} if not total else {})
    assert (s.curiosity, s.known_tail, s.totals[RD]) == ([0, 1, 2, 3], [], after)
    scene = table()
    assert rounds(scene, ResetNonPlayers()) == {}
