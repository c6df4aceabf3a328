"""The language that somebody reads: the one that they chose on the page, else what their browser asks for."""

from functools import cache
from typing import Final

from starlette.requests import HTTPConnection

from tharsis.locale import LANGUAGES, Words

#: Kept by the page when somebody chooses a language.
CHOICE: Final = "language"
#: What an answer that comes in several languages depends on.
VARY: Final = "Accept-Language, Cookie"
FIRST: Final = LANGUAGES[0]


def language_of(connection: HTTPConnection) -> str:
    """The language to answer in before anything else is known about who asks."""
    chosen = connection.cookies.get(CHOICE, "")
    return chosen if chosen in LANGUAGES else preferred(connection.headers.get("accept-language", ""))


@cache
def words_in(language: str) -> Words:
    """What the house itself says in a language."""
    return Words(language)


def preferred(accepted: str) -> str:
    """Of our languages the one that an Accept-Language header likes best: ``ko-KR,ko;q=0.9,en;q=0.8``."""
    liked: dict[str, float] = {}
    for part in accepted.lower().split(","):
        name, _, weight = part.partition(";")
        language = name.strip().partition("-")[0]
        if language in LANGUAGES:
            liked[language] = max(liked.get(language, 0), _weight(weight))
    best = max(liked, key=lambda language: liked[language], default=FIRST)  # the first of equals
    return best if liked.get(best) else FIRST


def _weight(parameter: str) -> float:
    name, _, figure = parameter.partition("=")
    try:
        return float(figure) if name.strip() == "q" else 1.0
    except ValueError:
        return 0.0
