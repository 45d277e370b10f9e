# What effects say. The value is a sentence; .do is the same as something one may do; .bare is the sentence without its end.
# “This space” is where the effect happens, “your space” where the investigator is.

## Losing, recovering, gaining

effect-lose-health = { CAPITALIZE(effect-lose-health.do) }.
    .do = lose { $n } health
    .they = loses { $n } health
effect-lose-sanity = { CAPITALIZE(effect-lose-sanity.do) }.
    .do = lose { $n } sanity
    .they = loses { $n } sanity
effect-lose-both = { CAPITALIZE(effect-lose-both.do) }.
    .do = lose { $n } health and { $n } sanity
    .they = loses { $n } health and { $n } sanity
effect-recover-health = { CAPITALIZE(effect-recover-health.do) }.
    .do = recover { $n } health
    .they = recovers { $n } health
effect-recover-sanity = { CAPITALIZE(effect-recover-sanity.do) }.
    .do = recover { $n } sanity
    .they = recovers { $n } sanity
effect-recover-health-all = { CAPITALIZE(effect-recover-health-all.do) }.
    .do = recover all health
effect-recover-sanity-all = { CAPITALIZE(effect-recover-sanity-all.do) }.
    .do = recover all sanity
effect-prevent = { CAPITALIZE(effect-prevent.do) }.
    .do = prevent { $n } of this loss
effect-prevent-instead = { CAPITALIZE(effect-prevent-instead.do) }.
    .do = prevent { $n } of this loss, in place of what the spell has prevented so far
effect-devour = { CAPITALIZE(effect-devour.do) }.
    .do = you are devoured
    .they = is devoured
effect-gain-clues = { CAPITALIZE(effect-gain-clues.do) }.
    .do = gain { $n } { $n ->
        [one] clue
       *[other] clues
    }
    .they = gains { $n } { $n ->
        [one] clue
       *[other] clues
    }
effect-gain-named-condition = { CAPITALIZE(effect-gain-named-condition.do) }.
    .do = gain the { $card } condition
    .they = gains the { $card } condition
effect-gain-condition = { CAPITALIZE(effect-gain-condition.do) }.
    .do = gain { $trait-a }
    .they = gains { $trait-a }
effect-discard-card = { CAPITALIZE(effect-discard-card.do) }.
    .do = discard your { $card } condition
effect-discard-condition = { CAPITALIZE(effect-discard-condition.do) }.
    .do = discard { $trait-a } of your choice
effect-discard-any-condition = { CAPITALIZE(effect-discard-any-condition.do) }.
    .do = discard one of your conditions
effect-gain-card = { CAPITALIZE(effect-gain-card.do) }.
    .do = gain the card “{ $card }”
effect-gain-spell = { CAPITALIZE(effect-gain-spell.do) }.
    .do = gain { $n } { $n ->
        [one] spell
       *[other] spells
    }
    .they = gains { $n } { $n ->
        [one] spell
       *[other] spells
    }
effect-gain-spell-trait = { CAPITALIZE(effect-gain-spell-trait.do) }.
    .do = gain { $n } { $trait } { $n ->
        [one] spell
       *[other] spells
    }
effect-gain-artifact = { CAPITALIZE(effect-gain-artifact.do) }.
    .do = gain { $n } { $n ->
        [one] artifact
       *[other] artifacts
    }
    .they = gains { $n } { $n ->
        [one] artifact
       *[other] artifacts
    }
effect-gain-artifact-trait = { CAPITALIZE(effect-gain-artifact-trait.do) }.
    .do = gain { $n } { $trait } { $n ->
        [one] artifact
       *[other] artifacts
    }
effect-gain-asset-deck = { CAPITALIZE(effect-gain-asset-deck.do) }.
    .do = gain { $trait-a } from the deck
    .they = gains { $trait-a } from the deck
    .bare = { CAPITALIZE(effect-gain-asset-deck.do) }
effect-gain-asset-reserve = { CAPITALIZE(effect-gain-asset-reserve.do) }.
    .do = gain { $trait-a } of your choice from the reserve
    .bare = { CAPITALIZE(effect-gain-asset-reserve.do) }
effect-gain-asset-reserve-or-discard = { CAPITALIZE(effect-gain-asset-reserve-or-discard.do) }.
    .do = gain { $trait-a } of your choice from the reserve or the discard pile
    .bare = { CAPITALIZE(effect-gain-asset-reserve-or-discard.do) }
effect-improve = { CAPITALIZE(effect-improve.do) }.
    .do = improve { $skill }
effect-improve-any = { CAPITALIZE(effect-improve-any.do) }.
    .do = improve a skill of your choice
    .they = improves a skill of their choice
effect-discard-possession = { CAPITALIZE(effect-discard-possession.do) }.
    .do = discard { $n ->
        [1] { $what-a }
       *[other] { $n } { $what-plural }
    }
    .they = discards { $n ->
        [1] { $what-a }
       *[other] { $n } { $what-plural }
    }
effect-discard-all-but-one = { CAPITALIZE(effect-discard-all-but-one.do) }.
    .do = discard all your { $what-plural } but one
effect-discard-clues = { CAPITALIZE(effect-discard-clues.do) }.
    .do = discard { $n } of your clues
effect-discard-clues-all = { CAPITALIZE(effect-discard-clues-all.do) }.
    .do = discard all your clues
    .they = discards all their clues
effect-give-up-items = { CAPITALIZE(effect-give-up-items.do) }.
    .do = you may discard any number of your items
effect-give-up-spells = { CAPITALIZE(effect-give-up-spells.do) }.
    .do = you may discard any number of your spells
effect-lose-to-magic = { CAPITALIZE(effect-lose-to-magic.do) }.
    .do = lose 1 sanity for each spell you have, and if you lost any, gain a madness condition
effect-steal = { CAPITALIZE(effect-steal.do) }.
    .do = gain an item from the deck and test observation; if the result is lower than the value of the item, discard it and gain the Detained condition

## Moving, acting

effect-move = { CAPITALIZE(effect-move.do) }.
    .do = move { $n } { $n ->
        [one] space
       *[other] spaces
    }
effect-move-up-to = { CAPITALIZE(effect-move-up-to.do) }.
    .do = move up to { $n } { $n ->
        [one] space
       *[other] spaces
    }
effect-move-to-nearest = { CAPITALIZE(effect-move-to-nearest.do) }.
    .do = move to { $type-nearest }
effect-move-toward-gate = { CAPITALIZE(effect-move-toward-gate.do) }.
    .do = move one space toward the nearest gate
effect-move-to = { CAPITALIZE(effect-move-to.do) }.
    .do = move { $where-to }
    .they = moves { $where-to }
effect-move-anywhere = { CAPITALIZE(effect-move-anywhere.do) }.
    .do = move to any space
    .they = moves to any space
effect-move-to-clue-or-gate = { CAPITALIZE(effect-move-to-clue-or-gate.do) }.
    .do = move to any space with a clue or a gate
effect-sail = { CAPITALIZE(effect-sail.do) }.
    .do = move one space along a ship path
effect-additional-action = { CAPITALIZE(effect-additional-action.do) }.
    .do = perform one additional action
    .they = performs one additional action
effect-byakhee-flight = { CAPITALIZE(effect-byakhee-flight.do) }.
    .do = if you like, lose 1 sanity and move 3 spaces instead of having another encounter
effect-send-clues = { CAPITALIZE(effect-send-clues.do) }.
    .do = give any number of your clues to one other investigator anywhere
effect-send-items = { CAPITALIZE(effect-send-items.do) }.
    .do = give any number of your items to one other investigator anywhere
effect-swap-minds = { CAPITALIZE(effect-swap-minds.do) }.
    .do = trade with another investigator anywhere; the two of you may then change places
effect-share-clues = { CAPITALIZE(effect-share-clues.do) }.
    .do = choose another investigator anywhere; each of you may give the other any number of clues
effect-retrain = { CAPITALIZE(effect-retrain.do) }.
    .do = return any number of your improvement tokens and improve as many skills
effect-read-gates = { CAPITALIZE(effect-read-gates.do) }.
    .do = look at the top two gates of the stack, put one of them back on top and the other at the bottom
effect-trade-health = { CAPITALIZE(effect-trade-health.do) }.
    .do = spend any amount of health and recover as much sanity
effect-trade-sanity = { CAPITALIZE(effect-trade-sanity.do) }.
    .do = spend any amount of sanity and recover as much health
effect-read-back = { CAPITALIZE(effect-read-back.do) }.
    .do = look at the back of that card
effect-pass-unseen = { CAPITALIZE(effect-pass-unseen.do) }.
    .do = choose an encounter as if there were no monsters on your space
effect-research-elsewhere = { CAPITALIZE(effect-research-elsewhere.do) }.
    .do = have a research encounter with the chosen clue as if you were on its space
effect-research-die = { CAPITALIZE(effect-research-die.do) }.
    .do = roll 1 additional die for the tests of that research encounter
effect-conjure-several = { CAPITALIZE(effect-conjure-several.do) }.
    .do = gain any number of items and trinkets from the reserve, worth together no more than the result
effect-combat-bonus = { CAPITALIZE(effect-combat-bonus.do) }.
    .do = gain +{ $n } { $skill } for this combat encounter
effect-combat-reroll = { CAPITALIZE(effect-combat-reroll.do) }.
    .do = reroll one die of the strength test of this combat encounter

## Doom, omen, gates, clues

effect-advance-doom = { CAPITALIZE(effect-advance-doom.do) }.
    .do = advance doom by { $n }
effect-retreat-doom = { CAPITALIZE(effect-retreat-doom.do) }.
    .do = retreat doom by { $n }
effect-advance-omen = { CAPITALIZE(effect-advance-omen.do) }.
    .do = advance the omen{ $n ->
        [1] {""}
        [2] {" "}twice
       *[other] {" "}{ $n } times
    }
effect-set-omen = { CAPITALIZE(effect-set-omen.do) }.
    .do = move the omen to any space of its track; doom does not advance
effect-turn-omen-back = { CAPITALIZE(effect-turn-omen-back.do) }.
    .do = move the omen one space back, then advance doom by 1 for each gate that matches it
effect-place-omen-token = { CAPITALIZE(effect-place-omen-token.do) }.
    .do = place an Eldritch token on the green comet of the omen track
effect-discard-omen-token = { CAPITALIZE(effect-discard-omen-token.do) }.
    .do = discard an Eldritch token from the omen track
effect-spawn-clues = { CAPITALIZE(effect-spawn-clues.do) }.
    .do = spawn { $n } { $n ->
        [one] clue
       *[other] clues
    }
effect-spawn-clues-chosen = { CAPITALIZE(effect-spawn-clues-chosen.do) }.
    .do = spawn { $n } { $n ->
        [one] clue
       *[other] clues
    } on { $n ->
        [1] a space of your choice
       *[other] spaces of your choice
    }
effect-gain-this-clue = { CAPITALIZE(effect-gain-this-clue.do) }.
    .do = gain this clue
effect-discard-this-clue = { CAPITALIZE(effect-discard-this-clue.do) }.
    .do = discard this clue
effect-move-this-clue = { CAPITALIZE(effect-move-this-clue.do) }.
    .do = move this clue to { $type-nearest }
effect-move-clues = { CAPITALIZE(effect-move-clues.do) }.
    .do = move each clue on the board to { $type-nearest }
effect-discard-board-clues = { CAPITALIZE(effect-discard-board-clues.do) }.
    .do = discard all clues on the board
effect-spawn-gates = { CAPITALIZE(effect-spawn-gates.do) }.
    .do = spawn { $n } { $n ->
        [one] gate
       *[other] gates
    }
effect-close-gate = { CAPITALIZE(effect-close-gate.do) }.
    .do = close this gate
effect-discard-gate = { CAPITALIZE(effect-discard-gate.do) }.
    .do = discard a gate of your choice
effect-consume-gate = { CAPITALIZE(effect-consume-gate.do) }.
    .do = the lead investigator discards a gate of their choice; if it does not match the current omen, doom advances by 1
effect-discard-gates-of-omen = { CAPITALIZE(effect-discard-gates-of-omen.do) }.
    .do = discard each gate that matches the current omen and advance doom by 1 for each
effect-gate-on-sheet = { CAPITALIZE(effect-gate-on-sheet.do) }.
    .do = put the gate on your space onto the sheet of the Ancient One

## Monsters

effect-spawn-monster = { CAPITALIZE(effect-spawn-monster.do) }.
    .do = spawn { $n } { $n ->
        [one] monster
       *[other] monsters
    } on this space
effect-spawn-kind = { CAPITALIZE(effect-spawn-kind.do) }.
    .do = spawn { $monster-a } on this space
effect-spawn-kind-or-any = { CAPITALIZE(effect-spawn-kind-or-any.do) }.
    .do = spawn { $monster-a } on this space, or a monster from the cup if there is none
effect-spawn-epic = { CAPITALIZE(effect-spawn-epic.do) }.
    .do = spawn { $monster-a } { $where-in }
effect-ambush = { CAPITALIZE(effect-ambush.do) }.
    .do = a monster attacks from ambush
    .they = is ambushed by a monster
effect-ambush-kind = { CAPITALIZE(effect-ambush-kind.do) }.
    .do = { $monster-a } { $monster-gender ->
        [pl] attack
       *[other] attacks
    } from ambush
    .they = is ambushed by { $monster-a }
effect-fight-that-monster = { CAPITALIZE(effect-fight-that-monster.do) }.
    .do = have a combat encounter with that monster
effect-fight-kind = { CAPITALIZE(effect-fight-kind.do) }.
    .do = have a combat encounter with { $monster-the }
    .they = has a combat encounter with { $monster-the }
effect-fight-all-here = { CAPITALIZE(effect-fight-all-here.do) }.
    .do = have a combat encounter with each monster on your space, in any order
effect-call-monster = { CAPITALIZE(effect-call-monster.do) }.
    .do = move { $monster-a } from anywhere on the board to your space
effect-discard-this-monster = { CAPITALIZE(effect-discard-this-monster.do) }.
    .do = discard this monster
    .they = is discarded
effect-discard-monster = { CAPITALIZE(effect-discard-monster.do) }.
    .do = discard a monster of your choice that is not Epic
effect-discard-monster-here = { CAPITALIZE(effect-discard-monster-here.do) }.
    .do = discard a monster on your space that is not Epic
effect-discard-monster-at-gate = { CAPITALIZE(effect-discard-monster-at-gate.do) }.
    .do = discard a monster that is not Epic on a space with a gate
effect-hurt-monster = { CAPITALIZE(effect-hurt-monster.do) }.
    .do = a monster of your choice loses { $n } health
effect-hurt-monster-here = { CAPITALIZE(effect-hurt-monster-here.do) }.
    .do = a monster of your choice on your space loses { $n } health
effect-hurt-monsters-in-a-space = { CAPITALIZE(effect-hurt-monsters-in-a-space.do) }.
    .do = each monster on a space of your choice loses { $n } health
effect-hurt-this = { CAPITALIZE(effect-hurt-this.do) }.
    .do = the monster loses { $n } health
    .they = loses { $n } health
effect-hurt-this-instead = { CAPITALIZE(effect-hurt-this-instead.do) }.
    .do = the monster loses { $n } health, in place of what the spell has cost it so far
effect-defeat-this = { CAPITALIZE(effect-defeat-this.do) }.
    .do = defeat the monster
    .they = is defeated
effect-heal-this = { CAPITALIZE(effect-heal-this.do) }.
    .do = the monster recovers { $n } health
    .they = recovers { $n } health
effect-heal-this-all = { CAPITALIZE(effect-heal-this-all.do) }.
    .do = the monster recovers all health
    .they = recovers all health
effect-move-monster = { CAPITALIZE(effect-move-monster.do) }.
    .do = move a monster of your choice that is not Epic to any other space
effect-pull-monster = { CAPITALIZE(effect-pull-monster.do) }.
    .do = move a monster of your choice that is not Epic to your space
effect-move-cultist = { CAPITALIZE(effect-move-cultist.do) }.
    .do = move a Cultist from your space to any other space
effect-move-this = { CAPITALIZE(effect-move-this.do) }.
    .do = this monster moves { $where-to }
effect-hunt = { CAPITALIZE(effect-hunt.do) }.
    .do = this monster moves to the nearest investigator, who has a combat encounter with it
effect-carry-off = { CAPITALIZE(effect-carry-off.do) }.
    .do = this monster carries an investigator off its space to an adjacent one, and that investigator becomes delayed; if there is none, it moves 2 spaces toward the nearest investigator
effect-lure = { CAPITALIZE(effect-lure.do) }.
    .do = the nearest investigator moves one space toward this monster
effect-take-nearest-clue = { CAPITALIZE(effect-take-nearest-clue.do) }.
    .do = discard the nearest clue and move this monster to its space
effect-rise-as = { CAPITALIZE(effect-rise-as.do) }.
    .do = discard this monster and spawn { $monster-a } on its space
effect-hatch = { CAPITALIZE(effect-hatch.do) }.
    .do = discard this monster and spawn on its space a Goat Spawn or a Dark Young that was set aside
effect-gather-toward = { CAPITALIZE(effect-gather-toward.do) }.
    .do = this monster moves one space toward { $monster-the }
effect-gather-at = { CAPITALIZE(effect-gather-at.do) }.
    .do = all monsters of the kinds { $kinds } move { $where-to }
effect-blood-price = { CAPITALIZE(effect-blood-price.do) }.
    .do = discard a monster of your choice that is not Epic and lose as much health as its toughness
effect-overrun = { CAPITALIZE(effect-overrun.do) }.
    .do = spawn a monster on the space of this rumor; if there are then 4 or more, doom advances to 0 and the rumor is solved

## Cards, Mythos cards, mysteries

effect-discard-this = { CAPITALIZE(effect-discard-this.do) }.
    .do = discard this card
effect-turn-this = { CAPITALIZE(effect-turn-this.do) }.
    .do = flip this card
effect-solve-rumor = { CAPITALIZE(effect-solve-rumor.do) }.
    .do = solve this rumor
effect-solve-a-rumor = { CAPITALIZE(effect-solve-a-rumor.do) }.
    .do = solve a rumor in play
effect-discard-tokens = { CAPITALIZE(effect-discard-tokens.do) }.
    .do = discard { $n } Eldritch { $n ->
        [one] token
       *[other] tokens
    } from this card
effect-place-health-token = { CAPITALIZE(effect-place-health-token.do) }.
    .do = place 1 health token on this card
effect-discard-this-mythos = { CAPITALIZE(effect-discard-this-mythos.do) }.
    .do = discard this card
effect-draw-rumor = { CAPITALIZE(effect-draw-rumor.do) }.
    .do = draw a random rumor from the box and resolve it
effect-lose-game = { CAPITALIZE(effect-lose-game.do) }.
    .do = the investigators lose the game
effect-reckon-monsters = { CAPITALIZE(effect-reckon-monsters.do) }.
    .do = resolve the reckoning effects of all monsters
effect-reckon-mythos = { CAPITALIZE(effect-reckon-mythos.do) }.
    .do = resolve the reckoning effects of all Mythos cards in play
effect-reckon-conditions = { CAPITALIZE(effect-reckon-conditions.do) }.
    .do = resolve the reckoning effects of all conditions as if each die showed { $die }
effect-reckon-condition = { CAPITALIZE(effect-reckon-condition.do) }.
    .do = resolve the reckoning effect of { $card } as if the die showed { $die }
effect-lose-expeditions = { CAPITALIZE(effect-lose-expeditions.do) }.
    .do = return every card of the active expedition to the box and shuffle the expedition deck
effect-lose-expeditions-or-game = { CAPITALIZE(effect-lose-expeditions-or-game.do) }.
    .do = return every card of the active expedition to the box; if no expedition card is left, the investigators lose the game
effect-lose-assets = { CAPITALIZE(effect-lose-assets.do) }.
    .do = return to the box every asset in the deck, the discard pile and the reserve whose value is at least the number of Eldritch tokens on this card
effect-empty-reserve = { CAPITALIZE(effect-empty-reserve.do) }.
    .do = discard all cards in the reserve
effect-refill-reserve = { CAPITALIZE(effect-refill-reserve.do) }.
    .do = refill the reserve
effect-other-world-here = { CAPITALIZE(effect-other-world-here.do) }.
    .do = have an Other World encounter; an effect that would close the gate solves this rumor instead
effect-unsolve-mystery = { CAPITALIZE(effect-unsolve-mystery.do) }.
    .do = shuffle a random solved mystery back into its deck
effect-unsolve-chosen-mystery = { CAPITALIZE(effect-unsolve-chosen-mystery.do) }.
    .do = shuffle a solved mystery of the lead investigator’s choice back into its deck
effect-bury-fallen = { CAPITALIZE(effect-bury-fallen.do) }.
    .do = discard everything the defeated investigators had and return them to the box
effect-place-token-here = { CAPITALIZE(effect-place-token-here.do) }.
    .do = place an Eldritch token on your space if there is none
    .they = places an Eldritch token on their space if there is none
effect-place-token-at-sea = { CAPITALIZE(effect-place-token-at-sea.do) }.
    .do = place an Eldritch token on the nearest sea space without one
    .they = places an Eldritch token on the nearest sea space without one
effect-place-tokens = { CAPITALIZE(effect-place-tokens.do) }.
    .do = place one Eldritch token each on { $spaces }
effect-place-tokens-at-random = { CAPITALIZE(effect-place-tokens-at-random.do) }.
    .do = place { $n } Eldritch { $n ->
        [one] token on a random space
       *[other] tokens, each on a random space
    }
effect-token-on-mystery = { CAPITALIZE(effect-token-on-mystery.do) }.
    .do = place an Eldritch token on the mystery
effect-take-token = { CAPITALIZE(effect-take-token.do) }.
    .do = place the Eldritch token of your space on the mystery
effect-clue-on-mystery = { CAPITALIZE(effect-clue-on-mystery.do) }.
    .do = you may place a clue gained from this encounter on the mystery
effect-monster-on-mystery = { CAPITALIZE(effect-monster-on-mystery.do) }.
    .do = place the defeated monster on the mystery
effect-monster-on-rumor = { CAPITALIZE(effect-monster-on-rumor.do) }.
    .do = place the defeated monster on this rumor; once the monsters there have a total toughness of at least the number of players, the rumor is solved
effect-gate-on-mystery = { CAPITALIZE(effect-gate-on-mystery.do) }.
    .do = place the closed gate on the mystery
effect-token-on-sheet = { CAPITALIZE(effect-token-on-sheet.do) }.
    .do = place { $n } Eldritch { $n ->
        [one] token
       *[other] tokens
    } on the sheet of the Ancient One
effect-sanity-on-sheet = { CAPITALIZE(effect-sanity-on-sheet.do) }.
    .do = place { $n } sanity { $n ->
        [one] token
       *[other] tokens
    } on the sheet of the Ancient One

## What is tried

trial-skill-more = { CAPITALIZE(trial-skill-more.do) }.
    .do = test { $skill }{ $mod ->
        [0] {""}
        [1] {" "}(+1)
        [2] {" "}(+2)
        [-1] {" "}(−1)
        [-2] {" "}(−2)
        [-3] {" "}(−3)
       *[other] {" "}({ $mod })
    } and roll { $n } more { $n ->
        [one] die
       *[other] dice
    } for { $each }
trial-skill-fewer = { CAPITALIZE(trial-skill-fewer.do) }.
    .do = test { $skill }{ $mod ->
        [0] {""}
        [1] {" "}(+1)
        [2] {" "}(+2)
        [-1] {" "}(−1)
        [-2] {" "}(−2)
        [-3] {" "}(−3)
       *[other] {" "}({ $mod })
    } and roll { $n } { $n ->
        [one] die
       *[other] dice
    } fewer for { $each }
trial-die = { CAPITALIZE(trial-die.do) }.
    .do = roll 1 die
trial-die-within-players = { CAPITALIZE(trial-die-within-players.do) }.
    .do = roll 1 die; a number no higher than the number of players is a success
trial-skill-and-clues = { CAPITALIZE(trial-skill-and-clues.do) }.
    .do = test { $skill }; each clue you spend afterwards adds 1 to the result
trial-skill-and-sanity = { CAPITALIZE(trial-skill-and-sanity.do) }.
    .do = test { $skill }; each sanity you spend first gives you 1 more die

## Prices, after “you may”

cost-group-clues = spend { $n } { $n ->
    [one] clue
   *[other] clues
} as a group
cost-health = spend { $n } health
cost-sanity = spend { $n } sanity
cost-lose-health = lose { $n } health
cost-lose-sanity = lose { $n } sanity
cost-condition = gain the { $card } condition
cost-lead-condition = have the lead investigator gain the { $card } condition
cost-discard-card = discard your { $card } condition
cost-possession = discard { $n ->
    [1] { $what-a }
   *[other] { $n } { $what-plural }
}
cost-that-spell = discard that spell

## Conditions, after “if”

if-spells = you have { $n ->
    [1] a spell
   *[other] at least { $n } spells
}
if-on-board = there is { $monster-a } on the board
if-has = you have the { $card } condition
if-without = you do not have the { $card } condition
if-anothers-uncommon = another investigator has gained a condition that is not a common one
if-has-condition = you have a condition
if-on = you are { $type-in }
if-here = there is { $monster-a } on your space
if-monster-here = there is a monster on your space
if-no-clues = you have no clues
if-no-four = none of the dice shows a 4
if-not-epic = the monster is not Epic
if-at-rumor = you are on the space of this rumor
if-on-token = there is an Eldritch token on your space
if-gate-matches-omen = the gate matches the current omen
if-gate-of-omen = there is a gate that matches the current omen
if-in-other-world = you are having an Other World encounter
if-monsters = there are at least { $n } monsters on the board
if-monsters-reckon = there is a monster with a reckoning effect on the board
if-mythos-reckons = there is a Mythos card with a reckoning effect in play
if-rumor-in-play = there is a rumor in play
if-solved = at least one mystery is solved

## For whom, after “for”

each-lead = the lead investigator
each-active = the active investigator
each-chosen = the chosen investigator
each-investigator-here = each investigator on this space
each-other-here = each other investigator on this space
each-investigator-near = each investigator on this space or an adjacent one
each-investigator-near-expedition = each investigator on the space of the active expedition or an adjacent one
each-investigator-on = each investigator { $type-in }
each-investigator-at-gates = each investigator on a space with a gate
each-investigator-with = each investigator with the { $card } condition
each-one-with = one investigator of your choice with the { $card } condition
each-investigator-having = each investigator who has { $what-a }
each-investigator-having-on = each investigator { $type-in } who has { $what-a }
each-investigator-with-monster = each investigator on a space with { $monster-a }
each-one-here = one investigator of your choice on your space
each-one-other-ready = one other investigator of your choice who is not delayed
each-nearest-investigator = the nearest investigator
each-monster-here = each monster on your space
each-other-monster-here = each other monster on your space
each-monster = each monster on the board
each-space-with = each space with { $monster-a }
each-active-expedition = the space of the active expedition
each-random-space = a random space

## What is counted, after “for”

per-player = { $every ->
    [1] each player
   *[other] every { $every } players (rounded up)
}
per-player-less-tokens = each player beyond the number of health tokens on this card
per-spell = { $every ->
    [1] each spell you have
   *[other] every { $every } spells you have (rounded up)
}
per-possession = each of your { $what-plural }
    .they = each of their { $what-plural }
per-condition = each of your { $what-plural }
    .they = each of their { $what-plural }
per-lead-condition = each of the lead investigator’s { $what-plural }
per-gate = { $every ->
    [1] each gate on the board
   *[other] every { $every } gates on the board (rounded up)
}
per-gate-of-omen = each gate that matches the current omen
    .they = each gate that matches the current omen
per-rumor = each rumor in play
    .they = each rumor in play
per-cultist = each Cultist on the board
    .they = each Cultist on the board
per-health-token = each health token on this card
    .they = each health token on this card
per-sheet-token = each sanity token on the sheet of the Ancient One
    .they = each sanity token on the sheet of the Ancient One
per-lost = each point lost

## Effects made of others

effect-if-defeated = If you defeat it: { DECAPITALIZE($then-clause) }
    .clause = if you defeat it, { DECAPITALIZE($then-clause) }
    .do = if you defeat it, { DECAPITALIZE($then-do) }
effect-if-not-defeated = If you do not defeat it: { DECAPITALIZE($then-clause) }
    .clause = if you do not defeat it, { DECAPITALIZE($then-clause) }
    .do = if you do not defeat it, { DECAPITALIZE($then-do) }
effect-spawn-and-fight = Spawn 1 monster on your space and have a combat encounter with it. If you defeat it: { DECAPITALIZE($then-clause) } If you do not: { DECAPITALIZE($otherwise-clause) }
    .clause = spawn 1 monster on your space and have a combat encounter with it; if you defeat it, { CLAUSE($then-clause) }; if you do not, { DECAPITALIZE($otherwise-clause) }
    .do = spawn 1 monster on your space and have a combat encounter with it; if you defeat it, { DECAPITALIZE($then-do) }; if you do not, { DECAPITALIZE($otherwise-do) }
effect-of-value = { CAPITALIZE(effect-of-value.do) }.
    .do = { $effect-do }, with a value of no more than { $n }
effect-of-value-per = { CAPITALIZE(effect-of-value-per.do) }.
    .do = { $effect-do }, with a value of no more than { $n } for { $each }
either-trait = { $first } or { $last }
    .a = { $first-a } or { $last-a }
    .plural = { $first-plural } or { $last-plural }
