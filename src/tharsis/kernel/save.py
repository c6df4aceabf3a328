"""Saving, loading and digests (K14, K15): JSON in zlib, checked on the way in, never pickle."""

import hashlib
import json
import zlib
from typing import TYPE_CHECKING, Final

import orjson
from mypy_extensions import i64

from tharsis.kernel.actions import Lexicon
from tharsis.kernel.buffers import are_numbers, listed, numbers_of
from tharsis.kernel.cards import Cards
from tharsis.kernel.chance import Outcome, outcomes
from tharsis.kernel.errors import BadSave, RulesError
from tharsis.kernel.journal import Entry
from tharsis.kernel.state import State

if TYPE_CHECKING:
    from librt.vecs import vec

    from tharsis.kernel.game import Game

FORMAT: Final = 1
FIT: Final = "use ints, lists or buffers of ints, steps or Cards"
QUICK: Final = 1  # a fifth larger than at zlib's usual level, in a quarter of the time
LIMIT: Final = 16 << 20  # unpacked bytes; a long game with its log takes a hundredth
BEYOND: Final = 1 << 48  # of what buffers hold: places, seats, times, counts
BASE: Final = ("owing", "parallel", "over", "ending", "moves", "mover", "fence", "answers", "recording")


def _field(s: State, name: str) -> object:
    """A field as it is saved."""
    value = getattr(s, name)
    if name in s.STEP_FIELDS:
        return [s.game.steps.pack(step) for step in value]
    return value.pack() if isinstance(value, Cards) else listed(value)


def _steps(s: State) -> list[object]:
    steps = s.game.steps
    return [[steps.pack(step) for step in s.agenda], None if s.asking is None else steps.pack(s.asking)]


def digest(s: State) -> str:
    """A fingerprint of the position: equal pure and compiled, without log, tape, generator and counters."""
    key: list[object] = [s.game.id, s.game.rules_version, s.seats, sorted(s.options.items()), _steps(s)]
    key.append([s.owing, s.parallel, s.over, s.ending])
    for name in s.FIELDS:
        value = getattr(s, name)
        key.append(value.key() if isinstance(value, Cards) else _field(s, name))
    text = json.dumps(key, separators=(",", ":"), default=_no_json)
    return hashlib.blake2b(text.encode(), digest_size=12).hexdigest()


def _no_json(value: object) -> object:
    raise RulesError(f"a field holds {type(value).__name__}; {FIT}")


def save(s: State) -> bytes:
    """The whole position, log and tape included, in the middle of any decision."""
    data: dict[str, object] = {
        "tharsis": FORMAT,
        "game": s.game.id,
        "rules": s.game.rules_version,
        "seats": s.seats,
        "options": s.options,
        "steps": _steps(s),
        "base": {name: getattr(s, name) for name in BASE},
        "rng": [s.rng.a, s.rng.b, s.rng.c, s.rng.count],
        "tape": [[s.game.chances.terms[kind].name, value] for kind, value in outcomes(s.tape)],
        "log": [[s.game.logs.terms[e.key].name, e.args, e.secret, e.mask, e.move] for e in s.entries()],
        "fields": {name: _field(s, name) for name in s.FIELDS},
    }
    try:
        text = orjson.dumps(data)
    except TypeError as error:
        raise RulesError(f"a field cannot be saved: {error}; {FIT}") from error
    return zlib.compress(text, QUICK)


def peek(data: bytes) -> dict[str, object]:
    """The parsed content of a save: which game, which rules. Refuses what is not one."""
    unpacker = zlib.decompressobj()
    try:
        text = unpacker.decompress(data, LIMIT)
        if unpacker.unconsumed_tail or not unpacker.eof:
            raise BadSave("this save is cut short or far too large")
        found = json.loads(text)
    except (zlib.error, ValueError, RecursionError) as error:
        raise BadSave(f"this is not a saved game: {error}") from error
    if not isinstance(found, dict) or found.get("tharsis") != FORMAT:
        raise BadSave(f"this is not a saved game of format {FORMAT}")
    return found


def load(game: "Game", data: bytes, older: bool = False) -> State:
    """Read a position back. Everything is checked; nothing in the data is executed.

    ``older`` lets a position of earlier rules through, for quiet snapshots, which survive an upgrade: a field
    that came later has the value of a fresh game, and so has what a growing list lacks. One that is gone does
    not fit: its meaning may live on under another name.
    """
    found = peek(data)
    if found.get("game") != game.id:
        raise BadSave(f"this save is of the game {found.get('game')!r}, not {game.id!r}")
    if found.get("rules") != game.rules_version and not older:
        raise BadSave(f"this save follows rules {found.get('rules')!r}; these are rules {game.rules_version}")
    try:
        s = _read(game, found, older)
        fault = s.invariants()
        if fault:
            raise BadSave(f"this save holds an impossible position: {fault}")
        for seat in s.actors():
            if not s.legal(seat):
                raise BadSave(f"this save asks seat {seat}, who has no answer")
            s.prompt(seat)
        if not s.over and not s.owing:
            raise BadSave("this save asks nobody")
        digest(s)
    except BadSave:
        raise
    except Exception as error:  # whatever the rules make of a position that they never led to
        raise BadSave(f"this save is damaged: {error!r}") from error
    return s


def _read(game: "Game", found: dict[str, object], older: bool) -> State:
    seats, options = found["seats"], found["options"]
    if type(seats) is not int or not isinstance(options, dict):
        raise BadSave("this save names no seats or options")
    s = game.new(seed=0, seats=seats, options=options)
    _fill(s, s.FIELDS, found["fields"], older)
    base = found["base"]
    if isinstance(base, list):  # an older form, without the names
        base = dict(zip(BASE, base, strict=True))
    _fill(s, BASE, base, older)
    agenda, asking = _list(found["steps"])
    s.agenda = [game.steps.unpack(step) for step in _list(agenda)]
    s.asking = None if asking is None else game.steps.unpack(asking)
    s.rng.a, s.rng.b, s.rng.c, s.rng.count = [word & 0xFFFFFFFF for word in _ints(found["rng"])]
    s.tape = None
    for cell in _list(found["tape"]):
        name, value = _list(cell)
        s.tape = Outcome(s.tape, _code(game.chances, name), _ints([value])[0])
    s.journal = None
    for line in _list(found["log"]):
        name, args, secret, mask, move = _list(line)
        key = _code(game.logs, name)
        mask, move = _ints([mask, move])
        game.logs.terms[key].values(tuple(_ints(args) + _ints(secret)))
        s.journal = Entry(s.journal, key, tuple(_ints(args)), tuple(_ints(secret)), mask, move)
    return s


def _fill(s: State, names: tuple[str, ...], saved: object, older: bool) -> None:
    """Set fields as saved; what an older save does not know stays as in a fresh game."""
    if not isinstance(saved, dict):
        raise BadSave("this save is damaged: its fields are missing")
    if unknown := [str(name) for name in saved if name not in names]:
        raise BadSave(f"this save has fields that the game has not: {', '.join(unknown)}")
    for name in names:
        if name in saved:
            setattr(s, name, _restored(s, name, saved[name], older))
        elif not older:
            raise BadSave(f"this save does not know the field {name}")


def _restored(s: State, name: str, value: object, older: bool) -> object:
    """A field from its saved form."""
    if name in s.STEP_FIELDS:
        return [s.game.steps.unpack(step) for step in _list(value)]
    fresh = [0] if name == "answers" else getattr(s, name)
    like = listed(fresh)
    restored = _value(name, value, like)
    if older and name in s.GROWING and isinstance(restored, list) and isinstance(like, list):
        restored = restored + like[len(restored) :]
    return _typed(restored, lowest=1 - BEYOND) if are_numbers(fresh) else restored


def _code(lexicon: Lexicon, name: object) -> int:
    """The code of a term. It is saved by its name, so that a new term among the others shifts nothing; the
    first saves had numbers."""
    code = name if type(name) is int else lexicon.code(str(name))
    if not 0 <= code < len(lexicon):
        raise BadSave(f"this save speaks of {name!r}, which is no {lexicon.family} of the game")
    return code


def _list(value: object) -> list[object]:
    if not isinstance(value, list):
        raise BadSave("this save is damaged: a list is missing")
    return value


def _ints(value: object) -> list[int]:
    found: list[int] = []
    for item in _list(value):
        if type(item) is not int:
            raise BadSave(f"this save is damaged: {item!r} should be a whole number")
        found.append(item)
    return found


def _value(name: str, value: object, like: object) -> object:
    """A field's value, of the same type as in a fresh game."""
    if isinstance(like, Cards):
        return _cards(value, like)
    if type(value) is not type(like):
        raise BadSave(f"this save is damaged: field {name} should be {type(like).__name__}")
    if isinstance(value, list):
        _numbers(name, value)
    return value


def _numbers(name: str, values: list[object]) -> None:
    for value in values:
        if isinstance(value, list):
            _numbers(name, value)
        elif type(value) is not int and type(value) is not bool:
            raise BadSave(f"this save is damaged: field {name} holds {value!r}")


def _typed(value: object, lowest: int = 0) -> "vec[i64]":
    numbers = _ints(value)
    if not all(lowest <= number < BEYOND for number in numbers):
        raise BadSave("this save is damaged: it holds numbers that no game has")
    return numbers_of(numbers)


def _cards(value: object, like: Cards) -> Cards:
    seats, clock, places, place, seen, since, decked, peeked = _list(value)
    cards = Cards()
    cards.seats, cards.clock, count = _ints([seats, clock, places])
    if cards.seats != like.seats or count != len(like.piles):
        raise BadSave("this save is damaged: its card piles differ")
    cards.place = _typed(place)
    cards.seen = _typed(seen)
    cards.since = _typed(since)
    cards.decked = _typed(decked)
    cards.peeked = _typed(peeked)
    size = len(like.place)
    for numbers in (cards.place, cards.seen, cards.since, cards.decked):
        if len(numbers) != size:
            raise BadSave("this save is damaged: it has another number of cards")
    if len(cards.peeked) not in (0, size * cards.seats) or not all(0 <= p < count for p in cards.place):
        raise BadSave("this save is damaged: a card lies nowhere")
    cards.piles = [[] for _ in range(count)]
    cards.rebuild()
    return cards
