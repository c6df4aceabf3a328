"""The advisor: no war on itself, no gift to the enemy, and a judgement that keeps to the dice."""

import pytest

from rules.twilight_struggle.story import SIDES, Story, Table
from tharsis.games.twilight_struggle import GAME, board, codes, deck
from tharsis.games.twilight_struggle.bot import TSAdvisor
from tharsis.games.twilight_struggle.judgement import coup_gain, realign_gain, shift, table_worth, war_gain
from tharsis.games.twilight_struggle.rules.coup import Coup


def advice(table):
    """What the advisor would do for the side that is asked."""
    s = table.s
    seat = s.actor()
    return GAME.actions.notation(TSAdvisor().choose(s.redeal(seat, 1), seat, s.legal(seat)))


def test_the_setup_follows_the_usual_opening():
    t = Table(GAME.new(seed=4))
    while len(t.s.actors()) == 1:
        t = t.play(advice(t))
    assert (t.at("poland"), t.at("east_germany"), t.at("austria")) == ((0, 4), (0, 4), (0, 1))
    assert (t.at("west_germany"), t.at("italy")) == ((4, 0), (3, 0))


@pytest.mark.parametrize("side", ["us", "ussr"])
def test_no_coup_in_a_battleground_at_defcon_2(side):
    enemy = {"us": "ussr", "ussr": "us"}[side]
    story = Story().defcon(2).at("angola", **{enemy: 1}).at("zaire", **{enemy: 1})
    t = story.operations(side, 4)
    assert advice(t) != "coup-attempt"


def test_a_coup_that_makes_the_enemy_lose_is_taken():
    t = Story().defcon(2).at("angola", us=1).event("lone_gunman", by="us")
    assert advice(t) == "coup-attempt"
    assert advice(t.play("coup-attempt")) == "coup angola"


def test_a_coup_under_the_crisis_is_not():
    t = Story().defcon(4).crisis("ussr").at("angola", us=1).operations("ussr", 4)
    assert advice(t) != "coup-attempt"


def test_games_hosted_at_defcon_2_are_boycotted():
    assert advice(Story().defcon(2).event("olympic_games", by="us")) == "boycott"


@pytest.mark.parametrize(
    ("side", "card"),
    [("ussr", "duck_and_cover"), ("us", "we_will_bury_you"), ("us", "summit"), ("ussr", "olympic_games")],
)
def test_a_card_that_starts_the_war_is_kept_or_sent_into_space(side, card):
    enemy = {"us": "ussr", "ussr": "us"}[side]
    story = Story().defcon(2).hand(side, card, "formosan_resolution").hand(enemy, "nasser", "fidel")
    t = story.round(side)
    for _ in range(2):
        t = t.play(advice(t))
    while not t.s.over and t.s.phasing == SIDES[side]:
        t = t.play(advice(t))
    assert t.won == ""


def test_games_are_not_announced_when_the_enemy_may_lower_defcon_first():
    story = Story().defcon(3).hand("us", "nato", "nasser").hand("ussr", "olympic_games", "asia_scoring")
    assert advice(story.headlines().play("headline nato")) == "headline asia_scoring"


def test_a_card_that_would_start_the_war_is_not_the_last_one_kept():
    story = Story().defcon(3).china("us").at("angola", us=1, ussr=1).hand("ussr", "cia_created", "fidel")
    t = story.hand("us", "nato", "nasser").round("ussr", number=6)
    assert advice(t) == "play cia_created"  # while it cannot yet do harm


def test_twenty_points_are_taken_when_they_can_be():
    story = Story().vp(17).at("angola", us=1).at("kenya", us=2).hand("ussr", "fidel", "nasser")
    t = story.hand("us", "africa_scoring", "duck_and_cover", "nato").round("us")
    t = t.play(advice(t))
    assert t.play("event").won == "us by twenty-points"


def test_wargames_ends_a_game_that_is_won_and_no_other():
    assert advice(Story(turn=8).defcon(2).vp(9).event("wargames", by="us")) == "end-game"
    assert advice(Story(turn=8).defcon(2).vp(3).event("wargames", by="us")) == "decline"


def test_events_that_add_influence_are_used():
    t = Story().event("warsaw_pact_formed")
    assert advice(t) != "done"
    t = Story().event("puppet_governments")
    assert advice(t).startswith("place")


def test_de_stalinization_leaves_a_battleground_it_needs():
    story = Story().at("iran", us=1, ussr=3).at("poland", ussr=9)
    assert advice(story.event("de_stalinization")) == "remove poland"


def test_a_trapped_side_gives_up_an_enemy_card():
    story = Story().effect("quagmire").hand("us", "duck_and_cover", "comecon").hand("ussr", "fidel")
    assert advice(story.round("us")) == "discard comecon"


def test_a_broken_control_is_worth_less_than_a_country_to_win():
    story = Story().at("egypt", us=2).at("libya", ussr=1).at("sudan", ussr=1).at("algeria", ussr=1)
    assert advice(story.operations("ussr", 2).play("influence")) in ("place libya", "place algeria")


def mean(worths):
    found = list(worths)
    return sum(found) / len(found)


@pytest.mark.rule("TS 6.3.2")
@pytest.mark.parametrize(("country", "us"), [("angola", 1), ("panama", 3), ("kenya", 2)])
def test_a_coup_is_judged_over_all_faces(country, us):
    def after(face):
        t = Story().defcon(4).at(country, us=us).die(face).operations("ussr", 3).play(f"coup {country}")
        return table_worth(t.s, codes.USSR, hand=True)

    s = Story().defcon(4).at(country, us=us).operations("ussr", 3).s
    gain = coup_gain(s, Coup(codes.USSR, board.COUNTRY_BY_ID[country], 3, free=False))
    assert gain == pytest.approx(
        mean(after(face) for face in range(1, 7)) - table_worth(s, codes.USSR, hand=True)
    )


@pytest.mark.rule("TS 6.2.2")
def test_a_realignment_is_judged_over_both_dice():
    def start():
        return Story().at("cuba", us=2, ussr=1).at("haiti", ussr=1)

    def after(us, ussr):
        t = start().rolls(us=[us], ussr=[ussr]).operations("ussr", 1).play("realign cuba")
        return table_worth(t.s, codes.USSR, hand=True)

    s = start().operations("ussr", 1).s
    faces = range(1, 7)
    expected = mean(after(us, ussr) for us in faces for ussr in faces) - table_worth(s, codes.USSR, hand=True)
    assert realign_gain(s, codes.USSR, board.COUNTRY_BY_ID["cuba"]) == pytest.approx(expected)


@pytest.mark.parametrize("side", [codes.US, codes.USSR])
@pytest.mark.parametrize(
    ("country", "us", "ussr"),
    [("italy", 3, 0), ("italy", 0, 2), ("taiwan", 3, 0), ("poland", 0, 3), ("chile", 1, 2), ("japan", 9, 0)],
)
def test_a_shift_is_what_the_judgement_of_the_whole_table_changes_by(side, country, us, ussr):
    def worth(s):
        return table_worth(s, side, hand=True)

    s = Story().effect("formosan_resolution").at("france", us=3).at("india", ussr=3).operations("us", 1).s
    t = s.clone()
    at = board.COUNTRY_BY_ID[country]
    t.influence[codes.US][at] += us
    t.influence[codes.USSR][at] += ussr
    own, enemy = (us, ussr) if side == codes.US else (ussr, us)
    assert shift(s, side, at, own=own, enemy=enemy) == pytest.approx(worth(t) - worth(s))


@pytest.mark.rule("TS 10.3.1")
def test_the_battleground_that_gives_control_of_europe_is_worth_more_than_another():
    def poland(**others):
        story = Story().at("canada", us=4).at("italy", us=2).at("west_germany", us=4).at("east_germany", us=3)
        for country, points in others.items():
            story = story.at(country, us=points)
        return shift(story.operations("us", 1).s, codes.US, board.POLAND, own=3)

    assert poland(france=3) > 2 * poland()


@pytest.mark.rule("TS 7.6")
def test_a_war_is_judged_by_the_faces_that_win():
    def gain(**neighbour):
        s = Story().at("iran", us=2).at("pakistan", **neighbour).operations("ussr", 1).s
        return war_gain(s, deck.CARD_BY_ID["iran_iraq_war"], codes.USSR, board.COUNTRY_BY_ID["iran"])

    assert gain(us=2) == pytest.approx(gain() * 2 / 3)  # 5 and 6 win instead of 4, 5 and 6


@pytest.mark.parametrize(
    ("side", "card"),
    [("ussr", "five_year_plan"), ("us", "aldrich_ames_remix"), ("ussr", "grain_sales_to_soviets")],
)
def test_the_game_is_not_staked_on_an_event_that_may_take_the_scoring_card(side, card):
    """Even where the region is bad, and other cards in the hand may be hit instead."""
    story = Story().at("japan", **{"us" if side == "ussr" else "ussr": 4}).hand(side, "asia_scoring", card)
    t = story.hand(side, "nato", "fidel", "comecon", "nasser").round(side, number=7)
    assert advice(t) == "play asia_scoring"
