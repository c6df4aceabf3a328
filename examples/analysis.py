"""What a move is worth: from a position, every move is tried in many games that bots play to the end.

python examples/analysis.py twilight-struggle --decision 60 --playouts 30
python examples/analysis.py --replay game.replay.json --decision 120
"""

import argparse
from itertools import islice
from math import sqrt
from pathlib import Path

from tharsis.bots import make
from tharsis.kernel import games
from tharsis.kernel.replay import read


def play(s, bots, decisions=100_000):
    """Let bots go on for some decisions, each with a redeal of its seat."""
    while not s.over and decisions:
        seat = s.actor()
        s.apply(seat, bots[seat].choose(s.redeal(seat, s.rng.word()), seat, s.legal(seat)))
        decisions -= 1
    return s


def interval(won, games):
    """The share won, with its 95 % interval (Wilson)."""
    z, share = 1.96, won / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    reach = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return share, middle - reach, middle + reach


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", nargs="?", default="twilight-struggle", choices=list(games()))
    parser.add_argument("--replay", type=Path, help="a recorded game; else bots play one")
    parser.add_argument("--decision", type=int, default=60, help="the position after so many decisions")
    parser.add_argument("--playouts", type=int, default=10, help="games for each move")
    parser.add_argument("--moves", type=int, default=6, help="moves to try, the advisor's first ones")
    parser.add_argument("--bot", default="heuristic")
    args = parser.parse_args()

    if args.replay:
        replay = read(args.replay.read_text(encoding="utf-8"), games())
        *_, s = islice(replay.states(), args.decision + 1)
    else:
        s = games()[args.game].new(seed=1)
        play(s, [make(args.bot, s.game, seat) for seat in range(s.seats)], args.decision)
    if s.over:
        parser.error(f"the game is over before decision {args.decision}")
    seat = s.actor()
    print(f"seat {seat} decides, {len(s.legal(seat))} moves are legal")
    moves = s.game.advisor().sensible(s.redeal(seat, 0), seat, s.legal(seat))
    for move in moves[: args.moves]:
        won = 0.0
        for number in range(args.playouts):
            t = s.redeal(seat, number)  # a position the seat could be in, and fresh dice
            t.apply(seat, move)
            play(t, [make(args.bot, s.game, number * 8 + other) for other in range(s.seats)])
            won += (t.returns()[seat] + 1) / 2
        share, low, high = interval(won, args.playouts)
        print(f"{s.game.actions.notation(move):30} {share:4.0%}  ({low:.0%} to {high:.0%})")


if __name__ == "__main__":
    main()
