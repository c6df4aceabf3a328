"""Leads whoever comes to a table that lives at another worker there: the request or socket stays here, and is
answered there."""

import asyncio
import contextlib
import json
import re
from typing import Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tharsis.server.homes import Homes
from tharsis.server.kinds import Farewell
from tharsis.server.logs import log
from tharsis.server.problems import Problem
from tharsis.server.wire import Answer, Gone, Talk, Wire

TABLE: Final = re.compile(r"/api/tables/([A-Za-z0-9_\-]{1,24})(?:/|$)")
#: What the other worker is told of a request; bytes become text on the way.
TOLD: Final = (
    "type", "http_version", "scheme", "method", "root_path", "path", "raw_path", "query_string", "headers",
    "client", "server", "subprotocols",
)  # fmt: skip


class Relay:
    """The outermost part of the application: what is led on, is not looked at here."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        talk = await _led_on(scope)
        if talk is None:
            await self.app(scope, receive, send)
        else:
            await _carry(scope, receive, send, talk)


async def _led_on(scope: Scope) -> Talk | None:
    """A conversation with the worker where the table of a request lives, if that is another one."""
    if scope["type"] not in ("http", "websocket") or scope.get("led_here"):
        return None
    table = TABLE.match(scope["path"])
    if table is None:
        return None
    homes: Homes = scope["app"].state.house.homes
    wire = await homes.elsewhere(table[1], stays=scope["type"] == "websocket")
    return await _begun(wire, scope) if wire is not None else None


async def _begun(wire: Wire, scope: Scope) -> Talk | None:
    with contextlib.suppress(OSError):  # it broke just now: we can do it ourselves
        return await wire.begin({name: scope[name] for name in TOLD if name in scope})
    return None


# -- at the worker that people came to ----------------------------------------------------------------


async def _carry(scope: Scope, receive: Receive, send: Send, talk: Talk) -> None:
    asking = asyncio.create_task(_ask(receive, talk))
    try:
        await _answer(scope, send, talk)
    finally:
        asking.cancel()
        await talk.end()


async def _ask(receive: Receive, talk: Talk) -> None:
    """All that the client says."""
    with contextlib.suppress(Gone):
        while True:
            event = await receive()
            await talk.send(dict(event))
            if event["type"].endswith(".disconnect"):
                return


async def _answer(scope: Scope, send: Send, talk: Talk) -> None:
    """All that it is answered; if the other worker dies over it, the client is told to come again."""
    begun = complete = False
    with contextlib.suppress(OSError):  # the client is gone
        while not complete:
            try:
                event = await talk.receive()
            except Gone:
                break
            begun, complete = True, _last(event)
            await send(event)
        if scope["type"] == "websocket" and not complete:
            await send({"type": "websocket.close", "code": Farewell.RESTART})
        elif not begun:
            await _apologise(send)


def _last(event: Message) -> bool:
    """Whether nothing can follow."""
    if event["type"] == "http.response.body":
        return not event.get("more_body", False)
    return bool(event["type"] == "websocket.close")


async def _apologise(send: Send) -> None:
    problem = Problem("unavailable", "the table is moving to another worker: try again in a moment")
    body = json.dumps({"error": problem.error}).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": problem.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


# -- at the worker where the table lives --------------------------------------------------------------


def answering(app: ASGIApp) -> Answer:
    """Lets the application answer what other workers lead here."""
    under_way: set[asyncio.Task[None]] = set()

    def answer(told: Message, talk: Talk) -> None:
        task = asyncio.create_task(_serve(app, _scope(told), talk))
        under_way.add(task)
        task.add_done_callback(under_way.discard)

    return answer


def _scope(told: Message) -> Scope:
    """The request as it was where it came in."""
    scope = {**told, "asgi": {"version": "3.0"}, "extensions": {}, "state": {}, "led_here": True}
    for name in ("raw_path", "query_string"):
        if isinstance(scope.get(name), str):
            scope[name] = scope[name].encode("latin-1")
    for name in ("client", "server"):
        scope[name] = tuple(scope[name]) if scope.get(name) else None
    return scope


async def _serve(app: ASGIApp, scope: Scope, talk: Talk) -> None:
    async def receive() -> Message:
        try:
            return await talk.receive()
        except Gone:
            return {"type": f"{scope['type']}.disconnect", "code": 1006}

    async def send(event: Message) -> None:
        try:
            await talk.send(dict(event))
        except Gone:
            if scope["type"] == "websocket":
                raise  # as a web server does it: the conversation is over

    try:
        await app(scope, receive, send)
    except Gone:
        pass  # nobody is left whom anything could be told
    except Exception:
        log.exception("what was led here failed", path=scope["path"])
    finally:
        await talk.end()
