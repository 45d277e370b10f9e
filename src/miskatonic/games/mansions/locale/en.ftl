# Mansions of Madness in English: the game and how it is set up.

title = Mansions of Madness
about = Search a house room by room, while one of you, the keeper, knows what happened there.
length = 2 to 3 hours
side-investigators = the investigators
side-keeper = the keeper

## Set-up

setting-story = Story: which house, and what happened there
story-random = a story by chance
setting-keeper = Who is the keeper
keeper-random = By chance
setting-investigators = Investigators, seat by seat without the keeper; leave one out to choose in set-up
setting-longer = A longer game: the last event may come later
longer-no = no: the last event comes when it is time
longer-yes = yes: a roll of 1 or 2 puts it off by a round

## Windows

window-mythos = The keeper may play a mythos card
window-trauma = The keeper may play a trauma card
window-skill-point = Spend a skill point before a roll
window-reactions = Use an ability when something happens
window-trading = Hand over cards in the keeper’s turn
window-team = What the investigators settle together

## Readings of the rulebook

setting-keys = A key that has opened a Lock
reading-keys-kept = stays with its holder
reading-keys-taken = is discarded; Obstacles leave it
setting-trauma-cards = Trauma cards for one instance of harm
reading-trauma-cards-one = one of each kind
reading-trauma-cards-any = any number, each replacing the last
setting-dropped-cards = Cards that lie face up when a room is explored
reading-dropped-cards-may-leave = may be taken or left
reading-dropped-cards-must-take = must be taken
setting-melee-cards = Combat cards for sharp or for blunt weapons only
reading-melee-cards-own-sort = fit weapons of their sort
reading-melee-cards-never = never come up
setting-failed-lock-test = After a failed test on a Lock
reading-failed-lock-test-barred = the room is barred for the rest of the turn
reading-failed-lock-test-again = it can be tried again with another Move or Run
setting-insane-horror = When an insane investigator would gain horror
reading-insane-horror-keeper-turn = nothing follows; insanities come in the keeper’s turn
reading-insane-horror-also-horror = the keeper may play an insanity
setting-pile-heights = The number of cards in the rooms
reading-pile-heights-filler = is the same for all answers of the keeper
reading-pile-heights-published = is as the lists were published, and only the keeper counts them
setting-opening-threat = The threat the keeper starts with
reading-opening-threat-story = as the story says
reading-opening-threat-none = none
setting-keeper-steps = The keeper moves an investigator several spaces
reading-keeper-steps-adjacent = step by step; sealed and barred doors stop them
reading-keeper-steps-anywhere = at once to any space so near, past sealed and barred doors
setting-moved-by-keeper = The keeper moves an investigator to a room with a Lock
reading-moved-by-keeper-no-entry = that is not possible
reading-moved-by-keeper-lock-resolved = the Lock is resolved as in a Move
setting-moved-into-fire = The keeper moves an investigator into a burning room
reading-moved-into-fire-tested = Willpower is tested
reading-moved-into-fire-not-tested = there is no test
setting-hidden-moved = The keeper moves an investigator who hides
reading-hidden-moved-stays = that is not possible
reading-hidden-moved-comes-out = they come out first
setting-replacement-horror = A new investigator beside a monster
reading-replacement-horror-at-once = makes the horror check at once
reading-replacement-horror-later = makes none before a full turn
setting-death-before-escape = A death when all have to escape
reading-death-before-escape-lost = ends the game, and the keeper wins
reading-death-before-escape-goes-on = does not end the game
setting-latecomers = A new investigator after the Objective was read, when all have to escape
reading-latecomers-free = need not escape
reading-latecomers-must-escape = has to escape, too
setting-barrier-pulled = A barrier against a door
reading-barrier-pulled-own-space = is pulled away from its own space
reading-barrier-pulled-either-side = is pulled away from either side of the door
setting-hiding-with-move = Hiding or coming out with a Move beside a monster
reading-hiding-with-move-evade = needs the evade checks
reading-hiding-with-move-free = needs none
setting-hidden-horror = Horror checks of whoever hides
reading-hidden-horror-checked = are made
reading-hidden-horror-spared = are not made
setting-turn-order = The order of turns is settled
reading-turn-order-each-turn = before each turn
reading-turn-order-each-round = at the start of the round
setting-dark-explore = Exploring in the dark: mythos windows
reading-dark-explore-one-window = one, after the Action
reading-dark-explore-two-windows = one for the Move, too
setting-both-win = Both sides reach their goals at once
reading-both-win-active = the side whose turn it is wins
reading-both-win-nobody = nobody wins
setting-keeper-action-again = The same Keeper Action card twice in a turn
reading-keeper-action-again-allowed = is allowed, paid each time
reading-keeper-action-again-once = is not allowed
setting-bind-monster = Bind Monster
reading-bind-monster-no-attack = is no attack spell
reading-bind-monster-attack = is an attack spell
