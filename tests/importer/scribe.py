"""Plays random games by our rules and writes them down as records, in the dialect the importer reads.

What a record leaves out is left out here too: hands, the dice of some events, who declined what.
"""

import random

from tharsis.games.twilight_struggle import GAME, actions, board, codes, deck
from tharsis.games.twilight_struggle.rules.turn import TURN_EFFECTS

SIDES = ("US", "USSR")
KINDS = {"influence": "Place Influence", "coup-attempt": "Coup", "realignment": "Realignment"}
ATTEMPTS = {"coup": "Coup", "realign": "Realignment"}
LASTING = {
    *TURN_EFFECTS,
    deck.QUAGMIRE,
    deck.BEAR_TRAP,
    deck.SHUTTLE_DIPLOMACY,
    deck.RED_SCARE_PURGE,
    deck.CUBAN_MISSILE_CRISIS,
}


def title(card):
    return deck.CARD_IDS[card].replace("_", " ").title() + ("*" if deck.STARRED[card] else "")


def place(country):
    return board.COUNTRY_IDS[country].replace("_", " ").title()


def score(vp):
    return "even" if vp == 0 else f"US {vp}" if vp > 0 else f"USSR {-vp}"


def modifier(points):
    return f" ({points:+d}) " if points else ""


class Scribe:
    """One game and its record; ``dealt`` is what was drawn, for comparison."""

    def __init__(self, seed, turns=10, **options):
        self.random = random.Random(seed)
        self.turns = turns
        self.s = GAME.new(seed=seed, options=options)
        self.read = None
        self.map = [[start.get(name, 0) for name in board.COUNTRY_IDS] for start in board.START]
        self.lines = []
        self.opened = False  # the last line is a header
        self.scandal = False
        self.headlined = []
        self.after = []  # lines that a record prints later than our log does
        self.defcon = self.s.defcon
        self.write_preamble()
        self.follow()

    # -- playing ------------------------------------------------------------------------------

    def play(self):
        """To the end of the game, or of the turns; nobody ends it early if it can be helped."""
        while not self.s.over and self.s.turn <= self.turns:
            seat = self.s.actor()
            action, after = self.choose(seat)
            self.before(seat, action)
            if after.over and GAME.actions.verb(action).name == "coup":
                self.last_coup(seat, action, after)
            self.scandal = self.s.in_effect[deck.IRAN_CONTRA_SCANDAL]
            self.hands = [self.s.hand(side)[:] for side in (0, 1)]
            self.s.apply(seat, action)
            self.follow()
            self.written(seat, action)
        if self.s.over:
            self.lines.append(self.ending())
        return "\n".join(self.lines) + "\n"

    def choose(self, seat):
        """A random action that does not end the game, if there is one, and where it leads. Records only
        know of a crisis that is called off for a coup."""
        asked = self.s.prompt(seat).key
        choices = self.s.legal(seat)
        self.random.shuffle(choices)
        choices.sort(
            key=lambda one: GAME.actions.verb(one).name == "cancel-crisis" and asked != actions.ASK_COUP
        )
        for action in choices:
            after = self.s.clone()
            after.apply(seat, action)
            asked_of_crisis = not after.over and after.prompt(after.actor()).key == actions.ASK_CRISIS
            if not asked_of_crisis and (not after.over or self.s.turn == self.turns):
                break
        return action, after

    def last_coup(self, seat, action, after):
        """A record tells what a coup did although it ended the game; by our rules nobody rolls any more."""
        if any(entry.key == actions.LOG_COUP for entry in after.entries(self.read)):
            return
        over, self.s = self.s, self.s.clone()
        self.s.defcon = board.PEACE
        self.s.crisis = codes.NOBODY
        self.s.apply(seat, action)
        for entry in self.s.entries(self.read):
            if entry.key in (actions.LOG_EVENT, actions.LOG_NO_EVENT):
                break
            if entry.key in (actions.LOG_COUP, actions.LOG_INFLUENCE):
                self.entry(entry, [])
        self.s = over

    # -- writing ------------------------------------------------------------------------------

    def write_preamble(self):
        self.lines += ["SETUP: : Red will play as USSR.", "Blue will play as USA."]
        if self.s.options["handicap"]:
            side = self.s.options["handicap_side"].upper()
            self.lines.append(f"Handicap influence: {side} +{self.s.options['handicap']}")
        self.lines.append("Scenario: Standard")
        if self.s.options["optional_cards"]:
            self.lines.append("Optional Cards Added")
        self.lines.append("Time per Player: 45 Minutes")

    def say(self, words):
        """A line; the first after a header stands behind it."""
        if self.opened:
            self.lines[-1] += " " + words
        else:
            self.lines.append(words)
        self.opened = False

    def open(self, header):
        self.lines += ["", header]
        self.opened = True

    def before(self, seat, action):
        """What an action announces before anything happens."""
        verb = GAME.actions.verb(action)
        thing = verb.operands(action)[0] if verb.operands(action) else -1
        asked = GAME.prompts.terms[self.s.prompt(seat).key].name
        if (verb.name == "play" and asked in ("card", "trapped")) or (
            verb.name == "discard" and asked == "trapped"
        ):
            self.header(seat, thing)
        elif verb.name == "pass":
            self.header(seat, -1)
        elif verb.name == "play":
            self.say(f"{SIDES[seat]} plays {title(thing)}")
        elif verb.name == "return":
            self.say(f"US returns {title(self.s.asking.card)} to USSR")
        elif verb.name in KINDS:
            self.say(f"{KINDS[verb.name]} ({self.s.prompt(seat).args[1]} Ops):")
        elif verb.name == "space":
            self.say("Space Race (2 Ops):")
        elif verb.name in ATTEMPTS and asked in ("free-coup", "coup") and not self.announced(verb.name):
            self.say(f"{ATTEMPTS[verb.name]} ({self.s.prompt(seat).args[1]} Ops):")
        elif verb.name == "decline" and asked in ("free-coup", "coup") and self.random.random() < 0.5:
            self.say(f"Coup ({self.s.prompt(seat).args[1]} Ops):")
        elif verb.name == "take-part":
            self.say(f"{SIDES[seat]} chooses to participate in the Olympics")
        elif verb.name == "boycott":
            self.say(f"{SIDES[seat]} chooses to boycott the Olympics")

    def announced(self, name):
        return f"{ATTEMPTS[name]} (" in self.lines[-1]

    def written(self, seat, action):
        """Lines of a cancelled crisis."""
        if GAME.actions.verb(action).name == "cancel-crisis":
            self.say(f"{title(deck.CUBAN_MISSILE_CRISIS)} is no longer in play.")

    def header(self, side, card):
        s = self.s
        name = title(card) if card >= 0 else ""
        self.open(f"Turn {s.turn}, {SIDES[side]} AR{s.round}: {name}:")

    def follow(self):
        """Write down what was logged since."""
        entries = list(self.s.entries(self.read))
        self.read = self.s.journal
        self.gone = []  # cards that an event took from a hand meanwhile
        for i, entry in enumerate(entries):
            self.entry(entry, [later.key for later in entries[i + 1 :]])
            if entry.key in (actions.LOG_SHOWN, actions.LOG_GIVEN, actions.LOG_DISCARDED):
                self.gone.append(entry.args[1])
        self.flush()

    def flush(self):
        for words in self.after:
            self.say(words)
        self.after = []

    def entry(self, entry, later):
        a = entry.args
        key = entry.key
        if key == actions.LOG_TURN:
            self.flush()
            self.turn_over()
            if a[0] > 1:  # the first begins with the setup
                self.open(f"Turn {a[0]}, Headline Phase: A & B:")
        elif key == actions.LOG_ROUND:
            self.headlined = []
            self.flush()
        elif key == actions.LOG_IMPROVED:
            words = f"DEFCON {'improves' if a[0] > self.defcon else 'degrades'} to {a[0]}"
            self.defcon = a[0]
            (self.after.append if actions.LOG_COUP in later else self.say)(words)
        elif key == actions.LOG_MILOPS:
            words = f"{SIDES[a[0]]} Military Ops to {a[1]}"
            (self.after.append if actions.LOG_COUP in later else self.say)(words)
        elif key == actions.LOG_INFLUENCE:
            self.influence(*a)
        elif key == actions.LOG_VP:
            self.say(f"{SIDES[a[0]]} gains {a[1]} VP. Score is {score(a[2])}.")
        elif key == actions.LOG_EVENT:
            self.flush()
            self.say(f"Event: {title(a[0])}")
            if a[0] in LASTING:
                self.say(f"{title(a[0])} is now in play.")
        elif key == actions.LOG_NO_EVENT and self.random.random() < 0.5:
            self.say(f"Event: {title(a[0])}")
        else:
            self.more(entry)

    def more(self, entry):
        a = entry.args
        key = entry.key
        side = SIDES[a[0]] if a and a[0] in (0, 1) else ""
        if key == actions.LOG_HEADLINE:
            if not any(line.startswith("Turn 1,") for line in self.lines):
                self.open("Turn 1, Headline Phase: A & B:")
            self.headlined.append(a[1])
            self.say(f"{side} Headlines {title(a[1])}")
        elif key == actions.LOG_COUP:
            self.coup(*a)
        elif key == actions.LOG_WAR:
            won = a[2] - a[3] >= a[4]
            self.say(f"War in {place(a[1])}")
            sign = ">=" if won else "<"
            self.say(f"{'VICTORY' if won else 'DEFEAT'}: {a[2]}{modifier(-a[3])} {sign} {a[4]}")
        elif key == actions.LOG_REALIGN:
            self.realign(*a)
        elif key == actions.LOG_SPACE:
            won = "Success" if a[1] <= a[2] else "Failed"
            self.say(f"Die roll: {a[1]} -- {won}! (Needed {a[2]} or less)")
        elif key == actions.LOG_ADVANCE:
            self.say(f"{side} advances to {a[1]} in the Space Race.")
        elif key == actions.LOG_TRAP_DIE:
            out = "<= 4 -- Trap Escaped" if a[1] <= 4 else "> 4 -- Trap Remains in Effect"
            self.say(f"Trap Roll: {a[1]} {out}")
        elif key == actions.LOG_DISCARDED:
            self.say(f"{side} discards {title(a[1])}")
        elif key == actions.LOG_RESHUFFLE:
            self.say("*RESHUFFLE*")
        elif key == actions.LOG_EFFECT_ENDS:
            self.say(f"{title(a[0])} is no longer in play.")
        elif key == actions.LOG_REGION:
            self.say(f"US chooses {board.REGION_IDS[a[0]].replace('_', ' ').title()}")
        else:
            self.cards_shown(entry, side)

    def cards_shown(self, entry, side):
        a = entry.args
        if entry.key == actions.LOG_SHOWN:
            event = next(line for line in reversed(self.lines) if "Event: " in line)
            if "Five Year Plan" in event:
                self.say(f"{side} discards {title(a[1])}")
            else:
                self.say(f"{side} reveals {title(a[1])}")
                if "Grain" in event:
                    self.say(f"{side} reveals {title(a[1])} from hand")
        elif entry.key == actions.LOG_HAND:
            for card in self.hands[a[0]]:
                if card not in self.headlined + self.gone:
                    self.say(f"{side} reveals {title(card)}")
        elif entry.key == actions.LOG_GIVEN or (
            entry.key == actions.LOG_TAKEN and "Salt" in [x for x in self.lines if "Event: " in x][-1]
        ):
            self.say(f"{side} reveals {title(a[1])}")

    def influence(self, side, country, change, now):
        self.map[side][country] = now
        us, ussr = self.map[0][country], self.map[1][country]
        self.say(f"{SIDES[side]} {change:+d} in {place(country)} [{us}][{ussr}]")

    def coup(self, side, country, ops, die, change, margin):
        self.say(f"Target: {place(country)}")
        won = "SUCCESS" if margin > 0 else "FAILURE"
        self.say(f"{won}: {die} [ + {ops}{modifier(change)} - 2x{board.STABILITY[country]} = {margin} ]")

    def realign(self, side, country, us_die, us_total, ussr_die, ussr_total):
        self.say(f"Target: {place(country)}")
        us_total += 1 if self.scandal else 0
        for name, die, total in (("USSR", ussr_die, ussr_total), ("US", us_die, us_total)):
            self.say(f"{name} rolls {die}{modifier(total - die) or ' '}= {total}")

    def turn_over(self):
        for card in TURN_EFFECTS:
            if any(f"{title(card)} is now in play." in line for line in self.lines[-200:]):
                self.say(f"{title(card)} is no longer in play.")

    def ending(self):
        if self.s.winner == codes.NOBODY:
            return f"Score is {score(self.s.vp)}."
        return f"{SIDES[self.s.winner]} wins by {self.s.result().reason}"
