"""2.2, 5.9, 6.2, 8.4: Colonists retrieved, production, and plain gains."""

from typing import Final

from tharsis.games.on_mars.actions import (
    ASK_CRYSTALS,
    ASK_GAIN,
    ASK_RADAR,
    ASK_RETRIEVE,
    BOOST,
    DISCOVERY_TILE,
    DONE,
    EXPLORE,
    GAIN,
    LOG_POINTS,
    NO_BOOST,
    NO_COLONISTS,
    NO_EFFECT,
    NOBODY_THERE,
    RETRIEVE,
)
from tharsis.games.on_mars.board import MARKERS, PRODUCT, SLOT_SIDE
from tharsis.games.on_mars.cards import BLUEPRINT_TYPE, BLUEPRINTS, TILE_EFFECT
from tharsis.games.on_mars.rules.asides import advanced_of, miners_of, somebody_wants
from tharsis.games.on_mars.rules.effects import Benefit, Effect, define, possible
from tharsis.games.on_mars.rules.gains import Gain, come_home, gain, gain_colonists, send_to_work
from tharsis.games.on_mars.rules.payment import can_pay, pay
from tharsis.games.on_mars.rules.shortage import shortfall
from tharsis.games.on_mars.state import OMState
from tharsis.games.on_mars.terms import ANY, CRYSTAL, ITEMS, MINERAL, PLANT, WATER
from tharsis.kernel import LEGAL, NOT_NOW, Prompt, Step

GROUPS: Final = 5
WORKING_AREA: Final = 5
EVERYWHERE: Final = 63
ALL_SLOTS: Final = 31


def there(s: OMState, c: int, place: int) -> int:
    """Own Colonists on the slots of an action, or in the Working Area."""
    return s.working[c] if place == WORKING_AREA else s.slots[4 * place + c]


def can_retrieve(s: OMState, c: int, places: int) -> bool:
    return any(places >> place & 1 and there(s, c, place) for place in range(WORKING_AREA + 1))


def call_back(s: OMState, c: int, place: int) -> None:
    if place == WORKING_AREA:
        s.working[c] -= 1
    else:
        s.slots[4 * place + c] -= 1
    come_home(s, c, 1)


class Retrieve(Step[OMState]):
    """5.9: retrieve Colonists from action slots or the Working Area; ``places`` is a mask of them."""

    def __init__(self, company: int, left: int, places: int) -> None:
        self.company: Final = company
        self.left: Final = left
        self.places: Final = places

    def run(self, s: OMState) -> None:
        if self.left and can_retrieve(s, self.company, self.places):
            s.ask(self, self.company)

    def legal(self, s: OMState, seat: int) -> list[int]:
        found = [DONE]
        for place in range(WORKING_AREA + 1):
            if self.places >> place & 1 and there(s, seat, place):
                found.append(RETRIEVE + place)
        return found

    def why(self, s: OMState, seat: int, action: int) -> int:
        if action == DONE:
            return LEGAL
        if not RETRIEVE <= action <= RETRIEVE + WORKING_AREA:
            return NOT_NOW
        place = action - RETRIEVE
        return LEGAL if self.places >> place & 1 and there(s, seat, place) else NOBODY_THERE

    def figures(self, s: OMState, seat: int, action: int, reason: int) -> tuple[int, ...]:
        return (action - RETRIEVE,)

    def choose(self, s: OMState, seat: int, action: int) -> None:
        if action == DONE:
            return
        place = action - RETRIEVE
        call_back(s, seat, place)
        places = self.places
        if places == ALL_SLOTS:  # 6.2: the slots of one board side only
            places = 0
            for group in range(GROUPS):
                if SLOT_SIDE[group] == SLOT_SIDE[place]:
                    places |= 1 << group
        s.do(Retrieve(seat, self.left - 1, places))

    def prompt(self, s: OMState, seat: int) -> Prompt:
        return Prompt(ASK_RETRIEVE, (self.left,))


# -- production -----------------------------------------------------------------------------------


def produces(s: OMState, c: int, item: int) -> int:
    """8.4: how many of the company's Advanced Buildings and miners yield an item."""
    count = miners_of(s, c) if item == MINERAL else 0
    for b in range(BLUEPRINTS):
        if s.blueprint_owner[b] == c and s.blueprint_hex[b] >= 0 and PRODUCT[BLUEPRINT_TYPE[b]] == item:
            count += 1
    return count


def produce(s: OMState, c: int) -> None:
    """8.4: one item from each Advanced Building, one mineral from each miner."""
    yields = [miners_of(s, c), 0, 0, 0, 0, 0]
    if s.markers[c] < MARKERS:
        for b in range(BLUEPRINTS):
            if s.blueprint_owner[b] == c and s.blueprint_hex[b] >= 0:
                yields[PRODUCT[BLUEPRINT_TYPE[b]]] += 1
    for item in range(len(ITEMS)):
        gain(s, c, item, yields[item])


class ProduceMore(Step[OMState]):
    """6.2: each Colonist sent to work lets one of the buildings produce once more."""

    def __init__(self, company: int) -> None:
        self.company: Final = company

    def run(self, s: OMState) -> None:
        if s.quarters[self.company]:
            s.ask(self, self.company)

    def legal(self, s: OMState, seat: int) -> list[int]:
        return [DONE] + [GAIN + item for item in range(len(ITEMS)) if produces(s, seat, item)]

    def why(self, s: OMState, seat: int, action: int) -> int:
        if action == DONE:
            return LEGAL
        if not GAIN <= action < GAIN + len(ITEMS):
            return NOT_NOW
        return LEGAL if produces(s, seat, action - GAIN) else NO_EFFECT

    def choose(self, s: OMState, seat: int, action: int) -> None:
        if action != DONE:
            send_to_work(s, seat)
            s.do(Gain(seat, action - GAIN, 1), self)

    def prompt(self, s: OMState, seat: int) -> Prompt:
        return Prompt(ASK_GAIN, (s.quarters[seat],))


class ProduceEffect(Effect):
    """Automated Production."""

    def possible(self, s: OMState, c: int) -> bool:
        return advanced_of(s, c) > 0 or miners_of(s, c) > 0

    def start(self, s: OMState, c: int, must: int) -> None:
        s.do(ProduceMore(c))
        produce(s, c)


# -- gains of one's choice ------------------------------------------------------------------------


class GainChoice(Step[OMState]):
    """6.2, 7.2: resources of one's choice, no minerals; boosted: one more for each Colonist sent to work."""

    def __init__(self, company: int, left: int, boosted: int) -> None:
        self.company: Final = company
        self.left: Final = left
        self.boosted: Final = boosted

    def run(self, s: OMState) -> None:
        if self.left or (self.boosted and s.quarters[self.company]):
            s.ask(self, self.company)

    def legal(self, s: OMState, seat: int) -> list[int]:
        if self.left:
            return [DONE, GAIN + 1, GAIN + 2, GAIN + 3, GAIN + 4]
        return [DONE, BOOST]

    def why(self, s: OMState, seat: int, action: int) -> int:
        if action == DONE:
            return LEGAL
        if action == BOOST:
            if not self.boosted or self.left:
                return NO_BOOST
            return LEGAL if s.quarters[seat] else NO_COLONISTS
        return LEGAL if self.left and GAIN < action < GAIN + CRYSTAL else NOT_NOW

    def figures(self, s: OMState, seat: int, action: int, reason: int) -> tuple[int, ...]:
        return (shortfall(s, self, seat, action, reason),)

    def choose(self, s: OMState, seat: int, action: int) -> None:
        if action == BOOST:
            send_to_work(s, seat)
            s.do(GainChoice(seat, 1, 1))
        elif action != DONE:
            s.do(Gain(seat, action - GAIN, 1), GainChoice(seat, self.left - 1, self.boosted))

    def prompt(self, s: OMState, seat: int) -> Prompt:
        return Prompt(ASK_GAIN, (self.left,))


class ResourcesEffect(Effect):
    """Up to three resources, no minerals."""

    def possible(self, s: OMState, c: int) -> bool:
        return True

    def start(self, s: OMState, c: int, must: int) -> None:
        s.do(GainChoice(c, 3, 0))


class TradeEffect(Effect):
    """Trade Market: a resource for two others."""

    def possible(self, s: OMState, c: int) -> bool:
        return can_pay(s, c, (ANY,))

    def start(self, s: OMState, c: int, must: int) -> None:
        s.do(GainChoice(c, 2, 1))
        pay(s, c, (ANY,))


class CrystalBoost(Step[OMState]):
    """6.2: one crystal more for each Colonist sent to work."""

    def __init__(self, company: int) -> None:
        self.company: Final = company

    def run(self, s: OMState) -> None:
        if s.quarters[self.company]:
            s.ask(self, self.company)

    def legal(self, s: OMState, seat: int) -> list[int]:
        return [DONE, BOOST]

    def choose(self, s: OMState, seat: int, action: int) -> None:
        if action == BOOST:
            send_to_work(s, seat)
            gain(s, seat, CRYSTAL, 1)
            s.do(self)

    def prompt(self, s: OMState, seat: int) -> Prompt:
        return Prompt(ASK_CRYSTALS)


class GainEffect(Effect):
    """A plain gain: usable if any of it finds room; a crystal always does."""

    def __init__(self, item: int, count: int) -> None:
        self.item: Final = item
        self.count: Final = count

    def possible(self, s: OMState, c: int) -> bool:
        if self.item == CRYSTAL or s.goods[5 * c + self.item] < s.limit(c):
            return True
        return somebody_wants(s, c, self.item)

    def start(self, s: OMState, c: int, must: int) -> None:
        gain(s, c, self.item, self.count)


class CasinoEffect(Effect):
    """Two crystals, and more for Colonists."""

    def possible(self, s: OMState, c: int) -> bool:
        return True

    def start(self, s: OMState, c: int, must: int) -> None:
        s.do(Gain(c, CRYSTAL, 2), CrystalBoost(c))


class PointsEffect(Effect):
    """Two OP."""

    def possible(self, s: OMState, c: int) -> bool:
        return True

    def start(self, s: OMState, c: int, must: int) -> None:
        s.op[c] += 2
        s.log(LOG_POINTS, c, 2)


# -- Colonists ------------------------------------------------------------------------------------


class ColonistsEffect(Effect):
    """Colonists from the own supply, perhaps at a price."""

    def __init__(self, count: int, cost: tuple[int, ...]) -> None:
        self.count: Final = count
        self.cost: Final = cost

    def possible(self, s: OMState, c: int) -> bool:
        return s.supply[c] > 0 and s.quarters[c] < s.capacity(c) and can_pay(s, c, self.cost)

    def start(self, s: OMState, c: int, must: int) -> None:
        s.do(Newcomers(c, self.count))
        pay(s, c, self.cost)


class Newcomers(Step[OMState]):
    """2.2: Colonists come after their price is paid."""

    def __init__(self, company: int, count: int) -> None:
        self.company: Final = company
        self.count: Final = count

    def run(self, s: OMState) -> None:
        gain_colonists(s, self.company, self.count)


class RetrieveEffect(Effect):
    """Retrieve Colonists."""

    def __init__(self, count: int, places: int) -> None:
        self.count: Final = count
        self.places: Final = places

    def possible(self, s: OMState, c: int) -> bool:
        return can_retrieve(s, c, self.places)

    def start(self, s: OMState, c: int, must: int) -> None:
        s.do(Retrieve(c, self.count, self.places))


class AqueductEffect(Effect):
    """Up to two Colonists from the Working Area into free Living Quarters."""

    def possible(self, s: OMState, c: int) -> bool:
        return s.working[c] > 0 and s.quarters[c] < s.capacity(c)

    def start(self, s: OMState, c: int, must: int) -> None:
        count = min(2, s.working[c], s.capacity(c) - s.quarters[c])
        s.working[c] -= count
        s.quarters[c] += count


# -- Radar ----------------------------------------------------------------------------------------


class RadarEffect(Effect):
    """The first use takes a Discovery tile from the Exploration spaces; each use gives its benefit."""

    def possible(self, s: OMState, c: int) -> bool:
        if s.radar_tile >= 0:
            return possible(s, c, TILE_EFFECT[s.radar_tile])
        return any(tile >= 0 and possible(s, c, TILE_EFFECT[tile]) for tile in s.exploration)

    def start(self, s: OMState, c: int, must: int) -> None:
        if s.radar_tile >= 0:
            s.do(Benefit(c, TILE_EFFECT[s.radar_tile]))
        else:
            s.do(AimRadar(c))


class AimRadar(Step[OMState]):
    """6.2: which of the two tiles goes onto the Radar; its space is refilled."""

    def __init__(self, company: int) -> None:
        self.company: Final = company

    def run(self, s: OMState) -> None:
        if self.legal(s, self.company):
            s.ask(self, self.company)

    def legal(self, s: OMState, seat: int) -> list[int]:
        return [EXPLORE + i for i in range(2) if self.why(s, seat, EXPLORE + i) == LEGAL]

    def why(self, s: OMState, seat: int, action: int) -> int:
        if not EXPLORE <= action < EXPLORE + 2:
            return NOT_NOW
        tile = s.exploration[action - EXPLORE]
        return LEGAL if tile >= 0 and possible(s, seat, TILE_EFFECT[tile]) else NO_EFFECT

    def choose(self, s: OMState, seat: int, action: int) -> None:
        s.radar_tile = s.exploration[action - EXPLORE]
        s.do(Benefit(seat, TILE_EFFECT[s.radar_tile]))
        refill_exploration(s, action - EXPLORE)

    def prompt(self, s: OMState, seat: int) -> Prompt:
        return Prompt(ASK_RADAR)


def refill_exploration(s: OMState, i: int) -> None:
    """8.3: a new Discovery tile on the empty Exploration space, while there are any."""
    s.exploration[i] = s.draw(DISCOVERY_TILE, s.discovery_bag) if s.discovery_bag else -1


define("crystal", GainEffect(CRYSTAL, 1))
define("three_crystals", GainEffect(CRYSTAL, 3))
define("two_crystals_boosted", CasinoEffect())
define("mineral", GainEffect(MINERAL, 1))
define("two_minerals", GainEffect(MINERAL, 2))
define("three_minerals", GainEffect(MINERAL, 3))
define("three_batteries", GainEffect(1, 3))
define("three_water", GainEffect(2, 3))
define("three_plants", GainEffect(3, 3))
define("three_oxygen", GainEffect(4, 3))
define("three_resources", ResourcesEffect())
define("buy_colonist", ColonistsEffect(1, (WATER, PLANT)))
define("two_colonists", ColonistsEffect(2, ()))
define("retrieve", RetrieveEffect(1, EVERYWHERE))
define("two_retrieved", RetrieveEffect(2, EVERYWHERE))
define("two_from_working_area", AqueductEffect())
define("slots_of_one_side", RetrieveEffect(99, ALL_SLOTS))
define("produce", ProduceEffect())
define("two_points", PointsEffect())
define("radar", RadarEffect())
define("trade", TradeEffect())
