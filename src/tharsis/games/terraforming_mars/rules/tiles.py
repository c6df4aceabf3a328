"""1.2, 2, 3: the global parameters and the tiles, and what each step and each tile brings."""

from typing import Final

from tharsis.games.terraforming_mars.actions import (
    ASK_CLAIM_HEX,
    ASK_PLACE,
    LOG_HEX_CLAIMED,
    LOG_OFFWORLD,
    LOG_OXYGEN,
    LOG_TEMPERATURE,
    LOG_TILE,
    PLACE,
)
from tharsis.games.terraforming_mars.board import (
    BONUS,
    BONUS_CARDS,
    CAPITAL,
    CITY,
    CITY_RULE,
    GREENERY,
    GREENERY_RULE,
    HEAT,
    HEAT_STEPS,
    MEGACREDITS,
    METAL,
    MINING_AREA,
    MINING_RIGHTS,
    OCEAN,
    OCEAN_MONEY,
    OCEAN_RULE,
    OCEAN_STEP,
    OCEANS_GOAL,
    OXYGEN_GOAL,
    PLANTS,
    STEEL,
    TEMPERATURE_GOAL,
    TITANIUM,
    WARM_STEP,
    degrees,
)
from tharsis.games.terraforming_mars.codes import (
    DUE_CITY,
    DUE_CLAIM,
    DUE_GREENERY,
    DUE_OCEAN,
    DUE_SPECIAL_TILE,
    FINAL,
    NOBODY,
)
from tharsis.games.terraforming_mars.deck import NONE, TILE_CARDS, TILE_EFFECTS
from tharsis.games.terraforming_mars.rules.drawing import Draw
from tharsis.games.terraforming_mars.rules.hexes import hex_why, hexes_for, land_why, tiles_beside
from tharsis.games.terraforming_mars.state import DueStep, TMState
from tharsis.kernel import PickOne, Prompt

OFF_MARS: Final = NONE
#: 3.2 to 3.5: the rule of each kind of tile, by what is due.
TILE_RULES: Final[dict[int, str]] = {
    DUE_OCEAN: "3.2",
    DUE_GREENERY: "3.3",
    DUE_CITY: "3.4",
    DUE_SPECIAL_TILE: "3.5",
}


def raise_temperature(s: TMState, seat: int, steps: int) -> None:
    """1.2: each step really made gives a rating. 2.2: heat production at -24 and -20 °C, an ocean at 0 °C.

    Raising at once never hurts: what a step brings beyond plain gains, the ocean, stays due.
    """
    for _ in range(steps):
        if s.temperature == TEMPERATURE_GOAL:
            return
        s.temperature += 1
        s.log(LOG_TEMPERATURE, seat, degrees(s.temperature))
        s.rate(seat, 1)
        if s.temperature in HEAT_STEPS:
            s.produce(seat, HEAT, 1)
        elif s.temperature == OCEAN_STEP:
            s.owe(ocean_tile(seat))


def raise_oxygen(s: TMState, seat: int, steps: int) -> None:
    """1.2: likewise. 2.2: reaching 8 % warms the planet one step. 9.2: after the last generation no more."""
    for _ in range(steps):
        if s.oxygen == OXYGEN_GOAL or s.phase == FINAL:
            return
        s.oxygen += 1
        s.log(LOG_OXYGEN, seat, s.oxygen)
        s.rate(seat, 1)
        if s.oxygen == WARM_STEP:
            raise_temperature(s, seat, 1)


def terraformed(s: TMState) -> bool:
    """9.1: all three parameters at their goals."""
    return s.temperature == TEMPERATURE_GOAL and s.oxygen == OXYGEN_GOAL and s.oceans == OCEANS_GOAL


def lay_tile(s: TMState, seat: int, hex_: int, tile: int) -> None:
    """3.1: put a tile down; take the hex's bonus and 2 M€ per ocean beside it; then everybody reacts."""
    s.tile[hex_] = tile
    s.log(LOG_TILE, seat, tile, hex_)
    if hex_ == s.claim_hex:
        s.claim_hex = NONE
        s.claim_seat = NOBODY
    bonus = BONUS[hex_]
    s.gain(seat, STEEL, bonus[STEEL])
    s.gain(seat, TITANIUM, bonus[TITANIUM])
    s.gain(seat, PLANTS, bonus[PLANTS])
    if BONUS_CARDS[hex_]:
        s.owe(Draw(seat, BONUS_CARDS[hex_]))
    s.gain(seat, MEGACREDITS, OCEAN_MONEY * tiles_beside(s, hex_, OCEAN))
    if tile == OCEAN:
        s.oceans += 1
        s.rate(seat, 1)
    else:
        s.owner[hex_] = seat
        if tile == GREENERY:
            raise_oxygen(s, seat, 1)
        elif tile in (MINING_AREA, MINING_RIGHTS):
            s.metal[tile - MINING_AREA] = METAL[hex_]
            s.produce(seat, METAL[hex_], 1)
    react_to_tile(s, seat, hex_, tile)


def settle_offworld(s: TMState, seat: int, place: int, card: int) -> None:
    """3.4: a city on Phobos or Ganymede: no neighbours, no bonus, but a city in play."""
    s.offworld[place] = seat
    s.log(LOG_OFFWORLD, seat, card)
    react_to_tile(s, seat, OFF_MARS, CITY)


def react_to_tile(s: TMState, by: int, hex_: int, tile: int) -> None:
    """5.3: lasting effects of all players that wait for tiles. All in this box are plain gains."""
    for i in range(len(TILE_CARDS)):
        owner = s.holder_of(TILE_CARDS[i])
        if owner != NOBODY:
            TILE_EFFECTS[i].placed(s, owner, TILE_CARDS[i], by, hex_, tile)


class PlaceTile(PickOne[TMState], DueStep):
    """3.1: choose a hex for a tile; no question where only one is open."""

    def __init__(self, by: int, tile: int, where: int) -> None:
        super().__init__(by)
        self.tile: Final = tile
        self.where: Final = where

    def due(self) -> int:
        if self.tile == OCEAN:
            return DUE_OCEAN
        if self.tile == GREENERY:
            return DUE_GREENERY
        return DUE_CITY if self.tile == CITY or self.tile == CAPITAL else DUE_SPECIAL_TILE

    def plain(self, s: TMState) -> bool:
        return self.tile == OCEAN and s.oceans == OCEANS_GOAL

    def run(self, s: TMState) -> None:
        if self.tile != OCEAN or s.oceans < OCEANS_GOAL:
            self.ask_or_take(s)

    def verb(self) -> int:
        return PLACE

    def pick_why(self, s: TMState, by: int, hex_: int) -> int:
        return hex_why(s, by, hex_, self.where)

    def picks(self, s: TMState, by: int) -> list[int]:
        return hexes_for(s, by, self.where)

    def legal(self, s: TMState, seat: int) -> list[int]:
        return [PLACE + hex_ for hex_ in hexes_for(s, self.by, self.where)]

    def take(self, s: TMState, by: int, hex_: int) -> None:
        lay_tile(s, by, hex_, self.tile)

    def rule(self, s: TMState, seat: int, action: int) -> str:
        return TILE_RULES[self.due()]

    def prompt(self, s: TMState, seat: int) -> Prompt:
        return Prompt(ASK_PLACE, (self.tile,))


def ocean_tile(seat: int) -> PlaceTile:
    """3.2: an ocean on its reserved areas."""
    return PlaceTile(seat, OCEAN, OCEAN_RULE)


def greenery_tile(seat: int) -> PlaceTile:
    """3.3: a greenery beside an own tile, where possible."""
    return PlaceTile(seat, GREENERY, GREENERY_RULE)


def city_tile(seat: int) -> PlaceTile:
    """3.4: a city away from other cities."""
    return PlaceTile(seat, CITY, CITY_RULE)


class ClaimHex(PickOne[TMState], DueStep):
    """3.1: mark a free hex of land; only the owner of the marker may build there."""

    def due(self) -> int:
        return DUE_CLAIM

    def verb(self) -> int:
        return PLACE

    def pick_why(self, s: TMState, by: int, hex_: int) -> int:
        return land_why(s, by, hex_)

    def take(self, s: TMState, by: int, hex_: int) -> None:
        s.claim_hex = hex_
        s.claim_seat = by
        s.log(LOG_HEX_CLAIMED, by, hex_)

    def prompt(self, s: TMState, seat: int) -> Prompt:
        return Prompt(ASK_CLAIM_HEX)
