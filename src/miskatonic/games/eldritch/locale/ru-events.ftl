# «Древний ужас» по-русски: что произошло и чем кончилась игра.

## Раунды и ходы

event-round-began = Раунд { $round }.
event-phase-began-action = Начинается фаза действий.
event-phase-began-encounter = Начинается фаза контактов.
event-phase-began-mythos = Начинается фаза Мифа.
event-turn-began = { $who } начинает ход.
event-action-began-travel = { $who } отправляется в путешествие.
event-action-began-rest = { $who } отдыхает.
event-action-began-prepare = { $who } готовится к путешествию.
event-action-began-acquire = { $who } приобретает активы.
event-action-began-trade = { $who } предлагает обмен.
event-action-began-card = { $who } выполняет особое действие карты «{ $card }».
event-action-began-use = { $who } выполняет своё особое действие.
event-action-began-local = { $who } выполняет местное действие.
event-stood-up = { $who } больше не { $who-gender ->
    [f] задержана
   *[m] задержан
}.
event-delayed = { $who } { $who-gender ->
    [f] задержана
   *[m] задержан
}.
event-turn-ended-early = { $who } { $who-gender ->
    [f] задержана
   *[m] задержан
}, и ход на этом окончен.
event-lead-passed = Жетон ведущего сыщика получает { $who }.

## В пути

event-investigator-joined = { $who } вступает в игру { $where-in }.
event-investigator-moved = { $who } перемещается { $to-to }.
event-rested = { $who } отдыхает.
event-ticket-gained = { $who } получает { $ticket ->
    [train] билет на поезд
   *[ship] билет на корабль
}.
event-ticket-spent = { $who } тратит { $ticket ->
    [train] билет на поезд
   *[ship] билет на корабль
}.
event-ticket-discarded = { $who } сбрасывает { $ticket ->
    [train] билет на поезд
   *[ship] билет на корабль
}.
event-ticket-given = { $who } передаёт { $other-dat } { $ticket ->
    [train] билет на поезд
   *[ship] билет на корабль
}.
event-clues-given = { $who } передаёт { $other-dat } { $count ->
    [one] { $count } улику
    [few] { $count } улики
   *[other] { $count } улик
}.
event-card-given = { $who } передаёт { $other-dat } карту «{ $card }».
event-trade-refused = { $who } не соглашается на обмен.

## Проверки

event-test-began = { $who } проходит проверку { $skill-gen }: { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[other] { $dice } кубиков
}.
event-dice-rolled = { $who } бросает кубики.
event-die-rolled = { $who } бросает кубик: { $die }.
event-die-rerolled = { $who } перебрасывает { $old } и получает { $new }.
event-die-raised = { $who } прибавляет 1 к кубику с результатом { $old }.
event-test-ended = { $who } { $result ->
    [0] проваливает проверку { $skill-gen }
    [one] успешно проходит проверку { $skill-gen }: { $result } успех
    [few] успешно проходит проверку { $skill-gen }: { $result } успеха
   *[other] успешно проходит проверку { $skill-gen }: { $result } успехов
}.
event-improved = { $who } улучшает { $skill-acc }.

## Здоровье и рассудок

event-lost-health = { $who } теряет { $count } { $count ->
    [one] здоровье
   *[other] здоровья
}.
event-lost-sanity = { $who } теряет { $count } { $count ->
    [one] рассудок
   *[other] рассудка
}.
event-recovered-health = { $who } восстанавливает { $count } { $count ->
    [one] здоровье
   *[other] здоровья
}.
event-recovered-sanity = { $who } восстанавливает { $count } { $count ->
    [one] рассудок
   *[other] рассудка
}.
event-spent-health = { $who } тратит { $count } { $count ->
    [one] здоровье
   *[other] здоровья
}.
event-spent-sanity = { $who } тратит { $count } { $count ->
    [one] рассудок
   *[other] рассудка
}.
event-prevented-health = Для { $who-gen } предотвращена потеря { $count } здоровья.
event-prevented-sanity = Для { $who-gen } предотвращена потеря { $count } рассудка.
event-investigator-defeated-health = { $who } { $who-gender ->
    [f] побеждена
   *[m] побеждён
}: здоровья не осталось.
event-investigator-defeated-sanity = { $who } { $who-gender ->
    [f] побеждена
   *[m] побеждён
}: рассудка не осталось.
event-devoured = { $who } { $who-gender ->
    [f] сожрана
   *[m] сожран
}.
event-player-eliminated = { $who-acc } никто не заменит: игрок выбывает.
event-fallen-found = { $who } находит { $other-acc } и забирает всё имущество.

## Улики и карты

event-clue-spawned = Улика появляется { $where-in }.
event-clue-gained = { $who } получает улику.
event-clues-spent = { $who } тратит { $count ->
    [one] { $count } улику
    [few] { $count } улики
   *[other] { $count } улик
}.
event-clue-discarded = { $who } сбрасывает улику.
event-clue-discarded-board = Улика { $where-in } сброшена.
event-clue-moved = Улика перемещается { $origin-from } { $to-to }.
event-card-gained = { $who } получает карту «{ $card }».
event-card-discarded = { $who } сбрасывает карту «{ $card }».
event-card-turned = { $who } переворачивает карту «{ $card }».
event-back-read = { $who } смотрит оборот карты «{ $card }».
event-spell-cast = { $who } читает заклинание «{ $card }».
event-reserve-refilled = В резерв выложена карта «{ $card }».
event-reserve-discarded = Карта «{ $card }» сброшена из резерва.
event-assets-boxed = { $count ->
    [one] { $count } актив убран в коробку.
    [few] { $count } актива убраны в коробку.
   *[many] { $count } активов убраны в коробку.
}

## Безысходность, знамения, врата

event-doom-advanced = Безысходность повышается: до пробуждения Древнего осталось { $doom }.
event-doom-retreated = Безысходность снижается: до пробуждения Древнего осталось { $doom }.
event-omen-advanced-green = Знамение меняется: зелёная комета.
event-omen-advanced-blue = Знамение меняется: синие звёзды.
event-omen-advanced-red = Знамение меняется: красное затмение.
event-omen-moved-green = Жетон знамения переложен на зелёную комету.
event-omen-moved-blue = Жетон знамения переложен на синие звёзды.
event-omen-moved-red = Жетон знамения переложен на красное затмение.
event-ancient-one-awoke = { $ancient_one } пробуждается!
event-gate-opened = Врата открываются { $where-in }.
event-gate-closed = { $who } закрывает врата { $where-in }.
event-gate-discarded = Врата { $where-in } сброшены.
event-gate-put-on-sheet = Врата { $where-in } кладут на лист Древнего.

## Монстры

event-monster-spawned = { $monster-Nom } { $monster-gender ->
    [pl] появляются
   *[m] появляется
} { $where-in }.
event-monster-hurt = { $monster-Nom } { $monster-gender ->
    [pl] теряют
   *[m] теряет
} { $count } { $count ->
    [one] здоровье
   *[other] здоровья
}.
event-monster-recovered = { $monster-Nom } { $monster-gender ->
    [pl] восстанавливают
   *[m] восстанавливает
} { $count } { $count ->
    [one] здоровье
   *[other] здоровья
}.
event-monster-defeated = { $monster-Nom } { $where-in } { $monster-gender ->
    [f] побеждена
    [n] побеждено
    [pl] побеждены
   *[m] побеждён
}.
event-monster-discarded = { $monster-Nom } { $where-in } { $monster-gender ->
    [f] сброшена
    [n] сброшено
    [pl] сброшены
   *[m] сброшен
}.
event-monster-moved = { $monster-Nom } { $monster-gender ->
    [pl] перемещаются
   *[m] перемещается
} { $origin-from } { $to-to }.
event-combat-began = { $who } вступает в бой { $monster-with }.
event-ambush-began = { $who } попадает в засаду: { $monster }.

## Контакты

event-encounter-began-general = { $who } вступает в общий контакт.
event-encounter-began-america = { $who } вступает в контакт в Америке.
event-encounter-began-europe = { $who } вступает в контакт в Европе.
event-encounter-began-asia = { $who } вступает в контакт в Азии и Австралии.
event-encounter-began-other-world = { $who } проходит сквозь врата в Иной мир.
event-encounter-began-expedition = { $who } отправляется в экспедицию.
event-encounter-began-research = { $who } вступает в поисковый контакт.
event-encounter-began-special = { $who } вступает в особый контакт.
event-encounter-began-rumor = { $who } проверяет слух.
event-encounter-began-mystery = { $who } вступает в контакт тайны.

## Миф и тайны

event-mythos-drawn = Карта Мифа: «{ $mythos }».
event-card-entered = Карта «{ $mythos }» остаётся в игре.
event-card-left = Карта «{ $mythos }» выходит из игры.
event-rumor-solved = Слух «{ $mythos }» прекращён.
event-token-placed = Жетон Древних появляется { $where-in }.
event-token-left = С карты «{ $mythos }» { $count ->
    [one] снят { $count } жетон
    [few] снято { $count } жетона
   *[other] снято { $count } жетонов
} Древних (осталось { $left }).
event-token-put-on-sheet-sanity = На лист Древнего { $count ->
    [one] ложится { $count } жетон
    [few] ложатся { $count } жетона
   *[other] ложатся { $count } жетонов
} рассудка (теперь там { $total }).
event-token-put-on-sheet-eldritch = На лист Древнего { $count ->
    [one] ложится { $count } жетон
    [few] ложатся { $count } жетона
   *[other] ложатся { $count } жетонов
} Древних (теперь там { $total }).
event-reckoning-began = Наступает расплата.
event-mystery-drawn = Новая тайна: «{ $mystery }».
event-mystery-advanced = Тайна «{ $mystery }» всё ближе к разгадке.
event-mystery-solved = Тайна «{ $mystery }» разгадана (всего разгадано: { $count }).

## Конец игры

event-game-ended-mysteries-solved = { result-mysteries-solved }
event-game-ended-final-mystery = { result-final-mystery }
event-game-ended-azathoth = { result-azathoth }
event-game-ended-shub-niggurath = { result-shub-niggurath }
event-game-ended-yog-sothoth = { result-yog-sothoth }
event-game-ended-mythos-empty = { result-mythos-empty }
event-game-ended-all-eliminated = { result-all-eliminated }
event-game-ended-secrets-of-the-past = { result-secrets-of-the-past }
event-game-ended-dimensions-collide = { result-dimensions-collide }
event-game-ended-web-between-worlds = { result-web-between-worlds }

result-mysteries-solved = Тайны разгаданы, и Древний не пробудился. Вы победили.
result-final-mystery = Последняя тайна разгадана, Древний изгнан. Вы победили.
result-azathoth = Азатот пробудился, и мира больше нет. Вы проиграли.
result-shub-niggurath = Вокруг Шуб-Ниггурат собралось слишком много монстров. Вы проиграли.
result-yog-sothoth = Йог-Сотот завладел третьими вратами. Вы проиграли.
result-mythos-empty = Карты Мифа кончились, а с ними и время. Вы проиграли.
result-all-eliminated = Бороться с Древним больше некому. Вы проиграли.
result-secrets-of-the-past = «{ mythos-secrets-of-the-past }»: последняя экспедиция потеряна. Вы проиграли.
result-dimensions-collide = «{ mythos-dimensions-collide }»: слух не удалось прекратить вовремя. Вы проиграли.
result-web-between-worlds = «{ mythos-web-between-worlds }»: слух не удалось прекратить вовремя. Вы проиграли.
event-scene-went-on-pass = { $who }: пока всё складывается удачно.
event-scene-went-on-fail = { $who }: дело принимает дурной оборот.
event-outcome-told = { $who }: вот к чему это привело.
