# Стіл без поля, чим речі відрізняються й чому чогось не можна вибрати.

mark-engaged = перебуває в бою { $who-with }
mark-damage = { $n ->
    [0] без поранень
    [one] { $n } поранення
    [few] { $n } поранення
   *[other] { $n } поранень
}
why-not-another-question = Зараз вас питають не про це.
why-not-used = Цього раунду ви це вже робили.
why-not-lent = До обміну цю карту цього раунду вже використали.
why-not-engaged = Ви перебуваєте в бою: можна лише атакувати, ухилитися, зосередитися або зробити те, що дозволено в бою.
why-not-move-first = Спершу виберіть переміщення.
why-not-too-far = Це надто далеко.
why-not-forbidden = Карта кодексу не пускає вас до цієї зони.
why-not-no-target = Для цього немає цілі.
why-not-no-effect = Зараз це нічого не змінить.
why-not-passive = Дії тут немає: властивість працює сама або коли вас спитають.
why-not-not-yours = Це належить іншому дослідникові.
why-not-here = Ви вже там.
why-not-other-investigator = Це інший дослідник: він діє сам.
why-not-elsewhere = Це не у вашій зоні.
why-not-attack-first = Спершу виберіть атаку.
why-not-not-for-sale = Предмети купують, коли це дозволяє зустріч або інший ефект.
why-not-only-if = Лише якщо { $when }.
overview-streets = Вулиці та інші зони
overview-codex = Лист сценарію і кодекс
overview-investigators = Дослідники
overview-display = Вітрина
overview-coming = Монстри, які зараз з’являться
overview-revealed = Карти на вибір
overview-unused = Дослідники, за яких ще не грали
overview-beside = Поруч із полем
overview-own = { $who } (ви)
overview-round = Раунд { $round }
phase-setup = Приготування
phase-action = Фаза дій
phase-monster = Фаза монстрів
phase-encounter = Фаза зустрічей
phase-mythos = Фаза міту
overview-sheet-doom = Приреченість на листі сценарію: { $count }
overview-sheet-clues = Доказів на листі сценарію: { $count }
overview-sheet-markers = Маркерів на листі сценарію: { $count }
overview-center = Центр
overview-anomaly = аномалія
overview-marker-hidden = невідкритий маркер
overview-marker-white = білий маркер
overview-marker-blue = синій маркер
overview-marker-red = червоний маркер
overview-marker-mended = затягнутий шрам
overview-attached = до колоди приєднано карту «{ $card }»
overview-here = Тут: { $who }
overview-doom = { $count } { $count ->
    [one] жетон
    [few] жетони
   *[other] жетонів
} приреченості
overview-unstable = нестабільна зона
overview-ready = відновлений
overview-engaged = у бою
overview-exhausted = виснажений
overview-monster-health = здоров’я { $left } із { $most }
overview-engaged-with = у бою проти: { $who }
overview-monster-tests = атака { $attack }, ухиляння { $evade }
overview-monster-harm = завдає поранень: { $damage }, жахів: { $horror }
overview-modifier = { $n ->
    [1] +1
    [-1] −1
    [-2] −2
    [-3] −3
   *[other] { $n }
}
overview-remnant = лишає рештки
overview-health = здоров’я { $left } із { $most }
overview-sanity = розум { $left } із { $most }
overview-at = { $where-in }
fate-defeated = переможений
fate-devoured = зжертий
fate-retired = на спокої
fate-out = поза грою
overview-skill = { $skill } { $n }
overview-focus = зосередженість: { $skill }
overview-money = { $count } { $count ->
    [one] долар
    [few] долари
   *[other] доларів
}
overview-clues = { $count } { $count ->
    [one] доказ
    [few] докази
   *[other] доказів
}
overview-remnants = { $count } { $count ->
    [one] жетон
    [few] жетони
   *[other] жетонів
} решток
overview-delayed = затриманий
overview-leader = лідер
overview-damage = { $count } { $count ->
    [one] поранення
    [few] поранення
   *[other] поранень
}
overview-horror = { $count } { $count ->
    [one] жах
    [few] жахи
   *[other] жахів
}
overview-under = під нею долілиць { $count } { $count ->
    [one] карта
    [few] карти
   *[other] карт
}
overview-value = ціна { $n } { $n ->
    [one] долар
    [few] долари
   *[other] доларів
}
overview-hands = { $n } { $n ->
    [one] рука
    [few] руки
   *[other] рук
}
overview-holds-health = здоров’я { $n }
overview-holds-sanity = розум { $n }
overview-casting = під час читання зазнайте { $n } { $n ->
    [one] жаху
   *[other] жахів
}
overview-cup = Чаша міту
overview-token = { $token }: { $count }
overview-drawn = узято: { $token } ({ $count })
overview-next-event = верхня карта: { $where }
overview-count = { $count }
deck-event = Колода подій
deck-monster = Колода монстрів
deck-headline = Колода заголовків
deck-item = Колода предметів
deck-ally = Колода союзників
deck-spell = Колода заклинань
deck-neighborhood = Колода району: { $where }
deck-street = Колода вулиць
deck-anomaly = Колода аномалій
