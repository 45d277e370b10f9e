# «Жах Аркгема» (третя редакція) українською: що сталося й чим скінчилася гра.

## Раунди й ходи

event-round-began = Раунд { $round }.
event-phase-began-action = Починається фаза дій.
event-phase-began-monster = Починається фаза монстрів.
event-phase-began-encounter = Починається фаза зустрічей.
event-phase-began-mythos = Починається фаза міту.
event-turn-began = { $who } починає хід.
event-action-began-move = { $who } вирушає в дорогу.
event-action-began-gather = { $who } збирає кошти.
event-action-began-focus = { $who } зосереджується.
event-action-began-ward = { $who } обороняє зону від приреченості.
event-action-began-attack = { $who } атакує.
event-action-began-evade = { $who } намагається ухилитися від монстрів.
event-action-began-research = { $who } вивчає докази.
event-action-began-trade = { $who } здійснює обмін.
event-action-began-codex = { $who } виконує дію кодексу.
event-action-began-cast = { $who } читає заклинання «{ $card }».
event-action-began-use = { $who } виконує дію карти «{ $card }».
event-action-began-own = { $who } виконує власну дію.
event-became-delayed = { $who } { $who-gender ->
    [f] затримана
   *[m] затриманий
}.
event-stood-up = { $who } пропускає дію і більше не { $who-gender ->
    [f] затримана
   *[m] затриманий
}.
event-investigator-joined = { $who } долучається до гри { $where-in }.
event-moved = { $who } переміщується { $to-to }.

## Поранення, жах, поразка

event-suffered-damage = { $who } зазнає { $count } { $count ->
    [one] поранення
   *[other] поранень
}.
event-suffered-horror = { $who } зазнає { $count } { $count ->
    [one] жаху
   *[other] жахів
}.
event-prevented-damage = { $who }: вдалося запобігти { $count } { $count ->
    [one] пораненню
   *[other] пораненням
}.
event-prevented-horror = { $who }: вдалося запобігти { $count } { $count ->
    [one] жаху
   *[other] жахам
}.
event-recovered-damage = { $who } відновлює { $count } { $count ->
    [one] одиницю
    [few] одиниці
   *[other] одиниць
} здоров’я.
event-recovered-horror = { $who } відновлює { $count } { $count ->
    [one] одиницю
    [few] одиниці
   *[other] одиниць
} розуму.
event-asset-suffered-damage = Карта «{ $card }» ({ $who }) зазнає { $count } { $count ->
    [one] поранення
   *[other] поранень
}.
event-asset-suffered-horror = Карта «{ $card }» ({ $who }) зазнає { $count } { $count ->
    [one] жаху
   *[other] жахів
}.
event-asset-recovered-damage = Карта «{ $card }» ({ $who }) відновлює { $count } { $count ->
    [one] одиницю
    [few] одиниці
   *[other] одиниць
} здоров’я.
event-asset-recovered-horror = Карта «{ $card }» ({ $who }) відновлює { $count } { $count ->
    [one] одиницю
    [few] одиниці
   *[other] одиниць
} розуму.
event-investigator-defeated-defeated = { $who } { $who-gender ->
    [f] переможена
   *[m] переможений
}.
event-investigator-defeated-devoured = { $who } { $who-gender ->
    [f] зжерта
   *[m] зжертий
}.
event-investigator-defeated-retired = { $who } виходить на спокій.
event-player-out = { $who-acc } немає ким замінити: гравець вибуває.

## Докази, гроші, карти

event-focused = { $who } отримує жетон зосередженості { $skill-gen }.
event-focus-lost = { $who } втрачає жетон зосередженості { $skill-gen }.
event-gained-money = { $who } отримує { $count } { $count ->
    [one] долар
    [few] долари
   *[other] доларів
}.
event-gained-remnants = { $who } отримує { $count } { $count ->
    [one] жетон
    [few] жетони
   *[other] жетонів
} решток.
event-gained-clues = { $who } отримує { $count } { $count ->
    [one] доказ
    [few] докази
   *[other] доказів
}.
event-spent-money = { $who } витрачає { $count } { $count ->
    [one] долар
    [few] долари
   *[other] доларів
}.
event-spent-remnants = { $who } витрачає { $count } { $count ->
    [one] жетон
    [few] жетони
   *[other] жетонів
} решток.
event-spent-clues = { $who } витрачає { $count } { $count ->
    [one] доказ
    [few] докази
   *[other] доказів
}.
event-researched = { $who } вивчає { $count } { $count ->
    [one] доказ
    [few] докази
   *[other] доказів
}.
event-card-gained = { $who } отримує карту «{ $card }».
event-card-discarded = { $who } скидає карту «{ $card }».
event-card-turned = { $who } перевертає карту «{ $card }».
event-display-refilled = Нове на вітрині: { $card }.
event-traded-card = { $who } передає { $other-dat } карту «{ $card }».
event-traded-money = { $who } передає { $other-dat } { $count } { $count ->
    [one] долар
    [few] долари
   *[other] доларів
}.
event-traded-clues = { $who } передає { $other-dat } { $count } { $count ->
    [one] доказ
    [few] докази
   *[other] доказів
}.
event-traded-remnants = { $who } передає { $other-dat } { $count } { $count ->
    [one] жетон
    [few] жетони
   *[other] жетонів
} решток.

## Приреченість, докази й маркери на полі

event-doom-placed = { $count ->
    [one] З’являється { $count } жетон
    [few] З’являються { $count } жетони
   *[other] З’являється { $count } жетонів
} приреченості { $where-in }.
event-doom-removed = Вилучено { $count } { $count ->
    [one] жетон
    [few] жетони
   *[other] жетонів
} приреченості { $where-from }.
event-sheet-doom = На лист сценарію { $count ->
    [one] лягає { $count } жетон
    [few] лягають { $count } жетони
   *[other] лягає { $count } жетонів
} приреченості (усього { $total }).
event-clue-placed = Доказ з’являється { $neighborhood-in }.
event-sheet-clues = Доказів на листі сценарію: { $total }.
event-anomaly-appeared = Аномалія з’являється { $neighborhood-in }.
event-anomaly-closed = Аномалія { $neighborhood-in } зникає.
event-outbreak = Спалах { $where-in }: приреченість розходиться районом.
event-marker-placed = { $colour ->
    [white] Білий
    [blue] Синій
    [red] Червоний
   *[hidden] Невідкритий
} маркер з’являється { $where-in }.
event-marker-turned = Маркер { $where-in } перевертають: { $colour ->
    [white] білий
    [blue] синій
   *[red] червоний
}.
event-marker-removed = { $colour ->
    [white] Білий
    [blue] Синій
    [red] Червоний
   *[hidden] Невідкритий
} маркер { $where-in } прибрано.
event-sheet-marker = На лист сценарію лягає маркер (усього { $total }).
event-event-discarded = { $spaces-count ->
    [1] Карту події скинуто; нестабільна зона тепер: { $spaces }.
   *[other] Карту події скинуто; нестабільні зони тепер: { $spaces }.
}
event-event-deck-empty = Колода подій порожня.

## Монстри

event-monster-spawned = { $monster-Nom } { $monster-gender ->
    [pl] з’являються
   *[m] з’являється
} { $where-in }.
event-monster-moved = { $monster-Nom } { $monster-gender ->
    [pl] переміщуються
   *[m] переміщується
} { $origin-from } { $to-to }.
event-monster-engaged = { $monster-Nom } { $monster-gender ->
    [pl] вступають у бій
   *[m] вступає в бій
} { $who-with }.
event-monster-disengaged = { $who } виходить із бою { $monster-with }.
event-monster-exhausted = { $monster-Nom } { $monster-gender ->
    [f] виснажена
    [n] виснажене
    [pl] виснажені
   *[m] виснажений
}.
event-monster-readied = { $monster-Nom } знову { $monster-gender ->
    [f] відновлена
    [n] відновлене
    [pl] відновлені
   *[m] відновлений
}.
event-monster-attacked = { $monster-Nom } { $monster-gender ->
    [pl] атакують
   *[m] атакує
} { $who-acc }.
event-monster-hurt = { $monster-Nom } { $monster-gender ->
    [pl] зазнають
   *[m] зазнає
} { $count } { $count ->
    [one] поранення
   *[other] поранень
}.
event-monster-healed = { $monster-Nom } { $monster-gender ->
    [pl] відновлюють
   *[m] відновлює
} { $count } { $count ->
    [one] одиницю
    [few] одиниці
   *[other] одиниць
} здоров’я.
event-monster-defeated = { $monster-Nom } { $monster-gender ->
    [f] переможена
    [n] переможене
    [pl] переможені
   *[m] переможений
}.

## Зустрічі, міт, кодекс

event-encounter-began = { $who } розігрує зустріч { $where-in }.
event-encounter-began-street = { $who } розігрує зустріч на вулиці.
event-encounter-began-anomaly = { $who } розігрує зустріч з аномалією.
event-outcome-told = { $who }: ось до чого це призвело.
event-token-drawn = { $who } бере жетон міту: { $token }.
event-cup-refilled = Чаша міту спорожніла: усі жетони повертаються до неї.
event-cup-changed = До чаші міту додано: { $token }.
event-headline-read = { $who } читає заголовок: «{ $headline }».
event-rumor-ended = Чутку «{ $headline }» скинуто.
event-archive-added = Нове в кодексі: «{ $archive }».
event-archive-turned = Перевернуто в кодексі: «{ $archive }».
event-archive-read = Читається зворот карти архіву: «{ $archive }».
event-archive-returned = Повернуто в архів: «{ $archive }».
event-archive-attached = Приєднано до колоди району { $neighborhood }: «{ $archive }».

## Перевірки

event-test-began = { $who } проводить перевірку { $skill-gen }: { $pool } { $pool ->
    [one] кубик
    [few] кубики
   *[other] кубиків
}.
event-dice-rolled = { $who } кидає кубики.
event-die-rerolled = { $who } перекидає { $old } й отримує { $new }.
event-die-raised = { $who } додає 1 до кубика з результатом { $die }.
event-successes-added = { $who } додає { $count } { $count ->
    [one] успіх
    [few] успіхи
   *[other] успіхів
}.
event-test-ended = { $who } { $result ->
    [0] провалює перевірку { $skill-gen }
    [one] досягає успіху в перевірці { $skill-gen }: { $result } успіх
    [few] досягає успіху в перевірці { $skill-gen }: { $result } успіхи
   *[other] досягає успіху в перевірці { $skill-gen }: { $result } успіхів
}.

## Кінець гри

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
result-azathoth-kept-asleep = Ритуал зірвано, і Азатот спить далі. Ви перемогли.
result-lost-in-time = Майбутнє зімкнулося, і дорогу до Аркгема Азатотові закрито. Ви перемогли.
result-blind-chaos = Азатот пробудився, і лишився тільки сліпий хаос. Ви зазнали поразки.
result-umordhoth-defeated = Умордгота переможено, і гулі відступають у темряву. Ви перемогли.
result-feast-of-ghouls = Умордгот і гулі бенкетують в Аркгемі. Ви зазнали поразки.
result-the-way-is-closed = Шрами затягнулися, і шлях закрито. Ви перемогли.
result-arkham-scarred = Служителя Йог-Сотота переможено, хоча шрами лишаться на Аркгемі. Ви перемогли.
result-the-key-and-the-gate = Прийшов Йог-Сотот, який є ключем і воротами. Ви зазнали поразки.
result-gate-closed = Ворота до Р’льєха закрито. Ви перемогли.
result-cthulhu-defeated = Ктулху повержено, і він знову поринає в сон. Ви перемогли.
result-strange-aeons = Настали дивні еони: панує Ктулху. Ви зазнали поразки.
result-lodge = Ложа отримала, що хотіла: ті, хто до неї вступив, перемогли, решта зазнала поразки.
result-nobody-left = Протистояти тому, що насувається, більше нікому. Ви зазнали поразки.
