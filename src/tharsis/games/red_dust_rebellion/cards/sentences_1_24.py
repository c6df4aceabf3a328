"""Sentences that only one of the Events 1 to 24 speaks."""

from typing import Final

from tharsis.games.red_dust_rebellion.actions import (
    LOG_RODGERS,
    MOVE,
    NO_DAMAGE,
    NO_GOAL,
    NO_OTHER_PIECE,
    NO_STORMY_SPACE,
    NO_SUCH_PIECE,
    NO_SUPPORT,
    PLACE,
)
from tharsis.games.red_dust_rebellion.board import (
    EARTH,
    IS_DESERT,
    LABYRINTHS,
    LINE_MASK,
    MARS,
    MARS_AND_PHOBOS,
    MARS_MASK,
    NEAR_MASK,
    ORBIT,
    SHENZHOU,
    SPACES,
)
from tharsis.games.red_dust_rebellion.codes import ACTIVE_SUPPORT, AVAILABLE, CASUALTIES, COIN, GONE
from tharsis.games.red_dust_rebellion.pieces import (
    CITY_CUBES,
    CORP,
    CORP_BASE,
    CR,
    EG_TROOP,
    KINDS,
    MG,
    POPULATION,
    RD,
    SATELLITE,
    SECURITY,
    SPECOPS,
    SUPPLY,
    TERRAFORMING,
    UNIT,
)
from tharsis.games.red_dust_rebellion.rules.ask import (
    EXPLOIT_IN,
    MOVE_TO,
    PLACE_UNITS,
    SHIFT_UP,
    TAKE_OUT,
)
from tharsis.games.red_dust_rebellion.rules.earthgov import move_confidence, orbit
from tharsis.games.red_dust_rebellion.rules.effects import (
    NOWHERE,
    Sentence,
    SentenceCount,
    SentenceFaction,
    SentencePieces,
    SentenceSpaces,
)
from tharsis.games.red_dust_rebellion.rules.forces import (
    PlaceUnits,
    activate_rebels,
    place,
    place_why,
    placeable,
    remove,
    to_available,
)
from tharsis.games.red_dust_rebellion.rules.gather import move_units
from tharsis.games.red_dust_rebellion.rules.people import shift, shift_why
from tharsis.games.red_dust_rebellion.rules.special_corporations import ExploitHere, exploit_why
from tharsis.games.red_dust_rebellion.state import RDState
from tharsis.games.red_dust_rebellion.vocabulary.forces import Take
from tharsis.games.red_dust_rebellion.vocabulary.lines import LineSentence
from tharsis.games.red_dust_rebellion.vocabulary.places import Pick
from tharsis.games.red_dust_rebellion.vocabulary.where import (
    CAN_RISE,
    LABYRINTH,
    NO_REBEL_FORCES,
    test_why,
    tests_why,
)
from tharsis.games.red_dust_rebellion.vocabulary.words import sit_out
from tharsis.kernel import LEGAL

JUST_EG_TROOPS: Final[list[int]] = [EG_TROOP]


class CleanUp(Sentence):
    """Event 1: all Damage under COIN Control goes, a Profit each; two of those spaces may rise."""

    def run(self, s: RDState, by: int, spot: int) -> None:
        cleaned = 0
        for space in range(MARS):
            if s.damage[space] and s.control(space) == COIN and not s.barred(space, by):
                s.earn(s.damage[space])
                s.damage[space] = 0
                cleaned |= 1 << space
        s.do(SentenceSpaces(by, self.address, 2, cleaned))

    def space_why(self, s: RDState, by: int, space: int, spot: int, chosen: int) -> int:
        return test_why(s, space, CAN_RISE) if spot >> space & 1 else NO_DAMAGE

    def take_space(self, s: RDState, by: int, space: int, spot: int) -> None:
        shift(s, space, 1)

    def optional(self) -> bool:
        return True

    def purpose(self, s: RDState, by: int) -> int:
        return EXPLOIT_IN if by == CORP else SHIFT_UP


class TroopsToEarth(Sentence):
    """Event 2: four Available EG Troops come to Earth."""

    def run(self, s: RDState, by: int, spot: int) -> None:
        for _ in range(4):
            place(s, EG_TROOP, EARTH)


class FreeExploit(Sentence):
    """Event 3: CORP may Exploit one space at Support, however many MarsGov forces are there."""

    def run(self, s: RDState, by: int, spot: int) -> None:
        s.do(SentenceSpaces(CORP, self.address, 1, spot))

    def space_why(self, s: RDState, by: int, space: int, spot: int, chosen: int) -> int:
        if s.level[space] <= 0:
            return NO_SUPPORT
        return exploit_why(s, space, outnumber=False)

    def take_space(self, s: RDState, by: int, space: int, spot: int) -> None:
        s.do(ExploitHere(space))

    def optional(self) -> bool:
        return True

    def purpose(self, s: RDState, by: int) -> int:
        return EXPLOIT_IN

    def effective(self, s: RDState, by: int) -> bool:
        return by == CORP and SentenceSpaces(CORP, self.address, 1, NOWHERE).possible(s, CORP)


class Landing(Sentence):
    """Event 4: up to eight EG Troops land in Labyrinths without Rebel forces."""

    def run(self, s: RDState, by: int, spot: int) -> None:
        s.do(SentencePieces(by, self.address, 8, spot))

    def piece_verb(self) -> int:
        return PLACE

    def piece_kinds(self) -> list[int]:
        return JUST_EG_TROOPS

    def piece_why(self, s: RDState, by: int, kind: int, space: int, spot: int) -> int:
        if kind != EG_TROOP:
            return NO_OTHER_PIECE
        reason = tests_why(s, space, (LABYRINTH, NO_REBEL_FORCES))
        return place_why(s, EG_TROOP, space) if reason == LEGAL else reason

    def take_piece(self, s: RDState, by: int, kind: int, space: int, spot: int, left: int) -> None:
        place(s, EG_TROOP, space)

    def optional(self) -> bool:
        return True

    def purpose(self, s: RDState, by: int) -> int:
        return PLACE_UNITS


class SendHome(Sentence):
    """Event 4: all EG Troops of the space return to Available."""

    def run(self, s: RDState, by: int, spot: int) -> None:
        while s.at(spot, EG_TROOP):
            to_available(s, EG_TROOP, spot)


class NetworkUpdate(Sentence):
    """Event 5: Confidence rises by the Satellites in Orbit, then all Satellites go there."""

    def run(self, s: RDState, by: int, spot: int) -> None:
        n = s.at(ORBIT, SATELLITE)
        if n:
            move_confidence(s, n)
        for space in range(SPACES):
            if space != ORBIT:
                s.shift_piece(SATELLITE, space, orbit(s), s.at(space, SATELLITE))
        lost = s.pieces[CASUALTIES * KINDS + SATELLITE]
        s.pieces[CASUALTIES * KINDS + SATELLITE] = 0
        s.add(orbit(s), SATELLITE, lost)


class Smuggle(Sentence):
    """Event 6: up to six Resources pass from MarsGov to Red Dust; 8.2 for non-players."""

    def run(self, s: RDState, by: int, spot: int) -> None:
        most = 6 if s.is_np(MG) else min(6, s.resources[MG])
        s.do(SentenceCount(by, self.address, spot, most))

    def take_count(self, s: RDState, by: int, n: int, spot: int) -> None:
        s.gain(MG, -n)
        s.gain(RD, n)


class EmptyOfSupply(Sentence):
    """Events 6, 27: all Supply markers leave a box."""

    def __init__(self, space: int) -> None:
        super().__init__()
        self.space: Final = space

    def run(self, s: RDState, by: int, spot: int) -> None:
        s.add(self.space, SUPPLY, -s.at(self.space, SUPPLY))


class PeopleToEarth(Sentence):
    """Event 7: Population markers come to Earth."""

    def run(self, s: RDState, by: int, spot: int) -> None:
        s.add(EARTH, POPULATION, 2)


class SupplyByPeace(Sentence):
    """Event 9: Supply by Labyrinths free of Rebels, or lost by those with any."""

    def __init__(self, free: bool) -> None:
        super().__init__()
        self.free: Final = free

    def run(self, s: RDState, by: int, spot: int) -> None:
        n = 0
        for space in LABYRINTHS:
            if (s.rebel_forces(space) == 0) == self.free:
                n += 1
        if self.free:
            s.add(EARTH, SUPPLY, min(n, s.supply_room()))
        else:
            s.add(EARTH, SUPPLY, -min(n, s.at(EARTH, SUPPLY)))


class Outlaw(Sentence):
    """Event 11: the Rebel Faction with more forces in the Labyrinth sits out."""

    def run(self, s: RDState, by: int, spot: int) -> None:
        s.do(SentenceFaction(by, self.address, spot))

    def factions(self, s: RDState, by: int, spot: int) -> list[int]:
        rd = s.force(spot, RD)
        cr = s.force(spot, CR)
        if rd == cr:
            return [RD, CR] if rd else []
        return [RD] if rd > cr else [CR]

    def take_faction(self, s: RDState, by: int, faction: int, spot: int) -> None:
        sit_out(s, faction)


class MarchOff(Sentence):
    """Event 11: four MG Troops or Security leave the Labyrinth for spaces with COIN Bases."""

    def run(self, s: RDState, by: int, spot: int) -> None:
        if not s.sealed(spot, by):
            s.do(SentencePieces(by, self.address, 4, spot))

    def piece_verb(self) -> int:
        return MOVE

    def piece_why(self, s: RDState, by: int, kind: int, space: int, spot: int) -> int:
        if kind not in CITY_CUBES:
            return NO_OTHER_PIECE
        if not s.at(space, kind):
            return NO_SUCH_PIECE
        for other in range(MARS):
            if other != spot and s.coin_bases(other) and not s.sealed(other, by):
                return LEGAL
        return NO_GOAL

    def take_piece(self, s: RDState, by: int, kind: int, space: int, spot: int, left: int) -> None:
        s.do(SentenceSpaces(by, self.address, 1, kind * SPACES + space))

    def space_why(self, s: RDState, by: int, space: int, spot: int, chosen: int) -> int:
        if space == spot % SPACES or not s.coin_bases(space):
            return NO_GOAL
        return NO_STORMY_SPACE if s.sealed(space, by) else LEGAL

    def take_space(self, s: RDState, by: int, space: int, spot: int) -> None:
        move_units(s, spot // SPACES, spot % SPACES, space, 1)

    def purpose(self, s: RDState, by: int) -> int:
        return MOVE_TO


class Crackdown(Pick):
    """Event 13: Security comes together in a space on a line, shows the Rebels there and may Assault."""

    def ranked(self) -> bool:
        return True

    def worth(self, s: RDState, by: int, space: int) -> int:
        """7.4: whether Security can come, Rebels be shown, and the Corporations Assault."""
        coming = not s.sealed(space, by) and any(
            other != space and s.at(other, SECURITY) and not s.sealed(other, by)
            for other in range(MARS_AND_PHOBOS)
        )
        fighting = s.rebel_forces(space) and (coming or s.forces_of(space, CORP))
        return len([part for part in (coming, s.hidden_rebels(space), fighting) if part])


class Bombing(LineSentence):
    """Event 13: every space touching the line shifts down."""

    def line_worth(self, s: RDState, by: int, line: int) -> int:
        """7.4: whether any of them can."""
        return int(any(self.touches(s, by, line, p) and shift_why(s, p, -1) == LEGAL for p in range(MARS)))

    def touches(self, s: RDState, by: int, line: int, space: int) -> bool:
        """7.3: a Desert with a Raging Storm is left out."""
        return bool(LINE_MASK[line] >> space & 1) and not s.barred(space, by)

    def take_line(self, s: RDState, by: int, line: int) -> None:
        for space in range(MARS):
            if self.touches(s, by, line, space):
                shift(s, space, -1)


class BuildLine(Sentence):
    """Event 14: the Rodgers line is finished."""

    def run(self, s: RDState, by: int, spot: int) -> None:
        s.rodgers = True
        s.log(LOG_RODGERS)


class DesertProfits(Sentence):
    """Events 15, 26: a Profit per Corporate Base in a Desert."""

    def run(self, s: RDState, by: int, spot: int) -> None:
        n = 0
        for space in range(MARS):
            if IS_DESERT[space]:
                n += s.bases(space, CORP)
        s.earn(n)


class Disband(Sentence):
    """Event 18: up to four Available SpecOps leave the game."""

    def run(self, s: RDState, by: int, spot: int) -> None:
        s.do(SentenceCount(by, self.address, spot, min(4, s.available(SPECOPS))))

    def take_count(self, s: RDState, by: int, n: int, spot: int) -> None:
        s.pieces[AVAILABLE * KINDS + SPECOPS] -= n
        s.pieces[GONE * KINDS + SPECOPS] += n

    def purpose(self, s: RDState, by: int) -> int:
        return TAKE_OUT


class CityTax(Sentence):
    """Event 19: MarsGov loses three Resources per Labyrinth with Corporate forces."""

    def run(self, s: RDState, by: int, spot: int) -> None:
        n = 0
        for space in LABYRINTHS:
            if s.force(space, CORP):
                n += 1
        s.gain(MG, -3 * n)


class Defect(Sentence):
    """Events 21, 23: pieces change sides: which, then what takes their place."""

    def __init__(self, n: int, kinds: tuple[int, ...], into: list[int]) -> None:
        super().__init__()
        self.n: Final = n
        self.kinds: Final = kinds
        self.into: Final = into

    def run(self, s: RDState, by: int, spot: int) -> None:
        s.do(SentencePieces(by, self.address, self.n, spot))

    def piece_area(self, s: RDState, spot: int) -> int:
        return MARS_MASK

    def piece_why(self, s: RDState, by: int, kind: int, space: int, spot: int) -> int:
        if kind not in self.kinds:
            return NO_OTHER_PIECE
        return LEGAL if s.at(space, kind) else NO_SUCH_PIECE

    def take_piece(self, s: RDState, by: int, kind: int, space: int, spot: int, left: int) -> None:
        s.do(SentenceFaction(by, self.address, kind * SPACES + space))

    def factions(self, s: RDState, by: int, spot: int) -> list[int]:
        """Who takes the place; with none Available the piece is only removed."""
        space = spot % SPACES
        ready = [faction for faction in self.into if placeable(s, by, UNIT[faction], space)]
        return ready if ready else self.into[:1]

    def take_faction(self, s: RDState, by: int, faction: int, spot: int) -> None:
        remove(s, spot // SPACES, spot % SPACES)
        s.do(PlaceUnits(by, UNIT[faction], spot % SPACES, 1))

    def optional(self) -> bool:
        return True

    def purpose(self, s: RDState, by: int) -> int:
        return TAKE_OUT


class NewsProfits(Sentence):
    """Event 24: a Profit per space at Active Support."""

    def run(self, s: RDState, by: int, spot: int) -> None:
        s.earn(len([space for space in range(MARS) if s.level[space] == ACTIVE_SUPPORT]))


class Anarchy(Sentence):
    """Event 24: a space left without cubes shifts down."""

    def run(self, s: RDState, by: int, spot: int) -> None:
        if not s.cubes(spot):
            shift(s, spot, -1)


class TenzingTax(Sentence):
    """Event 8: Red Dust gains the Population of the space."""

    def run(self, s: RDState, by: int, spot: int) -> None:
        s.gain(RD, s.population(spot))


class SubdueAround(Sentence):
    """Event 16: Rebels in the spaces adjacent to Shenzhou become Active."""

    def run(self, s: RDState, by: int, spot: int) -> None:
        for space in range(MARS):
            if NEAR_MASK[SHENZHOU] >> space & 1 and not s.barred(space, by):
                activate_rebels(s, space)


def one_corp_base() -> Take:
    """Events 23, 46: which of two is for the executing Faction to say."""
    return Take(1, (TERRAFORMING, CORP_BASE), up_to=False)
