"""3.2: what may be done several times, and once more for each Colonist sent to work."""

from typing import Final

from tharsis.games.on_mars.actions import BOOST, DONE, NO_BOOST, NO_COLONISTS, NO_EARLY_CHOICE
from tharsis.games.on_mars.board import COLONISTS
from tharsis.games.on_mars.rules.gains import send_to_work
from tharsis.games.on_mars.rules.shortage import SHORTAGES, shortfall
from tharsis.games.on_mars.state import OMState
from tharsis.kernel import ALONE, LEGAL, NOT_NOW, Either, RulesError

#: As many boosts as a company has Colonists to send.
EACH_COLONIST: Final = COLONISTS
NO_CHOICES: Final[list[int]] = []


class Boosted(Either[OMState]):
    """Something is done ``left`` times; then each of up to ``boosts`` Colonists sent to work allows one more.
    As long as it ``must`` be done nobody may stop. The first of its verbs names what is done."""

    def __init__(self, by: int, left: int, boosts: int, must: bool) -> None:
        super().__init__(by)
        self.left: Final = left
        self.boosts: Final = boosts
        self.must: Final = must

    # -- what it is that is done ------------------------------------------------------------------

    def choices(self, s: OMState, by: int) -> list[int]:
        """What comes into question."""
        raise RulesError(f"{type(self).__name__} has no choices")

    def choice_why(self, s: OMState, by: int, x: int) -> int:
        """0, or what forbids a choice."""
        return LEGAL

    def can_go_on(self, s: OMState, by: int) -> bool:
        """Whether any choice is left."""
        raise RulesError(f"{type(self).__name__} does not know whether it goes on")

    def do_once(self, s: OMState, by: int, x: int) -> None:
        raise RulesError(f"{type(self).__name__} does nothing")

    def again(self, left: int, boosts: int, must: bool) -> "Boosted":
        """The question for what is left."""
        raise RulesError(f"{type(self).__name__} is asked once")

    # -- the question -----------------------------------------------------------------------------

    def possible(self, s: OMState, by: int) -> bool:
        return (self.left > 0 or self.can_boost(s, by)) and self.can_go_on(s, by)

    def can_boost(self, s: OMState, by: int) -> bool:
        return self.boosts > 0 and s.quarters[by] > 0

    def among(self, s: OMState, by: int, verb: int) -> list[int]:
        if verb == BOOST:
            return ALONE
        return self.choices(s, by) if self.left else NO_CHOICES

    def offers(self, s: OMState, by: int) -> list[int]:
        found: list[int] = []
        if self.left:
            verb = self.verbs()[0]
            for x in self.choices(s, by):
                if self.choice_why(s, by, x) == LEGAL:
                    found.append(verb + x)
        elif self.boost_why(s, by) == LEGAL:
            found.append(BOOST)
        return found

    def pick_why(self, s: OMState, by: int, verb: int, x: int) -> int:
        if verb == BOOST:
            return self.boost_why(s, by)
        return self.choice_why(s, by, x) if self.left else NOT_NOW

    def boost_why(self, s: OMState, by: int) -> int:
        """3.2: a Colonist is sent when nothing else is left."""
        if not self.boosts or self.left:
            return NO_BOOST
        return LEGAL if s.quarters[by] else NO_COLONISTS

    def details(self, s: OMState, by: int, action: int, reason: int) -> tuple[int, ...]:
        return (shortfall(s, self, by, action, reason),) if reason in SHORTAGES else ()

    def take(self, s: OMState, by: int, verb: int, x: int) -> None:
        if verb == BOOST:
            self.send(s, by)
            s.do(self.again(1, self.boosts - 1, must=True))
        else:
            s.do(self.again(self.left - 1, self.boosts, must=False))
            self.do_once(s, by, x)

    def send(self, s: OMState, by: int) -> None:
        send_to_work(s, by)

    def stop(self) -> int:
        return DONE

    def stop_why(self, s: OMState, by: int) -> int:
        return NO_EARLY_CHOICE if self.must else LEGAL
