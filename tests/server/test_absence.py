"""Players who are away: their seat is kept for a while, and they can always come back."""

import sqlite3
from collections.abc import Callable
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from server.harness import Launcher, Server, wait_until
from server.indoors import opened
from server.test_links import notices
from tharsis.client import Client, Refused, SeatedClient
from tharsis.server import clocks, seating
from tharsis.server.bus import Bus
from tharsis.server.database import Database
from tharsis.server.hub import Hub
from tharsis.server.live import Live
from tharsis.server.models import Seat, now
from tharsis.server.problems import Problem

Guest = Callable[[str], Client]
MOVE, PLAYER = {"kind": "move"}, {"kind": "player"}


def refused(code: str, seat: SeatedClient, /, **message: object) -> Refused:
    with pytest.raises(Refused) as refusal:
        seat.ask(message)
    assert refusal.value.code == code
    return refusal.value


def moment(text: str) -> datetime:
    return datetime.fromisoformat(text)


def duel(ana: Client, ben: Client, **settings: Any) -> str:
    table: str = ana.create("toy", seats=["me", "open"], **settings)["id"]
    ben.sit(table)
    return table


def until_away(seat: SeatedClient, of: int) -> dict[str, Any]:
    """Wait until everybody is told that a player is away."""
    while seat.summary["seats"][of]["connected"] or not seat.summary["seats"][of]["away"]:
        seat.receive()
    found: dict[str, Any] = seat.summary["seats"][of]
    return found


def visit(client: Client, witness: SeatedClient, of: int) -> dict[str, Any]:
    """Come and go, as another one at the table sees it."""
    with client.sit_down(witness.summary["id"]):
        while not witness.summary["seats"][of]["connected"]:
            witness.receive()
    return until_away(witness, of)


def long_ago(server: Server, table: str) -> None:
    """As if whoever is away had gone an hour ago."""
    with sqlite3.connect(server.folder / "tharsis.db", timeout=60) as database:
        database.execute(
            "UPDATE seats SET away = datetime(away, '-1 hour') WHERE table_id = ? AND away IS NOT NULL",
            (table,),
        )


@pytest.mark.parametrize(
    ("clock", "seconds"),
    [
        (None, 300),
        ({**MOVE, "seconds": 60}, 300),
        ({**PLAYER, "seconds": 2700}, 300),
        ({**MOVE, "seconds": 3 * 86400}, 3 * 86400),
        ({**PLAYER, "seconds": 30 * 86400}, 86400),
    ],
)
def test_the_tables_pace_says_how_long_a_seat_is_kept(clock: dict[str, Any] | None, seconds: int) -> None:
    assert clocks.grace(clock, 300) == timedelta(seconds=seconds)


def test_a_seat_is_kept_when_its_player_loses_the_connection(guest: Guest) -> None:
    ana, ben = guest("Ana"), guest("Ben")
    table = duel(ana, ben)
    with ana.sit_down(table) as first:
        with ben.sit_down(table):
            refused("taken", first, type="propose", seat=0, about="bot", of=1)
        away = until_away(first, 1)
        assert moment(away["until"]) - moment(away["away"]) == timedelta(seconds=300)
        error = refused("too-soon", first, type="propose", seat=0, about="bot", of=1)
        assert error.error["until"] == away["until"], "the refusal says when it becomes possible"
        assert ana.table(table)["seats"][1]["kind"] == "person"
        with ben.sit_down(table):
            while first.summary["seats"][1]["away"]:
                first.receive()
            assert first.summary["seats"][1]["until"] is None


def test_whoever_never_came_is_waited_for_as_long(guest: Guest) -> None:
    ana, ben = guest("Ana"), guest("Ben")
    with ana.sit_down(duel(ana, ben, clock={**MOVE, "seconds": 2 * 86400})) as first:
        away = first.summary["seats"][1]
        assert moment(away["until"]) - moment(away["away"]) == timedelta(days=2)
        refused("too-soon", first, type="propose", seat=0, about="bot", of=1)


def test_after_a_while_a_bot_takes_over_until_the_owner_is_back(guest: Guest, server: Server) -> None:
    ana, ben = guest("Ana"), guest("Ben")
    table = duel(ana, ben)
    with ana.sit_down(table) as first:
        long_ago(server, table)
        visit(ben, first, 1)
        refused("too-soon", first, type="propose", seat=0, about="bot", of=1)  # it counts from when Ben went
        long_ago(server, table)
        refused("unknown", first, type="propose", seat=0, about="bot", of=1, bot="oracle")
        first.ask({"type": "propose", "seat": 0, "about": "bot", "of": 1, "bot": "random"})
        card = ben.table(table)
        assert (card["seats"][1]["kind"], card["seats"][1]["owner"], card["lost"]) == ("bot", "Ben", [1])
        assert table in [each["id"] for each in ben.request("GET", "/tables?mine=true")["tables"]]
        with pytest.raises(Refused):
            guest("Cleo").come_back(table, 1)
        back = ben.come_back(table, 1)
        assert (back["mine"], back["lost"], back["seats"][1]["owner"]) == ([1], [], None)
        assert notices(first) == [("agreed-bot", ""), ("back", "Ben")]
        with pytest.raises(Refused):
            ben.come_back(table, 1)
        with ben.sit_down(table) as second:
            assert second.view["seat"] == 1, "with his own eyes"


def test_who_watches_a_bot_play_their_seat_is_told_all_along_that_it_is_theirs(guest: Guest) -> None:
    """Once only the greeting said so, and the next word of who is here took it back."""
    ana, ben, cleo = guest("Ana"), guest("Ben"), guest("Cleo")
    table = duel(ana, ben)
    ben.leave(table, 1)
    with ben.sit_down(table) as watching:
        assert watching.summary["lost"] == [1]
        with cleo.sit_down(table) as spectator, ana.sit_down(table):
            heard = watching.receive()
            while heard["type"] != "table":
                heard = watching.receive()
            assert watching.summary["lost"] == [1]
            assert spectator.summary["lost"] == []


def test_who_comes_back_before_all_have_agreed_keeps_the_seat(guest: Guest, server: Server) -> None:
    ana, ben, cleo = guest("Ana"), guest("Ben"), guest("Cleo")
    table = ana.create("toy", seats=["me", "open", "open"])["id"]
    ben.sit(table)
    cleo.sit(table)
    with ana.sit_down(table) as first, cleo.sit_down(table) as third:
        long_ago(server, table)
        first.ask({"type": "propose", "seat": 0, "about": "bot", "of": 1})
        with ben.sit_down(table):
            refused("taken", third, type="answer", seat=2, proposal=1, yes=True)
            refused("no-such-proposal", third, type="answer", seat=2, proposal=1, yes=True)
    assert ana.table(table)["seats"][1]["kind"] == "person"


def test_who_ran_out_of_time_comes_back_with_a_little(guest: Guest) -> None:
    ana, ben = guest("Ana"), guest("Ben")
    table = duel(ana, ben, clock={**PLAYER, "seconds": 1, "then": "bot"})
    with ana.sit_down(table) as seat:
        while seat.summary["seats"][0]["kind"] != "bot":
            seat.receive()
        assert seat.summary["lost"] == [0]
        if ana.table(table)["state"] == "running":
            ana.come_back(table, 0)
            assert ana.table(table)["mine"] == [0]


async def test_time_waits_for_the_owner(db: Database, live: Live) -> None:
    async with db.write() as session:
        table, seats = await seating.lobby.seated(session, live.id)
        table.clock = {**PLAYER, "seconds": 600, "increment": 0, "then": "bot"}
        seats[1].left, seats[1].since = 100.0, now() - timedelta(seconds=70)
    await seating.hand_over(live, 1, "ben", "random")
    kept = await opened(db, live.id)
    assert (kept.seats[1].owner, kept.seats[1].since) == ("ben", None)
    assert 0 < (kept.seats[1].left or 0) <= 30
    assert clocks.shown(kept.seats, now())["left"][1] is None, "a bot has no clock"
    with pytest.raises(Problem, match="somebody else"):
        await seating.hand_over(live, 1, "ben", "random")
    await seating.come_back(live, 1, "ben")
    again = await opened(db, live.id)
    assert (again.seats[1].left, again.table.bots_owe) == (clocks.AGAIN, False)
    assert again.seats[1].since is not None, "the question is Ben's again"


def test_absence_survives_a_crash_and_counts_from_when_it_is_noticed(
    launcher: Launcher, tmp_path: Path
) -> None:
    server = Server(launcher, tmp_path).start()
    with Client(server.url, name="Ana") as ana, Client(server.url, name="Ben") as ben:
        left, torn = duel(ana, ben), duel(ana, ben)
        with ana.sit_down(left) as first:
            gone = visit(ben, first, 1)["away"]
        hanging = ben.sit_down(torn)
        server.kill()
        restarted = now()
        server.start()
        with ana.sit_down(left) as first:
            assert first.summary["seats"][1]["away"] == gone
        with ana.sit_down(torn) as first:
            assert moment(until_away(first, 1)["away"]) >= restarted.replace(microsecond=0)
        hanging._stack.pop_all()
    server.stop()


async def test_presence_that_lapses_counts_from_then(db: Database, live: Live) -> None:
    """Ben's worker dies: nobody hears him go, and one day he is no longer in the list."""
    bus = Bus()
    hub = Hub(db, bus, grace=300)
    room = await hub.room(live.id)
    for person in ("ana", "ben"):
        await bus.enter(live.id, person)
    await hub.look_round(room)
    assert [seat.away for seat in room.live.seats] == [None, None]
    lapsed = now()
    await bus.leave(live.id, "ben")
    await hub.look_round(room)
    async with db.read() as session:
        away = (await session.get_one(Seat, (live.id, 1))).away
    assert away is not None
    assert away >= lapsed
    await hub.look_round(room)
    async with db.read() as session:
        assert (await session.get_one(Seat, (live.id, 1))).away == away, "it does not move on"


def test_who_is_still_connected_elsewhere_is_not_away(houses: list[Server]) -> None:
    with Client(houses[0].url, name="Ana") as ana, Client(houses[0].url, name="Ben") as ben:
        table = duel(ana, ben)
        elsewhere = Client(houses[-1].url, token=ben.token)
        with ana.sit_down(table) as first:
            tab, other = ben.sit_down(table), elsewhere.sit_down(table)
            tab.close()
            other.ask({"type": "ping"})
            wait_until(lambda: ana.table(table)["seats"][1]["connected"])
            refused("taken", first, type="propose", seat=0, about="bot", of=1)
            other.close()
            assert until_away(first, 1)["until"]
            with elsewhere.sit_down(table):
                while first.summary["seats"][1]["away"]:
                    first.receive()
        elsewhere.close()
