"""5.0 Operations in general: choosing spaces, what they cost, and when a Special Activity comes in."""

from typing import Final

from tharsis.games.red_dust_rebellion.actions import (
    ADD_SPECIAL,
    AMBUSH,
    ASK_OPERATION,
    DONE,
    LOG_OPERATION,
    NO_FURTHER_SPACE,
    NO_HIDDEN,
    NO_MEANS,
    NO_MOVE_IN_HABOOB,
    NO_OTHER_FACTION,
    NO_OTHER_SPACE,
    NO_PLAIN_ATTACK,
    NO_SECOND_SPECIAL,
    NO_SECOND_TIME,
    NO_SPACE,
    NO_SPACE_YET,
    NO_SPECIAL_NOW,
    NO_STOP_BEFORE_ALL_SPACES,
    PICK,
)
from tharsis.games.red_dust_rebellion.board import SPACES, bits
from tharsis.games.red_dust_rebellion.deck import FIRST_STORM, GENERAL_STRIKE
from tharsis.games.red_dust_rebellion.orders import (
    AMBUSH_OF,
    ATTACK,
    COST,
    MARCH,
    OPERATION_IDS,
    OPERATION_RULES,
    OPERATIONS_OF,
    RECON,
    SECURE,
    SPECIAL_RULES,
    SPECIALS_OF,
)
from tharsis.games.red_dust_rebellion.pieces import CORP, CR, MG
from tharsis.games.red_dust_rebellion.rules.assets import Pay, best_card, hand_value
from tharsis.games.red_dust_rebellion.rules.pledges import pledged
from tharsis.games.red_dust_rebellion.rules.special_activities import (
    AfterOperation,
    begin_special,
    special_why,
)
from tharsis.games.red_dust_rebellion.state import RDState
from tharsis.kernel import LEGAL, NOT_NOW, Either, Prompt, Step

# How an Operation is carried out.
FREE: Final = 1  # costs no Resources (5.0)
SPECIAL: Final = 2  # may be accompanied by a Special Activity (6.0)
EFFICIENT: Final = 4  # Desert Efficiency (4.1)
OFFER: Final = 8  # an Event's offer: may be declined before the first space
LIMITED: Final = 16  # one space, or one destination (4.1)
MUST_AMBUSH: Final = 32  # an Event's Ambush: free Attack with chosen dice (7.6)
AMBUSH_ANYWAY: Final = 64  # even with no Hidden Rebel (Event 45)
ONE_AMBUSH: Final = 128  # one space was Ambushed, one more may be
AMBUSHED: Final = 256  # the space being entered is Ambushed
STAY: Final = 512  # nothing moves: a non-player's Recon where its units stand (Event 36)
ALL_SPACES: Final = 1024  # every space that can be chosen must be (Asset 7)
ANY_NUMBER: Final = 99
BOUNDLESS: Final = 1000  # means of those who pay nothing
ANYWHERE: Final = (1 << SPACES) - 1
#: What may be answered while an Operation runs.
OPERATING: Final[list[int]] = [PICK, AMBUSH, ADD_SPECIAL]


class OperationRule:
    """What sets one Operation apart from the others."""

    def space_why(self, s: RDState, o: "Operation", space: int) -> int:
        return NOT_NOW

    def price(self, s: RDState, o: "Operation", space: int) -> int:
        """What choosing a space costs."""
        return COST[o.by]

    def fare(self, s: RDState, o: "Operation", space: int) -> int:
        """What it costs besides if units move into a chosen space."""
        return 0

    def steps(self, s: RDState, o: "Operation", space: int) -> list[Step[RDState]]:
        """What happens in a chosen space."""
        return []

    def close(self, s: RDState, o: "Operation") -> list[Step[RDState]]:
        """What happens when all spaces are chosen."""
        return []

    def empty_why(self, s: RDState, o: "Operation") -> int:
        """Whether the Operation may end with no space chosen."""
        return NO_SPACE_YET


OPERATIONS: Final[list[OperationRule]] = [OperationRule() for _ in OPERATION_IDS]


def haboob(s: RDState) -> bool:
    """4.0: while a Dust Storm is the Next Event nobody may Recon or March."""
    return s.upcoming >= FIRST_STORM


class Operation(Either[RDState]):
    """5.0: choose a space, add a Special Activity, or finish and pay."""

    def __init__(self, by: int, op: int, limit: int, spaces: int, flags: int, chosen: int = 0) -> None:
        super().__init__(by)
        self.op: Final = op
        self.limit: Final = limit  # of spaces
        self.spaces: Final = spaces
        self.flags: Final = flags
        self.chosen: Final = chosen

    def run(self, s: RDState) -> None:
        """K11: with no space left to choose and no Special Activity to add there is nothing to ask."""
        full = bits(self.chosen) >= self.limit
        if self.flags & FREE and self.chosen:
            full = full or not self.any_space(s)
        if full and not self.specials(s):
            self.finish(s)
        else:
            self.put(s)

    def verbs(self) -> list[int]:
        return OPERATING

    def among(self, s: RDState, by: int, verb: int) -> list[int]:
        return SPECIALS_OF[by] if verb == ADD_SPECIAL else s.game.actions.operands_of(verb)

    def pick_why(self, s: RDState, by: int, verb: int, x: int) -> int:
        if verb == PICK:
            return NO_PLAIN_ATTACK if self.flags & MUST_AMBUSH else self.space_why(s, x)
        if verb == AMBUSH:
            return self.ambush_why(s, x)
        if not self.flags & SPECIAL:
            return NO_SPECIAL_NOW
        return special_why(s, by, self.op, x, after=False)

    def take(self, s: RDState, by: int, verb: int, x: int) -> None:
        if verb == PICK:
            self.enter(s, x, self.flags)
        elif verb == AMBUSH:
            s.special_used = s.special_used or bool(self.flags & SPECIAL)
            flags = self.flags & ~ONE_AMBUSH if self.flags & ONE_AMBUSH else self.flags | ONE_AMBUSH
            self.enter(s, x, flags | AMBUSHED)
        else:
            if self.chosen:
                s.do(Moved(tuple(s.arrived)), self)
            else:  # 6.0: before the Operation, which begins after it
                s.do(BeginOperation(by, self.op, self.limit, self.spaces, self.flags))
            begin_special(s, by, x)

    def stop(self) -> int:
        return DONE

    def least(self, s: RDState, by: int) -> int:
        """A first space cannot be left out, nor is it more than one."""
        if self.flags & ALL_SPACES:
            return self.most(s, by)
        may_be_empty = self.flags & OFFER or OPERATIONS[self.op].empty_why(s, self) == LEGAL
        return 0 if may_be_empty else min(1, self.most(s, by))

    def most(self, s: RDState, by: int) -> int:
        """The spaces chosen, and those that could be paid for now, the cheapest first."""
        purse = self.purse(s)
        most = bits(self.chosen)
        for price in sorted([self.price(s, space) for space in self.open_spaces(s, one_will_do=False)]):
            purse -= price
            if purse < 0 or most == self.limit:
                break
            most += 1
        return most

    def picked(self, s: RDState, by: int) -> int:
        return bits(self.chosen)

    def stop_why(self, s: RDState, by: int) -> int:
        if self.flags & ALL_SPACES and self.any_space(s):
            return NO_STOP_BEFORE_ALL_SPACES
        if self.chosen or self.flags & OFFER or not self.any_space(s):
            return LEGAL
        reason = OPERATIONS[self.op].empty_why(s, self)
        return reason if reason == LEGAL or self.possible(s, by) else LEGAL

    def stopped(self, s: RDState, by: int) -> None:
        self.finish(s)

    def space_why(self, s: RDState, space: int) -> int:
        if not self.spaces >> space & 1:
            return NO_OTHER_SPACE
        if self.chosen >> space & 1:
            return NO_SECOND_TIME
        if bits(self.chosen) >= self.limit:
            return NO_FURTHER_SPACE
        reason = OPERATIONS[self.op].space_why(s, self, space)
        if reason != LEGAL:
            return reason
        return LEGAL if self.price(s, space) <= self.purse(s) else NO_MEANS

    def purse(self, s: RDState) -> int:
        """5.0: what can still be spent."""
        return means(s, self.by, self.op, self.flags) - s.owed

    def price(self, s: RDState, space: int) -> int:
        """5.0: Resources for one more space."""
        return self.charge(s, space, OPERATIONS[self.op].price(s, self, space))

    def fare(self, s: RDState, space: int) -> int:
        """5.3: Resources for units that stop in a chosen space."""
        return self.charge(s, space, OPERATIONS[self.op].fare(s, self, space))

    def charge(self, s: RDState, space: int, price: int) -> int:
        """5.0: nothing if free; the General Strike makes MarsGov pay more (Campaign 10)."""
        if self.flags & FREE or not price:
            return 0
        strike = self.by == MG and s.has_campaign(GENERAL_STRIKE) and s.level[space] <= 0
        return price + 1 if strike else price

    def ambush_why(self, s: RDState, space: int) -> int:
        """6.9, 6.12: Ambush in up to two Attack spaces not yet resolved."""
        if self.op != ATTACK:
            return NOT_NOW
        if not self.flags & (MUST_AMBUSH | ONE_AMBUSH):
            if not self.flags & SPECIAL:
                return NO_SPECIAL_NOW
            if s.special_used:
                return NO_SECOND_SPECIAL
        if not self.flags & AMBUSH_ANYWAY and s.hidden(space, self.by) == 0:
            return NO_HIDDEN
        return self.space_why(s, space)

    def any_space(self, s: RDState) -> bool:
        return bool(self.open_spaces(s, one_will_do=True))

    def open_spaces(self, s: RDState, one_will_do: bool) -> list[int]:
        """The spaces that could be chosen next, or the first of them: what space_why says, all at once."""
        found: list[int] = []
        if bits(self.chosen) >= self.limit:
            return found
        rule = OPERATIONS[self.op]
        purse = self.purse(s)
        likely = self.spaces & ~self.chosen
        for space in range(SPACES):
            if likely >> space & 1 and rule.space_why(s, self, space) == LEGAL:
                if self.price(s, space) > purse:
                    continue
                found.append(space)
                if one_will_do:
                    break
        return found

    def specials(self, s: RDState) -> list[int]:
        if not self.flags & SPECIAL or s.special_used:
            return []
        found: list[int] = []
        for sa in SPECIALS_OF[self.by]:
            if special_why(s, self.by, self.op, sa, after=False) == LEGAL:
                found.append(ADD_SPECIAL + sa)
        return found

    def legal(self, s: RDState, seat: int) -> list[int]:
        """The purse and the rule are looked up once for all spaces."""
        found: list[int] = []
        spaces = self.open_spaces(s, one_will_do=False)
        for space in spaces:
            if not self.flags & MUST_AMBUSH:
                found.append(PICK + space)
            if self.op == ATTACK and self.ambush_why(s, space) == LEGAL:
                found.append(AMBUSH + space)
        found.extend(self.specials(s))
        if self.flags & ALL_SPACES and spaces:
            return found
        free_to_stop = self.chosen or self.flags & OFFER or not spaces
        if free_to_stop or not found or OPERATIONS[self.op].empty_why(s, self) == LEGAL:
            found.append(DONE)
        return found

    def enter(self, s: RDState, space: int, flags: int) -> None:
        if not s.control_waits:  # 1.9: only a Secure or March holds Control back
            s.frozen = s.control_masks()
        s.owed += self.price(s, space)
        s.log(LOG_OPERATION, self.by, self.op, space)
        steps = OPERATIONS[self.op].steps(s, self.entered(flags), space)
        flags &= ~AMBUSHED
        s.do(Operation(self.by, self.op, self.limit, self.spaces, flags, self.chosen | 1 << space))
        s.do(*steps)

    def entered(self, flags: int) -> "Operation":
        """The Operation as the chosen space sees it."""
        return Operation(self.by, self.op, self.limit, self.spaces, flags, self.chosen)

    def finish(self, s: RDState) -> None:
        s.control_waits = False
        steps: list[Step[RDState]] = [Pay(self.by, s.owed, self.op, bool(self.flags & EFFICIENT))]
        if self.chosen or not self.flags & OFFER:
            steps.extend(OPERATIONS[self.op].close(s, self))
        if self.flags & SPECIAL and not s.special_used:
            steps.append(AfterOperation(self.by, self.op))
        s.do(*steps)

    def prompt(self, s: RDState, seat: int) -> Prompt:
        return Prompt(ASK_OPERATION, (self.by, self.op, s.owed))

    def asked_by(self, s: RDState, seat: int) -> str:
        return OPERATION_RULES[self.op]

    def rule(self, s: RDState, seat: int, action: int) -> str:
        verb = s.game.actions.base(action)
        if verb == PICK:
            return "7.6" if self.flags & MUST_AMBUSH else self.rule_of_space(s, action - verb)
        if verb == AMBUSH and self.by in AMBUSH_OF:
            return SPECIAL_RULES[AMBUSH_OF[self.by]]
        return SPECIAL_RULES[action - verb] if verb == ADD_SPECIAL else self.asked_by(s, seat)

    def rule_of_space(self, s: RDState, space: int) -> str:
        """What `space_why` goes by: an Event's bounds, once each, how many, which fit, what can be paid."""
        if not self.spaces >> space & 1:
            return "7.6"
        if self.chosen >> space & 1:
            return "5.0"
        if bits(self.chosen) >= self.limit:
            return "4.1" if self.flags & LIMITED else "7.6"
        fits = OPERATIONS[self.op].space_why(s, self, space) == LEGAL
        return "5.0" if fits else OPERATION_RULES[self.op]


def means(s: RDState, by: int, op: int, flags: int) -> int:
    """5.0: what the Faction could pay now for an Operation, with what others give it (1.6)."""
    if flags & FREE or by == CORP or s.is_np(by):
        return BOUNDLESS
    given = pledged(s, by)
    if by == CR:
        return given + (best_card(s, op) if flags & EFFICIENT else hand_value(s, op))
    return given + s.resources[by]


def operation_why(s: RDState, o: Operation) -> int:
    """Whether an Operation can be begun at all."""
    if o.op not in OPERATIONS_OF[o.by]:
        return NO_OTHER_FACTION
    if (o.op == RECON or o.op == MARCH) and haboob(s):
        return NO_MOVE_IN_HABOOB
    if o.any_space(s) or OPERATIONS[o.op].empty_why(s, o) == LEGAL:
        return LEGAL
    return NO_SPACE


class BeginOperation(Step[RDState]):
    """5.0: an Operation starts: counters at zero, Control as it is now (5.3, 5.7)."""

    def __init__(self, by: int, op: int, limit: int, spaces: int, flags: int) -> None:
        self.by: Final = by
        self.op: Final = op
        self.limit: Final = limit
        self.spaces: Final = spaces
        self.flags: Final = flags

    def run(self, s: RDState) -> None:
        o = Operation(self.by, self.op, self.limit, self.spaces, self.flags)
        if operation_why(s, o) != LEGAL:
            return
        begin_counters(s, self.op)
        s.do(o)


def begin_counters(s: RDState, op: int) -> None:
    """What an Operation counts while it runs."""
    s.activated = 0
    s.rebels_lost = 0
    s.coin_lost = 0
    s.bereaved = 0
    s.ambushed = 0
    s.bases_felled = 0
    s.arrived = []
    s.owed = 0
    s.owed_op = op
    s.frozen = s.control_masks()
    s.control_waits = op in (SECURE, MARCH)


class Moved(Step[RDState]):
    """6.0: after a Special Activity amid the Operation the Operation's own movers are those of before."""

    def __init__(self, arrived: tuple[int, ...]) -> None:
        self.arrived: Final = arrived

    def run(self, s: RDState) -> None:
        s.arrived = list(self.arrived)
