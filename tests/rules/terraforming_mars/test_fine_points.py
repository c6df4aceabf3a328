"""Fine points of chapters 5 to 8: the first card of the deck, whose eyes see what, what a turn offers."""

from typing import Any

import pytest

from rules.terraforming_mars.story import OtherSeat, refusal, table, told
from tharsis.games.terraforming_mars import GAME
from tharsis.games.terraforming_mars.actions import DEAL_CORPORATION
from tharsis.games.terraforming_mars.board import AREA, EARTH, HEX_IDS, JOVIAN, LAND, POWER
from tharsis.games.terraforming_mars.deck import ASSET_IDS, PROJECTS, number_of
from tharsis.games.terraforming_mars.rules.drawing import Look
from tharsis.games.terraforming_mars.rules.generation import DealResearch
from tharsis.games.terraforming_mars.rules.setup import found_corporation
from tharsis.games.terraforming_mars.rules.turn import Turn
from tharsis.games.terraforming_mars.scenario import TMScenario, act
from tharsis.games.terraforming_mars.state import CHOSEN, DISCARDS, KEPT, PICK, REVEALED, TMState
from tharsis.kernel import Script

FIRST_CARD = "colonizer_training_camp"


def options(s: TMState, seat: int | None = None) -> list[str]:
    return [GAME.actions.notation(action) for action in s.legal(s.actor() if seat is None else seat)]


def by(s: TMState, seat: int, notation: str) -> TMState:
    after = s.play(seat, GAME.actions.parse(notation))
    assert isinstance(after, TMState)
    return after


def covered(mars: TMScenario) -> TMScenario:
    """No hex is free any more."""
    for hex_ in range(61):
        if mars.s.tile[hex_] == 0:
            mars.s.tile[hex_], mars.s.owner[hex_] = 9, 1
    return mars


# -- the first card of the deck -------------------------------------------------------------------


@pytest.mark.rule("TM 8.5")
@pytest.mark.card("TM search_for_life", "TM colonizer_training_camp")
def test_the_first_card_is_turned_over_like_any_other() -> None:
    before = table().in_play(0, "search_for_life").next_cards(FIRST_CARD).turn()
    after = act(before, "use search_for_life")
    assert (after.turned, after.cards.place[0]) == (0, DISCARDS)
    assert told(before, after)[-1] == f"revealed seat/0 card/{FIRST_CARD}"
    assert after.look(1)["revealed"] == FIRST_CARD


@pytest.mark.rule("TM 8.1.3", "TM 8.2.1")
@pytest.mark.card("TM colonizer_training_camp")
def test_the_first_card_is_drawn_kept_sold_and_played_like_any_other() -> None:
    before = table().in_play(0, "development_center").next_cards(FIRST_CARD).turn()
    after = act(before, "use development_center")
    assert after.hand(0) == [0]
    assert told(before, after)[-1] == f"drew seat/0 card/{FIRST_CARD}"
    mars = table().hand(0, "invention_contest").next_cards(FIRST_CARD, "comet", "mine")
    assert act(mars.turn(), "play invention_contest", f"keep {FIRST_CARD}").hand(0) == [0]
    mars = table().in_play(0, "inventors_guild").next_cards(FIRST_CARD)
    assert act(mars.turn(), "use inventors_guild", f"keep {FIRST_CARD}").hand(0) == [0]
    s = act(table().hand(0, FIRST_CARD).turn(), "sell-patents", f"discard {FIRST_CARD}", "done")
    assert (s.cards.place[0], s.stock[0]) == (DISCARDS, 101)
    assert refusal(table().hand(0, FIRST_CARD).turn(), f"play {FIRST_CARD}") == ""


# -- in order -------------------------------------------------------------------------------------


@pytest.mark.rule("TM 8.2.1", "TM 7.2")
def test_picks_go_up_from_the_last_one() -> None:
    s = act(
        table().hand(0, "asteroid", "comet", "mine").turn(),
        "sell-patents",
        "discard asteroid",
        "discard mine",
    )
    assert options(s) == ["done"]
    assert refusal(s, "discard comet") == "not-in-order"
    s = act(TMScenario(2).turn(), "pass", "pass")
    first, second, third, _ = [ASSET_IDS[card] for card in s.packet(0)]
    s = act(s, f"keep {first}", f"keep {third}")
    assert refusal(s, f"keep {second}") == "not-in-order"
    assert refusal(s, f"keep {first}") == "not-offered"


@pytest.mark.rule("TM 8.1.3")
def test_of_many_to_keep_enough_must_follow() -> None:
    mars = table().next_cards("asteroid", "comet", "virus", "mine")
    s = mars.ask(Look(0, 4, 3))
    assert options(s) == ["keep asteroid", "keep comet"]
    assert refusal(s, "keep virus") == "keep-more"
    s = act(s, "keep comet")
    assert options(s) == ["keep virus"]


@pytest.mark.rule("TM 8.5")
@pytest.mark.card("TM inventors_guild", "TM business_network")
@pytest.mark.parametrize("id_", ["inventors_guild", "business_network"])
def test_exactly_three_megacredits_buy_a_card(id_: str) -> None:
    s = act(table().in_play(0, id_).stock(0, money=3).next_cards("mine").turn(), f"use {id_}")
    assert options(s) == ["keep mine", "done"]
    after = act(s, "keep mine")
    assert (after.hand(0), after.stock[0]) == ([number_of("mine")], 0)
    left = act(s, "done")
    assert (left.packet(0), left.cards.place[number_of("mine")], left.stock[0]) == ([], DISCARDS, 3)
    poor = act(table().in_play(0, id_).stock(0, money=2).next_cards("mine").turn(), f"use {id_}")
    assert options(poor) == ["done"]
    found = poor.why_not(0, GAME.actions.parse("keep mine"))
    assert found is not None
    assert (found.name, found.figures) == ("keep-short", {"price": 3, "now": 2})
    assert refusal(poor, "keep comet") == "not-offered"


@pytest.mark.rule("TM 7.2")
def test_cards_are_dealt_one_by_one_from_the_start_player_on() -> None:
    mars = TMScenario(3).next_cards(*[ASSET_IDS[card] for card in range(12)])
    mars.s.first = 1
    s = mars.ask(DealResearch())
    assert [s.packet(seat) for seat in (1, 2, 0)] == [[0, 3, 6, 9], [1, 4, 7, 10], [2, 5, 8, 11]]


@pytest.mark.rule("TM 6.7")
def test_three_corporations_are_revealed_in_turn_order() -> None:
    charters = [
        number_of(id_) - PROJECTS
        for id_ in ("credicor", "ecoline", "helion", "thorgate", "teractor", "phobolog")
    ]
    s: Any = GAME.new(seed=1, seats=3, source=Script({DEAL_CORPORATION: charters}))
    chosen = ("ecoline", "helion", "phobolog")
    for seat, id_ in enumerate(chosen):
        s = by(s, seat, f"take-corporation {id_}")
        kept = s.packet(seat)[1]
        s = by(s, seat, f"keep {ASSET_IDS[kept]}")
        assert (s.cards.place[kept], s.cards.seen[kept]) == (KEPT + seat, 1 << seat)
        charter = number_of(id_) - PROJECTS
        assert (s.charters.place[charter], s.charters.seen[charter]) == (CHOSEN + seat, 1 << seat)
    before = s
    for seat in range(3):
        s = by(s, seat, "done")
    lines = [line for line in told(before, s) if line.startswith("corporation")]
    assert lines == [f"corporation seat/{seat} card/{id_}" for seat, id_ in enumerate(chosen)]
    assert [s.charters.piles[REVEALED + seat] for seat in range(3)] == [
        [number_of(id_) - PROJECTS] for id_ in chosen
    ]
    assert [s.stock[seat * 6] for seat in range(3)] == [33, 39, 20]
    assert {s.cards.seen[card] for card in s.hand(2)} == {0b100}


@pytest.mark.rule("TM 6.7")
def test_the_second_seat_takes_its_choice_back() -> None:
    s: Any = GAME.new(seed=5, seats=3)
    first = s.digest()
    s = by(s, 1, options(s, 1)[0])
    for _ in range(4):
        s = by(s, 1, options(s, 1)[0])
    assert len(s.kept(1)) == 4
    assert by(s, 1, "done").retract(1).digest() == first


# -- whose eyes see what --------------------------------------------------------------------------


@pytest.mark.rule("TM 10.3")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_card_drafted_is_known_to_who_took_it(seat: int) -> None:
    s = act(TMScenario(3, draft=True).turn(), "pass", "pass", "pass")
    card = s.packet(seat)[0]
    picked = by(s, seat, f"keep {ASSET_IDS[card]}")
    assert (picked.cards.place[card], picked.cards.seen[card]) == (PICK + seat, 1 << seat)
    assert picked.retract(seat).digest() == s.digest()
    for other in range(3):
        s = by(s, other, f"keep {ASSET_IDS[s.packet(other)[0]]}")
    assert (s.cards.place[card], s.cards.seen[card]) == (KEPT + seat, 1 << seat)
    assert {s.cards.seen[held] for held in s.packet((seat + 1) % 3)} == {1 << seat | 1 << (seat + 1) % 3}


@pytest.mark.rule("TM 7.2")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_card_kept_in_research_is_known_to_who_kept_it(seat: int) -> None:
    s = act(TMScenario(3).turn(), "pass", "pass", "pass")
    card, left = s.packet(seat)[0], s.packet(seat)[1]
    s = by(s, seat, f"keep {ASSET_IDS[card]}")
    assert (s.cards.place[card], s.cards.seen[card]) == (KEPT + seat, 1 << seat)
    for other in range(3):
        s = by(s, other, "done")
    assert (s.hand(seat), s.cards.seen[card]) == ([card], 1 << seat)
    assert (s.cards.place[left], s.cards.seen[left]) == (DISCARDS, 1 << seat)


@pytest.mark.rule("TM 8.1.3", "TM 8.2.1")
@pytest.mark.parametrize(("kind", "seat"), [(TMScenario, 0), (OtherSeat, 1)])
def test_cards_looked_at_and_sold_are_known_to_one_alone(kind: type[TMScenario], seat: int) -> None:
    mars = table(kind).hand(0, "business_contacts").next_cards("asteroid", "comet", "virus", "mine")
    s = act(mars.turn(), "play business_contacts")
    assert {s.cards.seen[card] for card in s.packet(seat)} == {1 << seat}
    s = act(s, "keep comet")
    assert (s.kept(seat), s.cards.seen[number_of("comet")]) == ([number_of("comet")], 1 << seat)
    s = act(s, "keep mine")
    assert {s.cards.seen[card] for card in s.hand(seat)} == {1 << seat}
    s = act(table(kind).hand(0, "mine", "comet").turn(), "sell-patents", "discard comet")
    assert (s.kept(seat), s.cards.seen[number_of("comet")]) == ([number_of("comet")], 1 << seat)


@pytest.mark.rule("TM 8.1.3")
@pytest.mark.parametrize(("kind", "seat"), [(TMScenario, 0), (OtherSeat, 1)])
def test_the_log_names_cards_to_one_alone(kind: type[TMScenario], seat: int) -> None:
    mars = table(kind).in_play(0, "development_center", "mars_university").stock(0, titanium=0)
    before = mars.hand(0, "trans_neptune_probe", "mine").next_cards("comet", "virus").turn()
    after = act(before, "use development_center", "play trans_neptune_probe", "discard mine")
    mine = [line for line in told(before, after, seat) if line.startswith(("drew", "discarded"))]
    assert [line.split()[2] for line in mine] == ["card/comet", "card/mine", "card/virus"]
    others = [line for line in told(before, after, 1 - seat) if line.startswith(("drew", "discarded"))]
    assert len(others) == 3
    assert not [line for line in others if "card/" in line]


# -- what corporations bring from the start -------------------------------------------------------


@pytest.mark.rule("TM 5.2", "TM 5.3")
@pytest.mark.parametrize("seat", [0, 1])
def test_lasting_effects_of_corporations_stand_from_the_start(seat: int) -> None:
    def standing(id_: str) -> TMState:
        s = TMScenario(2).s
        found_corporation(s, seat, number_of(id_))
        return s

    other = 1 - seat
    s = standing("ecoline")
    assert (s.greenery_price[seat], s.greenery_price[other]) == (7, 8)
    s = standing("helion")
    assert (s.heat_pays[seat], s.heat_pays[other]) == (1, 0)
    s = standing("inventrix")
    assert (s.shift[seat], s.shift[other]) == (2, 0)
    s = standing("phobolog")
    assert (s.titanium_value[seat], s.steel_value[seat], s.titanium_value[other]) == (4, 2, 3)
    s = standing("thorgate")
    assert (s.power_plant_price[seat], s.power_plant_price[other]) == (8, 11)
    assert s.discounts[seat * 11 + POWER] == 3
    assert sum(s.discounts) == 3
    s = standing("teractor")
    assert s.discounts[seat * 11 + EARTH] == 3
    assert sum(s.discounts) == 3
    s = standing("saturn_systems")
    assert (s.tags[seat * 10 + JOVIAN], s.production[seat * 6]) == (1, 1)


# -- a turn ---------------------------------------------------------------------------------------


@pytest.mark.rule("TM 7.3")
def test_everything_a_turn_offers_in_the_order_of_the_book() -> None:
    mars = (
        table()
        .rating(0, 35)
        .hand(0, "mine")
        .in_play(0, "tardigrades")
        .corporation(0, "united_nations_mars_initiative")
    )
    mars.s.raised = 1
    s = mars.turn()
    assert options(s) == [
        "play mine", "use tardigrades", "use united_nations_mars_initiative", "build power_plant",
        "build asteroid", "build aquifer", "build greenery", "build city", "claim terraformer",
        "fund landlord", "fund banker", "fund scientist", "fund thermalist", "fund miner", "sell-patents",
        "convert-plants", "convert-heat", "pass",
    ]  # fmt: skip
    after = act(s, "convert-heat")
    assert isinstance(after.asking, Turn)
    assert (after.asking.by, after.asking.taken) == (0, 1)
    assert options(after)[-1] == "end-turn"
    assert (s.asking.taken, s.asking.by) == (0, 0)  # type: ignore[union-attr]
    following = act(after, "end-turn")
    assert isinstance(following.asking, Turn)
    assert (following.asking.by, following.asking.taken, following.active) == (1, 0, 1)


@pytest.mark.rule("TM 7.3")
def test_turns_go_round_past_those_who_have_passed() -> None:
    mars = TMScenario(4)
    for seat in range(4):
        mars.stock(seat, heat=80)
    s = mars.turn(2)
    turns = []
    for notation in (
        "pass",
        "convert-heat",
        "end-turn",
        "convert-heat",
        "end-turn",
        "pass",
        "pass",
        "convert-heat",
    ):
        turns.append(s.actor())
        s = act(s, notation)
    assert turns == [2, 3, 3, 0, 0, 1, 3, 0]
    assert s.passed == 0b1110
    s = act(s, "end-turn")
    assert (s.actor(), s.active) == (0, 0), "alone left, one goes on"


@pytest.mark.rule("TM 8.5")
def test_cards_of_others_cannot_be_used() -> None:
    mars = table().in_play(1, "tardigrades").corporation(1, "united_nations_mars_initiative").hand(0, "fish")
    mars.s.raised = 0b11
    s = mars.turn()
    for id_ in ("tardigrades", "united_nations_mars_initiative", "fish", "ants"):
        assert refusal(s, f"use {id_}") == "not-yours"


@pytest.mark.rule("TM 2.1", "TM 8.5")
@pytest.mark.parametrize(("kind", "seat"), [(TMScenario, 0), (OtherSeat, 1)])
def test_whose_rating_went_up_is_remembered(kind: type[TMScenario], seat: int) -> None:
    mars = table(kind).corporation(0, "united_nations_mars_initiative")
    s = act(mars.turn(), "convert-heat", "use united_nations_mars_initiative")
    assert (s.raised, s.rating[seat]) == (1 << seat, 22)


@pytest.mark.rule("TM 8.2.1")
def test_only_cards_of_the_hand_are_sold() -> None:
    s = act(table().hand(0, "mine").hand(1, "comet").in_play(0, "fish").turn(), "sell-patents")
    assert [refusal(s, f"discard {id_}") for id_ in ("mine", "comet", "fish", "virus")] == [
        "", "not-in-hand", "not-in-hand", "not-in-hand",
    ]  # fmt: skip


@pytest.mark.rule("TM 8.2")
def test_projects_without_a_tile_need_no_hex() -> None:
    s = covered(table()).turn()
    assert [action for action in options(s) if action.startswith("build")] == [
        "build power_plant", "build asteroid", "build aquifer",
    ]  # fmt: skip


@pytest.mark.rule("TM 3.2")
@pytest.mark.card("TM artificial_lake")
def test_a_lake_needs_land_while_there_is_an_ocean_to_place() -> None:
    assert (
        refusal(
            covered(table().temperature(-6).oceans(9).hand(0, "artificial_lake")).turn(),
            "play artificial_lake",
        )
        == ""
    )
    mars = covered(table().temperature(-6).oceans(8).hand(0, "artificial_lake"))
    assert refusal(mars.turn(), "play artificial_lake") == "no-hex"


@pytest.mark.rule("TM 3.3")
def test_a_greenery_is_offered_beside_own_tiles_alone() -> None:
    s = act(table().tile("city", "r3c3", 0).tile("city", "r7c3", 1).turn(), "build greenery")
    assert options(s) == [f"place {hex_}" for hex_ in ("r2c2", "r2c3", "r3c2", "r3c4", "r4c3", "r4c4")]
    s = act(table().tile("city", "r7c3", 1).turn(), "build greenery")
    land = [hex_ for i, hex_ in enumerate(HEX_IDS) if AREA[i] == LAND and hex_ != "r7c3"]
    assert options(s) == [f"place {hex_}" for hex_ in land]


@pytest.mark.rule("TM 8.3")
def test_only_cities_make_a_mayor() -> None:
    mars = table().tile("city", "r3c3", 0).tile("greenery", "r3c4", 0).tile("nuclear_zone", "r7c3", 0)
    found = mars.turn().why_not(0, GAME.actions.parse("claim mayor"))
    assert found is not None
    assert found.figures == {"milestone": "milestone/mayor", "need": 3, "now": 1}
    garden = table().tile("greenery", "r3c4", 0).tile("city", "r7c3", 0).tile("greenery", "r9c3", 1)
    found = garden.turn().why_not(0, GAME.actions.parse("claim gardener"))
    assert found is not None
    assert found.figures == {"milestone": "milestone/gardener", "need": 3, "now": 1}


@pytest.mark.rule("TM 8.3")
@pytest.mark.parametrize(("kind", "seat"), [(TMScenario, 0), (OtherSeat, 1)])
def test_a_builder_shows_eight_building_tags(kind: type[TMScenario], seat: int) -> None:
    """The two of Mining Guild count."""
    ids = ["mine", "titanium_mine", "power_plant", "martian_rails", "ironworks", "steelworks"]
    mars = table(kind).corporation(0, "mining_guild").in_play(0, *ids[:5])
    found = mars.turn().why_not(seat, GAME.actions.parse("claim builder"))
    assert found is not None
    assert found.figures == {"milestone": "milestone/builder", "need": 8, "now": 7}
    mars = table(kind).corporation(0, "mining_guild").in_play(0, *ids)
    assert act(mars.turn(), "claim builder").milestones[3] == seat


@pytest.mark.rule("TM 7.4")
def test_the_income_of_each_resource_is_told() -> None:
    mars = TMScenario(2).production(1, money=1, steel=2, titanium=3, plants=4, energy=5, heat=6)
    mars.stock(1, energy=7)
    before = mars.turn()
    after = act(before, "pass", "pass")
    assert after.stock[6:] == [21, 2, 3, 4, 5, 13]
    assert "income seat/1 21 2 3 4 5 13" in told(before, after)
