"""How large a request may be, and how deep its JSON: looked at before anything of it is parsed."""

import json
import re
from typing import Any

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tharsis.server.logs import REFUSED
from tharsis.server.problems import Problem

#: Lists and objects within each other, and all of them together: a hundred times what we ever ask for.
DEEPEST = 20
MOST_BRACKETS = 1000
#: Bodies of imports that may be under way at the same time; each is large.
LARGE_AT_ONCE = 8
IMPORTS = "/api/imports"
#: Strings, which are passed over (also one that never ends), and brackets.
_PARTS = re.compile(rb'"(?:[^"\\]++|\\.)*+"?|[\[{]|[\]}]', re.DOTALL)


def check_shape(text: bytes) -> None:
    """Refuse JSON that is deep or has very many parts, without recursion and in one pass."""
    depth = brackets = 0
    for part in _PARTS.finditer(text):
        sign = part[0]
        if sign in (b"[", b"{"):
            depth, brackets = depth + 1, brackets + 1
            if depth > DEEPEST or brackets > MOST_BRACKETS:
                raise Problem("bad-message", "this JSON is nested too deeply, or has too many parts")
        elif sign in (b"]", b"}"):
            depth -= 1


class BodyLimit:
    """Reads the body of a request up to a limit, looks at its shape, and hands it on."""

    def __init__(self, app: ASGIApp, most: int, most_for_imports: int) -> None:
        self.app = app
        self.most = most
        self.most_for_imports = most_for_imports
        self._large = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        try:
            body = await self._read(scope, receive)
        except Problem as problem:
            await _refuse(problem, send)
            return
        if body is not None:
            await self.app(scope, _handed_on(body, receive), send)

    async def _read(self, scope: Scope, receive: Receive) -> bytes | None:
        if scope["path"] != IMPORTS:
            return await _body(scope, receive, self.most)
        if self._large >= LARGE_AT_ONCE:
            raise Problem("too-many", "many games are being sent: try again in a moment", after=5)
        self._large += 1
        try:
            return await _body(scope, receive, self.most_for_imports)
        finally:
            self._large -= 1


async def _body(scope: Scope, receive: Receive, most: int) -> bytes | None:
    """The whole body; nothing when the client went away before it was whole."""
    declared = dict(scope["headers"]).get(b"content-length", b"0")
    _check_size(int(declared) if declared.isdigit() else 0, most)
    parts: list[bytes] = []
    size = 0
    more = True
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            return None
        parts.append(message.get("body", b""))
        size += len(parts[-1])
        _check_size(size, most)
        more = message.get("more_body", False)
    body = b"".join(parts)
    check_shape(body)
    return body


def _check_size(size: int, most: int) -> None:
    if size > most:
        raise Problem("too-large", f"send at most {most} bytes", most=most)


def _handed_on(body: bytes, receive: Receive) -> Receive:
    waiting: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def next_message() -> Message:
        return waiting.pop() if waiting else await receive()

    return next_message


async def _refuse(problem: Problem, send: Send) -> None:
    """The rest of the body is not read: the connection ends with the answer."""
    REFUSED.labels(problem.code).inc()
    body = json.dumps({"error": problem.error}).encode()
    headers: list[Any] = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"connection", b"close"),
    ]
    await send({"type": "http.response.start", "status": problem.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
