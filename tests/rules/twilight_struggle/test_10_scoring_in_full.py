"""Rules 7.2, 8.1, 10.1 to 10.3: the standing in each region, what it is worth, and how a game ends."""

import pytest

from rules.twilight_struggle.cards.played import laid
from rules.twilight_struggle.story import Story
from tharsis.games.twilight_struggle import board, codes

CARDS = {region: f"{region}_scoring" for region in board.REGION_IDS}


def stability(country):
    return board.STABILITY[board.COUNTRY_BY_ID[country]]


def held(us="", ussr=""):
    """Each side controls these countries, just so."""
    found = {name: (stability(name), 0) for name in us.split()}
    return found | {name: (0, stability(name)) for name in ussr.split()}


@pytest.mark.rule("TS 10.1.1", "TS 10.1.2")
@pytest.mark.parametrize("side", ["us", "ussr"])
@pytest.mark.parametrize(
    ("region", "countries", "us", "ussr"),
    [
        ("europe", "greece", 3, 3),
        ("europe", "france", 4, 4),
        ("europe", "france greece", 8, 8),
        ("europe", "poland greece", 9, 8),  # Poland borders the USSR
        ("europe", "finland romania", 5, 3),
        ("europe", "canada", 3, 4),
        ("europe", "france italy west_germany east_germany greece", 11, 11),
        ("asia", "vietnam", 3, 3),
        ("asia", "pakistan vietnam", 8, 8),
        ("asia", "afghanistan north_korea", 9 + 1, 8),
        ("asia", "japan taiwan", 8, 9),
        ("asia", "pakistan india thailand japan south_korea north_korea", 16, 16),
        ("asia", "pakistan india thailand japan south_korea", 8, 9),  # no ordinary country: presence
        ("middle_east", "lebanon", 3, 3),
        ("middle_east", "egypt lebanon", 6, 6),
        ("middle_east", "israel iraq iran saudi_arabia egypt libya", 13, 13),
        ("africa", "kenya", 1, 1),
        ("africa", "angola kenya", 5, 5),
        ("africa", "algeria nigeria zaire angola south_africa", 11, 11),
        ("central_america", "haiti", 1, 1),
        ("central_america", "panama haiti", 4, 4),
        ("central_america", "cuba haiti", 4, 5),
        ("central_america", "mexico panama cuba", 8, 10),
        ("south_america", "peru", 2, 2),
        ("south_america", "chile peru", 6, 6),
        ("south_america", "venezuela chile argentina brazil", 10, 10),
    ],
)
def test_what_a_standing_is_worth(region, countries, us, ussr, side):
    t = laid(at=held(**{side: countries})).event(CARDS[region], by="us")
    assert t.vp == (us if side == "us" else -ussr)


@pytest.mark.rule("TS 10.1.1")
@pytest.mark.parametrize(
    ("us", "ussr", "vp"),
    [
        ("angola", "zaire", 0),
        ("angola kenya", "sudan", 5 - 1),
        ("angola kenya", "sudan somalia", 2 - 1),  # as many countries
        ("angola kenya sudan", "zaire", 2 - 2),  # as many battlegrounds
        ("angola nigeria", "sudan", 3 - 1),  # no ordinary country
        ("angola nigeria kenya", "sudan zaire", 6 - 2),
        ("angola kenya", "zaire nigeria sudan", 2 - 6),
        ("kenya somalia", "angola", 1 - 2),  # no battleground
        ("algeria nigeria zaire angola south_africa", "kenya sudan somalia ethiopia", 11 - 1),
        ("algeria nigeria zaire angola south_africa", "kenya sudan somalia ethiopia tunisia", 6 - 1),
        ("algeria nigeria zaire angola", "kenya sudan south_africa", 5 - 2),
    ],
)
def test_domination_and_control_against_a_rival(us, ussr, vp):
    assert laid(at=held(us, ussr)).event("africa_scoring", by="us").vp == vp
    assert laid(at=held(ussr, us)).event("africa_scoring", by="us").vp == -vp


@pytest.mark.rule("TS 2.1.7", "TS 10.1.1")
@pytest.mark.parametrize(
    ("us", "ussr", "vp"), [(2, 0, 1), (1, 0, 0), (3, 1, 1), (3, 2, 0), (0, 2, -1), (2, 4, -1), (2, 3, 0)]
)
def test_only_controlled_countries_count(us, ussr, vp):
    assert laid(at={"kenya": (us, ussr)}).event("africa_scoring", by="us").vp == vp


@pytest.mark.rule("TS 7.2")
@pytest.mark.parametrize("side", ["us", "ussr"])
@pytest.mark.parametrize(
    ("country", "vp"),
    [
        ("burma", 1), ("laos_cambodia", 1), ("vietnam", 1), ("malaysia", 1), ("indonesia", 1),
        ("philippines", 1), ("thailand", 2), ("india", 0), ("australia", 0),
    ],
)  # fmt: skip
def test_southeast_asia_country_by_country(country, vp, side):
    at = held(**{side: country})
    assert laid(at=at).event("southeast_asia_scoring", by="us").vp == (vp if side == "us" else -vp)


@pytest.mark.rule("TS 7.2", "TS 10.2.3")
def test_southeast_asia_for_both_sides():
    at = held("thailand vietnam", "burma malaysia philippines indonesia")
    t = laid(at=at | {"laos_cambodia": (1, 1)}).event("southeast_asia_scoring", by="us")
    assert t.vp == 3 - 4
    t = laid(vp=18, at=held("thailand vietnam", "burma malaysia")).event("southeast_asia_scoring", by="us")
    assert (t.vp, t.won) == (19, "")


@pytest.mark.card("TS shuttle_diplomacy")
def test_shuttle_diplomacy_waits_for_asia_or_the_middle_east_and_for_a_soviet_battleground():
    at = held("iran", "egypt iraq lebanon angola") | {"israel": (0, 3), "thailand": (0, 2), "vietnam": (0, 1)}
    t = laid(at=at, effect="shuttle_diplomacy").event("middle_east_scoring", by="ussr")
    assert (t.asked, t.agreed()) == ("us", ["target iraq", "target egypt"])
    assert [t.why(f"target {name}") for name in ("lebanon", "iran", "israel", "angola")] == ["event-area"] * 4
    t = t.play("target egypt")
    assert (t.vp, t.in_effect("shuttle_diplomacy")) == (4 - (3 + 1), False)
    assert t.where("shuttle_diplomacy") == "discarded"
    t = laid(at=at, effect="shuttle_diplomacy").event("asia_scoring", by="us")  # one choice is taken unasked
    assert (t.asked, t.vp, t.where("shuttle_diplomacy")) == ("", -3, "discarded")
    for card in ("africa_scoring", "europe_scoring", "central_america_scoring", "southeast_asia_scoring"):
        t = laid(at=at, effect="shuttle_diplomacy").event(card, by="us")
        assert (t.asked, t.in_effect("shuttle_diplomacy")) == ("", True)
    t = laid(at={"vietnam": (0, 1)}, effect="shuttle_diplomacy").event("asia_scoring", by="us")
    assert (t.vp, t.where("shuttle_diplomacy")) == (-3, "discarded")


@pytest.mark.card("TS formosan_resolution")
@pytest.mark.parametrize(
    ("effect", "side", "vp"), [(True, "us", 8), (False, "us", 3), (True, "ussr", -3), (False, "ussr", -3)]
)
def test_taiwan_is_a_battleground_of_the_us_under_the_resolution(effect, side, vp):
    words = {"effect": "formosan_resolution"} if effect else {}
    assert laid(at=held(**{side: "taiwan vietnam"}), **words).event("asia_scoring", by="us").vp == vp
    europe = laid(at=held(**{side: "greece"}), **words).event("europe_scoring", by="us")
    assert abs(europe.vp) == 3


@pytest.mark.card("TS summit")
@pytest.mark.parametrize(
    ("us", "ussr", "vp"),
    [
        ("", "", 0),
        ("kenya", "", 0),
        ("angola kenya", "", 2),
        ("angola kenya", "chile peru", 0),
        ("angola kenya", "chile peru egypt lebanon", -2),
        ("mexico panama cuba", "", 2),
        ("algeria nigeria zaire angola south_africa", "chile peru", 0),
    ],
)
def test_a_summit_counts_regions_dominated_or_controlled(us, ussr, vp):
    t = laid(at=held(us, ussr), rolls=([3], [3])).event("summit", by="us")
    assert t.vp == vp


@pytest.mark.card("TS kitchen_debates")
@pytest.mark.parametrize(
    ("us", "ussr", "happens"),
    [
        ("angola", "", True), ("", "", False), ("angola", "zaire", False), ("angola chile", "zaire", True),
        ("angola kenya", "zaire", False), ("kenya", "", False), ("angola", "zaire iran", False),
        ("angola chile iran", "zaire egypt", True),
    ],
)  # fmt: skip
def test_kitchen_debates_count_battlegrounds_of_the_whole_map(us, ussr, happens):
    t = laid(at=held(us, ussr)).event("kitchen_debates", by="ussr")
    assert (t.vp, t.where("kitchen_debates")) == ((2, "removed") if happens else (0, "discarded"))


# -- the end ----------------------------------------------------------------------------------------


@pytest.mark.rule("TS 10.3.1", "TS 10.2.2")
@pytest.mark.parametrize(
    ("vp", "side", "won"),
    [
        (17, "us", ""),
        (18, "us", "us by twenty-points"),
        (-17, "ussr", ""),
        (-18, "ussr", "ussr by twenty-points"),
    ],
)
def test_the_twentieth_point_wins_and_the_nineteenth_does_not(vp, side, won):
    t = Story().vp(vp).event("captured_nazi_scientist", by=side)
    assert t.won == won
    assert t.vp == (vp + 2 if side == "us" else vp - 2)


@pytest.mark.rule("TS 10.2.3", "TS 4.5.E")
def test_twenty_points_by_missing_military_operations():
    assert Story().vp(-18).defcon(4).military(us=2, ussr=5).end_of_turn().won == "ussr by twenty-points"
    assert Story().vp(18).defcon(4).military(us=5, ussr=2).end_of_turn().won == "us by twenty-points"
    assert Story().vp(18).defcon(4).military(us=4, ussr=3).end_of_turn().won == ""


@pytest.mark.rule("TS 10.3.2")
@pytest.mark.parametrize(
    ("us", "ussr", "china", "vp"),
    [
        ("", "", "us", 1),
        ("", "", "ussr", -1),
        ("kenya", "", "us", 2),
        ("kenya peru haiti lebanon vietnam greece", "", "us", 1 + 2 + 1 + 3 + 3 + 3 + 1),
        ("", "kenya peru haiti lebanon vietnam greece", "ussr", -(1 + 2 + 1 + 3 + 3 + 3 + 1)),
        ("kenya", "peru", "us", 1 - 2 + 1),
    ],
)
def test_all_six_regions_and_the_china_card_after_turn_ten(us, ussr, china, vp):
    story = laid(turn=10, at=held(us, ussr), china=(china, False), defcon=2, military={"us": 2, "ussr": 2})
    t = story.end_of_turn()
    who = "us" if vp > 0 else "ussr" if vp < 0 else "nobody"
    assert (t.vp, t.won) == (vp, f"{who} by final-scoring")


@pytest.mark.rule("TS 10.3.1", "TS 10.3.2")
@pytest.mark.parametrize("side", ["us", "ussr"])
def test_europe_is_won_by_all_its_battlegrounds_and_more_countries(side):
    five = "france italy west_germany east_germany poland"
    other = "us" if side == "ussr" else "ussr"
    t = laid(at=held(**{side: five, other: "greece turkey benelux hungary"})).event("europe_scoring", by="us")
    assert t.won == f"{side} by europe"
    t = laid(at=held(**{side: five, other: "greece turkey benelux hungary romania"})).event(
        "europe_scoring", by="us"
    )
    assert t.won == ""
    story = laid(turn=10, at=held(**{side: five}), defcon=2, military={"us": 2, "ussr": 2})
    assert story.end_of_turn().won == f"{side} by europe"
    t = laid(at=held(**{side: five})).event("asia_scoring", by="us")
    assert t.won == ""


@pytest.mark.rule("TS 10.0")
@pytest.mark.parametrize(
    ("vp", "standings"),
    [(5, [(1,), (-1,)]), (2, [(1,), (-1,)]), (0, [(-1,), (1,)]), (-5, [(-1,), (1,)]), (1, [(0,), (0,)])],
)
def test_the_result_of_a_game(vp, standings):
    story = laid(turn=10, vp=vp, china="ussr", defcon=2, military={"us": 2, "ussr": 2})
    t = story.end_of_turn()
    assert t.s.game.standings(t.s) == standings
    assert (t.s.over, t.s.phase, t.asked) == (True, codes.END_PHASE, "")


# -- 8.0 --------------------------------------------------------------------------------------------


@pytest.mark.rule("TS 8.1.2", "TS 8.1.3", "TS 8.1.7")
@pytest.mark.parametrize(
    ("card", "by", "level", "after"),
    [
        ("salt_negotiations", "us", 2, 4), ("salt_negotiations", "us", 4, 5),
        ("salt_negotiations", "us", 5, 5), ("duck_and_cover", "us", 3, 2),
        ("we_will_bury_you", "ussr", 5, 4), ("glasnost", "ussr", 5, 5),
        ("glasnost", "ussr", 4, 5), ("nuclear_test_ban", "us", 2, 4), ("nuclear_test_ban", "us", 4, 5),
    ],
)  # fmt: skip
def test_levels_of_defcon(card, by, level, after):
    assert Story(turn=8).defcon(level).event(card, by=by).defcon == after


@pytest.mark.rule("TS 8.2.3")
@pytest.mark.parametrize(("before", "ops", "after"), [(0, 2, 2), (2, 2, 4), (3, 2, 5), (4, 4, 5), (5, 1, 5)])
@pytest.mark.parametrize("side", ["us", "ussr"])
def test_the_track_of_military_operations_ends_at_five(before, ops, after, side):
    story = laid(at={"kenya": (1, 1)}, military={side: before}, die=1)
    t = story.operations(side, ops).play("coup kenya")
    assert t.military == ((after, 0) if side == "us" else (0, after))
