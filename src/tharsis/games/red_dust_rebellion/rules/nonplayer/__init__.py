"""The Curiosity non-player Factions (8.0)."""
