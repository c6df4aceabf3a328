"""Tharsis for learners: many games at once, and the interfaces that their tools expect.

Nothing here is loaded before it is asked for: playing needs none of the libraries.
"""

from typing import TYPE_CHECKING, Any

from tharsis.kernel.extras import load

if TYPE_CHECKING:
    from tharsis.envs.evaluation import Evaluation, evaluate
    from tharsis.envs.many import gym_vector
    from tharsis.envs.open_spiel import register_open_spiel
    from tharsis.envs.petting_zoo import aec
    from tharsis.envs.registry import register_gymnasium
    from tharsis.envs.sb3 import stable_baselines
    from tharsis.envs.scale import Scale
    from tharsis.envs.single import gym
    from tharsis.envs.vector import Vector

__all__ = [
    "Evaluation",
    "Scale",
    "Vector",
    "aec",
    "evaluate",
    "gym",
    "gym_vector",
    "register_gymnasium",
    "register_open_spiel",
    "stable_baselines",
]

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


def __getattr__(name: str) -> Any:
    if name not in HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    module, extra = HOMES[name]
    return load(f"{__name__}.{module}", name, extra)
