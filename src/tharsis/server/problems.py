"""Refusals that a client is told: a code for programs, a sentence for people, and nothing has changed."""

from typing import Any, Final

STATUS: Final = {
    "bad-message": 422,
    "protocol": 400,
    "no-person": 401,
    "wrong-password": 403,
    "not-yours": 403,
    "banned": 403,
    "muted": 403,
    "unknown": 404,
    "name-taken": 409,
    "taken": 409,
    "one-seat": 409,
    "link-used": 409,
    "too-soon": 409,
    "not-open": 409,
    "finished": 409,
    "stale": 409,
    "not-legal": 409,
    "no-undo": 409,
    "no-such-proposal": 409,
    "too-large": 413,
    "broken": 409,
    "no-letters": 409,
    "too-many": 429,
    "internal": 500,
    "unavailable": 503,
}


class Problem(Exception):
    """One of the errors of docs/protocol.md."""

    def __init__(self, code: str, detail: str, **more: Any) -> None:
        super().__init__(detail)
        self.code = code
        self.status = STATUS[code]
        self.error: dict[str, Any] = {"code": code, "detail": detail, **more}

    def __reduce__(self) -> tuple[object, ...]:
        """It may be raised in another process."""
        return _again, (self.error,)


def _again(error: dict[str, Any]) -> Problem:
    return Problem(**error)


def unknown(what: str, which: object) -> Problem:
    return Problem("unknown", f"there is no {what} {which!r}")
