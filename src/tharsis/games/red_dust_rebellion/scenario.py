"""Positions in a line or two: for tests, guided first games and analysis."""

from tharsis.games.red_dust_rebellion.actions import ATTACK_DIE, BLACK_DIE, NP_DIE, WHITE_DIE
from tharsis.games.red_dust_rebellion.board import EARTH, SPACE_IDS
from tharsis.games.red_dust_rebellion.codes import AVAILABLE, HAND, IN_PLAY, PLAYED
from tharsis.games.red_dust_rebellion.curiosity import FRONTS
from tharsis.games.red_dust_rebellion.deck import ASSET_IDS, CAMPAIGN_IDS, EVENT_IDS
from tharsis.games.red_dust_rebellion.pieces import (
    CR,
    FACTION_IDS,
    FORCE_KINDS,
    INVENTORY,
    KIND_IDS,
    KINDS,
    PLAIN,
    POPULATION,
    SATELLITE,
)
from tharsis.games.red_dust_rebellion.rules.people import people_changed
from tharsis.games.red_dust_rebellion.rules.setup import arrange, empty
from tharsis.games.red_dust_rebellion.state import RDState
from tharsis.kernel import Rng, Scenario, game


class RDScenario(Scenario[RDState]):
    """A table to arrange; ``bare`` clears the map first."""

    def __init__(
        self, seats: int = 4, factions: str = "mg_rd_corp_cr", bare: bool = True, transfers: bool = False
    ) -> None:
        state = game("red-dust-rebellion").new(
            seed=1, seats=seats, options={"factions": factions, "transfers": transfers}
        )
        assert isinstance(state, RDState)
        super().__init__(state)
        self.first_round()
        if bare:
            self.clear()

    def first_round(self) -> None:
        """The printed setup, before anybody has acted and any card is drawn."""
        s = self.s
        arrange(s)
        s.agenda.clear()
        s.asked = s.acted = s.sits_out = s.stays = s.slot = s.first_did = 0
        s.act(-1)
        s.owed = 0
        s.special_used = False
        s.flashpoint = s.storm_rounds = s.profits = 0
        s.rodgers = False
        s.curiosity = [card for card in range(PLAYED * FRONTS) if s.is_np(card // FRONTS)]
        s.known_tail = []

    def clear(self) -> "RDScenario":
        """Everything Available, nobody anywhere; Satellites on Earth."""
        s = self.s
        kept = s.resources
        empty(s)
        s.resources = kept
        s.pieces[AVAILABLE * KINDS + SATELLITE] = 0
        s.add(EARTH, SATELLITE, INVENTORY[SATELLITE])
        s.displaced = 0
        return self

    def place_of(self, name: str) -> int:
        if name not in SPACE_IDS:
            raise self.impossible(f"there is no space {name!r}")
        return SPACE_IDS.index(name)

    def put(self, space: str, **pieces: int) -> "RDScenario":
        """Pieces by kind: ``put("europa", mg_troop=2, supply=1)``."""
        where = self.place_of(space)
        for name, n in pieces.items():
            if name not in KIND_IDS:
                raise self.impossible(f"there is no piece {name!r}")
            kind = KIND_IDS.index(name)
            if kind == SATELLITE:
                self.s.shift_piece(SATELLITE, EARTH, where, n)
                continue
            if kind < FORCE_KINDS:
                left = self.s.pieces[AVAILABLE * KINDS + PLAIN[kind]] - n
                if left < 0:
                    raise self.impossible(f"only {left + n} {name} are Available")
                self.s.pieces[AVAILABLE * KINDS + PLAIN[kind]] = left
            self.s.add(where, kind, n)
        return self

    def level(self, **levels: int) -> "RDScenario":
        """Support (+) and Opposition (-) by space."""
        for space, level in levels.items():
            self.s.level[self.place_of(space)] = level
        return self

    def damage(self, **markers: int) -> "RDScenario":
        for space, n in markers.items():
            where = self.place_of(space)
            self.s.damage[where] = n
            self.s.pieces[where * KINDS + POPULATION] = 0
            people_changed(self.s, where)
        return self

    def storm(self, **storms: int) -> "RDScenario":
        """1 for an Approaching, 2 for a Raging Storm."""
        for space, storm in storms.items():
            self.s.storm[self.place_of(space)] = storm
        return self

    def means(self, **amounts: int) -> "RDScenario":
        """Resources of mg and rd, profits, displaced, supply_total …"""
        for name, n in amounts.items():
            if name == "profits":
                self.s.profits = n
            elif name == "displaced":
                self.s.displaced = n
            elif name in ("mg", "rd"):
                self.s.resources[FACTION_IDS.index(name)] = n
            else:
                raise self.impossible(f"there are no means {name!r}")
        return self

    def totals(self, **amounts: int) -> "RDScenario":
        """Supply, Agitate and Asset totals of non-players: ``totals(mg=3, cr=2)``."""
        for name, n in amounts.items():
            self.s.totals[FACTION_IDS.index(name)] = n
        return self

    def confidence(self, box: int, plus: bool = False) -> "RDScenario":
        self.s.eg_box = box
        self.s.eg_plus = plus
        return self

    def hand(self, *cards: str) -> "RDScenario":
        """Asset cards in the Reclaimers' hand."""
        for card in self.s.assets.piles[HAND][:]:
            self.s.assets.into_deck(card, self.s.everyone())
        for name in cards:
            self.s.assets.move(ASSET_IDS.index(name), HAND, 1 << self.s.seat_by[CR])
        return self

    def capability(self, *cards: str) -> "RDScenario":
        for name in cards:
            self.s.assets.move(ASSET_IDS.index(name), IN_PLAY, self.s.everyone())
        return self

    def campaign(self, *cards: str) -> "RDScenario":
        """Exactly these Campaign cards are in play."""
        for card in self.s.campaigns.piles[IN_PLAY][:]:
            self.s.campaigns.into_deck(card, self.s.everyone())
        for name in cards:
            self.s.campaigns.move(CAMPAIGN_IDS.index(name), IN_PLAY, self.s.everyone())
        return self

    def card(self, current: str, following: str = "") -> "RDScenario":
        """The Current and the Next Event."""
        self.s.current = EVENT_IDS.index(current)
        if following:
            self.s.upcoming = EVENT_IDS.index(following)
        for number in (self.s.current, self.s.upcoming):
            if number in self.s.events:
                self.s.events.remove(number)
        return self

    def dice(self, *pips: int) -> "RDScenario":
        """The next dice of Attacks."""
        self.script_chance(ATTACK_DIE, *[pip - 1 for pip in pips])
        return self

    def np_dice(self, *pips: int) -> "RDScenario":
        """The next dice of non-players."""
        self.script_chance(NP_DIE, *[pip - 1 for pip in pips])
        return self

    def storms_at(self, *rolls: tuple[int, int]) -> "RDScenario":
        """The next storm rolls, white and black."""
        for white, black in rolls:
            self.script_chance(WHITE_DIE, white - 1)
            self.script_chance(BLACK_DIE, black - 1)
        return self


def watch(seed: int) -> RDState:
    """A whole game among four non-player Factions, from the first card to the last storm."""
    s = RDState()
    s.game = game("red-dust-rebellion")
    s.options = s.game.default_options()
    s.seats = 1
    s.aside_base = s.game.actions.aside_base
    s.agenda = []
    s.answers = []
    s.rng = Rng()
    s.rng.seed(seed)
    s.seat_by = [-1, -1, -1, -1]
    arrange(s)
    s.advance()
    return s
