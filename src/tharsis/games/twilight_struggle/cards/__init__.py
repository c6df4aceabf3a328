"""The events of the 110 cards, by era."""

from typing import Final

from tharsis.games.twilight_struggle.cards.early import EARLY_WAR
from tharsis.games.twilight_struggle.cards.late import LATE_WAR
from tharsis.games.twilight_struggle.cards.mid import MID_WAR
from tharsis.games.twilight_struggle.cards.optional import OPTIONAL_CARDS
from tharsis.games.twilight_struggle.rules.events import Event

CARD_EVENTS: Final[list[Event]] = [*EARLY_WAR, *MID_WAR, *LATE_WAR, *OPTIONAL_CARDS]
