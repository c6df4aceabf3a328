"""A card's texts as its sentences, before they are entered into the table of all texts."""

from typing import Final

from tharsis.games.red_dust_rebellion.deck import SHADED, UNSHADED
from tharsis.games.red_dust_rebellion.rules.effects import Sentence, Texts, asset_text, event_text


class EventText:
    """7.1: the two texts of an Event, by its printed number; with an empty shaded text it has only one."""

    def __init__(self, number: int, unshaded: tuple[Sentence, ...], shaded: tuple[Sentence, ...]) -> None:
        self.card: Final = number - 1
        self.unshaded: Final = unshaded
        self.shaded: Final = shaded

    def enter(self, texts: Texts) -> None:
        texts.enter(event_text(self.card, UNSHADED), self.unshaded)
        texts.enter(event_text(self.card, SHADED), self.shaded)


class AssetText:
    """7.7: the text of an Asset, by its printed number."""

    def __init__(self, number: int, *sentences: Sentence) -> None:
        self.card: Final = number - 1
        self.sentences: Final = sentences

    def enter(self, texts: Texts) -> None:
        texts.enter(asset_text(self.card), self.sentences)
