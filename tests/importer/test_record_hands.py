"""The hands behind a record: found where there are any, and a proof where there are none."""

import pytest

from importer.records import COUP, GAME, HEADLINES, PLACEMENT, SETUP, line_of
from tharsis.games.twilight_struggle import codes, deck
from tharsis.games.twilight_struggle.importer import hands, movements, parse, read_record

CIA = """
Turn 1, US AR1: CIA Created*: Event: CIA Created*
"""
TRAPPED = """
Turn 4, Headline Phase: Quagmire* & Junta: USSR Headlines Quagmire*
US Headlines Junta
Event: Quagmire*
Quagmire* is now in play.
"""


def turns(count):
    """Records of empty turns: nobody plays a card."""
    return "".join([f"\nTurn {turn}, Headline Phase: A & B:\n" for turn in range(1, count + 1)])


def names(cards):
    return [deck.CARD_IDS[card] for card in cards]


def plain_cards():
    """Cards of the early war that do not score, by number."""
    return [
        card
        for card in range(len(deck.CARD_IDS))
        if deck.ERA[card] == deck.EARLY
        and not deck.SCORING[card]
        and not deck.OPTIONAL[card]
        and card != deck.THE_CHINA_CARD
    ]


def played_out(count):
    """Turns in which both sides play all their cards but one, each for its operations."""
    cards = iter(plain_cards())
    text = ""
    for turn in range(1, count + 1):
        first, second = next(cards), next(cards)
        text += f"\nTurn {turn}, Headline Phase: A & B: USSR Headlines {deck.CARD_IDS[first]}\n"
        text += f"US Headlines {deck.CARD_IDS[second]}\n"
        for number in range(1, 7):
            for side in ("USSR", "US"):
                text += (
                    f"\nTurn {turn}, {side} AR{number}: {deck.CARD_IDS[next(cards)]}: Space Race (2 Ops):\n"
                )
    return text


def rounds_of_others(count):
    """Rounds of the third turn: four with cards of the first that are drawn again, then with held ones."""
    cards = plain_cards()
    cards = cards[:8] + cards[28:30]
    text = ""
    for number in range(1, count + 1):
        for side in ("USSR", "US"):
            text += play(3, side, number, cards.pop(0))
    return text


def play(turn, side, number, card):
    return f"\nTurn {turn}, {side} AR{number}: {deck.CARD_IDS[card]}: Space Race (2 Ops):\n"


THIRD_TURN = SETUP.replace("Optional Cards Added\n", "") + played_out(2) + "\nTurn 3, Headline Phase:\n"


def test_a_hand_that_is_shown_with_more_cards_than_it_can_hold_is_impossible():
    shown = ["Nasser*", "NATO*", "Suez Crisis*", "Defectors", "Warsaw Pact Formed*", "Containment*"]
    shown += ["Socialist Governments", "Korean War*"]
    text = SETUP + HEADLINES + COUP + CIA + "".join([f"USSR reveals {card}\n" for card in shown])
    (found,) = read_record(text).contradictions
    assert (found.line, found.rule, found.figure) == (
        line_of(text, "USSR reveals Socialist"),
        "4.3",
        "socialist_governments",
    )
    assert "these are 9 cards, and only 8 draws can have brought them" in found.ours


def test_what_stands_before_an_impossible_line_is_played():
    text = SETUP + HEADLINES + COUP + PLACEMENT + "\nTurn 1, USSR AR2: Junta: Place Influence (2 Ops):\n"
    imported = read_record(text)
    assert [(c.figure, c.line) for c in imported.contradictions] == [("junta", line_of(text, "AR2: Junta"))]
    assert (imported.match.state.round, imported.match.state.phasing) == (2, codes.USSR)


def test_a_card_that_a_hand_is_shown_without_came_later():
    text = (
        SETUP
        + HEADLINES
        + COUP
        + CIA
        + "".join(
            [f"USSR reveals {card}\n" for card in ("Nasser*", "NATO*", "Defectors", "Containment*")]
            + ["USSR reveals Korean War*\n", "USSR reveals Blockade*\n"]
        )
    )
    moves = movements.Movements(parse.read(text))
    suez = next(stay for stay in moves.stays if stay.card == deck.SUEZ_CRISIS)
    assert {side for side, _ in suez.absent} == {codes.USSR}
    dealt = hands.deal(parse.read(text))
    assert deck.SUEZ_CRISIS not in dealt.draws[codes.USSR]


def test_a_card_that_was_shown_and_never_left_must_be_shown_again():
    once = "USSR reveals Nasser*\nUSSR reveals NATO*\nUSSR reveals Defectors\nUSSR reveals Containment*\n"
    once += "USSR reveals Korean War*\nUSSR reveals Blockade*\n"
    again = once.replace("Blockade*", "Suez Crisis*")
    text = (
        SETUP + HEADLINES + COUP + CIA + once + "\nTurn 1, USSR AR2: :\n" + CIA.replace("AR1", "AR2") + again
    )
    with pytest.raises(movements.OutOfPlace) as found:
        hands.deal(parse.read(text))
    assert (found.value.card, found.value.ours) == ("cia_created", "in no pile it could have been drawn from")
    text = text.replace(
        "Turn 1, US AR2: CIA Created*: Event: CIA", "Turn 1, US AR2: Olympic Games: Event: CIA"
    )
    with pytest.raises(movements.OutOfPlace) as found:
        hands.deal(parse.read(text))
    assert (found.value.card, found.value.ours) == ("blockade", "it was in this hand and never left it")


def test_a_card_cannot_be_in_both_hands():
    text = SETUP + HEADLINES + COUP + CIA + "USSR reveals Nasser*\n" + play(1, "US", 2, deck.NASSER)
    (found,) = read_record(text).contradictions
    assert (found.line, found.ours) == (line_of(text, "AR2"), "it was in the other hand and never left it")


def test_scoring_cards_that_never_show_may_lie_in_the_hands_of_the_last_turn():
    """All 35 cards of the early war without the optional ones are drawn when the third turn is dealt."""
    sections = parse.read(
        SETUP.replace("Optional Cards Added\n", "") + played_out(2) + "\nTurn 3, Headline Phase:\n"
    )
    dealt = hands.deal(sections)
    scoring = [card for side in dealt.draws for card in side if deck.SCORING[card]]
    assert sorted(names(scoring)) == ["asia_scoring", "europe_scoring", "middle_east_scoring"]


def test_but_no_more_than_there_were_rounds_for():
    sections = parse.read(THIRD_TURN + rounds_of_others(5))
    with pytest.raises(movements.OutOfPlace, match="more scoring cards than rounds to play them"):
        hands.deal(sections)
    assert hands.deal(parse.read(THIRD_TURN + rounds_of_others(4)))
    eighth = "USSR advances to 8 in the Space Race.\n"
    assert hands.deal(parse.read(THIRD_TURN + eighth + rounds_of_others(5)))


def test_nor_in_a_turn_that_is_over():
    with pytest.raises(movements.OutOfPlace, match="asia_scoring: no deal can have brought it here"):
        hands.deal(parse.read(THIRD_TURN + "\nTurn 4, Headline Phase:\n"))


def test_missile_envy_takes_the_highest_card_as_effects_change_it():
    """Under Containment a card of 3 is worth as much as one of 4."""
    for words, absent in (("", True), ("Containment* is now in play.\n", False)):
        text = (
            SETUP
            + turns(4)
            + "\nTurn 4, USSR AR1: Missile Envy: Event: Missile Envy\nUS reveals Duck and Cover\n"
        )
        text = text.replace("Turn 4, USSR AR1", words + "\nTurn 4, USSR AR1")
        moves = movements.Movements(parse.read(text))
        nato = next(stay for stay in moves.stays if stay.card == deck.NATO)
        assert bool(nato.absent) == absent


def test_who_passes_in_a_trap_has_nothing_to_discard():
    text = (
        SETUP
        + turns(3)
        + TRAPPED
        + "\nTurn 4, USSR AR1: Che: Place Influence (3 Ops):\n\nTurn 4, US AR1: :\n"
    )
    text += "\nTurn 4, USSR AR2: Summit: Place Influence (1 Ops):\n"
    moves = movements.Movements(parse.read(text))
    absent = {
        deck.CARD_IDS[stay.card] for stay in moves.stays if (codes.US, line_of(text, "US AR1")) in stay.absent
    }
    assert {"nato", "asia_scoring", "fidel"} <= absent
    assert not {"blockade", "truman_doctrine"} & absent


def test_both_sides_draw_a_whole_hand():
    dealt = hands.deal(parse.read(GAME))
    assert [len(side) for side in dealt.draws] == [8, 8]
