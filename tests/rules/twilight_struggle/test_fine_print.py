"""What is seen, remembered and taken back, and other small print."""

import pytest

from rules.twilight_struggle.cards.played import laid
from rules.twilight_struggle.story import Story
from tharsis.games.twilight_struggle import GAME, board, codes, deck
from tharsis.games.twilight_struggle.rules.values import value

US, USSR = codes.US, codes.USSR


@pytest.mark.rule("TS 6.1.1")
def test_how_many_ways_lead_to_a_country():
    """Beside the own superpower, with own influence, and one for each neighbour that has some."""
    s = GAME.new(seed=1)

    def ways(side, country):
        return s.near[side][board.COUNTRY_BY_ID[country]]

    assert [ways(US, name) for name in ("canada", "japan", "cuba", "taiwan", "norway", "india")] == [
        3, 4, 1, 2, 1, 0,
    ]  # fmt: skip
    assert [ways(USSR, name) for name in ("finland", "poland", "north_korea", "canada")] == [2, 2, 2, 0]
    assert s.start == s.near


@pytest.mark.rule("TS 7.3")
def test_a_position_does_not_change_when_a_game_goes_on_from_it():
    t = laid(hands={"us": ("containment", "nato"), "ussr": ("fidel",)}).round("us").play("play containment")
    later = t.play("event")
    assert (t.in_effect("containment"), later.in_effect("containment")) == (False, True)
    t = laid().operations("us", 3).play("place canada")
    later = t.play("place mexico", "place cuba")
    assert (t.at("mexico"), later.at("mexico")) == ((0, 0), (1, 0))
    assert t.s.invariants() == later.s.invariants() == ""
    assert t.s.near != later.s.near


# -- what is seen -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "side", "shown"),
    [("cia_created", "us", "ussr"), ("lone_gunman", "ussr", "us"), ("aldrich_ames_remix", "ussr", "us")],
)
def test_an_event_shows_the_whole_enemy_hand_for_good(card, side, shown):
    story = laid(turn=8, hands={side: (card, "nato"), shown: ("fidel", "asia_scoring")})
    t = story.round(side)
    assert (t.knows(side, "fidel"), t.s.fence) == (False, 0)
    t = t.play(f"play {card}", "event")
    assert (t.knows(side, "fidel"), t.knows(side, "asia_scoring"), t.knows(shown, "nato")) == (
        True,
        True,
        False,
    )
    assert t.s.fence == t.s.moves == 2


@pytest.mark.card("TS the_cambridge_five")
def test_the_cambridge_five_show_scoring_cards_alone_and_tell_that_there_are_no_others():
    story = laid(hands={"ussr": ("the_cambridge_five", "opec"), "us": ("fidel", "asia_scoring")})
    t = story.round("ussr").play("play the_cambridge_five", "event")
    assert (t.knows("ussr", "asia_scoring"), t.knows("ussr", "fidel")) == (True, False)
    assert (t.s.fence, t.s.no_scoring_at) == (2, [t.s.cards.clock, 0])


@pytest.mark.card("TS our_man_in_tehran")
def test_our_man_in_tehran_alone_knows_what_he_saw():
    looks = ("fidel", "nato", "summit", "junta", "opec")
    held = {"us": ("nasser", "blockade", "comecon"), "ussr": ("suez_crisis", "containment", "allende")}
    t = laid(at={"lebanon": (1, 0)}, looks=looks, hands=held).event("our_man_in_tehran")
    assert all(t.knows("us", name) and not t.knows("ussr", name) for name in looks)
    t = t.play("discard nato", "done")
    assert (t.knows("ussr", "nato"), t.where("nato")) == (True, "discarded")
    kept = [name for name in looks if name != "nato"]
    assert {t.where(name) for name in kept} == {"deck"}
    cards = {deck.CARD_BY_ID[name] for name in kept}
    hands = {seat: [set(t.s.redeal(seat, seed).hand(1 - seat)) for seed in range(40)] for seat in (US, USSR)}
    assert not any(cards & hand for hand in hands[US])
    assert any(cards & hand for hand in hands[USSR])


@pytest.mark.card("TS our_man_in_tehran", "TS ask_not_what_your_country")
def test_cards_are_discarded_by_rising_number():
    t = laid(hands={"us": ("fidel", "nato", "summit")}).event("ask_not_what_your_country")
    assert t.agreed() == ["discard fidel", "discard nato", "discard summit", "done"]
    t = t.play("discard nato")
    assert (t.agreed(), t.why("discard fidel")) == (["discard summit", "done"], "ascending")


@pytest.mark.card("TS aldrich_ames_remix")
@pytest.mark.parametrize(("effect", "seen"), [(True, True), (False, False)])
def test_what_the_us_draws_is_seen_under_aldrich_ames_only(effect, seen):
    story = laid(turn=8, hands={"us": ("fidel",)}, draws=("us", "nato"))
    if effect:
        story.effect("aldrich_ames_remix")
    t = story.event("ask_not_what_your_country").play("discard fidel", "done")
    assert (t.hand("us"), t.knows("ussr", "nato"), t.knows("us", "nato")) == (["nato"], seen, True)


# -- what a hand has told ---------------------------------------------------------------------------


@pytest.mark.card("TS missile_envy")
@pytest.mark.parametrize(
    ("hand", "words", "highest"),
    [
        (("nasser",), {}, 1),
        (("fidel",), {}, 2),
        (("duck_and_cover",), {}, 3),
        (("marshall_plan",), {}, 4),
        (("asia_scoring",), {}, 0),
        (("nasser",), {"red_scare": "us"}, 2),  # a card of two is worth one, too
        (("fidel",), {"red_scare": "us"}, 2),
        (("duck_and_cover",), {"red_scare": "us"}, 3),
        (("asia_scoring",), {"red_scare": "us"}, 0),
        (("nasser",), {"effect": "containment"}, 1),
        (("duck_and_cover",), {"effect": "containment"}, 4),  # as much as a card of four
        (("fidel",), {"effect": "containment"}, 2),
        (("fidel",), {"red_scare": "ussr"}, 2),
    ],
)
def test_the_highest_card_given_tells_of_the_rest_of_the_hand(hand, words, highest):
    t = laid(hands={"us": hand}, **words).event("missile_envy", by="ussr")
    assert (t.s.highest, t.s.highest_at[US] > 0, t.s.highest_at[USSR]) == ([highest, 4], True, 0)


@pytest.mark.card("TS missile_envy")
@pytest.mark.parametrize(
    ("hand", "words", "asked"),
    [
        (("nasser", "asia_scoring"), {}, False),
        (("nasser", "asia_scoring"), {"red_scare": "ussr"}, False),
        (("nasser", "blockade"), {}, True),
        (("fidel", "blockade"), {}, False),
        (("fidel", "blockade"), {"red_scare": "ussr"}, True),
        (("asia_scoring", "europe_scoring"), {}, True),
    ],
)
def test_who_has_several_highest_cards_is_asked_which_one_goes(hand, words, asked):
    t = laid(hands={"ussr": hand}, **words).event("missile_envy", by="us")
    assert (t.asked == "ussr") == asked
    if asked:
        assert sorted(t.agreed()) == sorted(f"give {name}" for name in hand)
    else:
        assert t.where(hand[0]) in ("on the table", "discarded")


@pytest.mark.card("TS terrorism", "TS five_year_plan", "TS missile_envy")
@pytest.mark.parametrize(
    ("card", "by", "owing"),
    [("terrorism", "us", USSR), ("terrorism", "ussr", US), ("five_year_plan", "us", USSR)],
)
def test_a_missile_envy_lost_by_chance_is_owed_no_more(card, by, owing):
    t = laid(turn=8, owed=owing).event(card, by=by)
    assert (t.where("missile_envy"), t.s.owed) == ("discarded", codes.NOBODY)


@pytest.mark.rule("TS 7.4.2")
@pytest.mark.parametrize(
    ("card", "scares", "worth"),
    [
        ("asia_scoring", 0, 0),
        ("asia_scoring", 1, 0),
        ("nasser", 0, 1),
        ("nasser", 1, 1),
        ("nato", 2, 2),
        ("nato", 0, 4),
    ],
)
def test_the_value_of_a_card(card, scares, worth):
    story = laid()
    for _ in range(scares):
        story.red_scare("us")
    assert value(story.position.s, US, story.position.card(card)) == worth


# -- and more ---------------------------------------------------------------------------------------


@pytest.mark.card("TS grain_sales_to_soviets")
@pytest.mark.rule("TS 10.1.5")
def test_a_drawn_card_may_be_used_in_any_way_although_the_us_must_score_in_its_round():
    story = laid(hands={"ussr": ("grain_sales_to_soviets", "fidel"), "us": ("asia_scoring",)})
    t = story.round("ussr", number=7).play("play grain_sales_to_soviets", "event-first", "play fidel")
    assert t.agreed() == ["event-first", "ops-first", "space"]
    story = laid(hands={"ussr": ("grain_sales_to_soviets", "nuclear_test_ban"), "us": ("asia_scoring",)})
    t = story.round("ussr", number=7).play(
        "play grain_sales_to_soviets", "event-first", "play nuclear_test_ban"
    )
    assert t.agreed() == ["event", "ops", "space"]


@pytest.mark.rule("TS 10.3.1")
def test_a_game_that_ends_is_over_whatever_phase_it_was_in():
    t = Story().defcon(2).hand("us", "we_will_bury_you", "nato").hand("ussr", "fidel").round("us")
    t = t.play("play we_will_bury_you", "event-first")
    assert (t.won, t.s.phase, t.s.over, t.asked) == ("ussr by nuclear-war", codes.END_PHASE, True, "")


@pytest.mark.card("TS junta")
@pytest.mark.rule("TS 7.4")
def test_a_free_attempt_has_a_point_at_least():
    t = laid(at={"peru": (0, 9)}, die=6).red_scare("us").red_scare("us").event("junta", by="us")
    t = t.play("place chile")
    assert t.prompt() == "free-coup us 1"
    assert t.play("coup peru").at("peru") == (0, 6)  # 6 + 1 - 4


@pytest.mark.card("TS wargames")
@pytest.mark.parametrize(
    ("by", "vp", "after", "won"),
    [
        ("us", 7, 1, "us by wargames"), ("us", 6, 0, "nobody by wargames"), ("us", 5, -1, "ussr by wargames"),
        ("ussr", -7, -1, "ussr by wargames"), ("ussr", -6, 0, "nobody by wargames"),
        ("ussr", -5, 1, "us by wargames"), ("us", -14, -20, "ussr by twenty-points"),
    ],
)  # fmt: skip
def test_six_points_for_the_enemy_and_the_game_ends(by, vp, after, won):
    t = laid(turn=8, defcon=2, vp=vp).event("wargames", by=by)
    assert t.agreed() == ["end-game", "decline"]
    t = t.play("end-game")
    assert (t.vp, t.won) == (after, won)


@pytest.mark.card("TS star_wars", "TS salt_negotiations")
def test_star_wars_takes_a_card_and_salt_may_leave_it():
    t = laid(turn=8, space=(1, 0), discarded=("nato", "fidel", "asia_scoring")).event("star_wars")
    assert (t.agreed(), t.why("decline")) == (["take fidel", "take nato"], "event-compulsory")
    assert t.why("take asia_scoring") == "scoring-take"
    t = laid(discarded=("nato", "fidel", "asia_scoring")).event("salt_negotiations", by="ussr")
    assert (t.agreed(), t.why("take opec")) == (["take fidel", "take nato", "decline"], "not-discarded")


@pytest.mark.card("TS un_intervention")
@pytest.mark.parametrize("side", ["us", "ussr"])
def test_un_intervention_goes_with_any_enemy_event_of_the_hand(side):
    hand = ("un_intervention", "fidel", "nato", "summit", "asia_scoring")
    t = laid(hands={side: hand, "us" if side == "ussr" else "ussr": ("opec",)}).round(side)
    t = t.play("play un_intervention", "event")
    assert t.agreed() == ["play fidel" if side == "us" else "play nato"]


@pytest.mark.rule("TS 6.4.4", "TS 4.5.D")
@pytest.mark.parametrize(
    ("space", "oil", "us", "ussr"),
    [
        ((0, 0), 0, 7, 7), ((8, 0), 0, 8, 7), ((0, 8), 0, 7, 8), ((8, 8), 0, 7, 7), ((7, 0), 0, 7, 7),
        ((0, 0), 8, 8, 7), ((0, 8), 8, 8, 8), ((0, 0), 7, 7, 7),
    ],
)  # fmt: skip
def test_who_has_eight_rounds(space, oil, us, ussr):
    story = laid(turn=8, space=space)
    story.position.s.oil_turn = oil
    t = story.operations("us", 1)
    assert (t.s.rounds(US), t.s.rounds(USSR)) == (us, ussr)


# -- the page ---------------------------------------------------------------------------------------


@pytest.mark.rule("TS 10.1.1")
@pytest.mark.parametrize(
    ("at", "standing"),
    [
        ({}, "none"),
        ({"kenya": (2, 0)}, "presence"),
        ({"kenya": (2, 0), "angola": (1, 0)}, "domination"),
        (dict.fromkeys(("algeria", "nigeria", "zaire", "angola", "south_africa"), (3, 0)), "control"),
    ],
)
def test_the_standing_in_a_region_is_shown(at, standing):
    seen = laid(at=at).operations("us", 1).s.look(-1)["regions"]["africa"]
    assert (seen["us"]["standing"], seen["ussr"]["standing"]) == (standing, "none")


@pytest.mark.rule("TS 9.6", "TS 7.4")
def test_the_points_of_an_operation_and_where_there_are_more_are_shown():
    def shown(t):
        seen = t.s.look(-1)["operation"]
        return seen["by"], seen["points"], seen["spent"], seen["left"], seen["bonus"]

    t = laid(at={"thailand": (0, 1)}, effect="vietnam_revolts").operations("ussr", 2)
    assert shown(t) == ("ussr", 3, 0, 3, ["southeast_asia"])
    assert shown(t.play("place thailand")) == ("ussr", 3, 1, 2, ["southeast_asia"])
    assert shown(t.play("place finland")) == ("ussr", 2, 1, 1, [])
    t = laid(hands={"ussr": ("fidel",), "us": ("nato",)}).round("ussr").play("play the_china_card", "ops")
    assert shown(t) == ("ussr", 5, 0, 5, ["asia"])
    t = laid(at={"peru": (1, 0)}, effect="vietnam_revolts").event("junta", by="ussr").play("place chile")
    assert shown(t) == ("ussr", 2, 0, 2, [])
