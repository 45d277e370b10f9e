# «Особняки безумия» по-русски: головоломки, их фрагменты и что с ними делают.

## Названия

puzzle-type-wiring = Головоломка проводки
puzzle-type-lock = Головоломка замка
puzzle-type-rune = Головоломка руны
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
puzzle-rune-ward = Головоломка руны «Оберег»
puzzle-rune-eye = Головоломка руны «Око»
puzzle-rune-star = Головоломка руны «Звезда»
puzzle-goal-wiring = Решена, когда красный и синий провода непрерывно идут от начала до конца.
puzzle-goal-lock = Решена, когда каждый символ совпадает со всеми смежными, включая символы на фрагменте подготовки.
puzzle-goal-rune = Решена, когда каждый фрагмент лежит там, где его показывает рисунок на карте.
puzzle-pile-wiring = фрагменты проводки
puzzle-pile-rectangle = прямоугольные фрагменты замка
puzzle-pile-triangle = треугольные фрагменты замка
puzzle-pile-cross = крестообразные фрагменты замка
puzzle-pile-rune = фрагменты рун
symbol-sun = жёлтое солнце
symbol-moon = синяя луна
symbol-eye = красный глаз
wire-red = красный провод
wire-blue = синий провод
card-front-door = Входная дверь

## Вопросы

verb-swap = Поменять местами
verb-turn = Повернуть
prompt-puzzle = { $card }: { $n ->
    [0] действий головоломки не осталось.
    [one] осталось { $n } действие головоломки.
    [few] осталось { $n } действия головоломки.
   *[other] осталось { $n } действий головоломки.
}
prompt-puzzle-swap = { $card }: какие фрагменты поменять местами? { $n ->
    [one] Осталось { $n } действие головоломки.
    [few] Осталось { $n } действия головоломки.
   *[other] Осталось { $n } действий головоломки.
}
prompt-puzzle-replace = Какой фрагмент вы замените взятым?
option-puzzle-swap = поменять местами фрагменты { $one } и { $two }
    .group = { verb-swap }
    .short = { $one } и { $two }
option-puzzle-turn-left = повернуть фрагмент { $place } влево
    .group = { verb-turn }
    .short = { $place } влево
option-puzzle-turn-right = повернуть фрагмент { $place } вправо
    .group = { verb-turn }
    .short = { $place } вправо
option-puzzle-draw = взять новый фрагмент за 2 действия головоломки (не использовано: { $n })
option-puzzle-skill-point = потратить жетон опыта: ещё { $n ->
    [one] { $n } действие головоломки
    [few] { $n } действия головоломки
   *[other] { $n } действий головоломки
}
option-puzzle-stop = оставить головоломку как есть
option-puzzle-replace = фрагмент { $place }

## События

event-puzzle-laid-out = Головоломка «{ $card }» разложена.
event-puzzle-lacks-pieces = «{ $card }»: нужные фрагменты заняты в других головоломках.
event-puzzle-began = { $who } пытается решить головоломку «{ $card }»: { $actions ->
    [one] { $actions } действие головоломки
    [few] { $actions } действия головоломки
   *[other] { $actions } действий головоломки
}.
event-pieces-swapped = { $who } меняет местами фрагменты { $one } и { $two }.
event-piece-rotated-left = { $who } поворачивает фрагмент { $place } влево.
event-piece-rotated-right = { $who } поворачивает фрагмент { $place } вправо.
event-piece-drawn = { $who } берёт новый фрагмент.
event-piece-replaced = { $who } кладёт новый фрагмент на место { $place }.
event-puzzle-solved = { $who } решает головоломку «{ $card }».
event-puzzle-left = { $who } оставляет головоломку «{ $card }» нерешённой.
event-puzzle-scrambled = Головоломка «{ $card }» смешана и разложена заново.
