# Eldritch Horror in English: what has happened, and how a game ends.

## Rounds and turns

event-round-began = Round { $round }.
event-phase-began-action = The action phase begins.
event-phase-began-encounter = The encounter phase begins.
event-phase-began-mythos = The Mythos phase begins.
event-turn-began = { $who } takes a turn.
event-action-began-travel = { $who } travels.
event-action-began-rest = { $who } rests.
event-action-began-prepare = { $who } prepares for travel.
event-action-began-acquire = { $who } sets out to acquire assets.
event-action-began-trade = { $who } trades.
event-action-began-card = { $who } performs the action of “{ $card }”.
event-action-began-use = { $who } performs an action of their own.
event-action-began-local = { $who } performs a local action.
event-stood-up = { $who } is no longer delayed.
event-delayed = { $who } becomes delayed.
event-turn-ended-early = { $who } is delayed, and the turn is over.
event-lead-passed = { $who } becomes the lead investigator.

## On the way

event-investigator-joined = { $who } joins the investigation { $where-in }.
event-investigator-moved = { $who } moves { $to-to }.
event-rested = { $who } takes a rest.
event-ticket-gained = { $who } gains { $ticket ->
    [train] a train ticket
   *[ship] a ship ticket
}.
event-ticket-spent = { $who } spends { $ticket ->
    [train] a train ticket
   *[ship] a ship ticket
}.
event-ticket-discarded = { $who } discards { $ticket ->
    [train] a train ticket
   *[ship] a ship ticket
}.
event-ticket-given = { $who } gives { $other } { $ticket ->
    [train] a train ticket
   *[ship] a ship ticket
}.
event-clues-given = { $who } gives { $other } { $count ->
    [one] { $count } clue
   *[other] { $count } clues
}.
event-card-given = { $who } gives { $other } “{ $card }”.
event-trade-refused = { $who } does not agree to the trade.

## Tests

event-test-began = { $who } tests { $skill } with { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}.
event-dice-rolled = { $who } rolls the dice.
event-die-rolled = { $who } rolls a { $die }.
event-die-rerolled = { $who } rolls a { $old } again and gets a { $new }.
event-die-raised = { $who } adds 1 to a die that shows { $old }.
event-test-ended = { $who } { $result ->
    [0] fails a test of { $skill }
    [one] passes a test of { $skill } with { $result } success
   *[other] passes a test of { $skill } with { $result } successes
}.
event-improved = { $who } improves { $skill }.

## Health and sanity

event-lost-health = { $who } loses { $count } health.
event-lost-sanity = { $who } loses { $count } sanity.
event-recovered-health = { $who } recovers { $count } health.
event-recovered-sanity = { $who } recovers { $count } sanity.
event-spent-health = { $who } spends { $count } health.
event-spent-sanity = { $who } spends { $count } sanity.
event-prevented-health = { $who } is spared the loss of { $count } health.
event-prevented-sanity = { $who } is spared the loss of { $count } sanity.
event-investigator-defeated-health = { $who } is defeated: no health is left.
event-investigator-defeated-sanity = { $who } is defeated: no sanity is left.
event-devoured = { $who } is devoured.
event-player-eliminated = { $who } gets no successor: the player is eliminated.
event-fallen-found = { $who } finds { $other } and takes over all their possessions.

## Clues and cards

event-clue-spawned = A clue appears { $where-in }.
event-clue-gained = { $who } gains a clue.
event-clues-spent = { $who } spends { $count ->
    [one] { $count } clue
   *[other] { $count } clues
}.
event-clue-discarded = { $who } discards a clue.
event-clue-discarded-board = The clue { $where-in } is discarded.
event-clue-moved = A clue moves { $origin-from } { $to-to }.
event-card-gained = { $who } gains “{ $card }”.
event-card-discarded = { $who } discards “{ $card }”.
event-card-turned = { $who } turns over “{ $card }”.
event-back-read = { $who } looks at the back of “{ $card }”.
event-spell-cast = { $who } casts “{ $card }”.
event-reserve-refilled = “{ $card }” comes into the reserve.
event-reserve-discarded = “{ $card }” is discarded from the reserve.
event-assets-boxed = { $count ->
    [one] An asset goes back to the box.
   *[other] { $count } assets go back to the box.
}

## Doom, omens, gates

event-doom-advanced = Doom advances to { $doom }.
event-doom-retreated = Doom retreats to { $doom }.
event-omen-advanced-green = The omen advances to the green comet.
event-omen-advanced-blue = The omen advances to the blue stars.
event-omen-advanced-red = The omen advances to the red eclipse.
event-omen-moved-green = The omen token is put on the green comet.
event-omen-moved-blue = The omen token is put on the blue stars.
event-omen-moved-red = The omen token is put on the red eclipse.
event-ancient-one-awoke = { $ancient_one } awakens!
event-gate-opened = A gate opens { $where-in }.
event-gate-closed = { $who } closes the gate { $where-in }.
event-gate-discarded = The gate { $where-in } is discarded.
event-gate-put-on-sheet = The gate { $where-in } is put on the sheet of the Ancient One.

## Monsters

event-monster-spawned = { CAPITALIZE($monster-a) } { $monster-gender ->
    [pl] appear
   *[other] appears
} { $where-in }.
event-monster-hurt = { CAPITALIZE($monster-the) } { $monster-gender ->
    [pl] lose
   *[other] loses
} { $count } health.
event-monster-recovered = { CAPITALIZE($monster-the) } { $monster-gender ->
    [pl] recover
   *[other] recovers
} { $count } health.
event-monster-defeated = { CAPITALIZE($monster-the) } { $where-in } { $monster-gender ->
    [pl] are
   *[other] is
} defeated.
event-monster-discarded = { CAPITALIZE($monster-the) } { $where-in } { $monster-gender ->
    [pl] are
   *[other] is
} discarded.
event-monster-moved = { CAPITALIZE($monster-the) } { $monster-gender ->
    [pl] move
   *[other] moves
} { $origin-from } { $to-to }.
event-combat-began = { $who } fights { $monster-the }.
event-ambush-began = { CAPITALIZE($monster-a) } { $monster-gender ->
    [pl] ambush
   *[other] ambushes
} { $who }.

## Encounters

event-encounter-began-general = { $who } has a general encounter.
event-encounter-began-america = { $who } has an encounter in America.
event-encounter-began-europe = { $who } has an encounter in Europe.
event-encounter-began-asia = { $who } has an encounter in Asia and Australia.
event-encounter-began-other-world = { $who } steps through the gate into an Other World.
event-encounter-began-expedition = { $who } goes on an expedition.
event-encounter-began-research = { $who } does research.
event-encounter-began-special = { $who } has a special encounter.
event-encounter-began-rumor = { $who } looks into a rumor.
event-encounter-began-mystery = { $who } has an encounter of the mystery.

## Mythos and mysteries

event-mythos-drawn = Mythos card: “{ $mythos }”.
event-card-entered = “{ $mythos }” comes into play.
event-card-left = “{ $mythos }” leaves play.
event-rumor-solved = The rumor “{ $mythos }” is solved.
event-token-placed = An Eldritch token is placed { $where-in }.
event-token-left = { $count ->
    [one] { $count } Eldritch token leaves
   *[other] { $count } Eldritch tokens leave
} “{ $mythos }” ({ $left } left).
event-token-put-on-sheet-sanity = { $count ->
    [one] { $count } sanity token goes
   *[other] { $count } sanity tokens go
} onto the sheet of the Ancient One ({ $total } there now).
event-token-put-on-sheet-eldritch = { $count ->
    [one] { $count } Eldritch token goes
   *[other] { $count } Eldritch tokens go
} onto the sheet of the Ancient One ({ $total } there now).
event-reckoning-began = The reckoning has come.
event-mystery-drawn = A new mystery: “{ $mystery }”.
event-mystery-advanced = The investigators come closer to solving “{ $mystery }”.
event-mystery-solved = The mystery “{ $mystery }” is solved ({ $count ->
    [one] { $count } mystery
   *[other] { $count } mysteries
} so far).

## The end

event-game-ended-mysteries-solved = { result-mysteries-solved }
event-game-ended-final-mystery = { result-final-mystery }
event-game-ended-azathoth = { result-azathoth }
event-game-ended-shub-niggurath = { result-shub-niggurath }
event-game-ended-yog-sothoth = { result-yog-sothoth }
event-game-ended-mythos-empty = { result-mythos-empty }
event-game-ended-all-eliminated = { result-all-eliminated }
event-game-ended-secrets-of-the-past = { result-secrets-of-the-past }
event-game-ended-dimensions-collide = { result-dimensions-collide }
event-game-ended-web-between-worlds = { result-web-between-worlds }

result-mysteries-solved = The mysteries are solved before the Ancient One awakens. You have won.
result-final-mystery = The Final Mystery is solved, and the Ancient One is banished. You have won.
result-azathoth = Azathoth awakens, and the world is no more. You have lost.
result-shub-niggurath = Too many monsters have gathered around Shub-Niggurath. You have lost.
result-yog-sothoth = Yog-Sothoth has taken the third gate. You have lost.
result-mythos-empty = There are no Mythos cards left to draw: time has run out. You have lost.
result-all-eliminated = There is nobody left to fight the Ancient One. You have lost.
result-secrets-of-the-past = “{ mythos-secrets-of-the-past }”: the last expedition is lost. You have lost.
result-dimensions-collide = “{ mythos-dimensions-collide }”: nobody stopped the rumor in time. You have lost.
result-web-between-worlds = “{ mythos-web-between-worlds }”: nobody stopped the rumor in time. You have lost.
event-scene-went-on-pass = { $who }: the story takes a good turn.
event-scene-went-on-fail = { $who }: the story takes a bad turn.
event-outcome-told = { $who } learns what comes of it.
