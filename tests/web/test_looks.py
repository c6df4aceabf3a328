"""What games show has the shape they declare, and the page's types are made from that."""

import random
import re
import runpy
import types
from importlib import import_module
from pathlib import Path
from typing import Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

import pytest

from tharsis.kernel import View, game

TYPIST = runpy.run_path(str(Path(__file__).parents[2] / "scripts" / "look_types.py"))
GAMES = TYPIST["GAMES"]
KINDS = {list: (list, tuple), tuple: (list, tuple), dict: dict}


def fits(name, seats):
    low, high = game(name).seats
    return low <= seats <= high


def faults(value, hint, at):
    """Where a value differs from its declared shape."""
    origin, args = get_origin(hint), get_args(hint)
    if is_typeddict(hint):
        return field_faults(value, get_type_hints(hint, include_extras=True), at)
    if origin is Literal:
        return [] if value in args else [f"{at}: {value!r} is none of {args}"]
    if origin in (Union, types.UnionType):
        tried = [faults(value, arg, at) for arg in args]
        return [] if [] in tried else [f"{at}: {value!r} is no {hint}", *min(tried, key=len)]
    if origin in KINDS and not isinstance(value, KINDS[origin]):
        return [f"{at}: {value!r} is no {hint}"]
    if origin is list:
        return [f for i, each in enumerate(value) for f in faults(each, args[0], f"{at}[{i}]")]
    if origin is tuple:
        if len(value) != len(args):
            return [f"{at}: {value!r} has not {len(args)} entries"]
        return [f for each, arg in zip(value, args, strict=True) for f in faults(each, arg, at)]
    if origin is dict:
        inner = [f for key, each in value.items() for f in faults(each, args[1], f"{at}.{key}")]
        return inner + [f for key in value for f in faults(key, args[0], at)]
    right = type(value) is hint or (hint is float and type(value) is int)
    return [] if right else [f"{at}: {value!r} is no {hint.__name__}"]


def field_faults(value, fields, at):
    if not isinstance(value, dict):
        return [f"{at}: {value!r} is no object"]
    found = [f"{at}.{name} is not declared" for name in value if name not in fields]
    for name, hint in fields.items():
        optional = get_origin(hint) is NotRequired
        if name in value:
            found += faults(value[name], get_args(hint)[0] if optional else hint, f"{at}.{name}")
        elif not optional:
            found.append(f"{at}.{name} is missing")
    return found


@pytest.mark.parametrize("name", GAMES)
def test_the_types_of_the_page_are_those_declared(name):
    assert TYPIST["file_of"](name).read_text() == TYPIST["written_for"](name), "run scripts/look_types.py"


@pytest.mark.parametrize("name", GAMES)
def test_what_is_printed_has_its_declared_shape(name):
    found = game(name)
    shown = import_module(f"tharsis.games.{name}.shown").SHOWN
    for card in found.cards():
        assert faults(card, shown["Card"], "card") == []
    for space in found.board():
        assert faults(space, shown["Space"], "space") == []
    if found.charts:
        assert faults(found.charts(), shown["Charts"], "charts") == []


@pytest.mark.parametrize(
    ("name", "seats"), [(name, seats) for name in GAMES for seats in range(1, 5) if fits(name, seats)]
)
def test_what_is_seen_in_a_game_has_its_declared_shape(name, seats):
    found = game(name)
    shown = import_module(f"tharsis.games.{name}.shown").SHOWN
    s, chance = found.new(seed=7, seats=seats), random.Random(seats)
    for move in range(1200):
        if s.over:
            break
        seat = s.actor()
        if move % 8 == 0:
            assert_declared(s, shown, seat)
        s.apply(seat, chance.choice(s.legal(seat)))
    assert_declared(s, shown, -1)


def assert_declared(s, shown, seat):
    for eyes in (seat, -1):
        view = View(s, eyes).as_json()
        assert faults(view["table"], shown["Look"], "look") == []
        for choice in view["legal"]:
            for label in ("odds", "price"):
                if label in choice:
                    assert faults(choice[label], shown[label.capitalize()], f"{choice['do']}: {label}") == []


def test_every_picture_on_a_card_of_terraforming_mars_is_drawn():
    """An icon that the rules can name has its art on the page, under the same name."""
    shown = import_module("tharsis.games.terraforming_mars.shown")
    page = TYPIST["file_of"]("terraforming_mars").with_name("icons.ts").read_text()
    art = page.partition("export const ICONS")[2].partition("};")[0]
    drawn = set(re.findall(r"^  '?([a-z_/]+)'?: ", art, re.MULTILINE))
    between = {"or", "per", "then"}
    assert drawn | between == set(get_args(shown.Picture))
