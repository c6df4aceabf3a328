"""Rules 1 to 3: the game, its parts, and the setup."""

import pytest

from rules.twilight_struggle.story import Story, Table
from tharsis.games.twilight_struggle import GAME, board, codes, deck


def begun(**options):
    """A new game at its first decision."""
    return Table(GAME.new(seed=7, options=options))


def placed(t):
    """The free influence of both sides, put down somewhere."""
    return t.play(*["place poland"] * 6, *["place italy"] * 7)


@pytest.mark.rule("TS 1.0")
def test_two_sides_play():
    assert GAME.seats == (2, 2)
    assert codes.SIDE_IDS == ("us", "ussr")


@pytest.mark.rule("TS 2.0")
def test_the_map_has_84_countries_and_the_box_110_cards():
    assert (len(board.COUNTRY_IDS) - 1, len(deck.CARD_IDS)) == (84, 110)  # one more space for the variant


@pytest.mark.rule("TS 2.1.1")
def test_six_regions_and_three_sub_regions():
    assert [len(board.AREAS[region]) for region in range(6)] == [21, 15, 10, 18, 10, 10]
    west = {board.COUNTRY_IDS[c] for c in board.WESTERN_EUROPE}
    east = {board.COUNTRY_IDS[c] for c in board.EASTERN_EUROPE}
    assert (len(west), len(east), len(board.SOUTHEAST_ASIA)) == (14, 9, 7)
    assert west & east == {"austria", "finland"}


@pytest.mark.rule("TS 2.1.2")
def test_asia_scoring_counts_southeast_asia():
    assert Story().at("vietnam", us=1).event("asia_scoring", by="us").vp == 3


@pytest.mark.rule("TS 2.1.3")
def test_every_country_has_a_stability():
    assert {board.STABILITY[c] for c in range(board.ON_MAP)} == {1, 2, 3, 4, 5}


@pytest.mark.rule("TS 2.1.4")
def test_29_battlegrounds_differ_in_scoring_and_coups():
    assert sum(board.BATTLEGROUND[c] for c in range(board.ON_MAP)) == 29
    assert Story().at("angola", us=1).event("africa_scoring", by="us").vp == 2
    assert Story().defcon(5).at("angola", us=1).die(1).operations("ussr", 1).play("coup angola").defcon == 4


@pytest.mark.rule("TS 2.1.5")
def test_nothing_is_placed_in_a_superpower_and_it_helps_its_neighbours():
    assert "usa" not in board.COUNTRY_IDS
    t = Story().at("mexico", ussr=1).rolls(us=[3], ussr=[3]).operations("us", 1).play("realign mexico")
    assert t.at("mexico") == (0, 1)  # 3 + 1 for the superpower against 3 + 1 for more influence
    assert Story().at("mexico", us=2).die(3).event("brush_war", by="ussr").play("target mexico").at(
        "mexico"
    ) == (2, 0)


@pytest.mark.rule("TS 2.1.6")
def test_links_go_both_ways_and_across_regions():
    for country in range(board.ON_MAP):
        for neighbour in board.NEIGHBOURS[country]:
            assert country in board.NEIGHBOURS[neighbour]
    assert board.COUNTRY_BY_ID["algeria"] in board.NEIGHBOURS[board.COUNTRY_BY_ID["france"]]
    assert board.COUNTRY_BY_ID["mexico"] not in board.NEIGHBOURS[board.COUNTRY_BY_ID["cuba"]]


@pytest.mark.rule("TS 2.1.7")
@pytest.mark.parametrize(
    ("us", "ussr", "who"), [(4, 0, "us"), (3, 0, ""), (6, 3, ""), (7, 3, "us"), (2, 6, "ussr")]
)
def test_control_of_israel(us, ussr, who):
    assert Story().at("israel", us=us, ussr=ussr).operations("us", 1).controller("israel") == who


@pytest.mark.rule("TS 2.2.1")
def test_a_scoring_card_has_no_operations_and_is_not_held():
    t = Story().hand("ussr", "asia_scoring", "fidel").hand("us", "nasser").round("ussr", number=7)
    assert t.why("play fidel") == "must-score"
    assert t.play("play asia_scoring").why("ops") == "scoring-ops"


@pytest.mark.rule("TS 2.2.2")
def test_every_card_belongs_to_a_side_or_to_both():
    assert {deck.SIDE[c] for c in range(len(deck.CARD_IDS))} == {codes.US, codes.USSR, deck.NEUTRAL}
    t = Story().hand("ussr", "nato", "fidel", "olympic_games").hand("us", "nasser").round("ussr")
    assert t.play("play fidel").why("event") == ""
    assert t.play("play olympic_games").why("event") == ""
    assert t.play("play nato").why("event") == "enemy-event"


@pytest.mark.rule("TS 2.2.3")
def test_a_card_is_an_event_or_operations():
    t = Story().hand("ussr", "allende", "fidel").hand("us", "nasser").round("ussr").play("play allende")
    assert set(t.choices()) == {"event", "ops"}


@pytest.mark.rule("TS 2.2.4")
def test_a_starred_event_leaves_the_game_but_its_operations_do_not():
    t = Story().hand("ussr", "allende", "fidel").hand("us", "nasser").round("ussr").play("play allende")
    assert t.play("event").where("allende") == "removed"
    assert t.play("ops", "place poland").where("allende") == "discarded"


@pytest.mark.rule("TS 2.2.5")
def test_an_underlined_event_stays_in_effect():
    assert Story().effect("marshall_plan").event("nato").in_effect("nato")


@pytest.mark.rule("TS 2.2.6")
def test_other_used_cards_are_discarded_face_up():
    t = Story().event("decolonization").play("place angola", "place burma", "place kenya", "place sudan")
    assert t.where("decolonization") == "discarded"
    assert t.knows("us", "decolonization")


@pytest.mark.rule("TS 2.3")
def test_the_tracks_are_on_the_table():
    seen = begun().s.look(-1)
    assert {"turn", "defcon", "vp", "military_ops", "space", "influence", "effects"} <= set(seen)


@pytest.mark.rule("TS 3.1")
def test_eight_early_war_cards_each_before_influence_is_placed():
    t = begun()
    assert [len(t.hand(side)) for side in ("us", "ussr")] == [8, 8]
    assert all(deck.ERA[deck.CARD_BY_ID[name]] == deck.EARLY for name in t.hand("us") + t.hand("ussr"))
    assert (t.s.china, t.s.china_up, t.asked) == (codes.USSR, True, "ussr")


@pytest.mark.rule("TS 3.2")
def test_the_ussr_places_six_in_eastern_europe():
    t = begun()
    assert (t.at("syria"), t.at("iraq"), t.at("finland")) == ((0, 1), (0, 1), (0, 1))
    assert (t.at("east_germany"), t.at("north_korea")) == ((0, 3), (0, 3))
    assert (t.why("place austria"), t.why("place italy")) == ("", "setup-area")
    t = t.play(*["place poland"] * 6)
    assert sum(t.s.influence[codes.USSR]) == 15
    assert t.asked == "us"


@pytest.mark.rule("TS 3.3")
def test_the_us_places_seven_in_western_europe():
    t = begun().play(*["place poland"] * 6)
    assert (t.at("united_kingdom"), t.at("australia"), t.at("canada")) == ((5, 0), (4, 0), (2, 0))
    assert (t.why("place turkey"), t.why("place poland")) == ("", "setup-area")
    t = t.play(*["place italy"] * 7)
    assert sum(t.s.influence[codes.US]) == 25
    assert t.s.actors() == [0, 1]


@pytest.mark.rule("TS 3.3", "TS 11.0")
def test_a_handicap_goes_where_its_side_is_already():
    t = placed(begun(handicap=2, handicap_side="us"))
    assert t.why("place france") == "handicap-area"
    t = t.play("place iran", "place iran")
    assert t.at("iran") == (3, 0)
    assert t.s.actors() == [0, 1]


@pytest.mark.rule("TS 3.4")
def test_the_tracks_at_the_start():
    t = begun()
    assert (t.space, t.military, t.s.turn, t.defcon, t.vp) == ((0, 0), (0, 0), 1, 5, 0)
