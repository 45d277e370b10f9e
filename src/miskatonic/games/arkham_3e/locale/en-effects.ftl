# What effects say. The value is a sentence; .do is the same as something one may do; .clause is how it goes on after a colon.

## Damage, horror, recovery

effect-suffer-damage = { CAPITALIZE(effect-suffer-damage.do) }.
    .do = suffer { $n } damage
    .they = suffers { $n } damage
effect-suffer-horror = { CAPITALIZE(effect-suffer-horror.do) }.
    .do = suffer { $n } horror
    .they = suffers { $n } horror
effect-suffer-damage-direct = { CAPITALIZE(effect-suffer-damage-direct.do) }.
    .do = suffer { $n } direct damage
effect-suffer-horror-direct = { CAPITALIZE(effect-suffer-horror-direct.do) }.
    .do = suffer { $n } direct horror
effect-suffer-both = { CAPITALIZE(effect-suffer-both.do) }.
    .do = suffer { $damage } damage and { $horror } horror
effect-suffer-split = { CAPITALIZE(effect-suffer-split.do) }.
    .do = suffer { $n ->
        [1] 1 damage or 1 horror, as you choose
       *[other] { $n } damage and horror in all, divided as you choose
    }
effect-recover-health-you = { CAPITALIZE(effect-recover-health-you.do) }.
    .do = recover { $n } health
effect-recover-sanity-you = { CAPITALIZE(effect-recover-sanity-you.do) }.
    .do = recover { $n } sanity
effect-recover-both-you = { CAPITALIZE(effect-recover-both-you.do) }.
    .do = recover { $health } health and { $sanity } sanity
effect-recover-health-you-or-ally = { CAPITALIZE(effect-recover-health-you-or-ally.do) }.
    .do = you or one of your allies recovers { $n } health
effect-recover-sanity-you-or-ally = { CAPITALIZE(effect-recover-sanity-you-or-ally.do) }.
    .do = you or one of your allies recovers { $n } sanity
effect-recover-both-you-or-ally = { CAPITALIZE(effect-recover-both-you-or-ally.do) }.
    .do = you or one of your allies recovers { $health } health and { $sanity } sanity
effect-recover-health-here = { CAPITALIZE(effect-recover-health-here.do) }.
    .do = an investigator or ally of your choice in your space recovers { $n } health
effect-recover-sanity-here = { CAPITALIZE(effect-recover-sanity-here.do) }.
    .do = an investigator or ally of your choice in your space recovers { $n } sanity
effect-recover-both-here = { CAPITALIZE(effect-recover-both-here.do) }.
    .do = an investigator or ally of your choice in your space recovers { $health } health and { $sanity } sanity
effect-recover-all = { CAPITALIZE(effect-recover-all.do) }.
    .do = recover all health and sanity
effect-exchange-harm = { CAPITALIZE(effect-exchange-harm.do) }.
    .do = move any amount of damage or horror between yourself and another investigator or an ally in any space
effect-devour = { CAPITALIZE(effect-devour.do) }.
    .do = the investigator is devoured
    .they = is devoured
effect-retire = { CAPITALIZE(effect-retire.do) }.
    .do = retire

## Money, clues, cards

effect-gain-money = { CAPITALIZE(effect-gain-money.do) }.
    .do = gain ${ $n }
effect-lose-money = { CAPITALIZE(effect-lose-money.do) }.
    .do = lose ${ $n }
effect-gain-remnants = { CAPITALIZE(effect-gain-remnants.do) }.
    .do = gain { $n } { $n ->
        [one] remnant
       *[other] remnants
    }
effect-gain-clue = { CAPITALIZE(effect-gain-clue.do) }.
    .do = gain 1 clue from your neighborhood
effect-gain-spell = { CAPITALIZE(effect-gain-spell.do) }.
    .do = gain a spell
effect-gain-ally = { CAPITALIZE(effect-gain-ally.do) }.
    .do = gain an ally
effect-gain-item = { CAPITALIZE(effect-gain-item.do) }.
    .do = gain { $what-a }
effect-gain-item-least = { CAPITALIZE(effect-gain-item-least.do) }.
    .do = gain { $what-a } worth ${ $n } or more
effect-gain-item-most = { CAPITALIZE(effect-gain-item-most.do) }.
    .do = gain { $what-a } worth ${ $n } or less
effect-gain-special = { CAPITALIZE(effect-gain-special.do) }.
    .do = gain the special card { $card }
effect-become-blessed = { CAPITALIZE(effect-become-blessed.do) }.
    .do = become Blessed
effect-become-cursed = { CAPITALIZE(effect-become-cursed.do) }.
    .do = become Cursed
effect-become-dark-pact = { CAPITALIZE(effect-become-dark-pact.do) }.
    .do = make a Dark Pact
effect-lift-luck = { CAPITALIZE(effect-lift-luck.do) }.
    .do = discard your blessing or curse
effect-buy-any-full = You may buy any number of { $what-plural } from the display.
    .do = buy any number of { $what-plural } from the display
effect-buy-any-half = You may buy any number of { $what-plural } from the display at half price.
    .do = buy any number of { $what-plural } from the display at half price
effect-buy-one-full = You may buy { $what-a } from the display.
    .do = buy { $what-a } from the display
effect-buy-one-half = You may buy { $what-a } from the display at half price.
    .do = buy { $what-a } from the display at half price
effect-buy-spells-any-full = { CAPITALIZE(effect-buy-spells-any-full.do) }.
    .do = reveal the top { $n ->
        [1] spell of the deck; you may buy it
       *[other] { $n } spells of the deck; you may buy any of them
    }
effect-buy-spells-any-half = { CAPITALIZE(effect-buy-spells-any-half.do) }.
    .do = reveal the top { $n ->
        [1] spell of the deck; you may buy it at half price
       *[other] { $n } spells of the deck; you may buy any of them at half price
    }
effect-buy-spells-any-for = { CAPITALIZE(effect-buy-spells-any-for.do) }.
    .do = reveal the top { $n ->
        [1] spell of the deck; you may buy it for ${ $price }
       *[other] { $n } spells of the deck; you may buy any of them for ${ $price } each
    }
effect-buy-spells-one-full = { CAPITALIZE(effect-buy-spells-one-full.do) }.
    .do = reveal the top { $n ->
        [1] spell of the deck; you may buy it
       *[other] { $n } spells of the deck; you may buy one of them
    }
effect-buy-spells-one-half = { CAPITALIZE(effect-buy-spells-one-half.do) }.
    .do = reveal the top { $n ->
        [1] spell of the deck; you may buy it at half price
       *[other] { $n } spells of the deck; you may buy one of them at half price
    }
effect-buy-spells-one-for = { CAPITALIZE(effect-buy-spells-one-for.do) }.
    .do = reveal the top { $n ->
        [1] spell of the deck; you may buy it for ${ $price }
       *[other] { $n } spells of the deck; you may buy one of them for ${ $price }
    }
effect-discard-this = { CAPITALIZE(effect-discard-this.do) }.
    .do = discard this card
effect-turn-this = { CAPITALIZE(effect-turn-this.do) }.
    .do = flip this card, resolve its back and discard it
effect-pact-die = { CAPITALIZE(effect-pact-die.do) }.
    .do = roll 1 die (this is not a test); on a 1, flip this card
effect-heal-this = { CAPITALIZE(effect-heal-this.do) }.
    .do = this card recovers { $health ->
        [0] { $sanity } sanity
       *[other] { $sanity ->
            [0] { $health } health
           *[other] { $health } health and { $sanity } sanity
        }
    }
effect-stow = { CAPITALIZE(effect-stow.do) }.
    .do = place the top { $n } cards of the item deck face down under this card
effect-unstow = { CAPITALIZE(effect-unstow.do) }.
    .do = gain the items under this card

## Focus, moving, acting

effect-focus = { CAPITALIZE(effect-focus.do) }.
    .do = focus { $skill }
effect-focus-beyond = { CAPITALIZE(effect-focus-beyond.do) }.
    .do = focus { $skill }, even beyond your focus limit
effect-focus-any = { CAPITALIZE(effect-focus-any.do) }.
    .do = focus a skill of your choice
effect-focus-any-beyond = { CAPITALIZE(effect-focus-any-beyond.do) }.
    .do = focus a skill of your choice, even beyond your focus limit
effect-discard-focus = { CAPITALIZE(effect-discard-focus.do) }.
    .do = discard one of your focus tokens
    .they = discards one of their focus tokens
effect-research = { CAPITALIZE(effect-research.do) }.
    .do = research { $n } { $n ->
        [one] clue
       *[other] clues
    }
effect-move = { CAPITALIZE(effect-move.do) }.
    .do = move up to { $n } { $n ->
        [one] space
       *[other] spaces
    }
effect-move-past-monsters = { CAPITALIZE(effect-move-past-monsters.do) }.
    .do = move up to { $n } { $n ->
        [one] space
       *[other] spaces
    }; monsters on the way do not engage you
effect-move-to-adjacent-street = { CAPITALIZE(effect-move-to-adjacent-street.do) }.
    .do = move to an adjacent street
effect-move-to-unstable = { CAPITALIZE(effect-move-to-unstable.do) }.
    .do = move to the unstable space
effect-move-to-doom = { CAPITALIZE(effect-move-to-doom.do) }.
    .do = move to any other space with doom
effect-move-to-anomaly = { CAPITALIZE(effect-move-to-anomaly.do) }.
    .do = move to any space of a neighborhood with an anomaly
effect-move-to-adjacent = { CAPITALIZE(effect-move-to-adjacent.do) }.
    .do = move to an adjacent space
    .they = moves to an adjacent space
effect-move-to-the-future = { CAPITALIZE(effect-move-to-the-future.do) }.
    .do = move to the Future
effect-repeat-action = { CAPITALIZE(effect-repeat-action.do) }.
    .do = perform again an action that you have already performed this round
effect-roll = { CAPITALIZE(effect-roll.do) }.
    .do = roll { $n } { $n ->
        [one] die
       *[other] dice
    } (this is not a test)

## Doom, the Mythos cup

effect-place-doom-here = { CAPITALIZE(effect-place-doom-here.do) }.
    .do = place { $n } doom in your space
effect-place-doom-unstable = { CAPITALIZE(effect-place-doom-unstable.do) }.
    .do = place { $n } doom in the unstable space
effect-place-doom-adjacent = { CAPITALIZE(effect-place-doom-adjacent.do) }.
    .do = place { $n } doom in an adjacent space
effect-place-doom-adjacent-most-doom = { CAPITALIZE(effect-place-doom-adjacent-most-doom.do) }.
    .do = place { $n } doom in the adjacent space with the most doom
effect-place-doom-sheet = { CAPITALIZE(effect-place-doom-sheet.do) }.
    .do = place { $n } doom on the scenario sheet
effect-place-doom-at = { CAPITALIZE(effect-place-doom-at.do) }.
    .do = place { $n } doom { $where-in }
effect-doom-to-sheet = { CAPITALIZE(effect-doom-to-sheet.do) }.
    .do = move 1 doom from your space to the scenario sheet
effect-remove-doom-here = { CAPITALIZE(effect-remove-doom-here.do) }.
    .do = remove { $n } doom from your space
effect-remove-doom-neighborhood = { CAPITALIZE(effect-remove-doom-neighborhood.do) }.
    .do = remove { $n } doom from a space of your neighborhood
effect-remove-doom-other-here = { CAPITALIZE(effect-remove-doom-other-here.do) }.
    .do = remove { $n } doom from another space of your neighborhood
effect-remove-doom-anywhere = { CAPITALIZE(effect-remove-doom-anywhere.do) }.
    .do = remove { $n } doom from any one space
effect-remove-doom-spaces = { CAPITALIZE(effect-remove-doom-spaces.do) }.
    .do = remove { $n } doom from each of { $spaces } different spaces
effect-spawn-clue = { CAPITALIZE(effect-spawn-clue.do) }.
    .do = spawn 1 clue
effect-place-sheet-clue = { CAPITALIZE(effect-place-sheet-clue.do) }.
    .do = place { $n } { $n ->
        [one] clue
       *[other] clues
    } on the scenario sheet
effect-draw-tokens = { CAPITALIZE(effect-draw-tokens.do) }.
    .do = draw and resolve { $n } { $n ->
        [one] Mythos token
       *[other] Mythos tokens
    }
effect-add-token = { CAPITALIZE(effect-add-token.do) }.
    .do = add a { $token-token } to the Mythos cup

## Monsters

effect-spawn-monster-here = { CAPITALIZE(effect-spawn-monster-here.do) }.
    .do = spawn 1 monster in your space
effect-spawn-monster-unstable = { CAPITALIZE(effect-spawn-monster-unstable.do) }.
    .do = spawn 1 monster in the unstable space
effect-spawn-monster-each-here = { CAPITALIZE(effect-spawn-monster-each-here.do) }.
    .do = spawn 1 monster in each space of your neighborhood
effect-spawn-monster-here-exhausted = { CAPITALIZE(effect-spawn-monster-here-exhausted.do) }.
    .do = spawn 1 exhausted monster in your space
effect-spawn-monster-unstable-exhausted = { CAPITALIZE(effect-spawn-monster-unstable-exhausted.do) }.
    .do = spawn 1 exhausted monster in the unstable space
effect-spawn-kind = { CAPITALIZE(effect-spawn-kind.do) }.
    .do = { $monster-the } spawns
effect-spawn-kind-at = { CAPITALIZE(effect-spawn-kind-at.do) }.
    .do = { $monster-the } spawns { $where-in }
effect-spawn-engaged = { CAPITALIZE(effect-spawn-engaged.do) }.
    .do = { $monster-the } spawns engaged with you
effect-spawn-trait-street-nearest-leader = { CAPITALIZE(effect-spawn-trait-street-nearest-leader.do) }.
    .do = search the monster deck from the bottom for { $n ->
        [1] { $trait-a }
       *[other] { $n } { $trait-plural }
    } and spawn { $n ->
        [1] it
       *[other] them
    } in the street nearest to the leader
effect-spawn-trait-marker = { CAPITALIZE(effect-spawn-trait-marker.do) }.
    .do = search the monster deck from the bottom for { $n ->
        [1] { $trait-a }
       *[other] { $n } { $trait-plural }
    } and spawn { $n ->
        [1] it
       *[other] them
    } in the space of the blue marker
effect-shuffle-in = { CAPITALIZE(effect-shuffle-in.do) }.
    .do = shuffle the { $trait-plural } that were set aside into the monster deck
effect-defeat-this-monster = { CAPITALIZE(effect-defeat-this-monster.do) }.
    .do = defeat this monster
effect-hurt-this-monster = { CAPITALIZE(effect-hurt-this-monster.do) }.
    .do = deal { $n } damage to this monster
effect-exhaust-this-monster = { CAPITALIZE(effect-exhaust-this-monster.do) }.
    .do = exhaust this monster
effect-hurt-engaged = { CAPITALIZE(effect-hurt-engaged.do) }.
    .do = deal { $n } damage to each monster engaged with you
effect-hurt-engaged-one = { CAPITALIZE(effect-hurt-engaged-one.do) }.
    .do = deal { $n } damage to one monster engaged with you
effect-disengage-all = { CAPITALIZE(effect-disengage-all.do) }.
    .do = disengage from all monsters
effect-disengage-others = { CAPITALIZE(effect-disengage-others.do) }.
    .do = disengage from all other monsters
effect-disengage-exhaust = { CAPITALIZE(effect-disengage-exhaust.do) }.
    .do = disengage from all monsters and exhaust them
effect-meet-all = { CAPITALIZE(effect-meet-all.do) }.
    .do = ready monsters engage investigators in their spaces
effect-drag-both = { CAPITALIZE(effect-drag-both.do) }.
    .do = you and this monster move one space toward the unstable space
effect-drag-it = { CAPITALIZE(effect-drag-it.do) }.
    .do = this monster moves one space toward the unstable space
effect-trade-blows = { CAPITALIZE(effect-trade-blows.do) }.
    .do = choose a monster that is not epic: suffer damage equal to its remaining health and defeat it
effect-monsters-rage = { CAPITALIZE(effect-monsters-rage.do) }.
    .do = each monster recovers all its health and attacks whoever it is engaged with
effect-doom-at-each = { CAPITALIZE(effect-doom-at-each.do) }.
    .do = place 1 doom in the space of each { $trait }
effect-box-this-monster = { CAPITALIZE(effect-box-this-monster.do) }.
    .do = return this monster to the box

## Codex, markers, rumors

effect-add = { CAPITALIZE(effect-add.do) }.
    .do = add archive card { $number } to the codex
effect-flip = { CAPITALIZE(effect-flip.do) }.
    .do = flip archive card { $number }
effect-read = { CAPITALIZE(effect-read.do) }.
    .do = read the back of archive card { $number }
effect-flip-part = { CAPITALIZE(effect-flip-part.do) }.
    .do = flip archive card { $number } and read “{ $part }”
effect-read-part = { CAPITALIZE(effect-read-part.do) }.
    .do = read “{ $part }” on the back of archive card { $number }
effect-return = { CAPITALIZE(effect-return.do) }.
    .do = return { $n ->
        [1] card
       *[other] cards
    } { $numbers } to the archive
effect-hide-cards = { CAPITALIZE(effect-hide-cards.do) }.
    .do = shuffle each of archive cards { $numbers } with the top two cards of its neighborhood’s deck
effect-set-aside = { CAPITALIZE(effect-set-aside.do) }.
    .do = set archive cards { $numbers } aside
effect-attach-one = { CAPITALIZE(effect-attach-one.do) }.
    .do = attach a random card that was set aside to the deck of its neighborhood
effect-win = { CAPITALIZE(effect-win.do) }.
    .do = the investigators win the game
effect-lose = { CAPITALIZE(effect-lose.do) }.
    .do = the investigators lose the game
effect-lodge-wins = { CAPITALIZE(effect-lodge-wins.do) }.
    .do = the investigators who have joined the Lodge win the game, and the others lose
effect-discard-sheet-clues = { CAPITALIZE(effect-discard-sheet-clues.do) }.
    .do = discard all clues from the scenario sheet
effect-clue-to-card = { CAPITALIZE(effect-clue-to-card.do) }.
    .do = move 1 clue from the scenario sheet to archive card { $number }
effect-discard-clues-anywhere = { CAPITALIZE(effect-discard-clues-anywhere.do) }.
    .do = discard { $n } { $n ->
        [one] clue
       *[other] clues
    } in all, of the investigators and of the scenario sheet; if fewer than 2 are discarded, place 1 doom on the scenario sheet
effect-hide-markers = { CAPITALIZE(effect-hide-markers.do) }.
    .do = mix these markers: { $colours }; then place one face down in each of these spaces: { $spaces }
effect-show-marker = { CAPITALIZE(effect-show-marker.do) }.
    .do = turn the marker in your space face up; if it is white, discard it
effect-remove-markers = { CAPITALIZE(effect-remove-markers.do) }.
    .do = remove all markers from the board
effect-remove-markers-hidden = { CAPITALIZE(effect-remove-markers-hidden.do) }.
    .do = remove all face-down markers from the board
effect-remove-markers-only = { CAPITALIZE(effect-remove-markers-only.do) }.
    .do = remove the { $colour } marker from the board
effect-remove-markers-but = { CAPITALIZE(effect-remove-markers-but.do) }.
    .do = remove all markers from the board except the { $colour } one, which is turned face up
effect-mark-start = { CAPITALIZE(effect-mark-start.do) }.
    .do = if there is no marker on the board, place a red one in the starting space
effect-mark-neighborhoods = { CAPITALIZE(effect-mark-neighborhoods.do) }.
    .do = place a face-down marker in the center of each neighborhood
effect-unmark-neighborhood = { CAPITALIZE(effect-unmark-neighborhood.do) }.
    .do = discard the marker of this monster’s neighborhood
effect-sheet-marker = { CAPITALIZE(effect-sheet-marker.do) }.
    .do = place a marker on the scenario sheet
effect-place-scar = { CAPITALIZE(effect-place-scar.do) }.
    .do = place { $n } { $n ->
        [one] scar (white marker) in a neighborhood
       *[other] scars (white markers) in different neighborhoods
    } without one
effect-place-scar-most-doom = { CAPITALIZE(effect-place-scar-most-doom.do) }.
    .do = place a scar (white marker) in the space of this neighborhood with the most doom
effect-doom-at-scars = { CAPITALIZE(effect-doom-at-scars.do) }.
    .do = place 1 doom in each space with an open scar
effect-mend-scar = { CAPITALIZE(effect-mend-scar.do) }.
    .do = mend the scar in your space
effect-join-lodge = { CAPITALIZE(effect-join-lodge.do) }.
    .do = each investigator may make a Dark Pact to join the Lodge
effect-stay-or-leave = { CAPITALIZE(effect-stay-or-leave.do) }.
    .do = decide together whether you stay in the Lodge or leave it
effect-ignore-rumor = { CAPITALIZE(effect-ignore-rumor.do) }.
    .do = ignore this card for the rest of the round
effect-clue-ends-rumor = { CAPITALIZE(effect-clue-ends-rumor.do) }.
    .do = any one investigator may spend 1 clue to discard this rumor
effect-doom-on-rumor = { CAPITALIZE(effect-doom-on-rumor.do) }.
    .do = place 1 doom on this rumor; when there { $n ->
        [1] is { $n }
       *[other] are { $n }
    }, resolve a gate burst and discard the rumor

## Parts of archive cards that are read by their names

part-lost-in-time = Lost in Time
part-blind-chaos = Blind Chaos
part-eureka-moment = A Eureka Moment
part-crack-in-reality = A Crack in Reality
part-the-way-is-closed = The Way Is Closed
part-come-undone = Come Undone
part-gathering-power = Gathering Power
part-the-silver-key = The Silver Key
part-like-unto-a-god = Like unto a God
part-arkham-scarred = Arkham, Scarred
part-the-key-and-the-gate = The Key and the Gate
part-to-the-river-docks = To the River Docks
part-better-late-than-never = Better Late than Never
part-not-dead = That Is Not Dead
part-strange-aeons = Strange Aeons

## What is tried

trial-skill-remnants = { $trial } Each remnant you spend before the roll gives you 1 more die.
    .clause = { CLAUSE($trial) }; each remnant you spend before the roll gives you 1 more die.
    .do = { $trial-do }; each remnant you spend before the roll gives you 1 more die
trial-dice = { CAPITALIZE(trial-dice.do) }.
    .do = roll { $n } { $n ->
        [one] die
       *[other] dice
    } (this is not a test)

## Prices, after “you may”

cost-money = spend ${ $n }
cost-remnants = spend { $n } { $n ->
    [one] remnant
   *[other] remnants
}
cost-sheet-clues = spend { $n } { $n ->
    [one] clue
   *[other] clues
} from the scenario sheet
cost-focus = spend { $n } { $n ->
    [one] focus token
   *[other] focus tokens
}
cost-condition-blessed = become Blessed
cost-condition-cursed = become Cursed
cost-condition-dark-pact = make a Dark Pact
cost-discard = discard { $what-a }
cost-suffer = suffer { $damage ->
    [0] { $horror } horror
   *[other] { $horror ->
        [0] { $damage } damage
       *[other] { $damage } damage and { $horror } horror
    }
}
cost-suffer-direct = suffer { $damage ->
    [0] { $horror } direct horror
   *[other] { $horror ->
        [0] { $damage } direct damage
       *[other] { $damage } direct damage and { $horror } direct horror
    }
}
cost-harm-this-damage = put { $n } damage on this card
cost-harm-this-horror = put { $n } horror on this card
cost-doom = place { $n } doom in your space

## Conditions, after “if”

if-sheet-clues = there { $n ->
    [1] is
   *[other] are
} at least { $n } { $n ->
    [one] clue
   *[other] clues
} on the scenario sheet
if-sheet-doom = there is at least { $n } doom on the scenario sheet
if-sheet-markers = there { $n ->
    [1] is
   *[other] are
} at least { $n } { $n ->
    [one] marker
   *[other] markers
} on the scenario sheet
if-sheet-together = clues and doom on the scenario sheet together come to at least { $n }
if-card-clues = there { $n ->
    [1] is
   *[other] are
} at least { $n } { $n ->
    [one] clue
   *[other] clues
} on this card
if-markers-shown = the { $colours } markers have been turned face up
if-mended = at least { $n } { $n ->
    [one] scar is
   *[other] scars are
} mended
if-in-codex = archive card { $number } is in the codex
if-in-codex-turned = archive card { $number } lies on its back in the codex
if-at = you are { $where-in }
if-in = you are { $where-in }
either = { $first } or { $last }
    .in = { $first-in } or { $last-in }
if-marker-here = there is a face-down marker in your space
if-marker-here-colour = there is a { $colour } marker in your space
if-anomaly-here = there is an anomaly in your neighborhood
if-money-below = you have less than ${ $n }
if-having = you have { $what-a }
if-having-no = you do not have { $what-a }
if-having-clues = you have clues
if-having-no-clues = you have no clues
if-having-card = you have “{ $card }”
if-having-no-card = you do not have “{ $card }”
if-monster-worshiper = the monster is a worshiper of Umôrdhoth
if-monster-kind = the monster is { $monster-the }
if-monster-trait = the monster is { $trait-a }
if-monster-trait-common = the monster is { $trait-a } and not epic
if-monster-here = the monster is in your space
if-no-scar-here = there is no scar in this neighborhood
if-no-scar-here-mended = there is no scar in this neighborhood, not even a mended one
if-at-focus-limit = you have as many focus tokens as your limit allows
if-about-this = it happened to this card
if-about-this-or-you = it happened to you or to this card
if-somebody-joined = anybody has joined the Lodge
if-nobody-joined = nobody has joined the Lodge
if-profane-ritual = there are at least 3 clues on the scenario sheet and no markers on the board
if-at-least = it was at least { $n }

## For whom, after “for”

each-leader = the leader
each-at-marker = each investigator in the space of the { $colour } marker

## What is counted, after “for”

per-doom-here = each doom in your space
per-clue-here = each clue in your neighborhood
per-clue-around = each clue that you have or that is in your neighborhood
per-monster-here = each monster in your neighborhood
per-rolled = each pip rolled
per-free-hand = a free hand

## Effects made of others

effect-if-bought = { $buy } If you buy anything: { DECAPITALIZE($then-clause) }
    .clause = { CLAUSE($buy) }; if you buy anything: { DECAPITALIZE($then-clause) }
    .do = { $buy-do }; if you buy anything, { DECAPITALIZE($then-do) }
effect-pay-again = You may { $cost } as often as you like. Each time: { DECAPITALIZE($then-clause) }
    .clause = you may { $cost } as often as you like; each time: { DECAPITALIZE($then-clause) }
    .do = { $cost } as often as you like; each time, { DECAPITALIZE($then-do) }
effect-for-each-held-item = For each of your items: if you do not discard it, { DECAPITALIZE($then-clause) }
    .do = for each of your items, discard it or { DECAPITALIZE($then-do) }
effect-for-each-held-spell = For each of your spells: if you do not discard it, { DECAPITALIZE($then-clause) }
    .do = for each of your spells, discard it or { DECAPITALIZE($then-do) }
effect-for-each-clue = For each of your clues: if you do not discard it, { DECAPITALIZE($then-clause) }
    .do = for each of your clues, discard it or { DECAPITALIZE($then-do) }
