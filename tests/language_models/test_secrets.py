"""Nothing that is hidden from the seat is ever told."""

import pytest

from tharsis.kernel import games

SEED = 11


def texts(model, table):
    """All that a table tells without changing it, but for the log, which a redeal has not."""
    told = [model.call("look", table=table, long=long) for long in (False, True)]
    told.append(model.call("legal", table=table, notation=True))
    actions = model.tools.tables[table].game.actions
    for action in range(0, actions.size, max(1, actions.size // 12)):
        told.append(model.call("why", table=table, action=actions.notation(action)))
    return told


@pytest.mark.parametrize("id", ["toy", *games()])
def test_a_position_and_its_redeals_read_the_same(model, id):
    for seat in (1, 2):
        model.call("start_game", game=id, seat=seat, seats=2, seed=SEED, bots=["random"])
        table = model.tools.tables[seat]
        for _ in range(3):
            model.call("move", table=seat, action=1)
            table.since = len(table.log)
            before = texts(model, seat)
            truth = table.match.state
            for seed in range(2):
                table.match.state = truth.redeal(seat - 1, seed)
                assert texts(model, seat) == before
            table.match.state = truth


def test_the_other_hand_is_never_named(model):
    text = model.call("start_game", game="toy", seat=1, seed=SEED)
    s = model.tools.tables[1].match.state
    words = model.tools.words
    own, other = ([words.of(s.game, "card", f"c{card}") for card in s.hand(seat)] for seat in (0, 1))
    text += model.call("look", table=1, long=True) + model.call("log", table=1)
    assert all(name in text for name in own)
    assert not [name for name in other if name in text]
