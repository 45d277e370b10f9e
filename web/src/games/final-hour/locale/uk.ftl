# Стіл «Останньої години» українською.

## Довкола столу

phase-playing = Карти черговості
phase-keeping = Карта для ритуалу
phase-resolving = Карти дій
phase-reckoning = Розплата
phase-gates = Ворота
phase-vote = Готові до ритуалу?
phase-ritual = Ритуал обертають навспак
subtitle-difficulty = складність { $level }
doing-resolving = застосовує карту «{ $card }»
doing-playing = вибирає карту черговості
doing-placing = викладає карту «{ $card }»
number = { $number }

## Ряд раунду

tray-label = Карти раунду та ваша рука
row-title = Карти раунду
row-lowest = два менші: верх
row-highest = два більші: низ
pair-upper = Верхні ефекти
pair-upper-hint = два менші числа
pair-lower = Нижні ефекти
pair-lower-hint = два більші числа
half-upper = верхній ефект
half-lower = нижній ефект
place-next = вибирає
place-later = ще попереду
place-free = вільно
card-face-down = долілиць
priority-hidden = карта черговості долілиць
mark-now = зараз
mark-resolved = застосовано
mark-secret = лише вам
omens-none = знамень поки немає
omens-row = { $count ->
    [one] { $count } знамення
    [few] { $count } знамення
   *[other] { $count } знамень
}: «{ $row }»

## Рука

hand-yours = Ваша рука
hand-play = Виберіть карту
hand-keep = Відкладіть одну для ритуалу
hand-kept = Відкладено для ритуалу
hand-leave-out = Яка карта лишиться на руці?
hand-leave-out-kept = Яку карту не брати?
drawn-title = { $who } бере карту
items-title = Використати предмет?
priority-label = Карта черговості { $number }, { $symbol }, { $omens ->
    [0] без знамень
    [one] { $omens } знамення
    [few] { $omens } знамення
   *[other] { $omens } знамень
}
priority-label-note = Карта черговості { $number }, { $symbol }, { $omens ->
    [0] без знамень
    [one] { $omens } знамення
    [few] { $omens } знамення
   *[other] { $omens } знамень
}; { $note }
ritual-tokens = Для ритуалу потрібно
ritual-match = збіг
ritual-no-match = не збігається

## Що ми знаємо

knowledge-title = Що ми знаємо про ритуал
knowledge-hidden = { $count ->
    [2] Два незнайдені жетони і є символами ритуалу.
    [one] Два з { $count } незнайденого жетона — символи ритуалу.
   *[other] Два з { $count } незнайдених жетонів — символи ритуалу.
}
knowledge-revealed = Символи ритуалу: { $one } та { $other }.
knowledge-same = На обох жетонах ритуалу один символ: { $one }.
knowledge-symbol = { $symbol }: знайдено { $found } з 2; { $chance ->
    [0] ні, у ритуалі бути не може
    [100] так, точно в ритуалі
   *[other] у ритуалі з імовірністю { $chance } %
}
knowledge-symbol-revealed = { $symbol }: { $chance ->
    [0] ні, не в ритуалі
   *[other] так, у ритуалі
}
knowledge-chance = { $chance ->
    [0] ні
    [100] так
   *[other] { $chance } %
}
knowledge-piles = Що лишилося
pile-gates = Ворота
pile-cup = Чаша
pile-sheet = Особливі
pile-priority = Карти
pile-items = Предмети

## Що важливо у варіанті

note-upper = точно верхній ефект
note-lower = точно нижній ефект
note-open = неясно: верх чи низ
note-unseen = { $count ->
    [0] у ритуалі бути не може
    [one] не знайдено { $count } жетон
    [few] не знайдено { $count } жетони
   *[other] не знайдено { $count } жетонів
}
note-chance = { $chance ->
    [0] ні, у ритуалі бути не може
    [100] так, точно в ритуалі
   *[other] у ритуалі з імовірністю { $chance } %
}
note-omens = { $count ->
    [0] без знамень
    [one] { $count } знамення
    [few] { $count } знамення
   *[other] { $count } знамень
}
note-ritual-site = місце ритуалу
note-clue = доказ
note-gate = ворота ({ $tokens ->
    [one] { $tokens } жетон
    [few] { $tokens } жетони
   *[other] { $tokens } жетонів
})
note-monsters = { $count ->
    [one] { $count } монстр
    [few] { $count } монстри
   *[other] { $count } монстрів
}
note-damage = { $count ->
    [one] { $count } руйнування
    [few] { $count } руйнування
   *[other] { $count } руйнувань
}
note-facts = { $facts }
note-empty = нічого немає
note-investigator = здоров’я { $health } з { $most }, { $where }
note-seal-fresh = нова печатка
note-seal-used = печатку використано один раз
note-goes-to = перейде { $where-to }
note-course-stays = лишиться в місці ритуалу
note-course-sealed = натрапить на печатку
note-course-overruns = захопить місце ритуалу
note-where = { $where }
note-where-with = { $where }, там { $who }

## Звідки питання

origin-card = { $who }: «{ $card }»
origin-card-upper = { $who }: «{ $card }», верхній ефект
origin-card-lower = { $who }: «{ $card }», нижній ефект
origin-both = Верхній ефект: { $upper } Нижній ефект: { $lower }
origin-item = Предмет: { $item }
origin-row = Розплата: «{ $row }»
origin-keep-title = П’ять карт черговості
origin-keep = Відкладена карта лежить поруч із листом Стародавнього й рахується, коли ритуал обертають навспак. Інші чотири складуть ряд раунду: два менші числа дають верхні ефекти, два більші — нижні.
origin-act-title = Ряд раунду
origin-act = Верхню карту дії цього дослідника відкривають, кладуть на вільну карту черговості й одразу застосовують. Кожен із двох діє двічі.
origin-vote-title = Кінець раунду
origin-vote = Спроба лише одна: коли готові всі або коли стос воріт порожній.
origin-ritual-title = Обернути ритуал навспак
origin-ritual = Кожен викладає три карти з чотирьох. Карта з одним із двох прихованих символів — збіг, а якщо символи однакові, вона рахується двічі. Потрібно збігів: { $needed }.
origin-ritual-alone = Відкладена карта з одним із двох прихованих символів — збіг, а якщо символи однакові, вона рахується двічі.

## Пояснення: місця

title-location = { $number } · { $name }
location-ritual-site = { $empty ->
    [0] Місце ритуалу заповнене: наступний монстр чи жетон руйнування, що має сюди потрапити, завершить гру поразкою.
    [one] Місце ритуалу, лишилася { $empty } комірка. Монстр чи жетон руйнування, якому тут немає місця, завершує гру поразкою.
    [few] Місце ритуалу, лишилося { $empty } комірки. Монстр чи жетон руйнування, якому тут немає місця, завершує гру поразкою.
   *[other] Місце ритуалу, лишилося { $empty } комірок. Монстр чи жетон руйнування, якому тут немає місця, завершує гру поразкою.
}
location-zone = Зона: { $zone }. Комірок монстрів: { $spaces }, з них вільно { $empty }.
location-monsters = Монстри: { $monsters }.
location-damage = { $count ->
    [one] { $count } жетон руйнування займає комірку монстра.
    [few] { $count } жетони руйнування займають комірки монстрів.
   *[other] { $count } жетонів руйнування займають комірки монстрів.
}
location-gate = Тут { $gate }: { $tokens ->
    [one] { $tokens } жетон.
    [few] { $tokens } жетони.
   *[other] { $tokens } жетонів.
}
location-who = Зараз тут: { $who }.
location-clue = Тут лежить закритий доказ: його відкриває дослідження.
location-clue-gone = Доказ звідси вже знайдено.
location-red = Червона стрілка: червоні монстри йдуть далі { $where-to }.
location-blue = Синя стрілка: сині монстри йдуть далі { $where-to }.
location-ways = Доріжки: { $ways }.
title-walkway = { $one } – { $other }
walkway-open = Печатки немає. Печатка знищила б двох наступних монстрів на цьому шляху.
walkway-fresh = Нова печатка: знищить двох наступних монстрів на цьому шляху.
walkway-used = Печатку використано один раз: знищить ще одного монстра й зникне.
walkway-red = Червоні монстри йдуть тут { $origin-from } { $to-to }.
walkway-blue = Сині монстри йдуть тут { $origin-from } { $to-to }.
walkway-no-arrows = Стрілок уздовж цієї доріжки немає: самі монстри сюди не ходять.
walkway-investigators = Дослідники ходять в обидва боки, печатки їм не заважають.
title-zone = Зона: { $zone }
zone-order = Під час активації — за порядком: { $places }.
zone-classes = У кожній локації спершу діють вбивці, потім блукачі, потім руйнівники.

## Пояснення: фігури

title-monster = { $monster-Nom }
activation-killer = вбивця
activation-wanderer = блукач
activation-destroyer = руйнівник
monster-where = Локація: { $where }.
monster-health = { $health ->
    [one] Здоров’я { $health }: знищує { $health } поранення.
    [few] Здоров’я { $health }: знищують { $health } поранення однієї атаки; менше не діє.
   *[other] Здоров’я { $health }: знищують { $health } поранень однієї атаки; менше не діє.
}
monster-undying = Здоров’я немає: знищити не можна нічим.
monster-symbols = Символи зліва направо: { $symbols }.
monster-killer = Вбивця: під час активації дослідник у тій самій локації втрачає 1 одиницю здоров’я.
monster-wanderer = Блукач: під час активації переходить один раз за своєю стрілкою.
monster-destroyer = Руйнівник: під час активації кладе у свою комірку жетон руйнування й зсувається в іншу.
monster-plain = Символів немає: під час активації зони нічого не робить.
monster-follows-red = Колір червоний: іде за червоними стрілками.
monster-follows-blue = Колір синій: іде за синіми стрілками.
monster-horde = Печатки її не зупиняють, а кожен, від кого вона йде чи до кого приходить, втрачає 1 одиницю здоров’я.
monster-acted = У цьому ефекті активація вже була.
course-stays = Стоїть у місці ритуалу й не покине його без чужої волі.
course-overruns = Якщо рушить зараз, у місці ритуалу забракне комірки: гру буде програно.
course-sealed = Якщо рушить зараз, між { $one-ins } та { $other-ins } спрацює печатка: монстра буде знищено.
course-arrives = Якщо рушить зараз, потрапить { $to-to }.
course-arrives-through = Якщо рушить зараз, потрапить { $to-to }: дорогою все зайнято ({ $through }).
investigator-health = Здоров’я { $health } з { $most }. Хто лишається без здоров’я, з тим програють усі.
investigator-where = Локація: { $where }.
investigator-items = Предмети: { $items }.
investigator-deck = Карт у колоді дій: { $count }.
investigator-discard = У скиді: { $cards }.
investigator-lead = Жетон лідера: перший хід раунду й рішення у фазі Стародавнього.
investigator-may-talk = Зараз може обговорювати плани.
investigator-silent = Зараз не може обговорювати плани.

## Пояснення: карти

action-owner = Карта дії. Чия: { $who }.
action-upper = ▲ Верхній ефект: { $text }
action-lower = ▼ Нижній ефект: { $text }
action-counts-upper = У цьому раунді діє верхній ефект: число — одне з двох менших.
action-counts-lower = У цьому раунді діє нижній ефект: число — одне з двох більших.
title-priority = Карта черговості { $number }
priority-rank = Із чотирьох карт раунду два менші числа дають верхні ефекти, два більші — нижні.
priority-held = Якщо зіграти зараз: { $outlook }.
priority-lying = Як вона лежить: { $outlook }.
priority-omens = { $count ->
    [0] Знамень немає: до розплати нічого не додасть.
    [one] { $count } знамення для розплати цього раунду.
    [few] { $count } знамення для розплати цього раунду.
   *[other] { $count } знамень для розплати цього раунду.
}
priority-symbol = Символ ритуалу: { $symbol }. Він важливий, коли ритуал обертають навспак.
priority-chance = { $count ->
    [0] Обидва жетони цього символу знайдено: у ритуалі його бути не може.
    [one] Не знайдено { $count } жетон цього символу: він у ритуалі з імовірністю { $chance } %.
    [few] Не знайдено { $count } жетони цього символу: він у ритуалі з імовірністю { $chance } %.
   *[other] Не знайдено { $count } жетонів цього символу: він у ритуалі з імовірністю { $chance } %.
}
item-before = Можна використати до застосування вашої карти дії, потім предмет скидають:
item-after = Можна використати після застосування вашої карти дії, потім предмет скидають:
item-owner = Чий: { $who }.
item-spent = Уже використано.

## Пояснення: знаки та стоси

title-gate = Це { $gate }
gate-where = { $where }, { $tokens ->
    [one] { $tokens } жетон.
    [few] { $tokens } жетони.
   *[other] { $tokens } жетонів.
}
gate-next = Коли ці ворота відкриються знову, жетонів стане { $count } і тут { $count ->
    [one] з’явиться { $count } монстр.
    [few] з’являться { $count } монстри.
   *[other] з’явиться { $count } монстрів.
}
gate-stack = Жетонів у стосі воріт: { $count }. Щораунду відкривають один.
title-symbol = Символ: { $symbol }
symbol-key-is = Ключ серед доказів: хто його знаходить, бере предмет.
symbol-found = Знайдено: { $found } з 2. Не знайдено: { $left }.
symbol-chance = { $count ->
    [0] У ритуалі його бути не може.
   *[other] Потрібен для ритуалу з імовірністю { $chance } %, якщо рахувати за всіма незнайденими жетонами.
}
symbol-revealed = { $count ->
    [0] Для ритуалу він не потрібен.
    [one] Він потрібен для ритуалу.
   *[other] Він на обох жетонах ритуалу: кожна карта рахується двічі.
}
symbol-cards = Карт черговості з ним: { $count } з 30.
row-between = Розплата, коли знамень від { $least } до { $most }:
row-from = Розплата, коли знамень { $least } або більше:
row-coming = Зараз на столі { $count ->
    [one] { $count } знамення: спрацює цей рядок.
    [few] { $count } знамення: спрацює цей рядок.
   *[other] { $count } знамень: спрацює цей рядок.
}
row-softened = Не рахується знамень у цьому раунді: { $count }.
deck-gates = Стос воріт
deck-gates-count = Лишилося жетонів: { $count }.
deck-gates-end = Щораунду відкривають один жетон, і його ворота ростуть. Після останнього спроба обернути ритуал навспак обов’язкова.
deck-cup = Чаша монстрів
deck-cup-count = Монстрів у чаші: { $count }.
deck-cup-beside = Знищені, лежать поруч із чашею: { $things }.
deck-cup-refill = Коли чаша порожня, а монстр має з’явитися, знищені повертаються до чаші.
deck-sheet = Поруч із листом Стародавнього
deck-sheet-count = Особливих монстрів не на полі: { $count }.
deck-sheet-kinds = Хто саме: { $things }.
deck-priority = Колода черговості
deck-priority-count = Лишилося карт: { $count }.
deck-priority-discard = У скиді: { $things }.
deck-items = Колода предметів
deck-items-count = Лишилося предметів: { $count }.
deck-items-used = Використано: { $things }.
deck-actions = Колода дій: { $who }
deck-actions-discard = У скиді: { $things }.

## Розповідь про гру

story-clue = { $who } знаходить доказ: { $symbol }
story-item = { $who } використовує { $item-acc }
story-destroyed = { $count ->
    [one] Знищено { $count } монстра
    [few] Знищено { $count } монстрів
   *[other] Знищено { $count } монстрів
}
story-spawned = { $count ->
    [one] З’явився { $count } монстр
    [few] З’явилися { $count } монстри
   *[other] З’явилося { $count } монстрів
}
story-damaged = Покладено { $count ->
    [one] { $count } жетон руйнування
    [few] { $count } жетони руйнування
   *[other] { $count } жетонів руйнування
}
story-lost = { $who } втрачає { $count ->
    [one] { $count } одиницю
    [few] { $count } одиниці
   *[other] { $count } одиниць
} здоров’я
story-reckoning = Розплата, { $omens ->
    [one] { $omens } знамення
    [few] { $omens } знамення
   *[other] { $omens } знамень
}: «{ $row }»
story-gate = { $where-In } ростуть { $gate }: { $tokens ->
    [one] { $tokens } жетон
    [few] { $tokens } жетони
   *[other] { $tokens } жетонів
}
story-tokens = Символи ритуалу: { $one } та { $other }
story-ritual = Збігів: { $matches }, потрібно: { $target }

## Підготовка столу

setup-copies = ×{ $count }
setup-upper = Верх
setup-lower = Низ
setup-reckoning = { $name }: чим відповідає на знамення раунду
setup-omens = Знамень { $least }–{ $most }
setup-omens-from = { $least } і більше
