"""What a game is, and how games are found."""

from collections.abc import Callable, Mapping
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any, Final

from tharsis.kernel.actions import Actions, Kind, Lexicon
from tharsis.kernel.advisor import Advisor
from tharsis.kernel.caution import NO_WARNINGS, Caution, no_cautions
from tharsis.kernel.chance import Rng, Source
from tharsis.kernel.errors import BadOption, RulesError, UnknownGame
from tharsis.kernel.imports import Imported
from tharsis.kernel.observation import Observation
from tharsis.kernel.options import Option, Value, settle
from tharsis.kernel.scenario import Lesson
from tharsis.kernel.state import Refusal, State
from tharsis.kernel.step import AnyStep, Steps
from tharsis.kernel.tally import Tally
from tharsis.kernel.telling import (
    Foretell,
    Tell,
    TellBoard,
    foretell_nothing,
    tell_no_board,
    tell_nothing,
)

#: What a game may say of itself; the conformance kit holds it to that. An endless one can go on for
#: ever when nobody wants it to end; nonplayers are sides that nobody plays and that can win.
CAPABILITIES: Final = frozenset(
    (
        "hidden",
        "simultaneous",
        "chance",
        "asides",
        "undo",
        "solo",
        "advisor",
        "observation",
        "import",
        "lesson",
        "endless",
        "nonplayers",
    )
)


def nothing_broken(s: State) -> str:
    return ""


def nothing_hidden(s: State, seat: int) -> None:
    """The redeal of a game in which everybody sees everything."""


def nobody_decides(s: State, question: AnyStep) -> int:
    raise RulesError(f"nobody answers {type(question).__name__}")


def nothing_known(s: State, seat: int, action: int) -> None:
    """The odds and the price of actions that neither roll nor cost."""


def by_place(standings: list[tuple[int, ...]]) -> list[float]:
    """What each standing is worth beside the others: 1 for the first, -1 for the last, ties share."""
    others = len(standings) - 1
    found: list[float] = []
    for mine in standings:
        beaten = sum([mine > other for other in standings])
        lost = sum([mine < other for other in standings])
        found.append((beaten - lost) / others if others else 0.0)
    return found


def by_standing(s: State) -> list[float]:
    return by_place(s.standings())


class Game:
    """A game's printed parts: tables of actions and words, options, seats, and how to start one.

    ``prefix`` starts its message ids and rule marks (``ts-do-coup``, ``TS 6.3``). ``folder`` holds
    ``rulebook/en.md``; ``locale`` the Fluent files of a game that brings its own. What a game does with its
    own state (``setup``, ``look``, ``redeal`` …) is handed over as functions, so that its ``state`` module
    knows none of the modules that stand on it (K21).
    """

    def __init__(
        self,
        *,
        id: str,
        prefix: str,
        rules_version: int,
        seats: tuple[int, int],
        state: Callable[[], State],
        setup: Callable[[Any], None],
        look: Callable[[Any, int], Mapping[str, object]],
        standings: Callable[[Any], list[tuple[int, ...]]],
        actions: Actions,
        steps: Steps,
        reasons: Lexicon,
        prompts: Lexicon,
        logs: Lexicon,
        chances: Lexicon,
        ends: Lexicon,
        folder: Path,
        returns: Callable[[Any], list[float]] = by_standing,
        invariants: Callable[[Any], str] = nothing_broken,
        redeal: Callable[[Any, int], None] = nothing_hidden,
        decide: Callable[[Any, AnyStep], int] = nobody_decides,
        odds: Callable[[Any, int, int], Mapping[str, object] | None] = nothing_known,
        price: Callable[[Any, int, int], Mapping[str, object] | None] = nothing_known,
        warn: Callable[[Any, int, int], list[Caution]] = no_cautions,
        warnings: Lexicon = NO_WARNINGS,
        tell: Tell = tell_nothing,
        tell_board: TellBoard = tell_no_board,
        foretell: Foretell = foretell_nothing,
        asides: AnyStep | None = None,
        options: tuple[Option, ...] = (),
        capabilities: frozenset[str] = frozenset(),
        kinds: tuple[Kind, ...] = (),
        sides: Kind | None = None,
        cards: Callable[[], list[dict[str, object]]] | None = None,
        board: Callable[[], list[dict[str, object]]] | None = None,
        charts: Callable[[], Mapping[str, object]] | None = None,
        observation: Observation | None = None,
        advisor: Callable[[], Advisor] | None = None,
        importer: Callable[[str], Imported] | None = None,
        tally: Tally | None = None,
        lessons: tuple[Lesson, ...] = (),
        locale: Path | None = None,
        longest: int = 30_000,
    ) -> None:
        if unknown := capabilities - CAPABILITIES:
            raise RulesError(f"game {id}: unknown capabilities {sorted(unknown)}")
        self.id: Final = id
        self.prefix: Final = prefix
        self.rules_version: Final = rules_version
        self.seats: Final = seats
        self.state: Final = state
        #: Lays out the table by ``s.options`` and ``s.seats``, and queues the first steps.
        self.setup: Final = setup
        #: The table as a seat (-1: a spectator) may see it, ready for JSON.
        self.look: Final = look
        #: For each seat its score, then its tie-breaks; higher is better.
        self.standings: Final = standings
        #: For each seat, what a finished game was worth: from 1, won, to -1, lost.
        self.returns: Final = returns
        #: What is broken in a position, or nothing.
        self.invariants: Final = invariants
        #: Deals everything hidden from a seat anew with ``s.rng``, and renews secret answers.
        self.redeal: Final = redeal
        #: Answers a question for a side that nobody plays.
        self.decide: Final = decide
        #: For state, seat and action: what its dice can do, as the rules have it, ready for JSON; and what it
        #: costs and brings. Neither may tell anything hidden from the seat.
        self.odds: Final = odds
        self.price: Final = price
        #: What a seat should be told before it takes an action, in terms of `warnings`; only ever asked on a
        #: redeal of the seat.
        self.warn: Final = warn
        self.warnings: Final = warnings
        #: The table in words, and what odds and prices say, from the view alone; the printed board in words.
        self.tell: Final = tell
        self.tell_board: Final = tell_board
        self.foretell: Final = foretell
        #: What a seat may do at any time, as a question that always stands (K4).
        self.asides: Final = asides
        self.actions: Final = actions
        self.steps: Final = steps
        self.reasons: Final = reasons
        self.prompts: Final = prompts
        self.logs: Final = logs
        self.chances: Final = chances
        self.ends: Final = ends
        self.folder: Final = folder
        self.options: Final = options
        self.capabilities: Final = capabilities
        #: Kinds whose words are needed although no table names them (card texts, zones of the page …).
        self.kinds: Final = kinds
        #: What seats play where that has a name: powers, factions, colours.
        self.sides: Final = sides
        self.cards: Final = cards
        self.board: Final = board
        #: What is printed besides cards and spaces: tracks, prices, scoring.
        self.charts: Final = charts
        #: What a seat sees as bytes, part by part.
        self.observation: Final = observation
        if observation is not None:
            observation.belong(seats[1], options, steps, prompts)
        self.advisor: Final = advisor
        self.importer: Final = importer
        #: What is counted over many games.
        self.tally: Final = tally
        if tally is not None:
            tally.belong(actions, logs, sides)
        self.lessons: Final = lessons
        self.locale: Final = locale
        #: Decisions after which random play is given up: more than any game takes that comes to its end.
        self.longest: Final = longest

    def new(
        self,
        seed: int = 0,
        seats: int = 0,
        options: Mapping[str, object] | None = None,
        source: Source | None = None,
    ) -> State:
        """A game at its first decision. Without ``seats``: two, or as near as the game allows."""
        low, high = self.seats
        count = seats or min(max(2, low), high)
        if not low <= count <= high:
            raise BadOption(
                f"{self.id} is for {low} to {high} seats, not {count}",
                "seats",
                {"game": self.id, "low": low, "high": high, "count": count},
            )
        s = self.state()
        s.game = self
        s.options = settle(self.options, options or {})
        s.seats = count
        s.aside_base = self.actions.aside_base
        s.agenda = []
        s.answers = []
        s.rng = Rng()
        s.rng.seed(seed)
        s.source = source
        self.setup(s)
        s.advance()
        return s

    def load(self, data: bytes, older: bool = False) -> State:
        """Read a saved position; ``older`` admits one of earlier rules."""
        from tharsis.kernel.save import load

        return load(self, data, older)

    def refuse(self, refusal: Refusal, action: int) -> str:
        """A plain sentence for programmers; players get their own words from the Fluent files."""
        known = 0 <= action < self.actions.size
        what = repr(self.actions.notation(action)) if known else f"action {action}"
        rule = f" (rule {refusal.rule})" if refusal.rule else ""
        figures = f" {refusal.figures}" if refusal.figures else ""
        return f"{what} is not allowed: {refusal.name}{figures}{rule}"

    def option(self, name: str) -> Option:
        for option in self.options:
            if option.name == name:
                return option
        raise BadOption(f"{self.id} has no option {name!r}")

    def default_options(self) -> dict[str, Value]:
        return settle(self.options, {})

    def __repr__(self) -> str:
        return f"<Game {self.id}>"


_games: dict[str, Game] = {}
_apart: dict[str, Game] = {}


def games() -> dict[str, Game]:
    """All installed games by id, found through the entry points ``tharsis.games``."""
    if not _games:
        for point in sorted(entry_points(group="tharsis.games"), key=_name):
            found = _loaded(point)
            _games[found.id] = found
    return _games


def _name(point: EntryPoint) -> str:
    return point.name


def _loaded(point: EntryPoint) -> Game:
    found = point.load()
    if not isinstance(found, Game):
        raise RulesError(f"entry point {point.name} is no Game")
    return found


def game(id: str) -> Game:
    """The game of an id; underscores and any case will do."""
    name = id.lower().replace("_", "-")
    found = _games.get(name) if _games else _one(name)
    if found is None:
        found = games().get(name)
    if found is None:
        raise UnknownGame(f"there is no game {id!r}; installed: {', '.join(games()) or 'none'}")
    return found


def _one(id: str) -> Game | None:
    """A game without the others, which a bot's process never needs; None where its entry point has another
    name."""
    if id not in _apart:
        for point in entry_points(group="tharsis.games", name=id):
            found = _loaded(point)
            _apart[found.id] = found
    return _apart.get(id)
