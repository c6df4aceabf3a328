"""The web page, as built into the package; every path that is no file is the page's own."""

from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.responses import HTMLResponse, Response

from tharsis.server.headers import PAGE_POLICY
from tharsis.server.packed import packed_file
from tharsis.server.problems import unknown

STATIC = Path(__file__).parent / "static"
NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Tharsis</title>
<h1>Tharsis</h1>
<p>The server runs, but the page has not been built into this installation.
Run <code>make web</code> in the project, or play in the terminal with <code>tharsis play</code>.
The API is described at <a href="/api/docs">/api/docs</a>.</p>
</html>
"""
POLICY = {"content-security-policy": PAGE_POLICY}


def mount(app: FastAPI) -> None:
    """Serve the page under everything that is not the API."""

    @app.get("/{path:path}", include_in_schema=False)
    async def page(request: Request, path: str) -> Response:
        if path.startswith("api/"):
            raise unknown("request", f"GET /{path}")
        found = _file(path) or _file("index.html")
        if found is None:
            return HTMLResponse(NOT_BUILT, headers=POLICY)
        # Their names change with what is in them.
        lasting = found.parent.name == "assets"
        cache = "public, max-age=31536000, immutable" if lasting else "no-cache"
        return packed_file(request, found, {**POLICY, "cache-control": cache})


def _file(path: str) -> Path | None:
    """A file of the built page; nothing outside its folder."""
    if not path or "\x00" in path:
        return None
    found = (STATIC / path).resolve()
    return found if found.is_relative_to(STATIC.resolve()) and found.is_file() else None
