"""The Late War events: cards 82 to 102.

Rulings where the printed texts leave a question open: Star Wars with nothing to take still counts as
played; Glasnost does not end the Soviet coup ban of The Reformer; Wargames that does not end the game is
removed all the same.
"""

from typing import Final

from tharsis.games.twilight_struggle.actions import (
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
from tharsis.games.twilight_struggle.board import (
    ARGENTINA,
    BESIDE_NICARAGUA,
    EAST_GERMANY,
    EUROPE,
    IN_WESTERN_EUROPE,
    IRAN,
    IRAN_OR_IRAQ,
    LEBANON,
    LIBYA,
    MIDDLE_EAST,
    NICARAGUA,
    NOBODY,
    POLAND,
    REGIONS,
    SOUTH_KOREA,
    UNITED_KINGDOM,
    US,
    USSR,
)
from tharsis.games.twilight_struggle.deck import (
    ALDRICH_AMES_REMIX,
    AN_EVIL_EMPIRE,
    CHERNOBYL,
    FLOWER_POWER,
    GLASNOST,
    IRAN_CONTRA_SCANDAL,
    IRAN_IRAQ_WAR,
    IRANIAN_HOSTAGE_CRISIS,
    JOHN_PAUL_II_ELECTED_POPE,
    LATIN_AMERICAN_DEBT_CRISIS,
    MARINE_BARRACKS_BOMBING,
    NORTH_SEA_OIL,
    OPS,
    ORTEGA_ELECTED_IN_NICARAGUA,
    PERSHING_II_DEPLOYED,
    REAGAN_BOMBS_LIBYA,
    SOLIDARITY,
    SOVIETS_SHOOT_DOWN_KAL_007,
    STAR_WARS,
    TEAR_DOWN_THIS_WALL,
    TERRORISM,
    THE_IRON_LADY,
    THE_REFORMER,
    WARGAMES,
    WILLY_BRANDT,
)
from tharsis.games.twilight_struggle.rules.defcon import Degrade, Improve
from tharsis.games.twilight_struggle.rules.events import Condition, event, event_for, requires
from tharsis.games.twilight_struggle.rules.operations import PLACING, REALIGNING, FreeAttempt, Operations
from tharsis.games.twilight_struggle.rules.victory import Gain, gain, win
from tharsis.games.twilight_struggle.state import NONE, TSState
from tharsis.games.twilight_struggle.vocabulary.hands import (
    DiscardFromHand,
    DiscardOr,
    RandomDiscard,
    ShowHand,
    TakeDiscarded,
)
from tharsis.games.twilight_struggle.vocabulary.influence import (
    ALL,
    NONE_BARRED,
    Add,
    EndEffect,
    Remove,
    Strip,
    TakeEffect,
    spread,
    strip,
)
from tharsis.games.twilight_struggle.vocabulary.wars import ChooseWar
from tharsis.kernel import LEGAL, NOT_NOW, Prompt, Step

event(
    IRANIAN_HOSTAGE_CRISIS,
    Remove(US, IRAN, ALL),
    Add(USSR, IRAN, 2),
    TakeEffect(IRANIAN_HOSTAGE_CRISIS),
)
event(
    THE_IRON_LADY,
    Add(USSR, ARGENTINA, 1),
    Remove(USSR, UNITED_KINGDOM, ALL),
    TakeEffect(THE_IRON_LADY),
    Gain(US, 1),
)


class ReaganBombsLibya(Step[TSState]):
    """84: half of the Soviet influence in Libya in VP, rounded down."""

    def run(self, s: TSState) -> None:
        gain(s, US, s.influence[USSR][LIBYA] // 2)


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
        s.do(spread(THE_REFORMER, USSR, EUROPE, 6 if s.vp < 0 else 4, 2))


event(REAGAN_BOMBS_LIBYA, ReaganBombsLibya())
requires(STAR_WARS, StarWarsCondition())
event(STAR_WARS, TakeDiscarded(STAR_WARS, US))
event(NORTH_SEA_OIL, TakeEffect(NORTH_SEA_OIL), NorthSeaOil())
event(THE_REFORMER, TakeEffect(THE_REFORMER), Reformer())
event(
    MARINE_BARRACKS_BOMBING,
    Remove(US, LEBANON, ALL),
    strip(MARINE_BARRACKS_BOMBING, USSR, MIDDLE_EAST, 2, 2),
)


class KoreanAirOps(Step[TSState]):
    """89: influence or realignment with 4 Ops if the US controls South Korea."""

    def run(self, s: TSState) -> None:
        if s.controls(US, SOUTH_KOREA):
            s.do(Operations(US, 4, False, PLACING | REALIGNING, True))


class GlasnostOps(Step[TSState]):
    """90: influence or realignment with 4 Ops under The Reformer."""

    def run(self, s: TSState) -> None:
        if s.in_effect[THE_REFORMER]:
            s.do(Operations(USSR, 4, False, PLACING | REALIGNING, True))


event(SOVIETS_SHOOT_DOWN_KAL_007, Degrade(1), Gain(US, 2), KoreanAirOps())
event(GLASNOST, Gain(USSR, 2), Improve(1), GlasnostOps())
event(
    ORTEGA_ELECTED_IN_NICARAGUA,
    Remove(US, NICARAGUA, ALL),
    FreeAttempt(USSR, OPS[ORTEGA_ELECTED_IN_NICARAGUA], BESIDE_NICARAGUA, False, False, NONE),
)
event_for(US, TERRORISM, RandomDiscard(USSR))
event_for(USSR, TERRORISM, RandomDiscard(US))
event(IRAN_CONTRA_SCANDAL, TakeEffect(IRAN_CONTRA_SCANDAL))


class Chernobyl(Step[TSState]):
    """94: the US names a region closed to Soviet influence with Ops for the rest of the turn."""

    def run(self, s: TSState) -> None:
        s.ask(self, US)

    def legal(self, s: TSState, seat: int) -> list[int]:
        return [NAME_REGION + region for region in range(len(REGIONS))]

    def why(self, s: TSState, seat: int, action: int) -> int:
        return LEGAL if NAME_REGION <= action < NAME_REGION + len(REGIONS) else NOT_NOW

    def choose(self, s: TSState, seat: int, action: int) -> None:
        s.chernobyl = action - NAME_REGION
        s.log(LOG_REGION, s.chernobyl)

    def prompt(self, s: TSState, seat: int) -> Prompt:
        return Prompt(ASK_REGION, (US, CHERNOBYL))


event(CHERNOBYL, Chernobyl())
event(LATIN_AMERICAN_DEBT_CRISIS, DiscardOr(LATIN_AMERICAN_DEBT_CRISIS, US))
event(
    TEAR_DOWN_THIS_WALL,
    EndEffect(WILLY_BRANDT),
    TakeEffect(TEAR_DOWN_THIS_WALL),
    Add(US, EAST_GERMANY, 3),
    FreeAttempt(US, OPS[TEAR_DOWN_THIS_WALL], EUROPE, True, False, NONE),
)
event(AN_EVIL_EMPIRE, EndEffect(FLOWER_POWER), TakeEffect(AN_EVIL_EMPIRE), Gain(US, 1))
event(ALDRICH_AMES_REMIX, TakeEffect(ALDRICH_AMES_REMIX), ShowHand(US), DiscardFromHand())
event(
    PERSHING_II_DEPLOYED,
    Gain(USSR, 1),
    Strip(PERSHING_II_DEPLOYED, USSR, IN_WESTERN_EUROPE, 3, 1, 1, NONE_BARRED, True, ()),
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
        return LEGAL if s.in_effect[JOHN_PAUL_II_ELECTED_POPE] else NO_EVENT_YET


requires(WARGAMES, WargamesCondition())
event_for(US, WARGAMES, Wargames(US))
event_for(USSR, WARGAMES, Wargames(USSR))
requires(SOLIDARITY, SolidarityCondition())
event(SOLIDARITY, Add(US, POLAND, 3))
event_for(US, IRAN_IRAQ_WAR, ChooseWar(IRAN_IRAQ_WAR, US, IRAN_OR_IRAQ))
event_for(USSR, IRAN_IRAQ_WAR, ChooseWar(IRAN_IRAQ_WAR, USSR, IRAN_OR_IRAQ))
