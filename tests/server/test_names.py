"""Names: what is cleaned from them, whose they are."""

import json
import unicodedata
from collections.abc import Callable

import httpx
import pytest

from server.test_records import finished, imported, record_of
from tharsis.client import Client, Refused
from tharsis.locale import Words
from tharsis.server.names import cleaned, login_form, person_name, shortened, spoken, table_name

Guest = Callable[[str], Client]

CLEANED = {
    "Ana": "Ana",
    "  Ana   Kim ": "Ana Kim",
    "Ana\u00a0\u3000\u2009Kim": "Ana Kim",  # spaces of every width
    "Ana\tKim\nLee\u2028": "Ana Kim Lee",
    "Ana\u202eneB\u202c": "AnaneB",  # turned around
    "\u2066Ana\u2069\u200f": "Ana",
    "A\u200bn\u2060a\ufeff": "Ana",  # of no width
    "A\u00adna\x00\x1b\x7f": "Ana",
    "Ana\ue000\U000f0000\ud800": "Ana",  # private, and half of a pair
    "Ana\u0378": "Ana",  # not a letter yet
    "Ana\u3164\u115f\uffa0\u2800": "Ana",  # letters that are drawn as nothing
    "A\ufe0fna\U000e0101": "Ana",  # other forms of a letter
    "A\u034fna": "Ana",
    "Zoe\u0308": "Zoë",
    "e\u200b\u0301": "é",  # put together once nothing stands between
    "한국": "한국",
    unicodedata.normalize("NFD", "한국"): "한국",
    "ㅋㅋ": "ㅋㅋ",
    "이 순신": "이 순신",
    "👩\u200d🚀": "👩🚀",  # an emoji that is joined falls apart
    "❤\ufe0f": "❤",
    "🇰🇷": "🇰🇷",
    "عمر": "عمر",
    "Владимир": "Владимир",
    "<b>[/]&": "<b>[/]&",
    "\u200b\u202e \u3164": "",
    "\u0301": "",  # a mark on nothing
    "": "",
}


@pytest.mark.parametrize("given", CLEANED, ids=ascii)
def test_a_name_is_what_can_be_seen_of_it(given: str) -> None:
    assert cleaned(given) == CLEANED[given]
    assert cleaned(cleaned(given)) == cleaned(given)


def test_names_have_a_length_after_they_are_cleaned() -> None:
    assert person_name("\u200b" * 50 + "Ana") == "Ana"
    assert len(person_name(unicodedata.normalize("NFD", "한" * 40))) == 40
    with pytest.raises(ValueError, match="at most 40"):
        person_name("x" * 41)
    with pytest.raises(ValueError, match="at most 40"):
        person_name("\ufb03" * 40)  # three times as long for a login
    with pytest.raises(ValueError, match="can be seen"):
        person_name("\u3164")
    assert table_name("\u3164") == ""
    with pytest.raises(ValueError, match="at most 60"):
        table_name("x" * 61)
    assert shortened("x" * 39 + " y") == "x" * 39


def test_names_are_the_same_by_their_login_form() -> None:
    assert login_form("ANA\u00a0 Kim\u200d") == login_form("ana kim")
    assert login_form("Ana Kim") != login_form("AnaKim")
    assert login_form("STRASSE") == login_form("straße")


def test_what_is_said_keeps_its_direction() -> None:
    assert spoken("well \u202edone\u202c 👩\u200d🚀") == "well done 👩\u200d🚀"
    with pytest.raises(ValueError, match="can be seen"):
        spoken("\u202e \u2066")


def test_people_and_tables_wear_clean_names(guest: Guest) -> None:
    ana = guest(" Ana\u202e\u3164 Kim ")
    assert ana.request("GET", "/me")["person"]["name"] == "Ana Kim"
    assert ana.request("PATCH", "/me", {"name": "A\u200bna"})["person"]["name"] == "Ana"
    assert ana.create("toy", seats=["me", "open"], name="Fri\u202eday")["name"] == "Friday"
    assert ana.create("toy", seats=["me", "open"], name="\u3164")["name"] is None
    for nothing in ("\u3164", "\u202e", "  "):
        with pytest.raises(Refused) as refusal:
            ana.request("PATCH", "/me", {"name": nothing})
        assert refusal.value.code == "bad-message"
        assert "can be seen" in refusal.value.error["detail"]


def test_imported_games_bring_no_tricks_along(guest: Guest) -> None:
    ana = guest("Ana")
    data = json.loads(record_of(ana, finished(ana)))
    forged = {**data, "names": ["\u202eana", "\u3164\ud800"]}
    back = imported(ana, game="toy", text=json.dumps(forged))
    assert [seat["name"] for seat in ana.table(str(back["table"]))["seats"]] == ["ana", None]


def test_a_guest_does_not_wear_the_name_of_an_account(guest: Guest) -> None:
    early = guest("Hana")
    early.create("toy", seats=["me", "open"])
    guest("somebody").request("POST", "/register", {"name": "Hana", "password": "correct horse"})
    for name in ("Hana", "HANA", "Ha\u200bna", " hana\u00a0"):
        answer = httpx.post(early.url + "/api/guest", json={"name": name})
        assert (answer.status_code, answer.json()["error"]["code"]) == (409, "name-taken")
        with pytest.raises(Refused) as refusal:
            guest("Other").request("PATCH", "/me", {"name": name})
        assert refusal.value.code == "name-taken"
    kept = early.request("PATCH", "/me", {"name": "Hana", "remind": False})["person"]
    assert (kept["name"], kept["remind"]) == ("Hana", False), "whoever had it before keeps it"
    assert early.create("toy", seats=["me", "open"])["seats"][0]["guest"] is True


def test_a_guest_without_a_name_is_called_so_in_each_language(guest: Guest) -> None:
    with Client(guest("Ana").url) as client:
        name = client.request("GET", "/me")["person"]["name"]
        number = name.removeprefix("Guest ")
        assert (Words("en").person(name), Words("ko").person(name)) == (f"Guest {number}", f"손님 {number}")
        # What the Korean page shows is kept as it was, and is nobody else's.
        assert client.request("PATCH", "/me", {"name": f"손님 {number}"})["person"]["name"] == name
    assert login_form(f"손님 {number}") == login_form(name)
    assert [person_name(given) for given in ("손님", "손님 12", "손님 12345", "단골손님 1234")] == [
        "손님", "손님 12", "손님 12345", "단골손님 1234",
    ]  # fmt: skip


def test_an_account_is_marked_as_none_and_may_write_its_name_otherwise(guest: Guest) -> None:
    kim = guest("somebody")
    kim.request("POST", "/register", {"name": "Minji Kim", "password": "correct horse"})
    assert kim.create("toy", seats=["me", "open"])["seats"][0]["guest"] is False
    assert kim.request("PATCH", "/me", {"name": "MINJI  KIM"})["person"]["name"] == "MINJI KIM"
    with pytest.raises(Refused):
        kim.request("PATCH", "/me", {"name": "Minji"})
    login = {"name": "minji\u3000kim\u200b", "password": "correct horse"}
    assert guest("other").request("POST", "/login", login)["person"]["name"] == "MINJI KIM"


def test_logging_in_does_not_bring_two_seats_of_a_public_table_together(guest: Guest) -> None:
    ana, twice = guest("Ana"), guest("Twice")
    account = twice.request("POST", "/register", {"name": "Twice", "password": "correct horse"})
    public = ana.create("toy", seats=["me", "open", "open"])["id"]
    twice.sit(public, 1)
    visitor = guest("visitor")
    visitor.sit(public, 2)
    private = visitor.create("toy", seats=["me", "open"], public=False)["id"]
    visitor.request("POST", "/login", {"name": "Twice", "password": "correct horse"})
    back = Client(ana.url, token=account["token"])
    assert back.table(public)["mine"] == [1]
    assert back.table(private)["mine"] == [0]
    back.close()
