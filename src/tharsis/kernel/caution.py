"""What loses the game or wastes something, said before it is done.

A game's room `warnings` looks at a position, a seat and an action, and names what the seat should be warned
of. It is only ever given a redeal of the seat, and must say the same on all of them: a warning foretells
nothing.
"""

from typing import TYPE_CHECKING, Final

from tharsis.kernel.actions import Lexicon

if TYPE_CHECKING:
    from tharsis.kernel.state import State

#: The game, or a great deal of it, is lost: nobody does this by one click.
GRAVE: Final = "grave"
#: Something is thrown away that need not be.
WASTE: Final = "waste"
#: Worth knowing; nothing is lost that could be kept.
NOTE: Final = "note"
GRADES: Final = (GRAVE, WASTE, NOTE)

NO_WARNINGS: Final = Lexicon("warn")


class Caution:
    """One warning: how grave it is, a term of the game's warnings, and its figures."""

    def __init__(self, grade: str, code: int, figures: tuple[int, ...] = ()) -> None:
        self.grade: Final = grade
        self.code: Final = code
        self.figures: Final = figures

    def __repr__(self) -> str:
        return f"Caution({self.grade!r}, {self.code}, {self.figures})"


def no_cautions(s: "State", seat: int, action: int) -> list[Caution]:
    """A game in which nothing is lost by a slip."""
    return []


def warnings(s: "State", seat: int, action: int, seed: int = 0) -> list[dict[str, object]]:
    """What a seat should be told before it takes a legal action, the gravest first, ready for JSON. Worked
    out on a redeal."""
    t = s.redeal(seat, seed)
    terms = s.game.warnings.terms
    cautions = s.game.warn(t, seat, action)
    found: list[dict[str, object]] = []
    for grade in GRADES:
        for caution in cautions:
            if caution.grade == grade:
                term = terms[caution.code]
                args = term.values(caution.figures)
                found.append({"grade": grade, "key": term.name, "rule": term.rule, "args": args})
    return found
