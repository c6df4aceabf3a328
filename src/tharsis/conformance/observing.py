"""Laws of observations: they tell a seat all that its view tells and that bears on play."""

import json

from tharsis.conformance.laws import demand
from tharsis.conformance.walk import walk
from tharsis.kernel import Cards, Observation, Rng, State, Variant
from tharsis.kernel.buffers import are_numbers

#: What a view says besides the table that bears on play.
ASKED = ("actors", "over", "prompt")


def telling(s: State, seat: int, observation: Observation) -> str:
    """What a view tells that bears on play, as one text."""
    view = s.view(seat).as_json()
    table = {name: value for name, value in s.look(seat).items() if name not in observation.idle}
    return json.dumps([table, [view[name] for name in ASKED]], sort_keys=True)


def observations(variant: Variant, games: int, seed: int) -> None:
    """Positions that a seat can tell apart have different observations; so has a position in which one
    number is another, where the seat can see it."""
    observation = variant.game.observation
    if observation is None:
        return
    for g in range(games):
        met: dict[tuple[int, bytes], str] = {}
        for d in walk(variant, seed + g):
            if d.number % (2 if d.number < 200 else 20) != g % 2:
                continue
            for seat in range(d.s.seats):
                row = d.s.observe(seat)
                told = telling(d.s, seat, observation)
                same = met.setdefault((seat, row), told) == told
                demand(same, variant, f"seat {seat} sees a change at decision {d.number} that no part tells")
            if d.number % 200 == 30:
                one_changed(variant, d.s, observation, d.number)


def one_changed(variant: Variant, s: State, observation: Observation, salt: int) -> None:
    """Change one number of each field, whatever it means."""
    rng = Rng()
    rng.seed(salt)
    for name in [name for name in s.FIELDS if name not in observation.derived]:
        for change in (1, -1):
            t = s.clone()
            if nudged(t, name, change, rng) and possible(t, observation):
                for seat in range(s.seats):
                    compare(variant, s, t, seat, observation, name)


def possible(t: State, observation: Observation) -> bool:
    """A changed number may make no position at all: then nothing is demanded."""
    try:
        for seat in range(t.seats):
            telling(t, seat, observation)
            t.observe(seat)
        return t.invariants() == ""
    except (ArithmeticError, AssertionError, LookupError, TypeError, ValueError):
        return False


def nudged(t: State, name: str, change: int, rng: Rng) -> bool:
    """Whether a field of the position held a number that is another now."""
    value = getattr(t, name)
    if isinstance(value, bool):
        setattr(t, name, not value)
    elif isinstance(value, int):
        setattr(t, name, moved(value, change))
    elif isinstance(value, list) and value and name not in t.STEP_FIELDS:
        setattr(t, name, nudged_list(value, change, rng))
    elif are_numbers(value) and len(value):
        cell = rng.below(len(value))
        value[cell] = moved(value[cell], change)
    else:
        return False
    return not isinstance(value, Cards)


def nudged_list(values: list[object], change: int, rng: Rng) -> list[object]:
    i = rng.below(len(values))
    held = values[i]
    other: object = held
    if isinstance(held, list) and held:
        other = nudged_list(held, change, rng)
    elif isinstance(held, bool):
        other = not held
    elif isinstance(held, int):
        other = moved(held, change)
    return [*values[:i], other, *values[i + 1 :]]


def moved(value: int, change: int) -> int:
    """A count does not fall below 0, nor what says that there is none."""
    return value if value <= 0 and change < 0 else value + change


def compare(variant: Variant, s: State, t: State, seat: int, observation: Observation, name: str) -> None:
    if telling(t, seat, observation) != telling(s, seat, observation):
        told = t.observe(seat) != s.observe(seat)
        demand(told, variant, f"seat {seat} sees `{name}` change, and no part tells it")
