# Терминал по-русски.

## Ошибки и отказы

no-language = Языка «{ $wanted }» нет; есть: { $known }.
no-game = Игры «{ $wanted }» нет; есть: { $known }.
name-a-game = Какая игра? Назовите одну из: { $known }.
no-option = Настройки «{ $wanted }» нет; есть: { $known }.
no-value = У { $option } не бывает значения «{ $wanted }»; возможны: { $known }.
no-seat = { $option } — это место от 1 до { $seats }, а не «{ $wanted }».
no-file = Файл { $path } не читается: { $why }.
option-without-value = Настройка пишется как имя=значение, а не «{ $wanted }».
bots-no-seat = Места «{ $wanted }» нет; { $players ->
    [1] в этой игре только место 1.
   *[other] места идут от 1 до { $players }.
}
bots-unknown = Бота «{ $wanted }» нет; есть: { $known }.
new-and-resume = Выберите что-то одно: --new или --resume.
nothing-to-resume = Неоконченной игры, которую можно продолжить, нет.
save-unreadable = Сохранение { $path } продолжить нельзя, файл оставлен как есть: { $why }
not-saved = Игру не удалось сохранить в { $path }: { $why }.
defect = { $what } Отчёт лежит здесь: { $path }
no-way-on = Ни один выбор не ведёт дальше; игра сохранена как есть.

## Перед игрой

ask-players = Сколько игроков (от { $least } до { $most })? [{ $default }]
not-players = «{ $line }» — это не число игроков от { $least } до { $most }.
nobody = ни за какие
chance-decides = решит случай
ask-bots = За какие места играют боты (2, или 2=random, или одно из имён: { $known })? [{ nobody }]
ask-open = За всех играет один человек, с открытыми руками? [нет]
ask-choice = Ваш выбор? [{ $default }]
not-choice = «{ $line }» — это не число от 1 до { $count }.
seat-number = место { $number }
setting-seat = место, считая с 1 ({ $default }, если не сказано иное)
setting-value = { $value }  { $label }
setting-value-usual = { $value }  { $label } (если не сказано иное)
ask-several = { $count ->
    [1] Номер, например 2? [{ chance-decides }]
   *[other] Номера по порядку мест, не больше { $count }, например 2 5? [{ chance-decides }]
}
not-several = «{ $line }» — это не список разных чисел от 1 до { $values }, не длиннее { $count }.
offer-resume = Есть неоконченная игра, { $when } ({ $choices ->
    [one] { $choices } решение
    [few] { $choices } решения
   *[many] { $choices } решений
}, зерно { $seed }). Продолжить её? [да]
resume-forgotten = Эту игру сохранила другая версия программы. Она продолжится с того же места, но { $count ->
    [1] первое решение
   *[other] решения с 1-го по { $count }-е
} уже нельзя ни взять назад, ни посмотреть снова.
words-yes = д да y yes
words-no = н нет n no
not-yes-or-no = «{ $line }» — это ни «да», ни «нет».
no-seed = Зерно — это число или слово без переносов строки и табуляций.
seed-is = Зерно { $seed }

## У приглашения

ask-number = Выберите 1–{ $count } (h — список клавиш):
ask-number-or = Выберите 1–{ $count }, Enter — { $option } (h — список клавиш):
not-understood = «{ $line }» — это ни число от 1 до { $count }, ни клавиша; h — список клавиш.
ask-board = Enter — к полю:
board-key = b показывает всё поле
chosen = → { $option }
pass-to = Передайте клавиатуру: { $name } (место { $seat }), нажмите Enter.
nothing-to-pass = Здесь нечего пропускать.
nothing-to-undo = Отменять нечего.
nothing-named = Ничего с названием «{ $words }» здесь нет.
no-rule = Отдельного правила за этим вопросом нет.
saved = Сохранено: { $path }
left = Сохранено: { $path }. Продолжить: miskatonic play { $game } --resume
log-goes-on = { $cause }, продолжение
log-earlier = … раньше ещё { $count ->
    [one] { $count } строка
    [few] { $count } строки
   *[many] { $count } строк
} (g — показать всё)
help-number = выбрать вариант по номеру или по ключу, например move:3
help-enter = принять вариант, названный в приглашении; если он не назван — показать стол ещё раз
help-pass = то же самое, пока не спросят о чём-нибудь другом
help-undo = отменить последнее решение и всё, что боты сделали после него
help-rule = правило, которое стоит за вопросом
help-board = показать поле ещё раз
help-log = всё, что произошло
help-language = следующий язык; или l en, l ru, l uk
help-save = сохранить сейчас (игра сохраняется и после каждого решения)
help-leave = сохранить и выйти
help-help = этот список

## Конец

ask-after = Enter — выйти, u — отменить последнее решение:
not-understood-after = Здесь действуют только Enter и u.
ending-won = Победа после { $rounds ->
    [one] { $rounds } раунда.
   *[other] { $rounds } раундов.
}
ending-lost = Поражение после { $rounds ->
    [one] { $rounds } раунда.
   *[other] { $rounds } раундов.
}
ending-over = Игра окончена после { $rounds ->
    [one] { $rounds } раунда.
   *[other] { $rounds } раундов.
}
ending-winners = Победители: { $sides }.
ending-no-winners = Не победил никто.
ending-turning-points = Поворотные моменты:
ending-turning-point = { $round ->
    [0] До первого раунда: { $what }
   *[other] Раунд { $round }: { $what }
}
ending-seed = Зерно { $seed }
ending-replay = Посмотреть ещё раз: miskatonic replay { $path }

## Повтор

replay-forgotten = { $count ->
    [1] Первое решение принято в другой версии программы; показать его нельзя.
   *[other] Решения с 1-го по { $count }-е приняты в другой версии программы; показать их нельзя.
}
replay-heading = { $title } · { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[many] { $players } игроков
} · зерно { $seed }
replay-chosen = { $number } · место { $seat } · { $prompt } → { $option }
replay-unfinished = Игра не окончена; в ней пока { $count ->
    [one] { $count } решение.
    [few] { $count } решения.
   *[many] { $count } решений.
}
replay-failed = Правило дало сбой, когда место { $seat } выбрало { $key }: { $what }
ask-replay = { $place } из { $count } (Enter или n — дальше, p — назад, число — перейти, q — выйти):
not-replay = «{ $line }» — это не n, p, q и не число от 0 до { $count }.

## Правила

rules-none = Ни в одном правиле нет слов «{ $words }».
rules-topics = { $count ->
    [one] { $count } правило
    [few] { $count } правила
   *[many] { $count } правил
} по темам
rule-note = Примечание: { $note }

## Слова между вещами

nothing = ничего
dotted = { $first } · { $second }
counted = { $count ->
    [1] { $name }
   *[other] { $name } ×{ $count }
}

## Проверки с кубиками и то, что можно найти

test = { $who }: проверка { $skill-gen }, { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[many] { $dice } кубиков
}
test-needs = успех — { $at_least ->
    [6] 6
   *[other] { $at_least }–6
}
test-doubled = начиная с { $doubled } кубик считается за два
test-part = { $dice } { $name }
test-successes = { $count ->
    [0] успехов нет
    [one] { $count } успех
    [few] { $count } успеха
   *[many] { $count } успехов
}
told-test = { $told } { $dice }
fact-sign = { $sign }
fact-number = { $name } { $n }

## Команда и рассказ об игре

team-bot = бот
team-you = вы
story-round = { $round }. { $happened }
story-spawned = появилось { $count }

## Команды

about-miskatonic = Лавкрафтовские настольные игры по настоящим правилам. Без команды стол откроется в браузере.
command-serve = Открыть стол в браузере для друзей.
command-play = Играть в этом терминале.
command-replay = Посмотреть сохранённую игру или отчёт о сбое, решение за решением.
command-rules = Найти правило или показать темы книги правил.
command-decks = Создать, проверить, прочесть и записать колоду.
command-simulate = Дать ботам сыграть много игр и рассказать, как они прошли.
command-fuzz = Играть случайные игры в поисках сбоев.
command-bench = Измерить скорость движка.
command-content = Проверить файлы содержимого.
usage = miskatonic { $rest }
usage-command = [--load ПАКЕТ] КОМАНДА
usage-serve = serve [НАСТРОЙКИ]
usage-play = play [НАСТРОЙКИ] [ИГРА]
usage-replay = replay [НАСТРОЙКИ] ФАЙЛ
usage-rules = rules [НАСТРОЙКИ] ИГРА [СЛОВА]
usage-fuzz = fuzz [НАСТРОЙКИ] [ИГРА]
usage-decks = decks [НАСТРОЙКИ] ИГРА [ИНСТРУМЕНТ] [ЧТО]
flag-help = Показать эту справку и выйти.
flag-version = Показать версию и выйти.
heading-commands = Команды
heading-parameters = Настройки
heading-arguments = Аргументы
param-game = Игра.
param-game-or-ask = Игра; если не названа, вас спросят.
param-players = Сколько игроков; если не сказано — наименьшее число, с которым играют.
param-bots = Места, за которые играют боты: 2,3 или 2=random,3=greedy; одно имя бота — все места, кроме первого.
param-open-hands = За все места без ботов играет один человек, с открытыми руками.
param-plain = Показывать игру простыми списками, без поля.
param-load = Добавить игру из стороннего пакета Python, где она названа GAME; можно повторять.
param-settings = Перечислить настройки игры и их значения и выйти.
param-setting = Любая настройка игры, например --difficulty; все перечислит --settings.
param-option = Настройка как имя=значение; можно повторять.
param-seed = Зерно случая; если не названо — случайное.
param-lang = Язык: en, ru или uk; если не назван — язык окружения.
param-new = Начать новую игру и не предлагать продолжить прежнюю.
param-resume = Продолжить последнюю неоконченную игру.
param-file = Сохранённая игра или отчёт о сбое.
param-seat = Смотреть с этого места, считая с 1; если не названо — как зритель.
param-words = Слова для поиска или номер правила; без них показываются темы.
param-tool = Инструмент, например check, export, starter или cards; без него перечислены все.
param-tool-what = Файл колоды («-» — стандартный ввод) или сыщик, по имени или коду: смотря по инструменту.
param-core-sets = Из скольких базовых наборов собирается колода: 1 или 2.
param-standalone = Для одиночного режима: карты всех уровней, опыта — не больше 49.
param-kind = С какой колоды начать: starter (стартовая), alternative (другая) или empty (пустая).
param-form = Как записать колоду: json или text.
param-answer-json = Вывести ответ в формате JSON.
unknown-command = Команды «{ $wanted }» нет; есть: { $known }.
no-such-package = Нет пакета Python «{ $package }», из которого можно было бы взять игру.
no-game-in-package = В пакете Python «{ $package }» нет игры: в нём нет GAME.
unknown-option = Настройки «{ $wanted }» нет; их список показывает --help.
too-many-words = «{ $wanted }» — лишнее слово; --help покажет, что ожидается.
missing-words = Не хватает { $wanted }; --help покажет, что ожидается.
missing-value = Для { $wanted } нужно значение; --help покажет, что ожидается.
wrong-words = «{ $given }» не годится для { $wanted }; --help покажет, что ожидается.
not-installed = Команды «{ $wanted }» в этой установке нет.
other-mistake = { $what }

server-not-installed = Для стола в браузере нужны пакеты сервера: pip install "{ $package }".
served-at = Стол открыт по адресу { $address } (Ctrl+C — остановить сервер).
param-host = Адрес, на котором ждать соединений; 0.0.0.0 пускает другие компьютеры.
param-port = Порт; 0 — любой свободный.
param-data = Папка для партий или адрес базы PostgreSQL.
param-open = Открыть страницу в браузере.
param-origin = Ещё один адрес страниц, например https://example.org за прокси; можно повторять.
param-forwarded-from = Адрес прокси, чьим заголовкам X-Forwarded верить.
param-rate = Сколько запросов в секунду можно с одного адреса; с этим растут и уменьшаются прочие его частоты.
param-connections = Сколько соединений можно с одного адреса.
param-keep-days = Удалять столы, которых никто не касался столько дней; без этого не удаляется ни один.
param-node-address = По какому адресу этот сервер доступен другим серверам той же базы PostgreSQL: HOST:PORT.
param-json-log = Писать журнал в JSON, по объекту в строке.
bad-port = Порт — число от 0 до { $most }, а не { $port }.
bad-origin = Адрес страниц пишут как https://имя или https://имя:порт, а не «{ $given }».
bad-rate = Частота должна быть больше нуля, а не { $rate }.
bad-connections = С одного адреса должно быть можно хотя бы одно соединение, а не { $count }.
bad-keep-days = Столы нужно хранить больше нуля дней, а не { $days }.
no-free-port = Все порты с { $first } по { $last } заняты: назовите другой через serve --port.
cannot-listen = Сервер не может ждать соединений на { $place }: { $reason }.
bad-folder = Папкой { $folder } нельзя пользоваться: { $reason }.

## Колоды

no-workshop = Игры «{ $wanted }» с созданием колод нет; есть: { $known }.
no-tool = Инструмента «{ $wanted }» нет; есть: { $known }.
tool-alone = { $tool }
tool-with-file = { $tool } ФАЙЛ
tool-with-name = { $tool } ИМЯ
tool-about = { $called }: { $about }
tool-wants-file = { $tool }: нужен файл колоды; «-» читает стандартный ввод.
tool-wants-name = { $tool }: нужно имя сыщика.
tool-has-no-option = У инструмента { $tool } нет параметра { $option }.
tool-misunderstood = Параметры не подходят этому инструменту: { $why }
