# Терминал по-русски: «Последний час».

## У приглашения

help-component = найти карту, вещь, монстра или локацию по названию
help-overview = лист Древнего, ваша рука, вещи и сброс

## Вокруг карты

header-game = { $title } · { $ancient }, { $difficulty }
header-round = Раунд { $round } из { $rounds } · { $phase }
header-state = врат в стопке { $gates } · { $omens } · зерно { $seed }
phase-playing = розыгрыш карт
phase-face-down = розыгрыш карт взакрытую
phase-resolving = применение карт
phase-reckoning = расплата
phase-gates = врата
phase-ritual = ритуал
place = { $number } { $name }
team-place = { $number } { $name }
team-at = локация { $number }
team-lead = ведущий
team-may-talk = может говорить
team-deck = колода { $count }
ritual-found = Найдены улики: { $found }
ritual-hidden = Ритуал — 2 из: { $hidden }
ritual-revealed = Ритуал: { $one } и { $other }
kept = Отложено для ритуала: { $cards }
hand = На руке ({ $who }): { $cards }
priority-card = { $number } { $symbol }
priority-card-omens = { $number } { $symbol } { $omens }
row-upper = Верх
row-lower = Низ
row-so-far = Пока
row-none = { "" }
row-free = свободно
row-face-down = взакрытую
row-now = ◂ сейчас
omens = знамений ● { $omens }
omens-row = знамений ● { $omens } → { $row }
omens-open = знамений ● { $least }–{ $most }
half-upper = { "  " }верх
half-lower = { "  " }низ
half-upper-now = ▸ верх
half-lower-now = ▸ низ
card-of = { $card } ({ $who })
note-upper = точно верхний эффект
note-lower = точно нижний эффект
note-open = верхний или нижний — пока неясно
note-hidden = { $count ->
    [0] в ритуале быть не может
    [one] не найдена { $count }
   *[other] не найдено { $count }
}

## Карта. Короткие названия — до 10 знаков, строки легенды — до 19, строка особых монстров — до 29.

map-ritual = { " " }ритуал{ " " }
map-gate-tesseract = тессеракт
map-gate-heptagram = гептаграмма
map-gate-trinity = триада
map-signs = На карте ▲У2 — красный убийца со здоровьем 2, ○ — синий, ### — разрушение; →▲8 ○15 — куда идут красные и синие монстры; ◆ — новая печать, ◇ — один раз использованная.
map-legend-1 = ▲ красный ○ синий
map-legend-2 = У убийца  С скитал.
map-legend-3 = Р разруш. М прочий
map-legend-4 = ? улика   ◎ врата
map-legend-5 = ◆ печать  # разруш.
map-special-cthulhu = Г глубоковод. · З зв. отродье
map-special-shudde-mell = Х хтониец
map-special-umordhoth = О орда гулей
letter-killer = У
letter-wanderer = С
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
short-location-2 = Студ. союз
short-location-3 = Двор
short-location-4 = Оранжерея
short-location-5 = Библиотека
short-location-6 = Дерби-Холл
short-location-7 = Лекторий
short-location-8 = Лаборат.
short-location-9 = Админ.
short-location-10 = Обсерват.
short-location-11 = Семинария
short-location-12 = Гуманитар.
short-location-13 = Спортивный
short-location-14 = Мужское
short-location-15 = Женское

## Справка

item-before = Перед тем как применить вашу карту действия:
item-after = После того как применена ваша карта действия:
monster-about = { $colour }, { $health ->
    [0] уничтожить нельзя
   *[other] здоровье { $health }
}; символы: { $symbols }; всего в игре: { $count }
colour-red = ▲ красный
colour-blue = ○ синий
symbol-killer = убийца
symbol-wanderer = скиталец
symbol-destroyer = разрушитель
does-killer = Убийца: при активации сыщик в той же локации теряет 1 здоровье.
does-wanderer = Скиталец: при активации переходит один раз по стрелке своего цвета.
does-destroyer = Разрушитель: при активации кладёт в свою ячейку жетон разрушения и сдвигается в свободную ячейку той же локации; если её нет, переходит дальше.
location-about = Зона { $zone }, { $spaces ->
    [one] { $spaces } ячейка
    [few] { $spaces } ячейки
   *[many] { $spaces } ячеек
} монстров; красная стрелка: { $red }; синяя стрелка: { $blue }; дорожки: { $ways }
sheet-of = { $name }: расплата по числу знамений
omens-between = { $least }–{ $most }
omens-from = { $least }+
discard-of = Сброс ({ $who }): { $cards }
priority-discard = Сброс карт очерёдности: { $cards }
counts = В пуле: { $cup }. В колоде очерёдности: { $deck }. В колоде вещей: { $items }.
items-used = Использованные вещи: { $items }
beside-cup = Рядом с пулом: { $monsters }
beside-sheet = Рядом с листом: { $monsters }

## Рассказ об игре

story-clue = улика: { $symbol }
story-destroyed = уничтожено { $count }
story-damaged = разрушений { $count }
story-item = { $item }
story-lost = { $who } −{ $count } ♥
story-gate = ◎ { $where } { $tokens }
story-tokens = символы ритуала: { $one } и { $other }
story-ritual = совпадений { $matches } из { $target }
