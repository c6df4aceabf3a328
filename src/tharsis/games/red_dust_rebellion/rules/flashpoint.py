"""4.2 Flashpoint Rounds."""

from typing import Final

from tharsis.games.red_dust_rebellion.actions import (
    ASK_CONVERSION,
    ASK_PERISH,
    LOG_CASUALTIES,
    LOG_FLASHPOINT,
    LOG_TERRAFORMING,
    NO_CENTER,
    NO_END_OF_REMOVING,
    NO_OTHER_PIECE,
    NO_PEOPLE,
    NO_SECOND_TIME,
    NO_STOP_BEFORE_ALL_SPACES,
    NO_SUCH_PIECE,
)
from tharsis.games.red_dust_rebellion.board import (
    EARTH,
    EG_POPULATION,
    EG_SUPPLY,
    EG_TROOPS,
    IS_DESERT,
    MARS,
)
from tharsis.games.red_dust_rebellion.codes import APPROACHING, AVAILABLE, CALM, CASUALTIES, RAGING
from tharsis.games.red_dust_rebellion.deck import FLASHPOINT
from tharsis.games.red_dust_rebellion.pieces import (
    ACTIVE_RD,
    CONVERSION,
    CORP_BASE,
    CR,
    CR_REBEL,
    EG_TROOP,
    FORTIFIED,
    KINDS,
    MG_TROOP,
    POPULATION,
    RD,
    RD_REBEL,
    SECURITY,
    SPECOPS,
    TERRAFORMING,
)
from tharsis.games.red_dust_rebellion.rules.ask import PLACE_UNITS, PickPiece, PickSpace
from tharsis.games.red_dust_rebellion.rules.earthgov import (
    Cycler,
    add_supply,
    move_confidence,
    recall_satellites,
)
from tharsis.games.red_dust_rebellion.rules.forces import place, place_several, remove
from tharsis.games.red_dust_rebellion.rules.storms import StormRolls
from tharsis.games.red_dust_rebellion.state import RDState
from tharsis.kernel import LEGAL, Prompt, Step


class FlashpointRound(Step[RDState]):
    """4.2: the phases in order."""

    def run(self, s: RDState) -> None:
        s.log(LOG_FLASHPOINT)
        s.do(
            Cycler(s.controller(), people=True),
            CorporateCasualties(),
            ConfidencePhase(),
            TerraformingPhase(),
            StormPhase(),
            AttritionPhase(),
            FlashpointReset(),
        )


class CorporateCasualties(Step[RDState]):
    """4.2, 4.3: lost Bases and Security cost Profits, then all Corporate pieces are Available again."""

    def run(self, s: RDState) -> None:
        row = CASUALTIES * KINDS
        cost = s.pieces[row + CORP_BASE] + s.pieces[row + SECURITY] // 2
        s.earn(-cost)
        if cost:
            s.log(LOG_CASUALTIES, cost)
        for kind in (CORP_BASE, SECURITY, SPECOPS):
            s.pieces[AVAILABLE * KINDS + kind] += s.pieces[row + kind]
            s.pieces[row + kind] = 0


class ConfidencePhase(Step[RDState]):
    """4.2: Satellites come home, Confidence moves with its marker, Earth sends what the box shows."""

    def run(self, s: RDState) -> None:
        recall_satellites(s)
        move_confidence(s, 1 if s.eg_plus else -1)
        box = s.eg_box
        place_several(s, EG_TROOP, EARTH, EG_TROOPS[box])
        add_supply(s, EG_SUPPLY[box])
        s.add(EARTH, POPULATION, EG_POPULATION[box])


class TerraformingPhase(Step[RDState]):
    """4.2: two Profits for the first Terraforming Base of a Desert, one for each further one; Conversion
    Centers in Deserts cost one each."""

    def run(self, s: RDState) -> None:
        profit = 0
        lost = 0
        for space in range(MARS):
            if IS_DESERT[space]:
                n = s.at(space, TERRAFORMING)
                profit += n + 1 if n else 0
                lost += s.at(space, CONVERSION)
        s.earn(profit)
        s.earn(-lost)
        s.log(LOG_TERRAFORMING, profit, lost)


class StormPhase(Step[RDState]):
    """4.2: Raging Storms end, Approaching ones rage, new ones come by the Next Event's value."""

    def run(self, s: RDState) -> None:
        for space in range(MARS):
            s.storm[space] = RAGING if s.storm[space] == APPROACHING else CALM
        s.do(StormRolls(FLASHPOINT[s.upcoming]))


def harsh(s: RDState, space: int) -> bool:
    """4.2: an Unpopulated or stormy Desert wears units down."""
    return IS_DESERT[space] and (s.population(space) == 0 or s.storm[space] == RAGING)


class AttritionPhase(Step[RDState]):
    """4.2: one rule at a time across the whole board."""

    def run(self, s: RDState) -> None:
        rebels: list[Step[RDState]] = []
        for space in range(MARS):
            if harsh(s, space):
                if not s.coin_bases(space):
                    self.wear(s, space)
                if not s.bases(space, RD) and s.rebels(space, RD):
                    rebels.append(Perish(RD, space))
        rebels.append(Conversion(CR))
        s.do(*rebels)

    def wear(self, s: RDState, space: int) -> None:
        if s.at(space, MG_TROOP):
            remove(s, MG_TROOP, space)
        elif s.at(space, FORTIFIED):
            remove(s, FORTIFIED, space)
        if s.at(space, SECURITY):
            remove(s, SECURITY, space)


class Perish(PickPiece):
    """4.2: one Red Dust Rebel is lost, Hidden or Active as its owner likes."""

    def __init__(self, by: int, space: int) -> None:
        super().__init__(by)
        self.space: Final = space

    def run(self, s: RDState) -> None:
        self.ask_or_take(s)

    def area(self, s: RDState) -> int:
        return 1 << self.space

    def piece_why(self, s: RDState, by: int, kind: int, space: int) -> int:
        if kind != RD_REBEL and kind != ACTIVE_RD:
            return NO_OTHER_PIECE
        return LEGAL if s.at(space, kind) else NO_SUCH_PIECE

    def stop_why(self, s: RDState, by: int) -> int:
        return NO_END_OF_REMOVING

    def take(self, s: RDState, by: int, kind: int, space: int) -> None:
        remove(s, kind, space)

    def prompt(self, s: RDState, seat: int) -> Prompt:
        return Prompt(ASK_PERISH, (self.by, self.space))


class Conversion(PickSpace):
    """4.2: a Reclaimer Rebel joins in each Populated space with a Conversion Center; with too few
    Available the Reclaimers say where, and nobody is lifted for it (1.3)."""

    def __init__(self, by: int, joined: int = 0) -> None:
        super().__init__(by)
        self.joined: Final = joined

    def run(self, s: RDState) -> None:
        spaces = self.picks(s, self.by)
        if not s.available(CR_REBEL):
            return
        if s.available(CR_REBEL) < len(spaces):
            self.put(s)
        else:
            for space in spaces:
                place(s, CR_REBEL, space)

    def pick_why(self, s: RDState, by: int, space: int) -> int:
        if space >= MARS or not s.at(space, CONVERSION):
            return NO_CENTER
        if self.joined >> space & 1:
            return NO_SECOND_TIME
        return LEGAL if s.population(space) else NO_PEOPLE

    def stop_why(self, s: RDState, by: int) -> int:
        return NO_STOP_BEFORE_ALL_SPACES

    def take(self, s: RDState, by: int, space: int) -> None:
        place(s, CR_REBEL, space)
        s.do(Conversion(by, self.joined | 1 << space))

    def purpose(self, s: RDState) -> int:
        return PLACE_UNITS

    def prompt(self, s: RDState, seat: int) -> Prompt:
        return Prompt(ASK_CONVERSION, (self.by,))


class FlashpointReset(Step[RDState]):
    """4.2: the marker returns to zero."""

    def run(self, s: RDState) -> None:
        s.flashpoint = 0
