"""The player with a stub of a language model."""

import runpy
from pathlib import Path

import pytest

EXAMPLE = Path(__file__).parents[2] / "examples" / "language_model.py"


@pytest.fixture
def example():
    return runpy.run_path(str(EXAMPLE))


@pytest.mark.parametrize(
    ("language", "question"),
    [("en", "Setup: place 6 more influence for the USSR"), ("ko", "준비: 소련 영향력을 6")],
)
def test_it_reads_words_and_plays(example, capsys, language, question):
    example["main"](moves=20, language=language)
    shown = capsys.readouterr().out.splitlines()
    assert shown[0].startswith(question)
    assert ": place " in shown[0]
    assert shown[-1].startswith("twilight-struggle, 2 seats, ")


def test_the_stub_prefers_poland(example):
    text = "Where?\n1. Place influence in Czechoslovakia\n2. Place influence in Poland\n3. Done"
    assert example["answer"](text) == "2"


def test_a_model_that_answers_nonsense_reads_why_and_answers_again(example, capsys):
    answers = iter(["oops", "place france", "4"])
    read = []

    def forgetful(text):
        read.append(text)
        return next(answers)

    example["decide"].__globals__["answer"] = forgetful
    example["main"](moves=1)
    assert "“oops” is no action." in read[1]
    assert "go into its half of Europe only" in read[2]
    assert capsys.readouterr().out.startswith("Setup: place 6 more influence for the USSR: place poland\n")
