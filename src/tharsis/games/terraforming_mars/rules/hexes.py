"""3.1 to 3.5, 2.4: where tiles may go."""

from tharsis.games.terraforming_mars.actions import (
    NO_CITY_BESIDE,
    NO_CITY_BESIDE_CITY,
    NO_CLAIMED_HEX,
    NO_EMPTY_HEX,
    NO_GREENERY_BESIDE,
    NO_LAND,
    NO_METAL,
    NO_NOCTIS,
    NO_OCEAN_AREA,
    NO_OWN_NEIGHBOUR,
    NO_OWN_TILE,
    NO_RESERVED_HEX,
    NO_SOLITUDE,
    NO_TWO_CITIES,
    NO_VOLCANO,
)
from tharsis.games.terraforming_mars.board import (
    AREA,
    BESIDE_CITY_RULE,
    BESIDE_GREENERY_RULE,
    CITY_RULE,
    EMPTY,
    GREENERY,
    GREENERY_RULE,
    HEXES,
    ISOLATED_RULE,
    LAND,
    LAND_RULE,
    METAL,
    METAL_RULE,
    NEIGHBOURS,
    NOCTIS_HEX,
    NOCTIS_RULE,
    OCEAN_AREA,
    OCEAN_RULE,
    OWN_METAL_RULE,
    TWO_CITIES_RULE,
    VOLCANIC,
    VOLCANIC_RULE,
)
from tharsis.games.terraforming_mars.state import TMState
from tharsis.kernel import LEGAL


def cities_beside(s: TMState, hex_: int) -> int:
    count = 0
    for other in NEIGHBOURS[hex_]:
        if s.is_city(other):
            count += 1
    return count


def tiles_beside(s: TMState, hex_: int, tile: int) -> int:
    """Neighbouring tiles of one kind, whoever owns them."""
    count = 0
    for other in NEIGHBOURS[hex_]:
        if s.tile[other] == tile:
            count += 1
    return count


def beside_own(s: TMState, seat: int, hex_: int) -> bool:
    return any(s.owner[other] == seat for other in NEIGHBOURS[hex_])


def land_why(s: TMState, seat: int, hex_: int) -> int:
    """3.1: an empty hex of land, not reserved and not claimed by somebody else."""
    if s.tile[hex_] != EMPTY:
        return NO_EMPTY_HEX
    area = AREA[hex_]
    if area != LAND:
        return NO_LAND if area == OCEAN_AREA else NO_RESERVED_HEX
    return NO_CLAIMED_HEX if hex_ == s.claim_hex and seat != s.claim_seat else LEGAL


def bound_to_own(s: TMState, seat: int) -> bool:
    """3.3: whether some free hex lies beside a tile of the seat, so that a greenery must go there."""
    return any(land_why(s, seat, hex_) == LEGAL and beside_own(s, seat, hex_) for hex_ in range(HEXES))


def hex_why(s: TMState, seat: int, hex_: int, rule: int) -> int:
    """3.1 to 3.5: why a tile under this rule may not go on a hex, or 0."""
    if rule == OCEAN_RULE:
        if s.tile[hex_] != EMPTY:
            return NO_EMPTY_HEX
        return LEGAL if AREA[hex_] == OCEAN_AREA else NO_OCEAN_AREA
    if rule == NOCTIS_RULE:
        if hex_ != NOCTIS_HEX:
            return NO_NOCTIS
        return LEGAL if s.tile[hex_] == EMPTY else NO_EMPTY_HEX
    why = land_why(s, seat, hex_)
    return why or _rule_why(s, seat, hex_, rule)


def _rule_why(s: TMState, seat: int, hex_: int, rule: int) -> int:
    """What a rule asks of a free hex of land."""
    if rule == CITY_RULE:
        return NO_CITY_BESIDE_CITY if cities_beside(s, hex_) else LEGAL
    if rule == GREENERY_RULE:
        return LEGAL if beside_own(s, seat, hex_) or not bound_to_own(s, seat) else NO_OWN_NEIGHBOUR
    if rule == TWO_CITIES_RULE:
        return LEGAL if cities_beside(s, hex_) >= 2 else NO_TWO_CITIES
    if rule == BESIDE_CITY_RULE:
        return LEGAL if cities_beside(s, hex_) else NO_CITY_BESIDE
    if rule == BESIDE_GREENERY_RULE:
        return LEGAL if tiles_beside(s, hex_, GREENERY) else NO_GREENERY_BESIDE
    if rule == ISOLATED_RULE:
        return LEGAL if _alone(s, hex_) else NO_SOLITUDE
    if rule == VOLCANIC_RULE:
        return LEGAL if VOLCANIC[hex_] else NO_VOLCANO
    if rule in (METAL_RULE, OWN_METAL_RULE):
        if not METAL[hex_]:
            return NO_METAL
        return LEGAL if rule == METAL_RULE or beside_own(s, seat, hex_) else NO_OWN_TILE
    return LEGAL


def _alone(s: TMState, hex_: int) -> bool:
    return all(s.tile[other] == EMPTY for other in NEIGHBOURS[hex_])


def hexes_for(s: TMState, seat: int, rule: int) -> list[int]:
    """All hexes open to a tile under a rule."""
    if rule == GREENERY_RULE:
        return _greenery_hexes(s, seat)
    return [hex_ for hex_ in range(HEXES) if hex_why(s, seat, hex_, rule) == LEGAL]


def _greenery_hexes(s: TMState, seat: int) -> list[int]:
    """3.3: beside an own tile if possible, otherwise any free land."""
    free = [hex_ for hex_ in range(HEXES) if land_why(s, seat, hex_) == LEGAL]
    beside = [hex_ for hex_ in free if beside_own(s, seat, hex_)]
    return beside or free


def has_hex(s: TMState, seat: int, rule: int) -> bool:
    """Whether any hex is open to a tile under a rule."""
    # Free land is enough for a greenery, whichever of its two cases applies.
    plain = LAND_RULE if rule == GREENERY_RULE else rule
    return any(hex_why(s, seat, hex_, plain) == LEGAL for hex_ in range(HEXES))
