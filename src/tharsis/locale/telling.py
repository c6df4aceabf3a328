"""A seat's view in words: for the terminal, for language models, for screen readers."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from tharsis.kernel import BadOption, Game, Section
from tharsis.locale.words import Words

Json = Mapping[str, Any]


class GameSpeaker:
    """The words of one game (`kernel.Speaker`)."""

    def __init__(self, words: Words, game: Game) -> None:
        words.learn(game)
        self.words: Final = words
        self.game: Final = game

    def say(self, *parts: str, **figures: object) -> str:
        return self.words.of(self.game, *parts, **figures)

    def name(self, kind: str, id: str) -> str:
        return self.words.of(self.game, kind, id)

    def player(self, seat: int) -> str:
        return self.words.seat(seat)

    def both(self, things: Sequence[str]) -> str:
        if len(things) < 2:
            return "".join(things)
        return self.words.say("told-both", many=", ".join(things[:-1]), last=things[-1])


class Telling:
    """What a view says, in words. ``view`` is a `View` as JSON, from a state here or from a server."""

    def __init__(self, words: Words, game: Game, view: Json) -> None:
        self.words: Final = words
        self.game: Final = game
        self.view: Final = view
        self.speaker: Final = GameSpeaker(words, game)

    def sections(self, *, long: bool = False) -> list[Section]:
        """The table by parts."""
        return self.game.tell(self.view["table"], int(self.view["seat"]), self.speaker, long=long)

    def about(self, wanted: str) -> list[Section]:
        """The parts whose title, or one of whose rows, begins with what is wanted."""
        found = []
        for section in self.sections(long=True):
            rows = [row for row in section.rows if _begins(row[0], wanted)]
            if _begins(section.title, wanted) or _begins(section.id, wanted):
                found.append(section)
            elif rows:
                found.append(Section(section.id, section.title, heads=section.heads, rows=rows))
        if not found:
            titles = ", ".join(section.title for section in self.sections(long=True))
            raise BadOption(self.words.say("told-no-section", wanted=wanted, titles=titles))
        return found

    def question(self) -> str:
        """What is asked, of whoever is asked; nothing when the game is over."""
        prompt = self.view["prompt"]
        return "" if prompt is None else self.words.sent(self.game, "ask", prompt)

    def options(self) -> list[str]:
        """What the seat may answer, with the odds and the price of each."""
        return [self._option(action) for action in self.view["legal"]]

    def _option(self, action: Json) -> str:
        done = self.words.sent(self.game, "do", {"key": action["verb"], "args": action["args"]})
        foretold = self.game.foretell(action, self.speaker)
        return f"{done} ({foretold})" if foretold else done

    def news(self, entries: Iterable[Json]) -> list[str]:
        """Log entries as they go over the wire."""
        return [self.words.sent(self.game, "log", entry) for entry in entries]

    def chosen(self, line: str) -> str:
        """The notation of what a line chooses: by its number in `options`, in their words, or in notation."""
        legal = self.view["legal"]
        if line.isdigit():
            if not 1 <= int(line) <= len(legal):
                raise BadOption(self.words.say("cli-no-such-number", last=len(legal)))
            return str(legal[int(line) - 1]["do"])
        for action, option in zip(legal, self.options(), strict=True):
            if line.casefold() in (option.casefold(), str(action["do"]).casefold()):
                return str(action["do"])
        return line

    def text(self, *, long: bool = False, news: Iterable[Json] = ()) -> str:
        """All of it: the table, what happened, the question and its numbered answers."""
        parts = [plain(section) for section in self.sections(long=long)]
        if told := self.news(news):
            parts.append("\n".join([self.words.say("told-news"), *told]))
        if asked := self.question():
            answers = [f"{number}. {option}" for number, option in enumerate(self.options(), 1)]
            parts.append("\n".join([asked, *answers]))
        return "\n\n".join(parts)


def plain(section: Section) -> str:
    """A part as plain lines, a row of its table on each."""
    lines = [section.title, *section.lines]
    for row in section.rows:
        cells = [
            f"{head} {cell}" if head else cell
            for head, cell in zip(section.heads[1:], row[1:], strict=True)
            if cell
        ]
        lines.append(": ".join(part for part in (row[0], ", ".join(cells)) if part))
    return "\n".join(lines)


def _begins(title: str, wanted: str) -> bool:
    return title.casefold().replace("_", " ").startswith(wanted.casefold().replace("_", " "))
