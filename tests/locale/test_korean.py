"""The voice of our Korean (docs/korean.md): what can be found by a rule is found here."""

import re

import pytest

from korean import VARIABLE, all_texts

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
#: A particle that was chosen before anybody knew the word before it.
FIXED = re.compile(rf"{VARIABLE}[’”\"')\]]*(을|를|이|가|은|는|과|와|으로|로|이나|나|이라|라)(?=[\s.,:;?!…)]|$)")


@pytest.mark.parametrize("never", NEVER)
def test_one_voice(never):
    found = [
        f"{text.place}: {text.words}"
        for text in all_texts()
        if re.search(never, text.words) and not (never == "당신" and LESSONS.search(text.place))
    ]
    assert found == [], f"say {NEVER[never]}"


def test_no_particle_stands_fixed_behind_a_variable():
    assert [f"{text.place}: {text.words}" for text in all_texts() if FIXED.search(text.words)] == []


def test_the_log_speaks_in_sentences():
    """“Somebody does something.”, in the present, with its full stop."""
    entries = [text for text in all_texts() if re.search(r": (ts|tm|om|rd)-log-", text.place)]
    assert entries
    assert [f"{text.place}: {text.words}" for text in entries if not re.search(r"[다요][.!]”?$", text.words.strip())] == []
