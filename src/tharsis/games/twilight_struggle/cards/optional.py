"""The optional cards, 104 to 110.

Rulings where the printed texts leave a question open: The Cambridge Five does not reach the space of the
Chinese Civil War; each coup of Che counts as military operations; NORAD looks at the move to DEFCON 2,
even if the level changes again in the same round.
"""

from typing import Final

from tharsis.games.twilight_struggle.actions import ASK_ADD, DECLINE, LOG_DECLINED, LOG_SHOWN, NO_AREA, PLACE
from tharsis.games.twilight_struggle.board import (
    AFRICA,
    ASIA,
    BESIDE_UNITED_KINGDOM,
    CENTRAL_AMERICA,
    CHE_COUNTRIES,
    EUROPE,
    IN_SOUTHEAST_ASIA,
    IN_WESTERN_EUROPE,
    MIDDLE_EAST,
    SAUDI_ARABIA,
    SOUTH_AMERICA,
    WITHIN,
)
from tharsis.games.twilight_struggle.cards.conditions import (
    CambridgeFiveCondition,
    OurManCondition,
    SpecialRelationshipCondition,
)
from tharsis.games.twilight_struggle.codes import BOTH, NONE, US, USSR
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
from tharsis.games.twilight_struggle.rules.events import Event, event
from tharsis.games.twilight_struggle.rules.operations import FreeAttempt
from tharsis.games.twilight_struggle.rules.victory import Gain
from tharsis.games.twilight_struggle.state import TSState
from tharsis.games.twilight_struggle.vocabulary.hands import LookAtDeck
from tharsis.games.twilight_struggle.vocabulary.influence import Add, TakeEffect, add_points
from tharsis.kernel import LEGAL, PickOne, Prompt, Step

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
            s.do(CambridgePlacement(USSR, tuple(areas)))


class CambridgePlacement(PickOne[TSState]):
    """104: the USSR may put 1 influence into a region named on a card shown."""

    def __init__(self, by: int, areas: tuple[int, ...]) -> None:
        super().__init__(by)
        self.areas: Final = areas

    def verb(self) -> int:
        return PLACE

    def pick_why(self, s: TSState, by: int, country: int) -> int:
        return LEGAL if any(WITHIN[area][country] for area in self.areas) else NO_AREA

    def take(self, s: TSState, by: int, country: int) -> None:
        s.change(by, country, 1)

    def stop(self) -> int:
        return DECLINE

    def stopped(self, s: TSState, by: int) -> None:
        s.log(LOG_DECLINED, by)

    def prompt(self, s: TSState, seat: int) -> Prompt:
        return Prompt(ASK_ADD, (self.by, THE_CAMBRIDGE_FIVE, 1))


class SpecialRelationship(Step[TSState]):
    """105: 1 beside the UK; under NATO 2 in Western Europe and 2 VP."""

    def run(self, s: TSState) -> None:
        card = SPECIAL_RELATIONSHIP
        if s.in_effect[NATO]:
            s.do(add_points(US, card, IN_WESTERN_EUROPE, picks=1, cap=1, points=2), Gain(US, 2))
        else:
            s.do(add_points(US, card, BESIDE_UNITED_KINGDOM, picks=1, cap=1))


class ChooseChe(FreeAttempt):
    """107: a coup in a country of Africa or Latin America that is no battleground; the second one not where
    the first was."""

    def take(self, s: TSState, by: int, verb: int, country: int) -> None:
        if self.barred == NONE:
            s.do(ChooseCheAgain(country, s.influence[US][country]))
        super().take(s, by, verb, country)


class ChooseCheAgain(Step[TSState]):
    """107: the second coup follows only if the first took influence away."""

    def __init__(self, first: int, before: int) -> None:
        self.first: Final = first
        self.before: Final = before

    def run(self, s: TSState) -> None:
        if s.influence[US][self.first] < self.before:
            s.do(choose_che(self.first))


def choose_che(first: int) -> ChooseChe:
    """107: ``first`` is where the first coup was, or NONE."""
    return ChooseChe(USSR, OPS[CHE], CHE_COUNTRIES, counts=True, barred=first)


OPTIONAL_CARDS: Final[list[Event]] = [
    event(THE_CAMBRIDGE_FIVE, CambridgeFive(), needs=CambridgeFiveCondition()),
    event(SPECIAL_RELATIONSHIP, SpecialRelationship(), needs=SpecialRelationshipCondition()),
    event(NORAD, TakeEffect(NORAD)),
    event(CHE, choose_che(NONE)),
    event(OUR_MAN_IN_TEHRAN, LookAtDeck(), needs=OurManCondition()),
    event(YURI_AND_SAMANTHA, TakeEffect(YURI_AND_SAMANTHA)),
    event(AWACS_SALE_TO_SAUDIS, Add(US, SAUDI_ARABIA, 2), TakeEffect(AWACS_SALE_TO_SAUDIS)),
]
