"""The words of whoever runs a command: in the language of the environment."""

from functools import cache

from tharsis.locale.words import Words, environment_language


@cache
def speaker(language: str) -> Words:
    return Words(language)


def words() -> Words:
    """The words of the user's language."""
    return speaker(environment_language())


def say(id: str, **figures: object) -> str:
    return words().say(id, **figures)


def agreed(answer: str) -> bool:
    """Whether an answer is a yes; none is a no."""
    return answer.strip().casefold() in say("cli-yes").split()
