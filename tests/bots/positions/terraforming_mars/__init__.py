"""Terraforming Mars: the race alone, the last generation, milestones and awards, and the sound basics."""

from bots.positions.terraforming_mars.alone import ALONE
from bots.positions.terraforming_mars.basics import BASICS
from bots.positions.terraforming_mars.last_generation import LAST_GENERATION
from bots.positions.terraforming_mars.rewards import REWARDS

POSITIONS = ALONE + LAST_GENERATION + REWARDS + BASICS
