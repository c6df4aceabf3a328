"""Names as people may wear them: nothing in them that cannot be seen or that turns the line around.

One function for all names, of people, tables and the seats of imported games, and one for what is said.
Korean written in single letters is put together. An emoji that is joined of several falls apart into them:
what joins them is invisible, and two names that look the same shall be the same.
"""

import re
import unicodedata
from typing import Final

#: The most letters of a person's name, of a table's, and of the form by which accounts are told apart.
LONGEST: Final = 40
LONGEST_TABLE: Final = 60
LONGEST_LOGIN: Final = 80

#: Control, format, private, unassigned and surrogate code points.
UNSEEN: Final = frozenset({"Cc", "Cf", "Co", "Cn", "Cs"})
#: Letters and marks that are drawn as nothing: joiners of marks, fillers of Hangul, Khmer and Braille, and
#: what only chooses between forms of the sign before.
BLANK: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180d\u180f\u2800\u3164\uffa0\ufe00-\ufe0f\U000e0100-\U000e01ef]"
)
#: What turns the direction of a line.
TURNING: Final = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")
#: A guest who gave no name, as one page or another shows it (`guest` in the words of all games). It is kept
#: in English, so that everybody can be told it in their own language.
UNNAMED: Final = re.compile(r"(?:Guest|손님) ([1-9][0-9]{3})")


def cleaned(text: str) -> str:
    """A name without tricks, perhaps empty; every kind of space is one space.

    >>> cleaned("  Ana\\u202e  \\u3164Kim\\u200b ")
    'Ana Kim'
    """
    # Composed first and last: what stood between two letters may have kept them apart.
    spaced = " ".join(unicodedata.normalize("NFC", text).split())
    seen = "".join(sign for sign in spaced if unicodedata.category(sign) not in UNSEEN)
    found = " ".join(unicodedata.normalize("NFC", BLANK.sub("", seen)).split())
    return found if any(unicodedata.category(sign)[0] in "LNPS" for sign in found) else ""


def shortened(text: str, most: int = LONGEST) -> str:
    """A name that somebody else wrote, as far as there is room for it."""
    return cleaned(text)[:most].rstrip()


def guest_name(number: int) -> str:
    """What a guest is called who gives no name, by a number of four digits."""
    return f"Guest {number}"


def person_name(text: str) -> str:
    """A name for a person, or why it cannot be one."""
    name = _kept(cleaned(text))
    if not name:
        raise ValueError("a name needs a letter, digit or sign that can be seen")
    if len(name) > LONGEST or len(login_form(name)) > LONGEST_LOGIN:
        raise ValueError(
            f"a name has at most {LONGEST} letters, {LONGEST_LOGIN} when written without capitals"
        )
    return name


def _kept(name: str) -> str:
    unnamed = UNNAMED.fullmatch(name)
    return guest_name(int(unnamed[1])) if unnamed else name


def table_name(text: str) -> str:
    """A name for a table; empty is none."""
    name = cleaned(text)
    if len(name) > LONGEST_TABLE:
        raise ValueError(f"the name of a table has at most {LONGEST_TABLE} letters")
    return name


def spoken(text: str) -> str:
    """What somebody says: as it is, but in its own direction."""
    said = TURNING.sub("", text).strip()
    if not said:
        raise ValueError("say something that can be seen")
    return said


def login_form(name: str) -> str:
    """The form by which names are the same: an account has it for itself."""
    return unicodedata.normalize("NFC", _kept(cleaned(name)).casefold())
