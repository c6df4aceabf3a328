"""Laws of hidden information: views, redeals, and the order of simultaneous answers."""

import json

from tharsis.conformance.laws import demand
from tharsis.conformance.walk import Broken, Decision, walk
from tharsis.kernel import Cards, Rng, State, Variant, playout, warnings


def seen_by(s: State, seat: int, probe: int) -> str:
    """All that a seat receives, as one text: view, legal actions, asides, reasons, undo, observation."""
    parts: list[object] = [s.view(seat).as_json()]
    if seat >= 0:
        size = s.game.actions.size
        parts.append([s.why(seat, (probe + k * 7919) % size) for k in range(25)])
        if s.game.observation is not None:
            parts.append(s.observe(seat).hex())
    return json.dumps(parts, sort_keys=True)


def redeals(variant: Variant, games: int, seed: int) -> None:
    """What a seat receives is the same in the position and in every redeal for it."""
    for g in range(games):
        for d in walk(variant, seed + g):
            if d.number % (6 if d.number < 150 else 30) != g % 6:
                continue
            before = d.s.save()
            for seat in range(-1, d.s.seats):
                mine = seen_by(d.s, seat, d.number)
                for k in range(2):
                    t = d.s.redeal(seat, d.number * 8 + k)
                    demand(seen_by(t, seat, d.number) == mine, variant, leak(d, seat))
                    stripped(variant, t)
            demand(d.s.save() == before, variant, "a redeal changed the position")


def forewarning(variant: Variant, games: int, seed: int) -> None:
    """Warnings are the same in every redeal, have their words' figures, and change nothing."""
    for g in range(games):
        for d in walk(variant, seed + g):
            if d.number % (4 if d.number < 150 else 20) != g % 4:
                continue
            before = d.s.digest()
            legal = d.s.legal(d.seat)
            for action in {d.action, legal[0], legal[-1]}:
                told = warnings(d.s, d.seat, action)
                same = warnings(d.s, d.seat, action, d.number + 1) == told
                move = d.s.game.actions.notation(action)
                demand(same, variant, f"{move!r} is warned of by what is hidden at decision {d.number}")
            demand(d.s.digest() == before, variant, "a warning changed the position")


def leak(d: Decision, seat: int) -> str:
    who = "a spectator" if seat < 0 else f"seat {seat}"
    return f"{who} can tell a redeal from the position at decision {d.number} ({type(d.s.asking).__name__})"


def stripped(variant: Variant, t: State) -> None:
    fault = t.invariants()
    demand(not fault, variant, f"a redeal breaks the invariants: {fault}")
    demand(
        t.tape is None and t.journal is None and t.source is None,
        variant,
        "a redeal keeps log, tape or source",
    )


def redeal_playouts(variant: Variant, games: int, seed: int) -> None:
    """Games go on from redeals and keep their invariants."""
    for g in range(games):
        for d in walk(variant, seed + g):
            if d.number % 40 != g % 40:
                continue
            for seat in range(d.s.seats):
                t = d.s.redeal(seat, d.number)
                rng = Rng()
                rng.seed(d.number + seat)
                for _ in range(10):
                    playout(t, rng, 8)
                    fault = t.invariants()
                    demand(not fault, variant, f"after a redeal: {fault}")


def variety(variant: Variant, games: int, seed: int) -> None:
    """Every place whose cards a seat cannot know varies over many redeals."""
    if "hidden" not in variant.game.capabilities:
        return
    varied = secret = False
    for g in range(games):
        for d in walk(variant, seed + g):
            if d.number % 25 != g % 25:
                continue
            for seat in range(d.s.seats):
                deals = [d.s.redeal(seat, d.number * 64 + k) for k in range(40)]
                for name in d.s.FIELDS:
                    held = getattr(d.s, name)
                    if isinstance(held, Cards):
                        secret = secret or any(0 != seen != (1 << d.s.seats) - 1 for seen in held.seen)
                        places_vary(variant, held, [getattr(t, name) for t in deals], seat)
                for other in range(d.s.seats):
                    if other != seat and not varied:
                        looks = {json.dumps(t.look(other), sort_keys=True) for t in deals[:8]}
                        varied = len(looks) > 1
    demand(
        varied or not secret or variant.seats == 1, variant, "redeals never change what the other seats see"
    )


def places_vary(variant: Variant, cards: Cards, deals: list[Cards], seat: int) -> None:
    """A place varies when one of its unknown cards could have changed places with one elsewhere."""
    unknown = [card for card in range(len(cards.place)) if not cards.knows(seat, card)]
    for place in {cards.place[card] for card in unknown}:
        here = [card for card in unknown if cards.place[card] == place]
        there = [card for card in unknown if cards.place[card] != place]
        if any(may_swap(cards, seat, a, b) for a in here for b in there):
            found = {tuple([card for card in unknown if deal.place[card] == place]) for deal in deals}
            demand(len(found) > 1, variant, f"place {place} never varies in redeals for seat {seat}")


def may_swap(cards: Cards, seat: int, a: int, b: int) -> bool:
    return stamp(cards, seat, a) < cards.since[b] and stamp(cards, seat, b) < cards.since[a]


def stamp(cards: Cards, seat: int, card: int) -> int:
    if not len(cards.peeked):
        return cards.decked[card]
    return max(cards.decked[card], cards.peeked[seat * len(cards.place) + card])


def arrivals(variant: Variant, games: int, seed: int) -> None:
    """Simultaneous answers give one digest in any order of arrival, retractions included."""
    for g in range(games):
        opened = None
        for d in walk(variant, seed + g):
            if not d.s.parallel or d.s.asking is opened or any(d.s.answers):
                continue
            opened = d.s.asking
            digests = {answer_all(d.s, order, d.number) for order in range(4)}
            demand(len(digests) == 1, variant, f"the order of arrival matters in {type(opened).__name__}")


def answer_all(s: State, order: int, salt: int) -> str:
    """Answer the open question for several with choices fixed by seat, arriving in a random order."""
    t = s.clone()
    step = t.asking
    choices: list[Rng] = []
    for seat in range(t.seats):
        rng = Rng()
        rng.seed(salt * 16 + seat)
        choices.append(rng)
    arrival = Rng()
    arrival.seed(order)
    retracted = order % 2 == 0
    while t.asking is step:
        actors = t.actors()
        seat = actors[arrival.below(len(actors))]
        if not retracted and t.answers[seat] == 0:
            t, retracted = answer_and_retract(t, seat), True
            continue
        legal = t.legal(seat)
        t.apply(seat, legal[choices[seat].below(len(legal))])
    return t.digest()


def answer_and_retract(t: State, seat: int) -> State:
    """An answer taken back leaves nothing behind but its number."""
    before = t.digest()
    answered = t.play(seat, t.legal(seat)[0])
    if answered.asking is not t.asking:
        return t
    after = answered.retract(seat)
    if after.digest() != before:
        raise Broken(f"{t.game.id}: a retracted answer leaves traces in {type(t.asking).__name__}")
    return after
