"""1.6 What others have set aside for the acting Faction: it may count on that, but keeps none of it unless it
executes something."""

from typing import Final

from tharsis.games.red_dust_rebellion.actions import LOG_PLEDGE, LOG_PLEDGE_BACK, LOG_TRANSFER
from tharsis.games.red_dust_rebellion.codes import HAND
from tharsis.games.red_dust_rebellion.pieces import CR
from tharsis.games.red_dust_rebellion.state import RDState

PLEDGE: Final = 3  # numbers that describe one: its giver, its amount, and the Asset card spent for it
NO_CARD: Final = -1


def pledged(s: RDState, faction: int) -> int:
    """What the Faction can pay with besides its own means."""
    if faction != s.acting:
        return 0
    found = 0
    for i in range(0, len(s.pledges), PLEDGE):
        found += s.pledges[i + 1]
    return found


def pledge(s: RDState, giver: int, amount: int, card: int) -> None:
    """The giver has parted with it; nobody has it yet."""
    s.pledges = [*s.pledges, giver, amount, card]
    s.log(LOG_PLEDGE, giver, s.acting, amount)


def settle(s: RDState, paying: bool) -> None:
    """The acting Faction executes something. Reclaimers spend what they are given when they pay for an
    Operation; to anything else it does not help them."""
    if s.acting == CR:
        if not paying:
            give_back(s)
        return
    for i in range(0, len(s.pledges), PLEDGE):
        s.gain(s.acting, s.pledges[i + 1])
        s.log(LOG_TRANSFER, s.pledges[i], s.acting, s.pledges[i + 1])
    s.pledges = []


def spend(s: RDState, due: int) -> int:
    """Pay from what was set aside, the earliest first; what is left to pay. What is not needed goes back."""
    rest: list[int] = []
    for i in range(0, len(s.pledges), PLEDGE):
        giver, amount = s.pledges[i], s.pledges[i + 1]
        used = min(due, amount)
        due -= used
        if used:
            s.log(LOG_TRANSFER, giver, s.acting, used)
        if used < amount:
            rest.extend((giver, amount - used, NO_CARD))
    s.pledges = rest
    give_back(s)
    return due


def give_back(s: RDState) -> None:
    """Whoever passes, or does not need it, keeps nothing: Resources and cards return."""
    for i in range(0, len(s.pledges), PLEDGE):
        giver, amount, card = s.pledges[i : i + PLEDGE]
        if card == NO_CARD:
            s.gain(giver, amount)
        else:
            s.assets.move(card, HAND, s.everyone())
        s.log(LOG_PLEDGE_BACK, giver, amount)
    s.pledges = []
