"""Positions of Red Dust Rebellion with known answers."""

from bots.positions.form import Position
from bots.positions.red_dust_rebellion import basics, checks

POSITIONS: tuple[Position, ...] = (*checks.POSITIONS, *basics.POSITIONS)
