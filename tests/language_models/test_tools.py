"""A language model plays at tables here."""

from pathlib import Path

import pytest

from language_models.conftest import options
from tharsis.games.twilight_struggle.codes import US, USSR
from tharsis.games.twilight_struggle.scenario import TSScenario
from tharsis.kernel import Match, Rng, games
from tharsis.locale import LANGUAGES, Words
from tharsis.locale.keys import messages
from tharsis.locale.words import HERE
from tharsis.mcp.server import make
from tharsis.mcp.tables import LocalTable
from tharsis.mcp.tools import Tools


def test_every_tool_and_argument_is_described_in_both_languages(model):
    for language in LANGUAGES:
        listed = model.portal.call(make(Tools(language)).list_tools)
        said = [tool.description for tool in listed]
        arguments = {name: schema["description"] for tool in listed for name, schema in properties(tool)}
        assert all(said)
        assert all(arguments.values())
        names = {f"mcp-tool-{tool.name}" for tool in listed} | {f"mcp-arg-{name}" for name in arguments}
        written = {id for id in messages([HERE / language / "mcp.ftl"]) if id[:8] in ("mcp-tool", "mcp-arg-")}
        assert {name.replace("_", "-") for name in names} == written


def properties(tool):
    return tool.input_schema["properties"].items()


def test_the_page_of_the_tools_names_each(model):
    page = (Path(__file__).parents[2] / "docs" / "mcp.md").read_text(encoding="utf-8")
    for tool in model.portal.call(model.client.list_tools).tools:
        assert f"`{tool.name}`" in page
        assert all(f"`{argument}`" in page for argument, _ in properties(tool))


def test_tools_that_only_read_say_so(model):
    listed = model.portal.call(model.client.list_tools).tools
    changing = {tool.name for tool in listed if not tool.annotations.read_only_hint}
    assert changing == {"start_game", "join_table", "leave_table", "move", "undo"}


def test_the_games_with_seats_sides_bots_and_options(model):
    told = model.call("list_games")
    assert all(id in told for id in games())
    assert (
        "twilight-struggle: Twilight Struggle\nSeats: 2\nBots: random, heuristic, search, novice, regular"
        in told
    )
    assert "With 2 seats they play: 1 US, 2 USSR" in told
    assert "One of 0, 1, 2, 3, 4, 5, 6, 7, 8; usually 0." in told


@pytest.mark.parametrize("by", ["number", "words"])
def test_a_whole_game_by_a_model_that_reads_its_options(model, by):
    """Whatever it chooses of what it reads is played, until it reads the result."""
    text = model.call("start_game", game="toy", seats=3, seed=5)
    rng = Rng()
    rng.seed(3)
    while found := options(text):
        number, words = found[rng.below(len(found))]
        text = model.call("move", table=1, action=int(number) if by == "number" else words)
    assert "1. Seat " in text
    assert "over" in model.call("list_tables")
    assert text.endswith(model.call("legal", table=1))
    assert "The game is over." in model.refused("move", table=1, action="roll")


def test_a_whole_game_of_twilight_struggle(model):
    text = model.call("start_game", game="twilight-struggle", seat=2, bots=["random"], seed=3)
    rng = Rng()
    rng.seed(7)
    while found := options(text):
        text = model.call("move", table=1, action=found[rng.below(len(found))][0])
    assert "1. US" in text or "1. USSR" in text


def test_several_tables_at_once(model):
    first = model.call("start_game", game="toy", seed=1)
    second = model.call("start_game", game="toy", seed=2, seat=2, language="ko")
    assert first.startswith("You sit at table 1: Lanterns (toy).")
    assert second.startswith("2번 테이블에 앉았습니다: 등불 (toy).")
    model.call("move", table=2, action=1)
    assert (model.call("look", table=1)) == first.partition("\n\n")[2]
    assert model.call("leave_table", table=1) == "You have left table 1."
    assert model.refused("look", table=1) == "There is no table 1. Your tables: 2."
    assert "table 3" in model.call("start_game", game="toy")


def test_a_model_has_only_so_many_tables(model, monkeypatch):
    monkeypatch.setattr("tharsis.mcp.tools.MOST", 1)
    assert "You sit at no table." in model.call("list_tables")
    model.call("start_game", game="toy")
    assert "Leave one first." in model.refused("start_game", game="toy")


def test_the_table_short_long_and_by_part(model):
    model.call("start_game", game="toy", seed=5)
    short = model.call("look", table=1)
    assert short.startswith("Round 1 of 8\nCards in the deck: 14\n\nYour hand\n")
    assert "You decide (Seat 1). · rule 2.1\nRound 1: bid a card\n1. Bid " in short
    assert "Discarded" not in short
    assert "Discarded" in model.call("look", table=1, long=True)
    hand = model.call("look", table=1, part="hand")
    assert hand.startswith("Your hand\n")
    assert "Players" not in hand
    assert model.call("look", table=1, part="seat 2") == "Players\nSeat 2: coins 2, lanterns 1, cards 3"
    assert "Nothing on the table is called “moon”" in model.refused("look", table=1, part="moon")


def test_what_is_legal_and_why_something_is_not(model):
    model.call("start_game", game="twilight-struggle", seat=2, seed=5)
    assert "3. Place influence in East Germany\n" in model.call("legal", table=1)
    assert "Germany [place east_germany]\n" in model.call("legal", table=1, notation=True)
    reason = "The setup points of the USSR go into its half of Europe only · rule 3.2"
    assert model.call("why", table=1, action="place france") == reason
    assert model.call("why", table=1, action="Place influence in France") == reason
    assert model.call("why", table=1, action="3") == "This is allowed."


@pytest.mark.parametrize(
    ("action", "answer"),
    [
        ("place france", "its half of Europe only · rule 3.2"),
        ("coup iran", "This is not what is being decided now."),
        (99, "Choose a number from 1 to 9."),
        (0, "Choose a number from 1 to 9."),
        ("make peace", "“make peace” is no action. Answer with the number of an option"),
        ("place", "“place” can mean several of your options"),
    ],
)
def test_a_move_that_cannot_be_changes_nothing(model, action, answer):
    model.call("start_game", game="twilight-struggle", seat=2, seed=5)
    before = model.call("look", table=1, long=True)
    assert answer in model.refused("move", table=1, action=action)
    assert model.call("look", table=1, long=True) == before


def test_moves_in_notation_news_and_log(model):
    model.call("start_game", game="twilight-struggle", seat=2, seed=5)
    told = model.call("move", table=1, action="place poland")
    assert told.startswith("Since your last move:\nThe USSR gains 1 influence in Poland, now 1\n\nYou decide")
    log = model.call("log", table=1)
    assert log.splitlines()[-1] == "4. The USSR gains 1 influence in Poland, now 1"
    assert model.call("log", table=1, since=3) == log.splitlines()[-1]
    assert model.call("log", table=1, since=4) == "Nothing has happened since."
    assert model.call("wait", table=1) == told


def test_undo_where_the_rules_allow_it(model):
    model.call("start_game", game="twilight-struggle", seat=2, seed=5)
    before = model.call("legal", table=1)
    model.call("move", table=1, action=1)
    assert model.call("undo", table=1) == before
    assert "Nothing can be taken back" in model.refused("undo", table=1)


def test_rules_and_cards(model):
    contents = model.call("rules", game="twilight-struggle")
    assert "\n6.3.1 Target\n" in contents
    told = model.call("rules", game="twilight-struggle", number="6.3")
    assert "6.3.1 Target\nAny country with enemy influence." in told
    assert "6.3.1 " in model.call("rules", game="twilight-struggle", number="6.3.1", language="ko")
    assert "has no rule 77" in model.refused("rules", game="twilight-struggle", number="77")
    fidel = model.call("card", game="twilight-struggle", name="fid")
    assert fidel.startswith("Fidel\nUSSR event · 2 operations · Early War · ")
    assert "No card is called “zorro”" in model.refused("card", game="twilight-struggle", name="zorro")


@pytest.mark.parametrize(
    ("wrong", "answer"),
    [
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"game": "toy", "seat": 3}, "Choose one from 1 to 2."),
        ({"game": "toy", "seat": 0}, "Choose one from 1 to 2."),
        ({"game": "toy", "seats": 7}, "toy is for 2 to 4 seats, not 7"),
        ({"game": "toy", "bots": ["oracle"]}, "there is no bot 'oracle'"),
        ({"game": "toy", "seats": 4, "bots": ["random"] * 2}, "2 bots are named for 3 other seats"),
        ({"game": "toy", "options": {"speed": 3}}, "there is no option 'speed'"),
        ({"game": "toy", "language": "xx"}, "there is no language 'xx'"),
        ({}, "Field required"),
    ],
)
def test_games_that_cannot_start(model, wrong, answer):
    assert answer in model.refused("start_game", **wrong)
    assert "You sit at no table." in model.call("list_tables")


def test_a_mistake_of_ours_tells_the_model_nothing_else(model, monkeypatch):
    model.call("start_game", game="toy")
    monkeypatch.setattr(Words, "seat", lambda words, seat: 1 / 0)
    assert model.refused("look", table=1) == "Error executing tool look"


def test_what_loses_the_game_is_told_before_it_is_done(model):
    """At DEFCON 2 a coup in a battleground ends it."""
    model.call("start_game", game="twilight-struggle", seat=2, bots=["random"], seed=1)
    table = TSScenario().at(4).defcon(2).us(canada=4, nigeria=1, sudan=1).ussr(poland=4)
    s = table.hold(USSR, "decolonization", "nasser").hold(US, "fidel").round(USSR)
    for move in ("play decolonization", "ops", "coup-attempt"):
        s = s.play(USSR, s.game.actions.parse(move))
    model.tools.tables[1] = LocalTable(model.tools.words, Match(s), USSR, [None, None])
    answer = model.call("move", table=1, action="coup nigeria")
    assert answer.startswith("The move has not been made")
    assert "nuclear war" in answer
    assert "rule 8.1.3" in answer
    assert not model.tools.tables[1].view["over"]
    model.call("move", table=1, action="coup nigeria", confirmed=True)
    assert model.tools.tables[1].view["over"]
