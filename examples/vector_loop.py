"""Many games at once: the loop in which a network would learn, with a random bot in its place.

python examples/vector_loop.py on-mars --games 256 --workers 8 --steps 1000
"""

import argparse
import time

import numpy as np

from tharsis.bots import RandomBatchBot
from tharsis.envs import Vector
from tharsis.kernel import games


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", nargs="?", default="twilight-struggle", choices=list(games()))
    parser.add_argument("--games", type=int, default=64, help="how many at a time")
    parser.add_argument("--workers", type=int, default=0, help="processes; 0 plays in this one")
    parser.add_argument("--steps", type=int, default=500)
    args = parser.parse_args()

    bot = RandomBatchBot(seed=1)
    returns = []
    with Vector(args.game, args.games, seed=1, workers=args.workers) as vector:
        start = time.perf_counter()
        for _ in range(args.steps):
            # A row for each game: what the seat in vector.deciders sees, and what it may do.
            vector.step(bot.choose_many(vector.observations, vector.masks))
            returns.extend(vector.returns[vector.ends == 1].tolist())
        seconds = time.perf_counter() - start

    print(f"{args.games * args.steps / seconds:,.0f} decisions a second")
    print(f"{len(returns)} games ended")
    if returns:
        print("mean return by seat:", np.mean(returns, axis=0).round(2).tolist())


if __name__ == "__main__":
    main()
