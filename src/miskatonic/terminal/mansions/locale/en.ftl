# The terminal in English: Mansions of Madness.

## At the prompt

help-lookup = look a card, a trait, a monster, an investigator or a room up by name
help-investigators = the sheets, traits and cards of everybody, with their texts
help-read = what was read out: the prologue, clues, events, the Objective
help-monsters = the monsters in the house, with what is known of them
help-piles = the cards of the rooms, decks and the keeper’s pool
help-keeper = the keeper’s hand and actions, with their texts
help-puzzles = the puzzles that have been laid out
signs = On the plan walls are lines with gaps where doors are, and dotted lines part the spaces of a room: × is a sealed door, ▥ a barrier, ⌂ the way out of the house. ▲ is a humanoid, ▼ a beast, ◆ an eldritch monster; † corpses, ♨ fire, ● darkness; ⚿ a Lock on a room’s cards, ▤ the cards left in it, ▫ what was dropped there; Π altar, ∩ fireplace, ▽ hiding place, ≡ ladder, ⊞ vent. ‡ is threat, ★ a skill point, ↯ a stun token, ✦ a sample. In puzzles ☼ is the sun, ☾ the moon, ◉ the eye; pieces have the numbers of the options.

## Above the plan

header-round = Round { $round } · { $phase }
header-threat = Threat ‡{ $count }
header-hand = Mythos { $mythos }, Trauma { $trauma }
header-time = Time { $time }/{ $at }
header-events = { $count ->
    [one] 1 event left
   *[other] { $count } events left
}
header-objective = Objective: { $name }
header-count = { $name } { $count }

## The plan. Short names have at most 6 characters, the legend at most 80.

map-legend = ▲▼◆ monsters † corpse ♨ fire ● dark ⚿ Lock ▤ cards × sealed ⌂ exit (h: more)
short-attic-loft = Loft
short-attic-storage = AtticS
short-backyard = BackYd
short-basement-landing = Baseme
short-basement-stairs = Stairs
short-basement-storage = BStore
short-bathroom-1 = Bath 1
short-bathroom-2 = Bath 2
short-cave-1 = Cave 1
short-cave-2 = Cave 2
short-ceremony-room = Ceremo
short-chapel = Chapel
short-chasm = Chasm
short-coat-room = Coats
short-corner-hallway-1 = Crnr 1
short-corner-hallway-2 = Crnr 2
short-crypt = Crypt
short-dining-room = Dining
short-entryway = Entry
short-foyer = Foyer
short-freezer = Freeze
short-front-path = Path
short-front-porch = Porch
short-front-yard = FrontY
short-furnace-room = Furnac
short-gallery = Galler
short-garden = Garden
short-graveyard = Graves
short-guest-bedroom = GuestB
short-hallway-1 = Hall 1
short-hallway-2 = Hall 2
short-hallway-3 = Hall 3
short-hallway-4 = Hall 4
short-kitchen = Kitchn
short-kitchen-storage = KStore
short-laboratory = Lab
short-library = Librar
short-master-bedroom = Master
short-mud-room = MudRm
short-nursery = Nurser
short-operating-room = Operat
short-patio = Patio
short-root-cellar = Cellar
short-secret-passage = Secret
short-storage-closet = Closet
short-storage-shed = Shed
short-study = Study
short-tower-room = Tower
short-tower-stairs = TStair
initial-ashcan-pete = P
initial-gloria-goldberg = G
initial-harvey-walters = H
initial-jenny-barnes = B
initial-joe-diamond = D
initial-kate-winthrop = K
initial-michael-mcglen = M
initial-sister-mary = S

## The investigators and the keeper

team-moves = { $count ->
    [one] 1 Move left
   *[other] { $count } Moves left
}
team-action = Action
team-hidden = hiding
team-escapes = must escape
team-face-down = face down { $count }
hand = Hand: { $cards }
actions = Actions: { $cards }
card-cost = { $card } ‡{ $cost }
card-used = { $card } (used)

## What is being resolved

cause = { CAPITALIZE($name) }
fight = { $who } against { $monster }
fight-barrier = { $monster } against the barrier
fight-weapon = with { $card }
fight-bare = bare-handed
half = { $title }
test = { $who } tests { $skill }
test-monster = The keeper rolls for the monster
test-target = { $target } or less on the d10
test-part = { $name } { $n }
part-value = value
part-modifier = modifier
part-penalties = penalties
part-bonus = bonus
part-luck = luck
test-rolled = rolled { $die }
test-passed = passed
test-failed = failed
puzzle-left = { $count ->
    [one] 1 puzzle action left
   *[other] { $count } puzzle actions left
}
puzzle-drawn = Drawn:
puzzle-picture = The picture:
answer = { $question } — { $answer }
sign = { $sign }

## Looking things up

fact-room = room
fact-spaces = Spaces: { $spaces }.
fact-next = Next to it: { $rooms }.
fact-trait = trait
fact-traits = Traits to choose from: { $traits }.
fact-monster = awareness { $awareness }, horror rating { $horror }
fact-tokens = { $count ->
    [one] 1 figure
   *[other] { $count } figures
}
fact-health = health { $n }
fact-strikes = deals { $n } damage
fact-special = Special attack: { $text }
fact-back = On its back: { $text }
fact-cost = costs ‡{ $n }
fact-story = story
kind-starting = starting item
kind-item = item
kind-nothing = exploration card
kind-lock = Lock
kind-obstacle = Obstacle
kind-spell = spell
kind-injury = injury
kind-insanity = insanity
kind-mythos = Mythos card
kind-action = keeper action
kind-combat = Combat card
pile = { $name } { $count }
pile-decks = Left:
pile-pool = The keeper’s pool:
pile-mythos = Discarded Mythos cards:
pile-trauma = Discarded Trauma cards:
pile-fronts = from the bottom: { $cards }
pile-turned = turned up before: { $cards }
nobody-yet = The investigators are still being chosen.
no-monsters = There are no monsters in the house.
nothing-read = Nothing was read out yet.
nothing-laid-out = No puzzle has been laid out.
not-the-keeper = Only the keeper may look at these.

## The game told afterwards

story-placed = { $count ->
    [one] 1 monster placed
   *[other] { $count } monsters placed
}
story-killed = { $count } killed
story-clue = a clue: { $card }
story-event = { $card }
story-objective = the Objective is revealed
story-died = { $who } dies
story-escaped = { $who } escapes
story-insane = { $who } goes insane
story-lost = { $who } { $what }
