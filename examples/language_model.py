"""A language model plays the Soviet Union in Twilight Struggle. It reads words and answers with words.

Put a model of your own into `answer`: it gets the table, what happened, the question and the numbered
options as text, and gives back a line: a number, the words of an option, or a move in notation.
"""

import re

import tharsis
from tharsis.bots import Company, make
from tharsis.kernel import BadOption, Match
from tharsis.kernel.view import log_json
from tharsis.locale import Telling, Words

SEAT = 1


def answer(text: str) -> str:
    """The stub: it fights for Poland where it can, else it takes the option with the longest words."""
    options = re.findall(r"^(\d+)\. (.*)$", text, re.MULTILINE)
    number, _ = max(options, key=lambda option: ("Poland" in option[1], len(option[1])))
    return str(number)


def decide(match: Match, telling: Telling, text: str) -> None:
    """Play what the model answers; where it may not, it reads why, and answers again."""
    while True:
        try:
            notation = telling.chosen(answer(text))
        except BadOption as error:
            text += f"\n\n{error}"
            continue
        refusal = match.state.why_not(SEAT, match.game.actions.parse(notation))
        if refusal is None:
            match.play(SEAT, notation)
            return
        text += f"\n\n{telling.words.refusal(match.game, refusal)}"


def main(moves: int = 40, language: str = "en") -> None:
    game, words = tharsis.game("twilight-struggle"), Words(language)
    match = Match(game.new(seed=7), seed=7)
    company = Company(match, [make("heuristic", game, seed=7), None])
    company.play()
    read = 0  # how much of the log the model knows
    while not match.state.over and len(match.moves) < moves:
        telling = Telling.of(words, match.state, SEAT)
        log = log_json(match.state, SEAT)
        decide(match, telling, telling.text(news=log[read:]))
        print(f"{telling.question()}: {match.moves[-1].text}")
        read = len(log)
        company.play()
    print(match.state)


if __name__ == "__main__":
    main()
