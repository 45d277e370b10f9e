# «Маєтки божевілля» українською: що кажуть ефекти й умови подій і цілей.
# .do — те саме як варіант вибору; умови стоять після «якщо».

## Що відбувається

effect-appear = Хранитель виставляє { $room-in } { $monster-acc }.
    .do = виставити { $room-in } { $monster-acc }
appear-health = Здоров’я цього монстра вище на { $n } за кожного дослідника.
    .do = здоров’я цього монстра вище на { $n } за кожного дослідника
appear-burning = Цей монстр несе вогонь: де він вийде з гри, там загориться кімната.
    .do = цей монстр несе вогонь: де він вийде з гри, там загориться кімната
appear-held = Цей монстр з’являється оглушеним.
    .do = цей монстр з’являється оглушеним
appear-prize = Дослідник, який уб’є цього монстра, отримає 1 жетон досвіду й карту «{ $card }».
    .do = дослідник, який уб’є цього монстра, отримає 1 жетон досвіду й карту «{ $card }»
effect-appear-for-each = Хранитель виставляє за кожного дослідника { $monster-acc } в такому порядку: { $rooms }.
    .do = виставити за кожного дослідника { $monster-acc } в такому порядку: { $rooms }
rooms-and = { $first }, { $rest }
effect-appear-near = Хранитель виставляє { $monster-acc } не далі ніж за { $within } { $within ->
    [one] локацію
    [few] локації
   *[other] локацій
} від дослідника.
    .do = виставити { $monster-acc } не далі ніж за { $within } { $within ->
        [one] локацію
        [few] локації
       *[other] локацій
    } від дослідника
effect-appear-at-vents = Хранитель виставляє { $monster-acc } у кожній кімнаті з вентиляцією, доки вистачає фігурок.
    .do = виставити { $monster-acc } у кожній кімнаті з вентиляцією, доки вистачає фігурок
prompt-appear = Де з’явиться { $monster }?
effect-stir = Хранитель переміщує { $monster-acc } на { $n } { $n ->
    [one] локацію
    [few] локації
   *[other] локацій
} або менше.
    .do = перемістити { $monster-acc } на { $n } { $n ->
        [one] локацію
        [few] локації
       *[other] локацій
    } або менше
effect-stir-every = Хранитель може перемістити кожного { $monster-acc } на { $n } { $n ->
    [one] локацію
    [few] локації
   *[other] локацій
} або менше.
    .do = перемістити кожного { $monster-acc } на { $n } { $n ->
        [one] локацію
        [few] локації
       *[other] локацій
    } або менше
prompt-stir = Якого монстра перемістити?
effect-discard-locks = Усі карти замків скидаються.
    .do = скинути всі карти замків
effect-time-token = На наступну подію кладеться 1 жетон часу.
    .do = покласти 1 жетон часу на наступну подію
effect-bar-exit = Парадні двері замкнено: щоб хтось міг врятуватися, треба розв’язати головоломку-замок.
    .do = замкнути парадні двері головоломкою-замком
effect-count-up = { $what }: +{ $n }.
    .do = { $what }: +{ $n }
effect-count-up-relative = { $what }: +{ $n }, у кровного родича +{ $relative }.
    .do = { $what }: +{ $n }, у кровного родича +{ $relative }
effect-count-gathered = { $what }: +1 за кожного культиста й лідера культу { $room-in }, але не більше ніж +{ $most }.
    .do = { $what }: +1 за кожного культиста й лідера культу { $room-in }, але не більше ніж +{ $most }
effect-ward = Накресліть знак біля вентиляції у вашій кімнаті.
    .do = накреслити знак біля вентиляції у вашій кімнаті
effect-wear-wards = У кожній кімнаті з вентиляцією, де є { $monster } і немає дослідників, стирається один знак.
    .do = стерти по знаку в кожній кімнаті з вентиляцією, де є { $monster } і немає дослідників
effect-corpse-appears = Хранитель кладе труп { $room-in }.
    .do = покласти труп { $room-in }
prompt-corpse = Де лежить тіло?
effect-sample-to-altar = На вівтар кладеться зразок.
    .do = покласти зразок на вівтар
effect-remember = Можете спробувати пригадати. Що з того вийде, наперед не знає ніхто.
    .do = спробувати пригадати, не знаючи, що з того вийде
prompt-remember = Пригадати те літо?
option-remember = Пригадати
option-forget = Лишити як є
effect-investigators-win = Дослідники перемагають.
    .do = дослідники перемагають
effect-keeper-wins = Хранитель перемагає.
    .do = хранитель перемагає
effect-all-lose = Програють усі.
    .do = програють усі

## Що рахується

count-chant = Вдихи
count-silence = Тиша
count-feeding = Ситі ночі
count-congregation = Повна каплиця
count-renounced = Зречення
count-homecoming = Повернення
count-amends = Прощення
count-bargain = Зустрічі
count-lullaby = Колискові
count-opening = Ворота відчиняються
count-closing = Ворота зачиняються
count-guilt = Провина
count-growth = Ріст
count-scent = Слід

## Для кого

each-in-bedroom = кожного дослідника в будь-якій спальні
    .who = кожен дослідник у будь-якій спальні
each-in-freezer = кожного дослідника в Морозильній камері
    .who = кожен дослідник у Морозильній камері
each-blood-relative = кровного родича
    .who = кровний родич
each-with-corpse = кожного дослідника в кімнаті з тілом
    .who = кожен дослідник у кімнаті з тілом

## Якщо

if-clue-found = знайдено доказ { $number }
if-clue-missing = доказ { $number } не знайдено
if-samples-at-altar = біля вівтаря { $n } { $n ->
    [one] зразок
    [few] зразки
   *[other] зразків
} ({ $alone }, якщо дослідник у грі один)
if-left-house = { $monster } — поза межами дому
if-monster-killed = більше немає серед живих { $monster-gen }
if-on-map = { $n ->
    [1] на полі є { $monster }
   *[other] на полі щонайменше { $n } { $monster-many }
}
if-on-map-exactly = { $n ->
    [0] на полі немає { $monster-gen }
    [1] на полі рівно один { $monster }
   *[other] на полі рівно { $n } { $monster-many }
}
if-gathered-cultist = { $room-in } щонайменше { $n } { $n ->
    [one] культист
    [few] культисти
   *[other] культистів
}
if-gathered-cultist-cult-leader = { $room-in } щонайменше { $n } культистів і лідерів культу
if-free-of-cult-leader = { $room-in } немає лідерів культу
if-held-against-cultist-cult-leader = { $room-in } не менше дослідників, ніж культистів і лідерів культу
if-empty-room = { $room-in } немає дослідників
if-meeting = { $monster } і { $other } перебувають в одній кімнаті без дослідників
if-awaited = на полі є { $monster } і немає жодного { $other-gen }
if-alone-in = { $room-in } перебуває { $monster } і немає дослідників
if-alone-in-either = { $room-in } або { $other-in } перебуває { $monster } і немає дослідників
if-counted = { $what }: { $n } або більше
if-counted-each = { $what }: { $n } або більше і ще по { $each } за кожного дослідника
if-relative-lost = кровний родич мертвий
if-relative-in = ви кровний родич і перебуваєте { $room-in }
if-relative-knows-pact = кровний родич має «Угоду душі» або «Угоду крові»
if-escaped-one = один із дослідників врятувався
if-escaped-all = врятувалися всі, хто мав врятуватися
if-escape-lost = мертвий той, хто мав врятуватися
if-burning = горять { $one }, { $two } і { $three }
if-corpse-at-start = тіло лежить { $room-in } біля парадних дверей
if-no-corpse = тіла більше немає
if-half-insane = божевільна щонайменше половина дослідників на полі
if-at-altar = ви в кімнаті з вівтарем
if-at-vent = ви в кімнаті з вентиляцією
if-unlit-grave = ви { $one-in }, { $two-in } або { $three-in } і там немає вогню
if-in-story-room = ви { $room-in }
if-vents-warded = у кожній кімнаті з вентиляцією по { $n } { $n ->
    [one] знаку
   *[other] знаки
} (по { $alone }, якщо дослідник у грі один)

## Про що повідомляють

event-counted = { $what }: { $total }.
event-sign-drawn = Біля вентиляції { $room-in } накреслено знак. Знаків там: { $total }.
event-sign-gone = { CAPITALIZE($room-in) } стерто знак. Знаків там: { $total }.
