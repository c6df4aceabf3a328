"""Deals every card to a hand in time for its first sighting."""

from typing import Final

from tharsis.games.twilight_struggle.deck import CARD_IDS, OPS, SCORING
from tharsis.games.twilight_struggle.importer.movements import Deal, Movements, OutOfPlace, Stay
from tharsis.games.twilight_struggle.importer.parse import Section


class Hands:
    """The cards each side draws, in order, and the cards that must stay in the draw pile."""

    def __init__(self, draws: list[list[int]], undealt: list[int]) -> None:
        self.draws: Final = draws
        self.undealt: Final = undealt


def deal(sections: list[Section]) -> Hands:
    """All draws of a record: first what must be somewhere, then unseen, harmless cards."""
    moves = Movements(sections)
    deals = sorted(moves.deals, key=_when)
    for stay in sorted(moves.stays, key=_urgency):
        must = stay.seen >= 0 or stay.pile < moves.pile
        if must and not stay.undealt and not _place(stay, deals, []):
            line = stay.seen if stay.seen >= 0 else moves.shuffled[stay.pile]
            raise OutOfPlace(line, CARD_IDS[stay.card], "no deal can have brought it here")
    _fill(moves.stays, deals)
    draws: list[list[int]] = [[], []]
    for one in deals:
        draws[one.side].extend([stay.card for stay in one.stays])
    return Hands(draws, [stay.card for stay in moves.stays if stay.undealt])


def _when(one: Deal) -> tuple[int, int]:
    return one.line, one.pile


def _urgency(stay: Stay) -> tuple[bool, int]:
    """Earliest deadline first; cards never seen come last."""
    return stay.seen < 0, stay.seen


def _fits(stay: Stay, one: Deal) -> bool:
    """Whether this deal can have brought the card."""
    if one.pile != stay.pile or one.line < stay.since:
        return False
    for side, line in stay.absent:
        if one.side == side and one.line <= line:
            return False
    if stay.seen < 0:
        return not SCORING[stay.card]
    if one.side != stay.side or one.line > stay.seen:
        return False
    return one.turn == stay.turn or not SCORING[stay.card]  # 4.5.D: never held over


def _place(stay: Stay, deals: list[Deal], tried: list[Deal]) -> bool:
    """Give the stay a deal, moving others to later ones where needed: an augmenting path."""
    for one in deals:
        if one in tried or not _fits(stay, one):
            continue
        tried.append(one)
        if len(one.stays) < one.count:
            one.stays.append(stay)
            return True
        for other in one.stays:
            if _place(other, deals, tried):
                one.stays.remove(other)
                one.stays.append(stay)
                return True
    return False


def _fill(stays: list[Stay], deals: list[Deal]) -> None:
    """Cards that never show: low values first, so that they change nothing."""
    placed = [stay for one in deals for stay in one.stays]
    spare = [stay for stay in stays if stay not in placed and not stay.undealt]
    for stay in sorted(spare, key=_harm):
        _place(stay, deals, [])


def _harm(stay: Stay) -> int:
    return OPS[stay.card]
