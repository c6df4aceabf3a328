"""The table in words over the wire: each with their own eyes, in either language."""

import random
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from server.harness import play_out
from tharsis.client import Client, Refused, SeatedClient
from tharsis.kernel import game as find_game
from tharsis.kernel import games
from tharsis.locale import LANGUAGES, Telling, Words
from tharsis.server.telling import LATEST
from toy import GAME

Guest = Callable[[str], Client]
Json = dict[str, Any]
#: What must never show through: ids, operands, Python.
THROUGH = re.compile(r"_|[{}]|\b(None(?! of)|True|False)\b|\b[a-z]+/[a-z]")
#: As those who sit at these tables are called.
SPEAKERS = {language: Words(language, names=["Ana", "Ben"]) for language in LANGUAGES}
WORDS = SPEAKERS["en"]


def read(client: Client, table: str, language: str = "en", seat: int = -1, *, long: bool = False) -> Json:
    return client.request("GET", f"/tables/{table}/words/{language}?seat={seat}&long={long}")


def refused(client: Client, table: str, language: str = "en", seat: int = -1) -> str:
    with pytest.raises(Refused) as refusal:
        read(client, table, language, seat)
    return refusal.value.code


def sentences(told: Json) -> Iterator[str]:
    """Everything that people read."""
    yield from [*told["news"], told["question"], *told["result"]]
    yield from (option["text"] for option in told["options"])
    for part in told["parts"]:
        yield from [part["title"], *part["lines"], *part["heads"]]
        for row in part["rows"]:
            yield from row


def rows_of(told: Json, *ids: str) -> set[str]:
    """What the rows of some parts are called, or of all."""
    return {row[0] for part in told["parts"] if not ids or part["id"] in ids for row in part["rows"]}


def parts_of(seat: SeatedClient, language: str, *, long: bool) -> list[Json]:
    """What this seat has seen by its socket, in words."""
    telling = Telling(SPEAKERS[language], find_game(seat.view["game"]), seat.view)
    return [
        {name: getattr(section, name) for name in ("id", "title", "lines", "heads", "rows")}
        for section in telling.sections(long=long)
    ]


def both_at(game: str, ana: Client, ben: Client) -> str:
    table: str = ana.create(game, seats=["me", "open"])["id"]
    ben.sit(table)
    return table


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_everybody_reads_their_own_view(guest: Guest, game: str, language: str) -> None:
    people = [guest(name) for name in ("Ana", "Ben", "Cleo")]
    table = both_at(game, *people[:2])
    for person in people:
        with person.sit_down(table) as seat:
            for long in (False, True):
                told = read(person, table, language, seat.seat, long=long)
                assert told["parts"] == parts_of(seat, language, long=long)
                may = seat.view["legal"] or seat.view["asides"]
                assert [option["do"] for option in told["options"]] == [action["do"] for action in may]
                assert told["actors"] == seat.view["actors"]
                assert told["rule"] == seat.view["prompt"]["rule"]
                assert told["question"]
                assert [text for text in sentences(told) if THROUGH.search(text)] == []


@pytest.mark.parametrize("game", ["terraforming-mars", "twilight-struggle"])
def test_no_hand_is_told_to_others(guest: Guest, game: str) -> None:
    ana, ben = guest("Ana"), guest("Ben")
    table = both_at(game, ana, ben)
    own = read(ben, table, seat=1, long=True)
    hand = rows_of(own, "hand", "corporations", "offer") - rows_of(own, "projects")  # two share their names
    assert hand
    assert not hand & rows_of(read(ana, table, seat=0, long=True))
    assert not hand & rows_of(read(guest("Cleo"), table, long=True))


def test_nothing_hidden_is_told_in_a_whole_game(guest: Guest) -> None:
    """Between moves, nobody reads of a card in another hand that they have not been shown."""
    ana, ben, cleo = guest("Ana"), guest("Ben"), guest("Cleo")
    table = both_at("toy", ana, ben)
    chooser = random.Random(3)
    looked_for = 0
    with ana.sit_down(table) as a, ben.sit_down(table) as b, cleo.sit_down(table) as c:
        while not a.over:
            seat = next(seat for seat in (a, b) if seat.legal)
            seat.move(chooser.choice(seat.legal))
            for each in (a, b, c):
                each.ask({"type": "ping"})
            held = cards_seen(a) | cards_seen(b)
            for person, eyes in ((ana, a), (ben, b), (cleo, c)):
                told = read(person, table, seat=eyes.seat, long=True)
                text = "\n".join(sentences(told | {"news": []}))
                hidden = held - cards_seen(eyes)
                looked_for += len(hidden)
                assert [card for card in hidden if WORDS.of(GAME, "card", card) in text] == []
                assert told["news"] == news_of(eyes)
    assert looked_for > 0


def cards_seen(seat: SeatedClient) -> set[str]:
    """The cards in hands that a view shows."""
    return {card for hand in seat.view["table"]["hands"] for card in hand if card}


def news_of(seat: SeatedClient) -> list[str]:
    """What happened since a seat's last move; where there is none, of late."""
    return Telling(WORDS, GAME, seat.view).news(seat.log[seat.view["since"] or -LATEST :])


def test_the_end_is_told_to_all(guest: Guest) -> None:
    ana, cleo = guest("Ana"), guest("Cleo")
    table = ana.create("toy", seats=["me", "bot:random"])["id"]
    with ana.sit_down(table) as seat:
        play_out(seat)
        ranks = seat.view["result"]["ranks"]
    for eyes in (-1, 0, 1):
        told = read(cleo, table, seat=eyes)
        assert (told["question"], told["rule"], told["options"], told["actors"]) == ("", "", [], [])
        names = ["Ana", WORDS.bot("random")]
        places = [f"{ranks[seat]}. {names[seat]}" for seat in sorted((0, 1), key=lambda seat: ranks[seat])]
        assert [line.partition(":")[0] for line in told["result"][1:]] == places


def test_those_who_share_a_name_carry_their_numbers(guest: Guest) -> None:
    ana = guest("Ana")
    table = ana.create("toy", seats=["me", "bot:random", "bot:random"])["id"]
    bot = WORDS.bot("random")
    assert rows_of(read(ana, table), "players") == {"Ana", f"{bot} 2", f"{bot} 3"}


def test_what_cannot_be_read_is_refused(guest: Guest) -> None:
    ana, ben, cleo = guest("Ana"), guest("Ben"), guest("Cleo")
    table = both_at("toy", ana, ben)
    assert refused(ana, table, "tlh") == "unknown"
    assert refused(ana, "nowhere") == "unknown"
    assert refused(ana, table, seat=2) == "unknown"
    assert refused(ana, table, seat=9) == "bad-message"
    assert refused(ana, table, seat=1) == "not-yours"
    assert refused(cleo, table, seat=0) == "not-yours"
    waiting = ana.create("toy", seats=["me", "open"])["id"]
    assert refused(ana, waiting, seat=0) == "not-open"


def test_a_forged_key_opens_no_seat(guest: Guest) -> None:
    ana, ben = guest("Ana"), guest("Ben")
    table = both_at("toy", ana, ben)
    person, _, signature = ana.token.rpartition(".")
    for token in (f"{person}.{signature[::-1]}", "nobody", person):
        with Client(ana.url, token=token) as forger:
            assert refused(forger, table, seat=0) == "not-yours"
            assert read(forger, table)["options"] == []
