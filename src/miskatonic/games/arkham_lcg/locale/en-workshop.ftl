# The workshop for decks: what its tools are for, and what they tell at a terminal.

workshop-about-investigators = The investigators, and what their decks are made of.
workshop-about-cards = The cards an investigator may choose, with the number of copies.
workshop-about-starter = A deck to begin with: starter, alternative or empty.
workshop-about-check = Whether a deck is legal, and everything that is wrong with it.
workshop-about-export = A deck as ArkhamDB reads it: in JSON or as text.

workshop-investigator = { $investigator } ({ $code }): { $size } cards of { $classes }
workshop-class = { $of_class } { $lowest }–{ $highest }
workshop-card = { $copies }× { $card }, { $of_class }
workshop-name = { $name }
workshop-nameless = A deck without a name
workshop-deck = { $name } · { $investigator } · { $count } of { $size } cards
workshop-experience = { $count } experience in its cards
workshop-weaknesses = { $count ->
    [one] { $count } random basic weakness is added when the game begins.
   *[other] { $count } random basic weaknesses are added when the game begins.
}
workshop-legal = This deck is legal.

# Setting up a table with decks.
setup-deck-of-another = This deck is for { $owner }, not for { $investigator }.
setup-nobody-plays = Somebody has to play.
setup-same-twice = The same investigator cannot be taken twice.
setup-too-many-investigators = { $seats ->
    [one] There is { $seats } seat
   *[other] There are { $seats } seats
}, but { $count } investigators.
setup-too-many-decks = { $seats ->
    [one] There is { $seats } seat
   *[other] There are { $seats } seats
}, but { $count } decks.
