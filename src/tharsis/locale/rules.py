"""Rules by their numbers, in the words of a language."""

from tharsis import rulebook
from tharsis.kernel import BadOption, Game
from tharsis.locale.words import Words


def rules_numbered(words: Words, game: Game, number: str) -> list[rulebook.Rule]:
    """A rule and those below it, or all."""
    every = rulebook.rules(game, words.language)
    chosen = [rule for rule in every if not number or f"{rule.number}.".startswith(f"{number}.")]
    if not chosen:
        raise BadOption(words.say("cli-no-rule", game=game.id, number=number))
    return chosen


def rule_markdown(words: Words, rule: rulebook.Rule) -> str:
    """The text of a rule, and set off from it its rulings and the values that are our own."""
    rulings = [f"> **{words.say('cli-ruling')}:** {note}" for note in rule.rulings]
    own = [f"> **{words.say('cli-own-value')}:** {note}" for note in rule.own_values]
    return "\n\n".join([rule.text, *rulings, *own])
