# The face of Final Hour in English.

## Around the table

phase-playing = Playing priority cards
phase-keeping = Keeping a card for the ritual
phase-resolving = Resolving action cards
phase-reckoning = Reckoning
phase-gates = Gates
phase-vote = Ready for the ritual?
phase-ritual = Reversing the ritual
subtitle-difficulty = { $level } difficulty
doing-resolving = resolves “{ $card }”
doing-playing = chooses a priority card
doing-placing = places “{ $card }”
number = { $number }

## The row of the round

tray-label = Cards of the round and your hand
row-title = Cards of the round
row-lowest = lowest two: upper
row-highest = highest two: lower
pair-upper = Upper effects
pair-upper-hint = lowest two numbers
pair-lower = Lower effects
pair-lower-hint = highest two numbers
half-upper = upper effect
half-lower = lower effect
place-next = chooses now
place-later = to come
place-free = free
card-face-down = face down
priority-hidden = a priority card, face down
mark-now = now
mark-resolved = resolved
mark-secret = only you
omens-none = no omens so far
omens-row = { $count ->
    [one] 1 omen
   *[other] { $count } omens
}: { $row }

## The hand

hand-yours = Your hand
hand-play = Choose a priority card
hand-keep = Keep one for the ritual
hand-kept = Kept for the ritual
hand-leave-out = Which card stays in your hand?
hand-leave-out-kept = Which card is left out?
drawn-title = { $who } draws
items-title = Use an item?
priority-label = Priority card { $number }, { $symbol }, { $omens ->
    [0] no omens
    [one] 1 omen
   *[other] { $omens } omens
}
priority-label-note = Priority card { $number }, { $symbol }, { $omens ->
    [0] no omens
    [one] 1 omen
   *[other] { $omens } omens
}; { $note }
ritual-tokens = The ritual needs
ritual-match = a match
ritual-no-match = no match

## What we know

knowledge-title = What we know of the ritual
knowledge-hidden = { $count ->
    [2] The two tokens nobody has seen are the ritual’s.
   *[other] Two of the { $count } tokens nobody has seen are the ritual’s.
}
knowledge-revealed = The ritual needs { $one } and { $other }.
knowledge-same = Both tokens of the ritual show the same symbol: { $one }.
knowledge-symbol = { $symbol }: { $found } of 2 found; { $chance ->
    [0] no, it cannot be in the ritual
    [100] yes, it is in the ritual
   *[other] { $chance }% likely in the ritual
}
knowledge-symbol-revealed = { $symbol }: { $chance ->
    [0] no, not in the ritual
   *[other] yes, in the ritual
}
knowledge-chance = { $chance ->
    [0] no
    [100] yes
   *[other] { $chance }%
}
knowledge-piles = What is left
pile-gates = Gates
pile-cup = Cup
pile-sheet = Special
pile-priority = Cards
pile-items = Items

## What matters about an option

note-upper = upper effect for certain
note-lower = lower effect for certain
note-open = upper or lower, still open
note-unseen = { $count ->
    [0] cannot be in the ritual
    [one] 1 token not seen
   *[other] { $count } tokens not seen
}
note-chance = { $chance ->
    [0] no, it cannot be in the ritual
    [100] yes, it is in the ritual
   *[other] { $chance }% likely in the ritual
}
note-omens = { $count ->
    [0] no omens
    [one] 1 omen
   *[other] { $count } omens
}
note-ritual-site = ritual site
note-clue = clue
note-gate = { $tokens ->
    [one] gate with 1 token
   *[other] gate with { $tokens } tokens
}
note-monsters = { $count ->
    [one] 1 monster
   *[other] { $count } monsters
}
note-damage = { $count ->
    [one] 1 damage
   *[other] { $count } damage
}
note-facts = { $facts }
note-empty = nothing there
note-investigator = health { $health } of { $most }, { $where }
note-seal-fresh = fresh seal
note-seal-used = seal used once
note-goes-to = to { $where }
note-course-stays = stays at the ritual site
note-course-sealed = into a seal
note-course-overruns = overruns the ritual site
note-where = { $where }
note-where-with = { $where }, with { $who }

## Where a question comes from

origin-card = { $who }: { $card }
origin-card-upper = { $who }: { $card }, upper effect
origin-card-lower = { $who }: { $card }, lower effect
origin-both = Upper: { $upper } Lower: { $lower }
origin-item = Item: { $item }
origin-row = Reckoning: { $row }
origin-keep-title = Five priority cards
origin-keep = The card you keep stays beside the sheet and counts when the ritual is reversed. The other four are this round’s row: the two lowest numbers give upper effects, the two highest lower ones.
origin-act-title = The row of the round
origin-act = The top action card of that investigator is revealed, laid on a free priority card and resolved at once. Each of the two acts twice.
origin-vote-title = The end of the round
origin-vote = There is one attempt only: when everybody is ready, or when the gate stack is empty.
origin-ritual-title = Reversing the ritual
origin-ritual = Everybody lays down three of four cards. Each card that shows one of the two hidden symbols is a match, and counts twice if both are the same. { $needed } matches are needed.
origin-ritual-alone = Each kept card that shows one of the two hidden symbols is a match, and counts twice if both are the same.

## Explained: places

title-location = { $number } · { $name }
location-ritual-site = { $empty ->
    [0] The ritual site is full: the next monster or damage token that must come here ends the game.
    [one] The ritual site, 1 space left. A monster or damage token that finds no space here ends the game.
   *[other] The ritual site, { $empty } spaces left. A monster or damage token that finds no space here ends the game.
}
location-zone = Zone: { $zone }. Monster spaces: { $spaces }, of them { $empty } empty.
location-monsters = Monsters: { $monsters }.
location-damage = { $count ->
    [one] 1 damage token takes the place of a monster.
   *[other] { $count } damage tokens take the place of monsters.
}
location-gate = { $tokens ->
    [one] Here is the { $gate } with 1 token.
   *[other] Here is the { $gate } with { $tokens } tokens.
}
location-who = Here now: { $who }.
location-clue = A face-down clue lies here: investigate to turn it.
location-clue-gone = The clue of this place has been found.
location-red = Red arrow: red monsters go on to { $where }.
location-blue = Blue arrow: blue monsters go on to { $where }.
location-ways = Walkways: { $ways }.
title-walkway = { $one } – { $other }
walkway-open = No seal. A seal would destroy the next two monsters that come this way.
walkway-fresh = A fresh seal: it destroys the next two monsters that come this way.
walkway-used = A seal used once: it destroys one more monster, then it is gone.
walkway-red = Red monsters come this way from { $origin } to { $to }.
walkway-blue = Blue monsters come this way from { $origin } to { $to }.
walkway-no-arrows = No arrow follows this walkway: monsters do not come here by themselves.
walkway-investigators = Investigators pass in both directions; seals do not hinder them.
title-zone = Zone: { $zone }
zone-order = When it is activated, location by location: { $places }.
zone-classes = In each location killers act first, then wanderers, then destroyers.

## Explained: figures

title-monster = A { $monster }
activation-killer = killer
activation-wanderer = wanderer
activation-destroyer = destroyer
monster-where = It is here: { $where }.
monster-health = { $health ->
    [one] Health 1: 1 wound destroys it.
   *[other] Health { $health }: { $health } wounds of one attack destroy it; fewer do nothing.
}
monster-undying = It has no health: nothing destroys it.
monster-symbols = Its symbols, from left to right: { $symbols }.
monster-killer = Killer: when it acts, an investigator in its location loses 1 health.
monster-wanderer = Wanderer: when it acts, it moves once along its arrow.
monster-destroyer = Destroyer: when it acts, damage takes its space and it shifts to another one.
monster-plain = Without a symbol it does nothing when its zone is activated.
monster-follows-red = Red: it follows the red arrows.
monster-follows-blue = Blue: it follows the blue arrows.
monster-horde = Seals do not stop it, and everybody it leaves or reaches loses 1 health.
monster-acted = It has already acted in this effect.
course-stays = It is at the ritual site and does not leave it by itself.
course-overruns = If it moves now, it finds no space at the ritual site: the game would be lost.
course-sealed = If it moves now, the seal between { $one } and { $other } destroys it.
course-arrives = If it moves now: to { $to }.
course-arrives-through = If it moves now: to { $to }, because these are full: { $through }.
investigator-health = Health { $health } of { $most }. Without health the game is lost for all.
investigator-where = Location: { $where }.
investigator-items = Items: { $items }.
investigator-deck = Cards in the action deck: { $count }.
investigator-discard = Discarded: { $cards }.
investigator-lead = Leads this round: plays first and decides in the Ancient One phase.
investigator-may-talk = May discuss what to do now.
investigator-silent = May not discuss what to do now.

## Explained: cards

action-owner = An action card of { $who }.
action-upper = ▲ Upper effect: { $text }
action-lower = ▼ Lower effect: { $text }
action-counts-upper = This round its upper effect counts: it is among the two lowest numbers.
action-counts-lower = This round its lower effect counts: it is among the two highest numbers.
title-priority = Priority card { $number }
priority-rank = Of the four cards of a round, the two lowest numbers give upper effects, the two highest lower ones.
priority-held = Played now: { $outlook }.
priority-lying = As it lies: { $outlook }.
priority-omens = { $count ->
    [0] No omens: it adds nothing to the reckoning.
    [one] 1 omen for the reckoning of the round.
   *[other] { $count } omens for the reckoning of the round.
}
priority-symbol = Its ritual symbol: { $symbol }. It counts when the ritual is reversed.
priority-chance = { $count ->
    [0] Both tokens of this symbol have been found: it cannot be in the ritual.
    [one] 1 token of this symbol has not been seen: { $chance }% likely in the ritual.
   *[other] { $count } tokens of this symbol have not been seen: { $chance }% likely in the ritual.
}
item-before = May be used before your action card is resolved, then it is spent:
item-after = May be used after your action card is resolved, then it is spent:
item-owner = Belongs to { $who }.
item-spent = It has been used.

## Explained: signs and piles

title-gate = The { $gate }
gate-where = { $tokens ->
    [one] { $where }, 1 token.
   *[other] { $where }, { $tokens } tokens.
}
gate-next = When it comes up again, it grows to { $count } tokens, and { $count } monsters appear here.
gate-stack = Gate tokens left in the stack: { $count }. One is turned every round.
title-symbol = Symbol: { $symbol }
symbol-key-is = A key among the clues: whoever finds it draws an item.
symbol-found = Found: { $found } of 2. Not seen: { $left }.
symbol-chance = { $count ->
    [0] It cannot be in the ritual.
   *[other] { $chance }% likely that the ritual needs it, counted over all tokens nobody has seen.
}
symbol-revealed = { $count ->
    [0] The ritual does not need it.
    [one] The ritual needs it.
   *[other] Both tokens of the ritual show it: every card counts twice.
}
symbol-cards = Priority cards that show it: { $count } of 30.
row-between = Reckoning with { $least } to { $most } omens:
row-from = Reckoning with { $least } omens or more:
row-coming = { $count ->
    [one] The cards on the table show 1 omen: this row would come.
   *[other] The cards on the table show { $count } omens: this row would come.
}
row-softened = Omens not counted this round: { $count }.
deck-gates = The gate stack
deck-gates-count = Tokens left: { $count }.
deck-gates-end = Every round one is turned and its gate grows. After the last one the ritual must be attempted.
deck-cup = The monster cup
deck-cup-count = Monsters in the cup: { $count }.
deck-cup-beside = Destroyed, beside the cup: { $things }.
deck-cup-refill = When the cup is empty and a monster must appear, the destroyed ones go back into it.
deck-sheet = Beside the Ancient One’s sheet
deck-sheet-count = Special monsters not on the board: { $count }.
deck-sheet-kinds = These are: { $things }.
deck-priority = The priority deck
deck-priority-count = Cards left: { $count }.
deck-priority-discard = Discarded: { $things }.
deck-items = The item deck
deck-items-count = Items left: { $count }.
deck-items-used = Used: { $things }.
deck-actions = The action deck of { $who }
deck-actions-discard = Discarded: { $things }.

## The game told afterwards

story-clue = { $who } found a clue: { $symbol }
story-item = { $who } used { $item }
story-destroyed = { $count ->
    [one] 1 monster destroyed
   *[other] { $count } monsters destroyed
}
story-spawned = { $count ->
    [one] 1 monster appeared
   *[other] { $count } monsters appeared
}
story-damaged = { $count ->
    [one] 1 damage token placed
   *[other] { $count } damage tokens placed
}
story-lost = { $who } lost { $count } health
story-reckoning = { $omens ->
    [one] Reckoning with 1 omen: { $row }
   *[other] Reckoning with { $omens } omens: { $row }
}
story-gate = The { $gate } in { $where } grew to { $tokens } tokens
story-tokens = The ritual needed { $one } and { $other }
story-ritual = Matches: { $matches }, needed: { $target }

## Setting up a table

setup-copies = ×{ $count }
setup-upper = Upper
setup-lower = Lower
setup-reckoning = What { $name } answers to the omens of a round
setup-omens = { $least }–{ $most } omens
setup-omens-from = { $least } or more
