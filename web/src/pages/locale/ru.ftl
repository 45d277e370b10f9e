# Страницы вокруг стола, по-русски.

## На каждой странице

title-home = Miskatonic: настольные ужасы по настоящим правилам
title-new = Новый стол: { $game } · Miskatonic
title-join = Для вас есть место · Miskatonic
title-rules = Правила: { $game } · Miskatonic
title-decks = Колоды · Miskatonic
title-replay = Запись партии: { $game } · Miskatonic
skip = Перейти к содержанию
to-home = Miskatonic: к играм
choose-language = Язык: { $name }
to-night = Тёмная тема
to-daylight = Светлая тема
loading = Минуту…
again = Попробовать ещё раз
to-games = К играм
unreachable = Сервер не отвечает
unreachable-why = Страница пробует снова сама; ничего не потеряно.
trying-in = { $seconds ->
    [0] Пробуем…
    [one] Следующая попытка через { $seconds } секунду.
    [few] Следующая попытка через { $seconds } секунды.
   *[many] Следующая попытка через { $seconds } секунд.
}

## Игры

game-players = { $least ->
    [1] { $most ->
        [1] 1 игрок
       *[other] от 1 до { $most } игроков
    }
   *[other] { $most ->
        [0] для нескольких игроков
       *[other] от { $least } до { $most } игроков
    }
}
fact-players = Игроки
fact-length = Длительность

## Главная

home-heading = Вечер в Аркхэме
home-lead = Пять настольных игр ужасов по настоящим правилам: в одиночку, с ботами или с друзьями. Без регистрации и установки: отправьте ссылку и садитесь за стол.
play-now = Играть
play-now-why = Вы и бот, всё как обычно: партия начнётся сразу.
opening = Готовим стол…
new-table = Новый стол…
rules-of = Правила
rules-of-game = Правила: { $game }
decks-of = Колоды
decks-of-game = Колоды: { $game }
decks-none = Мастерской у этой игры нет.
games-open = На столе
games-coming = В работе
games-coming-why = Эти игры ещё пишутся. Они появятся здесь, когда их правила будут готовы полностью, и не раньше.
coming = Скоро

## Мои партии

my-games = Ваши партии
my-games-none = Начатая партия останется здесь: из-за стола можно встать в любой момент и вернуться.
my-finished = Оконченные
resume = Продолжить
go-table = К столу
replay-game = Запись
your-move-in = Ждут вашего решения: { $game }, стол { $code }
status-mine = Ваше решение
status-others = Решают другие
status-gathering = Ждём игроков: { $free ->
    [one] свободно { $free } место
    [few] свободны { $free } места
   *[many] свободно { $free } мест
}
status-won = Победа в раунде { $round }
status-lost = Поражение в раунде { $round }
status-over = Партия окончена
with-players = За столом ещё: { $players }
alone = В одиночку
name = { $name }
seat-bots = { $count ->
    [1] бот
    [few] { $count } бота
   *[many] { $count } ботов
}
seat-empty = пустое место
seat-guest = кто-то без имени
table-code = Стол { $code }
more-finished = { $count ->
    [one] Показать ещё { $count }
    [few] Показать ещё { $count }
   *[many] Показать ещё { $count }
}

## По коду

join-heading = Сесть за стол или смотреть
join-code = Код или ссылка
join-hint = Шесть букв и цифр или вся ссылка, которую вам прислали. Если мест нет, можно смотреть.
join-go = Открыть
join-looking = Ищем…
join-bad-code = В коде шесть латинских букв и цифр, например K7MQ2X. Подойдёт и ссылка на стол.
join-no-table = Стола { $code } нет. Может быть, буква пропущена или перепутана?

## Кто вы

who-heading = Как вас называть?
who-why = Это имя видят остальные за столом. Сменить его можно когда угодно.
who-name = Ваше имя
who-save = Это я
who-later = Не сейчас
who-saved = Добрый вечер, { $name }.
who-you = Ваше имя: { $name }. Сменить
who-add = Назвать себя

## Новый стол

new-heading = Новый стол
new-lead = Всё уже настроено разумно: измените, что хочется, и открывайте стол.
new-not-built = { $game }: игра ещё не готова.
new-not-built-why = Её правила ещё пишутся, поэтому начать партию нельзя.
new-no-game = Такой игры здесь нет.
section-players = Кто играет
section-players-why = На каждом месте сидите вы, друг со своей ссылкой, бот или тот, кто придёт первым.
section-run = Порядок за столом
section-readings = Открытые вопросы правил
section-readings-why = Книга правил оставляет это открытым. Везде выбрано толкование, которое мы считаем верным.
section-advanced = Дополнительно
section-changed = изменено: { $count }
players-count = Число игроков
seat-number = Место { $number }
seat-on-side = Место { $number }: { $side }
seat-who = Кто сидит на месте { $number }
kind-mine = Вы
kind-mine-why = Ваше место, в этом браузере.
kind-human = Друг, по ссылке
kind-human-why = Вы получите секретную ссылку для друга.
kind-open = Открыто для всех
kind-open-why = Кто первым придёт к столу.
kind-bot = Бот: { $agent }
kind-bot-why = { $agent ->
    [greedy] Взвешивает каждый вариант и берёт лучший.
    [random] Берёт любой вариант, какой дают правила.
   *[other] Играет сам.
}
agent = { $agent ->
    [greedy] разумный
    [random] наугад
   *[other] { $agent }
}
seats-mine-several = Сами вы играете за { $count ->
    [one] { $count } место.
    [few] { $count } места.
   *[many] { $count } мест.
}
seats-none-mine = Ни одно место не ваше: вы будете хозяином стола и зрителем.
figure = Сыщик
figure-chance = По воле случая
figure-later = Выбор за столом
figure-choose = Выбрать
figure-of = Сыщик на месте { $number }:
figure-picker = Сыщик на место { $number }
figure-take = Выбрать: { $name }
figure-take-chance = Пусть решит случай
figure-take-later = Выбрать за столом
figure-taken = Этот сыщик у места { $number }; вы поменяетесь.
lead-label = Ведёт первый раунд
lead-of = Первый раунд ведёт сыщик с места { $number }
lead-place = Первый раунд ведёт сыщик { $place } с места { $number }
by-default = обычно
run-undo = Отмена ходов
run-undo-free = Свободная
run-undo-free-why = Сразу, пока не открылось ничего скрытого и никто другой не ходил; иначе спрашивают всех.
run-undo-strict = Строгая
run-undo-strict-why = Никогда не дальше того, что уже открылось.
run-talk = Разговоры
run-talk-rules = По правилам
run-talk-rules-why = Чат закрывается, пока правила требуют молчать.
run-talk-free = Свободные
run-talk-free-why = Чат всегда открыт.
run-pace = Темп ботов
run-pace-slow = Медленный
run-pace-slow-why = Можно прочесть каждый шаг.
run-pace-normal = Обычный
run-pace-normal-why = Легко следить.
run-pace-fast = Быстрый
run-pace-fast-why = Почти без пауз.
run-open = Открытые места
run-open-one = По одному
run-open-one-why = Каждый, кто придёт, займёт одно открытое место.
run-open-several = Сколько угодно
run-open-several-why = Тот, кто придёт, может занять несколько открытых мест.
seed = Зерно
seed-hint = Слово или число. То же зерно и те же решения дают ту же партию; пустое поле — новая партия.
seed-unset = Новая партия
summary = Ваш стол
summary-open = Открыть стол
summary-opening = Открываем…
summary-links = Ссылки для друзей будут за столом.
details = Что это значит
setup-refused = Стол не открыт

## Приглашение

join-page-heading = Для вас есть место
join-page-lead = { $game }, стол { $code }
join-page-sit = Сесть за стол
join-page-sitting = Садимся…
join-page-with = За столом: { $players }
join-page-name-why = Чтобы остальные знали, кто пришёл. Можно оставить пустым.
join-page-own = Это ваше место
join-page-own-why = Это ваша собственная ссылка: откройте её на другом своём устройстве, чтобы играть и там.
join-page-return = За стол
join-page-taken = Здесь уже сидит { $who }
join-page-taken-why = Если это вы на другом устройстве, садитесь: оба устройства будут показывать одну и ту же руку. Если нет, попросите у хозяина стола свою ссылку.
join-page-same = Это я: сесть
join-bad-link = По этой ссылке за стол уже не сесть
join-bad-link-why = Её могли обновить, или часть её потерялась по дороге. Попросите у отправителя новую.
join-taken = Это место уже занято
join-taken-why = Можно смотреть или занять другое место, если есть свободное.
join-no-table-page = Такого стола нет
join-no-table-why = Код { $code } здесь неизвестен. Проверьте ссылку или спросите того, кто её прислал.
join-watch = Смотреть партию
join-refused = Не получилось

## Правила

rules-heading = Правила
rules-search = Поиск по правилам
rules-search-hint = Слова в любом порядке
rules-shortcut = Клавиша / — к поиску, Enter — к первому найденному, ↑ и ↓ — от правила к правилу.
rules-clear = Очистить поиск
rules-count = { $count ->
    [one] { $count } правило
    [few] { $count } правила
   *[many] { $count } правил
}
rules-found = { $count ->
    [0] Ни в одном правиле нет всех этих слов.
    [one] Найдено { $count } правило.
    [few] Найдено { $count } правила.
   *[many] Найдено { $count } правил.
}
rules-found-through = { $count ->
    [one] Найдено { $count } правило по тексту на другом языке: { $language }.
    [few] Найдено { $count } правила по тексту на другом языке: { $language }.
   *[many] Найдено { $count } правил по тексту на другом языке: { $language }.
}
rules-none-why = Попробуйте меньше слов или только начало слова.
rules-contents = Содержание
rules-note = Примечание
rules-inferred = наше толкование
rules-inferred-why = Книга не говорит этого прямо; это следует из сказанного в ней.
rules-outside = из других источников
rules-outside-why = Известно из ответов издателя или по компонентам, а не из книги.
rules-link = Ссылка на это правило: { $topic }
rules-copied = Ссылка скопирована
rules-whole = Открыть всю книгу
language-en = английский
language-ru = русский
language-uk = украинский

## Запись партии

replay-heading = Запись партии
replay-moment = Момент { $at } из { $last }
replay-moment-round = Раунд { $round }, момент { $at } из { $last }
replay-beginning = Начало
replay-slider = Момент партии
replay-controls = Показ записи
replay-play = Показать
replay-pause = Остановить
replay-first = К началу
replay-last = К концу
replay-back = На шаг назад
replay-forward = На шаг вперёд
replay-speed = Скорость
replay-speed-value = ×{ $speed }
replay-seat = Точка зрения: { $who }
replay-seat-public = зрители
replay-seat-figures = { $who }
replay-chose = Выбор: { $who }
replay-chose-hidden = С этой точки зрения выбор не виден.
replay-passed = { $who }: окно пропущено без вопроса
replay-next = Дальше: { $prompt }
replay-still = Отсюда партия продолжается за столом.
replay-log = Что произошло
replay-round = Раунд { $round }
replay-rounds = По раундам
replay-share = Поделиться моментом
replay-shared = Ссылка скопирована
replay-share-by-hand = Скопируйте ссылку: { $address }
replay-continue = Продолжить отсюда…
replay-continue-heading = Продолжить с этого момента
replay-continue-why = Откроется новый стол, где всё стоит ровно так. Старая партия останется как есть.
replay-continue-open = Открыть новый стол
replay-table = К столу
replay-refused = Эту запись показать нельзя
replay-refused-why = Пока партия идёт, можно пересматривать только то, что видно вам самим.

## Внизу страницы

footer-unofficial = Неофициальный проект, не связанный с издателями. Без печатных текстов и рисунков; понравилась игра — купите её.
footer-icons = Значки с game-icons.net, CC BY 3.0.
