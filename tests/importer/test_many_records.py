"""``tharsis import`` with one record, and with many."""

import json

import pytest
from typer.testing import CliRunner

from importer.records import GAME, SAMPLES, line_of
from tharsis.cli import app

WRONG = GAME.replace("SUCCESS: 4 [", "SUCCESS: 5 [")
TORN = GAME + "Somebody sneezes\n"


def run(*words, language="en"):
    return CliRunner(env={"THARSIS_LANG": language}).invoke(
        app, ["import", "twilight-struggle", *map(str, words)]
    )


@pytest.fixture
def files(tmp_path, monkeypatch):
    """Three records that can be read and two files that cannot, in the folder we are in."""
    monkeypatch.chdir(tmp_path)
    texts = {"a.txt": GAME, "b.txt": WRONG, "c.txt": TORN, "d.txt": "no record"}
    for name, text in texts.items():
        (tmp_path / name).write_text(text)
    (tmp_path / "e.txt").write_bytes(b"\xff\xfe\x00")
    return [*texts, "e.txt", "missing.txt"]


def test_the_command_counts_figures_and_writes_a_replay(tmp_path):
    file = tmp_path / "game.txt"
    file.write_text(GAME)
    result = run(file, "--replay", tmp_path / "game.json")
    assert result.exit_code == 0
    assert result.output.splitlines()[-1] == "checked 49 figures, 0 contradictions"
    assert json.loads((tmp_path / "game.json").read_text())["game"] == "twilight-struggle"


def test_the_command_fails_on_a_contradiction_and_lists_it(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    file = tmp_path / "game.txt"
    file.write_text(WRONG)
    result = run(file)
    assert result.exit_code == 1
    assert result.output.splitlines()[-1].endswith("1 contradiction")
    assert f"line {line_of(GAME, 'SUCCESS: 4')}: " in result.output
    listed = json.loads(run(file, "--json").output)["contradictions"]
    assert [(c["rule"], c["printed"], c["ours"]) for c in listed] == [("6.3.2", "3", "4")]


def test_the_command_lists_lines_that_cannot_be_read(files):
    result = run("c.txt")
    assert result.exit_code == 0
    words = f"line {line_of(TORN, 'sneezes')}: Somebody sneezes: it has no known form"
    assert words in result.output.splitlines()
    assert json.loads(run("c.txt", "--json").output)["warnings"] == [
        {"line": line_of(TORN, "sneezes"), "text": "Somebody sneezes", "why": "it has no known form"}
    ]


def test_many_records_are_told_in_a_line_each_and_a_total(files, tmp_path):
    result = run(*files)
    assert result.exit_code == 1
    lines = result.output.splitlines()
    assert len(lines) == len(files) + 1
    assert lines[0].startswith("a.txt: checked 49 figures, 0 contradictions, 0 warnings")
    assert lines[1].startswith("b.txt: checked ")
    assert f"1 contradiction, 0 warnings: line {line_of(GAME, 'SUCCESS: 4')}: " in lines[1]
    assert lines[2].startswith("c.txt: checked 49 figures, 0 contradictions, 1 warning")
    assert lines[3].startswith("d.txt: not imported: This is no record of this game")
    assert lines[4] == "e.txt: not imported: e.txt is no text file."
    assert lines[5] == "missing.txt: not imported: There is no file missing.txt."
    assert lines[6].startswith("6 records, 4 of them failed: checked ")
    assert lines[6].endswith(" figures, 1 contradiction, 1 warning")
    assert not list(tmp_path.glob("*.replay.json"))


def test_many_records_without_a_fault_succeed(files):
    result = run("a.txt", "c.txt")
    assert result.exit_code == 0
    assert result.output.splitlines()[-1] == (
        "2 records, 0 of them failed: checked 98 figures, 0 contradictions, 1 warning"
    )
    korean = run("a.txt", "c.txt", language="ko").output.splitlines()
    assert korean[-1] == "기록 2개 중 0개 실패: 확인한 수치 98개, 어긋남 0개, 경고 1개"


def test_many_records_as_data(files):
    result = run("a.txt", "d.txt", "--json")
    assert result.exit_code == 1
    first, second = json.loads(result.output)
    assert (first["file"], first["checked"], first["contradictions"]) == ("a.txt", 49, [])
    assert second["file"] == "d.txt"
    assert "no record" in second["error"]


def test_replays_of_many_records_go_into_a_folder(files, tmp_path):
    assert run("a.txt", "c.txt", "--replay", "out").exit_code == 0
    assert sorted(path.name for path in (tmp_path / "out").iterdir()) == ["a.replay.json", "c.replay.json"]
    result = run("a.txt", "c.txt", "--replay", "a.txt")
    assert (result.exit_code, "a.txt is no folder" in result.output) == (1, True)
    (tmp_path / "out" / "a.txt").write_text(GAME)
    result = run("a.txt", "out/a.txt", "--replay", "out")
    assert (result.exit_code, "Two records would be written" in result.output) == (1, True)


def test_one_core_does_the_same(files, monkeypatch):
    usual = run("a.txt", "b.txt", "d.txt").output
    monkeypatch.setattr("os.cpu_count", lambda: 1)
    assert run("a.txt", "b.txt", "d.txt").output == usual


def test_many_with_the_samples_where_they_are_at_hand(files):
    every = ["a.txt", "c.txt", *SAMPLES]
    result = run(*every)
    assert result.exit_code == 0, result.output
    assert result.output.splitlines()[-1].startswith(f"{len(every)} records, 0 of them failed: ")
