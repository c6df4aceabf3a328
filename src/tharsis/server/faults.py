"""What a caller is told when something went wrong on our side."""

from tharsis.server.database import out_of_reach
from tharsis.server.logs import log
from tharsis.server.problems import Problem


def our_fault(error: Exception, **where: str) -> Problem:
    """To try again, where the database or Redis is not there; else it is a bug, and we want to know of it."""
    if out_of_reach(error):
        log.warning("out of reach", error=repr(error), **where)
        return Problem("unavailable", "a part of the server is out of reach; try again in a moment", after=1)
    log.error("something failed", exc_info=error, **where)
    return Problem("internal", "our fault; nothing has changed")
