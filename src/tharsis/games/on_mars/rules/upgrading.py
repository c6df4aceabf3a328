"""5.11: Upgrade a Building."""

from typing import Final

from tharsis.games.on_mars.actions import (
    ASK_UPGRADE,
    ASK_UPGRADE_FREE,
    ASK_UPGRADE_SITE,
    AT,
    BOOST,
    LOG_UPGRADED,
    NO_BUILDING_TO_UPGRADE,
    NO_FITTING_BUILDING,
    NO_LARGE_COMPLEX,
    NO_OWN_BLUEPRINT,
    NO_PLAN,
    NO_RESOURCES,
    NO_SECOND_MARKER,
    NO_SECOND_UPGRADE,
    NO_SECOND_USE,
    NO_UPGRADE_SITE,
    NO_ZONE,
    UPGRADE,
    USE,
)
from tharsis.games.on_mars.codes import ADVANCED_MISSION, MINERAL, RESOURCES, UPGRADE_TECH
from tharsis.games.on_mars.deck import BLUEPRINT_LEVEL, BLUEPRINT_TYPE, BLUEPRINTS
from tharsis.games.on_mars.rules.boosted import Boosted
from tharsis.games.on_mars.rules.contracts import check_upgrade_contracts
from tharsis.games.on_mars.rules.displacement import displace
from tharsis.games.on_mars.rules.gains import come_home
from tharsis.games.on_mars.rules.missions import contribute
from tharsis.games.on_mars.rules.technology import owner_why, owners, use_tech
from tharsis.games.on_mars.state import OMState
from tharsis.kernel import LEGAL, PickOne, Prompt

# How an upgrade differs from the printed action, as bits.
FREE: Final = 1
ANYWHERE: Final = 2
TECH_OPEN: Final = 4

#: Blueprints of this level need a Complex of that size.
HIGH_LEVEL: Final = 3
HIGH_LEVEL_COMPLEX: Final = 3

UPGRADE_BOOST_OR_USE: Final[list[int]] = [UPGRADE, BOOST, USE]
BLUEPRINT_RANGE: Final[list[int]] = list(range(BLUEPRINTS))


def upgrade_at_why(s: OMState, c: int, card: int, hex_: int, bits: int) -> int:
    """5.11: a building of the type without a marker, in a Bot's zone, in a Complex of three for level 3."""
    if s.building[hex_] != s.kind_of(c, BLUEPRINT_TYPE[card]):
        return NO_FITTING_BUILDING
    if s.advanced[hex_] >= 0:
        return NO_SECOND_MARKER
    if BLUEPRINT_LEVEL[card] == HIGH_LEVEL and s.size[hex_] < HIGH_LEVEL_COMPLEX:
        return NO_LARGE_COMPLEX
    return LEGAL if bits & ANYWHERE or s.in_zone(c, hex_) else NO_ZONE


def upgrade_sites(s: OMState, c: int, card: int, bits: int) -> list[int]:
    """5.11: every building that a Blueprint may upgrade."""
    found: list[int] = []
    for hex_ in s.hexes_of[s.kind_of(c, BLUEPRINT_TYPE[card])]:
        if upgrade_at_why(s, c, card, hex_, bits) == LEGAL:
            found.append(hex_)
    found.sort()
    return found


def has_upgrade_site(s: OMState, c: int, card: int, bits: int) -> bool:
    """Whether a Blueprint has any such building."""
    for hex_ in s.hexes_of[s.kind_of(c, BLUEPRINT_TYPE[card])]:
        if upgrade_at_why(s, c, card, hex_, bits) == LEGAL:
            return True
    return False


def is_ready(s: OMState, c: int, card: int) -> bool:
    """A Blueprint of the company with its marker still on it."""
    return s.blueprint_owner[card] == c and s.blueprint_hex[card] < 0


def is_payable(s: OMState, c: int, bits: int) -> bool:
    """5.11: a mineral, unless it is free."""
    return bool(bits & FREE) or s.goods[RESOURCES * c + MINERAL] > 0


def can_upgrade(s: OMState, c: int, bits: int) -> bool:
    if not is_payable(s, c, bits):
        return False
    for card in range(BLUEPRINTS):
        if s.blueprint_owner[card] == c and s.blueprint_hex[card] < 0 and has_upgrade_site(s, c, card, bits):
            return True
    return False


def upgrade_why(s: OMState, c: int, bits: int) -> int:
    """5.11: why nothing at all can be upgraded: no Blueprint, no building for one, no mineral."""
    reason = NO_PLAN
    for card in range(BLUEPRINTS):
        if is_ready(s, c, card):
            if has_upgrade_site(s, c, card, bits):
                return NO_RESOURCES
            reason = NO_BUILDING_TO_UPGRADE
    return reason


def upgrade(s: OMState, c: int, card: int, hex_: int) -> None:
    """5.11: the marker goes onto the building; what stood there leaves."""
    if s.miner[hex_] >= 0:
        come_home(s, s.miner[hex_], 1)
        s.put_miner(hex_, -1)
        s.pieces[hex_] -= 1
    s.blueprint_hex[card] = hex_
    s.put_marker(hex_, card)
    s.pieces[hex_] += 1
    s.log(LOG_UPGRADED, c, card, hex_)
    contribute(s, c, ADVANCED_MISSION)
    check_upgrade_contracts(s)
    displace(s, hex_)


class Upgrade(Boosted):
    """5.11: upgrade buildings; Upgrade Tech adds its level, some effects one for each Colonist at work."""

    def __init__(self, by: int, left: int, boosts: int, must: bool, bits: int) -> None:
        super().__init__(by, left, boosts, must)
        self.bits: Final = bits

    def possible(self, s: OMState, by: int) -> bool:
        return can_upgrade(s, by, self.bits) and (self.left > 0 or self.can_boost(s, by) or self.can_use(s))

    def can_use(self, s: OMState) -> bool:
        return bool(self.bits & TECH_OPEN) and s.best_level(UPGRADE_TECH) > 0

    def verbs(self) -> list[int]:
        return UPGRADE_BOOST_OR_USE

    def choices(self, s: OMState, by: int) -> list[int]:
        return BLUEPRINT_RANGE

    def offers(self, s: OMState, by: int) -> list[int]:
        found = super().offers(s, by)
        if self.bits & TECH_OPEN:
            found.extend([USE + owner for owner in owners(s, UPGRADE_TECH)])
        return found

    def pick_why(self, s: OMState, by: int, verb: int, x: int) -> int:
        if verb == USE:
            return owner_why(s, UPGRADE_TECH, x) if self.bits & TECH_OPEN else NO_SECOND_USE
        return super().pick_why(s, by, verb, x)

    def choice_why(self, s: OMState, by: int, card: int) -> int:
        if s.blueprint_owner[card] != by:
            return NO_OWN_BLUEPRINT
        if s.blueprint_hex[card] >= 0:
            return NO_SECOND_UPGRADE
        if not is_payable(s, by, self.bits):
            return NO_RESOURCES
        return LEGAL if has_upgrade_site(s, by, card, self.bits) else NO_UPGRADE_SITE

    def take(self, s: OMState, by: int, verb: int, x: int) -> None:
        if verb == USE:
            use_tech(s, by, UPGRADE_TECH, x)
            more = s.tech_level(x, UPGRADE_TECH)
            s.do(Upgrade(by, self.left + more, self.boosts, self.must, self.bits & ~TECH_OPEN))
        else:
            super().take(s, by, verb, x)

    def do_once(self, s: OMState, by: int, card: int) -> None:
        s.do(UpgradeSite(by, card, self.bits))

    def again(self, left: int, boosts: int, must: bool) -> Boosted:
        return Upgrade(self.by, left, boosts, must, self.bits)

    def prompt(self, s: OMState, seat: int) -> Prompt:
        return Prompt(ASK_UPGRADE_FREE if self.bits & FREE else ASK_UPGRADE, (self.left,))


class UpgradeSite(PickOne[OMState]):
    """5.11: which building; then the mineral is paid."""

    def __init__(self, by: int, card: int, bits: int) -> None:
        super().__init__(by)
        self.card: Final = card
        self.bits: Final = bits

    def run(self, s: OMState) -> None:
        if is_payable(s, self.by, self.bits):
            self.ask_or_take(s)

    def verb(self) -> int:
        return AT

    def among(self, s: OMState, by: int) -> list[int]:
        return s.hexes_of[s.kind_of(by, BLUEPRINT_TYPE[self.card])]

    def pick_why(self, s: OMState, by: int, hex_: int) -> int:
        return upgrade_at_why(s, by, self.card, hex_, self.bits)

    def take(self, s: OMState, by: int, hex_: int) -> None:
        if not self.bits & FREE:
            s.goods[RESOURCES * by + MINERAL] -= 1
        upgrade(s, by, self.card, hex_)

    def prompt(self, s: OMState, seat: int) -> Prompt:
        return Prompt(ASK_UPGRADE_SITE, (self.card,))
