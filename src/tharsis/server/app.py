"""The application: routes, error answers, health, metrics."""

import hmac
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from asyncpg import InterfaceError, PostgresError
from fastapi import APIRouter, Depends, FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import HTMLResponse, JSONResponse, PlainTextResponse, Response
from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client import multiprocess as together
from redis.exceptions import RedisError
from sqlalchemy.exc import IntegrityError, NoResultFound, SQLAlchemyError
from starlette.exceptions import HTTPException

import tharsis
from tharsis.server import described, logs, pages
from tharsis.server.api import account, games, people, replays, reports, socket, tables, words
from tharsis.server.api.deps import REFUSALS, TheHouse, check_limits
from tharsis.server.auth import bearer, token_of
from tharsis.server.bodies import BodyLimit
from tharsis.server.faults import our_fault
from tharsis.server.headers import SAFE, SafeHeaders
from tharsis.server.house import House
from tharsis.server.logs import REFUSED
from tharsis.server.packed import PackedApi
from tharsis.server.problems import STATUS, Problem, unknown
from tharsis.server.relay import Relay, answering
from tharsis.server.settings import Settings, taken_from_environment


def create(settings: Settings | None = None) -> FastAPI:
    """One worker's application."""
    settings = settings or taken_from_environment()
    logs.configure(settings)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        app.state.house = House.build(settings)
        await app.state.house.start(answering(app))
        yield
        await app.state.house.stop()

    app = FastAPI(
        title="Tharsis",
        version=tharsis.__version__,
        description="Tables for heavy strategy board games. See docs/protocol.md for the socket.",
        lifespan=lifespan,
        docs_url=None,  # it would load scripts from elsewhere: see `described`
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.add_middleware(BodyLimit, most=settings.body_bytes, most_for_imports=settings.import_bytes)
    api = APIRouter(prefix="/api", dependencies=[Depends(check_limits)], responses=REFUSALS)
    for module in (people, account, reports, games, tables, words, replays):
        api.include_router(module.router)
    app.include_router(api)
    app.include_router(socket.router, prefix="/api")
    _add_description(app)
    _add_health(app)
    _add_errors(app)
    pages.mount(app)
    app.add_middleware(PackedApi)
    app.add_middleware(SafeHeaders, https=settings.secure_cookies)
    app.add_middleware(Relay)
    return app


def _add_description(app: FastAPI) -> None:
    @app.get("/api/docs", include_in_schema=False)
    async def docs() -> Response:
        headers = {"content-security-policy": described.POLICY}
        return HTMLResponse(described.page(app.openapi()), headers=headers)


def _add_health(app: FastAPI) -> None:
    missing: dict[int | str, dict[str, Any]] = {503: {"description": "a part is missing"}}

    @app.get("/api/health/live", tags=["health"])
    async def live() -> dict[str, Any]:
        """Whether this worker answers at all; if not, it has to be started again."""
        return {"ok": True, "version": tharsis.__version__}

    @app.get("/api/health", tags=["health"], responses=missing)
    @app.get("/api/health/ready", tags=["health"], responses=missing)
    async def ready(house: TheHouse) -> Response:
        """Whether this worker can serve: it has just written to the database, it hears the other workers,
        and its bots answer."""
        parts = await house.parts()
        body = {"ok": all(parts.values()), "version": tharsis.__version__, "parts": parts}
        return JSONResponse(body, 200 if body["ok"] else 503)

    @app.get("/api/metrics", tags=["health"], response_class=PlainTextResponse, responses=REFUSALS)
    async def metrics(request: Request, house: TheHouse) -> Response:
        """Prometheus metrics, of all workers when there are several; off unless the settings say so."""
        if not house.settings.metrics:
            raise unknown("request", "GET /api/metrics")
        wanted = house.settings.metrics_token
        if wanted and not hmac.compare_digest((bearer(request) or "").encode(), wanted.encode()):
            raise Problem("not-yours", "figures need the token of THARSIS_METRICS_TOKEN")
        if "PROMETHEUS_MULTIPROC_DIR" in os.environ:
            registry = CollectorRegistry()
            together.MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
            return Response(generate_latest(registry), media_type="text/plain")
        return Response(generate_latest(), media_type="text/plain")


def _add_errors(app: FastAPI) -> None:
    @app.exception_handler(Problem)
    async def problem(request: Request, error: Problem) -> JSONResponse:
        return _refusal(error)

    @app.exception_handler(RequestValidationError)
    async def bad_request(request: Request, error: RequestValidationError) -> JSONResponse:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"] if part != "body")
        return _refusal(Problem("bad-message", f"{where}: {first['msg']}" if where else first["msg"]))

    @app.exception_handler(HTTPException)
    async def no_route(request: Request, error: HTTPException) -> JSONResponse:
        code = {404: "unknown"}.get(error.status_code, "bad-message")
        body = {"error": {"code": code, "detail": str(error.detail)}}
        return JSONResponse(body, error.status_code, headers=error.headers)

    async def failed(request: Request, error: Exception) -> JSONResponse:
        answer = _refusal(our_fault(error, path=request.url.path))
        answer.headers.update(SAFE)  # a fault is answered outside of everything else
        return answer

    # What a database or Redis that is not there throws; `Exception` alone goes on to the web server.
    for kind in (Exception, SQLAlchemyError, PostgresError, InterfaceError, RedisError, OSError):
        app.add_exception_handler(kind, failed)

    @app.exception_handler(IntegrityError)
    @app.exception_handler(NoResultFound)
    async def gone(request: Request, error: SQLAlchemyError) -> JSONResponse:
        """Whoever was forgotten while they asked for something else is nobody; anything else is our fault."""
        house: House = request.app.state.house
        if token_of(request) is None or await house.sessions.caller(request) is not None:
            return await failed(request, error)
        return _refusal(Problem("no-person", "you have been deleted or signed out meanwhile"))


def _refusal(problem: Problem) -> JSONResponse:
    REFUSED.labels(problem.code).inc()
    after = problem.error.get("after")
    headers = {"retry-after": str(int(after) + 1)} if after else {}
    return JSONResponse({"error": problem.error}, STATUS[problem.code], headers=headers)
