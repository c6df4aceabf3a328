"""Chances to win by a network."""

from tharsis.bots.network import Network, shipped
from tharsis.bots.odds import Forecaster, chances, strangers
from tharsis.kernel import Game, State


class NetworkForecaster(Forecaster):
    """By the value of a network: what places at the end it expects, for every seat."""

    source = "network"

    def __init__(self, network: Network) -> None:
        self.network = network

    def odds(self, s: State, seat: int) -> list[float]:
        _, likely = self.network.judge([s], [seat])
        return chances(likely[0], len(strangers(s)))


def by_network(game: Game) -> NetworkForecaster | None:
    """By the network that comes with a game, where there is one."""
    network = shipped(game)
    return None if network is None else NetworkForecaster(network)
