"""One word for one thing: what the glossaries say holds in every Korean text.

A game's glossary stands beside its rulebook, the one of the house beside its words. ``never`` names, as
regular expressions, what must not be said instead of a term.
"""

import re

import pytest

from korean import FOLDERS, GAMES, Entry, Text, all_texts, glossary, texts_of
from tharsis.locale.words import HERE

HOUSE = glossary(HERE / "glossary.toml")
GAME = {game: glossary(GAMES / game / "rulebook/glossary.toml") for game in FOLDERS}


def said_wrongly(terms: list[Entry], texts: list[Text]) -> list[str]:
    return [
        f"{text.place}: {variant!r} for {term.ko} ({term.en}): {text.words}"
        for term in terms
        for variant in term.never
        for text in texts
        if re.search(variant, text.words)
    ]


@pytest.mark.parametrize("game", FOLDERS)
def test_a_game_uses_the_words_of_its_rulebook(game):
    assert said_wrongly(GAME[game], texts_of(game)) == []


def test_the_house_has_one_word_for_each_thing():
    assert said_wrongly(HOUSE, all_texts()) == []


@pytest.mark.parametrize("game", ["house", *FOLDERS])
def test_every_term_is_used(game):
    terms, texts = (HOUSE, all_texts()) if game == "house" else (GAME[game], texts_of(game))
    everything = "\n".join([text.words for text in texts])
    assert [term.ko for term in terms if term.ko not in everything] == []


@pytest.mark.parametrize("game", ["house", *FOLDERS])
def test_every_term_stands_once_and_says_where_it_comes_from(game):
    terms = HOUSE if game == "house" else GAME[game]
    assert [term.en for term in terms if not (term.en and term.ko and term.section)] == []
    assert len({term.en for term in terms}) == len(terms)
