# The bar over the house, and what is told of the figures.
events-time = time { $time } of { $at }, { $left ->
    [one] { $left } event left
   *[other] { $left } events left
}
events-over = no events left
objective-revealed = revealed to everybody
objective-yours = not known to all
in-hand = in the keeper’s hand: { $count }
status-where = { $where }
status-turn = { $moves ->
    [one] { $moves } Move
   *[other] { $moves } Moves
}, { $actions ->
    [0] no Action left
   *[other] 1 Action left
}
status-waits = still to act
status-monsters = with { $monsters }
status-insane = insane
status-trauma = { $cards }
status-keeper = takes the turn
held-threat = Threat: { $count }
held-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
