# What abilities cost, what is lacking to pay for them, and what keeps them from being used.

## What it costs, as it stands after “you may”

cost-exhaust = exhaust this card
cost-discard-this = discard this card
cost-use = spend 1 use of this card
cost-resources = spend { $count ->
    [one] { $count } resource
   *[other] { $count } resources
}
cost-clues = spend { $count ->
    [one] { $count } clue
   *[other] { $count } clues
}
cost-hand-cards = discard { $count ->
    [one] { $count } card
   *[other] { $count } cards
} from your hand
cost-take-horror = take { $count } horror
cost-harm-this = put { $horror ->
    [0] { $damage } damage
   *[other] { $damage ->
        [0] { $horror } horror
       *[other] { $damage } damage and { $horror } horror
    }
} on this card
cost-group-clues = spend { $count ->
    [one] { $count } clue
   *[other] { $count } clues
} per investigator, as a group
cost-group-clues-of-card = spend as many clues as this card asks for, as a group
cost-group-clues-here = spend as many clues as this card asks for, as a group of those { $card-in }

## What is lacking

lacking-exhausted = This card is exhausted.
lacking-stays = This card cannot leave play.
lacking-use = { $kind ->
    [ammo] No ammo is left on this card.
    [charges] No charges are left on this card.
    [secrets] No secrets are left on this card.
    [supplies] No supplies are left on this card.
   *[other] No uses are left on this card.
}
lacking-resources = You are { $count ->
    [one] { $count } resource
   *[other] { $count } resources
} short.
lacking-clues = You are { $count ->
    [one] { $count } clue
   *[other] { $count } clues
} short.
lacking-clues-barred = You cannot spend clues now.
lacking-hand-cards = You would need { $count ->
    [one] { $count } more card
   *[other] { $count } more cards
} in hand that you may discard.
lacking-group-clues = The group is { $count ->
    [one] { $count } clue
   *[other] { $count } clues
} short.
lacking-group-clues-here = Those { $card-in } are { $count ->
    [one] { $count } clue
   *[other] { $count } clues
} short.

## What keeps it from being used

unmet-enemy-here = There is no enemy at your location that it could choose.
unmet-lesser-enemy-here = There is no enemy at your location that it could choose and that is not Elite.
unmet-exhausted-enemies-here = There is no exhausted enemy at your location.
unmet-to-shake-off = There is no enemy at your location that could be evaded.
unmet-lesser-to-shake-off = There is no enemy at your location that could be evaded and is not Elite.
unmet-slipping-away = You have nowhere to go, and no enemy is engaged with you.
unmet-clue-here = There is no clue at your location that you could discover.
unmet-no-clues-here = There are still clues at your location.
unmet-your-test = You are not taking a test of { $skill }.
unmet-acting-here = It is not the turn of an investigator at your location.
unmet-hurt-here = Nobody at your location has damage or horror.
unmet-damage = You have no damage.
unmet-horror = You have no horror.
unmet-harm = You have neither damage nor horror.
unmet-blast-places = There is nobody at your location or a connected one.
unmet-firearms-here = Nobody at your location controls a Firearm that takes ammo.
unmet-spells = You control no Spell that takes charges.
unmet-deck = Your deck is empty.
unmet-deck-here = All decks of the investigators at your location are empty.
unmet-draw = You have no cards to draw.
unmet-draw-here = Nobody at your location has cards to draw.
unmet-encounter-cards = There are no encounter cards to draw.
unmet-resources = You have no resources.
unmet-lita-is-with-you = You do not control Lita Chantler.
unmet-lita-is-waiting = Lita Chantler is not waiting here.
unmet-cultists-in-hiding = No cultist is left to unmask.

unusable-limit = { $times ->
    [one] It can be used only once { $period }, and it was.
   *[other] It can be used only { $times } times { $period }, and it was.
}
period-round = a round
period-phase = a phase
period-turn = a turn
period-test = a test
period-game = a game
