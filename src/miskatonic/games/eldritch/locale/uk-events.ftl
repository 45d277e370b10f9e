# «Прадавній жах» українською: що сталося і чим скінчилася гра.

## Раунди й ходи

event-round-began = Раунд { $round }.
event-phase-began-action = Починається фаза дій.
event-phase-began-encounter = Починається фаза зустрічей.
event-phase-began-mythos = Починається фаза міту.
event-turn-began = { $who } починає хід.
event-action-began-travel = { $who } вирушає в подорож.
event-action-began-rest = { $who } відпочиває.
event-action-began-prepare = { $who } готується до подорожі.
event-action-began-acquire = { $who } придбаває активи.
event-action-began-trade = { $who } пропонує обмін.
event-action-began-card = { $who } виконує дію карти «{ $card }».
event-action-began-use = { $who } виконує власну дію.
event-action-began-local = { $who } виконує місцеву дію.
event-stood-up = { $who } більше не { $who-gender ->
    [f] затримана
   *[m] затриманий
}.
event-delayed = { $who } { $who-gender ->
    [f] затримана
   *[m] затриманий
}.
event-turn-ended-early = { $who } { $who-gender ->
    [f] затримана
   *[m] затриманий
}, і хід на цьому завершено.
event-lead-passed = Жетон лідера отримує { $who }.

## У дорозі

event-investigator-joined = { $who } вступає в гру { $where-in }.
event-investigator-moved = { $who } переміщується { $to-to }.
event-rested = { $who } відпочиває.
event-ticket-gained = { $who } отримує { $ticket ->
    [train] квиток на потяг
   *[ship] квиток на корабель
}.
event-ticket-spent = { $who } витрачає { $ticket ->
    [train] квиток на потяг
   *[ship] квиток на корабель
}.
event-ticket-discarded = { $who } скидає { $ticket ->
    [train] квиток на потяг
   *[ship] квиток на корабель
}.
event-ticket-given = { $who } передає { $other-dat } { $ticket ->
    [train] квиток на потяг
   *[ship] квиток на корабель
}.
event-clues-given = { $who } передає { $other-dat } { $count ->
    [one] { $count } доказ
    [few] { $count } докази
   *[other] { $count } доказів
}.
event-card-given = { $who } передає { $other-dat } карту «{ $card }».
event-trade-refused = { $who } не погоджується на обмін.

## Перевірки

event-test-began = { $who } проводить перевірку { $skill-gen }: { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубики
   *[other] { $dice } кубиків
}.
event-dice-rolled = { $who } кидає кубики.
event-die-rolled = { $who } кидає кубик: { $die }.
event-die-rerolled = { $who } перекидає { $old } й отримує { $new }.
event-die-raised = { $who } додає 1 до кубика з результатом { $old }.
event-test-ended = { $who } { $result ->
    [0] провалює перевірку { $skill-gen }
    [one] досягає успіху в перевірці { $skill-gen }: { $result } успіх
    [few] досягає успіху в перевірці { $skill-gen }: { $result } успіхи
   *[other] досягає успіху в перевірці { $skill-gen }: { $result } успіхів
}.
event-improved = { $who } поліпшує { $skill-acc }.

## Здоров’я й розум

event-lost-health = { $who } втрачає { $count } { $count ->
    [one] одиницю
    [few] одиниці
   *[other] одиниць
} здоров’я.
event-lost-sanity = { $who } втрачає { $count } { $count ->
    [one] одиницю
    [few] одиниці
   *[other] одиниць
} розуму.
event-recovered-health = { $who } відновлює { $count } { $count ->
    [one] одиницю
    [few] одиниці
   *[other] одиниць
} здоров’я.
event-recovered-sanity = { $who } відновлює { $count } { $count ->
    [one] одиницю
    [few] одиниці
   *[other] одиниць
} розуму.
event-spent-health = { $who } витрачає { $count } { $count ->
    [one] одиницю
    [few] одиниці
   *[other] одиниць
} здоров’я.
event-spent-sanity = { $who } витрачає { $count } { $count ->
    [one] одиницю
    [few] одиниці
   *[other] одиниць
} розуму.
event-prevented-health = { $who } не втрачає { $count } { $count ->
    [one] одиниці
   *[other] одиниць
} здоров’я: втраті запобігли.
event-prevented-sanity = { $who } не втрачає { $count } { $count ->
    [one] одиниці
   *[other] одиниць
} розуму: втраті запобігли.
event-investigator-defeated-health = { $who } { $who-gender ->
    [f] переможена
   *[m] переможений
}: здоров’я не лишилося.
event-investigator-defeated-sanity = { $who } { $who-gender ->
    [f] переможена
   *[m] переможений
}: розуму не лишилося.
event-devoured = { $who } { $who-gender ->
    [f] зжерта
   *[m] зжертий
}.
event-player-eliminated = { $who-acc } ніхто не замінить: гравець вибуває.
event-fallen-found = { $who } знаходить { $other-acc } й забирає все майно.

## Докази й карти

event-clue-spawned = Доказ з’являється { $where-in }.
event-clue-gained = { $who } отримує доказ.
event-clues-spent = { $who } витрачає { $count ->
    [one] { $count } доказ
    [few] { $count } докази
   *[other] { $count } доказів
}.
event-clue-discarded = { $who } скидає доказ.
event-clue-discarded-board = Доказ { $where-in } скинуто.
event-clue-moved = Доказ переміщується { $origin-from } { $to-to }.
event-card-gained = { $who } отримує карту «{ $card }».
event-card-discarded = { $who } скидає карту «{ $card }».
event-card-turned = { $who } перевертає карту «{ $card }».
event-back-read = { $who } дивиться на зворот карти «{ $card }».
event-spell-cast = { $who } читає заклинання «{ $card }».
event-reserve-refilled = До запасу викладено карту «{ $card }».
event-reserve-discarded = Карту «{ $card }» скинуто із запасу.
event-assets-boxed = { $count ->
    [one] { $count } актив прибрано до коробки.
    [few] { $count } активи прибрано до коробки.
   *[many] { $count } активів прибрано до коробки.
}

## Приреченість, знамення, ворота

event-doom-advanced = Приреченість підвищується: до пробудження Стародавнього лишилося { $doom }.
event-doom-retreated = Приреченість знижується: до пробудження Стародавнього лишилося { $doom }.
event-omen-advanced-green = Знамення змінюється: зелена комета.
event-omen-advanced-blue = Знамення змінюється: сині зорі.
event-omen-advanced-red = Знамення змінюється: червоне затемнення.
event-omen-moved-green = Жетон знамення перекладено на зелену комету.
event-omen-moved-blue = Жетон знамення перекладено на сині зорі.
event-omen-moved-red = Жетон знамення перекладено на червоне затемнення.
event-ancient-one-awoke = { $ancient_one } пробуджується!
event-gate-opened = Ворота відкриваються { $where-in }.
event-gate-closed = { $who } закриває ворота { $where-in }.
event-gate-discarded = Ворота { $where-in } скинуто.
event-gate-put-on-sheet = Ворота { $where-in } кладуть на лист Стародавнього.

## Монстри

event-monster-spawned = { $monster-Nom } { $monster-gender ->
    [pl] з’являються
   *[m] з’являється
} { $where-in }.
event-monster-hurt = { $monster-Nom } { $monster-gender ->
    [pl] втрачають
   *[m] втрачає
} { $count } { $count ->
    [one] одиницю
    [few] одиниці
   *[other] одиниць
} здоров’я.
event-monster-recovered = { $monster-Nom } { $monster-gender ->
    [pl] відновлюють
   *[m] відновлює
} { $count } { $count ->
    [one] одиницю
    [few] одиниці
   *[other] одиниць
} здоров’я.
event-monster-defeated = { $monster-Nom } { $where-in } { $monster-gender ->
    [f] переможена
    [n] переможене
    [pl] переможені
   *[m] переможений
}.
event-monster-discarded = { CAPITALIZE($monster-acc) } { $where-in } скинуто.
event-monster-moved = { $monster-Nom } { $monster-gender ->
    [pl] переміщуються
   *[m] переміщується
} { $origin-from } { $to-to }.
event-combat-began = { $who } вступає в бій { $monster-with }.
event-ambush-began = { $who } потрапляє в засідку: { $monster }.

## Зустрічі

event-encounter-began-general = { $who } розігрує загальну зустріч.
event-encounter-began-america = { $who } розігрує зустріч в Америці.
event-encounter-began-europe = { $who } розігрує зустріч у Європі.
event-encounter-began-asia = { $who } розігрує зустріч в Азії та Австралії.
event-encounter-began-other-world = { $who } проходить крізь ворота до Іншого світу.
event-encounter-began-expedition = { $who } вирушає в експедицію.
event-encounter-began-research = { $who } розігрує пошукову зустріч.
event-encounter-began-special = { $who } розігрує особливу зустріч.
event-encounter-began-rumor = { $who } перевіряє чутку.
event-encounter-began-mystery = { $who } розігрує зустріч таємниці.

## Міт і таємниці

event-mythos-drawn = Карта міту: «{ $mythos }».
event-card-entered = Карта «{ $mythos }» лишається в грі.
event-card-left = Карта «{ $mythos }» виходить із гри.
event-rumor-solved = Чутку «{ $mythos }» припинено.
event-token-placed = Жетон Стародавніх з’являється { $where-in }.
event-token-left = З карти «{ $mythos }» знято { $count ->
    [one] { $count } жетон
    [few] { $count } жетони
   *[other] { $count } жетонів
} Стародавніх (лишилося { $left }).
event-token-put-on-sheet-sanity = На лист Стародавнього { $count ->
    [one] лягає { $count } жетон
    [few] лягають { $count } жетони
   *[other] лягають { $count } жетонів
} розуму (тепер там { $total }).
event-token-put-on-sheet-eldritch = На лист Стародавнього { $count ->
    [one] лягає { $count } жетон
    [few] лягають { $count } жетони
   *[other] лягають { $count } жетонів
} Стародавніх (тепер там { $total }).
event-reckoning-began = Настає розплата.
event-mystery-drawn = Нова таємниця: «{ $mystery }».
event-mystery-advanced = Таємниця «{ $mystery }» дедалі ближча до розгадки.
event-mystery-solved = Таємницю «{ $mystery }» розгадано (усього розгадано: { $count }).

## Кінець гри

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

result-mysteries-solved = Таємниці розгадано, і Стародавній не пробудився. Ви перемогли.
result-final-mystery = Останню таємницю розгадано, Стародавнього вигнано. Ви перемогли.
result-azathoth = Азатот пробудився, і світу більше немає. Ви програли.
result-shub-niggurath = Навколо Шуб-Ніґґурат зібралося забагато монстрів. Ви програли.
result-yog-sothoth = Йог-Сотот заволодів третіми воротами. Ви програли.
result-mythos-empty = Карти міту скінчилися, а з ними й час. Ви програли.
result-all-eliminated = Боротися зі Стародавнім більше нікому. Ви програли.
result-secrets-of-the-past = «{ mythos-secrets-of-the-past }»: останню експедицію втрачено. Ви програли.
result-dimensions-collide = «{ mythos-dimensions-collide }»: чутку не вдалося припинити вчасно. Ви програли.
result-web-between-worlds = «{ mythos-web-between-worlds }»: чутку не вдалося припинити вчасно. Ви програли.
event-scene-went-on-pass = { $who }: поки що все складається вдало.
event-scene-went-on-fail = { $who }: справа набуває лихого звороту.
event-outcome-told = { $who }: ось до чого це призвело.
