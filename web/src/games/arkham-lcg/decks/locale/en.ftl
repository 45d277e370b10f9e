# The workshop for decks in English.

## The shelf

shelf-heading = Decks
shelf-lead = Build a deck for an investigator, with the rules looking over your shoulder. It stays in this browser, and you can take it to any table.
import = Import a deck
to-table = New table
back-to-table = Back to the table
seat-waits = Seat { $number } waits for a deck: open one or begin a new one.
kept-heading = Your decks
kept-none = Nothing here yet. Begin with one of the investigators below, or import a deck from ArkhamDB.
nameless = { $who }: a deck without a name
folder-legal = { $count } cards, legal
folder-acts = What to do with “{ $name }”
changed = Changed on { $when }
rename = Rename
rename-done = Save
rename-cancel = Leave the name as it is
duplicate = Duplicate
copy-of = { $name } (copy)
delete = Delete
deleted = “{ $name }” has been deleted.
restore = Undo
not-kept = This browser keeps nothing: export the deck before you leave the page.
imported = { $count ->
    [one] { $count } deck is on the shelf now.
   *[other] { $count } decks are on the shelf now.
}

## A new deck

new-heading = A new deck
new-why = Begin with a ready-made deck and change it, or with an empty one.
new-name = { $investigator }
begin-starter = Starter deck
begin-alternative = The other deck
begin-empty = Empty
begin-starter-for = { $who }: starter deck
begin-alternative-for = { $who }: the other deck
begin-empty-for = { $who }: empty deck

## The bench

builder-heading = The deck of { $who }
to-shelf = All decks
deck-name = Name of the deck
undo = Undo
export = Export
take-to-table = Play with this deck
take-to-seat = Take it to seat { $number }
take-short = Play
take-short-seat = Take it
kept = Every change is kept in this browser at once.
terms-mode = Built for
terms-campaign = A campaign
terms-standalone = One scenario
terms-sets = Core sets
terms-of-table = As the table wants it: { $mode ->
    [campaign] for a campaign
   *[alone] for one scenario
}, from { $sets ->
    [one] one core set
   *[other] two core sets
}.
cards-label = Cards to choose from
sheet-label = The deck
sides = What is shown
side-cards = Cards
side-deck = Deck { $count }/{ $size }
copies-now = { $card }: { $count ->
    [0] not in the deck
    [one] { $count } copy in the deck
   *[other] { $count } copies in the deck
}
card-copies = { $count } of { $most } in the deck
more = One more: { $card }
less = One less: { $card }

## Which cards

filter-words = Search the cards
filter-words-hint = Name, trait or text
filter-words-clear = Clear the words
filter-cost = Cost
filter-level = Level
filter-any-cost = any
filter-any-level = any
filter-mine = In the deck
filter-clear = Show all cards
cost-and-more = { $cost }+
found = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
keys = Arrows move, + and − change the copies, Enter reads the card, / searches.
group-count = { $count }
cards-none = No card is like that.

## The deck

verdict = What the rules say
of-size = of { $size }
legal = The deck is legal
wrong = { $count ->
    [one] Something is wrong:
   *[other] { $count } things are wrong:
}
checking = Looking at it…
check-away = The server does not answer; the deck is kept and will be looked at again.
experience = { $count } experience in its cards
mend-required = Put it right
mend-less = Take one out
deck-empty = No cards chosen yet.
deck-others = Does not belong here, { $count }
deck-fixed = Always in it
random-weakness = { $count ->
    [one] Random basic weakness
   *[other] Random basic weaknesses
}
random-weakness-why = drawn when the game begins
curve = Cost
curve-said = Cards by cost: { $bars }.
curve-bar = { $count ->
    [one] { $count } card
   *[other] { $count } cards
} for { $cost }{ $more ->
    [yes] {" "}or more
   *[no] {""}
}
icons = Icons to commit

## Import and export

import-heading = Import a deck
import-why = A deck of ArkhamDB in JSON or as text: paste it, open its file, or drop the file here.
import-paste = The deck
import-example = 2x Knife
import-open = Open a file
import-read = Put it on the shelf
import-without = Import it without these cards
export-heading = Export the deck
export-form = As
export-text = Text
export-json = JSON
export-text-why = A list with English names, to read, to print, or to import at ArkhamDB.
export-json-why = As ArkhamDB itself gives a deck, for this page and for other programs.
export-content = The deck as a file
export-copy = Copy
export-download = Download { $name }
export-copied = The deck has been copied.
export-not-copied = It could not be copied: mark the text and copy it by hand.

## At a table that is being set up

setup-own = Your decks
setup-own-which = Which of your decks
setup-own-choose = Choose a deck…
setup-build = Build or change a deck
setup-build-first = Build a deck
setup-fine = { $who }: { $count } cards, legal at this table.
