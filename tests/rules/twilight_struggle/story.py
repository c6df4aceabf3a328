"""Little stories for the tests: a position in a line or two, what is played, and what it leads to.

t = Story().at("cuba", us=2).event("fidel")
assert t.at("cuba") == (0, 3)
"""

from rules.kept import kept
from tharsis.games.twilight_struggle import GAME, board, codes, deck
from tharsis.games.twilight_struggle.rules.operations import ChooseOperation
from tharsis.games.twilight_struggle.scenario import TSScenario
from tharsis.kernel.view import entry_json

KINDS = {"place": "influence", "coup": "coup-attempt", "realign": "realignment"}
SIDES = {"us": codes.US, "ussr": codes.USSR}
#: What `Table.changed` looks at beside the map, the cards and their effects, by the name it gives it.
TRACKS = {
    "defcon": "defcon", "vp": "vp", "military_ops": "military_ops", "space": "space", "tries": "tries",
    "china": "china", "china_up": "china_up", "civil_war": "civil_war", "red_scare": "red_scare",
    "death_squads": "death_squads", "crisis": "crisis", "closed": "chernobyl", "owed": "owed",
    "oil_turn": "oil_turn", "winner": "winner",
}  # fmt: skip
PLACES = {
    codes.DECK: "deck",
    codes.HAND: "us hand",
    codes.HAND + 1: "ussr hand",
    codes.DISCARD_PILE: "discarded",
    codes.REMOVED: "removed",
    codes.DISPLAY: "in front of the us",
    codes.TABLE: "on the table",
}


class Story:
    """An empty map in turn 4 with both hands empty; every word changes one thing of a `TSScenario`."""

    def __init__(self, turn=4, **options):
        self.position = TSScenario(**options).at(turn)

    def at(self, country, us=0, ussr=0):
        self.position.us(**{country: us}).ussr(**{country: ussr})
        return self

    def hand(self, side, *cards):
        self.position.hold(SIDES[side], *cards)
        return self

    def china(self, side, up=True):
        self.position.china(SIDES[side], up)
        return self

    def crisis(self, side):
        self.position.crisis(SIDES[side])
        return self

    def red_scare(self, side):
        self.position.red_scare(SIDES[side])
        return self

    def rolls(self, us, ussr):
        self.position.dice(codes.US, *us).dice(codes.USSR, *ussr)
        return self

    def draws(self, side, *cards):
        self.position.deals(SIDES[side], *cards)
        return self

    def hits(self, side, *cards):
        """The next cards taken from a hand by chance."""
        self.position.picks(SIDES[side], *cards)
        return self

    def in_deck(self, *cards):
        """Only these cards are left in the draw pile."""
        self.position.discarded(*cards).empty_deck()
        for name in cards:
            self.position.s.cards.into_deck(deck.CARD_BY_ID[name], codes.BOTH)
        return self

    def __getattr__(self, word):
        """All other words are those of `TSScenario`: defcon, vp, military, space, effect, die, looks …"""

        def say(*args, **kwargs):
            getattr(self.position, word)(*args, **kwargs)
            return self

        return say

    def event(self, name, by=""):
        """The event of a card happens (or not) in an action round of the side that plays it."""
        player = SIDES[by] if by else deck.SIDE[deck.CARD_BY_ID[name]]
        assert player != deck.NEUTRAL, "say who plays a neutral card"
        return self._table(self.position.event, name, player)

    def _table(self, begin, *args):
        """The position after a beginning, which remembers the one before."""
        before = self.position.s.clone()
        return Table(begin(*args), before)

    def round(self, side, number=1):
        """A side chooses a card for its action round; the other one follows."""
        self.position.s.round = number
        return self._table(self.position.round, SIDES[side])

    def headlines(self):
        return self._table(self.position.headlines)

    def end_of_turn(self):
        return self._table(self.position.end_of_turn)

    def next_turn(self):
        return self._table(self.position.next_turn)

    def operations(self, side, value):
        """A side conducts operations of a value, and nothing follows."""
        return self._table(self.position.operations, SIDES[side], value)


class Table:
    """A position to play on and to ask about. Playing leaves the position before it as it was."""

    def __init__(self, s, before=None):
        self.s = kept(s)
        self.before = before or s
        assert s.invariants() == ""

    def play(self, *notations):
        """What the side that is asked does, move after move. What kind of operation it is goes without
        saying when a country is named."""
        s = self.s
        for text in notations:
            kind = KINDS.get(text.split()[0])
            if kind and isinstance(s.asking, ChooseOperation):
                s = kept(s.play(s.actor(), GAME.actions.parse(kind)))
            s = kept(s.play(s.actor(), GAME.actions.parse(text)))
        return Table(s, self.before)

    def call(self, side, text):
        """What a side does although nobody asked it."""
        return Table(self.s.play(SIDES[side], GAME.actions.parse(text)), self.before)

    def changed(self):
        """All that is different on the table since the event (or the story) began, and nothing else:
        countries, tracks, effects that began or ended, and where cards have gone."""
        was, now = self.before, self.s
        found = {}
        for country, name in enumerate(board.COUNTRY_IDS):
            if self.at(name) != (was.influence[codes.US][country], was.influence[codes.USSR][country]):
                found[name] = self.at(name)
        for name, track in TRACKS.items():
            if getattr(now, track) != getattr(was, track):
                found[name] = getattr(now, track)
        for card, name in enumerate(deck.CARD_IDS):
            if now.in_effect[card] != was.in_effect[card]:
                found.setdefault("begins" if now.in_effect[card] else "ends", set()).add(name)
            if now.cards.place[card] != was.cards.place[card]:
                found[name] = self.where(name)
        return found

    def told(self):
        """What the log has told since, line by line, as the players read it: ``coup us cuba 2 4 0 2``."""
        found = []
        for entry in self.s.entries(self.before.journal):
            line = entry_json(self.s, entry, codes.US)
            figures = [str(value).rpartition("/")[2] for value in line["args"].values()]
            found.append(" ".join([line["key"], *figures]))
        return found

    def why(self, text):
        """The reason that forbids the side that is asked an action, or nothing (see `play`)."""
        refusal = self.s.why_not(self.s.actor(), GAME.actions.parse(text))
        return refusal.name if refusal and refusal.name != "operation-first" else ""

    def choices(self):
        return [GAME.actions.notation(action) for action in self.s.legal(self.s.actor())]

    def agreed(self):
        """What may be done, once it is seen that every other action of the game is refused."""
        seat = self.s.actor()
        allowed = [action for action in range(GAME.actions.size) if self.s.why_not(seat, action) is None]
        assert sorted(self.s.legal(seat)) == allowed
        return self.choices()

    def prompt(self):
        """The question that is asked and its figures, as a player reads them."""
        asked = self.s.view(self.s.actor()).prompt
        return " ".join([asked["key"], *[str(value).rpartition("/")[2] for value in asked["args"].values()]])

    def controller(self, country):
        side = self.s.controller(board.COUNTRY_BY_ID[country])
        return "" if side == codes.NOBODY else codes.SIDE_IDS[side]

    def at(self, country):
        place = board.COUNTRY_BY_ID[country]
        return self.s.influence[codes.US][place], self.s.influence[codes.USSR][place]

    def hand(self, side):
        return [deck.CARD_IDS[index] for index in self.s.hand(SIDES[side])]

    def where(self, name):
        return PLACES[self.s.cards.place[deck.CARD_BY_ID[name]]]

    def in_effect(self, name):
        return self.s.in_effect[deck.CARD_BY_ID[name]]

    def knows(self, side, name):
        return self.s.cards.knows(SIDES[side], deck.CARD_BY_ID[name])

    @property
    def vp(self):
        return self.s.vp

    @property
    def defcon(self):
        return self.s.defcon

    @property
    def military(self):
        return tuple(self.s.military_ops)

    @property
    def space(self):
        return tuple(self.s.space)

    @property
    def asked(self):
        """The side that is asked, or nothing."""
        return codes.SIDE_IDS[self.s.actor()] if self.s.actor() >= 0 else ""

    @property
    def won(self):
        """Who has won and how, or nothing."""
        if not self.s.over:
            return ""
        who = codes.SIDE_IDS[self.s.winner] if self.s.winner != codes.NOBODY else "nobody"
        return f"{who} by {self.s.result().reason}"
