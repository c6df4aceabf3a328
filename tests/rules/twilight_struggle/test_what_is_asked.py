"""What the players read: the figures of questions and of refusals."""

import pytest

from rules.twilight_struggle.cards.played import answers, first, laid, ops, round_of
from rules.twilight_struggle.story import Table
from tharsis.games.twilight_struggle import GAME

# -- questions --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("begin", "moves", "asked"),
    [
        (round_of("us"), "", "card us 1"),
        (round_of("us", effect="quagmire"), "", "trapped us quagmire"),
        (round_of("ussr", effect="bear_trap"), "", "trapped ussr bear_trap"),
        (round_of("us"), "play nato", "mode us nato"),
        (round_of("us"), "play nato; ops", "ops us 4"),
        (round_of("us"), "play nato; ops; influence", "place us 4"),
        (round_of("us"), "play nato; ops; place canada", "place us 3"),
        (round_of("us", at={"canada": (0, 4)}), "play nato; ops; place canada", "place us 2"),
        (round_of("us", at={"angola": (0, 4)}), "play nato; ops; coup-attempt", "coup us 4"),
        (ops("ussr", 2, at={"thailand": (2, 0)}, effect="vietnam_revolts"), "coup-attempt", "coup ussr 3"),
        (ops("us", 2, at={"angola": (0, 4)}), "realignment", "realign us 2"),
        (first("junta", by="us", at={"peru": (0, 1)}), "", "add us junta 2"),
        (first("junta", by="us", at={"peru": (0, 1)}), "place chile", "free-coup us 2"),
        (first("junta", by="us", at={"peru": (0, 1)}, red_scare="us"), "place chile", "free-coup us 1"),
        (first("che", at={"peru": (1, 0)}), "", "coup ussr 3"),
        (first("comecon"), "", "add ussr comecon 4"),
        (first("comecon"), "place poland", "add ussr comecon 3"),
        (first("socialist_governments", at={"italy": (3, 0)}), "", "take-away ussr socialist_governments 3"),
        (first("warsaw_pact_formed"), "", "add ussr warsaw_pact_formed 5"),
        (first("de_stalinization", at={"poland": (0, 3)}), "", "take-away ussr de_stalinization 4"),
        (
            first("independent_reds", at={"hungary": (0, 3), "romania": (0, 1)}),
            "",
            "add us independent_reds 1",
        ),
        (first("south_african_unrest"), "", "add ussr south_african_unrest 1"),
        (first("the_cambridge_five", hands={"us": ("asia_scoring",)}), "", "add ussr the_cambridge_five 1"),
        (
            first(
                "latin_american_debt_crisis", turn=8, at={"peru": (0, 1), "chile": (0, 1), "brazil": (0, 1)}
            ),
            "",
            "add ussr latin_american_debt_crisis 2",
        ),
        (first("blockade", hands={"us": ("nato",)}), "", "event-discard us blockade 3"),
        (first("brush_war", by="us"), "", "war us brush_war"),
        (
            first("ask_not_what_your_country", hands={"us": ("nato",)}),
            "",
            "discard-any us ask_not_what_your_country",
        ),
        (first("salt_negotiations", by="us", discarded="nato"), "", "take us salt_negotiations"),
        (first("missile_envy", by="us", hands={"ussr": ("nato", "flower_power")}), "", "give ussr"),
        (
            round_of("us", hands={"us": ("un_intervention", "fidel")}),
            "play un_intervention; event",
            "cancel-event us",
        ),
        (first("grain_sales_to_soviets", hands={"ussr": ("fidel",)}), "", "grain-sales fidel"),
        (first("olympic_games", by="us"), "", "olympic-games ussr"),
        (first("how_i_learned_to_stop_worrying", by="us"), "", "defcon us how_i_learned_to_stop_worrying"),
        (first("summit", by="us", rolls=([1], [6])), "", "defcon ussr summit"),
        (first("chernobyl", turn=8), "", "region us chernobyl"),
        (first("wargames", by="ussr", turn=8, defcon=2), "", "wargames ussr"),
        (
            first("asia_scoring", by="us", at={"japan": (0, 4), "india": (0, 3)}, effect="shuttle_diplomacy"),
            "",
            "shuttle-diplomacy asia",
        ),
        (
            first("aldrich_ames_remix", turn=8, hands={"us": ("nato", "fidel")}),
            "",
            "discard-any ussr aldrich_ames_remix",
        ),
    ],
)
def test_the_figures_of_a_question(begin, moves, asked):
    t = begin()
    assert (t.play(*answers(moves)) if moves else t).prompt() == asked


@pytest.mark.rule("TS 3.2", "TS 3.3", "TS 11.0")
def test_the_figures_of_the_questions_of_the_setup():
    t = Table(GAME.new(seed=1, options={"handicap": 2}))
    assert t.prompt() == "setup ussr 6"
    t = t.play(*["place poland"] * 5)
    assert t.prompt() == "setup ussr 1"
    t = t.play("place poland")
    assert t.prompt() == "setup us 7"
    t = t.play(*["place italy"] * 7)
    assert t.prompt() == "handicap us 2"
    t = t.play("place italy")
    assert t.prompt() == "handicap us 1"
    assert t.play("place italy").prompt() == "headline us"


@pytest.mark.parametrize(
    ("begin", "shape"),
    [
        (first("comecon"), "'spread', 0 of 4 to 4"),
        (first("comecon", moves="place poland"), "'spread', 1 of 4 to 4"),
        (first("puppet_governments"), "'spread', 0 of 0 to 3"),
        (first("puppet_governments", moves="place peru; place kenya"), "'spread', 2 of 0 to 3"),
        (first("pershing_ii_deployed", turn=8, at={"italy": (2, 0)}), "'spread', 0 of 0 to 3"),
        (ops("us", 3, moves="influence"), "'spread', 0 of 1 to 3"),
        (ops("us", 3, moves="place canada"), "'spread', 1 of 1 to 3"),
        (ops("us", 4, at={"canada": (0, 4)}, moves="place canada"), "'spread', 2 of 1 to 4"),
        (ops("us", 3, at={"angola": (0, 2)}, moves="realignment"), "'spread', 0 of 1 to 3"),
        (
            ops("us", 3, at={"angola": (0, 2)}, rolls=([1], [1]), moves="realign angola"),
            "'spread', 1 of 0 to 3",
        ),
        (first("ask_not_what_your_country", hands={"us": ("nato", "fidel")}), "'some', 0 of 0 to 2"),
        (
            first("ask_not_what_your_country", hands={"us": ("nato", "fidel")}, moves="discard fidel"),
            "'some', 1 of 0 to 2",
        ),
        (first("summit", by="us", rolls=([1], [6]), defcon=3), "'number', 0 of 2 to 4"),
        (first("how_i_learned_to_stop_worrying", by="us"), "'number', 0 of 1 to 5"),
    ],
)
def test_how_many_choices_a_question_has(begin, shape):
    t = begin()
    assert repr(t.s.asking.shape(t.s, t.s.actor())) == f"Shape({shape})"


# -- refusals ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("begin", "moves", "refused", "name", "figures"),
    [
        (ops("us", 1, at={"mexico": (0, 2)}), "", "place mexico", "points", "mexico 2 1"),
        (ops("us", 3, at={"mexico": (0, 4)}), "place mexico", "place mexico", "points", "mexico 2 1"),
        (ops("us", 1), "", "place angola", "reach", "angola"),
        (ops("us", 1, at={"iran": (0, 1)}, defcon=2), "", "coup iran", "defcon-region", "middle_east 2"),
        (ops("us", 1, at={"iran": (0, 1)}, defcon=2), "", "realign iran", "defcon-region", "middle_east 2"),
        (
            ops("us", 1, at={"iran": (0, 1), "angola": (0, 1)}, defcon=2),
            "coup-attempt",
            "coup iran",
            "defcon-region",
            "middle_east 2",
        ),
        (
            ops("us", 1, at={"iran": (0, 1), "angola": (0, 1)}, defcon=2),
            "realignment",
            "realign iran",
            "defcon-region",
            "middle_east 2",
        ),
        (ops("us", 1), "", "coup angola", "coup-empty", "angola"),
        (ops("ussr", 1, at={"italy": (2, 0)}, effect="nato"), "", "coup italy", "nato", "italy"),
        (first("comecon"), "place poland", "place poland", "event-limit", "poland 1"),
        (first("oas_founded"), "place peru", "place iran", "event-area", "iran"),
        (
            first("liberation_theology"),
            "place haiti; place haiti",
            "place haiti",
            "event-limit",
            "haiti 2",
        ),
        (
            first("east_european_unrest", turn=8, at={"poland": (0, 5), "hungary": (0, 2)}),
            "remove poland",
            "remove poland",
            "event-limit",
            "poland 2",
        ),
        (
            first(
                "latin_american_debt_crisis", turn=8, at={"peru": (0, 1), "chile": (0, 3), "brazil": (0, 1)}
            ),
            "place chile",
            "place chile",
            "event-limit",
            "chile 6",
        ),
        (first("blockade", hands={"us": ("fidel",)}), "", "discard fidel", "value-too-low", "fidel 2 3"),
        (
            first("blockade", hands={"us": ("nato",)}, red_scare="us", effect="containment"),
            "",
            "discard fidel",
            "not-in-hand",
            "fidel",
        ),
        (
            round_of("us", hands={"us": ("nasser", "nato"), "ussr": ("opec",)}, effect="quagmire"),
            "",
            "discard nasser",
            "value-too-low",
            "nasser 1 2",
        ),
        (round_of("us", effect="quagmire"), "", "play nato", "trapped", "quagmire"),
        (round_of("ussr", effect="bear_trap"), "", "pass", "trapped", "bear_trap"),
        (round_of("us"), "play nato", "event", "event-needs", "nato"),
        (
            round_of("us", effect="camp_david_accords", hands={"us": ("arab_israeli_war",)}),
            "play arab_israeli_war",
            "event-first",
            "event-prevented",
            "arab_israeli_war camp_david_accords",
        ),
        (
            round_of("ussr", effect="north_sea_oil", turn=8),
            "play opec",
            "event",
            "event-prevented",
            "opec north_sea_oil",
        ),
        (round_of("us"), "play nasser", "space", "space-ops", "1 2"),
        (round_of("us", space=(7, 0), red_scare="us"), "play nato", "space", "space-ops", "3 4"),
        (round_of("us", tries=(1, 0)), "play nato", "space", "space-tries", "1"),
        (round_of("us", tries=(2, 0), space=(2, 0)), "play nato", "space", "space-tries", "2"),
        (first("summit", by="us", rolls=([1], [6]), defcon=3), "", "defcon 5", "defcon-step", "3"),
        (
            first("missile_envy", by="us", hands={"ussr": ("nato", "flower_power", "fidel")}),
            "",
            "give fidel",
            "higher-value",
            "fidel",
        ),
        (
            round_of("us", hands={"us": ("un_intervention", "fidel", "nato")}),
            "play un_intervention; event",
            "play nato",
            "no-enemy-event",
            "nato",
        ),
        (
            first("grain_sales_to_soviets", hands={"us": ("un_intervention",), "ussr": ("nato",)}),
            "play nato",
            "play un_intervention",
            "no-enemy-event",
            "nato",
        ),
        (
            first("salt_negotiations", by="us", discarded=("nato", "asia_scoring")),
            "",
            "take asia_scoring",
            "scoring-take",
            "asia_scoring",
        ),
    ],
)
def test_the_figures_of_a_refusal(begin, moves, refused, name, figures):
    t = begin()
    t = t.play(*answers(moves)) if moves else t
    refusal = t.s.why_not(t.s.actor(), GAME.actions.parse(refused))
    assert refusal.name == name
    assert " ".join(str(value).rpartition("/")[2] for value in refusal.figures.values()) == figures


@pytest.mark.rule("TS 10.1.5")
@pytest.mark.parametrize(
    ("number", "hand", "figures"),
    [
        (7, ("asia_scoring", "nato"), {"cards": 1, "rounds": 0}),
        (6, ("asia_scoring", "europe_scoring", "nato"), {"cards": 2, "rounds": 1}),
    ],
)
def test_a_scoring_card_that_must_be_played_is_told_with_the_rounds_left(number, hand, figures):
    for words in ({}, {"effect": "quagmire"}):
        t = laid(hands={"us": hand, "ussr": ("opec",)}, **words).round("us", number=number)
        verb = "discard" if words else "play"
        assert t.s.why_not(0, GAME.actions.parse(f"{verb} nato")).figures == figures
    t = laid(hands={"us": (*hand, "ask_not_what_your_country"), "ussr": ("opec",)}).round("us", number=number)
    t = t.play("play ask_not_what_your_country")
    assert t.s.why_not(0, GAME.actions.parse("space")).figures == figures
