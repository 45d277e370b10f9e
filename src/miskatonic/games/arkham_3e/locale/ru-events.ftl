# «Ужас Аркхэма» (третья редакция) по-русски: что произошло и чем кончилась игра.

## Раунды и ходы

event-round-began = Раунд { $round }.
event-phase-began-action = Начинается фаза действий.
event-phase-began-monster = Начинается фаза монстров.
event-phase-began-encounter = Начинается фаза контактов.
event-phase-began-mythos = Начинается фаза Мифа.
event-turn-began = { $who } начинает ход.
event-action-began-move = { $who } отправляется в путь.
event-action-began-gather = { $who } собирает средства.
event-action-began-focus = { $who } сосредоточивается.
event-action-began-ward = { $who } защищает зону от безысходности.
event-action-began-attack = { $who } атакует.
event-action-began-evade = { $who } пытается уйти от монстров.
event-action-began-research = { $who } изучает улики.
event-action-began-trade = { $who } совершает обмен.
event-action-began-codex = { $who } выполняет особое действие кодекса.
event-action-began-cast = { $who } читает заклинание «{ $card }».
event-action-began-use = { $who } выполняет особое действие карты «{ $card }».
event-action-began-own = { $who } выполняет своё особое действие.
event-became-delayed = { $who } { $who-gender ->
    [f] задержана
   *[m] задержан
}.
event-stood-up = { $who } пропускает действие и больше не { $who-gender ->
    [f] задержана
   *[m] задержан
}.
event-investigator-joined = { $who } вступает в игру { $where-in }.
event-moved = { $who } перемещается { $to-to }.

## Раны, ужас, поражение

event-suffered-damage = { $who } получает { $count } { $count ->
    [one] рану
    [few] раны
   *[other] ран
}.
event-suffered-horror = { $who } получает { $count } { $count ->
    [one] ужас
   *[other] ужаса
}.
event-prevented-damage = { $who }: { $count ->
    [one] предотвращена { $count } рана
    [few] предотвращены { $count } раны
   *[other] предотвращено { $count } ран
}.
event-prevented-horror = { $who }: { $count ->
    [one] предотвращён { $count } ужас
   *[other] предотвращено { $count } ужаса
}.
event-recovered-damage = { $who } восстанавливает { $count } { $count ->
    [one] здоровье
   *[other] здоровья
}.
event-recovered-horror = { $who } восстанавливает { $count } { $count ->
    [one] рассудок
   *[other] рассудка
}.
event-asset-suffered-damage = Карта «{ $card }» ({ $who }) получает { $count } { $count ->
    [one] рану
    [few] раны
   *[other] ран
}.
event-asset-suffered-horror = Карта «{ $card }» ({ $who }) получает { $count } { $count ->
    [one] ужас
   *[other] ужаса
}.
event-asset-recovered-damage = Карта «{ $card }» ({ $who }) восстанавливает { $count } { $count ->
    [one] здоровье
   *[other] здоровья
}.
event-asset-recovered-horror = Карта «{ $card }» ({ $who }) восстанавливает { $count } { $count ->
    [one] рассудок
   *[other] рассудка
}.
event-investigator-defeated-defeated = { $who } { $who-gender ->
    [f] побеждена
   *[m] побеждён
}.
event-investigator-defeated-devoured = { $who } { $who-gender ->
    [f] сожрана
   *[m] сожран
}.
event-investigator-defeated-retired = { $who } уходит на покой.
event-player-out = { $who-acc } некем заменить: игрок выбывает.

## Улики, деньги, карты

event-focused = { $who } получает жетон сосредоточенности { $skill-gen }.
event-focus-lost = { $who } теряет жетон сосредоточенности { $skill-gen }.
event-gained-money = { $who } получает { $count } { $count ->
    [one] доллар
    [few] доллара
   *[other] долларов
}.
event-gained-remnants = { $who } получает { $count } { $count ->
    [one] жетон
    [few] жетона
   *[other] жетонов
} останков.
event-gained-clues = { $who } получает { $count } { $count ->
    [one] улику
    [few] улики
   *[other] улик
}.
event-spent-money = { $who } тратит { $count } { $count ->
    [one] доллар
    [few] доллара
   *[other] долларов
}.
event-spent-remnants = { $who } тратит { $count } { $count ->
    [one] жетон
    [few] жетона
   *[other] жетонов
} останков.
event-spent-clues = { $who } тратит { $count } { $count ->
    [one] улику
    [few] улики
   *[other] улик
}.
event-researched = { $who } изучает { $count } { $count ->
    [one] улику
    [few] улики
   *[other] улик
}.
event-card-gained = { $who } получает карту «{ $card }».
event-card-discarded = { $who } сбрасывает карту «{ $card }».
event-card-turned = { $who } переворачивает карту «{ $card }».
event-display-refilled = Новое на витрине: { $card }.
event-traded-card = { $who } передаёт { $other-dat } карту «{ $card }».
event-traded-money = { $who } передаёт { $other-dat } { $count } { $count ->
    [one] доллар
    [few] доллара
   *[other] долларов
}.
event-traded-clues = { $who } передаёт { $other-dat } { $count } { $count ->
    [one] улику
    [few] улики
   *[other] улик
}.
event-traded-remnants = { $who } передаёт { $other-dat } { $count } { $count ->
    [one] жетон
    [few] жетона
   *[other] жетонов
} останков.

## Безысходность, улики и маркеры на поле

event-doom-placed = { $count ->
    [one] Появляется { $count } жетон
    [few] Появляются { $count } жетона
   *[other] Появляется { $count } жетонов
} безысходности { $where-in }.
event-doom-removed = { $count ->
    [one] Убран { $count } жетон
    [few] Убрано { $count } жетона
   *[other] Убрано { $count } жетонов
} безысходности { $where-from }.
event-sheet-doom = На лист сценария { $count ->
    [one] ложится { $count } жетон
    [few] ложатся { $count } жетона
   *[other] ложится { $count } жетонов
} безысходности (всего { $total }).
event-clue-placed = Улика появляется { $neighborhood-in }.
event-sheet-clues = Улик на листе сценария: { $total }.
event-anomaly-appeared = Аномалия появляется { $neighborhood-in }.
event-anomaly-closed = Аномалия { $neighborhood-in } исчезает.
event-outbreak = Вспышка { $where-in }: безысходность расходится по району.
event-marker-placed = { $colour ->
    [white] Белый
    [blue] Синий
    [red] Красный
   *[hidden] Неоткрытый
} маркер появляется { $where-in }.
event-marker-turned = Маркер { $where-in } переворачивают: { $colour ->
    [white] белый
    [blue] синий
   *[red] красный
}.
event-marker-removed = { $colour ->
    [white] Белый
    [blue] Синий
    [red] Красный
   *[hidden] Неоткрытый
} маркер { $where-in } убран.
event-sheet-marker = На лист сценария ложится маркер (всего { $total }).
event-event-discarded = { $spaces-count ->
    [1] Карта события сброшена; нестабильная зона теперь: { $spaces }.
   *[other] Карта события сброшена; нестабильные зоны теперь: { $spaces }.
}
event-event-deck-empty = Колода событий пуста.

## Монстры

event-monster-spawned = { $monster-Nom } { $monster-gender ->
    [pl] появляются
   *[m] появляется
} { $where-in }.
event-monster-moved = { $monster-Nom } { $monster-gender ->
    [pl] перемещаются
   *[m] перемещается
} { $origin-from } { $to-to }.
event-monster-engaged = { $monster-Nom } { $monster-gender ->
    [pl] начинают
   *[m] начинает
} сражаться { $who-with }.
event-monster-disengaged = { $who } больше не сражается { $monster-with }.
event-monster-exhausted = { $monster-Nom } { $monster-gender ->
    [f] повёрнута
    [n] повёрнуто
    [pl] повёрнуты
   *[m] повёрнут
}.
event-monster-readied = { $monster-Nom } снова { $monster-gender ->
    [f] развёрнута
    [n] развёрнуто
    [pl] развёрнуты
   *[m] развёрнут
}.
event-monster-attacked = { $monster-Nom } { $monster-gender ->
    [pl] атакуют
   *[m] атакует
} { $who-acc }.
event-monster-hurt = { $monster-Nom } { $monster-gender ->
    [pl] получают
   *[m] получает
} { $count } { $count ->
    [one] рану
    [few] раны
   *[other] ран
}.
event-monster-healed = { $monster-Nom } { $monster-gender ->
    [pl] восстанавливают
   *[m] восстанавливает
} { $count } { $count ->
    [one] здоровье
   *[other] здоровья
}.
event-monster-defeated = { $monster-Nom } { $monster-gender ->
    [f] побеждена
    [n] побеждено
    [pl] побеждены
   *[m] побеждён
}.

## Контакты, Миф, кодекс

event-encounter-began = { $who } вступает в контакт { $where-in }.
event-encounter-began-street = { $who } вступает в контакт на улице.
event-encounter-began-anomaly = { $who } вступает в контакт с аномалией.
event-outcome-told = { $who }: вот к чему это привело.
event-token-drawn = { $who } берёт жетон Мифа: { $token }.
event-cup-refilled = Чаша Мифа опустела: все жетоны возвращаются в неё.
event-cup-changed = В чашу Мифа добавлено: { $token }.
event-headline-read = { $who } читает заголовок: «{ $headline }».
event-rumor-ended = Слух «{ $headline }» сброшен.
event-archive-added = Новое в кодексе: «{ $archive }».
event-archive-turned = Перевёрнуто в кодексе: «{ $archive }».
event-archive-read = Читается оборот карты архива: «{ $archive }».
event-archive-returned = Возвращено в архив: «{ $archive }».
event-archive-attached = Прикреплено к колоде района { $neighborhood }: «{ $archive }».

## Проверки

event-test-began = { $who } проходит проверку { $skill-gen }: { $pool } { $pool ->
    [one] кубик
    [few] кубика
   *[other] кубиков
}.
event-dice-rolled = { $who } бросает кубики.
event-die-rerolled = { $who } перебрасывает { $old } и получает { $new }.
event-die-raised = { $who } прибавляет 1 к кубику с результатом { $die }.
event-successes-added = { $who } добавляет { $count } { $count ->
    [one] успех
    [few] успеха
   *[other] успехов
}.
event-test-ended = { $who } { $result ->
    [0] проваливает проверку { $skill-gen }
    [one] успешно проходит проверку { $skill-gen }: { $result } успех
    [few] успешно проходит проверку { $skill-gen }: { $result } успеха
   *[other] успешно проходит проверку { $skill-gen }: { $result } успехов
}.

## Конец игры

event-game-ended-azathoth-kept-asleep = { result-azathoth-kept-asleep }
event-game-ended-lost-in-time = { result-lost-in-time }
event-game-ended-blind-chaos = { result-blind-chaos }
event-game-ended-umordhoth-defeated = { result-umordhoth-defeated }
event-game-ended-feast-of-ghouls = { result-feast-of-ghouls }
event-game-ended-the-way-is-closed = { result-the-way-is-closed }
event-game-ended-arkham-scarred = { result-arkham-scarred }
event-game-ended-the-key-and-the-gate = { result-the-key-and-the-gate }
event-game-ended-gate-closed = { result-gate-closed }
event-game-ended-cthulhu-defeated = { result-cthulhu-defeated }
event-game-ended-strange-aeons = { result-strange-aeons }
event-game-ended-lodge = { result-lodge }
event-game-ended-nobody-left = { result-nobody-left }
result-azathoth-kept-asleep = Ритуал сорван, и Азатот спит дальше. Вы победили.
result-lost-in-time = Будущее сомкнулось, и дорога в Аркхэм для Азатота закрыта. Вы победили.
result-blind-chaos = Азатот пробудился, и остался лишь слепой хаос. Вы проиграли.
result-umordhoth-defeated = Умордхот побеждён, и гули отступают во тьму. Вы победили.
result-feast-of-ghouls = Умордхот и гули пируют в Аркхэме. Вы проиграли.
result-the-way-is-closed = Шрамы затянулись, и путь закрыт. Вы победили.
result-arkham-scarred = Служитель Йог-Сотота побеждён, хотя шрамы останутся на Аркхэме. Вы победили.
result-the-key-and-the-gate = Пришёл Йог-Сотот, который есть ключ и врата. Вы проиграли.
result-gate-closed = Врата в Р’льех закрыты. Вы победили.
result-cthulhu-defeated = Ктулху повержен и снова погружается в сон. Вы победили.
result-strange-aeons = Настали странные эпохи: правит Ктулху. Вы проиграли.
result-lodge = Ложа получила, что хотела: вступившие в неё победили, остальные проиграли.
result-nobody-left = Противостоять надвигающемуся больше некому. Вы проиграли.
