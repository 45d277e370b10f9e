# Оболонка вебклієнта українською.

just = { $what }
counted = { $name } ×{ $count }
close = Закрити
keep = Зберегти
copy = Скопіювати
more = Ще
try-again = Спробувати ще раз
to-home = До ігор
no-such-page = Такої сторінки немає.
title-table = { $game } · Miskatonic
title-yours = ● Ваше рішення · { $game }

## Негаразди

problem-unreachable = Сервер не відповідає. Чи є зв’язок?
problem-unreadable = Відповідь сервера не вдалося зрозуміти.
problem-undrawable = Цей стіл не вдалося намалювати. Це помилка сторінки, а не гри: нічого не втрачено.
line-lost = Зв’язок перервався. Він відновиться сам, нічого не втрачено.
coming-to-table = Ідемо до столу…

## Частини сторінки

team = Дослідники
team-against = Проти них
team-short = Дослідники
team-open = Показати дослідників
board = Поле
tray = Карти
tray-short = Карти
decision = Рішення
decision-short = Рішення
story-and-talk = Журнал і розмова
story-and-talk-short = Журнал
skip-to-prompt = До рішення
skip-to-board = До поля
skip-to-told = До журналу
sheet-raise = Підняти панель
sheet-lower = Опустити панель

## Верхній рядок

round-of = Раунд { $now } з { $rounds }: { $phase }
round-now = Раунд { $now }
round-phase = Раунд { $now }: { $phase }
undo = Скасувати
undo-step = Останній крок
undo-action = Усю цю дію
undo-round = Увесь цей раунд
undo-free = одразу
undo-asks = якщо решта погодиться
undo-strict = за цим столом не можна: відкрилося приховане
taken-back = { $count ->
    [one] Скасовано { $count } рішення.
    [few] Скасовано { $count } рішення.
   *[many] Скасовано { $count } рішень.
}
rules = Правила
primer = Як перемагають і програють
primer-first = Ви вперше граєте в цю гру: ось про що вона. Потім цю сторінку можна знайти в меню вгорі.
primer-goal = Мета
primer-wins = Ви перемагаєте
primer-losses = Ви програєте
primer-round = Раунд
primer-close = До столу
language = Мова
language-now = Мова: { $now }
settings = Налаштування
full-screen = На весь екран
keys = Клавіші
seed-was-named = Хтось може знати, що попереду: господар столу сам назвав зерно цієї партії, або вона продовжує іншу, вже закінчену.
seats-and-links = Місця та посилання
eyes-of = З чийого місця дивитися: { $who }
everybody = Усі

## Дві сторони за одним екраном

hand-over = Передайте екран: { $who }
hand-over-why = Те, що має знати лише одна сторона, доти закрито.
hand-over-taken = Я — { $who-the }
hand-over-instead = Передати іншому: { $who }

## Люди

seat-number = Місце { $number }
    .the = місце { $number }
person-you = ви
person-named = { $name }
person-devices = { $name } (у { $count } браузерах)
person-bot = бот
person-bot-for-you = бот замість вас
person-stand-in = бот замість: { $name }
person-open = вільно для всіх
person-unnamed = хтось без імені
person-expected = ще не тут
person-nobody = нікого
away-since = не в мережі з { $time }
gone-since = не в мережі з { $time }, більше не чекаємо
away-hint = Якщо когось немає в мережі хвилину, за нього може грати бот, а на скасування кроків його згода більше не потрібна.
leads = Лідер
may-talk = може говорити
decides = вирішує
belongings = Предмети
gauge-health = Здоров’я: { $now } з { $most }
gauge-sanity = Розум: { $now } з { $most }
seat-menu = Місце: { $who }
seat-look = Дивитися з цього місця
seat-sit = Сісти сюди
seat-bot = Нехай грає бот
seat-back = Повернути собі місце
seat-human = Віддати людині
seat-open = Відкрити для всіх
seat-block = Заблокувати того, хто тут сидить
blocked = { $count ->
    [one] За цей стіл не пускають { $count } відвідувача.
   *[other] За цей стіл не пускають { $count } відвідувачів.
}
unblock = Пустити знову
seat-link = Посилання на це місце
seat-link-of = Посилання на місце: { $who }
seat-link-own = Ваше власне посилання, для іншого вашого пристрою
seat-link-free = Посилання для того, хто сяде сюди
seat-taken = Місце зайняте: { $who }. Нове посилання його звільнить.
seat-renew = Нове посилання
link-renewed = Посилання нове, попереднє більше не діє.
link-copied = Посилання скопійовано.
link-not-copied = Браузер не дає скопіювати посилання; виділіть його й скопіюйте самі.
share-with = Поділитися…
watch-link = Посилання для глядачів
watch-link-hint = За ним або за кодом { $code } видно те, що видно всім. { $count ->
    [0] Зараз ніхто не дивиться.
    [one] Зараз дивиться { $count } людина.
    [few] Зараз дивляться { $count } людини.
   *[many] Зараз дивляться { $count } людей.
}
pace = Як швидко грають боти
pace-slow = Повільно
pace-normal = Розмірено
pace-fast = Швидко
stopped = Цю гру тут не можна продовжити
stopped-why = У неї грали за правилами іншої версії Miskatonic, яких на цьому сервері немає. Те, що зрозуміло нинішнім правилам, можна подивитися в записі.
gathering = { $count ->
    [0] Усі зібралися
    [one] Чекаємо ще { $count } гравця
   *[many] Чекаємо ще { $count } гравців
}
gathering-guest = Господар столу почне, коли всі зберуться.
table-code = Код столу
begin = Почати
begin-hint = Кого ще немає, той зможе сісти пізніше; доти за нього грає бот.

## Рішення

hint-close = Зрозуміло
your-decision = Ваше рішення
decides-for = Ви вирішуєте · { $who }
options = { $count ->
    [one] { $count } варіант
    [few] { $count } варіанти
   *[many] { $count } варіантів
}
# Форми варіанта в списку: що роблять — заголовок, і те, що лишається сказати під ним.
option-group = { $option-group }
option-short = { $option-short }
not-now = Зараз не можна: { $count }
option-percent = { $count } %
option-chance = шанс { $count } %
live-question = Ваше рішення. { $question }
which-of-these = Що саме?
together = Вирішують одночасно з вами:
together-answered = { $who }: відповідь дано
together-decides = { $who }: ще думає
rule-behind = Правило, що за цим стоїть
rule-link = Правило: { $rule }
others-decide = { $count ->
    [1] Вирішує хтось інший
   *[other] Вирішують інші
}
things-happen = Усе йде своїм ладом
you-watch = Ви глядач. Що приховано від усіх, приховано й від вас.
you-need-not = Зараз від вас нічого не треба. Роздивіться: наведіть вказівник на будь-що або торкніться його й дізнаєтеся, що це.
watching = Глядач
following = { $count ->
    [one] Сталася ще { $count } подія.
    [few] Сталося ще { $count } події.
   *[many] Сталося ще { $count } подій.
}
skip-ahead = Пропустити
why-not = Чому не можна? { $reason }
point-here = Вказати на це
stops = Коли вас питати
stops-for = Коли вас питати: { $who }
stops-hint = Там, де вимкнено, ви пропускаєте без запитання, а черговість берете як показано.
stops-once = Запитати мене за першої нагоди
stops-usual = Як пропонує гра
stops-passed = Після вашого останнього рішення вас не запитали { $count ->
    [one] { $count } раз.
    [few] { $count } рази.
   *[many] { $count } разів.
}

## Скасування

vote-step = { $who } просить скасувати останній крок.
vote-action = { $who } просить скасувати всю дію.
vote-round = { $who } просить скасувати весь раунд.
vote-waits = Ще не відповіли: { $others }.
vote-agree = Погодитися
vote-refuse = Відмовити

## Журнал і розмова

log = Журнал
log-empty = Поки нічого не сталося.
log-to-end = До останнього
recap = Що сталося від вашого минулого ходу
recap-offer = Від вашого минулого ходу: { $count ->
    [one] { $count } подія
    [few] { $count } події
   *[many] { $count } подій
}
recap-none = Від вашого минулого ходу нічого не сталося.
recap-at = { $at } з { $count }
recap-back = Назад
recap-on = Уперед
recap-done = До рішення
chat = Розмова
chat-empty = Поки ніхто нічого не сказав.
chat-write = Сказати
chat-send = Надіслати
silent-watching = Говорять лише ті, хто сидить за столом.
silent-gathering = Розмова почнеться разом із грою.
silent-rules = За правилами вам зараз не можна говорити. Кому можна, позначено в дослідників; решта думає сама.

## Кінець

game-over = Гру закінчено
ending-won = Перемога
ending-lost = Поразка
ending-over = Кінець
ending-winners = Переможці: { $sides }
ending-no-winners = Не переміг ніхто
ending-reason = Гру завершено: { $reason }.
ending-rounds = { $count ->
    [one] зіграно { $count } раунд
    [few] зіграно { $count } раунди
   *[many] зіграно { $count } раундів
}
turning-points = Поворотні моменти
turning-point-round = Раунд { $round }
turning-point-watch = Подивитися
seed = Зерно
ending-replay = Подивитися ще раз
ending-again = Зіграти ще раз
ending-next = До нового столу
ending-next-watch = Дивитися наступну партію
ending-other = Інша партія
next-table-ready = Наступна партія з тими самими налаштуваннями готова: ваше місце чекає за новим столом.
ending-board = Поглянути на поле

## Звіти

report = Повідомити про проблему
report-what = Що пішло не так?
report-hint = До звіту входять налаштування партії, рішення й останні події цієї гри, щоб у всьому розібратися. Він розкрив би приховане, тому до кінця гри зберігається на сервері. Ви отримаєте номер, за яким про нього можна запитати.
report-make = Скласти звіт
report-ready = Звіт { $number } готовий.
report-later = Звіт зберігається на сервері під номером { $number }. Коли гра закінчиться, його можна буде отримати тут.
report-earlier = Попередні звіти
report-number = Звіт { $number }
report-fetch = Отримати файл

## Налаштування

your-name = Ваше ім’я
your-name-hint = Так вас бачать інші.
name-kept = Ім’я збережено.
light = Тема
light-system = Як на пристрої
light-night = Темна
light-day = Світла
text-size = Розмір тексту
percent = { $count } %
motion = Рух
motion-hint = Як швидко показується те, що роблять інші.
motion-none = Без руху
motion-fast = Швидко
motion-normal = Звичайно
motion-slow = Повільно
highlights = Важливі моменти
highlights-hint = Результати минають самі, карти й сторінки чекають на вас. Відповідь пропускає все, що лишилося.
highlights-none = Ні
highlights-fast = Швидко
highlights-normal = Звичайно
highlights-slow = Повільно
highlights-click = За клацанням
highlight = Важливий момент
highlight-pass = Далі
highlight-pass-all = Пропустити все
highlight-more = ще { $count }
newcomer = Пояснювати новачкам
newcomer-hint = Як перемагають — у першій грі, і про що питання — доки ви не відповіли на них двічі. Якщо ввімкнути знову, усе почнеться спочатку.
sounds = Звуки
sounds-hint = Кілька тихих нот, коли щось стається.
notices = Сповіщення
notices-hint = Коли вирішувати вам, а ви дивитеся в інше вікно.
cover = Закривати екран між сторонами
cover-hint = Якщо за одним екраном грають люди різних сторін, його передають закритим. Хто веде всі сторони сам, може обійтися без цього.
notices-refused = Браузер не дозволяє сповіщення з цієї сторінки.

## Клавіші

key-choose = вибрати варіант із цим номером
key-walk = варіантами; на полі — від локації до локації
key-take = вибрати те, що у фокусі
key-highlight = перейти далі від показаного великим
key-tab = від частини до частини
key-explain = що це? (або затримати вказівник, довгий дотик, права кнопка)
key-point = вказати на це іншим (або Alt і клацання)
key-recap = що сталося від вашого минулого ходу
key-undo = скасувати
key-stops = коли вас питати
key-eyes = дивитися з вашого наступного місця
key-skip = пропустити показ
key-rules = правила
key-primer = як перемагають і програють
key-chat = розмова
key-log = журнал
key-screen = на весь екран
key-close = закрити відкрите
key-help = цей список

## Поле-карта

zoom = Вигляд мапи
zoom-in = Ближче
zoom-out = Далі
zoom-fit = Уся мапа
choices-here = { $choices }
choice-here = { $key }: { $option }

## Простий вигляд

face-board = Показати поле
face-plain = Показати простими списками
plain-board-broken = Поле не вдалося показати; тут перелічено все, що лежить на столі. Оновіть сторінку, щоб спробувати ще раз.
plain-nothing = На столі нічого немає.
plain-nothing-own = Тут немає нічого лише вашого.
plain-choosable = можна вибрати { $count }
plain-pointed = Вказує { $who }

## Зустріч як сцена

encounter-passed = Успіх.
encounter-failed = Провал.
encounter-nothing = Нічого не відбувається.
encounter-fold = Залишити лише заголовок
encounter-unfold = Показати цілком
encounter-whole = Читати повністю
encounter-shorten = Згорнути

## Перевірка кубиками

test-chance = { $percent } %
test-successes = { $count ->
    [0] успіхів немає
    [one] { $count } успіх
    [few] { $count } успіхи
   *[other] { $count } успіхів
}
test-parts = Звідки кубики
test-pool = кубики
test-rule = { $least ->
    [6] Успіх — лише 6.
   *[other] Успіх — { $least } і більше.
}
test-rule-doubled = Успіх — { $least } і більше; 6 рахується за два.
die-success = { $face }, успіх
die-failure = { $face }, не успіх
