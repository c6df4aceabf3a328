"""The cards before a seat: those to choose from, the bill it is asked to pay, its hand."""

from tharsis.games.terraforming_mars.shown import Choosing, Discount, Held, Look, Means, Mix, Payment
from tharsis.games.terraforming_mars.telling.tongue import Tongue, printed
from tharsis.kernel import Section

MEANS: tuple[Means, ...] = ("steel", "titanium", "heat")


# -- to choose from -------------------------------------------------------------------------------


def corporations(look: Look, tongue: Tongue) -> Section:
    choosing = look["choosing"]
    rows = [_corporation(tongue, choosing, id) for id in choosing["corporations"]] if choosing else []
    heads = [*tongue.heads("corporation", "buys"), "", ""]
    return tongue.section("corporations", heads=heads, rows=rows)


def _corporation(tongue: Tongue, choosing: Choosing, id: str) -> list[str]:
    buys = tongue.some("card", choosing["affordable"][id])
    chosen = tongue.told("chosen") if choosing["corporation"] == id else ""
    return [tongue.card(id), buys, chosen, tongue.text(id)]


def offer(look: Look, tongue: Tongue) -> Section:
    """Cards that are no longer or not yet in hand, with those picked among them."""
    choosing = look["choosing"]
    if choosing is None:
        return tongue.section("offer")
    held = {card["id"] for card in look["hand"]}
    rows = [
        [*_printed(tongue, id), tongue.told("picked") if id in choosing["kept"] else "", tongue.text(id)]
        for id in choosing["cards"]
        if id not in held
    ]
    count = len(choosing["kept"])
    price = tongue.told("offer-price", price=choosing["price"]) if choosing["price"] else ""
    sale = tongue.told("offer-sale", money=choosing["brings"]) if choosing["brings"] else ""
    picked = tongue.told("offer-picked", n=count, price=count * choosing["price"]) if count else ""
    return tongue.section("offer", [price, sale, picked], heads=_heads(tongue), rows=rows)


def _heads(tongue: Tongue) -> list[str]:
    return [*tongue.heads("card", "cost", "tags"), "", ""]


def _printed(tongue: Tongue, id: str) -> list[str]:
    return [tongue.card(id), tongue.money(printed(id).cost), tongue.tags(id)]


# -- the bill -------------------------------------------------------------------------------------


def payment(look: Look, tongue: Tongue, *, long: bool) -> Section:
    bill = look["payment"]
    if bill is None:
        return tongue.section("payment")
    ways = [[_mix(tongue, bill, way)] for way in bill["ways"]] if long else []
    lines = [
        _price(tongue, bill),
        _discounts(tongue, bill),
        tongue.told("pay-worth", things=_worth(tongue, bill)),
        tongue.told("pay-sensible", way=_mix(tongue, bill, bill["sensible"])),
        tongue.told("pay-ways") if long else "",
    ]
    return tongue.section("payment", lines, heads=tongue.heads("way"), rows=ways)


def _price(tongue: Tongue, bill: Payment) -> str:
    if bill["for"] is None:
        return tongue.told("pay", price=bill["price"])
    kind, _, id = bill["for"].partition("/")
    return tongue.told("pay-for", price=bill["price"], thing=tongue.speaker.name(kind, id))


def _discounts(tongue: Tongue, bill: Payment) -> str:
    if not bill["discounts"]:
        return ""
    less = [tongue.told("pay-less", thing=_off(tongue, row), n=row["less"]) for row in bill["discounts"]]
    return tongue.told("pay-printed", cost=bill["cost"], things=", ".join(less))


def _off(tongue: Tongue, discount: Discount) -> str:
    """What a discount is for: a tag, the next card, or any."""
    if discount["tag"] in (None, "next"):
        return tongue.speaker.say("board", "less", discount["tag"] or "any")
    return tongue.speaker.name("tag", str(discount["tag"]))


def _worth(tongue: Tongue, bill: Payment) -> str:
    """The value of what can be used here."""
    used = [means for i, means in enumerate(MEANS) if any(way[i] for way in bill["ways"])]
    return tongue.both(
        tongue.told("pay-each", thing=tongue.speaker.name("resource", means), price=bill["worth"][means])
        for means in used
    )


def _mix(tongue: Tongue, bill: Payment, way: Mix) -> str:
    """One way to pay: units of each means, M€ for the rest, and what is lost when that is too much."""
    parts = [tongue.some(means, n) for means, n in zip(MEANS, way, strict=True) if n]
    value = sum(n * bill["worth"][means] for means, n in zip(MEANS, way, strict=True))
    rest = bill["price"] - value
    if rest > 0:
        parts.append(tongue.money(rest))
    mix = tongue.both(parts)
    return tongue.told("pay-lost", way=mix, n=-rest) if rest < 0 else mix


# -- the hand -------------------------------------------------------------------------------------


def hand(look: Look, tongue: Tongue) -> Section:
    rows = [[*_held(tongue, card), _playable(tongue, card), tongue.text(card["id"])] for card in look["hand"]]
    title = tongue.told("title", "hand", n=len(rows))
    return tongue.section("hand", title=title, heads=_heads(tongue), rows=rows)


def _held(tongue: Tongue, card: Held) -> list[str]:
    name, cost, tags = _printed(tongue, card["id"])
    if card["price"] != printed(card["id"]).cost:
        cost = tongue.told("instead", price=card["price"], cost=printed(card["id"]).cost)
    return [name, cost, tags]


def _playable(tongue: Tongue, card: Held) -> str:
    if card["why"] is None:
        return tongue.told("playable")
    return tongue.told("hindered", why=tongue.hindrance(card["why"]))
