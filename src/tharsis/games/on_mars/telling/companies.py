"""The companies: the own one in full, the others as far as they lie open."""

from collections.abc import Sequence

from tharsis.games.on_mars.board import DEPOT, EXECUTIVE_COST, EXECUTIVE_IDS, LAB_IDS, LAB_LEVEL
from tharsis.games.on_mars.shown import Firm, Look, Tech
from tharsis.games.on_mars.telling.holdings import cards
from tharsis.games.on_mars.telling.mars import fleet
from tharsis.games.on_mars.telling.phrases import CHARTS, benefit, cost, counted, firm_name, own_value
from tharsis.kernel import Section, Speaker


def companies(look: Look, seat: int, speaker: Speaker) -> list[Section]:
    """Every company with its cards, the own one first."""
    told: list[Section] = []
    own = look["companies"][seat : seat + 1] if seat >= 0 else []
    for firm in [*own, *[firm for firm in look["companies"] if firm not in own]]:
        board = company(look, firm, seat, speaker)
        board.lines += [_score(look, firm, speaker), _supplies(look, firm, speaker)]
        told += [board, cards(look, firm, speaker, long=True)]
    return told


def company(look: Look, firm: Firm, seat: int, speaker: Speaker) -> Section:
    """A company's board: stores, people, ships, Tech."""
    name = firm_name(look, firm["company"], speaker)
    own = seat >= 0 and look["companies"][seat] == firm
    lines = [
        _stores(firm, speaker),
        _colonists(look, firm, speaker),
        _pieces(firm, speaker),
        _lab(firm, speaker),
        _found(firm, speaker),
    ]
    title = speaker.say("told", "company_you", company=name) if own else name
    return Section(f"company_{firm['company']}", title, lines)


def _stores(firm: Firm, speaker: Speaker) -> str:
    return speaker.say(
        "told",
        "stores",
        goods=counted(firm["goods"], speaker),
        limit=firm["limit"],
        crystals=firm["crystals"],
        spaces=firm["crystal_spaces"],
        waiting=firm["waiting"],
    )


def _on_slots(look: Look, firm: Firm) -> int:
    return sum(group["colonists"].count(firm["company"]) for group in look["slots"])


def _colonists(look: Look, firm: Firm, speaker: Speaker) -> str:
    return speaker.say(
        "told",
        "colonists",
        n=firm["quarters"],
        capacity=firm["capacity"],
        working=firm["working"],
        slots=_on_slots(look, firm),
        mines=sum(cell["miner"] == firm["company"] for cell in look["map"]),
        supply=firm["supply"],
    )


def _pieces(firm: Firm, speaker: Speaker) -> str:
    docked = [
        speaker.say("told", "dock", dock=dock, executive=_executive(dock, speaker)) for dock in firm["ships"]
    ]
    return speaker.say(
        "told",
        "ships",
        hangar=firm["hangar"],
        docks=", ".join(docked) or speaker.say("told", "none"),
        on=firm["bots_on_mars"],
        left=firm["bots_left"],
    )


def _techs(firm: Firm, speaker: Speaker) -> str:
    told = [
        speaker.say(
            "told", "tech", tech=speaker.name("tech", tile["tech"]), lab=speaker.name("lab", tile["space"])
        )
        for tile in firm["lab"]
    ]
    return speaker.both(told) or speaker.say("told", "none")


def _lab(firm: Firm, speaker: Speaker) -> str:
    return speaker.say("told", "lab", techs=_techs(firm, speaker))


def _found(firm: Firm, speaker: Speaker) -> str:
    """Progress cubes, and tiles taken off the map."""
    cubes = speaker.both([speaker.name("building", building) for building in firm["progress"]])
    tiles = [speaker.say("told", "discoveries", n=firm["discoveries"])] if firm["discoveries"] else []
    tiles += [speaker.name("tile", tile) for tile in firm["research"]]
    none = speaker.say("told", "none")
    return speaker.say("told", "found", cubes=cubes or none, tiles=speaker.both(tiles) or none)


def _score(look: Look, firm: Firm, speaker: Speaker) -> str:
    """9.2: the parts of the final scoring as they stand."""
    told = [
        speaker.say("told", "score_part", part=speaker.say("board", "score", part), op=op)
        for part, op in firm["score"].items()
    ]
    final = look["ending"] == "over"
    return speaker.say("told", "score_final" if final else "score_now", parts=", ".join(told))


def _supplies(look: Look, firm: Firm, speaker: Speaker) -> str:
    """What is left beside the board, and who plays."""
    left = speaker.say("told", "supplies", shelters=firm["shelters_left"], markers=firm["markers"])
    if firm["lacerda"]:
        return left
    player = speaker.player(look["companies"].index(firm))
    return " ".join([left, speaker.say("told", "player", player=player)])


def executives(ships: Sequence[int], speaker: Speaker) -> Section:
    """6.1: executive actions from the top Depot space down; a Ship bars its space."""
    rows = [
        [
            _executive(dock, speaker),
            speaker.say("told", "depot", dock=dock),
            speaker.say("told", "unit", "crystal", n=EXECUTIVE_COST[dock - 1]),
            speaker.say("told", "barred") if dock in ships else "",
            own_value(f"executive_{EXECUTIVE_IDS[dock - 1]}", speaker),
        ]
        for dock in range(1, DEPOT + 1)
    ]
    heads = [speaker.say("told", "head", "executive"), "", speaker.say("told", "head", "cost"), "", ""]
    return Section("executives", speaker.say("told", "executives"), heads=heads, rows=rows)


def _executive(dock: int, speaker: Speaker) -> str:
    """The executive action of a Depot space; that of the last is to use an Advanced Building."""
    id = EXECUTIVE_IDS[dock - 1]
    return speaker.say("board", "executive_building") if dock == DEPOT else speaker.name("executive", id)


def laboratory(speaker: Speaker) -> Section:
    """4.4: what each space of the Laboratory costs, gives and scores at the end."""
    rows = []
    for id, given in CHARTS["lab_benefit"].items():
        column = _level(id) - 1
        gift = benefit(given, speaker)
        rows.append(
            [
                speaker.name("lab", id),
                cost(CHARTS["column_cost"][column], speaker),
                speaker.say("told", "gives", gains=gift) if gift else "",
                speaker.say("told", "worth", op=CHARTS["column_op"][column]),
                own_value(f"lab_{id}", speaker),
            ]
        )
    heads = [speaker.say("told", "head", "space"), speaker.say("told", "head", "cost"), "", "", ""]
    return Section("laboratory", speaker.say("board", "lab"), heads=heads, rows=rows)


def brief_companies(look: Look, seat: int, speaker: Speaker) -> Section:
    """The others at a glance; for a spectator all."""
    own = look["companies"][seat] if seat >= 0 else None
    rows = [
        [
            firm_name(look, firm["company"], speaker),
            counted(firm["goods"] | {"crystal": firm["crystals"]}, speaker),
            speaker.say("told", "colonists_brief", n=firm["quarters"], capacity=firm["capacity"]),
            ", ".join([_tech_level(tile, speaker) for tile in firm["lab"]]) or speaker.say("told", "none"),
            fleet(look, firm, speaker),
        ]
        for firm in look["companies"]
        if firm is not own
    ]
    columns = ("company", "stores", "colonists", "techs", "fleet")
    heads = [speaker.say("told", "head", column) for column in columns]
    title = speaker.say("told", "companies" if own else "companies_all")
    return Section("companies", title, heads=heads, rows=rows)


def _tech_level(tile: Tech, speaker: Speaker) -> str:
    """A Tech as far as it can be used."""
    return speaker.say(
        "told", "tech_level", tech=speaker.name("tech", tile["tech"]), level=_level(tile["space"])
    )


def _level(space: str) -> int:
    """The level of a space of the Laboratory."""
    return LAB_LEVEL[LAB_IDS.index(space)]
