"""What is printed on the board: the spaces Sector by Sector, and EarthGov Confidence."""

from tharsis.games.red_dust_rebellion.board import (
    ADJACENT,
    BASE_LIMIT,
    EG_CONTROLLER,
    EG_POPULATION,
    EG_SUPPLY,
    EG_TROOPS,
    EG_VALUE,
    GREEN,
    GREY,
    IS_DESERT,
    IS_LABYRINTH,
    LINES,
    SPACE_IDS,
)
from tharsis.games.red_dust_rebellion.pieces import PLAYED_IDS
from tharsis.games.red_dust_rebellion.telling.sectors import BEYOND, SECTORS
from tharsis.kernel import Section, Speaker


def tell_board(speaker: Speaker) -> list[Section]:
    sectors = [_region(id, speaker.name("sector", id), spaces, speaker) for id, spaces in SECTORS]
    return [*sectors, _region("beyond", speaker.say("told", "beyond"), BEYOND, speaker), _confidence(speaker)]


def _region(id: str, title: str, spaces: range, speaker: Speaker) -> Section:
    space, people, room, adjacent, lines = [
        speaker.say("told", head) for head in ("space", "population", "room", "adjacent", "lines")
    ]
    rows = [_space(each, speaker) for each in spaces]
    return Section(id, title, heads=[space, "", people, room, adjacent, lines], rows=rows)


def _space(space: int, speaker: Speaker) -> list[str]:
    near = [speaker.name("space", SPACE_IDS[other]) for other in ADJACENT[space]]
    ends = [speaker.name("line", line[0]) for line in LINES if space in line[1:3]]
    return [
        speaker.name("space", SPACE_IDS[space]),
        kind_of(space, speaker),
        _people(space, speaker),
        str(BASE_LIMIT[space]) if BASE_LIMIT[space] else "",
        ", ".join(near),
        ", ".join(ends),
    ]


def kind_of(space: int, speaker: Speaker) -> str:
    if IS_LABYRINTH[space]:
        return speaker.say("told", "labyrinth")
    return speaker.say("told", "desert") if IS_DESERT[space] else ""


def _people(space: int, speaker: Speaker) -> str:
    """1.7: the Population that lives there from the start, and the grey boxes for more."""
    if not GREEN[space]:
        return ""
    return speaker.say("told", "printed-population", n=GREEN[space], boxes=GREY[space])


def _confidence(speaker: Speaker) -> Section:
    """1.2: what each box is worth, who commands EarthGov there, and what Earth receives (4.2)."""
    heads = [speaker.say("told", head) for head in ("box-head", "value")]
    rows = [_box(box, speaker) for box in range(len(EG_VALUE))]
    return Section("confidence", speaker.say("board", "confidence"), heads=[*heads, "", ""], rows=rows)


def _box(box: int, speaker: Speaker) -> list[str]:
    controller = EG_CONTROLLER[box]
    if controller < 0:
        commander = speaker.say("board", "nobody")
    else:
        commander = speaker.say("board", "controller", who=speaker.name("faction", PLAYED_IDS[controller]))
    goods = {"eg-troop": EG_TROOPS[box], "supply": EG_SUPPLY[box], "population": EG_POPULATION[box]}
    sent = [speaker.say("told", "pieces", kind, n=n) for kind, n in goods.items() if n]
    told = speaker.say("told", "receives", goods=speaker.both(sent)) if sent else ""
    return [str(box), str(EG_VALUE[box]), commander, told]
