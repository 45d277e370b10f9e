# The pages around the table, in English.

## Every page

title-home = Miskatonic: horror board games by their real rules
title-new = New table: { $game } · Miskatonic
title-join = A seat for you · Miskatonic
title-rules = Rules: { $game } · Miskatonic
title-decks = Decks · Miskatonic
title-replay = Replay: { $game } · Miskatonic
skip = Skip to the content
to-home = Miskatonic: to the games
choose-language = Language: { $name }
to-night = Night light
to-daylight = Daylight
loading = One moment…
again = Try again
to-games = To the games
unreachable = The server does not answer
unreachable-why = This page tries again by itself; nothing is lost.
trying-in = { $seconds ->
    [0] Trying now…
    [one] Next try in { $seconds } second.
   *[other] Next try in { $seconds } seconds.
}

## The games

game-players = { $least ->
    [1] { $most ->
        [1] 1 player
       *[other] 1 to { $most } players
    }
   *[other] { $most ->
        [0] for several players
       *[other] { $least } to { $most } players
    }
}
fact-players = Players
fact-length = Length

## Home

home-heading = An evening in Arkham
home-lead = Five horror board games, played by their real rules: alone, with bots, or with friends. No account and nothing to install; send a link and sit down.
play-now = Play now
play-now-why = You and a bot, everything as usual: the game begins at once.
opening = Laying the table…
new-table = New table…
rules-of = Rules
rules-of-game = Rules of { $game }
decks-of = Decks
decks-of-game = Decks for { $game }
decks-none = There is no workshop for this game.
games-open = On the table
games-coming = Still in the archive
games-coming-why = These are being written. They appear here when their rules are complete, not before.
coming = Coming

## My games

my-games = Your games
my-games-none = A game you begin or join stays here, and you can leave it at any time and come back.
my-finished = Finished
resume = Continue
go-table = To the table
replay-game = Replay
your-move-in = It is your move: { $game }, table { $code }
status-mine = Your move
status-others = The others are deciding
status-gathering = Waiting for players: { $free ->
    [one] { $free } seat is empty
   *[other] { $free } seats are empty
}
status-won = Victory in round { $round }
status-lost = Defeat in round { $round }
status-over = Over
with-players = With { $players }
alone = Alone
name = { $name }
seat-bots = { $count ->
    [one] a bot
   *[other] { $count } bots
}
seat-empty = an empty seat
seat-guest = somebody without a name
table-code = Table { $code }
more-finished = { $count ->
    [one] Show { $count } more
   *[other] Show { $count } more
}

## Join by code

join-heading = Join or watch
join-code = Code or link
join-hint = Six letters and digits, or the whole link you were sent. Where no seat is free, you watch.
join-go = Open
join-looking = Looking…
join-bad-code = A code has six letters and digits, such as K7MQ2X. A link to a table works too.
join-no-table = There is no table { $code }. Perhaps a letter is missing or swapped?

## Who you are

who-heading = What shall we call you?
who-why = The others at the table see this name. You can change it whenever you like.
who-name = Your name
who-save = That’s me
who-later = Not now
who-saved = Good evening, { $name }.
who-you = Your name: { $name }. Change it
who-add = Tell your name

## New table

new-heading = New table
new-lead = Everything below is already set sensibly: change what you like, then open the table.
new-not-built = { $game } is not ready yet.
new-not-built-why = Its rules are still being written, so it cannot be started.
new-no-game = There is no such game here.
section-players = Who plays
section-players-why = Each seat is you, a friend with a link of their own, a bot, or whoever comes first.
section-run = How the table is run
section-readings = Open points of the rules
section-readings-why = The rulebook leaves these open. Each is set to the reading we think is meant.
section-advanced = Advanced
section-changed = { $count ->
    [one] { $count } changed
   *[other] { $count } changed
}
players-count = Number of players
seat-number = Seat { $number }
seat-on-side = Seat { $number }: { $side }
seat-who = Who sits on seat { $number }
kind-mine = You
kind-mine-why = Your seat, in this browser.
kind-human = A friend, by link
kind-human-why = You get a secret link to send.
kind-open = Open to anybody
kind-open-why = Whoever comes to the table first.
kind-bot = Bot: { $agent }
kind-bot-why = { $agent ->
    [greedy] Weighs every option and takes the best it sees.
    [random] Takes anything the rules allow.
   *[other] Plays by itself.
}
agent = { $agent ->
    [greedy] sensible
    [random] at random
   *[other] { $agent }
}
seats-mine-several = You play { $count ->
    [one] { $count } seat
   *[other] { $count } seats
} yourself.
seats-none-mine = Nobody of these is you: you will host and watch.
figure = Investigator
figure-chance = By chance
figure-later = Chosen at the table
figure-choose = Choose
figure-of = Investigator of seat { $number }:
figure-picker = Investigator for seat { $number }
figure-take = Take { $name }
figure-take-chance = Leave it to chance
figure-take-later = Choose at the table
figure-taken = Seat { $number } has this investigator; you would swap.
lead-label = Leads the first round
lead-of = The investigator of seat { $number } leads the first round
lead-place = Investigator { $place } of seat { $number } leads the first round
by-default = usual
run-undo = Undo
run-undo-free = Free
run-undo-free-why = At once while nothing hidden was seen and nobody else acted; otherwise everyone is asked.
run-undo-strict = Strict
run-undo-strict-why = Never past anything that was revealed.
run-talk = Talk
run-talk-rules = As the rules say
run-talk-rules-why = The chat closes while the rules ask for silence.
run-talk-free = Free
run-talk-free-why = The chat is always open.
run-pace = Pace of the bots
run-pace-slow = Slow
run-pace-slow-why = Time to read every step.
run-pace-normal = Normal
run-pace-normal-why = Easy to follow.
run-pace-fast = Fast
run-pace-fast-why = Hardly a pause.
run-open = Open seats
run-open-one = One for each
run-open-one-why = Whoever comes takes one open seat.
run-open-several = Any number
run-open-several-why = Whoever comes may take several open seats.
seed = Seed
seed-hint = A word or a number. The same seed and the same choices give the same game; empty means a new one.
seed-unset = A new game
summary = Your table
summary-open = Open the table
summary-opening = Opening…
summary-links = The links for your friends are on the table.
details = What it brings
setup-refused = The table was not opened

## Join

join-page-heading = A seat is kept for you
join-page-lead = { $game }, table { $code }
join-page-sit = Take the seat
join-page-sitting = Sitting down…
join-page-with = At the table: { $players }
join-page-name-why = So that the others know who came. You can leave it empty.
join-page-own = This seat is yours
join-page-own-why = It is your own link: open it on your other device to play there too.
join-page-return = To the table
join-page-taken = { $who } sits here
join-page-taken-why = If that is you on another device, sit down: both devices then show the same hand. If you are somebody else, ask the host for a link of your own.
join-page-same = That is me: sit down
join-bad-link = This link does not open a seat any more
join-bad-link-why = It may have been renewed, or part of it was lost on the way. Ask whoever sent it for a new one.
join-taken = Somebody already sits there
join-taken-why = You can still watch, or take another seat if one is free.
join-no-table-page = There is no such table
join-no-table-why = The code { $code } is not known here. Check the link, or ask whoever sent it.
join-watch = Watch the table
join-refused = That did not work

## Rules

rules-heading = The rules
rules-search = Search the rules
rules-search-hint = Words in any order
rules-shortcut = Press / to search, Enter for the first hit, ↑ and ↓ from rule to rule.
rules-clear = Clear the search
rules-count = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
rules-found = { $count ->
    [0] No rule has all of these words.
    [one] { $count } rule found.
   *[other] { $count } rules found.
}
rules-found-through = { $count ->
    [one] { $count } rule found by its text in { $language }.
   *[other] { $count } rules found by their text in { $language }.
}
rules-none-why = Try fewer words, or only the beginning of one.
rules-contents = Contents
rules-note = Note
rules-inferred = our reading
rules-inferred-why = The book does not say this outright; it follows from what it says.
rules-outside = from elsewhere
rules-outside-why = Known from the publisher’s answers or the components, not from the book.
rules-link = Link to this rule: { $topic }
rules-copied = Link copied
rules-whole = Open the whole book
language-en = English
language-ru = Russian
language-uk = Ukrainian

## Replay

replay-heading = Replay
replay-moment = Moment { $at } of { $last }
replay-moment-round = Round { $round }, moment { $at } of { $last }
replay-beginning = The beginning
replay-slider = Moment of the game
replay-controls = Playing the replay
replay-play = Play
replay-pause = Pause
replay-first = To the beginning
replay-last = To the end
replay-back = One step back
replay-forward = One step forward
replay-speed = Speed
replay-speed-value = ×{ $speed }
replay-seat = Seen by: { $who }
replay-seat-public = spectators
replay-seat-figures = { $who }
replay-chose = { $who } chose
replay-chose-hidden = The choice is not shown from this point of view.
replay-passed = { $who } passed without being asked
replay-next = Next: { $prompt }
replay-still = The game goes on from here at the table.
replay-log = What happened
replay-round = Round { $round }
replay-rounds = Round by round
replay-share = Share this moment
replay-shared = Link copied
replay-share-by-hand = Copy this link: { $address }
replay-continue = Continue from here…
replay-continue-heading = Continue from this moment
replay-continue-why = A new table is opened that stands exactly here. The old game stays as it is.
replay-continue-open = Open the new table
replay-table = To the table
replay-refused = This replay cannot be shown
replay-refused-why = While a game goes on, only what you yourself may see can be replayed.

## Footer

footer-unofficial = Unofficial, not affiliated with the publishers. No printed text or art; please buy the games you like.
footer-icons = Icons from game-icons.net, CC BY 3.0.
