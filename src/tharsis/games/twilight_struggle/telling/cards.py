"""The cards: in play, in hand, in the piles, in effect."""

from collections.abc import Sequence
from typing import Final

from tharsis.games.twilight_struggle.codes import SIDE_IDS
from tharsis.games.twilight_struggle.deck import CARD_BY_ID, SCORING
from tharsis.games.twilight_struggle.shown import Effect, Power, Until
from tharsis.games.twilight_struggle.telling.scene import CHINA, Scene
from tharsis.kernel import Section

#: What ends first is told first.
UNTIL: Final[tuple[Until, ...]] = ("next_round", "turn", "released", "scoring", "game")


def _shown(scene: Scene, id: str, title: str, cards: Sequence[str], lines: Sequence[str] = ()) -> Section:
    """Cards with their texts."""
    rows = [[scene.card(card), scene.worth(card), scene.event_text(card)] for card in cards]
    return Section(id, title, lines, [scene.say("card"), "", ""], rows)


def _named(scene: Scene, id: str, title: str, cards: Sequence[str], lines: Sequence[str] = ()) -> Section:
    """Cards without them."""
    rows = [[scene.card(card), scene.worth(card), scene.event(card)] for card in cards]
    return Section(id, title, lines, [scene.say("card"), "", ""], rows)


def cards_in_play(scene: Scene) -> Section:
    """What is being played, and the headlines that one may see."""
    look = scene.look
    played = [(card, "") for card in look["table"]]
    for side in SIDE_IDS:
        card = look["headlines"][side]["card"]
        if card is not None:
            played.append((card, scene.say("headline", side=scene.side(side))))
    rows = [[scene.card(card), role, scene.worth(card), scene.event_text(card)] for card, role in played]
    return Section("in_play", scene.say("in-play"), heads=[scene.say("card"), "", "", ""], rows=rows)


def cards_looked_at(scene: Scene) -> Section:
    return _shown(scene, "looked_at", scene.say("looked-at"), scene.look["looked_at"])


def own_hand(scene: Scene) -> Section:
    """One's cards, the China Card among them; scoring cards cannot wait. The short form leaves their texts
    out while another card is carried out."""
    if scene.own is None:
        return Section("hand", scene.say("hand"))
    hand = scene.look["hands"][scene.own]
    scoring = [card for card in hand["cards"] if SCORING[CARD_BY_ID[card]]]
    china = [CHINA] if scene.look["china"]["holder"] == scene.own else []
    lines = [scene.say("hand-count", n=hand["count"])]
    if china:
        lines.append(scene.say("hand-china", card=scene.card(CHINA)))
    if scoring and not scene.over:
        lines.append(scene.say("hand-scoring", cards=scene.cards(scoring)))
    tell = _shown if scene.long or not scene.in_play else _named
    return tell(scene, "hand", scene.say("hand"), [*hand["cards"], *china], [" ".join(lines)])


def other_cards(scene: Scene) -> Section:
    """The short form: hands that are not one's own and the piles, a line each."""
    lines = [_hand_line(scene, side) for side in SIDE_IDS if side != scene.own]
    return Section("other_cards", scene.say("other-cards"), [*lines, _pile_line(scene)])


def _hand_line(scene: Scene, side: Power) -> str:
    hand = scene.look["hands"][side]
    told = f"{_hand_title(scene, side)}: {scene.say('hand-count', n=hand['count'])}"
    return f"{told} {scene.say('hand-known', cards=scene.cards(hand['cards']))}" if hand["cards"] else told


def _hand_title(scene: Scene, side: Power) -> str:
    return scene.say("hand-of", side=scene.side(side))


def _pile_line(scene: Scene) -> str:
    look = scene.look
    counts = {"deck": look["deck"], "discards": len(look["discard"]), "removed": len(look["removed"])}
    return scene.say("piles-count", **counts)


def other_hands(scene: Scene) -> list[Section]:
    """The long form: how many cards the others hold, and which of them one knows."""
    return [_other_hand(scene, side) for side in SIDE_IDS if side != scene.own]


def _other_hand(scene: Scene, side: Power) -> Section:
    hand = scene.look["hands"][side]
    lines = [scene.say("hand-count", n=hand["count"])]
    return _shown(scene, f"hand_of_{side}", _hand_title(scene, side), hand["cards"], lines)


def piles(scene: Scene) -> list[Section]:
    """The long form: every card that lies open."""
    discards, removed = scene.speaker.say("board", "discard"), scene.speaker.say("board", "removed")
    return [
        Section("piles", scene.say("piles"), [_pile_line(scene)]),
        _named(scene, "discards", discards, scene.look["discard"]),
        _named(scene, "removed", removed, scene.look["removed"]),
    ]


# -- what lasts -----------------------------------------------------------------------------------


def lasting(scene: Scene) -> Section:
    """The short form: the names of the cards in effect, by how long they last."""
    title = scene.speaker.say("board", "effects")
    return Section("effects", title, [_lasting(scene, until) for until in UNTIL if _effects(scene, until)])


def _lasting(scene: Scene, until: Until) -> str:
    cards = scene.speaker.both(_effects(scene, until))
    return scene.say("lasting", until=scene.speaker.say("board", "until", until), cards=cards)


def _effects(scene: Scene, until: Until) -> list[str]:
    return [_effect_name(scene, effect) for effect in scene.look["effects"] if effect["until"] == until]


def _effect_name(scene: Scene, effect: Effect) -> str:
    name = scene.card(effect["card"])
    if effect["region"] is None:
        return name
    return scene.say("effect-in", card=name, region=scene.region(effect["region"]))


def effects(scene: Scene) -> Section:
    """The long form: what they do."""
    title = scene.speaker.say("board", "effects")
    ordered = sorted(scene.look["effects"], key=lambda effect: UNTIL.index(effect["until"]))
    rows = [[_effect_name(scene, effect), _effect(scene, effect)] for effect in ordered]
    return Section("effects", title, heads=[scene.say("card"), ""], rows=rows)


def _effect(scene: Scene, effect: Effect) -> str:
    until = scene.speaker.say("board", "until", effect["until"])
    return scene.say("effect", until=until, side=effect["side"] or "either", text=scene.text(effect["card"]))
