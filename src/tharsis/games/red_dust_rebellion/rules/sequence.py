"""4.0 Sequence of play and 4.1 Event Rounds."""

from typing import Final

from tharsis.games.red_dust_rebellion.actions import ASK_MOVE_UP, DISCARD_ASSET, DONE, LOG_NEXT_CARD
from tharsis.games.red_dust_rebellion.board import FLASHPOINT_STEPS
from tharsis.games.red_dust_rebellion.codes import ALL_FACTIONS, NOTHING_YET
from tharsis.games.red_dust_rebellion.deck import (
    FIRST_STORM,
    FLASHPOINT,
    ORDER,
    RE_ENGINEERING,
    SECRET_DONORS,
)
from tharsis.games.red_dust_rebellion.pieces import CR
from tharsis.games.red_dust_rebellion.rules.assets import DrawAssets, PickHeld, discard
from tharsis.games.red_dust_rebellion.rules.draw_deck import reveal
from tharsis.games.red_dust_rebellion.rules.dust_storm import DustStormRound
from tharsis.games.red_dust_rebellion.rules.flashpoint import FlashpointRound
from tharsis.games.red_dust_rebellion.rules.nonplayer.turn import NonPlayerTurn, move_up
from tharsis.games.red_dust_rebellion.rules.turn import Turn, advance_reclaimers, place_of
from tharsis.games.red_dust_rebellion.state import RDState
from tharsis.kernel import Prompt, Step

MOST_SPENT: Final = 3  # cards that the Reclaimers may discard to move up


class NextCard(Step[RDState]):
    """4.1: the Next Event becomes current; a Dust Storm interrupts play and brings two new cards."""

    def run(self, s: RDState) -> None:
        s.current = s.upcoming
        if s.current >= FIRST_STORM:
            s.upcoming = -1
            s.do(DustStormRound(), EventRound())
            return
        s.upcoming = reveal(s)
        s.log(LOG_NEXT_CARD, s.current, s.upcoming)
        s.flashpoint = min(FLASHPOINT_STEPS, s.flashpoint + FLASHPOINT[s.upcoming])
        if s.flashpoint == FLASHPOINT_STEPS:
            s.do(FlashpointRound(), EventRound())
        else:
            s.do(EventRound())


class EventRound(Step[RDState]):
    """4.1: the Reclaimers may move up, then Eligible Factions act in order."""

    def run(self, s: RDState) -> None:
        s.order = ORDER[s.current][:]
        s.asked = 0
        s.acted = 0
        s.slot = 0
        s.first_did = NOTHING_YET
        s.do(MoveUp(CR, spent=0, drawing=0, before=place_of(s, CR)), NextActor())


class MoveUp(PickHeld):
    """4.0: Reclaimers discard up to three Asset cards, each for one place in the printed order."""

    def __init__(self, by: int, spent: int, drawing: int, before: int) -> None:
        super().__init__(by)
        self.spent: Final = spent
        self.drawing: Final = drawing  # cards that pay back if this makes the Reclaimers 1st Eligible
        self.before: Final = before

    def run(self, s: RDState) -> None:
        if s.is_np(CR):
            move_up(s)
        elif s.eligible >> CR & 1 and s.hand() and self.spent < MOST_SPENT:
            self.put(s)
        else:
            self.settle(s)

    def verb(self) -> int:
        return DISCARD_ASSET

    def take(self, s: RDState, by: int, card: int) -> None:
        discard(s, card)
        advance_reclaimers(s, 1)
        bonus = 1 if card in (RE_ENGINEERING, SECRET_DONORS) else 0
        s.do(MoveUp(CR, spent=self.spent + 1, drawing=self.drawing + bonus, before=self.before))

    def stop(self) -> int:
        return DONE

    def stopped(self, s: RDState, by: int) -> None:
        self.settle(s)

    def settle(self, s: RDState) -> None:
        if self.drawing and self.before > 0 and place_of(s, CR) == 0:
            s.do(DrawAssets(self.drawing))

    def prompt(self, s: RDState, seat: int) -> Prompt:
        return Prompt(ASK_MOVE_UP, (self.by,))


class NextActor(Step[RDState]):
    """4.1: the leftmost Eligible Faction that has not been asked; after two have acted the round ends."""

    def run(self, s: RDState) -> None:
        if s.slot < 2:
            for faction in s.order:
                if s.eligible >> faction & 1 and not s.asked >> faction & 1:
                    s.asked |= 1 << faction
                    s.act(faction)
                    s.special_used = False
                    s.arrived = []
                    s.owed = 0
                    s.frozen = s.control_masks()
                    s.do(take_turn(s, faction), NextActor())
                    return
        s.do(EndRound())


def take_turn(s: RDState, faction: int) -> Step[RDState]:
    return NonPlayerTurn(faction) if s.is_np(faction) else Turn(faction)


class EndRound(Step[RDState]):
    """4.1: who acted becomes Ineligible; Events may keep a Faction in or out."""

    def run(self, s: RDState) -> None:
        s.eligible = ALL_FACTIONS & ~s.acted | s.stays
        s.eligible &= ~s.sits_out
        s.sits_out = 0
        s.stays = 0
        s.do(NextCard())
