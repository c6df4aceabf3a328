"""Many options in two steps: first their parts, then the options of one.

The number of an option is the same in both, so that it, its words or its notation answer at any time.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from string import ascii_lowercase
from typing import Any, Final

from tharsis.locale import Telling

#: More options than these are shown by parts.
MANY: Final = 30
#: Options that have nothing in common to part them by are cut into runs of so many.
RUN: Final = 20
#: What stands for whatever an option names besides that by which it is parted.
ANY: Final = "…"
#: The parts by letter; there are never more.
LETTERS: Final = ascii_lowercase

Action = Mapping[str, Any]


@dataclass(frozen=True)
class Part:
    """Some of the options, by their numbers, which count from 1."""

    title: str
    numbers: Sequence[int]


class Menu:
    """The options of a question, parted by what they do, by where on the board, or by what they name first.

    ``places`` says to which part of the board each space belongs, both by their names.
    """

    def __init__(self, telling: Telling, places: Mapping[str, str]) -> None:
        self.telling: Final = telling
        self.places: Final = places

    @property
    def everything(self) -> Part:
        return Part("", range(1, len(self.telling.actions) + 1))

    def parts(self, whole: Part) -> list[Part]:
        """What a part consists of: smaller ones, where it is too long to be shown as it is."""
        if len(whole.numbers) <= MANY:
            return []
        for key in (self.verb, self.place, self.named(0), self.named(1)):
            found = self._parted(whole, key)
            if 1 < len(found) <= min(len(LETTERS), len(whole.numbers) // 2):
                return found
        return [self._run(whole.numbers[at : at + RUN]) for at in range(0, len(whole.numbers), RUN)]

    def _parted(self, whole: Part, key: Callable[[Action], str]) -> list[Part]:
        numbers: dict[str, list[int]] = {}
        for number in whole.numbers:
            numbers.setdefault(key(self._action(number)), []).append(number)
        return [Part(title, those) for title, those in numbers.items()]

    def _run(self, numbers: Sequence[int]) -> Part:
        first, last = [self.telling.done(self._action(number)) for number in (numbers[0], numbers[-1])]
        return Part(f"{first} {ANY} {last}", numbers)

    def _action(self, number: int) -> Action:
        return self.telling.actions[number - 1]

    # -- what parts them --------------------------------------------------------------------------

    def verb(self, action: Action) -> str:
        return self.telling.done({**action, "args": dict.fromkeys(action["args"], None)}, blank=ANY)

    def place(self, action: Action) -> str:
        """The part of the board in which the first space lies that an option names."""
        for value in action["args"].values():
            name = str(self.telling.words.thing(self.telling.game, value))
            if name in self.places:
                return self.places[name]
        return self.telling.done(action)

    def named(self, place: int) -> Callable[[Action], str]:
        """By the thing that stands there among those an option names."""

        def key(action: Action) -> str:
            args = {
                label: value if at == place else None
                for at, (label, value) in enumerate(action["args"].items())
            }
            return self.telling.done({**action, "args": args}, blank=ANY)

        return key
