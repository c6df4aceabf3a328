"""The map: hex by hex, or by what stands on it; the own pieces and what lies around them."""

from typing import Final

from tharsis.games.on_mars.board import BESIDE, DIRECTION_IDS, HEX_IDS, NEIGHBOURS, WAYS
from tharsis.games.on_mars.codes import BUILDING_IDS, UNIT_IDS
from tharsis.games.on_mars.deck import DISCOVERIES, TILE_IDS
from tharsis.games.on_mars.shown import Cell, Firm, Look, Unit
from tharsis.games.on_mars.telling.phrases import CHARTS, hexes_told, stock
from tharsis.kernel import Section, Speaker

ROVER: Final = "rover"
DISCOVERED: Final = TILE_IDS[:DISCOVERIES]
RESEARCHED: Final = TILE_IDS[DISCOVERIES:]


def _of(company: str, thing: str, speaker: Speaker) -> str:
    return speaker.say("told", "of", company=speaker.name("company", company), thing=thing)


def _unit(unit: Unit, speaker: Speaker) -> str:
    return _of(unit["company"], speaker.name("unit", unit["unit"]), speaker)


def _holders(cell: Cell, speaker: Speaker) -> list[str]:
    """Who has upgraded a building, and whose Colonist is on a Mine."""
    told = []
    if cell["advanced"]:
        plan = speaker.name("blueprint", cell["advanced"])
        told.append(plan if cell["marker"] == cell["owner"] else _of(cell["marker"], plan, speaker))
    if cell["miner"]:
        told.append(_of(cell["miner"], speaker.say("told", "miner"), speaker))
    return told


def _building(cell: Cell, speaker: Speaker) -> str:
    told = speaker.name("building", cell["building"])
    return _of(cell["owner"], told, speaker) if cell["owner"] else told


def _on(cell: Cell, speaker: Speaker) -> list[str]:
    """What a piece meets on a hex."""
    told = [_building(cell, speaker)] if cell["building"] else []
    if cell["tile"]:
        told.append(speaker.name("tile", cell["tile"]))
    if cell["crystal"]:
        told.append(speaker.say("told", "unit", "crystal", n=1))
    return told + [_unit(unit, speaker) for unit in cell["units"]]


def _all_on(cell: Cell, speaker: Speaker) -> list[str]:
    """All that is to be said of a hex."""
    joined = [speaker.say("board", "complex", size=cell["size"])] if cell["size"] > 1 else []
    return _on(cell, speaker) + joined + _holders(cell, speaker)


# -- the long form --------------------------------------------------------------------------------


def map_by_hexes(look: Look, speaker: Speaker) -> Section:
    """Every hex, with what could be built there and its neighbours."""
    names = [speaker.name("hex", id) for id in HEX_IDS]
    could: dict[str, list[str]] = {}
    for site in look["sites"]:
        told = _site(speaker.name("building", site["building"]), site["tech"], speaker)
        could.setdefault(site["hex"], []).append(told)
    rows = [
        [
            names[hex_],
            ", ".join(_all_on(cell, speaker)) or speaker.say("told", "empty"),
            ", ".join(could.get(cell["hex"], [])),
            ", ".join([names[beside] for beside in NEIGHBOURS[hex_]]),
        ]
        for hex_, cell in enumerate(look["map"])
    ]
    hex_head, could_head, beside_head = [speaker.say("told", "head", id) for id in ("hex", "could", "beside")]
    heads = [hex_head, "", could_head, beside_head]
    return Section("map", speaker.say("told", "map"), [speaker.say("told", "map_help")], heads, rows)


def _site(place: str, tech: int, speaker: Speaker) -> str:
    return speaker.say("told", "site", place=place, tech=tech) if tech else place


# -- the short form -------------------------------------------------------------------------------


def brief_map(look: Look, speaker: Speaker) -> Section:
    """Where buildings of each type stand and could stand; then tiles and crystals."""
    rows = [
        [
            speaker.name("building", building),
            stock(look, building, speaker),
            _places([cell for cell in look["map"] if cell["building"] == building], speaker),
            _sites(look, building, speaker),
        ]
        for building in BUILDING_IDS
    ]
    building, stands, sites = [speaker.say("told", "head", id) for id in ("building", "stands", "sites")]
    return Section(
        "map", speaker.say("told", "map"), _loose(look, speaker), [building, "", stands, sites], rows
    )


def _places(cells: list[Cell], speaker: Speaker) -> str:
    """Buildings of one type, Complexes together; Shelters by owner."""
    owners: dict[str, dict[str, list[Cell]]] = {}
    for cell in cells:
        groups = owners.setdefault(cell["owner"], {})
        groups.setdefault(cell["complex"] or cell["hex"], []).append(cell)
    told = []
    for owner, groups in owners.items():
        hexes = ", ".join([_group(group, speaker) for group in groups.values()])
        told.append(_of(owner, hexes, speaker) if owner else hexes)
    return "; ".join(told) or speaker.say("told", "none")


def _group(group: list[Cell], speaker: Speaker) -> str:
    """The hexes of a Complex, or a building alone."""
    hexes = speaker.both([_with(cell, _holders(cell, speaker), speaker) for cell in group])
    size = group[0]["size"]
    return speaker.say("told", "complex", hexes=hexes, size=size) if size > 1 else hexes


def _with(cell: Cell, things: list[str], speaker: Speaker) -> str:
    """A hex, and in brackets what is to be said of it."""
    hex_ = speaker.name("hex", cell["hex"])
    return speaker.say("told", "hex", hex=hex_, things=", ".join(things)) if things else hex_


def _sites(look: Look, building: str, speaker: Speaker) -> str:
    """Hexes by the Tech level they take."""
    levels: dict[int, list[str]] = {}
    for site in look["sites"]:
        if site["building"] == building:
            levels.setdefault(site["tech"], []).append(site["hex"])
    return "; ".join(
        [_site(hexes_told(hexes, speaker), tech, speaker) for tech, hexes in sorted(levels.items())]
    )


def _loose(look: Look, speaker: Speaker) -> list[str]:
    """Tiles to discover, tiles of Research, and crystals."""
    tiles: dict[str, list[str]] = {}
    for cell in look["map"]:
        if cell["tile"]:
            tiles.setdefault(cell["tile"], []).append(cell["hex"])
    told = {tile: _at(speaker.name("tile", tile), hexes, speaker) for tile, hexes in tiles.items()}
    lines = {
        "tiles": ", ".join([told[tile] for tile in DISCOVERED if tile in told]),
        "research": ", ".join([told[tile] for tile in RESEARCHED if tile in told]),
        "crystals": hexes_told([cell["hex"] for cell in look["map"] if cell["crystal"]], speaker),
    }
    return [speaker.say("told", id, things=things) for id, things in lines.items() if things]


def _at(thing: str, hexes: list[str], speaker: Speaker) -> str:
    return speaker.say("told", "at", thing=thing, hexes=hexes_told(hexes, speaker))


def fleet(look: Look, firm: Firm, speaker: Speaker) -> str:
    """Where the Bots and the Rover of a company are."""
    bots = [
        cell["hex"]
        for cell in look["map"]
        for unit in cell["units"]
        if unit["company"] == firm["company"] and unit["unit"] != ROVER
    ]
    told = [_at(speaker.say("told", "bots", n=len(bots)), bots, speaker)] if bots else []
    if firm["rover"]:
        told.append(_at(speaker.name("unit", ROVER), [firm["rover"]], speaker))
    return ", ".join(told) or speaker.say("told", "none")


# -- the own pieces -------------------------------------------------------------------------------


def pieces(look: Look, firm: Firm, speaker: Speaker) -> Section:
    """Bots and Rover, where each stands and what lies on the six hexes around it."""
    cells = {cell["hex"]: cell for cell in look["map"]}
    places = {
        unit["unit"]: hex_
        for hex_, cell in cells.items()
        for unit in cell["units"]
        if unit["company"] == firm["company"]
    }
    rows = [_piece("on", unit, places[unit], cells, speaker) for unit in UNIT_IDS if unit in places]
    if ROVER not in places:
        rows.append(_piece("rover_waits", ROVER, CHARTS["first_mine"], cells, speaker))
    heads = [speaker.say("told", "head", "piece"), "", speaker.say("told", "head", "around")]
    return Section("pieces", speaker.say("told", "pieces"), heads=heads, rows=rows)


def _piece(stands: str, unit: str, hex_: str, cells: dict[str, Cell], speaker: Speaker) -> list[str]:
    where = speaker.say("told", stands, hex=speaker.name("hex", hex_))
    return [speaker.name("unit", unit), where, _around(cells, hex_, speaker)]


def _around(cells: dict[str, Cell], hex_: str, speaker: Speaker) -> str:
    told = []
    for i, way in enumerate(DIRECTION_IDS):
        beside = BESIDE[WAYS * HEX_IDS.index(hex_) + i]
        if beside >= 0:
            told.append(_neighbour(cells[HEX_IDS[beside]], way, speaker))
    return ", ".join(told)


def _neighbour(cell: Cell, way: str, speaker: Speaker) -> str:
    place = _with(cell, _on(cell, speaker), speaker)
    return speaker.say("told", "way", way=speaker.name("way", way), place=place)
