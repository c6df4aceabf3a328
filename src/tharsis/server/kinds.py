"""The states and kinds of tables, seats and rows, as the database and the protocol spell them."""

from enum import IntEnum, StrEnum


class TableState(StrEnum):
    OPEN = "open"
    RUNNING = "running"
    FINISHED = "finished"


class TableSource(StrEnum):
    PLAY = "play"
    IMPORT = "import"


class SeatKind(StrEnum):
    OPEN = "open"
    PERSON = "person"
    BOT = "bot"


class SeatWish(StrEnum):
    """What a new table's seat shall be."""

    ME = "me"
    OPEN = "open"
    BOT = "bot"


class RowKind(StrEnum):
    """Lines of a table's history. A resumption follows a change of the rules."""

    START = "start"
    MOVE = "move"
    RESUME = "resume"
    END = "end"


class Ending(StrEnum):
    RULES = "rules"
    RESIGN = "resign"
    TIME = "time"
    ABANDONED = "abandoned"


class Doubt(StrEnum):
    """What may keep a move from being made at once: it cannot be taken back, or a warning of some grade."""

    FINAL = "final"
    GRAVE = "grave"
    WASTE = "waste"
    NOTE = "note"


class About(StrEnum):
    """What people can agree on."""

    UNDO = "undo"
    ABANDON = "abandon"
    BOT = "bot"


class ClockKind(StrEnum):
    MOVE = "move"
    PLAYER = "player"


class OutOfTime(StrEnum):
    """What happens to a seat without time."""

    BOT = "bot"
    RESIGN = "resign"


class ImportFormat(StrEnum):
    THARSIS = "tharsis"
    RECORD = "record"


class ImportState(StrEnum):
    WORKING = "working"
    DONE = "done"
    FAILED = "failed"


class LetterKind(StrEnum):
    """What the link in a letter is for."""

    VERIFY = "verify"
    RESET = "reset"


class Deed(StrEnum):
    """What the audit trail keeps."""

    PASSWORD = "password"
    RESET_ASKED = "reset-asked"
    RESET = "reset"
    BAN = "ban"
    UNBAN = "unban"
    MUTE = "mute"
    UNMUTE = "unmute"
    DELETE = "delete"
    SETTLE = "settle"
    TABLE_RERUN = "table-rerun"
    TABLE_DELETE = "table-delete"


class Notice(StrEnum):
    """What the server itself says in the chat: keys of the page's words."""

    AGREED_UNDO = "agreed-undo"
    AGREED_ABANDON = "agreed-abandon"
    AGREED_BOT = "agreed-bot"
    RESIGN = "resign"
    RESIGN_BOT = "resign-bot"
    TIME = "time"
    TIME_BOT = "time-bot"
    LEFT_BOT = "left-bot"
    BACK = "back"
    LINK_MADE = "link-made"
    LINK_WITHDRAWN = "link-withdrawn"
    LINK_TAKEN = "link-taken"
    RULES_CHANGED = "rules-changed"
    RULES_CHANGED_REPLAYED = "rules-changed-replayed"
    RULES_CHANGED_ANEW = "rules-changed-anew"


class What(StrEnum):
    """What workers tell each other."""

    MOVED = "moved"
    REMOVED = "removed"
    PRESENCE = "presence"
    CHAT = "chat"
    THINKING = "thinking"


class Farewell(IntEnum):
    """Why a socket is closed: the codes of docs/protocol.md."""

    RESTART = 1012
    LATER = 1013
    NO_HELLO = 4400
    SIGNED_OUT = 4401
    OTHER_SITE = 4403
    NO_TABLE = 4404
    LATE = 4408
    BROKEN = 4409
    TOO_MANY = 4420
    HASTE = 4429
