"""The printed cards. Importing this package fills the tables of `printed`."""

from tharsis.games.terraforming_mars.cards import (  # noqa: F401
    corporations,
    projects_001,
    projects_053,
    projects_105,
    projects_157,
)
