"""The map: hex by hex, or by what stands on it; the own pieces and what lies around them."""

from typing import Final

from tharsis.games.on_mars.board import BESIDE, DIRECTION_IDS, HEX_IDS, NEIGHBOURS, WAYS
from tharsis.games.on_mars.codes import BUILDING_IDS
from tharsis.games.on_mars.shown import Cell, Firm, Look, Unit
from tharsis.games.on_mars.telling.phrases import CHARTS, hexes_told, stock
from tharsis.kernel import Section, Speaker

ROVER: Final = "rover"


def _of(company: str, thing: str, speaker: Speaker) -> str:
    return speaker.say("told", "of", company=speaker.name("company", company), thing=thing)


def _unit(unit: Unit, speaker: Speaker) -> str:
    return _of(unit["company"], speaker.name("unit", unit["unit"]), speaker)


def _holders(cell: Cell, speaker: Speaker) -> list[str]:
    """Whose a building is, by upgrade or by a miner."""
    told = []
    if cell["advanced"]:
        told.append(_of(cell["marker"], speaker.name("blueprint", cell["advanced"]), speaker))
    if cell["miner"]:
        told.append(_of(cell["miner"], speaker.say("told", "miner"), speaker))
    return told


def _building(cell: Cell, speaker: Speaker) -> str:
    told = speaker.name("building", cell["building"])
    return _of(cell["owner"], told, speaker) if cell["owner"] else told


def _on(cell: Cell, speaker: Speaker) -> list[str]:
    """All that lies on a hex."""
    told = [_building(cell, speaker)] if cell["building"] else []
    if cell["size"] > 1:
        told.append(speaker.say("board", "complex", size=cell["size"]))
    told += _holders(cell, speaker)
    if cell["tile"]:
        told.append(speaker.name("tile", cell["tile"]))
    if cell["crystal"]:
        told.append(speaker.say("told", "unit", "crystal", n=1))
    return told + [_unit(unit, speaker) for unit in cell["units"]]


# -- the long form --------------------------------------------------------------------------------


def map_by_hexes(look: Look, speaker: Speaker) -> Section:
    """Every hex, with what could be built there and its neighbours."""
    rows = []
    for hex_, cell in enumerate(look["map"]):
        could = [
            _site(speaker.name("building", site["building"]), site["tech"], speaker)
            for site in look["sites"]
            if site["hex"] == cell["hex"]
        ]
        rows.append(
            [
                speaker.name("hex", cell["hex"]),
                ", ".join(_on(cell, speaker)) or speaker.say("told", "empty"),
                ", ".join(could),
                ", ".join([speaker.name("hex", HEX_IDS[n]) for n in NEIGHBOURS[hex_]]),
            ]
        )
    heads = [
        speaker.say("told", "head", "hex"),
        "",
        speaker.say("told", "head", "could"),
        speaker.say("told", "head", "beside"),
    ]
    return Section("map", speaker.say("told", "map"), [speaker.say("told", "map_help")], heads, rows)


def _site(place: str, tech: int, speaker: Speaker) -> str:
    return speaker.say("told", "site", place=place, tech=tech) if tech else place


# -- the short form -------------------------------------------------------------------------------


def brief_map(look: Look, seat: int, speaker: Speaker) -> Section:
    """Where buildings of each type stand and could stand; then tiles, crystals and the pieces of others."""
    own = look["companies"][seat]["company"] if seat >= 0 else ""
    rows = [
        [
            speaker.name("building", building),
            stock(look, building, speaker),
            _places([cell for cell in look["map"] if cell["building"] == building], speaker),
            _sites(look, building, speaker),
        ]
        for building in BUILDING_IDS
    ]
    heads = [
        speaker.say("told", "head", "building"),
        "",
        speaker.say("told", "head", "stands"),
        speaker.say("told", "head", "sites"),
    ]
    return Section("map", speaker.say("told", "map"), _loose(look, own, speaker), heads, rows)


def _places(cells: list[Cell], speaker: Speaker) -> str:
    """Buildings of one type: Complexes together, each hex with whose it is."""
    groups: dict[str, list[Cell]] = {}
    for cell in cells:
        groups.setdefault(cell["complex"] or cell["hex"], []).append(cell)
    told = []
    for group in groups.values():
        hexes = speaker.both([_place(cell, speaker) for cell in group])
        size = group[0]["size"]
        told.append(speaker.say("told", "complex", hexes=hexes, size=size) if size > 1 else hexes)
    return "; ".join(told) or speaker.say("told", "none")


def _place(cell: Cell, speaker: Speaker) -> str:
    marks = [speaker.name("company", cell["owner"])] if cell["owner"] else []
    marks += _holders(cell, speaker)
    return _with(cell, marks, speaker)


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


def _loose(look: Look, own: str, speaker: Speaker) -> list[str]:
    """What is on Mars besides buildings and the own pieces."""
    tiles = [_at(speaker.name("tile", cell["tile"]), cell, speaker) for cell in look["map"] if cell["tile"]]
    crystals = [speaker.name("hex", cell["hex"]) for cell in look["map"] if cell["crystal"]]
    units = [
        _at(_unit(unit, speaker), cell, speaker)
        for cell in look["map"]
        for unit in cell["units"]
        if unit["company"] != own
    ]
    lines = [("tiles", tiles), ("crystals", crystals), ("others", units)]
    return [speaker.say("told", id, things=", ".join(things)) for id, things in lines if things]


def _at(thing: str, cell: Cell, speaker: Speaker) -> str:
    return speaker.say("told", "at", thing=thing, hex=speaker.name("hex", cell["hex"]))


# -- the own pieces -------------------------------------------------------------------------------


def pieces(look: Look, firm: Firm, speaker: Speaker) -> Section:
    """Bots and Rover, where each stands and what lies on the six hexes around it."""
    cells = {cell["hex"]: cell for cell in look["map"]}
    rows = [
        [
            speaker.name("unit", unit["unit"]),
            speaker.say("told", "on", hex=speaker.name("hex", cell["hex"])),
            _around(cells, cell["hex"], speaker),
        ]
        for cell in look["map"]
        for unit in cell["units"]
        if unit["company"] == firm["company"]
    ]
    rows.sort()
    if not firm["rover"]:
        start = CHARTS["first_mine"]
        waits = speaker.say("told", "rover_waits", hex=speaker.name("hex", start))
        rows.append([speaker.name("unit", ROVER), waits, _around(cells, start, speaker)])
    heads = [speaker.say("told", "head", "piece"), "", speaker.say("told", "head", "around")]
    return Section("pieces", speaker.say("told", "pieces"), heads=heads, rows=rows)


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
