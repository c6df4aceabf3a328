"""1.7 Population and Damage, 1.8 Support and Opposition: House, Repair, shifts."""

from typing import Final

from tharsis.games.red_dust_rebellion.actions import (
    ASK_EG,
    ASK_HOUSE,
    ASK_HOUSE_OR_REPAIR,
    DONE,
    HOUSE,
    LOG_DAMAGE,
    LOG_EG_MINUS,
    LOG_EG_PLUS,
    LOG_FORTIFIED_LOST,
    LOG_HOUSE,
    LOG_REPAIR,
    LOG_SHIFT,
    NO_DAMAGE,
    NO_DAMAGED_SPACE,
    NO_DISPLACED,
    NO_HOUSING,
    NO_MEANS,
    NO_OTHER_SPACE,
    NO_PEOPLE,
    NO_SECURITY,
    NO_SHIFT,
    OPT_EG_MINUS,
    OPT_EG_PLUS,
    REPAIR,
)
from tharsis.games.red_dust_rebellion.board import GREEN, GREY, IS_LABYRINTH, MARS
from tharsis.games.red_dust_rebellion.codes import ACTIVE_OPPOSITION, ACTIVE_SUPPORT, LEVEL_WORD
from tharsis.games.red_dust_rebellion.deck import RED_WAVE_ELECTIONS, WATER_RECLAMATION_WORKERS
from tharsis.games.red_dust_rebellion.pieces import CORP, FORTIFIED, KINDS, MG, POPULATION, RD, SECURITY
from tharsis.games.red_dust_rebellion.rules.ask import PickOption
from tharsis.games.red_dust_rebellion.rules.forces import search_rule, to_available, unfortify
from tharsis.games.red_dust_rebellion.state import RDState
from tharsis.kernel import LEGAL, NEVER, Either, Prompt, Step

REPAIR_COST: Final[tuple[int, ...]] = (3, 0, 2)
SHIFT_COST: Final[tuple[int, ...]] = (3, 0, 1)
BOTH_WORKS: Final[list[int]] = [HOUSE, REPAIR]
REPUTATIONS: Final[list[int]] = [OPT_EG_PLUS, OPT_EG_MINUS]
HOUSE_ALONE: Final[list[int]] = [HOUSE]


def damage(s: RDState, space: int) -> None:
    """1.7: a Fortified Troop absorbs it (6.1); else settlers leave and the last green box is covered."""
    if s.at(space, FORTIFIED):
        to_available(s, FORTIFIED, space)
        s.coin_lost += 1  # 6.2: a force removed like any other
        s.log(LOG_FORTIFIED_LOST, space)
        return
    if s.damage[space] >= GREEN[space]:
        return
    s.pieces[space * KINDS + POPULATION] = 0
    s.damage[space] += 1
    s.displaced += 1
    s.log(LOG_DAMAGE, space)
    people_changed(s, space)


def people_changed(s: RDState, space: int) -> None:
    """1.8: an Unpopulated space is Neutral; 6.1: Fortified Troops stand on Populated boxes."""
    if s.population(space) == 0:
        s.level[space] = 0
    unfortify(s, space)


def shift(s: RDState, space: int, steps: int) -> None:
    """1.8: shift towards Active Support (+) or Active Opposition (-)."""
    if space >= MARS or s.population(space) == 0:
        return
    before = s.level[space]
    for _ in range(abs(steps)):
        s.level[space] = _shifted(s, space, 1 if steps > 0 else -1)
    if s.level[space] != before:
        s.log(LOG_SHIFT, space, s.level[space] + LEVEL_WORD)


def _shifted(s: RDState, space: int, step: int) -> int:
    level = s.level[space] + step
    if level == 0 and step < 0 and s.has_campaign(RED_WAVE_ELECTIONS):
        return -1
    if level == ACTIVE_SUPPORT and IS_LABYRINTH[space] and s.has_campaign(WATER_RECLAMATION_WORKERS):
        return 1
    return max(ACTIVE_OPPOSITION, min(ACTIVE_SUPPORT, level))


def shift_why(s: RDState, space: int, step: int) -> int:
    """Whether a shift by one would change anything."""
    if space >= MARS or s.population(space) == 0:
        return NO_PEOPLE
    return LEGAL if _shifted(s, space, step) != s.level[space] else NO_SHIFT


def towards_neutral(s: RDState, space: int) -> None:
    if s.level[space] > 0:
        shift(s, space, -1)
    elif s.level[space] < 0:
        shift(s, space, 1)


def set_neutral(s: RDState, space: int) -> None:
    if s.level[space]:
        s.level[space] = 0
        s.log(LOG_SHIFT, space, LEVEL_WORD)


def set_eg(s: RDState, plus: bool) -> None:
    """1.2: turn the EarthGov Confidence marker."""
    if s.eg_plus != plus:
        s.eg_plus = plus
        s.log(LOG_EG_PLUS if plus else LOG_EG_MINUS)


def house_why(s: RDState, space: int) -> int:
    """1.7: a displaced marker, no Damage, an empty grey box."""
    if space >= MARS:
        return NO_PEOPLE
    if s.displaced == 0:
        return NO_DISPLACED
    if s.damage[space]:
        return NO_DAMAGED_SPACE
    return LEGAL if s.at(space, POPULATION) < GREY[space] else NO_HOUSING


def repair_why(s: RDState, by: int, space: int) -> int:
    """1.7: Damage, a displaced marker, and the price, all or nothing."""
    if s.damage[space] == 0:
        return NO_DAMAGE
    if s.displaced == 0:
        return NO_DISPLACED
    if by == CORP:
        return LEGAL if s.at(space, SECURITY) else NO_SECURITY
    if s.is_np(by):
        return LEGAL if by == MG or s.totals[RD] > 0 else NO_MEANS
    return LEGAL if s.resources[by] - s.owed >= REPAIR_COST[by] else NO_MEANS


class House(Step[RDState]):
    """1.7: move a marker from Displaced Population to a free box."""

    def __init__(self, by: int, space: int) -> None:
        self.by: Final = by
        self.space: Final = space

    def run(self, s: RDState) -> None:
        s.displaced -= 1
        s.add(self.space, POPULATION, 1)
        s.log(LOG_HOUSE, self.by, self.space)
        s.do(Reputation(self.by))


class Repair(Step[RDState]):
    """1.7: take a Damage marker and a displaced marker away, at the Faction's price."""

    def __init__(self, by: int, space: int) -> None:
        self.by: Final = by
        self.space: Final = space

    def run(self, s: RDState) -> None:
        by = self.by
        s.displaced -= 1
        s.damage[self.space] -= 1
        if by == CORP:
            to_available(s, SECURITY, self.space)
        elif by == RD and s.is_np(by):
            s.totals[RD] -= 1
        else:
            s.gain(by, -REPAIR_COST[by])
        s.log(LOG_REPAIR, by, self.space)
        s.do(Reputation(by))


class Reputation(PickOption):
    """1.7: House and Repair set EG+ for MarsGov, EG- for Red Dust, either for the Corporations."""

    def run(self, s: RDState) -> None:
        if self.by == CORP:
            self.put(s)
        else:
            set_eg(s, plus=self.by == MG)

    def among(self, s: RDState, by: int) -> list[int]:
        return REPUTATIONS

    def stop(self) -> int:
        return NEVER

    def take(self, s: RDState, by: int, choice: int) -> None:
        set_eg(s, plus=choice == OPT_EG_PLUS)

    def prompt(self, s: RDState, seat: int) -> Prompt:
        return Prompt(ASK_EG, (self.by,))


class HouseOrRepair(Either[RDState]):
    """5.3, 5.4: House or Repair once in one of the spaces; also where an Event allows only House."""

    def __init__(self, by: int, spaces: int, repair: bool) -> None:
        super().__init__(by)
        self.spaces: Final = spaces
        self.repair: Final = repair

    def verbs(self) -> list[int]:
        return BOTH_WORKS if self.repair else HOUSE_ALONE

    def stop(self) -> int:
        return DONE

    def possible(self, s: RDState, by: int) -> bool:
        return s.displaced > 0 and Either.possible(self, s, by)

    def pick_why(self, s: RDState, by: int, verb: int, space: int) -> int:
        if not self.spaces >> space & 1:
            return NO_OTHER_SPACE
        return house_why(s, space) if verb == HOUSE else repair_why(s, by, space)

    def take(self, s: RDState, by: int, verb: int, space: int) -> None:
        s.do(House(by, space) if verb == HOUSE else Repair(by, space))

    def prompt(self, s: RDState, seat: int) -> Prompt:
        return Prompt(ASK_HOUSE_OR_REPAIR if self.repair else ASK_HOUSE, (self.by,))

    def asked_by(self, s: RDState, seat: int) -> str:
        """An Event grants House alone, Coordinate and the search of a space either."""
        if not self.repair:
            return "7.2"
        return "6.8" if self.by == RD else search_rule(self.spaces)

    def rule(self, s: RDState, seat: int, action: int) -> str:
        verb = s.game.actions.base(action)
        works_there = verb in self.verbs() and self.spaces >> action - verb & 1
        return "1.7" if works_there else self.asked_by(s, seat)
