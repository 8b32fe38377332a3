"""The talk at a table whose cards come by chance: who is asked to speak, what may be said, and what is in force."""

from dataclasses import dataclass, field, replace

from tenback.env.setup import Setup
from tenback.env.signal_codes import SignalCodes
from tenback.play.etiquette import is_time_to_speak, speakers
from tenback.play.game import voices_after
from tenback.rules import End, Lay, State
from tenback.rules.engine import silenced
from tenback.rules.talk import Room, Signal, Voices, judge_limits, judge_signal, speak


@dataclass(frozen=True, slots=True)
class SpielTalk:
    """What is in force, and who is still to be asked before the turn goes on; nothing here is ever written to."""

    setup: Setup
    codes: SignalCodes
    voices: Voices = field(default_factory=Voices)
    waiting: tuple[int, ...] = ()
    steps: int = 0

    def ask(self, state: State) -> "SpielTalk":
        """Return it as a position begins: before a turn everybody but its seat is asked."""
        rules = self.setup.rules
        if state.outcome or not is_time_to_speak(state.turn) or silenced(rules, state) or not self.codes.signals:
            return replace(self, waiting=())
        return replace(self, waiting=speakers(rules, self.setup.players, state.turn))

    def sayable(self) -> list[int]:
        """Return the codes that the seat asked to speak may choose."""
        spoken = [code for code, signal in enumerate(self.codes.signals, self.codes.silence + 1) if self._may(signal)]
        return [self.codes.silence, *spoken]

    def say(self, code: int) -> "SpielTalk":
        """Return it once the seat that is asked has said what a code stands for."""
        signal, seat = self.codes.to_signal(code), self.waiting[0]
        voices = self.voices if signal is None else speak(self.voices, seat, signal, now=self.steps)
        return replace(self, voices=voices, waiting=self.waiting[1:], steps=self.steps + 1)

    def go_on(self, seat: int, action: Lay | End, state: State) -> "SpielTalk":
        """Return it once a seat has acted and led to a position."""
        laid = 0 if state.turn is None else state.turn.laid
        voices = voices_after(self.setup.rules, self.voices, seat, action, laid=laid)
        return replace(self, voices=voices, steps=self.steps + 1).ask(state)

    def _may(self, signal: Signal) -> bool:
        """Say whether the seat that is asked may say this; nobody is asked while a silence lasts."""
        talk = self.setup.rules.talk
        if judge_signal(talk, Room.PRIVATE, signal, silenced=False, opening=False):
            return False
        return judge_limits(self.voices, self.waiting[0], signal, now=self.steps) is None
