"""2.2, 5.9, 6.2, 8.4: Colonists retrieved, production, gains of one's choice, the Radar."""

from typing import Final

from tharsis.games.on_mars.actions import (
    ASK_CRYSTALS,
    ASK_GAIN,
    ASK_GAIN_REWARD,
    ASK_RADAR,
    ASK_RETRIEVE,
    BOOST,
    DISCOVERY_TILE,
    DONE,
    EXPLORE,
    GAIN,
    NO_COLONIST_THERE,
    NO_EFFECT,
    RETRIEVE,
)
from tharsis.games.on_mars.board import MARKERS, PRODUCT, SLOT_GROUPS, SLOT_SIDE
from tharsis.games.on_mars.codes import (
    BATTERY,
    COLONY,
    COMPANIES,
    CRYSTAL,
    ITEMS,
    MINERAL,
    ORBIT,
    OXYGEN,
    PLANT,
    WATER,
)
from tharsis.games.on_mars.deck import BLUEPRINT_TYPE, BLUEPRINTS, TILE_EFFECT
from tharsis.games.on_mars.rules.boosted import Boosted
from tharsis.games.on_mars.rules.effects import Benefit, possible
from tharsis.games.on_mars.rules.gains import Gain, come_home, gain, send_to_work
from tharsis.games.on_mars.rules.holdings import miners_of
from tharsis.games.on_mars.state import OMState
from tharsis.kernel import LEGAL, NOT_NOW, PickOne, Prompt

#: The place after the slots of the actions.
WORKING_AREA: Final = SLOT_GROUPS
PLACES: Final = SLOT_GROUPS + 1
#: Masks of places.
ALL_SLOTS: Final = (1 << SLOT_GROUPS) - 1
EVERYWHERE: Final = (1 << PLACES) - 1
#: The slots of each board side, as masks.
SLOTS_OF_SIDE: Final[list[int]] = [
    sum([1 << group for group in range(SLOT_GROUPS) if SLOT_SIDE[group] == side]) for side in (ORBIT, COLONY)
]
GAIN_OR_BOOST: Final[list[int]] = [GAIN, BOOST]
#: Resources of one's choice are no minerals.
CHOSEN_GOODS: Final[list[int]] = [BATTERY, WATER, PLANT, OXYGEN]


def there(s: OMState, c: int, place: int) -> int:
    """Own Colonists on the slots of an action, or in the Working Area."""
    return s.working[c] if place == WORKING_AREA else s.slots[COMPANIES * place + c]


def can_retrieve(s: OMState, c: int, places: int) -> bool:
    return any(places >> place & 1 and there(s, c, place) for place in range(PLACES))


def call_back(s: OMState, c: int, place: int) -> None:
    if place == WORKING_AREA:
        s.working[c] -= 1
    else:
        s.slots[COMPANIES * place + c] -= 1
    come_home(s, c, 1)


class Retrieve(PickOne[OMState]):
    """5.9: retrieve Colonists from action slots or the Working Area; ``places`` is a mask of them."""

    def __init__(self, by: int, left: int, places: int) -> None:
        super().__init__(by)
        self.left: Final = left
        self.places: Final = places

    def possible(self, s: OMState, by: int) -> bool:
        return self.left > 0 and can_retrieve(s, by, self.places)

    def verb(self) -> int:
        return RETRIEVE

    def pick_why(self, s: OMState, by: int, place: int) -> int:
        return LEGAL if self.places >> place & 1 and there(s, by, place) else NO_COLONIST_THERE

    def take(self, s: OMState, by: int, place: int) -> None:
        call_back(s, by, place)
        # 6.2: the slots of one board side only
        places = SLOTS_OF_SIDE[SLOT_SIDE[place]] if self.places == ALL_SLOTS else self.places
        s.do(Retrieve(by, self.left - 1, places))

    def stop(self) -> int:
        return DONE

    def prompt(self, s: OMState, seat: int) -> Prompt:
        return Prompt(ASK_RETRIEVE, (self.left,))


# -- production -----------------------------------------------------------------------------------


def produced(s: OMState, c: int) -> list[int]:
    """8.4: what the company's Advanced Buildings and miners yield of each item."""
    found = [0] * ITEMS
    found[MINERAL] = miners_of(s, c)
    if s.markers[c] < MARKERS:
        for b in range(BLUEPRINTS):
            if s.blueprint_owner[b] == c and s.blueprint_hex[b] >= 0:
                found[PRODUCT[BLUEPRINT_TYPE[b]]] += 1
    return found


def produce(s: OMState, c: int) -> None:
    """8.4: one item from each Advanced Building, one mineral from each miner."""
    yields = produced(s, c)
    for item in range(ITEMS):
        gain(s, c, item, yields[item])


class ProduceMore(PickOne[OMState]):
    """6.2: each Colonist sent to work lets one of the buildings produce once more."""

    def possible(self, s: OMState, by: int) -> bool:
        return s.quarters[by] > 0

    def verb(self) -> int:
        return GAIN

    def pick_why(self, s: OMState, by: int, item: int) -> int:
        return LEGAL if produced(s, by)[item] else NO_EFFECT

    def take(self, s: OMState, by: int, item: int) -> None:
        send_to_work(s, by)
        s.do(Gain(by, item, 1), self)

    def stop(self) -> int:
        return DONE

    def prompt(self, s: OMState, seat: int) -> Prompt:
        return Prompt(ASK_GAIN, (s.quarters[self.by],))


# -- gains of one's choice ------------------------------------------------------------------------


class GainChoice(Boosted):
    """6.2, 7.2: resources of one's choice, no minerals; boosted: one more for each Colonist sent to work."""

    def verbs(self) -> list[int]:
        return GAIN_OR_BOOST

    def can_go_on(self, s: OMState, by: int) -> bool:
        return True

    def choices(self, s: OMState, by: int) -> list[int]:
        return CHOSEN_GOODS

    def choice_why(self, s: OMState, by: int, item: int) -> int:
        return LEGAL if item in CHOSEN_GOODS else NOT_NOW

    def do_once(self, s: OMState, by: int, item: int) -> None:
        gain(s, by, item, 1)

    def again(self, left: int, boosts: int, must: bool) -> Boosted:
        return GainChoice(self.by, left, boosts, must=False)

    def prompt(self, s: OMState, seat: int) -> Prompt:
        return Prompt(ASK_GAIN if self.boosts else ASK_GAIN_REWARD, (self.left,))


class CrystalBoost(PickOne[OMState]):
    """6.2: one crystal more for each Colonist sent to work."""

    def possible(self, s: OMState, by: int) -> bool:
        return s.quarters[by] > 0

    def verb(self) -> int:
        return BOOST

    def take(self, s: OMState, by: int, nothing: int) -> None:
        send_to_work(s, by)
        gain(s, by, CRYSTAL, 1)
        s.do(self)

    def stop(self) -> int:
        return DONE

    def prompt(self, s: OMState, seat: int) -> Prompt:
        return Prompt(ASK_CRYSTALS)


# -- Radar ----------------------------------------------------------------------------------------


class AimRadar(PickOne[OMState]):
    """6.2: which of the two tiles goes onto the Radar; its space is refilled."""

    def verb(self) -> int:
        return EXPLORE

    def pick_why(self, s: OMState, by: int, at: int) -> int:
        tile = s.exploration[at]
        return LEGAL if tile >= 0 and possible(s, by, TILE_EFFECT[tile]) else NO_EFFECT

    def take(self, s: OMState, by: int, at: int) -> None:
        s.radar_tile = s.exploration[at]
        s.do(Benefit(by, TILE_EFFECT[s.radar_tile]))
        refill_exploration(s, at)

    def prompt(self, s: OMState, seat: int) -> Prompt:
        return Prompt(ASK_RADAR)


def refill_exploration(s: OMState, at: int) -> None:
    """8.3: a new Discovery tile on the empty Exploration space, while there are any."""
    s.exploration[at] = s.draw(DISCOVERY_TILE, s.discovery_bag) if s.discovery_bag else -1
