# «Маєтки божевілля» українською: головоломки, їхні фрагменти й що з ними роблять.

## Назви

puzzle-type-wiring = Головоломка проводки
puzzle-type-lock = Головоломка замка
puzzle-type-rune = Головоломка руни
puzzle-1a = Головоломка проводки 1A
puzzle-1b = Головоломка проводки 1B
puzzle-2a = Головоломка проводки 2A
puzzle-2b = Головоломка проводки 2B
puzzle-3a = Головоломка проводки 3A
puzzle-3b = Головоломка проводки 3B
puzzle-4a = Головоломка замка 4A
puzzle-4b = Головоломка замка 4B
puzzle-5a = Головоломка замка 5A
puzzle-5b = Головоломка замка 5B
puzzle-6a = Головоломка замка 6A
puzzle-6b = Головоломка замка 6B
puzzle-rune-ward = Головоломка руни «Оберіг»
puzzle-rune-eye = Головоломка руни «Око»
puzzle-rune-star = Головоломка руни «Зірка»
puzzle-goal-wiring = Розв’язана, коли червоний і синій дроти безперервно йдуть від початку до кінця.
puzzle-goal-lock = Розв’язана, коли кожен символ збігається з усіма суміжними, зокрема й на фрагменті приготування.
puzzle-goal-rune = Розв’язана, коли кожен фрагмент лежить там, де його показує малюнок на карті.
puzzle-pile-wiring = фрагменти проводки
puzzle-pile-rectangle = прямокутні фрагменти замка
puzzle-pile-triangle = трикутні фрагменти замка
puzzle-pile-cross = хрестоподібні фрагменти замка
puzzle-pile-rune = фрагменти рун
symbol-sun = жовте сонце
symbol-moon = синій місяць
symbol-eye = червоне око
wire-red = червоний дріт
wire-blue = синій дріт
card-front-door = Вхідні двері

## Запитання

verb-swap = Поміняти місцями
verb-turn = Повернути
prompt-puzzle = { $card }: { $n ->
    [0] дій головоломки не лишилося.
    [one] лишилася { $n } дія головоломки.
    [few] лишилося { $n } дії головоломки.
   *[other] лишилося { $n } дій головоломки.
}
prompt-puzzle-swap = { $card }: які фрагменти поміняти місцями? { $n ->
    [one] Лишилася { $n } дія головоломки.
    [few] Лишилося { $n } дії головоломки.
   *[other] Лишилося { $n } дій головоломки.
}
prompt-puzzle-replace = Який фрагмент ви заміните взятим?
option-puzzle-swap = поміняти місцями фрагменти { $one } і { $two }
    .group = { verb-swap }
    .short = { $one } і { $two }
option-puzzle-turn-left = повернути фрагмент { $place } ліворуч
    .group = { verb-turn }
    .short = { $place } ліворуч
option-puzzle-turn-right = повернути фрагмент { $place } праворуч
    .group = { verb-turn }
    .short = { $place } праворуч
option-puzzle-draw = узяти новий фрагмент за 2 дії головоломки (не використано: { $n })
option-puzzle-skill-point = витратити жетон досвіду: ще { $n ->
    [one] { $n } дія головоломки
    [few] { $n } дії головоломки
   *[other] { $n } дій головоломки
}
option-puzzle-stop = лишити головоломку як є
option-puzzle-replace = фрагмент { $place }

## Події

event-puzzle-laid-out = Головоломку «{ $card }» розкладено.
event-puzzle-lacks-pieces = «{ $card }»: потрібні фрагменти зайняті в інших головоломках.
event-puzzle-began = { $who } намагається розв’язати головоломку «{ $card }»: { $actions ->
    [one] { $actions } дія головоломки
    [few] { $actions } дії головоломки
   *[other] { $actions } дій головоломки
}.
event-pieces-swapped = { $who } міняє місцями фрагменти { $one } і { $two }.
event-piece-rotated-left = { $who } повертає фрагмент { $place } ліворуч.
event-piece-rotated-right = { $who } повертає фрагмент { $place } праворуч.
event-piece-drawn = { $who } бере новий фрагмент.
event-piece-replaced = { $who } кладе новий фрагмент на місце { $place }.
event-puzzle-solved = { $who } розв’язує головоломку «{ $card }».
event-puzzle-left = { $who } лишає головоломку «{ $card }» нерозв’язаною.
event-puzzle-scrambled = Головоломку «{ $card }» змішано й розкладено наново.
