# Why something on the table or in hand cannot be used now.

why-not-another-question = What is asked now is something else.
why-not-waits = It waits for its moment, and this is not it.
why-not-your-turn = It is not your turn.
why-not-any-turn = It is nobody's turn.
why-not-action-now = It takes an action, and actions have to wait now.
why-not-actions = { $left ->
    [0] You have no action left.
   *[other] It takes { $needed } actions, and you have only { $left } left.
}

## Locations and enemies

why-not-connected = It is not connected to your location.
why-not-closed = Investigators cannot enter it now.
why-not-investigate = Your location cannot be investigated now.
why-not-enemy-here = It is not at your location.
why-not-engage = There is no enemy at your location that you could engage.
why-not-move = No way leads on from your location.
why-not-evade = No enemy that could be evaded is engaged with you.
why-not-fight = There is no enemy at your location that could be attacked.

## Cards

why-not-skill = It is not played: skill cards are committed to tests.
why-not-played = This card cannot be played.
why-not-icon = It has no icon that matches this test.
why-not-this-test = It cannot be committed to this test.
why-not-forbidden = You cannot play cards now.
why-not-maximum = { $times ->
    [one] Copies of it may be played only once { $period }, and one was.
   *[other] Copies of it may be played only { $times } times { $period }, and they were.
}
why-not-unique = It is unique, and a copy is in play already.
why-not-room = There is no slot for it, and what fills the slots cannot leave play.
why-not-blank = Its text counts as empty now.
why-not-yours = Another investigator controls it.
why-not-reach = It is not at your location.
