"""A run in slices is the same run as one in one piece."""

import dataclasses
import json
import random

import pytest
import torch

from bots.training.conftest import SEASON
from tharsis.bots.training.checkpoint import beginning, load, refuse_begun
from tharsis.bots.training.config import Table
from tharsis.bots.training.league import League
from tharsis.bots.training.network import Net
from tharsis.bots.training.report import told, trials, write
from tharsis.bots.training.rollout import Court
from tharsis.bots.training.run import train
from tharsis.kernel import BadOption


@pytest.fixture(scope="module")
def whole(small, tmp_path_factory):
    """A folder with three seasons, played in one piece."""
    folder = tmp_path_factory.mktemp("whole")
    train(small(3), folder)
    return folder


def weights(folder, recipe):
    return load(folder, recipe).network


def test_slices_on_other_machines_are_the_same_run(small, whole, tmp_path):
    for seasons, workers in ((1, 0), (2, 2), (3, 0)):
        train(small(seasons), tmp_path, workers=workers)
    one, other = weights(whole, small(3)), weights(tmp_path, small(3))
    assert all(torch.equal(one[name], other[name]) for name in one)


def test_a_run_learns_keeps_past_selves_and_stops_when_it_is_done(small, whole):
    held = load(whole, small(3))
    assert held.progress.decisions == 3 * SEASON
    assert len(held.league) == 3
    first = beginning(small(3)).network
    assert any(not torch.equal(first[name], value) for name, value in held.network.items())
    before = held.progress.season
    train(small(3), whole)
    assert load(whole, small(3)).progress.season == before


def test_a_network_learns_at_a_table_with_bots(small, tmp_path):
    recipe = dataclasses.replace(small(2), tables=(Table(2, opponents="random"),))
    train(recipe, tmp_path)
    first = beginning(recipe).network
    assert any(not torch.equal(first[name], value) for name, value in weights(tmp_path, recipe).items())


def test_past_selves_stay_away_from_a_table_with_bots(small):
    recipe = small(1)
    for opponents, lanes in ((None, recipe.lanes), ("random", 0)):
        court = Court(recipe, Table(2, opponents=opponents), seed=1, workers=0, device="cpu")
        assert court.open_to_guests == lanes
        court.close()


def test_the_eldest_of_the_past_selves_and_the_youngest_stay(small):
    recipe = dataclasses.replace(small(1), keep=3)
    league = League(recipe, [])
    selves = [Net(recipe.rules, recipe.width, recipe.blocks) for _ in range(6)]
    rng = random.Random(1)
    for net in selves:
        league.join(net, rng)
    kept = [member["first.bias"] for member in league.members]
    assert len(kept) == 3
    assert torch.equal(kept[0], selves[0].first.bias)
    assert torch.equal(kept[-1], selves[-1].first.bias)


def test_minutes_bound_a_slice_but_a_season_is_played(small, tmp_path):
    train(small(50), tmp_path, minutes=0)
    assert load(tmp_path, small(50)).progress.season == 1


def test_a_checkpoint_of_something_else_is_refused(small, whole, tmp_path):
    for change, name in ({"width": 32}, "width"), ({"blocks": 2}, "number of blocks"):
        with pytest.raises(BadOption, match=f"another {name}"):
            load(whole, dataclasses.replace(small(3), **change))
    with pytest.raises(BadOption, match="another game"):
        load(whole, small(3, "on-mars"))
    with pytest.raises(BadOption, match="no checkpoint"):
        load(tmp_path, small(3))
    with pytest.raises(BadOption, match="already"):
        refuse_begun(whole)


def test_a_checkpoint_of_another_observation_is_refused(small, whole, tmp_path):
    for file in whole.iterdir():
        (tmp_path / file.name).write_bytes(file.read_bytes())
    state = json.loads((tmp_path / "state.json").read_text())
    state["observation"][0][0] = "something else"
    (tmp_path / "state.json").write_text(json.dumps(state))
    with pytest.raises(BadOption, match="another observation"):
        load(tmp_path, small(3))


def test_the_report_tells_of_trials(small, whole, tmp_path):
    progress = load(whole, small(3)).progress
    assert list(trials(progress)) == ["2 seats"]
    assert "| 2 seats | 64 |" in told(small(3), progress)
    write(small(3), progress, tmp_path)
    assert (tmp_path / "curve.png").read_bytes().startswith(b"\x89PNG")
    assert (tmp_path / "report.md").read_text() == told(small(3), progress)
