# Обличчя «Жаху Аркгема» (третя редакція) українською.

## За столом

cause-name = { CAPITALIZE($name) }
nothing = Нічого.
status-turn = { $count ->
    [0] ходить, дій не лишилося
    [one] ходить, лишилася { $count } дія
    [few] ходить, лишилося { $count } дії
   *[other] ходить, лишилося { $count } дій
}
status-acts = ходить
status-waits = хід попереду
status-where = { CAPITALIZE($where) }
status-engaged = У бою: { $monsters }
status-delayed = затриманий
status-conditions = Стани: { $conditions }
fate-defeated = переможений
fate-devoured = зжертий
fate-retired = на спокої
fate-out = поза грою
held-money = { $count } $
held-clues = { $count ->
    [0] доказів немає
    [one] { $count } доказ
    [few] { $count } докази
   *[other] { $count } доказів
}
held-remnants = { $count ->
    [0] решток немає
   *[other] рештки: { $count }
}
held-focus = Жетони зосередженості: { $count }
focus-of = Жетони зосередженості: { $count } із { $limit }
focus-on = { $count ->
    [one] жетон зосередженості
   *[other] жетони зосередженості: { $count }
}

## Поле

codex = Кодекс
codex-none = Кодекс порожній.
sheet-doom = Приреченість на листі сценарію: { $count }
sheet-clues = Доказів на листі сценарію: { $count }
sheet-markers = Маркерів на листі сценарію: { $count }
sheet-means = Доказів і приреченості на цьому листі чекає кодекс: сюди лягають вивчені докази й приреченість, якої місто вже не вміщає.
goal-doom = Приреченість на листі: { $have } із { $need }
goal-clues = Докази на листі: { $have } із { $need }
goal-markers = Маркери на листі: { $have } із { $need }
goal-together = Докази й приреченість на листі: { $have } із { $need }
goal-card = Докази на цій карті: { $have } із { $need }
goal-mended = Загоєно шрамів: { $have } із { $need }
goal-price = Докази на листі, щоб витратити: { $have } із { $need }
clues-on-card = { $count ->
    [one] на ній { $count } доказ
    [few] на ній { $count } докази
   *[other] на ній { $count } доказів
}
archive-number = Архів { $number }
archive-number-back = Архів { $number } · зворот
archive-attached = Приєднана до колоди району: { $where }.
cup = Чаша міту
cup-is = У чаші міту: { $count }
cup-inside = У чаші: { $count }
cup-drawn = Узято: { $count }
cup-means = У фазі міту кожен гравець бере два жетони не дивлячись.
cup-drawn-means = Коли чаша спорожніє, усі взяті жетони повернуться до неї.
events = Події
events-next = На сорочці верхньої карти: { $where }.
events-next-short = Зверху: { $where }
events-discard = Скинуто: { $count }.
events-means = Приреченість поширюють картою знизу, докази з’являються з картою зверху. Верхня карта скиду вказує нестабільну зону.
fact-doom = { $count ->
    [one] { $count } жетон приреченості
    [few] { $count } жетони приреченості
   *[other] { $count } жетонів приреченості
}
fact-unstable = нестабільна зона
fact-clues = { $count ->
    [one] { $count } доказ
    [few] { $count } докази
   *[other] { $count } доказів
}
fact-anomaly = аномалія
marker-hidden = невідкритий маркер
marker-white = білий маркер
marker-blue = синій маркер
marker-red = червоний маркер

## Що важливо у виборі

note-facts = { $facts }
note-empty = там нічого немає
note-monster = поранення { $damage }, жах { $horror }, здоров’я { $left }
note-investigator = здоров’я { $health }, розум { $sanity }, { $facts }
note-newcomer = { $occupation }, здоров’я { $health }, розум { $sanity }

## Перевірки, бій і шкода

test-of = Перевірка { $skill-gen }
fight-with = { CAPITALIZE($monsters) }
attack-of = Атака: { $monsters }
try-attack = Атака
try-evade = Ухиляння
try-research = Вивчення
try-ward = Оборона
foe = { CAPITALIZE($monster) }
harm-damage = Поранення: { $who }
harm-horror = Жах: { $who }
suffers-damage = { $who } ось-ось зазнає { $count ->
    [one] { $count } поранення
   *[other] { $count } поранень
}
suffers-horror = { $who } ось-ось зазнає { $count ->
    [one] { $count } жаху
   *[other] { $count } жахів
}
dice-skill = уміння й зосередженість
dice-modifier = модифікатор
dice-more = додаткові кубики
dice-lent = чужа зосередженість
dice-monster = монстр
dice-other = інше

## Свій лист, карти, вітрина

tray-label = Ваш дослідник, кодекс і вітрина
revealed = Карти на вибір
assets = Активи й стани
assets-none = Поки нічого.
display = Вітрина
display-none = Предметів не лишилося.
display-means = П’ять предметів, які купують, коли це дозволяє зустріч або інший ефект.
costs = ціна { $value } $
price = { $value } $
back-known = зворот відомий
cards-under = { $count ->
    [one] під нею { $count } карта
    [few] під нею { $count } карти
   *[other] під нею { $count } карт
}
skill-is = { $skill-Nom }: { $value } на листі, { $focused } від зосередженості
skill-value = { $skill } { $value }
skill-focused = { $skill } { $value }+{ $focused }
skills = Уміння: { $skills }.
kind-item = Предмет
kind-ally = Союзник
kind-spell = Заклинання
kind-talent = Талант
kind-condition = Стан
kind-rumor = Чутка
newspaper = Аркгемський вісник
card-back = Інший бік
card-has-back = Що на звороті, ніхто не знає, поки карту не перевернуть.
card-for-sale = На вітрині: ціна { $value } $.
card-held-by = У кого: { $who }.
card-damage = Поранення на ній: { $count }.
card-horror = Жах на ній: { $count }.
hands = { $count ->
    [one] { $count } рука
    [few] { $count } руки
   *[other] { $count } рук
}
bears-damage = може прийняти поранень: { $count }
bears-horror = може прийняти жахів: { $count }
casting = під час читання жах: { $count }

## Що лишилося

piles = Що лишилося
deck-monster = Монстри
deck-headline = Заголовки
deck-item = Предмети
deck-ally = Союзники
deck-spell = Заклинання
deck-street = Вулиці
deck-anomaly = Аномалії
deck-left = Лишилося: { $count }.
deck-discard = Скинуто: { $cards }.
deck-aside = Відкладено: { $monsters }.
headline-means = Якщо треба прочитати заголовок, а їх не лишилося, на лист сценарію лягає 1 жетон приреченості.
rumor-means = Чутка лишається в кодексі, поки її не припинять або не замінить інша.

## Пояснення: місто

space-in = Район: { $where }.
space-here = Тут: { $facts }.
space-adjacent = Суміжні зони: { $where }.
street-residential = Житлова вулиця.
street-bridge = Міст.
street-scenic = Мальовнича вулиця.
unstable-means = Нестабільна зона: сюди приходять монстри й приреченість під час прориву воріт.
neighborhood-spaces = Зони: { $where }.
neighborhood-doom = Приреченість у районі: { $count }.
neighborhood-attached = До його колоди приєднано карту «{ $card }».
clue-means = Зустріч у цьому районі може дати доказ із нього.
anomaly-means = Поки тут аномалія, приреченість цього району лягає на лист сценарію, а зустрічі тут — зустрічі з аномалією.

## Пояснення: фігури

monster-health = здоров’я { $left } із { $most }
monster-attack = атака: сила { $mod }
monster-evade = ухиляння: увага { $mod }
monster-damage = завдає поранень: { $count }
monster-horror = завдає жахів: { $count }
monster-speed = швидкість { $count }
monster-remnant = лишає рештки
monster-epic = Епічний
monster-where = Де: { $where }.
monster-ready = Відновлений: активується у фазі монстрів.
monster-engaged = У бою проти: { $who }. У фазі монстрів атакує.
monster-exhausted = Виснажений: відновиться у фазі монстрів.
monster-waits = Ще не активувався.
newcomer = Здоров’я { $health }, розум { $sanity }, межа зосередженості { $focus }, гроші { $money } $.
starting-cards = Починає з картами: { $cards }.
starting-choice = Вибирає з карт: { $cards }.
scenario-city = Аркгем: { $where }.
scenario-start = Дослідники починають тут: { $where }.
investigator-state = Здоров’я { $health } із { $most-health }, розум { $sanity } із { $most-sanity }; де: { $where }.
investigator-has = Гроші { $money } $, докази { $clues }, рештки { $remnants }.
investigator-cards = Активи: { $cards }.
investigator-leader = Лідер: вирішує за всіх, коли більше нікому.
engaged-means = У бою: { $monsters }. Можна лише атакувати, ухилитися або зосередитися.
delayed-means = Затриманий: наступна дія пропускається.

## Гра заднім числом

story-anomaly = Виникла аномалія: { $where }.
story-anomaly-closed = Аномалія зникла: { $where }.
story-outbreak = Спалах: { $where }.
story-monster = Переможено монстра: { $monster }.
story-headline = Заголовок «{ $headline }».
story-archive = Нове в кодексі: «{ $card }».
story-turned = Перевернуто карту кодексу: «{ $card }».
story-read = Прочитано зворот карти архіву: «{ $card }».
story-defeated = Переможено дослідника: { $who }.
story-tally = Вивчено доказів: { $clues }. Вилучено приреченості: { $removed }. Переможено монстрів: { $defeated }.
