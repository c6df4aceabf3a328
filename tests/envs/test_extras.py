"""Playing needs none of the libraries of research, and who needs one is told how to get it."""

import subprocess
import sys

import pytest

import tharsis.bots
import tharsis.envs
from tharsis.kernel.extras import need

HEAVY = ("numpy", "gymnasium", "pettingzoo", "pyspiel", "torch", "stable_baselines3")


def test_nothing_is_loaded_before_it_is_asked_for():
    code = f"import sys, tharsis.bots, tharsis.envs; print([m for m in {HEAVY} if m in sys.modules])"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "[]"


@pytest.mark.parametrize("name", tharsis.envs.__all__)
def test_what_is_named_is_there(name):
    assert callable(getattr(tharsis.envs, name))


def test_a_missing_library_is_named_with_its_extra():
    """In a process of its own: what was loaded already would not be missed."""
    code = """
import sys, tharsis.bots, tharsis.envs
for package, name, missing in (
    (tharsis.envs, "Vector", "numpy"),
    (tharsis.bots, "BatchBot", "numpy"),
    (tharsis.envs, "gym", "gymnasium"),
    (tharsis.envs, "aec", "pettingzoo"),
    (tharsis.envs, "register_open_spiel", "pyspiel"),
    (tharsis.envs, "stable_baselines", "stable_baselines3"),
):
    sys.modules[missing] = None
    try:
        getattr(package, name)
    except tharsis.kernel.MissingExtra as error:
        print(error)
    del sys.modules[missing]
"""
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.splitlines() == [
        "this needs numpy: pip install 'tharsis[envs]'",
        "this needs numpy: pip install 'tharsis[envs]'",
        "this needs gymnasium: pip install 'tharsis[envs]'",
        "this needs pettingzoo: pip install 'tharsis[envs]'",
        "this needs pyspiel: pip install 'tharsis[open-spiel]'",
        "this needs stable_baselines3: pip install 'tharsis[learn]'",
    ]


def test_what_there_is_not():
    with pytest.raises(AttributeError, match="has no attribute 'dragons'"):
        _ = tharsis.envs.dragons
    with pytest.raises(AttributeError, match="has no attribute 'dragons'"):
        _ = tharsis.bots.dragons
    with pytest.raises(ModuleNotFoundError, match="dragons"):
        need("tharsis.dragons", "envs")
