# The cards of Arkham Horror: The Card Game (core set) in English: titles, subtitles, what they do, the story told shortly.
# One line per ability; a cost stands in brackets after the word that names the kind of ability. `ability-…` is what an ability
# is called after the name of its card where it is offered.
# Names of locations have forms: .in “in the Study”, .the with its article, where it has one, .full with the subtitle, which the
# others name too, where several locations share a title; .inner is a name inside quotation marks that has some itself.
# The number in a sentence comes from the card itself: `$bonus`, `$more` damage, `$most` in all ... (`Attempt` in card.py).

## Damage

text-damage = { $more } damage
text-more-damage = { $more } more damage
text-plus-damage = +{ $more } damage
text-most-damage = up to { $most } damage

## Investigators

card-01001 = Roland Banks
card-01001-sub = The Fed
card-01001-text =
    Reaction: after you defeat an enemy, discover 1 clue at your location. Once per round.
    Elder sign: +1 for every clue on your location.
card-01001-deck =
    30 cards: guardian and neutral of level 0–5, seeker of level 0–2; at most 2 of each title.
    Besides these: Roland’s .38 Special, Cover Up and 1 random basic weakness.
ability-01001-find-evidence = discover 1 clue
card-01002 = Daisy Walker
card-01002-sub = The Librarian
card-01002-text =
    You have 1 extra action in each of your turns; it pays only for Action abilities of Tomes.
    Elder sign: +0. On a success, draw 1 card per Tome under your control.
card-01002-deck =
    30 cards: seeker and neutral of level 0–5, mystic of level 0–2; at most 2 of each title.
    Besides these: Daisy’s Tote Bag, The Necronomicon and 1 random basic weakness.
card-01003 = “Skids” O’Toole
    .inner = ‘Skids’ O’Toole
card-01003-sub = The Ex-Con
card-01003-text =
    Free (2 resources): during your turn, get 1 more action for this turn. Once per turn.
    Elder sign: +2. On a success, gain 2 resources.
card-01003-deck =
    30 cards: rogue and neutral of level 0–5, guardian of level 0–2; at most 2 of each title.
    Besides these: On the Lam, Hospital Debts and 1 random basic weakness.
ability-01003-hurry = pay 2 resources: 1 more action
card-01004 = Agnes Baker
card-01004-sub = The Waitress
card-01004-text =
    Reaction: after horror is placed on this investigator card, deal 1 damage to an enemy at your location. Once per phase.
    Elder sign: +1 for every horror on this investigator card.
card-01004-deck =
    30 cards: mystic and neutral of level 0–5, survivor of level 0–2; at most 2 of each title.
    Besides these: Heirloom of Hyperborea, Dark Memory and 1 random basic weakness.
ability-01004-lash-out = deal 1 damage to an enemy
card-01005 = Wendy Adams
card-01005-sub = The Urchin
card-01005-text =
    Reaction (choose and discard a card from your hand, not a weakness): when you reveal a chaos token, cancel it, return it to the bag and reveal a new one. Once per test, or per other ability that reveals tokens.
    Elder sign: +0. If Wendy’s Amulet is in play, you succeed automatically instead.
card-01005-deck =
    30 cards: survivor and neutral of level 0–5, rogue of level 0–2; at most 2 of each title.
    Besides these: Wendy’s Amulet, Abandoned and Alone and 1 random basic weakness.
ability-01005-try-again = return the token, reveal another

## Signature cards

card-01006 = Roland’s .38 Special
card-01006-text =
    Only in Roland Banks’s deck.
    Uses (4 ammo).
    Action (1 ammo): Fight. +{ $bonus } combat for this attack, or +{ $bonus-with-clues } instead if there is a clue on your location. On a success, { text-more-damage }.
ability-01006-shoot = shoot: +{ $bonus } or +{ $bonus-with-clues } combat, { text-plus-damage }
card-01007 = Cover Up
card-01007-text =
    Only in Roland Banks’s deck.
    Revelation: put this card into your threat area with 3 clues on it.
    Reaction: when you would discover clues at your location, discard that many from this card instead, or as many as it has.
    Forced: when the game ends or you are eliminated and there are clues here, you suffer 1 mental trauma.
ability-01007-destroy-evidence = discard clues from this card instead
ability-01007-guilt = suffer 1 mental trauma
card-01008 = Daisy’s Tote Bag
card-01008-text =
    Only in Daisy Walker’s deck.
    Gives you 2 more hand slots; only Tome assets fit into them.
card-01009 = The Necronomicon
card-01009-sub = John Dee Translation
card-01009-text =
    Only in Daisy Walker’s deck.
    Revelation: put this card into your threat area with 3 horror on it.
    It cannot leave play as long as there is horror on it.
    Every elder sign you reveal counts as an auto-fail.
    Action: move 1 horror from here to Daisy Walker. If none is left here afterwards, discard The Necronomicon.
ability-01009-read = move 1 horror to Daisy Walker
card-01010 = On the Lam
card-01010-text =
    Only in “Skids” O’Toole’s deck.
    Fast. After your turn begins: until the end of the round, enemies that are not Elite cannot attack you.
ability-01010-play = be safe from attacks this round
card-01011 = Hospital Debts
card-01011-text =
    Only in “Skids” O’Toole’s deck.
    Revelation: put this card into your threat area.
    Free: move 1 resource from your pool to this card. At most twice per round.
    Forced: when the game ends or you are eliminated and there are fewer than 6 resources here, you earn 2 less experience in this scenario.
ability-01011-pay-off = move 1 resource to this card
ability-01011-unpaid = earn 2 less experience
card-01012 = Heirloom of Hyperborea
card-01012-sub = Artifact from Another Life
card-01012-text =
    Only in Agnes Baker’s deck.
    Reaction: after you play a Spell, draw 1 card.
ability-01012-remember = draw 1 card
card-01013 = Dark Memory
card-01013-text =
    Only in Agnes Baker’s deck.
    Put 1 doom on the current agenda. It may advance at once because of this.
    Forced: if this card is in your hand when your turn ends, show it and take 2 horror.
ability-01013-torment = show this card, take 2 horror
card-01014 = Wendy’s Amulet
card-01014-text =
    Only in Wendy Adams’s deck.
    You may play the topmost event of your discard pile as though you held it in your hand.
    Forced: an event of yours that has been played, or is discarded from play, goes to the bottom of your deck instead of to your discard pile.
card-01015 = Abandoned and Alone
card-01015-text =
    Only in Wendy Adams’s deck.
    Revelation: take 2 direct horror, and every card in your discard pile is removed from the game.

## Guardian

card-01016 = .45 Automatic
card-01016-text =
    Uses (4 ammo).
    Action (1 ammo): Fight. +{ $bonus } combat for this attack. On a success, { text-more-damage }.
ability-01016-shoot = shoot: +{ $bonus } combat, { text-plus-damage }
card-01017 = Physical Training
card-01017-text =
    Free (1 resource): +1 willpower in the skill test you are making.
    Free (1 resource): +1 combat in the skill test you are making.
ability-01017-combat = pay 1 resource: +1 combat
ability-01017-willpower = pay 1 resource: +1 willpower
card-01018 = Beat Cop
card-01018-text =
    +1 to your combat.
    Free (discard Beat Cop): an enemy at your location takes 1 damage.
ability-01018-lend-a-hand = discard him: 1 damage to an enemy
card-01019 = First Aid
card-01019-text =
    Uses (3 supplies). With no supplies left, it is discarded.
    Action (1 supply): heal 1 damage or 1 horror from an investigator at your location.
ability-01019-treat = heal 1 damage or 1 horror
card-01020 = Machete
card-01020-text = Action: Fight. +{ $bonus } combat for this attack. On a success, { text-more-damage } if the attacked enemy is engaged with you and no other enemy is.
ability-01020-strike = strike: +{ $bonus } combat, { text-most-damage }
card-01021 = Guard Dog
card-01021-text = Reaction: when an enemy’s attack deals damage to Guard Dog, the attacker takes 1 damage.
ability-01021-bite = deal 1 damage to the attacker
card-01022 = Evidence!
card-01022-text = Fast. After you defeat an enemy, discover 1 clue at your location.
ability-01022-play = discover 1 clue
card-01023 = Dodge
card-01023-text = Fast. When an enemy attacks an investigator at your location, cancel the attack.
ability-01023-play = cancel the attack
card-01024 = Dynamite Blast
card-01024-text = Choose your location or one connecting to it. All enemies and all investigators there take 3 damage each.
card-01025 = Vicious Blow
card-01025-text = If this test is an attack and it succeeds, the attack deals 1 more damage.
card-01026 = Extra Ammunition
card-01026-text = Put 3 ammo on a Firearm that an investigator at your location controls.
card-01027 = Police Badge
card-01027-text =
    +1 to your willpower.
    Free (discard Police Badge): during the turn of an investigator at your location, that investigator gets 2 more actions for this turn.
ability-01027-give-orders = discard it: 2 more actions
card-01028 = Beat Cop
card-01028-text =
    +1 to your combat.
    Free (exhaust Beat Cop and put 1 damage on him): an enemy at your location takes 1 damage.
ability-01028-lend-a-hand = exhaust: 1 damage to him and an enemy
card-01029 = Shotgun
card-01029-text =
    Uses (2 ammo).
    Action (1 ammo): Fight. +{ $bonus } combat for this attack. Its damage is the amount you succeed by, at least 1 and at most { $most }, in place of the usual 1. If you fail and the attack strikes another investigator, its damage is the amount you fail by, at least 1 and at most { $most }.
ability-01029-shoot = shoot: +{ $bonus } combat, { text-most-damage }

## Seeker

card-01030 = Magnifying Glass
card-01030-text =
    Fast.
    +1 to your intellect while you investigate.
card-01031 = Old Book of Lore
card-01031-text = Action (exhaust this card): choose an investigator at your location. They search the top 3 cards of their deck, draw 1 of them and shuffle the others into the deck.
ability-01031-consult = search the top 3 cards
card-01032 = Research Librarian
card-01032-text = Reaction: after Research Librarian enters play, search your deck for a Tome asset and take it into your hand. Shuffle the deck.
ability-01032-fetch-a-tome = search your deck for a Tome
card-01033 = Dr. Milan Christopher
card-01033-sub = Professor of Entomology
card-01033-text =
    +1 to your intellect.
    Reaction: after you investigate with success, gain 1 resource.
ability-01033-reward = gain 1 resource
card-01034 = Hyperawareness
card-01034-text =
    Free (1 resource): +1 intellect in the skill test you are making.
    Free (1 resource): +1 agility in the skill test you are making.
ability-01034-agility = pay 1 resource: +1 agility
ability-01034-intellect = pay 1 resource: +1 intellect
card-01035 = Medical Texts
card-01035-text = Action: choose an investigator at your location and test intellect (2). Success: heal 1 damage from them. Failure: they take 1 damage.
ability-01035-operate = test intellect (2) to heal 1 damage
card-01036 = Mind over Matter
card-01036-text = Fast, only in your turn. Until the end of the round you may use your intellect in place of combat and of agility.
card-01037 = Working a Hunch
card-01037-text = Fast, only in your turn. You discover 1 clue at your location.
card-01038 = Barricade
card-01038-text =
    Attach this to your location. Enemies that are not Elite cannot move into it.
    Forced: when an investigator leaves the attached location, discard Barricade.
ability-01038-fall-apart = discard the barricade
card-01039 = Deduction
card-01039-text = If this test is an investigation and it succeeds, whoever makes it discovers 1 more clue at that location.
card-01040 = Magnifying Glass
card-01040-text =
    Fast.
    +1 to your intellect while you investigate.
    Free: if your location has no clues on it, take this card back into your hand.
ability-01040-put-away = return this card to your hand
card-01041 = Disc of Itzamna
card-01041-sub = Protective Amulet
card-01041-text = Reaction (discard Disc of Itzamna): when an enemy that is not Elite spawns at your location, discard that enemy.
ability-01041-ward-off = discard this card and the enemy
card-01042 = Encyclopedia
card-01042-text = Action (exhaust this card): choose an investigator at your location and one of the four skills. Until the end of the phase they have +2 to that skill.
ability-01042-look-up = +2 to a skill this phase
card-01043 = Cryptic Research
card-01043-text = Fast, only in your turn. An investigator of your choice at your location draws 3 cards.

## Rogue

card-01044 = Switchblade
card-01044-text =
    Fast.
    Action: Fight. If you succeed by { $well } or more, the attack deals { text-more-damage }.
ability-01044-stab = stab: { text-most-damage }
card-01045 = Burglary
card-01045-text = Action (exhaust this card): Investigate. On a success, gain 3 resources instead of discovering clues.
ability-01045-steal = investigate: 3 resources instead of clues
card-01046 = Pickpocketing
card-01046-text = Reaction (exhaust this card): after you evade an enemy, draw 1 card.
ability-01046-pick-pockets = exhaust: draw 1 card
card-01047 = .41 Derringer
card-01047-text =
    Uses (3 ammo).
    Action (1 ammo): Fight. +{ $bonus } combat for this attack. If you succeed by { $well } or more, { text-more-damage }.
ability-01047-shoot = shoot: +{ $bonus } combat, { text-most-damage }
card-01048 = Leo De Luca
card-01048-sub = The Louisiana Lion
card-01048-text = You have 1 extra action in each of your turns.
card-01049 = Hard Knocks
card-01049-text =
    Free (1 resource): +1 combat in the skill test you are making.
    Free (1 resource): +1 agility in the skill test you are making.
ability-01049-agility = pay 1 resource: +1 agility
ability-01049-combat = pay 1 resource: +1 combat
card-01050 = Elusive
card-01050-text = Fast, only in your turn. Disengage from every enemy engaged with you and move to any other revealed location that has no enemies.
card-01051 = Backstab
card-01051-text = Fight. Agility takes the place of combat for this attack. On a success, { text-more-damage }.
card-01052 = Sneak Attack
card-01052-text = Choose an exhausted enemy at your location; it takes 2 damage.
card-01053 = Opportunist
card-01053-text =
    Only for your own skill tests.
    If you succeed by 3 or more, this card comes back to your hand after the test instead of being discarded.
card-01054 = Leo De Luca
card-01054-sub = The Louisiana Lion
card-01054-text = You have 1 extra action in each of your turns.
card-01055 = Cat Burglar
card-01055-text =
    +1 to your agility.
    Action (exhaust Cat Burglar): disengage from every enemy engaged with you and move to a connecting location. No attacks of opportunity are made.
ability-01055-climb-out = disengage and move
card-01056 = Sure Gamble
card-01056-text = Fast. After you reveal a chaos token with a negative modifier, its minus becomes a plus.
ability-01056-play = turn the minus into a plus
card-01057 = Hot Streak
card-01057-text = You gain 10 resources.

## Mystic

card-01058 = Forbidden Knowledge
card-01058-text =
    Uses (4 secrets). With no secrets left, it is discarded.
    Free (exhaust this card and take 1 horror): move 1 secret from here to your pool, where it is a resource.
ability-01058-delve = take 1 horror, gain 1 resource
card-01059 = Holy Rosary
card-01059-text = +1 to your willpower.
card-01060 = Shrivelling
card-01060-text =
    Uses (4 charges).
    Action (1 charge): Fight. Willpower takes the place of combat for this attack. On a success, { text-more-damage }. If a skull, cultist, tablet, elder thing or auto-fail is revealed, take 1 horror.
ability-01060-wither = attack with willpower, { text-plus-damage }
card-01061 = Scrying
card-01061-text =
    Uses (3 charges).
    Action (exhaust this card, 1 charge): look at the top 3 cards of any investigator’s deck or of the encounter deck, then put them back on top in an order of your choice.
ability-01061-foresee = look at the top 3 cards
card-01062 = Arcane Studies
card-01062-text =
    Free (1 resource): +1 willpower in the skill test you are making.
    Free (1 resource): +1 intellect in the skill test you are making.
ability-01062-intellect = pay 1 resource: +1 intellect
ability-01062-willpower = pay 1 resource: +1 willpower
card-01063 = Arcane Initiate
card-01063-text =
    Forced: after Arcane Initiate enters play, put 1 doom on it.
    Free (exhaust Arcane Initiate): search the top 3 cards of your deck for a Spell and draw it. Shuffle the deck.
ability-01063-doubtful-company = put 1 doom on this card
ability-01063-seek-a-spell = search the top 3 for a Spell
card-01064 = Drawn to the Flame
card-01064-text = Draw the topmost encounter card and resolve it. Then discover 2 clues at the location where you are.
card-01065 = Ward of Protection
card-01065-text = Fast. When you draw a treachery that is not a weakness, cancel its revelation. Then take 1 horror.
ability-01065-play = cancel the revelation, take 1 horror
card-01066 = Blinding Light
card-01066-text = Evade. Willpower takes the place of agility for this attempt. On a success the enemy also takes { text-damage }. If a skull, cultist, tablet, elder thing or auto-fail is revealed, lose 1 action this turn.
card-01067 = Fearless
card-01067-text = On a success, whoever committed this card heals 1 horror.
card-01068 = Mind Wipe
card-01068-text = Fast. After a phase begins, choose an enemy at your location that is not Elite. Until the end of the phase its printed text box counts as blank, traits excepted.
ability-01068-play = blank an enemy’s text this phase
card-01069 = Blinding Light
card-01069-text = Evade. Willpower takes the place of agility for this attempt. On a success the enemy also takes { text-damage }. If a skull, cultist, tablet, elder thing or auto-fail is revealed, lose 1 action this turn and take 1 horror.
card-01070 = Book of Shadows
card-01070-text =
    Gives you 1 more arcane slot.
    Action (exhaust this card): put 1 charge on a Spell asset under your control.
ability-01070-recharge = put 1 charge on a Spell
card-01071 = Grotesque Statue
card-01071-text =
    Uses (4 charges). With no charges left, it is discarded.
    Reaction (1 charge): when you would reveal a chaos token, reveal 2 instead. Resolve the one you choose and ignore the other.
ability-01071-split-fate = reveal 2 tokens, resolve 1

## Survivor

card-01072 = Leather Coat
card-01072-text = No ability: it takes damage in your place.
card-01073 = Scavenging
card-01073-text = Reaction (exhaust this card): after you investigate and succeed by 2 or more, take an Item from your discard pile into your hand.
ability-01073-salvage = take an Item from your discard pile
card-01074 = Baseball Bat
card-01074-text = Action: Fight. +{ $bonus } combat for this attack. On a success, { text-more-damage }. If a skull or auto-fail is revealed, discard Baseball Bat once the attack is over.
ability-01074-swing = swing: +{ $bonus } combat, { text-plus-damage }
card-01075 = Rabbit’s Foot
card-01075-text = Reaction (exhaust this card): after a skill test you failed, draw 1 card.
ability-01075-consolation = exhaust: draw 1 card
card-01076 = Stray Cat
card-01076-text = Free (discard Stray Cat): without a test, evade an enemy at your location that is not Elite.
ability-01076-distract = discard it: evade without a test
card-01077 = Dig Deep
card-01077-text =
    Free (1 resource): +1 willpower in the skill test you are making.
    Free (1 resource): +1 agility in the skill test you are making.
ability-01077-agility = pay 1 resource: +1 agility
ability-01077-willpower = pay 1 resource: +1 willpower
card-01078 = Cunning Distraction
card-01078-text = Evade. Without a test, you evade all enemies at your location.
card-01079 = “Look what I found!”
    .inner = Look what I found!
card-01079-text = Fast. After you fail by 2 or less while investigating, discover 2 clues at your location.
ability-01079-play = discover 2 clues
card-01080 = Lucky!
card-01080-text = Fast. When you would fail a skill test, add 2 to your skill value in it.
ability-01080-play = +2 to your skill value
card-01081 = Survival Instinct
card-01081-text = If this test is an attempt to evade and it succeeds, the evading investigator may disengage from all other enemies engaged with them, and may move to a connecting location.
card-01082 = Aquinnah
card-01082-sub = The Forgotten Daughter
card-01082-text = Reaction (exhaust Aquinnah and put 1 horror on her): when an enemy attacks you, deal its damage to another enemy at your location instead of to you. You still take its horror.
ability-01082-turn-the-blow = turn the damage on another enemy
card-01083 = Close Call
card-01083-text = Fast. After somebody evades an enemy at your location that is neither Elite nor a weakness, shuffle that enemy into the encounter deck.
ability-01083-play = shuffle the enemy into its deck
card-01084 = Lucky!
card-01084-text = Fast. When you would fail a skill test, add 2 to your skill value in it and draw 1 card.
ability-01084-play = +2 to your skill value, draw 1 card
card-01085 = Will to Survive
card-01085-text = Fast, only in your turn. Until the end of your turn, your skill tests are made without revealing chaos tokens.

## Neutral

card-01086 = Knife
card-01086-text =
    Action: Fight. +{ $stab-bonus } combat for this attack.
    Action (discard Knife): Fight. +{ $throw-bonus } combat for this attack. On a success, { $throw-more } more damage.
ability-01086-stab = stab: +{ $bonus } combat
ability-01086-throw = throw: +{ $bonus } combat, { text-plus-damage }
card-01087 = Flashlight
card-01087-text =
    Uses (3 supplies).
    Action (1 supply): Investigate. For this attempt your location’s shroud is { $easier } lower, but not below 0.
ability-01087-shine = investigate: shroud −{ $easier }
card-01088 = Emergency Cache
card-01088-text = You gain 3 resources.
card-01089 = Guts
card-01089-text =
    At most 1 copy per test.
    On a success, whoever committed this card draws 1 card.
card-01090 = Perception
card-01090-text =
    At most 1 copy per test.
    On a success, whoever committed this card draws 1 card.
card-01091 = Overpower
card-01091-text =
    At most 1 copy per test.
    On a success, whoever committed this card draws 1 card.
card-01092 = Manual Dexterity
card-01092-text =
    At most 1 copy per test.
    On a success, whoever committed this card draws 1 card.
card-01093 = Unexpected Courage
card-01093-text = At most 1 copy per test.
card-01094 = Bulletproof Vest
card-01094-text = No ability: it takes damage in your place.
card-01095 = Elder Sign Amulet
card-01095-text = No ability: it takes horror in your place.

## Basic weaknesses

card-01096 = Amnesia
card-01096-text = Revelation: keep 1 card of your choice in hand and discard all the others.
card-01097 = Paranoia
card-01097-text = Revelation: all resources in your pool are discarded.
card-01098 = Haunted
card-01098-text =
    Revelation: put this card into your threat area.
    −1 to each of your skills.
    2 actions: discard Haunted.
ability-01098-overcome = 2 actions: discard this card
card-01099 = Psychosis
card-01099-text =
    Revelation: put this card into your threat area.
    Forced: after you take horror, take 1 direct damage.
    2 actions: discard Psychosis.
ability-01099-hurt-yourself = take 1 direct damage
ability-01099-overcome = 2 actions: discard this card
card-01100 = Hypochondria
card-01100-text =
    Revelation: put this card into your threat area.
    Forced: after you take damage, take 1 direct horror.
    2 actions: discard Hypochondria.
ability-01100-overcome = 2 actions: discard this card
ability-01100-panic = take 1 direct horror
card-01101 = Mob Enforcer
card-01101-text =
    Hunter.
    Prey: the bearer only.
    Action (4 resources): Parley. Discard Mob Enforcer.
ability-01101-buy-off = parley: 4 resources to be rid of him
card-01102 = Silver Twilight Acolyte
card-01102-text =
    Hunter.
    Prey: the bearer only.
    Forced: after Silver Twilight Acolyte attacks, put 1 doom on the current agenda.
ability-01102-chant = put 1 doom on the agenda
card-01103 = Stubborn Detective
card-01103-text =
    Hunter.
    Prey: the bearer only.
    For every investigator at his location, the text box of their investigator card counts as blank, traits excepted.

## The Gathering

card-01104 = The Gathering
card-01104-easy-text =
    Skull: −X; X is the number of Ghoul enemies at your location.
    Cultist: −1. On a failure, take 1 horror.
    Tablet: −2. With a Ghoul enemy at your location, take 1 damage.
card-01104-hard-text =
    Skull: −2. On a failure, after the test search the encounter deck and its discard pile for a Ghoul enemy of your choice and draw it. Shuffle the encounter deck.
    Cultist: reveal another token. On a failure, take 2 horror.
    Tablet: −4. With a Ghoul enemy at your location, take 1 damage and 1 horror.
card-01105 = What’s Going On?!
card-01105-text = Advances with 3 doom in play.
card-01105-b = The Missing Hours
card-01105-b-text = The lead investigator chooses one: every investigator discards 1 random card from hand, or the lead investigator takes 2 horror.
card-01106 = Rise of the Ghouls
card-01106-text = Advances with 7 doom in play.
card-01106-b = Something Comes Up
card-01106-b-text = Shuffle the encounter discard pile into the encounter deck. Discard cards from the top of the deck until a Ghoul enemy turns up; the lead investigator draws it.
card-01107 = They’re Getting Out!
card-01107-text =
    Advances with 10 doom in play.
    Forced: at the end of the enemy phase, every Ghoul enemy that is not engaged moves 1 location towards the Parlor.
    Forced: at the end of the round, put 1 doom on this agenda for each Ghoul enemy in the Hallway or the Parlor.
card-01107-b = Nothing Holds Them Now
card-01107-b-text =
    If act 1 or 2 is current: (→ Resolution 3).
    If act 3 is current: every investigator still in the scenario is defeated and suffers 1 physical trauma.
ability-01107-break-out = put doom here for the Ghouls
ability-01107-crowd-out = move the Ghouls towards the Parlor
card-01108 = Trapped
card-01108-text = In any investigator’s turn, the group may spend 2 clues per investigator to advance.
card-01108-b = The Rest of the House
card-01108-b-text = Put the Hallway, Attic, Cellar and Parlor into play. Discard every enemy in the Study. Place all investigators in the Hallway. Remove the Study from the game.
ability-01108-advance-act = spend clues, advance the act
card-01109 = The Barrier
card-01109-text = Objective: when the round ends, investigators in the Hallway may, as a group, spend 3 clues per investigator to advance.
card-01109-b = The Glow Goes Out
card-01109-b-text = Reveal the Parlor. Put the set-aside Lita Chantler into play there, controlled by nobody. Spawn the set-aside Ghoul Priest in the Hallway.
ability-01109-break-the-barrier = spend clues, advance the act
card-01110 = What Have You Done?
card-01110-text = Objective: if the Ghoul Priest is defeated, advance.
card-01110-b = What Becomes of the House
card-01110-b-text = The lead investigator decides: burn the house down (→ Resolution 1), or let it stand (→ Resolution 2).
ability-01110-the-priest-falls = advance the act
card-01111 = Study
    .in = in the Study
    .the = the Study
card-01111-text = No abilities. No location connects to it.
card-01112 = Hallway
    .in = in the Hallway
    .the = the Hallway
card-01112-text = No abilities.
card-01113 = Attic
    .in = in the Attic
    .the = the Attic
card-01113-text =
    Forced: after you come in, take 1 horror.
    Victory 1.
ability-01113-dreadful-sight = take 1 horror
card-01114 = Cellar
    .in = in the Cellar
    .the = the Cellar
card-01114-text =
    Forced: after you come in, take 1 damage.
    Victory 1.
ability-01114-freezing-cold = take 1 damage
card-01115 = Parlor
    .in = in the Parlor
    .the = the Parlor
card-01115-text =
    Action: Resign.
    While nobody controls Lita Chantler, she gains: “Action: Parley. Test intellect (4). On a success, take control of Lita Chantler.”
ability-01115-resign = resign
ability-01115-talk-to-lita = parley with Lita: test intellect (4)
card-01115-back-text = Investigators cannot move into the Parlor.
card-01116 = Ghoul Priest
card-01116-text =
    Hunter. Retaliate.
    Prey: the investigator with the highest combat.
    Victory 2.
card-01117 = Lita Chantler
card-01117-sub = The Zealot
card-01117-text =
    Every investigator at the location of Lita’s controller has +1 combat.
    Reaction: when an investigator at your location succeeds in an attack on a Monster enemy, that attack deals 1 more damage.
ability-01117-strike-true = 1 more damage for the attack
card-01118 = Flesh-Eater
card-01118-text =
    Spawn: Attic.
    Victory 1.
card-01119 = Icy Ghoul
card-01119-text =
    Spawn: Cellar.
    Victory 1.

## The Midnight Masks

card-01120 = The Midnight Masks
card-01120-easy-text =
    Skull: −X; X is the most doom on any one Cultist enemy in play.
    Cultist: −2. Put 1 doom on the nearest Cultist enemy.
    Tablet: −3. On a failure, put 1 of your clues on your location.
card-01120-hard-text =
    Skull: −X; X is all the doom in play.
    Cultist: −2. Put 1 doom on every Cultist enemy in play; if there is none, reveal another token.
    Tablet: −4. On a failure, put all your clues on your location.
card-01121a = Predator or Prey?
card-01121a-text =
    Advances with 6 doom in play.
    Action: Resign.
card-01121a-b = Somebody Steps from the Shadows
card-01121a-b-text = The other side is an enemy, The Masked Hunter. It spawns as if the lead investigator had just drawn it.
ability-01121a-resign = resign
card-01121b = The Masked Hunter
card-01121b-sub = Silently Stalking
card-01121b-text =
    Hunter.
    Prey: the investigator with the most clues.
    Spawn: engaged with its prey.
    +2 health per investigator.
    While it is engaged with you, you can neither discover nor spend clues.
    Victory 2.
card-01122 = Time Is Running Short
card-01122-text =
    Advances with 8 doom in play.
    Action: Resign.
card-01122-b = Too Late
card-01122-b-text = The cult has had its hours. (→ Resolution 2)
ability-01122-resign = resign
card-01123 = Uncovering the Conspiracy
card-01123-text =
    Action (the group spends 2 clues per investigator): draw the top card of the Cultist deck.
    Objective: if 6 unique Cultist enemies are in the victory display, advance.
card-01123-b = No More Masks
card-01123-b-text = Every member of the circle is known to you. (→ Resolution 1)
ability-01123-conspiracy-uncovered = advance the act
ability-01123-unmask = spend clues, draw a Cultist
card-01124 = Your House
    .in = in Your House
card-01124-text =
    Forced: when the Ghoul Priest spawns, he spawns here instead.
    Action: draw 1 card and gain 1 resource. Once per turn.
ability-01124-it-comes-home = the Ghoul Priest spawns here
ability-01124-rest = draw 1 card, gain 1 resource
card-01125 = Rivertown
    .in = in Rivertown
card-01125-text = No abilities.
card-01126 = Southside
    .full = Southside ({ card-01126-sub })
    .in = in Southside ({ card-01126-sub })
card-01126-sub = Historical Society
card-01126-text = Action: you draw 3 cards. Once per game for each investigator.
ability-01126-study = draw 3 cards
card-01127 = Southside
    .full = Southside ({ card-01127-sub })
    .in = in Southside ({ card-01127-sub })
card-01127-sub = Ma’s Boarding House
card-01127-text = Action: search your deck for an Ally asset and take it into your hand. Shuffle the deck. Once per game for each investigator.
ability-01127-ask-around = search your deck for an Ally
card-01128 = St. Mary’s Hospital
    .in = at St. Mary’s Hospital
card-01128-text = Action: heal 3 of your damage. Once per game for each investigator.
ability-01128-be-treated = heal 3 damage
card-01129 = Miskatonic University
    .in = at Miskatonic University
card-01129-text =
    Action: search the top 6 cards of your deck for a Tome or Spell and take it into your hand. Shuffle the deck.
    Victory 1.
ability-01129-research = search for a Tome or Spell
card-01130 = Downtown
    .full = Downtown ({ card-01130-sub })
    .in = in Downtown ({ card-01130-sub })
card-01130-sub = First Bank of Arkham
card-01130-text = Action: you gain 3 resources. Once per game for each investigator.
ability-01130-withdraw = gain 3 resources
card-01131 = Downtown
    .full = Downtown ({ card-01131-sub })
    .in = in Downtown ({ card-01131-sub })
card-01131-sub = Arkham Asylum
card-01131-text =
    Action: heal 3 of your horror. Once per game for each investigator.
    Victory 1.
ability-01131-be-treated = heal 3 horror
card-01132 = Easttown
    .in = in Easttown
card-01132-text = Ally assets you play while you are here cost 2 less, but not below 0.
card-01133 = Graveyard
    .in = in the Graveyard
    .the = the Graveyard
card-01133-text =
    Forced: after you come in, test willpower (3). On a failure, choose: take 2 horror, or move to Rivertown.
    Victory 1.
ability-01133-haunted-ground = test willpower (3)
card-01134 = Northside
    .in = in Northside
card-01134-text =
    Action (5 resources): gain 2 clues from the token pool. Once per game for the whole group.
    Victory 1.
ability-01134-buy-information = pay 5 resources, gain 2 clues
card-01135 = Hunting Shadow
card-01135-text =
    Peril.
    Revelation: you must choose: spend 1 clue, or take 2 damage.
card-01136 = False Lead
card-01136-text = Revelation: if you have no clues, False Lead gains surge. Otherwise test intellect (4): for every point you fail by, put 1 of your clues on your location.
card-01137 = “Wolf-Man” Drew
    .inner = ‘Wolf-Man’ Drew
card-01137-sub = The Cannibal
card-01137-text =
    Spawn: Downtown.
    Forced: when “Wolf-Man” Drew attacks, he heals 1 damage.
    Victory 1.
ability-01137-feed = he heals 1 damage
card-01138 = Herman Collins
card-01138-sub = The Undertaker
card-01138-text =
    Spawn: Graveyard.
    Action (choose and discard 4 cards from your hand): Parley. Herman Collins goes to the victory display.
    Victory 1.
ability-01138-give-him-his-due = parley: discard 4 cards
card-01139 = Peter Warren
card-01139-sub = The Occult Professor
card-01139-text =
    Spawn: Miskatonic University.
    Action (2 clues): Parley. Peter Warren goes to the victory display.
    Victory 1.
ability-01139-confront = parley: spend 2 clues
card-01140 = Victoria Devereux
card-01140-sub = The Collector
card-01140-text =
    Spawn: Northside.
    Action (5 resources): Parley. Victoria Devereux goes to the victory display.
    Victory 1.
ability-01140-bribe = parley: pay 5 resources
card-01141 = Ruth Turner
card-01141-sub = The Mortician
card-01141-text =
    Spawn: St. Mary’s Hospital.
    Forced: after Ruth Turner is evaded, she goes to the victory display.
    Victory 1.
ability-01141-break-down = add her to the victory display

## The Devourer Below

card-01142 = The Devourer Below
card-01142-easy-text =
    Skull: −X; X is the number of Monster enemies in play.
    Cultist: −2. Put 1 doom on the nearest enemy.
    Tablet: −3. With a Monster enemy at your location, take 1 damage.
    Elder thing: −5. With an Ancient One enemy in play, reveal another token.
card-01142-hard-text =
    Skull: −3. On a failure, after the test search the encounter deck and its discard pile for a Monster enemy of your choice and draw it. Shuffle the encounter deck.
    Cultist: −4. Put 2 doom on the nearest enemy.
    Tablet: −5. With a Monster enemy at your location, take 1 damage and 1 horror.
    Elder thing: −7. With an Ancient One enemy in play, reveal another token.
card-01143 = The Arkham Woods
card-01143-text = Advances with 4 doom in play.
card-01143-b = The Forest Answers
card-01143-b-text = Shuffle the encounter discard pile into the encounter deck. Discard cards from the top of the deck until a Monster enemy turns up. Spawn it at the Main Path and put 1 doom on it.
card-01144 = The Ritual Begins
card-01144-text =
    Advances with 5 doom in play.
    Every enemy has +1 fight and +1 evade.
card-01144-b = A Voice Not Your Own
card-01144-b-text = In player order, every investigator tests willpower (6). Whoever fails takes a random basic weakness with the Madness trait from the collection into their hand. It is resolved as if drawn and stays in the deck for the rest of the campaign.
card-01145 = Vengeance Awaits
card-01145-text =
    Advances with 5 doom in play.
    Forced: when this agenda advances and act 1 is current, put the set-aside Ritual Site into play and spawn the set-aside Umôrdhoth there.
    Forced: when this agenda advances and act 2 or 3 is current, discard every enemy at the Ritual Site and spawn the set-aside Umôrdhoth there.
card-01145-b = It Has Come
card-01145-b-text =
    This side takes the place of the current act and of the current agenda; it counts as both.
    Objective: if Umôrdhoth is defeated: (→ Resolution 2).
ability-01145-driven-back = Umôrdhoth is driven back
ability-01145-it-comes = Umôrdhoth spawns
card-01146 = Investigating the Trail
card-01146-text = In any investigator’s turn, the group may spend 3 clues per investigator to advance.
card-01146-b = Where the Trail Leads
card-01146-b-text = Put the set-aside Ritual Site into play unless it already is. Take from the collection every enemy listed in the campaign log among the cultists who got away, and spawn each at the Main Path, whatever its own card says.
ability-01146-advance-act = spend clues, advance the act
card-01147 = Into the Darkness
card-01147-text = Objective: if an investigator enters the Ritual Site, advance.
card-01147-b = They Were Waiting
card-01147-b-text = Shuffle the encounter discard pile into the encounter deck. Discard cards from the top of the deck until an enemy turns up, or, with 3 or more players, until 2 enemies have. Spawn each of them at the Ritual Site.
ability-01147-at-the-ritual-site = advance the act
card-01148 = Disrupting the Ritual
card-01148-text =
    Action (1 clue): test willpower (3) or agility (3), whichever you choose. On a success, put 1 clue from the token pool on this act.
    Objective: if there are 2 clues per investigator on this act, advance.
card-01148-b = The Chant Breaks Off
card-01148-b-text = The ritual fails. (→ Resolution 1)
ability-01148-disrupt = spend 1 clue, test a skill (3)
card-01149 = Main Path
    .in = on the Main Path
    .the = the Main Path
card-01149-text =
    The Main Path is connected to every other Woods location.
    Action: Resign.
ability-01149-resign = resign
card-01150 = Arkham Woods
    .full = Arkham Woods ({ card-01150-sub })
    .in = in the Arkham Woods ({ card-01150-sub })
    .the = the Arkham Woods ({ card-01150-sub })
card-01150-sub = Unhallowed Ground
card-01150-text = Forced: after you come in, test willpower (4). On a failure, take 1 damage and 1 horror.
ability-01150-cursed-soil = test willpower (4)
card-01151 = Arkham Woods
    .full = Arkham Woods ({ card-01151-sub })
    .in = in the Arkham Woods ({ card-01151-sub })
    .the = the Arkham Woods ({ card-01151-sub })
card-01151-sub = Twisting Paths
card-01151-text = Forced: when you would leave, test intellect (3). On a failure, the move is cancelled; what it cost stays paid.
ability-01151-lose-the-way = test intellect (3) to leave
card-01152 = Arkham Woods
    .full = Arkham Woods ({ card-01152-sub })
    .in = in the Arkham Woods ({ card-01152-sub })
    .the = the Arkham Woods ({ card-01152-sub })
card-01152-sub = Old House
card-01152-text = Here one investigates with willpower instead of the skill the attempt would use.
card-01153 = Arkham Woods
    .full = Arkham Woods ({ card-01153-sub })
    .in = in the Arkham Woods ({ card-01153-sub })
    .the = the Arkham Woods ({ card-01153-sub })
card-01153-sub = Cliffside
card-01153-text = Here one investigates with agility instead of the skill the attempt would use.
card-01154 = Arkham Woods
    .full = Arkham Woods ({ card-01154-sub })
    .in = in the Arkham Woods ({ card-01154-sub })
    .the = the Arkham Woods ({ card-01154-sub })
card-01154-sub = Tangled Thicket
card-01154-text = Here one investigates with combat instead of the skill the attempt would use.
card-01155 = Arkham Woods
    .full = Arkham Woods ({ card-01155-sub })
    .in = in the Arkham Woods ({ card-01155-sub })
    .the = the Arkham Woods ({ card-01155-sub })
card-01155-sub = Quiet Glade
card-01155-text = Action: heal 1 of your damage or 1 of your horror. Once per turn.
ability-01155-rest = heal 1 damage or 1 horror
card-01156 = Ritual Site
    .in = at the Ritual Site
    .the = the Ritual Site
card-01156-text = Forced: if there are fewer than 2 clues per investigator here at the end of the round, put clues here up to that number.
ability-01156-the-ritual-goes-on = put the missing clues here
card-01157 = Umôrdhoth
card-01157-sub = The Devourer Below
card-01157-text =
    Hunter. Massive.
    +4 health per investigator.
    Forced: at the end of every investigator’s turn, ready Umôrdhoth.
    Action: if you control Lita Chantler, you give her up to Umôrdhoth. (→ Resolution 3)
ability-01157-give-up-lita = give up Lita Chantler
ability-01157-stir = Umôrdhoth readies
card-01158 = Umôrdhoth’s Wrath
card-01158-text = Revelation: test willpower (5). For every point you fail by, choose anew: discard a card of your choice from your hand, or take 1 damage and 1 horror.

## Other encounter sets

card-01159 = Swarm of Rats
card-01159-text = Hunter.
card-01160 = Ghoul Minion
card-01160-text = No abilities.
card-01161 = Ravenous Ghoul
card-01161-text = Prey: the investigator with the lowest remaining health.
card-01162 = Grasping Hands
card-01162-text = Revelation: test agility (3). On a failure, take as much damage as you failed by.
card-01163 = Rotting Remains
card-01163-text = Revelation: test willpower (3). On a failure, take as much horror as you failed by.
card-01164 = Frozen in Fear
card-01164-text =
    Revelation: put this card into your threat area.
    The first move, fight or evade action you take each round costs 1 action more.
    Forced: at the end of your turn, test willpower (3). On a success, discard Frozen in Fear.
ability-01164-shake-off = test willpower (3) to discard this
card-01165 = Dissonant Voices
card-01165-text =
    Revelation: put this card into your threat area.
    You can play neither assets nor events.
    Forced: at the end of the round, discard Dissonant Voices.
ability-01165-fade = discard this card
card-01166 = Ancient Evils
card-01166-text = Revelation: put 1 doom on the current agenda. It may advance at once because of this.
card-01167 = Crypt Chill
card-01167-text = Revelation: test willpower (4). On a failure, choose and discard an asset under your control. If you cannot, take 2 damage.
card-01168 = Obscuring Fog
card-01168-text =
    Revelation: attach this to your location. At most 1 per location.
    +2 to the shroud of the attached location.
    Forced: after the attached location is investigated with success, discard Obscuring Fog.
ability-01168-lift = discard this card
card-01169 = Acolyte
card-01169-text =
    Spawn: an empty location.
    Forced: after Acolyte enters play, put 1 doom on it.
ability-01169-begin-the-rite = put 1 doom on this enemy
card-01170 = Wizard of the Order
card-01170-text =
    Retaliate.
    Spawn: an empty location.
    Forced: at the end of the mythos phase, put 1 doom on Wizard of the Order.
ability-01170-chant = put 1 doom on this enemy
card-01171 = Mysterious Chanting
card-01171-text = Revelation: put 2 doom on the nearest Cultist enemy. If none is in play, search the encounter deck and its discard pile for a Cultist enemy of your choice and draw it. Shuffle the encounter deck.
card-01172 = Hunting Nightgaunt
card-01172-text =
    Hunter.
    While you try to evade it, the negative modifiers of revealed chaos tokens count double.
card-01173 = On Wings of Darkness
card-01173-text = Revelation: test agility (4). On a failure, take 1 damage and 1 horror, then disengage from every enemy that is not a Nightgaunt and move to a Central location.
card-01174 = Locked Door
card-01174-text =
    Revelation: attach this to the location with the most clues among those without a Locked Door.
    The attached location cannot be investigated.
    Action: test combat (4) or agility (4), whichever you choose. On a success, discard Locked Door.
ability-01174-break-open = test combat or agility (4)
card-01175 = Screeching Byakhee
card-01175-text =
    Hunter.
    Prey: the investigator with the lowest remaining sanity.
    +1 fight and +1 evade while it is engaged with an investigator whose remaining sanity is 4 or less.
    Victory 1.
card-01176 = The Yellow Sign
card-01176-text = Revelation: test willpower (4). On a failure, take 2 horror, search your deck for a Madness weakness and draw it. Shuffle the deck.
card-01177 = Yithian Observer
card-01177-text =
    Prey: the investigator with the fewest cards in hand.
    Forced: when Yithian Observer attacks you, discard 1 random card from your hand. If you cannot, the attack deals 1 more damage and 1 more horror.
    Victory 1.
ability-01177-take-thoughts = discard 1 random card
card-01178 = Offer of Power
card-01178-text =
    Peril.
    Revelation: you must choose: draw 2 cards and put 2 doom on the current agenda (it may advance at once because of this), or take 2 horror.
card-01179 = Relentless Dark Young
card-01179-text =
    Prey: the investigator with the lowest agility.
    Forced: at the end of the round, Relentless Dark Young heals 2 damage.
    Victory 1.
ability-01179-regrow = it heals 2 damage
card-01180 = Goat Spawn
card-01180-text =
    Hunter. Retaliate.
    Forced: when Goat Spawn is defeated, every investigator at its location takes 1 horror.
ability-01180-death-cry = everybody here takes 1 horror
card-01181 = Young Deep One
card-01181-text =
    Hunter.
    Prey: the investigator with the lowest combat.
    Forced: after Young Deep One engages you, take 1 horror.
ability-01181-chill = take 1 horror
card-01182 = Dreams of R’lyeh
card-01182-text =
    Revelation: put this card into your threat area.
    −1 to your willpower and −1 to your sanity.
    Action: test willpower (3). On a success, discard Dreams of R’lyeh.
ability-01182-wake-up = test willpower (3) to discard this

## Unrevealed locations that do not tell which of several they are

card-southside = Southside
    .in = in Southside
card-downtown = Downtown
    .in = in Downtown
card-arkham-woods = Arkham Woods
    .in = in the Arkham Woods
    .the = the Arkham Woods

## Traits

trait-agency = Agency
trait-ally = Ally
trait-ancient-one = Ancient One
trait-arkham = Arkham
trait-armor = Armor
trait-byakhee = Byakhee
trait-cave = Cave
trait-central = Central
trait-charm = Charm
trait-creature = Creature
trait-criminal = Criminal
trait-cultist = Cultist
trait-curse = Curse
trait-dark-young = Dark Young
trait-deep-one = Deep One
trait-detective = Detective
trait-drifter = Drifter
trait-elite = Elite
trait-firearm = Firearm
trait-fortune = Fortune
trait-ghoul = Ghoul
trait-hazard = Hazard
trait-hex = Hex
trait-humanoid = Humanoid
trait-illicit = Illicit
trait-innate = Innate
trait-insight = Insight
trait-item = Item
trait-madness = Madness
trait-melee = Melee
trait-miskatonic = Miskatonic
trait-monster = Monster
trait-nightgaunt = Nightgaunt
trait-obstacle = Obstacle
trait-omen = Omen
trait-pact = Pact
trait-police = Police
trait-practiced = Practiced
trait-relic = Relic
trait-science = Science
trait-silver-twilight = Silver Twilight
trait-sorcerer = Sorcerer
trait-spell = Spell
trait-spirit = Spirit
trait-supply = Supply
trait-tactic = Tactic
trait-talent = Talent
trait-task = Task
trait-terror = Terror
trait-tome = Tome
trait-tool = Tool
trait-weapon = Weapon
trait-woods = Woods
trait-yithian = Yithian

## Encounter sets

set-the-gathering = The Gathering
set-rats = Rats
set-ghouls = Ghouls
set-striking-fear = Striking Fear
set-ancient-evils = Ancient Evils
set-chilling-cold = Chilling Cold
set-the-midnight-masks = The Midnight Masks
set-nightgaunts = Nightgaunts
set-dark-cult = Dark Cult
set-locked-doors = Locked Doors
set-cult-of-umordhoth = Cult of Umôrdhoth
set-the-devourer-below = The Devourer Below
set-agents-of-yog-sothoth = Agents of Yog-Sothoth
set-agents-of-shub-niggurath = Agents of Shub-Niggurath
set-agents-of-cthulhu = Agents of Cthulhu
set-agents-of-hastur = Agents of Hastur

## Campaign

campaign-night-of-the-zealot = Night of the Zealot
scenario-gathering = The Gathering
scenario-midnight-masks = The Midnight Masks
scenario-devourer-below = The Devourer Below
log-house-standing = Your house still stands.
log-house-burned = Your house has burned to the ground.
log-ghoul-priest-alive = The Ghoul Priest lives.
log-lita-forced-to-find-others = Lita had to look for other helpers.
log-past-midnight = Midnight has passed.
log-ritual-broken = The ritual was broken.
log-umordhoth-repelled = Umôrdhoth was driven back.
log-lita-sacrificed = Lita Chantler was given up to Umôrdhoth.
log-arkham-succumbed = Arkham fell to Umôrdhoth.
log-cultists-interrogated = Cultists who were interrogated
log-cultists-got-away = Cultists who got away
intro-gathering = All autumn people have been going missing in Arkham, and what little is known about it lies in heaps on your desk. Tonight the house itself will not keep quiet: scratching under the boards, muttering inside the walls. You look up from the papers, and the study has no door any more.
intro-midnight-masks-1 = Lita Chantler could not stop the ghouls that night, and those who stood in their way did not come back. So she went from door to door until somebody believed her, and you did. You ask her what she knows, and she leaves nothing out.
intro-midnight-masks-2 = Your hands are still shaking when you think over what Lita Chantler said in the parlor. The ghouls did not come to your house by chance; somebody called them up and set them on their way. If she is right, what you have met so far was only the beginning.
intro-midnight-masks-3 = In Arkham there is a circle that worships a thing named Umôrdhoth, and its people wear respectable faces by day. Tonight they are in town; after midnight they will be gone, and whatever they are preparing will begin. Until then you have a few hours to learn who they are and to make them talk.
intro-devourer-below = Everything you found out leads away from the streets, into the old woods outside Arkham. Somewhere under those trees the circle has gathered to open the way for its master. You leave the car where the road ends, and take the path on foot, hoping that you are not too late.
resolution-gathering-none = You were driven from your own rooms, and the house stands behind you, dark and not empty. The one who leads the ghouls is still alive somewhere below. Lita Chantler has come out with you; her fight is not over, and neither is yours.
resolution-gathering-r1 = You strike the match yourself and watch the fire take one window after another. Nothing will climb out of that cellar again, but you will see your home burning for the rest of your life. Lita Chantler stays at your side until the roof falls in, and she does not leave afterwards.
resolution-gathering-r2 = You have bled for this house, and you will not put it to the torch. Lita Chantler hears you out, shakes her head and goes off into the night alone. You remain with a dead creature on your floor and a great deal to think about.
resolution-gathering-r3 = The doors give way, and the ghouls pour through the house from the cellar to the roof. None of those who stayed inside sees the morning; only the house is still standing, and its new master is alive in it. Lita Chantler escapes, and must begin again with whoever is willing to listen.
resolution-midnight-masks-none = One after another you have had to give up the hunt for tonight. What you have learned so far will have to be enough.
resolution-midnight-masks-r1 = You lay the names side by side: those who have spoken, and those who slipped through your fingers. Together the answers point to one place in the woods outside the town. There is still some of the night left, and you mean to use it.
resolution-midnight-masks-r2 = The bells strike twelve, and all over Arkham the masked people vanish at once. You have some names and some answers, but the hours you needed are spent. You set out after them knowing that they are ahead of you.
resolution-devourer-below-none = No one is left in the woods to stop the chant, and it is sung to its end. Umôrdhoth comes, and Arkham is the first thing it finds. Those of you who got away live just long enough to see it.
resolution-devourer-below-r1 = The chant breaks, the light above the stones goes out, and what had begun to come through is gone. You have won, and Arkham will never hear of it. But you felt it looking at you through the gap, and that you will not forget.
resolution-devourer-below-r2 = Nobody would have thought it could be hurt, and yet it draws back, wounded, into the dark it came from. You crawl out from under the hill, broken in body and mind, into a morning that nearly was not. The town sleeps on behind the trees, and it is safe.
resolution-devourer-below-r3 = Lita Chantler goes to the Devourer, and it closes over her and sinks away satisfied. You are alive, and Arkham stands; the price was not yours to pay. None of you will speak of it, and none of you will be free of it.
