"""What is printed on the board: the hexes column by column, the spaces beside the map, the prices."""

from tharsis.games.on_mars.board import (
    CENTRE,
    COLUMNS,
    HEX_IDS,
    LAST_ORBIT_SPACE,
    LSS_STARTS,
    NEIGHBOURS,
    RESEARCH_HEXES,
    SHELTER_STARTS,
)
from tharsis.games.on_mars.codes import BUILDING_IDS, SIDE_IDS
from tharsis.games.on_mars.deck import DISCOVERIES, TILE_IDS
from tharsis.games.on_mars.designed import DESIGNED
from tharsis.games.on_mars.telling.companies import executives, laboratory
from tharsis.games.on_mars.telling.phrases import CHARTS, benefit, cost, gains, own_value
from tharsis.kernel import Section, Speaker


def tell_board(speaker: Speaker) -> list[Section]:
    columns = [_column(name, speaker) for name, _, _, _ in COLUMNS]
    columns[0].lines.append(speaker.say("told", "map_help"))
    return [
        *columns,
        _buildings(speaker),
        _turn_order(speaker),
        laboratory(speaker),
        _tech_grid(speaker),
        executives((), speaker),
        _quarters(speaker),
    ]


def _column(name: str, speaker: Speaker) -> Section:
    """The hexes of a column, from north to south."""
    hex_, beside = [speaker.say("told", "head", id) for id in ("hex", "beside")]
    rows = [_hex(index, speaker) for index, id in enumerate(HEX_IDS) if id[0] == name]
    title = speaker.say("told", "hexes_of", column=name.upper())
    return Section(f"column_{name}", title, heads=[hex_, "", beside], rows=rows)


def _hex(hex_: int, speaker: Speaker) -> list[str]:
    beside = [speaker.name("hex", HEX_IDS[other]) for other in NEIGHBOURS[hex_]]
    return [speaker.name("hex", HEX_IDS[hex_]), _starts(hex_, speaker), ", ".join(beside)]


def _starts(hex_: int, speaker: Speaker) -> str:
    """What may lie on a hex when the game starts; where Shelters and Research tiles do is our own value."""
    if hex_ == CENTRE:
        return speaker.say("told", "starts_mine")
    if hex_ in LSS_STARTS:
        return speaker.say("told", "starts_building")
    own = speaker.say("told", "own", DESIGNED)
    if any(hex_ in corners for corners in SHELTER_STARTS):
        return f"{speaker.say('told', 'starts_shelter')} ({own})"
    for letter, pair in enumerate(RESEARCH_HEXES):
        if hex_ in pair:
            return f"{speaker.name('tile', TILE_IDS[DISCOVERIES + letter])} ({own})"
    return ""


def _buildings(speaker: Speaker) -> Section:
    rows = [
        [
            speaker.name("building", id),
            cost([CHARTS["building_cost"][id]], speaker),
            gains([CHARTS["product"][id]], speaker),
        ]
        for id in BUILDING_IDS
    ]
    heads = [speaker.say("told", "head", id) for id in ("building", "cost", "gives")]
    return Section("buildings", speaker.say("told", "buildings"), heads=heads, rows=rows)


def _turn_order(speaker: Speaker) -> Section:
    rows = []
    for i, id in enumerate(CHARTS["space_benefit"]):
        given = benefit(id, speaker)
        rows.append(
            [
                speaker.say("board", "space", space=i + 1),
                speaker.name("side", SIDE_IDS[i >= LAST_ORBIT_SPACE]),
                speaker.say("told", "gives", gains=given) if given else "",
                own_value(f"space_{i + 1}", speaker),
            ]
        )
    heads = [speaker.say("told", "head", "space"), "", "", ""]
    return Section("turn_order", speaker.say("told", "turn_order"), heads=heads, rows=rows)


def _tech_grid(speaker: Speaker) -> Section:
    rows = [[speaker.name("grid", id), cost(due, speaker)] for id, due in CHARTS["grid_cost"].items()]
    heads = [speaker.say("told", "head", "space"), speaker.say("told", "head", "cost")]
    return Section("technologies", speaker.say("told", "technologies"), heads=heads, rows=rows)


def _quarters(speaker: Speaker) -> Section:
    """What a Ship costs, and what Colonists in the Living Quarters score."""
    steps = CHARTS["quarters_op"]
    rising = [n for n in range(1, len(steps)) if steps[n] > steps[n - 1]]
    told = [speaker.say("told", "quarters_from", n=n, op=steps[n]) for n in rising]
    lines = [
        speaker.say("told", "ship_cost", cost=cost(CHARTS["ship_cost"], speaker)),
        speaker.say("told", "quarters", steps=", ".join(told)),
    ]
    return Section("company", speaker.say("board", "company"), lines)
