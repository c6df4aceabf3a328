"""6.2: realignment rolls."""

from typing import Final

from tharsis.games.twilight_struggle.actions import (
    ASK_REALIGN,
    DIE_OF,
    DONE,
    LOG_REALIGN,
    NO_AREA,
    NO_ROLLS,
    NO_STOP,
    REALIGN,
)
from tharsis.games.twilight_struggle.board import AREAS, BESIDE, NEIGHBOURS, OPEN_AT, WITHIN
from tharsis.games.twilight_struggle.codes import NONE, US, USSR
from tharsis.games.twilight_struggle.deck import IRAN_CONTRA_SCANDAL
from tharsis.games.twilight_struggle.rules.coup import open_targets, realign_why, shielded, target_details
from tharsis.games.twilight_struggle.rules.crisis import CrisisWindow
from tharsis.games.twilight_struggle.rules.values import BOUND_IN, has_bonus, points
from tharsis.games.twilight_struggle.state import TSState
from tharsis.kernel import LEGAL, SPREAD, PickOne, Prompt, Step


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


def lost(s: TSState, side: int, country: int, behind: int) -> int:
    """6.2.3: what a side loses whose total is lower by so much, as far as it has it."""
    return max(0, min(behind, s.influence[side][country]))


class RealignmentRoll(Step[TSState]):
    """6.2.2, 6.2.3: both roll; the higher total removes the difference, and nothing is added."""

    def __init__(self, by: int, country: int) -> None:
        self.by: Final = by
        self.country: Final = country

    def run(self, s: TSState) -> None:
        country = self.country
        us_die = s.roll(DIE_OF[US])
        ussr_die = s.roll(DIE_OF[USSR])
        us = us_die + advantage(s, US, country)
        ussr = ussr_die + advantage(s, USSR, country)
        if s.recording:
            s.log(LOG_REALIGN, self.by, country, us_die, us, ussr_die, ussr)
        s.change(US, country, -lost(s, US, country, ussr - us))
        s.change(USSR, country, -lost(s, USSR, country, us - ussr))


class Realignment(PickOne[TSState]):
    """6.2: roll by roll, as many as there are points; after the first one may stop.

    ``area`` is NONE for operations; an event names one, and its rolls ignore DEFCON (6.3.5).
    """

    def __init__(self, by: int, raw: int, bound: int, used: int, area: int) -> None:
        super().__init__(by)
        self.raw: Final = raw
        self.bound: Final = bound
        self.used: Final = used
        self.area: Final = area

    def kind(self) -> int:
        return SPREAD

    def most(self, s: TSState, by: int) -> int:
        return points(s, by, self.raw, self.bound)

    def picked(self, s: TSState, by: int) -> int:
        return self.used

    def verb(self) -> int:
        return REALIGN

    def among(self, s: TSState, by: int) -> list[int]:
        """Countries among which all open ones are."""
        return OPEN_AT[s.defcon] if self.area == NONE else AREAS[self.area]

    def possible(self, s: TSState, by: int) -> bool:
        """Whether another roll can be made anywhere."""
        if self.used >= points(s, by, self.raw, self.bound):
            return False
        enemy = s.influence[1 - by]
        return any(enemy[c] and self.pick_why(s, by, c) == LEGAL for c in self.among(s, by))

    def pick_why(self, s: TSState, by: int, country: int) -> int:
        if self.area != NONE and not WITHIN[self.area][country]:
            return NO_AREA
        reason = realign_why(s, by, country, free=self.area != NONE)
        if reason == LEGAL and self.used >= self.limit(s, country):
            return NO_ROLLS
        return reason

    def limit(self, s: TSState, country: int) -> int:
        """How many rolls there are in all, if the next one is made in this country."""
        return points(s, self.by, self.raw, self.bound & BOUND_IN[country])

    def legal(self, s: TSState, seat: int) -> list[int]:
        by = self.by
        if self.area == NONE and not has_bonus(s, by, self.bound) and not shielded(s, by):
            found = open_targets(s, by, REALIGN)
        else:
            enemy = s.influence[1 - by]
            found = [REALIGN + c for c in self.among(s, by) if enemy[c] and self.pick_why(s, by, c) == LEGAL]
        if self.used:
            found.append(DONE)
        return found

    def details(self, s: TSState, by: int, action: int, reason: int) -> tuple[int, ...]:
        return target_details(s, action - REALIGN)

    def take(self, s: TSState, by: int, country: int) -> None:
        """One roll, then the question again."""
        rest = Realignment(by, self.raw, self.bound & BOUND_IN[country], self.used + 1, self.area)
        if s.crisis == 1 - by:
            s.do(CrisisWindow(1 - by, country), RealignmentRoll(by, country), rest)
        else:
            s.do(RealignmentRoll(by, country), rest)

    def stop(self) -> int:
        return DONE

    def stop_why(self, s: TSState, by: int) -> int:
        return LEGAL if self.used else NO_STOP

    def prompt(self, s: TSState, seat: int) -> Prompt:
        return Prompt(ASK_REALIGN, (self.by, points(s, self.by, self.raw, self.bound) - self.used))
