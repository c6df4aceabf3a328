"""Law of citations: a refusal names a rule of the rulebook, and one of whatever refuses."""

from collections.abc import Collection, Iterator
from typing import NamedTuple

from tharsis.conformance.laws import demand
from tharsis.conformance.walk import walk
from tharsis.kernel import State, Variant
from tharsis.kernel.actions import NOT_NOW
from tharsis.rulebook import rules

#: How often random play looks at one question with one rule; further meetings tell little.
MEETINGS = 6


class Citation(NamedTuple):
    """A refusal met in play: who refuses what and why, the rule it cites, those of question and action."""

    question: str
    verb: str
    reason: str
    cited: str
    asked_by: str
    judged_by: str

    @property
    def strays(self) -> bool:
        """Whether the rule is of another section than question and action."""
        return section(self.cited) not in (section(self.asked_by), section(self.judged_by))


def section(number: str) -> tuple[str, ...]:
    """Chapter and section of a rule."""
    return tuple(number.split(".")[:2])


def met(tried: list[Variant], games: int, seed: int) -> set[Citation]:
    """The refusals of all questions that random games meet, over the whole action space."""
    found: set[Citation] = set()
    looked: dict[tuple[str, str], int] = {}
    for variant in tried:
        for g in range(games):
            for d in walk(variant, seed + g):
                step = d.s.asking
                key = (type(step).__name__, "" if step is None else step.asked_by(d.s, d.seat))
                looked[key] = looked.get(key, 0) + 1
                if looked[key] <= MEETINGS:
                    found.update(refusals(d.s, d.seat))
    return found


def refusals(s: State, seat: int) -> Iterator[Citation]:
    """What a seat is refused now: of each verb and reason the first, the middle and the last action."""
    table = s.game.actions
    groups: dict[tuple[int, int], list[int]] = {}
    for action in range(table.size):
        reason = s.why(seat, action)
        if reason >= NOT_NOW:
            groups.setdefault((table.base(action), reason), []).append(action)
    for (_, reason), actions in groups.items():
        for action in {actions[0], actions[len(actions) // 2], actions[-1]}:
            step = s.refuser(seat, action, reason)
            refusal = s.why_not(seat, action)
            if step is not None and refusal is not None:
                judged_by = step.rule(s, seat, action)
                asked_by = judged_by if step is s.game.asides else step.asked_by(s, seat)
                verb = table.verb(action).name
                yield Citation(type(step).__name__, verb, refusal.name, refusal.rule, asked_by, judged_by)


def strays(found: set[Citation], everywhere: Collection[str]) -> list[Citation]:
    """Those that cite another section than that of question and action. ``everywhere`` names the reasons of
    rules that hold whatever is done."""
    return sorted([one for one in found if one.strays and one.reason not in everywhere])


def citations(variant: Variant, games: int, seed: int) -> None:
    """Every refusal and every question names a rule that the rulebook has."""
    known = {rule.number for rule in rules(variant.game)}
    for one in sorted(met([variant], games, seed)):
        for number in (one.cited, one.asked_by, one.judged_by):
            demand(number in known, variant, f"no such rule: {number!r} in {one}")
