"""Dealing anew what a seat cannot know (K8)."""

from typing import Final

from tharsis.games.twilight_struggle.codes import ACTION_PHASE, NONE, US, USSR
from tharsis.games.twilight_struggle.deck import OPS, SCORING
from tharsis.games.twilight_struggle.rules.headline import can_headline, headline_options
from tharsis.games.twilight_struggle.state import TSState

SOFT_TRIES: Final = 50
HARD_TRIES: Final = 1000


def redeal(s: TSState, seat: int) -> None:
    """Everything the seat cannot know, dealt again: hands, deck, secret headlines. A deal in which the
    other side could not go on is never kept; one with more scoring cards than it could play, hardly."""
    for i in range(HARD_TRIES):
        s.cards.redeal(seat, s.rng)
        if _possible(s, seat) and (i >= SOFT_TRIES or _likely(s, seat)):
            break
    for side in (US, USSR):
        if side != seat and s.committed[side] != NONE:
            options = headline_options(s, side)
            s.committed[side] = options[s.rng.below(len(options))]


def _possible(s: TSState, seat: int) -> bool:
    """Whoever owes an answer has one, and whoever chose a headline could."""
    for side in (US, USSR):
        if side == seat:
            continue
        if s.committed[side] != NONE and not can_headline(s, side):
            return False
        step = s.asking
        if step is not None and s.owing >> side & 1 and not step.legal(s, side):
            return False
    return True


def _likely(s: TSState, seat: int) -> bool:
    """10.1.5: nobody holds more scoring cards than it has rounds for; and what events have told of a
    hand holds for the cards that were in it."""
    for side in (US, USSR):
        if side == seat:
            continue
        to_come = s.phase != ACTION_PHASE or s.phasing != 1 - side or side == US
        if s.scoring_cards(side) > s.rounds_left(side) + (1 if to_come else 0):
            return False
        for card in s.hand(side):
            if not s.cards.knows(seat, card) and _ruled_out(s, side, card):
                return False
    return True


def _ruled_out(s: TSState, side: int, card: int) -> bool:
    """Whether an unseen card cannot have been in a hand since it lies there."""
    arrived = s.cards.since[card]
    if SCORING[card]:
        return arrived <= s.no_scoring_at[side]
    return OPS[card] > s.highest[side] and arrived <= s.highest_at[side]
