"""What reading a game record of another program gives."""

from typing import Final

from tharsis.kernel.match import Match


class Contradiction:
    """A figure that a record prints and our rules do not reach."""

    def __init__(self, line: int, text: str, rule: str, figure: str, printed: str, ours: str) -> None:
        self.line: Final = line
        self.text: Final = text
        self.rule: Final = rule
        self.figure: Final = figure
        self.printed: Final = printed
        self.ours: Final = ours

    def __str__(self) -> str:
        figures = f"{self.figure}: printed {self.printed}, ours {self.ours} (rule {self.rule})"
        return f"line {self.line}: {self.text}: {figures}"

    def as_json(self) -> dict[str, object]:
        return {
            "line": self.line,
            "text": self.text,
            "rule": self.rule,
            "figure": self.figure,
            "printed": self.printed,
            "ours": self.ours,
        }


class Unread:
    """A line of a record that says nothing we know, or not all of it. Reading goes on after it."""

    def __init__(self, line: int, text: str, why: str) -> None:
        self.line: Final = line
        self.text: Final = text
        self.why: Final = why

    def __str__(self) -> str:
        return ": ".join([part for part in (f"line {self.line}", self.text, self.why) if part])

    def as_json(self) -> dict[str, object]:
        return {"line": self.line, "text": self.text, "why": self.why}


class Imported:
    """A record played by our rules up to where it ends or parts from them, or where lines that cannot be
    read leave us without an answer; ``notes`` say so."""

    def __init__(
        self,
        match: Match,
        checked: int,
        contradictions: list[Contradiction],
        complete: bool,
        notes: list[str],
        unread: list[Unread] | None = None,
    ) -> None:
        self.match: Final = match
        self.checked: Final = checked
        self.contradictions: Final = contradictions
        self.complete: Final = complete
        self.notes: Final = notes
        self.unread: Final = unread or []

    def as_json(self) -> dict[str, object]:
        return {
            "checked": self.checked,
            "warnings": [line.as_json() for line in self.unread],
            "contradictions": [contradiction.as_json() for contradiction in self.contradictions],
            "complete": self.complete,
            "notes": self.notes,
        }
