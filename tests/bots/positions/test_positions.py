"""Every suite of positions is sound, and bots answer it."""

from importlib import import_module

import pytest

from bots.positions.form import Position, ask, fault
from tharsis.bots import levels_of, make
from tharsis.kernel import game

#: At least so many of each game.
ENOUGH = 40
GAMES = ("on-mars", "red-dust-rebellion", "terraforming-mars", "twilight-struggle")


def suite(name: str) -> tuple[Position, ...]:
    found: tuple[Position, ...] = import_module(f"bots.positions.{name.replace('-', '_')}").POSITIONS
    return found


@pytest.mark.parametrize("name", GAMES)
def test_a_suite_is_large_and_sound(name):
    positions = suite(name)
    assert len(positions) >= ENOUGH
    assert len({position.lesson for position in positions}) == len(positions)
    assert {position.lesson: fault(position) for position in positions if fault(position)} == {}


@pytest.mark.parametrize(
    ("name", "level"),
    [(name, level) for name in GAMES for level in levels_of(game(name)) if level in ("regular", "strong")],
)
def test_nobody_from_regular_on_loses_at_once(name, level):
    bot = make(level, game(name), 1)
    answers = {position.lesson: ask(position, bot) for position in suite(name) if position.loses}
    assert {lesson: answer.moves for lesson, answer in answers.items() if not answer.right} == {}
