"""The words of the cards: what happens at once (5.6, 8.1.3). Small immutable objects, one class each."""

from typing import Final

from tharsis.games.terraforming_mars.actions import (
    NO_COPY,
    NO_HEX,
    NO_LAND_TO_CLAIM,
    NO_PRODUCTION,
    NO_RATING_RAISED,
    NO_RESOURCE,
    NO_VICTIM,
)
from tharsis.games.terraforming_mars.board import (
    ANIMAL,
    ANIMALS,
    ENERGY,
    HEAT,
    LAND_RULE,
    MEGACREDITS,
    MICROBE,
    MINING_AREA,
    OCEAN,
    OCEAN_RULE,
    OCEANS_GOAL,
    PLANT,
    PLANTS,
    TAGS,
)
from tharsis.games.terraforming_mars.deck import CARDS, NONE, Deed, Effect, number_of
from tharsis.games.terraforming_mars.rules.choices import VIRAL, Choice, Convert, CopyBox, SellEnergy, boxes
from tharsis.games.terraforming_mars.rules.cubes import (
    AddAny,
    AddCubes,
    Prey,
    RemoveCubes,
    hunt_why,
)
from tharsis.games.terraforming_mars.rules.drawing import Draw, Look, LookToBuy, Reveal
from tharsis.games.terraforming_mars.rules.hexes import has_hex
from tharsis.games.terraforming_mars.rules.solo import THARSIS_REPUBLIC
from tharsis.games.terraforming_mars.rules.targets import Decrease, Flood, Loss, Remove, floor, lose, victims
from tharsis.games.terraforming_mars.rules.tiles import (
    ClaimHex,
    PlaceTile,
    raise_oxygen,
    raise_temperature,
    settle_offworld,
)
from tharsis.games.terraforming_mars.state import RESOURCES, TMState
from tharsis.games.terraforming_mars.vocabulary.counters import Counter
from tharsis.kernel import LEGAL

IMMIGRANT_CITY: Final = number_of("immigrant_city")


def rise_from_city(s: TMState, seat: int, card: int) -> int:
    """M€ production that the city of this card will bring its player before it has to be lowered: no other
    card places a city and lowers M€ production."""
    if card != IMMIGRANT_CITY:
        return 0
    return 2 if s.corporation[seat] == THARSIS_REPUBLIC else 1


class Change(Effect[TMState]):
    """4.1: own production up and down; a step down that is not possible yet waits (8.1.3)."""

    boxed = True

    def __init__(self, change: tuple[int, ...]) -> None:
        self.change: Final = change

    def lacking(self, s: TMState, seat: int, cushion: int) -> int:
        """The resource whose production cannot go down that far, or none."""
        for resource in range(RESOURCES):
            rise = cushion if resource == MEGACREDITS else 0
            lowered = s.production[seat * RESOURCES + resource] + self.change[resource]
            if lowered + rise < floor(resource):
                return resource
        return NONE

    def apply_why(self, s: TMState, seat: int, card: int) -> int:
        return LEGAL if self.lacking(s, seat, rise_from_city(s, seat, card)) == NONE else NO_PRODUCTION

    def copy_why(self, s: TMState, seat: int, card: int) -> int:
        return LEGAL if self.lacking(s, seat, 0) == NONE else NO_PRODUCTION

    def short(self, s: TMState, seat: int, card: int) -> tuple[int, ...]:
        cushion = rise_from_city(s, seat, card)
        resource = self.lacking(s, seat, cushion)
        rise = cushion if resource == MEGACREDITS else 0
        need = floor(resource) - self.change[resource] - rise
        return resource, need, s.production[seat * RESOURCES + resource]

    def apply(self, s: TMState, seat: int, card: int) -> None:
        for resource in range(RESOURCES):
            n = self.change[resource]
            if s.production[seat * RESOURCES + resource] + n < floor(resource):
                s.owe(Loss(seat, resource, -n))
            else:
                s.produce(seat, resource, n)


class ChangePer(Effect[TMState]):
    """4.1: production up for each so many of something."""

    boxed = True

    def __init__(self, resource: int, counter: Counter, every: int) -> None:
        self.resource: Final = resource
        self.counter: Final = counter
        self.every: Final = every

    def apply(self, s: TMState, seat: int, card: int) -> None:
        s.produce(seat, self.resource, self.counter.count(s, seat) // self.every)


class ChangeIfTags(Effect[TMState]):
    """4.1: production up by ``n``, or by ``more`` with enough tags."""

    def __init__(self, resource: int, n: int, *, more: int, tag: int, tags: int) -> None:
        self.resource: Final = resource
        self.n: Final = n
        self.more: Final = more
        self.tag: Final = tag
        self.tags: Final = tags

    def apply(self, s: TMState, seat: int, card: int) -> None:
        enough = s.tags[seat * TAGS + self.tag] >= self.tags
        s.produce(seat, self.resource, self.more if enough else self.n)


class Gain(Effect[TMState]):
    def __init__(self, resource: int, n: int) -> None:
        self.resource: Final = resource
        self.n: Final = n

    def apply(self, s: TMState, seat: int, card: int) -> None:
        s.gain(seat, self.resource, self.n)


class GainPer(Effect[TMState]):
    def __init__(self, resource: int, counter: Counter) -> None:
        self.resource: Final = resource
        self.counter: Final = counter

    def apply(self, s: TMState, seat: int, card: int) -> None:
        s.gain(seat, self.resource, self.counter.count(s, seat))


def viral_plants(s: TMState, seat: int, card: int) -> int:
    """Plants that Viral Enhancers will bring for the tags of a card; none that takes plants feeds itself."""
    if s.holder_of(VIRAL) != seat:
        return 0
    return sum([tag in (PLANT, MICROBE, ANIMAL) for tag in CARDS[card].tags])


class Lose(Effect[TMState]):
    """8.1.1: an own loss is compulsory; gains of the same play may come first."""

    def __init__(self, resource: int, n: int) -> None:
        self.resource: Final = resource
        self.n: Final = n

    def have(self, s: TMState, seat: int, card: int) -> int:
        extra = viral_plants(s, seat, card) if self.resource == PLANTS else 0
        return s.stock[seat * RESOURCES + self.resource] + extra

    def apply_why(self, s: TMState, seat: int, card: int) -> int:
        return NO_RESOURCE if self.have(s, seat, card) < self.n else LEGAL

    def short(self, s: TMState, seat: int, card: int) -> tuple[int, ...]:
        return self.resource, self.n, self.have(s, seat, card)

    def apply(self, s: TMState, seat: int, card: int) -> None:
        lose(s, seat, self.resource, self.n)


class Temperature(Effect[TMState]):
    def __init__(self, steps: int) -> None:
        self.steps: Final = steps

    def apply(self, s: TMState, seat: int, card: int) -> None:
        raise_temperature(s, seat, self.steps)


class Oxygen(Effect[TMState]):
    def __init__(self, steps: int) -> None:
        self.steps: Final = steps

    def apply(self, s: TMState, seat: int, card: int) -> None:
        raise_oxygen(s, seat, self.steps)


class Rating(Effect[TMState]):
    def __init__(self, n: int) -> None:
        self.n: Final = n

    def apply(self, s: TMState, seat: int, card: int) -> None:
        s.rate(seat, self.n)


class RatingPer(Effect[TMState]):
    def __init__(self, counter: Counter) -> None:
        self.counter: Final = counter

    def apply(self, s: TMState, seat: int, card: int) -> None:
        s.rate(seat, self.counter.count(s, seat))


class RatingAgain(Effect[TMState]):
    """8.5: one more rating, if it has gone up in this generation already."""

    def apply_why(self, s: TMState, seat: int, card: int) -> int:
        return LEGAL if s.raised >> seat & 1 else NO_RATING_RAISED

    def apply(self, s: TMState, seat: int, card: int) -> None:
        s.rate(seat, 1)


class Place(Effect[TMState]):
    """3: a tile to be placed. An ocean is never compulsory: with all nine out the part does nothing."""

    def __init__(self, tile: int, rule: int) -> None:
        self.tile: Final = tile
        self.rule: Final = rule

    def apply_why(self, s: TMState, seat: int, card: int) -> int:
        if self.tile == OCEAN and (s.oceans == OCEANS_GOAL or self.rule == OCEAN_RULE):
            return LEGAL
        return LEGAL if has_hex(s, seat, self.rule) else NO_HEX

    def short(self, s: TMState, seat: int, card: int) -> tuple[int, ...]:
        return (self.tile,)

    def apply(self, s: TMState, seat: int, card: int) -> None:
        s.owe(PlaceTile(seat, self.tile, self.rule))


class Mine(Place):
    """3.5: a mining tile; it raises the production of the metal printed on its hex (4.1)."""

    boxed = True

    def copy_why(self, s: TMState, seat: int, card: int) -> int:
        return LEGAL if s.metal[self.tile - MINING_AREA] else NO_COPY

    def copy(self, s: TMState, seat: int, card: int) -> None:
        s.produce(seat, s.metal[self.tile - MINING_AREA], 1)


class Offworld(Effect[TMState]):
    """3.4: a city on a place of its own beside the planet."""

    def __init__(self, place: int) -> None:
        self.place: Final = place

    def apply(self, s: TMState, seat: int, card: int) -> None:
        settle_offworld(s, seat, self.place, card)


class ClaimLand(Effect[TMState]):
    def apply_why(self, s: TMState, seat: int, card: int) -> int:
        return LEGAL if has_hex(s, seat, LAND_RULE) else NO_LAND_TO_CLAIM

    def apply(self, s: TMState, seat: int, card: int) -> None:
        s.owe(ClaimHex(seat))


class DrawCards(Effect[TMState]):
    def __init__(self, n: int) -> None:
        self.n: Final = n

    def apply(self, s: TMState, seat: int, card: int) -> None:
        s.owe(Draw(seat, self.n))


class LookAndKeep(Effect[TMState]):
    def __init__(self, count: int, keep: int) -> None:
        self.count: Final = count
        self.keep: Final = keep

    def apply(self, s: TMState, seat: int, card: int) -> None:
        s.owe(Look(seat, self.count, self.keep))


class RemoveAny(Effect[TMState]):
    """8.1.4: optional, up to so much, from one player; stolen goods go to the player of the card."""

    def __init__(self, resource: int, most: int, *, steal: bool) -> None:
        self.resource: Final = resource
        self.most: Final = most
        self.steal: Final = steal

    def apply(self, s: TMState, seat: int, card: int) -> None:
        s.owe(Remove(seat, self.resource, self.most, self.steal))


class RemoveAnimals(Effect[TMState]):
    def __init__(self, most: int) -> None:
        self.most: Final = most

    def apply(self, s: TMState, seat: int, card: int) -> None:
        s.owe(RemoveCubes(seat, ANIMALS, self.most))


class DecreaseAny(Effect[TMState]):
    """8.1.4: one player's production goes down, compulsory and in full. With ``own`` the card itself brings
    as many steps of it first, so that its player can be the one."""

    boxed = True

    def __init__(self, resource: int, n: int, *, own: bool) -> None:
        self.resource: Final = resource
        self.n: Final = n
        self.own: Final = own

    def apply_why(self, s: TMState, seat: int, card: int) -> int:
        return LEGAL if self.own or victims(s, self.resource, self.n) else NO_VICTIM

    def short(self, s: TMState, seat: int, card: int) -> tuple[int, ...]:
        return self.resource, self.n

    def apply(self, s: TMState, seat: int, card: int) -> None:
        s.owe(Decrease(seat, self.resource, self.n))


class AddTo(Effect[TMState]):
    """5.8: animals or microbes, all on one own card."""

    def __init__(self, cube: int, n: int) -> None:
        self.cube: Final = cube
        self.n: Final = n

    def apply(self, s: TMState, seat: int, card: int) -> None:
        s.owe(AddCubes(seat, self.cube, self.n))


class AddHere(Effect[TMState]):
    def __init__(self, n: int) -> None:
        self.n: Final = n

    def apply(self, s: TMState, seat: int, card: int) -> None:
        s.add_cubes(seat, card, self.n)


class AddAnyKind(Effect[TMState]):
    def apply(self, s: TMState, seat: int, card: int) -> None:
        s.owe(AddAny(seat))


class CopyProduction(Effect[TMState]):
    def apply_why(self, s: TMState, seat: int, card: int) -> int:
        return LEGAL if boxes(s, seat) else NO_COPY

    def apply(self, s: TMState, seat: int, card: int) -> None:
        s.owe(CopyBox(seat))


class HeatIntoMoney(Effect[TMState]):
    """8.1.3: Insulation needs at least one heat production."""

    def apply_why(self, s: TMState, seat: int, card: int) -> int:
        return LEGAL if s.production[seat * RESOURCES + HEAT] else NO_PRODUCTION

    def short(self, s: TMState, seat: int, card: int) -> tuple[int, ...]:
        return HEAT, 1, 0

    def apply(self, s: TMState, seat: int, card: int) -> None:
        s.owe(Convert(seat))


class NextCheaper(Effect[TMState]):
    """8.1.2: the next card in this generation costs less."""

    def __init__(self, n: int) -> None:
        self.n: Final = n

    def apply(self, s: TMState, seat: int, card: int) -> None:
        s.next_discount[seat] = self.n


class NextShifted(Effect[TMState]):
    """5.5: the next card in this generation may miss its requirement by some steps."""

    def __init__(self, steps: int) -> None:
        self.steps: Final = steps

    def apply(self, s: TMState, seat: int, card: int) -> None:
        s.next_shift[seat] = self.steps


class Devour(Effect[TMState]):
    """8.5: one unit of its own kind from any card, as the price of one here."""

    def apply_why(self, s: TMState, seat: int, card: int) -> int:
        return hunt_why(s, seat, CARDS[card].holds)

    def short(self, s: TMState, seat: int, card: int) -> tuple[int, ...]:
        return (CARDS[card].holds,)

    def apply(self, s: TMState, seat: int, card: int) -> None:
        s.owe(Prey(seat, card))


class FloodShore(Effect[TMState]):
    def __init__(self, most: int) -> None:
        self.most: Final = most

    def apply(self, s: TMState, seat: int, card: int) -> None:
        s.owe(Flood(seat, self.most))


class TurnOver(Effect[TMState]):
    def apply(self, s: TMState, seat: int, card: int) -> None:
        s.owe(Reveal(seat, card))


class LookAndBuy(Effect[TMState]):
    def apply(self, s: TMState, seat: int, card: int) -> None:
        s.owe(LookToBuy(seat))


class EnergyIntoMoney(Effect[TMState]):
    def apply_why(self, s: TMState, seat: int, card: int) -> int:
        return LEGAL if s.stock[seat * RESOURCES + ENERGY] else NO_RESOURCE

    def short(self, s: TMState, seat: int, card: int) -> tuple[int, ...]:
        return ENERGY, 1, 0

    def apply(self, s: TMState, seat: int, card: int) -> None:
        s.owe(SellEnergy(seat))


class EitherOr(Effect[TMState]):
    """8.1.3: exactly one of several; the choice is left due."""

    def __init__(self, options: tuple[Deed, ...]) -> None:
        self.options: Final = options

    def ways(self) -> tuple[Deed, ...]:
        return self.options

    def apply(self, s: TMState, seat: int, card: int) -> None:
        s.owe(Choice(seat, card))
