"""The events of the 110 cards, by era. Importing this package fills the tables of ``rules.events``."""

from tharsis.games.twilight_struggle.cards import early, late, mid, optional

__all__ = ["early", "late", "mid", "optional"]
