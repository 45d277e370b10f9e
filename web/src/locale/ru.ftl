# Оболочка веб-клиента по-русски.

just = { $what }
counted = { $name } ×{ $count }
close = Закрыть
keep = Сохранить
copy = Скопировать
more = Ещё
try-again = Попробовать снова
to-home = К играм
no-such-page = Такой страницы нет.
title-table = { $game } · Miskatonic
title-yours = ● Ваше решение · { $game }

## Неполадки

problem-unreachable = Сервер не отвечает. Есть ли связь?
problem-unreadable = Ответ сервера не удалось понять.
problem-undrawable = Этот стол не удалось нарисовать. Это ошибка страницы, а не игры: ничего не пропало.
line-lost = Связь прервалась. Она восстановится сама, ничего не пропало.
coming-to-table = Идём к столу…

## Части страницы

team = Сыщики
team-against = Против них
team-short = Сыщики
team-open = Показать сыщиков
board = Поле
tray = Карты
tray-short = Карты
decision = Решение
decision-short = Решение
story-and-talk = Журнал и чат
story-and-talk-short = Журнал
skip-to-prompt = К решению
skip-to-board = К полю
skip-to-told = К журналу
sheet-raise = Развернуть панель
sheet-lower = Свернуть панель

## Верхняя строка

round-of = Раунд { $now } из { $rounds }: { $phase }
round-now = Раунд { $now }
round-phase = Раунд { $now }: { $phase }
undo = Отменить
undo-step = Последний шаг
undo-action = Всё это действие
undo-round = Весь этот раунд
undo-free = сразу
undo-asks = если остальные согласны
undo-strict = за этим столом нельзя: открылось скрытое
taken-back = { $count ->
    [one] Отменено { $count } решение.
    [few] Отменено { $count } решения.
   *[many] Отменено { $count } решений.
}
rules = Правила
primer = Как побеждают и проигрывают
primer-first = Вы впервые играете в эту игру: вот о чём она. Потом эту страницу можно найти в меню наверху.
primer-goal = Цель
primer-wins = Вы побеждаете
primer-losses = Вы проигрываете
primer-round = Раунд
primer-close = К столу
language = Язык
language-now = Язык: { $now }
settings = Настройки
full-screen = На весь экран
keys = Клавиши
seed-was-named = Кто-то может знать, что впереди: хозяин стола сам назвал зерно этой партии, или она продолжает другую, уже оконченную.
seats-and-links = Места и ссылки
eyes-of = С какого места смотреть: { $who }
everybody = Все

## Две стороны за одним экраном

hand-over = Передайте экран: { $who }
hand-over-why = То, что положено знать лишь одной стороне, до тех пор закрыто.
hand-over-taken = Я — { $who-the }
hand-over-instead = Передать другому: { $who }

## Люди

seat-number = Место { $number }
    .the = место { $number }
person-you = вы
person-named = { $name }
person-devices = { $name } (в { $count } браузерах)
person-bot = бот
person-bot-for-you = бот вместо вас
person-stand-in = бот за игрока { $name }
person-open = свободно для всех
person-unnamed = кто-то без имени
person-expected = ещё не здесь
person-nobody = никого
away-since = не в сети с { $time }
gone-since = не в сети с { $time }, больше не ждём
away-hint = Если кого-то нет в сети минуту, за него может играть бот, а на отмену шагов его согласие больше не нужно.
leads = Ведущий сыщик
may-talk = может говорить
decides = решает
belongings = Вещи
gauge-health = Здоровье: { $now } из { $most }
gauge-sanity = Рассудок: { $now } из { $most }
seat-menu = Место: { $who }
seat-look = Смотреть с этого места
seat-sit = Сесть сюда
seat-bot = Пусть играет бот
seat-back = Вернуть себе место
seat-human = Отдать человеку
seat-open = Открыть для всех
seat-block = Заблокировать того, кто здесь сидит
blocked = { $count ->
    [one] За этот стол не пускают { $count } посетителя.
   *[other] За этот стол не пускают { $count } посетителей.
}
unblock = Пустить снова
seat-link = Ссылка на это место
seat-link-of = Ссылка на место: { $who }
seat-link-own = Ваша собственная ссылка, для другого вашего устройства
seat-link-free = Ссылка для того, кто сядет сюда
seat-taken = Место занято: { $who }. Новая ссылка его освободит.
seat-renew = Новая ссылка
link-renewed = Ссылка новая, прежняя больше не действует.
link-copied = Ссылка скопирована.
link-not-copied = Браузер не даёт скопировать ссылку; выделите её и скопируйте сами.
share-with = Поделиться…
watch-link = Ссылка для зрителей
watch-link-hint = По ней или по коду { $code } видно то, что видно всем. { $count ->
    [0] Сейчас никто не смотрит.
    [one] Сейчас смотрит { $count } человек.
    [few] Сейчас смотрят { $count } человека.
   *[many] Сейчас смотрят { $count } человек.
}
pace = Как быстро играют боты
pace-slow = Медленно
pace-normal = Размеренно
pace-fast = Быстро
stopped = Эту игру здесь нельзя продолжить
stopped-why = В неё играли по правилам другой версии Miskatonic, которых на этом сервере нет. То, что понятно нынешним правилам, можно посмотреть в записи.
gathering = { $count ->
    [0] Все в сборе
    [one] Ждём ещё { $count } игрока
   *[many] Ждём ещё { $count } игроков
}
gathering-guest = Хозяин стола начнёт, когда все соберутся.
table-code = Код стола
begin = Начать
begin-hint = Кого ещё нет, тот сможет сесть позже; до тех пор за него играет бот.

## Решения

hint-close = Понятно
your-decision = Ваше решение
decides-for = Вы решаете · { $who }
options = { $count ->
    [one] { $count } вариант
    [few] { $count } варианта
   *[many] { $count } вариантов
}
# Формы варианта в списке: что делают — заголовок, и то, что остаётся сказать под ним.
option-group = { $option-group }
option-short = { $option-short }
not-now = Сейчас нельзя: { $count }
option-percent = { $count } %
option-chance = шанс { $count } %
live-question = Ваше решение. { $question }
which-of-these = Что именно?
together = Решают одновременно с вами:
together-answered = { $who }: ответ дан
together-decides = { $who }: ещё думает
rule-behind = Правило, которое за этим стоит
rule-link = Правило: { $rule }
others-decide = { $count ->
    [1] Решает кто-то другой
   *[other] Решают другие
}
things-happen = Всё идёт своим чередом
you-watch = Вы зритель. Что скрыто от всех, скрыто и от вас.
you-need-not = Сейчас от вас ничего не требуется. Осмотритесь: наведите указатель на что угодно или коснитесь его, и узнаете, что это.
watching = Зритель
following = { $count ->
    [one] Произошло ещё { $count } событие.
    [few] Произошло ещё { $count } события.
   *[many] Произошло ещё { $count } событий.
}
skip-ahead = Пропустить
why-not = Почему нельзя? { $reason }
point-here = Указать на это
stops = Когда вас спрашивать
stops-for = Когда вас спрашивать: { $who }
stops-hint = Там, где выключено, вы пропускаете без вопроса, а очерёдность берёте как показано.
stops-once = Спросить меня при первой возможности
stops-usual = Как предлагает игра
stops-passed = После вашего последнего решения вас не спросили { $count ->
    [one] { $count } раз.
    [few] { $count } раза.
   *[many] { $count } раз.
}

## Отмена

vote-step = { $who } просит отменить последний шаг.
vote-action = { $who } просит отменить всё действие.
vote-round = { $who } просит отменить весь раунд.
vote-waits = Ещё не ответили: { $others }.
vote-agree = Согласиться
vote-refuse = Отказать

## Журнал и чат

log = Журнал
log-empty = Пока ничего не произошло.
log-to-end = К последнему
recap = Что произошло с вашего прошлого хода
recap-offer = С вашего прошлого хода: { $count ->
    [one] { $count } событие
    [few] { $count } события
   *[many] { $count } событий
}
recap-none = С вашего прошлого хода ничего не произошло.
recap-at = { $at } из { $count }
recap-back = Назад
recap-on = Вперёд
recap-done = К решению
chat = Чат
chat-empty = Пока никто ничего не сказал.
chat-write = Сообщение
chat-send = Отправить
silent-watching = Говорят только те, кто сидит за столом.
silent-gathering = Чат откроется вместе с игрой.
silent-rules = По правилам вам сейчас нельзя говорить. Кому можно, отмечено у сыщиков; остальные думают сами.

## Конец

game-over = Игра окончена
ending-won = Победа
ending-lost = Поражение
ending-over = Конец
ending-winners = Победители: { $sides }
ending-no-winners = Не победил никто
ending-reason = Игра окончена: { $reason }.
ending-rounds = { $count ->
    [one] сыгран { $count } раунд
    [few] сыграно { $count } раунда
   *[many] сыграно { $count } раундов
}
turning-points = Поворотные моменты
turning-point-round = Раунд { $round }
turning-point-watch = Посмотреть
seed = Зерно
ending-replay = Посмотреть заново
ending-again = Сыграть ещё раз
ending-next = К новому столу
ending-next-watch = Смотреть следующую партию
ending-other = Другая партия
next-table-ready = Следующая партия с теми же настройками готова: ваше место ждёт за новым столом.
ending-board = Взглянуть на поле

## Отчёты

report = Сообщить о неполадке
report-what = Что пошло не так?
report-hint = В отчёт входят подготовка, решения и последние события этой игры, чтобы во всём разобраться. Он раскрыл бы то, что скрыто, поэтому до конца игры хранится на сервере. Вы получите номер, по которому о нём можно спросить.
report-make = Составить отчёт
report-ready = Отчёт { $number } готов.
report-later = Отчёт хранится на сервере под номером { $number }. Когда игра закончится, его можно будет получить здесь.
report-earlier = Прежние отчёты
report-number = Отчёт { $number }
report-fetch = Получить файл

## Настройки

your-name = Ваше имя
your-name-hint = Так вас видят остальные.
name-kept = Имя сохранено.
light = Тема
light-system = Как на устройстве
light-night = Тёмная
light-day = Светлая
text-size = Размер текста
percent = { $count } %
motion = Анимация
motion-hint = Как быстро показывается то, что делают другие.
motion-none = Без анимации
motion-fast = Быстро
motion-normal = Обычно
motion-slow = Медленно
highlights = Важные моменты
highlights-hint = Результаты сменяются сами, карты и страницы ждут вас. Ответ пропускает всё оставшееся.
highlights-none = Нет
highlights-fast = Быстро
highlights-normal = Обычно
highlights-slow = Медленно
highlights-click = По щелчку
highlight = Важный момент
highlight-pass = Дальше
highlight-pass-all = Пропустить всё
highlight-more = ещё { $count }
newcomer = Объяснять новичкам
newcomer-hint = Как побеждают — в первой игре, и о чём вопросы — пока вы не ответили на них дважды. Если включить снова, всё начнётся сначала.
sounds = Звуки
sounds-hint = Несколько тихих нот, когда что-то происходит.
notices = Уведомления
notices-hint = Когда решать вам, а вы смотрите в другое окно.
cover = Закрывать экран между сторонами
cover-hint = Если за одним экраном играют люди разных сторон, его передают закрытым. Кто ведёт все стороны один, может обойтись без этого.
notices-refused = Браузер не разрешает уведомления с этой страницы.

## Клавиши

key-choose = выбрать вариант с этим номером
key-walk = по вариантам; на поле — от локации к локации
key-take = выбрать то, что в фокусе
key-highlight = перейти дальше от показанного крупно
key-tab = от части к части
key-explain = что это? (или задержать указатель, долгое нажатие, правая кнопка)
key-point = указать на это остальным (или Alt и щелчок)
key-recap = что произошло с вашего прошлого хода
key-undo = отменить
key-stops = когда вас спрашивать
key-eyes = смотреть со следующего вашего места
key-skip = пропустить показ
key-rules = правила
key-primer = как побеждают и проигрывают
key-chat = чат
key-log = журнал
key-screen = на весь экран
key-close = закрыть открытое
key-help = этот список

## Поле-карта

zoom = Вид карты
zoom-in = Ближе
zoom-out = Дальше
zoom-fit = Вся карта
choices-here = { $choices }
choice-here = { $key }: { $option }

## Простой вид

face-board = Показать поле
face-plain = Показать простыми списками
plain-board-broken = Поле не удалось показать; здесь перечислено всё, что лежит на столе. Обновите страницу, чтобы попробовать ещё раз.
plain-nothing = На столе ничего не лежит.
plain-nothing-own = Здесь нет ничего только вашего.
plain-choosable = можно выбрать { $count }
plain-pointed = Указывает { $who }

## Контакт как сцена

encounter-passed = Успех.
encounter-failed = Провал.
encounter-nothing = Ничего не происходит.
encounter-fold = Оставить только заголовок
encounter-unfold = Показать целиком
encounter-whole = Читать целиком
encounter-shorten = Свернуть

## Проверка кубиками

test-chance = { $percent } %
test-successes = { $count ->
    [0] успехов нет
    [one] { $count } успех
    [few] { $count } успеха
   *[other] { $count } успехов
}
test-parts = Откуда кубики
test-pool = кубики
test-rule = { $least ->
    [6] Успех — только 6.
   *[other] Успех — { $least } и больше.
}
test-rule-doubled = Успех — { $least } и больше; 6 считается за два.
die-success = { $face }, успех
die-failure = { $face }, не успех
