"""How fast other engines are beside ours, in one run on one core: OpenSpiel's backgammon and catanatron.

``python bench/others.py`` prints random play of each, then random play with what a learner needs at every
decision (an observation and the mask of legal actions), all in decisions a second at the yardstick of
``make bench``. catanatron is no part of our extras: ``pip install catanatron``.
"""

import random
import time
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any

from tharsis.arena.bench import REFERENCE, measure, yardstick
from tharsis.kernel import Variant, games

SECONDS = 4.0


def decisions(play: Callable[[random.Random], int]) -> float:
    """Decisions a second of a function that plays a game and says how many it took."""
    rng = random.Random(1)
    count = 0
    begun = time.process_time()
    while (spent := time.process_time() - begun) < SECONDS:
        count += play(rng)
    return count / spent


def backgammon(observed: bool) -> Callable[[random.Random], int]:
    import pyspiel

    game: Any = pyspiel.load_game("backgammon")

    def play(rng: random.Random) -> int:
        s = game.new_initial_state()
        count = 0
        while not s.is_terminal():
            if s.is_chance_node():
                outcomes = s.chance_outcomes()
                s.apply_action(rng.choices([each for each, _ in outcomes], [p for _, p in outcomes])[0])
                continue
            if observed:
                s.observation_tensor(s.current_player())
                s.legal_actions_mask()
            s.apply_action(rng.choice(s.legal_actions()))
            count += 1
        return count

    return play


def catan(rng: random.Random) -> int:
    from catanatron import Color, Game, RandomPlayer

    game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=rng.randrange(1 << 30))
    game.play()
    return len(game.state.actions)


def main() -> None:
    chess = yardstick(SECONDS)

    def tell(name: str, plain: float, observed: float) -> None:
        scale = REFERENCE / chess
        print(f"{name:40}{plain * scale:12,.0f}{observed * scale:12,.0f}", flush=True)

    for game in games().values():
        row = measure(Variant(game), SECONDS)
        tell(game.id, row["decisions"], row["vector"])
    tell("OpenSpiel backgammon", decisions(backgammon(observed=False)), decisions(backgammon(observed=True)))
    if find_spec("catanatron"):
        tell("catanatron", decisions(catan), 0.0)
    print(f"yardstick {chess:.1f} before, {yardstick(SECONDS):.1f} after")


if __name__ == "__main__":
    main()
