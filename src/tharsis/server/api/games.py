"""Games, their printed parts, rulebooks and words."""

from typing import Annotated, Any

from fastapi import APIRouter, Path
from fastapi.responses import PlainTextResponse

from tharsis.kernel import games
from tharsis.locale import LANGUAGES
from tharsis.server import catalogue

router = APIRouter(tags=["games"])
Word = Annotated[str, Path(max_length=60)]


@router.get("/games")
def all_games() -> list[dict[str, Any]]:
    return [catalogue.describe(game) for game in games().values()]


@router.get("/games/{game}")
def one_game(game: Word) -> dict[str, Any]:
    return catalogue.describe(catalogue.find_game(game))


@router.get("/games/{game}/printed")
async def printed(game: Word) -> dict[str, Any]:
    """The printed board and cards."""
    return catalogue.printed(catalogue.find_game(game))


@router.get("/games/{game}/rulebook/{language}", response_class=PlainTextResponse)
async def rulebook(game: Word, language: Word) -> str:
    """The rules in our own words, in Markdown."""
    return catalogue.rulebook(catalogue.find_game(game), language)


@router.get("/locale")
async def locale() -> dict[str, Any]:
    return {
        "languages": list(LANGUAGES),
        "files": {language: list(files) for language, files in catalogue.words().items()},
    }


@router.get("/locale/{language}/{file}", response_class=PlainTextResponse)
async def fluent(language: Word, file: Word) -> str:
    """A Fluent file."""
    return catalogue.fluent(language, file)
