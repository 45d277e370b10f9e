# «Маєтки божевілля» українською: що сталося з дослідниками та в домі і чим може закінчитися гра.

## Раунди і ходи

event-story-told = Історія починається: { $story }.
event-round-began = Раунд { $round }.
event-turn-began = { $who } починає хід.
event-keeper-turn-began = Хід хранителя.

## Дослідники

event-investigator-joined = { $who } входить у дім: { $where }.
event-moved = { $who } переміщується: { $to }.
event-moved-by-keeper = Хранитель переміщує { $who-acc }: { $to }.
event-investigator-placed = { $who } раптом опиняється тут: { $to }.
event-suffered-damage = { $who } зазнає { $count } { $count ->
    [one] поранення
    [few] поранень
   *[other] поранень
}.
event-suffered-horror = { $who } зазнає { $count } жаху.
event-healed-damage = { $who } лікує { $count } { $count ->
    [one] поранення
    [few] поранення
   *[other] поранень
}.
event-healed-horror = { $who } відновлює { $count } { $count ->
    [one] одиницю
    [few] одиниці
   *[other] одиниць
} розуму.
event-went-insane = { $who } втрачає розум.
event-stunned = { $who } { $who-gender ->
    [f] оглушена
   *[m] оглушений
}.
event-stun-shaken = { $who } скидає жетон оглушення.
event-hid = { $who } ховається: { $where }.
event-came-out = { $who } виходить зі сховку.
event-skill-point-spent = { $who } витрачає жетон досвіду: +{ $luck }.
event-skill-point-gained = { $who } отримує { $count } { $count ->
    [one] жетон досвіду
    [few] жетони досвіду
   *[other] жетонів досвіду
}.
event-skill-point-lost = { $who } втрачає { $count } { $count ->
    [one] жетон досвіду
    [few] жетони досвіду
   *[other] жетонів досвіду
}.
event-horror-passed = { $who } проводить перевірку жаху успішно, без кидка: { $monster }.
event-evade-failed = { CAPITALIZE($monster) } не чіпає { $who-acc }.
event-investigator-killed = { $who } гине: { $where }.
event-player-eliminated = Гравець { $who-gen } вибуває.
event-escaped = { $who } рятується з дому.

## Карти

event-card-turned = { CAPITALIZE($room-in) } відкрито карту «{ $card }».
event-card-gained = { $who } отримує карту «{ $card }».
event-clue-found = { $who } знаходить доказ «{ $card }».
event-nothing-found = { CAPITALIZE($room-in) } нічого цікавого.
event-card-discarded = { $who } скидає карту «{ $card }».
event-face-down-discarded = { CAPITALIZE($who) }: карту «{ $card }», що лежала долілиць, скинуто.
event-card-dropped = { $who } кидає карту «{ $card }» { $room-in }.
event-card-traded = { $who } передає карту «{ $card }»: { $other }.
event-spell-gained = { $who } отримує заклинання «{ $card }».
event-spell-turned = { $who } перевертає заклинання «{ $card }».
event-spell-returned = Заклинання «{ $card }» повертається під свою колоду.
event-lock-met = { $who } долає карту «{ $card }».
event-lock-holds = «{ $card }» не піддається.
event-explored = { $who } досліджує: { $room }.
event-ability-used = { $who } використовує карту «{ $card }».
event-trait-used = { $who } використовує здібність «{ $trait }».

## Перевірки

event-test-began = { $who } проводить перевірку ({ $skill }): потрібно { $target } або менше.
event-test-ended-passed = { $who } викидає { $die }: перевірку пройдено ({ $skill }, { $target } або менше).
event-test-ended-failed = { $who } викидає { $die }: перевірку провалено ({ $skill }, { $target } або менше).
event-monster-rolled-passed = Хранитель кидає кубик за монстра ({ $monster }): { $die }, успіх ({ $target } або менше).
event-monster-rolled-failed = Хранитель кидає кубик за монстра ({ $monster }): { $die }, провал ({ $target } або менше).

## Дім

event-fire-placed = { CAPITALIZE($room-in) } спалахує вогонь.
event-fire-gone = { CAPITALIZE($room-in) } вогонь згас.
event-darkness-placed = { CAPITALIZE($room-in) } стає темно.
event-darkness-gone = { CAPITALIZE($room-in) } знову світло.
event-barrier-pushed = { $who } присуває бар’єр до дверей: { $where }.
event-barrier-pulled = { $who } відсуває бар’єр від дверей: { $where }.
event-barrier-back = Бар’єр відкинуто від дверей: { $where }.
event-barrier-destroyed = Бар’єр зруйновано: { $where }.
event-lock-gone = { CAPITALIZE($room-in) } більше немає Замка.
event-corpse-placed = Тут { $count ->
    [one] лежить { $count } труп
    [few] лежать { $count } трупи
   *[other] лежать { $count } трупів
}: { $where }.
event-corpse-dragged = { $who } тягне за собою труп: { $to }.
event-corpses-gone = { $count ->
    [one] Зникає { $count } труп
    [few] Зникають { $count } трупи
   *[other] Зникають { $count } трупів
}: { $where }.
event-corpses-burnt = { $count ->
    [one] Згоряє { $count } труп
    [few] Згоряють { $count } трупи
   *[other] Згоряють { $count } трупів
}: { $where }.
event-sample-taken = { CAPITALIZE($monster) } бере зразок. Усього несе: { $total }.
event-samples-laid-down = { CAPITALIZE($monster) } кладе зразки на вівтар: { $count }. Усього там: { $total }.
event-samples-lost = Зразки пропадають: { $count } ({ $monster }).
event-sample-on-altar = На вівтарі з’являється зразок. Усього там: { $total }.

## Чим може закінчитися гра

result-all-eliminated = Не лишилося жодного дослідника. Хранитель перемагає.
result-last-event = Остання подія настала, а мети не досяг ніхто. Програли всі.
result-not-all-escaped = Хтось уже ніколи не вийде з цього дому. Хранитель перемагає.
result-escaped = Вони вибралися з дому. Дослідники перемагають.
result-both-sides = Обидві сторони досягли мети в одну мить. Не перемагає ніхто.
