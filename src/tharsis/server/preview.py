"""Answers to "why not?" and "what if?", for one seat and without telling what it may not know."""

import secrets
from collections.abc import Sequence
from functools import cache
from operator import itemgetter
from typing import Any

from tharsis.kernel import Game, IllegalMove, Refusal, State, View, warnings
from tharsis.kernel.view import log_json
from tharsis.server.kinds import Doubt
from tharsis.server.problems import Problem

Json = dict[str, Any]


def reason_json(refusal: Refusal) -> Json:
    return {"key": refusal.name, "rule": refusal.rule, "args": refusal.figures}


def reason(s: State, seat: int, number: int) -> Json | None:
    """Why a seat may not take an action now; nothing when it may."""
    refusal = s.why_not(seat, number)
    return None if refusal is None else reason_json(refusal)


def number_of(game: Game, notation: str) -> int:
    try:
        return game.actions.parse(notation)
    except IllegalMove as error:
        raise Problem("bad-message", str(error), move=notation) from error


class Preview:
    """What moves would do as far as it is certain: on a redeal, and nothing where chance or something
    hidden decides. What they would lose or waste is told all the same, as far as they are looked at."""

    def __init__(self, s: State, seat: int, moves: Sequence[str]) -> None:
        self.seat = seat
        self.guess = s.redeal(seat, secrets.randbits(64))
        self.guess.recording = True
        self.warnings: list[Json] = []
        actions = [number_of(s.game, move) for move in moves]
        self.chance = not all(self._certain(number) for number in actions)

    def _certain(self, number: int) -> bool:
        """Whether nothing but the rules decides what comes of an action, which is taken."""
        guess = self.guess
        why = reason(guess, self.seat, number)
        if why is not None:
            move = guess.game.actions.notation(number)
            raise Problem("not-legal", f"{move} is not allowed here", move=move, reason=why)
        self.warnings += [each for each in warnings(guess, self.seat, number) if each not in self.warnings]
        question, together = guess.asking, guess.parallel
        guess.apply(self.seat, number)
        still_open = together and guess.parallel and guess.asking is question
        return guess.fence < guess.moves or still_open

    @property
    def doubts(self) -> set[str]:
        """What a player may want to think over."""
        final = self.chance or self.seat not in self.guess.actors()
        return {warning["grade"] for warning in self.warnings} | ({Doubt.FINAL} if final else set())

    def as_json(self) -> Json:
        told = {"chance": self.chance, "warnings": self.warnings}
        if self.chance:
            return {**told, "table": None, "log": [], "prompt": None, "actors": []}
        view = View(self.guess, self.seat)
        log = log_json(self.guess, self.seat)
        return {**told, "table": view.table, "log": log, "prompt": view.prompt, "actors": view.actors}


class HeldBack(Exception):
    """A move was not made, since something speaks against it; tells what it would do."""

    def __init__(self, foreseen: Preview) -> None:
        self.foreseen = foreseen


def hold_back(s: State, seat: int, moves: Sequence[str], doubts: Sequence[Doubt]) -> None:
    """Raise where moves give rise to one of some doubts."""
    foreseen = Preview(s, seat, moves)
    if not foreseen.doubts.isdisjoint(doubts):
        raise HeldBack(foreseen)


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
