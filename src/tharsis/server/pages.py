"""The web page, as built into the package; every path that is no file is the page's own, which comes in the
language of who asks for it."""

from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.responses import HTMLResponse, Response

from tharsis.server.headers import PAGE_POLICY
from tharsis.server.packed import packed_file
from tharsis.server.problems import unknown
from tharsis.server.spoken import VARY, language_of, words_in

STATIC = Path(__file__).parent / "static"
#: As long as there is no page.
NOT_BUILT = """<!doctype html>
<html lang="{language}"><meta charset="utf-8"><title>Tharsis</title>
<h1>Tharsis</h1>
<p>{words}</p>
</html>
"""
POLICY = {"content-security-policy": PAGE_POLICY}


def mount(app: FastAPI) -> None:
    """Serve the page under everything that is not the API."""

    @app.get("/{path:path}", include_in_schema=False)
    async def page(request: Request, path: str) -> Response:
        if path.startswith("api/"):
            raise unknown("request", f"GET /{path}")
        if found := _file(path):
            # Their names change with what is in them.
            lasting = found.parent.name == "assets"
            cache = "public, max-age=31536000, immutable" if lasting else "no-cache"
            return packed_file(request, found, {**POLICY, "cache-control": cache})
        language = language_of(request)
        if index := _file(f"index.{language}.html") or _file("index.html"):
            headers = {**POLICY, "cache-control": "no-cache", "content-language": language}
            return packed_file(request, index, headers, vary=VARY)
        return HTMLResponse(_not_built(language), headers={**POLICY, "vary": VARY})


def _not_built(language: str) -> str:
    parts = {
        "make": "<code>make web</code>",
        "play": "<code>tharsis play</code>",
        "docs": '<a href="/api/docs">/api/docs</a>',
    }
    return NOT_BUILT.format(language=language, words=words_in(language).say("server-not-built", **parts))


def _file(path: str) -> Path | None:
    """A file of the built page; nothing outside its folder."""
    if not path or "\x00" in path:
        return None
    found = (STATIC / path).resolve()
    return found if found.is_relative_to(STATIC.resolve()) and found.is_file() else None
