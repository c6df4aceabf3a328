"""Rules 6.0, 6.1, 7.4 and 9.6: how many points an operation has, what they may go into, and where."""

import pytest

from rules.twilight_struggle.cards.played import laid
from rules.twilight_struggle.story import Story
from tharsis.games.twilight_struggle import board

KINDS = ["influence", "coup-attempt", "realignment"]
OF_VALUE = {1: "summit", 2: "olympic_games", 3: "brush_war", 4: "nuclear_test_ban"}


# -- 7.4: how many points ---------------------------------------------------------------------------


@pytest.mark.rule("TS 7.4", "TS 7.4.2", "TS 8.2.3")
@pytest.mark.parametrize(
    ("side", "printed", "country", "effects", "scares", "points"),
    [
        ("us", 1, "angola", (), 0, 1),
        ("us", 4, "angola", (), 0, 4),
        ("us", 3, "angola", ("containment",), 0, 4),
        ("us", 4, "angola", ("containment",), 0, 4),
        ("us", 2, "angola", ("brezhnev_doctrine",), 0, 2),
        ("ussr", 2, "angola", ("brezhnev_doctrine",), 0, 3),
        ("ussr", 4, "angola", ("brezhnev_doctrine",), 0, 4),
        ("ussr", 2, "angola", ("containment",), 0, 2),
        ("us", 1, "angola", (), 1, 1),
        ("us", 2, "angola", (), 1, 1),
        ("us", 4, "angola", (), 2, 2),
        ("us", 4, "angola", ("containment",), 1, 4),
        ("us", 2, "angola", ("containment",), 1, 2),
        ("ussr", 2, "thailand", ("vietnam_revolts",), 0, 3),
        ("ussr", 2, "indonesia", ("vietnam_revolts",), 0, 3),
        ("ussr", 2, "india", ("vietnam_revolts",), 0, 2),
        ("ussr", 2, "angola", ("vietnam_revolts",), 0, 2),
        ("us", 2, "thailand", ("vietnam_revolts",), 0, 2),
        ("ussr", 4, "thailand", ("vietnam_revolts", "brezhnev_doctrine"), 0, 5),
        ("ussr", 1, "thailand", ("vietnam_revolts",), 1, 1),  # the floor of 1 comes last
        ("ussr", 2, "thailand", ("vietnam_revolts",), 1, 2),
    ],
)
def test_the_points_of_a_coup(side, printed, country, effects, scares, points):
    story = laid(at={country: (1, 1)}, die=1)
    if effects:
        story.effect(*effects)
    for _ in range(scares):
        story.red_scare(side)
    t = story.operations(side, printed).play(f"coup {country}")
    assert t.military == ((points, 0) if side == "us" else (0, points))


@pytest.mark.rule("TS 9.6", "TS 9.7")
@pytest.mark.parametrize(
    ("country", "effects", "scares", "points"),
    [
        ("angola", (), 0, 4),
        ("india", (), 0, 5),
        ("thailand", (), 0, 5),
        ("india", (), 1, 4),
        ("india", ("brezhnev_doctrine",), 0, 5),
        ("angola", ("brezhnev_doctrine",), 0, 4),
        ("india", ("vietnam_revolts",), 2, 3),
        ("thailand", ("vietnam_revolts",), 1, 5),
        ("thailand", ("vietnam_revolts",), 2, 4),
    ],
)
def test_the_points_of_the_china_card(country, effects, scares, points):
    story = laid(at={country: (1, 1)}, die=1, hands={"ussr": ("fidel",), "us": ("nato",)})
    if effects:
        story.effect(*effects)
    for _ in range(scares):
        story.red_scare("ussr")
    t = story.round("ussr").play("play the_china_card", "ops", f"coup {country}")
    assert t.military == (0, points)


@pytest.mark.rule("TS 7.4", "TS 9.6")
def test_six_points_with_the_china_card_in_southeast_asia_under_vietnam_revolts():
    story = laid(at={"thailand": (0, 1), "india": (0, 1)}, effect="vietnam_revolts")
    t = story.hand("ussr", "fidel").hand("us", "nato").round("ussr").play("play the_china_card", "ops")
    assert t.prompt() == "ops ussr 6"
    inside = t.play(*["place thailand"] * 5)
    assert (inside.agreed()[0].split()[0], inside.why("place india"), inside.why("place finland")) == (
        "place",
        "points",
        "points",
    )
    assert inside.play("place thailand").asked == "us"
    mixed = t.play(*["place thailand"] * 2, *["place india"] * 2)
    assert (mixed.why("place india"), mixed.why("place thailand"), mixed.why("place finland")) == (
        "",
        "",
        "points",
    )
    assert mixed.play("place thailand").asked == "us"
    outside = t.play("place finland", *["place india"] * 2)
    assert outside.play("place thailand").asked == "us"


@pytest.mark.rule("TS 7.4")
@pytest.mark.card("TS vietnam_revolts")
def test_the_extra_point_in_southeast_asia_is_lost_with_the_first_one_elsewhere():
    story = laid(at={"thailand": (0, 1)}, effect="vietnam_revolts")
    t = story.operations("ussr", 2)
    assert t.prompt() == "ops ussr 3"
    t = t.play("place thailand", "place thailand")
    assert (t.why("place finland"), t.why("place thailand"), t.prompt()) == ("points", "", "place ussr 1")
    assert t.agreed() == [f"place {name}" for name in ("laos_cambodia", "thailand", "vietnam", "malaysia")]
    assert t.play("place vietnam").asked == ""
    t = laid(at={"thailand": (0, 1)}, effect="vietnam_revolts").operations("us", 2)
    assert t.prompt() == "ops us 2"


# -- 6.0: which operations --------------------------------------------------------------------------


@pytest.mark.rule("TS 6.0", "TS 8.1.5", "TS 7.3")
@pytest.mark.parametrize(
    ("side", "words", "kinds"),
    [
        ("us", {}, "influence"),
        ("us", {"at": {"angola": (5, 0)}}, "influence"),
        ("us", {"at": {"angola": (0, 1)}}, "influence coup-attempt realignment"),
        ("ussr", {"at": {"angola": (1, 0)}}, "influence coup-attempt realignment"),
        ("us", {"at": {"italy": (0, 1)}, "defcon": 5}, "influence coup-attempt realignment"),
        ("us", {"at": {"italy": (0, 1)}, "defcon": 4}, "influence"),
        ("us", {"at": {"india": (0, 1)}, "defcon": 4}, "influence coup-attempt realignment"),
        ("us", {"at": {"india": (0, 1)}, "defcon": 3}, "influence"),
        ("us", {"at": {"iran": (0, 1)}, "defcon": 3}, "influence coup-attempt realignment"),
        ("us", {"at": {"iran": (0, 1)}, "defcon": 2}, "influence"),
        ("us", {"at": {"chile": (0, 1)}, "defcon": 2}, "influence coup-attempt realignment"),
        ("ussr", {"at": {"italy": (2, 0)}, "effect": "nato"}, "influence"),
        ("ussr", {"at": {"italy": (1, 0)}, "effect": "nato"}, "influence coup-attempt realignment"),
        ("ussr", {"at": {"italy": (2, 0)}}, "influence coup-attempt realignment"),
        ("us", {"at": {"italy": (2, 1)}, "effect": "nato"}, "influence coup-attempt realignment"),
        ("ussr", {"at": {"iran": (2, 0)}, "effect": "nato"}, "influence coup-attempt realignment"),
        ("ussr", {"at": {"france": (3, 0)}, "effect": "nato"}, "influence"),
        (
            "ussr",
            {"at": {"france": (3, 0)}, "effect": ("nato", "de_gaulle_leads_france")},
            "influence coup-attempt realignment",
        ),
        ("ussr", {"at": {"italy": (3, 0)}, "effect": ("nato", "de_gaulle_leads_france")}, "influence"),
        (
            "ussr",
            {"at": {"west_germany": (4, 0)}, "effect": ("nato", "willy_brandt")},
            "influence coup-attempt realignment",
        ),
        ("ussr", {"at": {"west_germany": (4, 0)}, "effect": ("nato", "de_gaulle_leads_france")}, "influence"),
        ("ussr", {"at": {"france": (3, 0)}, "effect": ("nato", "willy_brandt")}, "influence"),
        ("ussr", {"at": {"italy": (1, 0)}, "effect": "the_reformer"}, "influence realignment"),
        ("ussr", {"at": {"iran": (1, 0)}, "effect": "the_reformer"}, "influence coup-attempt realignment"),
        ("us", {"at": {"italy": (0, 1)}, "effect": "the_reformer"}, "influence coup-attempt realignment"),
        ("ussr", {"at": {"japan": (1, 0)}}, "influence coup-attempt realignment"),
        ("ussr", {"at": {"japan": (1, 0)}, "effect": "us_japan_mutual_defense_pact"}, "influence"),
        (
            "ussr",
            {"at": {"japan": (1, 0)}, "effect": "us_japan_mutual_defense_pact", "defcon": 4},
            "influence",
        ),
        (
            "us",
            {"at": {"japan": (0, 1)}, "effect": "us_japan_mutual_defense_pact"},
            "influence coup-attempt realignment",
        ),
        (
            "ussr",
            {"at": {"taiwan": (1, 0)}, "effect": "us_japan_mutual_defense_pact"},
            "influence coup-attempt realignment",
        ),
    ],
)
def test_the_operations_that_are_possible(side, words, kinds):
    t = laid(**{"turn": 8, **words}).operations(side, 2)
    assert t.agreed() == kinds.split()
    for kind in set(KINDS) - set(kinds.split()):
        assert t.why(kind) == "no-target"
    for kind in kinds.split()[1:]:
        found = t.play(kind).agreed()
        assert found == [
            f"{kind.split('-')[0].replace('realignment', 'realign')} {name}" for name in words["at"]
        ]


@pytest.mark.rule("TS 7.4.3")
@pytest.mark.card("TS soviets_shoot_down_kal_007", "TS cia_created", "TS glasnost")
def test_some_events_leave_out_coups_and_may_be_declined():
    t = laid(turn=8, at={"south_korea": (3, 0), "angola": (0, 1)}).event("soviets_shoot_down_kal_007")
    assert (t.agreed(), t.why("coup angola")) == (["influence", "realignment", "decline"], "operation-kind")
    assert t.why("coup-attempt") == "operation-kind"
    t = laid(turn=8, at={"angola": (1, 0)}, effect="the_reformer").event("glasnost")
    assert t.agreed() == ["influence", "realignment", "decline"]
    t = laid(at={"angola": (0, 1)}).event("cia_created")
    assert t.agreed() == ["influence", "coup-attempt", "realignment", "decline"]
    t = laid(at={"angola": (0, 1)}).operations("us", 1)
    assert (t.agreed(), t.why("decline")) == (["influence", "coup-attempt", "realignment"], "spend-all")


NEXT_TO_THE_US = dict.fromkeys(("canada", "mexico", "cuba", "japan"), (0, 9))
NEXT_TO_THE_USSR = dict.fromkeys(("finland", "poland", "romania", "afghanistan", "north_korea"), (9, 0))


@pytest.mark.rule("TS 6.1.2")
def test_one_point_buys_nothing_where_the_enemy_controls_all_within_reach():
    t = laid(at=NEXT_TO_THE_US, defcon=2).operations("us", 1)
    assert (t.agreed(), t.why("influence")) == (["coup-attempt", "realignment"], "no-target")
    assert laid(at=NEXT_TO_THE_US).operations("us", 2).why("influence") == ""
    t = laid(at={**NEXT_TO_THE_US, "angola": (1, 0)}, defcon=2).operations("us", 1)
    assert t.why("influence") == ""
    assert t.play("influence").agreed() == [
        "place zaire",
        "place angola",
        "place south_africa",
        "place botswana",
    ]
    t = laid(at=NEXT_TO_THE_USSR, defcon=2).operations("ussr", 1)
    assert t.asked == ""
    t = laid(at=NEXT_TO_THE_USSR, defcon=2).event("lone_gunman")
    assert (t.asked, t.agreed()) == ("ussr", ["decline"])
    t = laid(at={**NEXT_TO_THE_USSR, "afghanistan": (0, 0)}, defcon=2).operations("ussr", 1)
    assert t.play("influence").agreed() == ["place afghanistan"]


@pytest.mark.rule("TS 6.0", "TS 6.1.2")
def test_points_without_a_use_are_lost():
    t = laid(at=NEXT_TO_THE_US).operations("us", 3).play("place canada")
    assert (t.at("canada"), t.asked) == ((1, 9), "")
    t = laid(at=NEXT_TO_THE_US).operations("us", 4).play("place canada")
    assert (t.asked, t.prompt()) == ("us", "place us 2")
    assert t.agreed() == ["place canada", "place japan", "place mexico", "place cuba"]


@pytest.mark.rule("TS 6.1.2")
@pytest.mark.parametrize(
    ("us", "ussr", "cost"),
    [(0, 0, 1), (0, 1, 1), (0, 2, 2), (1, 2, 1), (1, 3, 2), (2, 3, 1), (3, 0, 1), (4, 6, 2)],
)
def test_a_marker_costs_two_where_the_enemy_is_in_control(us, ussr, cost):
    one = laid(at={"turkey": (us, ussr), "syria": (1, 0)}).operations("us", 1).play("influence")
    assert ("place turkey" in one.agreed()) == (cost == 1)
    three = laid(at={"turkey": (us, ussr), "syria": (1, 0)}).operations("us", 3).play("place turkey")
    assert three.prompt() == f"place us {3 - cost}"


@pytest.mark.rule("TS 6.1.1", "TS 6.1.4")
def test_the_countries_within_reach():
    t = laid(at={"angola": (1, 0), "iran": (0, 1)}).operations("us", 1).play("influence")
    reach = {"canada", "japan", "mexico", "cuba", "angola", "zaire", "south_africa", "botswana"}
    assert {text.split()[1] for text in t.agreed()} == reach
    t = laid(at={"angola": (1, 0), "iran": (0, 1)}).operations("ussr", 1).play("influence")
    reach = {"finland", "poland", "romania", "afghanistan", "north_korea", "iran", "iraq", "pakistan"}
    assert {text.split()[1] for text in t.agreed()} == reach


@pytest.mark.rule("TS 6.1.1")
def test_reach_is_counted_anew_when_influence_comes_and_goes():
    t = laid(at={"angola": (1, 0), "zaire": (1, 0)}, hands={"us": ("nato", "summit", "allende")})
    t = t.hand("ussr", "olympic_games", "decolonization").die(6).round("ussr")
    t = t.play("play olympic_games", "ops", "coup angola")
    assert t.at("angola") == (0, 5)
    t = t.play("play nato", "ops")
    assert [t.why(f"place {name}") for name in ("zaire", "angola", "botswana")] == ["", "", "reach"]
    t = t.play("place zaire", "place zaire", "place zaire", "place zimbabwe")
    t = t.play("play decolonization", "ops", "place poland", "place poland", "play summit", "ops")
    assert [t.why(f"place {name}") for name in ("se_african_states", "botswana", "south_africa")] == [
        "",
        "",
        "reach",
    ]


@pytest.mark.card("TS chernobyl")
@pytest.mark.parametrize(("region", "closed"), [("europe", "finland"), ("asia", "afghanistan")])
def test_chernobyl_closes_one_region_to_the_ussr_and_none_to_the_us(region, closed):
    def after(side, value, **words):
        story = laid(turn=8, **words)
        story.position.s.chernobyl = board.REGION_IDS.index(region)
        return story.operations(side, value)

    t = after("ussr", 2).play("influence")
    near = ["finland", "poland", "romania", "afghanistan", "north_korea"]
    still = [name for name in near if board.REGION_IDS[board.REGION[board.COUNTRY_BY_ID[name]]] != region]
    assert (t.agreed(), t.why(f"place {closed}")) == ([f"place {name}" for name in still], "chernobyl")
    assert after("ussr", 2, at=NEXT_TO_THE_USSR).play("influence").agreed() == [
        f"place {name}" for name in still
    ]
    assert after("ussr", 1, at=NEXT_TO_THE_USSR).why("influence") == "no-target"
    t = after("us", 1).play("influence")
    assert t.agreed() == ["place canada", "place japan", "place mexico", "place cuba"]


@pytest.mark.card("TS chernobyl")
def test_chernobyl_counts_at_every_point_that_is_left():
    story = laid(turn=8, at={"italy": (0, 3), "iran": (0, 1)})
    story.position.s.chernobyl = board.EUROPE
    t = story.operations("ussr", 3).play("place iran")
    assert (t.why("place italy"), t.why("place iran"), t.why("place iraq")) == ("chernobyl", "", "")
    assert not [text for text in t.agreed() if text in ("place italy", "place france", "place poland")]


# -- 6.4: the Space Race ----------------------------------------------------------------------------


@pytest.mark.rule("TS 6.4.1", "TS 6.4.2")
@pytest.mark.parametrize("side", ["us", "ussr"])
@pytest.mark.parametrize(
    ("box", "highest", "vp"),
    [(1, 3, 2), (2, 4, 0), (3, 3, 2), (4, 4, 0), (5, 3, 3), (6, 4, 0), (7, 3, 4), (8, 2, 2)],
)
def test_a_try_for_each_box(side, box, highest, vp):
    other = {"us": "ussr", "ussr": "us"}[side]
    sign = 1 if side == "us" else -1
    for die, there in ((highest, True), (highest + 1, False)):
        story = Story().space(**{side: box - 1}).hand(side, "nuclear_test_ban", "nasser").hand(other, "opec")
        t = story.die(die).round(side).play("play nuclear_test_ban", "space")
        assert dict(zip(("us", "ussr"), t.space, strict=True)) == {side: box if there else box - 1, other: 0}
        assert (t.vp, t.where("nuclear_test_ban")) == (sign * vp if there else 0, "discarded")
        assert dict(zip(("us", "ussr"), t.s.tries, strict=True)) == {side: 1, other: 0}


@pytest.mark.rule("TS 6.4.3")
@pytest.mark.parametrize(("other", "vp"), [(0, 3), (4, 3), (5, 1), (6, 1), (8, 1)])
def test_who_is_first_in_a_box(other, vp):
    t = Story().space(us=4, ussr=other).event("captured_nazi_scientist", by="us")
    assert (t.space, t.vp) == ((5, other), vp)
    t = Story().space(us=other, ussr=4).event("captured_nazi_scientist", by="ussr")
    assert (t.space, t.vp) == ((other, 5), -vp)


@pytest.mark.rule("TS 6.4.1")
@pytest.mark.parametrize(("box", "needed"), [(1, 2), (2, 2), (3, 2), (4, 2), (5, 3), (6, 3), (7, 3), (8, 4)])
def test_the_value_that_each_box_needs(box, needed):
    for value, card in OF_VALUE.items():
        t = Story().space(us=box - 1).hand("us", card, "nasser").hand("ussr", "opec").round("us")
        t = t.play(f"play {card}")
        assert t.why("space") == ("" if value >= needed else "space-ops")
