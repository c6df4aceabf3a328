"""The printed example of play (8.9): all four Factions are non-players; the printed dice from Event 11 to the
Reset Phase of the first Dust Storm, and the whole table after every turn. Where the example names only the
outcome of a roll, any die with that outcome serves; such dice are marked ``any``."""

import pytest

from rules.red_dust_rebellion.printed_example import CHANGES
from rules.red_dust_rebellion.story import alone, at, available, casualties, count, table
from tharsis.games.red_dust_rebellion.actions import (
    ATTACK_DIE,
    BLACK_DIE,
    DRAW_CAMPAIGN,
    DRAW_EVENT,
    NP_CARD_DRAW,
    NP_DIE,
    NP_TIE,
    STORM_COMES,
    WHITE_DIE,
)
from tharsis.games.red_dust_rebellion.board import MARS, SPACE_IDS
from tharsis.games.red_dust_rebellion.codes import APPROACHING, IN_PLAY, RAGING
from tharsis.games.red_dust_rebellion.curiosity import SIDE_IDS
from tharsis.games.red_dust_rebellion.deck import CAMPAIGN_IDS, EVENT_IDS
from tharsis.games.red_dust_rebellion.pieces import CORP, CR, FACTION_IDS, KIND_IDS, MG, RD
from tharsis.games.red_dust_rebellion.rules.dust_storm import NewCards, RedeployPhase, ResetPhase
from tharsis.games.red_dust_rebellion.rules.nonplayer.turn import NonPlayerTurn
from tharsis.games.red_dust_rebellion.rules.sequence import EventRound, NextActor

CONTROL = {0: "coin", RD: "rd", CR: "cr"}


class Story:
    """The example as it is played: a strict script of chance, and what the table should look like."""

    def __init__(self):
        scene = alone(table(bare=False, seats=1)).campaign("earth_based_endorsements")
        scene.storm(shepard=1, pavonis_mons=1).totals(mg=0, rd=2, cr=3).means(profits=0)
        scene.card("the_security_of_mars_act", "nano_surveillance_drones")
        self.s = scene.s
        self.s.pile_drawn = 2
        self.s.do(EventRound())
        self.script = scene.script
        self.script.strict = True
        self.spaces = {name: space_shown(self.s, name) for name in SPACE_IDS}
        self.figures = {}
        self.finds("start")

    def cards(self, sides):
        """Curiosity cards in the order in which they lie."""
        self.script.add(NP_CARD_DRAW, [SIDE_IDS.index(side) // 2 for side in sides.split()])

    def lying_last(self):
        """The card that was used last lies at the bottom of the deck."""
        return SIDE_IDS[2 * self.s.known_tail[-1]]

    def draws(self, kind, ids, name):
        self.script.add(kind, [ids.index(name)])

    def dice(self, *pips, kind=NP_DIE):
        self.script.add(kind, [pip - 1 for pip in pips])

    def tied(self, names, picked):
        """A tie among spaces, in the order of the map, and the one the example picks."""
        spaces = sorted(at(name) for name in names.split())
        self.script.add(NP_TIE, [spaces.index(at(picked))])

    def runs_to(self, step):
        s = self.s
        s.agenda.pop().run(s)
        while not isinstance(s.agenda[-1], step):
            s.agenda.pop().run(s)

    def turn_is(self, name):
        """The next Faction's turn ends as the example says."""
        self.runs_to(NonPlayerTurn)
        self.runs_to(NextActor)
        self.finds(name)

    def finds(self, name):
        """What the example says has changed is so, and nothing else has; no die or card is left over."""
        assert not self.s.invariants()
        assert not any(self.script.answers.values()), f"after {name}: left over {self.script.answers}"
        change = CHANGES[name]
        self.spaces.update(change.spaces)
        self.figures.update(change.figures)
        found = {space: space_shown(self.s, space) for space in SPACE_IDS}
        wrong = {p: (found[p], self.spaces[p]) for p in SPACE_IDS if found[p] != self.spaces[p]}
        assert not wrong, f"after {name}: space: (found, printed) {wrong}"
        assert figures_shown(self.s) == self.figures, f"after {name}"


def space_shown(s, name):
    shown = {kind: count(s, kind, name) for kind in KIND_IDS if count(s, kind, name)}
    space = at(name)
    if space < MARS:
        shown["control"] = CONTROL.get(s.control(space), "none")
        shown |= {"people": s.population(space), "level": s.level[space], "damage": s.damage[space]}
    return shown


def figures_shown(s):
    shown = {
        "supply": s.totals[MG],
        "agitate": s.totals[RD],
        "asset": s.totals[CR],
        "displaced": s.displaced,
        "flashpoint": s.flashpoint,
        "confidence": s.eg_box,
        "eg_plus": s.eg_plus,
        "controller": FACTION_IDS[s.controller()],
        "fallen_security": casualties(s, "security"),
        "raging": tuple(p for p in SPACE_IDS[:MARS] if s.storm[at(p)] == RAGING),
        "approaching": tuple(p for p in SPACE_IDS[:MARS] if s.storm[at(p)] == APPROACHING),
        "campaigns": tuple(sorted(card + 1 for card in s.campaigns.piles[IN_PLAY])),
        "mg": s.score(MG),
        "corp": s.score(CORP),
        "rd": s.score(RD),
        "cr": s.score(CR),
        "enemy_bases": s.enemy_bases(),
    }
    kinds = ("mg_troop", "mg_base", "security", "specops", "corp_base", "eg_troop")
    for kind in (*kinds, "rd_rebel", "rd_base", "cr_rebel", "cr_base"):
        shown[f"available_{kind}"] = available(s, kind)
    return shown


def event_11(story):
    """Reclaimers move up; cards W and U: Rally and Ransack. MarsGov, card A: Limited Train."""
    story.cards("B W U")
    story.dice(2, 2, 3)
    story.dice(3, 4)  # any: 2d6 against 20 Available forces
    story.dice(4)
    story.dice(5)  # any above 3
    story.dice(1)
    story.dice(5)  # any above 3
    story.dice(3)
    story.turn_is("1a")
    story.cards("A")
    story.dice(2, 6)  # any: 2d6 against 12 Available MG Troops
    story.turn_is("1b")


def event_25(story):
    """Corporations, card J: Public Relations and Logistics. Red Dust, card R: Limited Rally."""
    story.draws(DRAW_EVENT, EVENT_IDS, "satellite_network_updated")
    story.cards("J")
    story.tied("marth hellas_chaos", "marth")  # any: which of the two Repairs comes first
    story.tied("marth hellas_chaos", "marth")
    story.tied("marth hellas_chaos", "hellas_chaos")
    story.turn_is("2a")
    story.cards("R")
    story.turn_is("2b")


def event_5(story):
    """Reclaimers fail to move up; MarsGov plays the Event. Reclaimers, card V: Ambush and Attack."""
    story.draws(DRAW_EVENT, EVENT_IDS, "refugee_crisis")
    story.dice(2, 3, 5)
    story.turn_is("3a")
    story.cards("V")
    story.dice(3, 5)  # any: 2d6 against 18 Available forces
    story.dice(5, 2, 1, 3, kind=ATTACK_DIE)
    story.dice(4)
    story.turn_is("3b")


def flashpoint(story):
    story.draws(DRAW_EVENT, EVENT_IDS, "the_red_desert")
    for white, black in ((3, 6), (4, 5), (4, 5)):
        story.dice(white, kind=WHITE_DIE)
        story.dice(black, kind=BLACK_DIE)
    story.runs_to(EventRound)
    story.finds("flashpoint")


def event_28(story):
    """Red Dust, card T: Campaign and Coordinate. Corporations, card K, then KK: Limited Recon."""
    story.cards("T")
    story.dice(3, 4)  # any: 2d6 against 24 Available forces
    story.tied("tereshkova shepard gandhi", "shepard")
    story.draws(DRAW_CAMPAIGN, CAMPAIGN_IDS, "general_strike")
    story.tied("tereshkova gandhi", "gandhi")
    story.dice(4, 3)
    story.dice(5, 4)  # any above 2
    story.dice(2)
    story.tied("daedalia_planum sinai_planum", "sinai_planum")
    story.turn_is("4a")
    story.cards("K")
    story.tied("marth hellas_chaos", "marth")
    story.turn_is("4b")


def event_45(story):
    """MarsGov leaves the Event to the Reclaimers; card D: Assaults alone. Reclaimers, card Y, then YY:
    Limited Preach, and a card for their Desert Efficiency."""
    story.draws(DRAW_EVENT, EVENT_IDS, "red_wednesday_riots")
    story.cards("G H L D")
    story.dice(4, 5, 6)  # any with fewer than two at 3 or less: not 1st Eligible
    story.dice(3, 5, 3)
    story.turn_is("5a")
    story.cards("Y")
    story.turn_is("5b")


def event_12(story):
    """Under Haboob: Corporations, card M, MM barred, then J, JJ: Secure and Raid. Red Dust plays the Event;
    the dice of its Ambush are set by card S."""
    story.script.add(STORM_COMES, [0])
    story.cards("M S Q N P C E F X Z")
    story.turn_is("6a")
    assert story.lying_last() == "J"
    story.turn_is("6b")
    assert story.lying_last() == "S"


def dust_storm(story):
    """House, two dice of MarsGov and the Agitate Total; then the Redeploy and the Reset Phase."""
    story.dice(1, 2)
    story.tied("daedalia_planum alpheus_colles", "alpheus_colles")  # any: both end at Active Opposition
    story.runs_to(RedeployPhase)
    story.finds("support")
    story.tied("tharsis_tholus europa tenzing new_cordoba", "tharsis_tholus")
    story.tied("sinai_planum daedalia_planum new_cordoba", "new_cordoba")
    story.tied("sinai_planum daedalia_planum", "daedalia_planum")
    story.runs_to(ResetPhase)
    story.finds("redeploy")
    story.runs_to(NewCards)
    story.finds("reset")


@pytest.mark.rule("RD 8.5.2", "RD 8.5.3", "RD 8.5.4", "RD 8.5.6", "RD 8.5.7", "RD 8.5.8", "RD 8.5.9")
@pytest.mark.rule("RD 8.6", "RD 8.7", "RD 8.4")
def test_the_printed_example_runs_to_its_end_position():
    story = Story()
    event_11(story)
    event_25(story)
    event_5(story)
    flashpoint(story)
    event_28(story)
    event_45(story)
    event_12(story)
    dust_storm(story)
    assert set(CHANGES["reset"].spaces) == set(SPACE_IDS)
