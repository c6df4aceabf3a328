"""What a finished game was worth, by seat."""

import pytest

from tharsis.games.red_dust_rebellion.rules.victory import winner
from tharsis.kernel import Rng, RulesError, by_place, game, playout


def finished(id, seats, seed):
    s = game(id).new(seed, seats)
    rng = Rng()
    rng.seed(seed)
    playout(s, rng, s.game.longest)
    assert s.over
    return s


def test_places_are_worth_from_one_to_minus_one_and_ties_share():
    assert by_place([(7,), (9,), (8,)]) == [-1.0, 1.0, 0.0]
    assert by_place([(7, 2), (7, 2), (7, 1)]) == [0.5, 0.5, -1.0]
    assert by_place([(3,), (3,)]) == [0.0, 0.0]
    assert by_place([(3,)]) == [0.0]


def test_a_game_that_goes_on_is_worth_nothing_yet():
    with pytest.raises(RulesError, match="not over"):
        game("on-mars").new(1).returns()


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_with_others_the_places_count(seats):
    s = finished("terraforming-mars", seats, 3)
    assert s.returns() == by_place(s.standings())
    assert sum(s.returns()) == pytest.approx(0)


@pytest.mark.parametrize("id", ["terraforming-mars", "on-mars"])
def test_alone_one_wins_or_loses(id):
    s = finished(id, 1, 2)
    won = s.result().reason == "solo-won"
    assert s.returns() == [1.0 if won else -1.0]


@pytest.mark.parametrize("seed", range(4))
def test_a_faction_has_its_place_among_all_sides(seed):
    """RD 2.0, 8.3: the winner is first even where a player who cannot win yet has the higher margin."""
    s = finished("red-dust-rebellion", 1, seed)
    mine = s.seat_by.index(0)
    (worth,) = s.returns()
    assert worth in (-1.0, pytest.approx(-1 / 3), pytest.approx(1 / 3), 1.0)
    assert (worth == 1.0) == (winner(s) == mine)
