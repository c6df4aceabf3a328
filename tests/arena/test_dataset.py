"""Positions to learn from: the same from bots and from their replay; what would be misread is refused."""

import numpy as np
import polars as pl
import pytest

from tharsis.arena import Job, engine
from tharsis.arena.dataset import Position, of_bots, of_replay, read, write
from tharsis.arena.parts import Damaged
from tharsis.kernel import BadOption, BadReplay, Match, game
from tharsis.kernel.replay import record
from toy import GAME

TM = game("terraforming-mars")


@pytest.fixture(scope="module")
def job():
    return Job(TM, ["random"], seed=8)


@pytest.fixture(scope="module")
def positions(job):
    """Those of two games."""
    return [one for some in of_bots(job, 2, engine(workers=1)) for one in some]


@pytest.fixture
def folder(positions, tmp_path):
    write(tmp_path / "set", TM, [positions])
    return tmp_path / "set"


def test_what_is_written_is_read(positions, folder):
    found = read(folder, TM)
    assert len(found) == len(positions)
    assert found.observations.shape == (len(positions), TM.observation.size)
    assert found.observations[5].tobytes() == positions[5].observation
    assert found.masks.shape == (len(positions), TM.actions.size)
    assert np.flatnonzero(found.masks[5]).tolist() == sorted(positions[5].legal)
    assert found.actions.tolist() == [one.action for one in positions]
    assert found.masks[np.arange(len(found)), found.actions].all()
    assert set(found.worths) == {-1.0, 1.0}


def test_decisions_with_one_answer_are_left_out_unless_wanted(job, positions):
    assert min(len(one.legal) for one in positions) > 1
    whole = [one for some in of_bots(job, 2, engine(workers=1), forced=True) for one in some]
    assert len(whole) > len(positions)
    assert [one for one in whole if len(one.legal) > 1] == positions


def test_a_replay_gives_the_positions_of_its_game(job):
    whole = [one for some in of_bots(job, 1, engine(workers=1), forced=True) for one in some]
    match = Match(TM.new(seed=job.fixture(0).seed))
    for one in whole:
        match.play(one.seat, TM.actions.notation(one.action))
    found = of_replay(record(match, ["Ann", "Bo"]), "ann.json", 3)
    assert {one.player for one in found} == {"Ann", "Bo"}
    assert {(one.source, one.game) for one in found} == {("ann.json", 3)}

    def plain(one):
        return one.move, one.seat, one.observation, one.legal, one.action, one.worth, one.rank

    assert [plain(one) for one in found] == [plain(one) for one in whole if len(one.legal) > 1]
    forged = record(match)
    forged.result = {"reason": "scored"}
    with pytest.raises(BadReplay, match="the record says"):
        of_replay(forged, "", 0)


def test_what_was_taken_back_is_left_out():
    ts = game("twilight-struggle")
    match = Match(ts.new(seed=3))
    match.play(1, "place poland")
    match.play(1, "place finland")
    match.undo(1)
    match.play(1, "place austria")
    found = of_replay(record(match), "", 0)
    assert [ts.actions.notation(one.action) for one in found] == ["place poland", "place austria"]
    assert [one.move for one in found] == [0, 1]
    assert found[0].worth is None


def test_an_answer_that_was_retracted_is_left_out():
    match = Match(TM.new(seed=3))
    first = match.state.legal(0)
    match.play(0, TM.actions.notation(first[0]))
    match.retract(0)
    match.play(1, TM.actions.notation(match.state.legal(1)[0]))
    match.play(0, TM.actions.notation(first[1]))
    found = of_replay(record(match), "", 0)
    assert [(one.seat, one.action) for one in found] == [(1, found[0].action), (0, first[1])]


def test_another_game_is_refused(folder):
    with pytest.raises(BadOption, match="is a dataset of terraforming-mars, not of twilight-struggle"):
        read(folder, game("twilight-struggle"))


def test_other_rules_and_observations_are_refused(folder, monkeypatch):
    monkeypatch.setattr("tharsis.arena.dataset.FORMAT", 2)
    with pytest.raises(BadOption, match="or of another version"):
        read(folder, TM)
    monkeypatch.undo()
    (part,) = folder.iterdir()
    told = pl.read_parquet_metadata(part)
    rows = pl.read_parquet(part)
    rows.write_parquet(part, metadata=told | {"rules": "1"})
    with pytest.raises(BadOption, match="follows rules 1; these are rules"):
        read(part, TM)
    rows.write_parquet(part, metadata=told | {"observation": "[]"})
    with pytest.raises(BadOption, match="has other observations"):
        read(part, TM)
    rows.write_parquet(part)
    with pytest.raises(BadOption, match="is no dataset of Tharsis"):
        read(part, TM)


def test_damaged_and_missing_files_are_named(folder, tmp_path):
    (part,) = folder.iterdir()
    part.write_bytes(b"PAR1")
    with pytest.raises(Damaged, match="is damaged"):
        read(folder, TM)
    for nothing in (tmp_path / "none", tmp_path / "none.parquet", tmp_path):
        with pytest.raises(BadOption, match="there is no dataset"):
            read(nothing, TM)


def test_a_folder_is_written_whole_or_not_at_all(positions, tmp_path, monkeypatch):
    monkeypatch.setattr("tharsis.arena.dataset.PART", 100)

    def breaks_off():
        yield positions[:150]
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        write(tmp_path / "set", TM, breaks_off())
    assert not list(tmp_path.iterdir())
    assert write(tmp_path / "set", TM, [positions[:150], positions[150:]]) == len(positions)
    assert len(list((tmp_path / "set").iterdir())) == 2
    assert len(read(tmp_path / "set", TM)) == len(positions)
    with pytest.raises(BadOption, match="is there already"):
        write(tmp_path / "set", TM, [])


def test_a_game_without_observation_is_refused(tmp_path):
    with pytest.raises(BadOption, match="toy has no observation"):
        write(tmp_path / "set", GAME, [[]])
    assert not list(tmp_path.iterdir())


def test_a_position_knows_its_place(positions):
    first = positions[0]
    assert isinstance(first, Position)
    assert first.player == "random"
    assert first.rank in (1, 2)
    assert [one.move for one in positions if one.game == 0] == sorted(
        {one.move for one in positions if one.game == 0}
    )
