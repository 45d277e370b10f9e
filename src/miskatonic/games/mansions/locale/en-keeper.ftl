# Mansions of Madness in English: the keeper's turn, monsters, combat, events and the Objective.
# Monsters by their names, $monster-the in sentences; $who is an investigator.

## What the keeper is asked

prompt-recycle = All figures are on the map: { $monster }. Kill one of them to place it anew?
option-place-none = Place none
prompt-place = Where does { $monster-the } appear?
prompt-move-monster = Move { $monster-the }: { $n ->
    [one] { $n } space left
   *[other] { $n } spaces left
}.
option-stay = Stay here
option-break-through = Against the barrier: { $where }
    .group = Break through
    .short = { $where }
option-leave-house = Leave the house
prompt-mythos = { $who }: play a Mythos card? Your threat: { $n }.
option-play-mythos = { $card } ({ $n ->
    [0] free
   *[other] { $n } threat
})
option-no-mythos-now = No Mythos card now
option-no-mythos-this-turn = No Mythos card this turn
prompt-injury = { $who } has taken damage. Play an injury?
prompt-insanity = { $who } has taken horror. Play an insanity?
option-no-trauma = No Trauma card
prompt-hand-limit-mythos = Too many Mythos cards: discard { $n }.
prompt-hand-limit-trauma = Too many Trauma cards: discard { $n }.
prompt-keeper-action = Your actions. Your threat: { $n }.
option-keeper-action = { $card } ({ $n ->
    [0] free
   *[other] { $n } threat
})
    .group = Keeper actions
    .short = { $card } ({ $n ->
        [0] free
       *[other] { $n } threat
    })
option-insanity = { $card } on { $who }
    .group = Play an insanity
    .short = { $card } on { $who }
option-no-more-actions = No more actions
prompt-monster-attack = Which monster attacks whom?
option-monster-attack = { CAPITALIZE($monster-the) } attacks { $who }
option-no-more-attacks = No more attacks

## The halves of Combat cards

half-bare = Without a weapon
half-sharp = Sharp melee weapon
half-blunt = Blunt melee weapon
half-melee = Melee weapon
half-ranged = Ranged weapon
half-attack = Monster attack
half-hiding = Monster against hiding
half-barrier = Monster against barrier
half-passed-over = { DECAPITALIZE($half) }

## Monsters

event-monster-placed = { CAPITALIZE($monster-a) } appears { $where-in }.
event-monster-moved = { CAPITALIZE($monster-the) } moves { $to-to }.
event-monster-left = { CAPITALIZE($monster-the) } leaves the house.
event-monster-hurt = { CAPITALIZE($monster-the) } takes { $count } damage.
event-monster-healed = { CAPITALIZE($monster-the) } heals { $count } damage.
event-monster-stunned = { CAPITALIZE($monster-the) } is stunned.
event-monster-recovered = { CAPITALIZE($monster-the) } { $left ->
    [0] is no longer stunned
   *[other] shakes off one stun token
}.
event-monster-seen = The investigators have seen what { $monster-the } can do.
event-monster-killed = { CAPITALIZE($monster-the) } is killed.
event-monster-immune = { CAPITALIZE($monster-the) } can be killed by damage only.
event-attacked-monster = { $who } attacks { $monster-the }. Weapon: { $card }.
event-attacked-monster-bare = { $who } attacks { $monster-the } with bare hands.
event-monster-attacked = { CAPITALIZE($monster-the) } attacks { $who }.
event-monster-attacked-hidden = { CAPITALIZE($monster-the) } looks for { $who }, who is hiding.
event-barrier-attacked = { CAPITALIZE($monster-the) } throws itself against the barrier.
event-barrier-held = The barrier holds: { $monster-the } is not moved again this turn.
event-combat-drawn = A Combat card fits, after { $passed_over ->
    [one] one that did not
   *[other] { $passed_over } that did not
}: { $halves }.
event-combat-drawn-first = The first Combat card fits.
event-combat-empty = No Combat card fits.
event-special-attack = { CAPITALIZE($monster-the) } makes its special attack.

## The keeper

event-story-answered = Question { $question }: your answer is { $letter }.
event-threat-gained = The keeper gains { $count } threat and has { $threat }.
event-threat-spent = The keeper spends { $count } threat and has { $threat } left.
event-keeper-action-used = The keeper acts: { $card }.
event-keeper-drew-mythos = The keeper draws { $count ->
    [one] a Mythos card
   *[other] { $count } Mythos cards
}.
event-keeper-drew-trauma = The keeper draws { $count ->
    [one] a Trauma card
   *[other] { $count } Trauma cards
}.
event-keeper-drew-card = You draw { $card }.
event-keeper-discarded = The keeper discards { $card }.
event-deck-reshuffled-mythos = The Mythos deck is shuffled anew.
event-deck-reshuffled-trauma = The Trauma deck is shuffled anew.
event-deck-reshuffled-humanoid = The Combat deck of humanoids is shuffled anew.
event-deck-reshuffled-beast = The Combat deck of beasts is shuffled anew.
event-deck-reshuffled-eldritch = The Combat deck of eldritch monsters is shuffled anew.
event-mythos-played = The keeper plays { $card } on { $who }.
event-mythos-face-down = The keeper plays a Mythos card face down on { $who }.
event-face-down-seen = Only { $who } and the keeper know the card: { $card }.
event-trauma-played-injury = { $who } is badly wounded: { $card }.
event-trauma-played-insanity = Madness takes hold of { $who }: { $card }.
event-trauma-gone = { $who } is rid of { $card }.
event-time-passed = Time passes: { $time } of { $needed }.
event-event-delayed = The keeper rolls { $die }: the last event does not come yet.
event-event-delayed-not = The keeper rolls { $die }: the last event comes.
event-event-revealed = An event: { $card }.
event-objective-revealed = The Objective is revealed: { $name }.
event-objective-seen = { $who } looks at the Objective.
event-objective-read = The Objective, which you keep secret: { $name }.
