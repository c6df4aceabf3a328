"""Dealing anew what a seat cannot know."""

from tharsis.games.on_mars.state import OMState


def redeal(s: OMState, seat: int) -> None:
    """Private Goals and First Colonist tasks in other hands, and what lies in the decks."""
    s.goals = s.goals.copy()
    s.goals.redeal(seat, s.rng)
    s.settlers.redeal(seat, s.rng)
    s.tasks.redeal(seat, s.rng)
