"""What has changed from one view to the next: a move touches a few places of a table; only they are sent."""

from typing import Any

#: A place by the keys and numbers that lead to it, and what is there now; without a second part it is gone.
Change = list[Any]


def changes(old: Any, new: Any) -> list[Change]:
    """The places where two pieces of JSON differ, as far down as it goes. A list that has grown or shrunk is
    told as a whole."""
    found: list[Change] = []
    _compare(old, new, [], found)
    return found


def _compare(old: Any, new: Any, path: list[str | int], found: list[Change]) -> None:
    """Only called where the two differ: whatever is equal costs one comparison, however large it is."""
    if isinstance(old, dict) and isinstance(new, dict):
        found.extend([[*path, key]] for key in old if key not in new)
        for key, value in new.items():
            if key not in old:
                found.append([[*path, key], value])
            elif old[key] != value:
                _compare(old[key], value, [*path, key], found)
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for at, (was, now) in enumerate(zip(old, new, strict=True)):
            if was != now:
                _compare(was, now, [*path, at], found)
    else:
        found.append([path, new])


def applied(old: Any, told: list[Change]) -> Any:
    """What changes make of a view; the old one stays as it was."""
    mine: set[int] = set()
    new = _own(old, mine)
    for path, *value in told:
        if not path:
            new = value[0]
            continue
        place = new
        for key in path[:-1]:
            place[key] = _own(place[key], mine)
            place = place[key]
        if value:
            place[path[-1]] = value[0]
        else:
            del place[path[-1]]
    return new


def _own(part: Any, mine: set[int]) -> Any:
    """A copy that may be changed, once for each part; what never changes is shared."""
    if id(part) in mine or not isinstance(part, dict | list):
        return part
    copy = part.copy()
    mine.add(id(copy))
    return copy
