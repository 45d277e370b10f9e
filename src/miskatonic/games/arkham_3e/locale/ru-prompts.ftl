# «Ужас Аркхэма» (третья редакция) по-русски: что спрашивают, что можно ответить и почему чего-то нельзя.
# verb-… — заголовок вариантов; .group называет его, .short — то, что остаётся сказать под ним.

## Заголовки вариантов

verb-cast = Прочитать заклинание
verb-component-action = Выполнить особое действие
verb-extra-action = Получить дополнительное действие
verb-buy = Приобрести
verb-assign-damage = Назначить раны
verb-assign-horror = Назначить ужас
verb-take = Взять на себя
verb-pass = Передать
verb-more-dice = Получить кубики
verb-spend-focus = Потратить сосредоточенность и перебросить
verb-spend-clue = Потратить улику и перебросить
verb-reroll = Перебросить
verb-raise = Прибавить 1 к кубику
verb-raise-remnant = Потратить жетон останков и прибавить 1 к кубику
verb-add-successes = Добавить успехи
verb-give = Отдать
verb-ask = Взять
verb-gain = Получить с витрины
verb-by = Переместиться с помощью карты
verb-anomaly = Появляется аномалия
verb-outbreak = Вспышка

## Ходы и действия

prompt-next-turn = Кто ходит следующим?
prompt-next-encounter = Кто вступает в контакт следующим?
prompt-action = { $n ->
    [0] Ваш ход: действий не осталось. Что-нибудь ещё?
    [one] Ваш ход: что вы делаете (осталось { $n } действие)?
    [few] Ваш ход: что вы делаете (осталось { $n } действия)?
   *[other] Ваш ход: что вы делаете (осталось { $n } действий)?
}
prompt-additional-action = Какое дополнительное действие вы выполняете?
prompt-repeat = Какое действие вы выполняете ещё раз?
prompt-pass-on = Пусть то же действие выполнит другой сыщик?
action-move = переместиться
action-gather = собрать средства
action-focus = сосредоточиться
action-ward = защитить зону
action-attack = атаковать
action-evade = уйти от монстров
action-research = изучить улики
action-trade = совершить обмен
cause-move = Перемещение
cause-gather = Сбор средств
cause-focus = Сосредоточение
cause-ward = Защита зоны
cause-attack = Атака
cause-evade = Уход от монстров
cause-research = Изучение улик
cause-trade = Обмен
option-cast = прочитать заклинание «{ $card }»
    .group = { verb-cast }
    .short = { $card }
option-component-action = выполнить особое действие: { $card }
    .group = { verb-component-action }
    .short = { $card }
option-extra-action = получить дополнительное действие: { $card }
    .group = { verb-extra-action }
    .short = { $card }
option-no-action = больше не действовать
option-end-turn = закончить ход
option-done = готово
option-no = нет

## Перемещение

prompt-way = Как вы перемещаетесь?
option-by = с помощью карты «{ $card }»
    .group = { verb-by }
    .short = { $card }
option-on-foot = пешком
prompt-move = В какую зону вы перемещаетесь?
option-move-for = { $where } за { $n } { $n ->
    [one] доллар
    [few] доллара
   *[other] долларов
}
    .short = { $where-short } ({ $n } $)
option-stay = остаться здесь

## Сосредоточение

prompt-focus = На каком навыке вы сосредоточиваетесь?
prompt-discard-focus = Какой жетон сосредоточенности сбросить?

## Монстры

prompt-attack = Какого монстра вы атакуете?
prompt-evade = С каким монстром вы перестаёте сражаться?
prompt-hurt = Какому монстру нанести раны?
prompt-trade-blows = Какого монстра вы победите ценой ран?
prompt-aim = На какого монстра направлено заклинание?
prompt-activate = Какой монстр активируется следующим?
prompt-attack-order = Какой монстр атакует первым?
prompt-engage = С кем { $monster-gender ->
    [pl] начинают
   *[m] начинает
} сражаться { $monster }?
prompt-shield = Отвлечь монстра на себя ({ $who } останется в стороне)?
option-shield = сражаться с ним
prompt-destination = Несколько целей одинаково близко: куда { $monster-gender ->
    [pl] направляются
   *[m] направляется
} { $monster }?
prompt-monster-way = Несколько путей одинаково коротки: каким { $monster-gender ->
    [pl] идут
   *[m] идёт
} { $monster }?
prompt-spawn = Где появляется монстр?
prompt-spawn-of = Где { $monster-gender ->
    [pl] появляются
   *[m] появляется
} { $monster }?
prompt-sheet-clues = Сколько улик с листа сценария потратить ради дополнительных ран?
option-sheet-clues = { $n ->
    [0] ни одной улики
    [one] { $n } улику
    [few] { $n } улики
   *[other] { $n } улик
}

## Улики и обмен

prompt-research = Сколько улик изучить?
option-research = { $n ->
    [0] ни одной улики
    [one] { $n } улику
    [few] { $n } улики
   *[other] { $n } улик
}
prompt-trade = Что вы передаёте друг другу?
option-give = отдать { $who-dat } карту «{ $what }»
    .group = { verb-give }
    .short = карту «{ $what }» — { $who-dat }
option-give-money = отдать { $who-dat } 1 доллар
    .group = { verb-give }
    .short = 1 доллар — { $who-dat }
option-give-clues = отдать { $who-dat } 1 улику
    .group = { verb-give }
    .short = 1 улику — { $who-dat }
option-give-remnants = отдать { $who-dat } 1 жетон останков
    .group = { verb-give }
    .short = 1 жетон останков — { $who-dat }
option-take = взять карту «{ $what }» у { $who-gen }
    .group = { verb-ask }
    .short = карту «{ $what }» у { $who-gen }
option-take-money = взять 1 доллар у { $who-gen }
    .group = { verb-ask }
    .short = 1 доллар у { $who-gen }
option-take-clues = взять 1 улику у { $who-gen }
    .group = { verb-ask }
    .short = 1 улику у { $who-gen }
option-take-remnants = взять 1 жетон останков у { $who-gen }
    .group = { verb-ask }
    .short = 1 жетон останков у { $who-gen }
prompt-keep-clue = Сбросить улику?
option-discard-clue = сбросить улику
option-keep-clue = оставить улику
prompt-discard-clues = Чью улику сбросить?
option-from-sheet = с листа сценария

## Карты и деньги

prompt-gain-item = Какую вещь получить?
option-gain = получить карту «{ $card }» с витрины
    .group = { verb-gain }
    .short = { $card }
option-item-deck = первая подходящая вещь из колоды
prompt-buy = Что приобрести?
option-buy = приобрести карту «{ $card }» за { $n } { $n ->
    [one] доллар
    [few] доллара
   *[other] долларов
}
    .group = { verb-buy }
    .short = { $card } ({ $n } $)
option-clear-display = ничего не приобретать и сбросить до 2 карт с витрины
prompt-clear-display = Какую карту сбросить с витрины?
prompt-discard = Какую карту сбросить?
prompt-keep-or-discard = Сбросить карту «{ $card }»?
option-discard = сбросить карту «{ $card }»
option-keep = оставить карту «{ $card }»
prompt-join = За кого вы теперь играете?
prompt-starting-cards = С чем вы начинаете?
option-no-card = без второй карты
option-both-cards = «{ $one }» и «{ $other }»

## Раны и ужас

prompt-assign-damage = Вы получаете { $n } { $n ->
    [one] рану
    [few] раны
   *[other] ран
}: назначить что-нибудь на актив?
prompt-assign-horror = Вы получаете { $n } { $n ->
    [one] ужас
   *[other] ужаса
}: назначить что-нибудь на актив?
option-assign-damage = назначить { $n } { $n ->
    [one] рану
    [few] раны
   *[other] ран
} на карту «{ $card }»
    .group = { verb-assign-damage }
    .short = { $card }: { $n } { $n ->
        [one] рана
        [few] раны
       *[other] ран
    }
option-assign-horror = назначить { $n } { $n ->
    [one] ужас
   *[other] ужаса
} на карту «{ $card }»
    .group = { verb-assign-horror }
    .short = { $card }: { $n } { $n ->
        [one] ужас
       *[other] ужаса
    }
option-assign-self = принять всё на себя
prompt-prevent-damage = { $who } получает { $n } { $n ->
    [one] рану
    [few] раны
   *[other] ран
}: предотвратить?
prompt-prevent-horror = { $who } получает { $n } { $n ->
    [one] ужас
   *[other] ужаса
}: предотвратить?
option-not-prevent = не предотвращать
prompt-split = Сколько из этого ран и сколько ужаса?
option-split = { $damage } { $damage ->
    [one] рана
    [few] раны
   *[other] ран
}, { $horror } { $horror ->
    [one] ужас
   *[other] ужаса
}
prompt-heal = Кто восстанавливается?
prompt-exchange = С кем вы меняетесь ранами или ужасом?
prompt-exchange-how = Что переложить?
option-take-damage = взять на себя { $n } { $n ->
    [one] рану
    [few] раны
   *[other] ран
}
    .group = { verb-take }
    .short = { $n } { $n ->
        [one] рана
        [few] раны
       *[other] ран
    }
option-take-horror = взять на себя { $n } { $n ->
    [one] ужас
   *[other] ужаса
}
    .group = { verb-take }
    .short = { $n } { $n ->
        [one] ужас
       *[other] ужаса
    }
option-give-damage = передать { $n } { $n ->
    [one] рану
    [few] раны
   *[other] ран
}
    .group = { verb-pass }
    .short = { $n } { $n ->
        [one] рана
        [few] раны
       *[other] ран
    }
option-give-horror = передать { $n } { $n ->
    [one] ужас
   *[other] ужаса
}
    .group = { verb-pass }
    .short = { $n } { $n ->
        [one] ужас
       *[other] ужаса
    }

## Заклинания

prompt-cast = Прочитать заклинание?
prompt-intervene = Помочь заклинанием?
prompt-remnants = Заклинание причиняет { $n } { $n ->
    [one] ужас
   *[other] ужаса
}: сколько останков потратить, чтобы предотвратить его?
prompt-remnant-dice = Сколько останков потратить на дополнительные кубики?
option-remnants = { $n ->
    [0] ни одного жетона останков
    [one] { $n } жетон останков
    [few] { $n } жетона останков
   *[other] { $n } жетонов останков
}
prompt-blood-casting = Чем вы платите за заклинание? Раны дают ещё 2 кубика.
option-cast-horror = получить { $n } { $n ->
    [one] ужас
   *[other] ужаса
}
option-cast-damage = получить { $n } { $n ->
    [one] рану
    [few] раны
   *[other] ран
}

## Проверки

prompt-hands = Какие активы взять в руки ({ $n ->
    [one] свободна { $n } рука
    [few] свободны { $n } руки
   *[other] свободно { $n } рук
})?
prompt-before-roll = Проверка { $skill-gen }, { $n } { $n ->
    [one] кубик
    [few] кубика
   *[other] кубиков
}: использовать что-нибудь до броска?
option-more-dice = получить +{ $n } к кубикам: { $card }
    .group = { verb-more-dice }
    .short = { $card }: +{ $n }
option-roll = бросить кубики
prompt-dice = Проверка { $skill-gen }: { $dice } ({ $n ->
    [0] успехов нет
    [one] { $n } успех
    [few] { $n } успеха
   *[other] { $n } успехов
}). Изменить результат?
option-reroll-focus = потратить сосредоточенность ({ $skill }) и перебросить { $die }
    .group = { verb-spend-focus }
    .short = сосредоточенность ({ $skill }): перебросить { $die }
option-reroll-focus-many = потратить сосредоточенность ({ $skill }) и перебросить несколько кубиков
    .group = { verb-spend-focus }
    .short = сосредоточенность ({ $skill }): перебросить несколько кубиков
option-reroll-clue = потратить улику и перебросить { $die }
    .group = { verb-spend-clue }
    .short = улика: перебросить { $die }
option-reroll = перебросить { $die }: { $card }
    .group = { verb-reroll }
    .short = { $card }: перебросить { $die }
option-reroll-all = перебросить все кубики: { $card }
    .group = { verb-reroll }
    .short = { $card }: перебросить все кубики
option-reroll-any = перебросить любые кубики: { $card }
    .group = { verb-reroll }
    .short = { $card }: перебросить любые кубики
option-raise = прибавить 1 к кубику с { $die }: { $card }
    .group = { verb-raise }
    .short = { $card }: +1 к кубику с { $die }
option-raise-remnant = потратить жетон останков и прибавить 1 к кубику с { $die }
    .group = { verb-raise-remnant }
    .short = жетон останков: +1 к кубику с { $die }
option-add-successes = добавить { $n } { $n ->
    [one] успех
    [few] успеха
   *[other] успехов
}: { $card }
    .group = { verb-add-successes }
    .short = { $card }: +{ $n }
prompt-which-dice = Какие кубики вы перебросите?
option-die = кубик с { $die }
prompt-roll = Выпало: { $dice }. Перебросить?
option-reroll-roll = перебросить: { $card }
option-keep-dice = оставить как есть

## Безысходность, кодекс, порядок

prompt-doom = В какую зону положить безысходность?
prompt-doom-order = Куда положить безысходность сначала?
prompt-street-doom = На улице безысходности не бывает: в какую соседнюю зону её положить?
prompt-remove-doom = Из какой зоны убрать безысходность?
prompt-settle = Что сначала?
option-anomaly = аномалия { $where-in }
    .group = { verb-anomaly }
    .short = { $where-in }
option-outbreak = вспышка { $where-in }
    .group = { verb-outbreak }
    .short = { $where-in }
prompt-reckoning = Расплата: какой эффект применить теперь?
prompt-order = Какой эффект применить теперь?
prompt-who = Какой сыщик?
prompt-scar = Куда положить шрам?
prompt-end-rumor = Кто тратит улику, чтобы сбросить слух?
prompt-join-lodge = Заключить тёмную сделку и вступить в Ложу?
option-join-lodge = вступить в Ложу
prompt-lodge = Остаться в Ложе или покинуть её?
option-stay-in-lodge = остаться в Ложе
option-leave-lodge = покинуть Ложу

## Почему нельзя

why-not-move = Переместиться некуда.
why-not-focus = Вы уже сосредоточены на каждом навыке.
why-not-ward = В вашей зоне нет безысходности.
why-not-attack = В вашей зоне нет монстров.
why-not-evade = С вами не сражается ни один монстр.
why-not-research = У вас нет улик.
why-not-trade = Здесь не с кем меняться.
