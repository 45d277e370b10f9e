"""The end of a game for two, and the next one: from the ending to the new table, each in their own browser."""

from __future__ import annotations

from playwright.sync_api import expect

from .person import Come, Person

PLAY_ON = """code => {
    const socket = new WebSocket(`ws://${location.host}/api/tables/${code}/socket`);
    const answered = new Set();
    let rest = Promise.resolve();
    const answer = ({seat, number, options}) => {
        if (answered.has(`${seat} ${number}`)) return;
        answered.add(`${seat} ${number}`);
        const {key} = options[number % options.length];
        const chosen = {type: 'choose', id: `${seat}-${number}-play`, seat, decision: number, key};
        rest = rest.then(() => new Promise(next => setTimeout(next, 60)));
        rest = rest.then(() => socket.send(JSON.stringify(chosen)));
    };
    socket.onopen = () => socket.send(JSON.stringify({type: 'hello', protocol: 2}));
    socket.onmessage = ({data}) => {
        const {table, questions} = JSON.parse(data);
        if (table?.status === 'over') socket.close();
        else (questions ?? []).forEach(answer);
    };
}"""
"""Answers whatever a seat of this browser is asked, until the game is over."""


def test_two_friends_play_again_at_a_new_table(person: Come) -> None:
    anna, olena, wanda = person("Anna"), person("Olena", locale="uk"), person("Wanda", locale="ru")
    code = anna.lay_table("mine", "human", seed="again")
    link = anna.seat_links(code)[1]
    olena.open(link)
    olena.button(olena.words.pages("join-page-sit")).click()
    expect(olena.heading).to_be_visible()
    a_taken_seat_says_who_sits_there(wanda, link)
    anna.open(f"/table/{code}")
    expect(anna.heading).to_be_visible()

    for player in (anna, olena):
        player.page.evaluate(PLAY_ON, code)
    for player in (anna, olena):
        tells_the_end(player)

    ending = anna.dialog("game-over")
    anna.button(anna.words.shell("ending-again"), ending).click()
    expect(anna.page).not_to_have_url(f"{anna.address}/table/{code}")
    new = anna.page.url
    olena.page.get_by_role("status").filter(has_text=olena.words.shell("next-table-ready")).wait_for()
    olena.dialog("game-over").get_by_role("link", name=olena.words.shell("ending-next"), exact=True).click()
    expect(olena.page).to_have_url(new)
    for player in (anna, olena):
        expect(player.dialog("game-over")).to_be_hidden()
        expect(player.heading).not_to_have_text(player.words.shell("game-over"))
    assert [each["seats"] for each in welcomes(anna)][-1] == [0]
    assert [each["seats"] for each in welcomes(olena)][-1] == [1]
    assert welcomes(olena)[0]["table"]["code"] == code != welcomes(olena)[-1]["table"]["code"]


def a_taken_seat_says_who_sits_there(stranger: Person, link: str) -> None:
    say = stranger.words.pages
    stranger.open(link)
    guest = say("seat-guest")
    expect(stranger.page.get_by_role("heading", name=say("join-page-taken", who=guest))).to_be_visible()
    expect(stranger.button(say("join-page-same"))).to_be_visible()


def tells_the_end(player: Person) -> None:
    """The resolution, then three turning points, and the way to play again."""
    ending, say = player.dialog("game-over"), player.words.shell
    expect(ending).to_be_visible(timeout=90_000)
    expect(ending.get_by_role("heading", name=say("turning-points"))).to_be_visible()
    expect(ending.get_by_role("link", name=say("turning-point-watch"), exact=True)).to_have_count(3)
    player.finds_room_for_everything()


def welcomes(player: Person) -> list[dict[str, object]]:
    return [each for each in player.heard if each["type"] == "welcome"]
