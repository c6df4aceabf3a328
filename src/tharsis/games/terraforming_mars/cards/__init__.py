"""What is printed on the cards, by group; the game's own module lays them into the tables of `deck`."""

from typing import Final

from tharsis.games.terraforming_mars.cards.corporations import CORPORATION_CARDS
from tharsis.games.terraforming_mars.cards.projects_001 import PROJECTS_001
from tharsis.games.terraforming_mars.cards.projects_053 import PROJECTS_053
from tharsis.games.terraforming_mars.cards.projects_105 import PROJECTS_105
from tharsis.games.terraforming_mars.cards.projects_157 import PROJECTS_157
from tharsis.games.terraforming_mars.deck import Card

PRINTED: Final[list[Card]] = [
    *CORPORATION_CARDS,
    *PROJECTS_001,
    *PROJECTS_053,
    *PROJECTS_105,
    *PROJECTS_157,
]
