"""1.5 Asset cards: drawing, the hand limit, paying with them; 5.10 Campaign cards."""

from typing import Final

from tharsis.games.red_dust_rebellion.actions import (
    ASK_CAMPAIGN,
    ASK_DISCARD,
    ASK_HAND_LIMIT,
    ASK_PAY,
    CAMPAIGN_CARD,
    DISCARD_ASSET,
    DRAW_ASSET,
    DRAW_CAMPAIGN,
    LOG_ASSET_TOTAL,
    LOG_CAMPAIGN,
    LOG_DISCARD,
    LOG_DRAW,
    LOG_PAY,
    NO_CARD_DRAWN,
    NO_CARD_HELD,
    NO_CARD_TO_SPARE,
    NO_SMALL_CARD,
    PAY,
)
from tharsis.games.red_dust_rebellion.board import HAND_LIMIT
from tharsis.games.red_dust_rebellion.codes import DECK, DISCARD, EVENT_PLAYED, HAND, IN_PLAY
from tharsis.games.red_dust_rebellion.deck import ASSET_OPERATION, ASSET_VALUE
from tharsis.games.red_dust_rebellion.pieces import CR, RD
from tharsis.games.red_dust_rebellion.rules.pledges import pledged, spend
from tharsis.games.red_dust_rebellion.state import RDState
from tharsis.kernel import LEGAL, PickOne, Prompt, Step


def card_value(card: int, op: int) -> int:
    """1.5: some cards are worth one more for the Operation they name."""
    return ASSET_VALUE[card] + (1 if ASSET_OPERATION[card] == op else 0)


def hand_value(s: RDState, op: int) -> int:
    found = 0
    for card in s.hand():
        found += card_value(card, op)
    return found


def best_card(s: RDState, op: int) -> int:
    """4.1, Desert Efficiency: one card must pay."""
    found = 0
    for card in s.hand():
        found = max(found, card_value(card, op))
    return found


def efficient(s: RDState) -> bool:
    """4.1: whether the Operation under way is paid with one card (Desert Efficiency)."""
    return s.acting == CR and s.slot == 1 and s.first_did != EVENT_PLAYED


def discard(s: RDState, card: int) -> None:
    s.assets.move(card, DISCARD, s.everyone())
    s.log(LOG_DISCARD, card)
    s.show()


class DrawAssets(Step[RDState]):
    """1.5: draw cards, then discard down to six; 8.2: a non-player counts them."""

    def __init__(self, n: int) -> None:
        self.n: Final = n

    def run(self, s: RDState) -> None:
        if s.is_np(CR):
            s.totals[CR] = min(HAND_LIMIT, s.totals[CR] + self.n)
            s.log(LOG_ASSET_TOTAL, s.totals[CR])
            return
        drawn = 0
        seat = 1 << s.seat_by[CR]
        while drawn < self.n and s.assets.piles[DECK]:
            card = s.draw(DRAW_ASSET, s.assets.piles[DECK])
            s.assets.moved(card, HAND, seat)
            s.log_secret(LOG_DRAW, (), (card,), seat)
            drawn += 1
        s.do(HandLimit(CR))


class PickHeld(PickOne[RDState]):
    """One of the Asset cards in the Reclaimers' hand."""

    def among(self, s: RDState, by: int) -> list[int]:
        return s.hand()

    def outside(self) -> int:
        return NO_CARD_HELD


class LoseAssets(PickHeld):
    """6.4: the Reclaimers discard cards of their choice."""

    def __init__(self, by: int, n: int) -> None:
        super().__init__(by)
        self.n: Final = n

    def run(self, s: RDState) -> None:
        if s.is_np(CR):
            s.totals[CR] = max(0, s.totals[CR] - self.n)
        elif self.n and s.hand():
            self.put(s)

    def verb(self) -> int:
        return DISCARD_ASSET

    def take(self, s: RDState, by: int, card: int) -> None:
        discard(s, card)
        s.do(LoseAssets(by, self.n - 1))

    def prompt(self, s: RDState, seat: int) -> Prompt:
        return Prompt(ASK_DISCARD, (self.by,))


class HandLimit(PickHeld):
    """1.5: back to six cards, keeping enough to pay the Operation under way (5.0)."""

    def run(self, s: RDState) -> None:
        if len(s.hand()) > HAND_LIMIT:
            self.put(s)

    def verb(self) -> int:
        return DISCARD_ASSET

    def spares(self, s: RDState, card: int) -> bool:
        owed = s.owed - pledged(s, CR)
        if efficient(s):
            return any(other != card and card_value(other, s.owed_op) >= owed for other in s.hand())
        return hand_value(s, s.owed_op) - card_value(card, s.owed_op) >= owed

    def pick_why(self, s: RDState, by: int, card: int) -> int:
        return LEGAL if self.spares(s, card) or not self.any_spare(s) else NO_CARD_TO_SPARE

    def any_spare(self, s: RDState) -> bool:
        return any(self.spares(s, card) for card in s.hand())

    def take(self, s: RDState, by: int, card: int) -> None:
        discard(s, card)
        s.do(self)

    def prompt(self, s: RDState, seat: int) -> Prompt:
        return Prompt(ASK_HAND_LIMIT, (self.by,))


class Pay(PickHeld):
    """5.0: pay for the Operation: Resources, or Asset cards worth as much (1.5), once gifts are spent (1.6).
    That is no card: it may come with the one of Desert Efficiency (4.1)."""

    def __init__(self, by: int, due: int, op: int, single: bool) -> None:
        super().__init__(by)
        self.due: Final = due
        self.op: Final = op
        self.single: Final = single

    def run(self, s: RDState) -> None:
        if self.by != CR or s.is_np(CR):
            s.gain(self.by, -self.due)
            s.owed = 0
            if self.due and not s.is_np(self.by):
                s.log(LOG_PAY, self.by, self.due)
        elif self.due > 0 and pledged(s, CR):
            self.go_on(s, spend(s, self.due))
        elif self.due <= 0 or not s.hand():
            s.owed = 0
        else:
            self.put(s)

    def verb(self) -> int:
        return PAY

    def pick_why(self, s: RDState, by: int, card: int) -> int:
        """4.1: Desert Efficiency is paid with a single card; a redealt hand may hold none that is enough."""
        too_small = self.single and card_value(card, self.op) < self.due <= best_card(s, self.op)
        return NO_SMALL_CARD if too_small else LEGAL

    def take(self, s: RDState, by: int, card: int) -> None:
        discard(s, card)
        self.go_on(s, self.due - card_value(card, self.op))

    def go_on(self, s: RDState, due: int) -> None:
        """With what is left to pay."""
        s.owed = due
        s.do(Pay(self.by, due, self.op, self.single))

    def prompt(self, s: RDState, seat: int) -> Prompt:
        return Prompt(ASK_PAY, (self.by, self.due))


class DrawCampaigns(Step[RDState]):
    """5.10: draw Campaign cards, put one into play, shuffle the others back."""

    def __init__(self, n: int) -> None:
        self.n: Final = n

    def run(self, s: RDState) -> None:
        for _ in range(min(self.n, 1) if s.is_np(RD) else self.n):
            draw_campaign(s)
        play_campaign(s)


def draw_campaign(s: RDState) -> None:
    """5.10: one card, if the deck has any."""
    if s.campaigns.piles[DECK]:
        seen = s.everyone() if s.is_np(RD) else 1 << s.seat_by[RD]
        s.campaigns.moved(s.draw(DRAW_CAMPAIGN, s.campaigns.piles[DECK]), HAND, seen)


def play_campaign(s: RDState) -> None:
    """5.10: one of the drawn cards comes into play."""
    if len(s.campaigns.piles[HAND]) == 1:
        start_campaign(s, s.campaigns.piles[HAND][0])
    elif s.campaigns.piles[HAND]:
        s.do(ChooseCampaign(RD))


def start_campaign(s: RDState, card: int) -> None:
    s.campaigns.move(card, IN_PLAY, s.everyone())
    s.log(LOG_CAMPAIGN, card)
    s.show()
    s.campaigns.shuffle_in(s.campaigns.piles[HAND])


class ChooseCampaign(PickOne[RDState]):
    """5.10: one of the drawn cards comes into play."""

    def verb(self) -> int:
        return CAMPAIGN_CARD

    def among(self, s: RDState, by: int) -> list[int]:
        return s.campaigns.piles[HAND]

    def outside(self) -> int:
        return NO_CARD_DRAWN

    def take(self, s: RDState, by: int, card: int) -> None:
        start_campaign(s, card)

    def prompt(self, s: RDState, seat: int) -> Prompt:
        return Prompt(ASK_CAMPAIGN, (self.by,))
