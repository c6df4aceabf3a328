"""Tables of events: a line says what is on the table, who plays the card, what is answered, and all that is
different afterwards (`Table.changed`)."""

import pytest

from rules.twilight_struggle.story import SIDES, Story

#: Who plays a card whose event is the same, and carried out by the same side, whoever does.
EITHER = ("us", "ussr")


def laid(turn=4, at=None, hands=None, options=None, **words):
    """A story with this influence, these hands, and everything else by the words of `Story`."""
    story = Story(turn, **(options or {}))
    for country, (us, ussr) in (at or {}).items():
        story.at(country, us=us, ussr=ussr)
    for side, cards in (hands or {}).items():
        story.hand(side, *cards)
    for word, said in words.items():
        if isinstance(said, dict):
            getattr(story, word)(**said)
        else:
            getattr(story, word)(*(said if isinstance(said, tuple) else (said,)))
    return story


def played(name, by, *answers, changed, **on_the_table):
    """A line of a table for each side in `by`: parameters ``name, by, answers, changed, on_the_table``."""
    sides = (by,) if isinstance(by, str) else by
    assert set(sides) <= set(SIDES)
    mark = pytest.mark.card(f"TS {name}")
    return [
        pytest.param(name, side, answers, changed, on_the_table, id=f"{name}-{side}", marks=mark)
        for side in sides
    ]


def table(*lines):
    """The decorator of the test that plays them all."""
    rows = [row for line in lines for row in line]
    return pytest.mark.parametrize(("name", "by", "answers", "changed", "on_the_table"), rows)


def play_out(name, by, answers, on_the_table):
    """The position after the event."""
    return laid(**on_the_table).event(name, by=by).play(*answers)


# -- beginnings, to be called when the test is played -------------------------------------------------

HANDS = {"us": ("nato", "nasser"), "ussr": ("fidel", "opec")}


def first(name, by="", moves="", **words):
    """An event happens, and these moves follow."""
    return lambda: laid(**words).event(name, by=by).play(*answers(moves))


def round_of(side, moves="", **words):
    """A side chooses a card, and so on."""
    return lambda: laid(**{"hands": HANDS, **words}).round(side).play(*answers(moves))


def ops(side, value, moves="", **words):
    """A side conducts operations, and so on."""
    return lambda: laid(**words).operations(side, value).play(*answers(moves))


def answers(text):
    """Moves or lines that are written in a row."""
    return [answer.strip() for answer in text.split(";")] if text else []
