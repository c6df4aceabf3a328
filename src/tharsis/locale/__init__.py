"""Words in English and Korean, from Project Fluent files that the browser reads too."""

from tharsis.locale.josa import josa
from tharsis.locale.words import LANGUAGES, Words, environment_language

__all__ = ["LANGUAGES", "Words", "environment_language", "josa"]
