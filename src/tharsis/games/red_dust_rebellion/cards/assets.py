"""The Asset events (7.7) and what playing a Capability gives at once (1.5)."""

from typing import Final

from tharsis.games.red_dust_rebellion.actions import (
    NO_NEIGHBOUR,
    NO_OTHER_PIECE,
    NO_PEOPLE,
    NO_SUCH_PIECE,
    NO_UNIT,
)
from tharsis.games.red_dust_rebellion.board import (
    ADJACENT,
    DESERT_MASK,
    IS_DESERT,
    IS_LABYRINTH,
    LABYRINTHS,
    MARS,
    MARS_LABYRINTHS,
    NEAR_MASK,
)
from tharsis.games.red_dust_rebellion.deck import ASSET_KIND, ASSETS, CAPABILITY
from tharsis.games.red_dust_rebellion.orders import ATTACK, TRAVEL
from tharsis.games.red_dust_rebellion.pieces import (
    ACTIVE_CR,
    ACTIVE_RD,
    CITY_CUBES,
    COIN_UNITS,
    CONVERSION,
    CR,
    CR_BASE,
    CR_REBEL,
    IS_UNIT,
    KINDS,
    RD_REBEL,
)
from tharsis.games.red_dust_rebellion.rules.ask import (
    AMBUSH_IN,
    PLACE_BASES,
    PLACE_DAMAGE,
    PLACE_UNITS,
    RUIN,
    TAKE_OUT,
)
from tharsis.games.red_dust_rebellion.rules.assets import DrawAssets
from tharsis.games.red_dust_rebellion.rules.effects import (
    RunSentences,
    Sentence,
    SentencePieces,
    SentenceSpaces,
    perform,
)
from tharsis.games.red_dust_rebellion.rules.forces import PlaceUnits, hide, place, remove, to_available
from tharsis.games.red_dust_rebellion.rules.gather import arrived
from tharsis.games.red_dust_rebellion.rules.march_travel import TRAVELLERS
from tharsis.games.red_dust_rebellion.rules.nonplayer.choose import select
from tharsis.games.red_dust_rebellion.rules.nonplayer.tables import COL_PLACE_DAMAGE, COL_REMOVE_OR_REPLACE
from tharsis.games.red_dust_rebellion.rules.operations import (
    ALL_SPACES,
    ANY_NUMBER,
    ANYWHERE,
    FREE,
    OFFER,
    BeginOperation,
)
from tharsis.games.red_dust_rebellion.rules.people import damage
from tharsis.games.red_dust_rebellion.state import RDState
from tharsis.games.red_dust_rebellion.vocabulary.forces import Bring, Put, Take, TakeAll
from tharsis.games.red_dust_rebellion.vocabulary.granted import AnyOperation
from tharsis.games.red_dust_rebellion.vocabulary.places import Pick
from tharsis.games.red_dust_rebellion.vocabulary.texts import AssetText
from tharsis.games.red_dust_rebellion.vocabulary.where import (
    BY_A_CITY,
    COIN_UNITS_HERE,
    CR_ALONE,
    CR_BASE_FITS,
    DAMAGEABLE,
    DESERT,
    GARRISON,
    MARS_LABYRINTH,
    NOT_AT_SUPPORT,
    ON_MARS,
    ROOM,
    UNITS_HERE,
    UNPOPULATED,
    test_why,
)
from tharsis.games.red_dust_rebellion.vocabulary.wishes import WISH_ENEMY_BASE
from tharsis.games.red_dust_rebellion.vocabulary.words import Damage, DrawCards, TakeDisplaced
from tharsis.kernel import LEGAL


class DesertTravel(Sentence):
    """Asset 7: a free Travel into one Desert and the Deserts around it."""

    def __init__(self) -> None:
        self.strike: Final = StrikeWhereArrived()
        super().__init__(self.strike)

    def run(self, s: RDState, by: int, spot: int) -> None:
        s.travel_goals = self.goals(s, spot)
        s.do(
            BeginOperation(CR, TRAVEL, ANY_NUMBER, ANYWHERE, FREE | OFFER),
            RunSentences(CR, (self.strike.address,), spot),
        )

    def goals(self, s: RDState, spot: int) -> int:
        """7.3: an Event sends nobody into a Desert with a Raging Storm."""
        found = 0
        for space in range(MARS):
            if (1 << spot | NEAR_MASK[spot]) & DESERT_MASK & 1 << space and not s.barred(space, CR):
                found |= 1 << space
        return found


class StrikeWhereArrived(Sentence):
    """Asset 7: then a free Attack in each destination, not in spaces that were only passed."""

    def run(self, s: RDState, by: int, spot: int) -> None:
        goals = 0
        for space in range(MARS):
            if any(arrived(s, space, kind) > 0 for kind in TRAVELLERS):
                goals |= 1 << space
        s.travel_goals = -1
        s.do(BeginOperation(CR, ATTACK, ANY_NUMBER, goals, FREE | ALL_SPACES))


class HalfTheUnits(Sentence):
    """Asset 8: half of the units there, rounded up, whoever owns them."""

    def run(self, s: RDState, by: int, spot: int) -> None:
        units = 0
        for kind in range(KINDS):
            if IS_UNIT[kind]:
                units += s.at(spot, kind)
        s.do(SentencePieces(by, self.address, (units + 1) // 2, spot))

    def piece_why(self, s: RDState, by: int, kind: int, space: int, spot: int) -> int:
        if not IS_UNIT[kind]:
            return NO_UNIT
        return LEGAL if s.at(space, kind) else NO_SUCH_PIECE

    def take_piece(self, s: RDState, by: int, kind: int, space: int, spot: int, left: int) -> None:
        remove(s, kind, space)

    def purpose(self, s: RDState, by: int) -> int:
        return TAKE_OUT


class Converts(Sentence):
    """Asset 10: Red Dust Rebels become Reclaimers."""

    def run(self, s: RDState, by: int, spot: int) -> None:
        s.do(SentencePieces(by, self.address, 4, spot))

    def piece_why(self, s: RDState, by: int, kind: int, space: int, spot: int) -> int:
        if kind != RD_REBEL and kind != ACTIVE_RD:
            return NO_OTHER_PIECE
        return LEGAL if s.at(space, kind) else NO_SUCH_PIECE

    def take_piece(self, s: RDState, by: int, kind: int, space: int, spot: int, left: int) -> None:
        to_available(s, kind, space)
        s.do(PlaceUnits(CR, CR_REBEL, space, 1))

    def optional(self) -> bool:
        return True

    def purpose(self, s: RDState, by: int) -> int:
        return TAKE_OUT


class Tithes(Sentence):
    """Asset 11: a card per Labyrinth with Reclaimer forces."""

    def run(self, s: RDState, by: int, spot: int) -> None:
        s.do(DrawAssets(len([space for space in LABYRINTHS if s.force(space, CR)])))


class AdjacentDamage(Sentence):
    """Asset 12: Damage in a Labyrinth next to the Desert."""

    def run(self, s: RDState, by: int, spot: int) -> None:
        s.do(SentenceSpaces(by, self.address, 1, spot))

    def space_why(self, s: RDState, by: int, space: int, spot: int, chosen: int) -> int:
        if not NEAR_MASK[spot] & MARS_LABYRINTHS & (1 << space):
            return NO_NEIGHBOUR
        return LEGAL if s.population(space) else NO_PEOPLE

    def take_space(self, s: RDState, by: int, space: int, spot: int) -> None:
        damage(s, space)

    def purpose(self, s: RDState, by: int) -> int:
        return PLACE_DAMAGE


class HideAllReclaimers(Sentence):
    """Asset 13: all Reclaimer Rebels become Hidden."""

    def run(self, s: RDState, by: int, spot: int) -> None:
        for space in range(MARS):
            if not s.barred(space, CR):
                hide(s, CR, space)


class Center(Sentence):
    """Asset 28: a Conversion Center."""

    def run(self, s: RDState, by: int, spot: int) -> None:
        if place(s, CR_BASE, spot):
            s.flip(spot, CR_BASE, CONVERSION, 1)


class Muster(Bring):
    """Asset 13: up to six Reclaimer Rebels come from anywhere."""

    def spares_guards(self) -> bool:
        return True


class LostPatrol(Pick):
    """Asset 12: a Desert loses its COIN units, then a Labyrinth next to it takes Damage."""

    def run(self, s: RDState, by: int, spot: int) -> None:
        cities = [p for p in range(MARS) if IS_LABYRINTH[p] and s.population(p) and self.deserts(s, p)]
        if s.is_np(CR) and cities:
            self.np_run(s, cities)
        else:
            Pick.run(self, s, by, spot)

    def np_run(self, s: RDState, cities: list[int]) -> None:
        """8.5.5: a non-player chooses the Labyrinth first, then the Desert."""
        city = select(s, CR, COL_PLACE_DAMAGE, cities)
        desert = select(s, CR, COL_REMOVE_OR_REPLACE, self.deserts(s, city))
        perform(s, CR, self.then[:1], desert)
        damage(s, city)

    def deserts(self, s: RDState, city: int) -> list[int]:
        near = [p for p in ADJACENT[city] if IS_DESERT[p] and not s.barred(p, CR)]
        return [p for p in near if s.cubes(p) + s.specops(p)]


class Pilgrims(Bring):
    """Asset 29: up to four Reclaimer Rebels come from at most two spaces away; 8.5.5: non-players three."""

    def run(self, s: RDState, by: int, spot: int) -> None:
        if not s.sealed(spot, by):
            s.do(SentencePieces(by, self.address, 3 if s.is_np(by) else self.n, spot))

    def piece_area(self, s: RDState, spot: int) -> int:
        near = NEAR_MASK[spot]
        found = near
        for space in range(MARS):
            if near >> space & 1:
                found |= NEAR_MASK[space]
        return found & ~(1 << spot)


class Pilgrimage(Pick):
    """Asset 29: the Labyrinth that the pilgrims go to and ruin."""

    def ranked(self) -> bool:
        return True

    def worth(self, s: RDState, by: int, space: int) -> int:
        """7.4: whether pilgrims can come, and Damage be placed."""
        comes = not s.sealed(space, by) and SentencePieces(by, self.then[0].address, 1, space).possible(s, by)
        return len([part for part in (comes, test_why(s, space, DAMAGEABLE) == LEGAL) if part])


#: What playing any Capability gives at once.
CAPABILITY_TEXTS: Final = [
    AssetText(card + 1, AnyOperation(2), DrawCards(1))
    for card in range(ASSETS)
    if ASSET_KIND[card] == CAPABILITY
]
ASSET_TEXTS: Final[list[AssetText]] = [
    *CAPABILITY_TEXTS,
    AssetText(7, Pick(1, (DESERT,), (DesertTravel(),), aim=AMBUSH_IN, wish=WISH_ENEMY_BASE)),
    AssetText(
        8, Pick(1, (MARS_LABYRINTH,), (Damage(2), HalfTheUnits()), aim=RUIN, prefer=(DAMAGEABLE, UNITS_HERE))
    ),
    AssetText(9, Pick(3, (ON_MARS, CR_ALONE, ROOM), (Put(CR_BASE, 1),), aim=PLACE_BASES)),
    AssetText(10, Converts()),
    AssetText(11, Tithes(), Pick(2, (MARS_LABYRINTH, ROOM), (Put(CR_BASE, 1),), aim=PLACE_BASES)),
    AssetText(
        12,
        LostPatrol(
            1,
            (DESERT,),
            (TakeAll(COIN_UNITS), AdjacentDamage()),
            aim=TAKE_OUT,
            prefer=(COIN_UNITS_HERE, BY_A_CITY),
        ),
    ),
    AssetText(
        13, HideAllReclaimers(), Pick(1, (DESERT,), (Muster(6, (CR_REBEL, ACTIVE_CR)),), aim=PLACE_UNITS)
    ),
    AssetText(
        27,
        Pick(
            4,
            (ON_MARS, NOT_AT_SUPPORT, GARRISON),
            (Take(2, CITY_CUBES),),
            aim=TAKE_OUT,
        ),
    ),
    AssetText(
        28,
        Pick(1, (DESERT, UNPOPULATED), (Center(), Put(CR_REBEL, 2)), aim=PLACE_BASES, prefer=(CR_BASE_FITS,)),
        DrawCards(1),
    ),
    AssetText(
        29,
        Pilgrimage(1, (MARS_LABYRINTH,), (Pilgrims(4, (CR_REBEL, ACTIVE_CR)), Damage()), aim=PLACE_DAMAGE),
        TakeDisplaced(3),
    ),
]
