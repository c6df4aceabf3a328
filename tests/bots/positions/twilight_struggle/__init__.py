"""Positions of Twilight Struggle with known answers."""

from bots.positions.form import Position
from bots.positions.twilight_struggle import defeat, sense, war

POSITIONS: tuple[Position, ...] = (*war.POSITIONS, *defeat.POSITIONS, *sense.POSITIONS)
