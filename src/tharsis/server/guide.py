"""Guided first games: which hint of the lesson is due."""

from typing import Any

from tharsis.kernel.match import RETRACT, UNDO
from tharsis.server import catalogue
from tharsis.server.live import Live


def hint(live: Live, seat: int) -> dict[str, Any] | None:
    """The hint a learner needs now; its words wait until the action it speaks of is possible."""
    if live.table.guide is None or live.match is None:
        return None
    lesson = catalogue.lesson(live.game, live.table.guide)
    if seat != lesson.seat:
        return None
    step = _taken(live, seat, [hint.notation for hint in lesson.hints])
    shown = {"name": lesson.name, "step": step, "steps": len(lesson.hints), "key": None, "do": None}
    s = live.match.state
    if step < len(lesson.hints):
        due = lesson.hints[step]
        if s.why(seat, live.game.actions.parse(due.notation)) == 0:
            shown |= {"key": due.key, "do": due.notation}
    return shown


def _taken(live: Live, seat: int, wanted: list[str]) -> int:
    """How many hints have been followed, in order."""
    assert live.match is not None
    followed: list[int] = [0]
    for move in live.match.moves:
        if move.seat != seat:
            continue
        if move.text in (UNDO, RETRACT):
            followed[1:] = followed[1:-1]
        else:
            step = followed[-1]
            followed.append(step + (step < len(wanted) and move.text == wanted[step]))
    return followed[-1]
