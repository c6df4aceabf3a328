"""Which words a game needs, derived from its own tables, and what is wrong with those it has."""

from collections.abc import Iterable
from pathlib import Path

from fluent.syntax import ast, visitor

from tharsis.kernel import SEAT, Game, Kind
from tharsis.kernel.actions import KERNEL_REASONS
from tharsis.locale.words import LANGUAGES, game_files, key, read

Needed = dict[str, set[str]]


class _Parameters(visitor.Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def messages(paths: Iterable[Path]) -> Needed:
    """The parameters of every message of some files."""
    found: Needed = {}
    for path in paths:
        for item in read(path).body:
            if isinstance(item, ast.Message):
                if item.id.name in found:
                    raise ValueError(f"{path.parent.name}/{path.name}: {item.id.name} occurs twice")
                parameters = _Parameters()
                parameters.visit(item)
                found[item.id.name] = parameters.found
    return found


def needed(game: Game) -> Needed:
    """Every message the game needs, with the parameters it will be given."""
    found: Needed = {key(game.prefix, "name"): set()}
    kinds: set[Kind] = set(game.kinds)
    for verb in game.actions.verbs:
        found[key(game.prefix, "do", verb.name)] = set(verb.labels)
        kinds.update(verb.kinds)
    for lexicon in (game.reasons, game.prompts, game.logs, game.ends, game.warnings):
        for term in lexicon.terms:
            if lexicon is not game.reasons or term.name not in KERNEL_REASONS:
                found[key(game.prefix, lexicon.family, term.name)] = set(term.labels)
            kinds.update(term.kinds)
    for kind in kinds:
        if not kind.is_number and kind.name != SEAT.name:
            found.update({key(game.prefix, kind.name, id): set() for id in kind.ids})
    for card in game.cards() if game.cards else []:
        found[key(game.prefix, "card", str(card["id"]), "text")] = set()
    if game.tally is not None:
        found.update({key(game.prefix, "tally", name): set() for name in ("clock", *game.tally.names)})
    for lesson in game.lessons:
        found.update({hint.key: set() for hint in lesson.hints})
    for option in game.options:
        found[key(game.prefix, "option", option.name)] = set()
        found[key(game.prefix, "option", option.name, "help")] = set()
        if option.type == "choice":
            found.update(
                {key(game.prefix, "option", option.name, str(choice)): set() for choice in option.choices}
            )
    return found


def hidden(game: Game) -> Needed:
    """The second wordings that log entries with secret operands may have, for who may not read them."""
    return {key(game.prefix, "log", term.name, "hidden"): set(term.labels) for term in game.logs.terms}


def printed(game: Game) -> Needed:
    """The words that a game may have for what its cards print besides their texts."""
    names = {name for card in (game.cards() if game.cards else []) for name in card}
    found = {key(game.prefix, "printed", name): {"value"} for name in names}
    return found | {f"{id}-one": {"value"} for id in found}


def seated(game: Game) -> Needed:
    """The names that a game may have for its seats, which lobby and table in words share."""
    return {key(game.prefix, "board", "seat", str(seat)): set() for seat in range(game.seats[1])}


def faults(game: Game) -> list[str]:
    """What is wrong with a game's words: missing, unused, unknown or unequal parameters."""
    wanted = needed(game)
    known = wanted | hidden(game) | printed(game) | seated(game)
    told = key(game.prefix, "told", "")  # what the room `telling` says stands in no table
    found: list[str] = []
    for language in LANGUAGES:
        have = messages(game_files(game, language))
        found += [f"{language}: {id} is missing" for id in sorted(wanted.keys() - have.keys())]
        unused = {id for id in have.keys() - known.keys() if not id.startswith(told)}
        found += [f"{language}: {id} is used by nothing" for id in sorted(unused)]
        for id in sorted(known.keys() & have.keys()):
            if extra := have[id] - known[id]:
                found.append(f"{language}: {id} is never given {', '.join(sorted(extra))}")
    return found + unequal(*(messages(game_files(game, language)) for language in LANGUAGES))


def unequal(first: Needed, second: Needed) -> list[str]:
    """Messages that only one language has, or whose parameters differ."""
    lonely = [f"{id} is in one language only" for id in sorted(first.keys() ^ second.keys())]
    return lonely + [
        f"{id} has {sorted(first[id])} in {LANGUAGES[0]} but {sorted(second[id])} in {LANGUAGES[1]}"
        for id in sorted(first.keys() & second.keys())
        if first[id] != second[id]
    ]
