# What is printed on components, line by line.

## Which tests, after what is done in them

tests-any = in any test
tests-of = in { $skill } tests
tests-attack = in attacks
tests-attack-of = in { $skill } tests of attacks
tests-evade = when you evade
tests-evade-of = in { $skill } tests when you evade
tests-ward = when you ward
tests-research = when you research
tests-casting = when you cast a spell
tests-encounter-of = in { $skill } tests of encounters
tests-when = { $tests }, if { $when }
tests-here = { $tests }, yours or of another investigator in your space
tests-or-rolls = { $tests } or other roll

## What changes tests

line-dice = +{ $n } { $n ->
    [one] die
   *[other] dice
} { $tests }.
line-dice-per = +{ $n } { $n ->
    [one] die
   *[other] dice
} { $tests } for { $each }.
line-reroll-one = Reroll 1 die { $tests }.
line-reroll-any = Reroll any number of dice { $tests }.
    .do = reroll any number of dice { $tests }
line-reroll-any-most = Reroll dice { $tests }: up to 1 for { $each }.
line-reroll-one-or-all = Reroll 1 die or all dice { $tests }.
line-raise = Add 1 to the result of one die { $tests }.
line-raise-all = Add 1 to the result of each die { $tests }.
line-sixes = { CAPITALIZE($tests) } each 6 counts as 2 successes.
line-successes = Add { $n } { $n ->
    [one] success
   *[other] successes
} { $tests }.
    .do = add { $n } { $n ->
        [one] success
       *[other] successes
    } { $tests }
line-successes-from = { $n ->
    [6] In your tests only a 6 is a success.
   *[other] In your tests each die that shows { $n } or more is a success.
}
line-and-then = { $line } Then { DECAPITALIZE($then) }
line-priced = You may { $cost } to { $line-do }.
line-limited = Once per round: { DECAPITALIZE($line) }
line-limited-at = Once per round, { DECAPITALIZE($line) }
line-may = You may { $then-do }.
line-pay = You may { $cost } to { $then-do }.

## What is prevented

line-prevent-both = Prevent { $n } damage or { $n } horror that you would suffer.
line-prevent-damage-this = If { $least } or more damage would be put on this card, prevent { $n } of it.
line-prevent-horror-this = If { $least } or more horror would be put on this card, prevent { $n } of it.

## Abilities that one sentence tells

line-focus-twice = You can focus each skill twice.
line-no-blessing = You cannot become Blessed or Cursed.
line-half-price = Once per round: buy an item for half its price (rounded up).
line-extra-action = Once per round, in your turn: perform 1 additional action.
line-unseen = Monsters that are not epic neither hunt nor engage you, unless you attack or damage them.
line-lasting = This card cannot be discarded.
line-blood-casting = When you cast a spell, you may suffer damage instead of its horror. If you do, or if you spend remnants on the spell: +2 dice in its test.
line-shields = When a monster would engage another investigator in your space, you may have it engage you instead.
line-lends-focus = Other investigators in your space: +1 die in tests of each skill you have focused.
line-smoky = Once per round, after you perform an action: another investigator may perform the same action.
line-shortcut = Before or after the additional action that you gain by evading, you may move up to 2 spaces.
line-spells-are-limit = Your focus limit is the number of your spells.
line-no-limit = You have no focus limit.
line-casting-luck = When you cast a spell and put its horror on this card: +1 success.
line-two-pact-dice = At a reckoning, roll 2 dice instead of 1 for your Dark Pact.
line-focus-limit = +{ $n } to your focus limit.
line-focus-rerolls-any = When you spend a focus token to reroll a die, you may reroll any number of dice instead.
line-focus-rerolls-horror = When you spend a focus token to reroll a die, you may reroll as many dice as you have horror instead.
line-focus-heals = When you spend a focus token to reroll a die, recover { $n } sanity.
line-vehicle = When you perform a move action, you may move up to { $n } spaces instead, and 1 more for $1.
line-blessed = In your tests each die that shows 4 or more is a success. After you fail a test, discard this card. If you would become Cursed, discard this card instead.
line-cursed = In your tests only a 6 is a success. After you pass a test, discard this card. If you would become Blessed, discard this card instead.
line-rare-books-access = After an encounter, if you are { neighborhood-miskatonic-university.in }: you may gain a tome; if you have any tomes, discard one of them first.

## Actions and occasions

line-action = Action: { DECAPITALIZE($then-clause) }
line-action-when = Action, if { $when }: { DECAPITALIZE($then-clause) }
line-reckoning = Reckoning: { DECAPITALIZE($then-clause) }
line-gained = When you gain this card: { DECAPITALIZE($then-clause) }
line-then-discarded = Then discard this card.
line-at-ally-drawn-when = After you draw this card from the ally deck: { DECAPITALIZE($then-clause) }
line-at-anomaly-appeared-when = When an anomaly appears, if { $when }: { DECAPITALIZE($then-clause) }
line-at-asset-suffered-horror-when = After horror is put on this card: { DECAPITALIZE($then-clause) }
line-at-attacking = When you attack: { DECAPITALIZE($then-clause) }
line-at-before-attacks = Before monsters attack you in the monster phase: { DECAPITALIZE($then-clause) }
line-at-clue-gained = After you gain a clue: { DECAPITALIZE($then-clause) }
line-at-damaged-by-monster-when = After a monster deals damage to you or to this card: { DECAPITALIZE($then-clause) }
line-at-doom-removed-when = After you remove doom from your space, if { $when }: { DECAPITALIZE($then-clause) }
line-at-encountered = After an encounter in this neighborhood: { DECAPITALIZE($then-clause) }
line-at-gathered = After you gather resources: { DECAPITALIZE($then-clause) }
line-at-gathered-when = After you gather resources, if { $when }: { DECAPITALIZE($then-clause) }
line-at-monster-beaten = After you defeat a monster by an attack: { DECAPITALIZE($then-clause) }
line-at-monster-defeated-when = When a monster is defeated, if { $when }: { DECAPITALIZE($then-clause) }
line-at-monster-hurt-any-when = After an investigator deals damage to a monster in your space: { DECAPITALIZE($then-clause) }
line-at-monster-hurt-or-disengaged-or-damaged-by-monster-when = After you deal damage to a monster, disengage from it or suffer damage from it, if { $when }: { DECAPITALIZE($then-clause) }
line-at-monster-spawned-when = When a monster spawns, if { $when }: { DECAPITALIZE($then-clause) }
line-at-moved = After you perform a move action: { DECAPITALIZE($then-clause) }
line-at-remnant-spent = After you spend a remnant: { DECAPITALIZE($then-clause) }
line-at-researched = After you perform a research action: { DECAPITALIZE($then-clause) }
line-at-spell-cast = After you cast a spell: { DECAPITALIZE($then-clause) }
line-at-suffered-horror = After you suffer horror: { DECAPITALIZE($then-clause) }
line-at-test-failed = After you fail a test: { DECAPITALIZE($then-clause) }

## Spells

line-cast = Action:{ $aim } test lore{ $mod }. { $then }
line-pass = On a success: { DECAPITALIZE($then-clause) }
line-modifier = { $n ->
    [0] {""}
    [-1] {" "}(−1)
   *[other] {" "}({ $n })
}
line-while-engaged = { $line } You may do this while engaged.
line-cast-attack = When you attack, also test lore{ $mod }: each success deals 1 more damage.
line-cast-attack-skill = When you attack, test lore instead of strength.
line-cast-evade-skill = When you evade, test lore instead of observation.
line-cast-move = When you perform a move action, test lore instead: move up to 2 spaces and 1 more for each success.
line-cast-damage = When an investigator would suffer damage, test lore: each success prevents 1 damage.
line-cast-others-test = When another investigator makes a test, test lore{ $mod }: add your successes to theirs.
aim-nothing = {""}
aim-monster = {" "}choose any monster and, with its evade modifier,
aim-monster-near = {" "}choose a monster in your space or in an adjacent one and

## Monsters

line-spawn-unstable = Spawns in the unstable space.
line-spawn-most-doom = Spawns in the space with the most doom.
line-spawn-street-nearest-leader = Spawns in the street nearest to the leader.
line-spawn-street-nearest-prey = Spawns in the street nearest to its prey.
line-spawn-at = Spawns { $where-in }.
line-hunter = Hunter, speed { $n }. Prey: { $prey }.
line-hunter-direct = Hunter: moves directly to its prey, however far away. Prey: { $prey }.
line-patrol-unstable = Patrol, speed { $n }: moves toward the unstable space. Prey: { $prey }.
line-patrol-most-doom = Patrol, speed { $n }: moves toward the space with the most doom. Prey: { $prey }.
line-lurker = Lurker: { DECAPITALIZE($then-clause) }
effect-place-doom-its = Place { $n } doom in the space of this monster.
effect-doom-to-sheet-its = Move 1 doom from the space of this monster to the scenario sheet.
prey-everyone = every investigator
prey-nearest = the nearest investigator
prey-most-clues = the investigator with the most clues
prey-most-remnants = the investigator with the most remnants
prey-most-spells = the investigator with the most spells
prey-most-influence = the investigator with the highest influence
prey-most-lore = the investigator with the highest lore
prey-most-observation = the investigator with the highest observation
prey-most-strength = the investigator with the highest strength
prey-most-will = the investigator with the highest will
prey-least-influence = the investigator with the lowest influence
prey-least-observation = the investigator with the lowest observation
prey-least-strength = the investigator with the lowest strength
prey-least-will = the investigator with the lowest will
line-watcher = Watcher: an investigator engaged only with watchers may perform any action and has encounters.
line-elusive = Elusive: does not engage investigators by itself.
line-massive = Massive: engages every investigator in its space and cannot be exhausted.
line-feeds = Feed: when this monster deals damage to an investigator or an ally, it recovers as much health.
line-elite = Elite { $n }: +{ $n } health for each investigator.
line-monster-attacked = After this monster attacks you: { DECAPITALIZE($then-clause) }
line-monster-disengaged = After you disengage from this monster: { DECAPITALIZE($then-clause) }
line-monster-evaded = After you evade this monster: { DECAPITALIZE($then-clause) }
line-monster-not-evaded = If you evade without a success: { DECAPITALIZE($then-clause) }
line-monster-beaten = After you defeat this monster by an attack: { DECAPITALIZE($then-clause) }
line-monster-defeated = After you defeat this monster: { DECAPITALIZE($then-clause) }
line-monster-focused = After you perform a focus action while engaged with this monster: { DECAPITALIZE($then-clause) }
line-remnants-raise = When you evade, each remnant you spend adds 1 to the result of one die.
line-falls-with-others = If you defeat another monster while engaged with this one, this one is defeated, too.
line-sheet-clues-hurt = When you attack this monster, each clue you spend from the scenario sheet deals 1 more damage.
line-fewer-dice = −{ $n } { $n ->
    [one] die
   *[other] dice
} in every test of the investigator it is engaged with.
line-less-per-marker = −{ $n } health for each marker on the scenario sheet.
line-more-per-scar = +{ $n } health for each open scar on the board.

## Headlines and the codex

line-rumor = Rumor: add this card to the codex.
line-dearer = Items of the display cost ${ $n } more.
line-before-buying = Before you buy from the display: { DECAPITALIZE($then-clause) }
line-as-soon-as = As soon as { $when }: { DECAPITALIZE($then-clause) }
line-forbids-epicenter = Investigators cannot enter the space with the red marker.
line-archive-1 = If there is 4 or more doom in a space, remove 3 of it; then place 1 doom in each other space of that neighborhood and 1 doom on the scenario sheet.
line-archive-2 = If there is 3 or more doom in a space, or 5 or more in a neighborhood, an anomaly appears in that neighborhood. As long as it is there, doom for that neighborhood goes to the scenario sheet instead, and encounters there are anomaly encounters. It is gone with the last doom of the neighborhood.
line-archive-9 = This card is a space and adjacent to no other. Doom that would be placed here goes to the scenario sheet. Instead of an encounter here: suffer 2 horror.
