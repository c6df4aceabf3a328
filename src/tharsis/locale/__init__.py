"""Words in English and Korean, from Project Fluent files that the browser reads too."""

from tharsis.locale.cards import cards_named
from tharsis.locale.josa import josa
from tharsis.locale.rules import rule_markdown, rules_numbered
from tharsis.locale.telling import Telling
from tharsis.locale.words import LANGUAGES, Words, environment_language

__all__ = [
    "LANGUAGES",
    "Telling",
    "Words",
    "cards_named",
    "environment_language",
    "josa",
    "rule_markdown",
    "rules_numbered",
]
