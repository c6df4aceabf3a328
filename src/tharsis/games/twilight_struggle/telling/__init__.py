"""The table in words, part by part, and what odds and prices say."""

from collections.abc import Mapping
from typing import Any, cast

from tharsis.games.twilight_struggle.shown import Look
from tharsis.games.twilight_struggle.telling.cards import (
    cards_in_play,
    cards_looked_at,
    effects,
    other_cards,
    other_hands,
    own_hand,
    piles,
)
from tharsis.games.twilight_struggle.telling.course import course, options, tracks
from tharsis.games.twilight_struggle.telling.foretelling import foretell
from tharsis.games.twilight_struggle.telling.printed import tell_board
from tharsis.games.twilight_struggle.telling.scene import Scene
from tharsis.games.twilight_struggle.telling.world import regions, world
from tharsis.kernel import Section, Speaker

__all__ = ["foretell", "tell", "tell_board"]


def tell(table: Mapping[str, Any], seat: int, speaker: Speaker, *, long: bool) -> list[Section]:
    """The most urgent first; parts that hold nothing are left out."""
    scene = Scene(cast(Look, table), seat, speaker, long=long)
    parts = [course(scene), tracks(scene), cards_in_play(scene), cards_looked_at(scene), own_hand(scene)]
    if long:
        parts += [*other_hands(scene), *regions(scene), effects(scene), *piles(scene), options(scene)]
    else:
        parts += [other_cards(scene), world(scene), effects(scene)]
    return [part for part in parts if part.lines or part.rows]
