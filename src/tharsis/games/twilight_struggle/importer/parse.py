"""Reads the dialect of the records that players of the digital edition exchange.

A record is a list of sections: setup, headline phases, action rounds, cleanups. Each has its lines; a line
has a form and its operands by name: sides, cards, countries, regions and figures. What has no known form
stays among the lines as *unread*, so that its place is known.
"""

import re
from typing import Final, NamedTuple

from tharsis.games.twilight_struggle.deck import OPTIONAL
from tharsis.games.twilight_struggle.importer import names
from tharsis.games.twilight_struggle.importer.forms import OPERATIONS, PATTERNS, SILENT, UNREAD
from tharsis.kernel import Unread
from tharsis.kernel.errors import BadReplay

_HEADER: Final = re.compile(
    r"Turn \d+, (?:"
    r"(?P<headline>Headline Phase)(?:: ?(?P<titles>[^:]*))?(?::(?P<first_event>.*))?"
    r"|(?P<side>USSR|US) AR(?P<round>\d+)(?:: ?(?P<card>[^:]*))?(?::(?P<first>.*))?"
    r"|(?P<cleanup>Cleanup):?(?P<first_change>.*))"
)
_BETWEEN_TITLES: Final = " & "

SETUP: Final = 0
HEADLINE: Final = 1
ROUND: Final = 2
CLEANUP: Final = 3

PASSED: Final = -1  # in place of a card: a round in which none is played
UNKNOWN: Final = -2  # a card whose name cannot be read


class Line(NamedTuple):
    """One line of a record: where it stands, its form, its words and its operands."""

    number: int
    form: str
    text: str
    of: dict[str, int]
    why: str = ""  # what is wrong with it, if it is torn


class Section(NamedTuple):
    """One part of a record; ``side``, ``round`` and ``card`` are those of an action round, else -1."""

    kind: int
    number: int
    turn: int
    lines: list[Line]
    side: int = -1
    round: int = -1
    card: int = PASSED


def read(text: str) -> list[Section]:
    """All sections of a record."""
    sections = [Section(SETUP, number=1, turn=1, lines=[])]
    turn = 0
    for number, raw in enumerate(text.splitlines(), 1):
        for words in _pieces(_bare(raw)):
            header = _HEADER.fullmatch(words)
            if header is None:
                line = _line(number, words)
                if line.form == "headlines" and sections[-1].kind != HEADLINE:
                    turn += 1
                    sections.append(_headless_phase(number, turn))
                sections[-1].lines.append(line)
                continue
            if header["headline"]:  # the numbers of cleanups are often wrong; the order of lines is right
                turn += 1
            sections.append(_section(number, turn, header))
    if len(sections) == 1:
        raise BadReplay(
            "this is no record of Twilight Struggle: it has no 'Turn 1, Headline Phase'",
            "no-record",
            {"mark": "“Turn 1, Headline Phase”"},
        )
    return [_completed(section, last=section is sections[-1]) for section in sections]


def unread(sections: list[Section]) -> list[Unread]:
    """What could not be read, with the numbers of the lines."""
    found = [line for section in sections for line in section.lines if line.why]
    return [Unread(line.number, line.text, line.why) for line in found]


def with_optional_cards(sections: list[Section]) -> bool:
    """Whether the optional cards are in play: the record says so, or shows one."""
    lines = [line for section in sections for line in section.lines]
    seen = [line.of["card"] for line in lines if "card" in line.of]
    seen += [section.card for section in sections if section.card >= 0]
    return any(line.form == "optional" for line in lines) or any(OPTIONAL[card] for card in seen)


def _bare(raw: str) -> str:
    """A line without what is lost at its ends: marks of the file, blanks, a heading left empty."""
    return raw.replace("\ufeff", "").replace("\xa0", " ").strip().lstrip(": ")


# -- sections -----------------------------------------------------------------------------------------


def _section(number: int, turn: int, header: re.Match[str]) -> Section:
    """A section with the first line, which stands behind its header."""
    if header["headline"]:
        section = Section(HEADLINE, number, turn, [])
        first = header["first_event"]
        section.lines.extend(_titles(number, header["titles"] or ""))
    elif header["cleanup"]:
        section = Section(CLEANUP, number, turn, [])
        first = header["first_change"]
    else:
        side, round_ = names.SIDES[header["side"]], int(header["round"])
        card, notes = _played(number, (header["card"] or "").strip())
        section = Section(ROUND, number, turn, notes, side=side, round=round_, card=card)
        first = header["first"]
    section.lines.extend([_line(number, words) for words in _pieces(_bare(first or ""))])
    return section


def _headless_phase(number: int, turn: int) -> Section:
    """Headlines begin a turn, also when the header above them is lost."""
    lost = Line(number, UNREAD, "", {}, "the header of this headline phase is lost")
    return Section(HEADLINE, number, turn, [lost])


def _titles(number: int, words: str) -> list[Line]:
    """The headlines by their header, which does not say whose they are."""
    cards = [names.card(title) for title in words.split(_BETWEEN_TITLES)]
    return [Line(number, "title", words, {"card": card}) for card in cards if card >= 0]


def _played(number: int, name: str) -> tuple[int, list[Line]]:
    """The card of a round; a name cut off still tells it, if no other begins like it."""
    if not name:
        return PASSED, []
    card = names.card(name)
    if card >= 0:
        return card, []
    card = names.card_begun(name)
    note = Line(number, UNREAD, name, {}, f"there is no card {name!r}")
    return (card if card >= 0 else UNKNOWN), [note]


def _completed(section: Section, *, last: bool) -> Section:
    """What one line tells where another is lost: headlines by their header, a card by its event."""
    lines = [line for line in section.lines if line.form != "title"]
    if section.kind == HEADLINE:
        return section._replace(lines=_headlined(section) + lines)
    if section.card == UNKNOWN:
        events = [line.of["card"] for line in lines if line.form == "event"]
        return section._replace(card=events[0] if events else UNKNOWN, lines=lines)
    if section.kind == ROUND and section.card >= 0 and _headless(lines, last=last):
        why = "it does not say how the card is played"
        return section._replace(lines=[Line(section.number, UNREAD, "", {}, why), *lines])
    return section._replace(lines=lines)


def _headless(lines: list[Line], *, last: bool) -> bool:
    """Something is done with the card before an event or an operation is named; or none ever is, and the
    record does not end here."""
    for line in lines:
        if line.form in (*OPERATIONS, "event", "discards", UNREAD):
            return False
        if line.form in ("target", "space-roll", "war") or line.of.get("change", 0) > 0:
            return True
    return not last and any(line.form not in SILENT for line in lines)


def _headlined(section: Section) -> list[Line]:
    """A headline that only the header names, when its own line is lost."""
    told = [line for line in section.lines if line.form == "headlines"]
    untold = [
        line.of["card"]
        for line in section.lines
        if line.form == "title" and line.of["card"] not in [known.of["card"] for known in told]
    ]
    if len(told) != 1 or len(untold) != 1:
        return []
    of = {"side": 1 - told[0].of["side"], "card": untold[0]}
    return [Line(section.number, "headlines", "", of)]


# -- lines --------------------------------------------------------------------------------------------


def _pieces(words: str) -> list[str]:
    """A line as it is, or where it is torn, the pieces of it that can be read, and those that cannot."""
    if not words:
        return []
    if _known(words):
        return [words]
    cuts = range(1, len(words))
    for at in cuts:
        if _known(words[:at].strip()) and _known(words[at:].strip()):
            return [words[:at].strip(), words[at:].strip()]
    for at in cuts:
        if words[at - 1] == " " and _known(words[at:]):
            return [words[:at].strip(), words[at:]]
    for at in reversed(cuts):
        if words[at] == " " and _known(words[:at]):
            return [words[:at], words[at:].strip()]
    return [words]


def _known(words: str) -> bool:
    return _HEADER.fullmatch(words) is not None or not _line(0, words).why


def _line(number: int, words: str) -> Line:
    why = "it has no known form"
    for form, pattern in PATTERNS:
        found = pattern.fullmatch(words)
        if found is None:
            continue
        of = _operands(found)
        unknown = [name for name in of if name in ("card", "country") and of[name] < 0]
        if not unknown:
            return Line(number, form, words, of)
        name = unknown[0]
        why = f"there is no {name} {found[name]!r}"
        begun = names.card_begun(found[name]) if name == "card" else names.country_begun(found[name])
        if begun >= 0 and found.end(name) == len(words):  # cut off in the name
            return Line(number, form, words, {**of, name: begun}, why)
    return Line(number, UNREAD, words, {}, why)


def _operands(found: re.Match[str]) -> dict[str, int]:
    return {name: _operand(name, word) for name, word in found.groupdict().items() if word is not None}


def _operand(name: str, word: str) -> int:
    if name == "side":
        return names.SIDES[word]
    if name == "card":
        return names.card(word)
    if name == "country":
        return names.country(word)
    if name == "region":
        return names.region(word)
    if name == "won":
        return int(word in ("Success", "SUCCESS", "VICTORY", "Escaped"))
    if name == "score":  # positive: the US is ahead
        return 0 if word == "even" else int(word.split()[1]) * (1 if word.startswith("US ") else -1)
    return int(word)
