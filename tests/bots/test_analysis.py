"""What is said of recorded games: by redeals alone, of the moves that stood."""

import pytest

from tharsis.bots import Bot, RandomBot, make
from tharsis.bots.analysis import Agreement, agreement, analyse
from tharsis.bots.odds import Forecaster, forecaster
from tharsis.kernel import BadOption, BadReplay, Match, Rng, game, games
from tharsis.kernel.replay import record
from toy import GAME

TS = game("twilight-struggle")


def played(found, moves=10_000, seed=3, seats=0):
    """A game of chance, as long as that."""
    match = Match(found.new(seed=seed, seats=seats), seed)
    rng = Rng()
    rng.seed(seed)
    while not match.state.over and len(match.moves) < moves:
        seat = match.state.actor()
        legal = [action for action in match.state.legal(seat) if action < match.state.aside_base]
        match.play(seat, found.actions.notation(legal[rng.below(len(legal))]))
    return match


class Even(Forecaster):
    """Gives everybody the same; keeps what it was shown."""

    source = "nothing"

    def __init__(self):
        self.seen = []

    def odds(self, s, seat):
        self.seen.append((s, seat))
        return [1 / s.seats] * s.seats


class Last(Bot):
    """Takes the last of what is legal; keeps what it was shown."""

    def __init__(self):
        self.seen = []

    def choose(self, s, seat, legal):
        self.seen.append((s, seat))
        return legal[-1]


class Stubborn(Bot):
    """Has one answer, whatever it is asked."""

    def choose(self, s, seat, legal):
        return s.legal(seat)[0]


def told(found, bot, **rest):
    match = found if isinstance(found, Match) else played(found, **rest)
    return analyse(record(match), [bot] * match.state.seats, Even())


@pytest.mark.parametrize("id", list(games()))
def test_a_short_game_of_each(id):
    found = game(id)
    replay = record(played(found, moves=8, seats=found.seats[1]))
    bots = [make("heuristic", found, seat) for seat in range(replay.seats)]
    analysis = analyse(replay, bots, forecaster(found, "heuristic"))
    assert [one.number for one in analysis.moves] == list(range(1, 9))
    for one in analysis.moves:
        assert sum(one.after) == pytest.approx(1)
        assert bool(one.choices) == (one.options > 1)
        assert one.rank == 0 or one.choices[one.rank - 1] == one.action
    for before, after in zip(analysis.moves, analysis.moves[1:], strict=False):
        assert before.after == after.before
    assert (analysis.foresight(), analysis.shares) == ([], None)
    again = analyse(replay, bots, forecaster(found, "heuristic"))
    assert again.as_json(5) == analysis.as_json(5)


def test_a_finished_game_ends_with_its_result_and_is_scored_by_turn():
    analysis = told(TS, Last())
    assert analysis.last.over
    assert sorted(analysis.moves[-1].after) == [0.0, 1.0]
    assert analysis.swings(1)[0].number == len(analysis.moves)
    *turns, whole = analysis.foresight()
    assert [one.turn for one in turns] == sorted({one.turn for one in analysis.moves})
    assert whole.turn is None
    assert whole.positions == sum(one.positions for one in turns) == len(analysis.moves)
    assert whole.odds == 0.25
    assert whole.plain is not None


def test_only_redeals_are_shown():
    by, bot = Even(), Last()
    match = played(TS, moves=40)
    match.state.rng.seed(7)
    analyse(record(match), [bot] * 2, by)
    for s, _ in by.seen + bot.seen:
        assert (s.recording, s.journal, s.tape, s.source) == (False, None, None, None)
    assert {seat for _, seat in by.seen} == {0, 1}
    assert all(s.actors() and seat in s.actors() for s, seat in bot.seen)


def test_what_was_taken_back_is_left_out():
    match = Match(TS.new(seed=3))
    match.play(1, "place poland")
    match.play(1, "place finland")
    match.undo(1)
    match.play(1, "place austria")
    assert [one.number for one in told(match, Last()).moves] == [1, 4]


def test_a_forged_record_is_refused():
    replay = record(played(TS, moves=6))
    replay.moves[3] = type(replay.moves[3])(0, "coup iran", [])
    with pytest.raises(BadReplay, match="move 4"):
        analyse(replay, [Last()] * 2, Even())


def test_choices_are_asked_for_up_to_the_one_that_was_played():
    match = Match(TS.new(seed=3))
    legal = match.state.legal(1)
    match.play(1, TS.actions.notation(legal[-3]))
    (one,) = told(match, Last()).moves
    assert one.choices == [legal[-1], legal[-2], legal[-3]]
    assert (one.rank, one.ordered) == (3, True)
    match = Match(TS.new(seed=3))
    match.play(1, TS.actions.notation(legal[0]))
    (one,) = told(match, Last()).moves
    assert (len(one.choices), one.rank) == (5, 0)


def test_a_bot_with_one_answer_has_no_order_whether_it_agrees_or_not():
    match = Match(TS.new(seed=3))
    match.play(1, "place poland")
    match.play(1, TS.actions.notation(match.state.legal(1)[0]))
    analysis = told(match, Stubborn())
    assert [one.ordered for one in analysis.moves] == [False, False]
    total = analysis.agreement(1)
    assert (total.decisions, total.ordered, total.five) == (2, 0, 0)
    assert total.as_json()["five"] is None


def test_one_seat_alone_is_asked_about():
    match = played(TS, moves=60)
    bots = [Last(), Last()]
    analysis = analyse(record(match), bots, Even(), seat=1)
    assert bots[0].seen == []
    assert {one.seat for one in analysis.swings(100)} == {1}
    assert {one.seat for one in analysis.moves} == {0, 1}
    assert [row["seat"] for row in analysis.as_json(3)["agreement"]] == [1]
    with pytest.raises(BadOption, match="seats 0 to 1, not 2"):
        analyse(record(match), bots, Even(), seat=2)


def test_agreement_counts_choices_and_what_is_blind():
    moves = told(TS, RandomBot(5), moves=80).moves
    asked = [one for one in moves if one.options > 1]
    total = agreement(moves)
    assert total.decisions == total.ordered == len(asked)
    assert total.first == sum(one.choices[0] == one.action for one in asked)
    assert total.five == sum(one.rank > 0 for one in asked)
    assert total.blind_first == pytest.approx(sum(1 / one.options for one in asked))
    assert total.blind_five == pytest.approx(sum(min(1, 5 / one.options) for one in asked))
    assert (total + Agreement()).as_json() == total.as_json()


def test_a_game_that_counts_no_turns_and_a_record_without_moves(monkeypatch):
    monkeypatch.setattr(GAME, "tally", None)
    assert {one.turn for one in told(GAME, Last(), moves=6).moves} == {0}
    empty = told(Match(GAME.new(seed=1)), Last())
    assert (empty.moves, empty.swings(3), empty.foresight()) == ([], [], [])
    assert empty.as_json(3)["start"] is None


def test_the_shape_of_the_data():
    data = told(TS, Last(), moves=12).as_json(2)
    assert list(data) == [
        "game", "seats", "odds_by", "start", "moves", "swings", "agreement", "brier", "result",
    ]  # fmt: skip
    assert list(data["moves"][0]) == [
        "number", "turn", "seat", "do", "odds", "swing", "chance", "options", "choices", "rank",
    ]  # fmt: skip
    assert (data["game"], data["odds_by"], data["start"]) == ("twilight-struggle", "nothing", [0.5, 0.5])
    assert len(data["swings"]) == 2
    assert (data["brier"], data["result"]) == ([], None)
