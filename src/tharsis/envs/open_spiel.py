"""Games for OpenSpiel's algorithms: Python games that can be loaded by name, ``tharsis_on_mars`` and so on.

Chance is sampled: where an action needs it, chance nodes draw the digits of a seed, all equally likely, and
the seed decides whatever the rules then roll, draw and deal. So no search can foresee the dice, and a history
still tells the whole game. To OpenSpiel such chance is explicit; what it calls sampled cannot be saved in
Python games.

An observation tells all that bears on play, but not how it came about. An information state adds what
OpenSpiel demands of it, perfect recall: a fingerprint of all that the player saw and did at its own
decisions. Games of hundreds of decisions have no other record of fixed size; a network that need not tell
histories apart learns better from observations.
"""

from collections.abc import Callable, Mapping
from hashlib import blake2b
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from tharsis.envs.opponents import run_on
from tharsis.envs.scale import Scale, observation_of
from tharsis.envs.table import told
from tharsis.kernel import BadOption, Game, IllegalMove, NeedOutcome, Script, State, Variant, games

#: A seed has as many digits, each drawn by a chance node with as many outcomes.
DIGITS = 3
OUTCOMES = 256
#: Bytes of the fingerprint of a history.
PRINT = 16
NOT_DEALT = "not dealt yet"

ANY_DIGIT = [(digit, 1 / OUTCOMES) for digit in range(OUTCOMES)]

Params = Mapping[str, Any]


class Position:
    """Where a game stands: a kernel state, the action that waits for chance, and what each seat did so far.

    OpenSpiel copies and pickles what a state holds; a position says how.
    """

    def __init__(self, variant: Variant, skip_forced: bool) -> None:
        self.variant = variant
        self.skip_forced = skip_forced
        self.state: State | None = None  # none before the deal
        self.waiting = -1
        self.digits: list[int] = []
        self.past = [b""] * variant.seats

    def __deepcopy__(self, _: object) -> "Position":
        other = Position(self.variant, self.skip_forced)
        other.state = None if self.state is None else self.state.clone()
        other.waiting = self.waiting
        other.digits = self.digits[:]
        other.past = self.past[:]
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        v = self.variant
        saved = None if self.state is None else self.state.save()
        how = (v.game.id, v.seats, v.options, self.skip_forced)
        return restored, (*how, saved, self.waiting, self.digits, self.past)

    @property
    def needs_chance(self) -> bool:
        return self.state is None or self.waiting >= 0

    @property
    def table(self) -> State:
        if self.state is None:
            raise pyspiel.SpielError(NOT_DEALT)
        return self.state

    @property
    def ended(self) -> bool:
        s = self.state
        return s is not None and (s.over or s.moves >= s.game.longest)

    def take(self, action: int) -> None:
        """Take an action of the player who is asked, if it needs no chance; else it waits for an outcome."""
        s = self.table
        seat = s.actor()
        refusal = s.why_not(seat, action)
        if refusal is not None:
            raise IllegalMove(s.game.refuse(refusal, action), refusal)
        done = self.fingerprint(seat, action)
        after = s.clone()
        after.source = Script({}, strict=True)
        try:
            after.apply(seat, action)
            run_on(after, None, self.skip_forced)
        except NeedOutcome:
            self.waiting = action
        else:
            after.source = None
            self.state = after
        self.past[seat] = done

    def draw(self, digit: int) -> None:
        """One more digit of a seed. With the last, what waits for chance goes on: the deal, or an action."""
        self.digits.append(digit)
        if len(self.digits) < DIGITS:
            return
        seed = int.from_bytes(self.digits)
        self.digits = []
        if self.state is None:
            self.state = self.variant.new(seed)
            self.state.recording = False
        else:
            self.state.rng.seed(seed)
            self.state.apply(self.state.actor(), self.waiting)
            self.waiting = -1
        run_on(self.state, None, self.skip_forced)

    def fingerprint(self, seat: int, action: int = -1) -> bytes:
        """Of all that a seat saw and did at its decisions, of what it sees now, and of what it does."""
        seen = self.past[seat] + self.table.observe(seat) + action.to_bytes(4, "little", signed=True)
        return blake2b(seen, digest_size=PRINT).digest()


def restored(
    game: str,
    seats: int,
    options: dict[str, object],
    skip_forced: bool,
    saved: bytes | None,
    waiting: int,
    digits: list[int],
    past: list[bytes],
) -> Position:
    variant = Variant(games()[game], seats, options)
    position = Position(variant, skip_forced)
    position.state = None if saved is None else variant.game.load(saved)
    if position.state is not None:
        position.state.recording = False
    position.waiting = waiting
    position.digits = digits
    position.past = past
    return position


class SpielState(pyspiel.State):
    """A position as OpenSpiel asks for it."""

    def __init__(self, game: "SpielGame") -> None:
        super().__init__(game)
        self.position = Position(game.variant, game.skip_forced)

    def current_player(self) -> int:
        if self.position.ended:
            return int(pyspiel.PlayerId.TERMINAL)
        if self.position.needs_chance:
            return int(pyspiel.PlayerId.CHANCE)
        return self.position.table.actor()

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.position.table.legal(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return ANY_DIGIT

    def _apply_action(self, action: int) -> None:
        if self.position.needs_chance:
            self.position.draw(action)
        else:
            self.position.take(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        return self.position.variant.game.actions.notation(action)

    def is_terminal(self) -> bool:
        return self.position.ended

    def returns(self) -> list[float]:
        s = self.position.state
        return s.returns() if s is not None and s.over else [0.0] * self.position.variant.seats

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """The same as far as a player can tell, with all that is hidden from it dealt anew."""
        if self.position.needs_chance:
            raise pyspiel.SpielError("only a decision can be resampled, not a chance node")
        other: SpielState = self.clone()
        other.position.state = self.position.table.redeal(player, int(sampler() * (1 << 32)))
        return other

    def __str__(self) -> str:
        """The position by its digest: algorithms compare states by it, people read an observation."""
        p = self.position
        table = NOT_DEALT if p.state is None else f"move {p.state.moves}, position {p.state.digest()}"
        return f"{table}, chance {p.waiting} {p.digits}" if p.needs_chance else table


class SpielObserver:
    """What a player sees, as numbers and as text: its observation, with perfect recall its information state.

    The parts of ``dict`` are those of `Game.observation`, scaled as it says.
    """

    def __init__(self, game: Game, perfect_recall: bool) -> None:
        self.perfect_recall = perfect_recall
        self.scale = Scale(game)
        parts = observation_of(game).parts
        seen = self.scale.size
        self.tensor: NDArray[np.float32] = np.zeros(seen + 8 * PRINT * perfect_recall, np.float32)
        self.seen = self.tensor[:seen]
        self.dict = {
            part.name: self.tensor[part.start : part.start + part.size].reshape(part.shape) for part in parts
        }
        if perfect_recall:
            self.dict["history"] = self.tensor[seen:]

    def set_from(self, state: SpielState, player: int) -> None:
        s = state.position.state
        if s is None:
            self.tensor[:] = 0
            return
        self.seen[:] = self.scale(np.frombuffer(s.observe(player), np.uint8))
        if self.perfect_recall:
            history = np.frombuffer(state.position.fingerprint(player), np.uint8)
            self.dict["history"][:] = np.unpackbits(history)

    def string_from(self, state: SpielState, player: int) -> str:
        """The table in words; an information state by its fingerprint."""
        s = state.position.state
        if s is None:
            return f"{player} {NOT_DEALT}"
        if self.perfect_recall:
            return f"{player} {state.position.fingerprint(player).hex()}"
        return told(s, player)


class SpielGame(pyspiel.Game):
    """A game with its players and options. Each game registers a class of its own, which names it."""

    game: Game
    type: pyspiel.GameType

    def __init__(self, params: Params | None = None) -> None:
        given = {**self.type.parameter_specification, **(params or {})}
        players = int(given.pop("players"))
        self.skip_forced = bool(given.pop("skip_forced"))
        self.variant = Variant(self.game, players, given)
        self.variant.new(0)  # refuses players and options that the game does not have
        super().__init__(game_type(self.game, players), game_info(self.game, players), params or {})

    def __reduce__(self) -> tuple[Any, ...]:
        return pyspiel.load_game, (str(self),)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Params | None = None
    ) -> SpielObserver | None:
        """An observer of what one player sees; none of the public or the private part of it alone."""
        if params:
            raise BadOption(f"observations have no parameters; given {', '.join(params)}")
        if iig_obs_type is None:
            return SpielObserver(self.game, perfect_recall=False)
        if not iig_obs_type.public_info or iig_obs_type.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        return SpielObserver(self.game, perfect_recall=iig_obs_type.perfect_recall)


def is_zero_sum(game: Game, players: int) -> bool:
    """Whether only players win: alone one plays against the game, and some games have sides of their own."""
    return players > 1 and "nonplayers" not in game.capabilities


def game_info(game: Game, players: int) -> pyspiel.GameInfo:
    return pyspiel.GameInfo(
        num_distinct_actions=game.actions.size,
        max_chance_outcomes=OUTCOMES,
        num_players=players,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0 if is_zero_sum(game, players) else None,
        max_game_length=game.longest,
    )


def game_type(game: Game, players: int) -> pyspiel.GameType:
    low, high = game.seats
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=f"tharsis_{game.id.replace('-', '_')}",
        long_name=f"Tharsis: {game.id.replace('-', ' ').title()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if is_zero_sum(game, players) else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=high,
        min_num_players=low,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={
            "players": Variant(game).seats,
            "skip_forced": True,
            **game.default_options(),
        },
    )


def register_open_spiel() -> list[str]:
    """Make every installed game known to OpenSpiel; returns the names to load them by."""
    known = {known.short_name for known in pyspiel.registered_games()}
    names = []
    for game in games().values():
        kind = game_type(game, Variant(game).seats)
        names.append(kind.short_name)
        if kind.short_name not in known:
            pyspiel.register_game(
                kind, type(f"{game.prefix}Game", (SpielGame,), {"game": game, "type": kind})
            )
    return names
