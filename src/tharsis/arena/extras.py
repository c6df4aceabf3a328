"""What tournaments need besides the games."""

from tharsis.kernel.extras import need

#: Results are written, rated and drawn with these.
LIBRARIES = ("polars", "openskill", "matplotlib")


def need_all() -> None:
    """Refuse at once what would fail when all games are played."""
    for library in LIBRARIES:
        need(library, "arena")
