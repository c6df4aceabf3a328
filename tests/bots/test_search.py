"""The search: what it finds, what it never does, and how it keeps its time."""

import time
from concurrent.futures import Future

import numpy as np
import pytest

from tharsis.bots import RandomBot, SearchBot
from tharsis.bots.memory import Memory
from tharsis.bots.network import Network
from tharsis.bots.search import AdvisorEvaluator, Evaluator, PlayoutEvaluator, evaluator_for
from tharsis.bots.search import budget as clock
from tharsis.bots.search.bot import best
from tharsis.bots.search.budget import Budget, Turns
from tharsis.bots.search.crew import Crew, Found, added, awaited, summary
from tharsis.bots.search.networks import NetworkEvaluator
from tharsis.bots.search.tree import Node
from tharsis.bots.search.walks import Searcher, Walk
from tharsis.games.twilight_struggle.board import COUNTRY_BY_ID
from tharsis.games.twilight_struggle.codes import US, USSR
from tharsis.games.twilight_struggle.scenario import TSScenario
from tharsis.kernel import BadOption, game
from toy import GAME

TS = game("twilight-struggle")


class Taste(Evaluator):
    """Prefers whatever is written with a word, and knows nothing of what positions are worth, unless told."""

    def __init__(self, word="", worth=None):
        self.word = word
        self.worth = worth or (lambda s: [0.0] * s.seats)
        self.asked = 0

    def judges_midway(self):
        return True

    def evaluate(self, states, seats):
        self.asked += len(states)
        return [self.liking(s, seat) for s, seat in zip(states, seats, strict=True)], [
            self.worth(s) for s in states
        ]

    def liking(self, s, seat):
        legal = s.legal(seat)
        liked = [1.0 if self.word in s.game.actions.notation(action) else 0.1 for action in legal]
        return [one / sum(liked) for one in liked]


class Beside(Taste):
    """The same for many positions at once."""

    def together(self):
        return 8


def told(s, action):
    return s.game.actions.notation(action)


def chosen(s, bot):
    return told(s, bot.choose(s, s.actor(), s.legal(s.actor())))


def acting(scene, *moves):
    """The USSR in its action round, after some moves of its own."""
    s = scene.hold(USSR, "socialist_governments", "fidel").hold(US, "nato", "five_year_plan").round(USSR)
    for move in moves:
        s.apply(USSR, TS.actions.parse(move))
    return s


def brink():
    """DEFCON 2, and a coup to make: in a battleground it loses the game."""
    scene = TSScenario().us(panama=2, el_salvador=2, haiti=2).ussr(cuba=1).defcon(2)
    return acting(scene, "play socialist_governments", "ops", "coup-attempt")


def placing():
    """Three points of operations, to be placed one by one."""
    scene = TSScenario().us(iran=1).ussr(iraq=1, cuba=1)
    return acting(scene, "play socialist_governments", "ops", "influence")


# -- what it finds --------------------------------------------------------------------------------------


def test_it_beats_random_play():
    wins = 0
    for seed in range(6):
        s = GAME.new(seed=seed, seats=2)
        bots = [SearchBot(seed, PlayoutEvaluator(), iterations=20), RandomBot(seed)]
        while not s.over:
            seat = s.actor()
            s.apply(seat, bots[seat].choose(s.redeal(seat, s.moves), seat, s.legal(seat)))
        wins += s.returns()[0] > 0
    assert wins >= 5


def test_it_follows_the_prior_when_nothing_else_is_known():
    s = placing()
    assert chosen(s, SearchBot(1, Taste("jordan"), iterations=1)) == "place jordan"


def test_values_overrule_the_prior():
    """Nothing speaks for Haiti but what comes of it."""
    haiti = COUNTRY_BY_ID["haiti"]

    def worth(s):
        return [-1.0, 1.0] if s.influence[USSR][haiti] else [0.5, -0.5]

    s = placing()
    for _ in range(2):
        s.apply(USSR, TS.actions.parse("place iraq"))
    assert chosen(s, SearchBot(1, Taste("jordan", worth), iterations=1)) == "place jordan"
    assert chosen(s, SearchBot(1, Taste("jordan", worth), iterations=150)) == "place haiti"


def test_each_seat_seeks_its_own_value():
    """A walk that is good for the one and bad for the other is counted for both."""
    node, other = Node(0), Node(1)
    for one in (node, other):
        one.learn([1, 2], [0.5, 0.5])
    walk = Walk(GAME.new(seed=1), 0, b"")
    walk.nodes.extend([node, other])
    walk.edges.extend([node.promising([1, 2]), other.promising([1, 2])])
    for edge in walk.edges:
        edge.under_way += 1
    Searcher(1, PlayoutEvaluator()).back_up(walk, [0.75, -0.25])
    assert (node.worth, other.worth) == (0.75, -0.25)
    assert (walk.edges[0].mean, walk.edges[1].mean) == (0.75, -0.25)


def test_more_actions_are_looked_at_with_more_visits():
    actions = list(range(40))
    node = Node(0)
    node.learn(actions, [1 / 40] * 40)
    node.promising(actions)
    few = sum(edge.offered > 0 for edge in node.ranked)
    node.visits = 100
    node.promising(actions)
    assert few < sum(edge.offered > 0 for edge in node.ranked) < 40


def test_only_what_a_deal_allows_is_followed():
    node = Node(0)
    node.learn([1, 2, 3], [0.8, 0.1, 0.1])
    assert node.promising([2, 3]).action == 2
    assert not node.knows([2, 4])


# -- what it never does ---------------------------------------------------------------------------------


@pytest.mark.parametrize("iterations", [1, 8, 40])
def test_it_never_loses_at_once_by_choice(iterations):
    s = brink()
    answer = chosen(s, SearchBot(1, Taste("panama"), iterations=iterations))
    s.apply(USSR, TS.actions.parse(answer))
    assert answer.startswith("coup ")
    assert not s.over


def test_what_loses_is_taken_where_there_is_nothing_else():
    lost = [Found(7, 0.9, 3, -3.0, 3), Found(8, 0.1, 1, -1.0, 1)]
    assert best(lost) == 7
    assert best([*lost, Found(9, 0.0, 0, 0.0, 0)]) == 9


def test_most_visits_win_then_value_then_prior():
    assert best([Found(1, 0.1, 5, 1.0, 0), Found(2, 0.8, 4, 4.0, 0)]) == 1
    assert best([Found(1, 0.8, 5, 1.0, 0), Found(2, 0.1, 5, 2.0, 0)]) == 2
    assert best([Found(1, 0.2, 0, 0.0, 0), Found(2, 0.8, 0, 0.0, 0)]) == 2


def test_it_leaves_the_position_as_it_was():
    s = GAME.new(seed=3, seats=3)
    before = s.digest()
    SearchBot(1, PlayoutEvaluator(), iterations=40).choose(s, 0, s.legal(0))
    assert s.digest() == before


def test_it_does_not_go_in_circles():
    """Where nothing has changed, something else is tried; another game may begin the same way."""
    s = placing()
    memory = Memory()
    assert memory.untried(s, USSR, [1, 2]) == [1, 2]
    memory.note(1)
    assert memory.untried(s, USSR, [1, 2]) == [1, 2]
    memory.note(1)
    s.moves += 10
    assert memory.untried(s, USSR, [1, 2]) == [2]
    memory.note(2)
    s.moves += 10
    assert memory.untried(s, USSR, [1, 2]) == [1, 2]


@pytest.mark.parametrize(("name", "value"), [("iterations", 0), ("processes", 0), ("seconds", -1.0)])
def test_settings_that_make_no_sense_are_refused(name, value):
    with pytest.raises(BadOption, match="a search needs"):
        SearchBot(1, PlayoutEvaluator(), **{name: value})


# -- the tree -------------------------------------------------------------------------------------------


def test_what_can_be_done_in_any_order_meets_in_one_node():
    searcher = Searcher(1, Taste())
    s = placing()
    searcher.thinker = USSR
    keys = []
    for order in (("jordan", "haiti"), ("haiti", "jordan")):
        t = s.clone()
        for country in order:
            t.apply(USSR, TS.actions.parse(f"place {country}"))
        keys.append(searcher.see(t, b""))
    assert keys[0] == keys[1]


def test_actions_that_come_to_the_same_are_looked_at_once():
    node = Node(0)
    node.learn([1, 2, 3], [0.5, 0.3, 0.2])
    node.merge(node.edges[1], b"here")
    node.merge(node.edges[2], b"here")
    node.merge(node.edges[3], b"there")
    assert [edge.twin for edge in node.ranked] == [False, True, False]
    assert node.edges[1].prior == pytest.approx(0.8)


def test_forced_moves_are_no_decisions():
    s = placing()
    searcher = Searcher(1, Taste())
    searcher.explore(s, USSR, Budget(40, None))
    assert all(len(node.edges) > 1 for node in searcher.known.values())


def test_within_an_action_a_walk_goes_on_where_judgements_do_not_hold():
    class Unsure(Taste):
        def judges_midway(self):
            return False

        def evaluate(self, states, seats):
            where.extend(states)
            return super().evaluate(states, seats)

    where = []
    s = placing()
    root = Searcher(1, Unsure()).explore(s, USSR, Budget(1, None))
    assert root.visits == 1
    assert not where[0].quiet()
    assert where[-1].quiet()


def test_a_position_that_just_stops_can_be_searched():
    s = TSScenario().us(iran=1).ussr(iraq=1).operations(USSR, 1)
    s.apply(USSR, TS.actions.parse("influence"))
    assert chosen(s, SearchBot(1, Taste("jordan"), iterations=20)) == "place jordan"


def test_no_walk_goes_on_for_ever():
    s = placing()
    walk = Walk(s.clone(), USSR, s.observe(USSR))
    searcher = Searcher(1, Taste())
    searcher.explore(s, USSR, Budget(5, None))
    edge = searcher.known[walk.key].ranked[0]
    walk.edges.extend([edge] * 100)
    assert searcher.go_on(walk)
    assert walk.s.moves == s.moves


def test_the_tree_is_kept_along_the_way_the_game_goes():
    evaluator = Taste("jordan")
    bot = SearchBot(1, evaluator, iterations=30)
    s = placing()
    first = bot.choose(s, USSR, s.legal(USSR))
    before = evaluator.asked
    s.apply(USSR, first)
    bot.choose(s, USSR, s.legal(USSR))
    fresh = Taste("jordan")
    SearchBot(1, fresh, iterations=30).choose(s, USSR, s.legal(USSR))
    assert evaluator.asked - before < fresh.asked


def test_whoever_decides_at_the_same_time_does_not_know_the_answer():
    """Headlines: what the enemy may choose does not depend on what was just chosen."""
    s = (
        TSScenario()
        .hold(US, "duck_and_cover", "nato", "containment")
        .hold(USSR, "fidel", "blockade")
        .headlines()
    )
    searcher = Searcher(1, Taste())
    searcher.thinker = US
    keys = []
    for card in ("duck_and_cover", "containment"):
        walk = Walk(s.clone(), US, searcher.see(s, b""))
        node = searcher.arrive(walk)
        searcher.judge([walk])
        searcher.take(walk, node, node.edges[TS.actions.parse(f"headline {card}")])
        assert walk.seat == USSR
        keys.append(walk.key)
    assert keys[0] == keys[1]
    assert not any(edge.twin for edge in node.ranked)


def test_at_the_same_time_choices_are_mixed_by_visits():
    bot = SearchBot(1, PlayoutEvaluator())
    found = [Found(1, 0.4, 60, 0.0, 0), Found(2, 0.4, 40, 0.0, 0), Found(3, 0.2, 5, 0.0, 0)]
    drawn = [bot.mixed(found) for _ in range(200)]
    assert set(drawn) == {1, 2}
    assert drawn.count(1) > drawn.count(2) > 40


def test_walks_side_by_side_share_an_evaluation():
    s = placing()
    evaluator = Beside("jordan")
    sizes = []
    plain = evaluator.evaluate
    evaluator.evaluate = lambda states, seats: sizes.append(len(states)) or plain(states, seats)
    root = Searcher(1, evaluator).explore(s, USSR, Budget(60, None))
    assert max(sizes) > 2
    assert sum(edge.visits for edge in root.ranked) == root.visits


# -- again ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("evaluator", [Taste("jordan"), Beside("jordan")])
def test_a_seed_gives_the_same_search_again(evaluator):
    found = [summary(Searcher(5, evaluator).explore(placing(), USSR, Budget(50, None))) for _ in range(2)]
    assert found[0] == found[1]


def test_several_processes_add_up_what_each_finds():
    s = placing()
    alone = [summary(Searcher(seed, PlayoutEvaluator()).explore(s, USSR, Budget(4, None))) for seed in (7, 8)]
    crew = Crew(7, PlayoutEvaluator(), processes=2)
    assert crew.explore(s, USSR, 8, None) == added(alone[0], alone[1])


def test_a_late_process_is_not_waited_for():
    assert awaited(Future(), time.time()) == []


# -- time -----------------------------------------------------------------------------------------------


class Clock:
    """Goes on by a step at every look."""

    def __init__(self, step):
        self.now = 0.0
        self.step = step

    def monotonic(self):
        self.now += self.step
        return self.now


def test_time_is_kept_and_walks_under_way_are_taken_back(monkeypatch):
    monkeypatch.setattr(clock, "time", Clock(0.01))
    budget = Budget(None, 0.3)
    searcher = Searcher(1, Beside("jordan"))
    root = searcher.explore(placing(), USSR, budget)
    assert budget.looked - budget.begun <= 0.3
    assert 0 < root.visits < 60
    for node in searcher.known.values():
        assert sum(edge.visits for edge in node.ranked) == node.visits


def test_a_search_without_time_takes_the_first_choice(monkeypatch):
    monkeypatch.setattr(clock, "time", Clock(1.0))
    assert chosen(placing(), SearchBot(1, Taste("jordan"), seconds=0.5)) == "place jordan"


def test_a_leader_who_cannot_be_overtaken_ends_the_search():
    searcher = Searcher(1, Taste("jordan"))
    root = searcher.explore(placing(), USSR, Budget(100, None))
    most, second = sorted([edge.visits for edge in root.ranked], reverse=True)[:2]
    assert root.visits < 100
    assert most - second > 100 - root.visits


def test_all_decisions_of_a_turn_stay_within_its_seconds():
    s = placing()
    turns = Turns(8.0)
    spent = 0.0
    for _ in range(30):
        allowed = min(2.0, turns.allowance(s, USSR))
        turns.note(allowed)
        spent += allowed
        s.moves += 1
    assert 6.0 < spent <= 8.0
    assert turns.allowance(s, USSR) < 0.1
    s.moves += 2  # somebody else decided
    assert turns.allowance(s, USSR) >= 2.0


# -- what it stands on ----------------------------------------------------------------------------------


def test_the_evaluator_is_the_best_there_is():
    assert isinstance(evaluator_for(GAME), PlayoutEvaluator)
    assert isinstance(evaluator_for(game("red-dust-rebellion")), Evaluator)


class Told(Network):
    """Likes high numbers of actions, and thinks that the seat which decides wins."""

    def __init__(self):
        """Needs no file."""

    def evaluate(self, rows):
        self.rows = rows
        policy = np.tile(np.arange(TS.actions.size, dtype=np.float32), (len(rows), 1))
        return policy, np.tile(np.array([1.5, -0.5], np.float32), (len(rows), 1))


def test_a_network_is_asked_for_many_positions_at_once():
    positions = [placing(), TSScenario().us(iran=1).operations(US, 2)]
    network = Told()
    priors, values = NetworkEvaluator(network).evaluate(positions, [USSR, US])
    assert [bytes(row) for row in network.rows] == [positions[0].observe(USSR), positions[1].observe(US)]
    assert values == [[-0.75, 0.75], [0.75, -0.75]]
    for s, seat, shares in zip(positions, [USSR, US], priors, strict=True):
        legal = s.legal(seat)
        assert sum(shares) == pytest.approx(1.0)
        assert legal[shares.index(max(shares))] == max(legal)


def test_an_advisor_gives_priors_and_values():
    s = placing()
    legal = s.legal(USSR)
    before = s.digest()
    (priors,), (values,) = AdvisorEvaluator(TS).evaluate([s], [USSR])
    assert len(priors) == len(legal)
    assert sum(priors) == pytest.approx(1.0)
    assert max(priors) > 0.5
    assert len(values) == 2
    assert all(-1 <= value <= 1 for value in values)
    assert s.digest() == before
