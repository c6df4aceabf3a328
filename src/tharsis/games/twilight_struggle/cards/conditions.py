"""5.2, 7.5: what must hold for an event to happen, card by card."""

from tharsis.games.twilight_struggle.actions import NO_EVENT_VARIANT, NO_EVENT_YET
from tharsis.games.twilight_struggle.board import (
    AREAS,
    BATTLEGROUNDS,
    BRINK,
    LATE_WAR_TURN,
    MIDDLE_EAST,
    UNITED_KINGDOM,
)
from tharsis.games.twilight_struggle.codes import HEADLINE_PHASE, NOBODY, US, USSR
from tharsis.games.twilight_struggle.deck import JOHN_PAUL_II_ELECTED_POPE, MARSHALL_PLAN, WARSAW_PACT_FORMED
from tharsis.games.twilight_struggle.rules.events import Condition
from tharsis.games.twilight_struggle.rules.play import enemy_card
from tharsis.games.twilight_struggle.state import TSState
from tharsis.kernel import LEGAL


class NatoCondition(Condition):
    """21: Marshall Plan or Warsaw Pact Formed must have happened."""

    def why(self, s: TSState, by: int) -> int:
        return LEGAL if s.in_effect[MARSHALL_PLAN] or s.in_effect[WARSAW_PACT_FORMED] else NO_EVENT_YET


class RedScareCondition(Condition):
    """31, 12.4: the USSR must have won the Chinese Civil War first."""

    def why(self, s: TSState, by: int) -> int:
        return NO_EVENT_VARIANT if by == USSR and s.civil_war else LEGAL


class UnCondition(Condition):
    """32: needs a card with an enemy event in hand, and never in the Headline Phase."""

    def why(self, s: TSState, by: int) -> int:
        if s.phase == HEADLINE_PHASE:
            return NO_EVENT_YET
        return LEGAL if any(enemy_card(by, card) for card in s.hand(by)) else NO_EVENT_YET


class NoCivilWar(Condition):
    """35, 58, 12.4: not while the Chinese Civil War is open."""

    def why(self, s: TSState, by: int) -> int:
        return NO_EVENT_VARIANT if s.civil_war else LEGAL


class KitchenDebatesCondition(Condition):
    """48: the US controls more battlegrounds of the whole map than the USSR."""

    def why(self, s: TSState, by: int) -> int:
        lead = 0
        for country in BATTLEGROUNDS:
            side = s.controller(country)
            if side != NOBODY:
                lead += 1 if side == US else -1
        return LEGAL if lead > 0 else NO_EVENT_YET


class OneSmallStepCondition(Condition):
    """80: only for the side that is behind in the Space Race."""

    def why(self, s: TSState, by: int) -> int:
        return LEGAL if s.space[by] < s.space[1 - by] else NO_EVENT_YET


class StarWarsCondition(Condition):
    """85: the US is ahead in the Space Race."""

    def why(self, s: TSState, by: int) -> int:
        return LEGAL if s.space[US] > s.space[USSR] else NO_EVENT_YET


class WargamesCondition(Condition):
    """100: only at DEFCON 2."""

    def why(self, s: TSState, by: int) -> int:
        return LEGAL if s.defcon == BRINK else NO_EVENT_YET


class SolidarityCondition(Condition):
    """101: John Paul II must have been elected."""

    def why(self, s: TSState, by: int) -> int:
        return LEGAL if s.in_effect[JOHN_PAUL_II_ELECTED_POPE] else NO_EVENT_YET


class DefectorsCondition(Condition):
    """103: in the Headline Phase for the US, in an action round against the USSR."""

    def why(self, s: TSState, by: int) -> int:
        wanted = US if s.phase == HEADLINE_PHASE else USSR
        return LEGAL if s.phasing == wanted else NO_EVENT_YET


class CambridgeFiveCondition(Condition):
    """104: not in the Late War."""

    def why(self, s: TSState, by: int) -> int:
        return LEGAL if s.turn < LATE_WAR_TURN else NO_EVENT_YET


class SpecialRelationshipCondition(Condition):
    """105: the US controls the United Kingdom."""

    def why(self, s: TSState, by: int) -> int:
        return LEGAL if s.controls(US, UNITED_KINGDOM) else NO_EVENT_YET


class OurManCondition(Condition):
    """108: the US controls a country of the Middle East."""

    def why(self, s: TSState, by: int) -> int:
        return LEGAL if any(s.controls(US, c) for c in AREAS[MIDDLE_EAST]) else NO_EVENT_YET
