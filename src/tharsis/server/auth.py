"""Tokens, passwords, secret links, and whether a request comes from our own page."""

import asyncio
import hashlib
import secrets
from string import ascii_letters
from urllib.parse import urlsplit

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from itsdangerous import BadSignature, URLSafeSerializer
from starlette.requests import HTTPConnection

COOKIE = "tharsis"
YEAR = 365 * 24 * 3600
#: Passwords that are checked at the same time: each takes a core and 64 MiB for a moment.
AT_ONCE = 2


def new_id() -> str:
    """An id that cannot be guessed. It never begins with a dash: a command would take it for an option."""
    return secrets.choice(ascii_letters) + secrets.token_urlsafe(12)[1:]


class Keys:
    """Signs tokens, so that forged ones are told without asking the database; checks passwords off the event
    loop."""

    def __init__(self, secret: str) -> None:
        self._signer = URLSafeSerializer(secret, salt="tharsis-session")
        self._former = URLSafeSerializer(secret, salt="tharsis-person")
        self._hasher = PasswordHasher()
        self._turn = asyncio.Semaphore(AT_ONCE)
        self._nobodys = self._hasher.hash(secrets.token_urlsafe(24))

    def new_token(self) -> str:
        return self._signer.dumps(secrets.token_urlsafe(24))

    def made(self, token: str) -> bool:
        """Whether a token is one of ours; if so, there may be a session to it."""
        return _signed(self._signer, token) is not None

    def former_person(self, token: str) -> str | None:
        """The person that a token of the time before sessions names."""
        return _signed(self._former, token)

    async def hash(self, password: str) -> str:
        async with self._turn:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def verify(self, hashed: str | None, password: str) -> bool:
        """Without a hash it is nobody's password, which takes as long to find out."""
        try:
            async with self._turn:
                right = await asyncio.to_thread(self._hasher.verify, hashed or self._nobodys, password)
        except (VerificationError, InvalidHashError):
            return False
        return right and hashed is not None


def _signed(signer: URLSafeSerializer, token: str) -> str | None:
    try:
        found = signer.loads(token)
    except BadSignature:
        return None
    return found if isinstance(found, str) else None


def new_link() -> tuple[str, str]:
    """A secret for a link, and its hash, which is all that is kept."""
    token = secrets.token_urlsafe(24)
    return token, hash_link(token)


def hash_link(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def bearer(connection: HTTPConnection) -> str | None:
    """The token that a script sends along."""
    header = connection.headers.get("authorization", "")
    return header[7:].strip() if header.lower().startswith("bearer ") else None


def token_of(connection: HTTPConnection) -> str | None:
    """What a request or a socket says about who sent it."""
    return bearer(connection) or connection.cookies.get(COOKIE)


def from_our_page(connection: HTTPConnection, public_url: str) -> bool:
    """Whether a browser's request comes from our own page: other sites must not use the cookie. Scripts need
    no origin, but whoever opens a socket with a cookie is a browser and has one."""
    if bearer(connection) is not None:
        return True
    origin = connection.headers.get("origin")
    if origin is None:
        return connection.scope["type"] != "websocket" or COOKIE not in connection.cookies
    return urlsplit(origin).netloc in (connection.headers.get("host"), urlsplit(public_url).netloc or None)
