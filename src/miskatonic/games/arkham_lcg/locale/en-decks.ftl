# Decks: building them, checking them, buying cards, reading and writing files.

deck-card = { $level ->
    [0] { $card }
   *[other] { $card } ({ $level })
}
deck-class-guardian = guardian
deck-class-seeker = seeker
deck-class-rogue = rogue
deck-class-mystic = mystic
deck-class-survivor = survivor
deck-class-neutral = neutral
deck-starter = Starter deck: { $investigator }
deck-alternative = Alternative deck: { $investigator }

## What is wrong with a deck

deck-unknown-investigator = There is no investigator { $code } in the collection.
deck-unknown-card = There is no card { $code } in the collection.
deck-too-few = The deck has { $count } of { $size } cards; { $missing } { $missing ->
    [one] is
   *[other] are
} still missing.
deck-too-many = The deck has { $count } cards instead of { $size }; { $extra } must leave it.
deck-not-a-player-card = { $card }: this is not a player card and does not belong in an investigator deck.
deck-wrong-class = { $card } ({ $of_class }): cards of this class are closed to { $investigator }.
deck-wrong-level = { $card }: { $investigator } may take cards of this class up to level { $highest } only.
deck-signature-of-another = { $card }: this is a signature card of { $owner }; no other deck may hold it.
deck-signature-chosen = { $card }: a signature card is neither chosen nor bought, it comes with its investigator.
deck-weakness-chosen = { $card }: a weakness is neither chosen nor bought, it is added to the finished deck.
deck-story-chosen = { $card }: a story asset is neither chosen nor bought, a scenario grants it.
deck-not-required = { $card }: this is not one of the required cards of { $investigator }.
deck-required-copies = { $card }: a required card must be in the deck exactly once, and there { $count ->
    [0] is none
    [one] is { $count } copy
   *[other] are { $count } copies
}.
deck-not-a-basic-weakness = { $card }: this is not a basic weakness.
deck-not-a-story-asset = { $card }: this is not a story asset.
deck-story-not-earned = { $card }: a story asset may be in the deck only when a scenario has granted it.
deck-title-copies = { $card }: { $count } copies over all levels, but a deck holds at most { $most } of a title.
deck-exceptional-copies = { $card }: { $count } copies, but an exceptional card may be in a deck only once.
deck-collection-copies = { $card }: { $count } { $count ->
    [one] copy is
   *[other] copies are
} needed, and the collection has { $copies } left.
deck-level-zero-only = { $card }: at the start of a campaign only cards of level 0 may be chosen.
deck-experience = The cards of the deck cost { $cost } experience, and only { $allowed } may be spent.
deck-standalone-experience = The cards of the deck cost { $cost } experience; in standalone mode it must be less than { $limit }.
deck-same-investigator = { $investigator }: only one player may choose this investigator.
deck-table-copies = { $card }: the decks at the table need { $count } { $count ->
    [one] copy
   *[other] copies
}, and the collection has { $copies }.

## What is wrong with a purchase

deck-too-expensive = { $card } costs { $price } experience, and there is only { $experience }.
deck-remove-another = { $card }: another card must be removed from the deck for it.
deck-remove-nothing = { $card } is permanent: no card is removed for it.
deck-removed-weakness = { $card }: a weakness may not be removed to make room.
deck-removed-required = { $card }: a required card may not be removed to make room.
deck-removed-story = { $card }: a story asset does not count towards the deck size and makes no room.
deck-removed-permanent = { $card }: a permanent card does not count towards the deck size and makes no room.
deck-not-in-deck = { $card }: there is no such card in the deck.
deck-not-a-higher-version = { $higher } is not a higher version of { $lower }.

## What is wrong with a file

deck-file-too-large = The file is too large for a deck: the limit is { $limit } kilobytes.
deck-file-unreadable = The file is neither a deck in JSON nor a list of cards like “2x Knife”.
deck-file-not-json = The file begins like JSON, but cannot be read as such.
deck-file-not-a-deck = The file is JSON, but not a deck as ArkhamDB writes it.
deck-file-decks = The file has too many decks: up to { $most } are read at once.
deck-file-count = { $card }: the number of copies must be a whole number from 0 to { $most }.
deck-file-without-investigator = The file names no investigator of the core set.
deck-file-outside = Not in the core set: { $cards }{ $more ->
    [0] {""}
    [one] , and { $more } more card
   *[other] , and { $more } more cards
}.
deck-outside-card = { $name }
