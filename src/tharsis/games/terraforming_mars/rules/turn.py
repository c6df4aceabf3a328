"""7.3, 8: a turn in the action phase: one or two actions, or passing."""

from typing import Any, Final

from tharsis.games.terraforming_mars.actions import (
    ASK_SECOND,
    ASK_TURN,
    BUILD,
    CLAIM,
    CONVERT_HEAT,
    CONVERT_PLANTS,
    END_TURN,
    FIRST_ACTION,
    FUND,
    LOG_FIRST,
    LOG_FIRST_DROPPED,
    LOG_GREENED,
    LOG_PASSED,
    LOG_WARMED,
    NO_END_YET,
    NO_FIRST_ACTION,
    NO_HEX,
    NO_PASS,
    NO_RESOURCE,
    PASS,
    PLAY,
    SELL_PATENTS,
    USE,
)
from tharsis.games.terraforming_mars.board import (
    GREENERY,
    GREENERY_RULE,
    HEAT,
    HEAT_PER_STEP,
    MILESTONE_PRICE,
    PLANTS,
)
from tharsis.games.terraforming_mars.deck import CARDS, NONE
from tharsis.games.terraforming_mars.rules.acting import TurnAction
from tharsis.games.terraforming_mars.rules.card_actions import UseCard
from tharsis.games.terraforming_mars.rules.hexes import has_hex
from tharsis.games.terraforming_mars.rules.order import Settle
from tharsis.games.terraforming_mars.rules.payment import spend
from tharsis.games.terraforming_mars.rules.playing import PlayCard
from tharsis.games.terraforming_mars.rules.projects import Build, Sell
from tharsis.games.terraforming_mars.rules.rewards import Claim, Fund
from tharsis.games.terraforming_mars.rules.tiles import greenery_tile, raise_temperature
from tharsis.games.terraforming_mars.state import RESOURCES, TMState
from tharsis.kernel import LEGAL, NOT_NOW, Part, Parts, Prompt, Question, Step


def plants_why(s: TMState, seat: int) -> int:
    """8.6: enough plants, and a hex for the greenery."""
    if s.stock[seat * RESOURCES + PLANTS] < s.greenery_price[seat]:
        return NO_RESOURCE
    return LEGAL if has_hex(s, seat, GREENERY_RULE) else NO_HEX


def plants_figures(s: TMState, seat: int, reason: int) -> tuple[int, ...]:
    if reason == NO_HEX:
        return (GREENERY,)
    return PLANTS, s.greenery_price[seat], s.stock[seat * RESOURCES + PLANTS]


def convert_plants(s: TMState, seat: int) -> None:
    """8.6: 8 plants for a greenery."""
    s.log(LOG_GREENED, seat, s.greenery_price[seat])
    spend(s, seat, PLANTS, s.greenery_price[seat])
    s.owe(greenery_tile(seat))


class ConvertPlants(TurnAction):
    """8.6: plants into a greenery."""

    def act_why(self, s: TMState, by: int, x: int) -> int:
        return plants_why(s, by)

    def short(self, s: TMState, by: int, x: int, reason: int) -> tuple[int, ...]:
        return plants_figures(s, by, reason)

    def rule(self, s: TMState, q: Question[TMState], x: int) -> str:
        return "8.6"

    def act(self, s: TMState, by: int, x: int) -> None:
        convert_plants(s, by)


class ConvertHeat(TurnAction):
    """8.7: 8 heat for a step of temperature."""

    def act_why(self, s: TMState, by: int, x: int) -> int:
        return LEGAL if s.stock[by * RESOURCES + HEAT] >= HEAT_PER_STEP else NO_RESOURCE

    def short(self, s: TMState, by: int, x: int, reason: int) -> tuple[int, ...]:
        return HEAT, HEAT_PER_STEP, s.stock[by * RESOURCES + HEAT]

    def rule(self, s: TMState, q: Question[TMState], x: int) -> str:
        return "8.7"

    def act(self, s: TMState, by: int, x: int) -> None:
        s.log(LOG_WARMED, by)
        spend(s, by, HEAT, HEAT_PER_STEP)
        raise_temperature(s, by, 1)


def first_why(s: TMState, seat: int) -> int:
    """5.2: whether the first action of a corporation can still be done."""
    corporation = s.corporation[seat]
    for effect in CARDS[corporation].first:
        why = effect.apply_why(s, seat, corporation)
        if why:
            return why
    return LEGAL


class TakeFirstAction(Part[TMState, Question[TMState]]):
    """5.2: the first action that some corporations must take."""

    def pick_why(self, s: TMState, q: Question[TMState], by: int, x: int) -> int:
        return LEGAL if s.first_due[by] else NO_FIRST_ACTION

    def take(self, s: TMState, q: Question[TMState], by: int, x: int) -> None:
        corporation = s.corporation[by]
        s.first_due[by] = 0
        s.log(LOG_FIRST, by, corporation)
        for effect in CARDS[corporation].first:
            effect.apply(s, by, corporation)


#: 8: the kinds of action, in the order of the book.
PLAY_CARD: Final = PlayCard(PLAY)
USE_CARD: Final = UseCard(USE)
BUILD_PROJECT: Final = Build(BUILD)
CLAIM_MILESTONE: Final = Claim(CLAIM)
FUND_AWARD: Final = Fund(FUND)
SELL: Final = Sell(SELL_PATENTS)
PLANTS_INTO_GREENERY: Final = ConvertPlants(CONVERT_PLANTS)
HEAT_INTO_WARMTH: Final = ConvertHeat(CONVERT_HEAT)
TURN_PARTS: Final[list[Part[TMState, Any]]] = [
    PLAY_CARD,
    USE_CARD,
    BUILD_PROJECT,
    CLAIM_MILESTONE,
    FUND_AWARD,
    SELL,
    PLANTS_INTO_GREENERY,
    HEAT_INTO_WARMTH,
    TakeFirstAction(FIRST_ACTION),
]


class Turn(Parts[TMState]):
    """7.3: take an action, or pass; after the first action a second one, or end the turn."""

    def __init__(self, by: int, taken: int) -> None:
        super().__init__(by)
        self.taken: Final = taken

    def run(self, s: TMState) -> None:
        if s.first_due[self.by] and first_why(s, self.by):
            s.first_due[self.by] = 0
            s.log(LOG_FIRST_DROPPED, self.by, s.corporation[self.by])
            s.do(self)
        else:
            self.put(s)

    def parts(self) -> list[Part[TMState, Any]]:
        return TURN_PARTS

    def legal(self, s: TMState, seat: int) -> list[int]:
        """Part by part and by name: this is asked most often of all."""
        by = self.by
        if s.first_due[by]:
            return [FIRST_ACTION, self.stop()]
        found: list[int] = []
        PLAY_CARD.add_legal(s, self, by, found)
        USE_CARD.add_legal(s, self, by, found)
        if s.money(by) >= MILESTONE_PRICE:  # the cheapest thing that takes money alone
            BUILD_PROJECT.add_legal(s, self, by, found)
            CLAIM_MILESTONE.add_legal(s, self, by, found)
            FUND_AWARD.add_legal(s, self, by, found)
        SELL.add_legal(s, self, by, found)
        PLANTS_INTO_GREENERY.add_legal(s, self, by, found)
        HEAT_INTO_WARMTH.add_legal(s, self, by, found)
        found.append(self.stop())
        return found

    def other_why(self, s: TMState, by: int, action: int) -> int:
        if action == PASS:
            return NO_PASS
        return NO_END_YET if action == END_TURN else NOT_NOW

    def choose(self, s: TMState, seat: int, action: int) -> None:
        """8.1.3: whatever an action leaves due is settled before the turn goes on."""
        s.turned = NONE
        if action != self.stop():
            s.do(Settle(self.by), NextTurn() if self.taken else Turn(self.by, taken=1))
        super().choose(s, seat, action)

    def stop(self) -> int:
        return END_TURN if self.taken else PASS

    def stopped(self, s: TMState, by: int) -> None:
        if not self.taken:
            s.passed |= 1 << by
            s.log(LOG_PASSED, by)
        s.do(NextTurn())

    def prompt(self, s: TMState, seat: int) -> Prompt:
        return Prompt(ASK_SECOND) if self.taken else Prompt(ASK_TURN, (s.generation,))


class NextTurn(Step[TMState]):
    """7.3: the next seat that has not passed; the phase ends when all have."""

    def run(self, s: TMState) -> None:
        for i in range(1, s.seats + 1):
            seat = (s.active + i) % s.seats
            if not s.passed >> seat & 1:
                s.active = seat
                s.do(Turn(seat, taken=0))
                return
