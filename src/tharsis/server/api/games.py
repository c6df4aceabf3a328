"""Games, their printed parts, rulebooks and words."""

from typing import Annotated, Any

from fastapi import APIRouter, Path, Request
from fastapi.responses import PlainTextResponse, Response

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


@router.get("/games/{game}/printed", response_model=dict[str, Any])
async def printed(request: Request, game: Word) -> Response:
    """The printed board and cards."""
    return catalogue.printed(catalogue.find_game(game)).answer(request)


@router.get("/games/{game}/rulebook/{language}", response_class=PlainTextResponse)
async def rulebook(request: Request, game: Word, language: Word) -> Response:
    """The rules in our own words, in Markdown."""
    return catalogue.rulebook(catalogue.find_game(game), language).answer(request)


@router.get("/locale")
async def locale() -> dict[str, Any]:
    return {
        "languages": list(LANGUAGES),
        "files": {language: list(files) for language, files in catalogue.words().items()},
    }


@router.get("/locale/{language}/{file}", response_class=PlainTextResponse)
async def fluent(request: Request, language: Word, file: Word) -> Response:
    """A Fluent file."""
    return catalogue.fluent(language, file).answer(request)
