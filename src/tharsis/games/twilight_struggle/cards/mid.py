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
    ASK_GIVE,
    ASK_GRAIN,
    CARD,
    COUNTRY,
    DEFCON,
    DIE_OF,
    FROM_HAND,
    GIVE,
    LEVEL,
    LOG_DICE,
    LOG_GIVEN,
    LOG_RETURNED,
    LOG_SHOWN,
    NO_AREA,
    NO_CARD_HERE,
    NO_EVENT_VARIANT,
    NO_EVENT_YET,
    NO_HIGHER,
    NO_LEVEL,
    PLACE,
    PLAY,
    RETURN,
)
from tharsis.games.twilight_struggle.board import (
    AFRICA,
    AFRICA_OR_SOUTHEAST_ASIA,
    ANGOLA,
    ANYWHERE,
    AREAS,
    ASIA,
    BATTLEGROUND,
    BATTLEGROUNDS,
    BESIDE_SOUTH_AFRICA,
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
    MUSLIM_STATES,
    NOBODY,
    OUTSIDE_EUROPE,
    PANAMA,
    POLAND,
    REGIONS,
    SAUDI_ARABIA,
    SE_AFRICAN_STATES,
    SOUTH_AFRICA,
    SOUTH_AMERICA,
    US,
    USSR,
    VENEZUELA,
    WEAK_COUNTRIES,
    WEST_GERMANY,
    WITHIN,
)
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
from tharsis.games.twilight_struggle.rules.defcon import (
    MOST_OPS,
    PEACE,
    Degrade,
    Improve,
    military,
    set_defcon,
)
from tharsis.games.twilight_struggle.rules.events import (
    Condition,
    Dispose,
    EventOf,
    Prevented,
    event,
    event_for,
    move_china,
    note_war_card,
    requires,
)
from tharsis.games.twilight_struggle.rules.operations import ANY, FreeAttempt, Operations
from tharsis.games.twilight_struggle.rules.play import DRAWN, Mode, enemy_card
from tharsis.games.twilight_struggle.rules.scoring import DOMINATION, ScoreSoutheastAsia, ScoringCard, Tally
from tharsis.games.twilight_struggle.rules.space import Advance
from tharsis.games.twilight_struggle.rules.values import note_highest, value
from tharsis.games.twilight_struggle.rules.victory import Gain, gain
from tharsis.games.twilight_struggle.state import HAND, LOOKED_AT, NONE, TABLE, TSState
from tharsis.games.twilight_struggle.vocabulary.hands import DiscardAny, ShowHand, TakeDiscarded
from tharsis.games.twilight_struggle.vocabulary.influence import (
    ALL,
    EMPTY,
    NONE_BARRED,
    Add,
    EndEffect,
    Remove,
    Spread,
    Strip,
    TakeEffect,
    spread,
    strip,
)
from tharsis.games.twilight_struggle.vocabulary.wars import ChooseWar
from tharsis.kernel import LEGAL, NOT_NOW, Prompt, Step

event_for(US, BRUSH_WAR, ChooseWar(BRUSH_WAR, US, WEAK_COUNTRIES))
event_for(USSR, BRUSH_WAR, ChooseWar(BRUSH_WAR, USSR, WEAK_COUNTRIES))
event(CENTRAL_AMERICA_SCORING, ScoringCard(CENTRAL_AMERICA))
event(SOUTHEAST_ASIA_SCORING, ScoreSoutheastAsia())
event(AFRICA_SCORING, ScoringCard(AFRICA))
event(SOUTH_AMERICA_SCORING, ScoringCard(SOUTH_AMERICA))


class ArmsRace(Step[TSState]):
    """39: more military operations give the phasing side 1 VP, 3 if they also meet DEFCON."""

    def run(self, s: TSState) -> None:
        own = s.military_ops[s.phasing]
        if own > s.military_ops[1 - s.phasing]:
            gain(s, s.phasing, 3 if own >= s.defcon else 1)


event(ARMS_RACE, ArmsRace())


class MissileCrisis(Step[TSState]):
    """40: DEFCON 2, and a coup by the other side loses the game for the rest of the turn."""

    def __init__(self, by: int) -> None:
        self.by: Final = by

    def run(self, s: TSState) -> None:
        s.crisis = 1 - self.by
        set_defcon(s, 2)


event_for(US, CUBAN_MISSILE_CRISIS, MissileCrisis(US))
event_for(USSR, CUBAN_MISSILE_CRISIS, MissileCrisis(USSR))
event(NUCLEAR_SUBS, TakeEffect(NUCLEAR_SUBS))
event(QUAGMIRE, EndEffect(NORAD), TakeEffect(QUAGMIRE))
event(BEAR_TRAP, TakeEffect(BEAR_TRAP))
for _by in (US, USSR):
    event_for(
        _by,
        SALT_NEGOTIATIONS,
        Improve(2),
        TakeEffect(SALT_NEGOTIATIONS),
        TakeDiscarded(SALT_NEGOTIATIONS, _by),
    )


def leading_regions(s: TSState, side: int) -> int:
    """45: regions a side dominates or controls."""
    found = 0
    for region in range(len(REGIONS)):
        if Tally(s, region, False, NONE).standing(side) >= DOMINATION:
            found += 1
    return found


class Summit(Step[TSState]):
    """45: a die and the regions led; the higher total gains 2 VP and may move DEFCON."""

    def run(self, s: TSState) -> None:
        us = s.chance(DIE_OF[US], 6) + 1 + leading_regions(s, US)
        ussr = s.chance(DIE_OF[USSR], 6) + 1 + leading_regions(s, USSR)
        s.log(LOG_DICE, SUMMIT, us, ussr)
        if us != ussr:
            winner = US if us > ussr else USSR
            s.do(Gain(winner, 2), ChooseDefcon(SUMMIT, winner, 1))


class ChooseDefcon(Step[TSState]):
    """45, 46: a side sets DEFCON, at most ``span`` levels from where it is."""

    def __init__(self, card: int, by: int, span: int) -> None:
        self.card: Final = card
        self.by: Final = by
        self.span: Final = span

    def run(self, s: TSState) -> None:
        s.ask(self, self.by)

    def _why(self, s: TSState, level: int) -> int:
        return LEGAL if abs(level - s.defcon) <= self.span else NO_LEVEL

    def legal(self, s: TSState, seat: int) -> list[int]:
        return [DEFCON + i for i in range(LEVEL.size) if self._why(s, i + 1) == LEGAL]

    def why(self, s: TSState, seat: int, action: int) -> int:
        if DEFCON <= action < DEFCON + LEVEL.size:
            return self._why(s, action - DEFCON + 1)
        return NOT_NOW

    def figures(self, s: TSState, seat: int, action: int, reason: int) -> tuple[int, ...]:
        return (s.defcon,)

    def choose(self, s: TSState, seat: int, action: int) -> None:
        set_defcon(s, action - DEFCON + 1)

    def prompt(self, s: TSState, seat: int) -> Prompt:
        return Prompt(ASK_DEFCON, (self.by, self.card))


class FullMilitaryOps(Step[TSState]):
    """46: the marker goes to 5."""

    def __init__(self, by: int) -> None:
        self.by: Final = by

    def run(self, s: TSState) -> None:
        military(s, self.by, MOST_OPS)


event(SUMMIT, Summit())
for _by in (US, USSR):
    event_for(
        _by,
        HOW_I_LEARNED_TO_STOP_WORRYING,
        ChooseDefcon(HOW_I_LEARNED_TO_STOP_WORRYING, _by, PEACE),
        FullMilitaryOps(_by),
    )
    event_for(
        _by,
        JUNTA,
        Spread(JUNTA, _by, LATIN_AMERICA, 1, 2, 1, NONE_BARRED, False, ()),
        FreeAttempt(_by, OPS[JUNTA], LATIN_AMERICA, True, False, NONE),
    )


class KitchenDebatesCondition(Condition):
    """48: the US controls more battlegrounds of the whole map than the USSR."""

    def why(self, s: TSState, by: int) -> int:
        lead = 0
        for country in BATTLEGROUNDS:
            side = s.controller(country)
            if side != NOBODY:
                lead += 1 if side == US else -1
        return LEGAL if lead > 0 else NO_EVENT_YET


requires(KITCHEN_DEBATES, KitchenDebatesCondition())
event(KITCHEN_DEBATES, Gain(US, 2))


class MissileEnvy(Step[TSState]):
    """49: the other side gives its highest card; it is asked only when several are highest."""

    def __init__(self, by: int) -> None:
        self.by: Final = by

    def run(self, s: TSState) -> None:
        found = self.highest(s)
        if len(found) == 1:
            self.exchange(s, found[0])
        elif found:
            s.ask(self, 1 - self.by)

    def highest(self, s: TSState) -> list[int]:
        """The cards of the highest value; scoring cards count 0."""
        holder = 1 - self.by
        found: list[int] = []
        best = 0
        for card in s.hand(holder):
            worth = value(s, holder, card)
            if worth > best:
                best = worth
                found = [card]
            elif worth == best:
                found.append(card)
        return found

    def legal(self, s: TSState, seat: int) -> list[int]:
        return [GIVE + card for card in self.highest(s)]

    def why(self, s: TSState, seat: int, action: int) -> int:
        if not GIVE <= action < GIVE + CARD.size:
            return NOT_NOW
        card = action - GIVE
        if s.cards.place[card] != HAND + 1 - self.by:
            return NO_CARD_HERE
        return LEGAL if card in self.highest(s) else NO_HIGHER

    def figures(self, s: TSState, seat: int, action: int, reason: int) -> tuple[int, ...]:
        return (action - GIVE,)

    def choose(self, s: TSState, seat: int, action: int) -> None:
        self.exchange(s, action - GIVE)

    def exchange(self, s: TSState, card: int) -> None:
        """Its event happens unless it is an enemy's: then its Ops are used. Missile Envy is owed."""
        by = self.by
        s.log(LOG_GIVEN, 1 - by, card)
        note_highest(s, 1 - by, value(s, 1 - by, card))
        s.put(card, TABLE)
        s.put(MISSILE_ENVY, HAND + 1 - by)
        s.owed = 1 - by
        if enemy_card(by, card):
            s.do(Operations(by, OPS[card], False, ANY, False), Dispose(card))
        else:
            s.do(EventOf(card, by), Dispose(card))
        note_war_card(s, by, card)

    def prompt(self, s: TSState, seat: int) -> Prompt:
        return Prompt(ASK_GIVE, (1 - self.by,))


event_for(US, MISSILE_ENVY, MissileEnvy(US))
event_for(USSR, MISSILE_ENVY, MissileEnvy(USSR))
event(WE_WILL_BURY_YOU, Degrade(1), TakeEffect(WE_WILL_BURY_YOU))
event(BREZHNEV_DOCTRINE, TakeEffect(BREZHNEV_DOCTRINE))
event(PORTUGUESE_EMPIRE_CRUMBLES, Add(USSR, SE_AFRICAN_STATES, 2), Add(USSR, ANGOLA, 2))


class SouthAfricanUnrest(Step[TSState]):
    """53: after the first point in South Africa a second one there, or two beside it."""

    def run(self, s: TSState) -> None:
        s.ask(self, USSR)

    def _why(self, country: int) -> int:
        if country == SOUTH_AFRICA or WITHIN[BESIDE_SOUTH_AFRICA][country]:
            return LEGAL
        return NO_AREA

    def legal(self, s: TSState, seat: int) -> list[int]:
        return [PLACE + SOUTH_AFRICA] + [PLACE + c for c in AREAS[BESIDE_SOUTH_AFRICA]]

    def why(self, s: TSState, seat: int, action: int) -> int:
        if PLACE <= action < PLACE + COUNTRY.size:
            return self._why(action - PLACE)
        return NOT_NOW

    def figures(self, s: TSState, seat: int, action: int, reason: int) -> tuple[int, ...]:
        return (action - PLACE,)

    def choose(self, s: TSState, seat: int, action: int) -> None:
        country = action - PLACE
        if country == SOUTH_AFRICA:
            s.change(USSR, country, 1)
        else:
            spread(SOUTH_AFRICAN_UNREST, USSR, BESIDE_SOUTH_AFRICA, 2, 2).pick(s, country)

    def prompt(self, s: TSState, seat: int) -> Prompt:
        return Prompt(ASK_ADD, (USSR, SOUTH_AFRICAN_UNREST, 1))


event(SOUTH_AFRICAN_UNREST, Add(USSR, SOUTH_AFRICA, 1), SouthAfricanUnrest())
event(ALLENDE, Add(USSR, CHILE, 2))
requires(WILLY_BRANDT, Prevented(TEAR_DOWN_THIS_WALL))
event(WILLY_BRANDT, Add(USSR, WEST_GERMANY, 1), TakeEffect(WILLY_BRANDT), Gain(USSR, 1))
requires(MUSLIM_REVOLUTION, Prevented(AWACS_SALE_TO_SAUDIS))
event(MUSLIM_REVOLUTION, Strip(MUSLIM_REVOLUTION, USSR, MUSLIM_STATES, 2, ALL, 1, NONE_BARRED, False, ()))
event_for(US, ABM_TREATY, Improve(1), Operations(US, 4, False, ANY, True))
event_for(USSR, ABM_TREATY, Improve(1), Operations(USSR, 4, False, ANY, True))


class CulturalRevolutionCondition(Condition):
    """58, 12.4: not while the Chinese Civil War is open."""

    def why(self, s: TSState, by: int) -> int:
        return NO_EVENT_VARIANT if s.civil_war else LEGAL


class CulturalRevolution(Step[TSState]):
    """58: the China Card comes face up from the US, or 1 VP."""

    def run(self, s: TSState) -> None:
        if s.china == US:
            move_china(s, USSR, True)
        else:
            gain(s, USSR, 1)


requires(CULTURAL_REVOLUTION, CulturalRevolutionCondition())
event(CULTURAL_REVOLUTION, CulturalRevolution())
requires(FLOWER_POWER, Prevented(AN_EVIL_EMPIRE))
event(FLOWER_POWER, TakeEffect(FLOWER_POWER))
event(U2_INCIDENT, TakeEffect(U2_INCIDENT), Gain(USSR, 1))
requires(OPEC, Prevented(NORTH_SEA_OIL))


class Opec(Step[TSState]):
    """61: 1 VP for each oil country under Soviet control."""

    def run(self, s: TSState) -> None:
        held = 0
        for country in (EGYPT, IRAN, LIBYA, SAUDI_ARABIA, IRAQ, GULF_STATES, VENEZUELA):
            if s.controls(USSR, country):
                held += 1
        gain(s, USSR, held)


event(OPEC, Opec())
event(LONE_GUNMAN, ShowHand(US), Operations(USSR, 1, False, ANY, True))
event(COLONIAL_REAR_GUARDS, spread(COLONIAL_REAR_GUARDS, US, AFRICA_OR_SOUTHEAST_ASIA, 4, 1))
event(PANAMA_CANAL_RETURNED, Add(US, PANAMA, 1), Add(US, COSTA_RICA, 1), Add(US, VENEZUELA, 1))
event(
    CAMP_DAVID_ACCORDS,
    Add(US, ISRAEL, 1),
    Add(US, JORDAN, 1),
    Add(US, EGYPT, 1),
    TakeEffect(CAMP_DAVID_ACCORDS),
    Gain(US, 1),
)
event(PUPPET_GOVERNMENTS, Spread(PUPPET_GOVERNMENTS, US, ANYWHERE, 3, 1, 1, EMPTY, True, ()))


class GrainSales(Step[TSState]):
    """67: the US draws a Soviet card by chance and sees it."""

    def run(self, s: TSState) -> None:
        if not s.hand(USSR):
            s.do(Operations(US, OPS[GRAIN_SALES_TO_SOVIETS], False, ANY, False))
            return
        owed = s.owed
        card = s.pick_from_hand(USSR, FROM_HAND[USSR], LOOKED_AT)
        s.log(LOG_SHOWN, USSR, card)
        s.do(GrainChoice(card, owed))


class GrainChoice(Step[TSState]):
    """67: it plays the card, or returns it and uses the 2 Ops."""

    def __init__(self, card: int, owed: int) -> None:
        self.card: Final = card
        self.owed: Final = owed

    def run(self, s: TSState) -> None:
        s.ask(self, US)

    def legal(self, s: TSState, seat: int) -> list[int]:
        return [PLAY + self.card, RETURN]

    def why(self, s: TSState, seat: int, action: int) -> int:
        if action in (PLAY + self.card, RETURN):
            return LEGAL
        return NO_CARD_HERE if PLAY <= action < PLAY + CARD.size else NOT_NOW

    def figures(self, s: TSState, seat: int, action: int, reason: int) -> tuple[int, ...]:
        return (action - PLAY,)

    def choose(self, s: TSState, seat: int, action: int) -> None:
        if action == RETURN:
            s.put(self.card, HAND + USSR)
            s.owed = self.owed
            s.log(LOG_RETURNED, USSR, self.card)
            s.do(Operations(US, OPS[GRAIN_SALES_TO_SOVIETS], False, ANY, False))
        else:
            s.put(self.card, TABLE)
            s.do(Mode(US, self.card, DRAWN))

    def prompt(self, s: TSState, seat: int) -> Prompt:
        return Prompt(ASK_GRAIN, (self.card,))


event(GRAIN_SALES_TO_SOVIETS, GrainSales())
event(
    JOHN_PAUL_II_ELECTED_POPE,
    Remove(USSR, POLAND, 2),
    Add(US, POLAND, 1),
    TakeEffect(JOHN_PAUL_II_ELECTED_POPE),
)


class DeathSquads(Step[TSState]):
    """69: coups in Latin America: +1 for the player, -1 for the other side."""

    def __init__(self, by: int) -> None:
        self.by: Final = by

    def run(self, s: TSState) -> None:
        s.death_squads[self.by] += 1
        s.death_squads[1 - self.by] -= 1


event_for(US, LATIN_AMERICAN_DEATH_SQUADS, DeathSquads(US))
event_for(USSR, LATIN_AMERICAN_DEATH_SQUADS, DeathSquads(USSR))
event(OAS_FOUNDED, spread(OAS_FOUNDED, US, LATIN_AMERICA, 2, 2))


class NixonPlaysChina(Step[TSState]):
    """71, 12.4.1: 2 VP with the China Card, else the US takes it face down."""

    def run(self, s: TSState) -> None:
        if s.china == USSR:
            move_china(s, US, False)
        else:
            gain(s, US, 2)


event(NIXON_PLAYS_THE_CHINA_CARD, NixonPlaysChina())
event(SADAT_EXPELS_SOVIETS, Remove(USSR, EGYPT, ALL), Add(US, EGYPT, 1))
event(SHUTTLE_DIPLOMACY, TakeEffect(SHUTTLE_DIPLOMACY))
event(THE_VOICE_OF_AMERICA, strip(THE_VOICE_OF_AMERICA, US, OUTSIDE_EUROPE, 4, 2))
event(LIBERATION_THEOLOGY, spread(LIBERATION_THEOLOGY, USSR, CENTRAL_AMERICA, 3, 2))


class UssuriRiver(Step[TSState]):
    """76, 12.4.1: the China Card comes face up from the USSR, or 4 influence in Asia."""

    def run(self, s: TSState) -> None:
        if s.china == USSR:
            move_china(s, US, True)
        else:
            s.do(spread(USSURI_RIVER_SKIRMISH, US, ASIA, 4, 2))


event(USSURI_RIVER_SKIRMISH, UssuriRiver())
event(ASK_NOT_WHAT_YOUR_COUNTRY, DiscardAny(ASK_NOT_WHAT_YOUR_COUNTRY, NONE, 0))


class AllianceForProgress(Step[TSState]):
    """78: 1 VP for each US battleground in Latin America."""

    def run(self, s: TSState) -> None:
        held = 0
        for country in AREAS[LATIN_AMERICA]:
            if BATTLEGROUND[country] and s.controls(US, country):
                held += 1
        gain(s, US, held)


event(ALLIANCE_FOR_PROGRESS, AllianceForProgress())


class OneSmallStepCondition(Condition):
    """80: only for the side that is behind in the Space Race."""

    def why(self, s: TSState, by: int) -> int:
        return LEGAL if s.space[by] < s.space[1 - by] else NO_EVENT_YET


requires(ONE_SMALL_STEP, OneSmallStepCondition())
event_for(US, ONE_SMALL_STEP, Advance(US, 2))
event_for(USSR, ONE_SMALL_STEP, Advance(USSR, 2))
