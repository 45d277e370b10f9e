# The terminal in English: Final Hour.

## At the prompt

help-component = look a card, an item, a monster or a place up by name
help-overview = the Ancient One’s sheet, your hand, items and discards

## Around the map

header-game = { $title } · { $ancient }, { $difficulty }
header-round = Round { $round } of { $rounds } · { $phase }
header-state = gates left { $gates } · { $omens } · seed { $seed }
phase-playing = playing cards
phase-face-down = playing cards face down
phase-resolving = resolving cards
phase-reckoning = reckoning
phase-gates = gates
phase-ritual = the ritual
place = { $number } { $name }
team-place = { $number } { $name }
team-at = at { $number }
team-lead = leads
team-may-talk = may talk
team-deck = deck { $count }
ritual-found = Clues found: { $found }
ritual-hidden = The ritual is two of: { $hidden }
ritual-revealed = The ritual: { $one } and { $other }
kept = Kept for the ritual: { $cards }
hand = { $who } holds: { $cards }
priority-card = { $number } { $symbol }
priority-card-omens = { $number } { $symbol } { $omens }
row-upper = Upper
row-lower = Lower
row-so-far = So far
row-none = {""}
row-free = free
row-face-down = face down
row-now = ◂ now
omens = omens ● { $omens }
omens-row = omens ● { $omens } → { $row }
omens-open = omens ● { $least }–{ $most }
half-upper = { "  " }upper
half-lower = { "  " }lower
half-upper-now = ▸ upper
half-lower-now = ▸ lower
card-of = { $card } ({ $who })
note-upper = certainly upper
note-lower = certainly lower
note-open = upper or lower, still open
note-hidden = { $count ->
    [0] cannot be in the ritual
    [one] 1 not seen
   *[other] { $count } not seen
}

## The map. Short names have at most 10 characters, legend lines at most 19, the line of special
## monsters at most 29.

map-ritual = { " " }ritual{ " " }
map-gate-tesseract = tesseract
map-gate-heptagram = heptagram
map-gate-trinity = trinity
map-signs = On the map ▲K2 is a red killer of health 2, ○ is blue, ### is damage; →▲8 ○15 tells where red and blue monsters go; ◆ is a fresh seal, ◇ one used once.
map-legend-1 = ▲ red    ○ blue
map-legend-2 = K killer W wanderer
map-legend-3 = D destr. M plain
map-legend-4 = ? clue   ◎ gate
map-legend-5 = ◆ seal   # damage
map-special-cthulhu = O Deep One · S Star Spawn
map-special-shudde-mell = C Chthonian
map-special-umordhoth = G Ghoul Horde
letter-killer = K
letter-wanderer = W
letter-destroyer = D
letter-plain = M
letter-deep-one = O
letter-star-spawn = S
letter-chthonian = C
letter-ghoul-horde = G
initial-jenny-barnes = J
initial-lily-chen = L
initial-michael-mcglen = M
initial-rita-young = R
initial-tommy-muldoon = T
initial-ashcan-pete = P
short-location-1 = Upman Hall
short-location-2 = Union
short-location-3 = Court
short-location-4 = Glasshouse
short-location-5 = Library
short-location-6 = Derby Hall
short-location-7 = Lecture
short-location-8 = Laboratory
short-location-9 = Admin
short-location-10 = Observat.
short-location-11 = Seminary
short-location-12 = Humanities
short-location-13 = Athletics
short-location-14 = Fraternity
short-location-15 = Sorority

## Looking things up

item-before = Before your action card is resolved:
item-after = After your action card is resolved:
monster-about = { $colour }, { $health ->
    [0] cannot be destroyed
   *[other] health { $health }
}; symbols: { $symbols }; { $count } in the game
colour-red = ▲ red
colour-blue = ○ blue
symbol-killer = killer
symbol-wanderer = wanderer
symbol-destroyer = destroyer
does-killer = Killer: when it acts, an investigator in its location loses 1 health.
does-wanderer = Wanderer: when it acts, it moves once along the arrow of its colour.
does-destroyer = Destroyer: when it acts, a damage token takes its space and it shifts to an empty one there; without one it moves on.
location-about = { $zone } zone, { $spaces } monster spaces; red arrow to { $red }, blue arrow to { $blue }; walkways to { $ways }
sheet-of = { $name }: the reckoning by number of omens
omens-between = { $least }–{ $most }
omens-from = { $least }+
discard-of = Discards of { $who }: { $cards }
priority-discard = Priority discards: { $cards }
counts = In the cup: { $cup }. In the priority deck: { $deck }. In the item deck: { $items }.
items-used = Items used: { $items }
beside-cup = Beside the cup: { $monsters }
beside-sheet = Beside the sheet: { $monsters }

## The game told afterwards

story-clue = clue { $symbol }
story-destroyed = { $count } destroyed
story-damaged = { $count ->
    [one] 1 damage
   *[other] { $count } damage
}
story-item = { $item }
story-lost = { $who } −{ $count } ♥
story-gate = ◎ { $where } { $tokens }
story-tokens = the ritual needed { $one } and { $other }
story-ritual = { $matches } of { $target } matches
