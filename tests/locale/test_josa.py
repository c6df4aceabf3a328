"""Korean particles follow the sound of the word before them."""

import pytest

from tharsis.locale import josa


@pytest.mark.parametrize(
    ("word", "pair", "particle"),
    [
        ("폴란드", "을/를", "를"),
        ("이란", "을/를", "을"),
        ("미국", "은/는", "은"),
        ("칠레", "이/가", "가"),
        ("소련", "과/와", "과"),
        ("베트남", "으로/로", "으로"),
        ("브라질", "으로/로", "로"),
        ("터키", "으로/로", "로"),
        ("3", "을/를", "을"),
        ("2", "을/를", "를"),
        ("10", "이/가", "이"),
        ("1", "으로/로", "로"),
        ("6", "으로/로", "으로"),
        ("NASA", "은/는", "는"),
        ("DEFCON", "을/를", "을"),
        ("URL", "으로/로", "로"),
        ("나토(NATO)", "이/가", "가"),
        ("“서울”", "을/를", "을"),
        ("", "을/를", "를"),
    ],
)
def test_particle(word, pair, particle):
    assert josa(word, pair) == particle
