"""8.3, 8.4: milestones and awards."""

from typing import Final

from tharsis.games.terraforming_mars.actions import (
    LOG_CLAIMED,
    LOG_FUNDED,
    NO_AWARDS,
    NO_FREE_AWARD,
    NO_FREE_MILESTONE,
    NO_MILESTONE_REACHED,
    NO_MILESTONES,
    NO_MONEY,
    NO_SOLO,
)
from tharsis.games.terraforming_mars.board import (
    AWARD_IDS,
    AWARD_PRICES,
    BANKER,
    BUILDER,
    BUILDING,
    GARDENER,
    HEAT,
    LANDLORD,
    MAYOR,
    MILESTONE_GOALS,
    MILESTONE_IDS,
    MILESTONE_LIMIT,
    MILESTONE_PRICE,
    SCIENCE,
    SCIENTIST,
    STEEL,
    TAGS,
    TERRAFORMER,
    THERMALIST,
    TITANIUM,
)
from tharsis.games.terraforming_mars.codes import NOBODY
from tharsis.games.terraforming_mars.deck import NONE
from tharsis.games.terraforming_mars.rules.acting import TurnAction
from tharsis.games.terraforming_mars.rules.payment import payment
from tharsis.games.terraforming_mars.state import RESOURCES, TMState
from tharsis.kernel import LEGAL, Question

POINTS: Final = 5
SECOND_POINTS: Final = 2
ALL_MILESTONES: Final[list[int]] = list(range(len(MILESTONE_IDS)))
ALL_AWARDS: Final[list[int]] = list(range(len(AWARD_IDS)))


def milestone_standing(s: TMState, seat: int, milestone: int) -> int:
    """8.3: how far a seat is."""
    if milestone == TERRAFORMER:
        return s.rating[seat]
    if milestone == MAYOR:
        return s.own_cities(seat)
    if milestone == GARDENER:
        return s.own_greeneries(seat)
    if milestone == BUILDER:
        return s.tags[seat * TAGS + BUILDING]
    return len(s.hand(seat))


def milestones_left(s: TMState) -> int:
    taken = len(s.milestones) - s.milestones.count(NOBODY)
    return MILESTONE_LIMIT - taken


def milestone_why(s: TMState, seat: int, milestone: int) -> int:
    """8.3: three may be claimed in all, each once, by who fulfils it and pays 8 M€."""
    if s.solo():
        return NO_SOLO
    if s.milestones[milestone] != NOBODY:
        return NO_FREE_MILESTONE
    if milestones_left(s) == 0:
        return NO_MILESTONES
    if milestone_standing(s, seat, milestone) < MILESTONE_GOALS[milestone]:
        return NO_MILESTONE_REACHED
    return LEGAL if s.money(seat) >= MILESTONE_PRICE else NO_MONEY


class Claim(TurnAction):
    """8.3: claim a milestone."""

    def among(self, s: TMState, q: Question[TMState], by: int) -> list[int]:
        return ALL_MILESTONES

    def act_why(self, s: TMState, by: int, milestone: int) -> int:
        return milestone_why(s, by, milestone)

    def short(self, s: TMState, by: int, milestone: int, reason: int) -> tuple[int, ...]:
        if reason == NO_MILESTONE_REACHED:
            return MILESTONE_GOALS[milestone], milestone_standing(s, by, milestone)
        return MILESTONE_PRICE, MILESTONE_PRICE - s.money(by)

    def rule(self, s: TMState, q: Question[TMState], milestone: int) -> str:
        return "8.3"

    def act(self, s: TMState, by: int, milestone: int) -> None:
        s.milestones[milestone] = by
        s.log(LOG_CLAIMED, by, milestone)
        s.do(payment(by, MILESTONE_PRICE))


def award_price(s: TMState) -> int:
    """8.4: 8, 14, then 20 M€; none when three are funded."""
    funded = len(s.awards) - s.awards.count(NOBODY)
    return AWARD_PRICES[funded] if funded < len(AWARD_PRICES) else NONE


def award_why(s: TMState, seat: int, award: int) -> int:
    """8.4: three may be funded in all, each once, without a condition."""
    if s.solo():
        return NO_SOLO
    if s.awards[award] != NOBODY:
        return NO_FREE_AWARD
    price = award_price(s)
    if price == NONE:
        return NO_AWARDS
    return LEGAL if s.money(seat) >= price else NO_MONEY


class Fund(TurnAction):
    """8.4: fund an award."""

    def among(self, s: TMState, q: Question[TMState], by: int) -> list[int]:
        return ALL_AWARDS

    def act_why(self, s: TMState, by: int, award: int) -> int:
        return award_why(s, by, award)

    def short(self, s: TMState, by: int, award: int, reason: int) -> tuple[int, ...]:
        return award_price(s), award_price(s) - s.money(by)

    def rule(self, s: TMState, q: Question[TMState], award: int) -> str:
        return "8.4"

    def act(self, s: TMState, by: int, award: int) -> None:
        price = award_price(s)
        s.awards[award] = by
        s.log(LOG_FUNDED, by, award, price)
        s.do(payment(by, price))


def award_standing(s: TMState, seat: int, award: int) -> int:
    """8.4: what an award measures."""
    if award == LANDLORD:
        return s.owner.count(seat) + s.offworld.count(seat)
    if award == BANKER:
        return s.production[seat * RESOURCES]
    if award == SCIENTIST:
        return s.tags[seat * TAGS + SCIENCE]
    if award == THERMALIST:
        return s.stock[seat * RESOURCES + HEAT]
    return s.stock[seat * RESOURCES + STEEL] + s.stock[seat * RESOURCES + TITANIUM]


def award_points(s: TMState, award: int) -> list[int]:
    """8.4, 9.3, by seat."""
    standings = [award_standing(s, seat, award) for seat in range(s.seats)]
    return [place_points(mine, standings) for mine in standings]


def place_points(mine: int, standings: list[int]) -> int:
    """8.4: 5 for the first, 2 for the second; ties share, a shared first place leaves no second, and with two
    players there is none."""
    above = 0
    for standing in standings:
        if standing > mine:
            above += 1
    if above == 0:
        return POINTS
    return SECOND_POINTS if above == 1 and len(standings) > 2 else 0
