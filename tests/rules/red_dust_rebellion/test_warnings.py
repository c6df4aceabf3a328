"""What a choice would lose is said before it is made."""

import pytest

from rules.red_dust_rebellion.story import play, table
from rules.warned import grave, told
from tharsis.games.red_dust_rebellion.deck import DUST_STORM_IDS, EVENT_IDS, ORDER
from tharsis.games.red_dust_rebellion.pieces import MG, RD
from tharsis.games.red_dust_rebellion.rules.sequence import EventRound

MARSGOV_FIRST = next(EVENT_IDS[i] for i, order in enumerate(ORDER) if order[0] == MG)
RED_DUST_FIRST = next(EVENT_IDS[i] for i, order in enumerate(ORDER) if order[0] == RD)
CALM = next(EVENT_IDS[i] for i, order in enumerate(ORDER) if order[0] not in (MG, RD))


def opposed(current, following, bases, **means):
    """Red Dust at 24 people of Active Opposition and some Bases: more than 32 wins."""
    scene = table().card(current, following).means(profits=0, **means)
    scene.level(tenzing=-2, europa=-2, shepard=-2, tereshkova=-2, shenzhou=-2)
    for space in ("gandhi", "sharma", "marth", "radau", "trouvelot"):
        scene.put(space, rd_base=min(2, bases))
        bases -= min(2, bases)
    return scene.put("gandhi", mg_troop=1).ask(EventRound())


def asked(s, faction):
    assert s.actor() == s.seat_of(faction)
    return s.actor()


@pytest.mark.rule("RD 2.0")
def test_passing_before_a_storm_at_which_another_faction_wins():
    s = opposed(MARSGOV_FIRST, DUST_STORM_IDS[0], 9)
    seat = asked(s, MG)
    assert grave(s, seat, "pass") == ["check"]
    assert grave(s, seat, "op train") == []


@pytest.mark.rule("RD 2.0")
def test_passing_before_a_storm_at_which_nobody_wins_or_oneself():
    s = opposed(MARSGOV_FIRST, DUST_STORM_IDS[0], 8)
    assert told(s, asked(s, MG), "pass") == []
    s = opposed(RED_DUST_FIRST, DUST_STORM_IDS[0], 9)
    assert told(s, asked(s, RD), "pass") == []


@pytest.mark.rule("RD 2.0")
def test_passing_while_no_storm_is_next():
    s = opposed(MARSGOV_FIRST, CALM, 9)
    assert told(s, asked(s, MG), "pass") == []


@pytest.mark.rule("RD 1.4")
@pytest.mark.parametrize(("resources", "expected"), [(47, []), (48, [("waste", "track-full")])])
def test_a_pass_at_the_end_of_the_track(resources, expected):
    s = opposed(MARSGOV_FIRST, CALM, 0, mg=resources)
    assert told(s, asked(s, MG), "pass") == expected


@pytest.mark.rule("RD 6.0")
def test_an_operation_without_its_special_activity_is_a_note():
    s = opposed(RED_DUST_FIRST, CALM, 2, rd=20)
    seat = asked(s, RD)
    s = play(s, "op rally", "pick gandhi")
    while s.prompt(seat).key != s.game.prompts.code("operation"):
        s = s.play(seat, s.legal(seat)[0])
    assert all(grade == "note" for grade, _ in told(s, seat, "done"))
