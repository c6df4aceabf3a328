"""Levels: who plays under a name, what a novice overlooks, and that nobody sees more than its seat."""

import logging

import numpy as np
import pytest

from rules.twilight_struggle.story import Story
from tharsis.bots import Bot, HeuristicBot, SearchBot, levels_of, make, names, usual
from tharsis.bots import levels as shelf
from tharsis.bots.ladder import LEVELS, thinks
from tharsis.bots.levels import playable, present
from tharsis.bots.network import Network, NetworkPlayer
from tharsis.bots.novice import NoviceBot, after
from tharsis.bots.search import evaluator_for
from tharsis.bots.watchful import WatchfulBot
from tharsis.games.terraforming_mars.rules.turn import Turn
from tharsis.games.twilight_struggle.actions import PLACE
from tharsis.kernel import BadOption, Rng, game, games
from toy import GAME as TOY

TS = game("twilight-struggle")
TM = game("terraforming-mars")
SEATS = {"us": 0, "ussr": 1}


class FirstOfAll(Network):
    """Likes the lower numbers more."""

    def __init__(self):
        """Needs no file."""

    def evaluate(self, rows):
        return np.tile(-np.arange(TS.actions.size, dtype=np.float32), (len(rows), 1)), np.zeros(
            (len(rows), 2)
        )


@pytest.fixture
def shipping(monkeypatch):
    """Says which network comes with the games, and which levels were proven, whatever is true."""

    def ships(network, proven=LEVELS):
        for found in (shelf._has_network, shelf._say_fallback):
            found.cache_clear()
        monkeypatch.setattr("tharsis.bots.network.shipped", lambda of: network)
        monkeypatch.setattr(shelf, "proven", lambda of: list(proven))

    yield ships
    shelf._has_network.cache_clear()


def position(of, decisions, seats=0):
    """A position some way into a random game, where its seat has a choice."""
    s = of.new(seed=5, seats=seats)
    rng = Rng()
    rng.seed(5)
    while s.moves < decisions or len(s.legal(s.actor())) < 4:
        legal = s.legal(s.actor())
        s.apply(s.actor(), legal[rng.below(len(legal))])
    return s


# -- who plays under a name -----------------------------------------------------------------------


def test_levels_that_need_a_network_are_there_where_one_is(shipping):
    shipping(None)
    assert levels_of(TS) == ["novice", "regular"]
    shipping(FirstOfAll())
    assert levels_of(TS) == list(LEVELS)
    assert names(TS) == ["random", "heuristic", "search", *LEVELS]


def test_a_level_that_did_not_show_to_be_ahead_is_not_offered(shipping):
    shipping(FirstOfAll(), proven=LEVELS[:3])
    assert levels_of(TS) == ["novice", "regular", "strong"]
    assert present(TS, "master") == present(TS, "search") == "strong"
    assert isinstance(make("master", TS, 1).bot, SearchBot), "it can still be measured"


def test_a_game_without_advice_has_no_levels():
    assert levels_of(TOY) == []
    assert usual(TOY) == "random"
    with pytest.raises(BadOption, match="no bot 'regular' for toy; choose random, search"):
        make("regular", TOY, 1)


def test_whoever_names_no_bot_meets_a_regular():
    assert usual(TS) == "regular"


def test_each_level_is_what_it_says(shipping):
    shipping(FirstOfAll())
    novice, regular, strong, master = [make(level, TS, 1) for level in LEVELS]
    assert [type(bot) for bot in (novice, regular)] == [NoviceBot, HeuristicBot]
    assert [type(bot) for bot in (strong, master)] == [WatchfulBot] * 2
    assert [type(bot.bot) for bot in (strong, master)] == [NetworkPlayer, SearchBot]


def test_without_a_network_the_higher_levels_play_as_regular_and_say_so_once(shipping, caplog):
    shipping(None)
    with caplog.at_level(logging.WARNING):
        made = [make(level, TS, seed) for level in ("strong", "master") for seed in (1, 2)]
    assert [type(bot) for bot in made] == [HeuristicBot] * 4
    assert [record.getMessage() for record in caplog.records] == [
        "twilight-struggle has no network that fits: strong plays as regular",
        "twilight-struggle has no network that fits: master plays as regular",
    ]


@pytest.mark.parametrize(
    ("name", "without", "with_network"),
    [
        ("heuristic", "regular", "regular"),
        ("search", "regular", "master"),
        ("random", "random", "random"),
        ("novice", "novice", "novice"),
        ("strong", "regular", "strong"),
    ],
)
def test_former_names_and_missing_levels_have_a_successor(name, without, with_network, shipping):
    shipping(None)
    assert present(TS, name) == without
    shipping(FirstOfAll())
    assert present(TS, name) == with_network


def test_games_without_levels_keep_their_bots():
    assert present(TOY, "search") == "search"


def test_only_those_who_search_take_time():
    assert [thinks(level) for level in LEVELS] == [0, 0, 0, 2]


def test_a_master_thinks_two_seconds_unless_told_otherwise(shipping):
    shipping(FirstOfAll())
    assert make("master", TS, 1).bot.seconds == 2.0
    assert make("master", TS, 1, seconds=0.5).bot.seconds == 0.5


# -- the novice -----------------------------------------------------------------------------------


def novice(of, seed):
    return NoviceBot(seed, of.advisor())


def test_a_novice_repeats_by_seed_and_differs_by_seed():
    s = position(TM, 40)
    seat, legal = s.actor(), s.legal(s.actor())
    seen = [novice(TM, seed).noticed(s, seat, legal) for seed in range(8)]
    assert seen == [novice(TM, seed).noticed(s, seat, legal) for seed in range(8)]
    assert len({tuple(noticed) for noticed in seen}) > 1
    chosen = [novice(TM, 3).choose(s.redeal(seat, 1), seat, legal) for _ in range(2)]
    assert chosen[0] == chosen[1]


def test_what_it_never_thinks_of_stays_so_for_the_whole_game():
    """Some countries never come to its mind, some always do, most come and go."""
    s = TS.new(seed=1)
    legal = [PLACE + country for country in TS.actions.operands_of(PLACE)]
    bot = novice(TS, 7)
    seen = []
    for moves in range(60):
        s.moves = moves
        seen.append(set(bot.noticed(s, 0, legal)))
    never = set(legal) - set.union(*seen)
    always = set.intersection(*seen)
    assert never
    assert always
    assert len(never) + len(always) < len(legal) / 2


def test_passing_and_stopping_are_never_overlooked():
    s = position(TM, 60)
    while not isinstance(s.asking, Turn):
        s.apply(s.actor(), s.legal(s.actor())[0])
    seat, legal = s.actor(), s.legal(s.actor())
    plain = [action for action in legal if not TM.actions.verb(action).kinds]
    assert plain
    for seed in range(20):
        assert set(plain) <= set(novice(TM, seed).noticed(s, seat, legal))


@pytest.mark.parametrize("side", ["us", "ussr"])
def test_no_novice_ends_the_world_on_purpose(side):
    """8.1.3: a coup in a battleground at DEFCON 2 loses at once, however hasty somebody is."""
    enemy = {"us": "ussr", "ussr": "us"}[side]
    t = Story().defcon(2).at("angola", **{enemy: 1}).at("zaire", **{enemy: 1}).operations(side, 4)
    for seed in range(25):
        s = t.s.clone()
        bot = novice(TS, seed)
        while not s.over and s.actor() == SEATS[side] and s.moves < t.s.moves + 3:
            legal = s.legal(SEATS[side])
            s.apply(SEATS[side], bot.choose(s.redeal(SEATS[side], seed), SEATS[side], legal))
        assert not s.over


def test_a_novice_in_haste_takes_what_looks_best_right_after(monkeypatch):
    monkeypatch.setattr("tharsis.bots.novice.HASTY", 100)
    monkeypatch.setattr("tharsis.bots.novice.NOTICED", 100)
    monkeypatch.setattr("tharsis.bots.novice.BLIND", 0)
    monkeypatch.setattr("tharsis.bots.novice.FONDNESS", 0.0)
    s = Story().operations("us", 4).play("influence").s
    bot = novice(TS, 1)
    action = bot.choose(s.redeal(0, 1), 0, s.legal(0))
    looked_at = s.legal(0)[:: max(1, len(s.legal(0)) // 6)]
    values = {option: bot.advisor.value(after(s, 0, option), 0) for option in looked_at}
    assert values[action] == max(values.values())


def test_a_novice_leaves_the_position_as_it_was():
    s = position(TM, 50)
    before = s.digest()
    novice(TM, 1).choose(s, s.actor(), s.legal(s.actor()))
    assert s.digest() == before


# -- whoever looks to the end ---------------------------------------------------------------------


class Obstinate(Bot):
    """Takes one action wherever it is legal, else the first."""

    def __init__(self, action):
        self.action = action

    def choose(self, s, seat, legal):
        return self.action if self.action in legal else legal[0]


def test_what_loses_at_once_is_not_done_where_something_else_does_not():
    """8.1.3: a coup in a battleground at DEFCON 2."""
    s = Story().defcon(2).at("angola", ussr=1).at("zaire", ussr=1).operations("us", 4).s
    coup = next(action for action in s.legal(0) if TS.actions.notation(action).startswith("coup"))
    bot = WatchfulBot(Obstinate(coup), TS.advisor(), seed=1)
    assert Obstinate(coup).choose(s, 0, s.legal(0)) == coup
    assert bot.choose(s.redeal(0, 1), 0, s.legal(0)) != coup


def test_far_from_the_end_another_decides():
    s = position(TM, 40)
    seat, legal = s.actor(), s.legal(s.actor())
    for action in legal:
        bot = WatchfulBot(Obstinate(action), TM.advisor(), seed=1)
        assert bot.choose(s.redeal(seat, 2), seat, legal) == action


# -- nothing hidden -------------------------------------------------------------------------------


@pytest.mark.parametrize(("id", "level"), [(id, level) for id in games() for level in playable(game(id))])
def test_positions_that_differ_only_in_hidden_things_are_played_alike(id, level, monkeypatch):
    """By a number of walks: a master that thinks by the clock varies by itself."""
    monkeypatch.setattr(
        shelf, "searching", lambda of, seed, *_: SearchBot(seed, evaluator_for(of), iterations=24)
    )
    of = game(id)
    s = position(of, 60, seats=2)
    seat, legal = s.actor(), s.legal(s.actor())
    chosen = set()
    for twin in (s, s.redeal(seat, 11), s.redeal(seat, 12)):
        chosen.add(make(level, of, 3).choose(twin.redeal(seat, 5), seat, legal))
    assert len(chosen) == 1
