"""What is said at a table."""

from typing import Any, Final

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncSession

from tharsis.server.models import Chat, Table
from tharsis.server.summary import stamp

#: The seat of lines that the server itself says; their text is a key of the page's words.
NOTICE: Final = -2


async def add_chat(
    session: AsyncSession, table_id: str, name: str, seat: int, text: str, person: str | None = None
) -> Chat:
    """Keep a line under the next number."""
    await session.get(Table, table_id, with_for_update=True)
    last = await session.scalar(select(func.max(Chat.n)).where(Chat.table_id == table_id))
    n = 0 if last is None else last + 1
    line = Chat(table_id=table_id, n=n, name=name, seat=seat, text=text, person=person)
    session.add(line)
    await session.flush()
    return line


async def last_lines(session: AsyncSession, table_id: str, most: int = 200) -> list[dict[str, Any]]:
    lines = await session.scalars(
        select(Chat).where(Chat.table_id == table_id).order_by(Chat.n.desc()).limit(most)
    )
    return [chat_json(line) for line in lines][::-1]


def chat_json(line: Chat) -> dict[str, Any]:
    return {
        "type": "chat",
        "n": line.n,
        "at": stamp(line.at),
        "name": line.name,
        "seat": line.seat,
        "text": line.text,
    }
