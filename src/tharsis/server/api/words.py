"""The table in words: for screen readers, and for whoever would rather read than look."""

from typing import Annotated, Any

from fastapi import APIRouter, Path

from tharsis.locale import LANGUAGES
from tharsis.server import telling
from tharsis.server.api.deps import Eyes, MaybePerson, TableId, TheHouse, check_eyes
from tharsis.server.api.schemas import TableInWords
from tharsis.server.problems import unknown

router = APIRouter(tags=["tables"])


@router.get("/tables/{table}/words/{language}", response_model=TableInWords)
async def table_in_words(
    house: TheHouse,
    person: MaybePerson,
    table: TableId,
    language: Annotated[str, Path(max_length=60)],
    seat: Eyes = -1,
    long: bool = False,
) -> dict[str, Any]:
    """All that these eyes may see: what happened, what is asked, and the table part by part. In short, or
    with ``long`` everything."""
    if language not in LANGUAGES:
        raise unknown("language", language)
    room = await house.hub.room(table)
    check_eyes(room.live.table, room.live.seats, person, seat)
    return telling.told(room, seat, language, long=long)
