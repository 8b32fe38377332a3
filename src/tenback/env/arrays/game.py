"""A game of the family in the shape that learners on JAX know from Pgx: `init`, `step`, and a state."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

import jax
import jax.numpy as jnp

from tenback.batch import layout
from tenback.batch.observation import observation_layout
from tenback.env.arrays.greedy import choose_greedy
from tenback.env.arrays.opening import choose_starter, shuffle
from tenback.env.arrays.position import Position, choose_by, deal
from tenback.env.arrays.sight import deal_anew, mask_of, row_of
from tenback.env.arrays.table import read_table
from tenback.env.arrays.turn import begin, move
from tenback.env.ids import NEWEST
from tenback.env.setup import USUAL_PLAYERS, Setup, read_setup


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class State:
    """A game after a step, as the seat on turn sees it; `position` has the secrets too, and no policy may read it."""

    current_player: jax.Array
    observation: jax.Array
    rewards: jax.Array  # by seat, for this step
    terminated: jax.Array
    truncated: jax.Array
    legal_action_mask: jax.Array
    _step_count: jax.Array
    position: Position


class ArrayGame:
    """One game, as functions without side effects; `jax.vmap` makes many of it, and `jax.jit` makes them fast."""

    def __init__(self, setup: Setup) -> None:
        self.table = read_table(setup.rules, setup.players)
        self.layout = observation_layout(setup.rules, setup.players)
        self.id, self.version, self.num_players = setup.rules.id, f"v{setup.rules.version}", setup.players
        self.end = self.table.cards * len(self.table.piles)
        self.num_actions = self.end + 1
        self.observation_shape = (self.layout["lock"].stop,)

    def init(self, key: jax.Array) -> State:
        """Deal a game and let its first turn begin."""
        deck_key, lot = jax.random.split(key)
        dealt = deal(self.table, shuffle(self.table, deck_key))
        return self._shown(begin(self.table, dealt, choose_starter(self.table, dealt, lot)))

    def init_stacked(self, decks: jax.Array, starter: jax.Array) -> State:
        """Deal a game from decks in this order, [deck, place] by the numbers of cards, and let a seat begin."""
        return self._shown(begin(self.table, deal(self.table, decks), starter))

    def step(self, state: State, action: jax.Array, key: jax.Array | None = None) -> State:
        """Play a code; one that is not legal loses the game, and a game that is over stays as it is.

        The key is there for learners that hand one over: all chance lies in the deal.
        """
        del key
        is_over, is_legal = state.terminated, state.legal_action_mask[action]
        piles = len(self.table.piles)
        card, is_end = jnp.minimum(action // piles, self.table.cards - 1), action == self.end
        moved = self._shown(move(self.table, state.position, card, action % piles, is_end))
        after = choose_by(is_legal, moved, self._forfeited(state))
        kept = replace(state, rewards=jnp.zeros_like(state.rewards))
        chosen = choose_by(is_over, kept, after)
        return replace(chosen, _step_count=state._step_count + ~is_over)  # noqa: SLF001 - Pgx names it so

    def deal_anew(self, state: State, key: jax.Array) -> State:
        """Return a world for a planner: a state that shows the same, what its seat cannot see being dealt anew."""
        return replace(state, position=deal_anew(self.table, state.position, key))

    def greedy(self, state: State) -> jax.Array:
        """Return what the bot `greedy` would play; 0 once the game is over."""
        return jnp.where(state.terminated, 0, choose_greedy(self.table, state.position))

    def _shown(self, position: Position) -> State:
        over = position.ending != layout.NONE
        won = position.winners >> jnp.arange(self.num_players) & 1 != 0
        return State(
            current_player=position.scene.turn.seat,
            observation=row_of(self.table, position),
            rewards=jnp.where(over, jnp.where(won, 1.0, -1.0), 0.0),
            terminated=over,
            truncated=jnp.zeros((), bool),
            legal_action_mask=mask_of(self.table, position),
            _step_count=jnp.int32(0),
            position=position,
        )

    def _forfeited(self, state: State) -> State:
        """Return the end of a game by a code that is not legal: it is lost, in a race for whoever played it."""
        mine = jnp.arange(self.num_players) == state.current_player
        lost = jnp.where(mine, -1.0, 1.0) if self.table[layout.RACE] else -jnp.ones(self.num_players)
        everything = jnp.ones_like(state.legal_action_mask)
        return replace(state, rewards=lost, terminated=jnp.ones((), bool), legal_action_mask=everything)


def make(
    ruleset: str = "the-game",
    edition: int = NEWEST,
    *,
    players: int = USUAL_PLAYERS,
    level: str | None = None,
    house: Mapping[str, str] | None = None,
) -> ArrayGame:
    """Return a game by its name, as the other environments have them.

    Raise `UnknownEnvironment`, `HouseError` or `WrongSetup`.
    """
    return ArrayGame(read_setup(ruleset, edition, players=players, level=level, house=house))
