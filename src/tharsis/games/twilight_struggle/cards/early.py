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
    COUNTRY,
    DIE_OF,
    DONE,
    FROM_HAND,
    LOG_BOYCOTT,
    LOG_DICE,
    LOG_SHOWN,
    LOG_TAKE_PART,
    NO_AREA,
    NO_EVENT_VARIANT,
    NO_EVENT_YET,
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
    ON_MAP,
    RED_NEIGHBOURS,
    ROMANIA,
    SOUTH_KOREA,
    SUEZ_POWERS,
    US,
    USSR,
    VIETNAM,
    WITHIN,
)
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
    Condition,
    Dispose,
    EventOf,
    Prevented,
    event,
    event_for,
    requires,
)
from tharsis.games.twilight_struggle.rules.headline import CancelHeadline
from tharsis.games.twilight_struggle.rules.operations import ANY, Operations
from tharsis.games.twilight_struggle.rules.play import CancelEvent, enemy_card
from tharsis.games.twilight_struggle.rules.scoring import ScoringCard
from tharsis.games.twilight_struggle.rules.space import Advance
from tharsis.games.twilight_struggle.rules.victory import gain
from tharsis.games.twilight_struggle.state import HEADLINE_PHASE, TABLE, TSState
from tharsis.games.twilight_struggle.vocabulary.hands import DiscardOr, ShowHand
from tharsis.games.twilight_struggle.vocabulary.influence import (
    ALL,
    NONE_BARRED,
    NOT_ENEMY_CONTROLLED,
    UNCONTROLLED,
    Add,
    RaiseToControl,
    Remove,
    Spread,
    Strip,
    TakeEffect,
    spread,
    strip,
)
from tharsis.games.twilight_struggle.vocabulary.wars import ChooseWar, War
from tharsis.kernel import LEGAL, NOT_NOW, Prompt, Step

# 1-3, 10.1
event(ASIA_SCORING, ScoringCard(ASIA))
event(EUROPE_SCORING, ScoringCard(EUROPE))
event(MIDDLE_EAST_SCORING, ScoringCard(MIDDLE_EAST))


class DuckAndCover(Step[TSState]):
    """4: 5 less the new DEFCON level."""

    def run(self, s: TSState) -> None:
        gain(s, US, 5 - s.defcon)


event(DUCK_AND_COVER, Degrade(1), DuckAndCover())


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


event(FIVE_YEAR_PLAN, FiveYearPlan())

# 7-17
requires(SOCIALIST_GOVERNMENTS, Prevented(THE_IRON_LADY))
event(SOCIALIST_GOVERNMENTS, strip(SOCIALIST_GOVERNMENTS, USSR, IN_WESTERN_EUROPE, 3, 2))
event(FIDEL, Remove(US, CUBA, ALL), RaiseToControl(USSR, CUBA))
event(VIETNAM_REVOLTS, Add(USSR, VIETNAM, 2), TakeEffect(VIETNAM_REVOLTS))
event(BLOCKADE, DiscardOr(BLOCKADE, US))
event(KOREAN_WAR, War(KOREAN_WAR, USSR, SOUTH_KOREA))
event(ROMANIAN_ABDICATION, Remove(US, ROMANIA, ALL), RaiseToControl(USSR, ROMANIA))
requires(ARAB_ISRAELI_WAR, Prevented(CAMP_DAVID_ACCORDS))
event(ARAB_ISRAELI_WAR, War(ARAB_ISRAELI_WAR, USSR, ISRAEL))
event(COMECON, Spread(COMECON, USSR, IN_EASTERN_EUROPE, 4, 1, 1, NOT_ENEMY_CONTROLLED, False, ()))


class Nasser(Step[TSState]):
    """15: half of the US influence in Egypt goes, rounded up."""

    def run(self, s: TSState) -> None:
        s.change(US, EGYPT, -((s.influence[US][EGYPT] + 1) // 2))


event(NASSER, Add(USSR, EGYPT, 2), Nasser())


class WarsawPact(Step[TSState]):
    """16: clear up to four countries of Eastern Europe, or spread 5 there; the first pick decides."""

    def run(self, s: TSState) -> None:
        s.ask(self, USSR)

    def clearing(self) -> Strip:
        return Strip(WARSAW_PACT_FORMED, USSR, IN_EASTERN_EUROPE, 4, ALL, 1, NONE_BARRED, True, ())

    def adding(self) -> Spread:
        return spread(WARSAW_PACT_FORMED, USSR, IN_EASTERN_EUROPE, 5, 2)

    def legal(self, s: TSState, seat: int) -> list[int]:
        return self.clearing().legal(s, seat) + self.adding().legal(s, seat)

    def why(self, s: TSState, seat: int, action: int) -> int:
        if PLACE <= action < PLACE + COUNTRY.size:
            return self.adding().why(s, seat, action)
        return self.clearing().why(s, seat, action)

    def figures(self, s: TSState, seat: int, action: int, reason: int) -> tuple[int, ...]:
        return (action - (PLACE if action < PLACE + COUNTRY.size else REMOVE),)

    def choose(self, s: TSState, seat: int, action: int) -> None:
        if PLACE <= action < PLACE + COUNTRY.size:
            self.adding().choose(s, seat, action)
        else:
            self.clearing().choose(s, seat, action)

    def prompt(self, s: TSState, seat: int) -> Prompt:
        return Prompt(ASK_ADD, (USSR, WARSAW_PACT_FORMED, 5))


event(WARSAW_PACT_FORMED, TakeEffect(WARSAW_PACT_FORMED), WarsawPact())
event(
    DE_GAULLE_LEADS_FRANCE,
    Remove(US, FRANCE, 2),
    Add(USSR, FRANCE, 1),
    TakeEffect(DE_GAULLE_LEADS_FRANCE),
)


event_for(US, CAPTURED_NAZI_SCIENTIST, Advance(US, 1))
event_for(USSR, CAPTURED_NAZI_SCIENTIST, Advance(USSR, 1))
event(TRUMAN_DOCTRINE, Strip(TRUMAN_DOCTRINE, US, EUROPE, 1, ALL, 1, UNCONTROLLED, False, ()))


class OlympicGames(Step[TSState]):
    """20: the other side takes part (dice, the sponsor +2) or boycotts (DEFCON, then 4 Ops)."""

    def __init__(self, by: int) -> None:
        self.by: Final = by

    def run(self, s: TSState) -> None:
        s.ask(self, 1 - self.by)

    def legal(self, s: TSState, seat: int) -> list[int]:
        return [TAKE_PART, BOYCOTT]

    def why(self, s: TSState, seat: int, action: int) -> int:
        return LEGAL if action in (TAKE_PART, BOYCOTT) else NOT_NOW

    def choose(self, s: TSState, seat: int, action: int) -> None:
        if action == BOYCOTT:
            s.log(LOG_BOYCOTT, seat)
            s.do(Degrade(1), Operations(self.by, 4, False, ANY, True))
        else:
            s.log(LOG_TAKE_PART, seat)
            s.do(OlympicDice(self.by))

    def prompt(self, s: TSState, seat: int) -> Prompt:
        return Prompt(ASK_OLYMPICS, (1 - self.by,))


class OlympicDice(Step[TSState]):
    """20: the higher total gains 2 VP; ties are rolled again."""

    def __init__(self, by: int) -> None:
        self.by: Final = by

    def run(self, s: TSState) -> None:
        us = s.chance(DIE_OF[US], 6) + 1 + (2 if self.by == US else 0)
        ussr = s.chance(DIE_OF[USSR], 6) + 1 + (2 if self.by == USSR else 0)
        s.log(LOG_DICE, OLYMPIC_GAMES, us, ussr)
        if us == ussr:
            s.do(self)
        else:
            gain(s, US if us > ussr else USSR, 2)


event_for(US, OLYMPIC_GAMES, OlympicGames(US))
event_for(USSR, OLYMPIC_GAMES, OlympicGames(USSR))


class NatoCondition(Condition):
    """21: Marshall Plan or Warsaw Pact Formed must have happened."""

    def why(self, s: TSState, by: int) -> int:
        return LEGAL if s.in_effect[MARSHALL_PLAN] or s.in_effect[WARSAW_PACT_FORMED] else NO_EVENT_YET


requires(NATO, NatoCondition())
event(NATO, TakeEffect(NATO))


class IndependentReds(Step[TSState]):
    """22: in one of five countries US influence rises to the Soviet level."""

    def run(self, s: TSState) -> None:
        if self.legal(s, US):
            s.ask(self, US)

    def _why(self, s: TSState, country: int) -> int:
        if not WITHIN[RED_NEIGHBOURS][country]:
            return NO_AREA
        return LEGAL if s.influence[USSR][country] else NO_INFLUENCE

    def legal(self, s: TSState, seat: int) -> list[int]:
        return [PLACE + c for c in AREAS[RED_NEIGHBOURS] if self._why(s, c) == LEGAL]

    def why(self, s: TSState, seat: int, action: int) -> int:
        if PLACE <= action < PLACE + COUNTRY.size:
            return self._why(s, action - PLACE)
        return NOT_NOW

    def figures(self, s: TSState, seat: int, action: int, reason: int) -> tuple[int, ...]:
        return (action - PLACE,)

    def choose(self, s: TSState, seat: int, action: int) -> None:
        country = action - PLACE
        s.change(US, country, max(0, s.influence[USSR][country] - s.influence[US][country]))

    def prompt(self, s: TSState, seat: int) -> Prompt:
        return Prompt(ASK_ADD, (US, INDEPENDENT_REDS, 1))


event(INDEPENDENT_REDS, IndependentReds())
event(
    MARSHALL_PLAN,
    TakeEffect(MARSHALL_PLAN),
    Spread(MARSHALL_PLAN, US, IN_WESTERN_EUROPE, 7, 1, 1, NOT_ENEMY_CONTROLLED, False, ()),
)
event_for(US, INDO_PAKISTANI_WAR, ChooseWar(INDO_PAKISTANI_WAR, US, INDIA_OR_PAKISTAN))
event_for(USSR, INDO_PAKISTANI_WAR, ChooseWar(INDO_PAKISTANI_WAR, USSR, INDIA_OR_PAKISTAN))
event(CONTAINMENT, TakeEffect(CONTAINMENT))
event(CIA_CREATED, ShowHand(USSR), Operations(US, 1, False, ANY, True))
event(
    US_JAPAN_MUTUAL_DEFENSE_PACT,
    RaiseToControl(US, JAPAN),
    TakeEffect(US_JAPAN_MUTUAL_DEFENSE_PACT),
)
event(SUEZ_CRISIS, strip(SUEZ_CRISIS, USSR, SUEZ_POWERS, 4, 2))


class EastEuropeanUnrest(Step[TSState]):
    """29: 1 from each of three countries, 2 in the Late War."""

    def run(self, s: TSState) -> None:
        points = 2 if s.turn >= LATE_WAR_TURN else 1
        s.do(Strip(EAST_EUROPEAN_UNREST, US, IN_EASTERN_EUROPE, 3, points, 1, NONE_BARRED, False, ()))


event(EAST_EUROPEAN_UNREST, EastEuropeanUnrest())
event(DECOLONIZATION, spread(DECOLONIZATION, USSR, AFRICA_OR_SOUTHEAST_ASIA, 4, 1))


class RedScare(Step[TSState]):
    """31: the other side's cards are worth 1 less for the rest of the turn."""

    def __init__(self, by: int) -> None:
        self.by: Final = by

    def run(self, s: TSState) -> None:
        s.red_scare[1 - self.by] += 1


class RedScareCondition(Condition):
    """31, 12.4: the USSR must have won the Chinese Civil War first."""

    def why(self, s: TSState, by: int) -> int:
        return NO_EVENT_VARIANT if by == USSR and s.civil_war else LEGAL


requires(RED_SCARE_PURGE, RedScareCondition())
event_for(US, RED_SCARE_PURGE, RedScare(US))
event_for(USSR, RED_SCARE_PURGE, RedScare(USSR))


class UnCondition(Condition):
    """32: needs a card with an enemy event in hand, and never in the Headline Phase."""

    def why(self, s: TSState, by: int) -> int:
        if s.phase == HEADLINE_PHASE:
            return NO_EVENT_YET
        return LEGAL if any(enemy_card(by, card) for card in s.hand(by)) else NO_EVENT_YET


requires(UN_INTERVENTION, UnCondition())
event_for(US, UN_INTERVENTION, CancelEvent(US))
event_for(USSR, UN_INTERVENTION, CancelEvent(USSR))


class DeStalinization(Step[TSState]):
    """33: up to 4 Soviet points are taken up, then put down elsewhere, at most 2 to a country."""

    def __init__(self, taken: int) -> None:
        self.taken: Final = taken

    def run(self, s: TSState) -> None:
        if self.taken < 4 and len(self.legal(s, USSR)) > 1:
            s.ask(self, USSR)
        else:
            self.put_down(s)

    def _why(self, s: TSState, country: int) -> int:
        if country >= ON_MAP:
            return NO_AREA
        return LEGAL if s.influence[USSR][country] else NO_OWN_INFLUENCE

    def legal(self, s: TSState, seat: int) -> list[int]:
        own = s.influence[USSR]
        return [DONE] + [REMOVE + c for c in range(ON_MAP) if own[c]]

    def why(self, s: TSState, seat: int, action: int) -> int:
        if action == DONE:
            return LEGAL
        if REMOVE <= action < REMOVE + COUNTRY.size:
            return self._why(s, action - REMOVE)
        return NOT_NOW

    def figures(self, s: TSState, seat: int, action: int, reason: int) -> tuple[int, ...]:
        return (action - REMOVE,)

    def choose(self, s: TSState, seat: int, action: int) -> None:
        if action == DONE:
            self.put_down(s)
        else:
            s.change(USSR, action - REMOVE, -1)
            s.do(DeStalinization(self.taken + 1))

    def put_down(self, s: TSState) -> None:
        left = self.taken
        s.do(Spread(DE_STALINIZATION, USSR, ANYWHERE, left, 1, 2, NOT_ENEMY_CONTROLLED, False, ()))

    def prompt(self, s: TSState, seat: int) -> Prompt:
        return Prompt(ASK_TAKE_AWAY, (USSR, DE_STALINIZATION, 4 - self.taken))


event(DE_STALINIZATION, DeStalinization(0))


class NuclearTestBan(Step[TSState]):
    """34: DEFCON less 2 in VP."""

    def __init__(self, by: int) -> None:
        self.by: Final = by

    def run(self, s: TSState) -> None:
        gain(s, self.by, s.defcon - 2)


event_for(US, NUCLEAR_TEST_BAN, NuclearTestBan(US), Improve(2))
event_for(USSR, NUCLEAR_TEST_BAN, NuclearTestBan(USSR), Improve(2))


class FormosanCondition(Condition):
    """35, 12.4: not while the Chinese Civil War is open."""

    def why(self, s: TSState, by: int) -> int:
        return NO_EVENT_VARIANT if s.civil_war else LEGAL


requires(FORMOSAN_RESOLUTION, FormosanCondition())
event(FORMOSAN_RESOLUTION, TakeEffect(FORMOSAN_RESOLUTION))


class DefectorsCondition(Condition):
    """103: in the Headline Phase for the US, in an action round against the USSR."""

    def why(self, s: TSState, by: int) -> int:
        wanted = US if s.phase == HEADLINE_PHASE else USSR
        return LEGAL if s.phasing == wanted else NO_EVENT_YET


class Defectors(Step[TSState]):
    """103: cancels the Soviet headline, or 1 VP when the USSR plays it."""

    def run(self, s: TSState) -> None:
        if s.phase == HEADLINE_PHASE:
            s.do(CancelHeadline())
        else:
            gain(s, US, 1)


requires(DEFECTORS, DefectorsCondition())
event(DEFECTORS, Defectors())
