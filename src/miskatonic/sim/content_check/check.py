"""Content files sorted by the game they belong to, and checked by it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from msgspec import Struct, ValidationError

from miskatonic.games import GAMES
from miskatonic.kernel.content import PLAIN, Remark
from miskatonic.kernel.effects import Language, say
from miskatonic.kernel.effects.walking import counted_outside_tests, effect_lists, parts
from miskatonic.kernel.errors import ContentError
from miskatonic.kernel.game import Game
from miskatonic.kernel.text import LOCALES, render

from .documents import Document
from .finding import Finding
from .flows import check_flows
from .languages import KERNEL_LOCALE, Texts, check_locales, check_rulebook, rule_ids
from .modules import check_events, check_rule_ids, check_sayings, modules

RULEBOOK = "rulebook.yaml"


Content = Mapping[str, Any]
"""The decoded files of a game, by name."""


class Checker(Struct, frozen=True):
    """What a game knows about its content."""

    files: Mapping[str, type] = {}
    """The content files, and what each of them holds."""
    language: Language = PLAIN
    disagreements: Callable[[Content], Iterable[Remark]] = lambda content: ()
    """Whatever does not fit, beyond the form."""
    names: Callable[[Content], Iterable[Remark]] = lambda content: ()
    """The messages that components need in all languages."""
    strays: Callable[[Content, Iterable[str]], Iterable[tuple[str, str]]] = lambda content, ids: ()
    """Of the ids of all messages: those that belong to nothing, and why."""
    after_tests: Collection[str] = ()
    """Fields of components whose effects follow a test, so that its successes can be counted."""


PARTS: Final = {
    "files": "FILES",
    "language": "LANGUAGE",
    "disagreements": "disagreements",
    "names": "names",
    "strays": "strays",
    "after_tests": "AFTER_TESTS",
}
"""What all of it is called in the module `check` of a game."""


class Checked(Struct):
    """What was looked at, and what was found."""

    contents: list[Path]
    rulebooks: list[Path]
    locales: list[Path]
    findings: list[Finding]


def checker(game: str) -> Checker:
    """How a game checks its content: what its module `check` has, as far as there is one."""
    module = GAMES[game].part("check")
    return Checker(**{part: getattr(module, name) for part, name in PARTS.items() if hasattr(module, name)})


def check_paths(paths: Sequence[Path], on_progress: Callable[[Path], None] = lambda path: None) -> Checked:
    """Check files and whole folders; `on_progress` is called with the file that is next."""
    checked = Checked([], [], [], [])
    packs: dict[tuple[str, Path], list[Path]] = {}
    found = list(found_files(paths, checked))
    for path in found:
        if path.suffix == ".ftl":
            if path.parent not in checked.locales:
                checked.locales.append(path.parent)
        elif path.name == RULEBOOK:
            checked.rulebooks.append(path)
        else:
            game = game_of(path)
            if game is None:
                checked.findings.append(Finding(path, f"it belongs to no game; known are: {known_files()}"))
            else:
                packs.setdefault((game, path.parent), []).append(path)
    for (game, _), files in packs.items():
        checked.contents += files
        checked.findings += check_pack(game, files, on_progress)
    for path in checked.rulebooks:
        on_progress(path)
        checked.findings += check_document(path, check_rulebook)
    for folder in checked.locales:
        on_progress(folder)
        checked.findings += check_locales(folder)
    for game in GAMES.values():
        if any(path.resolve().is_relative_to(game.folder.resolve()) for path in found):
            on_progress(game.folder)
            checked.findings += check_code(game)
    return checked


def found_files(paths: Sequence[Path], checked: Checked) -> Iterator[Path]:
    """The files meant, each once."""
    seen: set[Path] = set()
    for path in paths:
        below = sorted(each for each in path.rglob("*") if each.suffix in (".yaml", ".yml", ".ftl"))
        if path.is_dir() and not below:
            checked.findings.append(Finding(path, "there are no content files in it"))
        elif not path.exists():
            checked.findings.append(Finding(path, "there is no such file or folder"))
        for each in below if path.is_dir() else [path] if path.exists() else []:
            if each.resolve() not in seen:
                seen.add(each.resolve())
                yield each


def game_of(path: Path) -> str | None:
    """The game a file belongs to: by the innermost folder named after one, by its name, or by what it holds."""
    owners = [game for game in GAMES if path.name in checker(game).files]
    for folder in reversed(path.resolve().parts):
        named = [game for game in owners if folder in (game, GAMES[game].folder.name)]
        if named:
            return named[0]
    if len(owners) > 1:
        owners = [game for game in owners if holds_content_of(path, game)]
    return owners[0] if len(owners) == 1 else None


def holds_content_of(path: Path, game: str) -> bool:
    """Can a file be read as one of a game? Several have files of the same name."""
    check = checker(game)
    try:
        check.language.decode(Document(path).data, check.files[path.name])
    except (ContentError, ValidationError):
        return False
    return True


def known_files() -> str:
    return "; ".join(f"{', '.join(files)} of {game}" for game in GAMES if (files := checker(game).files))


def check_document(path: Path, check: Callable[[Document], Iterator[Finding]]) -> Iterator[Finding]:
    try:
        document = Document(path)
    except ContentError as error:
        sentence = str(error).removeprefix(f"{path.name} ").rstrip(".")
        yield Finding(path, sentence.replace('in "<unicode string>", ', "at "))
        return
    yield from document.repeated_keys()
    yield from check(document)


def check_pack(game: str, files: Sequence[Path], on_progress: Callable[[Path], None]) -> Iterator[Finding]:
    """The files of one game in one folder: each for itself, then together."""
    check = checker(game)
    content: dict[str, Any] = {}
    documents: dict[str, Document] = {}

    def decode(document: Document) -> Iterator[Finding]:
        name = document.path.name
        try:
            content[name] = check.language.decode(document.data, check.files[name])
            documents[name] = document
        except ContentError as error:
            yield document.refusal(error)

    for path in files:
        on_progress(path)
        yield from check_document(path, decode)
    problems = list(check.disagreements(content))
    for problem in problems:
        yield documents[problem.file].finding(problem.path, problem.what)
    told = {(problem.file, problem.path) for problem in problems}
    for file, components in content.items():
        for where in counted_outside_tests(components, "", check.after_tests):
            yield documents[file].finding(where, "there is no test whose successes could be counted")
        for where, id in repeated_ids(components, ""):
            if (file, where) not in told:
                yield documents[file].finding(where, f"the id {id} stands twice")
    yield from check_texts(GAMES[game], check, content, documents)


def repeated_ids(components: Any, path: str) -> Iterator[tuple[str, str]]:
    """Components that have the id of another one in the same list, and where they stand."""
    seen: set[str] = set()
    for where, part in parts(components, path):
        id = getattr(part, "id", None)
        if isinstance(id, str):
            if id in seen:
                yield where, id
            seen.add(id)
        yield from repeated_ids(part, where)


def check_code(game: Game[Any]) -> Iterator[Finding]:
    """What the modules of a game do with its texts, its rulebook and its flows."""
    yield from check_flows(game.folder, game.package)
    texts = Texts([game.folder / "locale", KERNEL_LOCALE])
    yield from texts.lone_variables()
    yield from texts.left_out_forms()
    rules = rule_ids(game.folder / RULEBOOK)
    for module in modules(game.folder, game.package):
        yield from check_rule_ids(module, rules)
        yield from check_sayings(module, texts)
        yield from check_events(module, texts)


def check_texts(
    game: Game[Any], check: Checker, content: Content, documents: Mapping[str, Document]
) -> Iterator[Finding]:
    """Every component has its name, and every effect its words, in every language; and no name is of nothing."""
    folders = {document.path.parent for document in documents.values()}
    beside = [folder / "locale" for each in folders for folder in (each, each.parent)]
    texts = Texts([*beside, game.folder / "locale"])
    for needed in check.names(content):
        missing = texts.unsaid(needed.what)
        if missing:
            sentence = f"there is no text {needed.what} in {', '.join(missing)}"
            yield documents[needed.file].finding(needed.path, sentence)
        yield from texts.undeclined(needed.what, needed.forms)
    own = list(Texts(beside).all())
    strays = dict(check.strays(content, {id for id, _, _ in own}))
    yield from (Finding(path, f"{id}: {strays[id]}", line) for id, path, line in own if id in strays)
    for file, components in content.items():
        for path, effects in effect_lists(components, ""):
            message = say(effects)
            errors = {str(error) for locale in LOCALES for error in render(message, locale)[1]}
            for error in sorted(errors):
                yield documents[file].finding(path, f"the effect cannot be told: {error}")


def schema(game: str, file: str) -> dict[str, Any]:
    """The JSON Schema of a content file of a game."""
    check = checker(GAMES.named(game).name)
    name = file if file.endswith(".yaml") else f"{file}.yaml"
    if name not in check.files:
        raise ContentError(f"{game} has no content file {file!r}; there are: {', '.join(check.files)}.")
    return check.language.schema(check.files[name])
