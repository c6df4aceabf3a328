"""How a table ended."""

from typing import Any

from tharsis.kernel import State
from tharsis.server.kinds import Ending


def by_rules(s: State, resigned: list[bool]) -> dict[str, Any]:
    """The game's own result; seats that resigned rank behind all others."""
    found = s.result()
    standings = [(not gone, standing) for gone, standing in zip(resigned, found.standings, strict=True)]
    return {
        "how": Ending.RULES,
        "reason": found.reason,
        "ranks": [1 + sum(other > mine for other in standings) for mine in standings],
        "scores": found.scores,
        "tie_breaks": [list(standing[1:]) for standing in found.standings],
        "seat": None,
    }


def ended_early(how: Ending, seat: int, seats: int) -> dict[str, Any]:
    """Resigned or out of time: the others win. Abandoned: nobody does."""
    ranks = None if how == Ending.ABANDONED else [2 if other == seat else 1 for other in range(seats)]
    loser = None if how == Ending.ABANDONED else seat
    return {"how": how, "reason": None, "ranks": ranks, "scores": None, "tie_breaks": None, "seat": loser}
