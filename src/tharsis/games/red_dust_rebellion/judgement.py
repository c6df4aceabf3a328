"""How well a position stands for a seat or a Faction: by the margins at the next victory check (2.0), and by
what may still come of its forces and means."""

import math
from typing import Final

from tharsis.games.red_dust_rebellion.board import (
    EARTH,
    EG_TOP,
    EG_VALUE,
    IS_DESERT,
    IS_LABYRINTH,
    MARS,
    PHOBOS,
    TRANSIT,
)
from tharsis.games.red_dust_rebellion.codes import (
    ACTIVE_OPPOSITION,
    ACTIVE_SUPPORT,
    CASUALTIES,
    COIN,
    PLAYED,
    THRESHOLD,
    TIE_ORDER,
)
from tharsis.games.red_dust_rebellion.deck import FIRST_STORM, PILE_CARDS
from tharsis.games.red_dust_rebellion.pieces import (
    ACTIVE_SPECOPS,
    CONVERSION,
    CORP,
    CORP_BASE,
    CR,
    EG_TROOP,
    KINDS,
    MG,
    RD,
    SATELLITE,
    SECURITY,
    SUPPLY,
    TERRAFORMING,
)
from tharsis.games.red_dust_rebellion.state import RDState

LAST_CHECK: Final = 3
#: Cards from one Dust Storm to the next, and from one Flashpoint Round to the next, on the average.
CARDS_A_STORM: Final = 12.5
CARDS_A_FLASH: Final = 2.5
LONG: Final = 20.0  # cards before the end from which on nothing is too late
EARLIEST_STORM: Final = 6  # cards of a pile that come before its storm in any case

# What things are worth beside a point of the margin.
UNIT: Final = 0.08
HIDDEN_REBEL: Final = 0.05
ENEMY: Final = 0.03
PURSE: Final[tuple[float, ...]] = (0.25, 0.0, 0.2, 0.4)  # a Resource, a Resource, a card in hand
PURSE_FULL: Final[tuple[int, ...]] = (20, 0, 15, 4)  # beyond which it is worth less than half
BASE_WORTH: Final[tuple[float, ...]] = (0.5, 1.5, 1.0, 1.0)
UPHELD: Final = 0.6  # the part of an income that its owner is likely to see
EXPLOITED: Final = 0.4  # for each point of Population in reach of Exploit
WON_OVER: Final = 0.15  # for each point of Support or Opposition within reach

#: How a rival's margin frightens: by the slope where it is sure to win; from three points before on.
FEAR: Final = 1.5
FEAR_WIDTH: Final = 3.0
FEAR_AHEAD: Final = 2.0
TIE: Final = 0.1  # by which a margin falls behind an equal one
ALLIED: Final = 0.3  # what a margin counts above that of the same player's other Faction
VICTORY: Final = 60.0
DEFEAT: Final = 30.0


def outlook(s: RDState, seat: int) -> float:
    """From 0 to 1 by the lowest own margin against the best other one."""
    own = s.factions_of(seat)
    if not own:
        return 0.5
    mine = min([s.margin(faction) for faction in own])
    rest = [s.margin(faction) for faction in range(PLAYED) if faction not in own]
    lead = mine - max(rest) if rest else mine
    return max(0.0, min(1.0, 0.5 + lead / 40.0))


class Times:
    """How long it is to the next check and to the end, in cards."""

    def __init__(self, s: RDState) -> None:
        self.checks: Final = LAST_CHECK - s.storm_rounds  # still to come
        self.near: Final = cards_to_check(s)
        self.far: Final = CARDS_A_STORM * max(0, self.checks - 1)
        self.promise: Final = min(1.0, (self.near + self.far) / LONG)  # what means are still good for

    def flashes(self) -> float:
        """Flashpoint Rounds before the next check."""
        return self.near / CARDS_A_FLASH


def cards_to_check(s: RDState) -> float:
    """Cards to be played before the next check after the current one, on the average (3.3); none once the
    storm is in sight, or after the last check."""
    if s.upcoming >= FIRST_STORM or s.storm_rounds == LAST_CHECK:
        return 0.0
    left = PILE_CARDS - s.pile_drawn
    if s.pile_stormed:
        return left + (EARLIEST_STORM + PILE_CARDS) / 2
    if s.pile_drawn < EARLIEST_STORM:
        return (left + EARLIEST_STORM - s.pile_drawn) / 2
    return (left + 1) / 2


def worth(s: RDState, faction: int) -> float:
    """What the position is worth to a Faction, in points of its margin. 1.1: who runs two Factions counts the
    lower margin."""
    times = Times(s)
    margins = expected_margins(s, times)
    found = prospects(s, faction, times) + purse(s, faction) * times.promise
    mine = margins[faction]
    best = -99.0
    for other in range(PLAYED):
        if other == faction:
            continue
        if s.seat_by[other] >= 0 and s.seat_by[other] == s.seat_by[faction]:
            mine = min(mine, margins[other])
            continue
        best = max(best, margins[other] if TIE_ORDER[other] > TIE_ORDER[faction] else margins[other] - TIE)
        found -= fear(margins[other]) * nearness(times)
    found += mine + ALLIED * (margins[faction] - mine)
    if times.checks <= 1:
        found += min(0.0, mine - best)
    if times.near == 0.0:
        found += verdict(s, times, mine, best)
    return found


def nearness(times: Times) -> float:
    """How much rivals matter: most when a check is at hand, and always before the last one."""
    if times.near <= 3.0 or times.checks <= 1:
        return 1.0
    return 0.6 if times.near <= 6.0 else 0.4


def fear(margin: float) -> float:
    """A smooth bend: nothing far behind the victory condition, a straight line beyond it."""
    x = (margin + FEAR_AHEAD) / FEAR_WIDTH
    return FEAR * FEAR_WIDTH * (math.log1p(math.exp(x)) if x < 20.0 else x)


def verdict(s: RDState, times: Times, mine: float, best: float) -> float:
    """2.0: what the check that comes next says; 8.3: alone one wins at the last one only."""
    if times.checks == 0:
        return VICTORY if mine > best else 0.0
    if mine > 0.0 and mine > best and (s.seats > 1 or times.checks == 1):
        return VICTORY
    return -DEFEAT if best > 0.0 else 0.0


def expected_margins(s: RDState, times: Times) -> list[float]:
    """2.0, 4.3: the margins at the next check, after the losses counted before it."""
    support = 0
    opposition = 0
    held = 0
    for space in range(MARS):
        level = s.level[space]
        if level > 0:
            support += level * s.population(space)
        elif level < 0:
            opposition -= level * s.population(space)
        if s.control(space) == CR:
            held += 1
    profits = s.profits + income(s) * times.flashes()
    box = s.eg_box
    if times.checks > 0:
        row = CASUALTIES * KINDS
        box = max(0, box - s.pieces[row + SATELLITE] - s.pieces[row + EG_TROOP] // 2)
        lost: int = s.pieces[row + CORP_BASE] + s.pieces[row + SECURITY] // 2 + s.displaced // 2
        profits -= lost
    rd_bases = s.bases_on_mars(RD)
    return [
        support + confidence(s, box, times) - THRESHOLD[MG],
        profits - THRESHOLD[CORP],
        float(opposition + rd_bases - THRESHOLD[RD]),
        float(held + s.bases_on_mars(CR) - s.bases_on_mars(MG) - s.bases_on_mars(CORP) - rd_bases),
    ]


def confidence(s: RDState, box: int, times: Times) -> float:
    """4.2: EarthGov Confidence is about to move to where its marker points."""
    value = float(EG_VALUE[box])
    then = EG_VALUE[min(EG_TOP, box + 1)] if s.eg_plus else EG_VALUE[max(0, box - 1)]
    return value + 0.5 * min(1.0, times.flashes()) * (then - value)


def income(s: RDState) -> float:
    """4.2: Profits of a Flashpoint Round, as far as they are likely to last."""
    found = 0.0
    for space in range(MARS):
        if IS_DESERT[space]:
            green = s.at(space, TERRAFORMING)
            if green:
                found += (green + 1) * safety(guards(s, CORP, space))
            found -= s.at(space, CONVERSION)
    return found * UPHELD


def guards(s: RDState, faction: int, space: int) -> int:
    """1.1: units that protect the Bases of a Faction."""
    if faction in (RD, CR):
        return s.rebels(space, faction)
    return s.cubes(space) + s.at(space, ACTIVE_SPECOPS)


def safety(units: int) -> float:
    """How likely a Base lasts; four guards are what others shrink from."""
    return 0.4 + 0.15 * min(4, units)


def purse(s: RDState, faction: int) -> float:
    """Resources or cards, less what the running Operation will cost."""
    if faction == CORP:
        return 0.0
    if faction == CR:
        held = float(len(s.hand()))
        owed = 0.12 * s.owed
    else:
        held = float(s.resources[faction] - s.owed)
        owed = 0.0
    full = float(PURSE_FULL[faction])
    return PURSE[faction] * (min(held, full) + 0.4 * max(0.0, held - full)) - owed


def prospects(s: RDState, faction: int, times: Times) -> float:
    """What a Faction's forces may still bring, and those of its enemies."""
    found = 0.0
    promise = times.promise
    for space in range(MARS):
        bases = s.bases(space, faction)
        if bases:
            found += promise * BASE_WORTH[faction] * bases * safety(guards(s, faction, space))
        found += UNIT * s.force(space, faction) - ENEMY * s.enemy_forces(space, faction)
        if faction == MG:
            found += promise * pacifying(s, space)
        elif faction == RD:
            found += promise * agitating(s, space) + HIDDEN_REBEL * s.hidden(space, RD)
        elif faction == CR:
            found += HIDDEN_REBEL * s.hidden(space, CR) + 0.3 * promise * s.at(space, CONVERSION)
        elif bases:
            found += business(s, space, bases, times)
    if faction == MG:
        found += promise * freight(s, SUPPLY, 0.25) + 0.05 * s.force(PHOBOS, MG)
    elif faction == CORP:
        found += income(s) * times.far / CARDS_A_FLASH
        found += promise * (freight(s, SECURITY, 0.05) + 0.07 * s.force(PHOBOS, CORP))
    return found


def pacifying(s: RDState, space: int) -> float:
    """5.1, 4.3: people under COIN Control who can be won over."""
    people = s.population(space)
    if not people or s.control(space) != COIN:
        return 0.0
    missing: int = ACTIVE_SUPPORT - s.level[space]
    return WON_OVER * people * missing + 0.1


def agitating(s: RDState, space: int) -> float:
    """5.10, 4.3: people among whom Red Dust has Rebels, more where it has Control."""
    people = s.population(space)
    if not people or not s.rebels(space, RD):
        return 0.0
    missing: int = s.level[space] - ACTIVE_OPPOSITION
    found = WON_OVER * people * missing
    return found + 0.1 * people if s.control(space) == RD else found


def business(s: RDState, space: int, bases: int, times: Times) -> float:
    """6.5, 4.3: what Corporate Bases in a space earn, or could."""
    safe = safety(guards(s, CORP, space))
    found = 0.0
    if IS_LABYRINTH[space]:
        found += max(0, times.checks - 1) * bases * safe
    else:
        found += times.promise * s.at(space, CORP_BASE) * safe
    if not s.damage[space] and s.forces_of(space, CORP) > s.forces_of(space, MG):
        found += times.promise * EXPLOITED * s.population(space)
    return found


def freight(s: RDState, kind: int, value: float) -> float:
    """4.2: what is on its way from Earth."""
    return value * (s.at(TRANSIT, kind) + 0.5 * s.at(EARTH, kind))
