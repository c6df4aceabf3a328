"""Korean particles: which of "을/를" fits depends on how the last syllable of a word sounds.

What is not Hangul is read as Koreans read it, by the tables of ``josa.json``, which the page has too: each
line is a pattern, the sound of what ends so, and examples. The first line that fits decides.
"""

import json
import re
import unicodedata
from collections.abc import Sequence
from pathlib import Path
from typing import Final

FIRST_SYLLABLE: Final = "가"
LAST_SYLLABLE: Final = "힣"
FINALS: Final = 28
RIEUL: Final = 8

Table = list[tuple[re.Pattern[str], str]]


def _table(lines: Sequence[Sequence[str]]) -> Table:
    return [(re.compile(pattern), sound) for pattern, sound, _ in lines]


_READ: Final = json.loads(Path(__file__).with_name("josa.json").read_text("utf-8"))
SIGNS: Final = _table(_READ["signs"])
#: Latin words that are read letter by letter: CIA, but not NATO or Bob.
SPELLED: Final = re.compile(_READ["spelled"])
LETTERS: Final = _table(_READ["letters"])
WORDS: Final = _table(_READ["words"])

ASIDE: Final = re.compile(r"\([^()]*\)|\[[^\[\]]*\]")
UNREAD: Final = re.compile(r"(?:[^\w%°€]|_)+$")
LATIN: Final = re.compile(r"[A-Za-zÀ-ɏḀ-ỿ]+$")


def josa(word: str, pair: str) -> str:
    """The particle alone: ``josa("폴란드", "을/를")`` is ``"를"``. The form after a consonant comes first;
    으로/로 takes ㄹ for a vowel. Both forms, 을(를), where nobody can know how the word sounds."""
    closed, _, open_ = pair.partition("/")
    sound = _syllable(word[-1:]) or _sound(_tail(unicodedata.normalize("NFKC", word)))
    if not sound:
        return f"({closed.removesuffix(open_)}){open_}" if closed.endswith(open_) else f"{closed}({open_})"
    liquid = sound == "rieul" and closed.startswith("으")
    return open_ if sound == "vowel" or liquid else closed


def _syllable(char: str) -> str:
    if not FIRST_SYLLABLE <= char <= LAST_SYLLABLE:
        return ""
    final = (ord(char) - ord(FIRST_SYLLABLE)) % FINALS
    return "closed" if final not in (0, RIEUL) else "rieul" if final else "vowel"


def _tail(text: str) -> str:
    """A text up to the last sign that is read aloud: no aside in brackets, no mark, no emoji."""
    bare, found = ASIDE.subn("", text)
    while found:
        bare, found = ASIDE.subn("", bare)
    return UNREAD.sub("", bare) or UNREAD.sub("", text)


def _sound(text: str) -> str:
    """How a text ends: closed by a consonant, by ㄹ, in a vowel, or nobody can know."""
    known = _syllable(text[-1:]) or _first(SIGNS, text)
    latin = LATIN.search(text)
    if known or not latin:
        return known
    word = latin[0]
    return _first(LETTERS, word) if SPELLED.search(word) else _first(WORDS, word.lower())


def _first(table: Table, text: str) -> str:
    return next((sound for pattern, sound in table if pattern.search(text)), "")
