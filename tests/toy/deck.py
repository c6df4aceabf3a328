"""The toy game's printed cards."""

from typing import Final

CARD_COUNT: Final = 20
CARD_IDS: Final[tuple[str, ...]] = tuple([f"c{n}" for n in range(CARD_COUNT)])


def worth(card: int) -> int:
    """2.2: cards are worth 1 to 5."""
    return card % 5 + 1
