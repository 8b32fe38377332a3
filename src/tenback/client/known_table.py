"""What a client knows of a table from the messages it has heard."""

from msgspec import convert
from msgspec.structs import asdict

from tenback.client.view import SightReader
from tenback.protocol import messages
from tenback.protocol.messages import Message, News, Phase, Setting
from tenback.protocol.options import Options
from tenback.protocol.sight import Sight
from tenback.rules import View


class Gap(Exception):
    """A message is missing: say hello again."""


class KnownTable:
    """A table as one client sees it; every message brings it up to date."""

    def __init__(self) -> None:
        self.seq = self.at = 0
        self.you: int | None = None
        self.setting: Setting
        self.sight = Sight()
        self._unlaid: list[set[str]] = []
        self._reader: SightReader

    @property
    def options(self) -> Options:
        """What is played, and how."""
        return self.setting.options

    @property
    def is_over(self) -> bool:
        """Whether the game has ended, by the rules or by agreement."""
        return self.sight.result is not None or self.setting.phase is Phase.OVER

    @property
    def view(self) -> View:
        """What my seat may know; callers must not ask without a seat, or before the deal."""
        if self.you is None:
            raise LookupError("only whoever sits has a view")
        return self._reader.view(self.you, self.sight, self._unlaid)

    def take(self, message: Message) -> None:
        """Learn from a message, or raise `Gap`."""
        if isinstance(message, messages.Table):
            self._begin(message)
        elif isinstance(message, News):
            if message.seq != self.seq + 1:
                raise Gap
            self._go_on(message)

    def _begin(self, table: messages.Table) -> None:
        self.seq, self.at, self.you, self.sight = table.seq, table.at, table.you, table.sight or Sight()
        self._arrange(table.setting, table.unlaid)
        for news in table.missed if not table.unlaid else ():  # where the server does not count for us, we do
            self._count(news)

    def _go_on(self, news: News) -> None:
        self.seq = news.seq
        self.sight = convert({**asdict(self.sight), **news.now}, Sight)
        if isinstance(news, messages.Arranged):
            if self.setting.phase is Phase.GATHERING and news.setting.phase is Phase.PLAYING:
                self.at = news.seq
            self._arrange(news.setting, news.unlaid)
        if isinstance(news, messages.Did | messages.Undone):
            self.at = news.seq
        self._count(news)

    def _arrange(self, setting: Setting, unlaid: list[list[str]]) -> None:
        self.setting, self._reader = setting, SightReader(setting.options.rules_of(setting.version))
        if unlaid:
            self._unlaid = [{*deck} for deck in unlaid]
        elif setting.phase is Phase.GATHERING or not self._unlaid:
            self._unlaid = self._reader.full_decks(setting.options.seats)

    def _count(self, news: News) -> None:
        """Keep track of the cards that nobody has laid yet."""
        if not isinstance(news, messages.Did | messages.Undone) or ">" not in news.do:
            return
        card, deck = news.do.partition(">")[0], self._unlaid[news.seat if len(self._unlaid) > 1 else 0]
        if isinstance(news, messages.Did):
            deck.discard(card)
        else:
            deck.add(card)
