"""What a saved step says of a card's sentence: the same, whatever is added to other cards."""

import importlib.util
from pathlib import Path

import pytest

from tharsis.games.red_dust_rebellion import GAME, cards
from tharsis.games.red_dust_rebellion.cards.events_25_48 import EVENTS_25_48
from tharsis.games.red_dust_rebellion.deck import ASSETS, EVENTS
from tharsis.games.red_dust_rebellion.pieces import RD
from tharsis.games.red_dust_rebellion.rules.effects import (
    CARD_CODES,
    NOWHERE,
    PLACES,
    TEXTS,
    RunSentences,
    SentenceSpaces,
    Texts,
    event_text,
)
from tharsis.games.red_dust_rebellion.vocabulary.words import Profits
from tharsis.kernel import RulesError


def read_anew(name):
    """A module of card texts, read once more: sentences that have no address yet."""
    path = Path(cards.__file__).parent / f"{name}.py"
    spec = importlib.util.spec_from_file_location(f"{name}_anew", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def entered(extra):
    """All Events in a fresh table; ``extra`` sentences come first in the text of the first one."""
    texts = Texts()
    early, late = read_anew("events_1_24").EVENTS_1_24, read_anew("events_25_48").EVENTS_25_48
    first = early[0]
    texts.enter(event_text(first.card, 0), (*extra, *first.unshaded))
    texts.enter(event_text(first.card, 1), first.shaded)
    for event in (*early[1:], *late):
        event.enter(texts)
    return texts


def kinds_of(texts):
    """Which class stands where, text by text."""
    return [[type(sentence).__name__ for sentence in places] for places in texts.places]


@pytest.mark.rule("RD 7.2")
def test_a_saved_step_names_the_same_sentence_after_another_card_grew():
    last = EVENTS_25_48[-1].unshaded[-1]
    saved = GAME.steps.pack(SentenceSpaces(RD, last.address, 1, NOWHERE))
    step = GAME.steps.unpack(saved)
    for extra in ((), (Profits(1),), (Profits(1), Profits(2))):
        found = entered(extra).at(step.sentence)
        assert type(found) is type(last)
        assert found.address == last.address


@pytest.mark.rule("RD 7.2")
def test_an_added_sentence_moves_nothing_outside_its_own_text():
    before, after = kinds_of(entered(())), kinds_of(entered((Profits(1),)))
    assert before[0] != after[0]
    assert before[1:] == after[1:]
    assert before[: 2 * EVENTS] == kinds_of(TEXTS)[: 2 * EVENTS]


@pytest.mark.rule("RD 7.2")
def test_an_address_is_the_text_and_the_place_in_it():
    for text in range(CARD_CODES + ASSETS):
        for place, sentence in enumerate(TEXTS.places[text]):
            assert sentence.address == text * PLACES + place
            assert TEXTS.at(sentence.address) is sentence
    assert GAME.steps.pack(RunSentences(RD, (event_text(2, 1) * PLACES,), NOWHERE)) == [
        "run-parts",
        RD,
        (5 * PLACES,),
        NOWHERE,
    ]


@pytest.mark.rule("RD 7.2")
def test_a_sentence_belongs_to_one_text():
    texts = Texts()
    sentence = Profits(1)
    texts.enter(0, (sentence,))
    with pytest.raises(RulesError):
        texts.enter(1, (sentence,))
