"""The kit on the toy game, and deliberately broken toys that it must catch."""

import random

import pytest

import toy
from tharsis.conformance import LAWS, Broken, Variant, check, hold
from tharsis.kernel import NEVER, ONE, Game, Shape, Table
from toy import GAME
from toy.actions import CARD, DIE, LOG_ROLL, NO_COINS, PROMPTS, ROLL
from toy.rules import Bids, Prize, Raid, RollPrize
from toy.state import ToyState
from toy.steps import STEPS
from toy.view import look


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("law", LAWS)
def test_the_toy_keeps_the_law(law, seats):
    hold(law, Variant(GAME, seats), games=20)


def caught(by: str | None = None, game: Game = GAME, says: str = "") -> None:
    """The kit finds the fault, and by the law that is there for it."""
    with pytest.raises(Broken, match=says):
        hold(by, Variant(game), games=20) if by else check(Variant(game), games=20)


def test_a_leak_in_the_view_is_caught():
    def leaking(s, seat):
        table = look(s, seat)
        table["hands"] = [[CARD.ids[card] for card in s.hand(owner)] for owner in range(s.seats)]
        return table

    caught("redeals", toy.make(look=leaking), says="can tell a redeal")


def test_an_order_that_tells_is_caught(monkeypatch):
    monkeypatch.setattr("toy.view.shown", lambda s, seat, owner: s.hand(owner))
    caught("redeals", says="can tell a redeal")


def test_a_redeal_that_does_not_vary_is_caught():
    caught("variety", toy.make(redeal=lambda s, seat: None), says="never varies")


def test_a_clone_that_shares_a_list_is_caught(monkeypatch):
    clone = ToyState.clone

    def sharing(self):
        t = clone(self)
        t.coins = self.coins
        return t

    monkeypatch.setattr(ToyState, "clone", sharing)
    caught("clones", says="changed the original|changed a sister")


def test_an_action_without_words_is_caught():
    table = Table()
    for verb in GAME.actions.verbs:
        add = table.aside if verb.base >= GAME.actions.aside_base else table.verb
        add(verb.name, *zip(verb.labels, verb.kinds, strict=True))
    table.aside("dance")
    caught("words", toy.make(actions=table.close()), says="toy-do-dance")


def test_a_second_door_for_chance_is_caught(monkeypatch):
    def shuffled(self, s):
        s.coins[self.seat] += random.randrange(6)

    monkeypatch.setattr(RollPrize, "run", shuffled)
    caught("chance", says="the same seed plays another game|the tape does not hold all chance")


def test_chance_beside_the_tape_is_caught(monkeypatch):
    def untaped(self, s):
        s.coins[self.seat] += s.rng.below(6)

    monkeypatch.setattr(RollPrize, "run", untaped)
    caught("chance", says="the tape does not hold all chance")


def test_a_step_that_works_and_asks_is_caught(monkeypatch):
    def working(self, s):
        s.coins[s.winner] += 1
        s.ask(self, s.winner)

    monkeypatch.setattr(Prize, "run", working)
    caught("questions", says="Prize works and asks")


def test_an_unregistered_step_is_caught(monkeypatch):
    monkeypatch.delitem(STEPS.tags, Raid)
    caught("questions", says="Raid is not registered")


def test_a_field_that_is_not_saved_is_caught(monkeypatch):
    monkeypatch.setattr(ToyState, "FIELDS", tuple(name for name in ToyState.FIELDS if name != "lanterns"))
    caught("fields", says="lanterns")


def test_an_answer_that_depends_on_its_arrival_is_caught(monkeypatch):
    def hasty(self, s, seat, action):
        s.coins[seat] += max(s.bids) < 0  # a coin for the first to answer
        s.bids[seat] = action
        s.do(self)

    monkeypatch.setattr(Bids, "choose", hasty)
    monkeypatch.setattr(Bids, "retract", lambda self, s, seat: s.coins.__setitem__(seat, s.coins[seat] - 1))
    caught("arrivals", says="the order of arrival matters|leaves traces")


def test_chance_in_an_open_question_for_several_is_caught(monkeypatch):
    choose = Bids.choose

    def rolling(self, s, seat, action):
        s.coins[seat] += s.chance(DIE, 2)
        choose(self, s, seat, action)

    monkeypatch.setattr(Bids, "choose", rolling)
    caught(says="no chance while several seats decide")


def test_a_log_in_an_open_question_for_several_is_caught(monkeypatch):
    choose = Bids.choose

    def telling(self, s, seat, action):
        s.log(LOG_ROLL, seat, 1)
        choose(self, s, seat, action)

    monkeypatch.setattr(Bids, "choose", telling)
    caught(says="no log while several seats decide")


def test_legal_actions_without_reason_are_caught(monkeypatch):
    legal = Prize.legal
    monkeypatch.setattr(Prize, "legal", lambda self, s, seat: legal(self, s, seat)[:-1])
    caught("legality", says="legal and why disagree")


def test_a_refusal_without_its_figures_is_caught(monkeypatch):
    monkeypatch.setattr(Bids, "outside", lambda self: NO_COINS)
    caught("legality", says="Bids should give 1 more figures of 'poor'")


def test_a_rule_that_the_rulebook_does_not_have_is_caught(monkeypatch):
    monkeypatch.setattr(Prize, "rule", lambda self, s, seat, action: "3.9")
    caught("citations", says="no such rule: '3.9'")


def test_a_shape_that_leaves_a_verb_out_is_caught(monkeypatch):
    monkeypatch.setattr(Prize, "kind", lambda self: ONE)
    monkeypatch.setattr(Prize, "shape", lambda self, s, seat: Shape(ONE, (ROLL,), NEVER, 1, 1, 0))
    caught("questions", says="the shape of Prize does not name raid")


def test_a_question_without_prompt_is_caught(monkeypatch):
    monkeypatch.setattr(Prize, "prompt", lambda self, s, seat: None)
    caught("questions", says="Prize has no prompt|Prompt object expected")
    assert PROMPTS.code("prize") >= 0


def test_a_broken_invariant_is_caught(monkeypatch):
    def generous(self, s, seat, action):
        s.coins[seat] = -1

    monkeypatch.setattr(Raid, "choose", generous)
    caught("playouts", says="somebody owes")


def test_a_crash_is_kept_as_a_replay_that_opens(monkeypatch, tmp_path):
    from tharsis.kernel.replay import read

    def crashing(self, s):
        raise KeyError("boom")

    monkeypatch.setenv("THARSIS_CRASHES", str(tmp_path))
    with monkeypatch.context() as patch:
        patch.setattr(RollPrize, "run", crashing)
        caught("playouts", says="boom.*kept as")
    (path,) = tmp_path.iterdir()
    assert '"move": ' in path.read_text()
    assert not read(path.read_text(), {"toy": GAME}).verify().over


def test_an_undeclared_capability_is_caught():
    caught(
        "capabilities", toy.make(capabilities=frozenset({"hidden", "chance", "asides"})), says="not declared"
    )
    caught(
        "capabilities",
        toy.make(capabilities=GAME.capabilities | {"observation"}),
        says="observation is declared or missing",
    )
