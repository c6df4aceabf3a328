"""The words in which cards, tiles and spaces say what they do, and how they reach the rules."""

from tharsis.games.on_mars.codes import effect
from tharsis.games.on_mars.rules.effects import SOLO_TABLE, TABLE
from tharsis.games.on_mars.vocabulary.lacerda import SOLO_WORDS
from tharsis.games.on_mars.vocabulary.words import WORDS


def fill() -> None:
    """Put every effect into the tables of the rules: as players resolve it, and as Lacerda does."""
    for name, what in WORDS:
        TABLE[effect(name)] = what
    for name, what in SOLO_WORDS:
        SOLO_TABLE[effect(name)] = what
