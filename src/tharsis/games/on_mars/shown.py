"""The shape of all that is shown of this game; the page's types are made from it (scripts/look_types.py)."""

from typing import Final, Literal, NotRequired, TypedDict

Ending = Literal["running", "triggered", "last_round", "over"]
#: How sure a printed value is that is not known: ours, or what follows from things known.
OwnValue = Literal["designed", "inferred"]

# -- the table: what there is none of has no name ---------------------------------------------------


class Unit(TypedDict):
    company: str
    unit: str


class Cell(TypedDict):
    """A hex of the map with all that lies on it."""

    hex: str
    building: str
    owner: str
    size: int
    complex: str
    advanced: str
    marker: str
    miner: str
    crystal: bool
    tile: str
    units: list[Unit]


class Tech(TypedDict):
    tech: str
    space: str


class Blueprint(TypedDict):
    blueprint: str
    hex: str
    scientist: str
    tile: str


class Scientist(TypedDict):
    scientist: str
    at: str


class Contract(TypedDict):
    contract: str
    done: bool
    minerals: int
    items: int


class Firm(TypedDict):
    """A company; ``score`` is what each part would bring if the game ended now."""

    company: str
    lacerda: bool
    op: int
    score: dict[str, int]
    side: str
    space: int
    laid: bool
    goods: dict[str, int]
    limit: int
    crystals: int
    crystal_spaces: int
    waiting: int
    ships: list[int]
    hangar: int
    quarters: int
    capacity: int
    working: int
    supply: int
    shelters_left: int
    bots_on_mars: int
    bots_left: int
    rover: str
    markers: int
    lab: list[Tech]
    progress: list[str]
    discoveries: int
    research: list[str]
    blueprints: list[Blueprint]
    scientists: list[Scientist]
    contracts: list[Contract]
    goals: list[str]
    goal_done: str
    settler: list[str]
    tasks: list[str]


class Slots(TypedDict):
    """Who stands on the slots of an action, how many places, and what one more of mine would cost extra."""

    action: str
    colonists: list[str]
    places: int
    extra: int


class Shuttle(TypedDict):
    side: str
    space: int


class LifeSupport(TypedDict):
    building: str
    row: int
    reward: str


class Mission(TypedDict):
    space: str
    mission: str
    left: int
    crystals: int
    action: str


class Post(TypedDict):
    post: str
    scientist: str
    contract: str


class Site(TypedDict):
    """Where the seat's Bots could build a type, and the Tech level it would take."""

    building: str
    hex: str
    tech: int


class SoloCard(TypedDict):
    action: int
    mission: str
    travels: bool


#: Lacerda, the rival of whoever plays alone.
Solo = TypedDict(
    "Solo",
    {"goal": str, "deck": int, "pass": int, "icon": str, "bots": int, "card": SoloCard | None},
)


class Look(TypedDict):
    round: int
    ending: Ending
    active: str
    main_done: bool
    executive_done: bool
    level: int
    remaining: int
    shuttle: Shuttle
    map: list[Cell]
    stacks: dict[str, int]
    lss: list[LifeSupport]
    missions: list[Mission]
    warehouse: dict[str, int]
    grid: list[Tech]
    tech_stack: int
    display: list[str]
    posts: list[Post]
    contract_deck: list[str]
    exploration: list[str]
    discovery_stack: int
    radar: str
    slots: list[Slots]
    spaces: list[str]
    companies: list[Firm]
    sites: list[Site]
    solo: Solo | None


# -- what is printed ------------------------------------------------------------------------------


class Card(TypedDict):
    id: str
    kind: Literal[
        "blueprint", "scientist", "contract", "mission", "goal", "tile", "reward", "settler", "task"
    ]
    level: NotRequired[int]
    building: NotRequired[str]
    gain: NotRequired[str]
    works_in: NotRequired[str]
    scores: NotRequired[str]
    needs: NotRequired[list[int]]
    crystals: NotRequired[int]
    buildings: NotRequired[list[str]]
    own_value: NotRequired[OwnValue]


class Space(TypedDict):
    """A hex in axial coordinates, with what a Bot there reaches, its own hex first, and what starts there; or
    a space of the Turn Order, of the Laboratory or beside the Depot."""

    id: str
    q: NotRequired[int]
    r: NotRequired[int]
    zone: NotRequired[list[str]]
    starts: NotRequired[str]
    gives: NotRequired[str]
    own_value: NotRequired[OwnValue]


class Charts(TypedDict):
    """Costs in units (an item, ``crystal``, ``colonist``, ``any``), benefits by name, OP by number."""

    building_cost: dict[str, str]
    product: dict[str, str]
    grid_cost: dict[str, list[str]]
    column_cost: list[list[str]]
    column_op: list[int]
    lab_benefit: dict[str, str]
    space_benefit: list[str]
    executive_cost: dict[str, int]
    ship_cost: list[str]
    scientist_cost: dict[str, list[str]]
    scientist_op: int
    contract: dict[str, str]
    contract_cost: list[str]
    contract_op: dict[str, int]
    quarters_op: list[int]
    first_mine: str


# -- what is known before a move ------------------------------------------------------------------


class Price(TypedDict):
    """What a choice costs and brings, as far as the board prints it, and the Tech level it takes."""

    pays: list[str]
    gets: list[str]
    tech: int


SHOWN: Final[dict[str, object]] = {
    "Look": Look,
    "Card": Card,
    "Space": Space,
    "Charts": Charts,
    "Price": Price,
}
