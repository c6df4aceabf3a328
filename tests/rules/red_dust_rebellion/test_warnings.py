"""What a choice would lose is said before it is made."""

import pytest

from rules.red_dust_rebellion.story import fallen, operation, play, table
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


# -- pieces that are not there ---------------------------------------------------------------------


@pytest.mark.rule("RD 1.3")
@pytest.mark.parametrize(("fewer", "expected"), [(12, []), (13, [("waste", "fewer")])])
def test_recruits_on_earth_of_whom_too_few_are_available(fewer, expected):
    scene = fallen(table(), security=fewer, specops=8)
    s = operation(scene, "corp", "logistics")
    assert told(s, s.actor(), "pick earth") == expected


@pytest.mark.rule("RD 1.3")
def test_an_event_that_places_what_nobody_has():
    scene = fallen(table().confidence(3), eg_troop=14).card("earthgov_declares_emergency", CALM)
    s = scene.ask(EventRound())
    seat = s.actor()
    s = play(s, "event unshaded")
    assert ("waste", "fewer") in told(s, seat, "choose eg_troops")
    assert told(s, seat, "choose supply") == []


@pytest.mark.rule("RD 1.3")
@pytest.mark.parametrize(("elsewhere", "expected"), [(26, []), (28, [("note", "lift")])])
def test_rebels_that_must_be_lifted_from_elsewhere(elsewhere, expected):
    scene = table().put("sharma", rd_rebel=elsewhere).put("gandhi", rd_base=1)
    s = play(operation(scene, "rd", "rally"), "pick gandhi")
    most = max(s.game.actions.notation(action) for action in s.legal(s.actor()))
    assert told(s, s.actor(), most) == expected


# -- Bases that nobody guards ----------------------------------------------------------------------


def leaving(**others):
    """Red Dust is about to leave its Base in Gandhi, where others stand."""
    return table().level(sharma=-1).put("gandhi", rd_base=1, rd_rebel=2, **others)


@pytest.mark.rule("RD 1.1")
def test_the_last_guarded_base_is_left_to_enemies():
    s = play(operation(leaving(mg_troop=2), "rd", "march"), "pick sharma", "move rd_rebel gandhi")
    assert grave(s, s.actor(), "count 2") == ["exposed-last"]
    assert told(s, s.actor(), "count 1") == []


@pytest.mark.rule("RD 1.1")
def test_a_base_is_left_to_enemies_while_another_is_guarded():
    scene = leaving(mg_troop=2).put("marth", rd_base=1, rd_rebel=1)
    s = play(operation(scene, "rd", "march"), "pick sharma", "move rd_rebel gandhi")
    assert told(s, s.actor(), "count 2") == [("waste", "exposed")]


@pytest.mark.rule("RD 1.1")
def test_a_base_is_left_where_no_enemy_stands():
    s = play(operation(leaving(), "rd", "march"), "pick sharma", "move rd_rebel gandhi")
    assert told(s, s.actor(), "count 2") == [("note", "unguarded")]


@pytest.mark.rule("RD 1.1")
def test_a_new_base_takes_the_place_of_its_only_guards():
    s = play(operation(table().put("gandhi", rd_rebel=2, mg_troop=1), "rd", "rally"), "pick gandhi")
    assert grave(s, s.actor(), "choose base") == ["exposed-last"]
    s = play(operation(table().put("gandhi", rd_rebel=3, mg_troop=1), "rd", "rally"), "pick gandhi")
    assert told(s, s.actor(), "choose base") == []


@pytest.mark.rule("RD 5.8")
def test_a_base_that_travels_first_may_be_followed_by_its_guards():
    scene = table().hand("church_assets", "water_reserves").put("daedalia_planum", mg_troop=2)
    scene.put("wilderness", cr_base=1, cr_rebel=2)
    s = play(operation(scene, "cr", "travel"), "pick wilderness", "pick daedalia_planum")
    assert told(s, s.actor(), "move cr_base wilderness") == [("note", "unguarded")]
