"""``tharsis games``, ``cards``, ``board`` and ``rules``: what is printed, in words or as JSON."""

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.markdown import Markdown
from rich.markup import escape
from rich.table import Table

from tharsis import rulebook
from tharsis.bots import names
from tharsis.cli.common import GameId, Group, Json, console, find, say, show_json, words
from tharsis.kernel import BadOption, Game, games
from tharsis.locale import rule_markdown, rules_numbered

rules_app = typer.Typer(cls=Group, no_args_is_help=True)
Tests = Annotated[Path, typer.Option(help=say("cli-arg-tests"))]


def list_games(json: Json = False) -> None:
    """The installed games."""
    speaker = words()
    if json:
        show_json([_described(found) for found in games().values()])
        return
    if not games():
        console.print(say("cli-no-games"))
        return
    table = Table(
        say("cli-column-game"), say("cli-column-name"), say("cli-column-seats"), say("cli-column-bots"),
        say("cli-column-options"), box=None, header_style="bold",
    )  # fmt: skip
    table.columns[0].no_wrap = table.columns[1].no_wrap = True
    for found in games().values():
        low, high = found.seats
        options = [f"{option.name}={str(option.default).lower()}" for option in found.options]
        seats = str(low) if low == high else f"{low}–{high}"
        table.add_row(found.id, speaker.name(found), seats, ", ".join(names(found)), " ".join(options))
    console.print(table)


def _described(found: Game) -> dict[str, object]:
    return {
        "id": found.id,
        "name": words().name(found),
        "seats": list(found.seats),
        "rules_version": found.rules_version,
        "bots": names(found),
        "options": [option.as_json() for option in found.options],
        "capabilities": sorted(found.capabilities),
    }


def cards(id: GameId, json: Json = False) -> None:
    """The printed cards, with their names and effects in words."""
    found = find(id)
    if found.cards is None:
        raise BadOption(say("cli-no-cards", game=id))
    speaker = words()
    rows: list[dict[str, object]] = []
    for card in found.cards():
        text = speaker.of(found, "card", str(card["id"]), "text")
        rows.append({"id": card["id"], "name": speaker.card(found, card)} | card | {"text": text})
    _show(rows, json)


def board(id: GameId, json: Json = False) -> None:
    """The printed spaces, with what they are next to."""
    found = find(id)
    if found.board is None:
        raise BadOption(say("cli-no-board", game=id))
    _show(found.board(), json)


def _show(rows: list[dict[str, object]], json: bool) -> None:
    if json:
        show_json(rows)
        return
    columns = list(dict.fromkeys(name for row in rows for name in row))
    table = Table(*columns, box=None, header_style="bold", padding=(0, 2, 0, 0))
    for row in rows:
        table.add_row(*[_cell(row.get(name, "")) for name in columns])
    console.print(table)


def _cell(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join([f"{name} {_cell(inner)}" for name, inner in value.items()])
    if isinstance(value, list | tuple):
        return ", ".join([_cell(inner) for inner in value])
    if isinstance(value, bool):
        return "✓" if value else ""
    return "" if value is None else str(value).replace("[", r"\[")


@rules_app.command("show", help=say("cli-rules-show-help"))
def show(
    id: GameId,
    number: Annotated[str, typer.Argument(help=say("cli-arg-number"))] = "",
    json: Json = False,
) -> None:
    """The rules in our own words; with a number that rule and those below it."""
    found = find(id)
    chosen = rules_numbered(words(), found, number)
    if json:
        show_json([vars(rule) for rule in chosen])
        return
    for rule in chosen:
        console.print(Markdown(f"## {rule.number} {rule.title}\n\n{rule_markdown(words(), rule)}"))


@rules_app.command("coverage", help=say("cli-rules-coverage-help"))
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
