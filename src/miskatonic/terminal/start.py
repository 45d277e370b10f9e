"""Starting to play: a new game from what the player asked for, or an unfinished one resumed."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from secrets import randbelow
from typing import Any

from msgspec import Struct

from miskatonic.games import GAMES
from miskatonic.kernel.errors import MiskatonicError, SaveError, SetupError
from miskatonic.kernel.game import Game, Setting
from miskatonic.kernel.table import Table
from miskatonic.kernel.text import LOCALES

from .face import Face, face_of, plain_face_of
from .number_input import parse_choice, parse_number
from .save_files import SavedGame, SaveFile, SaveFolder, shown_from_save
from .screen import Screen
from .seating import Seating, read_bots
from .session import Session
from .settings import named_game, read_seat, seats
from .setup_questions import SetupQuestions, ask_game
from .words import refusal, say

_YES, _NO = ("true", "yes", "on", "1"), ("false", "no", "off", "0")


class PlayRequest(Struct, frozen=True):
    """What the command line asks for; None and empty mean: not said."""

    game: str | None
    locale: str
    players: int | None = None
    bots: str | None = None
    open: bool = False
    seed: str | None = None
    options: dict[str, str] = {}
    new: bool = False
    resume: bool = False
    plain: bool = False

    def face(self, game: str) -> Face:
        return plain_face_of(game) if self.plain else face_of(game)

    @property
    def is_bare(self) -> bool:
        return self.players is None and self.bots is None and not self.open and not self.options


def start(request: PlayRequest) -> int:
    """Play; the exit code."""
    if request.new and request.resume:
        raise refusal(say("new-and-resume"), request.locale)
    screen = Screen()
    folder = SaveFolder()
    game = None if request.resume and request.game is None else choose_game(request, screen)
    saved = find_unfinished(request, game, screen, folder)
    if saved is not None:
        if saved.forgotten:
            tell_forgotten(saved, request, screen)
        file, face = SaveFile(folder, saved.path), request.face(saved.table.game.name)
        with shown_from_save(saved.table, request.locale):
            return Session(saved.table, saved.seating, screen, file, request.locale, face).run()
    prepared = None if game is None else prepare(request, game, screen)
    if prepared is None:
        return 0
    table, seating = prepared
    screen.tell(say("seed-is", seed=str(table.setup.seed)).text(request.locale), "muted")
    face = request.face(table.game.name)
    return Session(table, seating, screen, SaveFile(folder), request.locale, face).run()


def choose_game(request: PlayRequest, screen: Screen) -> Game[Any] | None:
    """The game that was named; at a terminal a player who named none is asked. None: the player went away."""
    if request.game is None and screen.interactive:
        return ask_game(screen, request.locale)
    return named_game(request.game, request.locale)


def find_unfinished(
    request: PlayRequest, game: Game[Any] | None, screen: Screen, folder: SaveFolder
) -> SavedGame | None:
    """The newest unfinished game, if the player wants it; piped input is never asked."""
    if request.new or (not request.resume and (game is None or not screen.interactive)):
        return None

    def complain(path: Path, error: SaveError | OSError) -> None:
        why = error.text(request.locale) if isinstance(error, SaveError) else str(error)
        screen.tell(say("save-unreadable", path=str(path), why=why).text(request.locale), "danger")

    saved = folder.newest_unfinished(GAMES if game is None else [game.name], complain)
    if request.resume:
        if saved is None:
            raise refusal(say("nothing-to-resume"), request.locale)
        return saved
    return saved if saved is not None and offer_to_resume(saved, request, screen) else None


def offer_to_resume(saved: SavedGame, request: PlayRequest, screen: Screen) -> bool:
    """Ask whether to go on with this game; True where the player wants to."""
    offer = say(
        "offer-resume",
        when=f"{saved.saved_at:%Y-%m-%d %H:%M}",
        choices=saved.decisions,
        seed=str(saved.table.setup.seed),
    )
    while True:
        line = screen.ask(offer.text(request.locale))
        if line is None or line.casefold() in say("words-no").text(request.locale).split():
            return False
        if not line or line.casefold() in say("words-yes").text(request.locale).split():
            return True
        screen.tell(say("not-yes-or-no", line=line).text(request.locale), "danger")


def tell_forgotten(saved: SavedGame, request: PlayRequest, screen: Screen) -> None:
    """Of a game saved by another version, which part can still be gone on with, but no longer back to."""
    screen.tell(say("resume-forgotten", count=saved.forgotten).text(request.locale))
    if screen.interactive:
        screen.ask(say("ask-board").text(request.locale))


def prepare(request: PlayRequest, game: Game[Any], screen: Screen) -> tuple[Table[Any], Seating] | None:
    """A new table; at a terminal a player who said nothing is asked."""
    seed = read_seed(request.seed, request.locale)
    if request.is_bare and screen.interactive:
        return ask_for_table(request, game, seed, screen)
    players = count_players(request, game)
    options = read_options(request, game, players)
    seating = Seating() if request.bots is None else read_bots(request.bots, game.name, players, request.locale)
    if request.open:
        seating = Seating(seating.bots, open=True)
    try:
        return Table(game, game.setup(players, seed, options)), seating
    except SetupError as error:
        raise MiskatonicError(error.text(request.locale)) from None


def ask_for_table(
    request: PlayRequest, game: Game[Any], seed: int | str, screen: Screen
) -> tuple[Table[Any], Seating] | None:
    """The table the answers lead to; answers that do not go together are asked for again."""
    while True:
        answers = SetupQuestions(screen, game, request.locale, request.face(game.name)).ask_all()
        if answers is None:
            return None
        players, seating, options = answers
        try:
            return Table(game, game.setup(players, seed, options)), seating
        except SetupError as error:
            screen.tell(error.text(request.locale), "danger")


def count_players(request: PlayRequest, game: Game[Any]) -> int:
    """As many as said; otherwise the fewest, two with open hands, or enough for the seats the bots are to have."""
    least, most = game.players[0], game.players[-1]
    if request.players is None:
        named = [parse_choice(number, most) or most for number in re.findall(r"\d+", request.bots or "")]
        return least if request.bots is None and not request.open else min(most, max(least, 2, *named))
    if request.players not in game.players:
        raise refusal(say("not-players", line=str(request.players), least=least, most=most), request.locale)
    return request.players


def read_seed(words: str | None, locale: str) -> int | str:
    """A number where it is one; a random one where none is given."""
    if words is None:
        return randbelow(1_000_000)
    if not words.isprintable():
        raise refusal(say("no-seed"), locale)
    number = parse_number(words)
    return words if number is None else number


def read_options(request: PlayRequest, game: Game[Any], players: int) -> dict[str, Any]:
    """The settings by the names the game gives them."""
    options: dict[str, Any] = {}
    for words, value in request.options.items():
        name = words.replace("-", "_")
        if name not in game.settings:
            raise refusal(say("no-option", wanted=words, known=", ".join(game.settings)), request.locale)
        options[name] = read_option(request.face(game.name), game.settings[name], value, players, request.locale)
    return options


def read_option(face: Face, setting: Setting, value: str, players: int, locale: str) -> Any:
    """The value of a setting from its words: a seat, a value, a list of names, or as the game reads it."""
    if setting.seat:
        return value if value in (setting.labels or {}) else read_seat(setting, value, seats(face, players), locale)
    if setting.values is None and setting.labels is not None:
        return [read_name(setting, part.strip(), locale) for part in value.split(",") if part.strip()]
    if setting.values is None:
        return face.read_setting(setting, value, players, locale)
    if isinstance(setting.default, bool):
        return read_flag(setting, value, locale)
    return read_name(setting, value, locale)


def read_name(setting: Setting, words: str, locale: str) -> Any:
    """A value by its id, or by the beginning of a word of its id or name that no other value has."""
    labels = setting.labels or {}
    values: Sequence[Any] = setting.values or tuple(labels)
    exact = [value for value in values if str(value) == words]
    if exact:
        return exact[0]
    fitting = [value for value in values if fits(setting, value, words.casefold(), locale)]
    if len(fitting) != 1:
        known = [str(value) if setting.values else labels[value].text(locale) for value in values]
        raise refusal(say("no-value", option=setting.name, wanted=words, known=", ".join(known)), locale)
    return fitting[0]


def fits(setting: Setting, value: Any, words: str, locale: str) -> bool:
    """True where a word of the id begins so, or of the name in the reader's language or in English."""
    label = (setting.labels or {}).get(value)
    spoken = [word for language in (locale, LOCALES[0]) for word in label.text(language).split()] if label else []
    names = [str(value), *str(value).split("-"), *spoken]
    return bool(words) and any(name.strip('“”«»„"').casefold().startswith(words) for name in names)


def read_flag(setting: Setting, words: str, locale: str) -> bool:
    if words.casefold() in _YES:
        return True
    if words.casefold() in _NO:
        return False
    raise refusal(say("no-value", option=setting.name, wanted=words, known="yes, no"), locale)
