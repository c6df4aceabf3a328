"""Walks through the tree: the work of a search in one process.

Every walk deals anew what the seat cannot see and rolls fresh dice. It goes down along actions that are legal
in its deal, to a position that has to be judged, and takes the judgement back up. Forced moves are no
decisions, and what can be done in any order is looked at once. Where judgements do not hold within a turn of
many small decisions (placing ten influence, paying, picking cards), a walk goes on by what looks best until
the rules are between two actions.
"""

from typing import Final

from tharsis.bots.search.budget import Budget
from tharsis.bots.search.evaluator import Evaluator
from tharsis.bots.search.tree import Edge, Node
from tharsis.kernel import Advisor, AnyStep, Rng, State

#: Walks that come before each one more that goes beside others: those know little of each other.
APART: Final = 8
#: Decisions of one walk, after which it is judged wherever it is: some games can go in circles.
LONGEST: Final = 100
#: What a game that is lost by the rules brings.
WORST: Final = -0.999
#: Nodes that are kept from one decision to the next: each takes some kilobytes.
MOST_NODES: Final = 5_000


class Walk:
    """One deal, how far it has come, and the edges that led there."""

    def __init__(self, s: State, seat: int, key: bytes) -> None:
        self.s: Final = s
        self.key = key  # of the node that it stands at
        self.seat = seat  # who decides there
        self.options: list[int] = []
        self.nodes: Final[list[Node]] = []
        self.edges: Final[list[Edge]] = []
        # While several seats decide at once: the question, how the seat that thinks saw it when it was put,
        # and what each has answered.
        self.question: AnyStep | None = None
        self.opened = b""
        self.answers: list[bytes] = []

    def is_long(self) -> bool:
        return len(self.edges) >= LONGEST


class Searcher:
    """Thinks about positions of a game, and remembers what it thought about those that may come next."""

    def __init__(self, seed: int, evaluator: Evaluator) -> None:
        self.rng: Final = Rng()
        self.rng.seed(seed)
        self.evaluator: Final = evaluator
        self.advisor: Advisor | None = None
        self.thinker = 0
        self.midway = evaluator.judges_midway()
        self.known: dict[bytes, Node] = {}

    def explore(self, s: State, seat: int, budget: Budget) -> Node:
        """What was found about a decision within a budget."""
        self.thinker = seat
        self.advisor = s.game.advisor() if s.game.advisor else None
        key = self.see(s, b"")
        root = self.rooted(s, key)
        while not budget.is_spent(root):
            together = min(self.evaluator.together(), 1 + root.visits // APART, budget.walks_left(root))
            self.walk_together([Walk(self.redeal(s), seat, key) for _ in range(together)], budget)
        return root

    def rooted(self, s: State, key: bytes) -> Node:
        """The node of a position, kept or new."""
        if not key or key not in self.known or len(self.known) > MOST_NODES:
            self.known = {}
        walk = Walk(self.redeal(s), self.thinker, key)
        node = self.arrive(walk)
        if not node.knows(walk.options):
            self.judge([walk])
        return node

    def redeal(self, s: State) -> State:
        return s.redeal(self.thinker, self.rng.word() | self.rng.word() << 32)

    # -- walking ------------------------------------------------------------------------------------

    def walk_together(self, walks: list[Walk], budget: Budget) -> None:
        """Walks side by side, so that one evaluation serves them all. When time is up, those under way are
        taken back."""
        while walks:
            waiting = [walk for walk in walks if self.go_on(walk)]
            if waiting and budget.is_late():
                for walk in waiting:
                    self.take_back(walk)
                return
            values = self.judge(waiting)
            walks = []
            for walk, value in zip(waiting, values, strict=True):
                if self.midway or walk.s.quiet() or walk.is_long():
                    self.back_up(walk, value)
                else:
                    walks.append(walk)

    def go_on(self, walk: Walk) -> bool:
        """Go down to where the walk has to be judged; False where its game has ended, and was counted."""
        s = walk.s
        while s.asking is not None:
            node = self.arrive(walk)
            if walk.is_long() or not node.knows(walk.options):
                return True
            edge = node.promising(walk.options)
            walk.nodes.append(node)
            walk.edges.append(edge)
            edge.under_way += 1
            self.take(walk, node, edge)
        # A position made to order may just stop, and that decides nothing.
        self.back_up(walk, s.returns() if s.over else [0.0] * s.seats)
        return False

    def arrive(self, walk: Walk) -> Node:
        """The node at which a walk stands."""
        if not walk.options:
            walk.options = self.options(walk.s, walk.seat)
        node = self.known.get(walk.key)
        if node is None:
            node = Node(walk.seat)
            self.known[walk.key] = node
        return node

    def take(self, walk: Walk, node: Node, edge: Edge) -> None:
        """Take an action, and whatever is forced after it."""
        s = walk.s
        rolled = s.rng.count
        way = walk.key + edge.action.to_bytes(4, "little")
        self.apply(walk, edge.action, walk.key)
        while s.asking is not None:
            walk.seat = s.actor()
            walk.options = self.options(s, walk.seat)
            if len(walk.options) > 1:
                break
            self.apply(walk, walk.options[0], way)
        if s.asking is None:
            return
        walk.key = self.key(walk, way)
        own = node.seat == walk.seat == self.thinker
        if own and not edge.leads and s.rng.count == rolled:
            node.merge(edge, walk.key)

    def apply(self, walk: Walk, action: int, way: bytes) -> None:
        """Take one action, and keep count of answers to a question that several are asked at once."""
        s = walk.s
        if s.parallel:
            if s.asking is not walk.question:
                walk.question = s.asking
                walk.opened = self.see(s, way)
                walk.answers = [b""] * s.seats
            walk.answers[walk.seat] += action.to_bytes(4, "little")
        s.apply(walk.seat, action)

    def options(self, s: State, seat: int) -> list[int]:
        """What is worth a thought; all of it where that is nothing."""
        legal = s.legal(seat)
        advisor = self.advisor
        if advisor is None or len(legal) == 1:
            return legal
        return advisor.sensible(s, seat, legal) or legal

    # -- what is seen -------------------------------------------------------------------------------

    def key(self, walk: Walk, way: bytes) -> bytes:
        """What a position is known by. Whoever decides at the same time as others knows nothing of their
        answers."""
        s = walk.s
        who = walk.seat.to_bytes(1, "little")
        if s.parallel and s.asking is walk.question and walk.seat != self.thinker:
            return walk.opened + who + walk.answers[walk.seat]
        return self.see(s, way + who)

    def see(self, s: State, way: bytes) -> bytes:
        """The position as the seat that thinks sees it; where a game has no observation, the way there."""
        return way if s.game.observation is None else s.observe(self.thinker)

    # -- judging ------------------------------------------------------------------------------------

    def judge(self, walks: list[Walk]) -> list[list[float]]:
        """Have positions evaluated: their nodes learn the priors, and the values are returned."""
        if not walks:
            return []
        priors, values = self.evaluator.evaluate([walk.s for walk in walks], [walk.seat for walk in walks])
        for walk, prior in zip(walks, priors, strict=True):
            node = self.known[walk.key]
            legal = walk.s.legal(walk.seat)
            if len(legal) == len(walk.options):
                node.learn(legal, prior)
            else:
                share = dict(zip(legal, prior, strict=True))
                node.learn(walk.options, [share[action] for action in walk.options])
        return values

    def back_up(self, walk: Walk, value: list[float]) -> None:
        """Count a walk on every edge that it took."""
        over = walk.s.over
        for node, edge in zip(walk.nodes, walk.edges, strict=True):
            found = value[node.seat]
            node.count(found)
            edge.count(found)
            if over and found <= WORST:
                edge.lost += 1

    def take_back(self, walk: Walk) -> None:
        """Forget a walk that was not finished."""
        for edge in walk.edges:
            edge.under_way -= 1
