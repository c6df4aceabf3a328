"""When Python looks for garbage: for objects that hold each other and nobody else holds.

To look through everything takes half a second with a thousand tables in memory, and nobody is answered
meanwhile. Moves leave hardly any such rings, so what is young is looked through often, and the rest seldom.
"""

import gc

#: So many more objects, and the young ones are looked through; so many times, and their survivors are too.
YOUNG, SURVIVORS = 10_000, 10
#: Never by itself: see `look_through`.
REST = 1_000_000_000
#: Seconds between two times that everything is looked through.
SELDOM = 3600.0


def settle() -> None:
    """A worker is ready: what is loaded by now stays, and is not looked at again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, SURVIVORS, REST)


async def look_through() -> None:
    gc.collect()
