"""5.11: Upgrade a Building."""

from typing import Final

from tharsis.games.on_mars.actions import (
    ASK_UPGRADE,
    ASK_UPGRADE_FREE,
    ASK_UPGRADE_SITE,
    AT,
    BOOST,
    DONE,
    HAS_MARKER,
    LOG_UPGRADED,
    MUST_FIRST,
    NO_BOOST,
    NO_COLONISTS,
    NO_PLAN,
    NO_RESOURCES,
    NO_TECH,
    NO_UPGRADE_SITE,
    NOT_OWNED,
    NOWHERE_TO_UPGRADE,
    OUT_OF_ZONE,
    SMALL_COMPLEX,
    TECH_USED,
    UPGRADE,
    UPGRADED,
    USE,
    WRONG_BUILDING,
)
from tharsis.games.on_mars.board import HEXES
from tharsis.games.on_mars.cards import BLUEPRINT_LEVEL, BLUEPRINT_TYPE, BLUEPRINTS
from tharsis.games.on_mars.rules.displacement import displace
from tharsis.games.on_mars.rules.effects import Effect, define
from tharsis.games.on_mars.rules.gains import check_upgrade_contracts, come_home, contribute, send_to_work
from tharsis.games.on_mars.rules.shortage import SHORTAGES, shortfall
from tharsis.games.on_mars.rules.technology import use_tech
from tharsis.games.on_mars.state import OMState
from tharsis.games.on_mars.terms import ADVANCED_MISSION, MINERAL, UPGRADE_TECH
from tharsis.kernel import LEGAL, NOT_NOW, Prompt, Step

# How an upgrade differs from the printed action, as bits.
FREE: Final = 1
ANYWHERE: Final = 2
TECH_OPEN: Final = 4


def why_upgrade_at(s: OMState, c: int, card: int, hex_: int, bits: int) -> int:
    """5.11: a building of the type without a marker, in a Bot's zone, in a Complex of three for level 3."""
    if s.building[hex_] != s.kind_of(c, BLUEPRINT_TYPE[card]):
        return WRONG_BUILDING
    if s.advanced[hex_] >= 0:
        return HAS_MARKER
    if BLUEPRINT_LEVEL[card] == 3 and s.size[hex_] < 3:
        return SMALL_COMPLEX
    return LEGAL if bits & ANYWHERE or s.in_zone(c, hex_) else OUT_OF_ZONE


def upgrade_sites(s: OMState, c: int, card: int, bits: int) -> list[int]:
    """5.11: every building that a Blueprint may upgrade."""
    found: list[int] = []
    for hex_ in s.hexes_of[s.kind_of(c, BLUEPRINT_TYPE[card])]:
        if why_upgrade_at(s, c, card, hex_, bits) == LEGAL:
            found.append(hex_)
    found.sort()
    return found


def has_upgrade_site(s: OMState, c: int, card: int, bits: int) -> bool:
    """Whether a Blueprint has any such building."""
    for hex_ in s.hexes_of[s.kind_of(c, BLUEPRINT_TYPE[card])]:
        if why_upgrade_at(s, c, card, hex_, bits) == LEGAL:
            return True
    return False


def is_ready(s: OMState, c: int, card: int) -> bool:
    """A Blueprint of the company with its marker still on it."""
    return s.blueprint_owner[card] == c and s.blueprint_hex[card] < 0


def can_upgrade(s: OMState, c: int, bits: int) -> bool:
    if not bits & FREE and not s.goods[5 * c + MINERAL]:
        return False
    for card in range(BLUEPRINTS):
        if s.blueprint_owner[card] == c and s.blueprint_hex[card] < 0 and has_upgrade_site(s, c, card, bits):
            return True
    return False


def why_not_upgrade(s: OMState, c: int, bits: int) -> int:
    """5.11: why nothing at all can be upgraded: no Blueprint, no building for one, no mineral."""
    reason = NO_PLAN
    for card in range(BLUEPRINTS):
        if is_ready(s, c, card):
            if has_upgrade_site(s, c, card, bits):
                return NO_RESOURCES
            reason = NOWHERE_TO_UPGRADE
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


class Upgrade(Step[OMState]):
    """5.11: upgrade buildings; Upgrade Tech adds its level, some effects one for each Colonist at work."""

    def __init__(self, company: int, left: int, boosted: int, bits: int, must: int) -> None:
        self.company: Final = company
        self.left: Final = left
        self.boosted: Final = boosted
        self.bits: Final = bits
        self.must: Final = must

    def run(self, s: OMState) -> None:
        c = self.company
        if can_upgrade(s, c, self.bits) and (self.left or self.can_extend(s, c)):
            s.ask(self, c)

    def can_extend(self, s: OMState, c: int) -> bool:
        if self.boosted and s.quarters[c]:
            return True
        return bool(self.bits & TECH_OPEN) and s.best_level(UPGRADE_TECH) > 0

    def legal(self, s: OMState, seat: int) -> list[int]:
        found: list[int] = [] if self.must else [DONE]
        if self.left:
            for card in range(BLUEPRINTS):
                if is_ready(s, seat, card) and has_upgrade_site(s, seat, card, self.bits):
                    found.append(UPGRADE + card)
        elif self.boosted and s.quarters[seat]:
            found.append(BOOST)
        if self.bits & TECH_OPEN:
            for owner in range(s.companies):
                if s.lab[9 * owner + UPGRADE_TECH] >= 0:
                    found.append(USE + owner)
        return found

    def why(self, s: OMState, seat: int, action: int) -> int:
        if action == DONE:
            return MUST_FIRST if self.must else LEGAL
        if action == BOOST:
            if not self.boosted or self.left:
                return NO_BOOST
            return LEGAL if s.quarters[seat] else NO_COLONISTS
        if USE <= action < USE + 4:
            if not self.bits & TECH_OPEN:
                return TECH_USED
            owner = action - USE
            return LEGAL if owner < s.companies and s.lab[9 * owner + UPGRADE_TECH] >= 0 else NO_TECH
        if not UPGRADE <= action < UPGRADE + BLUEPRINTS or not self.left:
            return NOT_NOW
        return self.why_card(s, seat, action - UPGRADE)

    def why_card(self, s: OMState, c: int, card: int) -> int:
        if s.blueprint_owner[card] != c:
            return NOT_OWNED
        if s.blueprint_hex[card] >= 0:
            return UPGRADED
        if not self.bits & FREE and not s.goods[5 * c + MINERAL]:
            return NO_RESOURCES
        return LEGAL if has_upgrade_site(s, c, card, self.bits) else NO_UPGRADE_SITE

    def figures(self, s: OMState, seat: int, action: int, reason: int) -> tuple[int, ...]:
        if reason in SHORTAGES:
            return (shortfall(s, self, seat, action, reason),)
        return (action - USE,) if reason == NO_TECH else (action - UPGRADE,)

    def choose(self, s: OMState, seat: int, action: int) -> None:
        if action == DONE:
            return
        if action == BOOST:
            send_to_work(s, seat)
            s.do(Upgrade(seat, 1, 1, self.bits, 1))
        elif USE <= action < USE + 4:
            use_tech(s, seat, UPGRADE_TECH, action - USE)
            more = s.tech_level(action - USE, UPGRADE_TECH)
            s.do(Upgrade(seat, self.left + more, self.boosted, self.bits & ~TECH_OPEN, self.must))
        else:
            s.do(
                UpgradeSite(seat, action - UPGRADE, self.bits),
                Upgrade(seat, self.left - 1, self.boosted, self.bits, 0),
            )

    def prompt(self, s: OMState, seat: int) -> Prompt:
        return Prompt(ASK_UPGRADE_FREE if self.bits & FREE else ASK_UPGRADE, (self.left,))


class UpgradeSite(Step[OMState]):
    """5.11: which building; then the mineral is paid."""

    def __init__(self, company: int, card: int, bits: int) -> None:
        self.company: Final = company
        self.card: Final = card
        self.bits: Final = bits

    def run(self, s: OMState) -> None:
        c = self.company
        ways = upgrade_sites(s, c, self.card, self.bits)
        if not ways or (not self.bits & FREE and not s.goods[5 * c + MINERAL]):
            return
        if len(ways) > 1:
            s.ask(self, c)
        else:
            self.choose(s, c, AT + ways[0])

    def legal(self, s: OMState, seat: int) -> list[int]:
        return [AT + hex_ for hex_ in upgrade_sites(s, seat, self.card, self.bits)]

    def why(self, s: OMState, seat: int, action: int) -> int:
        if not AT <= action < AT + HEXES:
            return NOT_NOW
        return why_upgrade_at(s, seat, self.card, action - AT, self.bits)

    def figures(self, s: OMState, seat: int, action: int, reason: int) -> tuple[int, ...]:
        return (action - AT,)

    def choose(self, s: OMState, seat: int, action: int) -> None:
        if not self.bits & FREE:
            s.goods[5 * self.company + MINERAL] -= 1
        upgrade(s, self.company, self.card, action - AT)

    def prompt(self, s: OMState, seat: int) -> Prompt:
        return Prompt(ASK_UPGRADE_SITE, (self.card,))


class UpgradeEffect(Effect):
    """Upgrade some buildings."""

    def __init__(self, count: int, boosted: int, bits: int) -> None:
        self.count: Final = count
        self.boosted: Final = boosted
        self.bits: Final = bits

    def possible(self, s: OMState, c: int) -> bool:
        return can_upgrade(s, c, self.bits)

    def start(self, s: OMState, c: int, must: int) -> None:
        s.do(Upgrade(c, self.count, self.boosted, self.bits, must))


define("upgrade", UpgradeEffect(1, 0, TECH_OPEN))
define("upgrade_boosted", UpgradeEffect(1, 1, TECH_OPEN))
define("two_upgrades", UpgradeEffect(2, 0, TECH_OPEN))
define("two_upgrades_free", UpgradeEffect(2, 0, FREE))
define("upgrade_anywhere", UpgradeEffect(1, 0, ANYWHERE | TECH_OPEN))
