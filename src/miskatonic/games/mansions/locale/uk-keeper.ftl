# «Маєтки божевілля» українською: хід хранителя, монстри, бої, події та мета.
# Монстри — за іменами, $monster-acc у знахідному; $who — дослідник.

## Про що питають хранителя

prompt-recycle = Усі фігурки вже на полі: { $monster }. Убити одну, щоб виставити її знову?
option-place-none = Нікого не виставляти
prompt-place = Де з’явиться { $monster }?
prompt-move-monster = Перемістіть { $monster-acc }: { $n ->
    [one] залишилася { $n } локація
    [few] залишилося { $n } локації
   *[other] залишилося { $n } локацій
}.
option-stay = Залишитися тут
option-break-through = Крізь бар’єр: { $where }
    .group = Прорватися
    .short = { $where }
option-leave-house = Покинути дім
prompt-mythos = { CAPITALIZE($who) }: зіграти карту міту? Ваша загроза: { $n }.
option-play-mythos = { $card } ({ $n ->
    [0] задарма
   *[other] загроза: { $n }
})
option-no-mythos-now = Зараз не грати карту міту
option-no-mythos-this-turn = У цей хід не грати карт міту
prompt-injury = { CAPITALIZE($who) } зазнає поранень. Зіграти каліцтво?
prompt-insanity = { CAPITALIZE($who) } зазнає жаху. Зіграти божевілля?
option-no-trauma = Не грати карту Травми
prompt-hand-limit-mythos = Забагато карт міту: скиньте { $n }.
prompt-hand-limit-trauma = Забагато карт Травми: скиньте { $n }.
prompt-keeper-action = Ваші дії. Ваша загроза: { $n }.
option-keeper-action = { $card } ({ $n ->
    [0] задарма
   *[other] загроза: { $n }
})
    .group = Дії хранителя
    .short = { $card } ({ $n ->
        [0] задарма
       *[other] загроза: { $n }
    })
option-insanity = { $card } → { $who }
    .group = Зіграти божевілля
    .short = { $card } → { $who }
option-no-more-actions = Більше жодних дій
prompt-monster-attack = Який монстр кого атакує?
option-monster-attack = { CAPITALIZE($monster) } атакує { $who-acc }
option-no-more-attacks = Більше жодних атак

## Половини карт Бою

half-bare = Без зброї
half-sharp = Гостра зброя ближнього бою
half-blunt = Тупа зброя ближнього бою
half-melee = Зброя ближнього бою
half-ranged = Зброя дальнього бою
half-attack = Атака монстра
half-hiding = Монстр проти сховку
half-barrier = Монстр проти бар’єра
half-passed-over = { DECAPITALIZE($half) }

## Монстри

event-monster-placed = { CAPITALIZE($monster) } { $monster-gender ->
    [pl] з’являються
   *[other] з’являється
} { $where-in }.
event-monster-moved = { CAPITALIZE($monster) } { $monster-gender ->
    [pl] переміщуються
   *[other] переміщується
} { $to-to }.
event-monster-left = { CAPITALIZE($monster) } { $monster-gender ->
    [pl] покидають
   *[other] покидає
} дім.
event-monster-hurt = { CAPITALIZE($monster) } { $monster-gender ->
    [pl] зазнають
   *[other] зазнає
} { $count } { $count ->
    [one] поранення
   *[other] поранень
}.
event-monster-healed = { CAPITALIZE($monster) } { $monster-gender ->
    [pl] позбуваються
   *[other] позбувається
} { $count } { $count ->
    [one] поранення
   *[other] поранень
}.
event-monster-stunned = { CAPITALIZE($monster) } { $monster-gender ->
    [f] оглушена
    [n] оглушене
    [pl] оглушені
   *[m] оглушений
}.
event-monster-recovered = { CAPITALIZE($monster) } { $left ->
    [0] більше не { $monster-gender ->
        [f] оглушена
        [n] оглушене
        [pl] оглушені
       *[m] оглушений
    }
   *[other] потроху { $monster-gender ->
        [pl] отямлюються
       *[other] отямлюється
    }
}.
event-monster-seen = Дослідники побачили, на що { $monster-gender ->
    [f] здатна
    [n] здатне
    [pl] здатні
   *[m] здатний
} { $monster }.
event-monster-killed = { CAPITALIZE($monster) } { $monster-gender ->
    [f] убита
    [n] убите
    [pl] убиті
   *[m] убитий
}.
event-monster-immune = { CAPITALIZE($monster) } { $monster-gender ->
    [pl] гинуть
   *[other] гине
} лише від поранень.
event-attacked-monster = { CAPITALIZE($who) } атакує { $monster-acc }. Зброя: { $card }.
event-attacked-monster-bare = { CAPITALIZE($who) } атакує { $monster-acc } голими руками.
event-monster-attacked = { CAPITALIZE($monster) } { $monster-gender ->
    [pl] атакують
   *[other] атакує
} { $who-acc }.
event-monster-attacked-hidden = { CAPITALIZE($monster) } { $monster-gender ->
    [pl] шукають
   *[other] шукає
} { $who-acc } у сховку.
event-barrier-attacked = { CAPITALIZE($monster) } { $monster-gender ->
    [pl] кидаються
   *[other] кидається
} на бар’єр.
event-barrier-held = Бар’єр витримав: { $monster } цього ходу більше не { $monster-gender ->
    [pl] переміщуються
   *[other] переміщується
}.
event-combat-drawn = Карта Бою підійшла, { $passed_over ->
    [one] а { $passed_over } не підійшла
    [few] а { $passed_over } не підійшли
   *[other] а { $passed_over } не підійшло
}: { $halves }.
event-combat-drawn-first = Підійшла перша ж карта Бою.
event-combat-empty = Жодна карта Бою не підходить.
event-special-attack = { CAPITALIZE($monster) } { $monster-gender ->
    [pl] проводять
   *[other] проводить
} особливу атаку.

## Хранитель

event-story-answered = Питання { $question }: ваша відповідь — { $letter }.
event-threat-gained = Хранитель отримує загрозу: { $count }. Тепер у нього { $threat }.
event-threat-spent = Хранитель витрачає загрозу: { $count }. Залишається { $threat }.
event-keeper-action-used = Хранитель діє: { $card }.
event-keeper-drew-mythos = Хранитель бере { $count } { $count ->
    [one] карту
    [few] карти
   *[other] карт
} міту.
event-keeper-drew-trauma = Хранитель бере { $count } { $count ->
    [one] карту
    [few] карти
   *[other] карт
} Травми.
event-keeper-drew-card = Ви берете карту «{ $card }».
event-keeper-discarded = Хранитель скидає карту «{ $card }».
event-deck-reshuffled-mythos = Колоду міту перемішано знову.
event-deck-reshuffled-trauma = Колоду Травми перемішано знову.
event-deck-reshuffled-humanoid = Колоду Бою з гуманоїдами перемішано знову.
event-deck-reshuffled-beast = Колоду Бою зі звірами перемішано знову.
event-deck-reshuffled-eldritch = Колоду Бою зі стародавніми перемішано знову.
event-mythos-played = { CAPITALIZE($who) }: хранитель грає карту «{ $card }».
event-mythos-face-down = { CAPITALIZE($who) }: хранитель грає карту міту долілиць.
event-face-down-seen = { CAPITALIZE($who) } і хранитель знають, що це за карта: «{ $card }».
event-trauma-played-injury = { CAPITALIZE($who) } дістає каліцтво: «{ $card }».
event-trauma-played-insanity = { CAPITALIZE($who) } піддається божевіллю: «{ $card }».
event-trauma-gone = { CAPITALIZE($who) } позбувається карти «{ $card }».
event-time-passed = Час минає: { $time } з { $needed }.
event-event-delayed = Хранитель кидає кубик: { $die }. Остання подія поки що не настає.
event-event-delayed-not = Хранитель кидає кубик: { $die }. Остання подія настає.
event-event-revealed = Подія: «{ $card }».
event-objective-revealed = Мету розкрито: «{ $name }».
event-objective-seen = { CAPITALIZE($who) } дивиться карту мети.
event-objective-read = Мета, яку ви тримаєте в таємниці: «{ $name }».
