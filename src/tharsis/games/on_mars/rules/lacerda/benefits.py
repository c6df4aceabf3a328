"""10.4: effects as Lacerda resolves them. He pays and stores no resources."""

from typing import Final

from tharsis.games.on_mars.rules.blueprints import can_take_blueprint
from tharsis.games.on_mars.rules.effects import Effect, define_solo
from tharsis.games.on_mars.rules.gains import gain
from tharsis.games.on_mars.rules.lacerda.actions import (
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
from tharsis.games.on_mars.terms import BUILDINGS, CRYSTAL


class Crystals(Effect):
    def __init__(self, count: int) -> None:
        self.count: Final = count

    def possible(self, s: OMState, c: int) -> bool:
        return True

    def start(self, s: OMState, c: int, must: int) -> None:
        gain(s, c, CRYSTAL, self.count)


class Warehouse(Effect):
    def __init__(self, count: int) -> None:
        self.count: Final = count

    def possible(self, s: OMState, c: int) -> bool:
        return max(s.warehouse) > 0

    def start(self, s: OMState, c: int, must: int) -> None:
        for _ in range(self.count):
            take_from_warehouse(s)


class BotIcon(Effect):
    """His Bot goes two icons along the sequence."""

    def possible(self, s: OMState, c: int) -> bool:
        return True

    def start(self, s: OMState, c: int, must: int) -> None:
        s.icon = (s.icon + 2) % 5


class Blueprints(Effect):
    def __init__(self, count: int) -> None:
        self.count: Final = count

    def possible(self, s: OMState, c: int) -> bool:
        return can_take_blueprint(s, c)

    def start(self, s: OMState, c: int, must: int) -> None:
        for _ in range(self.count):
            obtain_blueprint(s)


class Technology(Effect):
    def possible(self, s: OMState, c: int) -> bool:
        return cheapest_tech(s) >= 0

    def start(self, s: OMState, c: int, must: int) -> None:
        learn_technology(s)


class Developments(Effect):
    def possible(self, s: OMState, c: int) -> bool:
        return len(movable_tiles(s)) > 0

    def start(self, s: OMState, c: int, must: int) -> None:
        s.do(LacerdaDevelops(1), LacerdaDevelops(0))


class Upgrades(Effect):
    """A number of upgrades, or (limit -1) as many as the Upgrade Tech allows."""

    def __init__(self, count: int, limit: int) -> None:
        self.count: Final = count
        self.limit: Final = limit

    def possible(self, s: OMState, c: int) -> bool:
        return len(upgradable(s)) > 0

    def start(self, s: OMState, c: int, must: int) -> None:
        s.do(LacerdaUpgrades(self.count, self.limit))


class ConstructType(Effect):
    def __init__(self, building: int) -> None:
        self.building: Final = building

    def possible(self, s: OMState, c: int) -> bool:
        return can_build(s, self.building)

    def start(self, s: OMState, c: int, must: int) -> None:
        s.do(LacerdaBuilds(self.building))


class ConstructNeeded(Effect):
    def possible(self, s: OMState, c: int) -> bool:
        return can_build(s, next_type(s))

    def start(self, s: OMState, c: int, must: int) -> None:
        s.do(LacerdaConstructs())


class HireOne(Effect):
    def possible(self, s: OMState, c: int) -> bool:
        return len(wanted_posts(s)) > 0

    def start(self, s: OMState, c: int, must: int) -> None:
        s.do(LacerdaHires())


class RoverInstead(Effect):
    """He needs no Colonist: his Rover moves instead."""

    def possible(self, s: OMState, c: int) -> bool:
        return True

    def start(self, s: OMState, c: int, must: int) -> None:
        s.do(LacerdaMovesRover())


define_solo("crystal", Crystals(1))
define_solo("three_crystals", Crystals(3))
define_solo("warehouse", Warehouse(1))
define_solo("two_from_warehouse", Warehouse(2))
define_solo("move_bots", BotIcon())
define_solo("blueprint", Blueprints(1))
define_solo("blueprint_boosted", Blueprints(1))
define_solo("two_blueprints", Blueprints(2))
define_solo("technology", Technology())
define_solo("two_developments", Developments())
define_solo("two_developments_free", Developments())
define_solo("upgrade_boosted", Upgrades(1, -1))
define_solo("two_upgrades", Upgrades(2, 0))
define_solo("construct_any", ConstructNeeded())
define_solo("hire", HireOne())
define_solo("buy_colonist", RoverInstead())
for _building in range(len(BUILDINGS)):
    define_solo(f"construct_{BUILDINGS[_building]}", ConstructType(_building))
