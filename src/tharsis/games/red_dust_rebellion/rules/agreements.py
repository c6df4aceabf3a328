"""1.6 Agreements: what two players promise each other within an action binds them during it; we record it."""

from typing import Final

from tharsis.games.red_dust_rebellion.actions import (
    ACCEPT,
    ASK_PACT,
    ASK_PROMISE,
    LOG_PACT,
    NO_ACTION_TO_BIND,
    NO_NONPLAYER_TRADE,
    NO_SECOND_REQUEST,
    NO_TRANSFERS,
    PROMISE,
    PROMISE_IDS,
    PROPOSE,
)
from tharsis.games.red_dust_rebellion.codes import PLAYED
from tharsis.games.red_dust_rebellion.pieces import CR
from tharsis.games.red_dust_rebellion.rules.transfers import REPLIES
from tharsis.games.red_dust_rebellion.state import RDState
from tharsis.kernel import LEGAL, Either, Part, Parts, PickOne, Prompt

PROMISES: Final = len(PROMISE_IDS)
ALL_PROMISES: Final = (1 << PROMISES) - 1


def agreed(s: RDState, partner: int) -> int:
    """The promises between the acting Faction and its partner in this action, as a set of bits."""
    return s.pacts >> partner * PROMISES & ALL_PROMISES


def refusal(partner: int, by_actor: bool) -> int:
    """The bit that tells that a proposal was refused: of the acting Faction, or to it."""
    return 1 << partner + (PLAYED if by_actor else 0)


class Proposing(Part[RDState, Parts[RDState]]):
    """1.6: the acting Faction and another one may agree on something. The operand is the other one: whom
    the acting player asks, or for whom another player speaks."""

    def pick_why(self, s: RDState, q: Parts[RDState], by: int, partner: int) -> int:
        if not s.trading:
            return NO_TRANSFERS
        if partner == s.acting or partner > CR:
            return NO_ACTION_TO_BIND
        if s.is_np(partner) or s.is_np(s.acting):
            return NO_NONPLAYER_TRADE
        seat, actor = s.seat_by[by], s.seat_by[s.acting]
        if (seat != actor and seat != s.seat_by[partner]) or actor == s.seat_by[partner]:
            return NO_ACTION_TO_BIND
        if s.refused & refusal(partner, seat == actor) or agreed(s, partner) == ALL_PROMISES:
            return NO_SECOND_REQUEST
        return LEGAL

    def take(self, s: RDState, q: Parts[RDState], by: int, partner: int) -> None:
        proposer = s.acting if s.seat_by[by] == s.seat_by[s.acting] else partner
        s.do(ChoosePromise(proposer, partner))


class ChoosePromise(PickOne[RDState]):
    """1.6: on what the two might agree."""

    def __init__(self, by: int, partner: int) -> None:
        super().__init__(by)
        self.partner: Final = partner

    def firm(self) -> bool:
        return True

    def verb(self) -> int:
        return PROMISE

    def pick_why(self, s: RDState, by: int, promise: int) -> int:
        return NO_SECOND_REQUEST if agreed(s, self.partner) >> promise & 1 else LEGAL

    def take(self, s: RDState, by: int, promise: int) -> None:
        other = self.partner if by == s.acting else s.acting
        s.do(Pact(other, self.partner, promise))

    def prompt(self, s: RDState, seat: int) -> Prompt:
        return Prompt(ASK_PROMISE, (s.acting, self.partner))


class Pact(Either[RDState]):
    """1.6: the other side agrees or not. What is agreed goes into the log; keeping it is up to the two."""

    def __init__(self, by: int, partner: int, promise: int) -> None:
        super().__init__(by)
        self.partner: Final = partner
        self.promise: Final = promise

    def firm(self) -> bool:
        return True

    def verbs(self) -> list[int]:
        return REPLIES

    def take(self, s: RDState, by: int, verb: int, x: int) -> None:
        if verb == ACCEPT:
            s.pacts |= 1 << self.partner * PROMISES + self.promise
            s.log(LOG_PACT, s.acting, self.partner, self.promise)
        else:
            s.refused |= refusal(self.partner, by_actor=by != s.acting)

    def prompt(self, s: RDState, seat: int) -> Prompt:
        return Prompt(ASK_PACT, (s.acting, self.partner, self.promise))


AGREEMENTS: Final[list[Part[RDState, Parts[RDState]]]] = [Proposing(PROPOSE)]
