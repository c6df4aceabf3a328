"""8.3, 8.4: milestones and awards."""

from typing import Final

from tharsis.games.terraforming_mars import board
from tharsis.games.terraforming_mars.actions import (
    AWARD_FUNDED,
    AWARDS_GONE,
    LOG_CLAIMED,
    LOG_FUNDED,
    MILESTONE_SHORT,
    MILESTONE_TAKEN,
    MILESTONES_GONE,
    NOT_IN_SOLO,
    PRICE_SHORT,
)
from tharsis.games.terraforming_mars.rules.payment import Payment
from tharsis.games.terraforming_mars.state import NOBODY, RESOURCES, TMState
from tharsis.kernel import LEGAL

POINTS: Final = 5
SECOND_POINTS: Final = 2


def milestone_standing(s: TMState, seat: int, milestone: int) -> int:
    """8.3: how far a seat is."""
    if milestone == board.TERRAFORMER:
        return s.rating[seat]
    if milestone == board.MAYOR:
        return s.own_cities(seat)
    if milestone == board.GARDENER:
        return s.own_greeneries(seat)
    if milestone == board.BUILDER:
        return s.tags[seat * board.TAGS + board.BUILDING]
    return len(s.hand(seat))


def milestones_left(s: TMState) -> int:
    taken = len(s.milestones) - s.milestones.count(NOBODY)
    return board.MILESTONE_LIMIT - taken


def milestone_fault(s: TMState, seat: int, milestone: int) -> int:
    """8.3: three may be claimed in all, each once, by who fulfils it and pays 8 M€."""
    if s.solo():
        return NOT_IN_SOLO
    if s.milestones[milestone] != NOBODY:
        return MILESTONE_TAKEN
    if milestones_left(s) == 0:
        return MILESTONES_GONE
    if milestone_standing(s, seat, milestone) < board.MILESTONE_GOALS[milestone]:
        return MILESTONE_SHORT
    return LEGAL if s.money(seat) >= board.MILESTONE_PRICE else PRICE_SHORT


def milestone_figures(s: TMState, seat: int, milestone: int, reason: int) -> tuple[int, ...]:
    if reason == MILESTONE_TAKEN:
        return (milestone,)
    if reason == MILESTONE_SHORT:
        return milestone, board.MILESTONE_GOALS[milestone], milestone_standing(s, seat, milestone)
    if reason == PRICE_SHORT:
        return board.MILESTONE_PRICE, board.MILESTONE_PRICE - s.money(seat)
    return ()


def claim(s: TMState, seat: int, milestone: int) -> None:
    s.milestones[milestone] = seat
    s.log(LOG_CLAIMED, seat, milestone)
    s.do(Payment(seat, board.MILESTONE_PRICE, 0, 0, 0))


def award_price(s: TMState) -> int:
    """8.4: 8, 14, then 20 M€; -1 when three are funded."""
    funded = len(s.awards) - s.awards.count(NOBODY)
    return board.AWARD_PRICES[funded] if funded < len(board.AWARD_PRICES) else -1


def award_fault(s: TMState, seat: int, award: int) -> int:
    """8.4: three may be funded in all, each once, without a condition."""
    if s.solo():
        return NOT_IN_SOLO
    if s.awards[award] != NOBODY:
        return AWARD_FUNDED
    price = award_price(s)
    if price < 0:
        return AWARDS_GONE
    return LEGAL if s.money(seat) >= price else PRICE_SHORT


def award_figures(s: TMState, seat: int, award: int, reason: int) -> tuple[int, ...]:
    if reason == AWARD_FUNDED:
        return (award,)
    if reason == PRICE_SHORT:
        return award_price(s), award_price(s) - s.money(seat)
    return ()


def fund(s: TMState, seat: int, award: int) -> None:
    price = award_price(s)
    s.awards[award] = seat
    s.log(LOG_FUNDED, seat, award, price)
    s.do(Payment(seat, price, 0, 0, 0))


def award_standing(s: TMState, seat: int, award: int) -> int:
    """8.4: what an award measures."""
    if award == board.LANDLORD:
        return s.owner.count(seat) + s.offworld.count(seat)
    if award == board.BANKER:
        return s.production[seat * RESOURCES]
    if award == board.SCIENTIST:
        return s.tags[seat * board.TAGS + board.SCIENCE]
    if award == board.THERMALIST:
        return s.stock[seat * RESOURCES + board.HEAT]
    return s.stock[seat * RESOURCES + board.STEEL] + s.stock[seat * RESOURCES + board.TITANIUM]


def award_points(s: TMState, seat: int, award: int) -> int:
    """8.4, 9.3: 5 for the first, 2 for the second; ties share, a shared first place leaves no second,
    and with two players there is none."""
    mine = award_standing(s, seat, award)
    above = 0
    for other in range(s.seats):
        if award_standing(s, other, award) > mine:
            above += 1
    if above == 0:
        return POINTS
    return SECOND_POINTS if above == 1 and s.seats > 2 else 0
