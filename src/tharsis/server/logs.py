"""Structured logs and Prometheus metrics."""

import logging
import sys

import structlog
from prometheus_client import Counter, Gauge, Histogram

from tharsis.server.settings import Settings

MOVES = Counter("tharsis_moves_total", "Moves written", ["game", "by"])
REFUSED = Counter("tharsis_refused_total", "Requests refused", ["code"])
MOVE_SECONDS = Histogram(
    "tharsis_move_seconds",
    "From a move's arrival until it is durable",
    buckets=(0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5),
)
BOT_SECONDS = Histogram(
    "tharsis_bot_seconds", "A bot's thinking time", ["bot"], buckets=(0.01, 0.1, 0.5, 1, 2, 5, 10, 30)
)
BOT_CRASHES = Counter("tharsis_bot_crashes_total", "Bot processes that died or overran")
SOCKETS = Gauge("tharsis_sockets", "Connected sockets", multiprocess_mode="livesum")
TABLES = Gauge("tharsis_tables_awake", "Tables held in memory", multiprocess_mode="livesum")
REMINDERS = Counter("tharsis_reminders_total", "Reminders sent", ["channel", "outcome"])


def configure(settings: Settings) -> None:
    """Lines for people on a terminal, JSON for machines."""
    level = logging.getLevelNamesMapping().get(settings.log_level.upper(), logging.INFO)
    plain = structlog.dev.ConsoleRenderer(colors=sys.stdout.isatty())
    last = structlog.processors.JSONRenderer() if settings.log_json else plain
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            last,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        cache_logger_on_first_use=True,
    )


log = structlog.get_logger("tharsis")
