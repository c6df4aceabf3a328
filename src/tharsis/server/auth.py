"""Who is calling: a signed cookie or bearer token, passwords, seat links."""

import asyncio
import hashlib
import secrets
from string import ascii_letters

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from itsdangerous import BadSignature, URLSafeSerializer
from starlette.requests import HTTPConnection

COOKIE = "tharsis"
YEAR = 365 * 24 * 3600


def new_id() -> str:
    """An id that cannot be guessed. It never begins with a dash: a command would take it for an option."""
    return secrets.choice(ascii_letters) + secrets.token_urlsafe(12)[1:]


class Keys:
    """Signs and reads tokens; checks passwords off the event loop."""

    def __init__(self, secret: str) -> None:
        self._signer = URLSafeSerializer(secret, salt="tharsis-person")
        self._hasher = PasswordHasher()

    def token(self, person: str) -> str:
        return self._signer.dumps(person)

    def person(self, token: str) -> str | None:
        """The person a token names; nobody when it is not ours."""
        try:
            found = self._signer.loads(token)
        except BadSignature:
            return None
        return found if isinstance(found, str) else None

    def caller(self, connection: HTTPConnection) -> str | None:
        """Who sent this request or opened this socket."""
        header = connection.headers.get("authorization", "")
        if header.lower().startswith("bearer "):
            return self.person(header[7:].strip())
        cookie = connection.cookies.get(COOKIE)
        return self.person(cookie) if cookie else None

    async def hash(self, password: str) -> str:
        return await asyncio.to_thread(self._hasher.hash, password)

    async def verify(self, hashed: str, password: str) -> bool:
        try:
            return await asyncio.to_thread(self._hasher.verify, hashed, password)
        except (VerificationError, InvalidHashError):
            return False


def new_link() -> tuple[str, str]:
    """A secret for a seat link, and its hash, which is all that is kept."""
    token = secrets.token_urlsafe(24)
    return token, hash_link(token)


def hash_link(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def same_origin(connection: HTTPConnection) -> bool:
    """Whether a browser's request comes from our own page: other sites must not use the cookie."""
    origin = connection.headers.get("origin")
    if origin is None or connection.headers.get("authorization"):
        return True
    return origin.split("://", 1)[-1] == connection.headers.get("host")
