"""The view: the only thing that leaves the process (K8)."""

from typing import TYPE_CHECKING, Final

from tharsis.kernel.journal import Entry
from tharsis.kernel.shape import KIND_IDS, NEVER, Shape

if TYPE_CHECKING:
    from tharsis.kernel.state import State


class View:
    """A position as one seat may see it; seat -1 is a spectator."""

    def __init__(self, s: "State", seat: int) -> None:
        self.game: Final = s.game
        self.seat: Final = seat
        self.seats: Final = s.seats
        self.position: Final = s.position(seat)
        self.actors: Final = s.actors()
        self.over: Final = s.over
        self.legal: Final = s.legal(seat) if seat >= 0 else []
        self.asides: Final = s.open_asides(seat) if seat >= 0 else []
        self.foretold: Final = {action: self._foretold(s, action) for action in self.legal}
        self.can_undo: Final = s.can_undo(seat)
        self.can_retract: Final = s.parallel and seat >= 0 and s.answers[seat] > 0
        self.prompt: Final = self._prompt(s)
        self.table: Final = s.look(seat)
        self.result: Final = s.result().as_json() if s.over else None

    def _prompt(self, s: "State") -> dict[str, object] | None:
        """What this seat is asked; for the others, what the first seat that owes is asked."""
        asked = self.seat if self.seat in self.actors else s.actor()
        prompt = s.prompt(asked) if asked >= 0 else None
        step = s.asking
        if prompt is None or step is None:
            return None
        term = s.game.prompts.terms[prompt.key]
        told: dict[str, object] = {
            "key": term.name,
            "rule": step.asked_by(s, asked),
            "args": term.values(prompt.args),
        }
        if asked == self.seat:
            told["shape"] = self._shape(step.shape(s, asked))
        return told

    def _shape(self, shape: Shape) -> dict[str, object]:
        table = self.game.actions
        return {
            "kind": KIND_IDS[shape.kind],
            "verbs": [table.verb(verb).name for verb in shape.verbs],
            "stop": table.notation(shape.stop) if shape.stop != NEVER else None,
            "least": shape.least,
            "most": shape.most,
            "picked": shape.picked,
        }

    def _foretold(self, s: "State", action: int) -> dict[str, object]:
        """What is known of an action before it is taken: its odds and its price, where it has them."""
        told = {"odds": s.game.odds(s, self.seat, action), "price": s.game.price(s, self.seat, action)}
        return {name: known for name, known in told.items() if known is not None}

    def _action(self, action: int) -> dict[str, object]:
        table = self.game.actions
        verb = table.verb(action)
        args: dict[str, object] = {}
        for label, kind, operand in zip(verb.labels, verb.kinds, verb.operands(action), strict=True):
            args[label] = kind.value(operand)
        told: dict[str, object] = {
            "do": table.notation(action),
            "verb": verb.name,
            "target": table.target(action),
            "args": args,
        }
        told.update(self.foretold.get(action, {}))
        return told

    def as_json(self) -> dict[str, object]:
        return {
            "game": self.game.id,
            "seat": self.seat,
            "seats": self.seats,
            "position": self.position,
            "actors": self.actors,
            "over": self.over,
            "prompt": self.prompt,
            "legal": [self._action(action) for action in self.legal],
            "asides": [self._action(action) for action in self.asides],
            "can_undo": self.can_undo,
            "can_retract": self.can_retract,
            "table": self.table,
            "result": self.result,
        }


def entry_json(s: "State", entry: Entry, seat: int) -> dict[str, object]:
    """A log entry as a seat may read it."""
    term = s.game.logs.terms[entry.key]
    visible = entry.visible(seat)
    args: dict[str, object] = {}
    for i, value in enumerate(entry.args + entry.secret if visible else entry.args):
        args[term.labels[i]] = term.kinds[i].figure(value)
    return {
        "key": term.name if visible else term.name + "-hidden",
        "rule": term.rule,
        "args": args,
        "private": bool(entry.secret) and visible,
    }


def log_json(s: "State", seat: int, until: Entry | None = None) -> list[dict[str, object]]:
    """The log after an entry as a seat may read it."""
    return [entry_json(s, entry, seat) for entry in s.entries(until)]
