"""The tree of a search: positions as the seat that thinks sees them, and what was tried there.

Two ways to one position meet in one node, and what chance or others did makes another node only where the
seat can tell.
"""

import math
from typing import Final

#: How strongly a prior draws walks to an action, beside what they found there; and how much worse than its
#: position an untried action is taken to be, once all others were tried. Both in spreads of what was found:
#: what walks find differs by luck as well, and less than that should not overrule a prior.
EXPLORATION: Final = 10.0
DOUBT: Final = 2.0
#: The spread that is assumed at first, as if it had been found by so many walks.
SPREAD: Final = 0.2
ASSUMED: Final = 10.0
#: Actions looked at from the beginning, and how fast others join them.
FIRST_FEW: Final = 3.0
WIDENING: Final = 1.5


class Edge:
    """An action that a seat may take, and how the walks through it ended for that seat."""

    def __init__(self, action: int, prior: float) -> None:
        self.action: Final = action
        self.prior = prior
        self.visits = 0
        self.offered = 0  # walks that could have gone here
        self.under_way = 0  # walks that went here and have not ended yet
        self.worth = 0.0
        self.lost = 0  # walks that came to the end of a lost game
        self.leads = b""  # to which node, where no chance decides
        self.twin = False  # another action at the same node leads to the same one

    @property
    def mean(self) -> float:
        return self.worth / self.visits if self.visits else 0.0

    def count(self, value: float) -> None:
        """A walk that went here has ended, and brought so much."""
        self.under_way -= 1
        self.visits += 1
        self.worth += value


class Node:
    """A decision of one seat."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat
        self.edges: Final[dict[int, Edge]] = {}
        self.ranked: list[Edge] = []  # by prior, the highest first
        self.visits = 0
        self.worth = 0.0
        self.squares = 0.0

    def knows(self, options: list[int]) -> bool:
        """Whether all of them were judged: in another deal a seat may have others."""
        return all(action in self.edges for action in options)

    def learn(self, options: list[int], priors: list[float]) -> None:
        """Take up actions that were not known."""
        for action, prior in zip(options, priors, strict=True):
            if action not in self.edges:
                self.edges[action] = Edge(action, prior)
        self.ranked = sorted(self.edges.values(), key=_by_prior)

    def promising(self, options: list[int]) -> Edge:
        """The edge to follow: by what was found and by its prior, among a few that grow with the visits."""
        room = int(FIRST_FEW + WIDENING * math.sqrt(self.visits))
        legal = set(options)
        looked_at: list[Edge] = []
        tried = 0.0
        for edge in self.ranked:
            if edge.action in legal and not edge.twin:
                looked_at.append(edge)
                edge.offered += 1
                if edge.visits:
                    tried += edge.prior
                room -= 1
                if not room:
                    break
        spread = self.spread()
        pull = EXPLORATION * spread
        untried = self.worth / max(1, self.visits) - DOUBT * spread * math.sqrt(tried)
        best = looked_at[0]
        highest = -math.inf
        for edge in looked_at:
            mean = edge.worth / edge.visits if edge.visits else untried
            count = edge.visits + edge.under_way
            bound = mean + pull * edge.prior * math.sqrt(edge.offered) / (1 + count)
            if edge.under_way:  # taken to end worse, so that walks side by side part
                bound -= spread * edge.under_way / count
            if bound > highest:
                best, highest = edge, bound
        return best

    def count(self, value: float) -> None:
        """One more walk came through, and brought so much."""
        self.visits += 1
        self.worth += value
        self.squares += value * value

    def spread(self) -> float:
        """How far apart the walks end that came through here."""
        if not self.visits:
            return SPREAD
        mean = self.worth / self.visits
        found = max(0.0, self.squares - mean * self.worth)
        return math.sqrt((ASSUMED * SPREAD * SPREAD + found) / (ASSUMED + self.visits))

    def merge(self, edge: Edge, leads: bytes) -> None:
        """Remember where an action leads; if another one leads there, that one is enough."""
        edge.leads = leads
        for other in self.ranked:
            if other is not edge and other.leads == leads and not other.twin:
                other.prior += edge.prior
                edge.twin = True
                return


def _by_prior(edge: Edge) -> tuple[float, int]:
    return -edge.prior, edge.action
