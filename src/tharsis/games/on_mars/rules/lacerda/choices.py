"""10.2, 10.4, 10.10: Lacerda's deck, how he chooses, and what he answers to questions of players."""

from typing import Final

from tharsis.games.on_mars.actions import BENEFIT_OF, DEVELOP, LOG_SOLO_DRAWN, SOLO_CHOICE
from tharsis.games.on_mars.board import HIRE_GROUP
from tharsis.games.on_mars.codes import COMPANIES, CRYSTAL_BENEFIT, PLAYER, RETRIEVE_BENEFIT
from tharsis.games.on_mars.deck import SCIENTIST_SCORES, SCIENTISTS, SOLO_ACTION, SOLO_NUMBERS
from tharsis.games.on_mars.state import OMState
from tharsis.kernel import AnyStep

NO_CARD: Final = -1


def draw_for(s: OMState, options: list[int]) -> int:
    """10.10: among equals solo cards are drawn until one shows an option's number, then shuffled back."""
    if len(options) == 1:
        return options[0]
    s.log(LOG_SOLO_DRAWN, len(options))
    if len(options) > SOLO_NUMBERS:
        return options[s.chance(SOLO_CHOICE, len(options))]
    fitting = cards_for(s, options)
    if not fitting:
        # the card of his turn is discarded when its action is done
        shuffle_back(s, s.solo_card if s.active == s.lacerda else NO_CARD)
        fitting = cards_for(s, options)
    return options[SOLO_ACTION[s.draw(SOLO_CHOICE, fitting)] - 1]


def cards_for(s: OMState, options: list[int]) -> list[int]:
    """Cards of the deck that show an option's number."""
    return [card for card in s.solo_bag if SOLO_ACTION[card] <= len(options)]


def shuffle_back(s: OMState, in_play: int = NO_CARD) -> None:
    """10.2: the discards but the card ``in_play`` become a new deck, which begins a new pass, whatever they
    are shuffled for."""
    s.solo_bag = sorted(s.solo_bag + [card for card in s.solo_discard if card != in_play])
    s.solo_discard = [card for card in s.solo_discard if card == in_play]
    s.solo_pass += 1


def scored_types(s: OMState) -> list[int]:
    """Types of building that his Scientists score."""
    return [SCIENTIST_SCORES[i] for i in range(SCIENTISTS) if s.scientist_owner[i] == s.lacerda]


def best_owner(s: OMState, tech: int, need: int) -> int:
    """10.4: whose Tech he uses: his own if it is enough, else the player's."""
    return s.lacerda if s.tech_level(s.lacerda, tech) >= need else PLAYER


def answer(s: OMState, question: AnyStep) -> int:
    """10.4: the lowest space for a tile that was used; his Colonist from Hire, else a crystal, beside the
    Life Support System; where a piece of his moves off is drawn for."""
    options = question.legal(s, s.lacerda)
    verb = s.game.actions.base(options[0])
    if verb == DEVELOP:
        return options[-2]  # the last is the oxygen
    if verb == BENEFIT_OF:
        hired = s.slots[COMPANIES * HIRE_GROUP + s.lacerda] > 0
        return BENEFIT_OF + (RETRIEVE_BENEFIT if hired else CRYSTAL_BENEFIT)
    s.log(LOG_SOLO_DRAWN, len(options))
    return options[s.chance(SOLO_CHOICE, len(options))]
