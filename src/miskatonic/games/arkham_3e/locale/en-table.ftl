# The table without a board, what tells things apart, and why something cannot be chosen.

mark-engaged = engaged with { $who }
mark-damage = { $n ->
    [0] unhurt
   *[other] { $n } damage
}
why-not-another-question = This is not what you are asked now.
why-not-used = You have done this already this round.
why-not-lent = It was already used this round before it was traded to you.
why-not-engaged = You are engaged: you can only attack, evade or focus, or do what says that it may be done while engaged.
why-not-move-first = Choose to move first.
why-not-too-far = That is too far away.
why-not-forbidden = A card of the codex keeps you out of this space.
why-not-no-target = There is nothing it could be aimed at.
why-not-no-effect = It would change nothing now.
why-not-passive = It has no action; it works by itself or when you are asked.
why-not-not-yours = It belongs to another investigator.
why-not-here = You are there already.
why-not-other-investigator = This is another investigator, who acts for themselves.
why-not-elsewhere = It is not in your space.
why-not-attack-first = Choose to attack first.
why-not-not-for-sale = Items are bought when an encounter or another effect allows it.
why-not-only-if = Only if { $when }.
overview-streets = Streets and other spaces
overview-codex = Scenario sheet and codex
overview-investigators = Investigators
overview-display = Display
overview-coming = Monsters about to spawn
overview-revealed = Cards to choose from
overview-unused = Investigators nobody plays yet
overview-beside = Beside the board
overview-own = { $who } (you)
overview-round = Round { $round }
phase-setup = Setup
phase-action = Action phase
phase-monster = Monster phase
phase-encounter = Encounter phase
phase-mythos = Mythos phase
overview-sheet-doom = Doom on the scenario sheet: { $count }
overview-sheet-clues = Clues on the scenario sheet: { $count }
overview-sheet-markers = Markers on the scenario sheet: { $count }
overview-center = Center
overview-anomaly = anomaly
overview-marker-hidden = face-down marker
overview-marker-white = white marker
overview-marker-blue = blue marker
overview-marker-red = red marker
overview-marker-mended = mended scar
overview-attached = attached to the deck: { $card }
overview-here = Here: { $who }
overview-doom = { $count } doom
overview-unstable = unstable
overview-ready = ready
overview-engaged = engaged
overview-exhausted = exhausted
overview-monster-health = health { $left } of { $most }
overview-engaged-with = engaged with { $who }
overview-monster-tests = attack { $attack }, evade { $evade }
overview-monster-harm = its attack: { $damage } damage, { $horror } horror
overview-modifier = { $n ->
    [1] +1
    [-1] −1
    [-2] −2
    [-3] −3
   *[other] { $n }
}
overview-remnant = leaves a remnant
overview-health = health { $left } of { $most }
overview-sanity = sanity { $left } of { $most }
overview-at = { $where-in }
fate-defeated = defeated
fate-devoured = devoured
fate-retired = retired
fate-out = out of the game
overview-skill = { $skill } { $n }
overview-focus = focused: { $skill }
overview-money = ${ $count }
overview-clues = { $count ->
    [one] { $count } clue
   *[other] { $count } clues
}
overview-remnants = { $count ->
    [one] { $count } remnant
   *[other] { $count } remnants
}
overview-delayed = delayed
overview-leader = leader
overview-damage = { $count } damage
overview-horror = { $count } horror
overview-under = { $count ->
    [one] { $count } card
   *[other] { $count } cards
} face down under it
overview-value = ${ $n }
overview-hands = { $n ->
    [one] { $n } hand
   *[other] { $n } hands
}
overview-holds-health = health { $n }
overview-holds-sanity = sanity { $n }
overview-casting = casting costs { $n } horror
overview-cup = Mythos cup
overview-token = { $token }: { $count }
overview-drawn = drawn: { $token } ({ $count })
overview-next-event = top card: { $where }
overview-count = { $count }
deck-event = Event deck
deck-monster = Monster deck
deck-headline = Headline deck
deck-item = Item deck
deck-ally = Ally deck
deck-spell = Spell deck
deck-neighborhood = Deck: { $where }
deck-street = Street deck
deck-anomaly = Anomaly deck
