"""No message is missing, unused, or has other parameters in one language."""

import importlib
import re
from pathlib import Path

import pytest

import tharsis
from tharsis.kernel import games
from tharsis.locale import LANGUAGES
from tharsis.locale.keys import faults, messages, unequal
from tharsis.locale.words import HERE, game_files, key
from toy import GAME

SOURCE = Path(tharsis.__file__).parent
ROOT = Path(__file__).parents[2]
ALL = [GAME, *games().values()]


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.id)
def test_words_of_a_game_fit_its_tables(game):
    assert not faults(game)


def secret_terms(game):
    """The log terms that the game's code writes with secret operands."""
    tables = importlib.import_module(type(game.state()).__module__.rsplit(".", 1)[0] + ".actions")
    code = "\n".join(path.read_text() for path in sorted(game.folder.rglob("*.py")))
    names = set(re.findall(r"log_secret\(\s*(?:\w+\.)?(LOG_\w+)", code))
    return [game.logs.terms[getattr(tables, name)] for name in names]


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.id)
def test_secret_log_entries_have_a_second_wording_and_others_none(game):
    wanted = {key(game.prefix, "log", term.name, "hidden") for term in secret_terms(game)}
    for language in LANGUAGES:
        have = {id for id in messages(game_files(game, language)) if re.match(r"\w+-log-.*-hidden$", id)}
        assert have == wanted


def house_files():
    """The Fluent files that belong to no game's rules: kernel, terminal, server, page."""
    games_of = {path.name for path in (SOURCE / "games").iterdir() if path.is_dir()}
    names = {path.name for language in LANGUAGES for path in (HERE / language).glob("*.ftl")}
    return sorted(n for n in names if not n.startswith(tuple(games_of)))


@pytest.mark.parametrize("name", house_files())
def test_words_of_the_house_are_equal_in_both_languages(name):
    assert not unequal(*(messages([HERE / language / name]) for language in LANGUAGES))


def sources():
    """All code that may name a message: Python, and the page's."""
    found = [path.read_text() for path in sorted(SOURCE.rglob("*.py"))]
    for pattern in ("*.ts", "*.svelte", "*.html", "*.js"):
        found += [path.read_text() for path in sorted((ROOT / "web" / "src").rglob(pattern))]
        found += [path.read_text() for path in sorted((ROOT / "web" / "public").rglob(pattern))]
    return "\n".join(found)


@pytest.mark.parametrize("name", house_files())
def test_words_of_the_house_are_all_used(name):
    """A message is used when its id stands in the code, or the fixed start of a composed id does."""
    code = sources()
    literal = set(re.findall(r"[\"'`]([a-z][a-z0-9]*(?:-[a-z0-9]+)*)[\"'`]", code))
    starts = set(re.findall(r"[\"'`]((?:[a-z0-9]+-)+)(?:\$?\{|[\"'`] ?\+)", code))
    middles = set(re.findall(r"\}-((?:[a-z0-9]+-)+)\$\{", code))  # `${prefix}-verb-${verb}`
    middles |= {f"{kind}-" for kind in re.findall(r"[\"'`]([a-z_]+)/\$\{", code)}  # `sector/${id}`
    for id in messages([HERE / "en" / name]):
        prefixes = {id[: i + 1] for i, char in enumerate(id) if char == "-"}
        assert id in literal or prefixes & starts or id.partition("-")[2].startswith(tuple(middles)), id


def narrowed(game):
    """The verbs that the page may offer to narrow down what can be done: those that point at things."""
    for verb in game.actions.verbs:
        if not verb.target:
            continue
        kind = verb.kinds[verb.labels.index(verb.target)]
        if not kind.is_number and kind.target != "button":
            yield verb.name


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verb_that_points_at_things_has_words(game, language):
    have = messages(sorted((HERE / language).glob("web_*.ftl")))
    assert [verb for verb in narrowed(game) if key(game.prefix, "verb", verb) not in have] == []
