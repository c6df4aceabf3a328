"""Hostile clients: nothing they send ends in a fault of ours, a leak, or a changed game."""

import contextlib
import json
import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from server.harness import Launcher, Server
from tharsis.client import Client, Refused, SeatedClient

Guest = Callable[[str], Client]
#: Messages over the socket, and about as many requests; `make soak` has more patience.
FUZZ = int(os.environ.get("THARSIS_FUZZ", "1000"))
QUIET = settings(
    max_examples=max(25, FUZZ // 40),  # for each kind of request
    deadline=None,
    suppress_health_check=list(HealthCheck),
    phases=[Phase.explicit, Phase.generate],
    derandomize=True,
)


def test_openapi(server: Server, guest: Guest) -> None:
    """Schemathesis over every documented request, as somebody who sits at a table."""
    ana = guest("Ana")
    table = ana.create("toy", seats=["me", "open"])["id"]
    guest("Ben").sit(table)
    schema = schemathesis.openapi.from_url(server.url + "/api/openapi.json")
    checks = [not_a_server_error, response_schema_conformance, status_code_conformance]
    tried = 0
    for found in schema.get_all_operations():
        operation = found.ok()

        leaving = operation.method.upper() == "DELETE" or operation.path.endswith(("/logout", "/login"))
        token = guest("Ben").token if leaving else ana.token
        headers = {"authorization": f"Bearer {token}"}

        @given(case=operation.as_strategy())
        @QUIET
        def attack(case: Any) -> None:
            nonlocal tried
            tried += 1
            if "table" in case.path_parameters and tried % 2:
                case.path_parameters["table"] = table
            case.call_and_validate(checks=checks, headers=headers)  # noqa: B023

        attack()
    assert tried > 300
    assert ana.table(table)["state"] in ("running", "finished")


WORDS = [
    "hello",
    "look",
    "move",
    "retract",
    "undo",
    "why",
    "preview",
    "propose",
    "answer",
    "resign",
    "chat",
    "log",
]
FIELDS = [
    "type",
    "id",
    "protocol",
    "seat",
    "position",
    "log",
    "moves",
    "unless",
    "move",
    "target",
    "about",
    "of",
    "bot",
]
VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=20)
    | st.sampled_from([*WORDS, "bid c1", "roll", "raid 1", "peek 1", "card/c3", "undo", "abandon", "bot"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4),
    max_leaves=8,
)
ANYTHING = st.fixed_dictionaries(
    {"type": st.sampled_from([w for w in WORDS if w not in ("resign", "propose")]) | VALUES},
    optional={field: VALUES | st.integers(0, 3) for field in FIELDS if field != "type"}
    | {"proposal": VALUES, "yes": VALUES, "text": VALUES, "from": VALUES},
)
SEAT = st.integers(-1, 8)
POSITION = st.integers(0, 6) | st.integers(0, 1 << 31)
NOTATION = st.sampled_from(
    ["bid c1", "bid c3", "roll", "done", "raid 0", "raid 1", "peek 1", "omen"]
) | st.text(min_size=1, max_size=10)
#: Of the right shape, about things that may or may not be there.
WELL_FORMED = {
    "hello": {"protocol": st.just(1), "seat": SEAT, "position": POSITION, "log": POSITION},
    "look": {"seat": SEAT},
    "move": {
        "seat": SEAT,
        "position": POSITION,
        "moves": st.lists(NOTATION, min_size=1, max_size=3),
        "unless": st.lists(st.sampled_from(["final", "grave", "waste", "note"]), max_size=4),
    },
    "retract": {"seat": SEAT, "position": POSITION},
    "undo": {"seat": SEAT, "position": POSITION},
    "why": {"seat": SEAT, "move": NOTATION} | {"target": st.sampled_from(["card/c3", "seat/1"]) | st.text()},
    "preview": {"seat": SEAT, "position": POSITION, "moves": st.lists(NOTATION, min_size=1, max_size=3)},
    "propose": {"seat": SEAT, "about": st.just("bot"), "of": SEAT, "bot": st.just("random") | st.text()},
    "answer": {"seat": SEAT, "proposal": POSITION, "yes": st.booleans()},
    "resign": {"seat": st.integers(2, 8)},
    "chat": {"text": st.text(max_size=40)},
    "log": {"from": POSITION},
}
MESSAGES = ANYTHING | st.one_of(
    *[st.fixed_dictionaries({"type": st.just(word), **fields}) for word, fields in WELL_FORMED.items()]
)
CARD = re.compile(r"\bc\d+\b")


def test_socket(server: Server, guest: Guest) -> None:
    """Messages of every shape: each gets an answer that is no fault, and the socket lives on."""
    ana, ben = guest("Ana"), guest("Ben")
    table = ana.create("toy", seats=["me", "open"])["id"]
    ben.sit(table)
    address = server.url.replace("http", "ws") + f"/api/tables/{table}/socket"
    with ben.sit_down(table) as witness:
        hidden = {card for card in witness.view["table"]["hands"][1] if card}
        with connect(address, additional_headers={"authorization": f"Bearer {ana.token}"}) as line:
            line.send('{"type": "hello", "protocol": 1}')
            named: set[str] = set()  # cards the attacker spoke of: their echo, in chat too, tells nothing

            @given(message=MESSAGES, noise=st.binary(max_size=30) | st.text(max_size=30))
            @settings(QUIET, max_examples=FUZZ)
            def attack(message: dict[str, Any], noise: bytes | str) -> None:
                attempt = json.dumps({**message, "id": 7})
                named.update(CARD.findall(f"{noise!r} {attempt}"))
                line.send(noise)
                line.send(attempt)
                line.send('{"type": "ping", "id": 8}')
                answers = []
                while not answers or answers[-1].get("re") != 8:
                    text = str(line.recv())
                    assert not set(CARD.findall(text)) & hidden - named
                    answers.append(json.loads(text))
                assert "internal" not in [answer.get("error", {}).get("code") for answer in answers]
                assert 7 in [answer.get("re") for answer in answers]
                read_all(witness)

            attack()
        witness.ask({"type": "ping"})
        assert witness.view["over"] is False


def read_all(seat: SeatedClient) -> None:
    """Who does not read is cut off in the end."""
    with contextlib.suppress(TimeoutError):
        while True:
            seat.receive(timeout=0)


def test_far_too_large_and_far_too_many(guest: Guest, launcher: Launcher, tmp_path: Path) -> None:
    ana = guest("Ana")
    with ana.sit_down(ana.create("toy", seats=["me", "open"])["id"]) as seat:
        with pytest.raises(Refused, match="64 KiB"):
            seat.ask({"type": "chat", "text": "x" * 70_000})
        seat.ask({"type": "ping"})
    strict = Server(launcher, tmp_path, rate_limit=60).start()
    with Client(strict.url, name="Ben") as ben:
        hasty = ben.sit_down(ben.create("toy", seats=["me", "open"])["id"])
        with pytest.raises(ConnectionClosed) as closed:
            ask_without_end(hasty)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4429
    strict.stop()


def ask_without_end(seat: SeatedClient) -> None:
    while True:
        with contextlib.suppress(Refused):
            seat.ask({"type": "ping"})
