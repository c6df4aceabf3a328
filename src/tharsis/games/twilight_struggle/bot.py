"""How to play Twilight Struggle well enough to be fun: a judgement of positions, and one look ahead.

Most decisions are made by what each answer changes in the judgement. Which card to play, and how, is decided
by playing the whole card out that way, the enemy answering likewise. So nuclear war, scoring at the right
time, bad cards for the Space Race and battlegrounds all come from one judgement.
"""

import math
from collections.abc import Callable
from typing import Any, Final

from tharsis.games.twilight_struggle.actions import (
    ACTIONS,
    COUP,
    COUP_ATTEMPT,
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
    SPACE,
    TARGET,
)
from tharsis.games.twilight_struggle.board import (
    AUSTRIA,
    BRINK,
    EAST_GERMANY,
    ITALY,
    POLAND,
    SPACE_FIRST,
    SPACE_ROLL,
    SPACE_SECOND,
    WEST_GERMANY,
)
from tharsis.games.twilight_struggle.cards.early import DeStalinization, IndependentReds, WarsawPact
from tharsis.games.twilight_struggle.cards.exchanges import GrainChoice
from tharsis.games.twilight_struggle.cards.optional import ChooseChe
from tharsis.games.twilight_struggle.codes import FACES, HEADLINED
from tharsis.games.twilight_struggle.deck import (
    ALDRICH_AMES_REMIX,
    FIVE_YEAR_PLAN,
    GRAIN_SALES_TO_SOVIETS,
    OLYMPIC_GAMES,
    OPS,
    SIDE,
    STAR_WARS,
    SUMMIT,
)
from tharsis.games.twilight_struggle.judgement import (
    BOX_WORTH,
    DANGERS,
    DOOM,
    OPS_WORTH,
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
from tharsis.games.twilight_struggle.rules.headline import ChooseHeadline, OpenHeadline, SecretHeadlines
from tharsis.games.twilight_struggle.rules.operations import (
    ChooseCoup,
    ChooseOperation,
    FreeAttempt,
    Placement,
    price,
)
from tharsis.games.twilight_struggle.rules.play import CancelEvent, Mode
from tharsis.games.twilight_struggle.rules.rounds import ChooseCard, TrappedRound
from tharsis.games.twilight_struggle.rules.setup import FreeInfluence
from tharsis.games.twilight_struggle.rules.values import points
from tharsis.games.twilight_struggle.state import TSState
from tharsis.games.twilight_struggle.vocabulary.hands import DoubleInfluence, TakeDiscarded
from tharsis.games.twilight_struggle.vocabulary.influence import AddPoints, TakePoints
from tharsis.games.twilight_struggle.vocabulary.wars import ChooseWar
from tharsis.kernel import Advisor, AnyStep, State

SAMPLES: Final = 4  # dice rolled for an answer that needs them
FIRST_OUTLOOKS: Final = 2  # how often every card is played out
OUTLOOKS: Final = 4  # and the one that is chosen
FORESIGHT: Final = 60  # answers until a card is done
CLEAR_LEAD: Final = 8  # in VP: counts as three chances in four
REPEATED: Final = 0.8  # what a further roll or pick is worth, measured by the first
MENDED: Final = 0.6  # what is left of a broken control, which one point of the enemy restores
MOVED: Final = 1.0  # what a point is worth where it is needed most
WORTH_CLEARING: Final = 3  # countries of the Warsaw Pact
# Verbs that name a country as the target of an attempt; and with which stopping changes nothing.
TARGETED: Final[list[int]] = [COUP, REALIGN]
ON_THE_MAP: Final[list[int]] = [PLACE, COUP, REALIGN, REMOVE, TARGET, INFLUENCE, COUP_ATTEMPT, REALIGNMENT]
# 10.1.5: by side that plays them, cards whose event takes some card out of its hand, whichever it is.
GAMBLES: Final[tuple[list[int], ...]] = (
    [ALDRICH_AMES_REMIX],
    [FIVE_YEAR_PLAN, GRAIN_SALES_TO_SOVIETS, STAR_WARS],
)
# 3.2, 3.3: how much influence the free part of the setup aims at.
OPENINGS: Final[tuple[tuple[tuple[int, int], ...], ...]] = (
    ((WEST_GERMANY, 4), (ITALY, 3)),
    ((POLAND, 4), (EAST_GERMANY, 4), (AUSTRIA, 1)),
)


class TSAdvisor(Advisor):
    """Advice for either side."""

    def choose(self, s: State, seat: int, legal: list[int]) -> int:
        assert isinstance(s, TSState)
        if len(legal) == 1:
            return legal[0]
        return WAYS.get(type(s.asking), best_answer)(s, seat, legal)

    def value(self, s: State, seat: int) -> float:
        assert isinstance(s, TSState)
        return 1 / (1 + math.exp(-judge(s, seat) / CLEAR_LEAD))


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
        gain += whim(s)
        if gain > highest:
            highest = gain
            best = action
    return best


def whim(s: TSState) -> float:
    """A little chance, so that equal answers take turns."""
    return s.rng.below(1000) * 0.0001


def stands_still(legal: list[int]) -> bool:
    """Whether to stop or decline changes nothing: so it is where countries are picked."""
    return any(ACTIONS.base(action) in ON_THE_MAP for action in legal)


def answer_gain(s: TSState, seat: int, action: int) -> float:
    """What an answer adds to the judgement."""
    verb = ACTIONS.base(action)
    gain = GAINS.get(type(s.asking), USUAL).get(verb)
    if gain is None:
        return sampled(s, seat, action) - judge(s, seat)
    return gain(s, s.asking, seat, action - verb)


# What an answer adds: told the open question, the seat, and what was picked.


def place_gain(s: TSState, step: AnyStep, seat: int, country: int) -> float:
    return shift(s, seat, country, own=1)


def marker_price_gain(s: TSState, step: Placement, seat: int, country: int) -> float:
    """6.1.2: for each point of operations."""
    return marker_gain(s, seat, country) / price(s, seat, country)


def add_gain(s: TSState, step: AddPoints, seat: int, country: int) -> float:
    return shift(s, seat, country, own=step.points)


def level_gain(s: TSState, step: IndependentReds, seat: int, country: int) -> float:
    short = s.influence[1 - seat][country] - s.influence[seat][country]
    return shift(s, seat, country, own=max(0, short))


def double_gain(s: TSState, step: DoubleInfluence, seat: int, country: int) -> float:
    return shift(s, seat, country, own=s.influence[seat][country])


def pact_gain(s: TSState, step: WarsawPact, seat: int, country: int) -> float:
    """16: as if all points were worth nearly as much as the first."""
    return shift(s, seat, country, own=1) * step.adding().left * REPEATED


def remove_gain(s: TSState, step: AnyStep, seat: int, country: int) -> float:
    return removal(s, seat, country, 1)


def take_gain(s: TSState, step: TakePoints, seat: int, country: int) -> float:
    return removal(s, seat, country, step.points)


def clear_gain(s: TSState, step: WarsawPact, seat: int, country: int) -> float:
    """16: seldom all four countries are worth it."""
    return removal(s, seat, country, step.clearing().points) * WORTH_CLEARING * REPEATED


def move_gain(s: TSState, step: DeStalinization, seat: int, country: int) -> float:
    """33: one's own influence, which then goes where it adds most."""
    return shift(s, seat, country, own=-1) + MOVED


def coup_answer_gain(s: TSState, step: ChooseCoup, seat: int, country: int) -> float:
    return coup_gain(s, Coup(seat, country, step.worth(s, country), free=False))


def attempt_gain(s: TSState, step: FreeAttempt, seat: int, country: int) -> float:
    return coup_gain(s, Coup(seat, country, max(1, step.raw(s)), free=not step.counts))


def realign_answer_gain(s: TSState, step: AnyStep, seat: int, country: int) -> float:
    return realign_gain(s, seat, country)


def war_answer_gain(s: TSState, step: ChooseWar, seat: int, country: int) -> float:
    return war_gain(s, step.card, seat, country)


def trapped_gain(s: TSState, step: TrappedRound, seat: int, card: int) -> float:
    return -card_worth(card, seat)


def influence_gain(s: TSState, step: AnyStep, seat: int, x: int) -> float:
    """6.1: all markers placed one by one."""
    t = s.clone()
    t.apply(seat, INFLUENCE)
    return placement_gain(t, seat)


def best_coup_gain(s: TSState, step: AnyStep, seat: int, x: int) -> float:
    """6.3: the best coup."""
    return best_target_gain(s, seat, COUP_ATTEMPT)


def realignments_gain(s: TSState, step: ChooseOperation, seat: int, x: int) -> float:
    """6.2: the best realignment, for every roll."""
    highest = best_target_gain(s, seat, REALIGNMENT)
    if highest > 0:
        return highest * (1 + (points(s, seat, step.raw, step.bound) - 1) * REPEATED)
    return highest


def best_target_gain(s: TSState, seat: int, kind: int) -> float:
    """6.0: what the best country of a kind of operation adds."""
    t = s.clone()
    t.apply(seat, kind)
    highest = -2 * WON
    for action in t.legal(seat):
        if ACTIONS.base(action) in TARGETED:
            highest = max(highest, answer_gain(t, seat, action))
    return highest


def marker_gain(s: TSState, seat: int, country: int) -> float:
    """6.1.2: what a marker adds; the enemy always has a round to mend a control that it breaks."""
    gain = shift(s, seat, country, own=1)
    return gain * MENDED if price(s, seat, country) == 2 else gain


def placement_gain(s: TSState, seat: int) -> float:
    """What the markers add when each goes where it adds most. Uses up the state."""
    gain = 0.0
    spent = -1
    step = s.asking
    while isinstance(step, Placement) and step.spent > spent and s.actor() == seat:
        best = best_answer(s, seat, step.legal(s, seat))
        gain += marker_gain(s, seat, best - PLACE)
        spent = step.spent
        s.apply(seat, best)
        step = s.asking  # a lower sum spent: the next operation has begun
    return gain


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
    """Which card, or which way to play it, by playing it out: each a little, then whichever seems best again,
    until the best has been played out often enough. The courses of chance are the same for all, so that luck
    favours none."""
    seeds = [s.rng.word() | s.rng.word() << 32 for _ in range(OUTLOOKS)]
    totals: list[float] = []
    for action in legal:
        total = whim(s)
        for seed in seeds[:FIRST_OUTLOOKS]:
            total += play_out(s, seat, action, seed)
        totals.append(total)
    times = [FIRST_OUTLOOKS] * len(legal)
    while True:
        best = 0
        for i in range(1, len(legal)):
            if totals[i] * times[best] > totals[best] * times[i]:
                best = i
        if times[best] == OUTLOOKS:
            return legal[best]
        totals[best] += play_out(s, seat, legal[best], seeds[times[best]])
        times[best] += 1


def play_out(s: TSState, seat: int, action: int, seed: int) -> float:
    """The judgement when everything that follows from an action is done, in one course of chance."""
    if suicidal(s, seat, action):
        return -WON
    verb = ACTIONS.base(action)
    kept = hand_worth(s, seat)
    if verb == PLAY:
        kept -= card_worth(action - PLAY, seat)
    t = s.clone()
    t.rng.seed(seed)
    t.apply(seat, action)
    if verb == HEADLINE:
        answer_headline(t)
    worth = best_mode(t, seat, s.turn, kept) - risk(s, seat, action)
    return worth - luck_in_space(s, t, seat) if action == SPACE else worth


def risk(s: TSState, seat: int, action: int) -> float:
    """What else must be said against a headline. 4.5.C: the enemy's card gives no operations there. 8.1.3: at
    DEFCON 3 the enemy's headline may come first and lower it."""
    if ACTIONS.base(action) != HEADLINE:
        return 0.0
    card = action - HEADLINE
    wasted = OPS_WORTH * OPS[card] if SIDE[card] == 1 - seat else 0.0
    if s.defcon > BRINK + 1 or s.cards.piles[HEADLINED + 1 - seat]:
        return wasted
    return wasted + (DOOM if card in (OLYMPIC_GAMES, SUMMIT) or card in DANGERS[seat] else 0.0)


def suicidal(s: TSState, seat: int, action: int) -> bool:
    """8.1.3: whoever wins a Summit at DEFCON 2 can end the game against the player of the card. 10.1.5: no
    game is staked on an event that takes this or that card when it must take the scoring card."""
    step = s.asking
    if isinstance(step, ChooseCard):
        return action - PLAY in GAMBLES[seat] and s.must_score(seat) and len(s.hand(seat)) > 2
    if action != EVENT or not isinstance(step, Mode):
        return False
    return step.card == SUMMIT and s.defcon == BRINK and s.phasing == seat


def answer_headline(s: TSState) -> None:
    """Nobody knows the enemy's headline: any of its cards may come."""
    while not s.over and isinstance(s.asking, ChooseHeadline):
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
        if mode == SPACE:
            worth -= luck_in_space(s, t, seat)
        if worth > highest:
            highest = worth
    return highest


def luck_in_space(s: TSState, t: TSState, seat: int) -> float:
    """6.4.1: what the die of a try gave beyond what was to be expected of it."""
    box = s.space[seat] + 1
    prize = BOX_WORTH + (SPACE_FIRST[box] if s.space[1 - seat] < box else SPACE_SECOND[box])
    return (prize if t.space[seat] == box else 0.0) - prize * SPACE_ROLL[box] / FACES


def settled(s: TSState, seat: int, turn: int, kept: float) -> float:
    """Play on, each side by its best next answer, until the next card or headline is chosen. Of the cards
    that another turn deals nothing is known: only what was kept in this one counts."""
    for _ in range(FORESIGHT):
        if s.over or isinstance(s.asking, ChooseCard | ChooseHeadline):
            break
        actor = s.actor()
        legal = s.legal(actor)
        s.apply(actor, legal[0] if len(legal) == 1 else best_answer(s, actor, legal))
    return judge(s, seat) if s.over or s.turn == turn else table_worth(s, seat, hand=False) + kept


# -- which way for which question -----------------------------------------------------------------

Way = Callable[[TSState, int, list[int]], int]
WAYS: Final[dict[type[object], Way]] = {
    FreeInfluence: opening,
    ChooseCard: best_play,
    Mode: best_play,
    SecretHeadlines: best_play,
    OpenHeadline: best_play,
    GrainChoice: best_play,
    CancelEvent: best_play,
    TakeDiscarded: best_play,
}
Gain = Callable[[TSState, Any, int, int], float]
#: By verb: what an answer adds, whatever the question.
USUAL: Final[dict[int, Gain]] = {
    PLACE: place_gain,
    REALIGN: realign_answer_gain,
    REMOVE: remove_gain,
    INFLUENCE: influence_gain,
    COUP_ATTEMPT: best_coup_gain,
    REALIGNMENT: realignments_gain,
}
#: By question: where it adds something else.
GAINS: Final[dict[type[object], dict[int, Gain]]] = {
    Placement: {PLACE: marker_price_gain},
    AddPoints: {PLACE: add_gain},
    IndependentReds: {PLACE: level_gain},
    DoubleInfluence: {PLACE: double_gain},
    WarsawPact: {PLACE: pact_gain, REMOVE: clear_gain},
    TakePoints: {REMOVE: take_gain},
    DeStalinization: {REMOVE: move_gain},
    ChooseCoup: {COUP: coup_answer_gain},
    FreeAttempt: {COUP: attempt_gain, REALIGN: realign_answer_gain},
    ChooseChe: {COUP: attempt_gain},
    ChooseWar: {TARGET: war_answer_gain},
    TrappedRound: {DISCARD: trapped_gain},
}
