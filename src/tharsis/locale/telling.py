"""A seat's view in words: for the terminal, for language models, for screen readers."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from tharsis.kernel import NOTE, BadOption, Game, IllegalMove, Section, State
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

    @staticmethod
    def of(words: Words, s: State, seat: int) -> "Telling":
        """The view of a seat (-1: a spectator) of a game played here."""
        return Telling(words, s.game, s.view(seat).as_json())

    def sections(self, *, long: bool = False) -> list[Section]:
        """The table by parts."""
        return self.game.tell(self.view["table"], int(self.view["seat"]), self.speaker, long=long)

    def about(self, wanted: str) -> list[Section]:
        """The parts whose title, or one of whose rows, has a word that begins with what is wanted."""
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

    @property
    def actions(self) -> Sequence[Json]:
        """What the seat may do: the answers to its question; or, while others decide, its asides."""
        found: Sequence[Json] = self.view["legal"] or self.view["asides"]
        return found

    def options(self) -> list[str]:
        """What the seat may do, with the odds and the price of each."""
        return [self._option(action) for action in self.actions]

    def _option(self, action: Json) -> str:
        foretold = self.game.foretell(action, self.speaker)
        return f"{self._done(action)} ({foretold})" if foretold else self._done(action)

    def _done(self, action: Json) -> str:
        return self.words.sent(self.game, "do", {"key": action["verb"], "args": action["args"]})

    def news(self, entries: Iterable[Json]) -> list[str]:
        """Log entries as they go over the wire."""
        return [self.words.sent(self.game, "log", entry) for entry in entries]

    def alarms(self, warnings: Iterable[Json]) -> list[str]:
        """What should stop whoever is about to lose something; what is merely worth knowing does not."""
        return [self._warning(warning) for warning in warnings if warning["grade"] != NOTE]

    def _warning(self, warning: Json) -> str:
        cited = self.words.rule(warning["rule"])
        return f"{self.words.sent(self.game, 'warn', warning)} {cited}".rstrip()

    def chosen(self, line: str) -> str:
        """The notation of what a line chooses: by its number in `options`, in notation, or in words, of which
        the first will do where no other option begins so. Words of an action that is not offered give its
        notation too, so that it can be refused with its reason."""
        if line.isdecimal():
            return self._numbered(int(line))
        wanted = " ".join(line.casefold().split())
        offered = [
            (str(action["do"]), self._done(action).casefold(), option.casefold())
            for action, option in zip(self.actions, self.options(), strict=True)
        ]
        if same := [number for number, names in enumerate(offered, 1) if wanted in names]:
            return self._only(line, same)
        if elsewhere := self._anywhere(wanted):
            return elsewhere
        begun = [number for number, names in enumerate(offered, 1) if wanted and names[2].startswith(wanted)]
        if not begun:
            raise BadOption(self.words.say("told-no-action", line=line))
        return self._only(line, begun)

    def _numbered(self, number: int) -> str:
        if not 1 <= number <= len(self.actions):
            raise BadOption(self.words.say("told-no-such-number", last=len(self.actions)))
        return str(self.actions[number - 1]["do"])

    def _only(self, line: str, numbers: list[int]) -> str:
        if len(numbers) > 1:
            raise BadOption(self.words.say("told-which", line=line, numbers=", ".join(map(str, numbers))))
        return self._numbered(numbers[0])

    def _anywhere(self, wanted: str) -> str:
        """The notation of an action of the game, whether it is offered or not, by its notation or words."""
        actions = self.game.actions
        try:
            return actions.notation(actions.parse(wanted))
        except IllegalMove:
            for action in range(actions.size):
                if wanted == self.words.action(self.game, action).casefold():
                    return actions.notation(action)
        return ""

    def result(self, players: Sequence[str]) -> list[str]:
        """How the game ended, and the players by rank; nothing while it runs."""
        result = self.view["result"]
        if result is None:
            return []
        if reason := result["reason"]:
            lines = [self.words.ending(self.game, reason)]
        else:  # a table at a server can end without the rules
            gone = "" if result["seat"] is None else players[result["seat"]]
            lines = [self.words.say(f"told-end-{result['how']}", player=gone)]
        ranks, scores = result["ranks"] or [], result["scores"]
        for seat in sorted(range(len(ranks)), key=lambda seat: int(ranks[seat])):
            placed = self.words.say("told-rank", rank=ranks[seat], player=players[seat])
            lines.append(placed if scores is None else f"{placed}: {scores[seat]}")
        return lines

    def answers(self, *, notation: bool = False) -> str:
        """The question and its numbered answers, or what may be done while others decide."""
        options = [f"{number}. {option}" for number, option in enumerate(self.options(), 1)]
        if notation:
            marked = zip(options, self.actions, strict=True)
            options = [f"{option} [{action['do']}]" for option, action in marked]
        if options and not self.view["legal"]:
            options.insert(0, self.words.say("told-meanwhile"))
        return "\n".join(line for line in [self.question(), *options] if line)

    def text(self, *, long: bool = False, news: Iterable[Json] = ()) -> str:
        """All of it: the table, what happened, the question and its numbered answers."""
        parts = [plain(section) for section in self.sections(long=long)]
        if told := self.news(news):
            parts.append("\n".join([self.words.say("told-news"), *told]))
        return "\n\n".join(part for part in [*parts, self.answers()] if part)


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
    """Whether a title, or one of its words, begins so."""
    return f" {wanted}".casefold().replace("_", " ") in f" {title}".casefold().replace("_", " ")
