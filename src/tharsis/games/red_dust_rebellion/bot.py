"""What the game knows about playing it well: steer each Faction's own margin (2.0)."""

from tharsis.games.red_dust_rebellion.actions import ACCEPT, DONE, PASS, REFUSE
from tharsis.games.red_dust_rebellion.judgement import outlook, worth
from tharsis.games.red_dust_rebellion.rules.agreements import Pact
from tharsis.games.red_dust_rebellion.rules.transfers import Agree, GiveCards
from tharsis.games.red_dust_rebellion.state import RDState
from tharsis.kernel import NEVER, Advisor, Question, State

TRIED = 12  # actions looked at more closely
DEPTH = 24  # how far a line is followed within one's own turn


class RDAdvisor(Advisor):
    """Looks one action ahead: plays it out to the end of its own questions and weighs the margins."""

    def choose(self, s: State, seat: int, legal: list[int]) -> int:
        assert isinstance(s, RDState)
        if len(legal) == 1:
            return legal[0]
        dealt = answer_to_deal(s)
        if dealt != NEVER:
            return dealt
        own = self.sensible(s, seat, legal)
        options = own
        if len(options) > TRIED:
            options = [own[s.rng.below(len(own))] for _ in range(TRIED)]
        mine = self.faction(s, seat)
        best = options[0]
        best_value = -1000.0
        for action in options:
            value = self.outcome(s, seat, mine, action) + s.rng.below(100) / 1000.0
            if action in (PASS, DONE):
                value -= 0.3
            if value > best_value:
                best_value = value
                best = action
        return best

    def sensible(self, s: State, seat: int, legal: list[int]) -> list[int]:
        """1.6: no bot proposes deals."""
        return [action for action in legal if action < s.aside_base]

    def faction(self, s: RDState, seat: int) -> int:
        """The Faction that the open question is for."""
        step = s.asking
        if isinstance(step, Question) and s.seat_by[step.by] == seat:
            return step.by
        return s.factions_of(seat)[0]

    def outcome(self, s: RDState, seat: int, mine: int, action: int) -> float:
        """The position after the action and quick answers to what it asks of the same seat."""
        t = s.clone()
        t.apply(seat, action)
        for _ in range(DEPTH):
            if t.over or t.actor() != seat or not same_turn(s, t):
                break
            answers = t.legal(seat)
            t.apply(seat, answers[t.rng.below(len(answers))])
        return worth(t, mine)

    def value(self, s: State, seat: int) -> float:
        assert isinstance(s, RDState)
        return outlook(s, seat)


def answer_to_deal(s: RDState) -> int:
    """1.6: gifts are welcome and never returned; who looks one action ahead can promise nothing."""
    step = s.asking
    if isinstance(step, Agree):
        return ACCEPT if step.by == step.taker else REFUSE
    if isinstance(step, Pact):
        return REFUSE
    return DONE if isinstance(step, GiveCards) else NEVER


def same_turn(s: RDState, t: RDState) -> bool:
    return s.current == t.current and s.slot == t.slot
