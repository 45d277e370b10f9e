# The table without a board, what tells things apart, and why something cannot be chosen.

mark-lost = { $n ->
    [0] unhurt
   *[other] { $n } health lost
}
why-not-another-question = This is not what you are asked now.
why-not-used = You have done this already this round.
why-not-detained-actions = You are detained: you can only try to get free.
why-not-travel-first = Choose to travel first.
why-not-too-far = No path leads there from your space.
why-not-no-ticket = You have no ticket for that path.
why-not-no-target = There is nothing it could be aimed at.
why-not-no-effect = It would change nothing now.
why-not-passive = It has no action; it works by itself or when you are asked.
why-not-acquire-first = Choose to acquire assets first.
why-not-not-yours = It belongs to another investigator.
why-not-in-encounters = This is met in the encounter phase.
why-not-elsewhere = It is not on your space.
why-not-only-if = Only if { $when }.
overview-world = The world
overview-elsewhere = Quiet spaces
overview-investigators = Investigators
overview-mystery = Mystery and Mythos cards in play
overview-reserve = Reserve
overview-unused = Investigators nobody plays yet
overview-beside = Beside the board
overview-own = { $who } (you)
overview-round = Round { $round }
overview-doom = Doom { $doom }
overview-awake = The Ancient One is awake
overview-omen = Omen: { $omen }
overview-solved = Mysteries solved: { $count }
overview-here = Here: { $who }
overview-expedition = The active expedition
overview-mystery-token = the mystery token
overview-rumor = rumor: { $card }
overview-eldritch = { $count ->
    [one] { $count } Eldritch token
   *[other] { $count } Eldritch tokens
}
overview-sheet = { $by ->
    [cthulhu] { $count ->
        [one] { $count } sanity token
       *[other] { $count } sanity tokens
    }
   *[other] { overview-eldritch }
}
overview-clue = Clue
overview-gate = Gate ({ $omen })
overview-toughness = toughness { $left } of { $most }
overview-epic = Epic
overview-fallen = defeated, with what is left behind
overview-health = health { $left } of { $most }
overview-sanity = sanity { $left } of { $most }
overview-skill = { $skill } { $n }
overview-clues = { $count ->
    [one] { $count } clue
   *[other] { $count } clues
}
overview-trains = train tickets: { $count }
overview-ships = ship tickets: { $count }
overview-delayed = delayed
overview-lead = lead investigator
overview-defeated = defeated
overview-devoured = devoured
overview-eliminated = out of the game
overview-back = On its back: { $text }
overview-value = value { $n }
overview-goal-tokens = Eldritch tokens: { $have } of { $need }
overview-goal-clues = clues: { $have } of { $need }
overview-goal-gates = gates: { $have } of { $need }
overview-goal-toughness = toughness: { $have } of { $need }
overview-goal-epic = { $have ->
    [0] the Epic monster is undefeated
   *[other] the Epic monster is defeated
}
overview-count = { $count }
overview-cup = Monster cup
overview-gates = Gate stack
overview-pool = Clue pool
