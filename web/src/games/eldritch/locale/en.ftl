# The face of Eldritch Horror in English.

## Around the table

subtitle-difficulty = { $level } difficulty
list = { $items }
status-turn = { $count ->
    [0] takes a turn, no actions left
    [one] takes a turn, { $count } action left
   *[other] takes a turn, { $count } actions left
}
status-acts = takes a turn
status-waits = { $place ->
    [1] next
   *[other] { $place } turns to go
}
status-where = { CAPITALIZE($where) }
status-delayed = delayed
status-conditions = Conditions: { $conditions }
fate-defeated = defeated
fate-devoured = devoured
fate-eliminated = out of the game
held-clues = { $count ->
    [0] no clues
    [one] { $count } clue
   *[other] { $count } clues
}
held-trains = { $count ->
    [one] { $count } train ticket
   *[other] { $count } train tickets
}
held-ships = { $count ->
    [one] { $count } ship ticket
   *[other] { $count } ship tickets
}

## The board

map = The world
doom = Doom
doom-is = Doom { $doom }
omen-is = Omen: { $omen }
ancient-one-asleep = asleep
ancient-one-awake = awake
mysteries-solved = Mysteries solved: { $solved } of { $needed }
no-mystery = No mystery now
mythos-left = Mythos cards left: { $count }
goal-tokens = Eldritch tokens: { $have } of { $need }
goal-clues = Clues: { $have } of { $need }
goal-gates = Gates: { $have } of { $need }
goal-toughness = Toughness: { $have } of { $need }
goal-epic = { $have ->
    [0] Defeat the Epic monster
   *[other] The Epic monster is defeated
}
space-label = { CAPITALIZE($name) }: { $facts }
space-label-empty = { CAPITALIZE($name) }
space-label-legal = { $choices }. { $label }
fact-gate = gate of the { $omen }
fact-fallen = { $who }, defeated
fact-rumor = rumor “{ $card }”
fact-eldritch = { $count ->
    [one] { $count } Eldritch token
   *[other] { $count } Eldritch tokens
}
fact-sheet = { $by ->
    [cthulhu] { $count ->
        [one] { $count } sanity token
       *[other] { $count } sanity tokens
    }
   *[other] { fact-eldritch }
}

## What matters about an option

note-gate = gate
note-clues = { $count ->
    [one] clue
   *[other] { $count } clues
}
note-expedition = active expedition
note-mystery = mystery token
note-rumor = rumor
note-fallen = defeated investigator
note-facts = { $facts }
note-empty = nothing there
note-monster = horror { $horror }, damage { $damage }, toughness { $left }
note-investigator = health { $health }, sanity { $sanity }, { $where }
note-newcomer = { $occupation }, health { $health }, sanity { $sanity }
note-value = value { $value }. { $text }

## Tests and fights

fight-with = Combat: { $monster }
fight-monster = { CAPITALIZE($monster) }
fight-will = { $skill-Nom } { $mod }, horror { $loss }
fight-strength = { $skill-Nom } { $mod }, damage { $loss }
fight-no-test = { $skill-Nom }: no test
fight-toughness = Toughness: { $left } of { $most }
test-of = { $skill-Nom } test
dice-skill = skill
dice-modifier = modifier
dice-improvement = improvement
dice-more = additional dice
dice-other = other
loss-health = A wound
loss-sanity = A shock
loses-health = { $who } is about to lose { $count } health
loses-sanity = { $who } is about to lose { $count } sanity

## One’s own sheet, cards, the reserve

tray-label = Your investigator and the reserve
possessions = Possessions and conditions
possessions-none = Nothing yet.
reserve = Reserve
reserve-none = No assets are left.
value = value { $value }
back-known = back known
skill-is = { $skill-Nom }: { $value } printed, { $improved } by improvements
skill-value = { $skill } { $value }
skills = Skills: { $skills }.
kind-asset = Asset
kind-artifact = Artifact
kind-spell = Spell
kind-condition = Condition
card-back = The other side
card-has-back = What is on its back is known to nobody before it is turned over.
card-in-reserve = In the reserve: it is acquired for { $value }.
card-held-by = Held by { $who }.
mythos-kicker = Mythos card · { $trait }
mystery-kicker = Mystery
tokens-short = { $count } ✦

## What is left

piles = What is left
pile-mythos = Mythos
pile-gates = Gates
pile-pool = Clues
pile-cup = Monsters
pile-asset = Assets
pile-artifact = Artifacts
pile-spell = Spells
pile-condition = Conditions
pile-left = Left: { $count }.
pile-discard = Discarded: { $cards }.
pile-top = On top lies “{ $card }”.
pile-known = You know place { $place } of the stack: { $where }.
pile-aside = Beside the board: { $monsters }.
mythos-means = When a card must be drawn and none is left, the game is lost.

## Explained: the world

space-city = A city: here assets are acquired and tickets bought.
space-wilderness = Wilderness.
space-sea = Sea.
space-here = Here: { $facts }.
space-gate = A gate of the { $omen } can open here.
ways-train = By train: { $where }.
ways-ship = By ship: { $where }.
ways-uncharted = Without a line: { $where }.
gate-title = The gate: { $where }
gate-means = When the omen advances to its symbol, doom advances by 1 for it. Monsters come out of it.
gate-close = It is closed in an Other World encounter, by whoever stands here in the encounter phase with no monster on the space.
clue-title = { $count ->
    [one] A clue: { $where }
   *[other] { $count } clues: { $where }
}
clue-means = A research encounter on this space lets somebody gain it.
clue-use = A spent clue rerolls one die; mysteries ask for clues as well.
expedition-where = It leads to: { $where }. Cards left: { $count }.
expedition-means = An encounter on this space may bring an artifact; then the expedition sets out for elsewhere.
rumor-where = It is met here: { $where }.
mystery-where = Its token lies here: { $where }.
mystery-is = Solving enough mysteries wins the game.
doom-means = When doom comes to 0, the Ancient One awakens.
doom-comes = It advances when the omen meets open gates, and by Mythos cards and encounters.
omen-next = Next comes the { $omen }; gates of it on the board: { $count }.
omen-means = When the omen advances, doom advances by 1 for every gate of the new symbol.
omen-tokens = Eldritch tokens on the track advance doom as well.
sheet-starts = Doom begins at { $doom }; mysteries to solve: { $mysteries }.
sheet-front = While it sleeps:
sheet-back = Once it is awake:
sheet-cultist-front = Its Cultists, asleep: { $numbers }. { $text }
sheet-cultist-back = Its Cultists, awake: { $numbers }. { $text }
sheet-gates = Gates on the sheet: { $count }.

## Explained: figures

monster-will = will { $mod }, horror { $loss }
monster-no-will = no will test
monster-strength = strength { $mod }, damage { $loss }
monster-no-strength = no strength test
monster-toughness = toughness { $toughness }
monster-numbers = { CAPITALIZE($numbers) }.
monster-where = It is here: { $where }.
monster-epic = Epic: it is never discarded, and nothing but losing all health defeats it.
newcomer = Health { $health }, sanity { $sanity }; begins here: { $where }.
investigator-state = Health { $health } of { $most-health }, sanity { $sanity } of { $most-sanity }; here: { $where }.
investigator-cards = Possessions: { $cards }.
investigator-lead = Lead investigator: takes the first turn and decides where nobody else does.
delayed-means = Delayed: stands up instead of taking actions in the next turn.
fallen-by-health = No health was left.
fallen-by-sanity = No sanity was left.
fallen-left = { $count ->
    [0] Left behind: clues { $clues }, tickets { $tickets }, no cards.
   *[other] Left behind: clues { $clues }, tickets { $tickets }, { $cards }.
}
fallen-means = Whoever has an encounter here may take over what was left behind.
reserve-means = Acquiring assets is a test of influence: every success pays for 1 of value. It is done in cities, with no monster on the space.

## The game told afterwards

story-gate-opened = A gate opened: { $where }.
story-gate-closed = { $who } closed a gate: { $where }.
story-monster = Defeated: { $monster } ({ $where }).
story-mythos = Mythos card “{ $card }”.
story-rumor = The rumor “{ $card }” was solved.
story-mystery = The mystery “{ $mystery }” was solved.
story-defeated = { $who } was defeated.
story-devoured = { $who } was devoured.
story-awoke = The Ancient One awoke.
story-tally = Mysteries solved: { $solved }. Gates closed: { $closed }. Monsters defeated: { $defeated }.
story-score = Victory score: { $score } (the lower, the better).
