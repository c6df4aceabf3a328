"""A seat at a table, here or at a server: all that a language model may see and do there."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from threading import Lock
from typing import Any, Final

from tharsis import bots
from tharsis.kernel import BadOption, Game, IllegalMove, Match, warnings
from tharsis.kernel.view import log_json
from tharsis.locale import Telling, Words

Json = Mapping[str, Any]


class Table(ABC):
    """One seat's eyes and hands. Everything it tells comes from the seat's view and its log."""

    def __init__(self, words: Words, game: Game) -> None:
        self.words: Final = words
        self.game: Final = game
        self.lock: Final = Lock()  # tools run in threads
        self.since = 0  # the length of the log when this seat last moved

    @property
    @abstractmethod
    def view(self) -> Json:
        """What the seat sees now; empty while the table waits for players."""

    @property
    @abstractmethod
    def log(self) -> Sequence[Json]:
        """What happened, as the seat may read it."""

    @abstractmethod
    def player(self, seat: int) -> str:
        """Who sits there."""

    @abstractmethod
    def reason(self, notation: str) -> Json | None:
        """Why an action is not allowed; None when it is."""

    @abstractmethod
    def warnings(self, notation: str) -> Sequence[Json]:
        """What an action would lose."""

    @abstractmethod
    def _move(self, notation: str) -> None:
        """Play it, and let the others play on."""

    @abstractmethod
    def undo(self) -> None:
        """Take the last move back."""

    @abstractmethod
    def wait(self, seconds: float) -> None:
        """Until this seat is asked, or so long."""

    @abstractmethod
    def close(self) -> None:
        """Leave the table."""

    def telling(self) -> Telling:
        view = self.view
        if not view:
            raise BadOption(self.words.say("mcp-not-started"))
        return Telling(self.words, self.game, view)

    def move(self, line: str, *, confirmed: bool) -> str:
        """Play what a line chooses, or say why not. What would lose something is told instead, until it is
        confirmed."""
        notation = self.telling().chosen(line)
        if reason := self.reason(notation):
            raise IllegalMove(self.refused(reason))
        if not confirmed and (told := self.telling().alarms(self.warnings(notation))):
            return "\n".join([self.words.say("mcp-not-made"), *told])
        before = len(self.log)
        self._move(notation)
        self.since = before
        return ""

    def why(self, line: str) -> str:
        reason = self.reason(self.telling().chosen(line))
        return self.refused(reason) if reason else self.words.say("cli-why-allowed")

    def refused(self, reason: Json) -> str:
        return f"{self.words.sent(self.game, 'why', reason)} {self.words.rule(reason['rule'])}".rstrip()

    def news(self) -> list[Json]:
        return list(self.log[self.since :])

    def stands(self, *, notation: bool = False) -> str:
        """Who decides what, and between which options; or how the game ended."""
        telling = self.telling()
        view = telling.view
        if view["over"]:
            return "\n".join(telling.result([self.player(seat) for seat in range(view["seats"])]))
        if view["legal"]:
            asked = self.words.say("mcp-you-decide", player=self.player(view["seat"]))
        else:
            others = ", ".join(self.player(seat) for seat in view["actors"])
            asked = self.words.say("mcp-others-decide", players=others)
        rule = self.words.rule(view["prompt"]["rule"])
        return "\n".join([f"{asked} {rule}".rstrip(), telling.answers(notation=notation)])


class LocalTable(Table):
    """A game played here against bots."""

    def __init__(self, words: Words, match: Match, seat: int, minds: Sequence[bots.Bot | None]) -> None:
        super().__init__(words, match.game)
        self.match: Final = match
        self.seat: Final = seat
        self.company: Final = bots.Company(match, minds)
        self.company.play()

    @property
    def view(self) -> Json:
        return self.match.state.view(self.seat).as_json()

    @property
    def log(self) -> Sequence[Json]:
        return log_json(self.match.state, self.seat)

    def player(self, seat: int) -> str:
        return self.words.player(self.match.state, seat)

    def reason(self, notation: str) -> Json | None:
        refusal = self.match.state.why_not(self.seat, self.game.actions.parse(notation))
        if refusal is None:
            return None
        return {"key": refusal.name, "rule": refusal.rule, "args": refusal.figures}

    def warnings(self, notation: str) -> Sequence[Json]:
        return warnings(self.match.state, self.seat, self.game.actions.parse(notation))

    def _move(self, notation: str) -> None:
        self.match.play(self.seat, notation)
        self.company.play()

    def undo(self) -> None:
        if not self.match.state.can_undo(self.seat):
            raise IllegalMove(self.words.say("told-no-undo"))
        self.match.undo(self.seat)
        self.company.play()

    def wait(self, seconds: float) -> None:
        """Bots that play here have always answered already."""

    def close(self) -> None:
        """Nothing is kept."""
