"""Each guided first game can be followed to its end, by its hints alone and with detours."""

from random import Random

import pytest

from tharsis.kernel import Lesson, State, games
from tharsis.server.guide import shown

LESSONS = [lesson for game in games().values() for lesson in game.lessons]
GAMES = {id(lesson): game for game in games().values() for lesson in game.lessons}
#: More own moves than any lesson takes, detours and all.
MOST = 400


def named(value: object) -> str:
    return GAMES[id(value)].id if isinstance(value, Lesson) else str(value)


class Learner:
    """Plays a lesson by its hints; the others, and where there is no hint, take anything."""

    def __init__(self, lesson: Lesson, seed: int, detours: float) -> None:
        self.lesson = lesson
        self.detours = detours
        self.random = Random(seed)
        self.game = GAMES[id(lesson)]
        self.s: State = lesson.start.build(self.game)
        self.s.rng.seed(seed)
        self.moves: list[str] = []
        self.keys: list[str] = []
        self.steps: list[int] = []

    def run(self) -> "Learner":
        while not self.s.over and len(self.moves) < MOST:
            self.others()
            if self.s.over or self.turn():
                break
        return self

    def others(self) -> None:
        while not self.s.over and self.lesson.seat not in self.s.actors():
            seat = self.s.actor()
            self.s.apply(seat, self.random.choice(self.s.legal(seat)))

    def turn(self) -> bool:
        """One decision of the learner; true when there is nothing left to teach."""
        seat, notation = self.lesson.seat, self.game.actions.notation
        found = shown(self.lesson, self.s, self.moves)
        self.steps.append(found["step"])
        if found["step"] == found["steps"]:
            return True
        legal = [notation(action) for action in self.s.legal(seat)]
        move = self.random.choice(legal)
        if found["do"] is not None:
            assert found["do"] in legal, "a hint that is shown can be followed"
            if self.random.random() >= self.detours:
                move = found["do"]
                self.keys.append(found["key"])
        elif "done" in legal or "pass" in legal:
            move = "done" if "done" in legal else "pass"
        self.moves.append(move)
        self.s.apply(seat, self.game.actions.parse(move))
        return False


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("lesson", LESSONS, ids=named)
def test_who_follows_every_hint_comes_to_the_end(lesson, seed):
    learner = Learner(lesson, seed, detours=0).run()
    assert learner.steps[-1] == len(lesson.hints), learner.moves
    wanted = [hint.key for hint in lesson.hints if not hint.inside and not hint.perhaps]
    assert sorted(key for key in learner.keys if key in wanted) == sorted(wanted)
    assert len(set(learner.keys)) == len(learner.keys), "no hint comes twice"


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("lesson", LESSONS, ids=named)
def test_who_goes_astray_meets_the_next_hint_that_fits(lesson, seed):
    learner = Learner(lesson, seed, detours=0.4).run()
    assert learner.steps == sorted(learner.steps), "progress never goes back"
    assert learner.s.over or learner.steps[-1] == len(lesson.hints), learner.moves
    assert len(set(learner.keys)) == len(learner.keys), "what was followed never comes back"


def test_an_ambush_instead_of_an_attack_does_not_bring_the_attack_back():
    lesson = games()["red-dust-rebellion"].lessons[0]
    learner = Learner(lesson, 1, detours=0)
    while "op attack" not in learner.moves:
        learner.others()
        learner.turn()
    move = learner.game.actions.parse("ambush gandhi")
    learner.s = learner.s.play(0, move)
    learner.moves.append("ambush gandhi")
    learner.run()
    assert learner.keys.count("rd-lesson-first-attack") == 1
    assert learner.steps[-1] == len(lesson.hints)


def test_a_target_that_is_never_asked_for_is_passed_over():
    """Nobody has plants: Asteroid asks for no player, and the outpost is next at once."""
    lesson = games()["terraforming-mars"].lessons[0]
    learner = Learner(lesson, 0, detours=0)
    while "play asteroid" not in learner.moves:
        learner.others()
        learner.turn()
    learner.others()
    assert shown(lesson, learner.s, learner.moves)["do"] in ("target-nobody", "play research_outpost")


@pytest.mark.parametrize("lesson", LESSONS, ids=named)
def test_a_hint_taken_back_is_shown_again(lesson):
    s = lesson.start.build(GAMES[id(lesson)])
    first = lesson.hints[0]
    after = s.play(lesson.seat, s.game.actions.parse(first.notation))
    assert shown(lesson, after, [first.notation])["step"] == 1
    again = shown(lesson, s, [first.notation, "retract"])
    assert (again["step"], again["key"]) == (0, first.key)
