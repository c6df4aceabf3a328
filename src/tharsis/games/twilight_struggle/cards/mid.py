"""The Mid War events: cards 36 to 81.

Rulings where the printed texts leave a question open: Missile Envy asks for the highest value as the
holder's cards are changed at that moment (a hand of scoring cards alone gives one of them, which is scored
at once), and the Ops owed for it cannot go into the Space Race; Junta and its like use the changed value;
Arms Race always rewards the phasing side; One Small Step from box 7 reaches box 8 without VP; We Will Bury
You gives nothing when no US round is left; Missile Envy under obligation may be discarded by Ask Not.
"""

from typing import Final

from tharsis.games.twilight_struggle.actions import (
    ASK_ADD,
    ASK_DEFCON,
    DEFCON,
    DIE_OF,
    LOG_DICE,
    NO_AREA,
    NO_LEVEL,
    PLACE,
)
from tharsis.games.twilight_struggle.board import (
    AFRICA,
    AFRICA_OR_SOUTHEAST_ASIA,
    ANGOLA,
    ANYWHERE,
    AREAS,
    ASIA,
    BATTLEGROUND,
    BESIDE_SOUTH_AFRICA,
    BRINK,
    CENTRAL_AMERICA,
    CHILE,
    COSTA_RICA,
    EGYPT,
    GULF_STATES,
    IRAN,
    IRAQ,
    ISRAEL,
    JORDAN,
    LATIN_AMERICA,
    LIBYA,
    MOST_OPS,
    MUSLIM_STATES,
    NUCLEAR_WAR,
    OUTSIDE_EUROPE,
    PANAMA,
    PEACE,
    POLAND,
    REGION_IDS,
    SAUDI_ARABIA,
    SE_AFRICAN_STATES,
    SOUTH_AFRICA,
    SOUTH_AMERICA,
    VENEZUELA,
    WEAK_COUNTRIES,
    WEST_GERMANY,
)
from tharsis.games.twilight_struggle.cards.conditions import (
    KitchenDebatesCondition,
    NoCivilWar,
    OneSmallStepCondition,
)
from tharsis.games.twilight_struggle.cards.exchanges import GrainSales, MissileEnvy
from tharsis.games.twilight_struggle.codes import US, USSR
from tharsis.games.twilight_struggle.deck import (
    ABM_TREATY,
    AFRICA_SCORING,
    ALLENDE,
    ALLIANCE_FOR_PROGRESS,
    AN_EVIL_EMPIRE,
    ARMS_RACE,
    ASK_NOT_WHAT_YOUR_COUNTRY,
    AWACS_SALE_TO_SAUDIS,
    BEAR_TRAP,
    BREZHNEV_DOCTRINE,
    BRUSH_WAR,
    CAMP_DAVID_ACCORDS,
    CENTRAL_AMERICA_SCORING,
    COLONIAL_REAR_GUARDS,
    CUBAN_MISSILE_CRISIS,
    CULTURAL_REVOLUTION,
    FLOWER_POWER,
    GRAIN_SALES_TO_SOVIETS,
    HOW_I_LEARNED_TO_STOP_WORRYING,
    JOHN_PAUL_II_ELECTED_POPE,
    JUNTA,
    KITCHEN_DEBATES,
    LATIN_AMERICAN_DEATH_SQUADS,
    LIBERATION_THEOLOGY,
    LONE_GUNMAN,
    MISSILE_ENVY,
    MUSLIM_REVOLUTION,
    NIXON_PLAYS_THE_CHINA_CARD,
    NORAD,
    NORTH_SEA_OIL,
    NUCLEAR_SUBS,
    OAS_FOUNDED,
    ONE_SMALL_STEP,
    OPEC,
    OPS,
    PANAMA_CANAL_RETURNED,
    PORTUGUESE_EMPIRE_CRUMBLES,
    PUPPET_GOVERNMENTS,
    QUAGMIRE,
    SADAT_EXPELS_SOVIETS,
    SALT_NEGOTIATIONS,
    SHUTTLE_DIPLOMACY,
    SOUTH_AFRICAN_UNREST,
    SOUTH_AMERICA_SCORING,
    SOUTHEAST_ASIA_SCORING,
    SUMMIT,
    TEAR_DOWN_THIS_WALL,
    THE_VOICE_OF_AMERICA,
    U2_INCIDENT,
    USSURI_RIVER_SKIRMISH,
    WE_WILL_BURY_YOU,
    WILLY_BRANDT,
)
from tharsis.games.twilight_struggle.rules.defcon import Degrade, Improve, military, set_defcon
from tharsis.games.twilight_struggle.rules.events import (
    Event,
    Prevented,
    event,
    move_china,
    neutral_event,
)
from tharsis.games.twilight_struggle.rules.operations import FreeAttempt, Operations
from tharsis.games.twilight_struggle.rules.scoring import (
    DOMINATION,
    ScoreSoutheastAsia,
    ScoringCard,
    plain_tally,
)
from tharsis.games.twilight_struggle.rules.space import Advance
from tharsis.games.twilight_struggle.rules.victory import Gain, gain
from tharsis.games.twilight_struggle.state import TSState
from tharsis.games.twilight_struggle.vocabulary.hands import DiscardAny, ShowHand, TakeDiscarded
from tharsis.games.twilight_struggle.vocabulary.influence import (
    ALL,
    OCCUPIED,
    Add,
    EndEffect,
    Remove,
    TakeEffect,
    add_points,
    take_points,
)
from tharsis.games.twilight_struggle.vocabulary.wars import ChooseWar
from tharsis.kernel import AnyStep, PickNumber, PickOne, Prompt, Step

OIL_COUNTRIES: Final[list[int]] = [EGYPT, IRAN, LIBYA, SAUDI_ARABIA, IRAQ, GULF_STATES, VENEZUELA]
SECOND_POINT: Final[list[int]] = [SOUTH_AFRICA, *AREAS[BESIDE_SOUTH_AFRICA]]


class ArmsRace(Step[TSState]):
    """39: more military operations give the phasing side 1 VP, 3 if they also meet DEFCON."""

    def run(self, s: TSState) -> None:
        own = s.military_ops[s.phasing]
        if own > s.military_ops[1 - s.phasing]:
            gain(s, s.phasing, 3 if own >= s.defcon else 1)


class MissileCrisis(Step[TSState]):
    """40: DEFCON 2, and a coup by the other side loses the game for the rest of the turn."""

    def __init__(self, by: int) -> None:
        self.by: Final = by

    def run(self, s: TSState) -> None:
        s.crisis = 1 - self.by
        set_defcon(s, BRINK)


def leading_regions(s: TSState, side: int) -> int:
    """45: regions a side dominates or controls."""
    found = 0
    for region in range(len(REGION_IDS)):
        if plain_tally(s, region).standing(side) >= DOMINATION:
            found += 1
    return found


class Summit(Step[TSState]):
    """45: a die and the regions led; the higher total gains 2 VP and may move DEFCON."""

    def run(self, s: TSState) -> None:
        us = s.roll(DIE_OF[US]) + leading_regions(s, US)
        ussr = s.roll(DIE_OF[USSR]) + leading_regions(s, USSR)
        s.log(LOG_DICE, SUMMIT, us, ussr)
        if us != ussr:
            winner = US if us > ussr else USSR
            s.do(Gain(winner, 2), ChooseDefcon(winner, SUMMIT, span=1))


class ChooseDefcon(PickNumber[TSState]):
    """45, 46: a side sets DEFCON, at most ``span`` levels from where it is."""

    def __init__(self, by: int, card: int, span: int) -> None:
        super().__init__(by)
        self.card: Final = card
        self.span: Final = span

    def verb(self) -> int:
        return DEFCON

    def low(self, s: TSState, by: int) -> int:
        return max(NUCLEAR_WAR, s.defcon - self.span)

    def high(self, s: TSState, by: int) -> int:
        return min(PEACE, s.defcon + self.span)

    def beyond(self) -> int:
        return NO_LEVEL

    def details(self, s: TSState, by: int, action: int, reason: int) -> tuple[int, ...]:
        return (s.defcon,)

    def take(self, s: TSState, by: int, level: int) -> None:
        set_defcon(s, level)

    def prompt(self, s: TSState, seat: int) -> Prompt:
        return Prompt(ASK_DEFCON, (self.by, self.card))


class FullMilitaryOps(Step[TSState]):
    """46: the marker goes to 5."""

    def __init__(self, by: int) -> None:
        self.by: Final = by

    def run(self, s: TSState) -> None:
        military(s, self.by, MOST_OPS)


class SouthAfricanUnrest(PickOne[TSState]):
    """53: after the first point in South Africa a second one there, or two beside it."""

    def run(self, s: TSState) -> None:
        self.put(s)

    def verb(self) -> int:
        return PLACE

    def among(self, s: TSState, by: int) -> list[int]:
        return SECOND_POINT

    def outside(self) -> int:
        return NO_AREA

    def take(self, s: TSState, by: int, country: int) -> None:
        if country == SOUTH_AFRICA:
            s.change(by, country, 1)
        else:
            add_points(by, SOUTH_AFRICAN_UNREST, BESIDE_SOUTH_AFRICA, picks=2, cap=2).take(s, by, country)

    def prompt(self, s: TSState, seat: int) -> Prompt:
        return Prompt(ASK_ADD, (self.by, SOUTH_AFRICAN_UNREST, 1))


class CulturalRevolution(Step[TSState]):
    """58: the China Card comes face up from the US, or 1 VP."""

    def run(self, s: TSState) -> None:
        if s.china == US:
            move_china(s, USSR, face_up=True)
        else:
            gain(s, USSR, 1)


class Opec(Step[TSState]):
    """61: 1 VP for each oil country under Soviet control."""

    def run(self, s: TSState) -> None:
        held = 0
        for country in OIL_COUNTRIES:
            if s.controls(USSR, country):
                held += 1
        gain(s, USSR, held)


class DeathSquads(Step[TSState]):
    """69: coups in Latin America: +1 for the player, -1 for the other side."""

    def __init__(self, by: int) -> None:
        self.by: Final = by

    def run(self, s: TSState) -> None:
        s.death_squads[self.by] += 1
        s.death_squads[1 - self.by] -= 1


class NixonPlaysChina(Step[TSState]):
    """71, 12.4.1: 2 VP with the China Card, else the US takes it face down."""

    def run(self, s: TSState) -> None:
        if s.china == USSR:
            move_china(s, US, face_up=False)
        else:
            gain(s, US, 2)


class UssuriRiver(Step[TSState]):
    """76, 12.4.1: the China Card comes face up from the USSR, or 4 influence in Asia."""

    def run(self, s: TSState) -> None:
        if s.china == USSR:
            move_china(s, US, face_up=True)
        else:
            s.do(add_points(US, USSURI_RIVER_SKIRMISH, ASIA, picks=4, cap=2))


class AllianceForProgress(Step[TSState]):
    """78: 1 VP for each US battleground in Latin America."""

    def run(self, s: TSState) -> None:
        held = 0
        for country in AREAS[LATIN_AMERICA]:
            if BATTLEGROUND[country] and s.controls(US, country):
                held += 1
        gain(s, US, held)


def salt(by: int) -> list[AnyStep]:
    """43: DEFCON up 2, coups at -1 for the turn, and a card back from the discard pile."""
    return [Improve(2), TakeEffect(SALT_NEGOTIATIONS), TakeDiscarded(by, SALT_NEGOTIATIONS)]


def stop_worrying(by: int) -> list[AnyStep]:
    """46: DEFCON to any level, and all military operations."""
    return [ChooseDefcon(by, HOW_I_LEARNED_TO_STOP_WORRYING, span=PEACE), FullMilitaryOps(by)]


def junta(by: int) -> list[AnyStep]:
    """47: 2 influence in one country of Latin America, then a free coup or realignments there."""
    return [
        add_points(by, JUNTA, LATIN_AMERICA, picks=1, cap=1, points=2),
        FreeAttempt(by, OPS[JUNTA], LATIN_AMERICA, realign=True),
    ]


def abm_treaty(by: int) -> list[AnyStep]:
    """57: DEFCON up 1, then operations with 4 Ops."""
    return [Improve(1), Operations(by, OPS[ABM_TREATY], may_decline=True)]


MID_WAR: Final[list[Event]] = [
    neutral_event(
        BRUSH_WAR,
        us=[ChooseWar(US, BRUSH_WAR, WEAK_COUNTRIES)],
        ussr=[ChooseWar(USSR, BRUSH_WAR, WEAK_COUNTRIES)],
    ),
    event(CENTRAL_AMERICA_SCORING, ScoringCard(CENTRAL_AMERICA)),
    event(SOUTHEAST_ASIA_SCORING, ScoreSoutheastAsia()),
    event(ARMS_RACE, ArmsRace()),
    neutral_event(CUBAN_MISSILE_CRISIS, us=[MissileCrisis(US)], ussr=[MissileCrisis(USSR)]),
    event(NUCLEAR_SUBS, TakeEffect(NUCLEAR_SUBS)),
    event(QUAGMIRE, EndEffect(NORAD), TakeEffect(QUAGMIRE)),
    neutral_event(SALT_NEGOTIATIONS, us=salt(US), ussr=salt(USSR)),
    event(BEAR_TRAP, TakeEffect(BEAR_TRAP)),
    event(SUMMIT, Summit()),
    neutral_event(HOW_I_LEARNED_TO_STOP_WORRYING, us=stop_worrying(US), ussr=stop_worrying(USSR)),
    neutral_event(JUNTA, us=junta(US), ussr=junta(USSR)),
    event(KITCHEN_DEBATES, Gain(US, 2), needs=KitchenDebatesCondition()),
    neutral_event(MISSILE_ENVY, us=[MissileEnvy(USSR)], ussr=[MissileEnvy(US)]),
    event(WE_WILL_BURY_YOU, Degrade(1), TakeEffect(WE_WILL_BURY_YOU)),
    event(BREZHNEV_DOCTRINE, TakeEffect(BREZHNEV_DOCTRINE)),
    event(PORTUGUESE_EMPIRE_CRUMBLES, Add(USSR, SE_AFRICAN_STATES, 2), Add(USSR, ANGOLA, 2)),
    event(SOUTH_AFRICAN_UNREST, Add(USSR, SOUTH_AFRICA, 1), SouthAfricanUnrest(USSR)),
    event(ALLENDE, Add(USSR, CHILE, 2)),
    event(
        WILLY_BRANDT,
        Add(USSR, WEST_GERMANY, 1),
        TakeEffect(WILLY_BRANDT),
        Gain(USSR, 1),
        needs=Prevented(TEAR_DOWN_THIS_WALL),
    ),
    event(
        MUSLIM_REVOLUTION,
        take_points(USSR, MUSLIM_REVOLUTION, MUSLIM_STATES, picks=2, cap=1, points=ALL),
        needs=Prevented(AWACS_SALE_TO_SAUDIS),
    ),
    neutral_event(ABM_TREATY, us=abm_treaty(US), ussr=abm_treaty(USSR)),
    event(CULTURAL_REVOLUTION, CulturalRevolution(), needs=NoCivilWar()),
    event(FLOWER_POWER, TakeEffect(FLOWER_POWER), needs=Prevented(AN_EVIL_EMPIRE)),
    event(U2_INCIDENT, TakeEffect(U2_INCIDENT), Gain(USSR, 1)),
    event(OPEC, Opec(), needs=Prevented(NORTH_SEA_OIL)),
    event(LONE_GUNMAN, ShowHand(US), Operations(USSR, OPS[LONE_GUNMAN], may_decline=True)),
    event(
        COLONIAL_REAR_GUARDS,
        add_points(US, COLONIAL_REAR_GUARDS, AFRICA_OR_SOUTHEAST_ASIA, picks=4, cap=1),
    ),
    event(PANAMA_CANAL_RETURNED, Add(US, PANAMA, 1), Add(US, COSTA_RICA, 1), Add(US, VENEZUELA, 1)),
    event(
        CAMP_DAVID_ACCORDS,
        Add(US, ISRAEL, 1),
        Add(US, JORDAN, 1),
        Add(US, EGYPT, 1),
        TakeEffect(CAMP_DAVID_ACCORDS),
        Gain(US, 1),
    ),
    event(
        PUPPET_GOVERNMENTS,
        add_points(US, PUPPET_GOVERNMENTS, ANYWHERE, picks=3, cap=1, barred=OCCUPIED, optional=True),
    ),
    event(GRAIN_SALES_TO_SOVIETS, GrainSales()),
    event(
        JOHN_PAUL_II_ELECTED_POPE,
        Remove(USSR, POLAND, 2),
        Add(US, POLAND, 1),
        TakeEffect(JOHN_PAUL_II_ELECTED_POPE),
    ),
    neutral_event(LATIN_AMERICAN_DEATH_SQUADS, us=[DeathSquads(US)], ussr=[DeathSquads(USSR)]),
    event(OAS_FOUNDED, add_points(US, OAS_FOUNDED, LATIN_AMERICA, picks=2, cap=2)),
    event(NIXON_PLAYS_THE_CHINA_CARD, NixonPlaysChina()),
    event(SADAT_EXPELS_SOVIETS, Remove(USSR, EGYPT, ALL), Add(US, EGYPT, 1)),
    event(SHUTTLE_DIPLOMACY, TakeEffect(SHUTTLE_DIPLOMACY)),
    event(THE_VOICE_OF_AMERICA, take_points(US, THE_VOICE_OF_AMERICA, OUTSIDE_EUROPE, picks=4, cap=2)),
    event(LIBERATION_THEOLOGY, add_points(USSR, LIBERATION_THEOLOGY, CENTRAL_AMERICA, picks=3, cap=2)),
    event(USSURI_RIVER_SKIRMISH, UssuriRiver()),
    event(ASK_NOT_WHAT_YOUR_COUNTRY, DiscardAny(US, ASK_NOT_WHAT_YOUR_COUNTRY)),
    event(ALLIANCE_FOR_PROGRESS, AllianceForProgress()),
    event(AFRICA_SCORING, ScoringCard(AFRICA)),
    neutral_event(
        ONE_SMALL_STEP, us=[Advance(US, 2)], ussr=[Advance(USSR, 2)], needs=OneSmallStepCondition()
    ),
    event(SOUTH_AMERICA_SCORING, ScoringCard(SOUTH_AMERICA)),
]
