"""The other commands: data, replays, measurements, and errors without tracebacks."""

import json
import os
import subprocess
import sys

import pytest

import tharsis as package
from tharsis.bots.ladder import Rating
from tharsis.kernel import Imported, Match, Rng, Section, games
from tharsis.kernel.imports import Contradiction
from tharsis.kernel.replay import record
from toy import GAME


@pytest.fixture
def recorded(tmp_path):
    """A recorded game of the toy."""
    match = Match(GAME.new(seed=4), 4)
    rng = Rng()
    rng.seed(9)
    while not match.state.over:
        seat = match.state.actor()
        legal = match.state.legal(seat)
        match.play(seat, GAME.actions.notation(legal[rng.below(len(legal))]))
    file = tmp_path / "toy.json"
    file.write_text(record(match).text())
    return file


def test_version_says_which_build_runs(tharsis):
    assert tharsis("--version").output.strip() == package.version()


def test_games_in_words_and_as_data(tharsis):
    assert "Lanterns" in tharsis("games").output
    assert "등불" in tharsis("games", language="ko").output
    assert "등불" in tharsis("--lang", "ko", "games").output
    (found,) = [game for game in json.loads(tharsis("games", "--json").output) if game["id"] == "toy"]
    assert found["seats"] == [2, 4]
    assert found["bots"] == ["random", "search"]


def test_bots_say_how_they_play(tharsis, monkeypatch):
    monkeypatch.setattr("tharsis.bots.ladder.record", tuple)
    told = tharsis("bots", "toy").output
    assert "For research: takes any legal action." in told
    assert "Thinks up to 2 s about a decision" in told
    assert "초보" not in tharsis("bots", "toy", language="ko").output
    levels = {row["name"]: row for row in json.loads(tharsis("bots", "on-mars", "--json").output)}
    assert levels["novice"] == {"name": "novice", "rating": None, "seconds": 0.0}
    assert "Not rated yet" in tharsis("bots", "on-mars").output


def test_ratings_stand_beside_the_levels(tharsis, monkeypatch):
    rated = {"novice": Rating(1199, 1104, 1316, 100), "regular": Rating(1500, 1500, 1500, 100)}
    monkeypatch.setattr("tharsis.bots.ladder.ratings", lambda game, rungs: rated)
    told = tharsis("bots", "on-mars").output
    assert "Rating 1199 (1104 to 1316)" in told
    assert "Rating 1500 " in told
    assert "레이팅 1199 (1104~1316)" in tharsis("bots", "on-mars", language="ko").output


def test_without_games_it_says_so_politely(tharsis, monkeypatch):
    for id in list(games()):
        monkeypatch.delitem(games(), id)
    monkeypatch.setattr("tharsis.cli.listing.games", dict)
    assert "No game is installed yet" in tharsis("games").output


def test_replay_verifies_and_steps(tharsis, recorded):
    assert "moves, all in order." in tharsis("replay", str(recorded)).output
    stepped = tharsis("replay", str(recorded), "--step", "--at", "0", typed="\n" * 300).output
    assert "   1  Seat 1: Bid" in stepped
    assert "Round 1 of 8\nCards in the deck" in stepped
    found = json.loads(tharsis("replay", str(recorded), "--json").output)
    assert found["moves"][0]["number"] == 1
    assert found["result"]["ranks"]


def test_a_forged_replay_names_the_first_bad_move(tharsis, recorded):
    data = json.loads(recorded.read_text())
    data["moves"][3] = "0 bid c0 c0"
    recorded.write_text(json.dumps(data))
    result = tharsis("replay", str(recorded))
    assert result.exit_code == 1
    assert "Move 4 (bid c0 c0) cannot be played." in result.output


def test_files_that_are_no_replays(tharsis, tmp_path):
    binary = tmp_path / "x.png"
    binary.write_bytes(b"\x89PNG\xff\xfe")
    assert "is no text file" in tharsis("replay", str(binary)).output
    assert "There is no file" in tharsis("replay", str(tmp_path / "none")).output
    assert tharsis("replay", str(tmp_path)).exit_code == 1


def test_rules_in_words(tharsis):
    assert "2.2 Reveal" in tharsis("rules", "show", "toy", "2").output
    assert "2.2 공개" in tharsis("rules", "show", "toy", "2.2", language="ko").output
    assert [rule["number"] for rule in json.loads(tharsis("rules", "show", "toy", "5", "--json").output)] == [
        "5.1",
        "5.2",
    ]
    assert "has no rule 9" in tharsis("rules", "show", "toy", "9").output


def test_rules_show_rulings_and_own_values_in_a_way_of_their_own(tharsis):
    shown = tharsis("rules", "show", "toy", "2.1").output
    assert "▌ Ruling: Nobody sees a bid" in shown
    assert "▌ 판정: 모두 낼 때까지는" in tharsis("rules", "show", "toy", "2.1", language="ko").output
    assert "▌ Our own value: Eight rounds" in tharsis("rules", "show", "toy", "1.2").output
    assert "▌ 자체 값: 여덟 라운드" in tharsis("rules", "show", "toy", "1.2", language="ko").output
    found = json.loads(tharsis("rules", "show", "toy", "1.2", "--json").output)
    assert found[0]["own_values"] == ["Eight rounds; the figure is ours."]


def test_coverage_lists_rulings_and_marks_own_values(tharsis):
    printed = tharsis("rules", "coverage", "toy").output
    assert "1.2 *" in printed
    assert "1.1 *" not in printed
    assert "1 ruling:" in printed
    assert "2.1  Nobody sees a bid" in printed
    assert "* 1 value of our own:" in printed
    assert "1.2  Eight rounds; the figure is ours." in printed
    korean = tharsis("rules", "coverage", "toy", language="ko").output
    assert "판정 1개:" in korean
    assert "* 자체 값 1개:" in korean
    assert "1.2  여덟 라운드라는 수는 우리가 정했습니다." in korean
    found = json.loads(tharsis("rules", "coverage", "toy", "--json").output)
    assert [rule["number"] for rule in found["rules"] if rule["rulings"]] == ["2.1"]
    assert [rule["number"] for rule in found["rules"] if rule["own_values"]] == ["1.2"]


def test_coverage_fails_on_a_rule_without_test(tharsis, tmp_path):
    numbers = ["1.1", "1.2", "2.1", "2.2", "3.1", "3.2", "3.3", "3.4", "4.1", "5.1"]
    marks = ", ".join(f"'TOY {number}'" for number in numbers)
    test = tmp_path / "test_toy.py"
    test.write_text(f"import pytest\n@pytest.mark.rule({marks})\ndef test_all(): ...\n")
    result = tharsis("rules", "coverage", "toy", "--tests", str(tmp_path))
    assert result.exit_code == 1
    assert "10 of 11 rules have a test." in result.output
    assert "no test" in result.output
    test.write_text(f"import pytest\n@pytest.mark.rule({marks}, 'TOY 5.2')\ndef test_all(): ...\n")
    result = tharsis("rules", "coverage", "toy", "--tests", str(tmp_path), "--json")
    assert result.exit_code == 0
    assert json.loads(result.output)["bare"] == []
    assert "no folder" in tharsis("rules", "coverage", "toy", "--tests", str(tmp_path / "none")).output


def test_printed_data(tharsis, monkeypatch):
    assert "toy has no cards" in tharsis("cards", "toy").output
    assert "toy has no board" in tharsis("board", "toy").output
    monkeypatch.setattr(GAME, "board", lambda: [{"id": "inn", "next": ["mill", "well"], "safe": True}])
    assert "no words for its board; --json" in tharsis("board", "toy").output
    told = Section("town", "Town", heads=["Place", "next to"], rows=[["Inn", "Mill"], ["Well", "Inn"]])
    monkeypatch.setattr(GAME, "tell_board", lambda speaker: [told])
    assert "Town\nPlace  next to\nInn    Mill" in tharsis("board", "toy").output
    assert "Well" not in tharsis("board", "toy", "inn").output
    assert json.loads(tharsis("board", "toy", "--json").output)[0]["id"] == "inn"


@pytest.mark.parametrize("id", list(games()))
def test_printed_data_of_every_game(tharsis, id):
    for command in ("cards", "board"):
        rows = json.loads(tharsis(command, id, "--json", language="ko").output)
        assert rows
        assert all(row["id"] for row in rows)
    assert all(card["name"] and card["text"] for card in json.loads(tharsis("cards", id, "--json").output))


def test_imports(tharsis, monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    file = tmp_path / "log.txt"
    file.write_text("a record")
    assert "reads no records" in tharsis("import", "toy", str(file)).output
    wrong = Contradiction(3, "rolls", "3.1", "coins", "4", "5")
    imported = Imported(Match(GAME.new(seed=1), 1), 9, [wrong], True, [])
    monkeypatch.setattr(GAME, "importer", lambda text: imported)
    result = tharsis("import", "toy", str(file), "--replay", str(tmp_path / "out.json"))
    assert result.exit_code == 1
    assert "line 3: rolls: coins: printed 4, ours 5 (rule 3.1)" in result.output
    assert "checked 9 figures, 1 contradiction" in result.output
    assert "all in order" in tharsis("replay", str(tmp_path / "out.json")).output
    imported.contradictions.clear()
    result = tharsis("import", "toy", str(file), "--json")
    assert result.exit_code == 0
    assert json.loads(result.output)["checked"] == 9
    assert (tmp_path / "log.replay.json").exists()


def test_bench_writes_and_compares_ratios(tharsis, tmp_path):
    file = tmp_path / "ratios.json"
    words = ("bench", "toy", "--seconds", "0.01", "--record", str(file))
    assert "toy-3" in tharsis(*words, "--update", "--out", str(tmp_path)).output
    assert "toy-3" in (tmp_path / "bench.txt").read_text()
    assert json.loads((tmp_path / "bench.json").read_text())["rows"]
    ratios = json.loads(file.read_text())
    (build,) = ratios
    ratios[build]["toy-2"] = 1e9
    file.write_text(json.dumps(ratios))
    found = tharsis(*words, "--json")
    assert "toy-2 fell from 1000000000.00" in found.output
    assert "--record" in tharsis("bench", "toy", "--update").output


@pytest.mark.parametrize(
    "words",
    [
        ("play", "chess"),
        ("fly",),
        ("--lang", "xx", "games"),
        ("cards",),
    ],
)
def test_errors_are_sentences(tharsis, words):
    result = tharsis(*words)
    assert result.exit_code in (1, 2)
    assert isinstance(result.exception, SystemExit)
    assert "Traceback" not in result.output


def test_a_mistake_of_ours_is_a_sentence_too(tharsis, monkeypatch):
    monkeypatch.setattr(GAME, "board", list)
    monkeypatch.setattr(GAME, "tell_board", lambda speaker: 1 / 0)
    result = tharsis("board", "toy")
    assert result.exit_code == 70
    assert "Something went wrong inside Tharsis: ZeroDivisionError" in result.output


def test_names_complete_in_the_shell():
    env = {**os.environ, "_THARSIS_COMPLETE": "complete_bash", "COMP_WORDS": "tharsis are", "COMP_CWORD": "1"}
    run = subprocess.run(
        [sys.executable, "-c", "from tharsis.cli import main; main()"],
        env=env,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.stdout.split() == ["arena"]


def test_game_ids_and_bots_complete(monkeypatch):
    from tharsis.cli import common

    monkeypatch.setitem(games(), GAME.id, GAME)
    monkeypatch.setenv("THARSIS_LANG", "en")
    assert ("toy", "Lanterns") in common.complete_games("t")
    assert common.complete_bots("human,ra") == ["human,random"]


def test_seats_are_called_by_what_they_play(tharsis):
    told = tharsis("arena", "twilight-struggle", "-n", "1", "--workers", "1").stdout
    assert "USSR" in told
    assert "Seat 2" not in told
    words = (
        "arena",
        "red-dust-rebellion",
        "-n",
        "1",
        "--seats",
        "3",
        "-o",
        "alliance=coin",
        "--workers",
        "1",
    )
    assert "MarsGov, Corporations" in tharsis(*words).stdout


def test_a_replay_of_earlier_rules_is_shown_and_said_to_be_one(tharsis, recorded):
    recorded.write_text(recorded.read_text().replace('"rules": 2', '"rules": 0'))
    told = tharsis("replay", str(recorded)).output
    assert "follows rules 0; these are rules 2" in told
    assert "all in order" in told
