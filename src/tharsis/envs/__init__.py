"""Tharsis for learners: many games at once, and the interfaces that their tools expect.

Nothing here is loaded before it is asked for: playing needs none of the libraries, and neither does the
compiler, which would read them for their types.
"""

from typing import Any

from tharsis.kernel.extras import need

#: Where each is found, and the extra with the libraries that it needs.
HOMES = {
    "Evaluation": ("evaluation", "envs"),
    "Scale": ("scale", "envs"),
    "Vector": ("vector", "envs"),
    "aec": ("petting_zoo", "envs"),
    "evaluate": ("evaluation", "envs"),
    "gym": ("single", "envs"),
    "gym_vector": ("many", "envs"),
    "register_gymnasium": ("registry", "envs"),
    "register_open_spiel": ("open_spiel", "open-spiel"),
    "stable_baselines": ("sb3", "learn"),
}

__all__ = [*HOMES]


def __getattr__(name: str) -> Any:
    if name not in HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    module, extra = HOMES[name]
    return getattr(need(f"{__name__}.{module}", extra), name)
