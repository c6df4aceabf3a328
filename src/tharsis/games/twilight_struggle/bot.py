"""How to play Twilight Struggle well enough to be fun: a judgement of positions, and one look ahead.

Most decisions are made by what each answer changes in the judgement. Which card to play, and how, is decided
by playing the whole card out that way, the enemy answering likewise. So nuclear war, scoring at the right
time, bad cards for the Space Race and battlegrounds all come from one judgement.
"""

import math
from typing import Final

from tharsis.games.twilight_struggle.actions import (
    ASK_OPS,
    ASK_REALIGN,
    COUNTRY,
    COUP,
    DECLINE,
    DISCARD,
    DONE,
    EVENT,
    HEADLINE,
    INFLUENCE,
    PLACE,
    PLAY,
    REALIGN,
    REALIGNMENT,
    REMOVE,
    TARGET,
)
from tharsis.games.twilight_struggle.board import COUNTRY as NAMED
from tharsis.games.twilight_struggle.board import EAST_GERMANY, POLAND, WEST_GERMANY
from tharsis.games.twilight_struggle.cards.early import DeStalinization, IndependentReds, WarsawPact
from tharsis.games.twilight_struggle.cards.mid import GrainChoice
from tharsis.games.twilight_struggle.cards.optional import ChooseChe
from tharsis.games.twilight_struggle.deck import CARDS, OLYMPIC_GAMES, SUMMIT
from tharsis.games.twilight_struggle.judgement import (
    DANGERS,
    DOOM,
    WON,
    card_worth,
    coup_gain,
    hand_worth,
    judge,
    realign_gain,
    removal,
    shift,
    table_worth,
    war_gain,
)
from tharsis.games.twilight_struggle.rules.coup import Coup
from tharsis.games.twilight_struggle.rules.headline import OpenHeadline, SecretHeadlines
from tharsis.games.twilight_struggle.rules.operations import ChooseCoup, FreeAttempt, Placement, price
from tharsis.games.twilight_struggle.rules.play import CancelEvent, Mode
from tharsis.games.twilight_struggle.rules.rounds import ChooseCard, TrappedRound
from tharsis.games.twilight_struggle.rules.setup import FreeInfluence
from tharsis.games.twilight_struggle.rules.values import in_asia, in_southeast, points, raw_value
from tharsis.games.twilight_struggle.state import HEADLINED, TSState
from tharsis.games.twilight_struggle.vocabulary.hands import DoubleInfluence
from tharsis.games.twilight_struggle.vocabulary.influence import Picks
from tharsis.games.twilight_struggle.vocabulary.wars import ChooseWar
from tharsis.kernel import Advisor, State

SAMPLES: Final = 4  # dice rolled for an answer that needs them
OUTLOOKS: Final = 3  # how often a card is played out
REPEATED: Final = 0.8  # what a further roll or pick is worth, measured by the first
MENDED: Final = 0.6  # what is left of a broken control, which one point of the enemy restores
MOVED: Final = 1.0  # what a point is worth where it is needed most
# 3.2, 3.3: how much influence the free part of the setup aims at.
OPENINGS: Final[tuple[tuple[tuple[int, int], ...], ...]] = (
    ((WEST_GERMANY, 4), (NAMED["italy"], 3)),
    ((POLAND, 4), (EAST_GERMANY, 4), (NAMED["austria"], 1)),
)


class TSAdvisor(Advisor):
    """Advice for either side."""

    def choose(self, s: State, seat: int, legal: list[int]) -> int:
        assert isinstance(s, TSState)
        if len(legal) == 1:
            return legal[0]
        step = s.asking
        if isinstance(step, FreeInfluence):
            return opening(s, seat, legal)
        if isinstance(step, ChooseCard | Mode | SecretHeadlines | OpenHeadline | GrainChoice | CancelEvent):
            return best_play(s, seat, legal)
        return best_answer(s, seat, legal)

    def value(self, s: State, seat: int) -> float:
        assert isinstance(s, TSState)
        return 1 / (1 + math.exp(-judge(s, seat) / 8))


def opening(s: TSState, seat: int, legal: list[int]) -> int:
    """3.2, 3.3: the usual countries first, the rest by judgement."""
    for country, aim in OPENINGS[seat]:
        if s.influence[seat][country] < aim:
            return PLACE + country
    return best_answer(s, seat, legal)


# -- one answer -----------------------------------------------------------------------------------


def best_answer(s: TSState, seat: int, legal: list[int]) -> int:
    """The answer that adds most to the position."""
    best = legal[0]
    highest = -2 * WON
    still = stands_still(legal)
    for action in legal:
        gain = 0.0 if still and action in (DONE, DECLINE) else answer_gain(s, seat, action)
        gain += s.rng.below(1000) * 0.0001
        if gain > highest:
            highest = gain
            best = action
    return best


def stands_still(legal: list[int]) -> bool:
    """Whether to stop or decline changes nothing: so it is where countries are picked."""
    return any(action < TARGET + COUNTRY.size or INFLUENCE <= action <= REALIGNMENT for action in legal)


def answer_gain(s: TSState, seat: int, action: int) -> float:
    """What an answer adds to the judgement."""
    if action < PLACE + COUNTRY.size:
        return place_gain(s, seat, action - PLACE)
    if action < COUP + COUNTRY.size:
        return coup_gain(s, attempt(s, seat, action - COUP))
    if action < REALIGN + COUNTRY.size:
        return realign_gain(s, seat, action - REALIGN)
    if action < REMOVE + COUNTRY.size:
        return remove_gain(s, seat, action - REMOVE)
    step = s.asking
    if action < TARGET + COUNTRY.size and isinstance(step, ChooseWar):
        return war_gain(s, step.card, seat, action - TARGET)
    if INFLUENCE <= action <= REALIGNMENT:
        return kind_gain(s, seat, action)
    if DISCARD <= action < DISCARD + len(CARDS) and isinstance(step, TrappedRound):
        return -card_worth(action - DISCARD, seat)
    return sampled(s, seat, action) - judge(s, seat)


def place_gain(s: TSState, seat: int, country: int) -> float:
    """What influence placed in a country adds: for each point of operations, or as the event says."""
    step = s.asking
    own = s.influence[seat][country]
    if isinstance(step, Placement):
        return marker_gain(s, seat, country) / price(s, seat, country)
    if isinstance(step, IndependentReds):
        return shift(s, seat, country, max(0, s.influence[1 - seat][country] - own), 0)
    if isinstance(step, DoubleInfluence):
        return shift(s, seat, country, own, 0)
    if isinstance(step, WarsawPact):
        return shift(s, seat, country, 1, 0) * 5 * REPEATED
    return shift(s, seat, country, step.points if isinstance(step, Picks) else 1, 0)


def marker_gain(s: TSState, seat: int, country: int) -> float:
    """6.1.2: what a marker adds; the enemy always has a round to mend a control that it breaks."""
    gain = shift(s, seat, country, 1, 0)
    return gain * MENDED if price(s, seat, country) == 2 else gain


def remove_gain(s: TSState, seat: int, country: int) -> float:
    """What influence removed from a country adds: the enemy's, or with De-Stalinization one's own, which
    then goes where it adds most."""
    step = s.asking
    if isinstance(step, DeStalinization):
        return shift(s, seat, country, -1, 0) + MOVED
    if isinstance(step, WarsawPact):
        return removal(s, seat, country, step.clearing().points) * 3 * REPEATED
    return removal(s, seat, country, step.points if isinstance(step, Picks) else 1)


def attempt(s: TSState, seat: int, country: int) -> Coup:
    """6.3: the coup that an answer to the open question would be."""
    step = s.asking
    if isinstance(step, ChooseChe):
        step = step.attempt()
    if isinstance(step, ChooseCoup):
        worth = points(s, seat, step.raw, step.china, in_asia(country), in_southeast(country))
        return Coup(seat, country, worth, False)
    assert isinstance(step, FreeAttempt)
    return Coup(seat, country, max(1, raw_value(s, seat, step.printed)), not step.counts)


def kind_gain(s: TSState, seat: int, kind: int) -> float:
    """6.0: what a kind of operation adds: all markers placed one by one, the best coup, or the best
    realignment for every roll."""
    t = s.clone()
    t.apply(seat, kind)
    if kind == INFLUENCE:
        return placement_gain(t, seat)
    highest = -2 * WON
    for action in t.legal(seat):
        if action < REALIGN + COUNTRY.size:
            highest = max(highest, answer_gain(t, seat, action))
    if kind == REALIGNMENT and highest > 0:
        return highest * (1 + (rolls_left(s, seat) - 1) * REPEATED)
    return highest


def placement_gain(s: TSState, seat: int) -> float:
    """What the markers add when each goes where it adds most. Uses up the state."""
    gain = 0.0
    step = s.asking
    while isinstance(step, Placement) and s.actor() == seat:
        best = best_answer(s, seat, step.legal(s, seat))
        gain += marker_gain(s, seat, best - PLACE)
        spent = step.spent
        s.apply(seat, best)
        step = s.asking
        if isinstance(step, Placement) and step.spent <= spent:
            break  # the next operation has begun
    return gain


def rolls_left(s: TSState, seat: int) -> int:
    """How many points the open question still has to give."""
    prompt = s.prompt(seat)
    return prompt.args[1] if prompt is not None and prompt.key in (ASK_OPS, ASK_REALIGN) else 1


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
    seeds = [s.rng.word() | s.rng.word() << 32 for _ in range(OUTLOOKS)]
    for action in legal:
        worth = play_out(s, seat, action, seeds) + s.rng.below(1000) * 0.0001
        if worth > highest:
            highest = worth
            best = action
    return best


def play_out(s: TSState, seat: int, action: int, seeds: list[int]) -> float:
    """The judgement when everything that follows from an action is done, over a few courses of chance:
    the same ones for every action, so that luck favours none of them."""
    if suicidal(s, seat, action):
        return -WON
    headline = HEADLINE <= action < HEADLINE + len(CARDS)
    kept = hand_worth(s, seat)
    if PLAY <= action < PLAY + len(CARDS):
        kept -= card_worth(action - PLAY, seat)
    total = 0.0
    for seed in seeds:
        t = s.clone()
        t.rng.seed(seed)
        t.apply(seat, action)
        if headline:
            answer_headline(t)
        total += best_mode(t, seat, s.turn, kept)
    return total / len(seeds) - risk(s, seat, action)


def risk(s: TSState, seat: int, action: int) -> float:
    """8.1.3: what must be feared of a headline at DEFCON 3: the enemy's may come first and lower it."""
    card = action - HEADLINE
    if not 0 <= card < len(CARDS) or s.defcon > 3 or s.cards.piles[HEADLINED + 1 - seat]:
        return 0.0
    return DOOM if card in (OLYMPIC_GAMES, SUMMIT) or card in DANGERS[seat] else 0.0


def suicidal(s: TSState, seat: int, action: int) -> bool:
    """8.1.3: whoever wins a Summit at DEFCON 2 can end the game against the player of the card."""
    step = s.asking
    if action != EVENT or not isinstance(step, Mode):
        return False
    return step.card == SUMMIT and s.defcon == 2 and s.phasing == seat


def answer_headline(s: TSState) -> None:
    """Nobody knows the enemy's headline: any of its cards may come."""
    while not s.over and isinstance(s.asking, SecretHeadlines | OpenHeadline):
        other = s.actor()
        cards = s.legal(other)
        s.apply(other, cards[s.rng.below(len(cards))])


def best_mode(s: TSState, seat: int, turn: int, kept: float) -> float:
    """The judgement after the best way to use the card that was just laid down, if one was."""
    step = s.asking
    if not isinstance(step, Mode) or step.by != seat:
        return settled(s, seat, turn, kept)
    highest = -2 * WON
    for mode in s.legal(seat):
        if suicidal(s, seat, mode):
            continue
        t = s.clone()
        t.apply(seat, mode)
        worth = settled(t, seat, turn, kept)
        if worth > highest:
            highest = worth
    return highest


def settled(s: TSState, seat: int, turn: int, kept: float) -> float:
    """Play on, each side by its best next answer, until the next card or headline is chosen. Of the cards
    that another turn deals nothing is known: only what was kept in this one counts."""
    for _ in range(60):
        if s.over or isinstance(s.asking, ChooseCard | SecretHeadlines | OpenHeadline):
            break
        actor = s.actor()
        legal = s.legal(actor)
        s.apply(actor, legal[0] if len(legal) == 1 else best_answer(s, actor, legal))
    return judge(s, seat) if s.over or s.turn == turn else table_worth(s, seat, False) + kept
