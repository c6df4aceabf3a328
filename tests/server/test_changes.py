"""Views told by what has changed in them are the views themselves."""

import copy
import json
from typing import Any

import pytest

from tharsis.kernel import Rng, View, games
from tharsis.server.changes import applied, changes

CASES: list[tuple[Any, Any, int]] = [
    ({"a": 1}, {"a": 1}, 0),
    ({"a": 1}, {"a": 2}, 1),
    ({"a": 1}, {"b": 1}, 2),
    ({"a": {"b": {"c": [1, 2, 3]}}}, {"a": {"b": {"c": [1, 5, 3]}}}, 1),
    ({"a": [1, 2]}, {"a": [1, 2, 3]}, 1),
    ({"a": None}, {"a": {}}, 1),
    ({"a": []}, {"a": {}}, 1),
    ([{"x": 1}, {"x": 2}], [{"x": 1}, {"x": 3}], 1),
    ({"a": 1}, None, 1),
]


@pytest.mark.parametrize(("old", "new", "places"), CASES)
def test_changes_lead_from_one_to_the_other(old: Any, new: Any, places: int) -> None:
    told = changes(old, new) if old != new else []
    before = copy.deepcopy(old)
    assert applied(old, told) == new
    assert old == before
    assert len(told) == places


@pytest.mark.parametrize("name", ["on-mars", "red-dust-rebellion", "terraforming-mars", "twilight-struggle"])
def test_a_game_can_be_followed_by_its_changes(name: str) -> None:
    game, rng = games()[name], Rng()
    rng.seed(3)
    s = game.new(seats=2, seed=3)
    shown, whole, parts = View(s, 0).as_json(), 0, 0
    for _ in range(150):
        seat = s.actors()[0]
        legal = s.legal(seat)
        s = s.play(seat, legal[rng.below(len(legal))])
        view = View(s, 0).as_json()
        told = json.loads(json.dumps(changes(shown, view)))
        shown = applied(shown, told)
        assert json.dumps(shown, sort_keys=True) == json.dumps(view, sort_keys=True)
        whole, parts = whole + len(json.dumps(view)), parts + len(json.dumps(told))
        if s.over:
            break
    assert parts * 2 < whole
