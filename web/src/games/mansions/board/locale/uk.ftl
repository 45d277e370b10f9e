# Смуга над будинком і що сказано про фігури.
events-time = час: { $time } з { $at }, подій: { $left }
events-over = подій більше немає
objective-revealed = відкрита всім
objective-yours = відома не всім
in-hand = на руці хранителя: { $count }
status-where = { $where }
status-turn = { $moves ->
    [one] { $moves } Рух
    [few] { $moves } Рухи
   *[many] { $moves } Рухів
}, { $actions ->
    [0] Дії немає
   *[other] 1 Дія
}
status-waits = хід ще попереду
status-monsters = поруч: { $monsters }
status-insane = розуму не лишилося
status-trauma = { $cards }
status-keeper = ходить
held-threat = Загроза: { $count }
held-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}
