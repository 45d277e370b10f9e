"""`miskatonic content`: for makers of cards and scenarios."""

from __future__ import annotations

from pathlib import Path

from cyclopts import App

app = App(name="content", help="Check content files, and get their schema for an editor.")


@app.command
def check(*paths: Path) -> int:
    """Check content files, folders of them or a whole game: form, ids, references, texts in all languages.

    Of a game its modules are read too: texts they say and rules they name must exist, flows must be run.
    One line for each problem, and the exit code 1; nothing but a summary when all is well.

    Parameters
    ----------
    paths
        Files or folders, or the name of a game, such as final-hour.
    """
    from rich.console import Console

    from miskatonic.games import GAMES
    from miskatonic.kernel.errors import MiskatonicError
    from miskatonic.sim.content_check import check_paths

    if not paths:
        raise MiskatonicError("Name the content files or folders to check, or a game.")
    named = [path if path.exists() or str(path) not in GAMES else GAMES[str(path)].folder for path in paths]
    with Console(stderr=True).status("checking") as status:
        checked = check_paths(named, lambda path: status.update(f"checking {path}"))
    for finding in checked.findings:
        print(finding)
    if checked.findings:
        return 1
    print(
        f"All is well. Content files: {len(checked.contents)}, rulebooks: {len(checked.rulebooks)}, "
        f"locale folders: {len(checked.locales)}."
    )
    return 0


@app.command
def schema(game: str, file: str, /) -> None:
    """Print the JSON Schema of a content file, to be used by an editor.

    Parameters
    ----------
    game
        The game, such as final-hour.
    file
        The content file, such as items or items.yaml.
    """
    import msgspec

    from miskatonic.sim.content_check import schema as schema_of

    print(msgspec.json.format(msgspec.json.encode(schema_of(game, file)), indent=2).decode())
