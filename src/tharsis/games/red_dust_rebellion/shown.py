"""The shape of all that is shown of this game; the page's types are made from it (scripts/look_types.py)."""

from typing import Final, Literal, NotRequired, TypedDict

Faction = Literal["mg", "corp", "rd", "cr"]
Side = Literal["mg", "corp", "rd", "cr", "eg"]
Nobody = Literal[""]
Control = Faction | Literal["coin"] | Nobody
Storm = Literal["", "approaching", "raging"]
Did = Literal["", "op", "op_and_special", "event"]

# -- the table ------------------------------------------------------------------------------------


class SpaceLook(TypedDict):
    """Spaces off Mars have no level, control or storm, and only some a supply."""

    pieces: dict[str, int]
    population: NotRequired[int]
    settlers: NotRequired[int]
    damage: NotRequired[int]
    level: NotRequired[str]
    control: NotRequired[Control]
    storm: NotRequired[Storm]
    supply: NotRequired[int]


class FactionLook(TypedDict):
    """``total`` is a Nonplayer's die roll, kept for the turn. At a Dust Storm ``score`` must exceed
    ``threshold``; ``margin`` is what it is above."""

    seat: int
    eligible: bool
    acted: bool
    resources: int | None
    total: int | None
    score: int
    threshold: int
    margin: int
    bases: int


class EventLook(TypedDict):
    id: str
    flashpoint: int


class Confidence(TypedDict):
    box: int
    value: int
    plus: bool
    controller: Faction | Nobody


class Assets(TypedDict):
    """Cards this seat does not know have no name."""

    hand: list[str]
    in_play: list[str]
    discard: list[str]
    deck: int


class Look(TypedDict):
    """``played``: the Events that have been current, Dust Storms included, by their numbers. ``owed`` is what
    the acting Faction has to pay, ``pledged`` what others have set aside for it."""

    spaces: dict[str, SpaceLook]
    available: dict[str, int]
    casualties: dict[str, int]
    gone: dict[str, int]
    displaced: int
    factions: dict[Faction, FactionLook]
    order: list[Faction]
    first_did: Did
    acting: Faction | Nobody
    profits: int
    confidence: Confidence
    flashpoint: int
    rodgers: bool
    haboob: bool
    current: EventLook | None
    next: EventLook | None
    played: list[str]
    events_left: int
    storm_rounds: int
    campaigns: list[str]
    campaigns_gone: list[str]
    campaigns_drawn: list[str]
    assets: Assets
    curiosity: list[str]
    owed: int
    pledged: int
    chosen: list[str]


# -- what is printed ------------------------------------------------------------------------------


class EventCard(TypedDict):
    id: str
    deck: Literal["event"]
    number: int
    storm: bool
    flashpoint: int
    order: list[Faction]


class AssetCard(TypedDict):
    id: str
    deck: Literal["asset"]
    number: int
    kind: Literal["capability", "event", "resource"]
    value: int
    operation: str


class CampaignCard(TypedDict):
    id: str
    deck: Literal["campaign"]
    number: int


Card = EventCard | AssetCard | CampaignCard


class Space(TypedDict):
    """``green`` and ``grey`` are boxes of infrastructure, ``bases`` how many may stand there."""

    id: str
    mars: bool
    labyrinth: bool
    green: int
    grey: int
    bases: int
    adjacent: list[str]
    lines: list[str]


class ConfidenceBox(TypedDict):
    value: int
    controller: Faction | Nobody


class PieceKind(TypedDict):
    """``plain`` is the kind as which it is placed; ``casualty``: it goes to Casualties when removed."""

    owner: Side
    plain: str
    base: bool
    active: bool
    casualty: bool


class Charts(TypedDict):
    """``confidence`` from the bottom box up; ``pieces`` in the order of the inventory; ``track_end``: where
    the edge track ends."""

    confidence: list[ConfidenceBox]
    pieces: dict[str, PieceKind]
    track_end: int


class Odds(TypedDict):
    """6.9, 6.12: what dice that are set do: how many enemy forces they may remove, whether they Damage."""

    removes: int
    damage: bool


SHOWN: Final[dict[str, object]] = {
    "Look": Look,
    "Card": Card,
    "Space": Space,
    "Charts": Charts,
    "Odds": Odds,
}
