# Сторінки довкола столу, українською.

## На кожній сторінці

title-home = Miskatonic: настільні жахи за справжніми правилами
title-new = Новий стіл: { $game } · Miskatonic
title-join = Для вас є місце · Miskatonic
title-rules = Правила: { $game } · Miskatonic
title-decks = Колоди · Miskatonic
title-replay = Запис партії: { $game } · Miskatonic
skip = Перейти до вмісту
to-home = Miskatonic: до ігор
choose-language = Мова: { $name }
to-night = Нічне світло
to-daylight = Денне світло
loading = Хвилинку…
again = Спробувати ще раз
to-games = До ігор
unreachable = Сервер не відповідає
unreachable-why = Сторінка пробує знову сама; нічого не втрачено.
trying-in = { $seconds ->
    [0] Пробуємо…
    [one] Наступна спроба за { $seconds } секунду.
    [few] Наступна спроба за { $seconds } секунди.
   *[many] Наступна спроба за { $seconds } секунд.
}

## Ігри

game-players = { $least ->
    [1] { $most ->
        [1] 1 гравець
       *[other] від 1 до { $most } гравців
    }
   *[other] { $most ->
        [0] для кількох гравців
       *[other] від { $least } до { $most } гравців
    }
}
fact-players = Гравці
fact-length = Тривалість

## Головна

home-heading = Вечір в Аркгемі
home-lead = П’ять настільних ігор жахів за справжніми правилами: самотужки, з ботами чи з друзями. Без реєстрації та встановлення: надішліть посилання й сідайте за стіл.
play-now = Грати
play-now-why = Ви й бот, усе як зазвичай: партія почнеться одразу.
opening = Готуємо стіл…
new-table = Новий стіл…
rules-of = Правила
rules-of-game = Правила: { $game }
decks-of = Колоди
decks-of-game = Колоди: { $game }
decks-none = Майстерні в цієї гри немає.
games-open = На столі
games-coming = Поки що в архіві
games-coming-why = Ці ігри ще пишуться. Вони з’являться тут, коли їхні правила будуть готові повністю, і не раніше.
coming = Незабаром

## Мої партії

my-games = Ваші партії
my-games-none = Розпочата партія лишиться тут: з-за столу можна встати будь-коли й повернутися.
my-finished = Завершені
resume = Продовжити
go-table = До столу
replay-game = Запис
your-move-in = Чекають на ваше рішення: { $game }, стіл { $code }
status-mine = Ваше рішення
status-others = Вирішують інші
status-gathering = Чекаємо на гравців: { $free ->
    [one] вільне { $free } місце
    [few] вільні { $free } місця
   *[many] вільно { $free } місць
}
status-won = Перемога в раунді { $round }
status-lost = Поразка в раунді { $round }
status-over = Партію завершено
with-players = За столом ще: { $players }
alone = Самотужки
name = { $name }
seat-bots = { $count ->
    [1] бот
    [few] { $count } боти
   *[many] { $count } ботів
}
seat-empty = порожнє місце
seat-guest = хтось без імені
table-code = Стіл { $code }
more-finished = { $count ->
    [one] Показати ще { $count }
    [few] Показати ще { $count }
   *[many] Показати ще { $count }
}

## За кодом

join-heading = Сісти за стіл або дивитися
join-code = Код або посилання
join-hint = Шість літер і цифр або все посилання, яке вам надіслали. Якщо місць немає, можна дивитися.
join-go = Відкрити
join-looking = Шукаємо…
join-bad-code = У коді шість латинських літер і цифр, наприклад K7MQ2X. Підійде й посилання на стіл.
join-no-table = Столу { $code } немає. Можливо, літеру пропущено чи переплутано?

## Хто ви

who-heading = Як вас називати?
who-why = Це ім’я бачать інші за столом. Змінити його можна будь-коли.
who-name = Ваше ім’я
who-save = Це я
who-later = Не зараз
who-saved = Добрий вечір, { $name }.
who-you = Ваше ім’я: { $name }. Змінити
who-add = Назвати себе

## Новий стіл

new-heading = Новий стіл
new-lead = Усе вже налаштовано розумно: змініть, що хочете, і відкривайте стіл.
new-not-built = { $game }: гра ще не готова.
new-not-built-why = Її правила ще пишуться, тож почати партію не можна.
new-no-game = Такої гри тут немає.
section-players = Хто грає
section-players-why = На кожному місці сидите ви, друг зі своїм посиланням, бот або той, хто прийде першим.
section-run = Лад за столом
section-readings = Відкриті питання правил
section-readings-why = Книга правил лишає це відкритим. Усюди вибрано тлумачення, яке ми вважаємо слушним.
section-advanced = Додатково
section-changed = { $count ->
    [one] змінено { $count }
    [few] змінено { $count }
   *[many] змінено { $count }
}
players-count = Кількість гравців
seat-number = Місце { $number }
seat-on-side = Місце { $number }: { $side }
seat-who = Хто сидить на місці { $number }
kind-mine = Ви
kind-mine-why = Ваше місце, у цьому браузері.
kind-human = Друг, за посиланням
kind-human-why = Ви отримаєте таємне посилання для друга.
kind-open = Відкрите для всіх
kind-open-why = Хто першим прийде до столу.
kind-bot = Бот: { $agent }
kind-bot-why = { $agent ->
    [greedy] Зважує кожен варіант і бере найкращий.
    [random] Бере будь-який варіант, який дають правила.
   *[other] Грає сам.
}
agent = { $agent ->
    [greedy] розважливий
    [random] навмання
   *[other] { $agent }
}
seats-mine-several = Самі ви граєте за { $count ->
    [one] { $count } місце.
    [few] { $count } місця.
   *[many] { $count } місць.
}
seats-none-mine = Жодне місце не ваше: ви будете господарем столу й глядачем.
figure = Дослідник
figure-chance = Як випаде
figure-later = Вибір за столом
figure-choose = Вибрати
figure-of = Дослідник на місці { $number }:
figure-picker = Дослідник на місце { $number }
figure-take = Вибрати: { $name }
figure-take-chance = Хай вирішить випадок
figure-take-later = Вибрати за столом
figure-taken = Цей дослідник у місця { $number }; ви поміняєтеся.
lead-label = Веде перший раунд
lead-of = Перший раунд веде дослідник з місця { $number }
lead-place = Перший раунд веде дослідник { $place } з місця { $number }
by-default = типово
run-undo = Скасування ходів
run-undo-free = Вільне
run-undo-free-why = Одразу, доки не відкрилося нічого прихованого й ніхто інший не ходив; інакше питають усіх.
run-undo-strict = Суворе
run-undo-strict-why = Ніколи не далі того, що вже відкрилося.
run-talk = Розмови
run-talk-rules = За правилами
run-talk-rules-why = Чат зачиняється, поки правила вимагають мовчати.
run-talk-free = Вільні
run-talk-free-why = Чат завжди відкритий.
run-pace = Темп ботів
run-pace-slow = Повільний
run-pace-slow-why = Можна прочитати кожен крок.
run-pace-normal = Звичайний
run-pace-normal-why = Легко стежити.
run-pace-fast = Швидкий
run-pace-fast-why = Майже без пауз.
run-open = Відкриті місця
run-open-one = По одному
run-open-one-why = Кожен, хто прийде, займе одне відкрите місце.
run-open-several = Скільки завгодно
run-open-several-why = Той, хто прийде, може зайняти кілька відкритих місць.
seed = Зерно
seed-hint = Слово або число. Те саме зерно й ті самі рішення дають ту саму партію; порожнє поле — нова партія.
seed-unset = Нова партія
summary = Ваш стіл
summary-open = Відкрити стіл
summary-opening = Відкриваємо…
summary-links = Посилання для друзів будуть за столом.
details = Що це означає
setup-refused = Стіл не відкрито

## Запрошення

join-page-heading = Для вас є місце
join-page-lead = { $game }, стіл { $code }
join-page-sit = Сісти за стіл
join-page-sitting = Сідаємо…
join-page-with = За столом: { $players }
join-page-name-why = Щоб інші знали, хто прийшов. Можна лишити порожнім.
join-page-own = Це ваше місце
join-page-own-why = Це ваше власне посилання: відкрийте його на іншому своєму пристрої, щоб грати й там.
join-page-return = До столу
join-page-taken = Тут уже сидить { $who }
join-page-taken-why = Якщо це ви на іншому пристрої, сідайте: обидва пристрої показуватимуть ту саму руку. Якщо ні, попросіть у господаря столу власне посилання.
join-page-same = Це я: сісти
join-bad-link = За цим посиланням за стіл уже не сісти
join-bad-link-why = Його могли оновити, або частина його загубилася дорогою. Попросіть у відправника нове.
join-taken = Це місце вже зайняте
join-taken-why = Можна дивитися або зайняти інше місце, якщо є вільне.
join-no-table-page = Такого столу немає
join-no-table-why = Код { $code } тут невідомий. Перевірте посилання або спитайте того, хто його надіслав.
join-watch = Дивитися за столом
join-refused = Не вийшло

## Правила

rules-heading = Правила
rules-search = Пошук у правилах
rules-search-hint = Слова в будь-якому порядку
rules-shortcut = Клавіша / — до пошуку, Enter — до першого знайденого, ↑ і ↓ — від правила до правила.
rules-clear = Очистити пошук
rules-count = { $count ->
    [one] { $count } правило
    [few] { $count } правила
   *[many] { $count } правил
}
rules-found = { $count ->
    [0] У жодному правилі немає всіх цих слів.
    [one] Знайдено { $count } правило.
    [few] Знайдено { $count } правила.
   *[many] Знайдено { $count } правил.
}
rules-found-through = { $count ->
    [one] Знайдено { $count } правило за текстом іншою мовою: { $language }.
    [few] Знайдено { $count } правила за текстом іншою мовою: { $language }.
   *[many] Знайдено { $count } правил за текстом іншою мовою: { $language }.
}
rules-none-why = Спробуйте менше слів або лише початок слова.
rules-contents = Зміст
rules-note = Примітка
rules-inferred = наше тлумачення
rules-inferred-why = Книга не каже цього прямо; це випливає зі сказаного в ній.
rules-outside = з інших джерел
rules-outside-why = Відомо з відповідей видавця або з компонентів, а не з книги.
rules-link = Посилання на це правило: { $topic }
rules-copied = Посилання скопійовано
rules-whole = Відкрити всю книгу
language-en = англійська
language-ru = російська
language-uk = українська

## Запис партії

replay-heading = Запис партії
replay-moment = Момент { $at } з { $last }
replay-moment-round = Раунд { $round }, момент { $at } з { $last }
replay-beginning = Початок
replay-slider = Момент партії
replay-controls = Показ запису
replay-play = Показати
replay-pause = Зупинити
replay-first = До початку
replay-last = До кінця
replay-back = На крок назад
replay-forward = На крок уперед
replay-speed = Швидкість
replay-speed-value = ×{ $speed }
replay-seat = Точка зору: { $who }
replay-seat-public = глядачі
replay-seat-figures = { $who }
replay-chose = Вибір: { $who }
replay-chose-hidden = З цього погляду вибору не видно.
replay-passed = { $who }: вікно пропущено без запитання
replay-next = Далі: { $prompt }
replay-still = Звідси партія триває за столом.
replay-log = Що сталося
replay-round = Раунд { $round }
replay-rounds = За раундами
replay-share = Поділитися моментом
replay-shared = Посилання скопійовано
replay-share-by-hand = Скопіюйте посилання: { $address }
replay-continue = Продовжити звідси…
replay-continue-heading = Продовжити з цього моменту
replay-continue-why = Відкриється новий стіл, де все стоїть саме так. Стара партія лишиться як є.
replay-continue-open = Відкрити новий стіл
replay-table = До столу
replay-refused = Цей запис показати не можна
replay-refused-why = Поки партія триває, можна переглядати лише те, що видно вам самим.

## Унизу сторінки

footer-unofficial = Неофіційний проєкт, не пов’язаний із видавцями. Без друкованих текстів і малюнків; сподобалася гра — купіть її.
footer-icons = Значки з game-icons.net, CC BY 3.0.
