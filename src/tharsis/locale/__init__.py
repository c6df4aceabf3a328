"""Words in English and Korean, from Project Fluent files that the browser reads too."""

from tharsis.locale.cards import PrintedCard, cards_called, cards_named, cards_of, printed_cards
from tharsis.locale.josa import josa
from tharsis.locale.nearest import nearest
from tharsis.locale.rules import rule_markdown, rules_numbered
from tharsis.locale.telling import GameSpeaker, Telling, about
from tharsis.locale.words import LANGUAGES, Words, environment_language

__all__ = [
    "LANGUAGES",
    "GameSpeaker",
    "PrintedCard",
    "Telling",
    "Words",
    "about",
    "cards_called",
    "cards_named",
    "cards_of",
    "environment_language",
    "josa",
    "nearest",
    "printed_cards",
    "rule_markdown",
    "rules_numbered",
]
