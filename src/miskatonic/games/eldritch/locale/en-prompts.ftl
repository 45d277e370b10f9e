# Eldritch Horror in English: what is asked, what can be answered, and why something cannot be done.

## Actions

prompt-action = { $n ->
    [0] Your turn: no actions left. Anything else?
    [one] Your turn: what do you do ({ $n } action left)?
   *[other] Your turn: what do you do ({ $n } actions left)?
}
prompt-additional-action = Which additional action do you perform?
action-travel = travel
action-rest = rest
action-prepare = prepare for travel
action-acquire = acquire assets
action-trade = trade
cause-travel = Travel
cause-rest = Rest
cause-prepare = Prepare for travel
cause-acquire = Acquire assets
cause-trade = Trade
# .group is what is done, as the heading of the options that do it; .short what is left to say under it.
option-cast = cast “{ $card }”
    .group = Cast a spell
    .short = { $card }
option-component-action = perform the action: { $card }
    .group = Perform a component action
    .short = { $card }
option-local-action = perform the local action: { $card }
option-more-action = gain an additional action: { $card }
    .group = Gain an additional action
    .short = { $card }
option-no-action = no more actions
option-end-turn = end your turn
prompt-move = To which space?
prompt-travel-on = Spend a ticket to travel on?
option-by-train = by train { $where-to }
option-by-ship = by ship { $where-to }
option-stay = stay here
prompt-ticket = Which ticket do you take?
prompt-drop = You have two tickets already: which one do you discard?
prompt-too-many-tickets = You can keep only two tickets: which one do you discard?
prompt-loan = { $n ->
    [0] You have no successes.
    [one] You have { $n } success.
   *[other] You have { $n } successes.
} Do you take out a bank loan?
option-loan = take the loan: +{ $n } successes and a Debt
option-no-loan = do without the loan
prompt-buy = { $n ->
    [one] Which assets do you take ({ $n } success left)?
   *[other] Which assets do you take ({ $n } successes left)?
}
option-buy = acquire “{ $card }”
    .group = Acquire
    .short = { $card }
option-discard = discard “{ $card }” from the reserve
    .group = Discard from the reserve
    .short = discard “{ $card }”
option-done = done
prompt-receiver = Who receives it?

## Trading

prompt-partner = With whom?
prompt-trade = What does the trade with { $who } consist of?
prompt-only-give = What do you give { $who }?
prompt-only-take = What do you ask { $who } for?
option-give = give { $what }
    .group = Give
    .short = { $what }
option-take = ask for { $what }
    .group = Ask for
    .short = { $what }
option-propose = propose this trade
prompt-agree = { $takes-count ->
    [0] { $who } gives you { $gives } and asks for nothing in return. Do you agree?
   *[other] { $gives-count ->
        [0] { $who } asks you for { $takes } and gives nothing in return. Do you agree?
       *[other] { $who } gives you { $gives } and asks for { $takes }. Do you agree?
    }
}
option-agree = agree
option-refuse = refuse
piece-card = “{ $card }”
piece-clue = a clue
piece-train = a train ticket
piece-ship = a ship ticket
prompt-send = What do you give?
prompt-give-clues = How many clues do you give?
option-clues = { $n ->
    [0] no clues
    [one] { $n } clue
   *[other] { $n } clues
}
prompt-swap = Do you change places?
option-swap = change places

## Tests

prompt-before-roll = { $skill-Nom } test, { $n ->
    [one] { $n } die
   *[other] { $n } dice
}: use anything before the roll?
option-more-dice = { $card }: +{ $n ->
    [one] { $n } die
   *[other] { $n } dice
}
option-roll = roll the dice
prompt-dice = { $skill-Nom } test: { $dice } ({ $n ->
    [0] no successes
    [one] { $n } success
   *[other] { $n } successes
}). Change the dice?
option-reroll-clue = spend a clue to reroll: { $dice }
    .group = Reroll
    .short = the { $dice } again, for a clue
option-reroll = { $card }: reroll a { $die }
    .group = Reroll
    .short = the { $die } again, with { $card }
option-reroll-any = { $card }: reroll any dice
    .group = Reroll
    .short = any dice again, with { $card }
option-die = a { $die }
prompt-which-dice = Which dice do you reroll?
option-raise = { $card }: add 1 to a { $die }
    .group = Add 1 to a die
    .short = the { $die } plus 1, with { $card }
prompt-add-success = { $n ->
    [0] You have no successes.
    [one] You have { $n } success.
   *[other] You have { $n } successes.
} Spend a clue for another one?
option-spend-clue = spend a clue
option-enough = that is enough
prompt-sanity-dice = How much sanity do you spend for additional dice?
option-number = { $n }
prompt-spend = What do you spend instead of a clue?
option-sanity-for-clue = 1 sanity instead of a clue
option-only-clues = clues only
prompt-cast = Do you cast a spell?
option-no-spell = no spell
prompt-aim = What is the spell aimed at?

## Health and sanity

prompt-prevent-health = { $who } is about to lose { $n } health: do you prevent it?
prompt-prevent-sanity = { $who } is about to lose { $n } sanity: do you prevent it?
option-not-prevent = do not prevent it
prompt-marker = What has defeated you?
prompt-trade-health = How much health do you spend to recover as much sanity?
prompt-trade-sanity = How much sanity do you spend to recover as much health?
prompt-pass-lead = Who becomes the lead investigator?

## Encounters

prompt-encounter = Which encounter do you have?
encounter-general = a general encounter
    .group = Encounter
    .short = general
encounter-america = an encounter in America
    .group = Encounter
    .short = in America
encounter-europe = an encounter in Europe
    .group = Encounter
    .short = in Europe
encounter-asia = an encounter in Asia and Australia
    .group = Encounter
    .short = in Asia and Australia
encounter-research = a research encounter
    .group = Encounter
    .short = research
encounter-far-research = a research encounter from afar
    .group = Encounter
    .short = research from afar
encounter-other-world = an Other World encounter
    .group = Encounter
    .short = in an Other World
encounter-expedition = an expedition encounter
    .group = Encounter
    .short = expedition
encounter-final = a special encounter of the Final Mystery
option-no-encounter = no encounter
prompt-fight = Which monster do you fight now?
prompt-unseen = Do you pass the monsters unseen?
option-unseen = pass unseen
option-fight = fight
prompt-spare = Do you give something up instead of health?
option-lose-health = lose health
prompt-fly = Do you fly with the Byakhee? It costs 1 sanity and takes you 3 spaces, instead of another encounter.
option-fly = fly
option-no = no

## Choices on the board

prompt-nearest = Several spaces are equally near: which one is it?
prompt-random-space = No clue is left to draw: which space is it?
prompt-clue-where = Where does the clue appear?
prompt-gate = Which gate?
prompt-top = Which gate goes back on top? The other one goes to the bottom.
prompt-omen = Where does the omen token go?
prompt-who = Which investigator?
prompt-hunted = Whom does the monster attack?
prompt-carried = Whom does the monster carry off?
prompt-lured = Whom does the monster lure?
prompt-discard-monster = Which monster is discarded?
prompt-hurt-monster = Which monster loses health?
prompt-hurt-where = Where do the monsters lose health?
prompt-move-monster = Which monster do you move?
prompt-pull-monster = Which monster comes to your space?
prompt-monster-where = Where does the monster go?
prompt-hatch = Which monster appears?

## Cards and skills

prompt-gain-asset = Which asset do you gain?
prompt-discard = Which card do you discard?
prompt-keep = Which card do you keep? The others are discarded.
prompt-give-up = Do you discard anything?
prompt-improve = Which skill do you improve?
prompt-improve-again = Do you improve the same skill once more?
option-improve-again = improve { $skill } once more
prompt-retrain = { $n ->
    [0] Which skill’s improvement tokens do you give up?
    [one] { $n } improvement given up so far: which skill next?
   *[other] { $n } improvements given up so far: which skill next?
}

## Mythos and mysteries

prompt-order = What is resolved next?
prompt-reckoning = Reckoning: what comes next?
prompt-rumor = Which rumor is solved?
prompt-unsolve = Which solved mystery goes back into the deck?
prompt-clue-on-mystery = Do you spend the clue you have gained and put it on the mystery?
option-clue-on-mystery = put it on the mystery
prompt-group-clues = Who spends a clue?
prompt-end-of-mythos = The Mythos phase ends: what comes first?
end-mystery = solve the mystery
end-replace = new investigators join
end-lead = pass on the lead
prompt-lead = Who is the lead investigator next round?
option-keep-lead = keep the lead
prompt-join = Whom do you play now?

## Why not

why-not-detained = You are detained and cannot move.
why-not-monster = Not with a monster on your space.
why-not-rest = A Mythos card in play forbids resting.
why-not-city = Only on a city space.
why-not-no-path = No train or ship leaves from here.
why-not-alone = There is nobody here to trade with.
