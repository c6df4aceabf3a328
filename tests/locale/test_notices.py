"""Whatever the server itself says in the chat has words."""

import pytest

from tharsis.locale import LANGUAGES
from tharsis.locale.keys import messages
from tharsis.locale.words import HERE
from tharsis.server.kinds import About, Ending, Notice


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_notice_has_its_words_and_no_words_are_left_over(language):
    words = {id for id in messages([HERE / language / "web.ftl"]) if id.startswith("web-notice-")}
    assert words == {f"web-notice-{notice}" for notice in Notice}


def test_every_agreement_and_every_lost_seat_has_a_notice():
    """The names that the server puts together are notices."""
    assert {f"agreed-{about}" for about in About} <= set(Notice)
    lost = {Ending.RESIGN, Ending.TIME}
    assert lost | {f"{how}-bot" for how in lost} <= set(Notice)
