"""10.1: scoring regions."""

from typing import Final

from mypy_extensions import i64

from tharsis.games.twilight_struggle.actions import (
    ASK_SHUTTLE,
    END_EUROPE,
    END_FINAL,
    LOG_IGNORED,
    LOG_SCORED,
    LOG_SCORED_SOUTHEAST,
    NO_AREA,
    TARGET,
)
from tharsis.games.twilight_struggle.board import (
    ASIA,
    BATTLEGROUND,
    BESIDE,
    EUROPE,
    MEMBERS,
    MIDDLE_EAST,
    REGION_BATTLEGROUNDS,
    REGION_IDS,
    REGION_VP,
    SOUTHEAST_ASIA,
    SOUTHEAST_ASIA_VP,
    STABILITY,
    TAIWAN,
)
from tharsis.games.twilight_struggle.codes import DISCARD_PILE, NOBODY, NONE, US, USSR
from tharsis.games.twilight_struggle.deck import FORMOSAN_RESOLUTION, SHUTTLE_DIPLOMACY
from tharsis.games.twilight_struggle.rules.events import end_effect
from tharsis.games.twilight_struggle.rules.victory import ahead, gain_net, win
from tharsis.games.twilight_struggle.state import TSState
from tharsis.kernel import LEGAL, PickOne, Prompt, Step

NO_STANDING: Final = 0
PRESENCE: Final = 1
DOMINATION: Final = 2
CONTROL: Final = 3


class Tally:
    """10.1.1, 10.1.2: what both sides hold in a region, and what it earns them."""

    def __init__(self, s: TSState, region: int, taiwan: bool, ignored: int) -> None:
        self.region = region
        self.countries = [0, 0]
        self.battlegrounds = [0, 0]
        self.beside = [0, 0]  # controlled countries beside the enemy's superpower
        self.total = REGION_BATTLEGROUNDS[region]
        us = s.influence[US]
        ussr = s.influence[USSR]
        for country in MEMBERS[region]:
            lead: i64 = us[country] - ussr[country]
            if lead == 0:
                continue
            stability: i64 = STABILITY[country]
            if lead >= stability:
                self.count(US, country)
                if taiwan and country == TAIWAN:
                    self.total += 1
                    self.battlegrounds[US] += 1
            elif -lead >= stability and country != ignored:
                self.count(USSR, country)

    def count(self, side: int, country: int) -> None:
        """A country that a side controls."""
        self.countries[side] += 1
        if BATTLEGROUND[country]:
            self.battlegrounds[side] += 1
        if BESIDE[1 - side][country]:
            self.beside[side] += 1

    def standing(self, side: int) -> int:
        """10.1.1: nothing, presence, domination or control."""
        countries = self.countries[side]
        grounds = self.battlegrounds[side]
        if countries == 0:
            return NO_STANDING
        if countries <= self.countries[1 - side]:
            return PRESENCE
        if grounds == self.total:
            return CONTROL
        if grounds > self.battlegrounds[1 - side] and countries > grounds:
            return DOMINATION
        return PRESENCE

    def points(self, side: int) -> int:
        """10.1.1, 10.1.2: VP of a side; control of Europe is not counted but wins."""
        return self.worth(side, self.standing(side))

    def worth(self, side: int, standing: int) -> int:
        """What a side's standing earns it."""
        if standing == NO_STANDING:
            return 0
        return REGION_VP[self.region][standing - 1] + self.battlegrounds[side] + self.beside[side]


def tally(s: TSState, region: int, ignored: int = NONE) -> Tally:
    """How a region would be scored now: Formosan Resolution counts, Shuttle Diplomacy as chosen."""
    taiwan = region == ASIA and s.in_effect[FORMOSAN_RESOLUTION]
    return Tally(s, region, taiwan=taiwan, ignored=ignored)


def plain_tally(s: TSState, region: int) -> Tally:
    """What both sides hold in a region by the printed map alone."""
    return Tally(s, region, taiwan=False, ignored=NONE)


def europe_winner(s: TSState) -> int:
    """10.3.1: who controls Europe."""
    europe = tally(s, EUROPE)
    for side in (US, USSR):
        if europe.standing(side) == CONTROL:
            return side
    return NOBODY


class ScoreRegion(Step[TSState]):
    """10.1: both sides score; the difference moves the marker. 10.3.1: control of Europe wins."""

    def __init__(self, region: int, ignored: int) -> None:
        self.region: Final = region
        self.ignored: Final = ignored

    def run(self, s: TSState) -> None:
        found = tally(s, self.region, self.ignored)
        s.log(LOG_SCORED, self.region, found.points(US), found.points(USSR))
        winner = europe_winner(s) if self.region == EUROPE else NOBODY
        if winner != NOBODY:
            win(s, winner, END_EUROPE)
            return
        gain_net(s, found.points(US), found.points(USSR))


class ScoreSoutheastAsia(Step[TSState]):
    """7.2: a point for each controlled country, two for Thailand."""

    def run(self, s: TSState) -> None:
        earned = [0, 0, 0]
        for i, country in enumerate(SOUTHEAST_ASIA):
            earned[s.controller(country)] += SOUTHEAST_ASIA_VP[i]
        s.log(LOG_SCORED_SOUTHEAST, earned[US], earned[USSR])
        gain_net(s, earned[US], earned[USSR])


class ScoringCard(Step[TSState]):
    """10.1 with Shuttle Diplomacy: in Asia and the Middle East it is used up first."""

    def __init__(self, region: int) -> None:
        self.region: Final = region

    def run(self, s: TSState) -> None:
        if s.in_effect[SHUTTLE_DIPLOMACY] and self.region in (ASIA, MIDDLE_EAST):
            s.do(Shuttle(US, self.region))
        else:
            s.do(ScoreRegion(self.region, NONE))


class Shuttle(PickOne[TSState]):
    """7.3: the US names one battleground of the USSR that does not count this time."""

    def __init__(self, by: int, region: int) -> None:
        super().__init__(by)
        self.region: Final = region

    def run(self, s: TSState) -> None:
        self.ask_or_take(s)

    def unasked(self, s: TSState) -> None:
        self.use_up(s)
        s.do(ScoreRegion(self.region, NONE))

    def verb(self) -> int:
        return TARGET

    def among(self, s: TSState, by: int) -> list[int]:
        return MEMBERS[self.region]

    def outside(self) -> int:
        return NO_AREA

    def pick_why(self, s: TSState, by: int, country: int) -> int:
        return LEGAL if BATTLEGROUND[country] and s.controls(USSR, country) else NO_AREA

    def take(self, s: TSState, by: int, country: int) -> None:
        self.use_up(s)
        s.log(LOG_IGNORED, country)
        s.do(ScoreRegion(self.region, country))

    def use_up(self, s: TSState) -> None:
        end_effect(s, SHUTTLE_DIPLOMACY)
        s.put(SHUTTLE_DIPLOMACY, DISCARD_PILE)

    def prompt(self, s: TSState, seat: int) -> Prompt:
        return Prompt(ASK_SHUTTLE, (self.region,))


class FinalScoring(Step[TSState]):
    """10.3.2: Europe wins outright; else all regions and the China Card, and only the total decides."""

    def run(self, s: TSState) -> None:
        winner = europe_winner(s)
        if winner != NOBODY:
            win(s, winner, END_EUROPE)
            return
        for region in range(len(REGION_IDS)):
            found = tally(s, region)
            s.log(LOG_SCORED, region, found.points(US), found.points(USSR))
            s.vp += found.points(US) - found.points(USSR)
        if s.china != NOBODY:
            s.vp += 1 if s.china == US else -1
        win(s, ahead(s), END_FINAL)
