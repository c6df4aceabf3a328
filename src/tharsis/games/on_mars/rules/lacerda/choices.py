"""10.4, 10.10: how Lacerda chooses."""

from tharsis.games.on_mars.actions import LOG_SOLO_DRAWN, SOLO_CHOICE
from tharsis.games.on_mars.cards import SCIENTIST_SCORES, SCIENTISTS, SOLO_ACTION
from tharsis.games.on_mars.state import OMState


def decide(s: OMState, options: list[int]) -> int:
    """10.10: among equals solo cards are drawn until one shows an option's number, then shuffled back."""
    if len(options) == 1:
        return options[0]
    s.log(LOG_SOLO_DRAWN, len(options))
    if len(options) > 3:
        return options[s.chance(SOLO_CHOICE, len(options))]
    fitting = [card for card in s.solo_bag if SOLO_ACTION[card] <= len(options)]
    if not fitting:  # the discards are shuffled in, which counts as no new pass
        s.solo_bag = sorted(s.solo_bag + s.solo_discard)
        s.solo_discard = []
        fitting = [card for card in s.solo_bag if SOLO_ACTION[card] <= len(options)]
    return options[SOLO_ACTION[s.draw(SOLO_CHOICE, fitting)] - 1]


def scored_types(s: OMState) -> list[int]:
    """Types of building that his Scientists score."""
    return [SCIENTIST_SCORES[i] for i in range(SCIENTISTS) if s.scientist_owner[i] == s.lacerda]


def best_owner(s: OMState, tech: int, need: int) -> int:
    """10.4: whose Tech he uses: his own if it is enough, else the player's."""
    return s.lacerda if s.tech_level(s.lacerda, tech) >= need else 0
