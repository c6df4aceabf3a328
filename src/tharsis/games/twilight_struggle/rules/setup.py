"""3.0: setting up."""

from tharsis.games.twilight_struggle.actions import (
    ASK_HANDICAP,
    ASK_SETUP,
    NO_HANDICAP,
    NO_SETUP,
    PLACE,
)
from tharsis.games.twilight_struggle.board import FREE_COUNTRIES, FREE_POINTS, PEACE, START_ROWS
from tharsis.games.twilight_struggle.codes import NOBODY, NONE, PLACES, RESERVE, SETUP_PHASE, US, USSR
from tharsis.games.twilight_struggle.deck import CARD_IDS, EARLY
from tharsis.games.twilight_struggle.rules.headline import Headlines
from tharsis.games.twilight_struggle.rules.rounds import Round
from tharsis.games.twilight_struggle.rules.turn import CheckMilitaryOps, deal, join_era
from tharsis.games.twilight_struggle.rules.values import HIGHEST_VALUE
from tharsis.games.twilight_struggle.state import TSState
from tharsis.kernel import LEGAL, Cards, Prompt, Spread, Step


def lay_out(s: TSState) -> None:
    """3.0 to 3.4: markers at their start, the printed influence, then the free one of both sides."""
    s.reach = []
    s.defcon = PEACE
    s.vp = 0
    s.turn = 1
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
    s.highest = [HIGHEST_VALUE, HIGHEST_VALUE]
    s.highest_at = [0, 0]
    s.winner = NOBODY
    s.cards = Cards()
    s.cards.lay(len(CARD_IDS), PLACES, 2, RESERVE)
    s.influence = [START_ROWS[US][:], START_ROWS[USSR][:]]
    s.count_near()
    s.in_effect = [False for _ in CARD_IDS]
    if s.options["chinese_civil_war"]:
        s.china = NOBODY
        s.civil_war = True
    side = US if s.options["handicap_side"] == "us" else USSR
    s.do(
        FirstDeal(),
        FreeInfluence(USSR, left=FREE_POINTS[USSR], cap=0, given=()),
        FreeInfluence(US, left=FREE_POINTS[US], cap=0, given=()),
        Handicap(side, left=int(s.options["handicap"]), cap=0, given=()),
        Headlines(),
        Round(1, USSR),
        CheckMilitaryOps(),
    )


class FirstDeal(Step[TSState]):
    """3.1: the Early War cards, eight to each side, before any influence is placed."""

    def run(self, s: TSState) -> None:
        join_era(s, EARLY)
        deal(s)


class FreeInfluence(Spread[TSState]):
    """3.2, 3.3: six Soviet points in Eastern Europe, then seven American ones in Western Europe."""

    def run(self, s: TSState) -> None:
        self.put(s)

    def verb(self) -> int:
        return PLACE

    def among(self, s: TSState, by: int) -> list[int]:
        return FREE_COUNTRIES[by]

    def outside(self) -> int:
        return NO_SETUP

    def legal(self, s: TSState, seat: int) -> list[int]:
        return [PLACE + country for country in FREE_COUNTRIES[self.by]]

    def details(self, s: TSState, by: int, action: int, reason: int) -> tuple[int, ...]:
        return (by,)

    def give(self, s: TSState, by: int, country: int) -> None:
        s.change(by, country, 1)

    def again(self, left: int, given: tuple[int, ...]) -> "FreeInfluence":
        return FreeInfluence(self.by, left, self.cap, given)

    def prompt(self, s: TSState, seat: int) -> Prompt:
        return Prompt(ASK_SETUP, (self.by, self.left))

    def asked_by(self, s: TSState, seat: int) -> str:
        return "3.2" if self.by == USSR else "3.3"


class Handicap(Spread[TSState]):
    """11.0: extra influence for one side, in countries where it has some."""

    def run(self, s: TSState) -> None:
        if self.left:
            self.put(s)

    def verb(self) -> int:
        return PLACE

    def place_why(self, s: TSState, by: int, country: int) -> int:
        return LEGAL if s.influence[by][country] else NO_HANDICAP

    def details(self, s: TSState, by: int, action: int, reason: int) -> tuple[int, ...]:
        return (by,)

    def give(self, s: TSState, by: int, country: int) -> None:
        s.change(by, country, 1)

    def again(self, left: int, given: tuple[int, ...]) -> "Handicap":
        return Handicap(self.by, left, self.cap, given)

    def prompt(self, s: TSState, seat: int) -> Prompt:
        return Prompt(ASK_HANDICAP, (self.by, self.left))
