"""The shape of all that is shown of this game; the page's types are made from it (scripts/look_types.py)."""

from typing import Final, Literal, NotRequired, TypedDict

Power = Literal["us", "ussr"]
Influence = tuple[int, int]
Phase = Literal["setup", "headline", "action", "end"]
Until = Literal["turn", "game", "scoring", "released", "next_round"]
Degree = Literal["none", "presence", "domination", "control"]
OperationKind = Literal["influence", "realignment", "coup", "any"]
EraId = Literal["early", "mid", "late"]
RegionId = Literal["europe", "asia", "middle_east", "africa", "central_america", "south_america"]

# -- the table ------------------------------------------------------------------------------------


class InSpace(TypedDict):
    """A side in the Space Race; tries of this turn."""

    box: int
    tries: int
    allowed: int


class ChinaCard(TypedDict):
    holder: Power | None
    face_up: bool


class Hand(TypedDict):
    """``cards`` are those this seat knows."""

    count: int
    cards: list[str]


class Headline(TypedDict):
    chosen: bool
    card: str | None


class Effect(TypedDict):
    card: str
    side: Power | None
    until: Until
    region: str | None


class Standing(TypedDict):
    countries: int
    battlegrounds: NotRequired[int]
    beside_enemy: NotRequired[int]
    standing: NotRequired[Degree]
    vp: int


class RegionLook(TypedDict):
    """As a scoring card would score now; ``net`` is positive for the US."""

    us: Standing
    ussr: Standing
    net: int


class Operation(TypedDict):
    """The operation under way."""

    by: Power
    kind: OperationKind
    card: str | None
    points: int
    spent: int
    left: int
    bonus: list[str]


class Outcome(TypedDict):
    winner: Power | None
    how: str


class Look(TypedDict):
    """The table as a seat may see it; `view.look` says more."""

    turn: int
    round: int
    phase: Phase
    phasing: Power | None
    rounds: dict[Power, int]
    defcon: int
    vp: int
    military_ops: dict[Power, int]
    space: dict[Power, InSpace]
    china: ChinaCard
    influence: dict[str, Influence]
    control: dict[str, Power]
    hands: dict[Power, Hand]
    headlines: dict[Power, Headline]
    deck: int
    discard: list[str]
    removed: list[str]
    table: list[str]
    looked_at: list[str]
    effects: list[Effect]
    crisis: Power | None
    owed: Power | None
    trapped: list[Power]
    regions: dict[str, RegionLook]
    operation: Operation | None
    options: dict[str, bool | int | str]
    result: Outcome | None


# -- what is printed ------------------------------------------------------------------------------


class Card(TypedDict):
    id: str
    number: int
    side: Literal["us", "ussr", "neutral"]
    ops: int
    era: EraId
    scoring: bool
    starred: bool
    underlined: bool
    war: bool
    optional: bool


class Space(TypedDict):
    """A country, or the space of the Chinese Civil War; ``adjacent`` names the superpowers, too."""

    id: str
    region: RegionId
    subregions: list[str]
    stability: int
    battleground: bool
    adjacent: list[str]
    variant: bool


class SpaceBox(TypedDict):
    """The highest roll that succeeds, the least Ops, VP of the first and the second, an ability."""

    box: int
    roll: int
    ops: int
    first: int
    second: int
    ability: bool


class War(TypedDict):
    """The turns of an era."""

    era: EraId
    first: int
    last: int


class Charts(TypedDict):
    """By region the VP of presence, domination and control (0 for Europe's: it wins the game). ``vp_end``:
    where the VP track ends, and with it the game."""

    regions: dict[str, list[int]]
    space: list[SpaceBox]
    wars: list[War]
    vp_end: int


# -- what is known before a move ------------------------------------------------------------------


class CoupOdds(TypedDict):
    """The change is the enemy influence removed and the own added; outcomes by die: influence after it.
    ``ends`` is set where the game is over whatever the die shows."""

    kind: Literal["coup"]
    ops: int
    modifier: int
    succeeds: float
    controls: float
    average: float
    defcon: int
    ends: Outcome | None
    outcomes: list[Influence]


class RealignOdds(TypedDict):
    """Expected losses; outcomes by US die, then by USSR die: influence after it."""

    kind: Literal["realign"]
    us: int
    ussr: int
    gain: float
    loss: float
    outcomes: list[Influence]


class WarOdds(TypedDict):
    """``minus`` is off the die; outcomes by die: influence after it."""

    kind: Literal["war"]
    by: Power
    minus: int
    wins: float
    vp: int
    outcomes: list[Influence]


class SpaceOdds(TypedDict):
    """A die up to ``roll`` reaches the box; outcomes by die: the box after it."""

    kind: Literal["space"]
    box: int
    roll: int
    succeeds: float
    vp: int
    outcomes: list[int]


Odds = CoupOdds | RealignOdds | WarOdds | SpaceOdds


class Price(TypedDict):
    """What a marker costs in points of an operation (6.1.2)."""

    points: int


SHOWN: Final[dict[str, object]] = {
    "Look": Look,
    "Card": Card,
    "Space": Space,
    "Charts": Charts,
    "Odds": Odds,
    "Price": Price,
}
