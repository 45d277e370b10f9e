# Полоса над домом и что говорится о фигурах.
events-time = время: { $time } из { $at }, событий: { $left }
events-over = событий больше нет
objective-revealed = открыта всем
objective-yours = известна не всем
in-hand = на руке хранителя: { $count }
status-where = { $where }
status-turn = { $moves ->
    [one] { $moves } Движение
    [few] { $moves } Движения
   *[many] { $moves } Движений
}, { $actions ->
    [0] Действия нет
   *[other] 1 Действие
}
status-waits = ход ещё впереди
status-monsters = рядом: { $monsters }
status-insane = рассудка не осталось
status-trauma = { $cards }
status-keeper = ходит
held-threat = Угроза: { $count }
held-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
