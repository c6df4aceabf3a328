"""A game can only have counted what its own tables have."""

import pytest

from tharsis.kernel import RulesError, Tally
from tharsis.kernel.tally import counted
from toy.actions import ACTIONS, LOG_BURY, LOG_PAY, LOGS


def test_what_a_game_has_is_counted():
    Tally("round", verbs=("bid",), logs=("bury",)).belong(ACTIONS, LOGS, None)
    assert counted(LOGS.terms[LOG_BURY], None) == (0, 1)
    assert counted(LOGS.terms[LOG_PAY], None) is None


@pytest.mark.parametrize(
    ("tally", "told"),
    [
        (Tally("round", verbs=("castle",)), "the verb 'castle'"),
        (Tally("round", verbs=("roll",)), "the verb 'roll'"),  # it names nothing
        (Tally("round", logs=("castle",)), "the log entry 'castle'"),
        (Tally("round", logs=("pay",)), "the log entry 'pay'"),
    ],
)
def test_what_it_lacks_is_refused(tally, told):
    with pytest.raises(RulesError, match=told):
        tally.belong(ACTIONS, LOGS, None)
