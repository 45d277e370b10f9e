# What is printed on components, line by line.

## Which tests, after “in”

tests-any = any test
tests-any-acquire = tests to acquire assets
tests-any-combat = tests of combat encounters
tests-any-other-world = tests of Other World encounters
tests-any-not-other-world = tests outside of Other World encounters
tests-any-spell = tests to cast spells
tests-one = { $skill } tests
tests-one-combat = { $skill } tests of combat encounters
tests-two-combat = the { $first } and { $last } tests of a combat encounter
tests-one-spell = { $skill } tests to cast spells
tests-here = { $tests }, for any investigator on your space
tests-here-city = { $tests }, for any investigator on your space while you are on a city
tests-here-sea = { $tests }, for any investigator on your space while you are at sea
tests-here-wilderness = { $tests }, for any investigator on your space while you are in the wilderness

## Abilities

line-bonus = +{ $n } in { $tests }.
line-dice = { $n ->
    [one] 1 additional die
   *[other] { $n } additional dice
} in { $tests }.
line-reroll = You may reroll 1 die in { $tests }.
line-reroll-all = You may reroll any number of dice in { $tests }.
line-raise = You may add 1 to the result of one die in { $tests }.
line-sixes = Every 6 counts as 2 successes in { $tests }.
line-prevent-health-here = Prevent up to { $n } health loss of an investigator on your space.
line-prevent-sanity-here = Prevent up to { $n } sanity loss of an investigator on your space.
line-prevent-sanity = { $n ->
    [0] Prevent all sanity you would lose by one effect.
   *[other] Prevent up to { $n } sanity loss.
}
line-prevent-sanity-spell = When you cast a spell, prevent up to { $n } sanity loss.
line-priced = If you { $cost }: { DECAPITALIZE($line) }
    .clause = if you { $cost }, { DECAPITALIZE($line) }
line-limited = Once per round: { DECAPITALIZE($line-clause) }
line-less-damage = Monsters you fight do { $n } less damage, but at least 1.
line-one-horror = No monster you fight has more than 1 horror.
line-never-delayed = You do not become delayed unless you choose to.
line-never-detained = You do not gain the Detained condition unless you choose to.
line-cheaper-clues = Once per round, an effect costs you 1 clue less.
line-sanity-for-clue = Once per round, you may spend 1 sanity in place of 1 clue.
line-two-dice-for-clue = Every investigator on your space who spends a clue on a test may reroll 2 dice instead of 1.
line-unseen-by-monsters = In the Encounter Phase you may have an encounter as if there were no monsters on your space.
line-improves-twice = When you improve a skill that had no token, you may improve it again at once.
line-shares-assets = Assets you acquire may be gained by other investigators.
line-more-action = Once per round, you may { $cost } to perform 1 additional action.
line-action = Action: { DECAPITALIZE($then-clause) }
line-action-when = Action, if { $when }: { DECAPITALIZE($then-clause) }
line-local-action = Local action: { DECAPITALIZE($then-clause) }
line-rest = When you rest: { DECAPITALIZE($then-clause) }
line-rest-here = When an investigator on your space rests: { DECAPITALIZE($then-clause) }
line-reckoning = Reckoning: { DECAPITALIZE($then-clause) }
line-gained = When you gain this card: { DECAPITALIZE($then-clause) }
line-service = Then discard this card.
line-at-gate-closed = After an investigator closes a gate: { DECAPITALIZE($then-clause) }
line-at-gate-closed-when = After you close a gate, if { $when }: { DECAPITALIZE($then-clause) }
line-at-monster-defeated-in-combat = After you defeat a monster in a combat encounter: { DECAPITALIZE($then-clause) }
line-at-monster-defeated-when = After an investigator defeats a monster, if { $when }: { DECAPITALIZE($then-clause) }
line-at-condition-gained-any-when = If { $when }: { DECAPITALIZE($then-clause) }
    .clause = if { $when }, { DECAPITALIZE($then-clause) }
line-at-research-resolved = After a research encounter: { DECAPITALIZE($then-clause) }
line-at-spell-test-passed = After a spell was cast with success: { DECAPITALIZE($then-clause) }
line-at-moved-when = After an investigator moves, if { $when }: { DECAPITALIZE($then-clause) }

## Spells and backs

line-cast = { CAPITALIZE($at) }{ $aim } test lore{ $mod ->
    [0] {""}
    [1] {" "}(+1)
    [-1] {" "}(−1)
   *[other] {" "}({ $mod })
}. On a success: { DECAPITALIZE($then-clause) } Then turn this card over.
cast-action = action:
cast-encounter = in the Encounter Phase, before you choose an encounter:
cast-combat = during a combat encounter:
cast-loss-health = when an investigator would lose health,
cast-loss-sanity = when an investigator would lose sanity,
aim-nothing = {""}
aim-investigator-here = {" "}choose an investigator on your space and
aim-investigator = {" "}choose an investigator and
aim-monster-here = {" "}choose a monster on your space and
aim-clue-elsewhere = {" "}choose a clue on another space and
line-after-flip = Then turn the card face up again.
line-after-discard = Then discard the card.
line-only-flip = Turn the card face up again.
line-only-discard = Discard this card.
line-blessed = In your tests 4, 5 and 6 are successes. If you would gain another { $same } condition, flip this card instead. If you would gain { $other }, discard this card instead.
line-cursed = In your tests only 6 is a success. If you would gain another { $same } condition, flip this card instead. If you would gain { $other }, discard this card instead.
line-detained = You cannot move, and you can perform no action but that of this card. Instead of an encounter, monsters or not, flip this card.

## Monsters

line-monster-spawn = When it is spawned: { DECAPITALIZE($then-clause) }
line-monster-before-will = Before the will test: { DECAPITALIZE($then-clause) }
line-monster-sanity-lost = If you lose sanity by the will test: { DECAPITALIZE($then-clause) }
line-monster-will-passed = If you pass the will test: { DECAPITALIZE($then-clause) }
line-monster-will-failed = If you fail the will test: { DECAPITALIZE($then-clause) }
line-monster-after-will = After the will test: { DECAPITALIZE($then-clause) }
line-monster-before-strength = Before the strength test: { DECAPITALIZE($then-clause) }
line-monster-health-lost = If you lose health by the strength test: { DECAPITALIZE($then-clause) }
line-monster-defeated = If you defeat it in a combat encounter: { DECAPITALIZE($then-clause) }
line-monster-gone = When it is defeated: { DECAPITALIZE($then-clause) }
line-monster-reckoning = Reckoning: { DECAPITALIZE($then-clause) }
line-monster-spares = Instead of losing health by the strength test you may { $cost }.
line-monster-skips-strength = If you fail the will test, there is no strength test.
line-monster-hardy = It cannot lose health before three mysteries are solved.
line-monster-no-clues = You cannot spend clues to reroll dice when you fight it.
line-monster-no-encounter = If you defeat it, you have no other encounter this round.

## Mythos cards and mysteries

line-enters = As it enters play: { DECAPITALIZE($then-clause) }
line-rumor-token = The rumor token lies { $where-in }.
line-eldritch-tokens = { $n } Eldritch { $n ->
    [one] token is
   *[other] tokens are
} put on this card.
line-encounter-at = An investigator { $where-in } may have this encounter: { DECAPITALIZE($then-clause) }
line-encounter-expedition = An investigator on the space of the active expedition may have this encounter: { DECAPITALIZE($then-clause) }
line-last-token = When the last Eldritch token leaves it: { DECAPITALIZE($then-clause) }
line-epic-rumor = When { $monster-the } { $monster-gender ->
    [pl] are
   *[other] is
} defeated, this rumor is solved.
line-forbids-rest = Investigators cannot perform Rest actions.
line-forbids-expedition = Investigators cannot have expedition encounters.
line-forbids-close-gates = Gates cannot be closed.
line-forbids-reserve = The reserve is not refilled.
line-drawn = As it is drawn: { DECAPITALIZE($then-clause) }
line-encounter-eldritch = An investigator on a space with an Eldritch token may have this encounter: { DECAPITALIZE($then-clause) }
line-special-encounters = An investigator { $where-in } may have a special encounter.
line-goal-epic = The mystery is solved when { $monster-the } { $monster-gender ->
    [pl] are
   *[other] is
} defeated.
line-goal-tokens = The mystery is solved at the end of the Mythos Phase when { $every ->
    [1] as many Eldritch tokens as there are players
   *[other] Eldritch tokens for half of the players (rounded up)
} lie on it.
line-clears-board = When it is solved, all Eldritch tokens on the board are discarded.
line-keeps-tokens = When it is solved, the Eldritch tokens on the board stay there.
line-goal-clues = The mystery is solved at the end of the Mythos Phase when as many clues as there are players lie on it.
line-goal-gates = The mystery is solved at the end of the Mythos Phase when gates for half of the players (rounded up) lie on it. These gates are then returned to the box.
line-goal-toughness = The mystery is solved at the end of the Mythos Phase when the monsters on it have a toughness of { $n } for every player.

## Sheets of the Ancient Ones

line-awakens = When it awakens: { DECAPITALIZE($then-clause) }
line-all-solved = When three mysteries are solved: { DECAPITALIZE($then-clause) }
line-asleep-azathoth = When the omen advances to the green comet, doom also advances by 1 for each Eldritch token there.
line-awake-azathoth = When Azathoth awakens, the world ends: the investigators lose.
line-awake-cthulhu = Whenever doom would advance, put 1 sanity token on this sheet instead.
line-awake-shub-niggurath = Whenever doom would advance, spawn 1 monster on the space of Shub-Niggurath instead. With six monsters there, the investigators lose.
line-awake-yog-sothoth = Whenever doom would advance, put a gate on this sheet instead: the one that made it advance, or else the top one of the stack. With three gates here, the investigators lose.
line-final-azathoth = There is no final mystery.
line-final-cthulhu = Final mystery: after three mysteries are solved, defeat Cthulhu.
line-final-shub-niggurath = Final mystery: after three mysteries are solved, defeat Shub-Niggurath.
line-final-yog-sothoth = Final mystery: after three mysteries are solved, an investigator on a space with a gate may have a special encounter. With Eldritch tokens for half of the players (rounded up) on this sheet, the investigators win.

## Titles

scene-title-city = In a city
scene-title-wilderness = In the wilderness
scene-title-sea = At sea
