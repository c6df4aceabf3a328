"""Where record and rules part."""

from typing import Final

from tharsis.games.twilight_struggle.actions import LOGS
from tharsis.kernel import Contradiction, Entry


class Parted(Exception):
    """Record and rules part here."""

    def __init__(self, contradiction: Contradiction) -> None:
        super().__init__(str(contradiction))
        self.contradiction: Final = contradiction


class Unprinted(Parted):
    """Our rules say something that the record does not."""


def describe(entry: Entry) -> str:
    """An entry of our log in plain words, for a report."""
    term = LOGS.terms[entry.key]
    values = [str(value).rpartition("/")[2] for value in term.values(entry.args).values()]
    return " ".join([term.name, *values])
