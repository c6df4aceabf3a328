"""The words of the cards: what lasts while they lie in play (5.3), and what they are worth (5.7)."""

from typing import Final

from tharsis.games.terraforming_mars import board
from tharsis.games.terraforming_mars.actions import DUE_OLYMPUS, DUE_UNIVERSITY, DUE_VIRAL
from tharsis.games.terraforming_mars.printed import CARDS, OnCard, Ongoing, OnProject, OnTag, OnTile, Points
from tharsis.games.terraforming_mars.rules.cubes import animal_holder
from tharsis.games.terraforming_mars.rules.tiles import OFF_MARS, cities_beside, tiles_beside
from tharsis.games.terraforming_mars.state import DISCOUNTS, TMState


class Discount(Ongoing):
    """8.1.2: cards with a tag (or all cards, at ``ANY_CARD``) cost less."""

    def __init__(self, tag: int, n: int) -> None:
        self.tag: Final = tag
        self.n: Final = n

    def enter(self, s: TMState, seat: int) -> None:
        s.discounts[seat * DISCOUNTS + self.tag] += self.n


class PowerPlantDiscount(Ongoing):
    """8.2.2: the power plant project costs less."""

    def __init__(self, n: int) -> None:
        self.n: Final = n

    def enter(self, s: TMState, seat: int) -> None:
        s.power_plant_price[seat] -= self.n


class MetalValue(Ongoing):
    """4.3, 4.4: metals are worth more."""

    def __init__(self, steel: int, titanium: int) -> None:
        self.steel: Final = steel
        self.titanium: Final = titanium

    def enter(self, s: TMState, seat: int) -> None:
        s.steel_value[seat] += self.steel
        s.titanium_value[seat] += self.titanium


class Shift(Ongoing):
    """5.5: requirements on the parameters may be missed by some steps."""

    def __init__(self, steps: int) -> None:
        self.steps: Final = steps

    def enter(self, s: TMState, seat: int) -> None:
        s.shift[seat] += self.steps


class GreeneryPrice(Ongoing):
    """8.6: plants for a greenery."""

    def __init__(self, plants: int) -> None:
        self.plants: Final = plants

    def enter(self, s: TMState, seat: int) -> None:
        s.greenery_price[seat] = self.plants


class HeatPays(Ongoing):
    """4.7: heat may stand for M€ in every payment."""

    def enter(self, s: TMState, seat: int) -> None:
        s.heat_pays[seat] = 1


class Protection(Ongoing):
    """8.1.4: special resources or plants that nobody may take; the rules look for the card itself."""


class _Watch(OnTile):
    """Waits for a kind of tile, of the owner alone (``mine``) or on the planet alone (``mars``)."""

    def __init__(self, tile: int, mine: bool, mars: bool) -> None:
        self.tile: Final = tile
        self.mine: Final = mine
        self.mars: Final = mars

    def counts(self, owner: int, by: int, hex_: int, tile: int) -> bool:
        if (self.mine and owner != by) or (self.mars and hex_ == OFF_MARS):
            return False
        return tile == self.tile or (self.tile == board.CITY and tile == board.CAPITAL)


class TilePays(_Watch):
    def __init__(self, tile: int, mine: bool, resource: int, n: int) -> None:
        super().__init__(tile, mine, False)
        self.resource: Final = resource
        self.n: Final = n

    def placed(self, s: TMState, owner: int, card: int, by: int, hex_: int, tile: int) -> None:
        if self.counts(owner, by, hex_, tile):
            s.gain(owner, self.resource, self.n)


class TileProduces(_Watch):
    def __init__(self, tile: int, mars: bool, resource: int) -> None:
        super().__init__(tile, False, mars)
        self.resource: Final = resource

    def placed(self, s: TMState, owner: int, card: int, by: int, hex_: int, tile: int) -> None:
        if self.counts(owner, by, hex_, tile):
            s.produce(owner, self.resource, 1)


class TileGrows(_Watch):
    """5.8: one more special resource on the card itself."""

    def __init__(self, tile: int, mine: bool) -> None:
        super().__init__(tile, mine, False)

    def placed(self, s: TMState, owner: int, card: int, by: int, hex_: int, tile: int) -> None:
        if self.counts(owner, by, hex_, tile):
            s.add_cubes(owner, card, 1)


class MetalHex(OnTile):
    """An own tile, oceans included, on a hex with metal in its printed bonus raises steel production."""

    def placed(self, s: TMState, owner: int, card: int, by: int, hex_: int, tile: int) -> None:
        if owner == by and hex_ != OFF_MARS and board.METAL[hex_]:
            s.produce(owner, board.STEEL, 1)


class TagProduces(OnTag):
    """Each such tag of anybody raises a production."""

    def __init__(self, tag: int, resource: int) -> None:
        self.tag: Final = tag
        self.resource: Final = resource

    def tagged(self, s: TMState, owner: int, card: int, by: int, tag: int, played: int) -> None:
        if tag == self.tag:
            s.produce(owner, self.resource, 1)


class TagGrows(OnTag):
    """Each such tag of the owner puts a special resource on the card itself."""

    def __init__(self, tags: tuple[int, ...]) -> None:
        self.tags: Final = tags

    def tagged(self, s: TMState, owner: int, card: int, by: int, tag: int, played: int) -> None:
        if owner == by and tag in self.tags:
            s.add_cubes(owner, card, 1)


class Enhance(OnTag):
    """Viral Enhancers: a plant, or a resource on the card just played if it holds any."""

    def tagged(self, s: TMState, owner: int, card: int, by: int, tag: int, played: int) -> None:
        if owner != by or tag not in (board.PLANT, board.MICROBE, board.ANIMAL):
            return
        if animal_holder(played):
            s.owe(owner, DUE_VIRAL, played)
        else:
            s.gain(owner, board.PLANTS, 1)


class Confer(OnTag):
    """Olympus Conference: one choice per science tag."""

    def tagged(self, s: TMState, owner: int, card: int, by: int, tag: int, played: int) -> None:
        if owner == by and tag == board.SCIENCE:
            s.owe(owner, DUE_OLYMPUS, card)


class Exchange(OnTag):
    """Mars University: one exchange per science tag."""

    def tagged(self, s: TMState, owner: int, card: int, by: int, tag: int, played: int) -> None:
        if owner == by and tag == board.SCIENCE:
            s.owe(owner, DUE_UNIVERSITY)


class EventPays(OnCard):
    """8.1.2: money and heat after an event, with a space tag where one is asked."""

    def __init__(self, space: bool, money: int, heat: int) -> None:
        self.space: Final = space
        self.money: Final = money
        self.heat: Final = heat

    def played(self, s: TMState, owner: int, card: int) -> None:
        printed = CARDS[card]
        if printed.event and (printed.space or not self.space):
            s.gain(owner, board.MEGACREDITS, self.money)
            s.gain(owner, board.HEAT, self.heat)


class DearCardPays(OnCard):
    """8.1.2: money back after a card with a high printed price."""

    def __init__(self, cost: int, money: int) -> None:
        self.cost: Final = cost
        self.money: Final = money

    def played(self, s: TMState, owner: int, card: int) -> None:
        if CARDS[card].cost >= self.cost:
            s.gain(owner, board.MEGACREDITS, self.money)


class ProjectPays(OnProject):
    """8.2: money back after a standard project with at least this price."""

    def __init__(self, price: int, money: int) -> None:
        self.price: Final = price
        self.money: Final = money

    def built(self, s: TMState, owner: int, price: int) -> None:
        if price >= self.price:
            s.gain(owner, board.MEGACREDITS, self.money)


class _Counted(Points):
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
        return s.tags[seat * board.TAGS + board.JOVIAN]


class OceansBeside(_Counted):
    """The capital: a point per ocean beside it, on top of a city's points."""

    def count(self, s: TMState, seat: int, card: int) -> int:
        if board.CAPITAL not in s.tile:
            return 0
        return tiles_beside(s, s.tile.index(board.CAPITAL), board.OCEAN)


class CitiesBeside(_Counted):
    """The commercial district: a point per city beside it, whoever owns it."""

    def count(self, s: TMState, seat: int, card: int) -> int:
        if board.COMMERCIAL_DISTRICT not in s.tile:
            return 0
        return cities_beside(s, s.tile.index(board.COMMERCIAL_DISTRICT))


class PerCities(_Counted):
    def __init__(self, every: int) -> None:
        super().__init__()
        self.every: Final = every

    def count(self, s: TMState, seat: int, card: int) -> int:
        return s.cities() // self.every
