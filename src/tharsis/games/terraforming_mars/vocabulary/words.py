"""Short names for what is printed on cards, so that a card reads as one paragraph."""

from typing import Final

from tharsis.games.terraforming_mars.board import (
    CITY,
    CITY_RULE,
    GREENERY,
    GREENERY_RULE,
    LAND_RULE,
    OCEAN,
    OCEAN_RULE,
    step_of,
)
from tharsis.games.terraforming_mars.deck import (
    NEED_CITIES,
    NEED_GREENERY,
    NEED_OCEANS,
    NEED_OXYGEN,
    NEED_PRODUCTION,
    NEED_TAG,
    NEED_TEMPERATURE,
    AnyEffect,
    Deed,
    Need,
    Points,
)
from tharsis.games.terraforming_mars.state import ANY_CARD, TMState
from tharsis.games.terraforming_mars.vocabulary.counters import Counter
from tharsis.games.terraforming_mars.vocabulary.effects import (
    AddHere,
    AddTo,
    Change,
    ChangePer,
    DecreaseAny,
    DrawCards,
    EitherOr,
    Gain,
    GainPer,
    LookAndKeep,
    Lose,
    Mine,
    Oxygen,
    Place,
    Rating,
    RemoveAny,
    Temperature,
)
from tharsis.games.terraforming_mars.vocabulary.lasting import Discount, PerCube

# -- requirements (5.5) ---------------------------------------------------------------------------


def temperature_at_least(degrees: int) -> Need:
    return Need(NEED_TEMPERATURE, step_of(degrees))


def temperature_at_most(degrees: int) -> Need:
    return Need(NEED_TEMPERATURE, step_of(degrees), most=True)


def oxygen_at_least(percent: int) -> Need:
    return Need(NEED_OXYGEN, percent)


def oxygen_at_most(percent: int) -> Need:
    return Need(NEED_OXYGEN, percent, most=True)


def oceans_at_least(tiles: int) -> Need:
    return Need(NEED_OCEANS, tiles)


def oceans_at_most(tiles: int) -> Need:
    return Need(NEED_OCEANS, tiles, most=True)


def own_tags(tag: int, n: int) -> Need:
    return Need(NEED_TAG, n, what=tag)


def own_production(resource: int, n: int) -> Need:
    return Need(NEED_PRODUCTION, n, what=resource)


def own_greenery(n: int) -> Need:
    return Need(NEED_GREENERY, n)


def any_cities(n: int) -> Need:
    return Need(NEED_CITIES, n)


# -- points (5.7) ---------------------------------------------------------------------------------


def worth(points: int) -> Points[TMState]:
    return Points(points)


def per_cube(every: int = 1, points: int = 1) -> Points[TMState]:
    return PerCube(every, points)


# -- immediate effects (5.6) ----------------------------------------------------------------------


def production(
    *, money: int = 0, steel: int = 0, titanium: int = 0, plants: int = 0, energy: int = 0, heat: int = 0
) -> AnyEffect:
    return Change((money, steel, titanium, plants, energy, heat))


def production_per(resource: int, counter: Counter, every: int = 1) -> AnyEffect:
    return ChangePer(resource, counter, every)


def gain(resource: int, n: int) -> AnyEffect:
    return Gain(resource, n)


def gain_per(resource: int, counter: Counter) -> AnyEffect:
    return GainPer(resource, counter)


def lose(resource: int, n: int) -> AnyEffect:
    return Lose(resource, n)


def temperature(steps: int) -> AnyEffect:
    return Temperature(steps)


def oxygen(steps: int) -> AnyEffect:
    return Oxygen(steps)


def rating(n: int) -> AnyEffect:
    return Rating(n)


def ocean(rule: int = OCEAN_RULE) -> AnyEffect:
    return Place(OCEAN, rule)


def greenery(rule: int = GREENERY_RULE) -> AnyEffect:
    return Place(GREENERY, rule)


def city(rule: int = CITY_RULE) -> AnyEffect:
    return Place(CITY, rule)


def tile(kind: int, rule: int = LAND_RULE) -> AnyEffect:
    return Place(kind, rule)


def mine(kind: int, rule: int) -> AnyEffect:
    return Mine(kind, rule)


def draw(n: int) -> AnyEffect:
    return DrawCards(n)


def look(count: int, keep: int) -> AnyEffect:
    return LookAndKeep(count, keep)


def remove_any(resource: int, upto: int) -> AnyEffect:
    return RemoveAny(resource, upto, steal=False)


def steal_any(resource: int, upto: int) -> AnyEffect:
    return RemoveAny(resource, upto, steal=True)


def decrease_any(resource: int, n: int, *, own: bool = False) -> AnyEffect:
    """``own``: the same card brings as many steps of this production, and they may come first."""
    return DecreaseAny(resource, n, own=own)


def add_to(cube: int, n: int) -> AnyEffect:
    return AddTo(cube, n)


def add_here(n: int) -> AnyEffect:
    return AddHere(n)


def way(way: int, *parts: AnyEffect) -> Deed:
    return Deed(*parts, way=way)


def either(*ways: Deed) -> AnyEffect:
    return EitherOr(ways)


# -- lasting effects (5.3) ------------------------------------------------------------------------

MINE: Final = True
ANYBODY: Final = False


def discount(n: int, tag: int = ANY_CARD) -> Discount:
    return Discount(tag, n)
