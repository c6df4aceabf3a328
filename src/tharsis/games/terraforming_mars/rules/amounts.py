"""8.1.3, 8.1.4: the question how much."""

from tharsis.games.terraforming_mars.actions import AMOUNT, NO_SUCH_AMOUNT
from tharsis.games.terraforming_mars.state import TMState
from tharsis.kernel import PickNumber


class HowMuch(PickNumber[TMState]):
    """One at least and `high` at most; a single one is no question."""

    def verb(self) -> int:
        return AMOUNT

    def low(self, s: TMState, by: int) -> int:
        return 1

    def beyond(self) -> int:
        return NO_SUCH_AMOUNT
