"""Records out and in."""

import json
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from typer.testing import CliRunner

from server.harness import Server, wait_until
from server.toys import RECORD, Start
from tharsis.client import Client, Refused
from tharsis.kernel import games
from tharsis.kernel.replay import read
from tharsis.server.commands import finished_games, tables
from toy import GAME

Guest = Callable[[str], Client]


def finished(ana: Client) -> str:
    table: str = ana.create("toy", seats=["me", "bot:random"])["id"]
    with ana.sit_down(table) as seat:
        while seat.wait():
            seat.move(seat.legal[-1])
    return table


def record_of(client: Client, table: str) -> str:
    headers = {"authorization": f"Bearer {client.token}"}
    return httpx.get(f"{client.url}/api/tables/{table}/record", headers=headers).text


def imported(client: Client, **body: object) -> dict[str, object]:
    row = client.request("POST", "/imports", dict(body))
    path = f"/imports/{row['id']}"
    wait_until(lambda: client.request("GET", path)["state"] != "working")
    return client.request("GET", path)


def test_a_finished_game_is_a_replay_that_verifies_and_comes_back(guest: Guest) -> None:
    ana = guest("Ana")
    table = finished(ana)
    text = record_of(ana, table)
    replay = read(text, {"toy": GAME})
    assert replay.names == ["Ana", "random"]
    assert replay.verify().over
    back = imported(ana, game="toy", text=text)
    assert back["state"] == "done"
    again = str(back["table"])
    assert ana.table(again)["result"]["ranks"] == ana.table(table)["result"]["ranks"]
    assert json.loads(record_of(ana, again))["moves"] == json.loads(text)["moves"]
    listed = ana.request("GET", f"/tables/{again}/replay")
    assert (listed["last"], listed["left_out"]) == (len(replay.moves), 0)
    assert again not in [card["id"] for card in ana.request("GET", "/tables?limit=100")["tables"]]


def test_a_replay_of_the_older_format_and_of_earlier_rules_comes_in(guest: Guest) -> None:
    ana = guest("Ana")
    text = record_of(ana, finished(ana))
    data = json.loads(text)
    told = [line.partition(": ") for line in data["moves"]]
    data["moves"] = [move for move, _, _ in told]
    data["tape"] = data.pop("dealt") + [cell for *_, cells in told if cells for cell in cells.split(", ")]
    back = imported(ana, game="toy", text=json.dumps({**data, "tharsis_replay": 1, "rules": 0}))
    assert back["state"] == "done", back["error"]
    again = json.loads(record_of(ana, str(back["table"])))
    assert again["moves"] == json.loads(text)["moves"], "each move has its outcomes again"


def test_a_forged_or_broken_record_is_refused_with_the_first_bad_move(guest: Guest) -> None:
    ana = guest("Ana")
    good = json.loads(record_of(ana, finished(ana)))
    forged = {**good, "moves": [*good["moves"][:3], "0 castle", *good["moves"][4:]]}
    answer = imported(ana, game="toy", text=json.dumps(forged))
    assert answer["state"] == "failed"
    assert "move 4" in str(answer["error"])
    assert imported(ana, game="toy", text="{")["state"] == "failed"
    assert "not of toy-crash" in str(imported(ana, game="toy-crash", text=json.dumps(good))["error"])
    assert imported(ana, game="toy", text="1. e4", format="record")["state"] == "failed"
    with pytest.raises(Refused):
        guest("Ben").request("GET", "/imports/nothing")


def test_records_of_other_programs(guest: Guest) -> None:
    """What a record tells is kept as far as it goes; where it parts from the rules, its line is named."""
    ana = guest("Ana")
    bids = [RECORD.actions.notation(Start().build(RECORD).legal(seat)[0]) for seat in (0, 1)]
    lines = [f"{seat} {bid}" for seat, bid in enumerate(bids)]
    good = imported(ana, game="toy-record", format="record", text="\n".join(lines))
    assert good["state"] == "done"
    assert good["warnings"] == []
    assert ana.request("GET", f"/tables/{good['table']}/replay")["last"] == 2
    bad = imported(ana, game="toy-record", format="record", text="\n".join([lines[0], "1 bid c99"]))
    assert bad["state"] == "failed"
    assert str(bad["error"]).startswith("line 2:")


def test_lines_of_a_record_that_cannot_be_read_are_told(guest: Guest) -> None:
    ana = guest("Ana")
    bid = RECORD.actions.notation(Start().build(RECORD).legal(0)[0])
    torn = imported(ana, game="toy-record", format="record", text=f"castle\n0 {bid}")
    assert torn["state"] == "done"
    assert torn["warnings"] == ["line 1: castle: names no seat", "the record ends early"]
    lost = imported(ana, game="toy-record", format="record", text="castle")
    assert (lost["state"], lost["table"]) == ("failed", None)
    assert lost["error"] == (
        "no move of this record could be read; line 1: castle: names no seat; the record ends early"
    )


def test_a_running_game_gives_only_its_own_seats_record(guest: Guest) -> None:
    ana = guest("Ana")
    table = ana.create("toy", seats=["me", "open"])["id"]
    guest("Ben").sit(table)
    with ana.sit_down(table) as seat:
        chosen = seat.legal[0]
        seat.move(chosen)
    record = json.loads(
        httpx.get(
            f"{ana.url}/api/tables/{table}/record?seat=0", headers={"authorization": f"Bearer {ana.token}"}
        ).text
    )
    assert record["moves"] == [chosen]
    assert set(record) == {"tharsis_record", "game", "rules", "options", "seat", "names", "moves", "log"}


def test_tables_command(
    guest: Guest, server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(games(), "toy", GAME)
    ana = guest("Ana")
    table = finished(ana)
    running = ana.create("toy", seats=["me", "open"])["id"]
    guest("Ben").sit(running)
    database = ["--database", f"sqlite:///{server.folder / 'tharsis.db'}"]
    cli = CliRunner()
    listed = json.loads(cli.invoke(tables, ["list", "--json", "--state", "finished", *database]).stdout)
    assert table in [card["id"] for card in listed]
    assert table in cli.invoke(tables, ["list", *database]).stdout.replace("\n", "")
    target = tmp_path / "game.json"
    assert cli.invoke(tables, ["export", table, "--to", str(target), *database]).exit_code == 0
    assert read(target.read_text(), {"toy": GAME}).verify().over
    assert "secrets" in str(cli.invoke(tables, ["export", running, *database]).exception)
    found = finished_games("toy", database[1])
    assert found[table] == target.read_text()
    assert running not in found
    assert f"follows rules {GAME.rules_version}" in cli.invoke(tables, ["rerun", running, *database]).stdout
    assert cli.invoke(tables, ["delete", table, "--yes", *database]).exit_code == 0
    with pytest.raises(Refused):
        ana.table(table)
