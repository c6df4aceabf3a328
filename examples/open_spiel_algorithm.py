"""OpenSpiel: its search for hidden information (ISMCTS) plays a small variant, and Tharsis judges positions.

The search deals anew what its player cannot know (`resample_from_infostate`), so it never cheats. The variant
is Terraforming Mars for two without the cards of the Corporate Era; the opponent plays at random.

    pip install 'tharsis[open-spiel]'
    python examples/open_spiel_algorithm.py --games 2 --simulations 40
"""

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import Evaluator

from tharsis.envs import register_open_spiel


class Judgement(Evaluator):
    """Values of positions by the game's own advisor, instead of random games to the end."""

    def evaluate(self, state):
        s = state.position.table
        advisor = s.game.advisor()
        return np.array([2 * advisor.value(s, seat) - 1 for seat in range(s.seats)])

    def prior(self, state):
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--simulations", type=int, default=40, help="for each decision")
    parser.add_argument("--decisions", type=int, default=10_000, help="at most, in each game")
    args = parser.parse_args()

    register_open_spiel()
    game = pyspiel.load_game("tharsis_terraforming_mars(players=2,corporate_era=False)")
    for number in range(args.games):
        rng = np.random.RandomState(number)
        search = ISMCTSBot(game, Judgement(), uct_c=0.5, max_simulations=args.simulations, random_state=rng)
        seat = number % 2
        state = game.new_initial_state()
        searched = 0
        while not state.is_terminal() and searched < args.decisions:
            if state.current_player() == seat:
                state.apply_action(search.step(state))
                searched += 1
            else:  # chance, or the opponent
                state.apply_action(rng.choice(state.legal_actions()))
        print(f"game {number + 1}: search at seat {seat}, {searched} decisions, returns {state.returns()}")


if __name__ == "__main__":
    main()
