"""10.4: effects as Lacerda resolves them. He pays and stores no resources, but pays crystals."""

from typing import Final

from tharsis.games.on_mars.board import HIRE_GROUP
from tharsis.games.on_mars.codes import BUILDING_IDS, BUILDINGS, COMPANIES, CRYSTAL
from tharsis.games.on_mars.rules.blueprints import can_take_blueprint
from tharsis.games.on_mars.rules.effects import Effect
from tharsis.games.on_mars.rules.gains import gain
from tharsis.games.on_mars.rules.lacerda.actions import (
    ICONS,
    LacerdaBuilds,
    LacerdaConstructs,
    LacerdaDevelops,
    LacerdaHires,
    LacerdaUpgrades,
    can_build,
    cheapest_tech,
    learn_technology,
    movable_tiles,
    next_type,
    obtain_blueprint,
    take_from_warehouse,
    upgradable,
    wanted_posts,
)
from tharsis.games.on_mars.rules.lacerda.rover import LacerdaMovesRover
from tharsis.games.on_mars.state import OMState


class SoloCrystals(Effect):
    def __init__(self, count: int) -> None:
        self.count: Final = count

    def possible(self, s: OMState, c: int) -> bool:
        return True

    def start(self, s: OMState, c: int, must: bool) -> None:
        gain(s, c, CRYSTAL, self.count)


class SoloWarehouse(Effect):
    def __init__(self, count: int) -> None:
        self.count: Final = count

    def possible(self, s: OMState, c: int) -> bool:
        return max(s.warehouse) > 0

    def start(self, s: OMState, c: int, must: bool) -> None:
        for _ in range(self.count):
            take_from_warehouse(s)


class SoloBotIcon(Effect):
    """His Bot goes two icons along the sequence."""

    def possible(self, s: OMState, c: int) -> bool:
        return True

    def start(self, s: OMState, c: int, must: bool) -> None:
        s.icon = (s.icon + 2) % ICONS


class SoloBlueprints(Effect):
    def __init__(self, count: int) -> None:
        self.count: Final = count

    def possible(self, s: OMState, c: int) -> bool:
        return can_take_blueprint(s, c)

    def start(self, s: OMState, c: int, must: bool) -> None:
        for _ in range(self.count):
            obtain_blueprint(s)


class SoloTechnology(Effect):
    def possible(self, s: OMState, c: int) -> bool:
        return cheapest_tech(s) >= 0

    def start(self, s: OMState, c: int, must: bool) -> None:
        learn_technology(s)


class SoloDevelopments(Effect):
    def __init__(self, free: bool) -> None:
        self.free: Final = free

    def possible(self, s: OMState, c: int) -> bool:
        return len(movable_tiles(s, self.free)) > 0

    def start(self, s: OMState, c: int, must: bool) -> None:
        s.do(LacerdaDevelops(most=True, free=self.free), LacerdaDevelops(most=False, free=self.free))


class SoloUpgrades(Effect):
    """A number of upgrades, and perhaps as many more as the Upgrade Tech allows."""

    def __init__(self, count: int, with_tech: bool) -> None:
        self.count: Final = count
        self.with_tech: Final = with_tech

    def possible(self, s: OMState, c: int) -> bool:
        return len(upgradable(s)) > 0

    def start(self, s: OMState, c: int, must: bool) -> None:
        s.do(LacerdaUpgrades(self.count, self.with_tech))


class SoloConstructType(Effect):
    def __init__(self, building: int) -> None:
        self.building: Final = building

    def possible(self, s: OMState, c: int) -> bool:
        return can_build(s, self.building)

    def start(self, s: OMState, c: int, must: bool) -> None:
        s.do(LacerdaBuilds(self.building))


class SoloConstructNeeded(Effect):
    def possible(self, s: OMState, c: int) -> bool:
        return can_build(s, next_type(s))

    def start(self, s: OMState, c: int, must: bool) -> None:
        s.do(LacerdaConstructs())


class SoloHireOne(Effect):
    def possible(self, s: OMState, c: int) -> bool:
        return len(wanted_posts(s)) > 0

    def start(self, s: OMState, c: int, must: bool) -> None:
        s.do(LacerdaHires())


class SoloLeaveHire(Effect):
    """10.4: of his Colonists he retrieves the one on the slot of Hire."""

    def possible(self, s: OMState, c: int) -> bool:
        return s.slots[COMPANIES * HIRE_GROUP + c] > 0

    def start(self, s: OMState, c: int, must: bool) -> None:
        s.slots[COMPANIES * HIRE_GROUP + c] = 0


class SoloRoverInstead(Effect):
    """He needs no Colonist: his Rover moves instead."""

    def possible(self, s: OMState, c: int) -> bool:
        return True

    def start(self, s: OMState, c: int, must: bool) -> None:
        s.do(LacerdaMovesRover())


SOLO_WORDS: Final[list[tuple[str, Effect]]] = [
    ("crystal", SoloCrystals(1)),
    ("three_crystals", SoloCrystals(3)),
    ("warehouse", SoloWarehouse(1)),
    ("two_from_warehouse", SoloWarehouse(2)),
    ("move_bots", SoloBotIcon()),
    ("blueprint", SoloBlueprints(1)),
    ("blueprint_boosted", SoloBlueprints(1)),
    ("two_blueprints", SoloBlueprints(2)),
    ("technology", SoloTechnology()),
    ("two_developments", SoloDevelopments(free=False)),
    ("two_developments_free", SoloDevelopments(free=True)),
    ("upgrade_boosted", SoloUpgrades(1, with_tech=True)),
    ("two_upgrades", SoloUpgrades(2, with_tech=False)),
    *[(f"construct_{BUILDING_IDS[b]}", SoloConstructType(b)) for b in range(BUILDINGS)],
    ("construct_any", SoloConstructNeeded()),
    ("hire", SoloHireOne()),
    ("buy_colonist", SoloRoverInstead()),
    ("retrieve", SoloLeaveHire()),
]
