"""The conformance kit: the laws every game must keep, ready for third-party games too.

    from tharsis.conformance import LAWS, Variant, check

    check(Variant(my_game, seats=2), games=20)

Each law is a function of a variant, a number of random games and a seed, and raises `Broken`.
"""

from collections.abc import Callable

from tharsis.conformance.citing import citations
from tharsis.conformance.golden import golden, trail
from tharsis.conformance.hidden import arrivals, forewarning, redeal_playouts, redeals, variety
from tharsis.conformance.laws import (
    advice,
    atomicity,
    capabilities,
    chance,
    clones,
    fields,
    legality,
    lessons,
    playouts,
    questions,
    replays,
    saves,
    table,
)
from tharsis.conformance.observing import observations
from tharsis.conformance.speech import words
from tharsis.conformance.walk import Broken
from tharsis.kernel import Game, Variant

Law = Callable[[Variant, int, int], None]

LAWS: dict[str, Law] = {
    "playouts": playouts,
    "fields": fields,
    "clones": clones,
    "saves": saves,
    "chance": chance,
    "replays": replays,
    "legality": legality,
    "atomicity": atomicity,
    "questions": questions,
    "table": table,
    "capabilities": capabilities,
    "lessons": lessons,
    "advice": advice,
    "redeals": redeals,
    "redeal-playouts": redeal_playouts,
    "variety": variety,
    "arrivals": arrivals,
    "forewarning": forewarning,
    "observations": observations,
    "words": words,
    "citations": citations,
}


def hold(law: str, variant: Variant, games: int = 10, seed: int = 1) -> None:
    """Hold one variant to one law; whatever goes wrong is `Broken`."""
    try:
        LAWS[law](variant, games, seed)
    except Broken:
        raise
    except Exception as error:
        raise Broken(f"{variant}: {law}: {error!r}") from error


def check(variant: Variant, games: int = 10, seed: int = 1) -> None:
    """Hold one variant to every law."""
    for law in LAWS:
        hold(law, variant, games, seed)


def variants(game: Game) -> list[Variant]:
    """What the kit tries of a game: every number of seats, and every option turned by itself."""
    found = [Variant(game, seats) for seats in range(game.seats[0], game.seats[1] + 1)]
    for option in game.options:
        values = option.choices
        if option.type == "number":
            values = (option.choices[0], option.choices[-1])
        low, high = option.seats
        seats = min(max(2, low, game.seats[0]), high, game.seats[1])
        found += [Variant(game, seats, {option.name: value}) for value in values if value != option.default]
    return found


__all__ = ["LAWS", "Broken", "Law", "Variant", "check", "golden", "hold", "trail", "variants"]
