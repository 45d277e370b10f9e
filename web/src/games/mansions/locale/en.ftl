# The face of Mansions of Madness in English.

## Around the table

cause-name = { CAPITALIZE($name) }
name = { CAPITALIZE($name) }
nothing = Nothing.
note-facts = { $facts }
note-monster = awareness { $awareness }, health { $left }
note-monster-unknown = awareness { $awareness }, { $damage ->
    [0] unhurt
   *[other] { $damage } damage on it
}
note-investigator = health { $health }, sanity { $sanity }; { $where }
note-newcomer = { $occupation }, health { $health }, sanity { $sanity }

## What lies before an investigator

tray-investigator = Your investigator, with traits, cards and spells
carried = Cards and spells
carried-none = Empty pockets.
trauma = What weighs on you
trauma-and-hidden = What weighs on you, and { $count ->
    [one] { $count } card face down
   *[other] { $count } cards face down
}
traits = Traits
lying-open = Lying open in this room
used = used up
back-known = back known
skill-is = { $skill-Nom }: { $value } on your traits. What changes it is counted in the test.
skill-value = { $skill } { $value }
skills = Skills: { $skills }.
held-skill-points = { $count ->
    [0] no skill points
    [one] { $count } skill point
   *[other] { $count } skill points
}
moves-left = { $count ->
    [0] no Moves left
    [one] { $count } Move left
   *[other] { $count } Moves left
}
action-left = Action left
action-spent = Action spent
is-hidden = hiding
is-blood-relative = blood relative
has-to-escape = has to get out
stun-tokens = stun tokens: { $count }
samples = samples: { $count }

## Before the game

newcomers = Investigators to choose from
picked = Your choice
traits-to-keep = Keep one of these traits
traits-are = Traits: { $traits }.
newcomer = Health { $health }, sanity { $sanity }, skill points { $points }.
health = health { $n }
sanity = sanity { $n }
trait-mental = { $trait } (mental)
trait-physical = { $trait } (physical)
story-house = { $count ->
    [one] A house of { $count } room.
   *[other] A house of { $count } rooms.
}
story-actions = The keeper’s actions: { $cards }.

## The keeper’s desk

tray-keeper = The keeper’s desk: threat, hand, actions, Objective and the secrets of the rooms
the-keeper = The keeper
threat = Threat
threat-is = { $count } threat
threat-means = Pays for Keeper Actions and Mythos cards. Each keeper’s turn brings as much as there are investigators; what is not spent is kept.
keeper-holds = In hand: Mythos { $mythos }, Trauma { $trauma }
keeper-hand = Your hand
keeper-hand-none = No cards.
foot-mythos = Mythos
foot-injury = injury
foot-insanity = insanity
keeper-actions = Your actions
keeper-secret = Your secret
keeper-secret-none = Answer the questions of the story: they settle everything.
used-this-turn = used this turn
too-dear = too little threat
costs = costs { $n } threat
aim-of-keeper = You: { $aim }
aim-of-investigators = They: { $aim }
objective-secret = nobody else knows it
objective-open = revealed
answers = Your answers
answer-is = { $question } { $answer }
guide = The keeper’s guide: { $story }
guide-question = { $number }. { $question }
guide-choose = Choose: { $answer }
guide-waits = All is answered. The others are still choosing.
whole-desk = Whole desk
whole-desk-title = The keeper’s desk
desk-choose = Choose
desk-pool = Monsters in the pool and what their tokens can be
in-the-rooms = In the rooms, from the top card down
pool = Figures in the pool
pool-figures = { CAPITALIZE($monster) }: { $count }
pool-has = { CAPITALIZE($monsters) }.
pool-of = In the pool: { $count } of { $most }.

## Cards

kind-item = Item
kind-starting = Starting item
kind-nothing = Exploration card
kind-lock = Lock
kind-obstacle = Obstacle
kind-spell = Spell
kind-injury = Injury
kind-insanity = Insanity
kind-mythos = Mythos card
kind-action = Keeper Action
kind-combat = Combat card
kind-mental = Mental trait
kind-physical = Physical trait
card-held-by = Held by { $who }.
card-lies = Lies open: { $where }.
spell-back = What is on its back is known when it is cast.

## Pages

page-prologue = Prologue
page-clue = Clue
page-event = Event
page-objective = Objective
page-nothing = Nothing was read out.
aim-investigators = The investigators win
aim-keeper = The keeper wins
known = Read so far

## Tests and fights

test-of = { $skill-Nom } test
monster-test = A roll for the monster
test-passed = passed
test-failed = failed
test-parts = What the target is made of
test-target = target
test-rule = Ten-sided die: { $target } or less passes; 1 always does, 10 never.
part-skill = { $skill }
part-monster = its number
part-modifier = the card
part-penalties = stun, darkness
part-bonus = cards and traits
part-luck = skill point
scale = { $target } or less passes
scale-passed = A { $die }: passed, { $target } or less was needed
scale-failed = A { $die }: failed, { $target } or less was needed
try-horror-check = Horror check
try-evade = Evade check
try-fire = Through the fire
try-lock = A Lock
fight-investigator = Attack on { $monster-the }
fight-monster = { CAPITALIZE($monster-the) } attacks
fight-barrier = { CAPITALIZE($monster-the) } against the barrier
a-monster = a monster
the-barrier = the barrier
foe = { CAPITALIZE($monster) }
bare-hands = bare hands
passed-over = { $count ->
    [one] { $count } card did not fit
   *[other] { $count } cards did not fit
}
first-fits = The first card fits
special-attack = Special attack: { DECAPITALIZE($what) }
back-unknown = Nobody has seen the back of its token yet: health, damage and special attack are the keeper’s secret.

## Puzzles

puzzle-actions = { $count ->
    [0] No puzzle actions left
    [one] { $count } puzzle action left
   *[other] { $count } puzzle actions left
}
puzzle-skill-point = Skill point: { $count } more
puzzle-help = Take up a piece, then swap it with a marked one or turn it; or drag it. Keys: arrows, Enter, [ and ] to turn.
puzzle-help-rune = Take up a piece and swap it with a marked one, or drag it there. Keys: arrows, Enter.
puzzle-turn-left = Turn piece { $place } to the left
puzzle-turn-right = Turn piece { $place } to the right
puzzle-picture = This is how it has to look
puzzle-drawn = Which piece does it replace?
puzzle-unused = Unused { $pile }: { $count }
puzzle-draw = Draw a piece (2)
puzzle-draws = A new piece is drawn for 2 puzzle actions.
piece = Piece { $place }
piece-label = Piece { $place }: { $on }; { $fits }
piece-drawn = The piece you drew: { $on }
piece-shows = On it: { $on }.
piece-fits = fits
piece-misfits = does not fit yet
piece-stone = a part of the picture
piece-blank = nothing
piece-means = A puzzle action swaps it with an adjacent piece, or turns it by { $degrees }°.
piece-means-rune = A puzzle action swaps it with an adjacent piece.

## Explained: the house

space-here = Here: { $facts }.
space-empty = Nobody and nothing here.
room-spaces = { $count ->
    [one] A room of { $count } space.
   *[other] A room of { $count } spaces.
}
room-cards = Cards of the room: { $cards }.
pile-of = Cards of the room: { $room }
pile-known = From the top: { $cards }.
pile-lock = The Lock: { $card }.
pile-dropped = Lying open: { $cards }.
pile-turned = Turned up here so far: { $cards }.
lock-means = Whoever wants in has to deal with the Lock first.
obstacle-means = An Obstacle lies on top: it has to be overcome before anything else is found here.
fact-corpses = { $count ->
    [one] { $count } corpse
   *[other] { $count } corpses
}
corpse-means = Whoever leaves the space may drag one along. The keeper can raise corpses as zombies.
fire-means = On fire: whoever comes in tests Willpower or takes 1 horror, and whoever ends the turn here takes 2 damage.
darkness-means = Dark: −2 in combat, and exploring takes an unused Move as well.
feature-altar = altar
feature-barrier = barrier
feature-fireplace = fireplace
feature-hiding-place = hiding place
feature-ladder = ladder
feature-vent = vent
means-altar = Altar: some Keeper Actions, events and Objectives name it.
means-altar-to = { means-altar }
means-barrier = Barrier: it can be pushed against a door of its room, and holds monsters off.
means-barrier-to = { means-barrier }
means-fireplace = Fireplace: for an Action, corpses of this space can be burnt.
means-fireplace-to = { means-fireplace }
means-hiding-place = Hiding place: one investigator can hide in it.
means-hiding-place-to = { means-hiding-place }
means-ladder = Ladder: it leads to the other ladders.
means-ladder-to = Ladder: investigators and humanoids climb here: { $where }.
means-vent = Vent: it leads to the other vents.
means-vent-to = Vent: beasts crawl here: { $where }.
door = Door
door-out = Way out of the house
door-means = Doors stop lines of sight and ranged attacks.
door-out-means = Investigators who may escape leave the house here.
door-sealed = Sealed: nobody passes.
door-barred = A barrier blocks it: { $where }.

## Explained: figures

monster-awareness = awareness { $mod }: the modifier of evade checks
monster-horror = horror rating { $mod }: the modifier of horror checks
monster-health = health { $left } of { $most }
monster-health-unknown = health unknown, { $damage } damage
monster-strikes = deals { $count } damage to whoever fails to evade it
monster-where = Here: { $where }.
monster-stunned = Stunned ({ $count }): it can neither move nor attack.
monster-burning = It is on fire.
monster-halted = A barrier held it: it is not moved again this turn.
monster-more-health = Its health is { $count } above that of its token.
monster-attacked = It has attacked this turn.
monster-front = Awareness { $awareness }, horror rating { $horror }.
monster-back = Health { $health }, damage { $damage }. Special attack: { DECAPITALIZE($what) }
investigator-state = Health { $health } of { $most-health }, sanity { $sanity } of { $most-sanity }; here: { $where }.
investigator-points = Skill points: { $count }.
investigator-cards = Carries: { $cards }.
investigator-trauma = Trauma: { $cards }.
insane-means = Insane: the keeper may play an insanity on them in every keeper’s turn.
face-down-means = Mythos cards face down: { $count }.
hidden-means = Hiding: monsters have to find them first.
stunned-means = Stun tokens: { $count }. Only one Move, and −2 in every test.
relative-means = The blood relative of the dead owner.
must-escape-means = Has to get out of the house.

## Explained: decks and the keeper’s things

piles = What is left
deck-left = Left: { $count }.
deck-discard = Discarded: { $cards }.
deck-mythos-means = The keeper plays one on each investigator’s turn at most, where its conditions hold.
deck-trauma-means = The keeper plays injuries after damage and insanities after horror.
deck-combat-means = Cards are drawn until one fits the attack; the others are put away.
deck-spell-means = Equal fronts, different backs: what a spell brings is seen when it is cast.
event-deck = Event deck
events-left = Events left: { $count }.
events-next = Event { $number } comes with time token { $at }; now there are { $time }.
events-past = So far: { $events }.
events-mean = Each keeper’s turn ends with a time token. When there are as many as the top card says, the event comes.
objective = Objective
objective-hidden = Only the keeper knows it, until the investigators find the clue that reveals it or an event does.
objective-revealed = Revealed: both sides know what they have to do.
objective-yours = Not revealed: keep it to yourself.
skill-means = A test is passed with the value of the skill or less on a ten-sided die.

## The game told afterwards

story-clue = { $who } found { $clue }.
story-event = { CAPITALIZE($event) }.
story-objective = The Objective came to light: “{ $objective }”.
story-puzzle = { $who } solved a puzzle: { $card }.
story-monster = Killed: { $monster }.
story-insane = { $who } lost their mind.
story-killed = { $who } was killed.
story-escaped = { $who } got out.
story-tally = Clues found: { $clues }. Puzzles solved: { $puzzles }. Monsters killed: { $monsters }. Investigators lost: { $dead }.
