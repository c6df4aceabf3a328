"""Every kind of question (K20) on a table of its own: a garden with beds, pots and a purse."""

from pathlib import Path
from typing import ClassVar, Final

import pytest

from tharsis.kernel import (
    COUNT,
    EITHER,
    EVERYONE,
    LEGAL,
    NEVER,
    NOT_NOW,
    NUMBER,
    ONE,
    PAIR,
    SOME,
    SPREAD,
    Either,
    Game,
    IllegalMove,
    Kind,
    Lexicon,
    Number,
    Part,
    Parts,
    PickNumber,
    PickOne,
    PickPair,
    PickSome,
    Prompt,
    RulesError,
    Spread,
    State,
    Step,
    Steps,
    Table,
)

BED: Final = Kind("bed", ("roses", "beans", "herbs", "moss"))
POT: Final = Kind("pot", ("clay", "tin", "glass"))
COINS: Final = Number("coins", 1, 9)

_table = Table()
WATER: Final = _table.verb("water", BED)
MOVE: Final = _table.verb("move", POT, BED)
PAY: Final = _table.verb("pay", COINS)
REST: Final = _table.verb("rest")
DONE: Final = _table.verb("done")
ACTIONS: Final = _table.close()

REASONS: Final = Lexicon("why")
NO_BED: Final = REASONS.add("no-bed", "", BED)  # the rule of whoever refuses it
NO_DRY_BED: Final = REASONS.add("no-dry-bed", "1.2", BED, ("drops", COUNT))
NO_COINS: Final = REASONS.add("no-coins", "1.3", ("low", COUNT), ("high", COUNT))
NO_POT: Final = REASONS.add("no-pot", "1.4", BED, POT, ("owner", COUNT))
NO_END: Final = REASONS.add("no-end", "1.5")
NO_THIRD: Final = REASONS.add("no-third", "1.6")
NO_WORK: Final = REASONS.add("no-work", "1.7")

PROMPTS: Final = Lexicon("ask")
ASK: Final = PROMPTS.add("garden", "1")

OURS: Final[list[int]] = [0, 1, 2]  # moss is nobody's bed


class Garden(State):
    FIELDS: ClassVar[tuple[str, ...]] = ("drops", "purse", "notes")

    drops: list[int]
    purse: int
    notes: list[int]

    def clone(self):
        t = Garden()
        self.copy_base(t)
        t.drops, t.purse, t.notes = self.drops[:], self.purse, self.notes[:]
        return t

    def seat_of(self, side):
        return side if side < self.seats else -1


def garden_prompt(question: Step, s: Garden, seat: int) -> Prompt:
    return Prompt(ASK)


def dry_why(s: Garden, bed: int) -> int:
    return NO_DRY_BED if s.drops[bed] else LEGAL


class Idle(PickOne):
    """The first question, which nobody answers in these tests."""

    prompt = garden_prompt

    def verb(self):
        return WATER


class WaterOne(PickOne):
    prompt = garden_prompt

    def verb(self):
        return WATER

    def among(self, s, by):
        return OURS

    def outside(self):
        return NO_BED

    def pick_why(self, s, by, bed):
        return dry_why(s, bed)

    def details(self, s, by, action, reason):
        return (s.drops[action - WATER],)

    def take(self, s, by, bed):
        s.drops[bed] += 1
        s.notes.append(by)

    def unasked(self, s):
        s.notes.append(-5)


class WaterOnly(WaterOne):
    def run(self, s):
        self.ask_or_take(s)


class WaterSome(PickSome):
    prompt = garden_prompt

    def __init__(self, by, count):
        super().__init__(by)
        self.count: Final = count

    def verb(self):
        return WATER

    def among(self, s, by):
        return OURS

    def outside(self):
        return NO_BED

    def pick_why(self, s, by, bed):
        return dry_why(s, bed)

    def picked(self, s, by):
        return self.count

    def least(self, s, by):
        return 2

    def stop(self):
        return DONE

    def too_few(self):
        return NO_END

    def take(self, s, by, bed):
        s.drops[bed] += 1
        s.do(WaterSome(by, self.count + 1))


class Rain(Spread):
    prompt = garden_prompt

    def verb(self):
        return WATER

    def among(self, s, by):
        return OURS

    def outside(self):
        return NO_BED

    def full(self):
        return NO_THIRD

    def give(self, s, by, bed):
        s.drops[bed] += 1

    def again(self, left, given):
        return Rain(self.by, left, self.cap, given)


class MovePot(PickPair):
    prompt = garden_prompt

    def verb(self):
        return MOVE

    def firsts(self, s, by):
        return [0, 1]

    def seconds(self, s, by, pot):
        return OURS

    def pair_why(self, s, by, pot, bed):
        return LEGAL if pot < 2 and bed in OURS and pot != bed else NO_POT

    def details(self, s, by, action, reason):
        return (by,)

    def take(self, s, by, pot, bed):
        s.notes += [pot, bed]

    def stop(self):
        return DONE


class Pay(PickNumber):
    prompt = garden_prompt

    def verb(self):
        return PAY

    def low(self, s, by):
        return 2

    def high(self, s, by):
        return s.purse

    def beyond(self):
        return NO_COINS

    def take(self, s, by, n):
        s.purse -= n


class Day(Either):
    prompt = garden_prompt

    def verbs(self):
        return [REST, WATER]

    def among(self, s, by, verb):
        return OURS if verb == WATER else [0]

    def outside(self, verb):
        return NO_BED if verb == WATER else LEGAL

    def pick_why(self, s, by, verb, x):
        return LEGAL if verb == WATER or s.purse else NO_WORK

    def take(self, s, by, verb, x):
        s.notes += [verb, x]

    def other_why(self, s, by, action):
        return NO_WORK if action == DONE else NOT_NOW


class Watering(Part):
    def among(self, s, q, by):
        return OURS

    def outside(self):
        return NO_BED

    def pick_why(self, s, q, by, bed):
        return NO_DRY_BED if s.drops[bed] > q.limit else LEGAL

    def take(self, s, q, by, bed):
        s.drops[bed] += q.limit

    def details(self, s, q, by, bed, reason):
        return (s.drops[bed],)

    def rule(self, s, q, bed):
        return "2.1"


class Resting(Part):
    def take(self, s, q, by, x):
        s.notes.append(by)


PARTS: Final = [Watering(WATER), Resting(REST)]


class Work(Parts):
    prompt = garden_prompt

    def __init__(self, by, limit):
        super().__init__(by)
        self.limit: Final = limit

    def parts(self):
        return PARTS

    def stop(self):
        return DONE


class Together(WaterOne):
    def run(self, s):
        owing = [seat for seat in range(s.seats) if seat not in s.notes]
        if owing:
            s.ask_all(self, sum(1 << seat for seat in owing))

    def take(self, s, by, bed):
        s.notes.append(by)
        s.do(self)


STEPS: Final = Steps()
STEPS.add("idle", Idle, structural=True)
for step in (WaterOne, WaterOnly, WaterSome, Rain, MovePot, Pay, Day, Work, Together):
    STEPS.add(step.__name__.lower(), step)


def plant(s: Garden) -> None:
    s.drops, s.purse, s.notes = [0, 0, 0, 0], 5, []
    s.do(Idle(0))


def gardener(s: Garden, question: Step) -> int:
    """Answers for a side that nobody plays: the last legal action."""
    return question.legal(s, -1)[-1]


GAME: Final = Game(
    id="garden",
    prefix="gd",
    rules_version=1,
    seats=(2, 2),
    state=Garden,
    setup=plant,
    look=lambda s, seat: {},
    standings=lambda s: [(0,), (0,)],
    decide=gardener,
    actions=ACTIONS,
    steps=STEPS,
    reasons=REASONS,
    prompts=PROMPTS,
    logs=Lexicon("log"),
    chances=Lexicon("chance"),
    ends=Lexicon("end"),
    folder=Path(__file__).parent,
)


def ask(step: Step, drops: str = "0000", purse: int = 5) -> Garden:
    """The garden with its beds watered, and a step asked."""
    s = GAME.new()
    s.agenda.clear()
    s.asking = None
    s.owing = 0
    s.drops, s.purse = [int(d) for d in drops], purse
    s.do(step)
    s.advance()
    return s


def legal(s: Garden, seat: int = 0) -> list[str]:
    found = s.legal(seat)
    assert sorted(found) == [a for a in range(ACTIONS.size) if s.why(seat, a) == LEGAL]
    return [ACTIONS.notation(action) for action in found]


def refusal(s: Garden, text: str, seat: int = 0) -> tuple[str, dict]:
    found = s.why_not(seat, ACTIONS.parse(text))
    return found.name, found.figures


def test_one_of_a_kind():
    s = ask(WaterOne(0), "0100")
    assert legal(s) == ["water roses", "water herbs"]
    assert refusal(s, "water beans") == ("no-dry-bed", {"bed": "bed/beans", "drops": 1})
    assert refusal(s, "water moss") == ("no-bed", {"bed": "bed/moss"})
    assert refusal(s, "rest")[0] == "not-now"
    assert s.play(0, ACTIONS.parse("water herbs")).drops == [0, 1, 1, 0]
    shape = s.asking.shape(s, 0)
    assert (shape.kind, shape.verbs, shape.stop, shape.least, shape.most) == (ONE, (WATER,), NEVER, 1, 1)


def cited(s: Garden, text: str) -> str:
    return s.why_not(0, ACTIONS.parse(text)).rule


def test_a_reason_that_many_rules_share_cites_that_of_whoever_refuses():
    assert cited(ask(WaterOne(0)), "water moss") == "1", "the question's"
    working = ask(Work(0, limit=1), "0200")
    assert cited(working, "water moss") == "2.1", "that of its part"
    assert cited(working, "water beans") == "1.2", "the reason's own"
    assert cited(working, "pay 3") == "1", "the question asked instead"


class WaterInSpring(WaterOne):
    """A question in the words of another rule's."""

    def asked_by(self, s, seat):
        return "2"


def test_questions_that_share_their_words_name_the_rule_that_asks():
    s = ask(WaterInSpring(0))
    assert cited(s, "water moss") == "2"
    assert s.view(0).prompt["rule"] == "2"
    assert ask(WaterOne(0)).view(0).prompt["rule"] == "1", "that of the words"


def test_nothing_to_choose_is_not_asked():
    s = ask(WaterOne(0), "1110")
    assert s.asking is None
    assert s.notes == [-5]


def test_the_only_choice_is_taken_where_the_question_says_so():
    assert ask(WaterOnly(0), "1010").drops == [1, 1, 1, 0]
    assert ask(WaterOnly(0), "1000").asking is not None
    assert ask(WaterOnly(0), "1110").notes == [-5]


def test_a_subset_until_done():
    s = ask(WaterSome(0, 1), "1000")
    assert legal(s) == ["water beans", "water herbs"]
    assert refusal(s, "done")[0] == "no-end"
    shape = s.asking.shape(s, 0)
    assert (shape.kind, shape.stop, shape.least, shape.most, shape.picked) == (SOME, DONE, 2, 3, 1)
    s = s.play(0, ACTIONS.parse("water herbs"))
    assert legal(s) == ["water beans", "done"]


def test_points_are_spread_up_to_the_cap_of_a_place():
    s = ask(Rain(0, 3, 2, ()))
    for _ in range(2):
        s = s.play(0, ACTIONS.parse("water beans"))
    assert legal(s) == ["water roses", "water herbs"]
    assert refusal(s, "water beans")[0] == "no-third"
    shape = s.asking.shape(s, 0)
    assert (shape.kind, shape.least, shape.most, shape.picked) == (SPREAD, 3, 3, 2)
    s = s.play(0, ACTIONS.parse("water herbs"))
    assert s.asking is None
    assert s.drops == [0, 2, 1, 0]


def test_without_a_cap_all_points_may_go_to_one_place():
    s = ask(Rain(0, 2, 0, (1, 1, 1)))
    assert legal(s) == ["water roses", "water beans", "water herbs"]


def test_a_pair():
    s = ask(MovePot(0))
    assert legal(s) == ["move clay beans", "move clay herbs", "move tin roses", "move tin herbs", "done"]
    wanted = {"bed": "bed/roses", "pot": "pot/clay", "owner": 0}
    assert refusal(s, "move clay roses") == ("no-pot", wanted)
    assert refusal(s, "move glass moss")[0] == "no-pot"
    assert s.play(0, ACTIONS.parse("move tin herbs")).notes == [1, 2]
    assert s.play(0, DONE).notes == []
    assert s.asking.shape(s, 0).kind == PAIR


def test_a_number():
    s = ask(Pay(0))
    assert legal(s) == ["pay 2", "pay 3", "pay 4", "pay 5"]
    assert refusal(s, "pay 6") == ("no-coins", {"low": 2, "high": 5})
    assert s.play(0, ACTIONS.parse("pay 4")).purse == 1
    shape = s.asking.shape(s, 0)
    assert (shape.kind, shape.least, shape.most) == (NUMBER, 2, 5)


def test_the_only_number_is_taken_unasked_and_none_at_all_is_left():
    assert ask(Pay(0), purse=2).purse == 0
    assert ask(Pay(0), purse=1).purse == 1


def test_either_of_several_verbs():
    s = ask(Day(0))
    assert legal(s) == ["rest", "water roses", "water beans", "water herbs"]
    assert refusal(s, "water moss") == ("no-bed", {"bed": "bed/moss"})
    assert refusal(s, "done")[0] == "no-work"
    assert refusal(s, "pay 2")[0] == "not-now"
    assert refusal(ask(Day(0), purse=0), "rest")[0] == "no-work"
    assert s.play(0, ACTIONS.parse("water herbs")).notes == [WATER, 2]
    assert s.asking.shape(s, 0).kind == EITHER


def test_parts_are_told_the_question():
    s = ask(Work(0, 2), "3000")
    assert legal(s) == ["water beans", "water herbs", "rest", "done"]
    assert refusal(s, "water roses") == ("no-dry-bed", {"bed": "bed/roses", "drops": 3})
    assert refusal(s, "water moss")[0] == "no-bed"
    assert refusal(s, "move clay roses")[0] == "not-now"
    assert s.play(0, ACTIONS.parse("water beans")).drops == [3, 2, 0, 0]
    assert s.play(0, REST).notes == [0]
    assert s.play(0, DONE).notes == []
    assert s.asking.shape(s, 0).verbs == (WATER, REST)


def test_everybody_answers_for_himself():
    s = ask(Together(EVERYONE))
    s = s.play(1, ACTIONS.parse("water beans")).play(0, ACTIONS.parse("water roses"))
    assert s.asking is None
    assert s.notes == [1, 0]


def test_a_side_that_nobody_plays_is_answered_by_the_game():
    assert ask(WaterOne(7), "0100").notes == [7]
    assert ask(Work(7, 1)).drops == [0, 0, 0, 0]


def test_the_decider_is_no_seat():
    s = ask(MovePot(0))
    s.asking = MovePot(1)
    assert refusal(s, "move clay roses")[1]["owner"] == 1


def test_questions_are_saved_with_their_operands():
    s = ask(Rain(0, 3, 2, ())).play(0, ACTIONS.parse("water beans"))
    assert STEPS.pack(s.asking) == ["rain", 0, 2, 2, (1,)]
    assert GAME.load(s.save()).digest() == s.digest()


def test_the_view_tells_the_shape_to_who_is_asked():
    s = ask(WaterSome(0, 1))
    wanted = {"kind": "some", "verbs": ["water"], "stop": "done", "least": 2, "most": 4, "picked": 1}
    assert s.view(0).prompt["shape"] == wanted
    assert "shape" not in s.view(1).prompt


def test_a_refused_move_changes_nothing():
    s = ask(WaterOne(0))
    before = s.digest()
    with pytest.raises(IllegalMove, match="no-bed"):
        s.play(0, ACTIONS.parse("water moss"))
    assert s.digest() == before


def test_figures_that_are_missing_are_the_programmers_mistake(monkeypatch):
    monkeypatch.setattr(WaterOne, "details", lambda self, s, by, action, reason: ())
    with pytest.raises(RulesError, match="WaterOne should give 1 more figures of 'no-dry-bed'"):
        refusal(ask(WaterOne(0), "0100"), "water beans")
