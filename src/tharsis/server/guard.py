"""Connections that keep nobody waiting: half-sent requests and sockets that have gone silent are dropped.

uvicorn ends an idle connection only after its first answer, and closes a dead socket only once all that was
written to it has been read; here both end by themselves.
"""

import asyncio
from functools import partial
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

#: How messages are compressed, each by itself, so that sockets keep no memory of the last ones. It costs half
#: of zlib's usual effort, and a view is a sixth of its size instead of a seventh.
COMPRESSION = ServerPerMessageDeflateFactory(
    server_no_context_takeover=True,
    client_no_context_takeover=True,
    server_max_window_bits=12,
    client_max_window_bits=12,
    compress_settings={"level": 1, "memLevel": 5},
)


class GuardedHttp(HttpToolsProtocol):
    """A request has to arrive whole within some seconds from when its connection was made, or it began."""

    def __init__(self, seconds: float, **parts: Any) -> None:
        super().__init__(**parts)
        self._seconds = seconds
        self._deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._expect()

    def data_received(self, data: bytes) -> None:
        self._expect()
        super().data_received(data)

    def on_message_begin(self) -> None:
        self._expect()
        super().on_message_begin()

    def on_message_complete(self) -> None:
        self._arrived()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._arrived()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self._arrived()
        super().connection_lost(exc)

    def _expect(self) -> None:
        if self._deadline is None:
            self._deadline = self.loop.call_later(self._seconds, self.transport.abort)

    def _arrived(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None


class GuardedSocket(WebSocketsSansIOProtocol):
    """A socket whose client does not answer a ping is gone at once, with all that waits to be sent."""

    def __init__(self, *given: Any, **parts: Any) -> None:
        super().__init__(*given, **parts)
        self.conn.available_extensions = [COMPRESSION]

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()


def options(request_seconds: float, ping_seconds: float) -> dict[str, Any]:
    """What uvicorn is told about connections."""
    return {
        "http": partial(GuardedHttp, request_seconds),
        "ws": GuardedSocket,
        "ws_ping_interval": ping_seconds,
        "ws_ping_timeout": ping_seconds,
    }
