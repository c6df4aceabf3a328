"""Every step can be saved: it stands in the registry under a tag of its own."""

import pkgutil
from importlib import import_module
from typing import Any

import tharsis.games.on_mars.rules
from tharsis.games.on_mars.rules.boosted import Boosted
from tharsis.games.on_mars.rules.goals import Asides
from tharsis.games.on_mars.steps import STEPS
from tharsis.kernel import Step

#: What others extend, and the standing question, which never waits on the agenda.
NEVER_QUEUED = {Boosted, Asides}


def steps_of_the_rules() -> set[type[Step[Any]]]:
    found: set[type[Step[Any]]] = set()
    package = tharsis.games.on_mars.rules
    for info in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        module = import_module(info.name)
        for value in vars(module).values():
            if isinstance(value, type) and issubclass(value, Step) and value.__module__ == info.name:
                found.add(value)
    return found - NEVER_QUEUED


def test_every_step_of_the_rules_is_registered() -> None:
    assert steps_of_the_rules() == set(STEPS.classes.values())
