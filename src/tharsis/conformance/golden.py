"""Golden playthroughs: a short readable text per variant that shows a diff when behaviour changes."""

from tharsis.conformance.walk import walk
from tharsis.kernel import Entry, State, Variant
from tharsis.kernel.view import entry_json


def golden(variant: Variant, seed: int = 1, decisions: int = 80) -> str:
    """The first decisions of a random game: who did what, what happened, and the digest now and then."""
    lines = [f"# {variant}: rules {variant.game.rules_version}, seed {seed}"]
    told = None
    last: State | None = None
    for d in walk(variant, seed):
        lines += [_entry(d.s, entry) for entry in d.s.entries(told)]
        told = d.s.journal
        if d.number % 20 == 0:
            lines.append(f"= {d.s.digest()}")
        if d.number == decisions:
            break
        lines.append(f"{d.seat}: {d.s.game.actions.notation(d.action)}")
        last = d.s
    if last is not None and last.over:
        lines += [_entry(last, entry) for entry in last.entries(told)]
        lines.append(f"= {last.digest()}")
        lines.append(repr(last.result()))
    return "\n".join(lines) + "\n"


def _entry(s: State, entry: Entry) -> str:
    knower = entry.mask.bit_length() - 1
    told = entry_json(s, entry, knower)
    args = told["args"]
    words = " ".join([str(value) for value in args.values()]) if isinstance(args, dict) else ""
    secret = " (secret)" if entry.secret else ""
    return f"   {told['key']} {words} [{told['rule']}]{secret}".rstrip()


def trail(variant: Variant, seed: int, decisions: int = 400) -> list[str]:
    """Digests of a random game, to compare pure and compiled code."""
    digests: list[str] = []
    for d in walk(variant, seed):
        if d.number >= decisions:
            break
        digests.append(d.s.digest())
    return digests
