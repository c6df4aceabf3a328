"""Guided first games: which hint of the lesson is due.

A lesson is a row of scenes: a hint that opens one, and hints inside it. Whoever goes another way meets the
next hint that fits; what has been done, or passed over, never comes back.
"""

from collections.abc import Iterable
from typing import Any, Final

from tharsis.kernel import LEGAL, NOT_NOW, Game, Hint, Lesson, State
from tharsis.kernel.match import RETRACT, UNDO
from tharsis.server import catalogue
from tharsis.server.live import Live

#: So often a learner may do something else of the kind before a scene is given up.
PATIENCE: Final = 3
NO_SCENE: Final = -1


def hint(live: Live, seat: int) -> dict[str, Any] | None:
    """The hint a learner needs now; its words wait until the action it speaks of is possible."""
    lesson = catalogue.lesson_of(live.game, live.table.guide)
    if lesson is None or live.match is None or seat != lesson.seat:
        return None
    moves = [move.text for move in live.match.moves if move.seat == seat]
    return shown(lesson, live.match.state, moves)


def shown(lesson: Lesson, s: State, moves: Iterable[str]) -> dict[str, Any]:
    """The hint that is due after the learner's moves, and how far the lesson is."""
    course = Course(lesson, s.game)
    for move in moves:
        course.took(move)
    due = course.due(s)
    steps = len(lesson.hints)
    step = steps if due is None and course.ended(s) else len(course.past)
    found = {"name": lesson.name, "step": step, "steps": steps, "key": None, "do": None}
    return found if due is None else found | {"key": due.key, "do": due.notation}


class Course:
    """How a learner goes through a lesson."""

    def __init__(self, lesson: Lesson, game: Game) -> None:
        self.lesson: Final = lesson
        self.game: Final = game
        self.hints: Final = lesson.hints
        self.openings: Final = [i for i, hint in enumerate(lesson.hints) if not hint.inside]
        #: Verbs by which one chooses what to do at all.
        self.verbs: Final = {lesson.hints[i].notation.split()[0] for i in self.openings}
        self.past: set[int] = set()
        self.scene = NO_SCENE
        self.strayed = 0
        self.before: list[tuple[set[int], int, int]] = []

    def took(self, move: str) -> None:
        """A move of the learner, or one taken back."""
        if move in (UNDO, RETRACT):
            if self.before:
                self.past, self.scene, self.strayed = self.before.pop()
            return
        self.before.append((set(self.past), self.scene, self.strayed))
        inside = [i for i in self._inside(self.scene) if self.hints[i].notation == move]
        opened = [i for i in self._pending() if self.hints[i].notation == move]
        if inside:
            self.past |= {i for i in self._inside(self.scene) if i <= inside[0]}
            self.strayed = 0
        elif opened:
            self._leave()
            self.past.add(opened[0])
            self.scene, self.strayed = opened[0], 0
        elif move.split()[0] in self.verbs:
            self._leave()
            self._stray()

    def due(self, s: State) -> Hint | None:
        """The next hint whose action is possible. What is refused may be passed over, what has its moment yet
        to come is waited for."""
        for i in self._inside(self.scene):
            if self._why(s, i) == LEGAL:
                return self.hints[i]
        for i in self._pending():
            why = self._why(s, i)
            if why == LEGAL:
                return self.hints[i]
            if why <= NOT_NOW and not self.hints[i].perhaps:
                return None
        return None

    def ended(self, s: State) -> bool:
        """Whether nothing is left to teach: no scene to come, and the last one over."""
        if any(not self.hints[i].perhaps for i in self._pending()):
            return False
        if not self._inside(self.scene):
            return True
        legal = s.legal(self.lesson.seat)
        return any(self.game.actions.verb(action).name in self.verbs for action in legal)

    def _why(self, s: State, i: int) -> int:
        return s.why(self.lesson.seat, self.game.actions.parse(self.hints[i].notation))

    def _pending(self) -> list[int]:
        """The scenes to come."""
        return [i for i in self.openings if i not in self.past]

    def _inside(self, scene: int) -> list[int]:
        """The hints to come inside a scene."""
        if scene == NO_SCENE:
            return []
        end = next((i for i in self.openings if i > scene), len(self.hints))
        return [i for i in range(scene + 1, end) if i not in self.past]

    def _leave(self) -> None:
        """A scene is over: what was not said in it is never said."""
        self.past |= set(self._inside(self.scene))
        self.scene = NO_SCENE

    def _stray(self) -> None:
        """After a while of going one's own way, the scene that was next is given up."""
        self.strayed += 1
        pending = self._pending()
        if self.strayed >= PATIENCE and pending:
            self.strayed = 0
            self.past |= {pending[0], *self._inside(pending[0])}
