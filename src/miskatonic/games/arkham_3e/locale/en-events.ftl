# Arkham Horror (Third Edition) in English: what has happened, and how the game ended.

## Rounds and turns

event-round-began = Round { $round }.
event-phase-began-action = The action phase begins.
event-phase-began-monster = The monster phase begins.
event-phase-began-encounter = The encounter phase begins.
event-phase-began-mythos = The Mythos phase begins.
event-turn-began = { $who } takes a turn.
event-action-began-move = { $who } sets off.
event-action-began-gather = { $who } gathers resources.
event-action-began-focus = { $who } focuses.
event-action-began-ward = { $who } wards off doom.
event-action-began-attack = { $who } attacks.
event-action-began-evade = { $who } tries to evade.
event-action-began-research = { $who } does research.
event-action-began-trade = { $who } trades.
event-action-began-codex = { $who } performs an action of the codex.
event-action-began-cast = { $who } casts “{ $card }”.
event-action-began-use = { $who } performs the action of “{ $card }”.
event-action-began-own = { $who } performs an action of their own.
event-became-delayed = { $who } becomes delayed.
event-stood-up = { $who } skips an action and is no longer delayed.
event-investigator-joined = { $who } joins the game { $where-in }.
event-moved = { $who } moves { $to-to }.

## Damage, horror, defeat

event-suffered-damage = { $who } suffers { $count } damage.
event-suffered-horror = { $who } suffers { $count } horror.
event-prevented-damage = { $who } is spared { $count } damage.
event-prevented-horror = { $who } is spared { $count } horror.
event-recovered-damage = { $who } recovers { $count } health.
event-recovered-horror = { $who } recovers { $count } sanity.
event-asset-suffered-damage = “{ $card }” of { $who } takes { $count } damage.
event-asset-suffered-horror = “{ $card }” of { $who } takes { $count } horror.
event-asset-recovered-damage = “{ $card }” of { $who } recovers { $count } health.
event-asset-recovered-horror = “{ $card }” of { $who } recovers { $count } sanity.
event-investigator-defeated-defeated = { $who } is defeated.
event-investigator-defeated-devoured = { $who } is devoured.
event-investigator-defeated-retired = { $who } retires.
event-player-out = Nobody is left to take the place of { $who }: the player is out of the game.

## Clues, money, cards

event-focused = { $who } focuses { $skill }.
event-focus-lost = { $who } loses focus: { $skill }.
event-gained-money = { $who } gains ${ $count }.
event-gained-remnants = { $who } gains { $count } { $count ->
    [one] remnant
   *[other] remnants
}.
event-gained-clues = { $who } gains { $count } { $count ->
    [one] clue
   *[other] clues
}.
event-spent-money = { $who } spends ${ $count }.
event-spent-remnants = { $who } spends { $count } { $count ->
    [one] remnant
   *[other] remnants
}.
event-spent-clues = { $who } spends { $count } { $count ->
    [one] clue
   *[other] clues
}.
event-researched = { $who } researches { $count } { $count ->
    [one] clue
   *[other] clues
}.
event-card-gained = { $who } gains “{ $card }”.
event-card-discarded = { $who } discards “{ $card }”.
event-card-turned = { $who } flips “{ $card }”.
event-display-refilled = New in the display: { $card }.
event-traded-card = { $who } gives { $other } “{ $card }”.
event-traded-money = { $who } gives { $other } ${ $count }.
event-traded-clues = { $who } gives { $other } { $count } { $count ->
    [one] clue
   *[other] clues
}.
event-traded-remnants = { $who } gives { $other } { $count } { $count ->
    [one] remnant
   *[other] remnants
}.

## Doom, clues and markers on the board

event-doom-placed = { $count } doom is placed { $where-in }.
event-doom-removed = { $count } doom is removed { $where-from }.
event-sheet-doom = { $count } doom is placed on the scenario sheet ({ $total } in all).
event-clue-placed = A clue appears { $neighborhood-in }.
event-sheet-clues = Clues on the scenario sheet: { $total }.
event-anomaly-appeared = An anomaly appears { $neighborhood-in }.
event-anomaly-closed = The anomaly { $neighborhood-in } is gone.
event-outbreak = Outbreak { $where-in }: doom spreads through the neighborhood.
event-marker-placed = { $colour ->
    [white] A white
    [blue] A blue
    [red] A red
   *[hidden] A face-down
} marker is placed { $where-in }.
event-marker-turned = The marker { $where-in } is turned: { $colour ->
    [white] white
    [blue] blue
   *[red] red
}.
event-marker-removed = The { $colour ->
    [white] white
    [blue] blue
    [red] red
   *[hidden] face-down
} marker { $where-in } is removed.
event-sheet-marker = A marker is placed on the scenario sheet ({ $total } in all).
event-event-discarded = An event is discarded; unstable now: { $spaces }.
event-event-deck-empty = The event deck is empty.

## Monsters

event-monster-spawned = { CAPITALIZE($monster-a) } { $monster-gender ->
    [pl] spawn
   *[other] spawns
} { $where-in }.
event-monster-moved = { CAPITALIZE($monster-the) } { $monster-gender ->
    [pl] move
   *[other] moves
} { $origin-from } { $to-to }.
event-monster-engaged = { CAPITALIZE($monster-the) } { $monster-gender ->
    [pl] engage
   *[other] engages
} { $who }.
event-monster-disengaged = { $who } is no longer engaged with { $monster-the }.
event-monster-exhausted = { CAPITALIZE($monster-the) } { $monster-gender ->
    [pl] are
   *[other] is
} exhausted.
event-monster-readied = { CAPITALIZE($monster-the) } { $monster-gender ->
    [pl] are
   *[other] is
} ready again.
event-monster-attacked = { CAPITALIZE($monster-the) } { $monster-gender ->
    [pl] attack
   *[other] attacks
} { $who }.
event-monster-hurt = { CAPITALIZE($monster-the) } { $monster-gender ->
    [pl] suffer
   *[other] suffers
} { $count } damage.
event-monster-healed = { CAPITALIZE($monster-the) } { $monster-gender ->
    [pl] recover
   *[other] recovers
} { $count } health.
event-monster-defeated = { CAPITALIZE($monster-the) } { $monster-gender ->
    [pl] are
   *[other] is
} defeated.

## Encounters, Mythos, codex

event-encounter-began = { $who } has an encounter { $where-in }.
event-encounter-began-street = { $who } has an encounter in the street.
event-encounter-began-anomaly = { $who } encounters the anomaly.
event-outcome-told = { $who }: this is what came of it.
event-token-drawn = { $who } draws a Mythos token: { $token }.
event-cup-refilled = The Mythos cup is empty: all tokens are returned to it.
event-cup-changed = Added to the Mythos cup: { $token }.
event-headline-read = { $who } reads a headline: “{ $headline }”.
event-rumor-ended = The rumor “{ $headline }” is discarded.
event-archive-added = New in the codex: “{ $archive }”.
event-archive-turned = Flipped in the codex: “{ $archive }”.
event-archive-read = The back of an archive card is read: “{ $archive }”.
event-archive-returned = Returned to the archive: “{ $archive }”.
event-archive-attached = Attached to the deck of { $neighborhood-the }: “{ $archive }”.

## Tests

event-test-began = { $who } tests { $skill }: { $pool } { $pool ->
    [one] die
   *[other] dice
}.
event-dice-rolled = { $who } rolls the dice.
event-die-rerolled = { $who } rerolls a { $old } and gets a { $new }.
event-die-raised = { $who } adds 1 to a { $die }.
event-successes-added = { $who } adds { $count } { $count ->
    [one] success
   *[other] successes
}.
event-test-ended = { $who } { $result ->
    [0] fails the { $skill } test
    [one] passes the { $skill } test: { $result } success
   *[other] passes the { $skill } test: { $result } successes
}.

## The end of the game

event-game-ended-azathoth-kept-asleep = { result-azathoth-kept-asleep }
event-game-ended-lost-in-time = { result-lost-in-time }
event-game-ended-blind-chaos = { result-blind-chaos }
event-game-ended-umordhoth-defeated = { result-umordhoth-defeated }
event-game-ended-feast-of-ghouls = { result-feast-of-ghouls }
event-game-ended-the-way-is-closed = { result-the-way-is-closed }
event-game-ended-arkham-scarred = { result-arkham-scarred }
event-game-ended-the-key-and-the-gate = { result-the-key-and-the-gate }
event-game-ended-gate-closed = { result-gate-closed }
event-game-ended-cthulhu-defeated = { result-cthulhu-defeated }
event-game-ended-strange-aeons = { result-strange-aeons }
event-game-ended-lodge = { result-lodge }
event-game-ended-nobody-left = { result-nobody-left }
result-azathoth-kept-asleep = The ritual is broken, and Azathoth sleeps on. You have won.
result-lost-in-time = The future has closed upon itself, and Azathoth has lost his way to Arkham. You have won.
result-blind-chaos = Azathoth has awakened, and nothing is left but blind chaos. You have lost.
result-umordhoth-defeated = Umôrdhoth is defeated, and the ghouls retreat into the dark. You have won.
result-feast-of-ghouls = Umôrdhoth and the ghouls are feasting on Arkham. You have lost.
result-the-way-is-closed = The scars have healed, and the way is closed. You have won.
result-arkham-scarred = The Servitor of Yog-Sothoth is defeated; Arkham keeps its scars. You have won.
result-the-key-and-the-gate = Yog-Sothoth, who is the key and the gate, has come. You have lost.
result-gate-closed = The gate to R’lyeh is closed. You have won.
result-cthulhu-defeated = Cthulhu is driven back into his dreams. You have won.
result-strange-aeons = Strange aeons have come: Cthulhu reigns. You have lost.
result-lodge = The Lodge has what it wanted: whoever joined it has won, everybody else has lost.
result-nobody-left = Nobody is left to stand up to what is coming. You have lost.
