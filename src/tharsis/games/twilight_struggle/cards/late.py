"""The Late War events: cards 82 to 102.

Rulings where the printed texts leave a question open: Star Wars with nothing to take still counts as
played; Glasnost does not end the Soviet coup ban of The Reformer; Wargames that does not end the game is
removed all the same.
"""

from typing import Final

from tharsis.kernel import LEGAL, NOT_NOW, Prompt, Step

from .. import board as b
from .. import deck as d
from ..actions import (
    ASK_REGION,
    ASK_WARGAMES,
    DECLINE,
    END_GAME,
    END_WARGAMES,
    LOG_DECLINED,
    LOG_REGION,
    NAME_REGION,
    NO_EVENT_YET,
)
from ..board import NOBODY, US, USSR
from ..rules.defcon import Degrade, Improve
from ..rules.events import Condition, event, event_for, requires
from ..rules.operations import PLACING, REALIGNING, FreeAttempt, Operations
from ..rules.victory import Gain, gain, win
from ..state import NONE, TSState
from .hands import DiscardFromHand, DiscardOr, RandomDiscard, ShowHand, TakeDiscarded
from .wars import ChooseWar
from .words import ALL, NONE_BARRED, Add, EndEffect, Remove, Strip, TakeEffect, spread, strip

event(
    d.IRANIAN_HOSTAGE_CRISIS,
    Remove(US, b.IRAN, ALL),
    Add(USSR, b.IRAN, 2),
    TakeEffect(d.IRANIAN_HOSTAGE_CRISIS),
)
event(
    d.THE_IRON_LADY,
    Add(USSR, b.ARGENTINA, 1),
    Remove(USSR, b.UNITED_KINGDOM, ALL),
    TakeEffect(d.THE_IRON_LADY),
    Gain(US, 1),
)


class ReaganBombsLibya(Step[TSState]):
    """84: half of the Soviet influence in Libya in VP, rounded down."""

    def run(self, s: TSState) -> None:
        gain(s, US, s.influence[USSR][b.LIBYA] // 2)


class StarWarsCondition(Condition):
    """85: the US is ahead in the Space Race."""

    def why(self, s: TSState, by: int) -> int:
        return LEGAL if s.space[US] > s.space[USSR] else NO_EVENT_YET


class NorthSeaOil(Step[TSState]):
    """86: eight rounds for the US in this turn."""

    def run(self, s: TSState) -> None:
        s.oil_turn = s.turn


class Reformer(Step[TSState]):
    """87: 4 influence in Europe, 6 when the USSR leads."""

    def run(self, s: TSState) -> None:
        s.do(spread(d.THE_REFORMER, USSR, b.EUROPE, 6 if s.vp < 0 else 4, 2))


event(d.REAGAN_BOMBS_LIBYA, ReaganBombsLibya())
requires(d.STAR_WARS, StarWarsCondition())
event(d.STAR_WARS, TakeDiscarded(d.STAR_WARS, US))
event(d.NORTH_SEA_OIL, TakeEffect(d.NORTH_SEA_OIL), NorthSeaOil())
event(d.THE_REFORMER, TakeEffect(d.THE_REFORMER), Reformer())
event(
    d.MARINE_BARRACKS_BOMBING,
    Remove(US, b.LEBANON, ALL),
    strip(d.MARINE_BARRACKS_BOMBING, USSR, b.MIDDLE_EAST, 2, 2),
)


class KoreanAirOps(Step[TSState]):
    """89: influence or realignment with 4 Ops if the US controls South Korea."""

    def run(self, s: TSState) -> None:
        if s.controls(US, b.SOUTH_KOREA):
            s.do(Operations(US, 4, False, PLACING | REALIGNING, True))


class GlasnostOps(Step[TSState]):
    """90: influence or realignment with 4 Ops under The Reformer."""

    def run(self, s: TSState) -> None:
        if s.in_effect[d.THE_REFORMER]:
            s.do(Operations(USSR, 4, False, PLACING | REALIGNING, True))


event(d.SOVIETS_SHOOT_DOWN_KAL_007, Degrade(1), Gain(US, 2), KoreanAirOps())
event(d.GLASNOST, Gain(USSR, 2), Improve(1), GlasnostOps())
event(
    d.ORTEGA_ELECTED_IN_NICARAGUA,
    Remove(US, b.NICARAGUA, ALL),
    FreeAttempt(USSR, d.OPS[d.ORTEGA_ELECTED_IN_NICARAGUA], b.BESIDE_NICARAGUA, False, False, NONE),
)
event_for(US, d.TERRORISM, RandomDiscard(USSR))
event_for(USSR, d.TERRORISM, RandomDiscard(US))
event(d.IRAN_CONTRA_SCANDAL, TakeEffect(d.IRAN_CONTRA_SCANDAL))


class Chernobyl(Step[TSState]):
    """94: the US names a region closed to Soviet influence with Ops for the rest of the turn."""

    def run(self, s: TSState) -> None:
        s.ask(self, US)

    def legal(self, s: TSState, seat: int) -> list[int]:
        return [NAME_REGION + region for region in range(len(b.REGIONS))]

    def why(self, s: TSState, seat: int, action: int) -> int:
        return LEGAL if NAME_REGION <= action < NAME_REGION + len(b.REGIONS) else NOT_NOW

    def choose(self, s: TSState, seat: int, action: int) -> None:
        s.chernobyl = action - NAME_REGION
        s.log(LOG_REGION, s.chernobyl)

    def prompt(self, s: TSState, seat: int) -> Prompt:
        return Prompt(ASK_REGION, (US, d.CHERNOBYL))


event(d.CHERNOBYL, Chernobyl())
event(d.LATIN_AMERICAN_DEBT_CRISIS, DiscardOr(d.LATIN_AMERICAN_DEBT_CRISIS, US))
event(
    d.TEAR_DOWN_THIS_WALL,
    EndEffect(d.WILLY_BRANDT),
    TakeEffect(d.TEAR_DOWN_THIS_WALL),
    Add(US, b.EAST_GERMANY, 3),
    FreeAttempt(US, d.OPS[d.TEAR_DOWN_THIS_WALL], b.EUROPE, True, False, NONE),
)
event(d.AN_EVIL_EMPIRE, EndEffect(d.FLOWER_POWER), TakeEffect(d.AN_EVIL_EMPIRE), Gain(US, 1))
event(d.ALDRICH_AMES_REMIX, TakeEffect(d.ALDRICH_AMES_REMIX), ShowHand(US), DiscardFromHand())
event(
    d.PERSHING_II_DEPLOYED,
    Gain(USSR, 1),
    Strip(d.PERSHING_II_DEPLOYED, USSR, b.IN_WESTERN_EUROPE, 3, 1, 1, NONE_BARRED, True, ()),
)


class WargamesCondition(Condition):
    """100: only at DEFCON 2."""

    def why(self, s: TSState, by: int) -> int:
        return LEGAL if s.defcon == 2 else NO_EVENT_YET


class Wargames(Step[TSState]):
    """100: the player may end the game."""

    def __init__(self, by: int) -> None:
        self.by: Final = by

    def run(self, s: TSState) -> None:
        s.ask(self, self.by)

    def legal(self, s: TSState, seat: int) -> list[int]:
        return [END_GAME, DECLINE]

    def why(self, s: TSState, seat: int, action: int) -> int:
        return LEGAL if action in (END_GAME, DECLINE) else NOT_NOW

    def choose(self, s: TSState, seat: int, action: int) -> None:
        if action == END_GAME:
            s.do(Gain(1 - self.by, 6), EndByWargames())
        else:
            s.log(LOG_DECLINED, self.by)

    def prompt(self, s: TSState, seat: int) -> Prompt:
        return Prompt(ASK_WARGAMES, (self.by,))


class EndByWargames(Step[TSState]):
    """100: the side ahead wins, without final scoring."""

    def run(self, s: TSState) -> None:
        win(s, US if s.vp > 0 else USSR if s.vp < 0 else NOBODY, END_WARGAMES)


class SolidarityCondition(Condition):
    """101: John Paul II must have been elected."""

    def why(self, s: TSState, by: int) -> int:
        return LEGAL if s.in_effect[d.JOHN_PAUL_II_ELECTED_POPE] else NO_EVENT_YET


requires(d.WARGAMES, WargamesCondition())
event_for(US, d.WARGAMES, Wargames(US))
event_for(USSR, d.WARGAMES, Wargames(USSR))
requires(d.SOLIDARITY, SolidarityCondition())
event(d.SOLIDARITY, Add(US, b.POLAND, 3))
event_for(US, d.IRAN_IRAQ_WAR, ChooseWar(d.IRAN_IRAQ_WAR, US, b.IRAN_OR_IRAQ))
event_for(USSR, d.IRAN_IRAQ_WAR, ChooseWar(d.IRAN_IRAQ_WAR, USSR, b.IRAN_OR_IRAQ))
