"""The pictures of the README and the docs: `python -m tests.browser.pictures`.

They are taken in the night theme from a game in full swing, as a stranger would see it.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from PIL import Image
from playwright.sync_api import Browser, expect, sync_playwright

import miskatonic
from bench.serving import Served
from miskatonic.agents import make_agent
from miskatonic.games.arkham_lcg.state import ACTIONS_PER_TURN
from miskatonic.games.arkham_lcg.words import NAME as CARD_GAME
from miskatonic.games.final_hour.words import EMPTY
from miskatonic.kernel.table import Table

from .campaign import USUAL
from .conftest import PATIENCE, launch
from .person import PHONE, WIDE, Person
from .rehearsal import Choice, Rehearsal, choices_of, played, rehearse, seeds, sensible

IMAGES = Path(__file__).parents[2] / "docs/images"
COLOURS = 256
STARTER = "Starter deck"
MOST_BYTES = 450_000


class Scene(NamedTuple):
    """A moment of a game between bots that is worth a picture: what Anna in the first seat sees, who is asked."""

    name: str
    game: str
    players: int
    options: dict[str, Any]
    asked: str
    """The prompt of her question."""
    is_lively: Callable[[Any], bool]


SCENES = (
    Scene(
        "eldritch",
        "eldritch",
        3,
        {"ancient_one": "cthulhu", "investigators": ["akachi-onyele", "leo-anderson", "silas-marsh"]},
        "prompt-action",
        lambda state: state.round >= 4 and len(state.gates) >= 3 and len(state.monsters) >= 5 and state.reserve,
    ),
    Scene(
        "arkham-3e",
        "arkham-3e",
        3,
        {"scenario": "feast-for-umordhoth"},
        "prompt-action",
        lambda state: state.round >= 5 and len(state.monsters) >= 4 and state.sheet_clues >= 2,
    ),
    Scene(
        "mansions",
        "mansions",
        3,
        {"story": "blood-ties", "keeper": 2},
        "prompt-turn",
        lambda state: state.round >= 6 and len(state.monsters) >= 4 and len(state.found_clues) >= 2,
    ),
)


class Studio:
    """Where people come to be pictured."""

    def __init__(self, browser: Browser, address: str) -> None:
        self._browser = browser
        self._address = address

    def person(self, name: str, **other: Any) -> Person:
        settings: dict[str, Any] = {**WIDE, "color_scheme": "dark", "reduced_motion": "reduce", **other}
        context = self._browser.new_context(**settings)
        context.set_default_timeout(PATIENCE * 1000)
        return Person(name, context, self._address, "en")


@contextmanager
def studio() -> Generator[Studio]:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        served = Served(Path(folder)).start()
        browser = launch(playwright)
        yield Studio(browser, served.address)
        browser.close()
        served.stop()


def main() -> None:
    with studio() as place:
        anna = place.person("Anna")
        anna.open()
        anna.page.get_by_role("textbox", name=anna.words.pages("who-name")).fill(anna.name)
        anna.button(anna.words.pages("who-save")).click()
        walter, olena = place.person("Walter"), place.person("Olena")
        won = finished_game(anna, walter)
        code = lively_game(anna, walter, olena)
        take_home(anna)
        take_new_table(anna)
        take_rules(anna)
        take_replay(anna, won)
        take_table(anna, code)
        take_cards(anna)
        take_deck(anna)
        for scene in SCENES:
            take_scene(scene, anna, walter, olena)
        take_phone(place.person("Anna", storage_state=anna.context.storage_state(), **PHONE), code)


def finished_game(anna: Person, walter: Person) -> str:
    """A game that was won, to be watched again."""
    night = rehearse()
    code = sit_together(night, anna, walter)
    play(night.choices, anna, walter)
    expect(anna.dialog("game-over")).to_be_visible()
    return code


def lively_game(anna: Person, walter: Person, olena: Person) -> str:
    """Three friends in the middle of a game, and Anna is asked where to go."""
    night, moment = lively_moment()
    code = sit_together(night, anna, walter, olena)
    play(night.choices[:moment], anna, walter, olena)
    anna.is_asked(night.after(moment).pending[0])
    return code


def sit_together(night: Rehearsal, host: Person, *friends: Person) -> str:
    code = host.lay_table("mine", *("human" for _ in friends), seed=night.seed)
    sit_down(code, host, *friends)
    return code


def sit_down(code: str, host: Person, *friends: Person) -> None:
    for friend, link in zip(friends, host.seat_links(code)[-len(friends) :], strict=True):
        friend.open(link)
        friend.page.get_by_role("textbox", name=friend.words.pages("who-name")).fill(friend.name)
        friend.button(friend.words.pages("join-page-sit")).click()
    host.open(f"/table/{code}")


def play(choices: Sequence[Choice], *people: Person) -> None:
    for seat, key in choices:
        people[seat].choose(key)


def lively_moment() -> tuple[Rehearsal, int]:
    for seed in seeds():
        table = played(seed, *(sensible(f"{seed}-{seat}") for seat in range(3)))
        night = Rehearsal(seed, choices_of(table), players=3)
        table = night.after(0)
        for made, (seat, key) in enumerate(night.choices):
            if is_lively(table):
                return night, made
            table.choose(key, seat)
    raise AssertionError


def is_lively(table: Table[Any]) -> bool:
    """Many ways to go, half the evening gone, something found, something sealed, and monsters everywhere."""
    decision = table.pending.get(0)
    state = table.state
    monsters = sum(holds > EMPTY for at in state.locations for holds in at.spaces)
    return (
        decision is not None
        and sum(option.key.startswith("move:") for option in decision.options) >= 4
        and state.round >= 4
        and len(state.found) >= 3
        and monsters >= 12
    )


def take_home(anna: Person) -> None:
    anna.open()
    expect(anna.play_now).to_be_visible()
    save(anna, "home")


def take_new_table(anna: Person) -> None:
    say = anna.words.pages
    anna.open("/new/final-hour")
    anna.page.get_by_role("radio", name="3", exact=True).check()
    anna.page.get_by_label(say("seat-who", number=2)).select_option("human")
    for seat, figure in enumerate(("Lily Chen", "“Ashcan” Pete", "Rita Young"), start=1):
        anna.page.get_by_role("button", name=say("figure-of", number=seat)).click()
        picker = anna.page.get_by_role("dialog", name=say("figure-picker", number=seat))
        picker.get_by_role("radio", name=figure).check()
        anna.button(say("figure-take", name=figure), picker).click()
    anna.page.evaluate("window.scrollTo(0, 0)")
    save(anna, "new-table")


def take_rules(anna: Person) -> None:
    anna.open("/rules/final-hour?find=seal")
    expect(anna.page.get_by_role("searchbox")).to_have_value("seal")
    save(anna, "rules")


def take_replay(anna: Person, code: str) -> None:
    anna.open(f"/replay/{code}?at=47&seat=0")
    expect(anna.page.get_by_role("slider")).to_have_value("47")
    save(anna, "replay")


def take_table(anna: Person, code: str) -> None:
    anna.open(f"/table/{code}")
    expect(anna.options.first).to_be_visible()
    save(anna, "table")


def take_cards(anna: Person) -> None:
    """Roland and Daisy in the house of the ghouls, and it is Roland's turn."""
    table, choices = night_at_the_house()
    code = anna.lay_table("mine", "mine", game=CARD_GAME, seed=table.setup.seed, options=table.setup.options)
    anna.open(f"/table/{code}")
    anna.choose_all(choices)
    assert table.decision is not None
    anna.is_asked(table.decision)
    save(anna, "cards")


def night_at_the_house() -> tuple[Table[Any], list[Choice]]:
    for seed in seeds():
        table: Table[Any] = miskatonic.new_game(CARD_GAME, 2, seed, investigators=["01001", "01002"])
        players = [make_agent("greedy", CARD_GAME, f"{seed}-{seat}") for seat in range(2)]
        choices: list[Choice] = []
        while (decision := table.decision) is not None:
            if is_haunted(table):
                return table, choices
            if decision.window and decision.window not in USUAL:
                table.choose("pass")
                continue
            option = players[decision.seat].choose(decision, partial(table.view, decision.seat))
            choices.append(Choice(decision.seat, option.key))
            table.choose(option)
    raise AssertionError


def is_haunted(table: Table[Any]) -> bool:
    """In the house, armed, with something to fight and something to read."""
    state, decision = table.state, table.decision
    return (
        decision is not None
        and (decision.seat, decision.prompt.id) == (0, "prompt-turn")
        and len(state.locations) >= 4
        and len(state.enemies) >= 2
        and all(len(each.assets) >= 3 and len(each.hand) >= 4 for each in state.investigators)
        and state.investigators[0].actions == ACTIONS_PER_TURN
    )


def take_scene(scene: Scene, *people: Person) -> None:
    """Play a game of friends as far as its moment; the first of them is pictured."""
    table, choices = moment_of(scene)
    host, *friends = people
    code = host.lay_table(
        "mine", *("human" for _ in friends), game=scene.game, seed=table.setup.seed, options=table.setup.options
    )
    sit_down(code, host, *friends)
    play(choices, *people)
    assert table.decision is not None
    host.is_asked(table.decision)
    save(host, scene.name)


def moment_of(scene: Scene) -> tuple[Table[Any], list[Choice]]:
    for seed in seeds():
        table: Table[Any] = miskatonic.new_game(scene.game, scene.players, seed, **scene.options)
        players = [make_agent("greedy", scene.game, f"{seed}-{seat}") for seat in range(scene.players)]
        choices: list[Choice] = []
        while (decision := table.decision) is not None:
            if (decision.seat, decision.prompt.id) == (0, scene.asked) and scene.is_lively(table.state):
                return table, choices
            option = players[decision.seat].choose(decision, partial(table.view, decision.seat))
            choices.append(Choice(decision.seat, option.key))
            table.choose(option)
    raise AssertionError


def take_deck(anna: Person) -> None:
    anna.open("/decks")
    anna.page.get_by_role("button", name=STARTER).first.click()
    expect(anna.page.get_by_role("searchbox")).to_be_visible()
    anna.page.evaluate("window.scrollTo(0, 0)")
    save(anna, "decks")


def take_phone(anna: Person, code: str) -> None:
    anna.open(f"/table/{code}")
    expect(anna.options.first).to_be_visible()
    save(anna, "phone")


def save(person: Person, name: str) -> None:
    """A picture small enough for a page, with as many colours as its palette holds."""
    file = IMAGES / f"{name}.png"
    person.page.wait_for_load_state("networkidle")
    person.page.evaluate("document.fonts.ready")
    person.page.evaluate("document.activeElement?.blur()")
    person.page.mouse.move(1, 1)
    person.page.screenshot(path=file)
    with Image.open(file) as taken:
        small = taken.convert("RGB").quantize(COLOURS, dither=Image.Dither.FLOYDSTEINBERG)
    small.save(file, optimize=True)
    size = file.stat().st_size
    assert size < MOST_BYTES, f"{file.name} has {size} bytes"
    print(f"{file.name}: {size // 1000} kB")


if __name__ == "__main__":
    main()
