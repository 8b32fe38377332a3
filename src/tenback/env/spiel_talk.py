"""The talk at a table whose cards come by chance: who is asked to speak, what may be said, and what is in force."""

from dataclasses import dataclass, field, replace

from tenback.env.setup import Setup
from tenback.env.signal_codes import SignalCodes, is_fair
from tenback.play.etiquette import is_time_to_speak, speakers
from tenback.play.game import voices_after
from tenback.rules import End, Lay, State
from tenback.rules.engine import silenced
from tenback.rules.talk import Signal, Voices, crowds, keeps, speak


@dataclass(frozen=True, slots=True)
class SpielTalk:
    """What is in force, and who is still to be asked before the turn goes on; nothing here is ever written to."""

    setup: Setup
    codes: SignalCodes
    fair: tuple[tuple[int, Signal], ...]  # what anybody may say whose turn it is to speak, with its code
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
        kept = keeps(self.voices, self.waiting[0])
        return [self.codes.silence, *(code for code, signal in self.fair if not crowds(kept, signal))]

    def say(self, code: int) -> "SpielTalk":
        """Return it once the seat that is asked has said what a code stands for."""
        signal, seat = self.codes.to_signal(code), self.waiting[0]
        voices = self.voices if signal is None else speak(self.voices, seat, signal, now=self.steps)
        return replace(self, voices=voices, waiting=self.waiting[1:], steps=self.steps + 1)

    def go_on(self, seat: int, action: Lay | End, *, laid: int) -> "SpielTalk":
        """Return it once a seat has acted; `laid` are the cards of the turn that goes on or begins."""
        voices = voices_after(self.setup.rules, self.voices, seat, action, laid=laid)
        return replace(self, voices=voices, steps=self.steps + 1)


def silent_talk(setup: Setup, codes: SignalCodes) -> SpielTalk:
    """Return the talk of a table at which nobody has spoken."""
    spoken = enumerate(codes.signals, codes.silence + 1)
    return SpielTalk(setup, codes, tuple((code, signal) for code, signal in spoken if is_fair(setup.rules, signal)))
