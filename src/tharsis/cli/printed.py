"""``tharsis board`` and ``rules``: what is printed on the board, and the rules with what carries them."""

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.markdown import Markdown
from rich.markup import escape
from rich.table import Table

from tharsis import rulebook
from tharsis.cli.common import GameId, Json, console, find, say, show_json, words
from tharsis.cli.rendering import paged, show_sections
from tharsis.kernel import BadOption, Game, Section
from tharsis.locale import GameSpeaker, about, rule_markdown, rules_numbered

rules_app = typer.Typer(no_args_is_help=True)
Tests = Annotated[Path, typer.Option(help="cli-arg-tests")]


def board(
    id: GameId,
    name: Annotated[list[str] | None, typer.Argument(metavar="cli-metavar-name", help="cli-arg-part")] = None,
    json: Json = False,
) -> None:
    """The printed spaces and tracks: all, or a part or a space by its name."""
    found = find(id)
    if found.board is None:
        raise BadOption(say("cli-no-board", game=id))
    if json:
        show_json(found.board())
        return
    sections = board_sections(found)
    if not sections:
        raise BadOption(say("cli-board-untold", game=id))
    with paged():
        show_sections(about(words(), sections, " ".join(name)) if name else sections)


def board_sections(found: Game) -> list[Section]:
    """The printed board in words, part by part."""
    return found.tell_board(GameSpeaker(words(), found))


@rules_app.command("show", help="cli-rules-show-help")
def show(
    id: GameId,
    number: Annotated[str, typer.Argument(metavar="cli-metavar-rule", help="cli-arg-number")] = "",
    json: Json = False,
) -> None:
    """The rules in our own words; with a number that rule and those below it."""
    found = find(id)
    chosen = rules_numbered(words(), found, number)
    if json:
        show_json([vars(rule) for rule in chosen])
        return
    with paged():
        for rule in chosen:
            console.print(Markdown(f"## {rule.number} {rule.title}\n\n{rule_markdown(words(), rule)}"))


@rules_app.command("coverage", help="cli-rules-coverage-help")
def coverage(id: GameId, tests: Tests = Path("tests"), json: Json = False) -> None:
    """Every rule with the code that cites it and the tests that carry it, the rulings and the values of our
    own; fails when a rule has no test."""
    found = find(id)
    if not tests.is_dir():
        raise BadOption(say("cli-no-tests", folder=str(tests)))
    rules = rulebook.coverage(found, tests, words().language)
    printed_cards = rulebook.card_coverage(found, tests)
    unknown = rulebook.unknown_marks(found, tests)
    bare = [rule["number"] for rule in rules if not rule["tests"]]
    if json:
        show_json({"rules": rules, "cards": printed_cards, "unknown": unknown, "bare": bare})
    else:
        _show_coverage(rules, printed_cards, unknown, bare)
    if bare or unknown:
        raise typer.Exit(1)


def _show_coverage(
    rules: list[dict[str, Any]], printed_cards: list[dict[str, Any]], unknown: list[str], bare: list[str]
) -> None:
    table = Table(
        say("cli-column-rule"), say("cli-column-title"), say("cli-column-code"), say("cli-column-tests"),
        box=None, header_style="bold", padding=(0, 2, 0, 0),
    )  # fmt: skip
    for rule in rules:
        style = "" if rule["tests"] else "bold red"
        tests = rule["tests"] or [say("cli-no-test")]
        number = rule["number"] + (" *" if rule["own_values"] else "")
        table.add_row(number, rule["title"], _few(rule["code"]), _few(tests), style=style)
    console.print(table)
    _show_notes(rules, "rulings", "cli-rulings")
    _show_notes(rules, "own_values", "cli-own-values")
    console.print(say("cli-coverage", covered=len(rules) - len(bare), rules=len(rules)))
    if printed_cards:
        covered = sum(1 for card in printed_cards if card["tests"])
        console.print(say("cli-card-coverage", covered=covered, cards=len(printed_cards)))
    for number in unknown:
        console.print(say("cli-unknown-mark", number=number), style="bold red")


def _show_notes(rules: list[dict[str, Any]], kind: str, heading: str) -> None:
    """All notes of a kind, under the numbers of their rules."""
    notes = Table.grid(padding=(0, 2, 0, 0))
    for rule in rules:
        for note in rule[kind]:
            notes.add_row(rule["number"], escape(note))
    if notes.row_count:
        console.print(say(heading, n=notes.row_count), style="bold")
        console.print(notes)


def _few(places: list[str]) -> str:
    """The first places, and how many more there are."""
    more = f" +{len(places) - 3}" if len(places) > 3 else ""
    return "\n".join(places[:3]) + more
