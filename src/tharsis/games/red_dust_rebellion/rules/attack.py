"""5.9 Attack, 6.9 and 6.12 Ambush."""

from typing import Final

from tharsis.games.red_dust_rebellion.actions import (
    ASK_DICE,
    ATTACK_DIE,
    LOG_AMBUSH,
    LOG_ATTACK,
    LOG_DICE,
    NO_ENEMY,
    NO_HIGH_DIE_FIRST,
    NO_MARS_SPACE,
    NO_OWN_REBEL,
    NO_STORMY_SPACE,
    SET_DICE,
)
from tharsis.games.red_dust_rebellion.board import MARS
from tharsis.games.red_dust_rebellion.deck import SUBDERMAL_WEAPONRY
from tharsis.games.red_dust_rebellion.orders import AMBUSH_OF, SPECIAL_RULES
from tharsis.games.red_dust_rebellion.pieces import CR, SATELLITE
from tharsis.games.red_dust_rebellion.rules.forces import BY_ATTACK, Removal, activate
from tharsis.games.red_dust_rebellion.rules.operations import (
    AMBUSHED,
    MUST_AMBUSH,
    Operation,
    OperationRule,
)
from tharsis.games.red_dust_rebellion.rules.people import damage
from tharsis.games.red_dust_rebellion.shown import Odds
from tharsis.games.red_dust_rebellion.state import RDState
from tharsis.kernel import LEGAL, PickPair, Prompt, Step

FACES: Final[list[int]] = list(range(6))


class AttackRule(OperationRule):
    """5.9: spaces with own Rebels and enemy forces."""

    def space_why(self, s: RDState, o: Operation, space: int) -> int:
        if space >= MARS:
            return NO_MARS_SPACE
        if s.barred(space, o.by):
            return NO_STORMY_SPACE
        if not s.rebels(space, o.by):
            return NO_OWN_REBEL
        return LEGAL if s.enemy_forces(space, o.by) else NO_ENEMY

    def steps(self, s: RDState, o: Operation, space: int) -> list[Step[RDState]]:
        return [Attack(o.by, space, bool(o.flags & (AMBUSHED | MUST_AMBUSH)))]


class Attack(Step[RDState]):
    """5.9: Activate all Rebels and roll two dice; an Ambush Activates one and sets them (6.9, 6.12)."""

    def __init__(self, by: int, space: int, ambush: bool) -> None:
        self.by: Final = by
        self.space: Final = space
        self.ambush: Final = ambush

    def run(self, s: RDState) -> None:
        s.log(LOG_AMBUSH if self.ambush else LOG_ATTACK, self.by, self.space)
        if self.ambush:
            activate(s, self.by, self.space, 1)
            s.do(SetDice(self.by, self.space))
        else:
            activate(s, self.by, self.space, s.hidden(self.space, self.by))
            first = s.chance(ATTACK_DIE, 6) + 1
            second = s.chance(ATTACK_DIE, 6) + 1
            s.do(Hits(self.by, self.space, first, second))


class SetDice(PickPair[RDState]):
    """6.9, 6.12: set each die to any value."""

    def __init__(self, by: int, space: int) -> None:
        super().__init__(by)
        self.space: Final = space

    def verb(self) -> int:
        return SET_DICE

    def firsts(self, s: RDState, by: int) -> list[int]:
        return FACES

    def seconds(self, s: RDState, by: int, first: int) -> list[int]:
        return FACES

    def pair_why(self, s: RDState, by: int, first: int, second: int) -> int:
        return LEGAL if first <= second else NO_HIGH_DIE_FIRST

    def take(self, s: RDState, by: int, first: int, second: int) -> None:
        s.do(Hits(by, self.space, first + 1, second + 1))

    def prompt(self, s: RDState, seat: int) -> Prompt:
        return Prompt(ASK_DICE, (self.by, self.space))

    def asked_by(self, s: RDState, seat: int) -> str:
        return SPECIAL_RULES[AMBUSH_OF[self.by]]


class Hits(Step[RDState]):
    """5.9: Damage by the sum, two enemy forces for each die that hits; counted before removals."""

    def __init__(self, by: int, space: int, first: int, second: int) -> None:
        self.by: Final = by
        self.space: Final = space
        self.first: Final = first
        self.second: Final = second

    def run(self, s: RDState) -> None:
        space = self.space
        s.log(LOG_DICE, self.first, self.second)
        removed = removes(s, self.by, space, self.first, self.second)
        if damages(s, space, self.first, self.second):
            damage(s, space)
        s.do(Removal(self.by, BY_ATTACK, space, removed))


def damages(s: RDState, space: int, first: int, second: int) -> bool:
    """5.9: the sum is not above the number of all forces."""
    return first + second <= s.coin_forces(space) + s.rebel_forces(space) + s.at(space, SATELLITE)


def removes(s: RDState, by: int, space: int, first: int, second: int) -> int:
    """5.9: two enemy forces for each hit; three with Subdermal Weaponry."""
    each = 3 if by == CR and s.has_asset(SUBDERMAL_WEAPONRY) else 2
    return each * hits(s, by, space, first, second)


def hits(s: RDState, by: int, space: int, first: int, second: int) -> int:
    """5.9: each die not above the number of own Rebels."""
    rebels = s.rebels(space, by)
    return (1 if first <= rebels else 0) + (1 if second <= rebels else 0)


def odds(s: RDState, seat: int, action: int) -> Odds | None:
    """6.9, 6.12: what setting the dice so does."""
    asked = s.asking
    if not isinstance(asked, SetDice) or s.game.actions.base(action) != SET_DICE:
        return None
    first, second = divmod(action - SET_DICE, len(FACES))
    return {
        "removes": removes(s, asked.by, asked.space, first + 1, second + 1),
        "damage": damages(s, asked.space, first + 1, second + 1),
    }
