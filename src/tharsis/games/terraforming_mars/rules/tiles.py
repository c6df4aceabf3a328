"""3, 2.3, 2.4: where tiles may go, and what placing one brings."""

from typing import Final

from tharsis.games.terraforming_mars import board
from tharsis.games.terraforming_mars.actions import (
    ASK_CLAIM_HEX,
    ASK_PLACE,
    DUE_DRAW,
    HEX_BESIDE_CITY,
    HEX_BESIDE_OWN,
    HEX_CLAIMED,
    HEX_FOR_NOCTIS,
    HEX_FOR_OCEAN,
    HEX_NEEDS_CITY,
    HEX_NEEDS_GREENERY,
    HEX_NO_METAL,
    HEX_NO_OWN_TILE,
    HEX_NOT_ALONE,
    HEX_NOT_NOCTIS,
    HEX_NOT_OCEAN,
    HEX_NOT_VOLCANIC,
    HEX_OCCUPIED,
    HEX_TWO_CITIES,
    LOG_HEX_CLAIMED,
    LOG_OFFWORLD,
    LOG_TILE,
    PLACE,
)
from tharsis.games.terraforming_mars.board import AREA, HEXES, NEIGHBOURS
from tharsis.games.terraforming_mars.printed import TILE_CARDS, TILE_EFFECTS
from tharsis.games.terraforming_mars.rules.tracks import raise_oxygen
from tharsis.games.terraforming_mars.state import NOBODY, TMState
from tharsis.kernel import LEGAL, NOT_NOW, Prompt, Step

OFF_MARS: Final = -1


def cities_beside(s: TMState, hex_: int) -> int:
    count = 0
    for other in NEIGHBOURS[hex_]:
        if s.tile[other] == board.CITY or s.tile[other] == board.CAPITAL:
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
    found = False
    for other in NEIGHBOURS[hex_]:
        if s.owner[other] == seat:
            found = True
            break
    return found


def land_fault(s: TMState, seat: int, hex_: int) -> int:
    """3.1: an empty hex of land, not reserved and not claimed by somebody else."""
    if s.tile[hex_] != board.EMPTY:
        return HEX_OCCUPIED
    area = AREA[hex_]
    if area != board.LAND:
        return HEX_FOR_OCEAN if area == board.OCEAN_AREA else HEX_FOR_NOCTIS
    return HEX_CLAIMED if hex_ == s.claim_hex and seat != s.claim_seat else LEGAL


def bound_to_own(s: TMState, seat: int) -> bool:
    """3.3: whether some free hex lies beside a tile of the seat, so that a greenery must go there."""
    found = False
    for hex_ in range(HEXES):
        if land_fault(s, seat, hex_) == LEGAL and beside_own(s, seat, hex_):
            found = True
            break
    return found


def hex_fault(s: TMState, seat: int, hex_: int, rule: int) -> int:
    """3.1 to 3.5: why a tile under this rule may not go on a hex, or 0."""
    if rule == board.OCEAN_RULE:
        if s.tile[hex_] != board.EMPTY:
            return HEX_OCCUPIED
        return LEGAL if AREA[hex_] == board.OCEAN_AREA else HEX_NOT_OCEAN
    if rule == board.NOCTIS_RULE:
        if hex_ != board.NOCTIS_HEX:
            return HEX_NOT_NOCTIS
        return LEGAL if s.tile[hex_] == board.EMPTY else HEX_OCCUPIED
    fault = land_fault(s, seat, hex_)
    return fault or _rule_fault(s, seat, hex_, rule)


def _rule_fault(s: TMState, seat: int, hex_: int, rule: int) -> int:
    """What a rule asks of a free hex of land."""
    if rule == board.CITY_RULE:
        return HEX_BESIDE_CITY if cities_beside(s, hex_) else LEGAL
    if rule == board.GREENERY_RULE:
        return LEGAL if beside_own(s, seat, hex_) or not bound_to_own(s, seat) else HEX_BESIDE_OWN
    if rule == board.TWO_CITIES_RULE:
        return LEGAL if cities_beside(s, hex_) >= 2 else HEX_TWO_CITIES
    if rule == board.BESIDE_CITY_RULE:
        return LEGAL if cities_beside(s, hex_) else HEX_NEEDS_CITY
    if rule == board.BESIDE_GREENERY_RULE:
        return LEGAL if tiles_beside(s, hex_, board.GREENERY) else HEX_NEEDS_GREENERY
    if rule == board.ISOLATED_RULE:
        return LEGAL if _alone(s, hex_) else HEX_NOT_ALONE
    if rule == board.VOLCANIC_RULE:
        return LEGAL if board.VOLCANIC[hex_] else HEX_NOT_VOLCANIC
    if rule == board.METAL_RULE or rule == board.OWN_METAL_RULE:
        if not board.METAL[hex_]:
            return HEX_NO_METAL
        return LEGAL if rule == board.METAL_RULE or beside_own(s, seat, hex_) else HEX_NO_OWN_TILE
    return LEGAL


def _alone(s: TMState, hex_: int) -> bool:
    alone = True
    for other in NEIGHBOURS[hex_]:
        if s.tile[other] != board.EMPTY:
            alone = False
            break
    return alone


def hexes_for(s: TMState, seat: int, rule: int) -> list[int]:
    """All hexes open to a tile under a rule."""
    if rule == board.GREENERY_RULE:
        return _greenery_hexes(s, seat)
    return [hex_ for hex_ in range(HEXES) if hex_fault(s, seat, hex_, rule) == LEGAL]


def _greenery_hexes(s: TMState, seat: int) -> list[int]:
    """3.3: beside an own tile if possible, otherwise any free land."""
    free = [hex_ for hex_ in range(HEXES) if land_fault(s, seat, hex_) == LEGAL]
    beside = [hex_ for hex_ in free if beside_own(s, seat, hex_)]
    return beside or free


def has_hex(s: TMState, seat: int, rule: int) -> bool:
    """Whether any hex is open to a tile under a rule."""
    # Free land is enough for a greenery, whichever of its two cases applies.
    plain = board.LAND_RULE if rule == board.GREENERY_RULE else rule
    found = False
    for hex_ in range(HEXES):
        if hex_fault(s, seat, hex_, plain) == LEGAL:
            found = True
            break
    return found


def lay_tile(s: TMState, seat: int, hex_: int, tile: int) -> None:
    """3.1: put a tile down; take the hex's bonus and 2 M€ per ocean beside it; then everybody reacts."""
    s.tile[hex_] = tile
    s.log(LOG_TILE, seat, tile, hex_)
    if hex_ == s.claim_hex:
        s.claim_hex = -1
        s.claim_seat = -1
    bonus = board.BONUS[hex_]
    for resource in (board.STEEL, board.TITANIUM, board.PLANTS):
        s.gain(seat, resource, bonus[resource])
    if board.BONUS_CARDS[hex_]:
        s.owe(seat, DUE_DRAW, board.BONUS_CARDS[hex_])
    s.gain(seat, board.MEGACREDITS, board.OCEAN_MONEY * tiles_beside(s, hex_, board.OCEAN))
    if tile == board.OCEAN:
        s.oceans += 1
        s.rate(seat, 1)
    else:
        s.owner[hex_] = seat
        if tile == board.GREENERY:
            raise_oxygen(s, seat, 1)
        elif tile == board.MINING_AREA or tile == board.MINING_RIGHTS:
            s.metal[tile - board.MINING_AREA] = board.METAL[hex_]
            s.produce(seat, board.METAL[hex_], 1)
    react_to_tile(s, seat, hex_, tile)


def settle_offworld(s: TMState, seat: int, place: int, card: int) -> None:
    """3.4: a city on Phobos or Ganymede: no neighbours, no bonus, but a city in play."""
    s.offworld[place] = seat
    s.log(LOG_OFFWORLD, seat, card)
    react_to_tile(s, seat, OFF_MARS, board.CITY)


def react_to_tile(s: TMState, by: int, hex_: int, tile: int) -> None:
    """5.3: lasting effects of all players that wait for tiles. All in this box are plain gains."""
    for i in range(len(TILE_CARDS)):
        owner = s.holder_of(TILE_CARDS[i])
        if owner != NOBODY:
            TILE_EFFECTS[i].placed(s, owner, TILE_CARDS[i], by, hex_, tile)


class PlaceTile(Step[TMState]):
    """3.1: choose a hex for a tile; no question where only one is open."""

    def __init__(self, seat: int, tile: int, rule: int) -> None:
        self.seat: Final = seat
        self.tile: Final = tile
        self.rule: Final = rule

    def run(self, s: TMState) -> None:
        if self.tile == board.OCEAN and s.oceans == board.OCEANS_GOAL:
            return
        hexes = hexes_for(s, self.seat, self.rule)
        if len(hexes) > 1:
            s.ask(self, self.seat)
        elif hexes:
            lay_tile(s, self.seat, hexes[0], self.tile)

    def legal(self, s: TMState, seat: int) -> list[int]:
        return [PLACE + hex_ for hex_ in hexes_for(s, seat, self.rule)]

    def why(self, s: TMState, seat: int, action: int) -> int:
        if not PLACE <= action < PLACE + HEXES:
            return NOT_NOW
        return hex_fault(s, seat, action - PLACE, self.rule)

    def figures(self, s: TMState, seat: int, action: int, reason: int) -> tuple[int, ...]:
        return (action - PLACE,)

    def choose(self, s: TMState, seat: int, action: int) -> None:
        lay_tile(s, seat, action - PLACE, self.tile)

    def prompt(self, s: TMState, seat: int) -> Prompt:
        return Prompt(ASK_PLACE, (self.tile,))


class ClaimHex(Step[TMState]):
    """3.1: mark a free hex of land; only the owner of the marker may build there."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: TMState) -> None:
        if has_hex(s, self.seat, board.LAND_RULE):
            s.ask(self, self.seat)

    def legal(self, s: TMState, seat: int) -> list[int]:
        return [PLACE + hex_ for hex_ in hexes_for(s, seat, board.LAND_RULE)]

    def why(self, s: TMState, seat: int, action: int) -> int:
        if not PLACE <= action < PLACE + HEXES:
            return NOT_NOW
        return land_fault(s, seat, action - PLACE)

    def figures(self, s: TMState, seat: int, action: int, reason: int) -> tuple[int, ...]:
        return (action - PLACE,)

    def choose(self, s: TMState, seat: int, action: int) -> None:
        s.claim_hex = action - PLACE
        s.claim_seat = seat
        s.log(LOG_HEX_CLAIMED, seat, s.claim_hex)

    def prompt(self, s: TMState, seat: int) -> Prompt:
        return Prompt(ASK_CLAIM_HEX)
