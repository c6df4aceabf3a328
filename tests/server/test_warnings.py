"""What a move would lose comes with its preview."""

import orjson

from tharsis.games.terraforming_mars.scenario import TMScenario, act
from tharsis.games.twilight_struggle.codes import US, USSR
from tharsis.games.twilight_struggle.scenario import TSScenario
from tharsis.kernel import State
from tharsis.server.preview import Preview

NUCLEAR = {"grade": "grave", "key": "nuclear-war", "rule": "8.1.3", "args": {}}


def asked(s: State, seat: int, *moves: str):
    return orjson.loads(orjson.dumps(Preview(s, seat, moves).as_json()))


def brink() -> State:
    table = TSScenario().at(4).defcon(2).us(canada=4, nigeria=1, sudan=1).ussr(poland=4)
    return table.hold(USSR, "decolonization", "nasser").hold(US, "fidel").round(USSR)


def test_a_grave_move_is_told_although_a_die_decides() -> None:
    before = ("play decolonization", "ops", "coup-attempt")
    lost = asked(brink(), USSR, *before, "coup nigeria")
    assert lost["warnings"] == [NUCLEAR]
    harmless = asked(brink(), USSR, *before, "coup sudan")
    assert (harmless["chance"], harmless["warnings"]) == (True, [])


def test_what_several_moves_lose_is_told_once() -> None:
    s = TMScenario(2).stock(0, money=40, steel=5).in_play(0, "advanced_alloys").hand(0, "mine").turn(0)
    found = asked(act(s, "play mine"), 0, "pay-steel 2")["warnings"]
    assert found == [{"grade": "waste", "key": "overpaid", "rule": "8.1.2", "args": {"lost": 2}}]


def test_a_warning_changes_nothing() -> None:
    s = brink()
    before = s.digest()
    asked(s, USSR, "play decolonization")
    assert s.digest() == before


def test_what_speaks_against_a_move() -> None:
    before = ("play decolonization", "ops", "coup-attempt")
    assert Preview(brink(), USSR, before).doubts == set()
    assert Preview(brink(), USSR, (*before, "coup sudan")).doubts == {"final"}
    assert Preview(brink(), USSR, (*before, "coup nigeria")).doubts == {"final", "grave"}
