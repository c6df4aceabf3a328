"""Rules 3 and 4: the start, the headlines, and what a turn takes with it when it ends."""

import pytest

from rules.twilight_struggle.story import Story, Table
from tharsis.games.twilight_struggle import GAME, board, codes, deck

NOBODY, NONE = codes.NOBODY, codes.NONE
START = {
    "reach": [], "defcon": 5, "vp": 0, "turn": 1, "round": 0, "phase": codes.SETUP_PHASE, "phasing": NOBODY,
    "military_ops": [0, 0], "space": [0, 0], "tries": [0, 0], "china": codes.USSR, "china_up": True,
    "civil_war": False, "committed": [NONE, NONE], "in_effect": [False] * 110, "red_scare": [0, 0],
    "death_squads": [0, 0], "crisis": NOBODY, "chernobyl": NONE, "owed": NOBODY, "oil_turn": 0,
    "reached_two": False, "no_scoring_at": [0, 0], "highest": [4, 4], "highest_at": [0, 0], "winner": NOBODY,
}  # fmt: skip


@pytest.mark.rule("TS 3.4", "TS 12.1")
@pytest.mark.parametrize("variant", [False, True])
def test_all_markers_at_the_start(variant):
    s = GAME.new(seed=1, options={"chinese_civil_war": variant})
    found = {
        name: getattr(s, name) for name in s.FIELDS if name not in ("cards", "influence", "near", "start")
    }
    assert found == (START | {"china": NOBODY, "civil_war": True} if variant else START)


@pytest.mark.rule("TS 11.0")
@pytest.mark.parametrize(("side", "country"), [("us", "iran"), ("ussr", "syria")])
def test_the_handicap_of_either_side_comes_last(side, country):
    t = Table(GAME.new(seed=7, options={"handicap": 3, "handicap_side": side}))
    t = t.play(*["place poland"] * 6, *["place italy"] * 7)
    before = t.at(country)
    assert (t.asked, t.why("place panama" if side == "ussr" else "place syria")) == (side, "handicap-area")
    t = t.play(*[f"place {country}"] * 3)
    assert sum(t.at(country)) - sum(before) == 3
    assert (t.s.actors(), t.s.phase, t.s.round) == ([0, 1], codes.HEADLINE_PHASE, 0)


@pytest.mark.rule("TS 3.2", "TS 3.3")
def test_the_free_influence_may_all_go_to_one_country_of_the_own_half():
    t = Table(GAME.new(seed=7))
    east = {board.COUNTRY_IDS[c] for c in board.EASTERN_EUROPE}
    west = {board.COUNTRY_IDS[c] for c in board.WESTERN_EUROPE}
    assert (t.asked, {text.split()[1] for text in t.choices()}) == ("ussr", east)
    t = t.play(*["place finland"] * 6)
    assert (t.at("finland"), t.asked, {text.split()[1] for text in t.choices()}) == ((0, 7), "us", west)
    t = t.play(*["place finland"] * 7)
    assert (t.at("finland"), t.asked, t.s.actors()) == ((7, 7), "us", [0, 1])


@pytest.mark.rule("TS 4.5.B")
def test_a_card_dealt_is_known_to_its_hand_alone():
    t = Story(turn=1).next_turn()
    for side, other in (("us", "ussr"), ("ussr", "us")):
        assert all(t.knows(side, name) and not t.knows(other, name) for name in t.hand(side))


@pytest.mark.rule("TS 4.4")
@pytest.mark.parametrize(
    ("turn", "optional", "joined"),
    [(3, True, 48), (3, False, 46), (7, True, 23), (7, False, 21), (5, True, 0)],
)
def test_the_cards_that_join_at_turns_four_and_eight(turn, optional, joined):
    story = Story(turn=turn, optional_cards=optional)
    reserve = len(story.position.s.cards.piles[codes.RESERVE])
    assert reserve - len(story.next_turn().s.cards.piles[codes.RESERVE]) == joined


@pytest.mark.rule("TS 4.5.E", "TS 8.2.1")
@pytest.mark.parametrize(
    ("defcon", "us", "ussr", "vp"),
    [
        (4, 5, 4, 0), (4, 4, 5, 0), (4, 5, 0, 4), (4, 0, 5, -4), (2, 2, 2, 0), (5, 4, 5, -1), (5, 5, 4, 1),
        (3, 3, 2, 1), (3, 2, 3, -1), (3, 0, 0, 0), (2, 1, 0, 1),
    ],
)  # fmt: skip
def test_each_operation_short_of_defcon_is_a_point_and_more_than_enough_is_enough(defcon, us, ussr, vp):
    t = Story().defcon(defcon).military(us=us, ussr=ussr).end_of_turn()
    assert (t.vp, t.military, t.defcon) == (vp, (0, 0), min(5, defcon + 1))


OF_THE_TURN = {
    "vietnam_revolts", "containment", "nuclear_subs", "salt_negotiations", "brezhnev_doctrine", "u2_incident",
    "iran_contra_scandal", "aldrich_ames_remix", "yuri_and_samantha",
}  # fmt: skip
LASTING = {name for card, name in enumerate(deck.CARD_IDS) if deck.UNDERLINED[card]} | {"we_will_bury_you"}


@pytest.mark.rule("TS 4.5.G", "TS 7.3", "TS 6.4.2")
def test_what_ends_with_the_turn_and_what_does_not():
    story = Story(turn=8).effect(*sorted(OF_THE_TURN | LASTING)).china("us", up=False).military(5, 5)
    s = story.position.s
    s.red_scare, s.death_squads, s.tries, s.chernobyl = [2, 1], [1, -1], [2, 1], board.AFRICA
    t = story.crisis("us").space(us=3, ussr=2).end_of_turn()
    assert {name for card, name in enumerate(deck.CARD_IDS) if t.s.in_effect[card]} == LASTING
    assert (t.s.red_scare, t.s.death_squads, t.s.tries) == ([0, 0], [0, 0], [0, 0])
    assert (t.s.crisis, t.s.chernobyl, t.space) == (NOBODY, NONE, (3, 2))
    assert (t.s.china, t.s.china_up, t.s.turn) == (codes.US, True, 9)


@pytest.mark.rule("TS 4.5.G")
@pytest.mark.parametrize("up", [False, True])
def test_a_china_card_of_the_ussr_lies_face_up_after_the_turn(up):
    t = Story().china("ussr", up=up).military(5, 5).end_of_turn()
    assert (t.s.china, t.s.china_up) == (codes.USSR, True)
    assert t.told().count("china-up ussr") == (0 if up else 1)


@pytest.mark.rule("TS 4.5", "TS 10.1.5")
def test_a_new_turn_has_all_its_rounds_before_it():
    story = Story(turn=4).military(5, 5).hand("us", "nasser", "nato").hand("ussr", "allende", "asia_scoring")
    t = story.hand("ussr", "fidel").round("ussr", number=7)
    t = t.play("play asia_scoring", "event", "play nasser", "ops-first", "place canada")
    assert (t.s.turn, t.s.round, t.s.phase, t.s.actors()) == (5, 0, codes.HEADLINE_PHASE, [0, 1])
    assert (t.s.rounds_left(0), t.s.rounds_left(1)) == (7, 7)


@pytest.mark.rule("TS 4.5.C", "TS 4.5.D")
def test_a_turn_goes_from_the_headlines_to_the_first_round_of_the_ussr():
    us = ("nasser", "nato", "marshall_plan", "containment", "cia_created", "duck_and_cover")
    ussr = ("allende", "fidel", "comecon", "suez_crisis", "blockade", "de_stalinization")
    story = Story(turn=2).hand("us", *us, "truman_doctrine", "independent_reds")
    t = story.hand("ussr", *ussr, "decolonization", "korean_war").next_turn()
    t = t.play("headline nasser", "headline allende")
    assert (t.at("egypt"), t.at("chile")) == ((0, 2), (0, 2))
    assert (t.asked, t.s.round, t.s.phase, t.s.phasing) == ("ussr", 1, codes.ACTION_PHASE, codes.USSR)
    t = t.play("play fidel", "event")
    assert (t.asked, t.s.round, t.s.phase, t.s.phasing) == ("us", 1, codes.ACTION_PHASE, codes.US)
    t = t.play("play containment", "event")
    assert (t.asked, t.s.round, t.s.phasing) == ("ussr", 2, codes.USSR)


@pytest.mark.rule("TS 4.5.D")
@pytest.mark.parametrize(("turn", "last"), [(1, 6), (3, 6), (4, 7), (10, 7)])
def test_the_last_round_of_a_turn(turn, last):
    def after(number):
        story = Story(turn=turn).defcon(2).military(5, 5).hand("us", "nasser", "nato", "summit")
        return story.round("us", number=number).play("play nasser", "ops-first", "place canada")

    before_last = after(last - 1)
    assert (before_last.s.turn, before_last.s.round) == (turn, last)
    assert after(last).s.turn == turn + 1 or after(last).won


# -- headlines --------------------------------------------------------------------------------------


@pytest.mark.rule("TS 4.5.C")
def test_a_side_without_a_card_for_the_headline_is_not_asked():
    t = Story().hand("us", "un_intervention").hand("ussr", "allende", "fidel").headlines()
    assert t.s.actors() == [codes.USSR]
    t = t.play("headline allende")
    assert (t.at("chile"), t.asked, t.s.round) == ((0, 2), "ussr", 1)
    t = Story().hand("us", "panama_canal_returned", "nasser").headlines()
    assert t.s.actors() == [codes.US]
    t = t.play("headline panama_canal_returned")
    assert (t.at("panama"), t.s.round) == ((1, 0), 1)
    assert Story().hand("ussr", "un_intervention").headlines().s.round == 1


@pytest.mark.rule("TS 4.5.C")
@pytest.mark.parametrize("owing", ["us", "ussr"])
def test_who_owes_missile_envy_headlines_any_other_card(owing):
    story = Story().owed(codes.SIDE_IDS.index(owing)).hand(owing, "nasser", "fidel")
    t = story.hand("us" if owing == "ussr" else "ussr", "allende", "nato").headlines()
    seat = codes.SIDE_IDS.index(owing)
    found = {GAME.actions.notation(action) for action in t.s.legal(seat)}
    assert found == {"headline nasser", "headline fidel"}
    assert t.s.why_not(seat, GAME.actions.parse("headline missile_envy")).name == "owed-headline"
    assert t.s.why_not(seat, GAME.actions.parse("headline un_intervention")).name == "not-in-hand"


@pytest.mark.rule("TS 4.5.C")
def test_the_missile_envy_of_the_side_that_owes_nothing_may_be_a_headline():
    t = Story().hand("us", "missile_envy", "nasser").hand("ussr", "allende", "fidel").headlines()
    assert t.why("headline missile_envy") == ""


@pytest.mark.rule("TS 4.5.C")
@pytest.mark.parametrize(
    ("us", "ussr", "first"),
    [
        ("nasser", "fidel", "ussr"),
        ("fidel", "nasser", "us"),
        ("fidel", "vietnam_revolts", "us"),
        ("africa_scoring", "asia_scoring", "us"),
        ("africa_scoring", "nasser", "ussr"),
        ("defectors", "comecon", "us"),
        ("nasser", "defectors", "ussr"),
    ],
)
def test_the_order_of_two_headlines(us, ussr, first):
    t = Story().hand("us", us, "nato").hand("ussr", ussr, "summit").headlines()
    t = t.play(f"headline {us}", f"headline {ussr}")
    told = [line for line in t.told() if line.startswith(("event ", "no-event "))]
    assert told[0].split()[1] == (us if first == "us" else ussr)


@pytest.mark.rule("TS 4.5.C")
def test_a_headline_taken_back_is_chosen_anew():
    t = Story().hand("us", "nasser", "nato").hand("ussr", "allende", "fidel").headlines()
    back = t.play("headline nasser").s.retract(codes.US)
    assert (back.committed, back.actors()) == ([NONE, NONE], [0, 1])
    again = Table(back).play("headline nato", "headline allende")
    assert (again.where("nasser"), again.where("nato")) == ("us hand", "discarded")


@pytest.mark.rule("TS 4.5.C")
def test_both_headlines_are_shown_and_then_nothing_is_taken_back():
    t = Story().hand("us", "nasser", "nato").hand("ussr", "we_will_bury_you", "fidel").headlines()
    assert t.s.fence == 0
    t = t.play("headline nasser", "headline we_will_bury_you")
    assert t.s.fence == t.s.moves == 2
    assert (t.knows("us", "we_will_bury_you"), t.knows("ussr", "nasser")) == (True, True)
    assert t.s.committed == [NONE, NONE]


@pytest.mark.rule("TS 6.4.4")
@pytest.mark.parametrize(
    ("us", "ussr", "first"), [(3, 4, "us"), (4, 3, "ussr"), (5, 3, "ussr"), (0, 8, "us")]
)
def test_against_man_in_earth_orbit_one_headline_is_chosen_and_shown_first(us, ussr, first):
    chosen = {"us": "nasser", "ussr": "allende"}
    second = "ussr" if first == "us" else "us"
    story = Story().space(us=us, ussr=ussr).hand("us", "nasser", "nato").hand("ussr", "allende", "fidel")
    t = story.headlines()
    assert (t.s.actors(), t.s.view(t.s.actor()).prompt["key"]) == (
        [codes.SIDE_IDS.index(first)],
        "headline-first",
    )
    t = t.play(f"headline {chosen[first]}")
    assert (t.asked, t.knows(second, chosen[first]), t.s.fence) == (second, True, 1)
    prompt = t.s.view(t.s.actor()).prompt
    assert (prompt["key"], prompt["args"]["card"]) == ("headline-after", f"card/{chosen[first]}")
    t = t.play(f"headline {chosen[second]}")
    assert (t.at("egypt"), t.at("chile"), t.asked, t.s.round) == ((0, 2), (0, 2), "ussr", 1)
    assert (t.where("nasser"), t.where("allende"), t.s.fence) == ("removed", "removed", 2)


@pytest.mark.rule("TS 6.1.1", "TS 4.5.C")
def test_operations_of_a_headline_reach_from_where_one_stood_when_it_began():
    story = Story().hand("us", "portuguese_empire_crumbles", "nato").hand("ussr", "lone_gunman", "fidel")
    t = story.headlines().play("headline portuguese_empire_crumbles", "headline lone_gunman")
    assert (t.asked, t.why("place zaire"), t.why("place cameroon")) == ("ussr", "", "reach")


@pytest.mark.rule("TS 8.1.3", "TS 4.5.C")
@pytest.mark.parametrize(("side", "winner"), [("us", "ussr"), ("ussr", "us")])
def test_who_headlines_a_card_is_phasing_while_it_is_resolved(side, winner):
    other = {"us": "allende", "ussr": "nasser"}[side]
    story = Story().defcon(2).hand(side, "duck_and_cover", "summit").hand(winner, other, "nato").headlines()
    first, second = ("duck_and_cover", other) if side == "us" else (other, "duck_and_cover")
    t = story.play(f"headline {first}", f"headline {second}")
    assert t.won == f"{winner} by nuclear-war"


# -- the end of the turn ----------------------------------------------------------------------------


@pytest.mark.rule("TS 6.4.4", "TS 4.5.F")
@pytest.mark.parametrize("side", ["us", "ussr"])
def test_who_alone_has_landed_may_discard_one_held_card_of_its_own(side):
    other = "us" if side == "ussr" else "ussr"
    story = (
        Story().space(**{side: 6, other: 5}).military(5, 5).hand(side, "fidel", "nato").hand(other, "opec")
    )
    t = story.end_of_turn()
    assert (t.asked, t.choices()) == (side, ["discard fidel", "discard nato", "done"])
    assert (t.s.phase, t.s.phasing, t.s.round) == (codes.END_PHASE, NOBODY, 0)
    t = t.play("discard nato")
    assert (t.where("nato"), t.where("fidel"), t.s.turn) == ("discarded", f"{side} hand", 5)


@pytest.mark.rule("TS 6.4.4")
@pytest.mark.parametrize(
    ("us", "ussr", "hand"), [(6, 6, ("fidel",)), (5, 0, ("fidel",)), (6, 0, ()), (0, 0, ("fidel",))]
)
def test_nobody_else_discards_a_held_card(us, ussr, hand):
    t = Story().space(us=us, ussr=ussr).military(5, 5).hand("us", *hand).hand("ussr", "opec").end_of_turn()
    assert (t.s.turn, t.s.phase) == (5, codes.HEADLINE_PHASE)


@pytest.mark.rule("TS 11.1.1", "TS 11.1.2")
@pytest.mark.parametrize(
    ("us", "ussr", "won"),
    [
        ("asia_scoring", "fidel", "ussr by held-scoring-card"),
        ("fidel", "asia_scoring", "us by held-scoring-card"),
        ("europe_scoring", "asia_scoring", "nobody by held-scoring-card"),
        ("fidel", "nato", ""),
    ],
)
def test_held_cards_in_tournament_play(us, ussr, won):
    t = Story(tournament=True).military(5, 5).hand("us", us).hand("ussr", ussr).end_of_turn()
    assert t.won == won
    assert (t.knows("ussr", us), t.knows("us", ussr)) == (True, True)
    assert "hands-shown" in t.told()
    friendly = Story().military(5, 5).hand("us", us).hand("ussr", ussr).end_of_turn()
    assert (friendly.won, friendly.knows("ussr", us), friendly.knows("us", ussr)) == ("", False, False)
