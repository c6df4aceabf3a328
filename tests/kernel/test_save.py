"""Saving in the middle of any decision, and hostile input."""

import json
import zlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from later import with_more_storms, with_storms, with_typed_storms
from tharsis.kernel import BadSave, Rng, playout
from tharsis.kernel.buffers import are_numbers
from tharsis.kernel.chance import outcomes
from tharsis.kernel.save import peek
from toy import GAME


def some_state(moves=7, seed=3):
    s = GAME.new(seed=seed, seats=3)
    rng = Rng()
    rng.seed(seed)
    playout(s, rng, moves)
    return s


@pytest.mark.parametrize("moves", range(0, 24, 3))
def test_a_loaded_game_goes_on_identically(moves):
    s = some_state(moves)
    t = GAME.load(s.save())
    assert t.digest() == s.digest()
    assert outcomes(t.tape) == outcomes(s.tape)
    assert len(t.entries()) == len(s.entries())
    a, b = Rng(), Rng()
    playout(s, a)
    playout(t, b)
    assert t.digest() == s.digest()
    assert outcomes(t.tape) == outcomes(s.tape)


def rewritten(change):
    data = json.loads(zlib.decompress(some_state().save()))
    change(data)
    return zlib.compress(json.dumps(data).encode())


@pytest.mark.parametrize(
    "change",
    [
        lambda d: d.update(game="chess"),
        lambda d: d.update(rules=99),
        lambda d: d.update(seats=9),
        lambda d: d.update(seats="two"),
        lambda d: d.update(options={"cheat": True}),
        lambda d: d["fields"].pop("coins"),
        lambda d: d["fields"].update(coins="many"),
        lambda d: d["fields"].update(coins=[1, "x", 3]),
        lambda d: d["fields"].update(coins=[-5, 0, 0]),
        lambda d: d["fields"]["cards"].pop(),
        lambda d: d["fields"]["cards"][3].__setitem__(0, 99),
        lambda d: d["fields"]["cards"][4].__setitem__(0, -1),
        lambda d: d["fields"]["cards"][5].__setitem__(0, 1 << 70),
        lambda d: d["steps"][0].append(["no-such-step"]),
        lambda d: d["steps"][0].append(["raid", 0]),
        lambda d: d["steps"][0].append(["raid", "a", "b"]),
        lambda d: d["steps"].__setitem__(1, None),
        lambda d: d.update(base=[]),
        lambda d: d.update(tape=[[1]]),
        lambda d: d.update(log=[[999, [], [], 0, 0]]),
        lambda d: d.pop("rng"),
    ],
)
def test_a_damaged_save_is_refused(change):
    with pytest.raises(BadSave):
        GAME.load(rewritten(change))


@given(st.binary(max_size=300))
def test_any_bytes_are_refused(data):
    with pytest.raises(BadSave):
        GAME.load(data)


def test_truncated_and_bloated_saves_are_refused():
    data = some_state().save()
    with pytest.raises(BadSave):
        GAME.load(data[:-4])
    with pytest.raises(BadSave, match="too large"):
        GAME.load(zlib.compress(b" " * (17 << 20)))


def test_a_save_of_older_rules_needs_to_be_let_in():
    old = rewritten(lambda d: d.update(rules=0))
    with pytest.raises(BadSave, match="rules 0"):
        GAME.load(old)
    assert GAME.load(old, older=True).digest() == some_state().digest()


def test_positions_are_quiet_between_raids_and_omens():
    s = GAME.new(seed=1)
    assert s.quiet()
    for seat in (0, 1):
        s.apply(seat, s.legal(seat)[0])
    assert s.quiet()
    s.apply(s.actor(), GAME.actions.parse("omen"))
    assert not s.quiet()


def test_an_older_save_gets_the_starting_value_of_a_new_field():
    old = some_state()
    later = with_storms()
    s = later.load(old.save(), older=True)
    assert s.storms == [3]
    assert (s.coins, s.round, s.actors()) == (old.coins, old.round, old.actors())
    rng = Rng()
    rng.seed(1)
    playout(s, rng)
    assert s.over
    with pytest.raises(BadSave, match=f"rules {GAME.rules_version}"):
        later.load(old.save())


def test_a_list_that_has_grown_since_keeps_what_was_saved():
    old = with_storms().new(seed=1)
    old.storms = [8]
    assert with_more_storms().load(old.save(), older=True).storms == [8, 4]


def test_a_buffer_of_numbers_is_saved_as_a_list_is():
    typed, plain = with_typed_storms().new(seed=1), with_more_storms().new(seed=1)
    assert (typed.save(), typed.digest()) == (plain.save(), plain.digest())
    loaded = with_typed_storms().load(plain.save())
    assert are_numbers(loaded.storms)
    assert list(loaded.storms) == [3, 4]


def test_a_buffer_of_numbers_grows_as_a_list_does():
    old = with_storms().new(seed=1)
    old.storms = [8]
    assert list(with_typed_storms().load(old.save(), older=True).storms) == [8, 4]


@pytest.mark.parametrize("storms", [3, ["rain", 4], [[3], 4], [3, 1 << 48], [3, 1 << 70], [3, -(1 << 70)]])
def test_what_no_buffer_holds_is_refused(storms):
    found = peek(with_typed_storms().new(seed=1).save())
    found["fields"]["storms"] = storms
    with pytest.raises(BadSave, match="damaged"):
        with_typed_storms().load(zlib.compress(json.dumps(found).encode()))


def test_a_save_of_the_present_rules_must_be_whole():
    with pytest.raises(BadSave, match="does not know the field coins"):
        GAME.load(rewritten(lambda d: d["fields"].pop("coins")))


def test_a_field_that_is_gone_does_not_fit():
    """Its meaning may live on under another name: better the moves again than a table without it."""
    with pytest.raises(BadSave, match="has not: gold"):
        GAME.load(rewritten(lambda d: d["fields"].update(gold=[1])), older=True)


def test_a_save_from_before_the_kernel_named_its_own_fields():
    old = rewritten(lambda d: d.update(base=list(d["base"].values())))
    assert GAME.load(old).digest() == some_state().digest()


def test_log_and_chance_are_saved_by_name_so_that_a_new_term_shifts_nothing():
    s = some_state()
    found = peek(s.save())
    assert {line[0] for line in found["log"]} <= {term.name for term in GAME.logs.terms}
    assert {cell[0] for cell in found["tape"]} <= {term.name for term in GAME.chances.terms}
    with pytest.raises(BadSave, match="'jubilee', which is no log of the game"):
        GAME.load(rewritten(lambda d: d["log"][0].__setitem__(0, "jubilee")))


def test_a_save_from_before_terms_were_named():
    def numbered(data):
        data["log"] = [[GAME.logs.code(line[0]), *line[1:]] for line in data["log"]]
        data["tape"] = [[GAME.chances.code(cell[0]), cell[1]] for cell in data["tape"]]

    old, new = GAME.load(rewritten(numbered)), some_state()
    assert old.save() == new.save()
