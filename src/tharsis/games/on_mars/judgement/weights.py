"""What things are worth in OP besides what is printed: found by trial in games against each other."""

from typing import Final

AT_HOME: Final = 0.55
AT_WORK: Final = 0.35
A_COLONIST: Final = 0.8
NOBODY_HOME: Final = 2.0
QUARTERS_EARLY: Final = 0.3  # of the OP of the Living Quarters while the game is young
A_RESOURCE: Final[list[float]] = [0.9, 0.5, 0.55, 0.55, 0.65]
A_CRYSTAL: Final = 0.8
A_SHELTER: Final = 4.0
A_BOT: Final = 1.0
A_MINER: Final = 1.7
A_CUBE: Final = 0.5
CUBES_EARLY: Final = 0.8  # Progress cubes score again with each of the next two levels
AN_ADVANCED_BUILDING: Final = 2.5
A_PLAN_WITH_SITE: Final = 0.5  # of its OP, as the next two
A_PLAN_WITHOUT: Final = 0.2
A_PLAN_TOO_MANY: Final = -0.4
PLANS_ENOUGH: Final = 2
A_TECH_LEVEL: Final = 0.3
A_GOAL: Final = 3.0
A_GOAL_NEAR: Final = 3.0  # for the part of the nearest Private Goal that is done
A_GOAL_CARD: Final = 2.5
A_SCIENTIST: Final = 2.0
A_SCORED_PLAN: Final = 1.0
DELIVERY_HOPE: Final = 0.5  # chance to complete a contract that was just taken
UPGRADE_HOPE: Final = 0.3
IN_STORE: Final = 0.5  # of what an item counts that is on the contract
A_TILE_TAKEN: Final = 0.7
TILE_NEAR: Final = 0.3
SITE_NEAR: Final = 0.7
PLAN_NEAR: Final = 0.5
LIFE_SUPPORT: Final = 0.8  # each row the Colony needs, whoever built it: who leads wants the end
A_LEVEL: Final = 0.8
A_MISSION: Final = 1.5
USE_OF_GOODS: Final = 0.15  # goods are for the Colony, room for them for Orbit
USE_OF_PLANS: Final = 0.5
SOLO_STEP: Final = 6.0  # each thing that the solo goals want and that is missing
IN_PART: Final = 0.5  # of it, as far as it is there in part
CONTRACT_ALONE: Final = 2.0  # of such a step: the longest of them
ON_OFFER: Final = 0.15  # of the way to a contract: one lies on display
TAKEN: Final = 0.35
FAR: Final = 6  # beyond this a site, and beyond that a tile, is out of reach
TILE_FAR: Final = 8
A_SPARE: Final = 0.01  # what is left over when all is counted breaks ties
