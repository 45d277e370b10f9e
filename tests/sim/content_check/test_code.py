"""`miskatonic content check` of the modules of a game: the texts they say, the rules they name, the flows they run."""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import ClassVar

import pytest

from miskatonic.kernel import flow
from miskatonic.kernel.events import Event, Vocabulary
from miskatonic.kernel.text import Message, Voice, plain
from miskatonic.sim.content_check.check import check_code
from miskatonic.sim.content_check.finding import Finding
from miskatonic.sim.content_check.languages import Texts
from miskatonic.sim.content_check.modules import Module, check_events, check_rule_ids, check_sayings
from tests.example.ashgrove import GAME as ASHGROVE

ROOT = Path(__file__).parents[3]
say = Voice("brittle", Path(__file__).parent)


def module(source: str) -> Module:
    """A module that knows what this one does, and how to ask and to say."""
    return Module(Path("rules.py"), ast.parse(source), {**globals(), "flow": flow, "plain": plain})


def texts(folder: Path, text: str, **others: str) -> Texts:
    """The same text in all languages, but where another one is given."""
    for locale in ("en", "ru", "uk"):
        (folder / f"{locale}.ftl").write_text(others.get(locale, text), encoding="utf-8")
    return Texts([folder])


def told(found: list[Finding]) -> list[str]:
    return [each.what for each in found]


RULES = ("ash.hour.2", "ash.lock.1.a")


@pytest.mark.parametrize(
    ("source", "unknown"),
    [
        ('"""What happens (ash.hour.2, ash.lock.1.a)."""', None),
        ('"""What happens (ash.hour.2 to ash.hour.4)."""', "ash.hour.4"),
        ('RULE = "ash.lock.1"', "ash.lock.1"),
        ('"""What happens (ash.hour.*, ash.lock.*, ash.lock.1.*)."""', None),
        ('"""What happens (ash.hour.* to ash.ember.*)."""', "ash.ember.*"),
        ('"""What happens (ash.hour.2.*)."""', "ash.hour.2.*"),
        ('"""The file ash.py, in ash.grove."""', None),
        ('flow.ask(1, say("a"), [], "hour.2")', "hour.2"),
        ('flow.ask(1, say("a"), [], rule="hour.2")', "hour.2"),
        ('flow.ask(1, say("a"), [], "ash.hour.*")', "ash.hour.*"),
        ('flow.ask(1, say("a"), [], "ash.hour.2", "hour.2")', None),
    ],
)
def test_a_rule_that_is_not_in_the_rulebook(source: str, unknown: str | None) -> None:
    found = told(list(check_rule_ids(module(source), RULES)))
    assert found == ([f"there is no rule {unknown} in the rulebook"] if unknown else [])


def test_a_game_without_a_rulebook_may_name_any_rule() -> None:
    assert list(check_rule_ids(module('flow.ask(1, say("a"), [], "any")'), ())) == []


TEXTS = "rest = Rest\nway-door = { $one }\nlost = { $who-acc }: { $n }\n"


@pytest.mark.parametrize(
    ("source", "finding"),
    [
        ('say("rest")', None),
        ('say("arrest")', "there is no text arrest in any language"),
        ('plain("arrest")', "there is no text arrest in any language"),
        ('say(f"way-{kind}", one=1)', None),
        ('say(f"wey-{kind}")', "there is no text like f'wey-{kind}' in any language"),
        ('say("lost", who=1, n=2)', None),
        ('say("lost", **given)', None),
        ('say("lost", who=1, m=2)', "lost speaks of $n; it is given $m, $who"),
        ('say("way-door")', "way-door speaks of $one; it is given nothing"),
        ("say(id)", None),
    ],
)
def test_what_is_said_needs_a_text(tmp_path: Path, source: str, finding: str | None) -> None:
    found = told(list(check_sayings(module(source), texts(tmp_path, TEXTS))))
    assert sorted(set(found)) == ([finding] if finding else [])


def test_a_text_speaks_of_what_those_it_refers_to_speak_of(tmp_path: Path) -> None:
    said = texts(tmp_path, "all = { part }\npart = { $n }\n")
    assert told(list(check_sayings(module('say("all")'), said))) == ["all speaks of $n; it is given nothing"] * 3


class Told(Event, frozen=True):
    vocabulary: ClassVar[Vocabulary | None] = Vocabulary(
        say, names={"who": lambda seat: say(f"name-{seat}")}, things={}, silent=("secret",)
    )


class Went(Told, frozen=True, tag="went"):
    who: int
    room: str
    secret: int


class Looked(Told, frozen=True, tag="looked"):
    found: bool

    def variant(self) -> str:
        return "-found" if self.found else ""


class Spoke(Told, frozen=True, tag="spoke"):
    def say(self) -> Message:
        return say("rest")


class Crept(Told, frozen=True, tag="crept"):
    quiet: ClassVar[bool] = True


EVENTS = Path(__file__).read_text(encoding="utf-8")
ALL_SAID = "event-went = { $who-acc } { $room }\nevent-looked = No\nevent-looked-found = Yes\n"


@pytest.mark.parametrize(
    ("old", "new", "finding"),
    [
        ("event-went", "event-want", "there is no text event-went in any language"),
        ("event-looked-found", "event-looked-lost", "there is no text event-looked-found in any language"),
        ("$room", "$rooom", "event-went speaks of $rooom; it is given $room, $who"),
        ("$room", "$secret", "event-went speaks of $secret; it is given $room, $who"),
        ("$room", "$who", None),
    ],
)
def test_an_event_needs_its_sentences(tmp_path: Path, old: str, new: str, finding: str | None) -> None:
    found = told(list(check_events(module(EVENTS), texts(tmp_path, ALL_SAID.replace(old, new, 1)))))
    assert sorted(set(found)) == ([finding] if finding else [])


def test_a_variable_of_one_language_alone(tmp_path: Path) -> None:
    said = texts(tmp_path, "went = { $room-acc }\n", ru="went = { $rooom }\n")
    assert [(each.file.name, each.what) for each in said.lone_variables()] == [
        ("ru.ftl", "went speaks of $rooom, as in no other language")
    ]


ROOMS = "".join(f"room-{n} = room\n    .acc = a room\n" for n in range(4))


@pytest.mark.parametrize(
    ("more", "finding"),
    [
        ("room-tower = tower\ngo = { $room-acc }\n", "room-tower has no .acc; every other room does"),
        ("room-tower = tower\n", None),
        ("room-tower = tower\nroom-attic = attic\ngo = { $room-acc }\n", None),
    ],
)
def test_the_one_name_that_lacks_a_form(tmp_path: Path, more: str, finding: str | None) -> None:
    found = told(list(texts(tmp_path, ROOMS + more).left_out_forms()))
    assert sorted(set(found)) == ([finding] if finding else [])


def in_file(name: str, old: str, new: str) -> Callable[[Path], None]:
    def change(folder: Path) -> None:
        text = (folder / name).read_text(encoding="utf-8")
        assert old in text, f"{name} has no {old!r} to break"
        (folder / name).write_text(text.replace(old, new), encoding="utf-8")

    return change


def in_all_languages(old: str, new: str) -> Callable[[Path], None]:
    def change(folder: Path) -> None:
        for locale in ("en", "ru", "uk"):
            in_file(f"locale/{locale}.ftl", old, new)(folder)

    return change


BROKEN = {
    "events.py: there is no text event-locked in any language (line": in_all_languages(
        "event-locked =", "event-shut ="
    ),
    "rules.py: there is no text option-rest in any language (line": in_all_languages("option-rest =", "option-nap ="),
    "rules.py: there is no rule ash.turn.7 in the rulebook (line": in_file("rules.py", '"ash.turn.1"', '"ash.turn.7"'),
    "state.py: there is no rule ash.setup.9 in the rulebook (line": in_file(
        "state.py", "(ash.setup.1, ash.setup.2)", "(ash.setup.9)"
    ),
    "cards.yaml: the id whispers stands twice (line": in_file("content/cards.yaml", "id: footsteps", "id: whispers"),
    "ru.ftl: room-tower has no .acc; every other room does (line": in_file("locale/ru.ftl", "    .acc = башню\n", ""),
    "uk.ftl: event-went speaks of $rooom": in_file("locale/uk.ftl", "$room-acc", "$rooom-acc"),
    "rulebook.yaml: Invalid enum value 'state'; known are: inferred, outside, restated, stated": in_file(
        "rulebook.yaml", "basis: stated", "basis: state"
    ),
    "rules.py: `table.state.idol = ask(...)` keeps no answer: it is a flow, write `yield from ask(...)` (line": in_file(
        "rules.py", "idol = yield from ask", "idol = ask"
    ),
}


def checked(folder: Path) -> str:
    """What the command says about a game from elsewhere."""
    done = subprocess.run(
        [sys.executable, "-m", "miskatonic", "--load", "ashgrove", "content", "check", "ashgrove"],
        env={**os.environ, "PYTHONPATH": os.pathsep.join((str(ROOT / "src"), str(folder)))},
        capture_output=True,
        text=True,
        check=False,
    )
    return done.stdout + done.stderr


def test_what_a_newcomer_gets_wrong_is_told(tmp_path: Path) -> None:
    shutil.copytree(ASHGROVE.folder, tmp_path / "ashgrove", ignore=shutil.ignore_patterns("__pycache__"))
    assert "All is well" in checked(tmp_path)
    for change in BROKEN.values():
        change(tmp_path / "ashgrove")
    said = checked(tmp_path)
    assert [finding for finding in BROKEN if finding not in said] == [], said


def test_the_example_game_is_well() -> None:
    assert list(check_code(ASHGROVE)) == []
