"""Korean particles follow the sound of the word before them."""

import json
import re
from pathlib import Path

import pytest

from tharsis.locale import josa
from tharsis.locale.words import HERE

#: The table that the page is tested with too.
TABLE = json.loads(Path(__file__).with_name("josa.json").read_text("utf-8"))
WORDS = [
    (word, sound)
    for group in TABLE["words"]
    for sound, words in group.items()
    if sound != "what"
    for word in words
]
FLUENT = sorted(HERE.glob("*/*.ftl"))
#: Messages of one line and without variables: the names of cards, spaces, corporations and much else.
NAME = re.compile(r"^[a-z]+-[\w-]+ = ([^{}\n]*\w)$", re.MULTILINE)


@pytest.mark.parametrize(("word", "sound"), WORDS)
def test_particles(word, sound):
    assert {pair: josa(word, pair) for pair in TABLE["pairs"]} == {
        pair: forms[sound] for pair, forms in TABLE["pairs"].items()
    }


def test_every_pair_that_is_used_is_known():
    """The form after a consonant stands first."""
    used = {
        pair for path in FLUENT for pair in re.findall(r'JOSA\([^,]+, "([^"]*)"\)', path.read_text("utf-8"))
    }
    assert used <= set(TABLE["pairs"])


@pytest.mark.parametrize("path", sorted(HERE.glob("ko/*.ftl")), ids=lambda path: path.name)
def test_a_particle_is_chosen_by_what_stands_before_it(path):
    """Only marks and words in brackets may stand between."""
    text = path.read_text("utf-8")
    chosen = [(found[1], text[: found.start()]) for found in re.finditer(r"\{ *JOSA\(([^,]+),", text)]
    strayed = [
        before[-60:]
        for word, before in chosen
        if not re.search(rf"\{{ *{re.escape(word)} *\}}[^\w\s{{}}]*(?: ?\([^()]*\))?$", before)
    ]
    assert strayed == []


@pytest.mark.parametrize("language", ["en", "ko"])
def test_every_name_of_a_game_has_its_particle(language):
    names = {
        name
        for path in FLUENT
        if path.parent.name == language
        for name in NAME.findall(path.read_text("utf-8"))
        if josa(name, "이/가") not in ("이", "가")
    }
    assert names == set()


@pytest.mark.parametrize("language", ["en", "ko"])
def test_marks_and_asides_change_no_particle(language):
    names = {
        name
        for path in FLUENT
        if path.parent.name == language
        for name in NAME.findall(path.read_text("utf-8"))
    }
    assert len(names) > 1000
    for name in names:
        particle = josa(name, "으로/로")
        assert [josa(form, "으로/로") for form in (f"‘{name}’", f"{name} (민)", f"\u2068{name}\u2069!")] == [
            particle
        ] * 3, name
