"""The tools of the server. Each method is one: its arguments are the tool's, its answer is text."""

import itertools
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from tharsis import bots
from tharsis.kernel import BadOption, Game, Match, games
from tharsis.kernel import game as find
from tharsis.locale import Words, cards_named, rule_markdown, rules_numbered
from tharsis.locale.telling import plain
from tharsis.mcp import remote
from tharsis.mcp.tables import LocalTable, Table

MOST: Final = 50  # tables at once
PATIENCE: Final = 300.0  # seconds that one call may wait


class Tools:
    """The tables of one language model, by short numbers. ``seconds`` bound the thinking of a bot."""

    def __init__(self, language: str, seconds: float = 2.0) -> None:
        self.words: Final = Words(language)
        self.seconds: Final = seconds
        self.tables: Final[dict[int, Table]] = {}
        self._numbers: Final = itertools.count(1)

    # -- what is printed ----------------------------------------------------------------------

    def list_games(self) -> str:
        return "\n\n".join(self._described(found) for found in games().values())

    def _described(self, found: Game) -> str:
        say = self.words.say
        low, high = found.seats
        lines = [
            f"{found.id}: {self.words.name(found)}",
            say("mcp-game-seats", seats=str(low) if low == high else f"{low}–{high}"),
            say("mcp-game-bots", bots=", ".join(bots.names(found))),
        ]
        if found.sides is not None:
            start = found.new()
            sides = [f"{seat + 1} {self.words.player(start, seat)}" for seat in range(start.seats)]
            lines.append(say("mcp-game-sides", n=start.seats, sides=", ".join(sides)))
        for option in found.options:
            figures = {
                "option": option.name,
                "help": self.words.of(found, "option", option.name, "help"),
                "choices": ", ".join(str(choice).lower() for choice in option.choices),
                "default": str(option.default).lower(),
            }
            lines.append(say("mcp-game-option", **figures))
        return "\n".join(lines)

    def rules(self, game: str, number: str = "", language: str = "") -> str:
        words, found = self._words(language), find(game)
        chosen = rules_numbered(words, found, number)
        if not number:
            return "\n".join(f"{rule.number} {rule.title}" for rule in chosen)
        return "\n\n".join(
            f"{rule.number} {rule.title}\n{rule_markdown(words, rule)}".rstrip() for rule in chosen
        )

    def card(self, game: str, name: str, language: str = "") -> str:
        found = cards_named(self._words(language), find(game), name)
        return "\n\n".join(plain(section) for section in found)

    # -- coming and going ---------------------------------------------------------------------

    def start_game(
        self,
        game: str,
        seat: int = 1,
        seats: int = 0,
        bots: list[str] = [],  # noqa: B006
        options: dict[str, bool | int | str] = {},  # noqa: B006
        seed: int | None = None,
        language: str = "",
    ) -> str:
        words, found = self._words(language), find(game)
        number = secrets.randbits(48) if seed is None else seed
        match = Match(found.new(number, seats, options), number)
        minds = self._minds(match, seat - 1, bots)
        return self._opened(LocalTable(words, match, seat - 1, minds))

    def _minds(self, match: Match, seat: int, names: list[str]) -> list[bots.Bot | None]:
        """Bots for the other seats: as named, one for all of them, or the best that answers at once."""
        seats = match.state.seats
        if not 0 <= seat < seats:
            raise BadOption(self.words.say("mcp-no-seat", last=seats))
        others = [other for other in range(seats) if other != seat]
        names = names or [bots.usual(match.game)]
        if len(names) == 1:
            names = names * len(others)
        if len(names) != len(others):
            raise BadOption(self.words.say("mcp-bad-bots", named=len(names), others=len(others)))
        minds: list[bots.Bot | None] = [None] * seats
        for other, name in zip(others, names, strict=True):
            minds[other] = bots.make(name, match.game, (match.seed or 0) * 64 + other, self.seconds)
        return minds

    def join_table(self, link: str, key: str = "", player_name: str = "", language: str = "") -> str:
        return self._opened(remote.join(self._words(language), link, key, player_name))

    def _opened(self, table: Table) -> str:
        if len(self.tables) >= MOST:
            table.close()
            raise BadOption(self.words.say("mcp-too-many", most=MOST))
        number = next(self._numbers)
        self.tables[number] = table
        game = f"{table.words.name(table.game)} ({table.game.id})"
        seated = table.words.say("mcp-seated", table=number, game=game)
        return f"{seated}\n\n{self._overview(table)}"

    def list_tables(self) -> str:
        if not self.tables:
            return self.words.say("mcp-no-tables")
        return "\n".join(self._line(number) for number in list(self.tables))

    def _line(self, number: int) -> str:
        with self._table(number) as table:
            game = table.words.name(table.game)
            return table.words.say("mcp-table", table=number, game=game, how=_state(table))

    def leave_table(self, table: int) -> str:
        with self._table(table) as left:
            left.close()
            del self.tables[table]
            return left.words.say("mcp-left", table=table)

    # -- at a table ---------------------------------------------------------------------------

    def look(self, table: int, part: str = "", long: bool = False) -> str:
        with self._table(table) as found:
            if part:
                return "\n\n".join(plain(section) for section in found.telling().about(part))
            return self._overview(found, long=long)

    def legal(self, table: int, notation: bool = False) -> str:
        with self._table(table) as found:
            return found.stands(notation=notation)

    def why(self, table: int, action: str) -> str:
        with self._table(table) as found:
            return found.why(action)

    def move(self, table: int, action: int | str, confirmed: bool = False) -> str:
        with self._table(table) as found:
            return found.move(str(action), confirmed=confirmed) or self._report(found)

    def undo(self, table: int) -> str:
        with self._table(table) as found:
            found.undo()
            return found.stands()

    def wait(self, table: int, seconds: float = 30) -> str:
        with self._table(table) as found:
            found.wait(min(seconds, PATIENCE))
            return self._report(found)

    def log(self, table: int, since: int = 0) -> str:
        with self._table(table) as found:
            told = found.telling().news(found.log)
            lines = [f"{number}. {line}" for number, line in enumerate(told, 1) if number > since]
            return "\n".join(lines) or found.words.say("mcp-no-news")

    # -- texts --------------------------------------------------------------------------------

    def _overview(self, table: Table, *, long: bool = False) -> str:
        """The table, the news and the question, or that it has not begun."""
        if not table.view:
            return table.words.say("mcp-not-started")
        sections = [plain(section) for section in table.telling().sections(long=long)]
        return "\n\n".join([*sections, self._report(table)])

    def _report(self, table: Table) -> str:
        """What happened since the last move, and what is asked now."""
        told = table.telling().news(table.news())
        header = table.words.say("told-news" if table.since else "mcp-so-far")
        news = "\n".join([header, *told]) if told else ""
        return "\n\n".join(part for part in (news, table.stands()) if part)

    # -- finding ------------------------------------------------------------------------------

    @contextmanager
    def _table(self, number: int) -> Iterator[Table]:
        found = self.tables.get(number)
        if found is None:
            known = ", ".join(map(str, self.tables)) or "–"
            raise BadOption(self.words.say("mcp-no-table", table=number, known=known))
        with found.lock:
            yield found

    def _words(self, language: str) -> Words:
        """A table's own, since it may know its players by name."""
        return Words(language or self.words.language)


def _state(table: Table) -> str:
    try:
        view = table.view
    except BadOption:
        return "unreachable"
    if not view:
        return "waiting"
    if view["over"]:
        return "over"
    return "yours" if view["legal"] else "others"
