"""7.1: where events reach, how often, how much, who decides, and whether one may stop: card by card."""

import pytest

from rules.twilight_struggle.cards.played import laid
from tharsis.games.twilight_struggle import board

EUROPE, ASIA, MIDDLE_EAST, AFRICA, CENTRAL_AMERICA, SOUTH_AMERICA = range(6)
#: So much lies in every country, of both sides: nobody controls any.
MUCH = 9
ALL = MUCH
CROWDED = dict.fromkeys(board.COUNTRY_IDS[: board.ON_MAP], (MUCH, MUCH))
BY_US = {**CROWDED, "united_kingdom": (MUCH + 5, MUCH)}


def names(area, *without):
    return [board.COUNTRY_IDS[c] for c in board.AREAS[area] if board.COUNTRY_IDS[c] not in without]


#: Card, who decides, verb, countries; then how many picks, how many of them in one country, influence for
#: each, whether one may stop; and what else lies on the table.
SPREADS = [
    ("socialist_governments", "ussr", "remove", names(board.IN_WESTERN_EUROPE), 3, 2, 1, False, {}),
    ("comecon", "ussr", "place", names(board.IN_EASTERN_EUROPE), 4, 1, 1, False, {}),
    ("truman_doctrine", "us", "remove", names(EUROPE), 1, 1, ALL, False, {}),
    ("marshall_plan", "us", "place", names(board.IN_WESTERN_EUROPE), 7, 1, 1, False, {}),
    ("suez_crisis", "ussr", "remove", ["united_kingdom", "france", "israel"], 4, 2, 1, False, {}),
    ("east_european_unrest", "us", "remove", names(board.IN_EASTERN_EUROPE), 3, 1, 1, False, {"turn": 7}),
    ("east_european_unrest", "us", "remove", names(board.IN_EASTERN_EUROPE), 3, 1, 2, False, {"turn": 8}),
    ("decolonization", "ussr", "place", names(board.AFRICA_OR_SOUTHEAST_ASIA), 4, 1, 1, False, {}),
    (
        "special_relationship", "us", "place", names(board.BESIDE_UNITED_KINGDOM), 1, 1, 1, False,
        {"at": BY_US},
    ),
    (
        "special_relationship", "us", "place", names(board.IN_WESTERN_EUROPE), 1, 1, 2, False,
        {"at": BY_US, "effect": "nato"},
    ),
    ("junta", "player", "place", names(board.LATIN_AMERICA), 1, 1, 2, False, {}),
    ("muslim_revolution", "ussr", "remove", names(board.MUSLIM_STATES), 2, 1, ALL, False, {}),
    ("colonial_rear_guards", "us", "place", names(board.AFRICA_OR_SOUTHEAST_ASIA), 4, 1, 1, False, {}),
    ("puppet_governments", "us", "place", names(board.ANYWHERE), 3, 1, 1, True, {"at": {}}),
    ("oas_founded", "us", "place", names(board.LATIN_AMERICA), 2, 2, 1, False, {}),
    ("the_voice_of_america", "us", "remove", names(board.OUTSIDE_EUROPE), 4, 2, 1, False, {}),
    ("liberation_theology", "ussr", "place", names(CENTRAL_AMERICA), 3, 2, 1, False, {}),
    ("ussuri_river_skirmish", "us", "place", names(ASIA), 4, 2, 1, False, {"china": "us"}),
    ("the_reformer", "ussr", "place", names(EUROPE), 4, 2, 1, False, {"turn": 8, "vp": 0}),
    ("the_reformer", "ussr", "place", names(EUROPE), 6, 2, 1, False, {"turn": 8, "vp": -1}),
    ("marine_barracks_bombing", "ussr", "remove", names(MIDDLE_EAST, "lebanon"), 2, 2, 1, False, {"turn": 8}),
    ("pershing_ii_deployed", "ussr", "remove", names(board.IN_WESTERN_EUROPE), 3, 1, 1, True, {"turn": 8}),
    ("latin_american_debt_crisis", "ussr", "place", names(SOUTH_AMERICA), 2, 1, ALL, False, {"turn": 8}),
]  # fmt: skip


@pytest.mark.rule("TS 7.1")
@pytest.mark.parametrize("player", ["us", "ussr"])
@pytest.mark.parametrize(
    ("card", "decides", "verb", "countries", "picks", "most", "points", "may_stop", "on_the_table"),
    SPREADS,
    ids=[row[0] for row in SPREADS],
)
def test_influence_goes_as_far_as_the_event_says(
    card, decides, verb, countries, picks, most, points, may_stop, on_the_table, player
):
    decides = player if decides == "player" else decides
    t = laid(**{"at": CROWDED, **on_the_table}).event(card, by=player)
    stops = ["done"] if may_stop else []
    limit = "nothing-there" if verb == "remove" and points == ALL else "event-limit"
    before = {name: t.at(name) for name in board.COUNTRY_IDS}
    for pick in range(picks):
        full = countries[: pick // most]
        assert t.asked == decides
        left = picks - pick
        if verb == "place" and points != ALL:
            assert t.prompt() == f"add {decides} {card} {left * points}"
        else:
            assert t.prompt() == f"{'add' if verb == 'place' else 'take-away'} {decides} {card} {left}"
        assert t.choices() == [f"{verb} {name}" for name in countries[len(full) :]] + stops
        assert all(t.why(f"{verb} {name}") == limit for name in full)
        assert t.why(f"{verb} {countries[-1]}") == ""
        t = t.play(f"{verb} {countries[pick // most]}")
    change = dict.fromkeys(countries, 0)
    for pick in range(picks):
        change[countries[pick // most]] += points
    whose = decides if verb == "place" else {"us": "ussr", "ussr": "us"}[decides]
    for name, (us, ussr) in before.items():
        by = change.get(name, 0) if verb == "place" else -change.get(name, 0)
        assert t.at(name) == ((us + by, ussr) if whose == "us" else (us, ussr + by))
    assert (t.asked, t.choices()[:1] if t.asked else []) in (("", []), (decides, ["realign mexico"]))


@pytest.mark.card("TS warsaw_pact_formed")
@pytest.mark.parametrize("player", ["us", "ussr"])
def test_the_warsaw_pact_clears_four_countries_or_places_five_points_at_most_two_in_one(player):
    east = names(board.IN_EASTERN_EUROPE)
    t = laid(at=CROWDED).event("warsaw_pact_formed", by=player)
    assert (t.asked, t.why("remove turkey"), t.why("place turkey")) == ("ussr", "event-area", "event-area")
    assert t.choices() == [*(f"remove {c}" for c in east), *(f"place {c}" for c in east), "done"]
    for number in range(4):
        t = t.play(f"remove {east[number]}")
        assert t.at(east[number]) == (0, MUCH)
        if number < 3:
            assert t.choices() == [*(f"remove {c}" for c in east[number + 1 :]), "done"]
    assert t.asked == ""
    t = laid(at=CROWDED).event("warsaw_pact_formed", by=player)
    for number, left in enumerate([9, 9, 8, 8, 7]):
        assert len([text for text in t.choices() if text.startswith("place")]) == left
        assert ("done" in t.choices()) == (number == 0)
        t = t.play(f"place {east[number // 2]}")
    assert [t.at(c)[1] - MUCH for c in east[:4]] == [2, 2, 1, 0]
    assert t.asked == ""


@pytest.mark.card("TS truman_doctrine")
@pytest.mark.parametrize(
    ("us", "ussr", "possible"), [(0, 1, True), (3, 2, True), (0, 2, False), (3, 1, False), (0, 0, False)]
)
def test_truman_doctrine_needs_soviet_influence_where_neither_side_is_in_control(us, ussr, possible):
    t = laid(at={"greece": (us, ussr), "italy": (1, 1)}).event("truman_doctrine")
    assert ("remove greece" in t.choices()) == possible


@pytest.mark.card("TS puppet_governments")
def test_puppet_governments_need_a_country_without_any_influence():
    t = laid(at={"greece": (1, 0), "italy": (0, 1)}).event("puppet_governments")
    assert (t.why("place greece"), t.why("place italy"), t.why("place turkey")) == (
        "event-area",
        "event-area",
        "",
    )
    assert laid(at=CROWDED).event("puppet_governments").asked == ""


@pytest.mark.parametrize(
    ("card", "decides", "country"),
    [("comecon", "ussr", "poland"), ("marshall_plan", "us", "benelux"), ("de_stalinization", "ussr", "iran")],
)
def test_some_events_stay_out_of_countries_that_the_enemy_controls(card, decides, country):
    def why(own, enemy):
        us, ussr = (own, enemy) if decides == "us" else (enemy, own)
        t = laid(at={"sudan": (0, 3), country: (us, ussr)}).event(card)
        if card == "de_stalinization":
            t = t.play("remove sudan", "done")
        return t.why(f"place {country}")

    stability = board.STABILITY[board.COUNTRY_BY_ID[country]]
    assert why(0, stability) == "enemy-controls"
    assert why(0, stability - 1) == ""
    assert why(1, stability) == ""
    assert why(stability, 0) == ""


@pytest.mark.card("TS de_stalinization")
def test_de_stalinization_takes_up_to_four_and_puts_down_as_many_two_to_a_country():
    anywhere = names(board.ANYWHERE)
    t = laid(at=CROWDED).event("de_stalinization")
    for _ in range(4):
        assert t.choices() == [*(f"remove {name}" for name in anywhere), "done"]
        assert t.why("place angola") != ""
        t = t.play("remove canada")
    assert t.at("canada") == (MUCH, MUCH - 4)
    for country in ("sudan", "sudan", "kenya"):
        assert t.why("done") == "event-compulsory"
        t = t.play(f"place {country}")
    assert (t.why("place sudan"), t.why("place kenya")) == ("event-limit", "")
    t = t.play("place kenya")
    assert (t.at("sudan"), t.at("kenya"), t.asked) == ((MUCH, MUCH + 2), (MUCH, MUCH + 2), "")


@pytest.mark.card("TS de_stalinization")
def test_de_stalinization_takes_what_there_is_and_nothing_where_nothing_is():
    t = laid(at={"poland": (0, 2)}).event("de_stalinization").play("remove poland")
    assert (t.choices(), t.why("remove finland")) == (["remove poland", "done"], "own-influence")
    t = t.play("remove poland")
    assert t.why("place angola") == ""
    t = t.play("place angola", "place angola")
    assert (t.at("angola"), t.asked) == ((0, 2), "")
    assert laid().event("de_stalinization").asked == ""


@pytest.mark.card("TS independent_reds")
def test_independent_reds_choose_among_five_countries_with_soviet_influence():
    reds = ["czechoslovakia", "hungary", "romania", "yugoslavia", "bulgaria"]
    t = laid(at=CROWDED).event("independent_reds", by="ussr")
    assert (t.asked, t.choices()) == ("us", [f"place {name}" for name in reds])
    t = laid(at={"romania": (0, 1), "bulgaria": (2, 0), "hungary": (1, 2)}).event("independent_reds")
    assert t.choices() == ["place hungary", "place romania"]
    assert t.why("place bulgaria") == "nothing-there"


@pytest.mark.card("TS south_african_unrest")
def test_the_second_point_of_south_african_unrest_stays_or_goes_next_door():
    t = laid().event("south_african_unrest", by="us")
    assert (t.asked, t.choices()) == ("ussr", ["place south_africa", "place angola", "place botswana"])
    assert t.play("place angola").choices() == ["place angola", "place botswana"]


@pytest.mark.card("TS brush_war", "TS indo_pakistani_war", "TS iran_iraq_war")
@pytest.mark.parametrize("player", ["us", "ussr"])
@pytest.mark.parametrize(
    ("card", "area"),
    [
        ("brush_war", board.WEAK_COUNTRIES),
        ("indo_pakistani_war", board.INDIA_OR_PAKISTAN),
        ("iran_iraq_war", board.IRAN_OR_IRAQ),
    ],
)
def test_the_countries_that_a_war_may_be_waged_for(card, area, player):
    t = laid(turn=8).event(card, by=player)
    assert (t.asked, t.choices()) == (player, [f"target {name}" for name in names(area)])
    assert t.why("target france") == "event-area"


@pytest.mark.card("TS the_cambridge_five")
@pytest.mark.parametrize(
    ("card", "area"),
    [
        ("asia_scoring", ASIA),
        ("europe_scoring", EUROPE),
        ("middle_east_scoring", MIDDLE_EAST),
        ("central_america_scoring", CENTRAL_AMERICA),
        ("southeast_asia_scoring", board.IN_SOUTHEAST_ASIA),
        ("africa_scoring", AFRICA),
        ("south_america_scoring", SOUTH_AMERICA),
    ],
)
def test_the_cambridge_five_place_in_the_region_of_the_card(card, area):
    t = laid(hands={"us": (card, "nato")}).event("the_cambridge_five", by="us")
    assert (t.asked, t.choices()) == ("ussr", [*(f"place {name}" for name in names(area)), "decline"])
    assert t.knows("ussr", card)


@pytest.mark.card("TS the_cambridge_five")
def test_the_cambridge_five_may_choose_among_the_regions_of_several_cards():
    t = laid(hands={"us": ("africa_scoring", "asia_scoring")}).event("the_cambridge_five")
    assert [t.why(f"place {name}") for name in ("angola", "burma", "iran")] == ["", "", "event-area"]


@pytest.mark.card("TS summit", "TS how_i_learned_to_stop_worrying")
@pytest.mark.parametrize(
    ("level", "summit"),
    [(2, [1, 2, 3]), (3, [2, 3, 4]), (4, [3, 4, 5]), (5, [4, 5])],
)
def test_the_levels_that_defcon_may_be_moved_to(level, summit):
    t = laid(defcon=level, rolls=([1], [6])).event("summit", by="us")
    assert (t.asked, t.choices()) == ("ussr", [f"defcon {n}" for n in summit])
    t = laid(defcon=level).event("how_i_learned_to_stop_worrying", by="us")
    assert (t.asked, t.choices()) == ("us", [f"defcon {n}" for n in (1, 2, 3, 4, 5)])


@pytest.mark.card("TS blockade", "TS latin_american_debt_crisis")
@pytest.mark.parametrize("card", ["blockade", "latin_american_debt_crisis"])
def test_only_a_card_worth_three_or_more_buys_the_us_off(card):
    hand = ("nato", "duck_and_cover", "fidel", "nasser", "asia_scoring")
    t = laid(turn=8, hands={"us": hand, "ussr": ("opec",)}, china="us").event(card, by="us")
    assert (t.asked, t.choices()) == ("us", ["discard duck_and_cover", "discard nato", "decline"])
    assert [t.why(f"discard {name}") for name in ("fidel", "nasser", "asia_scoring", "opec")] == [
        "value-too-low",
        "value-too-low",
        "scoring-discard",
        "not-in-hand",
    ]


@pytest.mark.card("TS junta", "TS tear_down_this_wall", "TS ortega_elected_in_nicaragua", "TS che")
@pytest.mark.parametrize(
    ("card", "by", "area", "realigns"),
    [
        ("junta", "us", board.LATIN_AMERICA, True),
        ("junta", "ussr", board.LATIN_AMERICA, True),
        ("tear_down_this_wall", "us", EUROPE, True),
        ("ortega_elected_in_nicaragua", "ussr", board.BESIDE_NICARAGUA, False),
        ("che", "ussr", board.CHE_COUNTRIES, False),
    ],
)
def test_where_an_event_grants_an_attempt_and_of_which_kind(card, by, area, realigns):
    t = laid(turn=8, at=CROWDED, defcon=2).event(card, by=by)
    if card == "junta":
        t = t.play("place chile")
    rolls = [f"realign {name}" for name in names(area)] if realigns else []
    assert t.choices() == [*rolls, *(f"coup {name}" for name in names(area)), "decline"]
    if not realigns:
        assert t.why(f"realign {names(area)[0]}") == "operation-kind"


@pytest.mark.rule("TS 6.1.5")
@pytest.mark.card("TS blockade", "TS sadat_expels_soviets", "TS muslim_revolution")
def test_all_influence_means_all_however_much_there_is():
    assert laid(at={"west_germany": (150, 0)}).event("blockade").at("west_germany") == (0, 0)
    assert laid(at={"egypt": (0, 150)}).event("sadat_expels_soviets").at("egypt") == (1, 0)
    t = laid(at={"iran": (150, 0)}).event("muslim_revolution").play("remove iran")
    assert t.at("iran") == (0, 0)


@pytest.mark.rule("TS 12.1")
@pytest.mark.card("TS the_cambridge_five", "TS junta", "TS tear_down_this_wall")
def test_no_event_reaches_the_space_of_the_variant():
    t = laid(hands={"us": ("asia_scoring",)}).event("the_cambridge_five")
    assert t.why("place chinese_civil_war") == "event-area"
    assert len(t.agreed()) == 15 + 1
    t = laid(turn=8, at=CROWDED).event("tear_down_this_wall")
    assert (t.why("coup chinese_civil_war"), t.why("realign chinese_civil_war")) == (
        "event-area",
        "event-area",
    )
    assert len(t.agreed()) == 21 + 21 + 1
