# «Обители безумия» по-русски: ход хранителя, монстры, бои, события и цель.
# Монстры — по именам, $monster-acc в винительном; $who — сыщик.

## О чём спрашивают хранителя

prompt-recycle = Все фигурки уже на поле: { $monster }. Убить одну, чтобы выставить её заново?
option-place-none = Никого не выставлять
prompt-place = Где появится { $monster }?
prompt-move-monster = Переместите { $monster-acc }: { $n ->
    [one] осталась { $n } локация
    [few] осталось { $n } локации
   *[other] осталось { $n } локаций
}.
option-stay = Остаться здесь
option-break-through = Через барьер: { $where }
    .group = Прорваться
    .short = { $where }
option-leave-house = Покинуть дом
prompt-mythos = { CAPITALIZE($who) }: сыграть карту Мифа? Ваша угроза: { $n }.
option-play-mythos = { $card } ({ $n ->
    [0] даром
   *[other] угроза: { $n }
})
option-no-mythos-now = Сейчас не играть карту Мифа
option-no-mythos-this-turn = В этот ход не играть карт Мифа
prompt-injury = { CAPITALIZE($who) } получает раны. Сыграть увечье?
prompt-insanity = { CAPITALIZE($who) } получает ужас. Сыграть безумие?
option-no-trauma = Не играть карту Травмы
prompt-hand-limit-mythos = Слишком много карт Мифа: сбросьте { $n }.
prompt-hand-limit-trauma = Слишком много карт Травмы: сбросьте { $n }.
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

## Половины карт Боя

half-bare = Без оружия
half-sharp = Острое оружие ближнего боя
half-blunt = Тупое оружие ближнего боя
half-melee = Оружие ближнего боя
half-ranged = Оружие дальнего боя
half-attack = Атака монстра
half-hiding = Монстр против укрытия
half-barrier = Монстр против барьера
half-passed-over = { DECAPITALIZE($half) }

## Монстры

event-monster-placed = { CAPITALIZE($monster) } { $monster-gender ->
    [pl] появляются
   *[other] появляется
} { $where-in }.
event-monster-moved = { CAPITALIZE($monster) } { $monster-gender ->
    [pl] перемещаются
   *[other] перемещается
} { $to-to }.
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
    [pl] лечат
   *[other] лечит
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
event-monster-immune = { CAPITALIZE($monster) } { $monster-gender ->
    [pl] гибнут
   *[other] гибнет
} только от ран.
event-attacked-monster = { CAPITALIZE($who) } атакует { $monster-acc }. Оружие: { $card }.
event-attacked-monster-bare = { CAPITALIZE($who) } атакует { $monster-acc } голыми руками.
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
} на барьер.
event-barrier-held = Барьер выдержал: { $monster } в этот ход больше не { $monster-gender ->
    [pl] перемещаются
   *[other] перемещается
}.
event-combat-drawn = Карта Боя подошла, { $passed_over ->
    [one] а { $passed_over } не подошла
    [few] а { $passed_over } не подошли
   *[other] а { $passed_over } не подошло
}: { $halves }.
event-combat-drawn-first = Подошла первая же карта Боя.
event-combat-empty = Ни одна карта Боя не подходит.
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
} Травмы.
event-keeper-drew-card = Вы берёте карту «{ $card }».
event-keeper-discarded = Хранитель сбрасывает карту «{ $card }».
event-deck-reshuffled-mythos = Колода Мифа перемешана заново.
event-deck-reshuffled-trauma = Колода Травмы перемешана заново.
event-deck-reshuffled-humanoid = Колода Боя с гуманоидами перемешана заново.
event-deck-reshuffled-beast = Колода Боя со зверями перемешана заново.
event-deck-reshuffled-eldritch = Колода Боя с древними перемешана заново.
event-mythos-played = { CAPITALIZE($who) }: хранитель играет карту «{ $card }».
event-mythos-face-down = { CAPITALIZE($who) }: хранитель играет карту Мифа взакрытую.
event-face-down-seen = { CAPITALIZE($who) } и хранитель знают, что это за карта: «{ $card }».
event-trauma-played-injury = { CAPITALIZE($who) } получает увечье: «{ $card }».
event-trauma-played-insanity = { CAPITALIZE($who) } поддаётся безумию: «{ $card }».
event-trauma-gone = { CAPITALIZE($who) } избавляется от карты «{ $card }».
event-time-passed = Время идёт: { $time } из { $needed }.
event-event-delayed = Хранитель бросает кубик: { $die }. Последнее событие пока не наступает.
event-event-delayed-not = Хранитель бросает кубик: { $die }. Последнее событие наступает.
event-event-revealed = Событие: «{ $card }».
event-objective-revealed = Цель раскрыта: «{ $name }».
event-objective-seen = { CAPITALIZE($who) } смотрит карту цели.
event-objective-read = Цель, которую вы держите в тайне: «{ $name }».
