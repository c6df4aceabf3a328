"""A recorded game: one small readable JSON file, verified move by move."""

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from tharsis.kernel.chance import TapeSource
from tharsis.kernel.errors import BadOption, BadReplay, IllegalMove, NeedOutcome, RulesError
from tharsis.kernel.match import RETRACT, UNDO, Match, Move
from tharsis.kernel.state import State

if TYPE_CHECKING:
    from tharsis.kernel.game import Game

FORMAT: Final = 2
ONE_TAPE: Final = 1  # the older format
INTERVAL: Final = 10  # a digest after every so many moves
LIMIT: Final = 16 << 20


class Decision:
    """A recorded move that stood in the end: its number in the record, the position before it, and whether
    chance answered to it."""

    def __init__(self, number: int, seat: int, action: int, s: State, chance: bool) -> None:
        self.number: Final = number
        self.seat: Final = seat
        self.action: Final = action
        self.s: Final = s
        self.chance: Final = chance


class Replay:
    """The content of a replay file."""

    def __init__(self, game: "Game", seats: int, options: dict[str, object]) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.options: Final = options
        self.rules_version = game.rules_version
        self.seed: int | None = None
        self.names: list[str] = []
        self.dealt: list[tuple[int, int]] = []  # the outcomes of the set-up
        self.early = False  # whether outcomes may stand before the move that needs them, as in older records
        self.moves: list[Move] = []
        self.digests: dict[int, str] = {}
        self.result: dict[str, object] | None = None

    @property
    def outdated(self) -> bool:
        """Whether it follows other rules than the present ones: its digests tell nothing then."""
        return self.rules_version != self.game.rules_version

    def states(self) -> Iterator[State]:
        """The position before the first move and after each; `BadReplay` names the first bad one."""
        match = self.start()
        yield match.state
        for number, move in enumerate(self.moves, 1):
            self.step(match, number, move)
            yield match.state
        self.check_end(match)

    def decisions(self) -> tuple[list[Decision], State]:
        """The moves that were not taken back, and the last position; everything is verified on the way."""
        found: list[Decision] = []
        match = self.start()
        for number, move in enumerate(self.moves, 1):
            before = match.state
            self.step(match, number, move)
            if move.text == UNDO:
                while found.pop().seat != move.seat:
                    pass
            elif move.text == RETRACT:
                _retract(found, move.seat, before)
            else:
                action = self.game.actions.parse(move.text)
                chance = match.state.tape is not before.tape
                found.append(Decision(number, move.seat, action, before, chance))
        self.check_end(match)
        return found, match.state

    def verify(self) -> State:
        """Play everything through and return the last position."""
        match = self.played()
        self.check_end(match)
        return match.state

    def start(self) -> Match:
        """A match before the first move. Only recorded moves can be played in it."""
        tape = TapeSource(self.dealt)
        try:
            s = self.game.new(seats=self.seats, options=self.options, source=tape)
        except NeedOutcome as need:
            raise BadReplay(
                f"the set-up does not follow the recorded tape: {self._wanted(need)}", "replay-set-up"
            ) from need
        except BadOption as error:
            raise BadReplay(f"this replay cannot be set up: {error}", "replay-set-up") from error
        s.source = TapeSource([])
        match = Match(s, self.seed)
        match.ahead = tape.rest()
        if not self.early:
            self._nothing_left(match, "the set-up")
        return match

    def step(self, match: Match, number: int, move: Move) -> None:
        """Play one recorded move into a match and compare its digest."""
        where = f"move {number} (seat {move.seat}: {move.text!r})"
        try:
            match.repeat(move)
        except NeedOutcome as need:
            raise BadReplay(
                f"{where} does not follow the recorded tape: {self._wanted(need)}",
                "replay-tape",
                {"number": number, "move": move.text},
            ) from need
        except (IllegalMove, RulesError, IndexError) as error:
            raise BadReplay(
                f"{where} cannot be played: {error}", "replay-move", {"number": number, "move": move.text}
            ) from error
        if not self.early:
            self._nothing_left(match, where)
        if self.outdated:
            return
        wanted = self.digests.get(number)
        if wanted is not None and wanted != match.state.digest():
            first = max([0] + [n for n in self.digests if n < number]) + 1
            raise BadReplay(
                f"{where}: the position differs from the recorded one; see moves {first} to {number}",
                "replay-differs",
                {"first": first, "number": number},
            )

    def played(self) -> Match:
        """The match after the last recorded move."""
        match = self.start()
        for number, move in enumerate(self.moves, 1):
            self.step(match, number, move)
        return match

    def seal(self) -> None:
        """Play everything through, once, and note digests at intervals and the result."""
        match = self.start()
        self.digests.clear()
        for number, move in enumerate(self.moves, 1):
            self.step(match, number, move)
            if number % INTERVAL == 0 or number == len(self.moves):
                self.digests[number] = match.state.digest()
        self.result = match.state.result().as_json() if match.state.over else None
        self._adopt(match)

    def tidy(self) -> None:
        """Let each move of an older record carry its own outcomes."""
        self._adopt(self.played())

    def _adopt(self, match: Match) -> None:
        self.dealt, self.moves, self.early = match.dealt, match.moves, False

    def check_end(self, match: Match) -> None:
        self._nothing_left(match, f"the last move (move {len(self.moves)})")
        if self.result is not None:
            if not match.state.over:
                raise BadReplay(
                    f"the record names a result, but after move {len(self.moves)} the game goes on",
                    "replay-goes-on",
                    {"number": len(self.moves)},
                )
            found = match.state.result().as_json()
            if found != self.result:
                raise BadReplay(f"the game ends with {found}, the record says {self.result}", "replay-result")

    def _nothing_left(self, match: Match, where: str) -> None:
        if match.ahead:
            raise BadReplay(
                f"after {where} {len(match.ahead)} recorded outcomes are left over",
                "replay-left",
                {"n": len(match.ahead)},
            )

    def _wanted(self, need: NeedOutcome) -> str:
        name = self.game.chances.terms[need.kind].name
        return f"the rules need {name!r} here" + (" out of other cards" if need.cards else "")

    def text(self) -> str:
        """The file's content: readable, one move a line."""
        data: dict[str, object] = {
            "tharsis_replay": FORMAT,
            "game": self.game.id,
            "rules": self.rules_version,
            "seats": self.seats,
            "options": self.options,
            "seed": self.seed,
            "names": self.names,
            "dealt": write_outcomes(self.game, self.dealt),
            "moves": [self._line(move) for move in self.moves],
            "digests": {str(number): digest for number, digest in self.digests.items()},
            "result": self.result,
        }
        return json.dumps(data, indent=1, ensure_ascii=False) + "\n"

    def _line(self, move: Move) -> str:
        """A move and what chance answered: ``0 coup iran: die 4``."""
        answered = ", ".join(write_outcomes(self.game, move.outcomes))
        return f"{move.seat} {move.text}: {answered}" if answered else f"{move.seat} {move.text}"


def write_outcomes(game: "Game", outcomes: list[tuple[int, int]]) -> list[str]:
    """Outcomes of chance as replays and tables keep them: ``die 4``, ``deal fidel``."""
    texts: list[str] = []
    for kind, value in outcomes:
        term = game.chances.terms[kind]
        named = bool(term.kinds and term.kinds[0].size)
        texts.append(f"{term.name} {term.kinds[0].ids[value] if named else value}")
    return texts


def record(match: Match, names: list[str] | None = None) -> Replay:
    """The replay of a match, sealed."""
    s = match.state
    replay = Replay(s.game, s.seats, dict(s.options))
    replay.seed = match.seed
    replay.names = names or []
    replay.dealt = match.dealt
    replay.moves = match.moves[:]
    replay.seal()
    return replay


def read(text: str, games: "dict[str, Game]") -> Replay:
    """Parse a replay file. What is wrong with it is said plainly; nothing is played yet."""
    if len(text) > LIMIT:
        raise BadReplay("this file is far too large for a replay", "replay-large")
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadReplay(f"this is not a readable replay: {error}", "replay-unreadable") from error
    if not isinstance(data, dict) or data.get("tharsis_replay") not in (ONE_TAPE, FORMAT):
        raise BadReplay(f"this is not a replay of format {ONE_TAPE} or {FORMAT}", "replay-unreadable")
    game = games.get(str(data.get("game")))
    if game is None:
        raise BadReplay(
            f"this replay is of {data.get('game')!r}, a game that is not installed",
            "replay-game",
            {"game": str(data.get("game"))},
        )
    seats, options = data.get("seats"), data.get("options")
    if type(seats) is not int or not isinstance(options, dict):
        raise BadReplay("this replay names no seats or options", "replay-damaged", {"part": "seats, options"})
    replay = Replay(game, seats, options)
    replay.rules_version = _whole(data.get("rules"), "rules")
    replay.seed = None if data.get("seed") is None else _whole(data.get("seed"), "seed")
    replay.names = [str(name) for name in _list(data, "names")]
    replay.early = data["tharsis_replay"] == ONE_TAPE
    before = "tape" if replay.early else "dealt"
    replay.dealt = read_outcomes(game, _list(data, before), before)
    for i, line in enumerate(_list(data, "moves"), 1):
        replay.moves.append(_read_move(game, i, line))
    digests = data.get("digests", {})
    if not isinstance(digests, dict) or not all(number.isdigit() for number in digests):
        raise BadReplay("the digests of this replay are damaged", "replay-damaged", {"part": "digests"})
    replay.digests = {int(number): str(digest) for number, digest in digests.items()}
    result = data.get("result")
    if result is not None and not isinstance(result, dict):
        raise BadReplay("the result of this replay is damaged", "replay-damaged", {"part": "result"})
    replay.result = result
    return replay


def _retract(found: list[Decision], seat: int, s: State) -> None:
    """Take out all that a seat answered to the question that is open."""
    first = len(found)
    while first and found[first - 1].s.asking is s.asking:
        first -= 1
    found[first:] = [one for one in found[first:] if one.seat != seat]


def _whole(value: object, what: str) -> int:
    if type(value) is not int:
        raise BadReplay(f"{what} should be a whole number, not {value!r}", "replay-damaged", {"part": what})
    return value


def _list(data: dict[str, object], name: str) -> list[object]:
    value = data.get(name, [])
    if not isinstance(value, list):
        raise BadReplay(f"{name} of this replay should be a list", "replay-damaged", {"part": name})
    return value


def _read_move(game: "Game", number: int, line: object) -> Move:
    told, _, answered = str(line).partition(": ")
    seat, _, text = told.partition(" ")
    if not seat.isdigit() or not text or len(seat) > 2:
        raise BadReplay(
            f"move {number} is {line!r}; it should read 'SEAT ACTION' or 'SEAT ACTION: OUTCOMES'",
            "replay-line",
            {"number": number, "line": str(line)},
        )
    cells: list[object] = [cell for cell in answered.split(", ") if cell]
    return Move(int(seat), text, read_outcomes(game, cells, f"move {number}"))


def read_outcomes(game: "Game", texts: list[object], where: str) -> list[tuple[int, int]]:
    """Kind and value of outcomes from their texts."""
    return [_read_outcome(game, str(text), f"outcome {i} of {where}") for i, text in enumerate(texts, 1)]


def _read_outcome(game: "Game", text: str, where: str) -> tuple[int, int]:
    name, _, value = text.partition(" ")
    kind = game.chances.code(name)
    if kind < 0:
        raise BadReplay(
            f"{where} is {text!r}: no such chance in {game.id}", "replay-outcome", {"outcome": text}
        )
    term = game.chances.terms[kind]
    named = bool(term.kinds and term.kinds[0].size)
    operand = (
        term.kinds[0].index(value) if named else int(value) if value.isdigit() and len(value) < 10 else -1
    )
    if operand < 0:
        raise BadReplay(f"{where} is {text!r}: no such outcome", "replay-outcome", {"outcome": text})
    return kind, operand
