# The shell of the web client in English.

just = { $what }
counted = { $name } ×{ $count }
close = Close
keep = Save
copy = Copy link
more = More
try-again = Try again
to-home = To the games
no-such-page = There is no such page.
title-table = { $game } · Miskatonic
title-yours = ● Your decision · { $game }

## Problems

problem-unreachable = The server cannot be reached. Is the network there?
problem-unreadable = The server’s answer could not be understood.
problem-undrawable = This table could not be drawn. That is a fault of the page, not of the game: nothing is lost.
line-lost = The connection is lost. It comes back by itself; nothing is lost.
coming-to-table = Coming to the table…

## Parts of the page

team = Investigators
team-against = Against them
team-short = Team
team-open = Show the investigators
board = Board
tray = Cards
tray-short = Cards
decision = Decision
decision-short = Decide
story-and-talk = Log and talk
story-and-talk-short = Log
skip-to-prompt = To the decision
skip-to-board = To the board
skip-to-told = To the log
sheet-raise = Raise the sheet
sheet-lower = Lower the sheet

## Top bar

round-of = Round { $now } of { $rounds }: { $phase }
round-now = Round { $now }
round-phase = Round { $now }: { $phase }
undo = Undo
undo-step = The last step
undo-action = This whole action
undo-round = This whole round
undo-free = at once
undo-asks = if the others agree
undo-strict = not at this table: something hidden was revealed
taken-back = { $count ->
    [one] One decision was taken back.
   *[other] { $count } decisions were taken back.
}
rules = Rules
primer = How to win and lose
primer-first = Your first game of this kind: here is what it is about. You find it again in the menu at the top.
primer-goal = The goal
primer-wins = You win
primer-losses = You lose
primer-round = A round
primer-close = To the table
language = Language
language-now = Language: { $now }
settings = Settings
full-screen = Full screen
keys = Keys
seed-was-named = Somebody may know what is to come: the host named the seed of this game, or it goes on from another that is over.
seats-and-links = Seats and links
eyes-of = Look through the eyes of: { $who }
everybody = Everybody

## Two sides at one screen

hand-over = Pass the screen to { $who-the }
hand-over-why = What only one side may know stays covered until then.
hand-over-taken = I am { $who-the }
hand-over-instead = Pass it to { $who-the } instead

## People

seat-number = Seat { $number }
    .the = seat { $number }
person-you = you
person-named = { $name }
person-devices = { $name } (in { $count } browsers)
person-bot = bot
person-bot-for-you = bot, for you
person-stand-in = bot, for { $name }
person-open = open to anybody
person-unnamed = somebody without a name
person-expected = not here yet
person-nobody = nobody
away-since = away since { $time }
gone-since = away since { $time }, no longer waited for
away-hint = When somebody has been away for a minute, a bot can play for them, and they are not asked any more whether to go back.
leads = Lead investigator
may-talk = may talk
decides = decides
belongings = Belongings
gauge-health = Health: { $now } of { $most }
gauge-sanity = Sanity: { $now } of { $most }
seat-menu = Seat of { $who }
seat-look = Look through these eyes
seat-sit = Sit here
seat-bot = Let a bot play
seat-back = Take the seat back
seat-human = Give it to a person
seat-open = Open to anybody
seat-block = Block whoever sits here
blocked = { $count ->
    [one] One visitor is blocked at this table.
   *[other] { $count } visitors are blocked at this table.
}
unblock = Let them in again
seat-link = Link to this seat
seat-link-of = Link to sit down as { $who }
seat-link-own = Your own link, for your other device
seat-link-free = Link for whoever shall sit here
seat-taken = { $who } sits here. A new link takes the seat away.
seat-renew = New link
link-renewed = There is a new link; the old one no longer works.
link-copied = The link is copied.
link-not-copied = The browser does not let the link be copied; mark it and copy it yourself.
share-with = Share with…
watch-link = Link to watch
watch-link-hint = Whoever has it, or the code { $code }, sees what everybody may see. { $count ->
    [0] Nobody is watching now.
    [one] One person is watching now.
   *[other] { $count } people are watching now.
}
pace = How fast bots play
pace-slow = Slowly
pace-normal = Steadily
pace-fast = Fast
stopped = This game cannot go on here
stopped-why = It was played by the rules of another version of Miskatonic, which this server does not have. What these rules understand of it can still be watched.
gathering = { $count ->
    [0] Everybody is here
    [one] Waiting for one player
   *[other] Waiting for { $count } players
}
gathering-guest = The host begins as soon as everybody is here.
table-code = Code of the table
begin = Begin
begin-hint = Who is not here yet can sit down later; until then a bot plays for them.

## Decisions

hint-close = Understood
your-decision = Your decision
decides-for = You decide for: { $who }
options = { $count ->
    [one] One option
   *[other] { $count } options
}
# The forms of an option in a list: what is done, as a heading, and what is left to say under it.
option-group = { $option-group }
option-short = { $option-short }
not-now = Not possible now: { $count }
option-percent = { $count }%
option-chance = { $count }% chance
live-question = Your decision. { $question }
which-of-these = Which of these?
together = Asked at the same time:
together-answered = { $who }: has answered
together-decides = { $who }: still deciding
rule-behind = The rule behind this
rule-link = Rule: { $rule }
others-decide = { $count ->
    [one] Somebody else decides
   *[other] Others decide
}
things-happen = Things take their course
you-watch = You are watching. What is hidden from everybody is hidden from you.
you-need-not = Nothing is asked of you now. Look around: point at anything or tap it to learn what it is.
watching = Watching
following = { $count ->
    [one] One more thing happened.
   *[other] { $count } more things happened.
}
skip-ahead = Skip ahead
why-not = Why not: { $reason }
point-here = Point at this
stops = When you are asked
stops-for = When you are asked: { $who }
stops-hint = Where it is switched off, you pass without being asked, and take the order shown.
stops-once = Ask me at the next opportunity
stops-usual = As the game suggests
stops-passed = Since your last decision { $count ->
    [one] one question was settled without asking you.
   *[other] { $count } questions were settled without asking you.
}

## Going back

vote-step = { $who } would like to take back the last step.
vote-action = { $who } would like to take back the whole action.
vote-round = { $who } would like to take back the whole round.
vote-waits = Yet to answer: { $others }.
vote-agree = Agree
vote-refuse = Refuse

## Log and talk

log = Log
log-empty = Nothing has happened yet.
log-to-end = To the newest
recap = What happened since your last turn
recap-offer = { $count ->
    [one] One thing happened since your last turn
   *[other] { $count } things happened since your last turn
}
recap-none = Nothing has happened since your last turn.
recap-at = { $at } of { $count }
recap-back = Back
recap-on = Next
recap-done = To the decision
chat = Talk
chat-empty = Nobody has said anything yet.
chat-write = Say something
chat-send = Say it
silent-watching = Only those who sit at the table talk.
silent-gathering = Talk begins with the game.
silent-rules = By the rules you may not talk now. Who may is marked among the investigators; the others think on their own.

## The end

game-over = The game is over
ending-won = Victory
ending-lost = Defeat
ending-over = The end
ending-winners = The winners: { $sides }
ending-no-winners = Nobody has won
ending-reason = The game has ended: { $reason }.
ending-rounds = { $count ->
    [one] after one round
   *[other] after { $count } rounds
}
turning-points = Turning points
turning-point-round = Round { $round }
turning-point-watch = Watch
seed = Seed
ending-replay = Watch it again
ending-again = Play again
ending-next = To the new table
ending-next-watch = Watch the next game
ending-other = Another game
next-table-ready = The next game with the same settings is ready: your seat waits at a new table.
ending-board = Look at the board

## Reports

report = Report a problem
report-what = What went wrong?
report-hint = The report holds the set-up, the decisions and the last events of this game, so that it can be looked into. It would show what is hidden, so the server keeps it until the game is over. You get a number by which you can ask for it.
report-make = Make the report
report-ready = Report { $number } is ready.
report-later = The server keeps your report under the number { $number }. It can be fetched here when the game is over.
report-earlier = Reported before
report-number = Report { $number }
report-fetch = Fetch the file

## Settings

your-name = Your name
your-name-hint = What the others see.
name-kept = The name is saved.
light = Light
light-system = As the device
light-night = Night
light-day = Daylight
text-size = Size of text
percent = { $count } %
motion = Movement
motion-hint = How quickly is shown what others do.
motion-none = None
motion-fast = Fast
motion-normal = Normal
motion-slow = Slow
highlights = Key moments
highlights-hint = Results pass by themselves; cards and pages wait for you. Answering skips ahead.
highlights-none = Off
highlights-fast = Fast
highlights-normal = Normal
highlights-slow = Slow
highlights-click = By click
highlight = Key moment
highlight-pass = Continue
highlight-pass-all = Skip all
highlight-more = { $count } more
newcomer = Explain to newcomers
newcomer-hint = How one wins at a first game, and what questions are about until you have answered them twice. Turned on again, it begins anew.
sounds = Sounds
sounds-hint = A few quiet notes when something happens.
notices = Notifications
notices-hint = When it is your decision and you are looking elsewhere.
cover = Cover the screen between two sides
cover-hint = Where people of several sides play at one screen, it is passed on covered. Whoever plays all of them alone can do without.
notices-refused = The browser does not allow notifications from this page.

## Keys

key-choose = choose the option with this number
key-walk = walk through the options; on the board, from place to place
key-take = take what has the focus
key-highlight = on with what is shown large, before anything else
key-tab = from part to part
key-explain = what is this? (also: rest the pointer on it, press long, or the right button)
key-point = point at this for the others (also: Alt and a click)
key-recap = what happened since your last turn
key-undo = undo
key-stops = when you are asked
key-eyes = look through the eyes of your next seat
key-skip = skip ahead
key-rules = rules
key-primer = how to win and lose
key-chat = talk
key-log = log
key-screen = full screen
key-close = close what is open
key-help = this list

## A board that is a map

zoom = Map view
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Whole map
choices-here = { $choices }
choice-here = { $key }: { $option }

## The plain face

face-board = Show the board
face-plain = Show as plain lists
plain-board-broken = The board could not be shown; here is everything that lies on the table. Load the page again to try the board once more.
plain-nothing = Nothing lies on the table.
plain-nothing-own = Nothing here is yours alone.
plain-choosable = { $count ->
    [one] one to choose from
   *[other] { $count } to choose from
}
plain-pointed = { $who } points here

## An encounter played as a scene

encounter-passed = Passed.
encounter-failed = Failed.
encounter-nothing = Nothing comes of it.
encounter-fold = Show only its title
encounter-unfold = Show it whole
encounter-whole = Read it whole
encounter-shorten = Shorten it

## A test with dice

test-chance = { $percent }%
test-successes = { $count ->
    [0] no successes
    [one] { $count } success
   *[other] { $count } successes
}
test-parts = Where the dice come from
test-pool = dice
test-rule = { $least ->
    [6] Only a 6 is a success.
   *[other] A die of { $least } or more is a success.
}
test-rule-doubled = A die of { $least } or more is a success; a 6 counts twice.
die-success = { $face }, a success
die-failure = { $face }, no success
