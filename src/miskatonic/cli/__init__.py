"""The command line: `miskatonic` and its commands, each imported when it is first called."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable
from typing import Annotated, Final

from cyclopts import App, CycloptsError, Group, Parameter
from cyclopts.exceptions import (
    CoercionError,
    MissingArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from miskatonic.games import GAMES, loading
from miskatonic.kernel.errors import MiskatonicError
from miskatonic.kernel.game import Game, module_at
from miskatonic.kernel.text import Message
from miskatonic.kernel.version import VERSION
from miskatonic.terminal.words import environment_locale, say

COMMANDS: Final = {
    "serve": "miskatonic.cli.serve:serve",
    "play": "miskatonic.cli.play:play",
    "replay": "miskatonic.cli.replay:replay",
    "rules": "miskatonic.cli.rules:rules",
    "decks": "miskatonic.cli.decks:decks",
    "simulate": "miskatonic.cli.simulate:simulate",
    "fuzz": "miskatonic.cli.fuzz:fuzz",
    "bench": "miskatonic.cli.bench:bench",
    "content": "miskatonic.cli.content:app",
}
USAGES: Final = ("serve", "play", "replay", "rules", "decks", "fuzz")
REFUSED, INTERRUPTED = 2, 130


def told(message: Message) -> str:
    """A message in the language of the environment."""
    return message.text(environment_locale(os.environ))


def make_app() -> App:
    """The application with all its commands, none of them imported yet."""
    app = App(
        name="miskatonic",
        help=told(say("about-miskatonic")),
        version=VERSION,
        usage=told(say("usage", rest=say("usage-command"))),
        group_commands=Group(told(say("heading-commands"))),
        group_parameters=Group(told(say("heading-parameters"))),
        group_arguments=Group(told(say("heading-arguments"))),
        result_action="return_value",
        exit_on_error=False,
        print_error=False,
        help_on_error=False,
    )
    for place, (name, home) in enumerate(COMMANDS.items()):
        usage = {"usage": told(say("usage", rest=say(f"usage-{name}")))} if name in USAGES else {}
        app.command(home, name=name, help=told(say(f"command-{name}")), sort_key=place, **usage)
    app["--help"].help = told(say("flag-help"))
    app["--version"].help = told(say("flag-version"))
    app.default(start)
    app.meta.default(with_games(app))
    return app


def with_games(app: App) -> Callable[..., object]:
    """What is true of every command: games from elsewhere join before it runs."""

    def launch(
        *words: Annotated[str, Parameter(show=False, allow_leading_hyphen=True)],
        load: Annotated[tuple[str, ...], Parameter(help=told(say("param-load")), negative=(), show_default=False)] = (),
    ) -> object:
        load_games(load)
        return app(words)

    return launch


def load_games(packages: Iterable[str]) -> None:
    """Register the games of these packages; they are also looked for in the folder one is in."""
    for package in packages:
        if os.getcwd() not in sys.path:
            sys.path.insert(0, os.getcwd())
        with loading(package):
            module = module_at(package)
        if module is None:
            raise MiskatonicError(told(say("no-such-package", package=package)))
        if not isinstance(getattr(module, "GAME", None), Game):
            raise MiskatonicError(told(say("no-game-in-package", package=package)))
        GAMES.register(module.GAME)


def start() -> int:
    """Without a command the table in the browser opens."""
    from .serve import open_table

    return open_table()


def main() -> None:
    """Run the command line; every expected error is one sentence and an exit code."""
    sys.exit(run(sys.argv[1:]))


def run(words: list[str]) -> int:
    """Run one command line and give its exit code."""
    try:
        code = make_app().meta(words)
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except CycloptsError as error:
        return refuse(told(what_is_wrong(error)))
    except MiskatonicError as error:
        return refuse(str(error))
    except ImportError as error:
        missing, wanted = error.__cause__, next((word for word in words if word in COMMANDS), "")
        if isinstance(missing, ModuleNotFoundError) and f"{missing.name}:" in COMMANDS.get(wanted, ""):
            return refuse(told(say("not-installed", wanted=wanted)))
        raise
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def refuse(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return REFUSED


def what_is_wrong(error: CycloptsError) -> Message:
    """A mistake on the command line in one sentence."""
    match error:
        case UnknownCommandError():
            wanted = error.unused_tokens[0] if error.unused_tokens else ""
            return say("unknown-command", wanted=wanted, known=", ".join(COMMANDS))
        case UnknownOptionError():
            return say("unknown-option", wanted=error.token.keyword or error.token.value)
        case UnusedCliTokensError():
            wanted = error.unused_tokens[0] if error.unused_tokens else ""
            if not error.command_chain:
                return say("unknown-command", wanted=wanted, known=", ".join(COMMANDS))
            return say("too-many-words", wanted=wanted)
        case MissingArgumentError():
            wanted = error.keyword or (error.argument.name if error.argument else "")
            return say("missing-value" if wanted.startswith("-") else "missing-words", wanted=wanted)
        case CoercionError():
            given = error.token.value if error.token else ""
            return say("wrong-words", given=given, wanted=error.argument.name if error.argument else "")
        case _:
            return say("other-mistake", what=str(error))
