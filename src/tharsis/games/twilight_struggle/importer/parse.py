"""Reads the dialect of the records that players of the digital edition exchange.

A record is a list of sections: setup, headline phases, action rounds, cleanups. Each has its lines; a line
has a form and its operands by name: sides, cards, countries, regions and figures.
"""

import re
from typing import Final, NamedTuple

from tharsis.games.twilight_struggle.importer import names
from tharsis.kernel.errors import BadReplay

_SIDE: Final = "(?P<side>USSR|US)"
_CARD: Final = "(?P<card>.+?)"
_COUNTRY: Final = "(?P<country>.+?)"
_REGION: Final = "(?P<region>Europe|Asia|Middle East|Africa|Central America|South America)"
_SCORE: Final = r"Score is (?P<score>(?:USSR|US) \d+|even)\."
_DIE: Final = r"(?P<die>\d+)"
_MOD: Final = r"(?: \((?P<mod>[+-]\d+)\) ?)?"
_MARGIN: Final = r"(?P<stability>\d) = (?P<net>-?\d+)"
_OPS: Final = r"\((?P<ops>\d+) Ops\):"

# Every form of a line that is known.
_FORMS: Final = (
    ("influence", rf"{_SIDE} (?P<change>[+-]\d+) in {_COUNTRY} \[(?P<us>\d+)\]\[(?P<ussr>\d+)\]"),
    ("defcon", r"DEFCON (?:improves|degrades) to (?P<defcon>\d+)"),
    ("vp", rf"{_SIDE} gains (?P<vp>\d+) VP\. {_SCORE}"),
    ("vp", rf"No VP awarded\. {_SCORE}"),
    ("military", rf"{_SIDE} Military Ops to (?P<military>\d+)"),
    ("space", rf"{_SIDE} advances to (?P<box>\d+) in the Space Race\."),
    ("space-roll", rf"Die roll: {_DIE} -- (?P<won>Success|Failed)! \(Needed (?P<needed>\d+) or less\)"),
    ("target", f"Target: {_COUNTRY}"),
    ("coup-roll", rf"(?P<won>SUCCESS|FAILURE): {_DIE} \[ \+ (?P<ops>\d+){_MOD} - 2x{_MARGIN} \]"),
    ("war", f"War in {_COUNTRY}"),
    ("war-roll", rf"(?P<won>VICTORY|DEFEAT): {_DIE}{_MOD} (?:>=|<) (?P<needed>\d)"),
    ("roll", rf"{_SIDE} rolls {_DIE}{_MOD}(?: ?= (?P<total>-?\d+))?"),
    ("trap-roll", f"Trap Roll: {_DIE} (?:<=|>) 4 -- Trap (?P<won>Escaped|Remains in Effect)"),
    ("place", f"Place Influence {_OPS}"),
    ("coup", f"Coup {_OPS}"),
    ("realign", f"Realignment {_OPS}"),
    ("space-race", f"Space Race {_OPS}"),
    ("event", f"Event: {_CARD}"),
    ("in-play", rf"{_CARD} is now in play\."),
    ("out-of-play", rf"{_CARD} is no longer in play\."),
    ("headlines", f"{_SIDE} Headlines {_CARD}"),
    ("discards", f"{_SIDE} discards {_CARD}"),
    ("shows", f"{_SIDE} reveals {_CARD} from hand"),
    ("reveals", f"{_SIDE} reveals {_CARD}"),
    ("plays", f"{_SIDE} plays {_CARD}"),
    ("returns", f"{_SIDE} returns {_CARD} to USSR"),
    ("no-cards", f"{_SIDE} has no cards to (?:reveal|discard)"),
    ("takes-part", f"{_SIDE} chooses to participate in the Olympics"),
    ("boycotts", f"{_SIDE} chooses to boycott the Olympics"),
    ("region", f"{_SIDE} chooses {_REGION}"),
    ("reshuffle", r"\*RESHUFFLE\*"),
    ("wins", f"{_SIDE} wins by .+"),
    ("handicap", rf"Handicap influence: {_SIDE} \+(?P<points>\d+)"),
    ("optional", "Optional Cards Added"),
    ("preamble", r"(?:SETUP: )?.+ will play as US(?:A|SR)\.|Scenario: Standard|Time per Player: .+"),
)
_PATTERNS: Final = [(form, re.compile(words)) for form, words in _FORMS]
_HEADER: Final = re.compile(
    r"Turn \d+, (?:"
    r"(?P<headline>Headline Phase): .+? & .+?:(?P<first_event>.*)"
    r"|(?P<side>USSR|US) AR(?P<round>\d): ?(?P<card>[^:]*):(?P<first>.*)"
    r"|(?P<cleanup>Cleanup):?(?P<first_change>.*))"
)

SETUP: Final = 0
HEADLINE: Final = 1
ROUND: Final = 2
CLEANUP: Final = 3


class Line(NamedTuple):
    """One line of a record: where it stands, its form, its words and its operands."""

    number: int
    form: str
    text: str
    of: dict[str, int]


class Section(NamedTuple):
    """One part of a record; ``side``, ``round`` and ``card`` are those of an action round, else -1."""

    kind: int
    number: int
    turn: int
    lines: list[Line]
    side: int = -1
    round: int = -1
    card: int = -1


def read(text: str) -> list[Section]:
    """All sections of a record. A line of no known form is an error that names it."""
    sections = [Section(SETUP, number=1, turn=1, lines=[])]
    turn = 0
    for number, raw in enumerate(text.splitlines(), 1):
        words = raw.strip()
        if not words.strip(": "):
            continue
        header = _HEADER.fullmatch(words)
        if header is None:
            sections[-1].lines.append(_line(number, words))
            continue
        if header["headline"]:  # the numbers of cleanups are often wrong; the order of the lines is right
            turn += 1
        sections.append(_section(number, turn, header))
    if len(sections) == 1:
        raise BadReplay("this is no record of Twilight Struggle: it has no 'Turn 1, Headline Phase'")
    return sections


def _section(number: int, turn: int, header: re.Match[str]) -> Section:
    """A section with the first line, which stands behind its header."""
    side = round_ = card = -1
    if header["headline"]:
        kind, first = HEADLINE, header["first_event"]
    elif header["cleanup"]:
        kind, first = CLEANUP, header["first_change"]
    else:
        kind, first = ROUND, header["first"]
        side, round_ = names.SIDES[header["side"]], int(header["round"])
        if header["card"].strip():
            card = _known(number, "card", header["card"].strip(), names.card(header["card"]))
    words = first.strip(": ") if kind == ROUND and not first.strip(": ") else first.strip()
    lines = [_line(number, words)] if words else []
    return Section(kind, number, turn, lines, side=side, round=round_, card=card)


def _line(number: int, words: str) -> Line:
    for form, pattern in _PATTERNS:
        found = pattern.fullmatch(words)
        if found is not None:
            return Line(number, form, words, _operands(number, found))
    raise BadReplay(f"line {number}: {words!r} has no known form; correct or remove it")


def _operands(number: int, found: re.Match[str]) -> dict[str, int]:
    of: dict[str, int] = {}
    for name, word in found.groupdict().items():
        if word is not None:
            of[name] = _operand(number, name, word)
    return of


def _operand(number: int, name: str, word: str) -> int:
    if name == "side":
        return names.SIDES[word]
    if name == "card":
        return _known(number, name, word, names.card(word))
    if name == "country":
        return _known(number, name, word, names.country(word))
    if name == "region":
        return _known(number, name, word, names.region(word))
    if name == "won":
        return int(word in ("Success", "SUCCESS", "VICTORY", "Escaped"))
    if name == "score":  # positive: the US is ahead
        return 0 if word == "even" else int(word.split()[1]) * (1 if word.startswith("US ") else -1)
    return int(word)


def _known(number: int, kind: str, word: str, index: int) -> int:
    if index < 0:
        raise BadReplay(f"line {number}: there is no {kind} {word!r}")
    return index
