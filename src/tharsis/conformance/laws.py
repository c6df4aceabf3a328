"""Laws that hold for every game: copies, saves, replays, legality, results."""

from collections import Counter

from tharsis.conformance.walk import Broken, walk
from tharsis.kernel import (
    FREE,
    LEGAL,
    AnyStep,
    IllegalMove,
    Match,
    Rng,
    RulesError,
    Source,
    State,
    TapeSource,
    Variant,
    playout,
)
from tharsis.kernel.chance import outcomes
from tharsis.kernel.replay import read, record

#: So often a game is saved at each question; later meetings tell little, and some of them will do.
MEETINGS = 20

_blank = State()
BASE_FIELDS = (
    frozenset(getattr(State, "__mypyc_attrs__", ()))
    | frozenset(getattr(State, "__annotations__", ()))
    | frozenset(getattr(_blank, "__dict__", {}))
)


def demand(holds: bool, variant: Variant, what: str) -> None:
    if not holds:
        raise Broken(f"{variant}: {what}")


def playouts(variant: Variant, games: int, seed: int) -> None:
    """Random games end, keep their invariants, and give each decision different legal actions."""
    for g in range(games):
        last: State | None = None
        for d in walk(variant, seed + g):
            fault = d.s.invariants()
            demand(not fault, variant, f"seed {seed + g} decision {d.number}: {fault}")
            legal = d.s.legal(d.seat)
            demand(
                len(set(legal)) == len(legal),
                variant,
                f"an action is offered twice by {type(d.s.asking).__name__}",
            )
            demand(not d.s.agenda or len(d.s.agenda) < 500, variant, "the agenda grows without end")
            last = d.s
        if last is not None:
            ended(variant, last)


def ended(variant: Variant, s: State) -> None:
    """A result agrees with the standings and the returns, and survives a save."""
    if not s.over:
        endless = "endless" in s.game.capabilities
        demand(endless, variant, f"the game does not end within {variant.limit} decisions")
        return
    result = s.result()
    demand(len(result.standings) == s.seats, variant, "the result has another number of seats")
    for mine, rank in zip(result.standings, result.ranks, strict=True):
        better = sum(other > mine for other in result.standings)
        demand(rank == better + 1, variant, "ranks disagree with standings")
    returns = s.returns()
    demand(all(-1 <= value <= 1 for value in returns), variant, f"returns are {returns}")
    if s.seats > 1 and "nonplayers" not in s.game.capabilities:
        demand(abs(sum(returns)) < 1e-9, variant, f"what one wins another loses, but returns are {returns}")
    demand(s.game.load(s.save()).result().as_json() == result.as_json(), variant, "a saved result differs")
    demand(not s.actors() and s.legal(0) == [], variant, "somebody is asked after the end")


def fields(variant: Variant, games: int, seed: int) -> None:
    """Everything a state holds is named in FIELDS, so that it is saved and digested."""
    s = variant.new(seed)
    own = set(getattr(type(s), "__mypyc_attrs__", ())) | set(getattr(s, "__dict__", {}))
    own = {name for name in own if not name.startswith("_")} - BASE_FIELDS - {"game", "options"}
    missing = sorted(own - set(s.FIELDS))
    demand(not missing, variant, f"fields {missing} are not in FIELDS")
    unknown = sorted({*s.STEP_FIELDS, *s.GROWING} - set(s.FIELDS))
    demand(not unknown, variant, f"STEP_FIELDS or GROWING name {unknown}, which are not in FIELDS")


def clones(variant: Variant, games: int, seed: int) -> None:
    """A clone is equal and independent, both ways."""
    for g in range(games):
        for d in walk(variant, seed + g):
            if d.number % (7 if d.number < 200 else 40):
                continue
            before = d.s.save()
            copy = d.s.clone()
            demand(copy.save() == before, variant, "a clone differs")
            other = d.s.clone()
            rng = Rng()
            rng.seed(d.number)
            playout(copy, rng, 60)
            demand(
                d.s.save() == before, variant, f"playing a clone changed the original at decision {d.number}"
            )
            demand(
                other.save() == before, variant, f"playing a clone changed a sister at decision {d.number}"
            )


def saves(variant: Variant, games: int, seed: int) -> None:
    """A save in the middle of any decision loads to the same position and goes on identically."""
    for g in range(games):
        loaded: State | None = None
        met: Counter[str] = Counter()
        for d in walk(variant, seed + g):
            if loaded is not None:
                same = loaded.digest() == d.s.digest()
                demand(same, variant, f"a loaded game parts before decision {d.number}")
                loaded = None
            question = type(d.s.asking).__name__
            met[question] += 1
            if met[question] <= MEETINGS or d.number % 5 == 0:
                loaded = d.s.game.load(saved(variant, d.s, d.number))
                same = loaded.digest() == d.s.digest()
                demand(same, variant, f"save and load differ at decision {d.number}")
                loaded.apply(d.seat, d.action)


def saved(variant: Variant, s: State, number: int) -> bytes:
    """A save; log and tape, which grow with the game, come along at the first decisions and then at some."""
    if number > 100 and number % 20:
        s = s.clone()
        s.journal = None
        s.tape = None
        return s.save()
    data = s.save()
    demand(s.game.load(data).save() == data, variant, f"a loaded game saves otherwise at decision {number}")
    return data


def chance(variant: Variant, games: int, seed: int) -> None:
    """All chance goes through the one door: seed and tape reproduce every position."""
    for g in range(games):
        taken: list[tuple[int, int]] = []
        trail: list[str] = []
        last: State | None = None
        for d in walk(variant, seed + g):
            taken.append((d.seat, d.action))
            trail.append(d.s.digest())
            last = d.s
        if last is None:
            continue
        again = variant.new(seed + g)
        tape = TapeSource(outcomes(last.tape))
        replayed = variant.game.new(
            seed=~seed & 0xFFFF, seats=variant.seats, options=variant.options, source=tape
        )
        for i, (seat, action) in enumerate(taken):
            demand(again.digest() == trail[i], variant, f"the same seed plays another game at decision {i}")
            demand(
                replayed.digest() == trail[i], variant, f"the tape does not hold all chance at decision {i}"
            )
            again.apply(seat, action)
            replayed.apply(seat, action)


def replays(variant: Variant, games: int, seed: int) -> None:
    """A recorded game is verified by its file; `play` does what `apply` does."""
    for g in range(games):
        match = Match(variant.new(seed + g), seed + g)
        last: State | None = None
        for d in walk(variant, seed + g):
            match.play(d.seat, d.s.game.actions.notation(d.action))
            last = d.s
        if last is None:
            continue
        demand(match.state.digest() == last.digest(), variant, "play and apply part")
        replay = read(record(match).text(), {variant.game.id: variant.game})
        demand(replay.verify().digest() == last.digest(), variant, "a replay ends elsewhere")


def legality(variant: Variant, games: int, seed: int) -> None:
    """`legal` is `why == 0` over the whole action space, for every seat; a refusal changes nothing."""
    size = variant.game.actions.size
    for g in range(games):
        stride = 1 + g % 5 * 2
        for d in walk(variant, seed + g):
            if d.number % (9 * stride) != g % 5:
                continue
            before = d.s.digest()
            for seat in range(d.s.seats):
                legal = set(d.s.legal(seat)) | set(d.s.open_asides(seat))
                reasons = [d.s.why(seat, a) for a in range(size)]
                allowed = {a for a, reason in enumerate(reasons) if reason == LEGAL}
                odd = [variant.game.actions.notation(a) for a in sorted(legal ^ allowed)]
                demand(
                    not odd,
                    variant,
                    f"legal and why disagree for seat {seat} at decision {d.number}: {odd[:5]}",
                )
                refused(variant, d.s, seat, allowed, d.number)
                worded(variant, d.s, seat, reasons)
            demand(
                d.s.why(0, size) != LEGAL and d.s.why(0, -1) != LEGAL,
                variant,
                "actions beyond the table are legal",
            )
            demand(d.s.digest() == before, variant, "asking why changed the position")


def worded(variant: Variant, s: State, seat: int, reasons: list[int]) -> None:
    """Every reason met, with each verb that meets it, has the figures that its words need."""
    met: set[tuple[int, int]] = set()
    for action, reason in enumerate(reasons):
        met_here = (s.game.actions.base(action), reason)
        if reason == LEGAL or met_here in met:
            continue
        met.add(met_here)
        refusal = s.why_not(seat, action)
        demand(refusal is not None, variant, f"{s.game.actions.notation(action)!r} is refused and allowed")


def refused(variant: Variant, s: State, seat: int, allowed: set[int], number: int) -> None:
    """A refusal has words and figures that fit its term, and leaves the position alone."""
    size = variant.game.actions.size
    for k in range(12):
        action = (number * 7919 + k * 104729) % size
        if action in allowed:
            continue
        before = s.digest()
        refusal = s.why_not(seat, action)
        demand(refusal is not None, variant, "a refusal without a reason")
        try:
            s.play(seat, action)
        except IllegalMove:
            pass
        else:
            raise Broken(f"{variant}: a refused action was played")
        demand(s.digest() == before, variant, "a refused action changed the position")


class Bomb(Source):
    """A source whose first answer is an exception."""

    def number(self, s: State, kind: int, n: int) -> int:
        raise ZeroDivisionError("bomb")


def atomicity(variant: Variant, games: int, seed: int) -> None:
    """An exception in the middle of a step leaves `play` without effect."""
    for g in range(games):
        for d in walk(variant, seed + g):
            if d.number % 5 != g % 5:
                continue
            armed = d.s.clone()
            armed.source = Bomb()
            before = armed.digest()
            try:
                armed.play(d.seat, d.action)
            except ZeroDivisionError:
                demand(armed.digest() == before, variant, "a failed move left its traces")
                demand(d.action in armed.legal(d.seat), variant, "after a failed move nobody can go on")


def questions(variant: Variant, games: int, seed: int) -> None:
    """A question only asks: running it again changes nothing. Its step and prompt are registered."""
    quiet = False
    for g in range(games):
        for d in walk(variant, seed + g):
            quiet = quiet or d.s.quiet()
            step = d.s.asking
            if step is None:
                raise Broken(f"{variant}: seats owe an answer to no question")
            try:
                packed = variant.game.steps.pack(step)
            except RulesError as error:
                raise Broken(f"{variant}: {error}") from error
            demand(
                variant.game.steps.pack(variant.game.steps.unpack(packed)) == packed,
                variant,
                f"{packed} is lost",
            )
            again = d.s.clone()
            again.asking = None
            again.owing = 0
            step.run(again)
            name = type(step).__name__
            demand(again.asking is step, variant, f"{name} does not ask when it is put back")
            demand(again.tape is d.s.tape and again.journal is d.s.journal, variant, f"{name} works and asks")
            demand(again.digest() == d.s.digest(), variant, f"{name} works and asks")
            shaped(variant, d.s, d.seat, step)
            prompt = d.s.prompt(d.seat)
            demand(prompt is not None, variant, f"{name} has no prompt")
            if prompt is not None:
                variant.game.prompts.terms[prompt.key].values(prompt.args)
    demand(quiet, variant, "no decision of these games is quiet: mark the structural steps")


def shaped(variant: Variant, s: State, seat: int, step: AnyStep) -> None:
    """The shape of a question names every verb that answers it."""
    shape = step.shape(s, seat)
    name = type(step).__name__
    demand(shape.least <= shape.most, variant, f"the shape of {name} wants {shape.least} of {shape.most}")
    if shape.kind == FREE:
        return
    for action in step.legal(s, seat):
        verb = s.game.actions.verb(action)
        known = action == shape.stop or verb.base in shape.verbs
        demand(known, variant, f"the shape of {name} does not name {verb.name}")


def table(variant: Variant, games: int, seed: int) -> None:
    """Every action has a notation that comes back, and a target."""
    actions = variant.game.actions
    for action in range(actions.size):
        text = actions.notation(action)
        demand(actions.parse(text) == action, variant, f"{text!r} does not come back")
        demand("/" in actions.target(action), variant, f"{text!r} points at nothing")


def capabilities(variant: Variant, games: int, seed: int) -> None:
    """What a game says it can do is what it does."""
    game = variant.game
    said = game.capabilities
    told = "observation" in said
    demand(told == (game.observation is not None), variant, "observation is declared or missing")
    demand(("advisor" in said) == (game.advisor is not None), variant, "advisor is declared or missing")
    demand(("import" in said) == (game.importer is not None), variant, "import is declared or missing")
    demand(("lesson" in said) == bool(game.lessons), variant, "lesson is declared or missing")
    demand(
        ("asides" in said) == (game.actions.aside_base < game.actions.size),
        variant,
        "asides are declared or missing",
    )
    simultaneous = undo = False
    lengths: set[int] = set()
    for g in range(games):
        for d in walk(variant, seed + g):
            simultaneous = simultaneous or d.s.parallel
            undo = undo or d.s.can_undo(d.seat)
            demand("chance" in said or d.s.tape is None, variant, "chance is not declared")
            if game.observation is not None and d.number % 20 == 0:
                lengths.add(len(d.s.observe(d.seat)))
    demand(simultaneous <= ("simultaneous" in said), variant, "simultaneous questions are not declared")
    demand(len(lengths) <= 1, variant, f"observations have lengths {sorted(lengths)}")
    if games >= 3 and "undo" in said:
        demand(undo, variant, "no move of these games can be undone")


def lessons(variant: Variant, games: int, seed: int) -> None:
    """Guided games start at a decision of their seat, and their hints are actions."""
    for lesson in variant.game.lessons:
        s = lesson.start.build(variant.game)
        demand(lesson.seat in s.actors(), variant, f"lesson {lesson.name} does not start with its seat")
        for hint in lesson.hints:
            variant.game.actions.parse(hint.notation)


def advice(variant: Variant, games: int, seed: int) -> None:
    """An advisor chooses legal actions on redeals of its seat and judges positions between 0 and 1."""
    if variant.game.advisor is None:
        return
    advisor = variant.game.advisor()
    for g in range(games):
        for d in walk(variant, seed + g):
            if d.number % 6:
                continue
            t = d.s.redeal(d.seat, d.number)
            legal = d.s.legal(d.seat)
            demand(advisor.choose(t, d.seat, legal) in legal, variant, "the advisor chose an illegal action")
            demand(0 <= advisor.value(t, d.seat) <= 1, variant, "the advisor's value is not between 0 and 1")
