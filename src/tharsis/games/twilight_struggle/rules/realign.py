"""6.2: realignment rolls."""

from typing import Final

from tharsis.games.twilight_struggle.actions import (
    ASK_REALIGN,
    COUNTRY,
    DIE_OF,
    DONE,
    LOG_REALIGN,
    NO_AREA,
    NO_ROLLS,
    NO_STOP,
    REALIGN,
)
from tharsis.games.twilight_struggle.board import AREAS, BESIDE, NEIGHBOURS, OPEN_AT, US, USSR, WITHIN
from tharsis.games.twilight_struggle.deck import IRAN_CONTRA_SCANDAL
from tharsis.games.twilight_struggle.rules.coup import open_targets, realign_why, shielded, target_figures
from tharsis.games.twilight_struggle.rules.crisis import CrisisWindow
from tharsis.games.twilight_struggle.rules.values import has_bonus, in_asia, in_southeast, points
from tharsis.games.twilight_struggle.state import NONE, TSState
from tharsis.kernel import LEGAL, NOT_NOW, Prompt, Step


def advantage(s: TSState, side: int, country: int) -> int:
    """6.2.2: neighbours controlled, more influence there, the own superpower beside it."""
    bonus = 1 if s.influence[side][country] > s.influence[1 - side][country] else 0
    if BESIDE[side][country]:
        bonus += 1
    for neighbour in NEIGHBOURS[country]:
        if s.controls(side, neighbour):
            bonus += 1
    if side == US and s.in_effect[IRAN_CONTRA_SCANDAL]:
        bonus -= 1
    return bonus


class RealignmentRoll(Step[TSState]):
    """6.2.2, 6.2.3: both roll; the higher total removes the difference, and nothing is added."""

    def __init__(self, by: int, country: int) -> None:
        self.by: Final = by
        self.country: Final = country

    def run(self, s: TSState) -> None:
        country = self.country
        us_die = s.chance(DIE_OF[US], 6) + 1
        ussr_die = s.chance(DIE_OF[USSR], 6) + 1
        us = us_die + advantage(s, US, country)
        ussr = ussr_die + advantage(s, USSR, country)
        if s.recording:
            s.log(LOG_REALIGN, self.by, country, us_die, us, ussr_die, ussr)
        if us > ussr:
            s.change(USSR, country, ussr - us)
        elif ussr > us:
            s.change(US, country, us - ussr)


class Realignment(Step[TSState]):
    """6.2: roll by roll, as many as there are points; after the first one may stop.

    ``area`` is NONE for operations; an event names one, and its rolls ignore DEFCON (6.3.5).
    """

    def __init__(
        self, by: int, raw: int, china: bool, used: int, asia: bool, southeast: bool, area: int
    ) -> None:
        self.by: Final = by
        self.raw: Final = raw
        self.china: Final = china
        self.used: Final = used
        self.asia: Final = asia
        self.southeast: Final = southeast
        self.area: Final = area

    def run(self, s: TSState) -> None:
        if self.possible(s):
            s.ask(self, self.by)

    def targets(self, s: TSState) -> list[int]:
        """Countries among which all open ones are."""
        return OPEN_AT[s.defcon] if self.area == NONE else AREAS[self.area]

    def possible(self, s: TSState) -> bool:
        """Whether another roll can be made anywhere."""
        if self.used >= points(s, self.by, self.raw, self.china, self.asia, self.southeast):
            return False
        enemy = s.influence[1 - self.by]
        return any(enemy[c] > 0 and self._why(s, c) == LEGAL for c in self.targets(s))

    def _why(self, s: TSState, country: int) -> int:
        if self.area != NONE and not WITHIN[self.area][country]:
            return NO_AREA
        reason = realign_why(s, self.by, country, self.area != NONE)
        if reason == LEGAL and self.used >= self.limit(s, country):
            return NO_ROLLS
        return reason

    def limit(self, s: TSState, country: int) -> int:
        """How many rolls there are in all, if the next one is made in this country."""
        asia = self.asia and in_asia(country)
        return points(s, self.by, self.raw, self.china, asia, self.southeast and in_southeast(country))

    def legal(self, s: TSState, seat: int) -> list[int]:
        if self.area == NONE and not has_bonus(s, self.by, self.china) and not shielded(s, self.by):
            found = open_targets(s, self.by, REALIGN)
        else:
            enemy = s.influence[1 - self.by]
            found = [REALIGN + c for c in self.targets(s) if enemy[c] > 0 and self._why(s, c) == LEGAL]
        if self.used:
            found.append(DONE)
        return found

    def why(self, s: TSState, seat: int, action: int) -> int:
        if action == DONE:
            return LEGAL if self.used else NO_STOP
        if REALIGN <= action < REALIGN + COUNTRY.size:
            return self._why(s, action - REALIGN)
        return NOT_NOW

    def figures(self, s: TSState, seat: int, action: int, reason: int) -> tuple[int, ...]:
        return target_figures(s, action - REALIGN, reason)

    def choose(self, s: TSState, seat: int, action: int) -> None:
        if action != DONE:
            self.roll(s, action - REALIGN)

    def roll(self, s: TSState, country: int) -> None:
        """One roll, then the question again."""
        rest = Realignment(
            self.by,
            self.raw,
            self.china,
            self.used + 1,
            self.asia and in_asia(country),
            self.southeast and in_southeast(country),
            self.area,
        )
        if s.crisis == 1 - self.by:
            s.do(CrisisWindow(1 - self.by, country), RealignmentRoll(self.by, country), rest)
        else:
            s.do(RealignmentRoll(self.by, country), rest)

    def prompt(self, s: TSState, seat: int) -> Prompt:
        best = points(s, self.by, self.raw, self.china, self.asia, self.southeast)
        return Prompt(ASK_REALIGN, (self.by, best - self.used))
