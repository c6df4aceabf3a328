"""5.13: hire a Scientist or take an Earth Contract."""

from typing import Final

from tharsis.games.on_mars.actions import (
    ASK_HIRE,
    ASK_HIRE_FREE,
    ASK_REFILL,
    DONE,
    HIRE_AT,
    LOG_CONTRACT,
    LOG_HIRED,
    LOG_REFILL,
    MUST_FIRST,
    NO_COLONISTS,
    NO_CRYSTALS,
    NO_RESOURCES,
    NOT_IN_DECK,
    POST_EMPTY,
    REFILL,
    WRONG_CARD,
)
from tharsis.games.on_mars.cards import CONTRACT_COST, CONTRACTS, SCIENTIST_COST, SCIENTISTS
from tharsis.games.on_mars.rules.effects import Effect, define
from tharsis.games.on_mars.rules.gains import check_upgrade_contracts, contribute, task
from tharsis.games.on_mars.rules.payment import Units, pay, short
from tharsis.games.on_mars.rules.shortage import shortfall
from tharsis.games.on_mars.state import OMState
from tharsis.games.on_mars.terms import COIN, SCIENTIST_MISSION, SCIENTIST_TASK, WORKER
from tharsis.kernel import LEGAL, NOT_NOW, Prompt, Step

# Which cards an effect allows, and whether they are free, as bits.
WANT_SCIENTIST: Final = 1
WANT_CONTRACT: Final = 2
FREE: Final = 4
EITHER: Final = 3


def card_cost(card: int) -> Units:
    """5.13: the printed cost of a Scientist; a contract is a crystal."""
    return SCIENTIST_COST[card] if card < SCIENTISTS else CONTRACT_COST


def why_hire(s: OMState, c: int, post: int, bits: int, extra: int) -> int:
    """5.13: a card of the right kind, its cost paid beside the extra cost of the slot."""
    card = s.post[post]
    if card < 0:
        return POST_EMPTY
    if not bits & (WANT_SCIENTIST if card < SCIENTISTS else WANT_CONTRACT):
        return WRONG_CARD
    if bits & FREE:
        return LEGAL
    return short(s, c, card_cost(card), extra)


def can_hire(s: OMState, c: int, bits: int, extra: int) -> bool:
    return any(why_hire(s, c, post, bits, extra) == LEGAL for post in range(SCIENTISTS))


def hireable(s: OMState, c: int, extra: int) -> Units | None:
    """3.3: what the action will still need besides the extra cost, or None when no card is payable."""
    first: Units | None = None
    for post in range(SCIENTISTS):
        if why_hire(s, c, post, EITHER, extra) == LEGAL:
            cost = card_cost(s.post[post])
            if COIN not in cost and WORKER not in cost:
                return ()
            if first is None:
                first = cost
    return first


def why_not_hire(s: OMState, c: int) -> int:
    """5.13: what is lacking for the cards on display: resources for a Scientist, a crystal for a contract,
    Colonists for the Geologist."""
    reason = POST_EMPTY
    for card in s.post:
        if card >= SCIENTISTS and reason != NO_RESOURCES:
            reason = NO_CRYSTALS
        elif card > 0:
            reason = NO_RESOURCES
        elif card == 0 and reason == POST_EMPTY:
            reason = NO_COLONISTS
    return reason


class Hire(Step[OMState]):
    """5.13: choose a card of the display."""

    def __init__(self, company: int, bits: int, must: int) -> None:
        self.company: Final = company
        self.bits: Final = bits
        self.must: Final = must

    def run(self, s: OMState) -> None:
        if can_hire(s, self.company, self.bits, 0):
            s.ask(self, self.company)

    def legal(self, s: OMState, seat: int) -> list[int]:
        found: list[int] = [] if self.must else [DONE]
        for post in range(SCIENTISTS):
            if why_hire(s, seat, post, self.bits, 0) == LEGAL:
                found.append(HIRE_AT + post)
        return found

    def why(self, s: OMState, seat: int, action: int) -> int:
        if action == DONE:
            return MUST_FIRST if self.must else LEGAL
        if not HIRE_AT <= action < HIRE_AT + SCIENTISTS:
            return NOT_NOW
        return why_hire(s, seat, action - HIRE_AT, self.bits, 0)

    def figures(self, s: OMState, seat: int, action: int, reason: int) -> tuple[int, ...]:
        return (shortfall(s, self, seat, action, reason),)

    def choose(self, s: OMState, seat: int, action: int) -> None:
        if action == DONE:
            return
        post = action - HIRE_AT
        cost: Units = () if self.bits & FREE else card_cost(s.post[post])
        s.do(Hired(seat, post))
        pay(s, seat, cost)

    def prompt(self, s: OMState, seat: int) -> Prompt:
        return Prompt(ASK_HIRE_FREE if self.bits & FREE else ASK_HIRE)


class Hired(Step[OMState]):
    """5.13: the card comes to the company after its cost is paid."""

    def __init__(self, company: int, post: int) -> None:
        self.company: Final = company
        self.post: Final = post

    def run(self, s: OMState) -> None:
        take_card(s, self.company, self.post)


def take_card(s: OMState, c: int, post: int) -> None:
    card = s.post[post]
    s.post[post] = -1
    if card < SCIENTISTS:
        s.scientist_owner[card] = c
        s.log(LOG_HIRED, c, card)
        contribute(s, c, SCIENTIST_MISSION)
        task(s, c, SCIENTIST_TASK)
    else:
        s.contract_owner[card - SCIENTISTS] = c
        s.log(LOG_CONTRACT, c, card - SCIENTISTS)
        check_upgrade_contracts(s)


def has_gap(s: OMState) -> bool:
    """Whether a space of the board is empty."""
    return any(card < 0 for card in s.post)


def put_on_display(s: OMState, contract: int) -> None:
    """5.13: a contract of the deck on the first empty space."""
    s.post[s.post.index(-1)] = SCIENTISTS + contract
    s.contract_owner[contract] = -1
    s.log(LOG_REFILL, contract)


class Refill(Step[OMState]):
    """5.13: at the end of the turn its player fills each empty space with a contract of choice."""

    def __init__(self, company: int) -> None:
        self.company: Final = company

    def run(self, s: OMState) -> None:
        if has_gap(s) and -2 in s.contract_owner:
            s.ask(self, self.company)

    def legal(self, s: OMState, seat: int) -> list[int]:
        return [REFILL + k for k in range(CONTRACTS) if s.contract_owner[k] == -2]

    def why(self, s: OMState, seat: int, action: int) -> int:
        if not REFILL <= action < REFILL + CONTRACTS:
            return NOT_NOW
        return LEGAL if s.contract_owner[action - REFILL] == -2 else NOT_IN_DECK

    def figures(self, s: OMState, seat: int, action: int, reason: int) -> tuple[int, ...]:
        return (action - REFILL,)

    def choose(self, s: OMState, seat: int, action: int) -> None:
        put_on_display(s, action - REFILL)
        s.do(self)

    def prompt(self, s: OMState, seat: int) -> Prompt:
        return Prompt(ASK_REFILL)


class HireEffect(Effect):
    """Take a card of the display."""

    def __init__(self, bits: int) -> None:
        self.bits: Final = bits

    def possible(self, s: OMState, c: int) -> bool:
        return can_hire(s, c, self.bits, 0)

    def start(self, s: OMState, c: int, must: int) -> None:
        s.do(Hire(c, self.bits, must))


define("hire", HireEffect(EITHER))
define("contract", HireEffect(WANT_CONTRACT))
define("contract_free", HireEffect(WANT_CONTRACT | FREE))
define("scientist_free", HireEffect(WANT_SCIENTIST | FREE))
