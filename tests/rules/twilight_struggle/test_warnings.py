"""What loses the game is said before it is done, and nothing else is."""

import pytest

from rules.warned import grave, told
from tharsis.bots import make
from tharsis.games.twilight_struggle.codes import US, USSR
from tharsis.games.twilight_struggle.scenario import TSScenario
from tharsis.kernel import Match, warnings

#: Hardly a country, so that hardly a coup is possible; Cuba and Nigeria are battlegrounds, Sudan is none.
CALM = {"us": {"canada": 4}, "ussr": {"poland": 4}}


def brink(**options):
    return TSScenario(**options).us(**CALM["us"]).ussr(**CALM["ussr"]).at(4, 1).defcon(2)


def play(s, seat, *moves):
    for move in moves:
        s = s.play(seat, s.game.actions.parse(move))
    return s


@pytest.mark.rule("TS 8.1.3")
def test_a_coup_in_a_battleground_at_defcon_2():
    s = brink().us(nigeria=1, sudan=1).hold(USSR, "decolonization", "nasser").round(USSR)
    s = play(s, USSR, "play decolonization", "ops", "coup-attempt")
    assert grave(s, USSR, "coup nigeria") == ["nuclear-war"]
    assert grave(s, USSR, "coup sudan") == []


@pytest.mark.rule("TS 8.1.3")
def test_choosing_a_coup_where_only_battlegrounds_are_left():
    s = brink().us(nigeria=1).hold(USSR, "decolonization", "nasser").round(USSR)
    s = play(s, USSR, "play decolonization", "ops")
    assert grave(s, USSR, "coup-attempt") == ["nuclear-war"]
    assert grave(s, USSR, "influence") == []


@pytest.mark.rule("TS 8.1.3")
def test_no_alarm_at_defcon_3():
    s = brink().defcon(3).us(nigeria=1).hold(USSR, "decolonization", "duck_and_cover").round(USSR)
    assert grave(s, USSR, "play duck_and_cover") == []
    s = play(s, USSR, "play decolonization", "ops", "coup-attempt")
    assert grave(s, USSR, "coup nigeria") == []


@pytest.mark.parametrize("way", ["event-first", "ops-first"])
@pytest.mark.parametrize("card", ["duck_and_cover", "soviets_shoot_down_kal_007"])
def test_the_points_of_an_enemy_card_whose_event_lowers_defcon(card, way):
    s = brink().at(8).defcon(2).us(south_korea=3).hold(USSR, card, "nasser").round(USSR)
    assert grave(s, USSR, f"play {card}") == [], "the Space Race is still open"
    s = play(s, USSR, f"play {card}")
    assert grave(s, USSR, way) == ["nuclear-war"]
    assert grave(s, USSR, "space") == []


def test_an_enemy_card_without_the_space_race_is_told_when_it_is_chosen():
    s = brink().tries(ussr=1).hold(USSR, "duck_and_cover", "nasser").round(USSR)
    assert grave(s, USSR, "play duck_and_cover") == ["nuclear-war"]
    assert grave(s, USSR, "play nasser") == []


def test_we_will_bury_you_by_the_us():
    s = brink().hold(US, "we_will_bury_you", "nasser").tries(us=1).round(US)
    assert grave(s, US, "play we_will_bury_you") == ["nuclear-war"]


@pytest.mark.parametrize(
    ("seat", "card", "enemy"), [(US, "lone_gunman", "us"), (USSR, "cia_created", "ussr")]
)
def test_points_for_the_other_side_which_can_coup_a_battleground(seat, card, enemy):
    table = brink().tries(us=1, ussr=1)
    getattr(table, enemy)(nigeria=1)
    s = table.hold(seat, card, "nasser").round(seat)
    assert grave(s, seat, f"play {card}") == ["may-nuclear-war"]


@pytest.mark.parametrize(("seat", "card"), [(US, "lone_gunman"), (USSR, "cia_created")])
def test_points_for_the_other_side_which_has_no_battleground_to_coup(seat, card):
    s = brink().tries(us=1, ussr=1).us(sudan=1).ussr(sudan=1).hold(seat, card, "nasser").round(seat)
    assert grave(s, seat, f"play {card}") == []


def test_olympic_games_can_be_boycotted():
    s = play(brink().hold(US, "olympic_games", "nasser").round(US), US, "play olympic_games")
    assert grave(s, US, "event") == ["may-nuclear-war"]
    assert grave(s, US, "ops") == []


def test_a_summit_that_the_other_side_may_win():
    s = play(brink().hold(US, "summit", "nasser").round(US), US, "play summit")
    assert grave(s, US, "event") == ["may-nuclear-war"]
    assert grave(s, US, "ops") == []


def test_how_i_learned_to_stop_worrying_is_ones_own_choice():
    name = "how_i_learned_to_stop_worrying"
    s = play(brink().hold(US, name, "nasser").round(US), US, f"play {name}")
    assert grave(s, US, "event") == []
    s = play(s, US, "event")
    assert grave(s, US, "defcon 1") == ["nuclear-war"]
    assert grave(s, US, "defcon 5") == []


def test_tear_down_this_wall_frees_the_us_to_coup_in_europe():
    table = brink().at(8).defcon(2).tries(ussr=1).ussr(east_germany=3)
    s = table.hold(USSR, "tear_down_this_wall", "nasser").round(USSR)
    assert grave(s, USSR, "play tear_down_this_wall") == ["may-nuclear-war"]


def test_grain_sales_may_find_a_card_that_lowers_defcon():
    table = brink().tries(ussr=1)
    s = table.hold(USSR, "grain_sales_to_soviets", "duck_and_cover", "nasser").round(USSR)
    assert grave(s, USSR, "play grain_sales_to_soviets") == ["may-nuclear-war"]
    s = brink().tries(ussr=1).hold(USSR, "grain_sales_to_soviets", "nasser", "warsaw_pact_formed").round(USSR)
    assert grave(s, USSR, "play grain_sales_to_soviets") == []


def test_five_year_plan_may_find_a_card_that_lowers_defcon():
    s = brink().tries(ussr=1).hold(USSR, "five_year_plan", "duck_and_cover", "nasser").round(USSR)
    assert grave(s, USSR, "play five_year_plan") == ["may-nuclear-war"]
    s = brink().tries(ussr=1).hold(USSR, "five_year_plan", "nasser", "warsaw_pact_formed").round(USSR)
    assert grave(s, USSR, "play five_year_plan") == []


def test_missile_envy_may_bring_a_card_that_lowers_defcon():
    s = play(brink().hold(USSR, "missile_envy", "nasser").round(USSR), USSR, "play missile_envy")
    assert grave(s, USSR, "event") == ["may-nuclear-war"]
    assert grave(s, USSR, "ops") == []


@pytest.mark.rule("TS 4.5.C")
@pytest.mark.parametrize(("level", "expected"), [(2, ["nuclear-war"]), (3, ["may-nuclear-war"]), (4, [])])
def test_a_headline_that_lowers_defcon(level, expected):
    s = brink().defcon(level).hold(USSR, "duck_and_cover", "nasser").hold(US, "fidel").headlines()
    assert grave(s, USSR, "headline duck_and_cover") == expected
    assert grave(s, USSR, "headline nasser") == []


@pytest.mark.rule("TS 7.3")
def test_a_coup_under_the_cuban_missile_crisis():
    s = brink().defcon(4).crisis(USSR).us(sudan=1).hold(USSR, "decolonization", "nasser").round(USSR)
    s = play(s, USSR, "play decolonization", "ops")
    assert grave(s, USSR, "coup-attempt") == ["crisis-coup"]


@pytest.mark.rule("TS 10.3.1")
def test_points_that_give_the_other_side_its_twentieth_vp():
    s = brink().defcon(4).vp(19).tries(ussr=1).hold(USSR, "duck_and_cover", "nasser").round(USSR)
    assert grave(s, USSR, "play duck_and_cover") == ["loses"]
    assert grave(s, USSR, "play nasser") == []


@pytest.mark.rule("TS 10.1.5")
def test_a_gamble_that_may_leave_a_scoring_card_behind():
    table = brink().at(4, 7).defcon(4)
    s = table.hold(USSR, "asia_scoring", "five_year_plan", "nasser", "warsaw_pact_formed").round(USSR)
    assert grave(s, USSR, "play asia_scoring") == []
    assert "may-hold-scoring-card" in grave(s, USSR, "play five_year_plan")


@pytest.mark.rule("TS 8.2.1")
def test_the_last_round_without_military_operations():
    table = brink().at(4, 7).defcon(4).us(sudan=1)
    s = play(table.hold(USSR, "nasser").round(USSR), USSR, "play nasser", "ops")
    assert told(s, USSR, "influence") == [("waste", "military-short")]
    assert told(s, USSR, "coup-attempt") == []
    s = brink().at(4, 6).defcon(4).us(sudan=1).hold(USSR, "nasser", "fidel").round(USSR)
    assert told(play(s, USSR, "play nasser", "ops"), USSR, "influence") == [], "another round is left"


@pytest.mark.rule("TS 5.2")
def test_an_enemy_event_is_only_a_note():
    s = brink().defcon(4).hold(USSR, "containment", "nasser").round(USSR)
    assert told(s, USSR, "play containment") == [("note", "enemy-event")]
    assert told(s, USSR, "play nasser") == []


def test_grave_warnings_are_rare_among_the_choices_of_a_bot():
    """Whoever plays sensibly is hardly ever stopped; what there is, is told."""
    found = TSScenario().s.game
    asked = stopped = 0
    heard: list[str] = []
    for seed in range(3):
        match = Match(found.new(seed), seed)
        minds = [make("heuristic", found, seed * 2 + seat) for seat in (US, USSR)]
        while not match.state.over:
            s = match.state
            seat = s.actor()
            action = minds[seat].choose(s.redeal(seat, s.moves), seat, s.legal(seat))
            asked += 1
            graves = [one["key"] for one in warnings(s, seat, action) if one["grade"] == "grave"]
            stopped += bool(graves)
            heard += [f"{found.actions.notation(action)}: {key}" for key in graves]
            match.play(seat, found.actions.notation(action))
    assert asked > 200
    assert stopped < asked * 0.02, heard
