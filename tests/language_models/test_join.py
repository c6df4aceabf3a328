"""A language model takes a seat at a Tharsis server."""

from contextlib import contextmanager

import pytest

from language_models.conftest import options
from server.harness import Server
from tharsis.client import Client
from tharsis.kernel import Rng, games


@pytest.fixture
def ana(server):
    with Client(server.url, name="Ana") as client:
        yield client


@pytest.fixture(autouse=True)
def impatient(monkeypatch):
    """A move does not wait for people who wait for the test."""
    monkeypatch.setattr("tharsis.mcp.remote.PATIENCE", 0.0)


@contextmanager
def beside(ana, model, game="toy"):
    """Ana at a table with a model, who came by the link that she sent."""
    table = ana.create(game, seats=["me", "open"])["id"]
    path = ana.request("POST", f"/tables/{table}/link", {"seat": 1})["path"]
    text = model.call("join_table", link=ana.url + path, player_name="Mo")
    with ana.sit_down(table) as seat:
        yield seat, text


def test_a_seat_by_its_link(ana, model):
    with beside(ana, model) as (seat, text):
        assert text.startswith("You sit at table 1: Lanterns (toy).\n\nRound 1 of 8\n")
        assert "You decide (Mo). · rule 2.1\nRound 1: bid a card\n1. Bid " in text
        seat.wait()
        seat.move(seat.legal[0])
        text = model.call("move", table=1, action=1)
        assert text.startswith("So far:\nAna bid ")
        assert "Mo bid " in text


def test_a_whole_game_against_a_bot_by_the_link_of_the_table(ana, model, monkeypatch):
    monkeypatch.setattr("tharsis.mcp.remote.PATIENCE", 600.0)
    table = ana.create("toy", seats=["open", "bot:random"])["id"]
    text = model.call("join_table", link=f"{ana.url}/table/{table}", player_name="Mo")
    rng = Rng()
    rng.seed(3)
    while found := options(text):
        text = model.call("move", table=1, action=found[rng.below(len(found))][0])
    assert "Mo: " in text
    assert "Random: " in text
    assert ana.table(table)["state"] == "finished"


def test_somebodys_own_seat_by_their_key(ana, model):
    table = ana.create("twilight-struggle", seats=["bot:heuristic", "me"])["id"]
    model.call("join_table", link=f"{ana.url}/table/{table}", key=ana.token, language="ko")
    before = model.call("wait", table=1)
    assert "결정할 차례입니다(Ana)." in before
    assert "소련 영향력을 6" in before
    model.call("move", table=1, action="place poland")
    assert "소련 영향력을 5" in model.call("legal", table=1)
    assert "소련 영향력을 6" in model.call("undo", table=1)
    assert "되돌릴 수 없습니다" in model.refused("undo", table=1)


def test_an_answer_is_taken_back_while_others_still_think(ana, model):
    with beside(ana, model) as (seat, _):
        text = model.call("move", table=1, action=1)
        assert "Others decide (Ana). · rule 2.1\nRound 1: bid a card" in text
        assert "It is not your decision now." in model.refused("move", table=1, action="bid c3")
        assert "others decide" in model.call("list_tables")
        assert "You decide (Mo)." in model.call("undo", table=1)
        model.call("move", table=1, action=2)
        seat.wait()
        seat.move(seat.legal[0])
        assert "Ana bid " in model.call("wait", table=1, seconds=0)


def test_a_move_that_cannot_be_changes_nothing(ana, model):
    with beside(ana, model, "twilight-struggle") as (seat, before):
        reason = "The setup points of the USSR go into its half of Europe only · rule 3.2"
        assert model.refused("move", table=1, action="place france") == reason
        assert model.call("why", table=1, action="Place influence in France") == reason
        assert "is no action" in model.refused("move", table=1, action="x")
        assert model.call("look", table=1) == before.partition("\n\n")[2]
        assert seat.view["position"] == 0


def test_a_table_that_has_not_started(ana, model):
    table = ana.create("toy", seats=["me", "open", "open"])["id"]
    text = model.call("join_table", link=f"{ana.url}/table/{table}")
    assert "The table has not started yet" in text
    assert "waiting for players" in model.call("list_tables")
    assert "has not started yet" in model.refused("move", table=1, action=1)
    with Client(ana.url, name="Ben") as ben:
        ben.sit(table)
    assert "Round 1: bid a card" in model.call("look", table=1)


@pytest.mark.parametrize(
    ("link", "answer"),
    [
        ("hello", "hello is no link to a seat"),
        ("ftp://x/table/y", "is no link to a seat"),
        ("{url}/table/nowhere", "The server refuses: unknown"),
        ("{url}/seat/forged", "The server refuses: unknown"),
        ("http://127.0.0.1:1/table/x", "http://127.0.0.1:1 does not answer."),
    ],
)
def test_links_that_lead_nowhere(ana, model, link, answer):
    assert answer in model.refused("join_table", link=link.format(url=ana.url))
    assert "You sit at no table." in model.call("list_tables")


def test_a_game_that_is_not_installed_here_takes_no_seat(ana, model, monkeypatch):
    table = ana.create("toy", seats=["open", "bot:random"])["id"]
    monkeypatch.delitem(games(), "toy")
    assert "there is no game 'toy'" in model.refused("join_table", link=f"{ana.url}/table/{table}")
    assert ana.table(table)["seats"][0]["kind"] == "open"


def test_a_full_table_is_refused(ana, model):
    table = ana.create("toy", seats=["me", "bot:random"])["id"]
    assert "The server refuses" in model.refused("join_table", link=f"{ana.url}/table/{table}")


def test_a_server_that_goes_away_and_comes_back(launcher, model, tmp_path):
    server = Server(launcher, tmp_path).start()
    with Client(server.url, name="Ana") as ana:
        table = ana.create("toy", seats=["open", "bot:random"])["id"]
        model.call("join_table", link=f"{server.url}/table/{table}")
    before = model.call("look", table=1)
    server.kill()
    assert "does not answer" in model.refused("look", table=1)
    assert "its server does not answer" in model.call("list_tables")
    server.start()
    assert model.call("look", table=1) == before
    model.call("leave_table", table=1)
    server.stop()
