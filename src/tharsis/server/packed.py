"""What is sent, as small as whoever asks can read it: files that were packed when the page was built, answers
that stay the same, packed once, and other answers of the API, packed as they go."""

import gzip
import hashlib
import re
from dataclasses import dataclass, field
from mimetypes import guess_type
from pathlib import Path
from typing import Final

from fastapi import Request
from fastapi.responses import FileResponse, Response
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Receive, Scope, Send

#: The packed forms of a file lie beside it; the smallest comes first.
BESIDE: Final = {"br": ".br", "gzip": ".gz"}
#: Below so many bytes nothing is won.
WORTH: Final = 1024
REFUSED: Final = re.compile(r"\s*q\s*=\s*0(\.0*)?\s*")
VARY: Final = "Accept-Encoding"


def accepted(request: Request) -> set[str]:
    """The encodings that a browser says it can read."""
    parts = (part.partition(";") for part in request.headers.get("accept-encoding", "").lower().split(","))
    return {name.strip() for name, _, weight in parts if not REFUSED.fullmatch(weight)}


def known(request: Request, etag: str) -> bool:
    """Whether a browser has the very same already."""
    return etag in [
        tag.strip().removeprefix("W/") for tag in request.headers.get("if-none-match", "").split(",")
    ]


def packed_file(request: Request, path: Path, headers: dict[str, str], *, vary: str = "") -> Response:
    """A file in the best form there is of it; ``vary`` says on what else its choice depends."""
    wanted = accepted(request)
    forms = [(name, path.with_name(path.name + ending)) for name, ending in BESIDE.items() if name in wanted]
    encoding, found = next((form for form in forms if form[1].is_file()), ("", path))
    stat = found.stat()
    etag = f'"{path.stem}-{stat.st_mtime_ns:x}-{stat.st_size:x}"'
    headers = {**headers, "vary": ", ".join(filter(None, (VARY, vary))), "etag": etag}
    if known(request, etag):
        return Response(status_code=304, headers=headers)
    headers |= {"content-encoding": encoding} if encoding else {}
    return FileResponse(found, headers=headers, media_type=guess_type(path.name)[0])


@dataclass(frozen=True)
class Lasting:
    """An answer that stays the same while the server runs: browsers ask whether it still does, and get it
    once."""

    body: bytes
    media_type: str
    small: bytes = field(init=False)
    etag: str = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "small", gzip.compress(self.body, 9, mtime=0))
        object.__setattr__(self, "etag", f'"{hashlib.sha256(self.body).hexdigest()[:20]}"')

    def answer(self, request: Request) -> Response:
        headers = {"vary": VARY, "etag": self.etag, "cache-control": "no-cache"}
        if known(request, self.etag):
            return Response(status_code=304, headers=headers)
        if "gzip" in accepted(request):
            return Response(
                self.small, headers={**headers, "content-encoding": "gzip"}, media_type=self.media_type
            )
        return Response(self.body, headers=headers, media_type=self.media_type)


class PackedApi:
    """Packs answers of the API that are worth it; files of the page are packed already."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.packing = GZipMiddleware(app, minimum_size=WORTH, compresslevel=6)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        packs = scope["type"] == "http" and scope["path"].startswith("/api/")
        await (self.packing if packs else self.app)(scope, receive, send)
