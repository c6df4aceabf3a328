"""Positions of On Mars with known answers."""

from bots.positions.form import Position
from bots.positions.on_mars import basics, last_turn

POSITIONS: tuple[Position, ...] = (*last_turn.POSITIONS, *basics.POSITIONS)
