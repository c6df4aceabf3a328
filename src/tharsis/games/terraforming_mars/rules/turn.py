"""7.3, 8: a turn in the action phase: one or two actions, or passing."""

from typing import Final

from tharsis.games.terraforming_mars import board
from tharsis.games.terraforming_mars.actions import (
    ACT_OR_PASS,
    ALREADY_ACTED,
    ASK_SECOND,
    ASK_TURN,
    AWARD,
    BUILD,
    CLAIM,
    CONVERT_HEAT,
    CONVERT_PLANTS,
    DUE_GREENERY,
    END_TURN,
    FIRST_ACTION,
    FIRST_ACTION_DUE,
    FUND,
    HAND_EMPTY,
    LOG_FIRST,
    LOG_FIRST_DROPPED,
    LOG_GREENED,
    LOG_PASSED,
    LOG_WARMED,
    MILESTONE,
    NO_FIRST_ACTION,
    NO_HEX,
    NOT_IN_HAND,
    PASS,
    PLAY,
    PROJECT,
    RESOURCE_SHORT,
    SELL_PATENTS,
    TAKE_CORPORATION,
    USE,
)
from tharsis.games.terraforming_mars.deck import ASSETS, PROJECTS
from tharsis.games.terraforming_mars.printed import CARDS
from tharsis.games.terraforming_mars.rules.card_actions import use_card, use_fault, use_figures
from tharsis.games.terraforming_mars.rules.order import Settle
from tharsis.games.terraforming_mars.rules.payment import spend
from tharsis.games.terraforming_mars.rules.playing import card_fault, card_figures, play_card
from tharsis.games.terraforming_mars.rules.projects import (
    SellPatents,
    build,
    project_fault,
    project_figures,
)
from tharsis.games.terraforming_mars.rules.rewards import (
    award_fault,
    award_figures,
    award_price,
    claim,
    fund,
    milestone_fault,
    milestone_figures,
    milestones_left,
)
from tharsis.games.terraforming_mars.rules.tiles import has_hex
from tharsis.games.terraforming_mars.rules.tracks import raise_temperature
from tharsis.games.terraforming_mars.state import HAND, RESOURCES, TMState
from tharsis.kernel import LEGAL, NOT_NOW, Prompt, Step


def plants_fault(s: TMState, seat: int) -> int:
    """8.6: enough plants, and a hex for the greenery."""
    if s.stock[seat * RESOURCES + board.PLANTS] < s.greenery_price[seat]:
        return RESOURCE_SHORT
    return LEGAL if has_hex(s, seat, board.GREENERY_RULE) else NO_HEX


def plants_figures(s: TMState, seat: int, reason: int) -> tuple[int, ...]:
    if reason == NO_HEX:
        return (board.GREENERY,)
    return board.PLANTS, s.greenery_price[seat], s.stock[seat * RESOURCES + board.PLANTS]


def convert_plants(s: TMState, seat: int) -> None:
    """8.6: 8 plants for a greenery."""
    s.log(LOG_GREENED, seat, s.greenery_price[seat])
    spend(s, seat, board.PLANTS, s.greenery_price[seat])
    s.owe(seat, DUE_GREENERY, board.GREENERY * 16 + board.GREENERY_RULE)


def convert_heat(s: TMState, seat: int) -> None:
    """8.7: 8 heat for a step of temperature."""
    s.log(LOG_WARMED, seat)
    spend(s, seat, board.HEAT, board.HEAT_PER_STEP)
    raise_temperature(s, seat, 1)


def first_fault(s: TMState, seat: int) -> int:
    """5.2: whether the first action of a corporation can still be done."""
    corporation = s.corporation[seat]
    for effect in CARDS[corporation].first:
        fault = effect.fault(s, seat, corporation)
        if fault:
            return fault
    return LEGAL


def first_action(s: TMState, seat: int) -> None:
    """5.2: carry the first action out."""
    corporation = s.corporation[seat]
    s.first_due[seat] = 0
    s.log(LOG_FIRST, seat, corporation)
    for effect in CARDS[corporation].first:
        effect.apply(s, seat, corporation)


class Turn(Step[TMState]):
    """7.3: take an action, or pass; after the first action a second one, or end the turn."""

    def __init__(self, seat: int, taken: int) -> None:
        self.seat: Final = seat
        self.taken: Final = taken

    def run(self, s: TMState) -> None:
        seat = self.seat
        if s.first_due[seat] and first_fault(s, seat):
            s.first_due[seat] = 0
            s.log(LOG_FIRST_DROPPED, seat, s.corporation[seat])
            s.do(self)
        else:
            s.ask(self, seat)

    def legal(self, s: TMState, seat: int) -> list[int]:
        last = END_TURN if self.taken else PASS
        if s.first_due[seat]:
            return [FIRST_ACTION, last]
        actions = [PLAY + card for card in s.hand(seat) if card_fault(s, seat, card) == LEGAL]
        for card in s.tableau(seat):
            if CARDS[card].bit >= 0 and use_fault(s, seat, card) == LEGAL:
                actions.append(USE + card)
        if use_fault(s, seat, s.corporation[seat]) == LEGAL:
            actions.append(USE + s.corporation[seat])
        if s.money(seat) >= 8:
            self._add_paid(s, seat, actions)
        if s.hand(seat):
            actions.append(SELL_PATENTS)
        if plants_fault(s, seat) == LEGAL:
            actions.append(CONVERT_PLANTS)
        if s.stock[seat * RESOURCES + board.HEAT] >= board.HEAT_PER_STEP:
            actions.append(CONVERT_HEAT)
        actions.append(last)
        return actions

    def _add_paid(self, s: TMState, seat: int, actions: list[int]) -> None:
        """What takes at least 8 M€: standard projects, milestones, awards."""
        for project in range(len(board.STANDARD_IDS)):
            if project_fault(s, seat, project) == LEGAL:
                actions.append(BUILD + project)
        if s.solo():
            return
        if milestones_left(s):
            for milestone in range(len(board.MILESTONE_IDS)):
                if milestone_fault(s, seat, milestone) == LEGAL:
                    actions.append(CLAIM + milestone)
        if award_price(s) >= 0:
            for award in range(len(board.AWARD_IDS)):
                if award_fault(s, seat, award) == LEGAL:
                    actions.append(FUND + award)

    def why(self, s: TMState, seat: int, action: int) -> int:
        if action == PASS:
            return ALREADY_ACTED if self.taken else LEGAL
        if action == END_TURN:
            return LEGAL if self.taken else ACT_OR_PASS
        if action == FIRST_ACTION:
            return LEGAL if s.first_due[seat] else NO_FIRST_ACTION
        if action >= TAKE_CORPORATION:
            return NOT_NOW
        if s.first_due[seat]:
            return FIRST_ACTION_DUE
        if PLAY <= action < PLAY + PROJECTS:
            card = action - PLAY
            return card_fault(s, seat, card) if s.cards.place[card] == HAND + seat else NOT_IN_HAND
        if USE <= action < USE + ASSETS:
            return use_fault(s, seat, action - USE)
        if BUILD <= action < BUILD + PROJECT.size:
            return project_fault(s, seat, action - BUILD)
        if CLAIM <= action < CLAIM + MILESTONE.size:
            return milestone_fault(s, seat, action - CLAIM)
        if FUND <= action < FUND + AWARD.size:
            return award_fault(s, seat, action - FUND)
        if action == SELL_PATENTS:
            return LEGAL if s.hand(seat) else HAND_EMPTY
        if action == CONVERT_PLANTS:
            return plants_fault(s, seat)
        heat = s.stock[seat * RESOURCES + board.HEAT]
        return LEGAL if heat >= board.HEAT_PER_STEP else RESOURCE_SHORT

    def figures(self, s: TMState, seat: int, action: int, reason: int) -> tuple[int, ...]:
        if reason == FIRST_ACTION_DUE:
            return (s.corporation[seat],)
        if PLAY <= action < PLAY + PROJECTS:
            card = action - PLAY
            return (card,) if reason == NOT_IN_HAND else card_figures(s, seat, card, reason)
        if USE <= action < USE + ASSETS:
            return use_figures(s, seat, action - USE, reason)
        if BUILD <= action < BUILD + PROJECT.size:
            return project_figures(s, seat, action - BUILD, reason)
        if CLAIM <= action < CLAIM + MILESTONE.size:
            return milestone_figures(s, seat, action - CLAIM, reason)
        if FUND <= action < FUND + AWARD.size:
            return award_figures(s, seat, action - FUND, reason)
        if action == CONVERT_PLANTS:
            return plants_figures(s, seat, reason)
        if action == CONVERT_HEAT:
            return board.HEAT, board.HEAT_PER_STEP, s.stock[seat * RESOURCES + board.HEAT]
        return ()

    def choose(self, s: TMState, seat: int, action: int) -> None:
        s.turned = -1
        if action == PASS:
            s.passed |= 1 << seat
            s.log(LOG_PASSED, seat)
            s.do(NextTurn())
            return
        if action == END_TURN:
            s.do(NextTurn())
            return
        if self.taken:
            s.do(Settle(seat), NextTurn())
        else:
            s.do(Settle(seat), Turn(seat, 1))
        self.act(s, seat, action)

    def act(self, s: TMState, seat: int, action: int) -> None:
        """8: one of the seven kinds of action, or the corporation's first."""
        if PLAY <= action < PLAY + PROJECTS:
            play_card(s, seat, action - PLAY)
        elif USE <= action < USE + ASSETS:
            use_card(s, seat, action - USE)
        elif BUILD <= action < BUILD + PROJECT.size:
            build(s, seat, action - BUILD)
        elif CLAIM <= action < CLAIM + MILESTONE.size:
            claim(s, seat, action - CLAIM)
        elif FUND <= action < FUND + AWARD.size:
            fund(s, seat, action - FUND)
        elif action == SELL_PATENTS:
            s.do(SellPatents(seat))
        elif action == CONVERT_PLANTS:
            convert_plants(s, seat)
        elif action == CONVERT_HEAT:
            convert_heat(s, seat)
        else:
            first_action(s, seat)

    def prompt(self, s: TMState, seat: int) -> Prompt:
        return Prompt(ASK_SECOND) if self.taken else Prompt(ASK_TURN, (s.generation,))


class NextTurn(Step[TMState]):
    """7.3: the next seat that has not passed; the phase ends when all have."""

    def run(self, s: TMState) -> None:
        for i in range(1, s.seats + 1):
            seat = (s.active + i) % s.seats
            if not s.passed >> seat & 1:
                s.active = seat
                s.do(Turn(seat, 0))
                return
