"""Deals every card to a hand in time for its first sighting, or proves that it cannot be.

Each stay of a card needs a draw that can have brought it, and each draw a card. That is a matching, and the
search for it is complete: where it fails, the cards it got stuck with have fewer draws than cards (or draws
fewer cards than draws), which is the proof. Scoring cards that never show may only lie in the hands of the
last turn, and only as many as there are rounds for: every way to divide them is tried.
"""

from itertools import product
from typing import Final

from tharsis.games.twilight_struggle.board import ACTION_ROUNDS, EIGHT_ROUNDS, MOST_ROUNDS, TURNS
from tharsis.games.twilight_struggle.codes import US, USSR
from tharsis.games.twilight_struggle.deck import CARD_IDS, NORTH_SEA_OIL, OPS, SCORING, STAR_WARS
from tharsis.games.twilight_struggle.importer.movements import Deal, Movements, OutOfPlace, Stay
from tharsis.games.twilight_struggle.importer.parse import ROUND, Section
from tharsis.games.twilight_struggle.rules.shedding import SHEDS

_UNDEALT: Final = -1
_ANYBODY: Final = 2
_STEPS: Final = 5_000_000  # draws looked at before the search is given up
_NAMED: Final = 6  # cards that a proof names


class Hands:
    """The cards each side draws, in order, and the cards that must stay in the draw pile."""

    def __init__(self, draws: list[list[int]], undealt: list[int]) -> None:
        self.draws: Final = draws
        self.undealt: Final = undealt


def deal(sections: list[Section], unspoken: frozenset[int] = frozenset()) -> Hands:
    """All draws of a record: first what must be somewhere, then unseen, harmless cards."""
    moves = Movements(sections, unspoken)
    last = max([section.turn for section in sections])
    unseen = [stay for stay in moves.stays if SCORING[stay.card] and stay.seen < 0 and not stay.undealt]
    steps = _Steps()
    # Without regard to the rounds left for them: if even that fails, no division helps.
    _Matching(moves, last, dict.fromkeys(unseen, _ANYBODY), steps).hands()
    choices = [(US, USSR) if stay.until < moves.pile else (_UNDEALT, US, USSR) for stay in unseen]
    room = [_room(sections, last, side) for side in (US, USSR)]
    for division in product(*choices):
        if division.count(US) <= room[US] and division.count(USSR) <= room[USSR]:
            try:
                return _Matching(moves, last, dict(zip(unseen, division, strict=True)), steps).hands()
            except OutOfPlace:
                steps.check(sections[-1].number)
    cards = ", ".join([CARD_IDS[stay.card] for stay in unseen])
    raise OutOfPlace(sections[-1].number, cards, "more scoring cards than rounds to play them")


def _room(sections: list[Section], turn: int, side: int) -> int:
    """10.1.5: how many scoring cards that never show a side can have held through what it played in the
    last turn: each time others were played, there were rounds enough for all of them."""
    rounds = MOST_ROUNDS if _eight_rounds(sections, turn, side) else ACTION_ROUNDS[min(turn, TURNS)]
    played = [s for s in sections if s.turn == turn and s.kind == ROUND and s.side == side and s.card >= 0]
    room = rounds
    for i, section in enumerate(played):
        staked = SHEDS[side][section.card] > 0 or section.card == STAR_WARS  # its event may take them
        if not SCORING[section.card] and not staked:
            shown = len([later for later in played[i:] if SCORING[later.card]])
            room = min(room, rounds - section.round - shown)
    return max(0, room)


def _eight_rounds(sections: list[Section], turn: int, side: int) -> bool:
    """4.5.D, 6.4.4: North Sea Oil in this turn, or the last box of the Space Race."""
    for section in sections:
        for line in section.lines:
            oil = line.form == "event" and line.of["card"] == NORTH_SEA_OIL and section.turn == turn
            landed = line.form == "space" and line.of["side"] == side and line.of["box"] >= EIGHT_ROUNDS
            if (oil and side == US) or landed:
                return True
    return False


class _Steps:
    """Counts the work, so that the search ends on every machine at the same place."""

    def __init__(self) -> None:
        self.taken = 0

    def check(self, line: int) -> None:
        if self.taken > _STEPS:
            raise OutOfPlace(line, "the hands", f"none found within {_STEPS} steps")


class _Matching:
    """Stays and the deals that brought them."""

    def __init__(self, moves: Movements, last: int, division: dict[Stay, int], steps: _Steps) -> None:
        self.moves: Final = moves
        self.last: Final = last  # the last turn of the record
        self.division: Final = division  # to whom scoring cards go that never show
        self.steps: Final = steps
        self.deals: Final = sorted(moves.deals, key=_when)
        for one in self.deals:
            one.stays = []

    def hands(self) -> Hands:
        """Match the stays that must be somewhere, the earliest deadline first; then fill every draw."""
        for stay in sorted([stay for stay in self.moves.stays if self._must(stay)], key=_urgency):
            tried: list[Deal] = []
            if not self._place(stay, tried):
                raise self._too_many(stay, tried)
        for stay in sorted([stay for stay in self.moves.stays if self._may(stay)], key=_harm):
            self._place(stay, [])
        self._all_drawn()
        draws: list[list[int]] = [[], []]
        for one in self.deals:
            draws[one.side].extend([stay.card for stay in one.stays])
        return Hands(draws, [stay.card for stay in self.moves.stays if stay.undealt])

    def _must(self, stay: Stay) -> bool:
        """It is seen, or its pile was drawn to the end, or it is divided among the hands."""
        if stay.undealt:
            return False
        return stay.seen >= 0 or stay.until < self.moves.pile or self.division.get(stay) in (US, USSR)

    def _may(self, stay: Stay) -> bool:
        return not stay.undealt and not self._must(stay) and self.division.get(stay) != _UNDEALT

    def _fits(self, stay: Stay, one: Deal) -> bool:
        """Whether this deal can have brought the card."""
        self.steps.taken += 1
        if not stay.pile <= one.pile <= stay.until or one.line < stay.since:
            return False
        for side, line in stay.absent:
            if one.side == side and one.line <= line:
                return False
        if stay.seen < 0:
            to = self.division.get(stay, one.side)
            return stay not in self.division or (one.turn == self.last and to in (one.side, _ANYBODY))
        if one.side != stay.side or one.line > stay.seen:
            return False
        return one.turn == stay.turn or not SCORING[stay.card]  # 4.5.D: never held over

    def _place(self, stay: Stay, tried: list[Deal]) -> bool:
        """Give the stay a deal, moving others to later ones where needed: an augmenting path."""
        for one in self.deals:
            if one in tried or not self._fits(stay, one):
                continue
            tried.append(one)
            if len(one.stays) < one.count:
                one.stays.append(stay)
                return True
            for other in one.stays:
                if self._place(other, tried):
                    one.stays.remove(other)
                    one.stays.append(stay)
                    return True
        return False

    # -- proofs -------------------------------------------------------------------------------

    def _too_many(self, stay: Stay, tried: list[Deal]) -> OutOfPlace:
        """All deals the search reached are full of cards that fit no others: one card too many."""
        line = stay.seen if stay.seen >= 0 else self._drawn_out(stay)
        name = CARD_IDS[stay.card]
        if not tried:
            return OutOfPlace(line, name, "no deal can have brought it here", unseen=stay.seen < 0)
        rivals = [CARD_IDS[other.card] for one in tried for other in one.stays]
        more = ", …" if len(rivals) > _NAMED else ""
        why = (
            f"with {', '.join(rivals[:_NAMED])}{more} these are {len(rivals) + 1} cards, and only "
            f"{len(rivals)} draws can have brought them"
        )
        return OutOfPlace(line, name, why, unseen=stay.seen < 0)

    def _drawn_out(self, stay: Stay) -> int:
        """The line by which a card that never shows must have been drawn."""
        shuffled = self.moves.shuffled
        return shuffled[stay.until] if stay.until < len(shuffled) else self.deals[-1].line

    def _all_drawn(self) -> None:
        for one in self.deals:
            if len(one.stays) < one.count:
                why = f"{one.count} are drawn here, and no more than {len(one.stays)} can have been"
                raise OutOfPlace(one.line, "cards to draw", why)


def _when(one: Deal) -> tuple[int, int]:
    return one.line, one.pile


def _urgency(stay: Stay) -> tuple[bool, int]:
    """Earliest deadline first; cards never seen come last."""
    return stay.seen < 0, stay.seen


def _harm(stay: Stay) -> int:
    """Low values first, so that they change nothing."""
    return OPS[stay.card]
