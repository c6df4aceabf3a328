"""A bot of one's own: it takes the move after which it stands best, and plays against random moves.

A bot is handed a redeal of its seat, never the game itself: all that it cannot know is dealt anew.

    python examples/own_bot.py terraforming-mars --games 20
"""

import argparse

from tharsis.bots import Bot, make
from tharsis.kernel import Rng, games


class Greedy(Bot):
    """Looks one move ahead: its own score less that of the best of the others."""

    def choose(self, s, seat, legal):
        return max(legal, key=lambda action: self.lead(s, seat, action))

    def lead(self, s, seat, action):
        after = s.clone()
        after.apply(seat, action)
        scores = [standing[0] for standing in after.standings()]
        return scores.pop(seat) - max(scores)


def play(game, bots, seed):
    """One game; its result."""
    s = game.new(seed=seed, seats=len(bots))
    redeals = Rng()
    redeals.seed(seed)
    while not s.over:
        seat = s.actor()
        seen = s.redeal(seat, redeals.word())
        s = s.play(seat, bots[seat].choose(seen, seat, s.legal(seat)))
    return s.result()


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", nargs="?", default="terraforming-mars", choices=list(games()))
    parser.add_argument("--games", type=int, default=10)
    args = parser.parse_args()

    game = games()[args.game]
    won = 0
    for number in range(args.games):
        mine = number % 2  # each sits at either seat as often
        bots = [make("random", game, number), make("random", game, number)]
        bots[mine] = Greedy()
        won += play(game, bots, number).winners == [mine]
    print(f"won {won} of {args.games}")


if __name__ == "__main__":
    main()
