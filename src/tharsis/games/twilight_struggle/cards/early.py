"""The Early War events: cards 1 to 35, and Defectors (103).

Rulings where the printed texts leave a question open:
Red Scare/Purge used twice against one side in a turn takes 2 away; Defectors brought up by another event
in a Soviet action round gives the US its VP; De-Stalinization does not reach the space of
the Chinese Civil War.
"""

from typing import Final

from tharsis.games.twilight_struggle.actions import (
    ASK_ADD,
    ASK_OLYMPICS,
    ASK_TAKE_AWAY,
    BOYCOTT,
    DIE_OF,
    DONE,
    FROM_HAND,
    LOG_BOYCOTT,
    LOG_DICE,
    LOG_SHOWN,
    LOG_TAKE_PART,
    NO_AREA,
    NO_INFLUENCE,
    NO_OWN_INFLUENCE,
    PLACE,
    REMOVE,
    TAKE_PART,
)
from tharsis.games.twilight_struggle.board import (
    AFRICA_OR_SOUTHEAST_ASIA,
    ANYWHERE,
    AREAS,
    ASIA,
    BRINK,
    CUBA,
    EGYPT,
    EUROPE,
    FRANCE,
    IN_EASTERN_EUROPE,
    IN_WESTERN_EUROPE,
    INDIA_OR_PAKISTAN,
    ISRAEL,
    JAPAN,
    LATE_WAR_TURN,
    MIDDLE_EAST,
    PEACE,
    RED_NEIGHBOURS,
    ROMANIA,
    SOUTH_KOREA,
    SUEZ_POWERS,
    VIETNAM,
)
from tharsis.games.twilight_struggle.cards.conditions import (
    DefectorsCondition,
    NatoCondition,
    NoCivilWar,
    RedScareCondition,
    UnCondition,
)
from tharsis.games.twilight_struggle.codes import HEADLINE_PHASE, TABLE, US, USSR
from tharsis.games.twilight_struggle.deck import (
    ARAB_ISRAELI_WAR,
    ASIA_SCORING,
    BLOCKADE,
    CAMP_DAVID_ACCORDS,
    CAPTURED_NAZI_SCIENTIST,
    CIA_CREATED,
    COMECON,
    CONTAINMENT,
    DE_GAULLE_LEADS_FRANCE,
    DE_STALINIZATION,
    DECOLONIZATION,
    DEFECTORS,
    DUCK_AND_COVER,
    EAST_EUROPEAN_UNREST,
    EUROPE_SCORING,
    FIDEL,
    FIVE_YEAR_PLAN,
    FORMOSAN_RESOLUTION,
    INDEPENDENT_REDS,
    INDO_PAKISTANI_WAR,
    KOREAN_WAR,
    MARSHALL_PLAN,
    MIDDLE_EAST_SCORING,
    NASSER,
    NATO,
    NUCLEAR_TEST_BAN,
    OLYMPIC_GAMES,
    OPS,
    RED_SCARE_PURGE,
    ROMANIAN_ABDICATION,
    SIDE,
    SOCIALIST_GOVERNMENTS,
    SUEZ_CRISIS,
    THE_IRON_LADY,
    TRUMAN_DOCTRINE,
    UN_INTERVENTION,
    US_JAPAN_MUTUAL_DEFENSE_PACT,
    VIETNAM_REVOLTS,
    WARSAW_PACT_FORMED,
)
from tharsis.games.twilight_struggle.rules.defcon import Degrade, Improve
from tharsis.games.twilight_struggle.rules.events import (
    Dispose,
    Event,
    EventOf,
    Prevented,
    event,
    neutral_event,
)
from tharsis.games.twilight_struggle.rules.headline import CancelHeadline
from tharsis.games.twilight_struggle.rules.operations import Operations
from tharsis.games.twilight_struggle.rules.play import CancelEvent
from tharsis.games.twilight_struggle.rules.scoring import ScoringCard
from tharsis.games.twilight_struggle.rules.space import Advance
from tharsis.games.twilight_struggle.rules.victory import gain
from tharsis.games.twilight_struggle.state import TSState
from tharsis.games.twilight_struggle.vocabulary.hands import DiscardOr, ShowHand
from tharsis.games.twilight_struggle.vocabulary.influence import (
    ALL,
    CONTROLLED,
    ENEMY_CONTROLLED,
    Add,
    AddPoints,
    OverArea,
    RaiseToControl,
    Remove,
    TakeEffect,
    TakePoints,
    add_points,
    take_points,
)
from tharsis.games.twilight_struggle.vocabulary.wars import ChooseWar, War
from tharsis.kernel import LEGAL, Either, PickOne, Prompt, Spread, Step

OLYMPIC_OPS: Final = 4
OLYMPIC_VP: Final = 2
SPONSOR: Final = 2  # on the die
MOST_MOVED: Final = 4  # De-Stalinization
PACT_CLEARED: Final = 4
PACT_ADDED: Final = 5
OLYMPIC_ANSWERS: Final[list[int]] = [TAKE_PART, BOYCOTT]
PACT_VERBS: Final[list[int]] = [REMOVE, PLACE]


class DuckAndCover(Step[TSState]):
    """4: 5 less the new DEFCON level."""

    def run(self, s: TSState) -> None:
        gain(s, US, PEACE - s.defcon)


class FiveYearPlan(Step[TSState]):
    """5: a Soviet card by chance: a US event on it happens, any other card is discarded."""

    def run(self, s: TSState) -> None:
        if not s.hand(USSR):
            return
        card = s.pick_from_hand(USSR, FROM_HAND[USSR], TABLE)
        s.log(LOG_SHOWN, USSR, card)
        if SIDE[card] == US:
            s.do(EventOf(card, US), Dispose(card))
        else:
            s.do(Dispose(card))


class Nasser(Step[TSState]):
    """15: half of the US influence in Egypt goes, rounded up."""

    def run(self, s: TSState) -> None:
        s.change(US, EGYPT, -((s.influence[US][EGYPT] + 1) // 2))


class WarsawPact(Either[TSState]):
    """16: clear up to four countries of Eastern Europe, or spread 5 there; the first pick decides."""

    def run(self, s: TSState) -> None:
        self.put(s)

    def clearing(self) -> TakePoints:
        return take_points(
            self.by,
            WARSAW_PACT_FORMED,
            IN_EASTERN_EUROPE,
            picks=PACT_CLEARED,
            cap=1,
            points=ALL,
            optional=True,
        )

    def adding(self) -> AddPoints:
        return add_points(self.by, WARSAW_PACT_FORMED, IN_EASTERN_EUROPE, picks=PACT_ADDED, cap=2)

    def way(self, verb: int) -> OverArea:
        return self.adding() if verb == PLACE else self.clearing()

    def verbs(self) -> list[int]:
        return PACT_VERBS

    def among(self, s: TSState, by: int, verb: int) -> list[int]:
        return AREAS[IN_EASTERN_EUROPE]

    def outside(self, verb: int) -> int:
        return NO_AREA

    def pick_why(self, s: TSState, by: int, verb: int, country: int) -> int:
        return self.way(verb).pick_why(s, by, country)

    def take(self, s: TSState, by: int, verb: int, country: int) -> None:
        self.way(verb).take(s, by, country)

    def stop(self) -> int:
        return DONE

    def prompt(self, s: TSState, seat: int) -> Prompt:
        return Prompt(ASK_ADD, (self.by, WARSAW_PACT_FORMED, PACT_ADDED))


class OlympicGames(Either[TSState]):
    """20: the guest takes part (dice, the sponsor +2) or boycotts (DEFCON, then 4 Ops for the sponsor)."""

    def run(self, s: TSState) -> None:
        self.put(s)

    def verbs(self) -> list[int]:
        return OLYMPIC_ANSWERS

    def take(self, s: TSState, by: int, verb: int, x: int) -> None:
        sponsor = 1 - by
        if verb == BOYCOTT:
            s.log(LOG_BOYCOTT, by)
            s.do(Degrade(1), Operations(sponsor, OLYMPIC_OPS, may_decline=True))
        else:
            s.log(LOG_TAKE_PART, by)
            s.do(OlympicDice(sponsor))

    def prompt(self, s: TSState, seat: int) -> Prompt:
        return Prompt(ASK_OLYMPICS, (self.by,))


class OlympicDice(Step[TSState]):
    """20: the higher total gains 2 VP; ties are rolled again."""

    def __init__(self, sponsor: int) -> None:
        self.sponsor: Final = sponsor

    def run(self, s: TSState) -> None:
        us = s.roll(DIE_OF[US]) + (SPONSOR if self.sponsor == US else 0)
        ussr = s.roll(DIE_OF[USSR]) + (SPONSOR if self.sponsor == USSR else 0)
        s.log(LOG_DICE, OLYMPIC_GAMES, us, ussr)
        if us == ussr:
            s.do(self)
        else:
            gain(s, US if us > ussr else USSR, OLYMPIC_VP)


class IndependentReds(PickOne[TSState]):
    """22: in one of five countries US influence rises to the Soviet level."""

    def verb(self) -> int:
        return PLACE

    def among(self, s: TSState, by: int) -> list[int]:
        return AREAS[RED_NEIGHBOURS]

    def outside(self) -> int:
        return NO_AREA

    def pick_why(self, s: TSState, by: int, country: int) -> int:
        return LEGAL if s.influence[USSR][country] else NO_INFLUENCE

    def take(self, s: TSState, by: int, country: int) -> None:
        s.change(by, country, max(0, s.influence[USSR][country] - s.influence[by][country]))

    def prompt(self, s: TSState, seat: int) -> Prompt:
        return Prompt(ASK_ADD, (self.by, INDEPENDENT_REDS, 1))


class EastEuropeanUnrest(Step[TSState]):
    """29: 1 from each of three countries, 2 in the Late War."""

    def run(self, s: TSState) -> None:
        points = 2 if s.turn >= LATE_WAR_TURN else 1
        s.do(take_points(US, EAST_EUROPEAN_UNREST, IN_EASTERN_EUROPE, picks=3, cap=1, points=points))


class RedScare(Step[TSState]):
    """31: the other side's cards are worth 1 less for the rest of the turn."""

    def __init__(self, by: int) -> None:
        self.by: Final = by

    def run(self, s: TSState) -> None:
        s.red_scare[1 - self.by] += 1


class DeStalinization(Spread[TSState]):
    """33: up to 4 Soviet points are taken up, then put down elsewhere, at most 2 to a country."""

    def verb(self) -> int:
        return REMOVE

    def among(self, s: TSState, by: int) -> list[int]:
        return AREAS[ANYWHERE]

    def outside(self) -> int:
        return NO_AREA

    def possible(self, s: TSState, by: int) -> bool:
        return self.left > 0 and super().possible(s, by)

    def place_why(self, s: TSState, by: int, country: int) -> int:
        return LEGAL if s.influence[by][country] else NO_OWN_INFLUENCE

    def legal(self, s: TSState, seat: int) -> list[int]:
        own = s.influence[self.by]
        found = [REMOVE + country for country in AREAS[ANYWHERE] if own[country]]
        found.append(DONE)
        return found

    def take(self, s: TSState, by: int, country: int) -> None:
        s.change(by, country, -1)
        s.do(self.again(self.left - 1, (*self.given, country)))

    def again(self, left: int, given: tuple[int, ...]) -> "DeStalinization":
        return DeStalinization(self.by, left, self.cap, given)

    def stop(self) -> int:
        return DONE

    def stopped(self, s: TSState, by: int) -> None:
        self.put_down(s)

    def unasked(self, s: TSState) -> None:
        self.put_down(s)

    def put_down(self, s: TSState) -> None:
        taken = len(self.given)
        if taken:
            s.do(add_points(self.by, DE_STALINIZATION, ANYWHERE, picks=taken, cap=2, barred=ENEMY_CONTROLLED))

    def prompt(self, s: TSState, seat: int) -> Prompt:
        return Prompt(ASK_TAKE_AWAY, (self.by, DE_STALINIZATION, self.left))


class NuclearTestBan(Step[TSState]):
    """34: DEFCON less 2 in VP."""

    def __init__(self, by: int) -> None:
        self.by: Final = by

    def run(self, s: TSState) -> None:
        gain(s, self.by, s.defcon - BRINK)


class Defectors(Step[TSState]):
    """103: cancels the Soviet headline, or 1 VP when the USSR plays it."""

    def run(self, s: TSState) -> None:
        if s.phase == HEADLINE_PHASE:
            s.do(CancelHeadline())
        else:
            gain(s, US, 1)


EARLY_WAR: Final[list[Event]] = [
    event(ASIA_SCORING, ScoringCard(ASIA)),
    event(EUROPE_SCORING, ScoringCard(EUROPE)),
    event(MIDDLE_EAST_SCORING, ScoringCard(MIDDLE_EAST)),
    event(DUCK_AND_COVER, Degrade(1), DuckAndCover()),
    event(FIVE_YEAR_PLAN, FiveYearPlan()),
    event(
        SOCIALIST_GOVERNMENTS,
        take_points(USSR, SOCIALIST_GOVERNMENTS, IN_WESTERN_EUROPE, picks=3, cap=2),
        needs=Prevented(THE_IRON_LADY),
    ),
    event(FIDEL, Remove(US, CUBA, ALL), RaiseToControl(USSR, CUBA)),
    event(VIETNAM_REVOLTS, Add(USSR, VIETNAM, 2), TakeEffect(VIETNAM_REVOLTS)),
    event(BLOCKADE, DiscardOr(US, BLOCKADE)),
    event(KOREAN_WAR, War(KOREAN_WAR, USSR, SOUTH_KOREA)),
    event(ROMANIAN_ABDICATION, Remove(US, ROMANIA, ALL), RaiseToControl(USSR, ROMANIA)),
    event(ARAB_ISRAELI_WAR, War(ARAB_ISRAELI_WAR, USSR, ISRAEL), needs=Prevented(CAMP_DAVID_ACCORDS)),
    event(COMECON, add_points(USSR, COMECON, IN_EASTERN_EUROPE, picks=4, cap=1, barred=ENEMY_CONTROLLED)),
    event(NASSER, Add(USSR, EGYPT, 2), Nasser()),
    event(WARSAW_PACT_FORMED, TakeEffect(WARSAW_PACT_FORMED), WarsawPact(USSR)),
    event(
        DE_GAULLE_LEADS_FRANCE,
        Remove(US, FRANCE, 2),
        Add(USSR, FRANCE, 1),
        TakeEffect(DE_GAULLE_LEADS_FRANCE),
    ),
    neutral_event(CAPTURED_NAZI_SCIENTIST, us=[Advance(US, 1)], ussr=[Advance(USSR, 1)]),
    event(
        TRUMAN_DOCTRINE,
        take_points(US, TRUMAN_DOCTRINE, EUROPE, picks=1, cap=1, points=ALL, barred=CONTROLLED),
    ),
    neutral_event(OLYMPIC_GAMES, us=[OlympicGames(USSR)], ussr=[OlympicGames(US)]),
    event(NATO, TakeEffect(NATO), needs=NatoCondition()),
    event(INDEPENDENT_REDS, IndependentReds(US)),
    event(
        MARSHALL_PLAN,
        TakeEffect(MARSHALL_PLAN),
        add_points(US, MARSHALL_PLAN, IN_WESTERN_EUROPE, picks=7, cap=1, barred=ENEMY_CONTROLLED),
    ),
    neutral_event(
        INDO_PAKISTANI_WAR,
        us=[ChooseWar(US, INDO_PAKISTANI_WAR, INDIA_OR_PAKISTAN)],
        ussr=[ChooseWar(USSR, INDO_PAKISTANI_WAR, INDIA_OR_PAKISTAN)],
    ),
    event(CONTAINMENT, TakeEffect(CONTAINMENT)),
    event(CIA_CREATED, ShowHand(USSR), Operations(US, OPS[CIA_CREATED], may_decline=True)),
    event(
        US_JAPAN_MUTUAL_DEFENSE_PACT,
        RaiseToControl(US, JAPAN),
        TakeEffect(US_JAPAN_MUTUAL_DEFENSE_PACT),
    ),
    event(SUEZ_CRISIS, take_points(USSR, SUEZ_CRISIS, SUEZ_POWERS, picks=4, cap=2)),
    event(EAST_EUROPEAN_UNREST, EastEuropeanUnrest()),
    event(DECOLONIZATION, add_points(USSR, DECOLONIZATION, AFRICA_OR_SOUTHEAST_ASIA, picks=4, cap=1)),
    neutral_event(RED_SCARE_PURGE, us=[RedScare(US)], ussr=[RedScare(USSR)], needs=RedScareCondition()),
    neutral_event(UN_INTERVENTION, us=[CancelEvent(US)], ussr=[CancelEvent(USSR)], needs=UnCondition()),
    event(DE_STALINIZATION, DeStalinization(USSR, left=MOST_MOVED, cap=0, given=())),
    neutral_event(
        NUCLEAR_TEST_BAN,
        us=[NuclearTestBan(US), Improve(2)],
        ussr=[NuclearTestBan(USSR), Improve(2)],
    ),
    event(FORMOSAN_RESOLUTION, TakeEffect(FORMOSAN_RESOLUTION), needs=NoCivilWar()),
    event(DEFECTORS, Defectors(), needs=DefectorsCondition()),
]
