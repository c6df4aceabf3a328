"""Room for numbers that lie side by side: compiled code fills it without building an object, and whoever
knows Python's buffer protocol, such as numpy, sees it without a copy.

Compiled code demands the buffers of `librt`, the library of its compiler. Where that is missing, plain Python
takes its own, which hold the same bytes.
"""

from array import array
from typing import Any, Final

from mypy_extensions import i64, u8

try:
    from librt.vecs import vec
except ImportError:
    THERE = False
else:
    THERE = True


def bytes_for(size: int) -> "vec[u8]":
    """Bytes, all 0."""
    return vec[u8]([0] * size) if THERE else _plain(bytearray(size))


def numbers_for(size: int) -> "vec[i64]":
    """Whole numbers of 64 bits, all 0."""
    return vec[i64]([0] * size) if THERE else _plain(array("q", [0]) * size)


def numbers_of(values: list[int]) -> "vec[i64]":
    """The same for numbers that are there."""
    return vec[i64](values) if THERE else _plain(array("q", values))


def floats_for(size: int) -> "vec[float]":
    """Floats of 64 bits, all 0."""
    return vec[float]([0.0] * size) if THERE else _plain(array("d", [0.0]) * size)


def are_numbers(value: object) -> bool:
    """Whether a value is a buffer of whole numbers."""
    return type(value) is NUMBERS


def listed(value: object) -> object:
    """A buffer of whole numbers as a list, the form in which it is saved; whatever else as it is."""
    return list(_plain(value)) if are_numbers(value) else value


def _plain(buffer: object) -> Any:
    """A buffer of Python's own stands for one of the compiler's: it is read and written alike."""
    return buffer


#: What there is before any are laid out: one for all, since nothing can be written into it.
NO_NUMBERS: Final["vec[i64]"] = numbers_for(0)
NUMBERS: Final[type[object]] = type(_plain(NO_NUMBERS))
