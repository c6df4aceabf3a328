"""The voice of our Korean (docs/korean.md): what can be found by a rule is found here."""

import re

import pytest

from korean import VARIABLE, all_texts
from tharsis.locale import josa

#: What the voice never uses, and what it says instead.
NEVER = {
    r"십시오": "~하세요",
    r"나요\?": "~하겠습니까?",
    r"[가-힣]까요\?": "~하겠습니까?",
    r"M€(를|가|로|와|는)(?![가-힣])": "M€을, M€이, M€으로, M€과, M€은",
    r"\d M€ ?(를|가|로)": "M€을, M€이, M€으로",
    r"\dM€": "3 M€",
    r"\d [%°]": "30%, −4°C",
    r"(?<![\w\d])-\d": "−",
    r"그 다음": "그다음",
    r"빈 칸": "빈칸",
    r"우주 정거장": "우주정거장",
    r"우주 항구": "우주항구",
    r"핵심국가": "핵심 국가",
    r"승점카드": "승점 카드",
    r"당신": "자신의 (only a first guided game says 당신)",
}
#: Which texts may say so all the same.
LESSONS = re.compile(r"-lesson|-guide|lessons")
#: Help that names what is typed, as it is typed.
TYPED = re.compile(r"cli-arg-")
ALLOWED = {"당신": LESSONS, r"(?<![\w\d])-\d": TYPED}
#: A particle that was chosen before anybody knew the word before it. 입니다, 인, 이며, 이고 and 이면 go
#: with every word.
FIXED = re.compile(
    rf"{VARIABLE}[’”\"'」』》〉*]*"
    r"(?:을|를|이|가|은|는|과|와|아|야|으?로(?:서|써|부터)?|이?(?:나|든|란|랑|라[고는면서]?|에요)|며|면|고|예요|이?었[가-힣]*|였[가-힣]*)"
    r"[도는만의]?(?![가-힣])"
)
#: What stands in brackets; it does not count for the particle behind it.
ASIDE = re.compile(r" ?(?:\([^()]*\)|\[[^\[\]]*\])")
#: A particle behind what is no Hangul, and the pair it is chosen from.
BEHIND_SIGNS = re.compile(r"[A-Za-z0-9%€°)\]’”](을|를|은|는|이|가|과|와|으로|로)(?![가-힣])")
PAIRS = {
    particle: pair for pair in ("을/를", "은/는", "이/가", "과/와", "으로/로") for particle in pair.split("/")
}


@pytest.mark.parametrize("never", NEVER)
def test_one_voice(never):
    found = [
        f"{text.place}: {text.words}"
        for text in all_texts()
        if re.search(never, text.words) and not (never in ALLOWED and ALLOWED[never].search(text.place))
    ]
    assert found == [], f"say {NEVER[never]}"


def test_no_particle_stands_fixed_behind_a_variable():
    found = [
        f"{text.place}: {text.words}"
        for text in all_texts()
        if FIXED.search(text.words) or FIXED.search(ASIDE.sub("", text.words))
    ]
    assert found == []


def test_a_particle_behind_letters_figures_and_brackets_follows_their_sound():
    assert [f"{text.place}: {text.words}" for text in all_texts() if any(_wrong(text.words))] == []


def _wrong(words):
    for found in BEHIND_SIGNS.finditer(words):
        before, particle = words[: found.start(1)], found[1]
        if not ASIDE.sub("", before).rstrip("’”").endswith(VARIABLE):
            yield particle != josa(before, PAIRS[particle])


def test_the_log_speaks_in_sentences():
    """“Somebody does something.”, in the present, with its full stop. A colon may name what with."""
    entries = [text for text in all_texts() if re.search(r": (ts|tm|om|rd)-log-", text.place)]
    assert entries
    said = re.compile(r"[다요]([.!]”?|: [^:]+\.)$")
    assert [f"{text.place}: {text.words}" for text in entries if not said.search(text.words.strip())] == []
