"""10.6 to 10.8: what Lacerda does in Orbit and in the Colony."""

from typing import Final

from tharsis.games.on_mars.actions import (
    LOG_SOLO_CHEAPEST,
    LOG_SOLO_CONTRACT,
    LOG_SOLO_FULL_ROW,
    LOG_SOLO_HIRE,
    LOG_SOLO_LEAST,
    LOG_SOLO_MOST,
    LOG_SOLO_NEEDED,
    LOG_SOLO_PAYS,
    LOG_SOLO_ROVER,
    LOG_SOLO_SCORED,
    LOG_SOLO_SITES,
    LOG_SOLO_STACK,
    LOG_SOLO_UPGRADE,
    SOLO_CONTRACT,
)
from tharsis.games.on_mars.board import COLUMN_COST, HEXES, LAB_BENEFIT, LAB_LEVEL, LAB_RIGHT
from tharsis.games.on_mars.codes import (
    BATTERY,
    COIN,
    CRYSTAL,
    MINE,
    OXYGEN,
    PLANT,
    SHELTER,
    TECHS,
    UPGRADE_TECH,
    WATER,
    effect,
)
from tharsis.games.on_mars.deck import (
    BLUEPRINT_LEVEL,
    BLUEPRINT_TYPE,
    BLUEPRINTS,
    CONTRACTS,
    DISPLAY_ROW,
    SCIENTIST_OP,
    SCIENTIST_SCORES,
    SCIENTISTS,
    UPGRADES,
)
from tharsis.games.on_mars.designed import LACERDA_BENEFITS
from tharsis.games.on_mars.rules.blueprints import can_take_blueprint, take_blueprint
from tharsis.games.on_mars.rules.building import Erect
from tharsis.games.on_mars.rules.construction import connects, left_in_stock
from tharsis.games.on_mars.rules.contracts import complete
from tharsis.games.on_mars.rules.development import develop, filled
from tharsis.games.on_mars.rules.hiring import card_cost, put_on_display, take_card
from tharsis.games.on_mars.rules.lacerda.choices import best_owner, draw_for, scored_types
from tharsis.games.on_mars.rules.lacerda.rover import LacerdaMovesRover
from tharsis.games.on_mars.rules.payment import Units
from tharsis.games.on_mars.rules.technology import FIRST_COLUMN, has_no_room, learn, use_tech
from tharsis.games.on_mars.rules.upgrading import ANYWHERE, is_ready, upgrade, upgrade_sites
from tharsis.games.on_mars.rules.warehouse import take_item
from tharsis.games.on_mars.state import IN_DECK, OMState
from tharsis.kernel import Step

#: Laboratory benefits from the most to the least useful to him.
BENEFIT_ORDER: Final = tuple([effect(name) for name in LACERDA_BENEFITS])
#: Grid spaces from the cheapest row, each from the left.
CHEAPEST: Final[tuple[int, ...]] = (6, 7, 3, 4, 5, 0, 1, 2)
#: The icons along which his Bot goes: all types but the Shelter.
ICONS: Final = SHELTER
WAREHOUSE_ORDER: Final[tuple[int, ...]] = (CRYSTAL, BATTERY, WATER, PLANT, OXYGEN)

#: A Blueprint that a Scientist scores goes before all levels.
SCORED_FIRST: Final = 10


def has_crystals(s: OMState, cost: Units) -> bool:
    """10.4: whether he can pay a cost: of all units he owes only the crystals."""
    return cost.count(COIN) <= s.crystals[s.lacerda]


def pay_crystals(s: OMState, cost: Units) -> None:
    """10.4: he pays crystals where they are due; they are no resources."""
    count = cost.count(COIN)
    if count:
        s.crystals[s.lacerda] -= count
        s.log(LOG_SOLO_PAYS, count)


# -- Orbit ----------------------------------------------------------------------------------------


def obtain_blueprint(s: OMState) -> None:
    """10.6: a type his Scientists score; else the leftmost card of the fuller row, the bottom one if even."""
    if not can_take_blueprint(s, s.lacerda):
        return
    bottom = [card for card in s.display[:DISPLAY_ROW] if card >= 0]
    top = [card for card in s.display[DISPLAY_ROW:] if card >= 0]
    rows = bottom + top if len(bottom) >= len(top) else top + bottom
    types = scored_types(s)
    for card in rows:
        if BLUEPRINT_TYPE[card] in types:
            s.log(LOG_SOLO_SCORED, card)
            take_blueprint(s, s.lacerda, card)
            return
    s.log(LOG_SOLO_FULL_ROW, rows[0])
    take_blueprint(s, s.lacerda, rows[0])


def cheapest_tech(s: OMState) -> int:
    """10.6: the grid space of the cheapest tile he does not own, leftmost first; -1 when he can take none."""
    c = s.lacerda
    if has_no_room(s, c):
        return -1
    for grid in CHEAPEST:
        if s.grid[grid] >= 0 and s.lab[TECHS * c + s.grid[grid]] < 0:
            return grid
    return -1


def learn_technology(s: OMState) -> None:
    """10.6: to the top space of column 1 first, with its benefit."""
    grid = cheapest_tech(s)
    if grid < 0:
        return
    tech = s.grid[grid]
    s.grid[grid] = -1
    s.log(LOG_SOLO_CHEAPEST, tech)
    learn(s, s.lacerda, tech, first_free_lab(s))


def first_free_lab(s: OMState) -> int:
    """The top space of column 1, or the one below where a tile lies on it."""
    return FIRST_COLUMN[1] if filled(s, s.lacerda) >> FIRST_COLUMN[0] & 1 else FIRST_COLUMN[0]


def movable_tiles(s: OMState, free: bool) -> list[int]:
    """His Tech tiles that can be developed, ``free``: at no cost."""
    return [tech for tech in range(TECHS) if best_target(s, tech, free) >= 0]


def best_target(s: OMState, tech: int, free: bool) -> int:
    """10.6: the free space with the most useful benefit, the lower one if equal; -1 when there is none that
    he can pay."""
    at = s.lab[TECHS * s.lacerda + tech]
    best = -1
    taken = filled(s, s.lacerda)
    if at >= 0:
        for lab in LAB_RIGHT[at]:
            if taken >> lab & 1 or not (free or has_crystals(s, COLUMN_COST[LAB_LEVEL[lab]])):
                continue
            if best < 0 or BENEFIT_ORDER.index(LAB_BENEFIT[lab]) <= BENEFIT_ORDER.index(LAB_BENEFIT[best]):
                best = lab
    return best


class LacerdaDevelops(Step[OMState]):
    """10.6: the most or the least developed tile that can move; if equal the lower one."""

    def __init__(self, most: bool, free: bool) -> None:
        self.most: Final = most
        self.free: Final = free

    def run(self, s: OMState) -> None:
        chosen = -1
        for tech in movable_tiles(s, self.free):
            at = s.lab[TECHS * s.lacerda + tech]
            if chosen >= 0:
                level = LAB_LEVEL[at] - LAB_LEVEL[s.lab[TECHS * s.lacerda + chosen]]
                if not self.most:
                    level = -level
                if level < 0 or (level == 0 and at < s.lab[TECHS * s.lacerda + chosen]):
                    continue
            chosen = tech
        if chosen >= 0:
            s.log(LOG_SOLO_MOST if self.most else LOG_SOLO_LEAST, chosen)
            lab = best_target(s, chosen, self.free)
            if not self.free:
                pay_crystals(s, COLUMN_COST[LAB_LEVEL[lab]])
            develop(s, s.lacerda, chosen, lab)


def take_from_warehouse(s: OMState) -> None:
    """10.4: the item with most copies, crystals first, then from the left."""
    best = 0
    for item in WAREHOUSE_ORDER:
        if s.warehouse[item] > s.warehouse[best]:
            best = item
    if s.warehouse[best]:
        s.log(LOG_SOLO_STACK, best)
        take_item(s, s.lacerda, best)


# -- Colony: construct ----------------------------------------------------------------------------


def next_type(s: OMState) -> int:
    """10.7: from his Bot's icon on, the first type whose marker is below the level; a Mine always is."""
    building = s.icon
    while building != MINE and s.lss[building - 1] >= s.level + 1:
        building = (building + 1) % ICONS
    return building


def best_sites(s: OMState, building: int) -> list[int]:
    """10.7: legal hexes anywhere on the map that make the largest Complex."""
    kind = s.kind_of(s.lacerda, building)
    level = s.best_level(building)
    best: list[int] = []
    size = -1
    for hex_ in range(HEXES):
        if s.building[hex_] >= 0:
            continue
        need = connects(s, kind, hex_)
        if 0 <= need <= level and need >= size:
            if need > size:
                best = []
                size = need
            best.append(hex_)
    return best


def can_build(s: OMState, building: int) -> bool:
    return left_in_stock(s, s.lacerda, building) > 0 and len(best_sites(s, building)) > 0


class LacerdaBuilds(Step[OMState]):
    """10.7: the largest possible Complex with any Tech in play; equal hexes are drawn for."""

    def __init__(self, building: int) -> None:
        self.building: Final = building

    def run(self, s: OMState) -> None:
        if not can_build(s, self.building):
            return
        sites = best_sites(s, self.building)
        need = connects(s, s.kind_of(s.lacerda, self.building), sites[0])
        s.log(LOG_SOLO_SITES, need + 1, len(sites))
        hex_ = draw_for(s, sites)
        if need:
            use_tech(s, s.lacerda, self.building, best_owner(s, self.building, need))
        s.do(Erect(s.lacerda, self.building, hex_))


class LacerdaConstructs(Step[OMState]):
    """10.7: the building the Colony needs; then his Bot moves to the icon after it. If he cannot build it his
    Rover moves instead (10.4)."""

    def run(self, s: OMState) -> None:
        building = next_type(s)
        if can_build(s, building):
            s.log(LOG_SOLO_NEEDED, building)
            s.icon = (building + 1) % ICONS
            s.do(LacerdaBuilds(building))
        else:
            s.log(LOG_SOLO_ROVER)
            s.do(LacerdaMovesRover())


# -- Colony: upgrade ------------------------------------------------------------------------------


def upgradable(s: OMState) -> list[int]:
    """His Blueprints with a fitting building on the map."""
    c = s.lacerda
    return [b for b in range(BLUEPRINTS) if is_ready(s, c, b) and upgrade_sites(s, c, b, ANYWHERE)]


def best_upgrades(s: OMState) -> list[int]:
    """The best of them: scored types, then more OP."""
    best: list[int] = []
    worth = -1
    types = scored_types(s)
    for card in upgradable(s):
        value = SCORED_FIRST * types.count(BLUEPRINT_TYPE[card]) + BLUEPRINT_LEVEL[card]
        if value > worth:
            best = []
            worth = value
        if value == worth:
            best.append(card)
    return best


class LacerdaUpgrades(Step[OMState]):
    """10.8: one Blueprint after the other; ``with_tech``: as many more as the Upgrade Tech in play allows."""

    def __init__(self, left: int, with_tech: bool) -> None:
        self.left: Final = left
        self.with_tech: Final = with_tech

    def run(self, s: OMState) -> None:
        cards = best_upgrades(s)
        if not cards:
            return
        if not self.left:
            if self.with_tech:
                self.go_on(s)
            return
        card = draw_for(s, cards)
        s.log(LOG_SOLO_UPGRADE, card)
        s.do(LacerdaUpgrades(self.left - 1, self.with_tech))
        upgrade(s, s.lacerda, card, draw_for(s, upgrade_sites(s, s.lacerda, card, ANYWHERE)))

    def go_on(self, s: OMState) -> None:
        """4.5: with Upgrade Tech, his own where its level is enough for what he can still upgrade."""
        need = min(s.best_level(UPGRADE_TECH), len(upgradable(s)))
        if need:
            use_tech(s, s.lacerda, UPGRADE_TECH, best_owner(s, UPGRADE_TECH, need))
            s.do(LacerdaUpgrades(need, with_tech=False))


# -- Colony: hire ---------------------------------------------------------------------------------


def potential(s: OMState, scientist: int) -> int:
    """10.8: OP from Blueprints of the scored type that anybody owns, built or not."""
    count = 0
    for b in range(BLUEPRINTS):
        if s.blueprint_owner[b] >= 0 and BLUEPRINT_TYPE[b] == SCIENTIST_SCORES[scientist]:
            count += 1
    return SCIENTIST_OP * count


def wanted_posts(s: OMState) -> list[int]:
    """10.8: the best Scientists on display, or contracts once he has two, for which he has a crystal."""
    contracts = s.scientist_owner.count(s.lacerda) >= 2
    best: list[int] = []
    worth = -1
    for post in range(SCIENTISTS):
        card = s.post[post]
        if card < 0 or contracts != (card >= SCIENTISTS) or not has_crystals(s, card_cost(card)):
            continue
        value = potential(s, card) if not contracts else (1 if card - SCIENTISTS < UPGRADES else 0)
        if value > worth:
            best = []
            worth = value
        if value == worth:
            best.append(post)
    return best


class LacerdaHires(Step[OMState]):
    """10.8: the card worth most; his contracts are complete; a random contract takes its place."""

    def run(self, s: OMState) -> None:
        posts = wanted_posts(s)
        if not posts:
            return
        post = draw_for(s, posts)
        card = s.post[post]
        if card < SCIENTISTS:
            s.log(LOG_SOLO_HIRE, card, potential(s, card))
        else:
            s.log(LOG_SOLO_CONTRACT, card - SCIENTISTS)
        pay_crystals(s, card_cost(card))
        take_card(s, s.lacerda, post)
        if card >= SCIENTISTS and not s.contract_done[card - SCIENTISTS]:
            complete(s, s.lacerda, card - SCIENTISTS)
        deck = [k for k in range(CONTRACTS) if s.contract_owner[k] == IN_DECK]
        if deck:
            put_on_display(s, s.draw(SOLO_CONTRACT, deck))
