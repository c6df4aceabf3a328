"""The words of the cards: what happens at once (5.6, 8.1.3). Small immutable objects, one class each."""

from typing import Final

from tharsis.games.terraforming_mars import board
from tharsis.games.terraforming_mars.actions import (
    DUE_ADD_ANY,
    DUE_ANIMALS,
    DUE_BUY,
    DUE_CITY,
    DUE_CLAIM,
    DUE_CONVERT,
    DUE_COPY,
    DUE_DECREASE,
    DUE_DRAW,
    DUE_FLOODING,
    DUE_GREENERY,
    DUE_LOOK,
    DUE_LOSS,
    DUE_MICROBES,
    DUE_OCEAN,
    DUE_PREY,
    DUE_REMOVE,
    DUE_REMOVE_ANIMALS,
    DUE_REVEAL,
    DUE_SELL_ENERGY,
    DUE_SPECIAL,
    NO_HEX,
    NO_VICTIM,
    NOTHING_TO_COPY,
    NOTHING_TO_TAKE,
    PRODUCTION_SHORT,
    RATING_NOT_RAISED,
    RESOURCE_SHORT,
)
from tharsis.games.terraforming_mars.deck import number_of
from tharsis.games.terraforming_mars.printed import CARDS, Effect
from tharsis.games.terraforming_mars.rules.choices import VIRAL, boxes
from tharsis.games.terraforming_mars.rules.cubes import prey
from tharsis.games.terraforming_mars.rules.targets import floor, lose, victims
from tharsis.games.terraforming_mars.rules.tiles import has_hex, settle_offworld
from tharsis.games.terraforming_mars.rules.tracks import raise_oxygen, raise_temperature
from tharsis.games.terraforming_mars.state import RESOURCES, TMState

IMMIGRANT_CITY: Final = number_of("immigrant_city")
THARSIS_REPUBLIC: Final = number_of("tharsis_republic")


class Counter:
    """What a "for each" counts."""

    def count(self, s: TMState, seat: int) -> int:
        return 0


class OwnTags(Counter):
    def __init__(self, tag: int) -> None:
        self.tag: Final = tag

    def count(self, s: TMState, seat: int) -> int:
        return s.tags[seat * board.TAGS + self.tag]


class OpponentTags(Counter):
    def __init__(self, tag: int) -> None:
        self.tag: Final = tag

    def count(self, s: TMState, seat: int) -> int:
        total = 0
        for other in range(s.seats):
            if other != seat:
                total += s.tags[other * board.TAGS + self.tag]
        return total


class CitiesOnMars(Counter):
    def count(self, s: TMState, seat: int) -> int:
        return s.cities_on_mars()


class AllCities(Counter):
    def count(self, s: TMState, seat: int) -> int:
        return s.cities()


class EventsPlayed(Counter):
    def count(self, s: TMState, seat: int) -> int:
        total = 0
        for other in range(s.seats):
            total += len(s.events(other))
        return total


def rise_from_city(s: TMState, seat: int, card: int) -> int:
    """M€ production that a city of this card will bring its player before it has to be lowered."""
    if board.CITY_TAG not in CARDS[card].tags:
        return 0
    rise = 1 if card == IMMIGRANT_CITY or s.holder_of(IMMIGRANT_CITY) == seat else 0
    return rise + (1 if s.corporation[seat] == THARSIS_REPUBLIC else 0)


class Change(Effect):
    """4.1: own production up and down; a step down that is not possible yet waits (8.1.3)."""

    boxed = True

    def __init__(self, change: tuple[int, ...]) -> None:
        self.change: Final = change

    def lacking(self, s: TMState, seat: int, cushion: int) -> int:
        """The resource whose production cannot go down that far, or -1."""
        for resource in range(RESOURCES):
            n = self.change[resource]
            if n < 0:
                rise = cushion if resource == board.MEGACREDITS else 0
                if s.production[seat * RESOURCES + resource] + n + rise < floor(resource):
                    return resource
        return -1

    def fault(self, s: TMState, seat: int, card: int) -> int:
        cushion = rise_from_city(s, seat, card) if self.change[board.MEGACREDITS] < 0 else 0
        return PRODUCTION_SHORT if self.lacking(s, seat, cushion) >= 0 else 0

    def copy_fault(self, s: TMState, seat: int, card: int) -> int:
        return PRODUCTION_SHORT if self.lacking(s, seat, 0) >= 0 else 0

    def short(self, s: TMState, seat: int, card: int) -> tuple[int, ...]:
        cushion = rise_from_city(s, seat, card)
        resource = self.lacking(s, seat, cushion)
        rise = cushion if resource == board.MEGACREDITS else 0
        need = floor(resource) - self.change[resource] - rise
        return resource, need, s.production[seat * RESOURCES + resource]

    def apply(self, s: TMState, seat: int, card: int) -> None:
        for resource in range(RESOURCES):
            n = self.change[resource]
            if n < 0 and s.production[seat * RESOURCES + resource] + n < floor(resource):
                s.owe(seat, DUE_LOSS, resource * 16 - n)
            else:
                s.produce(seat, resource, n)


class ChangePer(Effect):
    """4.1: production up for each so many of something."""

    boxed = True

    def __init__(self, resource: int, counter: Counter, every: int) -> None:
        self.resource: Final = resource
        self.counter: Final = counter
        self.every: Final = every

    def apply(self, s: TMState, seat: int, card: int) -> None:
        s.produce(seat, self.resource, self.counter.count(s, seat) // self.every)


class ChangeIfTags(Effect):
    """4.1: production up by ``n``, or by ``more`` with enough tags."""

    def __init__(self, resource: int, n: int, more: int, tag: int, tags: int) -> None:
        self.resource: Final = resource
        self.n: Final = n
        self.more: Final = more
        self.tag: Final = tag
        self.tags: Final = tags

    def apply(self, s: TMState, seat: int, card: int) -> None:
        enough = s.tags[seat * board.TAGS + self.tag] >= self.tags
        s.produce(seat, self.resource, self.more if enough else self.n)


class Gain(Effect):
    def __init__(self, resource: int, n: int) -> None:
        self.resource: Final = resource
        self.n: Final = n

    def apply(self, s: TMState, seat: int, card: int) -> None:
        s.gain(seat, self.resource, self.n)


class GainPer(Effect):
    def __init__(self, resource: int, counter: Counter) -> None:
        self.resource: Final = resource
        self.counter: Final = counter

    def apply(self, s: TMState, seat: int, card: int) -> None:
        s.gain(seat, self.resource, self.counter.count(s, seat))


def viral_plants(s: TMState, seat: int, card: int) -> int:
    """Plants that Viral Enhancers will bring for the tags of a card that holds nothing itself."""
    if s.holder_of(VIRAL) != seat or CARDS[card].holds >= 0:
        return 0
    return sum([tag in (board.PLANT, board.MICROBE, board.ANIMAL) for tag in CARDS[card].tags])


class Lose(Effect):
    """8.1.1: an own loss is compulsory; gains of the same play may come first."""

    def __init__(self, resource: int, n: int) -> None:
        self.resource: Final = resource
        self.n: Final = n

    def have(self, s: TMState, seat: int, card: int) -> int:
        extra = viral_plants(s, seat, card) if self.resource == board.PLANTS else 0
        return s.stock[seat * RESOURCES + self.resource] + extra

    def fault(self, s: TMState, seat: int, card: int) -> int:
        return RESOURCE_SHORT if self.have(s, seat, card) < self.n else 0

    def short(self, s: TMState, seat: int, card: int) -> tuple[int, ...]:
        return self.resource, self.n, self.have(s, seat, card)

    def apply(self, s: TMState, seat: int, card: int) -> None:
        lose(s, seat, self.resource, self.n)


class Temperature(Effect):
    def __init__(self, steps: int) -> None:
        self.steps: Final = steps

    def apply(self, s: TMState, seat: int, card: int) -> None:
        raise_temperature(s, seat, self.steps)


class Oxygen(Effect):
    def __init__(self, steps: int) -> None:
        self.steps: Final = steps

    def apply(self, s: TMState, seat: int, card: int) -> None:
        raise_oxygen(s, seat, self.steps)


class Rating(Effect):
    def __init__(self, n: int) -> None:
        self.n: Final = n

    def apply(self, s: TMState, seat: int, card: int) -> None:
        s.rate(seat, self.n)


class RatingPer(Effect):
    def __init__(self, counter: Counter) -> None:
        self.counter: Final = counter

    def apply(self, s: TMState, seat: int, card: int) -> None:
        s.rate(seat, self.counter.count(s, seat))


class RatingAgain(Effect):
    """8.5: one more rating, if it has gone up in this generation already."""

    def fault(self, s: TMState, seat: int, card: int) -> int:
        return 0 if s.raised >> seat & 1 else RATING_NOT_RAISED

    def apply(self, s: TMState, seat: int, card: int) -> None:
        s.rate(seat, 1)


class Place(Effect):
    """3: a tile to be placed. An ocean is never compulsory: with all nine out the part does nothing."""

    def __init__(self, tile: int, rule: int) -> None:
        self.tile: Final = tile
        self.rule: Final = rule

    def fault(self, s: TMState, seat: int, card: int) -> int:
        if self.tile == board.OCEAN and (s.oceans == board.OCEANS_GOAL or self.rule == board.OCEAN_RULE):
            return 0
        return 0 if has_hex(s, seat, self.rule) else NO_HEX

    def short(self, s: TMState, seat: int, card: int) -> tuple[int, ...]:
        return (self.tile,)

    def apply(self, s: TMState, seat: int, card: int) -> None:
        due = DUE_SPECIAL
        if self.tile == board.OCEAN:
            due = DUE_OCEAN
        elif self.tile == board.GREENERY:
            due = DUE_GREENERY
        elif self.tile == board.CITY or self.tile == board.CAPITAL:
            due = DUE_CITY
        s.owe(seat, due, self.tile * 16 + self.rule)


class Mine(Place):
    """3.5: a mining tile; it raises the production of the metal printed on its hex (4.1)."""

    boxed = True

    def copy_fault(self, s: TMState, seat: int, card: int) -> int:
        return 0 if s.metal[self.tile - board.MINING_AREA] else NOTHING_TO_COPY

    def copy(self, s: TMState, seat: int, card: int) -> None:
        s.produce(seat, s.metal[self.tile - board.MINING_AREA], 1)


class Offworld(Effect):
    """3.4: a city on a place of its own beside the planet."""

    def __init__(self, place: int) -> None:
        self.place: Final = place

    def apply(self, s: TMState, seat: int, card: int) -> None:
        settle_offworld(s, seat, self.place, card)


class ClaimLand(Effect):
    def fault(self, s: TMState, seat: int, card: int) -> int:
        return 0 if has_hex(s, seat, board.LAND_RULE) else NO_HEX

    def short(self, s: TMState, seat: int, card: int) -> tuple[int, ...]:
        return (board.EMPTY,)

    def apply(self, s: TMState, seat: int, card: int) -> None:
        s.owe(seat, DUE_CLAIM)


class DrawCards(Effect):
    def __init__(self, n: int) -> None:
        self.n: Final = n

    def apply(self, s: TMState, seat: int, card: int) -> None:
        s.owe(seat, DUE_DRAW, self.n)


class LookAndKeep(Effect):
    def __init__(self, count: int, keep: int) -> None:
        self.count: Final = count
        self.keep: Final = keep

    def apply(self, s: TMState, seat: int, card: int) -> None:
        s.owe(seat, DUE_LOOK, self.count * 16 + self.keep)


class RemoveAny(Effect):
    """8.1.4: optional, up to so much, from one player; stolen goods go to the player of the card."""

    def __init__(self, resource: int, most: int, steal: bool) -> None:
        self.resource: Final = resource
        self.most: Final = most
        self.steal: Final = steal

    def apply(self, s: TMState, seat: int, card: int) -> None:
        s.owe(seat, DUE_REMOVE, self.resource * 32 + self.most * 2 + (1 if self.steal else 0))


class RemoveAnimals(Effect):
    def __init__(self, most: int) -> None:
        self.most: Final = most

    def apply(self, s: TMState, seat: int, card: int) -> None:
        s.owe(seat, DUE_REMOVE_ANIMALS, self.most)


class DecreaseAny(Effect):
    """8.1.4: one player's production goes down, compulsory and in full. ``own`` steps of the same
    production that the card itself brings may come first."""

    boxed = True

    def __init__(self, resource: int, n: int, own: int) -> None:
        self.resource: Final = resource
        self.n: Final = n
        self.own: Final = own

    def fault(self, s: TMState, seat: int, card: int) -> int:
        if victims(s, self.resource, self.n):
            return 0
        mine = s.production[seat * RESOURCES + self.resource] + self.own
        return 0 if mine - self.n >= floor(self.resource) else NO_VICTIM

    def short(self, s: TMState, seat: int, card: int) -> tuple[int, ...]:
        return self.resource, self.n

    def apply(self, s: TMState, seat: int, card: int) -> None:
        s.owe(seat, DUE_DECREASE, self.resource * 16 + self.n)


class AddTo(Effect):
    """5.8: animals or microbes, all on one own card."""

    def __init__(self, cube: int, n: int) -> None:
        self.cube: Final = cube
        self.n: Final = n

    def apply(self, s: TMState, seat: int, card: int) -> None:
        s.owe(seat, DUE_MICROBES if self.cube == board.MICROBES else DUE_ANIMALS, self.n)


class AddHere(Effect):
    def __init__(self, n: int) -> None:
        self.n: Final = n

    def apply(self, s: TMState, seat: int, card: int) -> None:
        s.add_cubes(seat, card, self.n)


class AddAnyKind(Effect):
    def apply(self, s: TMState, seat: int, card: int) -> None:
        s.owe(seat, DUE_ADD_ANY)


class CopyProduction(Effect):
    def fault(self, s: TMState, seat: int, card: int) -> int:
        return 0 if boxes(s, seat) else NOTHING_TO_COPY

    def apply(self, s: TMState, seat: int, card: int) -> None:
        s.owe(seat, DUE_COPY)


class HeatIntoMoney(Effect):
    """8.1.3: Insulation needs at least one heat production."""

    def fault(self, s: TMState, seat: int, card: int) -> int:
        return 0 if s.production[seat * RESOURCES + board.HEAT] else PRODUCTION_SHORT

    def short(self, s: TMState, seat: int, card: int) -> tuple[int, ...]:
        return board.HEAT, 1, 0

    def apply(self, s: TMState, seat: int, card: int) -> None:
        s.owe(seat, DUE_CONVERT)


class NextCheaper(Effect):
    """8.1.2: the next card in this generation costs less."""

    def __init__(self, n: int) -> None:
        self.n: Final = n

    def apply(self, s: TMState, seat: int, card: int) -> None:
        s.next_discount[seat] = self.n


class NextShifted(Effect):
    """5.5: the next card in this generation may miss its requirement by some steps."""

    def __init__(self, steps: int) -> None:
        self.steps: Final = steps

    def apply(self, s: TMState, seat: int, card: int) -> None:
        s.next_shift[seat] = self.steps


class Devour(Effect):
    """8.5: one unit of its own kind from any card, as the price of one here."""

    def fault(self, s: TMState, seat: int, card: int) -> int:
        return 0 if s.solo() or prey(s, seat, CARDS[card].holds) else NOTHING_TO_TAKE

    def short(self, s: TMState, seat: int, card: int) -> tuple[int, ...]:
        return (CARDS[card].holds,)

    def apply(self, s: TMState, seat: int, card: int) -> None:
        s.owe(seat, DUE_PREY, card)


class FloodShore(Effect):
    def __init__(self, most: int) -> None:
        self.most: Final = most

    def apply(self, s: TMState, seat: int, card: int) -> None:
        s.owe(seat, DUE_FLOODING, self.most)


class TurnOver(Effect):
    def apply(self, s: TMState, seat: int, card: int) -> None:
        s.owe(seat, DUE_REVEAL, card)


class LookAndBuy(Effect):
    def apply(self, s: TMState, seat: int, card: int) -> None:
        s.owe(seat, DUE_BUY)


class EnergyIntoMoney(Effect):
    def fault(self, s: TMState, seat: int, card: int) -> int:
        return 0 if s.stock[seat * RESOURCES + board.ENERGY] else RESOURCE_SHORT

    def short(self, s: TMState, seat: int, card: int) -> tuple[int, ...]:
        return board.ENERGY, 1, 0

    def apply(self, s: TMState, seat: int, card: int) -> None:
        s.owe(seat, DUE_SELL_ENERGY)
