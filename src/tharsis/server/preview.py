"""Answers to "why not?" and "what if?", for one seat and without telling what it may not know."""

from collections.abc import Sequence
from functools import cache
from operator import itemgetter
from typing import Any

from tharsis.kernel import Game, Refusal, State, View, warnings
from tharsis.kernel.view import log_json
from tharsis.server.problems import Problem

Json = dict[str, Any]


def reason_json(refusal: Refusal) -> Json:
    return {"key": refusal.name, "rule": refusal.rule, "args": refusal.figures}


def reason(s: State, seat: int, number: int) -> Json | None:
    """Why a seat may not take an action now; nothing when it may."""
    refusal = s.why_not(seat, number)
    return None if refusal is None else reason_json(refusal)


def preview(s: State, seat: int, actions: Sequence[int], seed: int) -> Json:
    """What actions would do as far as it is certain: on a redeal, and nothing where chance or something
    hidden decides. What they would lose or waste is told all the same, as far as they are looked at."""
    guess = s.redeal(seat, seed)
    guess.recording = True
    told: list[Json] = []
    for number in actions:
        why = reason(guess, seat, number)
        if why is not None:
            move = s.game.actions.notation(number)
            raise Problem("not-legal", f"{move} is not allowed here", move=move, reason=why)
        told += [warning for warning in warnings(guess, seat, number) if warning not in told]
        question, together = guess.asking, guess.parallel
        guess.apply(seat, number)
        still_open = together and guess.parallel and guess.asking is question
        if guess.fence >= guess.moves and not still_open:
            return {"chance": True, "table": None, "log": [], "prompt": None, "actors": [], "warnings": told}
    view = View(guess, seat)
    return {
        "chance": False,
        "table": view.table,
        "log": log_json(guess, seat),
        "prompt": view.prompt,
        "actors": view.actors,
        "warnings": told,
    }


def reasons_for_target(s: State, seat: int, target: str, most: int = 20) -> list[Json]:
    """Actions that point at a thing with what forbids them, those nearest to the question first."""
    table = s.game.actions
    asked = {table.verb(number).name for number in s.legal(seat)}
    found: list[tuple[bool, bool, int, Json]] = []
    for number in _pointing_at(s.game).get(target, ()):
        why = reason(s, seat, number)
        vague = why is not None and not why["rule"]
        entry = {"move": table.notation(number), "reason": why}
        found.append((table.verb(number).name not in asked, vague, number, entry))
    return [entry for *_, entry in sorted(found, key=itemgetter(0, 1, 2))[:most]]


@cache
def _pointing_at(game: Game) -> dict[str, list[int]]:
    """All actions by target."""
    found: dict[str, list[int]] = {}
    for number in range(game.actions.size):
        found.setdefault(game.actions.target(number), []).append(number)
    return found
