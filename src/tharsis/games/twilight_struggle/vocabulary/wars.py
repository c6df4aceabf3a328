"""7.6: the five war cards."""

from typing import Final

from tharsis.games.twilight_struggle.actions import ASK_WAR, COUNTRY, DIE, LOG_WAR, NO_AREA, NO_NATO, TARGET
from tharsis.games.twilight_struggle.board import AREAS, BESIDE, NEIGHBOURS, WITHIN
from tharsis.games.twilight_struggle.deck import ARAB_ISRAELI_WAR, BRUSH_WAR, KOREAN_WAR
from tharsis.games.twilight_struggle.rules.coup import nato_protects
from tharsis.games.twilight_struggle.rules.crisis import CrisisWindow
from tharsis.games.twilight_struggle.rules.defcon import military
from tharsis.games.twilight_struggle.rules.victory import gain
from tharsis.games.twilight_struggle.state import TSState
from tharsis.kernel import LEGAL, NOT_NOW, Prompt, Step


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


class War(Step[TSState]):
    """7.6, 8.2.4: military operations in any case; a victory replaces all enemy influence."""

    def __init__(self, card: int, by: int, target: int) -> None:
        self.card: Final = card
        self.by: Final = by
        self.target: Final = target

    def run(self, s: TSState) -> None:
        if s.crisis == 1 - self.by:
            s.do(CrisisWindow(1 - self.by, self.target), WarRoll(self.card, self.by, self.target))
        else:
            s.do(WarRoll(self.card, self.by, self.target))


class WarRoll(Step[TSState]):
    """7.6: 4 or more wins 2 VP; in a Brush War 3 or more wins 1."""

    def __init__(self, card: int, by: int, target: int) -> None:
        self.card: Final = card
        self.by: Final = by
        self.target: Final = target

    def run(self, s: TSState) -> None:
        brush = self.card == BRUSH_WAR
        military(s, self.by, 3 if brush else 2)
        needed = 3 if brush else 4
        minus = defence(s, self.card, self.by, self.target)
        die = s.chance(DIE, 6) + 1
        s.log(LOG_WAR, self.by, self.target, die, minus, needed)
        if die - minus < needed:
            return
        enemy = s.influence[1 - self.by][self.target]
        s.change(1 - self.by, self.target, -enemy)
        s.change(self.by, self.target, enemy)
        gain(s, self.by, 1 if brush else 2)


class ChooseWar(Step[TSState]):
    """7.6: the player names the country attacked; NATO keeps a Brush War out of its countries."""

    def __init__(self, card: int, by: int, area: int) -> None:
        self.card: Final = card
        self.by: Final = by
        self.area: Final = area

    def run(self, s: TSState) -> None:
        s.ask(self, self.by)

    def _why(self, s: TSState, country: int) -> int:
        if not WITHIN[self.area][country]:
            return NO_AREA
        return NO_NATO if nato_protects(s, country) else LEGAL

    def legal(self, s: TSState, seat: int) -> list[int]:
        return [TARGET + country for country in AREAS[self.area] if self._why(s, country) == LEGAL]

    def why(self, s: TSState, seat: int, action: int) -> int:
        if TARGET <= action < TARGET + COUNTRY.size:
            return self._why(s, action - TARGET)
        return NOT_NOW

    def figures(self, s: TSState, seat: int, action: int, reason: int) -> tuple[int, ...]:
        return (action - TARGET,)

    def choose(self, s: TSState, seat: int, action: int) -> None:
        s.do(War(self.card, self.by, action - TARGET))

    def prompt(self, s: TSState, seat: int) -> Prompt:
        return Prompt(ASK_WAR, (self.by, self.card))
