"""8.5.2 The turn of a non-player Faction: the eligibility table."""

from typing import Final

from tharsis.games.red_dust_rebellion.actions import (
    LOG_ASSET_TOTAL,
    LOG_DISCARD,
    LOG_NP_ACTION,
    NP_DIE,
    NP_REVEAL,
    NP_TIE,
)
from tharsis.games.red_dust_rebellion.board import IS_DESERT, IS_LABYRINTH, MARS
from tharsis.games.red_dust_rebellion.codes import DECK, DISCARD, EVENT_PLAYED, OP_AND_SPECIAL
from tharsis.games.red_dust_rebellion.deck import (
    ASSET_KIND,
    ASSET_STAR,
    CHILDREN_OF_THE_DESERT,
    CHURCH_ASSETS,
    COMMS_CUTOFF,
    FIRST_STORM,
    NOT_PERFORMED,
    NP_SYMBOL,
    ORDER,
    RESOURCE,
)
from tharsis.games.red_dust_rebellion.orders import LOGISTICS, NO_OP
from tharsis.games.red_dust_rebellion.pieces import CORP, CR, RD
from tharsis.games.red_dust_rebellion.rules.effects import PlayAsset, PlayEvent
from tharsis.games.red_dust_rebellion.rules.nonplayer.cards import (
    ALONE,
    LIMITED,
    WITH_SPECIAL,
    Curiosity,
    seek,
)
from tharsis.games.red_dust_rebellion.rules.nonplayer.events import (
    critical,
    effective,
    effective_asset,
    option_of,
)
from tharsis.games.red_dust_rebellion.rules.operations import begin_counters
from tharsis.games.red_dust_rebellion.rules.turn import (
    EndTurn,
    PassTurn,
    advance_reclaimers,
    event_why,
    place_of,
)
from tharsis.games.red_dust_rebellion.state import RDState
from tharsis.kernel import LEGAL, Step

# Lines of the eligibility table.
LINE_EVENT: Final = 0
LINE_ASSET: Final = 1
LINE_OPERATION_ALONE: Final = 2
LINE_PASS: Final = 3
LINE_OPERATION_AND_SPECIAL: Final = 4
LINE_LIMITED: Final = 5
#: By the way an Operation is taken.
MODE_LINE: Final[tuple[int, ...]] = (LINE_OPERATION_AND_SPECIAL, LINE_OPERATION_ALONE, LINE_LIMITED)

TABLE_END: Final = 8  # after the last line: the longer table has seven
RICH: Final = 5  # 8.5.2: Asset Total with which the Reclaimers rather wait
MANY_REBELS: Final = 15


def move_up(s: RDState) -> None:
    """8.5.2: the Reclaimers try to become 1st, else 2nd Eligible."""
    if not s.eligible >> CR & 1:
        return
    first = discards_for(s, 0)
    second = discards_for(s, 1)
    total = s.totals[CR]
    here = place_of(s, CR)
    wanted = (here > 0 and total >= first) or (here > 1 and total >= second)
    if not wanted:
        return
    good = 0
    for _ in range(3):
        if s.chance(NP_DIE, 6) + 1 <= total:
            good += 1
    if good >= first and total >= first:
        spend(s, first)
    elif here > 1 and good >= second and total >= second:
        spend(s, second)


def spend(s: RDState, n: int) -> None:
    s.totals[CR] -= n
    advance_reclaimers(s, n)
    s.log(LOG_ASSET_TOTAL, s.totals[CR])


def discards_for(s: RDState, place: int) -> int:
    """8.5.2: how many printed icons must be passed to reach a place among the Eligible."""
    at = s.order.index(CR)
    n = 0
    while len([faction for faction in s.order[: at - n] if s.eligible >> faction & 1]) > place:
        n += 1
    return n


class NonPlayerTurn(Step[RDState]):
    """8.5.2: the eligibility table from a line on; below an Operation it waits in case that is impossible."""

    def __init__(self, by: int, line: int = 1) -> None:
        self.by: Final = by
        self.line: Final = line

    def run(self, s: RDState) -> None:
        if s.acted >> self.by & 1:
            return
        for line in range(self.line, TABLE_END):
            if self.decides(s, line):
                return
        self.stand_by(s)

    def decides(self, s: RDState, line: int) -> bool:
        """Whether a line, by its printed number, says what to do; if so, that is done."""
        return self.first(s, line) if s.slot == 0 else self.second(s, line)

    def first(self, s: RDState, line: int) -> bool:
        """8.5.2: the table for the 1st Eligible."""
        by = self.by
        if line == 1:
            return self.wants_it(s) and self.play(s)
        if line == 2:
            return by == CR and self.asset(s, star_only=True)
        if line == 3:
            return self.second_wants_it(s) and self.operate(s, ALONE, line)
        if line == 4:
            return self.wait(s) and self.stand_by(s)
        return line == 5 and self.operate(s, WITH_SPECIAL, line)

    def second(self, s: RDState, line: int) -> bool:
        """8.5.2: the table for the 2nd Eligible."""
        by = self.by
        if line == 1:
            return self.wait(s) and not self.wants_it(s) and self.stand_by(s)
        if line == 2:
            return s.first_did == EVENT_PLAYED and self.operate(s, WITH_SPECIAL, line)
        if line == 3:
            return self.takes_it(s) and self.play(s)
        if line == 4:
            return by == CR and s.first_did == OP_AND_SPECIAL and self.asset(s, star_only=False)
        if line == 5:
            return self.will_be_first(s) and self.stand_by(s)
        if line == 6:
            rich = by == CR and s.totals[CR] >= RICH and s.upcoming < FIRST_STORM
            return rich and self.stand_by(s)
        return line == 7 and self.operate(s, LIMITED, line)

    def wants_it(self, s: RDState) -> bool:
        return critical(s, self.by, s.current) and effective(s, self.by, s.current)

    def takes_it(self, s: RDState) -> bool:
        performed = event_why(s) == LEGAL and NP_SYMBOL[s.current][self.by] != NOT_PERFORMED
        return performed and effective(s, self.by, s.current)

    def play(self, s: RDState) -> bool:
        s.log(LOG_NP_ACTION, self.by, LINE_EVENT)
        s.do(PlayEvent(self.by, s.current, option_of(self.by, s.current)), EndTurn(self.by, EVENT_PLAYED))
        return True

    def operate(self, s: RDState, mode: int, line: int) -> bool:
        """8.5.3: with no legal Operation on any card the next line of the table follows."""
        s.log(LOG_NP_ACTION, self.by, MODE_LINE[mode])
        begin_counters(s, NO_OP)
        s.do(Curiosity(self.by, mode), NonPlayerTurn(self.by, line + 1))
        return True

    def stand_by(self, s: RDState) -> bool:
        """8.5.2: the Corporations' Cycler is that of their next card with Logistics."""
        s.log(LOG_NP_ACTION, self.by, LINE_PASS)
        if self.by == CORP and not s.has_campaign(COMMS_CUTOFF):
            seek(s, CORP, LOGISTICS, ambush=False)
        s.do(PassTurn(self.by))
        return True

    def second_wants_it(self, s: RDState) -> bool:
        """8.5.2, line 3: the 2nd Eligible Faction has the Current Event as Critical."""
        for faction in s.order:
            if s.eligible >> faction & 1 and not s.asked >> faction & 1:
                return critical(s, faction, s.current)
        return False

    def wait(self, s: RDState) -> bool:
        """8.5.2, line 4: the Next Event is Critical, and it is certain to be first on it."""
        return s.upcoming < FIRST_STORM and critical(s, self.by, s.upcoming) and self.will_be_first(s)

    def will_be_first(self, s: RDState) -> bool:
        """8.5.2: nobody printed to the left on the Next Event can be Eligible then."""
        if s.upcoming >= FIRST_STORM:
            return False
        out = s.acted & ~s.stays | s.sits_out
        for faction in ORDER[s.upcoming]:
            if faction == self.by:
                return True
            if not out >> faction & 1:
                return False
        return False

    def asset(self, s: RDState, star_only: bool) -> bool:
        """8.5.2: reveal as many Assets as the Asset Total; play a Critical one, or as 2nd any."""
        shown: list[int] = []
        while len(shown) < s.totals[CR] and s.assets.piles[DECK]:
            card = s.draw(NP_REVEAL, s.assets.piles[DECK])
            s.assets.moved(card, DISCARD, s.everyone())
            s.log(LOG_DISCARD, card)
            shown.append(card)
        good = [card for card in shown if ASSET_KIND[card] != RESOURCE and effective_asset(s, card)]
        best = [card for card in good if starred(s, card)]
        if not best and not star_only:
            best = good
        if not best:
            return False
        card = best[s.chance(NP_TIE, len(best))]
        s.totals[CR] -= 1
        s.log(LOG_NP_ACTION, CR, LINE_ASSET)
        s.do(PlayAsset(card), EndTurn(CR, EVENT_PLAYED))
        return True


def starred(s: RDState, card: int) -> bool:
    """8.5.2: Critical Assets; two of them only in a fitting position."""
    if not ASSET_STAR[card]:
        return False
    if card == CHILDREN_OF_THE_DESERT:
        bases = [p for p in range(MARS) if IS_DESERT[p] and s.coin_bases(p) + s.bases(p, RD)]
        return s.rebels_on_mars(CR) >= MANY_REBELS and bool(bases)
    if card == CHURCH_ASSETS:
        return len([p for p in range(MARS) if IS_LABYRINTH[p] and s.force(p, CR)]) >= 3
    return True
