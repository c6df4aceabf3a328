"""The printed cards in words: found by name, told with their printed values and their text."""

from collections.abc import Iterator, Mapping
from typing import Any

from tharsis.kernel import BadOption, Game, Section
from tharsis.locale.words import Words, key

Card = Mapping[str, Any]


def cards_named(words: Words, game: Game, wanted: str) -> list[Section]:
    """The cards of a name, else the one of whose name a word begins so; where there are several such, only
    their names."""
    if game.cards is None:
        raise BadOption(words.say("cli-no-cards", game=game.id))
    named = [(words.card(game, card), card) for card in game.cards()]
    begun = [(name, card) for name, card in named if _called(name, card, wanted, whole=False)]
    same = [(name, card) for name, card in begun if _called(name, card, wanted, whole=True)]
    names = sorted({name for name, _ in begun}, key=str.casefold)
    if same or len(names) == 1:
        return [_told(words, game, name, card) for name, card in same or begun]
    if not begun:
        raise BadOption(words.say("told-no-card", wanted=wanted))
    return [Section("cards", words.say("told-cards", wanted=wanted, n=len(names)), names)]


def _called(name: str, card: Card, wanted: str, *, whole: bool) -> bool:
    """Whether a card is called so, in the language or by its id, which all languages share."""
    sought = wanted.casefold()
    called = (name.casefold(), str(card["id"]).replace("_", " "))
    return sought in called if whole else any(f" {sought}" in f" {one}" for one in called)


def _told(words: Words, game: Game, name: str, card: Card) -> Section:
    values = " · ".join(printed_values(words, game, card))
    text = words.of(game, "card", str(card["id"]), "text")
    return Section("card", name, [line for line in (values, text) if line])


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
