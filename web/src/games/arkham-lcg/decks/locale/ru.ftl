# Мастерская колод, по-русски.

## Полка

shelf-heading = Колоды
shelf-lead = Соберите колоду для сыщика: правила проверяют её на ходу. Она хранится в этом браузере, и с ней можно сесть за любой стол.
import = Импорт колоды
to-table = Новый стол
back-to-table = Назад к столу
seat-waits = Место { $number } ждёт колоду: откройте готовую или начните новую.
kept-heading = Ваши колоды
kept-none = Здесь пока пусто. Начните с одного из сыщиков ниже или импортируйте колоду с ArkhamDB.
nameless = { $who }: колода без названия
folder-legal = Карт: { $count }, по правилам
folder-acts = Что сделать с колодой «{ $name }»
changed = Изменена { $when }
rename = Переименовать
rename-done = Сохранить
rename-cancel = Оставить прежнее название
duplicate = Сделать копию
copy-of = { $name } (копия)
delete = Удалить
deleted = Колода «{ $name }» удалена.
restore = Вернуть
not-kept = Этот браузер ничего не хранит: выгрузите колоду, прежде чем уйти со страницы.
imported = { $count ->
    [one] На полке появилась { $count } колода.
    [few] На полке появились { $count } колоды.
   *[other] На полке появилось { $count } колод.
}

## Новая колода

new-heading = Новая колода
new-why = Начните с готовой колоды и меняйте её как хотите или соберите свою с нуля.
new-name = { $investigator }
begin-starter = Стартовая
begin-alternative = Другая готовая
begin-empty = Пустая
begin-starter-for = { $who }: стартовая колода
begin-alternative-for = { $who }: другая готовая колода
begin-empty-for = { $who }: пустая колода

## За работой

builder-heading = Колода: { $who }
to-shelf = Все колоды
deck-name = Название колоды
undo = Отменить
export = Экспорт
take-to-table = Играть этой колодой
take-to-seat = Взять за стол, место { $number }
take-short = Играть
take-short-seat = Взять
kept = Каждое изменение сразу сохраняется в этом браузере.
terms-mode = Для чего
terms-campaign = Кампания
terms-standalone = Один сценарий
terms-sets = Базовые наборы
terms-of-table = Так задано за столом: { $mode ->
    [campaign] для кампании
   *[alone] для одного сценария
}, { $sets ->
    [one] один базовый набор
   *[other] два базовых набора
}.
cards-label = Доступные карты
sheet-label = Колода
sides = Что показать
side-cards = Карты
side-deck = Колода { $count }/{ $size }
copies-now = { $card }: { $count ->
    [0] в колоде нет
    [one] в колоде { $count } экземпляр
    [few] в колоде { $count } экземпляра
   *[other] в колоде { $count } экземпляров
}
card-copies = в колоде { $count } из { $most }
more = Добавить экземпляр: { $card }
less = Убрать экземпляр: { $card }

## Какие карты

filter-words = Поиск карт
filter-words-hint = Название, черта или текст
filter-words-clear = Стереть слова
filter-cost = Цена
filter-level = Уровень
filter-any-cost = любая
filter-any-level = любой
filter-mine = Уже в колоде
filter-clear = Показать все карты
cost-and-more = { $cost }+
found = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
keys = Стрелки — от карты к карте, + и − — число экземпляров, Enter — прочесть карту, / — поиск.
group-count = { $count }
cards-none = Таких карт нет.

## Колода

verdict = Что говорят правила
of-size = из { $size }
legal = Колода соответствует правилам
wrong = { $count ->
    [one] Есть { $count } замечание:
    [few] Есть { $count } замечания:
   *[other] Есть { $count } замечаний:
}
checking = Проверяем…
check-away = Сервер не отвечает; колода сохранена и будет проверена позже.
experience = Цена карт в опыте: { $count }
mend-required = Исправить
mend-less = Убрать одну
deck-empty = Карты ещё не выбраны.
deck-others = Не подходят: { $count }
deck-fixed = Всегда в колоде
random-weakness = { $count ->
    [one] Случайная базовая слабость
   *[other] Случайные базовые слабости
}
random-weakness-why = берётся в начале партии
curve = Цена
curve-said = Карты по цене: { $bars }.
curve-bar = цена { $cost }{ $more ->
    [yes] {" "}и больше
   *[no] {""}
} — { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
icons = Символы для проверок

## Импорт и экспорт

import-heading = Импорт колоды
import-why = Колода с ArkhamDB в формате JSON или текстом: вставьте её, откройте файл или перетащите его сюда.
import-paste = Колода
import-example = 2x Knife
import-open = Открыть файл
import-read = Поставить на полку
import-without = Импортировать без этих карт
export-heading = Экспорт колоды
export-form = Вид
export-text = Текст
export-json = JSON
export-text-why = Список с английскими названиями: прочесть, напечатать или перенести на ArkhamDB.
export-json-why = Так колоду выдаёт сам ArkhamDB: для этой страницы и для других программ.
export-content = Колода в виде файла
export-copy = Скопировать
export-download = Скачать { $name }
export-copied = Колода скопирована.
export-not-copied = Скопировать не удалось: выделите текст и скопируйте его сами.

## За столом, который готовится

setup-own = Ваша колода
setup-own-which = Какая из ваших колод
setup-own-choose = Выберите колоду…
setup-build = Собрать или изменить колоду
setup-build-first = Собрать колоду
setup-fine = { $who }: карт — { $count }, для этого стола колода подходит.
