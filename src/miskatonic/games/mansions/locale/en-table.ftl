# The table without a board, how things are told apart, and why something cannot be chosen.

mark-damage = { $n ->
    [0] unhurt
   *[other] { $n } damage
}
mark-stunned = stunned
mark-number = no. { $n }
why-not-another-question = You are being asked about something else.
why-not-here = You are already there.
why-not-too-far = That is not adjacent to your space.
why-not-sealed = The door there is sealed.
why-not-barred = A barrier blocks the door.
why-not-lock-holds = You have failed at its Lock this turn: try again in your next turn.
why-not-no-moves = You have no Move left, and your Action is spent.
why-not-no-action = Your Action is spent.
why-not-hidden = You are hiding: come out first.
why-not-out-of-range = That is out of range of all you could attack with.
why-not-out-of-sight = You cannot see that space from here.
why-not-elsewhere = You are not in that room.
why-not-nothing-there = There are no cards left in this room.
why-not-dark = The room is dark: exploring it takes an unused Move as well.
why-not-used = That has been used and cannot be used again.
why-not-too-dear = There is not enough threat for that.
why-not-no-effect = That would change nothing now.
why-not-passive = There is nothing to do here: it works by itself, or when you are asked.
why-not-no-target = There is no target for that.
why-not-not-yours = That is not yours.
why-not-other-investigator = That is somebody else’s investigator.
why-not-only-if = Only if { $when }.
not-now-card = { $card }
not-now-move = Move
not-now-explore = Explore the room
not-now-attack = Attack a monster
overview-now = Under way
overview-house = The house
overview-investigators = Investigators
overview-keeper = The keeper’s things
overview-read = What was read out
overview-puzzles = Puzzles
overview-decks = Decks and figures
overview-unused = Investigators nobody has played yet
overview-own = { $who } (you)
overview-hand = Your hand
overview-the-keeper = The keeper
    .the = the keeper
overview-somebody = An investigator
    .the = the investigator
overview-round = Round { $round }
phase-setup = Set-up
phase-investigators = The investigators’ turns
phase-keeper = The keeper’s turn
overview-threat = Threat: { $count }
overview-time = time { $time } of { $at }
overview-target = passed with { $n } or less
overview-chance = chance { $percent } %
overview-fire = on fire
overview-darkness = dark
overview-cards = Cards of the room
overview-locked = locked: a Lock lies on top
overview-back-lock = Lock cards: { $count }
overview-back-obstacle = Obstacle cards: { $count }
overview-back-exploration = Exploration cards: { $count }
overview-exploration-cards = Exploration cards
overview-no-cards = no cards
overview-here = Here: { $who }
overview-altar = altar
overview-fireplace = fireplace
overview-hiding-place = hiding place
overview-ladder = ladder
overview-vent = vent
overview-barrier = Barrier
overview-corpses = Corpses: { $count }
overview-door = Door: { $where }
overview-door-out = Door out of the house
overview-sealed = sealed
overview-barred = blocked by a barrier
overview-front = awareness { $awareness }, horror rating { $horror }
overview-signed = { $n ->
    [0] 0
    [1] +1
    [2] +2
    [3] +3
    [4] +4
    [-1] −1
    [-2] −2
    [-3] −3
    [-4] −4
   *[other] { $n }
}
overview-monster-health = health { $left } of { $most }
overview-strikes = deals { $n } damage
overview-special = special attack: { $then }
overview-more-health = { $n } more health than its token shows
overview-stun = stun tokens: { $count }
overview-samples = samples: { $count }
overview-health = health { $left } of { $most }
overview-sanity = sanity { $left } of { $most }
overview-at = { $where }
fate-waiting = killed, a new investigator comes next turn
fate-eliminated = eliminated
fate-escaped = escaped
overview-skill = { $skill } { $n }
overview-skill-points = skill points: { $count }
overview-hidden = hiding
overview-blood-relative = the blood relative
overview-face-down = Mythos cards face down: { $count }
overview-kept = kept
overview-mythos-hand = Mythos cards in hand: { $count }
overview-trauma-hand = Trauma cards in hand: { $count }
overview-objective = Objective
overview-not-revealed = not revealed yet
overview-event-deck = Event deck
overview-events-left = events left: { $count }
overview-cost = costs { $n } threat
overview-puzzle-wiring = wiring
overview-puzzle-lock = lock
overview-puzzle-rune = runes
overview-puzzle-actions = puzzle actions left: { $count }
overview-piece = Piece { $n }
overview-fits = fits
overview-does-not-fit = does not fit yet
overview-turned = turned by { $n }°
overview-count = { $count }
overview-pool = { $monster }: { $count }
overview-the-pool = The keeper’s pool
deck-mythos = Mythos deck
deck-trauma = Trauma deck
deck-combat-humanoid = Combat deck of humanoids
deck-combat-beast = Combat deck of beasts
deck-combat-eldritch = Combat deck of eldritch monsters
deck-spell = Spell deck: { $card }
