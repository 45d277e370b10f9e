"""Effects tell themselves in three languages, without a capital after a colon and with natural conjunctions."""

from __future__ import annotations

import re
from typing import Any

import pytest

from miskatonic.kernel.effects import say, say_way
from miskatonic.kernel.text import LOCALES, render

from .toy_effects import card, note

A, B, C = note("a"), note("b"), note("c")


def trying(**parts: Any) -> dict[str, Any]:
    return {"do": "test", "trial": "lift", **parts}


def count(n: Any) -> dict[str, Any]:
    return {"do": "count", "n": n}


TOLD: dict[str, tuple[Any, str, str, str]] = {
    "nothing": ([], "Nothing happens.", "Ничего не происходит.", "Нічого не стається."),
    "a list": ([A, B], "Note a. Note b.", "Запишите a. Запишите b.", "Запишіть a. Запишіть b."),
    "choose": (
        [{"do": "choose", "among": [[A], [B, C]]}],
        "Choose one: “note a” or “note b; note c”.",
        "Выберите одно: «записать a» или «записать b; записать c».",
        "Виберіть одне: «записати a» або «записати b; записати c».",
    ),
    "choose two of three": (
        [{"do": "choose", "n": 2, "among": [[A], [B], [C]]}],
        "Choose 2 different ones: “note a”, “note b” or “note c”.",
        "Выберите 2 разных эффекта: «записать a», «записать b» или «записать c».",
        "Виберіть 2 різні ефекти: «записати a», «записати b» або «записати c».",
    ),
    "may choose": (
        [{"do": "choose", "optional": True, "among": [[A], [B]]}],
        "You may choose one: “note a” or “note b”.",
        "Можете выбрать одно: «записать a» или «записать b».",
        "Можете вибрати одне: «записати a» або «записати b».",
    ),
    "may": (
        [{"do": "may", "then": [A]}],
        "You may do this: note a.",
        "По желанию: запишите a.",
        "За бажанням: запишіть a.",
    ),
    "may, otherwise": (
        [{"do": "may", "then": [A], "otherwise": [B]}],
        "You may do this: note a. If you do not: note b.",
        "По желанию: запишите a. Если нет: запишите b.",
        "За бажанням: запишіть a. Якщо ні: запишіть b.",
    ),
    "pay": (
        [{"do": "pay", "cost": "coins", "then": [A]}],
        "Spend 1 coin: note a.",
        "Потратить 1 монету: запишите a.",
        "Витратити 1 монету: запишіть a.",
    ),
    "pay several prices": (
        [{"do": "pay", "cost": {"pay": "all", "costs": ["coins", "blood"]}, "then": [A]}],
        "Spend 1 coin and give your blood: note a.",
        "Потратить 1 монету и отдать свою кровь: запишите a.",
        "Витратити 1 монету та віддати свою кров: запишіть a.",
    ),
    "only pay": (
        [{"do": "pay", "cost": {"pay": "coins", "n": 2}}],
        "Spend 2 coins.",
        "Потратить 2 монеты.",
        "Витратити 2 монети.",
    ),
    "pay-then": (
        [{"do": "pay-then", "cost": "coins", "then": [A]}],
        "You may spend 1 coin. If you do: note a.",
        "Можно потратить 1 монету. Если вы это делаете: запишите a.",
        "Можна витратити 1 монету. Якщо ви це робите: запишіть a.",
    ),
    "pay-then, otherwise": (
        [{"do": "pay-then", "cost": "coins", "then": [A], "otherwise": [B]}],
        "You may spend 1 coin. If you do: note a. If you do not: note b.",
        "Можно потратить 1 монету. Если вы это делаете: запишите a. Если нет: запишите b.",
        "Можна витратити 1 монету. Якщо ви це робите: запишіть a. Якщо ні: запишіть b.",
    ),
    "unless": (
        [{"do": "unless", "cost": "coins", "then": [A]}],
        "Unless you spend 1 coin: note a.",
        "Если не потратить 1 монету: запишите a.",
        "Якщо не витратити 1 монету: запишіть a.",
    ),
    "unless, otherwise": (
        [{"do": "unless", "cost": "coins", "then": [A], "otherwise": [B]}],
        "Unless you spend 1 coin: note a. If you do: note b.",
        "Если не потратить 1 монету: запишите a. Если вы это делаете: запишите b.",
        "Якщо не витратити 1 монету: запишіть a. Якщо ви це робите: запишіть b.",
    ),
    "if": (
        [{"do": "if", "when": "strong", "then": [A]}],
        "If you are strong: note a.",
        "Если вы сильны: запишите a.",
        "Якщо ви сильні: запишіть a.",
    ),
    "if, otherwise": (
        [{"do": "if", "when": "strong", "then": [A], "otherwise": [B]}],
        "If you are strong: note a. Otherwise: note b.",
        "Если вы сильны: запишите a. Иначе: запишите b.",
        "Якщо ви сильні: запишіть a. Інакше: запишіть b.",
    ),
    "test": (
        [trying(**{"pass": [A], "fail": [B]})],
        "Lift the stone. On a success: note a. On a failure: note b.",
        "Поднимите камень. При успехе: запишите a. При провале: запишите b.",
        "Підніміть камінь. У разі успіху: запишіть a. У разі провалу: запишіть b.",
    ),
    "test without results": ([trying()], "Lift the stone.", "Поднимите камень.", "Підніміть камінь."),
    "results": (
        [trying(results=[{"result": "1-2", "then": []}, {"result": "3+", "then": [B]}])],
        "Lift the stone. On a result of 1–2: nothing happens. On a result of 3+: note b.",
        "Поднимите камень. При результате 1–2: ничего не происходит. При результате 3+: запишите b.",
        "Підніміть камінь. За результату 1–2: нічого не стається. За результату 3+: запишіть b.",
    ),
    "any result": (
        [trying(results=[{"result": "any", "then": [count({"per": "success", "n": -1, "plus": 3})]}])],
        "Lift the stone. Whatever the result: count to 3, but 1 less for each success.",
        "Поднимите камень. При любом результате: сосчитайте до 3, за каждый успех — на 1 меньше.",
        "Підніміть камінь. За будь-якого результату: полічіть до 3, за кожен успіх — на 1 менше.",
    ),
    "for-each": (
        [{"do": "for-each", "each": "everybody", "then": [A]}],
        "For each guest: note a.",
        "Для каждого гостя: запишите a.",
        "Для кожного гостя: запишіть a.",
    ),
    "repeat": (
        [{"do": "repeat", "times": 2, "then": [A]}],
        "Twice: note a.",
        "Дважды: запишите a.",
        "Двічі: запишіть a.",
    ),
    "repeat, counted": (
        [{"do": "repeat", "times": {"per": "coin"}, "then": [A]}],
        "For each coin: note a.",
        "За каждую монету: запишите a.",
        "За кожну монету: запишіть a.",
    ),
    "counted": (
        [count({"per": "coin", "n": 2})],
        "For each coin: count to 2.",
        "За каждую монету: сосчитайте до 2.",
        "За кожну монету: полічіть до 2.",
    ),
    "counted, more": (
        [count({"per": "coin", "plus": 2})],
        "Count to 2. For each coin, 1 more.",
        "Сосчитайте до 2. За каждую монету — на 1 больше.",
        "Полічіть до 2. За кожну монету — на 1 більше.",
    ),
    "every few": (
        [count({"per": "success", "every": 2})],
        "For every 2 successes (rounded up): count to 1.",
        "За каждые 2 успеха (с округлением вверх): сосчитайте до 1.",
        "За кожні 2 успіхи (з округленням угору): полічіть до 1.",
    ),
}


@pytest.mark.parametrize("shape", TOLD)
def test_an_effect_is_told_in_every_language(shape: str) -> None:
    effects, *texts = TOLD[shape]
    message = say(card(*effects).effects)
    assert [render(message, locale) for locale in LOCALES] == [(text, []) for text in texts]


def test_two_effects_after_a_colon_are_one_sentence() -> None:
    message = say(card({"do": "may", "then": [A, B]}, C).effects)
    assert [message.text(locale) for locale in LOCALES] == [
        "You may do this: note a; note b. Note c.",
        "По желанию: запишите a; запишите b. Запишите c.",
        "За бажанням: запишіть a; запишіть b. Запишіть c.",
    ]


DONE: dict[str, tuple[str, str, str]] = {
    "nothing": (
        "nothing happens",
        "ничего не происходит",
        "нічого не стається",
    ),
    "a list": (
        "note a; note b",
        "записать a; записать b",
        "записати a; записати b",
    ),
    "choose": (
        "choose “note a” or “note b; note c”",
        "выбрать «записать a» или «записать b; записать c»",
        "вибрати «записати a» або «записати b; записати c»",
    ),
    "choose two of three": (
        "choose 2 different ones: “note a”, “note b” or “note c”",
        "выбрать 2 разных эффекта: «записать a», «записать b» или «записать c»",
        "вибрати 2 різні ефекти: «записати a», «записати b» або «записати c»",
    ),
    "may choose": (
        "choose “note a” or “note b”",
        "выбрать «записать a» или «записать b»",
        "вибрати «записати a» або «записати b»",
    ),
    "may": (
        "if you like, note a",
        "по желанию записать a",
        "за бажанням записати a",
    ),
    "may, otherwise": (
        "note a or else note b",
        "записать a либо записать b",
        "записати a або ж записати b",
    ),
    "pay": (
        "spend 1 coin: note a",
        "потратить 1 монету: записать a",
        "витратити 1 монету: записати a",
    ),
    "pay several prices": (
        "spend 1 coin and give your blood: note a",
        "потратить 1 монету и отдать свою кровь: записать a",
        "витратити 1 монету та віддати свою кров: записати a",
    ),
    "only pay": (
        "spend 2 coins",
        "потратить 2 монеты",
        "витратити 2 монети",
    ),
    "pay-then": (
        "if you like, spend 1 coin: note a",
        "по желанию потратить 1 монету: записать a",
        "за бажанням витратити 1 монету: записати a",
    ),
    "pay-then, otherwise": (
        "spend 1 coin: note a; or else note b",
        "потратить 1 монету: записать a; либо записать b",
        "витратити 1 монету: записати a; або ж записати b",
    ),
    "unless": (
        "spend 1 coin or else note a",
        "потратить 1 монету либо записать a",
        "витратити 1 монету або ж записати a",
    ),
    "unless, otherwise": (
        "spend 1 coin: note b; or else note a",
        "потратить 1 монету: записать b; либо записать a",
        "витратити 1 монету: записати b; або ж записати a",
    ),
    "if": (
        "if you are strong, note a",
        "если вы сильны, записать a",
        "якщо ви сильні, записати a",
    ),
    "if, otherwise": (
        "if you are strong, note a, otherwise note b",
        "если вы сильны, записать a, иначе записать b",
        "якщо ви сильні, записати a, інакше записати b",
    ),
    "test": (
        "lift the stone; on a success note a; on a failure note b",
        "поднять камень; при успехе записать a; при провале записать b",
        "підняти камінь; у разі успіху записати a; у разі провалу записати b",
    ),
    "test without results": (
        "lift the stone",
        "поднять камень",
        "підняти камінь",
    ),
    "results": (
        "lift the stone; on a result of 1–2 nothing happens; on a result of 3+ note b",
        "поднять камень; при результате 1–2 ничего не происходит; при результате 3+ записать b",
        "підняти камінь; за результату 1–2 нічого не стається; за результату 3+ записати b",
    ),
    "any result": (
        "lift the stone; whatever the result, count to 3, for each success 1 less",
        "поднять камень; при любом результате сосчитать до 3, за каждый успех — на 1 меньше",
        "підняти камінь; за будь-якого результату полічити до 3, за кожен успіх — на 1 менше",
    ),
    "for-each": (
        "for each guest, note a",
        "для каждого гостя записать a",
        "для кожного гостя записати a",
    ),
    "repeat": (
        "twice note a",
        "дважды записать a",
        "двічі записати a",
    ),
    "repeat, counted": (
        "for each coin note a",
        "за каждую монету записать a",
        "за кожну монету записати a",
    ),
    "counted": (
        "for each coin count to 2",
        "за каждую монету сосчитать до 2",
        "за кожну монету полічити до 2",
    ),
    "counted, more": (
        "count to 2, for each coin 1 more",
        "сосчитать до 2, за каждую монету — на 1 больше",
        "полічити до 2, за кожну монету — на 1 більше",
    ),
    "every few": (
        "for every 2 successes (rounded up) count to 1",
        "за каждые 2 успеха (с округлением вверх) сосчитать до 1",
        "за кожні 2 успіхи (з округленням угору) полічити до 1",
    ),
}


@pytest.mark.parametrize("shape", TOLD)
def test_an_effect_as_an_option_is_an_infinitive_without_a_full_stop(shape: str) -> None:
    effects, *_ = TOLD[shape]
    message = say_way(card(*effects).effects)
    assert [render(message, locale) for locale in LOCALES] == [(text, []) for text in DONE[shape]]


WITH_A_COLON = {"choose two of three", "pay", "pay several prices"}
"""These have one wherever they stand: a list of which one takes several, and a price with what is paid for."""


@pytest.mark.parametrize("locale", LOCALES)
def test_however_deep_no_capital_follows_a_colon(locale: str) -> None:
    """Quotation marks begin a sentence of their own."""
    deep: Any = [A]
    for effects, *_ in TOLD.values():
        for effect in effects:
            deep = [{**effect, "then": deep}] if "then" in effect else deep
    assert not re.search(r": [^\W\d_a-zа-яіїєґё]", say(card(*deep).effects).text(locale))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("shape", [shape for shape in TOLD if shape not in WITH_A_COLON])
def test_after_a_colon_there_is_no_other_one(shape: str, locale: str) -> None:
    effects, *_ = TOLD[shape]
    governed = {"do": "if", "when": "strong", "then": [A, *effects]}
    assert say(card(governed).effects).text(locale).count(":") == 1


@pytest.mark.parametrize(
    ("locale", "text"),
    [
        ("en", "If you are strong: note a; note b; note c. Otherwise: note a; note b."),
        ("ru", "Если вы сильны: запишите a; запишите b; запишите c. Иначе: запишите a; запишите b."),
    ],
)
def test_what_a_colon_governs_is_one_sentence(locale: str, text: str) -> None:
    several = {"do": "if", "when": "strong", "then": [A, B, C], "otherwise": [A, B]}
    assert render(say(card(several).effects), locale) == (text, [])
