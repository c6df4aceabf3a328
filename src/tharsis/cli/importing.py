"""``tharsis import``: play records of other programs by our rules, and say where they part."""

import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Annotated, NamedTuple

import typer

from tharsis.cli.common import GameId, Json, console, file_error, find, say, show_json, told
from tharsis.cli.replay import read_text
from tharsis.kernel import BadOption, Contradiction, Imported, TharsisError, Unread
from tharsis.kernel.replay import record

Files = Annotated[list[Path], typer.Argument(metavar="cli-metavar-file", help="cli-arg-files")]


def import_record(
    id: GameId,
    files: Files,
    json: Json = False,
    replay: Annotated[Path | None, typer.Option(help="cli-arg-replay")] = None,
) -> None:
    """Read one record and write its replay, or many and say a line for each; fails when a figure they print
    contradicts the rules, or a file cannot be read."""
    if find(id).importer is None:
        raise BadOption(say("cli-no-importer", game=id))
    if len(files) == 1:
        _import_one(id, files[0], json, replay)
    else:
        _import_many(id, files, json, replay)


# -- one ----------------------------------------------------------------------------------------------


def _import_one(id: str, file: Path, json: bool, replay: Path | None) -> None:
    imported = _read(id, file)
    path = _replay_path(file, replay) if replay is None or replay.is_dir() else replay
    path.write_text(record(imported.match).text(), encoding="utf-8")
    if json:
        show_json(imported.as_json())
    else:
        for line in remarks(imported):
            console.print(line, markup=False, soft_wrap=True)
        console.print(say("cli-replay-written", path=str(path)), markup=False, soft_wrap=True)
        console.print(
            say("cli-imported", checked=imported.checked, contradictions=len(imported.contradictions))
        )
    if imported.contradictions:
        raise typer.Exit(1)


def _read(id: str, file: Path) -> Imported:
    importer = find(id).importer
    assert importer is not None
    return importer(read_text(file))


def _replay_path(file: Path, folder: Path | None) -> Path:
    return (folder or Path()) / f"{file.stem}.replay.json"


def remarks(imported: Imported) -> list[str]:
    """What there is to say about a record, line by line."""
    return [*map(unread, imported.unread), *imported.notes, *map(contradicted, imported.contradictions)]


def contradicted(one: Contradiction) -> str:
    return say("cli-contradiction", **{name: str(value) for name, value in one.as_json().items()})


def unread(one: Unread) -> str:
    return say("cli-unread", **{name: str(value) for name, value in one.as_json().items()})


# -- many ---------------------------------------------------------------------------------------------


class _Outcome(NamedTuple):
    """What came of one file of many."""

    checked: int
    contradictions: int
    warnings: int
    detail: str
    data: dict[str, object]
    error: str = ""

    @property
    def failed(self) -> bool:
        return bool(self.contradictions or self.error)

    def line(self, file: Path) -> str:
        if self.error:
            return say("cli-import-bad", file=str(file), error=self.error)
        figures = {"checked": self.checked, "contradictions": self.contradictions, "warnings": self.warnings}
        words = say("cli-import-line", file=str(file), **figures)
        return f"{words}: {self.detail}" if self.detail else words


def _import_many(id: str, files: list[Path], json: bool, replay: Path | None) -> None:
    """All at once on all cores; told in the order of the files."""
    if replay is not None:
        _prepare(files, replay)
    outcomes: list[_Outcome] = []
    for file, outcome in zip(files, _outcomes(id, files, replay), strict=True):
        outcomes.append(outcome)
        if not json:
            console.print(outcome.line(file), markup=False, soft_wrap=True)
    if json:
        show_json([{"file": str(file), **one.data} for file, one in zip(files, outcomes, strict=True)])
    else:
        total = say(
            "cli-import-total",
            files=len(files),
            failed=len([one for one in outcomes if one.failed]),
            checked=sum([one.checked for one in outcomes]),
            contradictions=sum([one.contradictions for one in outcomes]),
            warnings=sum([one.warnings for one in outcomes]),
        )
        console.print(total, markup=False, soft_wrap=True)
    if any(one.failed for one in outcomes):
        raise typer.Exit(1)


def _prepare(files: list[Path], folder: Path) -> None:
    """A folder for the replays, in which no two have one name."""
    if folder.exists() and not folder.is_dir():
        raise BadOption(say("cli-replays-no-folder", path=str(folder)))
    paths = [_replay_path(file, folder) for file in files]
    for path in paths:
        if paths.count(path) > 1:
            raise BadOption(say("cli-replays-same-name", path=str(path)))
    folder.mkdir(parents=True, exist_ok=True)


def _outcomes(id: str, files: list[Path], folder: Path | None) -> Iterator[_Outcome]:
    work = partial(_import_quietly, id, folder)
    workers = min(os.cpu_count() or 1, len(files))
    if workers == 1:
        yield from map(work, files)
        return
    with ProcessPoolExecutor(workers) as pool:
        yield from pool.map(work, files)


def _import_quietly(id: str, folder: Path | None, file: Path) -> _Outcome:
    """One file of many: what goes wrong with it is told, and does not keep the others."""
    try:
        imported = _read(id, file)
        if folder is not None:
            _replay_path(file, folder).write_text(record(imported.match).text(), encoding="utf-8")
    except TharsisError as error:
        return _failed(told(error), str(error))
    except OSError as error:
        return _failed(file_error(error), error.strerror or str(error))
    except Exception as error:
        if os.environ.get("THARSIS_TRACEBACK"):
            raise
        return _failed(say("cli-internal-error", error=repr(error)))
    details = [*map(contradicted, imported.contradictions), *imported.notes]
    return _Outcome(
        imported.checked,
        len(imported.contradictions),
        len(imported.unread),
        details[0] if details else "",
        imported.as_json(),
    )


def _failed(error: str, plain: str = "") -> _Outcome:
    """Told in the words of the user; plainly, in English, as data."""
    return _Outcome(0, 0, 0, "", {"error": plain or error}, error)
