# Arkham Horror: The Card Game in English: what the game asks, offers and tells. Cards are in en-cards.ftl, decks in en-decks.ftl.

title = Arkham Horror: The Card Game
about = Build an investigator’s deck and follow a campaign in which every test is a hand in a bag of bad omens.
length = 1 to 2 hours a scenario

## Setting up

setting-adventure = Adventure: one scenario on its own, or the whole campaign
scenario-night-of-the-zealot = { campaign-night-of-the-zealot }: the whole campaign
setting-difficulty = Difficulty: what is in the chaos bag, and what its symbols do
difficulty-easy = easy
difficulty-standard = standard
difficulty-hard = hard
difficulty-expert = expert
setting-investigators = Investigators, seat by seat; leave one out to let chance decide
setting-decks = Decks, seat by seat: starter, alternative, or the text of a deck file
setting-core-sets = Collection: how many core sets the decks are built from
setting-core-sets-count = { $count } core { $count ->
    [one] set
   *[other] sets
}
setting-grim-rule = Grim rule: who settles equal possibilities
setting-grim-rule-no = the lead investigator decides
setting-grim-rule-yes = the one that is worst for the investigators is taken
setting-sitting-out = Seats that join the campaign later
setting-originals = Original cards that join the published ones (their codes)

## Names

phase-setup = Setup
    .low = setup
phase-mythos = Mythos phase
    .low = mythos phase
phase-investigation = Investigation phase
    .low = investigation phase
phase-enemy = Enemy phase
    .low = enemy phase
phase-upkeep = Upkeep phase
    .low = upkeep phase
phase-resolution = Resolution
    .low = resolution

skill-willpower = willpower
skill-intellect = intellect
skill-combat = combat
skill-agility = agility
skill-wild = wild

token-number = { $value }
token-skull = skull
token-cultist = cultist
token-tablet = tablet
token-elder-thing = elder thing
token-auto-fail = auto-fail
token-elder-sign = elder sign

## Your turn

# What is done, as the heading of the options that do it; .group names it, .short is what is left to say under it.
verb-fight = Fight
verb-evade = Evade
verb-engage = Engage
verb-move = Move
verb-investigate = Investigate
verb-draw = Draw a card
verb-resource = Gain a resource
verb-play = Play a card
verb-play-discarded = Play from the discard pile
verb-activate = Use an ability
verb-use = Without an action
verb-assign-damage = 1 damage
verb-assign-horror = 1 horror
verb-buy = Buy
verb-upgrade = Upgrade
prompt-turn = Your turn: what do you do?
option-fight = fight { $card }
    .group = { verb-fight }
    .short = { $card }
option-evade = evade { $card }
    .group = { verb-evade }
    .short = { $card }
option-engage = engage { $card }
    .group = { verb-engage }
    .short = { $card }
option-move = move to { $card-the }
    .group = { verb-move }
    .short = { $card }
option-investigate = investigate
option-play = play { $card }
    .group = { verb-play }
    .short = { $card }
option-play-discarded = play { $card } from the discard pile
    .group = { verb-play-discarded }
    .short = { $card }
option-activate = { $card } — { $ability }
    .group = { verb-activate }
option-draw = draw a card
option-resource = gain a resource
option-end-turn = end your turn
prompt-next-turn = Who takes the next turn?
option-next-turn = { $card }
prompt-fight = Which enemy do you fight?
prompt-evade = Which enemy do you evade?

## Player windows and reactions

option-use = { $card } — { $ability }
    .group = { verb-use }
option-pass = not now
option-done = done
option-take-rest = you take the rest
option-as-listed = in the order listed
window-mythos = The encounter cards are resolved. Use something before the mythos phase ends?
window-investigation = The investigation phase begins. Use something before the first turn?
window-turn = It is another investigator’s turn. Use something before they go on?
window-test-begins = The test begins. Use something before cards are committed?
window-test-committed = Use something before a chaos token is revealed?
window-enemy = Use something before enemies attack?
window-enemy-attacked = The enemies have attacked. Use something before the enemy phase ends?
window-upkeep = The upkeep phase begins. Use something before cards are readied?
# When a window is open: a seat says whether it wants to be asked.
window-mythos-about = Mythos phase: after the encounter cards
window-investigation-about = Investigation phase: before the first turn
window-turn-about = Another investigator’s turn: before each of their actions
window-test-begins-about = Skill test: before cards are committed
window-others-test-about = Another investigator’s test: whether to commit a card
window-test-committed-about = Skill test: before a chaos token is revealed
window-enemy-about = Enemy phase: before enemies attack
window-enemy-attacked-about = Enemy phase: after the attacks
window-upkeep-about = Upkeep phase: before cards are readied

react-agenda-advances-when = The agenda advances. Do you react?
react-asset-damaged-when = An enemy attack damages an asset. Do you react?
react-card-played-after = A card was played. Do you react?
react-clues-discovered-would = Clues are about to be discovered. Do you react?
react-encounter-card-drawn-when = An encounter card is drawn. Do you react?
react-enemy-attacks-would = An enemy is about to attack. Do you react?
react-enemy-attacks-when = An enemy attacks. Do you react?
react-enemy-attacks-after = An enemy has attacked. Do you react?
react-enemy-defeated-when = An enemy is being defeated. Do you react?
react-enemy-defeated-after = An enemy was defeated. Do you react?
react-enemy-engages-after = An enemy has engaged somebody. Do you react?
react-enemy-evaded-after = An enemy was evaded. Do you react?
react-enemy-spawns-when = An enemy spawns. Do you react?
react-enters-after = An investigator has entered a location. Do you react?
react-enters-play-after = A card has entered play. Do you react?
react-enters-victory-display-after = A card has come to the victory display. Do you react?
react-harm-taken-after = An investigator has taken damage or horror. Do you react?
react-leaves-would = An investigator is about to leave a location. Do you react?
react-leaves-when = An investigator leaves a location. Do you react?
react-phase-begins-after = A phase has begun. Do you react?
react-phase-ends-when = The phase ends. Do you react?
react-round-ends-when = The round ends. Do you react?
react-round-ends-after = The round has ended. Do you react?
react-scenario-ends-when = The game is over for an investigator. Do you react?
react-test-fails-would = A skill test is about to fail. Do you react?
react-test-fails-after = A skill test was failed. Do you react?
react-test-succeeds-when = A skill test succeeds. Do you react?
react-test-succeeds-after = A skill test has succeeded. Do you react?
react-token-revealed-would = A chaos token is about to be revealed. Do you react?
react-token-revealed-when = A chaos token is revealed. Do you react?
react-turn-begins-after = A turn has begun. Do you react?
react-turn-ends-when = A turn ends. Do you react?

## Skill tests

prompt-test = Which skill do you test?
option-test-willpower = willpower
option-test-intellect = intellect
option-test-combat = combat
option-test-agility = agility
prompt-commit = The skill test of { $card }: do you commit a card?
option-commit = commit { $card }
    .short = { $card }
option-commit-no-more = commit no more cards
option-draw-token = draw a token
prompt-resolve-token = Which of the revealed tokens do you resolve?
option-resolve-token = { $token }
prompt-result = Which result comes first?
result-test = what the test itself brings
result-card = { $card }
result-token = what the chaos token brings

## Enemies

prompt-spawn = Where does { $enemy } spawn?
option-spawn = { $card-in }
prompt-prey = Whom does { $enemy } choose as prey?
option-prey = { $card }
prompt-engaged-by = Whom does { $enemy } engage?
option-engaged-by = { $card }
prompt-enemy-moves = Where does { $enemy } move?
option-enemy-moves = to { $card-the }
prompt-hunts-first = Which enemy moves first?
option-hunts-first = { $card }
prompt-attacked-by = Which enemy attacks first?
option-attacked-by = { $card }
prompt-massive-attack = Whom does { $enemy } attack first?
option-attacks = { $card }
prompt-discards-first = Which card is discarded first?
option-discards-first = { $card }
prompt-applies-first = Several cards apply at the same time: which one comes first?
option-applies-first = { $card }
prompt-doom-on = Several enemies are the nearest: which one gets the doom?
option-doom-on = { $card }

## Damage and horror

prompt-assign = { $horror ->
    [0] { $damage } damage: does an asset take some of it?
   *[other] { $damage ->
        [0] { $horror } horror: does an asset take some of it?
       *[other] { $damage } damage and { $horror } horror: does an asset take some of it?
    }
}
option-assign-damage = { $card } takes 1 damage
    .group = { verb-assign-damage }
    .short = { $card }
option-assign-horror = { $card } takes 1 horror
    .group = { verb-assign-horror }
    .short = { $card }
prompt-falls-first = Enemies and investigators are defeated at the same time: who goes first?
option-falls-first-enemies = the enemies
option-falls-first-investigators = the investigators
prompt-trauma = You are out of health and of sanity: which trauma do you suffer?
option-trauma-damage = 1 physical trauma
option-trauma-horror = 1 mental trauma
prompt-heal = What is healed?
option-heal-damage = 1 damage
option-heal-horror = 1 horror
prompt-healed = Whom do you heal?
option-healed = { $card }

## Choosing cards, enemies, locations, investigators

prompt-mulligan = Do you replace a card of your opening hand? New ones are drawn for all at once.
option-mulligan = replace { $card }
    .short = { $card }
prompt-take = Which card do you take?
option-take = take { $card }
    .short = { $card }
prompt-put-on-top = Which card do you put back first? The last one will be on top.
option-put-on-top = put { $card } back
    .short = { $card }
prompt-discard = { $count ->
    [one] Which card do you discard from your hand?
   *[other] You have to discard { $count } cards from your hand: which one first?
}
option-discard = discard { $card }
    .short = { $card }
prompt-keep = Which card do you keep? All others are discarded.
option-keep = keep { $card }
    .short = { $card }
prompt-make-room = There is no free slot: which asset do you discard?
option-make-room = discard { $card }
    .short = { $card }
prompt-lose-asset = Which asset do you discard?
option-lose-asset = discard { $card }
    .short = { $card }
prompt-reload = Which card do you reload?
option-reload = { $card }
prompt-target = Which enemy do you choose?
option-target = { $card }
prompt-helped = Which investigator do you choose?
option-helped = { $card }
prompt-blast = Where does the dynamite go off?
option-blast = { $card-in }
prompt-slip-away = Where do you move?
option-slip-away = move to { $card-the }
    .short = { $card }
prompt-disengage = Disengage from all other enemies?
option-disengage-yes = yes
option-disengage-no = no
prompt-skill = Which skill gets +2?
option-skill-willpower = willpower
option-skill-intellect = intellect
option-skill-combat = combat
option-skill-agility = agility
prompt-scry = Which deck do you look at?
option-scry = the deck of { $card }
option-scry-encounter = the encounter deck
prompt-x = How much is X?
option-x = X is { $count }
prompt-contribute = The group needs { $needed ->
    [one] { $needed } clue
   *[other] { $needed } clues
}: how many do you spend?
option-contribute = { $count ->
    [0] no clues
    [one] { $count } clue
   *[other] { $count } clues
}
prompt-attach = Several locations have the most clues: to which one is this card attached?
option-attach = { $card-full }

## Scenario choices

prompt-lead = Who is the lead investigator?
prompt-lead-vote = Who is the lead investigator? If you do not agree, chance decides.
option-lead = { $card }
prompt-whats-going-on = What do the missing hours cost?
option-whats-going-on-discard = every investigator discards 1 random card from hand
option-whats-going-on-horror = the lead investigator takes 2 horror
prompt-house = What becomes of the house?
option-house-burn = burn it down
option-house-keep = let it stand
prompt-earns-lita = To whom does Lita Chantler turn for help?
option-earns-lita = { $card }
prompt-lita = Lita Chantler offers to come along: does she join your deck?
option-lita-yes = yes, she comes along
option-lita-no = no, she goes her own way
prompt-graveyard = What does the graveyard do to you?
option-graveyard-horror = take 2 horror
option-graveyard-flee = move to Rivertown
prompt-hunting-shadow = How do you escape the shadow?
option-hunting-shadow-clue = spend 1 clue
option-hunting-shadow-damage = take 2 damage
prompt-wrath = What does the wrath cost you?
option-wrath-discard = discard a card from your hand
option-wrath-harm = take 1 damage and 1 horror
prompt-offer = Do you accept the offer?
option-offer-accept = draw 2 cards, put 2 doom on the agenda
option-offer-refuse = take 2 horror

## Campaign

prompt-assume-gathering = How did The Gathering end?
option-assume-gathering-r1 = resolution 1: the house has burned down
option-assume-gathering-r2 = resolution 2: the Ghoul Priest is dead, the house stands
option-assume-gathering-r3 = resolution 3: the ghouls have taken the house
option-assume-gathering-none = no resolution: the house was given up
prompt-assume-midnight-masks = How did The Midnight Masks end?
option-assume-midnight-masks-r1 = resolution 1: all six cultists were interrogated
option-assume-midnight-masks-r2 = resolution 2: midnight has passed, all six got away
prompt-buy = You have { $experience } experience: what do you spend it on?
option-buy = { $level ->
    [0] buy { $card } for { $price } experience
   *[other] buy { $card } ({ $level }) for { $price } experience
}
    .group = { verb-buy }
    .short = { $level ->
        [0] { $card }, { $price } experience
       *[other] { $card } ({ $level }), { $price } experience
    }
option-upgrade = upgrade { $card } to level { $level } for { $price } experience
    .group = { verb-upgrade }
    .short = { $card } to level { $level }, { $price } experience
prompt-remove = Which card leaves the deck to make room for “{ $card-inner }”?
option-remove = { $card }
prompt-company = Who plays the next scenario?
option-leave = player { $seat } leaves
option-return = player { $seat } joins
prompt-investigator = Which investigator do you play from now on?
option-investigator-starter = { $card }: starter deck
option-investigator-alternative = { $card }: the other ready-made deck

## What happened: the scenario

event-scenario-began = Scenario: { $scenario }.
event-lead-chosen = { $who } is the lead investigator.
event-lead-chosen-agreed = Everybody agrees: { $who } is the lead investigator.
event-lead-chosen-by-chance = No agreement ({ $votes }), so chance decides: { $who } is the lead investigator.
lead-vote = { $who } for { $named }
event-opening-hand-drawn = { $who } draws an opening hand of { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
event-mulligan = { $who } replaces { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
event-introduction-read = The introduction to { $scenario } is read.
event-round-began = Round { $round }.
event-phase-began = The { $phase-low } begins.
event-turn-began = { $who } takes a turn.
event-turn-ended = The turn of { $who } ends.
event-action-taken-move = { $who } takes the Move action.
event-action-taken-investigate = { $who } takes the Investigate action.
event-action-taken-fight = { $who } takes the Fight action.
event-action-taken-evade = { $who } takes the Evade action.
event-action-taken-engage = { $who } takes the Engage action.
event-action-taken-draw = { $who } takes the Draw action.
event-action-taken-resource = { $who } takes the Resource action.
event-action-taken-play = { $who } takes the Play action.
event-action-taken-activate = { $who } takes the Activate action.
event-ability-used = { $who } uses an ability of “{ $card-inner }”.
event-ability-used-own = { $who } uses an ability of their own.
event-act-advanced = The act advances: “{ $card-inner }”.
event-agenda-advanced = The agenda advances: “{ $card-inner }”.
event-doom-placed = { $count } doom is put on “{ $card-inner }”.
event-doom-cleared = All doom is removed from play.
event-scenario-ended = { $scenario } is over: { $resolution ->
    [r1] resolution 1
    [r2] resolution 2
    [r3] resolution 3
   *[none] no resolution
}.

## What happened: cards

event-asset-played = { $who } plays “{ $card-inner }”.
event-event-played = { $who } plays “{ $card-inner }”.
event-attached = “{ $card-inner }” is attached to { $to-the }.
event-put-into-play = { $card } is put into play.
event-discarded = “{ $card-inner }” is discarded.
event-discarded-at-random = { $who } discards a random card: “{ $card-inner }”.
event-removed-from-game = “{ $card-inner }” is removed from the game.
event-sent-to-victory-display = “{ $card-inner }” goes to the victory display (victory { $victory }).
event-returned-to-hand = “{ $card-inner }” returns to the hand of its owner.
event-shuffled-into-encounter-deck = “{ $card-inner }” is shuffled into the encounter deck.
event-revealed-from-hand = { $who } shows a card from hand: “{ $card-inner }”.
event-cards-were-drawn = { $who } draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
event-card-added-to-hand = { $who } takes “{ $card-inner }” into hand.
event-deck-reset = The discard pile of { $who } is shuffled and becomes the deck.
event-encounter-deck-reshuffled = The encounter discard pile is shuffled into the encounter deck.
event-encounter-card-was-drawn = { $who } draws “{ $card-inner }”.
event-revelation-cancelled = The revelation of “{ $card-inner }” is cancelled.
event-cards-turned-over = { $count ->
    [one] { $count } card is
   *[other] { $count } cards are
} discarded from the top of the encounter deck.
event-cards-seen = { $who } looks at { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
event-exhausted = “{ $card-inner }” is exhausted.
event-readied = “{ $card-inner }” readies.
event-cards-readied = All cards ready.
event-uses-added = “{ $card-inner }” is reloaded: +{ $count }.

## What happened: resources, clues, locations

event-resources-gained = { $who } gains { $count ->
    [one] { $count } resource
   *[other] { $count } resources
}.
event-resources-lost = { $who } loses { $count ->
    [one] { $count } resource
   *[other] { $count } resources
}.
event-resources-moved = { $who } moves { $count ->
    [one] { $count } resource
   *[other] { $count } resources
} to “{ $card-inner }”.
event-resources-taken = { $who } moves { $count ->
    [one] { $count } resource
   *[other] { $count } resources
} from “{ $card-inner }” to their pool.
event-clues-discovered = { $who } discovers { $count ->
    [one] { $count } clue
   *[other] { $count } clues
} { $location-in }.
event-clues-gained = { $who } gains { $count ->
    [one] { $count } clue
   *[other] { $count } clues
}.
event-clues-spent = { $who } spends { $count ->
    [one] { $count } clue
   *[other] { $count } clues
}.
event-clues-dropped = { $who } leaves { $count ->
    [one] { $count } clue
   *[other] { $count } clues
} { $location-in }.
event-clues-placed = { $count ->
    [one] { $count } clue is
   *[other] { $count } clues are
} put on “{ $card-inner }”.
event-moved = { $who } moves to { $to-the }.
event-location-revealed = { $location-full } is revealed: { $clues ->
    [0] no clues
    [one] { $clues } clue
   *[other] { $clues } clues
}.

## What happened: enemies, damage and horror

event-spawned = { $enemy } spawns { $location-in }.
event-engaged = { $enemy } engages { $who }.
event-disengaged = { $enemy } is no longer engaged with { $who }.
event-enemy-moved = { $enemy } moves from { $origin-the } to { $to-the }.
event-attacked = { $enemy } attacks { $who }.
event-attack-cancelled = The attack of { $enemy } on { $who } is cancelled.
event-evaded = { $who } evades { $enemy }.
event-harmed = { $horror ->
    [0] { $who } takes { $damage } damage.
   *[other] { $damage ->
        [0] { $who } takes { $horror } horror.
       *[other] { $who } takes { $damage } damage and { $horror } horror.
    }
}
event-asset-harmed = { $horror ->
    [0] “{ $card-inner }” takes { $damage } damage.
   *[other] { $damage ->
        [0] “{ $card-inner }” takes { $horror } horror.
       *[other] “{ $card-inner }” takes { $damage } damage and { $horror } horror.
    }
}
event-enemy-damaged = { $enemy } takes { $damage } damage.
event-enemy-was-defeated = { $enemy } is defeated.
event-healed = { $horror ->
    [0] { $card } heals { $damage } damage.
   *[other] { $damage ->
        [0] { $card } heals { $horror } horror.
       *[other] { $card } heals { $damage } damage and { $horror } horror.
    }
}
event-horror-moved = { $count } horror moves from “{ $card-inner }” to { $who }.
event-investigator-defeated-damage = { $who } is defeated: no health is left.
event-investigator-defeated-horror = { $who } is defeated: no sanity is left.
event-investigator-defeated-both = { $who } is defeated: neither health nor sanity is left.
event-investigator-defeated-card = { $who } is defeated.
event-resigned = { $who } resigns.
event-trauma-suffered = { $mental ->
    [0] { $who } suffers { $physical } physical trauma.
   *[other] { $physical ->
        [0] { $who } suffers { $mental } mental trauma.
       *[other] { $who } suffers { $physical } physical and { $mental } mental trauma.
    }
}

## What happened: skill tests

event-test-began = { $who } tests { $skill } ({ $difficulty }): { $source-full }.
event-test-began-plain = { $who } tests { $skill } ({ $difficulty }).
event-committed = { $who } commits “{ $card-inner }”.
event-skill-boosted = “{ $card-inner }” gives { $who } +{ $amount }.
event-token-was-revealed = { $who } reveals a chaos token: { $token }.
event-token-returned = The chaos token goes back into the bag: { $token }.
event-test-ended-passed = { $who } succeeds: { $value } against { $difficulty }.
event-test-ended-failed = { $who } fails: { $value } against { $difficulty }.

## What happened: the campaign

event-log-entry-written = Campaign log: { $note }
event-log-entry-crossed-out = Crossed out of the campaign log: { $note }
event-story-asset-earned = “{ $card-inner }” joins the deck of { $who }.
event-investigator-lost-killed = { $who } is killed.
event-investigator-lost-insane = { $who } is driven insane.
event-experience-earned = { $who } earns { $count } experience.
event-card-bought = { $who } buys “{ $card-inner }” for { $price } experience; “{ $removed-inner }” leaves the deck.
event-card-bought-permanent = { $who } buys “{ $card-inner }” for { $price } experience.
event-card-upgraded = { $who } upgrades “{ $card-inner }” for { $price } experience.
# Seats are counted from 0.
event-player-left = { $seat ->
    [0] Player 1
    [1] Player 2
    [2] Player 3
   *[other] Player 4
} leaves the campaign.
event-player-returned = { $seat ->
    [0] Player 1
    [1] Player 2
    [2] Player 3
   *[other] Player 4
} joins the campaign.
event-investigator-chosen = { $seat ->
    [0] Player 1
    [1] Player 2
    [2] Player 3
   *[other] Player 4
} goes on with { $who }.
event-chaos-token-added = A chaos token is added to the bag: { $token }.
event-campaign-ended-gathering-none = { result-gathering-none }
event-campaign-ended-gathering-r1 = { result-gathering-r1 }
event-campaign-ended-gathering-r2 = { result-gathering-r2 }
event-campaign-ended-gathering-r3 = { result-gathering-r3 }
event-campaign-ended-midnight-masks-none = { result-midnight-masks-none }
event-campaign-ended-midnight-masks-r1 = { result-midnight-masks-r1 }
event-campaign-ended-midnight-masks-r2 = { result-midnight-masks-r2 }
event-campaign-ended-devourer-below-none = { result-devourer-below-none }
event-campaign-ended-devourer-below-r1 = { result-devourer-below-r1 }
event-campaign-ended-devourer-below-r2 = { result-devourer-below-r2 }
event-campaign-ended-devourer-below-r3 = { result-devourer-below-r3 }
event-campaign-ended-no-investigators-left = { result-no-investigators-left }

## How it ended

result-gathering-none = No investigator is left in the house. You lose.
result-gathering-r1 = The Ghoul Priest is defeated, and the house burns. You win.
result-gathering-r2 = The Ghoul Priest is defeated, and the house stands. You win.
result-gathering-r3 = The ghouls have taken the house. You lose.
result-midnight-masks-none = No investigator is left on the hunt. You lose.
result-midnight-masks-r1 = All six cultists are unmasked before midnight. You win.
result-midnight-masks-r2 = Midnight has passed, and the cultists are gone. You lose.
result-devourer-below-none = Nobody stopped the ritual, and Arkham falls to Umôrdhoth. You lose.
result-devourer-below-r1 = The ritual is broken. You win.
result-devourer-below-r2 = Umôrdhoth is driven back. You win.
result-devourer-below-r3 = Lita Chantler was given up to Umôrdhoth. You live, but you have not won.
result-no-investigators-left = No investigator is left to go on. You lose.

# What an option costs beyond the ordinary.
# What tells cards of one name apart in a list.
mark-engaged = engaged with { $who }
mark-engaged-you = engaged with you
mark-unengaged = engaged with nobody
mark-at = { $card-in }
mark-number = no. { $number }
mark-damage = { $count ->
    [0] unhurt
   *[other] { $count } damage
}
mark-horror = { $count } horror
mark-uses = { $count } left
mark-exhausted = exhausted
mark-ready = ready

cost-actions = { $count ->
    [0] no action
    [one] { $count } action
   *[other] { $count } actions
}
cost-attacked = provokes an attack: { $enemies }
