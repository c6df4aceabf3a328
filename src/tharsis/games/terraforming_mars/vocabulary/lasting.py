"""The words of the cards: what lasts while they lie in play (5.3), and what they are worth (5.7)."""

from typing import Final

from tharsis.games.terraforming_mars.board import (
    ANIMAL,
    CAPITAL,
    CITY,
    COMMERCIAL_DISTRICT,
    HEAT,
    JOVIAN,
    MEGACREDITS,
    METAL,
    MICROBE,
    OCEAN,
    PLANT,
    PLANTS,
    SCIENCE,
    STEEL,
    TAGS,
)
from tharsis.games.terraforming_mars.deck import CARDS, OnCard, Ongoing, OnProject, OnTag, OnTile, Points
from tharsis.games.terraforming_mars.rules.choices import Olympus, University, Viral
from tharsis.games.terraforming_mars.rules.cubes import feeds_itself
from tharsis.games.terraforming_mars.rules.hexes import cities_beside, tiles_beside
from tharsis.games.terraforming_mars.rules.tiles import OFF_MARS
from tharsis.games.terraforming_mars.state import DISCOUNTS, TMState


class Discount(Ongoing[TMState]):
    """8.1.2: cards with a tag (or all cards, at ``ANY_CARD``) cost less."""

    def __init__(self, tag: int, n: int) -> None:
        self.tag: Final = tag
        self.n: Final = n

    def enter(self, s: TMState, seat: int) -> None:
        s.discounts[seat * DISCOUNTS + self.tag] += self.n


class PowerPlantDiscount(Ongoing[TMState]):
    """8.2.2: the power plant project costs less."""

    def __init__(self, n: int) -> None:
        self.n: Final = n

    def enter(self, s: TMState, seat: int) -> None:
        s.power_plant_price[seat] -= self.n


class MetalValue(Ongoing[TMState]):
    """4.3, 4.4: metals are worth more."""

    def __init__(self, *, titanium: int, steel: int = 0) -> None:
        self.steel: Final = steel
        self.titanium: Final = titanium

    def enter(self, s: TMState, seat: int) -> None:
        s.steel_value[seat] += self.steel
        s.titanium_value[seat] += self.titanium


class Shift(Ongoing[TMState]):
    """5.5: requirements on the parameters may be missed by some steps."""

    def __init__(self, steps: int) -> None:
        self.steps: Final = steps

    def enter(self, s: TMState, seat: int) -> None:
        s.shift[seat] += self.steps


class GreeneryPrice(Ongoing[TMState]):
    """8.6: plants for a greenery."""

    def __init__(self, plants: int) -> None:
        self.plants: Final = plants

    def enter(self, s: TMState, seat: int) -> None:
        s.greenery_price[seat] = self.plants


class HeatPays(Ongoing[TMState]):
    """4.7: heat may stand for M€ in every payment."""

    def enter(self, s: TMState, seat: int) -> None:
        s.heat_pays[seat] = 1


class Protection(Ongoing[TMState]):
    """8.1.4: special resources or plants that nobody may take; the rules look for the card itself."""


class _Watch(OnTile[TMState]):
    """Waits for a kind of tile, of the owner alone (``mine``) or on the planet alone (``mars``)."""

    def __init__(self, tile: int, *, mine: bool = False, mars: bool = False) -> None:
        self.tile: Final = tile
        self.mine: Final = mine
        self.mars: Final = mars

    def counts(self, owner: int, by: int, hex_: int, tile: int) -> bool:
        if (self.mine and owner != by) or (self.mars and hex_ == OFF_MARS):
            return False
        return tile == self.tile or (self.tile == CITY and tile == CAPITAL)


class TilePays(_Watch):
    def __init__(self, tile: int, mine: bool, resource: int, n: int) -> None:
        super().__init__(tile, mine=mine)
        self.resource: Final = resource
        self.n: Final = n

    def placed(self, s: TMState, owner: int, card: int, by: int, hex_: int, tile: int) -> None:
        if self.counts(owner, by, hex_, tile):
            s.gain(owner, self.resource, self.n)


class TileProduces(_Watch):
    def __init__(self, tile: int, resource: int, *, mars: bool = False) -> None:
        super().__init__(tile, mars=mars)
        self.resource: Final = resource

    def placed(self, s: TMState, owner: int, card: int, by: int, hex_: int, tile: int) -> None:
        if self.counts(owner, by, hex_, tile):
            s.produce(owner, self.resource, 1)


class TileGrows(_Watch):
    """5.8: one more special resource on the card itself."""

    def __init__(self, tile: int, mine: bool) -> None:
        super().__init__(tile, mine=mine)

    def placed(self, s: TMState, owner: int, card: int, by: int, hex_: int, tile: int) -> None:
        if self.counts(owner, by, hex_, tile):
            s.add_cubes(owner, card, 1)


class MetalHex(OnTile[TMState]):
    """An own tile, oceans included, on a hex with metal in its printed bonus raises steel production."""

    def placed(self, s: TMState, owner: int, card: int, by: int, hex_: int, tile: int) -> None:
        if owner == by and hex_ != OFF_MARS and METAL[hex_]:
            s.produce(owner, STEEL, 1)


class TagProduces(OnTag[TMState]):
    """Each such tag of anybody raises a production."""

    def __init__(self, tag: int, resource: int) -> None:
        self.tag: Final = tag
        self.resource: Final = resource

    def tagged(self, s: TMState, owner: int, card: int, by: int, tag: int, played: int) -> None:
        if tag == self.tag:
            s.produce(owner, self.resource, 1)


class TagGrows(OnTag[TMState]):
    """Each such tag of the owner puts a special resource on the card itself."""

    def __init__(self, tags: tuple[int, ...]) -> None:
        self.tags: Final = tags

    def tagged(self, s: TMState, owner: int, card: int, by: int, tag: int, played: int) -> None:
        if owner == by and tag in self.tags:
            s.add_cubes(owner, card, 1)


class Enhance(OnTag[TMState]):
    """Viral Enhancers: a plant, or a resource on the card just played if it holds any."""

    def tagged(self, s: TMState, owner: int, card: int, by: int, tag: int, played: int) -> None:
        if owner != by or tag not in (PLANT, MICROBE, ANIMAL):
            return
        if feeds_itself(played):
            s.owe(Viral(owner, played))
        else:
            s.gain(owner, PLANTS, 1)


class Confer(OnTag[TMState]):
    """Olympus Conference: one choice per science tag."""

    def tagged(self, s: TMState, owner: int, card: int, by: int, tag: int, played: int) -> None:
        if owner == by and tag == SCIENCE:
            s.owe(Olympus(owner))


class Exchange(OnTag[TMState]):
    """Mars University: one exchange per science tag."""

    def tagged(self, s: TMState, owner: int, card: int, by: int, tag: int, played: int) -> None:
        if owner == by and tag == SCIENCE:
            s.owe(University(owner))


class EventPays(OnCard[TMState]):
    """8.1.2: money and heat after an event, with a space tag where one is asked."""

    def __init__(self, *, money: int, heat: int = 0, space: bool = False) -> None:
        self.money: Final = money
        self.heat: Final = heat
        self.space: Final = space

    def played(self, s: TMState, owner: int, card: int) -> None:
        printed = CARDS[card]
        if printed.event and (printed.space or not self.space):
            s.gain(owner, MEGACREDITS, self.money)
            s.gain(owner, HEAT, self.heat)


class DearCardPays(OnCard[TMState]):
    """8.1.2: money back after a card with a high printed price."""

    def __init__(self, *, cost: int, money: int) -> None:
        self.cost: Final = cost
        self.money: Final = money

    def played(self, s: TMState, owner: int, card: int) -> None:
        if CARDS[card].cost >= self.cost:
            s.gain(owner, MEGACREDITS, self.money)


class ProjectPays(OnProject[TMState]):
    """8.2: money back after a standard project with at least this price."""

    def __init__(self, *, price: int, money: int) -> None:
        self.price: Final = price
        self.money: Final = money

    def built(self, s: TMState, owner: int, price: int) -> None:
        if price >= self.price:
            s.gain(owner, MEGACREDITS, self.money)


class _Counted(Points[TMState]):
    def __init__(self) -> None:
        super().__init__(0)
        self.counted = True


class PerCube(_Counted):
    """5.7: points for each so many special resources on the card."""

    def __init__(self, every: int, points: int) -> None:
        super().__init__()
        self.every: Final = every
        self.points: Final = points

    def count(self, s: TMState, seat: int, card: int) -> int:
        return s.on_card(card) // self.every * self.points


class IfCube(_Counted):
    def __init__(self, points: int) -> None:
        super().__init__()
        self.points: Final = points

    def count(self, s: TMState, seat: int, card: int) -> int:
        return self.points if s.on_card(card) else 0


class PerJovian(_Counted):
    def count(self, s: TMState, seat: int, card: int) -> int:
        return s.tags[seat * TAGS + JOVIAN]


class OceansBeside(_Counted):
    """The capital: a point per ocean beside it, on top of a city's points."""

    def count(self, s: TMState, seat: int, card: int) -> int:
        if CAPITAL not in s.tile:
            return 0
        return tiles_beside(s, s.tile.index(CAPITAL), OCEAN)


class CitiesBeside(_Counted):
    """The commercial district: a point per city beside it, whoever owns it."""

    def count(self, s: TMState, seat: int, card: int) -> int:
        if COMMERCIAL_DISTRICT not in s.tile:
            return 0
        return cities_beside(s, s.tile.index(COMMERCIAL_DISTRICT))


class PerCities(_Counted):
    def __init__(self, every: int) -> None:
        super().__init__()
        self.every: Final = every

    def count(self, s: TMState, seat: int, card: int) -> int:
        return s.cities() // self.every
