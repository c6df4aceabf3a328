"""Small records of our own writing, and where the samples are if they are at hand."""

from pathlib import Path

FOLDERS = [folder / "shared" / "ts_logs" for folder in Path(__file__).parents]
SAMPLES = [path for folder in FOLDERS for path in sorted(folder.glob("game_*.txt"))]

SETUP = """\
SETUP: Red will play as USSR.
Blue will play as USA.
Handicap influence: US +1
Scenario: Standard
Optional Cards Added
Time per Player: 1 Hour
USSR +4 in Poland [0][4]
USSR +2 in Yugoslavia [0][2]
US +4 in West Germany [4][0]
US +3 in Italy [3][0]
US +1 in Iran [2][0]
"""
HEADLINES = """
Turn 1, Headline Phase: Fidel* & Duck and Cover: USSR Headlines Fidel*
US Headlines Duck and Cover
Event: Duck and Cover
DEFCON degrades to 4
US gains 1 VP. Score is US 1.

Event: Fidel*
USSR +3 in Cuba [0][3]
"""
COUP = """
Turn 1, USSR AR1: COMECON*: Coup (3 Ops):
Target: Iran
SUCCESS: 4 [ + 3 - 2x2 = 3 ]
US -2 in Iran [0][0]
USSR +1 in Iran [0][1]
USSR Military Ops to 3
DEFCON degrades to 3
"""
PLACEMENT = """
Turn 1, US AR1: Nasser*: Place Influence (1 Ops):
US +1 in Egypt [1][0]

Event: Nasser*
USSR +2 in Egypt [1][2]
US -1 in Egypt [0][2]
"""
REALIGNMENT = """
Turn 1, USSR AR2: Suez Crisis*: Realignment (3 Ops):
Target: Panama
USSR rolls 5 = 5
US rolls 2 (+1) = 3
US -1 in Panama [0][0]
"""
SPACE = """
Turn 1, US AR2: Blockade*: Place Influence (1 Ops):
US +1 in Canada [3][0]

Event: Blockade*
US discards Five Year Plan

Turn 1, USSR AR3: NATO*: Space Race (4 Ops):
Die roll: 2 -- Success! (Needed 3 or less)
USSR advances to 1 in the Space Race.
USSR gains 2 VP. Score is USSR 1.

Turn 1, US AR3: Olympic Games: Event: Olympic Games
USSR chooses to participate in the Olympics
US gains 2 VP. Score is US 1.
"""
GAME = SETUP + HEADLINES + COUP + PLACEMENT + REALIGNMENT + SPACE


def line_of(text, words):
    """The number of the line that holds these words."""
    return next(i for i, line in enumerate(text.splitlines(), 1) if words in line)
