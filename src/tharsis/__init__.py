"""Tharsis: heavy strategy board games, complete and by the rulebook."""

__version__ = "0.1.0"
