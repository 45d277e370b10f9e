# The terminal in English.

## Errors and refusals

no-language = There is no language “{ $wanted }”; there are: { $known }.
no-game = There is no game “{ $wanted }”; there are: { $known }.
name-a-game = Which game? Name one of: { $known }.
no-option = There is no option “{ $wanted }”; there are: { $known }.
no-value = { $option } cannot be “{ $wanted }”; it is one of: { $known }.
no-seat = { $option } is a seat from 1 to { $seats }, not “{ $wanted }”.
no-file = The file { $path } cannot be read: { $why }.
option-without-value = An option is written name=value, not “{ $wanted }”.
bots-no-seat = There is no seat “{ $wanted }”; { $players ->
    [one] this game has only seat 1.
   *[other] the seats are 1 to { $players }.
}
bots-unknown = There is no bot “{ $wanted }”; there are: { $known }.
new-and-resume = Choose one of --new and --resume.
nothing-to-resume = There is no unfinished game to resume.
save-unreadable = The save { $path } cannot be resumed and is left as it is: { $why }
not-saved = The game could not be saved to { $path }: { $why }.
defect = { $what } The report is here: { $path }
no-way-on = No choice leads on from here; the game is saved as it is.

## Before the game

ask-players = How many players ({ $least } to { $most })? [{ $default }]
not-players = “{ $line }” is not a number of players from { $least } to { $most }.
nobody = nobody
chance-decides = chance decides
ask-bots = Which seats do bots play (2, or 2=random, or one of: { $known })? [{ nobody }]
ask-open = Does one person lead all of them, with open hands? [no]
ask-choice = Your choice? [{ $default }]
not-choice = “{ $line }” is not a number from 1 to { $count }.
seat-number = seat { $number }
setting-seat = a seat, counted from 1 ({ $default } unless you say otherwise)
setting-value = { $value }  { $label }
setting-value-usual = { $value }  { $label } (unless you say otherwise)
ask-several = { $count ->
    [one] One number, such as 2? [{ chance-decides }]
   *[other] Up to { $count } numbers, seat by seat, such as 2 5? [{ chance-decides }]
}
not-several = “{ $line }” is not a list of at most { $count } different numbers from 1 to { $values }.
offer-resume = There is an unfinished game of { $when } ({ $choices ->
    [one] 1 decision
   *[other] { $choices } decisions
}, seed { $seed }). Go on with it? [yes]
resume-forgotten = This game was saved by another version of the program. It goes on where it was, but { $count ->
    [one] its first decision
   *[other] its first { $count } decisions
} can no longer be taken back or watched again.
words-yes = y yes
words-no = n no
not-yes-or-no = “{ $line }” is neither yes nor no.
no-seed = A seed is a number or a word without line breaks and tabs.
seed-is = Seed { $seed }

## At the prompt

ask-number = Choose 1–{ $count } (h lists the keys):
ask-number-or = Choose 1–{ $count }, Enter: { $option } (h lists the keys):
not-understood = “{ $line }” is neither a number from 1 to { $count } nor a key; h lists the keys.
ask-board = Enter shows the board:
board-key = b shows the whole board
chosen = → { $option }
pass-to = Pass to { $name } (seat { $seat }), press Enter.
nothing-to-pass = There is nothing to pass on here.
nothing-to-undo = There is nothing to take back.
nothing-named = Nothing here is called “{ $words }”.
no-rule = No rule of its own stands behind this question.
saved = Saved: { $path }
left = Saved: { $path }. Go on with: miskatonic play { $game } --resume
log-goes-on = { $cause }, continued
log-earlier = { $count ->
    [one] … 1 earlier line (g shows all)
   *[other] … { $count } earlier lines (g shows all)
}
help-number = choose an option by its number, or by its key such as move:3
help-enter = take the option the prompt names; where it names none, show the table again
help-pass = the same, again and again until something else is asked
help-undo = take back the last decision and what bots did since
help-rule = the rule behind the question
help-board = show the board again
help-log = everything that has happened
help-language = next language, or l en, l ru, l uk
help-save = save now (it is also saved after every decision)
help-leave = save and leave
help-help = this list

## The end

ask-after = Enter leaves, u takes the last decision back:
not-understood-after = Only Enter and u do something here.
ending-won = { $rounds ->
    [one] Won after 1 round.
   *[other] Won after { $rounds } rounds.
}
ending-lost = { $rounds ->
    [one] Lost after 1 round.
   *[other] Lost after { $rounds } rounds.
}
ending-over = { $rounds ->
    [one] Over after 1 round.
   *[other] Over after { $rounds } rounds.
}
ending-winners = The winners: { $sides }.
ending-no-winners = Nobody has won.
ending-turning-points = Turning points:
ending-turning-point = { $round ->
    [0] Before the first round: { $what }
   *[other] Round { $round }: { $what }
}
ending-seed = Seed { $seed }
ending-replay = Watch it again: miskatonic replay { $path }

## Replay

replay-forgotten = { $count ->
    [one] The first decision was
   *[other] The first { $count } decisions were
} made with another version of the program and cannot be shown.
replay-heading = { $title } · { $players ->
    [one] 1 player
   *[other] { $players } players
} · seed { $seed }
replay-chosen = { $number } · seat { $seat } · { $prompt } → { $option }
replay-unfinished = { $count ->
    [one] The game is not over; it has 1 decision so far.
   *[other] The game is not over; it has { $count } decisions so far.
}
replay-failed = A rule failed when seat { $seat } chose { $key }: { $what }
ask-replay = { $place } of { $count } (Enter or n next, p back, a number jumps, q leaves):
not-replay = “{ $line }” is not n, p, q or a number from 0 to { $count }.

## Rules

rules-none = No rule contains “{ $words }”.
rules-topics = { $count ->
    [one] 1 rule
   *[other] { $count } rules
}, by topic
rule-note = Note: { $note }

## Words between things

nothing = nothing
dotted = { $first } · { $second }
counted = { $count ->
    [1] { $name }
   *[other] { $name } ×{ $count }
}

## Tests with dice, and what can be looked up

test = { $who } tests { $skill } with { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
test-needs = success on { $at_least ->
    [6] 6
   *[other] { $at_least }–6
}
test-doubled = from { $doubled } on a die counts as two
test-part = { $dice } { $name }
test-successes = { $count ->
    [0] no successes
    [one] 1 success
   *[other] { $count } successes
}
told-test = { $told } { $dice }
fact-sign = { $sign }
fact-number = { $name } { $n }

## The team, and the game told afterwards

team-bot = bot
team-you = you
story-round = { $round }. { $happened }
story-spawned = { $count } appeared

## Commands

about-miskatonic = Lovecraftian board games, played by their real rules. Without a command the table opens in the browser.
command-serve = Serve the table in the browser.
command-play = Play a game at this terminal.
command-replay = Watch a saved game or the report of a defect, decision by decision.
command-rules = Look a rule up, or list the topics of the rulebook.
command-decks = Build, check, read and write decks.
command-simulate = Let bots play many games and tell how they went.
command-fuzz = Play random games in search of defects.
command-bench = Measure the speed of the engine.
command-content = Check content files.
usage = miskatonic { $rest }
usage-command = [--load PACKAGE] COMMAND
usage-serve = serve [OPTIONS]
usage-play = play [OPTIONS] [GAME]
usage-replay = replay [OPTIONS] FILE
usage-rules = rules [OPTIONS] GAME [WORDS]
usage-fuzz = fuzz [OPTIONS] [GAME]
usage-decks = decks [OPTIONS] GAME [TOOL] [WHAT]
flag-help = Show this text and leave.
flag-version = Show the version and leave.
heading-commands = Commands
heading-parameters = Options
heading-arguments = Arguments
param-game = The game.
param-game-or-ask = The game; you are asked when it is not given.
param-players = How many players; the fewest the game is for when not given.
param-bots = Seats played by bots, such as 2,3 or 2=random,3=greedy; a bot’s name alone takes all seats but the first.
param-open-hands = One person leads all seats that bots do not play, with open hands.
param-plain = Show the game as plain lists, without its board.
param-load = Register the game of a Python package from elsewhere, which holds it as GAME; may be repeated.
param-settings = List the settings of the game and their values, and leave.
param-setting = Any setting of the game, such as --difficulty; --settings lists them.
param-option = A setting as name=value; may be repeated.
param-seed = The seed of all chance; random when not given.
param-lang = The language: en, ru or uk; the environment’s when not given.
param-new = Start a new game and do not offer to resume one.
param-resume = Resume the newest unfinished game.
param-file = A saved game or the report of a defect.
param-seat = Watch as this seat saw it, counted from 1; as a spectator when not given.
param-words = Words to search for, or the id of a rule; without them the topics are listed.
param-tool = The tool, such as check, export, starter or cards; without it the tools are listed.
param-tool-what = A deck file (“-” for the input), or an investigator by name or code, as the tool asks.
param-core-sets = From how many core sets the deck is built: 1 or 2.
param-standalone = For standalone mode: cards of every level, at most 49 experience.
param-kind = Which deck to begin with: starter, alternative or empty.
param-form = How the deck is written: json or text.
param-answer-json = Print the answer as JSON.
unknown-command = There is no command “{ $wanted }”; there are: { $known }.
no-such-package = There is no Python package “{ $package }” to load a game from.
no-game-in-package = The Python package “{ $package }” holds no game: it has no GAME.
unknown-option = There is no option “{ $wanted }”; --help lists them.
too-many-words = “{ $wanted }” is one word too many; --help tells what is expected.
missing-words = { $wanted } is missing; --help tells what is expected.
missing-value = { $wanted } needs a value; --help tells what is expected.
wrong-words = “{ $given }” does not suit { $wanted }; --help tells what is expected.
not-installed = The command “{ $wanted }” is not part of this installation.
other-mistake = { $what }

server-not-installed = The table in the browser needs the packages of the server: pip install "{ $package }".
served-at = The table is at { $address } (Ctrl+C ends the server).
param-host = The address to listen on; 0.0.0.0 lets other machines in.
param-port = The port; 0 takes a free one.
param-data = A folder for the games, or the address of a PostgreSQL database.
param-open = Open the page in a browser.
param-origin = Another address of the pages, such as https://example.org behind a proxy; can be repeated.
param-forwarded-from = The address of a proxy whose X-Forwarded headers are believed.
param-rate = How many requests a second one address may make; its other rates grow and shrink with it.
param-connections = How many connections one address may have.
param-keep-days = Delete tables that nobody has touched for so many days; without it none is deleted.
param-node-address = Where other servers of the same PostgreSQL database reach this one: HOST:PORT.
param-json-log = Write the log as JSON, one object a line.
bad-port = A port is a number from 0 to { $most }, not { $port }.
bad-origin = An address of the pages is written https://name or https://name:port, not “{ $given }”.
bad-rate = The rate has to be more than zero, not { $rate }.
bad-connections = One address has to be allowed at least one connection, not { $count }.
bad-keep-days = Tables have to be kept for more than zero days, not { $days }.
no-free-port = All ports from { $first } to { $last } are taken: name another one with serve --port.
cannot-listen = The server cannot listen on { $place }: { $reason }.
bad-folder = The folder { $folder } cannot be used: { $reason }.

## Decks

no-workshop = There is no game “{ $wanted }” with decks to build; there are: { $known }.
no-tool = There is no tool “{ $wanted }”; there are: { $known }.
tool-alone = { $tool }
tool-with-file = { $tool } FILE
tool-with-name = { $tool } NAME
tool-about = { $called }: { $about }
tool-wants-file = { $tool } needs a deck file; “-” reads the input.
tool-wants-name = { $tool } needs the name of an investigator.
tool-has-no-option = { $tool } has no option { $option }.
tool-misunderstood = The options do not suit this tool: { $why }
