"""The record of the ladder: only what was measured, and no level offered as stronger than it is."""

import json
from dataclasses import replace

import pytest

from tharsis.bots import ladder
from tharsis.bots.ladder import (
    LEVELS,
    YARDSTICK,
    Rung,
    described,
    not_ahead,
    proven,
    ratings,
    read,
    record,
    with_rung,
    written,
)
from tharsis.kernel import BadOption, game, games

OM = game("on-mars")
REGULAR = Rung(
    "on-mars", "regular", "novice", 0.9, 0.82, 0.95, 80, "tharsis arena …", "2026-11-16", OM.rules_version
)
STRONG = replace(REGULAR, level="strong", below="regular", share=0.75, low=0.66, high=0.82)
MASTER = replace(REGULAR, level="master", below="strong", share=0.6, low=0.52, high=0.68)


# -- the record that ships ------------------------------------------------------------------------


def test_no_level_is_recorded_that_is_not_ahead_of_the_one_below():
    assert not_ahead(record()) == []


def test_the_record_speaks_of_games_that_there_are_once_for_each_level():
    rungs = record()
    assert {rung.game for rung in rungs} <= set(games())
    assert len({(rung.game, rung.level) for rung in rungs}) == len(rungs)


def test_every_result_says_how_to_repeat_it():
    for rung in record():
        assert rung.command.startswith(f"tharsis arena {rung.game} --bots ")
        assert f"--games {rung.games} " in rung.command
        assert rung.level in rung.command
        assert rung.below in rung.command


# -- its rules ------------------------------------------------------------------------------------


def test_a_level_that_is_not_ahead_beyond_doubt_is_found():
    doubtful = replace(MASTER, share=0.55, low=0.48)
    assert not_ahead([REGULAR, STRONG, doubtful]) == [doubtful]


def test_levels_above_regular_are_proven_one_after_the_other(monkeypatch):
    def proven_by(*rungs):
        monkeypatch.setattr(ladder, "record", lambda: rungs)
        return proven(OM)

    assert proven_by() == ["novice", "regular"]
    assert proven_by(STRONG) == ["novice", "regular", "strong"]
    assert proven_by(STRONG, MASTER) == list(LEVELS)
    assert proven_by(MASTER) == ["novice", "regular"]
    assert proven_by(replace(STRONG, low=0.49), MASTER) == ["novice", "regular"]
    assert proven_by(replace(STRONG, rules_version=OM.rules_version - 1)) == ["novice", "regular"]
    assert proven_by(replace(STRONG, game="twilight-struggle")) == ["novice", "regular"]


def test_ratings_count_from_regular_on_the_scale_of_chess():
    found = ratings(OM, [REGULAR, STRONG, MASTER])
    assert list(found) == list(LEVELS)
    assert found["regular"].value == found["regular"].low == found["regular"].high == YARDSTICK
    assert found["strong"].value == 1500 + 191  # three wins to one
    assert found["master"].value == 1500 + 191 + 70
    assert found["novice"].value == 1500 - 382
    for rating in found.values():
        assert rating.low <= rating.value <= rating.high


def test_doubts_add_up_along_the_ladder():
    found = ratings(OM, [STRONG, MASTER])
    assert found["master"].high - found["master"].low > found["strong"].high - found["strong"].low


def test_a_level_without_a_result_has_no_rating_nor_has_what_stands_above_it():
    assert list(ratings(OM, [REGULAR, MASTER])) == ["novice", "regular"]
    assert list(ratings(OM, [STRONG])) == ["regular", "strong"]
    assert ratings(OM, [MASTER]) == {}
    assert ratings(OM, []) == {}


def test_results_of_other_rules_and_games_give_no_rating():
    assert ratings(OM, [replace(REGULAR, rules_version=OM.rules_version - 1)]) == {}
    assert ratings(game("twilight-struggle"), [REGULAR]) == {}


def test_games_that_were_all_won_give_a_number_all_the_same():
    found = ratings(OM, [replace(STRONG, share=1.0, low=0.9, high=1.0, games=40)])
    assert 1500 + 381 < found["strong"].value < 2200


def test_a_bot_without_a_rating_is_described_without_a_number(monkeypatch):
    monkeypatch.setattr("tharsis.bots.ladder.record", lambda: (REGULAR,))
    told = {row["name"]: row for row in described(OM, ["random", "regular", "master"])}
    assert told["random"] == {"name": "random", "rating": None, "seconds": 0.0}
    assert told["regular"]["rating"]["value"] == YARDSTICK
    assert told["master"] == {"name": "master", "rating": None, "seconds": 2.0}


def test_a_record_is_read_as_it_was_written_and_a_new_result_replaces_the_old():
    newer = replace(REGULAR, share=0.92)
    rungs = with_rung([STRONG, REGULAR], newer)
    assert read(written(rungs)) == [newer, STRONG]


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("{", "no record"),
        ('[{"game": "on-mars"}]', "no record"),
        (json.dumps([vars(STRONG) | {"below": "novice"}]), "no neighbours"),
        (json.dumps([vars(STRONG) | {"level": "genius"}]), "no neighbours"),
        (json.dumps([vars(STRONG) | {"low": 0.9}]), "no result"),
        (json.dumps([vars(STRONG) | {"games": 0}]), "no result"),
    ],
)
def test_what_is_no_record_is_refused(text, fault):
    with pytest.raises(BadOption, match=fault):
        read(text)
