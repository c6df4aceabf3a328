"""The options of a question on the screen: numbered, in columns where there are many, by parts where there
are very many."""

from collections.abc import Sequence
from typing import Final

from rich.columns import Columns
from rich.table import Table
from rich.text import Text

from tharsis.cli.common import console, say
from tharsis.cli.menu import LETTERS, Menu, Part
from tharsis.cli.rendering import GAP, cell
from tharsis.locale import Telling

#: Up to so many options stand one on a line; more stand in columns, so that they still fit the screen.
FEW: Final = 12


def show_part(menu: Menu, part: Part, *, notation: bool) -> list[Part]:
    """The options of a part; where those are too many, the parts of it, which letters open."""
    parts = menu.parts(part)
    if parts:
        _show_parts(menu, parts)
        return [each for each in parts if len(each.numbers) > 1]
    if len(part.numbers) <= FEW or notation:
        list_options(menu.telling, part.numbers, notation=notation)
    else:
        options = menu.telling.options()
        width = len(str(part.numbers[-1]))
        numbered = [_numbered(number, width, options[number - 1]) for number in part.numbers]
        console.print(Columns(numbered, equal=True, column_first=True, padding=(0, GAP)))
    return []


def _numbered(number: int, width: int, option: str) -> Text:
    return Text.assemble((f"{number:{width}d}", "bold green"), "  ", option, overflow="fold")


def _show_parts(menu: Menu, parts: Sequence[Part]) -> None:
    """Parts by letter; an option alone by its number."""
    grid = Table.grid(padding=(0, GAP, 0, 0))
    letters = iter(LETTERS)
    options = menu.telling.options()
    for part in parts:
        if len(part.numbers) == 1:
            number = part.numbers[0]
            grid.add_row(cell(f"{number:4d}", "bold green"), cell(options[number - 1]), "")
        else:
            count = say("cli-part-count", n=len(part.numbers))
            letter = f"{next(letters):>4}"
            grid.add_row(cell(letter, "bold magenta"), cell(part.title), cell(count, "dim"))
    console.print(grid)
    console.print(say("cli-play-parts"), style="dim")


def list_options(telling: Telling, numbers: Sequence[int], *, notation: bool) -> None:
    """Options one on a line, with their odds and prices."""
    grid = Table.grid(padding=(0, GAP, 0, 0))
    options = telling.options()
    for number in numbers:
        cells = [cell(f"{number:4d}", "bold green"), cell(options[number - 1])]
        if notation:
            cells.append(cell(telling.actions[number - 1]["do"], "dim"))
        grid.add_row(*cells)
    console.print(grid)
