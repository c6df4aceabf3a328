"""4.1 A Faction's turn in an Event Round: an Operation, an Event, or Pass."""

from typing import Final

from tharsis.games.red_dust_rebellion.actions import (
    ASK_DRAW,
    ASK_FIRST_TURN,
    ASK_SECOND_TURN,
    LOG_MOVE_UP,
    LOG_PASS,
    LOG_TURN,
    NO_ASSET_EVENT,
    NO_CARD_HELD,
    NO_EVENT_NOW,
    NO_OTHER_FACTION,
    NO_SECOND_TEXT,
    OP,
    OPT_DRAW,
    PASS,
    PLAY_ASSET,
    PLAY_EVENT,
)
from tharsis.games.red_dust_rebellion.codes import EVENT_PLAYED, OP_AND_SPECIAL, OP_ONLY
from tharsis.games.red_dust_rebellion.deck import ASSET_KIND, COMMS_CUTOFF, RESOURCE
from tharsis.games.red_dust_rebellion.orders import OPERATION_RULES, OPERATIONS_OF
from tharsis.games.red_dust_rebellion.pieces import CORP, CR, MG, RD
from tharsis.games.red_dust_rebellion.rules.ask import PickOption
from tharsis.games.red_dust_rebellion.rules.assets import DrawAssets
from tharsis.games.red_dust_rebellion.rules.earthgov import Cycler
from tharsis.games.red_dust_rebellion.rules.effects import TEXTS, PlayAsset, PlayEvent, event_text
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
from tharsis.games.red_dust_rebellion.rules.pledges import give_back, settle
from tharsis.games.red_dust_rebellion.state import RDState
from tharsis.kernel import LEGAL, Part, Parts, Prompt, Step

NO_CARDS: Final[list[int]] = []
JUST_DRAW: Final[list[int]] = [OPT_DRAW]


def place_of(s: RDState, faction: int) -> int:
    """4.1: 0 for 1st Eligible, 1 for 2nd …; Ineligible Factions do not count."""
    place = 0
    for other in s.order:
        if other == faction:
            return place
        if s.eligible >> other & 1:
            place += 1
    return place


def advance_reclaimers(s: RDState, places: int) -> None:
    """4.0: past one printed icon per card, Eligible or not."""
    for _ in range(places):
        at = s.order.index(CR)
        if at:
            s.order[at] = s.order[at - 1]
            s.order[at - 1] = CR
    s.log(LOG_MOVE_UP, places)


def planned(s: RDState, by: int, op: int) -> Operation:
    """4.1: the Operation as the Faction could carry it out now."""
    limit, flags = scope(s, by)
    return Operation(by, op, limit, ANYWHERE, flags)


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


class Turn(Parts[RDState]):
    """4.1: an Operation, the Event, an Asset event, or Pass."""

    def parts(self) -> list[Part[RDState, "Turn"]]:
        return TURN_PARTS

    def run(self, s: RDState) -> None:
        self.put(s)

    def prompt(self, s: RDState, seat: int) -> Prompt:
        return Prompt(ASK_FIRST_TURN if s.slot == 0 else ASK_SECOND_TURN, (self.by,))


class Passing(Part[RDState, Turn]):
    """4.1: one may always Pass."""

    def take(self, s: RDState, q: Turn, by: int, x: int) -> None:
        s.do(PassTurn(by))


class Operating(Part[RDState, Turn]):
    """4.1: one of the Faction's own Operations, Limited or not."""

    def among(self, s: RDState, q: Turn, by: int) -> list[int]:
        return OPERATIONS_OF[by]

    def pick_why(self, s: RDState, q: Turn, by: int, op: int) -> int:
        return operation_why(s, planned(s, by, op))

    def rule(self, s: RDState, q: Turn, op: int) -> str:
        return OPERATION_RULES[op]

    def take(self, s: RDState, q: Turn, by: int, op: int) -> None:
        limit, flags = scope(s, by)
        s.log(LOG_TURN, by, op)
        settle(s, paying=True)
        s.do(BeginOperation(by, op, limit, ANYWHERE, flags), EndTurn(by, OP_ONLY))


class PlayingEvent(Part[RDState, Turn]):
    """4.1, 7.1: one of the two texts of the Current Event."""

    def pick_why(self, s: RDState, q: Turn, by: int, side: int) -> int:
        reason = event_why(s)
        if reason != LEGAL:
            return reason
        return LEGAL if TEXTS.texts[event_text(s.current, side)] else NO_SECOND_TEXT

    def rule(self, s: RDState, q: Turn, side: int) -> str:
        return "7.1"

    def take(self, s: RDState, q: Turn, by: int, side: int) -> None:
        settle(s, paying=False)
        s.do(PlayEvent(by, s.current, side), EndTurn(by, EVENT_PLAYED))


class PlayingAsset(Part[RDState, Turn]):
    """7.7: instead of the Event the Reclaimers may play an Asset as one."""

    def among(self, s: RDState, q: Turn, by: int) -> list[int]:
        return s.hand() if by == CR else NO_CARDS

    def pick_why(self, s: RDState, q: Turn, by: int, card: int) -> int:
        if by != CR:
            return NO_OTHER_FACTION
        if card not in s.hand():
            return NO_CARD_HELD
        if ASSET_KIND[card] == RESOURCE:
            return NO_ASSET_EVENT
        return event_why(s)

    def rule(self, s: RDState, q: Turn, card: int) -> str:
        return "7.7"

    def take(self, s: RDState, q: Turn, by: int, card: int) -> None:
        settle(s, paying=False)
        s.do(PlayAsset(card), EndTurn(by, EVENT_PLAYED))


TURN_PARTS: Final[list[Part[RDState, Turn]]] = [
    Passing(PASS),
    Operating(OP),
    PlayingEvent(PLAY_EVENT),
    PlayingAsset(PLAY_ASSET),
]


class PassTurn(Step[RDState]):
    """4.1: a Pass keeps the Faction Eligible and pays a little."""

    def __init__(self, by: int) -> None:
        self.by: Final = by

    def run(self, s: RDState) -> None:
        s.log(LOG_PASS, self.by)
        give_back(s)
        s.acting = -1
        if self.by == MG:
            s.gain(MG, 3)
        elif self.by == RD:
            s.gain(RD, 1)
        elif self.by == CR:
            s.do(MayDraw(CR))
        elif not s.has_campaign(COMMS_CUTOFF):
            s.do(Cycler(CORP, people=False))


class MayDraw(PickOption):
    """4.1: the Reclaimers may draw a card."""

    def among(self, s: RDState, by: int) -> list[int]:
        return JUST_DRAW

    def take(self, s: RDState, by: int, choice: int) -> None:
        s.do(DrawAssets(1))

    def prompt(self, s: RDState, seat: int) -> Prompt:
        return Prompt(ASK_DRAW, (self.by,))


class EndTurn(Step[RDState]):
    """4.1: the Faction's cylinder goes to the box of what it did."""

    def __init__(self, by: int, did: int) -> None:
        self.by: Final = by
        self.did: Final = did

    def run(self, s: RDState) -> None:
        give_back(s)
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
