"""How to play Twilight Struggle well enough to be fun: a judgement of positions, and one look ahead.

Most decisions are made by trying each answer and judging the position after it. Which card to play, and
how, is decided by playing the whole card out that way, the enemy answering likewise. So nuclear war,
scoring at the right time, bad cards for the Space Race and battlegrounds all come from one judgement.
"""

import math
from typing import Final

from tharsis.kernel import Advisor, State

from .actions import (
    ASK_OPS,
    ASK_PLACE,
    ASK_REALIGN,
    COUNTRY,
    COUP_ATTEMPT,
    HEADLINE,
    INFLUENCE,
    PLACE,
    PLAY,
    REALIGN,
    REALIGNMENT,
    REMOVE,
)
from .board import BATTLEGROUND, MEMBERS, NOBODY, REGIONS, STABILITY, US, USSR
from .deck import (
    AFRICA_SCORING,
    ASIA_SCORING,
    BEAR_TRAP,
    CARDS,
    CENTRAL_AMERICA_SCORING,
    EUROPE_SCORING,
    MIDDLE_EAST_SCORING,
    OPS,
    QUAGMIRE,
    SCORING,
    SIDE,
    SOUTH_AMERICA_SCORING,
)
from .rules.headline import OpenHeadline, SecretHeadlines
from .rules.play import Mode
from .rules.rounds import ChooseCard
from .rules.scoring import tally
from .state import DISCARD_PILE, HAND, NONE, RESERVE, TSState

WON: Final = 1000.0
SAMPLES: Final = 4  # dice rolled for an answer that needs them
SCORING_CARD: Final = (
    EUROPE_SCORING,
    ASIA_SCORING,
    MIDDLE_EAST_SCORING,
    AFRICA_SCORING,
    CENTRAL_AMERICA_SCORING,
    SOUTH_AMERICA_SCORING,
)
# What a full lead in a country is worth, in VP, besides the scoring as it stands.
BATTLEGROUND_WORTH: Final = 1.5
COUNTRY_WORTH: Final = 0.3
OVERPROTECTION: Final = 1.4  # a lead beyond this many times the stability is worth nothing more


class TSAdvisor(Advisor):
    """Advice for either side."""

    def choose(self, s: State, seat: int, legal: list[int]) -> int:
        assert isinstance(s, TSState)
        if len(legal) == 1:
            return legal[0]
        if isinstance(s.asking, ChooseCard | Mode | SecretHeadlines | OpenHeadline):
            return best_play(s, seat, legal)
        return best_answer(s, seat, legal)

    def value(self, s: State, seat: int) -> float:
        assert isinstance(s, TSState)
        return 1 / (1 + math.exp(-judge(s, seat) / 8))


# -- the judgement --------------------------------------------------------------------------------


def judge(s: TSState, seat: int) -> float:
    """How many VP a side is ahead, as far as one can see."""
    if s.over:
        if s.winner == NOBODY:
            return 0.0
        return WON if s.winner == seat else -WON
    ahead = s.vp + tracks(s)
    for region in range(len(REGIONS)):
        ahead += region_worth(s, region, seat)
    return (ahead if seat == US else -ahead) + hand_worth(s, seat)


def region_worth(s: TSState, region: int, seat: int) -> float:
    """The scoring as it stands, by how soon it may come, and what each country adds to it."""
    soon = scoring_soon(s, region, seat)
    found = tally(s, region, NONE)
    worth = soon * (found.points(US) - found.points(USSR))
    us = s.influence[US]
    ussr = s.influence[USSR]
    lean = 0.0
    for country in MEMBERS[region]:
        lead = (us[country] - ussr[country]) / STABILITY[country]
        if lead > OVERPROTECTION:
            lead = OVERPROTECTION
        elif lead < -OVERPROTECTION:
            lead = -OVERPROTECTION
        lean += lead * (BATTLEGROUND_WORTH if BATTLEGROUND[country] else COUNTRY_WORTH)
    return worth + lean * (0.5 + 0.5 * soon)


def scoring_soon(s: TSState, region: int, seat: int) -> float:
    """How likely and how soon a region is scored, 0 to 1; all are at the end of turn 10."""
    place = s.cards.place[SCORING_CARD[region]]
    final = s.turn * 0.05
    if place == HAND + seat:
        return 1.0
    if place == DISCARD_PILE:
        return 0.25 + final
    if place == RESERVE:
        return 0.15 + final
    return 0.45 + final


def tracks(s: TSState) -> float:
    """What the US leads by on the tracks and by lasting effects."""
    worth = 0.4 * (s.space[US] - s.space[USSR])
    if s.china != NOBODY:
        holds = 1.5 if s.china_up else 1.0
        worth += holds if s.china == US else -holds
    worth += missing_ops(s, USSR) - missing_ops(s, US)
    if s.in_effect[QUAGMIRE]:
        worth -= 3
    if s.in_effect[BEAR_TRAP]:
        worth += 3
    if s.crisis != NOBODY:
        worth += -0.5 if s.crisis == US else 0.5
    return worth


def missing_ops(s: TSState, side: int) -> float:
    """8.2.1: military operations that a side still owes, dearer as the turn runs out."""
    short = s.defcon - s.military_ops[side]
    if short <= 0:
        return 0.0
    rounds = s.rounds(side)
    left = s.rounds_left(side) / rounds if rounds else 0.0
    return short * (0.9 - 0.6 * left)


def hand_worth(s: TSState, seat: int) -> float:
    """Own cards are means, the enemy's are a burden; scoring cards count with their regions."""
    worth = 0.0
    for card in s.hand(seat):
        if SCORING[card]:
            continue
        if SIDE[card] == 1 - seat:
            worth -= 0.3 + 0.15 * OPS[card]
        else:
            worth += 0.3 * OPS[card]
    return worth


# -- one answer -----------------------------------------------------------------------------------


def best_answer(s: TSState, seat: int, legal: list[int]) -> int:
    """The answer with the best position after it."""
    now = judge(s, seat)
    points = points_left(s, seat)
    best = legal[0]
    highest = -2 * WON
    for action in legal:
        worth = after(s, seat, action, now, points) + s.rng.below(1000) * 0.0001
        if worth > highest:
            highest = worth
            best = action
    return best


def points_left(s: TSState, seat: int) -> int:
    """How many points or rolls the open question still has to give."""
    prompt = s.prompt(seat)
    if prompt is not None and prompt.key in (ASK_OPS, ASK_PLACE, ASK_REALIGN):
        return prompt.args[1]
    return 1


def after(s: TSState, seat: int, action: int, now: float, points: int) -> float:
    """The judgement after an action. One point of several stands for all of them, or a coup, which
    takes all at once, would always look better than the first of three points of influence."""
    if PLACE <= action < PLACE + COUNTRY.size:
        gain = moved(s, seat, action - PLACE, 1, seat) - now
        dear = s.controls(1 - seat, action - PLACE)
        return now + gain * (points / 2 if dear else points) * 0.8
    if REMOVE <= action < REMOVE + COUNTRY.size and s.influence[1 - seat][action - REMOVE]:
        return moved(s, 1 - seat, action - REMOVE, -1, seat)
    if action in (INFLUENCE, COUP_ATTEMPT, REALIGNMENT):
        return best_target(s, seat, action, now)
    worth = sampled(s, seat, action)
    if REALIGN <= action < REALIGN + COUNTRY.size:
        return now + (worth - now) * points * 0.8
    return worth


def best_target(s: TSState, seat: int, kind: int, now: float) -> float:
    """6.0: a kind of operation is worth what its best first use is."""
    t = s.clone()
    t.apply(seat, kind)
    points = points_left(t, seat)
    highest = -2 * WON
    for action in t.legal(seat):
        highest = max(highest, after(t, seat, action, now, points))
    return highest


def moved(s: TSState, side: int, country: int, by: int, seat: int) -> float:
    """The judgement with a little more or less influence somewhere."""
    row = s.influence[side]
    row[country] += by
    worth = judge(s, seat)
    row[country] -= by
    return worth


def sampled(s: TSState, seat: int, action: int) -> float:
    """The judgement after an action, over several dice when it rolls any."""
    total = 0.0
    for sample in range(SAMPLES):
        t = s.clone()
        t.rng.seed(s.rng.word() | s.rng.word() << 32)
        count = t.rng.count
        t.apply(seat, action)
        total += judge(t, seat)
        if sample == 0 and t.rng.count == count:
            return total
    return total / SAMPLES


# -- a whole card ---------------------------------------------------------------------------------


def best_play(s: TSState, seat: int, legal: list[int]) -> int:
    """Which card, or which way to play it, by playing it out."""
    best = legal[0]
    highest = -2 * WON
    for action in legal:
        worth = play_out(s, seat, action) + s.rng.below(1000) * 0.0001
        if worth > highest:
            highest = worth
            best = action
    return best


def play_out(s: TSState, seat: int, action: int) -> float:
    """The judgement when everything that follows from an action is done."""
    headline = HEADLINE <= action < HEADLINE + len(CARDS)
    total = 0.0
    samples = 2
    for _ in range(samples):
        t = s.clone()
        t.rng.seed(s.rng.word() | s.rng.word() << 32)
        t.apply(seat, action)
        if headline:
            answer_headline(t)
        total += best_mode(t, seat) if PLAY <= action < PLAY + len(CARDS) else settled(t, seat)
    return total / samples


def answer_headline(s: TSState) -> None:
    """Nobody knows the enemy's headline: any of its cards may come."""
    while not s.over and isinstance(s.asking, SecretHeadlines | OpenHeadline):
        other = s.actor()
        cards = s.legal(other)
        s.apply(other, cards[s.rng.below(len(cards))])


def best_mode(s: TSState, seat: int) -> float:
    """The best way to use the card that was just laid down."""
    if not isinstance(s.asking, Mode):
        return settled(s, seat)
    highest = -2 * WON
    for mode in s.legal(seat):
        t = s.clone()
        t.apply(seat, mode)
        worth = settled(t, seat)
        if worth > highest:
            highest = worth
    return highest


def settled(s: TSState, seat: int) -> float:
    """Play on, each side by its best next answer, until the next card or headline is chosen."""
    for _ in range(60):
        if s.over or isinstance(s.asking, ChooseCard | SecretHeadlines | OpenHeadline):
            break
        actor = s.actor()
        legal = s.legal(actor)
        s.apply(actor, legal[0] if len(legal) == 1 else best_answer(s, actor, legal))
    return judge(s, seat)
