# Arkham Horror (Third Edition) in English: what is asked, what can be answered, and why something cannot be done.
# verb-…: the heading of several options; .group names it, .short is what is left to say under it.

## Headings of options

verb-cast = Cast a spell
verb-component-action = Perform a component action
verb-extra-action = Gain an additional action
verb-buy = Buy
verb-assign-damage = Assign damage
verb-assign-horror = Assign horror
verb-take = Take over
verb-pass = Hand over
verb-more-dice = Gain dice
verb-spend-focus = Spend focus to reroll
verb-spend-clue = Spend a clue to reroll
verb-reroll = Reroll
verb-raise = Add 1 to a die
verb-raise-remnant = Spend a remnant to add 1 to a die
verb-add-successes = Add successes
verb-give = Give
verb-ask = Take
verb-gain = Gain from the display
verb-by = Move with a card
verb-anomaly = An anomaly appears
verb-outbreak = An outbreak

## Turns and actions

prompt-next-turn = Who takes a turn next?
prompt-next-encounter = Who has an encounter next?
prompt-action = { $n ->
    [0] Your turn: no actions left. Anything else?
    [one] Your turn: what do you do ({ $n } action left)?
   *[other] Your turn: what do you do ({ $n } actions left)?
}
prompt-additional-action = Which additional action do you perform?
prompt-repeat = Which action do you perform again?
prompt-pass-on = Does another investigator perform the same action?
action-move = move
action-gather = gather resources
action-focus = focus
action-ward = ward
action-attack = attack
action-evade = evade
action-research = research
action-trade = trade
cause-move = Move
cause-gather = Gather resources
cause-focus = Focus
cause-ward = Ward
cause-attack = Attack
cause-evade = Evade
cause-research = Research
cause-trade = Trade
option-cast = cast “{ $card }”
    .group = { verb-cast }
    .short = { $card }
option-component-action = perform the action: { $card }
    .group = { verb-component-action }
    .short = { $card }
option-extra-action = gain an additional action: { $card }
    .group = { verb-extra-action }
    .short = { $card }
option-no-action = no more actions
option-end-turn = end your turn
option-done = done
option-no = no

## Moving

prompt-way = How do you move?
option-by = with “{ $card }”
    .group = { verb-by }
    .short = { $card }
option-on-foot = on foot
prompt-move = To which space do you move?
option-move-for = { $where } for ${ $n }
    .short = { $where-short } (${ $n })
option-stay = stay here

## Focus

prompt-focus = Which skill do you focus?
prompt-discard-focus = Which focus token do you discard?

## Monsters

prompt-attack = Which monster do you attack?
prompt-evade = Which monster do you disengage from?
prompt-hurt = Which monster suffers the damage?
prompt-trade-blows = Which monster do you take with you?
prompt-aim = Which monster is the spell aimed at?
prompt-activate = Which monster activates next?
prompt-attack-order = Which monster attacks first?
prompt-engage = Whom { $monster-gender ->
    [pl] do
   *[other] does
} { $monster-the } engage?
prompt-shield = Do you draw the monster away from { $who }?
option-shield = engage it yourself
prompt-destination = Several destinations are equally near: where { $monster-gender ->
    [pl] do
   *[other] does
} { $monster-the } go?
prompt-monster-way = Several ways are equally short: which one { $monster-gender ->
    [pl] do
   *[other] does
} { $monster-the } take?
prompt-spawn = Where does the monster spawn?
prompt-spawn-of = Where { $monster-gender ->
    [pl] do
   *[other] does
} { $monster-the } spawn?
prompt-sheet-clues = How many clues of the scenario sheet do you spend for more damage?
option-sheet-clues = { $n ->
    [0] no clues
    [one] { $n } clue
   *[other] { $n } clues
}

## Clues and trading

prompt-research = How many clues do you research?
option-research = { $n ->
    [0] no clues
    [one] { $n } clue
   *[other] { $n } clues
}
prompt-trade = What changes hands?
option-give = give “{ $what }” to { $who }
    .group = { verb-give }
    .short = “{ $what }” to { $who }
option-give-money = give $1 to { $who }
    .group = { verb-give }
    .short = $1 to { $who }
option-give-clues = give 1 clue to { $who }
    .group = { verb-give }
    .short = 1 clue to { $who }
option-give-remnants = give 1 remnant to { $who }
    .group = { verb-give }
    .short = 1 remnant to { $who }
option-take = take “{ $what }” from { $who }
    .group = { verb-ask }
    .short = “{ $what }” from { $who }
option-take-money = take $1 from { $who }
    .group = { verb-ask }
    .short = $1 from { $who }
option-take-clues = take 1 clue from { $who }
    .group = { verb-ask }
    .short = 1 clue from { $who }
option-take-remnants = take 1 remnant from { $who }
    .group = { verb-ask }
    .short = 1 remnant from { $who }
prompt-keep-clue = Do you discard a clue?
option-discard-clue = discard a clue
option-keep-clue = keep the clue
prompt-discard-clues = Whose clue is discarded?
option-from-sheet = from the scenario sheet

## Cards and money

prompt-gain-item = Which item do you gain?
option-gain = gain “{ $card }” from the display
    .group = { verb-gain }
    .short = { $card }
option-item-deck = the first suitable item of the deck
prompt-buy = What do you buy?
option-buy = buy “{ $card }” for ${ $n }
    .group = { verb-buy }
    .short = { $card } (${ $n })
option-clear-display = buy nothing and discard up to 2 cards of the display
prompt-clear-display = Which card of the display do you discard?
prompt-discard = Which card do you discard?
prompt-keep-or-discard = Do you discard “{ $card }”?
option-discard = discard “{ $card }”
option-keep = keep “{ $card }”
prompt-join = Whom do you play now?
prompt-starting-cards = What do you start with?
option-no-card = without another card
option-both-cards = “{ $one }” and “{ $other }”

## Damage and horror

prompt-assign-damage = You suffer { $n } damage: does an asset take any of it?
prompt-assign-horror = You suffer { $n } horror: does an asset take any of it?
option-assign-damage = “{ $card }” takes { $n } damage
    .group = { verb-assign-damage }
    .short = { $card }: { $n } damage
option-assign-horror = “{ $card }” takes { $n } horror
    .group = { verb-assign-horror }
    .short = { $card }: { $n } horror
option-assign-self = take it all yourself
prompt-prevent-damage = { $who } is about to suffer { $n } damage: do you prevent it?
prompt-prevent-horror = { $who } is about to suffer { $n } horror: do you prevent it?
option-not-prevent = do not prevent it
prompt-split = How much of it is damage, and how much horror?
option-split = { $damage } damage, { $horror } horror
prompt-heal = Who recovers?
prompt-exchange = With whom do you exchange damage or horror?
prompt-exchange-how = What changes places?
option-take-damage = take over { $n } damage
    .group = { verb-take }
    .short = { $n } damage
option-take-horror = take over { $n } horror
    .group = { verb-take }
    .short = { $n } horror
option-give-damage = hand over { $n } damage
    .group = { verb-pass }
    .short = { $n } damage
option-give-horror = hand over { $n } horror
    .group = { verb-pass }
    .short = { $n } horror

## Spells

prompt-cast = Do you cast the spell?
prompt-intervene = Do you cast a spell to help?
prompt-remnants = Casting costs { $n } horror: how many remnants do you spend to prevent it?
prompt-remnant-dice = How many remnants do you spend for additional dice?
option-remnants = { $n ->
    [0] no remnants
    [one] { $n } remnant
   *[other] { $n } remnants
}
prompt-blood-casting = What do you suffer for the spell? Damage gives you 2 more dice.
option-cast-horror = { $n } horror
option-cast-damage = { $n } damage

## Tests

prompt-hands = Which assets do you take in hand ({ $n ->
    [one] { $n } hand
   *[other] { $n } hands
} free)?
prompt-before-roll = { $skill-Nom } test, { $n } { $n ->
    [one] die
   *[other] dice
}: use anything before the roll?
option-more-dice = { $card }: +{ $n } { $n ->
    [one] die
   *[other] dice
}
    .group = { verb-more-dice }
    .short = { $card }: +{ $n }
option-roll = roll the dice
prompt-dice = { $skill-Nom } test: { $dice } ({ $n ->
    [0] no successes
    [one] { $n } success
   *[other] { $n } successes
}). Change the dice?
option-reroll-focus = spend focus ({ $skill }) to reroll a { $die }
    .group = { verb-spend-focus }
    .short = focus ({ $skill }): reroll a { $die }
option-reroll-focus-many = spend focus ({ $skill }) to reroll several dice
    .group = { verb-spend-focus }
    .short = focus ({ $skill }): reroll several dice
option-reroll-clue = spend a clue to reroll a { $die }
    .group = { verb-spend-clue }
    .short = a clue: reroll a { $die }
option-reroll = { $card }: reroll a { $die }
    .group = { verb-reroll }
    .short = { $card }: reroll a { $die }
option-reroll-all = { $card }: reroll all dice
    .group = { verb-reroll }
    .short = { $card }: reroll all dice
option-reroll-any = { $card }: reroll any dice
    .group = { verb-reroll }
    .short = { $card }: reroll any dice
option-raise = { $card }: add 1 to a { $die }
    .group = { verb-raise }
    .short = { $card }: +1 to a { $die }
option-raise-remnant = spend a remnant to add 1 to a { $die }
    .group = { verb-raise-remnant }
    .short = a remnant: +1 to a { $die }
option-add-successes = { $card }: +{ $n } { $n ->
    [one] success
   *[other] successes
}
    .group = { verb-add-successes }
    .short = { $card }: +{ $n }
prompt-which-dice = Which dice do you reroll?
option-die = a { $die }
prompt-roll = You have rolled { $dice }. Reroll?
option-reroll-roll = reroll: { $card }
option-keep-dice = keep the dice

## Doom, codex, order

prompt-doom = In which space is doom placed?
prompt-doom-order = Where is doom placed first?
prompt-street-doom = Doom cannot lie on a street: in which adjacent space is it placed?
prompt-remove-doom = From which space do you remove doom?
prompt-settle = What comes first?
option-anomaly = an anomaly appears { $where-in }
    .group = { verb-anomaly }
    .short = { $where-in }
option-outbreak = an outbreak { $where-in }
    .group = { verb-outbreak }
    .short = { $where-in }
prompt-reckoning = Reckoning: which effect is resolved next?
prompt-order = What is resolved next?
prompt-who = Which investigator?
prompt-scar = Where is the scar placed?
prompt-end-rumor = Who spends a clue to discard the rumor?
prompt-join-lodge = Do you make a Dark Pact and join the Lodge?
option-join-lodge = join the Lodge
prompt-lodge = Do you stay in the Lodge or leave it?
option-stay-in-lodge = stay in the Lodge
option-leave-lodge = leave the Lodge

## Why not

why-not-move = There is no space you could move to.
why-not-focus = You have focused every skill already.
why-not-ward = There is no doom in your space.
why-not-attack = There is no monster in your space.
why-not-evade = No monster is engaged with you.
why-not-research = You have no clues.
why-not-trade = There is nobody here to trade with.
