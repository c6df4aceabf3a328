"""7.2, 10.3: packets on their way round the table, and a deck that runs out."""

from typing import Any

import pytest

from rules.terraforming_mars.story import changes, play, table
from tharsis.games.terraforming_mars import GAME
from tharsis.games.terraforming_mars.deck import ASSET_IDS, number_of
from tharsis.games.terraforming_mars.rules.generation import DealResearch, Draft, Research
from tharsis.games.terraforming_mars.scenario import TMScenario, act
from tharsis.games.terraforming_mars.state import DECK, DISCARDS, EVENTS, TMState


def options(s: TMState, seat: int | None = None) -> list[str]:
    return [GAME.actions.notation(action) for action in s.legal(s.actor() if seat is None else seat)]


def keep(s: TMState, seat: int, card: int) -> TMState:
    after = s.play(seat, GAME.actions.parse(f"keep {ASSET_IDS[card]}"))
    assert isinstance(after, TMState)
    return after


def drafting(seats: int, generation: int) -> TMState:
    mars = TMScenario(seats, draft=True).generation(generation - 1)
    return act(mars.turn(), *["pass"] * seats)


# -- the draft ------------------------------------------------------------------------------------


@pytest.mark.rule("TM 10.3")
@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("generation", [2, 3])
def test_a_whole_draft(seats: int, generation: int) -> None:
    """Each keeps the last card of its packet; packets go on to the left in even generations."""
    s = drafting(seats, generation)
    assert s.generation == generation
    packets = [s.packet(seat)[:] for seat in range(seats)]
    kept: list[list[int]] = [[] for _ in range(seats)]
    for _ in range(4):
        assert isinstance(s.asking, Draft)
        assert [s.packet(seat) for seat in range(seats)] == packets
        assert [len(s.look(seat)["choosing"]["kept"]) for seat in range(seats)] == [len(k) for k in kept]  # type: ignore[index]
        for seat in range(seats):
            kept[seat].append(packets[seat][-1])
            s = keep(s, seat, packets[seat][-1])
        step = 1 if generation % 2 == 0 else -1
        packets = [sorted(packets[(seat - step) % seats][:-1]) for seat in range(seats)]
    assert isinstance(s.asking, Research)
    assert [sorted(s.packet(seat)) for seat in range(seats)] == [sorted(cards) for cards in kept]
    assert [{s.cards.seen[card] for card in s.packet(seat)} for seat in range(seats)] == [
        {1 << seat} for seat in range(seats)
    ]
    assert s.ready == 0


@pytest.mark.rule("TM 10.3")
@pytest.mark.parametrize(("generation", "giver"), [(2, 0), (3, 2)])
def test_a_pick_taken_back_leaves_everybody_knowing_what_they_knew(generation: int, giver: int) -> None:
    """In the second round seat 1 holds what its neighbour has seen: seat 0 passed it in even generations."""
    s = drafting(3, generation)
    first = act(s, f"keep {ASSET_IDS[s.packet(0)[0]]}")
    back: Any = first.retract(0)
    assert back.digest() == s.digest()
    for seat in range(3):
        s = keep(s, seat, s.packet(seat)[0])
    assert {s.cards.seen[card] for card in s.packet(1)} == {0b010 | 1 << giver}
    picked = keep(s, 1, s.packet(1)[1])
    assert {picked.cards.seen[card] for card in picked.packet(1)} == {0b010}
    again: Any = picked.retract(1)
    assert again.digest() == s.digest()
    assert again.ready == 0


@pytest.mark.rule("TM 10.3")
@pytest.mark.parametrize("generation", [2, 3])
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_every_seat_may_take_its_pick_back_in_every_round(generation: int, seat: int) -> None:
    s = drafting(3, generation)
    for _ in range(3):
        picked = keep(s, seat, s.packet(seat)[0])
        assert picked.retract(seat).digest() == s.digest()
        for other in range(3):
            s = keep(s, other, s.packet(other)[0])


@pytest.mark.rule("TM 10.3")
def test_a_card_of_another_packet_is_not_offered() -> None:
    s = drafting(2, 2)
    other = ASSET_IDS[s.packet(1)[0]]
    found = s.why_not(0, GAME.actions.parse(f"keep {other}"))
    assert found is not None
    assert (found.name, found.figures) == ("not-offered", {"card": f"card/{other}"})
    assert options(s, 0) == [f"keep {ASSET_IDS[card]}" for card in s.packet(0)]


@pytest.mark.rule("TM 10.3", "TM 7.2")
def test_without_cards_there_is_nothing_to_draft() -> None:
    mars = TMScenario(2, draft=True)
    for card in mars.s.cards.piles[DECK][1:]:
        mars.s.cards.move(card, EVENTS, 0b11)
    s = mars.ask(DealResearch())
    assert isinstance(s.asking, Research)
    assert [s.packet(seat) for seat in (0, 1)] == [[], []]
    assert options(s, 0) == ["done"]
    assert act(s, "done", "done").phase == 2


@pytest.mark.rule("TM 10.3")
def test_without_the_option_nothing_is_passed_on() -> None:
    s = act(TMScenario(2).turn(), "pass", "pass")
    assert isinstance(s.asking, Research)


# -- research -------------------------------------------------------------------------------------


@pytest.mark.rule("TM 7.2")
def test_how_many_cards_one_may_buy() -> None:
    """All four, or as many as the money buys; picked ones count."""
    s = act(TMScenario(2).rating(0, 12).rating(1, 8).turn(), "pass", "pass")
    assert s.asking is not None
    assert [
        (shape.least, shape.most, shape.picked) for shape in (s.asking.shape(s, 0), s.asking.shape(s, 1))
    ] == [
        (0, 4, 0),
        (0, 2, 0),
    ]
    s = keep(s, 0, s.packet(0)[0])
    assert s.asking is not None
    shape = s.asking.shape(s, 0)
    assert (shape.least, shape.most, shape.picked) == (0, 4, 1)
    for _ in range(3):
        s = keep(s, 0, s.packet(0)[0])
    assert options(s, 0) == ["done"]
    s = act(s, "done", "done")
    assert (len(s.hand(0)), s.stock[0], s.stock[6]) == (4, 0, 8)


@pytest.mark.rule("TM 7.2")
def test_research_taken_back_is_as_if_nothing_was_picked() -> None:
    s = act(TMScenario(3).turn(), "pass", "pass", "pass")
    picked = keep(keep(s, 1, s.packet(1)[0]), 1, s.packet(1)[2])
    done = picked.play(1, GAME.actions.parse("done"))
    assert done.actors() == [0, 2]
    back: Any = done.retract(1)
    assert back.digest() == s.digest()


@pytest.mark.rule("TM 7.2", "TM 7.1")
def test_cards_are_paid_for_from_the_start_player_on() -> None:
    mars = TMScenario(3)
    mars.s.first = 1
    s = act(mars.turn(1), "pass", "pass", "pass")
    assert s.first == 2
    for seat in range(3):
        s = keep(s, seat, s.packet(seat)[0])
        after = s.play(seat, GAME.actions.parse("done"))
        assert isinstance(after, TMState)
        s = after
    bought = [entry.args[0] for entry in s.entries() if GAME.logs.terms[entry.key].name == "bought"]
    assert bought == [2, 0, 1]
    assert (s.active, s.actors(), s.phase, s.passed, s.ready) == (2, [2], 2, 0, 0)


# -- a deck that runs out -------------------------------------------------------------------------


def only(mars: TMScenario, deck: tuple[str, ...], discards: tuple[str, ...] = ()) -> TMScenario:
    """Nothing to draw but these; all other cards lie among the events of seat 1."""
    keep_ = {number_of(id_) for id_ in (*deck, *discards)}
    for card in mars.s.cards.piles[DECK][:]:
        if card not in keep_:
            mars.s.cards.move(card, EVENTS + 1, 0b11)
    for id_ in discards:
        mars.s.discard(number_of(id_), 1)
    return mars


@pytest.mark.rule("TM 7.2", "TM 8.1.3")
def test_the_discards_come_in_in_the_middle_of_a_draw() -> None:
    mars = only(table().hand(0, "technology_demonstration"), ("mine",), ("comet",))
    before, after = play(mars, "technology_demonstration")
    assert set(after.hand(0)) == {number_of("mine"), number_of("comet")}
    assert changes(before, after) == "hand +1, money -5"
    assert (after.cards.piles[DECK], after.cards.piles[DISCARDS]) == ([], [])


@pytest.mark.rule("TM 7.2", "TM 8.1.3")
def test_where_there_is_no_card_none_is_drawn() -> None:
    mars = only(table().hand(0, "technology_demonstration"), ("mine",))
    before, after = play(mars, "technology_demonstration")
    assert after.hand(0) == [number_of("mine")]
    assert [entry.key for entry in after.entries(before.journal)].count(
        [term.name for term in GAME.logs.terms].index("drew")
    ) == 1


@pytest.mark.rule("TM 8.5")
@pytest.mark.card("TM search_for_life")
def test_nothing_is_turned_over_where_there_is_no_card() -> None:
    before = only(table().in_play(0, "search_for_life"), ()).turn()
    after = act(before, "use search_for_life")
    assert changes(before, after) == "money -1"
    assert after.turned == -1


@pytest.mark.rule("TM 8.5")
@pytest.mark.card("TM inventors_guild")
def test_nothing_is_offered_where_there_is_no_card() -> None:
    before = only(table().in_play(0, "inventors_guild"), ()).turn()
    after = act(before, "use inventors_guild")
    assert changes(before, after) == ""
    assert "end-turn" in options(after)


@pytest.mark.rule("TM 8.1.3")
@pytest.mark.card("TM business_contacts")
@pytest.mark.parametrize(
    ("deck", "kept"), [((), 0), (("mine",), 1), (("mine", "comet"), 2), (("mine", "comet", "virus"), 2)]
)
def test_of_few_cards_as_many_as_possible_are_kept(deck: tuple[str, ...], kept: int) -> None:
    s = act(only(table().hand(0, "business_contacts"), deck).turn(), "play business_contacts")
    while options(s)[0].startswith("keep"):
        s = act(s, options(s)[0])
    assert len(s.hand(0)) == kept
    assert not s.packet(0)
    assert len(s.cards.piles[DISCARDS]) == len(deck) - kept


@pytest.mark.rule("TM 8.1.3")
@pytest.mark.card("TM business_contacts")
def test_cards_to_keep_are_picked_in_order_and_never_too_few() -> None:
    mars = table().hand(0, "business_contacts").next_cards("asteroid", "comet", "virus", "mine")
    s = act(mars.turn(), "play business_contacts")
    assert options(s) == ["keep asteroid", "keep comet", "keep virus"]
    assert s.asking is not None
    shape = s.asking.shape(s, 0)
    assert (shape.least, shape.most, shape.picked) == (2, 2, 0)
    found = s.why_not(0, GAME.actions.parse("keep mine"))
    assert found is not None
    assert (found.name, found.figures) == ("keep-more", {"need": 2})
    s = act(s, "keep virus")
    assert options(s) == ["keep mine"]
    assert s.asking is not None
    shape = s.asking.shape(s, 0)
    assert (shape.least, shape.most, shape.picked) == (2, 2, 1)
    found = s.why_not(0, GAME.actions.parse("done"))
    assert found is not None
    assert (found.name, found.figures) == ("keep-enough", {"need": 1})


@pytest.mark.rule("TM 8.2.1")
def test_patents_are_sold_one_at_least_and_all_at_most() -> None:
    s = act(table().hand(0, "mine", "comet", "virus").turn(), "sell-patents")
    assert s.asking is not None
    shape = s.asking.shape(s, 0)
    assert (shape.least, shape.most, shape.picked) == (1, 3, 0)
    s = act(s, "discard virus")
    assert s.asking is not None
    assert s.asking.prompt(s, 0).args == (1,)
    before = table().hand(0, "mine", "comet", "virus").turn()
    after = act(before, "sell-patents", "discard comet", "discard virus", "discard mine", "done")
    assert changes(before, after) == "hand -3, money +3"
    assert {after.cards.place[number_of(id_)] for id_ in ("mine", "comet", "virus")} == {DISCARDS}
    assert {after.cards.seen[number_of(id_)] for id_ in ("mine", "comet", "virus")} == {0b01}


@pytest.mark.rule("TM 10.3", "TM 10.2.2")
def test_alone_nothing_is_passed_on() -> None:
    s = act(TMScenario(1, draft=True).turn(), "pass")
    assert isinstance(s.asking, Research)
    assert len(s.packet(0)) == 4
