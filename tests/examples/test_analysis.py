import random
import re

import tharsis
from examples.running import run
from tharsis.kernel import Match
from tharsis.kernel.replay import record

TINY = ("--playouts", 2, "--moves", 2, "--bot", "random")
MOVE = r"\S.* +\d+%  \(\d+% to \d+%\)\n"


def test_a_position_of_a_bots_game():
    told = run("analysis.py", "on-mars", "--decision", 5, *TINY)
    assert re.fullmatch(rf"seat \d decides, \d+ moves are legal\n({MOVE}){{2}}", told)


def test_a_position_of_a_recorded_game(tmp_path):
    match = Match(tharsis.game("twilight-struggle").new(seed=1), 1)
    rng = random.Random(1)
    for _ in range(40):
        s = match.state
        match.play(s.actor(), s.game.actions.notation(rng.choice(s.legal(s.actor()))))
    path = tmp_path / "game.replay.json"
    path.write_text(record(match).text(), encoding="utf-8")
    told = run("analysis.py", "--replay", path, "--decision", 30, *TINY)
    assert re.fullmatch(rf"seat \d decides, \d+ moves are legal\n({MOVE})+", told)
