"""Games played at random by our rules, written down as records and read again."""

import random

import pytest

from importer.scribe import Scribe
from tharsis.games.twilight_struggle.importer import read_record

SEEDS = [1, 4, 10, 13, 21, 34, 44, 57]


def written(seed):
    scribe = Scribe(seed, optional_cards=seed % 3 != 0, handicap=seed % 3)
    return scribe, scribe.play()


def public(s):
    """What everybody sees of a position."""
    tracks = (s.defcon, s.vp, s.turn, s.military_ops, s.space, s.china, s.winner)
    return tracks, s.influence, s.in_effect, [len(s.hand(side)) for side in (0, 1)]


@pytest.mark.parametrize("seed", SEEDS)
def test_a_game_is_read_as_it_was_played(seed):
    scribe, text = written(seed)
    imported = read_record(text)
    assert [str(c) for c in imported.contradictions] == []
    assert imported.unread == []
    if imported.complete:
        assert public(imported.match.state) == public(scribe.s)
    else:  # only the loser knows of a scoring card he holds
        assert "held-scoring-card" in text


@pytest.mark.parametrize("seed", SEEDS)
def test_a_game_may_break_off_anywhere(seed):
    """Unseen cards, scoring cards too, may be in the hands then, and lie in a pile that was shuffled."""
    lines = written(seed)[1].splitlines()
    for end in random.Random(seed).sample(range(20, len(lines)), 3):
        imported = read_record("\n".join(lines[:end]))
        assert [str(c) for c in imported.contradictions] == [], end


@pytest.mark.parametrize("seed", SEEDS)
def test_a_game_with_a_line_that_is_lost_is_no_contradiction(seed):
    lines = written(seed)[1].splitlines()
    told = [i for i, line in enumerate(lines) if line and i > 20]
    lost = random.Random(seed).choice(told)
    imported = read_record("\n".join([*lines[:lost], "???", *lines[lost + 1 :]]))
    assert [str(c) for c in imported.contradictions] == []
    assert imported.unread[0].line == lost + 1
