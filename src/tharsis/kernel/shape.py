"""How a question is to be answered: its kind and its bounds, for whoever does not know the step itself."""

from typing import Final

#: No action stops the question.
NEVER: Final = -1

# The kinds of questions.
FREE: Final = 0  # a step that lists its actions by itself
ONE: Final = 1  # one thing of a kind
SOME: Final = 2  # a subset, one after the other, until done
SPREAD: Final = 3  # points over a kind
PAIR: Final = 4  # two operands at once
NUMBER: Final = 5  # a number between two bounds
EITHER: Final = 6  # several verbs
KIND_IDS: Final[tuple[str, ...]] = ("free", "one", "some", "spread", "pair", "number", "either")


class Shape:
    """``least`` and ``most`` count choices, of which ``picked`` are made; for a number they bound it."""

    def __init__(
        self, kind: int, verbs: tuple[int, ...], stop: int, least: int, most: int, picked: int
    ) -> None:
        self.kind: Final = kind
        self.verbs: Final = verbs
        self.stop: Final = stop
        self.least: Final = least
        self.most: Final = most
        self.picked: Final = picked

    def __repr__(self) -> str:
        return f"Shape({KIND_IDS[self.kind]!r}, {self.picked} of {self.least} to {self.most})"
