"""Reading Twilight Struggle in words."""

import json

from tharsis.games.twilight_struggle import GAME
from tharsis.kernel import View
from tharsis.locale import LANGUAGES, Words
from tharsis.locale.telling import Telling

SPEAKERS = {language: Words(language, [GAME]) for language in LANGUAGES}


def telling(s, seat, language):
    """From the view as it goes over the wire."""
    view = json.loads(json.dumps(View(s, seat).as_json()))
    return Telling(SPEAKERS[language], GAME, view)


def played(s, *notations):
    for notation in notations:
        s.apply(s.actor(), GAME.actions.parse(notation))
    return s
