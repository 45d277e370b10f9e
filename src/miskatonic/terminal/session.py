"""A game at the keyboard: bots play, people are asked, everything is saved."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

from rich.rule import Rule

from miskatonic.kernel.decision import Decision, Option
from miskatonic.kernel.errors import Defect
from miskatonic.kernel.table import Table
from miskatonic.kernel.text import Message

from .ending import show_ending
from .face import Face, Frame, face_of
from .hints import Answered
from .keys import CYRILLIC, PromptResult, answer_key
from .layout import compose, only_new
from .log import LogLine, ReadPositions, log_lines, wrapped_log
from .number_input import parse_choice
from .question import question
from .save_files import SaveFile, data_folder
from .screen import Screen
from .seating import Seating
from .words import say


class Session:
    """One table, the people and bots around it, the screen they share and the file it is saved in."""

    def __init__(
        self,
        table: Table[Any],
        seating: Seating,
        screen: Screen,
        save_file: SaveFile,
        locale: str,
        face: Face | None = None,
    ) -> None:
        self.table = table
        self.seating = seating
        self.screen = screen
        self.save_file = save_file
        self.locale = locale
        self.face = face or face_of(table.game.name)
        self.people = seating.people(table.setup.players)
        self.read_positions = ReadPositions(resumed=bool(table.choices))
        self._agents = seating.agents(table.setup)
        self._at_keyboard = self.people[0] if len(self.people) == 1 else None
        self._view_shown: Any = None
        self._round_shown: Any = None
        self._told_at: tuple[int, int] | None = None
        self._answered = Answered(data_folder() / "answered.json")
        self._reports: dict[str, str] = {}
        """Where the reports of failed rules are, by their causes."""
        self._keeps_open_at: int | None = len(table.choices) or None
        """The number of choices after which the open question is asked, even where one would pass by the stops."""

    def run(self) -> int:
        """Play until the game is over or the player leaves; whoever is interrupted learns where the game is."""
        try:
            return self.play()
        except KeyboardInterrupt:
            self.screen.gap()
            if self.save_file.written:
                self.tell_where()
            raise

    def play(self) -> int:
        while True:
            self.play_on()
            pending = self.table.pending
            if not pending:
                if self.finish() is PromptResult.LEAVE:
                    return 0
                continue
            asked = [seat for seat in self.people if seat in pending]
            seat = self._at_keyboard if self._at_keyboard in asked else asked[0]
            if self.hand_over(seat) is PromptResult.LEAVE or self.let_decide(seat) is PromptResult.LEAVE:
                return 0

    # Bots, and people who do not want to be asked.

    def play_on(self) -> None:
        """Bots answer and people pass where they do not want to be asked, until a person has something to decide."""
        while True:
            bot = next((seat for seat in self.table.pending if seat in self._agents), None)
            if bot is not None:
                self.let_bot_choose(bot)
            elif not self.let_pass():
                return

    def let_pass(self) -> bool:
        """Pass for somebody who does not want to be asked; should a rule fail on it, they are asked after all."""
        place = len(self.table.choices)
        seat = self.seating.stops.seat_to_pass_for(self.table, self.people)
        if seat is None or place == self._keeps_open_at:
            return False
        try:
            self.table.choose(self.table.pending[seat].passing, seat)
        except Defect as defect:
            self._keeps_open_at = place
            self.report(defect)
            return False
        self.seating.stops.passed.append(place)
        self.save()
        return True

    def let_bot_choose(self, seat: int) -> None:
        """A bot's choice; should a rule fail on it, the bot takes something else."""
        table = self.table
        decision = table.pending[seat]
        option = self._agents[seat].choose(decision, lambda: table.view(seat))
        others = [each for each in decision.options if each.key != option.key]
        Random(len(table.choices)).shuffle(others)
        for each in [option, *others]:
            try:
                table.choose(each, seat)
            except Defect as defect:
                self.report(defect)
                continue
            self.save()
            return
        raise Defect(say("no-way-on").text(self.locale), table.save())

    # People.

    def hand_over(self, seat: int) -> PromptResult:
        """Before another person's hand is shown, the keyboard changes hands behind an empty screen."""
        if seat == self._at_keyboard or self.seating.open:
            return PromptResult.GO_ON
        self._at_keyboard = seat
        name = self.face.seat_name(self.table.view(None), seat)
        message = say("pass-to", name=name, seat=seat + 1)
        if not self.screen.interactive:
            self.tell(message)
            return PromptResult.GO_ON
        self.screen.clear(history=True)
        self.screen.gap()
        if self.screen.ask(message.text(self.locale)) is None:
            return self.leave()
        return PromptResult.GO_ON

    def let_decide(self, seat: int) -> PromptResult:
        """Show the table to a seat and ask until it has chosen, taken something back or left."""
        self.show(seat)
        self.seating.stops.was_asked(self.table.pending[seat])
        usual = self.face.usual(self.table.pending[seat])
        while True:
            decision = self.table.pending[seat]
            line = self.screen.ask(self.prompt(decision, usual).text(self.locale))
            if line is None:
                return self.leave()
            option = option_typed(decision, line) if line else usual
            if option is not None:
                if self.choose(seat, option):
                    return PromptResult.GO_ON
                continue
            then = answer_key(self, seat, line)
            if then is PromptResult.SHOW:
                self.show(seat)
                usual = self.face.usual(decision)
            elif then is PromptResult.ASK:
                usual = None if self.screen.interactive else usual
            else:
                return then

    def prompt(self, decision: Decision, usual: Option | None) -> Message:
        """Enter takes the usual option only while the question stands in view; otherwise it shows the table again."""
        if usual is None:
            return say("ask-number", count=len(decision.options))
        return say("ask-number-or", count=len(decision.options), option=usual.told)

    def choose(self, seat: int, option: Option, *, unread: bool = False) -> bool:
        """Make the choice and save; a rule that fails leaves the table as it was. `unread`: nothing was shown since."""
        decision = self.table.pending[seat]
        if not unread:
            for reader in self.people if self.seating.open else [seat]:
                self.read_positions.mark_read(self.table, reader)
        try:
            self.table.choose(option, seat)
        except Defect as defect:
            self.read_positions.take_back(self.table)
            self.report(defect)
            return False
        if not self.screen.interactive:
            self.tell(say("chosen", option=option.told), "good")
        self._answered.add(self.table.game, decision)
        self.save()
        return True

    def take_back(self) -> bool:
        """Take back the last decision of a person and everything that went by itself since."""
        choices, passed = self.table.choices, set(self.seating.stops.passed)
        own = [place for place, (seat, _) in enumerate(choices) if seat in self.people and place not in passed]
        if not own:
            return False
        self.table.undo(len(choices) - own[-1])
        self.seating.stops.take_back(own[-1])
        self._keeps_open_at = own[-1]
        self.read_positions.take_back(self.table)
        self._round_shown = None
        self.save()
        return True

    # Showing.

    def frame(self, seat: int | None) -> Frame:
        """What the screen is drawn from, for a seat or for everybody."""
        decision = self.table.pending.get(seat) if seat is not None else None
        table, view = self.table, self.table.view(seat)
        if seat is None or decision is None:
            return Frame(table.setup, view, self.locale, self.seating)
        return Frame(
            table.setup,
            view,
            self.locale,
            self.seating,
            decision,
            details=partial(table.details, seat=seat),
            not_now=partial(table.not_now, seat),
            hints=self.hints(decision),
        )

    def hints(self, decision: Decision) -> list[Message]:
        """What explains the question to newcomers; in a first game also where one learns how to win."""
        game = self.table.game
        hint = self._answered.hint(game, decision)
        told = [] if hint is None else [hint]
        return [*told, say("primer-key")] if game.has_primer and self._answered.is_first_game(game) else told

    def show(self, seat: int) -> None:
        """The screen of a seat: all of it at a terminal, only what is new where it is piped."""
        frame = self.frame(seat)
        log = self.log(seat, self.read_positions.first_unread(self.table, seat))
        now = self.table.game.round_of(self.table.state)
        seen, self._view_shown = self._view_shown, frame.view
        if not self.screen.interactive and now == self._round_shown:
            asked, news = only_new(frame, log, seen)
            self.show_log(news)
            self.screen.show(*question(self.face, asked, self.screen.width))
            return
        self._round_shown = now
        composed = compose(self.screen, self.face, frame, log)
        if composed.cut:
            self.tell_all(seat, log)
        self.screen.clear(history=len(self.people) > 1)
        self.screen.show(*composed.parts)

    def tell_all(self, seat: int, log: list[LogLine]) -> None:
        """More has happened than fits beside the board: tell it on a page of its own, once."""
        now = (len(self.table.choices), seat)
        if self._told_at == now:
            return
        self._told_at = now
        self.screen.clear(history=len(self.people) > 1)
        self.show_log(log)
        self.screen.ask(say("ask-board").text(self.locale))

    def log(self, seat: int | None, start: int = 0) -> list[LogLine]:
        """What a seat knows to have happened."""
        return log_lines(self.table.log(seat), start, self.face, self.locale)

    def show_log(self, log: list[LogLine]) -> None:
        self.screen.show(*wrapped_log(log, self.screen.console, self.screen.width))

    def tell(self, message: Message, style: str = "") -> None:
        self.screen.tell(message.text(self.locale), style)

    def finish(self) -> PromptResult:
        """The end of the game: what came of it; at a terminal it can still be taken back."""
        self.screen.clear()
        self.screen.show(Rule(style="muted"))
        show_ending(self)
        while self.screen.interactive:
            line = self.screen.ask(say("ask-after").text(self.locale))
            key = None if line is None else line.lower().translate(CYRILLIC)
            if key in (None, "", "q"):
                return PromptResult.LEAVE
            if key == "u" and self.take_back():
                return PromptResult.GO_ON
            self.tell(say("not-understood-after"), "danger")
        return PromptResult.LEAVE

    # Saving.

    def save(self) -> None:
        """Save; a disk that refuses does not stop the game."""
        try:
            self.save_file.save(self.table, self.seating)
        except OSError as error:
            self.tell(say("not-saved", path=self.save_file.path_shown, why=error.strerror or str(error)), "danger")

    def leave(self) -> PromptResult:
        """Save, tell where, and go."""
        self.save()
        self.tell_where()
        return PromptResult.LEAVE

    def tell_where(self) -> None:
        self.tell(say("left", path=self.save_file.path_shown, game=self.table.game.name), "good")

    def report(self, defect: Defect) -> None:
        """A rule failed: tell it and put the report where it can be sent from, one for all that fails alike."""
        path = self._reports.get(defect.cause) or self._write_report(defect)
        self.tell(say("defect", what=str(defect), path=path), "danger")

    def _write_report(self, defect: Defect) -> str:
        try:
            path = str(self.save_file.write_report(self.table.game.name, defect.report))
        except OSError as error:
            return error.strerror or str(error)
        self._reports[defect.cause] = path
        return path


def option_typed(decision: Decision, line: str) -> Option | None:
    """The option somebody typed, by its number as shown or by its key; None where it is neither."""
    number = parse_choice(line, len(decision.options))
    if number is not None:
        return decision.options[number - 1]
    return next((option for option in decision.options if option.key == line), None)
