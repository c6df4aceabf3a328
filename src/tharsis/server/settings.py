"""What can be set, by environment (``THARSIS_…``) or by the options of ``tharsis serve``."""

import contextlib
import os
import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Any

from platformdirs import user_data_path
from pydantic import Field, model_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

from tharsis.kernel.errors import TharsisError

SHORTEST_SECRET = 32


class Settings(BaseSettings):
    """Everything has a default: a server starts with nothing configured."""

    model_config = SettingsConfigDict(env_prefix="THARSIS_", extra="ignore")

    host: str = "127.0.0.1"
    port: int = Field(default=8000, ge=0, le=65535)
    workers: int = Field(default=1, ge=1, le=64)
    data: Path = Field(default_factory=lambda: user_data_path("tharsis", appauthor=False))
    database: str = ""
    #: Connections of each worker to PostgreSQL, which takes a hundred in all unless told otherwise.
    database_connections: int = Field(default=20, ge=2, le=1000)
    redis: str = ""
    #: Where the other workers reach this one, to lead people to the tables that live here; port 0 is any.
    link_host: str = "127.0.0.1"
    link_port: int = Field(default=0, ge=0, le=65535)
    secret: str = ""
    #: Days after which somebody who did not come back is signed out.
    session_days: int = Field(default=90, ge=1, le=3650)
    #: Where players reach this server, for the links in reminders.
    public_url: str = ""
    secure_cookies: bool = False
    #: Addresses or networks of web servers before this one, whose word on the caller's address is believed.
    trusted_proxies: str = "127.0.0.1,::1"
    #: Whether figures for Prometheus are served, and the bearer token that they then need, if any.
    metrics: bool = False
    metrics_token: str = ""
    #: The size of the process pool for bots, and how long one of their moves may take. Without any, `tharsis
    #: worker` plays them.
    bot_workers: int = Field(default=1, ge=0, le=64)
    bot_seconds: float = Field(default=2.0, gt=0)
    #: Seconds beyond that until a bot is taken to hang, and is replaced.
    bot_grace: float = Field(default=20.0, ge=0)
    #: Processes that read imports, and as many that look back at games; how long one piece of work may take.
    #: Without any, `tharsis worker` does it.
    import_workers: int = Field(default=1, ge=0, le=64)
    import_seconds: float = Field(default=600.0, gt=0)
    #: Moves of the longest game that is read in.
    import_moves: int = Field(default=20_000, ge=1)
    #: Megabytes of address space for each process of bots and imports; 0 is no limit.
    process_memory: int = Field(default=2048, ge=0)
    #: Of `tharsis worker`: processes for each kind of work, 0 for as many as the machine has cores; and which
    #: kinds.
    worker_processes: int = Field(default=0, ge=0, le=256)
    worker_kinds: str = "bots,analysis"
    #: Positions kept for looking back, over all games.
    replay_positions: int = Field(default=400, ge=1)
    #: What one person may have at a time: tables set up and not over, such tables of bots alone, imports in
    #: work, and a day, sockets. 0 is no limit, here and below.
    person_tables: int = Field(default=100, ge=0)
    person_bot_tables: int = Field(default=3, ge=0)
    person_imports: int = Field(default=2, ge=0)
    person_imports_a_day: int = Field(default=100, ge=0)
    person_sockets: int = Field(default=60, ge=0)
    #: What one address may do in an hour: tables, tables of bots alone, imports, guests; and its sockets.
    address_tables: int = Field(default=300, ge=0)
    address_bot_tables: int = Field(default=30, ge=0)
    address_imports: int = Field(default=100, ge=0)
    address_guests: int = Field(default=200, ge=0)
    address_sockets: int = Field(default=400, ge=0)
    #: Bytes of a request, and of one that brings a game to import.
    body_bytes: int = Field(default=64 << 10, ge=1024)
    import_bytes: int = Field(default=8 << 20, ge=1024)
    #: Seconds until a request must have arrived whole, and until a socket must have said hello.
    request_seconds: float = Field(default=60.0, gt=0)
    hello_seconds: float = Field(default=10.0, gt=0)
    #: Seconds between two pings of a socket, and until one that has not answered is dropped.
    ping_seconds: float = Field(default=20.0, gt=0)
    #: Requests a minute for one caller; 0 turns the limits off.
    rate_limit: int = Field(default=600, ge=0)
    #: Guests, logins and registrations a minute from one address.
    login_limit: int = Field(default=30, ge=0)
    #: A reminder is sent when a seat has been asked for so long while its player is away.
    remind_after: float = Field(default=60.0, ge=0)
    #: For so long a live table keeps the seat of a player who is away; then the others may agree on a bot.
    away_grace: float = Field(default=300.0, ge=0)
    smtp_url: str = ""
    mail_from: str = ""
    #: Whether webhooks and push messages may go to addresses of the own network.
    webhook_private: bool = False
    #: Days after which the moves of a finished game are folded into one piece.
    fold_after: float = Field(default=7.0, ge=0)
    #: Days for which finished games, imported games and guests without a table are kept; 0 is for ever.
    keep_finished: float = Field(default=0.0, ge=0)
    keep_imports: float = Field(default=0.0, ge=0)
    keep_guests: float = Field(default=90.0, ge=0)
    push_contact: str = "mailto:nobody@localhost"
    log_json: bool = False
    log_level: str = "info"

    @model_validator(mode="after")
    def _complete(self) -> "Settings":
        if not self.database:
            self.database = f"sqlite+aiosqlite:///{self.data / 'tharsis.db'}"
        elif self.database.startswith(("postgres://", "postgresql://")):
            self.database = "postgresql+asyncpg://" + self.database.split("://", 1)[1]
        elif self.database.startswith("sqlite:"):
            self.database = "sqlite+aiosqlite:" + self.database.split(":", 1)[1]
        return self

    @property
    def sqlite(self) -> bool:
        return self.database.startswith("sqlite")

    def check(self) -> None:
        """Refuse what cannot work, and say what to do."""
        if self.workers > 1 and self.sqlite:
            raise TharsisError(
                "several workers need PostgreSQL: give --database postgresql://…", "workers-database"
            )
        if self.workers > 1 and not self.redis:
            raise TharsisError(
                "several workers need Redis between them: give --redis redis://…", "workers-redis"
            )
        if not self.redis and 0 in (self.bot_workers, self.import_workers):
            raise TharsisError(
                "a server without processes of its own needs `tharsis worker`, and Redis between them: give "
                "--redis redis://…, or let THARSIS_BOT_WORKERS and THARSIS_IMPORT_WORKERS be 1 or more",
                "no-processes",
            )
        if not self.database.startswith(("sqlite+aiosqlite:", "postgresql+asyncpg:")):
            raise TharsisError(
                f"{self.database!r} is no database I know: use sqlite:///… or postgresql://…",
                "no-database",
                {"database": self.database},
            )

        if self.secret and len(self.secret) < SHORTEST_SECRET:
            raise TharsisError(
                f"THARSIS_SECRET is too short to be safe: it needs {SHORTEST_SECRET} characters. Leave it "
                "out, and one is made; or make one: "
                "python3 -c 'import secrets; print(secrets.token_urlsafe(48))'",
                "short-secret",
                {"n": SHORTEST_SECRET},
            )

    def signing_key(self) -> str:
        """The secret that signs cookies: given, or made once and kept in the data folder."""
        if self.secret:
            return self.secret
        return kept_secret(self.data / "secret", lambda: secrets.token_urlsafe(48))


def taken_from_environment(**given: Any) -> Settings:
    """The settings of the environment and those given, of which the environment keeps none: processes that
    are started later, those of the bots, inherit neither secret nor database address."""
    settings = Settings(**given)
    known = {f"THARSIS_{name.upper()}" for name in Settings.model_fields}
    for name in [name for name in os.environ if name.upper() in known]:
        del os.environ[name]
    return settings


def kept_secret(path: Path, make: Callable[[], str]) -> str:
    """Read a secret file, or make it; of two processes that make it at once one wins."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists():
        draft = path.with_name(f"{path.name}.{secrets.token_hex(4)}")
        draft.touch(mode=0o600)
        draft.write_text(make())
        with contextlib.suppress(FileExistsError):
            path.hardlink_to(draft)
        draft.unlink()
    return path.read_text().strip()
