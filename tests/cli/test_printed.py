"""Games, cards and boards as a person reads them, on narrow and wide screens."""

import json
import re

import pytest
from rich.cells import cell_len

from tharsis.kernel import games

IDS = list(games())
WIDTHS = (60, 100, 160)


def lines(result):
    assert result.exit_code == 0, result.output
    return [line.rstrip() for line in result.output.splitlines()]


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("language", ["en", "ko"])
@pytest.mark.parametrize("id", IDS)
def test_what_is_printed_fits_the_screen_and_holds_no_raw_data(tharsis, id, language, width):
    for words in (("cards", id), ("board", id)):
        shown = lines(tharsis(*words, language=language, width=width))
        assert max(map(cell_len, shown)) <= width
        raw = [line for line in shown if re.search(r"\w_\w|[{}\[\]]|\bTrue\b|\bNone\b|\w+/\w+_|…", line)]
        assert not raw


def test_a_card_on_a_narrow_screen_is_a_block(tharsis):
    shown = lines(tharsis("cards", "terraforming-mars", "--search", "up to 3 plants", width=60))
    start = shown.index("Asteroid")
    assert shown[start - 1 : start + 5] == [
        "",
        "Asteroid",
        "14 M€ · Tags: space, event · Event",
        "Raise the temperature 1 step. Take 2 titanium. You may",
        "remove up to 3 plants from any one player.",
        "",
    ]
    assert shown[-1] == "2 cards of 221."


def test_cards_on_a_wide_screen_are_a_table(tharsis):
    shown = lines(tharsis("cards", "terraforming-mars", width=160))
    assert shown[0].split() == ["Card", "printed", "text"]
    (asteroid,) = [line for line in shown if line.startswith("Asteroid  ")]
    assert re.split(r" {2,}", asteroid)[1:] == [
        "14 M€ · Tags: space, event · Event",
        "Raise the temperature 1 step. Take 2 titanium. You may remove up to 3 plants",
    ]


@pytest.mark.parametrize(
    ("words", "names"),
    [
        (("twilight-struggle", "duck", "and"), ["Duck and Cover"]),
        (("twilight-struggle", "--kind", "war", "--kind", "mid"), ["Brush War"]),
        (("twilight-struggle", "--kind", "scoring", "--kind", "US"), []),
        (("terraforming-mars", "Asteroid"), ["Asteroid"]),
        (("terraforming-mars", "--tag", "Jovian", "--kind", "blue card"), ["Water Import From Europa"]),
        (("on-mars", "--kind", "scientist", "--search", "greenhouse"), ["Hydrologist", "Biochemist"]),
        (("red-dust-rebellion", "--kind", "campaign", "--search", "labyrinth"), None),
    ],
)
def test_cards_by_name_kind_tag_and_words(tharsis, words, names):
    result = tharsis("cards", *words, "--json")
    if names == []:
        assert result.exit_code == 1
        assert "No card is" in result.output
        return
    found = [card["name"] for card in json.loads(result.output)]
    assert found if names is None else found == names


def test_korean_names_and_tags_find_cards(tharsis):
    assert "추진" not in tharsis("cards", "terraforming-mars", "소행성", language="ko").output
    tagged = tharsis("cards", "terraforming-mars", "--tag", "목성", "--json", language="ko")
    assert {"jovian"} <= set.intersection(*(set(card["tags"]) for card in json.loads(tagged.output)))


def test_the_data_of_a_card_keeps_its_shape(tharsis):
    """What docs/terminal.md promises to other programs."""
    (card,) = json.loads(tharsis("cards", "terraforming-mars", "Asteroid", "--json").output)
    assert card["id"] == "asteroid"
    assert card["name"] == "Asteroid"
    assert card["cost"] == 14
    assert card["tags"] == ["space", "event"]
    assert card["text"].startswith("Raise the temperature")


def test_a_country_of_the_board(tharsis):
    shown = lines(tharsis("board", "twilight-struggle", "iran", width=100))
    assert shown == [
        "",
        "Middle East",
        "Country  stability                next to",
        "Iran     2          battleground  Iraq, Afghanistan and Pakistan",
    ]
    narrow = lines(tharsis("board", "twilight-struggle", "europe", width=60))
    start = narrow.index("France")
    assert narrow[start : start + 3] == [
        "France",
        "  stability 3 · battleground · Western Europe · next to",
        "  United Kingdom, West Germany, Italy, Spain/Portugal and",
    ]
    assert "이란  2       핵심 국가  이라크, 아프가니스탄, 파키스탄" in "\n".join(
        lines(tharsis("board", "twilight-struggle", "이란", language="ko", width=100))
    )


@pytest.mark.parametrize("id", IDS)
def test_every_space_of_a_board_is_told(tharsis, id):
    told = tharsis("board", id, width=160).output
    game = games()[id]
    for kind in game.kinds:
        if kind.name in ("country", "hex"):
            assert told.count("\n") >= len(kind.ids)


def test_the_options_of_a_game_in_full(tharsis):
    shown = lines(tharsis("games", "twilight-struggle", width=100))
    assert shown[1:4] == [
        "Twilight Struggle  twilight-struggle",
        "For 2 players.",
        "Bots: random, heuristic, search, novice, regular.",
    ]
    start = shown.index("  Side with extra influence  -o handicap_side=us")
    assert shown[start + 1 :] == [
        "    Which side places the extra influence after the normal setup.",
        "    us    United States (usual)",
        "    ussr  Soviet Union",
        "  Extra influence  -o handicap=0",
        "    How many extra influence points that side places in countries where it has some already.",
        "    0 to 8; usually 0.",
    ]
    korean = tharsis("games", "terraforming-mars", language="ko", width=60).output
    assert "no 또는 yes. 기본값은 no입니다." in korean


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("cards", "terraforming-mrs"), "Did you mean terraforming-mars?"),
        (("cards", "Terraforming Mars"), "Did you mean terraforming-mars?"),
        (("cards", "terraforming-mars", "asteriod"), "Did you mean Asteroid"),
        (("cards", "terraforming-mars", "--tag", "jove"), "There is no tag jove; choose animal, building"),
        (("cards", "on-mars", "--tag", "jove"), "The cards of on-mars have no tags."),
        (("cards", "twilight-struggle", "--kind", "zz"), "There are: "),
        (("cards", "twilight-struggle", "--search", "zzz"), "No card is like that."),
        (("board", "twilight-struggle", "irna"), "Did you mean Iraq, Iran"),
        (("play", "twilight-struggle", "-o", "tournment=yes"), "Did you mean tournament?"),
        (("play", "twilight-struggle", "-o", "handicap=9"), "cannot be 9; choose 0–8."),
        (("play", "twilight-struggle", "-o", "handicap_side=usr"), "choose us, ussr. Did you mean us"),
        (("play", "twilight-struggle", "--bots", "human,heuristik"), "Did you mean heuristic?"),
    ],
)
def test_whoever_mistypes_is_told_what_may_be_meant(tharsis, words, said):
    result = tharsis(*words)
    assert result.exit_code == 1
    assert said in result.output


def test_bots_and_tables_of_the_arena_fit_the_screen(tharsis):
    narrow = lines(tharsis("bots", "terraforming-mars", width=60))
    assert max(map(cell_len, narrow)) <= 60
    start = narrow.index("Regular")
    assert narrow[start + 1].startswith("  write regular · Plays by sound rules of thumb")
    arena = lines(tharsis("arena", "toy", "-n", "2", "--workers", "1", width=40))
    assert max(map(cell_len, arena)) <= 60
    assert any(line.startswith("Seat 1") for line in arena)
