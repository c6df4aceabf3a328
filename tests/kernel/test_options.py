"""Typed options, seats, games."""

import pytest

import tharsis.kernel
from tharsis.conformance import variants
from tharsis.kernel import BadOption, UnknownGame, choice, hexgrid, number, switch
from tharsis.kernel.options import settle
from toy import GAME

OPTIONS = (switch("draft", False), number("bid", 0, -2, 3), choice("era", "base", "corporate"))


def test_defaults_and_given_values():
    assert settle(OPTIONS, {}) == {"draft": False, "bid": 0, "era": "base"}
    assert settle(OPTIONS, {"bid": -2, "era": "corporate"})["bid"] == -2


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"draft": 1}, "choose false, true"),
        ({"bid": True}, "choose -2 to 3"),
        ({"bid": 4}, "choose -2 to 3"),
        ({"era": "late"}, "choose base, corporate"),
        ({"speed": 1}, "there are draft, bid, era"),
    ],
)
def test_wrong_values_say_what_is_possible(given, says):
    with pytest.raises(BadOption, match=says):
        settle(OPTIONS, given)


def test_words_from_the_command_line():
    assert OPTIONS[0].parse("on") is True
    assert OPTIONS[1].parse("-1") == -1
    with pytest.raises(BadOption):
        OPTIONS[2].parse("late")


def test_an_option_says_for_how_many_seats_it_is():
    assert OPTIONS[0].as_json()["seats"] == [1, 99]
    assert choice("goal", "first", "second", seats=(1, 1)).as_json()["seats"] == [1, 1]


def test_the_kit_turns_an_option_where_it_makes_a_difference():
    found = {repr(variant) for variant in variants(tharsis.kernel.game("on-mars"))}
    assert "on-mars-1-solo_goal=martian_potato" in found
    assert not any(name.startswith("on-mars-2-solo_goal") for name in found)


def test_seats_are_checked():
    with pytest.raises(BadOption, match="2 to 4 seats"):
        GAME.new(seats=5)


def test_an_unknown_game_is_named():
    with pytest.raises(UnknownGame, match="no game 'chess'"):
        tharsis.kernel.game("chess")


def test_hexes():
    assert hexgrid.distance((0, 0), (3, -5)) == 5
    assert len(set(hexgrid.disc((1, 1), 5))) == 91
    cells = hexgrid.disc((0, 0), 1)
    adjacent = hexgrid.adjacency(cells)
    assert sorted(len(n) for n in adjacent) == [3] * 6 + [6]
    assert all(hexgrid.distance((2, 3), cell) == 2 for cell in hexgrid.ring((2, 3), 2))
