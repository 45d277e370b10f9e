# Mansions of Madness in English: how cards tell what they do, and a line of atmosphere for some.

## How abilities are told

line-nothing-of-interest = There is nothing here. Discard this card.
line-weapon-sharp = Sharp melee weapon: damage { $damage }.
line-weapon-blunt = Blunt melee weapon: damage { $damage }.
line-weapon-ranged = Ranged weapon: damage { $damage }, range { $range }.
line-weapon-bare = Weapon: damage { $damage }.
line-opens-lock = Opens the Lock { $card }.
line-opens-obstacle = Opens the Obstacle { $card }.
line-gives-item = You start with { $card }.
line-gives-spell = You start with the spell { $card }.
line-turned = When it is turned up: { DECAPITALIZE($then-clause) }
line-hopeless = Investigators cannot enter.
line-free = The way is free: discard this card and enter.
line-key-lock = To enter, you must have { $card }.
line-key-obstacle = To explore on, you must have { $card }.
line-puzzle-wiring-lock = To enter, solve a wiring puzzle.
line-puzzle-wiring-obstacle = To explore on, solve a wiring puzzle.
line-puzzle-lock-lock = To enter, solve a lock puzzle.
line-puzzle-lock-obstacle = To explore on, solve a lock puzzle.
line-puzzle-rune-lock = To enter, solve a rune puzzle.
line-puzzle-rune-obstacle = To explore on, solve a rune puzzle.
line-test-lock = To enter: { DECAPITALIZE($test) }
line-test-obstacle = To explore on: { DECAPITALIZE($test) }
line-not-met = On a failure: { DECAPITALIZE($then-clause) }
line-met = Afterwards: { DECAPITALIZE($then-clause) }
line-half = { $half }: { DECAPITALIZE($then-clause) }
line-spell-investigator = Action: choose an investigator in your room, perhaps yourself.
line-spell-monster = Action: choose a monster in your line of sight within range { $range }.
line-spell-monster-attack = Attack: choose a monster in your line of sight within range { $range }.
line-spell-test = Test { $skill }{ $mod ->
    [0] {""}
    [1] {" "}(+1)
    [2] {" "}(+2)
    [3] {" "}(+3)
    [4] {" "}(+4)
    [-1] {" "}(−1)
    [-2] {" "}(−2)
    [-3] {" "}(−3)
    [-4] {" "}(−4)
   *[other] {" "}({ $mod })
} and turn this card over.
line-threshold-injury = Only at health { $n } or less.
line-threshold-insanity = Only at sanity { $n ->
    [0] 0
   *[other] { $n } or less
}.
line-several = Only with several investigators.
line-rooms = Only in: { $rooms }.
rooms-or = { $first } or { $last }
rooms-comma = { $first }, { $rest }
line-when = Only if { $when }.
line-when-keeper = Only if { $when }.
line-face-down = Played face down; only its investigator and the keeper know it.
line-once-a-turn = Once per turn.
line-lowers = Your { $skill } is lower by { $n }, but not below 1.
line-ignores-darkness = You ignore darkness.
line-sees-all-dark = You explore every room as if it were dark.
line-quick-explorer = Exploring a dark room costs you no Move.
line-carries-equipment = You carry at most { $n } equipment card.
line-carries-weapon = You carry at most { $n } weapon.
line-bonus = { $n ->
    [1] +1
    [2] +2
    [3] +3
    [4] +4
    [-1] −1
    [-2] −2
    [-3] −3
    [-4] −4
   *[other] { $n }
} { $tests }.
tests-any = in any test
tests-of = in { $skill } tests
tests-combat = in tests during combat
tests-combat-of = in { $skill } tests during combat
tests-horror-check = in horror checks
tests-evade = in evade checks
tests-when = { $tests }, if { $when }
skill-or = { $first } and { $last }
    .Nom = { $first-Nom } and { $last-Nom }
line-action = Action: { DECAPITALIZE($then-clause) }
line-no-action = In your turn, without an Action: { DECAPITALIZE($then-clause) }
line-priced = you must { $cost }; then { DECAPITALIZE($then-clause) }
line-only-if = if { $when }, { DECAPITALIZE($then-clause) }
line-may = you may { $then-do }.
line-pay-to-discard = you may { $cost } to discard this card.
line-at-before-evade = Before an evade check: { DECAPITALIZE($then-clause) }
line-at-evade = At an evade check: { DECAPITALIZE($then-clause) }
line-at-horror-check = At a horror check: { DECAPITALIZE($then-clause) }
line-at-clue-found = When you find a clue: { DECAPITALIZE($then-clause) }
line-at-damaged = After you take damage: { DECAPITALIZE($then-clause) }
line-at-horrified = After you take horror: { DECAPITALIZE($then-clause) }
line-at-killed-monster = When you kill a monster: { DECAPITALIZE($then-clause) }
line-at-moved-twice = If you move more than once in a turn: { DECAPITALIZE($then-clause) }
line-at-turn-end = At the end of your turn: { DECAPITALIZE($then-clause) }
line-at-turn-start = At the start of your turn: { DECAPITALIZE($then-clause) }
line-at-gained = When you gain this card: { DECAPITALIZE($then-clause) }
line-once-a-game = Once per game. { $line }
line-once-a-round = Once per round. { $line }
line-discarded = { $line } Then discard this card.

## Rooms that Mythos cards name, by parts of their names

room-part-hallway = Hallway
room-part-stairs = Stairs
room-part-storage = Storage
room-part-laboratory = Laboratory
room-part-operating-room = Operating Room
room-part-freezer = Freezer
room-part-attic = Attic
room-part-tower = Tower
room-part-bedroom = Bedroom
room-part-library = Library
room-part-gallery = Gallery
room-part-cave = Cave
room-part-crypt = Crypt
room-part-chasm = Chasm
room-part-cellar = Cellar
room-part-basement = Basement
room-part-passage = Passage
room-part-front-path = Front Path
room-part-front-yard = Front Yard
room-part-garden = Garden
room-part-graveyard = Graveyard
room-part-backyard = Backyard
room-part-patio = Patio
room-part-yard = Yard
room-part-path = Path
room-part-nursery = Nursery
room-part-study = Study
room-part-secret-passage = Secret Passage

## A line of atmosphere

story-line-cold-draught = Every door is shut, and still the candle leans away from you.
story-line-scratching-in-the-walls = It stops whenever you hold your breath. It is listening too.
story-line-lights-out = One lamp after another, as if somebody were walking towards you.
story-line-grasping-tentacles = Something wet closes around your ankle and begins to pull.
story-line-whispered-name = Nobody in this town knows that name. Nobody alive.
story-line-slamming-door = You had put a chair against it.
story-line-wrong-turn = This corridor was shorter an hour ago.
story-line-jammed-leg = The harder you pull, the tighter it holds.
story-line-something-follows = Two steps behind you. Three when you hurry.
story-line-slippery-fingers = Your hands have been shaking since the last room.
story-line-rotten-boards = The carpet was the only thing that held the floor together.
story-line-face-at-the-window = You are too high up for anybody to stand out there.
story-line-falling-shelf = A hundredweight of books, and none of them about this.
story-line-vertigo = Since then the stairs have one step more than you remember.
story-line-footsteps-above = From the window to the bed. From the bed to the door.
story-line-cave-in = The hill has swallowed people before.
story-line-foul-air = The match goes out before you have seen anything.
story-line-tentacles-from-below = What you took for roots lets go of the stone.
story-line-whisper-from-the-deep = It asks you something, again and again, and waits.
story-line-guttering-flame = The dark was here first, and it has not forgotten.
story-line-strange-skies = These are not the stars you grew up under.
story-line-leaping-flames = The wind has turned, or somebody has turned it.
story-line-restless-graves = The earth has been dug up from below.
story-line-choking-smoke = You can no longer tell which wall the door was in.
story-line-clinging-roots = They were on the other side of the path this morning.
story-line-misfire = The barrel is warm, though you have not fired yet.
story-line-ambush = The robe on the hook has feet.
story-line-cracked-haft = It held for forty years, and now it does not.
story-line-cold-sweat = You have forgotten what you came here to do.
story-line-marked-as-prey = The sign is on your sleeve. You did not notice when it was drawn.
story-line-green-eyes = The portrait had its eyes closed.
story-line-childs-laughter = It runs ahead of you, just around the corner.
story-line-familiar-hand = The note is in your own writing. You did not write it.
story-line-riddle-on-the-wall = The answer is a name, and the name is yours.
story-line-door-that-was-not-there = It stands open, and it opens outwards.
story-line-broken-arm = You hear it before you feel it.
story-line-broken-leg = Every step is a bargain now.
story-line-back-injury = You will have to choose what to carry.
story-line-concussion = The room takes a moment to stop turning.
story-line-demoralizing-injury = For a while all you can do is look at the blood.
story-line-hearing-loss = A high, thin tone, and nothing behind it.
story-line-loss-of-vision = There are lamps. They tell you so.
story-line-panic = Your legs have decided without you.
story-line-the-only-way-out = It is so simple that you have to smile.
story-line-false-friend = They have been lying to you since the front door.
story-line-all-alone = You would feel safer if the others stayed away.
story-line-claustrophobia = The walls are breathing in.
story-line-nyctophobia = You know what it looks like when you cannot see it.
story-line-kleptomania = It fits your pocket as if it had been waiting.
story-line-hysteria = You cannot remember when you began to laugh.
story-line-delusion = It all fits together. That is the worst of it.
story-line-catatonia = Somewhere, very far away, somebody says your name.
story-line-command-minion = It lifts its head, as if somebody had called.
story-line-creature-of-night = The hour when they need no orders.
story-line-darkness = The house closes one of its eyes.
story-line-dark-ritual = They sing so softly that only the stones answer.
story-line-evil-presence = The dust does not settle. It gathers.
story-line-maniac-attack = The door was locked from the inside, and so was he.
story-line-pyromaniac = A spark looks for something to love.
story-line-raise-dead = Nobody here has been allowed to rest.
story-line-take-sample = Steady hands, a clean blade, a labelled jar.
story-line-summoning = What comes is always larger than what was given.
story-line-summon-worshippers = They have keys to every house in the county.
story-line-uncontrollable-urges = You watch your own hand reach for it.
story-line-witchcraft = Three knots, a hair and your full name.

## Titles of the halves of Combat cards

combat-humanoid-1-top = A Fist to the Jaw
combat-humanoid-2-top = Head Against the Wall
combat-humanoid-3-top = Its Own Weight
combat-humanoid-4-top = All You Have
combat-humanoid-5-top = A Wild Swing
combat-humanoid-6-top = Across the Knees
combat-humanoid-7-top = To the Hilt
combat-humanoid-8-top = Ringing Skull
combat-humanoid-9-top = Over the Shoulder
combat-humanoid-10-top = Off Balance
combat-humanoid-11-top = Stuck in the Bone
combat-humanoid-12-top = A Clean Blow
combat-humanoid-13-top = No Second Chance
combat-humanoid-14-top = Thrown
combat-humanoid-15-top = Drive It Back
combat-humanoid-16-top = From the Hip
combat-humanoid-17-top = Between the Eyes
combat-humanoid-18-top = A Steady Breath
combat-humanoid-19-top = Shot and Away
combat-humanoid-20-top = Centre of the Chest
combat-humanoid-21-top = A Graze
combat-humanoid-22-top = Too Close for a Gun
combat-humanoid-23-top = The Whole House Hears
combat-humanoid-24-top = Both Barrels
combat-humanoid-25-top = Warning Shot
combat-beast-1-top = Grip and Twist
combat-beast-2-top = Stare It Down
combat-beast-3-top = A Kick in the Ribs
combat-beast-4-top = Hands in Its Jaws
combat-beast-5-top = At the Tendons
combat-beast-6-top = What Comes Out
combat-beast-7-top = A Thick Hide
combat-beast-8-top = On the Snout
combat-beast-9-top = Meet the Leap
combat-beast-10-top = Broken Off Inside
combat-beast-11-top = Read Its Next Move
combat-beast-12-top = Thrown Aside
combat-beast-13-top = Down the Throat
combat-beast-14-top = Shooting Blind
combat-beast-15-top = A Large Target
combat-beast-16-top = Through the Leg
combat-beast-17-top = It Will Not Hold Still
combat-beast-18-top = Where the Angles Meet
combat-beast-19-top = Point-Blank
combat-beast-20-top = The Soft Place
combat-eldritch-1-top = Shove and Run
combat-eldritch-2-top = Fists and Prayers
combat-eldritch-3-top = Whatever Comes to Hand
combat-eldritch-4-top = You Must Touch It
combat-eldritch-5-top = It Bleeds Colours
combat-eldritch-6-top = The Wound Closes
combat-eldritch-7-top = Like Striking Water
combat-eldritch-8-top = Something Gives
combat-eldritch-9-top = Into the Eye
combat-eldritch-10-top = It Keeps Your Weapon
combat-eldritch-11-top = Cut and Pull
combat-eldritch-12-top = Hew and Do Not Look
combat-eldritch-13-top = It Flinches
combat-eldritch-14-top = Lamp Oil
combat-eldritch-15-top = So Many Mouths
combat-eldritch-16-top = It Screams
combat-eldritch-17-top = There Is a Pattern
combat-eldritch-18-top = Swallowed Shot
combat-eldritch-19-top = Close Your Eyes
combat-eldritch-20-top = The Ricochet
combat-humanoid-1-bottom = Its Own Way
combat-humanoid-2-bottom = A Blow to the Temple
combat-humanoid-3-bottom = It Looks Twice
combat-humanoid-4-bottom = Shoulder to the Wood
combat-humanoid-5-bottom = Fingers at Your Throat
combat-humanoid-6-bottom = Down the Steps
combat-humanoid-7-bottom = Again and Again
combat-humanoid-8-bottom = Its Own Way
combat-humanoid-9-bottom = A Face You Knew
combat-humanoid-10-bottom = A Creaking Board
combat-humanoid-11-bottom = Splinters
combat-humanoid-12-bottom = From Behind the Door
combat-humanoid-13-bottom = Wrestling
combat-humanoid-14-bottom = Do Not Breathe
combat-humanoid-15-bottom = Its Own Way
combat-humanoid-16-bottom = Blow for Blow
combat-humanoid-17-bottom = A Blade Through the Door
combat-humanoid-18-bottom = It Shifts
combat-humanoid-19-bottom = Its Own Way
combat-humanoid-20-bottom = It Does Not Stop
combat-humanoid-21-bottom = It Knows This House
combat-humanoid-22-bottom = Its Own Way
combat-humanoid-23-bottom = Hold It Off
combat-humanoid-24-bottom = In the Back
combat-humanoid-25-bottom = Strong Enough
combat-beast-1-bottom = What It Was Made For
combat-beast-2-bottom = Teeth on Steel
combat-beast-3-bottom = Full Weight
combat-beast-4-bottom = Pinned Down
combat-beast-5-bottom = It Takes Your Arm
combat-beast-6-bottom = Claws Through Oak
combat-beast-7-bottom = The Leap
combat-beast-8-bottom = It Sniffs
combat-beast-9-bottom = A Big One
combat-beast-10-bottom = Dragged
combat-beast-11-bottom = It Has Your Scent
combat-beast-12-bottom = What It Was Made For
combat-beast-13-bottom = You See Its Eyes
combat-beast-14-bottom = Hold Your Breath
combat-beast-15-bottom = What It Was Made For
combat-beast-16-bottom = Carried Off
combat-beast-17-bottom = It Circles
combat-beast-18-bottom = What It Was Made For
combat-beast-19-bottom = Under It
combat-beast-20-bottom = The Hinges Give
combat-eldritch-1-bottom = There Is No Word for It
combat-eldritch-2-bottom = It Falls upon You
combat-eldritch-3-bottom = It Drinks the Iron
combat-eldritch-4-bottom = It Fills the Room
combat-eldritch-5-bottom = Flung
combat-eldritch-6-bottom = The Wall Comes Too
combat-eldritch-7-bottom = Coils
combat-eldritch-8-bottom = A Thin Door
combat-eldritch-9-bottom = It Flows Through
combat-eldritch-10-bottom = Kneel
combat-eldritch-11-bottom = It Is Looking Through
combat-eldritch-12-bottom = There Is No Word for It
combat-eldritch-13-bottom = Crushed
combat-eldritch-14-bottom = One of Its Eyes
combat-eldritch-15-bottom = There Is No Word for It
combat-eldritch-16-bottom = A Glancing Limb
combat-eldritch-17-bottom = It Was Never Hidden
combat-eldritch-18-bottom = There Is No Word for It
combat-eldritch-19-bottom = It Opens
combat-eldritch-20-bottom = Nothing Is in Its Way
