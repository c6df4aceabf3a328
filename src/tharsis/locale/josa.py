"""Korean particles: which of "을/를" fits depends on how the last syllable of a word sounds."""

from typing import Final

FIRST_SYLLABLE: Final = 0xAC00
LAST_SYLLABLE: Final = 0xD7A3
FINALS: Final = 28
RIEUL: Final = 8

#: The final consonant of each digit as it is read: 영 일 이 삼 사 오 육 칠 팔 구.
DIGITS: Final = (21, RIEUL, 0, 16, 0, 0, 1, RIEUL, RIEUL, 0)
#: Letters that end in a consonant when read aloud: 엘 엠 엔 알.
LETTERS: Final = {"l": RIEUL, "m": 16, "n": 4, "r": RIEUL}


def final_consonant(word: str) -> int:
    """The number of the final consonant of a word's last sound, 0 for none."""
    for char in reversed(word):
        if FIRST_SYLLABLE <= ord(char) <= LAST_SYLLABLE:
            return (ord(char) - FIRST_SYLLABLE) % FINALS
        if char.isascii() and char.isdigit():
            return DIGITS[int(char)]
        if char.isascii() and char.isalpha():
            return LETTERS.get(char.lower(), 0)
    return 0


def josa(word: str, pair: str) -> str:
    """The particle alone: ``josa("폴란드", "을/를")`` is ``"를"``. The form after a consonant comes first;
    으로/로 takes ㄹ for a vowel."""
    closed, _, open_ = pair.partition("/")
    final = final_consonant(word)
    liquid = final == RIEUL and closed.startswith("으")
    return open_ if final == 0 or liquid else closed
