"""Everything with the keyboard alone, and one always sees where one is."""

from __future__ import annotations

from playwright.sync_api import expect

from .person import Come, Person
from .rehearsal import hurry_with_a_bot

FOCUS = """() => {
    const here = document.activeElement;
    if (!here || here === document.body || !here.isConnected) return null;
    const style = getComputedStyle(here);
    const box = here.getBoundingClientRect();
    return {
        name: here.getAttribute('aria-label') ?? here.textContent.trim(),
        key: here.dataset.key ?? null,
        thing: here.closest('[data-thing]')?.dataset.thing ?? null,
        inPrompt: here.closest('#prompt') !== null,
        inBoard: here.closest('#board') !== null,
        shown: here.matches(':focus-visible'),
        drawn: here instanceof SVGElement || style.outlineStyle !== 'none' || style.boxShadow !== 'none',
        onScreen: box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth,
    };
}"""
MANY = 80


class Keyboard:
    """Presses keys, and after each of them looks where the focus is."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page

    def press(self, key: str) -> dict[str, object]:
        self.page.keyboard.press(key)
        return self.focus()

    def focus(self) -> dict[str, object]:
        here = self.page.evaluate(FOCUS)
        assert here is not None, "the focus is lost"
        return here

    def look(self, here: dict[str, object]) -> None:
        assert here["shown"] and here["drawn"] and here["onScreen"], f"one cannot see where one is: {here}"

    def tab_to(self, name: str) -> None:
        """Press Tab until the focus is on what is called so; behind the last thing on a page is its first again."""
        ends = 0
        for _ in range(MANY):
            self.page.keyboard.press("Tab")
            if self.page.evaluate(FOCUS) is None:
                ends += 1
                continue
            self.look(here := self.focus())
            if here["name"] == name:
                return
        raise AssertionError(f"{name} cannot be reached with Tab; the page ended {ends} times")


def test_from_the_home_page_through_several_decisions(person: Come) -> None:
    anna = person("Anna")
    anna.plays_with(hurry_with_a_bot())
    anna.open()
    keys, words = Keyboard(anna), anna.words
    expect(anna.play_now).to_be_visible()
    assert words.pages("skip") in str(keys.press("Tab")["name"])
    while not anna.play_now.evaluate("button => button === document.activeElement"):
        keys.tab_to(words.pages("play-now"))
    anna.page.keyboard.press("Enter")

    expect(anna.options.first).to_be_visible()
    keys.focus()
    here = keys.press("ArrowDown")
    keys.look(here)
    first = anna.options.first.get_attribute("data-key")
    assert here["key"] == first
    assert keys.press("ArrowDown")["key"] != first
    assert keys.press("ArrowUp")["key"] == first
    takes(keys, "Enter")
    takes(keys, "1")
    keys.press("ArrowUp")
    takes(keys, "Enter")
    on_the_board(keys)


def takes(keys: Keyboard, key: str) -> None:
    """The key answers the question; the focus stays at the prompt while the next one comes."""
    anna = keys.person
    expect(anna.options.first).to_be_visible()
    before = len(anna.frames)
    here = keys.press(key)
    assert here["inPrompt"], f"the focus left the prompt: {here}"
    expect(anna.options.first).to_be_visible()
    assert any('"chosen"' in frame for frame in anna.frames[before:])
    keys.focus()


def on_the_board(keys: Keyboard) -> None:
    """A skip link leads to the board, arrows go from building to building, "i" tells what one is, Esc goes back."""
    anna = keys.person
    keys.tab_to(anna.words.shell("skip-to-board"))
    assert keys.press("Enter")["inBoard"]
    while not is_building(here := keys.press("Tab")):
        keys.look(here)
        assert here["inBoard"]
    around = [keys.press(key) for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")]
    assert all(map(is_building, around)) and len({str(each["thing"]) for each in around}) > 1
    keys.press("i")
    explanation = anna.page.get_by_role("dialog")
    expect(explanation).to_be_visible()
    keys.press("Escape")
    expect(explanation).to_be_hidden()
    assert is_building(keys.focus())


def is_building(here: dict[str, object]) -> bool:
    return str(here["thing"]).startswith("location:")


def test_what_the_keys_do_is_a_key_away(person: Come) -> None:
    anna = person("Anna")
    anna.open(f"/table/{anna.lay_table('mine', 'bot')}")
    keys = Keyboard(anna)
    expect(anna.heading).to_be_visible()
    keys_dialog, rules = anna.dialog("keys"), anna.dialog("rules")
    anna.page.keyboard.press("?")
    expect(keys_dialog).to_contain_text(anna.words.shell("key-choose"))
    keys.look(keys.press("Tab"))
    anna.close(keys_dialog)
    anna.page.keyboard.press("r")
    expect(rules.get_by_role("searchbox")).to_be_visible()
    anna.close(rules)
    keys.look(keys.press("Tab"))
