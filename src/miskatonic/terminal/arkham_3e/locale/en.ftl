# The terminal in English: Arkham Horror, third edition.

## At the prompt

help-lookup = look a card, a monster, a sheet, a headline or a space up by name
help-investigators = the sheets and cards of everybody, with their texts
help-codex = the scenario sheet, the codex and the rumor, with their texts
help-monsters = the monsters on the board, with their texts
help-piles = the Mythos cup, decks and discard piles
signs = On the map every frame is a neighborhood with its three spaces; the small letters behind a space are the streets beside it: ⌂ residential, ≍ bridge, ♣ scenic. ● is doom, ? a clue, ◎ an anomaly, ↯ the unstable space; ▲ a ready monster, ▼ one that is engaged, △ an exhausted one, ♛ an epic one; □ ◇ ◆ a white, blue, red marker, ▣ a face-down one, ▪ a mended scar. §3 is card 3 of the codex, with what lies there and what it takes: doom ●, clues ?, markers □, ▸? what its action costs. In the cup ● spreads doom, ▲ spawns a monster, ? a clue, ¶ is a headline, ✸ a gate burst, ‡ a reckoning, ○ blank; what stands behind → is drawn already. On the sheets $ is money, ✦ remnants, +1 a focus token, (1h) the hands a card takes, ↷ a card whose back is known.

## Above the map

header-round = Round { $round } · { $phase }
header-sheet = Sheet
header-cup = Cup
header-events = { $count ->
    [one] 1 event
   *[other] { $count } events
}

## The map. Short names have at most 10 characters, the legend at most 80.

map-legend = ● doom ? clue ◎ anomaly ↯ unstable ▲ ready ▼ engaged △ exhausted (h: signs)
street-letters = abcdefg
short-street = { $one }–{ $other }
short-easttown = Easttown
short-downtown = Downtown
short-northside = Northside
short-rivertown = Rivertown
short-merchant-district = Merchant
short-miskatonic-university = University
short-uptown = Uptown
short-southside = Southside
short-velmas-diner = Velma’s
short-hibbs-roadhouse = Hibb’s
short-police-station = Police
short-independence-square = Indep. Sq.
short-la-bella-luna = Bella Luna
short-arkham-asylum = Asylum
short-arkham-advertiser = Advertiser
short-train-station = Train St.
short-curiositie-shoppe = Curiosit.
short-black-cave = Black Cave
short-graveyard = Graveyard
short-general-store = Gen. Store
short-unvisited-isle = Unvisited
short-tick-tock-club = Tick-Tock
short-river-docks = Docks
short-observatory = Observat.
short-science-building = Science
short-orne-library = Library
short-hangmans-hill = Hangman’s
short-st-marys-hospital = St. Mary’s
short-ye-olde-magick-shoppe = Magick Sh.
short-mas-boarding-house = Ma’s House
short-historical-society = Hist. Soc.
short-south-church = Church
short-the-future = Future
initial-agnes-baker = A
initial-calvin-wright = C
initial-daniela-reyes = R
initial-dexter-drake = D
initial-jenny-barnes = J
initial-marie-lambeau = L
initial-michael-mcglen = G
initial-minh-thi-phan = P
initial-norman-withers = N
initial-rex-murphy = M
initial-tommy-muldoon = T
initial-wendy-adams = W

## The investigators

team-leader = leader
team-focus = focus { $count }/{ $most }
card-hands = { $card } ({ $hands }h)
card-price = { $card } (${ $price })
display = Display: { $cards }
revealed = To choose from: { $cards }

## What is being resolved

cause = { CAPITALIZE($name) }
headline = Headline: { $name }
sign = { $sign }
monster-health = health { $left }/{ $most }
monster-tests = attack { $attack }, evade { $evade }
monster-harm = hits for { $harm }
hands = hands { $busy }/{ $most }
part-modifier = modifier
part-more = additional dice
part-lent = the focus of somebody here
part-monster = a monster’s menace

## Looking things up

fact-neighborhood = neighborhood
fact-spaces = Spaces: { $spaces }.
fact-beside = Beside it: { $spaces }.
fact-scenario = scenario
fact-archive = archive card { $number }
fact-monster = monster
fact-epic = epic monster
fact-health = health { $n }
fact-elite = and { $n } for each player
fact-focus = focus limit { $n }
fact-begins = Begins with: { $cards }.
fact-choice = May begin with: { $cards }.
fact-headline = headline
fact-rumor = headline, rumor
fact-back = On its back: { $text }
pile = { $name } { $count }
pile-cup = In the cup:
pile-drawn = Drawn:
pile-decks = Left:
pile-events = Discarded events, by the spaces of their doom, the latest last:
pile-headlines = Discarded headlines:
pile-aside = Monsters set aside:
token = { $sign } { $name } { $count }
event = { $spaces }

## The game told afterwards

story-spawned = { $count ->
    [one] 1 monster appeared
   *[other] { $count } monsters appeared
}
story-defeated = { $count } defeated
story-researched = { $count ->
    [one] 1 clue researched
   *[other] { $count } clues researched
}
story-doom = doom { $doom }
story-archive = §{ $number } { $name }
story-turned = §{ $number }↷
story-anomaly = anomaly: { $where }
story-outbreak = outbreak: { $where }
story-fell = { $who } defeated
story-lost = { $who } { $what }
