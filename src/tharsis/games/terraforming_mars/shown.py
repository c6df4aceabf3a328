"""The shape of all that is shown of this game; the page's types are made from it (scripts/look_types.py)."""

from typing import Final, Literal, NotRequired, TypedDict

Resource = Literal["megacredits", "steel", "titanium", "plants", "energy", "heat"]
Stock = dict[Resource, int]
#: Units of steel, titanium and heat; M€ fill up.
Mix = tuple[int, int, int]
Means = Literal["steel", "titanium", "heat"]
Area = Literal["land", "ocean", "noctis"]

# -- the table ------------------------------------------------------------------------------------


class Hex(TypedDict):
    id: str
    row: int
    col: int
    type: Area
    name: str | None
    volcanic: bool
    bonus: dict[str, int]
    tile: str | None
    owner: int | Literal["neutral"] | None
    claim: int | None


class Offworld(TypedDict):
    id: str
    owner: int | None


class Milestone(TypedDict):
    id: str
    goal: int
    owner: int | None
    standing: list[int]


class Award(TypedDict):
    id: str
    funder: int | None
    standing: list[int]
    points: list[int]


class Project(TypedDict):
    id: str
    price: int


class InPlay(TypedDict):
    """A card on the table, with the resources that lie on it."""

    id: str
    resource: str | None
    resources: int
    used: bool
    points: int


class Score(TypedDict):
    rating: int
    awards: int
    milestones: int
    greeneries: int
    cities: int
    cards: int
    total: int


class Player(TypedDict):
    seat: int
    corporation: str | None
    beginner: bool
    rating: int
    stock: Stock
    production: Stock
    steel_value: int
    titanium_value: int
    plants_per_greenery: int
    heat_as_money: bool
    shift: int
    next_discount: int
    tags: dict[str, int]
    hand: int
    cards: list[InPlay]
    corporation_used: bool
    events: list[str]
    passed: bool
    ready: bool
    first_action_due: bool
    score: Score


class Hindrance(TypedDict):
    """A reason in words: its key, the rule and its operands."""

    key: str
    rule: str
    args: dict[str, str | int]


class Held(TypedDict):
    """A card in hand: what it costs now, and what hinders playing it."""

    id: str
    price: int
    why: Hindrance | None


class Choosing(TypedDict):
    """Cards in front of a seat to choose from; ``price`` is what keeping one costs, ``brings`` what selling
    one brings, ``affordable`` how many the money of each corporation buys."""

    corporations: list[str]
    affordable: dict[str, int]
    corporation: str | None
    cards: list[str]
    kept: list[str]
    price: int
    brings: int


class Discount(TypedDict):
    tag: str | None
    less: int


#: What is paid, every way to do it, and the sensible one; ``asked`` is what the first move names.
Payment = TypedDict(
    "Payment",
    {
        "for": str | None,
        "cost": int | None,
        "discounts": list[Discount],
        "price": int,
        "asked": Means,
        "worth": dict[Means, int],
        "ways": list[Mix],
        "sensible": Mix,
    },
)


class Look(TypedDict):
    phase: str
    generation: int
    last_generation: int | None
    first: int
    active: int | None
    solo: bool
    corporate_era: bool
    draft: bool
    draft_to: Literal["left", "right"] | None
    temperature: int
    oxygen: int
    oceans: int
    deck: int
    discards: int
    hexes: list[Hex]
    offworld: list[Offworld]
    milestones: list[Milestone]
    milestones_left: int
    milestone_price: int
    awards: list[Award]
    award_price: int | None
    projects: list[Project]
    players: list[Player]
    hand: list[Held]
    choosing: Choosing | None
    payment: Payment | None
    revealed: str | None


# -- what is printed ------------------------------------------------------------------------------


class Need(TypedDict):
    what: str
    of: str
    at_least: NotRequired[int]
    at_most: NotRequired[int]


class Card(TypedDict):
    """A corporation's cost is its money; ``points`` is nothing where they are counted."""

    id: str
    number: int | None
    cost: int
    tags: list[str]
    color: Literal["green", "blue", "red", "corporation"]
    era: bool
    needs: list[Need]
    points: int | None
    resource: str | None
    action: bool


#: What a picture on a card shows; `or`, `per` and `then` stand between others.
Picture = Literal[
    "resource/megacredits", "resource/steel", "resource/titanium", "resource/plants", "resource/energy",
    "resource/heat",
    "tag/building", "tag/space", "tag/power", "tag/science", "tag/jovian", "tag/earth", "tag/plant",
    "tag/microbe", "tag/animal", "tag/city", "tag/event",
    "cube/animal", "cube/microbe", "cube/science", "cube/fighter", "cube/any",
    "tile/ocean", "tile/greenery", "tile/city", "tile/capital", "tile/natural_preserve", "tile/mining_area",
    "tile/mining_rights", "tile/commercial_district", "tile/nuclear_zone", "tile/industrial_center",
    "tile/ecological_zone", "tile/lava_flows", "tile/mohole_area", "tile/restricted_area", "tile/any",
    "temperature", "oxygen", "rating", "points", "card", "look", "next", "project", "requirement", "claim",
    "copy", "protect", "or", "per", "then",
]  # fmt: skip


class Sign(TypedDict):
    """A picture with its figure; ``box``: of production, ``any``: of any player, ``star``: see the text."""

    icon: Picture
    n: NotRequired[int | str]
    box: NotRequired[bool]
    any: NotRequired[bool]
    star: NotRequired[bool]


class Row(TypedDict):
    """A line of pictures: ``when`` stands before the arrow of an action or the colon of a lasting effect."""

    kind: Literal["now", "first", "action", "lasting", "points"]
    when: list[Sign]
    then: list[Sign]


class Space(TypedDict):
    id: str
    type: Area
    name: str | None
    neighbours: list[str]


class Bonus(TypedDict):
    """What a step of a track gives."""

    at: int
    gives: str


class Track(TypedDict):
    """A parameter of the planet: the figures printed on its track, from the start to the goal."""

    steps: list[int]
    bonuses: list[Bonus]


class Charts(TypedDict):
    """``degrees`` are those of a step of temperature, ``oceans`` is how many there are; what cards do, what
    milestones and awards count and what projects bring is drawn in pictures, by their ids."""

    temperature: Track
    oxygen: Track
    degrees: int
    oceans: int
    cards: dict[str, list[Row]]
    goals: dict[str, list[Sign]]
    projects: dict[str, list[Sign]]


SHOWN: Final[dict[str, object]] = {"Look": Look, "Card": Card, "Space": Space, "Charts": Charts}
