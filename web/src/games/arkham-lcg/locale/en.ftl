# The face of Arkham Horror: The Card Game in English.

## Cards

counted = { $name } ×{ $count }
card-cost = costs { $count }
card-level = Level { $level }
card-weakness = weakness
card-unique = Unique
card-victory = Victory { $count }
card-health = health
card-sanity = sanity
card-fight = fight
card-evade = evade
card-shroud = shroud
card-clues = clues
card-clues-each = { $each } per investigator
per-investigator = per investigator
card-doom = { $count } doom
card-health-each = { $base ->
    [0] { $each } per investigator
   *[other] { $base } + { $each } per investigator
}
card-health-short = { $each ->
    [0] { $base }
   *[other] { $base ->
        [0] { $each }
       *[other] { $base }+{ $each }
    }
}
card-attack-none = its attack does no harm
card-attack-damage = { $count } damage
card-attack-horror = { $count } horror
location-unrevealed = Nobody has been here yet.
stage-act = Act { $stage }{ $side }
stage-agenda = Agenda { $stage }{ $side }
reference-mild = Easy and standard
reference-harsh = Hard and expert

kind-asset = Asset
kind-event = Event
kind-skill = Skill
kind-treachery = Treachery
kind-enemy = Enemy
kind-location = Location
kind-act = Act
kind-agenda = Agenda
kind-scenario = Scenario
kind-investigator = Investigator
kind-weakness-basic = Basic weakness
kind-weakness-signature = Weakness

class-guardian = guardian
class-seeker = seeker
class-rogue = rogue
class-mystic = mystic
class-survivor = survivor
class-neutral = neutral

slot-hand = hand slot
slot-arcane = arcane slot
slot-accessory = accessory slot
slot-body = body slot
slot-ally = ally slot

keyword-fast = fast

# The words that begin an ability on a card, exactly as the cards write them.
head-action = Action
head-free = Free
head-reaction = Reaction
head-skull = Skull
head-cultist = Cultist
head-tablet = Tablet
head-elder-thing = Elder thing
head-elder-sign = Elder sign
head-auto-fail = Auto-fail

## Around the tray

tray-label = Your cards
plus = +{ $count }
signed = { $sign ->
    [none] { $amount }
    [minus] −{ $amount }
   *[plus] +{ $amount }
}
percent = { $percent }%
of = { $now }/{ $most }

hand-yours = { $count ->
    [one] Your hand: 1 card
   *[other] Your hand: { $count } cards
}
hand-play = { $count ->
    [one] Your hand: 1 card
   *[other] Your hand: { $count } cards
}
hand-commit = Commit cards to the test
hand-mulligan = Which cards do you send back?
hand-discard = Discard a card
hand-keep = Keep one card
hand-empty = No cards in hand.

actions-label = Actions
actions-left = { $count ->
    [one] 1 action left
   *[other] { $count } actions left
}{ $extra ->
    [0] {""}
    [one] , 1 additional
   *[other] , { $extra } additional
}
actions-left-short = { $count ->
    [one] 1 action
   *[other] { $count } actions
}{ $extra ->
    [0] {""}
   *[other] {" "}+{ $extra }
}
actions-wait = Others decide.
window-may = You may use something.
abilities-several = { $count } abilities

pile-deck = Deck { $count }
pile-discard = Discard { $count }
discard-of = Discard pile of { $who }: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
looking-title = { $count ->
    [one] You look at 1 card
   *[other] You look at { $count } cards
}

area-of = { $who }’s area
faces-label = Whose area
assets-label = Cards in play
slots-free = Free slots
slot-free = free { $slot }{ $count ->
    [one] {""}
   *[other] {" "}×{ $count }
}
threats-label = Threat area
fate-defeated = { $who } was defeated.
fate-resigned = { $who } got away.
fate-absent = { $who } sits this scenario out.

figures-health = Health: { $now } of { $most } left
figures-sanity = Sanity: { $now } of { $most } left
figures-resources = { $count ->
    [one] 1 resource
   *[other] { $count } resources
}
figures-clues = { $count ->
    [one] 1 clue
   *[other] { $count } clues
}
figures-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
card-exhausted = exhausted
marks-ammo = { $count } ammo
marks-charges = { $count ->
    [one] 1 charge
   *[other] { $count } charges
}
marks-supplies = { $count ->
    [one] 1 supply
   *[other] { $count } supplies
}
marks-secrets = { $count ->
    [one] 1 secret
   *[other] { $count } secrets
}
marks-resource = { $count ->
    [one] 1 resource
   *[other] { $count } resources
}
marks-damage = { $count } damage of { $most }
marks-horror = { $count } horror of { $most }
marks-clues = { $count ->
    [one] 1 clue
   *[other] { $count } clues
}
marks-doom = { $count } doom
enemy-attack = Its attack: { $damage } damage, { $horror } horror

## Skill tests

test-label = Skill test
test-investigate = { $who } investigates { $what-the }
test-fight = { $who } fights { $what }
test-evade = { $who } evades { $what }
test-of = { $who }: { $what }
test-plain = { $who } makes a test
test-value = Skill value
test-difficulty = Difficulty
test-against = against
test-odds = chance of success
test-strip = { $enough } of { $all } tokens are enough
test-revealed = The token is out.
test-auto-fail = An automatic failure: the value is 0
test-auto-success = An automatic success: the difficulty is 0
test-counts-as = which counts as { $total }
test-success = Success
test-failure = Failure
test-success-by = { $by ->
    [0] { $value } against { $difficulty }: just enough
   *[other] { $value } against { $difficulty }: { $by } more than needed
}
test-failure-by = { $value } against { $difficulty }: { $by } too few
test-success-automatic = by itself, whatever the numbers
test-failure-automatic = by itself, whatever the numbers
term-token = chaos token
piece-success = { $token }: enough
piece-failure = { $token }: not enough
piece-perhaps = { $token }: another token decides

## Between the scenarios

interlude-label = Between the scenarios
ending-kicker = { $scenario }: how it ended
resolution-r1 = Resolution 1
resolution-r2 = Resolution 2
resolution-r3 = Resolution 3
resolution-none = No resolution was reached
ending-victory = Victory display: { $count ->
    [one] 1 point
   *[other] { $count } points
}
victory-worth = { $card }, worth { $worth }
ending-people = The investigators
fate-short-defeated = defeated
fate-short-resigned = got away
fate-short-absent = sat out
earned = { $count } experience earned
end-killed = killed
end-insane = driven insane
trauma-physical = { $count } physical trauma
trauma-mental = { $count } mental trauma
experience = { $count } experience to spend
assume-kicker = What happened before
opening-kicker = Scenario { $number }, { $difficulty }
opening-people = Who goes
opening-bag = In the chaos bag
opening-sets = Encounter sets
listed = { $things }
company-kicker = Before { $scenario }
company-leave = Leaves
company-return = Joins
company-go = On to the next scenario
newcomer-kicker = Somebody new
newcomer-fresh = Without experience and without trauma.
deck-starter = Starter deck
deck-alternative = The other deck
shop-title = What { $who } learns
shop-experience = experience
shop-done = Done
shop-all = All { $count }
shop-upgrades = { $count ->
    [one] 1 upgrade
   *[other] { $count } upgrades
}
shop-filter = Which cards
shop-price = { $count ->
    [one] experience
   *[other] experience
}
shop-upgrade = for { $card }
shop-remove = Which card leaves the deck?
shop-remove-hint = The new card takes the place of one in the deck. Press the card that leaves.
deck-of = { $who }’s deck
deck-assets = Assets, { $count }
deck-events = Events, { $count }
deck-skills = Skills, { $count }
deck-required = Their own, { $count }
deck-story = Earned, { $count }
deck-weaknesses = Weaknesses, { $count }
times = { $count }×
log-title = Campaign log
log-empty = Nothing is written yet.
log-written = Written down
log-list = { $what }: { $who }
log-sheet = { $physical } physical and { $mental } mental trauma, { $experience } of { $earned } experience unspent
log-story = earned: { $cards }
log-lost = Lost: { $who }
log-rounds = { $count ->
    [one] 1 round
   *[other] { $count } rounds
}
log-earned = { $who }: { $count } experience

## Around the table

subtitle-difficulty = { $level }
subtitle-difficulty-grim = { $level }, grim rule
subtitle-chapter = part { $number }
status-away = sits out
status-tests = tests { $skill }
status-turn = { $count ->
    [one] takes a turn, 1 action left
   *[other] takes a turn, { $count } actions left
}
status-peril = alone with Peril
status-silent = may not help: Peril
status-engaged = engaged with { $enemies }

## What matters about an option

note-and = { $one } · { $other }
note-odds = { $percent }% chance
note-odds-against = { $percent }% against { $who }
note-left = { $count ->
    [one] 1 health left
   *[other] { $count } health left
}
note-retaliates = strikes back on a failure
note-harm = { $horror ->
    [0] { $damage } damage
   *[other] { $damage ->
        [0] { $horror } horror
       *[other] { $damage } damage, { $horror } horror
    }
}
note-unrevealed = not yet revealed
place-woods-1 = lower left
place-woods-2 = upper left
place-woods-3 = upper right
place-woods-4 = lower right
note-clues = { $count ->
    [0] no clues
    [one] 1 clue
   *[other] { $count } clues
}
note-shroud = shroud { $count }
note-deck = { $count ->
    [one] 1 card in the deck
   *[other] { $count } cards in the deck
}
note-actions-left = { $count ->
    [one] 1 action left
   *[other] { $count } actions left
}
note-resources = you have { $count }
note-price = { $price ->
    [0] free
   *[other] costs { $price }, { $left } left
}
note-fast = fast, no action
note-in-deck = { $count } in the deck
note-bears = { $count ->
    [one] can bear 1 more
   *[other] can bear { $count } more
}
note-succeeds = succeeds by itself
note-fails = fails by itself
note-health = health { $count }
note-sanity = sanity { $count }

origin-window-title = Player window
origin-window = You may use something now, or let it pass.

## The story afterwards

story-scenario = { $scenario } begins.
story-clues = { $who } discovers { $count ->
    [one] 1 clue
   *[other] { $count } clues
}.
story-defeated = Defeated: { $enemies }.
story-harm = { $who } takes { $damage ->
    [0] {""}
   *[other] { $damage } damage
}{ $damage ->
    [0] {""}
   *[other] { $horror ->
        [0] {""}
       *[other] {" "}and{" "}
    }
}{ $horror ->
    [0] {""}
   *[other] { $horror } horror
}.
story-act = The act “{ $card }” advances.
story-agenda = The agenda “{ $card }” advances.
story-fell = { $who } is defeated.
story-resigned = { $who } gets away.
story-lost-killed = { $who } is killed.
story-lost-insane = { $who } is driven insane.
story-ended = { $scenario } ends: { $how }.

## Explanations

term-printed = { $amount } printed
term-more = { $sign ->
    [minus] −{ $amount } from { $source }
   *[plus] +{ $amount } from { $source }
}
made-fight = Fight { $total }: { $terms }.
made-evade = Evade { $total }: { $terms }.
made-shroud = Shroud { $total }: { $terms }.
made-willpower = Willpower { $total }: { $terms }.
made-intellect = Intellect { $total }: { $terms }.
made-combat = Combat { $total }: { $terms }.
made-agility = Agility { $total }: { $terms }.
made-value = Skill value { $total }: { $terms }.
made-difficulty = Difficulty { $total }: { $terms }.
explain-value = Skill value { $total }, as printed.
explain-difficulty = Difficulty { $total }, as printed.
explain-odds = { $percent }% chance of success.
explain-test = { $who } tests { $skill }
explain-skill = { $total }, as printed.
explain-skill-willpower = Withstands fear and sorcery; spells are cast with it.
explain-skill-intellect = Investigates locations.
explain-skill-combat = Fights enemies.
explain-skill-agility = Evades enemies and dodges danger.
explain-price = Costs { $price } now, printed { $printed }.
explain-controlled = In { $who }’s area.
explain-marks = { $marks }.
explain-damage = { $count } of { $most } damage.
explain-horror = { $count } of { $most } horror.
explain-exhausted = Exhausted until the upkeep phase.
explain-enemy-exhausted = Exhausted: it neither attacks nor moves until it is readied.
explain-blank = Its text counts as empty now.
explain-act = { $needed } clues advance it; the investigators have { $have }.
explain-acts-left = { $count ->
    [0] The last act.
    [one] 1 more act follows.
   *[other] { $count } more acts follow.
}
explain-agenda = { $doom } of { $threshold } doom in play, { $here } of it on the agenda.
explain-agendas-left = { $count ->
    [0] The last agenda.
    [one] 1 more agenda follows.
   *[other] { $count } more agendas follow.
}
explain-health = { $left } of { $most } health left.
explain-fight-odds = You hit it with a chance of { $percent }%, without committing anything.
explain-ability-odds = With { $card } ({ $ability }) your chance is { $percent }%.
explain-card-odds = With { $card } your chance is { $percent }%.
explain-evade-odds = You evade it with a chance of { $percent }%, without committing anything.
explain-investigate-odds = You find a clue with a chance of { $percent }%, without committing anything.
explain-engaged = Engaged with { $who }.
explain-unengaged = Engaged with nobody, { $where-in }.
explain-keyword-aloof = Aloof: it engages nobody by itself, and must be engaged before it is attacked.
explain-keyword-hunter = Hunter: in the enemy phase it moves towards the nearest investigator.
explain-keyword-massive = Massive: while ready it is engaged with everybody where it is.
explain-keyword-retaliate = Retaliate: it strikes back when an attack on it fails.
explain-prey-bearer = Prey: only its bearer.
explain-prey-highest-combat = Prey: the highest combat.
explain-prey-lowest-combat = Prey: the lowest combat.
explain-prey-lowest-agility = Prey: the lowest agility.
explain-prey-lowest-health = Prey: the least health left.
explain-prey-lowest-sanity = Prey: the least sanity left.
explain-prey-fewest-cards = Prey: the fewest cards in hand.
explain-prey-most-clues = Prey: the most clues.
explain-where = { $where }.
explain-purse = { $resources ->
    [one] 1 resource
   *[other] { $resources } resources
}, { $clues ->
    [one] 1 clue
   *[other] { $clues } clues
}, { $cards ->
    [one] 1 card in hand
   *[other] { $cards } cards in hand
}, { $deck } in the deck.
explain-lead = The lead investigator settles what is equal.
explain-resources = They pay for cards and abilities. An action or the upkeep phase gives 1 more.
explain-unrevealed = Nobody has been here yet; who enters reveals it.
explain-clues = { $count ->
    [0] No clues left here.
    [one] 1 clue here.
   *[other] { $count } clues here.
}
explain-here = Here: { $who }.
explain-enemies = Enemies: { $enemies }.
explain-attached = Attached: { $cards }.
explain-ways = { $ways-count ->
    [0] Connected with nothing.
   *[other] Connected with { $ways }.
}
explain-deck-count = { $count ->
    [0] No cards left.
    [one] 1 card left.
   *[other] { $count } cards left.
}
explain-deck-empty = When it is empty, the discard pile is shuffled into it, and its owner takes 1 horror.
explain-encounter-deck = Encounter deck
explain-encounter-empty = When it is empty, its discard pile is shuffled into it.
explain-encounter-discard = Encounter discard pile
explain-known = You know what lies on top: { $cards }.
explain-pile = { $cards }.
explain-pile-empty = Nothing lies here.
explain-victory = Victory display: { $points ->
    [one] 1 point
   *[other] { $points } points
}
explain-victory-worth = Every point is 1 experience for everybody when the scenario ends.
explain-set-aside = Set aside
explain-cultists = Cultist deck
explain-token-count = { $count } of { $all } in the bag.
explain-token-none = Not in the bag now.
explain-token-worth = Counts { $sign ->
    [minus] −{ $amount }
   *[plus] +{ $amount }
} now.
explain-token-again = Counts { $sign ->
    [minus] −{ $amount }
   *[plus] +{ $amount }
} now, and another token is revealed.
explain-quote = { $line }

## What the team knows

knowledge-bag = Chaos bag: { $count ->
    [one] 1 token
   *[other] { $count } tokens
}
knowledge-title = What everybody knows
knowledge-piles = Piles and log
knowledge-encounter = Encounter discard
knowledge-victory = Victory display
knowledge-set-aside = Set aside
knowledge-odds = Your skill against the difficulty:
knowledge-token = { $token }: { $count } in the bag, { $percent }%

## Setting up a table

setup-adventure-gathering = One night in your own house, whose doors have gone: find out what scratches under the floor, and get out.
setup-adventure-midnight-masks = One night in the streets of Arkham: find the cultists behind their masks before the bells strike twelve.
setup-adventure-devourer-below = One night in the woods: break the ritual before something old comes to be fed.
setup-adventure-night-of-the-zealot = All three nights, one after the other: what you win, lose and learn in one goes with you into the next.
setup-sets = Encounter sets: { $sets }.
setup-difficulty-easy = For a story that wants to be told to its end: gentle numbers.
setup-difficulty-standard = As most people play: a fair chance, if one takes care.
setup-difficulty-hard = For those who know their decks: the bag bites.
setup-difficulty-expert = For those who want to lose beautifully.
setup-symbols-mild = The symbols do what stands on the milder side of the scenario’s card.
setup-symbols-harsh = The symbols do what stands on the harsher side of the scenario’s card.
setup-one-set = One core set: of many cards there is only one copy for everybody.
setup-two-sets = Two core sets: two copies of every player card.
setup-deck = The deck
setup-seat-deck = Deck
setup-deck-starter = Starter
setup-deck-alternative = The other
setup-deck-file = Deck file
setup-deck-paste = Paste a deck from ArkhamDB
setup-deck-open = Open a file
setup-deck-other = This deck is for { $who }: choose that investigator, or leave it to chance.
setup-joins-later = Joins the campaign later
