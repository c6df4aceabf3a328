"""Rules 5, 9 and 10.1.5: which card one may play, in which ways, in or out of a trap, and who pays for it."""

import pytest

from rules.twilight_struggle.cards.played import laid
from rules.twilight_struggle.story import Story
from tharsis.games.twilight_struggle import codes

US, USSR = codes.US, codes.USSR
BOTH_HANDS = {"us": ("nasser",), "ussr": ("blockade",)}


def on_the_table(side, card, **words):
    """A side has chosen a card for its round."""
    hands = {s: (*cards, *words.get("hands", {}).get(s, ())) for s, cards in BOTH_HANDS.items()}
    if card != "the_china_card":
        hands[side] = (*hands[side], card)
    return laid(**{**words, "hands": hands}).round(side).play(f"play {card}")


@pytest.mark.rule("TS 5.1", "TS 5.2", "TS 6.4.1")
@pytest.mark.parametrize(
    ("side", "card", "words", "ways"),
    [
        ("us", "containment", {}, "event ops space"),
        ("us", "cia_created", {}, "event ops"),
        ("ussr", "opec", {}, "event ops space"),
        ("us", "olympic_games", {}, "event ops space"),
        ("ussr", "olympic_games", {}, "event ops space"),
        ("us", "fidel", {}, "event-first ops-first space"),
        ("ussr", "containment", {}, "event-first ops-first space"),
        ("ussr", "cia_created", {}, "event-first ops-first"),
        ("us", "nato", {}, "ops space"),
        ("us", "nato", {"effect": "marshall_plan"}, "event ops space"),
        ("ussr", "nato", {}, "event-first ops-first space"),
        ("ussr", "opec", {"effect": "north_sea_oil"}, "ops space"),
        ("us", "opec", {"effect": "north_sea_oil"}, "ops space"),
        ("us", "asia_scoring", {}, "event"),
        ("ussr", "the_china_card", {}, "ops space"),
        ("us", "the_china_card", {"china": "us"}, "ops space"),
        ("us", "un_intervention", {}, "event ops"),
        ("ussr", "un_intervention", {}, "ops"),
        ("ussr", "un_intervention", {"hands": {"ussr": ("nato",)}}, "event ops"),
        ("us", "missile_envy", {}, "event ops space"),
        ("us", "missile_envy", {"owed": US}, "ops"),
        ("us", "containment", {"tries": (1, 0)}, "event ops"),
        ("us", "containment", {"tries": (0, 1)}, "event ops space"),
        ("us", "containment", {"space": (2, 1), "tries": (1, 0)}, "event ops space"),
        ("us", "containment", {"space": (2, 1), "tries": (2, 0)}, "event ops"),
        ("us", "containment", {"space": (2, 2), "tries": (1, 0)}, "event ops"),
        ("us", "containment", {"space": (7, 0)}, "event ops"),
        ("us", "containment", {"space": (8, 0)}, "event ops"),
        ("us", "formosan_resolution", {"space": (3, 0)}, "event ops space"),
        ("us", "formosan_resolution", {"space": (4, 0)}, "event ops"),
        ("ussr", "red_scare_purge", {"options": {"chinese_civil_war": True}}, "ops space"),
        ("us", "red_scare_purge", {"options": {"chinese_civil_war": True}}, "event ops space"),
        ("us", "cultural_revolution", {"options": {"chinese_civil_war": True}}, "ops space"),
    ],
)
def test_the_ways_to_play_a_card(side, card, words, ways):
    t = on_the_table(side, card, **words)
    assert (t.asked, t.choices()) == (side, ways.split())
    for way in ("event", "ops", "event-first", "ops-first", "space"):
        assert (t.why(way) == "") == (way in ways.split())


@pytest.mark.rule("TS 5.1", "TS 9.1", "TS 9.3")
def test_the_cards_one_may_choose_for_a_round():
    t = Story().china("us").hand("us", "nato", "fidel").hand("ussr", "opec").round("us")
    assert t.choices() == ["play fidel", "play nato", "play the_china_card"]
    assert (t.why("play opec"), t.why("pass")) == ("not-in-hand", "must-play")
    t = Story().china("us", up=False).hand("us", "nato").hand("ussr", "opec").round("us")
    assert (t.choices(), t.why("play the_china_card")) == (["play nato"], "china-face-down")
    t = Story().china("ussr").hand("us", "nato").hand("ussr", "opec").round("us")
    assert (t.choices(), t.why("play the_china_card")) == (["play nato"], "china-elsewhere")


@pytest.mark.rule("TS 9.8")
@pytest.mark.parametrize("side", ["us", "ussr"])
def test_the_china_card_alone_may_be_played_or_not(side):
    t = Story().china(side).hand("us" if side == "ussr" else "ussr", "fidel").round(side)
    assert (t.asked, t.choices()) == (side, ["play the_china_card", "pass"])


@pytest.mark.rule("TS 10.1.5")
@pytest.mark.card("TS missile_envy")
def test_who_owes_missile_envy_plays_it_before_a_scoring_card_that_can_wait():
    story = Story().owed(USSR).china("ussr").hand("ussr", "asia_scoring", "fidel").hand("us", "nato")
    t = story.round("ussr", number=6)
    assert t.choices() == ["play missile_envy"]
    for card in ("asia_scoring", "fidel", "the_china_card"):
        assert t.why(f"play {card}") == "missile-envy"
    story = Story().owed(USSR).china("ussr").hand("ussr", "asia_scoring", "fidel").hand("us", "nato")
    t = story.round("ussr", number=7)
    assert t.choices() == ["play asia_scoring"]
    assert t.play("play asia_scoring").choices() == ["event"]
    story = Story().owed(US).china("ussr").hand("ussr", "asia_scoring", "fidel").hand("us", "nato")
    assert len(story.round("ussr", number=6).choices()) == 3


@pytest.mark.rule("TS 10.1.5")
def test_scoring_cards_come_first_when_the_rounds_run_out():
    def choices(number, *hand):
        return laid(hands={"ussr": hand, "us": ("nato",)}).round("ussr", number=number).choices()

    two = ["play asia_scoring", "play europe_scoring"]
    assert choices(7, "asia_scoring", "europe_scoring", "fidel") == two
    assert choices(6, "asia_scoring", "europe_scoring", "fidel") == two
    assert choices(5, "asia_scoring", "europe_scoring", "fidel") == [
        *two,
        "play fidel",
        "play the_china_card",
    ]


# -- cards that free one of a scoring card ----------------------------------------------------------


@pytest.mark.rule("TS 10.1.5", "TS 6.4.4")
@pytest.mark.parametrize(
    ("turn", "number", "side", "card", "space", "scoring", "may"),
    [
        (8, 7, "us", "captured_nazi_scientist", (7, 2), 1, True),
        (8, 7, "us", "captured_nazi_scientist", (7, 8), 1, False),
        (8, 7, "ussr", "captured_nazi_scientist", (2, 7), 1, True),
        (8, 7, "ussr", "captured_nazi_scientist", (8, 7), 1, False),
        (8, 7, "us", "captured_nazi_scientist", (7, 2), 2, False),
        (3, 6, "us", "captured_nazi_scientist", (7, 2), 2, True),
        (3, 6, "us", "captured_nazi_scientist", (7, 2), 3, False),
        (8, 8, "us", "captured_nazi_scientist", (8, 2), 1, False),
        (8, 7, "us", "one_small_step", (6, 7), 1, True),
        (8, 7, "us", "one_small_step", (5, 7), 1, False),
        (8, 7, "us", "one_small_step", (7, 7), 1, False),
        (8, 7, "ussr", "one_small_step", (7, 6), 1, True),
        (8, 7, "us", "north_sea_oil", (0, 0), 1, True),
        (8, 7, "us", "north_sea_oil", (0, 0), 2, False),
        (8, 6, "us", "north_sea_oil", (0, 0), 2, True),
        (8, 7, "ussr", "north_sea_oil", (0, 0), 1, False),
        (8, 7, "us", "ask_not_what_your_country", (0, 0), 3, True),
        (8, 7, "us", "aldrich_ames_remix", (0, 0), 1, True),
        (8, 7, "us", "aldrich_ames_remix", (0, 0), 2, False),
        (8, 6, "us", "aldrich_ames_remix", (0, 0), 2, True),
        (8, 7, "ussr", "five_year_plan", (0, 0), 1, True),
        (8, 7, "ussr", "grain_sales_to_soviets", (0, 0), 1, True),
        (8, 7, "ussr", "grain_sales_to_soviets", (0, 0), 2, False),
        (8, 7, "ussr", "terrorism", (0, 0), 1, False),
        (8, 7, "us", "terrorism", (0, 0), 1, False),
    ],
)
def test_what_may_be_played_instead_of_the_last_scoring_card(turn, number, side, card, space, scoring, may):
    cards = ("asia_scoring", "europe_scoring", "middle_east_scoring")[:scoring]
    t = laid(turn=turn, space=space, hands={side: (*cards, card, "nato")}).round(side, number=number)
    assert t.why(f"play {card}") == ("" if may else "must-score")
    assert t.why("play nato") == "must-score"


@pytest.mark.rule("TS 10.1.5")
@pytest.mark.card("TS star_wars")
def test_star_wars_counts_the_best_of_the_events_that_can_happen():
    def may(side, *discarded, scoring=1, **words):
        cards = ("asia_scoring", "europe_scoring")[:scoring]
        story = laid(**{"turn": 8, "space": (2, 0), "hands": {side: (*cards, "star_wars")}, **words})
        return story.discarded(*discarded).round(side, number=7).why("play star_wars") == ""

    assert may("us", "fidel", "aldrich_ames_remix", "nato")
    assert may("us", "ask_not_what_your_country", "aldrich_ames_remix", scoring=2)
    assert not may("us", "aldrich_ames_remix", scoring=2)
    assert may("ussr", "grain_sales_to_soviets", "fidel")
    assert not may("ussr", "ask_not_what_your_country", "aldrich_ames_remix")
    for card in ("five_year_plan", "grain_sales_to_soviets", "terrorism"):
        assert may("ussr", card)
        assert not may("ussr", card, scoring=2)
    assert not may("us", "one_small_step", space=(7, 6))  # the US is not behind, so it would not happen
    assert not may("us")


# -- traps ------------------------------------------------------------------------------------------


@pytest.mark.rule("TS 7.3", "TS 5.3")
@pytest.mark.parametrize(("side", "trap"), [("us", "quagmire"), ("ussr", "bear_trap")])
@pytest.mark.parametrize(("die", "free"), [(1, True), (4, True), (5, False), (6, False)])
def test_a_trapped_side_discards_a_card_of_two_and_rolls(side, trap, die, free):
    other = "us" if side == "ussr" else "ussr"
    story = laid(effect=trap, china=side, hands={side: ("fidel", "nasser", "asia_scoring"), other: ("opec",)})
    t = story.die(die).round(side)
    assert (t.asked, t.choices()) == (side, ["discard fidel"])
    assert [t.why(f"discard {name}") for name in ("nasser", "asia_scoring", "opec", "the_china_card")] == [
        "value-too-low",
        "scoring-discard",
        "not-in-hand",
        "china-discard",
    ]
    assert [t.why(f"play {name}") for name in ("fidel", "asia_scoring", "opec", "the_china_card")] == [
        "trapped",
        "trapped",
        "not-in-hand",
        "trapped",
    ]
    assert t.why("pass") == "trapped"
    t = t.play("discard fidel")
    assert (t.where("fidel"), t.in_effect(trap)) == ("discarded", not free)


@pytest.mark.rule("TS 5.1", "TS 7.3")
@pytest.mark.parametrize(("side", "trap"), [("us", "quagmire"), ("ussr", "bear_trap")])
def test_a_trapped_side_without_such_a_card_scores_or_passes(side, trap):
    other = "us" if side == "ussr" else "ussr"
    t = laid(effect=trap, hands={side: ("nasser", "asia_scoring"), other: ("opec",)}).round(side)
    assert (t.choices(), t.why("pass")) == (["play asia_scoring"], "must-play")
    t = laid(effect=trap, hands={side: ("nasser",), other: ("opec",)}).round(side)
    assert t.choices() == ["pass"]
    seat = codes.SIDE_IDS.index(side)
    before, clock = t.s, t.s.cards.clock
    t = t.play("pass")
    assert (t.s.highest[seat], t.s.highest_at[seat], t.s.no_scoring_at[seat]) == (1, clock, clock)
    assert (t.s.highest[1 - seat], t.s.highest_at[1 - seat]) == (4, 0)
    assert before.highest[seat] == 4
    t = laid(effect=trap, hands={other: ("opec", "fidel")}).round(side)
    assert t.asked == other


@pytest.mark.rule("TS 7.3", "TS 10.1.5")
def test_a_trapped_side_that_must_score_does_nothing_else():
    t = laid(effect="quagmire", hands={"us": ("asia_scoring", "nato"), "ussr": ("opec",)}).round(
        "us", number=7
    )
    assert (t.choices(), t.why("discard nato"), t.why("pass")) == (
        ["play asia_scoring"],
        "must-score",
        "must-score",
    )
    story = laid(effect="quagmire", space=(8, 0), hands={"us": ("asia_scoring", "nato"), "ussr": ("opec",)})
    assert story.round("us", number=8).why("pass") == "must-score"


@pytest.mark.rule("TS 7.4.2", "TS 7.3")
@pytest.mark.parametrize(
    ("card", "words", "serves"),
    [
        ("fidel", {}, True),
        ("fidel", {"red_scare": "us"}, False),
        ("duck_and_cover", {"red_scare": "us"}, True),
        ("nasser", {"effect": ("quagmire", "containment")}, True),
        ("nasser", {"effect": ("quagmire", "brezhnev_doctrine")}, False),
    ],
)
def test_the_changed_value_counts_in_a_trap(card, words, serves):
    hands = {"us": (card,), "ussr": ("opec",)}
    t = laid(**{"effect": "quagmire", "hands": hands, **words}).round("us")
    assert (f"discard {card}" in t.choices()) == serves


@pytest.mark.rule("TS 7.3")
def test_a_trap_holds_one_side_only():
    t = laid(effect="quagmire", hands={"us": ("nato",), "ussr": ("opec", "fidel")}).round("ussr")
    assert t.choices() == ["play fidel", "play opec", "play the_china_card"]
    t = laid(effect="bear_trap", hands={"us": ("nato",), "ussr": ("opec", "fidel")}).round("us")
    assert t.choices() == ["play nato"]


# -- We Will Bury You, Flower Power, U2 -------------------------------------------------------------


@pytest.mark.card("TS we_will_bury_you")
@pytest.mark.parametrize(
    ("side", "hand", "moves", "vp"),
    [
        ("us", ("nato",), ("play nato", "ops"), -3),
        ("us", ("containment",), ("play containment", "event"), -3),
        ("us", ("fidel",), ("play fidel", "event-first"), -3),
        ("us", ("fidel",), ("play fidel", "ops-first"), -3),
        ("us", ("fidel",), ("play fidel", "space"), -3),
        ("us", ("un_intervention", "fidel"), ("play un_intervention", "ops"), -3),
        ("us", ("un_intervention", "fidel"), ("play un_intervention", "event"), 0),
        ("us", ("asia_scoring",), ("play asia_scoring", "event"), -3),
        ("us", (), ("pass",), -3),
        ("ussr", ("fidel",), ("play fidel", "event"), 0),
    ],
)
def test_three_points_whatever_the_us_does_with_its_round_but_un_intervention(side, hand, moves, vp):
    other = {"us": "ussr", "ussr": "us"}[side]
    story = laid(
        effect="we_will_bury_you", china="us", hands={side: hand, other: ("blockade", "opec")}, die=6
    )
    t = story.round(side).play(*moves)
    assert (t.vp, t.in_effect("we_will_bury_you")) == (vp, side == "ussr")


@pytest.mark.card("TS we_will_bury_you", "TS quagmire", "TS bear_trap")
def test_a_us_round_spent_in_the_trap_or_passed_unasked_is_a_round_and_a_soviet_one_is_not():
    words = {"effect": ("we_will_bury_you", "quagmire", "bear_trap"), "die": 6}
    hands = {"us": ("nato",), "ussr": ("opec", "fidel")}
    t = laid(**words, hands=hands).round("us").play("discard nato")
    assert (t.vp, t.in_effect("we_will_bury_you")) == (-3, False)
    t = laid(**words, hands=hands).round("ussr").play("discard fidel")
    assert (t.vp, t.in_effect("we_will_bury_you")) == (0, True)
    t = laid(**words, hands={"us": ("nasser",), "ussr": ("opec", "fidel")}).round("us").play("pass")
    assert (t.vp, t.in_effect("we_will_bury_you")) == (-3, False)
    t = laid(**words, hands={"us": ("nasser",), "ussr": ("blockade",)}).round("ussr").play("pass")
    assert (t.vp, t.in_effect("we_will_bury_you")) == (0, True)
    t = laid(effect="we_will_bury_you", hands={"ussr": ("opec", "fidel")}).round("us")
    assert (t.asked, t.vp, t.in_effect("we_will_bury_you")) == ("ussr", -3, False)


@pytest.mark.card("TS we_will_bury_you", "TS grain_sales_to_soviets")
def test_a_card_drawn_in_the_headline_phase_is_no_us_round():
    story = laid(
        effect="we_will_bury_you", hands={"us": ("grain_sales_to_soviets", "nato"), "ussr": ("fidel",)}
    )
    t = story.hand("ussr", "nasser").hits("ussr", "fidel").headlines()
    t = t.play("headline grain_sales_to_soviets", "headline nasser", "play fidel", "ops-first")
    t = t.play("place canada", "place canada")
    assert (t.vp, t.in_effect("we_will_bury_you")) == (0, True)


WARS = ("korean_war", "arab_israeli_war", "indo_pakistani_war", "brush_war", "iran_iraq_war")


@pytest.mark.card("TS flower_power")
@pytest.mark.parametrize("card", WARS)
@pytest.mark.parametrize(("side", "vp"), [("us", -2), ("ussr", 0)])
def test_every_war_card_the_us_plays_costs_two_points(card, side, vp):
    t = on_the_table(side, card, turn=8, effect="flower_power", die=6)
    assert t.play("ops" if "ops" in t.choices() else "ops-first").vp == vp
    assert t.play("space").vp == 0


@pytest.mark.card("TS flower_power", "TS camp_david_accords")
def test_camp_david_spares_the_us_the_arab_israeli_war_alone():
    effects = ("flower_power", "camp_david_accords")
    assert on_the_table("us", "arab_israeli_war", effect=effects).play("ops").vp == 0
    assert on_the_table("us", "brush_war", effect=effects).play("ops").vp == -2
    assert on_the_table("us", "containment", effect=effects).play("ops").vp == 0


@pytest.mark.card("TS flower_power", "TS missile_envy", "TS star_wars", "TS grain_sales_to_soviets")
def test_flower_power_counts_war_cards_that_come_to_the_us_on_other_ways():
    t = laid(effect="flower_power", hands={"ussr": ("brush_war",)}).event("missile_envy", by="us")
    assert (t.asked, t.vp) == ("us", -2)
    t = laid(effect="flower_power", hands={"us": ("brush_war",)}).event("missile_envy", by="ussr")
    assert (t.asked, t.vp) == ("ussr", 0)
    t = laid(turn=8, space=(1, 0), effect="flower_power", discarded="brush_war").event("star_wars")
    assert t.play("take brush_war").vp == -2
    story = laid(effect="flower_power", hands={"ussr": ("brush_war",)})
    assert story.event("grain_sales_to_soviets").play("play brush_war", "ops").vp == -2


@pytest.mark.card("TS un_intervention", "TS grain_sales_to_soviets")
def test_un_intervention_goes_with_a_drawn_card_of_the_ussr_in_a_round_only():
    def drawn(card, *us):
        return laid(hands={"us": us, "ussr": (card,)}).event("grain_sales_to_soviets").play(f"play {card}")

    t = drawn("fidel", "un_intervention")
    assert t.choices() == ["event-first", "ops-first", "space", "play un_intervention"]
    assert drawn("fidel").why("play un_intervention") == "not-in-hand"
    t = drawn("containment", "un_intervention", "nasser")
    assert (t.choices(), t.why("play un_intervention")) == (["event", "ops", "space"], "no-enemy-event")
    assert t.why("play nasser") == "not-now"
    story = laid(hands={"us": ("grain_sales_to_soviets", "un_intervention"), "ussr": ("fidel", "nasser")})
    t = story.hits("ussr", "fidel").headlines()
    t = t.play("headline grain_sales_to_soviets", "headline nasser", "play fidel")
    assert t.why("play un_intervention") == "un-headline"
    t = laid(hands={"us": ("un_intervention", "fidel"), "ussr": ("opec",)}).round("us").play("play fidel")
    assert t.why("play un_intervention") == "not-now"


@pytest.mark.card("TS grain_sales_to_soviets", "TS missile_envy")
def test_an_owed_missile_envy_that_grain_sales_draws_and_returns_is_still_owed():
    def drawn(owed):
        story = laid(owed=USSR) if owed else laid(hands={"ussr": ("missile_envy",)})
        return story.hits("ussr", "missile_envy").event("grain_sales_to_soviets")

    t = drawn(True)
    assert (t.s.owed, t.choices()) == (codes.NOBODY, ["play missile_envy", "return"])
    assert t.play("return").s.owed == USSR
    assert drawn(False).play("return").s.owed == codes.NOBODY
    t = drawn(True).play("play missile_envy")
    assert (t.s.owed, t.choices()) == (codes.NOBODY, ["event", "ops", "space"])


# -- NORAD ------------------------------------------------------------------------------------------


@pytest.mark.card("TS norad")
@pytest.mark.parametrize("side", ["us", "ussr"])
@pytest.mark.parametrize(
    ("effect", "canada", "defcon", "asked"),
    [(True, 4, 3, True), (False, 4, 3, False), (True, 3, 3, False), (True, 4, 4, False), (True, 4, 2, False)],
)
def test_norad_looks_whether_the_round_brought_defcon_to_two(side, effect, canada, defcon, asked):
    story = laid(at={"canada": (canada, 0), "japan": (1, 0), "angola": (2, 2)}, defcon=defcon, die=1)
    if effect:
        story.effect("norad")
    other = {"us": "ussr", "ussr": "us"}[side]
    t = story.hand(side, "olympic_games", "asia_scoring").hand(other, "nato", "opec").round(side)
    t = t.play("play olympic_games", "ops", *(["coup angola"] if defcon > 2 else ["place angola"] * 2))
    assert (t.choices()[-1] == "decline") == asked
    if asked:
        assert (t.asked, t.choices()) == ("us", ["place canada", "place japan", "place angola", "decline"])
        assert (t.why("place iran"), t.why("place chinese_civil_war")) == ("own-influence", "variant-space")
        after = t.play("place japan")
        assert (after.at("japan"), after.asked) == ((2, 0), other)
        assert after.s.reached_two is False
        assert t.play("decline").at("japan") == (1, 0)
