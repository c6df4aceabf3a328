"""The map: who holds what in short; space by space in the long form."""

from collections import Counter
from typing import Literal

from tharsis.games.terraforming_mars.board import HEX_IDS, NEIGHBOURS
from tharsis.games.terraforming_mars.shown import Hex, Look
from tharsis.games.terraforming_mars.telling.tongue import Tongue
from tharsis.kernel import Section

CITIES = ("city", "capital")
Owner = int | Literal["neutral"]


def mars(look: Look, tongue: Tongue, *, long: bool) -> Section:
    title = tongue.speaker.say("board", "label")
    cities = [_whose(tongue, tongue.card(city["id"]), city["owner"]) for city in look["offworld"]]
    beyond = tongue.listed("beyond", [city for city in cities if city])
    if long:
        heads = [*tongue.heads("space"), "", "", *tongue.heads("gives", "claim", "beside")]
        rows = [_space(look, tongue, hex_) for hex_ in look["hexes"]]
        return tongue.section("map", [tongue.told("grid"), beyond], title=title, heads=heads, rows=rows)
    return tongue.section("map", [*_held(look, tongue), beyond, *_room(look, tongue)], title=title)


# -- in short -------------------------------------------------------------------------------------


def _held(look: Look, tongue: Tongue) -> list[str]:
    """The oceans, then everybody's tiles."""
    oceans = [_name(tongue, hex_) for hex_ in look["hexes"] if hex_["tile"] == "ocean"]
    lines = [tongue.listed("oceans", oceans)]
    for seat in range(len(look["players"])):
        if tiles := _tiles_of(look, tongue, seat):
            lines.append(tongue.told("tiles", player=tongue.player(seat), things=tiles))
    if tiles := _tiles_of(look, tongue, "neutral"):
        lines.append(tongue.told("tiles-neutral", things=tiles))
    claims = [
        tongue.told("claimed-for", space=_name(tongue, hex_), player=tongue.player(hex_["claim"]))
        for hex_ in look["hexes"]
        if hex_["claim"] is not None
    ]
    return [*lines, tongue.listed("claims", claims)]


def _name(tongue: Tongue, hex_: Hex) -> str:
    return tongue.speaker.name("hex", hex_["id"])


def _tiles_of(look: Look, tongue: Tongue, owner: Owner) -> str:
    """Somebody's tiles, by kind."""
    spaces: dict[str, list[str]] = {}
    for hex_ in look["hexes"]:
        if hex_["tile"] and hex_["owner"] == owner:
            spaces.setdefault(hex_["tile"], []).append(_name(tongue, hex_))
    return "; ".join(
        tongue.told("tile-on", tile=tongue.speaker.name("tile", tile), spaces=tongue.both(on))
        for tile, on in spaces.items()
    )


def _room(look: Look, tongue: Tongue) -> list[str]:
    """Free land that is worth more than its bonus: on a shore, or beside a city of the seat."""
    if look["phase"] == "over":
        return []
    shores, suburbs = [], []
    for hex_ in look["hexes"]:
        if hex_["type"] == "land" and not hex_["tile"] and hex_["claim"] in (None, tongue.seat):
            around = _around(look, hex_)
            if oceans := len([other for other in around if other["tile"] == "ocean"]):
                shores.append(tongue.told("shore", space=_name(tongue, hex_), n=oceans))
            if any(other["tile"] in CITIES and other["owner"] == tongue.seat for other in around):
                suburbs.append(_name(tongue, hex_))
    return [tongue.listed("shores", shores), tongue.listed("suburbs", suburbs)]


def _around(look: Look, hex_: Hex) -> list[Hex]:
    return [look["hexes"][other] for other in NEIGHBOURS[HEX_IDS.index(hex_["id"])]]


# -- space by space -------------------------------------------------------------------------------


def _space(look: Look, tongue: Tongue, hex_: Hex) -> list[str]:
    claim = "" if hex_["claim"] is None else tongue.player(hex_["claim"])
    return [
        _name(tongue, hex_),
        _area(tongue, hex_),
        _tile(tongue, hex_),
        "" if hex_["tile"] else tongue.amounts(hex_["bonus"]),
        claim,
        _beside(look, tongue, hex_),
    ]


def _area(tongue: Tongue, hex_: Hex) -> str:
    """What may be built on an empty space."""
    if hex_["tile"]:
        return ""
    return tongue.told("area", "volcano" if hex_["volcanic"] else hex_["type"])


def _tile(tongue: Tongue, hex_: Hex) -> str:
    if hex_["tile"] is None:
        return ""
    tile = tongue.speaker.name("tile", hex_["tile"])
    return tile if hex_["owner"] is None else _whose(tongue, tile, hex_["owner"])


def _whose(tongue: Tongue, thing: str, owner: Owner | None) -> str:
    """A thing with its owner; nothing where it is nobody's."""
    if owner is None:
        return ""
    if owner == "neutral":
        return tongue.told("thing-neutral", thing=thing)
    if owner == tongue.seat:
        return tongue.told("thing-yours", thing=thing)
    return tongue.told("thing-of", thing=thing, player=tongue.player(owner))


def _beside(look: Look, tongue: Tongue, hex_: Hex) -> str:
    """The tiles around a space, oceans counted."""
    around = _around(look, hex_)
    oceans = len([other for other in around if other["tile"] == "ocean"])
    tiles = Counter(_tile(tongue, other) for other in around if other["tile"] not in (None, "ocean"))
    counted = [tongue.told("times", thing=tile, n=n) if n > 1 else tile for tile, n in tiles.items()]
    return tongue.both([*([tongue.told("oceans-beside", n=oceans)] if oceans else []), *counted])
