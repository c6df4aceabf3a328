"""The Late War events: cards 82 to 102.

Rulings where the printed texts leave a question open: Star Wars with nothing to take still counts as
played; Glasnost does not end the Soviet coup ban of The Reformer; Wargames that does not end the game is
removed all the same.
"""

from typing import Final

from tharsis.games.twilight_struggle.actions import (
    ASK_REGION,
    ASK_WARGAMES,
    CALL_OFF,
    DECLINE,
    END_WARGAMES,
    LOG_DECLINED,
    LOG_REGION,
    NAME_REGION,
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
    POLAND,
    SOUTH_KOREA,
    UNITED_KINGDOM,
)
from tharsis.games.twilight_struggle.cards.conditions import (
    SolidarityCondition,
    StarWarsCondition,
    WargamesCondition,
)
from tharsis.games.twilight_struggle.codes import US, USSR
from tharsis.games.twilight_struggle.deck import (
    ALDRICH_AMES_REMIX,
    AN_EVIL_EMPIRE,
    CHERNOBYL,
    FLOWER_POWER,
    GLASNOST,
    IRAN_CONTRA_SCANDAL,
    IRAN_IRAQ_WAR,
    IRANIAN_HOSTAGE_CRISIS,
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
from tharsis.games.twilight_struggle.rules.events import Event, event, neutral_event
from tharsis.games.twilight_struggle.rules.operations import PLACING, REALIGNING, FreeAttempt, Operations
from tharsis.games.twilight_struggle.rules.victory import Gain, ahead, gain, win
from tharsis.games.twilight_struggle.state import TSState
from tharsis.games.twilight_struggle.vocabulary.hands import (
    DiscardFromHand,
    DiscardOr,
    RandomDiscard,
    ShowHand,
    TakeDiscarded,
)
from tharsis.games.twilight_struggle.vocabulary.influence import (
    ALL,
    Add,
    EndEffect,
    Remove,
    TakeEffect,
    add_points,
    take_points,
)
from tharsis.games.twilight_struggle.vocabulary.wars import ChooseWar
from tharsis.kernel import Either, PickOne, Prompt, Step

WARGAMES_PRICE: Final = 6  # in VP
WARGAMES_ANSWERS: Final[list[int]] = [CALL_OFF]


class ReaganBombsLibya(Step[TSState]):
    """84: half of the Soviet influence in Libya in VP, rounded down."""

    def run(self, s: TSState) -> None:
        gain(s, US, s.influence[USSR][LIBYA] // 2)


class NorthSeaOil(Step[TSState]):
    """86: eight rounds for the US in this turn."""

    def run(self, s: TSState) -> None:
        s.oil_turn = s.turn


class Reformer(Step[TSState]):
    """87: 4 influence in Europe, 6 when the USSR leads."""

    def run(self, s: TSState) -> None:
        s.do(add_points(USSR, THE_REFORMER, EUROPE, picks=6 if s.vp < 0 else 4, cap=2))


class KoreanAirOps(Step[TSState]):
    """89: influence or realignment with 4 Ops if the US controls South Korea."""

    def run(self, s: TSState) -> None:
        if s.controls(US, SOUTH_KOREA):
            ops = OPS[SOVIETS_SHOOT_DOWN_KAL_007]
            s.do(Operations(US, ops, kinds=PLACING | REALIGNING, may_decline=True))


class GlasnostOps(Step[TSState]):
    """90: influence or realignment with 4 Ops under The Reformer."""

    def run(self, s: TSState) -> None:
        if s.in_effect[THE_REFORMER]:
            s.do(Operations(USSR, OPS[GLASNOST], kinds=PLACING | REALIGNING, may_decline=True))


class Chernobyl(PickOne[TSState]):
    """94: the US names a region closed to Soviet influence with Ops for the rest of the turn."""

    def verb(self) -> int:
        return NAME_REGION

    def take(self, s: TSState, by: int, region: int) -> None:
        s.chernobyl = region
        s.log(LOG_REGION, region)

    def prompt(self, s: TSState, seat: int) -> Prompt:
        return Prompt(ASK_REGION, (self.by, CHERNOBYL))


class Wargames(Either[TSState]):
    """100: the player may end the game."""

    def verbs(self) -> list[int]:
        return WARGAMES_ANSWERS

    def take(self, s: TSState, by: int, verb: int, x: int) -> None:
        s.do(Gain(1 - by, WARGAMES_PRICE), EndByWargames())

    def stop(self) -> int:
        return DECLINE

    def stopped(self, s: TSState, by: int) -> None:
        s.log(LOG_DECLINED, by)

    def prompt(self, s: TSState, seat: int) -> Prompt:
        return Prompt(ASK_WARGAMES, (self.by,))


class EndByWargames(Step[TSState]):
    """100: the side ahead wins, without final scoring."""

    def run(self, s: TSState) -> None:
        win(s, ahead(s), END_WARGAMES)


LATE_WAR: Final[list[Event]] = [
    event(
        IRANIAN_HOSTAGE_CRISIS,
        Remove(US, IRAN, ALL),
        Add(USSR, IRAN, 2),
        TakeEffect(IRANIAN_HOSTAGE_CRISIS),
    ),
    event(
        THE_IRON_LADY,
        Add(USSR, ARGENTINA, 1),
        Remove(USSR, UNITED_KINGDOM, ALL),
        TakeEffect(THE_IRON_LADY),
        Gain(US, 1),
    ),
    event(REAGAN_BOMBS_LIBYA, ReaganBombsLibya()),
    event(STAR_WARS, TakeDiscarded(US, STAR_WARS), needs=StarWarsCondition()),
    event(NORTH_SEA_OIL, TakeEffect(NORTH_SEA_OIL), NorthSeaOil()),
    event(THE_REFORMER, TakeEffect(THE_REFORMER), Reformer()),
    event(
        MARINE_BARRACKS_BOMBING,
        Remove(US, LEBANON, ALL),
        take_points(USSR, MARINE_BARRACKS_BOMBING, MIDDLE_EAST, picks=2, cap=2),
    ),
    event(SOVIETS_SHOOT_DOWN_KAL_007, Degrade(1), Gain(US, 2), KoreanAirOps()),
    event(GLASNOST, Gain(USSR, 2), Improve(1), GlasnostOps()),
    event(
        ORTEGA_ELECTED_IN_NICARAGUA,
        Remove(US, NICARAGUA, ALL),
        FreeAttempt(USSR, OPS[ORTEGA_ELECTED_IN_NICARAGUA], BESIDE_NICARAGUA),
    ),
    neutral_event(TERRORISM, us=[RandomDiscard(USSR)], ussr=[RandomDiscard(US)]),
    event(IRAN_CONTRA_SCANDAL, TakeEffect(IRAN_CONTRA_SCANDAL)),
    event(CHERNOBYL, Chernobyl(US)),
    event(LATIN_AMERICAN_DEBT_CRISIS, DiscardOr(US, LATIN_AMERICAN_DEBT_CRISIS)),
    event(
        TEAR_DOWN_THIS_WALL,
        EndEffect(WILLY_BRANDT),
        TakeEffect(TEAR_DOWN_THIS_WALL),
        Add(US, EAST_GERMANY, 3),
        FreeAttempt(US, OPS[TEAR_DOWN_THIS_WALL], EUROPE, realign=True),
    ),
    event(AN_EVIL_EMPIRE, EndEffect(FLOWER_POWER), TakeEffect(AN_EVIL_EMPIRE), Gain(US, 1)),
    event(ALDRICH_AMES_REMIX, TakeEffect(ALDRICH_AMES_REMIX), ShowHand(US), DiscardFromHand(USSR)),
    event(
        PERSHING_II_DEPLOYED,
        Gain(USSR, 1),
        take_points(USSR, PERSHING_II_DEPLOYED, IN_WESTERN_EUROPE, picks=3, cap=1, optional=True),
    ),
    neutral_event(WARGAMES, us=[Wargames(US)], ussr=[Wargames(USSR)], needs=WargamesCondition()),
    event(SOLIDARITY, Add(US, POLAND, 3), needs=SolidarityCondition()),
    neutral_event(
        IRAN_IRAQ_WAR,
        us=[ChooseWar(US, IRAN_IRAQ_WAR, IRAN_OR_IRAQ)],
        ussr=[ChooseWar(USSR, IRAN_IRAQ_WAR, IRAN_OR_IRAQ)],
    ),
]
