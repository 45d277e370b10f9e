# «Прадавній жах» українською: що питають, що можна відповісти й чому чогось не можна.

## Дії

prompt-action = { $n ->
    [0] Ваш хід: дій не лишилося. Ще щось?
    [one] Ваш хід: що ви робите (лишилася { $n } дія)?
    [few] Ваш хід: що ви робите (лишилося { $n } дії)?
   *[other] Ваш хід: що ви робите (лишилося { $n } дій)?
}
prompt-additional-action = Яку додаткову дію ви виконуєте?
action-travel = вирушити в подорож
action-rest = відпочити
action-prepare = приготуватися до подорожі
action-acquire = придбати активи
action-trade = здійснити обмін
cause-travel = Подорож
cause-rest = Відпочинок
cause-prepare = Приготування до подорожі
cause-acquire = Придбання активів
cause-trade = Обмін
# .group — що роблять: заголовок варіантів; .short — те, що лишається сказати під ним.
option-cast = прочитати заклинання «{ $card }»
    .group = Прочитати заклинання
    .short = { $card }
option-component-action = виконати дію: { $card }
    .group = Виконати дію компонента
    .short = { $card }
option-local-action = виконати місцеву дію: { $card }
option-more-action = отримати додаткову дію: { $card }
    .group = Отримати додаткову дію
    .short = { $card }
option-no-action = більше не діяти
option-end-turn = завершити хід
prompt-move = До якої локації?
prompt-travel-on = Витратити квиток і вирушити далі?
option-by-train = поїхати потягом { $where-to }
option-by-ship = поплисти кораблем { $where-to }
option-stay = лишитися тут
prompt-ticket = Який квиток узяти?
prompt-drop = У вас уже два квитки: який скинути?
prompt-too-many-tickets = Можна залишити лише два квитки: який ви скинете?
prompt-loan = { $n ->
    [0] Успіхів у вас немає.
    [one] У вас { $n } успіх.
    [few] У вас { $n } успіхи.
   *[other] У вас { $n } успіхів.
} Узяти позику в банку?
option-loan = узяти позику: +{ $n } до успіхів і стан «Борг»
option-no-loan = обійтися без позики
prompt-buy = { $n ->
    [one] Які активи взяти (лишився { $n } успіх)?
    [few] Які активи взяти (лишилося { $n } успіхи)?
   *[other] Які активи взяти (лишилося { $n } успіхів)?
}
option-buy = придбати карту «{ $card }»
    .group = Придбати
    .short = { $card }
option-discard = скинути карту «{ $card }» із запасу
    .group = Скинути із запасу
    .short = скинути карту «{ $card }»
option-done = готово
prompt-receiver = Хто це отримає?

## Обмін

prompt-partner = З ким?
prompt-trade = Що ввійде в обмін { $who-with }?
prompt-only-give = Що віддати { $who-dat }?
prompt-only-take = Що попросити в { $who-gen }?
option-give = віддати { $what-acc }
    .group = Віддати
    .short = { $what-acc }
option-take = попросити { $what-acc }
    .group = Попросити
    .short = { $what-acc }
option-propose = запропонувати такий обмін
prompt-agree = { $takes-count ->
    [0] { $who } пропонує обмін. Вам: { $gives }. Від вас: нічого. Ви згодні?
   *[other] { $gives-count ->
        [0] { $who } пропонує обмін. Вам: нічого. Від вас: { $takes }. Ви згодні?
       *[other] { $who } пропонує обмін. Вам: { $gives }. Від вас: { $takes }. Ви згодні?
    }
}
option-agree = погодитися
option-refuse = відмовитися
piece-card = карта «{ $card }»
    .acc = карту «{ $card }»
piece-clue = доказ
piece-train = квиток на потяг
piece-ship = квиток на корабель
prompt-send = Що віддати?
prompt-give-clues = Скільки доказів віддати?
option-clues = { $n ->
    [0] жодного доказу
    [one] { $n } доказ
    [few] { $n } докази
   *[other] { $n } доказів
}
prompt-swap = Помінятися місцями?
option-swap = помінятися місцями

## Перевірки

prompt-before-roll = Перевірка { $skill-gen }, { $n ->
    [one] { $n } кубик
    [few] { $n } кубики
   *[other] { $n } кубиків
}: використати щось до кидка?
option-more-dice = отримати +{ $n } до кубиків: { $card }
option-roll = кинути кубики
prompt-dice = Перевірка { $skill-gen }: { $dice } ({ $n ->
    [0] успіхів немає
    [one] { $n } успіх
    [few] { $n } успіхи
   *[other] { $n } успіхів
}). Змінити результат?
option-reroll-clue = витратити доказ і перекинути { $dice }
    .group = Перекинути
    .short = { $dice } ще раз, за доказ
option-reroll = перекинути { $die }: { $card }
    .group = Перекинути
    .short = { $die } ще раз: { $card }
option-reroll-any = перекинути будь-які кубики: { $card }
    .group = Перекинути
    .short = будь-які кубики: { $card }
option-die = кубик із { $die }
prompt-which-dice = Які кубики ви перекинете?
option-raise = додати 1 до кубика з { $die }: { $card }
    .group = Додати 1 до кубика
    .short = { $die } плюс 1: { $card }
prompt-add-success = { $n ->
    [0] Успіхів у вас немає.
    [one] У вас { $n } успіх.
    [few] У вас { $n } успіхи.
   *[other] У вас { $n } успіхів.
} Витратити доказ заради ще одного?
option-spend-clue = витратити доказ
option-enough = більше не витрачати
prompt-sanity-dice = Скільки розуму витратити на додаткові кубики?
option-number = { $n }
prompt-spend = Що витратити замість доказу?
option-sanity-for-clue = витратити 1 одиницю розуму замість доказу
option-only-clues = витратити лише докази
prompt-cast = Прочитати заклинання?
option-no-spell = обійтися без заклинання
prompt-aim = На що чи на кого спрямовано заклинання?

## Здоров’я й розум

prompt-prevent-health = { $who } втрачає { $n } { $n ->
    [one] одиницю
    [few] одиниці
   *[other] одиниць
} здоров’я: запобігти?
prompt-prevent-sanity = { $who } втрачає { $n } { $n ->
    [one] одиницю
    [few] одиниці
   *[other] одиниць
} розуму: запобігти?
option-not-prevent = не запобігати
prompt-marker = Що спричинило вашу поразку?
prompt-trade-health = Скільки здоров’я витратити, щоб відновити стільки ж розуму?
prompt-trade-sanity = Скільки розуму витратити, щоб відновити стільки ж здоров’я?
prompt-pass-lead = Хто стане лідером?

## Зустрічі

prompt-encounter = Яку зустріч розіграти?
encounter-general = загальна зустріч
    .group = Зустріч
    .short = загальна
encounter-america = зустріч в Америці
    .group = Зустріч
    .short = в Америці
encounter-europe = зустріч у Європі
    .group = Зустріч
    .short = у Європі
encounter-asia = зустріч в Азії та Австралії
    .group = Зустріч
    .short = в Азії та Австралії
encounter-research = пошукова зустріч
    .group = Зустріч
    .short = пошукова
encounter-far-research = пошукова зустріч на відстані
    .group = Зустріч
    .short = пошукова, на відстані
encounter-other-world = зустріч в Іншому світі
    .group = Зустріч
    .short = в Іншому світі
encounter-expedition = експедиційна зустріч
    .group = Зустріч
    .short = експедиційна
encounter-final = особлива зустріч останньої таємниці
option-no-encounter = обійтися без зустрічі
prompt-fight = З яким монстром вступити в бій тепер?
prompt-unseen = Пройти повз монстрів непомітно?
option-unseen = пройти непомітно
option-fight = вступити в бій
prompt-spare = Віддати щось замість здоров’я?
option-lose-health = втратити здоров’я
prompt-fly = Полетіти верхи на б’якхі? Це коштує 1 одиницю розуму й переносить на 3 локації замість ще однієї зустрічі.
option-fly = полетіти
option-no = ні

## Вибір на полі

prompt-nearest = Кілька локацій однаково близько: яка з них?
prompt-random-space = Доказів у запасі не лишилося: яка це локація?
prompt-clue-where = Де з’явиться доказ?
prompt-gate = Які ворота?
prompt-top = Які ворота повернути нагору? Інші ляжуть під низ стосу.
prompt-omen = Куди покласти жетон знамення?
prompt-who = Який дослідник?
prompt-hunted = На кого нападає монстр?
prompt-carried = Кого забирає із собою монстр?
prompt-lured = Кого приманює монстр?
prompt-discard-monster = Якого монстра скинути?
prompt-hurt-monster = Який монстр втрачає здоров’я?
prompt-hurt-where = Де монстри втрачають здоров’я?
prompt-move-monster = Якого монстра перемістити?
prompt-pull-monster = Якого монстра перемістити до вашої локації?
prompt-monster-where = Куди переміститься монстр?
prompt-hatch = Який монстр з’явиться?

## Карти й уміння

prompt-gain-asset = Який актив отримати?
prompt-discard = Яку карту скинути?
prompt-keep = Яку карту лишити? Решту буде скинуто.
prompt-give-up = Скинути щось?
prompt-improve = Яке вміння поліпшити?
prompt-improve-again = Поліпшити те саме вміння ще раз?
option-improve-again = поліпшити { $skill-acc } ще раз
prompt-retrain = { $n ->
    [0] Жетони поліпшення якого вміння віддати?
   *[other] Віддано поліпшень: { $n }. Жетони якого вміння віддати ще?
}

## Міт і таємниці

prompt-order = Який ефект застосувати тепер?
prompt-reckoning = Розплата: що розігрується далі?
prompt-rumor = Яку чутку припинено?
prompt-unsolve = Яка розгадана таємниця повернеться до колоди?
prompt-clue-on-mystery = Витратити отриманий доказ і покласти його на таємницю?
option-clue-on-mystery = покласти на таємницю
prompt-group-clues = Хто витрачає доказ?
prompt-end-of-mythos = Фаза міту закінчується: що спочатку?
end-mystery = розгадати таємницю
end-replace = ввести в гру нових дослідників
end-lead = передати жетон лідера
prompt-lead = Хто буде лідером у наступному раунді?
option-keep-lead = лишити жетон собі
prompt-join = За кого ви тепер граєте?

## Чому не можна

why-not-detained = Ви ув’язнені й не можете переміщуватися.
why-not-monster = Цього не можна робити, доки у вашій локації є монстр.
why-not-rest = Відпочивати не дає карта міту в грі.
why-not-city = Це можна зробити лише в місті.
why-not-no-path = Звідси не ходять ні потяги, ні кораблі.
why-not-alone = Тут немає з ким мінятися.
