"""Phrases that many parts of the table share: amounts, players, cards, tiles."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from tharsis.games.terraforming_mars.board import TAG_IDS
from tharsis.games.terraforming_mars.deck import CARDS, Card, number_of
from tharsis.games.terraforming_mars.shown import Hindrance
from tharsis.kernel import Section, Speaker


class Tongue:
    """A speaker, and whom it speaks to."""

    def __init__(self, speaker: Speaker, seat: int) -> None:
        self.speaker: Final = speaker
        self.seat: Final = seat

    def told(self, *parts: str, **figures: object) -> str:
        return self.speaker.say("told", *parts, **figures)

    def section(
        self,
        id: str,
        lines: Iterable[str] = (),
        *,
        title: str = "",
        heads: Sequence[str] = (),
        rows: Iterable[Sequence[str]] = (),
    ) -> Section:
        """A part of the table, without lines that have nothing to say."""
        said = [line for line in lines if line]
        return Section(id, title or self.told("title", id), said, heads, list(rows))

    def heads(self, *ids: str) -> list[str]:
        """The headings of a table."""
        return [self.told("head", id) for id in ids]

    def player(self, seat: int) -> str:
        name = self.speaker.player(seat)
        return self.told("you", player=name) if seat == self.seat else name

    def owner(self, seat: int | None) -> str:
        """Who has something; nothing where nobody has."""
        return "" if seat is None else self.player(seat)

    def both(self, things: Iterable[str]) -> str:
        return self.speaker.both(list(things))

    def some(self, what: str, n: int) -> str:
        """So many of a resource, or of cards: 2 plants."""
        return self.told("some", what, n=n)

    def amounts(self, amounts: Mapping[str, int]) -> str:
        return self.both(self.some(what, n) for what, n in amounts.items())

    def money(self, n: int) -> str:
        return self.some("megacredits", n)

    def listed(self, label: str, things: Sequence[str]) -> str:
        """A label and an enumeration after it; nothing where there is nothing to list."""
        return self.told(label, things=", ".join(things)) if things else ""

    def card(self, id: str) -> str:
        return self.speaker.name("card", id)

    def cards(self, ids: Iterable[str]) -> list[str]:
        return [self.card(id) for id in ids]

    def text(self, id: str) -> str:
        """What is printed on a card."""
        return self.speaker.say("card", id, "text")

    def tags(self, id: str) -> str:
        card = printed(id)
        tags = [self.speaker.name("tag", TAG_IDS[tag]) for tag in card.tags]
        return self.both([*tags, self.told("event")] if card.event else tags)

    def hindrance(self, why: Hindrance) -> str:
        """A reason, in a sentence."""
        figures = {label: self._thing(value) for label, value in why["args"].items()}
        return self.speaker.say("why", why["key"], **figures)

    def _thing(self, value: str | int) -> str | int:
        """An operand as a view has it: ``tag/earth`` or a number."""
        if isinstance(value, int):
            return value
        kind, _, id = value.partition("/")
        return self.speaker.name(kind, id)


def printed(id: str) -> Card:
    return CARDS[number_of(id)]


def number(n: int) -> str:
    """A number with a true minus sign."""
    return f"−{-n}" if n < 0 else str(n)


def change(n: int) -> str:
    """A number whose sign always shows."""
    return f"+{n}" if n > 0 else number(n)
