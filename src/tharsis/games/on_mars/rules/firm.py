"""Questions that nothing may interrupt."""

from typing import Any

from tharsis.kernel import Step


class Firm(Step[Any]):
    """While such a question is open no aside is possible: what is owed must stay payable."""
