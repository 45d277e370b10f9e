# Mansions of Madness in English: what is asked in set-up and in the turns of investigators, and what can be answered.
# .group is the heading of several options, .short is what is left to say under it.

## Set-up

prompt-character = Which investigator do you play?
prompt-mental = Which mental trait do you keep?
prompt-physical = Which physical trait do you keep?
prompt-blood-relative = Who is the blood relative of the dead owner?
paragraphs = { $first }

    { $rest }

## The team and the turn

prompt-next = Who takes a turn next?
option-any = I do not mind
prompt-who = Which investigator?
prompt-turn = Your turn: { $moves ->
    [0] no Moves
    [one] { $moves } Move
   *[other] { $moves } Moves
} and { $actions ->
    [0] no Action
   *[other] an Action
} left.
option-end-turn = End your turn
option-done = Done

## Moving

option-move = Move: { $where }
    .group = Move
    .short = { $where }
option-run = Run: { $where }
    .group = Run (takes the Action)
    .short = { $where }
option-move-out = Escape from the house
option-run-out = Run out of the house
prompt-walk = Where do you go?
option-stop-moving = No further
prompt-move-investigator = Where do you move { $who }?
prompt-drag-corpse = Do you drag a corpse along?
option-drag-corpse = Drag a corpse along
option-leave-corpse = Leave it
prompt-evade-order = Which monster do you evade first?
prompt-evade-failed = { $who } has failed to evade { $monster-the }. Does it deal its damage?
option-deal = Deal the damage
option-spare = Let it be
prompt-horror-order = Which horror check comes first?

## Actions

option-explore = Explore the room
option-drop = Drop cards
prompt-drop = Which card do you drop next? The last one lies on top.
prompt-take-dropped = Cards lie open { $room-in }. Which ones do you take?
prompt-too-many = You carry too many cards of this kind. Which one do you drop?
option-attack = Attack { $monster-the } with bare hands
    .group = Attack
    .short = { $monster } (bare hands)
option-attack-with = Attack { $monster-the }: { $card }
    .group = Attack
    .short = { $monster } ({ $card })
option-cast = Cast { $card }
    .group = Cast a spell
    .short = { $card }
prompt-spell-target = { $card }: at whom?
option-use = Use { $what }
    .group = Use
    .short = { $what }
option-use-one = Use { $what } (ability { $n })
    .group = Use
    .short = { $what } (ability { $n })
objective = the Objective
option-no-reaction = Not this time

## Room features

option-barrier = Push the barrier against the door: { $where }
    .group = Push the barrier against a door
    .short = { $where }
option-barrier-out = Push the barrier against the outer door
    .group = Push the barrier against a door
    .short = the way out
option-pull-barrier = Pull the barrier away from the door
option-pull-barrier-beyond = Pull the barrier away from the door: { $where }
option-burn-corpses = Burn corpses in the fireplace
prompt-burn = How many corpses do you burn?
option-burn = { $n ->
    [one] { $n } corpse
   *[other] { $n } corpses
}
option-hide-move = Hide (a Move)
option-hide-action = Hide (the Action)
option-come-out-move = Come out of hiding (a Move)
option-come-out-action = Come out of hiding (the Action)

## Locks

prompt-give-key = { $card } demands its key, and takes it. Do you give it?
option-give-key = Give { $card }
option-keep-key = Keep it

## Tests

prompt-skill-point = { $skill }: { $target } or less passes. Spend a skill point?
option-skill-point = Add your Luck: +{ $luck } ({ $n ->
    [one] { $n } skill point
   *[other] { $n } skill points
} left)
option-keep-skill-point = Roll as it is

## Reactions

prompt-react-horror-check = A horror check. Use something?
prompt-react-before-evade = You have to evade a monster. Use something?
prompt-react-damaged = You have taken damage. Use something?
prompt-react-turn-end = Your turn ends. Use something?
prompt-react-moved-twice = You have made your second Move. Use something?
prompt-react-clue-found = You have found a clue. Use something?
prompt-react-gained = You have gained this card. Use it?
prompt-react-killed-monster = You have killed a monster. Use something?

## Trading

prompt-trade = Do you hand over cards?
option-give = { $card } to { $who }
    .group = Hand over
    .short = { $card } → { $who }
prompt-shake-off = Do you discard a stun token?
option-shake-off = Discard a stun token
option-keep-stun = Keep it

## What things come from

cause-name = { $name }
cause-horror-check = Horror check
cause-evade = Evade check
cause-fire = Fire
cause-set-up = Set-up
