"""The one engine: it interprets any ruleset and never asks for its name."""

from dataclasses import replace
from enum import StrEnum

from tenback.rules.actions import Action, Begin, Concede, End, IllegalAction, Lay, Reason
from tenback.rules.cards import Card
from tenback.rules.duties import burning, count_duty, final_duty, unmet, visible
from tenback.rules.endings import Duty, Ending, Outcome, Rating, Scored
from tenback.rules.laying import all_laid, can_reach_minimum, lays, objection, put_down
from tenback.rules.ruleset import Ruleset
from tenback.rules.state import Deal, State, Turn, put


class SetupFault(StrEnum):
    """Why a game cannot be set up."""

    SEATS = "seats"
    DEAL = "deal"


class SetupError(ValueError):
    """A number of seats or a deal that does not suit the ruleset."""

    def __init__(self, fault: SetupFault) -> None:
        super().__init__(fault.value)
        self.fault = fault


def start(rules: Ruleset, seats: int, deal: Deal) -> State:
    """Return the position after the deal; the starter is still to be chosen."""
    if seats not in rules.hand_size:
        raise SetupError(SetupFault.SEATS)
    if len(deal) != rules.deck_count(seats) or any(sorted(deck) != sorted(rules.cards) for deck in deal):
        raise SetupError(SetupFault.DEAL)
    size = rules.hand_size[seats]
    places = [(seat, 0) if rules.own_decks else (0, seat * size) for seat in range(seats)]  # CO-9
    return State(
        tops=tuple(pile.row_card for pile in rules.piles),
        hands=tuple(frozenset(deal[deck][first : first + size]) for deck, first in places),
        decks=tuple(deck[size if rules.own_decks else size * seats :] for deck in deal),
    )


def legal(rules: Ruleset, state: State) -> tuple[Action, ...]:
    """Return what may be done next; nothing once the game is over. Conceding is always possible and not listed."""
    if state.outcome:
        return ()
    if state.turn is None:
        return tuple(Begin(seat) for seat in range(len(state.hands)))
    end = () if _unfinished(rules, state) else (End(),)
    return (*lays(rules, state), *end)


def refusal(rules: Ruleset, state: State, action: Action, by: int | None = None) -> Reason | None:
    """Say why the action, sent by that seat, is refused, or None; by default the seat it concerns sends it."""
    if state.outcome:
        return Reason.GAME_OVER
    if isinstance(action, Concede):
        return _concession_refusal(state, action, by)
    if isinstance(action, Begin):
        return _begin_refusal(state, action)
    if state.turn is None:
        return Reason.NOT_BEGUN
    if by not in (None, state.turn.seat):
        return Reason.NOT_ON_TURN
    if isinstance(action, End):
        return _unfinished(rules, state)
    return objection(rules, state, action) if 0 <= action.pile < len(rules.piles) else Reason.NO_SUCH_PILE


def apply(rules: Ruleset, state: State, action: Action, by: int | None = None) -> State:
    """Return the position after the action, or raise `IllegalAction`."""
    reason = refusal(rules, state, action, by)
    if reason:
        raise IllegalAction(reason)
    return apply_unchecked(rules, state, action)


def apply_unchecked(rules: Ruleset, state: State, action: Action) -> State:
    """Return the position after an action that is known to be legal."""
    if isinstance(action, Lay):
        return _lay(rules, state, action)
    if isinstance(action, End):
        return _pass(rules, state)
    if isinstance(action, Begin):
        return evaluate(rules, replace(state, turn=Turn(seat=action.seat)))
    return _concede(rules, state, action)


def evaluate(rules: Ruleset, state: State) -> State:
    """Return the position, as lost if the seat on turn can no longer do its duty (TG-20, F2F-18)."""
    duty = unmet(rules, state)
    if duty is None:
        return state
    if rules.lookahead and not rules.effects:  # the minimum is the only duty, and without a lay it is out of reach
        return state if can_reach_minimum(rules, state) else _lost(rules, state, duty)
    if next(lays(rules, state), None) is None:
        return _lost(rules, state, duty)
    short = count_duty(rules, state) if rules.lookahead else None
    return _lost(rules, state, short) if short and not can_reach_minimum(rules, state) else state


def rating(rules: Ruleset, end: Scored) -> Rating:
    """Return how good the team was (TG-24)."""
    if end.outcome and end.outcome.winners:
        return Rating.BEATEN
    return Rating.EXCELLENT if 0 < end.left < rules.excellent_below else Rating.NONE


def silenced(rules: Ruleset, state: State) -> bool:
    """Say whether nobody may talk: a SILENCE is a top, and there is somebody to talk to (EX-11, EX-30)."""
    return bool(rules.effects) and len(state.hands) > 1 and any(hushes(rules, top) for top in state.tops)


def hushes(rules: Ruleset, top: Card) -> bool:
    """Say whether a card lets nobody talk while it is a top (EX-11)."""
    return any(effect.silence for effect in rules.effects.get(top, ()))


def _begin_refusal(state: State, action: Begin) -> Reason | None:
    if state.turn:
        return Reason.ALREADY_BEGUN
    return None if 0 <= action.seat < len(state.hands) else Reason.NO_SUCH_SEAT


def _concession_refusal(state: State, action: Concede, by: int | None) -> Reason | None:
    if not 0 <= action.seat < len(state.hands):
        return Reason.NO_SUCH_SEAT
    if by not in (None, action.seat):
        return Reason.NOT_YOUR_VOICE
    return Reason.ALREADY_CONCEDED if action.seat in state.conceding else None


def _unfinished(rules: Ruleset, state: State) -> Reason | None:
    """Say why the turn may not end yet (CO-4); a duty that can no longer be met is no reason: ending loses."""
    duty, turn = unmet(rules, state), state.playing
    if duty is Duty.MINIMUM:
        return Reason.NEED_MORE
    if duty is Duty.THREE:
        return Reason.NEED_EXACTLY
    if duty is Duty.SKULL and _can_cover(rules, state, turn.uncovered):
        return Reason.COVER_FIRST  # EX-9
    if duty is Duty.FIRE and _can_cover(rules, state, turn.due):
        return Reason.FIRE_FIRST  # OF-7
    return None


def _can_cover(rules: Ruleset, state: State, piles: frozenset[int]) -> bool:
    return any(lay.pile in piles for lay in lays(rules, state))


def _lay(rules: Ruleset, state: State, lay: Lay) -> State:
    after = put_down(rules, state, lay)
    if all_laid(rules, after):
        return _last_card(rules, after)
    return _pass(rules, after) if _turn_is_full(rules, after) else evaluate(rules, after)


def _last_card(rules: Ruleset, state: State) -> State:
    duty = final_duty(rules, state)
    if duty:
        return _lost(rules, state, duty)
    winners = [state.playing.seat] if rules.race else range(len(state.hands))
    return replace(state, outcome=Outcome(Ending.ALL_LAID, frozenset(winners)))


def _turn_is_full(rules: Ruleset, state: State) -> bool:
    """Say whether the turn ends by itself (CO-5)."""
    turn = state.playing
    return turn.stopped or not state.hand or turn.laid in (turn.exactly, rules.at_most)


def _pass(rules: Ruleset, state: State) -> State:
    duty = unmet(rules, state)
    if duty:
        return _lost(rules, state, duty)
    seat, deck, count = state.playing.seat, state.deck, _cards_due(rules, state)
    hands = put(state.hands, seat, state.hand.union(deck[:count]))
    decks = put(state.decks, rules.deck_of(seat), deck[count:])
    turn = Turn(seat=_next_seat(seat, hands), due=burning(rules, state.tops))
    return evaluate(rules, State(tops=state.tops, hands=hands, decks=decks, turn=turn))


def _cards_due(rules: Ruleset, state: State) -> int:
    """Return how many cards the draw asks for; the draw pile gives what it has (CO-6)."""
    room = rules.hand_size[len(state.hands)] - len(state.hand)
    if rules.draw_unhelped is not None and not state.playing.helped:
        room = rules.draw_unhelped  # F2F-13
    limits = [effect.draw_at_most for effect in visible(rules, state.tops) if effect.draw_at_most is not None]
    return max(0, min([room, *limits]))  # EX-14


def _next_seat(seat: int, hands: tuple[frozenset[Card], ...]) -> int:
    """Return the next seat clockwise that has cards (CO-10, TG-17, QE-11)."""
    order = ((seat + step) % len(hands) for step in range(1, len(hands) + 1))
    return next(seat for seat in order if hands[seat])


def _lost(rules: Ruleset, state: State, duty: Duty) -> State:
    return replace(state, outcome=_defeat(rules, state, Ending(duty), state.playing.seat))


def _concede(rules: Ruleset, state: State, action: Concede) -> State:
    conceding = state.conceding | {action.seat}
    if not rules.race and len(conceding) < len(state.hands):
        return replace(state, conceding=conceding)  # CO-11: the team must agree
    outcome = _defeat(rules, state, Ending.CONCEDED, action.seat)
    return replace(state, conceding=conceding, outcome=outcome)


def _defeat(rules: Ruleset, state: State, ending: Ending, loser: int) -> Outcome:
    winners = frozenset(range(len(state.hands))) - {loser} if rules.race else frozenset()  # F2F-23
    return Outcome(ending, winners)
