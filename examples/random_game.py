"""A random game, move by move.

python examples/random_game.py on-mars --seats 3 --seed 7
"""

import argparse
import random

from tharsis.kernel import games


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", nargs="?", default="twilight-struggle", choices=list(games()))
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()

    game = games()[args.game]
    s = game.new(seed=args.seed, seats=args.seats)
    rng = random.Random(args.seed)
    while not s.over:
        seat = s.actor()
        action = rng.choice(s.legal(seat))
        print(f"{s.moves + 1:4}. seat {seat}: {game.actions.notation(action)}")
        s = s.play(seat, action)  # the position after it; the one before stays as it is
    print(s.result())


if __name__ == "__main__":
    main()
