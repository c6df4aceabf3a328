"""Words on the screen: tables where they fit, else a block for each row; long things page by page."""

import os
import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from rich.cells import cell_len
from rich.console import RenderableType
from rich.padding import Padding
from rich.pager import SystemPager
from rich.table import Table
from rich.text import Text

from tharsis.cli.common import console, say
from tharsis.kernel import Section

#: Blanks between two columns.
GAP: Final = 2
#: A table fits when its widest column, which may be broken into lines, keeps at least so much room.
READABLE: Final = 28


@contextmanager
def paged() -> Iterator[None]:
    """What is longer than the screen goes through the pager, where somebody reads it."""
    if not (console.is_terminal and sys.stdin.isatty()):
        yield
        return
    with console.capture() as captured:
        yield
    text = captured.get()
    if text.count("\n") < console.height:
        console.file.write(text)
        console.file.flush()
    else:
        os.environ.setdefault("LESS", "FRX")  # colours, and no page that is cleared when it is left
        SystemPager().show(text)


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
            show_rows(section.heads, section.rows)


def show_rows(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """A table; where it is too wide for the screen, its rows one below the other. Columns with nothing in
    them are left out."""
    filled = [place for place in range(len(heads)) if any(row[place] for row in rows)]
    heads = [heads[place] for place in filled]
    rows = [[row[place] for place in filled] for row in rows]
    if fits(heads, rows):
        console.print(_grid(heads, rows))
        return
    for row in rows:
        _show_block(heads, row)


def fits(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> bool:
    """Whether only the widest column has to be broken into lines, and those are long enough to be read."""
    widths = [max(cell_len(text) for text in column) for column in zip(heads, *rows, strict=True)]
    widest = max(widths, default=0)
    return sum(widths) - widest + min(widest, READABLE) + GAP * (len(widths) - 1) <= console.width


def _grid(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> Table:
    grid = Table(box=None, header_style="dim", padding=(0, GAP, 0, 0), show_header=any(heads), pad_edge=False)
    widths = [max(cell_len(text) for text in column) for column in zip(heads, *rows, strict=True)]
    for place, head in enumerate(heads):
        whole = place != widths.index(max(widths))
        grid.add_column(cell(head), style="" if place else "bold", no_wrap=whole)
    for row in rows:
        grid.add_row(*[cell(text) for text in row])
    return grid


def cell(text: str, style: str = "") -> Text:
    """What stands in a table. Rich would end lines of Korean with an ellipsis where they could be folded."""
    return Text(text, style=style, overflow="fold")


def indented(what: RenderableType, by: int = GAP) -> Padding:
    return Padding(what, (0, 0, 0, by), expand=False)


def _show_block(heads: Sequence[str], row: Sequence[str]) -> None:
    """A row by itself: its name, and below it what it has, each thing after its heading."""
    told = [f"{head} {cell}" if head else cell for head, cell in zip(heads[1:], row[1:], strict=True) if cell]
    console.print(Text(row[0], style="bold"))
    if told:
        console.print(indented(Text(" · ".join(told))))


def show_commands(text: str) -> None:
    """Lines of help: commands and what they do, apart by several blanks; other lines stand below them."""
    lines = [re.split(r" {3,}", line, maxsplit=1) for line in text.splitlines()]
    grid = Table.grid(padding=(0, GAP + 1, 0, 0))
    for line in lines:
        if len(line) > 1:
            grid.add_row(cell(line[0], "bold"), cell(line[1]))
    console.print(grid)
    for line in lines:
        if len(line) == 1:
            console.print(Text(line[0]))


def show_log(entries: Iterable[tuple[int, str, str]]) -> None:
    """Lines of the log: their numbers, words and rules."""
    grid = Table.grid(padding=(0, GAP, 0, 0))
    for number, told, rule in entries:
        grid.add_row(cell(f"{number:4d}", "dim"), cell(told), cell(rule, "dim"))
    console.print(grid)
