"""``tharsis games`` and ``cards``: what can be played, and what is printed on the cards."""

from collections.abc import Sequence
from typing import Annotated, Final

import typer
from rich.table import Table
from rich.text import Text

from tharsis.bots import names
from tharsis.cli.common import (
    GameId,
    Json,
    complete_cards,
    complete_games,
    console,
    find,
    from_to,
    say,
    show_json,
    words,
)
from tharsis.cli.rendering import GAP, cell, indented, paged, show_sections
from tharsis.kernel import BadOption, Game, games
from tharsis.kernel.options import Option
from tharsis.locale import PrintedCard, cards_called, cards_of, printed_cards

#: On a screen as wide as this, cards stand in a table.
WIDE: Final = 140
#: How far the description of an option is set in.
DEEPER: Final = 4


def list_games(
    id: Annotated[
        str,
        typer.Argument(metavar="cli-metavar-game", help="cli-arg-one-game", autocompletion=complete_games),
    ] = "",
    json: Json = False,
) -> None:
    """The installed games with their options, or one of them."""
    chosen = [find(id)] if id else list(games().values())
    if json:
        show_json([_described(found) for found in chosen])
        return
    if not chosen:
        console.print(say("cli-no-games"))
        return
    with paged():
        for found in chosen:
            _show_game(found)


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


def _show_game(found: Game) -> None:
    console.print()
    console.print(Text.assemble((words().name(found), "bold cyan"), "  ", (found.id, "dim")))
    console.print(say("cli-game-seats", **_players(*found.seats)), markup=False)
    console.print(say("cli-game-bots", bots=", ".join(names(found))), markup=False)
    for option in found.options:
        _show_option(found, option)


def _players(low: int, high: int) -> dict[str, object]:
    """How many play, from the least to the most."""
    return {"n": high, "span": str(low) if low == high else from_to(low, high)}


def _show_option(found: Game, option: Option) -> None:
    """What an option is called and means, how to write it, and what it can be."""
    speaker = words()
    usual = _written(option, option.default)
    name = Text(f"  {speaker.of(found, 'option', option.name)}", style="bold")
    console.print(Text.assemble(name, "  ", (f"-o {option.name}={usual}", "dim")))
    meaning = speaker.of(found, "option", option.name, "help")
    low, high = max(option.seats[0], found.seats[0]), min(option.seats[1], found.seats[1])
    if (low, high) != found.seats:
        meaning = f"{meaning} {say('cli-option-seats', **_players(low, high))}"
    console.print(indented(Text(meaning), DEEPER))
    if option.type == "choice":
        console.print(indented(_choices(found, option), DEEPER))
    else:
        first, last = [_written(option, option.choices[place]) for place in (0, -1)]
        span = say(f"cli-option-{option.type}", first=first, last=last, usual=usual)
        console.print(indented(Text(span), DEEPER))


def _written(option: Option, value: object) -> str:
    """A value as it is written after ``-o NAME=``."""
    return ("yes" if value else "no") if option.type == "switch" else str(value)


def _choices(found: Game, option: Option) -> Table:
    """The words of which an option can be one, and what each means."""
    grid = Table.grid(padding=(0, GAP, 0, 0))
    for choice in option.choices:
        meaning = words().of(found, "option", option.name, str(choice))
        if choice == option.default:
            meaning = say("cli-option-usual", meaning=meaning)
        grid.add_row(cell(str(choice), "dim"), cell(meaning))
    return grid


# -- cards ----------------------------------------------------------------------------------------


def cards(
    id: GameId,
    name: Annotated[
        list[str] | None,
        typer.Argument(metavar="cli-metavar-name", help="cli-arg-card", autocompletion=complete_cards),
    ] = None,
    kind: Annotated[list[str], typer.Option(help="cli-arg-kind")] = [],  # noqa: B006
    tag: Annotated[list[str], typer.Option(help="cli-arg-tag")] = [],  # noqa: B006
    search: Annotated[str, typer.Option(help="cli-arg-search")] = "",
    json: Json = False,
) -> None:
    """The printed cards as a person reads them: all, those of some kind, or one by its name."""
    found = find(id)
    every = printed_cards(words(), found)
    chosen = cards_called(words(), every, " ".join(name)) if name else every
    for wanted in kind:
        chosen = cards_of(words(), chosen, wanted)
    for wanted in tag:
        chosen = _tagged(found, chosen, wanted)
    chosen = [card for card in chosen if card.contains(search)]
    if not chosen:
        raise BadOption(say("cli-no-such-cards"))
    if json:
        show_json(
            [{"id": card.data["id"], "name": card.name, **card.data, "text": card.text} for card in chosen]
        )
        return
    with paged():
        _show_cards(chosen)
        if len(chosen) > 1:
            console.print()
            console.print(say("cli-cards-count", n=len(chosen), of=len(every)), style="dim")


def _tagged(found: Game, chosen: Sequence[PrintedCard], wanted: str) -> list[PrintedCard]:
    """The cards with a tag, by its id or by its name in the language."""
    known = {str(tag) for card in printed_cards(words(), found) for tag in card.data.get("tags", [])}
    if not known:
        raise BadOption(say("cli-no-tags", game=found.id))
    named = {words().of(found, "printed", "tags", "one", value=tag).casefold(): tag for tag in known}
    tag = named.get(wanted.casefold(), wanted.casefold())
    if tag not in known:
        raise BadOption(say("cli-no-tag", tag=wanted, tags=", ".join(sorted(named))))
    return [card for card in chosen if tag in card.data["tags"]]


def _show_cards(chosen: Sequence[PrintedCard]) -> None:
    """A table on a wide screen, else one below the other."""
    if len(chosen) == 1 or console.width < WIDE:
        show_sections([card.told for card in chosen])
        return
    table = Table(box=None, header_style="dim", padding=(0, GAP, 0, 0), pad_edge=False, expand=True)
    table.add_column(say("cli-column-card"), style="bold", no_wrap=True)
    table.add_column(say("cli-column-printed"), ratio=2)
    table.add_column(say("cli-column-text"), ratio=3)
    for card in chosen:
        table.add_row(cell(card.name), cell(" · ".join(card.values)), cell(card.text))
    console.print(table)
