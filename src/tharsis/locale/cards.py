"""The printed cards in words: found by name or kind, told with their printed values and their text."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tharsis.kernel import BadOption, Game, Section
from tharsis.locale.nearest import nearest
from tharsis.locale.words import Words, key

Card = Mapping[str, Any]


@dataclass(frozen=True)
class PrintedCard:
    """A card as a person reads it; ``data`` is what the game's table has of it."""

    data: Card
    name: str
    values: Sequence[str]
    text: str

    @property
    def told(self) -> Section:
        lines = [" · ".join(self.values), *self.text.split("\n")]
        return Section("card", self.name, [line for line in lines if line])

    def called(self, wanted: str, *, whole: bool) -> bool:
        """Whether it is called so, in the language or by its id, which all languages share."""
        sought = wanted.casefold()
        called = (self.name.casefold(), str(self.data["id"]).replace("_", " "))
        return sought in called if whole else any(f" {sought}" in f" {one}" for one in called)

    def is_of(self, kind: str) -> bool:
        """Whether it prints just that: one of its values, or what the table calls it."""
        sought = kind.casefold()
        return sought in self._ids() or any(sought == value.casefold() for value in self.values)

    def mentions(self, kind: str) -> bool:
        """Whether the words of one of its values have these among them."""
        return any(f" {_plain(kind)} " in f" {_plain(value)} " for value in self.values)

    def contains(self, words: str) -> bool:
        """Whether these words stand anywhere on it."""
        sought = words.casefold()
        return any(sought in part.casefold() for part in (self.name, self.text, *self.values))

    def _ids(self) -> set[str]:
        found: set[str] = set()
        for name, value in self.data.items():
            if name == "id":
                continue
            if value is True:
                found.add(name)
            found.update(one for one in _listed(value) if isinstance(one, str))
        return found


def _plain(text: str) -> str:
    return " ".join(re.findall(r"\w+", text.casefold()))


def _listed(value: object) -> Sequence[object]:
    return value if isinstance(value, list) else [value]


def printed_cards(words: Words, game: Game) -> list[PrintedCard]:
    """Every printed card, in the order of the game's table."""
    if game.cards is None:
        raise BadOption(words.say("cli-no-cards", game=game.id))
    return [
        PrintedCard(
            card,
            words.card(game, card),
            list(printed_values(words, game, card)),
            words.of(game, "card", str(card["id"]), "text"),
        )
        for card in game.cards()
    ]


def cards_named(words: Words, game: Game, wanted: str) -> list[Section]:
    """The cards of a name, else the one of whose name a word begins so; where there are several such, only
    their names."""
    begun = cards_called(words, printed_cards(words, game), wanted)
    names = sorted({card.name for card in begun}, key=str.casefold)
    if len(names) == 1:
        return [card.told for card in begun]
    return [Section("cards", words.say("told-cards", wanted=wanted, n=len(names)), names)]


def cards_called(words: Words, cards: Sequence[PrintedCard], wanted: str) -> list[PrintedCard]:
    """The cards of a name, else those of whose names a word begins so; never none."""
    begun = [card for card in cards if card.called(wanted, whole=False)]
    if not begun:
        near = words.suggest(nearest(wanted, [card.name for card in cards]))
        raise BadOption(" ".join([words.say("told-no-card", wanted=wanted), near]).rstrip())
    return [card for card in begun if card.called(wanted, whole=True)] or begun


def cards_of(words: Words, cards: Sequence[PrintedCard], kind: str) -> list[PrintedCard]:
    """The cards that print just that, else those whose printed values mention it; never none."""
    found = [card for card in cards if card.is_of(kind)] or [card for card in cards if card.mentions(kind)]
    if not found:
        kinds = {value: None for card in cards for value in card.values if not re.search(r"\d", value)}
        raise BadOption(words.say("told-no-kind", wanted=kind, kinds=", ".join(kinds)))
    return found


def printed_values(words: Words, game: Game, card: Card) -> Iterator[str]:
    """What a card prints besides its text, where the game has words for it."""
    for name, value in card.items():
        id = key(game.prefix, "printed", name)
        if value is None or value is False or value in ("", []) or not words.has(id):
            continue
        if isinstance(value, list):
            value = ", ".join(words.say(f"{id}-one", value=one) for one in value)
        if said := words.say(id, value=value):
            yield said
