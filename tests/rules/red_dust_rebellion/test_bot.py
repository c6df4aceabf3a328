"""The advisor of the heuristic bot: it foresees the victory check, and comes to an end."""

import pytest

from rules.red_dust_rebellion.story import at, fallen, table
from tharsis.bots import make
from tharsis.games.red_dust_rebellion.bot import own_turn
from tharsis.games.red_dust_rebellion.judgement import Times, cards_to_check, expected_margins, worth
from tharsis.games.red_dust_rebellion.orders import TRAVEL
from tharsis.games.red_dust_rebellion.pieces import CORP, CR, MG, RD
from tharsis.games.red_dust_rebellion.rules.march_travel import GoOn
from tharsis.games.red_dust_rebellion.rules.operations import ANY_NUMBER, ANYWHERE, SPECIAL, BeginOperation
from tharsis.games.red_dust_rebellion.rules.sequence import NextActor
from tharsis.kernel import game


def storm_next(scene, number=1):
    scene.card("tenzing", f"dust_storm_{number}").s.storm_rounds = number - 1
    return scene.s


@pytest.mark.parametrize(
    ("drawn", "stormed", "cards"),
    [
        (2, False, 7.5),  # the storm is the 7th to 13th card
        (6, False, 4),
        (12, False, 1),
        (13, True, 9.5),  # it comes in the next pile
    ],
)
def test_cards_to_the_next_check(drawn, stormed, cards):
    s = table().card("tenzing", "europa").s
    s.pile_drawn, s.pile_stormed = drawn, stormed
    assert cards_to_check(s) == cards


def test_no_card_is_left_once_the_storm_is_in_sight():
    assert cards_to_check(storm_next(table())) == 0


def test_what_is_lost_before_the_check_is_foreseen():
    """4.3: Bases, guards and displaced people cost Profits, Troops and Satellites Confidence."""
    scene = fallen(table().confidence(6), corp_base=1, security=3, eg_troop=2).means(profits=36, displaced=5)
    s = storm_next(scene)
    margins = expected_margins(s, Times(s))
    assert margins[CORP] == -1 - 1 - 2
    assert margins[MG] == 4 - 34


def test_alone_a_check_before_the_last_is_not_won():
    """8.3: one's own margin wins at the third storm only; that of a non-player at any."""
    scenes = [table(seats=1, factions="corp_rd_cr_mg").means(profits=40) for _ in range(2)]
    first, last = storm_next(scenes[0], 1), storm_next(scenes[1], 3)
    assert worth(last, CORP) - worth(first, CORP) > 50


@pytest.mark.parametrize("faction", [MG, RD])
def test_a_rival_who_would_win_is_the_worst_there_is(faction):
    calm, alarming = storm_next(table().means(profits=36)), storm_next(table().means(profits=37))
    assert worth(calm, faction) - worth(alarming, faction) > 20


def test_plans_end_with_the_own_turn():
    """What others would do is not thought of: nothing waits beneath the turn."""
    s = table().put("gandhi", rd_rebel=1).card("tenzing", "europa").ask(NextActor())
    assert len(s.agenda) == 1
    assert own_turn(s, s.acting).agenda == []
    assert len(s.agenda) == 1


def test_rebels_who_may_go_on_for_ever_stop():
    """5.8: between Reclaimer Bases nothing ends a Travel but the Reclaimers themselves."""
    scene = table().put("wilderness", cr_base=2, cr_rebel=3).put("trouvelot", cr_base=1)
    scene.put("radau", cr_base=1, cr_rebel=2).put("marth", cr_rebel=2).hand("converts")
    s = scene.ask(GoOn(CR, at("wilderness"), 3), BeginOperation(CR, TRAVEL, ANY_NUMBER, ANYWHERE, SPECIAL))
    bot = make("heuristic", game("red-dust-rebellion"), 1)
    for decision in range(60):
        if s.asking is not None:
            s.apply(CR, bot.choose(s.redeal(CR, decision), CR, s.legal(CR)))
    assert s.asking is None
