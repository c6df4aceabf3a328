"""Dense action tables: numbers, notation, targets."""

import pytest

from tharsis.kernel import COUNT, IllegalMove, Kind, Lexicon, Number, RulesError, Table

COLOUR = Kind("colour", ("red", "blue"))
SPACE = Kind("space", ("a", "b", "c"), target="hex")


def table():
    t = Table()
    t.verb("pass")
    t.verb("move", COLOUR, ("from", SPACE), ("to", SPACE))
    t.verb("pay", Number("n", 2, 5))
    t.aside("shout", COLOUR)
    return t.close()


def test_notation_is_a_bijection_over_the_whole_table():
    actions = table()
    texts = [actions.notation(action) for action in range(actions.size)]
    assert len(set(texts)) == actions.size == 1 + 2 * 3 * 3 + 4 + 2
    assert [actions.parse(text) for text in texts] == list(range(actions.size))


def test_operands_stand_in_reading_order():
    actions = table()
    action = actions.parse("move blue c a")
    assert action == 1 + (1 * 3 + 2) * 3 + 0
    assert actions.operands(action) == (1, 2, 0)


def test_a_target_is_the_last_operand_or_a_button():
    actions = table()
    assert actions.target(actions.parse("move red a b")) == "hex/b"
    assert actions.target(actions.parse("pass")) == "button/pass"
    assert actions.target(actions.parse("pay 3")) == "button/pay/3"


def test_asides_come_last():
    actions = table()
    assert actions.notation(actions.aside_base) == "shout red"
    t = Table()
    t.aside("shout")
    with pytest.raises(RulesError, match="asides come last"):
        t.verb("late")


@pytest.mark.parametrize("text", ["", "fly", "move", "move red a", "move green a b", "pay 9", "pass twice"])
def test_what_is_no_action_says_so(text):
    with pytest.raises(IllegalMove, match="is no action"):
        table().parse(text)


def test_ids_with_spaces_and_twins_are_refused():
    with pytest.raises(RulesError):
        Kind("bad", ("two words",))
    with pytest.raises(RulesError):
        Kind("bad", ("x", "x"))


def test_a_lexicon_gives_codes_words_and_rules():
    logs = Lexicon("log")
    code = logs.add("gain", "4.2", COLOUR, ("coins", COUNT))
    assert logs.terms[code].rule == "4.2"
    assert logs.terms[code].values((1, 40)) == {"colour": "colour/blue", "coins": 40}
    with pytest.raises(RulesError, match="twice"):
        logs.add("gain")
