"""Variants of the toy game for the server: with bots that fail, and with a guided first game."""

import mmap
import os
import signal
from pathlib import Path
from typing import Any, Final

from tharsis.kernel import Advisor, Game, Hint, IllegalMove, Lesson, LessonStart, Match, State
from tharsis.kernel.imports import Contradiction, Imported, Unread
from toy import GAME as TOY


def variant(id: str, **parts: Any) -> Game:
    """The toy game under another id, with other parts."""
    same = (
        "prefix rules_version seats state setup look standings invariants redeal asides actions steps reasons"
        " prompts logs chances ends folder locale"
    )
    return Game(id=id, **{name: getattr(TOY, name) for name in same.split()} | parts)


class Crasher(Advisor):
    """Brings its process down."""

    def choose(self, s: State, seat: int, legal: list[int]) -> int:
        os._exit(3)


class Sleeper(Advisor):
    """Never answers."""

    def choose(self, s: State, seat: int, legal: list[int]) -> int:
        while True:
            os.sched_yield()


class Drowsy(Advisor):
    """Never answers where the environment says so; then it leaves a file there."""

    def choose(self, s: State, seat: int, legal: list[int]) -> int:
        if "DROWSY" in os.environ:
            Path(os.environ["DROWSY"]).touch()
            signal.pause()
        return legal[0]


class Hungry(Advisor):
    """Wants more memory than there is for it."""

    def choose(self, s: State, seat: int, legal: list[int]) -> int:
        take_memory(3 << 30)
        return legal[0]


def take_memory(size: int) -> int:
    """So many bytes of address space, none of which are touched."""
    with mmap.mmap(-1, size) as taken:
        return len(taken)


def environment() -> dict[str, str]:
    """All that a process knows from its environment, also what it has forgotten since it began."""
    began = Path("/proc/self/environ").read_bytes().decode().split("\0")
    return dict(os.environ) | dict(line.split("=", 1) for line in began if line)


class Start(LessonStart):
    def build(self, game: Game) -> State:
        return game.new(seed=7, seats=2)


def _first_bids() -> tuple[Hint, ...]:
    hand = Start().build(TOY).legal(0)
    return tuple(Hint(f"hint-{i}", TOY.actions.notation(bid)) for i, bid in enumerate(hand[:2]))


def read_lines(text: str) -> Imported:
    """Another program's record: a seat and a move a line, of the game with seed 7."""
    match = Match(Start().build(RECORD))
    wrong: list[Contradiction] = []
    unread: list[Unread] = []
    for number, line in enumerate(text.splitlines(), 1):
        seat, _, move = line.partition(" ")
        if not seat.isdigit():
            unread.append(Unread(number, line, "names no seat"))
            continue
        try:
            match.play(int(seat), move)
        except IllegalMove as error:
            wrong.append(Contradiction(number, line, "2.1", "move", move, str(error)))
            break
    return Imported(match, len(match.moves), wrong, match.state.over, ["the record ends early"], unread)


RECORD: Final = variant("toy-record", importer=read_lines)
CRASH: Final = variant("toy-crash", advisor=Crasher)
DROWSY: Final = variant("toy-drowsy", advisor=Drowsy)
HUNGRY: Final = variant("toy-hungry", advisor=Hungry)
SLEEP: Final = variant("toy-sleep", advisor=Sleeper)
LESSON: Final = variant("toy-lesson", lessons=(Lesson("first", 0, Start(), _first_bids()),))
