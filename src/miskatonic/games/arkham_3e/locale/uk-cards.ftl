# Що надруковано на компонентах, рядок за рядком.

## У яких перевірках: після того, що в них роблять

tests-any = у будь-якій перевірці
tests-of = у перевірці { $skill-gen }
tests-attack = під час атаки
tests-attack-of = у перевірці { $skill-gen } під час атаки
tests-evade = під час ухиляння
tests-evade-of = у перевірці { $skill-gen } під час ухиляння
tests-ward = під час оборони
tests-research = під час вивчення
tests-casting = під час читання заклинання
tests-encounter-of = у перевірці { $skill-gen } під час зустрічі
tests-when = { $tests }, якщо { $when }
tests-here = { $tests } — своїй або іншого дослідника у вашій зоні
tests-or-rolls = { $tests } або іншому кидку

## Що змінює перевірки

line-dice = +{ $n } { $n ->
    [one] кубик
    [few] кубики
   *[other] кубиків
} { $tests }.
line-dice-per = +{ $n } { $n ->
    [one] кубик
    [few] кубики
   *[other] кубиків
} { $tests } за { $each }.
line-reroll-one = Перекиньте 1 кубик { $tests }.
line-reroll-any = Перекиньте будь-яку кількість кубиків { $tests }.
    .do = перекинути будь-яку кількість кубиків { $tests }
line-reroll-any-most = Перекиньте кубики { $tests }: щонайбільше один за { $each }.
line-reroll-one-or-all = Перекиньте 1 кубик або всі кубики { $tests }.
line-raise = Додайте 1 до значення одного кубика { $tests }.
line-raise-all = Додайте 1 до значення кожного кубика { $tests }.
line-sixes = { CAPITALIZE($tests) } кожна 6 — це 2 успіхи.
line-successes = Додайте { $n } { $n ->
    [one] успіх
    [few] успіхи
   *[other] успіхів
} { $tests }.
    .do = додати { $n } { $n ->
        [one] успіх
        [few] успіхи
       *[other] успіхів
    } { $tests }
line-successes-from = { $n ->
    [6] У ваших перевірках успіх — лише 6.
   *[other] У ваших перевірках успіх — кожен кубик, на якому { $n } або більше.
}
line-and-then = { $line } Потім { DECAPITALIZE($then) }
line-priced = Можна { $cost }, щоб { $line-do }.
line-limited = Раз за раунд: { DECAPITALIZE($line) }
line-limited-at = Раз за раунд, { DECAPITALIZE($line) }
line-may = Можна { $then-do }.
line-pay = Можна { $cost }, щоб { $then-do }.

## Чому запобігають

line-prevent-both = Запобіжіть { $n } { $n ->
    [one] пораненню
   *[other] пораненням
} або { $n } { $n ->
    [one] жаху
   *[other] жахам
}, яких маєте зазнати.
line-prevent-damage-this = Якщо ця карта має зазнати { $least } або більше поранень, запобіжіть { $n } з них.
line-prevent-horror-this = Якщо ця карта має зазнати { $least } або більше жахів, запобіжіть { $n } з них.

## Властивості, про які каже одне речення

line-focus-twice = На кожному вмінні можна зосередитися двічі.
line-no-blessing = Ви не можете стати ні благословенним, ні проклятим.
line-half-price = Раз за раунд: купіть предмет за половину ціни (з округленням угору).
line-extra-action = Раз за раунд, у свій хід: виконайте 1 додаткову дію.
line-unseen = Неепічні монстри не полюють на вас і не вступають із вами в бій, поки ви їх не атакуєте й не пораните.
line-lasting = Цю карту не можна скинути.
line-blood-casting = Читаючи заклинання, можна зазнати поранень замість його жаху. Якщо ви це робите або витрачаєте на нього рештки: +2 кубики в його перевірці.
line-shields = Коли монстр має вступити в бій з іншим дослідником у вашій зоні, він може натомість вступити в бій із вами.
line-lends-focus = Інші дослідники у вашій зоні: +1 кубик у перевірках кожного вміння, на якому ви зосереджені.
line-smoky = Раз за раунд, коли ви виконали дію: інший дослідник може виконати таку саму дію.
line-shortcut = До або після додаткової дії, отриманої за ухиляння, можна переміститися щонайбільше на 2 зони.
line-spells-are-limit = Ваша межа зосередження — кількість ваших заклинань.
line-no-limit = Ви не маєте межі зосередження.
line-casting-luck = Коли ви читаєте заклинання й кладете його жах на цю карту: +1 успіх.
line-two-pact-dice = Під час розплати кидайте за свою темну угоду 2 кубики замість 1.
line-focus-limit = +{ $n } до межі зосередження.
line-focus-rerolls-any = Витрачаючи жетон зосередженості, щоб перекинути кубик, можна перекинути будь-яку кількість кубиків.
line-focus-rerolls-horror = Витрачаючи жетон зосередженості, щоб перекинути кубик, можна перекинути стільки кубиків, скільки у вас жахів.
line-focus-heals = Витрачаючи жетон зосередженості, щоб перекинути кубик, відновіть { $n } { $n ->
    [one] одиницю
    [few] одиниці
   *[other] одиниць
} розуму.
line-vehicle = Виконуючи переміщення, можна переміститися щонайбільше на { $n } { $n ->
    [one] зону
    [few] зони
   *[other] зон
} і ще на 1 за 1 долар.
line-blessed = У ваших перевірках успіх — кожен кубик, на якому 4 або більше. Проваливши перевірку, скиньте цю карту. Якщо ви маєте стати проклятим, натомість скиньте цю карту.
line-cursed = У ваших перевірках успіх — лише 6. Пройшовши перевірку, скиньте цю карту. Якщо ви маєте стати благословенним, натомість скиньте цю карту.
line-rare-books-access = Після зустрічі, якщо ви { neighborhood-miskatonic-university.in }: можна отримати фоліант; якщо ви вже маєте фоліанти, спершу скиньте один із них.

## Дії й нагоди

line-action = Дія: { DECAPITALIZE($then-clause) }
line-action-when = Дія, якщо { $when }: { DECAPITALIZE($then-clause) }
line-reckoning = Розплата: { DECAPITALIZE($then-clause) }
line-gained = Коли ви отримуєте цю карту: { DECAPITALIZE($then-clause) }
line-then-discarded = Потім скиньте цю карту.
line-at-ally-drawn-when = Коли ви отримали цю карту з колоди союзників: { DECAPITALIZE($then-clause) }
line-at-anomaly-appeared-when = Коли з’являється аномалія, якщо { $when }: { DECAPITALIZE($then-clause) }
line-at-asset-suffered-horror-when = Коли ця карта зазнала жаху: { DECAPITALIZE($then-clause) }
line-at-attacking = Коли ви атакуєте: { DECAPITALIZE($then-clause) }
line-at-before-attacks = Перш ніж монстри атакують вас у фазу монстрів: { DECAPITALIZE($then-clause) }
line-at-clue-gained = Коли ви отримали доказ: { DECAPITALIZE($then-clause) }
line-at-damaged-by-monster-when = Коли монстр завдав поранень вам або цій карті: { DECAPITALIZE($then-clause) }
line-at-doom-removed-when = Коли ви вилучили жетони приреченості зі своєї зони, якщо { $when }: { DECAPITALIZE($then-clause) }
line-at-encountered = Після зустрічі в цьому районі: { DECAPITALIZE($then-clause) }
line-at-gathered = Після збору коштів: { DECAPITALIZE($then-clause) }
line-at-gathered-when = Після збору коштів, якщо { $when }: { DECAPITALIZE($then-clause) }
line-at-monster-beaten = Коли ви перемогли монстра атакою: { DECAPITALIZE($then-clause) }
line-at-monster-defeated-when = Коли переможено монстра, якщо { $when }: { DECAPITALIZE($then-clause) }
line-at-monster-hurt-any-when = Коли дослідник завдав поранень монстрові у вашій зоні: { DECAPITALIZE($then-clause) }
line-at-monster-hurt-or-disengaged-or-damaged-by-monster-when = Коли ви завдали монстрові поранення, вийшли з бою з ним або зазнали від нього поранення, якщо { $when }: { DECAPITALIZE($then-clause) }
line-at-monster-spawned-when = Коли з’являється монстр, якщо { $when }: { DECAPITALIZE($then-clause) }
line-at-moved = Після дії «Переміщення»: { DECAPITALIZE($then-clause) }
line-at-remnant-spent = Коли ви витратили жетон решток: { DECAPITALIZE($then-clause) }
line-at-researched = Після дії «Вивчення»: { DECAPITALIZE($then-clause) }
line-at-spell-cast = Коли ви прочитали заклинання: { DECAPITALIZE($then-clause) }
line-at-suffered-horror = Коли ви зазнали жаху: { DECAPITALIZE($then-clause) }
line-at-test-failed = Коли ви провалили перевірку: { DECAPITALIZE($then-clause) }

## Заклинання

line-cast = Дія:{ $aim } проведіть перевірку знань{ $mod }. { $then }
line-pass = У разі успіху: { DECAPITALIZE($then-clause) }
line-modifier = { $n ->
    [0] {""}
    [-1] {" "}(−1)
   *[other] {" "}({ $n })
}
line-while-engaged = { $line } Це можна робити й перебуваючи в бою.
line-cast-attack = Коли ви атакуєте, проведіть також перевірку знань{ $mod }: кожен успіх завдає ще 1 поранення.
line-cast-attack-skill = Коли ви атакуєте, проведіть перевірку знань замість сили.
line-cast-evade-skill = Коли ви ухиляєтеся, проведіть перевірку знань замість спостережливості.
line-cast-move = Коли ви виконуєте переміщення, проведіть перевірку знань: перемістіться щонайбільше на 2 зони і ще на 1 за кожен успіх.
line-cast-damage = Коли дослідник має зазнати поранень, проведіть перевірку знань: кожен успіх запобігає 1 пораненню.
line-cast-others-test = Коли інший дослідник проводить перевірку, проведіть перевірку знань{ $mod }: додайте свої успіхи до його успіхів.
aim-nothing = {""}
aim-monster = {" "}виберіть будь-якого монстра й з його модифікатором ухиляння
aim-monster-near = {" "}виберіть монстра у своїй або суміжній зоні й

## Монстри

line-spawn-unstable = З’являється в нестабільній зоні.
line-spawn-most-doom = З’являється в зоні, де найбільше приреченості.
line-spawn-street-nearest-leader = З’являється на вулиці, найближчій до лідера.
line-spawn-street-nearest-prey = З’являється на вулиці, найближчій до здобичі.
line-spawn-at = З’являється { $where-in }.
line-hunter = Мисливець, швидкість { $n }. Здобич — { $prey }.
line-hunter-direct = Мисливець: переміщується одразу до здобичі, хоч би як далеко вона була. Здобич — { $prey }.
line-patrol-unstable = Патруль, швидкість { $n }: іде до нестабільної зони. Здобич — { $prey }.
line-patrol-most-doom = Патруль, швидкість { $n }: іде до зони, де найбільше приреченості. Здобич — { $prey }.
line-lurker = Зачаєний: { DECAPITALIZE($then-clause) }
effect-place-doom-its = Розмістіть { $n } { $n ->
    [one] жетон
    [few] жетони
   *[other] жетонів
} приреченості в зоні цього монстра.
effect-doom-to-sheet-its = Перекладіть 1 жетон приреченості із зони цього монстра на лист сценарію.
prey-everyone = кожен дослідник
prey-nearest = найближчий дослідник
prey-most-clues = дослідник, у якого найбільше доказів
prey-most-remnants = дослідник, у якого найбільше решток
prey-most-spells = дослідник, у якого найбільше заклинань
prey-most-influence = дослідник із найвищим впливом
prey-most-lore = дослідник із найвищими знаннями
prey-most-observation = дослідник із найвищою спостережливістю
prey-most-strength = дослідник із найвищою силою
prey-most-will = дослідник із найвищою волею
prey-least-influence = дослідник із найнижчим впливом
prey-least-observation = дослідник із найнижчою спостережливістю
prey-least-strength = дослідник із найнижчою силою
prey-least-will = дослідник із найнижчою волею
line-watcher = Спостерігач: дослідник, який перебуває в бою лише зі спостерігачами, виконує будь-які дії й має зустрічі.
line-elusive = Обережний: сам не вступає в бій із дослідниками.
line-massive = Величезний: вступає в бій із кожним дослідником у своїй зоні; виснажити такого монстра не можна.
line-feeds = Пожирач: завдавши поранень дослідникові або союзникові, відновлює стільки ж здоров’я.
line-elite = Елітний { $n }: +{ $n } до здоров’я за кожного дослідника.
line-monster-attacked = Коли цей монстр атакував вас: { DECAPITALIZE($then-clause) }
line-monster-disengaged = Коли ви вийшли з бою із цим монстром: { DECAPITALIZE($then-clause) }
line-monster-evaded = Коли ви ухилилися від цього монстра: { DECAPITALIZE($then-clause) }
line-monster-not-evaded = Якщо під час ухиляння немає жодного успіху: { DECAPITALIZE($then-clause) }
line-monster-beaten = Коли ви перемогли цього монстра атакою: { DECAPITALIZE($then-clause) }
line-monster-defeated = Коли ви перемогли цього монстра: { DECAPITALIZE($then-clause) }
line-monster-focused = Коли ви виконали зосередження, перебуваючи в бою із цим монстром: { DECAPITALIZE($then-clause) }
line-remnants-raise = Під час ухиляння кожен витрачений жетон решток додає 1 до значення одного кубика.
line-falls-with-others = Якщо ви перемогли іншого монстра, перебуваючи в бою із цим, цей теж переможений.
line-sheet-clues-hurt = Коли ви атакуєте цього монстра, кожен доказ, витрачений із листа сценарію, завдає ще 1 поранення.
line-fewer-dice = −{ $n } { $n ->
    [one] кубик
    [few] кубики
   *[other] кубиків
} у кожній перевірці дослідника, з яким цей монстр перебуває в бою.
line-less-per-marker = −{ $n } до здоров’я за кожен маркер на листі сценарію.
line-more-per-scar = +{ $n } до здоров’я за кожен незатягнутий шрам на полі.

## Заголовки й кодекс

line-rumor = Чутка: додайте цю карту до кодексу.
line-dearer = Предмети на вітрині коштують на { $n } { $n ->
    [one] долар
    [few] долари
   *[other] доларів
} дорожче.
line-before-buying = Перед купівлею предметів із вітрини: { DECAPITALIZE($then-clause) }
line-as-soon-as = Щойно { $when }: { DECAPITALIZE($then-clause) }
line-forbids-epicenter = Дослідники не можуть входити до зони з червоним маркером.
line-archive-1 = Якщо в зоні 4 або більше жетонів приреченості, вилучіть із неї 3; потім розмістіть по 1 у кожній іншій зоні цього району та 1 на листі сценарію.
line-archive-2 = Якщо в зоні 3 або більше жетонів приреченості чи в районі їх 5 або більше, у цьому районі з’являється аномалія. Поки вона там, приреченість цього району лягає на лист сценарію, а зустрічі в ньому — зустрічі з аномалією. Вона зникає разом з останньою приреченістю району.
line-archive-9 = Ця карта — зона, яка не має суміжних. Приреченість, яку сюди розміщують, лягає на лист сценарію. Замість зустрічі тут: зазнайте 2 жахів.
