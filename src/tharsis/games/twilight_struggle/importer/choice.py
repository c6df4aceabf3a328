"""Which answers to a question fit the next lines of a record, the likeliest first."""

from typing import Final

from tharsis.games.twilight_struggle.actions import (
    ACTIONS,
    ASK_ADD,
    ASK_CARD,
    ASK_OPS,
    ASK_TAKE_AWAY,
    ASK_TRAPPED,
    COUP,
    COUP_ATTEMPT,
    DISCARD,
    HEADLINE,
    INFLUENCE,
    PLACE,
    PLAY,
    REALIGN,
    REALIGNMENT,
    REMOVE,
    SPACE,
)
from tharsis.games.twilight_struggle.codes import US, USSR
from tharsis.games.twilight_struggle.deck import CUBAN_MISSILE_CRISIS
from tharsis.games.twilight_struggle.importer.cursor import Cursor
from tharsis.games.twilight_struggle.importer.forms import BEGINNINGS, OPERATIONS
from tharsis.games.twilight_struggle.state import TSState
from tharsis.kernel import Contradiction

_ANNOUNCED: Final = {
    "influence": "place",
    "coup-attempt": "coup",
    "realignment": "realign",
    "coup": "coup",
    "realign": "realign",
    "space": "space-race",
}
_KINDS: Final = {"place": INFLUENCE, "coup": COUP_ATTEMPT, "realign": REALIGNMENT}
_SECRET: Final = ("play", "headline")  # cards from a hand that the record does not show
_AT_ONCE: Final = 0
_OTHERWISE: Final = 5  # ways out
_FORETOLD: Final = 6  # what a line that cannot be read may have told, as later lines have it
_AT_A_GUESS: Final = 7  # choices that leave no trace of their own
_CONTRADICTED: Final = 8
_NOT: Final = 99


class Answer:
    """An action worth trying, with guesses of dice that the record does not tell; ``assumed`` if only a
    line that cannot be read may have told it."""

    def __init__(self, action: int, assumed: bool, dice: tuple[int, ...] = ()) -> None:
        self.action: Final = action
        self.assumed: Final = assumed
        self.dice: Final = dice


def answers(s: TSState, seat: int, cursor: Cursor) -> list[Answer]:
    """The legal actions worth trying, in order."""
    legal = s.legal(seat)
    ranks = {action: _rank(s, seat, cursor, action) for action in legal}
    told = _in_their_order(cursor, seat, [action for action in legal if ranks[action] != _NOT])
    prompt = s.prompt(seat)
    if not told and prompt is not None and prompt.key in (ASK_ADD, ASK_TAKE_AWAY):
        told = legal  # an event that changes nothing
    found = [Answer(action, assumed=False) for action in sorted(told, key=lambda one: (ranks[one], one))]
    if cursor.torn:
        rest = [action for action in legal if ranks[action] == _NOT and _guessable(action)]
        rest.sort(key=lambda one: (_lost_rank(cursor, seat, one), one))
        found += [Answer(action, assumed=True) for action in rest]
    return found


def _in_their_order(cursor: Cursor, seat: int, told: list[int]) -> list[int]:
    """Markers go down as they are printed: it changes nothing, and no other order need be tried. Only
    between one event or operation and the next can it be the later one that we are asked about."""
    first: dict[tuple[str, int], tuple[int, int]] = {}
    others: list[int] = []
    for action in told:
        verb = ACTIONS.verb(action)
        if verb.name not in ("place", "remove"):
            others.append(action)
            continue
        at = _marker(cursor, seat, verb.name, verb.operands(action)[0])
        block = verb.name, cursor.block(at)
        first[block] = min(first.get(block, (at, action)), (at, action))
    return others + [action for _, action in first.values()]


def runs_out(s: TSState, seat: int, cursor: Cursor) -> bool:
    """A record that breaks off says nothing about the answer to this question."""
    return cursor.breaks_off() and _meant(s, seat, cursor, _next(cursor)) < 0


def _next(cursor: Cursor) -> int:
    """The next line that tells what was done."""
    return cursor.find("event", "influence", "target", "discards", "plays", *OPERATIONS)


def no_answer(s: TSState, seat: int, cursor: Cursor) -> Contradiction:
    """The record goes on with something that our rules refuse, or do not ask for."""
    index = _next(cursor)
    action = _meant(s, seat, cursor, index)
    refusal = s.why_not(seat, action) if action >= 0 else None
    ours, rule = "another decision is due", "5.1"
    if refusal is not None:
        ours, rule = f"{ACTIONS.notation(action)}: {refusal.name}", refusal.rule or rule
    if index < 0:
        index = cursor.first()
    printed = cursor.line(index).text if index >= 0 else "nothing"
    return cursor.part_at(index, "decision", printed, ours, rule).contradiction


def _meant(s: TSState, seat: int, cursor: Cursor, index: int) -> int:
    """The action that the record most likely wants, or -1."""
    prompt = s.prompt(seat)
    card = cursor.part.card
    if prompt is not None and prompt.key in (ASK_CARD, ASK_TRAPPED):
        return -1 if card < 0 else card + (PLAY if prompt.key == ASK_CARD else DISCARD)
    headline = cursor.find("headlines", side=seat)
    if headline >= 0:
        return HEADLINE + cursor.line(headline).of["card"]
    if index < 0:
        return -1
    line = cursor.line(index)
    if prompt is not None and prompt.key == ASK_OPS and line.form in _KINDS:
        return _KINDS[line.form]
    if line.form == "influence":
        return (PLACE if line.of["change"] > 0 else REMOVE) + line.of["country"]
    target = cursor.find("target")
    if line.form in ("coup", "realign", "target") and target >= 0:
        return (REALIGN if line.form == "realign" else COUP) + cursor.line(target).of["country"]
    if line.form == "space-race":
        return SPACE
    if line.form == "discards":
        return DISCARD + line.of["card"]
    return PLAY + line.of["card"] if line.form == "plays" else -1


def announce(cursor: Cursor, action: int) -> None:
    """Taking an action uses up the silent lines that tell of it: the announcement of an operation, if that
    is what comes next, and a card named by an event."""
    verb = ACTIONS.verb(action)
    if verb.name in ("take", "give"):
        index = cursor.find_card(verb.operands(action)[0], "reveals")
        if index >= 0:
            cursor.take(index)
        return
    if verb.name == "play":
        cursor.take_all(verb.operands(action)[0], "plays")
        return
    index = cursor.operation()
    if index >= 0 and cursor.line(index).form == _ANNOUNCED.get(verb.name, ""):
        follows = cursor.find(*BEGINNINGS)
        if follows < 0 or index < follows:
            cursor.take(index)


def _guessable(action: int) -> bool:
    return ACTIONS.verb(action).name not in _SECRET


def _lost_rank(cursor: Cursor, seat: int, action: int) -> int:
    """Markers that later lines show to be lacking come first, those that they would contradict, last."""
    verb = ACTIONS.verb(action)
    if verb.name not in ("place", "remove"):
        return _AT_A_GUESS
    country = verb.operands(action)[0]
    sides = (seat,) if verb.name == "place" else (US, USSR)
    lacking = [cursor.lacking(side, country) for side in sides]
    if any((short > 0) == (verb.name == "place") for short in lacking if short):
        return _FORETOLD
    return _AT_A_GUESS if not cursor.told_again(country) else _CONTRADICTED


# -- what the record says of an action ----------------------------------------------------------------


def _rank(s: TSState, seat: int, cursor: Cursor, action: int) -> int:
    verb = ACTIONS.verb(action)
    operands = verb.operands(action)
    thing = operands[0] if operands else -1
    name = verb.name
    if name in ("place", "remove", "cancel-crisis"):
        return _influence(cursor, seat, name, thing)
    if name in ("coup", "realign"):
        return _target(cursor, name, thing)
    if name == "target":
        return _pick(cursor, thing)
    if name in ("headline", "play", "discard", "take", "give"):
        return _card(s, seat, cursor, name, thing)
    if name in ("influence", "coup-attempt", "realignment"):
        index = cursor.operation()
        return _AT_ONCE if index >= 0 and cursor.line(index).form == _ANNOUNCED[name] else _NOT
    if name in ("event", "ops", "event-first", "ops-first", "space"):
        return _mode(cursor, name)
    if name == "defcon":
        return _defcon(s, cursor, thing + 1)
    if name == "region":
        index = cursor.find("region")
        return _AT_ONCE if index >= 0 and cursor.line(index).of["region"] == thing else _NOT
    return _plain(cursor, name)


def _defcon(s: TSState, cursor: Cursor, level: int) -> int:
    """The next level that is printed; or none, when the marker stays where it is."""
    index = cursor.find("defcon")
    if index >= 0 and cursor.line(index).of["defcon"] == level:
        return _AT_ONCE
    return _OTHERWISE if level == s.defcon else _NOT


def _plain(cursor: Cursor, name: str) -> int:
    if name == "return":
        return _AT_ONCE if cursor.find("returns") >= 0 else _NOT
    if name == "take-part":
        return _AT_ONCE if cursor.find("takes-part") >= 0 else _NOT
    if name == "boycott":
        return _AT_ONCE if cursor.find("boycotts") >= 0 else _NOT
    if name == "end-game":
        return _AT_ONCE if cursor.find("wins") >= 0 else _AT_A_GUESS
    return _OTHERWISE


def _influence(cursor: Cursor, seat: int, name: str, country: int) -> int:
    """A marker fits a line that adds or removes there; earlier lines first."""
    index = _marker(cursor, seat, name, country)
    if index < 0:
        return _NOT
    if name == "cancel-crisis":
        return -1
    return _AT_ONCE if index == _marker(cursor, seat, name, -1) else 1


def _marker(cursor: Cursor, seat: int, name: str, country: int) -> int:
    """The first line that tells of a marker placed or removed in a country (-1: anywhere), or -1."""
    sign = 1 if name == "place" else -1
    operation = cursor.operation()
    for i, line in cursor.open("influence"):
        if line.of["change"] * sign < 0:
            continue
        if name != "remove" and line.of["side"] != seat:
            continue
        if name == "place" and 0 <= operation < i and cursor.line(operation).form != "place":
            return -1  # a coup or realignment comes before it
        if name == "cancel-crisis" and not _ends_crisis(cursor, i):
            continue
        if country in (-1, line.of["country"]):
            return i
    return -1


def _ends_crisis(cursor: Cursor, index: int) -> bool:
    """The line after it says that the Cuban Missile Crisis is over."""
    if index + 1 >= len(cursor.part.lines):
        return False
    after = cursor.line(index + 1)
    return after.form == "out-of-play" and after.of["card"] == CUBAN_MISSILE_CRISIS


def _target(cursor: Cursor, name: str, country: int) -> int:
    index = cursor.find("target")
    if index < 0 or cursor.line(index).of["country"] != country:
        return _NOT
    operation = cursor.operation()
    announced = not 0 <= operation < index or cursor.line(operation).form == name
    return _AT_ONCE if announced else _NOT


def _pick(cursor: Cursor, country: int) -> int:
    """A country an event names: that of a war, one whose influence changes, or any."""
    index = cursor.find("war")
    if index >= 0:
        return _AT_ONCE if cursor.line(index).of["country"] == country else _NOT
    changed = [line.of["country"] for _, line in cursor.open("influence")]
    return _AT_ONCE if country in changed else _AT_A_GUESS


def _mode(cursor: Cursor, name: str) -> int:
    event, operation = cursor.find("event"), cursor.operation()
    if event < 0 and operation < 0:
        return _NOT if cursor.find("wins") < 0 else _AT_A_GUESS  # the game ends before it is used
    form = cursor.line(event if operation < 0 or 0 <= event < operation else operation).form
    if name.startswith("event"):
        return _AT_ONCE if form == "event" else _NOT
    if name == "space":
        return _AT_ONCE if form == "space-race" else _NOT
    return _AT_ONCE if form in ("place", "coup", "realign") else _NOT


def _card(s: TSState, seat: int, cursor: Cursor, name: str, card: int) -> int:
    part = cursor.part
    prompt = s.prompt(seat)
    trapped = prompt is not None and prompt.key == ASK_TRAPPED
    if name == "headline":
        index = cursor.find("headlines", side=seat)
        return _AT_ONCE if index >= 0 and cursor.line(index).of["card"] == card else _NOT
    if name == "discard" and not trapped:
        return _listed(cursor, card, "discards")
    if name == "give":
        return _listed(cursor, card, "reveals")
    if name == "take":
        named = cursor.find("reveals", "discards", "event", after=cursor.event_at)
        return _AT_A_GUESS if named < 0 else _listed(cursor, card, "reveals", "discards", "event")
    if cursor.find_card(card, "plays") >= 0:
        return _AT_ONCE
    return _AT_ONCE if card == part.card and part.side == seat else _NOT


def _listed(cursor: Cursor, card: int, *forms: str) -> int:
    return _AT_ONCE if cursor.find_card(card, *forms) >= 0 else _NOT
