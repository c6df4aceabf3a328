"""The table in words on the screen: its parts as tables, options in numbered columns, the log."""

from collections.abc import Iterable, Sequence
from typing import Final

from rich.columns import Columns
from rich.table import Table
from rich.text import Text

from tharsis.cli.common import console, say
from tharsis.kernel import Section
from tharsis.locale import Telling

#: Up to so many options stand one on a line, with their notation; more stand in columns, so that a long list
#: still fits the screen.
FEW: Final = 12


def show_sections(sections: Sequence[Section]) -> None:
    """Parts of the table, one below the other."""
    if not sections:
        console.print(say("told-nothing"))
    for section in sections:
        console.print()
        console.print(Text(section.title, style="bold cyan"))
        for line in section.lines:
            console.print(Text(line))
        if section.rows:
            console.print(_grid(section))


def _grid(section: Section) -> Table:
    grid = Table(box=None, header_style="dim", padding=(0, 2, 0, 0), show_header=any(section.heads))
    for place, head in enumerate(section.heads):
        grid.add_column(Text(head), style="" if place else "bold", overflow="fold")
    for row in section.rows:
        grid.add_row(*[Text(cell) for cell in row])
    return grid


def show_options(telling: Telling) -> None:
    """What may be answered, by number."""
    options = telling.options()
    if len(options) <= FEW:
        list_options(telling)
        return
    width = len(str(len(options)))
    numbered = [_numbered(number, width, option) for number, option in enumerate(options, 1)]
    console.print(Columns(numbered, equal=True, column_first=True, padding=(0, 2)))


def _numbered(number: int, width: int, option: str) -> Text:
    return Text.assemble((f"{number:{width}d}", "bold green"), "  ", option)


def list_options(telling: Telling) -> None:
    """The same with odds, prices and notation, one on a line."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    for number, (option, action) in enumerate(zip(telling.options(), telling.actions, strict=True), 1):
        grid.add_row(Text(f"{number:4d}", style="bold green"), Text(option), Text(action["do"], style="dim"))
    console.print(grid)


def show_log(entries: Iterable[tuple[int, str, str]]) -> None:
    """Lines of the log: their numbers, words and rules."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    for number, told, rule in entries:
        grid.add_row(Text(f"{number:4d}", style="dim"), Text(told), Text(rule, style="dim"))
    console.print(grid)
