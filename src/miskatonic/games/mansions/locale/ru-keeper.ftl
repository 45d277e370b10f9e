# «Обители безумия» по-русски: ход хранителя, монстры, бои, события и цель.
# Монстры — по именам, $monster-acc в винительном; $who — сыщик.

## О чём спрашивают хранителя

prompt-recycle = Все фигурки уже на поле: { $monster }. Убить одну, чтобы выставить её заново?
option-place-none = Никого не выставлять
prompt-place = Где появится { $monster }?
prompt-move-monster = Переместите { $monster-acc }: { $n ->
    [one] осталась { $n } клетка
    [few] осталось { $n } клетки
   *[other] осталось { $n } клеток
}.
option-stay = Остаться здесь
option-break-through = Через баррикаду: { $where }
    .group = Прорваться
    .short = { $where }
option-leave-house = Покинуть дом
prompt-mythos = { $who }: сыграть карту Мифа? Ваша угроза: { $n }.
option-play-mythos = { $card } ({ $n ->
    [0] даром
   *[other] угроза: { $n }
})
option-no-mythos = Не играть карту Мифа
prompt-injury = { $who } получает раны. Сыграть увечье?
prompt-insanity = { $who } получает ужас. Сыграть безумие?
option-no-trauma = Не играть карту травмы
prompt-hand-limit-mythos = Слишком много карт Мифа: сбросьте { $n }.
prompt-hand-limit-trauma = Слишком много карт травм: сбросьте { $n }.
prompt-keeper-action = Ваши действия. Ваша угроза: { $n }.
option-keeper-action = { $card } ({ $n ->
    [0] даром
   *[other] угроза: { $n }
})
    .group = Действия хранителя
    .short = { $card } ({ $n ->
        [0] даром
       *[other] угроза: { $n }
    })
option-insanity = { $card } → { $who }
    .group = Сыграть безумие
    .short = { $card } → { $who }
option-no-more-actions = Больше никаких действий
prompt-monster-attack = Какой монстр кого атакует?
option-monster-attack = { CAPITALIZE($monster) } атакует { $who-acc }
option-no-more-attacks = Больше никаких атак

## Половины карт боя

half-bare = Без оружия
half-sharp = Холодное оружие: острое
half-blunt = Холодное оружие: тупое
half-melee = Холодное оружие
half-ranged = Оружие дальнего боя
half-attack = Атака монстра
half-hiding = Монстр против укрытия
half-barrier = Монстр против баррикады

## Монстры

event-monster-placed = { CAPITALIZE($monster) } { $monster-gender ->
    [pl] появляются
   *[other] появляется
}: { $where }.
event-monster-moved = { CAPITALIZE($monster) } { $monster-gender ->
    [pl] перемещаются
   *[other] перемещается
}: { $to }.
event-monster-left = { CAPITALIZE($monster) } { $monster-gender ->
    [pl] покидают
   *[other] покидает
} дом.
event-monster-hurt = { CAPITALIZE($monster) } { $monster-gender ->
    [pl] получают
   *[other] получает
} { $count } { $count ->
    [one] рану
    [few] раны
   *[other] ран
}.
event-monster-healed = { CAPITALIZE($monster) } { $monster-gender ->
    [pl] исцеляют
   *[other] исцеляет
} { $count } { $count ->
    [one] рану
    [few] раны
   *[other] ран
}.
event-monster-stunned = { CAPITALIZE($monster) } { $monster-gender ->
    [f] оглушена
    [n] оглушено
    [pl] оглушены
   *[m] оглушён
}.
event-monster-recovered = { CAPITALIZE($monster) } { $left ->
    [0] больше не { $monster-gender ->
        [f] оглушена
        [n] оглушено
        [pl] оглушены
       *[m] оглушён
    }
   *[other] понемногу { $monster-gender ->
        [pl] приходят
       *[other] приходит
    } в себя
}.
event-monster-seen = Сыщики увидели, на что { $monster-gender ->
    [f] способна
    [n] способно
    [pl] способны
   *[m] способен
} { $monster }.
event-monster-killed = { CAPITALIZE($monster) } { $monster-gender ->
    [f] убита
    [n] убито
    [pl] убиты
   *[m] убит
}.
event-monster-removed = { CAPITALIZE($monster) } { $monster-gender ->
    [pl] исчезают
   *[other] исчезает
}: { $where }.
event-monster-immune = { CAPITALIZE($monster) } { $monster-gender ->
    [pl] гибнут
   *[other] гибнет
} только от ран.
event-attacked-monster = { $who } атакует { $monster-acc }. Оружие: { $card }.
event-attacked-monster-bare = { $who } атакует { $monster-acc } голыми руками.
event-monster-attacked = { CAPITALIZE($monster) } { $monster-gender ->
    [pl] атакуют
   *[other] атакует
} { $who-acc }.
event-monster-attacked-hidden = { CAPITALIZE($monster) } { $monster-gender ->
    [pl] ищут
   *[other] ищет
} { $who-acc } в укрытии.
event-barrier-attacked = { CAPITALIZE($monster) } { $monster-gender ->
    [pl] бросаются
   *[other] бросается
} на баррикаду.
event-barrier-held = Баррикада выдержала: { $monster } в этот ход больше не { $monster-gender ->
    [pl] перемещаются
   *[other] перемещается
}.
event-combat-drawn = Карта боя подошла, { $passed_over ->
    [one] а { $passed_over } не подошла
    [few] а { $passed_over } не подошли
   *[other] а { $passed_over } не подошло
}.
event-combat-drawn-first = Подошла первая же карта боя.
event-combat-empty = Ни одна карта боя не подходит.
event-special-attack = { CAPITALIZE($monster) } { $monster-gender ->
    [pl] проводят
   *[other] проводит
} особую атаку.

## Хранитель

event-story-answered = Вопрос { $question }: ваш ответ — { $letter }.
event-threat-gained = Хранитель получает угрозу: { $count }. Теперь у него { $threat }.
event-threat-spent = Хранитель тратит угрозу: { $count }. Остаётся { $threat }.
event-keeper-action-used = Хранитель действует: { $card }.
event-keeper-drew-mythos = Хранитель берёт { $count } { $count ->
    [one] карту
    [few] карты
   *[other] карт
} Мифа.
event-keeper-drew-trauma = Хранитель берёт { $count } { $count ->
    [one] карту
    [few] карты
   *[other] карт
} травм.
event-keeper-drew-card = Вы берёте карту «{ $card }».
event-keeper-discarded = Хранитель сбрасывает карту «{ $card }».
event-deck-reshuffled-mythos = Колода Мифа перемешана заново.
event-deck-reshuffled-trauma = Колода травм перемешана заново.
event-deck-reshuffled-humanoid = Колода боя с гуманоидами перемешана заново.
event-deck-reshuffled-beast = Колода боя с тварями перемешана заново.
event-deck-reshuffled-eldritch = Колода боя с потусторонними монстрами перемешана заново.
event-mythos-played = { $who }: хранитель играет карту «{ $card }».
event-mythos-face-down = { $who }: хранитель играет карту Мифа взакрытую.
event-face-down-seen = { $who } и хранитель знают, что это за карта: «{ $card }».
event-trauma-played-injury = { $who } получает увечье: «{ $card }».
event-trauma-played-insanity = { $who } теряет рассудок: «{ $card }».
event-trauma-gone = { $who } избавляется от карты «{ $card }».
event-time-passed = Время идёт: { $time } из { $needed }.
event-event-delayed = Хранитель бросает кубик: { $die }. Последнее событие пока не наступает.
event-event-delayed-not = Хранитель бросает кубик: { $die }. Последнее событие наступает.
event-event-revealed = Событие: «{ $card }».
event-objective-revealed = Цель раскрыта: «{ $name }».
event-objective-seen = { $who } смотрит карту цели.
