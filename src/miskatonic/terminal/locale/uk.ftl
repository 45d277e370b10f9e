# Термінал українською.

## Помилки й відмови

no-language = Мови «{ $wanted }» немає; є: { $known }.
no-game = Гри «{ $wanted }» немає; є: { $known }.
name-a-game = Яка гра? Назвіть одну з: { $known }.
no-option = Налаштування «{ $wanted }» немає; є: { $known }.
no-value = Для { $option } немає значення «{ $wanted }»; можливі: { $known }.
no-seat = { $option } — це місце від 1 до { $seats }, а не «{ $wanted }».
no-file = Файл { $path } не читається: { $why }.
option-without-value = Налаштування пишеться як назва=значення, а не «{ $wanted }».
bots-no-seat = Місця «{ $wanted }» немає; { $players ->
    [1] у цій грі лише місце 1.
   *[other] місця йдуть від 1 до { $players }.
}
bots-unknown = Бота «{ $wanted }» немає; є: { $known }.
new-and-resume = Виберіть щось одне: --new або --resume.
nothing-to-resume = Незакінченої гри, яку можна продовжити, немає.
save-unreadable = Збереження { $path } продовжити не можна, файл залишено як є: { $why }
not-saved = Гру не вдалося зберегти в { $path }: { $why }.
defect = { $what } Звіт лежить тут: { $path }
no-way-on = Жоден вибір не веде далі; гру збережено як є.

## Перед грою

ask-players = Скільки гравців (від { $least } до { $most })? [{ $default }]
not-players = «{ $line }» — це не кількість гравців від { $least } до { $most }.
nobody = за жодне
chance-decides = вирішить випадок
ask-bots = За які місця грають боти (2, або 2=random, або одне з імен: { $known })? [{ nobody }]
ask-open = За всіх грає одна людина, з відкритими руками? [ні]
ask-choice = Ваш вибір? [{ $default }]
not-choice = «{ $line }» — це не число від 1 до { $count }.
seat-number = місце { $number }
setting-seat = місце, рахуючи від 1 ({ $default }, якщо не сказано інше)
setting-value = { $value }  { $label }
setting-value-usual = { $value }  { $label } (якщо не сказано інше)
ask-several = { $count ->
    [1] Номер, наприклад 2? [{ chance-decides }]
   *[other] Номери за порядком місць, щонайбільше { $count }, наприклад 2 5? [{ chance-decides }]
}
not-several = «{ $line }» — це не список різних чисел від 1 до { $values }, не довший за { $count }.
offer-resume = Є незакінчена гра, { $when } ({ $choices ->
    [one] { $choices } рішення
    [few] { $choices } рішення
   *[many] { $choices } рішень
}, зерно { $seed }). Продовжити її? [так]
resume-forgotten = Цю гру зберегла інша версія програми. Вона продовжиться з того самого місця, але { $count ->
    [1] перше рішення
   *[other] рішення від 1-го до { $count }-го
} вже не можна ні взяти назад, ні переглянути знову.
words-yes = т так y yes
words-no = н ні n no
not-yes-or-no = «{ $line }» — це ні «так», ні «ні».
no-seed = Зерно — це число або слово без перенесень рядка й табуляцій.
seed-is = Зерно { $seed }

## Біля запрошення

ask-number = Виберіть 1–{ $count } (h — список клавіш):
ask-number-or = Виберіть 1–{ $count }, Enter — { $option } (h — список клавіш):
not-understood = «{ $line }» — це ні число від 1 до { $count }, ні клавіша; h — список клавіш.
ask-board = Enter — до поля:
board-key = b показує все поле
chosen = → { $option }
pass-to = Передайте клавіатуру: { $name } (місце { $seat }), натисніть Enter.
nothing-to-pass = Тут нічого пропускати.
nothing-to-undo = Скасовувати нічого.
nothing-named = Нічого з назвою «{ $words }» тут немає.
no-rule = Окремого правила за цим питанням немає.
saved = Збережено: { $path }
left = Збережено: { $path }. Продовжити: miskatonic play { $game } --resume
log-goes-on = { $cause }, продовження
log-earlier = … раніше ще { $count ->
    [one] { $count } рядок
    [few] { $count } рядки
   *[many] { $count } рядків
} (g — показати все)
help-number = вибрати варіант за номером або за ключем, наприклад move:3
help-enter = узяти варіант, названий у запрошенні; якщо його не названо — показати стіл ще раз
help-pass = те саме, доки не спитають про щось інше
help-undo = скасувати останнє рішення і все, що боти зробили після нього
help-rule = правило, яке стоїть за питанням
help-board = показати поле ще раз
help-log = усе, що сталося
help-language = наступна мова; або l en, l ru, l uk
help-save = зберегти зараз (гра зберігається й після кожного рішення)
help-leave = зберегти й вийти
help-help = цей список

## Кінець

ask-after = Enter — вийти, u — скасувати останнє рішення:
not-understood-after = Тут діють лише Enter і u.
ending-won = Перемога після { $rounds ->
    [one] { $rounds } раунду.
   *[other] { $rounds } раундів.
}
ending-lost = Поразка після { $rounds ->
    [one] { $rounds } раунду.
   *[other] { $rounds } раундів.
}
ending-over = Гру закінчено після { $rounds ->
    [one] { $rounds } раунду.
   *[other] { $rounds } раундів.
}
ending-winners = Переможці: { $sides }.
ending-no-winners = Не переміг ніхто.
ending-turning-points = Поворотні моменти:
ending-turning-point = { $round ->
    [0] До першого раунду: { $what }
   *[other] Раунд { $round }: { $what }
}
ending-seed = Зерно { $seed }
ending-replay = Подивитися ще раз: miskatonic replay { $path }

## Повтор

replay-forgotten = { $count ->
    [1] Перше рішення ухвалено в іншій версії програми; показати його не можна.
   *[other] Рішення від 1-го до { $count }-го ухвалено в іншій версії програми; показати їх не можна.
}
replay-heading = { $title } · { $players ->
    [one] { $players } гравець
    [few] { $players } гравці
   *[many] { $players } гравців
} · зерно { $seed }
replay-chosen = { $number } · місце { $seat } · { $prompt } → { $option }
replay-unfinished = Гру не закінчено; у ній поки { $count ->
    [one] { $count } рішення.
    [few] { $count } рішення.
   *[many] { $count } рішень.
}
replay-failed = Правило дало збій, коли місце { $seat } вибрало { $key }: { $what }
ask-replay = { $place } з { $count } (Enter або n — далі, p — назад, число — перейти, q — вийти):
not-replay = «{ $line }» — це не n, p, q і не число від 0 до { $count }.

## Правила

rules-none = У жодному правилі немає слів «{ $words }».
rules-topics = { $count ->
    [one] { $count } правило
    [few] { $count } правила
   *[many] { $count } правил
} за темами
rule-note = Примітка: { $note }

## Слова між речами

nothing = нічого
dotted = { $first } · { $second }
counted = { $count ->
    [1] { $name }
   *[other] { $name } ×{ $count }
}

## Перевірки з кубиками й те, що можна знайти

test = { $who }: перевірка { $skill-gen }, { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубики
   *[many] { $dice } кубиків
}
test-needs = успіх — { $at_least ->
    [6] 6
   *[other] { $at_least }–6
}
test-doubled = від { $doubled } кубик рахується за два
test-part = { $dice } { $name }
test-successes = { $count ->
    [0] успіхів немає
    [one] { $count } успіх
    [few] { $count } успіхи
   *[many] { $count } успіхів
}
told-test = { $told } { $dice }
fact-sign = { $sign }
fact-number = { $name } { $n }

## Команда й розповідь про гру

team-bot = бот
team-you = ви
story-round = { $round }. { $happened }
story-spawned = з’явилося { $count }

## Команди

about-miskatonic = Лавкрафтівські настільні ігри за справжніми правилами. Без команди стіл відкриється в браузері.
command-serve = Відкрити стіл у браузері для друзів.
command-play = Грати в цьому терміналі.
command-replay = Подивитися збережену гру чи звіт про збій, рішення за рішенням.
command-rules = Знайти правило або показати теми книги правил.
command-decks = Створити, перевірити, прочитати й записати колоду.
command-simulate = Дати ботам зіграти багато ігор і розповісти, як вони пройшли.
command-fuzz = Грати випадкові ігри в пошуках збоїв.
command-bench = Виміряти швидкість рушія.
command-content = Перевірити файли вмісту.
usage = miskatonic { $rest }
usage-command = [--load ПАКЕТ] КОМАНДА
usage-serve = serve [НАЛАШТУВАННЯ]
usage-play = play [НАЛАШТУВАННЯ] [ГРА]
usage-replay = replay [НАЛАШТУВАННЯ] ФАЙЛ
usage-rules = rules [НАЛАШТУВАННЯ] ГРА [СЛОВА]
usage-fuzz = fuzz [НАЛАШТУВАННЯ] [ГРА]
usage-decks = decks [НАЛАШТУВАННЯ] ГРА [ІНСТРУМЕНТ] [ЩО]
flag-help = Показати цю довідку й вийти.
flag-version = Показати версію й вийти.
heading-commands = Команди
heading-parameters = Налаштування
heading-arguments = Аргументи
param-game = Гра.
param-game-or-ask = Гра; якщо не названа, вас запитають.
param-players = Скільки гравців; якщо не сказано — найменше число, з яким грають.
param-bots = Місця, за які грають боти: 2,3 або 2=random,3=greedy; саме ім’я бота — усі місця, крім першого.
param-open-hands = За всі місця без ботів грає одна людина, з відкритими руками.
param-plain = Показувати гру простими списками, без поля.
param-load = Додати гру зі стороннього пакета Python, де її названо GAME; можна повторювати.
param-settings = Перелічити налаштування гри та їхні значення й вийти.
param-setting = Будь-яке налаштування гри, наприклад --difficulty; усі перелічить --settings.
param-option = Налаштування як назва=значення; можна повторювати.
param-seed = Зерно випадку; якщо не названо — випадкове.
param-lang = Мова: en, ru або uk; якщо не названо — мова середовища.
param-new = Почати нову гру й не пропонувати продовжити попередню.
param-resume = Продовжити останню незакінчену гру.
param-file = Збережена гра або звіт про збій.
param-seat = Дивитися з цього місця, рахуючи від 1; якщо не названо — як глядач.
param-words = Слова для пошуку або номер правила; без них показуються теми.
param-tool = Інструмент, наприклад check, export, starter або cards; без нього перелічено всі.
param-tool-what = Файл колоди («-» — стандартне введення) або дослідник, за ім’ям чи кодом: залежно від інструмента.
param-core-sets = Зі скількох базових наборів збирається колода: 1 або 2.
param-standalone = Для окремого режиму: карти всіх рівнів, досвіду — не більше ніж 49.
param-kind = З якої колоди почати: starter (стартова), alternative (інша) або empty (порожня).
param-form = Як записати колоду: json або text.
param-answer-json = Вивести відповідь у форматі JSON.
unknown-command = Команди «{ $wanted }» немає; є: { $known }.
no-such-package = Немає пакета Python «{ $package }», з якого можна було б узяти гру.
no-game-in-package = У пакеті Python «{ $package }» немає гри: у ньому немає GAME.
unknown-option = Налаштування «{ $wanted }» немає; їхній список показує --help.
too-many-words = «{ $wanted }» — зайве слово; --help покаже, що очікується.
missing-words = Бракує { $wanted }; --help покаже, що очікується.
missing-value = Для { $wanted } потрібне значення; --help покаже, що очікується.
wrong-words = «{ $given }» не годиться для { $wanted }; --help покаже, що очікується.
not-installed = Команди «{ $wanted }» в цьому встановленні немає.
other-mistake = { $what }

server-not-installed = Для столу в браузері потрібні пакети сервера: pip install "{ $package }".
served-at = Стіл відкрито за адресою { $address } (Ctrl+C — зупинити сервер).
param-host = Адреса, на якій чекати з’єднань; 0.0.0.0 пускає інші комп’ютери.
param-port = Порт; 0 — будь-який вільний.
param-data = Тека для партій або адреса бази PostgreSQL.
param-open = Відкрити сторінку в браузері.
param-origin = Ще одна адреса сторінок, наприклад https://example.org за проксі; можна повторювати.
param-forwarded-from = Адреса проксі, чиїм заголовкам X-Forwarded вірити.
param-rate = Скільки запитів на секунду можна з однієї адреси; з цим зростають і зменшуються інші її частоти.
param-connections = Скільки з’єднань можна з однієї адреси.
param-keep-days = Видаляти столи, яких ніхто не торкався стільки днів; без цього не видаляється жоден.
param-node-address = За якою адресою цей сервер доступний іншим серверам тієї самої бази PostgreSQL: HOST:PORT.
param-json-log = Писати журнал у JSON, по об’єкту в рядку.
bad-port = Порт — число від 0 до { $most }, а не { $port }.
bad-origin = Адресу сторінок пишуть як https://ім’я або https://ім’я:порт, а не «{ $given }».
bad-rate = Частота має бути більшою за нуль, а не { $rate }.
bad-connections = З однієї адреси має бути можна хоча б одне з’єднання, а не { $count }.
bad-keep-days = Столи треба зберігати більше ніж нуль днів, а не { $days }.
no-free-port = Усі порти від { $first } до { $last } зайняті: назвіть інший через serve --port.
cannot-listen = Сервер не може чекати з’єднань на { $place }: { $reason }.
bad-folder = Текою { $folder } не можна користуватися: { $reason }.

## Колоди

no-workshop = Гри «{ $wanted }» зі створенням колод немає; є: { $known }.
no-tool = Інструмента «{ $wanted }» немає; є: { $known }.
tool-alone = { $tool }
tool-with-file = { $tool } ФАЙЛ
tool-with-name = { $tool } ІМ’Я
tool-about = { $called }: { $about }
tool-wants-file = { $tool }: потрібен файл колоди; «-» читає стандартне введення.
tool-wants-name = { $tool }: потрібне ім’я дослідника.
tool-has-no-option = В інструмента { $tool } немає налаштування { $option }.
tool-misunderstood = Параметри не пасують цьому інструментові: { $why }
