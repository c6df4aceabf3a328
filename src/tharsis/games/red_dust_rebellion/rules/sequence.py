"""4.0 Sequence of play and 4.1 Event Rounds."""

from typing import Final

from tharsis.games.red_dust_rebellion.actions import (
    ASK_DRAW,
    ASK_FIRST_TURN,
    ASK_MOVE_UP,
    ASK_SECOND_TURN,
    ASSET,
    DISCARD_ASSET,
    DONE,
    DRAW_EVENT,
    LOG_MOVE_UP,
    LOG_NEXT_CARD,
    LOG_PASS,
    LOG_TURN,
    NO_ASSET_EVENT,
    NO_CARD_HELD,
    NO_EVENT_NOW,
    NO_OTHER_FACTION,
    NO_SECOND_TEXT,
    OP,
    OPERATION,
    OPT_DRAW,
    PASS,
    PLAY_ASSET,
    PLAY_EVENT,
    STORM_COMES,
)
from tharsis.games.red_dust_rebellion.board import FLASHPOINT_STEPS
from tharsis.games.red_dust_rebellion.cards.printed import (
    ASSET_KIND,
    COMMS_CUTOFF,
    FIRST_STORM,
    FLASHPOINT,
    ORDER,
    RE_ENGINEERING,
    RESOURCE,
    SECRET_DONORS,
    SHADED,
)
from tharsis.games.red_dust_rebellion.codes import EVENT_PLAYED, NOTHING_YET, OP_AND_SPECIAL, OP_ONLY
from tharsis.games.red_dust_rebellion.orders import OPERATIONS_OF
from tharsis.games.red_dust_rebellion.pieces import CORP, CR, MG, RD
from tharsis.games.red_dust_rebellion.rules.ask import Choice, Question
from tharsis.games.red_dust_rebellion.rules.assets import DrawAssets, asset_why, discard
from tharsis.games.red_dust_rebellion.rules.earthgov import Cycler
from tharsis.games.red_dust_rebellion.rules.effects import EFFECTS, PlayAsset, PlayEvent
from tharsis.games.red_dust_rebellion.rules.operations import (
    ANY_NUMBER,
    ANYWHERE,
    EFFICIENT,
    LIMITED,
    SPECIAL,
    BeginOperation,
    Operation,
    operation_why,
)
from tharsis.games.red_dust_rebellion.state import RDState
from tharsis.kernel import LEGAL, NOT_NOW, Prompt, Step

ALL_FACTIONS: Final = 15
PILE_EVENTS: Final = 12
FIRST_POSSIBLE_STORM: Final = 6  # a pile's Dust Storm lies among its last seven cards


def reveal(s: RDState) -> int:
    """3.3, 4.1: the next card of the draw deck; in each pile the storm comes 7th to 13th."""
    if s.pile_drawn == PILE_EVENTS + 1:
        s.pile += 1
        s.pile_drawn = 0
        s.pile_stormed = False
    left = PILE_EVENTS + 1 - s.pile_drawn
    s.pile_drawn += 1
    if not s.pile_stormed and s.pile_drawn > FIRST_POSSIBLE_STORM and s.chance(STORM_COMES, left) == 0:
        s.pile_stormed = True
        return FIRST_STORM + s.pile
    return s.draw(DRAW_EVENT, s.events)


class NextCard(Step[RDState]):
    """4.1: the Next Event becomes current; a Dust Storm interrupts play."""

    def run(self, s: RDState) -> None:
        from tharsis.games.red_dust_rebellion.rules.dust_storm import DustStormRound
        from tharsis.games.red_dust_rebellion.rules.flashpoint import FlashpointRound

        s.current = s.upcoming
        if s.current >= FIRST_STORM:
            s.upcoming = -1
            s.do(DustStormRound())
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
        s.do(MoveUp(CR, 0, 0, place_of(s, CR)), NextActor())


def place_of(s: RDState, faction: int) -> int:
    """4.1: 0 for 1st Eligible, 1 for 2nd …; Ineligible Factions do not count."""
    place = 0
    for other in s.order:
        if other == faction:
            return place
        if s.eligible >> other & 1:
            place += 1
    return place


class MoveUp(Question):
    """4.0: Reclaimers discard up to three Asset cards, each for one place in the printed order."""

    def __init__(self, by: int, spent: int, drawing: int, before: int) -> None:
        super().__init__(by)
        self.spent: Final = spent
        self.drawing: Final = drawing  # cards that pay back if this makes the Reclaimers 1st Eligible
        self.before: Final = before

    def run(self, s: RDState) -> None:
        if s.is_np(CR):
            from tharsis.games.red_dust_rebellion.rules.nonplayer.turn import move_up

            move_up(s)
        elif s.eligible >> CR & 1 and s.hand() and self.spent < 3:
            Question.run(self, s)
        else:
            self.settle(s)

    def legal(self, s: RDState, seat: int) -> list[int]:
        return [DISCARD_ASSET + card for card in s.hand()] + [DONE]

    def why(self, s: RDState, seat: int, action: int) -> int:
        return LEGAL if action == DONE else asset_why(s, action, DISCARD_ASSET)

    def choose(self, s: RDState, seat: int, action: int) -> None:
        if action == DONE:
            self.settle(s)
            return
        card = action - DISCARD_ASSET
        discard(s, card)
        advance_reclaimers(s, 1)
        bonus = 1 if card in (RE_ENGINEERING, SECRET_DONORS) else 0
        s.do(MoveUp(CR, self.spent + 1, self.drawing + bonus, self.before))

    def settle(self, s: RDState) -> None:
        if self.drawing and self.before > 0 and place_of(s, CR) == 0:
            s.do(DrawAssets(self.drawing))

    def prompt(self, s: RDState, seat: int) -> Prompt:
        return Prompt(ASK_MOVE_UP, (self.by,))


def advance_reclaimers(s: RDState, places: int) -> None:
    """4.0: past one printed icon per card, Eligible or not."""
    for _ in range(places):
        at = s.order.index(CR)
        if at:
            s.order[at] = s.order[at - 1]
            s.order[at - 1] = CR
    s.log(LOG_MOVE_UP, places)


class NextActor(Step[RDState]):
    """4.1: the leftmost Eligible Faction that has not been asked; after two have acted the round ends."""

    def run(self, s: RDState) -> None:
        if s.slot < 2:
            for faction in s.order:
                if s.eligible >> faction & 1 and not s.asked >> faction & 1:
                    s.asked |= 1 << faction
                    s.acting = faction
                    s.refused = 0
                    s.special_used = False
                    s.arrived = []
                    s.owed = 0
                    s.frozen = s.control_masks()
                    s.do(take_turn(s, faction), NextActor())
                    return
        s.do(EndRound())


def take_turn(s: RDState, faction: int) -> Step[RDState]:
    if s.is_np(faction):
        from tharsis.games.red_dust_rebellion.rules.nonplayer.turn import NonPlayerTurn

        return NonPlayerTurn(faction)
    return Turn(faction)


def planned(s: RDState, by: int, op: int) -> Operation:
    """4.1: the Operation as the Faction could carry it out now."""
    most, flags = scope(s, by)
    return Operation(by, op, most, ANYWHERE, flags, 0, 0)


def scope(s: RDState, by: int) -> tuple[int, int]:
    """4.1: after an Operation the 2nd Eligible is Limited; Desert Efficiency widens that for Reclaimers."""
    if s.slot == 0 or s.first_did == EVENT_PLAYED:
        return ANY_NUMBER, SPECIAL
    if by == CR:
        return ANY_NUMBER, EFFICIENT | LIMITED
    return 1, LIMITED


def event_why(s: RDState) -> int:
    """4.1: 1st Eligible always; 2nd after an Operation with a Special Activity."""
    if s.slot == 0 or s.first_did == OP_AND_SPECIAL:
        return LEGAL
    return NO_EVENT_NOW


class Turn(Question):
    """4.1: an Operation, the Event, an Asset event, or Pass."""

    def legal(self, s: RDState, seat: int) -> list[int]:
        found = [PASS]
        for op in OPERATIONS_OF[self.by]:
            if operation_why(s, planned(s, self.by, op)) == LEGAL:
                found.append(OP + op)
        if event_why(s) == LEGAL:
            found.append(PLAY_EVENT)
            if self.side_why(s, SHADED) == LEGAL:
                found.append(PLAY_EVENT + SHADED)
            if self.by == CR:
                for card in s.hand():
                    if self.asset_why(s, card) == LEGAL:
                        found.append(PLAY_ASSET + card)
        return found

    def side_why(self, s: RDState, side: int) -> int:
        reason = event_why(s)
        if reason != LEGAL:
            return reason
        return LEGAL if EFFECTS[s.current * 2 + side] is not None else NO_SECOND_TEXT

    def asset_why(self, s: RDState, card: int) -> int:
        if self.by != CR:
            return NO_OTHER_FACTION
        if card not in s.hand():
            return NO_CARD_HELD
        if ASSET_KIND[card] == RESOURCE:
            return NO_ASSET_EVENT
        return event_why(s)

    def why(self, s: RDState, seat: int, action: int) -> int:
        if action == PASS:
            return LEGAL
        if OP <= action < OP + OPERATION.size:
            return operation_why(s, planned(s, self.by, action - OP))
        if PLAY_EVENT <= action < PLAY_EVENT + 2:
            return self.side_why(s, action - PLAY_EVENT)
        if PLAY_ASSET <= action < PLAY_ASSET + ASSET.size:
            return self.asset_why(s, action - PLAY_ASSET)
        return NOT_NOW

    def choose(self, s: RDState, seat: int, action: int) -> None:
        by = self.by
        if action == PASS:
            s.do(PassTurn(by))
            return
        if OP <= action < OP + OPERATION.size:
            most, flags = scope(s, by)
            s.log(LOG_TURN, by, action - OP)
            s.do(BeginOperation(by, action - OP, most, ANYWHERE, flags), EndTurn(by, OP_ONLY))
        elif PLAY_EVENT <= action < PLAY_EVENT + 2:
            s.do(PlayEvent(by, s.current, action - PLAY_EVENT), EndTurn(by, EVENT_PLAYED))
        else:
            s.do(PlayAsset(action - PLAY_ASSET), EndTurn(by, EVENT_PLAYED))

    def prompt(self, s: RDState, seat: int) -> Prompt:
        return Prompt(ASK_FIRST_TURN if s.slot == 0 else ASK_SECOND_TURN, (self.by,))


class PassTurn(Step[RDState]):
    """4.1: a Pass keeps the Faction Eligible and pays a little."""

    def __init__(self, by: int) -> None:
        self.by: Final = by

    def run(self, s: RDState) -> None:
        s.log(LOG_PASS, self.by)
        s.acting = -1
        if self.by == MG:
            s.gain(MG, 3)
        elif self.by == RD:
            s.gain(RD, 1)
        elif self.by == CR:
            s.do(MayDraw(CR))
        elif not s.has_campaign(COMMS_CUTOFF):
            s.do(Cycler(CORP, False))


class MayDraw(Choice):
    """4.1: the Reclaimers may draw a card."""

    def options(self, s: RDState) -> list[int]:
        return [OPT_DRAW]

    def take(self, s: RDState, choice: int) -> None:
        s.do(DrawAssets(1))

    def prompt(self, s: RDState, seat: int) -> Prompt:
        return Prompt(ASK_DRAW, (self.by,))


class EndTurn(Step[RDState]):
    """4.1: the Faction's cylinder goes to the box of what it did."""

    def __init__(self, by: int, did: int) -> None:
        self.by: Final = by
        self.did: Final = did

    def run(self, s: RDState) -> None:
        s.acting = -1
        s.acted |= 1 << self.by
        if s.slot == 0:
            special = self.did == OP_ONLY and s.special_used
            s.first_did = OP_AND_SPECIAL if special else self.did
            s.slot = 1
            return
        efficient = self.by == CR and self.did == OP_ONLY and s.first_did != EVENT_PLAYED
        s.slot = 2
        if efficient:
            s.do(DrawAssets(1) if s.is_np(CR) else MayDraw(CR))


class EndRound(Step[RDState]):
    """4.1: who acted becomes Ineligible; Events may keep a Faction in or out."""

    def run(self, s: RDState) -> None:
        s.eligible = ALL_FACTIONS & ~s.acted | s.stays
        s.eligible &= ~s.sits_out
        s.sits_out = 0
        s.stays = 0
        s.do(NextCard())
