"""Guided first games: which hint of the lesson is due."""

from typing import Any

from tharsis.kernel.match import RETRACT, UNDO
from tharsis.server import catalogue
from tharsis.server.live import Live

#: After so many moves of their own a learner may meet a later hint: the one that is due may never fit again.
PATIENCE = 8


def hint(live: Live, seat: int) -> dict[str, Any] | None:
    """The hint a learner needs now; its words wait until the action it speaks of is possible."""
    lesson = catalogue.lesson_of(live.game, live.table.guide)
    if lesson is None or live.match is None or seat != lesson.seat:
        return None
    step, strayed = _progress(live, seat, [hint.notation for hint in lesson.hints])
    shown = {"name": lesson.name, "step": step, "steps": len(lesson.hints), "key": None, "do": None}
    s = live.match.state
    for due in lesson.hints[step:] if strayed >= PATIENCE else lesson.hints[step : step + 1]:
        if s.why(seat, live.game.actions.parse(due.notation)) == 0:
            return shown | {"key": due.key, "do": due.notation}
    return shown


def _progress(live: Live, seat: int, wanted: list[str]) -> tuple[int, int]:
    """How many hints are behind the learner, and how many moves they have gone their own way since."""
    assert live.match is not None
    path: list[tuple[int, int]] = [(0, 0)]
    for move in live.match.moves:
        if move.seat != seat:
            continue
        if move.text in (UNDO, RETRACT):
            path[1:] = path[1:-1]
            continue
        step, strayed = path[-1]
        ahead = wanted[step:] if strayed >= PATIENCE else wanted[step : step + 1]
        followed = move.text in ahead
        path.append((step + ahead.index(move.text) + 1, 0) if followed else (step, strayed + 1))
    return path[-1]
