"""What a bot chose where, so that a game does not go in circles."""

from typing import Final

from tharsis.kernel import State

#: Decisions that are remembered.
REMEMBERED: Final = 10_000


class Memory:
    """Some games never end while nobody wants them to: whoever comes back to a position in which nothing has
    changed tries something else."""

    def __init__(self) -> None:
        self.chosen: dict[int, tuple[int, list[int]]] = {}  # by what was seen: when, and which actions
        self.here: tuple[int, int, list[int]] = (0, 0, [])

    def untried(self, s: State, seat: int, legal: list[int]) -> list[int]:
        """The actions that were not chosen before in this position of this game; all if there are none."""
        if s.game.observation is None:
            return legal
        seen = hash(s.observe(seat))
        now = s.position(seat)
        then, tried = self.chosen.get(seen, (now, []))
        if then >= now:  # another game began like this one
            tried = []
        self.here = (seen, now, tried)
        return [action for action in legal if action not in tried] or legal

    def note(self, action: int) -> None:
        """What was chosen in the position that was asked about last."""
        seen, now, tried = self.here
        if len(self.chosen) >= REMEMBERED:
            self.chosen.clear()
        self.chosen[seen] = (now, [*tried, action])
