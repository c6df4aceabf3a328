"""Short names for what is printed on cards, so that a card reads as one paragraph."""

from typing import Final

from tharsis.games.terraforming_mars import board, effects, lasting
from tharsis.games.terraforming_mars.printed import (
    NEED_CITIES,
    NEED_GREENERY,
    NEED_OCEANS,
    NEED_OXYGEN,
    NEED_PRODUCTION,
    NEED_TAGS,
    NEED_TEMPERATURE,
    Deed,
    Effect,
    Either,
    Need,
    Points,
)
from tharsis.games.terraforming_mars.state import ANY_CARD

# -- requirements (5.5) ---------------------------------------------------------------------------


def temperature_at_least(degrees: int) -> Need:
    return Need(NEED_TEMPERATURE, 0, (degrees + 30) // 2, False)


def temperature_at_most(degrees: int) -> Need:
    return Need(NEED_TEMPERATURE, 0, (degrees + 30) // 2, True)


def oxygen_at_least(percent: int) -> Need:
    return Need(NEED_OXYGEN, 0, percent, False)


def oxygen_at_most(percent: int) -> Need:
    return Need(NEED_OXYGEN, 0, percent, True)


def oceans_at_least(tiles: int) -> Need:
    return Need(NEED_OCEANS, 0, tiles, False)


def oceans_at_most(tiles: int) -> Need:
    return Need(NEED_OCEANS, 0, tiles, True)


def own_tags(tag: int, n: int) -> Need:
    return Need(NEED_TAGS, tag, n, False)


def own_production(resource: int, n: int) -> Need:
    return Need(NEED_PRODUCTION, resource, n, False)


def own_greenery(n: int) -> Need:
    return Need(NEED_GREENERY, 0, n, False)


def any_cities(n: int) -> Need:
    return Need(NEED_CITIES, 0, n, False)


# -- points (5.7) ---------------------------------------------------------------------------------


def worth(points: int) -> Points:
    return Points(points)


def per_cube(every: int = 1, points: int = 1) -> Points:
    return lasting.PerCube(every, points)


# -- immediate effects (5.6) ----------------------------------------------------------------------


def production(
    *, money: int = 0, steel: int = 0, titanium: int = 0, plants: int = 0, energy: int = 0, heat: int = 0
) -> Effect:
    return effects.Change((money, steel, titanium, plants, energy, heat))


def production_per(resource: int, counter: effects.Counter, every: int = 1) -> Effect:
    return effects.ChangePer(resource, counter, every)


def gain(resource: int, n: int) -> Effect:
    return effects.Gain(resource, n)


def gain_per(resource: int, counter: effects.Counter) -> Effect:
    return effects.GainPer(resource, counter)


def lose(resource: int, n: int) -> Effect:
    return effects.Lose(resource, n)


def temperature(steps: int) -> Effect:
    return effects.Temperature(steps)


def oxygen(steps: int) -> Effect:
    return effects.Oxygen(steps)


def rating(n: int) -> Effect:
    return effects.Rating(n)


def ocean(rule: int = board.OCEAN_RULE) -> Effect:
    return effects.Place(board.OCEAN, rule)


def greenery(rule: int = board.GREENERY_RULE) -> Effect:
    return effects.Place(board.GREENERY, rule)


def city(rule: int = board.CITY_RULE) -> Effect:
    return effects.Place(board.CITY, rule)


def tile(kind: int, rule: int = board.LAND_RULE) -> Effect:
    return effects.Place(kind, rule)


def mine(kind: int, rule: int) -> Effect:
    return effects.Mine(kind, rule)


def draw(n: int) -> Effect:
    return effects.DrawCards(n)


def look(count: int, keep: int) -> Effect:
    return effects.LookAndKeep(count, keep)


def remove_any(resource: int, upto: int) -> Effect:
    return effects.RemoveAny(resource, upto, False)


def steal_any(resource: int, upto: int) -> Effect:
    return effects.RemoveAny(resource, upto, True)


def decrease_any(resource: int, n: int, own: int = 0) -> Effect:
    """``own``: steps of this production that the same card brings first."""
    return effects.DecreaseAny(resource, n, own)


def add_to(cube: int, n: int) -> Effect:
    return effects.AddTo(cube, n)


def add_here(n: int) -> Effect:
    return effects.AddHere(n)


def way(way: int, *parts: Effect) -> Deed:
    return Deed(parts, way)


def either(*ways: Deed) -> Effect:
    return Either(ways)


# -- lasting effects (5.3) ------------------------------------------------------------------------

MINE: Final = True
ANYBODY: Final = False


def discount(n: int, tag: int = ANY_CARD) -> lasting.Discount:
    return lasting.Discount(tag, n)
