"""Information-set Monte Carlo tree search over redeals.

One tree holds the actions of all seats. Every iteration deals what the seat cannot see anew, walks down
the tree along actions that are legal in that deal, adds one node and judges the position there. Chance
is rolled anew on each walk, so no plan relies on one die.
"""

import math
import time
from typing import Final

from tharsis.bots.bot import Bot
from tharsis.kernel import Advisor, Rng, State, playout

EXPLORATION: Final = 0.7
DEPTH: Final = 400  # random decisions at a leaf when the game brings no advisor


class Node:
    """An action somebody took, and how the games that went through it ended for that seat."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat
        self.visits = 0
        self.offered = 0  # walks on which the action was legal
        self.worth = 0.0
        self.children: dict[int, Node] = {}


class SearchBot(Bot):
    """Thinks for a number of iterations, or for so many seconds."""

    def __init__(
        self,
        seed: int,
        advisor: Advisor | None = None,
        iterations: int = 400,
        seconds: float | None = None,
    ) -> None:
        self.rng: Final = Rng()
        self.rng.seed(seed)
        self.advisor: Final = advisor
        self.iterations: Final = iterations
        self.seconds: Final = seconds

    def choose(self, s: State, seat: int, legal: list[int]) -> int:
        if len(legal) == 1:
            return legal[0]
        root = self.explore(s, seat)
        best = legal[0]
        most = -1
        for action in legal:
            child = root.children.get(action)
            if child is not None and child.visits > most:
                best = action
                most = child.visits
        return best

    def explore(self, s: State, seat: int) -> Node:
        """The tree after all iterations."""
        root = Node(-1)
        seconds = self.seconds
        if seconds is None:
            for _ in range(self.iterations):
                self.walk(root, self.redeal(s, seat))
            return root
        end = time.monotonic() + seconds
        while root.visits == 0 or time.monotonic() < end:
            self.walk(root, self.redeal(s, seat))
        return root

    def redeal(self, s: State, seat: int) -> State:
        return s.redeal(seat, self.rng.word() | self.rng.word() << 32)

    def walk(self, root: Node, s: State) -> None:
        """One iteration: down the tree, one node more, and the judgement back up."""
        path = [root]
        node = root
        while not s.over:
            seat = s.actor()
            legal = self.options(s, seat)
            fresh = [action for action in legal if action not in node.children]
            for action in legal:
                known = node.children.get(action)
                if known is not None:
                    known.offered += 1
            if fresh:
                action = self.first_try(s, seat, legal, fresh, node)
                child = Node(seat)
                child.offered = 1
                node.children[action] = child
                s.apply(seat, action)
                path.append(child)
                break
            action = promising(node, legal)
            s.apply(seat, action)
            node = node.children[action]
            path.append(node)
        worth = self.judge(s)
        for step in path:
            step.visits += 1
            if step.seat >= 0:
                step.worth += worth[step.seat]

    def options(self, s: State, seat: int) -> list[int]:
        legal = s.legal(seat)
        return legal if self.advisor is None else self.advisor.sensible(s, seat, legal)

    def first_try(self, s: State, seat: int, legal: list[int], fresh: list[int], node: Node) -> int:
        """The untried action to look at next: the advisor's own choice first, then any."""
        advisor = self.advisor
        if advisor is not None and not node.children:
            action = advisor.choose(s, seat, legal)
            if action in fresh:
                return action
        return fresh[self.rng.below(len(fresh))]

    def judge(self, s: State) -> list[float]:
        """How each seat stands: by the result, the advisor, or a random game from here."""
        advisor = self.advisor
        if not s.over:
            if advisor is not None:
                return [advisor.value(s, seat) for seat in range(s.seats)]
            playout(s, self.rng, DEPTH)
        return shares(s.standings())


def promising(node: Node, legal: list[int]) -> int:
    """The action with the best upper bound, counting only the walks on which it was legal."""
    best = legal[0]
    bound = -1.0
    for action in legal:
        child = node.children[action]
        mean = child.worth / child.visits
        reach = EXPLORATION * math.sqrt(math.log(child.offered) / child.visits)
        if mean + reach > bound:
            bound = mean + reach
            best = action
    return best


def shares(standings: list[tuple[int, ...]]) -> list[float]:
    """For each seat the part of the others it beats; a tie counts half. A game alone: won or not."""
    if len(standings) == 1:
        return [1.0 if standings[0][0] > 0 else 0.0]
    found: list[float] = []
    for mine in standings:
        beaten = 0.0
        for other in standings:
            if mine > other:
                beaten += 1.0
            elif mine == other:
                beaten += 0.5
        found.append((beaten - 0.5) / (len(standings) - 1))
    return found
