"""The table in words, part by part, and what odds and prices say."""

from collections.abc import Mapping
from typing import Any

from tharsis.kernel import Section, Speaker


def tell(table: Mapping[str, Any], seat: int, speaker: Speaker, *, long: bool) -> list[Section]:
    return []


def foretell(action: Mapping[str, Any], speaker: Speaker) -> str:
    return ""
