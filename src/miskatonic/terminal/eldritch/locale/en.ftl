# The terminal in English: Eldritch Horror.

## At the prompt

help-lookup = look a card, a monster, a sheet or a space up by name
help-investigators = the sheets and cards of everybody, with their texts
help-threats = the Ancient One, the mystery and the Mythos cards in play
help-piles = decks, discard piles and what lies beside the board
signs = On the map ▪ is a city, ♣ wilderness, ≈ sea; ◎ is a gate with its omen (☄ green comet, ✶ blue stars, ● red eclipse), ? a clue, ▲ a monster, ♛ an Epic one, ⚑ the active expedition, ※ the mystery, ! a rumor, ¤ an Eldritch token, † a defeated investigator. ═ is a railway, ─ a ship line, ┄ an uncharted path; the ship lines at ‹ and › lead around the world: 1 to 19, 2 to Tokyo, 3 to Sydney. ↷ is a card whose back you know.

## Above the map

header-game = { $title } · { $ancient }, { $difficulty }
header-round = { $round ->
    [0] { $phase }
   *[other] Round { $round } · { $phase }
}
header-doom = Doom { $doom }
header-awake = The Ancient One is awake
header-omen = Omen{ " " }
header-matching = { $count ->
    [0] no gate matches
    [one] 1 gate matches
   *[other] { $count } gates match
}
header-solved = mysteries { $count }/{ $needed }
header-seed = seed { $seed }

## The map. Short names have at most 7 characters, the legend at most 80.

map-legend = ◎ gate  ? clue  ▲ monster  ♛ Epic  ⚑ expedition  ※ mystery  ! rumor  (h: signs)
region-america = America
region-europe = Europe and Africa
region-asia = Asia and Australia
region-seas = The seas
short-number = { $number }
short-arkham = Arkham
short-san-francisco = S.Franc
short-buenos-aires = B.Aires
short-london = London
short-rome = Rome
short-istanbul = Istanb.
short-shanghai = Shangh.
short-sydney = Sydney
short-tokyo = Tokyo
short-pyramids = Pyramid
short-himalayas = Himalay
short-amazon = Amazon
short-heart-of-africa = Africa
short-tunguska = Tungus.
short-antarctica = Antarct
initial-akachi-onyele = A
initial-charlie-kane = K
initial-diana-stanley = D
initial-jacqueline-fine = F
initial-jim-culver = J
initial-leo-anderson = L
initial-lily-chen = C
initial-lola-hayes = H
initial-mark-harrigan = M
initial-norman-withers = N
initial-silas-marsh = S
initial-trish-scarborough = T

## The investigators

team-trains = { $count ->
    [one] 1 train ticket
   *[other] { $count } train tickets
}
team-ships = { $count ->
    [one] 1 ship ticket
   *[other] { $count } ship tickets
}
team-lead = leads
reserve = Reserve: { $cards }
card-worth = { $card } ({ $value })

## What is being resolved

combat = { $who } fights { $monster-the }
combat-check = { $skill } { $mod }, { $loss }
combat-toughness = toughness { $left }/{ $most }
part-modifier = modifier
part-improvement = improvement
part-more = additional dice
part-mystery = the mystery

## Looking things up

fact-begins = Begins at { $where } with: { $cards }.
fact-ancient-one = Ancient One
fact-doom = doom { $doom }
fact-mysteries = { $count ->
    [one] 1 mystery to solve
   *[other] { $count } mysteries to solve
}
fact-awake = When awake:
fact-monster = monster
fact-epic = Epic monster
fact-toughness = toughness { $toughness }
fact-toughness-each = toughness { $toughness } plus the number of players
fact-value = value { $value }
fact-mystery = mystery
fact-mythos-green = green Mythos card
fact-mythos-yellow = yellow Mythos card
fact-mythos-blue = blue Mythos card
fact-gate = gate: { $omen }
fact-paths = { CAPITALIZE($kind) }: { $spaces }
pile = { $name } { $count }
pile-piles = Left:
pile-solved = Solved:
pile-assets = Discarded assets:
pile-artifacts = Discarded artifacts:
pile-gates = Discarded gates:
pile-clues = Discarded clues:
pile-mythos = Discarded Mythos cards:
pile-aside = Monsters beside the board:
pile-known-gates = Gates you know in the stack:
known-gate = { $place }. { $space }

## The game told afterwards

story-gates = { $count ->
    [one] 1 gate opened
   *[other] { $count } gates opened
}
story-closed = { $count ->
    [one] 1 gate closed
   *[other] { $count } gates closed
}
story-spawned = { $count ->
    [one] 1 monster appeared
   *[other] { $count } monsters appeared
}
story-defeated = { $count } defeated
story-doom = doom { $doom }
story-solved = ※ “{ $name }” solved
story-rumor = rumor “{ $name }” solved
story-fell = { $who } defeated
story-lost = { $who } { $what }
