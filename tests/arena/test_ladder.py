"""Two levels that met, as a line of the ladder's record."""

from pathlib import Path

import pytest

from tharsis.arena import Job, ladder, run
from tharsis.bots.ladder import read
from tharsis.kernel import BadOption, game

TM = game("terraforming-mars")


@pytest.fixture(scope="module")
def met():
    """Some games between two levels."""
    job = Job(TM, ["novice", "regular"], seed=4)
    return job, run(job, 6)


def test_the_higher_level_stands_first_whoever_was_named_first(met):
    job, played = met
    rung = ladder.rung(job, played)
    assert (rung.game, rung.level, rung.below) == ("terraforming-mars", "regular", "novice")
    assert (rung.games, rung.rules_version) == (6, TM.rules_version)
    assert rung.low <= rung.share <= rung.high
    assert rung.share > 0.5
    turned = Job(TM, ["regular", "novice"], seed=4)
    assert ladder.rung(turned, run(turned, 6)).level == "regular"


def test_the_command_plays_the_same_games(met):
    job, _ = met
    assert ladder.command(job, 6) == (
        "tharsis arena terraforming-mars --bots novice,regular --games 6 --seats 2 --seed 4 --error 0"
    )
    other = Job(TM, ["novice", "regular"], seats=3, options={"draft": True}, seconds=0.5, pairing="rotations")
    assert ladder.command(other, 3).endswith("--pairing rotations --seconds 0.5 --option draft=true")


def test_a_record_grows_by_what_was_played(met, tmp_path: Path):
    file = tmp_path / "ladder.json"
    rung = ladder.record(file, *met)
    assert read(file.read_text()) == [rung]
    assert ladder.record(file, *met) == rung
    assert read(file.read_text()) == [rung]
    assert [path.name for path in tmp_path.iterdir()] == ["ladder.json"]


@pytest.mark.parametrize(
    ("bots", "pairing"),
    [
        (["heuristic", "regular"], "round-robin"),
        (["novice", "random"], "round-robin"),
        (["novice"], "round-robin"),
        (["novice", "regular"], "seated"),
        (["novice", "regular", "random"], "round-robin"),
    ],
)
def test_only_neighbours_in_fair_play_have_a_place_in_it(bots, pairing):
    with pytest.raises(BadOption, match="two neighbouring levels, mirrored: name two of novice, regular"):
        ladder.check(Job(TM, bots, pairing=pairing))


def test_a_level_that_the_game_does_not_have_is_not_recorded(monkeypatch):
    monkeypatch.setattr("tharsis.arena.ladder.playable", lambda of: ["novice", "regular"])
    with pytest.raises(BadOption, match="two neighbouring levels"):
        ladder.check(Job(TM, ["regular", "strong"]))
