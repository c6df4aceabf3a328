"""What is printed on a card, as data: the rules read these tables, and the files in ``cards`` fill them."""

from typing import TYPE_CHECKING, Final

from tharsis.games.terraforming_mars import board
from tharsis.games.terraforming_mars.actions import DUE_CHOICE
from tharsis.games.terraforming_mars.deck import ASSET_IDS, ASSETS, PROJECTS

if TYPE_CHECKING:
    from tharsis.games.terraforming_mars.state import TMState

# What a requirement looks at (5.5).
NEED_TEMPERATURE: Final = 0
NEED_OXYGEN: Final = 1
NEED_OCEANS: Final = 2
NEED_TAGS: Final = 3
NEED_PRODUCTION: Final = 4
NEED_GREENERY: Final = 5
NEED_CITIES: Final = 6
NEED_IDS: Final[tuple[str, ...]] = (
    "temperature",
    "oxygen",
    "oceans",
    "tag",
    "production",
    "greenery",
    "cities",
)


class Need:
    """5.5: one requirement: a figure of at least (or at most) so much when the card is played."""

    def __init__(self, kind: int, what: int, bound: int, most: bool) -> None:
        self.kind: Final = kind
        self.what: Final = what
        self.bound: Final = bound
        self.most: Final = most


class Points:
    """5.7: what a card is worth at the end. Plain cards give `plain`; the subclasses count."""

    def __init__(self, plain: int) -> None:
        self.plain: Final = plain
        self.counted: bool = False

    def count(self, s: "TMState", seat: int, card: int) -> int:
        return self.plain


class Effect:
    """5.6: one immediate effect. `fault` says why it cannot be done now (0 when it can), `apply` does it
    or leaves it due. A production box can be copied (Robotic Workforce): `boxed` marks those effects."""

    boxed: bool = False

    def fault(self, s: "TMState", seat: int, card: int) -> int:
        return 0

    def short(self, s: "TMState", seat: int, card: int) -> tuple[int, ...]:
        """The figures of that fault."""
        return ()

    def apply(self, s: "TMState", seat: int, card: int) -> None:
        return

    def copy_fault(self, s: "TMState", seat: int, card: int) -> int:
        return self.fault(s, seat, card)

    def copy(self, s: "TMState", seat: int, card: int) -> None:
        self.apply(s, seat, card)


class Deed:
    """8.5: one way to use a card's action: what it costs, and what it brings."""

    def __init__(
        self,
        effects: tuple[Effect, ...],
        way: int = -1,
        pay: int = 0,
        metal: int = 0,
        spend: int = -1,
        amount: int = 0,
        give_up: int = -1,
        cubes: int = 0,
    ) -> None:
        self.effects: Final = effects
        self.way: Final = way
        #: Price in M€, and the metal that may help (0: none).
        self.pay: Final = pay
        self.metal: Final = metal
        #: Resource of the own stock, and how many of it.
        self.spend: Final = spend
        self.amount: Final = amount
        #: Production lowered by one step.
        self.give_up: Final = give_up
        #: Special resources taken from the card itself.
        self.cubes: Final = cubes


class Either(Effect):
    """8.1.3: exactly one of several; the choice is left due."""

    def __init__(self, options: tuple[Deed, ...]) -> None:
        self.options: Final = options

    def apply(self, s: "TMState", seat: int, card: int) -> None:
        s.owe(seat, DUE_CHOICE, card)


class Ongoing:
    """5.3: a lasting effect. `enter` changes the owner's standing figures when the card comes into play."""

    def enter(self, s: "TMState", seat: int) -> None:
        return


class OnTile(Ongoing):
    """A lasting effect of ``card`` that reacts to a tile. Off the planet ``hex_`` is -1."""

    def placed(self, s: "TMState", owner: int, card: int, by: int, hex_: int, tile: int) -> None:
        return


class OnTag(Ongoing):
    """A lasting effect of ``card`` that reacts to each tag somebody plays."""

    def tagged(self, s: "TMState", owner: int, card: int, by: int, tag: int, played: int) -> None:
        return


class OnCard(Ongoing):
    """A lasting effect that reacts to a card its owner has paid for and played."""

    def played(self, s: "TMState", owner: int, card: int) -> None:
        return


class OnProject(Ongoing):
    """A lasting effect that reacts to a standard project its owner has paid for."""

    def built(self, s: "TMState", owner: int, price: int) -> None:
        return


def _options(effects: tuple[Effect, ...]) -> tuple[Deed, ...]:
    for effect in effects:
        if isinstance(effect, Either):
            return effect.options
    return ()


class Card:
    """A project card or a corporation, as printed."""

    def __init__(
        self,
        index: int,
        cost: int,
        tags: tuple[int, ...],
        era: bool,
        needs: tuple[Need, ...],
        holds: int,
        points: Points,
        effects: tuple[Effect, ...],
        action: tuple[Deed, ...],
        ongoing: tuple[Ongoing, ...],
        first: tuple[Effect, ...],
    ) -> None:
        self.index: Final = index
        self.id: Final = ASSET_IDS[index]
        self.cost: Final = cost
        self.event: Final = board.EVENT in tags
        self.tags: Final = tuple([tag for tag in tags if tag != board.EVENT])
        self.building: Final = board.BUILDING in tags
        self.space: Final = board.SPACE in tags
        self.era: Final = era
        self.needs: Final = needs
        self.holds: Final = holds
        self.points: Final = points
        self.effects: Final = effects
        self.action: Final = action
        self.ongoing: Final = ongoing
        #: The ways of its "either … or".
        self.either: Final = _options(effects)
        #: 5.2: what a corporation must do as its first action.
        self.first: Final = first
        #: Place of its special resources in the state, or -1.
        self.holder: int = -1
        #: Bit of its action in the state's mask of used actions, or -1.
        self.bit: int = -1

    @property
    def color(self) -> str:
        if self.index >= PROJECTS:
            return "corporation"
        return "red" if self.event else "blue" if self.action or self.ongoing else "green"


NO_POINTS: Final = Points(0)
_BLANK: Final = Card(0, 0, (), False, (), -1, NO_POINTS, (), (), (), ())

#: All cards by index; corporations follow the 208 projects.
CARDS: Final[list[Card]] = [_BLANK] * ASSETS
#: Cards that hold special resources, in printed order, and cards with an action.
HOLDERS: Final[list[int]] = []
ACTORS: Final[list[int]] = []
# Reactions with the card each is printed on.
TILE_CARDS: Final[list[int]] = []
TILE_EFFECTS: Final[list[OnTile]] = []
TAG_CARDS: Final[list[int]] = []
TAG_EFFECTS: Final[list[OnTag]] = []
CARD_CARDS: Final[list[int]] = []
CARD_EFFECTS: Final[list[OnCard]] = []
PROJECT_CARDS: Final[list[int]] = []
PROJECT_EFFECTS: Final[list[OnProject]] = []


def _enter(index: int, card: Card) -> None:
    if CARDS[index] is not _BLANK:
        raise ValueError(f"card {card.id} is printed twice")
    CARDS[index] = card
    if card.holds >= 0:
        card.holder = len(HOLDERS)
        HOLDERS.append(index)
    if card.action:
        card.bit = len(ACTORS)
        ACTORS.append(index)
    for effect in card.ongoing:
        if isinstance(effect, OnTile):
            TILE_CARDS.append(index)
            TILE_EFFECTS.append(effect)
        elif isinstance(effect, OnTag):
            TAG_CARDS.append(index)
            TAG_EFFECTS.append(effect)
        elif isinstance(effect, OnCard):
            CARD_CARDS.append(index)
            CARD_EFFECTS.append(effect)
        elif isinstance(effect, OnProject):
            PROJECT_CARDS.append(index)
            PROJECT_EFFECTS.append(effect)


def card(
    number: int,
    id_: str,
    *,
    cost: int,
    tags: tuple[int, ...] = (),
    era: bool = False,
    needs: tuple[Need, ...] = (),
    holds: int = -1,
    points: Points = NO_POINTS,
    effects: tuple[Effect, ...] = (),
    action: tuple[Deed, ...] = (),
    ongoing: tuple[Ongoing, ...] = (),
) -> None:
    """Print a project card; ``era`` marks those of the Corporate Era."""
    if ASSET_IDS[number - 1] != id_:
        raise ValueError(f"card {number} is {ASSET_IDS[number - 1]}, not {id_}")
    _enter(number - 1, Card(number - 1, cost, tags, era, needs, holds, points, effects, action, ongoing, ()))


def corporation(
    id_: str,
    *,
    money: int,
    tags: tuple[int, ...] = (),
    era: bool = False,
    start: tuple[Effect, ...] = (),
    first: tuple[Effect, ...] = (),
    action: tuple[Deed, ...] = (),
    ongoing: tuple[Ongoing, ...] = (),
) -> None:
    """Print a corporation: its money stands where a project has its cost."""
    index = ASSET_IDS.index(id_, PROJECTS)
    _enter(index, Card(index, money, tags, era, (), -1, NO_POINTS, start, action, ongoing, first))
