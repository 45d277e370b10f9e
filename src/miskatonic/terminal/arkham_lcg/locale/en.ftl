# The terminal in English: Arkham Horror: The Card Game.

## Before the game

ask-decks = Decks seat by seat, with commas: starter, alternative or a deck file? [starter]
lcg-no-deck = The file { $path } is no deck one could play: { $why }

## The head of the screen

lcg-title = { $scenario } · { $difficulty }
lcg-title-campaign = { $scenario } · campaign, { $difficulty }
lcg-round = Round { $round }
lcg-phase-setup = set-up
lcg-phase-mythos = mythos
lcg-phase-investigation = investigation
lcg-phase-enemy = enemies
lcg-phase-upkeep = upkeep
lcg-phase-resolution = between scenarios
lcg-turn-of = { $who }
lcg-agenda = Agenda { $stage } { $name }
lcg-act = Act { $stage } { $name }
lcg-doom-elsewhere = ({ $count } elsewhere)

## Investigators and what they have

lcg-hand-count = hand { $count }
lcg-deck-count = deck { $count }
lcg-lead = lead
lcg-fate-playing = in the scenario
lcg-fate-resigned = resigned
lcg-fate-defeated = defeated
lcg-fate-absent = sits out
lcg-hand = Hand
lcg-looking = Looked at
lcg-enemy-values = fight { $fight } evade { $evade }
lcg-enemy-at = at { $place }
lcg-unrevealed = unrevealed
lcg-place-number = #{ $number }
lcg-uses-ammo = ammo { $count }
lcg-uses-charges = charges { $count }
lcg-uses-supplies = supplies { $count }
lcg-uses-secrets = secrets { $count }
lcg-uses-resources = resources { $count }
lcg-copies = ×{ $count }
lcg-known-top = On top: { $cards }
lcg-unknown-card = ?

## Skill tests

lcg-test = { $who } tests { $skill }
lcg-test-card = { $who } tests { $skill } · { $about }
lcg-test-investigate = { $who } investigates { $about } with { $skill }
lcg-test-fight = { $who } fights { $about } with { $skill }
lcg-test-evade = { $who } evades { $about } with { $skill }
lcg-test-passed = success
lcg-test-failed = failure
lcg-against = against
lcg-token = token
lcg-revealed-tokens = Revealed
lcg-bag = Bag
# How a test ended, in the log: { $sum } is the sum so far.
lcg-ended-passed = { $who } succeeds: { $value } against { $difficulty }.
lcg-ended-failed = { $who } fails: { $value } against { $difficulty }.
lcg-sum-first = { $amount } { $source-full }
lcg-sum-plain = { $amount }
lcg-sum-plus = { $sum } + { $amount } { $source-full }
lcg-sum-minus = { $sum } − { $amount } { $source-full }
lcg-sum-makes = { $sum } = { $total }
lcg-sum-counts-as = { $sum }, which counts as { $total }
lcg-sum-automatic = { $sum }, automatically { $total }

## Cards looked up

lcg-titled = { $name }: { $subtitle }
lcg-levelled = { $name } ({ $level })
lcg-look-closer = These are too many to show; c { $example } shows one of them.
lcg-kind-of = { $kind }, { $whose }
lcg-kind-investigator = investigator
lcg-kind-asset = asset
lcg-kind-event = event
lcg-kind-skill = skill
lcg-kind-treachery = treachery
lcg-kind-enemy = enemy
lcg-kind-location = location
lcg-kind-act = act
lcg-kind-agenda = agenda
lcg-kind-scenario = scenario reference
lcg-kind-weakness = weakness
lcg-fact = { $fact }
lcg-icons = icons { $icons }
lcg-slot-hand = { $count ->
    [one] hand slot
   *[other] { $count } hand slots
}
lcg-slot-arcane = { $count ->
    [one] arcane slot
   *[other] { $count } arcane slots
}
lcg-slot-accessory = accessory slot
lcg-slot-body = body slot
lcg-slot-ally = ally slot
lcg-attack = attack { $damage } { $horror }
lcg-health-each = { $health ->
    [0] { $sign }{ $each } per investigator
   *[other] { $sign }{ $health } and { $each } per investigator
}
lcg-shroud = shroud { $shroud }
lcg-clues-each = { $clues ->
    [0] no clues
    [one] { $clues } clue per investigator
   *[other] { $clues } clues per investigator
}
lcg-threshold = doom threshold { $doom }
lcg-keyword-aloof = aloof
lcg-keyword-exceptional = exceptional
lcg-keyword-fast = fast
lcg-keyword-hunter = hunter
lcg-keyword-massive = massive
lcg-keyword-peril = peril
lcg-keyword-permanent = permanent
lcg-keyword-retaliate = retaliate
lcg-keyword-surge = surge

## Pages

lcg-help-lookup = look a card up by name, by code or by the number of its option; c alone shows your hand
lcg-help-investigators = everybody’s play area and threat area, enemies, locations
lcg-help-piles = victory display, discard piles, agenda and act in full
lcg-help-bag = the chaos bag and what its symbols mean
lcg-help-log = the campaign log and the decks
lcg-victory-display = Victory display { $worth }: { $cards }
lcg-encounter-deck = { $count ->
    [one] The encounter deck has 1 card.
   *[other] The encounter deck has { $count } cards.
}
lcg-encounter-discard = Encounter discard pile: { $cards }
lcg-discard-of = Discard pile of { $who }: { $cards }
lcg-set-aside = Set aside: { $cards }
lcg-cultists = { $count ->
    [one] The cultist deck has 1 card.
   *[other] The cultist deck has { $count } cards.
}
lcg-stages-left = Agendas left: { $agendas }. Acts left: { $acts }.
lcg-chapter = { $scenario }: { $resolution } ({ $rounds ->
    [0] assumed
    [one] 1 round
   *[other] { $rounds } rounds
})
lcg-resolution = resolution { $number }
lcg-resolution-none = no resolution
lcg-earned = { $who }: { $count } XP earned
lcg-note = • { $note }
lcg-note-crossed-out = × { $note } (crossed out)
lcg-log-interrogated = Cultists interrogated: { $names }
lcg-log-got-away = Cultists who got away: { $names }
lcg-log-lost = Killed or insane: { $names }
lcg-log-empty = Nothing has been written into the campaign log yet.
lcg-trauma = trauma { $physical } { $mental }
lcg-experience = XP { $left } of { $earned }
lcg-end-killed = killed
lcg-end-insane = insane
lcg-sits-out = sits out
lcg-deck-of = { $name }: { $count } cards

## The game told afterwards

lcg-other-side = { $name }: { $text }
lcg-story-scenario = { $scenario }
lcg-story-found = { $who } { $count ->
    [one] 1 clue
   *[other] { $count } clues
}
lcg-story-harm = { $who } { $what }
lcg-story-defeated = { $count } defeated
lcg-story-act = act: { $name }
lcg-story-agenda = agenda: { $name }
lcg-story-fell = { $who } falls
lcg-story-resigned = { $who } resigns

## Signs. Icons and initials have one character. Names of places have at most 20 characters, those of woods 16.

lcg-signs = ♥ health, ☾ sanity, $ resources, ? clues, ● doom, ▒ shroud, ★ victory points, ▸ actions. ▲ is a ready enemy, △ an exhausted one, ▼ another card in a threat area, ↷ an exhausted card, ∅ a card whose text does not count, + a card nobody controls, » a fast card, ⇄ a card for which another has to leave its slot. Icons: W willpower, I intellect, C combat, A agility, ✱ wild. A double frame is where you are, a dotted one is unrevealed. Odds are those without committing anything.
lcg-icon-willpower = W
lcg-icon-intellect = I
lcg-icon-combat = C
lcg-icon-agility = A
lcg-icon-wild = ✱
lcg-initial-01001 = R
lcg-initial-01002 = D
lcg-initial-01003 = S
lcg-initial-01004 = A
lcg-initial-01005 = W
lcg-place-01111 = Study
lcg-place-01112 = Hallway
lcg-place-01113 = Attic
lcg-place-01114 = Cellar
lcg-place-01115 = Parlor
lcg-place-01124 = Your House
lcg-place-01125 = Rivertown
lcg-place-01126 = Southside
lcg-place-01127 = Southside
lcg-place-01128 = St. Mary’s Hospital
lcg-place-01129 = Miskatonic Univ.
lcg-place-01130 = Downtown
lcg-place-01131 = Downtown
lcg-place-01132 = Easttown
lcg-place-01133 = Graveyard
lcg-place-01134 = Northside
lcg-place-01149 = Main Path
lcg-place-01150 = Unhallowed Gr.
lcg-place-01151 = Twisting Paths
lcg-place-01152 = Old House
lcg-place-01153 = Cliffside
lcg-place-01154 = Tangled Thicket
lcg-place-01155 = Quiet Glade
lcg-place-01156 = Ritual Site
lcg-place-southside = Southside
lcg-place-downtown = Downtown
lcg-place-arkham-woods = Arkham Woods
