# Eldritch Horror in English: the game and how it is set up.

title = Eldritch Horror
about = Cross the world by steamer and rail and solve three mysteries before the Ancient One wakes.
length = 2 to 4 hours

## Set-up

setting-ancient-one = Ancient One: who is about to awaken
setting-difficulty = Difficulty: which cards the Mythos deck is built of
setting-starting-rumor-card = Begin with a rumor in play
setting-investigators = Investigators, seat by seat; leave one out to let chance decide
setting-lead = Who is the first lead investigator

difficulty-easy = easy
difficulty-normal = normal
difficulty-hard = hard
starting-rumor-card-no = no
starting-rumor-card-yes = yes

## Readings of the rulebook

setting-solved-rumor = Solved rumor: what becomes of its Epic monster on the board
reading-solved-rumor-box = it is returned to the box
reading-solved-rumor-stays = it stays until it is defeated
setting-starting-rumor = Starting rumor: are its Eldritch tokens placed
reading-starting-rumor-tokens = yes, as on any rumor
reading-starting-rumor-bare = no, it begins without tokens
setting-no-gates = Yog-Sothoth awake, and no gate is left in stack and discard pile
reading-no-gates-nothing = no gate is put on the sheet
reading-no-gates-board = the lead investigator takes a gate from the board
setting-players = Number of players after one is eliminated
reading-players-start = as at the start of the game
reading-players-left = only those still in the game
setting-expedition-deck = “Secrets of the Past”: when the expedition deck counts as empty
reading-expedition-deck-rebuilt = only when the discard pile is empty too
reading-expedition-deck-looked-at = as soon as the deck runs out, before it is rebuilt
setting-clue-faces = Faces of clues on the board
reading-clue-faces-hidden = hidden, unless the token was turned up
reading-clue-faces-public = open to everybody
setting-silas = Silas Marsh: does his own action count as one of his two
reading-silas-counts = it counts; only the additional action does not
reading-silas-free = neither of them counts
setting-combat-order = Combats with several monsters
reading-combat-order-free = in any order
reading-combat-order-epic-last = Epic monsters last
setting-bonus = Skill bonus of a card
reading-bonus-optional = used only if its owner wants to
reading-bonus-highest = the highest one applies by itself
