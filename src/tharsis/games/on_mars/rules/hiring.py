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
    NO_CARD_THERE,
    NO_COLONISTS,
    NO_CONTRACT_IN_DECK,
    NO_CRYSTALS,
    NO_EARLY_CHOICE,
    NO_FITTING_CARD,
    NO_RESOURCES,
    REFILL,
)
from tharsis.games.on_mars.codes import COIN, SCIENTIST_MISSION, SCIENTIST_TASK, WORKER
from tharsis.games.on_mars.deck import CONTRACT_COST, GEOLOGIST, SCIENTIST_COST, SCIENTISTS
from tharsis.games.on_mars.rules.contracts import check_upgrade_contracts
from tharsis.games.on_mars.rules.missions import contribute
from tharsis.games.on_mars.rules.payment import Units, pay, short_why
from tharsis.games.on_mars.rules.settlers import task
from tharsis.games.on_mars.rules.shortage import short_of
from tharsis.games.on_mars.state import IN_DECK, ON_DISPLAY, OMState
from tharsis.kernel import LEGAL, PickOne, Prompt, Step

# Which cards an effect allows, and whether they are free, as bits.
WANT_SCIENTIST: Final = 1
WANT_CONTRACT: Final = 2
FREE: Final = 4
ANY_CARD: Final = WANT_SCIENTIST | WANT_CONTRACT


def card_cost(card: int) -> Units:
    """5.13: the printed cost of a Scientist; a contract is a crystal."""
    return SCIENTIST_COST[card] if card < SCIENTISTS else CONTRACT_COST


def post_why(s: OMState, c: int, post: int, bits: int) -> int:
    """5.13: a card of the right kind, and its cost paid."""
    card = s.post[post]
    if card < 0:
        return NO_CARD_THERE
    if not bits & (WANT_SCIENTIST if card < SCIENTISTS else WANT_CONTRACT):
        return NO_FITTING_CARD
    return LEGAL if bits & FREE else short_why(s, c, card_cost(card))


def can_hire(s: OMState, c: int, bits: int) -> bool:
    return any(post_why(s, c, post, bits) == LEGAL for post in range(SCIENTISTS))


def hireable(s: OMState, c: int, extra: int) -> Units | None:
    """3.3: what the action will still need besides its slot and the extra cost, or None when no card is
    payable with them."""
    first: Units | None = None
    for post in range(SCIENTISTS):
        card = s.post[post]
        if card >= 0 and short_why(s, c, card_cost(card), extra, spent=WORKER) == LEGAL:
            cost = card_cost(card)
            if COIN not in cost and WORKER not in cost:
                return ()
            if first is None:
                first = cost
    return first


def hire_why(s: OMState, c: int) -> int:
    """5.13: what is lacking for the cards on display: resources for a Scientist, a crystal for a contract,
    Colonists for the Geologist."""
    reason = NO_CARD_THERE
    for card in s.post:
        if card >= SCIENTISTS and reason != NO_RESOURCES:
            reason = NO_CRYSTALS
        elif card > GEOLOGIST:
            reason = NO_RESOURCES
        elif card == GEOLOGIST and reason == NO_CARD_THERE:
            reason = NO_COLONISTS
    return reason


class Hire(PickOne[OMState]):
    """5.13: choose a card of the display."""

    def __init__(self, by: int, bits: int, must: bool) -> None:
        super().__init__(by)
        self.bits: Final = bits
        self.must: Final = must

    def verb(self) -> int:
        return HIRE_AT

    def pick_why(self, s: OMState, by: int, post: int) -> int:
        return post_why(s, by, post, self.bits)

    def details(self, s: OMState, by: int, action: int, reason: int) -> tuple[int, ...]:
        return short_of(s, self, by, action, reason)

    def take(self, s: OMState, by: int, post: int) -> None:
        cost: Units = () if self.bits & FREE else card_cost(s.post[post])
        s.do(Hired(by, post))
        pay(s, by, cost)

    def stop(self) -> int:
        return DONE

    def stop_why(self, s: OMState, by: int) -> int:
        return NO_EARLY_CHOICE if self.must else LEGAL

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


def refill_due(s: OMState) -> bool:
    """5.13: whether a space of the board is empty and the deck has a contract for it."""
    return any(card < 0 for card in s.post) and IN_DECK in s.contract_owner


def put_on_display(s: OMState, contract: int) -> None:
    """5.13: a contract of the deck on the first empty space."""
    s.post[s.post.index(-1)] = SCIENTISTS + contract
    s.contract_owner[contract] = ON_DISPLAY
    s.log(LOG_REFILL, contract)


class Refill(PickOne[OMState]):
    """5.13: at the end of the turn its player fills each empty space with a contract of choice."""

    def possible(self, s: OMState, by: int) -> bool:
        return refill_due(s)

    def verb(self) -> int:
        return REFILL

    def pick_why(self, s: OMState, by: int, contract: int) -> int:
        return LEGAL if s.contract_owner[contract] == IN_DECK else NO_CONTRACT_IN_DECK

    def take(self, s: OMState, by: int, contract: int) -> None:
        put_on_display(s, contract)
        s.do(self)

    def prompt(self, s: OMState, seat: int) -> Prompt:
        return Prompt(ASK_REFILL)
