"""Tables to ask about, and how to tell that a game is lost."""

from collections.abc import Callable

from bots.positions.form import Position
from tharsis.games.terraforming_mars.deck import number_of
from tharsis.games.terraforming_mars.rules.generation import DealResearch
from tharsis.games.terraforming_mars.scenario import TMScenario
from tharsis.games.terraforming_mars.state import TMState
from tharsis.kernel import State


def finished(mine: int, theirs: int) -> TMScenario:
    """The last generation on a finished planet, the other seat has passed; milestones and awards are open."""
    mars = TMScenario(2).generation(11).temperature(8).oxygen(14).oceans(9)
    return mars.rating(0, mine).rating(1, theirs).passed(1)


def last(mine: int, theirs: int) -> TMScenario:
    """The same with so many points, all milestones and awards being the other's, who wins ties, too."""
    mars = finished(mine, theirs - 30).stock(1, money=60, heat=30, steel=30).production(1, money=30)
    for milestone in ("terraformer", "mayor", "builder"):
        mars.milestone(milestone, 1)
    for award in ("thermalist", "miner", "banker"):
        mars.award(award, 1)
    return mars


def early(generation: int = 4) -> TMScenario:
    """A game of two that will go on for long; the other has not passed."""
    return TMScenario(2).generation(generation).temperature(-18).oxygen(3).oceans(2)


def ring(mars: TMScenario) -> TMScenario:
    """Own greeneries on three sides of r7c3; no other hex has more than two of them beside it."""
    return mars.tile("greenery", "r6c3", 0).tile("greenery", "r7c2", 0).tile("greenery", "r8c2", 0)


def two_cities(mars: TMScenario) -> TMScenario:
    """Own cities with one hex between them, r7c3."""
    return mars.tile("city", "r7c2", 0).tile("city", "r7c4", 0)


def deal(mars: TMScenario, *cards: str) -> TMState:
    """Research with these cards."""
    return mars.next_cards(*cards).ask(DealResearch())


def not_first(s: State) -> bool:
    """The game goes on, or is not won."""
    standings = s.standings()
    return not s.over or standings[0] <= max(standings[1:])


def wins(lesson: str, state: Callable[[], State]) -> Position:
    """A game that is won by playing the last generation well, and lost otherwise."""
    return Position(lesson, state, spoilt=not_first, loses=True)


def bought(card: str, s: State) -> bool:
    assert isinstance(s, TMState)
    return number_of(card) in s.kept(0)


def unclaimed(milestone: int, s: State) -> bool:
    assert isinstance(s, TMState)
    return s.milestones[milestone] != 0
