"""A game of one seat that asks a question of each kind, installed as somebody else's game would be."""

from pathlib import Path
from typing import ClassVar, Final

from tharsis.kernel import (
    COUNT,
    Game,
    Kind,
    Lexicon,
    Number,
    PickNumber,
    PickOne,
    PickPair,
    PickSome,
    Prompt,
    Spread,
    State,
    Step,
    Steps,
    Table,
)

FIELD: Final = Kind("field", ("north", "east", "south", "west"))
STONE: Final = Kind("stone", ("round", "flat", "sharp"))
AMOUNT: Final = Number("n", 0, 12)

_table = Table()
FETCH: Final = _table.verb("fetch", AMOUNT)
MOW: Final = _table.verb("mow", FIELD)
SOW: Final = _table.verb("sow", FIELD)
CARRY: Final = _table.verb("carry", STONE, FIELD)
REST: Final = _table.verb("rest", FIELD)
DONE: Final = _table.verb("done")
ACTIONS: Final = _table.close()

REASONS: Final = Lexicon("why")
NO_TOO_MANY: Final = REASONS.add("mown-beside", "2", FIELD)
NO_FULL: Final = REASONS.add("full", "3", FIELD)
PROMPTS: Final = Lexicon("ask")
ASK_FETCH: Final = PROMPTS.add("fetch", "1")
ASK_MOW: Final = PROMPTS.add("mow", "2")
ASK_SOW: Final = PROMPTS.add("sow", "3")
ASK_CARRY: Final = PROMPTS.add("carry", "4")
ASK_REST: Final = PROMPTS.add("rest", "5")
LOGS: Final = Lexicon("log")
LOG_FETCH: Final = LOGS.add("fetch", "1", ("n", COUNT))
LOG_MOW: Final = LOGS.add("mow", "2", FIELD)
LOG_SOW: Final = LOGS.add("sow", "3", FIELD)
LOG_CARRY: Final = LOGS.add("carry", "4", STONE, FIELD)
CHANCES: Final = Lexicon("chance")
ENDS: Final = Lexicon("end")
END_REST: Final = ENDS.add("rest", "5")


class Farm(State):
    FIELDS: ClassVar[tuple[str, ...]] = ("mown",)
    mown: list[int]

    def clone(self) -> "Farm":
        t = Farm()
        self.copy_base(t)
        t.mown = self.mown[:]
        return t


class Fetch(PickNumber[Farm]):
    """1: from three to nine, but not seven."""

    def verb(self) -> int:
        return FETCH

    def low(self, s: Farm, by: int) -> int:
        return 3

    def high(self, s: Farm, by: int) -> int:
        return 9

    def number_why(self, s: Farm, by: int, n: int) -> int:
        return NO_FULL if n == 7 else 0

    def take(self, s: Farm, by: int, n: int) -> None:
        s.log(LOG_FETCH, n)

    def prompt(self, s: Farm, seat: int) -> Prompt:
        return Prompt(ASK_FETCH)


class Mow(PickSome[Farm]):
    """2: two or three fields, north and south not both."""

    def verb(self) -> int:
        return MOW

    def among(self, s: Farm, by: int) -> list[int]:
        return [field for field in range(4) if field not in s.mown]

    def pick_why(self, s: Farm, by: int, x: int) -> int:
        return NO_TOO_MANY if x % 2 == 0 and (x + 2) % 4 in s.mown else 0

    def take(self, s: Farm, by: int, x: int) -> None:
        s.mown.append(x)
        s.log(LOG_MOW, x)
        s.do(Mow(by))

    def least(self, s: Farm, by: int) -> int:
        return 2

    def most(self, s: Farm, by: int) -> int:
        return 3

    def picked(self, s: Farm, by: int) -> int:
        return len(s.mown)

    def stop(self) -> int:
        return DONE

    def prompt(self, s: Farm, seat: int) -> Prompt:
        return Prompt(ASK_MOW)


class Sow(Spread[Farm]):
    """3: three seeds, at most two in a field."""

    def verb(self) -> int:
        return SOW

    def full(self) -> int:
        return NO_FULL

    def again(self, left: int, given: tuple[int, ...]) -> "Sow":
        return Sow(self.by, left, self.cap, given)

    def give(self, s: Farm, by: int, x: int) -> None:
        s.log(LOG_SOW, x)

    def prompt(self, s: Farm, seat: int) -> Prompt:
        return Prompt(ASK_SOW)


class Carry(PickPair[Farm]):
    """4: a stone to a field; the sharp one goes north alone."""

    def verb(self) -> int:
        return CARRY

    def firsts(self, s: Farm, by: int) -> list[int]:
        return [0, 1, 2]

    def seconds(self, s: Farm, by: int, first: int) -> list[int]:
        return [0] if first == 2 else [0, 1, 2, 3]

    def pair_why(self, s: Farm, by: int, first: int, second: int) -> int:
        return NO_FULL if first == 2 and second else 0

    def take(self, s: Farm, by: int, first: int, second: int) -> None:
        s.log(LOG_CARRY, first, second)

    def prompt(self, s: Farm, seat: int) -> Prompt:
        return Prompt(ASK_CARRY)


class Rest(PickOne[Farm]):
    """5: in a field; that ends the day."""

    def verb(self) -> int:
        return REST

    def take(self, s: Farm, by: int, x: int) -> None:
        s.do(End())

    def prompt(self, s: Farm, seat: int) -> Prompt:
        return Prompt(ASK_REST)


class End(Step[Farm]):
    def run(self, s: Farm) -> None:
        s.finish(END_REST)


STEPS: Final = Steps()
for tag, step in {"fetch": Fetch, "mow": Mow, "sow": Sow, "carry": Carry, "rest": Rest, "end": End}.items():
    STEPS.add(tag, step)


def begin(s: Farm) -> None:
    s.mown = []
    s.do(Fetch(0), Mow(0), Sow(0, 3, 2, ()), Carry(0), Rest(0))


def look(s: Farm, seat: int) -> dict[str, object]:
    return {"mown": [FIELD.ids[field] for field in s.mown]}


_here = Path(__file__).parent
GAME: Final = Game(
    id="kinds",
    prefix="kd",
    rules_version=1,
    seats=(1, 1),
    state=Farm,
    setup=begin,
    look=look,
    standings=lambda s: [(0,)],
    actions=ACTIONS,
    steps=STEPS,
    reasons=REASONS,
    prompts=PROMPTS,
    logs=LOGS,
    chances=CHANCES,
    ends=ENDS,
    folder=_here,
    locale=_here / "locale",
    kinds=(FIELD, STONE),
    capabilities=frozenset({"undo", "solo"}),
)
