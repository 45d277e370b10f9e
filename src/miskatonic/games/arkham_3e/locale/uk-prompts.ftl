# «Жах Аркгема» (третя редакція) українською: що питають, що можна відповісти й чому чогось не можна.
# verb-… — заголовок варіантів; .group називає його, .short — те, що лишається сказати під ним.

## Заголовки варіантів

verb-cast = Прочитати заклинання
verb-component-action = Виконати дію компонента
verb-extra-action = Отримати додаткову дію
verb-buy = Купити
verb-assign-damage = Призначити поранення
verb-assign-horror = Призначити жах
verb-take = Узяти на себе
verb-pass = Передати
verb-more-dice = Отримати кубики
verb-spend-focus = Витратити зосередженість і перекинути
verb-spend-clue = Витратити доказ і перекинути
verb-reroll = Перекинути
verb-raise = Додати 1 до кубика
verb-raise-remnant = Витратити жетон решток і додати 1 до кубика
verb-add-successes = Додати успіхи
verb-give = Віддати
verb-ask = Узяти
verb-gain = Отримати з вітрини
verb-by = Переміститися за допомогою карти
verb-anomaly = З’являється аномалія
verb-outbreak = Спалах

## Ходи й дії

prompt-next-turn = Хто ходить наступним?
prompt-next-encounter = Хто розігрує зустріч наступним?
prompt-action = { $n ->
    [0] Ваш хід: дій не лишилося. Ще щось?
    [one] Ваш хід: що ви робите (лишилася { $n } дія)?
    [few] Ваш хід: що ви робите (лишилося { $n } дії)?
   *[other] Ваш хід: що ви робите (лишилося { $n } дій)?
}
prompt-additional-action = Яку додаткову дію ви виконуєте?
prompt-repeat = Яку дію ви виконуєте ще раз?
prompt-pass-on = Нехай ту саму дію виконає інший дослідник?
action-move = переміститися
action-gather = зібрати кошти
action-focus = зосередитися
action-ward = обороняти зону
action-attack = атакувати
action-evade = ухилитися від монстрів
action-research = вивчити докази
action-trade = здійснити обмін
cause-move = Переміщення
cause-gather = Збирання коштів
cause-focus = Зосередження
cause-ward = Оборона зони
cause-attack = Атака
cause-evade = Ухиляння від монстрів
cause-research = Вивчення доказів
cause-trade = Обмін
option-cast = прочитати заклинання «{ $card }»
    .group = { verb-cast }
    .short = { $card }
option-component-action = виконати дію: { $card }
    .group = { verb-component-action }
    .short = { $card }
option-extra-action = отримати додаткову дію: { $card }
    .group = { verb-extra-action }
    .short = { $card }
option-no-action = більше не діяти
option-end-turn = завершити хід
option-done = готово
option-no = ні

## Переміщення

prompt-way = Як ви переміщуєтеся?
option-by = за допомогою карти «{ $card }»
    .group = { verb-by }
    .short = { $card }
option-on-foot = пішки
prompt-move = До якої зони ви переміщуєтеся?
option-move-for = { $where } за { $n } { $n ->
    [one] долар
    [few] долари
   *[other] доларів
}
    .short = { $where-short } ({ $n } $)
option-stay = лишитися тут

## Зосередження

prompt-focus = На якому вмінні ви зосереджуєтеся?
prompt-discard-focus = Який жетон зосередженості скинути?

## Монстри

prompt-attack = Якого монстра ви атакуєте?
prompt-evade = З яким монстром ви виходите з бою?
prompt-hurt = Якому монстрові завдати поранень?
prompt-trade-blows = Якого монстра ви переможете ціною поранень?
prompt-aim = На якого монстра спрямовано заклинання?
prompt-activate = Який монстр активується наступним?
prompt-attack-order = Який монстр атакує першим?
prompt-engage = З ким { $monster-gender ->
    [pl] вступають у бій
   *[m] вступає в бій
} { $monster }?
prompt-shield = Відвернути монстра на себе ({ $who } лишиться осторонь)?
option-shield = вступити з ним у бій
prompt-destination = Кілька цілей однаково близько: куди { $monster-gender ->
    [pl] прямують
   *[m] прямує
} { $monster }?
prompt-monster-way = Кілька шляхів однаково короткі: яким { $monster-gender ->
    [pl] ідуть
   *[m] іде
} { $monster }?
prompt-spawn = Де з’являється монстр?
prompt-spawn-of = Де { $monster-gender ->
    [pl] з’являються
   *[m] з’являється
} { $monster }?
prompt-sheet-clues = Скільки доказів із листа сценарію витратити заради додаткових поранень?
option-sheet-clues = { $n ->
    [0] жодного доказу
    [one] { $n } доказ
    [few] { $n } докази
   *[other] { $n } доказів
}

## Докази й обмін

prompt-research = Скільки доказів вивчити?
option-research = { $n ->
    [0] жодного доказу
    [one] { $n } доказ
    [few] { $n } докази
   *[other] { $n } доказів
}
prompt-trade = Що ви передаєте одне одному?
option-give = віддати { $who-dat } карту «{ $what }»
    .group = { verb-give }
    .short = карту «{ $what }» — { $who-dat }
option-give-money = віддати { $who-dat } 1 долар
    .group = { verb-give }
    .short = 1 долар — { $who-dat }
option-give-clues = віддати { $who-dat } 1 доказ
    .group = { verb-give }
    .short = 1 доказ — { $who-dat }
option-give-remnants = віддати { $who-dat } 1 жетон решток
    .group = { verb-give }
    .short = 1 жетон решток — { $who-dat }
option-take = узяти карту «{ $what }» у { $who-gen }
    .group = { verb-ask }
    .short = карту «{ $what }» у { $who-gen }
option-take-money = узяти 1 долар у { $who-gen }
    .group = { verb-ask }
    .short = 1 долар у { $who-gen }
option-take-clues = узяти 1 доказ у { $who-gen }
    .group = { verb-ask }
    .short = 1 доказ у { $who-gen }
option-take-remnants = узяти 1 жетон решток у { $who-gen }
    .group = { verb-ask }
    .short = 1 жетон решток у { $who-gen }
prompt-keep-clue = Скинути доказ?
option-discard-clue = скинути доказ
option-keep-clue = лишити доказ
prompt-discard-clues = Чий доказ скинути?
option-from-sheet = з листа сценарію

## Карти й гроші

prompt-gain-item = Який предмет отримати?
option-gain = отримати карту «{ $card }» з вітрини
    .group = { verb-gain }
    .short = { $card }
option-item-deck = перший відповідний предмет із колоди
prompt-buy = Що купити?
option-buy = купити карту «{ $card }» за { $n } { $n ->
    [one] долар
    [few] долари
   *[other] доларів
}
    .group = { verb-buy }
    .short = { $card } ({ $n } $)
option-clear-display = нічого не купити й скинути до 2 карт із вітрини
prompt-clear-display = Яку карту скинути з вітрини?
prompt-discard = Яку карту скинути?
prompt-keep-or-discard = Скинути карту «{ $card }»?
option-discard = скинути карту «{ $card }»
option-keep = лишити карту «{ $card }»
prompt-join = За кого ви тепер граєте?
prompt-starting-cards = З чим ви починаєте?
option-no-card = без другої карти
option-both-cards = «{ $one }» і «{ $other }»

## Поранення й жах

prompt-assign-damage = Ви зазнаєте { $n } { $n ->
    [one] поранення
   *[other] поранень
}: призначити щось на актив?
prompt-assign-horror = Ви зазнаєте { $n } { $n ->
    [one] жаху
   *[other] жахів
}: призначити щось на актив?
option-assign-damage = призначити { $n } { $n ->
    [one] поранення
    [few] поранення
   *[other] поранень
} на карту «{ $card }»
    .group = { verb-assign-damage }
    .short = { $card }: { $n } { $n ->
        [one] поранення
        [few] поранення
       *[other] поранень
    }
option-assign-horror = призначити { $n } { $n ->
    [one] жах
    [few] жахи
   *[other] жахів
} на карту «{ $card }»
    .group = { verb-assign-horror }
    .short = { $card }: { $n } { $n ->
        [one] жах
        [few] жахи
       *[other] жахів
    }
option-assign-self = узяти все на себе
prompt-prevent-damage = { $who } зазнає { $n } { $n ->
    [one] поранення
   *[other] поранень
}: запобігти?
prompt-prevent-horror = { $who } зазнає { $n } { $n ->
    [one] жаху
   *[other] жахів
}: запобігти?
option-not-prevent = не запобігати
prompt-split = Скільки з цього поранень і скільки жахів?
option-split = { $damage } { $damage ->
    [one] поранення
    [few] поранення
   *[other] поранень
}, { $horror } { $horror ->
    [one] жах
    [few] жахи
   *[other] жахів
}
prompt-heal = Хто відновлюється?
prompt-exchange = З ким ви міняєтеся пораненнями чи жахами?
prompt-exchange-how = Що перекласти?
option-take-damage = узяти на себе { $n } { $n ->
    [one] поранення
    [few] поранення
   *[other] поранень
}
    .group = { verb-take }
    .short = { $n } { $n ->
        [one] поранення
        [few] поранення
       *[other] поранень
    }
option-take-horror = узяти на себе { $n } { $n ->
    [one] жах
    [few] жахи
   *[other] жахів
}
    .group = { verb-take }
    .short = { $n } { $n ->
        [one] жах
        [few] жахи
       *[other] жахів
    }
option-give-damage = передати { $n } { $n ->
    [one] поранення
    [few] поранення
   *[other] поранень
}
    .group = { verb-pass }
    .short = { $n } { $n ->
        [one] поранення
        [few] поранення
       *[other] поранень
    }
option-give-horror = передати { $n } { $n ->
    [one] жах
    [few] жахи
   *[other] жахів
}
    .group = { verb-pass }
    .short = { $n } { $n ->
        [one] жах
        [few] жахи
       *[other] жахів
    }

## Заклинання

prompt-cast = Прочитати заклинання?
prompt-intervene = Допомогти заклинанням?
prompt-remnants = Заклинання завдає { $n } { $n ->
    [one] жаху
   *[other] жахів
}: скільки решток витратити, щоб запобігти йому?
prompt-remnant-dice = Скільки решток витратити на додаткові кубики?
option-remnants = { $n ->
    [0] жодного жетона решток
    [one] { $n } жетон решток
    [few] { $n } жетони решток
   *[other] { $n } жетонів решток
}
prompt-blood-casting = Чим ви платите за заклинання? Поранення дають ще 2 кубики.
option-cast-horror = зазнати { $n } { $n ->
    [one] жаху
   *[other] жахів
}
option-cast-damage = зазнати { $n } { $n ->
    [one] поранення
   *[other] поранень
}

## Перевірки

prompt-hands = Які активи взяти в руки ({ $n ->
    [one] вільна { $n } рука
    [few] вільні { $n } руки
   *[other] вільно { $n } рук
})?
prompt-before-roll = Перевірка { $skill-gen }, { $n } { $n ->
    [one] кубик
    [few] кубики
   *[other] кубиків
}: використати щось до кидка?
option-more-dice = отримати +{ $n } до кубиків: { $card }
    .group = { verb-more-dice }
    .short = { $card }: +{ $n }
option-roll = кинути кубики
prompt-dice = Перевірка { $skill-gen }: { $dice } ({ $n ->
    [0] успіхів немає
    [one] { $n } успіх
    [few] { $n } успіхи
   *[other] { $n } успіхів
}). Змінити результат?
option-reroll-focus = витратити зосередженість ({ $skill }) і перекинути { $die }
    .group = { verb-spend-focus }
    .short = зосередженість ({ $skill }): перекинути { $die }
option-reroll-focus-many = витратити зосередженість ({ $skill }) і перекинути кілька кубиків
    .group = { verb-spend-focus }
    .short = зосередженість ({ $skill }): перекинути кілька кубиків
option-reroll-clue = витратити доказ і перекинути { $die }
    .group = { verb-spend-clue }
    .short = доказ: перекинути { $die }
option-reroll = перекинути { $die }: { $card }
    .group = { verb-reroll }
    .short = { $card }: перекинути { $die }
option-reroll-all = перекинути всі кубики: { $card }
    .group = { verb-reroll }
    .short = { $card }: перекинути всі кубики
option-reroll-any = перекинути будь-які кубики: { $card }
    .group = { verb-reroll }
    .short = { $card }: перекинути будь-які кубики
option-raise = додати 1 до кубика з { $die }: { $card }
    .group = { verb-raise }
    .short = { $card }: +1 до кубика з { $die }
option-raise-remnant = витратити жетон решток і додати 1 до кубика з { $die }
    .group = { verb-raise-remnant }
    .short = жетон решток: +1 до кубика з { $die }
option-add-successes = додати { $n } { $n ->
    [one] успіх
    [few] успіхи
   *[other] успіхів
}: { $card }
    .group = { verb-add-successes }
    .short = { $card }: +{ $n }
prompt-which-dice = Які кубики ви перекинете?
option-die = кубик із { $die }
prompt-roll = Випало: { $dice }. Перекинути?
option-reroll-roll = перекинути: { $card }
option-keep-dice = лишити як є

## Приреченість, кодекс, порядок

prompt-doom = У якій зоні розмістити приреченість?
prompt-doom-order = Де розмістити приреченість спочатку?
prompt-street-doom = На вулиці приреченості не буває: у якій суміжній зоні її розмістити?
prompt-remove-doom = З якої зони вилучити приреченість?
prompt-settle = Що спочатку?
option-anomaly = аномалія { $where-in }
    .group = { verb-anomaly }
    .short = { $where-in }
option-outbreak = спалах { $where-in }
    .group = { verb-outbreak }
    .short = { $where-in }
prompt-reckoning = Розплата: який ефект розіграти тепер?
prompt-order = Який ефект розіграти тепер?
prompt-who = Який дослідник?
prompt-scar = Де розмістити шрам?
prompt-end-rumor = Хто витрачає доказ, щоб скинути чутку?
prompt-join-lodge = Укласти темну угоду й вступити до Ложі?
option-join-lodge = вступити до Ложі
prompt-lodge = Лишитися в Ложі чи залишити її?
option-stay-in-lodge = лишитися в Ложі
option-leave-lodge = залишити Ложу

## Чому не можна

why-not-move = Переміститися нікуди.
why-not-focus = Ви вже зосереджені на кожному вмінні.
why-not-ward = У вашій зоні немає приреченості.
why-not-attack = У вашій зоні немає монстрів.
why-not-evade = Ви не перебуваєте в бою з жодним монстром.
why-not-research = Ви не маєте доказів.
why-not-trade = Тут немає з ким мінятися.
