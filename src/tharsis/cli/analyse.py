"""``tharsis analyse``: a recorded game as a bot sees it."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer

from tharsis.arena.sheets import Sheet, percent
from tharsis.bots import make, usual
from tharsis.bots.analysis import EVERYBODY, Agreement, Analysis, Foresight, Judged, analyse
from tharsis.bots.odds import forecaster
from tharsis.cli.arena import Seconds, show
from tharsis.cli.common import File, Json, bar, complete_bots, console, say, show_json, told, words
from tharsis.cli.importing import remarks
from tharsis.cli.replay import read_text, tell_older, tell_result
from tharsis.kernel import BadReplay, Replay, TharsisError, games
from tharsis.kernel.replay import read, record

#: What stands where the bot would have played the same.
SAME = "✓"


def analyse_file(
    file: File,
    bot: Annotated[
        str, typer.Option("--bot", "--level", help="cli-arg-analyse-bot", autocompletion=complete_bots)
    ] = "",
    seat: Annotated[int, typer.Option(min=EVERYBODY, help="cli-arg-analyse-seat")] = EVERYBODY,
    swings: Annotated[int, typer.Option(min=0, help="cli-arg-swings")] = 10,
    seconds: Seconds = None,
    json: Json = False,
) -> None:
    """The odds after each move, the largest swings, what a bot would have played, and how right it was."""
    replay, notes = read_game(file)
    name = bot or usual(replay.game)
    by = forecaster(replay.game, name)
    bots = [make(name, replay.game, each, seconds) for each in range(replay.seats)]
    with bar(len(replay.moves), hidden=json) as advance:
        found = analyse(replay, bots, by, seat=seat, advance=advance)
    if json:
        show_json({"bot": name, "names": replay.names, "notes": notes, **found.as_json(swings)})
        return
    tell_older(replay)
    for note in notes:
        console.print(note, markup=False, style="yellow", soft_wrap=True)
    words().names = replay.names
    show([sheet for sheet in Pages(found).all(swings) if sheet.rows])
    told = {"game": words().name(replay.game), "moves": len(found.moves), "bot": words().bot(name)}
    console.print(say("analysis-described", **told, by=say(f"analysis-by-{found.source}")), markup=False)
    if found.last.over:
        tell_result(found.last)
    else:
        console.print(say("analysis-unfinished"))


def read_game(file: Path) -> tuple[Replay, list[str]]:
    """A replay file of ours, or a record that a game can read, with what there is to say about it."""
    text = read_text(file)
    if text.lstrip().startswith("{"):
        return read(text, games()), []
    reasons = []
    for game in games().values():
        if game.importer is not None:
            try:
                imported = game.importer(text)
            except TharsisError as error:
                reasons.append(told(error))
            else:
                return record(imported.match), remarks(imported)
    raise BadReplay(say("cli-analyse-unknown", file=str(file), reasons="; ".join(reasons)))


@dataclass
class Pages:
    """The tables of an analysis, in the words of the user."""

    found: Analysis

    def all(self, swings: int) -> list[Sheet]:
        return [self.moves(), self.swings(swings), self.agreement(), self.foresight()]

    def moves(self) -> Sheet:
        rows = [
            [*self.named(one), *[percent(chance) for chance in one.after], self.choice(one)]
            for one in self.found.moves
        ]
        return self.sheet("moves", [*self.heads(), *self.players(), say("analysis-column-choice")], rows)

    def swings(self, most: int) -> Sheet:
        rows = [
            [
                *self.named(one),
                *[changed(*chances) for chances in zip(one.before, one.after, strict=True)],
                say("analysis-chance") if one.chance else "",
                self.choice(one),
            ]
            for one in self.found.swings(most)
        ]  # fmt: skip
        last = [say("analysis-column-chance"), say("analysis-column-choice")]
        return self.sheet("swings", [*self.heads(), *self.players(), *last], rows)

    def agreement(self) -> Sheet:
        """How often each seat played as the bot would have."""
        columns = [
            say(f"analysis-column-{name}")
            for name in ("player", "decisions", "first", "blind", "ordered", "five", "blind")
        ]
        rows = [
            [self.player(seat), *agreement_cells(self.found.agreement(seat))] for seat in self.found.asked
        ]
        return self.sheet("agreement", columns, rows)

    def foresight(self) -> Sheet:
        """Brier scores by turn."""
        columns = [say(f"analysis-column-{name}") for name in ("positions", "odds", "plain")]
        rows = [foresight_cells(one) for one in self.found.foresight()]
        return self.sheet("brier", [self.clock(), *columns], rows)

    # -- words ----------------------------------------------------------------------------------------

    def sheet(self, name: str, columns: Sequence[str], rows: Sequence[Sequence[str]]) -> Sheet:
        return Sheet(say(f"analysis-title-{name}"), columns, rows)

    def heads(self) -> list[str]:
        return ["", self.clock(), say("analysis-column-player"), say("analysis-column-move")]

    def named(self, one: Judged) -> list[str]:
        return [str(one.number), str(one.turn), self.player(one.seat), self.action(one.action)]

    def choice(self, one: Judged) -> str:
        """What the bot would have played; nothing where it was not asked."""
        if not one.choices:
            return ""
        return SAME if one.rank == 1 else self.action(one.choices[0])

    def clock(self) -> str:
        game = self.found.game
        return words().of(game, "tally", "clock") if game.tally else ""

    def players(self) -> list[str]:
        return [self.player(seat) for seat in range(self.found.seats)]

    def player(self, seat: int) -> str:
        return words().player(self.found.last, seat)

    def action(self, action: int) -> str:
        return words().action(self.found.game, action)


def changed(before: float, after: float) -> str:
    return f"{percent(before)} → {percent(after)}"


def agreement_cells(one: Agreement) -> list[str]:
    def rate(some: float, of: int) -> str:
        return percent(some / of) if of else ""

    return [
        str(one.decisions), rate(one.first, one.decisions), rate(one.blind_first, one.decisions),
        str(one.ordered), rate(one.five, one.ordered), rate(one.blind_five, one.ordered),
    ]  # fmt: skip


def foresight_cells(one: Foresight) -> list[str]:
    turn = say("analysis-whole") if one.turn is None else str(one.turn)
    plain = "" if one.plain is None else f"{one.plain:.3f}"
    return [turn, str(one.positions), f"{one.odds:.3f}", plain]
