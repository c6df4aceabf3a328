"""Small numbers that all rooms share: sides, phases, and where a card lies."""

from typing import Final

from tharsis.games.twilight_struggle.shown import Phase, Power

NONE: Final = -1  # no card, no country, no region
FACES: Final = 6  # of a die

# Sides and seats are the same.
US: Final = 0
USSR: Final = 1
NOBODY: Final = 2
SIDE_IDS: Final[tuple[Power, ...]] = ("us", "ussr")
BOTH: Final = 3  # mask: both seats know

SETUP_PHASE: Final = 0
HEADLINE_PHASE: Final = 1
ACTION_PHASE: Final = 2
END_PHASE: Final = 3
PHASE_IDS: Final[tuple[Phase, ...]] = ("setup", "headline", "action", "end")

# Where a card lies. A hand is HAND + side, a headline HEADLINED + side.
DECK: Final = 0
HAND: Final = 1
DISCARD_PILE: Final = 3
REMOVED: Final = 4
RESERVE: Final = 5  # not in the game: later eras, optional cards left out, the China Card
HEADLINED: Final = 6
TABLE: Final = 8  # being played
HAPPENED: Final = 9  # being played, and a starred event on it has happened
DISPLAY: Final = 10  # Shuttle Diplomacy, in front of the US
LOOKED_AT: Final = 11  # Our Man in Tehran, Grain Sales
PLACES: Final = 12
