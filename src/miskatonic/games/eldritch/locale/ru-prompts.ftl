# «Древний ужас» по-русски: что спрашивают, что можно ответить и почему чего-то нельзя.

## Действия

prompt-action = { $n ->
    [0] Ваш ход: действий не осталось. Что-нибудь ещё?
    [one] Ваш ход: что вы делаете (осталось { $n } действие)?
    [few] Ваш ход: что вы делаете (осталось { $n } действия)?
   *[other] Ваш ход: что вы делаете (осталось { $n } действий)?
}
prompt-additional-action = Какое дополнительное действие вы выполняете?
action-travel = отправиться в путешествие
action-rest = отдохнуть
action-prepare = подготовиться к путешествию
action-acquire = приобрести активы
action-trade = совершить обмен
cause-travel = Путешествие
cause-rest = Отдых
cause-prepare = Подготовка к путешествию
cause-acquire = Приобретение активов
cause-trade = Обмен
# .group — что делают: заголовок вариантов; .short — то, что остаётся сказать под ним.
option-cast = прочитать заклинание «{ $card }»
    .group = Прочитать заклинание
    .short = { $card }
option-component-action = выполнить особое действие: { $card }
    .group = Выполнить особое действие
    .short = { $card }
option-local-action = выполнить местное действие: { $card }
option-more-action = получить дополнительное действие: { $card }
    .group = Получить дополнительное действие
    .short = { $card }
option-no-action = больше не действовать
option-end-turn = закончить ход
prompt-move = В какую локацию?
prompt-travel-on = Потратить билет и отправиться дальше?
option-by-train = поехать поездом { $where-to }
option-by-ship = поплыть кораблём { $where-to }
option-stay = остаться здесь
prompt-ticket = Какой билет взять?
prompt-drop = У вас уже два билета: какой сбросить?
prompt-too-many-tickets = Можно оставить только два билета: какой вы сбросите?
prompt-loan = { $n ->
    [0] Успехов у вас нет.
    [one] У вас { $n } успех.
    [few] У вас { $n } успеха.
   *[other] У вас { $n } успехов.
} Взять ссуду в банке?
option-loan = взять ссуду: +{ $n } к успехам и состояние «Долг»
option-no-loan = обойтись без ссуды
prompt-buy = { $n ->
    [one] Какие активы взять (остался { $n } успех)?
    [few] Какие активы взять (осталось { $n } успеха)?
   *[other] Какие активы взять (осталось { $n } успехов)?
}
option-buy = приобрести карту «{ $card }»
    .group = Приобрести
    .short = { $card }
option-discard = сбросить карту «{ $card }» из резерва
    .group = Сбросить из резерва
    .short = сбросить карту «{ $card }»
option-done = готово
prompt-receiver = Кто это получит?

## Обмен

prompt-partner = С кем?
prompt-trade = Что войдёт в обмен { $who-with }?
prompt-only-give = Что отдать { $who-dat }?
prompt-only-take = Что попросить у { $who-gen }?
option-give = отдать { $what-acc }
    .group = Отдать
    .short = { $what-acc }
option-take = попросить { $what-acc }
    .group = Попросить
    .short = { $what-acc }
option-propose = предложить такой обмен
prompt-agree = { $takes-count ->
    [0] { $who } предлагает обмен. Вам: { $gives }. От вас: ничего. Вы согласны?
   *[other] { $gives-count ->
        [0] { $who } предлагает обмен. Вам: ничего. От вас: { $takes }. Вы согласны?
       *[other] { $who } предлагает обмен. Вам: { $gives }. От вас: { $takes }. Вы согласны?
    }
}
option-agree = согласиться
option-refuse = отказаться
piece-card = карта «{ $card }»
    .acc = карту «{ $card }»
piece-clue = улика
    .acc = улику
piece-train = билет на поезд
piece-ship = билет на корабль
prompt-send = Что отдать?
prompt-give-clues = Сколько улик отдать?
option-clues = { $n ->
    [0] ни одной улики
    [one] { $n } улику
    [few] { $n } улики
   *[other] { $n } улик
}
prompt-swap = Поменяться местами?
option-swap = поменяться местами

## Проверки

prompt-before-roll = Проверка { $skill-gen }, { $n ->
    [one] { $n } кубик
    [few] { $n } кубика
   *[other] { $n } кубиков
}: использовать что-нибудь до броска?
option-more-dice = получить +{ $n } к кубикам: { $card }
option-roll = бросить кубики
prompt-dice = Проверка { $skill-gen }: { $dice } ({ $n ->
    [0] успехов нет
    [one] { $n } успех
    [few] { $n } успеха
   *[other] { $n } успехов
}). Изменить результат?
option-reroll-clue = потратить улику и перебросить { $dice }
    .group = Перебросить
    .short = { $dice } ещё раз, за улику
option-reroll = перебросить { $die }: { $card }
    .group = Перебросить
    .short = { $die } ещё раз: { $card }
option-reroll-any = перебросить любые кубики: { $card }
    .group = Перебросить
    .short = любые кубики: { $card }
option-die = кубик с { $die }
prompt-which-dice = Какие кубики вы перебросите?
option-raise = прибавить 1 к кубику с { $die }: { $card }
    .group = Прибавить 1 к кубику
    .short = { $die } плюс 1: { $card }
prompt-add-success = { $n ->
    [0] Успехов у вас нет.
    [one] У вас { $n } успех.
    [few] У вас { $n } успеха.
   *[other] У вас { $n } успехов.
} Потратить улику ради ещё одного?
option-spend-clue = потратить улику
option-enough = больше не тратить
prompt-sanity-dice = Сколько рассудка потратить на дополнительные кубики?
option-number = { $n }
prompt-spend = Что потратить вместо улики?
option-sanity-for-clue = потратить 1 рассудок вместо улики
option-only-clues = потратить только улики
prompt-cast = Прочитать заклинание?
option-no-spell = обойтись без заклинания
prompt-aim = На что или на кого направлено заклинание?

## Здоровье и рассудок

prompt-prevent-health = { $who } теряет { $n } { $n ->
    [one] здоровье
   *[other] здоровья
}: предотвратить?
prompt-prevent-sanity = { $who } теряет { $n } { $n ->
    [one] рассудок
   *[other] рассудка
}: предотвратить?
option-not-prevent = не предотвращать
prompt-marker = Из-за чего вы побеждены?
prompt-trade-health = Сколько здоровья потратить, чтобы восстановить столько же рассудка?
prompt-trade-sanity = Сколько рассудка потратить, чтобы восстановить столько же здоровья?
prompt-pass-lead = Кто станет ведущим сыщиком?

## Контакты

prompt-encounter = В какой контакт вступить?
encounter-general = общий контакт
    .group = Контакт
    .short = общий
encounter-america = контакт в Америке
    .group = Контакт
    .short = в Америке
encounter-europe = контакт в Европе
    .group = Контакт
    .short = в Европе
encounter-asia = контакт в Азии и Австралии
    .group = Контакт
    .short = в Азии и Австралии
encounter-research = поисковый контакт
    .group = Контакт
    .short = поисковый
encounter-far-research = поисковый контакт на расстоянии
    .group = Контакт
    .short = поисковый, на расстоянии
encounter-other-world = контакт в Ином мире
    .group = Контакт
    .short = в Ином мире
encounter-expedition = экспедиционный контакт
    .group = Контакт
    .short = экспедиционный
encounter-final = особый контакт последней тайны
option-no-encounter = не вступать в контакт
prompt-fight = С каким монстром сразиться теперь?
prompt-unseen = Пройти мимо монстров незаметно?
option-unseen = пройти незаметно
option-fight = сразиться
prompt-spare = Отдать что-нибудь вместо здоровья?
option-lose-health = потерять здоровье
prompt-fly = Улететь верхом на бьякхи? Это стоит 1 рассудок и переносит на 3 локации вместо ещё одного контакта.
option-fly = улететь
option-no = нет

## Выбор на поле

prompt-nearest = Несколько локаций одинаково близко: какая из них?
prompt-random-space = Улик в запасе не осталось: какая это локация?
prompt-clue-where = Где появится улика?
prompt-gate = Какие врата?
prompt-top = Какие врата вернуть наверх? Другие лягут под низ стопки.
prompt-omen = Куда положить жетон знамения?
prompt-who = Какой сыщик?
prompt-hunted = На кого нападает монстр?
prompt-carried = Кого уносит монстр?
prompt-lured = Кого приманивает монстр?
prompt-discard-monster = Какого монстра сбросить?
prompt-hurt-monster = Какой монстр теряет здоровье?
prompt-hurt-where = Где монстры теряют здоровье?
prompt-move-monster = Какого монстра переместить?
prompt-pull-monster = Какого монстра переместить в вашу локацию?
prompt-monster-where = Куда переместится монстр?
prompt-hatch = Какой монстр появится?

## Карты и навыки

prompt-gain-asset = Какой актив получить?
prompt-discard = Какую карту сбросить?
prompt-keep = Какую карту оставить? Остальные будут сброшены.
prompt-give-up = Сбросить что-нибудь?
prompt-improve = Какой навык улучшить?
prompt-improve-again = Улучшить тот же навык ещё раз?
option-improve-again = улучшить { $skill-acc } ещё раз
prompt-retrain = { $n ->
    [0] Жетоны улучшения какого навыка отдать?
   *[other] Отдано улучшений: { $n }. Жетоны какого навыка отдать ещё?
}

## Миф и тайны

prompt-order = Какой эффект применить теперь?
prompt-reckoning = Расплата: что разыгрывается следующим?
prompt-rumor = Какой слух прекращён?
prompt-unsolve = Какая разгаданная тайна вернётся в колоду?
prompt-clue-on-mystery = Потратить полученную улику и положить её на тайну?
option-clue-on-mystery = положить на тайну
prompt-group-clues = Кто тратит улику?
prompt-end-of-mythos = Фаза Мифа кончается: что сначала?
end-mystery = разгадать тайну
end-replace = ввести в игру новых сыщиков
end-lead = передать жетон ведущего сыщика
prompt-lead = Кто будет ведущим сыщиком в следующем раунде?
option-keep-lead = оставить жетон себе
prompt-join = За кого вы теперь играете?

## Почему нельзя

why-not-detained = Вы в заключении и не можете перемещаться.
why-not-monster = Этого нельзя делать, пока в вашей локации есть монстр.
why-not-rest = Отдыхать не даёт карта Мифа в игре.
why-not-city = Это можно сделать только в городе.
why-not-no-path = Отсюда не ходят ни поезда, ни корабли.
why-not-alone = Здесь не с кем меняться.
