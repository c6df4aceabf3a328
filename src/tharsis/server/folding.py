"""Games that are long over: all rows of a table in one compressed piece."""

import json
import zlib
from collections.abc import Sequence
from datetime import datetime
from typing import Any, Final

from tharsis.server.kinds import RowKind
from tharsis.server.models import Folded, Row

#: How the piece is written; a later way gets a later number.
FORMAT: Final = 1


def folded(table_id: str, rows: Sequence[Row]) -> Folded:
    lines = [[row.number, row.kind, row.seat, row.text, row.outcomes, row.at.isoformat()] for row in rows]
    text = json.dumps({"format": FORMAT, "rows": lines}, ensure_ascii=False, separators=(",", ":"))
    return Folded(table_id=table_id, last=rows[-1].number, rows=zlib.compress(text.encode(), 9))


def unfolded(piece: Folded) -> list[Row]:
    """The rows as they were."""
    found: dict[str, Any] = json.loads(zlib.decompress(piece.rows))
    if found["format"] != FORMAT:
        raise ValueError(f"this past is written in the way {found['format']!r}, which is not known here")
    return [
        Row(
            table_id=piece.table_id, number=number, kind=RowKind(kind), seat=seat, text=text,
            outcomes=outcomes, at=datetime.fromisoformat(at),
        )
        for number, kind, seat, text, outcomes, at in found["rows"]
    ]  # fmt: skip
