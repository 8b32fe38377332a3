"""The flow of a turn: a move is made, the turn goes on, ends or loses the game."""

import jax
import jax.numpy as jnp

from tenback.batch import layout
from tenback.env.arrays import cards
from tenback.env.arrays.duty import count_duty, final_duty, is_all_laid, need, unmet
from tenback.env.arrays.lay import fill_open, fitting_cards, put_down
from tenback.env.arrays.position import (
    NOWHERE,
    Position,
    Scene,
    choose_by,
    deck_of,
    empty_turn,
    mark,
    marks_at,
    never,
    own_hand,
    pick,
    showing,
)
from tenback.env.arrays.reach import misses
from tenback.env.arrays.table import Table


def begin(table: Table, position: Position, seat: jax.Array) -> Position:
    """Let a seat take the first turn."""
    first = position.scene._replace(turn=empty_turn(seat))
    asked = need(table, position._replace(scene=first))
    return judge(table, position._replace(scene=first._replace(turn=first.turn._replace(asked=asked))), never())


def move(table: Table, position: Position, card: jax.Array, pile: jax.Array, is_end: jax.Array) -> Position:
    """Make a legal move of the seat on turn: lay a card, or end the turn."""
    scene = put_down(table, position.scene, card, pile, ~is_end)
    won, last, duty = ~is_end & is_all_laid(table, scene), final_duty(table, scene), unmet(table, scene)
    passes = is_end | _is_full(table, scene)
    over = won | (passes & (duty != layout.NONE))
    ending = jnp.where(won, jnp.where(last == layout.NONE, layout.ALL_LAID, last), duty)
    after = judge(table, _pass_on(table, position._replace(scene=scene), passes & ~over), over)
    return finish(table, after, over, ending)


def judge(table: Table, position: Position, over: jax.Array) -> Position:
    """Find what may be done; the game is lost if the seat on turn can no longer do its duty (CO-4, TG-20)."""
    scene = fill_open(table, position.scene)
    duty, stuck = unmet(table, scene), cards.is_empty(fitting_cards(scene))
    lost, ending = stuck & (duty != layout.NONE), duty
    if table[layout.LOOKAHEAD]:
        short = count_duty(table, scene)
        missed = misses(table, scene, ~over & ~stuck & (short != layout.NONE))
        lost, ending = lost | missed, jnp.where(missed, short, ending)
    may_end = (duty == layout.NONE) | _is_past_saving(table, scene, duty)
    return finish(table, position._replace(scene=scene, may_end=may_end), lost, ending)


def finish(table: Table, position: Position, over: jax.Array, ending: jax.Array) -> Position:
    """If the game is over, write down how it ended (TG-19, TG-20, F2F-23)."""
    everybody, seat = (1 << table.seats) - 1, jnp.int32(1) << position.scene.turn.seat
    won = ending == layout.ALL_LAID
    winners = jnp.where(won, seat, everybody & ~seat) if table[layout.RACE] else jnp.where(won, everybody, 0)
    lays = tuple(cards.only_if(~over, lays) for lays in position.scene.open)
    return position._replace(
        scene=position.scene._replace(open=lays),
        may_end=position.may_end & ~over,
        ending=jnp.where(over, ending, position.ending),
        winners=jnp.where(over, winners, position.winners),
    )


def _is_past_saving(table: Table, scene: Scene, duty: jax.Array) -> jax.Array:
    """Say whether a pile must be covered and cannot be: the turn may end, and that loses (EX-9, OF-7)."""
    if not table.is_marked:
        return never()
    owed = jnp.where(duty == layout.SKULL, scene.turn.uncovered, scene.turn.due)
    open_owed = [~cards.is_empty(lays) & (owed >> pile & 1 != 0) for pile, lays in enumerate(scene.open)]
    return ((duty == layout.SKULL) | (duty == layout.FIRE)) & ~jnp.stack(open_owed).any()


def _is_full(table: Table, scene: Scene) -> jax.Array:
    """Say whether the turn ends by itself (CO-5)."""
    turn = scene.turn
    full = cards.is_empty(own_hand(scene))
    if table[layout.AT_MOST]:
        full |= turn.laid == table[layout.AT_MOST]
    return full | (turn.stopped != 0) | (turn.laid == turn.exactly) if table.is_marked else full


def _pass_on(table: Table, position: Position, passes: jax.Array) -> Position:
    """If the turn ends, draw, and let the next seat that has cards play (CO-10, TG-17)."""
    drawn = _draw(table, position, jnp.where(passes, _cards_due(table, position.scene), 0))
    seat = position.scene.turn.seat
    for step in reversed(range(1, table.seats + 1)):  # the nearest one is written last
        other = (position.scene.turn.seat + step) % table.seats
        seat = jnp.where(cards.is_empty(pick(drawn.scene.hands, other)), seat, other)
    turn = empty_turn(seat)
    if table.is_marked:
        turn = turn._replace(due=showing(table, drawn.scene, "burns"))
    begun = drawn._replace(scene=drawn.scene._replace(turn=turn))
    turn = choose_by(passes, turn._replace(asked=need(table, begun)), position.scene.turn)
    return drawn._replace(scene=drawn.scene._replace(turn=turn))


def _cards_due(table: Table, scene: Scene) -> jax.Array:
    """Return how many cards the draw asks for (F2F-13, EX-14)."""
    room = table[layout.HAND_SIZE] - cards.count(own_hand(scene))
    if table[layout.DRAW_UNHELPED] >= 0:
        room = jnp.where(scene.turn.helped == 0, table[layout.DRAW_UNHELPED], room)
    if table.is_marked:
        for pile in table.piles:
            room = jnp.minimum(room, mark("draw", marks_at(table, pile, scene.tops[pile])))
    return jnp.maximum(room, 0)


def _draw(table: Table, position: Position, count: jax.Array) -> Position:
    """Let the seat on turn draw; the deck gives what it has (CO-6)."""
    seat, hands = position.scene.turn.seat, position.scene.hands
    deck = deck_of(table, seat)
    place = pick(position.places, deck)
    taken = jnp.minimum(count, table.cards - place)
    numbers = jnp.arange(table[layout.HAND_SIZE])
    found = position.decks[deck, jnp.minimum(place + numbers, table.cards - 1)].astype(jnp.int32)
    bits = cards.one(jnp.where(numbers < taken, found, NOWHERE), table.words)
    drawn = tuple(word.sum(dtype=jnp.uint32) for word in bits)
    more = tuple(cards.either(hand, cards.only_if(seat == at, drawn)) for at, hand in enumerate(hands))
    places = tuple(one + jnp.where(deck == at, taken, 0) for at, one in enumerate(position.places))
    return position._replace(scene=position.scene._replace(hands=more), places=places)
