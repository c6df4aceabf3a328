"""What the game knows about playing it well: steer each Faction's own margin (2.0)."""

from tharsis.games.red_dust_rebellion.actions import DONE, PASS
from tharsis.games.red_dust_rebellion.judgement import outlook, worth
from tharsis.games.red_dust_rebellion.state import RDState
from tharsis.kernel import Advisor, Question, State

TRIED = 12  # actions looked at more closely
DEPTH = 24  # how far a line is followed within one's own turn


class RDAdvisor(Advisor):
    """Looks one action ahead: plays it out to the end of its own questions and weighs the margins."""

    def choose(self, s: State, seat: int, legal: list[int]) -> int:
        assert isinstance(s, RDState)
        if len(legal) == 1:
            return legal[0]
        options = legal
        if len(options) > TRIED:
            options = [legal[s.rng.below(len(legal))] for _ in range(TRIED)]
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


def same_turn(s: RDState, t: RDState) -> bool:
    return s.current == t.current and s.slot == t.slot
