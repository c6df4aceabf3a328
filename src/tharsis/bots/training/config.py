"""How a network is trained: one TOML file a game, in ``recipes``."""

import tomllib
from dataclasses import dataclass, field, fields
from importlib import resources
from pathlib import Path
from typing import Any

from tharsis.envs.opponents import Opponents
from tharsis.kernel import BadOption, Game, Variant
from tharsis.kernel import game as find


@dataclass(frozen=True)
class Table:
    """A variant that is played, in so many lanes, or as many as the recipe says; by the network against
    itself, or at one seat, another in every game, against bots of a name."""

    seats: int
    options: dict[str, object] = field(default_factory=dict)
    lanes: int | None = None
    opponents: str | None = None

    def __str__(self) -> str:
        chosen = "".join([f" {name}={value}" for name, value in sorted(self.options.items())])
        return f"{self.seats} seats{chosen}"


@dataclass(frozen=True)
class Recipe:
    """What is played, how large the network is, and how it learns. Rates and shares go from the first to the
    second number while ``decisions`` are taken."""

    game: str
    tables: tuple[Table, ...]
    decisions: int
    width: int = 512
    blocks: int = 4
    lanes: int = 2048  # games at a time, of each variant that says nothing else
    steps: int = 32  # decisions in each of them between two improvements
    rate: tuple[float, float] = (3e-4, 5e-5)
    entropy: tuple[float, float] = (0.01, 0.003)
    shaping: tuple[float, float] = (0.5, 0.0)
    patience: float = 0.97  # the lambda of advantages
    clip: float = 0.2
    epochs: int = 2
    batch: int = 16384
    past: float = 0.2  # share of lanes against past selves
    keep: int = 4  # past selves
    season: int = 60  # improvements from one checkpoint to the next; each season begins new games
    trial: int = 4  # seasons between two evaluations
    trial_games: int = 120
    opponent: str = "heuristic"  # for evaluation
    seed: int = 1

    def lanes_of(self, table: Table) -> int:
        return self.lanes if table.lanes is None else table.lanes

    def work_of(self, table: Table) -> int:
        """Decisions in a table's lanes at a step, those of bots too."""
        return self.lanes_of(table) * (1 if table.opponents is None else table.seats)

    @property
    def rules(self) -> Game:
        return find(self.game)


def recipe(path: Path | None, game: str) -> Recipe:
    """A file's recipe, or the one that comes with a game."""
    if path is None:
        found = resources.files("tharsis.bots.training").joinpath(f"recipes/{game}.toml")
        if not found.is_file():
            raise BadOption(
                f"there is no recipe for {game}: write one and name it with --recipe",
                "no-recipe",
                {"game": game},
            )
        text = found.read_text("utf-8")
    else:
        if not path.is_file():
            raise BadOption(f"there is no file {path}", "no-file", {"file": str(path)})
        text = path.read_text("utf-8")
    return read(text, game)


def read(text: str, game: str) -> Recipe:
    """A recipe from TOML, refused where it says what cannot be."""
    try:
        told: dict[str, Any] = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadOption(f"the recipe is not TOML: {error}", "bad-recipe") from error
    known = {each.name for each in fields(Recipe)} - {"game"}
    if unknown := sorted(set(told) - known):
        raise BadOption(
            f"a recipe has no {', '.join(unknown)}; there are {', '.join(sorted(known))}",
            "recipe-unknown",
            {"names": ", ".join(unknown), "known": ", ".join(sorted(known))},
        )
    if missing := sorted({"tables", "decisions"} - set(told)):
        raise BadOption(
            f"the recipe lacks {', '.join(missing)}", "recipe-lacks", {"names": ", ".join(missing)}
        )
    tables = tuple([_table(each) for each in told.pop("tables")])
    ranges = {name: tuple(value) for name, value in told.items() if isinstance(value, list)}
    found = Recipe(game, tables, **{**told, **ranges})
    _check(found)
    return found


def _table(told: dict[str, Any]) -> Table:
    if "seats" not in told:
        raise BadOption(
            "every [[tables]] of a recipe names its seats", "recipe-lacks", {"names": "[[tables]] seats"}
        )
    options = {name: value for name, value in told.items() if name not in ("seats", "lanes", "opponents")}
    return Table(told["seats"], options, told.get("lanes"), told.get("opponents"))


def _check(found: Recipe) -> None:
    if not found.tables:
        raise BadOption("the recipe names no [[tables]]", "recipe-lacks", {"names": "[[tables]]"})
    for table in found.tables:
        Variant(found.rules, table.seats, table.options).new(0)
        if found.lanes_of(table) < 1:
            raise BadOption("lanes of a table are 1 or more", "recipe-low", {"name": "lanes"})
        if table.opponents is not None:
            Opponents(found.rules, table.seats, table.opponents, seat=None)
    for name in ("decisions", "width", "blocks", "lanes", "steps", "epochs", "batch", "season"):
        if getattr(found, name) < 1:
            raise BadOption(f"{name} of a recipe is 1 or more", "recipe-low", {"name": name})
    if not 0 <= found.past <= 1:
        raise BadOption("past of a recipe is a share, 0 to 1", "recipe-share", {"name": "past"})
