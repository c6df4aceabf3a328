"""Effects as players resolve them."""

from typing import Final

from tharsis.games.on_mars.actions import LOG_POINTS
from tharsis.games.on_mars.codes import (
    ANY,
    BATTERY,
    BUILDING_IDS,
    BUILDINGS,
    CRYSTAL,
    MINERAL,
    ORBIT,
    OXYGEN,
    PLANT,
    RESOURCES,
    ROVER_TECH,
    WATER,
    WATER_OR_PLANT,
)
from tharsis.games.on_mars.deck import TILE_EFFECT
from tharsis.games.on_mars.rules.blueprints import TakeBlueprints, can_take_blueprint
from tharsis.games.on_mars.rules.boosted import EACH_COLONIST
from tharsis.games.on_mars.rules.construction import Construct, Site, can_construct, constructible, spare_for
from tharsis.games.on_mars.rules.contracts import somebody_wants
from tharsis.games.on_mars.rules.development import Develop, can_develop
from tharsis.games.on_mars.rules.effects import Benefit, Effect, possible
from tharsis.games.on_mars.rules.gains import Gain, Newcomers, gain
from tharsis.games.on_mars.rules.hiring import ANY_CARD, WANT_CONTRACT, WANT_SCIENTIST, Hire, can_hire
from tharsis.games.on_mars.rules.hiring import FREE as FREE_CARD
from tharsis.games.on_mars.rules.holdings import advanced_of, miners_of
from tharsis.games.on_mars.rules.movement import BOOST_FOR_BOTS, BOOST_FOR_ROVER, COLLECTING, Move
from tharsis.games.on_mars.rules.movement import TECH_OPEN as ROVER_TECH_OPEN
from tharsis.games.on_mars.rules.payment import Units, can_pay, pay
from tharsis.games.on_mars.rules.ships import FREE as FREE_SHIP
from tharsis.games.on_mars.rules.ships import PRIVATE, Welcome, welcome_why
from tharsis.games.on_mars.rules.ships import TECH_OPEN as SHIP_TECH_OPEN
from tharsis.games.on_mars.rules.shuttle import EITHER_SIDE, travel
from tharsis.games.on_mars.rules.technology import LearnTech, can_learn
from tharsis.games.on_mars.rules.upgrading import ANYWHERE, Upgrade, can_upgrade
from tharsis.games.on_mars.rules.upgrading import FREE as FREE_UPGRADE
from tharsis.games.on_mars.rules.upgrading import TECH_OPEN as UPGRADE_TECH_OPEN
from tharsis.games.on_mars.rules.warehouse import Resupply, can_resupply
from tharsis.games.on_mars.rules.workforce import (
    ALL_SLOTS,
    EVERYWHERE,
    AimRadar,
    CrystalBoost,
    GainChoice,
    ProduceMore,
    Retrieve,
    can_retrieve,
    produce,
)
from tharsis.games.on_mars.state import OMState
from tharsis.kernel import LEGAL

# -- gains ----------------------------------------------------------------------------------------


class GainItems(Effect):
    """A plain gain: usable if any of it finds room; a crystal always does."""

    def __init__(self, item: int, count: int) -> None:
        self.item: Final = item
        self.count: Final = count

    def possible(self, s: OMState, c: int) -> bool:
        if self.item == CRYSTAL or s.goods[RESOURCES * c + self.item] < s.limit(c):
            return True
        return somebody_wants(s, c, self.item)

    def start(self, s: OMState, c: int, must: bool) -> None:
        gain(s, c, self.item, self.count)


class GainChosen(Effect):
    """Resources of one's choice, no minerals."""

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def possible(self, s: OMState, c: int) -> bool:
        return True

    def start(self, s: OMState, c: int, must: bool) -> None:
        s.do(GainChoice(c, left=self.count, boosts=0, must=False))


class Trade(Effect):
    """Trade Market: a resource for two others, and more for Colonists."""

    def possible(self, s: OMState, c: int) -> bool:
        return can_pay(s, c, (ANY,))

    def start(self, s: OMState, c: int, must: bool) -> None:
        s.do(GainChoice(c, left=2, boosts=EACH_COLONIST, must=False))
        pay(s, c, (ANY,))


class Casino(Effect):
    """Two crystals, and more for Colonists."""

    def possible(self, s: OMState, c: int) -> bool:
        return True

    def start(self, s: OMState, c: int, must: bool) -> None:
        s.do(Gain(c, CRYSTAL, 2), CrystalBoost(c))


class Points(Effect):
    """OP at once."""

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def possible(self, s: OMState, c: int) -> bool:
        return True

    def start(self, s: OMState, c: int, must: bool) -> None:
        s.op[c] += self.count
        s.log(LOG_POINTS, c, self.count)


class Production(Effect):
    """Automated Production."""

    def possible(self, s: OMState, c: int) -> bool:
        return advanced_of(s, c) > 0 or miners_of(s, c) > 0

    def start(self, s: OMState, c: int, must: bool) -> None:
        s.do(ProduceMore(c))
        produce(s, c)


class FromWarehouse(Effect):
    """Items of the Warehouse."""

    def __init__(self, count: int, boosts: int = 0, crystals: bool = True) -> None:
        self.count: Final = count
        self.boosts: Final = boosts
        self.crystals: Final = crystals

    def possible(self, s: OMState, c: int) -> bool:
        return can_resupply(s, c, self.crystals)

    def start(self, s: OMState, c: int, must: bool) -> None:
        s.do(Resupply(c, self.count, self.boosts, must, self.crystals))


# -- Colonists ------------------------------------------------------------------------------------


class MoreColonists(Effect):
    """Colonists from the own supply, perhaps at a price."""

    def __init__(self, count: int, cost: Units) -> None:
        self.count: Final = count
        self.cost: Final = cost

    def possible(self, s: OMState, c: int) -> bool:
        return s.supply[c] > 0 and s.quarters[c] < s.capacity(c) and can_pay(s, c, self.cost)

    def start(self, s: OMState, c: int, must: bool) -> None:
        s.do(Newcomers(c, self.count))
        pay(s, c, self.cost)


class RetrieveColonists(Effect):
    """Colonists come back from slots and Working Area."""

    def __init__(self, count: int, places: int) -> None:
        self.count: Final = count
        self.places: Final = places

    def possible(self, s: OMState, c: int) -> bool:
        return can_retrieve(s, c, self.places)

    def start(self, s: OMState, c: int, must: bool) -> None:
        s.do(Retrieve(c, self.count, self.places))


class Aqueduct(Effect):
    """Up to two Colonists from the Working Area into free Living Quarters."""

    def possible(self, s: OMState, c: int) -> bool:
        return s.working[c] > 0 and s.quarters[c] < s.capacity(c)

    def start(self, s: OMState, c: int, must: bool) -> None:
        count = min(2, s.working[c], s.capacity(c) - s.quarters[c])
        s.working[c] -= count
        s.quarters[c] += count


# -- Orbit ----------------------------------------------------------------------------------------


class Blueprints(Effect):
    """Some Blueprints."""

    def __init__(self, count: int, boosts: int = 0) -> None:
        self.count: Final = count
        self.boosts: Final = boosts

    def possible(self, s: OMState, c: int) -> bool:
        return can_take_blueprint(s, c)

    def start(self, s: OMState, c: int, must: bool) -> None:
        s.do(TakeBlueprints(c, self.count, self.boosts, must))


class Technology(Effect):
    """A Tech tile at its price."""

    def __init__(self, boosts: int = 0) -> None:
        self.boosts: Final = boosts

    def possible(self, s: OMState, c: int) -> bool:
        return can_learn(s, c)

    def start(self, s: OMState, c: int, must: bool) -> None:
        s.do(LearnTech(c, left=1, boosts=self.boosts, must=must))


class Developments(Effect):
    """Some developments."""

    def __init__(self, count: int, boosts: int = 0, free: bool = False) -> None:
        self.count: Final = count
        self.boosts: Final = boosts
        self.free: Final = free

    def possible(self, s: OMState, c: int) -> bool:
        return can_develop(s, c, self.free)

    def start(self, s: OMState, c: int, must: bool) -> None:
        s.do(Develop(c, self.count, self.boosts, must, self.free))


# -- Colony ---------------------------------------------------------------------------------------


class Movement(Effect):
    """Movement points for Bots or Rover."""

    def __init__(self, bots: int, rover: int, bits: int) -> None:
        self.bots: Final = bots
        self.rover: Final = rover
        self.bits: Final = bits

    def possible(self, s: OMState, c: int) -> bool:
        return True

    def start(self, s: OMState, c: int, must: bool) -> None:
        s.do(Move(c, self.bots, self.rover, self.bits))


class CommandCenter(Effect):
    """As many points as the best Rover Tech in play; reading it is not using it."""

    def possible(self, s: OMState, c: int) -> bool:
        return s.best_level(ROVER_TECH) > 0 or s.purse(c) > 0

    def start(self, s: OMState, c: int, must: bool) -> None:
        s.do(Move(c, bots=0, rover=s.best_level(ROVER_TECH), bits=BOOST_FOR_ROVER))


class ConstructType(Effect):
    """A building of one type; boosted: Colonists raise the Tech level."""

    def __init__(self, building: int, boosted: bool) -> None:
        self.building: Final = building
        self.boosted: Final = boosted

    def possible(self, s: OMState, c: int) -> bool:
        bonus = spare_for(s, c, self.building) if self.boosted else 0
        return can_construct(s, c, self.building, s.quarters[c], bonus)

    def regards_bots(self) -> bool:
        return True

    def start(self, s: OMState, c: int, must: bool) -> None:
        s.do(Site(c, self.building, bonus=0, boosted=self.boosted))


class ConstructAny(Effect):
    """A building of any type."""

    def possible(self, s: OMState, c: int) -> bool:
        return constructible(s, c, s.quarters[c]) is not None

    def regards_bots(self) -> bool:
        return True

    def start(self, s: OMState, c: int, must: bool) -> None:
        s.do(Construct(c))


class Upgrades(Effect):
    """Some upgrades."""

    def __init__(self, count: int, bits: int, boosts: int = 0) -> None:
        self.count: Final = count
        self.bits: Final = bits
        self.boosts: Final = boosts

    def possible(self, s: OMState, c: int) -> bool:
        return can_upgrade(s, c, self.bits)

    def regards_bots(self) -> bool:
        return True

    def start(self, s: OMState, c: int, must: bool) -> None:
        s.do(Upgrade(c, self.count, self.boosts, must, self.bits))


class WelcomeShip(Effect):
    """A Ship outside the printed action; it may be left."""

    def __init__(self, bits: int, boosts: int = 0) -> None:
        self.bits: Final = bits
        self.boosts: Final = boosts

    def possible(self, s: OMState, c: int) -> bool:
        return welcome_why(s, c, self.bits) == LEGAL

    def start(self, s: OMState, c: int, must: bool) -> None:
        s.do(Welcome(c, left=1, boosts=self.boosts, must=False, bits=self.bits))


class HireCard(Effect):
    """A card of the display."""

    def __init__(self, bits: int) -> None:
        self.bits: Final = bits

    def possible(self, s: OMState, c: int) -> bool:
        return can_hire(s, c, self.bits)

    def start(self, s: OMState, c: int, must: bool) -> None:
        s.do(Hire(c, self.bits, must))


# -- Radar and travel -----------------------------------------------------------------------------


class Radar(Effect):
    """The first use takes a Discovery tile from the Exploration spaces; each use gives its benefit."""

    def possible(self, s: OMState, c: int) -> bool:
        if s.radar_tile >= 0:
            return possible(s, c, TILE_EFFECT[s.radar_tile])
        return any(tile >= 0 and possible(s, c, TILE_EFFECT[tile]) for tile in s.exploration)

    def start(self, s: OMState, c: int, must: bool) -> None:
        if s.radar_tile >= 0:
            s.do(Benefit(c, TILE_EFFECT[s.radar_tile]))
        else:
            s.do(AimRadar(c))


class TravelTo(Effect):
    """6.2, 7.2: travel outside the Shuttle phase, to one side or to the other."""

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def possible(self, s: OMState, c: int) -> bool:
        return self.side == EITHER_SIDE or s.side(c) != self.side

    def start(self, s: OMState, c: int, must: bool) -> None:
        travel(s, c, 1 - s.side(c))


# -- the words ------------------------------------------------------------------------------------

#: More Colonists than there are.
ALL_OF_THEM: Final = 99

WORDS: Final[list[tuple[str, Effect]]] = [
    ("crystal", GainItems(CRYSTAL, 1)),
    ("two_crystals_boosted", Casino()),
    ("three_crystals", GainItems(CRYSTAL, 3)),
    ("mineral", GainItems(MINERAL, 1)),
    ("two_minerals", GainItems(MINERAL, 2)),
    ("three_minerals", GainItems(MINERAL, 3)),
    ("three_batteries", GainItems(BATTERY, 3)),
    ("three_water", GainItems(WATER, 3)),
    ("three_plants", GainItems(PLANT, 3)),
    ("three_oxygen", GainItems(OXYGEN, 3)),
    ("three_resources", GainChosen(3)),
    ("warehouse", FromWarehouse(1)),
    ("warehouse_resource", FromWarehouse(1, crystals=False)),
    ("warehouse_boosted", FromWarehouse(1, boosts=EACH_COLONIST)),
    ("two_from_warehouse", FromWarehouse(2)),
    ("move_bots", Movement(bots=2, rover=0, bits=BOOST_FOR_BOTS)),
    ("move_rover", Movement(bots=0, rover=2, bits=BOOST_FOR_ROVER | ROVER_TECH_OPEN)),
    ("move_rover_5", Movement(bots=0, rover=5, bits=BOOST_FOR_ROVER | ROVER_TECH_OPEN)),
    ("move_rover_by_tech", CommandCenter()),
    ("recycling_bots", Movement(bots=2, rover=0, bits=BOOST_FOR_BOTS | COLLECTING)),
    ("upgrade", Upgrades(1, UPGRADE_TECH_OPEN)),
    ("upgrade_boosted", Upgrades(1, UPGRADE_TECH_OPEN, boosts=EACH_COLONIST)),
    ("two_upgrades", Upgrades(2, UPGRADE_TECH_OPEN)),
    ("two_upgrades_free", Upgrades(2, FREE_UPGRADE)),
    ("upgrade_anywhere", Upgrades(1, ANYWHERE | UPGRADE_TECH_OPEN)),
    ("blueprint", Blueprints(1)),
    ("blueprint_boosted", Blueprints(1, boosts=EACH_COLONIST)),
    ("two_blueprints", Blueprints(2)),
    ("technology", Technology()),
    ("technology_boosted", Technology(boosts=EACH_COLONIST)),
    ("develop_free", Developments(1, free=True)),
    ("two_developments", Developments(2)),
    ("two_developments_boosted", Developments(2, boosts=EACH_COLONIST)),
    ("two_developments_free", Developments(2, free=True)),
    *[(f"construct_{BUILDING_IDS[b]}", ConstructType(b, boosted=False)) for b in range(BUILDINGS)],
    *[(f"construct_{BUILDING_IDS[b]}_boosted", ConstructType(b, boosted=True)) for b in range(BUILDINGS)],
    ("construct_any", ConstructAny()),
    ("hire", HireCard(ANY_CARD)),
    ("contract", HireCard(WANT_CONTRACT)),
    ("contract_free", HireCard(WANT_CONTRACT | FREE_CARD)),
    ("scientist_free", HireCard(WANT_SCIENTIST | FREE_CARD)),
    ("buy_colonist", MoreColonists(1, (WATER_OR_PLANT,))),
    ("two_colonists", MoreColonists(2, ())),
    ("retrieve", RetrieveColonists(1, EVERYWHERE)),
    ("two_retrieved", RetrieveColonists(2, EVERYWHERE)),
    ("two_from_working_area", Aqueduct()),
    ("slots_of_one_side", RetrieveColonists(ALL_OF_THEM, ALL_SLOTS)),
    ("ship_free", WelcomeShip(FREE_SHIP | SHIP_TECH_OPEN)),
    ("private_ship", WelcomeShip(PRIVATE | SHIP_TECH_OPEN, boosts=EACH_COLONIST)),
    ("produce", Production()),
    ("two_points", Points(2)),
    ("radar", Radar()),
    ("trade", Trade()),
    ("to_orbit", TravelTo(ORBIT)),
    ("to_other_side", TravelTo(EITHER_SIDE)),
]
