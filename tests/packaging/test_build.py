"""Compiled or pure: what is built, and what runs."""

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

import pytest

import tharsis

ROOT = Path(__file__).parents[2]


@pytest.fixture
def build(monkeypatch):
    """setup.py as a module, in the project's folder."""
    monkeypatch.chdir(ROOT)
    monkeypatch.delenv("THARSIS_COMPILE", raising=False)
    spec = importlib.util.spec_from_file_location("tharsis_setup", ROOT / "setup.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_every_game_is_a_group_of_its_own(build):
    games = {path.parent.name for path in (ROOT / "src/tharsis/games").glob("*/__init__.py")}
    assert set(build.groups()) == {"kernel", "bots", "envs", "toy"} | games
    assert not any("importer" in file for group in build.groups().values() for file in group)


def test_the_switch_at_build_time(build, monkeypatch):
    monkeypatch.setattr(build, "can_compile", lambda: True)
    assert "kernel" in build.wanted()
    assert "toy" not in build.wanted()
    monkeypatch.setenv("THARSIS_COMPILE", "0")
    assert build.wanted() == {}
    monkeypatch.setenv("THARSIS_COMPILE", "kernel,toy")
    assert set(build.wanted()) == {"kernel", "toy"}
    monkeypatch.setenv("THARSIS_COMPILE", "chess")
    with pytest.raises(SystemExit, match="no group chess"):
        build.wanted()


def test_without_a_compiler_it_is_pure_and_says_so(build, monkeypatch, capsys):
    monkeypatch.setenv("CC", "no-such-compiler")
    assert build.wanted() == {}
    assert "building pure Python" in capsys.readouterr().out
    monkeypatch.setenv("THARSIS_COMPILE", "1")
    with pytest.raises(SystemExit, match="no working C compiler"):
        build.wanted()


def test_an_editable_install_stays_pure(build, monkeypatch):
    monkeypatch.setattr(sys, "argv", ["setup.py", "editable_wheel"])
    assert build.wanted() == {}


def test_the_switch_at_run_time():
    env = {**os.environ, "THARSIS_PURE": "1"}
    code = "import tharsis; print(tharsis.version())"
    run = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)
    assert run.stdout.strip() == f"tharsis {tharsis.__version__} (pure Python)"


def test_version_says_what_runs():
    from tharsis.kernel import state

    built = "pure Python" if state.__file__.endswith(".py") else "compiled"
    assert tharsis.version() == f"tharsis {tharsis.__version__} ({built})"


def test_generated_c_is_compiled_without_its_indentation(build, tmp_path):
    source = tmp_path / "__native_x.c"
    source.write_text("int f(void) {\n        return 1;\n}\n")
    copy = Path(build.lean(str(source)))
    assert copy.read_text() == "int f(void) {\nreturn 1;\n}\n"
    assert source.read_text().count("        return") == 1, "mypyc compares what it wrote with what is there"
    assert build.lean("src/other.c") == "src/other.c"
