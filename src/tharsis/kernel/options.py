"""Typed options of a game, with defaults and validation."""

from collections.abc import Mapping
from typing import Final

from tharsis.kernel.errors import BadOption

Value = bool | int | str

ANY_SEATS: Final[tuple[int, int]] = (1, 99)


class Option:
    """One choice made when a table is set up: a switch, a number in a span, or one of some words.

    ``seats`` says with how many seats, least and most, it makes a difference.
    """

    def __init__(
        self, name: str, default: Value, choices: tuple[Value, ...], seats: tuple[int, int] = ANY_SEATS
    ) -> None:
        self.name: Final = name
        self.default: Final = default
        self.choices: Final = choices
        self.seats: Final = seats
        self.check(default)

    @property
    def type(self) -> str:
        if isinstance(self.default, bool):
            return "switch"
        return "number" if isinstance(self.default, int) else "choice"

    def check(self, value: object) -> Value:
        """The value itself, or an error that names what is possible."""
        for choice in self.choices:
            if type(choice) is type(value) and choice == value:
                return choice
        raise BadOption(f"option {self.name} cannot be {value!r}; choose {self._possible()}")

    def parse(self, text: str) -> Value:
        """A value from the command line."""
        for choice in self.choices:
            if str(choice).lower() == text.lower():
                return choice
        if self.type == "switch" and text.lower() in ("on", "yes", "1", "off", "no", "0"):
            return text.lower() in ("on", "yes", "1")
        raise BadOption(f"option {self.name} cannot be {text!r}; choose {self._possible()}")

    def _possible(self) -> str:
        if self.type == "number":
            return f"{self.choices[0]} to {self.choices[-1]}"
        return ", ".join(
            [str(choice).lower() if self.type == "switch" else str(choice) for choice in self.choices]
        )

    def as_json(self) -> dict[str, object]:
        return {
            "name": self.name,
            "type": self.type,
            "default": self.default,
            "choices": list(self.choices),
            "seats": list(self.seats),
        }


def switch(name: str, default: bool, seats: tuple[int, int] = ANY_SEATS) -> Option:
    return Option(name, default, (False, True), seats)


def number(name: str, default: int, low: int, high: int, seats: tuple[int, int] = ANY_SEATS) -> Option:
    return Option(name, default, tuple(range(low, high + 1)), seats)


def choice(name: str, *words: str, seats: tuple[int, int] = ANY_SEATS) -> Option:
    """One of some words; the first is the default."""
    return Option(name, words[0], words, seats)


def settle(options: tuple[Option, ...], given: Mapping[str, object]) -> dict[str, Value]:
    """All options of a game, the given ones checked, the rest at their defaults."""
    names = [option.name for option in options]
    for name in given:
        if name not in names:
            raise BadOption(f"there is no option {name!r}; there are {', '.join(names) or 'none'}")
    return {option.name: option.check(given.get(option.name, option.default)) for option in options}
