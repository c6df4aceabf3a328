"""Tables, plots and the report: whole in one file, in both languages."""

import re

import pytest

from tharsis.arena import Job, run
from tharsis.arena.plots import with_letters
from tharsis.arena.report import write_report
from tharsis.arena.sheets import Sheet, Sheets
from tharsis.kernel import game
from tharsis.locale import Words
from toy import GAME


@pytest.fixture(scope="module")
def played():
    return run(Job(GAME, ["random"], seats=3, seed=2), 40)


def sheets(played, language="en"):
    return Sheets(Job(GAME, ["random"], seats=3, seed=2), played, Words(language))


def test_a_sheet_as_markdown():
    told = Sheet("Seats", ["Seat", "Wins"], [["US", "40%"], ["USSR", "60%"]]).markdown()
    assert told == "### Seats\n\n| Seat | Wins |\n| --- | --- |\n| US | 40% |\n| USSR | 60% |\n"


def test_tables_speak_both_languages(played):
    titles = [sheet.title for sheet in sheets(played).of_balance()]
    assert titles == ["Seats", "How games end", "When games end", "Cards bid"]
    korean = [sheet.title for sheet in sheets(played, "ko").of_balance()]
    assert korean == ["자리", "게임이 끝나는 방식", "게임이 끝나는 때", "낸 카드"]


def test_only_the_best_and_the_worst_are_listed(played):
    bids = sheets(played).deeds()[0]
    assert len(bids.rows) == 17
    assert bids.rows[8] == ["…"] * 5
    assert bids.rows[0][-1].startswith("+")
    assert bids.rows[-1][-1].startswith("−")


@pytest.mark.parametrize("language", ["en", "ko"])
def test_the_report_is_whole_in_one_file(played, language, tmp_path):
    page = write_report(sheets(played, language), tmp_path).read_text(encoding="utf-8")
    assert f'<html lang="{language}">' in page
    assert not re.search(r'(?:src|href)="(?!data:)', page)
    pictures = re.findall(r'src="data:image/png;base64,iVBOR', page)
    assert len(pictures) == len(list((tmp_path / "plots").glob("*.png"))) == 5
    assert page.count("<table>") == 4
    assert not list(tmp_path.rglob("*.half"))


def test_two_bots_have_a_ladder_and_verdicts(tmp_path):
    job = Job(game("terraforming-mars"), ["random", "heuristic"], seed=2)
    made = Sheets(job, run(job, 4), Words("en"), error=0.05)
    write_report(made, tmp_path)
    assert (tmp_path / "plots" / "ladder.png").read_bytes().startswith(b"\x89PNG")
    assert made.bots().rows[0][0] == "Heuristic"
    assert made.comparisons().rows[0][-1] == "open"
    assert [sheet.title for sheet in made.of_arena()] == [
        "Bots", "Two by two", "Seats", "Seats by bot", "How games end",
    ]  # fmt: skip


def test_plots_speak_english_without_korean_letters(monkeypatch):
    monkeypatch.setattr("tharsis.arena.plots.KOREAN_FONTS", ())
    assert with_letters(Words("ko")).language == "en"
    import matplotlib as mpl

    with mpl.rc_context():
        monkeypatch.setattr("tharsis.arena.plots.KOREAN_FONTS", ("DejaVu Sans",))
        assert with_letters(Words("ko")).language == "ko"
