# «Жах Аркгема. Карткова гра» українською: що гра питає, пропонує й розповідає. Карти — в uk-cards.ftl, колоди — в uk-decks.ftl.
# Дослідники, вороги й локації відмінюються; решту карт названо в лапках після слова «карта», «актив», «подія».

title = Жах Аркгема. Карткова гра
about = Складіть колоду дослідника й пройдіть кампанію, де кожна перевірка — рука, занурена в мішок лихих знаків.
length = 1–2 години на сценарій

## Приготування

setting-adventure = Пригода: окремий сценарій або вся кампанія
scenario-night-of-the-zealot = { campaign-night-of-the-zealot }: уся кампанія
setting-difficulty = Складність: що лежить у мішку хаосу й що роблять його символи
difficulty-easy = легка
difficulty-standard = звичайна
difficulty-hard = висока
difficulty-expert = експертна
setting-investigators = Дослідники за порядком місць; кого не названо, того вибере випадок
setting-decks = Колоди за порядком місць: starter (стартова), alternative (інша готова) або текст файлу з колодою
setting-core-sets = Колекція: зі скількох базових наборів зібрано колоди
setting-core-sets-count = { $count } { $count ->
    [one] базовий набір
    [few] базові набори
   *[other] базових наборів
}
setting-grim-rule = Темне правило: хто вирішує, якщо можливості рівні
setting-grim-rule-no = вирішує лідер
setting-grim-rule-yes = стається найгірше для дослідників
setting-sitting-out = Місця, які долучаться до кампанії пізніше
setting-originals = Авторські карти, додані до виданих (їхні коди)

## Назви
# .low — з малої літери; .gen — родовий відмінок.

phase-setup = Приготування
    .low = приготування
phase-mythos = Фаза міту
    .low = фаза міту
phase-investigation = Фаза дослідників
    .low = фаза дослідників
phase-enemy = Фаза ворогів
    .low = фаза ворогів
phase-upkeep = Фаза перепочинку
    .low = фаза перепочинку
phase-resolution = Розв’язка
    .low = розв’язка

skill-willpower = воля
    .gen = волі
skill-intellect = інтелект
    .gen = інтелекту
skill-combat = сила
    .gen = сили
skill-agility = спритність
    .gen = спритності
skill-wild = універсальний символ
    .gen = універсального символу

token-number = { $value }
token-skull = череп
token-cultist = культист
token-tablet = скрижаль
token-elder-thing = Старша істота
token-auto-fail = автоматичний провал
token-elder-sign = знак Стародавніх

## Ваш хід

# Що роблять: заголовок варіантів; .group називає його, .short — те, що лишається сказати під ним.
verb-fight = Атакувати
verb-evade = Ухилитися
verb-engage = Вступити в бій
verb-move = Переміститися
verb-investigate = Дослідити локацію
verb-draw = Взяти карту
verb-resource = Отримати ресурс
verb-play = Зіграти карту
verb-play-discarded = Зіграти карту зі скиду
verb-activate = Використати властивість
verb-use = Без дії
verb-assign-damage = 1 поранення
verb-assign-horror = 1 жах
verb-buy = Купити
verb-upgrade = Поліпшити
prompt-turn = Ваш хід: що ви робите?
option-fight = атакувати { $card-acc }
    .group = { verb-fight }
    .short = { $card }
option-evade = ухилитися від { $card-gen }
    .group = { verb-evade }
    .short = { $card }
option-engage = вступити в бій { $card-with }
    .group = { verb-engage }
    .short = { $card }
option-move = переміститися { $card-to }
    .group = { verb-move }
    .short = { $card }
option-investigate = дослідити локацію
option-play = зіграти карту «{ $card-inner }»
    .group = { verb-play }
    .short = { $card }
option-play-discarded = зіграти карту «{ $card-inner }» зі скиду
    .group = { verb-play-discarded }
    .short = { $card }
option-activate = { $card } — { $ability }
    .group = { verb-activate }
option-draw = взяти карту
option-resource = отримати ресурс
option-end-turn = завершити хід
prompt-next-turn = Чий хід наступний?
option-next-turn = { $card }
prompt-fight = Якого ворога ви атакуєте?
prompt-evade = Від якого ворога ви ухиляєтеся?

## Вікна гравця й реакції

option-use = { $card } — { $ability }
    .group = { verb-use }
option-pass = не зараз
option-done = готово
option-take-rest = решту берете на себе ви
option-as-listed = у порядку списку
window-mythos = Карти зустрічей розіграно. Застосувати щось до кінця фази міту?
window-investigation = Починається фаза дослідників. Застосувати щось до першого ходу?
window-turn = Зараз хід іншого дослідника. Застосувати щось, перш ніж він продовжить?
window-test-begins = Перевірка починається. Застосувати щось, перш ніж додавати карти?
window-test-committed = Застосувати щось, перш ніж буде витягнуто жетон хаосу?
window-enemy = Застосувати щось перед атаками ворогів?
window-enemy-attacked = Вороги провели атаки. Застосувати щось до кінця фази ворогів?
window-upkeep = Починається фаза перепочинку. Застосувати щось, перш ніж карти відновляться?
# Коли відкрите вікно: гравець каже, чи питати його.
window-mythos-about = Фаза міту: після карт зустрічей
window-investigation-about = Фаза дослідників: до першого ходу
window-turn-about = Хід іншого дослідника: перед кожною його дією
window-test-begins-about = Перевірка вміння: перш ніж додано карти
window-others-test-about = Перевірка іншого дослідника: чи додати карту
window-test-committed-about = Перевірка вміння: перш ніж витягнуто жетон хаосу
window-enemy-about = Фаза ворогів: перед атаками
window-enemy-attacked-about = Фаза ворогів: після атак
window-upkeep-about = Фаза перепочинку: перш ніж карти відновляться

react-agenda-advances-when = Задум просувається. Відреагуєте?
react-asset-damaged-when = Атака ворога завдає поранень активу. Відреагуєте?
react-card-played-after = Карту зіграно. Відреагуєте?
react-clues-discovered-would = Зараз буде знайдено докази. Відреагуєте?
react-encounter-card-drawn-when = Взято карту зустрічі. Відреагуєте?
react-enemy-attacks-would = Ворог збирається атакувати. Відреагуєте?
react-enemy-attacks-when = Ворог атакує. Відреагуєте?
react-enemy-attacks-after = Ворог провів атаку. Відреагуєте?
react-enemy-defeated-when = Ворог зазнає поразки. Відреагуєте?
react-enemy-defeated-after = Ворога переможено. Відреагуєте?
react-enemy-engages-after = Ворог вступив у бій з дослідником. Відреагуєте?
react-enemy-evaded-after = Дослідник ухилився від ворога. Відреагуєте?
react-enemy-spawns-when = З’являється ворог. Відреагуєте?
react-enters-after = Дослідник увійшов до локації. Відреагуєте?
react-enters-play-after = Карта ввійшла в гру. Відреагуєте?
react-enters-victory-display-after = Карта потрапила до переможного рахунку. Відреагуєте?
react-harm-taken-after = Дослідник зазнав поранень або жаху. Відреагуєте?
react-leaves-would = Дослідник збирається покинути локацію. Відреагуєте?
react-leaves-when = Дослідник покидає локацію. Відреагуєте?
react-phase-begins-after = Почалася фаза. Відреагуєте?
react-phase-ends-when = Фаза закінчується. Відреагуєте?
react-round-ends-when = Раунд закінчується. Відреагуєте?
react-round-ends-after = Раунд закінчився. Відреагуєте?
react-scenario-ends-when = Для дослідника гру закінчено. Відреагуєте?
react-test-fails-would = Перевірку вміння ось-ось буде провалено. Відреагуєте?
react-test-fails-after = Перевірку вміння провалено. Відреагуєте?
react-test-succeeds-when = Перевірка вміння успішна. Відреагуєте?
react-test-succeeds-after = Перевірку успішно пройдено. Відреагуєте?
react-token-revealed-would = Зараз буде витягнуто жетон хаосу. Відреагуєте?
react-token-revealed-when = Витягнуто жетон хаосу. Відреагуєте?
react-turn-begins-after = Хід почався. Відреагуєте?
react-turn-ends-when = Хід закінчується. Відреагуєте?

## Перевірки вмінь

prompt-test = Яке вміння ви перевіряєте?
option-test-willpower = воля
option-test-intellect = інтелект
option-test-combat = сила
option-test-agility = спритність
prompt-commit = Перевірку проводить { $card }: додасте карту?
option-commit = додати карту «{ $card-inner }»
    .short = { $card }
option-commit-no-more = більше не додавати карт
option-draw-token = витягнути жетон
prompt-resolve-token = Який із витягнутих жетонів ви застосовуєте?
option-resolve-token = { $token }
prompt-result = Що застосувати першим?
result-test = підсумок самої перевірки
result-card = карта «{ $card-inner }»
result-token = ефект жетона хаосу

## Вороги

prompt-spawn = Де з’являється { $enemy }?
option-spawn = { $card-in }
prompt-prey = Кого { $enemy } вибирає здобиччю?
option-prey = { $card-acc }
prompt-engaged-by = З ким вступає в бій { $enemy }?
option-engaged-by = { $card-with }
prompt-enemy-moves = Куди переміщується { $enemy }?
option-enemy-moves = { $card-to }
prompt-hunts-first = Який ворог переміщується першим?
option-hunts-first = { $card }
prompt-attacked-by = Який ворог атакує першим?
option-attacked-by = { $card }
prompt-massive-attack = Кого { $enemy } атакує першим?
option-attacks = { $card-acc }
prompt-discards-first = Яка карта скидається першою?
option-discards-first = { $card }
prompt-applies-first = Кілька карт діють одночасно: яка застосовується першою?
option-applies-first = { $card }
prompt-doom-on = Найближчих ворогів кілька: кому дістанеться приреченість?
option-doom-on = { $card }

## Поранення й жах

prompt-assign = { $horror ->
    [0] { $damage } { $damage ->
        [one] поранення
        [few] поранення
       *[other] поранень
    }: чи візьме щось на себе актив?
   *[other] { $damage ->
        [0] { $horror } { $horror ->
            [one] жах
            [few] жахи
           *[other] жахів
        }: чи візьме щось на себе актив?
       *[other] { $damage } { $damage ->
            [one] поранення
            [few] поранення
           *[other] поранень
        } і { $horror } { $horror ->
            [one] жах
            [few] жахи
           *[other] жахів
        }: чи візьме щось на себе актив?
    }
}
option-assign-damage = 1 поранення на карту «{ $card-inner }»
    .group = { verb-assign-damage }
    .short = { $card }
option-assign-horror = 1 жах на карту «{ $card-inner }»
    .group = { verb-assign-horror }
    .short = { $card }
prompt-falls-first = Ворогів і дослідників переможено водночас: з кого почати?
option-falls-first-enemies = з ворогів
option-falls-first-investigators = з дослідників
prompt-trauma = У вас не лишилося ні здоров’я, ні розуму: яку травму ви отримуєте?
option-trauma-damage = 1 фізичну травму
option-trauma-horror = 1 психічну травму
prompt-heal = Що відновити?
option-heal-damage = 1 одиницю здоров’я
option-heal-horror = 1 одиницю розуму
prompt-healed = Кому ви відновлюєте здоров’я чи розум?
option-healed = { $card-dat }

## Вибір карт, ворогів, локацій, дослідників

prompt-mulligan = Замінити карту стартової руки? Нові карти ви візьмете замість усіх відкладених одразу.
option-mulligan = замінити карту «{ $card-inner }»
    .short = { $card }
prompt-take = Яку карту ви берете?
option-take = взяти карту «{ $card-inner }»
    .short = { $card }
prompt-put-on-top = Яку карту покласти назад першою? Остання опиниться зверху.
option-put-on-top = покласти карту «{ $card-inner }»
    .short = { $card }
prompt-discard = { $count ->
    [1] Яку карту ви скидаєте з руки?
    [one] З руки треба скинути { $count } карту: яку першою?
    [few] З руки треба скинути { $count } карти: яку першою?
   *[other] З руки треба скинути { $count } карт: яку першою?
}
option-discard = скинути карту «{ $card-inner }»
    .short = { $card }
prompt-keep = Яку карту ви лишаєте? Решту буде скинуто.
option-keep = лишити карту «{ $card-inner }»
    .short = { $card }
prompt-make-room = Вільного слота немає: який актив ви скидаєте?
option-make-room = скинути карту «{ $card-inner }»
    .short = { $card }
prompt-lose-asset = Який актив ви скидаєте?
option-lose-asset = скинути карту «{ $card-inner }»
    .short = { $card }
prompt-reload = Запас якої карти ви поповнюєте?
option-reload = { $card }
prompt-target = Якого ворога ви вибираєте?
option-target = { $card-acc }
prompt-helped = Якого дослідника ви вибираєте?
option-helped = { $card-acc }
prompt-blast = Де вибухає динаміт?
option-blast = { $card-in }
prompt-slip-away = Куди ви переміщуєтеся?
option-slip-away = переміститися { $card-to }
    .short = { $card }
prompt-disengage = Вийти з бою з усіма іншими ворогами?
option-disengage-yes = так
option-disengage-no = ні
prompt-skill = Яке вміння отримує +2?
option-skill-willpower = воля
option-skill-intellect = інтелект
option-skill-combat = сила
option-skill-agility = спритність
prompt-scry = Карти якої колоди ви переглядаєте?
option-scry = колода { $card-gen }
option-scry-encounter = колода зустрічей
prompt-x = Чому дорівнює X?
option-x = X дорівнює { $count }
prompt-contribute = Групі { $needed ->
    [one] потрібен { $needed } доказ
    [few] потрібні { $needed } докази
   *[other] потрібно { $needed } доказів
}: скільки витрачаєте ви?
option-contribute = { $count ->
    [0] жодного доказу
    [one] { $count } доказ
    [few] { $count } докази
   *[other] { $count } доказів
}
prompt-attach = Локацій із найбільшою кількістю доказів кілька: до якої приєднати цю карту?
option-attach = { $card-full }

## Рішення у сценаріях

prompt-lead = Хто лідер?
prompt-lead-vote = Хто лідер? Якщо думки розійдуться, вирішить випадок.
option-lead = { $card }
prompt-whats-going-on = Чого вам коштують зниклі години?
option-whats-going-on-discard = кожен дослідник скидає з руки випадкову карту
option-whats-going-on-horror = лідер зазнає 2 жахів
prompt-house = Що буде з домом?
option-house-burn = спалити дім
option-house-keep = пощадити дім
prompt-earns-lita = До кого Літа Чантлер звернеться по допомогу?
option-earns-lita = { $card }
prompt-lita = Літа Чантлер готова йти з вами: взяти її до своєї колоди?
option-lita-yes = так, вона йде з вами
option-lita-no = ні, далі вона піде сама
prompt-graveyard = Що робить із вами цвинтар?
option-graveyard-horror = зазнати 2 жахів
option-graveyard-flee = переміститися до Рівертауна
prompt-hunting-shadow = Як ви рятуєтеся від тіні?
option-hunting-shadow-clue = витратити 1 доказ
option-hunting-shadow-damage = зазнати 2 поранень
prompt-wrath = Чого вам коштує гнів Умордгота?
option-wrath-discard = скинути карту з руки
option-wrath-harm = зазнати 1 поранення й 1 жаху
prompt-offer = Прийняти обіцяну могутність?
option-offer-accept = взяти 2 карти й покласти 2 приреченості на задум
option-offer-refuse = зазнати 2 жахів

## Кампанія

prompt-assume-gathering = Чим закінчилося «Збіговисько»?
option-assume-gathering-r1 = розв’язка 1: дім згорів
option-assume-gathering-r2 = розв’язка 2: Жрець гулів мертвий, дім стоїть
option-assume-gathering-r3 = розв’язка 3: гулі захопили дім
option-assume-gathering-none = без розв’язки: дім довелося покинути
prompt-assume-midnight-masks = Чим закінчилися «Опівнічні маски»?
option-assume-midnight-masks-r1 = розв’язка 1: усіх шістьох культистів допитано
option-assume-midnight-masks-r2 = розв’язка 2: північ минула, усі шестеро вислизнули
prompt-buy = Невитрачений досвід — { $experience }: на що його витратити?
option-buy = { $level ->
    [0] купити «{ $card-inner }» за { $price }
   *[other] купити «{ $card-inner }» ({ $level }) за { $price }
}
    .group = { verb-buy }
    .short = { $level ->
        [0] { $card }, досвід: { $price }
       *[other] { $card } ({ $level }), досвід: { $price }
    }
option-upgrade = поліпшити «{ $card-inner }» до рівня { $level } за { $price }
    .group = { verb-upgrade }
    .short = { $card } до рівня { $level }, досвід: { $price }
prompt-remove = Яка карта поступиться в колоді місцем карті «{ $card-inner }»?
option-remove = { $card }
prompt-company = Хто грає в наступному сценарії?
option-leave = гравець { $seat } виходить
option-return = гравець { $seat } долучається
prompt-investigator = За якого дослідника ви граєте далі?
option-investigator-starter = { $card }: стартова колода
option-investigator-alternative = { $card }: інша готова колода

## Що сталося: сценарій

event-scenario-began = Сценарій «{ $scenario }».
event-lead-chosen = Лідер — { $who }.
event-lead-chosen-agreed = Усі згодні: лідер — { $who }.
event-lead-chosen-by-chance = Думки розійшлися ({ $votes }), вирішує випадок: лідер — { $who }.
lead-vote = { $who } → { $named }
event-opening-hand-drawn = { $who } набирає стартову руку: { $count } { $count ->
    [one] карта
    [few] карти
   *[other] карт
}.
event-mulligan = { $who } замінює { $count } { $count ->
    [one] карту
    [few] карти
   *[other] карт
}.
event-introduction-read = Зачитано вступ до сценарію «{ $scenario }».
event-round-began = Раунд { $round }.
event-phase-began = Починається { $phase-low }.
event-turn-began = { $who } починає хід.
event-turn-ended = { $who } завершує хід.
event-action-taken-move = { $who } виконує дію «Переміщення».
event-action-taken-investigate = { $who } виконує дію «Дослідження».
event-action-taken-fight = { $who } виконує дію «Атака».
event-action-taken-evade = { $who } виконує дію «Ухиляння».
event-action-taken-engage = { $who } виконує дію «Вступити в бій».
event-action-taken-draw = { $who } виконує дію «Взяти карту».
event-action-taken-resource = { $who } виконує дію «Отримати ресурс».
event-action-taken-play = { $who } виконує дію «Зіграти карту».
event-action-taken-activate = { $who } виконує дію «Активація».
event-ability-used = { $who } застосовує властивість карти «{ $card-inner }».
event-ability-used-own = { $who } застосовує власну властивість.
event-act-advanced = Сцена просувається: «{ $card-inner }».
event-agenda-advanced = Задум просувається: «{ $card-inner }».
event-doom-placed = Карта «{ $card-inner }» отримує { $count } { $count ->
    [one] жетон
    [few] жетони
   *[other] жетонів
} приреченості.
event-doom-cleared = Усю приреченість прибрано з гри.
event-scenario-ended = Сценарій «{ $scenario }» закінчено: { $resolution ->
    [r1] розв’язка 1
    [r2] розв’язка 2
    [r3] розв’язка 3
   *[none] розв’язки не досягнуто
}.

## Що сталося: карти

event-asset-played = { $who } грає актив «{ $card-inner }».
event-event-played = { $who } грає подію «{ $card-inner }».
event-attached = Карту «{ $card-inner }» приєднано до локації «{ $to-full }».
event-put-into-play = Карта «{ $card-inner }» входить у гру.
event-discarded = Карту «{ $card-inner }» скинуто.
event-discarded-at-random = { $who } скидає випадкову карту: «{ $card-inner }».
event-removed-from-game = Карту «{ $card-inner }» вилучено з гри.
event-sent-to-victory-display = Карта «{ $card-inner }» потрапляє до переможного рахунку (перемога { $victory }).
event-returned-to-hand = Карта «{ $card-inner }» повертається на руку власника.
event-shuffled-into-encounter-deck = Карту «{ $card-inner }» затасовано в колоду зустрічей.
event-revealed-from-hand = { $who } показує карту з руки: «{ $card-inner }».
event-cards-were-drawn = { $who } бере { $count } { $count ->
    [one] карту
    [few] карти
   *[other] карт
}.
event-card-added-to-hand = { $who } бере на руку карту «{ $card-inner }».
event-deck-reset = Скид { $who-gen } перетасовано, і він став колодою.
event-encounter-deck-reshuffled = Скид зустрічей затасовано в колоду зустрічей.
event-encounter-card-was-drawn = { $who } бере карту «{ $card-inner }».
event-revelation-cancelled = Розкриття карти «{ $card-inner }» скасовано.
event-cards-turned-over = З верху колоди зустрічей скинуто { $count } { $count ->
    [one] карту
    [few] карти
   *[other] карт
}.
event-cards-seen = { $who } переглядає { $count } { $count ->
    [one] карту
    [few] карти
   *[other] карт
}.
event-exhausted = Карта «{ $card-inner }» виснажується.
event-readied = Карта «{ $card-inner }» відновлюється.
event-cards-readied = Усі карти відновлюються.
event-uses-added = Запас карти «{ $card-inner }» поповнено: +{ $count }.

## Що сталося: ресурси, докази, локації

event-resources-gained = { $who } отримує { $count } { $count ->
    [one] ресурс
    [few] ресурси
   *[other] ресурсів
}.
event-resources-lost = { $who } втрачає { $count } { $count ->
    [one] ресурс
    [few] ресурси
   *[other] ресурсів
}.
event-resources-moved = { $who } перекладає { $count } { $count ->
    [one] ресурс
    [few] ресурси
   *[other] ресурсів
} на карту «{ $card-inner }».
event-resources-taken = { $who } перекладає { $count } { $count ->
    [one] ресурс
    [few] ресурси
   *[other] ресурсів
} з карти «{ $card-inner }» у свій запас.
event-clues-discovered = { $who } знаходить { $count } { $count ->
    [one] доказ
    [few] докази
   *[other] доказів
} { $location-in }.
event-clues-gained = { $who } отримує { $count } { $count ->
    [one] доказ
    [few] докази
   *[other] доказів
}.
event-clues-spent = { $who } витрачає { $count } { $count ->
    [one] доказ
    [few] докази
   *[other] доказів
}.
event-clues-dropped = { $who } лишає { $count } { $count ->
    [one] доказ
    [few] докази
   *[other] доказів
} { $location-in }.
event-clues-placed = Карта «{ $card-inner }» отримує { $count } { $count ->
    [one] доказ
    [few] докази
   *[other] доказів
}.
event-moved = { $who } переміщується { $to-to }.
event-location-revealed = Відкрито локацію { $location-full }: { $clues ->
    [0] доказів немає
    [one] { $clues } доказ
    [few] { $clues } докази
   *[other] { $clues } доказів
}.

## Що сталося: вороги, поранення й жах

event-spawned = { $enemy } з’являється { $location-in }.
event-engaged = { $enemy } вступає в бій { $who-with }.
event-disengaged = { $enemy } виходить із бою { $who-with }.
event-enemy-moved = { $enemy } переміщується { $origin-from } { $to-to }.
event-attacked = { $enemy } атакує { $who-acc }.
event-attack-cancelled = Атаку { $enemy-gen } на { $who-acc } скасовано.
event-evaded = { $who } ухиляється від { $enemy-gen }.
event-harmed = { $horror ->
    [0] { $who } зазнає { $damage } { $damage ->
        [one] поранення
       *[other] поранень
    }.
   *[other] { $damage ->
        [0] { $who } зазнає { $horror } { $horror ->
            [one] жаху
           *[other] жахів
        }.
       *[other] { $who } зазнає { $damage } { $damage ->
            [one] поранення
           *[other] поранень
        } і { $horror } { $horror ->
            [one] жаху
           *[other] жахів
        }.
    }
}
event-asset-harmed = { $horror ->
    [0] Карта «{ $card-inner }» зазнає { $damage } { $damage ->
        [one] поранення
       *[other] поранень
    }.
   *[other] { $damage ->
        [0] Карта «{ $card-inner }» зазнає { $horror } { $horror ->
            [one] жаху
           *[other] жахів
        }.
       *[other] Карта «{ $card-inner }» зазнає { $damage } { $damage ->
            [one] поранення
           *[other] поранень
        } і { $horror } { $horror ->
            [one] жаху
           *[other] жахів
        }.
    }
}
event-enemy-damaged = { $enemy } зазнає { $damage } { $damage ->
    [one] поранення
   *[other] поранень
}.
event-enemy-was-defeated = { $enemy-acc } переможено.
event-healed = { $horror ->
    [0] { $card } відновлює { $damage } { $damage ->
        [one] одиницю
        [few] одиниці
       *[other] одиниць
    } здоров’я.
   *[other] { $damage ->
        [0] { $card } відновлює { $horror } { $horror ->
            [one] одиницю
            [few] одиниці
           *[other] одиниць
        } розуму.
       *[other] { $card } відновлює { $damage } { $damage ->
            [one] одиницю
            [few] одиниці
           *[other] одиниць
        } здоров’я і { $horror } { $horror ->
            [one] одиницю
            [few] одиниці
           *[other] одиниць
        } розуму.
    }
}
event-horror-moved = { $count } { $count ->
    [one] жах переходить
    [few] жахи переходять
   *[other] жахів переходить
} з карти «{ $card-inner }» на { $who-acc }.
event-investigator-defeated-damage = { $who-acc } переможено: здоров’я не лишилося.
event-investigator-defeated-horror = { $who-acc } переможено: розуму не лишилося.
event-investigator-defeated-both = { $who-acc } переможено: не лишилося ні здоров’я, ні розуму.
event-investigator-defeated-card = { $who-acc } переможено.
event-resigned = { $who } відступає.
event-trauma-suffered = { $mental ->
    [0] { $who } отримує { $physical } { $physical ->
        [one] фізичну травму
        [few] фізичні травми
       *[other] фізичних травм
    }.
   *[other] { $physical ->
        [0] { $who } отримує { $mental } { $mental ->
            [one] психічну травму
            [few] психічні травми
           *[other] психічних травм
        }.
       *[other] { $who } отримує { $physical } { $physical ->
            [one] фізичну травму
            [few] фізичні травми
           *[other] фізичних травм
        } і { $mental } { $mental ->
            [one] психічну
            [few] психічні
           *[other] психічних
        }.
    }
}

## Що сталося: перевірки вмінь

event-test-began = { $who } проводить перевірку { $skill-gen } ({ $difficulty }): { $source-full }.
event-test-began-plain = { $who } проводить перевірку { $skill-gen } ({ $difficulty }).
event-committed = { $who } додає до перевірки карту «{ $card-inner }».
event-skill-boosted = Карта «{ $card-inner }» дає { $who-dat } +{ $amount }.
event-token-was-revealed = { $who } витягує жетон хаосу: { $token }.
event-token-returned = Жетон хаосу повертається в мішок: { $token }.
event-test-ended-passed = { $who } досягає успіху: { $value } проти { $difficulty }.
event-test-ended-failed = { $who } провалює перевірку: { $value } проти { $difficulty }.

## Що сталося: кампанія

event-log-entry-written = Журнал кампанії: { $note }
event-log-entry-crossed-out = Викреслено з журналу кампанії: { $note }
event-story-asset-earned = Карта «{ $card-inner }» входить до колоди { $who-gen }.
event-investigator-lost-killed = { $who-acc } вбито.
event-investigator-lost-insane = { $who } божеволіє.
event-experience-earned = { $who } отримує досвід: { $count }.
event-card-bought = { $who } купує карту «{ $card-inner }» (досвід: { $price }); карту «{ $removed-inner }» вилучено з колоди.
event-card-bought-permanent = { $who } купує карту «{ $card-inner }» (досвід: { $price }).
event-card-upgraded = { $who } поліпшує карту «{ $card-inner }» (досвід: { $price }).
# Місця рахуються від 0.
event-player-left = { $seat ->
    [0] Гравець 1
    [1] Гравець 2
    [2] Гравець 3
   *[other] Гравець 4
} виходить із кампанії.
event-player-returned = { $seat ->
    [0] Гравець 1
    [1] Гравець 2
    [2] Гравець 3
   *[other] Гравець 4
} долучається до кампанії.
event-investigator-chosen = { $seat ->
    [0] Гравець 1
    [1] Гравець 2
    [2] Гравець 3
   *[other] Гравець 4
} тепер грає за { $who-acc }.
event-chaos-token-added = До мішка хаосу додано жетон: { $token }.
event-campaign-ended-gathering-none = { result-gathering-none }
event-campaign-ended-gathering-r1 = { result-gathering-r1 }
event-campaign-ended-gathering-r2 = { result-gathering-r2 }
event-campaign-ended-gathering-r3 = { result-gathering-r3 }
event-campaign-ended-midnight-masks-none = { result-midnight-masks-none }
event-campaign-ended-midnight-masks-r1 = { result-midnight-masks-r1 }
event-campaign-ended-midnight-masks-r2 = { result-midnight-masks-r2 }
event-campaign-ended-devourer-below-none = { result-devourer-below-none }
event-campaign-ended-devourer-below-r1 = { result-devourer-below-r1 }
event-campaign-ended-devourer-below-r2 = { result-devourer-below-r2 }
event-campaign-ended-devourer-below-r3 = { result-devourer-below-r3 }
event-campaign-ended-no-investigators-left = { result-no-investigators-left }

## Чим усе закінчилося

result-gathering-none = У домі не лишилося жодного дослідника. Ви програли.
result-gathering-r1 = Жерця гулів переможено, дім горить. Ви перемогли.
result-gathering-r2 = Жерця гулів переможено, дім стоїть. Ви перемогли.
result-gathering-r3 = Гулі захопили дім. Ви програли.
result-midnight-masks-none = Полювання довелося припинити: дослідників не лишилося. Ви програли.
result-midnight-masks-r1 = Усіх шістьох культистів викрито до півночі. Ви перемогли.
result-midnight-masks-r2 = Північ минула, культисти зникли. Ви програли.
result-devourer-below-none = Ритуал ніхто не зупинив, і Аркгем упав перед Умордготом. Ви програли.
result-devourer-below-r1 = Ритуал зірвано. Ви перемогли.
result-devourer-below-r2 = Умордгота вигнано. Ви перемогли.
result-devourer-below-r3 = Літу Чантлер віддано Умордготові. Ви живі, але не перемогли.
result-no-investigators-left = Продовжувати кампанію більше нікому. Ви програли.

# Чого варіант коштує понад звичайне.
# Чим у списку відрізняються карти з однією назвою.
mark-engaged = у бою { $who-with }
mark-engaged-you = у бою з вами
mark-unengaged = ні з ким не в бою
mark-at = { $card-in }
mark-number = № { $number }
mark-damage = { $count ->
    [0] без поранень
   *[other] поранення: { $count }
}
mark-horror = жах: { $count }
mark-uses = лишилося { $count }
mark-exhausted = виснажено
mark-ready = відновлено

cost-actions = { $count ->
    [0] без дії
    [one] { $count } дія
    [few] { $count } дії
   *[other] { $count } дій
}
cost-attacked = провокує атаку: { $enemies }
