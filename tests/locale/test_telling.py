"""A seat's view in words: options, answers, results, and printed cards."""

import pytest

from tharsis.kernel import BadOption, Rng, games, playout
from tharsis.locale import LANGUAGES, Telling, Words, cards_named
from tharsis.locale.cards import printed_values
from toy import GAME


def telling(s, seat, language="en"):
    return Telling.of(Words(language), s, seat)


def prize():
    """A position in which a winner takes a prize."""
    s = GAME.new(seed=5)
    while s.prompt(s.actor()).key != GAME.prompts.code("prize"):
        s = s.play(s.actor(), s.legal(s.actor())[0])
    return s, s.actor()


def test_an_action_is_chosen_by_number_words_their_beginning_or_notation():
    s, seat = prize()
    told = telling(s, seat)
    for number, action in enumerate(s.legal(seat), 1):
        notation = GAME.actions.notation(action)
        assert told.chosen(str(number)) == notation
        assert told.chosen(told.options()[number - 1].upper()) == notation
        assert told.chosen(notation) == notation
    assert told.chosen("read  the om") == "omen"


@pytest.mark.parametrize("line", ["0", "99"])
def test_a_number_that_is_not_offered(line):
    s, seat = prize()
    with pytest.raises(BadOption, match=f"number from 1 to {len(s.legal(seat))}"):
        telling(s, seat).chosen(line)


def test_words_that_several_options_share():
    with pytest.raises(BadOption, match="“bid” can mean several of your options"):
        telling(GAME.new(seed=5), 0).chosen("bid")


def test_words_of_what_is_not_offered_give_its_notation_so_that_it_can_be_refused():
    s, seat = prize()
    assert telling(s, seat).chosen("Pay two coins") == "pay"


@pytest.mark.parametrize("line", ["", "fly", "bid", "bid c99", "²", "-1"])
def test_what_is_no_action_at_all(line):
    s, seat = prize()
    with pytest.raises(BadOption, match=f"“{line}” is no action. Answer with the number of an option"):
        telling(s, seat).chosen(line)


def test_odds_belong_to_an_option_but_need_not_be_said(monkeypatch):
    monkeypatch.setattr(GAME, "foretell", lambda action, speaker: "maybe" if action["do"] == "roll" else "")
    s, seat = prize()
    told = telling(s, seat)
    assert told.options()[0] == "Roll for coins (maybe)"
    assert told.chosen("roll for coins") == told.chosen("Roll for coins (maybe)") == "roll"


def test_what_may_be_done_while_others_decide():
    s, seat = prize()
    told = telling(s, 1 - seat)
    assert told.view["legal"] == []
    assert told.answers() == (
        f"Take your prize\nWhile others decide, you may:\n1. Light a lantern at seat number {seat}"
    )
    assert told.chosen("1") == f"peek {seat}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_result_by_rank(language):
    s = GAME.new(seed=5, seats=3)
    assert telling(s, 0, language).result(["a", "b", "c"]) == []
    playout(s, Rng())
    ending, *ranks = telling(s, 0, language).result(["Ana", "Ben", "Chi"])
    assert ending == Words(language).ending(GAME, s.result().reason)
    assert [line.split(": ")[1] for line in ranks] == [str(n) for n in sorted(s.coins, reverse=True)]
    assert ranks[0].startswith(("1. ", "1위 "))


@pytest.mark.parametrize(
    ("result", "lines"),
    [
        ({"how": "resign", "ranks": [2, 1], "seat": 0}, ["Ana resigned.", "1. Ben", "2. Ana"]),
        ({"how": "time", "ranks": [1, 2], "seat": 1}, ["Ben ran out of time.", "1. Ana", "2. Ben"]),
        ({"how": "abandoned", "ranks": None, "seat": None}, ["All agreed to end the game without a result."]),
    ],
)
def test_a_table_that_ended_without_the_rules(result, lines):
    view = GAME.new(seed=5).view(0).as_json() | {"result": {"reason": None, "scores": None} | result}
    assert Telling(Words("en"), GAME, view).result(["Ana", "Ben"]) == lines


def test_the_whole_text():
    s = GAME.new(seed=5)
    news = [{"key": "roll", "args": {"seat": "seat/1", "n": 4}}]
    parts = telling(s, 0).text(news=news).split("\n\n")
    assert [part.splitlines()[0] for part in parts] == [
        "Round 1 of 8",
        "Your hand",
        "Players",
        "Since your last move:",
        "Round 1: bid a card",
    ]
    assert "Seat 2 rolled 4." in parts[3]
    assert "Seat 1: coins 2, lanterns 1, cards 3" in parts[2]
    assert "Discarded" in telling(s, 0).text(long=True)


def test_print_says_which_game_and_how_far():
    s = GAME.new(seed=5)
    assert str(s) == "toy, 2 seats, 0 moves: waiting for seat 0, 1"
    playout(s, Rng())
    assert str(s).endswith("over")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", list(games()))
def test_every_card_is_found_by_its_name_and_prints_values_in_words(id, language):
    game = games()[id]
    words = Words(language, [game])
    for card in game.cards():
        name = words.card(game, card)
        values = " · ".join(printed_values(words, game, card))
        assert values
        assert not {"_", "{", "/"} & set(values)
        assert "True" not in values
        assert values in [section.lines[0] for section in cards_named(words, game, name)]
