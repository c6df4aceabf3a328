"""3.0: setting up."""

from typing import Final

from tharsis.games.twilight_struggle.actions import (
    ASK_HANDICAP,
    ASK_SETUP,
    COUNTRY,
    NO_HANDICAP,
    NO_SETUP,
    PLACE,
)
from tharsis.games.twilight_struggle.board import (
    FREE_COUNTRIES,
    FREE_POINTS,
    NOBODY,
    ON_MAP,
    START_ROWS,
    US,
    USSR,
)
from tharsis.games.twilight_struggle.deck import CARDS, EARLY
from tharsis.games.twilight_struggle.rules.headline import Headlines
from tharsis.games.twilight_struggle.rules.rounds import Round
from tharsis.games.twilight_struggle.rules.turn import CheckMilitaryOps, deal, join_era
from tharsis.games.twilight_struggle.state import NONE, PLACES, RESERVE, SETUP_PHASE, TSState
from tharsis.kernel import LEGAL, NOT_NOW, Cards, Prompt, Step


def lay_out(s: TSState) -> None:
    """3.0 to 3.4: markers at their start, the printed influence, then the free one of both sides."""
    s.reach = []
    s.defcon = 5
    s.vp = 0
    s.turn = 0
    s.round = 0
    s.phase = SETUP_PHASE
    s.phasing = NOBODY
    s.military_ops = [0, 0]
    s.space = [0, 0]
    s.tries = [0, 0]
    s.china = USSR
    s.china_up = True
    s.civil_war = False
    s.committed = [NONE, NONE]
    s.red_scare = [0, 0]
    s.death_squads = [0, 0]
    s.crisis = NOBODY
    s.chernobyl = NONE
    s.owed = NOBODY
    s.oil_turn = 0
    s.reached_two = False
    s.no_scoring_at = [0, 0]
    s.highest = [4, 4]
    s.highest_at = [0, 0]
    s.winner = NOBODY
    s.cards = Cards()
    s.cards.lay(len(CARDS), PLACES, 2, RESERVE)
    s.influence = [START_ROWS[US][:], START_ROWS[USSR][:]]
    s.count_near()
    s.in_effect = [False for _ in CARDS]
    if s.options["chinese_civil_war"]:
        s.china = NOBODY
        s.civil_war = True
    side = US if s.options["handicap_side"] == "us" else USSR
    s.do(
        FirstDeal(),
        FreeInfluence(USSR, FREE_POINTS[USSR]),
        FreeInfluence(US, FREE_POINTS[US]),
        Handicap(side, int(s.options["handicap"])),
        Headlines(),
        Round(1, USSR),
        CheckMilitaryOps(),
    )


class FirstDeal(Step[TSState]):
    """3.1: the Early War cards, eight to each side, before any influence is placed."""

    def run(self, s: TSState) -> None:
        s.turn = 1
        join_era(s, EARLY)
        deal(s)


class FreeInfluence(Step[TSState]):
    """3.2, 3.3: six Soviet points in Eastern Europe, then seven American ones in Western Europe."""

    def __init__(self, side: int, left: int) -> None:
        self.side: Final = side
        self.left: Final = left

    def run(self, s: TSState) -> None:
        if self.left:
            s.ask(self, self.side)

    def legal(self, s: TSState, seat: int) -> list[int]:
        return [PLACE + country for country in FREE_COUNTRIES[self.side]]

    def why(self, s: TSState, seat: int, action: int) -> int:
        if not PLACE <= action < PLACE + COUNTRY.size:
            return NOT_NOW
        return LEGAL if action - PLACE in FREE_COUNTRIES[self.side] else NO_SETUP

    def figures(self, s: TSState, seat: int, action: int, reason: int) -> tuple[int, ...]:
        return (self.side,)

    def choose(self, s: TSState, seat: int, action: int) -> None:
        s.change(self.side, action - PLACE, 1)
        s.do(FreeInfluence(self.side, self.left - 1))

    def prompt(self, s: TSState, seat: int) -> Prompt:
        return Prompt(ASK_SETUP, (self.side, self.left))


class Handicap(Step[TSState]):
    """11.0: extra influence for one side, in countries where it has some."""

    def __init__(self, side: int, left: int) -> None:
        self.side: Final = side
        self.left: Final = left

    def run(self, s: TSState) -> None:
        if self.left:
            s.ask(self, self.side)

    def legal(self, s: TSState, seat: int) -> list[int]:
        own = s.influence[self.side]
        return [PLACE + country for country in range(ON_MAP) if own[country]]

    def why(self, s: TSState, seat: int, action: int) -> int:
        if not PLACE <= action < PLACE + COUNTRY.size:
            return NOT_NOW
        return LEGAL if s.influence[self.side][action - PLACE] else NO_HANDICAP

    def figures(self, s: TSState, seat: int, action: int, reason: int) -> tuple[int, ...]:
        return (self.side,)

    def choose(self, s: TSState, seat: int, action: int) -> None:
        s.change(self.side, action - PLACE, 1)
        s.do(Handicap(self.side, self.left - 1))

    def prompt(self, s: TSState, seat: int) -> Prompt:
        return Prompt(ASK_HANDICAP, (self.side, self.left))
