# Why something on the table or in hand cannot be chosen now.

why-not-another-question = What is asked now is something else.
why-not-reach = This effect does not reach it.
why-not-location-first = Choose its location first.
why-not-elsewhere = This is about another place: { $where }.

## Locations, walkways and gates

why-not-walkway = No walkway leads there from your location.
why-not-entered = This effect has led there already.
why-not-cuts-short = No location is entered twice by this effect, and no move may cut the walk short.
why-not-no-monster = There is no monster there.
why-not-no-damage = There is no damage token there.
why-not-adjacent = It is not adjacent to the location of the monster.
why-not-no-gate = There is no gate there.
why-not-fewest = Another gate has fewer tokens.
why-not-no-spawn = No monster appears there now.
why-not-no-horde = There is no Ghoul Horde there.
why-not-detour = No shortest way to the lead investigator leads there.
why-not-gate = Gates cannot be closed.
why-not-sealed = There is a seal on it already.
why-not-unsealed = There is no seal on it.
why-not-walkway-elsewhere = It does not begin in your location.

## Monsters and investigators

why-not-wounds = { $left ->
    [one] It takes { $health } wounds to destroy it, and only 1 is left.
   *[other] It takes { $health } wounds to destroy it, and only { $left } are left.
}
why-not-horde = Ghoul Hordes cannot be destroyed.
why-not-activated = It has been activated already.
why-not-others-act = Other monsters act now.
why-not-moved = It has moved already.
why-not-moved-or-reach = This effect does not reach it, or has moved it already.
why-not-hordes-only = Only Ghoul Hordes move now.
why-not-struck = Whoever is struck stands where the monster is.

## Cards and items

why-not-priority-later = Priority cards are played in one’s own turn, and laid down for the ritual.
why-not-priority-played = It has been played in this round.
why-not-taken = An action card lies on it already.
why-not-kept = It is kept for the ritual.
why-not-left-out = It is left out already.
why-not-discarded = It is in the discard pile.
why-not-under-priority = It is played under a priority card: choose that one.
why-not-action-waits = The cards of the round are resolved by their numbers, and its turn has not come.
why-not-action-under-way = It is being resolved.
why-not-action-resolved = It has been resolved in this round.
why-not-item-of = It belongs to { $who }.
why-not-item-used = It has been used.
why-not-item-before = It is used before an action card of { $who } is resolved.
why-not-item-after = It is used after an action card of { $who } was resolved.
why-not-item-useless = It would change nothing now.
