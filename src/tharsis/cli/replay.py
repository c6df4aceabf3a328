"""``tharsis replay``: verify a recorded game, and step through it."""

from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape

from tharsis.cli.common import File, Json, Notation, console, say, show_json, words
from tharsis.cli.rendering import show_sections
from tharsis.kernel import BadReplay, State, games
from tharsis.kernel.match import RETRACT, UNDO
from tharsis.kernel.replay import Replay, read
from tharsis.kernel.view import log_json
from tharsis.locale import Telling


def read_text(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise BadReplay(say("cli-not-text", file=str(file))) from error


def replay(
    file: File,
    step: Annotated[bool, typer.Option("--step", help="cli-arg-step")] = False,
    at: Annotated[int, typer.Option(min=-1, help="cli-arg-at")] = -1,
    seat: Annotated[int, typer.Option(min=-1, help="cli-arg-seat")] = -1,
    notation: Notation = False,
    json: Json = False,
) -> None:
    """Play a recorded game through. Everything is checked: moves, outcomes, digests, result."""
    found = read(read_text(file), games())
    if json:
        show_json(_as_json(found, seat))
        return
    tell_older(found)
    last: State | None = None
    for number, s in enumerate(found.states()):
        if step and number:
            _tell(found, number, s, last, seat, notation=notation)
            input(say("cli-press-enter"))
        if number == at:
            show_sections(Telling.of(words(), s, seat).sections(long=True))
        last = s
    figures = {"game": words().name(found.game), "moves": len(found.moves)}
    console.print(say("cli-replay-good", **figures))
    if last is not None and last.over:
        tell_result(last)


def tell_older(found: Replay) -> None:
    """Whether a game follows earlier rules."""
    if found.outdated:
        older = {"rules": found.rules_version, "present": found.game.rules_version}
        console.print(say("cli-replay-older", **older), style="yellow")


def _tell(found: Replay, number: int, s: State, before: State | None, seat: int, *, notation: bool) -> None:
    """One move and what came of it."""
    move = found.moves[number - 1]
    speaker = words()
    speaker.names = found.names
    told = move.text
    if move.text not in (UNDO, RETRACT):
        told = speaker.action(found.game, found.game.actions.parse(move.text))
        told = f"{told} ({move.text})" if notation else told
    console.print(f"[bold]{number:4d}[/]  {escape(speaker.player(s, move.seat))}: {escape(told)}")
    for entry in s.entries(before.journal if before else None):
        console.print(f"      {speaker.entry(s, entry, seat)}", markup=False)


def _as_json(found: Replay, seat: int) -> dict[str, object]:
    """The whole game as data: moves with the log lines that each brought."""
    moves: list[dict[str, object]] = []
    last: State | None = None
    for number, s in enumerate(found.states()):
        if number:
            move = found.moves[number - 1]
            entries = log_json(s, seat, last.journal if last else None)
            moves.append({"number": number, "seat": move.seat, "do": move.text, "log": entries})
        last = s
    result = last.result().as_json() if last is not None and last.over else None
    return {
        "game": found.game.id,
        "rules": found.rules_version,
        "seats": found.seats,
        "options": found.options,
        "moves": moves,
        "result": result,
    }


def tell_result(s: State) -> None:
    """How a game ended, seat by seat."""
    ending, *ranks = Telling.of(words(), s, -1).result([words().player(s, seat) for seat in range(s.seats)])
    console.print(ending, markup=False, style="bold")
    for line in ranks:
        console.print(line, markup=False)
