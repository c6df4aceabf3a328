"""``tharsis train``: begin, go on, start from a dataset, export; and what it says when something is wrong."""

import builtins

import pytest

from tharsis.bots.network import Network
from tharsis.kernel import game

RECIPE = """
decisions = 64
width = 16
blocks = 1
lanes = 4
steps = 4
batch = 16
season = 2
trial = 2
trial_games = 1
opponent = "random"
[[tables]]
seats = 2
"""


@pytest.fixture
def recipe(tmp_path):
    path = tmp_path / "recipe.toml"
    path.write_text(RECIPE)
    return str(path)


def test_a_run_in_slices_and_its_network(tharsis, tmp_path, recipe):
    folder = tmp_path / "run"
    words = ("train", "run", "twilight-struggle", str(folder), "--recipe", recipe)
    first = tharsis(*words, "--minutes", "0").output
    assert "Season 1: 32 decisions" in first
    assert "Season 2" not in first
    told = tharsis(*words).output
    assert "Season 2: 64 decisions" in told
    assert "2 seats:" in told
    assert (folder / "curve.png").is_file()
    assert (folder / "report.md").is_file()
    file = tmp_path / "network.onnx"
    words = ("train", "export", "twilight-struggle", str(folder), str(file), "--recipe", recipe)
    assert "MB." in tharsis(*words).output.replace("\n", " ")
    Network(game("twilight-struggle"), file)
    words = ("train", "begin", "twilight-struggle", str(tmp_path / "again"), str(file), "--recipe", recipe)
    assert "begins with this network" in tharsis(*words).output.replace("\n", " ")
    assert "There is a checkpoint" in tharsis(*words).output.replace("\n", " ")


def test_a_warm_start_and_no_second_one(tharsis, tmp_path, recipe):
    data = str(tmp_path / "data")
    tharsis("dataset", "twilight-struggle", data, "--games", "2", "--bots", "random", "--workers", "1")
    words = ("train", "imitate", "twilight-struggle", str(tmp_path / "run"), data, "--recipe", recipe)
    assert tharsis(*words, "--epochs", "2").output.count("Foresees") == 2
    again = tharsis(*words)
    assert again.exit_code == 1
    assert "There is a checkpoint" in again.output.replace("\n", " ")


def test_korean(tharsis, tmp_path, recipe):
    words = ("train", "run", "twilight-struggle", str(tmp_path / "run"), "--recipe", recipe, "--minutes", "0")
    assert "시즌 1: 결정 32번" in tharsis(*words, language="ko").output


def test_without_torch_it_says_how_to_get_it(tharsis, tmp_path, monkeypatch):
    import sys

    for name in list(sys.modules):
        if name.startswith("tharsis.bots.training"):
            monkeypatch.delitem(sys.modules, name)
    real = builtins.__import__

    def without_torch(name, *rest, **more):
        if name.partition(".")[0] == "torch":
            raise ModuleNotFoundError("No module named 'torch'", name="torch")
        return real(name, *rest, **more)

    monkeypatch.setattr(builtins, "__import__", without_torch)
    found = tharsis("train", "run", "twilight-struggle", str(tmp_path / "run"))
    assert found.exit_code == 1
    assert "This needs torch: pip install 'tharsis[train]'" in found.output.replace("\n", " ")
    assert not (tmp_path / "run").exists()


def test_a_missing_recipe(tharsis, tmp_path):
    found = tharsis("train", "run", "twilight-struggle", str(tmp_path), "--recipe", "nowhere.toml")
    assert found.exit_code == 1
    assert "There is no file nowhere.toml." in found.output
