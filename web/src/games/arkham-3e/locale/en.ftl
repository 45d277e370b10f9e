# The face of Arkham Horror (Third Edition) in English.

## Around the table

cause-name = { CAPITALIZE($name) }
nothing = Nothing.
status-turn = { $count ->
    [0] takes a turn, no actions left
    [one] takes a turn, { $count } action left
   *[other] takes a turn, { $count } actions left
}
status-acts = takes a turn
status-waits = still to act
status-where = { CAPITALIZE($where) }
status-engaged = Engaged with: { $monsters }
status-delayed = delayed
status-conditions = Conditions: { $conditions }
fate-defeated = defeated
fate-devoured = devoured
fate-retired = retired
fate-out = out of the game
held-money = ${ $count }
held-clues = { $count ->
    [0] no clues
    [one] { $count } clue
   *[other] { $count } clues
}
held-remnants = { $count ->
    [0] no remnants
    [one] { $count } remnant
   *[other] { $count } remnants
}
held-focus = { $count ->
    [one] { $count } focus token
   *[other] { $count } focus tokens
}
focus-of = Focus tokens: { $count } of { $limit }
focus-on = { $count ->
    [one] focused
   *[other] focused ×{ $count }
}

## The board

codex = Codex
codex-none = The codex is empty.
sheet-doom = Doom on the scenario sheet: { $count }
sheet-clues = Clues on the scenario sheet: { $count }
sheet-markers = Markers on the scenario sheet: { $count }
sheet-means = Clues and doom here are what the codex waits for: researched clues come here, and so does doom that the city cannot hold.
goal-doom = Doom on the sheet: { $have } of { $need }
goal-clues = Clues on the sheet: { $have } of { $need }
goal-markers = Markers on the sheet: { $have } of { $need }
goal-together = Clues and doom on the sheet: { $have } of { $need }
goal-card = Clues on this card: { $have } of { $need }
goal-mended = Scars mended: { $have } of { $need }
goal-price = Clues on the sheet to spend: { $have } of { $need }
clues-on-card = { $count ->
    [one] { $count } clue on it
   *[other] { $count } clues on it
}
archive-number = Archive { $number }
archive-number-back = Archive { $number } · back
archive-attached = Attached to the deck of this neighborhood: { $where }.
cup = Mythos cup
cup-is = In the Mythos cup: { $count }
cup-inside = In the cup: { $count }
cup-drawn = Drawn: { $count }
cup-means = In the Mythos phase each player draws two tokens, without looking.
cup-drawn-means = When the cup is empty, all drawn tokens go back into it.
events = Events
events-next = On the back of the top card: { $where }.
events-next-short = Next: { $where }
events-discard = Discarded: { $count }.
events-means = Doom is spread from the bottom, clues appear with the top card. The top card of the discard pile names the unstable space.
fact-doom = { $count } doom
fact-unstable = unstable
fact-clues = { $count ->
    [one] { $count } clue
   *[other] { $count } clues
}
fact-anomaly = anomaly
marker-hidden = face-down marker
marker-white = white marker
marker-blue = blue marker
marker-red = red marker

## What matters about an option

note-facts = { $facts }
note-empty = nothing there
note-monster = damage { $damage }, horror { $horror }, health { $left }
note-investigator = health { $health }, sanity { $sanity }, { $facts }
note-newcomer = { $occupation }, health { $health }, sanity { $sanity }

## Tests, fights and harm

test-of = { $skill-Nom } test
fight-with = { CAPITALIZE($monsters) }
attack-of = Attack: { $monsters }
try-attack = Attack
try-evade = Evade
try-research = Research
try-ward = Ward
foe = { CAPITALIZE($monster) }
harm-damage = A wound: { $who }
harm-horror = A shock: { $who }
suffers-damage = { $who } is about to suffer { $count } damage
suffers-horror = { $who } is about to suffer { $count } horror
dice-skill = skill and focus
dice-modifier = modifier
dice-more = additional dice
dice-lent = lent focus
dice-monster = the monster
dice-other = other

## One’s own sheet, cards, the display

tray-label = Your investigator, the codex and the display
revealed = Cards to choose from
assets = Assets and conditions
assets-none = Nothing yet.
display = Display
display-none = No items are left.
display-means = Five items that can be bought when an encounter or another effect allows it.
costs = costs ${ $value }
price = ${ $value }
back-known = back known
cards-under = { $count ->
    [one] { $count } card under it
   *[other] { $count } cards under it
}
skill-is = { $skill-Nom }: { $value } printed, { $focused } by focus
skill-value = { $skill } { $value }
skill-focused = { $skill } { $value }+{ $focused }
skills = Skills: { $skills }.
kind-item = Item
kind-ally = Ally
kind-spell = Spell
kind-talent = Talent
kind-condition = Condition
kind-rumor = Rumor
newspaper = Arkham Advertiser
card-back = The other side
card-has-back = What is on its back is known to nobody before it is turned over.
card-for-sale = In the display: it costs ${ $value }.
card-held-by = Held by { $who }.
card-damage = { $count } damage on it.
card-horror = { $count } horror on it.
hands = { $count ->
    [one] { $count } hand
   *[other] { $count } hands
}
bears-damage = can take { $count } damage
bears-horror = can take { $count } horror
casting = casting costs { $count } horror

## What is left

piles = What is left
deck-monster = Monsters
deck-headline = Headlines
deck-item = Items
deck-ally = Allies
deck-spell = Spells
deck-street = Streets
deck-anomaly = Anomalies
deck-left = Left: { $count }.
deck-discard = Discarded: { $cards }.
deck-aside = Set aside: { $monsters }.
headline-means = When a headline has to be read and none is left, 1 doom is placed on the scenario sheet.
rumor-means = A rumor stays in the codex until it is ended or another one takes its place.

## Explained: the city

space-in = In: { $where }.
space-here = Here: { $facts }.
space-adjacent = Adjacent: { $where }.
street-residential = A residential street.
street-bridge = A bridge.
street-scenic = A scenic street.
unstable-means = Unstable: monsters and doom of a gate burst come here.
neighborhood-spaces = Spaces: { $where }.
neighborhood-doom = Doom in this neighborhood: { $count }.
neighborhood-attached = Attached to its deck: “{ $card }”.
clue-means = An encounter in this neighborhood may bring a clue from it.
anomaly-means = As long as the anomaly is here, doom for this neighborhood goes to the scenario sheet, and encounters here are anomaly encounters.

## Explained: figures

monster-health = health { $left } of { $most }
monster-attack = attack: strength { $mod }
monster-evade = evade: observation { $mod }
monster-damage = its attack: { $count } damage
monster-horror = its attack: { $count } horror
monster-speed = speed { $count }
monster-remnant = leaves a remnant
monster-epic = Epic
monster-where = It is here: { $where }.
monster-ready = Ready: it activates in the Monster phase.
monster-engaged = Engaged with { $who }: it attacks in the Monster phase.
monster-exhausted = Exhausted: it readies in the Monster phase.
monster-waits = It is still to activate.
newcomer = Health { $health }, sanity { $sanity }, focus limit { $focus }, money ${ $money }.
starting-cards = Starts with: { $cards }.
starting-choice = Chooses among: { $cards }.
scenario-city = Arkham: { $where }.
scenario-start = The investigators start here: { $where }.
investigator-state = Health { $health } of { $most-health }, sanity { $sanity } of { $most-sanity }; here: { $where }.
investigator-has = Money ${ $money }, clues { $clues }, remnants { $remnants }.
investigator-cards = Assets: { $cards }.
investigator-leader = Leader: speaks for the group where nobody else decides.
engaged-means = Engaged with { $monsters }: can only attack, evade or focus.
delayed-means = Delayed: the next action is skipped.

## The game told afterwards

story-anomaly = An anomaly appeared: { $where }.
story-anomaly-closed = The anomaly is gone: { $where }.
story-outbreak = An outbreak: { $where }.
story-monster = Defeated: { $monster }.
story-headline = Headline “{ $headline }”.
story-archive = New in the codex: “{ $card }”.
story-turned = Flipped in the codex: “{ $card }”.
story-read = Read from the archive: “{ $card }”.
story-defeated = { $who } was defeated.
story-tally = Clues researched: { $clues }. Doom removed: { $removed }. Monsters defeated: { $defeated }.
