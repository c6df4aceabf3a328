"""An exported network plays as the trained one, knows what it is for, and is refused elsewhere."""

import logging

import numpy as np
import pytest
import torch

from tharsis.bots import OneByOne
from tharsis.bots import network as networks
from tharsis.bots.network import Misfit, Network, NetworkBot, NetworkPlayer, shipped, spaces
from tharsis.bots.training.again import begin_with
from tharsis.bots.training.config import read
from tharsis.bots.training.export import export
from tharsis.bots.training.network import Net
from tharsis.kernel import BadOption, game

TS = game("twilight-struggle")


@pytest.fixture(scope="module")
def net():
    torch.manual_seed(4)
    found = Net(TS, 32, 2)
    torch.nn.init.normal_(found.policy.weight, std=1.0)
    return found.eval()


@pytest.fixture(scope="module")
def file(net, tmp_path_factory):
    path = tmp_path_factory.mktemp("networks") / "twilight-struggle.onnx"
    export(net, TS, path)
    return path


def positions(count):
    rng = np.random.default_rng(1)
    s = TS.new(seed=2, seats=2)
    for _ in range(count):
        seat = s.actor()
        yield s, seat
        s.apply(seat, int(rng.choice(s.legal(seat))))


def test_an_exported_network_says_what_the_trained_one_says(net, file):
    rows = np.stack([np.frombuffer(s.observe(seat), np.uint8) for s, seat in positions(40)])
    policy, value = Network(TS, file).evaluate(rows)
    with torch.no_grad():
        wanted_policy, wanted_value = net(torch.from_numpy(rows.copy()))
    assert np.allclose(policy, wanted_policy, atol=0.3)
    assert np.allclose(value, wanted_value, atol=0.05)


def test_a_network_plays_legal_moves_alone(file):
    network = Network(TS, file)
    alone, batched = NetworkPlayer(network), OneByOne(NetworkBot(network))
    for s, seat in positions(40):
        legal = s.legal(seat)
        assert alone.choose(s, seat, legal) == batched.choose(s, seat, legal)
        assert alone.choose(s, seat, legal) in legal


def test_a_network_for_something_else_is_refused(file, tmp_path):
    with pytest.raises(Misfit, match="made for another game than on-mars has now"):
        Network(game("on-mars"), file)
    with pytest.raises(Misfit, match="there is no network"):
        Network(TS, tmp_path / "none.onnx")
    broken = tmp_path / "broken.onnx"
    broken.write_bytes(b"no network")
    with pytest.raises(Misfit, match="is no network"):
        Network(TS, broken)


@pytest.mark.parametrize("changed", ["observation", "actions"])
def test_a_network_of_other_spaces_is_refused(file, monkeypatch, changed):
    monkeypatch.setattr(networks, "spaces", lambda game: spaces(game) | {changed: "other"})
    with pytest.raises(Misfit, match=f"another {changed} than twilight-struggle has now"):
        Network(TS, file)


def test_where_no_network_fits_none_is_shipped_and_it_is_said_once(tmp_path, monkeypatch, caplog):
    (tmp_path / "networks").mkdir()
    (tmp_path / "networks" / "on-mars.onnx").write_bytes(b"no network")
    monkeypatch.setattr(networks.resources, "files", lambda package: tmp_path)
    shipped.cache_clear()
    with caplog.at_level(logging.WARNING):
        assert shipped(TS) is None
        assert shipped(game("on-mars")) is None
        assert shipped(game("on-mars")) is None
    (said,) = [record.getMessage() for record in caplog.records]
    assert "on-mars.onnx is no network" in said
    assert said.endswith("bots play by heuristic instead")
    shipped.cache_clear()


def test_a_run_goes_on_from_an_exported_network(net, file):
    asked = read("decisions = 1\nwidth = 32\nblocks = 2\n[[tables]]\nseats = 2", TS.id)
    held = begin_with(asked, file)
    for name, value in net.named_parameters():
        assert torch.allclose(held.network[name], value, atol=0.02), name
    assert len(held.league) == 1


@pytest.mark.parametrize(
    "shape", ["width = 16\nblocks = 2", "width = 32\nblocks = 1", "width = 32\nblocks = 3"]
)
def test_an_exported_network_of_another_shape_is_refused(file, shape):
    asked = read(f"decisions = 1\n{shape}\n[[tables]]\nseats = 2", TS.id)
    with pytest.raises(BadOption, match="another width or number of blocks"):
        begin_with(asked, file)
