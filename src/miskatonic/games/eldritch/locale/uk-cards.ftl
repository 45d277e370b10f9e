# Що надруковано на компонентах, рядок за рядком.

## У яких перевірках: після «у»

tests-any = будь-якій перевірці
tests-any-acquire = перевірках під час придбання активів
tests-any-combat = перевірках бойових зустрічей
tests-any-other-world = перевірках зустрічей в Іншому світі
tests-any-not-other-world = перевірках поза зустрічами в Іншому світі
tests-any-spell = перевірках під час сотворення заклинань
tests-one = перевірках { $skill-gen }
tests-one-combat = перевірках { $skill-gen } під час бойових зустрічей
tests-two-combat = перевірках { $first-gen } й { $last-gen } під час однієї бойової зустрічі
tests-one-spell = перевірках { $skill-gen } під час сотворення заклинань
tests-here = { $tests } — для будь-якого дослідника у вашій локації
tests-here-city = { $tests } — для будь-якого дослідника у вашій локації, поки ви в місті
tests-here-sea = { $tests } — для будь-якого дослідника у вашій локації, поки ви в морі
tests-here-wilderness = { $tests } — для будь-якого дослідника у вашій локації, поки ви в глушині

## Властивості

line-bonus = +{ $n } у { $tests }.
line-dice = { $n } { $n ->
    [one] додатковий кубик
    [few] додаткові кубики
   *[other] додаткових кубиків
} у { $tests }.
line-reroll = Можна перекинути 1 кубик у { $tests }.
line-reroll-all = Можна перекинути будь-яку кількість кубиків у { $tests }.
line-raise = Можна додати 1 до значення одного кубика в { $tests }.
line-sixes = Кожна 6 — це 2 успіхи в { $tests }.
line-prevent-health-here = Відверніть втрату до { $n } здоров’я дослідником у вашій локації.
line-prevent-sanity-here = Відверніть втрату до { $n } розуму дослідником у вашій локації.
line-prevent-sanity = { $n ->
    [0] Відверніть усю втрату розуму від одного ефекту.
   *[other] Відверніть втрату до { $n } розуму.
}
line-prevent-sanity-spell = Творячи заклинання, відверніть втрату до { $n } розуму.
line-priced = Якщо { $cost }: { DECAPITALIZE($line) }
    .clause = якщо { $cost }, { DECAPITALIZE($line) }
line-limited = Раз за раунд: { DECAPITALIZE($line-clause) }
line-less-damage = Поранення від монстрів, з якими ви б’єтеся, менші на { $n }, але не менші за 1.
line-one-horror = Жах монстрів, з якими ви б’єтеся, не більший за 1.
line-never-delayed = Ви затримуєтеся, лише якщо самі цього хочете.
line-never-detained = Ви отримуєте стан «{ card-detained }», лише якщо самі цього хочете.
line-cheaper-clues = Раз за раунд ефект коштує вам на 1 доказ менше.
line-sanity-for-clue = Раз за раунд замість 1 доказу можна витратити 1 розум.
line-two-dice-for-clue = Дослідник у вашій локації, витрачаючи доказ під час перевірки, може перекинути 2 кубики замість 1.
line-unseen-by-monsters = У фазу зустрічей можна вибрати зустріч так, ніби у вашій локації немає монстрів.
line-improves-twice = Поліпшивши вміння, що не мало жетона, можна одразу поліпшити його ще раз.
line-shares-assets = Активи, які ви придбали, можуть отримувати інші дослідники.
line-more-action = Раз за раунд можна { $cost }, щоб виконати 1 додаткову дію.
line-action = Дія: { DECAPITALIZE($then-clause) }
line-action-when = Дія, якщо { $when }: { DECAPITALIZE($then-clause) }
line-local-action = Місцева дія: { DECAPITALIZE($then-clause) }
line-rest = Коли ви відпочиваєте: { DECAPITALIZE($then-clause) }
line-rest-here = Коли відпочиває дослідник у вашій локації: { DECAPITALIZE($then-clause) }
line-reckoning = Розплата: { DECAPITALIZE($then-clause) }
line-gained = Коли ви отримуєте цю карту: { DECAPITALIZE($then-clause) }
line-service = Потім скиньте цю карту.
line-at-gate-closed = Коли дослідник закрив ворота: { DECAPITALIZE($then-clause) }
line-at-gate-closed-when = Коли ви закрили ворота, якщо { $when }: { DECAPITALIZE($then-clause) }
line-at-monster-defeated-in-combat = Коли ви перемогли монстра в бойовій зустрічі: { DECAPITALIZE($then-clause) }
line-at-monster-defeated-when = Коли дослідник переміг монстра, якщо { $when }: { DECAPITALIZE($then-clause) }
line-at-condition-gained-any-when = Якщо { $when }: { DECAPITALIZE($then-clause) }
    .clause = якщо { $when }, { DECAPITALIZE($then-clause) }
line-at-research-resolved = Після пошукової зустрічі: { DECAPITALIZE($then-clause) }
line-at-spell-test-passed = Коли заклинання сотворено успішно: { DECAPITALIZE($then-clause) }
line-at-moved-when = Коли дослідник перемістився, якщо { $when }: { DECAPITALIZE($then-clause) }

## Заклинання й звороти

line-cast = { CAPITALIZE($at) }{ $aim } пройдіть перевірку знань{ $mod ->
    [0] {""}
    [1] {" "}(+1)
    [-1] {" "}(−1)
   *[other] {" "}({ $mod })
}. У разі успіху: { DECAPITALIZE($then-clause) } Потім переверніть цю карту.
cast-action = дія:
cast-encounter = у фазу зустрічей, до вибору зустрічі:
cast-combat = під час бойової зустрічі:
cast-loss-health = коли дослідник втрачає здоров’я,
cast-loss-sanity = коли дослідник втрачає розум,
aim-nothing = {""}
aim-investigator-here = {" "}виберіть дослідника у вашій локації й
aim-investigator = {" "}виберіть дослідника й
aim-monster-here = {" "}виберіть монстра у вашій локації й
aim-clue-elsewhere = {" "}виберіть доказ в іншій локації й
line-after-flip = Потім переверніть карту назад.
line-after-discard = Потім скиньте карту.
line-only-flip = Переверніть карту горілиць.
line-only-discard = Скиньте цю карту.
line-blessed = У ваших перевірках успіх — це 4, 5 і 6. Якщо ви мали б отримати ще одне «{ $same }», натомість переверніть цю карту. Якщо ви мали б отримати «{ $other }», натомість скиньте цю карту.
line-cursed = У ваших перевірках успіх — це лише 6. Якщо ви мали б отримати ще одне «{ $same }», натомість переверніть цю карту. Якщо ви мали б отримати «{ $other }», натомість скиньте цю карту.
line-detained = Ви не можете переміщуватися й виконувати дії, крім дії цієї карти. Замість зустрічі, навіть якщо у вашій локації є монстри, переверніть цю карту.

## Монстри

line-monster-spawn = Коли з’являється: { DECAPITALIZE($then-clause) }
line-monster-before-will = Перед перевіркою волі: { DECAPITALIZE($then-clause) }
line-monster-sanity-lost = Якщо під час перевірки волі ви втратили розум: { DECAPITALIZE($then-clause) }
line-monster-will-passed = Якщо перевірку волі пройдено: { DECAPITALIZE($then-clause) }
line-monster-will-failed = Якщо перевірку волі провалено: { DECAPITALIZE($then-clause) }
line-monster-after-will = Після перевірки волі: { DECAPITALIZE($then-clause) }
line-monster-before-strength = Перед перевіркою сили: { DECAPITALIZE($then-clause) }
line-monster-health-lost = Якщо під час перевірки сили ви втратили здоров’я: { DECAPITALIZE($then-clause) }
line-monster-defeated = Якщо ви перемогли його в бойовій зустрічі: { DECAPITALIZE($then-clause) }
line-monster-gone = Коли його переможено: { DECAPITALIZE($then-clause) }
line-monster-reckoning = Розплата: { DECAPITALIZE($then-clause) }
line-monster-spares = Замість втрати здоров’я під час перевірки сили можна { $cost }.
line-monster-skips-strength = Якщо перевірку волі провалено, перевірки сили немає.
line-monster-hardy = Він не втрачає здоров’я, поки не розгадано три таємниці.
line-monster-no-clues = Б’ючись із ним, не можна витрачати докази на перекидання.
line-monster-no-encounter = Перемігши його, ви не маєте іншої зустрічі цього раунду.

## Карти міту і таємниці

line-enters = Коли карта входить у гру: { DECAPITALIZE($then-clause) }
line-rumor-token = Жетон чутки лежить { $where-in }.
line-eldritch-tokens = На цю карту кладуть { $n } { $n ->
    [one] жетон
    [few] жетони
   *[other] жетонів
} Стародавніх.
line-encounter-at = Дослідник { $where-in } може пережити таку зустріч: { DECAPITALIZE($then-clause) }
line-encounter-expedition = Дослідник у локації поточної експедиції може пережити таку зустріч: { DECAPITALIZE($then-clause) }
line-last-token = Коли з карти зникає останній жетон Стародавніх: { DECAPITALIZE($then-clause) }
line-epic-rumor = Коли монстра «{ $monster }» переможено, чутку припинено.
line-forbids-rest = Дослідники не можуть відпочивати.
line-forbids-expedition = Дослідники не можуть мати експедиційні зустрічі.
line-forbids-close-gates = Ворота не можна закрити.
line-forbids-reserve = Запас не поповнюється.
line-drawn = Коли таємницю відкрито: { DECAPITALIZE($then-clause) }
line-encounter-eldritch = Дослідник у локації з жетоном Стародавніх може пережити таку зустріч: { DECAPITALIZE($then-clause) }
line-special-encounters = Дослідник { $where-in } може пережити особливу зустріч.
line-goal-epic = Таємницю розгадано, коли монстра «{ $monster }» переможено.
line-goal-tokens = Таємницю розгадано наприкінці фази міту, якщо на ній лежить { $every ->
    [1] стільки жетонів Стародавніх, скільки гравців
   *[other] по жетону Стародавніх на кожних двох гравців (з округленням угору)
}.
line-clears-board = Коли таємницю розгадано, усі жетони Стародавніх на полі скидаються.
line-keeps-tokens = Коли таємницю розгадано, жетони Стародавніх лишаються на полі.
line-goal-clues = Таємницю розгадано наприкінці фази міту, якщо на ній лежить стільки доказів, скільки гравців.
line-goal-gates = Таємницю розгадано наприкінці фази міту, якщо на ній лежить по одних воротах на кожних двох гравців (з округленням угору). Потім ці ворота прибирають до коробки.
line-goal-toughness = Таємницю розгадано наприкінці фази міту, якщо стійкість монстрів на ній — по { $n } на кожного гравця.

## Листи Стародавніх

line-awakens = Під час пробудження: { DECAPITALIZE($then-clause) }
line-all-solved = Коли розгадано три таємниці: { DECAPITALIZE($then-clause) }
line-asleep-azathoth = Коли знамення доходить до зеленої комети, приреченість підвищується ще й на 1 за кожен жетон Стародавніх на ній.
line-awake-azathoth = Коли Азатот пробуджується, світові настає кінець: дослідники програють.
line-awake-cthulhu = Коли приреченість має підвищитися, покладіть натомість на лист 1 жетон розуму.
line-awake-shub-niggurath = Коли приреченість має підвищитися, натомість у локації Шуб-Ніггурат з’являється 1 монстр. Якщо їх там шестеро, дослідники програють.
line-awake-yog-sothoth = Коли приреченість має підвищитися, покладіть натомість на лист ворота: ті, через які вона підвищується, або верхні зі стосу. Якщо їх тут троє, дослідники програють.
line-final-azathoth = Останньої таємниці немає.
line-final-cthulhu = Остання таємниця: коли розгадано три таємниці, переможіть Ктулху.
line-final-shub-niggurath = Остання таємниця: коли розгадано три таємниці, переможіть Шуб-Ніггурат.
line-final-yog-sothoth = Остання таємниця: коли розгадано три таємниці, дослідник у локації з воротами може пережити особливу зустріч. Якщо на листі лежить по жетону Стародавніх на кожних двох гравців (з округленням угору), дослідники перемагають.

## Titles

scene-title-city = У місті
scene-title-wilderness = У глушині
scene-title-sea = У морі
