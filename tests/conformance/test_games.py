"""Every installed game keeps every law.

Compiled code is held to each law with every number of seats and each option turned. The Python sources play
the same games, only slower: each law meets each of them once, the least and the most seats by turns, or all
when THARSIS_KIT_VARIANTS=all. THARSIS_KIT_GAMES scales the number of random games; THARSIS_GOLDEN=update
writes the golden files anew.
"""

import json
import os
import subprocess
import sys
from itertools import product
from pathlib import Path

import pytest

import tharsis.kernel.state
from tharsis.conformance import LAWS, Variant, golden, hold, trail, variants
from tharsis.kernel import games
from toy import GAME as TOY

GAMES = int(os.environ.get("THARSIS_KIT_GAMES", "1"))
VARIANTS = [variant for game in games().values() for variant in variants(game)]
COMPILED = not tharsis.kernel.state.__file__.endswith(".py")
#: Plain random games are quick when compiled: hundreds of them, thousands in `make soak`.
PLAYOUTS = 20 if COMPILED else 1
ENDS = [Variant(game, seats) for game in games().values() for seats in sorted(set(game.seats))]
EVERYTHING = COMPILED or os.environ.get("THARSIS_KIT_VARIANTS") == "all"
GOLDEN = Path(__file__).parent / "golden"

#: Each law with each game, at the least seats and at the most by turns.
BY_TURNS = [
    (law, Variant(game, game.seats[(i + j) % 2]))
    for i, law in enumerate(LAWS)
    for j, game in enumerate(games().values())
]
HELD = list(product(LAWS, VARIANTS)) if EVERYTHING else BY_TURNS


@pytest.mark.parametrize(("law", "variant"), HELD, ids=str)
def test_the_game_keeps_the_law(law, variant):
    hold(law, variant, GAMES * PLAYOUTS if law == "playouts" else GAMES, seed=11)


@pytest.mark.parametrize("variant", [Variant(TOY), Variant(TOY, 4), *VARIANTS], ids=repr)
def test_golden_playthrough(variant):
    """Behaviour changed? Look at the diff; then raise its rules_version and write the file anew."""
    path = GOLDEN / f"{variant}.txt"
    text = golden(variant)
    if os.environ.get("THARSIS_GOLDEN") == "update":
        GOLDEN.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    assert path.exists(), f"no golden playthrough: THARSIS_GOLDEN=update writes {path.name}"
    assert text == path.read_text(encoding="utf-8")


OTHER = """
import json, sys
sys.path.insert(0, sys.argv[1])
from toy import GAME
from tharsis.conformance import Variant, trail
from tharsis.kernel import games
found = [Variant(GAME)] + [Variant(g, n) for g in games().values() for n in sorted(set(g.seats))]
print(json.dumps({repr(v): trail(v, 5, 250) for v in found}))
"""

if COMPILED:

    def test_pure_and_compiled_code_give_the_same_digests():
        """This process against one that is forced to load the Python sources."""
        tests = str(Path(__file__).parent.parent)
        env = {**os.environ, "THARSIS_PURE": "1"}
        command = [sys.executable, "-c", OTHER, tests]
        run = subprocess.run(command, env=env, capture_output=True, text=True, check=True)
        assert json.loads(run.stdout) == {repr(v): trail(v, 5, 250) for v in [Variant(TOY), *ENDS]}
