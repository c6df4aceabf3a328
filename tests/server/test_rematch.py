"""Playing again: all people of the table have to want it."""

from collections.abc import Callable

import pytest

from tharsis.client import Client, Refused, SeatedClient

Guest = Callable[[str], Client]
DAYS = {"kind": "move", "seconds": 3 * 86400, "then": "bot"}


def refused(code: str, act: Callable[..., object], *given: object, **named: object) -> None:
    with pytest.raises(Refused) as refusal:
        act(*given, **named)
    assert refusal.value.code == code


def finished(ana: Client, ben: Client, **settings: object) -> str:
    """Ana and Ben have played, and both are gone."""
    table: str = ana.create("toy", seats=["me", "open"], **settings)["id"]
    ben.sit(table)
    with ana.sit_down(table) as seat:
        seat.ask({"type": "resign", "seat": 0})
    return table


def until_offered(seat: SeatedClient, offer: object) -> None:
    while seat.summary["offer"] != offer:
        seat.receive()


def test_a_rematch_begins_when_the_other_agrees(guest: Guest) -> None:
    ana, ben = guest("Ana"), guest("Ben")
    table = finished(ana, ben, clock={"kind": "player", "seconds": 600})
    with ana.sit_down(table), ben.sit_down(table) as asked:
        offered = ana.rematch(table)
        assert offered["rematch"] is None
        assert offered["offer"] == {"yes": [0], "waiting": [1]}
        until_offered(asked, {"yes": [0], "waiting": [1]})
        assert ana.rematch(table)["offer"] == {"yes": [0], "waiting": [1]}, "asked twice it is one word"
        fresh = ben.rematch(table)["rematch"]
        again = ben.table(fresh)
        assert (again["state"], again["mine"], ana.table(fresh)["mine"]) == ("running", [0], [1])
        assert ana.rematch(table)["rematch"] == fresh
        assert ana.table(fresh)["host"] is True, "who offered it"
        assert ben.table(table)["offer"] is None
        refused("not-open", ben.rematch, table, yes=False)


def test_no_ends_an_offer(guest: Guest) -> None:
    ana, ben = guest("Ana"), guest("Ben")
    table = finished(ana, ben)
    with ana.sit_down(table) as waiting:
        ana.rematch(table)
        assert ben.rematch(table, yes=False)["offer"] is None
        until_offered(waiting, None)
        ana.rematch(table)
        assert ana.rematch(table, yes=False)["offer"] is None, "who offered may take it back"
        refused("no-such-proposal", ben.rematch, table, yes=False)


def test_leaving_takes_the_word_back_and_nobody_waits_for_it(guest: Guest) -> None:
    ana, ben = guest("Ana"), guest("Ben")
    table = finished(ana, ben)
    with ben.sit_down(table) as asked:
        with ana.sit_down(table):
            ana.rematch(table)
            until_offered(asked, {"yes": [0], "waiting": [1]})
        until_offered(asked, None)
        assert ben.rematch(table)["offer"] == {"yes": [1], "waiting": [0]}
        assert ana.table(table)["rematch"] is None, "nothing begins while Ana is gone"
        with ana.sit_down(table) as back:
            assert back.summary["offer"] == {"yes": [1], "waiting": [0]}
            assert ana.rematch(table)["rematch"] is not None


def test_over_days_an_offer_waits_for_whoever_comes(guest: Guest) -> None:
    ana, ben = guest("Ana"), guest("Ben")
    table = finished(ana, ben, clock=DAYS)
    ana.rematch(table)
    mine = ben.request("GET", "/tables?mine=true&state=finished")["tables"]
    assert [card["offer"] for card in mine] == [{"yes": [0], "waiting": [1]}], "Ben finds it in the lobby"
    assert ben.rematch(table)["rematch"] is not None


def test_bots_agree(guest: Guest) -> None:
    ana = guest("Ana")
    table = ana.create("toy", seats=["me", "bot:random"])["id"]
    refused("not-open", ana.rematch, table)
    with ana.sit_down(table) as seat:
        seat.ask({"type": "resign", "seat": 0})
    refused("not-yours", guest("Cleo").rematch, table)
    fresh = ana.rematch(table)["rematch"]
    assert ana.table(fresh)["mine"] == [1]
    assert ana.rematch(table)["rematch"] == fresh
