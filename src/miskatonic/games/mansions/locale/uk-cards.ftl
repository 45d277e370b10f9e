# «Маєтки божевілля» українською: як карти кажуть, що вони роблять, і рядок настрою для деяких.

## Як мовиться про властивості

line-nothing-of-interest = Тут нічого немає. Скиньте цю карту.
line-weapon-sharp = Гостра зброя ближнього бою, завдає { $damage } { $damage ->
    [one] поранення
   *[other] поранень
}.
line-weapon-blunt = Тупа зброя ближнього бою, завдає { $damage } { $damage ->
    [one] поранення
   *[other] поранень
}.
line-weapon-ranged = Зброя дальнього бою, завдає { $damage } { $damage ->
    [one] поранення
   *[other] поранень
}, дальність { $range }.
line-weapon-bare = Зброя, завдає { $damage } { $damage ->
    [one] поранення
   *[other] поранень
}.
line-opens-lock = Відмикає Замок «{ $card }».
line-opens-obstacle = Відмикає Перешкоду «{ $card }».
line-gives-item = Ви починаєте з картою «{ $card }».
line-gives-spell = Ви починаєте із заклинанням «{ $card }».
line-turned = Коли карту відкрито: { DECAPITALIZE($then-clause) }
line-hopeless = Дослідники не можуть увійти.
line-free = Шлях вільний: скиньте цю карту й увійдіть.
line-key-lock = Щоб увійти, потрібна карта «{ $card }».
line-key-obstacle = Щоб досліджувати далі, потрібна карта «{ $card }».
line-puzzle-wiring-lock = Щоб увійти, розв’яжіть головоломку з дротами.
line-puzzle-wiring-obstacle = Щоб досліджувати далі, розв’яжіть головоломку з дротами.
line-puzzle-lock-lock = Щоб увійти, розв’яжіть головоломку із замком.
line-puzzle-lock-obstacle = Щоб досліджувати далі, розв’яжіть головоломку із замком.
line-puzzle-rune-lock = Щоб увійти, розв’яжіть головоломку з рунами.
line-puzzle-rune-obstacle = Щоб досліджувати далі, розв’яжіть головоломку з рунами.
line-test-lock = Щоб увійти: { DECAPITALIZE($test) }
line-test-obstacle = Щоб досліджувати далі: { DECAPITALIZE($test) }
line-not-met = У разі провалу: { DECAPITALIZE($then-clause) }
line-met = Після цього: { DECAPITALIZE($then-clause) }
line-half = { $half }: { DECAPITALIZE($then-clause) }
line-spell-investigator = Дія: виберіть дослідника у вашій кімнаті, можна себе.
line-spell-monster = Дія: виберіть монстра на лінії видимості не далі { $range }.
line-spell-monster-attack = Атака: виберіть монстра на лінії видимості не далі { $range }.
line-spell-test = Проведіть перевірку { $skill-gen }{ $mod ->
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
} і переверніть цю карту.
line-threshold-injury = Лише якщо здоров’я { $n } або менше.
line-threshold-insanity = Лише якщо розум { $n ->
    [0] 0
   *[other] { $n } або менше
}.
line-several = Лише за кількох дослідників.
line-rooms = Лише тут: { $rooms }.
rooms-or = { $first } або { $last }
rooms-comma = { $first }, { $rest }
line-when = Лише якщо { $when }.
line-when-keeper = Лише якщо { $when }.
line-face-down = Грається сорочкою догори; її знають лише сам дослідник і хранитель.
line-once-a-turn = Один раз за хід.
line-lowers = Ваше вміння «{ $skill }» менше на { $n }, але не менше за 1.
line-ignores-darkness = Ви не зважаєте на темряву.
line-sees-all-dark = Будь-яку кімнату ви досліджуєте як темну.
line-quick-explorer = Дослідження темної кімнати не коштує вам Руху.
line-carries-equipment = У вас не більше ніж { $n } карта спорядження.
line-carries-weapon = У вас не більше ніж { $n } карта зброї.
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
tests-any = у будь-якій перевірці
tests-of = у перевірках { $skill-gen }
tests-combat = у перевірках під час бою
tests-combat-of = у перевірках { $skill-gen } під час бою
tests-horror-check = у перевірках жаху
tests-evade = у перевірках ухиляння
tests-when = { $tests }, якщо { $when }
skill-or = { $first } і { $last }
    .Nom = { $first-Nom } і { $last-Nom }
    .gen = { $first-gen } і { $last-gen }
    .dat = { $first-dat } і { $last-dat }
    .acc = { $first-acc } і { $last-acc }
    .ins = { $first-ins } і { $last-ins }
line-action = Дія: { DECAPITALIZE($then-clause) }
line-no-action = У свій хід, без Дії: { DECAPITALIZE($then-clause) }
line-priced = потрібно { $cost }; потім { DECAPITALIZE($then-clause) }
line-only-if = якщо { $when }, { DECAPITALIZE($then-clause) }
line-may = можете { $then-do }.
line-pay-to-discard = можете { $cost }, щоб скинути цю карту.
line-at-before-evade = Перед перевіркою ухиляння: { DECAPITALIZE($then-clause) }
line-at-evade = Під час перевірки ухиляння: { DECAPITALIZE($then-clause) }
line-at-horror-check = Під час перевірки жаху: { DECAPITALIZE($then-clause) }
line-at-clue-found = Коли ви знаходите доказ: { DECAPITALIZE($then-clause) }
line-at-damaged = Після того як ви зазнали поранень: { DECAPITALIZE($then-clause) }
line-at-horrified = Після того як ви зазнали жаху: { DECAPITALIZE($then-clause) }
line-at-killed-monster = Коли ви вбиваєте монстра: { DECAPITALIZE($then-clause) }
line-at-moved-twice = Якщо за хід ви переміщуєтеся більше ніж раз: { DECAPITALIZE($then-clause) }
line-at-turn-end = Наприкінці вашого ходу: { DECAPITALIZE($then-clause) }
line-at-turn-start = На початку вашого ходу: { DECAPITALIZE($then-clause) }
line-at-gained = Коли ви отримуєте цю карту: { DECAPITALIZE($then-clause) }
line-once-a-game = Один раз за гру. { $line }
line-once-a-round = Один раз за раунд. { $line }
line-discarded = { $line } Потім скиньте цю карту.

## Кімнати на картах міту, за частинами назв

room-part-hallway = Коридор
room-part-stairs = Сходи
room-part-storage = Комора
room-part-laboratory = Лабораторія
room-part-operating-room = Операційна
room-part-freezer = Морозильня
room-part-attic = Горище
room-part-tower = Вежа
room-part-bedroom = Спальня
room-part-library = Бібліотека
room-part-gallery = Галерея
room-part-cave = Печера
room-part-crypt = Склеп
room-part-chasm = Прірва
room-part-cellar = Льох
room-part-basement = Підвал
room-part-passage = Прохід
room-part-front-path = Доріжка
room-part-front-yard = Передній двір
room-part-garden = Сад
room-part-graveyard = Цвинтар
room-part-backyard = Задній двір
room-part-patio = Патіо
room-part-yard = Двір
room-part-path = Доріжка
room-part-nursery = Дитяча
room-part-study = Кабінет
room-part-secret-passage = Таємний хід

## Рядок настрою

story-line-cold-draught = Усі двері зачинено, та полум’я свічки хилиться геть від вас.
story-line-scratching-in-the-walls = Воно вщухає, щойно затамуєш подих. Воно теж слухає.
story-line-lights-out = Лампа за лампою, наче хтось іде до вас.
story-line-grasping-tentacles = Щось мокре стискає кісточку й починає тягти.
story-line-whispered-name = Ніхто в цьому місті не знає цього імені. Ніхто з живих.
story-line-slamming-door = Ви ж підперли їх стільцем.
story-line-wrong-turn = Годину тому цей коридор був коротший.
story-line-jammed-leg = Що дужче тягнеш, то міцніше тримає.
story-line-something-follows = За два кроки позаду. За три, якщо поспішати.
story-line-slippery-fingers = Руки тремтять від самої минулої кімнати.
story-line-rotten-boards = Тільки килим і тримав цю підлогу.
story-line-face-at-the-window = Тут надто високо, щоб надворі хтось стояв.
story-line-falling-shelf = Пуд книжок, і жодна не про це.
story-line-vertigo = Відтоді на сходах на один щабель більше, ніж ви пам’ятаєте.
story-line-footsteps-above = Від вікна до ліжка. Від ліжка до дверей.
story-line-cave-in = Цей пагорб і раніше ковтав людей.
story-line-foul-air = Сірник гасне раніше, ніж ви встигаєте щось побачити.
story-line-tentacles-from-below = Те, що здавалося корінням, відпускає камінь.
story-line-whisper-from-the-deep = Воно знову й знову питає про щось і чекає.
story-line-guttering-flame = Темрява була тут першою й пам’ятає про це.
story-line-strange-skies = Ви виросли не під цими зорями.
story-line-leaping-flames = Вітер змінився. Або його змінили.
story-line-restless-graves = Землю рили знизу.
story-line-choking-smoke = Уже не збагнути, у якій стіні були двері.
story-line-clinging-roots = Уранці вони були по той бік доріжки.
story-line-misfire = Ствол теплий, хоча ви ще не стріляли.
story-line-ambush = У ряси на гачку є ноги.
story-line-cracked-haft = Сорок років трималося, а тепер ні.
story-line-cold-sweat = Ви забули, навіщо сюди прийшли.
story-line-marked-as-prey = Знак у вас на рукаві. Ви не помітили, коли його намалювали.
story-line-green-eyes = На портреті очі були заплющені.
story-line-childs-laughter = Він біжить попереду, весь час за рогом.
story-line-familiar-hand = Записку написано вашою рукою. Ви її не писали.
story-line-riddle-on-the-wall = Відповідь — ім’я, і це ім’я ваше.
story-line-door-that-was-not-there = Вони відчинені, і відчиняються вони назовні.
story-line-broken-arm = Чути раніше, ніж болить.
story-line-broken-leg = Тепер кожен крок — угода.
story-line-back-injury = Доведеться вибирати, що нести.
story-line-concussion = Кімната не відразу перестає кружляти.
story-line-demoralizing-injury = Якийсь час ви можете лише дивитися на кров.
story-line-hearing-loss = Тонкий високий дзвін, а за ним нічого.
story-line-loss-of-vision = Лампи горять. Так вам кажуть.
story-line-panic = Ноги вирішили за вас.
story-line-the-only-way-out = Усе так просто, що ви всміхаєтеся.
story-line-false-friend = Вони брешуть вам від самого порога.
story-line-all-alone = Без решти було б спокійніше.
story-line-claustrophobia = Стіни роблять вдих.
story-line-nyctophobia = Ви знаєте, який воно має вигляд, коли його не видно.
story-line-kleptomania = У вашій кишені воно наче вдома.
story-line-hysteria = Ви не пам’ятаєте, коли почали сміятися.
story-line-delusion = Усе сходиться. Це і є найгірше.
story-line-catatonia = Десь дуже далеко хтось називає ваше ім’я.
story-line-command-minion = Воно підводить голову, наче його покликали.
story-line-creature-of-night = Година, коли їм не потрібні накази.
story-line-darkness = Дім заплющує одне око.
story-line-dark-ritual = Вони співають так тихо, що відповідає лише каміння.
story-line-evil-presence = Порох не осідає. Він збирається.
story-line-maniac-attack = Двері було замкнено зсередини — разом із ним.
story-line-pyromaniac = Іскра шукає, що б полюбити.
story-line-raise-dead = Тут нікому не дали спокою.
story-line-take-sample = Тверда рука, чисте лезо, слоїк із ярликом.
story-line-summoning = Те, що приходить, завжди більше за те, що віддано.
story-line-summon-worshippers = Вони мають ключі від усіх домів округи.
story-line-uncontrollable-urges = Ви дивитеся, як ваша рука тягнеться сама.
story-line-witchcraft = Три вузли, волосина й ваше повне ім’я.

## Заголовки половин карт Бою

combat-humanoid-1-top = Кулаком у щелепу
combat-humanoid-2-top = Головою об стіну
combat-humanoid-3-top = Його ж вага
combat-humanoid-4-top = З усієї сили
combat-humanoid-5-top = Навмання
combat-humanoid-6-top = По колінах
combat-humanoid-7-top = По саме руків’я
combat-humanoid-8-top = Дзвін у черепі
combat-humanoid-9-top = З-за плеча
combat-humanoid-10-top = Збити з ніг
combat-humanoid-11-top = Застрягло в кістці
combat-humanoid-12-top = Чистий удар
combat-humanoid-13-top = Другого разу не буде
combat-humanoid-14-top = Кидок
combat-humanoid-15-top = Відтіснити
combat-humanoid-16-top = Від стегна
combat-humanoid-17-top = Між очі
combat-humanoid-18-top = Рівний подих
combat-humanoid-19-top = Постріл і ходу
combat-humanoid-20-top = У середину грудей
combat-humanoid-21-top = По дотичній
combat-humanoid-22-top = Надто близько для рушниці
combat-humanoid-23-top = Чує весь дім
combat-humanoid-24-top = З обох стволів
combat-humanoid-25-top = Попереджувальний
combat-beast-1-top = Схопити й викрутити
combat-beast-2-top = Не відводити очей
combat-beast-3-top = Копняк у ребра
combat-beast-4-top = Руки в пащі
combat-beast-5-top = По сухожиллях
combat-beast-6-top = Що ллється назовні
combat-beast-7-top = Товста шкура
combat-beast-8-top = По морді
combat-beast-9-top = Назустріч стрибку
combat-beast-10-top = Зламалося всередині
combat-beast-11-top = Угадати рух
combat-beast-12-top = Відкинути
combat-beast-13-top = Просто в горлянку
combat-beast-14-top = Наосліп
combat-beast-15-top = Велика ціль
combat-beast-16-top = У лапу
combat-beast-17-top = Не стоїть на місці
combat-beast-18-top = Де сходяться кути
combat-beast-19-top = Впритул
combat-beast-20-top = М’яке місце
combat-eldritch-1-top = Штовхнути
combat-eldritch-2-top = Кулаки й молитви
combat-eldritch-3-top = Що під руку трапилось
combat-eldritch-4-top = Доведеться торкнутися
combat-eldritch-5-top = Воно стікає барвами
combat-eldritch-6-top = Плоть стуляється
combat-eldritch-7-top = Як по воді
combat-eldritch-8-top = Щось піддалося
combat-eldritch-9-top = В око
combat-eldritch-10-top = Воно не віддає зброю
combat-eldritch-11-top = Різати й тягти
combat-eldritch-12-top = Рубай і не дивись
combat-eldritch-13-top = Воно здригнулося
combat-eldritch-14-top = Лампова олія
combat-eldritch-15-top = Стільки ротів
combat-eldritch-16-top = Воно кричить
combat-eldritch-17-top = Є закономірність
combat-eldritch-18-top = Кулю проковтнуто
combat-eldritch-19-top = Замружитися
combat-eldritch-20-top = Рикошет
combat-humanoid-1-bottom = На свій лад
combat-humanoid-2-bottom = Удар у скроню
combat-humanoid-3-bottom = Дивиться двічі
combat-humanoid-4-bottom = Плечем у дошки
combat-humanoid-5-bottom = Пальці на горлі
combat-humanoid-6-bottom = Униз по сходинках
combat-humanoid-7-bottom = Знову й знову
combat-humanoid-8-bottom = На свій лад
combat-humanoid-9-bottom = Знайоме обличчя
combat-humanoid-10-bottom = Скрип мостини
combat-humanoid-11-bottom = Скалки
combat-humanoid-12-bottom = З-за дверей
combat-humanoid-13-bottom = В обхват
combat-humanoid-14-bottom = Не дихати
combat-humanoid-15-bottom = На свій лад
combat-humanoid-16-bottom = Удар за удар
combat-humanoid-17-bottom = Клинок крізь дверцята
combat-humanoid-18-bottom = Зсунувся
combat-humanoid-19-bottom = На свій лад
combat-humanoid-20-bottom = Не спиняється
combat-humanoid-21-bottom = Знає цей дім
combat-humanoid-22-bottom = На свій лад
combat-humanoid-23-bottom = На витягнутих руках
combat-humanoid-24-bottom = У спину
combat-humanoid-25-bottom = Стане сили
combat-beast-1-bottom = Для чого створене
combat-beast-2-bottom = Зуби на сталі
combat-beast-3-bottom = Усім тілом
combat-beast-4-bottom = Притиснуто до підлоги
combat-beast-5-bottom = Вчепилося в руку
combat-beast-6-bottom = Пазурі крізь дуб
combat-beast-7-bottom = Стрибок
combat-beast-8-bottom = Принюхалося
combat-beast-9-bottom = Великий звір
combat-beast-10-bottom = Волоком
combat-beast-11-bottom = Узяло слід
combat-beast-12-bottom = Для чого створене
combat-beast-13-bottom = Ви бачите очі
combat-beast-14-bottom = Затамувати подих
combat-beast-15-bottom = Для чого створене
combat-beast-16-bottom = Потягло
combat-beast-17-bottom = Кружляє поруч
combat-beast-18-bottom = Для чого створене
combat-beast-19-bottom = Під ним
combat-beast-20-bottom = Завіси не тримають
combat-eldritch-1-bottom = Для цього немає слова
combat-eldritch-2-bottom = Навалилося
combat-eldritch-3-bottom = П’є залізо
combat-eldritch-4-bottom = Заповнює кімнату
combat-eldritch-5-bottom = Відшпурнуло
combat-eldritch-6-bottom = Разом зі стіною
combat-eldritch-7-bottom = Кільця
combat-eldritch-8-bottom = Тонкі дверцята
combat-eldritch-9-bottom = Просочилося
combat-eldritch-10-bottom = На коліна
combat-eldritch-11-bottom = Дивиться наскрізь
combat-eldritch-12-bottom = Для цього немає слова
combat-eldritch-13-bottom = Розчавить
combat-eldritch-14-bottom = Одне з очей
combat-eldritch-15-bottom = Для цього немає слова
combat-eldritch-16-bottom = Зачепило
combat-eldritch-17-bottom = Воно бачило завжди
combat-eldritch-18-bottom = Для цього немає слова
combat-eldritch-19-bottom = Розкрилося
combat-eldritch-20-bottom = Йому ніщо не завада
