"""Small numbers that the state is made of: rows, places of cards, storms, what was done, thresholds."""

from typing import Final

# Rows of the piece grid after the spaces.
AVAILABLE: Final = 28
CASUALTIES: Final = 29
GONE: Final = 30
ROWS: Final = 31
FACTIONS: Final = 5  # EarthGov included
PLAYED: Final = 4  # those that act
ALL_FACTIONS: Final = 15  # the same as a set of bits

# Who controls a space (1.9); COIN Factions control together.
NOBODY: Final = -1
COIN: Final = 0

# Places of Asset and Campaign cards.
DECK: Final = 0
HAND: Final = 1
DISCARD: Final = 2
IN_PLAY: Final = 3
OUT: Final = 4
PLACES: Final = 5

# Support and Opposition (1.8): the ends of the scale, and what is added for its words.
ACTIVE_OPPOSITION: Final = -2
ACTIVE_SUPPORT: Final = 2
LEVEL_WORD: Final = 2

CALM: Final = 0
APPROACHING: Final = 1
RAGING: Final = 2

# What the 1st Eligible Faction did (4.1).
NOTHING_YET: Final = 0
OP_ONLY: Final = 1
OP_AND_SPECIAL: Final = 2
EVENT_PLAYED: Final = 3

THRESHOLD: Final[tuple[int, ...]] = (34, 36, 32, 0)
# 2.0: ties go to the Reclaimers, then MarsGov, Red Dust, Corporations.
TIE_ORDER: Final[tuple[int, ...]] = (2, 0, 1, 3)
