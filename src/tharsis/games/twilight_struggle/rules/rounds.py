"""4.5.D: action rounds, and rounds spent in a trap (Quagmire, Bear Trap)."""

from typing import Final

from tharsis.games.twilight_struggle.actions import (
    ASK_CARD,
    ASK_NORAD,
    ASK_TRAPPED,
    DECLINE,
    DIE,
    DISCARD,
    END_HELD,
    LOG_DECLINED,
    LOG_PASS,
    LOG_ROUND,
    LOG_TRAP_DIE,
    NO_CARD_HERE,
    NO_CHINA,
    NO_CHINA_DISCARD,
    NO_CHINA_DOWN,
    NO_MUST_SCORE,
    NO_OWED,
    NO_OWN_INFLUENCE,
    NO_PASS,
    NO_SCORING_DISCARD,
    NO_TRAPPED,
    NO_VALUE,
    NO_VARIANT,
    PASS,
    PLACE,
    PLAY,
)
from tharsis.games.twilight_struggle.board import ACTION_ROUNDS, ANYWHERE, AREAS, CANADA, MOST_ROUNDS
from tharsis.games.twilight_struggle.codes import ACTION_PHASE, HAND, TABLE, US, USSR
from tharsis.games.twilight_struggle.deck import (
    BEAR_TRAP,
    MISSILE_ENVY,
    NORAD,
    QUAGMIRE,
    SCORING,
    THE_CHINA_CARD,
)
from tharsis.games.twilight_struggle.rules.events import discard, end_effect
from tharsis.games.twilight_struggle.rules.play import OF_THE_ROUND, OWED, Mode, settle_bury_you
from tharsis.games.twilight_struggle.rules.shedding import frees, overdue
from tharsis.games.twilight_struggle.rules.values import must_score_details, note_highest, value
from tharsis.games.twilight_struggle.rules.victory import win
from tharsis.games.twilight_struggle.state import TSState
from tharsis.kernel import LEGAL, Either, PickOne, Prompt, Step

TRAPS: Final[tuple[int, ...]] = (QUAGMIRE, BEAR_TRAP)  # by side that is trapped
TRAP_VALUE: Final = 2
ESCAPE: Final = 4
FROM_A_TRAP: Final[list[int]] = [DISCARD, PLAY]


def extra_round(s: TSState) -> bool:
    """6.4.4: a round beyond the usual number, which nobody has to take."""
    return s.round > ACTION_ROUNDS[s.turn]


class Round(Step[TSState]):
    """4.5.D: one action round of one side, the USSR first."""

    def __init__(self, number: int, side: int) -> None:
        self.number: Final = number
        self.side: Final = side

    def run(self, s: TSState) -> None:
        side = self.side
        s.phase = ACTION_PHASE
        s.round = self.number
        s.phasing = side
        s.next(END_ROUND[side][self.number])
        if self.number > s.rounds(side):
            return
        s.mark_start()
        if s.recording:
            s.log(LOG_ROUND, side, self.number)
        if s.in_effect[TRAPS[side]]:
            s.next(TrappedRound(side))
        else:
            s.next(CHOOSE_CARD[side])


class ChooseCard(PickOne[TSState]):
    """4.5.D, 5.1: a side with cards must play one; the China Card never has to be (9.8)."""

    def run(self, s: TSState) -> None:
        if s.hand(self.by) or self.china_why(s) == LEGAL:
            self.put(s)
        else:
            pass_round(s, self.by)

    def verb(self) -> int:
        return PLAY

    def china_why(self, s: TSState) -> int:
        """9.1, 9.3: only its holder, only face up."""
        if s.china != self.by:
            return NO_CHINA
        return LEGAL if s.china_up else NO_CHINA_DOWN

    def pick_why(self, s: TSState, by: int, card: int) -> int:
        if card == THE_CHINA_CARD:
            reason = self.china_why(s)
            if reason != LEGAL:
                return reason
        elif s.cards.place[card] != HAND + by:
            return NO_CARD_HERE
        if s.must_score(by) and not SCORING[card] and not frees(s, by, card):
            return NO_MUST_SCORE
        if SCORING[card] and s.must_score(by):
            return LEGAL
        return NO_OWED if s.owed == by and card != MISSILE_ENVY else LEGAL

    def legal(self, s: TSState, seat: int) -> list[int]:
        hand = s.hand(self.by)
        found: list[int] = []
        if s.must_score(self.by):
            return [PLAY + card for card in hand if self.pick_why(s, self.by, card) == LEGAL]
        if s.owed == self.by:
            found.append(PLAY + MISSILE_ENVY)
        else:
            for card in hand:
                found.append(PLAY + card)
            if self.china_why(s) == LEGAL:
                found.append(PLAY + THE_CHINA_CARD)
        if self.may_pass(s):
            found.append(PASS)
        return found

    def details(self, s: TSState, by: int, action: int, reason: int) -> tuple[int, ...]:
        return must_score_details(s, by)

    def take(self, s: TSState, by: int, card: int) -> None:
        came = OWED if s.owed == by and card == MISSILE_ENVY else OF_THE_ROUND
        if card != THE_CHINA_CARD:
            s.put(card, TABLE)
        s.next(Mode(by, card, came))

    def stop(self) -> int:
        return PASS

    def may_pass(self, s: TSState) -> bool:
        """5.1, 6.4.4: one passes with no cards, or an eighth round, which is optional."""
        return not s.hand(self.by) or extra_round(s)

    def stop_why(self, s: TSState, by: int) -> int:
        if s.must_score(by):
            return NO_MUST_SCORE
        return LEGAL if self.may_pass(s) else NO_PASS

    def stopped(self, s: TSState, by: int) -> None:
        pass_round(s, by)

    def prompt(self, s: TSState, seat: int) -> Prompt:
        return Prompt(ASK_CARD, (self.by, s.round))


def pass_round(s: TSState, side: int) -> None:
    """4.5.D: sit the round out; We Will Bury You is settled all the same."""
    s.log(LOG_PASS, side)
    if side == US:
        settle_bury_you(s, countered=False)


class TrappedRound(Either[TSState]):
    """7.3: discard a card worth 2 and roll 1-4 to get out; without one a scoring card is played, and
    whoever has neither passes (5.1)."""

    def run(self, s: TSState) -> None:
        if s.hand(self.by):
            self.put(s)
        else:
            pass_round(s, self.by)

    def verbs(self) -> list[int]:
        return FROM_A_TRAP

    def among(self, s: TSState, by: int, verb: int) -> list[int]:
        return s.hand(by)

    def pick_why(self, s: TSState, by: int, verb: int, card: int) -> int:
        return self.discard_why(s, card) if verb == DISCARD else self.play_why(s, card)

    def fits(self, s: TSState, card: int) -> bool:
        """7.4.2: the changed value counts."""
        return value(s, self.by, card) >= TRAP_VALUE

    def can_discard(self, s: TSState) -> bool:
        return any(self.fits(s, card) for card in s.hand(self.by))

    def discard_why(self, s: TSState, card: int) -> int:
        if card == THE_CHINA_CARD:
            return NO_CHINA_DISCARD
        if s.cards.place[card] != HAND + self.by:
            return NO_CARD_HERE
        if s.must_score(self.by):
            return NO_MUST_SCORE
        if SCORING[card]:
            return NO_SCORING_DISCARD
        if not self.fits(s, card):
            return NO_VALUE
        if s.owed == self.by and card != MISSILE_ENVY and self.fits(s, MISSILE_ENVY):
            return NO_OWED
        return LEGAL

    def play_why(self, s: TSState, card: int) -> int:
        if card == THE_CHINA_CARD:
            return NO_TRAPPED
        if s.cards.place[card] != HAND + self.by:
            return NO_CARD_HERE
        if SCORING[card] and (s.must_score(self.by) or not self.can_discard(s)):
            return LEGAL
        return NO_TRAPPED

    def details(self, s: TSState, by: int, action: int, reason: int) -> tuple[int, ...]:
        if reason == NO_TRAPPED:
            return (TRAPS[by],)
        if reason == NO_MUST_SCORE:
            return must_score_details(s, by)
        return value(s, by, action - DISCARD), TRAP_VALUE

    def take(self, s: TSState, by: int, verb: int, card: int) -> None:
        if verb == PLAY:
            s.put(card, TABLE)
            s.do(Mode(by, card, OF_THE_ROUND))
            return
        discard(s, by, card)
        s.do(EscapeRoll(by))
        if by == US:
            settle_bury_you(s, countered=False)

    def stop(self) -> int:
        return PASS

    def stop_why(self, s: TSState, by: int) -> int:
        if s.must_score(by):
            return NO_MUST_SCORE
        if extra_round(s):
            return LEGAL
        if self.can_discard(s):
            return NO_TRAPPED
        return NO_PASS if s.scoring_cards(by) else LEGAL

    def stopped(self, s: TSState, by: int) -> None:
        if not extra_round(s):
            note_highest(s, by, TRAP_VALUE - 1)
            s.no_scoring_at[by] = s.cards.clock
        pass_round(s, by)

    def prompt(self, s: TSState, seat: int) -> Prompt:
        return Prompt(ASK_TRAPPED, (self.by, TRAPS[self.by]))


class EscapeRoll(Step[TSState]):
    """7.3: on 1 to 4 the trap opens; play is normal from the next round on."""

    def __init__(self, by: int) -> None:
        self.by: Final = by

    def run(self, s: TSState) -> None:
        die = s.roll(DIE)
        s.log(LOG_TRAP_DIE, self.by, die)
        if die <= ESCAPE:
            end_effect(s, TRAPS[self.by])


class EndRound(Step[TSState]):
    """4.5.D: NORAD looks back on the round; then the other side, or the next round. Whoever can no longer
    play its scoring cards has lost (11.1.2)."""

    def __init__(self, number: int, side: int) -> None:
        self.number: Final = number
        self.side: Final = side

    def run(self, s: TSState) -> None:
        if overdue(s, self.side):
            win(s, 1 - self.side, END_HELD)
            return
        if self.side == USSR:
            s.next(ROUND[US][self.number])
        elif self.number < MOST_ROUNDS:
            s.next(ROUND[USSR][self.number + 1])
        if s.reached_two:
            s.reached_two = False
            if s.in_effect[NORAD] and s.controls(US, CANADA):
                s.do(NoradPlacement(US))


# Steps never change, so those of every round are made once: by side, by number.
ROUND: Final = [[Round(number, side) for number in range(MOST_ROUNDS + 1)] for side in (US, USSR)]
END_ROUND: Final = [[EndRound(number, side) for number in range(MOST_ROUNDS + 1)] for side in (US, USSR)]
CHOOSE_CARD: Final = [ChooseCard(side) for side in (US, USSR)]


class NoradPlacement(PickOne[TSState]):
    """7.3: the US may add one influence where it has some."""

    def run(self, s: TSState) -> None:
        self.put(s)

    def verb(self) -> int:
        return PLACE

    def among(self, s: TSState, by: int) -> list[int]:
        return AREAS[ANYWHERE]

    def outside(self) -> int:
        return NO_VARIANT

    def pick_why(self, s: TSState, by: int, country: int) -> int:
        return LEGAL if s.influence[by][country] else NO_OWN_INFLUENCE

    def take(self, s: TSState, by: int, country: int) -> None:
        s.change(by, country, 1)

    def stop(self) -> int:
        return DECLINE

    def stopped(self, s: TSState, by: int) -> None:
        s.log(LOG_DECLINED, by)

    def prompt(self, s: TSState, seat: int) -> Prompt:
        return Prompt(ASK_NORAD)
