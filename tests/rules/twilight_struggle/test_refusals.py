"""A refusal cites the rule of whatever refuses: the round, the operation, the headline, the event."""

import pytest

from rules.twilight_struggle.cards.played import first, ops, round_of
from rules.twilight_struggle.story import Story
from tharsis.games.twilight_struggle import GAME, codes


def cited(t, text):
    """Name and rule of the refusal of a move."""
    refusal = t.s.why_not(t.s.actor(), GAME.actions.parse(text))
    assert refusal is not None, f"{text} is legal"
    return refusal.name, refusal.rule


@pytest.mark.rule("TS 4.5.C", "TS 4.5.D", "TS 5.3", "TS 6.4.4")
def test_a_card_that_is_not_held_is_refused_by_what_asks_for_it():
    t = Story().hand("us", "nasser", "nato").hand("ussr", "fidel", "opec")
    assert cited(t.round("us"), "play fidel") == ("not-in-hand", "4.5.D")
    t = Story().hand("us", "nasser", "nato").hand("ussr", "fidel", "opec").headlines()
    assert cited(t, "headline duck_and_cover") == ("not-in-hand", "4.5.C")
    t = Story().space(us=1, ussr=4).hand("us", "nasser", "nato").hand("ussr", "fidel", "opec").headlines()
    assert cited(t, "headline duck_and_cover") == ("not-in-hand", "4.5.C")
    assert t.s.view(t.s.actor()).prompt["rule"] == "6.4.4", "who shows it first"
    t = Story().hand("us", "nasser").event("blockade")
    assert cited(t, "discard fidel") == ("not-in-hand", "5.3")


@pytest.mark.rule("TS 5.2", "TS 6.4")
def test_a_way_to_play_a_card_is_refused_by_its_own_rule():
    t = Story().hand("us", "nato", "fidel").round("us")
    assert cited(t.play("play nato"), "event-first") == ("event-order", "5.2")
    t = Story().space(us=8, ussr=0).hand("us", "nato", "fidel").round("us").play("play nato")
    assert cited(t, "space") == ("space-end", "6.4.6")


@pytest.mark.rule("TS 6.1", "TS 6.2", "TS 6.3")
def test_an_operation_without_a_target_is_refused_by_its_own_rule():
    t = Story().hand("us", "nato", "fidel").round("us").play("play nato", "ops")
    assert cited(t, "coup-attempt") == ("no-target", "6.3")
    assert cited(t, "realignment") == ("no-target", "6.2")
    assert cited(t, "place angola") == ("reach", "6.1.1")
    assert cited(t, "coup angola") == ("coup-empty", "6.3.1")


@pytest.mark.rule("TS 3.2", "TS 3.3")
def test_the_free_influence_of_each_side_answers_by_its_own_rule():
    s = GAME.new(seed=1)
    places = GAME.actions.parse("place angola")
    assert (s.why_not(s.actor(), places).rule, s.view(s.actor()).prompt["rule"]) == ("3.2", "3.2")
    while s.asking.by == codes.USSR:
        s.apply(s.actor(), s.legal(s.actor())[0])
    assert (s.why_not(s.actor(), places).rule, s.view(s.actor()).prompt["rule"]) == ("3.3", "3.3")


@pytest.mark.rule("TS 5.1", "TS 6.0", "TS 6.3.5")
@pytest.mark.parametrize(
    ("begin", "rules"),
    [
        (
            round_of("us", moves="play nato"),
            {
                "event": "5.1", "ops": "5.1", "event-first": "5.2", "ops-first": "5.2", "space": "6.4",
                "play un_intervention": "7.1",
            },
        ),
        (
            ops("us", 2),
            {
                "influence": "6.1", "place canada": "6.1", "realignment": "6.2", "realign iran": "6.2",
                "coup-attempt": "6.3", "coup iran": "6.3", "decline": "6.0",
            },
        ),
        (
            first("junta", by="us", at={"peru": (0, 1)}, moves="place chile"),
            {"coup peru": "6.3.5", "realign peru": "6.2", "decline": "6.3.5"},
        ),
        (first("che", at={"peru": (1, 0)}), {"coup peru": "6.3", "decline": "6.3"}),
    ],
)  # fmt: skip
def test_each_answer_is_judged_by_its_own_rule(begin, rules):
    s = begin().s
    found = {text: s.asking.rule(s, s.actor(), GAME.actions.parse(text)) for text in rules}
    assert found == rules
