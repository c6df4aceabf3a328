"""What may not be known never reaches the wrong client: the wire is inspected."""

import json
import random
import re
from collections.abc import Callable

import httpx
import pytest

from tharsis.client import Client, Refused, SeatedClient

Guest = Callable[[str], Client]
CARDS = re.compile(r"\bc\d+\b")


class Tap:
    """A seat whose every received message is kept."""

    def __init__(self, seat: SeatedClient) -> None:
        self.seat = seat
        self.heard: list[str] = []
        plain = seat.receive

        def receive(timeout: float | None = None) -> dict[str, object]:
            message = plain(timeout)
            self.heard.append(json.dumps(message))
            return message

        seat.receive = receive  # type: ignore[method-assign]

    def listen(self) -> set[str]:
        """The ids of all cards mentioned since last time."""
        self.seat.ask({"type": "ping"})
        found = {card for message in self.heard for card in CARDS.findall(message)}
        self.heard.clear()
        return found

    def hand(self) -> set[str]:
        return {card for card in self.seat.view["table"]["hands"][self.seat.view["seat"]] if card}


def test_no_hidden_card_reaches_another_client(guest: Guest) -> None:
    """Every card mentioned to a client is one it may know: its own, a public one, or one it was shown."""
    ana, ben, cleo = guest("Ana"), guest("Ben"), guest("Cleo")
    table = ana.create("toy", seats=["me", "open"])["id"]
    ben.sit(table)
    chooser = random.Random(11)
    with ana.sit_down(table) as a, ben.sit_down(table) as b, cleo.sit_down(table, seat=-1) as c:
        taps = [Tap(a), Tap(b)]
        crowd = Tap(c)
        while not a.over:
            for tap, other in ((taps[0], taps[1]), (taps[1], taps[0])):
                tap.listen()
                other.listen()
                crowd.listen()
                # Peeking and raiding rightly show cards of the other hand; they have their own test.
                moves = [move for move in tap.seat.legal if not move.startswith(("peek", "raid"))]
                if not moves or tap.seat.over:
                    continue
                held = other.hand()
                probe(tap.seat)
                tap.seat.move(chooser.choice(moves))
                told, others_told, crowd_told = tap.listen(), other.listen(), crowd.listen()
                mine, theirs = tap.hand(), held & other.hand()
                assert mine
                assert not told & theirs
                assert not others_told & mine
                assert not crowd_told & (mine | theirs)
        assert crowd.seat.view["result"] is not None


def probe(seat: SeatedClient) -> None:
    """Ask about everything: refusals and previews must not tell either."""
    number, position = seat.view["seat"], seat.view["position"]
    seat.ask({"type": "why", "seat": number, "target": "button/roll"})
    with pytest.raises(Refused):
        seat.ask({"type": "preview", "seat": 1 - number, "position": position, "moves": ["roll"]})
    with pytest.raises(Refused):
        seat.ask({"type": "look", "seat": 1 - number})


def test_what_is_shown_to_one_is_hidden_from_others(guest: Guest) -> None:
    ana, ben, cleo = guest("Ana"), guest("Ben"), guest("Cleo")
    table = ana.create("toy", seats=["me", "open"])["id"]
    ben.sit(table)
    with ana.sit_down(table) as a, ben.sit_down(table) as b, cleo.sit_down(table) as c:
        for seat in (a, b):
            seat.move(seat.legal[0])
        for seat in (a, b, c):
            seat.ask({"type": "ping"})
        a.move("peek 1")
        for seat in (b, c):
            seat.ask({"type": "ping"})
        assert a.log[-1]["key"] == b.log[-1]["key"] == "peek"
        assert a.log[-1]["private"] is True
        assert c.log[-1]["key"] == "peek-hidden"
        assert "card" not in c.log[-1]["args"]


def test_requests_tell_no_secrets_either(guest: Guest) -> None:
    ana, ben = guest("Ana"), guest("Ben")
    table = ana.create("toy", seats=["me", "open"])["id"]
    ben.sit(table)
    with ana.sit_down(table) as a, ben.sit_down(table) as b:
        hidden = {card for card in b.view["table"]["hands"][1] if card}
        open_paths = ["", "/replay", "/replay/0", "/replay?seat=0", "/replay/0?seat=0", "/record?seat=0"]
        open_paths += ["/words/en", "/words/en?seat=0&long=true"]
        for path in open_paths:
            answer = httpx.get(
                f"{ana.url}/api/tables/{table}{path}", headers={"authorization": f"Bearer {ana.token}"}
            )
            assert answer.status_code == 200
            assert not set(CARDS.findall(answer.text)) & hidden
            assert not re.search("tape|seed|digest", answer.text)
        for path in ("/replay?seat=1", "/replay/0?seat=1", "/record?seat=1", "/record", "/words/en?seat=1"):
            with pytest.raises(Refused) as refusal:
                ana.request("GET", f"/tables/{table}{path}")
            assert refusal.value.code == "not-yours"
        a.move(a.legal[0])
        before = ben.request("GET", f"/tables/{table}/replay?seat=1")
        assert before["last"] == 0
        assert ana.request("GET", f"/tables/{table}/replay?seat=0")["last"] == 1


def test_after_the_end_everything_may_be_seen(guest: Guest) -> None:
    ana = guest("Ana")
    table = ana.create("toy", seats=["me", "bot:random"])["id"]
    with ana.sit_down(table) as a:
        while a.wait():
            a.move(a.legal[0])
        last = a.view
        log = a.log
    marks = ana.request("GET", f"/tables/{table}/replay?seat=1")
    shown = ana.request("GET", f"/tables/{table}/replay/{marks['last']}?seat=0")
    assert shown["table"] == last["table"]
    assert shown["result"] == last["result"]
    assert marks["marks"][-1]["log"] == len(log)
    rebuilt: list[object] = []
    for at in range(marks["last"] + 1):
        entries = ana.request("GET", f"/tables/{table}/replay/{at}?seat=0")["log"]
        rebuilt[entries["from"] :] = entries["entries"]
    assert rebuilt == log
    with pytest.raises(Refused):
        ana.request("GET", f"/tables/{table}/replay/{marks['last'] + 1}?seat=0")
