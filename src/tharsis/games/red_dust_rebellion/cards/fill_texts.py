"""Where all card texts come together."""

from tharsis.games.red_dust_rebellion.cards.assets import ASSET_TEXTS
from tharsis.games.red_dust_rebellion.cards.events_1_24 import EVENTS_1_24
from tharsis.games.red_dust_rebellion.cards.events_25_48 import EVENTS_25_48
from tharsis.games.red_dust_rebellion.rules.effects import Texts


def fill_texts(texts: Texts) -> None:
    """Enter the texts of all Events and Assets."""
    for event in EVENTS_1_24:
        event.enter(texts)
    for event in EVENTS_25_48:
        event.enter(texts)
    for asset in ASSET_TEXTS:
        asset.enter(texts)
