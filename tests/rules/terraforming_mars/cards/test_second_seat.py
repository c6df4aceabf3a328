"""Every card and every action once more, played by the other seat: nothing is the first seat's alone."""

from rules.terraforming_mars.cards.test_actions import ROWS as ACTIONS
from rules.terraforming_mars.cards.test_actions import Row as Action
from rules.terraforming_mars.cards.test_refusals import ROWS
from rules.terraforming_mars.story import OtherSeat, Row, carry, changes, each, name, play, ready, table
from tharsis.games.terraforming_mars.state import TMState


def swapped(answers: str) -> list[str]:
    """The answers of a row, for a table where the seats have changed places."""
    found = answers.split("; ") if answers else []
    return [answer.replace("target 1", "target 0") for answer in found]


def known_to_their_owners(s: TMState) -> bool:
    """Cards in hand are seen by who holds them, and by nobody else."""
    return all(s.cards.seen[card] == 1 << seat for seat in (0, 1) for card in s.hand(seat))


@each(ROWS)
def test_card_played_by_the_second_seat(row: Row) -> None:
    before, after = play(ready(row, kind=OtherSeat), name(row), *swapped(row[7]))
    assert changes(before, after, me=1) == row[8]
    assert known_to_their_owners(after)
    assert not after.invariants()


@each(ACTIONS)
def test_action_taken_by_the_second_seat(row: Action) -> None:
    mars = table(OtherSeat)
    if name(row) == "united_nations_mars_initiative":
        mars.s.raised = 0b10
        mars.corporation(0, name(row))
    else:
        mars.in_play(0, name(row))
    before = (row[1](mars) if row[1] else mars).turn()
    after = carry(before, f"use {name(row)}", *swapped(row[2]))
    assert changes(before, after, me=1) == row[3]
    assert known_to_their_owners(after)
