"""Rules 7: events, with the printed examples."""

import pytest

from rules.twilight_struggle.story import Story


@pytest.mark.rule("TS 7.1")
def test_an_own_event_happens_at_once():
    t = (
        Story()
        .hand("ussr", "allende", "fidel")
        .hand("us", "nasser")
        .round("ussr")
        .play("play allende", "event")
    )
    assert (t.at("chile"), t.asked) == ((0, 2), "us")


@pytest.mark.rule("TS 7.2")
def test_southeast_asia_scoring_leaves_the_game_and_no_other_scoring_card_does():
    assert Story().event("southeast_asia_scoring", by="us").where("southeast_asia_scoring") == "removed"
    for name in ("asia_scoring", "europe_scoring", "middle_east_scoring", "africa_scoring"):
        assert Story().event(name, by="us").where(name) == "discarded"


@pytest.mark.rule("TS 7.3")
def test_a_lasting_event_is_shown_and_outlives_the_turn():
    story = Story().effect("flower_power", "containment").military(us=5, ussr=5)
    t = story.end_of_turn()
    assert (t.in_effect("flower_power"), t.in_effect("containment")) == (True, False)
    assert "flower_power" in [effect["card"] for effect in t.s.look(-1)["effects"]]


@pytest.mark.rule("TS 7.4")
def test_example_the_china_card_in_southeast_asia_under_vietnam_revolts_and_red_scare():
    story = Story().china("ussr").effect("vietnam_revolts").red_scare("ussr").at("vietnam", ussr=2)
    t = story.hand("ussr", "fidel").hand("us", "nasser").round("ussr").play("play the_china_card", "ops")
    t = t.play(*["place thailand"] * 5)
    assert (t.at("thailand"), t.asked) == ((0, 5), "us")


@pytest.mark.rule("TS 7.4.1")
def test_example_brezhnev_does_not_come_with_a_card():
    story = Story().effect("brezhnev_doctrine").hand("ussr", "opec").hits("ussr", "opec")
    t = story.event("grain_sales_to_soviets").play("play opec", "ops-first", *["place canada"] * 3)
    assert (t.at("canada"), t.asked) == ((3, 0), "")


@pytest.mark.rule("TS 7.4.2")
def test_example_red_scare_weakens_a_coup_and_its_military_operations():
    story = (
        Story().red_scare("us").at("angola", ussr=1).hand("us", "olympic_games", "nato").hand("ussr", "fidel")
    )
    t = story.die(2).round("us").play("play olympic_games", "ops", "coup angola")
    assert (t.at("angola"), t.military) == ((0, 0), (1, 0))  # 2 + 1 beats 2 by one


@pytest.mark.rule("TS 7.4.2")
def test_example_brezhnev_lets_a_card_of_one_serve_in_the_bear_trap():
    story = Story().effect("brezhnev_doctrine", "bear_trap").hand("ussr", "nasser").hand("us", "nato")
    assert story.round("ussr").why("discard nasser") == ""


@pytest.mark.rule("TS 7.4.2")
def test_example_containment_makes_the_cia_worth_two():
    t = Story().effect("containment").event("cia_created").play("place canada", "place canada")
    assert (t.at("canada"), t.asked) == ((2, 0), "")


@pytest.mark.rule("TS 7.4.3")
def test_operations_of_an_event_obey_the_rules_of_operations():
    t = Story().defcon(2).at("iran", ussr=1).event("abm_treaty", by="us")
    assert (t.defcon, t.why("coup iran")) == (3, "")
    assert t.why("place angola") == "reach"
    t = Story().defcon(2).at("iran", ussr=1).red_scare("us").event("cia_created")
    assert t.why("coup iran") == "defcon-region"
    assert t.play("place canada").asked == ""


@pytest.mark.rule("TS 7.5")
def test_a_barred_event_leaves_the_operations():
    story = (
        Story(turn=8)
        .effect("north_sea_oil")
        .at("iraq", ussr=3)
        .hand("ussr", "opec", "fidel")
        .hand("us", "nato")
    )
    t = story.round("ussr").play("play opec")
    assert (t.why("event"), t.why("ops")) == ("event-prevented", "")


@pytest.mark.rule("TS 7.6")
@pytest.mark.parametrize(
    ("name", "target", "points", "operations"),
    [
        ("korean_war", "", 2, 2),
        ("arab_israeli_war", "", 2, 2),
        ("indo_pakistani_war", "india", 2, 2),
        ("brush_war", "angola", 1, 3),
        ("iran_iraq_war", "iran", 2, 2),
    ],
)
def test_wars_need_no_influence_and_pay_all_the_same(name, target, points, operations):
    t = Story(turn=8).die(6).event(name, by="ussr")
    if target:
        t = t.play(f"target {target}")
    assert (t.vp, t.military) == (-points, (0, operations))


@pytest.mark.rule("TS 7.6")
def test_a_lost_war_still_counts_as_a_military_operation():
    t = Story().die(1).event("korean_war")
    assert (t.vp, t.military) == (0, (0, 2))
