"""6.3: coup attempts."""

from typing import Final

from tharsis.games.twilight_struggle.actions import (
    DIE,
    END_CRISIS,
    LOG_COUP,
    NO_DEFCON,
    NO_ENEMY_COUP,
    NO_ENEMY_REALIGN,
    NO_JAPAN,
    NO_NATO,
    NO_REFORMER,
    NO_VARIANT,
)
from tharsis.games.twilight_struggle.board import (
    ASIA_CLOSED,
    BATTLEGROUND,
    CHINESE_CIVIL_WAR,
    EUROPE,
    FRANCE,
    JAPAN,
    LATIN_AMERICA,
    OPEN_AT,
    REGION,
    STABILITY,
    WEST_GERMANY,
    WITHIN,
)
from tharsis.games.twilight_struggle.codes import US, USSR
from tharsis.games.twilight_struggle.deck import (
    DE_GAULLE_LEADS_FRANCE,
    NATO,
    NUCLEAR_SUBS,
    SALT_NEGOTIATIONS,
    THE_REFORMER,
    US_JAPAN_MUTUAL_DEFENSE_PACT,
    WILLY_BRANDT,
    YURI_AND_SAMANTHA,
)
from tharsis.games.twilight_struggle.rules.crisis import CrisisWindow
from tharsis.games.twilight_struggle.rules.defcon import closed_region, military, set_defcon
from tharsis.games.twilight_struggle.rules.victory import gain, win
from tharsis.games.twilight_struggle.state import TSState
from tharsis.kernel import LEGAL, Step


def nato_protects(s: TSState, country: int) -> bool:
    """NATO: a European country under US control, less what De Gaulle and Willy Brandt except."""
    if not s.in_effect[NATO] or REGION[country] != EUROPE:
        return False
    if country == FRANCE and s.in_effect[DE_GAULLE_LEADS_FRANCE]:
        return False
    if country == WEST_GERMANY and s.in_effect[WILLY_BRANDT]:
        return False
    return s.controls(US, country)


def protected_why(s: TSState, by: int, country: int) -> int:
    """7.3: what NATO and the pact with Japan keep from the USSR."""
    if by == US:
        return LEGAL
    if country == JAPAN and s.in_effect[US_JAPAN_MUTUAL_DEFENSE_PACT]:
        return NO_JAPAN
    return NO_NATO if nato_protects(s, country) else LEGAL


def realign_why(s: TSState, by: int, country: int, free: bool = False) -> int:
    """6.2.1, 8.1.5: whether a side may roll for realignment in a country."""
    if country == CHINESE_CIVIL_WAR:
        return NO_VARIANT
    if s.influence[1 - by][country] == 0:
        return NO_ENEMY_REALIGN
    if not free and closed_region(s, country):
        return NO_DEFCON
    return protected_why(s, by, country)


def coup_why(s: TSState, by: int, country: int, free: bool = False) -> int:
    """6.3.1, 6.3.5, 8.1.5: whether a side may attempt a coup in a country."""
    if country == CHINESE_CIVIL_WAR:
        return NO_VARIANT
    if s.influence[1 - by][country] == 0:
        return NO_ENEMY_COUP
    if not free and closed_region(s, country):
        return NO_DEFCON
    if by == USSR and REGION[country] == EUROPE and s.in_effect[THE_REFORMER]:
        return NO_REFORMER
    return protected_why(s, by, country)


def open_targets(s: TSState, by: int, verb: int) -> list[int]:
    """8.1.5: a verb with each country of enemy influence in the regions that DEFCON leaves open."""
    enemy = s.influence[1 - by]
    return [verb + country for country in OPEN_AT[s.defcon] if enemy[country]]


def any_target(s: TSState, by: int) -> bool:
    """Whether there is one."""
    enemy = s.influence[1 - by]
    return any(enemy[country] for country in OPEN_AT[s.defcon])


def shielded(s: TSState, by: int) -> bool:
    """Whether NATO, the pact with Japan or The Reformer can matter: they shield countries of Europe and
    Asia from the USSR, and DEFCON 3 closes both regions anyway."""
    return by == USSR and s.defcon > ASIA_CLOSED


def target_details(s: TSState, country: int) -> tuple[int, ...]:
    """8.1.5: what the words of a region closed by DEFCON need."""
    return REGION[country], s.defcon


def begin_coup(s: TSState, by: int, country: int, ops: int, free: bool = False) -> None:
    """6.3: queue the attempt; a threatened enemy may first end the Cuban Missile Crisis."""
    if s.crisis == 1 - by:
        s.do(CrisisWindow(1 - by, country), Coup(by, country, ops, free))
    else:
        s.next(Coup(by, country, ops, free))


class Coup(Step[TSState]):
    """6.3.2 to 6.3.5: military operations, DEFCON, then the roll against twice the stability."""

    def __init__(self, by: int, country: int, ops: int, free: bool) -> None:
        self.by: Final = by
        self.country: Final = country
        self.ops: Final = ops
        self.free: Final = free

    def run(self, s: TSState) -> None:
        if s.crisis == self.by:
            win(s, 1 - self.by, END_CRISIS)
            return
        if not self.free:
            military(s, self.by, self.ops)
        if self.lowers_defcon(s):
            set_defcon(s, s.defcon - 1)
            if s.over:
                return
        self.roll(s)
        if self.by == US and s.in_effect[YURI_AND_SAMANTHA]:
            gain(s, USSR, 1)

    def lowers_defcon(self, s: TSState) -> bool:
        """6.3.4: in a battleground, unless Nuclear Subs spare the US."""
        return BATTLEGROUND[self.country] and not (self.by == US and s.in_effect[NUCLEAR_SUBS])

    def modifier(self, s: TSState) -> int:
        """7.4: what SALT and the Death Squads change on the die."""
        change = -1 if s.in_effect[SALT_NEGOTIATIONS] else 0
        if WITHIN[LATIN_AMERICA][self.country]:
            change += s.death_squads[self.by]
        return change

    def margin(self, s: TSState, die: int) -> int:
        """6.3.2: by how much a die and the points beat twice the stability."""
        return die + self.ops + self.modifier(s) - 2 * STABILITY[self.country]

    def roll(self, s: TSState) -> None:
        """6.3.2: the margin removes enemy influence, and what is left of it becomes one's own."""
        die = s.roll(DIE)
        margin = self.margin(s, die)
        if s.recording:
            s.log(LOG_COUP, self.by, self.country, self.ops, die, self.modifier(s), margin)
        if margin <= 0:
            return
        enemy = s.influence[1 - self.by][self.country]
        s.change(1 - self.by, self.country, -margin)
        s.change(self.by, self.country, max(0, margin - enemy))
