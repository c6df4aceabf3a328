"""The guided first game can be played by its hints alone."""

from rules.on_mars.story import options, play
from tharsis.games.on_mars import GAME
from tharsis.games.on_mars.lessons import FIRST
from tharsis.games.on_mars.state import OMState


def test_every_hint_of_the_first_game_is_a_legal_move_when_its_turn_comes() -> None:
    s = FIRST.start.build(GAME)
    assert isinstance(s, OMState)
    for hint in FIRST.hints:
        while s.actor() != FIRST.seat:
            s = play(s, s.actor(), options(s, s.actor())[0])
        while hint.notation not in options(s, FIRST.seat):
            s = play(s, FIRST.seat, "done")
        s = play(s, FIRST.seat, hint.notation)
    assert s.round == 2
