"""The optional cards, 104 to 110.

Rulings where the printed texts leave a question open: The Cambridge Five does not reach the space of the
Chinese Civil War; each coup of Che counts as military operations; NORAD looks at the move to DEFCON 2,
even if the level changes again in the same round.
"""

from typing import Final

from tharsis.games.twilight_struggle.actions import (
    ASK_ADD,
    COUNTRY,
    COUP,
    DECLINE,
    LOG_DECLINED,
    LOG_SHOWN,
    NO_AREA,
    NO_EVENT_YET,
    PLACE,
)
from tharsis.games.twilight_struggle.board import (
    AFRICA,
    AREAS,
    ASIA,
    BESIDE_UNITED_KINGDOM,
    CENTRAL_AMERICA,
    CHE_COUNTRIES,
    EUROPE,
    IN_SOUTHEAST_ASIA,
    IN_WESTERN_EUROPE,
    LATE_WAR_TURN,
    MIDDLE_EAST,
    ON_MAP,
    SAUDI_ARABIA,
    SOUTH_AMERICA,
    UNITED_KINGDOM,
    US,
    USSR,
    WITHIN,
)
from tharsis.games.twilight_struggle.deck import (
    AFRICA_SCORING,
    ASIA_SCORING,
    AWACS_SALE_TO_SAUDIS,
    CENTRAL_AMERICA_SCORING,
    CHE,
    EUROPE_SCORING,
    MIDDLE_EAST_SCORING,
    NATO,
    NORAD,
    OPS,
    OUR_MAN_IN_TEHRAN,
    SCORING,
    SOUTH_AMERICA_SCORING,
    SOUTHEAST_ASIA_SCORING,
    SPECIAL_RELATIONSHIP,
    THE_CAMBRIDGE_FIVE,
    YURI_AND_SAMANTHA,
)
from tharsis.games.twilight_struggle.rules.events import Condition, event, requires
from tharsis.games.twilight_struggle.rules.operations import FreeAttempt
from tharsis.games.twilight_struggle.rules.victory import Gain
from tharsis.games.twilight_struggle.state import BOTH, NONE, TSState
from tharsis.games.twilight_struggle.vocabulary.hands import LookAtDeck
from tharsis.games.twilight_struggle.vocabulary.influence import NONE_BARRED, Add, Spread, TakeEffect, spread
from tharsis.kernel import LEGAL, NOT_NOW, Prompt, Step


class CambridgeFiveCondition(Condition):
    """104: not in the Late War."""

    def why(self, s: TSState, by: int) -> int:
        return LEGAL if s.turn < LATE_WAR_TURN else NO_EVENT_YET


#: The area each scoring card names.
SCORED_AREA: Final = {
    ASIA_SCORING: ASIA,
    EUROPE_SCORING: EUROPE,
    MIDDLE_EAST_SCORING: MIDDLE_EAST,
    CENTRAL_AMERICA_SCORING: CENTRAL_AMERICA,
    SOUTHEAST_ASIA_SCORING: IN_SOUTHEAST_ASIA,
    AFRICA_SCORING: AFRICA,
    SOUTH_AMERICA_SCORING: SOUTH_AMERICA,
}


class CambridgeFive(Step[TSState]):
    """104: the US shows its scoring cards."""

    def run(self, s: TSState) -> None:
        areas: list[int] = []
        for card in s.hand(US):
            if SCORING[card]:
                s.cards.look(card, BOTH)
                s.log(LOG_SHOWN, US, card)
                areas.append(SCORED_AREA[card])
        s.show()
        s.no_scoring_at[US] = s.cards.clock
        if areas:
            s.do(CambridgePlacement(tuple(areas)))


class CambridgePlacement(Step[TSState]):
    """104: the USSR may put 1 influence into a region named on a card shown."""

    def __init__(self, areas: tuple[int, ...]) -> None:
        self.areas: Final = areas

    def run(self, s: TSState) -> None:
        s.ask(self, USSR)

    def _why(self, country: int) -> int:
        return LEGAL if any(WITHIN[area][country] for area in self.areas) else NO_AREA

    def legal(self, s: TSState, seat: int) -> list[int]:
        return [PLACE + c for c in range(ON_MAP) if self._why(c) == LEGAL] + [DECLINE]

    def why(self, s: TSState, seat: int, action: int) -> int:
        if PLACE <= action < PLACE + COUNTRY.size:
            return self._why(action - PLACE)
        return LEGAL if action == DECLINE else NOT_NOW

    def figures(self, s: TSState, seat: int, action: int, reason: int) -> tuple[int, ...]:
        return (action - PLACE,)

    def choose(self, s: TSState, seat: int, action: int) -> None:
        if action == DECLINE:
            s.log(LOG_DECLINED, USSR)
        else:
            s.change(USSR, action - PLACE, 1)

    def prompt(self, s: TSState, seat: int) -> Prompt:
        return Prompt(ASK_ADD, (USSR, THE_CAMBRIDGE_FIVE, 1))


requires(THE_CAMBRIDGE_FIVE, CambridgeFiveCondition())
event(THE_CAMBRIDGE_FIVE, CambridgeFive())


class SpecialRelationshipCondition(Condition):
    """105: the US controls the United Kingdom."""

    def why(self, s: TSState, by: int) -> int:
        return LEGAL if s.controls(US, UNITED_KINGDOM) else NO_EVENT_YET


class SpecialRelationship(Step[TSState]):
    """105: 1 beside the UK; under NATO 2 in Western Europe and 2 VP."""

    def run(self, s: TSState) -> None:
        card = SPECIAL_RELATIONSHIP
        if s.in_effect[NATO]:
            s.do(Spread(card, US, IN_WESTERN_EUROPE, 1, 2, 1, NONE_BARRED, False, ()), Gain(US, 2))
        else:
            s.do(spread(card, US, BESIDE_UNITED_KINGDOM, 1, 1))


requires(SPECIAL_RELATIONSHIP, SpecialRelationshipCondition())
event(SPECIAL_RELATIONSHIP, SpecialRelationship())
event(NORAD, TakeEffect(NORAD))


class ChooseChe(Step[TSState]):
    """107: a coup in a country of Africa or Latin America that is no battleground."""

    def __init__(self, first: int) -> None:
        self.first: Final = first  # where the first coup was, or NONE

    def attempt(self) -> FreeAttempt:
        return FreeAttempt(USSR, OPS[CHE], CHE_COUNTRIES, False, True, self.first)

    def run(self, s: TSState) -> None:
        if len(self.attempt().legal(s, USSR)) > 1:
            s.ask(self, USSR)

    def legal(self, s: TSState, seat: int) -> list[int]:
        return self.attempt().legal(s, seat)

    def why(self, s: TSState, seat: int, action: int) -> int:
        return self.attempt().why(s, seat, action)

    def figures(self, s: TSState, seat: int, action: int, reason: int) -> tuple[int, ...]:
        return self.attempt().figures(s, seat, action, reason)

    def choose(self, s: TSState, seat: int, action: int) -> None:
        if action != DECLINE and self.first == NONE:
            country = action - COUP
            s.do(ChooseCheAgain(country, s.influence[US][country]))
        self.attempt().choose(s, seat, action)

    def prompt(self, s: TSState, seat: int) -> Prompt:
        return self.attempt().prompt(s, seat)


class ChooseCheAgain(Step[TSState]):
    """107: the second coup follows only if the first took influence away."""

    def __init__(self, first: int, before: int) -> None:
        self.first: Final = first
        self.before: Final = before

    def run(self, s: TSState) -> None:
        if s.influence[US][self.first] < self.before:
            s.do(ChooseChe(self.first))


event(CHE, ChooseChe(NONE))


class OurManCondition(Condition):
    """108: the US controls a country of the Middle East."""

    def why(self, s: TSState, by: int) -> int:
        return LEGAL if any(s.controls(US, c) for c in AREAS[MIDDLE_EAST]) else NO_EVENT_YET


requires(OUR_MAN_IN_TEHRAN, OurManCondition())
event(OUR_MAN_IN_TEHRAN, LookAtDeck())
event(YURI_AND_SAMANTHA, TakeEffect(YURI_AND_SAMANTHA))
event(AWACS_SALE_TO_SAUDIS, Add(US, SAUDI_ARABIA, 2), TakeEffect(AWACS_SALE_TO_SAUDIS))
