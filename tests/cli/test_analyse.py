"""``tharsis analyse``: replays, records of other programs, and files that are neither."""

import json

import pytest

from importer.records import GAME as RECORD
from importer.records import SAMPLES
from tharsis.kernel import Advisor, Match, Rng, game
from tharsis.kernel.replay import record
from toy import GAME

TS = game("twilight-struggle")


class Counting(Advisor):
    """Likes the first option, and coins."""

    def choose(self, s, seat, legal):
        return legal[0]

    def value(self, s, seat):
        return (1 + s.coins[seat]) / (s.seats + sum(s.coins))


@pytest.fixture
def advised(monkeypatch):
    """The toy with somebody who judges it."""
    monkeypatch.setattr(GAME, "advisor", Counting)


@pytest.fixture
def finished(tmp_path):
    """A finished game of the toy; one player has an awkward name."""
    match = Match(GAME.new(seed=4), 4)
    rng = Rng()
    rng.seed(9)
    while not match.state.over:
        seat = match.state.actor()
        legal = match.state.legal(seat)
        match.play(seat, GAME.actions.notation(legal[rng.below(len(legal))]))
    file = tmp_path / "toy.json"
    file.write_text(record(match, ["Ann", "[bold]Bo"]).text())
    return file


@pytest.fixture
def openings(tmp_path):
    """The first moves of a game."""
    match = Match(TS.new(seed=3), 3)
    for country in ("poland", "poland", "austria"):
        match.play(1, f"place {country}")
    file = tmp_path / "opening.json"
    file.write_text(record(match).text())
    return file


def test_a_finished_game_in_tables(tharsis, advised, finished):
    result = tharsis("analyse", str(finished))
    assert result.exit_code == 0, result.output
    for title in ("Odds after each move", "The largest swings", "How often the move", "Brier scores"):
        assert title in result.output
    heads = next(line for line in result.output.splitlines() if "would have played" in line)
    assert "[bold]Bo" in heads
    assert (
        "moves that stood. Odds by the judgement of the game’s advisor; choices by Regular." in result.output
    )
    assert "1. " in result.output.splitlines()[-2]


def test_the_same_in_korean(tharsis, advised, finished):
    result = tharsis("analyse", str(finished), language="ko")
    assert result.exit_code == 0, result.output
    for title in ("행동별 승률", "가장 큰 승률 변화", "봇의 선택과 같은 행동의 비율", "브라이어 점수"):
        assert title in result.output
    assert "되돌리지 않은 행동" in result.output


def test_the_same_as_data(tharsis, advised, finished):
    data = json.loads(tharsis("analyse", str(finished), "--json", "--swings", "2").output)
    assert (data["bot"], data["names"], data["notes"]) == ("regular", ["Ann", "[bold]Bo"], [])
    assert (data["game"], data["odds_by"], len(data["swings"])) == ("toy", "advisor", 2)
    assert data["moves"][-1]["odds"] == [float(rank == 1) for rank in data["result"]["ranks"]]
    assert data["brier"][-1]["turn"] is None


def test_a_bot_or_level_and_a_seat_may_be_named(tharsis, advised, finished):
    for option in ("--bot", "--level"):
        data = json.loads(tharsis("analyse", str(finished), option, "random", "--seat", "1", "--json").output)
        assert data["bot"] == "random"
        assert [row["seat"] for row in data["agreement"]] == [1]
        assert not any(one["choices"] for one in data["moves"] if one["seat"] == 0)
    table = tharsis("analyse", str(finished), "--seat", "1").output
    swings = table[table.index("The largest swings") : table.index("How often the move")]
    assert "Ann →" not in swings
    assert "choices by Random" in tharsis("analyse", str(finished), "--bot", "random").output


def test_what_cannot_be_asked_for(tharsis, advised, finished):
    assert "There is no bot genius for toy" in tharsis("analyse", str(finished), "--bot", "genius").output
    assert "seats 0 to 1, not 2" in tharsis("analyse", str(finished), "--seat", "2").output
    assert tharsis("analyse", str(finished), "--seat", "-2").exit_code == 2


def test_a_game_that_nothing_can_judge(tharsis, finished):
    result = tharsis("analyse", str(finished))
    assert result.exit_code == 1
    assert "toy has neither a network nor an advisor" in result.output


def test_a_game_that_goes_on(tharsis, openings):
    result = tharsis("analyse", str(openings))
    assert result.exit_code == 0, result.output
    assert "The record ends before the game does" in result.output
    assert "Brier scores" not in result.output
    assert "Place influence in Poland" in result.output
    assert "결과가 없습니다" in tharsis("analyse", str(openings), language="ko").output


def test_a_game_of_earlier_rules_is_told(tharsis, openings):
    data = json.loads(openings.read_text())
    data["rules"] -= 1
    openings.write_text(json.dumps(data))
    assert "This game follows rules" in tharsis("analyse", str(openings)).output


def test_a_record_of_another_program(tharsis, tmp_path):
    file = tmp_path / "game.txt"
    file.write_text(RECORD + "Somebody sneezes\n")
    result = tharsis("analyse", str(file), "--bot", "random")
    assert result.exit_code == 0, result.output
    assert "Somebody sneezes: it has no known form" in result.output
    assert "Headline Fidel" in result.output
    data = json.loads(tharsis("analyse", str(file), "--bot", "random", "--json").output)
    assert any("Somebody sneezes" in note for note in data["notes"])
    assert "coup iran" in [one["do"] for one in data["moves"]]


def test_files_that_are_neither(tharsis, tmp_path, openings):
    saved = tmp_path / "position"
    saved.write_bytes(TS.new(seed=1).save())
    assert "is no text file" in tharsis("analyse", str(saved)).output
    assert "There is no file" in tharsis("analyse", str(tmp_path / "none")).output
    text = tmp_path / "letter.txt"
    text.write_text("Dear Ann,")
    result = tharsis("analyse", str(text))
    assert result.exit_code == 1
    assert "is neither a replay file nor a record that a game can read: This is no record" in result.output
    assert "리플레이 파일도" in tharsis("analyse", str(text), language="ko").output
    text.write_text('{"tharsis_record": 1}')
    assert tharsis("analyse", str(text)).exit_code == 1
    data = json.loads(openings.read_text())
    data["moves"][1] = "1 coup iran"
    openings.write_text(json.dumps(data))
    assert "Move 2 (coup iran) cannot be played." in tharsis("analyse", str(openings)).output


def test_records_of_people_where_they_are_at_hand(tharsis, tmp_path):
    short = tmp_path / "game.txt"
    short.write_text(RECORD)
    for file in [short, *SAMPLES[1:2]]:
        result = tharsis("analyse", str(file), "--bot", "random", "--seat", "0", "--json")
        assert result.exit_code == 0, result.output
        data = json.loads(result.output)
        assert data["agreement"][0]["decisions"] == sum(bool(one["choices"]) for one in data["moves"])
        assert bool(data["brier"]) == bool(data["result"])
