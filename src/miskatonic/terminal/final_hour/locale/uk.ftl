# Термінал українською: «Остання година».

## Біля запрошення

help-component = знайти карту, предмет, монстра чи локацію за назвою
help-overview = лист Стародавнього, ваша рука, предмети й скид

## Довкола мапи

header-game = { $title } · { $ancient }, { $difficulty }
header-round = Раунд { $round } з { $rounds } · { $phase }
header-state = воріт у стосі { $gates } · { $omens } · зерно { $seed }
phase-playing = розіграш карт
phase-face-down = розіграш карт долілиць
phase-resolving = застосування карт
phase-reckoning = розплата
phase-gates = ворота
phase-ritual = ритуал
place = { $number } { $name }
team-place = { $number } { $name }
team-at = локація { $number }
team-lead = лідер
team-may-talk = може говорити
team-deck = колода { $count }
ritual-found = Знайдено докази: { $found }
ritual-hidden = Ритуал — 2 з: { $hidden }
ritual-revealed = Ритуал: { $one } і { $other }
kept = Відкладено для ритуалу: { $cards }
hand = На руці ({ $who }): { $cards }
priority-card = { $number } { $symbol }
priority-card-omens = { $number } { $symbol } { $omens }
row-upper = Верх
row-lower = Низ
row-so-far = Поки
row-none = { "" }
row-free = вільно
row-face-down = долілиць
row-now = ◂ зараз
omens = знамень ● { $omens }
omens-row = знамень ● { $omens } → { $row }
omens-open = знамень ● { $least }–{ $most }
half-upper = { "  " }верх
half-lower = { "  " }низ
half-upper-now = ▸ верх
half-lower-now = ▸ низ
card-of = { $card } ({ $who })
note-upper = точно верхній ефект
note-lower = точно нижній ефект
note-open = верхній чи нижній — поки неясно
note-hidden = { $count ->
    [0] у ритуалі бути не може
   *[other] не знайдено { $count }
}

## Мапа. Короткі назви — до 10 знаків, рядки легенди — до 19, рядок особливих монстрів — до 29.

map-ritual = { " " }ритуал{ " " }
map-gate-tesseract = тесеракт
map-gate-heptagram = гептаграма
map-gate-trinity = тріада
map-signs = На мапі ▲В2 — червоний вбивця зі здоров’ям 2, ○ — синій, ### — руйнування; →▲8 ○15 — куди йдуть червоні й сині монстри; ◆ — нова печатка, ◇ — один раз використана.
map-legend-1 = ▲ червоний ○ синій
map-legend-2 = В вбивця  Б блукач
map-legend-3 = Р руйнів. М інший
map-legend-4 = ? доказ   ◎ ворота
map-legend-5 = ◆ печатка # руйнув.
map-special-cthulhu = Г глибоковод. · З зор. порід.
map-special-shudde-mell = Х хтонієць
map-special-umordhoth = О орда гулів
letter-killer = В
letter-wanderer = Б
letter-destroyer = Р
letter-plain = М
letter-deep-one = Г
letter-star-spawn = З
letter-chthonian = Х
letter-ghoul-horde = О
initial-jenny-barnes = Д
initial-lily-chen = Л
initial-michael-mcglen = М
initial-rita-young = Р
initial-tommy-muldoon = Т
initial-ashcan-pete = П
short-location-1 = Апман
short-location-2 = Студ. сп.
short-location-3 = Двір
short-location-4 = Оранжерея
short-location-5 = Бібліотека
short-location-6 = Дербі-Голл
short-location-7 = Лекторій
short-location-8 = Лаборат.
short-location-9 = Адмін.
short-location-10 = Обсерват.
short-location-11 = Семінарія
short-location-12 = Гуманітар.
short-location-13 = Спортивний
short-location-14 = Чоловіче
short-location-15 = Жіноче

## Довідка

item-before = Перед тим як застосувати вашу карту дії:
item-after = Після того як застосовано вашу карту дії:
monster-about = { $colour }, { $health ->
    [0] знищити не можна
   *[other] здоров’я { $health }
}; символи: { $symbols }; усього в грі: { $count }
colour-red = ▲ червоний
colour-blue = ○ синій
symbol-killer = вбивця
symbol-wanderer = блукач
symbol-destroyer = руйнівник
does-killer = Вбивця: під час активації дослідник у тій самій локації втрачає 1 здоров’я.
does-wanderer = Блукач: під час активації переходить один раз за стрілкою свого кольору.
does-destroyer = Руйнівник: під час активації кладе у свою комірку жетон руйнування й зсувається у вільну комірку тієї самої локації; якщо її немає, переходить далі.
location-about = Зона { $zone }, { $spaces ->
    [one] { $spaces } комірка
    [few] { $spaces } комірки
   *[many] { $spaces } комірок
} монстрів; червона стрілка: { $red }; синя стрілка: { $blue }; доріжки: { $ways }
sheet-of = { $name }: розплата за кількістю знамень
omens-between = { $least }–{ $most }
omens-from = { $least }+
discard-of = Скид ({ $who }): { $cards }
priority-discard = Скид карт черговості: { $cards }
counts = У чаші: { $cup }. У колоді черговості: { $deck }. У колоді предметів: { $items }.
items-used = Використані предмети: { $items }
beside-cup = Поруч із чашею: { $monsters }
beside-sheet = Поруч із листом: { $monsters }

## Розповідь про гру

story-clue = доказ: { $symbol }
story-destroyed = знищено { $count }
story-damaged = руйнувань { $count }
story-item = { $item }
story-lost = { $who } −{ $count } ♥
story-gate = ◎ { $where } { $tokens }
story-tokens = символи ритуалу: { $one } та { $other }
story-ritual = збігів { $matches } з { $target }
