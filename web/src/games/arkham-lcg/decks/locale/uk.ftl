# Майстерня колод, українською.

## Полиця

shelf-heading = Колоди
shelf-lead = Зберіть колоду для дослідника: правила перевіряють її на ходу. Вона зберігається в цьому браузері, і з нею можна сісти за будь-який стіл.
import = Імпорт колоди
to-table = Новий стіл
back-to-table = Назад до столу
seat-waits = Місце { $number } чекає на колоду: відкрийте готову або почніть нову.
kept-heading = Ваші колоди
kept-none = Тут поки порожньо. Почніть з одного з дослідників нижче або імпортуйте колоду з ArkhamDB.
nameless = { $who }: колода без назви
folder-legal = Карт: { $count }, за правилами
folder-acts = Що зробити з колодою «{ $name }»
changed = Змінено { $when }
rename = Перейменувати
rename-done = Зберегти
rename-cancel = Залишити попередню назву
duplicate = Зробити копію
copy-of = { $name } (копія)
delete = Видалити
deleted = Колоду «{ $name }» видалено.
restore = Повернути
not-kept = Цей браузер нічого не зберігає: вивантажте колоду, перш ніж піти зі сторінки.
imported = { $count ->
    [one] На полиці з’явилася { $count } колода.
    [few] На полиці з’явилися { $count } колоди.
   *[other] На полиці з’явилося { $count } колод.
}

## Нова колода

new-heading = Нова колода
new-why = Почніть із готової колоди й змінюйте її як хочете або зберіть свою з нуля.
new-name = { $investigator }
begin-starter = Стартова
begin-alternative = Інша готова
begin-empty = Порожня
begin-starter-for = { $who }: стартова колода
begin-alternative-for = { $who }: інша готова колода
begin-empty-for = { $who }: порожня колода

## За роботою

builder-heading = Колода: { $who }
to-shelf = Усі колоди
deck-name = Назва колоди
undo = Скасувати
export = Експорт
take-to-table = Грати цією колодою
take-to-seat = Взяти за стіл, місце { $number }
take-short = Грати
take-short-seat = Взяти
kept = Кожна зміна одразу зберігається в цьому браузері.
terms-mode = Для чого
terms-campaign = Кампанія
terms-standalone = Один сценарій
terms-sets = Базові набори
terms-of-table = Так задано за столом: { $mode ->
    [campaign] для кампанії
   *[alone] для одного сценарію
}, { $sets ->
    [one] один базовий набір
   *[other] два базові набори
}.
cards-label = Доступні карти
sheet-label = Колода
sides = Що показати
side-cards = Карти
side-deck = Колода { $count }/{ $size }
copies-now = { $card }: { $count ->
    [0] у колоді немає
    [one] у колоді { $count } примірник
    [few] у колоді { $count } примірники
   *[other] у колоді { $count } примірників
}
card-copies = у колоді { $count } із { $most }
more = Додати примірник: { $card }
less = Прибрати примірник: { $card }

## Які карти

filter-words = Пошук карт
filter-words-hint = Назва, ознака або текст
filter-words-clear = Стерти слова
filter-cost = Ціна
filter-level = Рівень
filter-any-cost = будь-яка
filter-any-level = будь-який
filter-mine = Уже в колоді
filter-clear = Показати всі карти
cost-and-more = { $cost }+
found = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[other] { $count } карт
}
keys = Стрілки — від карти до карти, + і − — кількість примірників, Enter — прочитати карту, / — пошук.
group-count = { $count }
cards-none = Таких карт немає.

## Колода

verdict = Що кажуть правила
of-size = із { $size }
legal = Колода відповідає правилам
wrong = { $count ->
    [one] Є { $count } зауваження:
    [few] Є { $count } зауваження:
   *[other] Є { $count } зауважень:
}
checking = Перевіряємо…
check-away = Сервер не відповідає; колоду збережено, її буде перевірено пізніше.
experience = Ціна карт у досвіді: { $count }
mend-required = Виправити
mend-less = Прибрати одну
deck-empty = Карт ще не вибрано.
deck-others = Тут не місце, { $count }
deck-fixed = Завжди в колоді
random-weakness = { $count ->
    [one] Випадкова базова слабкість
   *[other] Випадкові базові слабкості
}
random-weakness-why = береться на початку партії
curve = Ціна
curve-said = Карти за ціною: { $bars }.
curve-bar = ціна { $cost }{ $more ->
    [yes] {" "}і більше
   *[no] {""}
} — { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[other] { $count } карт
}
icons = Символи для перевірок

## Імпорт та експорт

import-heading = Імпорт колоди
import-why = Колода з ArkhamDB у форматі JSON або текстом: вставте її, відкрийте файл або перетягніть його сюди.
import-paste = Колода
import-example = 2x Knife
import-open = Відкрити файл
import-read = Поставити на полицю
import-without = Імпортувати без цих карт
export-heading = Експорт колоди
export-form = Вигляд
export-text = Текст
export-json = JSON
export-text-why = Список з англійськими назвами: прочитати, надрукувати або перенести на ArkhamDB.
export-json-why = Так колоду видає сам ArkhamDB: для цієї сторінки та для інших програм.
export-content = Колода у вигляді файлу
export-copy = Скопіювати
export-download = Завантажити { $name }
export-copied = Колоду скопійовано.
export-not-copied = Скопіювати не вдалося: виділіть текст і скопіюйте його самі.

## За столом, який готується

setup-own = Ваша колода
setup-own-which = Яка з ваших колод
setup-own-choose = Виберіть колоду…
setup-build = Зібрати або змінити колоду
setup-build-first = Зібрати колоду
setup-fine = { $who }: карт — { $count }, для цього столу колода підходить.
