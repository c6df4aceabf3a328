"""Search over redeals: the longer it thinks, the better it plays.

A tree search (PUCT) on what a network, or else the game's advisor, finds good in a position and thinks it is
worth to each seat. `walks` says how it goes.
"""

from tharsis.bots.search.bot import SearchBot
from tharsis.bots.search.evaluator import AdvisorEvaluator, Evaluator, PlayoutEvaluator
from tharsis.kernel import Game

__all__ = ["AdvisorEvaluator", "Evaluator", "PlayoutEvaluator", "SearchBot", "evaluator_for"]


def evaluator_for(game: Game) -> Evaluator:
    """What to search a game with: the network that comes with it, else its advisor, else random games."""
    if game.observation is not None:
        # Not before it is wanted: the libraries of networks take a while to load.
        from tharsis.bots.network import shipped
        from tharsis.bots.search.networks import NetworkEvaluator

        network = shipped(game)
        if network is not None:
            return NetworkEvaluator(network)
    return AdvisorEvaluator(game) if game.advisor else PlayoutEvaluator()
