"""7.6: the five war cards."""

from typing import Final

from tharsis.games.twilight_struggle.actions import ASK_WAR, DIE, LOG_WAR, NO_AREA, NO_NATO, TARGET
from tharsis.games.twilight_struggle.board import AREAS, BESIDE, NEIGHBOURS
from tharsis.games.twilight_struggle.deck import ARAB_ISRAELI_WAR, BRUSH_WAR, KOREAN_WAR
from tharsis.games.twilight_struggle.rules.coup import nato_protects
from tharsis.games.twilight_struggle.rules.crisis import CrisisWindow
from tharsis.games.twilight_struggle.rules.defcon import military
from tharsis.games.twilight_struggle.rules.victory import gain
from tharsis.games.twilight_struggle.state import TSState
from tharsis.kernel import LEGAL, PickOne, Prompt, Step


def defence(s: TSState, card: int, by: int, target: int) -> int:
    """7.6: one off the die for each neighbour the defender's side controls, its superpower included;
    Arab-Israeli War counts Israel itself, 12.4.2: Korean War an undecided Chinese Civil War."""
    enemy = 1 - by
    minus = 1 if BESIDE[enemy][target] else 0
    for neighbour in NEIGHBOURS[target]:
        if s.controls(enemy, neighbour):
            minus += 1
    if card == ARAB_ISRAELI_WAR and s.controls(enemy, target):
        minus += 1
    if card == KOREAN_WAR and s.civil_war:
        minus += 1
    return minus


def needed(card: int) -> int:
    """7.6: the lowest modified roll that wins the war."""
    return 3 if card == BRUSH_WAR else 4


def prize(card: int) -> int:
    """7.6: the VP of a victory."""
    return 1 if card == BRUSH_WAR else 2


def effort(card: int) -> int:
    """7.6, 8.2.4: the military operations that a war counts as."""
    return 3 if card == BRUSH_WAR else 2


class War(Step[TSState]):
    """7.6: the victim of a crisis that could pay only there is asked before the roll."""

    def __init__(self, card: int, by: int, target: int) -> None:
        self.card: Final = card
        self.by: Final = by
        self.target: Final = target

    def run(self, s: TSState) -> None:
        roll = WarRoll(self.card, self.by, self.target)
        if s.crisis == 1 - self.by:
            s.do(CrisisWindow(1 - self.by, self.target), roll)
        else:
            s.do(roll)


class WarRoll(Step[TSState]):
    """7.6, 8.2.4: military operations in any case; a victory replaces all enemy influence."""

    def __init__(self, card: int, by: int, target: int) -> None:
        self.card: Final = card
        self.by: Final = by
        self.target: Final = target

    def run(self, s: TSState) -> None:
        military(s, self.by, effort(self.card))
        minus = defence(s, self.card, self.by, self.target)
        die = s.roll(DIE)
        s.log(LOG_WAR, self.by, self.target, die, minus, needed(self.card))
        if die - minus < needed(self.card):
            return
        enemy = s.influence[1 - self.by][self.target]
        s.change(1 - self.by, self.target, -enemy)
        s.change(self.by, self.target, enemy)
        gain(s, self.by, prize(self.card))


class ChooseWar(PickOne[TSState]):
    """7.6: the player names the country attacked; NATO keeps a Brush War out of its countries."""

    def __init__(self, by: int, card: int, area: int) -> None:
        super().__init__(by)
        self.card: Final = card
        self.area: Final = area

    def run(self, s: TSState) -> None:
        self.put(s)

    def verb(self) -> int:
        return TARGET

    def among(self, s: TSState, by: int) -> list[int]:
        return AREAS[self.area]

    def outside(self) -> int:
        return NO_AREA

    def pick_why(self, s: TSState, by: int, country: int) -> int:
        return NO_NATO if nato_protects(s, country) else LEGAL

    def take(self, s: TSState, by: int, country: int) -> None:
        s.do(War(self.card, by, country))

    def prompt(self, s: TSState, seat: int) -> Prompt:
        return Prompt(ASK_WAR, (self.by, self.card))
