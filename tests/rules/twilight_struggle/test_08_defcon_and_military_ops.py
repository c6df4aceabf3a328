"""Rules 8: DEFCON and military operations, with the printed examples."""

import pytest

from rules.twilight_struggle.story import Story


@pytest.mark.rule("TS 8.1.1")
def test_defcon_starts_at_peace_and_ends_the_game_at_one():
    t = Story().operations("us", 1)
    assert t.defcon == 5
    assert Story().defcon(2).event("we_will_bury_you").won == "us by nuclear-war"


@pytest.mark.rule("TS 8.1.2")
def test_defcon_never_rises_above_five():
    assert Story().defcon(4).event("salt_negotiations", by="us").defcon == 5
    assert Story(turn=8).defcon(5).event("glasnost").defcon == 5


@pytest.mark.rule("TS 8.1.3")
def test_example_a_boycott_of_the_us_games_at_defcon_2():
    t = Story().defcon(2).event("olympic_games", by="us").play("boycott")
    assert t.won == "ussr by nuclear-war"


@pytest.mark.rule("TS 8.1.3")
def test_the_phasing_player_loses_whoever_chose():
    story = (
        Story()
        .defcon(2)
        .hand("ussr", "how_i_learned_to_stop_worrying")
        .hits("ussr", "how_i_learned_to_stop_worrying")
    )
    t = story.event("grain_sales_to_soviets", by="ussr")
    t = t.play("play how_i_learned_to_stop_worrying", "event", "defcon 1")
    assert t.won == "us by nuclear-war"


@pytest.mark.rule("TS 8.1.5")
@pytest.mark.parametrize(
    ("level", "closed"),
    [
        (5, set()),
        (4, {"italy"}),
        (3, {"italy", "thailand"}),
        (2, {"italy", "thailand", "iran"}),
    ],
)
def test_regions_close_one_by_one(level, closed):
    story = Story().defcon(level)
    names = ("italy", "thailand", "iran", "angola", "panama", "chile")
    for name in names:
        story = story.at(name, us=1)
    t = story.operations("ussr", 1)
    assert {name for name in names if t.why(f"coup {name}") == "defcon-region"} == closed
    assert {name for name in names if t.why(f"realign {name}") == "defcon-region"} == closed


@pytest.mark.rule("TS 8.1.6")
def test_defcon_rises_at_the_start_of_a_turn():
    assert Story(turn=1).defcon(3).next_turn().defcon == 4


@pytest.mark.rule("TS 8.1.7")
def test_improving_raises_and_degrading_lowers_the_number():
    assert Story().defcon(3).event("duck_and_cover").defcon == 2
    assert Story(turn=8).defcon(3).event("glasnost").defcon == 4


@pytest.mark.rule("TS 8.2.1")
def test_example_two_operations_at_defcon_4_cost_two_points():
    assert Story().defcon(4).military(us=2, ussr=4).end_of_turn().vp == -2


@pytest.mark.rule("TS 8.2.1")
def test_both_sides_pay_and_the_difference_is_moved():
    assert Story().defcon(5).military(us=3, ussr=0).end_of_turn().vp == 3


@pytest.mark.rule("TS 8.2.2")
def test_realignments_are_no_military_operations():
    t = Story().at("angola", us=1).rolls(us=[1], ussr=[6]).operations("ussr", 2).play("realign angola")
    assert t.military == (0, 0)


@pytest.mark.rule("TS 8.2.3")
def test_a_coup_counts_its_value_and_the_track_ends_at_five():
    t = Story().military(ussr=3).at("kenya", us=1).die(1).operations("ussr", 4).play("coup kenya")
    assert t.military == (0, 5)


@pytest.mark.rule("TS 8.2.4")
def test_example_the_ussr_gets_the_operations_of_its_war_played_by_the_us():
    story = Story().hand("us", "arab_israeli_war", "nato").hand("ussr", "fidel").die(1)
    t = story.round("us").play("play arab_israeli_war", "ops-first", "place canada", "place canada")
    assert t.military == (0, 2)


@pytest.mark.rule("TS 8.2.5")
def test_a_free_coup_is_no_military_operation():
    t = Story().at("chile", us=3).die(6).event("junta", by="ussr").play("place peru", "coup chile")
    assert t.military == (0, 0)
