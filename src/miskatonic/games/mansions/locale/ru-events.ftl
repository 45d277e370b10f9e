# «Обители безумия» по-русски: что произошло с сыщиками и в доме и чем может кончиться игра.

## Раунды и ходы

event-story-told = История начинается: { $story }.
event-round-began = Раунд { $round }.
event-turn-began = { $who } начинает ход.
event-keeper-turn-began = Ход хранителя.

## Сыщики

event-investigator-joined = { $who } входит в дом: { $where }.
event-moved = { $who } перемещается: { $to }.
event-moved-by-keeper = Хранитель перемещает { $who-acc }: { $to }.
event-investigator-placed = { $who } вдруг оказывается здесь: { $to }.
event-suffered-damage = { $who } получает { $count } { $count ->
    [one] рану
    [few] раны
   *[other] ран
}.
event-suffered-horror = { $who } получает { $count } { $count ->
    [one] ужас
   *[other] ужаса
}.
event-healed-damage = { $who } вылечивает { $count } { $count ->
    [one] рану
    [few] раны
   *[other] ран
}.
event-healed-horror = { $who } вылечивает { $count } { $count ->
    [one] ужас
   *[other] ужаса
}.
event-went-insane = { $who } { $who-gender ->
    [f] сошла с ума
   *[m] сошёл с ума
}.
event-stunned = { $who } { $who-gender ->
    [f] оглушена
   *[m] оглушён
}.
event-stun-shaken = { $who } сбрасывает жетон оглушения.
event-hid = { $who } прячется: { $where }.
event-came-out = { $who } выходит из укрытия.
event-skill-point-spent = { $who } тратит жетон опыта: +{ $luck }.
event-skill-point-gained = { $who } получает { $count } { $count ->
    [one] жетон опыта
    [few] жетона опыта
   *[other] жетонов опыта
}.
event-skill-point-lost = { $who } теряет { $count } { $count ->
    [one] жетон опыта
    [few] жетона опыта
   *[other] жетонов опыта
}.
event-horror-passed = { $who } проходит проверку ужаса без броска: { $monster }.
event-evade-failed = { CAPITALIZE($monster) } не трогает { $who-acc }.
event-investigator-killed = { $who } { $who-gender ->
    [f] убита
   *[m] убит
}: { $where }.
event-player-eliminated = Игрок { $who-gen } выбывает.
event-escaped = { $who } спасается из дома.

## Карты

event-card-turned = { CAPITALIZE($room-in) } открыта карта «{ $card }».
event-card-gained = { $who } получает карту «{ $card }».
event-clue-found = { $who } находит улику «{ $card }».
event-nothing-found = { CAPITALIZE($room-in) } ничего интересного.
event-card-discarded = { $who } сбрасывает карту «{ $card }».
event-face-down-discarded = { CAPITALIZE($who) }: карта «{ $card }», лежавшая взакрытую, сброшена.
event-card-dropped = { $who } бросает карту «{ $card }» { $room-in }.
event-card-traded = { $who } передаёт карту «{ $card }»: { $other }.
event-spell-gained = { $who } получает заклинание «{ $card }».
event-spell-turned = { $who } переворачивает заклинание «{ $card }».
event-spell-returned = Заклинание «{ $card }» возвращается под свою колоду.
event-lock-met = { $who } справляется с картой «{ $card }».
event-lock-holds = «{ $card }» не поддаётся.
event-explored = { $who } исследует: { $room }.
event-ability-used = { $who } использует карту «{ $card }».
event-trait-used = { $who } использует способность «{ $trait }».

## Проверки

event-test-began = { $who } проходит проверку ({ $skill }): нужно { $target } или меньше.
event-test-ended-passed = { $who } выбрасывает { $die }: проверка пройдена ({ $skill }, { $target } или меньше).
event-test-ended-failed = { $who } выбрасывает { $die }: проверка провалена ({ $skill }, { $target } или меньше).
event-monster-rolled-passed = Хранитель бросает кубик за монстра ({ $monster }): { $die }, успех ({ $target } или меньше).
event-monster-rolled-failed = Хранитель бросает кубик за монстра ({ $monster }): { $die }, провал ({ $target } или меньше).

## Дом

event-fire-placed = { CAPITALIZE($room-in) } вспыхивает огонь.
event-fire-gone = { CAPITALIZE($room-in) } огонь погас.
event-darkness-placed = { CAPITALIZE($room-in) } становится темно.
event-darkness-gone = { CAPITALIZE($room-in) } снова светло.
event-barrier-pushed = { $who } придвигает барьер к двери: { $where }.
event-barrier-pulled = { $who } отодвигает барьер от двери: { $where }.
event-barrier-back = Барьер отброшен от двери: { $where }.
event-barrier-destroyed = Барьер разрушен: { $where }.
event-lock-gone = { CAPITALIZE($room-in) } больше нет Замка.
event-corpse-placed = Здесь { $count ->
    [one] лежит { $count } труп
    [few] лежат { $count } трупа
   *[other] лежат { $count } трупов
}: { $where }.
event-corpse-dragged = { $who } тащит за собой труп: { $to }.
event-corpses-gone = { $count ->
    [one] Исчезает { $count } труп
    [few] Исчезают { $count } трупа
   *[other] Исчезают { $count } трупов
}: { $where }.
event-corpses-burnt = { $count ->
    [one] Сгорает { $count } труп
    [few] Сгорают { $count } трупа
   *[other] Сгорают { $count } трупов
}: { $where }.
event-sample-taken = { CAPITALIZE($monster) } берёт образец. Всего несёт: { $total }.
event-samples-laid-down = { CAPITALIZE($monster) } кладёт образцы на алтарь: { $count }. Всего там: { $total }.
event-samples-lost = Образцы пропадают: { $count } ({ $monster }).
event-sample-on-altar = На алтаре появляется образец. Всего там: { $total }.

## Чем может кончиться игра

result-all-eliminated = Не осталось ни одного сыщика. Хранитель побеждает.
result-last-event = Последнее событие наступило, а цели не достиг никто. Проиграли все.
result-not-all-escaped = Кто-то уже никогда не выйдет из этого дома. Хранитель побеждает.
result-escaped = Они выбрались из дома. Сыщики побеждают.
result-both-sides = Обе стороны достигли цели в одно мгновение. Не побеждает никто.
