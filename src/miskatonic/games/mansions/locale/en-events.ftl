# Mansions of Madness in English: what happened to investigators and in the house, and how a game can end.

## Rounds and turns

event-story-told = The story begins: { $story }.
event-round-began = Round { $round }.
event-turn-began = { $who } takes a turn.
event-keeper-turn-began = The keeper’s turn.

## Investigators

event-investigator-joined = { $who } comes into the house: { $where }.
event-moved = { $who } moves: { $to }.
event-moved-by-keeper = The keeper moves { $who }: { $to }.
event-investigator-placed = { $who } is suddenly here: { $to }.
event-suffered-damage = { $who } takes { $count } damage.
event-suffered-horror = { $who } takes { $count } horror.
event-healed-damage = { $who } heals { $count } damage.
event-healed-horror = { $who } heals { $count } horror.
event-went-insane = { $who } is insane.
event-stunned = { $who } is stunned.
event-stun-shaken = { $who } discards a stun token.
event-hid = { $who } hides: { $where }.
event-came-out = { $who } comes out of hiding.
event-skill-point-spent = { $who } spends a skill point: +{ $luck }.
event-skill-point-gained = { $who } gains { $count ->
    [one] a skill point
   *[other] { $count } skill points
}.
event-skill-point-lost = { $who } loses { $count ->
    [one] a skill point
   *[other] { $count } skill points
}.
event-horror-passed = { $who } passes the horror check against { $monster-the } without a roll.
event-evade-failed = { CAPITALIZE($monster-the) } lets { $who } go.
event-investigator-killed = { $who } is killed: { $where }.
event-player-eliminated = The player of { $who } is eliminated.
event-escaped = { $who } has escaped from the house.

## Cards

event-card-turned = Turned up { $room-in }: { $card }.
event-card-gained = { $who } gains { $card }.
event-clue-found = { $who } finds a clue: { $card }.
event-nothing-found = Nothing of interest { $room-in }.
event-card-discarded = { $who } discards { $card }.
event-face-down-discarded = { $card }, which lay face down on { $who }, is discarded.
event-card-dropped = { $who } drops { $card } { $room-in }.
event-card-traded = { $who } gives { $card } to { $other }.
event-spell-gained = { $who } gains a spell: { $card }.
event-spell-turned = { $who } turns { $card } over.
event-spell-returned = { $card } goes back under its deck.
event-lock-met = { $who } has met { $card }.
event-lock-holds = { $card } holds.
event-explored = { $who } explores: { $room }.
event-ability-used = { $who } uses { $card }.
event-trait-used = { $who } uses a trait: { $trait }.

## Tests

event-test-began = { $who } tests { $skill }: { $target } or less.
event-test-ended-passed = { $who } rolls { $die } and passes the { $skill } test ({ $target } or less).
event-test-ended-failed = { $who } rolls { $die } and fails the { $skill } test ({ $target } or less).
event-monster-rolled-passed = The keeper rolls { $die } for { $monster-the }: passed ({ $target } or less).
event-monster-rolled-failed = The keeper rolls { $die } for { $monster-the }: failed ({ $target } or less).

## The house

event-fire-placed = Fire breaks out { $room-in }.
event-fire-gone = The fire { $room-in } is out.
event-darkness-placed = It grows dark { $room-in }.
event-darkness-gone = There is light { $room-in }.
event-barrier-pushed = { $who } pushes the barrier against a door: { $where }.
event-barrier-pulled = { $who } pulls the barrier away from the door: { $where }.
event-barrier-back = The barrier is pushed away from the door: { $where }.
event-barrier-destroyed = The barrier is destroyed: { $where }.
event-lock-gone = The Lock { $room-in } is gone.
event-corpse-placed = { $count ->
    [one] A corpse lies here
   *[other] { $count } corpses lie here
}: { $where }.
event-corpse-dragged = { $who } drags a corpse along: { $to }.
event-corpses-gone = { $count ->
    [one] A corpse is
   *[other] { $count } corpses are
} gone: { $where }.
event-corpses-burnt = { $count ->
    [one] A corpse burns
   *[other] { $count } corpses burn
}: { $where }.
event-sample-taken = { CAPITALIZE($monster-the) } takes a sample and carries { $total }.
event-samples-laid-down = { CAPITALIZE($monster-the) } puts { $count ->
    [one] a sample
   *[other] { $count } samples
} down at the altar: { $total } in all.
event-samples-lost = { $count ->
    [one] The sample that { $monster-the } carried is lost.
   *[other] { $count } samples that { $monster-the } carried are lost.
}
event-sample-on-altar = A sample lies on the altar: { $total } in all.

## How a game can end

result-all-eliminated = No investigator is left. The keeper wins.
result-last-event = The last event has come, and nobody has reached the goal. All lose.
result-not-all-escaped = Somebody will never leave this house. The keeper wins.
result-escaped = They have got out of the house. The investigators win.
result-both-sides = Both sides have reached their goals in the same moment. Nobody wins.
