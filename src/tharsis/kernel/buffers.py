"""Room for numbers that lie side by side: compiled code fills it without building an object, and whoever
knows Python's buffer protocol, such as numpy, sees it without a copy.

Compiled code demands the buffers of `librt`, the library of its compiler. Where that is missing, plain Python
takes its own, which hold the same bytes.
"""

from array import array
from typing import TYPE_CHECKING, Any

from mypy_extensions import i64, u8

if TYPE_CHECKING:
    from librt.vecs import vec


def bytes_for(size: int) -> "vec[u8]":
    """Bytes, all 0."""
    room: vec[u8] = _bytes(size)
    return room


def numbers_for(size: int) -> "vec[i64]":
    """Whole numbers of 64 bits, all 0."""
    room: vec[i64] = _numbers(size)
    return room


def floats_for(size: int) -> "vec[float]":
    """Floats of 64 bits, all 0."""
    room: vec[float] = _floats(size)
    return room


def _bytes(size: int) -> Any:
    try:
        from librt.vecs import vec
    except ImportError:
        return bytearray(size)
    return vec[u8]([0] * size)


def _numbers(size: int) -> Any:
    try:
        from librt.vecs import vec
    except ImportError:
        return array("q", [0]) * size
    return vec[i64]([0] * size)


def _floats(size: int) -> Any:
    try:
        from librt.vecs import vec
    except ImportError:
        return array("d", [0.0]) * size
    return vec[float]([0.0] * size)
