"""What a position is worth, as chances to win: by a network or an advisor, and by the plain score alone.

Chances go by seat. They add up to 1 where somebody at the table must win, and to less where a side that
nobody plays can.
"""

import math
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from tharsis.kernel import Advisor, BadOption, Game, RulesError, State

#: Points ahead that make two sides 73 to 27: fitted on games of bots, and much the same in every game.
CLEAR_LEAD: Final = 8.0
#: No judgement is quite certain while a game lasts; the strengths below need that.
DOUBT: Final = 0.01
#: After so many rounds the strengths no longer move.
ROUNDS: Final = 40


class Forecaster:
    """Says who will win. It is only ever handed a redeal of the seat that looks."""

    #: Where its odds come from, as it is told.
    source: str

    def odds(self, s: State, seat: int) -> list[float]:
        """What each seat's chances are, as this seat sees it."""
        raise RulesError("a forecaster must give odds")


class AdvisorForecaster(Forecaster):
    """By the advisor that a game brings, which judges every seat for itself."""

    source = "advisor"

    def __init__(self, advisor: Advisor) -> None:
        self.advisor = advisor

    def odds(self, s: State, seat: int) -> list[float]:
        found = [self.advisor.value(s, other) for other in range(s.seats)]
        total = sum(found)
        if s.seats == 1 or (strangers(s) and total < 1):
            return found
        return [value / total for value in found] if total else [1 / s.seats] * s.seats


def forecaster(game: Game, bot: str) -> Forecaster:
    """What a bot goes by: *heuristic* has the advisor, all others the network that comes with the game, or
    the advisor where there is none."""
    if bot != "heuristic":
        # What runs networks takes long to load, and not everybody who looks here needs it.
        from tharsis.bots.network_odds import by_network

        network = by_network(game)
        if network is not None:
            return network
    if game.advisor is not None:
        return AdvisorForecaster(game.advisor())
    raise BadOption(
        f"{game.id} has neither a network nor an advisor: nothing can judge its positions",
        "no-judge",
        {"game": game.id},
    )


def chances(values: Sequence[float], strangers: int = 0) -> list[float]:
    """Chances to win from values, which say what part of the others a seat will be ahead of: from 1, all, to
    -1, none. ``strangers`` are sides beyond the table, who share what the seats leave to them.

    Between two sides that is ``(1 + value) / 2``. Among more, every side gets the strength with which it
    beats as many of the others as its value says, one against one (Bradley and Terry), and wins by its part
    of all strength.
    """
    sides = len(values) + strangers
    if sides == 1:
        return [held((1 + values[0]) / 2)]
    beaten = [held((1 + value) / 2) * (sides - 1) for value in values]
    if strangers:
        left = (sides * (sides - 1) / 2 - sum(beaten)) / strangers / (sides - 1)
        beaten += [held(left) * (sides - 1)] * strangers
    strengths = [1 / sides] * sides
    for _ in range(ROUNDS):
        met = [
            sum([1 / (mine + other) for j, other in enumerate(strengths) if j != i])
            for i, mine in enumerate(strengths)
        ]
        raw = [wins / against for wins, against in zip(beaten, met, strict=True)]
        strengths = [each / sum(raw) for each in raw]
    return strengths[: len(values)]


def held(chance: float) -> float:
    """A chance that is not quite certain."""
    return min(1 - DOUBT, max(DOUBT, chance))


# -- the plain score ----------------------------------------------------------------------------------


def victory_points(s: State) -> list[float]:
    vp: Any = s.look(-1)["vp"]  # how far the first seat is ahead
    return [float(vp), 0.0]


def margins_of_nonplayers(s: State) -> list[float]:
    factions: Any = s.look(-1)["factions"]
    return [float(faction["margin"]) for faction in factions.values() if faction["seat"] < 0]


#: The score so far by seat, of games whose standings tell the result alone.
SCORES: Final[Mapping[str, Callable[[State], list[float]]]] = {"twilight-struggle": victory_points}
#: The scores of sides that nobody plays and that can win.
STRANGERS: Final[Mapping[str, Callable[[State], list[float]]]] = {"red-dust-rebellion": margins_of_nonplayers}


def scores(s: State) -> list[float]:
    known = SCORES.get(s.game.id)
    return known(s) if known else [float(standing[0]) for standing in s.standings()]


def strangers(s: State) -> list[float]:
    known = STRANGERS.get(s.game.id)
    return known(s) if known else []


def by_score(s: State) -> list[float] | None:
    """Chances by the score so far and nothing else; none for whoever plays alone, with nobody to be ahead
    of."""
    points = [*scores(s), *strangers(s)]
    if len(points) == 1:
        return None
    weights = [math.exp((each - max(points)) / CLEAR_LEAD) for each in points]
    return [weight / sum(weights) for weight in weights[: s.seats]]


# -- the result ---------------------------------------------------------------------------------------


def shares(s: State) -> list[float]:
    """What each seat has of the win in a finished game: winners who tie divide it."""
    if s.seats == 1 or "nonplayers" in s.game.capabilities:
        return [float(worth == 1) for worth in s.returns()]
    winners = s.result().winners
    return [float(seat in winners) / len(winners) for seat in range(s.seats)]


def brier(forecast: Sequence[float], came: Sequence[float]) -> float:
    """The mean square by which a forecast missed what came, over all seats: 0 is best, and half and half
    between two is 0.25."""
    return sum([(said - was) ** 2 for said, was in zip(forecast, came, strict=True)]) / len(came)
