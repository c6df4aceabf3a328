"""4.0: the phases of a turn."""

from typing import Final

from tharsis.games.twilight_struggle.actions import (
    ASK_HELD,
    DEAL_TO,
    DISCARD,
    DONE,
    END_HELD,
    LOG_CHINA_UP,
    LOG_DEALT,
    LOG_HANDS,
    LOG_JOIN,
    LOG_MILOPS_SHORT,
    LOG_RESHUFFLE,
    LOG_TURN,
    NO_CARD_HERE,
    NO_CHINA_DISCARD,
    NO_SCORING_DISCARD,
)
from tharsis.games.twilight_struggle.board import (
    DISCARDS_HELD_CARD,
    HAND_SIZE,
    LATE_WAR_TURN,
    MID_WAR_TURN,
    TURNS,
)
from tharsis.games.twilight_struggle.codes import (
    BOTH,
    DECK,
    DISCARD_PILE,
    END_PHASE,
    HAND,
    NOBODY,
    NONE,
    RESERVE,
    US,
    USSR,
)
from tharsis.games.twilight_struggle.deck import (
    ALDRICH_AMES_REMIX,
    BREZHNEV_DOCTRINE,
    CONTAINMENT,
    ERA,
    IRAN_CONTRA_SCANDAL,
    LATE,
    MID,
    NUCLEAR_SUBS,
    OPTIONAL,
    SALT_NEGOTIATIONS,
    SCORING,
    THE_CHINA_CARD,
    U2_INCIDENT,
    VIETNAM_REVOLTS,
    YURI_AND_SAMANTHA,
)
from tharsis.games.twilight_struggle.rules.defcon import set_defcon
from tharsis.games.twilight_struggle.rules.events import discard
from tharsis.games.twilight_struggle.rules.headline import Headlines
from tharsis.games.twilight_struggle.rules.rounds import Round
from tharsis.games.twilight_struggle.rules.scoring import FinalScoring
from tharsis.games.twilight_struggle.rules.victory import gain_net, win
from tharsis.games.twilight_struggle.state import TSState
from tharsis.kernel import LEGAL, PickOne, Prompt, Step

#: Effects that last for the rest of the turn.
TURN_EFFECTS: Final[list[int]] = [
    VIETNAM_REVOLTS,
    CONTAINMENT,
    NUCLEAR_SUBS,
    SALT_NEGOTIATIONS,
    BREZHNEV_DOCTRINE,
    U2_INCIDENT,
    IRAN_CONTRA_SCANDAL,
    ALDRICH_AMES_REMIX,
    YURI_AND_SAMANTHA,
]


#: 4.5.B: who is dealt a card first.
DEALT: Final[list[int]] = [USSR, US]


def join_era(s: TSState, era: int) -> None:
    """4.4: the cards of an era join the draw pile; the discard pile stays out."""
    all_cards = bool(s.options["optional_cards"])
    joining: list[int] = []
    for card in s.cards.piles[RESERVE]:
        if ERA[card] == era and card != THE_CHINA_CARD and (all_cards or not OPTIONAL[card]):
            joining.append(card)
    s.cards.shuffle_in(joining)
    s.log(LOG_JOIN, len(joining))


def reshuffle(s: TSState) -> None:
    """4.3: an empty draw pile takes in the discard pile."""
    pile = s.cards.piles[DISCARD_PILE]
    s.log(LOG_RESHUFFLE, len(pile))
    s.cards.shuffle_in(pile)


def draw_card(s: TSState, kind: int, place: int, seen: int) -> int:
    """4.3.1: the next card of the deck, or NONE when nothing is left to shuffle."""
    deck = s.cards.piles[DECK]
    if not deck:
        reshuffle(s)
        if not deck:
            return NONE
    card = s.draw(kind, deck)
    s.cards.moved(card, place, seen)
    return card


def deal_card(s: TSState, side: int) -> bool:
    """One card into a hand; under Aldrich Ames, while the US alone draws, the USSR sees it."""
    seen = BOTH if s.in_effect[ALDRICH_AMES_REMIX] else 1 << side
    return draw_card(s, DEAL_TO[side], HAND + side, seen) != NONE


def deal(s: TSState) -> None:
    """4.5.B, 11.1.3: up to the hand size, in turns from the USSR; the rest in a row."""
    size = HAND_SIZE[s.turn]
    for side in DEALT:
        s.log(LOG_DEALT, side, size - len(s.hand(side)))
    more = True
    while more:
        more = False
        for side in DEALT:
            if len(s.hand(side)) < size and deal_card(s, side):
                more = True


class StartTurn(Step[TSState]):
    """4.5: a turn, phase by phase."""

    def run(self, s: TSState) -> None:
        s.turn += 1
        s.log(LOG_TURN, s.turn)
        s.do(ImproveDefcon(), DealCards(), Headlines(), Round(1, USSR), CheckMilitaryOps())


class ImproveDefcon(Step[TSState]):
    """4.5.A, 8.1.6: one level towards peace."""

    def run(self, s: TSState) -> None:
        set_defcon(s, s.defcon + 1)


class DealCards(Step[TSState]):
    """4.5.B, 4.5.H: new eras join at turns 4 and 8, then both hands are filled."""

    def run(self, s: TSState) -> None:
        if s.turn == MID_WAR_TURN:
            join_era(s, MID)
        elif s.turn == LATE_WAR_TURN:
            join_era(s, LATE)
        deal(s)


class CheckMilitaryOps(Step[TSState]):
    """4.5.E, 8.2.1: each point short of DEFCON is a VP for the other side. May end the game."""

    def run(self, s: TSState) -> None:
        s.phase = END_PHASE
        s.round = 0
        s.phasing = NOBODY
        us = max(0, s.defcon - s.military_ops[US])
        ussr = max(0, s.defcon - s.military_ops[USSR])
        s.military_ops = [0, 0]
        if us:
            s.log(LOG_MILOPS_SHORT, US, us)
        if ussr:
            s.log(LOG_MILOPS_SHORT, USSR, ussr)
        s.do(RevealHeld(), HeldCard(USSR), HeldCard(US), EndTurn())
        gain_net(s, ussr, us)


class RevealHeld(Step[TSState]):
    """4.5.F, 11.1: in tournament play both show their hands; a scoring card there loses the game."""

    def run(self, s: TSState) -> None:
        if not s.options["tournament"]:
            return
        s.show_hand(US)
        s.show_hand(USSR)
        s.log(LOG_HANDS)
        us = s.scoring_cards(US) > 0
        ussr = s.scoring_cards(USSR) > 0
        if us and ussr:
            win(s, NOBODY, END_HELD)
        elif us or ussr:
            win(s, USSR if us else US, END_HELD)


class HeldCard(PickOne[TSState]):
    """6.4.4: Eagle/Bear Has Landed lets its side discard one held card."""

    def run(self, s: TSState) -> None:
        if s.has_ability(self.by, DISCARDS_HELD_CARD) and s.hand(self.by):
            self.put(s)

    def verb(self) -> int:
        return DISCARD

    def among(self, s: TSState, by: int) -> list[int]:
        return s.hand(by)

    def pick_why(self, s: TSState, by: int, card: int) -> int:
        if card == THE_CHINA_CARD:
            return NO_CHINA_DISCARD
        if s.cards.place[card] != HAND + by:
            return NO_CARD_HERE
        return NO_SCORING_DISCARD if SCORING[card] else LEGAL

    def take(self, s: TSState, by: int, card: int) -> None:
        discard(s, by, card)

    def stop(self) -> int:
        return DONE

    def prompt(self, s: TSState, seat: int) -> Prompt:
        return Prompt(ASK_HELD, (self.by,))


class EndTurn(Step[TSState]):
    """4.5.G to 4.5.I: the China Card is turned up, effects of the turn end, the next turn begins."""

    def run(self, s: TSState) -> None:
        if not s.china_up:
            s.china_up = True
            s.log(LOG_CHINA_UP, s.china)
        for card in TURN_EFFECTS:
            s.set_effect(card, on=False)
        s.red_scare = [0, 0]
        s.death_squads = [0, 0]
        s.crisis = NOBODY
        s.chernobyl = NONE
        s.tries = [0, 0]
        if s.turn == TURNS:
            s.do(FinalScoring())
        else:
            s.do(StartTurn())
