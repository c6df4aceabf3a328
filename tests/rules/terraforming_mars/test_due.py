"""8.1.3: what is due at once are steps, saved with the position."""

import json
import zlib

import pytest

from rules.terraforming_mars.story import table
from tharsis.games.terraforming_mars.scenario import act
from tharsis.games.terraforming_mars.state import TMState
from tharsis.kernel import BadSave


@pytest.fixture
def ordering() -> TMState:
    """A seat that has to say what comes first: a choice, or an ocean."""
    s = act(table().hand(0, "imported_hydrogen").stock(0, titanium=0).turn(), "play imported_hydrogen")
    assert [s.game.actions.notation(action) for action in s.legal(0)] == ["first ocean", "first choice"]
    return s


@pytest.mark.rule("TM 8.1.3")
def test_what_is_due_survives_a_save(ordering: TMState) -> None:
    loaded = ordering.game.load(ordering.save())
    assert isinstance(loaded, TMState)
    assert loaded.digest() == ordering.digest()
    assert [type(step) for step in loaded.due] == [type(step) for step in ordering.due]
    assert act(loaded, "first ocean").digest() == act(ordering, "first ocean").digest()


@pytest.mark.rule("TM 8.1.3")
def test_another_order_is_another_position(ordering: TMState) -> None:
    other = ordering.clone()
    other.due.reverse()
    assert other.digest() != ordering.digest()


@pytest.mark.parametrize("step", [["turn", 0, 0], ["settle", 0], ["no-such-step"], 7, "draw"])
def test_what_cannot_be_due_is_refused(ordering: TMState, step: object) -> None:
    data = json.loads(zlib.decompress(ordering.save()))
    data["fields"]["due"][0] = step
    with pytest.raises(BadSave):
        ordering.game.load(zlib.compress(json.dumps(data).encode()))
