"""The form of a new table: who is the keeper, and whom the others lead."""

from __future__ import annotations

from playwright.sync_api import expect

from .person import Come


def test_another_seat_is_the_keeper_and_the_investigators_are_chosen_beforehand(person: Come) -> None:
    anna = person("Anna")
    pages = anna.words.pages
    anna.open("/new/mansions")
    chosen = anna.page.get_by_role("button", name=pages("figure-choose"))
    expect(chosen).to_have_count(1)
    anna.page.get_by_role("radio", name=pages("seat-number", number=2)).check()
    chosen.click()
    anna.page.get_by_role("radio", name="Jenny Barnes").check()
    anna.page.get_by_role("button", name=pages("figure-take", name="Jenny Barnes")).click()
    anna.button(pages("summary-open")).click()
    anna.page.wait_for_url("**/table/*")
    setup = anna.page.evaluate(
        "async code => (await fetch(`/api/tables/${code}`)).json()", anna.page.url.rpartition("/")[2]
    )
    assert setup["options"]["keeper"] == 1 and setup["options"]["investigators"] == ["jenny-barnes"]
    assert [side["seats"] for side in setup["sides"]] == [[0], [1]]
