"""What is printed on the cards as rows of pictures (5.3, 5.5 to 5.8), read from what the cards do."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Final, cast

from tharsis.games.terraforming_mars.board import (
    CARD_PRICE,
    CITY,
    CITY_RULE,
    CUBE_IDS,
    ENERGY,
    GREENERY,
    GREENERY_RULE,
    LAND_RULE,
    OCEAN,
    OCEAN_RULE,
    RESOURCE_IDS,
    STEEL,
    TAG_IDS,
    TILE_IDS,
)
from tharsis.games.terraforming_mars.deck import CARDS, NONE, AnyEffect, AnyOngoing, Card, Deed, Points
from tharsis.games.terraforming_mars.shown import Picture, Row, Sign
from tharsis.games.terraforming_mars.state import ANY_CARD
from tharsis.games.terraforming_mars.vocabulary import counters, effects, lasting

#: Where tiles go without a word on the card; elsewhere a star sends the reader to its text.
USUAL_RULES: Final = {OCEAN: OCEAN_RULE, GREENERY: GREENERY_RULE, CITY: CITY_RULE}
OR: Final[Sign] = {"icon": "or"}
PER: Final[Sign] = {"icon": "per"}
THEN: Final[Sign] = {"icon": "then"}


@cache
def all_rows() -> dict[str, list[Row]]:
    """The rows of every card, by its id."""
    return {card.id: card_rows(card) for card in CARDS}


def card_rows(card: Card) -> list[Row]:
    """Everything a card does: at once, at first, as an action, while it lies in play, at the end."""
    rows: list[Row] = []
    if plain := [effect for effect in card.effects if not effect.ways()]:
        rows.append(_row("now", _all(plain, card)))
    rows += [_row("now", _all([effect], card)) for effect in card.effects if effect.ways()]
    if card.first:
        rows.append(_row("first", _all(card.first, card)))
    for number, deed in enumerate(card.action):
        price = [*([OR] if number else []), *_price(deed, card)]
        rows.append({"kind": "action", "when": price, "then": _all(deed.effects, card)})
    for effect in card.ongoing:
        rows += [{"kind": "lasting", "when": when, "then": then} for when, then in _lasting(effect, card)]
    if worth := _points(card.points, card):
        rows.append(_row("points", worth))
    return rows


def _row(kind: Any, then: list[Sign]) -> Row:
    return {"kind": kind, "when": [], "then": then}


# -- single pictures ------------------------------------------------------------------------------


def _sign(
    icon: str, n: int | str | None = None, *, box: bool = False, any: bool = False, star: bool = False
) -> Sign:
    sign: Sign = {"icon": cast("Picture", icon)}
    if n is not None:
        sign["n"] = n
    if box:
        sign["box"] = True
    if any:
        sign["any"] = True
    if star:
        sign["star"] = True
    return sign


def resource(number: int, n: int | str, *, any: bool = False) -> Sign:
    return _sign(f"resource/{RESOURCE_IDS[number]}", n, any=any)


def production(number: int, n: int | str, *, any: bool = False) -> Sign:
    return _sign(f"resource/{RESOURCE_IDS[number]}", n, box=True, any=any)


def money(n: int | str, *, any: bool = False) -> Sign:
    return _sign("resource/megacredits", n, any=any)


def tag(number: int, n: int | None = None, *, any: bool = False) -> Sign:
    return _sign("card" if number == ANY_CARD else f"tag/{TAG_IDS[number]}", n, any=any)


def tile(number: int, *, any: bool = False, star: bool = False) -> Sign:
    return _sign(f"tile/{TILE_IDS[number]}", any=any, star=star)


def _cube(card: Card, n: int) -> Sign:
    """Special resources on the card itself."""
    return _sign(f"cube/{CUBE_IDS[card.holds]}", n)


def _boxed(signs: list[Sign]) -> list[Sign]:
    return [{**sign, "box": True} for sign in signs]


def _either(ways: list[list[Sign]]) -> list[Sign]:
    """Ways with "or" between them."""
    joined: list[Sign] = []
    for way in ways:
        joined += [OR, *way] if joined else way
    return joined


# -- what happens at once -------------------------------------------------------------------------


def _all(parts: Sequence[AnyEffect], card: Card) -> list[Sign]:
    """Production boxes first, as on the printed cards."""
    drawn = [AT_ONCE[type(part)](part, card) for part in parts]
    drawn.sort(key=lambda signs: not signs[0].get("box", False))
    return [sign for signs in drawn for sign in signs]


def _change(effect: effects.Change, card: Card) -> list[Sign]:
    down = [production(number, n) for number, n in enumerate(effect.change) if n < 0]
    return down + [production(number, n) for number, n in enumerate(effect.change) if n > 0]


def _counted(counter: counters.Counter, every: int = 1) -> list[Sign]:
    """What a "for each" counts, after its stroke."""
    n = every if every > 1 else None
    return [PER, COUNTED[type(counter)](counter, n)]


COUNTED: Final[dict[type[Any], Callable[[Any, int | None], Sign]]] = {
    counters.OwnTags: lambda counter, n: tag(counter.tag, n),
    counters.OpponentTags: lambda counter, n: tag(counter.tag, n, any=True),
    counters.CitiesOnMars: lambda counter, n: _sign("tile/city", n, any=True, star=True),
    counters.AllCities: lambda counter, n: _sign("tile/city", n, any=True),
    counters.EventsPlayed: lambda counter, n: _sign("tag/event", n, any=True),
}


def _placed(effect: effects.Place, card: Card) -> list[Sign]:
    return [tile(effect.tile, star=effect.rule != USUAL_RULES.get(effect.tile, LAND_RULE))]


def _mined(effect: effects.Mine, card: Card) -> list[Sign]:
    metals = _boxed(_either([[_sign("resource/steel", 1)], [_sign("resource/titanium", 1)]]))
    return [*metals, tile(effect.tile, star=True)]


def _if_tags(effect: effects.ChangeIfTags, card: Card) -> list[Sign]:
    """Some production, or more with enough tags."""
    more = [OR, tag(effect.tag, effect.tags), THEN, production(effect.resource, effect.more)]
    return _boxed([production(effect.resource, effect.n), *more])


AT_ONCE: Final[dict[type[Any], Callable[[Any, Card], list[Sign]]]] = {
    effects.Change: _change,
    effects.ChangePer: lambda e, card: _boxed([resource(e.resource, 1), *_counted(e.counter, e.every)]),
    effects.ChangeIfTags: _if_tags,
    effects.Gain: lambda e, card: [resource(e.resource, e.n)],
    effects.GainPer: lambda e, card: [resource(e.resource, 1), *_counted(e.counter)],
    effects.Lose: lambda e, card: [resource(e.resource, -e.n)],
    effects.Temperature: lambda e, card: [_sign("temperature", e.steps)],
    effects.Oxygen: lambda e, card: [_sign("oxygen", e.steps)],
    effects.Rating: lambda e, card: [_sign("rating", e.n)],
    effects.RatingPer: lambda e, card: [_sign("rating", 1), *_counted(e.counter)],
    effects.RatingAgain: lambda e, card: [_sign("rating", 1, star=True)],
    effects.Place: _placed,
    effects.Mine: _mined,
    effects.Offworld: lambda e, card: [_sign("tile/city", star=True)],
    effects.ClaimLand: lambda e, card: [_sign("claim")],
    effects.DrawCards: lambda e, card: [_sign("card", e.n)],
    effects.LookAndKeep: lambda e, card: [_sign("look", e.count), THEN, _sign("card", e.keep)],
    effects.RemoveAny: lambda e, card: [resource(e.resource, e.most if e.steal else -e.most, any=True)],
    effects.RemoveAnimals: lambda e, card: [_sign("cube/animal", -e.most, any=True)],
    effects.DecreaseAny: lambda e, card: [production(e.resource, -e.n, any=True)],
    effects.AddTo: lambda e, card: [_sign(f"cube/{CUBE_IDS[e.cube]}", e.n, star=True)],
    effects.AddHere: lambda e, card: [_cube(card, e.n)],
    effects.AddAnyKind: lambda e, card: [_sign("cube/any", 1, star=True)],
    effects.CopyProduction: lambda e, card: _boxed([_sign("copy"), _sign("tag/building")]),
    effects.HeatIntoMoney: lambda e, card: _boxed([_sign("resource/heat", "−X"), money("+X")]),
    effects.NextCheaper: lambda e, card: [_sign("next"), THEN, money(-e.n)],
    effects.NextShifted: lambda e, card: [_sign("next"), THEN, _sign("requirement", f"±{e.steps}")],
    effects.Devour: lambda e, card: [_cube(card, 1)],
    effects.FloodShore: lambda e, card: [
        tile(OCEAN),
        _sign("resource/megacredits", -e.most, any=True, star=True),
    ],
    effects.TurnOver: lambda e, card: [_sign("look", 1), _sign("tag/microbe"), THEN, _cube(card, 1)],
    effects.LookAndBuy: lambda e, card: [_sign("look", 1), THEN, money(-CARD_PRICE), _sign("card", 1)],
    effects.EnergyIntoMoney: lambda e, card: [money("X")],
    effects.EitherOr: lambda e, card: _either([_all(way.effects, card) for way in e.options]),
}


# -- actions --------------------------------------------------------------------------------------


def _price(deed: Deed, card: Card) -> list[Sign]:
    """8.5: what stands before the arrow."""
    signs: list[Sign] = []
    if deed.pay:
        signs.append(money(deed.pay))
    if deed.metal != NONE:
        signs.append(_sign(f"resource/{RESOURCE_IDS[deed.metal]}", star=True))
    if deed.spend != NONE:
        signs.append(resource(deed.spend, deed.amount))
    if deed.give_up != NONE:
        signs.append(production(deed.give_up, -1))
    if deed.cubes:
        signs.append(_cube(card, deed.cubes))
    return signs + [sign for effect in deed.effects for sign in PRICES.get(type(effect), _free)(card)]


def _free(card: Card) -> list[Sign]:
    return []


#: Effects that are a price themselves.
PRICES: Final[dict[type[Any], Callable[[Card], list[Sign]]]] = {
    effects.Devour: lambda card: [{**_cube(card, 1), "any": True}],
    effects.EnergyIntoMoney: lambda card: [_sign("resource/energy", "X")],
}


# -- what lasts -----------------------------------------------------------------------------------


def _lasting(effect: AnyOngoing, card: Card) -> list[tuple[list[Sign], list[Sign]]]:
    return LASTING[type(effect)](effect, card)


def _tags(*numbers: int) -> list[Sign]:
    return _either([[tag(number)] for number in numbers])


def _metal(effect: lasting.MetalValue, card: Card) -> list[tuple[list[Sign], list[Sign]]]:
    worth = {"steel": effect.steel, "titanium": effect.titanium}
    return [([_sign(f"resource/{metal}")], [money(f"+{n}")]) for metal, n in worth.items() if n]


def _event(effect: lasting.EventPays, card: Card) -> list[tuple[list[Sign], list[Sign]]]:
    when = [*([_sign("tag/space")] if effect.space else []), _sign("tag/event")]
    heat = [_sign("resource/heat", effect.heat)] if effect.heat else []
    return [(when, [money(effect.money), *heat])]


def _project(effect: lasting.ProjectPays, card: Card) -> list[tuple[list[Sign], list[Sign]]]:
    price = [money(f"≥{effect.price}")] if effect.price else []
    return [([_sign("project"), *price], [money(effect.money)])]


def _conference(effect: lasting.Confer, card: Card) -> list[tuple[list[Sign], list[Sign]]]:
    drawn = [_cube(card, -1), _sign("card", 1)]
    return [([_sign("tag/science")], _either([[_cube(card, 1)], drawn]))]


def _enhanced(effect: lasting.Enhance, card: Card) -> list[tuple[list[Sign], list[Sign]]]:
    when = _either([[_sign("tag/plant")], [_sign("tag/microbe")], [_sign("tag/animal")]])
    return [(when, _either([[_sign("resource/plants", 1)], [_sign("cube/any", 1, star=True)]]))]


LASTING: Final[dict[type[Any], Callable[[Any, Card], list[tuple[list[Sign], list[Sign]]]]]] = {
    lasting.Discount: lambda e, card: [([tag(e.tag)], [money(-e.n)])],
    lasting.PowerPlantDiscount: lambda e, card: [([_sign("project"), production(ENERGY, 1)], [money(-e.n)])],
    lasting.MetalValue: _metal,
    lasting.Shift: lambda e, card: [([], [_sign("requirement", f"±{e.steps}")])],
    lasting.GreeneryPrice: lambda e, card: [([_sign("resource/plants", e.plants)], [tile(GREENERY)])],
    lasting.HeatPays: lambda e, card: [([_sign("resource/heat", 1)], [money(1)])],
    lasting.Protection: lambda e, card: [([], [_sign("protect", star=True)])],
    lasting.TilePays: lambda e, card: [([tile(e.tile, any=not e.mine)], [resource(e.resource, e.n)])],
    lasting.TileProduces: lambda e, card: [
        ([tile(e.tile, any=True, star=e.mars)], [production(e.resource, 1)])
    ],
    lasting.TileGrows: lambda e, card: [([tile(e.tile, any=not e.mine)], [_cube(card, 1)])],
    lasting.MetalHex: lambda e, card: [
        ([_sign("tile/any"), _sign("resource/steel"), OR, _sign("resource/titanium")], [production(STEEL, 1)])
    ],
    lasting.TagProduces: lambda e, card: [([tag(e.tag, any=True)], [production(e.resource, 1)])],
    lasting.TagGrows: lambda e, card: [(_tags(*e.tags), [_cube(card, 1)])],
    lasting.Enhance: _enhanced,
    lasting.Confer: _conference,
    lasting.Exchange: lambda e, card: [([_sign("tag/science")], [_sign("card", -1), _sign("card", 1)])],
    lasting.EventPays: _event,
    lasting.DearCardPays: lambda e, card: [([_sign("card"), money(f"≥{e.cost}")], [money(e.money)])],
    lasting.ProjectPays: _project,
}


# -- points ---------------------------------------------------------------------------------------


def _points(points: Points[Any], card: Card) -> list[Sign]:
    """5.7: so many, or so many for each of something."""
    if not points.counted:
        return [_sign("points", points.plain)] if points.plain else []
    return COUNTED_POINTS[type(points)](points, card)


def _each(sign: Sign, n: int = 1) -> list[Sign]:
    return [_sign("points", n), PER, sign]


COUNTED_POINTS: Final[dict[type[Any], Callable[[Any, Card], list[Sign]]]] = {
    lasting.PerCube: lambda p, card: _each(_cube(card, p.every), p.points),
    lasting.IfCube: lambda p, card: [_sign("points", p.points), PER, {**_cube(card, 1), "star": True}],
    lasting.PerJovian: lambda p, card: _each(_sign("tag/jovian")),
    lasting.OceansBeside: lambda p, card: _each(_sign("tile/ocean", star=True)),
    lasting.CitiesBeside: lambda p, card: _each(_sign("tile/city", any=True, star=True)),
    lasting.PerCities: lambda p, card: _each(_sign("tile/city", p.every, any=True)),
}


# -- beside the map -------------------------------------------------------------------------------

#: 8.3, 8.4: what milestones and awards count.
GOALS: Final[dict[str, list[Sign]]] = {
    "terraformer": [_sign("rating")],
    "mayor": [_sign("tile/city")],
    "gardener": [_sign("tile/greenery")],
    "builder": [_sign("tag/building")],
    "planner": [_sign("card")],
    "landlord": [_sign("tile/any")],
    "banker": [_sign("resource/megacredits", box=True)],
    "scientist": [_sign("tag/science")],
    "thermalist": [_sign("resource/heat")],
    "miner": [_sign("resource/steel"), _sign("resource/titanium")],
}
#: 8.2: what standard projects bring.
PROJECTS: Final[dict[str, list[Sign]]] = {
    "power_plant": [_sign("resource/energy", 1, box=True)],
    "asteroid": [_sign("temperature", 1)],
    "aquifer": [_sign("tile/ocean")],
    "greenery": [_sign("tile/greenery")],
    "city": [_sign("tile/city"), _sign("resource/megacredits", 1, box=True)],
}
