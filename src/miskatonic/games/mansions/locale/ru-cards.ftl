# «Обители безумия» по-русски: как карты говорят, что они делают, и строка настроения для некоторых.

## Как говорится о свойствах

line-nothing-of-interest = Здесь ничего нет. Сбросьте эту карту.
line-weapon-sharp = Острое оружие ближнего боя, наносит { $damage } { $damage ->
    [one] рану
    [few] раны
   *[other] ран
}.
line-weapon-blunt = Тупое оружие ближнего боя, наносит { $damage } { $damage ->
    [one] рану
    [few] раны
   *[other] ран
}.
line-weapon-ranged = Оружие дальнего боя, наносит { $damage } { $damage ->
    [one] рану
    [few] раны
   *[other] ран
}, дальность { $range }.
line-weapon-bare = Оружие, наносит { $damage } { $damage ->
    [one] рану
    [few] раны
   *[other] ран
}.
line-opens-lock = Открывает Замок «{ $card }».
line-opens-obstacle = Открывает Препятствие «{ $card }».
line-gives-item = Вы начинаете с картой «{ $card }».
line-gives-spell = Вы начинаете с заклинанием «{ $card }».
line-turned = Когда карта открыта: { DECAPITALIZE($then-clause) }
line-hopeless = Сыщики не могут войти.
line-free = Путь свободен: сбросьте эту карту и войдите.
line-key-lock = Чтобы войти, нужна карта «{ $card }».
line-key-obstacle = Чтобы исследовать дальше, нужна карта «{ $card }».
line-puzzle-wiring-lock = Чтобы войти, решите головоломку с проводами.
line-puzzle-wiring-obstacle = Чтобы исследовать дальше, решите головоломку с проводами.
line-puzzle-lock-lock = Чтобы войти, решите головоломку с замком.
line-puzzle-lock-obstacle = Чтобы исследовать дальше, решите головоломку с замком.
line-puzzle-rune-lock = Чтобы войти, решите головоломку с рунами.
line-puzzle-rune-obstacle = Чтобы исследовать дальше, решите головоломку с рунами.
line-test-lock = Чтобы войти: { DECAPITALIZE($test) }
line-test-obstacle = Чтобы исследовать дальше: { DECAPITALIZE($test) }
line-not-met = При провале: { DECAPITALIZE($then-clause) }
line-met = После этого: { DECAPITALIZE($then-clause) }
line-half = { $half }: { DECAPITALIZE($then-clause) }
line-spell-investigator = Действие: выберите сыщика в вашей комнате, можно себя.
line-spell-monster = Действие: выберите монстра на линии видимости не дальше { $range }.
line-spell-monster-attack = Атака: выберите монстра на линии видимости не дальше { $range }.
line-spell-test = Пройдите проверку { $skill-gen }{ $mod ->
    [0] {""}
    [1] {" "}(+1)
    [2] {" "}(+2)
    [3] {" "}(+3)
    [4] {" "}(+4)
    [-1] {" "}(−1)
    [-2] {" "}(−2)
    [-3] {" "}(−3)
    [-4] {" "}(−4)
   *[other] {" "}({ $mod })
} и переверните эту карту.
line-threshold-injury = Только при здоровье { $n } или меньше.
line-threshold-insanity = Только при рассудке { $n ->
    [0] 0
   *[other] { $n } или меньше
}.
line-several = Только при нескольких сыщиках.
line-rooms = Только здесь: { $rooms }.
rooms-or = { $first } или { $last }
rooms-comma = { $first }, { $rest }
line-when = Только если { $when }.
line-when-keeper = Только если { $when }.
line-face-down = Играется рубашкой вверх; её знают только сам сыщик и хранитель.
line-once-a-turn = Один раз за ход.
line-lowers = Ваш навык «{ $skill }» меньше на { $n }, но не меньше 1.
line-ignores-darkness = Вы не обращаете внимания на темноту.
line-sees-all-dark = Любую комнату вы исследуете как тёмную.
line-quick-explorer = Исследование тёмной комнаты не стоит вам Движения.
line-carries-equipment = У вас не больше { $n } карты снаряжения.
line-carries-weapon = У вас не больше { $n } карты оружия.
line-bonus = { $n ->
    [1] +1
    [2] +2
    [3] +3
    [4] +4
    [-1] −1
    [-2] −2
    [-3] −3
    [-4] −4
   *[other] { $n }
} { $tests }.
tests-any = в любой проверке
tests-of = в проверках { $skill-gen }
tests-combat = в проверках во время боя
tests-combat-of = в проверках { $skill-gen } во время боя
tests-horror-check = в проверках ужаса
tests-evade = в проверках уклонения
tests-when = { $tests }, если { $when }
skill-or = { $first } и { $last }
    .Nom = { $first-Nom } и { $last-Nom }
    .gen = { $first-gen } и { $last-gen }
    .dat = { $first-dat } и { $last-dat }
    .acc = { $first-acc } и { $last-acc }
    .ins = { $first-ins } и { $last-ins }
line-action = Действие: { DECAPITALIZE($then-clause) }
line-no-action = В свой ход, без Действия: { DECAPITALIZE($then-clause) }
line-priced = нужно { $cost }; затем { DECAPITALIZE($then-clause) }
line-only-if = если { $when }, { DECAPITALIZE($then-clause) }
line-may = можете { $then-do }.
line-pay-to-discard = можете { $cost }, чтобы сбросить эту карту.
line-at-before-evade = Перед проверкой уклонения: { DECAPITALIZE($then-clause) }
line-at-evade = При проверке уклонения: { DECAPITALIZE($then-clause) }
line-at-horror-check = При проверке ужаса: { DECAPITALIZE($then-clause) }
line-at-clue-found = Когда вы находите улику: { DECAPITALIZE($then-clause) }
line-at-damaged = После того как вы получили раны: { DECAPITALIZE($then-clause) }
line-at-horrified = После того как вы получили ужас: { DECAPITALIZE($then-clause) }
line-at-killed-monster = Когда вы убиваете монстра: { DECAPITALIZE($then-clause) }
line-at-moved-twice = Если за ход вы перемещаетесь больше одного раза: { DECAPITALIZE($then-clause) }
line-at-turn-end = В конце вашего хода: { DECAPITALIZE($then-clause) }
line-at-turn-start = В начале вашего хода: { DECAPITALIZE($then-clause) }
line-at-gained = Когда вы получаете эту карту: { DECAPITALIZE($then-clause) }
line-once-a-game = Один раз за игру. { $line }
line-once-a-round = Один раз за раунд. { $line }
line-discarded = { $line } Затем сбросьте эту карту.

## Комнаты на картах Мифа, по частям названий

room-part-hallway = Коридор
room-part-stairs = Лестница
room-part-storage = Кладовая
room-part-laboratory = Лаборатория
room-part-operating-room = Операционная
room-part-freezer = Морозильная
room-part-attic = Чердак
room-part-tower = Башня
room-part-bedroom = Спальня
room-part-library = Библиотека
room-part-gallery = Галерея
room-part-cave = Пещера
room-part-crypt = Склеп
room-part-chasm = Пропасть
room-part-cellar = Погреб
room-part-basement = Подвал
room-part-passage = Проход
room-part-front-path = Дорожка
room-part-front-yard = Передний двор
room-part-garden = Сад
room-part-graveyard = Кладбище
room-part-backyard = Задний двор
room-part-patio = Патио
room-part-yard = Двор
room-part-path = Дорожка
room-part-nursery = Детская
room-part-study = Кабинет
room-part-secret-passage = Тайный ход

## Строка настроения

story-line-cold-draught = Все двери закрыты, но пламя свечи клонится прочь от вас.
story-line-scratching-in-the-walls = Оно стихает, стоит задержать дыхание. Оно тоже слушает.
story-line-lights-out = Лампа за лампой, словно кто-то идёт к вам.
story-line-grasping-tentacles = Что-то мокрое смыкается на лодыжке и начинает тянуть.
story-line-whispered-name = Никто в этом городе не знает этого имени. Никто из живых.
story-line-slamming-door = Вы же подпёрли её стулом.
story-line-wrong-turn = Час назад этот коридор был короче.
story-line-jammed-leg = Чем сильнее тянешь, тем крепче держит.
story-line-something-follows = В двух шагах позади. В трёх, если спешить.
story-line-slippery-fingers = Руки дрожат с самой прошлой комнаты.
story-line-rotten-boards = Только ковёр и держал этот пол.
story-line-face-at-the-window = Здесь слишком высоко, чтобы снаружи кто-то стоял.
story-line-falling-shelf = Пуд книг, и ни одна не об этом.
story-line-vertigo = С тех пор на лестнице одной ступенью больше, чем вы помните.
story-line-footsteps-above = От окна к кровати. От кровати к двери.
story-line-cave-in = Этот холм и прежде глотал людей.
story-line-foul-air = Спичка гаснет раньше, чем вы успеваете что-то увидеть.
story-line-tentacles-from-below = То, что казалось корнями, отпускает камень.
story-line-whisper-from-the-deep = Оно снова и снова спрашивает о чём-то и ждёт.
story-line-guttering-flame = Темнота была здесь первой и помнит об этом.
story-line-strange-skies = Вы выросли не под этими звёздами.
story-line-leaping-flames = Ветер переменился. Или его переменили.
story-line-restless-graves = Землю рыли снизу.
story-line-choking-smoke = Уже не понять, в какой стене была дверь.
story-line-clinging-roots = Утром они были по другую сторону дорожки.
story-line-misfire = Ствол тёплый, хотя вы ещё не стреляли.
story-line-ambush = У рясы на крючке есть ноги.
story-line-cracked-haft = Сорок лет держалось, а теперь нет.
story-line-cold-sweat = Вы забыли, зачем сюда пришли.
story-line-marked-as-prey = Знак у вас на рукаве. Вы не заметили, когда его нарисовали.
story-line-green-eyes = На портрете глаза были закрыты.
story-line-childs-laughter = Он бежит впереди, всё время за углом.
story-line-familiar-hand = Записка написана вашей рукой. Вы её не писали.
story-line-riddle-on-the-wall = Ответ — имя, и это имя ваше.
story-line-door-that-was-not-there = Она открыта, и открывается она наружу.
story-line-broken-arm = Слышно раньше, чем больно.
story-line-broken-leg = Теперь каждый шаг — сделка.
story-line-back-injury = Придётся выбирать, что нести.
story-line-concussion = Комната не сразу перестаёт кружиться.
story-line-demoralizing-injury = Какое-то время вы можете только смотреть на кровь.
story-line-hearing-loss = Тонкий высокий звон, а за ним ничего.
story-line-loss-of-vision = Лампы горят. Так вам говорят.
story-line-panic = Ноги решили за вас.
story-line-the-only-way-out = Всё так просто, что вы улыбаетесь.
story-line-false-friend = Они лгут вам с самого порога.
story-line-all-alone = Без остальных было бы спокойнее.
story-line-claustrophobia = Стены делают вдох.
story-line-nyctophobia = Вы знаете, как оно выглядит, когда его не видно.
story-line-kleptomania = В вашем кармане оно словно дома.
story-line-hysteria = Вы не помните, когда начали смеяться.
story-line-delusion = Всё сходится. Это и есть худшее.
story-line-catatonia = Где-то очень далеко кто-то называет ваше имя.
story-line-command-minion = Оно поднимает голову, будто его позвали.
story-line-creature-of-night = Час, когда им не нужны приказы.
story-line-darkness = Дом закрывает один глаз.
story-line-dark-ritual = Они поют так тихо, что отвечают лишь камни.
story-line-evil-presence = Пыль не оседает. Она собирается.
story-line-maniac-attack = Дверь была заперта изнутри — вместе с ним.
story-line-pyromaniac = Искра ищет, что бы полюбить.
story-line-raise-dead = Здесь никому не дали покоя.
story-line-take-sample = Твёрдая рука, чистое лезвие, банка с ярлыком.
story-line-summoning = То, что приходит, всегда больше того, что отдано.
story-line-summon-worshippers = У них есть ключи от всех домов округа.
story-line-uncontrollable-urges = Вы смотрите, как ваша рука тянется сама.
story-line-witchcraft = Три узла, волос и ваше полное имя.

## Заголовки половин карт Боя

combat-humanoid-1-top = Кулаком в челюсть
combat-humanoid-2-top = Головой об стену
combat-humanoid-3-top = Его же вес
combat-humanoid-4-top = Со всей силы
combat-humanoid-5-top = Наудачу
combat-humanoid-6-top = По коленям
combat-humanoid-7-top = По самую рукоять
combat-humanoid-8-top = Звон в черепе
combat-humanoid-9-top = Из-за плеча
combat-humanoid-10-top = Сбить с ног
combat-humanoid-11-top = Застряло в кости
combat-humanoid-12-top = Чистый удар
combat-humanoid-13-top = Второго раза не будет
combat-humanoid-14-top = Бросок
combat-humanoid-15-top = Оттеснить
combat-humanoid-16-top = От бедра
combat-humanoid-17-top = Между глаз
combat-humanoid-18-top = Ровный вдох
combat-humanoid-19-top = Выстрел и бегом
combat-humanoid-20-top = В середину груди
combat-humanoid-21-top = По касательной
combat-humanoid-22-top = Слишком близко для ружья
combat-humanoid-23-top = Слышит весь дом
combat-humanoid-24-top = Из обоих стволов
combat-humanoid-25-top = Предупредительный
combat-beast-1-top = Схватить и вывернуть
combat-beast-2-top = Не отводить глаз
combat-beast-3-top = Пинок в рёбра
combat-beast-4-top = Руки в пасти
combat-beast-5-top = По сухожилиям
combat-beast-6-top = Что льётся наружу
combat-beast-7-top = Толстая шкура
combat-beast-8-top = По морде
combat-beast-9-top = Навстречу прыжку
combat-beast-10-top = Обломилось внутри
combat-beast-11-top = Угадать движение
combat-beast-12-top = Отбросить
combat-beast-13-top = Прямо в глотку
combat-beast-14-top = Вслепую
combat-beast-15-top = Крупная цель
combat-beast-16-top = В лапу
combat-beast-17-top = Не стоит на месте
combat-beast-18-top = Где сходятся углы
combat-beast-19-top = В упор
combat-beast-20-top = Мягкое место
combat-eldritch-1-top = Толкнуть
combat-eldritch-2-top = Кулаки и молитвы
combat-eldritch-3-top = Что под руку попалось
combat-eldritch-4-top = Придётся коснуться
combat-eldritch-5-top = Оно истекает цветами
combat-eldritch-6-top = Плоть смыкается
combat-eldritch-7-top = Как по воде
combat-eldritch-8-top = Что-то поддалось
combat-eldritch-9-top = В глаз
combat-eldritch-10-top = Оно не отдаёт оружие
combat-eldritch-11-top = Резать и тянуть
combat-eldritch-12-top = Руби и не смотри
combat-eldritch-13-top = Оно вздрогнуло
combat-eldritch-14-top = Ламповое масло
combat-eldritch-15-top = Столько ртов
combat-eldritch-16-top = Оно кричит
combat-eldritch-17-top = Есть закономерность
combat-eldritch-18-top = Пуля проглочена
combat-eldritch-19-top = Зажмуриться
combat-eldritch-20-top = Рикошет
combat-humanoid-1-bottom = На свой лад
combat-humanoid-2-bottom = Удар в висок
combat-humanoid-3-bottom = Смотрит дважды
combat-humanoid-4-bottom = Плечом в доски
combat-humanoid-5-bottom = Пальцы на горле
combat-humanoid-6-bottom = Вниз по ступеням
combat-humanoid-7-bottom = Снова и снова
combat-humanoid-8-bottom = На свой лад
combat-humanoid-9-bottom = Знакомое лицо
combat-humanoid-10-bottom = Скрип половицы
combat-humanoid-11-bottom = Занозы
combat-humanoid-12-bottom = Из-за двери
combat-humanoid-13-bottom = В обхват
combat-humanoid-14-bottom = Не дышать
combat-humanoid-15-bottom = На свой лад
combat-humanoid-16-bottom = Удар за удар
combat-humanoid-17-bottom = Клинок сквозь дверцу
combat-humanoid-18-bottom = Сдвинулся
combat-humanoid-19-bottom = На свой лад
combat-humanoid-20-bottom = Не останавливается
combat-humanoid-21-bottom = Знает этот дом
combat-humanoid-22-bottom = На свой лад
combat-humanoid-23-bottom = На вытянутых руках
combat-humanoid-24-bottom = В спину
combat-humanoid-25-bottom = Хватит силы
combat-beast-1-bottom = Для чего создано
combat-beast-2-bottom = Зубы на стали
combat-beast-3-bottom = Всем телом
combat-beast-4-bottom = Прижат к полу
combat-beast-5-bottom = Вцепилось в руку
combat-beast-6-bottom = Когти сквозь дуб
combat-beast-7-bottom = Прыжок
combat-beast-8-bottom = Принюхалось
combat-beast-9-bottom = Крупный зверь
combat-beast-10-bottom = Волоком
combat-beast-11-bottom = Взяло след
combat-beast-12-bottom = Для чего создано
combat-beast-13-bottom = Вы видите глаза
combat-beast-14-bottom = Задержать дыхание
combat-beast-15-bottom = Для чего создано
combat-beast-16-bottom = Утащило
combat-beast-17-bottom = Кружит рядом
combat-beast-18-bottom = Для чего создано
combat-beast-19-bottom = Под ним
combat-beast-20-bottom = Петли не держат
combat-eldritch-1-bottom = Для этого нет слова
combat-eldritch-2-bottom = Обрушилось
combat-eldritch-3-bottom = Пьёт железо
combat-eldritch-4-bottom = Заполняет комнату
combat-eldritch-5-bottom = Отшвырнуло
combat-eldritch-6-bottom = Вместе со стеной
combat-eldritch-7-bottom = Кольца
combat-eldritch-8-bottom = Тонкая дверца
combat-eldritch-9-bottom = Просочилось
combat-eldritch-10-bottom = На колени
combat-eldritch-11-bottom = Смотрит насквозь
combat-eldritch-12-bottom = Для этого нет слова
combat-eldritch-13-bottom = Раздавит
combat-eldritch-14-bottom = Один из глаз
combat-eldritch-15-bottom = Для этого нет слова
combat-eldritch-16-bottom = Задело
combat-eldritch-17-bottom = Оно видело всегда
combat-eldritch-18-bottom = Для этого нет слова
combat-eldritch-19-bottom = Раскрылось
combat-eldritch-20-bottom = Ему ничто не помеха
