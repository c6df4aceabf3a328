"""Actions and words as dense tables of small ints.

A game lists its verbs once; each gets a base number, and ``base + operands`` is the action. The same
table gives every action a notation (``coup iran``), parsed without a state, and a target on the table
(``space/iran``). A `Lexicon` does the same for refusals, prompts, log entries, chance and endings.
"""

from typing import Final

from tharsis.kernel.errors import IllegalMove, RulesError


class Kind:
    """What an operand ranges over: the ids of cards, spaces, sides … or a span of numbers."""

    def __init__(self, name: str, ids: tuple[str, ...], target: str = "") -> None:
        self.name: Final = name
        self.ids: Final = ids
        self.size: Final = len(ids)
        self.target: Final = target or name
        self.is_number = False
        self.low = 0
        self._index = {id_: i for i, id_ in enumerate(ids)}
        if len(self._index) != len(ids):
            raise RulesError(f"kind {name}: an id occurs twice")
        for id_ in ids:
            if not id_ or " " in id_:
                raise RulesError(f"kind {name}: {id_!r} cannot stand in a notation")

    def index(self, id_: str) -> int:
        """The number of an id, or -1."""
        return self._index.get(id_, -1)

    def value(self, operand: int) -> str | int:
        """An operand as it goes over the wire: ``kind/id``, or a plain number."""
        if self.is_number:
            return operand + self.low
        return f"{self.name}/{self.ids[operand]}"

    def figure(self, value: int) -> str | int:
        """The same for words (log, prompts, refusals), where numbers are carried as they are."""
        return value if self.is_number or not self.size else self.value(value)


def Number(name: str, low: int, high: int) -> Kind:
    """A kind of the numbers low..high; the operand of number n is ``n - low``."""
    kind = Kind(name, tuple([str(n) for n in range(low, high + 1)]))
    kind.is_number = True
    kind.low = low
    return kind


#: Figures in words (log, refusals): any integer, carried as it is.
COUNT: Final = Kind("n", ())
#: Seats; whoever words them puts the player's name there.
SEAT: Final = Kind("seat", tuple([str(n) for n in range(8)]))

Operand = Kind | tuple[str, Kind]


def _labelled(operands: tuple[Operand, ...]) -> tuple[tuple[str, ...], tuple[Kind, ...]]:
    labels: list[str] = []
    kinds: list[Kind] = []
    for operand in operands:
        if isinstance(operand, tuple):
            labels.append(operand[0])
            kinds.append(operand[1])
        else:
            labels.append(operand.name)
            kinds.append(operand)
    if len(set(labels)) != len(labels):
        raise RulesError(f"operands {labels} need different labels")
    return tuple(labels), tuple(kinds)


class Verb:
    """One way to act, with its operands."""

    def __init__(self, name: str, operands: tuple[Operand, ...], base: int, target: str) -> None:
        self.name: Final = name
        self.base: Final = base
        self.labels, self.kinds = _labelled(operands)
        size = 1
        for kind in self.kinds:
            size *= kind.size
        self.size: Final = size
        if target and target not in self.labels:
            raise RulesError(f"verb {name}: target {target} is none of its operands")
        self.target: Final = target or (self.labels[-1] if self.labels else "")

    def place_of(self, label: str, kind: Kind) -> int:
        """Which operand has this label and kind, or -1."""
        for i, own in enumerate(self.labels):
            if own == label and self.kinds[i] is kind:
                return i
        return -1

    def operands(self, action: int) -> tuple[int, ...]:
        rest = action - self.base
        found: list[int] = []
        for kind in reversed(self.kinds):
            found.append(rest % kind.size)
            rest //= kind.size
        found.reverse()
        return tuple(found)

    def pack(self, operands: list[int]) -> int:
        number = 0
        for kind, operand in zip(self.kinds, operands, strict=True):
            number = number * kind.size + operand
        return self.base + number


class Actions:
    """The closed table: every action of a game, by number, notation and target."""

    def __init__(self, verbs: list[Verb], aside_base: int) -> None:
        self.verbs: Final = tuple(verbs)
        self.size: Final = verbs[-1].base + verbs[-1].size if verbs else 0
        self.aside_base: Final = aside_base
        self._by_name = {verb.name: verb for verb in verbs}
        self._verb_of: list[int] = []
        self._base_of: list[int] = []
        for i, verb in enumerate(verbs):
            self._verb_of.extend([i] * verb.size)
            self._base_of.extend([verb.base] * verb.size)
        self._operands_of = {verb.base: list(range(verb.size)) for verb in verbs}

    def verb(self, action: int) -> Verb:
        return self.verbs[self._verb_of[action]]

    def base(self, action: int) -> int:
        """The base of an action's verb: ``COUP`` of ``COUP + country``."""
        return self._base_of[action]

    def operands_of(self, base: int) -> list[int]:
        """All operands of a verb, as they are packed into its actions. The list is shared."""
        return self._operands_of[base]

    def lowest(self, base: int) -> int:
        """The number that a verb's first action names, where its operand is a number."""
        kinds = self.verb(base).kinds
        return kinds[0].low if kinds else 0

    def operands(self, action: int) -> tuple[int, ...]:
        return self.verb(action).operands(action)

    def notation(self, action: int) -> str:
        """Short stable text: ``coup iran``."""
        verb = self.verb(action)
        words = [verb.name]
        for kind, operand in zip(verb.kinds, verb.operands(action), strict=True):
            words.append(kind.ids[operand])
        return " ".join(words)

    def parse(self, text: str) -> int:
        """The action a notation names; needs no state."""
        words = text.split()
        verb = self._by_name.get(words[0]) if words else None
        if verb is None:
            raise IllegalMove(f"{text!r} is no action: no verb {words[0] if words else ''!r}")
        if len(words) - 1 != len(verb.kinds):
            shape = " ".join([verb.name] + [f"<{label}>" for label in verb.labels])
            raise IllegalMove(f"{text!r} is no action: write {shape!r}")
        operands: list[int] = []
        for kind, word in zip(verb.kinds, words[1:], strict=True):
            operand = kind.index(word)
            if operand < 0:
                raise IllegalMove(f"{text!r} is no action: no {kind.name} {word!r}")
            operands.append(operand)
        return verb.pack(operands)

    def target(self, action: int) -> str:
        """The thing on the table that the action points at."""
        verb = self.verb(action)
        for label, kind, operand in zip(verb.labels, verb.kinds, verb.operands(action), strict=True):
            if label == verb.target and not kind.is_number:
                return f"{kind.target}/{kind.ids[operand]}"
        return "button/" + self.notation(action).replace(" ", "/")


class Table:
    """Collects verbs while a game's ``actions`` module is read."""

    def __init__(self) -> None:
        self._verbs: list[Verb] = []
        self._size = 0
        self._aside_base = -1

    def verb(self, name: str, *operands: Operand, target: str = "") -> int:
        """Add a verb and return its base: ``COUP + country`` is the action."""
        if self._aside_base >= 0:
            raise RulesError(f"verb {name}: asides come last")
        return self._add(name, operands, target)

    def aside(self, name: str, *operands: Operand, target: str = "") -> int:
        """Add a verb for what a seat may do at any time (K4)."""
        if self._aside_base < 0:
            self._aside_base = self._size
        return self._add(name, operands, target)

    def _add(self, name: str, operands: tuple[Operand, ...], target: str) -> int:
        for known in self._verbs:
            if known.name == name:
                raise RulesError(f"verb {name} occurs twice")
        verb = Verb(name, operands, self._size, target)
        self._verbs.append(verb)
        self._size += verb.size
        return verb.base

    def close(self) -> Actions:
        return Actions(self._verbs, self._aside_base if self._aside_base >= 0 else self._size)


class Term:
    """One entry of a lexicon: a name for the words, a rule number, and its operands."""

    def __init__(self, name: str, rule: str, labels: tuple[str, ...], kinds: tuple[Kind, ...]) -> None:
        self.name: Final = name
        self.rule: Final = rule
        self.labels: Final = labels
        self.kinds: Final = kinds

    def values(self, operands: tuple[int, ...]) -> dict[str, str | int]:
        """Operands as they go over the wire."""
        found: dict[str, str | int] = {}
        for label, kind, operand in zip(self.labels, self.kinds, operands, strict=True):
            found[label] = kind.figure(operand)
        return found


class Lexicon:
    """Codes with names and rule numbers: why (refusals), ask, log, chance, end."""

    def __init__(self, family: str) -> None:
        self.family: Final = family
        self.terms: list[Term] = []
        self._codes: dict[str, int] = {}
        if family == "why":
            for name in KERNEL_REASONS:
                self.add(name, "")

    def add(self, name: str, rule: str = "", *operands: Operand) -> int:
        """Add a term and return its code."""
        if name in self._codes:
            raise RulesError(f"{self.family} {name} occurs twice")
        labels, kinds = _labelled(operands)
        self._codes[name] = len(self.terms)
        self.terms.append(Term(name, rule, labels, kinds))
        return len(self.terms) - 1

    def code(self, name: str) -> int:
        """The code of a name, or -1."""
        return self._codes.get(name, -1)

    def __len__(self) -> int:
        return len(self.terms)


# Refusals that every game shares. A game's own follow them in its lexicon.
KERNEL_REASONS: Final = ("legal", "unknown-action", "game-over", "not-your-decision", "not-now")
LEGAL: Final = 0
UNKNOWN_ACTION: Final = 1
GAME_OVER: Final = 2
NOT_YOUR_DECISION: Final = 3
NOT_NOW: Final = 4
