# Arkham Horror (Third Edition) in English: the game and how it is set up.

title = Arkham Horror (Third Edition)
about = Walk the quarters of Arkham, keep doom at bay and read a story that opens page by page.
length = 2 to 3 hours

## Set-up

setting-scenario = Scenario: which story is told
setting-difficulty = Difficulty: what is in the Mythos cup
setting-investigators = Investigators, seat by seat; leave one out to let chance decide
setting-leader = Who is the leader
difficulty-easy = easy: a blank token instead of a spread doom token
difficulty-normal = normal: as the scenario sheet says
difficulty-hard = hard: a spread doom token instead of a blank token

## Readings of the rulebook

setting-doom-checks = Several doom placed at once: when anomalies, outbreaks and the codex are checked
reading-doom-checks-placement = once all of it is on the board
reading-doom-checks-token = after each token
setting-starting-doom = Doom printed on the map: when it is placed
reading-starting-doom-map = when the board is laid out
reading-starting-doom-clues = after the starting clues
setting-codex-at-setup = A condition of the codex that holds already at setup
reading-codex-at-setup-at-once = takes effect at once
reading-codex-at-setup-next-doom = takes effect when the next doom is placed
setting-archive-three = Archive card 3 with enough clues on the scenario sheet
reading-archive-three-once = takes effect once
reading-archive-three-again = takes effect again when card 4 and the markers are gone
setting-engaged-actions = Actions of sheets and talents while engaged with a monster
reading-engaged-actions-strict = only those that say so
reading-engaged-actions-allowed = allowed
setting-cup = The Mythos cup empties between the two tokens of a turn
reading-cup-returned = the first token is returned, too
reading-cup-drawn = both tokens are drawn first
setting-leader-without-investigator = The leader has no investigator in play
reading-leader-without-investigator-skipped = effects on the leader are skipped; distances count from the starting space
reading-leader-without-investigator-next = the next investigator in turn order stands in
setting-retirement = Monsters engaged with an investigator who retires
reading-retirement-exhausted = are exhausted, as after a defeat
reading-retirement-ready = are ready
setting-street-doom = Doom in an investigator’s own space, when that is a street: who says where it goes
reading-street-doom-group = the group
reading-street-doom-investigator = that investigator
setting-asset-harm = How much damage or horror may be assigned to an asset
reading-asset-harm-left = what is left of its health or sanity
reading-asset-harm-printed = its printed health or sanity
