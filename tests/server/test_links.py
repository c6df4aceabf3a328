"""Seat links: one person, once; who may give one, and when."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from threading import Barrier
from typing import Any

import pytest

from server.harness import Server
from tharsis.client import Client, Refused, SeatedClient

Guest = Callable[[str], Client]


def refused(code: str, act: Callable[..., object], *given: object) -> Refused:
    with pytest.raises(Refused) as refusal:
        act(*given)
    assert refusal.value.code == code
    return refusal.value


def notices(seat: SeatedClient) -> list[tuple[str, str]]:
    """What the server itself has said at the table, and of whom."""
    seat._say({"type": "hello", "protocol": 1, "seat": seat.view["seat"]})
    while (message := seat.receive())["type"] != "welcome":
        pass
    return [(line["text"], line["name"]) for line in message["chat"] if line["seat"] == -2]


def started(ana: Client, ben: Client) -> tuple[str, str]:
    """A running table at which Ben sits by Ana's link, and that link."""
    table: str = ana.create("toy", seats=["me", "open"], public=False)["id"]
    link = ana.link(table, 1)
    assert ben.take_seat(link)["table"]["mine"] == [1]
    return table, link


def test_a_link_seats_one_person_once(guest: Guest) -> None:
    ana, ben, again = guest("Ana"), guest("Ben"), guest("Ana in another window")
    table, link = started(ana, ben)
    assert ana.table(table)["state"] == "running"
    refused("link-used", again.take_seat, link)
    refused("link-used", ana.take_seat, link)
    assert ben.take_seat(link)["seat"] == 1, "who has the seat finds the table by it"
    assert ben.table(table)["mine"] == [1]


def test_the_host_gives_no_new_link_for_a_seat_that_is_taken(guest: Guest) -> None:
    ana, ben = guest("Ana"), guest("Ben")
    table, _ = started(ana, ben)
    refused("not-yours", ana.link, table, 1)
    waiting = ana.create("toy", seats=["me", "open", "open"])["id"]
    ben.sit(waiting, 1)
    refused("not-yours", ana.link, waiting, 1)
    refused("not-yours", ben.link, waiting, 2)


def test_a_bot_from_the_beginning_keeps_its_seat(guest: Guest) -> None:
    ana = guest("Ana")
    table = ana.create("toy", seats=["me", "bot:random"])["id"]
    refused("taken", ana.link, table, 1)


def test_a_link_can_be_withdrawn_and_is_replaced_by_the_next(guest: Guest) -> None:
    ana, ben = guest("Ana"), guest("Ben")
    table = ana.create("toy", seats=["me", "open"])["id"]
    first = ana.link(table, 1)
    second = ana.link(table, 1)
    refused("unknown", ben.take_seat, first)
    assert ana.table(table)["links"] == [1]
    assert ben.table(table)["links"] == []
    refused("not-yours", ben.withdraw_link, table, 1)
    assert ana.withdraw_link(table, 1)["links"] == []
    refused("unknown", ben.take_seat, second)
    refused("unknown", ana.withdraw_link, table, 1)
    assert ana.table(table)["seats"][1]["kind"] == "open"


def test_sitting_down_without_it_ends_a_link(guest: Guest) -> None:
    ana, ben, cleo = guest("Ana"), guest("Ben"), guest("Cleo")
    table = ana.create("toy", seats=["me", "open", "open"])["id"]
    link = ana.link(table, 1)
    ben.sit(table, 1)
    refused("unknown", cleo.take_seat, link)
    assert ben.table(table)["mine"] == [1]


def test_giving_ones_own_seat_away_is_said_to_all(guest: Guest) -> None:
    ana, ben, cleo = guest("Ana"), guest("Ben"), guest("Cleo")
    table, _ = started(ana, ben)
    own = ben.link(table, 1)
    with ana.sit_down(table) as seat:
        assert cleo.take_seat(own)["seat"] == 1
        assert notices(seat) == [("link-taken", "Cleo")]
    assert ben.table(table)["mine"] == []
    refused("link-used", ben.take_seat, own)
    refused("not-yours", ben.come_back, table, 1)


def test_a_seat_that_its_player_left_is_given_to_another_visibly(guest: Guest) -> None:
    ana, ben, cleo = guest("Ana"), guest("Ben"), guest("Cleo")
    table, _ = started(ana, ben)
    ben.leave(table, 1)
    refused("not-yours", cleo.link, table, 1)
    link = ana.link(table, 1)
    assert ben.table(table)["lost"] == [1], "until somebody has sat down, Ben may come back"
    with ana.sit_down(table) as seat:
        assert cleo.take_seat(link)["table"]["mine"] == [1]
        assert notices(seat) == [("left-bot", ""), ("link-made", "Ben"), ("link-taken", "Cleo")]
    assert ben.table(table)["lost"] == []
    refused("not-yours", ben.come_back, table, 1)


def test_coming_back_ends_the_link_that_was_made_meanwhile(guest: Guest) -> None:
    ana, ben, cleo = guest("Ana"), guest("Ben"), guest("Cleo")
    table, _ = started(ana, ben)
    ben.leave(table, 1)
    link = ana.link(table, 1)
    assert ben.come_back(table, 1)["mine"] == [1]
    refused("unknown", cleo.take_seat, link)
    ben.leave(table, 1)
    link = ana.link(table, 1)
    ana.withdraw_link(table, 1)
    refused("unknown", cleo.take_seat, link)
    with ana.sit_down(table) as seat:
        assert ("link-withdrawn", "Ben") in notices(seat)


def test_nobody_takes_a_second_seat_of_a_running_game(guest: Guest) -> None:
    """Whoever knows one hand does not get to see another."""
    ana, ben = guest("Ana"), guest("Ben")
    table, _ = started(ana, ben)
    ben.leave(table, 1)
    refused("one-seat", ana.take_seat, ana.link(table, 1))
    assert ana.table(table)["mine"] == [0]


def test_who_resigned_does_not_come_back(guest: Guest) -> None:
    ana, ben = guest("Ana"), guest("Ben")
    table = ana.create("toy", seats=["me", "open", "bot:random"])["id"]
    ben.sit(table)
    with ben.sit_down(table) as seat:
        seat.ask({"type": "resign", "seat": 1})
    assert ben.table(table)["lost"] == []
    refused("not-yours", ben.come_back, table, 1)
    refused("taken", ana.link, table, 1)


def test_nobody_sits_down_in_a_finished_game(guest: Guest) -> None:
    ana, ben, cleo = guest("Ana"), guest("Ben"), guest("Cleo")
    table, _ = started(ana, ben)
    link = ben.link(table, 1)
    with ana.sit_down(table) as seat:
        seat.ask({"type": "resign", "seat": 0})
    refused("finished", cleo.take_seat, link)
    refused("finished", ben.link, table, 1)
    assert ben.table(table)["mine"] == [1]


def at_once(*acts: Callable[[], Any]) -> list[Any]:
    """Do things at the same moment; gives what each answered, or its refusal."""
    together = Barrier(len(acts))

    def do(act: Callable[[], Any]) -> Any:
        together.wait()
        try:
            return act()
        except Refused as refusal:
            return refusal

    with ThreadPoolExecutor(len(acts)) as pool:
        return list(pool.map(do, acts))


def test_of_two_who_open_one_link_at_once_one_has_the_seat(houses: list[Server]) -> None:
    with (
        Client(houses[0].url, name="Ana") as ana,
        Client(houses[0].url, name="Ben") as ben,
        Client(houses[-1].url, name="Cleo") as cleo,
    ):
        for _ in range(15):
            table = ana.create("toy", seats=["me", "open", "bot:random"])["id"]
            link = ana.link(table, 1)
            answers = at_once(partial(ben.take_seat, link), partial(cleo.take_seat, link))
            late = [answer.code for answer in answers if isinstance(answer, Refused)]
            assert late == ["link-used"]
            assert sorted([ben.table(table)["mine"], cleo.table(table)["mine"]]) == [[], [1]]
            assert ana.table(table)["state"] == "running"


def test_leaving_while_the_last_one_sits_down_leaves_no_hole(houses: list[Server]) -> None:
    with Client(houses[0].url, name="Ana") as ana, Client(houses[-1].url, name="Ben") as ben:
        for _ in range(25):
            table = ana.create("toy", seats=["me", "open", "bot:random"])["id"]
            at_once(partial(ana.leave, table, 0), partial(ben.sit, table, 1))
            try:
                card = ben.table(table)
            except Refused:
                continue  # Ana was first, and the table went with her
            assert (card["state"] == "running") == ("open" not in [seat["kind"] for seat in card["seats"]])
